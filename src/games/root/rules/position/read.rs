//! A full state from a document, or what a viewer knows of one. Any key may be left out; what is not named follows from
//! the box.

use super::known::known_key;
use super::write::FORMAT;
use super::{battle, draft};
use crate::games::root::law::victory::QUIET_END;
use crate::games::root::law::{hooks, turn};
use crate::games::root::module::reading::{MOST_POINTS, Reader, counts_of};
use crate::games::root::rules::setup::Setup;
use crate::games::root::rules::{check, pending, registry, setup};
use crate::games::root::state::frame::Phase;
use crate::games::root::state::places::Pile;
use crate::games::root::state::task::Task;
use crate::games::root::state::{State, Used, frame};
use crate::games::root::words::card::Class;
use crate::games::root::words::card::{CardKind, CardSet, DECK_SIZE};
use crate::games::root::words::event::World;
use crate::games::root::words::item::Item;
use crate::games::root::words::item::{Quest, QuestSet};
use crate::games::root::words::landmark::{Landmark, STALLS};
use crate::games::root::words::piece::Piece;
use crate::games::root::words::place::Suit;
use crate::kernel::{
    Chance, Doc, Fields, Flow, Library, List, Message, Options, Outcome, PositionErrors, Script, Seat, SeatSet, Viewer,
};
use items::{read_items, read_looks};
use map::read_map;
use std::cell::RefCell;
use unknown::{deal_unknown, seen_of_others};

mod hired;
mod items;
mod map;
mod picks;
mod unknown;

/// # Errors
/// All faults at once, each with its key.
pub fn read(doc: &Doc, library: &dyn Library, chance: &mut impl Chance) -> Result<State, PositionErrors> {
    read_for(doc, Viewer::All, library, chance)
}

/// A full state that looks to the viewer as the document says.
///
/// # Errors
/// All faults at once, each with its key.
pub fn read_as(doc: &Doc, viewer: Viewer, library: &dyn Library) -> Result<State, PositionErrors> {
    read_for(doc, viewer, library, &mut Script::default())
}

/// A full state that looks to the viewer as the document says: what they do not know is dealt in the order given.
fn read_for(
    doc: &Doc,
    viewer: Viewer,
    library: &dyn Library,
    chance: &mut impl Chance,
) -> Result<State, PositionErrors> {
    let errors = RefCell::new(PositionErrors::default());
    let mut fields = Fields::new(doc, &errors);
    if fields.number("format", u16::MAX).is_some_and(|format| format != FORMAT) {
        fields.fault("format", Message::new("doc-format").number("own", FORMAT));
    }
    let options = Options {
        seats: fields.words("seats", "doc-no-text", |text| Some(text.to_owned())),
        board: fields.text("board").map(str::to_owned),
        deck: fields.text("deck").map(str::to_owned),
        // markers that have been laid are named one by one
        extras: Vec::new(),
    };
    let state = Setup::read(&options, library).and_then(|setup| setup::bare(&setup));
    let mut state = match state {
        Ok(state) => state,
        Err(error) => {
            let key = match error.0.key {
                "setup-board" => "board",
                "setup-deck" => "deck",
                _ => "seats",
            };
            fields.fault(key, error.0);
            return Err(errors.into_inner());
        }
    };
    let left = state.deck;
    let pending = read_state(&mut Reader { state: &mut state, viewer, left }, &mut fields);
    if state.phase != Phase::Setup && state.players().any(|player| player.faction.is_none()) {
        fields.fault("seats", "root-doc-undrafted");
    }
    // what follows from chance is not known to a viewer
    if viewer != Viewer::All && matches!(pending, Pending::Unsaid) {
        fields.fault("pending", "doc-nobody-asked");
    }
    fields.finish();
    errors.into_inner().none_or(())?;
    if let Pending::Unsaid = pending {
        start_phase(&mut state, chance);
    } else if state.over.is_none() {
        state.asked = state.top().and_then(|task| state.asks(task));
    }
    check_whole(&state, viewer)?;
    Ok(state)
}

