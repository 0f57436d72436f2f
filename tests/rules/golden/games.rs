//! The games that are played. The lists are this file's own, in an order of its own, so that nothing here follows from the
//! order of lists in the program.

use std::fmt;
use thicket::kernel::{Generator, Options};

/// A game to be played.
#[derive(Clone, Debug)]
pub struct Planned {
    pub options: Options,
    pub seed: u64,
    /// Actions after which it is cut.
    pub most: u64,
}

impl fmt::Display for Planned {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Options { seats, board, deck, extras } = &self.options;
        write!(f, "{}", seats.join(" "))?;
        for part in [board, deck] {
            write!(f, ", {}", part.as_deref().unwrap_or("-"))?;
        }
        extras.iter().try_for_each(|extra| write!(f, " {extra}"))?;
        write!(f, ", {}", self.seed)
    }
}

const FACTIONS: [&str; 11] = [
    "marquise",
    "eyrie",
    "alliance",
    "vagabond",
    "vagabond_2",
    "lizards",
    "riverfolk",
    "duchy",
    "corvids",
    "hundreds",
    "keepers",
];

/// Factions that start in a corner; there are four.
const IN_CORNERS: [&str; 6] = ["marquise", "eyrie", "lizards", "duchy", "hundreds", "keepers"];
const CORNERS: usize = 4;

const CHARACTERS: [&str; 9] =
    ["thief", "tinker", "ranger", "vagrant", "arbiter", "scoundrel", "adventurer", "ronin", "harrier"];

const BOARDS: [&str; 4] = ["autumn", "winter", "lake", "mountain"];

const DECKS: [&str; 2] = ["standard", "exiles_partisans"];

/// Games for each number of seats.
const GAMES_OF_ROOT: usize = 80;

/// Random games end sooner or later; most of them before this.
const MOST: u64 = 2000;

/// Whether these factions can play together (5.1, 9.7).
fn fit(seats: &[&str]) -> bool {
    let corners = seats.iter().filter(|seat| IN_CORNERS.contains(seat)).count();
    let wander = |seat: &&str| seat.starts_with("vagabond") || *seat == "riverfolk";
    corners <= CORNERS && !seats.iter().all(wander)
}

fn pairs() -> Vec<Vec<&'static str>> {
    let pair = |(at, one)| FACTIONS[at + 1..].iter().map(move |other| vec![one, *other]);
    FACTIONS.into_iter().enumerate().flat_map(pair).filter(|pair| fit(pair)).collect()
}

fn drawn(count: usize, random: &mut Generator) -> Vec<&'static str> {
    loop {
        let mut factions = FACTIONS.to_vec();
        random.shuffle(&mut factions);
        factions.truncate(count);
        if fit(&factions) {
            return factions;
        }
    }
}

/// Three Vagabonds of four are named.
fn named(seats: &[&str], random: &mut Generator) -> Vec<String> {
    let mut characters = CHARACTERS.to_vec();
    random.shuffle(&mut characters);
    let name = |seat: &&str| match characters.pop() {
        Some(character) if seat.starts_with("vagabond") && random.below(4) > 0 => format!("{seat}:{character}"),
        _ => (*seat).to_owned(),
    };
    seats.iter().map(name).collect()
}

fn plan_of_root(seats: Vec<Vec<&str>>, first_seed: u64, most: impl Fn(usize) -> u64) -> Vec<Planned> {
    let mut random = Generator::new(first_seed);
    let plan = |(number, seats): (usize, Vec<&str>)| {
        let mut seats = seats;
        random.shuffle(&mut seats);
        let extras = if number % 5 == 4 { vec!["markers".to_owned()] } else { Vec::new() };
        let options = Options {
            seats: named(&seats, &mut random),
            board: Some(BOARDS[number % 4].to_owned()),
            deck: Some(DECKS[number / 4 % 2].to_owned()),
            extras,
        };
        Planned { options, seed: first_seed + number as u64, most: most(number) }
    };
    seats.into_iter().enumerate().map(plan).collect()
}

/// Golden games of Root: every pair of factions alone, any factions at larger tables.
pub fn root(count: usize) -> Vec<Planned> {
    let mut random = Generator::new(count as u64);
    let mut seats = if count == 2 { pairs() } else { Vec::new() };
    while seats.len() < GAMES_OF_ROOT {
        seats.push(drawn(count, &mut random));
    }
    plan_of_root(seats, 1000 * count as u64, |_| MOST)
}

