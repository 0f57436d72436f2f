//! The map of a position: who is at the table beside the seats, what lies in the clearings, and what is left in the
//! supplies.

use crate::games::root::law::hiring::MOST_CONTROL;
use crate::games::root::law::hooks;
use crate::games::root::module::position::{ITEMS, MOST_POINTS, Position, visit_cards, visit_paths};
use crate::games::root::prelude::*;
use crate::games::root::rules::landmarks;
use crate::games::root::state::hired::{HirelingInPlay, HirelingState, MARKER_SPACES};
use crate::games::root::state::hirelings::the_exile::CLUBS;
use crate::games::root::words::landmark::Landmark;
use crate::games::root::words::owner::MAX_HIRELINGS;
use crate::games::root::words::party::Hireling;
use crate::games::root::words::place::{MAX_CLEARINGS, Spot, SuitSet};
use crate::kernel::{Codec, Message, Names, Values, always, needed};
use toml::Value;

/// Most building slots of a clearing: a board prints three at most, and a landmark adds one.
const MOST_SLOTS: u8 = 4;

static HIRELINGS: Names = Names::new("root-doc-no-hireling", &Hireling::IDS);

/// The suits of a clearing: a word, or a list of several.
const SUITS: Values<'_, SuitSet> = Values {
    what: "root-doc-no-clearing-suit",
    read: &|value| match value {
        Value::String(word) => Suit::of_clearing(word).map(SuitSet::of),
        Value::Array(words) => {
            let suits: Option<SuitSet> = words.iter().map(|word| word.as_str().and_then(Suit::of_clearing)).collect();
            suits.filter(|suits| suits.len() == words.len() && !suits.is_empty())
        }
        _ => None,
    },
    write: &|suits| match suits.only() {
        Some(suit) => Value::from(suit.id()),
        None => Value::from(suits.iter().map(Suit::id).collect::<Vec<_>>()),
    },
};

/// A clearing by its number, or `false` for none.
const PLACE: Values<'_, Option<Clearing>> = Values {
    what: "root-doc-clearing",
    read: &|value| match value {
        Value::Boolean(false) => Some(None),
        number => u8::try_from(number.as_integer()?).ok().and_then(Clearing::from_number).map(Some),
    },
    write: &|place| place.map_or(Value::from(false), |at| Value::from(i64::from(at.number()))),
};

pub(super) fn visit_map(codec: &mut Codec<'_>, position: &mut Position<'_>) {
    visit_hirelings(codec, position);
    visit_markers(codec, position);
    visit_suits(codec, position.state);
    landmarks::visit_sites(codec, position.state);
    visit_terrain(codec, position.state);
    visit_slots(codec, position);
    codec.places("scorched", MAX_CLEARINGS, &mut position.state.scorched);
    if !position.state.scorched.is_subset(position.state.board.clearings()) {
        codec.fault("scorched", "root-doc-clearing");
    }
    let Position { state, clearings, .. } = &mut *position;
    codec.entries(always("clearings"), clearings, &mut |codec, key, index| {
        codec.table(key, |codec| visit_clearing(codec, state, Clearing::new(index as u8)));
    });
    landmarks::visit_cards(codec, position);
    if codec.reads() {
        count_supplies(codec, position.state);
    }
    codec.counts("coffins", &position.owners, MOST_POINTS, &mut position.state.coffins);
    for owner in position.state.owners() {
        let key = format!("coffins.{}", position.state.party(owner).id());
        position.lay_aside(codec, &key, owner, position.state.coffins[owner.index()]);
    }
}

