//! A whole setup drawn at random: what seats play that were left open, and, unless it is named, where and with what.

use crate::bots;
use crate::kernel::{ClockworkSeat, ClockworkSeats, Extra, Generator, Options, SeatOption, SetupError};

/// A seat that plays what is drawn.
pub const RANDOM: &str = "random";

/// A seat that plays what is drawn, or follows a board that is drawn; of several one follows a board at least. How many of each
/// counted extra the game has is drawn with it, unless it is named.
pub const RANDOM_CLOCKWORK: &str = "randomclockwork";

/// Returns whether something of a setup with these seats is to be drawn.
pub fn is_open(seats: &[String]) -> bool {
    seats.iter().any(|seat| seat == RANDOM || seat == RANDOM_CLOCKWORK)
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
    /// Returns whether it is chosen with these extras.
    pub fn is_on(self, extras: &[String]) -> bool {
        extras.iter().any(|extra| extra == self.extra)
    }
}

/// The factions, boards and decks that can be drawn.
#[derive(Clone, Debug, Default)]
pub struct Pool {
    pub plays: Vec<String>,
    pub clockwork: Option<ClockworkSeats>,
    pub extras: Vec<Extra>,
    /// The word for open seats that choose during setup what they play.
    pub drafted: Option<Drafted>,
    pub boards: Vec<String>,
    pub decks: Vec<String>,
}

/// Draws until what is drawn fits together; then the last fault is told.
const MOST_DRAWS: u32 = 1000;

/// Draws until one that fits is taken although it is not liked: seats that are named may leave no other.
const MOST_LIKED: u32 = 100;

fn one<'l, T>(list: &'l [T], random: &mut Generator) -> Option<&'l T> {
    let count = u32::try_from(list.len()).ok().filter(|&count| count > 0)?;
    list.get(random.below(count) as usize)
}

fn toss(random: &mut Generator) -> bool {
    random.below(2) == 0
}

impl Pool {
    /// The options with everything drawn that they leave open. A faction with several characters is as likely as another.
    fn fill(&self, open: &Options, random: &mut Generator) -> Options {
        let mut seats: Vec<String> = Vec::new();
        let drafted = self.drafted.filter(|drafted| drafted.is_on(&open.extras));
        let following = self.following(&open.seats, random);
        for (at, seat) in open.seats.iter().enumerate() {
            let taken: Vec<&str> =
                open.seats.iter().chain(&seats).map(|plays| SeatOption::read(plays).faction).collect();
            let drawn = match drafted {
                _ if seat != RANDOM && seat != RANDOM_CLOCKWORK => Some(seat.clone()),
                _ if following.contains(&at) => self.clockwork_player(&taken, random),
                Some(drafted) => Some(drafted.plays.to_owned()),
                None => self.player(&taken, random),
            };
            let Some(drawn) = drawn else { return open.clone() };
            seats.push(drawn);
        }
        let filled = |wish: &Option<String>, list: &[String], random: &mut Generator| match wish {
            None => one(list, random).cloned(),
            wish => wish.clone(),
        };
        let board = filled(&open.board, &self.boards, random);
        let deck = filled(&open.deck, &self.decks, random);
        let mut extras = open.extras.clone();
        if open.seats.iter().any(|seat| seat == RANDOM_CLOCKWORK) {
            let named = |extra: &Extra| open.extras.iter().any(|entry| extra.count_in(entry).is_some());
            for extra in self.extras.iter().filter(|extra| extra.is_counted() && !named(extra)) {
                extras.extend(extra.entry(random.below(u32::from(extra.most) + 1) as u8));
            }
        }
        // an extra that is named so that none of it is drawn
        extras.retain(|entry| !self.extras.iter().any(|extra| extra.count_in(entry) == Some(0)));
        Options { seats, board, deck, extras }
    }

    /// Those of the seats that follow a board: any of the open ones for which that is left open, and one at least.
    fn following(&self, seats: &[String], random: &mut Generator) -> Vec<usize> {
        let open: Vec<usize> = (0..seats.len()).filter(|&at| seats[at] == RANDOM_CLOCKWORK).collect();
        let first = one(&open, random).copied();
        open.into_iter().filter(|&at| Some(at) == first || toss(random)).collect()
    }

