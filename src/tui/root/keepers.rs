//! The Keepers in Iron.

use super::boards::{head, number, packed, places};
use super::compact::{self, fact, flow};
use super::heard;
use super::names;
use super::registry::{Board, Budget, Force, Legend, Seated};
use super::scene::Group;
use crate::games::root::factions::keepers::state::Step;
use crate::games::root::factions::keepers::state::{COLUMN_POINTS, Keepers, MOST_RETINUE};
use crate::games::root::factions::keepers::words::{Found, Slot};
use crate::games::root::state::frame::Phase;
use crate::games::root::state::task::Task;
use crate::games::root::words::card::{CardKind, CardSet};
use crate::games::root::words::item::Relic;
use crate::games::root::words::piece::Piece;
use crate::games::root::words::place::{Forest, Suit};
use crate::games::root::{Action, Observation};
use crate::tui::game_ui::Ctx;
use crate::tui::palette::Role;
use crate::tui::text::Row;

/// Spaces in a row of relics (15.5.2.III).
const SPACES: u8 = 4;

/// The letter of a kind of relic: of its pieces on the map too.
fn letter(relic: Relic) -> char {
    names::glyph(Piece::of_relic(relic)[0], false)
}

impl Seated<'_, Keepers> {
    /// Returns what a task leaves of a column: its cards that have not acted (15.5.2).
    fn granted(&self, task: Task) -> Option<Budget> {
        let Task::Keepers(Step::Retinue(slot)) = task else { return None };
        let left = self.kit.idle(slot).len() as u8 + self.kit.idle_retainers(slot);
        let all = self.kit.retinue[slot.index()].len() as u8 + self.kit.retainers[slot.index()];
        Some(Budget { key: "root-budget-retinue", left, all })
    }

    /// The relics in a forest: a letter and a number for each kind, turned up or not.
    fn relics(&self, forest: Forest) -> impl Iterator<Item = (Forest, Group)> {
        let role = names::faction_role(self.state.party(self.seat));
        Relic::ALL.iter().filter_map(move |&relic| {
            let found = self.kit.forests.found(forest).filter(|(found, _)| found.relic() == Some(relic));
            let count = found.map(|(_, count)| count).sum::<u8>();
            (count > 0).then(|| (forest, Group::tokens(letter(relic), count, role)))
        })
    }
}

impl Board for Seated<'_, Keepers> {
    fn verbs(&self, phase: Phase) -> Vec<&'static str> {
        match phase {
            Phase::Setup => Vec::new(),
            Phase::Birdsong => vec!["encamp", "decamp", "recruit"],
            Phase::Daylight => vec!["move", "battle", "delve", "recover"],
            Phase::Evening => vec!["retinue", "shift"],
        }
    }

    fn leaves_points(&self) -> &'static str {
        "dominance"
    }

    fn budget(&self) -> Option<Budget> {
        // the columns of the turn are there from its beginning
        let daylight = self.state.phase == Phase::Daylight;
        daylight.then(|| self.state.pending().find_map(|task| self.granted(task))).flatten()
    }

    fn left(&self, _: &[Action]) -> u8 {
        self.state.top().and_then(|task| self.granted(task)).map_or(0, |granted| granted.left)
    }

    fn force(&self) -> Force {
        Force::Warriors
    }

    fn warriors(&self) -> u8 {
        self.state.party(self.seat).warriors()
    }

    fn line(&self, ctx: &Ctx) -> Row {
        let keepers = self.kit;
        let column = |slot: &Slot| {
            let cards = keepers.retinue[slot.index()].len() + usize::from(keepers.retainers[slot.index()]);
            cards.to_string()
        };
        let retinue = Slot::ALL.iter().map(column).collect::<Vec<_>>().join(" ");
        let rows = Relic::ALL.iter().map(|&relic| format!("{}{}", letter(relic), keepers.row(relic)));
        let places = [
            ("retinue", retinue.into()),
            ("relics", rows.collect::<Vec<_>>().join(" ").into()),
            ("warriors", number(self.state.player(self.seat).supply)),
        ];
        Row::plain(ctx.fill("root-own-keepers", &places))
    }

    fn board(&self, ctx: &Ctx) -> Vec<Row> {
        board(ctx, self.state, self.kit)
    }

    fn heard(&self, ctx: &Ctx) -> Vec<Row> {
        heard(ctx, self.state, self.kit)
    }

    fn docked(&self, ctx: &Ctx) -> Vec<Row> {
        docked(ctx, self.state, self.kit, self.state.player(self.seat).supply, self.warriors())
    }

    fn legend(&self) -> Legend {
        let forests = self.state.board.forests().iter().flat_map(|forest| self.relics(forest));
        Legend { forests: forests.collect(), ..Legend::default() }
    }
}

