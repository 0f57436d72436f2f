//! A board: territories, roads and connections, read from a file with all its faults at once.

use super::place::{
    Connection, ConnectionSet, Kind, MAX_CONNECTIONS, MAX_SPACES, MAX_TERRITORIES, Space, SpaceSet, Territory, Via,
};
use crate::kernel::{Digested, Fields, Message, PositionErrors, fnv, not_toml};
use std::cell::RefCell;
use std::collections::BTreeMap;

/// Most peaks of a mountain.
pub const PEAKS: usize = 4;

/// Columns and rows of boxes that a board can be drawn in.
const MAX_GRID: u8 = 5;

/// The ids of territories: a capital for the kind and a number.
const TERRITORY_IDS: [[&str; 5]; Kind::COUNT] = [
    ["t1", "t2", "t3", "t4", "t5"],
    ["f1", "f2", "f3", "f4", "f5"],
    ["g1", "g2", "g3", "g4", "g5"],
    ["c1", "c2", "c3", "c4", "c5"],
    ["d1", "d2", "d3", "d4", "d5"],
];

/// Returns the ids that territories can have.
pub fn territory_ids() -> impl Iterator<Item = &'static str> {
    TERRITORY_IDS.into_iter().flatten()
}

#[derive(Clone, Debug)]
struct Land {
    id: &'static str,
    kind: Kind,
    spaces: SpaceSet,
    /// Column and row in the drawing.
    grid: (u8, u8),
    connections: ConnectionSet,
}

/// A connection between two territories (I1.4).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Link {
    pub between: (Territory, Territory),
    pub via: Via,
    /// The side where it is drawn, if not straight.
    pub side: Option<Side>,
    /// The spaces that it joins where connections are roads (I15.1).
    pub ends: Option<(Space, Space)>,
}

/// A margin of the drawing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Side {
    Left,
    Right,
    Top,
    Bottom,
}

/// A road: tent spaces in their order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Road {
    pub id: String,
    pub order: Vec<Space>,
    pub spaces: SpaceSet,
    pub ring: bool,
}

/// All that is printed on a board.
#[derive(Clone, Debug)]
pub struct Board {
    id: String,
    name: String,
    digest: u64,
    lands: Vec<Land>,
    links: Vec<Option<Link>>,
    roads: Vec<Road>,
    junctions: Vec<(Space, Space)>,
    /// The next spaces along roads, by space index.
    neighbors: Vec<SpaceSet>,
    mountains: [ConnectionSet; PEAKS],
    connections_are_roads: bool,
    no_totems_on: Option<Kind>,
    purple_road: Option<usize>,
}

/// All faults of a board, one a line.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{0}")]
pub struct BoardErrors(pub Message);

/// FNV-1a, 64 bits, over the text.
impl Digested for Board {
    fn digest(&self) -> u64 {
        self.digest
    }
}

impl Board {
    /// Reads a board; `name` is what the file is called in messages.
    ///
    /// # Errors
    /// Returns all faults at once, each with the file and the key.
    pub fn parse(name: &str, text: &str) -> Result<Self, BoardErrors> {
        let table = text.parse::<toml::Table>().map_err(|error| BoardErrors(not_toml(name, text, &error)))?;
        let errors = RefCell::new(PositionErrors::default());
        let mut reader = Reader { names: BTreeMap::new(), board: Board::empty(fnv(text.as_bytes())) };
        let mut fields = Fields::new(&table, &errors);
        reader.read(&mut fields);
        fields.finish();
        let mut faults = errors.into_inner();
        if faults.0.is_empty() {
            reader.board.finish();
            reader.board.check(&mut faults);
        }
        if faults.0.is_empty() {
            return Ok(reader.board);
        }
        Err(BoardErrors(faults.of_file(name)))
    }

    fn empty(digest: u64) -> Self {
        Self {
            id: String::new(),
            name: String::new(),
            digest,
            lands: Vec::new(),
            links: Vec::new(),
            roads: Vec::new(),
            junctions: Vec::new(),
            neighbors: vec![SpaceSet::EMPTY; MAX_TERRITORIES * MAX_SPACES],
            mountains: [ConnectionSet::EMPTY; PEAKS],
            connections_are_roads: false,
            no_totems_on: None,
            purple_road: None,
        }
    }