/// Visits the hirelings at the table, and who controls them (appendix E).
fn visit_hirelings(codec: &mut Codec<'_>, position: &mut Position<'_>) {
    let mut hirelings = position.state.hirelings.as_slice().to_vec();
    codec.tables("hirelings", &HirelingInPlay::default(), &mut hirelings, |codec, hired| {
        let mut name = (!codec.reads()).then_some(hired.hireling);
        codec.word(needed("hireling"), &HIRELINGS, &mut name);
        let Some(name) = name else { return codec.skip_all() };
        codec.flag("demoted", &mut hired.demoted);
        codec.word("controller", &position.seats, &mut hired.controller);
        if codec.reads() {
            let (controller, markers) = (hired.controller, u8::from(hired.controller.is_some()));
            *hired = HirelingInPlay { controller, markers, ..HirelingInPlay::dealt(name, hired.demoted) };
            if position.state.hireling(name).is_some() {
                codec.fault("hireling", Message::new("root-doc-no-hireling").text("text", name.id()));
            }
            if let Some(faction) = barred(position.state, name) {
                let fault = Message::new("root-doc-hireling-faction").text("hireling", name.id());
                codec.fault("hireling", fault.text("faction", faction.id()));
            }
        }
        if codec.holds("markers", hired.controller.is_some()) {
            codec.number(always("markers"), MOST_CONTROL, &mut hired.markers);
        }
        codec.flag("used", &mut hired.used);
        visit_kit(codec, position, hired);
        if codec.reads() {
            position.state.hirelings.push(*hired);
        }
    });
    if hirelings.len() > MAX_HIRELINGS {
        codec.fault("hirelings", Message::new("root-doc-hirelings").number("most", MAX_HIRELINGS as u32));
    }
    position.name_owners();
}

/// The faction at the table, or in the pool of its draft, that does not play beside the hireling (A.6.5).
fn barred(state: &State, hireling: Hireling) -> Option<Faction> {
    let plays = |&faction: &Faction| state.seat_of(faction).is_some() || state.draft.pool.contains(faction);
    Faction::ALL.into_iter().filter(plays).find(|&faction| hooks::bars(hireling, faction))
}

/// Visits what only this hireling has.
fn visit_kit(codec: &mut Codec<'_>, position: &mut Position<'_>, hired: &mut HirelingInPlay) {
    match &mut hired.kit {
        HirelingState::Nothing => {}
        HirelingState::Pawn(_) => {
            let mut at = hired.kit.clearing();
            codec.word("at", &position.clearings, &mut at);
            hired.kit = HirelingState::Pawn(at.map(Spot::Clearing));
        }
        HirelingState::Warriors(count) => codec.number("card", hired.hireling.warriors(), count),
        HirelingState::Ambushes(ambushes) => {
            let mut paths = (0..ambushes.len()).filter_map(|place| ambushes.get(place)).collect();
            visit_paths(codec, "paths", &mut paths);
            hired.kit = HirelingState::Ambushes(Default::default());
            for (from, to) in paths {
                if !hired.kit.place(from, to) {
                    let fault = Message::new("root-doc-bandit").number("from", from.number()).number("to", to.number());
                    codec.fault("paths", fault);
                }
            }
        }
        HirelingState::Cards(cards) => visit_cards(codec, "revealed", &mut position.left, cards),
        HirelingState::Pack(pack) => {
            if codec.reads() && position.state.phase != Phase::Setup {
                pack.forest = position.state.board.forests().first();
            }
            codec.word("at", &position.forests, &mut pack.forest);
            codec.number(always("clubs"), CLUBS, &mut pack.clubs);
            codec.counts("items", &ITEMS, MOST_POINTS, &mut pack.items);
            codec.number("exhausted", MOST_POINTS, &mut pack.exhausted);
        }
        HirelingState::Raids(raids) => {
            codec.flag("found", &mut raids.found);
            codec.flag("robbed", &mut raids.robbed);
        }
    }
}

