//! The boards of the factions.

use super::cards::list;
use super::hundreds::hundreds_board;
use super::keepers::keepers_board;
use super::lizards::lizards_board;
use super::names::faction_role;
use super::riverfolk::riverfolk_board;
use super::side::{points, tiles};
use super::{corvids, duchy_board, names};
use crate::games::root::Observation;
use crate::games::root::factions::alliance::kit::{REVOLT_COST, SPREAD_COST, SPREAD_POINTS, SUPPORTER_LIMIT};
use crate::games::root::factions::eyrie::kit::{Eyrie, ROOST_POINTS};
use crate::games::root::factions::eyrie::words::{Column, Leader};
use crate::games::root::factions::marquise;
use crate::games::root::factions::marquise::kit::{BUILDING_COST, BUILDINGS};
use crate::games::root::factions::vagabond::kit::{ITEM_LIMIT, REFRESHED, REFRESHED_PER_TEA, Vagabond};
use crate::games::root::factions::vagabond::words::{Character, Relation};
use crate::games::root::law::rule::Ruling;
use crate::games::root::law::{hooks, movement};
use crate::games::root::state::kits::Kit;
use crate::games::root::state::phase::Phase;
use crate::games::root::state::ruins;
use crate::games::root::words::card::{CardKind, CardSet};
use crate::games::root::words::faction::Faction;
use crate::games::root::words::item::{Condition, Item};
use crate::games::root::words::piece::Piece;
use crate::games::root::words::place::{Clearing, ClearingSet, Suit};
use crate::games::root::words::quest::Quest;
use crate::kernel::{Seat, Value};
use crate::tui::face::Ctx;
use crate::tui::palette::Role;
use crate::tui::text::Row;

pub fn number(value: impl Into<i64>) -> Value<'static> {
    value.into().into()
}

pub fn places(clearings: ClearingSet) -> String {
    let text = clearings.iter().map(|clearing: Clearing| clearing.number().to_string()).collect::<Vec<_>>().join(" ");
    if text.is_empty() { "-".into() } else { text }
}

pub fn head(text: String) -> Row {
    Row::of(Role::Prompt, text)
}

/// The title and the lines of a seat's board.
pub fn board(ctx: &Ctx, state: &Observation, seat: Seat) -> (String, Vec<Row>) {
    let player = state.player(seat);
    let faction = player.faction;
    let name = ctx.words.name("root-title", faction.id());
    let title = format!("{} {name}", faction.letter());
    let facts = [
        ("points", points(ctx, state, seat).into()),
        ("cards", number(player.hand_count())),
        ("warriors", number(player.supply)),
        // the warlord is in no supply (14.2.2)
        ("all", number(faction.warriors() - u8::from(faction == Faction::Hundreds))),
        ("draws", number(hooks::evening_draw(state, seat))),
    ];
    let key = if faction.warriors() > 0 { "root-board-facts" } else { "root-board-facts-pawn" };
    let mut rows = vec![Row::plain(ctx.fill(key, &facts))];
    let crafted = list(ctx, player.crafted);
    rows.push(Row::of(Role::Dim, ctx.say("root-cards-crafted")).text(format!(" {crafted}")));
    if player.items.iter().any(|count| *count > 0) {
        let items = Item::ALL.into_iter().filter(|item| player.items[item.index()] > 0);
        let text: String = items
            .map(|item| {
                let worn = "-".repeat(player.exhausted[item.index()].into());
                format!(" {}{}{worn}", names::short_item(ctx.words, item), player.items[item.index()])
            })
            .collect();
        rows.push(Row::of(Role::Dim, ctx.say("root-board-items-made")).text(text));
    }
    if state.has_effect(seat, CardKind::CoffinMakers) {
        let buried = state.seats().filter(|other| state.coffins[other.index()] > 0);
        let text: String =
            buried.map(|other| format!(" {}{}", state.faction(other).letter(), state.coffins[other.index()])).collect();
        let text = if text.is_empty() { " -".to_owned() } else { text };
        rows.push(Row::of(Role::Dim, ctx.say("root-board-coffins")).text(text));
    }
    rows.push(Row::new());
    rows.extend(match &player.kit {
        Kit::Marquise => marquise_board(ctx, state, seat),
        Kit::Eyrie(eyrie) => eyrie_board(ctx, state, seat, eyrie),
        Kit::Alliance(_) => alliance_board(ctx, state, seat),
        Kit::Vagabond(vagabond) => vagabond_board(ctx, state, seat, vagabond),
        Kit::Lizards(lizards) => lizards_board(ctx, state, lizards),
        Kit::Riverfolk(riverfolk) => riverfolk_board(ctx, state, seat, riverfolk),
        Kit::Duchy(duchy) => duchy_board::board(ctx, state, duchy),
        Kit::Corvids(kit) => corvids::board(ctx, state, seat, kit),
        Kit::Hundreds(hundreds) => hundreds_board(ctx, state, seat, hundreds),
        Kit::Keepers(keepers) => keepers_board(ctx, state, keepers),
    });
    (title, rows)
}

