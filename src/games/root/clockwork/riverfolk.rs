//! The Riverfolk Robots (R9).

use super::queries::{in_setup_order, paid, send_home, store, store_mut};
use super::state::{BattleKind, Own, Riverfolk as Steps, Step, Store};
use super::words::Reason;
use crate::games::root::factions::riverfolk::queries::{lay_into_payments, posts};
use crate::games::root::law::clockwork::{
    Campaign, by_difficulty, explain, muster, order, ordered, post, raise, skip, tally, tell_order, turn,
};
use crate::games::root::law::craft::{craft_revealed, item_left};
use crate::games::root::law::hand::Hands;
use crate::games::root::law::handler::TaskHandler;
use crate::games::root::law::hooks;
use crate::games::root::law::priority::{
    By, Choice, OfClearing, OfRival, Preselection, Priority, Rival, choose, choose_clearing, in_order, pieces,
};
use crate::games::root::law::removal::is_held_up;
use crate::games::root::module::clockwork::ClockworkBoard;
use crate::games::root::module::position::{CARDS, Position};
use crate::games::root::module::{miscounted, one_in_each};
use crate::games::root::prelude::*;
use crate::games::root::words::event::Source;
use crate::games::root::words::place::SuitSet;
use crate::games::root::words::roll::ROLL_BUILDING;
use crate::kernel::{Broken, Codec, Names};

/// Warriors that come with a trade post, by difficulty (R9.5.1).
const GARRISONS: [u8; 3] = [0, 1, 2];

/// Warriors that protectionism brings, and its points (R9.5.3).
const PROTECTORS: u8 = 2;
const PROTECTION_POINTS: u8 = 1;

/// Warriors that stay in each clearing where others go into Payments (R9.6.2).
const STAY: u8 = 2;

/// Own warriors in Payments at the start (R9.3.4).
const FIRST_PAYMENTS: u8 = 1;

/// Its battles (R9.5.4).
const CAMPAIGN: Campaign =
    Campaign { basis: Detail::By("R9.5.4"), least: 1, defender: &[By::Fewest(OfRival::Payments)] };

/// A turn of the Riverfolk Robots (R9.4 to R9.6).
const TURN: &[Task] = turn! {
    birdsong: [Step::Riverfolk(Steps::Stock), Step::Riverfolk(Steps::Reveal)],
    daylight: [
        Step::Riverfolk(Steps::Build),
        Step::Riverfolk(Steps::Recruit),
        Step::Riverfolk(Steps::Organize),
        Step::Riverfolk(Steps::Battle)
    ],
    evening: [Step::Riverfolk(Steps::Score), Step::Riverfolk(Steps::Racket), Step::Riverfolk(Steps::Discard)],
};

impl TaskHandler for Steps {
    fn run(self, state: &mut State, world: &mut World) {
        match self {
            Steps::Stock => {
                let added = fill_market(state, state.turn, world);
                state.push(Task::Clockwork(Step::Riverfolk(Steps::Craft { added })));
            }
            Steps::Craft { added } => craft(state, added, world),
            Steps::Reveal => reveal(state, world),
            Steps::Build => build(state, world),
            Steps::Recruit => recruit(state, world),
            Steps::Organize => organize(state, world),
            Steps::Battle => choose_fields(state, world),
            Steps::Score => score(state, world),
            Steps::Racket => racket(state, world),
            Steps::Discard => discard(state, world),
        }
    }
}

/// Draws cards to the right side of the Market until it is full; how many came (R9.4.1).
fn fill_market(state: &mut State, me: Seat, world: &mut World) -> u8 {
    let mut added = 0;
    while store(state).is_some_and(Store::has_room) {
        let Some(card) = state.take_top_card(world) else { break };
        if let Some(store) = store_mut(state) {
            store.stock(card);
        }
        world.emit(|| Event::new(EventKind::Stocked, me).with(Detail::Card(card.kind())).by("R9.4.1"));
        added += 1;
    }
    added
}

/// R9.4.2: of the cards that have just come the first with an item that is left.
fn craft(state: &mut State, added: u8, world: &mut World) {
    let me = state.turn;
    let Some(store) = store(state) else { return };
    let cards = store.row().count();
    let new = store.row().enumerate().skip(cards.saturating_sub(usize::from(added)));
    let found = new.filter_map(|(at, kind)| Some((at, kind, item_left(state, me, kind)?))).next();
    let Some((at, kind, item)) = found else { return skip(state, "R9.4.2", Reason::NoNewItem, world) };
    craft_revealed(state, kind, item, "R9.4.2", world);
    discard_at(state, "R9.4.2", at, world);
}

fn discard_at(state: &mut State, law: &'static str, at: usize, world: &mut World) {
    let me = state.turn;
    let Some(card) = store_mut(state).and_then(|store| store.take(at)) else { return };
    world.emit(|| Event::new(EventKind::Discarded, me).with(Detail::Card(card.kind())).by(law));
    state.lay_on_discard(card, world);
}

