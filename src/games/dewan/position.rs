//! Positions as documents (`docs/dewan.md`): saves, referees and tests come in by one door. Any key may be left out; what
//! is not named follows from the box.

use super::board::{Board, MAX_SLOTS, Scenario};
use super::card::{CardSet, Kind, Pack};
use super::ground::{Ground, Terrain};
use super::hex::{Hex, HexSet, MAX_HEXES};
use super::land::Laid;
use super::observe::Observation;
use super::setup::Setup;
use super::state::{STORY_SLOTS, State, Tucked};
use super::story::{Story, StorySet};
use super::task::World;
use super::{camp, turn};
use crate::kernel::{
    Chance, Codec, Doc, Flow, Library, List, Message, Names, Options, Outcome, PositionErrors, Seat, SeatSet, Texts,
    Viewer, always,
};

/// The format of position documents.
const FORMAT: u16 = 1;

/// The mark for a gap in a row, and for an empty tuck slot.
const GAP: &str = "-";

/// Most tokens of a kind that a document may name for one place.
const MOST_TOKENS: u8 = 20;

/// The ways to win.
const ENDS: [&str; 4] = ["dewan-won-points", "dewan-won-cards", "dewan-won-team", "dewan-won-shared"];

static CARDS: Names = Names::new("doc-no-card", &Kind::IDS);
static OFFER: Names = Names::new("dewan-doc-no-story", &Story::IDS);

/// Returns everything that the observation holds.
pub fn write(seen: &Observation) -> Doc {
    let mut state: State = (**seen).clone();
    let seats = state.seats().map(|seat| state.player(seat).tribe.id().to_owned()).collect();
    let (board, deck) = (Some(state.board.id().to_owned()), Some(state.board.set().to_owned()));
    let mut options = Options { seats, board, deck, extras: Vec::new() };
    let mut laid = *state.laid();
    Codec::write(|codec| {
        codec.head(FORMAT, &mut options);
        visit_tiles(codec, &state.board, &mut laid);
        Position::new(&mut state, seen.viewer).visit(codec);
    })
    .into_doc()
}

/// Reads a full state that looks to the viewer as the document says: what they do not know is in any order.
///
/// # Errors
/// Returns all faults at once, each with its key.
pub fn read(
    doc: &Doc,
    viewer: Viewer,
    library: &dyn Library,
    chance: &mut impl Chance,
) -> Result<State, PositionErrors> {
    let read = Codec::read(doc, |codec| read_state(codec, viewer, library));
    let (mut state, said) = read?;
    let world = &mut World::silent(chance);
    if !said.offer {
        state.offer = std::array::from_fn(|_| camp::draw_story(&mut state, world));
    }
    if !said.row {
        state.fill_row(world);
    }
    if !said.pending {
        if state.deck.is_empty() {
            state.lay_deck(world);
        }
        turn::begin(&mut state);
        state.advance(world);
    } else if state.over.is_none() {
        state.asked = state.top().and_then(|task| state.asks(task));
    }
    check(&state, viewer)?;
    Ok(state)
}

/// The parts of a position that chance fills if a document does not say them.
struct Said {
    row: bool,
    offer: bool,
    pending: bool,
}

fn read_state(codec: &mut Codec<'_>, viewer: Viewer, library: &dyn Library) -> Option<(State, Said)> {
    let mut options = Options::default();
    codec.head(FORMAT, &mut options);
    let setup = Setup::read(&options, library).map_err(|error| codec.fault("seats", error.0)).ok()?;
    let mut laid = List::new();
    visit_tiles(codec, &setup.board, &mut laid);
    let mut state = State::bare(&setup, laid);
    Position::new(&mut state, viewer).visit(codec);
    let pending = codec.has("pending") || state.over.is_some();
    let said = Said { row: codec.has("row"), offer: codec.has("offer"), pending };
    // What chance would have to say is not known to a viewer.
    if viewer != Viewer::All && !(said.row && said.offer && said.pending) {
        codec.fault("pending", "doc-nobody-asked");
    }
    Some((state, said))
}