fn marquise_board(ctx: &Ctx, state: &Observation, seat: Seat) -> Vec<Row> {
    let mut rows = vec![head(ctx.say("root-board-buildings"))];
    for piece in BUILDINGS {
        let built = state.on_map(piece);
        let name = ctx.words.name("root-piece", piece.id());
        let mut row = Row::plain(format!("  C{} {name}", names::glyph(piece, false))).to(17);
        row =
            row.text(ctx.fill("root-board-built", &[("built", number(built)), ("all", number(piece.total()))])).to(27);
        for (index, cost) in BUILDING_COST.iter().enumerate() {
            let role = if index == usize::from(built) { Role::Prompt } else { Role::Dim };
            let text = if index == usize::from(built) { format!("[{cost}]") } else { format!(" {cost} ") };
            row.push(role, text);
        }
        if let Some((wood, points)) = marquise::turn::next_building(state, piece) {
            let places = [("wood", number(wood)), ("points", number(points))];
            row = row.to(48).text(ctx.fill("root-board-next-building", &places));
        }
        rows.push(row);
    }
    rows.push(Row::new());
    let wood = state.clearings_with(Piece::Wood);
    let text: Vec<String> = wood.iter().map(|at| format!("{}:{}", at.number(), state.count(Piece::Wood, at))).collect();
    let facts = [("count", number(state.on_map(Piece::Wood))), ("places", text.join(" ").into())];
    rows.push(Row::plain(ctx.fill("root-board-wood", &facts)));
    rows.push(Row::plain(ctx.fill("root-board-ruled", &[("places", places(state.ruled(seat)).into())])));
    let keep = state.clearings_with(Piece::Keep).first();
    rows.push(Row::plain(match keep {
        Some(at) => ctx.fill("root-board-keep", &[("place", number(at.number()))]),
        None => ctx.say("root-board-keep-lost"),
    }));
    rows
}

fn eyrie_board(ctx: &Ctx, state: &Observation, seat: Seat, eyrie: &Eyrie) -> Vec<Row> {
    let mut rows = Vec::new();
    if let Some(leader) = eyrie.leader {
        let name = ctx.words.name("root-word", leader.id());
        let gift = ctx.words.name("root-leader", leader.id());
        rows.push(head(ctx.fill("root-board-leader", &[("leader", name.into())])).text(format!("  {gift}")));
    }
    let leaders = |deposed: bool| {
        let names: Vec<String> = Leader::ALL
            .iter()
            .filter(|leader| eyrie.deposed[leader.index()] == deposed && eyrie.leader != Some(**leader))
            .map(|leader| ctx.words.name("root-word", leader.id()))
            .collect();
        if names.is_empty() { "-".to_owned() } else { names.join(", ") }
    };
    let facts = [("deposed", leaders(true).into()), ("coming", leaders(false).into())];
    rows.push(Row::plain(ctx.fill("root-board-leaders", &facts)));
    rows.push(Row::new());
    rows.push(decree_heads(ctx));
    rows.extend(decree_rows(ctx, eyrie, obeys_now(state, seat)));
    let all: usize = Column::ALL.iter().map(|column| eyrie.decree[column.index()].len()).sum();
    let viziers = eyrie.viziers.iter().filter(|vizier| **vizier).count();
    let facts = [("cards", number((all + viziers) as i64)), ("birds", number(eyrie.birds()))];
    rows.push(Row::of(Role::Dim, ctx.fill("root-board-birds", &facts)));
    rows.push(Row::new());
    let roosts = state.clearings_with(Piece::Roost);
    let facts = [("count", number(roosts.len() as i64)), ("places", places(roosts).into())];
    rows.push(head(ctx.fill("root-board-roosts", &facts)));
    let mut scale = Row::plain("  ").text(ctx.say("root-board-scores")).text(" ");
    for (index, points) in ROOST_POINTS.iter().enumerate() {
        let now = index == roosts.len();
        scale.push(
            if now { Role::Prompt } else { Role::Dim },
            if now { format!("[{points}]") } else { format!(" {points} ") },
        );
    }
    rows.push(scale);
    rows.push(Row::new());
    let obeying = obeys_now(state, seat);
    let left = demands(ctx, state, seat, eyrie, obeying);
    match (obeying, left.is_empty()) {
        (true, true) => rows.push(head(ctx.say("root-board-all-done"))),
        (true, false) => rows.push(head(ctx.say("root-board-left"))),
        (false, _) => rows.push(head(ctx.say("root-board-demands"))),
    }
    rows.extend(left);
    rows
}

