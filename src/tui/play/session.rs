//! The running game as a screen holds it: whose eyes see it, what is asked, what is told.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use super::hint::OTHERS;
use super::shared::seated;
use crate::bots::{Budget, Level};
use crate::kernel::{Decision, Message, Parts, Question, Seat, SeatSet, Tally, Value, Viewer, Words, join};
use crate::table::shared::{Line, Motion, Proposed, RemoteSession, Reply, Request, TableNotice};
use crate::table::{
    ActionOutcome, Advice, Away, BotWorker, CannotUndo, Controller, DailyResult, LogEntry, NextStep, Observed,
    Snapshot, Table, TableEvent, Turn, TurningPoint, WakeCallback, turning_points,
};
use crate::tui::game_ui::{self, Change, Ctx, GameUi, GameView, LogLine};
use crate::tui::law::Book;
use crate::tui::palette::{Plain, Role};
use crate::tui::text::Row;

/// A game that a screen shows, and that is saved when the process has to end.
pub type SharedTable = Arc<Mutex<Box<dyn Table>>>;

/// The game that is open, if any is.
pub type Shared = Arc<Mutex<Option<SharedTable>>>;

/// Lines of the log that are kept at hand.
const RECENT: usize = 120;

/// The next step at the table, as the player before the screen may see it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TurnStatus {
    /// The player at the keyboard is asked.
    Asked(Seat),
    /// Another human has to take the keyboard first.
    HandOver(Seat),
    /// The table continues by itself.
    Watching(Option<Seat>),
    Over,
}

/// One question, in words.
#[derive(Clone, Debug, Default)]
pub struct Asked {
    pub text: String,
    /// The same without what can be left out.
    pub short: String,
    pub law: String,
}

/// The drawing of the game, made again whenever the game has changed.
pub struct ViewState {
    pub view: Box<dyn GameView>,
    pub question: Asked,
    /// The short log, the oldest line first.
    pub log: Vec<ShortLine>,
    pub snapshot: Snapshot,
}

/// A line of the short log, and the entry of the log with which it begins.
pub struct ShortLine {
    pub entry: usize,
    pub row: Row,
}

/// A moment of a game: after this many actions, or within the last of them, when the log had this many entries.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Moment {
    pub actions: usize,
    pub told: Option<usize>,
}

impl From<usize> for Moment {
    fn from(actions: usize) -> Self {
        Self { actions, told: None }
    }
}

/// The running game with the player before the screen.
pub struct PlaySession {
    table: SharedTable,
    words: &'static Words,
    game_ui: &'static dyn GameUi,
    /// The seat at the keyboard.
    person: Option<Seat>,
    /// The viewer instead, while a game is watched.
    eyes: Option<Viewer>,
    /// The thread where bots think. Without it they think in the thread of the table.
    worker: Option<BotWorker>,
    pub shown: ViewState,
}

/// The result of asking for a hint.
#[derive(Clone, PartialEq, Debug)]
pub enum Advised {
    /// The choice of a bot.
    Advice(Advice),
    /// The bot is thinking; [`PlaySession::late_hint`] will know.
    Later,
    NotAsked,
}

impl PlaySession {
    /// Looks at a running game; `None` if there is no painter for it.
    pub fn new(table: SharedTable, words: &'static Words) -> Option<PlaySession> {
        let (game_ui, person, shown) = {
            let table = lock(&table);
            let game_ui = game_ui::of(table.state().id())?;
            let person = match (table.elsewhere(), &people(&**table)[..]) {
                (Some(remote), _) => remote.own_seat(),
                // With one human there is nobody to hide anything from.
                (None, [only]) => Some(*only),
                (None, _) => None,
            };
            (game_ui, person, show(&**table, game_ui, words, viewer(person))?)
        };
        Some(PlaySession { table, words, game_ui, person, eyes: None, worker: None, shown })
    }

    /// Asks the table something, or has it do something. Nothing else of the session is to be asked meanwhile.
    pub fn ask<T>(&self, work: impl FnOnce(&mut dyn Table) -> T) -> T {
        work(&mut **lock(&self.table))
    }

