//! Root as the screen sees it.

use super::cursor::{Compass, Stops};
use super::map::MapPainter;
use super::{
    boards, brief, cards, changes, choices, clockwork, fight, hirelings, landmarks, map_model, names, odds, registry,
    side, spoken, stakes, table, verbs, view,
};
use crate::games::root::Observation;
use crate::games::root::board::{Cell, Layout};
use crate::games::root::law::rule::Ruling;
use crate::games::root::law::victory::has_dominance;
use crate::games::root::rules::setup::ANY;
use crate::games::root::state::Goal;
use crate::games::root::state::frame::Phase;
use crate::games::root::words::action::{Effect, Reward};
use crate::games::root::words::card::{CardKind, Deck};
use crate::games::root::words::event::Source;
use crate::games::root::words::faction::Faction;
use crate::games::root::words::item::QuestSet;
use crate::games::root::words::item::{Condition, Tile};
use crate::games::root::words::landmark::Landmark;
use crate::games::root::words::party::Party;
use crate::games::root::words::piece::{Piece, Target};
use crate::games::root::words::place::{self, Clearing, Forest, Suit};
use crate::kernel::{Field, Message, Outcome, Part, Seat, SeatOption, Telling, Words, name_key};
use crate::table::{LogEntry, Observed};
use crate::tui::composer::Letters;
use crate::tui::game_ui::{
    BattleView, Change, Ctx, GameUi, GameView, HandEntry, Header, Highlights, LogLine, Loss, ScoreRow, Spot, named,
};
use crate::tui::help::HelpSection;
use crate::tui::keys::Direction;
use crate::tui::palette::Role;
use crate::tui::player_board::PlayerBoard;
use crate::tui::text::Row;
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use std::sync::{Arc, Mutex};

/// The screen of Root.
pub struct Root;

