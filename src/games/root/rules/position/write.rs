//! A state, or what a viewer may know of it, as a document.

use super::known::known_key;
use super::{battle, draft};
use crate::games::root::law::victory::QUIET_END;
use crate::games::root::module::writing::{ids, items, number, put, put_cards, put_count, put_list, put_table};
use crate::games::root::rules::observe::Observation;
use crate::games::root::rules::setup::ANY;
use crate::games::root::rules::{landmarks, registry};
use crate::games::root::state::hired::{HiredKit, MARKER_SPACES};
use crate::games::root::state::{Player, State, ruins};
use crate::games::root::words::faction::Faction;
use crate::games::root::words::item::Item;
use crate::games::root::words::item::QuestSet;
use crate::games::root::words::landmark::Landmark;
use crate::games::root::words::owner::Owner;
use crate::games::root::words::piece::Piece;
use crate::games::root::words::place::{Clearing, Suit, SuitSet};
use crate::kernel::{Doc, Seat, Viewer, Written};
use toml::{Table, Value};

/// The format of position documents.
pub(super) const FORMAT: u16 = 1;

/// Everything that the observation holds.
pub fn write(seen: &Observation) -> Doc {
    let state: &State = seen;
    let mut doc = Table::new();
    put(&mut doc, "format", i64::from(FORMAT));
    put(&mut doc, "board", state.board.id());
    put(&mut doc, "deck", state.deck_kind.id());
    let seats: Vec<String> = state.seats().map(|seat| seat_text(state, seat)).collect();
    put(&mut doc, "seats", seats);
    put(&mut doc, "round", i64::from(state.round));
    if state.gained != state.round.saturating_sub(1) {
        put(&mut doc, "gained", i64::from(state.gained));
    }
    put(&mut doc, "turn", state.party(state.turn).id());
    put(&mut doc, "phase", state.phase.id());
    put(&mut doc, "pending", texts(state.tasks.as_slice()));
    if !state.triggers.is_empty() {
        put(&mut doc, "triggers", texts(state.triggers.as_slice()));
        if let Some(seat) = state.settling {
            put(&mut doc, "settling", state.party(seat).id());
        }
    }
    put_table(&mut doc, "picks", picks(state));
    put_cards(&mut doc, "discard", state.discard);
    put_cards(&mut doc, "available", state.available);
    // the next card comes first
    let top: Vec<&str> = state.stacked.as_slice().iter().rev().map(|kind| kind.id()).collect();
    put_list(&mut doc, "deck_top", top);
    put_count(&mut doc, "deck_hidden", state.deck_hidden);
    if seen.viewer != Viewer::All {
        put_cards(&mut doc, "deck_seen", state.deck);
    }
    draft::write(state, &mut doc);
    let city = state.landmark(Landmark::LostCity);
    let printed = |clearing: Clearing| state.board.suit(clearing).map(SuitSet::of);
    let differs = |clearing| city != Some(clearing) && printed(clearing) != Some(state.suits(clearing));
    if state.board.needs_markers() || state.board.clearings().iter().any(differs) {
        let suits: Vec<Value> = state.board.clearings().iter().map(|at| suits(state.suits(at))).collect();
        put(&mut doc, "suits", suits);
    }
    let mut slots = Table::new();
    for clearing in state.board.clearings().iter() {
        let added = u8::from(state.landmark(Landmark::ElderTreetop) == Some(clearing));
        if state.slots(clearing) != state.board.slots(clearing) + added {
            put(&mut slots, &clearing.number().to_string(), i64::from(state.slots(clearing)));
        }
    }
    put_table(&mut doc, "slots", slots);
    // with landmarks the board's own ferry and tower are not put out (A.5)
    let own = |printed: Option<Clearing>| printed.filter(|_| state.landmarks.sites.is_empty());
    match (state.ferry, own(state.board.ferry())) {
        _ if state.landmark(Landmark::Ferry).is_some() => {}
        (Some(ferry), _) => put(&mut doc, "ferry", number(ferry)),
        (None, Some(_)) => put(&mut doc, "ferry", false),
        (None, None) => {}
    }
    match (state.tower, own(state.board.tower())) {
        _ if state.landmark(Landmark::Tower).is_some() => {}
        (tower, printed) if tower == printed => {}
        (Some(tower), _) => put(&mut doc, "tower", number(tower)),
        (None, _) => put(&mut doc, "tower", false),
    }
    landmarks::write(state, &mut doc);
    let closed = state.board.clearings().iter().flat_map(|from| {
        let others = state.closed_paths(from).iter().filter(move |&to| from < to);
        others.map(move |to| Value::from(vec![number(from), number(to)]))
    });
    if state.board.has_closed_paths() {
        put(&mut doc, "closed_paths", closed.collect::<Vec<_>>());
    }
    put(
        &mut doc,
        "ruins",
        state
            .board
            .clearings()
            .iter()
            .filter(|&clearing| state.ruins.contains(clearing))
            .map(number)
            .collect::<Vec<_>>(),
    );
    if ruins::sets(state) > 0 {
        put(&mut doc, "ruin_items", items(state.ruin_items));
        put_table(&mut doc, "looks", looks(state));
    }
    if state.quests_done().next().is_some() {
        put(&mut doc, "quests", quests(state.quests));
    }
    if !state.scorched.is_empty() {
        put(&mut doc, "scorched", state.scorched.iter().map(number).collect::<Vec<_>>());
    }
    put_list(&mut doc, "hirelings", state.hirelings().map(|me| hireling(state, me)).collect());
    put_table(&mut doc, "hiring", hiring(state));
    put_table(&mut doc, "arrived", arrived(state));
    put_list(&mut doc, "pile", state.pile.as_slice().iter().map(|card| card.id()).collect());
    put(&mut doc, "items", items(state.item_supply));
    let mut coffins = Table::new();
    for owner in state.owners() {
        put_count(&mut coffins, state.party(owner).id(), state.coffins[owner.index()]);
    }
    put_table(&mut doc, "coffins", coffins);
    if let Some(battle) = &state.battle {
        battle::write(battle, &mut doc);
    }
    if let Some(outcome) = &state.over {
        let mut over = Table::new();
        let winners: Vec<&str> = outcome.winners.iter().map(|seat| state.party(seat).id()).collect();
        put(&mut over, "winners", winners);
        put(&mut over, "law", outcome.law);
        if outcome.how == QUIET_END {
            put(&mut over, "quiet", true);
        }
        put(&mut doc, "over", over);
    }
    put_table(&mut doc, "used", used(state));
    let mut clearings = Table::new();
    for clearing in state.board.clearings().iter() {
        put_table(&mut clearings, &clearing.number().to_string(), contents(state, clearing));
    }
    put(&mut doc, "clearings", clearings);
    for seat in state.seats() {
        put(&mut doc, state.party(seat).id(), player(state, seat));
    }
    put_table(&mut doc, "known", known(state));
    doc
}

