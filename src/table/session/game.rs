//! A session as [`GameSession`]: the same for every kind of game.

use super::{LocalSession, Logged, What};
use crate::bots::{Bots, Budget, Level};
use crate::kernel::{
    Broken, Decision, Doc, ForcedRoll, Illegal, Message, NotationError, Options, Part, Parts, PositionErrors, Progress,
    Script, Seat, Sink, Tally, Viewer, join,
};
use crate::table::game::{
    ActionOutcome, Advice, BotJob, CannotUndo, Forecast, GameRecord, GameSession, GameState, LogEntry, Observed,
    OwnUndo, PastStep, Refusal, ReviewJob, Turn,
};
use crate::table::save::Saved;
use crate::table::stats::{RoundScores, SeatStatistics, Statistics};
use crate::table::{Board, Controller, Happening, TableEvent};
use std::collections::VecDeque;
use std::ops::Range;

/// Counts what is told, and is full with this many.
struct Counted {
    wanted: usize,
    told: usize,
}

impl<E> Sink<E> for Counted {
    fn emit(&mut self, _: impl FnOnce() -> E) {
        self.told += 1;
    }

    fn is_full(&self) -> bool {
        self.told >= self.wanted
    }
}

impl<G: Bots> GameState for LocalSession<G> {
    fn id(&self) -> &'static str {
        G::ID
    }

    fn options(&self) -> &Options {
        &self.options
    }

    fn boards(&self) -> &[Board] {
        &self.boards
    }

    fn seats(&self) -> usize {
        self.state.seats()
    }

    fn plays(&self, seat: Seat) -> &'static str {
        self.state.seat_name(seat)
    }

    fn decision(&self) -> Decision {
        self.state.decision()
    }

    fn asked(&self) -> Option<Seat> {
        self.state.asked()
    }

    fn at_rest(&self) -> bool {
        self.state.at_rest()
    }

    fn legal(&self) -> Vec<Parts> {
        self.legal.iter().map(|action| G::parts(*action)).collect()
    }

    fn choices(&self) -> usize {
        self.legal.len()
    }

    fn notation(&self) -> Vec<String> {
        let mut texts: Vec<String> = self.legal.iter().map(|action| join(&G::parts(*action))).collect();
        texts.sort_unstable();
        texts.dedup();
        texts
    }

    fn why_not(&self, text: &str) -> Result<Option<Illegal>, NotationError> {
        Ok(self.state.why_not(G::parse(text)?))
    }

    fn foresee(&self, text: &str) -> Option<Forecast> {
        let action = G::parse(text).ok()?;
        let seat = self.state.asked().filter(|_| self.legal.contains(&action))?;
        Some(LocalSession::foresee(self, seat, action))
    }

    fn levels(&self) -> &'static [Level] {
        G::LEVELS
    }

    fn job(&self, level: Option<Level>, budget: Budget) -> Option<BotJob> {
        let level = level.unwrap_or_else(|| self.own_level());
        let job = LocalSession::job(self, level, budget)?;
        let stop = job.stop_flag();
        let job = BotJob::new(move |others| {
            let (thought, next) = job.rank(others);
            let text = |action| join(&G::parts(action));
            let texts = |actions: Vec<G::Action>| actions.into_iter().map(text).collect();
            let values = thought.values.into_iter().map(|weighed| weighed.map(text)).collect();
            let (action, then) = (text(thought.action), texts(thought.then));
            let replies = thought.replies.into_iter().map(|reply| reply.map(text)).collect();
            Advice { level, action, values, unit: thought.unit, next: texts(next), then, replies }
        });
        Some(job.stopped_by(stop))
    }

    fn observe(&self, viewer: Viewer) -> Observed {
        Observed(Box::new(self.state.observe(viewer)))
    }

    fn state(&self, viewer: Viewer) -> Doc {
        self.state.write(viewer)
    }

    fn progress(&self) -> Progress {
        self.state.progress()
    }
}

impl<G: Bots> GameRecord for LocalSession<G> {
    fn controllers(&self) -> &[Controller] {
        &self.controllers
    }

    fn turn(&self) -> Option<Seat> {
        self.marks.last().map(|mark| mark.owner)
    }

    fn can_undo(&self) -> Result<(), CannotUndo> {
        self.undo_target().map(|_| ())
    }

    fn observe_past(&self, actions: usize, viewer: Viewer) -> Option<Observed> {
        self.knows(actions).then(|| Observed(Box::new(self.state_at(actions).observe(viewer))))
    }

    fn observe_told(&self, told: usize, viewer: Viewer) -> Option<PastStep<Observed>> {
        let at = self.log.get(told.checked_sub(1)?)?.at;
        let first = self.told_before(at);
        let (of_action, state) = self.state_within(at, told - first)?;
        let told = first + of_action;
        Some(PastStep { told, seen: Observed(Box::new(state.observe(viewer))), tally: self.tally_of(&state, told) })
    }

