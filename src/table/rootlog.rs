//! Games of Root in the notation of the community, out of saves and back.

use super::digest::digest;
use super::replay::Difference;
use super::save::{SaveError, Saved};
use super::{Board, Boards, GameSession, LocalSession};
use crate::games::root;
use crate::games::root::rootlog::{self, NOTE, Played, Profile, Style, Unsaid};
use crate::kernel::{ForcedRoll, Message, Rules, Viewer, Words};

/// How a save is written.
#[derive(Clone, Copy)]
pub struct RootlogRequest {
    pub profile: Profile,
    /// Cards are named as far as this viewer knows them.
    pub viewer: Viewer,
    /// Whether comments hold thicket's own notation, so that the file can be read back.
    pub is_annotated: bool,
}

/// The reason why a game cannot be written, or read back.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.say(Words::english()))]
pub enum RootlogError {
    Save(#[from] SaveError),
    Differs(#[from] Difference),
    Said(Message),
}

impl RootlogError {
    pub fn say(&self, words: &Words) -> String {
        match self {
            RootlogError::Save(error) => error.say(words),
            RootlogError::Differs(difference) => difference.say(words),
            RootlogError::Said(message) => words.say(message),
        }
    }
}

impl From<Unsaid> for RootlogError {
    fn from(unsaid: Unsaid) -> Self {
        RootlogError::Said(unsaid.0)
    }
}

/// Writes the game of a save as a log. `boards` are those of the program, the only ones that readers know.
///
/// # Errors
/// Fails if the game is not Root, if these rules cannot play it again, or if the notation has no letters for it.
pub fn export_rootlog(saved: &Saved, boards: &Boards, request: RootlogRequest) -> Result<String, RootlogError> {
    let said = |key: &'static str| RootlogError::Said(key.into());
    if saved.game != root::State::ID {
        return Err(RootlogError::Said(Message::new("rootlog-game").text("game", &saved.game)));
    }
    if saved.start.position.is_some() {
        return Err(said("rootlog-position"));
    }
    let is_own = |board: &&Board| boards.get(&board.game, &board.id).is_none_or(|known| known.text != board.text);
    if let Some(board) = saved.boards.iter().find(is_own) {
        return Err(RootlogError::Said(Message::new("rootlog-board").text("board", &board.id)));
    }
    if request.is_annotated && request.viewer != Viewer::All {
        return Err(said("rootlog-secrets"));
    }
    let (session, difference) = LocalSession::<root::State>::from_saved(saved)?;
    if let Some(difference) = difference {
        return Err(difference.into());
    }
    let Some(start) = session.first_state() else { return Err(said("rootlog-no-turn")) };
    let played: Vec<Played> = session
        .course()
        .map(|(action, rolls, step)| Played {
            action,
            rolls: rolls.iter().copied().map(ForcedRoll::from).collect(),
            note: step.to_string(),
        })
        .collect();
    let names: Vec<String> = saved
        .controllers
        .iter()
        .map(|controller| controller.name().filter(|name| !name.is_empty()).unwrap_or(controller.id()).to_owned())
        .collect();
    let style = Style { profile: request.profile, viewer: request.viewer, is_annotated: request.is_annotated };
    let head: Vec<String> =
        if request.is_annotated { saved.head().lines().map(head_line).collect() } else { Vec::new() };
    Ok(rootlog::write(start, &played, &head, &names, style)?)
}

/// Reads the game back out of a log that was written with its own notation; the boards are those of the program.
///
/// # Errors
/// Fails if the log was not written so, or if these rules lead from its notes to another state.
pub fn import_rootlog(text: &str, boards: &Boards) -> Result<Saved, RootlogError> {
    let mut head = String::new();
    let mut first = 0;
    let mut journal = Vec::new();
    for (line, number) in text.lines().zip(1..) {
        if let Some(rest) = line.strip_prefix(HEAD) {
            first = if head.is_empty() { number } else { first };
            head.push_str(rest.strip_prefix(' ').unwrap_or(rest));
            head.push('\n');
        } else if let Some((_, note)) = line.split_once(NOTE) {
            journal.push(note.to_owned());
        }
    }
    if head.is_empty() {
        return Err(RootlogError::Said("rootlog-no-notes".into()));
    }
    let (saved, state) = Saved::from_head(&head, first)?;
    if saved.game != root::State::ID {
        return Err(RootlogError::Said(Message::new("rootlog-game").text("game", &saved.game)));
    }
    let session = LocalSession::<root::State>::from_journal(&Saved { journal, ..saved }, boards)?;
    let saved = session.save();
    if digest(&saved.state) == state { Ok(saved) } else { Err(RootlogError::Said("rootlog-other-state".into())) }
}

/// The sign of a comment that holds the head of a save.
const HEAD: &str = "//:";

fn head_line(line: &str) -> String {
    if line.is_empty() { HEAD.to_owned() } else { format!("{HEAD} {line}") }
}
