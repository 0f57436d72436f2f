//! A whole setup drawn at random: what seats play that were left open, and, unless it is named, where and with what.

use crate::bots;
use crate::kernel::{Generator, Options, SetupError};

/// A seat that plays what is drawn.
pub const RANDOM: &str = "random";

/// Whether something of a setup with these seats is to be drawn.
pub fn is_open(seats: &[String]) -> bool {
    seats.iter().any(|seat| seat == RANDOM)
}

/// Likes whatever fits: for games of bots, whose figures are about all that can be drawn.
pub fn any(_: &Options) -> bool {
    true
}

/// The words for seats that choose during setup what they play, and the extra that lets them.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Drafted {
    pub plays: &'static str,
    pub extra: &'static str,
}

impl Drafted {
    /// Whether it is chosen with these extras.
    pub fn is_on(self, extras: &[String]) -> bool {
        extras.iter().any(|extra| extra == self.extra)
    }
}

/// The factions, boards and decks that can be drawn.
#[derive(Clone, Debug, Default)]
pub struct Pool {
    pub plays: Vec<String>,
    /// The word for open seats that choose during setup what they play.
    pub drafted: Option<Drafted>,
    pub boards: Vec<String>,
    pub decks: Vec<String>,
}

/// Draws until what is drawn fits together; then the last fault is told.
const MOST_DRAWS: u32 = 1000;

/// Draws until one that fits is taken although it is not liked: seats that are named may leave no other.
const MOST_LIKED: u32 = 100;

impl Pool {
    /// The options with everything drawn that they leave open. A faction with several characters is as likely as another.
    fn fill(&self, open: &Options, random: &mut Generator) -> Options {
        let one = |list: &[String], random: &mut Generator| list[random.below(list.len() as u32) as usize].clone();
        let mut seats: Vec<String> = Vec::new();
        let faction = |plays: &str| plays.split_once(':').map_or(plays, |(faction, _)| faction).to_owned();
        let drafted = self.drafted.filter(|drafted| drafted.is_on(&open.extras));
        for seat in &open.seats {
            if seat != RANDOM {
                seats.push(seat.clone());
                continue;
            }
            if let Some(drafted) = drafted {
                seats.push(drafted.plays.to_owned());
                continue;
            }
            let taken: Vec<String> = open.seats.iter().chain(&seats).map(|plays| faction(plays)).collect();
            let free = |plays: &&String| !plays.contains(':') && !taken.contains(plays);
            let factions: Vec<String> = self.plays.iter().filter(free).cloned().collect();
            if factions.is_empty() {
                return open.clone();
            }
            let drawn = one(&factions, random);
            let ways: Vec<String> = self.plays.iter().filter(|plays| faction(plays) == drawn).cloned().collect();
            seats.push(one(&ways, random));
        }
        let filled = |wish: &Option<String>, list: &[String], random: &mut Generator| match wish {
            None if !list.is_empty() => Some(one(list, random)),
            wish => wish.clone(),
        };
        let board = filled(&open.board, &self.boards, random);
        let deck = filled(&open.deck, &self.decks, random);
        Options { seats, board, deck, extras: open.extras.clone() }
    }

    /// Options out of which `make` can make something, the same ones for the same seed, and what that is. Among them those
    /// that `likes` likes are preferred.
    ///
    /// # Errors
    /// Says why none that were drawn would do.
    pub fn draw<T>(
        &self,
        open: &Options,
        seed: u64,
        likes: impl Fn(&Options) -> bool,
        make: impl Fn(&Options) -> Result<T, SetupError>,
    ) -> Result<(Options, T), SetupError> {
        let mut random = bots::stream(seed, u64::MAX);
        let mut draw = || {
            let drawn = self.fill(open, &mut random);
            make(&drawn).map(|made| (drawn, made))
        };
        let mut drawn = draw();
        for number in 1..MOST_DRAWS {
            let is_kept = |(options, _): &(Options, T)| number >= MOST_LIKED || likes(options);
            match &drawn {
                Ok(kept) if is_kept(kept) => break,
                Ok(_) => drawn = draw().or(drawn),
                Err(_) => drawn = draw(),
            }
        }
        drawn
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_drawn_is_drawn_once_and_what_is_named_stays() {
        let words = |text: &str| text.split(' ').map(str::to_owned).collect::<Vec<_>>();
        let pool =
            Pool { plays: words("a b v v:x v:y"), boards: words("here there"), decks: words("old new"), drafted: None };
        let open = Options { seats: words("a random random"), deck: Some("old".to_owned()), ..Options::default() };
        let mut boards = std::collections::BTreeSet::new();
        for seed in 0..40 {
            let drawn = pool.fill(&open, &mut Generator::new(seed));
            let mut factions: Vec<&str> = drawn.seats.iter().map(|seat| &seat[..1]).collect();
            assert_eq!((factions[0], drawn.deck.as_deref()), ("a", Some("old")));
            factions.sort_unstable();
            assert_eq!(factions, ["a", "b", "v"]);
            boards.extend(drawn.board);
        }
        assert_eq!(boards.len(), 2);
    }

    #[test]
    fn what_is_liked_is_preferred_and_where_nothing_is_liked_anything_that_fits_will_do() {
        let words = |text: &str| text.split(' ').map(str::to_owned).collect::<Vec<_>>();
        let pool = Pool { plays: words("a b c"), ..Pool::default() };
        let open = Options { seats: words("random random"), ..Options::default() };
        let has = |letter: &'static str| move |drawn: &Options| drawn.seats.iter().any(|seat| seat == letter);
        let fits = |drawn: &Options| match drawn.seats[0].as_str() {
            "b" => Err(SetupError::twice("b")),
            _ => Ok(()),
        };
        for seed in 0..40 {
            let draw = |likes: &dyn Fn(&Options) -> bool| pool.draw(&open, seed, likes, fits).unwrap().0;
            assert!(has("c")(&draw(&has("c"))));
            let drawn = draw(&has("d"));
            assert_ne!(drawn.seats[0], "b");
        }
    }
}
