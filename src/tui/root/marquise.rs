//! The Marquise de Cat.

use super::boards::{head, number, places, scale};
use super::compact::{self, fact, flow};
use super::heard;
use super::names;
use super::registry::{Board, Budget, Force, Legend, Seated};
use crate::games::root::factions::marquise::state::{ACTIONS, BUILDING_COST, BUILDINGS, Step};
use crate::games::root::factions::marquise::turn::{building_points, next_building};
use crate::games::root::law::rule::Ruling;
use crate::games::root::state::frame::Phase;
use crate::games::root::state::task::Task;
use crate::games::root::words::piece::Piece;
use crate::games::root::{Action, Observation};
use crate::kernel::{Part, Seat};
use crate::tui::game_ui::Ctx;
use crate::tui::palette::Role;
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

impl Board for Seated<'_, Marquise> {
    fn verbs(&self, phase: Phase) -> Vec<&'static str> {
        match phase {
            Phase::Setup => Vec::new(),
            Phase::Birdsong => Vec::new(),
            Phase::Daylight => vec!["battle", "march", "recruit", "build", "overwork", "extra"],
            Phase::Evening => Vec::new(),
        }
    }

    fn leaves_points(&self) -> &'static str {
        "dominance"
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

    fn force(&self) -> Force {
        Force::Warriors
    }

    fn warriors(&self) -> u8 {
        self.state.faction(self.seat).warriors()
    }

    fn line(&self, ctx: &Ctx) -> Row {
        let state = self.state;
        let mut built = String::new();
        let mut next = String::new();
        for piece in BUILDINGS {
            let letter = names::glyph(piece, false);
            built.push_str(&format!("C{letter} {}/{}  ", state.on_map(piece), piece.total()));
            let cost = next_building(state, piece);
            next.push_str(&match cost {
                Some((wood, points)) if ctx.roomy => format!("C{letter} {wood} (+{points})  "),
                Some((wood, _)) => format!("{wood} "),
                None => "- ".into(),
            });
        }
        let (built, next) = (built.trim_end().to_owned(), next.trim_end().to_owned());
        let places = [
            ("wood", number(state.on_map(Piece::Wood))),
            ("built", built.into()),
            ("next", next.into()),
            ("warriors", number(state.player(self.seat).supply)),
        ];
        Row::plain(ctx.fill("root-own-marquise", &places))
    }

    fn board(&self, ctx: &Ctx) -> Vec<Row> {
        board(ctx, self.state, self.seat)
    }

    fn heard(&self, ctx: &Ctx) -> Vec<Row> {
        heard(ctx, self.state, self.seat)
    }

    fn docked(&self, ctx: &Ctx) -> Vec<Row> {
        docked(ctx, self.state, self.state.player(self.seat).supply, self.warriors())
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

/// Buildings with what the next ones cost, wood, what is ruled, the keep.
fn board(ctx: &Ctx, state: &Observation, seat: Seat) -> Vec<Row> {
    let heads = head(ctx.say("root-board-buildings")).to(18).put(Role::Dim, ctx.say("root-board-costs"));
    let mut rows = vec![heads];
    for piece in BUILDINGS {
        let built = state.on_map(piece);
        let name = ctx.words.name("root-piece", piece.id());
        let mut row = Row::plain(format!("  C{} {name}", names::glyph(piece, false))).to(15);
        row = row.text(format!("{built}/{}", piece.total()));
        row = row.to(18).join(scale(&BUILDING_COST, built.into()));
        if let Some((wood, points)) = next_building(state, piece) {
            let places = [("wood", number(wood)), ("points", number(points))];
            row = row.text(" ").text(ctx.fill("root-board-next-building", &places));
        }
        rows.push(row);
    }
    rows.push(Row::new());
    let piles: Vec<String> = piles(state).collect();
    let facts = [("count", number(state.on_map(Piece::Wood))), ("places", piles.join(" ").into())];
    rows.push(Row::plain(ctx.fill("root-board-wood", &facts)));
    rows.push(Row::plain(ctx.fill("root-board-ruled", &[("places", places(state.ruled(seat)).into())])));
    let keep = state.clearings_with(Piece::Keep).first();
    rows.push(Row::plain(match keep {
        Some(at) => ctx.fill("root-board-keep", &[("place", number(at.number()))]),
        None if state.phase == Phase::Setup => ctx.say("root-board-keep-to-come"),
        None => ctx.say("root-board-keep-lost"),
    }));
    rows
}

/// Each clearing with wood, and how much of it.
fn piles(state: &Observation) -> impl Iterator<Item = String> {
    let wood = state.clearings_with(Piece::Wood);
    wood.iter().map(|at| format!("{}:{}", at.number(), state.count(Piece::Wood, at))).collect::<Vec<_>>().into_iter()
}

/// Wood, for each kind of building what stands and the points of the others, keep and warriors.
fn docked(ctx: &Ctx, state: &Observation, left: u8, all: u8) -> Vec<Row> {
    let wood = fact(ctx.fill("root-dock-wood", &[("count", number(state.on_map(Piece::Wood)))]));
    let piles = piles(state).map(Row::plain);
    let mut rows = flow([wood].into_iter().chain(piles));
    rows.push(Row::of(Role::Dim, ctx.say("root-dock-wood-cost")).to(13).join(scale(&BUILDING_COST, usize::MAX)));
    for piece in BUILDINGS {
        let built = usize::from(state.on_map(piece));
        let points = building_points(piece).unwrap_or_default();
        let name = Row::plain(ctx.words.name("root-piece", piece.id())).to(10);
        let mut row = name.text(format!("C{}", names::glyph(piece, false))).to(13).text(" # ".repeat(built));
        if let Some(open) = points.get(built..).filter(|open| !open.is_empty()) {
            row = row.join(scale(open, 0)).put(Role::Dim, format!(" {}", ctx.say("root-dock-points")));
        }
        rows.push(row);
    }
    let keep = state.clearings_with(Piece::Keep).first();
    let keep = fact(match keep {
        Some(at) => ctx.fill("root-dock-keep", &[("place", number(at.number()))]),
        None => ctx.say("root-dock-keep-lost"),
    });
    rows.extend(flow([keep, compact::warriors(ctx, left, all)]));
    rows
}

/// Buildings with what the next ones cost and score, wood, what is ruled, the keep.
fn heard(ctx: &Ctx, state: &Observation, seat: Seat) -> Vec<Row> {
    let building = |piece: Piece| {
        let stands = heard::standing(
            ctx,
            &ctx.words.name("root-piece", piece.id()),
            piece.total(),
            state.clearings_with(piece),
            state.on_map(piece),
        );
        let next = next_building(state, piece).map(|(wood, points)| {
            let places = [("wood", number(wood)), ("points", number(points))];
            heard::told(ctx, "root-heard-next-building", &places)
        });
        heard::together(ctx, [stands].into_iter().chain(next))
    };
    let mut rows: Vec<Row> = BUILDINGS.into_iter().map(building).collect();
    let wood = state.clearings_with(Piece::Wood);
    let piles = wood.iter().map(|at| {
        let places = [("count", number(state.count(Piece::Wood, at))), ("place", number(at.number()))];
        ctx.fill("root-heard-in", &places)
    });
    rows.push(heard::fact(ctx, "root-heard-wood", ctx.words.list(piles)));
    rows.push(heard::fact(ctx, "root-heard-ruled", heard::numbers(ctx, state.ruled(seat).iter())));
    let keep = state.clearings_with(Piece::Keep).first();
    rows.push(match keep {
        Some(at) => heard::told(ctx, "root-heard-keep", &[("place", number(at.number()))]),
        None if state.phase == Phase::Setup => Row::plain(ctx.say("root-board-keep-to-come")),
        None => Row::plain(ctx.say("root-board-keep-lost")),
    });
    rows
}
