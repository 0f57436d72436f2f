//! The Eyrie Dynasties.

use super::facts::{cards, in_clearings, number, points, standing};
use super::names;
use super::registry::{Budget, FactionView, Legend, Seated};
use crate::games::root::Action;
use crate::games::root::factions::eyrie::state::{Eyrie, ROOST_POINTS, Step};
use crate::games::root::factions::eyrie::words::{Column, Leader};
use crate::games::root::law::movement;
use crate::games::root::law::rule::Ruling;
use crate::games::root::state::frame::Phase;
use crate::games::root::state::task::Task;
use crate::games::root::words::card::CardSet;
use crate::games::root::words::piece::Piece;
use crate::games::root::words::place::{Clearing, ClearingSet, Suit};
use crate::kernel::{Part, name_key};
use crate::tui::game_ui::Ctx;
use crate::tui::palette::Role;
use crate::tui::player_board::{Fact, Forms, Section};
use crate::tui::text::Row;

/// Returns the keys of what is said of columns and leaders.
pub fn keys() -> Vec<String> {
    let columns = Column::ALL.iter().map(|column| name_key("root-column", column.id()));
    columns.chain(Leader::ALL.iter().map(|leader| name_key("root-leader", leader.id()))).collect()
}

/// The suits as a column lists them.
const IN_ORDER: [Suit; 4] = [Suit::Bird, Suit::Fox, Suit::Rabbit, Suit::Mouse];