    /// Draws what a player plays, if anything is left.
    fn player(&self, taken: &[&str], random: &mut Generator) -> Option<String> {
        let free = |plays: &&String| SeatOption::read(plays).words.is_empty() && !taken.contains(&plays.as_str());
        let factions: Vec<&String> = self.plays.iter().filter(free).collect();
        let drawn = *one(&factions, random)?;
        let ways: Vec<&String> = self.plays.iter().filter(|plays| SeatOption::read(plays).faction == drawn).collect();
        one(&ways, random).map(|&plays| plays.clone())
    }

    /// The board that a seat follows, at any level, without cards that change it, with some of them, or with all.
    fn clockwork_player(&self, taken: &[&str], random: &mut Generator) -> Option<String> {
        let ClockworkSeats { levels, seats } = self.clockwork.as_ref()?;
        let free: Vec<&ClockworkSeat> =
            seats.iter().filter(|known| !taken.contains(&SeatOption::read(&known.seat).faction)).collect();
        let drawn = *one(&free, random)?;
        let level = one(levels, random);
        let (all, some) = (random.below(3) == 0, toss(random));
        let cards = drawn.traits.iter().filter(|_| all || some && toss(random));
        Some(level.into_iter().chain(cards).fold(drawn.seat.clone(), |text, word| format!("{text}:{word}")))
    }

    /// Returns options out of which `make` can make something, the same ones for the same seed, and what that is. Among
    /// them those that `likes` likes are preferred.
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
    use crate::kernel::CLOCKWORK;

    fn clockwork(faction: &str, traits: Vec<String>) -> ClockworkSeat {
        ClockworkSeat { seat: format!("{CLOCKWORK}:{faction}"), traits, characters: Vec::new() }
    }

    #[test]
    fn what_is_drawn_is_drawn_once_and_what_is_named_stays() {
        let words = |text: &str| text.split(' ').map(str::to_owned).collect::<Vec<_>>();
        let pool = Pool {
            plays: words("a b v v:x v:y"),
            boards: words("here there"),
            decks: words("old new"),
            ..Pool::default()
        };
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
    fn of_seats_that_may_follow_a_board_one_does() {
        let words = |text: &str| text.split(' ').map(str::to_owned).collect::<Vec<_>>();
        let seats = ["a", "b", "c"].map(|faction| clockwork(faction, words("quick strong"))).to_vec();
        let clockwork = Some(ClockworkSeats { levels: words("usual hard"), seats });
        let pool =
            Pool { plays: words("a b c d"), clockwork, extras: vec![Extra::up_to("moons", 2)], ..Pool::default() };
        let open = Options { seats: words("b randomclockwork randomclockwork"), ..Options::default() };
        let mut seen = std::collections::BTreeSet::new();
        for seed in 0..200 {
            let drawn = pool.fill(&open, &mut Generator::new(seed));
            let mut factions: Vec<&str> = drawn.seats.iter().map(|seat| SeatOption::read(seat).faction).collect();
            factions.sort_unstable();
            factions.dedup();
            assert_eq!((factions.len(), drawn.seats[0].as_str()), (3, "b"), "{drawn:?}");
            let follows = |seat: &&String| seat.starts_with(CLOCKWORK);
            assert!(drawn.seats.iter().any(|seat| follows(&seat)), "{drawn:?}");
            seen.extend(drawn.seats);
            seen.extend(drawn.extras);
        }
        for word in
            ["a", "d", "clockwork:a:usual", "clockwork:c:hard:strong", "clockwork:c:usual:quick:strong", "moons 2"]
        {
            assert!(seen.contains(word), "{word} of {seen:?}");
        }
    }

    #[test]
    fn what_is_named_of_a_counted_extra_stays() {
        let words = |text: &str| text.split(' ').map(str::to_owned).collect::<Vec<_>>();
        let clockwork = Some(ClockworkSeats { levels: words("usual"), seats: vec![clockwork("a", Vec::new())] });
        let pool = Pool { plays: words("b"), clockwork, extras: vec![Extra::up_to("moons", 2)], ..Pool::default() };
        let extras = vec!["moons 1".to_owned()];
        for (seats, named) in [("b randomclockwork", extras.clone()), ("random", Vec::new())] {
            let open = Options { seats: words(seats), extras: named.clone(), ..Options::default() };
            for seed in 0..20 {
                assert_eq!(pool.fill(&open, &mut Generator::new(seed)).extras, named, "{seats}");
            }
        }
        let none = vec!["moons 0".to_owned()];
        let open = Options { seats: words("b randomclockwork"), extras: none, ..Options::default() };
        assert!((0..20).all(|seed| pool.fill(&open, &mut Generator::new(seed)).extras.is_empty()));
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