fn texts(list: &[impl Written]) -> Vec<String> {
    list.iter().map(Written::to_text).collect()
}

/// A word for one suit, a list for several.
fn suits(suits: SuitSet) -> Value {
    match suits.only() {
        Some(suit) => Value::from(suit.id()),
        None => Value::from(suits.iter().map(Suit::id).collect::<Vec<_>>()),
    }
}

fn quests(quests: QuestSet) -> Vec<&'static str> {
    quests.iter().map(|quest| quest.id()).collect()
}

fn seat_text(state: &State, seat: Seat) -> String {
    let faction = state.player(seat).faction.map_or(ANY, Faction::id);
    match state.character(seat) {
        Some(character) => format!("{faction}:{}", character.id()),
        None => faction.to_owned(),
    }
}

/// A hireling at the table.
fn hireling(state: &State, me: Owner) -> Table {
    let mut card = Table::new();
    let Some(hired) = state.hired(me) else { return card };
    put(&mut card, "hireling", hired.hireling.id());
    if hired.demoted {
        put(&mut card, "demoted", true);
    }
    if let Some(controller) = hired.controller {
        put(&mut card, "controller", state.party(controller).id());
        put(&mut card, "markers", i64::from(hired.markers));
    }
    if hired.used {
        put(&mut card, "used", true);
    }
    if let Some(clearing) = hired.kit.clearing() {
        put(&mut card, "at", clearing.number().to_string());
    }
    put_count(&mut card, "card", hired.kit.warriors());
    let ambushes = hired.kit.ambushes();
    let paths = (0..ambushes.len()).filter_map(|place| ambushes.get(place));
    put_list(&mut card, "paths", paths.map(|(from, to)| Value::from(vec![number(from), number(to)])).collect());
    put_cards(&mut card, "revealed", hired.kit.cards());
    if let HiredKit::Pack(pack) = hired.kit {
        pack.forest.into_iter().for_each(|forest| put(&mut card, "at", forest.letter().to_string()));
        put(&mut card, "clubs", i64::from(pack.clubs));
        put_table(&mut card, "items", items(pack.items));
        put_count(&mut card, "exhausted", pack.exhausted);
    }
    if let HiredKit::Raids(raids) = hired.kit {
        let done = [("found", raids.found), ("robbed", raids.robbed)];
        done.into_iter().filter(|&(_, done)| done).for_each(|(key, done)| put(&mut card, key, done));
    }
    card
}

