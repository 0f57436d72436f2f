//! The ways in which an action can come out: results of chance are tried, those of cards are chosen by what the log needs.

use super::names;
use super::needs::{Needs, faces};
use super::token::Place;
use crate::games::root::law::battle::ROLL_DICE;
use crate::games::root::prelude::*;
use crate::games::root::state::faction::FactionState;
use crate::games::root::words::card::{Card, CardSet};
use crate::games::root::words::item::{Quest, QuestSet};
use crate::games::root::words::party::Party;
use crate::games::root::words::roll::{ROLL_CARD, ROLL_ITEM, ROLL_MARKER, ROLL_QUEST, ROLL_RELIC, ROLL_WORTH};
use crate::kernel::{Chance, Roll, RollKind, Rules};

/// The most ways that are tried of one action.
const MOST: usize = 40;

/// The most draws of one action.
const MOST_DRAWS: usize = 64;

/// An action, taken.
pub struct Outcome {
    pub state: State,
    pub events: Vec<Event>,
    pub rolls: Vec<Roll>,
}

/// What needs chance: nothing if it cannot be done at all.
type Begin<'a> = dyn Fn(&mut dyn Chance) -> Option<(State, Vec<Event>)> + 'a;

/// A card of which a line tells: where it comes to, none for the discard pile, its suit and its name.
pub type Drawn = (Option<Place>, Option<Suit>, String);

/// A state to which results of chance have led, with what was told and all draws: of which kind, from which faces, which one.
type Ran = (State, Vec<Event>, Vec<Draw>);
type Draw = (RollKind, u64, u8);

/// Answers draws by a plan; behind its end the lowest face comes up.
struct Planned<'a> {
    plan: &'a [u8],
    /// The faces of dice that a log tells.
    dice: u64,
    /// The suits of the markers that are laid, in their order, as far as the log tells.
    markers: &'a [Option<Suit>],
    made: Vec<Draw>,
}

impl Chance for Planned<'_> {
    fn draw(&mut self, kind: RollKind, options: u64) -> u8 {
        let is_option = |face: &u8| *face < 64 && options >> *face & 1 == 1;
        let planned = self.plan.get(self.made.len()).copied().filter(is_option);
        let told = match kind {
            ROLL_DICE => self.dice & options,
            ROLL_MARKER => {
                let suit = self.markers.get(self.made.len()).copied().flatten();
                suit.map_or(0, |suit| 0xff << (8 * suit.index()) & options)
            }
            _ => 0,
        };
        let face = planned.unwrap_or(if told != 0 { told } else { options }.trailing_zeros() as u8);
        self.made.push((kind, options, face));
        face
    }
}

/// The knowledge by which results are chosen.
pub struct Chooser<'a> {
    pub needs: &'a Needs,
    /// The turn in the log.
    pub turn: usize,
    /// The dice of the battle that goes on: the attacker's, and the defender's.
    pub dice: Option<(u8, u8)>,
    pub markers: &'a [Option<Suit>],
    /// What the line says of cards that are still to be drawn, or taken at random: where they come, and which they are.
    pub draws: Vec<Drawn>,
}

