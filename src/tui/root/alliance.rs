//! The Woodland Alliance.

use super::facts::{by_suit, in_clearings, number, places, points};
use super::names;
use super::registry::{Budget, FactionView, Legend, Seated};
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
use crate::tui::player_board::{Fact, Forms, Section};
use crate::tui::text::Row;

impl Seated<'_, Alliance> {
    /// Operations, one for each officer (8.6.1).
    fn operations_left(&self) -> u8 {
        self.kit.officers.saturating_sub(self.state.used.actions)
    }
}

impl FactionView for Seated<'_, Alliance> {
    fn verbs(&self, phase: Phase) -> Vec<&'static str> {
        match phase {
            Phase::Setup => Vec::new(),
            Phase::Birdsong => vec!["revolt", "spread"],
            Phase::Daylight => vec!["mobilize", "train"],
            Phase::Evening => vec!["battle", "move", "recruit", "organize"],
        }
    }

    fn law(&self, verb: &str) -> Option<&'static str> {
        (verb == "recruit").then_some("8.6.1.III")
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

    fn beside_hand(&self) -> Option<u8> {
        Some(self.kit.supporter_count())
    }

    fn facts(&self, ctx: &Ctx) -> Vec<Section> {
        let (state, alliance) = (self.state, self.kit);
        let supporters = Fact::of(ctx, "root-fact-supporters");
        let supporters = match limit(state) {
            Some(limit) => supporters.part_of(alliance.supporter_count(), limit),
            None => supporters.count(alliance.supporter_count()),
        };
        let of = |suit: Suit| alliance.supporters.iter().filter(|card| card.suit() == suit).count();
        let supporters = if alliance.supporters.is_empty() { supporters } else { supporters.list(by_suit(ctx, of)) };
        let hidden = Fact::of(ctx, "root-fact-supporters-hidden").count(alliance.hidden).only(Forms::FULL);
        let hidden = (alliance.hidden > 0).then_some(hidden);
        let known = Fact::of(ctx, "root-fact-supporters-known").list(known(ctx, alliance)).only(Forms::FULL);
        let known = (!alliance.supporters.is_empty()).then_some(known);
        let officers = Fact::of(ctx, "root-fact-officers").count(alliance.officers);
        let based = bases(state).filter(|(_, base)| !base.is_empty()).map(|(suit, base)| {
            let suit = names::suit_word(Row::new(), ctx, suit).text(" ");
            suit.join(if ctx.is_aloud() { in_clearings(ctx, base) } else { Row::plain(places(ctx, base)) })
        });
        let bases = Fact::of(ctx, "root-fact-bases").list(based.collect()).only(Forms::BOARD);
        let spread = state.clearings_with(Piece::Sympathy);
        let sympathy = Fact::of(ctx, "root-fact-sympathy").part_of(spread.len() as i64, Piece::Sympathy.total());
        let sympathy = sympathy.within(Forms::LINE.or(Forms::FULL));
        let sympathy = sympathy.note(in_clearings(ctx, spread)).within(Forms::BOARD);
        let cost = Fact::of(ctx, "root-fact-spread-cost").scale(&SPREAD_COST, spread.len(), String::new());
        let scores = Fact::new(Row::of(Role::Dim, points(ctx)));
        let scores = scores.scale(&SPREAD_POINTS, spread.len(), String::new());
        let revolt = Fact::bare().sentence(ctx.fill("root-board-revolt", &[("cost", number(REVOLT_COST))]));
        vec![
            Section::new([supporters].into_iter().chain(hidden).chain(known).chain([officers, bases])),
            Section::new([sympathy]),
            Section::table([cost, scores]),
            Section::new([revolt.only(Forms::FULL)]),
        ]
    }

    fn legend(&self) -> Legend {
        Legend::default()
    }

    fn beside_cards(&self, ctx: &Ctx) -> Option<Fact> {
        let known = || Fact::of(ctx, "root-fact-supporters-known").list(known(ctx, self.kit));
        (!self.kit.supporters.is_empty()).then(known)
    }
}

/// The supporters that the viewer knows, card by card.
fn known(ctx: &Ctx, alliance: &Alliance) -> Vec<Row> {
    alliance.supporters.iter().map(|card| Row::plain(names::card_for(ctx, card.kind()))).collect()
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
