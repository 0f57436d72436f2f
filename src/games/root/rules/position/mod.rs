//! Positions as documents (`docs/position.md`): saves, referees and tests come in by one door. Any key may be left out;
//! what is not named follows from the box.

mod battle;
mod items;
mod map;

use crate::games::root::law::victory::QUIET_END;
use crate::games::root::law::{hooks, turn};
use crate::games::root::module::position::{
    CARDS, CLEARING_SUITS, ITEMS, MOST_POINTS, PIECES, Position, QUESTS, RELICS, SUITS, deal, visit_cards, visit_marked,
};
use crate::games::root::prelude::*;
use crate::games::root::rules::observe::Observation;
use crate::games::root::rules::setup::{ANY, Setup};
use crate::games::root::rules::{check, clockwork, pending, registry, setup};
use crate::games::root::state::zones::{CardZone, Pile};
use crate::games::root::state::{TurnFlags, frame};
use crate::games::root::words::faction::Character;
use crate::games::root::words::item::{Quest, QuestSet};
use crate::games::root::words::landmark::{Landmark, STALLS};
use crate::games::root::words::place::MAX_CLEARINGS;
use crate::kernel::{
    Chance, Codec, Doc, Flow, Generator, Library, List, Message, Names, Options, Outcome, PositionErrors, SeatSet,
    Viewer, always,
};

/// The format of position documents.
const FORMAT: u16 = 1;

static CHARACTERS: Names = Names::new("root-doc-no-character", &Character::IDS);
static FACTIONS: Names = Names::new("doc-no-seat", &Faction::IDS);
static PHASES: Names = Names::new("root-doc-no-phase", &Phase::IDS);

/// Returns everything that the observation holds.
pub(in crate::games::root) fn write(seen: &Observation) -> Doc {
    let mut state: State = (**seen).clone();
    let seat_text = |seat: Seat| {
        if let (Some(faction), Some(build)) = (state.player(seat).faction, clockwork::build(&state, seat)) {
            return build.write(faction);
        }
        let faction = state.player(seat).faction.map_or(ANY, Faction::id);
        state.character(seat).map_or(faction.to_owned(), |character| format!("{faction}:{}", character.id()))
    };
    let seats = state.seats().map(seat_text).collect();
    let (board, deck) = (Some(state.board.id().to_owned()), Some(state.deck_kind.id().to_owned()));
    let mut options = Options { seats, board, deck, extras: Vec::new() };
    Codec::write(|codec| {
        codec.head(FORMAT, &mut options);
        visit(codec, &mut Position::new(&mut state, seen.viewer));
    })
    .into_doc()
}

/// Reads a full state that looks to the viewer as the document says: what they do not know is dealt in the order given.
///
/// # Errors
/// Returns all faults at once, each with its key.
pub(in crate::games::root) fn read(
    doc: &Doc,
    viewer: Viewer,
    library: &dyn Library,
    chance: &mut impl Chance,
) -> Result<State, PositionErrors> {
    let (mut state, says_pending) = Codec::read(doc, |codec| read_state(codec, viewer, library))?;
    if !says_pending {
        start_phase(&mut state, chance);
    } else if state.over.is_none() {
        state.asked = state.top().and_then(|task| state.asks(task));
    }
    check_whole(&state, viewer)?;
    Ok(state)
}

/// Reads a full state that looks to the viewer as the document of an observation says, which may be of a moment between two
/// tasks of one action.
///
/// # Errors
/// Returns all faults at once, each with its key.
pub(in crate::games::root) fn read_seen(
    doc: &Doc,
    viewer: Viewer,
    library: &dyn Library,
) -> Result<State, PositionErrors> {
    let (mut state, _) = Codec::read(doc, |codec| read_state(codec, viewer, library))?;
    state.asked = state.top().filter(|_| state.over.is_none()).and_then(|task| state.asks(task));
    check_fit(&state, viewer)?;
    Ok(state)
}

