//! The clockwork players as wholes: which board carries out a step, and what is common to all of them in positions.

use crate::games::root::clockwork::state::{Clockwork, Own, Step, Vagabot};
use crate::games::root::clockwork::words::{Difficulty, Trait, TraitSet};
use crate::games::root::clockwork::{alliance, corvids, duchy, eyrie, lizards, marquise, riverfolk, vagabot};
use crate::games::root::factions::vagabond::rules::Vagabond;
use crate::games::root::law::clockwork;
use crate::games::root::law::handler::{TaskHandler, ValidateTask};
use crate::games::root::module::FactionRules;
use crate::games::root::module::clockwork::ClockworkBoard;
use crate::games::root::module::position::{Position, visit_cards};
use crate::games::root::prelude::*;
use crate::games::root::state::faction::FactionState;
use crate::games::root::words::faction::Character;
use crate::games::root::words::item::{Item, ItemCounts};
use crate::kernel::{Broken, CLOCKWORK, Codec, Flow, Generator, Illegal, SeatSet, always};

/// A clockwork player to be: its difficulty and trait cards (R3.3).
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Build {
    pub difficulty: Difficulty,
    pub traits: TraitSet,
    /// The character of a Vagabot, if it is not drawn (R7.3.1).
    pub character: Option<Character>,
}

impl Build {
    /// Reads the words behind the faction: a difficulty, trait cards of the faction, of a Vagabot a character.
    ///
    /// # Errors
    /// Returns the first word that is none of these, or one too many.
    pub(in crate::games::root) fn read<'t>(
        faction: Faction,
        words: impl Iterator<Item = &'t str>,
    ) -> Result<Self, &'t str> {
        let (mut difficulty, mut character, mut cards) = (None, None, TraitSet::EMPTY);
        for word in words {
            let is_new = if let Some(read) = Difficulty::from_id(word) {
                difficulty.replace(read).is_none()
            } else if let Some(card) = traits(faction).find(|card| card.id() == word) {
                let is_new = !cards.contains(card);
                cards.insert(card);
                is_new
            } else {
                let read = characters(faction).find(|character| character.id() == word).ok_or(word)?;
                character.replace(read).is_none()
            };
            if !is_new {
                return Err(word);
            }
        }
        Ok(Self { difficulty: difficulty.unwrap_or_default(), traits: cards, character })
    }

    pub(super) fn kit(self, faction: Faction) -> FactionState {
        let own = board(faction).map_or(Own::Alliance, |board| board.own());
        FactionState::Clockwork(Clockwork::new(self.difficulty, self.traits, own))
    }

    /// Returns what is read back as this.
    pub(in crate::games::root) fn write(self, faction: Faction) -> String {
        let difficulty = (self.difficulty != Difficulty::Default).then(|| self.difficulty.id());
        let character = self.character.map(|character| character.id());
        let words = character.into_iter().chain(difficulty).chain(self.traits.iter().map(Trait::id));
        words.fold(format!("{CLOCKWORK}:{}", faction.id()), |text, word| format!("{text}:{word}"))
    }
}

/// Returns the clockwork player that sits there, as it came to the table.
pub(super) fn build(state: &State, seat: Seat) -> Option<Build> {
    let character = state.character(seat);
    state.clockwork(seat).map(|&Clockwork { difficulty, traits, .. }| Build { difficulty, traits, character })
}

/// Returns whether there is a clockwork player of the faction.
pub fn exists(faction: Faction) -> bool {
    board(faction).is_some()
}

/// Returns the trait cards that the clockwork player of the faction can have (R3.3.2).
pub(super) fn traits(faction: Faction) -> impl Iterator<Item = Trait> {
    Trait::ALL.into_iter().filter(move |card| card.fits(faction))
}

/// Returns the characters that the clockwork player of the faction can be: none but for a Vagabot (R7.3.1).
pub(super) fn characters(faction: Faction) -> impl Iterator<Item = Character> {
    vagabot::CHARACTERS.into_iter().filter(move |_| faction.has_pawn())
}

