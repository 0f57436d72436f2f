//! A turn: two cards or a camp (D4, D5), the row, the end-of-turn check (D9) and the end of the game (D10).

use super::action::Action;
use super::event::{Detail, Event, EventKind};
use super::route;
use super::state::{CAMPS, ROW, State};
use super::task::{Task, World};
use crate::kernel::{Outcome, Seat};

/// Returns two cards that are next to each other; gaps do not part them (reading R1).
pub fn pairs(state: &State) -> impl Iterator<Item = (u8, u8)> + Clone {
    let row = state.row;
    let filled = move |from: usize| (from..ROW).find(|&place| row[place].is_some());
    (0..ROW).filter_map(move |place| {
        row[place]?;
        filled(place + 1).map(|next| (place as u8 + 1, next as u8 + 1))
    })
}

/// The only card of the row, if there is just one.
fn last_of_row(state: &State) -> Option<u8> {
    let mut filled = (0..ROW).filter(|&place| state.row[place].is_some());
    let only = filled.next()?;
    filled.next().is_none().then_some(only as u8 + 1)
}

pub fn legal(state: &State, out: &mut Vec<Action>) {
    out.extend(pairs(state).map(|(first, second)| Action::Take { first, second }));
    out.extend(last_of_row(state).map(|only| Action::TakeLast { only }));
    route::legal_starts(state, out);
    if out.is_empty() {
        out.push(Action::Pass);
    }
}

pub fn take(state: &mut State, action: Action, world: &mut World) {
    let seat = state.turn;
    match action {
        Action::Take { first, second } => {
            state.push(Task::Refill);
            for place in [first, second] {
                take_card(state, seat, place, world);
            }
        }
        Action::TakeLast { only } => {
            state.push(Task::Refill);
            take_card(state, seat, only, world);
        }
        Action::Camp { start, card } => route::begin(state, start, card, world),
        _ => {
            state.passes += 1;
            world.emit(|| Event::new(EventKind::Passed, seat));
        }
    }
}

fn take_card(state: &mut State, seat: Seat, place: u8, world: &mut World) {
    let Some(kind) = state.row[usize::from(place) - 1].take() else { return };
    state.receive(seat, kind);
    world.emit(|| Event::new(EventKind::Took, seat).with(Detail::Card(kind)).with(Detail::Count(i16::from(place))));
}

/// Fills the gaps of the row, the one nearest the deck first (D5.2). The last card of a deck on the event tile brings the
/// event at once (D12.2.3).
pub fn run_refill(state: &mut State, world: &mut World) {
    while let Some(gap) = state.row.iter().rposition(Option::is_none) {
        let Some(kind) = state.draw_from_deck(world) else { return };
        state.row[gap] = Some(kind);
        if state.deck.is_empty() && state.scenario().has_events() {
            state.push(Task::Refill);
            state.push(Task::NewDeck);
            state.push(Task::Event);
            return;
        }
    }
}

/// Lays the tasks of a turn.
pub fn begin(state: &mut State) {
    state.push(Task::End);
    state.push(Task::Main);
}

/// Slides up the stories that are satisfied (D9.1); how many.
fn tell_stories(state: &mut State, seat: Seat, world: &mut World) -> u8 {
    let units = state.units(seat);
    let mut count = 0;
    let stories = state.player(seat).stories;
    for &story in stories.as_slice() {
        if !state.player(seat).told.contains(story) && state.board.page(story).is_told(&units) {
            state.player_mut(seat).told.insert(story);
            world.emit(|| Event::new(EventKind::Told, seat).with(Detail::Story(story)));
            count += 1;
        }
    }
    count
}

pub fn run_end(state: &mut State, world: &mut World) {
    let seat = state.turn;
    for _ in 0..tell_stories(state, seat, world) {
        state.draw_card(seat, world);
    }
    state.turn = state.after(seat);
    if state.turn == state.first {
        let ended = state.seats().any(|seat| state.player(seat).placed() == CAMPS);
        // reading R1: nobody can do anything
        if ended || state.passes == state.seats {
            finish(state, world);
            return;
        }
        state.round = state.round.saturating_add(1);
        state.passes = 0;
    }
    let next = state.turn;
    world.emit(|| Event::new(EventKind::TurnBegins, next));
    begin(state);
}

/// The end of the game (D10.2, D11.5).
fn finish(state: &mut State, world: &mut World) {
    for seat in state.seats() {
        tell_stories(state, seat, world);
    }
    let (winners, how) = state.winners();
    let law = if state.partner(state.turn).is_some() { "D12.1.3" } else { "D11.5" };
    for seat in winners.iter() {
        let points = state.score(seat).total();
        world.emit(|| Event::new(EventKind::Won, seat).with(Detail::Count(points)));
    }
    state.over = Some(Outcome { winners, how, law });
}
