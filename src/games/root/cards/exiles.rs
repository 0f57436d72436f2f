//! The effects that only the Exiles and Partisans deck has, outside battle (4.1.3).

use super::uses::{note_use, robbed, usable};
use crate::games::root::law::hand::{Hands, Secret};
use crate::games::root::law::handler::{TaskHandler, ValidateTask};
use crate::games::root::law::score::Scoring;
use crate::games::root::law::victory::Victory;
use crate::games::root::law::{battle, hooks, movement, moves, removal, tunnels};
use crate::games::root::prelude::*;
use crate::games::root::state::effect::Step;
use crate::games::root::state::losses::{Cause, Loss};
use crate::games::root::state::task::PromptSpec;
use crate::games::root::words::card::Deck;
use crate::games::root::words::event::Source;
use crate::games::root::words::item::Item;
use crate::kernel::SeatSet;

/// Whether anyone can have such effects at all: a look at one byte in games with the other deck.
fn in_use(state: &State) -> bool {
    state.deck_kind == Deck::ExilesPartisans
}

impl TaskHandler for Step {
    fn asks(self, state: &State) -> Option<Seat> {
        let seat = state.turn;
        let asked = match self {
            Step::Orders { enemy } => orders(state, enemy).next().is_some(),
            // a hand of one card is the card that was taken
            Step::SwapBack { .. } if hooks::plays_open(state, seat) => state.player(seat).hand.kinds().nth(1).is_some(),
            Step::SwapBack { .. } => state.player(seat).hand_count() > 1,
            Step::Bureau { clearing, enemy } => {
                can_replace(state, seat, enemy, clearing) && state.player(seat).has_cards()
            }
            Step::Exhaust => state.player(seat).fresh_items().nth(1).is_some(),
            Step::League => moves::is_possible(state, seat) || battle::is_possible(state, seat),
            Step::Company { from, .. } => hooks::movable_warriors(state, seat, from) > 1,
            Step::EmigreMove => state.has_effect(seat, CardKind::EyrieEmigre) && moves::is_possible(state, seat),
            Step::EmigreBattle { clearing } => can_battle_in(state, seat, clearing),
            Step::Broker { owner } => {
                let offered = state.has_effect(owner, CardKind::MurineBroker) && state.deck_count() > 0;
                return offered.then_some(owner);
            }
        };
        asked.then_some(seat)
    }

    fn legal(self, state: &State, out: &mut Vec<Action>) {
        let seat = state.turn;
        let hand = state.player(seat).hand;
        match self {
            Step::Orders { enemy } => out.extend(orders(state, enemy)),
            Step::SwapBack { .. } => out.extend(hand.kinds().map(|card| Action::Give { card })),
            Step::Bureau { clearing, .. } => {
                let paying = hand & CardSet::matching(state.suits(clearing));
                out.extend(paying.kinds().map(|card| Action::Spend { card }));
                if paying.is_empty() {
                    // only a position written by hand comes to this without a card that pays
                    out.push(Action::Pass);
                }
            }
            Step::Exhaust => out.extend(state.player(seat).fresh_items().map(|item| Action::Exhaust { item })),
            Step::League => {
                moves::legal(state, seat, out);
                battle::legal_anywhere(state, seat, out);
                battle::or_pass(out);
            }
            Step::Company { from, to } => {
                out.extend((1..=hooks::movable_warriors(state, seat, from)).map(|count| Action::Move {
                    from,
                    to,
                    count,
                }));
            }
            Step::EmigreMove => moves::legal(state, seat, out),
            Step::EmigreBattle { clearing } => {
                battle::legal_in(state, seat, clearing, out);
                battle::or_pass(out);
            }
            Step::Broker { .. } => out.extend([Action::Pass, Action::Use { card: CardKind::MurineBroker }]),
        }
    }