    /// Works out neighbors along roads and the connections of each territory.
    fn finish(&mut self) {
        let mut pairs = self.junctions.clone();
        for road in &self.roads {
            pairs.extend(road.order.windows(2).map(|pair| (pair[0], pair[1])));
            if let ([first, .., last], true) = (&road.order[..], road.ring) {
                pairs.push((*last, *first));
            }
        }
        for (one, other) in pairs {
            self.neighbors[one.index()].insert(other);
            self.neighbors[other.index()].insert(one);
        }
        for (index, link) in self.links.iter().enumerate() {
            if let Some(link) = link {
                let connection = Connection::new(index as u8);
                self.lands[link.between.0.index()].connections.insert(connection);
                self.lands[link.between.1.index()].connections.insert(connection);
            }
        }
    }

    /// Checks that must hold for a whole board.
    fn check(&self, faults: &mut PositionErrors) {
        let mut on_roads = SpaceSet::EMPTY;
        for road in &self.roads {
            on_roads |= road.spaces;
            if road.spaces.len() != road.order.len() {
                faults.add(format!("road.{}", road.id), "iwari-board-road-twice");
            }
        }
        for (index, land) in self.lands.iter().enumerate() {
            let key = format!("territory.{}", land.id.to_uppercase());
            if let Some(space) = (land.spaces - on_roads).first() {
                faults.add(&key, Message::new("iwari-board-no-road").number("space", space.number()));
            }
            if land.connections.is_empty() {
                faults.add(&key, "iwari-board-no-connection");
            }
            if self.lands[..index].iter().any(|other| other.grid == land.grid) {
                faults.add(&key, "iwari-board-same-place");
            }
        }
        for (index, link) in self.links.iter().enumerate() {
            let key = format!("connection.{}", index + 1);
            if self.connections_are_roads && link.is_some_and(|link| link.ends.is_none()) {
                faults.add(key, "iwari-board-no-ends");
            }
        }
        let mut covered = ConnectionSet::EMPTY;
        for (peaks, spots) in self.mountains.iter().enumerate() {
            let key = format!("mountains.{}", peaks + 1);
            if spots.is_empty() {
                faults.add(&key, "iwari-board-no-mountain");
            }
            if covered.intersects(*spots) {
                faults.add(&key, "iwari-board-mountain-twice");
            }
            covered |= *spots;
        }
    }

    /// Returns the name of the board in notation, saves and the protocol.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Returns the name that players read.
    pub fn name(&self) -> &str {
        &self.name
    }

    pub fn territories(&self) -> impl Iterator<Item = Territory> + Clone + use<> {
        (0..self.lands.len() as u8).map(Territory::new)
    }

    pub fn has(&self, territory: Territory) -> bool {
        territory.index() < self.lands.len()
    }

    /// Returns the territory's name in words and positions: `t1`.
    pub fn territory_id(&self, territory: Territory) -> &'static str {
        self.lands[territory.index()].id
    }

    pub fn territory_of_id(&self, id: &str) -> Option<Territory> {
        self.territories().find(|&territory| self.territory_id(territory) == id)
    }

    pub fn kind(&self, territory: Territory) -> Kind {
        self.lands[territory.index()].kind
    }

    /// Returns the tent spaces of a territory (I1.2).
    pub fn spaces(&self, territory: Territory) -> SpaceSet {
        self.lands[territory.index()].spaces
    }

    pub fn has_space(&self, space: Space) -> bool {
        self.has(space.territory()) && self.spaces(space.territory()).contains(space)
    }

    /// Returns column and row in the drawing.
    pub fn grid(&self, territory: Territory) -> (u8, u8) {
        self.lands[territory.index()].grid
    }

    /// Returns the connections of a territory.
    pub fn connections_of(&self, territory: Territory) -> ConnectionSet {
        self.lands[territory.index()].connections
    }

    pub fn connections(&self) -> impl Iterator<Item = (Connection, Link)> + Clone {
        self.links.iter().enumerate().filter_map(|(index, link)| Some((Connection::new(index as u8), (*link)?)))
    }

    pub fn link(&self, connection: Connection) -> Option<Link> {
        self.links.get(connection.index()).copied().flatten()
    }

    pub fn roads(&self) -> &[Road] {
        &self.roads
    }

    /// Returns the road that the space is on.
    pub fn road_of(&self, space: Space) -> Option<&Road> {
        self.roads.iter().find(|road| road.spaces.contains(space))
    }

    /// Returns the pairs of spaces at which two strands of road meet.
    pub fn junctions(&self) -> &[(Space, Space)] {
        &self.junctions
    }

    /// Returns the next spaces along roads (I1.3).
    pub fn neighbors(&self, space: Space) -> SpaceSet {
        self.neighbors[space.index()]
    }

    /// Returns the connections that a mountain of this many peaks can cover; peaks from 1.
    pub fn mountain_spots(&self, peaks: usize) -> ConnectionSet {
        self.mountains[peaks - 1]
    }

    /// I15.1
    pub fn connections_are_roads(&self) -> bool {
        self.connections_are_roads
    }

    /// Returns the kind of territory where no totem may stand (I15.1).
    pub fn no_totems_on(&self) -> Option<Kind> {
        self.no_totems_on
    }

    /// Returns the road that scores like a territory at the end (I15.3).
    pub fn purple_road(&self) -> Option<&Road> {
        self.purple_road.and_then(|index| self.roads.get(index))
    }
}

