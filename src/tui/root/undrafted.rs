//! A seat that has no faction yet (A.8).

use super::compact::flow;
use super::heard;
use super::names;
use super::names::faction_role;
use super::registry::{Board, Force, Legend};
use crate::games::root::Observation;
use crate::games::root::state::frame::Phase;
use crate::games::root::words::faction::Faction;
use crate::tui::game_ui::Ctx;
use crate::tui::palette::Role;
use crate::tui::text::Row;

pub struct Undrafted<'a> {
    pub state: &'a Observation,
}

impl Board for Undrafted<'_> {
    fn verbs(&self, _: Phase) -> Vec<&'static str> {
        Vec::new()
    }

    fn leaves_points(&self) -> &'static str {
        "dominance"
    }

    fn force(&self) -> Force {
        Force::Warriors
    }

    fn line(&self, ctx: &Ctx) -> Row {
        let pool = self.state.draft.pool;
        if pool.is_empty() {
            return Row::of(Role::Dim, ctx.say("root-own-undrafted"));
        }
        let locked = self.state.locked();
        let letter =
            |row: Row, faction: Faction| row.text(" ").put(faction_role(faction), faction.letter().to_string());
        let free = pool.iter().filter(|&faction| Some(faction) != locked);
        let row = free.fold(Row::of(Role::Dim, ctx.say("root-own-pool")), letter);
        match locked {
            Some(faction) => letter(row.text(" "), faction).put(Role::Dim, format!(" {}", ctx.say("root-own-locked"))),
            None => row,
        }
    }

    fn board(&self, ctx: &Ctx) -> Vec<Row> {
        match self.state.draft.pool.is_empty() {
            true => vec![Row::plain(ctx.say("root-own-undrafted"))],
            false => pool(ctx, self.state),
        }
    }

    fn heard(&self, ctx: &Ctx) -> Vec<Row> {
        match self.state.draft.pool.is_empty() {
            true => vec![Row::plain(ctx.say("root-own-undrafted"))],
            false => heard(ctx, self.state),
        }
    }

    fn docked(&self, ctx: &Ctx) -> Vec<Row> {
        docked(ctx, self.state)
    }

    fn legend(&self) -> Legend {
        Legend::default()
    }
}

/// The column where the aims of the factions begin.
const AIMS: usize = 32;

/// The setup cards that can be taken; nothing before and after.
pub fn pool(ctx: &Ctx, state: &Observation) -> Vec<Row> {
    let pool = state.draft.pool;
    if pool.is_empty() {
        return Vec::new();
    }
    let locked = state.locked();
    let mut rows = vec![Row::plain(ctx.say("root-pool"))];
    for faction in pool.iter() {
        let name = ctx.words.name("root-title", faction.id());
        let mut row = Row::of(faction_role(faction), format!("{} {name}", faction.letter()));
        if let Some(character) = state.draft.character(faction) {
            let character = Row::plain(ctx.words.name("root-word", character.id()));
            row = ctx.row(Role::Text, "list-label", &[("label", row), ("text", character)]);
        }
        rows.push(row.to(AIMS).put(Role::Dim, ctx.words.name("root-aim", faction.id())));
        if locked == Some(faction) {
            rows.push(Row::of(Role::Bad, format!("  {}", ctx.say("root-pool-locked"))));
        }
    }
    rows
}

/// Lists what can still be taken.
fn docked(ctx: &Ctx, state: &Observation) -> Vec<Row> {
    let (pool, locked) = (state.draft.pool, state.locked());
    if pool.is_empty() {
        return vec![Row::of(Role::Dim, ctx.say("root-own-undrafted"))];
    }
    let named = |faction: Faction| {
        let name = names::short_faction(ctx.words, faction);
        Row::of(faction_role(faction), format!("{} {name}", faction.letter()))
    };
    let free = pool.iter().filter(|&faction| Some(faction) != locked).map(named);
    let mut rows = flow([Row::of(Role::Dim, ctx.say("root-own-pool"))].into_iter().chain(free));
    rows.extend(locked.map(|faction| {
        let letter = Row::of(faction_role(faction), format!("{} ", faction.letter()));
        letter.put(Role::Dim, ctx.say("root-dock-locked"))
    }));
    rows
}

/// The setup cards that can be taken, a line each.
pub fn heard(ctx: &Ctx, state: &Observation) -> Vec<Row> {
    let locked = state.locked();
    let card = |faction: Faction| {
        let character = state.draft.character(faction);
        let character = character.map(|character| ctx.words.name("root-word", character.id()));
        let title = ctx.words.name("root-title", faction.id());
        let name = character.map_or(title.clone(), |character| ctx.words.noted(&title, &character));
        let aim = heard::labeled(ctx, &name, ctx.words.name("root-aim", faction.id()));
        let locked = (locked == Some(faction)).then(|| Row::plain(ctx.say("root-pool-locked")));
        heard::together(ctx, [aim].into_iter().chain(locked))
    };
    let head = heard::fact(ctx, "root-heard-pool", state.draft.pool.len().to_string());
    std::iter::once(head).chain(state.draft.pool.iter().map(card)).collect()
}