    fn take(self, state: &mut State, action: Action, world: &mut World) {
        let seat = state.turn;
        match (self, action) {
            (Step::Orders { enemy }, Action::Move { from, to, count }) => {
                // 1.5.5: the enemy is the one who moves
                movement::move_warriors(state, enemy, from, to, count, world);
            }
            (Step::Orders { .. }, Action::Emerge { .. } | Action::Descend { .. }) => {
                tunnels::take(state, action, world)
            }
            (Step::SwapBack { other }, Action::Give { card }) => give(state, other, card, world),
            (Step::Bureau { clearing, enemy }, Action::Spend { card }) => {
                state.discard_from_hand(seat, card, world);
                replace(state, enemy, clearing, world);
            }
            (Step::Exhaust, Action::Exhaust { item }) => exhaust(state, item, world),
            (Step::League, Action::Battle { .. } | Action::Pass) => battle::take_anywhere(state, action, world),
            (Step::League, action) => moves::take(state, action, world),
            (Step::Company { from, to }, Action::Move { count, .. }) => {
                movement::go(state, seat, from, to, count, world)
            }
            (Step::EmigreMove, action) => {
                note_use(state, CardKind::EyrieEmigre, None, world);
                match action {
                    Action::Move { to, .. }
                    | Action::Lead { to }
                    | Action::Roam { to }
                    | Action::RoamWith { to, .. }
                    | Action::Emerge { to, .. } => {
                        state.push(Task::Effect(Step::EmigreBattle { clearing: to }));
                    }
                    // there is nobody to battle in the Burrow
                    _ => state.give_up_effect(seat, CardKind::EyrieEmigre, world),
                }
                moves::take(state, action, world);
            }
            // an enemy that the hand cannot pay for is no battle
            (Step::EmigreBattle { .. }, Action::Pass) => state.give_up_effect(seat, CardKind::EyrieEmigre, world),
            (Step::EmigreBattle { .. }, action) => battle::take_anywhere(state, action, world),
            (Step::Broker { owner }, Action::Use { card }) => {
                world.emit(|| Event::new(EventKind::Used, owner).with(Detail::Card(card)));
                state.draw_cards(owner, 1, world);
            }
            (Step::Bureau { .. } | Step::Broker { .. }, Action::Pass) => {}
            _ => state.stray(),
        }
    }

    fn run(self, state: &mut State, world: &mut World) {
        let seat = state.turn;
        match self {
            Step::Orders { .. } | Step::Bureau { .. } | Step::League | Step::Broker { .. } => {}
            Step::SwapBack { other } => {
                if let Some(card) = state.player(seat).hand.first() {
                    give(state, other, card.kind(), world);
                }
            }
            Step::Exhaust => {
                let only = state.player(seat).fresh_items().next();
                if let Some(item) = only {
                    exhaust(state, item, world);
                }
            }
            Step::Company { from, to } => movement::go(state, seat, from, to, 1, world),
            // not both a move and a battle: the card is lost
            Step::EmigreMove | Step::EmigreBattle { .. } => state.give_up_effect(seat, CardKind::EyrieEmigre, world),
        }
    }

    fn question(self, state: &State, declared: PromptSpec) -> PromptSpec {
        match self {
            Step::Orders { enemy } => declared.faction("enemy", state.faction(enemy)),
            Step::SwapBack { other } => declared.faction("other", state.faction(other)),
            Step::Bureau { enemy, .. } => declared.party("enemy", state.party(enemy)),
            Step::Broker { .. } => declared.faction("crafter", state.faction(state.turn)),
            _ => declared,
        }
    }
}

impl ValidateTask for Step {
    fn fits(self, state: &State, _: bool) -> bool {
        match self {
            Step::Bureau { enemy, .. } => state.owners().any(|owner| owner == enemy),
            _ => true,
        }
    }
}

/// The moves that False Orders can force on an enemy: half of their warriors, rounded up, wherever they could go if they needed
/// no rule.
fn orders(state: &State, enemy: Seat) -> impl Iterator<Item = Action> + use<'_> {
    let above = state.board.clearings().iter().flat_map(move |from| {
        let half = state.warriors(enemy, from).div_ceil(2);
        let count = hooks::movable_warriors(state, enemy, from).min(half);
        // nobody is forced to take the ferry (C.2.5)
        let leads = move |to: &Clearing| !hooks::ways(state, enemy.into(), from, *to).is_empty();
        let near = movement::ways(state, enemy, from).iter().filter(move |_| count > 0).filter(leads);
        near.map(move |to| Action::Move { from, to, count })
    });
    above.chain(tunnels::half_moves(state, enemy))
}

fn give(state: &mut State, other: Seat, kind: CardKind, world: &mut World) {
    let seat = state.turn;
    let Some(card) = state.player(seat).hand.copy_of(kind) else { return };
    // R2.8.1
    if hooks::is_clockwork(state, other) {
        state.discard_from_hand(seat, kind, world);
        return state.score(other, 1, Source::Effects, world);
    }
    state.pass_card(seat, other, card, CardSet::ALL);
    state.player_mut(other).hand.insert(card);
    world.emit(|| {
        Event::new(EventKind::Gave, seat)
            .with(Detail::Faction(state.faction(other)))
            .with(Detail::Card(kind))
            .seen_by(state, SeatSet::of(seat).with(other))
    });
}

/// Whether the seat can put a warrior of its own in the place of one of the enemy's there (G.1.21).
fn can_replace(state: &State, seat: Seat, enemy: Owner, clearing: Clearing) -> bool {
    hooks::removable_warriors(state, enemy, seat, clearing) > 0
        && state.player(seat).supply > 0
        && hooks::may_place(state, seat, clearing)
}

