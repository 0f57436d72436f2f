//! `thicket saves`: what is in the folder of saves, and its upkeep; how a save is named on the command line.

use super::table::columns;
use super::viewer::named;
use super::{Failure, Io, Setting};
use crate::kernel::{Value, sanitize};
use crate::table::{Loaded, Saved, Store};
use crate::tui::menu::age;
use crate::tui::text::is_yes;
use clap::{Args, Subcommand};
use std::path::{Path, PathBuf};

#[derive(Args)]
pub(super) struct Saves {
    #[command(subcommand)]
    task: Option<Task>,
}

/// The action on a save.
#[derive(Subcommand)]
enum Task {
    Delete(Delete),
    Rename(Rename),
}

#[derive(Args)]
struct Delete {
    #[arg(required = true, value_name = "NAME")]
    names: Vec<String>,
    #[arg(long)]
    yes: bool,
}

#[derive(Args)]
struct Rename {
    name: String,
    new: String,
}

impl Saves {
    pub fn run(self, setting: &Setting, io: &mut Io<'_>) -> Result<(), Failure> {
        match self.task {
            None => list(setting, io),
            Some(Task::Delete(delete)) => delete.run(setting, io),
            Some(Task::Rename(rename)) => rename.run(setting, io),
        }
    }
}

impl Delete {
    /// Nothing is kept of what is deleted, so it is asked for twice: by `--yes`, or by an answer.
    fn run(self, setting: &Setting, io: &mut Io<'_>) -> Result<(), Failure> {
        let words = setting.words;
        let store = setting.store()?;
        let failed = |error| Failure::of_store(&error, words);
        self.names.iter().try_for_each(|name| store.check_there(name)).map_err(failed)?;
        let (names, count) = (setting.words.list(&self.names), self.names.len() as i64);
        let places = [("names", Value::from(names)), ("count", Value::from(count))];
        if !self.yes {
            write!(io.out, "{} ", words.text_with("saves-delete", &places))?;
            io.out.flush()?;
            let mut answer = String::new();
            if io.input.read_line(&mut answer)? == 0 {
                writeln!(io.out)?;
            }
            if !is_yes(&answer) {
                return Err(Failure::Failed(words.text("saves-kept")));
            }
        }
        self.names.iter().try_for_each(|name| store.delete(name)).map_err(failed)?;
        writeln!(io.out, "{}", words.text_with("saves-deleted", &places))?;
        Ok(())
    }
}

impl Rename {
    fn run(self, setting: &Setting, io: &mut Io<'_>) -> Result<(), Failure> {
        let words = setting.words;
        setting.store()?.rename(&self.name, &self.new).map_err(|error| Failure::of_store(&error, words))?;
        let places = [("name", self.name.into()), ("new", self.new.into())];
        writeln!(io.out, "{}", words.text_with("saves-renamed", &places))?;
        Ok(())
    }
}

/// A save as it is typed.
pub(super) enum Place {
    /// The folder of a save, and its name there.
    Named(Store, String),
    /// A file that is not a save of a folder: one before a save, or one with another kind of name.
    File(PathBuf),
}

impl Place {
    /// Returns the name of a save, or the path of a file: anything with a slash, or with a dot if it is not a name.
    ///
    /// # Errors
    /// Fails if the file does not exist.
    pub fn of(text: &str, setting: &Setting) -> Result<Self, Failure> {
        let is_path = text.contains('/') || text.contains('.') && !setting.store().is_ok_and(|store| store.has(text));
        if !is_path {
            return Ok(Self::Named(setting.store()?, text.to_owned()));
        }
        let file = Self::File(PathBuf::from(text));
        let (store, name) = file.folder_and_stem();
        match Path::new(text).extension().is_some_and(|ending| ending == "toml") && store.has(&name) {
            true => Ok(Self::Named(store, name)),
            false if Path::new(text).exists() => Ok(file),
            false => Err(Failure::Usage(setting.words.text_with("saves-no-file", &[("path", text.into())]))),
        }
    }

    /// Returns the folder of the save, and its name or what its name begins with.
    pub fn folder_and_stem(&self) -> (Store, String) {
        match self {
            Self::Named(store, name) => (store.clone(), name.clone()),
            Self::File(path) => {
                let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
                let file = path.file_name().unwrap_or_default().to_string_lossy();
                let file = file.strip_suffix(".bak").unwrap_or(&file);
                (Store::new(folder.to_owned()), file.strip_suffix(".toml").unwrap_or(file).to_owned())
            }
        }
    }
}

/// Reads a save as it is typed, without taking it, and plays its game again.
///
/// # Errors
/// Fails if there is none, or it is not usable.
pub(super) fn load_save(text: &str, setting: &Setting) -> Result<(Saved, Loaded), Failure> {
    let saved = read_save(text, setting)?;
    let loaded = setting.games.load(&saved).map_err(|error| Failure::Failed(error.say(setting.words)))?;
    Ok((saved, loaded))
}

fn read_save(text: &str, setting: &Setting) -> Result<Saved, Failure> {
    let saved = match Place::of(text, setting)? {
        Place::Named(store, name) => store.load(&name).map(|(saved, _)| saved),
        Place::File(path) => Store::read_file(&path),
    };
    saved.map_err(|error| Failure::of_store(&error, setting.words))
}

fn list(setting: &Setting, io: &mut Io<'_>) -> Result<(), Failure> {
    let words = setting.words;
    let store = setting.store()?;
    let listed = store.list().map_err(|error| Failure::of_store(&error, words))?;
    if listed.is_empty() {
        let places = [("path", Value::from(store.folder().display().to_string()))];
        writeln!(io.out, "{}", words.text_with("store-nothing", &places))?;
        return Ok(());
    }
    let mut rows = vec![
        ["saves-name", "saves-game", "saves-round", "saves-age", "saves-seats"].map(|key| words.text(key)).to_vec(),
    ];
    let mut faults = Vec::new();
    for save in &listed {
        let age = age(words, save.modified);
        rows.push(match &save.what {
            Ok(what) => {
                let round = if what.over { words.text("saves-over") } else { what.round.to_string() };
                let seats = what.seats.iter().map(|plays| named(&what.game, plays, words));
                vec![save.name.clone(), what.game.clone(), round, age, words.list(seats)]
            }
            Err(fault) => {
                faults.push(fault.say(words));
                vec![save.name.clone(), "-".into(), "-".into(), age, words.text("saves-fault")]
            }
        });
    }
    io.out.write_all(sanitize(columns(&rows, &[])).as_bytes())?;
    for fault in faults {
        writeln!(io.out, "\n{fault}")?;
    }
    Ok(())
}
