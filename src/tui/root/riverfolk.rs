//! The Riverfolk Company.

use super::boards::{head, number, places, scale};
use super::cards::list;
use super::compact::{self, fact, flow};
use super::heard;
use super::names;
use super::registry::{Board, Budget, Force, Legend, Seated};
use crate::games::root::factions::riverfolk::state::Step;
use crate::games::root::factions::riverfolk::state::{POST_POINTS, PRICES, Riverfolk, Warriors};
use crate::games::root::factions::riverfolk::turn::dividends;
use crate::games::root::factions::riverfolk::turn::post_sites;
use crate::games::root::factions::riverfolk::words::Service;
use crate::games::root::state::frame::Phase;
use crate::games::root::state::task::Task;
use crate::games::root::words::card::CardSet;
use crate::games::root::words::piece::Piece;
use crate::games::root::words::place::{ClearingSet, Suit};
use crate::games::root::{Action, Observation};
use crate::kernel::{Seat, Words};
use crate::tui::game_ui::Ctx;
use crate::tui::palette::Role;
use crate::tui::text::Row;

impl Board for Seated<'_, Riverfolk> {
    fn verbs(&self, phase: Phase) -> Vec<&'static str> {
        match phase {
            Phase::Setup => Vec::new(),
            Phase::Birdsong => Vec::new(),
            Phase::Daylight => vec!["move", "battle", "post", "recruit", "draw", "export"],
            Phase::Evening => vec!["price"],
        }
    }

    fn leaves_points(&self) -> &'static str {
        "dominance"
    }

    fn lends(&self, phase: Phase) -> &'static [&'static str] {
        if phase == Phase::Birdsong { &["services"] } else { &[] }
    }

    fn budget(&self) -> Option<Budget> {
        let daylight = self.state.phase == Phase::Daylight;
        daylight.then(|| Budget::of("root-budget-funds", self.kit.funds_total()))
    }

    fn left(&self, _: &[Action]) -> u8 {
        match self.state.top() {
            // each fund that is committed or spent does something (11.5)
            Some(Task::Riverfolk(Step::Daylight)) => self.kit.funds_total(),
            _ => 0,
        }
    }

    fn losses(&self, words: &Words, before: &Observation) -> Vec<String> {
        let funds = before.riverfolk(self.seat).map_or(0, |riverfolk| riverfolk.funds_total());
        let count = funds.saturating_sub(self.kit.funds_total());
        names::counted(words, "root-lost-funds", count).into_iter().collect()
    }

    fn force(&self) -> Force {
        Force::Warriors
    }

    fn warriors(&self) -> u8 {
        self.state.party(self.seat).warriors()
    }

    fn beside_hand(&self) -> Option<u8> {
        Some(self.kit.funds_total())
    }

    fn line(&self, ctx: &Ctx) -> Row {
        let (state, riverfolk) = (self.state, self.kit);
        let prices: Vec<String> = riverfolk.prices.iter().map(u8::to_string).collect();
        let funds: Vec<String> = state
            .seats()
            .filter(|owner| riverfolk.funds[owner.index()] > 0)
            .map(|owner| format!("{}{}", state.party(owner).letter(), riverfolk.funds[owner.index()]))
            .collect();
        let total = riverfolk.funds_total().to_string();
        let total = if funds.is_empty() { total } else { ctx.words.noted(&total, &funds.join(" ")) };
        let places = [
            ("funds", total.into()),
            ("payments", number(riverfolk.payments.iter().sum::<u8>())),
            ("prices", prices.join("/").into()),
            ("warriors", number(state.player(self.seat).supply)),
        ];
        Row::plain(ctx.fill("root-own-riverfolk", &places))
    }

    fn board(&self, ctx: &Ctx) -> Vec<Row> {
        board(ctx, self.state, self.seat, self.kit)
    }

    fn heard(&self, ctx: &Ctx) -> Vec<Row> {
        heard(ctx, self.state, self.seat, self.kit)
    }

    fn docked(&self, ctx: &Ctx) -> Vec<Row> {
        docked(ctx, self.state, self.seat, self.kit, self.warriors())
    }

    fn legend(&self) -> Legend {
        Legend::default()
    }
}