impl GameUi for Root {
    fn game(&self) -> &'static str {
        "root"
    }

    fn clockwork_level(&self, words: &Words, level: &str) -> String {
        words.name("root-level", level)
    }
    fn letters(&self) -> Letters {
        verbs::letters
    }

    fn view(&self, seen: &Observed) -> Option<Box<dyn GameView>> {
        let state = seen.get::<Observation>()?.clone();
        Some(Box::new(View { state, compass: Mutex::new(None) }))
    }

    fn brief(&self, words: &Words, told: &LogEntry) -> Option<LogLine> {
        brief::brief(words, told)
    }

    fn is_about_writing(&self, key: &str) -> bool {
        ["root-no-building", "root-no-not-yours", "root-no-not-now"].contains(&key)
    }

    fn begins_turn(&self, told: &LogEntry) -> bool {
        brief::begins_turn(told)
    }

    fn telling(&self, told: &LogEntry) -> Telling {
        brief::telling(told)
    }

    fn stake(&self, told: &LogEntry, plays: &str) -> u8 {
        stakes::stake(told, plays)
    }

    fn outcome(&self, words: &Words, told: &LogEntry) -> Option<LogLine> {
        stakes::outcome(words, told)
    }

    fn occasion(&self, words: &Words, told: &LogEntry) -> Option<(String, String)> {
        brief::occasion(words, told)
    }

    fn cause(&self, words: &Words, told: &LogEntry, before: &[&LogEntry]) -> Option<String> {
        brief::cause(words, told, before)
    }

    fn plays(&self, words: &Words, plays: &str) -> String {
        let option = SeatOption::read(plays);
        if let Some(name) = clockwork::plays(words, &option) {
            return name;
        }
        let kind = option.words.first().copied().unwrap_or_default();
        let name = match Faction::from_id(option.faction) {
            Some(faction) => names::party(words, faction),
            None if option.faction == ANY => words.text("root-seat-any"),
            None => option.faction.to_owned(),
        };
        // a kind that nobody has heard of goes unsaid
        match words.has(&name_key("root-word", kind)) {
            true => words.labeled(&name, &words.name("root-word", kind)),
            false => name,
        }
    }

    fn about(&self, words: &Words, plays: &str) -> Option<String> {
        let option = SeatOption::read(plays);
        let faction = Faction::from_id(option.faction).filter(|_| !option.is_clockwork)?;
        let kind = option.words.first().copied().unwrap_or_default();
        // of a character its special action says what it is about
        let special = named(words, "root-special", kind);
        let aim = special.unwrap_or_else(|| words.name("root-aim", faction.id()));
        let style = words.name("root-style", faction.id());
        let skill = words.name("root-skill", faction.id());
        let kind = words.text(if faction.is_militant() { "root-militant" } else { "root-insurgent" });
        let reach = i64::from(faction.reach());
        let places = [
            ("aim", aim.into()),
            ("skill", skill.into()),
            ("kind", kind.into()),
            ("reach", reach.into()),
            ("style", style.into()),
        ];
        Some(words.text_with("root-about-faction", &places))
    }

    fn board_name(&self, words: &Words, board: &str) -> Option<String> {
        named(words, "root-board-name", board)
    }

    fn deck_name(&self, words: &Words, deck: &str) -> Option<String> {
        named(words, "root-deck", deck)
    }

    fn about_board(&self, words: &Words, board: &str) -> Option<String> {
        named(words, "root-about-board", board)
    }

    fn signs(&self, words: &Words) -> Row {
        let factions = Faction::ALL.iter().map(|faction| faction.letter());
        let row = factions.fold(Row::new(), |row, letter| row.put(Role::Badge(letter), letter.to_string()).text(" "));
        Suit::ALL
            .into_iter()
            .fold(row.text(" "), |row, suit| row.put(names::chip_role(suit), names::short_suit(words, suit)).text(" "))
    }

    fn capital(&self, plays: &str) -> char {
        Faction::from_id(SeatOption::read(plays).faction).map_or('?', Faction::letter)
    }

    fn made_keys(&self) -> Vec<String> {
        let mut keys = choices::keys();
        keys.extend(spoken::made_keys());
        let mut add = |space: &str, ids: &[&str]| keys.extend(ids.iter().map(|id| name_key(space, id)));
        add("root-help-title", &Faction::ALL.map(Faction::id));
        add("root-help-title", &["map", "side", "battle", "points", "hirelings", "strip"]);
        add("root-help", &["hirelings", "strip"]);
        add("root-help-strip", &Faction::ALL.map(Faction::id));
        add("root-style", &Faction::ALL.map(Faction::id));
        add("root-skill", &Faction::ALL.map(Faction::id));
        add("root-about-board", &["autumn", "winter", "lake", "mountain"]);
        add("root-board-name", &["autumn", "winter", "lake", "mountain"]);
        add("root-deck", &Deck::ALL.map(Deck::id));
        add(Source::SPACE, &Source::ALL.iter().map(|source| source.id()).collect::<Vec<_>>());
        add("root-tile", &Condition::ALL.map(Condition::id));
        keys.extend(clockwork::made_keys());
        keys.extend(hirelings::made_keys());
        keys.extend(landmarks::made_keys());
        keys.extend(registry::made_keys());
        keys
    }
}

/// The view of one viewer of a game of Root.
struct View {
    state: Observation,
    /// The ways of the cursor, with the map they were worked out for.
    compass: Mutex<Option<(Rect, Compass)>>,
}

impl View {
    fn layout(&self, area: Rect) -> Option<(Arc<Layout>, Rect)> {
        let pane = MapPainter::place(&self.state.board, area)?;
        Some((pane.layout, pane.area))
    }

    fn painted(&self, spot: Spot) -> Option<place::Spot> {
        match spot {
            Spot::Place(_) => view::clearing_of(&self.state, spot).map(place::Spot::Clearing),
            Spot::Region(_) => view::forest_of(&self.state, spot).map(place::Spot::Forest),
        }
    }
}

fn generic(spot: place::Spot) -> Spot {
    match spot {
        place::Spot::Clearing(clearing) => map_model::spot_of_clearing(clearing),
        place::Spot::Forest(forest) => map_model::spot_of_forest(forest),
    }
}

impl GameView for View {
    fn letter(&self, seat: Seat) -> char {
        self.state.party(seat).letter()
    }

    fn name(&self, words: &Words, seat: Seat) -> String {
        names::party(words, self.state.party(seat))
    }