/// The state of a document, and whether that says what is pending.
fn read_state(codec: &mut Codec<'_>, viewer: Viewer, library: &dyn Library) -> Option<(State, bool)> {
    // Markers that have been laid are named one by one, so that a position has no extras.
    let mut options = Options::default();
    codec.head(FORMAT, &mut options);
    let bare = Setup::read(&options, library).and_then(|setup| setup::bare(&setup)).map_err(|error| {
        let key = match error.0.key {
            "setup-board" => "board",
            "setup-deck" => "deck",
            _ => "seats",
        };
        codec.fault(key, error.0);
    });
    let mut state = bare.ok()?;
    state.phase = Phase::Birdsong;
    visit(codec, &mut Position::new(&mut state, viewer));
    if state.phase != Phase::Setup && state.players().any(|player| player.faction.is_none()) {
        codec.fault("seats", "root-doc-undrafted");
    }
    let says_pending = codec.has("pending") || state.over.is_some();
    if !says_pending && state.phase == Phase::Setup {
        codec.fault("phase", "root-doc-setup");
    }
    // What follows from chance is not known to a viewer.
    if !says_pending && viewer != Viewer::All {
        codec.fault("pending", "doc-nobody-asked");
    }
    Some((state, says_pending))
}

fn check_whole(state: &State, viewer: Viewer) -> Result<(), PositionErrors> {
    let mut errors = PositionErrors::default();
    if state.over.is_none() && state.asked.is_none() {
        errors.add("pending", "doc-nobody-asked");
    }
    errors.none_or(())?;
    check_fit(state, viewer)
}

/// Checks that all of it fits together, whether someone is asked or not.
fn check_fit(state: &State, viewer: Viewer) -> Result<(), PositionErrors> {
    let mut errors = PositionErrors::default();
    if let Err(broken) = check::between_tasks(state) {
        errors.add("position", broken.0);
    } else if let Some(fault) = pending::fault(state, viewer) {
        errors.add("pending", fault);
    }
    errors.none_or(())
}

/// Starts a position without `pending` at the main decision of its phase.
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

/// Visits all keys behind the head, in the order in which one follows from others.
fn visit(codec: &mut Codec<'_>, position: &mut Position<'_>) {
    visit_turn(codec, position);
    visit_draft(codec, position.state);
    visit_used(codec, position.state);
    map::visit_map(codec, position);
    visit_picks(codec, position);
    visit_piles(codec, position);
    for seat in position.state.seats() {
        let key = position.state.party(seat).id();
        codec.table(always(key), |codec| visit_player(codec, position, seat));
    }
    visit_quests(codec, position.state);
    items::visit_looks(codec, position);
    items::visit_items(codec, position.state);
    visit_deck(codec, position);
    visit_pending(codec, position);
}

fn visit_turn(codec: &mut Codec<'_>, position: &mut Position<'_>) {
    let state = &mut *position.state;
    codec.number(always("round"), u16::MAX, &mut state.round);
    if state.round == 0 {
        codec.fault("round", "root-doc-round");
    }
    let quiet = state.round.saturating_sub(1);
    if codec.holds("gained", state.gained != quiet) {
        codec.number(always("gained"), state.round, &mut state.gained);
    } else {
        state.gained = quiet;
    }
    codec.flag("cooperative", &mut state.cooperative);
    codec.flag("advanced_services", &mut state.advanced_services);
    if codec.reads() {
        state.deck = setup::deck_of(state);
        position.left = state.deck;
    }
    codec.named("turn", &position.seats, &mut state.turn);
    codec.named("phase", &PHASES, &mut state.phase);
}

