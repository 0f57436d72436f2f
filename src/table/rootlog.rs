//! Games of Root in the notation of the community, out of saves and back.

use super::LocalSession;
use super::save::{SaveError, Saved};
use crate::games::root;
use crate::games::root::rootlog::{self, Played, Profile, Style, Unsaid};
use crate::kernel::{ForcedRoll, Message, Rules, Viewer, Words};

/// How a save is written.
#[derive(Clone, Copy)]
pub struct RootlogRequest {
    pub profile: Profile,
    /// Cards are named as far as this viewer knows them.
    pub viewer: Viewer,
    /// Whether the own notation stands in comments, so that the file can be read back.
    pub is_annotated: bool,
}

/// The reason why a game cannot be written, or read back.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{}", self.say(Words::english()))]
pub enum RootlogError {
    Save(#[from] SaveError),
    Said(Message),
}

impl RootlogError {
    pub fn say(&self, words: &Words) -> String {
        match self {
            RootlogError::Save(error) => error.say(words),
            RootlogError::Said(message) => words.say(message),
        }
    }
}

impl From<Unsaid> for RootlogError {
    fn from(unsaid: Unsaid) -> Self {
        RootlogError::Said(unsaid.0)
    }
}

/// Writes the game of a save as a log.
///
/// # Errors
/// Fails if the game is not Root, if these rules cannot play it again, or if the notation has no letters for it.
pub fn export_rootlog(saved: &Saved, request: RootlogRequest) -> Result<String, RootlogError> {
    let said = |key: &'static str| RootlogError::Said(key.into());
    if saved.game != root::State::ID {
        return Err(RootlogError::Said(Message::new("rootlog-game").text("game", &saved.game)));
    }
    if saved.start.position.is_some() {
        return Err(said("rootlog-position"));
    }
    if request.is_annotated && request.viewer != Viewer::All {
        return Err(said("rootlog-secrets"));
    }
    let (session, difference) = LocalSession::<root::State>::from_saved(saved)?;
    let Some(start) = session.first_state().filter(|_| difference.is_none()) else {
        return Err(said("rootlog-differs"));
    };
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

/// The sign of a comment that holds the head of a save.
const HEAD: &str = "//:";

fn head_line(line: &str) -> String {
    if line.is_empty() { HEAD.to_owned() } else { format!("{HEAD} {line}") }
}
