//! The Exile, a pawn in the forest who buys items and fights with them, and the Brigand, who takes them from ruins.

use crate::games::root::law::hand::Hands;
use crate::games::root::law::hirelings::refuse_own;
use crate::games::root::law::score::Scoring;
use crate::games::root::law::why::{at, because, of_faction, of_item, of_party};
use crate::games::root::law::{battle, hooks};
use crate::games::root::module::broken;
use crate::games::root::module::hireling::{ChoiceMode, HirelingRules, HirelingStep, Obligation, lists};
use crate::games::root::prelude::*;
use crate::games::root::state::hired::HirelingState;
use crate::games::root::state::hirelings::the_exile::{CLUBS, Pack, Raids, Step};
use crate::games::root::state::ruins;
use crate::games::root::state::task::PromptSpec;
use crate::games::root::words::event::Source;
use crate::games::root::words::item::{Condition, Item, Tile};
use crate::games::root::words::party::Hireling;
use crate::games::root::words::place::{Forest, ForestSet};
use crate::kernel::{Broken, Illegal, Message};

/// Items exhausted for a way to the next forest, and for a battle.
const SLIP: u8 = 1;
const BATTLE: u8 = 2;

/// Points for an item that is sold to the Exile.
const PRICE: u8 = 1;

pub(in crate::games::root) struct TheExile;

fn ready(state: &State, me: Owner) -> u8 {
    state.pack(me).map_or(0, Pack::ready)
}

/// The forests next to its own.
fn near_forests(state: &State, me: Owner) -> ForestSet {
    state.pawn_forest(me).map_or(ForestSet::EMPTY, |forest| state.board.adjacent_forests(forest))
}

fn hide(state: &mut State, me: Owner, forest: Forest, world: &mut World) {
    state.pack_mut(me).into_iter().for_each(|pack| pack.forest = Some(forest));
    world.emit(|| Event::new(EventKind::Hid, me).with(Detail::Forest(forest)));
}

fn pay(state: &mut State, me: Owner, items: u8, world: &mut World) {
    let paid = state.pack_mut(me).map_or(0, |pack| pack.exhaust(items));
    world.emit(|| Event::new(EventKind::ItemsExhausted, me).with(Detail::Count(i16::from(paid))));
}

/// Returns what the Brigand has done this turn.
fn raids(state: &State, me: Owner) -> Raids {
    state.hired(me).and_then(|hired| hired.kit.raids()).unwrap_or_default()
}

/// Notes it; what has not been done yet can still be done this turn.
fn note(state: &mut State, me: Owner, raids: Raids) {
    if let Some(hired) = state.hired_mut(me) {
        hired.kit = HirelingState::Raids(raids);
        hired.used = raids.found && raids.robbed;
    }
}

/// The ruins in clearings with faction pieces of the seat.
fn ruins_of(state: &State, seat: Seat) -> ClearingSet {
    state.ruins & state.presence(seat)
}

/// The players with a card to lose who have faction pieces in a clearing with the seat's.
fn victims(state: &State, seat: Seat) -> impl Iterator<Item = Seat> + use<'_> {
    let own = state.presence(seat);
    let meets = move |&other: &Seat| {
        other != seat && state.player(other).has_cards() && !(own & state.presence(other)).is_empty()
    };
    state.seats().filter(meets)
}

/// Returns why the Brigand takes no card from them.
fn no_robbing(state: &State, seat: Seat, faction: Faction) -> Option<Illegal> {
    if state.player(seat).fresh_items().next().is_none() {
        return Some(because("root-no-item-to-rob", "E.2.4"));
    }
    let Some(other) = state.seat_of(faction) else {
        return Some(of_faction("root-no-faction", "E.2.4", faction));
    };
    if other == seat {
        return Some(because("root-no-robbing-oneself", "E.2.4"));
    }
    Some(if state.player(other).has_cards() {
        of_faction("root-no-raid-beside", "E.2.4", faction)
    } else {
        of_faction("root-no-raid-hand", "E.2.4", faction)
    })
}

