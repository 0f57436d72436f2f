//! The Lizard Cult.

use super::boards::{head, number, places, scale};
use super::cards::list;
use super::compact::{self, fact, flow};
use super::heard;
use super::names;
use super::registry::{Board, Budget, Force, Legend, Seated};
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
use crate::games::root::{Action, Observation};
use crate::tui::game_ui::Ctx;
use crate::tui::palette::Role;
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
}

impl Board for Seated<'_, Lizards> {
    fn verbs(&self, phase: Phase) -> Vec<&'static str> {
        match phase {
            Phase::Setup => Vec::new(),
            Phase::Birdsong => vec!["crusade", "convert", "sanctify"],
            Phase::Daylight => vec!["build", "recruit", "score", "sacrifice"],
            Phase::Evening => Vec::new(),
        }
    }

    fn leaves_points(&self) -> &'static str {
        "dominance"
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

    fn force(&self) -> Force {
        Force::Warriors
    }

    fn warriors(&self) -> u8 {
        self.state.faction(self.seat).warriors()
    }

    fn line(&self, ctx: &Ctx) -> Row {
        let (state, lizards) = (self.state, self.kit);
        let gardens = Suit::CLEARING.into_iter().filter_map(|suit| Some((suit, Piece::garden(suit)?)));
        let built: Vec<String> =
            gardens.map(|(suit, garden)| format!("{}{}", names::suit_for(ctx, suit), state.on_map(garden))).collect();
        let row = side_up(ctx, lizards).map_or_else(Row::new, |row| row.text("  "));
        let places = [
            ("acolytes", number(lizards.acolytes)),
            ("built", built.join(" ").into()),
            ("souls", number(lizards.souls.len() as i64)),
            ("warriors", number(state.player(self.seat).supply)),
        ];
        row.text(ctx.fill("root-own-lizards", &places))
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
}

/// Outcast and acolytes, gardens with their scores, revealed cards, Lost Souls.
fn board(ctx: &Ctx, state: &Observation, lizards: &Lizards) -> Vec<Row> {
    let mut rows = vec![outcast(ctx, state, lizards)];
    let price = |conspiracy| number(lizards.price(conspiracy));
    let facts = [
        ("count", number(lizards.acolytes)),
        ("crusade", price(Conspiracy::Crusade)),
        ("convert", price(Conspiracy::Convert)),
        ("sanctify", price(Conspiracy::Sanctify)),
    ];
    rows.push(Row::plain(ctx.fill("root-board-acolytes", &facts)));
    rows.push(Row::new());
    rows.push(head(ctx.say("root-board-gardens")));
    rows.extend(Suit::CLEARING.into_iter().filter_map(|suit| gardens(ctx, state, lizards, suit)));
    rows.push(Row::of(Role::Dim, format!("  {}", ctx.say("root-board-garden-rule"))));
    rows.push(Row::new());
    rows.push(Row::of(Role::Prompt, ctx.say("root-board-revealed")).text(format!(" {}", list(ctx, lizards.revealed))));
    rows.push(Row::new());
    rows.extend(souls(ctx, lizards));
    rows
}

fn outcast(ctx: &Ctx, state: &Observation, lizards: &Lizards) -> Row {
    let row = head(ctx.say("root-board-outcast")).text("  ");
    let Some(suit) = lizards.outcast else { return row.text("-") };
    let side = if lizards.hated { "root-board-hated-side" } else { "root-board-outcast-side" };
    let places = [("places", places(outcast_clearings(state)).into())];
    let suit = Row::of(names::suit_role(suit), names::suit(ctx.words, suit));
    row.join(ctx.row(Role::Text, "list-note", &[("thing", suit), ("note", Row::plain(ctx.say(side)))]))
        .text("  ")
        .put(Role::Dim, ctx.fill("root-board-outcast-in", &places))
}

/// A suit's gardens: how many stand, what a score brings with each number of them, and where they are.
fn gardens(ctx: &Ctx, state: &Observation, lizards: &Lizards, suit: Suit) -> Option<Row> {
    let garden = Piece::garden(suit)?;
    let built = state.on_map(garden);
    let mut row = Row::plain(format!("  L{} ", names::glyph(garden, false)));
    row = row.put(names::suit_role(suit), names::suit(ctx.words, suit)).to(14);
    row = row.text(ctx.fill("root-board-built", &[("built", number(built)), ("all", number(garden.total()))])).to(25);
    row = row.join(scale(&GARDEN_POINTS, built.into())).to(45);
    if built >= GARDENS_FOR_A_CARD {
        row = row.text(ctx.say("root-board-garden-draws"));
    }
    row = row.to(54).text(places(state.clearings_with(garden)));
    if lizards.scored[suit.index()] {
        row = row.text("  ").put(Role::Dim, ctx.say("root-board-scored"));
    }
    Some(row)
}

fn souls(ctx: &Ctx, lizards: &Lizards) -> Vec<Row> {
    let mut row = head(ctx.fill("root-board-souls", &[("count", number(lizards.souls.len() as i64))]));
    for suit in Suit::ALL {
        let count = (lizards.souls & CardSet::suit(suit)).len();
        row = row.text("  ").put(names::suit_role(suit), names::suit(ctx.words, suit)).text(format!(" {count}"));
    }
    let next = match next_outcast(lizards) {
        Some(suit) => ctx.fill("root-board-next-outcast", &[("suit", names::suit(ctx.words, suit).into())]),
        None => ctx.say("root-board-next-hated"),
    };
    let cards = list(ctx, lizards.souls);
    vec![row.text("   ").put(Role::Dim, next), Row::plain(format!("  {cards}"))]
}

