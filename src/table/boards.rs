//! The sources of boards: those embedded in the program, those of a folder, those that a save brings along.

use super::read_text;
use crate::kernel::{Doc, Fields, Library, Message, PositionErrors, TextCache, Words, line_of};
use std::borrow::Cow;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The largest file that is read as a board.
const MAX_BOARD_BYTES: u64 = 1 << 20;

/// One board: for which game, by which id, what to call it in messages, and its text.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Board {
    pub game: String,
    pub id: String,
    pub name: String,
    pub text: Cow<'static, str>,
}

/// Boards by game and id; a later one takes the place of an earlier one.
#[derive(Clone, Debug, Default)]
pub struct Boards {
    by_id: BTreeMap<(String, String), Board>,
    /// The boards as games made them: every board is read and checked once.
    shelf: Arc<TextCache>,
}

/// An error in a folder of boards.
#[derive(Debug, thiserror::Error)]
#[error("{}", self.say(Words::english()))]
pub enum BoardsError {
    /// The folder cannot be read.
    Folder { path: PathBuf, error: io::Error },
    /// A file in it cannot be read.
    File { path: PathBuf, error: io::Error },
    /// A file is too large for a board.
    TooLarge { path: PathBuf },
    /// A file is no TOML, or does not say for which game it is a board and which.
    Header(Message),
    /// Two files say the same id.
    Twice { path: PathBuf, other: String, id: String },
}

impl BoardsError {
    /// Returns the sentence that a player reads.
    pub fn say(&self, words: &Words) -> String {
        let of = |key, path: &Path| Message::new(key).text("path", path.display().to_string());
        words.say(&match self {
            BoardsError::Folder { path, error } => of("boards-folder", path).text("fault", error.to_string()),
            BoardsError::File { path, error } if error.kind() == io::ErrorKind::InvalidInput => {
                of("store-not-a-file", path)
            }
            BoardsError::File { path, error } => of("boards-file", path).text("fault", error.to_string()),
            BoardsError::TooLarge { path } => of("boards-too-large", path).number("most", MAX_BOARD_BYTES >> 10),
            BoardsError::Header(message) => message.clone(),
            BoardsError::Twice { path, other, id } => of("boards-twice", path).text("other", other).text("id", id),
        })
    }

    /// Returns whether the folder that was named is wrong, not the machine that should read it.
    pub fn is_in_what_was_named(&self) -> bool {
        match self {
            BoardsError::Folder { error, .. } | BoardsError::File { error, .. } => matches!(
                error.kind(),
                io::ErrorKind::NotFound
                    | io::ErrorKind::NotADirectory
                    | io::ErrorKind::InvalidData
                    | io::ErrorKind::InvalidInput
            ),
            BoardsError::TooLarge { .. } | BoardsError::Header(_) | BoardsError::Twice { .. } => true,
        }
    }
}

impl Board {
    /// Returns a board in the program: of its text only the head is read, the rest when it is played on.
    ///
    /// # Errors
    /// Fails as [`Board::read`] does.
    pub fn embedded(name: String, text: &'static str) -> Result<Self, Message> {
        let named =
            toml::from_str::<Doc>(head(text)).ok().and_then(|head| Some((word(&head, "game")?, word(&head, "id")?)));
        match named {
            Some((game, id)) => Ok(Self { game, id, name, text: text.into() }),
            None => Self::read(name, text.to_owned()),
        }
    }

    /// Makes a board from its text, which says its game and id.
    ///
    /// # Errors
    /// The file, where the fault is, and what it is.
    pub fn read(name: String, text: String) -> Result<Self, Message> {
        let doc: Doc = toml::from_str(&text).map_err(|error| {
            let message = Message::new("boards-header").text("path", name.as_str());
            message.number("line", line_of(&text, &error)).text("fault", error.message())
        })?;
        let errors = RefCell::new(PositionErrors::default());
        let mut fields = Fields::new(&doc, &errors);
        fields.need(&["game", "id"]);
        let (game, id) = (fields.text("game"), fields.text("id"));
        match (game, id) {
            (Some(game), Some(id)) => Ok(Self { game: game.to_owned(), id: id.to_owned(), name, text: text.into() }),
            _ => Err(errors.into_inner().of_file(&name)),
        }
    }

    /// Returns the name for players: the name in its text, or else its id in plain writing.
    pub fn title(&self) -> String {
        let doc = toml::from_str::<Doc>(head(&self.text)).or_else(|_| toml::from_str(&self.text));
        let named = doc.ok().and_then(|doc| word(&doc, "name"));
        named.unwrap_or_else(|| self.id.replace('_', " "))
    }
}