/// R9.4.3: the order stays in the Market.
fn reveal(state: &State, world: &mut World) {
    match store(state).and_then(|store| store.row().next_back()) {
        Some(kind) => tell_order(state.turn, kind, "R9.4.3", world),
        None => skip(state, "R9.4.3", Reason::Nothing, world),
    }
}

/// The suits whose trade post can be placed in the clearing by the order.
fn post_suits(state: &State, clearing: Clearing) -> SuitSet {
    let left = state.suits_left(clearing, Piece::post);
    match order(state) {
        None => SuitSet::EMPTY,
        Some(Suit::Bird) => left,
        Some(suit) => left & SuitSet::of(suit),
    }
}

/// The player with most warriors in Payments (R9.5.1, R9.6.1). Zero is the most where there are none (R2.1), of the others.
fn patron(state: &State) -> Option<Choice<Rival>> {
    let me = state.turn;
    let players = in_setup_order(state).filter(|&seat| seat != me || paid(state, seat) > 0);
    choose(state, me, players.map(|seat| Rival { seat, at: None }), &[By::Most(OfRival::Payments)], Priority::Highest)
}

/// Places a trade post and a warrior (R9.5.1).
fn build(state: &mut State, world: &mut World) {
    let me = state.turn;
    let free = hooks::placing(state, me, ordered(state) - posts(state));
    let sites: ClearingSet = free.iter().filter(|&clearing| !post_suits(state, clearing).is_empty()).collect();
    let patron = patron(state);
    let theirs = patron.map_or(ClearingSet::EMPTY, |patron| sites & state.presence(patron.chosen.seat));
    let best = if theirs.is_empty() { sites } else { theirs };
    let Some(choice) = choose_clearing(state, me, best, &[], Priority::Highest) else {
        return skip(state, "R9.5.1", Reason::NoPost, world);
    };
    let Some(piece) = choose_post(post_suits(state, choice.chosen), world) else { return };
    let choice = match patron.filter(|_| !theirs.is_empty()) {
        Some(patron) => {
            explain(state, "R9.5.1", patron, world);
            let theirs_in = |at: Clearing| pieces(state, patron.chosen.seat, at);
            choice.ahead_of(in_order(state, sites - theirs), Preselection::PatronPieces.id(), theirs_in)
        }
        None => choice,
    };
    explain(state, "R9.5.1", choice, world);
    if raise(state, me, piece, choice.chosen, world) {
        garrison(state, choice.chosen, world);
    }
}

/// Warriors that come with the trade post; more or none by the difficulty (R3.3).
fn garrison(state: &mut State, clearing: Clearing, world: &mut World) {
    let count = by_difficulty(state, state.turn, GARRISONS);
    if count > 0 {
        muster(state, EventKind::Musters, "R9.5.1", count, ClearingSet::of(clearing), world);
        post(state, state.turn, clearing, count, world);
    }
}

/// A trade post of one of the suits, which is drawn if there are several.
fn choose_post(suits: SuitSet, world: &mut World) -> Option<Piece> {
    let kinds = suits.iter().filter_map(Piece::post).fold(0u64, |kinds, piece| kinds | 1 << piece.index());
    world.draw_any(ROLL_BUILDING, kinds).map(Piece::new)
}

/// R9.5.2: for a bird order on the rivers.
fn recruit(state: &mut State, world: &mut World) {
    let me = state.turn;
    let sites = match order(state) {
        Some(Suit::Bird) => state.board.river_clearings(),
        _ => ordered(state),
    };
    let sites = hooks::placing(state, me, sites);
    if sites.is_empty() {
        return skip(state, "R9.5.2", Reason::NoClearing, world);
    }
    muster(state, EventKind::Musters, "R9.5.2", sites.len() as u8, sites, world);
    for clearing in in_order(state, sites) {
        post(state, me, clearing, 1, world);
    }
}

/// R9.5.3: protectionism holds for the rest of the turn (R9.2.4).
fn organize(state: &mut State, world: &mut World) {
    let me = state.turn;
    let no_supply = state.player(me).supply == 0;
    let Some(store) = store_mut(state) else { return };
    store.shield = store.payments.iter().all(|&warriors| warriors == 0);
    store.sword = no_supply;
    let (shield, sword) = (store.shield, store.sword);
    // with both the shield decides where it battles (R9.5.4)
    let told = if shield { Some(EventKind::Shielded) } else { sword.then_some(EventKind::Armed) };
    if let Some(what) = told {
        world.emit(|| Event::new(what, me).by("R9.2.4"));
    } else {
        return skip(state, "R9.5.3", Reason::NoProtection, world);
    }
    tally(state, PROTECTION_POINTS, Source::Protection, "R9.5.3", world);
    let sites = hooks::placing(state, me, state.presence(me));
    let choice = choose_clearing(state, me, sites, &[By::Most(OfClearing::EnemyPieces)], Priority::Highest);
    if let Some(choice) = choice {
        explain(state, "R9.5.3", choice, world);
        muster(state, EventKind::Musters, "R9.5.3", PROTECTORS, ClearingSet::of(choice.chosen), world);
        post(state, me, choice.chosen, PROTECTORS, world);
    }
}

