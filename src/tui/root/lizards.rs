//! The Lizard Cult.

use super::facts::{by_suit, cards, in_clearings, places, points};
use super::names;
use super::registry::{Budget, FactionView, Legend, Seated};
use crate::games::root::Action;
use crate::games::root::factions::lizards::queries::outcast_clearings;
use crate::games::root::factions::lizards::state::GARDEN_POINTS;
use crate::games::root::factions::lizards::state::GARDENS_FOR_A_CARD;
use crate::games::root::factions::lizards::state::Lizards;
use crate::games::root::factions::lizards::state::Step;
use crate::games::root::factions::lizards::words::Conspiracy;
use crate::games::root::state::frame::Phase;
use crate::games::root::state::task::Task;
use crate::games::root::words::card::CardKind;
use crate::games::root::words::card::CardSet;
use crate::games::root::words::piece::Piece;
use crate::games::root::words::place::Suit;
use crate::tui::game_ui::Ctx;
use crate::tui::palette::Role;
use crate::tui::player_board::{Fact, Forms, Section};
use crate::tui::text::Row;

/// The conspiracy that an action is.
fn conspiracy(action: &Action) -> Option<Conspiracy> {
    match action {
        Action::CrusadeBattle { .. } | Action::CrusadeMove { .. } => Some(Conspiracy::Crusade),
        Action::Convert { .. } => Some(Conspiracy::Convert),
        Action::Sanctify { .. } | Action::SanctifyOf { .. } => Some(Conspiracy::Sanctify),
        _ => None,
    }
}

/// The card that a ritual reveals and that comes back in Evening (10.6.1); what is sacrificed does not (10.5.4).
fn revealed(action: &Action) -> Option<CardKind> {
    match *action {
        Action::BuildWith { card, .. }
        | Action::BuildWithOf { card, .. }
        | Action::RecruitWith { card, .. }
        | Action::Score { card } => Some(card),
        _ => None,
    }
}

impl Seated<'_, Lizards> {
    /// Conspiracies of the cheapest kind that is possible, for which there are acolytes (10.4.3).
    fn conspiracies_left(&self, legal: &[Action]) -> u8 {
        let prices = legal.iter().filter_map(conspiracy).map(|conspiracy| self.kit.price(conspiracy));
        prices.min().and_then(|price| self.kit.acolytes.checked_div(price)).unwrap_or(0)
    }

    /// Cards in hand that a ritual can still reveal for nothing (10.5).
    fn rituals_left(&self, legal: &[Action]) -> u8 {
        let hand = self.state.player(self.seat).hand;
        let revealed: CardSet =
            legal.iter().filter_map(revealed).fold(CardSet::EMPTY, |cards, kind| cards | (hand & kind.copies()));
        revealed.len() as u8
    }

    /// The Outcast suit, by the side of its marker that is up, and where it is.
    fn outcast(&self, ctx: &Ctx) -> Fact {
        let Some(suit) = self.kit.outcast else { return Fact::of(ctx, "root-fact-outcast").list(Vec::new()) };
        Fact::of(ctx, if self.kit.hated { "root-fact-hated" } else { "root-fact-outcast" })
            .note(names::suit_word(Row::new(), ctx, suit))
            .note(in_clearings(ctx, outcast_clearings(self.state)))
            .within(Forms::FULL)
    }

    /// A suit's gardens: how many stand, what a ritual scores with each number of them, and where they are.
    fn gardens(&self, ctx: &Ctx, suit: Suit) -> Option<Fact> {
        let garden = Piece::garden(suit)?;
        let built = self.state.on_map(garden);
        let places = Row::plain(places(ctx, self.state.clearings_with(garden)));
        let mut fact = Fact::new(names::suit_word(Row::new(), ctx, suit))
            .sign(format!("L{}", names::glyph(garden, false)))
            .named_in_full()
            .part_of(built, garden.total())
            .within(Forms::LINE.or(Forms::FULL))
            .scale(&GARDEN_POINTS, built, points(ctx))
            .within(Forms::BOARD)
            .note(places)
            .within(Forms::COMPACT.or(Forms::WHOLE))
            .note(in_clearings(ctx, self.state.clearings_with(garden)))
            .within(Forms::SPOKEN);
        if built >= GARDENS_FOR_A_CARD {
            let note = |fact: Fact, key, forms| fact.note(Row::plain(ctx.say(key))).within(forms);
            fact = note(fact, "root-board-garden-draws", Forms::WHOLE);
            fact = note(fact, "root-heard-garden-draws", Forms::SPOKEN);
        }
        if self.kit.scored[suit.index()] {
            fact = fact.note(Row::of(Role::Dim, ctx.say("root-board-scored"))).within(Forms::FULL);
        }
        Some(fact)
    }
}

