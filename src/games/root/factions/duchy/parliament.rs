//! The actions of ministers, and how they are swayed and lost (12.2.3, 12.5.2, 12.5.3).

use super::burrow::{buildings_left, open_builds};
use super::queries::{kit, seat};
use super::state::Step;
use super::words::{Minister, MinisterSet, Rank};
use crate::games::root::law::among::{Among, Judged, Members};
use crate::games::root::law::hand::Hands;
use crate::games::root::law::score::Scoring;
use crate::games::root::law::why::of_word;
use crate::games::root::law::{battle, movement, moves, tunnels};
use crate::games::root::prelude::*;
use crate::games::root::state::suited::SuitMatching;
use crate::games::root::words::event::{Source, Word};
use crate::kernel::Illegal;

/// Points of the Duchess of Mud while all tunnels are on the map (12.5.2.VII).
const DUCHESS_POINTS: u8 = 2;

/// Returns points that the action of a lord scores now.
pub fn lord_points(state: &State, minister: Minister) -> u8 {
    match minister {
        Minister::DuchessOfMud if state.stock[Piece::Tunnel.index()] == 0 => DUCHESS_POINTS,
        Minister::BaronOfDirt => state.on_map(Piece::Market),
        Minister::EarlOfStone => state.on_map(Piece::Citadel),
        _ => 0,
    }
}

/// Whether the action of a minister does anything now, for all that everybody can see.
fn is_of_use(state: &State, seat: Seat, minister: Minister) -> bool {
    let holds_cards = state.player(seat).has_cards();
    match minister {
        Minister::Foremole => {
            let sites = open_builds(state, state.board.clearings());
            holds_cards && buildings_left(state).next().is_some() && !sites.is_empty()
        }
        Minister::Captain => battle::is_possible(state, seat),
        Minister::Marshal => moves::is_possible(state, seat),
        Minister::Brigadier => battle::is_possible(state, seat) || moves::is_possible(state, seat),
        Minister::Banker => holds_cards,
        Minister::Mayor => copied(state).next().is_some(),
        lord => lord_points(state, lord) > 0,
    }
}

impl Members for MinisterSet {
    type Member = Minister;

    const NONE: Self = Self::EMPTY;

    fn has_member(self, minister: Minister) -> bool {
        self.contains(minister)
    }
}

/// Narrows down whose actions the Mayor may take: swayed squires and nobles, whether they have acted or not (12.5.2.VI).
pub(super) fn copying<A: Among<MinisterSet>>(state: &State, copied: A) -> A {
    copyable(copied).only(kit(state).swayed, |minister| of_minister("root-no-minister", "12.5.2.VI", minister))
}

/// Narrows down to squires and nobles but the Mayor, swayed or not.
pub(super) fn copyable<A: Among<MinisterSet>>(copied: A) -> A {
    let others = MinisterSet::ALL - MinisterSet::of(Minister::Mayor);
    let no_lords = others.of_rank(Rank::Squire) | others.of_rank(Rank::Noble);
    copied.only(no_lords, |minister| of_minister("root-no-copied", "12.5.2.VI", minister))
}

/// The ministers that it can act as to some use.
fn copied(state: &State) -> impl Iterator<Item = Minister> + use<'_> {
    copying(state, MinisterSet::ALL).iter().filter(|&other| is_of_use(state, seat(state), other))
}

/// Narrows down which ministers can still act this turn.
pub(super) fn acting<A: Among<MinisterSet>>(state: &State, ministers: A) -> A {
    let duchy = kit(state);
    ministers
        .only(duchy.swayed, |minister| of_minister("root-no-minister", "12.5.2", minister))
        .except(duchy.acted, |minister| of_minister("root-no-second-act", "12.5.2", minister))
}

/// Returns those that do so to some use.
pub(super) fn ready(state: &State) -> impl Iterator<Item = Minister> + use<'_> {
    acting(state, MinisterSet::ALL).iter().filter(|&minister| is_of_use(state, seat(state), minister))
}

pub(super) fn of_minister(key: &'static str, law: &'static str, minister: Minister) -> Illegal {
    of_word(key, law, "minister", minister.id())
}