/// Visits the draft of an advanced setup (A.8): the pool, and the homelands chosen so far.
fn visit_draft(codec: &mut Codec<'_>, state: &mut State) {
    if !codec.holds("draft", state.draft.is_open) {
        return;
    }
    state.draft.is_open = true;
    if state.phase != Phase::Setup {
        codec.fault("draft", "root-doc-draft");
    }
    codec.table(always("draft"), |codec| {
        let mut pool: Vec<Faction> = state.draft.pool.iter().collect();
        codec.list("pool", &FACTIONS, &mut pool);
        for (index, &faction) in pool.iter().enumerate() {
            if state.seat_of(faction).is_some() || pool[..index].contains(&faction) {
                codec.fault("pool", Message::new("doc-no-more").text("what", faction.id()));
            }
        }
        state.draft.pool = pool.into_iter().collect();
        codec.word("last", &FACTIONS, &mut state.draft.last);
        if let Some(last) = state.draft.last.filter(|last| last.is_militant()) {
            codec.fault("last", Message::new("doc-no-seat").text("text", last.id()));
        }
        codec.table("characters", |codec| {
            for (place, pawn) in Faction::PAWNS.into_iter().enumerate() {
                let is_dealt = state.draft.pool.contains(pawn);
                let mut character = state.draft.characters[place].filter(|_| is_dealt);
                codec.word(pawn.id(), &CHARACTERS, &mut character);
                let is_taken = |character| {
                    state.seat_of_character(character).is_some()
                        || state.draft.characters[..place].contains(&Some(character))
                };
                if is_dealt != character.is_some() || character.is_some_and(is_taken) {
                    codec.fault(pawn.id(), "root-doc-character");
                }
                state.draft.characters[place] = character;
            }
        });
        codec.table("homelands", |codec| {
            let mut all = ClearingSet::EMPTY;
            for seat in state.seats() {
                let key = state.party(seat).id();
                let chosen = &mut state.draft.homelands[seat.index()];
                codec.places(key, MAX_CLEARINGS, chosen);
                if !chosen.is_subset(state.board.clearings() - all) {
                    codec.fault(key, "root-doc-clearing");
                }
                all |= *chosen;
            }
        });
    });
}

/// Visits what the turn has spent.
fn visit_used(codec: &mut Codec<'_>, state: &mut State) {
    let TurnFlags {
        activated,
        effects,
        actions,
        extra,
        recruited,
        ferried,
        cleared,
        swapped,
        held_pass,
        improvised,
        services,
        riverboats,
        mercenaries,
        plots,
        upkept,
    } = &mut state.used;
    codec.table("used", |codec| {
        codec.counts("activated", &CLEARING_SUITS, MOST_POINTS, activated);
        let mut kinds: Vec<CardKind> = effects.kinds().collect();
        codec.list("effects", &CARDS, &mut kinds);
        *effects = kinds.into_iter().fold(CardSet::EMPTY, |all, kind| all | kind.copies());
        codec.number("actions", MOST_POINTS, actions);
        codec.number("extra", MOST_POINTS, extra);
        codec.flag("recruited", recruited);
        codec.flag("ferried", ferried);
        codec.flag("cleared", cleared);
        codec.flag("swapped", swapped);
        codec.flag("held_pass", held_pass);
        codec.flag("riverboats", riverboats);
        codec.flag("mercenaries", mercenaries);
        codec.flag("upkept", upkept);
        codec.number("services", MOST_POINTS, services);
        codec.flag("improvised", improvised);
        codec.number("plots", Piece::Plot.total(), plots);
    });
}

/// Visits the picks for the task on top.
fn visit_picks(codec: &mut Codec<'_>, position: &mut Position<'_>) {
    let Position { state, left, seats, owners, clearings, .. } = position;
    let picks = &mut state.picks;
    codec.table("picks", |codec| {
        visit_cards(codec, "cards", left, &mut picks.cards);
        codec.counts("clearings", clearings, MOST_POINTS, &mut picks.clearings);
        codec.counts("seats", seats, MOST_POINTS, &mut picks.seats);
        codec.counts("suits", &CLEARING_SUITS, MOST_POINTS, &mut picks.suits);
        codec.counts("relics", &RELICS, MOST_POINTS, &mut picks.relics);
        codec.counts("warriors", owners, MOST_POINTS, &mut picks.warriors);
        codec.counts("pieces", &PIECES, MOST_POINTS, &mut *picks.pieces);
        codec.flag("treetop", &mut picks.treetop);
    });
}

