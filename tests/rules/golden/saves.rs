//! Saves of earlier days, in the middle of as many kinds of pending tasks as random play reaches. They are never written
//! again: every later version loads them and continues. What it then asks and offers stands beside each, in a text.
//!
//! Kinds of tasks that no save here has are looked for, and saves with them added, by
//!
//! ```sh
//! THICKET_GOLDEN=gather cargo test --test rules golden saves
//! ```

use super::games::{self, Planned};
use super::play::{Digest, sorted, stream};
use super::record::{gathering, path, renewing};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::{fs, iter};
use thicket::bots::Bots;
use thicket::games::root::words::card::CardKind;
use thicket::games::{dewan, iwari, root};
use thicket::kernel::{Decision, Doc, Generator, Recorder, Viewer};
use thicket::table::{GameSession, Games, NewGame, Saved};
use toml::Value;

/// The number of actions that each save continues for.
const GOES_ON: usize = 50;

/// Returns what a loaded game asks, and how it continues.
fn account(saved: &Saved, version: u32, game: &mut dyn GameSession) -> Result<String, String> {
    let mut text = format!("rules {version}\n");
    let mut course = Digest::new();
    let mut random = stream(saved.seed);
    for action in 0..GOES_ON {
        game.check().map_err(|broken| format!("after {action} actions: {broken}"))?;
        let Decision::Ask(question) = game.decision() else { break };
        let legal = game.notation();
        if action == 0 {
            // Writing into a string cannot fail.
            let _ = write!(text, "seat {}\nasks {}\n", question.seat.index(), question.message.key);
            for action in &legal {
                let _ = writeln!(text, "- {action}");
            }
        }
        course.line(&format!("{} {}", question.seat.index(), question.message.key));
        let chosen = &legal[random.below(legal.len() as u32) as usize];
        course.line(chosen);
        game.act(chosen).map_err(|refusal| format!("\"{chosen}\" is offered after {action} actions: {refusal}"))?;
    }
    let _ = writeln!(text, "goes on {course}");
    Ok(text)
}

/// Loads a save and compares what it asks with the text beside it, which is written again if that is wished.
fn goes_on(name: &str, version: u32) -> Result<(), String> {
    let bytes = fs::read(path(&format!("saves/{name}.toml"))).map_err(|error| error.to_string())?;
    let saved = Saved::from_bytes(&bytes).map_err(|error| error.to_string())?;
    let loaded = Games::ALL.load(&saved).map_err(|error| error.to_string())?;
    if let Some(difference) = loaded.difference.filter(|_| saved.rules == version) {
        return Err(format!("the same rules play the journal otherwise: {difference:?}"));
    }
    let mut game = loaded.game;
    let now = account(&saved, version, &mut *game)?;
    let again = Saved::from_bytes(game.save().to_text().as_bytes()).map_err(|error| error.to_string())?;
    if again.state != game.state(Viewer::All) {
        return Err("saved again it is another position".to_owned());
    }

    let beside = path(&format!("saves/{name}.txt"));
    let before = fs::read_to_string(&beside).unwrap_or_default();
    let recorded: Option<u32> = before.lines().next().and_then(|head| head.strip_prefix("rules ")?.parse().ok());
    match recorded {
        _ if now == before => Ok(()),
        Some(recorded) if recorded == version => Err(format!(
            "goes on otherwise although Rules::VERSION is {version} as before\nbefore:\n{before}now:\n{now}"
        )),
        _ if renewing() => fs::write(beside, now).map_err(|error| error.to_string()),
        _ => Err("its text is of other rules: THICKET_GOLDEN=renew cargo test --test rules golden".to_owned()),
    }
}

/// The saves of a game by name.
fn names(game: &str) -> Vec<String> {
    let folder = fs::read_dir(path("saves")).expect("the folder of saves");
    let mut names: Vec<String> = folder
        .filter_map(|entry| {
            entry.expect("an entry").file_name().into_string().ok()?.strip_suffix(".toml").map(str::to_owned)
        })
        .filter(|name| name.starts_with(&format!("{game}-")))
        .collect();
    names.sort();
    names
}

/// Games of the plan and of other seeds are searched for saves to add.
fn go_on<G: Bots>(plan: impl Fn() -> Vec<Planned>) {
    if gathering() {
        gather_in::<G>(&plan);
    }
    let names = names(G::ID);
    assert!(!names.is_empty(), "no saves of {}", G::ID);
    let faults: Vec<String> = names
        .iter()
        .filter_map(|name| Some(format!("saves/{name}.toml: {}", goes_on(name, G::VERSION).err()?)))
        .collect();
    assert!(faults.is_empty(), "{} of {} saves:\n{}", faults.len(), names.len(), faults.join("\n"));
}

#[test]
fn saves_of_root_go_on() {
    go_on::<root::State>(|| (2..=6).flat_map(games::root).collect());
}

