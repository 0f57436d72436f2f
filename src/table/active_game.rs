//! A game that is being played: what happens next, and what is saved when.

use super::lesson::narrowed;
use super::writer::{SavePoint, Status, Ticket, Writer};
use super::{
    ActionOutcome, Away, BotJob, CannotUndo, Coach, Controller, GameRecord, GameSession, GameState, Happening, Lesson,
    OwnUndo, Refusal, Saved, SeatPasts, StoreError, Table, TableEvent, WakeCallback,
};
use crate::bots::{Budget, Level};
use crate::kernel::{Illegal, Message, NotationError, Parts, Seat, SeatSet};
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
    /// All in a game of one human, who has nobody to hide anything from; else as `OnOwnTurn`.
    Alone,
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
    pub(super) const fn new(number: u64) -> Self {
        Self(number)
    }

    /// Returns the number as other programs write it.
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

/// A game that is being played here, and its writer.
pub struct ActiveGame {
    game: Box<dyn GameSession>,
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
    /// Starts play of a game; without a writer, nothing is saved.
    pub fn new(game: Box<dyn GameSession>, writer: Option<Writer>) -> Self {
        Self::coached(game, None, None, writer)
    }

    /// Makes a game that is coached, if there is a lesson, or played at several terminals, if it is said what becomes of
    /// seats whose players are away.
    pub fn coached(
        game: Box<dyn GameSession>,
        lesson: Option<Lesson>,
        shared: Option<Away>,
        writer: Option<Writer>,
    ) -> Self {
        let (number, saved) = (DecisionNumber(0), Instant::now());
        let (declines, seat_pasts, takes) = (SeatSet::EMPTY, SeatPasts::default(), Takes::OnOwnTurn);
        let mut running = Self { game, lesson, shared, declines, seat_pasts, writer, number, saved, takes };
        running.follow();
        running.save();
        running
    }

    /// Makes it a game at a table of several terminals.
    #[must_use]
    pub fn shared(mut self, away: Away) -> Self {
        self.shared = Some(away);
        self.save();
        self
    }

    /// Makes it a game at one terminal.
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
        self.game = game;
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

    pub fn game(&self) -> &dyn GameSession {
        &*self.game
    }

    /// Returns the writer of its save, if it is saved.
    pub(super) fn writer(&self) -> Option<&Writer> {
        self.writer.as_ref()
    }

