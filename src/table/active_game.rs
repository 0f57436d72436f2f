//! A game that is being played: what happens next, and what is saved when.

use super::lesson::narrowed;
use super::shared::{RemoteSession, TableNotice};
use super::writer::{SavePoint, Status, Ticket, Writer};
use super::{
    ActionOutcome, Away, BotJob, CannotUndo, Coach, Controller, GameSession, Happening, Lesson, OwnUndo, Refusal,
    Saved, SeatPasts, StoreError, TableEvent, WakeCallback,
};
use crate::bots::{Budget, Level};
use crate::kernel::{Illegal, Message, NotationError, Parts, Seat, SeatSet, join};
use std::path::PathBuf;
use std::time::{Duration, Instant};

/// The next thing that happens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum NextStep {
    /// This person is asked.
    Ask(Seat),
    /// There is one action, and the table takes it at once.
    Forced(Seat),
    /// A bot decides.
    Bot(Seat),
    /// The table is elsewhere, and something has happened there or will: this seat is asked, if any is.
    Away(Option<Seat>),
    Over,
}

/// The steps that are taken for a human who has one action only. In all other cases they are asked, so that what they cannot
/// do stays hidden.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Takes {
    All,
    /// In their own turn a player knows why there is nothing to choose.
    OnOwnTurn,
    /// At a table of several terminals the others must not learn it from how soon the step is taken.
    WhatAllKnow,
}

/// Bots that take long are saved at least this often, and not only when a human is asked.
const SAVED_WITHIN: Duration = Duration::from_secs(5);

/// The number of a decision of a running game. No other ever has the same number, not even the same question asked
/// again after an undo.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DecisionNumber(u64);

impl DecisionNumber {
    /// The number as other programs write it.
    pub const fn get(self) -> u64 {
        self.0
    }
}

/// The part of a game that is not on disk.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unsaved {
    /// The reason why it could not be written; `None` if it is still being written.
    pub why: Option<Message>,
    /// The progress of the last good save; `None` if there is none.
    pub since: Option<SavePoint>,
    /// The actions that are lost if the game ends now.
    pub actions: usize,
}

/// The game that is played.
enum Held {
    Here(Box<dyn GameSession>),
    /// It is at a table elsewhere.
    There(Box<RemoteSession>),
}

/// A game that is being played, and its writer.
pub struct ActiveGame {
    held: Held,
    lesson: Option<Lesson>,
    /// Set at a table of several terminals.
    shared: Option<Away>,
    declines: SeatSet,
    seat_pasts: SeatPasts,
    writer: Option<Writer>,
    number: DecisionNumber,
    /// The time when steps were last saved.
    saved: Instant,
    /// Which of a human's steps without a choice are taken at once.
    pub takes: Takes,
}

impl ActiveGame {
    /// Without a writer nothing is saved.
    pub fn new(game: Box<dyn GameSession>, writer: Option<Writer>) -> Self {
        Self::coached(game, None, None, writer)
    }

    /// A game that is coached, if there is a lesson, or played at several terminals, if it is said what becomes of seats whose
    /// players are away.
    pub fn coached(
        game: Box<dyn GameSession>,
        lesson: Option<Lesson>,
        shared: Option<Away>,
        writer: Option<Writer>,
    ) -> Self {
        let (number, saved) = (DecisionNumber(0), Instant::now());
        let held = Held::Here(game);
        let (declines, seat_pasts, takes) = (SeatSet::EMPTY, SeatPasts::default(), Takes::OnOwnTurn);
        let mut running = Self { held, lesson, shared, declines, seat_pasts, writer, number, saved, takes };
        running.follow();
        running.save();
        running
    }

    /// The same game at a table of several terminals.
    #[must_use]
    pub fn shared(mut self, away: Away) -> Self {
        self.shared = Some(away);
        self.save();
        self
    }

    /// The same game at one terminal.
    pub fn unshare(&mut self) {
        self.shared = None;
        self.declines = SeatSet::EMPTY;
        self.seat_pasts = SeatPasts::default();
        self.save();
    }

    /// Has the game kept under a free name like its own; [`ActiveGame::kept_aside`] says what came of it.
    pub fn keep_aside(&self) {
        if let Some(writer) = &self.writer {
            writer.keep_aside(self.to_saved().alone().to_text());
        }
    }