fn territory_id(name: &str) -> Option<&'static str> {
    territory_ids().find(|id| id.eq_ignore_ascii_case(name) && name.starts_with(|c: char| c.is_ascii_uppercase()))
}

struct Reader {
    /// Territories by the names of the file.
    names: BTreeMap<String, Territory>,
    board: Board,
}

impl Reader {
    fn read(&mut self, fields: &mut Fields<'_>) {
        fields.text("game");
        self.board.id = fields.text("id").unwrap_or_default().to_owned();
        self.board.name = fields.text("name").unwrap_or_default().to_owned();
        if self.board.id.is_empty() {
            fields.fault("id", "doc-missing");
        }
        self.read_territories(fields);
        self.read_connections(fields);
        self.read_roads(fields);
        self.board.connections_are_roads = fields.flag("connections_are_roads");
        self.board.no_totems_on = fields.word("no_totems_on", "iwari-doc-no-kind", Kind::from_id);
        self.board.purple_road = fields
            .word("purple_road", "iwari-doc-no-road", |id| self.board.roads.iter().position(|road| road.id == id));
        self.board.junctions = self.read_pairs(fields, "junctions");
        let mut mountains = fields.table("mountains");
        for peaks in 1..=PEAKS {
            let key = peaks.to_string();
            for number in mountains.numbers(&key, 1, MAX_CONNECTIONS as u8).unwrap_or_default() {
                let connection = Connection::from_number(number).filter(|&at| self.board.link(at).is_some());
                match connection {
                    Some(connection) => self.board.mountains[peaks - 1].insert(connection),
                    None => mountains.fault(&key, Message::new("iwari-board-connection").number("number", number)),
                }
            }
        }
        mountains.finish();
    }

    fn read_territories(&mut self, fields: &mut Fields<'_>) {
        let mut table = fields.table("territory");
        let mut lands: BTreeMap<u8, (String, Land)> = BTreeMap::new();
        for name in table.keys() {
            let mut land = table.table(name);
            let number = land.count("number", MAX_TERRITORIES as u8);
            let kind = land.word("kind", "iwari-doc-no-kind", Kind::from_id);
            let spaces = land.count("spaces", MAX_SPACES as u8);
            let grid = land.numbers("grid", 0, MAX_GRID - 1).unwrap_or_default();
            let id = territory_id(name);
            match (id, kind, &grid[..]) {
                (None, _, _) => land.fault("", "iwari-board-territory-name"),
                (_, None, _) => land.fault("kind", "doc-missing"),
                (Some(id), Some(kind), _) if !id.starts_with(kind.letter().to_ascii_lowercase()) => {
                    land.fault("kind", "iwari-board-territory-kind");
                }
                (Some(id), Some(kind), &[column, row]) => {
                    let territory = Territory::new(number.saturating_sub(1));
                    let spaces = (1..=spaces).map(|number| Space::at(territory, number)).collect();
                    let entry = Land { id, kind, spaces, grid: (column, row), connections: ConnectionSet::EMPTY };
                    if lands.insert(number, (name.to_owned(), entry)).is_some() {
                        land.fault("number", "iwari-board-territory-number");
                    }
                }
                _ => land.fault("grid", "iwari-board-grid"),
            }
            if spaces == 0 {
                land.fault("spaces", "iwari-board-no-spaces");
            }
            land.finish();
        }
        if lands.is_empty() || !lands.keys().copied().eq(1..=lands.len() as u8) {
            table.fault("", "iwari-board-territories");
            return;
        }
        for (number, (name, land)) in lands {
            self.names.insert(name, Territory::new(number - 1));
            self.board.lands.push(land);
        }
    }

