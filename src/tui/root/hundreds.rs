//! The Lord of the Hundreds.

use super::boards::{head, number, places, scale};
use super::compact::{self, fact, flow};
use super::heard;
use super::names;
use super::registry::{Board, Budget, Force, Legend, Seated};
use crate::games::root::factions::hundreds::state::Step;
use crate::games::root::factions::hundreds::state::{Hundreds, OPPRESS_POINTS, TRACK_SPACES, TRACK_VALUES, Track};
use crate::games::root::factions::hundreds::turn::oppressed;
use crate::games::root::factions::hundreds::words::Mood;
use crate::games::root::state::faction::FactionState;
use crate::games::root::state::frame::Phase;
use crate::games::root::state::task::Task;
use crate::games::root::words::item::Item;
use crate::games::root::words::piece::Piece;
use crate::games::root::words::place::{Clearing, ClearingSet};
use crate::games::root::{Action, Observation};
use crate::kernel::Seat;
use crate::kernel::name_key;
use crate::tui::game_ui::Ctx;
use crate::tui::palette::Role;
use crate::tui::text::Row;

/// The keys of what is said of the moods.
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
}

impl Board for Seated<'_, Hundreds> {
    fn verbs(&self, phase: Phase) -> Vec<&'static str> {
        match phase {
            Phase::Setup => Vec::new(),
            Phase::Birdsong => vec!["anoint", "mood", "scrap"],
            Phase::Daylight => vec!["move", "lead", "battle", "build", "advance"],
            Phase::Evening => vec!["incite"],
        }
    }

    fn leaves_points(&self) -> &'static str {
        "dominance"
    }

    fn budget(&self) -> Option<Budget> {
        self.state.pending().find_map(|task| self.granted(task))
    }

    fn left(&self, _: &[Action]) -> u8 {
        self.state.top().and_then(|task| self.granted(task)).map_or(0, |granted| granted.left)
    }

    fn force(&self) -> Force {
        Force::Warriors
    }

    fn warriors(&self) -> u8 {
        // the warlord is in no supply (14.2.2)
        self.state.faction(self.seat).warriors() - 1
    }

    fn line(&self, ctx: &Ctx) -> Row {
        let (state, hundreds) = (self.state, self.kit);
        let at = hundreds.warlord.map_or("-".into(), |at| at.number().to_string());
        let places = [
            ("warlord", at.into()),
            ("mood", ctx.words.name("root-word", hundreds.mood.id()).into()),
            ("command", number(hundreds.command())),
            ("prowess", number(hundreds.prowess())),
            ("oppressed", number(oppressed(state, self.seat).len() as i64)),
            ("warriors", number(state.player(self.seat).supply)),
        ];
        Row::plain(ctx.fill("root-own-hundreds", &places))
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
        Legend { leader: self.kit.warlord, ..Legend::default() }
    }
}

/// The warlord, the mood, the hoard, what is oppressed, strongholds and mobs.
fn board(ctx: &Ctx, state: &Observation, seat: Seat, hundreds: &Hundreds) -> Vec<Row> {
    let mut rows = vec![warlord(ctx, state, seat, hundreds)];
    let mood = ctx.words.name("root-word", hundreds.mood.id());
    let does = ctx.words.name("root-mood", hundreds.mood.id());
    rows.push(head(ctx.say("root-board-mood")).text(format!("  {mood}")));
    rows.push(Row::of(Role::Dim, format!("  {does}")));
    rows.push(open_moods(ctx, hundreds));
    rows.push(Row::new());
    rows.push(head(ctx.say("root-board-hoard")));
    for (track, key) in [(Track::Command, "root-board-track-command"), (Track::Prowess, "root-board-track-prowess")] {
        let label = Row::plain(format!("  {}", ctx.say(key))).to(12);
        rows.push(hoard(ctx, hundreds, track, label));
    }
    rows.push(Row::new());
    rows.extend(oppression(ctx, state, seat));
    rows.push(Row::new());
    for (piece, key) in [(Piece::Stronghold, "root-board-strongholds"), (Piece::Mob, "root-board-mobs")] {
        let facts = [
            ("built", number(state.on_map(piece))),
            ("all", number(piece.total())),
            ("places", places(state.clearings_with(piece)).into()),
        ];
        rows.push(Row::plain(ctx.fill(key, &facts)));
    }
    rows
}

fn warlord(ctx: &Ctx, state: &Observation, seat: Seat, hundreds: &Hundreds) -> Row {
    let row = head(ctx.say("root-board-warlord")).text("  ");
    match hundreds.warlord {
        Some(at) => {
            let company = state.warriors(seat, at).saturating_sub(1);
            let facts = [("clearing", number(at.number())), ("company", number(company))];
            row.text(ctx.fill("root-board-warlord-in", &facts))
        }
        None => row.put(Role::Bad, ctx.say("root-board-warlord-fallen")),
    }
}

/// The moods that the next Birdsong leaves open.
fn open_moods(ctx: &Ctx, hundreds: &Hundreds) -> Row {
    let names: Vec<String> = hundreds.moods().map(|mood: Mood| ctx.words.name("root-word", mood.id())).collect();
    let facts = [("moods", ctx.words.list(&names).into())];
    Row::plain("  ").put(Role::Dim, ctx.fill("root-board-next-moods", &facts))
}

