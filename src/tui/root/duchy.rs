//! The Underground Duchy.

use super::boards::{head, number, places};
use super::cards::list;
use super::compact::{self, fact, flow};
use super::heard;
use super::registry::{Board, Budget, Force, Legend, Seated};
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
use crate::tui::text::Row;

/// The keys of what is said of ranks and ministers.
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

impl Board for Seated<'_, Duchy> {
    fn verbs(&self, phase: Phase) -> Vec<&'static str> {
        match phase {
            Phase::Setup => Vec::new(),
            Phase::Birdsong => Vec::new(),
            Phase::Daylight => vec!["battle", "move", "recruit", "build", "dig", "minister", "sway"],
            Phase::Evening => Vec::new(),
        }
    }

    fn leaves_points(&self) -> &'static str {
        "dominance"
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

    fn force(&self) -> Force {
        Force::Warriors
    }

    fn warriors(&self) -> u8 {
        self.state.faction(self.seat).warriors()
    }

    fn beside_hand(&self) -> Option<u8> {
        let revealed = self.kit.revealed.len() as u8;
        (revealed > 0).then_some(revealed)
    }

    fn line(&self, ctx: &Ctx) -> Row {
        let (state, duchy) = (self.state, self.kit);
        let count = |piece: Piece| number(state.on_map(piece));
        let places = [
            ("burrow", number(duchy.burrow)),
            ("tunnels", count(Piece::Tunnel)),
            ("citadels", count(Piece::Citadel)),
            ("markets", count(Piece::Market)),
            ("ministers", number(duchy.swayed.len() as i64)),
            ("warriors", number(state.player(self.seat).supply)),
        ];
        Row::plain(ctx.fill("root-own-duchy", &places))
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
        Legend { places: &["burrow"], ..Legend::default() }
    }
}

/// Burrow and tunnels, buildings, revealed cards, the ministers by rank.
fn board(ctx: &Ctx, state: &Observation, duchy: &Duchy) -> Vec<Row> {
    let tunnels = state.clearings_with(Piece::Tunnel);
    let facts = [
        ("burrow", number(duchy.burrow)),
        ("next", number(burrow::muster_size(state))),
        ("count", number(tunnels.len() as i64)),
        ("places", places(tunnels).into()),
    ];
    let mut rows = vec![Row::plain(ctx.fill("root-board-burrow", &facts))];
    let built = |piece: Piece| number(state.on_map(piece));
    let buildings = [("citadels", built(Piece::Citadel)), ("markets", built(Piece::Market))];
    rows.push(Row::plain(ctx.fill("root-board-duchy-buildings", &buildings)));
    rows.push(Row::of(Role::Prompt, ctx.say("root-board-revealed")).text(format!(" {}", list(ctx, duchy.revealed))));
    rows.push(Row::new());
    rows.push(head(ctx.say("root-board-ministers")));
    for rank in Rank::ALL {
        let name = ctx.words.name("root-rank", rank.id());
        let worth = [("rank", name.into()), ("points", number(rank.points()))];
        let crowns = [("left", number(parliament::crowns(state, rank)))];
        let needs = [("count", number(rank.cards()))];
        let facts =
            [("root-board-rank-worth", &worth[..]), ("root-board-needs", &needs), ("root-board-crowns", &crowns)];
        rows.push(Row::of(Role::Dim, facts.map(|(key, places)| ctx.fill(key, places)).join("  ")));
        let ministers = Minister::ALL.into_iter().filter(|minister| minister.rank() == rank);
        rows.extend(ministers.map(|minister| minister_row(ctx, duchy, minister)));
    }
    rows
}

