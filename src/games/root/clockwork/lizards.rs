//! The Logical Lizards (R8).

use super::queries::in_setup_order;
use super::state::{BattleKind, Clockwork, Cult, Heap, Lizards as Steps, Own, SPACES, Step, conspiracy_at};
use super::words::{Reason, Trait};
use crate::games::root::factions::lizards::words::Conspiracy;
use crate::games::root::law::clockwork::{
    Campaign, around, battle_in, by_difficulty, explain, on_track, order, ordered, post, raise, skip, start_corner,
    tally, turn,
};
use crate::games::root::law::hand::Hands;
use crate::games::root::law::handler::TaskHandler;
use crate::games::root::law::hooks::has_trait;
use crate::games::root::law::priority::{
    By, Choice, OfClearing, OfRival, Priority, Rival, choose, choose_clearing, in_order,
};
use crate::games::root::law::removal::is_held_up;
use crate::games::root::law::rule::Ruling;
use crate::games::root::law::services::{self, building_sites};
use crate::games::root::law::{craft, hooks, removal};
use crate::games::root::module::clockwork::ClockworkBoard;
use crate::games::root::module::position::{CARDS, Position, SUITS};
use crate::games::root::prelude::*;
use crate::games::root::state::losses::{Cause, Loss};
use crate::games::root::words::card::Card;
use crate::games::root::words::event::{Source, Word};
use crate::games::root::words::piece::Target;
use crate::kernel::Codec;

/// Warriors at the start in the corner (R8.3.2), and Lost Souls (R8.3.5).
const SETTLERS: u8 = 4;
const FIRST_SOULS: u8 = 3;

/// Cards that Daylight reveals, by difficulty (R8.5).
const RITUALS: [u8; 3] = [3, 4, 5];

/// The player at whom a conspiracy aims, and the defender of a crusade.
const RICHEST: &[By<OfRival>] = &[By::Most(OfRival::Points)];

/// The battles of a crusade, in clearings with two own warriors (R8.4.2).
const CRUSADE: Campaign = Campaign { basis: Detail::By("R8.4.2"), least: 2, defender: RICHEST };

/// The defender of the trait Fanatics.
const APOSTATE: &[By<OfRival>] = &[By::Most(OfRival::Defenseless), By::Most(OfRival::Points)];

/// A turn of the Logical Lizards (R8.4 to R8.6).
const TURN: &[Task] = turn! {
    birdsong: [Step::Lizards(Steps::BuySouls), Step::Lizards(Steps::ChooseOrder), Step::Lizards(Steps::Conspire { idle: 0 })],
    daylight: [Step::Lizards(Steps::Rituals)],
    evening: [
        Step::Lizards(Steps::Score),
        Step::Lizards(Steps::Free),
        Step::Lizards(Steps::Craft),
        Step::Lizards(Steps::Erratic)
    ],
};

impl TaskHandler for Steps {
    fn run(self, state: &mut State, world: &mut World) {
        match self {
            Steps::BuySouls => buy_souls(state, world),
            Steps::ChooseOrder => choose_order(state, world),
            Steps::Conspire { idle } => conspire(state, idle, world),
            Steps::Fanatics { clearing } => fanatics(state, clearing, world),
            Steps::Spite => spite(state, world),
            Steps::Rituals => hold(state, by_difficulty(state, state.turn, RITUALS)),
            Steps::Ritual { left } => ritual(state, left, world),
            Steps::Score => score(state, world),
            Steps::Free => free(state, world),
            Steps::Craft => craft_top(state, world),
            Steps::Erratic => {
                if has_trait(state, state.turn, Trait::Erratic) {
                    hooks::invoke(state.turn, Trait::Erratic, world);
                    draw(state, Trait::Erratic, world);
                }
            }
        }
    }
}

fn cult(state: &State) -> Cult {
    state.clockwork(state.turn).and_then(|clockwork| clockwork.cult()).copied().unwrap_or_default()
}

fn update(state: &mut State, change: impl FnOnce(&mut Cult)) {
    if let Some(cult) = state.clockwork_cult_mut() {
        change(cult);
    }
}

fn push(state: &mut State, step: Steps) {
    state.push(Task::Clockwork(Step::Lizards(step)));
}

