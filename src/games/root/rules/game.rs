//! Root as a game of this table.

use super::observe::Observation;
use super::setup::{HIRELINGS, LANDMARKS, Setup};
use super::{check, observe, position, refusal, setup};
use crate::games::root::law::battle::ROLL_DICE;
use crate::games::root::law::hiring::CONTROL_FACES;
use crate::games::root::prelude::*;
use crate::games::root::state::preparing::Step;
use crate::games::root::words::card::DECK_SIZE;
use crate::games::root::words::event::Source;
use crate::games::root::words::faction::Character;
use crate::games::root::words::item::{Item, Quest, Relic};
use crate::games::root::words::landmark::Landmark;
use crate::games::root::words::party::Hireling;
use crate::games::root::words::place::{Forest, MAX_FORESTS};
use crate::games::root::words::roll::{
    ROLL_CARD, ROLL_CHARACTER, ROLL_CONTROL, ROLL_DEMOTED, ROLL_FACTION, ROLL_FIRST, ROLL_FOREST, ROLL_HIRELING,
    ROLL_ITEM, ROLL_LANDMARK, ROLL_MARKER, ROLL_MOB, ROLL_QUEST, ROLL_RELIC, ROLL_UPRISING, ROLL_WORTH,
};
use crate::kernel::{
    Arg, Broken, Chance, Decision, Declared, Doc, Extra, Field, Flow, Generator, Illegal, Library, MAX_SEATS, Message,
    NotationError, Options, Parts, PositionErrors, Progress, Roll, Rules, SetupError, Sink, Tally, Viewer, Wish,
};

impl Rules for State {
    type Action = Action;
    type Setup = Setup;
    type Observation = Observation;
    type Event = Event;

    const ID: &'static str = "root";

    const VERSION: u32 = 4;

    fn setup(options: &Options, library: &dyn Library) -> Result<Setup, SetupError> {
        let setup = Setup::read(options, library)?;
        setup.check()?;
        Ok(setup)
    }

    fn new(setup: &Setup, chance: &mut impl Chance, log: &mut impl Sink<Event>) -> Result<Self, SetupError> {
        World::of(chance, log, |world| setup::begin(setup, world))
    }

    fn seats(&self) -> usize {
        self.seat_count()
    }

