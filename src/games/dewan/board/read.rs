//! Board files, read key by key, so that one pass finds every fault.

use super::geometry::{self, At};
use super::{Board, CELLS, FORMAT, MAX_SLOTS, Scenario, Scoring, Tile, TileKind};
use crate::games::dewan::card::{Kind, Pack};
use crate::games::dewan::ground::{Ground, Symbol, Terrain};
use crate::games::dewan::setup::SET_FILES;
use crate::games::dewan::state::MAX_PLAYERS;
use crate::games::dewan::story::{NEEDS, Page, Story, StorySet, resource};
use crate::kernel::{Arg, Doc, Fields, Message, PositionErrors, SetupError, fnv, not_toml};
use std::cell::RefCell;

/// Berry tokens in the box (D2.3), two of which go on each symbol (D3.3).
const BERRY_TOKENS: usize = 15;

pub fn board(scenario: (&str, &str), set: (&str, &str), seats: usize) -> Result<Board, SetupError> {
    let rules = file(scenario, "dewan", |fields| read_scenario(fields, seats));
    let set_read = file(set, SET_FILES, |fields| Some(read_set(fields)));
    let (rules, pieces) = match (rules, set_read) {
        (Ok(rules), Ok(pieces)) => (rules, pieces),
        (Err(one), Err(other)) => {
            return Err(SetupError(Message::new("board-faults").with("faults", Arg::Said(vec![one.0, other.0]))));
        }
        (Err(fault), _) | (_, Err(fault)) => return Err(fault),
    };
    join(scenario, set, seats, rules, pieces)
}

