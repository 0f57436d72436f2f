//! Properties of the players of Root, whatever their constants are.

use super::aim::Aim;
use super::evaluate::{EvalContext, standing};
use super::factions::evaluator;
use super::hirelings;
use super::map_features::MapFeatures;
use super::weights::Weights;
use crate::bots::{Bots, Budget, Level, StopFlag, View, stream};
use crate::games::root::board;
use crate::games::root::board::Board;
use crate::games::root::rules::setup::{SeatSetup, Setup};
use crate::games::root::state::State;
use crate::games::root::state::frame::Phase;
use crate::games::root::words::action::Action;
use crate::games::root::words::card::Deck;
use crate::games::root::words::event::Event;
use crate::games::root::words::faction::Faction;
use crate::kernel::{Decision, Generator, Library, Rules, Seat, SeatSet};
use std::sync::Arc;

pub fn game(factions: &[Faction], chance: &mut Generator) -> State {
    game_with(factions, 0, chance)
}

fn game_with(factions: &[Faction], hirelings: u8, chance: &mut Generator) -> State {
    let factions = factions.iter().map(|&faction| Some(faction));
    State::new(&Setup { hirelings, ..setup(factions) }, chance, &mut ()).unwrap()
}

/// A game whose factions are still to be drafted.
fn draft(seats: usize, chance: &mut Generator) -> State {
    let factions = std::iter::repeat_n(None, seats);
    State::new(&Setup { advanced: true, ..setup(factions) }, chance, &mut ()).unwrap()
}

/// A plain setup with these factions, on the first map.
pub fn setup(factions: impl Iterator<Item = Option<Faction>>) -> Setup {
    let (name, text) = board::embedded()[0];
    let board = Arc::new(Board::parse(name, text).unwrap());
    let seats = factions.map(|faction| SeatSetup { faction, character: None, clockwork: None }).collect();
    Setup {
        seats,
        board,
        deck: Deck::Standard,
        markers: false,
        hirelings: 0,
        landmarks: 0,
        advanced: false,
        cooperative: false,
        advanced_services: false,
    }
}

/// Five factions that follow each other in the order of their letters, from another one for each number.
fn neighbors(number: u64) -> [Faction; 5] {
    std::array::from_fn(|index| Faction::ALL[(number as usize + index) % Faction::COUNT])
}

/// Positions of games at random, one in `every` of those in which there is a choice.
pub fn positions(games: u64, every: usize, mut look: impl FnMut(&State, Seat, &[Action], u64)) {
    let mut legal = Vec::new();
    for seed in 0..games {
        let mut chance = Generator::new(seed);
        let mut state = game(&neighbors(seed), &mut chance);
        let mut choices = 0;
        while let Some(seat) = state.asked() {
            state.legal(&mut legal);
            if legal.len() > 1 {
                choices += 1;
                if choices % every == 0 {
                    look(&state, seat, &legal, seed * 10_000 + choices as u64);
                }
            }
            let action = legal[chance.below(legal.len() as u32) as usize];
            state.step(action, &mut chance, &mut ());
        }
    }
}

/// The levels that are asked in a position: `hard` takes its time, and is asked in few.
fn levels(number: u64) -> impl Iterator<Item = Level> {
    Level::ALL.into_iter().filter(move |level| *level != Level::Hard || number.is_multiple_of(8))
}

/// Returns the choice of the bot of a level; `hard` gets a short budget.
fn choice(level: Level, state: &State, seat: Seat, legal: &[Action], rng: &mut Generator) -> Action {
    let (view, mut bot) = (View::new(state, seat, legal), State::bot(level));
    let budget = Budget { nodes: Some(40_000) };
    match level {
        Level::Hard => bot.think(&view, rng, budget).action,
        _ => bot.choose(&view, rng),
    }
}

#[test]
fn every_level_answers_everywhere_with_a_legal_action_and_always_the_same() {
    let mut asked = [0; Faction::COUNT];
    positions(Faction::COUNT as u64, 10, |state, seat, legal, number| {
        asked[state.faction(seat).index()] += 1;
        for level in levels(number) {
            let chosen = choice(level, state, seat, legal, &mut stream(5, number));
            assert!(legal.contains(&chosen), "{level} chose {chosen}");
            assert_eq!(choice(level, state, seat, legal, &mut stream(5, number)), chosen, "{level}");
        }
    });
    assert!(asked.iter().all(|&count| count > 20), "{asked:?}");
}

