//! Crafting (4.1): which cards the activated pieces can pay, and what a crafted card does.

use super::among::Judged;
use super::hand::{Hands, not_held};
use super::handler::{TaskHandler, ValidateTask};
use super::score::Scoring;
use super::why::{of_card, of_item};
use super::{hooks, removal};
use crate::games::root::prelude::*;
use crate::games::root::state::effect;
use crate::games::root::state::hired::HirelingState;
use crate::games::root::state::hirelings::sunward_expedition;
use crate::games::root::state::losses::Cause;
use crate::games::root::state::picks::Settled;
use crate::games::root::state::suited::{SuitChoice, SuitMatching};
use crate::games::root::words::card::{Card, Class};
use crate::games::root::words::event::Source;
use crate::games::root::words::item::Item;
use crate::kernel::Illegal;

/// Points for crafting an item of the Legendary Forge, besides all others.
const FORGE_POINTS: u8 = 1;

/// Crafting pieces not yet activated this turn, by suit (4.1.1).
pub(in crate::games::root) fn free_pieces(state: &State, seat: Seat) -> SuitMatching {
    hooks::crafting_pieces(state, seat).without(state.used.activated)
}

/// Whether the card can be crafted with these pieces.
pub(in crate::games::root) fn can_craft(state: &State, seat: Seat, kind: CardKind, free: SuitMatching) -> bool {
    afforded(state, seat, kind, crafted(state, seat, kind, free, true))
}

/// Judges whether the card can be crafted with these pieces, whatever it costs to activate them (4.1.1, 4.1.2, 4.1.4).
#[inline]
pub(in crate::games::root) fn crafted<J: Judged>(
    state: &State,
    seat: Seat,
    kind: CardKind,
    free: SuitMatching,
    judged: J,
) -> J {
    let judged = match kind.class() {
        Class::Ambush | Class::Dominance => judged.given(false, || of_card("root-no-craft-kind", "4.1", kind)),
        Class::Item { item, .. } => {
            judged.given(state.has_tile(seat, item), || match state.landmarks.forge[item.index()] {
                0 => of_item("root-no-item-left", "4.1.2", item),
                _ => of_item("root-no-piece-at-forge", "F.1", item),
            })
        }
        Class::Favor => judged,
        Class::Persistent(_) => {
            judged.given(!state.has_effect(seat, kind), || of_card("root-no-second-effect", "4.1.4", kind))
        }
    };
    judged.given(free.pays(kind.cost()), || of_card("root-no-crafting-pieces", "4.1.1", kind))
}

/// Judges whether the seat has what it costs to activate the pieces (11.5.3).
#[inline]
fn afforded<J: Judged>(state: &State, seat: Seat, kind: CardKind, judged: J) -> J {
    let suffices = kind.cost().total() <= hooks::most_activations(state, seat);
    judged.given(suffices, || of_card("root-no-funds-to-craft", "11.5.3", kind))
}

/// Returns why the card cannot be crafted, whenever that is done.
pub(in crate::games::root) fn no_craft(state: &State, seat: Seat, card: CardKind) -> Option<Illegal> {
    let free = free_pieces(state, seat);
    afforded(state, seat, card, crafted(state, seat, card, free, not_held(state, seat, card)))
}

/// The cards that the current player can craft now.
pub(in crate::games::root) fn legal(state: &State, out: &mut Vec<Action>) {
    let seat = state.turn;
    if state.player(seat).hand.is_empty() {
        return;
    }
    let free = free_pieces(state, seat);
    if free.total() == 0 {
        return;
    }
    for card in (state.player(seat).hand & free.may_pay()).kinds() {
        if can_craft(state, seat, card, free) {
            out.push(Action::Craft { card });
        }
    }
}

/// Whether, for all that everybody can see, the current player may be able to craft.
pub(in crate::games::root) fn is_possible(state: &State) -> bool {
    let seat = state.turn;
    state.player(seat).has_cards() && free_pieces(state, seat).total() > 0
}

/// Crafts a card of the hand of the current player.
pub(in crate::games::root) fn craft(state: &mut State, kind: CardKind, world: &mut World) {
    let seat = state.turn;
    let cost = kind.cost();
    for suit in Suit::CLEARING {
        activate(state, seat, suit, cost.suits[suit.index()]);
    }
    if cost.any > 0 {
        state.push(Task::Activate { card: kind, left: cost.any });
    } else {
        finish(state, kind, world);
    }
}