fn check(state: &State, viewer: Viewer) -> Result<(), PositionErrors> {
    let mut errors = PositionErrors::default();
    if let Some(fault) = state.pending_fault(viewer) {
        errors.add("pending", fault);
    } else if state.over.is_none() && state.asked.is_none() {
        errors.add("pending", "doc-nobody-asked");
    } else if let Err(broken) = state.check_invariants() {
        errors.add("position", broken.0);
    }
    errors.none_or(())
}

/// Visits the tiles by slot, each with its turn; the first ones unturned if they are not named.
fn visit_tiles(codec: &mut Codec<'_>, board: &Board, laid: &mut List<Laid, MAX_SLOTS>) {
    let read = |text: &str| {
        let (id, sixths) = text.split_once(' ').unwrap_or((text, "0"));
        let sixths = sixths.parse().ok().filter(|sixths| *sixths < 6)?;
        Some(Laid { tile: board.tile(id)?, sixths })
    };
    let write = |laid: &Laid| format!("{} {}", board.tiles[usize::from(laid.tile)].id, laid.sixths);
    let mut tiles = laid.as_slice().to_vec();
    codec.list(always("tiles"), &Texts { what: "dewan-doc-no-tile", read: &read, write: &write }, &mut tiles);
    laid.clear();
    let mut used = 0u64;
    for (index, slot) in board.slots.iter().enumerate() {
        let free = board.tiles_for(slot.kind) & !used;
        let first = Laid { tile: free.trailing_zeros() as u8, sixths: 0 };
        let tile = match tiles.get(index) {
            Some(tile) if free >> tile.tile & 1 == 1 => *tile,
            Some(_) => {
                codec.fault(&format!("tiles[{index}]"), "dewan-doc-tile");
                first
            }
            None => first,
        };
        used |= 1 << tile.tile;
        laid.push(tile);
    }
    if codec.has("tiles") && tiles.len() != board.slots.len() {
        codec.fault("tiles", Message::new("dewan-doc-tiles").number("wanted", board.slots.len()));
    }
}

/// A state that is read from its document or written to it.
struct Position<'s> {
    state: &'s mut State,
    viewer: Viewer,
    seats: Names,
    /// Cards that are nowhere yet.
    left: CardSet,
}

impl<'s> Position<'s> {
    fn new(state: &'s mut State, viewer: Viewer) -> Self {
        let seats = Names::own("doc-no-seat", state.seats().map(|seat| state.player(seat).tribe.id()));
        let left = state.board.pack.all();
        Self { state, viewer, seats, left }
    }

    fn visit(&mut self, codec: &mut Codec<'_>) {
        codec.number(always("round"), u16::MAX, &mut self.state.round);
        codec.named("first", &self.seats, &mut self.state.first);
        if codec.reads() {
            self.state.turn = self.state.first;
        }
        codec.named("turn", &self.seats, &mut self.state.turn);
        codec.number("passes", 4u8, &mut self.state.passes);
        self.visit_map(codec);
        visit_cards(codec, "discard", &self.state.board.pack, &mut self.left, &mut self.state.discard);
        for seat in self.state.seats() {
            let key = self.state.player(seat).tribe.id();
            codec.table(always(key), |codec| self.visit_player(codec, seat));
        }
        self.visit_rows(codec);
        self.visit_decks(codec);
        self.visit_pending(codec);
    }

    fn visit_map(&mut self, codec: &mut Codec<'_>) {
        let scenario = self.state.scenario();
        let State { land, board, crossed, .. } = &mut *self.state;
        let most = board.hexes().len() as u8;
        let mut tokens = land.tokens;
        visit_hexes(codec, "tokens", most, &mut tokens);
        let ground = match scenario {
            Scenario::Storm => Some(Ground::Land(Terrain::Water)),
            Scenario::Volcano => Some(Ground::Lava),
            _ => None,
        };
        for hex in tokens.iter().filter(|_| codec.reads()) {
            match ground.filter(|_| land.ground(hex).is_land()) {
                Some(ground) => land.cover_plainly(board, hex, ground),
                None => codec.fault("tokens", Message::new("dewan-doc-token").number("space", hex.number())),
            }
        }
        visit_hexes(codec, "crossed", most, crossed);
        if codec.has("berries") {
            land.berries = [0; MAX_HEXES];
        }
        let spaces = Names::own("dewan-doc-no-space", (1..=most).map(|number| number.to_string()));
        codec.counts(always("berries"), &spaces, MOST_TOKENS, &mut land.berries);
        let is_stray = |hex: &Hex| land.berries[hex.index()] > 0 && land.members(*hex).is_empty();
        for hex in board.hexes().iter().filter(is_stray) {
            codec.fault("berries", Message::new("dewan-doc-no-area").number("space", hex.number()));
        }
    }