    /// Takes what came of keeping the game aside; `None` while it is being written.
    pub fn kept_aside(&self) -> Option<Result<(), StoreError>> {
        self.writer.as_ref().map_or(Some(Ok(())), Writer::kept_aside)
    }

    /// Plays another game in the place of this one.
    pub fn begin_again(&mut self, game: Box<dyn GameSession>) {
        self.held = Held::Here(game);
        self.seat_pasts = SeatPasts::default();
        self.changed();
    }

    /// Returns the fate of seats whose players are away; `None` for a game at one terminal.
    pub fn away(&self) -> Option<Away> {
        self.shared
    }

    /// Changes that, at a table of several terminals.
    pub fn set_away(&mut self, away: Away) {
        if self.shared.is_some() {
            self.shared = Some(away);
            self.save();
        }
    }

    /// The game at a table elsewhere.
    pub fn at_table(remote: RemoteSession) -> Self {
        let (number, saved) = (DecisionNumber(0), Instant::now());
        let held = Held::There(Box::new(remote));
        let (declines, seat_pasts, takes) = (SeatSet::EMPTY, SeatPasts::default(), Takes::OnOwnTurn);
        Self { held, lesson: None, shared: None, declines, seat_pasts, writer: None, number, saved, takes }
    }

    pub fn game(&self) -> &dyn GameSession {
        match &self.held {
            Held::Here(game) => &**game,
            Held::There(remote) => &**remote,
        }
    }

    fn game_mut(&mut self) -> &mut dyn GameSession {
        match &mut self.held {
            Held::Here(game) => &mut **game,
            Held::There(remote) => &mut **remote,
        }
    }

    /// The table elsewhere at which the game is played; `None` if it is played here.
    pub fn table(&self) -> Option<&RemoteSession> {
        match &self.held {
            Held::Here(_) => None,
            Held::There(remote) => Some(remote),
        }
    }

    /// Takes what the table elsewhere has told beside the game.
    pub fn notes(&mut self) -> Vec<TableNotice> {
        match &mut self.held {
            Held::Here(_) => Vec::new(),
            Held::There(remote) => remote.notes(),
        }
    }

    /// Whether nothing happens here until somebody at another terminal acts.
    pub fn waits_for_others(&self) -> bool {
        matches!(self.next(), NextStep::Away(_)) && self.table().is_some_and(|remote| !remote.link().has_moment())
    }

    pub fn next(&self) -> NextStep {
        if let Held::There(remote) = &self.held {
            let asked = remote.asked();
            let is_own = asked.is_some() && asked == remote.own_seat() && remote.is_played_here();
            return match asked {
                // what has happened is shown first
                asked if remote.link().has_moment() => NextStep::Away(asked),
                Some(_) if remote.link().is_gone() => NextStep::Away(None),
                Some(seat) if is_own => NextStep::Ask(seat),
                Some(seat) => NextStep::Away(Some(seat)),
                None => NextStep::Over,
            };
        }
        let Some(seat) = self.game().asked() else { return NextStep::Over };
        let learner_chooses = self.lesson.as_ref().and_then(|lesson| lesson.learner_chooses(self.game().actions()));
        match self.game().controllers().get(seat.index()) {
            Some(Controller::Bot(_)) => NextStep::Bot(seat),
            _ if learner_chooses == Some(true) => NextStep::Ask(seat),
            _ if learner_chooses == Some(false) => NextStep::Forced(seat),
            _ if self.game().choices() > 1 => NextStep::Ask(seat),
            _ => {
                let is_own_turn = self.game().turn() == Some(seat);
                match self.takes {
                    Takes::All => NextStep::Forced(seat),
                    Takes::OnOwnTurn if is_own_turn => NextStep::Forced(seat),
                    Takes::WhatAllKnow if is_own_turn && self.game().is_plainly_forced() => NextStep::Forced(seat),
                    Takes::OnOwnTurn | Takes::WhatAllKnow => NextStep::Ask(seat),
                }
            }
        }
    }

    /// Returns the number of the pending decision.
    pub fn number(&self) -> DecisionNumber {
        self.number
    }

    /// Takes a human's action, in notation.
    ///
    /// # Errors
    /// Says why not; the game is as it was.
    pub fn act(&mut self, text: &str) -> Result<ActionOutcome, Refusal> {
        let acted = self.act_coached(text)?;
        self.changed();
        Ok(acted)
    }