fn activate(state: &mut State, seat: Seat, suit: Suit, count: u8) {
    if !state.player_mut(seat).kit.exhaust_hammers(count) {
        state.used.activated[suit.index()] += count;
    }
}

/// Activates what was picked. The log leaves out what the card prints and what is alike: hammers.
fn pay(state: &mut State, suit: Suit, count: u8, world: &mut World) {
    let seat = state.turn;
    activate(state, seat, suit, count);
    if count > 0 && !state.has_pawn(seat) {
        world.emit(|| {
            Event::new(EventKind::Activated, seat).with(Detail::Suit(suit)).with(Detail::Count(i16::from(count)))
        });
    }
}

/// The choice of the pieces that pay this many icons of any suit (4.1.1).
#[derive(Clone, Copy)]
pub(in crate::games::root) struct Payment {
    pub card: CardKind,
    pub left: u8,
}

/// Returns the suits as which pieces can pay the icons of any suit.
pub(in crate::games::root) fn activations(state: &State, left: u8) -> SuitChoice {
    SuitChoice::new(free_pieces(state, state.turn), state.picks.suits, left)
}

impl TaskHandler for Payment {
    fn asks(self, state: &State) -> Option<Seat> {
        activations(state, self.left).is_open().then_some(state.turn)
    }

    fn legal(self, state: &State, out: &mut Vec<Action>) {
        out.extend(activations(state, self.left).next().map(|suit| Action::Activate { suit }));
    }

    fn take(self, state: &mut State, action: Action, _: &mut World) {
        match action {
            Action::Activate { suit } => {
                state.picks.suits[suit.index()] += 1;
                state.push(Task::Activate { card: self.card, left: self.left - 1 });
            }
            _ => state.stray(),
        }
    }

    fn run(self, state: &mut State, world: &mut World) {
        match activations(state, self.left).settle() {
            Settled::Shared { picked, left } => {
                state.picks.suits = picked;
                state.push(Task::Activate { card: self.card, left });
            }
            Settled::All(paid) => {
                state.take_picks();
                for suit in Suit::CLEARING {
                    pay(state, suit, paid[suit.index()], world);
                }
                finish(state, self.card, world);
            }
        }
    }
}

impl ValidateTask for Payment {
    fn fits(self, state: &State, is_top: bool) -> bool {
        is_top && state.player(state.turn).hand.has(self.card)
    }

    fn picks_fit(self, state: &State) -> bool {
        state.picks.only_suits() && activations(state, self.left).fits()
    }
}

/// The crafted card takes effect (4.1.2, 4.1.3).
fn finish(state: &mut State, kind: CardKind, world: &mut World) {
    let seat = state.turn;
    // only a position written by hand pays for an item that is not there
    if matches!(kind.class(), Class::Item { item, .. } if !state.has_tile(seat, item)) {
        return;
    }
    if hooks::exports(state, seat) {
        return export(state, seat, kind, world);
    }
    let Some(card) = state.take_from_hand(seat, kind) else { return };
    match kind.class() {
        Class::Item { item, points } => {
            let sale = hooks::sale(state, seat, item, points);
            let lies = sale.is_none().then_some(seat);
            let forged = take_tile(state, seat, kind, item, lies, "4.1", world);
            lay_off_goods(state, seat, card, world);
            // 3.2.2; what is printed is scored only for giving the tile away, if that is asked (14.2.3)
            let printed = if sale.is_some() { 0 } else { points };
            score_item(state, seat, item, printed, forged, world);
            // 14.2.3: the points of a sale come before what others do about the item (1.4.2)
            if let Some(task) = sale {
                state.push(task);
            }
        }
        Class::Favor => grant(state, seat, card, world),
        Class::Persistent(_) => {
            state.player_mut(seat).crafted.insert(card);
            world.emit(|| Event::new(EventKind::Crafted, seat).with(Detail::Card(kind)));
        }
        Class::Ambush | Class::Dominance => state.lay_on_discard(card, world),
    }
}

/// Returns the item of the card, if the seat can take one.
pub(in crate::games::root) fn item_left(state: &State, seat: Seat, kind: CardKind) -> Option<Item> {
    match kind.class() {
        Class::Item { item, .. } => Some(item).filter(|&item| state.has_tile(seat, item)),
        _ => None,
    }
}

