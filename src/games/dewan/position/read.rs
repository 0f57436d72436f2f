//! A full state from a document, or what a viewer knows of one. Any key may be left out; what is not named follows from
//! the box.

use super::{FORMAT, GAP};
use crate::games::dewan::board::{Board, MAX_SLOTS, Scenario};
use crate::games::dewan::card::{CardSet, Kind};
use crate::games::dewan::ground::{Ground, Terrain};
use crate::games::dewan::hex::{Hex, HexSet, MAX_HEXES};
use crate::games::dewan::land::Laid;
use crate::games::dewan::setup::Setup;
use crate::games::dewan::state::{OPEN_STORIES, ROW, STORY_SLOTS, State, TUCK_SLOTS, Tucked};
use crate::games::dewan::story::Story;
use crate::games::dewan::task::{Task, World};
use crate::games::dewan::tribe::Tribe;
use crate::games::dewan::{camp, turn};
use crate::kernel::{
    Chance, Doc, Fields, Flow, Library, List, Message, Options, Outcome, PositionErrors, Script, Seat, SeatSet, Viewer,
};
use std::cell::RefCell;

/// Most tokens of a kind that a document may name for one place.
const MOST_TOKENS: u8 = 20;

/// # Errors
/// Returns all faults at once, each with its key.
pub fn read(doc: &Doc, library: &dyn Library, chance: &mut impl Chance) -> Result<State, PositionErrors> {
    read_for(doc, Viewer::All, library, chance)
}

/// Reads a full state that looks to the viewer as the document says.
///
/// # Errors
/// Returns all faults at once, each with its key.
pub fn read_as(doc: &Doc, viewer: Viewer, library: &dyn Library) -> Result<State, PositionErrors> {
    read_for(doc, viewer, library, &mut Script::default())
}

/// Reads a full state that looks to the viewer as the document says: what they do not know is in any order.
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
        extras: Vec::new(),
    };
    let setup = match Setup::read(&options, library) {
        Ok(setup) => setup,
        Err(error) => {
            fields.fault("seats", error.0);
            return Err(errors.into_inner());
        }
    };
    let laid = read_tiles(&mut fields, &setup.board);
    let mut state = State::bare(&setup, laid);
    let left = state.board.pack.all();
    let mut reader = Reader { left, state: &mut state, viewer, row_said: false, offer_said: false };
    let said = reader.read(&mut fields);
    let (row_said, offer_said) = (reader.row_said, reader.offer_said);
    // what chance would have to say is not known to a viewer
    if viewer != Viewer::All && !(said && row_said && offer_said) {
        fields.fault("pending", "doc-nobody-asked");
    }
    fields.finish();
    errors.into_inner().none_or(())?;
    let world = &mut World::silent(chance);
    if !offer_said {
        state.offer = std::array::from_fn(|_| camp::draw_story(&mut state, world));
    }
    if !row_said {
        state.fill_row(world);
    }
    if !said {
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

/// The tiles by slot, each with its turn; the first ones unturned if they are not named.
fn read_tiles(fields: &mut Fields<'_>, board: &Board) -> List<Laid, MAX_SLOTS> {
    let read = |text: &str| {
        let (id, sixths) = text.split_once(' ').unwrap_or((text, "0"));
        let sixths = sixths.parse().ok().filter(|sixths| *sixths < 6)?;
        Some(Laid { tile: board.tile(id)?, sixths })
    };
    let named = fields.has("tiles");
    let tiles = fields.words("tiles", "dewan-doc-no-tile", read);
    let mut laid: List<Laid, MAX_SLOTS> = List::new();
    let mut used = 0u64;
    for (index, slot) in board.slots.iter().enumerate() {
        let free = board.tiles_for(slot.kind) & !used;
        let first = Laid { tile: free.trailing_zeros() as u8, sixths: 0 };
        let tile = match tiles.get(index) {
            Some(tile) if free >> tile.tile & 1 == 1 => *tile,
            Some(_) => {
                fields.fault(&format!("tiles[{index}]"), "dewan-doc-tile");
                first
            }
            None => first,
        };
        used |= 1 << tile.tile;
        laid.push(tile);
    }
    if named && tiles.len() != board.slots.len() {
        fields.fault("tiles", Message::new("dewan-doc-tiles").number("wanted", board.slots.len()));
    }
    laid
}

struct Reader<'s> {
    state: &'s mut State,
    viewer: Viewer,
    /// Cards that are nowhere yet.
    left: CardSet,
    row_said: bool,
    offer_said: bool,
}