/// Visits the cards that everybody sees; of the discard pile the order, too, where someone asks for it.
fn visit_piles(codec: &mut Codec<'_>, position: &mut Position<'_>) {
    let Position { state, left, .. } = position;
    visit_cards(codec, "discard", left, &mut state.discard);
    visit_cards(codec, "available", left, &mut state.available);
    fault_of_cards(codec, "available", "root-doc-available", (state.available - CardSet::DOMINANCE).kinds());
    fault_of_cards(codec, "discard", "root-doc-discard", (state.discard & CardSet::DOMINANCE).kinds());
    if hooks::looks_at_the_pile(state) || !codec.reads() {
        let mut pile = state.pile.as_slice().to_vec();
        codec.list("pile", &CARDS, &mut pile);
        state.pile.clear();
        pile.into_iter().for_each(|card| {
            state.pile.push(card);
        });
    }
}

/// Cards that cannot lie where a key puts them.
fn fault_of_cards(codec: &Codec<'_>, key: &str, fault: &'static str, cards: impl Iterator<Item = CardKind>) {
    let ids: Vec<&str> = cards.map(CardKind::id).collect();
    if !ids.is_empty() {
        codec.fault(key, Message::new(fault).words("cards", ids));
    }
}

fn visit_player(codec: &mut Codec<'_>, position: &mut Position<'_>, seat: Seat) {
    let is_closed = position.is_closed(seat);
    let joins = hooks::joins_coalitions(position.state, seat);
    let Position { state, left, seats, .. } = &mut *position;
    let (player, best) = (&mut state.players[seat.index()], &mut state.best[seat.index()]);
    if codec.holds("score", player.scores()) {
        codec.number(always("score"), MOST_POINTS, &mut player.score);
    }
    if codec.holds("best", *best > player.score) {
        codec.number("best", MOST_POINTS, best);
    }
    visit_cards(codec, always("hand"), left, &mut player.hand);
    visit_cards(codec, "crafted", left, &mut player.crafted);
    let strangers = player.crafted.kinds().filter(|kind| !kind.class().is_persistent());
    fault_of_cards(codec, "crafted", "root-doc-crafted", strangers);
    let doubled = player.crafted.kinds().filter(|&kind| player.crafted.count_of(kind) > 1);
    fault_of_cards(codec, "crafted", "root-doc-crafted-twice", doubled);
    codec.unknown("hand_hidden", is_closed, &mut player.hidden);
    codec.word("dominance", &SUITS, &mut player.dominance);
    if let Some(suit) = player.dominance {
        deal(codec, "dominance", left, CardKind::dominance(suit));
    }
    codec.counts("items", &ITEMS, MOST_POINTS, &mut player.items);
    codec.counts("exhausted", &ITEMS, MOST_POINTS, &mut player.exhausted);
    let (mut partner, mut suit) = player.coalition.unzip();
    codec.table("coalition", |codec| {
        codec.word("partner", seats, &mut partner);
        codec.word("suit", &SUITS, &mut suit);
    });
    player.coalition = partner.zip(suit);
    if let Some((partner, suit)) = player.coalition {
        deal(codec, "coalition", left, CardKind::dominance(suit));
        if partner == seat || !joins {
            codec.fault("coalition", "root-doc-coalition");
        }
    }
    // A marker that has left the track tells nothing any more (3.3.1, 9.2.8).
    player.score = if player.scores() { player.score } else { 0 };
    *best = if player.scores() { player.score.max(*best) } else { 0 };
    if let Some(module) = registry::module_of(state, seat) {
        module.visit(codec, position, seat);
    }
}