    fn seat_name(&self, seat: Seat) -> &'static str {
        self.party(seat).id()
    }

    fn asked(&self) -> Option<Seat> {
        self.asked
    }

    fn decision(&self) -> Decision {
        let seat = self.asked.unwrap_or(self.turn);
        self.decide(seat, self.party(seat).label())
    }

    fn at_rest(&self) -> bool {
        self.top().is_none_or(Task::is_main)
    }

    fn legal(&self, out: &mut Vec<Action>) {
        self.list_pending(out);
    }

    fn step(&mut self, action: Action, chance: &mut impl Chance, log: &mut impl Sink<Event>) {
        World::of(chance, log, |world| self.proceed(action, world));
    }

    fn why_not(&self, action: Action) -> Option<Illegal> {
        let mut legal = Vec::new();
        self.legal(&mut legal);
        (!legal.contains(&action)).then(|| refusal::refusal(self, action, &legal))
    }

    fn parts(action: Action) -> Parts {
        action.parts()
    }

    fn parse(text: &str) -> Result<Action, NotationError> {
        Action::parse(text).map(Action::in_order)
    }

    fn roll_text(&self, roll: Roll) -> String {
        let value = usize::from(roll.value);
        match roll.kind {
            ROLL_DICE => format!("dice {} {}", value / 4, value % 4),
            ROLL_CARD if value < DECK_SIZE => format!("card {}", self.deck_kind.card_at(roll.value).kind().id()),
            ROLL_QUEST if value < Quest::COUNT => format!("quest {}", Quest::new(roll.value).id()),
            ROLL_MARKER if value / 8 < Suit::CLEARING.len() => format!("marker {}", Suit::CLEARING[value / 8].id()),
            ROLL_LANDMARK if value < Landmark::COUNT => format!("landmark {}", Landmark::ALL[value].id()),
            ROLL_ITEM if value / 8 < Item::COUNT => format!("item {}", Item::ALL[value / 8].id()),
            ROLL_MOB if value < Suit::CLEARING.len() => format!("mob {}", Suit::CLEARING[value].id()),
            ROLL_UPRISING if value < Suit::CLEARING.len() => format!("uprising {}", Suit::CLEARING[value].id()),
            ROLL_FACTION if value < Faction::COUNT => format!("faction {}", Faction::ALL[value].id()),
            ROLL_CHARACTER if value < Character::ALL.len() => format!("character {}", Character::ALL[value].id()),
            ROLL_FIRST if value < 2 => format!("first {}", Faction::PAWNS[value].id()),
            ROLL_RELIC if value / 4 < Relic::COUNT => format!("relic {}", Relic::ALL[value / 4].id()),
            ROLL_FOREST if value < MAX_FORESTS => format!("forest {}", Forest::new(roll.value).letter()),
            ROLL_HIRELING if value < Hireling::ALL.len() => format!("hireling {}", Hireling::ALL[value].id()),
            ROLL_DEMOTED if value < Hireling::ALL.len() => format!("demoted {}", Hireling::ALL[value].id()),
            ROLL_CONTROL if value < CONTROL_FACES.len() => {
                let (gold, all) = CONTROL_FACES[value];
                format!("control {gold} {all}")
            }
            ROLL_WORTH => format!("worth {}", value / 4 + 1),
            _ => format!("roll {value}"),
        }
    }

    fn parse_roll(&self, text: &str) -> Option<Wish> {
        let mut words = text.split_ascii_whitespace();
        let wish = match (words.next()?, words.next()?, words.next()) {
            ("dice", one, Some(other)) => {
                let die = |word: &str| word.parse::<u32>().ok().filter(|&face| face < 4);
                Wish { kind: ROLL_DICE, faces: 1 << (4 * die(one)? + die(other)?) }
            }
            ("card", id, None) => {
                let copies = CardKind::from_id(id)?.copies() & self.deck_kind.cards();
                Wish { kind: ROLL_CARD, faces: copies.first().map(|_| copies.places())? }
            }
            ("quest", id, None) => Wish { kind: ROLL_QUEST, faces: 1 << Quest::from_id(id)?.index() },
            ("marker", id, None) => Wish { kind: ROLL_MARKER, faces: 0xFF << (8 * suit_place(id)?) },
            ("landmark", id, None) => Wish { kind: ROLL_LANDMARK, faces: 1 << Landmark::from_id(id)?.index() },
            ("mob", id, None) => Wish { kind: ROLL_MOB, faces: 1 << suit_place(id)? },
            ("uprising", id, None) => Wish { kind: ROLL_UPRISING, faces: 1 << suit_place(id)? },
            ("faction", id, None) => Wish { kind: ROLL_FACTION, faces: 1 << Faction::from_id(id)?.index() },
            ("character", id, None) => {
                let place = Character::ALL.iter().position(|character| character.id() == id)?;
                Wish { kind: ROLL_CHARACTER, faces: 1 << place }
            }
            ("first", id, None) => {
                let place = Faction::PAWNS.iter().position(|faction| faction.id() == id)?;
                Wish { kind: ROLL_FIRST, faces: 1 << place }
            }
            ("relic", id, None) => Wish { kind: ROLL_RELIC, faces: 0xF << (4 * Relic::from_id(id)?.index()) },
            ("forest", id, None) => Wish { kind: ROLL_FOREST, faces: 1 << <Forest as Field>::read(id)?.index() },
            ("worth", worth @ ("1" | "2" | "3"), None) => {
                Wish { kind: ROLL_WORTH, faces: 0xF << (4 * (worth.parse::<u32>().ok()? - 1)) }
            }
            ("hireling", id, None) => Wish { kind: ROLL_HIRELING, faces: 1 << hireling_place(id)? },
            ("demoted", id, None) => Wish { kind: ROLL_DEMOTED, faces: 1 << hireling_place(id)? },
            ("control", gold, Some(all)) => {
                let face = (gold.parse().ok()?, all.parse().ok()?);
                let places = CONTROL_FACES.iter().enumerate().filter(|&(_, one)| *one == face);
                let faces = places.fold(0, |faces, (place, _)| faces | 1 << place);
                Some(Wish { kind: ROLL_CONTROL, faces }).filter(|wish| wish.faces != 0)?
            }
            ("item", id, None) => Wish { kind: ROLL_ITEM, faces: 0xFF << (8 * Item::from_id(id)?.index()) },
            _ => return None,
        };
        words.next().is_none().then_some(wish)
    }

    fn observe(&self, viewer: Viewer) -> Observation {
        observe::observation(self, viewer)
    }

    fn determinize(&self, viewer: Seat, rng: &mut Generator) -> Self {
        observe::deal_unknown(self, viewer, rng)
    }

    fn read(doc: &Doc, library: &dyn Library, chance: &mut impl Chance) -> Result<Self, PositionErrors> {
        position::read(doc, library, chance)
    }

    fn read_as(doc: &Doc, viewer: Viewer, library: &dyn Library) -> Result<Self, PositionErrors> {
        position::read_as(doc, viewer, library)
    }

    fn write(&self, viewer: Viewer) -> Doc {
        position::write(&observe::observation(self, viewer))
    }

    fn progress(&self) -> Progress {
        let mut scores = [None; MAX_SEATS];
        for seat in State::seats(self) {
            let player = self.player(seat);
            scores[seat.index()] = player.scores().then_some(i16::from(player.score));
        }
        Progress { round: self.round, scores }
    }

    fn tally(&self, told: &mut dyn Iterator<Item = Event>) -> Tally {
        by_source(told)
    }

    fn check(&self) -> Result<(), Broken> {
        check::invariants(self)
    }

    fn tell(&self, event: Event, viewer: Viewer) -> Message {
        message(event, self, viewer)
    }
}