fn find(state: &mut State, seat: Seat, clearing: Clearing, item: Item, world: &mut World) {
    ruins::take(state, clearing, item);
    let player = state.player_mut(seat);
    if !player.kit.keep_item(item) {
        player.items[item.index()] += 1;
    }
    world.emit(|| Event::new(EventKind::Explored, seat).with(Detail::Clearing(clearing)).with(Detail::Item(item)));
    ruins::clear_if_empty(state, seat, clearing, world);
}

impl HirelingRules for TheExile {
    fn set_up(&self, state: &mut State, _: Owner, by: Seat, _: &mut World) {
        state.push(Step::SetUp { by }.task());
    }

    fn moment(&self, _: bool) -> Option<(Phase, Obligation)> {
        Some((Phase::Daylight, Obligation::May))
    }

    fn can_act(&self, state: &State, me: Owner) -> bool {
        if state.is_demoted(me) { lists(Step::Raid, state, me) } else { lists(Step::Rove, state, me) }
    }

    fn act(&self, state: &mut State, me: Owner, _: &mut World) {
        if state.is_demoted(me) {
            state.push(Step::Raid.task());
        } else {
            state.push(Step::Rest.task());
            state.push(Step::Rove.task());
        }
    }

    fn is_own(&self, action: Action) -> bool {
        matches!(action, Action::Steal { .. } | Action::Unearth { .. })
    }

    fn refuse(&self, state: &State, me: Owner, action: Action) -> Option<Illegal> {
        match action {
            Action::UseHireling { .. } if state.is_demoted(me) => Some(because("root-no-raid", "E.2.4")),
            Action::UseHireling { .. } => Some(because("root-no-exile-items", "E.2.4")),
            Action::SlipInto { forest } if !near_forests(state, me).contains(forest) => {
                Some(because("root-no-forest-by-exile", "2.4.1"))
            }
            Action::SlipInto { .. } => Some(because("root-no-exile-items", "E.2.4")),
            Action::Battle { clearing, .. } if !state.reached_from_forest(me).contains(clearing) => {
                Some(at("root-no-exile-beside", "E.2.4", clearing))
            }
            Action::Battle { .. } if ready(state, me) < BATTLE => Some(because("root-no-exile-items", "E.2.4")),
            Action::Unearth { .. } if raids(state, me).found => Some(because("root-no-second-raid", "E.2.4")),
            Action::Steal { .. } if raids(state, me).robbed => Some(because("root-no-second-raid", "E.2.4")),
            Action::Unearth { clearing } if !state.ruins.contains(clearing) => {
                Some(at("root-no-ruin", "E.2.4", clearing))
            }
            Action::Unearth { clearing } => Some(at("root-no-piece-beside", "E.2.4", clearing)),
            Action::Steal { faction } => no_robbing(state, state.controller(me)?, faction),
            Action::Start { .. } => Some(because("root-no-such-forest", "A.6.3")),
            Action::Exhaust { item } => Some(of_item("root-no-crafted-item", "E.2.4", item)),
            action => refuse_own(state, me, action),
        }
    }

    fn check(&self, state: &State, me: Owner) -> Result<(), Broken> {
        let Some(pack) = state.pack(me) else { return Ok(()) };
        let is_placed = pack.forest.map_or(state.phase == Phase::Setup, |at| state.board.forests().contains(at));
        if !is_placed {
            return broken("root-broken-exile");
        }
        if pack.clubs > CLUBS || pack.exhausted > pack.count() {
            return broken(Message::new("root-broken-pack").number("exhausted", pack.exhausted));
        }
        Ok(())
    }
}

impl HirelingStep for Step {
    const HIRELING: Hireling = Hireling::TheExile;

    fn asked(self) -> Option<Seat> {
        match self {
            Step::SetUp { by } => Some(by),
            _ => None,
        }
    }