/// R9.7, by the advanced card: while there are few Lost Souls, others are bought that are no birds.
fn buy_souls(state: &mut State, world: &mut World) {
    let wanted = services::MOST_SOULS.saturating_sub(cult(state).souls.cards.len());
    for card in services::buy_souls(state, wanted, world) {
        update(state, |cult| cult.souls.lay(card));
    }
}

/// Determines the order from the Lost Souls (R8.4.1).
fn choose_order(state: &mut State, world: &mut World) {
    let me = state.turn;
    let suit = most_common(cult(state).souls.cards);
    update(state, |cult| cult.order = Some(suit));
    world.emit(|| Event::new(EventKind::SoulsOrder, me).with(Detail::Suit(suit)).by("R8.4.1"));
}

/// The suit of most of the cards; a bird where two lead, or there is no card.
fn most_common(souls: CardSet) -> Suit {
    let count = |suit: Suit| (souls & CardSet::suit(suit)).len();
    let most = Suit::ALL.into_iter().map(count).max().unwrap_or_default();
    let mut leading = Suit::ALL.into_iter().filter(|&suit| count(suit) == most);
    match (leading.next(), leading.next()) {
        (Some(suit), None) => suit,
        _ => Suit::Bird,
    }
}

/// Carries out the next conspiracy (R8.4.2).
fn conspire(state: &mut State, idle: u8, world: &mut World) {
    if cult(state).acolytes == 0 {
        return skip(state, "R8.4.2", Reason::NoAcolytes, world);
    }
    if usize::from(idle) >= SPACES.len() {
        return;
    }
    update(state, |cult| cult.marker = (cult.marker + 1) % SPACES.len() as u8);
    let conspiracy = conspiracy_at(cult(state).marker);
    let done = match conspiracy {
        Conspiracy::Convert => convert(state, world),
        Conspiracy::Crusade => crusade(state, world),
        Conspiracy::Sanctify => sanctify(state, world),
    };
    if !done {
        push(state, Steps::Conspire { idle: idle + 1 });
        let event = || Event::new(EventKind::Idle, state.turn).with(Detail::Word(Word::Conspiracy, conspiracy.id()));
        world.emit(|| event().by("R8.4.2"));
    }
}

/// Begins a conspiracy that can do something: an acolyte returns to the supply, and the marker moves on afterwards.
fn begin(state: &mut State, conspiracy: Conspiracy, world: &mut World) {
    let me = state.turn;
    push(state, Steps::Conspire { idle: 0 });
    update(state, |cult| cult.acolytes = cult.acolytes.saturating_sub(1));
    state.player_mut(me).supply += 1;
    world.emit(|| {
        Event::new(EventKind::Conspired, me)
            .with(Detail::Word(Word::Conspiracy, conspiracy.id()))
            .with(Detail::Count(1))
            .by("R8.4.2")
    });
}

/// The player with most points who has something to lose in one of the clearings, and where.
fn prey(
    state: &State,
    sites: impl Fn(Seat) -> ClearingSet,
    criteria: &[By<OfClearing>],
) -> Option<(Choice<Rival>, Choice<Clearing>)> {
    let me = state.turn;
    let foes = hooks::foes(state, me);
    let players = in_setup_order(state);
    let met = players.filter(|&seat| foes.contains(seat.into()) && !sites(seat).is_empty());
    let victim = choose(state, me, met.map(|seat| Rival { seat, at: None }), RICHEST, Priority::Highest)?;
    let at = choose_clearing(state, me, sites(victim.chosen.seat), criteria, Priority::Highest)?;
    Some((victim, at))
}

