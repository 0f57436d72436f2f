//! Dewan as the screen sees it.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;

use super::map::{Wall, hex_of, spot, step};
use super::{boards, brief, changes, choice, names, routes, side, spoken, view};
use crate::games::dewan::Observation;
use crate::games::dewan::action::Action;
use crate::games::dewan::board::Scenario;
use crate::games::dewan::card::Kind;
use crate::games::dewan::event::EventKind;
use crate::games::dewan::ground::{Symbol, Terrain};
use crate::games::dewan::hex::Hex;
use crate::games::dewan::score::Score;
use crate::games::dewan::story::Story;
use crate::games::dewan::task::Task;
use crate::games::dewan::tribe::Tribe;
use crate::kernel::{Part, Seat, Telling, Words, name_key, telling};
use crate::table::{LogEntry, Observed};
use crate::tui::composer::{Letters, Route};
use crate::tui::game_ui::{
    Change, Ctx, GameUi, GameView, HandEntry, Header, Highlights, LogLine, ScoreRow, Spot, named,
};
use crate::tui::help::HelpSection;
use crate::tui::keys::Direction;
use crate::tui::law::Book;
use crate::tui::player_board::PlayerBoard;
use crate::tui::text::Row;

/// The screen of Dewan.
pub struct Dewan;

/// The letters that verbs would like to have.
fn letters(verb: &str) -> &'static str {
    match verb {
        "take" => "t",
        "camp" => "c",
        "to" => "g",
        "settle" => "s",
        "story" => "s",
        "unseen" => "u",
        "tuck" => "t",
        "fish" => "f",
        _ => "",
    }
}

impl GameUi for Dewan {
    fn game(&self) -> &'static str {
        "dewan"
    }

    fn letters(&self) -> Letters {
        letters
    }

    fn view(&self, seen: &Observed) -> Option<Box<dyn GameView>> {
        let state = seen.get::<Observation>()?.clone();
        Some(Box::new(View { state }))
    }

    fn begins_turn(&self, told: &LogEntry) -> bool {
        told.message.key == EventKind::TurnBegins.id()
    }

    fn brief(&self, words: &Words, told: &LogEntry) -> Option<LogLine> {
        brief::brief(words, told)
    }

    fn telling(&self, told: &LogEntry) -> Telling {
        EventKind::from_id(told.message.key).map_or(telling::USUAL, |what| what.telling())
    }

    fn plays(&self, words: &Words, plays: &str) -> String {
        Tribe::from_id(plays).map_or_else(|| plays.to_owned(), |tribe| words.name("dewan-tribe", tribe.id()))
    }

    fn board_name(&self, words: &Words, board: &str) -> Option<String> {
        named(words, "dewan-scenario", board)
    }

    fn about(&self, words: &Words, plays: &str) -> Option<String> {
        Tribe::from_id(plays).map(|_| words.text("dewan-about-tribe"))
    }

    fn about_board(&self, words: &Words, board: &str) -> Option<String> {
        let key = name_key("dewan-about-board", board);
        words.has(&key).then(|| words.text(&key))
    }

    fn capital(&self, plays: &str) -> char {
        Tribe::from_id(plays).map_or('?', Tribe::letter)
    }

    fn made_keys(&self) -> Vec<String> {
        let mut keys = Vec::new();
        let mut add = |space: &str, ids: &[&str]| keys.extend(ids.iter().map(|id| name_key(space, id)));
        let terrains: Vec<&str> = Terrain::ALL.iter().map(|terrain| terrain.id()).collect();
        for space in ["dewan-terrain", "dewan-short"] {
            add(space, &terrains);
        }
        add("dewan-symbol", &Symbol::ALL.iter().map(|symbol| symbol.id()).collect::<Vec<_>>());
        add("dewan-tribe", &Tribe::ALL.iter().map(|tribe| tribe.id()).collect::<Vec<_>>());
        for space in ["dewan-scenario", "dewan-about-board"] {
            add(space, &Scenario::ALL.iter().map(|scenario| scenario.id()).collect::<Vec<_>>());
        }
        add("dewan-card", &Kind::ALL.into_iter().map(Kind::id).chain(["hidden"]).collect::<Vec<_>>());
        add("dewan-story", &Story::all().map(Story::id).collect::<Vec<_>>());
        add("dewan-points", &Score::default().parts().map(|(part, _)| part));
        add("dewan-verb", &Action::verbs());
        add("dewan-verb-help", &Action::verbs());
        add("dewan-help", &TOPICS);
        add("dewan-help-title", &TOPICS);
        keys.extend(spoken::made_keys());
        keys
    }
}

