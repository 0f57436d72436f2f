//! A game on the screen.

mod asked;
mod chart;
mod coach;
mod digest;
mod dock;
mod draw;
mod end;
mod help;
mod hint;
mod keyline;
mod keys;
mod leaving;
mod log;
mod mouse;
mod named;
mod pad;
mod panel;
mod panes;
mod perform;
mod plans;
mod preview;
mod session;
mod shared;
mod side;
mod typed;
mod watch;
mod why;

use std::time::{Duration, Instant};

pub use digest::{Digest, Memory};
pub use hint::{Tip, in_a_line};
pub use panel::{Panel, Reason, Topic};
pub(super) use panes::LEAST;
pub use session::{Advised, Asked, PlaySession, Shared, TurnStatus, ViewState};
pub use shared::{ordered, seated};

use super::commands::Place;
use super::composer::{ActionComposer, InputMode, Verbs};
use super::game_ui::Spot;
use super::line::LineEditor;
use super::palette::Role;
use super::settings::{Pace, Settings};
use crate::kernel::{MAX_SEATS, Part, Parts, Value, Words};
use ratatui::layout::Rect;

/// This many steps of bots at most go by between two frames, at any pace, and for so long keys wait for them.
const STEPS_AT_ONCE: usize = 400;
const TIME_AT_ONCE: Duration = Duration::from_millis(50);

/// The place where letters and arrows go while a verb is asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Focus {
    Map,
    Hand,
}

/// A word to the player, until the next key.
#[derive(Clone, Debug)]
pub(super) struct Notice {
    pub role: Role,
    pub text: String,
    pub law: String,
}

/// The requests of the game to the screen around it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Transition {
    Nothing,
    /// Back to the title, with the game saved.
    Leave,
    /// Leaves the program if it was started with the game, with the game saved.
    Quit,
    /// The same as one of these, saved or not: the player insists.
    Abandon {
        quit: bool,
    },
    /// Another game like this one, with this one saved.
    Rematch,
    /// The settings are to be opened.
    Settings,
    /// The one with this word was changed by a command.
    Settled(&'static str),
}

/// A game on the screen.
pub struct Play {
    pub(super) words: &'static Words,
    pub(super) session: PlaySession,
    pub(super) now: TurnStatus,
    pub(super) composer: ActionComposer,
    pub(super) spot: Spot,
    pub(super) focus: Focus,
    pub(super) held: usize,
    /// The number of a place that may still go on.
    pub(super) number: Option<u8>,
    /// Whether the cursor was just moved: its place is told.
    pub(super) looking: bool,
    pub(super) panel: Option<Panel>,
    /// The table as it stood at a line of the log, in place of the log.
    past: Option<log::Past>,
    /// The place in a game that is watched again.
    watch: Option<watch::Watch>,
    /// Whether all cards of this game have been shown.
    seen_open: bool,
    /// The pages of the end of the game.
    end: Option<end::Ending>,
    /// The number of scorings in the middle of the game that each seat has been shown.
    reckoned: [usize; MAX_SEATS],
    pub(super) line: Option<LineEditor>,
    /// Whether the line is a search.
    searching: bool,
    /// The law that the last word to the player cited.
    cited: String,
    pub(super) notice: Option<Notice>,
    /// What was said of the proposal that waits for the players' word, and to whom asked for it.
    pub(super) proposed: Option<String>,
    pub(super) asked_others: Option<String>,
    /// The last lines said at a table of several terminals.
    pub(super) heard: Vec<String>,
    /// The action that waits for a last look.
    ready: Option<preview::Ready>,
    /// Whether the end of a phase waits for a second key.
    pub(super) ending: bool,
    /// Whether leaving waits for a second key.
    pub(super) leaving: bool,
    /// The wish when the game could not be saved: the key that leaving waits for decides what becomes of it.
    stuck: Option<Transition>,
    /// Whether the player was told so and has done nothing since.
    told_unsaved: bool,
    /// Whether the panel of a fight is put away.
    pub(super) aside: bool,
    /// Whether the table is held between two steps.
    pub(super) held_up: bool,
    /// Whether the steps until the next question go by at once.
    pub(super) hurried: bool,
    /// Whether something can be taken back.
    pub(super) can_undo: bool,
    /// The view of each seat when its player was last asked.
    memories: [Option<digest::Memory>; MAX_SEATS],
    /// The events since then, until the next key.
    digest: Option<digest::Digest>,
    /// The changes just made on the map.
    fresh: Vec<super::game_ui::Change>,
    stepped: Instant,
    /// The area where the map was drawn.
    pub(super) map_area: Rect,
    /// The area of the key bar, and what else a click finds.
    keys_area: Rect,
    hits: Vec<(Rect, mouse::Hit)>,
    /// The thing under the mouse.
    hover: Option<mouse::Hit>,
    /// Whether others have played and the question has not been drawn since: no key can have been meant for it.
    unseen: bool,
    /// Whether the terminal takes frames so slowly that nothing is shown for its own sake.
    hasty: bool,
    /// Whether the table is to take one step more while it is held.
    one_more: bool,
    /// Whether a question has come at a table of several terminals, and nobody was called yet.
    calls: bool,
    pub(super) history: Vec<String>,
    /// The end has been shown.
    pub(super) end_put_away: bool,
    pub(super) settings: Settings,
}

