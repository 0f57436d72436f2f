//! Board files, read key by key, so that one pass finds every fault.

use super::geometry::{self, At};
use super::{Board, CELLS, FORMAT, MAX_SLOTS, Scenario, Scoring, Tile, TileKind, faulty};
use crate::games::dewan::card::{Kind, Pack};
use crate::games::dewan::ground::{Ground, Symbol, Terrain};
use crate::games::dewan::story::{NEEDS, Page, Story, StorySet, resource};
use crate::kernel::{Doc, Fields, PositionErrors, SetupError};
use std::cell::RefCell;

/// Berry tokens in the box (D2.3), two of which go on each symbol (D3.3).
const BERRY_TOKENS: usize = 15;

pub fn board(scenario: (&str, &str), set: (&str, &str), seats: usize) -> Result<Board, SetupError> {
    let rules = file(scenario, "dewan", |fields| read_scenario(fields, seats));
    let set_read = file(set, "dewan-set", |fields| Some(read_set(fields)));
    let (rules, pieces) = match (rules, set_read) {
        (Ok(rules), Ok(pieces)) => (rules, pieces),
        (Err(one), Err(other)) => return Err(SetupError(format!("{}\n{}", one.0, other.0))),
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
    let doc: Doc = toml::from_str(text).map_err(|error| {
        let line = error.span().map_or(1, |span| text[..span.start.min(text.len())].lines().count().max(1));
        SetupError(format!("{name}, line {line}: {}", error.message()))
    })?;
    let errors = RefCell::new(PositionErrors::default());
    let mut fields = Fields::new(&doc, &errors);
    if fields.number("format", u16::MAX) != Some(FORMAT) {
        fields.fault("format", format!("format {FORMAT} is wanted"));
    }
    if fields.text("game") != Some(game) {
        fields.fault("game", format!("this is no file of \"{game}\""));
    }
    let id = fields.text("id").unwrap_or_default().to_owned();
    let plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
    if id.is_empty() || !id.chars().all(plain) {
        fields.fault("id", "an id of small letters, digits and _ is wanted");
    }
    let value = read(&mut fields);
    fields.finish();
    let errors = errors.into_inner();
    match value {
        Some(value) if errors.0.is_empty() => Ok((id, value)),
        _ => Err(faulty(name, &errors)),
    }
}

/// What a scenario file says for a number of players.
struct Rules {
    scenario: Scenario,
    scoring: Scoring,
    home_counts: bool,
    tokens: u8,
    event_deck: u8,
    centres: Vec<(TileKind, At)>,
}

fn read_scenario(fields: &mut Fields<'_>, seats: usize) -> Option<Rules> {
    let scenario = fields.word("rules", "scenario", Scenario::from_id);
    if !fields.has("rules") {
        fields.fault("rules", "this key is missing");
    }
    let home_counts = fields.flag("home_counts");
    let tokens = fields.count("tokens", 99);
    let mut event_deck = 0;
    let mut decks = fields.table("event_deck");
    for key in decks.keys() {
        let count = decks.count(key, 64);
        if key == seats.to_string() {
            event_deck = count;
        }
    }
    decks.finish();
    if scenario.is_some_and(|scenario| scenario.has_events() != (event_deck > 0)) {
        fields.fault("event_deck", format!("the deck for {seats} players is missing or has no event"));
    }
    let scoring = read_scoring(fields.table("scoring"));
    let centres = read_layouts(fields, seats, scenario);
    Some(Rules { scenario: scenario?, scoring, home_counts, tokens, event_deck, centres })
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
        set_symbol: fields.word("set_symbol", "symbol", Symbol::from_id),
        lake: fields.count("lake", 99),
        lake_tied: fields.count("lake_tied", 99),
        fish: fields.count("fish", 99),
    };
    if (scoring.set > 0) != scoring.set_symbol.is_some_and(Symbol::is_resource) {
        fields.fault("set_symbol", "a set is a berry and a resource");
    }
    fields.finish();
    scoring
}

fn read_layouts(fields: &mut Fields<'_>, seats: usize, scenario: Option<Scenario>) -> Vec<(TileKind, At)> {
    let mut layouts = fields.table("layouts");
    let mut centres = Vec::new();
    let wanted = seats.to_string();
    for key in layouts.keys() {
        let players = key.parse().ok().filter(|players: &usize| (2..=4).contains(players));
        let mut layout = layouts.table(key);
        let mut all = Vec::new();
        for (name, kind) in [
            ("start", TileKind::Start),
            ("neutral", TileKind::Neutral),
            ("special", if scenario == Some(Scenario::Storm) { TileKind::Storm } else { TileKind::Volcano }),
        ] {
            let places: Vec<At> = layout.typed(name).unwrap_or_default();
            let count = match name {
                "special" => usize::from(scenario.is_some_and(Scenario::has_tile)),
                _ => players.unwrap_or(0),
            };
            if places.len() != count {
                layout.fault(name, format!("{count} tiles are wanted, not {}", places.len()));
            }
            if places.iter().any(|(q, r)| !(-40..=40).contains(q) || !(-40..=40).contains(r)) {
                layout.fault(name, "a centre lies within -40 and 40");
                continue;
            }
            all.extend(places.into_iter().map(|at| (kind, at)));
        }
        if all.len() > MAX_SLOTS {
            layout.fault("", format!("there are at most {MAX_SLOTS} tiles"));
        } else if let Some(fault) = (!all.is_empty()).then(|| geometry::grid(&all).err()).flatten() {
            layout.fault("", fault);
        }
        layout.finish();
        if key == wanted {
            centres = all;
        }
    }
    if centres.is_empty() {
        layouts.fault(&wanted, format!("there is no layout for {seats} players"));
    }
    layouts.finish();
    centres
}