/// Visits the markers for which hirelings are hired, and what they have to know of moves and of the discard pile.
fn visit_markers(codec: &mut Codec<'_>, position: &mut Position<'_>) {
    let Position { state, seats, clearings, .. } = &mut *position;
    codec.table("hiring", |codec| {
        let hiring = &mut state.hiring;
        let on_track = MARKER_SPACES.into_iter().zip(hiring.on_track);
        let mut spaces = on_track.filter(|&(_, there)| there).map(|(space, _)| space).collect();
        codec.numbers("spaces", 0, u8::MAX, &mut spaces);
        for space in spaces {
            match MARKER_SPACES.iter().position(|&one| one == space) {
                Some(place) => hiring.on_track[place] = true,
                None => codec.fault("spaces", Message::new("root-doc-hiring-space").number("space", space)),
            }
        }
        codec.counts("taken", seats, MARKER_SPACES.len() as u8, &mut hiring.taken);
    });
    codec.table("arrived", |codec| {
        for owner in state.owners() {
            let key = state.party(owner).id();
            codec.counts(key, clearings, MOST_POINTS, &mut state.arrivals.counts[owner.index()]);
        }
        codec.flag("warlord", &mut state.arrivals.warlord);
    });
}

/// Visits the suits of the clearings in number order, if they are not those of the board (A.1).
fn visit_suits(codec: &mut Codec<'_>, state: &mut State) {
    let clearings = state.board.clearings();
    let city = state.landmark(Landmark::LostCity);
    let printed = |at: Clearing| state.board.suit(at).map(SuitSet::of);
    let differs = |at: Clearing| city != Some(at) && printed(at) != Some(state.suits(at));
    if codec.holds("suits", state.board.needs_markers() || clearings.iter().any(differs)) {
        let mut suits = clearings.iter().map(|at| state.suits(at)).collect();
        codec.list(always("suits"), &SUITS, &mut suits);
        if suits.len() != clearings.len() {
            codec.fault("suits", Message::new("root-doc-suits").number("count", clearings.len()));
        }
        for (clearing, suits) in clearings.iter().zip(suits) {
            state.suits[clearing.index()] = suits;
        }
    } else if state.board.needs_markers() {
        codec.fault("suits", "root-doc-suits-missing");
    }
}

/// Visits what can be on the map besides pieces: closed paths, all of the board's if they are not named (C.3.1); the ferry,
/// on any water, and the tower, anywhere, whatever the board says; ruins.
fn visit_terrain(codec: &mut Codec<'_>, state: &mut State) {
    let clearings = state.board.clearings();
    if codec.holds("closed_paths", state.board.has_closed_paths()) {
        let ends =
            |from: Clearing| state.closed_paths(from).iter().filter(move |&to| from < to).map(move |to| (from, to));
        let mut closed = clearings.iter().flat_map(ends).collect();
        visit_paths(codec, always("closed_paths"), &mut closed);
        if let Some((from, to)) = closed.iter().find(|(from, to)| !state.board.closed(*from).contains(*to)) {
            let fault = Message::new("root-doc-closed-path").number("from", from.number()).number("to", to.number());
            codec.fault("closed_paths", fault);
        }
        for from in clearings.iter() {
            let is_closed = |to| closed.contains(&(from, to)) || closed.contains(&(to, from));
            let cleared: ClearingSet = state.board.closed(from).iter().filter(|&to| !is_closed(to)).collect();
            state.paths[from.index()] |= cleared;
        }
    }
    // With landmarks the board's own ferry and tower are not put out (A.5).
    let own = |printed: Option<Clearing>| printed.filter(|_| state.landmarks.sites.is_empty());
    let (own_ferry, own_tower) = (own(state.board.ferry()), own(state.board.tower()));
    let may_sail = state.landmark(Landmark::Ferry).is_none();
    if codec.holds("ferry", may_sail && (state.ferry.is_some() || own_ferry.is_some())) {
        codec.named("ferry", &PLACE, &mut state.ferry);
        if let Some(at) = state.ferry.filter(|&at| !state.board.river_clearings().contains(at)) {
            codec.fault("ferry", Message::new("root-doc-ferry").number("clearing", at.number()));
        }
    }
    if codec.holds("tower", state.landmark(Landmark::Tower).is_none() && state.tower != own_tower) {
        codec.named("tower", &PLACE, &mut state.tower);
        if let Some(at) = state.tower.filter(|&at| !clearings.contains(at)) {
            codec.fault("tower", Message::new("root-doc-tower").number("clearing", at.number()));
        }
    }
    let printed = state.ruins;
    codec.places(always("ruins"), MAX_CLEARINGS, &mut state.ruins);
    if let Some(clearing) = (state.ruins - printed).first() {
        codec.fault("ruins", Message::new("root-doc-ruins").number("clearing", clearing.number()));
    }
}