/// A favor removes all enemy pieces in the clearings of its suit. 4.1.2: the effect first, then the card is discarded.
pub(in crate::games::root) fn grant(state: &mut State, seat: Seat, favor: Card, world: &mut World) {
    world.emit(|| Event::new(EventKind::Crafted, seat).with(Detail::Card(favor.kind())));
    let clearings = state.clearings_of(favor.suit());
    removal::remove_enemies(state, seat, clearings, Cause::Other, world);
    state.lay_on_discard(favor, world);
}

/// The tile of a crafted item leaves the supply, or the Legendary Forge, for who keeps it; whether it was forged. `law`: by
/// which a clockwork player crafts it.
fn take_tile(
    state: &mut State,
    seat: Seat,
    kind: CardKind,
    item: Item,
    keeper: Option<Seat>,
    law: &'static str,
    world: &mut World,
) -> bool {
    let forged = state.can_forge(seat, item);
    let tiles = if forged { &mut state.landmarks.forge } else { &mut state.item_supply };
    tiles[item.index()] -= 1;
    if let Some(keeper) = keeper.map(|keeper| state.player_mut(keeper))
        && !keeper.kit.keep_item(item)
    {
        keeper.items[item.index()] += 1;
    }
    world.emit(|| {
        let event = Event::new(EventKind::CraftedItem, seat).with(Detail::Card(kind)).with(Detail::Item(item));
        hooks::by_board(state, seat, law, event)
    });
    forged
}

/// The points of a crafted item, and what else comes of it.
fn score_item(state: &mut State, seat: Seat, item: Item, printed: u8, forged: bool, world: &mut World) {
    state.score(seat, hooks::item_points(state, seat, printed), Source::Crafted, world);
    if forged {
        world.emit(|| Event::new(EventKind::Forged, seat).with(Detail::Item(item)));
        state.score(seat, FORGE_POINTS, Source::Forge, world);
        state.draw_cards(seat, 1, world);
    }
    if let Some(owner) = hooks::broker(state) {
        state.push(Task::Effect(effect::Step::Broker { owner }));
    }
}

/// Crafts the item of a card that a clockwork player has revealed: the card stays where it is (R1.1).
pub(in crate::games::root) fn craft_revealed(
    state: &mut State,
    kind: CardKind,
    item: Item,
    law: &'static str,
    world: &mut World,
) {
    let seat = state.turn;
    let forged = take_tile(state, seat, kind, item, Some(seat), law, world);
    score_item(state, seat, item, 0, forged, world);
}

/// A crafted card that shows an item is discarded, but for the Mole Artisans: they may reveal it.
fn lay_off_goods(state: &mut State, seat: Seat, card: Card, world: &mut World) {
    match hooks::artisans(state, seat) {
        Some(me) => reveal(state, me, card),
        None => state.lay_on_discard(card, world),
    }
}

/// Returns the cards of a hand that the crafting pieces left can craft now, for boards that show it.
pub fn craftable(state: &State, seat: Seat) -> CardSet {
    let free = free_pieces(state, seat);
    state.player(seat).hand.iter().filter(|card| can_craft(state, seat, card.kind(), free)).collect()
}

/// 11.5.3.I: instead of its effect the card is discarded, and an own warrior goes into the Payments box.
fn export(state: &mut State, seat: Seat, card: CardKind, world: &mut World) {
    world.emit(|| Event::new(EventKind::Exported, seat).with(Detail::Card(card)));
    state.discard_from_hand(seat, card, world);
    state.end_export(seat);
}

/// The card waits with the Mole Artisans until its controller has said whether it is revealed or discarded.
pub(in crate::games::root) fn reveal(state: &mut State, me: Owner, card: Card) {
    if let Some(HirelingState::Cards(cards)) = state.hired_mut(me).map(|hired| &mut hired.kit) {
        cards.insert(card);
        let keep = sunward_expedition::Step::Keep { card: card.kind() };
        state.push(Task::Hireling(keep.into()));
    }
}

/// Returns the cards revealed to the Mole Artisans to the current player's hand at the end of Evening.
pub(in crate::games::root) fn return_revealed(state: &mut State, world: &mut World) {
    let seat = state.turn;
    let Some(me) = hooks::artisans(state, seat) else { return };
    let Some(HirelingState::Cards(cards)) = state.hired_mut(me).map(|hired| &mut hired.kit) else { return };
    let cards = std::mem::take(cards);
    if !cards.is_empty() {
        state.take_openly(seat, cards);
        world.emit(|| Event::new(EventKind::TookBack, seat).with(Detail::Count(cards.len() as i16)));
    }
}
