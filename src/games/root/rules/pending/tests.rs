use super::*;
use crate::games::root::board;
use crate::games::root::board::Board;
use crate::games::root::rules::clockwork::{Build, exists};
use crate::games::root::rules::setup::{SeatSetup, Setup, begin};
use crate::games::root::words::card::Deck;
use crate::kernel::Generator;
use std::sync::Arc;

/// Tasks that a game takes here at most.
const MOST_STEPS: usize = 6000;

/// A game of these factions, of which those are clockwork players that can be.
fn game(factions: &[Faction], world: &mut World) -> State {
    let (name, text) = board::embedded()[0];
    let seat = |&faction: &Faction| SeatSetup {
        faction: Some(faction),
        character: None,
        clockwork: exists(faction).then(Build::default),
    };
    let setup = Setup {
        seats: factions.iter().map(seat).collect(),
        board: Arc::new(Board::parse(name, text).unwrap()),
        deck: Deck::Standard,
        markers: false,
        advanced: false,
        cooperative: false,
        advanced_services: false,
        hirelings: 0,
        landmarks: 0,
    };
    begin(&setup, world).unwrap()
}

/// Takes one task off the stack and carries it out.
fn step(state: &mut State, random: &mut Generator, world: &mut World) {
    state.settle(world);
    let Some(task) = state.top() else { return state.begin_turn() };
    let Some(asked) = state.ask_or_run(task, world) else { return };
    let action = state.idle_answer(task, asked).unwrap_or_else(|| {
        let mut legal = Vec::new();
        state.list(task, &mut legal);
        legal[random.below(legal.len() as u32) as usize]
    });
    state.tasks.pop();
    state.take(task, action, world);
}

/// Nobody could tell such tasks apart, so a position with them is refused.
#[test]
fn no_task_of_a_clockwork_turn_lies_on_the_stack_twice() {
    use Faction::{Alliance, Corvids, Duchy, Eyrie, Hundreds, Keepers, Lizards, Marquise, Riverfolk, Vagabond};
    for (seed, factions) in [
        &[Alliance, Hundreds, Marquise, Riverfolk][..],
        &[Alliance, Keepers, Duchy, Vagabond, Corvids],
        &[Lizards, Eyrie, Alliance, Hundreds],
    ]
    .into_iter()
    .enumerate()
    {
        let (mut chance, mut random) = (Generator::new(seed as u64), Generator::new(!(seed as u64)));
        World::of(&mut chance, &mut (), |world| {
            let mut state = game(factions, world);
            for _ in 0..MOST_STEPS {
                step(&mut state, &mut random, world);
                let tasks = state.tasks.as_slice();
                let twice = (0..tasks.len()).find(|&at| tasks[..at].contains(&tasks[at]));
                assert!(twice.is_none() || state.clockwork(state.turn).is_none(), "{tasks:?}");
                if state.over.is_some() {
                    break;
                }
            }
            assert!(state.round > 2, "{factions:?}");
        });
    }
}