/// The markers on the score track, and those that were taken.
fn hiring(state: &State) -> Table {
    let mut table = Table::new();
    let spaces = MARKER_SPACES.into_iter().zip(state.hiring.on_track).filter(|&(_, there)| there);
    put_list(&mut table, "spaces", spaces.map(|(space, _)| i64::from(space)).collect());
    let mut taken = Table::new();
    for seat in state.seats() {
        put_count(&mut taken, state.party(seat).id(), state.hiring.taken[seat.index()]);
    }
    put_table(&mut table, "taken", taken);
    table
}

/// Returns what has been picked for the task on top.
fn picks(state: &State) -> Table {
    let picks = &state.picks;
    let mut table = Table::new();
    put_cards(&mut table, "cards", picks.cards);
    let mut clearings = Table::new();
    for clearing in state.board.clearings().iter() {
        put_count(&mut clearings, &clearing.number().to_string(), picks.clearings[clearing.index()]);
    }
    put_table(&mut table, "clearings", clearings);
    let mut seats = Table::new();
    for seat in state.seats() {
        put_count(&mut seats, state.party(seat).id(), picks.seats[seat.index()]);
    }
    put_table(&mut table, "seats", seats);
    let mut suits = Table::new();
    for suit in Suit::CLEARING {
        put_count(&mut suits, suit.id(), picks.suits[suit.index()]);
    }
    put_table(&mut table, "suits", suits);
    let mut relics = Table::new();
    for (piece, count) in Piece::RELICS.into_iter().zip(picks.relics) {
        put_count(&mut relics, piece.id(), count);
    }
    put_table(&mut table, "relics", relics);
    let mut warriors = Table::new();
    for owner in state.owners() {
        put_count(&mut warriors, state.party(owner).id(), picks.warriors[owner.index()]);
    }
    put_table(&mut table, "warriors", warriors);
    let mut pieces = Table::new();
    for piece in Piece::ALL {
        put_count(&mut pieces, piece.id(), picks.pieces[piece.index()]);
    }
    put_table(&mut table, "pieces", pieces);
    if picks.treetop {
        put(&mut table, "treetop", true);
    }
    table
}

fn used(state: &State) -> Table {
    let mut table = Table::new();
    let mut activated = Table::new();
    for suit in Suit::CLEARING {
        put_count(&mut activated, suit.id(), state.used.activated[suit.index()]);
    }
    put_table(&mut table, "activated", activated);
    put_list(&mut table, "effects", state.used.effects.kinds().map(|kind| kind.id()).collect());
    put_count(&mut table, "actions", state.used.actions);
    put_count(&mut table, "extra", state.used.extra);
    put_count(&mut table, "services", state.used.services);
    put_count(&mut table, "plots", state.used.plots);
    let flags = [
        ("recruited", state.used.recruited),
        ("ferried", state.used.ferried),
        ("cleared", state.used.cleared),
        ("swapped", state.used.swapped),
        ("held_pass", state.used.held_pass),
        ("riverboats", state.used.riverboats),
        ("mercenaries", state.used.mercenaries),
        ("upkept", state.used.upkept),
    ];
    for (name, _) in flags.into_iter().filter(|(_, flag)| *flag) {
        put(&mut table, name, true);
    }
    if state.used.improvised {
        put(&mut table, "improvised", true);
    }
    table
}

