//! The floors of `src/`, and the games side by side.

use super::Violation;
use super::imports::Import;
use super::scan::House;
use std::collections::BTreeMap;

/// From the lowest up. `main.rs` and `lib.rs` stand on top.
const FLOORS: [&str; 6] = ["kernel", "games", "bots", "table", "tui", "cli"];

/// The floors on which each game has a folder of its own.
const BY_GAME: [&str; 3] = ["games", "bots", "tui"];

pub fn floor(path: &str) -> Option<&str> {
    path.strip_prefix("src/")?.split_once('/').map(|(floor, _)| floor)
}

fn height(path: &str) -> usize {
    let known = floor(path).and_then(|floor| FLOORS.iter().position(|one| *one == floor));
    known.unwrap_or(FLOORS.len())
}

/// The game of whose rules, bots or looks a file is part.
fn game<'a>(path: &'a str, games: &[String]) -> Option<&'a str> {
    let mut folders = path.split('/').skip(1);
    let of_games = BY_GAME.contains(&folders.next()?);
    let name = folders.next()?;
    let name = name.strip_suffix(".rs").unwrap_or(name);
    (of_games && games.iter().any(|game| game == name)).then_some(name)
}

pub fn check(house: &House, imports: &[Import]) -> Vec<Violation> {
    let path_of = |file: usize| house.files[file].path.as_str();
    let games: Vec<String> = house
        .files
        .iter()
        .filter_map(|file| Some(file.path.strip_prefix("src/games/")?.split_once('/')?.0.to_owned()))
        .collect();
    let mut found = BTreeMap::new();
    for file in &house.files {
        let Some(floor) = floor(&file.path) else { continue };
        if !FLOORS.contains(&floor) {
            found.insert(format!("floors: {} stands on no floor", file.path), "the floors are in floors.rs".to_owned());
        }
    }
    for import in imports {
        let Some(to) = import.file() else { continue };
        let (from, to) = (path_of(import.from), path_of(to));
        if height(to) > height(from) {
            found.insert(format!("floors: {from} imports {to}"), format!("by `{}`", import.path));
        }
        if let (Some(own), Some(other)) = (game(from, &games), game(to, &games))
            && own != other
        {
            found.insert(format!("games: {from} imports {to}"), format!("by `{}`", import.path));
        }
    }
    found.into_iter().map(|(line, hint)| Violation::new(line, hint)).collect()
}