fn decree_heads(ctx: &Ctx) -> Row {
    let mut heads = head(ctx.say("root-board-decree")).to(10);
    for column in Column::ALL {
        let text = ctx.words.name("root-word", column.id());
        heads = heads.put(Role::Prompt, text).to(10 + 17 * (column.index() + 1));
    }
    heads
}

/// Whether the seat is in the Daylight in which it obeys its Decree.
fn obeys_now(state: &Observation, seat: Seat) -> bool {
    state.turn == seat && state.phase == Phase::Daylight
}

fn decree_rows(ctx: &Ctx, eyrie: &Eyrie, obeying: bool) -> Vec<Row> {
    let cells = |column: &Column| {
        let index = column.index();
        let mut cells = Vec::new();
        if eyrie.viziers[index] {
            let done = eyrie.resolved_viziers[index];
            cells.push((Suit::Bird, ctx.say("root-board-vizier"), done));
        }
        for kind in eyrie.decree[index].kinds() {
            let cards = eyrie.decree[index] & kind.copies();
            let done = (eyrie.resolved[index] & kind.copies()).len();
            for copy in 0..cards.len() {
                cells.push((kind.suit(), names::card(ctx.words, kind), copy < done));
            }
        }
        cells
    };
    let columns: Vec<_> = Column::ALL.iter().map(cells).collect();
    let height = columns.iter().map(Vec::len).max().unwrap_or(0);
    let line = |index: usize| {
        let mut row = Row::plain(" ".repeat(10));
        for (at, column) in columns.iter().enumerate() {
            let width = 10 + 17 * at;
            row = if row.width() < width { row.to(width) } else { row };
            if let Some((suit, name, done)) = column.get(index) {
                let suit_text = names::short_suit(ctx.words, *suit);
                row.push(names::suit_role(*suit), suit_text);
                let done = obeying && *done;
                let name = Row::plain(format!(" {name}")).fitted(if done { 10 } else { 12 }).to_string();
                row.push(if done { Role::Dim } else { Role::Text }, name);
                if done {
                    row.push(Role::Good, format!(" {}", ctx.say("root-board-done")));
                }
            }
        }
        row
    };
    (0..height).map(line).collect()
}

/// For each column and suit of the Decree, or of what is left of it, where it could be obeyed on the board as it stands
/// (7.5.2).
fn demands(ctx: &Ctx, state: &Observation, seat: Seat, eyrie: &Eyrie, left: bool) -> Vec<Row> {
    let able = |column: Column| -> ClearingSet {
        let all = state.board.clearings();
        let fits = |clearing: &Clearing| match column {
            Column::Recruit => state.count(Piece::Roost, *clearing) > 0,
            Column::Move => {
                state.warriors(seat, *clearing) > 0 && !movement::destinations(state, seat, *clearing).is_empty()
            }
            Column::Battle => state.warriors(seat, *clearing) > 0 && !state.enemies_in(seat, *clearing).is_empty(),
            Column::Build => {
                state.rules(seat, *clearing)
                    && state.open_slots(*clearing) > 0
                    && state.count(Piece::Roost, *clearing) == 0
            }
        };
        all.iter().filter(fits).collect()
    };
    let mut rows = Vec::new();
    for column in Column::ALL.iter().copied() {
        let index = column.index();
        let mut suits: Vec<Suit> = Suit::ALL
            .into_iter()
            .filter(|suit| {
                if left {
                    return eyrie.pending(column, *suit) > 0;
                }
                !(eyrie.decree[index] & CardSet::suit(*suit)).is_empty()
                    || (*suit == Suit::Bird && eyrie.viziers[index])
            })
            .collect();
        suits.sort_by_key(|suit| *suit != Suit::Bird);
        if suits.is_empty() {
            continue;
        }
        let mut row = Row::plain(format!("  {}", ctx.words.name("root-word", column.id()))).to(11);
        for suit in suits {
            let able = if suit == Suit::Bird { able(column) } else { able(column) & state.clearings_of(suit) };
            let name = names::suit(ctx.words, suit);
            row = row.put(names::suit_role(suit), format!("{name}: "));
            row = if able.is_empty() {
                row.put(Role::Bad, ctx.say("root-board-turmoil"))
            } else {
                row.text(places(able))
            };
            row = row.text("   ");
        }
        rows.push(row);
    }
    rows
}