fn contents(state: &State, clearing: Clearing) -> Table {
    let mut table = Table::new();
    for owner in state.owners() {
        let mut pieces = Table::new();
        put_count(&mut pieces, "warriors", state.warriors(owner, clearing));
        for &piece in state.pieces_of(owner) {
            put_count(&mut pieces, piece.id(), state.count(piece, clearing));
        }
        put_table(&mut table, state.party(owner).id(), pieces);
    }
    table
}

fn player(state: &State, seat: Seat) -> Table {
    let player: &Player = state.player(seat);
    let mut table = Table::new();
    if player.scores() {
        put(&mut table, "score", i64::from(player.score));
    }
    if state.best[seat.index()] > player.score {
        put(&mut table, "best", i64::from(state.best[seat.index()]));
    }
    if let Some(suit) = player.dominance {
        put(&mut table, "dominance", suit.id());
    }
    if let Some((partner, suit)) = player.coalition {
        let mut coalition = Table::new();
        put(&mut coalition, "partner", state.party(partner).id());
        put(&mut coalition, "suit", suit.id());
        put(&mut table, "coalition", coalition);
    }
    put(&mut table, "hand", ids(player.hand));
    put_count(&mut table, "hand_hidden", player.hidden);
    put_cards(&mut table, "crafted", player.crafted);
    put_table(&mut table, "items", items(player.items));
    put_table(&mut table, "exhausted", items(player.exhausted));
    if let Some(module) = registry::module_of(state, seat) {
        module.write(state, seat, &mut table);
    }
    table
}

/// Returns what has been seen under ruins and left there.
fn looks(state: &State) -> Table {
    let mut table = Table::new();
    for clearing in state.ruins.iter() {
        let seen = &state.looks[clearing.index()];
        if seen.seen_by.is_empty() {
            continue;
        }
        let mut look = Table::new();
        put_list(&mut look, "items", seen.items().map(Item::id).collect());
        put_count(&mut look, "hidden", seen.hidden);
        put_list(&mut look, "seen_by", seen.seen_by.iter().map(|seat| state.party(seat).id()).collect());
        put_table(&mut table, &clearing.number().to_string(), look);
    }
    table
}

/// Per viewer the cards that are known in hidden places of others.
fn known(state: &State) -> Table {
    let mut table = Table::new();
    for viewer in state.seats() {
        let cards = state.known[viewer.index()];
        let mut places = Table::new();
        for owner in state.seats().filter(|&owner| owner != viewer) {
            for pile in state.secrets_of(owner) {
                put_cards(&mut places, known_key(state, owner, pile.place), pile.cards & cards);
            }
        }
        put_cards(&mut places, "deck", state.deck & cards);
        let stalls = (1..).zip(state.stalls()).filter(|(_, stall)| stall.cards.intersects(cards));
        put_list(&mut places, Landmark::BlackMarket.id(), stalls.map(|(number, _): (i64, _)| number).collect());
        put_table(&mut table, state.party(viewer).id(), places);
    }
    table
}

/// Returns what has moved where this turn.
fn arrived(state: &State) -> Table {
    let mut arrived = Table::new();
    for owner in state.owners() {
        let mut counts = Table::new();
        for clearing in state.board.clearings().iter() {
            let count = state.arrivals.counts[owner.index()][clearing.index()];
            put_count(&mut counts, &clearing.number().to_string(), count);
        }
        put_table(&mut arrived, state.party(owner).id(), counts);
    }
    if state.arrivals.warlord {
        put(&mut arrived, "warlord", true);
    }
    arrived
}