fn board(faction: Faction) -> Option<&'static dyn ClockworkBoard> {
    match faction {
        Faction::Marquise => Some(&marquise::Board),
        Faction::Eyrie => Some(&eyrie::Board),
        Faction::Alliance => Some(&alliance::Board),
        Faction::Vagabond | Faction::Vagabond2 => Some(&vagabot::Board),
        Faction::Lizards => Some(&lizards::Board),
        Faction::Riverfolk => Some(&riverfolk::Board),
        Faction::Duchy => Some(&duchy::Board),
        Faction::Corvids => Some(&corvids::Board),
        Faction::Hundreds | Faction::Keepers => None,
    }
}

/// Lays aside the cards that boards take before any are dealt (R3.3).
pub(super) fn lay_aside(state: &mut State) {
    for seat in state.seats().filter(|&seat| state.clockwork(seat).is_some()).collect::<SeatSet>().iter() {
        if let Some(board) = board(state.faction(seat)) {
            board.lay_aside(state, seat);
        }
    }
}

/// A clockwork player as a faction among others.
pub(super) struct Player(Faction);

impl FactionRules for Player {
    fn kit(&self) -> FactionState {
        Build::default().kit(self.0)
    }

    fn turn(&self) -> &'static [Task] {
        board(self.0).map_or(&[], |board| board.turn())
    }

    fn refuse(&self, _: &State, _: Seat, _: Action) -> Option<Illegal> {
        None
    }

    fn is_own(&self, action: Action) -> bool {
        action == Action::Order
    }

    fn sit_down(&self, state: &mut State, seat: Seat) {
        if let Some(module) = self.with_pawn() {
            module.sit_down(state, seat);
        }
    }

    fn set_up(&self, state: &mut State, seat: Seat, _: &mut World) {
        state.push(Task::Clockwork(Step::SetUp { seat }));
    }

    fn visit(&self, codec: &mut Codec<'_>, position: &mut Position<'_>, seat: Seat) {
        if let Some(module) = self.with_pawn() {
            module.visit(codec, position, seat);
        }
        let Some(clockwork) = position.state.clockwork_mut(seat) else { return };
        visit_cards(codec, always("order"), &mut position.left, &mut clockwork.order);
        codec.number("revealed", u8::MAX, &mut clockwork.revealed);
        if let Some(board) = board(self.0) {
            board.visit(codec, position, seat);
        }
    }

    fn items(&self, state: &State, seat: Seat) -> Option<(&'static str, ItemCounts)> {
        self.with_pawn()?.items(state, seat)
    }

    fn brought(&self, state: &State, seat: Seat) -> ItemCounts {
        self.with_pawn().map_or([0; Item::COUNT], |module| module.brought(state, seat))
    }

    fn check(&self, state: &State, seat: Seat) -> Result<(), Broken> {
        self.with_pawn().map_or(Ok(()), |module| module.check(state, seat))?;
        board(self.0).map_or(Ok(()), |board| board.check(state, seat))
    }

    fn warriors_aside(&self, state: &State, seat: Seat, owner: Seat) -> u8 {
        board(self.0).map_or(0, |board| board.warriors_aside(state, seat, owner))
    }

    fn hide(&self, state: &mut State, seat: Seat) {
        if let Some(board) = board(self.0) {
            board.hide(state, seat);
        }
    }

    fn deal(&self, state: &mut State, seat: Seat, rng: &mut Generator) {
        if let Some(board) = board(self.0) {
            board.deal(state, seat, rng);
        }
    }
}

impl Player {
    /// The rules of the Vagabond, by which the pawn and the items of a Vagabot are kept.
    fn with_pawn(&self) -> Option<&'static dyn FactionRules> {
        self.0.has_pawn().then_some(&Vagabond as &dyn FactionRules)
    }
}

/// Returns what a clockwork player of the faction is as a whole.
pub(super) fn module(faction: Faction) -> &'static dyn FactionRules {
    static PLAYERS: [Player; Faction::COUNT] = [
        Player(Faction::Marquise),
        Player(Faction::Eyrie),
        Player(Faction::Alliance),
        Player(Faction::Vagabond),
        Player(Faction::Vagabond2),
        Player(Faction::Lizards),
        Player(Faction::Riverfolk),
        Player(Faction::Duchy),
        Player(Faction::Corvids),
        Player(Faction::Hundreds),
        Player(Faction::Keepers),
    ];
    &PLAYERS[faction.index()]
}