/// What a file of pieces says.
struct Pieces {
    pack: Option<Pack>,
    pages: [Page; Story::COUNT],
    stories: StorySet,
    tiles: Vec<Tile>,
}

fn read_set(fields: &mut Fields<'_>) -> Pieces {
    let mut counts = [0; Kind::COUNT];
    for (kind, count) in fields.counts("cards", "card", 64, Kind::from_id) {
        counts[kind.index()] = count;
    }
    let pack = Pack::new(&counts);
    let least = 4 * 2 + 6 + 10;
    match &pack {
        None => fields.fault("cards", "there are at most 64 cards"),
        Some(pack) if pack.all().len() < least => fields.fault("cards", format!("at least {least} cards are wanted")),
        Some(_) => {}
    }
    let mut pages = [Page::default(); Story::COUNT];
    let mut stories = StorySet::EMPTY;
    let mut table = fields.table("stories");
    for key in table.keys() {
        let mut story = table.table(key);
        let mut page = Page { needs: [0; NEEDS], points: story.count("points", 99), fires: story.count("fires", 9) };
        for (index, count) in story.counts("needs", "terrain or resource", 9, need) {
            page.needs[index] = count;
        }
        if page.needs == [0; NEEDS] {
            story.fault("needs", "a story asks for something");
        }
        story.finish();
        match Story::from_id(key) {
            Some(story) => {
                pages[story.index()] = page;
                stories.insert(story);
            }
            None => table.fault(key, "stories are called s01 to s24"),
        }
    }
    table.finish();
    let mut table = fields.table("tiles");
    let tiles: Vec<Tile> = table.keys().into_iter().filter_map(|key| read_tile(table.table(key), key)).collect();
    table.finish();
    if tiles.len() > 64 {
        fields.fault("tiles", "there are at most 64 tiles");
    }
    Pieces { pack, pages, stories, tiles }
}

/// The place of a terrain or resource among the things that a story asks for.
fn need(id: &str) -> Option<usize> {
    Terrain::from_id(id).map(Terrain::index).or_else(|| Symbol::from_id(id).and_then(resource))
}

fn read_tile(mut fields: Fields<'_>, id: &str) -> Option<Tile> {
    let kind = fields.word("kind", "kind of tile", TileKind::from_id);
    if !fields.has("kind") {
        fields.fault("kind", "this key is missing");
    }
    let cells = fields.words("cells", "terrain", Ground::from_id);
    let icons = fields.words("icons", "icon: two neighbouring cells and a symbol", icon);
    let berries = fields.numbers("berries", 0, CELLS as u8 - 1).unwrap_or_default();
    let centre = match kind {
        Some(TileKind::Start) => Some(Ground::Home),
        Some(TileKind::Volcano) => Some(Ground::Volcano),
        _ => None,
    };
    let cells: Option<[Ground; CELLS]> = cells.try_into().ok();
    match &cells {
        None => fields.fault("cells", format!("{CELLS} terrains are wanted")),
        Some(cells) => {
            let fits = cells[1..].iter().all(|cell| cell.terrain().is_some())
                && centre.map_or(cells[0].terrain().is_some(), |centre| cells[0] == centre);
            if !fits {
                fields.fault("cells", "only the centre is without terrain, on starting tiles and the volcano");
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
    let grid = geometry::grid(&rules.centres).map_err(|fault| SetupError(format!("{}: {fault}", scenario.0)))?;
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
        pack: pieces.pack.ok_or_else(|| SetupError(format!("{}: no cards", set.0)))?,
        tiles: pieces.tiles,
        slots: grid.slots,
        pages: pieces.pages,
        stories: pieces.stories,
        hexes: grid.hexes,
        at: grid.at,
        neighbours: grid.neighbours,
    };
    if board.scenario == Scenario::Storm {
        // D12.3.1
        let wet = board.stories.iter().filter(|&story| board.page(story).shows_water()).collect::<StorySet>();
        board.stories = board.stories - wet;
    }
    let mut errors = PositionErrors::default();
    for kind in TileKind::ALL {
        let wanted = board.slots.iter().filter(|slot| slot.kind == *kind).count();
        let there = board.tiles_for(*kind).count_ones() as usize;
        if there < wanted {
            errors.add("tiles", format!("{wanted} tiles \"{}\" are wanted, there are {there}", kind.id()));
        }
    }
    let most_icons = board.tiles.iter().map(|tile| tile.icons.len()).max().unwrap_or(0);
    let neutral = board.tiles.iter().filter(|tile| tile.kind == TileKind::Neutral);
    let mut berries: Vec<usize> = neutral.map(|tile| tile.berries.len()).collect();
    berries.sort_unstable_by(|one, other| other.cmp(one));
    if 2 * berries.iter().take(seats).sum::<usize>() > BERRY_TOKENS {
        errors.add("tiles", format!("there are {BERRY_TOKENS} berry tokens, two for each berry"));
    }
    if most_icons * board.slots.len() > super::super::land::MAX_ICONS {
        errors.add("tiles", format!("there are at most {} icons", super::super::land::MAX_ICONS));
    }
    if errors.0.is_empty() { Ok(board) } else { Err(faulty(set.0, &errors)) }
}

/// FNV-1a over all texts.
fn digest<const N: usize>(texts: [&str; N]) -> u64 {
    let bytes = texts.iter().flat_map(|text| text.bytes().chain([0xFF]));
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}