fn word(doc: &Doc, key: &str) -> Option<String> {
    doc.get(key)?.as_str().map(str::to_owned)
}

/// Returns the text before the first line that starts like a table. If that is valid TOML by itself, the line does
/// start a table (in a list or a text of several lines the cut would leave it open), and no key of the head can follow.
fn head(text: &str) -> &str {
    &text[..text.find("\n[").map_or(text.len(), |at| at + 1)]
}

impl Board {
    /// Returns the board in a file; only its head has been looked at.
    ///
    /// # Errors
    /// Fails if there is no such file, or no board in it.
    pub fn from_file(path: &Path) -> Result<Self, BoardsError> {
        read(path)
    }
}

impl Extend<Board> for Boards {
    fn extend<I: IntoIterator<Item = Board>>(&mut self, boards: I) {
        boards.into_iter().for_each(|board| self.add(board));
    }
}

impl Boards {
    /// Adds a board, in place of one with the same game and id.
    pub fn add(&mut self, board: Board) {
        self.by_id.insert((board.game.clone(), board.id.clone()), board);
    }

    /// Adds the boards of a folder: every `*.toml` in it. The games themselves check the rest of a board when it is used.
    ///
    /// # Errors
    /// The first file that cannot be read, is not TOML, does not say `game` and `id`, or says what another one says.
    pub fn add_folder(&mut self, folder: &Path) -> Result<(), BoardsError> {
        let fault = |error| BoardsError::Folder { path: folder.to_owned(), error };
        let mut paths = Vec::new();
        for entry in std::fs::read_dir(folder).map_err(fault)? {
            let path = entry.map_err(fault)?.path();
            if path.extension().is_some_and(|ending| ending == "toml") {
                paths.push(path);
            }
        }
        paths.sort_unstable();
        let mut new: BTreeMap<(String, String), Board> = BTreeMap::new();
        for path in paths {
            let board = read(&path)?;
            if let Some(other) = new.get(&(board.game.clone(), board.id.clone())) {
                return Err(BoardsError::Twice { path, other: other.name.clone(), id: board.id });
            }
            new.insert((board.game.clone(), board.id.clone()), board);
        }
        self.by_id.append(&mut new);
        Ok(())
    }

    /// Returns the ids of a game's boards, in order.
    pub fn ids<'a>(&'a self, game: &'a str) -> impl Iterator<Item = &'a str> {
        self.by_id.values().filter(move |board| board.game == game).map(|board| board.id.as_str())
    }

    pub fn get(&self, game: &str, id: &str) -> Option<&Board> {
        self.by_id.get(&(game.to_owned(), id.to_owned()))
    }
}

impl Library for Boards {
    fn board(&self, game: &str, id: &str) -> Option<(String, String)> {
        self.get(game, id).map(|board| (board.name.clone(), board.text.to_string()))
    }

    fn boards(&self, game: &str) -> Vec<String> {
        self.ids(game).map(str::to_owned).collect()
    }

    fn shelf(&self) -> Option<&TextCache> {
        Some(&self.shelf)
    }
}

fn read(path: &Path) -> Result<Board, BoardsError> {
    let file_fault = |error| BoardsError::File { path: path.to_owned(), error };
    let text = read_text(path, MAX_BOARD_BYTES + 1).map_err(file_fault)?;
    if text.len() as u64 > MAX_BOARD_BYTES {
        return Err(BoardsError::TooLarge { path: path.to_owned() });
    }
    Board::read(path.display().to_string(), text).map_err(BoardsError::Header)
}

/// Passes a library on and keeps the boards that were asked for: those that a game was made with.
pub(super) struct RecordingSource<'a> {
    pub library: &'a dyn Library,
    pub asked: std::cell::RefCell<Vec<Board>>,
}

impl<'a> RecordingSource<'a> {
    pub fn new(library: &'a dyn Library) -> Self {
        Self { library, asked: std::cell::RefCell::default() }
    }
}

