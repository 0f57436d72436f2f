//! The Riverfolk Company.

use super::facts::{by_owner, by_suit, cards, in_clearings, number, places};
use super::names;
use super::registry::{Budget, FactionView, Legend, Seated};
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
use crate::kernel::Words;
use crate::tui::game_ui::Ctx;
use crate::tui::palette::Role;
use crate::tui::player_board::{Fact, Forms, Section};
use crate::tui::text::Row;

impl FactionView for Seated<'_, Riverfolk> {
    fn verbs(&self, phase: Phase) -> Vec<&'static str> {
        match phase {
            Phase::Setup => Vec::new(),
            Phase::Birdsong => Vec::new(),
            Phase::Daylight => vec!["move", "battle", "post", "recruit", "draw", "export"],
            Phase::Evening => vec!["price"],
        }
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

    fn beside_hand(&self) -> Option<u8> {
        Some(self.kit.funds_total())
    }

    fn facts(&self, ctx: &Ctx) -> Vec<Section> {
        let (state, riverfolk) = (self.state, self.kit);
        let total = Fact::of(ctx, "root-fact-funds").count(riverfolk.funds_total());
        let funds = total.list(self.owners(ctx, &riverfolk.funds));
        let points = ctx.fill("root-fact-points-won", &[("points", number(dividends(state)))]);
        let dividends = Fact::of(ctx, "root-fact-dividends")
            .note(Row::plain(points))
            .within(Forms::COMPACT.or(Forms::WHOLE))
            .count(dividends(state))
            .within(Forms::SPOKEN);
        let paid: u8 = riverfolk.payments.iter().sum();
        let payments = Fact::of(ctx, "root-fact-payments").count(paid).within(Forms::LINE);
        let payments = payments.list(self.owners(ctx, &riverfolk.payments)).within(Forms::BOARD);
        let committed = Fact::of(ctx, "root-fact-committed").list(self.owners(ctx, &riverfolk.committed));
        let hand = state.player(self.seat).hand;
        let hand = Fact::of(ctx, "root-fact-open-hand")
            .list(by_suit(ctx, |suit| (hand & CardSet::suit(suit)).len()))
            .within(Forms::COMPACT)
            .list(cards(ctx, hand))
            .within(Forms::FULL);
        let left = |suit: Suit| Piece::post(suit).map_or(0, |post| usize::from(state.stock[post.index()]));
        let left = Fact::of(ctx, "root-fact-posts-left").list(by_suit(ctx, left));
        let posts = Suit::CLEARING.into_iter().filter_map(Piece::post).map(|post| state.clearings_with(post));
        let stand = in_clearings(ctx, posts.fold(ClearingSet::default(), |all, here| all | here));
        let stand = Fact::of(ctx, "root-fact-posts").note(stand);
        let sites: ClearingSet = post_sites(state).map(|(clearing, _)| clearing).collect();
        let sites = if sites.is_empty() { ctx.say("plain-none") } else { places(ctx, sites) };
        let facts = [("places", sites.into()), ("points", number(POST_POINTS))];
        let worth = Fact::bare().sentence(ctx.fill("root-fact-post-worth", &facts));
        let prices = Service::ALL.iter().map(|&service| price(ctx, riverfolk, service));
        let kinds = Suit::CLEARING.into_iter().filter_map(|suit| self.posts(ctx, suit));
        vec![
            Section::new(prices).titled(ctx.say("root-board-services")),
            Section::new([
                funds.in_new_row(),
                dividends.only(Forms::BOARD),
                payments.in_new_row(),
                committed.only(Forms::BOARD),
                hand.only(Forms::BOARD).in_new_row(),
                left.only(Forms::COMPACT).in_new_row(),
                stand.only(Forms::COMPACT).in_new_row(),
            ]),
            Section::table(kinds.chain([worth.only(Forms::FULL)])).titled(ctx.say("root-board-posts")),
        ]
    }

    fn legend(&self) -> Legend {
        Legend::default()
    }
}

/// A service: its price, and the track of prices for who reads all of the board.
fn price(ctx: &Ctx, riverfolk: &Riverfolk, service: Service) -> Fact {
    let now = PRICES.iter().position(|&price| price == riverfolk.price(service)).unwrap_or(PRICES.len());
    let name = Row::of(Role::Dim, ctx.words.name("root-word", service.id()));
    Fact::new(name)
        .count(riverfolk.price(service))
        .within(Forms::LINE.or(Forms::COMPACT).or(Forms::SPOKEN))
        .scale(&PRICES, now, String::new())
        .within(Forms::WHOLE)
}

impl Seated<'_, Riverfolk> {
    /// Warriors by their owners.
    fn owners(&self, ctx: &Ctx, warriors: &Warriors) -> Vec<Row> {
        by_owner(ctx, self.state, |owner| owner.seat().map_or(0, |seat| warriors[seat.index()]))
    }

    /// A suit's trade posts: where they stand, how many are left, and the spaces that craft (11.5.3).
    fn posts(&self, ctx: &Ctx, suit: Suit) -> Option<Fact> {
        let state = self.state;
        let post = Piece::post(suit)?;
        let left = state.stock[post.index()];
        let used = if state.turn == self.seat { state.used.activated[suit.index()] } else { 0 };
        let facts = [
            ("left", number(left)),
            ("empty", number((post.total() - left).saturating_sub(used))),
            ("lost", number(post.total() - left - state.on_map(post))),
        ];
        let fact = Fact::new(names::suit_word(Row::new(), ctx, suit))
            .sign(format!("O{}", names::glyph(post, false)))
            .note(Row::plain(ctx.fill("root-board-post", &facts)))
            .note(in_clearings(ctx, state.clearings_with(post)));
        Some(fact.only(Forms::FULL))
    }
}
