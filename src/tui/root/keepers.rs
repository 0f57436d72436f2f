//! The board of the Keepers in Iron.

use super::boards::{head, number, places};
use super::names;
use crate::games::root::Observation;
use crate::games::root::card::{CardKind, CardSet};
use crate::games::root::keepers::relics::Relic;
use crate::games::root::keepers::retinue::COLUMN_POINTS;
use crate::games::root::keepers::{Keepers, MOST_RETINUE, Slot};
use crate::games::root::piece::Piece;
use crate::tui::face::Ctx;
use crate::tui::palette::Role;
use crate::tui::text::Row;

/// Spaces in a row of relics (15.5.2.III).
const SPACES: u8 = 4;

/// The retinue by columns, the rows of relics, waystations, and where relics lie.
pub fn keepers_board(ctx: &Ctx, state: &Observation, keepers: &Keepers) -> Vec<Row> {
    let count = [("count", number(keepers.retinue_count())), ("most", number(MOST_RETINUE))];
    let mut rows = vec![head(ctx.fill("root-board-retinue", &count))];
    rows.extend(Slot::ALL.iter().map(|&slot| column(ctx, keepers, slot)));
    rows.push(Row::new());
    rows.push(head(ctx.fill("root-board-relics", &[("points", number(COLUMN_POINTS))])));
    rows.extend(Relic::ALL.iter().map(|&relic| relic_row(ctx, state, keepers, relic)));
    rows.push(Row::new());
    rows.push(head(ctx.say("root-board-waystations")));
    rows.extend(stations(ctx, state));
    rows.push(Row::new());
    rows.push(head(ctx.say("root-board-forests")));
    let lying: Vec<String> = state
        .board
        .forests()
        .iter()
        .filter_map(|forest| {
            let found: Vec<String> = keepers
                .forests
                .found(forest)
                .map(|(found, count)| {
                    let name = ctx.words.name("root-piece", found.id());
                    if count > 1 { format!("{name} x{count}") } else { name }
                })
                .collect();
            (!found.is_empty()).then(|| format!("{} {}", forest.letter(), found.join(" ")))
        })
        .collect();
    rows.push(Row::plain(format!("  {}", if lying.is_empty() { "-".into() } else { lying.join(", ") })));
    rows
}

/// A column: its cards by suit, those that have acted in brackets.
fn column(ctx: &Ctx, keepers: &Keepers, slot: Slot) -> Row {
    let mut row = Row::of(Role::Dim, format!("  {}", ctx.words.name("root-word", slot.id()))).to(24);
    let (idle, acted) = (keepers.idle(slot), keepers.retinue[slot.index()] & keepers.acted);
    let retainers = keepers.retainers[slot.index()];
    let idle_retainers = keepers.idle_retainers(slot);
    let retainer = ctx.words.name("root-word", "retainer");
    for index in 0..retainers {
        let text = if index < idle_retainers { format!("{retainer} ") } else { format!("({retainer}) ") };
        row.push(if index < idle_retainers { Role::Text } else { Role::Dim }, text);
    }
    let named =
        |kind: CardKind| format!("{} {}", names::short_suit(ctx.words, kind.suit()), names::card(ctx.words, kind));
    let times = |cards: CardSet, kind: CardKind| (cards & kind.copies()).len();
    for kind in idle.kinds() {
        let count = times(idle, kind);
        let text = if count > 1 { format!("{} x{count}, ", named(kind)) } else { format!("{}, ", named(kind)) };
        row.push(names::suit_role(kind.suit()), text);
    }
    for kind in acted.kinds() {
        row.push(Role::Dim, format!("({}) ", named(kind)));
    }
    row
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