fn minister_row(ctx: &Ctx, duchy: &Duchy, minister: Minister) -> Row {
    let (role, mark) = match (duchy.swayed.contains(minister), duchy.acted.contains(minister)) {
        (true, false) => (Role::Good, ctx.say("root-board-swayed")),
        (true, true) => (Role::Dim, ctx.say("root-board-acted")),
        (false, _) => (Role::Dim, "-".to_owned()),
    };
    let name = ctx.words.name("root-word", minister.id());
    let told = if duchy.swayed.contains(minister) { Role::Text } else { Role::Dim };
    let row = Row::plain("  ").put(told, name).to(17);
    row.put(role, mark).to(24).put(Role::Dim, ctx.words.name("root-minister", minister.id()))
}

/// The Burrow, what stands, and the ministers that are swayed: those that have acted in brackets.
fn docked(ctx: &Ctx, state: &Observation, duchy: &Duchy, left: u8, all: u8) -> Vec<Row> {
    let burrow = ctx.fill("root-dock-burrow", &[("count", number(duchy.burrow))]);
    let next = ctx.fill("root-dock-muster", &[("count", number(burrow::muster_size(state)))]);
    let tunnels = ctx.fill("root-dock-tunnels", &[("count", number(state.on_map(Piece::Tunnel)))]);
    let mut rows = flow([burrow, next, tunnels].map(fact));
    let ministers = Minister::ALL.into_iter().filter(|&minister| duchy.swayed.contains(minister));
    let named = |minister: Minister| {
        let name = ctx.words.name("root-word", minister.id());
        match duchy.acted.contains(minister) {
            true => Row::of(Role::Dim, format!("({name})")),
            false => Row::of(Role::Good, name),
        }
    };
    let swayed = flow(ministers.map(named));
    rows.extend(if swayed.is_empty() { vec![Row::of(Role::Dim, ctx.say("root-dock-no-ministers"))] } else { swayed });
    let crowns = Rank::ALL.map(|rank| parliament::crowns(state, rank).to_string()).join("/");
    let crowns = ctx.fill("root-dock-crowns", &[("crowns", crowns.into())]);
    rows.extend(flow([fact(crowns), compact::warriors(ctx, left, all)]));
    let built = [("root-dock-citadels", Piece::Citadel), ("root-dock-markets", Piece::Market)];
    let built =
        built.map(|(key, of)| ctx.fill(key, &[("built", number(state.on_map(of))), ("all", number(of.total()))]));
    rows.extend(flow(built.map(fact)));
    rows
}

/// Burrow and tunnels, buildings, revealed cards, the ministers by rank.
fn heard(ctx: &Ctx, state: &Observation, duchy: &Duchy) -> Vec<Row> {
    let burrow = heard::count(ctx, "root-heard-burrow", duchy.burrow);
    let muster = heard::count(ctx, "root-heard-muster", burrow::muster_size(state));
    let mut rows = vec![heard::together(ctx, [burrow, muster])];
    for piece in [Piece::Tunnel, Piece::Citadel, Piece::Market] {
        let label = ctx.words.name("root-piece", piece.id());
        rows.push(heard::standing(ctx, &label, piece.total(), state.clearings_with(piece), state.on_map(piece)));
    }
    rows.push(heard::fact(ctx, "root-heard-revealed", heard::cards(ctx, duchy.revealed)));
    for rank in Rank::ALL {
        let places = [
            ("rank", ctx.words.name("root-rank", rank.id()).into()),
            ("points", number(rank.points())),
            ("cards", number(rank.cards())),
            ("left", number(parliament::crowns(state, rank))),
        ];
        rows.push(heard::told(ctx, "root-heard-rank", &places));
        for minister in Minister::ALL.into_iter().filter(|minister| minister.rank() == rank) {
            let stands = match (duchy.swayed.contains(minister), duchy.acted.contains(minister)) {
                (true, false) => "swayed",
                (true, true) => "acted",
                (false, _) => "not",
            };
            let places = [
                ("minister", ctx.words.name("root-word", minister.id()).into()),
                ("stands", stands.into()),
                ("does", ctx.words.name("root-minister", minister.id()).into()),
            ];
            rows.push(heard::told(ctx, "root-heard-minister", &places));
        }
    }
    rows
}
