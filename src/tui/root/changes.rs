//! Changes on the map between two moments, and the viewer's losses.

use super::map_model::{spot_of_clearing, spot_of_forest};
use super::names::{self, faction_role, glyph};
use super::registry;
use super::stakes::number;
use crate::games::root::Observation;
use crate::games::root::words::event::EventKind;
use crate::games::root::words::item::Item;
use crate::games::root::words::owner::Owner;
use crate::games::root::words::party::Party;
use crate::games::root::words::piece::Piece;
use crate::games::root::words::place::Clearing;
use crate::kernel::{Message, Words};
use crate::table::LogEntry;
use crate::tui::game_ui::{Change, Loss, Spot};
use crate::tui::palette::Role;
use crate::tui::text::Row;
use std::collections::BTreeSet;

/// Returns the places where something came or went.
pub fn changes(before: &Observation, now: &Observation) -> Vec<Change> {
    // another map is another game
    if before.board.id() != now.board.id() {
        return Vec::new();
    }
    let mut found: Vec<Change> = Vec::new();
    let mut add = |at: Spot, role: Role, text: String| match found.iter_mut().find(|change| change.at == at) {
        Some(change) => change.says.push(role, text),
        None => found.push(Change { at, says: Row::of(role, text), from: None }),
    };
    let known = |owner: &Owner| before.owner_of(now.party(*owner)).is_some();
    let owners: Vec<Owner> = now.owners().filter(known).collect();
    for clearing in now.board.clearings().iter() {
        let at = spot_of_clearing(clearing);
        for &owner in &owners {
            let (party, role) = (now.party(owner), faction_role(now.party(owner)));
            if let Some(change) = difference(before.warriors(owner, clearing), now.warriors(owner, clearing)) {
                add(at, role, format!("{}{change}", party.letter()));
            }
            match (before.pawn(owner) == Some(clearing), now.pawn(owner) == Some(clearing)) {
                (false, true) => add(at, role, format!("{}+", party.letter())),
                (true, false) => add(at, role, format!("{}-", party.letter())),
                _ => {}
            }
        }
        for piece in Piece::ALL {
            if let Some(change) = difference(before.count(piece, clearing), now.count(piece, clearing)) {
                let owner = piece.owner().letter();
                let letter = if piece.is_building() { owner.to_string() } else { String::new() };
                add(at, faction_role(piece.owner()), format!("{letter}{}{change}", glyph(piece, false)));
            }
        }
    }
    for forest in now.board.forests().iter() {
        for &owner in &owners {
            let (was, is) = (before.pawn_forest(owner) == Some(forest), now.pawn_forest(owner) == Some(forest));
            if was != is {
                let sign = if is { '+' } else { '-' };
                add(
                    spot_of_forest(forest),
                    faction_role(now.party(owner)),
                    format!("{}{sign}", now.party(owner).letter()),
                );
            }
        }
    }
    for &owner in &owners {
        let Some((from, to)) = gone(before, now, owner) else { continue };
        if let Some(change) = found.iter_mut().find(|change| change.at == spot_of_clearing(to)) {
            change.from = Some((spot_of_clearing(from), faction_role(now.party(owner))));
        }
    }
    found
}

/// `+2` or `-1`; nothing for what is alike.
fn difference(before: u8, now: u8) -> Option<String> {
    (before != now).then(|| format!("{:+}", i16::from(now) - i16::from(before)))
}

/// The way of an owner whose warriors or pawn left one clearing for one adjacent to it.
fn gone(before: &Observation, now: &Observation, owner: Owner) -> Option<(Clearing, Clearing)> {
    if let (Some(from), Some(to)) = (before.pawn(owner), now.pawn(owner)) {
        return (from != to && now.adjacent(from).contains(to)).then_some((from, to));
    }
    let clearings = now.board.clearings();
    let warriors = |state: &Observation, clearing| i16::from(state.warriors(owner, clearing));
    let more = |clearing: &Clearing| warriors(now, *clearing) - warriors(before, *clearing);
    let changed: Vec<Clearing> = clearings.iter().filter(|clearing| more(clearing) != 0).collect();
    let [one, other] = changed[..] else { return None };
    let (from, to) = if more(&one) < 0 { (one, other) } else { (other, one) };
    (more(&from) + more(&to) == 0 && now.adjacent(from).contains(to)).then_some((from, to))
}

/// Lists the viewer's pieces that were removed, also those that came again since, and what else was taken from them.
pub fn losses(words: &Words, before: &Observation, now: &Observation, told: &[LogEntry]) -> Vec<Loss> {
    let Some(seat) = now.viewer.seat().filter(|_| before.board.id() == now.board.id()) else { return Vec::new() };
    let party = now.party(seat);
    let events = told.iter().filter_map(|told| Some((EventKind::from_id(told.message.key)?, &told.message)));
    let is_own = |message: &Message, place| message.id_in(place).and_then(Party::from_id) == Some(party);
    let removed = events.clone().filter(|(what, message)| *what == EventKind::Removed && is_own(message, "who"));
    let removed: Vec<&Message> = removed.map(|(_, message)| message).collect();
    let kinds = Piece::ALL.into_iter().filter(|piece| party == piece.owner()).map(|piece| piece.id());
    let mut lost: Vec<Loss> = kinds.chain(["warrior"]).filter_map(|kind| lost_pieces(words, kind, &removed)).collect();
    let fallen = events.clone().filter(|(what, message)| *what == EventKind::WarlordFell && is_own(message, "who"));
    let fallen: BTreeSet<Spot> =
        fallen.filter_map(|(_, message)| number(message, "clearing")).map(Spot::Place).collect();
    if !fallen.is_empty() {
        let places = [("which", "warlord".into()), ("piece", "".into()), ("count", 1i64.into())];
        lost.push(Loss { what: words.text_with("root-lost-piece", &places), at: fallen.into_iter().collect() });
    }
    let is_taken = |(what, message): &(EventKind, &Message)| match what {
        EventKind::Took => is_own(message, "faction"),
        EventKind::LostCard | EventKind::Outrage => is_own(message, "who"),
        _ => false,
    };
    let cards = events.filter(is_taken).count() as u8;
    lost.extend(names::counted(words, "root-lost-cards", cards).map(Loss::off_map));
    for item in Item::ALL {
        let crafted = |state: &Observation| state.player(seat).items[item.index()];
        let count = crafted(before).saturating_sub(crafted(now));
        lost.extend((0..count).map(|_| Loss::off_map(words.name("root-an-item", item.id()))));
    }
    lost.extend(registry::of(now, seat).losses(words, before).into_iter().map(Loss::off_map));
    lost
}

/// All pieces of one kind that were removed; `None` if none was.
fn lost_pieces(words: &Words, kind: &'static str, removed: &[&Message]) -> Option<Loss> {
    let of_kind = || removed.iter().filter(|message| message.id_in("piece") == Some(kind));
    let count: u8 = of_kind().filter_map(|message| number(message, "count")).sum();
    let at: BTreeSet<Spot> = of_kind().filter_map(|message| number(message, "clearing")).map(Spot::Place).collect();
    let piece = words.name("root-piece", kind);
    let places = [("piece", piece.into()), ("which", kind.into()), ("count", i64::from(count).into())];
    (count > 0).then(|| Loss { what: words.text_with("root-lost-piece", &places), at: at.into_iter().collect() })
}