/// Replaces an enemy warrior; whether it could.
fn convert(state: &mut State, world: &mut World) -> bool {
    let me = state.turn;
    if state.player(me).supply == 0 {
        return false;
    }
    let open = hooks::placing(state, me, ordered(state));
    let sites = |seat: Seat| -> ClearingSet {
        open.iter().filter(|&at| hooks::removable_warriors(state, seat, me, at) > 0).collect()
    };
    let Some((victim, at)) = prey(state, sites, &[By::Most(OfClearing::EnemyBuildings)]) else { return false };
    begin(state, Conspiracy::Convert, world);
    explain(state, "R8.4.2", victim, world);
    explain(state, "R8.4.2", at, world);
    let (owner, clearing) = (victim.chosen.seat, at.chosen);
    if is_held_up(state, me, clearing, world) {
        return true;
    }
    if has_trait(state, me, Trait::Fanatics) {
        push(state, Steps::Fanatics { clearing });
    }
    removal::remove(state, &[Loss::of(owner, me, clearing, Target::Warrior)], Cause::Replaced, world);
    state.add_warriors(me, clearing, 1);
    let party = state.party(owner);
    world.emit(|| Event::new(EventKind::Converted, me).with(Detail::Party(party)).with(Detail::Clearing(clearing)));
    true
}

/// The trait Fanatics: a battle where it converted.
fn fanatics(state: &mut State, clearing: Clearing, world: &mut World) {
    if battle_in(state, clearing, Trait::Fanatics, APOSTATE, world)
        && let Some(battle) = state.battle.as_mut()
    {
        battle.extra[0] += 1;
    }
}

/// Battles in the ordered clearings with enough warriors; whether there is one.
fn crusade(state: &mut State, world: &mut World) -> bool {
    if CRUSADE.fields(state, ordered(state)).is_empty() {
        return false;
    }
    let me = state.turn;
    begin(state, Conspiracy::Crusade, world);
    update(state, |cult| cult.spilled = false);
    if has_trait(state, me, Trait::Spiteful) {
        push(state, Steps::Spite);
    }
    CRUSADE.begin(state, ordered(state), BattleKind::Step, world);
    true
}

/// The trait Spiteful: a point for a crusade that removed a token.
fn spite(state: &mut State, world: &mut World) {
    if cult(state).spilled {
        update(state, |cult| cult.spilled = false);
        tally(state, 1, Source::Traits, Trait::Spiteful, world);
    }
}

/// The garden of the suit that is printed on the clearing, if one is left.
fn garden(state: &State, clearing: Clearing) -> Option<Piece> {
    let suits = state.suits(clearing);
    let suit = suits.only().or(state.board.suit(clearing)).or(suits.first())?;
    Piece::garden(suit).filter(|garden| state.stock[garden.index()] > 0)
}

/// Replaces an enemy building; whether it could.
fn sanctify(state: &mut State, world: &mut World) -> bool {
    let me = state.turn;
    let open: ClearingSet =
        hooks::placing(state, me, ordered(state)).iter().filter(|&at| garden(state, at).is_some()).collect();
    let sites = |seat: Seat| -> ClearingSet {
        let falls = |&at: &Clearing| state.buildings(seat, at) > 0 && hooks::may_remove(state, seat.into(), me, at);
        open.iter().filter(falls).collect()
    };
    let Some((victim, at)) = prey(state, sites, &[By::Fewest(OfClearing::EnemyWarriors)]) else { return false };
    let (owner, clearing) = (victim.chosen.seat, at.chosen);
    let mut buildings = state.pieces_of(owner).iter().filter(|piece| piece.is_building());
    let target = buildings.find_map(|&piece| state.targets(piece, clearing).next());
    let (Some(target), Some(garden)) = (target, garden(state, clearing)) else { return false };
    begin(state, Conspiracy::Sanctify, world);
    explain(state, "R8.4.2", victim, world);
    explain(state, "R8.4.2", at, world);
    if is_held_up(state, me, clearing, world) {
        return true;
    }
    let treetop = state.in_treetop(clearing);
    removal::remove(state, &[state.loss(owner, me, clearing, target)], Cause::Replaced, world);
    raise(state, me, garden, clearing, world);
    state.keep_slot(treetop, clearing);
    true
}

fn hold(state: &mut State, left: u8) {
    if left > 0 {
        push(state, Steps::Ritual { left });
    }
}

/// Reveals the next Lost Soul and holds its ritual (R8.5).
fn ritual(state: &mut State, left: u8, world: &mut World) {
    let me = state.turn;
    let Some(card) = state.clockwork_cult_mut().and_then(|cult| cult.souls.take()) else { return };
    hold(state, left.saturating_sub(1));
    world.emit(|| Event::new(EventKind::Revealed, me).with(Detail::Card(card.kind())).by("R8.5"));
    match card.suit() {
        Suit::Bird => sacrifice(state, card, world),
        suit => {
            update(state, |cult| cult.rituals.lay(card));
            settle(state, suit, world);
        }
    }
}

