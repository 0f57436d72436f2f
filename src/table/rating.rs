//! Ratings of the contenders of an arena, from what they won against each other.

use super::arena::{Match, Standings};
use super::sim::WinRecord;
use serde::Serialize;

/// Rounds of improving one rating after the other; far more than it takes.
const ROUNDS: usize = 500;

/// The errors beyond which 5 of 100 results lie.
const SPREAD: f64 = 1.959_964;

/// The strength of a contender in Elo points: 400 of them are odds of ten to one. The one that all are compared with has 0.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub struct Rating {
    pub name: String,
    pub elo: f64,
    /// How much it may be off, in 95 of 100 cases.
    pub within: f64,
}

/// Returns the share of games that was won, and the lowest and highest that fit it in 95 of 100 cases (Wilson 1927); none where
/// none was played.
pub fn share(record: WinRecord) -> Option<[f64; 3]> {
    let games = Some(record.games as f64).filter(|games| *games > 0.0)?;
    let share = record.wins as f64 / games;
    let square = SPREAD * SPREAD / games;
    let middle = (share + square / 2.0) / (1.0 + square);
    let width = (share * (1.0 - share) * square + square * square / 4.0).sqrt() / (1.0 + square);
    Some([share, middle - width, middle + width])
}

/// Rates those who met. A contender among others of one strength wins with the odds of its own against all of theirs
/// (Bradley and Terry 1952), so the ratings are a logistic regression; each pair gets one game more, of which everyone at the
/// table wins the same part, so that no rating is without end.
pub fn ratings(standings: &Standings) -> Vec<Rating> {
    let mut names: Vec<&str> = Vec::new();
    let fields = standings.matches.iter().map(|played| played.field.as_str());
    for name in fields.chain(standings.matches.iter().map(|played| played.contender.as_str())) {
        if !names.contains(&name) {
            names.push(name);
        }
    }
    let place = |name: &str| names.iter().position(|known| *known == name).unwrap_or(0);
    let handicap = (standings.seats.max(2) as f64 - 1.0).ln();
    let mut strengths = vec![0.0_f64; names.len()];
    for _ in 0..ROUNDS {
        for rated in 1..names.len() {
            let (mut slope, mut curve) = (0.0, 0.0);
            for played in &standings.matches {
                let (alone, others) = (place(&played.contender), place(&played.field));
                if alone == others || alone != rated && others != rated {
                    continue;
                }
                let chance = 1.0 / (1.0 + (handicap + strengths[others] - strengths[alone]).exp());
                let (games, wins) = counted(played, standings.seats);
                let sign = if alone == rated { 1.0 } else { -1.0 };
                slope += sign * (wins - games * chance);
                curve += games * chance * (1.0 - chance);
            }
            if curve > 0.0 {
                strengths[rated] += (slope / curve).clamp(-1.0, 1.0);
            }
        }
    }
    // the errors follow from what the games say of all strengths at once
    let mut information = vec![vec![0.0_f64; names.len()]; names.len()];
    for played in &standings.matches {
        let (alone, others) = (place(&played.contender), place(&played.field));
        let chance = 1.0 / (1.0 + (handicap + strengths[others] - strengths[alone]).exp());
        let weight = counted(played, standings.seats).0 * chance * (1.0 - chance);
        for (one, other, sign) in
            [(alone, alone, 1.0), (others, others, 1.0), (alone, others, -1.0), (others, alone, -1.0)]
        {
            information[one][other] += sign * weight;
        }
    }
    let points = |strength: f64| (strength * 4000.0 / std::f64::consts::LN_10).round() / 10.0;
    let variances = variances(information);
    let rated = names.iter().zip(strengths.iter().zip(&variances));
    let mut ratings: Vec<Rating> = rated
        .map(|(name, (&strength, &variance))| Rating {
            name: (*name).to_owned(),
            elo: points(strength),
            within: points(SPREAD * variance.sqrt()),
        })
        .collect();
    ratings.sort_by(|one, other| other.elo.total_cmp(&one.elo).then_with(|| one.name.cmp(&other.name)));
    ratings
}

/// Returns the games of a match and those won, with the one that is added.
fn counted(played: &Match, seats: usize) -> (f64, f64) {
    (played.record.games as f64 + 1.0, played.record.wins as f64 + 1.0 / seats.max(2) as f64)
}

