//! A session to a save and back.

use super::{Entry, Known, LocalSession, Log};
use crate::bots::Bots;
use crate::kernel::{
    Chance, Decision, Doc, ForcedRoll, Generator, PositionErrors, Recorder, Roll, RollKind, Script, SeatSet, Viewer,
};
use crate::table::boards::Boards;
use crate::table::digest::digest;
use crate::table::game::{NewGame, Refusal};
use crate::table::journal::{Step, format_turn, parse_turn};
use crate::table::replay::{Difference, Why};
use crate::table::save::{SaveError, Saved};
use crate::table::{Correction, SeatPasts, TableEvent};
use std::collections::VecDeque;
use std::iter::Peekable;
use toml::Value;

/// A replay of recorded results. The generator advances with each one that it would have given too, so that undo can
/// restore it.
struct Follow {
    recorded: VecDeque<ForcedRoll>,
    generator: Generator,
    /// A recorded result could not happen, or none was left.
    broken: bool,
}

impl Chance for Follow {
    fn draw(&mut self, kind: RollKind, options: u64) -> u8 {
        let wish = self.recorded.pop_front();
        let fitting = wish.filter(|wish| wish.kind == kind).map_or(0, |wish| wish.faces & options);
        if fitting == 0 {
            self.broken = true;
            return options.trailing_zeros() as u8;
        }
        let mut ahead = self.generator.clone();
        let value = ahead.draw(kind, options);
        if value < 64 && fitting >> value & 1 == 1 {
            self.generator = ahead;
            value
        } else {
            fitting.trailing_zeros() as u8
        }
    }
}

impl<G: Bots> LocalSession<G> {
    pub(super) fn to_saved(&self) -> Saved {
        let progress = self.state.progress();
        let mut journal = self.past.clone();
        for (turn, mark) in self.marks.iter().enumerate() {
            let end = self.marks.get(turn + 1).map_or(self.entries.len(), |next| next.at);
            let steps: Vec<Step> = self.entries[mark.at..end].iter().map(|entry| self.step_of(entry)).collect();
            if !steps.is_empty() {
                journal.push(format_turn(&steps));
            }
        }
        Saved {
            game: G::ID.to_owned(),
            rules: G::VERSION,
            seed: self.chance.seed(),
            drawn: self.chance.drawn(),
            options: self.options.clone(),
            lesson: None,
            shared: None,
            declines: SeatSet::EMPTY,
            seat_pasts: SeatPasts::default(),
            table_events: crate::table::GameSession::table_events(self),
            boards: self.boards.clone(),
            controllers: self.controllers.clone(),
            start: self.start.clone(),
            journal,
            corrections: self.corrections.clone(),
            rounds: self.past_rounds.iter().chain(&self.rounds).cloned().collect(),
            statistics: crate::table::GameRecord::statistics(self),
            round: progress.round,
            over: matches!(self.state.decision(), Decision::Over(_)),
            state: self.state.write(Viewer::All),
        }
    }

    fn step_of(&self, entry: &Entry<G::Action>) -> Step {
        let rolls = entry.rolls.iter().map(|roll: &Roll| self.state.roll_text(*roll)).collect();
        Step { action: crate::kernel::join(&G::parts(entry.action)), rolls }
    }

    /// Returns the game of a save. Its state is the truth; if the journal leads elsewhere, that is told, and the game
    /// continues from the state without a past that can be undone.
    ///
    /// # Errors
    /// Fails if the state cannot be read.
    pub fn from_saved(saved: &Saved) -> Result<(Self, Option<Difference>), SaveError> {
        let mut boards = Boards::default();
        saved.boards.iter().for_each(|board| boards.add(board.clone()));
        let truth =
            G::read(&saved.state, &boards, &mut Script::default()).map_err(|faults| SaveError::Position { faults })?;
        if truth.seats() != saved.controllers.len() {
            return Err(SaveError::Content { fault: "save-seats".into() });
        }
        let replayed = Self::replay(saved, &truth, &boards);
        let chance = Generator::resume(saved.seed, saved.drawn);
        let (mut session, difference) = match replayed {
            Ok(session) => (session, None),
            Err(difference) => (Self::without_past(saved, truth), Some(difference)),
        };
        session.chance = chance;
        session.undos = saved.statistics.seats.iter().map(|seat| seat.undos).collect();
        session.undos.resize(session.state.seats(), 0);
        session.seat_players(&saved.controllers);
        for event in &saved.table_events {
            session.note(TableEvent { at: event.at.min(session.entries.len()), ..event.clone() });
        }
        Ok((session, difference))
    }

