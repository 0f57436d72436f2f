//! A position set right: where the rules did not lead to what a log counts, its pieces, points and cards are taken instead.

use super::counter::Counter;
use super::effects::Effect;
use super::letters::{self, PAWN, WARLORD, WARRIOR};
use super::pieces::{Kind, Pieces};
use super::search::Begun;
use super::token::{Place, Term, Thing, Token};
use super::tracker::Tracker;
use crate::games::root::prelude::*;
use crate::games::root::state::faction::FactionState;
use crate::games::root::words::card::{Card, CardSet};
use crate::games::root::words::party::Party;
use crate::games::root::words::place::Forest;
use crate::kernel::{Doc, Library, Rules, Script, Viewer};
use std::collections::BTreeSet;
use toml::Value;

/// A position that was set right, and what was changed, in the notation.
pub struct Corrected {
    pub begun: Begun,
    pub changes: Vec<String>,
}

/// A count that is set: of which pieces, where, and how many there are to be.
type Count = (Kind, Place, u8);

/// Sets pieces and points to what the log counts; `end` is the state in which the last turn ended.
pub fn set_right(begun: &Begun, end: &State, counter: &Counter, library: &dyn Library) -> Option<Corrected> {
    let (counts, points) = (differing(begun, end, &counter.pieces), scores(begun, end, counter));
    if counts.is_empty() && points.is_empty() {
        return None;
    }
    let doc = begun.state.write(Viewer::All);
    let all = edited(&doc, &begun.state, &counts, &points);
    if let Some(state) = read(&all, library) {
        return Some(corrected(begun, state, &counts, &points));
    }
    // some of it cannot be: one owner after the other, as far as it goes
    let mut kept = (Vec::new(), Vec::new(), None);
    let owners: BTreeSet<Party> = counts.iter().map(|((party, _), ..)| *party).collect();
    for owner in owners {
        let more: Vec<Count> = counts.iter().copied().filter(|((party, _), ..)| *party == owner).collect();
        let both: Vec<Count> = kept.0.iter().copied().chain(more).collect();
        if let Some(state) = read(&edited(&doc, &begun.state, &both, &kept.1), library) {
            (kept.0, kept.2) = (both, Some(state));
        }
    }
    if let Some(state) = read(&edited(&doc, &begun.state, &kept.0, &points), library) {
        (kept.1, kept.2) = (points, Some(state));
    }
    kept.2.map(|state| corrected(begun, state, &kept.0, &kept.1))
}

/// Begins the turn of a player whom the rules would not have in turn.
pub fn pass_on(begun: &Begun, who: Faction, library: &dyn Library) -> Option<Corrected> {
    let mut doc = begun.state.write(Viewer::All);
    for key in ["pending", "picks", "used", "battle", "triggers", "settling", "over"] {
        doc.remove(key);
    }
    doc.insert("turn".to_owned(), Value::from(who.id()));
    doc.insert("phase".to_owned(), Value::from(Phase::Birdsong.id()));
    let state = read(&doc, library)?;
    let begun = Begun { tracker: Tracker::of(&state), state, early: Vec::new() };
    Some(Corrected { begun, changes: vec![format!("{}:", letters::faction(who))] })
}

/// Lays cards into a hand or among supporters in place of others, out of the deck.
pub fn deal(
    begun: &Begun,
    pile: Place,
    swaps: &[(Option<CardKind>, CardKind)],
    library: &dyn Library,
) -> Option<Corrected> {
    let mut doc = begun.state.write(Viewer::All);
    let (who, key) = match pile {
        Place::Hand(who) => (who, "hand"),
        Place::Board(Party::Faction(who)) => (who, "supporters"),
        _ => return None,
    };
    let player = doc.get_mut(who.id())?.as_table_mut()?;
    let cards = player.entry(key).or_insert_with(|| Value::Array(Vec::new())).as_array_mut()?;
    for (given, taken) in swaps {
        if let Some(given) = given {
            let at = cards.iter().position(|card| card.as_str() == Some(given.id()))?;
            cards.remove(at);
        }
        cards.push(Value::from(taken.id()));
    }
    // what somebody knew to be there may be gone
    doc.remove("known");
    let state = read(&doc, library)?;
    let begun = Begun { tracker: Tracker::of(&state), state, early: begun.early.clone() };
    let name = |(_, taken): &(Option<CardKind>, CardKind)| {
        let thing = Thing::Card(Some(taken.suit()), letters::card(*taken, letters::Profile::Spec));
        Token::single(Term::new(1, thing, None), [pile]).written(who)
    };
    Some(Corrected { begun, changes: swaps.iter().map(name).collect() })
}