/// Returns the variance of each strength: the diagonal of the inverse of the information, without the first, which is held at 0
/// (Gauss and Jordan).
fn variances(mut information: Vec<Vec<f64>>) -> Vec<f64> {
    let count = information.len();
    let mut inverse: Vec<Vec<f64>> =
        (0..count).map(|row| (0..count).map(|column| f64::from(u8::from(row == column))).collect()).collect();
    for pivot in 1..count {
        // the matrix is positive definite: each pivot is above 0, but for who met nobody
        let scale = information[pivot][pivot];
        if scale <= 0.0 {
            continue;
        }
        for matrix in [&mut information, &mut inverse] {
            matrix[pivot].iter_mut().for_each(|cell| *cell /= scale);
        }
        for row in (1..count).filter(|&row| row != pivot) {
            let factor = information[row][pivot];
            for matrix in [&mut information, &mut inverse] {
                let subtracted = matrix[pivot].clone();
                matrix[row].iter_mut().zip(subtracted).for_each(|(cell, of_pivot)| *cell -= factor * of_pivot);
            }
        }
    }
    (0..count).map(|index| if index == 0 { 0.0 } else { inverse[index][index] }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::table::arena::Shard;

    fn standings(seats: usize, matches: &[(&str, &str, u64, u64)]) -> Standings {
        let played = |&(contender, field, games, wins): &(&str, &str, u64, u64)| Match {
            contender: contender.to_owned(),
            field: field.to_owned(),
            record: WinRecord { games, wins },
            unfinished: 0,
            faults: 0,
            decided: None,
            factions: Default::default(),
        };
        let matches = matches.iter().map(played).collect();
        let (game, setup) = ("root".to_owned(), String::new());
        Standings { game, seats, seed: 1, games: 0, setup, shards: vec![Shard::ALL], matches }
    }

    #[test]
    fn who_wins_as_often_as_its_seats_are_of_all_is_as_strong() {
        let even = ratings(&standings(4, &[("hard", "normal", 4000, 1000)]));
        assert!(even.iter().all(|rating| rating.elo == 0.0), "{even:?}");
        assert_eq!(
            even.iter().map(|rating| rating.name.as_str()).collect::<Vec<_>>(),
            ["hard", "normal"],
            "equals stand by their names"
        );
    }

    #[test]
    fn odds_of_ten_to_one_are_four_hundred_points() {
        let rated = ratings(&standings(2, &[("a", "b", 10_999, 9_999), ("b", "c", 10_999, 9_999)]));
        let elo: Vec<(String, f64)> = rated.into_iter().map(|rating| (rating.name, rating.elo.round())).collect();
        assert_eq!(elo, [("a".to_owned(), 400.0), ("b".to_owned(), 0.0), ("c".to_owned(), -400.0)]);
    }

    #[test]
    fn errors_add_up_along_a_chain() {
        let within = |matches: &[(&str, &str, u64, u64)]| -> Vec<(String, f64)> {
            ratings(&standings(2, matches)).into_iter().map(|rating| (rating.name, rating.within)).collect()
        };
        // b and c have met the first alone, d has met c alone
        let rated = within(&[("b", "a", 99, 49), ("c", "a", 99, 49), ("d", "c", 99, 49)]);
        let of = |name: &str| rated.iter().find(|(known, _)| known == name).map(|(_, within)| *within);
        let [Some(none), Some(one), Some(next), Some(chain)] = ["a", "b", "c", "d"].map(of) else {
            panic!("{rated:?}")
        };
        assert!(none == 0.0 && (one - next).abs() < 0.2, "{rated:?}");
        assert!((chain / next - 2.0_f64.sqrt()).abs() < 0.01, "{rated:?}");
    }

    #[test]
    fn a_share_lies_within_what_fits_it() {
        let [share, low, high] = super::share(WinRecord { games: 400, wins: 200 }).unwrap();
        assert_eq!((share, (low * 1000.0).round(), (high * 1000.0).round()), (0.5, 451.0, 549.0));
        let [none, low, high] = super::share(WinRecord { games: 10, wins: 0 }).unwrap();
        assert!(none == 0.0 && low.abs() < 1e-12 && (0.27..0.29).contains(&high));
        assert_eq!(super::share(WinRecord::default()), None);
    }
}
