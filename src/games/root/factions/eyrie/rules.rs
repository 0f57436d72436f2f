//! The Eyrie Dynasties as a whole: setup, positions, invariants.

use super::state::{Eyrie as Board, Step};
use super::turn;
use super::words::{Column, Leader};
use crate::games::root::law::homelands::{Apart, Homelands};
use crate::games::root::module::position::{Position, visit_cards, visit_marked};
use crate::games::root::module::{Fits, Module, one_in_each};
use crate::games::root::prelude::*;
use crate::games::root::state::kits::Kit;
use crate::kernel::{Broken, Codec, Illegal, Message, Names, Texts};

static COLUMNS: Names = Names::new("root-doc-no-column", &Column::IDS);
static LEADERS: Names = Names::new("root-doc-no-leader", &Leader::IDS);

/// A leader, or the word for who is choosing one.
const LEADER: Texts<'_, Option<Leader>> = Texts {
    what: "root-doc-no-leader",
    read: &|id| if id == "none" { Some(None) } else { Leader::from_id(id).map(Some) },
    write: &|leader| leader.map_or("none", Leader::id).to_owned(),
};

pub(in crate::games::root) struct Eyrie;

impl Module for Eyrie {
    fn kit(&self) -> Kit {
        Kit::Eyrie(Board::default())
    }

    fn turn(&self) -> &'static [Task] {
        super::turn::TURN
    }

    fn refuse(&self, state: &State, seat: Seat, action: Action) -> Option<Illegal> {
        super::refusal::refuse(state, seat, action)
    }

    fn is_own(&self, action: Action) -> bool {
        super::refusal::is_own(action)
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

impl Fits for Step {
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