fn alliance_board(ctx: &Ctx, state: &Observation, seat: Seat) -> Vec<Row> {
    let Some(alliance) = state.alliance(seat) else { return Vec::new() };
    let bases: Vec<String> = Suit::CLEARING
        .into_iter()
        .map(|suit| {
            let base = Piece::base(suit).map(|base| state.clearings_with(base)).unwrap_or_default();
            format!("{} {}", names::suit(ctx.words, suit), places(base))
        })
        .collect();
    let has_base = Suit::CLEARING.into_iter().filter_map(Piece::base).any(|base| state.on_map(base) > 0);
    let limit = if has_base { "-".into() } else { SUPPORTER_LIMIT.to_string() };
    let mut rows = Vec::new();
    let facts = [("count", number(alliance.supporter_count())), ("limit", limit.into())];
    rows.push(head(ctx.fill("root-board-supporters", &facts)));
    let mut row = Row::plain("  ");
    for suit in Suit::ALL {
        let count = alliance.supporters.iter().filter(|card| card.suit() == suit).count();
        if count > 0 {
            row = row.put(names::suit_role(suit), names::suit(ctx.words, suit)).text(format!(" {count}   "));
        }
    }
    if alliance.hidden > 0 {
        row = row.text(ctx.fill("root-board-unknown", &[("count", number(alliance.hidden))]));
    }
    rows.push(row);
    rows.push(Row::plain(ctx.fill("root-board-officers", &[("count", number(alliance.officers))])));
    rows.push(Row::plain(ctx.fill("root-board-bases", &[("bases", bases.join("   ").into())])));
    rows.push(Row::new());
    let sympathy = state.clearings_with(Piece::Sympathy);
    let facts = [("count", number(sympathy.len() as i64)), ("places", places(sympathy).into())];
    rows.push(head(ctx.fill("root-board-sympathy", &facts)));
    for (key, scale) in [("root-board-cost", SPREAD_COST), ("root-board-points", SPREAD_POINTS)] {
        let mut row = Row::plain("  ").text(ctx.say(key)).to(14);
        for (index, value) in scale.iter().enumerate() {
            let now = index == sympathy.len();
            row.push(
                if now { Role::Prompt } else { Role::Dim },
                if now { format!("[{value}]") } else { format!(" {value} ") },
            );
        }
        rows.push(row);
    }
    rows.push(Row::new());
    rows.push(Row::of(Role::Dim, ctx.fill("root-board-revolt", &[("cost", number(REVOLT_COST))])));
    rows
}

fn vagabond_board(ctx: &Ctx, state: &Observation, seat: Seat, vagabond: &Vagabond) -> Vec<Row> {
    let mut rows = Vec::new();
    let place = match (vagabond.clearing(), vagabond.forest()) {
        (Some(clearing), _) => ctx.fill("root-board-pawn-clearing", &[("place", number(clearing.number()))]),
        (None, Some(forest)) => ctx.fill("root-board-pawn-forest", &[("place", forest.letter().to_string().into())]),
        (None, None) => ctx.say("root-board-pawn-nowhere"),
    };
    let character = vagabond.character.map_or_else(String::new, |character| {
        format!("{}: {}", ctx.words.name("root-word", character.id()), ctx.words.name("root-special", character.id()))
    });
    rows.push(Row::plain(format!("{place}  {character}")));
    rows.push(Row::new());
    let limit = ITEM_LIMIT + 2 * vagabond.on_track(Item::Bag);
    let facts = [("count", number(vagabond.limited_count())), ("limit", number(limit))];
    rows.push(head(ctx.fill("root-board-items", &facts)));
    let ready = tiles(ctx, vagabond, |condition| condition == Condition::Ready);
    let exhausted = tiles(ctx, vagabond, |condition| condition == Condition::Exhausted);
    let damaged = tiles(ctx, vagabond, Condition::is_damaged);
    for (key, tiles) in
        [("root-board-ready", ready), ("root-board-exhausted", exhausted), ("root-board-damaged", damaged)]
    {
        rows.push(Row::plain("  ").text(ctx.say(key)).to(14).join(tiles));
    }
    let refresh = REFRESHED + REFRESHED_PER_TEA * vagabond.on_track(Item::Tea);
    rows.push(Row::of(Role::Dim, ctx.fill("root-board-refresh", &[("count", number(refresh))])));
    rows.extend(unearthed(ctx, state, vagabond));
    rows.push(Row::new());
    rows.extend(relations(ctx, state, seat, vagabond));
    rows.push(Row::new());
    rows.extend(quests(ctx, state, vagabond));
    rows
}