/// The retinue by columns, the rows of relics, waystations, and where relics lie.
fn board(ctx: &Ctx, state: &Observation, keepers: &Keepers) -> Vec<Row> {
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
    rows.extend(wrapped("", lying(state, keepers).map(|text| (Role::Text, text))));
    rows
}

/// Words one after another, in as many rows as they take.
fn wrapped(lead: &str, words: impl Iterator<Item = (Role, String)>) -> Vec<Row> {
    let indent = if lead.is_empty() { 2 } else { LEAD };
    let mut words = words.map(|(role, word)| Row::of(role, word)).peekable();
    let none = words.peek().is_none().then(|| Row::of(Role::Dim, "-"));
    packed(Row::of(Role::Dim, format!("  {lead}")), indent, words.chain(none))
}

/// Columns before the cards of a column of the retinue.
const LEAD: usize = 21;

/// The relics of a forest, those that are turned up with their value: `a: f j3`.
fn in_forest(keepers: &Keepers, forest: Forest) -> String {
    let mut text = format!("{}:", forest.letter());
    for (found, count) in keepers.forests.found(forest) {
        let Some(relic) = found.relic() else { continue };
        text.push(' ');
        text.push(letter(relic));
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
        let name = format!("{} {}", names::suit_for(ctx, kind.suit()), names::listed_card(ctx.words, kind));
        let count = (cards & kind.copies()).len();
        ctx.words.times(name, count)
    };
    let waiting = idle.kinds().map(|kind| (names::suit_role(kind.suit()), named(idle, kind)));
    let done = acted.kinds().map(|kind| (Role::Dim, format!("({})", named(acted, kind))));
    wrapped(&ctx.words.name("root-word", slot.id()), retainers.chain(waiting).chain(done))
}

/// The values recovered of a kind.
fn recovered(keepers: &Keepers, relic: Relic) -> Vec<u8> {
    let of = |piece: Piece| {
        let count = piece.relic_index().map_or(0, |index| keepers.recovered[index]);
        std::iter::repeat_n(piece.relic_value(), count.into())
    };
    Piece::of_relic(relic).into_iter().flat_map(of).collect()
}

/// The relics of each forest where any lie.
fn lying(state: &Observation, keepers: &Keepers) -> impl Iterator<Item = String> {
    let forests = state.board.forests().iter().filter(|&forest| !keepers.forests.is_empty(forest));
    forests.map(|forest| in_forest(keepers, forest))
}