    /// The state before the first action.
    pub(in crate::table) fn first_state(&self) -> Option<&G> {
        self.marks.first().map(|mark| &mark.state)
    }

    /// The actions that were taken, each with its results of chance and as a journal holds it.
    pub(in crate::table) fn course(&self) -> impl Iterator<Item = (G::Action, &[Roll], Step)> {
        self.entries.iter().map(|entry| (entry.action, entry.rolls.as_slice(), self.step_of(entry)))
    }

    fn without_past(saved: &Saved, truth: G) -> Self {
        let mut statistics = saved.statistics.clone();
        statistics.scores.clear();
        let mut session = Self {
            past: saved.journal.clone(),
            past_rounds: saved.rounds.clone(),
            past_statistics: statistics,
            start: saved.start.clone(),
            corrections: saved.corrections.clone(),
            ..Self::bare_of(truth, saved, Generator::resume(saved.seed, saved.drawn))
        };
        session.settle();
        // The round that is under way was marked when it began.
        session.rounds.retain(|mark| saved.rounds.last().is_none_or(|last| last.round != mark.round));
        session
    }

    fn bare_of(state: G, saved: &Saved, chance: Generator) -> Self {
        Self::bare(state, saved.options.clone(), saved.boards.clone(), chance)
    }

    /// Plays a journal from the start that a save describes; its state is not looked at.
    ///
    /// # Errors
    /// Says where these rules lead elsewhere.
    pub(in crate::table) fn from_journal(saved: &Saved, boards: &Boards) -> Result<Self, Difference> {
        let mut session = Self::follow(saved, boards)?;
        session.chance = Generator::resume(saved.seed, saved.drawn);
        session.seat_players(&saved.controllers);
        Ok(session)
    }

    /// Plays a save's journal from its start to the `truth`.
    fn replay(saved: &Saved, truth: &G, boards: &Boards) -> Result<Self, Difference> {
        let session = Self::follow(saved, boards)?;
        let (played, kept) = (session.state.write(Viewer::All), truth.write(Viewer::All));
        // older rules may have kept no account of what newer ones do
        let alike = if saved.rules == G::VERSION { played == kept } else { says_all_of(&played, &kept) };
        if !alike {
            return Err(Difference { round: saved.round, turn: saved.journal.len(), why: Why::Digest });
        }
        Ok(session)
    }

    /// Plays a save's journal from its start to its end.
    fn follow(saved: &Saved, boards: &Boards) -> Result<Self, Difference> {
        let mut session = Self::restart(saved, boards)?;
        let same_rules = saved.rules == G::VERSION;
        let mut rounds = saved.rounds.iter().peekable();
        let mut corrections = saved.corrections.iter().peekable();
        let mut round = 1;
        for (turn, line) in saved.journal.iter().enumerate() {
            if let Some(mark) = rounds.next_if(|mark| mark.turn == turn) {
                round = mark.round;
                if same_rules && mark.digest.is_some_and(|marked| digest(&session.state.write(Viewer::All)) != marked) {
                    return Err(Difference { round, turn, why: Why::Digest });
                }
            }
            let differs = |why| Difference { round, turn, why };
            for step in parse_turn(line).map_err(|error| differs(Why::Journal(error)))? {
                session.correct_due(&mut corrections).map_err(|faults| differs(Why::Position(faults)))?;
                session.repeat(&step).map_err(differs)?;
            }
        }
        let turn = saved.journal.len();
        let differs = |why| Difference { round, turn, why };
        session.correct_due(&mut corrections).map_err(|faults| differs(Why::Position(faults)))?;
        Ok(session)
    }