/// Prices, warriors in the boxes, trade posts, and the hand that is open.
fn board(ctx: &Ctx, state: &Observation, seat: Seat, riverfolk: &Riverfolk) -> Vec<Row> {
    let mut rows = vec![head(ctx.say("root-board-services"))];
    rows.extend(Service::ALL.iter().map(|&service| price(ctx, riverfolk, service)));
    rows.push(Row::new());
    rows.push(funds(ctx, state, riverfolk));
    rows.push(boxed(ctx, state, "root-board-payments", &riverfolk.payments));
    rows.push(boxed(ctx, state, "root-board-committed", &riverfolk.committed));
    rows.push(Row::new());
    rows.push(head(ctx.fill("root-board-posts", &[("points", number(POST_POINTS))])));
    rows.extend(Suit::CLEARING.into_iter().filter_map(|suit| posts(ctx, state, seat, suit)));
    let sites: ClearingSet = post_sites(state).map(|(clearing, _)| clearing).collect();
    rows.push(Row::of(
        Role::Dim,
        format!("  {}", ctx.fill("root-board-post-sites", &[("places", places(sites).into())])),
    ));
    rows.push(Row::new());
    let hand = list(ctx, state.player(seat).hand);
    rows.push(Row::of(Role::Prompt, ctx.say("root-board-open-hand")).text(format!(" {hand}")));
    rows
}

/// A service on its row of prices.
fn price(ctx: &Ctx, riverfolk: &Riverfolk, service: Service) -> Row {
    let now = PRICES.iter().position(|&price| price == riverfolk.price(service)).unwrap_or(PRICES.len());
    Row::plain(format!("  {}", ctx.words.name("root-word", service.id()))).to(17).join(scale(&PRICES, now))
}

/// The Funds box and what it will bring (11.4.2).
fn funds(ctx: &Ctx, state: &Observation, riverfolk: &Riverfolk) -> Row {
    let row = head(ctx.fill("root-board-funds", &[("count", number(riverfolk.funds_total()))])).to(13);
    let points = [("points", number(dividends(state)))];
    owners(state, row, &riverfolk.funds).text("   ").put(Role::Dim, ctx.fill("root-board-dividends", &points))
}

fn boxed(ctx: &Ctx, state: &Observation, key: &str, warriors: &Warriors) -> Row {
    owners(state, Row::plain(format!("  {}", ctx.say(key))).to(13), warriors)
}

/// Warriors by the letters of their owners.
fn owners(state: &Observation, mut row: Row, warriors: &Warriors) -> Row {
    let mut gap = "";
    for seat in state.seats().filter(|seat| warriors[seat.index()] > 0) {
        let faction = state.party(seat);
        row = row.text(gap);
        row.push(names::faction_role(faction), format!("{}{}", faction.letter(), warriors[seat.index()]));
        gap = " ";
    }
    if gap.is_empty() { row.text("-") } else { row }
}

/// A suit's trade posts: how many are left, where they stand, and the spaces that craft (11.5.3).
fn posts(ctx: &Ctx, state: &Observation, seat: Seat, suit: Suit) -> Option<Row> {
    let post = Piece::post(suit)?;
    let left = state.stock[post.index()];
    let row = Row::plain(format!("  O{} ", names::glyph(post, false)));
    let row = row.put(names::suit_role(suit), names::suit(ctx.words, suit)).to(14);
    let used = if state.turn == seat { state.used.activated[suit.index()] } else { 0 };
    let facts = [
        ("left", number(left)),
        ("empty", number((post.total() - left).saturating_sub(used))),
        ("lost", number(post.total() - left - state.on_map(post))),
    ];
    let row = row.text(ctx.fill("root-board-post", &facts)).to(49);
    Some(row.text(places(state.clearings_with(post))))
}

