//! Iwari as the screen sees it.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::plan::Plan;
use super::{brief, changes, choice, map, names, side, spoken, view};
use crate::games::iwari::board::territory_ids;
use crate::games::iwari::event::EventKind;
use crate::games::iwari::expedition::Mission;
use crate::games::iwari::place::{Kind, Space, Territory, Tribe, Via};
use crate::games::iwari::scoring::SOURCES;
use crate::games::iwari::state::Feat;
use crate::games::iwari::{Action, Observation};
use crate::kernel::{Part, Seat, Telling, Words, name_key, telling};
use crate::table::{LogEntry, Observed};
use crate::tui::composer::Letters;
use crate::tui::game_ui::{
    Change, Ctx, GameUi, GameView, HandEntry, Header, Highlights, LogLine, ScoreRow, Spot, named,
};
use crate::tui::help::HelpSection;
use crate::tui::keys::Direction;
use crate::tui::law::Book;
use crate::tui::player_board::PlayerBoard;
use crate::tui::text::Row;

/// The screen of Iwari.
pub struct Iwari;

/// The topics of the help.
const TOPICS: [&str; 3] = ["turn", "points", "map"];

/// The laws that a board adds.
const OF_BOARDS: [(&str, &str); 3] = [("floating_lands", "I15.1"), ("glacial_mass", "I15.2"), ("long_road", "I15.3")];

fn letters(verb: &str) -> &'static str {
    match verb {
        "tent" => "t",
        "totem" => "o",
        "discard" => "x",
        "take" => "t",
        "draw" => "d",
        "union" => "u",
        "discovery" => "d",
        "honour" => "o",
        "respect" => "r",
        _ => "",
    }
}

impl GameUi for Iwari {
    fn game(&self) -> &'static str {
        "iwari"
    }

    fn letters(&self) -> Letters {
        letters
    }

    fn view(&self, seen: &Observed) -> Option<Box<dyn GameView>> {
        let state = seen.get::<Observation>()?.clone();
        Some(Box::new(View { state }))
    }

    /// I8.2
    fn reckoning(&self) -> Option<&'static str> {
        Some(EventKind::Half.id())
    }

    fn begins_turn(&self, told: &LogEntry) -> bool {
        brief::begins_turn(told)
    }

    fn brief(&self, words: &Words, told: &LogEntry) -> Option<LogLine> {
        brief::brief(words, told)
    }

    fn telling(&self, told: &LogEntry) -> Telling {
        EventKind::from_id(told.message.key).map_or(telling::USUAL, |what| what.telling())
    }

    fn plays(&self, words: &Words, plays: &str) -> String {
        Tribe::from_id(plays).map_or_else(|| plays.to_owned(), |tribe| names::tribe(words, tribe))
    }

    fn board_name(&self, words: &Words, board: &str) -> Option<String> {
        named(words, "iwari-board-name", board)
    }

    fn about(&self, words: &Words, plays: &str) -> Option<String> {
        Tribe::from_id(plays).map(|_| words.text("iwari-about-tribe"))
    }

    fn about_board(&self, words: &Words, board: &str) -> Option<String> {
        let key = name_key("iwari-about-board", board);
        words.has(&key).then(|| words.text(&key))
    }

    fn capital(&self, plays: &str) -> char {
        Tribe::from_id(plays).map_or('?', Tribe::letter)
    }

    fn made_keys(&self) -> Vec<String> {
        let mut keys = Vec::new();
        let mut add = |space: &str, ids: &[&str]| keys.extend(ids.iter().map(|id| name_key(space, id)));
        let missions: Vec<&str> = Mission::ALL.iter().map(|mission| mission.id()).collect();
        add("iwari-board-name", &["new_horizons", "vast_lands", "floating_lands", "glacial_mass", "long_road"]);
        add("iwari-mission", &missions);
        add("iwari-mission-text", &missions);
        add("iwari-verb", &Action::verbs());
        add("iwari-verb-help", &Action::verbs());
        add("iwari-word", &["match", "pair"]);
        add("iwari-tribe", &Tribe::ALL.iter().map(|tribe| tribe.id()).collect::<Vec<_>>());
        add("iwari-card", &Kind::ALL.iter().map(|kind| kind.id()).collect::<Vec<_>>());
        add("iwari-card", &["hidden"]);
        add("iwari-territory", &territory_ids().collect::<Vec<_>>());
        add("iwari-feat", &Feat::ALL.iter().map(|feat| feat.id()).collect::<Vec<_>>());
        add("iwari-feat-short", &Feat::ALL.iter().map(|feat| feat.id()).collect::<Vec<_>>());
        add("iwari-via", &Via::ALL.iter().map(|via| via.id()).collect::<Vec<_>>());
        add("iwari-source", &SOURCES);
        add("iwari-about-board", &BOARDS);
        add("iwari-help", &TOPICS);
        add("iwari-help-title", &TOPICS);
        keys.extend(spoken::made_keys());
        keys
    }
}