    fn statistics(&self) -> Statistics {
        let mut statistics = self.past_statistics.clone();
        statistics.seats.resize_with(self.state.seats(), SeatStatistics::default);
        for entry in &self.entries {
            let parts = G::parts(entry.action);
            if let (Some(Part::Verb(verb)), Some(seat)) = (parts.first(), statistics.seats.get_mut(entry.seat.index()))
            {
                seat.count(verb, entry.forced);
            }
        }
        for (seat, undos) in statistics.seats.iter_mut().zip(&self.undos) {
            seat.undos = *undos;
        }
        let now = self.state.progress();
        let row = |round, scores: &[Option<i16>]| RoundScores { round, scores: scores.to_vec() };
        statistics.scores =
            self.past_rounds.iter().chain(&self.rounds).map(|mark| row(mark.round, &mark.scores)).collect();
        statistics.scores.push(row(now.round, &now.scores[..self.state.seats()]));
        statistics
    }

    fn chances(&self, actions: usize) -> Option<Vec<f64>> {
        if self.knows(actions) { self.state_at(actions).chances() } else { None }
    }

    fn tally(&self, actions: usize) -> Tally {
        self.tally_at(actions)
    }

    fn turns(&self) -> Vec<Turn> {
        self.told_turns()
    }

    fn actions(&self) -> usize {
        self.entries.len()
    }

    fn log_len(&self) -> usize {
        self.log.len()
    }

    fn log(&self, range: Range<usize>, viewer: Viewer) -> Vec<LogEntry> {
        let end = range.end.min(self.log.len());
        self.log[range.start.min(end)..end]
            .iter()
            .map(|logged| {
                let (group, turn) = self.group_and_turn(logged.at);
                let message = match &logged.what {
                    What::Event(event) => self.state.tell(*event, viewer),
                    What::Table(event) => event.message(),
                };
                LogEntry {
                    message,
                    at: logged.at,
                    group,
                    turn: self.past.len() + turn,
                    owner: self.marks.get(turn).map(|mark| mark.owner),
                }
            })
            .collect()
    }
}

impl<G: Bots> GameSession for LocalSession<G> {
    fn seed(&self) -> u64 {
        self.chance.seed()
    }

    fn set_controller(&mut self, seat: Seat, controller: Controller) {
        if let Some(old) = self.controllers.get_mut(seat.index()) {
            *old = controller;
        }
    }

    fn is_plainly_forced(&self) -> bool {
        *self.plainly_forced.get_or_init(|| LocalSession::is_plainly_forced(self, &self.state, self.entries.len()))
    }

    fn act(&mut self, text: &str) -> Result<ActionOutcome, Refusal> {
        let Some(seat) = self.state.asked() else { return Err(Refusal::Over) };
        let events = self.take(G::parse(text)?)?;
        Ok(ActionOutcome { seat, events: events..self.log.len() })
    }

    fn wish(&mut self, results: &[String]) -> Result<(), Refusal> {
        LocalSession::wish(self, results)
    }

    fn set_position(&mut self, position: &Doc) -> Result<(), PositionErrors> {
        let mut whole = position.clone();
        let own = self.state.write(Viewer::All);
        for key in ["seats", "board", "deck", "extras"] {
            if let (false, Some(value)) = (whole.contains_key(key), own.get(key)) {
                whole.insert(key.to_owned(), value.clone());
            }
        }
        let mut errors = PositionErrors::default();
        // As everywhere, the next results of chance are kept outside the state.
        let wishes = match whole.remove("chance") {
            None => self.wishes.clone(),
            Some(named) => self.read_wishes(&named, &mut errors),
        };
        let mut chance = Script::with_generator(wishes.iter().map(|(wish, _)| *wish), self.chance.clone());
        let state = match G::read(&whole, self.library(), &mut chance) {
            Ok(state) => state,
            Err(faults) => {
                errors.0.extend(faults.0);
                return Err(errors);
            }
        };
        if state.seats() != self.state.seats() {
            errors.add(
                "seats",
                Message::new("position-seats").number("wanted", self.state.seats()).number("found", state.seats()),
            );
        }
        if let Some(broken) = chance.broken() {
            let words = wishes.iter().find(|(wish, _)| *wish == broken).map_or("", |(_, words)| words);
            errors.add("chance", Message::new("position-wish").text("result", words));
        }
        errors.none_or(())?;
        self.wishes = wishes.into_iter().rev().take(chance.next.len()).rev().collect();
        self.chance = chance.otherwise.unwrap_or_else(|| self.chance.clone());
        self.begin_at(state);
        Ok(())
    }

    fn see(&mut self, seen: &Doc, viewer: Viewer) -> Result<(), PositionErrors> {
        let state = G::read_as(seen, viewer, self.library())?;
        self.begin_at(state);
        Ok(())
    }

    fn undo_seat(&self) -> Option<Seat> {
        let index = self.last_choice_of(self.humans())?;
        Some(self.entries[index].seat)
    }

    fn own_undo(&self, seat: Seat) -> Result<OwnUndo, CannotUndo> {
        let (actions, alone) = LocalSession::own_undo(self, seat)?;
        Ok(OwnUndo { actions, alone })
    }

