//! The Keepers in Iron.

use super::facts::{in_clearings, number};
use super::names;
use super::registry::{Budget, FactionView, Legend, Seated};
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
use crate::tui::player_board::{Fact, Forms, Section};
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

impl FactionView for Seated<'_, Keepers> {
    fn verbs(&self, phase: Phase) -> Vec<&'static str> {
        match phase {
            Phase::Setup => Vec::new(),
            Phase::Birdsong => vec!["encamp", "decamp", "recruit"],
            Phase::Daylight => vec!["move", "battle", "delve", "recover"],
            Phase::Evening => vec!["retinue", "shift"],
        }
    }

    fn law(&self, verb: &str) -> Option<&'static str> {
        (verb == "recruit").then_some("15.4.3")
    }

    fn budget(&self) -> Option<Budget> {
        // the columns of the turn are there from its beginning
        let daylight = self.state.phase == Phase::Daylight;
        daylight.then(|| self.state.pending().find_map(|task| self.granted(task))).flatten()
    }

    fn left(&self, _: &[Action]) -> u8 {
        self.state.top().and_then(|task| self.granted(task)).map_or(0, |granted| granted.left)
    }

    fn facts(&self, ctx: &Ctx) -> Vec<Section> {
        let (state, keepers) = (self.state, self.kit);
        let retinue = Fact::of(ctx, "root-fact-retinue").part_of(keepers.retinue_count(), MOST_RETINUE);
        let retinue = retinue.only(Forms::LINE.or(Forms::COMPACT));
        let most = [("count", number(keepers.retinue_count())), ("most", number(MOST_RETINUE))];
        let columns = Slot::ALL.iter().flat_map(|&slot| self.column(ctx, slot));
        let rows = Relic::ALL.iter().map(|&relic| {
            let values = recovered(keepers, relic);
            let text: String = values.iter().map(u8::to_string).collect();
            let open = "-".repeat(usize::from(SPACES).saturating_sub(values.len()));
            Row::plain(format!("{} ", letter(relic))).put(Role::Prompt, text).put(Role::Dim, open)
        });
        let rows = Fact::of(ctx, "root-fact-recovered").list(rows.collect()).only(Forms::LINE.or(Forms::COMPACT));
        let relics = Relic::ALL.iter().map(|&relic| self.relic(ctx, relic));
        let worth = Fact::of(ctx, "root-fact-column-worth").count(COLUMN_POINTS).only(Forms::FULL);
        let lying = state.board.forests().iter().filter(|&forest| !keepers.forests.is_empty(forest));
        let lying: Vec<Row> = lying.map(|forest| Row::plain(in_forest(ctx, keepers, forest))).collect();
        let told = lying.clone().into_iter().map(|relics| Fact::bare().note(relics).only(Forms::SPOKEN));
        let drawn = Fact::bare().list(lying).only(Forms::COMPACT.or(Forms::WHOLE));
        let forests = told.chain([drawn]);
        vec![
            Section::new([retinue]),
            Section::table(columns).titled(ctx.fill("root-board-retinue", &most)),
            Section::new([rows]),
            Section::table(relics.chain([worth])).titled(ctx.say("root-board-relics")),
            Section::new(stations(ctx, state)).titled(ctx.say("root-board-waystations")),
            Section::new(forests).titled(ctx.say("root-board-forests")),
        ]
    }

    fn legend(&self) -> Legend {
        let forests = self.state.board.forests().iter().flat_map(|forest| self.relics(forest));
        Legend { forests: forests.collect(), ..Legend::default() }
    }
}

/// The values recovered of a kind.
fn recovered(keepers: &Keepers, relic: Relic) -> Vec<u8> {
    let of = |piece: Piece| {
        let count = piece.relic_index().map_or(0, |index| keepers.recovered[index]);
        std::iter::repeat_n(piece.relic_value(), count.into())
    };
    Piece::of_relic(relic).into_iter().flat_map(of).collect()
}

/// The relics of a forest, those that are turned up with their value: `a: f j3`; in full for the ear.
fn in_forest(ctx: &Ctx, keepers: &Keepers, forest: Forest) -> String {
    let relics = keepers.forests.found(forest).filter_map(|(found, count)| {
        let relic = found.relic()?;
        let name = match (found, ctx.is_aloud()) {
            (Found::Open(piece), true) => ctx.words.name("root-piece", piece.id()),
            (Found::Open(piece), false) => format!("{}{}", letter(relic), piece.relic_value()),
            (Found::Down(_), false) => letter(relic).to_string(),
            (Found::Down(_), true) => {
                let name = ctx.words.name("root-piece", relic.id());
                ctx.fill("root-heard-face-down", &[("thing", name.into())])
            }
        };
        Some(ctx.times_of(name, count.into()))
    });
    if ctx.is_aloud() {
        let label = ctx.fill("root-heard-forest", &[("forest", forest.letter().to_string().into())]);
        return ctx.words.labeled(&label, &ctx.words.list(relics));
    }
    format!("{}: {}", forest.letter(), relics.collect::<Vec<_>>().join(" "))
}