    /// Carries an action out, in a lesson with the results of chance that belong to it.
    fn act_coached(&mut self, text: &str) -> Result<ActionOutcome, Refusal> {
        if let Some(lesson) = &self.lesson {
            self.game().why_not(text)?;
            let rolls = lesson.rolls(self.game().actions(), text)?.to_vec();
            self.game_mut().wish(&rolls)?;
        }
        let acted = self.game_mut().act(text)?;
        self.follow();
        Ok(acted)
    }

    /// Ends a lesson that does not fit the game, as one of older rules may: the game continues without it.
    fn follow(&mut self) {
        let fits = self.lesson.as_ref().is_none_or(|lesson| {
            let legal = self.game().notation();
            lesson.ways(self.game().actions()).is_none_or(|mut ways| ways.all(|way| legal.iter().any(|own| own == way)))
        });
        if !fits {
            self.lesson = None;
        }
    }

    /// Returns what the coach says now; `None` if there is none.
    pub fn coach(&self) -> Option<Coach> {
        self.lesson.as_ref()?.coach(self.game().actions())
    }

    /// Whether a lesson says what may be done now.
    pub fn is_led(&self) -> bool {
        self.lesson.as_ref().is_some_and(|lesson| lesson.learner_chooses(self.game().actions()).is_some())
    }

    /// Returns the coach's answer to any action that the lesson does not allow now.
    pub fn coach_answer(&self) -> Option<Message> {
        self.lesson.as_ref()?.answer(self.game().actions())
    }

    /// The actions of the pending decision that can be taken, each as its parts.
    pub fn legal(&self) -> Vec<Parts> {
        narrowed(self.lesson.as_ref().filter(|_| self.is_led()), self.game().actions(), self.game().legal())
    }

    /// The same in notation.
    pub fn notation(&self) -> Vec<String> {
        if self.is_led() { self.legal().iter().map(|action| join(action)).collect() } else { self.game().notation() }
    }

    /// Returns why an action cannot be taken now; `None` if it can. In a lesson the coach answers.
    ///
    /// # Errors
    /// Fails if the text is not an action.
    pub fn why_not(&self, text: &str) -> Result<Option<Illegal>, NotationError> {
        let illegal = self.game().why_not(text)?;
        match &self.lesson {
            Some(lesson) if self.is_led() => Ok(lesson.rolls(self.game().actions(), text).err()),
            _ => Ok(illegal),
        }
    }

    /// The first action that a lesson allows now.
    fn coached_way(&self) -> Option<String> {
        self.lesson.as_ref()?.ways(self.game().actions())?.next().map(str::to_owned)
    }

    /// Takes one step that no human decides; `None` if a human is asked or the game is over. A bot thinks meanwhile.
    pub fn step(&mut self) -> Option<ActionOutcome> {
        match self.next() {
            NextStep::Bot(_) => {
                let (number, job) = self.job()?;
                self.answer(number, &job.think().action)
            }
            NextStep::Forced(_) => {
                let action = self.notation().pop()?;
                self.take_step(&action)
            }
            NextStep::Away(_) => self.hear(RemoteSession::advance),
            NextStep::Ask(_) | NextStep::Over => None,
        }
    }

    /// Takes one such step, or all that have been taken at a table elsewhere.
    pub fn catch_up(&mut self) -> Option<ActionOutcome> {
        match self.next() {
            NextStep::Away(_) => self.hear(RemoteSession::catch_up),
            _ => self.step(),
        }
    }

    fn hear(&mut self, from: impl FnOnce(&mut RemoteSession) -> Option<ActionOutcome>) -> Option<ActionOutcome> {
        let Held::There(remote) = &mut self.held else { return None };
        let acted = from(remote)?;
        self.number.0 += 1;
        Some(acted)
    }

    /// Returns the job of the bot that is asked, and the number of the decision; `None` if no bot is asked.
    pub fn job(&self) -> Option<(DecisionNumber, BotJob)> {
        let is_bots = matches!(self.next(), NextStep::Bot(_));
        is_bots.then(|| Some((self.number, self.job_for(None, Budget::default())?)))?
    }

    /// Returns the job for a bot of this level in the place of a human.
    pub fn advice(&self, level: Level, budget: Budget) -> Option<(DecisionNumber, BotJob)> {
        Some((self.number, self.job_for(Some(level), budget)?))
    }