impl Play {
    /// Shows a running game.
    pub fn new(session: PlaySession, settings: &Settings, words: &'static Words) -> Play {
        let composer = ActionComposer::new(
            Vec::new(),
            Vec::new(),
            Verbs { letters: |_| "", first: Vec::new(), numbered: Vec::new() },
            settings.keys.letters(),
        );
        let spot = session.shown.view.home();
        let mut play = Play {
            words,
            now: session.now(),
            session,
            composer,
            spot,
            focus: Focus::Map,
            held: 0,
            number: None,
            looking: false,
            panel: None,
            past: None,
            watch: None,
            seen_open: false,
            end: None,
            reckoned: [0; MAX_SEATS],
            line: None,
            searching: false,
            cited: String::new(),
            notice: None,
            proposed: None,
            asked_others: None,
            heard: Vec::new(),
            ready: None,
            ending: false,
            leaving: false,
            stuck: None,
            told_unsaved: false,
            aside: false,
            held_up: false,
            hurried: false,
            can_undo: false,
            memories: Default::default(),
            digest: None,
            fresh: Vec::new(),
            stepped: Instant::now(),
            map_area: Rect::ZERO,
            keys_area: Rect::ZERO,
            hits: Vec::new(),
            hover: None,
            unseen: false,
            hasty: false,
            one_more: false,
            calls: false,
            history: Vec::new(),
            end_put_away: false,
            settings: settings.clone(),
        };
        play.settle(settings);
        play.reckoned = [play.reckonings(); MAX_SEATS];
        play.turn_to_now();
        play
    }

    /// The settings have changed.
    pub fn settle(&mut self, settings: &Settings) {
        self.settings = settings.clone();
        let takes = settings.takes();
        self.session.with(|running| running.takes = takes);
        self.now = self.session.now();
    }

    /// Says everything in other words; what was open or begun in the old ones is put away.
    pub fn speak(&mut self, words: &'static Words) {
        self.words = words;
        self.session.speak(words);
        (self.panel, self.notice, self.digest, self.end) = (None, None, None, None);
        self.turn_to_now();
        self.watch_on();
    }

    /// Tells something before the first key.
    pub fn tell_note(&mut self, note: String) {
        self.tell(Role::Bad, note);
    }

    /// The settings as commands have left them.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Returns the game and the player before it.
    pub fn session(&self) -> &PlaySession {
        &self.session
    }

    /// Returns the seat that is asked now.
    pub fn now(&self) -> TurnStatus {
        self.now
    }

    /// The action that is being put together.
    pub fn composer(&self) -> &ActionComposer {
        &self.composer
    }

