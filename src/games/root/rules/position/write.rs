//! A state, or what a viewer may know of it, as a document.

use super::{FORMAT, NO_LEADER, SUPPORTERS};
use crate::games::root::factions::corvids::kit::Corvids;
use crate::games::root::factions::corvids::words::Plot;
use crate::games::root::factions::duchy::kit::Duchy;
use crate::games::root::factions::duchy::words::MinisterSet;
use crate::games::root::factions::duchy::words::Rank;
use crate::games::root::factions::eyrie::kit::Eyrie;
use crate::games::root::factions::eyrie::words::Column;
use crate::games::root::factions::eyrie::words::Leader;
use crate::games::root::factions::hundreds::kit::Hundreds;
use crate::games::root::factions::keepers::kit::Keepers;
use crate::games::root::factions::keepers::words::Slot;
use crate::games::root::factions::lizards::kit::Lizards;
use crate::games::root::factions::riverfolk::kit::Riverfolk;
use crate::games::root::factions::riverfolk::words::Service;
use crate::games::root::factions::vagabond::kit::Vagabond;
use crate::games::root::law::victory::QUIET_END;
use crate::games::root::rules::observe::Observation;
use crate::games::root::state::Player;
use crate::games::root::state::State;
use crate::games::root::state::kits::Kit;
use crate::games::root::state::ruins;
use crate::games::root::words::card::CardSet;
use crate::games::root::words::item::{Item, ItemCounts, Tile};
use crate::games::root::words::piece::Piece;
use crate::games::root::words::place::{Clearing, Suit};
use crate::games::root::words::quest::QuestSet;
use crate::kernel::{Doc, Seat, Written};
use serde::Serialize;
use toml::{Table, Value};

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
    put(&mut doc, "turn", state.faction(state.turn).id());
    put(&mut doc, "phase", state.phase.id());
    put(&mut doc, "pending", texts(state.tasks.as_slice()));
    if !state.triggers.is_empty() {
        put(&mut doc, "triggers", texts(state.triggers.as_slice()));
        if let Some(seat) = state.settling {
            put(&mut doc, "settling", state.faction(seat).id());
        }
    }
    put_table(&mut doc, "picks", picks(state));
    put_cards(&mut doc, "discard", state.discard);
    put_cards(&mut doc, "available", state.available);
    // the next card comes first
    let top: Vec<&str> = state.stacked.as_slice().iter().rev().map(|kind| kind.id()).collect();
    put_list(&mut doc, "deck_top", top);
    put_count(&mut doc, "deck_hidden", state.deck_hidden);
    if state.board.clearings().iter().any(|clearing| state.board.suit(clearing) != Some(state.suit(clearing))) {
        let suits: Vec<&str> = state.board.clearings().iter().map(|clearing| state.suit(clearing).id()).collect();
        put_list(&mut doc, "suits", suits);
    }
    if let Some(ferry) = state.ferry {
        put(&mut doc, "ferry", number(ferry));
    }
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
    if state.vagabonds().next().is_some() {
        put(&mut doc, "quests", quests(state.quests));
    }
    if !state.scorched.is_empty() {
        put(&mut doc, "scorched", state.scorched.iter().map(number).collect::<Vec<_>>());
    }
    put(&mut doc, "items", items(state.item_supply));
    let mut coffins = Table::new();
    for seat in state.seats() {
        put_count(&mut coffins, state.faction(seat).id(), state.coffins[seat.index()]);
    }
    put_table(&mut doc, "coffins", coffins);
    if let Some(battle) = &state.battle {
        typed(&mut doc, "battle", battle);
    }
    if let Some(outcome) = &state.over {
        let mut over = Table::new();
        let winners: Vec<&str> = outcome.winners.iter().map(|seat| state.faction(seat).id()).collect();
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
    put_table(&mut doc, "clearings", clearings);
    for seat in state.seats() {
        put(&mut doc, state.faction(seat).id(), player(state, seat));
    }
    put_table(&mut doc, "known", known(state));
    doc
}

fn put(table: &mut Table, key: &str, value: impl Into<Value>) {
    table.insert(key.to_owned(), value.into());
}