#[test]
fn hard_drafts_what_wins_at_tables_of_its_size() {
    for (seats, wanted, over) in [(2, Faction::Hundreds, Faction::Marquise), (6, Faction::Riverfolk, Faction::Marquise)]
    {
        let mut drafted = 0;
        for seed in 0..100 {
            let mut chance = Generator::new(seed);
            let mut state = draft(seats, &mut chance);
            let mut legal = Vec::new();
            while let Some(seat) = state.asked() {
                state.legal(&mut legal);
                let offered = |faction| legal.contains(&Action::Draft { faction });
                if offered(wanted) && offered(over) {
                    drafted += 1;
                    let chosen = choice(Level::Hard, &state, seat, &legal, &mut chance);
                    assert_eq!(chosen, Action::Draft { faction: wanted }, "{seats} seats, seed {seed}");
                    break;
                }
                if state.phase != Phase::Setup {
                    break;
                }
                state.step(legal[0], &mut chance, &mut ());
            }
        }
        assert!(drafted > 10, "{seats} seats: {drafted}");
    }
}

#[test]
fn choices_of_setup_are_tried() {
    let mut compared = 0;
    for seed in [0, 5] {
        let mut chance = Generator::new(seed);
        let mut state = game(&neighbors(seed), &mut chance);
        let mut legal = Vec::new();
        while let Some(seat) = state.asked().filter(|_| state.phase == Phase::Setup) {
            state.legal(&mut legal);
            let view = View::new(&state, seat, &legal);
            let budget = Budget { nodes: Some(40_000) };
            let decision = State::bot(Level::Hard).think(&view, &mut stream(5, seed), budget);
            if legal.len() > 1 {
                assert_eq!(decision.values.len(), legal.len().min(12), "{decision:?}");
                assert!(decision.replies.is_empty() && decision.then.is_empty());
                compared += 1;
            }
            state.step(decision.action, &mut chance, &mut ());
        }
    }
    assert!(compared > 5, "{compared}");
}

#[test]
fn replies_that_are_expected_are_what_others_do() {
    let mut told = 0;
    positions(2, 41, |state, seat, legal, number| {
        let budget = Budget { nodes: Some(40_000) };
        let view = View::new(state, seat, legal);
        let replies = State::bot(Level::Hard).think(&view, &mut stream(5, number), budget).replies;
        assert!(replies.iter().all(|reply| reply.seat != seat && reply.action != Action::Pass), "{replies:?}");
        told += replies.len();
    });
    assert!(told > 5, "{told}");
}

#[test]
fn a_bot_that_is_stopped_answers_with_a_legal_action() {
    let stop = StopFlag::default();
    stop.raise();
    positions(2, 12, |state, seat, legal, number| {
        for level in Level::ALL {
            let view = View::new(state, seat, legal).until(&stop);
            let thought = State::bot(level).think(&view, &mut stream(5, number), Budget::default());
            assert!(legal.contains(&thought.action), "{level}");
        }
    });
}

#[test]
fn what_a_seat_cannot_know_does_not_change_its_choice() {
    let mut differed = 0;
    positions(6, 9, |state, seat, legal, number| {
        let other = state.determinize(seat, &mut stream(6, number));
        differed += usize::from(other != *state);
        for level in levels(number) {
            let choose = |state: &State| {
                let mut legal_here = Vec::new();
                state.legal(&mut legal_here);
                assert_eq!(legal_here, legal);
                choice(level, state, seat, legal, &mut stream(7, number))
            };
            assert_eq!(choose(state), choose(&other), "{level} peeks");
        }
    });
    assert!(differed > 100, "{differed}");
}

#[test]
fn what_hirelings_do_is_chosen_in_the_same_way_by_who_knows_the_same() {
    let (mut answered, mut legal, mut legal_there) = (0, Vec::new(), Vec::new());
    for seed in 0..5 {
        let mut chance = Generator::new(seed);
        let mut state = game_with(&neighbors(seed)[..2], 3, &mut chance);
        let mut number = 0;
        while let Some(seat) = state.asked() {
            state.legal(&mut legal);
            let asks = |action: &Action| matches!(action, Action::UseHireling { .. } | Action::Hire { .. });
            if legal.len() > 1 && (hirelings::acts(&state) || legal.iter().any(asks)) {
                number += 1;
                let other = state.determinize(seat, &mut stream(6, number));
                other.legal(&mut legal_there);
                assert_eq!(legal, legal_there);
                for level in levels(number / 11).filter(|_| number % 11 == 0) {
                    let choose = |state: &State| choice(level, state, seat, &legal, &mut stream(7, number));
                    let chosen = choose(&state);
                    assert!(legal.contains(&chosen), "{level} chose {chosen}");
                    assert_eq!(choose(&state), chosen, "{level}");
                    assert_eq!(choose(&other), chosen, "{level} peeks");
                    answered += 1;
                }
            }
            let action = legal[chance.below(legal.len() as u32) as usize];
            state.step(action, &mut chance, &mut ());
        }
    }
    assert!(answered > 40, "{answered}");
}