    /// Returns how long the next step of the table waits; `None` if it waits for a human, or for a bot that thinks.
    pub fn rest(&self) -> Option<Duration> {
        let goes_on = matches!(self.now, TurnStatus::Watching(_)) && self.watch.is_none();
        if !goes_on || self.held_up && !self.one_more || self.leaving || self.session.is_waiting() {
            return None;
        }
        // What is looked up or typed meanwhile must not run away.
        if self.panel.is_some() || self.line.is_some() {
            return None;
        }
        if self.hurried || self.one_more || self.hasty {
            return Some(Duration::ZERO);
        }
        Some(self.settings.pace.rest().saturating_sub(self.stepped.elapsed()))
    }

    /// Lets the table take its next step.
    pub fn tick(&mut self) {
        let at_once = self.hurried || self.hasty || self.settings.pace == Pace::Off;
        let before = self.session.memory().filter(|_| !at_once);
        if matches!(self.now, TurnStatus::Watching(_)) && self.watch.is_none() {
            match at_once {
                true => self.session.step_on(STEPS_AT_ONCE, TIME_AT_ONCE),
                false => _ = self.session.step(Duration::ZERO),
            }
        }
        self.stepped = Instant::now();
        self.now = self.session.now();
        // a step is seen where it was taken, until the next one
        self.fresh = before.map(|before| self.session.changes_since(&before)).unwrap_or_default();
        if std::mem::take(&mut self.one_more) {
            self.held_up = matches!(self.now, TurnStatus::Watching(_));
        }
        if !matches!(self.now, TurnStatus::Watching(_)) {
            self.turn_to_now();
            self.unseen = matches!(self.now, TurnStatus::Asked(_));
            self.calls = self.unseen && self.session.is_shared();
        }
    }

    /// The terminal keeps up, or does not: then results are drawn, and neither pauses nor marks between them.
    pub fn hasten(&mut self, hasty: bool) {
        self.hasty = hasty;
    }

    /// Whether a question waits that nobody can have seen.
    pub fn is_unseen(&self) -> bool {
        self.unseen
    }

    /// Prepares for the player who is asked.
    pub(super) fn turn_to_now(&mut self) {
        self.now = self.session.now();
        self.past = None;
        self.ready = None;
        self.ending = false;
        self.held_up = false;
        self.looking = false;
        self.aside = false;
        self.stepped = Instant::now();
        match self.now {
            TurnStatus::HandOver(_) => {
                self.hurried = false;
                self.session.cover();
                self.panel = None;
                self.line = None;
                self.notice = None;
                self.cited.clear();
                // marks are of what the player before saw
                self.fresh.clear();
                self.hover = None;
                // What was typed may tell of hidden cards.
                self.history.clear();
            }
            TurnStatus::Asked(_) => self.hurried = false,
            // among humans nobody's hand stays open while others play
            TurnStatus::Watching(seat) if self.session.people() > 1 && seat != self.session.person() => {
                self.session.cover()
            }
            TurnStatus::Watching(_) => {}
            TurnStatus::Over => self.panel = None,
        }
        self.end = (self.now == TurnStatus::Over).then(|| end::Ending::of(&self.session));
        let ctx = self.plain_ctx();
        let hand = self.session.shown.view.hand(&ctx, 22).iter().map(|held| held.id).collect();
        let view = &self.session.shown.view;
        let letters = self.session.game_ui().letters();
        let verbs = Verbs { letters, first: view.verbs_now(), numbered: view.numbered() };
        self.composer = ActionComposer::new(self.session.legal(), hand, verbs, self.settings.keys.letters());
        if self.session.is_led() {
            self.composer = self.composer.clone().spelled();
        }
        self.can_undo = self.session.with(|running| running.game().can_undo().is_ok()).unwrap_or(false);
        self.digest = self.news();
        if let Some(digest) = &self.digest {
            self.fresh = digest.changes.clone();
        }
        if let Some(topic) = self.occasion() {
            self.panel = Some(Panel { unasked: true, ..Panel::new(topic) });
        }
        self.focus = Focus::Map;
        self.held = 0;
        self.point();
        self.show_reckoning();
    }