/// Visits the quests on the table; the first three that are not done if they are not named.
fn visit_quests(codec: &mut Codec<'_>, state: &mut State) {
    if state.quests_done().next().is_none() {
        if codec.has("quests") {
            codec.skip("quests");
            codec.fault("quests", "root-doc-no-pawn");
        }
        return;
    }
    let free = state.quests_done().fold(QuestSet::ALL, |free, done| free - done);
    if codec.reads() {
        // R7.3.3: those on the table are for human Vagabonds
        let shown = if state.human_vagabonds().next().is_some() { 3 } else { 0 };
        state.quests = free.iter().take(shown).collect();
    }
    codec.members(always("quests"), &QUESTS, &mut state.quests);
    if !state.quests.is_subset(free) {
        let done = (state.quests - free).iter().map(Quest::id);
        codec.fault("quests", Message::new("root-doc-quest-done").words("quests", done));
    }
    state.quest_deck = free - state.quests;
}

/// Visits the deck, and what is known of cards in hidden places.
fn visit_deck(codec: &mut Codec<'_>, position: &mut Position<'_>) {
    let seen = seen_of_others(position);
    let is_partial = position.viewer != Viewer::All;
    let mut in_deck = if codec.reads() { CardSet::EMPTY } else { position.state.deck };
    if is_partial {
        visit_cards(codec, "deck_seen", &mut position.left, &mut in_deck);
    }
    codec.unknown("deck_hidden", is_partial, &mut position.state.deck_hidden);
    if codec.reads() {
        let hidden = std::mem::take(&mut position.state.deck_hidden);
        if is_partial {
            deal_unknown(codec, position, hidden);
        }
        position.state.deck = position.left | in_deck;
    }
    visit_top(codec, position.state);
    visit_known(codec, position.state);
    if let Viewer::Seat(viewer) = position.viewer
        && codec.reads()
    {
        position.state.known[viewer.index()] |= seen | in_deck;
    }
}

/// Visits the cards that are drawn next, the next one first.
fn visit_top(codec: &mut Codec<'_>, state: &mut State) {
    let mut top: Vec<CardKind> = state.stacked.as_slice().iter().rev().copied().collect();
    codec.list("deck_top", &CARDS, &mut top);
    let mut rest = state.deck;
    for &kind in &top {
        match rest.copy_of(kind) {
            Some(card) => rest.remove(card),
            None => codec.fault("deck_top", Message::new("doc-not-in-deck").text("what", kind.id())),
        }
    }
    state.stacked = List::new();
    top.into_iter().rev().for_each(|kind| {
        state.stacked.push(kind);
    });
}

/// Visits, for each viewer, the cards that they know in hidden places of others.
fn visit_known(codec: &mut Codec<'_>, state: &mut State) {
    codec.table("known", |codec| {
        for viewer in state.seats() {
            let mut known = state.known[viewer.index()];
            codec.table(state.party(viewer).id(), |codec| {
                for owner in state.seats().filter(|&owner| owner != viewer) {
                    for Pile { zone, cards, .. } in state.secrets_of(owner) {
                        let key = if zone == CardZone::Hand { state.party(owner).id() } else { zone.id() };
                        visit_marked(codec, key, "doc-not-there", cards, &mut known);
                    }
                }
                let stalls = (1..).zip(state.stalls()).filter(|(_, stall)| stall.cards.intersects(known));
                let mut stalls = stalls.map(|(number, _)| number).collect();
                codec.numbers(Landmark::BlackMarket.id(), 1, STALLS as u8, &mut stalls);
                for stall in stalls {
                    let card = state.stalls().nth(usize::from(stall) - 1);
                    known |= card.map_or(CardSet::EMPTY, |card| card.cards);
                }
                visit_marked(codec, "deck", "doc-not-there", state.deck, &mut known);
            });
            state.known[viewer.index()] = known;
        }
    });
}