/// Each tile: where it stands and what it shows, or that it is on the board.
fn stations(ctx: &Ctx, state: &Observation) -> Vec<Fact> {
    let station = |sides: &[Piece]| {
        let standing = sides.iter().find(|&&side| state.on_map(side) > 0);
        let side = standing.or(sides.first())?;
        let place = match standing {
            Some(&side) => in_clearings(ctx, state.clearings_with(side)),
            None => Row::of(Role::Dim, ctx.say("root-board-waystation-here")),
        };
        Some(Fact::new(Row::plain(ctx.words.name("root-piece", side.id()))).note(place).only(Forms::FULL))
    };
    Piece::WAYSTATIONS.chunks(2).filter_map(station).collect()
}

impl Seated<'_, Keepers> {
    /// A column of the retinue: its retainers and its cards, those that have acted in brackets.
    fn column(&self, ctx: &Ctx, slot: Slot) -> [Fact; 2] {
        let cards = self.kit.retinue[slot.index()].len() + usize::from(self.kit.retainers[slot.index()]);
        let key = match slot {
            Slot::Move => "root-fact-move",
            Slot::Delve => "root-fact-delve",
            Slot::Recover => "root-fact-recover",
        };
        let brief = Fact::of(ctx, key).count(cards as i64).within(Forms::LINE);
        let brief = brief.list(self.by_suit(ctx, slot)).within(Forms::COMPACT);
        let full = Fact::new(Row::of(Role::Dim, ctx.words.name("root-word", slot.id())));
        [brief.only(Forms::LINE.or(Forms::COMPACT)), full.list(self.by_name(ctx, slot)).only(Forms::FULL)]
    }

    fn by_name(&self, ctx: &Ctx, slot: Slot) -> Vec<Row> {
        let keepers = self.kit;
        let (idle, acted) = (keepers.idle(slot), keepers.retinue[slot.index()] & keepers.acted);
        let idle_retainers = keepers.idle_retainers(slot);
        let retainer = ctx.words.name("root-word", "retainer");
        let done = |name: String| Row::of(Role::Dim, ctx.fill("root-fact-has-acted", &[("name", name.into())]));
        let retainers = (0..keepers.retainers[slot.index()]).map(|index| match index < idle_retainers {
            true => Row::plain(retainer.clone()),
            false => done(retainer.clone()),
        });
        let named = |cards: CardSet, kind: CardKind| {
            let name = match ctx.is_aloud() {
                true => names::card_for(ctx, kind),
                false => format!("{} {}", names::suit_for(ctx, kind.suit()), names::listed_card(ctx.words, kind)),
            };
            ctx.times_of(name, (cards & kind.copies()).len())
        };
        let waiting = idle.kinds().map(|kind| Row::of(names::suit_role(kind.suit()), named(idle, kind)));
        retainers.chain(waiting).chain(acted.kinds().map(|kind| done(named(acted, kind)))).collect()
    }

    /// A column by suits: how many have not acted, those that all have in brackets.
    fn by_suit(&self, ctx: &Ctx, slot: Slot) -> Vec<Row> {
        let counted = |name: Row, left: u8, all: usize| match usize::from(left) {
            0 => Row::plain("(").join(name).text(format!(" {all})")).all_in(Role::Dim),
            left if left < all => name.text(format!(" {left}/{all}")),
            _ => name.text(format!(" {all}")),
        };
        let retainers = self.kit.retainers[slot.index()];
        let retainer = Row::plain(ctx.say("root-fact-retainer"));
        let retainer = (retainers > 0).then(|| counted(retainer, self.kit.idle_retainers(slot), retainers.into()));
        let suits = Suit::ALL.into_iter().filter_map(|suit| {
            let all = (self.kit.retinue[slot.index()] & CardSet::suit(suit)).len();
            let left = (self.kit.idle(slot) & CardSet::suit(suit)).len() as u8;
            (all > 0).then(|| counted(names::suit_word(Row::new(), ctx, suit), left, all))
        });
        retainer.into_iter().chain(suits).collect()
    }

    /// A kind of relic: the values recovered, the spaces left, and where relics of the kind stand.
    fn relic(&self, ctx: &Ctx, relic: Relic) -> Fact {
        let state = self.state;
        let values = recovered(self.kit, relic);
        let stand = Piece::of_relic(relic).into_iter().filter(|&piece| state.on_map(piece) > 0).map(|piece| {
            let value = Row::plain(format!("{} ", piece.relic_value()));
            value.join(in_clearings(ctx, state.clearings_with(piece)))
        });
        let stand: Vec<Row> = stand.collect();
        let spaces = (0..usize::from(SPACES)).fold(Row::new(), |row, space| match values.get(space) {
            Some(value) => row.put(Role::Prompt, format!("[{value}]")),
            None => row.put(Role::Dim, "[ ]"),
        });
        let fact = Fact::new(Row::plain(ctx.words.name("root-piece", relic.id())))
            .sign(letter(relic))
            .note(spaces)
            .within(Forms::WHOLE)
            .part_of(values.len() as i64, SPACES)
            .within(Forms::SPOKEN)
            .only(Forms::FULL);
        let values = values.iter().map(|value| Row::plain(value.to_string())).collect::<Vec<_>>();
        let fact = if values.is_empty() { fact } else { fact.list(values).within(Forms::SPOKEN) };
        if stand.is_empty() { fact } else { fact.list(stand) }
    }
}