    /// In a lesson everyone follows it.
    fn job_for(&self, level: Option<Level>, budget: Budget) -> Option<BotJob> {
        match self.coached_way() {
            Some(action) => Some(BotJob::settled(action)),
            None => self.game().job(level, budget),
        }
    }

    /// Takes a bot's answer to the decision with this number. `None` if that decision is no longer pending.
    pub fn answer(&mut self, number: DecisionNumber, action: &str) -> Option<ActionOutcome> {
        let is_pending = number == self.number && matches!(self.next(), NextStep::Bot(_));
        is_pending.then(|| self.take_step(action))?
    }

    fn take_step(&mut self, action: &str) -> Option<ActionOutcome> {
        let acted = self.act_coached(action).ok()?;
        self.number.0 += 1;
        if matches!(self.next(), NextStep::Ask(_) | NextStep::Over) || self.saved.elapsed() >= SAVED_WITHIN {
            self.saved = Instant::now();
            self.save();
        }
        Some(acted)
    }

    /// Makes another decision the pending one after an action or undo, and saves it.
    fn changed(&mut self) {
        self.number.0 += 1;
        self.saved = Instant::now();
        self.follow();
        self.save();
    }

    /// # Errors
    /// Says why nothing can be taken back.
    pub fn undo(&mut self) -> Result<usize, CannotUndo> {
        let undone = self.game_mut().undo()?;
        self.changed();
        Ok(undone)
    }

    /// # Errors
    /// Fails if nothing was taken back.
    pub fn redo(&mut self) -> Result<usize, CannotUndo> {
        let done = self.game_mut().redo()?;
        self.changed();
        Ok(done)
    }

    /// Whether the player of a seat has asked the table to decline for them what others' turns ask while they are away.
    pub fn declines(&self, seat: Seat) -> bool {
        self.declines.contains(seat)
    }

    /// Has that done from now on, or no longer.
    pub fn set_declines(&mut self, seat: Seat, declines: bool) {
        if declines {
            self.declines.insert(seat);
        } else {
            self.declines.remove(seat);
        }
        self.save();
    }

    /// Returns who has had the seats of a table.
    pub fn seat_pasts(&self) -> &SeatPasts {
        &self.seat_pasts
    }

    pub fn set_seat_pasts(&mut self, pasts: SeatPasts) {
        if pasts != self.seat_pasts {
            self.seat_pasts = pasts;
            self.save();
        }
    }

    /// A player looks at the hand of a seat.
    pub fn sees_hand(&mut self, seat: Seat, name: &str) {
        if self.seat_pasts.sees(seat, name) {
            self.save();
        }
    }

    /// Puts something into the log that happened at the table beside the game.
    pub fn note(&mut self, event: TableEvent) {
        self.game_mut().note(event);
        self.save();
    }

    /// Returns what a player has not been told of it; they have been from now on.
    pub fn take_unread(&mut self, who: &str) -> Vec<TableEvent> {
        let unread = self.game_mut().take_unread(who);
        if !unread.is_empty() {
            self.save();
        }
        unread
    }

    /// Lets someone else decide for a seat.
    pub fn set_controller(&mut self, seat: Seat, controller: Controller) {
        // the order was that of the player before
        self.declines.remove(seat);
        self.seat_pasts.changes_hands(seat, self.game().actions());
        self.game_mut().set_controller(seat, controller);
        // who is asked now is asked the same, no matter who comes to other seats
        if self.game().asked() == Some(seat) { self.changed() } else { self.save() }
    }

    /// Returns what an undo of the last choice of a seat would take. That someone has sat down since is new knowledge too.
    ///
    /// # Errors
    /// Fails if the seat has made no choice that is known.
    pub fn own_undo(&self, seat: Seat) -> Result<OwnUndo, CannotUndo> {
        let undo = self.game().own_undo(seat)?;
        let is_seen = undo.actions < self.seat_pasts.last_change();
        let alone = undo.alone.and(if is_seen { Err(CannotUndo::Knowledge) } else { Ok(()) });
        Ok(OwnUndo { alone, ..undo })
    }