/// Factions with a clockwork player, and its trait cards.
const CLOCKWORK: [(&str, &[&str]); 9] = [
    ("marquise", &["blitz", "fortified", "hospitals", "iron_will", "overwhelming"]),
    ("eyrie", &["nobility", "relentless", "swoop", "war_tax", "focused"]),
    ("alliance", &["informants", "popularity", "veterans", "wildfire", "steadfast"]),
    ("vagabond", &["adventurer", "berserker", "helper", "marksman", "questing"]),
    ("vagabond_2", &["adventurer", "berserker", "helper", "marksman", "questing"]),
    ("lizards", &["fanatics", "martyrs", "erratic", "spiteful"]),
    ("riverfolk", &["garrison", "greedy", "ferocious", "involved"]),
    ("duchy", &["foundations", "investors", "invaders", "overwhelm"]),
    ("corvids", &["backup_plans", "vendetta", "gamble", "mastermind"]),
];

const LEVELS: [&str; 4] = ["easy", "default", "challenging", "nightmare"];

/// A seat that follows its board, with a level and each trait card as often as not.
fn following(faction: &str, random: &mut Generator) -> Option<String> {
    let (faction, cards) = CLOCKWORK.into_iter().find(|(known, _)| *known == faction)?;
    let level = LEVELS[random.below(LEVELS.len() as u32) as usize];
    let cards = cards.iter().filter(|_| random.below(2) == 0).map(|card| format!(":{card}"));
    Some(format!("clockwork:{faction}:{level}{}", cards.collect::<String>()))
}

/// Games with clockwork players at tables of any size, some of them by setup cards, together or with hirelings.
pub fn clockwork() -> Vec<Planned> {
    let mut random = Generator::new(12_000);
    let mut plan =
        plan_of_root((0..GAMES_OF_ROOT).map(|number| drawn(2 + number % 5, &mut random)).collect(), 12_000, |_| MOST);
    for (number, Planned { options, .. }) in plan.iter_mut().enumerate() {
        for seat in &mut options.seats {
            if random.below(3) > 0
                && let Some(follows) = following(seat, &mut random)
            {
                *seat = follows;
            }
        }
        let extras = [(3, "advanced"), (4, "cooperative"), (5, "services"), (6, "hirelings 2"), (7, "landmarks 1")];
        let follows = options.seats.iter().any(|seat| seat.starts_with("clockwork"));
        let is_played = |(of, extra): &(usize, &str)| {
            number.is_multiple_of(*of) && (follows || !["cooperative", "services"].contains(extra))
        };
        options.extras.extend(extras.iter().filter(|extra| is_played(extra)).map(|(_, extra)| (*extra).to_owned()));
    }
    plan
}

/// Games with hirelings and landmarks, at tables of any size; in every other one most seats draft.
fn with_everything(first_seed: u64, count: usize, most: impl Fn(usize) -> u64) -> Vec<Planned> {
    let mut random = Generator::new(first_seed);
    let seats = (0..count).map(|number| drawn(2 + number % 5, &mut random)).collect();
    let mut planned = plan_of_root(seats, first_seed, most);
    for (number, Planned { options, .. }) in planned.iter_mut().enumerate() {
        options.extras.push(format!("hirelings {}", 3 - number % 4 / 2));
        options.extras.push(format!("landmarks {}", 2 - number % 3 / 2));
        if number % 2 == 1 {
            options.extras.push("advanced".to_owned());
            options.seats.iter_mut().skip(number / 2 % 2).for_each(|seat| *seat = "any".to_owned());
        }
    }
    planned
}

/// Golden games of the whole Law.
pub fn whole_law() -> Vec<Planned> {
    with_everything(9000, GAMES_OF_ROOT, |_| MOST)
}

pub fn bots_of_the_whole_law() -> Vec<Planned> {
    with_everything(500, 10, |number| if number % 5 == 1 { MOST } else { 80 })
}

/// Few games of bots, a quarter of them to their end.
pub fn bots_of_root() -> Vec<Planned> {
    let mut random = Generator::new(20);
    let seats = (0..20).map(|number| drawn(2 + number % 5, &mut random)).collect();
    plan_of_root(seats, 100, |number| if number % 4 == 1 { MOST } else { 60 })
}