/// The boards of the program, of which there is something to say.
const BOARDS: [&str; 5] = ["new_horizons", "vast_lands", "floating_lands", "glacial_mass", "long_road"];

/// The view of one viewer of a game of Iwari.
struct View {
    state: Observation,
}

impl View {
    fn plan(&self, width: u16, height: u16) -> Option<Plan> {
        Plan::fitting(&self.state.board, width, height)
    }

    /// The laws that this game has beside those of every game.
    fn more_laws(&self) -> impl Iterator<Item = &'static str> {
        let state = &self.state;
        let extras = [(state.extras.feats, "I13"), (state.extras.expeditions, "I14")];
        let of_board = OF_BOARDS.into_iter().filter(|(board, _)| *board == state.board.id()).map(|(_, law)| law);
        extras.into_iter().filter(|(plays, _)| *plays).map(|(_, law)| law).chain(of_board)
    }
}

impl GameView for View {
    fn changes(&self, before: &Observed) -> Vec<Change> {
        before.get::<Observation>().map(|before| changes::changes(before, &self.state)).unwrap_or_default()
    }

    fn letter(&self, seat: Seat) -> char {
        self.state.color(seat.index()).letter()
    }

    fn name(&self, words: &Words, seat: Seat) -> String {
        names::tribe(words, self.state.color(seat.index()))
    }

    fn lender(&self) -> fn(char) -> char {
        names::lender
    }

    fn headline(&self, ctx: &Ctx) -> Header {
        let board = &self.state.board;
        let board = named(ctx.words, "iwari-board-name", board.id()).unwrap_or_else(|| board.name().to_owned());
        let course = ["iwari-phase-out", "iwari-phase-back", "iwari-phase-last"].map(|phase| ctx.say(phase));
        let piles = [
            ("deck", i64::from(self.state.deck_count()).into()),
            ("discard", i64::from(self.state.discard.len()).into()),
        ];
        Header {
            title: ctx.fill("iwari-headline", &[("board", board.into())]),
            round: self.state.round,
            phase: course[usize::from(self.state.exhausted).min(2)].clone(),
            course: course.to_vec(),
            piles: ctx.fill(if ctx.roomy { "iwari-piles" } else { "iwari-piles-short" }, &piles),
            ..Header::default()
        }
    }

    fn map_size(&self, width: u16, height: u16) -> Option<(u16, u16)> {
        self.plan(width, height).map(|plan| (plan.width, plan.height))
    }

    fn map(&self, ctx: &Ctx, marks: &Highlights, area: Rect, buffer: &mut Buffer) {
        if let Some(plan) = self.plan(area.width, area.height) {
            map::draw(ctx, &self.state, &plan, marks, area, buffer);
        }
    }

    fn spot_at(&self, area: Rect, x: u16, y: u16) -> Option<Spot> {
        let (x, y) = (x.checked_sub(area.x)?, y.checked_sub(area.y)?);
        self.plan(area.width, area.height)?.spot_at(x, y)
    }

    fn step(&self, area: Rect, from: Spot, motion: Direction, _: bool) -> Option<Spot> {
        self.plan(area.width, area.height)?.step(from, motion)
    }

    fn home(&self) -> Spot {
        Spot::Place(Territory::new(0).place())
    }

    fn map_in_words(&self, ctx: &Ctx) -> Vec<Row> {
        view::map_in_words(ctx, &self.state)
    }

    fn scores(&self, ctx: &Ctx, asked: Option<Seat>, room: usize) -> Vec<ScoreRow> {
        side::scores(ctx, &self.state, asked, room)
    }