impl Chooser<'_> {
    /// Finds the ways in which something can come out that needs chance.
    pub fn outcomes(&self, begin: &Begin<'_>) -> Vec<Outcome> {
        let mut outcomes = Vec::new();
        let mut plans: Vec<Vec<u8>> = vec![Vec::new()];
        while let Some(plan) = plans.pop() {
            let Some((state, events, made)) = self.settle(&plan, begin) else { continue };
            for (at, (kind, options, face)) in made.iter().enumerate().skip(plan.len()) {
                let ahead = || made[..at].iter().map(|(.., face)| *face);
                for other in self.others(*kind, *options, *face) {
                    if plans.len() + outcomes.len() < MOST {
                        plans.push(ahead().chain([other]).collect());
                    }
                }
            }
            let rolls = made.into_iter().map(|(kind, _, value)| Roll { kind, value }).collect();
            outcomes.push(Outcome { state, events, rolls });
        }
        outcomes
    }

    /// Takes an action in all the ways in which it can come out.
    pub fn take(&self, state: &State, action: Action) -> Vec<Outcome> {
        self.outcomes(&|mut chance| {
            let (mut state, mut events) = (state.clone(), Vec::new());
            state.step(action, &mut chance, &mut events);
            Some((state, events))
        })
    }

    /// Plays a plan, and chooses cards and quests behind its end one by one.
    fn settle(&self, plan: &[u8], begin: &Begin<'_>) -> Option<Ran> {
        let run = |plan: &[u8]| {
            let mut chance = Planned { plan, dice: self.mask(), markers: self.markers, made: Vec::new() };
            let (state, events) = begin(&mut chance)?;
            Some((state, events, chance.made))
        };
        let mut ran = run(plan)?;
        let mut draws = self.draws.clone();
        let mut at = plan.len();
        while at < ran.2.len().min(MOST_DRAWS) {
            let (kind, options, face) = ran.2[at];
            let better = match kind {
                ROLL_CARD => {
                    // what is drawn behind it is not chosen yet
                    let later = ran.2[at..].iter().filter(|(kind, ..)| *kind == ROLL_CARD);
                    let later: CardSet = later.map(|(.., face)| ran.0.deck_kind.card_at(*face)).collect();
                    self.card(&ran.0, options, face, later, &mut draws)
                }
                ROLL_QUEST => self.quest(&ran.0, options, face),
                _ => face,
            };
            if better != face {
                let plan: Vec<u8> = ran.2[..at].iter().map(|(.., face)| *face).chain([better]).collect();
                ran = run(&plan)?;
            }
            at += 1;
        }
        Some(ran)
    }

    /// The faces of the dice that the log tells, 0 for any.
    fn mask(&self) -> u64 {
        match self.dice {
            Some((one, other)) if one < 4 && other < 4 => 1 << (4 * one + other) | 1 << (4 * other + one),
            _ => 0,
        }
    }

    /// Chooses the card that is drawn: by where the first one that was tried has come to.
    fn card(&self, after: &State, options: u64, face: u8, later: CardSet, draws: &mut Vec<Drawn>) -> u8 {
        let deck = after.deck_kind;
        let options = faces(deck, options);
        let lies = lies(after, deck.card_at(face));
        let place = lies.map(|(place, _)| place);
        let may_be = |(to, suit, name): &Drawn| {
            *to == place && options.iter().any(|(_, kind)| names::is_card(*kind, *suit, name))
        };
        let told = draws.iter().position(may_be).map(|at| draws.remove(at));
        if let Some((_, suit, name)) = told.filter(|(_, suit, name)| suit.is_some() || !name.is_empty()) {
            let named = options.iter().filter(|(_, kind)| names::is_card(*kind, suit, &name));
            if let Some((face, _)) = named.min_by_key(|(_, kind)| self.needs.price(self.turn, *kind)) {
                return *face;
            }
        }
        let kinds: Vec<CardKind> = options.iter().map(|(_, kind)| *kind).collect();
        let held = lies.map_or(Vec::new(), |(_, cards)| (cards - later).iter().map(Card::kind).collect());
        let chosen = self.needs.choose(place, self.turn, &held, &kinds);
        options.iter().find(|(_, kind)| Some(*kind) == chosen).map_or(face, |(face, _)| *face)
    }

    fn quest(&self, after: &State, options: u64, face: u8) -> u8 {
        let open = Quest::ALL.get(usize::from(face)).map_or(after.quests, |quest| after.quests - QuestSet::of(*quest));
        let options: QuestSet = Quest::ALL.into_iter().filter(|quest| options >> quest.index() & 1 == 1).collect();
        self.needs.quest(self.turn, open, options).map_or(face, |quest| quest.index() as u8)
    }

    /// Other results that are worth trying in place of one.
    fn others(&self, kind: RollKind, options: u64, face: u8) -> Vec<u8> {
        // copies of one thing are alike
        let alike = |face: u8| match kind {
            ROLL_ITEM | ROLL_MARKER => face / 8,
            ROLL_RELIC | ROLL_WORTH => face / 4,
            ROLL_DICE => (face / 4).min(face % 4) * 4 + (face / 4).max(face % 4),
            _ => face,
        };
        if kind == ROLL_CARD
            || kind == ROLL_QUEST
            || kind == ROLL_MARKER
            || kind == ROLL_DICE && self.mask() & options != 0
        {
            return Vec::new();
        }
        let mut seen = vec![alike(face)];
        let options = (0..64).filter(|face| options >> face & 1 == 1);
        options
            .filter(|face| {
                let is_new = !seen.contains(&alike(*face));
                seen.push(alike(*face));
                is_new
            })
            .collect()
    }
}

/// The hand or the supporters where a card is, with all that lie there.
fn lies(state: &State, card: Card) -> Option<(Place, CardSet)> {
    state.seats().find_map(|seat| {
        let player = state.player(seat);
        let faction = player.faction?;
        if player.hand.contains(card) {
            return Some((Place::Hand(faction), player.hand));
        }
        match &player.kit {
            FactionState::Alliance(kit) if kit.supporters.contains(card) => {
                Some((Place::Board(Party::Faction(faction)), kit.supporters))
            }
            _ => None,
        }
    })
}