impl FactionView for Seated<'_, Lizards> {
    fn verbs(&self, phase: Phase) -> Vec<&'static str> {
        match phase {
            Phase::Setup => Vec::new(),
            Phase::Birdsong => vec!["crusade", "convert", "sanctify"],
            Phase::Daylight => vec!["build", "recruit", "score", "sacrifice"],
            Phase::Evening => Vec::new(),
        }
    }

    fn law(&self, verb: &str) -> Option<&'static str> {
        match verb {
            "build" => Some("10.5.1"),
            "recruit" => Some("10.5.2"),
            _ => None,
        }
    }

    fn budget(&self) -> Option<Budget> {
        match self.state.phase {
            Phase::Birdsong => Some(Budget::of("root-budget-acolytes", self.kit.acolytes)),
            Phase::Daylight => Some(Budget::of("root-budget-rituals", self.state.player(self.seat).hand_count())),
            Phase::Setup | Phase::Evening => None,
        }
    }

    fn left(&self, legal: &[Action]) -> u8 {
        match self.state.top() {
            Some(Task::Lizards(Step::Conspiracies)) => self.conspiracies_left(legal),
            Some(Task::Lizards(Step::Rituals)) => self.rituals_left(legal),
            _ => 0,
        }
    }

    fn facts(&self, ctx: &Ctx) -> Vec<Section> {
        let lizards = self.kit;
        let outcast = self.outcast(ctx);
        let acolytes = Fact::of(ctx, "root-fact-acolytes").count(lizards.acolytes);
        let prices = Conspiracy::ALL.map(|conspiracy| {
            let name = Row::of(Role::Dim, ctx.words.name("root-word", conspiracy.id()));
            Fact::new(name).count(lizards.price(conspiracy)).only(Forms::BOARD)
        });
        let gardens = Suit::CLEARING.into_iter().filter_map(|suit| self.gardens(ctx, suit));
        let rule = Fact::bare().sentence(ctx.say("root-board-garden-rule")).only(Forms::FULL);
        let revealed = Fact::of(ctx, "root-fact-revealed").list(cards(ctx, lizards.revealed)).only(Forms::FULL);
        let souls = Fact::of(ctx, "root-fact-souls").count(lizards.souls.len() as i64);
        let souls = souls.list(by_suit(ctx, |suit| (lizards.souls & CardSet::suit(suit)).len()));
        let souls = souls.within(Forms::BOARD);
        let kept = Fact::of(ctx, "root-fact-soul-cards").list(cards(ctx, lizards.souls)).only(Forms::FULL);
        let next = match next_outcast(lizards) {
            Some(suit) => names::suit_word(Row::new(), ctx, suit),
            None => Row::plain(ctx.say("root-fact-no-change")),
        };
        let next = Fact::of(ctx, "root-fact-next-outcast").note(next);
        let next = lizards.outcast.map(|_| next.only(Forms::BOARD));
        vec![
            Section::new([outcast, acolytes]),
            Section::row(prices).titled(ctx.say("root-board-conspiracies")),
            Section::table(gardens.chain([rule])).titled(ctx.say("root-board-gardens")),
            Section::new([revealed, souls, kept].into_iter().chain(next)),
        ]
    }

    fn legend(&self) -> Legend {
        Legend::default()
    }
}

/// The suit that becomes the Outcast next Birdsong; none if the marker turns to hated (10.4.1).
fn next_outcast(lizards: &Lizards) -> Option<Suit> {
    lizards.lost_most().filter(|&suit| lizards.outcast != Some(suit))
}