fn put_count(table: &mut Table, key: &str, count: u8) {
    if count > 0 {
        put(table, key, i64::from(count));
    }
}

fn put_list(table: &mut Table, key: &str, list: Vec<&str>) {
    if !list.is_empty() {
        put(table, key, list);
    }
}

fn put_table(table: &mut Table, key: &str, inner: Table) {
    if !inner.is_empty() {
        put(table, key, inner);
    }
}

fn put_cards(table: &mut Table, key: &str, cards: CardSet) {
    put_list(table, key, ids(cards));
}

/// A value in its serde shape; the types that are written so have no maps with other keys than texts.
fn typed(table: &mut Table, key: &str, value: &impl Serialize) {
    if let Ok(value) = Value::try_from(value) {
        table.insert(key.to_owned(), value);
    }
}

fn texts(list: &[impl Written]) -> Vec<String> {
    list.iter().map(Written::to_text).collect()
}

fn number(clearing: Clearing) -> i64 {
    i64::from(clearing.number())
}

fn ids(cards: CardSet) -> Vec<&'static str> {
    cards.iter().map(|card| card.kind().id()).collect()
}

fn quests(quests: QuestSet) -> Vec<&'static str> {
    quests.iter().map(|quest| quest.id()).collect()
}

fn items(counts: ItemCounts) -> Table {
    let mut table = Table::new();
    for item in Item::ALL {
        put_count(&mut table, item.id(), counts[item.index()]);
    }
    table
}

fn seat_text(state: &State, seat: Seat) -> String {
    let faction = state.faction(seat).id();
    match state.vagabond(seat).and_then(|vagabond| vagabond.character) {
        Some(character) => format!("{faction}:{}", character.id()),
        None => faction.to_owned(),
    }
}

/// What has been picked for the task on top.
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
        put_count(&mut seats, state.faction(seat).id(), picks.seats[seat.index()]);
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
        ("held_pass", state.used.held_pass),
        ("riverboats", state.used.riverboats),
        ("mercenaries", state.used.mercenaries),
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
    for seat in state.seats() {
        let mut pieces = Table::new();
        put_count(&mut pieces, "warriors", state.warriors(seat, clearing));
        for &piece in Piece::of(state.faction(seat)) {
            put_count(&mut pieces, piece.id(), state.count(piece, clearing));
        }
        put_table(&mut table, state.faction(seat).id(), pieces);
    }
    table
}

fn player(state: &State, seat: Seat) -> Table {
    let player: &Player = state.player(seat);
    let mut table = Table::new();
    put(&mut table, "score", i64::from(player.score));
    if state.best[seat.index()] > player.score {
        put(&mut table, "best", i64::from(state.best[seat.index()]));
    }
    if let Some(suit) = player.dominance {
        put(&mut table, "dominance", suit.id());
    }
    if let Some((partner, suit)) = player.coalition {
        let mut coalition = Table::new();
        put(&mut coalition, "partner", state.faction(partner).id());
        put(&mut coalition, "suit", suit.id());
        put(&mut table, "coalition", coalition);
    }
    put(&mut table, "hand", ids(player.hand));
    put_count(&mut table, "hand_hidden", player.hidden);
    put_cards(&mut table, "crafted", player.crafted);
    put_table(&mut table, "items", items(player.items));
    put_table(&mut table, "exhausted", items(player.exhausted));
    match &player.kit {
        Kit::Marquise => {}
        Kit::Eyrie(eyrie) => write_eyrie(&mut table, eyrie),
        Kit::Alliance(alliance) => {
            put(&mut table, SUPPORTERS, ids(alliance.supporters));
            put_count(&mut table, "supporters_hidden", alliance.hidden);
            put_count(&mut table, "officers", alliance.officers);
        }
        Kit::Vagabond(vagabond) => write_vagabond(&mut table, state, seat, vagabond),
        Kit::Lizards(lizards) => write_lizards(&mut table, lizards),
        Kit::Riverfolk(riverfolk) => write_riverfolk(&mut table, state, riverfolk),
        Kit::Duchy(duchy) => write_duchy(&mut table, duchy),
        Kit::Corvids(corvids) => write_corvids(&mut table, state, corvids),
        Kit::Hundreds(hundreds) => write_hundreds(&mut table, hundreds),
        Kit::Keepers(keepers) => write_keepers(&mut table, state, keepers),
    }
    table
}

