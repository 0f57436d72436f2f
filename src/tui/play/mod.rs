//! A game on the screen.

mod asked;
mod chart;
mod choices;
mod coach;
mod digest;
mod dock;
mod draw;
mod end;
mod help;
mod hint;
mod keys;
mod leaving;
mod log;
mod mode;
mod mouse;
mod named;
mod offers;
mod pacing;
mod pad;
mod panel;
mod panes;
mod perform;
mod plans;
mod preview;
mod question;
mod review;
mod session;
mod shared;
mod side;
mod story;
mod typed;
mod viewport;
mod watch;
mod why;

use std::time::Duration;

pub use digest::{Digest, LastTurn};
use end::Ending;
pub use hint::{Tip, purpose};
pub use leaving::{left_unsaved, not_saved};
use mode::{Choosing, Leaving, Mode, Playback, Prompt};
pub use panel::{Panel, Topic};
pub use panes::too_small;
pub use session::{Advised, Asked, PlaySession, Shared, SharedTable, ShortLine, TurnStatus, ViewState};
pub use shared::{ordered, seated};
pub use watch::Step;
pub use why::Argument;

use super::composer::{ActionComposer, InputMode, Verbs};
use super::game_ui::{BattleView, Spot};
use super::palette::Role;
use super::settings::{Pace, Settings};
use crate::kernel::{MAX_SEATS, Words};
use crate::table::shared::Proposed;
use pacing::{CONCERNING, Pacing};
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
    /// Leaves the game, or the program, saved or not: the player insists.
    Abandon {
        quit: bool,
    },
    /// Another game like this one, with this one saved.
    Rematch,
    /// A log of the game for other programs.
    Export,
    /// The settings are to be opened.
    Settings,
    /// The one with this word was changed by a command.
    Settled(&'static str),
}

/// The thing that the player points at.
#[derive(Clone, Copy, Debug)]
pub(super) struct Cursor {
    pub spot: Spot,
    pub focus: Focus,
    /// The card of the hand, from 0.
    pub held: usize,
    /// Whether it was just moved on the map: the place is told.
    pub looking: bool,
    /// The thing under the mouse.
    hover: Option<mouse::Hit>,
}

/// What the players of a table of several terminals tell each other.
#[derive(Default)]
pub(super) struct Talk {
    /// The proposal that waits for the players' word, and what was said of it last.
    pub proposed: Option<Proposed>,
    pub of_proposal: Option<String>,
    /// The last lines.
    pub heard: Vec<String>,
    /// Whether a question has come, and nobody was called yet.
    pub calls: bool,
}

/// What a seat was last shown.
#[derive(Default)]
struct Recall {
    /// Entries of the log before what its player last did.
    before: usize,
    /// Actions taken with that.
    acted: usize,
    /// The number of scorings in the middle of the game.
    reckoned: usize,
}

/// The areas of the last frame, where clicks find something.
#[derive(Default)]
pub(super) struct Drawn {
    map: viewport::Viewport,
    /// The entry of the log with which the short log began.
    log_from: usize,
    /// The rows below the log that the place under the cursor has had.
    inspected: usize,
    pub keys: Rect,
    hits: Vec<(Rect, mouse::Hit)>,
}

/// What the player at the keyboard has before them and has typed. The next player begins with nothing of it: it may tell of
/// hidden cards.
#[derive(Default)]
pub(super) struct PlayerUi {
    pub panel: Option<Panel>,
    /// A panel that is put away for a moment, to see the map.
    pub aside: Option<Panel>,
    prompt: Option<Prompt>,
    pub history: Vec<String>,
    pub notice: Option<Notice>,
    /// The law that the last word to the player cited.
    cited: String,
    /// What others did since the player was last asked, until the next key.
    digest: Option<Digest>,
    /// The changes just made on the map.
    fresh: Vec<super::game_ui::Change>,
    /// The entries of the log at the last key outside of a battle, and the battle of theirs that has ended since.
    told: Option<usize>,
    fought: Option<BattleView>,
}

/// A game on the screen.
pub struct Play {
    pub(super) settings: Settings,
    pub(super) session: PlaySession,
    mode: Mode,
    /// The action that is put together; empty while the player is not asked.
    pub(super) composer: ActionComposer,
    pub(super) cursor: Cursor,
    pub(super) ui: PlayerUi,
    leaving: Option<Leaving>,
    /// Whether the player was told that the game is not saved, and has done nothing since.
    told_unsaved: bool,
    pub(super) talk: Talk,
    recall: [Recall; MAX_SEATS],
    /// Whether all cards of this game have been shown.
    seen_open: bool,
    pacing: Pacing,
    pub(super) drawn: Drawn,
    /// Whether others have played and the question has not been drawn since: no key can have been meant for it.
    unseen: bool,
    /// Whether the terminal takes frames so slowly that nothing is shown for its own sake.
    hasty: bool,
}