#[test]
fn saves_of_dewan_go_on() {
    go_on::<dewan::State>(games::dewan);
}

#[test]
fn saves_of_iwari_go_on() {
    go_on::<iwari::State>(games::iwari);
}

/// The words of a task that make its kind, at most.
const MOST_WORDS: usize = 3;

/// Returns the kinds of what is pending in a position: the first words of each task or trigger. What a task knows begins
/// with a place, a number or a card.
fn kinds(position: &Doc) -> BTreeSet<String> {
    let knows = |word: &str| word.starts_with(char::is_numeric) || CardKind::from_id(word).is_some();
    let mut found = BTreeSet::new();
    for list in ["pending", "triggers"] {
        let tasks = position.get(list).and_then(Value::as_array).into_iter().flatten();
        for text in tasks.filter_map(Value::as_str) {
            let words = text.split(' ').take_while(|word| !knows(word)).take(MOST_WORDS);
            found.insert(iter::once(list).chain(words).collect::<Vec<_>>().join("."));
        }
    }
    found
}

/// A position in a game that the golden player plays.
struct Place {
    game: usize,
    actions: usize,
    kinds: BTreeSet<String>,
}

impl Place {
    /// Bytes of its save, roughly.
    fn size(&self) -> usize {
        11_000 + 30 * self.actions
    }
}

/// The earliest positions with each set of kinds.
fn places<G: Bots>(planned: &[Planned]) -> Vec<Place> {
    let boards = Games::ALL.boards();
    let mut earliest: BTreeMap<BTreeSet<String>, (usize, usize)> = BTreeMap::new();
    for (number, game) in planned.iter().enumerate() {
        let setup = G::setup(&game.options, &boards).expect("a setup");
        let mut chance = Recorder::new(Generator::new(game.seed));
        let mut state = G::new(&setup, &mut chance, &mut ()).expect("a game");
        let mut random = stream(game.seed);
        let mut legal = Vec::new();
        for actions in 0.. {
            if state.asked().is_none() {
                break;
            }
            let kinds = kinds(&state.write(Viewer::All));
            if earliest.get(&kinds).is_none_or(|(_, before)| actions < *before) {
                earliest.insert(kinds, (number, actions));
            }
            let list = sorted(&state, &mut legal);
            let action = list[random.below(list.len() as u32) as usize].1;
            state.step(action, &mut chance, &mut ());
        }
    }
    earliest.into_iter().map(|(kinds, (game, actions))| Place { game, actions, kinds }).collect()
}

/// The number of times that the plan is searched with its own seeds.
const SEARCHES: u64 = 4;

/// Adds saves until every kind that such games reach is in one.
fn gather_in<G: Bots>(plan: &impl Fn() -> Vec<Planned>) {
    let anew = |more| plan().into_iter().map(move |game| Planned { seed: game.seed + more, ..game });
    let planned: Vec<Planned> = (1..=SEARCHES).flat_map(|time| anew(100_000 * time)).collect();
    let mut covered = BTreeSet::new();
    for name in names(G::ID) {
        let bytes = fs::read(path(&format!("saves/{name}.toml"))).expect("a save");
        covered.extend(kinds(&Saved::from_bytes(&bytes).expect("a save").state));
    }
    let places = places::<G>(&planned);
    let gain = |place: &Place, covered: &BTreeSet<String>| place.kinds.difference(covered).count();
    while let Some(place) = places
        .iter()
        .filter(|place| gain(place, &covered) > 0)
        .max_by_key(|place| gain(place, &covered) * 1_000_000 / place.size())
    {
        let game = &planned[place.game];
        let new = NewGame { options: game.options.clone(), controllers: Vec::new(), seed: game.seed };
        let entry = Games::ALL.get(G::ID).expect("a game");
        let mut table = entry.begin(&new, &Games::ALL.boards()).expect("a game");
        let mut random = stream(game.seed);
        for _ in 0..place.actions {
            let legal = table.notation();
            table.act(&legal[random.below(legal.len() as u32) as usize]).expect("a legal action");
        }
        let saved = table.save();
        assert_eq!(kinds(&saved.state), place.kinds);
        let name = (1..)
            .map(|number| format!("{}-{number:02}", G::ID))
            .find(|name| !path(&format!("saves/{name}.toml")).exists());
        let name = name.expect("a free number");
        fs::write(path(&format!("saves/{name}.toml")), saved.to_text()).expect("a file");
        fs::write(path(&format!("saves/{name}.txt")), account(&saved, G::VERSION, &mut *table).expect("it goes on"))
            .expect("a file");
        covered.extend(place.kinds.iter().cloned());
        println!("{name} {game}, {} actions: {:?}", place.actions, place.kinds);
    }
    println!("{}: {} kinds\n{covered:#?}", G::ID, covered.len());
}