fn write_eyrie(table: &mut Table, eyrie: &Eyrie) {
    put(table, "leader", eyrie.leader.map_or(NO_LEADER, |leader| leader.id()));
    let deposed = Leader::ALL.iter().filter(|leader| eyrie.deposed[leader.index()]);
    put_list(table, "deposed", deposed.map(|leader| leader.id()).collect());
    let columns = |cards: [CardSet; 4]| {
        let mut table = Table::new();
        for column in Column::ALL {
            put_cards(&mut table, column.id(), cards[column.index()]);
        }
        table
    };
    put_table(table, "decree", columns(eyrie.decree));
    let mut resolved = columns(eyrie.resolved);
    let viziers = Column::ALL.iter().filter(|column| eyrie.resolved_viziers[column.index()]);
    put_list(&mut resolved, "viziers", viziers.map(|column| column.id()).collect());
    put_table(table, "resolved", resolved);
}

fn write_lizards(table: &mut Table, lizards: &Lizards) {
    if let Some(suit) = lizards.outcast {
        put(table, "outcast", suit.id());
    }
    if lizards.hated {
        put(table, "hated", true);
    }
    put_count(table, "acolytes", lizards.acolytes);
    put_cards(table, "revealed", lizards.revealed);
    let scored = Suit::CLEARING.into_iter().filter(|suit| lizards.scored[suit.index()]);
    put_list(table, "scored", scored.map(Suit::id).collect());
    put_cards(table, "lost_souls", lizards.souls);
}

fn write_riverfolk(table: &mut Table, state: &State, riverfolk: &Riverfolk) {
    let mut prices = Table::new();
    for service in Service::ALL {
        put_count(&mut prices, service.id(), riverfolk.price(*service));
    }
    put_table(table, "prices", prices);
    let boxes = [("payments", riverfolk.payments), ("funds", riverfolk.funds), ("committed", riverfolk.committed)];
    for (name, warriors) in boxes {
        let mut owners = Table::new();
        for owner in state.seats() {
            put_count(&mut owners, state.faction(owner).id(), warriors[owner.index()]);
        }
        put_table(table, name, owners);
    }
    let mut lost = Table::new();
    for (suit, post) in Suit::CLEARING.into_iter().zip(Piece::POSTS) {
        put_count(&mut lost, suit.id(), post.total() - state.stock[post.index()] - state.on_map(post));
    }
    put_table(table, "lost_posts", lost);
    if riverfolk.exporting {
        put(table, "exporting", true);
    }
}

fn write_hundreds(table: &mut Table, hundreds: &Hundreds) {
    if let Some(clearing) = hundreds.warlord {
        put(table, "warlord", number(clearing));
    }
    put(table, "mood", hundreds.mood.id());
    put_table(table, "hoard", items(hundreds.hoard));
    let from_ruins = Item::ALL.iter().filter(|item| hundreds.ruin_tiles[item.index()]);
    put_list(table, "ruin_tiles", from_ruins.map(|item| item.id()).collect());
}

fn write_keepers(table: &mut Table, state: &State, keepers: &Keepers) {
    let mut forests = Table::new();
    for forest in state.board.forests().iter() {
        let mut relics = Table::new();
        for (found, count) in keepers.forests.found(forest) {
            put_count(&mut relics, found.id(), count);
        }
        put(&mut forests, &forest.letter().to_string(), relics);
    }
    put(table, "forests", forests);
    let relics = |counts: [u8; Piece::RELICS.len()]| {
        let mut table = Table::new();
        for (piece, count) in Piece::RELICS.into_iter().zip(counts) {
            put_count(&mut table, piece.id(), count);
        }
        table
    };
    put_table(table, "adrift", relics(keepers.adrift));
    put_table(table, "recovered", relics(keepers.recovered));
    let mut retinue = Table::new();
    let mut retainers = Table::new();
    let mut acted = Table::new();
    for &slot in Slot::ALL {
        put_cards(&mut retinue, slot.id(), keepers.retinue[slot.index()]);
        put_cards(&mut acted, slot.id(), keepers.retinue[slot.index()] & keepers.acted);
        put_count(&mut retainers, slot.id(), keepers.retainers[slot.index()]);
    }
    put_table(table, "retinue", retinue);
    put(table, "retainers", retainers);
    put_table(table, "acted", acted);
    put_count(table, "acted_retainers", keepers.acted_retainers);
    put_list_of(table, "camped", keepers.camped.iter().map(number).collect());
}