impl Seated<'_, Eyrie> {
    /// Cards of the Decree that have still to be obeyed (7.5.2).
    fn decree_left(&self) -> u8 {
        let pending = |column: &Column| Suit::ALL.iter().map(|&suit| self.kit.pending(*column, suit)).sum::<u8>();
        Column::ALL.iter().map(pending).sum()
    }

    /// Whether it is in the Daylight in which it obeys its Decree.
    fn obeys_now(&self) -> bool {
        self.state.turn == self.seat && self.state.phase == Phase::Daylight
    }

    /// A column of the Decree: its cards by name, or by suit where there is little room; those that are resolved are marked
    /// while it is obeyed.
    fn column(&self, ctx: &Ctx, column: Column) -> Fact {
        let name = Fact::new(Row::of(Role::Dim, ctx.words.name("root-word", column.id())));
        let letters = self.in_letters(ctx, column);
        let told = if letters.is_empty() { name.count(0) } else { name.note(letters) };
        told.within(Forms::LINE)
            .list(self.by_suit(ctx, column))
            .within(Forms::COMPACT)
            .list(self.by_name(ctx, column))
            .within(Forms::FULL)
    }

    /// The number of cards of a suit in a column, a vizier included, and of those that have still to be resolved.
    fn cards_of(&self, column: Column, suit: Suit) -> (usize, usize) {
        let (eyrie, index) = (self.kit, column.index());
        let vizier = suit == Suit::Bird && eyrie.viziers[index];
        let all = (eyrie.decree[index] & CardSet::suit(suit)).len() + usize::from(vizier);
        (all, if self.obeys_now() { usize::from(eyrie.pending(column, suit)) } else { all })
    }

    /// The cards of a column, a letter of its suit for each; those that are resolved are dim while it is obeyed.
    fn in_letters(&self, ctx: &Ctx, column: Column) -> Row {
        let mut letters = Row::new();
        for suit in IN_ORDER {
            let (all, left) = self.cards_of(column, suit);
            let letter: String = names::short_suit(ctx.words, suit).chars().take(1).collect();
            letters.push(names::suit_role(suit), letter.repeat(left));
            letters.push(Role::Dim, letter.repeat(all.saturating_sub(left)));
        }
        letters
    }

    fn by_name(&self, ctx: &Ctx, column: Column) -> Vec<Row> {
        let (eyrie, index) = (self.kit, column.index());
        let card = |suit: Suit, name: String, done: bool| {
            let row = if ctx.is_aloud() { Row::new() } else { names::suit_word(Row::new(), ctx, suit).text(" ") };
            match self.obeys_now() && done {
                true => row.put(Role::Dim, ctx.fill("root-fact-resolved", &[("name", name.into())])),
                false => row.text(name),
            }
        };
        let named =
            |kind| if ctx.is_aloud() { names::card_for(ctx, kind) } else { names::listed_card(ctx.words, kind) };
        let vizier =
            eyrie.viziers[index].then(|| card(Suit::Bird, ctx.say("root-fact-vizier"), eyrie.resolved_viziers[index]));
        let copies = eyrie.decree[index].kinds().flat_map(|kind| {
            let all = (eyrie.decree[index] & kind.copies()).len();
            let done = (eyrie.resolved[index] & kind.copies()).len();
            (0..all).map(move |copy| card(kind.suit(), named(kind), copy < done))
        });
        vizier.into_iter().chain(copies).collect()
    }

    /// The cards of a column by suit, with a mark for a vizier among the birds.
    fn by_suit(&self, ctx: &Ctx, column: Column) -> Vec<Row> {
        let mut cells = Vec::new();
        for suit in IN_ORDER {
            let vizier = suit == Suit::Bird && self.kit.viziers[column.index()];
            let (all, left) = self.cards_of(column, suit);
            if all == 0 {
                continue;
            }
            let count = if (1..all).contains(&left) { format!(" {left}/{all}") } else { format!(" {all}") };
            let mut cell = names::suit_word(Row::new(), ctx, suit);
            cell.push(if left == 0 { Role::Dim } else { Role::Text }, count);
            let cell = if vizier { cell.text(ctx.say("root-fact-vizier-mark")) } else { cell };
            let done = left == 0;
            cells.push(if done { cell.put(Role::Good, format!(" {}", ctx.say("root-fact-done"))) } else { cell });
        }
        cells
    }

    /// The suits that a column demands, or what is left of them, each with the clearings where it could be obeyed on the board
    /// as it stands (7.5.2).
    fn demanded(&self, column: Column) -> impl Iterator<Item = (Suit, ClearingSet)> {
        let (state, eyrie, index) = (self.state, self.kit, column.index());
        let demanded = move |suit: &Suit| match self.obeys_now() {
            true => eyrie.pending(column, *suit) > 0,
            false => {
                let cards = eyrie.decree[index] & CardSet::suit(*suit);
                !cards.is_empty() || (*suit == Suit::Bird && eyrie.viziers[index])
            }
        };
        let able = self.able(column);
        let at = move |suit| if suit == Suit::Bird { able } else { able & state.clearings_of(suit) };
        [Suit::Bird].into_iter().chain(Suit::CLEARING).filter(demanded).map(move |suit| (suit, at(suit)))
    }

    /// Lists what a column demands by suit, and where it could be resolved.
    fn demands(&self, ctx: &Ctx, column: Column) -> Option<Fact> {
        let told = self.demanded(column).map(|(suit, able)| {
            let name = Row::of(names::suit_role(suit), names::suit(ctx.words, suit));
            let places = match able.is_empty() {
                true => Row::of(Role::Bad, ctx.say("root-fact-nowhere")),
                false => in_clearings(ctx, able),
            };
            match ctx.is_aloud() {
                true => ctx.row(Role::Text, "list-note", &[("thing", name), ("note", places)]),
                false => name.text(" ").join(places),
            }
        });
        let told: Vec<Row> = told.collect();
        let name = Row::of(Role::Dim, ctx.words.name("root-word", column.id()));
        (!told.is_empty()).then(|| Fact::new(name).list(told).only(Forms::FULL))
    }

    /// The demands that could be obeyed nowhere, so that turmoil is ahead.
    fn failing(&self, ctx: &Ctx) -> Vec<Row> {
        let failing = |column: Column| {
            let nowhere = self.demanded(column).filter(|(_, able)| able.is_empty());
            let name = ctx.words.name("root-word", column.id());
            nowhere.map(move |(suit, _)| names::suit_word(Row::of(Role::Bad, format!("{name} ")), ctx, suit))
        };
        Column::ALL.into_iter().flat_map(failing).collect()
    }

    /// The clearings where a bird card of a column could be obeyed.
    fn able(&self, column: Column) -> ClearingSet {
        let (state, seat) = (self.state, self.seat);
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
        state.board.clearings().iter().filter(fits).collect()
    }
}