/// With two Vagabonds: the kinds that he has from ruins, and what is seen under those that still stand (9.7.3).
fn unearthed(ctx: &Ctx, state: &Observation, vagabond: &Vagabond) -> Option<Row> {
    let short = |item: Item| names::short_item(ctx.words, item);
    let taken = Item::ALL.into_iter().filter(|item| vagabond.ruin_tiles[item.index()]).map(short);
    let taken = taken.collect::<Vec<_>>().join(" ");
    let mut left = Vec::new();
    for clearing in state.ruins.iter() {
        let look = &state.looks[clearing.index()];
        let unknown = std::iter::repeat_n("?".to_owned(), look.hidden.into());
        let tiles: Vec<String> = look.items().map(short).chain(unknown).collect();
        if !tiles.is_empty() {
            left.push(format!("{}: {}", clearing.number(), tiles.join(" ")));
        }
    }
    let (told, left) = (ruins::sets(state) > 1, left.join("  "));
    let places = [("taken", some(taken).into()), ("left", some(left).into())];
    told.then(|| Row::of(Role::Dim, ctx.fill("root-board-unearthed", &places)))
}

/// A dash for nothing.
fn some(text: String) -> String {
    if text.is_empty() { "-".into() } else { text }
}

fn relations(ctx: &Ctx, state: &Observation, seat: Seat, vagabond: &Vagabond) -> Vec<Row> {
    const CHART: [Relation; 5] =
        [Relation::Hostile, Relation::Indifferent, Relation::Amiable, Relation::Friendly, Relation::Allied];
    let mut heads = head(ctx.say("root-board-relations")).to(15);
    for relation in CHART {
        heads = heads.put(Role::Dim, ctx.words.name("root-word", relation.id())).to(15 + 13 * (relation as usize + 1));
    }
    let mut rows = vec![heads];
    for other in state.seats().filter(|&other| other != seat && state.vagabond(other).is_none()) {
        let faction: Faction = state.faction(other);
        let relation = vagabond.relation(other);
        let mut row = Row::plain("  ")
            .put(faction_role(faction), format!("{} {}", faction.letter(), names::short_faction(ctx.words, faction)));
        row = row.to(15 + 13 * (relation as usize) + 3).put(Role::Prompt, "x");
        if let Some((_, needed, points)) = relation.next() {
            let facts = [
                ("given", number(vagabond.aided[other.index()])),
                ("needed", number(needed)),
                ("points", number(points)),
            ];
            row = row.put(Role::Dim, format!(" {}", ctx.fill("root-board-aid", &facts)));
        }
        rows.push(row);
    }
    rows
}

fn quests(ctx: &Ctx, state: &Observation, vagabond: &Vagabond) -> Vec<Row> {
    let mut heads = head(ctx.say("root-board-quests")).to(40).put(Role::Prompt, ctx.say("root-board-quests-done"));
    for suit in Suit::CLEARING {
        let count = vagabond.quests_done.iter().filter(|quest| quest.suit() == suit).count();
        heads =
            heads.text(" ").put(names::suit_role(suit), names::short_suit(ctx.words, suit)).text(format!(" {count}"));
    }
    let line = |quest: Quest| {
        let [one, other] = quest.items();
        let able = vagabond.can_exhaust(quest.items());
        let row = names::suit_word(Row::plain("  "), ctx.words, quest.suit());
        let row = row.text(format!(" {}", ctx.words.name("root-quest", quest.id()))).to(32);
        let row = row.text(format!("{} {}", names::short_item(ctx.words, one), names::short_item(ctx.words, other)));
        let improvised = vagabond.character == Some(Character::Adventurer)
            && !state.used.improvised
            && [one, other].iter().any(|&spared| vagabond.can_improvise(quest.items(), spared));
        match (able, improvised) {
            (true, _) => row.put(Role::Good, format!("  {}", ctx.say("root-board-quest-able"))),
            (false, true) => row.put(Role::Good, format!("  {}", ctx.say("root-board-quest-improvised"))),
            (false, false) => row,
        }
    };
    let mut rows = vec![heads];
    rows.extend(state.quests.iter().map(line));
    rows
}