/// R8.5.1: a warrior, and a garden where it rules.
fn settle(state: &mut State, suit: Suit, world: &mut World) {
    let me = state.turn;
    let sites = hooks::placing(state, me, state.clearings_of(suit));
    let criteria = &[By::Most(OfClearing::HasSlot), By::Most(OfClearing::EnemyBuildings)];
    let Some(choice) = choose_clearing(state, me, sites, criteria, Priority::Highest) else {
        return skip(state, "R8.5.1", Reason::NoClearing, world);
    };
    let clearing = choice.chosen;
    explain(state, "R8.5.1", choice, world);
    let snares = state.count(Piece::Snare, clearing);
    post(state, me, clearing, 1, world);
    // a snare takes all that would come
    let snared = state.count(Piece::Snare, clearing) < snares;
    if snared {
        return;
    }
    let ruled = |state: &State| state.ruled(me) & ClearingSet::of(clearing);
    let garden = garden(state, clearing).filter(|_| state.open_slots(clearing) > 0);
    match garden.filter(|_| building_sites(state, ruled, world).contains(clearing)) {
        Some(garden) => {
            raise(state, me, garden, clearing, world);
        }
        None => skip(state, "R8.5.1", Reason::NoGarden, world),
    }
}

/// R8.5.2: a bird makes an acolyte, and is discarded.
fn sacrifice(state: &mut State, card: Card, world: &mut World) {
    let me = state.turn;
    let most = &[By::Most(OfClearing::OwnWarriors)];
    let held = state.clearings_with_warriors(me);
    match choose_clearing(state, me, held, most, Priority::Highest) {
        Some(choice) => {
            explain(state, "R8.5.2", choice, world);
            // it goes on at once to the acolytes
            removal::withdraw(state, me, choice.chosen, 1, false, world);
            ordain(state, "R8.5.2", world);
        }
        None => skip(state, "R8.5.2", Reason::NoWarriors, world),
    }
    if has_trait(state, me, Trait::Martyrs) {
        ordain(state, Trait::Martyrs, world);
    }
    world.emit(|| Event::new(EventKind::Discarded, me).with(Detail::Card(card.kind())).by("R8.5.2"));
    state.lay_off(CardSet::of(card), world);
}

/// A warrior of the supply becomes an acolyte.
fn ordain(state: &mut State, basis: impl Into<Detail>, world: &mut World) {
    let me = state.turn;
    let Some(left) = state.player(me).supply.checked_sub(1) else { return };
    state.player_mut(me).supply = left;
    update(state, |cult| cult.acolytes += 1);
    let by = basis.into();
    world.emit(|| Event::new(EventKind::Acolyte, me).with(by));
}

/// R8.6.1: the ordered gardens; for a bird those of which most are on the map.
fn score(state: &mut State, world: &mut World) {
    let of = |suit: Suit| Piece::garden(suit).map_or(0, |garden| on_track(state, garden));
    let points = match order(state) {
        Some(Suit::Bird) => Suit::CLEARING.map(of).into_iter().max().unwrap_or_default(),
        Some(suit) => of(suit),
        None => 0,
    };
    tally(state, points, Source::Gardens, "R8.6.1", world);
}

/// R8.6.2, R8.6.3
fn free(state: &mut State, world: &mut World) {
    let me = state.turn;
    let Some(cult) = state.clockwork_cult_mut() else { return };
    let souls = cult.souls.take_all();
    let mut returned = 0;
    // the first that was revealed lies below the others, and comes to lie on top
    while let Some(card) = cult.rituals.take() {
        cult.souls.lay(card);
        returned += 1;
    }
    if !souls.is_empty() {
        let count = souls.len() as i16;
        world.emit(|| Event::new(EventKind::SoulsFreed, me).with(Detail::Count(count)).by("R8.6.2"));
        state.lay_off(souls, world);
    }
    if returned > 0 {
        world.emit(|| Event::new(EventKind::SoulsReturned, me).with(Detail::Count(returned)).by("R8.6.3"));
    }
}

