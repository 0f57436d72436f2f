//! What all clockwork players do alike (R1 to R3): the order, crafting, battles, the point of the hardest difficulty.

use super::hand::Hands;
use super::homelands::open_corners;
use super::priority::{By, Choice, Decided, OfRival, Rival, choose_defender, in_order};
use super::score::Scoring;
use super::{battle, hooks, movement, removal, services};
use crate::games::root::clockwork::state::{Clockwork, Step};
use crate::games::root::clockwork::words::{Difficulty, Reason};
use crate::games::root::prelude::*;
use crate::games::root::words::card::Class;
use crate::games::root::words::event::{Source, Word};
use crate::games::root::words::roll::ROLL_CLEARING;

/// The tasks of a turn, from the steps that a board has in each phase. Every turn begins with its order (R2.7) and ends with
/// the point of the hardest level (R3.3).
macro_rules! turn {
    (birdsong: [$($birdsong:expr),*], daylight: [$($daylight:expr),*], evening: [$($evening:expr),*],) => {{
        use $crate::games::root::clockwork::state::Step as Clockwork;
        use $crate::games::root::state::frame::Step as Frame;
        &[
            Task::Turn(Frame::Begin),
            Task::Clockwork(Clockwork::Order),
            $(Task::Clockwork($birdsong),)*
            Task::Turn(Frame::Enter(Phase::Daylight)),
            $(Task::Clockwork($daylight),)*
            Task::Turn(Frame::Enter(Phase::Evening)),
            $(Task::Clockwork($evening),)*
            Task::Clockwork(Clockwork::Nightmare),
            Task::Turn(Frame::End),
        ]
    }};
}
pub(in crate::games::root) use turn;

/// Cards that are revealed in a turn at most: a deck, so that no turn goes on for ever.
const MOST_ORDERS: u8 = 54;

/// The board of the clockwork player whose turn it is.
pub(in crate::games::root) fn acting(state: &State) -> Option<&Clockwork> {
    state.clockwork(state.turn)
}

/// Whether its difficulty is one of the two hard ones.
pub(in crate::games::root) fn is_hard(state: &State, seat: Seat) -> bool {
    matches!(difficulty(state, seat), Difficulty::Challenging | Difficulty::Nightmare)
}

pub(in crate::games::root) fn difficulty(state: &State, seat: Seat) -> Difficulty {
    state.clockwork(seat).map_or(Difficulty::Default, |clockwork| clockwork.difficulty)
}

/// The suit of the order; none if no card was left to reveal, so that every step that speaks of it is skipped.
pub(in crate::games::root) fn order(state: &State) -> Option<Suit> {
    acting(state)?.order_suit()
}

/// The ordered clearings (R2.7): a bird matches every suit.
pub(in crate::games::root) fn ordered(state: &State) -> ClearingSet {
    match order(state) {
        None => ClearingSet::EMPTY,
        Some(Suit::Bird) => state.board.clearings(),
        Some(suit) => state.clearings_of(suit),
    }
}

/// Reveals the top card of the deck as the order; the old one is discarded first.
pub(in crate::games::root) fn reveal(state: &mut State, world: &mut World) {
    let seat = state.turn;
    if acting(state).is_none_or(|clockwork| clockwork.revealed >= MOST_ORDERS) {
        return;
    }
    discard_order(state, world);
    let Some(card) = state.take_top_card(world) else {
        return skip(state, "R2.7", Reason::Nothing, world);
    };
    if let Some(clockwork) = state.clockwork_mut(seat) {
        clockwork.order.insert(card);
        clockwork.revealed += 1;
    }
    world.emit(|| Event::new(EventKind::Ordered, seat).with(Detail::Card(card.kind())).with(Detail::Suit(card.suit())));
}

/// Discards the order.
pub(in crate::games::root) fn discard_order(state: &mut State, world: &mut World) {
    let seat = state.turn;
    let Some(clockwork) = state.clockwork_mut(seat) else { return };
    let order = std::mem::take(&mut clockwork.order);
    if let Some(card) = order.first() {
        world.emit(|| Event::new(EventKind::Discarded, seat).with(Detail::Card(card.kind())));
        state.lay_all_on_discard(order, world);
    }
}