/// Prices, warriors in the boxes, the open hand, trade posts.
fn docked(ctx: &Ctx, state: &Observation, seat: Seat, riverfolk: &Riverfolk, all: u8) -> Vec<Row> {
    let prices = [
        ("root-dock-hand-card", Service::HandCard),
        ("root-dock-riverboats", Service::Riverboats),
        ("root-dock-mercenaries", Service::Mercenaries),
    ];
    let mut rows = flow(prices.map(|(key, of)| fact(ctx.fill(key, &[("price", number(riverfolk.price(of)))]))));
    let label = |key: &str| Row::of(Role::Dim, ctx.say(key));
    let boxed = |key: &str, warriors: &Warriors| owners(state, label(key).text(" "), warriors);
    let dividends = ctx.fill("root-dock-dividends", &[("points", number(dividends(state)))]);
    rows.extend(flow([boxed("root-dock-funds", &riverfolk.funds), Row::of(Role::Dim, dividends)]));
    rows.extend(flow([
        boxed("root-dock-payments", &riverfolk.payments),
        boxed("root-dock-committed", &riverfolk.committed),
    ]));
    let hand = |suit: Suit| (state.player(seat).hand & CardSet::suit(suit)).len();
    rows.extend(compact::labeled(ctx, label("root-dock-hand"), hand));
    let left = |suit: Suit| Piece::post(suit).map_or(0, |post| usize::from(state.stock[post.index()]));
    rows.extend(compact::labeled(ctx, label("root-dock-posts-left"), left));
    let posts = Suit::CLEARING.into_iter().filter_map(Piece::post).map(|post| state.clearings_with(post));
    let stand = places(posts.fold(ClearingSet::default(), |all, here| all | here));
    let stand = fact(ctx.fill("root-dock-posts", &[("places", stand.into())]));
    rows.extend(flow([stand, compact::warriors(ctx, state.player(seat).supply, all)]));
    rows.truncate(compact::ROWS);
    rows
}

/// Prices, warriors in the boxes, trade posts, and the hand that is open.
fn heard(ctx: &Ctx, state: &Observation, seat: Seat, riverfolk: &Riverfolk) -> Vec<Row> {
    let price = |&service: &Service| {
        let places = [
            ("service", ctx.words.name("root-word", service.id()).into()),
            ("price", number(riverfolk.price(service))),
        ];
        heard::told(ctx, "root-heard-price", &places)
    };
    let mut rows: Vec<Row> = vec![heard::together(ctx, Service::ALL.iter().map(price))];
    let owners = |warriors: &Warriors| {
        let held = state.seats().filter(|owner| warriors[owner.index()] > 0);
        let held = held
            .map(|owner| ctx.words.beside([names::of(ctx.words, state, owner), warriors[owner.index()].to_string()]));
        ctx.words.list(held)
    };
    let funds = heard::fact(ctx, "root-heard-funds", owners(&riverfolk.funds));
    let total = heard::count(ctx, "root-heard-funds-total", riverfolk.funds_total());
    let brings = heard::count(ctx, "root-heard-dividends", i64::from(dividends(state)));
    rows.push(heard::together(ctx, [funds, total, brings]));
    rows.push(heard::fact(ctx, "root-heard-payments", owners(&riverfolk.payments)));
    rows.push(heard::fact(ctx, "root-heard-committed", owners(&riverfolk.committed)));
    rows.push(heard::told(ctx, "root-heard-posts", &[("points", number(POST_POINTS))]));
    for suit in Suit::CLEARING {
        let Some(post) = Piece::post(suit) else { continue };
        let left = state.stock[post.index()];
        let used = if state.turn == seat { state.used.activated[suit.index()] } else { 0 };
        let label = ctx.words.name("root-piece", post.id());
        let stands = state.clearings_with(post);
        let places = [
            ("left", number(left)),
            ("empty", number((post.total() - left).saturating_sub(used))),
            ("lost", number(post.total() - left - state.on_map(post))),
        ];
        let stands = heard::standing(ctx, &label, post.total(), stands, state.on_map(post));
        rows.push(heard::together(ctx, [stands, heard::told(ctx, "root-heard-post", &places)]));
    }
    let sites: ClearingSet = post_sites(state).map(|(clearing, _)| clearing).collect();
    rows.push(heard::fact(ctx, "root-heard-post-sites", heard::numbers(ctx, sites.iter())));
    rows.push(heard::fact(ctx, "root-heard-open-hand", heard::cards(ctx, state.player(seat).hand)));
    rows
}