/// Reveals the top card of the deck and crafts its item (R8.6.4).
fn craft_top(state: &mut State, world: &mut World) {
    let me = state.turn;
    let Some(drawn) = draw(state, "R8.6.4", world) else { return skip(state, "R8.6.4", Reason::Nothing, world) };
    let mut kind = drawn;
    // R9.7: what it has bought lies on top instead of the card that it takes the place of
    if craft::item_left(state, me, kind).is_none()
        && let Some(card) = services::buy_item(state, world)
    {
        update(state, |cult| cult.souls.lay(card));
        kind = card.kind();
    }
    match craft::item_left(state, me, kind) {
        Some(item) => craft::craft_revealed(state, kind, item, "R8.6.4", world),
        None => skip(state, "R8.6.4", Reason::NoDrawnItem, world),
    }
}

/// The top card of the deck goes on top of the Lost Souls.
fn draw(state: &mut State, basis: impl Into<Detail>, world: &mut World) -> Option<CardKind> {
    let card = state.take_top_card(world)?;
    update(state, |cult| cult.souls.lay(card));
    let seat = state.seat_of(Faction::Lizards).unwrap_or(state.turn);
    let by = basis.into();
    world.emit(|| Event::new(EventKind::Revealed, seat).with(Detail::Card(card.kind())).with(by));
    Some(card.kind())
}

/// The board.
pub(in crate::games::root) struct Board;

impl ClockworkBoard for Board {
    fn own(&self) -> Own {
        Own::Lizards(Cult::default())
    }

    fn turn(&self) -> &'static [Task] {
        TURN
    }

    fn campaign(&self, _: &State, _: BattleKind) -> Option<Campaign> {
        Some(CRUSADE)
    }

    /// R8.3: a garden and warriors in a corner, a warrior in each clearing next to it, and the first Lost Souls.
    fn set_up(&self, state: &mut State, me: Seat, world: &mut World) {
        if let Some(corner) = start_corner(state, me, state.clearings_with_open_slots(), world) {
            if let Some(garden) = garden(state, corner).filter(|_| state.open_slots(corner) > 0) {
                raise(state, me, garden, corner, world);
            }
            post(state, me, corner, SETTLERS, world);
            for clearing in in_order(state, hooks::placing(state, me, around(state, corner))) {
                post(state, me, clearing, 1, world);
            }
        }
        for _ in 0..FIRST_SOULS {
            draw(state, "R8.3.5", world);
        }
    }

    fn visit(&self, codec: &mut Codec<'_>, position: &mut Position<'_>, seat: Seat) {
        let Some(cult) = position.state.clockwork_mut(seat).and_then(Clockwork::cult_mut) else { return };
        codec.word("order_suit", &SUITS, &mut cult.order);
        codec.number("acolytes", Faction::Lizards.warriors(), &mut cult.acolytes);
        codec.number("marker", LAST_SPACE, &mut cult.marker);
        codec.flag("spilled", &mut cult.spilled);
        visit_heap(codec, "lost_souls", &mut position.left, &mut cult.souls);
        visit_heap(codec, "rituals", &mut position.left, &mut cult.rituals);
        let acolytes = cult.acolytes;
        position.lay_aside(codec, "acolytes", seat, acolytes);
    }

    fn warriors_aside(&self, state: &State, seat: Seat, owner: Seat) -> u8 {
        let cult = state.clockwork(seat).filter(|_| owner == seat).and_then(Clockwork::cult);
        cult.map_or(0, |cult| cult.acolytes)
    }
}

/// The last space of the conspiracy marker (R8.4.2).
const LAST_SPACE: u8 = 4;

/// Visits cards that lie on each other, the top one last.
fn visit_heap<const N: usize>(codec: &mut Codec<'_>, key: &'static str, left: &mut CardSet, heap: &mut Heap<N>) {
    let held = heap.order;
    codec.dealt(key, &CARDS, &mut held.as_slice().iter().map(|kind| kind.index()), "doc-no-more", &mut |kind| {
        let card = CardKind::ALL.get(kind).and_then(|kind| left.copy_of(*kind)).filter(|_| heap.order.len() < N);
        card.into_iter().for_each(|card| {
            left.remove(card);
            heap.lay(card);
        });
        card.is_some()
    });
}