/// Crafts the item of the order for a point, if one is left in the supply (R1.1).
pub(in crate::games::root) fn craft(state: &mut State, world: &mut World) {
    let seat = state.turn;
    let Some(kind) = acting(state).and_then(|clockwork| clockwork.order.first()).map(|card| card.kind()) else {
        return;
    };
    let (kind, item) = match kind.class() {
        Class::Item { item, .. } if state.has_tile(seat, item) => (kind, item),
        _ => match services::buy_item(state, world) {
            // R9.7: what it has bought is the order from now on
            Some((card, item)) => {
                discard_order(state, world);
                if let Some(clockwork) = state.clockwork_mut(seat) {
                    clockwork.order.insert(card);
                }
                (card.kind(), item)
            }
            None => return skip(state, "R1.1", Reason::NoItem, world),
        },
    };
    super::craft::craft_revealed(state, kind, item, world);
}

/// Scores the point of the hardest difficulty at the end of Evening.
pub(in crate::games::root) fn nightmare(state: &mut State, world: &mut World) {
    let seat = state.turn;
    if difficulty(state, seat) == Difficulty::Nightmare {
        state.score(seat, 1, Source::Nightmare, world);
    }
}

/// Battles in the first of these clearings, and comes back for the others (R2.4).
pub(in crate::games::root) fn battles(
    state: &mut State,
    left: ClearingSet,
    law: &'static str,
    criteria: &[By<OfRival>],
    world: &mut World,
) {
    let Some(clearing) = in_order(state, left).next() else { return };
    if !left.without(clearing).is_empty() {
        state.push(Task::Clockwork(Step::Battles { left: left.without(clearing) }));
    }
    battle_in(state, clearing, law, criteria, world);
}

/// Battles in the first of these clearings if it has so many own warriors, and comes back for the others (R2.4).
pub(in crate::games::root) fn battles_of(
    state: &mut State,
    left: ClearingSet,
    least: u8,
    law: &'static str,
    criteria: &[By<OfRival>],
    world: &mut World,
) {
    let Some(clearing) = in_order(state, left).next() else { return };
    if state.warriors(state.turn, clearing) >= least {
        return battles(state, left, law, criteria, world);
    }
    if !left.without(clearing).is_empty() {
        state.push(Task::Clockwork(Step::Battles { left: left.without(clearing) }));
    }
}

/// Battles in the clearing, if there is whom; whether there was.
pub(in crate::games::root) fn battle_in(
    state: &mut State,
    clearing: Clearing,
    law: &'static str,
    criteria: &[By<OfRival>],
    world: &mut World,
) -> bool {
    let seat = state.turn;
    let Some(choice) = choose_defender(state, seat, clearing, criteria) else { return false };
    explain_defender(state, law, choice, world);
    services::reinforce(state, clearing, choice.chosen.seat, world);
    battle::start(state, seat, clearing, choice.chosen.seat, world);
    true
}

/// The clearings where it can battle.
pub(in crate::games::root) fn fields(state: &State, me: Seat, clearings: ClearingSet) -> ClearingSet {
    clearings.iter().filter(|&at| choose_defender(state, me, at, &[]).is_some()).collect()
}

/// Whether a snare took the step: it goes instead of the pieces that would be placed there, or leave (R11.8.2).
pub(in crate::games::root) fn is_held_up(state: &mut State, me: Seat, clearing: Clearing, world: &mut World) -> bool {
    let corvids = state.seat_of(Faction::Corvids).filter(|&corvids| state.are_enemies(me, corvids));
    let Some(corvids) = corvids.filter(|_| state.count(Piece::Snare, clearing) > 0) else { return false };
    removal::take_back(state, corvids, Piece::Snare, clearing, world);
    hooks::back_up(state, corvids, clearing, world);
    true
}

/// Places warriors in the clearing, as far as there are any; returns how many.
pub(in crate::games::root) fn post(
    state: &mut State,
    me: Seat,
    clearing: Clearing,
    count: u8,
    world: &mut World,
) -> u8 {
    let comes = count.min(state.player(me).supply) > 0;
    if comes && is_held_up(state, me, clearing, world) { 0 } else { state.recruit(me, clearing, count, world) }
}

