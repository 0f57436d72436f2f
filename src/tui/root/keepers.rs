//! The board of the Keepers in Iron.

use super::boards::{head, number, places};
use super::names;
use crate::games::root::Observation;
use crate::games::root::factions::keepers::kit::COLUMN_POINTS;
use crate::games::root::factions::keepers::kit::Keepers;
use crate::games::root::factions::keepers::kit::MOST_RETINUE;
use crate::games::root::factions::keepers::words::Found;
use crate::games::root::factions::keepers::words::Relic;
use crate::games::root::factions::keepers::words::Slot;
use crate::games::root::words::card::{CardKind, CardSet};
use crate::games::root::words::piece::Piece;
use crate::games::root::words::place::Forest;
use crate::tui::face::Ctx;
use crate::tui::palette::Role;
use crate::tui::text::Row;
use unicode_width::UnicodeWidthStr;

/// Spaces in a row of relics (15.5.2.III).
const SPACES: u8 = 4;

/// The retinue by columns, the rows of relics, waystations, and where relics lie.
pub fn keepers_board(ctx: &Ctx, state: &Observation, keepers: &Keepers) -> Vec<Row> {
    let count = [("count", number(keepers.retinue_count())), ("most", number(MOST_RETINUE))];
    let mut rows = vec![head(ctx.fill("root-board-retinue", &count))];
    rows.extend(Slot::ALL.iter().flat_map(|&slot| column(ctx, keepers, slot)));
    rows.push(Row::new());
    rows.push(head(ctx.fill("root-board-relics", &[("points", number(COLUMN_POINTS))])));
    rows.extend(Relic::ALL.iter().map(|&relic| relic_row(ctx, state, keepers, relic)));
    rows.push(Row::new());
    rows.push(head(ctx.say("root-board-waystations")));
    rows.extend(stations(ctx, state));
    rows.push(Row::new());
    rows.push(head(ctx.say("root-board-forests")));
    let lying = state.board.forests().iter().filter(|&forest| !keepers.forests.is_empty(forest));
    rows.extend(wrapped("", lying.map(|forest| (Role::Text, in_forest(keepers, forest)))));
    rows
}

/// Columns of a small screen, less the frame.
const WIDTH: usize = 77;

/// Words one after another, in as many rows as they take.
fn wrapped(lead: &str, words: impl Iterator<Item = (Role, String)>) -> Vec<Row> {
    let indent = if lead.is_empty() { 2 } else { LEAD };
    let mut rows = vec![Row::of(Role::Dim, format!("  {lead}")).to(indent)];
    let mut any = false;
    for (role, word) in words {
        any = true;
        if let Some(row) = rows.last().filter(|row| row.width() > indent)
            && row.width() + word.width() > WIDTH
        {
            rows.push(Row::plain(" ".repeat(indent)));
        }
        if let Some(row) = rows.last_mut() {
            row.push(role, format!("{word}  "));
        }
    }
    if let Some(row) = rows.last_mut().filter(|_| !any) {
        row.push(Role::Dim, "-".to_owned());
    }
    rows
}

/// Columns before the cards of a column of the retinue.
const LEAD: usize = 21;

/// The relics of a forest, those that are turned up with their value: `a: f j3`.
fn in_forest(keepers: &Keepers, forest: Forest) -> String {
    let mut text = format!("{}:", forest.letter());
    for (found, count) in keepers.forests.found(forest) {
        let Some(relic) = found.relic() else { continue };
        text.push(' ');
        text.push(names::relic(relic));
        if let Found::Open(piece) = found {
            text.push_str(&piece.relic_value().to_string());
        }
        if count > 1 {
            text.push_str(&format!("x{count}"));
        }
    }
    text
}

/// A column: its cards by suit, those that have acted in brackets.
fn column(ctx: &Ctx, keepers: &Keepers, slot: Slot) -> Vec<Row> {
    let (idle, acted) = (keepers.idle(slot), keepers.retinue[slot.index()] & keepers.acted);
    let retainers = keepers.retainers[slot.index()];
    let idle_retainers = keepers.idle_retainers(slot);
    let retainer = ctx.words.name("root-word", "retainer");
    let retainers = (0..retainers).map(|index| match index < idle_retainers {
        true => (Role::Text, retainer.clone()),
        false => (Role::Dim, format!("({retainer})")),
    });
    let named = |cards: CardSet, kind: CardKind| {
        let name = format!("{} {}", names::short_suit(ctx.words, kind.suit()), names::card(ctx.words, kind));
        let count = (cards & kind.copies()).len();
        if count > 1 { format!("{name} x{count}") } else { name }
    };
    let waiting = idle.kinds().map(|kind| (names::suit_role(kind.suit()), named(idle, kind)));
    let done = acted.kinds().map(|kind| (Role::Dim, format!("({})", named(acted, kind))));
    wrapped(&ctx.words.name("root-word", slot.id()), retainers.chain(waiting).chain(done))
}

/// The values recovered, the spaces left, and where relics of the kind stand.
fn relic_row(ctx: &Ctx, state: &Observation, keepers: &Keepers, relic: Relic) -> Row {
    let mut row = Row::plain(format!("  {} {}", names::relic(relic), ctx.words.name("root-piece", relic.id()))).to(14);
    let mut filled = 0;
    for piece in relic.pieces() {
        let count = piece.relic_index().map_or(0, |index| keepers.recovered[index]);
        for _ in 0..count {
            row.push(Role::Prompt, format!("[{}]", piece.relic_value()));
            filled += 1;
        }
    }
    for _ in filled..SPACES {
        row.push(Role::Dim, "[ ]".to_owned());
    }
    row = row.to(28);
    for piece in relic.pieces() {
        let here = state.clearings_with(piece);
        if !here.is_empty() {
            row = row.text(ctx.fill(
                "root-board-relic-at",
                &[("value", number(piece.relic_value())), ("places", places(here).into())],
            ));
            row = row.text("  ");
        }
    }
    row
}

/// Each tile: where it stands and what it shows, or that it is on the board.
fn stations(ctx: &Ctx, state: &Observation) -> Vec<Row> {
    let tiles = Piece::WAYSTATIONS.chunks(2);
    tiles
        .map(|sides| {
            let standing = sides.iter().find(|&&side| state.on_map(side) > 0);
            let side = standing.or(sides.first()).copied();
            let name = side.map_or(String::new(), |side| ctx.words.name("root-piece", side.id()));
            let row = Row::plain(format!("  {name}")).to(40);
            match standing {
                Some(&side) => row.text(places(state.clearings_with(side))),
                None => row.put(Role::Dim, ctx.say("root-board-waystation-here")),
            }
        })
        .collect()
}