/// Returns what a clockwork player answers to a question that is no step of its board: no, where it can be answered so, and
/// otherwise the first action (R2.8). Only its turn itself is left to be taken as an action.
pub(super) fn answer(state: &State, task: Task) -> Option<Action> {
    if task == Task::Clockwork(Step::Order) {
        return None;
    }
    let mut legal = Vec::new();
    state.list(task, &mut legal);
    if legal.contains(&Action::Pass) { Some(Action::Pass) } else { legal.first().copied() }
}

/// Calls a function of [`TaskHandler`] on the step of one board; what all boards share is none of theirs.
macro_rules! own {
    ($step:expr, $own:ident => $call:expr, $shared:expr) => {
        match $step {
            Step::Marquise($own) => $call,
            Step::Eyrie($own) => $call,
            Step::Alliance($own) => $call,
            Step::Vagabot($own) => $call,
            Step::Lizards($own) => $call,
            Step::Riverfolk($own) => $call,
            Step::Duchy($own) => $call,
            Step::Corvids($own) => $call,
            _ => $shared,
        }
    };
}

impl TaskHandler for Step {
    fn asks(self, state: &State) -> Option<Seat> {
        own!(self, own => own.asks(state), (self == Step::Order).then_some(state.turn))
    }

    fn legal(self, state: &State, out: &mut Vec<Action>) {
        own!(self, own => own.legal(state, out), out.push(Action::Order));
    }

    fn take(self, state: &mut State, action: Action, world: &mut World) {
        own!(self, own => own.take(state, action, world), {
            if action != Action::Order {
                state.stray();
            }
        });
    }

    fn run(self, state: &mut State, world: &mut World) {
        match self {
            Step::SetUp { seat } => {
                if let Some(board) = board(state.faction(seat)) {
                    board.set_up(state, seat, world);
                }
            }
            Step::Reveal => clockwork::reveal(state, world),
            Step::Craft => clockwork::craft(state, world),
            Step::Discard => {
                if let Some(board) = board(state.faction(state.turn)) {
                    clockwork::discard_order(state, board.discards(), world);
                }
            }
            Step::Nightmare => clockwork::nightmare(state, world),
            Step::Battles { left, kind } => {
                if let Some(campaign) = board(state.faction(state.turn)).and_then(|board| board.campaign(state, kind)) {
                    campaign.go_on(state, left, kind, world);
                }
            }
            step => own!(step, own => own.run(state, world), {}),
        }
    }
}

/// Whether the player that a step names is at the table.
fn names_seats(state: &State, step: Vagabot) -> bool {
    !matches!(step, Vagabot::Battle { target } | Vagabot::Again { target } if target.index() >= state.seat_count())
}

impl ValidateTask for Step {
    fn plays(self, state: &State) -> Result<(), &'static str> {
        let seat = if let Step::SetUp { seat } = self { seat } else { state.turn };
        let own = (seat.index() < state.seat_count()).then(|| state.clockwork(seat)).flatten();
        let fits = own.is_some_and(|clockwork| match (self, clockwork.own) {
            (Step::Marquise(_), own) => matches!(own, Own::Marquise { .. }),
            (Step::Eyrie(_), own) => matches!(own, Own::Eyrie(_)),
            (Step::Alliance(_), own) => own == Own::Alliance,
            (Step::Lizards(_), own) => matches!(own, Own::Lizards(_)),
            (Step::Corvids(_), own) => matches!(own, Own::Corvids(_)),
            (Step::Duchy(_), own) => matches!(own, Own::Duchy(_)),
            (Step::Riverfolk(_), own) => matches!(own, Own::Riverfolk(_)),
            (Step::Vagabot(step), own) => matches!(own, Own::Vagabot(_)) && names_seats(state, step),
            _ => true,
        });
        if fits { Ok(()) } else { Err("root-pending-faction") }
    }
}