/// Sets the Outcast, and acolytes where more are spent than there are.
pub fn set_lizards(
    begun: &Begun,
    outcast: Option<(Suit, bool)>,
    acolytes: Option<u8>,
    library: &dyn Library,
) -> Option<Corrected> {
    let mut doc = begun.state.write(Viewer::All);
    let cult = doc.get_mut(Faction::Lizards.id())?.as_table_mut()?;
    let mut changes = Vec::new();
    if let Some((suit, hated)) = outcast {
        cult.insert("outcast".to_owned(), Value::from(suit.id()));
        cult.insert("hated".to_owned(), Value::from(hated));
        changes.push(Token::Outcast { suit, hated }.written(Faction::Lizards));
    }
    if let Some(acolytes) = acolytes {
        cult.insert("acolytes".to_owned(), Value::from(i64::from(acolytes)));
        changes.push(format!("{acolytes}w$"));
    }
    let state = read(&doc, library)?;
    let begun = Begun { tracker: Tracker::of(&state), state, early: begun.early.clone() };
    Some(Corrected { begun, changes })
}

fn read(doc: &Doc, library: &dyn Library) -> Option<State> {
    State::read(doc, library, &mut Script::default()).ok()
}

fn corrected(begun: &Begun, state: State, counts: &[Count], points: &[(Faction, i16)]) -> Corrected {
    let piece = |((party, letters), place, count): &Count| {
        let term = Term::piece(*count, *party, letters, Some(*place));
        Token::single(term, []).written(Faction::Vagabond2).trim_end_matches("->").to_owned()
    };
    let mut changes: Vec<String> = counts.iter().map(piece).collect();
    changes.extend(points.iter().map(|(who, points)| format!("{}={points}", letters::faction(*who))));
    let mut tracker = begun.tracker.clone();
    tracker.pieces = Pieces::of(&state);
    Corrected { begun: Begun { state, tracker, early: begun.early.clone() }, changes }
}

/// The pieces of which the log counts another number than the rules, with the number that is right now that a turn has begun.
fn differing(begun: &Begun, end: &State, counted: &Pieces) -> Vec<Count> {
    let (now, then) = (Pieces::of(&begun.state), Pieces::of(end));
    let keys: BTreeSet<(Kind, Place)> = then.counts.keys().chain(counted.counts.keys()).copied().collect();
    let mut counts = Vec::new();
    for (kind, place) in keys {
        let (log, rules) = (i16::from(counted.count(kind, place)), i16::from(then.count(kind, place)));
        if log != rules && is_set(kind, place) {
            let right = i16::from(now.count(kind, place)) + log - rules;
            counts.push((kind, place, right.clamp(0, i16::from(u8::MAX)) as u8));
        }
    }
    counts
}

/// Whether a count is taken from the log: boards are noted too loosely, and relics lie by rules of their own.
fn is_set(kind: Kind, place: Place) -> bool {
    let of = |faction: Faction| kind.0 == Party::Faction(faction);
    match place {
        Place::Clearing(_) | Place::Burrow => true,
        Place::Forest(_) => kind.1 == PAWN && kind.0.faction().is_some(),
        Place::Board(party) => party == kind.0 && kind.1 == WARRIOR && of(Faction::Alliance),
        _ => false,
    }
}

/// The points that the log counts where the rules have others.
fn scores(begun: &Begun, end: &State, counter: &Counter) -> Vec<(Faction, i16)> {
    let seats = end.seats().filter(|&seat| end.player(seat).scores());
    seats
        .filter_map(|seat| {
            let who = end.player(seat).faction?;
            let log = counter.points.get(&who).copied().unwrap_or_default();
            let rules = i16::from(end.player(seat).score);
            let now = i16::from(begun.state.player(seat).score);
            (log != rules).then(|| (who, (now + log - rules).clamp(0, 99)))
        })
        .collect()
}

/// The document with other pieces and points.
fn edited(doc: &Doc, state: &State, counts: &[Count], points: &[(Faction, i16)]) -> Doc {
    let mut doc = doc.clone();
    let mut moved: BTreeSet<Party> = BTreeSet::new();
    for &(kind, place, count) in counts {
        if kind.1 == PAWN {
            let spot = spot(state, place).filter(|_| count > 0);
            if let Some(spot) = spot.filter(|_| moved.insert(kind.0)) {
                set(&mut doc, kind.0.id(), "at", Value::from(spot));
            }
            continue;
        }
        match place {
            Place::Clearing(clearing) => in_clearing(&mut doc, state, kind, clearing, count),
            Place::Burrow => set(&mut doc, kind.0.id(), "burrow", Value::from(i64::from(count))),
            Place::Board(_) => set(&mut doc, kind.0.id(), "officers", Value::from(i64::from(count))),
            _ => {}
        }
    }
    for (who, points) in points {
        set(&mut doc, who.id(), "score", Value::from(i64::from(*points)));
        if let Some(Value::Table(player)) = doc.get_mut(who.id()) {
            player.remove("best");
        }
    }
    doc
}