    fn undo(&mut self) -> Result<usize, CannotUndo> {
        LocalSession::undo(self)
    }

    fn redo(&mut self) -> Result<usize, CannotUndo> {
        LocalSession::redo(self)
    }

    fn undo_to(&mut self, actions: usize, seat: Seat) -> usize {
        LocalSession::undo_to(self, actions, seat)
    }

    fn take_back(&mut self) -> Result<usize, CannotUndo> {
        LocalSession::take_back(self)
    }

    fn state_past(&self, actions: usize, viewer: Viewer) -> Option<Doc> {
        self.knows(actions).then(|| self.state_at(actions).write(viewer))
    }

    fn state_told(&self, actions: usize, told: usize, viewer: Viewer) -> Option<PastStep<Doc>> {
        let (told, state) = self.state_within(actions, told)?;
        let tally = self.tally_of(&state, self.told_before(actions) + told);
        Some(PastStep { told, seen: state.write(viewer), tally })
    }

    fn review_jobs(&self, seat: Seat, is_open: bool) -> Vec<ReviewJob> {
        LocalSession::review_jobs(self, seat, is_open)
    }

    fn note(&mut self, event: TableEvent) {
        LocalSession::note(self, event);
    }

    fn table_events(&self) -> Vec<TableEvent> {
        let of_table = |logged: &Logged<_>| match &logged.what {
            What::Table(event) => Some(event.clone()),
            What::Event(_) => None,
        };
        self.log.iter().filter_map(of_table).collect()
    }

    fn take_unread(&mut self, who: &str) -> Vec<TableEvent> {
        let mut unread = Vec::new();
        for logged in &mut self.log {
            if let What::Table(event) = &mut logged.what
                && let Some(index) = event.unread.iter().position(|name| name == who)
            {
                event.unread.remove(index);
                unread.push(event.clone());
            }
        }
        unread
    }

    fn save(&self) -> Saved {
        self.to_saved()
    }

    fn check(&self) -> Result<(), Broken> {
        LocalSession::check(self)
    }
}

impl<G: Bots> LocalSession<G> {
    /// Whether it is known how the game stood after this many actions.
    fn knows(&self, actions: usize) -> bool {
        actions <= self.entries.len() && self.marks.first().is_some_and(|mark| mark.at <= actions)
    }

    /// Counts the entries of the log before those of the last of these actions.
    fn told_before(&self, actions: usize) -> usize {
        self.log.partition_point(|logged| logged.at < actions)
    }

    /// Returns how many entries the last of these actions had told after the step that told of this one, counted from 1, and
    /// the state then.
    fn state_within(&self, actions: usize, wanted: usize) -> Option<(usize, G)> {
        let before = actions.checked_sub(1).filter(|&before| self.knows(before))?;
        let entry = self.entries.get(before)?;
        let mut state = self.state_at(before);
        let mut events = Counted { wanted, told: 0 };
        state.step(entry.action, &mut Script::new(entry.rolls.iter().copied().map(ForcedRoll::from)), &mut events);
        Some((events.told, state))
    }

    /// The results of chance that a position names, with the words it used.
    fn read_wishes(&self, named: &toml::Value, errors: &mut PositionErrors) -> VecDeque<(ForcedRoll, String)> {
        let Some(list) = named.as_array() else {
            errors.add("chance", Message::new("doc-texts").text("found", named.to_string()));
            return VecDeque::new();
        };
        let mut wishes = VecDeque::new();
        for (index, value) in list.iter().enumerate() {
            match value.as_str().and_then(|text| Some((self.state.parse_roll(text)?, text.to_owned()))) {
                Some(wish) => wishes.push_back(wish),
                None => errors.add(
                    format!("chance[{index}]"),
                    Message::new("position-unknown-wish").text("result", value.to_string()),
                ),
            }
        }
        wishes
    }

    /// The group of steps and the turn to which this many actions lead, without a look at all those before them.
    fn group_and_turn(&self, at: usize) -> (usize, usize) {
        let begins = |at: &usize| self.entries.get(at - 1).is_none_or(|entry| entry.rest);
        let group = (1..=at).rev().find(begins).unwrap_or(0);
        let turn = self.marks.partition_point(|mark| mark.at < at).saturating_sub(1);
        (group, turn)
    }

    /// Puts an entry of the table's own into the log, behind what has happened by then. More of the same undo adds to it.
    pub(super) fn note(&mut self, event: TableEvent) {
        let end = self.log.partition_point(|logged| logged.at <= event.at);
        if let Some(Logged { at, what: What::Table(last) }) = self.log[..end].last_mut()
            && *at == event.at
            && last.who == event.who
            && let (Happening::Undid { actions }, Happening::Undid { actions: more }) = (&mut last.what, event.what)
        {
            *actions += more;
            let new = event.unread.into_iter().filter(|name| !last.unread.contains(name)).collect::<Vec<_>>();
            last.unread.extend(new);
            return;
        }
        self.log.insert(end, Logged { at: event.at, what: What::Table(event) });
    }
}