    fn hand(&self, ctx: &Ctx, room: usize) -> Vec<HandEntry> {
        side::hand(ctx, &self.state, room)
    }

    fn extras(&self, ctx: &Ctx) -> Vec<Row> {
        side::extras(ctx, &self.state)
    }

    fn glance(&self, ctx: &Ctx, spot: Spot) -> Row {
        view::glance(ctx, &self.state, spot)
    }

    fn details(&self, ctx: &Ctx, spot: Spot) -> Vec<Row> {
        view::details(ctx, &self.state, spot)
    }

    fn board(&self, ctx: &Ctx, seat: Seat) -> PlayerBoard {
        side::board(ctx, &self.state, seat)
    }

    fn table(&self, ctx: &Ctx) -> Option<(String, Vec<Row>)> {
        // a screen shows all of it beside the map
        ctx.is_aloud().then(|| (ctx.say("plain-table"), side::extras(ctx, &self.state)))
    }

    fn cards(&self, ctx: &Ctx) -> Vec<Row> {
        side::open_cards(ctx, &self.state)
    }

    fn verbs(&self) -> Vec<&'static str> {
        vec!["tent", "totem", "discard"]
    }

    fn numbered(&self) -> Vec<(&'static str, Part)> {
        self.state.display.kinds().map(|kind| ("take", Part::Card(kind.id()))).collect()
    }

    fn counted(&self) -> Vec<&'static str> {
        // who places the pieces of the third tribe places none of their own by it
        if self.state.has_third() { vec!["discard", "take", "draw"] } else { self.verbs() }
    }

    fn choice(&self, ctx: &Ctx, chosen: &[Part], next: Part) -> Option<String> {
        choice::choice(ctx, &self.state, chosen, next)
    }

    fn nameable(&self) -> Vec<Part> {
        let board = &self.state.board;
        // one space of a territory stands for all of them
        let spaces = board.territories().filter_map(|territory| board.spaces(territory).iter().next());
        let places = board.territories().map(Territory::place).chain(spaces.map(Space::place));
        places.map(Part::Place).chain([Part::Word("match")]).collect()
    }

    fn verb_help(&self, words: &Words, verb: &str) -> String {
        words.name("iwari-verb-help", verb)
    }

    fn help(&self, ctx: &Ctx) -> Vec<HelpSection> {
        let mut sections = Vec::new();
        // how a map is drawn is nothing to those who hear it
        for topic in TOPICS.into_iter().filter(|topic| *topic != "map" || !ctx.is_aloud()) {
            let title = ctx.words.name("iwari-help-title", topic);
            sections.push(HelpSection::new(title, [ctx.words.name("iwari-help", topic)]));
            if topic == "points" {
                let book = Book::new(ctx.words, "iwari");
                sections.extend(self.more_laws().filter_map(|number| book.section(number)));
            }
        }
        sections
    }

    fn part(&self, words: &Words, part: Part) -> String {
        match part {
            Part::Verb(verb) => words.name("iwari-verb", verb),
            Part::Card(id) => Kind::from_id(id).map_or_else(|| id.to_owned(), |kind| names::kind(words, kind)),
            Part::Player(id) => words.name("iwari-tribe", id),
            Part::Place(number) => {
                let territory = Space::from_place(number).map(Space::territory).or(Territory::from_place(number));
                match territory.filter(|&territory| self.state.board.has(territory)) {
                    Some(territory) => words.place(number, &names::territory(words, &self.state, territory)),
                    None => number.to_string(),
                }
            }
            Part::Region(_) | Part::Count(_) | Part::Named(_) => part.to_string(),
            Part::Word(id) => words.name("iwari-word", id),
        }
    }

    fn spoken(&self, words: &Words, part: Part) -> String {
        spoken::part(words, &self.state, part).unwrap_or_else(|| self.part(words, part))
    }

    fn region(&self, part: Part) -> Option<Part> {
        let Part::Place(number) = part else { return None };
        Space::from_place(number).map(|space| Part::Place(space.territory().place()))
    }

    fn sentence(&self, ctx: &Ctx, action: &str) -> Option<String> {
        spoken::sentence(ctx, &self.state, action, |part| self.spoken(ctx.words, part))
    }

    fn spot_named(&self, words: &Words, text: &str) -> Option<Spot> {
        spoken::named(words, &self.state, text)
    }
}