/// Where a pawn stands, as a position has it.
fn spot(state: &State, place: Place) -> Option<String> {
    match place {
        Place::Clearing(clearing) => Some(clearing.number().to_string()),
        Place::Forest(around) => {
            let is_it = |forest: &Forest| state.board.forest_clearings(*forest) == around;
            state.board.forests().iter().find(is_it).map(|forest| forest.letter().to_string())
        }
        _ => None,
    }
}

fn set(doc: &mut Doc, table: &str, key: &str, value: Value) {
    let table = doc.entry(table).or_insert_with(|| Value::Table(Doc::new()));
    if let Some(table) = table.as_table_mut() {
        table.insert(key.to_owned(), value);
    }
}

/// Sets how many pieces of a kind lie in a clearing.
fn in_clearing(doc: &mut Doc, state: &State, kind: Kind, clearing: Clearing, count: u8) {
    let (party, letters) = kind;
    let number = clearing.number().to_string();
    let leads = |state: &State| {
        state.seat_of(Faction::Hundreds).is_some_and(|seat| match &state.player(seat).kit {
            FactionState::Hundreds(kit) => kit.warlord == Some(clearing),
            _ => false,
        })
    };
    if letters == WARLORD {
        if count > 0 {
            set(doc, party.id(), "warlord", Value::from(i64::from(clearing.number())));
        }
        return;
    }
    let key = match letters {
        WARRIOR => "warriors",
        _ => match Piece::of(party).iter().find(|piece| letters::piece(**piece) == letters) {
            Some(piece) => piece.id(),
            None => return,
        },
    };
    // the warlord counts as a warrior there
    let own = u8::from(letters == WARRIOR && party == Party::Faction(Faction::Hundreds) && leads(state));
    let clearings = doc.entry("clearings").or_insert_with(|| Value::Table(Doc::new()));
    let Some(there) = clearings.as_table_mut() else { return };
    let there = there.entry(number.clone()).or_insert_with(|| Value::Table(Doc::new()));
    let Some(there) = there.as_table_mut() else { return };
    set(there, party.id(), key, Value::from(i64::from(count) + i64::from(own)));
    if (count, own) == (0, 0)
        && let Some(Value::Table(pieces)) = there.get_mut(party.id())
    {
        pieces.remove(key);
        if pieces.is_empty() {
            there.remove(party.id());
        }
    }
    // the kind of a plot that is gone is nobody's secret any more
    if letters == letters::PLOT
        && count == 0
        && let Some(Value::Table(corvids)) = doc.get_mut(party.id())
    {
        for key in ["plots", "denied"] {
            if let Some(Value::Table(kinds)) = corvids.get_mut(key) {
                kinds.remove(&number);
            }
        }
    }
}

/// Returns the cards that lie in a hand or among supporters.
pub fn pile(state: &State, place: Place) -> CardSet {
    match place {
        Place::Hand(who) => state.seat_of(who).map_or(CardSet::EMPTY, |seat| state.player(seat).hand),
        Place::Board(Party::Faction(who)) => match state.seat_of(who).map(|seat| &state.player(seat).kit) {
            Some(FactionState::Alliance(kit)) => kit.supporters,
            _ => CardSet::EMPTY,
        },
        _ => CardSet::EMPTY,
    }
}

/// Returns their kinds.
pub fn cards(state: &State, place: Place) -> Vec<CardKind> {
    pile(state, place).iter().map(Card::kind).collect()
}

/// Finds the Outcast that a line sets, and the acolytes that it spends before any are gained.
pub fn rites(effects: &[Effect]) -> (Option<(Suit, bool)>, u8) {
    let outcast = effects.iter().find_map(|effect| match effect {
        Effect::Outcast(suit, hated) => Some((*suit, *hated)),
        _ => None,
    });
    let own = Party::Faction(Faction::Lizards);
    let (mut left, mut least) = (0i16, 0i16);
    for effect in effects {
        match effect {
            Effect::Loss((party, WARRIOR), Place::Board(board)) if *party == own && *board == own => left -= 1,
            Effect::Gain((party, WARRIOR), Place::Board(board)) if *party == own && *board == own => left += 1,
            _ => {}
        }
        least = least.min(left);
    }
    (outcast, u8::try_from(-least).unwrap_or_default())
}
