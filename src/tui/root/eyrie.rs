//! The Eyrie Dynasties.

use super::boards::{head, number, packed, places, scale};
use super::compact::{self, fact, flow};
use super::heard;
use super::names;
use super::registry::{Board, Budget, Force, Legend, Seated};
use crate::games::root::factions::eyrie::state::{Eyrie, ROOST_POINTS, Step};
use crate::games::root::factions::eyrie::words::{Column, Leader};
use crate::games::root::law::movement;
use crate::games::root::law::rule::Ruling;
use crate::games::root::state::frame::Phase;
use crate::games::root::state::task::Task;
use crate::games::root::words::card::{CardKind, CardSet};
use crate::games::root::words::piece::Piece;
use crate::games::root::words::place::{Clearing, ClearingSet, Suit};
use crate::games::root::{Action, Observation};
use crate::kernel::{Part, Seat, name_key};
use crate::tui::game_ui::Ctx;
use crate::tui::palette::Role;
use crate::tui::text::Row;

/// The keys of what is said of columns and leaders.
pub fn keys() -> Vec<String> {
    let columns = Column::ALL.iter().map(|column| name_key("root-column", column.id()));
    columns.chain(Leader::ALL.iter().map(|leader| name_key("root-leader", leader.id()))).collect()
}

impl Seated<'_, Eyrie> {
    /// Cards of the Decree that have still to be obeyed (7.5.2).
    fn decree_left(&self) -> u8 {
        let pending = |column: &Column| Suit::ALL.iter().map(|&suit| self.kit.pending(*column, suit)).sum::<u8>();
        Column::ALL.iter().map(pending).sum()
    }
}

impl Board for Seated<'_, Eyrie> {
    fn verbs(&self, phase: Phase) -> Vec<&'static str> {
        match phase {
            Phase::Setup => Vec::new(),
            Phase::Birdsong => vec!["decree", "roost"],
            Phase::Daylight => vec!["move", "battle", "recruit", "build", "turmoil"],
            Phase::Evening => Vec::new(),
        }
    }

    fn leaves_points(&self) -> &'static str {
        "dominance"
    }

    fn budget(&self) -> Option<Budget> {
        (self.state.phase == Phase::Daylight).then(|| Budget::of("root-budget-decree", self.decree_left()))
    }

    fn left(&self, _: &[Action]) -> u8 {
        match self.state.top() {
            Some(Task::Eyrie(Step::ResolveDecree)) => self.decree_left(),
            _ => 0,
        }
    }

    fn force(&self) -> Force {
        Force::Warriors
    }

    fn warriors(&self) -> u8 {
        self.state.faction(self.seat).warriors()
    }

    fn line(&self, ctx: &Ctx) -> Row {
        let (state, eyrie) = (self.state, self.kit);
        let column = |column: &Column| {
            let cards = eyrie.decree[column.index()].len() + usize::from(eyrie.viziers[column.index()]);
            format!("{} {cards}", ctx.words.name("root-column", column.id()))
        };
        let decree = Column::ALL.iter().map(column).collect::<Vec<_>>().join("  ");
        let leader = eyrie.leader.map_or("-".into(), |leader| ctx.words.name("root-word", leader.id()));
        let roosts = state.on_map(Piece::Roost);
        let places = [
            ("roosts", number(roosts)),
            ("worth", number(ROOST_POINTS[usize::from(roosts).min(ROOST_POINTS.len() - 1)])),
            ("decree", decree.into()),
            ("leader", leader.into()),
            ("warriors", number(state.player(self.seat).supply)),
        ];
        Row::plain(ctx.fill("root-own-eyrie", &places))
    }

    fn board(&self, ctx: &Ctx) -> Vec<Row> {
        board(ctx, self.state, self.seat, self.kit)
    }

    fn heard(&self, ctx: &Ctx) -> Vec<Row> {
        heard(ctx, self.state, self.seat, self.kit)
    }

    fn docked(&self, ctx: &Ctx) -> Vec<Row> {
        docked(ctx, self.state, self.seat, self.kit, self.warriors())
    }

    fn legend(&self) -> Legend {
        Legend::default()
    }

    /// A leader, with the columns of its viziers.
    fn choice(&self, ctx: &Ctx, next: Part) -> Option<String> {
        let Part::Word(id) = next else { return None };
        let leader = Leader::from_id(id)?;
        let columns = leader.viziers().map(|column| ctx.words.name("root-word", column.id()));
        let places = [("gift", ctx.words.name("root-leader", id).into()), ("columns", ctx.words.list(&columns).into())];
        Some(ctx.fill("root-choice-leader", &places))
    }
}