/// Whether the document says what is pending.
enum Pending {
    Said,
    Unsaid,
}

fn check_whole(state: &State, viewer: Viewer) -> Result<(), PositionErrors> {
    let mut errors = PositionErrors::default();
    if state.over.is_none() && state.asked.is_none() {
        errors.add("pending", "doc-nobody-asked");
    } else if let Err(broken) = check::invariants(state) {
        errors.add("position", broken.0);
    } else if let Some(fault) = pending::fault(state, viewer) {
        errors.add("pending", fault);
    }
    errors.none_or(())
}

/// Without `pending` a position starts with the main decision of its phase.
fn start_phase(state: &mut State, chance: &mut impl Chance) {
    let tasks = registry::turn_of(state, state.turn);
    let entered = match state.phase {
        Phase::Setup | Phase::Birdsong => Task::Turn(frame::Step::Begin),
        phase => Task::Turn(frame::Step::Enter(phase)),
    };
    let first = tasks.iter().position(|&task| task == entered).map_or(0, |index| index + 1);
    state.push_all(&tasks[first..]);
    let world = &mut World::silent(chance);
    if state.phase == Phase::Birdsong {
        turn::open_birdsong(state, world);
    }
    state.advance(world);
}

fn read_state(reader: &mut Reader<'_>, fields: &mut Fields<'_>) -> Pending {
    read_turn(reader, fields);
    draft::read(reader, fields);
    read_used(reader, fields);
    read_map(reader, fields);
    picks::read_picks(reader, fields);
    reader.state.discard = reader.cards(fields, "discard");
    reader.state.available = reader.cards(fields, "available");
    let strangers = reader.state.available - CardSet::DOMINANCE;
    fault_of_cards(fields, "available", "root-doc-available", strangers.kinds());
    fault_of_cards(fields, "discard", "root-doc-discard", (reader.state.discard & CardSet::DOMINANCE).kinds());
    for seat in reader.state.seats() {
        read_player(reader, fields, seat);
    }
    read_quests(reader, fields);
    read_looks(reader, fields);
    read_items(reader, fields);
    let top = fields.words("deck_top", "doc-no-card", CardKind::from_id);
    let seen = seen_of_others(reader);
    let in_deck = if reader.viewer == Viewer::All { CardSet::EMPTY } else { reader.cards(fields, "deck_seen") };
    deal_unknown(reader, fields);
    reader.state.deck = reader.left | in_deck;
    stack_deck(reader, fields, top);
    read_known(reader, fields);
    if let Viewer::Seat(viewer) = reader.viewer {
        reader.state.known[viewer.index()] |= seen | in_deck;
    }
    read_pending(reader, fields)
}

fn read_turn(reader: &mut Reader<'_>, fields: &mut Fields<'_>) {
    if let Some(round) = fields.number("round", u16::MAX) {
        if round == 0 {
            fields.fault("round", "root-doc-round");
        }
        reader.state.round = round;
    }
    let round = reader.state.round;
    reader.state.gained = fields.number("gained", round).unwrap_or(round.saturating_sub(1));
    let seat = fields.word("turn", "doc-no-seat", |name| reader.seat(name));
    reader.state.turn = seat.unwrap_or(reader.state.turn);
    reader.state.phase = fields.word("phase", "root-doc-no-phase", Phase::from_id).unwrap_or(Phase::Birdsong);
}