/// A track behind its name: what it is worth with each number of tiles, and its tiles.
fn hoard(ctx: &Ctx, hundreds: &Hundreds, track: Track, label: Row) -> Row {
    let held = hundreds.on_track(track);
    let tiles = track.items().flat_map(|item| {
        let count: u8 = hundreds.hoard[Item::index(item)];
        std::iter::repeat_n((Role::Text, names::item_for(ctx, item)), count.into())
    });
    let open = (held..TRACK_SPACES).map(|_| (Role::Dim, "-".to_owned()));
    let row = label.join(scale(&TRACK_VALUES, held.into())).text(" ");
    tiles.chain(open).fold(row, |row, (role, tile)| row.text(" ").put(role, tile))
}

fn oppression(ctx: &Ctx, state: &Observation, seat: Seat) -> [Row; 3] {
    let now = oppressed(state, seat);
    let facts = [("count", number(now.len() as i64)), ("places", places(now).into())];
    [
        head(ctx.fill("root-board-oppressed", &facts)),
        Row::of(Role::Dim, format!("  {}", ctx.say("root-board-oppress-scale"))),
        Row::plain("  ").join(worth(now)),
    ]
}

/// Draws the points for oppressed clearings.
fn worth(oppressed: ClearingSet) -> Row {
    scale(&OPPRESS_POINTS, oppressed.len().min(OPPRESS_POINTS.len() - 1))
}

/// The warlord and the mood, the hoard, what is oppressed, what stands.
fn docked(ctx: &Ctx, state: &Observation, seat: Seat, hundreds: &Hundreds, all: u8) -> Vec<Row> {
    let warlord = match hundreds.warlord {
        Some(at) => fact(ctx.fill("root-dock-warlord", &[("place", number(at.number()))])),
        None => Row::of(Role::Bad, ctx.say("root-dock-warlord-fallen")),
    };
    let mood = ctx.words.name("root-word", hundreds.mood.id());
    let mut rows = flow([warlord, head(mood)]);
    for (track, key) in [(Track::Command, "root-board-track-command"), (Track::Prowess, "root-board-track-prowess")] {
        rows.push(hoard(ctx, hundreds, track, Row::plain(ctx.say(key)).to(10)));
    }
    let now = oppressed(state, seat);
    let row = Row::plain(ctx.say("root-dock-oppressed")).to(10).join(worth(now));
    rows.push(row.put(Role::Dim, format!(" {}", ctx.say("root-dock-points"))));
    if !now.is_empty() {
        rows.push(Row::plain(format!("  {}", ctx.fill("root-dock-in", &[("place", places(now).into())]))));
    }
    let built = [("root-dock-strongholds", Piece::Stronghold), ("root-dock-mobs", Piece::Mob)];
    let built =
        built.map(|(key, of)| ctx.fill(key, &[("built", number(state.on_map(of))), ("all", number(of.total()))]));
    rows.extend(flow(built.map(fact)));
    rows.push(compact::warriors(ctx, state.player(seat).supply, all));
    rows
}

/// Has the warlord go to a clearing.
pub fn led(kit: &mut FactionState, to: Clearing) {
    if let FactionState::Hundreds(hundreds) = kit {
        hundreds.warlord = Some(to);
    }
}

/// The warlord and the moods, the hoard, what is oppressed, strongholds and mobs.
fn heard(ctx: &Ctx, state: &Observation, seat: Seat, hundreds: &Hundreds) -> Vec<Row> {
    let mut rows = vec![match hundreds.warlord {
        Some(at) => {
            let company = state.warriors(seat, at).saturating_sub(1);
            let places = [("place", number(at.number())), ("company", number(company))];
            heard::told(ctx, "root-heard-warlord", &places)
        }
        None => Row::plain(ctx.say("root-heard-warlord-fallen")),
    }];
    let places = [
        ("mood", ctx.words.name("root-word", hundreds.mood.id()).into()),
        ("does", ctx.words.name("root-mood", hundreds.mood.id()).into()),
    ];
    rows.push(heard::told(ctx, "root-heard-mood", &places));
    let moods = hundreds.moods().map(|mood: Mood| ctx.words.name("root-word", mood.id()));
    rows.push(heard::fact(ctx, "root-heard-moods", ctx.words.list(moods)));
    for (track, key) in [(Track::Command, "root-heard-command"), (Track::Prowess, "root-heard-prowess")] {
        let held = hundreds.on_track(track);
        let scale = heard::fact(ctx, key, heard::scale(ctx, &TRACK_VALUES, held.into()));
        let on_track = |item: Item| track.items().into_iter().any(|other| other == item);
        let tiles = heard::items(ctx, |item| if on_track(item) { hundreds.hoard[item.index()] } else { 0 });
        rows.push(heard::together(ctx, [scale, heard::fact(ctx, "root-heard-hoard", tiles)]));
    }
    let now = oppressed(state, seat);
    let places = heard::fact(ctx, "root-heard-oppressed", heard::numbers(ctx, now.iter()));
    let points = heard::scale(ctx, &OPPRESS_POINTS, now.len().min(OPPRESS_POINTS.len() - 1));
    rows.push(heard::together(ctx, [places, heard::fact(ctx, "root-heard-oppress-points", points)]));
    for piece in [Piece::Stronghold, Piece::Mob] {
        let label = ctx.words.name("root-piece", piece.id());
        rows.push(heard::standing(ctx, &label, piece.total(), state.clearings_with(piece), state.on_map(piece)));
    }
    rows
}