/// The leaders, the Decree, the roosts, and where the Decree can be obeyed.
fn board(ctx: &Ctx, state: &Observation, seat: Seat, eyrie: &Eyrie) -> Vec<Row> {
    let mut rows = decree_rows(ctx, eyrie, obeys_now(state, seat));
    let all: usize = Column::ALL.iter().map(|column| eyrie.decree[column.index()].len()).sum();
    let viziers = eyrie.viziers.iter().filter(|vizier| **vizier).count();
    let facts = [("cards", number((all + viziers) as i64)), ("birds", number(eyrie.birds()))];
    rows.push(Row::of(Role::Dim, ctx.fill("root-board-birds", &facts)));
    rows.push(Row::new());
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
        if names.is_empty() { "-".to_owned() } else { ctx.words.list(&names) }
    };
    let facts = [("deposed", leaders(true).into()), ("coming", leaders(false).into())];
    rows.push(Row::plain(ctx.fill("root-board-leaders", &facts)));
    rows.push(Row::new());
    let roosts = state.clearings_with(Piece::Roost);
    let facts = [("count", number(roosts.len() as i64)), ("places", places(roosts).into())];
    rows.push(head(ctx.fill("root-board-roosts", &facts)));
    let each = Row::plain("  ").text(ctx.say("root-board-scores")).text(" ");
    rows.push(each.join(scale(&ROOST_POINTS, roosts.len())));
    rows.push(Row::new());
    let obeying = obeys_now(state, seat);
    let left = demand_rows(ctx, &demands(state, seat, eyrie, obeying));
    match (obeying, left.is_empty()) {
        (true, true) => rows.push(head(ctx.say("root-board-all-done"))),
        (true, false) => rows.push(head(ctx.say("root-board-left"))),
        (false, _) => rows.push(head(ctx.say("root-board-demands"))),
    }
    rows.extend(left);
    rows
}

/// The Decree for the ear, a column a line.
fn decree_heard(ctx: &Ctx, eyrie: &Eyrie) -> Vec<Row> {
    let line = |column: &Column| {
        let index = column.index();
        let vizier = eyrie.viziers[index].then(|| ctx.say("root-heard-vizier"));
        let copies = |kind: CardKind| (eyrie.decree[index] & kind.copies()).len();
        let cards = eyrie.decree[index].kinds();
        let cards = cards.flat_map(|kind| std::iter::repeat_n(names::card_for(ctx, kind), copies(kind)));
        let cards = ctx.words.list(vizier.into_iter().chain(cards));
        let cards = if cards.is_empty() { ctx.say("plain-none") } else { cards };
        let column = ctx.words.name("root-word", column.id());
        Row::plain(ctx.fill("root-spoken-column", &[("column", column.into()), ("cards", cards.into())]))
    };
    Column::ALL.iter().map(line).collect()
}

/// Whether the seat is in the Daylight in which it obeys its Decree.
fn obeys_now(state: &Observation, seat: Seat) -> bool {
    state.turn == seat && state.phase == Phase::Daylight
}

/// Columns before the name of a column of the Decree and before its cards.
const NAMED: usize = 9;
const CARDS: usize = 18;