fn read_used(reader: &mut Reader<'_>, fields: &mut Fields<'_>) {
    let mut table = fields.table("used");
    let mut used = Used::default();
    for (suit, count) in table.counts("activated", "root-doc-no-suit", MOST_POINTS, Suit::from_id) {
        match used.activated.get_mut(suit.index()) {
            Some(activated) => *activated = count,
            None => table.fault("activated", "root-doc-activated"),
        }
    }
    for kind in table.words("effects", "doc-no-card", CardKind::from_id) {
        used.effects |= kind.copies();
    }
    used.actions = table.count("actions", MOST_POINTS);
    used.extra = table.count("extra", MOST_POINTS);
    used.recruited = table.flag("recruited");
    used.ferried = table.flag("ferried");
    used.cleared = table.flag("cleared");
    used.swapped = table.flag("swapped");
    used.held_pass = table.flag("held_pass");
    used.riverboats = table.flag("riverboats");
    used.mercenaries = table.flag("mercenaries");
    used.upkept = table.flag("upkept");
    used.services = table.count("services", MOST_POINTS);
    used.improvised = table.flag("improvised");
    used.plots = table.count("plots", Piece::Plot.total());
    table.finish();
    reader.state.used = used;
}

/// Cards that cannot lie where a key puts them.
fn fault_of_cards(fields: &Fields<'_>, key: &str, fault: &'static str, cards: impl Iterator<Item = CardKind>) {
    let ids: Vec<&str> = cards.map(CardKind::id).collect();
    if !ids.is_empty() {
        fields.fault(key, Message::new(fault).words("cards", ids));
    }
}

fn read_player(reader: &mut Reader<'_>, fields: &mut Fields<'_>, seat: Seat) {
    let mut table = fields.table(reader.state.party(seat).id());
    let score = table.count("score", MOST_POINTS);
    let best = table.count("best", MOST_POINTS);
    let hand = reader.cards(&mut table, "hand");
    let crafted = reader.cards(&mut table, "crafted");
    let strangers = crafted.kinds().filter(|kind| kind.class() != Class::Persistent);
    fault_of_cards(&table, "crafted", "root-doc-crafted", strangers);
    let doubled = crafted.kinds().filter(|&kind| crafted.count_of(kind) > 1);
    fault_of_cards(&table, "crafted", "root-doc-crafted-twice", doubled);
    let hidden = table.unknown("hand_hidden", reader.is_closed(seat));
    let dominance = table.word("dominance", "root-doc-no-suit", Suit::from_id);
    if let Some(suit) = dominance {
        reader.deal(&table, "dominance", CardKind::dominance(suit));
    }
    let items = counts_of(&table.counts("items", "root-doc-no-item", MOST_POINTS, Item::from_id));
    let exhausted = counts_of(&table.counts("exhausted", "root-doc-no-item", MOST_POINTS, Item::from_id));
    let mut coalition = table.table("coalition");
    let partner = coalition.word("partner", "doc-no-seat", |name| reader.seat(name));
    let suit = coalition.word("suit", "root-doc-no-suit", Suit::from_id);
    coalition.finish();
    let coalition = partner.zip(suit);
    if let Some((partner, suit)) = coalition {
        reader.deal(&table, "coalition", CardKind::dominance(suit));
        if partner == seat || !hooks::joins_coalitions(reader.state, seat) {
            table.fault("coalition", "root-doc-coalition");
        }
    }
    let player = reader.state.player_mut(seat);
    player.hand = hand;
    player.hidden = hidden;
    player.crafted = crafted;
    player.dominance = dominance;
    player.coalition = coalition;
    // a marker that has left the track tells nothing any more (3.3.1, 9.2.8)
    player.score = if player.scores() { score } else { 0 };
    player.items = items;
    player.exhausted = exhausted;
    let on_track = player.scores();
    reader.state.best[seat.index()] = if on_track { best.max(score) } else { 0 };
    if let Some(module) = registry::module_of(reader.state, seat) {
        module.read(reader, &mut table, seat);
    }
    table.finish();
}

/// The quests on the table; the first three that are not done if they are not named.
fn read_quests(reader: &mut Reader<'_>, fields: &mut Fields<'_>) {
    let named = fields.has("quests");
    let quests: QuestSet = fields.words("quests", "root-doc-no-quest", Quest::from_id).into_iter().collect();
    if reader.state.quests_done().next().is_none() {
        if named {
            fields.fault("quests", "root-doc-no-pawn");
        }
        return;
    }
    let free = reader.state.quests_done().fold(QuestSet::ALL, |free, done| free - done);
    if !quests.is_subset(free) {
        let done = (quests - free).iter().map(Quest::id);
        fields.fault("quests", Message::new("root-doc-quest-done").words("quests", done));
    }
    let shown = if named { quests & free } else { free.iter().take(3).collect() };
    reader.state.quests = shown;
    reader.state.quest_deck = free - shown;
}