    /// Undoes everything after an action, given by its number, for a seat: it touches nobody else, or everyone has agreed.
    /// `unread` names those who are away and have still to be told.
    pub fn undo_to(&mut self, actions: usize, seat: Seat, who: &str, unread: Vec<String>) -> usize {
        let undone = self.game_mut().undo_to(actions, seat);
        let what = Happening::Undid { actions: undone };
        let at = self.game().actions();
        self.game_mut().note(TableEvent { at, who: who.to_owned(), what, unread });
        self.changed();
        undone
    }

    /// Has `wake` rung, on another thread, whenever something was written.
    pub fn wake_when_written(&self, wake: WakeCallback) {
        if let Some(writer) = &self.writer {
            writer.wake_by(wake);
        }
    }

    /// Returns the ticket of what was last handed over to be saved.
    pub fn ticket(&self) -> Ticket {
        self.writer.as_ref().map_or(Ticket::default(), Writer::ticket)
    }

    /// Whether what has this ticket is on disk, or could not be written, which [`ActiveGame::status`] tells.
    pub fn is_tried(&self, ticket: Ticket) -> bool {
        self.writer.as_ref().is_none_or(|writer| writer.is_tried(ticket))
    }

    /// Hands the game as it stands to the writer.
    pub fn save(&self) {
        if let Some(writer) = &self.writer {
            writer.put(self.to_saved().to_text(), self.stand());
        }
    }

    fn to_saved(&self) -> Saved {
        Saved {
            lesson: self.lesson.as_ref().map(|lesson| lesson.id.to_owned()),
            shared: self.shared,
            declines: self.declines,
            seat_pasts: self.seat_pasts.clone(),
            ..self.game().save()
        }
    }

    fn stand(&self) -> SavePoint {
        SavePoint { round: self.game().progress().round, actions: self.game().actions() }
    }

    /// Returns what is not on disk; `None` if everything is, or if nothing is ever saved.
    pub fn unsaved(&self) -> Option<Unsaved> {
        let writer = self.writer.as_ref()?;
        let why = match writer.status() {
            Status::Saved => return None,
            Status::Writing => None,
            Status::Failed(why) => Some(why),
        };
        let since = writer.saved();
        let actions = self.game().actions().saturating_sub(since.map_or(0, |stand| stand.actions));
        Some(Unsaved { why, since, actions })
    }

    /// Saves the game elsewhere, in this folder or at a path, and continues there; where that is.
    ///
    /// # Errors
    /// Fails if the name will not do, or nothing can be written there. The game is saved where it was.
    pub fn save_elsewhere(&self, place: &str) -> Result<PathBuf, StoreError> {
        let writer = self.writer.as_ref().ok_or(StoreError::NoFolder)?;
        let mut slot = writer.store().elsewhere(place, &writer.name())?;
        slot.write(&self.to_saved().to_text())?;
        let path = slot.path();
        writer.go_on_in(slot, self.stand());
        Ok(path)
    }

    /// Whether the game is saved at all.
    pub fn is_kept(&self) -> bool {
        self.writer.is_some() || self.table().is_some()
    }

    /// Returns the state of saving; `None` if nothing is saved.
    pub fn status(&self) -> Option<Status> {
        match self.table() {
            Some(table) => Some(table.unsaved().map_or(Status::Saved, Status::Failed)),
            None => self.writer.as_ref().map(Writer::status),
        }
    }

    /// The name under which the game is saved.
    pub fn name(&self) -> Option<String> {
        match self.table() {
            Some(table) => Some(table.link().welcome().table.clone()),
            None => self.writer.as_ref().map(Writer::name),
        }
    }

    /// Saves and waits until all is on disk, at most so long; whether all is. A table elsewhere sees to that itself, and has
    /// said whether it is.
    pub fn close(&self, limit: Duration) -> bool {
        self.save();
        match &self.held {
            Held::Here(_) => self.writer.as_ref().is_none_or(|writer| writer.flush(limit)),
            Held::There(remote) => remote.unsaved().is_none(),
        }
    }

    /// Why the game could not be saved: for when closing it has said so.
    pub fn why_unsaved(&self) -> Message {
        match self.status() {
            Some(Status::Failed(why)) => why,
            _ => "table-disk-slow".into(),
        }
    }

    /// Whether the save is still the one that was last read or written here.
    pub fn holds_save(&self) -> bool {
        self.writer.as_ref().is_none_or(Writer::holds)
    }
}