/// The Decree, a column a line: its cards fit in whole words however narrow the panel is.
fn decree_rows(ctx: &Ctx, eyrie: &Eyrie, obeying: bool) -> Vec<Row> {
    let card = |suit: Suit, name: String, done: bool| {
        let done = obeying && done;
        let row = names::suit_word(Row::new(), ctx, suit).text(" ");
        let row = row.put(if done { Role::Dim } else { Role::Text }, name);
        if done { row.put(Role::Good, format!(" {}", ctx.say("root-board-done"))) } else { row }
    };
    let cards = |index: usize| {
        let vizier =
            eyrie.viziers[index].then(|| card(Suit::Bird, ctx.say("root-board-vizier"), eyrie.resolved_viziers[index]));
        let copies = eyrie.decree[index].kinds().flat_map(|kind| {
            let all = (eyrie.decree[index] & kind.copies()).len();
            let done = (eyrie.resolved[index] & kind.copies()).len();
            (0..all).map(move |copy| card(kind.suit(), names::listed_card(ctx.words, kind), copy < done))
        });
        vizier.into_iter().chain(copies).collect::<Vec<_>>()
    };
    let rows = |column: &Column| {
        let first = column.index() == 0;
        let lead = if first { head(ctx.say("root-board-decree")) } else { Row::plain(" ") };
        let lead = lead.to(NAMED).put(Role::Prompt, ctx.words.name("root-word", column.id()));
        packed(lead, CARDS, cards(column.index()))
    };
    Column::ALL.iter().flat_map(rows).collect()
}

/// For each column and suit of the Decree, or of what is left of it, where it could be obeyed on the board as it stands
/// (7.5.2).
fn demands(state: &Observation, seat: Seat, eyrie: &Eyrie, left: bool) -> Vec<(Column, Suit, ClearingSet)> {
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
    let mut demands = Vec::new();
    for column in Column::ALL.into_iter() {
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
        demands.extend(suits.into_iter().map(|suit| {
            let able = if suit == Suit::Bird { able(column) } else { able(column) & state.clearings_of(suit) };
            (column, suit, able)
        }));
    }
    demands
}

/// What the Decree demands, a column a line.
fn demand_rows(ctx: &Ctx, demands: &[(Column, Suit, ClearingSet)]) -> Vec<Row> {
    let column = |column: Column| {
        let lead = Row::plain(format!("  {}", ctx.words.name("root-word", column.id())));
        let where_able = |&(_, suit, able): &(Column, Suit, ClearingSet)| {
            let name = names::suit(ctx.words, suit);
            let row = Row::of(names::suit_role(suit), format!("{name}: "));
            if able.is_empty() { row.put(Role::Bad, ctx.say("root-board-turmoil")) } else { row.text(places(able)) }
        };
        let mut own = demands.iter().filter(move |(of, ..)| *of == column).peekable();
        own.peek()?;
        Some(packed(lead, 11, own.map(where_able)))
    };
    Column::ALL.iter().filter_map(|&of| column(of)).flatten().collect()
}

/// Columns of a column of the Decree in the compact board.
const NARROW: usize = 10;

/// The leader, the Decree by suits, and what the roosts score.
fn docked(ctx: &Ctx, state: &Observation, seat: Seat, eyrie: &Eyrie, all: u8) -> Vec<Row> {
    let leader = eyrie.leader.map(|leader| head(ctx.words.name("root-word", leader.id())));
    let birds = Some(eyrie.birds()).filter(|birds| *birds > 0);
    let turmoil = birds.map(|birds| fact(ctx.fill("root-dock-turmoil", &[("points", number(birds))])));
    let mark = eyrie.viziers.contains(&true).then(|| Row::of(Role::Dim, ctx.say("root-dock-vizier")));
    let mut rows = flow(leader.into_iter().chain(turmoil).chain(mark));
    let mut heads = Row::new();
    for column in Column::ALL {
        heads = heads.put(Role::Dim, ctx.words.name("root-word", column.id()));
        heads = if column.index() + 1 < Column::ALL.len() { heads.to(NARROW * (column.index() + 1)) } else { heads };
    }
    rows.push(heads);
    let columns = Column::ALL.iter().map(|&column| suits_of(ctx, eyrie, column, obeys_now(state, seat)));
    let columns: Vec<Vec<Row>> = columns.collect();
    let height = columns.iter().map(Vec::len).max().unwrap_or(0);
    for line in 0..height {
        let mut row = Row::new();
        for (at, column) in columns.iter().enumerate() {
            if let Some(cell) = column.get(line) {
                let missing = (NARROW * at).saturating_sub(row.width());
                row = row.text(" ".repeat(missing)).join(cell.clone());
            }
        }
        rows.push(row);
    }
    let roosts = usize::from(state.on_map(Piece::Roost));
    let each = Row::plain(ctx.say("root-dock-roosts")).to(NARROW);
    rows.push(each.join(scale(&ROOST_POINTS, roosts)).put(Role::Dim, format!(" {}", ctx.say("root-dock-points"))));
    rows.push(compact::warriors(ctx, state.player(seat).supply, all));
    rows.truncate(compact::ROWS);
    rows
}