impl Reader<'_> {
    /// Whether the document says what is pending.
    fn read(&mut self, fields: &mut Fields<'_>) -> bool {
        if let Some(round) = fields.number("round", u16::MAX) {
            self.state.round = round;
        }
        let first = fields.word("first", "doc-no-seat", |name| self.seat(name));
        self.state.first = first.unwrap_or(self.state.first);
        let turn = fields.word("turn", "doc-no-seat", |name| self.seat(name));
        self.state.turn = turn.unwrap_or(self.state.first);
        self.state.passes = fields.count("passes", 4);
        self.read_map(fields);
        self.state.discard = self.cards(fields, "discard");
        for seat in self.state.seats() {
            self.read_player(fields, seat);
        }
        self.read_rows(fields);
        let deck = self.cards(fields, "event_deck");
        let hidden = self.deal_unknown(fields);
        if self.state.scenario().has_events() {
            self.state.deck = deck;
            self.deal_to(hidden, |state| &mut state.deck);
            self.state.supply = self.left;
        } else {
            if !deck.is_empty() {
                fields.fault("event_deck", "dewan-doc-no-events");
            }
            self.state.deck = self.left;
        }
        self.read_pending(fields)
    }

    /// Deals cards that are nowhere yet to the hands of which only the number is known; how many more are in the deck.
    fn deal_unknown(&mut self, fields: &mut Fields<'_>) -> u8 {
        let may_be = self.viewer != Viewer::All;
        let deck = fields.unknown("deck_hidden", may_be);
        let supply = fields.unknown("supply_hidden", may_be && self.state.scenario().has_events());
        let in_hands: usize = self.state.seats().map(|seat| usize::from(self.state.player(seat).hidden)).sum();
        let (wanted, left) = (in_hands + usize::from(deck) + usize::from(supply), self.left.len());
        if may_be && wanted != left {
            let message = Message::new("doc-unknown-count").number("wanted", left).number("found", wanted);
            fields.fault("deck_hidden", message);
            return 0;
        }
        for seat in self.state.seats() {
            let count = std::mem::take(&mut self.state.player_mut(seat).hidden);
            self.deal_to(count, |state| &mut state.player_mut(seat).hand);
        }
        deck
    }

    fn deal_to(&mut self, count: u8, place: impl Fn(&mut State) -> &mut CardSet) {
        for _ in 0..count {
            let Some(kind) = self.state.board.pack.each(self.left).next() else { return };
            let board = self.state.board.clone();
            board.pack.take(&mut self.left, kind);
            board.pack.put(place(self.state), kind);
        }
    }

    fn seat(&self, name: &str) -> Option<Seat> {
        Tribe::from_id(name).and_then(|tribe| self.state.seat_of(tribe))
    }

    /// One card of those that are nowhere yet.
    fn deal(&mut self, fields: &Fields<'_>, key: &str, kind: Kind) -> bool {
        let dealt = self.state.board.pack.take(&mut self.left, kind);
        if !dealt {
            fields.fault(key, Message::new("doc-no-more").text("what", kind.id()));
        }
        dealt
    }

    fn cards(&mut self, fields: &mut Fields<'_>, key: &str) -> CardSet {
        let mut cards = CardSet::EMPTY;
        for kind in fields.words(key, "doc-no-card", Kind::from_id) {
            if self.deal(fields, key, kind) {
                self.state.board.pack.put(&mut cards, kind);
            }
        }
        cards
    }

    fn hexes(&self, fields: &mut Fields<'_>, key: &str) -> Option<HexSet> {
        let most = self.state.board.hexes().len() as u8;
        let numbers = fields.numbers(key, 1, most)?;
        let hexes: HexSet = numbers.iter().filter_map(|&number| Hex::from_number(number)).collect();
        if hexes.len() != numbers.len() {
            fields.fault(key, "dewan-doc-twice");
        }
        Some(hexes)
    }

    fn read_map(&mut self, fields: &mut Fields<'_>) {
        let tokens = self.hexes(fields, "tokens").unwrap_or_default();
        let ground = match self.state.scenario() {
            Scenario::Storm => Some(Ground::Land(Terrain::Water)),
            Scenario::Volcano => Some(Ground::Lava),
            _ => None,
        };
        for hex in tokens.iter() {
            match ground.filter(|_| self.state.land.ground(hex).is_land()) {
                Some(ground) => {
                    let State { land, board, .. } = &mut *self.state;
                    land.cover_plainly(board, hex, ground);
                }
                None => fields.fault("tokens", Message::new("dewan-doc-token").number("space", hex.number())),
            }
        }
        self.state.crossed = self.hexes(fields, "crossed").unwrap_or_default();
        if fields.has("berries") {
            let number = |key: &str| key.parse().ok().and_then(Hex::from_number);
            let counts = fields.counts("berries", "dewan-doc-no-space", MOST_TOKENS, number);
            self.state.land.berries = [0; MAX_HEXES];
            for (hex, count) in counts {
                if self.state.land.members(hex).is_empty() || !self.state.board.hexes().contains(hex) {
                    fields.fault("berries", Message::new("dewan-doc-no-area").number("space", hex.number()));
                } else {
                    self.state.land.berries[hex.index()] = count;
                }
            }
        }
    }

    fn read_player(&mut self, fields: &mut Fields<'_>, seat: Seat) {
        let tribe = self.state.player(seat).tribe;
        let mut table = fields.table(tribe.id());
        let hand = self.cards(&mut table, "hand");
        let mut open = CardSet::EMPTY;
        for kind in table.words("open", "doc-no-card", Kind::from_id) {
            if !self.state.board.pack.put(&mut open, kind) {
                table.fault("open", Message::new("doc-no-more").text("what", kind.id()));
            }
        }
        if !open.is_subset(hand) {
            table.fault("open", "doc-not-in-hand");
        }
        let is_seen = self.viewer == Viewer::All || self.viewer == Viewer::Seat(seat);
        let hidden = table.unknown("hand_hidden", !is_seen);
        let camps = self.hexes(&mut table, "camps").unwrap_or_default();
        let mut stories: List<Story, STORY_SLOTS> = List::new();
        for (story, told) in table.words("stories", "dewan-doc-no-story", story) {
            if stories.push(story) {
                self.take_story(&table, "stories", story);
            } else {
                table.fault("stories", Message::new("dewan-doc-slots").number("most", STORY_SLOTS));
            }
            if told {
                self.state.player_mut(seat).told.insert(story);
            }
        }
        let mut tucked = [None; TUCK_SLOTS];
        for (slot, card) in table.words("tucked", "dewan-doc-no-tucked", tucked_card).into_iter().enumerate() {
            match tucked.get_mut(slot) {
                None => table.fault("tucked", Message::new("dewan-doc-slots").number("most", TUCK_SLOTS)),
                Some(place) => {
                    *place = card.filter(|card| self.deal(&table, "tucked", card.kind));
                }
            }
        }
        let (berries, fish) = (table.count("berries", MOST_TOKENS), table.count("fish", MOST_TOKENS));
        if fish > 0 && !self.state.builds_villages() {
            table.fault("fish", "dewan-doc-no-fish");
        }
        table.finish();
        let player = self.state.player_mut(seat);
        (player.hand, player.hidden, player.open, player.camps) = (hand, hidden, open, camps);
        (player.stories, player.tucked, player.berries, player.fish) = (stories, tucked, berries, fish);
    }

    fn take_story(&mut self, fields: &Fields<'_>, key: &str, story: Story) {
        if self.state.pile.contains(story) {
            self.state.pile.remove(story);
        } else {
            fields.fault(key, Message::new("dewan-doc-pile").text("story", story.id()));
        }
    }

    fn read_rows(&mut self, fields: &mut Fields<'_>) {
        self.row_said = fields.has("row");
        let row = fields.words("row", "doc-no-card", |id| gap_or(id, Kind::from_id));
        if row.len() > ROW {
            fields.fault("row", Message::new("dewan-doc-slots").number("most", ROW));
        }
        for (place, kind) in row.into_iter().take(ROW).enumerate() {
            self.state.row[place] = kind.filter(|&kind| self.deal(fields, "row", kind));
        }
        self.offer_said = fields.has("offer");
        let offer = fields.words("offer", "dewan-doc-no-story", |id| gap_or(id, Story::from_id));
        if offer.len() > OPEN_STORIES {
            fields.fault("offer", Message::new("dewan-doc-slots").number("most", OPEN_STORIES));
        }
        for (place, story) in offer.into_iter().take(OPEN_STORIES).enumerate() {
            self.state.offer[place] = story;
            if let Some(story) = story {
                self.take_story(fields, "offer", story);
            }
        }
    }

    fn read_pending(&mut self, fields: &mut Fields<'_>) -> bool {
        let said = fields.has("pending");
        for task in fields.written::<Task>("pending", "doc-no-task") {
            if !self.state.tasks.push(task) {
                fields.fault("pending", "doc-too-deep");
                break;
            }
        }
        if fields.has("over") {
            let mut over = fields.table("over");
            let winners: SeatSet = over.words("winners", "doc-no-seat", |name| self.seat(name)).into_iter().collect();
            let how = over.word("how", "dewan-doc-no-way", |how| WAYS.iter().copied().find(|known| *known == how));
            over.finish();
            let law = if self.state.scenario() == Scenario::Team { "D12.1.3" } else { "D11.5" };
            self.state.over = Some(Outcome { winners, how: how.unwrap_or(WAYS[0]), law });
            return true;
        }
        said
    }
}

/// The ways to win.
const WAYS: [&str; 4] = ["dewan-won-points", "dewan-won-cards", "dewan-won-team", "dewan-won-shared"];

fn gap_or<T>(id: &str, read: impl Fn(&str) -> Option<T>) -> Option<Option<T>> {
    if id == GAP { Some(None) } else { read(id).map(Some) }
}

/// Reads `s05`, or `s05!` for a completed story.
fn story(text: &str) -> Option<(Story, bool)> {
    let id = text.strip_suffix('!').unwrap_or(text);
    Story::from_id(id).map(|story| (story, id != text))
}

/// Reads `forest_berry forest`.
fn tucked_card(text: &str) -> Option<Option<Tucked>> {
    gap_or(text, |text| {
        let (kind, half) = text.split_once(' ')?;
        let (kind, half) = (Kind::from_id(kind)?, Terrain::from_id(half)?);
        kind.shows(half).then_some(Tucked { kind, half })
    })
}
