//! The story of a game that is over, in three lines: how it was won, what the winner lived from, who led longest.

use super::PlaySession;
use crate::kernel::{Seat, SeatSet, Tally};
use crate::table::RoundScores;
use crate::tui::game_ui::Ctx;
use crate::tui::palette::Role;
use crate::tui::text::Row;

/// The sources of points that are named.
const NAMED: usize = 2;

/// What the three lines tell, worked out once.
pub(super) struct Story {
    /// The winner, of several the first, and what they scored in the last turn.
    won: Option<(Seat, Tally)>,
    round: u16,
    /// Who was ahead of all others at the beginning of most rounds, of how many, and of how many there were.
    led: Option<(Seat, usize, usize)>,
}

impl Story {
    pub fn of(session: &PlaySession, winners: SeatSet, tally: &Tally) -> Self {
        let last = session.turns().pop();
        let mut scores = session.ask(|table| table.record().statistics()).scores;
        // the last are those of the end
        scores.pop();
        let began = last.as_ref().map_or(Tally::default(), |turn| session.tally_at(turn.actions.start));
        Self {
            won: winners.iter().next().map(|seat| (seat, tally.since(&began))),
            // a turn that wins as it begins is none yet
            round: session.ask(|table| table.state().progress().round),
            led: longest_lead(&scores),
        }
    }

    /// Returns the three lines, or as many of them as there is something to tell.
    pub fn rows(&self, ctx: &Ctx, session: &PlaySession, tally: &Tally, room: usize) -> Vec<Row> {
        let line = |seat: Seat, text: String| {
            let (letter, name) = (session.shown.view.letter(seat), session.shown.view.name(ctx.words, seat));
            let label = Row::of(Role::Faction(letter), format!("{letter} {name}"));
            ctx.row(Role::Text, "list-label", &[("label", label), ("text", Row::plain(text))]).fitted(room)
        };
        let number = |number: usize| i64::try_from(number).unwrap_or(0);
        let mut rows = Vec::new();
        if let Some((seat, gained)) = &self.won {
            let round = ("round", i64::from(self.round).into());
            rows.push(match sources(ctx, gained, *seat) {
                Some(with) => line(*seat, ctx.fill("screen-end-won-with", &[round, ("sources", with.into())])),
                None => line(*seat, ctx.fill("screen-end-won", &[round])),
            });
            if let Some(from) = sources(ctx, tally, *seat) {
                rows.push(line(*seat, ctx.fill("screen-end-most-from", &[("sources", from.into())])));
            }
        }
        if let Some((seat, led, rounds)) = self.led {
            let places = [("count", number(led).into()), ("rounds", number(rounds).into())];
            rows.push(line(seat, ctx.fill("screen-end-led", &places)));
        }
        rows
    }
}

/// The sources that brought a seat most points.
fn sources(ctx: &Ctx, tally: &Tally, seat: Seat) -> Option<String> {
    let mut of_seat: Vec<_> = tally.0.iter().filter(|source| source.points[seat.index()] > 0).collect();
    of_seat.sort_by_key(|source| std::cmp::Reverse(source.points[seat.index()]));
    let named = of_seat.into_iter().take(NAMED).map(|source| {
        let points = format!("{:+}", source.points[seat.index()]);
        ctx.words.beside([ctx.words.name(source.space, source.id), points])
    });
    let named: Vec<String> = named.collect();
    (!named.is_empty()).then(|| ctx.words.list(&named))
}

/// Returns who was ahead of all others in the most rounds.
fn longest_lead(scores: &[RoundScores]) -> Option<(Seat, usize, usize)> {
    let leader = |round: &RoundScores| {
        let most = round.scores.iter().flatten().max()?;
        let mut ahead = (0u8..).zip(&round.scores).filter(|(_, score)| score.as_ref() == Some(most));
        let (seat, _) = ahead.next()?;
        ahead.next().is_none().then(|| Seat::new(seat))
    };
    let leaders: Vec<Seat> = scores.iter().filter_map(leader).collect();
    let times = |seat: Seat| leaders.iter().filter(|&&leader| leader == seat).count();
    // of two who led as often the one who led first
    let most = leaders.iter().map(|&seat| times(seat)).max()?;
    let first = leaders.iter().copied().find(|&seat| times(seat) == most)?;
    Some((first, most, scores.len()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn round(round: u16, scores: [i16; 3]) -> RoundScores {
        RoundScores { round, scores: scores.map(Some).to_vec() }
    }

    #[test]
    fn who_led_longest_was_alone_ahead() {
        assert_eq!(longest_lead(&[]), None);
        assert_eq!(longest_lead(&[round(1, [0, 0, 0]), round(2, [2, 2, 1])]), None);
        let game = [round(1, [0, 0, 0]), round(2, [1, 3, 2]), round(3, [4, 3, 2]), round(4, [6, 7, 2])];
        assert_eq!(longest_lead(&game), Some((Seat::new(1), 2, 4)));
    }
}
