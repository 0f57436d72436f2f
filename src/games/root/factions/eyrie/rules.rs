//! The Eyrie Dynasties as a whole: setup, refusals, positions, invariants.

use super::queries::seat;
use super::state::{Eyrie as Board, Step};
use super::turn;
use super::words::{Column, Leader};
use crate::games::root::law::among::{Asked, Judged};
use crate::games::root::law::battle::no_battle;
use crate::games::root::law::craft::no_craft;
use crate::games::root::law::handler::ValidateTask;
use crate::games::root::law::homelands::{Apart, Homelands};
use crate::games::root::law::movement::no_move;
use crate::games::root::law::rule::Ruling;
use crate::games::root::law::why::{because, is_interrupted, not_open, of_suit, of_word, written};
use crate::games::root::module::position::{Position, visit_cards, visit_marked};
use crate::games::root::module::{FactionRules, one_in_each};
use crate::games::root::prelude::*;
use crate::games::root::state::faction::FactionState;
use crate::kernel::{Arg, Broken, Codec, Illegal, Message, Names, Texts};

static COLUMNS: Names = Names::new("root-doc-no-column", &Column::IDS);
static LEADERS: Names = Names::new("root-doc-no-leader", &Leader::IDS);

/// A leader, or the word for who is choosing one.
const LEADER: Texts<'_, Option<Leader>> = Texts {
    what: "root-doc-no-leader",
    read: &|id| if id == "none" { Some(None) } else { Leader::from_id(id).map(Some) },
    write: &|leader| leader.map_or("none", Leader::id).to_owned(),
};

pub(in crate::games::root) struct Eyrie;

impl FactionRules for Eyrie {
    fn kit(&self) -> FactionState {
        FactionState::Eyrie(Board::default())
    }

    fn turn(&self) -> &'static [Task] {
        turn::TURN
    }

    fn is_own(&self, action: Action) -> bool {
        matches!(
            action,
            Action::Roost { .. }
                | Action::Leader { .. }
                | Action::Decree { .. }
                | Action::DecreeRecruit { .. }
                | Action::DecreeMove { .. }
                | Action::DecreeBattle { .. }
                | Action::DecreeBuild { .. }
                | Action::Turmoil { .. }
        )
    }

    fn refuse(&self, state: &State, seat: Seat, action: Action) -> Option<Illegal> {
        match action {
            Action::Pass => match state.top() {
                Some(Task::Eyrie(Step::AddToDecree { added: 0, .. })) => Some(because("root-no-pass-decree", "7.4.2")),
                Some(Task::Eyrie(Step::ResolveDecree)) => Some(because("root-no-pass-resolve", "7.5.2")),
                _ => None,
            },
            Action::Roost { .. } if state.phase == Phase::Setup => {
                in_step(state, seat, "7.3.2", |step| step == Step::SetupRoost)
                    .or(Some(because("root-no-home", "7.3.2")))
            }
            Action::Roost { .. } => None
                .given(state.on_map(Piece::Roost) == 0, || because("root-no-roost-needed", "7.4.3"))
                .or_else(|| in_step(state, seat, "7.4.3", |step| step == Step::NewRoost))
                .or(Some(because("root-no-new-roost", "7.4.3"))),
            Action::Leader { .. } => {
                let choosing = state.top() == Some(Task::Eyrie(Step::ChooseLeader));
                Some(because(if choosing { "root-no-leader" } else { "root-no-leader-now" }, "7.7.3"))
            }
            Action::Decree { card, .. } => {
                let birds = match state.top() {
                    Some(Task::Eyrie(Step::AddToDecree { birds, .. })) => birds,
                    _ => 0,
                };
                in_step(state, seat, "7.4.2", |step| matches!(step, Step::AddToDecree { .. }))
                    .or_else(|| turn::adding(state, birds, Asked::about(card)).why())
            }
            Action::Craft { card } => no_craft(state, seat, card)
                .or_else(|| in_step(state, seat, "7.5.2", |step| step == Step::ResolveDecree))
                .given(turn::crafts_now(state), || because("root-no-craft-late", "7.2.1")),
            Action::DecreeRecruit { suit, clearing } => resolving(state, seat, Column::Recruit, suit).or_else(|| {
                turn::recruit_sites(state, seat, turn::matching(state, suit, Asked::about(clearing))).why()
            }),
            Action::DecreeMove { suit, from, to, count } => resolving(state, seat, Column::Move, suit)
                .or_else(|| turn::matching(state, suit, Asked::about(from)).why())
                .or_else(|| no_move(state, seat, from, to, count)),
            Action::DecreeBattle { suit, clearing, defender } => resolving(state, seat, Column::Battle, suit)
                .or_else(|| turn::matching(state, suit, Asked::about(clearing)).why())
                .or_else(|| no_battle(state, seat, clearing, defender)),
            Action::DecreeBuild { suit, clearing } => resolving(state, seat, Column::Build, suit).or_else(|| {
                let named = turn::matching(state, suit, Asked::about(clearing));
                turn::build_sites(state, seat, state.ruled(seat), named).why()
            }),
            Action::Turmoil { suit } => in_step(state, seat, "7.5.2", |step| step == Step::ResolveDecree)
                .or_else(|| no_card(state, suit))
                .given(!turn::can_resolve(state, suit), || of_suit("root-no-turmoil", "7.5.2", suit))
                // of several cards that cannot be resolved one is named for all
                .or_else(|| Some(of_suit("root-no-second-turmoil", "7.7", suit))),
            // cards grant moves and battles in the form for everyone
            Action::Move { from, to, count } if !is_interrupted(state) => {
                let suit = named_suit(state, Column::Move, from);
                instead(state, seat, Action::DecreeMove { suit, from, to, count }, "7.5.2.II")
            }
            Action::Battle { clearing, defender } if !is_interrupted(state) => {
                let suit = named_suit(state, Column::Battle, clearing);
                instead(state, seat, Action::DecreeBattle { suit, clearing, defender }, "7.5.2.III")
            }
            Action::RecruitAt { clearing } => {
                let suit = named_suit(state, Column::Recruit, clearing);
                instead(state, seat, Action::DecreeRecruit { suit, clearing }, "7.5.2.I")
            }
            Action::Build { clearing, piece: Piece::Roost } => {
                let suit = named_suit(state, Column::Build, clearing);
                instead(state, seat, Action::DecreeBuild { suit, clearing }, "7.5.2.IV")
            }
            _ => None,
        }
    }

    fn set_up(&self, state: &mut State, _: Seat, _: &mut World) {
        state.push_all(&[Step::SetupRoost, Step::ChooseLeader].map(Task::Eyrie));
    }

    fn homelands(&self) -> Homelands {
        Homelands { count: 1, on_edge: true, apart: Apart::TwoBetween, builds: true, come_first: true }
    }

    fn visit(&self, codec: &mut Codec<'_>, position: &mut Position<'_>, seat: Seat) {
        let in_setup = position.state.phase == Phase::Setup;
        let Some(eyrie) = position.state.eyrie_mut(seat) else { return };
        if codec.reads() {
            // A position that does not name the leader has the first one, once setup is over.
            eyrie.leader = (!in_setup).then_some(Leader::Builder);
        }
        codec.named("leader", &LEADER, &mut eyrie.leader);
        codec.marks("deposed", &LEADERS, &mut eyrie.deposed);
        if let Some(leader) = eyrie.leader {
            if eyrie.deposed[leader.index()] {
                codec.fault("leader", "root-doc-deposed");
            }
            eyrie.install(leader);
        }
        codec.table("decree", |codec| {
            for (column, cards) in Column::ALL.into_iter().zip(&mut eyrie.decree) {
                visit_cards(codec, column.id(), &mut position.left, cards);
            }
        });
        codec.table("resolved", |codec| {
            for column in Column::ALL {
                let (cards, resolved) = (eyrie.decree[column.index()], &mut eyrie.resolved[column.index()]);
                visit_marked(codec, column.id(), "root-doc-column", cards, resolved);
            }
            codec.marks("viziers", &COLUMNS, &mut eyrie.resolved_viziers);
            let strange = |column: &Column| eyrie.resolved_viziers[column.index()] && !eyrie.viziers[column.index()];
            for column in Column::ALL.into_iter().filter(strange) {
                codec.fault("viziers", Message::new("root-doc-vizier").text("column", column.id()));
            }
        });
    }

    fn check(&self, state: &State, _: Seat) -> Result<(), Broken> {
        one_in_each(state, &[Piece::Roost])
    }
}