    /// Sets the positions that were set after so many actions.
    fn correct_due<'c>(
        &mut self,
        corrections: &mut Peekable<impl Iterator<Item = &'c Correction>>,
    ) -> Result<(), PositionErrors> {
        let actions = self.entries.len();
        while let Some(correction) = corrections.next_if(|correction| correction.at <= actions) {
            self.correct(correction)?;
        }
        Ok(())
    }

    /// The game as it stood before the first action of the journal.
    fn restart(saved: &Saved, boards: &Boards) -> Result<Self, Difference> {
        let setup_differs = |why| Difference { round: 0, turn: 0, why };
        if let Some(position) = &saved.start.position {
            let state = G::read(position, boards, &mut Script::default())
                .map_err(|faults| setup_differs(Why::Position(faults)))?;
            let mut session = Self::bare_of(state, saved, Generator::new(saved.seed));
            session.start = saved.start.clone();
            session.settle();
            return Ok(session);
        }
        let new = NewGame { options: saved.options.clone(), controllers: Vec::new(), seed: saved.seed };
        let fault = |fault: crate::kernel::SetupError| setup_differs(Why::Setup(fault.0));
        let mut session = Self::new(&new, boards).map_err(fault)?;
        if session.start.rolls == saved.start.rolls {
            return Ok(session);
        }
        // Chance was not the generator's: play the setup again with what was recorded. The words of a result follow from
        // the setup alone, so the game that came out otherwise can read them.
        let wishes = saved.start.rolls.iter().map(|text| session.state.parse_roll(text));
        let recorded = wishes.collect::<Option<_>>().ok_or_else(|| setup_differs(Why::Chance))?;
        let mut follow = Follow { recorded, generator: Generator::new(saved.seed), broken: false };
        let setup = G::setup(&saved.options, boards).map_err(fault)?;
        session.log.clear();
        let state = G::new(&setup, &mut follow, &mut Log { events: &mut session.log, at: 0 }).map_err(fault)?;
        if follow.broken || !follow.recorded.is_empty() {
            return Err(setup_differs(Why::Chance));
        }
        session.state = state;
        session.start = saved.start.clone();
        session.chance = follow.generator;
        session.start_drawn = session.chance.drawn();
        session.marks.clear();
        session.rounds.clear();
        session.settle();
        Ok(session)
    }

    /// Takes a recorded step.
    fn repeat(&mut self, step: &Step) -> Result<(), Why> {
        let refused = |fault: Refusal| Why::Action { action: step.action.clone(), fault };
        let Some(seat) = self.state.asked() else { return Err(refused(Refusal::Over)) };
        let action = G::parse(&step.action).map_err(|error| refused(error.into()))?;
        let wishes = step.rolls.iter().map(|text| self.state.parse_roll(text));
        let recorded = wishes.collect::<Option<_>>().ok_or(Why::Chance)?;
        let (rest, forced) = (self.state.at_rest(), self.legal.len() == 1);
        let mut chance = Recorder::new(Follow { recorded, generator: self.chance.clone(), broken: false });
        let mut log = Log { events: &mut self.log, at: self.entries.len() + 1 };
        self.state.apply(action, &mut chance, &mut log).map_err(|illegal| refused(illegal.into()))?;
        let (follow, rolls) = (chance.source, chance.rolls);
        if follow.broken || !follow.recorded.is_empty() {
            return Err(Why::Chance);
        }
        self.chance = follow.generator;
        let known = Known::default();
        self.entries.push(Entry { seat, action, rolls, drawn: self.chance.drawn(), rest, forced, known });
        self.settle();
        Ok(())
    }
}

/// Whether a document has every key of another, with the same values.
fn says_all_of(whole: &Doc, part: &Doc) -> bool {
    part.iter().all(|(key, value)| match (whole.get(key), value) {
        (Some(Value::Table(whole)), Value::Table(part)) => says_all_of(whole, part),
        (found, value) => found == Some(value),
    })
}
