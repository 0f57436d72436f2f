//! The Lord of the Hundreds.

use super::facts::{in_clearings, items, number, places, points, short_items, standing};
use super::registry::{Budget, FactionView, Legend, Seated};
use crate::games::root::Action;
use crate::games::root::factions::hundreds::state::Step;
use crate::games::root::factions::hundreds::state::{Hundreds, OPPRESS_POINTS, TRACK_VALUES, Track};
use crate::games::root::factions::hundreds::turn::oppressed;
use crate::games::root::factions::hundreds::words::Mood;
use crate::games::root::state::faction::FactionState;
use crate::games::root::state::frame::Phase;
use crate::games::root::state::task::Task;
use crate::games::root::words::item::Item;
use crate::games::root::words::piece::Piece;
use crate::games::root::words::place::{Clearing, ClearingSet};
use crate::kernel::name_key;
use crate::tui::game_ui::Ctx;
use crate::tui::palette::Role;
use crate::tui::player_board::{Fact, Forms, Section};
use crate::tui::text::Row;

/// Returns the keys of what is said of the moods.
pub fn keys() -> Vec<String> {
    Mood::ALL.iter().map(|mood| name_key("root-mood", mood.id())).collect()
}

impl Seated<'_, Hundreds> {
    /// Returns what a task leaves of command or of prowess (14.5.2, 14.5.3).
    fn granted(&self, task: Task) -> Option<Budget> {
        let (key, all, done) = match task {
            Task::Hundreds(Step::Command { done }) => ("root-budget-command", self.kit.command(), done),
            Task::Hundreds(Step::Advance { done }) => ("root-budget-advances", self.kit.prowess(), done),
            _ => return None,
        };
        Some(Budget { key, left: all.saturating_sub(done), all })
    }

    /// The warlord: where it is, and in whose company.
    fn warlord(&self, ctx: &Ctx) -> Fact {
        let fact = Fact::of(ctx, "root-fact-warlord");
        let Some(at) = self.kit.warlord else {
            let fallen = Row::of(Role::Bad, ctx.say("root-fact-lost"));
            return fact.note(fallen).sentence(ctx.say("root-fact-warlord-fallen")).within(Forms::FULL);
        };
        let company = self.state.warriors(self.seat, at).saturating_sub(1);
        let company = ctx.fill("root-fact-company", &[("count", number(company))]);
        fact.note(in_clearings(ctx, ClearingSet::of(at))).note(Row::plain(company)).within(Forms::FULL)
    }

    /// A track of the hoard: what it is worth with each number of tiles, and its tiles.
    fn track(&self, ctx: &Ctx, track: Track, key: &str) -> Fact {
        let held = self.kit.on_track(track);
        let count = |item: Item| {
            let on_track = track.items().into_iter().any(|other| other == item);
            if on_track { self.kit.hoard[item.index()] } else { 0 }
        };
        let tiles = short_items(ctx, count);
        Fact::of(ctx, key)
            .scale(&TRACK_VALUES, held, String::new())
            .list(tiles)
            .within(Forms::COMPACT)
            .list(items(ctx, count))
            .within(Forms::FULL)
    }
}

impl FactionView for Seated<'_, Hundreds> {
    fn verbs(&self, phase: Phase) -> Vec<&'static str> {
        match phase {
            Phase::Setup => Vec::new(),
            Phase::Birdsong => vec!["anoint", "mood", "scrap"],
            Phase::Daylight => vec!["move", "lead", "battle", "build", "advance"],
            Phase::Evening => vec!["incite"],
        }
    }

    fn budget(&self) -> Option<Budget> {
        self.state.pending().find_map(|task| self.granted(task))
    }

    fn left(&self, _: &[Action]) -> u8 {
        self.state.top().and_then(|task| self.granted(task)).map_or(0, |granted| granted.left)
    }

    fn beside_supply(&self) -> u8 {
        // the warlord (14.2.2)
        1
    }

    fn facts(&self, ctx: &Ctx) -> Vec<Section> {
        let (state, hundreds) = (self.state, self.kit);
        let mood = Fact::of(ctx, "root-fact-mood").note(Row::plain(ctx.words.name("root-word", hundreds.mood.id())));
        let mood = mood.sentence(ctx.words.name("root-mood", hundreds.mood.id())).within(Forms::FULL);
        let moods = hundreds.moods().map(|mood: Mood| Row::plain(ctx.words.name("root-word", mood.id())));
        let moods = Fact::of(ctx, "root-fact-next-moods").list(moods.collect()).only(Forms::FULL);
        let tracks = [(Track::Command, "root-fact-command"), (Track::Prowess, "root-fact-prowess")];
        let tracks = tracks.map(|(track, key)| self.track(ctx, track, key));
        let now = oppressed(state, self.seat);
        let worth = now.len().min(OPPRESS_POINTS.len() - 1);
        let oppressed = Fact::of(ctx, "root-fact-oppressed")
            .count(now.len() as i64)
            .within(Forms::LINE)
            .scale(&OPPRESS_POINTS, worth, points(ctx))
            .within(Forms::BOARD);
        let places = Fact::of(ctx, "root-fact-oppressed-in").note(Row::plain(places(ctx, now))).only(Forms::BOARD);
        let built = [("Hs", Piece::Stronghold), ("m", Piece::Mob)];
        let built = built.map(|(sign, piece)| {
            let fact = standing(ctx, state, sign.to_owned(), piece, Forms::BOARD).only(Forms::BOARD);
            fact.note(in_clearings(ctx, state.clearings_with(piece))).within(Forms::FULL)
        });
        vec![
            Section::new([self.warlord(ctx), mood, moods]),
            Section::table(tracks.into_iter().chain([oppressed])).titled(ctx.say("root-board-hoard")),
            Section::new([places].into_iter().chain(built)),
        ]
    }

    fn legend(&self) -> Legend {
        Legend { leader: self.kit.warlord, ..Legend::default() }
    }
}

/// Has the warlord go to a clearing.
pub fn led(kit: &mut FactionState, to: Clearing) {
    if let FactionState::Hundreds(hundreds) = kit {
        hundreds.warlord = Some(to);
    }
}