fn plan(seats: &[&str], board: &str, deck: &str, extras: &[&str], seed: u64) -> Planned {
    let words = |list: &[&str]| list.iter().map(|word| (*word).to_owned()).collect();
    let options = Options {
        seats: words(seats),
        board: Some(board.to_owned()),
        deck: Some(deck.to_owned()),
        extras: words(extras),
    };
    Planned { options, seed, most: u64::MAX }
}

/// Each scenario of Dewan with each number of seats that can play it.
fn dewan_games(first_seed: u64, times: u64) -> Vec<Planned> {
    let tribes = ["amber", "basalt", "coral", "dusk"];
    let mut random = Generator::new(first_seed);
    let mut planned = Vec::new();
    for scenario in ["base", "lake_village", "storm", "team", "volcano"] {
        for count in if scenario == "team" { 4..=4 } else { 2..=4 } {
            for _ in 0..times {
                let mut tribes = tribes;
                random.shuffle(&mut tribes);
                let seed = first_seed + planned.len() as u64;
                planned.push(plan(&tribes[..count], scenario, "standard", &[], seed));
            }
        }
    }
    planned
}

/// Golden games of Dewan.
pub fn dewan() -> Vec<Planned> {
    dewan_games(7000, 2)
}

pub fn bots_of_dewan() -> Vec<Planned> {
    dewan_games(300, 1)
}

/// Each board of Iwari with each number of seats, the extras in turn.
fn iwari_games(first_seed: u64, times: u64) -> Vec<Planned> {
    let tribes = ["red", "blue", "yellow", "white", "purple"];
    let extras: [&[&str]; 4] = [&[], &["feats"], &["expeditions"], &["feats", "expeditions"]];
    let mut random = Generator::new(first_seed);
    let mut planned = Vec::new();
    for board in ["floating_lands", "glacial_mass", "long_road", "new_horizons", "vast_lands"] {
        for count in 2..=5 {
            for time in 0..times {
                let mut tribes = tribes;
                random.shuffle(&mut tribes);
                let number = planned.len() as u64;
                let mut extras = extras[random.below(4) as usize].to_vec();
                if count == 2 && time % 2 == 1 {
                    extras.push("plain");
                }
                planned.push(plan(&tribes[..count], board, "standard", &extras, first_seed + number));
            }
        }
    }
    planned
}

/// Golden games of Iwari.
pub fn iwari() -> Vec<Planned> {
    iwari_games(8000, 2)
}

pub fn bots_of_iwari() -> Vec<Planned> {
    iwari_games(400, 1).into_iter().step_by(3).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    fn faction(seat: &str) -> &str {
        seat.split(':').next().unwrap_or(seat)
    }

    #[test]
    fn the_games_of_root_cover_what_can_be_played() {
        let mut met = BTreeSet::new();
        let mut tables = BTreeSet::new();
        let mut vagabonds = BTreeSet::new();
        let mut on = BTreeSet::new();
        for count in 2..=6 {
            let games = root(count);
            assert_eq!(games.len(), GAMES_OF_ROOT);
            for Planned { options, .. } in games {
                assert_eq!(options.seats.len(), count);
                let (board, deck) = (options.board.expect("a board"), options.deck.expect("a deck"));
                for one in &options.seats {
                    on.insert((faction(one).to_owned(), board.clone(), deck.clone()));
                    if one.starts_with("vagabond") {
                        vagabonds.insert(one.to_owned());
                    }
                    for other in &options.seats {
                        met.insert((faction(one).to_owned(), faction(other).to_owned()));
                    }
                }
                tables.insert((count, board, deck, !options.extras.is_empty()));
            }
        }
        assert_eq!(met.len(), FACTIONS.len() * FACTIONS.len(), "{met:?}");
        assert_eq!(on.len(), FACTIONS.len() * BOARDS.len() * DECKS.len(), "{on:?}");
        assert_eq!(tables.len(), 5 * BOARDS.len() * DECKS.len() * 2, "{tables:?}");
        assert_eq!(vagabonds.len(), 2 * (CHARACTERS.len() + 1), "{vagabonds:?}");
    }

    #[test]
    fn the_other_games_cover_their_boards_seats_and_extras() {
        let mut tables = BTreeSet::new();
        let mut extras = BTreeSet::new();
        for Planned { options, .. } in dewan().into_iter().chain(iwari()) {
            tables.insert((options.board, options.seats.len()));
            extras.insert(options.extras);
        }
        assert_eq!(tables.len(), 4 * 3 + 1 + 5 * 4);
        assert!(extras.len() >= 6, "{extras:?}");
    }
}