    pub(super) fn plain_ctx(&self) -> super::game_ui::Ctx<'static> {
        super::game_ui::Ctx { words: self.words, palette: &super::palette::Plain, roomy: false }
    }

    /// Puts the cursor on a legal target, if a place is asked for and it stands on none.
    pub(super) fn point(&mut self) {
        if self.composer.stage().kind == InputMode::Map && self.composer.find(self.spot.part()).is_none() {
            let first = self.composer.stage().picks.iter().find_map(|pick| pick.part.and_then(Spot::of));
            self.spot = first.unwrap_or(self.spot);
        }
        self.sync();
    }

    /// The guide's cursor follows the one on the map.
    pub(super) fn sync(&mut self) {
        if self.composer.stage().kind == InputMode::Map
            && let Some(index) = self.composer.find(self.spot.part())
        {
            self.composer.set_cursor(index);
        }
    }

    /// Returns where keys go now.
    pub fn place(&self) -> Place {
        if self.leaving || self.ending {
            return Place::Confirm;
        }
        match (&self.panel, &self.watch) {
            (Some(_), _) => Place::Panel,
            (None, Some(_)) => Place::Replay,
            (None, None) => self.ground(),
        }
    }

    /// Returns the place of the player under the open panel.
    pub(super) fn ground(&self) -> Place {
        match self.now {
            TurnStatus::Asked(_) => Place::Asked,
            TurnStatus::HandOver(_) => Place::HandOver,
            TurnStatus::Watching(_) => Place::Watching,
            TurnStatus::Over if self.end_put_away => Place::Watching,
            TurnStatus::Over => Place::End,
        }
    }

    /// Whether a line is being typed.
    pub fn is_typing(&self) -> bool {
        self.line.is_some()
    }

    pub(super) fn say(&self, key: &str) -> String {
        self.words.text(key)
    }

    pub(super) fn fill(&self, key: &str, places: &[(&str, Value<'_>)]) -> String {
        self.words.text_with(key, places)
    }

    pub(super) fn tell(&mut self, role: Role, text: String) {
        self.notice = Some(Notice { role, text, law: String::new() });
    }

    /// Takes an action in notation, for the player at the keyboard.
    pub(super) fn take(&mut self, action: String) {
        let before = self.session.shown.told;
        let done = self.session.act(&action);
        self.taken(before, done);
    }

    /// Takes the actions of a plan.
    pub(super) fn take_plan(&mut self, actions: &[Parts]) {
        let before = self.session.shown.told;
        let done = self.session.act_all(actions);
        self.taken(before, done);
    }

    fn taken(&mut self, before: usize, done: Result<(), (String, Option<&'static str>)>) {
        match done {
            Ok(()) => {
                self.cited.clear();
                self.told_unsaved = false;
                self.remember(before);
                self.panel = None;
                self.turn_to_now();
            }
            Err((text, law)) => {
                self.composer.restart();
                self.notice = Some(Notice { role: Role::Bad, text, law: law.unwrap_or_default().to_owned() });
            }
        }
    }

    /// Takes "no more"; asks once more if actions are left.
    pub(super) fn end(&mut self) {
        let left = self.session.shown.view.headline(&self.plain_ctx()).left;
        if self.settings.confirm_end && left > 0 {
            self.ending = true;
        } else {
            self.take(super::composer::NO_MORE.to_owned());
        }
    }

    /// Returns the thing under the cursor.
    pub(super) fn pointed(&self) -> Option<Part> {
        match self.focus {
            Focus::Map => Some(self.spot.part()),
            Focus::Hand => {
                let ctx = self.plain_ctx();
                self.session.shown.view.hand(&ctx, 22).get(self.held).map(|held| Part::Card(held.id))
            }
        }
    }
}