fn suit_place(id: &str) -> Option<usize> {
    Suit::CLEARING.iter().position(|suit| suit.id() == id)
}

/// The place of a hireling in their list, by its name.
fn hireling_place(id: &str) -> Option<usize> {
    Hireling::ALL.iter().position(|hireling| hireling.id() == id)
}

/// The event as `viewer` may see it, in words to be.
fn message(event: Event, state: &State, viewer: Viewer) -> Message {
    let who = state.name_of(state.party(event.who));
    event.told(event.what.id(), who, viewer, |detail, hidden| match detail {
        Detail::Party(party) => state.name_of(party),
        detail => detail.arg(hidden),
    })
}

fn is_still_to_deal(state: &State) -> bool {
    state
        .pending()
        .any(|task| matches!(task, Task::Setup(Step::Landmarks { count } | Step::Hirelings { count }) if count > 0))
}

/// The names of what is dealt, by the extra that asks for it. Players place landmarks before hirelings are dealt, but where
/// they do changes nothing of the deal: placing draws nothing, and what can be hired depends on the factions alone. So any
/// choices lead to the same hirelings.
///
/// # Errors
/// If no game can begin like this.
pub fn dealt(options: &Options, seed: u64, library: &dyn Library) -> Result<Vec<(Extra, Vec<Arg>)>, SetupError> {
    let setup = State::setup(options, library)?;
    let mut chance = Generator::new(seed);
    let mut state = State::new(&setup, &mut chance, &mut ())?;
    let mut legal = Vec::new();
    while is_still_to_deal(&state) {
        state.legal(&mut legal);
        let Some(&any) = legal.first() else { break };
        state.step(any, &mut chance, &mut ());
    }
    let landmarks = state.landmarks.sites.as_slice().iter();
    let landmarks = landmarks.map(|site| Arg::Name { space: "root-landmark", id: site.landmark.id() });
    let hirelings = state.hirelings().map(|me| state.name_of(state.party(me)));
    Ok(vec![(HIRELINGS, hirelings.collect()), (LANDMARKS, landmarks.collect())])
}

pub(super) fn by_source(told: &mut dyn Iterator<Item = Event>) -> Tally {
    let mut points = [[0i16; MAX_SEATS]; Source::COUNT];
    for event in told {
        let Some(seat) = event.who.seat().map(|seat| seat.index()) else { continue };
        match (event.what, event.details) {
            (What::Scored, [Some(Detail::Count(count)), _, Some(Detail::Source(source)), _]) => {
                points[source.index()][seat] += count;
            }
            (What::Lost, [Some(Detail::Count(count)), _, Some(Detail::Source(source)), _]) => {
                points[source.index()][seat] -= count;
            }
            // 3.3.1, 9.2.8: the marker leaves the track, whatever it had reached
            (What::Dominance | What::Coalition, _) => {
                let reached: i16 = points.iter().map(|points| points[seat]).sum();
                points[Source::GivenUp.index()][seat] -= reached;
            }
            _ => {}
        }
    }
    let mut tally = Tally::default();
    Source::ALL.iter().zip(points).for_each(|(source, points)| tally.add(Source::SPACE, source.id(), points));
    tally
}