/// The topics of help.
const TOPICS: [&str; 3] = ["turn", "points", "map"];

/// The laws that a scenario adds to those of the base game (D12).
const fn laws_of(scenario: Scenario) -> &'static [&'static str] {
    match scenario {
        Scenario::Base => &[],
        Scenario::Team => &["D12.1"],
        Scenario::Storm => &["D12.2", "D12.3"],
        Scenario::Volcano => &["D12.2", "D12.4"],
        Scenario::LakeVillage => &["D12.2", "D12.5"],
    }
}

/// The view of one viewer of a game of Dewan.
struct View {
    state: Observation,
}

impl View {
    fn wall(&self, area: Rect) -> Option<Wall<'_>> {
        Wall::fitting(&self.state, area.width, area.height)
    }
}

impl GameView for View {
    fn changes(&self, before: &Observed) -> Vec<Change> {
        before.get::<Observation>().map(|before| changes::changes(before, &self.state)).unwrap_or_default()
    }

    fn letter(&self, seat: Seat) -> char {
        self.state.player(seat).tribe.letter()
    }

    fn name(&self, words: &Words, seat: Seat) -> String {
        words.name("dewan-tribe", self.state.player(seat).tribe.id())
    }

    fn lender(&self) -> fn(char) -> char {
        names::lender
    }

    fn headline(&self, ctx: &Ctx) -> Header {
        let scenario = ctx.words.name("dewan-scenario", self.state.scenario().id());
        let piles = [
            ("deck", i64::from(self.state.deck_count()).into()),
            ("discard", (self.state.discard.len() as i64).into()),
        ];
        let phase = match self.state.pending() {
            Some(Task::Route { .. }) => "dewan-phase-route",
            Some(Task::Story { .. }) => "dewan-phase-story",
            Some(Task::Tuck) => "dewan-phase-tuck",
            Some(Task::Flood | Task::Erupt | Task::Fish { .. }) => "dewan-phase-event",
            _ => "dewan-phase-turn",
        };
        Header {
            title: ctx.fill("dewan-headline", &[("scenario", scenario.into())]),
            round: self.state.round,
            phase: ctx.say(phase),
            piles: ctx.fill("dewan-piles", &piles),
            ..Header::default()
        }
    }

    fn map_size(&self, width: u16, height: u16) -> Option<(u16, u16)> {
        self.wall(Rect::new(0, 0, width, height)).map(|wall| wall.size())
    }

    fn map(&self, ctx: &Ctx, marks: &Highlights, area: Rect, buffer: &mut Buffer) {
        if let Some(wall) = self.wall(area) {
            wall.draw(ctx.words, ctx.palette, marks, area, buffer);
        }
    }

    fn spot_at(&self, area: Rect, x: u16, y: u16) -> Option<Spot> {
        let (x, y) = (x.checked_sub(area.x)?, y.checked_sub(area.y)?);
        self.wall(area)?.hex_at(x, y).map(spot)
    }

    fn step(&self, _: Rect, from: Spot, motion: Direction, _: bool) -> Option<Spot> {
        step(&self.state, hex_of(&self.state, from)?, motion).map(spot)
    }

    fn home(&self) -> Spot {
        let own = self.state.viewer.seat();
        spot(own.map_or(Hex::default(), |seat| self.state.player(seat).home))
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
        boards::board(ctx, &self.state, seat)
    }

