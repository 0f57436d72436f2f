//! The Marquise de Cat.

use super::facts::{in_clearings, number, places, points, standing};
use super::names;
use super::registry::{Budget, FactionView, Legend, Seated};
use crate::games::root::factions::marquise::state::{ACTIONS, BUILDING_COST, BUILDINGS, Step};
use crate::games::root::factions::marquise::turn::{building_points, next_building};
use crate::games::root::law::rule::Ruling;
use crate::games::root::state::frame::Phase;
use crate::games::root::state::task::Task;
use crate::games::root::words::piece::Piece;
use crate::games::root::{Action, Observation};
use crate::kernel::Part;
use crate::tui::game_ui::Ctx;
use crate::tui::palette::Role;
use crate::tui::player_board::{Fact, Forms, Section};
use crate::tui::text::Row;

/// The Marquise has only pieces.
pub struct Marquise;

impl Seated<'_, Marquise> {
    /// Daylight actions (6.5).
    fn all(&self) -> u8 {
        ACTIONS + self.state.used.extra
    }

    fn actions_left(&self) -> u8 {
        self.all().saturating_sub(self.state.used.actions)
    }
}

impl FactionView for Seated<'_, Marquise> {
    fn verbs(&self, phase: Phase) -> Vec<&'static str> {
        match phase {
            Phase::Setup => Vec::new(),
            Phase::Birdsong => Vec::new(),
            Phase::Daylight => vec!["battle", "march", "recruit", "build", "overwork", "extra"],
            Phase::Evening => Vec::new(),
        }
    }

    fn law(&self, verb: &str) -> Option<&'static str> {
        match verb {
            "build" => Some("6.5.4"),
            "recruit" => Some("6.5.3"),
            _ => None,
        }
    }

    fn budget(&self) -> Option<Budget> {
        let daylight = self.state.phase == Phase::Daylight;
        daylight.then(|| Budget { key: "root-budget-actions", left: self.actions_left(), all: self.all() })
    }

    fn left(&self, _: &[Action]) -> u8 {
        match self.state.top() {
            Some(Task::Marquise(Step::Actions)) => self.actions_left(),
            _ => 0,
        }
    }

    fn facts(&self, ctx: &Ctx) -> Vec<Section> {
        let state = self.state;
        let wood = Fact::of(ctx, "root-fact-wood").count(state.on_map(Piece::Wood));
        let piles = piles(ctx, state);
        let wood = if piles.is_empty() { wood } else { wood.list(piles).within(Forms::BOARD) };
        let costs = Fact::of(ctx, "root-fact-wood-costs").scale(&BUILDING_COST, BUILDING_COST.len(), String::new());
        let costs = costs.only(Forms::COMPACT.or(Forms::WHOLE));
        let rules = Fact::of(ctx, "root-fact-rules").note(Row::plain(places(ctx, state.ruled(self.seat))));
        let keep = state.clearings_with(Piece::Keep);
        let name = Row::of(Role::Dim, ctx.words.name("root-piece", Piece::Keep.id()));
        let keep = match (keep.is_empty(), state.phase) {
            (false, _) => Fact::new(name).note(in_clearings(ctx, keep)).sentence(ctx.say("root-board-keep")),
            (true, Phase::Setup) => Fact::bare().sentence(ctx.say("root-board-keep-to-come")),
            (true, _) => {
                let lost = Row::of(Role::Bad, ctx.say("root-fact-lost"));
                Fact::new(name).note(lost).sentence(ctx.say("root-board-keep-lost"))
            }
        };
        let buildings = BUILDINGS.map(|piece| building(ctx, state, piece));
        vec![
            Section::table(buildings.into_iter().chain([costs])).titled(ctx.say("root-board-buildings")),
            Section::new([wood, keep.only(Forms::BOARD).in_new_row(), rules.only(Forms::FULL)]),
        ]
    }

    fn legend(&self) -> Legend {
        Legend::default()
    }

    fn choice(&self, ctx: &Ctx, next: Part) -> Option<String> {
        let Part::Word(id) = next else { return None };
        let piece = BUILDINGS.into_iter().find(|piece| piece.id() == id)?;
        let (wood, points) = next_building(self.state, piece)?;
        let key = if ctx.is_aloud() { "root-heard-this-building" } else { "root-board-next-building" };
        Some(ctx.fill(key, &[("wood", number(wood)), ("points", number(points))]))
    }
}

/// A kind of building: how many stand and where, what the next ones score, and what the next one costs.
fn building(ctx: &Ctx, state: &Observation, piece: Piece) -> Fact {
    let built = state.on_map(piece);
    let sign = format!("C{}", names::glyph(piece, false));
    let fact = standing(ctx, state, sign, piece, Forms::LINE.or(Forms::FULL));
    let scores = building_points(piece).unwrap_or_default();
    let fact = fact.covered(&scores, built, points(ctx)).within(Forms::BOARD);
    let standing = in_clearings(ctx, state.clearings_with(piece));
    let Some((wood, points)) = next_building(state, piece) else { return fact.note(standing).within(Forms::FULL) };
    let places = [("wood", number(wood)), ("points", number(points))];
    fact.note(Row::plain(ctx.fill("root-fact-costs", &[("count", number(wood))])))
        .within(Forms::LINE)
        .note(Row::of(Role::Dim, ctx.fill("root-board-next-building", &places)))
        .within(Forms::WHOLE)
        .note(standing)
        .within(Forms::FULL)
        .sentence(ctx.fill("root-heard-next-building", &places))
        .within(Forms::SPOKEN)
}

/// Each clearing with wood, and how much of it.
fn piles(ctx: &Ctx, state: &Observation) -> Vec<Row> {
    let wood = state.clearings_with(Piece::Wood).iter().map(|at| (at, state.count(Piece::Wood, at)));
    let pile = wood.map(|(at, count)| match ctx.is_aloud() {
        true => ctx.fill("root-heard-count-in", &[("count", number(count)), ("place", number(at.number()))]),
        false => format!("{}:{count}", at.number()),
    });
    pile.map(Row::plain).collect()
}