    fn headline(&self, ctx: &Ctx) -> Header {
        let board = self.state.board.id();
        let mut letters = board.chars();
        let own = || letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect();
        let board: String = named(ctx.words, "root-board-name", board).unwrap_or_else(own);
        let piles = [
            ("deck", i64::from(self.state.deck_count()).into()),
            ("discard", i64::try_from(self.state.discard.len()).unwrap_or(0).into()),
        ];
        let (budget, pips) = side::budget(ctx, &self.state);
        let course = Phase::ALL.iter().skip(1).map(|phase| ctx.words.name("root-word", phase.id()));
        Header {
            title: ctx.fill("root-headline", &[("board", board.into())]),
            round: self.state.round,
            phase: ctx.words.name("root-word", self.state.phase.id()),
            course: course.collect(),
            budget,
            pips,
            piles: ctx.fill(if ctx.roomy { "root-piles" } else { "root-piles-short" }, &piles),
            notice: side::notice(ctx, &self.state),
        }
    }

    fn left(&self) -> u8 {
        side::left(&self.state)
    }

    fn map_size(&self, width: u16, height: u16) -> Option<(u16, u16)> {
        let (layout, _) = self.layout(Rect::new(0, 0, width, height))?;
        Some((layout.pane().width, layout.pane().height))
    }

    fn map(&self, ctx: &Ctx, marks: &Highlights, area: Rect, buffer: &mut Buffer) {
        let words = map_model::words(ctx.words);
        let scene = map_model::scene(&self.state, marks, ctx.palette.unicode());
        MapPainter::new(ctx.palette, &words).draw(&self.state.board, &scene, area, buffer);
    }

    fn spot_at(&self, area: Rect, x: u16, y: u16) -> Option<Spot> {
        let (layout, area) = self.layout(area)?;
        let (x, y) = (x.checked_sub(area.x)?, y.checked_sub(area.y)?);
        let block = layout.block();
        let inside = |corner: Cell| {
            (corner.x..corner.x + block.width).contains(&x) && (corner.y..corner.y + block.height).contains(&y)
        };
        let clearing: Option<Clearing> =
            layout.boxes().find(|(_, corner)| inside(*corner)).map(|(clearing, _)| clearing);
        let near = |at: Cell| at.y == y && at.x.abs_diff(x) <= 1;
        let forest: Option<Forest> = layout.labels().find(|(_, label)| near(label.at)).map(|(forest, _)| forest);
        clearing.map(map_model::spot_of_clearing).or_else(|| forest.map(map_model::spot_of_forest))
    }

    fn step(&self, area: Rect, from: Spot, motion: Direction, regions: bool) -> Option<Spot> {
        let (layout, area) = self.layout(area)?;
        let stops = if regions { Stops::Both } else { Stops::Clearings };
        let from = self.painted(from)?;
        let mut known = self.compass.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if known.as_ref().is_none_or(|(of, _)| (of.width, of.height) != (area.width, area.height)) {
            *known = Some((area, Compass::new(&layout)));
        }
        let (_, compass) = known.as_ref()?;
        compass.step(from, motion, stops).map(generic)
    }

    fn home(&self) -> Spot {
        let own = self.state.viewer.seat();
        let own = own.and_then(|seat| self.state.pawn(seat).or_else(|| self.state.ruled(seat).first()));
        map_model::spot_of_clearing(own.unwrap_or(Clearing::new(0)))
    }

    fn map_in_words(&self, ctx: &Ctx) -> Vec<Row> {
        view::map_in_words(ctx, &self.state)
    }