impl Play {
    /// Shows a running game.
    pub fn new(session: PlaySession, settings: &Settings) -> Play {
        let composer = ActionComposer::new(
            Vec::new(),
            Vec::new(),
            Verbs { letters: |_| "", first: Vec::new(), numbered: Vec::new() },
            settings.keys.letters(),
        );
        let spot = session.shown.view.home();
        let mut play = Play {
            settings: settings.clone(),
            mode: Mode::Watching(None, Playback::default()),
            session,
            composer,
            cursor: Cursor { spot, focus: Focus::Map, held: 0, looking: false, hover: None },
            ui: PlayerUi::default(),
            leaving: None,
            told_unsaved: false,
            talk: Talk::default(),
            recall: Default::default(),
            seen_open: false,
            pacing: Pacing::new(settings.pace),
            drawn: Drawn::default(),
            unseen: false,
            hasty: false,
        };
        let takes = settings.takes();
        play.session.ask(|table| table.set_takes(takes));
        let reckoned = play.session.reckonings();
        play.recall.iter_mut().for_each(|recall| recall.reckoned = reckoned);
        play.turn_to_now();
        play
    }

    /// The settings have changed.
    fn take_settings(&mut self, settings: &Settings) {
        if self.settings.pace != settings.pace {
            self.pacing = Pacing::new(settings.pace);
        }
        self.settings = settings.clone();
        let takes = settings.takes();
        self.session.ask(|table| table.set_takes(takes));
        self.follow_table();
    }

    /// Says everything in other words; what was open or begun in the old ones is put away.
    fn speak(&mut self, words: &'static Words) {
        self.session.speak(words);
        (self.ui.panel, self.ui.aside, self.ui.notice, self.ui.digest) = (None, None, None, None);
        let replay = self.mode.replay().map(|replay| (replay.at, replay.only));
        self.turn_to_now();
        if let Some((at, only)) = replay {
            self.begin_replay(Some(self.session.viewer()), only);
            self.show_stop(at);
        }
    }

    /// Returns the settings as commands have left them.
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// Returns the game and the player before it.
    pub fn session(&self) -> &PlaySession {
        &self.session
    }

    /// Returns what is said to the player, until the next key.
    pub fn notice(&self) -> Option<&str> {
        self.ui.notice.as_ref().map(|notice| notice.text.as_str())
    }

    /// Returns the panel that is open.
    pub fn panel(&self) -> Option<&Panel> {
        self.ui.panel.as_ref()
    }

    /// Returns the action that is being put together.
    pub fn composer(&self) -> &ActionComposer {
        &self.composer
    }

    /// Returns how long the next step of the table waits; `None` if it waits for a human, or for a bot that thinks.
    fn until_next_step(&self) -> Option<Duration> {
        // What is looked up or typed meanwhile must not run away.
        if self.ui.panel.is_some() || self.ui.prompt.is_some() || self.leaving.is_some() {
            return None;
        }
        let playback = match &self.mode {
            Mode::Watching(_, playback) => *playback,
            Mode::Replay(replay) => return replay.pacing.map(|pacing| pacing.left()),
            _ => return None,
        };
        if playback == Playback::Held || self.session.is_waiting() {
            return None;
        }
        if playback != Playback::Paced || self.hasty {
            return Some(Duration::ZERO);
        }
        Some(self.pacing.left())
    }

    /// Lets the table take its next step.
    fn take_step(&mut self) {
        let playback = match self.mode {
            Mode::Watching(_, playback) => playback,
            Mode::Replay(_) => return self.replay_on(),
            _ => return,
        };
        let at_once = playback == Playback::Hurried || self.shows_at_once();
        let told = self.session.shown.snapshot.log_len;
        let before = (!at_once).then(|| self.session.observe_shown());
        match at_once {
            true => self.session.step_on(STEPS_AT_ONCE, TIME_AT_ONCE),
            false => self.session.show_step(),
        }
        let weight = self.session.weight_of(told..self.session.shown.snapshot.log_len);
        self.pacing.show(self.settings.pace, weight);
        // a step is seen where it was taken, until the next one
        self.ui.fresh = before.map_or_else(Vec::new, |before| self.session.shown.view.changes(&before));
        match playback {
            Playback::OneStep => self.mode.set_playback(Playback::Held),
            Playback::UntilTurnOver(of) if self.session.shown.snapshot.turn != of => {
                self.mode.set_playback(Playback::Held)
            }
            Playback::UntilConcerned if weight == Some(CONCERNING) => self.mode.set_playback(Playback::Paced),
            _ => {}
        }
        self.follow_table();
        self.unseen = self.mode.is_asked();
        self.talk.calls = self.unseen && self.session.is_shared();
    }

