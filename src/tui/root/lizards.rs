//! The board of the Lizard Cult.

use super::boards::{head, number, places};
use super::cards::list;
use super::names;
use crate::games::root::Observation;
use crate::games::root::factions::lizards::kit::GARDEN_POINTS;
use crate::games::root::factions::lizards::kit::GARDENS_FOR_A_CARD;
use crate::games::root::factions::lizards::kit::Lizards;
use crate::games::root::factions::lizards::queries::outcast_clearings;
use crate::games::root::factions::lizards::words::Conspiracy;
use crate::games::root::words::card::CardSet;
use crate::games::root::words::piece::Piece;
use crate::games::root::words::place::Suit;
use crate::tui::face::Ctx;
use crate::tui::palette::Role;
use crate::tui::text::Row;

/// Outcast and acolytes, gardens with their scores, revealed cards, Lost Souls.
pub fn lizards_board(ctx: &Ctx, state: &Observation, lizards: &Lizards) -> Vec<Row> {
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
    row.put(names::suit_role(suit), names::suit(ctx.words, suit))
        .text(format!(" ({})  ", ctx.say(side)))
        .put(Role::Dim, ctx.fill("root-board-outcast-in", &places))
}

/// A suit's gardens: how many stand, what a score brings with each number of them, and where they are.
fn gardens(ctx: &Ctx, state: &Observation, lizards: &Lizards, suit: Suit) -> Option<Row> {
    let garden = Piece::garden(suit)?;
    let built = state.on_map(garden);
    let mut row = Row::plain(format!("  L{} ", names::glyph(garden, false)));
    row = row.put(names::suit_role(suit), names::suit(ctx.words, suit)).to(14);
    row = row.text(ctx.fill("root-board-built", &[("built", number(built)), ("all", number(garden.total()))])).to(25);
    for (index, points) in GARDEN_POINTS.iter().enumerate() {
        let now = index == usize::from(built);
        row.push(
            if now { Role::Prompt } else { Role::Dim },
            if now { format!("[{points}]") } else { format!(" {points} ") },
        );
    }
    row = row.to(45);
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
    let next = match lizards.lost_most().filter(|&suit| lizards.outcast != Some(suit)) {
        Some(suit) => ctx.fill("root-board-next-outcast", &[("suit", names::suit(ctx.words, suit).into())]),
        None => ctx.say("root-board-next-hated"),
    };
    let cards = list(ctx, lizards.souls);
    vec![row.text("   ").put(Role::Dim, next), Row::plain(format!("  {cards}"))]
}