    /// Carries an action out, in a lesson with the results of chance that belong to it.
    fn act_coached(&mut self, text: &str) -> Result<ActionOutcome, Refusal> {
        if let Some(lesson) = &self.lesson {
            self.game().why_not(text)?;
            let rolls = lesson.rolls(self.game().actions(), text)?.to_vec();
            self.game.wish(&rolls)?;
        }
        let acted = self.game.act(text)?;
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

    /// The first action that a lesson allows now.
    fn coached_way(&self) -> Option<String> {
        self.lesson.as_ref()?.ways(self.game().actions())?.next().map(str::to_owned)
    }

    /// Returns the job for a bot; in a lesson, every seat follows the script instead.
    fn job_for(&self, level: Option<Level>, budget: Budget) -> Option<BotJob> {
        match self.coached_way() {
            Some(action) => Some(BotJob::settled(action)),
            None => self.game().job(level, budget),
        }
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

    /// Returns whether the player of a seat has asked the table to decline for them what others' turns ask while they are
    /// away.
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

    /// Notes that a player looks at the hand of a seat.
    pub fn sees_hand(&mut self, seat: Seat, name: &str) {
        if self.seat_pasts.sees(seat, name) {
            self.save();
        }
    }

    /// Logs something that happened at the table outside the game.
    pub fn note(&mut self, event: TableEvent) {
        self.game.note(event);
        self.save();
    }

    /// Returns what a player has not been told of it; they have been from now on.
    pub fn take_unread(&mut self, who: &str) -> Vec<TableEvent> {
        let unread = self.game.take_unread(who);
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
        self.game.set_controller(seat, controller);
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
        let undone = self.game.undo_to(actions, seat);
        let what = Happening::Undid { actions: undone };
        let at = self.game().actions();
        self.game.note(TableEvent { at, who: who.to_owned(), what, unread });
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

    /// Returns whether what has this ticket is on disk, or could not be written, which [`ActiveGame::status`] tells.
    pub fn is_tried(&self, ticket: Ticket) -> bool {
        self.writer.as_ref().is_none_or(|writer| writer.is_tried(ticket))
    }

    /// Hands the current game to the writer.
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

    /// Returns why the game could not be saved: for when closing it has said so.
    pub fn why_unsaved(&self) -> Message {
        match self.status() {
            Some(Status::Failed(why)) => why,
            _ => "table-disk-slow".into(),
        }
    }

    /// Returns whether the save is still the one that was last read or written here.
    pub fn holds_save(&self) -> bool {
        self.writer.as_ref().is_none_or(Writer::holds)
    }
}

impl Table for ActiveGame {
    fn state(&self) -> &dyn GameState {
        &*self.game
    }

    fn record(&self) -> &dyn GameRecord {
        &*self.game
    }

    fn next(&self) -> NextStep {
        let Some(seat) = self.game().asked() else { return NextStep::Over };
        let learner_chooses = self.lesson.as_ref().and_then(|lesson| lesson.learner_chooses(self.game().actions()));
        match self.game().controllers().get(seat.index()) {
            Some(Controller::Bot(_)) => NextStep::Bot(seat),
            Some(Controller::Clockwork) => NextStep::Forced(seat),
            _ if learner_chooses == Some(true) => NextStep::Ask(seat),
            _ if learner_chooses == Some(false) => NextStep::Forced(seat),
            _ if self.game().choices() > 1 => NextStep::Ask(seat),
            _ => {
                let is_own_turn = self.game().turn() == Some(seat);
                let is_alone = || self.game().controllers().iter().filter(|player| player.is_human()).count() == 1;
                match self.takes {
                    Takes::All => NextStep::Forced(seat),
                    Takes::Alone if is_own_turn || is_alone() => NextStep::Forced(seat),
                    Takes::OnOwnTurn if is_own_turn => NextStep::Forced(seat),
                    Takes::WhatAllKnow if is_own_turn && self.game().is_plainly_forced() => NextStep::Forced(seat),
                    Takes::Alone | Takes::OnOwnTurn | Takes::WhatAllKnow => NextStep::Ask(seat),
                }
            }
        }
    }

    fn number(&self) -> DecisionNumber {
        self.number
    }

    fn legal(&self) -> Vec<Parts> {
        narrowed(self.lesson.as_ref().filter(|_| self.is_led()), self.game().actions(), self.game().legal())
    }

    fn why_not(&self, text: &str) -> Result<Option<Illegal>, NotationError> {
        let illegal = self.game().why_not(text)?;
        match &self.lesson {
            Some(lesson) if self.is_led() => Ok(lesson.rolls(self.game().actions(), text).err()),
            _ => Ok(illegal),
        }
    }

    fn act(&mut self, text: &str) -> Result<ActionOutcome, Refusal> {
        let acted = self.act_coached(text)?;
        self.changed();
        Ok(acted)
    }

    fn undo(&mut self) -> Result<usize, CannotUndo> {
        let undone = self.game.undo()?;
        self.changed();
        Ok(undone)
    }

    fn redo(&mut self) -> Result<usize, CannotUndo> {
        let done = self.game.redo()?;
        self.changed();
        Ok(done)
    }

    fn step(&mut self) -> Option<ActionOutcome> {
        match self.next() {
            NextStep::Bot(_) => {
                let (number, job) = self.job()?;
                self.answer(number, &job.think().action)
            }
            NextStep::Forced(_) => {
                let action = self.notation().pop()?;
                self.take_step(&action)
            }
            NextStep::Ask(_) | NextStep::Away(_) | NextStep::Over => None,
        }
    }

    fn job(&self) -> Option<(DecisionNumber, BotJob)> {
        let is_bots = matches!(self.next(), NextStep::Bot(_));
        is_bots.then(|| Some((self.number, self.job_for(None, Budget::default())?)))?
    }

    fn answer(&mut self, number: DecisionNumber, action: &str) -> Option<ActionOutcome> {
        let is_pending = number == self.number && matches!(self.next(), NextStep::Bot(_));
        is_pending.then(|| self.take_step(action))?
    }

    fn advice(&self, level: Level, budget: Budget) -> Option<(DecisionNumber, BotJob)> {
        Some((self.number, self.job_for(Some(level), budget)?))
    }

    fn set_takes(&mut self, takes: Takes) {
        self.takes = takes;
    }

    fn coach(&self) -> Option<Coach> {
        self.lesson.as_ref()?.coach(self.game().actions())
    }

    fn is_led(&self) -> bool {
        self.lesson.as_ref().is_some_and(|lesson| lesson.learner_chooses(self.game().actions()).is_some())
    }

    fn status(&self) -> Option<Status> {
        self.writer.as_ref().map(Writer::status)
    }

    fn unsaved(&self) -> Option<Unsaved> {
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

    fn name(&self) -> Option<String> {
        self.writer.as_ref().map(Writer::name)
    }

    fn save_elsewhere(&self, place: &str) -> Result<PathBuf, StoreError> {
        let writer = self.writer.as_ref().ok_or(StoreError::NoFolder)?;
        let mut slot = writer.store().elsewhere(place, &writer.name())?;
        slot.write(&self.to_saved().to_text())?;
        let path = slot.path();
        writer.go_on_in(slot, self.stand());
        Ok(path)
    }

    fn close(&self, limit: Duration) -> bool {
        self.save();
        self.writer.as_ref().is_none_or(|writer| writer.flush(limit))
    }

    fn here(&self) -> Option<&ActiveGame> {
        Some(self)
    }
}

impl From<ActiveGame> for Box<dyn Table> {
    fn from(game: ActiveGame) -> Self {
        Box::new(game)
    }
}