/// The warriors that the seat might replace: clearing and owner.
fn replaceable(state: &State, seat: Seat) -> impl Iterator<Item = (Clearing, Owner)> + use<'_> {
    state.board.clearings().iter().flat_map(move |clearing| {
        let enemies = state
            .owners()
            .filter(move |&enemy| state.are_enemies(seat, enemy) && can_replace(state, seat, enemy, clearing));
        enemies.map(move |enemy| (clearing, enemy))
    })
}

fn replace(state: &mut State, enemy: Owner, clearing: Clearing, world: &mut World) {
    let seat = state.turn;
    if !can_replace(state, seat, enemy, clearing) {
        return;
    }
    let loss = Loss { warriors: 1, ..Loss::none(enemy, seat, clearing) };
    removal::remove(state, &[loss], Cause::Replaced, world);
    state.recruit(seat, clearing, 1, world);
}

fn exhaust(state: &mut State, item: Item, world: &mut World) {
    let seat = state.turn;
    state.player_mut(seat).exhausted[item.index()] += 1;
    world.emit(|| Event::new(EventKind::Exhausted, seat).with(Detail::Item(item)));
    state.push(Task::Effect(Step::League));
}

fn can_battle_in(state: &State, seat: Seat, clearing: Clearing) -> bool {
    !battle::opponents(state, seat, clearing).is_empty()
}

/// The crafted cards of enemies that Saboteurs can reach.
fn sabotage(state: &State) -> impl Iterator<Item = Action> + use<'_> {
    let seat = state.turn;
    let enemies = state.seats().filter(move |&enemy| state.are_enemies(seat, enemy));
    enemies.flat_map(move |enemy| {
        let player = state.faction(enemy);
        let crafted = state.player(enemy).crafted.kinds();
        crafted.map(move |lost| Action::UseAgainst { card: CardKind::Saboteurs, player, lost })
    })
}

/// The players whom Charm Offensive can please: those who can score, if a card can be drawn.
fn charmed(state: &State) -> impl Iterator<Item = Seat> + use<'_> {
    let drawn = state.deck_count() > 0;
    state.seats().filter(move |&other| drawn && other != state.turn && state.player(other).scores())
}

/// Whether Birdsong can begin with an effect of this deck.
pub(in crate::games::root) fn opens_birdsong(state: &State) -> bool {
    in_use(state) && usable(state, CardKind::Saboteurs) && sabotage(state).next().is_some()
}

pub(in crate::games::root) fn birdsong_openings(state: &State, out: &mut Vec<Action>) {
    if usable(state, CardKind::Saboteurs) {
        out.extend(sabotage(state));
    }
}

/// Whether Evening can begin with an effect of this deck.
pub(in crate::games::root) fn opens_evening(state: &State) -> bool {
    in_use(state) && usable(state, CardKind::CharmOffensive) && charmed(state).next().is_some()
}

pub(in crate::games::root) fn evening_openings(state: &State, out: &mut Vec<Action>) {
    let card = CardKind::CharmOffensive;
    if usable(state, card) {
        out.extend(charmed(state).map(|other| Action::UseOn { card, player: state.faction(other) }));
    }
}

/// Takes an effect with which a phase begins.
pub(in crate::games::root) fn take_opening(state: &mut State, action: Action, world: &mut World) {
    let seat = state.turn;
    match action {
        Action::UseAgainst { card, player, lost } => {
            world.emit(|| Event::new(EventKind::UsedOn, seat).with(Detail::Card(card)).with(Detail::Faction(player)));
            state.give_up_effect(seat, card, world);
            if let Some(enemy) = state.seat_of(player) {
                state.give_up_effect(enemy, lost, world);
            }
            // 1.1.3: who rules what may have changed at the very moment in which dominance is judged
            state.check_dominance(world);
        }
        Action::UseOn { card, player } => {
            note_use(state, card, Some(player.into()), world);
            state.draw_cards(seat, 1, world);
            if let Some(other) = state.seat_of(player) {
                state.score(other, 1, Source::Effects, world);
            }
        }
        _ => state.stray(),
    }
}

/// Whether Birdsong may offer effects of this deck, for all that everybody can see.
pub(in crate::games::root) fn in_birdsong(state: &State) -> bool {
    in_use(state)
        && (usable(state, CardKind::SwapMeet) && robbed(state).next().is_some()
            || usable(state, CardKind::FalseOrders) && misled(state).next().is_some())
}