#[test]
fn a_choice_is_judged_by_what_the_seat_could_know_alone() {
    let budget = Budget { nodes: Some(10_000) };
    let (mut judged, mut dear) = (0, 0);
    positions(3, 53, |state, seat, legal, number| {
        let other = state.determinize(seat, &mut stream(6, number));
        let made = [legal[legal.len() - 1], legal[0], Action::Pass];
        let judge = |state: &State| {
            let mut bot = State::bot(Level::Hard);
            bot.judge(&View::new(state, seat, legal), &made, &mut stream(7, number), budget)
        };
        let judgment = judge(state);
        assert_eq!(judgment, judge(&other), "it peeks");
        if let Some(judgment) = judgment {
            judged += 1;
            dear += usize::from(judgment.cost > judgment.error);
            assert!(legal.contains(&judgment.better) && judgment.cost.abs() <= 1.0);
            assert!(judgment.better != made[0] || judgment.cost == 0.0);
        }
    });
    assert!(judged > 10 && dear > 3, "{judged}, {dear}");
}

/// The same position with other copies of the cards that the seat holds.
fn with_other_copies(state: &State, seat: Seat) -> State {
    let mut other = state.clone();
    for card in state.player(seat).hand.iter() {
        if let Some(twin) = other.deck.copy_of(card.kind()) {
            let hand = &mut other.players[seat.index()].hand;
            *hand = hand.without(card).with(twin);
            other.deck = other.deck.without(twin).with(card);
        }
    }
    other
}

#[test]
fn copies_of_a_card_do_not_change_a_choice() {
    let mut differed = 0;
    positions(4, 5, |state, seat, legal, number| {
        let other = with_other_copies(state, seat);
        differed += usize::from(other.deck.bits() != state.deck.bits());
        for level in levels(number) {
            let choose = |state: &State| choice(level, state, seat, legal, &mut stream(7, number));
            assert_eq!(choose(state), choose(&other), "{level}");
        }
    });
    assert!(differed > 50, "{differed}");
}

#[test]
fn a_choice_is_ranked_before_others_wherever_there_are_some() {
    let mut ranked = 0;
    positions(2, 37, |state, _, legal, number| {
        let errand = |others| {
            let bot = State::bot(Level::Normal);
            crate::bots::BotRequest::new(bot, state, legal, stream(8, number), Default::default())
                .expect("somebody is asked")
                .rank(others)
        };
        let (thought, next) = errand(2);
        let named: std::collections::BTreeSet<Action> = next.iter().copied().chain([thought.action]).collect();
        assert_eq!(named.len(), legal.len().min(3), "{legal:?}");
        assert!(named.iter().all(|action| legal.contains(action)));
        // what the bot chooses does not depend on what else is asked
        ranked += next.len();
        assert_eq!(errand(0), (thought, Vec::new()));
    });
    assert!(ranked > 10, "{ranked}");
}

#[test]
fn reasons_are_chances_and_the_choice_is_the_best_of_them() {
    positions(2, 31, |state, seat, legal, number| {
        let view = View::new(state, seat, legal);
        let thought = State::bot(Level::Normal).think(&view, &mut stream(8, number), Default::default());
        assert!(thought.values.iter().all(|weighed| legal.contains(&weighed.action) && weighed.value.is_finite()));
        let best = thought.values.iter().map(|weighed| weighed.value).fold(f64::MIN, f64::max);
        let chosen = thought.values.iter().find(|weighed| weighed.action == thought.action);
        assert_eq!(chosen.map(|weighed| weighed.value), Some(best).filter(|_| !thought.values.is_empty()));
        assert!(best <= 1.0);
    });
}

/// Nothing is reckoned with that no term says.
#[test]
fn the_terms_of_a_standing_are_all_of_it() {
    positions(Faction::COUNT as u64, 37, |state, seat, _, _| {
        let context = EvalContext { explains: true, ..EvalContext::of(Weights::usual(), state, seat) };
        let features = MapFeatures::of(Weights::usual(), state);
        for seat in state.seats() {
            let standing = standing(state, seat, &features, &context);
            let terms: f64 = Aim::ALL.iter().map(|&aim| standing.term(aim)).sum();
            let evaluator = evaluator(Weights::usual(), state, seat);
            let weight = evaluator.potential_weight();
            let constant = match state.player(seat).dominance {
                Some(_) => 0.0,
                None => {
                    weight.constant + (weight.per_round + evaluator.per_round_besides(state, seat)) * context.horizon
                }
            };
            assert!((terms + constant - standing.sum()).abs() < 1e-6, "{standing:?}");
        }
    });
}

