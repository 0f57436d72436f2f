//! A seat that has no faction yet (A.8).

use super::names;
use super::names::faction_role;
use super::registry::{FactionView, Legend};
use crate::games::root::Observation;
use crate::games::root::state::frame::Phase;
use crate::games::root::words::faction::Faction;
use crate::tui::game_ui::Ctx;
use crate::tui::palette::Role;
use crate::tui::player_board::{Fact, Forms, Section};
use crate::tui::text::Row;

pub struct Undrafted<'a> {
    pub state: &'a Observation,
}

impl FactionView for Undrafted<'_> {
    fn verbs(&self, _: Phase) -> Vec<&'static str> {
        Vec::new()
    }

    fn facts(&self, ctx: &Ctx) -> Vec<Section> {
        let (factions, locked) = (self.state.draft.pool, self.state.locked());
        if factions.is_empty() {
            return vec![Section::new([Fact::of(ctx, "root-own-undrafted")])];
        }
        let free = || factions.iter().filter(|&faction| Some(faction) != locked);
        let letter = |faction: Faction| Row::of(faction_role(faction), faction.letter().to_string());
        let named = |faction: Faction| {
            let name = names::short_faction(ctx.words, faction);
            Row::of(faction_role(faction), format!("{} {name}", faction.letter()))
        };
        let shown = Fact::of(ctx, "root-fact-pool")
            .list(free().map(letter).collect())
            .within(Forms::LINE)
            .list(free().map(named).collect())
            .within(Forms::COMPACT)
            .only(Forms::LINE.or(Forms::COMPACT));
        let locked = locked.map(|faction| {
            Fact::new(letter(faction))
                .note(Row::of(Role::Dim, ctx.say("root-fact-locked")))
                .only(Forms::LINE.or(Forms::COMPACT))
        });
        vec![Section::new([shown].into_iter().chain(locked)), pool(ctx, self.state)]
    }

    fn legend(&self) -> Legend {
        Legend::default()
    }
}

/// Returns the setup cards that can be taken; nothing before and after.
pub fn pool(ctx: &Ctx, state: &Observation) -> Section {
    let card = |faction: Faction| {
        let title = ctx.words.name("root-title", faction.id());
        let character = state.draft.character(faction).map(|character| ctx.words.name("root-word", character.id()));
        let name = character.map_or(title.clone(), |character| ctx.words.noted(&title, &character));
        let name = if ctx.is_aloud() { name } else { format!("{} {name}", faction.letter()) };
        let fact = Fact::new(Row::of(faction_role(faction), name))
            .note(Row::of(Role::Dim, ctx.words.name("root-aim", faction.id())))
            .only(Forms::FULL);
        match state.locked() == Some(faction) {
            true => fact.sentence(ctx.say("root-pool-locked")),
            false => fact,
        }
    };
    let order = (!state.draft.pool.is_empty()).then(|| Fact::bare().sentence(ctx.say("root-pool")).only(Forms::FULL));
    Section::table(order.into_iter().chain(state.draft.pool.iter().map(card)))
}