    fn choice_mode(self, state: &State, _: Owner) -> ChoiceMode {
        match self {
            Step::SetUp { .. } | Step::Raid | Step::Rob { .. } => ChoiceMode::Must,
            Step::Rove => ChoiceMode::May,
            Step::Rest => ChoiceMode::Settles { is_open: false },
            // 9.7.3
            Step::Find { clearing } => ChoiceMode::Settles { is_open: state.looks[clearing.index()].count() > 1 },
        }
    }

    fn each(self, state: &State, me: Owner, found: &mut dyn FnMut(Action)) {
        match self {
            Step::SetUp { .. } => state.board.forests().iter().for_each(|forest| found(Action::Start { forest })),
            Step::Rove => {
                if ready(state, me) >= SLIP {
                    near_forests(state, me).iter().for_each(|forest| found(Action::SlipInto { forest }));
                }
                if ready(state, me) >= BATTLE {
                    for clearing in state.reached_from_forest(me).iter() {
                        battle::each_in(state, me, clearing, found);
                    }
                }
            }
            Step::Rest => {}
            Step::Raid => {
                let (Some(seat), done) = (state.controller(me), raids(state, me)) else { return };
                if !done.found {
                    ruins_of(state, seat).iter().for_each(|clearing| found(Action::Unearth { clearing }));
                }
                if !done.robbed && state.player(seat).fresh_items().next().is_some() {
                    victims(state, seat).for_each(|from| found(Action::Steal { faction: state.faction(from) }));
                }
            }
            Step::Find { clearing } => {
                let Some(seat) = state.controller(me) else { return };
                let tiles = ruins::takeable(state, seat, clearing).map(|item| item.tile(Condition::Ready));
                tiles.for_each(|tile| found(Action::Gain { tile }));
            }
            Step::Rob { .. } => {
                let Some(seat) = state.controller(me) else { return };
                state.player(seat).fresh_items().for_each(|item| found(Action::Exhaust { item }));
            }
        }
    }

    fn carry_out(self, state: &mut State, me: Owner, action: Action, world: &mut World) {
        let Some(seat) = self.asked().or(state.controller(me)) else { return state.stray() };
        match (self, action) {
            (Step::SetUp { .. }, Action::Start { forest }) => hide(state, me, forest, world),
            (Step::Rove, Action::SlipInto { forest }) => {
                state.push(Step::Rove.task());
                pay(state, me, SLIP, world);
                hide(state, me, forest, world);
            }
            (Step::Rove, Action::Battle { clearing, defender }) => {
                state.push(Step::Rove.task());
                pay(state, me, BATTLE, world);
                battle::start_against(state, me, clearing, defender, world);
            }
            (Step::Raid, Action::Unearth { clearing }) => {
                note(state, me, Raids { found: true, ..raids(state, me) });
                ruins::look(state, seat, clearing, world);
                state.push(hooks::unearths(state, seat, clearing).unwrap_or(Step::Find { clearing }.task()));
            }
            (Step::Raid, Action::Steal { faction }) => {
                let Some(from) = state.seat_of(faction) else { return state.stray() };
                note(state, me, Raids { robbed: true, ..raids(state, me) });
                state.push(Step::Rob { from }.task());
            }
            (Step::Find { clearing }, Action::Gain { tile }) => find(state, seat, clearing, tile.item, world),
            (Step::Rob { from }, Action::Exhaust { item }) => {
                state.player_mut(seat).exhausted[item.index()] += 1;
                world.emit(|| Event::new(EventKind::Exhausted, seat).with(Detail::Item(item)));
                state.steal_random(seat, from, world);
            }
            _ => state.stray(),
        }
    }