    /// Returns the result of the game as the try of a day that counts, if it is one and over.
    pub fn daily_result(&self) -> Option<DailyResult> {
        self.ask(|table| DailyResult::of(&table.name()?, table.here()?.game()))
    }

    /// Lets bots think on a thread of their own, which calls `wake` when the table can continue.
    #[must_use]
    pub fn with_worker(mut self, wake: WakeCallback) -> PlaySession {
        self.worker = Some(BotWorker::new(Arc::clone(&wake)));
        self.wake_by(wake);
        self.think();
        self
    }

    /// Returns what calls the loop, where bots think beside it.
    pub(super) fn wake(&self) -> Option<WakeCallback> {
        self.worker.as_ref().map(BotWorker::wake)
    }

    /// Has `wake` called when the table elsewhere tells something.
    pub fn wake_by(&self, wake: WakeCallback) {
        self.ask(|table| table.elsewhere().map(|remote| remote.link().wake_by(wake)));
    }

    /// Makes the bot that is asked start to think; answers to any other decision are dropped.
    fn think(&mut self) {
        let Some(worker) = &mut self.worker else { return };
        let table = lock(&self.table);
        if worker.asked() == Some(table.number()) {
            return;
        }
        match table.job() {
            Some((number, job)) => worker.ask(number, job),
            None => worker.forget(),
        }
    }

    /// Returns whether the table waits for a bot that is thinking, or for people elsewhere. The loop is woken when it no
    /// longer does.
    pub fn is_waiting(&self) -> bool {
        self.worker.as_ref().is_some_and(BotWorker::is_thinking) || self.ask(|table| table.waits_for_others())
    }