/// Visits how the game goes on, or how it has ended.
fn visit_pending(codec: &mut Codec<'_>, position: &mut Position<'_>) {
    let Position { state, seats, .. } = position;
    battle::visit(codec, &mut state.battle);
    let triggers = &mut state.triggers;
    let held = triggers.as_slice().to_vec();
    if codec.holds("triggers", !held.is_empty()) {
        codec.tasks("triggers", "root-doc-no-trigger", held, "doc-too-many", |trigger| triggers.push(trigger));
    }
    if codec.holds("settling", !triggers.is_empty()) {
        codec.word("settling", seats, &mut state.settling);
    }
    let mut winners = state.over.map_or(SeatSet::EMPTY, |outcome| outcome.winners);
    let mut law = state.over.map(|outcome| outcome.law.to_owned());
    let mut quiet = state.over.is_some_and(|outcome| outcome.how == QUIET_END);
    if codec.holds("over", state.over.is_some()) {
        codec.table(always("over"), |codec| {
            codec.members(always("winners"), seats, &mut winners);
            codec.text("law", &mut law);
            codec.flag("quiet", &mut quiet);
        });
    }
    if codec.reads() && !winners.is_empty() {
        // The sentence of the end follows from its law, and of an end for several from who they are.
        let has_clockwork = || winners.iter().any(|seat| hooks::is_clockwork(state, seat));
        let (how, law) = match law.as_deref() {
            Some("R3.5.1") if has_clockwork() => ("root-won-clockwork", "R3.5.1"),
            Some("R3.5.1") => ("root-won-together", "R3.5.1"),
            Some("3.3.1.I") => ("root-won-dominance", "3.3.1.I"),
            Some("3.3.1.II") => ("root-won-dominance", "3.3.1.II"),
            _ if quiet => (QUIET_END, "3.1"),
            _ => ("root-won-points", "3.1"),
        };
        state.over = Some(Outcome { winners, how, law });
        return codec.skip("pending");
    }
    let tasks = &mut state.tasks;
    let held = tasks.as_slice().to_vec();
    codec.tasks("pending", "doc-no-task", held, "doc-too-deep", |task| tasks.push(task));
}

/// The cards that are named in places which the viewer does not see into.
fn seen_of_others(position: &Position<'_>) -> CardSet {
    let state = &*position.state;
    let closed = state.seats().filter(|&seat| position.is_closed(seat));
    let closed = closed.flat_map(|seat| state.secrets_of(seat)).chain(state.stalls());
    closed.fold(CardSet::EMPTY, |seen, pile| seen | pile.cards)
}

/// Deals what lies nowhere yet to the places of which only a number is known, as it comes: nothing of it is left when the
/// state is observed by that viewer.
fn deal_unknown(codec: &Codec<'_>, position: &mut Position<'_>, in_deck: u8) {
    let closed: SeatSet = position.state.seats().filter(|&seat| position.is_closed(seat)).collect();
    let Position { state, left, .. } = position;
    let secrets = state.seats().flat_map(|seat| state.secrets_of(seat)).chain(state.stalls());
    let in_places: usize = secrets.map(|pile| usize::from(pile.hidden)).sum();
    let (wanted, found) = (left.len(), usize::from(in_deck) + in_places);
    if wanted != found {
        let message = Message::new("doc-unknown-count").number("wanted", wanted).number("found", found);
        return codec.fault("deck_hidden", message);
    }
    for seat in state.seats() {
        for secret in state.secrets_mut(seat) {
            deal_hidden(left, secret.cards, secret.hidden);
        }
    }
    for stall in state.stalls_mut() {
        deal_hidden(left, stall.cards, stall.hidden);
    }
    let under_ruins: usize = state.ruin_items.iter().map(|&count| usize::from(count)).sum();
    let forgotten: usize = state.looks.iter().map(|look| usize::from(look.hidden)).sum();
    if forgotten > under_ruins {
        return codec.fault("looks", "root-doc-looks");
    }
    for look in &mut state.looks {
        look.deal(&mut state.ruin_items, |options| options.trailing_zeros() as u8);
    }
    for seat in closed.iter() {
        if let Some(module) = registry::module_of(state, seat) {
            module.deal(state, seat, &mut Generator::new(0));
        }
    }
}

fn deal_hidden(left: &mut CardSet, place: &mut CardSet, hidden: &mut u8) {
    for _ in 0..std::mem::take(hidden) {
        let Some(card) = left.first() else { return };
        left.remove(card);
        place.insert(card);
    }
}