    fn visit_player(&mut self, codec: &mut Codec<'_>, seat: Seat) {
        let is_seen = self.viewer == Viewer::All || self.viewer == Viewer::Seat(seat);
        let has_fish = self.state.builds_villages();
        let State { board, players, pile, .. } = &mut *self.state;
        let (pack, player) = (&board.pack, &mut players[seat.index()]);
        visit_cards(codec, "hand", pack, &mut self.left, &mut player.hand);
        let mut open = pack.each(player.open).map(Kind::index);
        let mut read = CardSet::EMPTY;
        codec.dealt(always("open"), &CARDS, &mut open, "doc-no-more", &mut |kind| pack.put(&mut read, Kind::ALL[kind]));
        drop(open);
        if codec.reads() {
            player.open = read;
        }
        if !player.open.is_subset(player.hand) {
            codec.fault("open", "doc-not-in-hand");
        }
        codec.unknown("hand_hidden", !is_seen, &mut player.hidden);
        visit_hexes(codec, "camps", board.hexes().len() as u8, &mut player.camps);
        let mut stories = player.stories.as_slice().iter().map(|&story| (story, player.told.contains(story))).collect();
        codec.list(always("stories"), &STORIES, &mut stories);
        (player.stories, player.told) = (List::new(), StorySet::EMPTY);
        for (story, told) in stories {
            if player.stories.push(story) {
                take_story(codec, "stories", pile, story);
            } else {
                codec.fault("stories", Message::new("doc-places").number("most", STORY_SLOTS));
            }
            if told {
                player.told.insert(story);
            }
        }
        codec.row("tucked", &TUCKED, GAP, &mut player.tucked);
        for card in player.tucked.iter().flatten() {
            take(codec, "tucked", pack, &mut self.left, card.kind);
        }
        codec.number("berries", MOST_TOKENS, &mut player.berries);
        codec.number("fish", MOST_TOKENS, &mut player.fish);
        if player.fish > 0 && !has_fish {
            codec.fault("fish", "dewan-doc-no-fish");
        }
    }

    fn visit_rows(&mut self, codec: &mut Codec<'_>) {
        let State { board, row, offer, pile, .. } = &mut *self.state;
        codec.row("row", &CARDS, GAP, row);
        for &kind in row.iter().flatten() {
            take(codec, "row", &board.pack, &mut self.left, kind);
        }
        codec.row("offer", &OFFER, GAP, offer);
        for &story in offer.iter().flatten() {
            take_story(codec, "offer", pile, story);
        }
    }

    /// Visits the deck, and deals cards that are nowhere yet to the places of which only the number is known.
    fn visit_decks(&mut self, codec: &mut Codec<'_>) {
        let has_events = self.state.scenario().has_events();
        let is_partial = self.viewer != Viewer::All;
        if has_events {
            visit_cards(codec, "event_deck", &self.state.board.pack, &mut self.left, &mut self.state.deck);
        } else if codec.has("event_deck") {
            codec.skip("event_deck");
            codec.fault("event_deck", "dewan-doc-no-events");
        }
        codec.unknown("deck_hidden", is_partial, &mut self.state.deck_hidden);
        codec.unknown("supply_hidden", is_partial && has_events, &mut self.state.supply_hidden);
        if !codec.reads() {
            return;
        }
        let in_deck = std::mem::take(&mut self.state.deck_hidden);
        let in_supply = std::mem::take(&mut self.state.supply_hidden);
        let in_hands: usize = self.state.seats().map(|seat| usize::from(self.state.player(seat).hidden)).sum();
        let (wanted, left) = (in_hands + usize::from(in_deck) + usize::from(in_supply), self.left.len());
        if is_partial && wanted != left {
            let message = Message::new("doc-unknown-count").number("wanted", left).number("found", wanted);
            return codec.fault("deck_hidden", message);
        }
        let State { board, players, deck, supply, .. } = &mut *self.state;
        for player in players {
            deal(&board.pack, &mut self.left, std::mem::take(&mut player.hidden), &mut player.hand);
        }
        if has_events {
            deal(&board.pack, &mut self.left, in_deck, deck);
            *supply = self.left;
        } else {
            *deck = self.left;
        }
    }

