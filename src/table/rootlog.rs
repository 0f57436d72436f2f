//! Games of Root in the notation of the community, out of saves and back.

use super::digest::{digest, fnv};
use super::replay::Difference;
use super::save::{SaveError, Saved};
use super::{
    Board, Boards, Controller, Correction, GameSession, Happening, LocalSession, Start, Step, TableEvent, format_turn,
};
use crate::games::root;
use crate::games::root::rootlog::counter::count;
use crate::games::root::rootlog::follow::{self, Traced, Traces, Unfollowed};
use crate::games::root::rootlog::slip::{Slip, Why};
use crate::games::root::rootlog::{self, Log, NOTE, Played, Profile, Style, Unsaid};
use crate::kernel::{ForcedRoll, Message, Roll, Rules, Viewer, Words, join};
use std::collections::BTreeSet;
use std::iter::Peekable;

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

impl From<Unfollowed> for RootlogError {
    fn from(unfollowed: Unfollowed) -> Self {
        RootlogError::Said(unfollowed.0)
    }
}

/// Returns whether there is a notation for logs of the game.
pub fn has_logs(game: &str) -> bool {
    game == root::State::ID
}

/// Writes the game of a save as a log. `boards` are those of the program, the only ones that readers know.
///
/// # Errors
/// Fails if the game is not Root, if these rules cannot play it again, or if the notation has no letters for it.
pub fn export_rootlog(saved: &Saved, boards: &Boards, request: RootlogRequest) -> Result<String, RootlogError> {
    let said = |key: &'static str| RootlogError::Said(key.into());
    if !has_logs(&saved.game) {
        return Err(said("rootlog-game"));
    }
    if saved.start.position.is_some() {
        return Err(said("rootlog-position"));
    }
    let is_own = |board: &&Board| boards.get(&board.game, &board.id).is_none_or(|known| known.text != board.text);
    if let Some(board) = saved.boards.iter().find(is_own) {
        return Err(RootlogError::Said(Message::new("rootlog-board").text("board", &board.id)));
    }
    if !saved.corrections.is_empty() {
        return Err(said("rootlog-corrections"));
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
pub fn import_annotated(text: &str, boards: &Boards) -> Result<Saved, RootlogError> {
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
    if !has_logs(&saved.game) {
        return Err(RootlogError::Said("rootlog-game".into()));
    }
    let session = LocalSession::<root::State>::from_journal(&Saved { journal, ..saved }, boards)?;
    let saved = session.save();
    if digest(&saved.state) == state { Ok(saved) } else { Err(RootlogError::Said("rootlog-other-state".into())) }
}

/// Lines that are named of a file in which none is a turn.
const NO_LOG_LINES: usize = 5;

/// The sign of a comment that holds the head of a save.
const HEAD: &str = "//:";

fn head_line(line: &str) -> String {
    if line.is_empty() { HEAD.to_owned() } else { format!("{HEAD} {line}") }
}

/// Returns whether a log was written with its own notation.
pub fn is_annotated(text: &str) -> bool {
    text.lines().any(|line| line.starts_with(HEAD))
}

/// A log of people, as far as it could be followed.
pub struct ImportedLog {
    pub saved: Saved,
    /// What does not fit, in the order of the lines.
    pub slips: Vec<Slip>,
    /// The turns of the log, and how many of them were followed to the letter.
    pub turns: usize,
    pub exact: usize,
}

/// Reads a log that people have written: the rules follow it line by line, and where they lead elsewhere the position is set
/// to what the log counts. `until` is the last line that is read, if not all are; `tick` is called after each.
///
/// # Errors
/// Returns what does not fit by the count of pieces alone, with the reason, if the rules know no game that begins so.
pub fn import_log(
    text: &str,
    boards: &Boards,
    until: Option<usize>,
    tick: &dyn Fn(),
) -> Result<ImportedLog, (Vec<Slip>, RootlogError)> {
    let mut log = Log::read(text);
    log.cut(until.unwrap_or(usize::MAX));
    let (_, mut counted) = count(&log);
    if log.setup.is_empty() && log.turns.is_empty() {
        // of what is no log at all, the first lines tell enough
        counted.truncate(NO_LOG_LINES);
        return Err((counted, RootlogError::Said("rootlog-no-log".into())));
    }
    let traces =
        follow::follow(&log, boards, follow::MOST_WAYS, tick).map_err(|error| (counted.clone(), error.into()))?;
    let slips = traces.lines.iter().flat_map(|traced| &traced.slips).chain(&counted);
    let named: BTreeSet<usize> = slips.map(|slip| slip.line).collect();
    let end = traces.counted_from.unwrap_or(usize::MAX);
    let exact = log.turns.iter().filter(|turn| turn.line < end && !named.contains(&turn.line)).count();
    let set_up = log.setup.iter().map(|turn| turn.line).max().unwrap_or_default();
    // what chance gives when somebody plays on follows from the file
    match as_saved(&traces, set_up, &counted, fnv(text.as_bytes()), boards) {
        Ok((saved, slips)) => Ok(ImportedLog { saved, slips, turns: log.turns.len(), exact }),
        Err(difference) => Err((counted, difference.into())),
    }
}

/// The game of a log as a save, its slips in the log where they belong; `set_up` is the last line of the setup.
fn as_saved(
    traces: &Traces,
    set_up: usize,
    counted: &[Slip],
    seed: u64,
    boards: &Boards,
) -> Result<(Saved, Vec<Slip>), Difference> {
    let rolls = |rolls: &[Roll]| rolls.iter().map(|roll| traces.last.roll_text(*roll)).collect::<Vec<_>>();
    let step = |step: &follow::Step| Step { action: join(&root::State::parts(step.action)), rolls: rolls(&step.rolls) };
    let (mut journal, mut corrections, mut events) = (Vec::new(), Vec::new(), Vec::new());
    let (mut slips, mut at) = (Vec::new(), 0);
    let mut rest = counted.iter().peekable();
    for (index, traced) in traces.lines.iter().enumerate() {
        let end = match traced.line {
            _ if index + 1 == traces.lines.len() => usize::MAX,
            0 => set_up,
            line => line,
        };
        if let Some(state) = &traced.corrected {
            corrections.push(Correction { at, state: state.clone() });
        }
        let begin = at;
        at += traced.steps.len();
        if !traced.steps.is_empty() {
            journal.push(format_turn(&traced.steps.iter().map(step).collect::<Vec<_>>()));
        }
        for slip in of_line(traced, end, &mut rest) {
            let is_first = slip.why == Why::Corrected;
            let what = Happening::Slip { line: slip.line, why: slip.why };
            let at = if is_first { begin } else { at };
            events.push(TableEvent { at, who: slip.token.clone(), what, unread: Vec::new() });
            slips.push(slip);
        }
    }
    let human = |name: &String| Controller::Human { name: name.chars().filter(|c| !c.is_control()).take(40).collect() };
    let saved = Saved {
        game: root::State::ID.to_owned(),
        rules: root::State::VERSION,
        seed,
        options: traces.options.clone(),
        controllers: traces.names.iter().map(human).collect(),
        start: Start { rolls: rolls(&traces.rolls), position: None },
        journal,
        corrections,
        ..Saved::default()
    };
    let mut session = LocalSession::<root::State>::from_journal(&saved, boards)?;
    events.into_iter().for_each(|event| GameSession::note(&mut session, event));
    Ok((session.save(), slips))
}

/// The slips up to the end of a line: those of the count and those of the rules, each once.
fn of_line<'s>(traced: &Traced, end: usize, rest: &mut Peekable<impl Iterator<Item = &'s Slip>>) -> Vec<Slip> {
    let mut slips = Vec::new();
    while let Some(slip) = rest.next_if(|slip| slip.line <= end) {
        slips.push(slip.clone());
    }
    for slip in &traced.slips {
        let is_known =
            |other: &Slip| (other.line, &other.token) == (slip.line, &slip.token) && slip.why == Why::NotFollowed;
        if !slips.iter().any(is_known) {
            slips.push(slip.clone());
        }
    }
    slips.sort_by_key(|slip| slip.line);
    slips
}
