//! A game whose bots think for as long as a test wants them to.

use std::ops::Range;
use std::sync::Arc;
use thicket::bots::{Budget, Level};
use thicket::kernel::*;
use thicket::table::{
    ActionOutcome, Board, BotJob, CannotUndo, Controller, Forecast, GameRecord, GameSession, GameState, LogEntry,
    Observed, OwnUndo, PastStep, Refusal, ReviewJob, Saved, Statistics, TableEvent, Turn,
};

/// The wait of a bot before it answers.
pub type Pause = Arc<dyn Fn() + Send + Sync>;

/// A game like the one in it, but that its bots pause.
pub struct Slow {
    game: Box<dyn GameSession>,
    pause: Pause,
}

impl Slow {
    pub fn boxed(game: Box<dyn GameSession>, pause: Pause) -> Box<dyn GameSession> {
        Box::new(Slow { game, pause })
    }
}

/// Methods that the game in it answers.
macro_rules! as_it_is {
    (mut: $($name:ident($($arg:ident: $type:ty),*) -> $out:ty;)*) => {
        $(fn $name(&mut self, $($arg: $type),*) -> $out { self.game.$name($($arg),*) })*
    };
    ($($name:ident($($arg:ident: $type:ty),*) -> $out:ty;)*) => {
        $(fn $name(&self, $($arg: $type),*) -> $out { self.game.$name($($arg),*) })*
    };
}

impl GameState for Slow {
    fn job(&self, level: Option<Level>, budget: Budget) -> Option<BotJob> {
        let (job, pause) = (self.game.job(level, budget)?, Arc::clone(&self.pause));
        Some(BotJob::new(move |others| {
            pause();
            job.with_others(others).think()
        }))
    }

    as_it_is! {
        id() -> &'static str;
        options() -> &Options;
        boards() -> &[Board];
        seats() -> usize;
        plays(seat: Seat) -> &'static str;
        levels() -> &'static [Level];
        decision() -> Decision;
        asked() -> Option<Seat>;
        at_rest() -> bool;
        legal() -> Vec<Parts>;
        choices() -> usize;
        notation() -> Vec<String>;
        foresee(text: &str) -> Option<Forecast>;
        why_not(text: &str) -> Result<Option<Illegal>, NotationError>;
        observe(viewer: Viewer) -> Observed;
        state(viewer: Viewer) -> Doc;
        progress() -> Progress;
    }
}

impl GameRecord for Slow {
    as_it_is! {
        controllers() -> &[Controller];
        turn() -> Option<Seat>;
        can_undo() -> Result<(), CannotUndo>;
        observe_past(actions: usize, viewer: Viewer) -> Option<Observed>;
        observe_told(told: usize, viewer: Viewer) -> Option<PastStep<Observed>>;
        statistics() -> Statistics;
        chances(actions: usize) -> Option<Vec<f64>>;
        tally(actions: usize) -> Tally;
        turns() -> Vec<Turn>;
        actions() -> usize;
        log_len() -> usize;
        log(range: Range<usize>, viewer: Viewer) -> Vec<LogEntry>;
    }
}

impl GameSession for Slow {
    as_it_is! {
        seed() -> u64;
        undo_seat() -> Option<Seat>;
        own_undo(seat: Seat) -> Result<OwnUndo, CannotUndo>;
        is_plainly_forced() -> bool;
        state_past(actions: usize, viewer: Viewer) -> Option<Doc>;
        state_told(actions: usize, told: usize, viewer: Viewer) -> Option<PastStep<Doc>>;
        table_events() -> Vec<TableEvent>;
        review_jobs(seat: Seat, is_open: bool) -> Vec<ReviewJob>;
        save() -> Saved;
        check() -> Result<(), Broken>;
    }

    as_it_is! {
        mut:
        set_controller(seat: Seat, controller: Controller) -> ();
        act(text: &str) -> Result<ActionOutcome, Refusal>;
        wish(results: &[String]) -> Result<(), Refusal>;
        set_position(position: &Doc) -> Result<(), PositionErrors>;
        see(seen: &Doc, viewer: Viewer) -> Result<(), PositionErrors>;
        undo() -> Result<usize, CannotUndo>;
        redo() -> Result<usize, CannotUndo>;
        note(event: TableEvent) -> ();
        take_unread(who: &str) -> Vec<TableEvent>;
        undo_to(actions: usize, seat: Seat) -> usize;
        take_back() -> Result<usize, CannotUndo>;
    }
}
