//! A seat's board in full, and all open cards.

use super::{names, side, spoken};
use crate::games::dewan::Observation;
use crate::games::dewan::card::{CardSet, Kind};
use crate::games::dewan::hex::Hex;
use crate::kernel::Seat;
use crate::tui::game_ui::Ctx;
use crate::tui::palette::Role;
use crate::tui::player_board::{Fact, Forms, PlayerBoard, Section};
use crate::tui::speech;
use crate::tui::text::Row;

/// Tells the board of a seat.
pub fn board(ctx: &Ctx, state: &Observation, seat: Seat) -> PlayerBoard {
    let player = state.player(seat);
    let space = |hex: Hex| match ctx.is_aloud() {
        true => Row::plain(spoken::space(ctx.words, state, hex)),
        false => Row::plain(hex.number().to_string()),
    };
    let home = Fact::of(ctx, "dewan-fact-home").note(space(player.home)).only(Forms::FULL);
    let camps = Fact::of(ctx, "dewan-fact-camps").list(player.camps.iter().map(space).collect()).only(Forms::FULL);
    let hand = Fact::of(ctx, "dewan-fact-hand").count(player.hand_count()).only(Forms::FULL);
    let next = Fact::of(ctx, "dewan-fact-next").note(Row::plain(side::next(ctx, player.placed())));
    let tucked = player.tucked.iter().flatten().map(|card| match ctx.is_aloud() {
        true => Row::plain(spoken::tucked(ctx.words, card)),
        false => names::tucked(ctx.words, card, ctx.palette.unicode()),
    });
    let tucked = Fact::of(ctx, "dewan-fact-tucked").list(tucked.collect());
    let score = state.score(seat);
    let parts = score.parts().into_iter().filter(|(_, points)| *points != 0);
    let points = parts.map(|(part, points)| (ctx.words.name("dewan-points", part), points));
    let points = points.chain([(ctx.say("dewan-points-total"), score.total())]);
    let points = points.map(|(name, points)| Fact::new(Row::plain(name)).count(points).only(Forms::BOARD));
    PlayerBoard {
        title: ctx.words.name("dewan-tribe", player.tribe.id()),
        head: Section::row([home, camps, hand]),
        sections: vec![
            Section::table(side::stories(ctx, state, seat)).titled(ctx.say("dewan-board-stories")),
            Section::new([next, tucked]),
            Section::new(points).titled(ctx.say("dewan-board-points")),
        ],
        tail: Section::default(),
    }
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