impl FactionView for Seated<'_, Eyrie> {
    fn verbs(&self, phase: Phase) -> Vec<&'static str> {
        match phase {
            Phase::Setup => Vec::new(),
            Phase::Birdsong => vec!["decree", "roost"],
            Phase::Daylight => vec!["move", "battle", "recruit", "build", "turmoil"],
            Phase::Evening => Vec::new(),
        }
    }

    fn law(&self, verb: &str) -> Option<&'static str> {
        match verb {
            "build" => Some("7.5.2.IV"),
            "recruit" => Some("7.5.2.I"),
            _ => None,
        }
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

    fn facts(&self, ctx: &Ctx) -> Vec<Section> {
        let (state, eyrie) = (self.state, self.kit);
        let name = |leader: Leader| ctx.words.name("root-word", leader.id());
        let leader = eyrie.leader.map(|leader| {
            let fact = Fact::of(ctx, "root-fact-leader").note(Row::of(Role::Prompt, name(leader)));
            fact.sentence(ctx.words.name("root-leader", leader.id())).within(Forms::FULL)
        });
        let leaders = |deposed: bool, key: &str| {
            let leaders = Leader::ALL
                .into_iter()
                .filter(|leader| eyrie.deposed[leader.index()] == deposed && eyrie.leader != Some(*leader));
            Fact::of(ctx, key).list(leaders.map(|leader| Row::plain(name(leader))).collect()).only(Forms::FULL)
        };
        let viziers = eyrie.viziers.iter().filter(|vizier| **vizier).count();
        let cards: usize = Column::ALL.iter().map(|column| eyrie.decree[column.index()].len()).sum();
        let birds = [("cards", number((cards + viziers) as i64)), ("birds", number(eyrie.birds()))];
        let turmoil = Fact::of(ctx, "root-fact-turmoil")
            .note(Row::plain(ctx.fill("root-fact-points-lost", &[("points", number(eyrie.birds()))])))
            .within(Forms::COMPACT)
            .only(Forms::COMPACT);
        // who cannot change it has their rows for what is there
        let is_own = state.viewer.seat() == Some(self.seat);
        let failing = if is_own { self.failing(ctx) } else { Vec::new() };
        let failing = (!failing.is_empty())
            .then(|| Fact::of(ctx, "root-fact-fails").list(failing).within(Forms::COMPACT).only(Forms::COMPACT));
        let birds = Fact::bare().sentence(ctx.fill("root-heard-birds", &birds)).only(Forms::FULL);
        let decree = Column::ALL.into_iter().map(|column| self.column(ctx, column)).chain([birds]);
        let built = state.on_map(Piece::Roost);
        let roosts = standing(ctx, state, String::new(), Piece::Roost, Forms::LINE.or(Forms::FULL));
        let roosts = roosts.scale(&ROOST_POINTS, built, points(ctx));
        let roosts = roosts.note(in_clearings(ctx, state.clearings_with(Piece::Roost))).within(Forms::FULL);
        let demands = Column::ALL.into_iter().filter_map(|column| self.demands(ctx, column));
        let demands: Vec<Fact> = demands.collect();
        let key = if self.obeys_now() { "root-board-left" } else { "root-board-demands" };
        let demands = match self.obeys_now() && demands.is_empty() {
            true => Section::new([Fact::bare().sentence(ctx.say("root-board-all-done")).only(Forms::FULL)]),
            false => Section::new(demands).titled(ctx.say(key)),
        };
        vec![
            Section::new(leader.into_iter().chain([turmoil]).chain(failing)),
            Section::table(decree).titled(ctx.say("root-board-decree")),
            Section::table([roosts]),
            demands,
            Section::new([leaders(true, "root-fact-leaders-deposed"), leaders(false, "root-fact-leaders-coming")]),
        ]
    }

    fn legend(&self) -> Legend {
        Legend::default()
    }

    /// A leader, with the columns of its viziers; a column of the Decree, with the cards that are there.
    fn choice(&self, ctx: &Ctx, next: Part) -> Option<String> {
        let Part::Word(id) = next else { return None };
        if let Some(column) = Column::from_id(id) {
            let text = ctx.words.name("root-choice-decree", id);
            let there = cards(ctx, self.kit.decree[column.index()]);
            let places =
                [("text", text.clone().into()), ("cards", ctx.words.list(there.iter().map(Row::to_string)).into())];
            return Some(if there.is_empty() { text } else { ctx.fill("root-choice-decree-now", &places) });
        }
        let leader = Leader::from_id(id)?;
        let columns = leader.viziers().map(|column| ctx.words.name("root-word", column.id()));
        let places = [("gift", ctx.words.name("root-leader", id).into()), ("columns", ctx.words.list(&columns).into())];
        Some(ctx.fill("root-choice-leader", &places))
    }
}
