//! The Woodland Alliance.

use super::boards::{head, number, places, scale};
use super::compact::{self, fact, flow};
use super::heard;
use super::registry::{Board, Budget, Force, Legend, Seated};
use super::{cards, names};
use crate::games::root::factions::alliance::state::Step;
use crate::games::root::factions::alliance::state::{
    Alliance, REVOLT_COST, SPREAD_COST, SPREAD_POINTS, SUPPORTER_LIMIT,
};
use crate::games::root::state::frame::Phase;
use crate::games::root::state::task::Task;
use crate::games::root::words::piece::Piece;
use crate::games::root::words::place::{ClearingSet, Suit};
use crate::games::root::{Action, Observation};
use crate::kernel::Words;
use crate::tui::game_ui::Ctx;
use crate::tui::palette::Role;
use crate::tui::text::Row;

impl Seated<'_, Alliance> {
    /// Operations, one for each officer (8.6.1).
    fn operations_left(&self) -> u8 {
        self.kit.officers.saturating_sub(self.state.used.actions)
    }
}

impl Board for Seated<'_, Alliance> {
    fn verbs(&self, phase: Phase) -> Vec<&'static str> {
        match phase {
            Phase::Setup => Vec::new(),
            Phase::Birdsong => vec!["revolt", "spread"],
            Phase::Daylight => vec!["mobilize", "train"],
            Phase::Evening => vec!["battle", "move", "recruit", "organize"],
        }
    }

    fn leaves_points(&self) -> &'static str {
        "dominance"
    }

    fn budget(&self) -> Option<Budget> {
        (self.state.phase == Phase::Evening).then(|| Budget::of("root-budget-operations", self.operations_left()))
    }

    fn left(&self, _: &[Action]) -> u8 {
        match self.state.top() {
            Some(Task::Alliance(Step::Operations)) => self.operations_left(),
            _ => 0,
        }
    }

    fn losses(&self, words: &Words, before: &Observation) -> Vec<String> {
        let Some(before) = before.alliance(self.seat) else { return Vec::new() };
        let supporters = before.supporter_count().saturating_sub(self.kit.supporter_count());
        let officers = before.officers.saturating_sub(self.kit.officers);
        names::counted(words, "root-lost-supporters", supporters)
            .into_iter()
            .chain(names::counted(words, "root-lost-officers", officers))
            .collect()
    }

    fn force(&self) -> Force {
        Force::Warriors
    }

    fn warriors(&self) -> u8 {
        self.state.faction(self.seat).warriors()
    }

    fn beside_hand(&self) -> Option<u8> {
        Some(self.kit.supporter_count())
    }

    fn line(&self, ctx: &Ctx) -> Row {
        let (state, alliance) = (self.state, self.kit);
        let spread = state.on_map(Piece::Sympathy);
        let scale = |scale: &[u8]| scale.get(usize::from(spread)).map_or("-".to_owned(), u8::to_string);
        let mut known = String::new();
        for suit in Suit::ALL {
            let count = alliance.supporters.iter().filter(|card| card.suit() == suit).count();
            if count > 0 {
                known.push_str(&format!(" {}{count}", names::suit_for(ctx, suit)));
            }
        }
        let places = [
            ("supporters", number(alliance.supporter_count())),
            ("known", known.into()),
            ("officers", number(alliance.officers)),
            ("spread", number(spread)),
            ("next", scale(&SPREAD_COST).into()),
            ("worth", scale(&SPREAD_POINTS).into()),
            ("warriors", number(state.player(self.seat).supply)),
        ];
        Row::plain(ctx.fill("root-own-alliance", &places))
    }

    fn board(&self, ctx: &Ctx) -> Vec<Row> {
        board(ctx, self.state, self.kit)
    }

    fn heard(&self, ctx: &Ctx) -> Vec<Row> {
        heard(ctx, self.state, self.kit)
    }

    fn docked(&self, ctx: &Ctx) -> Vec<Row> {
        docked(ctx, self.state, self.kit, self.state.player(self.seat).supply, self.warriors())
    }

    fn legend(&self) -> Legend {
        Legend::default()
    }

    fn beside_cards(&self, ctx: &Ctx) -> Option<Row> {
        (!self.kit.supporters.is_empty()).then(|| known(ctx, self.kit))
    }
}

/// Supporters, officers, bases, and what sympathy costs and brings.
fn board(ctx: &Ctx, state: &Observation, alliance: &Alliance) -> Vec<Row> {
    let bases: Vec<String> =
        bases(state).map(|(suit, base)| format!("{} {}", names::suit(ctx.words, suit), places(base))).collect();
    let limit = limit(state).map_or("-".into(), |limit| limit.to_string());
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
    for (key, values) in [("root-board-cost", SPREAD_COST), ("root-board-points", SPREAD_POINTS)] {
        rows.push(Row::plain("  ").text(ctx.say(key)).to(14).join(scale(&values, sympathy.len())));
    }
    if !alliance.supporters.is_empty() {
        rows.push(Row::new());
        rows.push(known(ctx, alliance));
    }
    rows.push(Row::new());
    rows.push(Row::of(Role::Dim, ctx.fill("root-board-revolt", &[("cost", number(REVOLT_COST))])));
    rows
}