/// Reads a file of one game.
fn file<T>(
    (name, text): (&str, &str),
    game: &str,
    read: impl FnOnce(&mut Fields<'_>) -> Option<T>,
) -> Result<(String, T), SetupError> {
    let doc: Doc = toml::from_str(text).map_err(|error| SetupError(not_toml(name, text, &error)))?;
    let errors = RefCell::new(PositionErrors::default());
    let mut fields = Fields::new(&doc, &errors);
    if fields.number("format", u16::MAX) != Some(FORMAT) {
        fields.fault("format", Message::new("doc-format").number("own", FORMAT));
    }
    if fields.text("game") != Some(game) {
        fields.fault("game", Message::new("doc-game").text("game", game));
    }
    let id = fields.text("id").unwrap_or_default().to_owned();
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
    if id.is_empty() || !id.chars().all(plain) {
        fields.fault("id", "doc-id");
    }
    let value = read(&mut fields);
    fields.finish();
    let errors = errors.into_inner();
    match value {
        Some(value) if errors.0.is_empty() => Ok((id, value)),
        _ => Err(SetupError(errors.of_file(name))),
    }
}

/// Centers of tiles are within this of the middle of the table.
const FAR: i8 = 40;

/// One fault of a file.
fn in_file(file: &str, key: &str, fault: Message) -> Message {
    PositionErrors(vec![(key.to_owned(), fault)]).of_file(file)
}

/// The content of a scenario file for a number of players.
struct Rules {
    scenario: Scenario,
    scoring: Scoring,
    home_counts: bool,
    tokens: u8,
    event_deck: u8,
    centers: Vec<(TileKind, At)>,
}

fn read_scenario(fields: &mut Fields<'_>, seats: usize) -> Option<Rules> {
    let scenario = fields.word("rules", "dewan-doc-no-scenario", Scenario::from_id);
    if !fields.has("rules") {
        fields.fault("rules", "doc-missing");
    }
    let home_counts = fields.flag("home_counts");
    let tokens = fields.count("tokens", 99);
    let mut event_deck = 0;
    let mut decks = fields.table("event_deck");
    for players in 2..=MAX_PLAYERS {
        let count = decks.count(&players.to_string(), 64);
        if players == seats {
            event_deck = count;
        }
    }
    decks.finish();
    if scenario.is_some_and(|scenario| scenario.has_events() != (event_deck > 0)) {
        fields.fault("event_deck", Message::new("dewan-board-event-deck").number("seats", seats));
    }
    let scoring = read_scoring(fields.table("scoring"));
    let centers = read_layouts(fields, seats, scenario);
    Some(Rules { scenario: scenario?, scoring, home_counts, tokens, event_deck, centers })
}

fn read_scoring(mut fields: Fields<'_>) -> Scoring {
    let scoring = Scoring {
        fire_majority: fields.count("fire_majority", 99),
        group: fields.count("group", 99),
        berry: fields.count("berry", 99),
        berry_pair: fields.count("berry_pair", 99),
        area: fields.count("area", 99),
        water_area: fields.count("water_area", 99),
        foreign_home: fields.count("foreign_home", 99),
        set: fields.count("set", 99),
        set_symbol: fields.word("set_symbol", "dewan-doc-no-symbol", Symbol::from_id),
        lake: fields.count("lake", 99),
        lake_tied: fields.count("lake_tied", 99),
        fish: fields.count("fish", 99),
    };
    if (scoring.set > 0) != scoring.set_symbol.is_some_and(Symbol::is_resource) {
        fields.fault("set_symbol", "dewan-board-set-symbol");
    }
    fields.finish();
    scoring
}

fn read_layouts(fields: &mut Fields<'_>, seats: usize, scenario: Option<Scenario>) -> Vec<(TileKind, At)> {
    let mut layouts = fields.table("layouts");
    let mut centers = Vec::new();
    let wanted = seats.to_string();
    for players in 2..=MAX_PLAYERS {
        let key = players.to_string();
        if !layouts.has(&key) {
            continue;
        }
        let mut layout = layouts.table(&key);
        let mut all = Vec::new();
        for (name, kind) in [
            ("start", TileKind::Start),
            ("neutral", TileKind::Neutral),
            ("special", if scenario == Some(Scenario::Storm) { TileKind::Storm } else { TileKind::Volcano }),
        ] {
            let places: Vec<At> = layout.pairs(name, -FAR, FAR);
            let count = match name {
                "special" => usize::from(scenario.is_some_and(Scenario::has_tile)),
                _ => players,
            };
            if places.len() != count {
                layout.fault(
                    name,
                    Message::new("dewan-board-places").number("wanted", count).number("found", places.len()),
                );
            }
            all.extend(places.into_iter().map(|at| (kind, at)));
        }
        if all.len() > MAX_SLOTS {
            layout.fault("", Message::new("dewan-board-most-tiles").number("most", MAX_SLOTS));
        } else if let Some(fault) = (!all.is_empty()).then(|| geometry::grid(&all).err()).flatten() {
            layout.fault("", fault);
        }
        layout.finish();
        if players == seats {
            centers = all;
        }
    }
    if centers.is_empty() {
        layouts.fault(&wanted, Message::new("dewan-board-no-layout").number("seats", seats));
    }
    layouts.finish();
    centers
}

/// The content of a file of pieces.
struct Pieces {
    pack: Option<Pack>,
    pages: [Page; Story::COUNT],
    stories: StorySet,
    tiles: Vec<Tile>,
}

fn read_set(fields: &mut Fields<'_>) -> Pieces {
    let mut counts = [0; Kind::COUNT];
    for (kind, count) in fields.counts("cards", "doc-no-card", 64, Kind::from_id) {
        counts[kind.index()] = count;
    }
    let pack = Pack::new(&counts);
    let least = 4 * 2 + 6 + 10;
    match &pack {
        None => fields.fault("cards", Message::new("dewan-board-most-cards").number("most", 64)),
        Some(pack) if pack.all().len() < least => {
            fields.fault("cards", Message::new("dewan-board-least-cards").number("least", least))
        }
        Some(_) => {}
    }
    let mut pages = [Page::default(); Story::COUNT];
    let mut stories = StorySet::EMPTY;
    let mut table = fields.table("stories");
    for key in table.keys() {
        let mut story = table.table(key);
        let mut page = Page { needs: [0; NEEDS], points: story.count("points", 99), fires: story.count("fires", 9) };
        for (index, count) in story.counts("needs", "dewan-doc-no-need", 9, need) {
            page.needs[index] = count;
        }
        if page.needs == [0; NEEDS] {
            story.fault("needs", "dewan-board-story-needs");
        }
        story.finish();
        match Story::from_id(key) {
            Some(story) => {
                pages[story.index()] = page;
                stories.insert(story);
            }
            None => table.fault(key, "dewan-board-story-id"),
        }
    }
    table.finish();
    let mut table = fields.table("tiles");
    let tiles: Vec<Tile> = table.keys().into_iter().filter_map(|key| read_tile(table.table(key), key)).collect();
    table.finish();
    if tiles.len() > 64 {
        fields.fault("tiles", Message::new("dewan-board-most-tiles").number("most", 64));
    }
    Pieces { pack, pages, stories, tiles }
}

/// The place of a terrain or resource among the things that a story asks for.
fn need(id: &str) -> Option<usize> {
    Terrain::from_id(id).map(Terrain::index).or_else(|| Symbol::from_id(id).and_then(resource))
}

fn read_tile(mut fields: Fields<'_>, id: &str) -> Option<Tile> {
    let kind = fields.word("kind", "dewan-doc-no-tile-kind", TileKind::from_id);
    if !fields.has("kind") {
        fields.fault("kind", "doc-missing");
    }
    let cells = fields.words("cells", "dewan-doc-no-terrain", Ground::from_id);
    let icons = fields.words("icons", "dewan-doc-no-icon", icon);
    let berries = fields.numbers("berries", 0, CELLS as u8 - 1).unwrap_or_default();
    let center = match kind {
        Some(TileKind::Start) => Some(Ground::Home),
        Some(TileKind::Volcano) => Some(Ground::Volcano),
        _ => None,
    };
    let cells: Option<[Ground; CELLS]> = cells.try_into().ok();
    match &cells {
        None => fields.fault("cells", Message::new("dewan-board-cells").number("wanted", CELLS)),
        Some(cells) => {
            let fits = cells[1..].iter().all(|cell| cell.terrain().is_some())
                && center.map_or(cells[0].terrain().is_some(), |center| cells[0] == center);
            if !fits {
                fields.fault("cells", "dewan-board-center-only");
            }
        }
    }
    fields.finish();
    Some(Tile { id: id.to_owned(), kind: kind?, cells: cells?, icons, berries })
}

/// Reads `3 4 artifact`.
fn icon(text: &str) -> Option<(u8, u8, Symbol)> {
    let mut words = text.split(' ');
    let mut cell = || words.next()?.parse::<u8>().ok().filter(|&cell| usize::from(cell) < CELLS);
    let (one, other) = (cell()?, cell()?);
    let symbol = Symbol::from_id(words.next()?).filter(|&symbol| symbol != Symbol::Berry)?;
    let beside = one == 0 || other == 0 || matches!((other + 6 - one) % 6, 1 | 5);
    (one != other && beside && words.next().is_none()).then_some((one, other, symbol))
}

/// Puts scenario and pieces together.
fn join(
    scenario: (&str, &str),
    set: (&str, &str),
    seats: usize,
    (id, rules): (String, Rules),
    (set_id, pieces): (String, Pieces),
) -> Result<Board, SetupError> {
    let grid = geometry::grid(&rules.centers).map_err(|fault| SetupError(in_file(scenario.0, "layouts", fault)))?;
    let mut board = Board {
        id,
        set: set_id,
        digest: digest([scenario.1, set.1, &seats.to_string()]),
        scenario: rules.scenario,
        seats: seats as u8,
        scoring: rules.scoring,
        home_counts: rules.home_counts,
        tokens: rules.tokens,
        event_deck: rules.event_deck,
        pack: pieces.pack.ok_or_else(|| SetupError(in_file(set.0, "cards", "doc-missing".into())))?,
        tiles: pieces.tiles,
        slots: grid.slots,
        pages: pieces.pages,
        stories: pieces.stories,
        hexes: grid.hexes,
        at: grid.at,
        neighbors: grid.neighbors,
    };
    if board.scenario == Scenario::Storm {
        // D12.3.1
        let wet = board.stories.iter().filter(|&story| board.page(story).shows_water()).collect::<StorySet>();
        board.stories = board.stories - wet;
    }
    let mut errors = PositionErrors::default();
    for kind in TileKind::ALL {
        let wanted = board.slots.iter().filter(|slot| slot.kind == kind).count();
        let there = board.tiles_for(kind).count_ones() as usize;
        if there < wanted {
            errors.add(
                "tiles",
                Message::new("dewan-board-tiles")
                    .text("kind", kind.id())
                    .number("wanted", wanted)
                    .number("found", there),
            );
        }
    }
    let most_icons = board.tiles.iter().map(|tile| tile.icons.len()).max().unwrap_or(0);
    let neutral = board.tiles.iter().filter(|tile| tile.kind == TileKind::Neutral);
    let mut berries: Vec<usize> = neutral.map(|tile| tile.berries.len()).collect();
    berries.sort_unstable_by(|one, other| other.cmp(one));
    if 2 * berries.iter().take(seats).sum::<usize>() > BERRY_TOKENS {
        errors.add("tiles", Message::new("dewan-board-berries").number("most", BERRY_TOKENS));
    }
    if most_icons * board.slots.len() > super::super::land::MAX_ICONS {
        errors.add("tiles", Message::new("dewan-board-icons").number("most", super::super::land::MAX_ICONS));
    }
    if errors.0.is_empty() { Ok(board) } else { Err(SetupError(errors.of_file(set.0))) }
}

/// Returns the digest of all texts, with a byte that no text holds after each.
fn digest<const N: usize>(texts: [&str; N]) -> u64 {
    fnv(&texts.iter().flat_map(|text| text.bytes().chain([0xFF])).collect::<Vec<u8>>())
}