/// Says what speaks against the form that the Decree gives to an action, or that form, if nothing does.
fn instead(state: &State, seat: Seat, form: Action, law: &'static str) -> Option<Illegal> {
    Eyrie.refuse(state, seat, form).or_else(|| Some(written(form, law)))
}

fn in_step(state: &State, seat: Seat, law: &'static str, belongs: impl Fn(Step) -> bool) -> Option<Illegal> {
    not_open(state, seat, law, |task| matches!(task, Task::Eyrie(step) if belongs(step)))
}

/// The column that is in turn, if cards of the Decree are left.
fn column(state: &State) -> Option<Column> {
    state.eyrie(seat(state))?.column()
}

fn is_pending(state: &State, column: Column, suit: Suit) -> bool {
    state.eyrie(seat(state)).is_some_and(|eyrie| eyrie.is_pending(column, suit))
}

/// The suit by which something in the clearing can be asked of the column.
fn named_suit(state: &State, column: Column, clearing: Clearing) -> Suit {
    let suits = state.suits(clearing);
    let mut left = suits.with(Suit::Bird).iter().filter(|&suit| is_pending(state, column, suit));
    left.next().or(suits.first()).unwrap_or(Suit::Bird)
}

/// Returns why no card of the suit can be resolved in the column now (7.5.2).
fn resolving(state: &State, seat: Seat, wanted: Column, suit: Suit) -> Option<Illegal> {
    in_step(state, seat, "7.5.2", |step| step == Step::ResolveDecree).or_else(|| {
        let column = column(state)?;
        None.given(column == wanted, || of_word("root-no-column", "7.5.2", "column", column.id()))
            .or_else(|| no_card(state, suit))
    })
}

fn no_card(state: &State, suit: Suit) -> Option<Illegal> {
    let column = column(state)?;
    let name = Arg::Name { space: "root-word", id: column.id() };
    None.given(is_pending(state, column, suit), || of_suit("root-no-decree-card", "7.5.2", suit).with("column", name))
}

impl ValidateTask for Step {
    const FACTION: Option<Faction> = Some(Faction::Eyrie);

    fn fits(self, state: &State, _: bool) -> bool {
        match self {
            Step::SetupRoost => state.phase == Phase::Setup && state.on_map(Piece::Roost) == 0,
            Step::AddToDecree { added, birds } => {
                added <= turn::MOST_ADDED && birds <= added.min(turn::MOST_BIRDS_ADDED)
            }
            _ => true,
        }
    }
}