fn stack_deck(reader: &mut Reader<'_>, fields: &Fields<'_>, top: Vec<CardKind>) {
    let mut rest = reader.state.deck;
    let mut stacked = List::<CardKind, DECK_SIZE>::new();
    for &kind in &top {
        match rest.copy_of(kind) {
            Some(card) => rest.remove(card),
            None => fields.fault("deck_top", Message::new("doc-not-in-deck").text("card", kind.id())),
        }
    }
    for &kind in top.iter().rev() {
        stacked.push(kind);
    }
    reader.state.stacked = stacked;
}

fn read_known(reader: &mut Reader<'_>, fields: &mut Fields<'_>) {
    let mut known = fields.table("known");
    for viewer in reader.state.seats() {
        let mut places = known.table(reader.state.party(viewer).id());
        let mut seen = CardSet::EMPTY;
        for owner in reader.state.seats().filter(|&owner| owner != viewer) {
            let secrets: Vec<Pile> = reader.state.secrets_of(owner).collect();
            for pile in secrets {
                seen |= known_in(&mut places, known_key(reader.state, owner, pile.place), pile.cards);
            }
        }
        for stall in places.numbers(Landmark::BlackMarket.id(), 1, STALLS as u8).unwrap_or_default() {
            let card = reader.state.stalls().nth(usize::from(stall) - 1);
            seen |= card.map_or(CardSet::EMPTY, |card| card.cards);
        }
        seen |= known_in(&mut places, "deck", reader.state.deck);
        places.finish();
        reader.state.known[viewer.index()] = seen;
    }
    known.finish();
}

fn read_pending(reader: &mut Reader<'_>, fields: &mut Fields<'_>) -> Pending {
    reader.state.battle = battle::read(fields);
    for trigger in fields.written("triggers", "root-doc-no-trigger") {
        if !reader.state.triggers.push(trigger) {
            fields.fault("triggers", "doc-too-many");
        }
    }
    reader.state.settling = fields.word("settling", "doc-no-seat", |name| reader.seat(name));
    let mut over = fields.table("over");
    let winners: SeatSet = over.words("winners", "doc-no-seat", |name| reader.seat(name)).into_iter().collect();
    let law = over.text("law").unwrap_or_default();
    let quiet = over.flag("quiet");
    over.finish();
    if !winners.is_empty() {
        // the sentence of the end follows from its law
        let (how, law) = match law {
            "3.3.1.I" => ("root-won-dominance", "3.3.1.I"),
            "3.3.1.II" => ("root-won-dominance", "3.3.1.II"),
            _ if quiet => (QUIET_END, "3.1"),
            _ => ("root-won-points", "3.1"),
        };
        reader.state.over = Some(Outcome { winners, how, law });
        fields.value("pending");
        return Pending::Said;
    }
    if !fields.has("pending") {
        if reader.state.phase == Phase::Setup {
            fields.fault("phase", "root-doc-setup");
        }
        return Pending::Unsaid;
    }
    for task in fields.written("pending", "doc-no-task") {
        if !reader.state.tasks.push(task) {
            fields.fault("pending", "doc-too-deep");
            break;
        }
    }
    Pending::Said
}

fn known_in(fields: &mut Fields<'_>, key: &str, place: CardSet) -> CardSet {
    let mut seen = CardSet::EMPTY;
    for kind in fields.words(key, "doc-no-card", CardKind::from_id) {
        match (place - seen).copy_of(kind) {
            Some(card) => seen.insert(card),
            None => fields.fault(key, Message::new("doc-not-there").text("card", kind.id())),
        }
    }
    seen
}