/// Visits the building slots of the clearings that have more or less of them than the board says.
fn visit_slots(codec: &mut Codec<'_>, position: &mut Position<'_>) {
    let Position { state, clearings, .. } = position;
    codec.entries("slots", clearings, &mut |codec, key, index| {
        let clearing = Clearing::new(index as u8);
        let added = u8::from(state.landmark(Landmark::ElderTreetop) == Some(clearing));
        if codec.holds(key, state.slots(clearing) != state.board.slots(clearing) + added) {
            codec.number(always(key), MOST_SLOTS, &mut state.slots[index]);
        }
    });
    let ruined = state.board.clearings() & state.ruins;
    if ruined.iter().any(|clearing| state.slots(clearing) == 0) {
        codec.fault("slots", "root-doc-slots-none");
    }
}

fn visit_clearing(codec: &mut Codec<'_>, state: &mut State, clearing: Clearing) {
    let at = clearing.index();
    for owner in state.owners() {
        let party = state.party(owner);
        codec.table(party.id(), |codec| {
            codec.number("warriors", party.warriors(), &mut state.warriors[owner.index()][at]);
            for &piece in Piece::of(party) {
                codec.number(piece.id(), piece.total(), &mut state.pieces[piece.index()][at]);
            }
        });
        let buildings = Piece::of(party).iter().filter(|piece| piece.is_building());
        state.buildings[owner.index()][at] = buildings.map(|&piece| state.count(piece, clearing)).sum();
    }
    if state.open_slots(clearing) == 0 {
        let built: u8 = state.owners().map(|owner| state.buildings(owner, clearing)).sum();
        let ruin = u8::from(state.ruins.contains(clearing));
        if built + ruin > state.slots(clearing) {
            let fault = if ruin > 0 { "root-doc-slots-ruin" } else { "root-doc-slots" };
            codec.fault("", Message::new(fault).number("slots", state.slots(clearing)).number("built", built));
        }
    }
}

/// Puts the pieces that are not on the map into the supply or on their tracks.
fn count_supplies(codec: &Codec<'_>, state: &mut State) {
    for owner in state.owners() {
        let party = state.party(owner);
        let on_map: u32 = state.warriors[owner.index()].iter().map(|&count| u32::from(count)).sum();
        let on_card = state.hired(owner).map_or(0, |hired| u32::from(hired.kit.aside()));
        match u32::from(party.warriors()).checked_sub(on_map + on_card) {
            Some(supply) => state.set_supply(owner, supply as u8),
            None => codec.fault(
                "clearings",
                Message::new("root-doc-warriors").text("faction", party.id()).number("most", party.warriors()),
            ),
        }
        // Plots are counted when it is known which lie face down.
        let counted = |piece: &&Piece| !Piece::PLOTS.contains(piece) && piece.in_stock() == **piece;
        for &piece in Piece::of(party).iter().filter(counted) {
            let same = Piece::of(party).iter().filter(|same| same.in_stock() == piece);
            let on_map: u32 = same.flat_map(|same| state.pieces[same.index()]).map(u32::from).sum();
            match u32::from(piece.total()).checked_sub(on_map) {
                Some(stock) => state.stock[piece.index()] = stock as u8,
                None => codec.fault(
                    "clearings",
                    Message::new("root-doc-pieces").text("piece", piece.id()).number("most", piece.total()),
                ),
            }
        }
    }
}