    fn scores(&self, ctx: &Ctx, asked: Option<Seat>, room: usize) -> Vec<ScoreRow> {
        match ctx.is_aloud() {
            true => spoken::scores(ctx, &self.state, |seat| self.aim(ctx.words, seat)),
            false => side::scores(ctx, &self.state, asked, room),
        }
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

    fn at_table(&self, ctx: &Ctx, room: usize, key: &str) -> Vec<Row> {
        match ctx.is_aloud() {
            true => hirelings::heard_briefly(ctx, &self.state),
            false => hirelings::side(ctx, &self.state, room, key),
        }
    }

    fn table(&self, ctx: &Ctx) -> Option<(String, Vec<Row>)> {
        table::table(ctx, &self.state)
    }

    fn fight(&self, ctx: &Ctx) -> Option<BattleView> {
        fight::fight(ctx, &self.state)
    }

    fn fought(
        &self,
        ctx: &Ctx,
        me: Seat,
        log: &[LogEntry],
        past: &dyn Fn(usize) -> Option<Observed>,
    ) -> Option<BattleView> {
        fight::fought(ctx, &self.state, me, log, past)
    }

    fn has_battles(&self) -> bool {
        true
    }

    fn odds(&self, ctx: &Ctx, at: Spot, against: Option<Seat>) -> Option<(String, Vec<Row>)> {
        odds::odds(ctx, &self.state, view::clearing_of(&self.state, at), against)
    }

    fn costs(&self, ctx: &Ctx, action: &[Part]) -> Vec<Row> {
        stakes::costs(ctx, &self.state, action)
    }

    fn offered(&self, ctx: &Ctx, action: &[Part], told: &[Message]) -> Vec<Row> {
        stakes::offered(ctx, &self.state, action, told)
    }

    fn chances(&self, ctx: &Ctx, before: &[Message], line: &Message) -> Option<Vec<Row>> {
        stakes::chances(ctx, &self.state, before, line)
    }

    fn changes(&self, before: &Observed) -> Vec<Change> {
        before.get::<Observation>().map(|before| changes::changes(before, &self.state)).unwrap_or_default()
    }

    fn losses(&self, words: &Words, before: &Observed, told: &[LogEntry]) -> Vec<Loss> {
        before.get::<Observation>().map(|before| changes::losses(words, before, &self.state, told)).unwrap_or_default()
    }

    fn choice(&self, ctx: &Ctx, chosen: &[Part], next: Part) -> Option<String> {
        choices::choice(ctx, &self.state, chosen, next)
    }

    fn ending(&self, words: &Words, outcome: &Outcome) -> Option<String> {
        let seat = outcome.winners.iter().find(|&seat| self.state.player(seat).dominance.is_some())?;
        let suit = self.state.player(seat).dominance?;
        let bird = suit == Suit::Bird;
        let key = if bird { "root-end-dominance-bird" } else { "root-end-dominance" };
        let who = names::party(words, self.state.party(seat));
        Some(words.text_with(key, &[("who", who.into()), ("suit", names::suit(words, suit).into())]))
    }

    fn aim(&self, words: &Words, seat: Seat) -> Option<String> {
        match self.state.player(seat).goal() {
            Goal::Dominance(_) => Some(words.text("root-aim-dominance")),
            Goal::Coalition(_) => Some(words.text("root-aim-coalition")),
            Goal::Points => None,
        }
    }

    fn is_seldom(&self, verb: &str) -> bool {
        ["dominance", "coalition", "recall", "use", "clear"].contains(&verb)
    }

    fn nameable(&self) -> Vec<Part> {
        let clearings = self.state.board.clearings();
        let places = clearings.iter().map(|clearing| Part::Place(clearing.number()));
        let players = self.state.owners().map(|owner| Part::Player(self.state.party(owner).id()));
        let own = self.state.viewer.seat();
        let hand = own.map(|seat| self.state.player(seat).hand).unwrap_or_default();
        let cards = hand.kinds().map(|kind| Part::Card(kind.id()));
        // what is said against the pieces of others tells nothing of one's own
        let is_own = |piece: &Piece| own.is_none_or(|seat| piece.owner() == self.state.party(seat));
        let pieces = Piece::ALL.into_iter().filter(is_own).map(|piece| Part::Word(piece.id()));
        let tiles = Tile::all().map(|tile| Part::Word(tile.id()));
        let landmarks = self.state.landmarks.sites.as_slice().iter();
        let landmarks = landmarks.map(|site| Part::Word(site.landmark.id()));
        let beside = self.state.seats().flat_map(|seat| registry::of(&self.state, seat).legend().places);
        let places = places.chain(beside.map(|&name| Part::Named(name)));
        places.chain(players).chain(cards).chain(pieces).chain(tiles).chain(landmarks).collect()
    }

    fn help_beside(&self, ctx: &Ctx, key: &str) -> Vec<HelpSection> {
        let hirelings = hirelings::help_beside(ctx, &self.state, key);
        [boards::help(ctx, &self.state)].into_iter().chain(hirelings).collect()
    }

    fn number_asked(&self, words: &Words, prefix: &[Part]) -> Option<String> {
        match *prefix {
            [Part::Verb("swap"), card] => {
                Some(words.text_with("root-next-stall", &[("card", self.part(words, card).into())]))
            }
            _ => None,
        }
    }

    fn cards(&self, ctx: &Ctx) -> Vec<Row> {
        cards::cards(ctx, &self.state)
    }

    fn verbs(&self) -> Vec<&'static str> {
        verbs::of_turn(&self.state)
    }

