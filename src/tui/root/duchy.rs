//! The Underground Duchy.

use super::facts::{cards, in_clearings, number, standing};
use super::names;
use super::registry::{Budget, FactionView, Legend, Seated};
use crate::games::root::factions::duchy::state::Duchy;
use crate::games::root::factions::duchy::state::Step;
use crate::games::root::factions::duchy::turn;
use crate::games::root::factions::duchy::words::{Minister, MinisterSet, Rank};
use crate::games::root::factions::duchy::{burrow, parliament};
use crate::games::root::state::frame::Phase;
use crate::games::root::state::task::Task;
use crate::games::root::words::piece::Piece;
use crate::games::root::{Action, Observation};
use crate::kernel::{Words, name_key};
use crate::tui::game_ui::Ctx;
use crate::tui::palette::Role;
use crate::tui::player_board::{Fact, Forms, Section};
use crate::tui::text::Row;

/// Returns the keys of what is said of ranks and ministers.
pub fn keys() -> Vec<String> {
    let ranks = Rank::ALL.map(|rank| name_key("root-rank", rank.id()));
    ranks.into_iter().chain(Minister::ALL.map(|minister| name_key("root-minister", minister.id()))).collect()
}

/// The ministers that can act now (12.5.2).
fn ready(legal: &[Action]) -> u8 {
    let able = |minister: &Minister| {
        legal.iter().any(|action| match action {
            Action::Minister { minister: named } | Action::MinisterAs { minister: named, .. } => named == minister,
            _ => false,
        })
    };
    Minister::ALL.iter().filter(|minister| able(minister)).count() as u8
}

impl FactionView for Seated<'_, Duchy> {
    fn verbs(&self, phase: Phase) -> Vec<&'static str> {
        match phase {
            Phase::Setup => Vec::new(),
            Phase::Birdsong => Vec::new(),
            Phase::Daylight => vec!["battle", "move", "recruit", "build", "dig", "minister", "sway"],
            Phase::Evening => Vec::new(),
        }
    }

    fn law(&self, verb: &str) -> Option<&'static str> {
        match verb {
            "build" => Some("12.5.1.I"),
            "recruit" => Some("12.5.1.II"),
            _ => None,
        }
    }

    fn budget(&self) -> Option<Budget> {
        let daylight = self.state.phase == Phase::Daylight;
        daylight.then(|| Budget::of("root-budget-assembly", turn::actions_left(self.state)))
    }

    fn left(&self, legal: &[Action]) -> u8 {
        match self.state.top() {
            Some(Task::Duchy(Step::Assembly)) => turn::actions_left(self.state),
            Some(Task::Duchy(Step::Parliament)) => ready(legal),
            _ => 0,
        }
    }

    fn losses(&self, words: &Words, before: &Observation) -> Vec<String> {
        let before = before.duchy(self.seat).map_or(MinisterSet::EMPTY, |duchy| duchy.swayed);
        (before - self.kit.swayed).iter().map(|minister| words.name("root-word", minister.id())).collect()
    }

    fn beside_hand(&self) -> Option<u8> {
        let revealed = self.kit.revealed.len() as u8;
        (revealed > 0).then_some(revealed)
    }

    fn facts(&self, ctx: &Ctx) -> Vec<Section> {
        let (state, duchy) = (self.state, self.kit);
        let burrow = Fact::of(ctx, "root-fact-burrow").count(duchy.burrow);
        let muster = Fact::of(ctx, "root-fact-muster").count(burrow::muster_size(state)).only(Forms::BOARD);
        let built = [Piece::Tunnel, Piece::Citadel, Piece::Market];
        let built = built.map(|piece| {
            let letter = names::glyph(piece, false);
            let sign = if piece == Piece::Tunnel { letter.to_string() } else { format!("D{letter}") };
            let fact = standing(ctx, state, sign, piece, Forms::ALL);
            fact.note(in_clearings(ctx, state.clearings_with(piece))).within(Forms::FULL).named()
        });
        let swayed = Minister::ALL.into_iter().filter(|&minister| duchy.swayed.contains(minister));
        let swayed = swayed.map(|minister| {
            let name = ctx.words.name("root-word", minister.id());
            match duchy.acted.contains(minister) {
                true => Row::of(Role::Dim, format!("({name})")),
                false => Row::of(Role::Good, name),
            }
        });
        let swayed = Fact::of(ctx, "root-fact-ministers")
            .in_new_row()
            .count(duchy.swayed.len() as i64)
            .within(Forms::LINE)
            .list(swayed.collect())
            .within(Forms::COMPACT)
            .only(Forms::LINE.or(Forms::COMPACT));
        let crowns = Rank::ALL.map(|rank| parliament::crowns(state, rank).to_string()).join("/");
        let crowns = Fact::of(ctx, "root-fact-crowns").note(Row::plain(crowns)).only(Forms::COMPACT);
        let revealed = Fact::of(ctx, "root-fact-revealed").list(cards(ctx, duchy.revealed)).only(Forms::FULL);
        let ranks = Rank::ALL.into_iter().map(|rank| {
            let ministers = Minister::ALL.into_iter().filter(move |minister| minister.rank() == rank);
            [self.rank(ctx, rank)].into_iter().chain(ministers.map(|minister| self.minister(ctx, minister)))
        });
        vec![
            Section::new([burrow, muster].into_iter().chain(built).chain([swayed, crowns, revealed])),
            Section::table(ranks.flatten()).titled(ctx.say("root-board-ministers")),
        ]
    }

    fn legend(&self) -> Legend {
        Legend { places: &["burrow"], ..Legend::default() }
    }
}

impl Seated<'_, Duchy> {
    /// A rank: what its ministers are worth and take, and its crowns that are left.
    fn rank(&self, ctx: &Ctx, rank: Rank) -> Fact {
        let places = [
            ("rank", ctx.words.name("root-rank", rank.id()).into()),
            ("points", number(rank.points())),
            ("cards", number(rank.cards())),
            ("left", number(parliament::crowns(self.state, rank))),
        ];
        Fact::bare().sentence(ctx.fill("root-heard-rank", &places)).only(Forms::FULL)
    }

    /// A minister: whether it is swayed and has acted, and what it does.
    fn minister(&self, ctx: &Ctx, minister: Minister) -> Fact {
        let (role, key) = match (self.kit.swayed.contains(minister), self.kit.acted.contains(minister)) {
            (true, false) => (Role::Good, "root-fact-swayed"),
            (true, true) => (Role::Dim, "root-fact-acted"),
            (false, _) => (Role::Dim, "root-fact-not-swayed"),
        };
        let told = if self.kit.swayed.contains(minister) { Role::Text } else { Role::Dim };
        Fact::new(Row::of(told, ctx.words.name("root-word", minister.id())))
            .note(Row::of(role, ctx.say(key)))
            .note(Row::of(Role::Dim, ctx.words.name("root-minister", minister.id())))
            .within(Forms::WHOLE)
            .sentence(ctx.words.name("root-minister", minister.id()))
            .within(Forms::SPOKEN)
            .only(Forms::FULL)
    }
}