    pub(super) fn plain_ctx(&self) -> Ctx<'static> {
        Ctx { words: self.words, palette: &Plain, roomy: false }
    }

    pub(super) fn say(&self, key: &str) -> String {
        self.words.text(key)
    }

    pub(super) fn fill(&self, key: &str, places: &[(&str, Value<'_>)]) -> String {
        self.words.text_with(key, places)
    }

    pub fn words(&self) -> &'static Words {
        self.words
    }

    /// Says who plays, as the title of what is shown elsewhere.
    pub fn title(&self) -> String {
        let (words, view) = (self.words, &self.shown.view);
        let seats = self.shown.snapshot.seats.iter().map(|seat| view.name(words, *seat));
        words.text_with("picture-title", &[("seats", words.list(seats).into())])
    }

    /// Says everything in other words.
    pub fn speak(&mut self, words: &'static Words) {
        self.words = words;
        self.refresh();
    }

    pub fn game_ui(&self) -> &'static dyn GameUi {
        self.game_ui
    }

    /// Returns the law of the game.
    pub fn book(&self) -> Book<'static> {
        Book::new(self.words, self.game_ui.game())
    }

    /// Returns the viewer of the screen.
    pub fn viewer(&self) -> Viewer {
        self.eyes.unwrap_or(viewer(self.person))
    }

    /// Gives the screen another viewer, or its own player again.
    pub(super) fn look_as(&mut self, eyes: Option<Viewer>) {
        self.eyes = eyes;
        self.refresh();
    }

    /// Returns what the viewer saw at a moment; `None` if that is no longer known.
    fn observe_at(&self, moment: Moment, viewer: Viewer) -> Option<Observed> {
        self.ask(|table| match moment.told {
            None => table.record().observe_past(moment.actions, viewer),
            Some(told) => table.record().observe_told(told, viewer).map(|step| step.seen),
        })
    }

    /// Returns the view of a seat at a moment.
    pub(super) fn past_as(&self, moment: Moment, seat: Seat) -> Option<Box<dyn GameView>> {
        self.game_ui.view(&self.observe_at(moment, Viewer::Seat(seat))?)
    }

    /// Returns the points by what they were scored for, as they stand.
    pub fn tally(&self) -> Tally {
        self.tally_at(self.ask(|table| table.record().actions()))
    }

    /// Returns the same after this many actions.
    pub(super) fn tally_at(&self, actions: usize) -> Tally {
        self.ask(|table| table.record().tally(actions))
    }

    /// Returns what the seat plays, as notation and the log name it.
    pub fn plays(&self, seat: Seat) -> &'static str {
        self.ask(|table| table.state().plays(seat))
    }

    pub fn turns(&self) -> Vec<Turn> {
        self.ask(|table| table.record().turns())
    }

    /// Returns the turns that decided the game, and who won it; none while it continues.
    pub fn turning_points(&self) -> (SeatSet, Vec<TurningPoint>) {
        match &self.shown.snapshot.decision {
            Decision::Over(outcome) => {
                (outcome.winners, self.ask(|table| turning_points(table.record(), outcome.winners)))
            }
            Decision::Ask(_) => (SeatSet::EMPTY, Vec::new()),
        }
    }

    /// Returns the seat at the keyboard.
    pub fn person(&self) -> Option<Seat> {
        self.person
    }

    pub fn now(&self) -> TurnStatus {
        if self.is_behind() {
            return TurnStatus::Watching(self.shown.snapshot.turn);
        }
        match self.ask(|table| table.next()) {
            NextStep::Ask(seat) if self.person == Some(seat) => TurnStatus::Asked(seat),
            NextStep::Ask(seat) => TurnStatus::HandOver(seat),
            NextStep::Forced(seat) | NextStep::Bot(seat) => TurnStatus::Watching(Some(seat)),
            NextStep::Away(seat) => TurnStatus::Watching(seat),
            NextStep::Over => TurnStatus::Over,
        }
    }

    /// Whether a clockwork player has done more than is shown: its turn is one action, which is shown step by step.
    fn is_behind(&self) -> bool {
        let Snapshot { turn, log_len, .. } = self.shown.snapshot;
        let player = turn.and_then(|seat| self.shown.snapshot.controllers.get(seat.index()));
        player == Some(&Controller::Clockwork) && self.ask(|table| log_len < table.record().log_len())
    }

    /// Gives the keyboard to another human.
    pub fn hand_to(&mut self, seat: Seat) {
        self.person = Some(seat);
        self.refresh();
    }

    /// Shows only what all may see: the player has left the keyboard.
    pub fn cover(&mut self) {
        if self.person.take().is_some() {
            self.refresh();
        }
    }

    /// Makes the drawing again.
    pub fn refresh(&mut self) {
        let shown = {
            let table = lock(&self.table);
            // at a table elsewhere seats are taken and left while the game is on the screen
            if let Some(remote) = table.elsewhere() {
                self.person = remote.own_seat();
            }
            show(&**table, self.game_ui, self.words, self.viewer())
        };
        if let Some(shown) = shown {
            self.shown = shown;
        }
        self.think();
    }

    /// Returns the legal actions, if the player at the keyboard is asked.
    pub fn legal(&self) -> Vec<Parts> {
        match self.now() {
            TurnStatus::Asked(_) => self.ask(|table| table.legal()),
            _ => Vec::new(),
        }
    }

    /// Returns the legal actions in notation, if the player at the keyboard is asked.
    pub fn notation(&self) -> Vec<String> {
        match self.now() {
            TurnStatus::Asked(_) => self.ask(|table| table.notation()),
            _ => Vec::new(),
        }
    }

    /// Takes an action of the player at the keyboard.
    ///
    /// # Errors
    /// Says why not, and the law's number.
    pub fn act(&mut self, text: &str) -> Result<(), (String, Option<&'static str>)> {
        let done = self.hand_in(text);
        self.refresh();
        done
    }

    /// Takes an action of the player at the keyboard. Of the turn of a clockwork player only its next step is shown.
    ///
    /// # Errors
    /// Says why not, and the law's number.
    pub(super) fn act_by_steps(&mut self, text: &str) -> Result<(), (String, Option<&'static str>)> {
        let done = self.hand_in(text);
        self.show_on();
        done
    }

    fn hand_in(&self, text: &str) -> Result<(), (String, Option<&'static str>)> {
        if !matches!(self.now(), TurnStatus::Asked(_)) {
            return Err((self.words.text("screen-not-asked"), None));
        }
        let done = self.ask(|table| table.act(text).map(|_| ()));
        done.map_err(|refusal| (refusal.say(self.words), refusal.law()))
    }

    /// Takes actions of the player at the keyboard one after another, each as if it had been typed, as long as it is
    /// they who are asked. What leaves no choice in between is taken by the table.
    ///
    /// # Errors
    /// Says why the first of them that was refused cannot be taken, and the law's number.
    pub fn act_all(&mut self, actions: &[Parts]) -> Result<(), (String, Option<&'static str>)> {
        let person = self.person;
        for action in actions {
            let action = join(action);
            match self.now() {
                TurnStatus::Asked(_) => self.act(&action)?,
                TurnStatus::Watching(seat) if seat.is_some() && seat == person => {
                    let forced = self.ask(|table| table.notation());
                    if forced != [action] || !self.step(Duration::ZERO) {
                        break;
                    }
                }
                _ => break,
            }
        }
        Ok(())
    }

    /// Returns whether a battle goes on.
    pub(super) fn is_fighting(&self) -> bool {
        self.shown.view.fight(&self.plain_ctx()).is_some()
    }

    /// Lets the table take a step by itself; whether it did. A bot that thinks longer than that is not waited for.
    pub fn step(&mut self, limit: Duration) -> bool {
        let stepped = self.take_step(limit, |table| table.step());
        if stepped {
            self.refresh();
        }
        stepped
    }

    /// Shows the next step of a clockwork player, or the one that the table takes by itself. No bot is waited for.
    pub(super) fn show_step(&mut self) {
        if self.is_behind() || self.take_step(Duration::ZERO, |table| table.step()) {
            self.show_on();
        }
    }

    /// Shows the table as it was after the next step of a clockwork player of which the short log tells, or as it is.
    fn show_on(&mut self) {
        let viewer = self.viewer();
        let told = self.shown.snapshot.log_len;
        let all = self.ask(|table| table.record().log_len());
        let next = self.is_behind().then(|| (told..all).find(|&entry| self.weight_of(entry..entry + 1).is_some()));
        let seen = next.flatten().and_then(|entry| self.ask(|table| table.record().observe_told(entry + 1, viewer)));
        let shown = seen.filter(|step| (told + 1..all).contains(&step.told));
        match shown.and_then(|step| Some((step.told, self.game_ui.view(&step.seen)?))) {
            Some((until, view)) => {
                self.shown.view = view;
                self.shown.log = self.ask(|table| short_log(table, self.game_ui, self.words, viewer, until));
                self.shown.snapshot.log_len = until;
            }
            None => self.refresh(),
        }
    }

    /// Returns what the screen shows, to compare it with what comes next.
    pub(super) fn observe_shown(&self) -> Observed {
        let (viewer, told) = (self.viewer(), self.shown.snapshot.log_len);
        let past = self.is_behind().then(|| self.ask(|table| table.record().observe_told(told, viewer)));
        past.flatten().map_or_else(|| self.ask(|table| table.observe(viewer)), |step| step.seen)
    }

    /// Lets the table take steps one after another, at most this many and for so long, and looks at what came of them.
    pub fn step_on(&mut self, steps: usize, time: Duration) {
        let end = Instant::now() + time;
        let mut any = self.is_behind();
        if any {
            self.refresh();
        }
        for _ in 0..steps {
            let limit = end.saturating_duration_since(Instant::now());
            if !matches!(self.now(), TurnStatus::Watching(_)) || !self.take_step(limit, |table| table.catch_up()) {
                break;
            }
            any = true;
        }
        if any {
            self.refresh();
        }
    }

    fn take_step(&mut self, limit: Duration, by_itself: fn(&mut dyn Table) -> Option<ActionOutcome>) -> bool {
        let is_bots = matches!(self.ask(|table| table.next()), NextStep::Bot(_));
        self.think();
        let answer = match &mut self.worker {
            Some(worker) if is_bots && !worker.is_broken() => match worker.answer(limit) {
                None if !worker.is_broken() => return false,
                answer => answer,
            },
            _ => None,
        };
        self.ask(|table| match answer {
            Some((number, advice)) => table.answer(number, &advice.action).is_some(),
            None => by_itself(table).is_some(),
        })
    }

    /// # Errors
    /// Says why nothing can be taken back.
    pub fn can_undo(&self) -> Result<(), CannotUndo> {
        match self.daily_result() {
            Some(_) => Err(CannotUndo::Counted),
            None => self.ask(|table| table.record().can_undo()),
        }
    }

    /// # Errors
    /// Says why nothing can be taken back.
    pub fn undo(&mut self) -> Result<usize, CannotUndo> {
        if self.daily_result().is_some() {
            return Err(CannotUndo::Counted);
        }
        let done = self.ask(|table| table.undo());
        self.refresh();
        done
    }

    /// # Errors
    /// Fails if nothing was taken back.
    pub fn redo(&mut self) -> Result<usize, CannotUndo> {
        let done = self.ask(|table| table.redo());
        self.refresh();
        done
    }

    /// Returns why an action cannot be taken, with the law; `None` if it can.
    ///
    /// # Errors
    /// Fails if the text is not an action.
    pub fn why_not(&self, text: &str) -> Result<Option<(Message, &'static str)>, String> {
        match self.ask(|table| table.why_not(text)) {
            Ok(illegal) => Ok(illegal.map(|illegal| (illegal.reason, illegal.law))),
            Err(error) => Err(self.words.say(&error.message())),
        }
    }

    /// Returns the level of the best bot for this game.
    pub fn best_level(&self) -> Level {
        self.ask(|table| table.state().levels().iter().copied().max()).unwrap_or(Level::Normal)
    }

    /// Returns what a bot would do in the place of the player at the keyboard. It is not waited for longer than that.
    pub fn hint(&mut self, level: Level, limit: Duration) -> Advised {
        let asked = matches!(self.now(), TurnStatus::Asked(_));
        let advice = self.ask(|table| table.advice(level, Budget::default()));
        let Some((number, job)) = advice.filter(|_| asked) else { return Advised::NotAsked };
        let job = job.with_others(OTHERS);
        match &mut self.worker {
            Some(worker) if !worker.is_broken() => {
                worker.ask(number, job);
                self.late_hint(limit).map_or(Advised::Later, Advised::Advice)
            }
            _ => Advised::Advice(job.think()),
        }
    }

    /// Ends the thinking about a hint.
    pub fn forget_hint(&mut self) {
        self.worker.iter_mut().for_each(BotWorker::forget);
    }

    /// Returns the hint that was to come later, if it comes within so long and the question is still the same.
    pub fn late_hint(&mut self, limit: Duration) -> Option<Advice> {
        let asked = matches!(self.now(), TurnStatus::Asked(_));
        self.worker.as_mut().filter(|_| asked)?.answer(limit).map(|(_, advice)| advice)
    }

    /// Returns the whole log as the player may see it, as far as it is shown.
    pub fn log(&self) -> Vec<LogEntry> {
        self.log_from(0)
    }

    /// Returns the log from an entry on, as far as it is shown.
    pub(super) fn log_from(&self, first: usize) -> Vec<LogEntry> {
        let viewer = self.viewer();
        let told = if self.is_behind() { self.shown.snapshot.log_len } else { usize::MAX };
        self.ask(|table| table.record().log(first..told, viewer))
    }

    /// Returns the last lines of the short log at a moment, the oldest first.
    pub(super) fn briefly_until(&self, moment: Moment) -> Vec<Row> {
        let log = self.log();
        let until = moment.told.unwrap_or_else(|| log.partition_point(|told| told.at <= moment.actions));
        let recent = &log[until.saturating_sub(RECENT)..until];
        let lines = recent.iter().filter_map(|told| brief(self.words, self.game_ui, told));
        counted(self.words, lines).iter().map(LogLine::row).collect()
    }

    /// Returns what the player saw at a moment; `None` if that is no longer known.
    pub(super) fn past(&self, moment: impl Into<Moment>) -> Option<Box<dyn GameView>> {
        self.game_ui.view(&self.observe_at(moment.into(), self.viewer())?)
    }

    /// Returns what is different on the map from how it was at a moment.
    pub(super) fn changes_since(&self, moment: impl Into<Moment>, view: &dyn GameView) -> Vec<Change> {
        let before = self.observe_at(moment.into(), self.viewer());
        before.map(|before| view.changes(&before)).unwrap_or_default()
    }

    /// Saves the game elsewhere and continues there.
    ///
    /// # Errors
    /// Says why it could not be saved there, in words.
    pub fn save_elsewhere(&self, place: &str) -> Result<String, String> {
        let saved = self.ask(|table| table.save_elsewhere(place));
        saved.map(|path| path.display().to_string()).map_err(|error| error.say(self.words))
    }

    /// Waits for what the table elsewhere tells, at most so long.
    pub fn wait(&self, limit: Duration) {
        let link = self.ask(|table| table.elsewhere().map(|remote| Arc::clone(remote.link())));
        if let Some(link) = link {
            link.wait(limit);
        }
    }

    /// Asks the table elsewhere for something.
    ///
    /// # Errors
    /// Says why not, in words.
    pub fn ask_table(&self, request: Request) -> Result<Reply, String> {
        match self.ask(|table| table.elsewhere().map(|remote| remote.request(request))) {
            None => Err(self.words.text("table-none")),
            Some(asked) => asked.map_err(|refusal| refusal.say(self.words)),
        }
    }

    /// Agrees to what another player at the table proposed last, as it was told here.
    ///
    /// # Errors
    /// Says why that does not count.
    pub fn agree(&self) -> Result<Reply, String> {
        self.ask_table(Request::Agree { number: self.proposal_number()? })
    }

    /// Returns turns that down, or takes the own proposal back.
    ///
    /// # Errors
    /// Says why that does not count.
    pub fn refuse(&self) -> Result<Reply, String> {
        self.ask_table(Request::Refuse { number: self.proposal_number()? })
    }

    fn proposal_number(&self) -> Result<u64, String> {
        let none = || self.words.text(if self.is_shared() { "table-none-proposed" } else { "table-none" });
        self.proposal().map(|proposed| proposed.number).ok_or_else(none)
    }

    /// Returns what is proposed at the table elsewhere, and waits for the players' word.
    pub fn proposal(&self) -> Option<Proposed> {
        self.ask(|table| table.elsewhere().and_then(RemoteSession::proposal))
    }

    /// Returns whether the word of the player here is missing to it.
    pub fn is_asked_to_agree(&self) -> bool {
        self.proposal().is_some_and(|put| put.waits_for.iter().any(|name| self.is_own_name(name)))
    }

    /// Says whose word is waited for, to who proposes something or has agreed to it.
    pub fn asked_others(&self) -> String {
        let Some(proposed) = self.proposal() else { return String::new() };
        match self.is_own_name(&proposed.who) {
            true => self.asked("table-asked", &proposed),
            false => {
                self.words.sentences([self.words.text("table-agreed-too"), self.asked("table-still-asked", &proposed)])
            }
        }
    }

    fn asked(&self, key: &str, proposed: &Proposed) -> String {
        self.words.text_with(key, &[("players", self.words.list(&proposed.waits_for).into())])
    }

    /// Whether the others know the player here by this name.
    fn is_own_name(&self, name: &str) -> bool {
        self.ask(|table| table.elsewhere().is_some_and(|remote| remote.own_name() == name))
    }

    fn message_of(&self, line: &Line) -> String {
        let said = self.ask(|table| table.elsewhere().map(|remote| remote.message(line)));
        said.map(|message| self.words.say(&message)).unwrap_or_default()
    }

    /// Says what someone proposes: how to agree to those who are asked, whose word is missing to all others.
    pub fn proposes(&self, proposed: &Proposed) -> String {
        if self.is_own_name(&proposed.who) {
            return self.asked("table-asked", proposed);
        }
        let is_asked = proposed.waits_for.iter().any(|name| self.is_own_name(name));
        let agree = is_asked.then(|| self.words.text("table-type-agree"));
        let still = (!is_asked || proposed.waits_for.len() > 1).then(|| self.asked("table-still-asked", proposed));
        self.words.sentences([self.wants(proposed)].into_iter().chain(agree).chain(still))
    }

    fn wants(&self, proposed: &Proposed) -> String {
        let who = ("who", proposed.who.as_str().into());
        match proposed.motion {
            Motion::Undo => self.words.text_with("table-undo-wanted", &[who]),
            Motion::Close => self.words.text_with("table-close-wanted", &[who]),
            Motion::Rematch => self.words.text_with("table-rematch-wanted", &[who]),
            Motion::Away(Away::Wait) => self.words.text_with("table-wait-wanted", &[who]),
            Motion::Away(Away::Bot(level)) => {
                let level = self.words.name("screen-level", level.id());
                self.words.text_with("table-bot-wanted", &[who, ("level", level.into())])
            }
            Motion::Sit(seat) => {
                let seat = self.shown.snapshot.seats.get(seat).map(|seat| self.shown.view.name(self.words, *seat));
                self.words.text_with("table-seat-wanted", &[who, ("seat", seat.unwrap_or_default().into())])
            }
        }
    }

    /// Returns who is at the table elsewhere, one line per seat; nobody if there is no such table.
    pub fn who(&self) -> Vec<String> {
        let Some(watching) = self.ask(|table| table.elsewhere().map(|remote| remote.players().1)) else {
            return Vec::new();
        };
        let line = |seat: &Seat| {
            let places =
                [("seat", self.shown.view.name(self.words, *seat).into()), ("player", self.player(*seat).into())];
            self.words.text_with("table-who-line", &places)
        };
        let count = i64::try_from(watching).unwrap_or(i64::MAX);
        let last = self.words.text_with("table-watching", &[("count", count.into())]);
        self.shown.snapshot.seats.iter().map(line).chain([last]).collect()
    }

    /// Takes what the table elsewhere has told beside the game, in words.
    pub fn notes(&mut self) -> Vec<String> {
        let notes = self.ask(|table| table.elsewhere_mut().map(RemoteSession::notes));
        self.say_notes(notes.unwrap_or_default())
    }

    /// Takes what the table elsewhere has told that is not in the log, for who reads the whole log.
    pub fn notes_beside_the_log(&mut self) -> Vec<String> {
        let mut notes = self.ask(|table| table.elsewhere_mut().map(RemoteSession::notes).unwrap_or_default());
        notes.retain(|note| !matches!(note, TableNotice::News(line) if TableEvent::is_key(&line.key)));
        self.say_notes(notes)
    }

    fn say_notes(&mut self, notes: Vec<TableNotice>) -> Vec<String> {
        let say = |note: TableNotice| match note {
            TableNotice::Talk(talk) => {
                self.words.text_with("table-says", &[("who", talk.who.into()), ("text", talk.text.into())])
            }
            TableNotice::Proposed(proposed) => self.proposes(&proposed),
            TableNotice::StillProposed(proposed) => self.asked("table-still-asked", &proposed),
            TableNotice::Back { lost: 0 } => self.words.text("table-back"),
            TableNotice::Back { lost } => {
                self.words.text_with("table-back-without", &[("actions", (lost as i64).into())])
            }
            TableNotice::News(line) => self.message_of(&line),
            TableNotice::Gone(why) => why,
        };
        let notes = notes.into_iter().map(say).collect();
        self.refresh();
        notes
    }

    /// Returns whether the game is at a table of several terminals.
    pub fn is_shared(&self) -> bool {
        self.ask(|table| table.elsewhere().is_some())
    }

    /// Returns whether that table is closed, or lost for good.
    pub fn is_gone(&self) -> bool {
        self.ask(|table| table.elsewhere().is_some_and(|remote| remote.link().is_gone()))
    }

    /// Counts the humans who share this screen.
    pub fn people(&self) -> usize {
        if self.is_shared() {
            return 1;
        }
        self.shown.snapshot.controllers.iter().filter(|controller| controller.is_human()).count()
    }

    /// Returns the name that the player in a seat has given.
    pub fn named(&self, seat: Seat) -> Option<String> {
        match self.shown.snapshot.controllers.get(seat.index()) {
            Some(Controller::Human { name }) if !name.is_empty() => Some(name.clone()),
            _ => None,
        }
    }

    /// Returns names the player of a seat: the human's own name, or the level of a bot.
    pub fn player(&self, seat: Seat) -> String {
        match self.shown.snapshot.controllers.get(seat.index()) {
            Some(Controller::Human { name }) if self.is_shared() => self.player_elsewhere(seat, name),
            Some(Controller::Human { name }) if name.is_empty() => {
                let here = self.people() == 1 || self.person == Some(seat);
                self.words.text(if here { "screen-person" } else { "screen-other-person" })
            }
            Some(Controller::Human { name }) => name.clone(),
            Some(Controller::Bot(level)) => {
                self.words.text_with("screen-bot", &[("level", self.words.name("screen-level", level.id()).into())])
            }
            Some(Controller::Clockwork) => self.words.text("screen-clockwork"),
            None => String::new(),
        }
    }

    /// A human at a table of several terminals: who, and whether they are there.
    fn player_elsewhere(&self, seat: Seat, name: &str) -> String {
        if self.person == Some(seat) && !name.is_empty() {
            return self.words.text_with("table-you", &[("name", name.to_owned().into())]);
        }
        let player =
            self.ask(|table| table.elsewhere().and_then(|remote| remote.players().0.get(seat.index()).cloned()));
        player.map(|player| seated(self.words, &player)).unwrap_or_default()
    }
}