/// Places a building or token in the clearing; whether it stands there.
pub(in crate::games::root) fn raise(
    state: &mut State,
    me: Seat,
    piece: Piece,
    clearing: Clearing,
    world: &mut World,
) -> bool {
    if is_held_up(state, me, clearing, world) {
        return false;
    }
    state.place(piece, clearing);
    world.emit(|| placed(me, piece, clearing));
    true
}

/// Moves warriors, unless a snare keeps them.
pub(in crate::games::root) fn leave(
    state: &mut State,
    me: Seat,
    from: Clearing,
    to: Clearing,
    count: u8,
    world: &mut World,
) {
    if !is_held_up(state, me, from, world) {
        movement::move_warriors(state, me, from, to, count, world);
    }
}

/// Pieces by which the corner is known that a faction starts in.
const STARTS: [Piece; 6] =
    [Piece::Keep, Piece::Roost, Piece::Tunnel, Piece::GARDENS[0], Piece::GARDENS[1], Piece::GARDENS[2]];

/// Draws the corner that a clockwork player starts in: none that another starts in, and one that is opposite such a corner if it
/// can be. `sites`: where it can place what it starts with (R2.3).
pub(in crate::games::root) fn start_corner(state: &State, sites: ClearingSet, world: &mut World) -> Option<Clearing> {
    let corners = state.board.corners();
    let taken = corners & STARTS.into_iter().fold(ClearingSet::EMPTY, |all, piece| all | state.clearings_with(piece));
    let free = (open_corners(state, corners) - taken) & sites;
    let opposite: ClearingSet = taken.iter().filter_map(|corner| state.board.opposite(corner)).collect();
    let best = free & opposite;
    draw_clearing(if best.is_empty() { free } else { best }, world)
}

/// Draws one of the clearings.
pub(in crate::games::root) fn draw_clearing(clearings: ClearingSet, world: &mut World) -> Option<Clearing> {
    let drawn = (!clearings.is_empty()).then(|| world.draw(ROLL_CLEARING, clearings.bits().into()))?;
    Some(Clearing::new(drawn))
}

/// Tells that a piece stands there.
pub(in crate::games::root) fn placed(seat: Seat, piece: Piece, clearing: Clearing) -> Event {
    Event::new(EventKind::Placed, seat).with(Detail::Piece(piece)).with(Detail::Clearing(clearing))
}

/// Tells why a clearing was chosen.
pub(in crate::games::root) fn explain(state: &State, law: &'static str, choice: Choice<Clearing>, world: &mut World) {
    let Some(Decided { measure, best, next }) = choice.decided else { return };
    world.emit(|| {
        Event::new(EventKind::Weighed, state.turn)
            .with(Detail::Word(Word::Measure, measure.id()))
            .with(Detail::Clearing(choice.chosen))
            .with(Detail::Count(i16::from(best.count)))
            .with(Detail::Clearing(next.candidate))
            .with(Detail::Count(i16::from(next.count)))
            .with(Detail::Law(law))
    });
}

/// Tells why a player was chosen.
pub(in crate::games::root) fn explain_defender(
    state: &State,
    law: &'static str,
    choice: Choice<Rival>,
    world: &mut World,
) {
    let Some(Decided { measure, best, next }) = choice.decided else { return };
    world.emit(|| {
        Event::new(EventKind::WeighedPlayer, state.turn)
            .with(Detail::Word(Word::Measure, measure.id()))
            .with(Detail::Party(state.party(choice.chosen.seat)))
            .with(Detail::Count(i16::from(best.count)))
            .with(Detail::Party(state.party(next.candidate.seat)))
            .with(Detail::Count(i16::from(next.count)))
            .with(Detail::Law(law))
    });
}

/// Tells that a step is skipped, and why.
pub(in crate::games::root) fn skip(state: &State, law: &'static str, why: Reason, world: &mut World) {
    let seat = state.turn;
    world.emit(|| {
        Event::new(EventKind::Skipped, seat).with(Detail::Law(law)).with(Detail::Word(Word::Reason, why.id()))
    });
}
