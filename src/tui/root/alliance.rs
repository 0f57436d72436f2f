//! The Woodland Alliance.

use super::boards::{head, number, places};
use super::names;
use super::registry::{Board, Budget, Force, Legend, Seated};
use crate::games::root::factions::alliance::kit::Step;
use crate::games::root::factions::alliance::kit::{Alliance, REVOLT_COST, SPREAD_COST, SPREAD_POINTS, SUPPORTER_LIMIT};
use crate::games::root::state::phase::Phase;
use crate::games::root::state::task::Task;
use crate::games::root::words::piece::Piece;
use crate::games::root::words::place::Suit;
use crate::games::root::{Action, Observation};
use crate::tui::face::Ctx;
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

    fn lends(&self, _: Phase) -> &'static [&'static str] {
        &[]
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
                known.push_str(&format!(" {}{count}", names::short_suit(ctx.words, suit)));
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

    fn legend(&self) -> Legend {
        Legend::default()
    }
}

/// Supporters, officers, bases, and what sympathy costs and brings.
fn board(ctx: &Ctx, state: &Observation, alliance: &Alliance) -> Vec<Row> {
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