fn put_list_of(table: &mut Table, key: &str, list: Vec<i64>) {
    if !list.is_empty() {
        put(table, key, list);
    }
}

fn write_vagabond(table: &mut Table, state: &State, seat: Seat, vagabond: &Vagabond) {
    if let Some(clearing) = vagabond.clearing() {
        put(table, "at", clearing.number().to_string());
    }
    if let Some(forest) = vagabond.forest() {
        put(table, "at", forest.letter().to_string());
    }
    let tiles = Tile::all().flat_map(|tile| std::iter::repeat_n(tile.id(), usize::from(vagabond.count(tile))));
    put(table, "tiles", tiles.collect::<Vec<_>>());
    let mut relations = Table::new();
    let mut aided = Table::new();
    for other in state.seats().filter(|&other| other != seat && state.vagabond(other).is_none()) {
        let faction = state.faction(other).id();
        put(&mut relations, faction, vagabond.relation(other).id());
        put_count(&mut aided, faction, vagabond.aided[other.index()]);
    }
    put_table(table, "relations", relations);
    put_table(table, "aided", aided);
    put_list(table, "quests_done", quests(vagabond.quests_done));
    let from_ruins = Item::ALL.iter().filter(|item| vagabond.ruin_tiles[item.index()]);
    put_list(table, "ruin_tiles", from_ruins.map(|item| item.id()).collect());
}

/// What has been seen under ruins and left there.
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
        put_list(&mut look, "seen_by", seen.seen_by.iter().map(|seat| state.faction(seat).id()).collect());
        put_table(&mut table, &clearing.number().to_string(), look);
    }
    table
}

fn write_duchy(table: &mut Table, duchy: &Duchy) {
    let ids = |ministers: MinisterSet| ministers.iter().map(|minister| minister.id()).collect();
    put_count(table, "burrow", duchy.burrow);
    put_list(table, "swayed", ids(duchy.swayed));
    put_list(table, "acted", ids(duchy.acted));
    put_cards(table, "revealed", duchy.revealed);
    let mut lost = Table::new();
    for rank in Rank::ALL {
        put_count(&mut lost, rank.id(), duchy.lost_crowns[rank.index()]);
    }
    put_table(table, "lost_crowns", lost);
}

fn write_corvids(table: &mut Table, state: &State, corvids: &Corvids) {
    let (mut plots, mut denied) = (Table::new(), Table::new());
    for clearing in state.board.clearings().iter() {
        let key = clearing.number().to_string();
        if let Some(plot) = corvids.face_down[clearing.index()] {
            put(&mut plots, &key, plot.id());
        }
        let not = Plot::ALL.iter().filter(|&&plot| corvids.is_denied(clearing, plot));
        put_list(&mut denied, &key, not.map(|plot| plot.id()).collect());
    }
    put_table(table, "plots", plots);
    put_table(table, "denied", denied);
}

/// Per viewer the cards that he knows in hidden places of others.
fn known(state: &State) -> Table {
    let mut table = Table::new();
    for viewer in state.seats() {
        let cards = state.known[viewer.index()];
        let mut places = Table::new();
        for owner in state.seats().filter(|&owner| owner != viewer) {
            let player = state.player(owner);
            put_cards(&mut places, player.faction.id(), player.hand & cards);
            if let Kit::Alliance(alliance) = &player.kit {
                put_cards(&mut places, SUPPORTERS, alliance.supporters & cards);
            }
        }
        put_table(&mut table, state.faction(viewer).id(), places);
    }
    table
}