/// The values recovered, the spaces left, and where relics of the kind stand.
fn relic_row(ctx: &Ctx, state: &Observation, keepers: &Keepers, relic: Relic) -> Row {
    let mut row = Row::plain(format!("  {} {}", letter(relic), ctx.words.name("root-piece", relic.id()))).to(14);
    let values = recovered(keepers, relic);
    for value in &values {
        row.push(Role::Prompt, format!("[{value}]"));
    }
    for _ in values.len()..usize::from(SPACES) {
        row.push(Role::Dim, "[ ]".to_owned());
    }
    row = row.to(28);
    for piece in Piece::of_relic(relic) {
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

/// The retinue by columns and suits, the rows of relics, and where relics lie.
fn docked(ctx: &Ctx, state: &Observation, keepers: &Keepers, left: u8, all: u8) -> Vec<Row> {
    let count = [("count", number(keepers.retinue_count())), ("most", number(MOST_RETINUE))];
    let mut rows = flow([fact(ctx.fill("root-dock-retinue", &count)), compact::warriors(ctx, left, all)]);
    rows.extend(Slot::ALL.iter().flat_map(|&slot| slot_row(ctx, keepers, slot)));
    let mut row = Row::of(Role::Dim, ctx.say("root-dock-recovered"));
    for relic in Relic::ALL {
        let values = recovered(keepers, relic);
        let text: String = values.iter().map(u8::to_string).collect();
        let open = "-".repeat(usize::from(SPACES).saturating_sub(values.len()));
        row = row.text(format!("  {} ", letter(relic))).put(Role::Prompt, text).put(Role::Dim, open);
    }
    rows.push(row);
    rows.extend(flow(lying(state, keepers).map(Row::plain)));
    rows.truncate(compact::ROWS);
    rows
}

/// A column in a row: its retainers, and its cards by suit; how many have not acted, those that all have in brackets.
fn slot_row(ctx: &Ctx, keepers: &Keepers, slot: Slot) -> Vec<Row> {
    let label = ctx.say(match slot {
        Slot::Move => "root-dock-move",
        Slot::Delve => "root-dock-delve",
        Slot::Recover => "root-dock-recover",
    });
    let counted = |name: Row, left: u8, all: usize| match usize::from(left) {
        0 => Row::plain("(").join(name).text(format!(" {all})")).all_in(Role::Dim),
        left if left < all => name.text(format!(" {left}/{all}")),
        _ => name.text(format!(" {all}")),
    };
    let mut facts = vec![Row::of(Role::Dim, label).to(8)];
    let retainers = keepers.retainers[slot.index()];
    if retainers > 0 {
        let name = Row::plain(ctx.say("root-dock-retainer"));
        facts.push(counted(name, keepers.idle_retainers(slot), retainers.into()));
    }
    for suit in Suit::ALL {
        let all = (keepers.retinue[slot.index()] & CardSet::suit(suit)).len();
        if all > 0 {
            let left = (keepers.idle(slot) & CardSet::suit(suit)).len() as u8;
            facts.push(counted(names::suit_word(Row::new(), ctx, suit), left, all));
        }
    }
    flow(facts)
}

/// The retinue by columns, the relics recovered and on the map, waystations, and where relics lie.
fn heard(ctx: &Ctx, state: &Observation, keepers: &Keepers) -> Vec<Row> {
    let count = [("count", number(keepers.retinue_count())), ("all", number(MOST_RETINUE))];
    let mut rows = vec![heard::fact(ctx, "root-heard-retinue", ctx.fill("root-heard-of", &count))];
    for slot in Slot::ALL {
        let retainer = ctx.words.name("root-word", "retainer");
        let idle_retainers = keepers.idle_retainers(slot);
        let acted_retainers = keepers.retainers[slot.index()] - idle_retainers;
        let named = |cards: CardSet, retainers: u8| {
            let retainers = (retainers > 0).then(|| ctx.times_of(retainer.clone(), retainers.into()));
            let cards = Some(heard::cards(ctx, cards)).filter(|cards| !cards.is_empty());
            ctx.words.list(retainers.into_iter().chain(cards))
        };
        let column = ctx.words.name("root-word", slot.id());
        let label = ctx.fill("root-heard-slot", &[("column", column.into())]);
        let waiting = heard::labeled(ctx, &label, named(keepers.idle(slot), idle_retainers));
        let acted = named(keepers.retinue[slot.index()] & keepers.acted, acted_retainers);
        let acted = (!acted.is_empty()).then(|| heard::fact(ctx, "root-heard-acted", acted));
        rows.push(heard::together(ctx, [waiting].into_iter().chain(acted)));
    }
    for relic in Relic::ALL {
        let values = recovered(keepers, relic);
        let places = [
            ("relic", ctx.words.name("root-piece", relic.id()).into()),
            ("count", number(values.len() as i64)),
            ("all", number(SPACES)),
            ("values", ctx.words.list(values.iter().map(u8::to_string)).into()),
        ];
        let held = heard::told(ctx, "root-heard-recovered", &places);
        let stand = Piece::of_relic(relic).into_iter().filter(|&piece| state.on_map(piece) > 0).map(|piece| {
            let places = heard::numbers(ctx, state.clearings_with(piece).iter());
            let places = [("value", number(piece.relic_value())), ("places", places.into())];
            heard::told(ctx, "root-heard-relic-at", &places)
        });
        rows.push(heard::together(ctx, [held].into_iter().chain(stand)));
    }
    rows.push(heard::told(ctx, "root-heard-relic-points", &[("points", number(COLUMN_POINTS))]));
    for sides in Piece::WAYSTATIONS.chunks(2) {
        let standing = sides.iter().find(|&&side| state.on_map(side) > 0);
        let Some(side) = standing.or(sides.first()) else { continue };
        let label = ctx.words.name("root-piece", side.id());
        let at = standing.and_then(|&side| state.clearings_with(side).first());
        let at = match at {
            Some(at) => ctx.fill("root-heard-at", &[("place", number(at.number()))]),
            None => ctx.say("root-heard-waystation-here"),
        };
        rows.push(heard::labeled(ctx, &label, at));
    }
    let forests = state.board.forests().iter().filter(|&forest| !keepers.forests.is_empty(forest));
    rows.extend(forests.map(|forest| {
        let relics = keepers.forests.found(forest).map(|(found, count)| {
            let name = match found {
                Found::Open(piece) => ctx.words.name("root-piece", piece.id()),
                Found::Down(relic) => {
                    let name = ctx.words.name("root-piece", relic.id());
                    ctx.fill("root-heard-face-down", &[("thing", name.into())])
                }
            };
            ctx.times_of(name, count.into())
        });
        let label = ctx.fill("root-heard-forest", &[("forest", forest.letter().to_string().into())]);
        heard::labeled(ctx, &label, ctx.words.list(relics))
    }));
    rows
}
