//! What a seat chose in the course of a game, to be weighed again.

use super::LocalSession;
use crate::bots::{self, BotRequest, Bots, Budget, Level};
use crate::kernel::{ForcedRoll, Generator, Script, Seat, join};
use crate::table::game::ReviewJob;

impl<G: Bots> LocalSession<G> {
    pub(super) fn review_jobs(&self, seat: Seat, is_open: bool) -> Vec<ReviewJob> {
        let (Some(first), Some(&level)) = (self.marks.first(), G::LEVELS.last()) else { return Vec::new() };
        let before = self.actions() - self.entries.len() as u64;
        let mut state = first.state.clone();
        let mut marks = self.marks.iter().peekable();
        let mut jobs = Vec::new();
        for (at, entry) in self.entries.iter().enumerate().skip(first.at) {
            // a correction has set another position there
            while let Some(mark) = marks.next_if(|mark| mark.at == at) {
                state = mark.state.clone();
            }
            if entry.seat == seat && !entry.forced {
                let rng = bots::stream(self.chance.seed(), before + at as u64);
                let end = self.marks.iter().map(|mark| mark.at).find(|&begun| begun > at);
                let rest = &self.entries[at..end.unwrap_or(self.entries.len())];
                let made = rest.iter().filter(|own| own.seat == seat).map(|own| own.action).collect();
                jobs.push(job(level, state.clone(), made, rng, at, is_open));
            }
            state.step(entry.action, &mut Script::new(entry.rolls.iter().copied().map(ForcedRoll::from)), &mut ());
        }
        jobs
    }
}

/// `made`: the choice, and what its player did in the rest of the turn.
fn job<G: Bots>(level: Level, state: G, made: Vec<G::Action>, rng: Generator, at: usize, is_open: bool) -> ReviewJob {
    let text = |action| join(&G::parts(action));
    ReviewJob::new(at, text(made[0]), move |budget: Budget| {
        let mut legal = Vec::new();
        state.legal(&mut legal);
        let bot = G::bot(level);
        let request = BotRequest::new(bot, &state, &legal, rng.clone(), budget)?;
        Some(request.judge(&made, is_open)?.map(text))
    })
}