    fn settle(self, state: &mut State, me: Owner, world: &mut World) {
        match self {
            Step::Rest => {
                let pack = state.pack_mut(me);
                if pack.map(|pack| std::mem::take(&mut pack.exhausted)).is_some_and(|exhausted| exhausted > 0) {
                    world.emit(|| Event::new(EventKind::ItemsRefreshed, me));
                }
            }
            Step::Find { clearing } => {
                let Some(seat) = state.controller(me) else { return };
                let only = ruins::takeable(state, seat, clearing).next();
                match only {
                    Some(item) => find(state, seat, clearing, item, world),
                    None => ruins::leave(state, seat, clearing, world),
                }
            }
            _ => state.stray(),
        }
    }

    fn question(self, state: &State, me: Owner, declared: PromptSpec) -> PromptSpec {
        match self {
            Step::Rove => declared.number("left", ready(state, me)),
            Step::Rob { from } => declared.party("player", state.party(from)),
            _ => declared,
        }
    }

    fn stands(self, state: &State, me: Owner, _: bool) -> bool {
        let (is_demoted, in_forest) = (state.is_demoted(me), state.pawn_forest(me).is_some());
        match self {
            Step::SetUp { .. } => !is_demoted && !in_forest,
            Step::Rove | Step::Rest => !is_demoted && in_forest,
            Step::Raid => is_demoted,
            Step::Find { clearing } => {
                is_demoted && state.ruins.contains(clearing) && state.looks[clearing.index()].count() > 0
            }
            Step::Rob { from } => is_demoted && state.player(from).has_cards(),
        }
    }
}

/// Whether the current player can sell it items: anyone may, with or without control of it (E.2.2).
pub(in crate::games::root) fn buys(state: &State) -> bool {
    if state.hirelings.is_empty() {
        return false;
    }
    let exile = state.hireling(Hireling::TheExile);
    exile
        .is_some_and(|me| state.player(state.turn).crafted_tiles().next().is_some() && is_beside(state, me, state.turn))
}

/// Whether the seat has faction pieces next to its forest (2.4.1).
fn is_beside(state: &State, me: Owner, seat: Seat) -> bool {
    !(state.reached_from_forest(me) & state.presence(seat)).is_empty()
        || near_forests(state, me).iter().any(|forest| hooks::lies_in(state, seat, forest))
}

/// Lists the items that the current player can sell it.
pub(in crate::games::root) fn list(state: &State, out: &mut Vec<Action>) {
    if buys(state) {
        let tiles = state.player(state.turn).crafted_tiles();
        out.extend(tiles.map(|tile| Action::SellTo { tile, hireling: Hireling::TheExile }));
    }
}

/// Takes one of `list`: an item that was exhausted comes face up, as everywhere (9.5.4).
pub(in crate::games::root) fn buy(state: &mut State, tile: Tile, world: &mut World) {
    let seat = state.turn;
    let Some(me) = state.hireling(Hireling::TheExile) else { return state.stray() };
    state.player_mut(seat).give_up_tile(tile);
    state.pack_mut(me).into_iter().for_each(|pack| pack.add(tile.item));
    world.emit(|| {
        Event::new(EventKind::SoldTo, seat).with(Detail::Party(Hireling::TheExile.into())).with(Detail::Item(tile.item))
    });
    state.draw_cards(seat, 1, world);
    state.score(seat, PRICE, Source::Hirelings, world);
}

/// Returns why the seat cannot sell to a hireling.
pub(in crate::games::root) fn refuse_seller(state: &State, seat: Seat, action: Action) -> Option<Illegal> {
    let Action::SellTo { tile, hireling } = action else { return None };
    let Some(me) = state.hireling(hireling) else {
        return Some(of_faction("root-no-hireling", "A.6.1", hireling));
    };
    Some(if state.pack(me).is_none() {
        of_party(state, "root-no-buyer", "E.2.2", hireling)
    } else if !state.player(seat).crafted_tiles().any(|held| held == tile) {
        of_item("root-no-crafted-item", "E.2.2", tile.item)
    } else if !is_beside(state, me, seat) {
        because("root-no-piece-by-exile", "E.2.2")
    } else {
        because("root-no-sale-now", "E.2.2")
    })
}