    fn table(&self, ctx: &Ctx) -> Option<(String, Vec<Row>)> {
        // a screen shows all of it beside the map
        ctx.is_aloud().then(|| (ctx.say("plain-table"), spoken::table(ctx, &self.state)))
    }

    fn cards(&self, ctx: &Ctx) -> Vec<Row> {
        boards::cards(ctx, &self.state)
    }

    fn counted(&self) -> Vec<&'static str> {
        vec!["take", "camp", "story", "tuck"]
    }

    fn verbs(&self) -> Vec<&'static str> {
        vec!["take", "camp"]
    }

    fn verb_help(&self, words: &Words, verb: &str) -> String {
        words.name("dewan-verb-help", verb)
    }

    fn help(&self, ctx: &Ctx) -> Vec<HelpSection> {
        let mut sections = Vec::new();
        // how a map is drawn is nothing to those who hear it
        for topic in TOPICS.into_iter().filter(|topic| *topic != "map" || !ctx.is_aloud()) {
            let routes = if ctx.is_aloud() { "dewan-help-routes-aloud" } else { "dewan-help-routes" };
            let routes = (topic == "turn").then(|| ctx.say(routes));
            let texts = std::iter::once(ctx.words.name("dewan-help", topic)).chain(routes);
            sections.push(HelpSection::new(ctx.words.name("dewan-help-title", topic), texts));
            if topic == "points" {
                let book = Book::new(ctx.words, "dewan");
                sections.extend(laws_of(self.state.scenario()).iter().filter_map(|number| book.section(number)));
            }
        }
        sections
    }

    fn number_asked(&self, words: &Words, prefix: &[Part]) -> Option<String> {
        matches!(prefix, [Part::Verb("take")]).then(|| words.text("dewan-next-take"))
    }

    fn choice(&self, ctx: &Ctx, chosen: &[Part], next: Part) -> Option<String> {
        choice::choice(ctx, &self.state, chosen, next)
    }

    fn nameable(&self) -> Vec<Part> {
        let Some(seat) = self.state.viewer.seat() else { return Vec::new() };
        let player = self.state.player(seat);
        let camps = player.all_camps().iter().map(|hex| Part::Place(hex.number()));
        camps.chain(self.state.board.pack.kinds(player.hand).map(|kind| Part::Card(kind.id()))).collect()
    }

    fn plans(&self, ctx: &Ctx, goal: Part) -> Vec<Route> {
        routes::plans(ctx, &self.state, goal)
    }

    fn part(&self, words: &Words, part: Part) -> String {
        match part {
            Part::Verb(verb) => words.name("dewan-verb", verb),
            Part::Card(id) => match Kind::from_id(id) {
                Some(kind) => names::card(words, kind, false).to_string(),
                None => id.to_owned(),
            },
            Part::Player(id) => words.name("dewan-tribe", id),
            Part::Place(number) => {
                let hex = hex_of(&self.state, Spot::Place(number));
                hex.map_or_else(|| number.to_string(), |hex| names::space(words, &self.state, hex))
            }
            Part::Region(_) | Part::Count(_) | Part::Named(_) => part.to_string(),
            Part::Word(id) => match (Story::from_id(id), Terrain::from_id(id)) {
                (Some(story), _) => {
                    let needs = names::needs(words, &self.state, story, None, false);
                    format!("{id} {needs}  {}", names::worth(&self.state, story))
                }
                (_, Some(terrain)) => words.name("dewan-terrain", terrain.id()),
                _ => id.to_owned(),
            },
        }
    }

    fn spoken(&self, words: &Words, part: Part) -> String {
        spoken::part(words, &self.state, part).unwrap_or_else(|| self.part(words, part))
    }

    fn sentence(&self, ctx: &Ctx, action: &str) -> Option<String> {
        spoken::sentence(ctx, &self.state, action, |part| self.spoken(ctx.words, part))
    }

    fn spot_named(&self, _: &Words, text: &str) -> Option<Spot> {
        text.parse().ok().map(Spot::Place).filter(|&spot| hex_of(&self.state, spot).is_some())
    }
}