pub(super) fn legal(state: &State, out: &mut Vec<Action>) {
    for minister in ready(state) {
        if minister == Minister::Mayor {
            out.extend(copied(state).map(|copied| Action::MinisterAs { minister, copied }));
        } else {
            out.push(Action::Minister { minister });
        }
    }
}

/// Lets a minister act, or the Mayor as another.
pub(super) fn act(state: &mut State, minister: Minister, copied: Option<Minister>, world: &mut World) {
    let seat = seat(state);
    if let Some(duchy) = state.duchy_mut(seat) {
        duchy.acted.insert(minister);
    }
    world.emit(|| {
        let event = Event::new(EventKind::Acts, seat).with(Detail::Word(Word::Minister, minister.id()));
        let as_another = |other: Minister| {
            Event::new(EventKind::ActsAs, seat)
                .with(Detail::Word(Word::Minister, minister.id()))
                .with(Detail::Word(Word::Minister, other.id()))
        };
        copied.map_or(event, as_another)
    });
    match copied.unwrap_or(minister) {
        Minister::Banker => {
            state.push(Task::Duchy(Step::Spend { count: 0, suit: Suit::Bird }));
        }
        lord if lord.rank() == Rank::Lord => {
            let points = lord_points(state, lord);
            state.score(seat, points, Source::Lords, world);
        }
        other => state.push(Task::Duchy(Step::Act(other))),
    }
}

/// Returns the cards that the Banker can take next: all of one suit, birds counting as any (2.1.1).
pub(super) fn payments(state: &State, suit: Suit) -> impl Iterator<Item = CardKind> + use<> {
    let hand = state.player(seat(state)).hand;
    let fitting = if suit == Suit::Bird { hand } else { hand & CardSet::matching(suit) };
    fitting.kinds()
}

/// Crowns of a rank that lie on the board (12.5.3.I).
pub fn crowns(state: &State, rank: Rank) -> u8 {
    let duchy = kit(state);
    let worn = duchy.swayed.of_rank(rank).len() as u8;
    Rank::CROWNS.saturating_sub(worn + duchy.lost_crowns[rank.index()])
}

/// Clearings with a piece of the Duchy, by suit: each can witness one card (12.5.3.II).
fn witnesses(state: &State) -> SuitMatching {
    let mut witnesses = SuitMatching::default();
    for clearing in state.presence(seat(state)).iter() {
        witnesses.add(state.suits(clearing), 1);
    }
    witnesses
}

/// Whether `left` of these cards can be matched with different clearings that are still free: of each suit no more than
/// it has clearings left, birds wherever one is left.
fn can_match(cards: CardSet, left: u8, witnesses: SuitMatching, shown: [u8; 3], birds: u8) -> bool {
    let free = witnesses.without(shown);
    let of_suits = free.most_of(Suit::CLEARING.map(|suit| (cards & CardSet::suit(suit)).len() as u8));
    let room = free.total().saturating_sub(birds);
    let matched = of_suits.saturating_add((cards & CardSet::suit(Suit::Bird)).len() as u8);
    matched.min(room) >= left
}

/// Judges whether, for all that everybody can see, the minister may be swayed now (12.5.3.I, II).
pub(super) fn swaying<J: Judged>(state: &State, minister: Minister, judged: J) -> J {
    let (seat, rank) = (seat(state), minister.rank());
    let most = usize::from(state.player(seat).hand_count()).min(state.presence(seat).len());
    judged
        .given(!kit(state).swayed.contains(minister), || of_minister("root-no-second-sway", "12.5.3.I", minister))
        .given(crowns(state, rank) > 0, || of_minister("root-no-crown", "12.5.3.I", minister))
        .given(most >= usize::from(rank.cards()), || no_reveal(minister))
}

/// Returns the cards that it takes cannot be revealed.
pub(super) fn no_reveal(minister: Minister) -> Illegal {
    of_minister("root-no-reveal", "12.5.3.II", minister).number("count", minister.rank().cards())
}

pub(super) fn is_sway_possible(state: &State) -> bool {
    Minister::ALL.into_iter().any(|minister| swaying(state, minister, true))
}