/// Chooses the clearings to battle in, by shield or sword (R9.5.4).
fn choose_fields(state: &mut State, world: &mut World) {
    let left = match store(state) {
        Some(store) if store.shield => state.board.clearings(),
        Some(store) if store.sword => ordered(state),
        _ => return skip(state, "R9.5.4", Reason::NoProtection, world),
    };
    CAMPAIGN.begin(state, left, BattleKind::Step, world);
}

/// R9.6.1: whose warriors are most in Payments, theirs go home.
fn score(state: &mut State, world: &mut World) {
    let me = state.turn;
    let patron = patron(state).filter(|patron| paid(state, patron.chosen.seat) > 0);
    let Some(patron) = patron else { return tally(state, 0, Source::Dividends, "R9.6.1", world) };
    let count = paid(state, patron.chosen.seat);
    explain(state, "R9.6.1", patron, world);
    tally(state, count, Source::Dividends, "R9.6.1", world);
    send_home(state, me, patron.chosen.seat, count, "R9.6.1", world);
}

/// R9.6.2: with protectionism all but a few warriors go into Payments.
fn racket(state: &mut State, world: &mut World) {
    let me = state.turn;
    if !store(state).is_some_and(|store| store.shield || store.sword) {
        return skip(state, "R9.6.2", Reason::NoProtection, world);
    }
    if state.clearings_with_warriors(me).iter().all(|at| state.warriors(me, at) <= STAY) {
        return skip(state, "R9.6.2", Reason::NoneToSpare, world);
    }
    for clearing in in_order(state, state.clearings_with_warriors(me)) {
        let over = state.warriors(me, clearing).saturating_sub(STAY);
        if over == 0 || is_held_up(state, me, clearing, world) {
            continue;
        }
        state.warriors[me.index()][clearing.index()] -= over;
        state.note_departure(me, clearing);
        if let Some(store) = store_mut(state) {
            store.payments[me.index()] += over;
        }
        world.emit(|| {
            Event::new(EventKind::Racketeered, me)
                .with(Detail::Count(i16::from(over)))
                .with(Detail::Clearing(clearing))
                .by("R9.6.2")
        });
    }
}

/// Discards from the left of the Market (R9.6.3).
fn discard(state: &mut State, world: &mut World) {
    let cards = if store(state).is_some_and(|store| store.shield) { 2 } else { 1 };
    for _ in 0..cards {
        discard_at(state, "R9.6.3", 0, world);
    }
}

/// The board.
pub(in crate::games::root) struct Board;

impl ClockworkBoard for Board {
    fn own(&self) -> Own {
        Own::Riverfolk(Store::EMPTY)
    }

    fn turn(&self) -> &'static [Task] {
        TURN
    }

    fn campaign(&self, _: &State, _: BattleKind) -> Option<Campaign> {
        Some(CAMPAIGN)
    }

    /// R9.3: a warrior on each river clearing, one in Payments, and the Market.
    fn set_up(&self, state: &mut State, me: Seat, world: &mut World) {
        for clearing in in_order(state, hooks::placing(state, me, state.board.river_clearings())) {
            post(state, me, clearing, 1, world);
        }
        lay_into_payments(state, me, FIRST_PAYMENTS);
        fill_market(state, me, world);
    }

    fn visit(&self, codec: &mut Codec<'_>, position: &mut Position<'_>, _: Seat) {
        let Some(store) = store_mut(position.state) else { return };
        visit_store(codec, &mut position.left, &position.seats, store);
        let payments = store.payments;
        for owner in position.state.seats() {
            position.lay_aside(codec, "payments", owner, payments[owner.index()]);
        }
    }

    /// R9.2.2: trade posts that are removed come back.
    fn check(&self, state: &State, _: Seat) -> Result<(), Broken> {
        one_in_each(state, &Piece::POSTS)?;
        let total = |post: Piece| u32::from(state.on_map(post)) + u32::from(state.stock[post.index()]);
        match Piece::POSTS.into_iter().find(|&post| total(post) != u32::from(post.total())) {
            Some(post) => miscounted(post.id(), total(post), post.total().into()),
            None => Ok(()),
        }
    }

    fn warriors_aside(&self, state: &State, _: Seat, owner: Seat) -> u8 {
        paid(state, owner)
    }
}

/// Visits the Market from left to right, and who has warriors in Payments.
fn visit_store(codec: &mut Codec<'_>, left: &mut CardSet, seats: &Names, store: &mut Store) {
    let row = store.row();
    codec.dealt("market", &CARDS, &mut row.map(CardKind::index), "doc-no-more", &mut |kind| {
        let card = CardKind::ALL.get(kind).and_then(|&kind| left.copy_of(kind));
        card.is_some_and(|card| {
            left.remove(card);
            store.stock(card)
        })
    });
    codec.counts("payments", seats, Faction::MOST_WARRIORS, &mut store.payments);
    codec.flag("shield", &mut store.shield);
    codec.flag("sword", &mut store.sword);
    codec.members("hired", seats, &mut store.hired);
}