fn lock(table: &SharedTable) -> MutexGuard<'_, Box<dyn Table>> {
    // A game is whole between two calls; a panic in a painter does not break it.
    table.lock().unwrap_or_else(PoisonError::into_inner)
}

fn viewer(person: Option<Seat>) -> Viewer {
    person.map_or(Viewer::Spectator, Viewer::Seat)
}

pub(super) fn people(table: &dyn Table) -> Vec<Seat> {
    let controllers = table.record().controllers().iter().enumerate();
    controllers.filter(|(_, controller)| controller.is_human()).map(|(index, _)| Seat::new(index as u8)).collect()
}

fn show(table: &dyn Table, game_ui: &'static dyn GameUi, words: &Words, viewer: Viewer) -> Option<ViewState> {
    let snapshot = table.snapshot(viewer);
    let view = game_ui.view(&snapshot.seen)?;
    let question = match &snapshot.decision {
        Decision::Ask(Question { message, law, .. }) => {
            Asked { text: words.say(message), short: words.say_short(message), law: (*law).to_owned() }
        }
        Decision::Over(outcome) => {
            let text = view.ending(words, outcome).unwrap_or_else(|| words.text(outcome.how));
            Asked { short: text.clone(), text, law: outcome.law.to_owned() }
        }
    };
    let log = short_log(table, game_ui, words, viewer, snapshot.log_len);
    Some(ViewState { view, question, log, snapshot })
}