    fn verbs_now(&self) -> Vec<&'static str> {
        verbs::of_phase(&self.state)
    }

    fn counted(&self) -> Vec<&'static str> {
        vec!["battle", "craft", "build", "recruit"]
    }

    fn verb_help(&self, words: &Words, verb: &str) -> String {
        verbs::help(words, &self.state, verb)
    }

    fn verb_effect(&self, words: &Words, verb: &str) -> String {
        words.attribute(&name_key("root-verb-help", verb), "short").unwrap_or_else(|| self.verb_help(words, verb))
    }

    fn help(&self, ctx: &Ctx) -> Vec<HelpSection> {
        let own = self.state.viewer.seat().and_then(|seat| Some(self.state.player(seat).faction?.id()));
        let mut sections = Vec::new();
        // how the screen is drawn is nothing to those who hear it
        let drawn = |topic: &&str| ctx.is_aloud() && matches!(*topic, "map" | "side");
        let topics = ["map", "side", "battle", "points"].into_iter().filter(|topic| !drawn(topic));
        for topic in own.into_iter().chain(topics) {
            if topic == "battle" {
                sections.extend(clockwork::help(ctx, &self.state));
                sections.extend(hirelings::help(ctx, &self.state));
                sections.extend(landmarks::help(ctx, &self.state));
            }
            let title = ctx.words.name("root-help-title", topic);
            let dominance = topic == "points" && has_dominance(&self.state);
            let more = dominance.then(|| ctx.say("root-help-dominance"));
            sections.push(HelpSection::new(title, [ctx.words.name("root-help", topic)].into_iter().chain(more)));
        }
        sections
    }

    fn part(&self, words: &Words, part: Part) -> String {
        match part {
            Part::Verb(verb) => words.name("root-verb", verb),
            Part::Card(id) => match CardKind::from_id(id) {
                Some(kind) => names::suited_card(words, kind),
                None => id.to_owned(),
            },
            Part::Player(id) => match Party::from_id(id) {
                Some(party) => names::side_up(words, &self.state, party),
                None => id.to_owned(),
            },
            Part::Place(number) => {
                let suit =
                    Clearing::from_number(number).map(|clearing| names::suits(words, self.state.suits(clearing)));
                suit.map_or_else(|| number.to_string(), |suit| words.place(number, &suit))
            }
            Part::Region(_) => words.text_with("root-forest", &[("forest", part.to_string().into())]),
            Part::Count(_) => part.to_string(),
            Part::Word(id) | Part::Named(id) => word(words, id),
        }
    }

    fn spoken(&self, words: &Words, part: Part) -> String {
        spoken::part(words, &self.state, part).unwrap_or_else(|| self.part(words, part))
    }

    fn sentence(&self, ctx: &Ctx, action: &str) -> Option<String> {
        spoken::sentence(ctx, &self.state, action, |part| self.spoken(ctx.words, part))
    }

    fn brief(&self, ctx: &Ctx, action: &str) -> Option<String> {
        spoken::brief(ctx.words, action, |part| self.spoken(ctx.words, part))
    }

    fn spot_named(&self, _: &Words, text: &str) -> Option<Spot> {
        let clearing =
            text.parse().ok().map(Spot::Place).filter(|&spot| view::clearing_of(&self.state, spot).is_some());
        let forest = || spoken::forest_named(text).map(map_model::spot_of_forest);
        clearing.or_else(forest).filter(|&spot| self.painted(spot).is_some())
    }
}

/// A word of the notation, in words.
fn word(words: &Words, id: &str) -> String {
    if let Some(tile) = Tile::all().find(|tile| tile.id() == id) {
        let item = words.name("root-item", tile.item.id());
        return format!("{item}{}", words.name("root-tile", tile.condition.id()));
    }
    let known = [
        Suit::from_id(id).map(|suit| ("root-suit", suit.id())),
        Landmark::from_id(id).map(|landmark| ("root-landmark", landmark.id())),
        Target::read(id).map(|_| ("root-piece", id)),
        QuestSet::ALL.iter().find(|quest| quest.id() == id).map(|quest| ("root-quest", quest.id())),
        Reward::from_id(id).map(|reward| ("root-word", reward.id())),
        Effect::from_id(id).map(|effect| ("root-word", effect.id())),
    ];
    match known.into_iter().flatten().next() {
        Some((space, id)) => words.name(space, id),
        None => words.text(&name_key("root-word", id)),
    }
}