/// Returns the ministers that the cards in hand can sway.
pub fn swayable(state: &State) -> impl Iterator<Item = Minister> + use<'_> {
    let hand = state.player(seat(state)).hand;
    let witnesses = witnesses(state);
    Minister::ALL.into_iter().filter(move |&minister| {
        swaying(state, minister, true) && can_match(hand, minister.rank().cards(), witnesses, [0; 3], 0)
    })
}

/// Returns the cards that can be revealed next for a minister, so that the rest can be matched too.
pub(super) fn reveals(
    state: &State,
    minister: Minister,
    left: u8,
    shown: [u8; 3],
) -> impl Iterator<Item = CardKind> + use<> {
    let hand = state.player(seat(state)).hand;
    let witnesses = witnesses(state);
    let birds = minister.rank().cards().saturating_sub(left + shown.iter().sum::<u8>());
    hand.kinds().filter(move |&kind| {
        let Some(copy) = hand.copy_of(kind) else { return false };
        let (with, with_birds) = count_in(kind, shown, birds);
        let fits = can_match(CardSet::of(copy), 1, witnesses, shown, birds);
        let rest = hand.iter().filter(|&card| card != copy).collect();
        left > 0 && fits && can_match(rest, left - 1, witnesses, with, with_birds)
    })
}

fn count_in(kind: CardKind, mut shown: [u8; 3], birds: u8) -> ([u8; 3], u8) {
    match shown.get_mut(kind.suit().index()) {
        Some(count) => *count += 1,
        None => return (shown, birds + 1),
    }
    (shown, birds)
}

pub(super) fn reveal_for(
    state: &mut State,
    minister: Minister,
    left: u8,
    shown: [u8; 3],
    kind: CardKind,
    world: &mut World,
) {
    let (shown, _) = count_in(kind, shown, 0);
    state.push(Task::Duchy(Step::Reveal { minister, left: left.saturating_sub(1), shown }));
    state.pick_from_hand(seat(state), kind, EventKind::Revealed, world);
}

/// Sways a minister with a crown (12.5.3.III).
pub(super) fn sway(state: &mut State, minister: Minister, world: &mut World) {
    let seat = seat(state);
    if crowns(state, minister.rank()) == 0 {
        return;
    }
    if let Some(duchy) = state.duchy_mut(seat) {
        duchy.swayed.insert(minister);
    }
    world.emit(|| Event::new(EventKind::Swayed, seat).with(Detail::Word(Word::Minister, minister.id())));
    state.score(seat, minister.rank().points(), Source::Ministers, world);
}

/// Returns who may have to leave for a loss: the ministers of the highest rank (12.2.3).
pub fn threatened(state: &State) -> MinisterSet {
    kit(state).swayed.highest()
}

/// 12.2.3: a minister of the highest rank leaves with the crown, then a random card goes.
pub(super) fn pay_for_failure(state: &mut State, minister: Option<Minister>, world: &mut World) {
    let seat = seat(state);
    if let Some(minister) = minister
        && let Some(duchy) = state.duchy_mut(seat)
        && duchy.swayed.contains(minister)
    {
        duchy.swayed.remove(minister);
        duchy.lost_crowns[minister.rank().index()] += 1;
        world.emit(|| Event::new(EventKind::Dismissed, seat).with(Detail::Word(Word::Minister, minister.id())));
    }
    state.discard_random(seat, world);
}

/// Lists the actions of Captain, Marshal and Brigadier.
pub(super) fn legal_orders(state: &State, minister: Minister, out: &mut Vec<Action>) {
    let seat = seat(state);
    if matches!(minister, Minister::Captain | Minister::Brigadier) {
        battle::legal_anywhere(state, seat, out);
    }
    if matches!(minister, Minister::Marshal | Minister::Brigadier) {
        moves::legal(state, seat, out);
    }
}

/// Carries out a move or a battle of the Duchy.
pub(super) fn obey(state: &mut State, action: Action, world: &mut World) {
    let seat = seat(state);
    match action {
        Action::Move { from, to, count } => movement::move_warriors(state, seat, from, to, count, world),
        Action::Battle { clearing, defender } => battle::start_against(state, seat, clearing, defender, world),
        action => tunnels::take(state, action, world),
    }
}