/// The cards of a column by suit, with a mark for a vizier among the birds; while it is obeyed how many are left, or that all
/// are done.
fn suits_of(ctx: &Ctx, eyrie: &Eyrie, column: Column, obeying: bool) -> Vec<Row> {
    let index = column.index();
    let mut cells = Vec::new();
    for suit in [Suit::Bird, Suit::Fox, Suit::Rabbit, Suit::Mouse] {
        let vizier = suit == Suit::Bird && eyrie.viziers[index];
        let all = (eyrie.decree[index] & CardSet::suit(suit)).len() + usize::from(vizier);
        if all == 0 {
            continue;
        }
        let left = if obeying { usize::from(eyrie.pending(column, suit)) } else { all };
        let count = if (1..all).contains(&left) { format!(" {left}/{all}") } else { format!(" {all}") };
        let mut cell = names::suit_word(Row::new(), ctx, suit);
        cell.push(if left == 0 { Role::Dim } else { Role::Text }, count);
        let cell = if vizier { cell.text(ctx.say("root-dock-vizier-mark")) } else { cell };
        let done = left == 0;
        cells.push(if done { cell.put(Role::Good, format!(" {}", ctx.say("root-board-done"))) } else { cell });
    }
    cells
}

/// The Decree, the leaders, the roosts, and where the Decree can be resolved.
fn heard(ctx: &Ctx, state: &Observation, seat: Seat, eyrie: &Eyrie) -> Vec<Row> {
    let mut rows = decree_heard(ctx, eyrie);
    let all: usize = Column::ALL.iter().map(|column| eyrie.decree[column.index()].len()).sum();
    let viziers = eyrie.viziers.iter().filter(|vizier| **vizier).count();
    let places = [("cards", number((all + viziers) as i64)), ("birds", number(eyrie.birds()))];
    rows.push(heard::told(ctx, "root-heard-birds", &places));
    if let Some(leader) = eyrie.leader {
        let gift = ctx.words.name("root-leader", leader.id());
        let name = ctx.words.name("root-word", leader.id());
        let places = [("leader", name.into()), ("gift", gift.into())];
        rows.push(heard::told(ctx, "root-heard-leader", &places));
    }
    for (deposed, key) in [(true, "root-heard-deposed"), (false, "root-heard-coming")] {
        let leaders = Leader::ALL
            .iter()
            .filter(|leader| eyrie.deposed[leader.index()] == deposed && eyrie.leader != Some(**leader))
            .map(|leader| ctx.words.name("root-word", leader.id()));
        rows.push(heard::fact(ctx, key, ctx.words.list(leaders)));
    }
    let roosts = state.clearings_with(Piece::Roost);
    let name = ctx.words.name("root-piece", Piece::Roost.id());
    rows.push(heard::standing(ctx, &name, Piece::Roost.total(), roosts, roosts.len() as u8));
    rows.push(heard::fact(ctx, "root-heard-roost-points", heard::scale(ctx, &ROOST_POINTS, roosts.len())));
    let obeying = obeys_now(state, seat);
    let demands = demands(state, seat, eyrie, obeying);
    let key = match (obeying, demands.is_empty()) {
        (_, true) if !obeying => return rows,
        (_, true) => "root-board-all-done",
        (true, false) => "root-heard-left",
        (false, _) => "root-heard-demands",
    };
    rows.push(Row::plain(ctx.say(key)));
    rows.extend(demands.into_iter().map(|(column, suit, able)| {
        let places = [
            ("column", ctx.words.name("root-word", column.id()).into()),
            ("suit", names::suit(ctx.words, suit).into()),
            ("places", heard::numbers(ctx, able.iter()).into()),
        ];
        let key = if able.is_empty() { "root-heard-turmoil" } else { "root-heard-demand" };
        heard::told(ctx, key, &places)
    }));
    rows
}