    fn visit_pending(&mut self, codec: &mut Codec<'_>) {
        let tasks = &mut self.state.tasks;
        let held = tasks.as_slice().to_vec();
        codec.tasks("pending", "doc-no-task", held, "doc-too-deep", |task| tasks.push(task));
        if !codec.holds("over", self.state.over.is_some()) {
            return;
        }
        let law = if self.state.scenario() == Scenario::Team { "D12.1.3" } else { "D11.5" };
        let over = Outcome { winners: SeatSet::EMPTY, how: ENDS[0], law };
        let over = self.state.over.get_or_insert(over);
        codec.table("over", |codec| {
            codec.members(always("winners"), &self.seats, &mut over.winners);
            codec.named("how", &WAYS, &mut over.how);
        });
    }
}

/// Visits cards in a place; reading, they come out of those that are nowhere yet.
fn visit_cards(codec: &mut Codec<'_>, key: &str, pack: &Pack, left: &mut CardSet, place: &mut CardSet) {
    let mut held = pack.each(*place).map(Kind::index);
    codec.dealt(always(key), &CARDS, &mut held, "doc-no-more", &mut |kind| {
        let kind = Kind::ALL[kind];
        pack.take(left, kind) && pack.put(place, kind)
    });
}

/// Takes a card out of those that are nowhere yet.
fn take(codec: &Codec<'_>, key: &str, pack: &Pack, left: &mut CardSet, kind: Kind) {
    if !pack.take(left, kind) {
        codec.fault(key, Message::new("doc-no-more").text("what", kind.id()));
    }
}

fn deal(pack: &Pack, left: &mut CardSet, count: u8, place: &mut CardSet) {
    for _ in 0..count {
        let Some(kind) = pack.each(*left).next() else { return };
        pack.take(left, kind);
        pack.put(place, kind);
    }
}

/// Takes a story out of the pile.
fn take_story(codec: &Codec<'_>, key: &str, pile: &mut StorySet, story: Story) {
    if !pile.contains(story) {
        codec.fault(key, Message::new("dewan-doc-pile").text("story", story.id()));
    }
    pile.remove(story);
}

fn visit_hexes(codec: &mut Codec<'_>, key: &str, most: u8, hexes: &mut HexSet) {
    let mut numbers = hexes.iter().map(Hex::number).collect();
    codec.numbers(key, 1, most, &mut numbers);
    *hexes = numbers.iter().filter_map(|&number| Hex::from_number(number)).collect();
    if hexes.len() != numbers.len() {
        codec.fault(key, "dewan-doc-twice");
    }
}

/// `s05`, or `s05!` for a completed story.
const STORIES: Texts<'_, (Story, bool)> = Texts {
    what: "dewan-doc-no-story",
    read: &|text| {
        let id = text.strip_suffix('!').unwrap_or(text);
        Story::from_id(id).map(|story| (story, id != text))
    },
    write: &|&(story, told)| format!("{}{}", story.id(), if told { "!" } else { "" }),
};

/// `forest_berry forest`.
const TUCKED: Texts<'_, Tucked> = Texts {
    what: "dewan-doc-no-tucked",
    read: &|text| {
        let (kind, half) = text.split_once(' ')?;
        let (kind, half) = (Kind::from_id(kind)?, Terrain::from_id(half)?);
        kind.shows(half).then_some(Tucked { kind, half })
    },
    write: &|tucked| format!("{} {}", tucked.kind.id(), tucked.half.id()),
};

const WAYS: Texts<'_, &str> = Texts {
    what: "dewan-doc-no-way",
    read: &|how| ENDS.into_iter().find(|known| *known == how),
    write: &|how| (*how).to_owned(),
};