/// The supporters that the viewer knows, card by card.
fn known(ctx: &Ctx, alliance: &Alliance) -> Row {
    let names = cards::list(ctx, alliance.supporters);
    Row::of(Role::Prompt, ctx.say("root-cards-supporters")).text(format!(" {names}"))
}

/// Returns where the base of each suit is.
fn bases(state: &Observation) -> impl Iterator<Item = (Suit, ClearingSet)> {
    let base = |suit| (suit, Piece::base(suit).map(|base| state.clearings_with(base)).unwrap_or_default());
    Suit::CLEARING.into_iter().map(base)
}

/// The most supporters, as long as there is no base.
fn limit(state: &Observation) -> Option<u8> {
    bases(state).all(|(_, base)| base.is_empty()).then_some(SUPPORTER_LIMIT)
}

/// Supporters and officers, bases, and what the next sympathy costs and scores.
fn docked(ctx: &Ctx, state: &Observation, alliance: &Alliance, left: u8, all: u8) -> Vec<Row> {
    let count = ("count", number(alliance.supporter_count()));
    let supporters = match limit(state) {
        Some(limit) => ctx.fill("root-dock-supporters-of", &[count, ("limit", number(limit))]),
        None => ctx.fill("root-dock-supporters", &[count]),
    };
    let officers = ctx.fill("root-dock-officers", &[("count", number(alliance.officers))]);
    let mut rows = flow([fact(supporters), fact(officers)]);
    let of = |suit: Suit| alliance.supporters.iter().filter(|card| card.suit() == suit).count();
    rows.extend(flow(compact::suits(ctx, of)));
    for (key, values) in [("root-dock-cost", SPREAD_COST), ("root-dock-points", SPREAD_POINTS)] {
        rows.push(Row::of(Role::Dim, ctx.say(key)).to(8).join(scale(&values, state.on_map(Piece::Sympathy).into())));
    }
    let mut row = Row::of(Role::Dim, ctx.say("root-dock-bases"));
    for (suit, base) in bases(state) {
        row = names::suit_word(row.text("  "), ctx, suit).text(format!(" {}", places(base)));
    }
    rows.push(row);
    let sympathy = places(state.clearings_with(Piece::Sympathy));
    rows.push(fact(ctx.fill("root-dock-sympathy", &[("places", sympathy.into())])));
    rows.push(compact::warriors(ctx, left, all));
    rows
}

/// Supporters, officers, bases, and what sympathy costs and scores.
fn heard(ctx: &Ctx, state: &Observation, alliance: &Alliance) -> Vec<Row> {
    let supporters = heard::count(ctx, "root-heard-supporters", alliance.supporter_count());
    let limit = limit(state).map(|limit| heard::count(ctx, "root-heard-supporter-limit", limit));
    let mut rows = vec![heard::together(ctx, [supporters].into_iter().chain(limit))];
    if !alliance.supporters.is_empty() {
        let known = alliance.supporters.iter().map(|card| names::card_for(ctx, card.kind()));
        rows.push(heard::fact(ctx, "root-heard-known", ctx.words.list(known)));
    }
    if alliance.hidden > 0 {
        rows.push(heard::count(ctx, "root-heard-hidden", alliance.hidden));
    }
    rows.push(heard::count(ctx, "root-heard-officers", alliance.officers));
    let based = bases(state).filter_map(|(suit, base)| Some((suit, base.first()?)));
    let based = based.map(|(suit, at)| {
        let suit = names::suit(ctx.words, suit);
        ctx.fill("root-heard-suit-in", &[("suit", suit.into()), ("place", number(at.number()))])
    });
    rows.push(heard::fact(ctx, "root-heard-bases", ctx.words.list(based)));
    let sympathy = state.clearings_with(Piece::Sympathy);
    let name = ctx.words.name("root-piece", Piece::Sympathy.id());
    rows.push(heard::standing(ctx, &name, Piece::Sympathy.total(), sympathy, sympathy.len() as u8));
    for (key, values) in [("root-heard-spread-cost", SPREAD_COST), ("root-heard-spread-points", SPREAD_POINTS)] {
        rows.push(heard::fact(ctx, key, heard::scale(ctx, &values, sympathy.len())));
    }
    rows.push(Row::plain(ctx.fill("root-board-revolt", &[("cost", number(REVOLT_COST))])));
    rows
}
