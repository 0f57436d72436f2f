//! The worth of hirelings to the players of Root: tables of `normal` with three hirelings, where every other player never
//! uses theirs. Each table is played twice, the second time with the roles exchanged. Run with
//! `cargo bench --bench hirelings -- GAMES SEED SEATS`; figures in `docs/balance.md`.

mod common;

use common::at_drawn_tables;
use std::collections::BTreeMap;
use std::num::ParseIntError;
use thicket::bots::{Bot, Bots, Level, View, stream};
use thicket::games::root::state::frame::Phase;
use thicket::games::root::words::event::EventKind;
use thicket::games::root::{Action, Event, State};
use thicket::kernel::{Decision, Generator, Options, Rules, Seat};
use thicket::table::Boards;

const GAMES: u64 = 400;
const SEED: u64 = 960_001;
const SEATS: u64 = 4;

/// No game of bots lasts so long.
const MOST_ACTIONS: u64 = 25_000;

/// A hireling and whether its demoted side is up.
type Card = (&'static str, bool);

/// The results of games, for those who use their hirelings.
#[derive(Clone, Copy, Default)]
struct Figures {
    /// The share of the win, summed up.
    won: f64,
    hired: u32,
    given: u32,
    given_to_a_leader: u32,
    /// Turns in which a hireling could be used, and in which it was.
    open: u32,
    used: u32,
}

impl Figures {
    fn plus(self, other: Self) -> Self {
        Self {
            won: self.won + other.won,
            hired: self.hired + other.hired,
            given: self.given + other.given,
            given_to_a_leader: self.given_to_a_leader + other.given_to_a_leader,
            open: self.open + other.open,
            used: self.used + other.used,
        }
    }
}

fn is_use(action: &Action) -> bool {
    matches!(action, Action::UseHireling { .. })
}

/// The choice of a player who never uses a hireling, and so reckons with none that could still be used.
fn abstain(bot: &mut dyn Bot<State>, state: &State, seat: Seat, legal: &[Action], rng: &mut Generator) -> Action {
    let others: Vec<Action> = legal.iter().copied().filter(|action| !is_use(action)).collect();
    if state.turn != seat || state.phase == Phase::Setup || others.is_empty() {
        return bot.choose(&View::new(state, seat, legal), rng);
    }
    if let [only] = others[..] {
        return only;
    }
    let mut spent = state.clone();
    for hired in spent.hirelings.as_mut_slice() {
        hired.used |= hired.controller == Some(seat);
    }
    bot.choose(&View::new(&spent, seat, &others), rng)
}

/// Whether nobody has more points.
fn leads(state: &State, seat: Seat) -> bool {
    let scores = state.progress().scores;
    scores.iter().all(|&other| other <= scores[seat.index()])
}

/// One game, and the cards that were dealt; `first` is the first of the seats that use hirelings.
fn play(options: &Options, boards: &Boards, seed: u64, first: usize) -> (Figures, Vec<Card>) {
    let setup = State::setup(options, boards).expect("a setup");
    let mut chance = Generator::new(seed);
    let mut state = State::new(&setup, &mut chance, &mut ()).expect("a game");
    let mut bot = State::bot(Level::Normal);
    let mut figures = Figures::default();
    let mut legal = Vec::new();
    let mut open = false;
    let mut events: Vec<Event> = Vec::new();
    for actions in 0..MOST_ACTIONS {
        let Some(seat) = state.asked() else { break };
        let uses = |seat: Seat| seat.index() % 2 == first;
        state.legal(&mut legal);
        let mut rng = stream(seed, actions);
        let action = match legal[..] {
            [only] => only,
            _ if uses(seat) => bot.choose(&View::new(&state, seat, &legal), &mut rng),
            _ => abstain(&mut *bot, &state, seat, &legal, &mut rng),
        };
        let turn = state.turn;
        if uses(turn) {
            open |= legal.iter().any(is_use);
            if let Action::PassOn { player, .. } = action {
                let to = state.seat_of(player).expect("a player");
                figures.given += 1;
                figures.given_to_a_leader += u32::from(leads(&state, to));
            }
        }
        events.clear();
        state.step(action, &mut chance, &mut events);
        if uses(turn) {
            let hired = events.iter().filter(|event| event.what == EventKind::Hired && event.who == turn);
            figures.hired += hired.count() as u32;
            if is_use(&action) {
                (figures.open, figures.used, open) = (figures.open + 1, figures.used + 1, false);
            }
            if state.turn != turn {
                figures.open += u32::from(std::mem::take(&mut open));
            }
        }
    }
    if let Decision::Over(outcome) = state.decision() {
        let winners = outcome.winners.iter();
        let ours = winners.clone().filter(|seat| seat.index() % 2 == first).count();
        figures.won = ours as f64 / winners.count() as f64;
    }
    let cards = state.hirelings.as_slice().iter().map(|hired| (hired.hireling.id(), hired.demoted)).collect();
    (figures, cards)
}

/// Both games of a table, and the cards that were dealt at it.
type Table = ([Figures; 2], Vec<Card>);

fn tables(count: u64, seed: u64, seats: usize) -> Vec<Table> {
    let open =
        |_| Options { seats: vec!["random".into(); seats], extras: vec!["hirelings 3".into()], ..Options::default() };
    at_drawn_tables(count, seed, open, |options, boards, seed| {
        let (one, cards) = play(options, boards, seed, 0);
        let (other, _) = play(options, boards, seed, 1);
        ([one, other], cards)
    })
}

/// The mean, and its standard error.
fn mean(shares: &[f64]) -> (f64, f64) {
    let count = shares.len() as f64;
    let mean = shares.iter().sum::<f64>() / count;
    let variance = shares.iter().map(|share| (share - mean).powi(2)).sum::<f64>() / (count - 1.0).max(1.0);
    (mean, (variance / count).sqrt())
}

fn main() -> Result<(), ParseIntError> {
    let numbers = std::env::args().skip(1).filter(|word| !word.starts_with('-'));
    let numbers = numbers.map(|word| word.parse()).collect::<Result<Vec<u64>, _>>()?;
    let number = |place: usize, usual: u64| numbers.get(place).copied().unwrap_or(usual);
    let seats = number(2, SEATS) as usize;
    assert!(seats.is_multiple_of(2), "as many who use hirelings as who do not");
    let tables = tables(number(0, GAMES).div_ceil(2).max(1), number(1, SEED), seats);
    let share = |(games, _): &Table| (games[0].won + games[1].won) / 2.0;
    let (won, error) = mean(&tables.iter().map(share).collect::<Vec<_>>());
    println!(
        "{} games of {seats}: those who use their hirelings win {:.1} of 100, standard error {:.1}",
        2 * tables.len(),
        100.0 * won,
        100.0 * error
    );
    let all = tables.iter().flat_map(|(games, _)| games).fold(Figures::default(), |all, &game| all.plus(game));
    let by_game = |count: u32| f64::from(count) / (2 * tables.len()) as f64;
    println!(
        "by game {:.2} hired, used in {:.2} of {:.2} turns, {:.2} given away, {:.2} of them to a leader",
        by_game(all.hired),
        by_game(all.used),
        by_game(all.open),
        by_game(all.given),
        by_game(all.given_to_a_leader)
    );
    let mut cards: BTreeMap<Card, Vec<f64>> = BTreeMap::new();
    for table in &tables {
        table.1.iter().for_each(|&card| cards.entry(card).or_default().push(share(table)));
    }
    for ((hireling, demoted), shares) in cards {
        let (won, error) = mean(&shares);
        let side = if demoted { "demoted" } else { "promoted" };
        println!("{hireling:20} {side:8} {:4} games {:5.1} ± {:.1}", 2 * shares.len(), 100.0 * won, 100.0 * error);
    }
    Ok(())
}