/// The Outcast suit, and which of its sides is up.
fn side_up(ctx: &Ctx, lizards: &Lizards) -> Option<Row> {
    let suit = lizards.outcast?;
    let key = if lizards.hated { "root-own-hated" } else { "root-own-outcast" };
    Some(Row::plain(ctx.say(key)).text(" ").put(names::suit_role(suit), names::suit(ctx.words, suit)))
}

/// The suit that becomes the Outcast next Birdsong; none if the marker turns to hated (10.4.1).
fn next_outcast(lizards: &Lizards) -> Option<Suit> {
    lizards.lost_most().filter(|&suit| lizards.outcast != Some(suit))
}

/// Outcast, acolytes and what they pay for, what each kind of garden scores, the Lost Souls.
fn docked(ctx: &Ctx, state: &Observation, lizards: &Lizards, left: u8, all: u8) -> Vec<Row> {
    let acolytes = fact(ctx.fill("root-dock-acolytes", &[("count", number(lizards.acolytes))]));
    let mut rows = flow(side_up(ctx, lizards).into_iter().chain([acolytes]));
    let priced = [
        ("root-dock-crusade", Conspiracy::Crusade),
        ("root-dock-convert", Conspiracy::Convert),
        ("root-dock-sanctify", Conspiracy::Sanctify),
    ];
    rows.extend(flow(priced.map(|(key, of)| fact(ctx.fill(key, &[("price", number(lizards.price(of)))])))));
    for suit in Suit::CLEARING {
        let Some(garden) = Piece::garden(suit) else { continue };
        let row = Row::plain(format!("L{} ", names::glyph(garden, false)));
        let row = names::suit_word(row, ctx, suit).text(" ");
        let row = row.join(scale(&GARDEN_POINTS, state.on_map(garden).into())).text(" ");
        rows.push(
            row.put(Role::Dim, ctx.say("root-dock-points")).text(format!("  {}", places(state.clearings_with(garden)))),
        );
    }
    let souls = fact(ctx.fill("root-dock-souls", &[("count", number(lizards.souls.len() as i64))]));
    let of = |suit: Suit| (lizards.souls & CardSet::suit(suit)).len();
    rows.extend(compact::labeled(ctx, souls, of));
    let next = lizards.outcast.map(|_| match next_outcast(lizards) {
        Some(suit) => ctx.fill("root-dock-next-outcast", &[("suit", names::suit(ctx.words, suit).into())]),
        None => ctx.say("root-dock-next-hated"),
    });
    rows.extend(flow(next.map(|text| Row::of(Role::Dim, text)).into_iter().chain([compact::warriors(ctx, left, all)])));
    rows
}

/// The Outcast, acolytes and prices, gardens, what is revealed, the Lost Souls.
fn heard(ctx: &Ctx, state: &Observation, lizards: &Lizards) -> Vec<Row> {
    let mut rows = vec![match lizards.outcast {
        None => heard::fact(ctx, "root-heard-outcast", ""),
        Some(suit) => {
            let places = [
                ("suit", names::suit(ctx.words, suit).into()),
                ("hated", if lizards.hated { "yes" } else { "no" }.into()),
                ("places", heard::numbers(ctx, outcast_clearings(state).iter()).into()),
            ];
            heard::told(ctx, "root-heard-outcast-in", &places)
        }
    }];
    let price = |conspiracy| number(lizards.price(conspiracy));
    let places = [
        ("crusade", price(Conspiracy::Crusade)),
        ("convert", price(Conspiracy::Convert)),
        ("sanctify", price(Conspiracy::Sanctify)),
    ];
    let acolytes = heard::count(ctx, "root-heard-acolytes", lizards.acolytes);
    rows.push(heard::together(ctx, [acolytes, heard::told(ctx, "root-heard-conspiracies", &places)]));
    for suit in Suit::CLEARING {
        let Some(garden) = Piece::garden(suit) else { continue };
        let built = state.on_map(garden);
        let label = ctx.words.name("root-piece", garden.id());
        let stands = heard::standing(ctx, &label, garden.total(), state.clearings_with(garden), built);
        let scale = heard::scale(ctx, &GARDEN_POINTS, built.into());
        let points = heard::fact(ctx, "root-heard-ritual", scale);
        let draws = (built >= GARDENS_FOR_A_CARD).then(|| Row::plain(ctx.say("root-heard-garden-draws")));
        let scored = lizards.scored[suit.index()].then(|| Row::plain(ctx.say("root-heard-scored")));
        rows.push(heard::together(ctx, [stands, points].into_iter().chain(draws).chain(scored)));
    }
    rows.push(Row::plain(ctx.say("root-board-garden-rule")));
    rows.push(heard::fact(ctx, "root-heard-revealed", heard::cards(ctx, lizards.revealed)));
    let souls = heard::by_suit(ctx, |suit| (lizards.souls & CardSet::suit(suit)).len());
    rows.push(heard::fact(ctx, "root-heard-souls-suits", souls));
    rows.push(heard::fact(ctx, "root-heard-souls", heard::cards(ctx, lizards.souls)));
    let next = match next_outcast(lizards) {
        Some(suit) => names::suit(ctx.words, suit),
        None => ctx.say("root-heard-next-hated"),
    };
    rows.push(heard::fact(ctx, "root-heard-next-outcast", next));
    rows
}
