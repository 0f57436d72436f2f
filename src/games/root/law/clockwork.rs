//! What all clockwork players do alike (R1 to R3): the order, crafting, battles, the point of the hardest difficulty.

use super::craft::{craft_revealed, item_left};
use super::hand::Hands;
use super::homelands::{free_homes, of_others};
use super::priority::{By, Candidate, Choice, Decided, OfRival, Priority, choose_defender, in_order};
use super::removal::is_held_up;
use super::score::Scoring;
use super::{battle, movement, services};
use crate::games::root::clockwork::state::{BattleKind, Clockwork, Step};
use crate::games::root::clockwork::words::{Difficulty, Reason};
use crate::games::root::prelude::*;
use crate::games::root::words::card::Card;
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

/// Cards that are revealed in a turn at most: a deck, so that no turn goes on forever.
const MOST_ORDERS: u8 = 54;

/// The board of the clockwork player whose turn it is.
pub(in crate::games::root) fn acting(state: &State) -> Option<&Clockwork> {
    state.clockwork(state.turn)
}

/// Returns what the difficulty of the clockwork player says, of the easy, the usual, and the two hard ones.
pub(in crate::games::root) fn by_difficulty<T: Copy>(state: &State, seat: Seat, [easy, usual, hard]: [T; 3]) -> T {
    match difficulty(state, seat) {
        Difficulty::Easy => easy,
        Difficulty::Default => usual,
        Difficulty::Challenging | Difficulty::Nightmare => hard,
    }
}