/// The short log with this many entries told.
fn short_log(table: &dyn Table, game_ui: &dyn GameUi, words: &Words, viewer: Viewer, told: usize) -> Vec<ShortLine> {
    let from = told.saturating_sub(RECENT);
    let recent = table.record().log(from..told, viewer);
    let lines = (from..).zip(&recent).filter_map(|(entry, told)| Some((entry, brief(words, game_ui, told)?)));
    let mut lines: Vec<(usize, LogLine)> = lines.collect();
    let rows = counted(words, lines.iter().map(|(_, line)| line.clone()));
    lines.dedup_by(|(_, line), (_, before)| line == before);
    lines.into_iter().zip(rows).map(|((entry, _), line)| ShortLine { entry, row: line.row() }).collect()
}

/// Returns the line of an entry in the short log; `None` for what it leaves out.
pub(super) fn brief(words: &Words, game_ui: &dyn GameUi, told: &LogEntry) -> Option<LogLine> {
    match TableEvent::is_told_by(&told.message) {
        true => Some(LogLine::bare(Row::of(Role::Dim, words.say(&told.message)))),
        false => game_ui.brief(words, told),
    }
}

/// Returns lines that follow on their like are counted, not repeated.
pub(super) fn counted(words: &Words, lines: impl Iterator<Item = LogLine>) -> Vec<LogLine> {
    let mut counts: Vec<(LogLine, usize)> = Vec::new();
    for line in lines {
        match counts.last_mut() {
            Some((last, count)) if *last == line => *count += 1,
            _ => counts.push((line, 1)),
        }
    }
    let ctx = Ctx { palette: &Plain, words, roomy: true };
    counts.into_iter().map(|(line, count)| LogLine { says: ctx.times(line.says, count), ..line }).collect()
}
