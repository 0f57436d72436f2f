//! The Keepers in Iron as a whole: setup, positions, invariants.

use super::state::{Keepers as Board, MOST_RETINUE, RETAINERS, Step};
use super::{position, turn};
use crate::games::root::law::homelands::Homelands;
use crate::games::root::module::reading::Reader;
use crate::games::root::module::{Fits, Module, broken, miscounted};
use crate::games::root::prelude::*;
use crate::games::root::state::kits::Kit;
use crate::games::root::state::losses;
use crate::games::root::words::item::Relic;
use crate::games::root::words::place::{Forest, MAX_FORESTS};
use crate::kernel::{Broken, Fields, Illegal, Message};
use toml::Table;

pub(in crate::games::root) struct Keepers;

impl Module for Keepers {
    fn kit(&self) -> Kit {
        Kit::Keepers(Board::default())
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
        state.push(Task::Keepers(Step::SetupRelics));
    }

    fn homelands(&self) -> Homelands {
        turn::HOMELANDS
    }

    fn read(&self, reader: &mut Reader<'_>, fields: &mut Fields<'_>, seat: Seat) {
        position::read(reader, fields, seat);
    }

    fn write(&self, state: &State, seat: Seat, table: &mut Table) {
        if let Some(keepers) = state.keepers(seat) {
            position::write(keepers, state, table);
        }
    }

    fn check(&self, state: &State, seat: Seat) -> Result<(), Broken> {
        let Some(keepers) = state.keepers(seat) else { return Ok(()) };
        check_relics(state, keepers)?;
        let all = keepers.retinue.into_iter().fold(CardSet::EMPTY, |all, cards| all | cards);
        let retainers: u8 = keepers.retainers.iter().sum();
        let fits = keepers.retinue_count() <= MOST_RETINUE && retainers <= RETAINERS;
        if !fits || !keepers.acted.is_subset(all) || keepers.acted_retainers > retainers {
            return broken("root-broken-retinue");
        }
        Ok(())
    }

    fn set_up_fits(&self, state: &State, seat: Seat) -> bool {
        let lays = |task: &Task| matches!(task, Task::Keepers(Step::SetupRelics | Step::SetupRest));
        let Some(keepers) = state.keepers(seat) else { return true };
        let unlaid =
            |relic: Relic| Piece::of_relic(relic).into_iter().map(|piece| state.stock[piece.index()]).sum::<u8>();
        let are_due = Relic::ALL.iter().any(|&relic| keepers.forests.face_down(relic) < unlaid(relic));
        !are_due || state.tasks.as_slice().iter().any(lays)
    }
}

impl Fits for Step {
    const FACTION: Option<Faction> = Some(Faction::Keepers);

    fn fits(self, state: &State, is_top: bool) -> bool {
        turn::fits(state, self, is_top)
    }

    fn picks_fit(self, state: &State) -> bool {
        match self {
            Step::Carry { from, left, .. } => state.picks.only_relics() && turn::burden(state, from, left).fits(),
            _ => false,
        }
    }
}

/// 15.2.1: the relics in forests, in clearings, on their way and in the rows are those of the box, and those that lie face
/// down have the values that have not been turned up.
fn check_relics(state: &State, keepers: &Board) -> Result<(), Broken> {
    for (index, piece) in Piece::RELICS.into_iter().enumerate() {
        let elsewhere = keepers.forests.turned_up(piece) + keepers.adrift[index] + keepers.recovered[index];
        let total = state.stock[piece.index()] + state.on_map(piece) + elsewhere;
        if total != piece.total() {
            return miscounted(piece.id(), total.into(), piece.total().into());
        }
    }
    for relic in Relic::ALL {
        let unknown: u8 = Piece::of_relic(relic).into_iter().map(|piece| state.stock[piece.index()]).sum();
        let down = keepers.forests.face_down(relic);
        if down != unknown && (state.phase != Phase::Setup || down > unknown) {
            return broken(
                Message::new("root-broken-relics")
                    .text("relic", relic.id())
                    .number("down", down)
                    .number("unknown", unknown),
            );
        }
    }
    let unmapped = |forest: &Forest| !state.board.forests().contains(*forest);
    let mut unmapped = (0..MAX_FORESTS as u8).map(Forest::new).filter(unmapped);
    let outside = unmapped.any(|forest| !keepers.forests.is_empty(forest));
    let placing = |task: &Task| matches!(task, Task::Removal(losses::Step::Prize { .. }) | Task::Triggers);
    let waiting = keepers.adrift.iter().any(|&count| count > 0);
    if outside || waiting && state.over.is_none() && !state.tasks.as_slice().iter().any(placing) {
        return broken("root-broken-relics-lost");
    }
    Ok(())
}