    fn space(&self, text: &str) -> Option<Space> {
        let (name, number) = text.split_once('.')?;
        let territory = *self.names.get(name)?;
        let number = number.parse::<u8>().ok().filter(|number| (1..=MAX_SPACES as u8).contains(number))?;
        Some(Space::at(territory, number)).filter(|&space| self.board.has_space(space))
    }

    fn read_connections(&mut self, fields: &mut Fields<'_>) {
        let mut table = fields.table("connection");
        for key in table.keys() {
            let mut entry = table.table(key);
            let number = key.parse::<u8>().ok().and_then(Connection::from_number);
            let names = entry.words("between", "iwari-doc-no-territory", |name| self.names.get(name).copied());
            let via = entry.word("by", "iwari-doc-no-way", Via::from_id);
            let side = entry.word("side", "iwari-doc-no-side", |side| {
                Some(match side {
                    "left" => Side::Left,
                    "right" => Side::Right,
                    "top" => Side::Top,
                    "bottom" => Side::Bottom,
                    _ => return None,
                })
            });
            let has_ends = entry.has("ends");
            let ends = entry.words("ends", "iwari-doc-no-space", |text| self.space(text));
            let ends = match ends[..] {
                [one, other] => Some((one, other)),
                _ => None,
            };
            if has_ends && ends.is_none() {
                entry.fault("ends", "iwari-board-ends");
            }
            match (number, &names[..], via) {
                (Some(number), &[one, other], Some(via)) if one != other => {
                    let link = Link { between: (one, other), via, side, ends };
                    let at_ends = [one, other];
                    if let Some((first, second)) = ends
                        && [first.territory(), second.territory()] != at_ends
                    {
                        entry.fault("ends", "iwari-board-ends-elsewhere");
                    }
                    if self.board.links.len() <= number.index() {
                        self.board.links.resize(number.index() + 1, None);
                    }
                    self.board.links[number.index()] = Some(link);
                }
                (None, _, _) => {
                    entry.fault("", Message::new("iwari-board-connections").number("most", MAX_CONNECTIONS))
                }
                (_, _, None) => entry.fault("by", "doc-missing"),
                _ => entry.fault("between", "iwari-board-between"),
            }
            entry.finish();
        }
    }

    fn read_roads(&mut self, fields: &mut Fields<'_>) {
        let mut table = fields.table("road");
        for id in table.keys() {
            let mut entry = table.table(id);
            let order = entry.words("spaces", "iwari-doc-no-space", |text| self.space(text));
            let ring = entry.flag("ring");
            if order.is_empty() {
                entry.fault("spaces", "iwari-board-no-spaces");
            }
            let spaces = order.iter().copied().collect();
            self.board.roads.push(Road { id: id.to_owned(), order, spaces, ring });
            entry.finish();
        }
    }

    fn read_pairs(&self, fields: &mut Fields<'_>, key: &str) -> Vec<(Space, Space)> {
        let Some(value) = fields.value(key) else { return Vec::new() };
        let mut pairs = Vec::new();
        for (index, pair) in value.as_array().into_iter().flatten().enumerate() {
            let names = pair.as_array().map(Vec::as_slice).unwrap_or_default();
            let spaces: Vec<Space> =
                names.iter().filter_map(|name| name.as_str().and_then(|text| self.space(text))).collect();
            match spaces[..] {
                [one, other] if names.len() == 2 && one != other => pairs.push((one, other)),
                _ => fields.fault(
                    &format!("{key}[{index}]"),
                    Message::new("iwari-board-pair").text("found", pair.to_string()),
                ),
            }
        }
        if !value.is_array() {
            fields.fault(key, "iwari-board-pairs");
        }
        pairs
    }
}
