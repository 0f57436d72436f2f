use super::*;
use crate::games::root::board;
use crate::games::root::board::Board;
use crate::games::root::rules::setup::{SeatSetup, Setup, bare};
use crate::games::root::state::hired::HirelingInPlay;
use crate::games::root::words::card::Deck;
use crate::games::root::words::party::Hireling;
use crate::kernel::Generator;
use std::sync::Arc;

/// The pool of two who draft while these hirelings are at the table.
fn pool(hirelings: &[Hireling], seed: u64) -> FactionSet {
    let (name, text) = board::embedded()[0];
    let board = Arc::new(Board::parse(name, text).unwrap());
    let seats = vec![SeatSetup { faction: None, character: None, clockwork: None }; 2];
    let setup = Setup {
        seats,
        board,
        deck: Deck::Standard,
        markers: false,
        advanced: true,
        cooperative: false,
        advanced_services: false,
        hirelings: 0,
        landmarks: 0,
    };
    let mut state = bare(&setup).unwrap();
    for &hireling in hirelings {
        state.hirelings.push(HirelingInPlay::dealt(hireling, false));
    }
    World::of(&mut Generator::new(seed), &mut (), |world| deal_pool(&mut state, world));
    state.draft.pool
}

#[test]
fn two_players_get_insurgents_only_if_hirelings_leave_too_few_militants() {
    let militants = |pool: FactionSet| pool.iter().filter(|faction| faction.is_militant()).count();
    let three = [Hireling::ForestPatrol, Hireling::LastDynasty, Hireling::SunwardExpedition];
    let pools: Vec<FactionSet> = (0..40).map(|seed| pool(&three, seed)).collect();
    assert!(pools.iter().all(|pool| pool.len() == 3 && militants(*pool) > 0));
    assert!(pools.iter().any(|pool| militants(*pool) < 3));
    assert!((0..40).all(|seed| militants(pool(&three[..2], seed)) == 3));
}