    /// Whether no step of others is shown for its own sake.
    fn shows_at_once(&self) -> bool {
        self.hasty || self.settings.pace == Pace::Off
    }

    /// Takes in whose turn it is now.
    fn follow_table(&mut self) {
        let now = self.session.now();
        match now {
            _ if now == self.now() => {}
            TurnStatus::Watching(seat) => self.mode = Mode::Watching(seat, self.mode.playback()),
            _ => return self.turn_to_now(),
        }
        if self.session.is_fighting() {
            self.ui.fought = None;
        } else if self.ui.fought.is_none() {
            self.ui.fought = self.fought();
        }
    }

    /// Notes whether the terminal keeps up: if not, results are drawn, and neither pauses nor marks between them.
    pub fn hasten(&mut self, hasty: bool) {
        self.hasty = hasty;
    }

    /// Returns whether a question waits that nobody can have seen.
    pub fn is_unseen(&self) -> bool {
        self.unseen
    }

    /// Prepares for the player who is asked.
    pub(super) fn turn_to_now(&mut self) {
        let now = self.session.now();
        if let Some(panel) = &mut self.ui.panel {
            panel.past = None;
        }
        self.cursor.looking = false;
        self.pacing = Pacing::new(self.settings.pace);
        let is_hurried = self.mode.playback() == Playback::Hurried;
        self.mode = match now {
            TurnStatus::Asked(seat) => {
                Mode::Choosing(Choosing { seat, confirm: None, number: None, is_battle_aside: false })
            }
            TurnStatus::HandOver(seat) => {
                self.session.cover();
                self.ui = PlayerUi::default();
                self.cursor.hover = None;
                Mode::HandOver(seat)
            }
            TurnStatus::Watching(seat) => {
                // among humans nobody's hand stays open while others play
                if self.session.people() > 1 && seat != self.session.person() {
                    self.session.cover();
                }
                Mode::Watching(seat, if is_hurried { Playback::Hurried } else { Playback::Paced })
            }
            TurnStatus::Over => {
                (self.ui.panel, self.ui.aside) = (None, None);
                Mode::Ended(Box::new(Ending::of(&self.session)))
            }
        };
        let hand = self.session.held_cards();
        let view = &self.session.shown.view;
        let letters = self.session.game_ui().letters();
        let verbs = Verbs { letters, first: view.verbs_now(), numbered: view.numbered() };
        self.composer = ActionComposer::new(self.session.legal(), hand, verbs, self.settings.keys.letters());
        if self.session.shown.snapshot.is_led {
            let whole = self.session.ask(|table| table.state().legal());
            self.composer = self.composer.clone().in_lesson(whole);
        }
        self.ui.digest = self.news();
        if let Some(digest) = &self.ui.digest {
            self.ui.fresh = digest.changes.clone();
        }
        self.ui.fought = self.fought();
        if let Some(panel) = self.occasion() {
            self.ui.panel = Some(panel);
        }
        self.cursor.focus = Focus::Map;
        self.cursor.held = 0;
        self.point();
        self.show_reckoning();
    }

    /// Puts the cursor on a legal target, if a place is asked for and it stands on none.
    pub(super) fn point(&mut self) {
        if self.composer.stage().kind == InputMode::Map && self.composer.find(self.cursor.spot.part()).is_none() {
            let first = self.composer.stage().picks.iter().find_map(|pick| pick.part.and_then(Spot::of));
            self.cursor.spot = first.unwrap_or(self.cursor.spot);
        }
        self.sync();
    }

    /// Lets the guide's cursor follow the one on the map.
    pub(super) fn sync(&mut self) {
        if self.composer.stage().kind == InputMode::Map
            && let Some(index) = self.composer.find(self.cursor.spot.part())
        {
            self.composer.set_cursor(index);
        }
    }

    /// Returns whether a line is being typed.
    pub fn is_typing(&self) -> bool {
        self.ui.prompt.is_some()
    }

    /// Says that there is nothing more that way.
    pub(super) fn tell_end(&mut self) {
        self.ui.tell(Role::Dim, self.session.say("screen-no-further"));
    }
}

impl PlayerUi {
    pub(super) fn tell(&mut self, role: Role, text: String) {
        self.tell_by_law(role, text, String::new());
    }

    /// Says something to the player for which there is a law.
    pub(super) fn tell_by_law(&mut self, role: Role, text: String, law: String) {
        self.notice = Some(Notice { role, text, law });
    }
}