impl Library for RecordingSource<'_> {
    fn board(&self, game: &str, id: &str) -> Option<(String, String)> {
        let (name, text) = self.library.board(game, id)?;
        let mut asked = self.asked.borrow_mut();
        if !asked.iter().any(|board| board.game == game && board.id == id) {
            let (game, id) = (game.to_owned(), id.to_owned());
            asked.push(Board { game, id, name: name.clone(), text: text.clone().into() });
        }
        Some((name, text))
    }

    fn boards(&self, game: &str) -> Vec<String> {
        self.library.boards(game)
    }

    fn shelf(&self) -> Option<&TextCache> {
        self.library.shelf()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn board(id: &str, text: &str) -> Board {
        Board { game: "race".into(), id: id.into(), name: format!("boards/{id}"), text: text.to_owned().into() }
    }

    #[test]
    fn a_folder_overrides_adds_and_names_its_faults() {
        let folder = tempfile::tempdir().unwrap();
        let mut boards = Boards::default();
        boards.add(board("short", "old"));
        std::fs::write(folder.path().join("one.toml"), "game = \"race\"\nid = \"short\"\nnew = 1").unwrap();
        std::fs::write(folder.path().join("two.toml"), "game = \"race\"\nid = \"long\"").unwrap();
        std::fs::write(folder.path().join("notes.txt"), "not a board").unwrap();
        boards.add_folder(folder.path()).unwrap();
        assert_eq!(boards.ids("race").collect::<Vec<_>>(), ["long", "short"]);
        assert!(boards.board("race", "short").unwrap().1.contains("new"));
        assert_eq!(boards.ids("chess").count(), 0);

        std::fs::write(folder.path().join("three.toml"), "game = \"race\"\nid = \"long\"").unwrap();
        let fault = boards.add_folder(folder.path()).unwrap_err().to_string();
        assert!(fault.contains("two.toml") && fault.contains("three.toml") && fault.contains("long"), "{fault}");

        std::fs::write(folder.path().join("three.toml"), "game = \"race\"\nid = ").unwrap();
        let fault = boards.add_folder(folder.path()).unwrap_err().to_string();
        assert!(fault.contains("three.toml") && fault.contains("line 2:"), "{fault}");
        let fault = boards.add_folder(&folder.path().join("none")).unwrap_err();
        assert!(matches!(fault, BoardsError::Folder { .. }));
    }

    #[test]
    fn a_head_is_as_good_as_the_whole_text() {
        for board in crate::table::Games::ALL.boards().by_id.values() {
            assert_eq!(Board::read(board.name.clone(), board.text.to_string()).as_ref(), Ok(board));
        }
        let odd = "texts = [\n[1],\n]\ngame = \"race\"\nid = \"odd\"\nname = \"Odd\"\n[table]\nid = 1";
        let board = Board::embedded("odd".into(), odd).unwrap();
        assert_eq!((board.id.as_str(), board.title().as_str()), ("odd", "Odd"));
        assert!(Board::embedded("bad".into(), "[table]\ngame = \"race\"\nid = \"x\"").is_err());
    }

    #[test]
    fn each_board_is_read_once_until_another_takes_its_place() {
        use crate::games::{dewan, iwari, root};
        use crate::kernel::{Options, Rules};
        let options =
            |seats: &[&str]| Options { seats: seats.iter().map(|&seat| seat.into()).collect(), ..Options::default() };
        let mut boards = crate::table::Games::ALL.boards();
        let first = root::words::faction::Faction::FIRST_GAME.map(|faction| faction.id());
        let woods = |boards: &Boards| root::State::setup(&options(&first[..2]), boards).unwrap().board;
        let tribes = |boards: &Boards| iwari::State::setup(&options(&["red", "white"]), boards).unwrap().board;
        let lands = |boards: &Boards, seats: &[&str]| dewan::State::setup(&options(seats), boards).unwrap().board;
        let (wood, tribe, land) = (woods(&boards), tribes(&boards), lands(&boards, &["amber", "basalt"]));
        assert!(Arc::ptr_eq(&wood, &woods(&boards.clone())) && Arc::ptr_eq(&tribe, &tribes(&boards)));
        assert!(Arc::ptr_eq(&land, &lands(&boards, &["amber", "basalt"])));
        assert!(!Arc::ptr_eq(&land, &lands(&boards, &["amber", "basalt", "coral"])));
        let autumn = boards.get("root", "autumn").unwrap().clone();
        boards.add(Board { text: format!("{}\n# mended", autumn.text).into(), ..autumn });
        assert!(!Arc::ptr_eq(&wood, &woods(&boards)));
    }

    #[test]
    fn a_witness_keeps_what_was_asked_for_once() {
        let mut boards = Boards::default();
        boards.add(board("short", "goal = 12"));
        let witness = RecordingSource::new(&boards);
        assert!(witness.board("race", "short").is_some() && witness.board("race", "short").is_some());
        assert!(witness.board("race", "none").is_none());
        assert_eq!(*witness.asked.borrow(), [board("short", "goal = 12")]);
    }
}