/// Whether Daylight may.
pub(in crate::games::root) fn in_daylight(state: &State) -> bool {
    if !in_use(state) {
        return false;
    }
    let seat = state.turn;
    usable(state, CardKind::PropagandaBureau)
        && state.player(seat).has_cards()
        && replaceable(state, seat).next().is_some()
        || league_is_offered(state)
}

fn league_is_offered(state: &State) -> bool {
    let seat = state.turn;
    usable(state, CardKind::LeagueOfAdventurousMice)
        && state.player(seat).fresh_items().next().is_some()
        && (battle::is_possible(state, seat) || moves::is_possible(state, seat))
}

/// The enemies with warriors that False Orders can move.
fn misled(state: &State) -> impl Iterator<Item = Seat> + use<'_> {
    let enemies = state.seats().filter(|&enemy| state.are_enemies(state.turn, enemy));
    enemies.filter(|&enemy| orders(state, enemy).next().is_some())
}

pub(in crate::games::root) fn birdsong_offers(state: &State, out: &mut Vec<Action>) {
    if !in_use(state) {
        return;
    }
    let card = CardKind::SwapMeet;
    if usable(state, card) {
        out.extend(robbed(state).map(|other| Action::UseOn { card, player: state.faction(other) }));
    }
    let card = CardKind::FalseOrders;
    if usable(state, card) {
        out.extend(misled(state).map(|enemy| Action::UseOn { card, player: state.faction(enemy) }));
    }
}

pub(in crate::games::root) fn daylight_offers(state: &State, out: &mut Vec<Action>) {
    if !in_use(state) {
        return;
    }
    let seat = state.turn;
    let card = CardKind::PropagandaBureau;
    if usable(state, card) {
        let hand = state.player(seat).hand;
        let pays = |clearing: Clearing| hand.intersects(CardSet::matching(state.suits(clearing)));
        let paid = replaceable(state, seat).filter(|&(clearing, _)| pays(clearing));
        out.extend(paid.map(|(clearing, enemy)| Action::UseAtOn { card, clearing, party: state.party(enemy) }));
    }
    if league_is_offered(state) {
        out.push(Action::Use { card: CardKind::LeagueOfAdventurousMice });
    }
}

/// Takes one of `birdsong_offers` and `daylight_offers`.
pub(in crate::games::root) fn take_offer(state: &mut State, action: Action, world: &mut World) {
    let seat = state.turn;
    match action {
        Action::UseOn { card: CardKind::SwapMeet, player } => {
            note_use(state, CardKind::SwapMeet, Some(player.into()), world);
            if let Some(other) = state.seat_of(player)
                && state.steal_random(seat, other, world)
            {
                state.push(Task::Effect(Step::SwapBack { other }));
            }
        }
        Action::UseOn { card: CardKind::FalseOrders, player } => {
            let card = CardKind::FalseOrders;
            world.emit(|| Event::new(EventKind::UsedOn, seat).with(Detail::Card(card)).with(Detail::Faction(player)));
            state.give_up_effect(seat, card, world);
            if let Some(enemy) = state.seat_of(player) {
                state.push(Task::Effect(Step::Orders { enemy }));
            }
        }
        Action::UseAtOn { card: CardKind::PropagandaBureau, clearing, party } => {
            note_use(state, CardKind::PropagandaBureau, Some(party), world);
            if let Some(enemy) = state.owner_of(party) {
                state.push(Task::Effect(Step::Bureau { clearing, enemy }));
            }
        }
        Action::Use { card: CardKind::LeagueOfAdventurousMice } => {
            note_use(state, CardKind::LeagueOfAdventurousMice, None, world);
            state.push(Task::Effect(Step::Exhaust));
        }
        _ => state.stray(),
    }
}

/// Whether Informants have an ambush to fetch.
pub(in crate::games::root) fn may_tip(state: &State) -> bool {
    in_use(state) && tips(state).next().is_some()
}

/// The ambushes of the discard pile that Informants may fetch in place of the draw.
pub(in crate::games::root) fn tips(state: &State) -> impl Iterator<Item = CardKind> + use<'_> {
    let offered = in_use(state) && usable(state, CardKind::Informants) && hooks::evening_draw(state, state.turn) > 0;
    Suit::ALL.into_iter().map(CardKind::ambush).filter(move |&kind| offered && state.discard.has(kind))
}

pub(in crate::games::root) fn fetch(state: &mut State, kind: CardKind, world: &mut World) {
    note_use(state, CardKind::Informants, None, world);
    let seat = state.turn;
    let card = state.take_discarded(kind);
    // everybody saw which card it was
    state.take_openly(seat, card);
    world.emit(|| Event::new(EventKind::Fetched, seat).with(Detail::Card(kind)));
}