fn difficulty(state: &State, seat: Seat) -> Difficulty {
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

/// Whether it may reveal one more order in this turn.
pub(in crate::games::root) fn may_reveal(state: &State) -> bool {
    acting(state).is_some_and(|clockwork| clockwork.revealed < MOST_ORDERS)
}

/// Reveals the top card of the deck as the order; the old one is discarded first.
pub(in crate::games::root) fn reveal(state: &mut State, world: &mut World) {
    let seat = state.turn;
    if !may_reveal(state) {
        return;
    }
    discard_order(state, "R2.7", world);
    let Some(card) = state.take_top_card(world) else {
        return skip(state, "R2.7", Reason::Nothing, world);
    };
    if let Some(clockwork) = state.clockwork_mut(seat) {
        clockwork.order.insert(card);
        clockwork.revealed += 1;
    }
    tell_order(seat, card.kind(), "R2.7", world);
}

/// Tells which card is the order by this law.
pub(in crate::games::root) fn tell_order(seat: Seat, kind: CardKind, law: &'static str, world: &mut World) {
    let event = || Event::new(EventKind::Ordered, seat).with(Detail::Card(kind)).with(Detail::Suit(kind.suit()));
    world.emit(|| event().by(law));
}

/// Discards the order by this law.
pub(in crate::games::root) fn discard_order(state: &mut State, law: &'static str, world: &mut World) {
    let seat = state.turn;
    let Some(clockwork) = state.clockwork_mut(seat) else { return };
    let order = std::mem::take(&mut clockwork.order);
    if let Some(card) = order.first() {
        world.emit(|| Event::new(EventKind::Discarded, seat).with(Detail::Card(card.kind())).by(law));
        state.lay_all_on_discard(order, world);
    }
}

/// Crafts the item of the order for a point, if one is left in the supply (R1.1), and else buys one.
pub(in crate::games::root) fn craft(state: &mut State, world: &mut World) {
    if acting(state).is_none_or(|clockwork| clockwork.order.is_empty()) || craft_order(state, world) {
        return;
    }
    if let Some(card) = services::buy_item(state, world) {
        exchange_order(state, card, world);
        if craft_order(state, world) {
            return;
        }
    }
    skip(state, "R1.1", Reason::NoItem, world);
}

/// Crafts the item of the order; whether one is left.
pub(in crate::games::root) fn craft_order(state: &mut State, world: &mut World) -> bool {
    let seat = state.turn;
    let kind = acting(state).and_then(|clockwork| clockwork.order.first()).map(Card::kind);
    let found = kind.and_then(|kind| Some((kind, item_left(state, seat, kind)?)));
    if let Some((kind, item)) = found {
        craft_revealed(state, kind, item, "R1.1", world);
    }
    found.is_some()
}

/// Makes a bought card the order (R9.7).
pub(in crate::games::root) fn exchange_order(state: &mut State, card: Card, world: &mut World) {
    discard_order(state, "R9.7", world);
    let seat = state.turn;
    if let Some(clockwork) = state.clockwork_mut(seat) {
        clockwork.order.insert(card);
    }
    tell_order(seat, card.kind(), "R9.7", world);
}

/// Scores the point of the hardest difficulty at the end of Evening.
pub(in crate::games::root) fn nightmare(state: &mut State, world: &mut World) {
    let seat = state.turn;
    if difficulty(state, seat) == Difficulty::Nightmare {
        tally(state, 1, Source::Nightmare, "R3.3", world);
    }
}

/// How a board battles in several clearings.
#[derive(Clone, Copy)]
pub(in crate::games::root) struct Campaign {
    pub basis: Detail,
    /// Own warriors without which it does not battle.
    pub least: u8,
    pub defender: &'static [By<OfRival>],
}

impl Campaign {
    /// Returns those of the clearings in which there is a battle now.
    pub fn fields(self, state: &State, clearings: ClearingSet) -> ClearingSet {
        let me = state.turn;
        let manned = |&at: &Clearing| self.least <= 1 || state.warriors(me, at) >= self.least;
        fields(state, me, clearings).iter().filter(manned).collect()
    }

    /// Battles in each of the clearings, one after the other (R2.4); `kind` is that for which the board has this campaign.
    pub fn begin(self, state: &mut State, clearings: ClearingSet, kind: BattleKind, world: &mut World) {
        if self.fields(state, clearings).is_empty() {
            return skip(state, self.basis, Reason::NoBattle, world);
        }
        state.push(Task::Clockwork(Step::Battles { left: clearings, kind }));
    }

    /// Battles in the first of the clearings that are left, if it can, and comes back for the others.
    pub fn go_on(self, state: &mut State, left: ClearingSet, kind: BattleKind, world: &mut World) {
        let Some(clearing) = in_order(state, left).next() else { return };
        let left = left.without(clearing);
        if !left.is_empty() {
            state.push(Task::Clockwork(Step::Battles { left, kind }));
        }
        if self.fields(state, ClearingSet::of(clearing)).contains(clearing) {
            battle_in(state, clearing, self.basis, self.defender, world);
        }
    }
}

/// Battles in the clearing, if there is whom; whether there was.
pub(in crate::games::root) fn battle_in(
    state: &mut State,
    clearing: Clearing,
    basis: impl Into<Detail>,
    criteria: &[By<OfRival>],
    world: &mut World,
) -> bool {
    let seat = state.turn;
    let Some(choice) = choose_defender(state, seat, clearing, criteria) else { return false };
    explain(state, basis, choice, world);
    services::reinforce(state, clearing, choice.chosen.seat, world);
    battle::start(state, seat, clearing, choice.chosen.seat, world);
    true
}

/// The clearings where it can battle.
pub(in crate::games::root) fn fields(state: &State, me: Seat, clearings: ClearingSet) -> ClearingSet {
    clearings.iter().filter(|&at| choose_defender(state, me, at, &[]).is_some()).collect()
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

/// Draws the corner that a clockwork player starts in: none that another starts in, and one that is opposite such a corner if it
/// can be (R3.2). `sites`: where it can place what it starts with (R2.3).
pub(in crate::games::root) fn start_corner(
    state: &mut State,
    me: Seat,
    sites: ClearingSet,
    world: &mut World,
) -> Option<Clearing> {
    let free = free_homes(state, sites);
    start_in(state, me, if free.is_empty() { state.board.corners() & sites } else { free }, world)
}

/// Draws one of the corners to start in, of those that nobody has chosen if there are any. When the game is set up by setup
/// cards it is a homeland (A.8.2.I), so that nobody chooses it later.
pub(in crate::games::root) fn start_in(
    state: &mut State,
    me: Seat,
    corners: ClearingSet,
    world: &mut World,
) -> Option<Clearing> {
    let free = corners - of_others(state, me);
    let corner = draw_clearing(if free.is_empty() { corners } else { free }, world)?;
    if state.draft.is_open {
        state.draft.homelands[me.index()].insert(corner);
    }
    Some(corner)
}

/// Returns what the track of the clockwork player in turn gives for the pieces of this kind that are on the map.
pub(in crate::games::root) fn on_track(state: &State, piece: Piece) -> u8 {
    let track = acting(state).map_or(&[][..], |clockwork| clockwork.own.track(piece));
    track.get(usize::from(state.on_map(piece))).or(track.last()).copied().unwrap_or_default()
}

/// Returns the clearings adjacent in setup: by paths, also closed ones (R12.2.1), but not by ferry.
pub(in crate::games::root) fn around(state: &State, clearing: Clearing) -> ClearingSet {
    state.adjacent(clearing) | state.board.closed(clearing)
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

/// Tells why the candidate was chosen.
pub(in crate::games::root) fn explain<C: Candidate>(
    state: &State,
    basis: impl Into<Detail>,
    choice: Choice<C>,
    world: &mut World,
) {
    let (seat, basis) = (state.turn, basis.into());
    let count = |count: u8| Detail::Count(i16::from(count));
    if let Some(Decided { measure, best, next }) = choice.decided {
        world.emit(|| {
            Event::new(C::WEIGHED, seat)
                .with(Detail::Word(Word::Measure, measure))
                .with(choice.chosen.name(state))
                .with(count(best.count))
                .with(next.candidate.name(state))
                .with(count(next.count))
                .with(basis)
        });
    }
    if choice.decided.is_none() || choice.equal > 1 {
        let ranked = if choice.priority == Priority::Highest { C::RANKED } else { C::RANKED_LAST };
        let event = || Event::new(ranked, seat).with(choice.chosen.name(state)).with(count(choice.equal));
        world.emit(|| event().with(basis));
    }
}

/// Tells that a step is skipped, and why.
pub(in crate::games::root) fn skip(state: &State, basis: impl Into<Detail>, why: Reason, world: &mut World) {
    let (seat, basis) = (state.turn, basis.into());
    world.emit(|| Event::new(EventKind::Skipped, seat).with(basis).with(Detail::Word(Word::Reason, why.id())));
}

/// Logs that this many warriors, as far as the supply allows, go to this many clearings. `told` names the sentence.
pub(in crate::games::root) fn muster(
    state: &State,
    told: EventKind,
    law: &'static str,
    wanted: u8,
    sites: ClearingSet,
    world: &mut World,
) {
    let count = wanted.min(state.player(state.turn).supply);
    if count == 0 {
        return skip(state, law, Reason::NoWarriors, world);
    }
    world.emit(|| {
        Event::new(told, state.turn)
            .with(Detail::Count(i16::from(count)))
            .with(Detail::Count(sites.len() as i16))
            .by(law)
    });
}

/// Scores points by a law or a trait card, and tells by which; none are told as well.
pub(in crate::games::root) fn tally(
    state: &mut State,
    points: u8,
    source: Source,
    basis: impl Into<Detail>,
    world: &mut World,
) {
    state.tally(state.turn, points, source, basis, world);
}