/// Ways that chance and the others' answers are tried in.
const WAYS: u64 = 40;

/// Counts the ways in which the action wins for the seat, as far as it can know.
fn wins(state: &State, action: Action, seat: Seat) -> usize {
    let won = |&seed: &u64| {
        let mut chance = Generator::new(seed);
        let mut next = state.determinize(seat, &mut chance);
        let mut legal = Vec::new();
        next.step(action, &mut chance, &mut ());
        while next.asked().is_some() {
            next.legal(&mut legal);
            if next.at_rest() && legal.len() > 1 {
                return false;
            }
            let answer = legal[chance.below(legal.len() as u32) as usize];
            next.step(answer, &mut chance, &mut ());
        }
        matches!(next.decision(), Decision::Over(outcome) if outcome.winners.contains(seat))
    };
    (0..WAYS).filter(won).count()
}

#[test]
fn who_plans_takes_a_winning_action_when_there_is_one() {
    let mut found = 0;
    positions(12, 3, |state, seat, _, number| {
        let mut state = state.clone();
        if state.turn != seat || !state.player(seat).scores() {
            return;
        }
        state.players[seat.index()].score = 29;
        let mut legal = Vec::new();
        state.legal(&mut legal);
        // with dice in play nothing is sure
        let battle = |action| {
            matches!(
                action,
                Action::Battle { .. }
                    | Action::DecreeBattle { .. }
                    | Action::CrusadeBattle { .. }
                    | Action::Instigate { .. }
                    | Action::Use { .. }
            )
        };
        let sure = |&action: &Action| !battle(action) && wins(&state, action, seat) == WAYS as usize;
        let winner = legal.iter().copied().find(sure);
        if let Some(winner) = winner {
            found += 1;
            let view = View::new(&state, seat, &legal);
            for level in [Level::Normal, Level::Hard] {
                let chosen = State::bot(level).choose(&view, &mut stream(9, number));
                if matches!(chosen, Action::Expose { .. }) {
                    // a wrong guess leaves the winner in the list
                    continue;
                }
                // a bot tries chance out too, so what it takes for sure may fail once in a while
                let ways = wins(&state, chosen, seat);
                let plays = state.seat_name(seat);
                assert!(ways * 10 >= WAYS as usize * 9, "{level} {plays} took {chosen}, not {winner}: {ways}");
            }
        }
    });
    assert!(found > 40, "{found}");
}

/// Lets normal bots play the turn of the current player; the events.
pub fn play_turn(mut state: State, seed: u64) -> Vec<Event> {
    let (turn, mut chance, mut log, mut legal) = (state.turn, Generator::new(seed), Vec::new(), Vec::new());
    let mut actions = 0;
    while let Some(seat) = state.asked().filter(|_| state.turn == turn) {
        state.legal(&mut legal);
        let action = State::bot(Level::Normal).choose(&View::new(&state, seat, &legal), &mut stream(seed, actions));
        state.step(action, &mut chance, &mut log);
        actions += 1;
    }
    log
}

#[test]
fn games_of_every_level_come_to_an_end() {
    // `hard` takes its time, and plays one game of two
    for (level, seed, games, seats) in [(Level::Easy, 1, 11, 5), (Level::Normal, 2, 11, 5), (Level::Hard, 3, 1, 2)] {
        for factions in (0..games).map(neighbors) {
            let mut chance = Generator::new(seed);
            let mut state = game(&factions[..seats], &mut chance);
            let mut legal = Vec::new();
            let mut actions = 0;
            while let Some(seat) = state.asked() {
                state.legal(&mut legal);
                let action = choice(level, &state, seat, &legal, &mut stream(seed, actions));
                state.step(action, &mut chance, &mut ());
                actions += 1;
                assert!(state.round < 60, "{level}: a game without end");
            }
            let Decision::Over(outcome) = state.decision() else { panic!("nobody is asked") };
            assert_ne!(outcome.winners, SeatSet::EMPTY);
        }
    }
}

/// The boards of the program.
pub struct Embedded;

impl Library for Embedded {
    fn board(&self, _: &str, id: &str) -> Option<(String, String)> {
        let file = format!("root-{id}.toml");
        let (name, text) = board::embedded().iter().find(|(name, _)| *name == file)?;
        Some(((*name).to_owned(), (*text).to_owned()))
    }
}
