//! A seat's board in full, and all open cards.

use super::{names, side, spoken};
use crate::games::dewan::Observation;
use crate::games::dewan::card::{CardSet, Kind};
use crate::kernel::Seat;
use crate::tui::face::Ctx;
use crate::tui::palette::Role;
use crate::tui::text::Row;

/// The title and the lines of a seat's board.
pub fn board(ctx: &Ctx, state: &Observation, seat: Seat) -> (String, Vec<Row>) {
    let player = state.player(seat);
    let title = ctx.words.name("dewan-tribe", player.tribe.id());
    let camps: Vec<String> = player.camps.iter().map(|hex| hex.number().to_string()).collect();
    let camps = if camps.is_empty() { "-".to_owned() } else { camps.join(" ") };
    let places = [
        ("camps", camps.into()),
        ("home", i64::from(player.home.number()).into()),
        ("cards", i64::from(player.hand_count()).into()),
    ];
    let mut rows = vec![Row::plain(ctx.fill("dewan-board-camps", &places))];
    rows.push(Row::plain(ctx.fill("dewan-own-next", &[("effect", side::next(ctx, player.placed()).into())])));
    let mut tucked = Row::plain(ctx.say("dewan-board-tucked"));
    for card in player.tucked.iter().flatten() {
        if ctx.is_aloud() {
            tucked = tucked.text("  ").text(spoken::tucked(ctx.words, card));
            continue;
        }
        tucked = tucked.text("  ").join(names::tucked(ctx.words, card, ctx.palette.unicode()));
    }
    let none = player.tucked.iter().flatten().next().is_none();
    rows.push(if none { tucked.text(" -") } else { tucked });
    rows.push(Row::new());
    rows.push(Row::of(Role::Prompt, ctx.say("dewan-board-stories")));
    rows.extend(side::stories(ctx, state, seat));
    rows.push(Row::new());
    rows.push(Row::of(Role::Prompt, ctx.say("dewan-board-points")));
    let score = state.score(seat);
    let line = |name: String, points: i16| Row::plain(format!("  {name}")).ending(34, Role::Text, points.to_string());
    for (part, points) in score.parts().into_iter().filter(|(_, points)| *points != 0) {
        rows.push(line(ctx.words.name("dewan-points", part), points));
    }
    rows.push(line(ctx.say("dewan-points-total"), score.total()));
    (title, rows)
}

fn list(ctx: &Ctx, state: &Observation, cards: CardSet) -> Row {
    let pack = &state.board.pack;
    let mut row = Row::new();
    for kind in pack.kinds(cards) {
        if ctx.is_aloud() {
            let gap = if row.is_empty() { " ".to_owned() } else { ctx.say("screen-apart") };
            row = row.text(gap).text(ctx.words.name("dewan-card", kind.id()));
            continue;
        }
        row = row.text(" ").join(names::card(ctx.words, kind, ctx.palette.unicode()));
        let count = pack.count(cards, kind);
        row = ctx.times(row, count);
    }
    if row.is_empty() { Row::plain(" -") } else { row }
}

/// Returns the viewer's cards in full, and all that are open or known.
pub fn cards(ctx: &Ctx, state: &Observation) -> Vec<Row> {
    let line = |(kind, count): (Kind, usize)| {
        let row = match ctx.is_aloud() {
            true => Row::new(),
            false => names::card(ctx.words, kind, ctx.palette.unicode()).to(10),
        };
        let row = row.text(ctx.words.name("dewan-card", kind.id()));
        ctx.times(row, count)
    };
    let mut rows: Vec<Row> = side::own_kinds(state).into_iter().map(line).collect();
    if rows.is_empty() {
        rows.push(Row::plain(ctx.say("dewan-cards-none")));
    }
    rows.push(Row::new());
    for seat in state.seats().filter(|&seat| Some(seat) != super::look::own_seat(state)) {
        let player = state.player(seat);
        let name = ctx.words.name("dewan-tribe", player.tribe.id());
        let places = [("who", name.into()), ("hidden", i64::from(player.hidden).into())];
        rows.push(Row::of(names::role(state, seat), ctx.fill("dewan-cards-known", &places)).join(list(
            ctx,
            state,
            player.hand,
        )));
    }
    let count = state.discard.len() as i64;
    let discard = Row::of(Role::Prompt, ctx.fill("dewan-cards-discard", &[("count", count.into())]));
    rows.push(discard.join(list(ctx, state, state.discard)));
    rows
}
