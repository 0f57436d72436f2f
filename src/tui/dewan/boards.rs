//! A seat's board in full, and all open cards.

use super::{names, side, spoken};
use crate::games::dewan::Observation;
use crate::games::dewan::card::{CardSet, Kind};
use crate::kernel::Seat;
use crate::tui::game_ui::Ctx;
use crate::tui::palette::Role;
use crate::tui::speech;
use crate::tui::text::Row;

/// The title and the lines of a seat's board.
pub fn board(ctx: &Ctx, state: &Observation, seat: Seat) -> (String, Vec<Row>) {
    let player = state.player(seat);
    let title = ctx.words.name("dewan-tribe", player.tribe.id());
    if ctx.is_aloud() {
        return (title, heard(ctx, state, seat));
    }
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
        row = row.text(" ").join(names::card(ctx.words, kind, ctx.palette.unicode()));
        let count = pack.count(cards, kind);
        row = ctx.times(row, count);
    }
    if row.is_empty() { Row::plain(" -") } else { row }
}

/// Returns the viewer's cards in full, and all that are open or known.
pub fn cards(ctx: &Ctx, state: &Observation) -> Vec<Row> {
    if ctx.is_aloud() {
        return heard_cards(ctx, state);
    }
    let line = |(kind, count): (Kind, usize)| {
        let row = names::card(ctx.words, kind, ctx.palette.unicode()).to(10);
        let row = row.text(ctx.words.name("dewan-card", kind.id()));
        ctx.times(row, count)
    };
    let mut rows: Vec<Row> = side::own_kinds(state).into_iter().map(line).collect();
    if rows.is_empty() {
        rows.push(Row::plain(ctx.say("dewan-cards-none")));
    }
    rows.push(Row::new());
    for seat in state.seats().filter(|&seat| Some(seat) != state.viewer.seat()) {
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

/// The board of a seat as it is read aloud.
fn heard(ctx: &Ctx, state: &Observation, seat: Seat) -> Vec<Row> {
    let player = state.player(seat);
    let camps = ctx.words.list(player.camps.iter().map(|hex| spoken::space(ctx.words, state, hex)));
    let mut rows = vec![
        speech::fact(ctx, "dewan-heard-home", spoken::space(ctx.words, state, player.home)),
        speech::fact(ctx, "dewan-heard-camps", camps),
        speech::count(ctx, "dewan-heard-hand", player.hand_count()),
        Row::plain(ctx.fill("dewan-own-next", &[("effect", side::next(ctx, player.placed()).into())])),
    ];
    let tucked = player.tucked.iter().flatten().map(|card| spoken::tucked(ctx.words, card));
    rows.push(speech::fact(ctx, "dewan-heard-tucked", ctx.words.list(tucked)));
    if player.stories.as_slice().is_empty() {
        rows.push(speech::fact(ctx, "dewan-board-stories", ""));
    }
    rows.extend(side::stories(ctx, state, seat));
    let score = state.score(seat);
    let parts = score.parts().into_iter().filter(|(_, points)| *points != 0);
    let parts =
        parts.map(|(part, points)| ctx.words.beside([ctx.words.name("dewan-points", part), points.to_string()]));
    let total = ctx.words.beside([ctx.say("dewan-points-total"), score.total().to_string()]);
    rows.push(speech::fact(ctx, "dewan-board-points", ctx.words.list(parts.chain([total]))));
    rows
}

/// Cards by name, each with how many there are; nothing for none.
fn named(ctx: &Ctx, state: &Observation, cards: CardSet) -> String {
    let pack = &state.board.pack;
    let name = |kind: Kind| ctx.times_of(ctx.words.name("dewan-card", kind.id()), pack.count(cards, kind));
    // cards of two halves have commas in their names
    ctx.words.joined("dewan-heard-more", pack.kinds(cards).map(name))
}

fn heard_cards(ctx: &Ctx, state: &Observation) -> Vec<Row> {
    let own = |(kind, count): (Kind, usize)| {
        speech::fact(ctx, "dewan-heard-card", ctx.times_of(ctx.words.name("dewan-card", kind.id()), count))
    };
    let mut rows: Vec<Row> = side::own_kinds(state).into_iter().map(own).collect();
    if rows.is_empty() {
        rows.push(Row::plain(ctx.say("dewan-cards-none")));
    }
    for seat in state.seats().filter(|&seat| Some(seat) != state.viewer.seat()) {
        let player = state.player(seat);
        let places = [
            ("who", ctx.words.name("dewan-tribe", player.tribe.id()).into()),
            ("hidden", i64::from(player.hidden).into()),
        ];
        let hidden = speech::told(ctx, "dewan-heard-hidden", &places);
        let known = named(ctx, state, player.hand);
        let known = (!known.is_empty()).then(|| speech::fact(ctx, "dewan-heard-known", known));
        rows.push(speech::together(ctx, [hidden].into_iter().chain(known)));
    }
    rows.push(speech::fact(ctx, "dewan-heard-discard", named(ctx, state, state.discard)));
    rows
}
