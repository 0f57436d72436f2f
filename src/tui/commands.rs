//! The one table of commands: from it come the bindings of keys, the line of keys, help, completion after `:` and the
//! manual page. Keys of verbs are not commands: they follow from the legal actions (see [`guide`](super::guide)).

use super::bindings::Bindings;
use super::keys::Key;
use crate::kernel::Words;

/// The place where a key is pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// A list to choose from: title, saved games.
    Menu,
    /// A form to fill in: new game, settings.
    Form,
    /// A human is asked for an action.
    Asked,
    /// Bots decide, or the game is over.
    Watching,
    /// A panel is open over the game.
    Panel,
    /// The table waits for another human.
    HandOver,
    /// The game is over.
    End,
    /// A game is watched again.
    Replay,
    /// A question of yes and no.
    Confirm,
}

/// The effect of a command.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Do {
    Choose,
    Drop,
    StepBack,
    Next,
    Previous,
    Left,
    Down,
    Up,
    Right,
    Type,
    Undo,
    Redo,
    Help,
    About,
    Info,
    Log,
    Cards,
    Pane,
    Hold,
    More,
    Less,
    PageUp,
    PageDown,
    Top,
    Bottom,
    Close,
    Leave,
    Save,
    SaveAndLeave,
    Board,
    Table,
    Set,
    Hint,
    WhyNot,
    Law,
    Odds,
    Search,
    Goto,
    LeaveNow,
    Points,
    Rematch,
    Watch,
    Surprise,
    Redraw,
    Suspend,
    Say,
    Agree,
    CloseTable,
    Decline,
    Sit,
    Rise,
    Who,
}

/// One command.
#[derive(Clone, Copy, Debug)]
pub struct Command {
    pub what: Do,
    /// The end of the keys of its words: `screen-key-ID` in the line of keys, `screen-do-ID` in help.
    pub id: &'static str,
    pub keys: &'static [Key],
    /// The words for it after `:`, the long form first.
    pub typed: &'static [&'static str],
    pub places: &'static [Place],
}

use Place::{Asked, Confirm, End, Form, HandOver, Menu, Panel, Replay, Watching};

const GAME: &[Place] = &[Asked, Watching, End];
const TABLE: &[Place] = &[Asked, Watching, HandOver, End];
const OPEN: &[Place] = &[Asked, Watching, Panel, End];
const LISTS: &[Place] = &[Menu, Form, Asked, Panel, Watching, End, Replay];
const EVERYWHERE: &[Place] = &[Menu, Form, Asked, Watching, Panel, HandOver, End, Replay, Confirm];

const fn command(
    what: Do,
    id: &'static str,
    keys: &'static [Key],
    typed: &'static [&'static str],
    places: &'static [Place],
) -> Command {
    Command { what, id, keys, typed, places }
}

/// All commands.
pub const COMMANDS: &[Command] = &[
    command(Do::Choose, "choose", &[Key::Enter], &[], EVERYWHERE),
    command(Do::Drop, "drop", &[Key::Esc], &[], EVERYWHERE),
    command(Do::StepBack, "back", &[Key::Backspace], &[], &[Asked, Panel]),
    command(Do::Left, "left", &[Key::Char('h'), Key::Left], &[], LISTS),
    command(Do::Down, "down", &[Key::Char('j'), Key::Down], &[], LISTS),
    command(Do::Up, "up", &[Key::Char('k'), Key::Up], &[], LISTS),
    command(Do::Right, "right", &[Key::Char('l'), Key::Right], &[], LISTS),
    command(Do::Next, "next", &[Key::Char('n')], &[], &[Asked, Panel]),
    command(Do::Previous, "previous", &[Key::Char('N')], &[], &[Asked, Panel]),
    command(Do::Pane, "pane", &[Key::Tab, Key::BackTab], &[], &[Form, Asked, Watching, Panel, End]),
    command(Do::Hold, "hold", &[Key::Char(' ')], &[], &[Watching]),
    command(Do::More, "more", &[Key::Char('+'), Key::Char('>')], &[], &[Form, Asked]),
    command(Do::Less, "less", &[Key::Char('-'), Key::Char('<')], &[], &[Form, Asked]),
    command(Do::Undo, "undo", &[Key::Char('u')], &["undo"], &[Asked, Watching, End]),
    command(Do::Redo, "redo", &[Key::Ctrl('r')], &["redo"], &[Asked, Watching, End]),
    command(
        Do::Help,
        "help",
        &[Key::Char('?')],
        &["help"],
        &[Menu, Form, Asked, Watching, Panel, HandOver, End, Replay],
    ),
    command(Do::About, "about", &[], &["about"], OPEN),
    command(Do::Info, "info", &[Key::Char('i'), Key::Char('z')], &["info"], OPEN),
    command(Do::Log, "log", &[Key::Char('g')], &["log"], OPEN),
    command(Do::Cards, "cards", &[Key::Char('w')], &["cards", "hand"], OPEN),
    command(Do::Board, "board", &[], &["board"], OPEN),
    command(Do::Table, "table", &[Key::Char('*')], &["table"], OPEN),
    command(Do::WhyNot, "why", &[], &["why"], &[Asked]),
    command(Do::Law, "law", &[Key::Char('y')], &["law"], OPEN),
    command(Do::Odds, "odds", &[Key::Char('%')], &["odds"], OPEN),
    command(Do::Hint, "hint", &[Key::Char('!')], &["hint"], &[Asked]),
    command(Do::Search, "search", &[Key::Char('/')], &[], OPEN),
    command(Do::Goto, "goto", &[], &["goto"], GAME),
    command(Do::Type, "type", &[Key::Char(':')], &[], &[Asked, Watching, Panel, HandOver, End]),
    command(Do::Set, "set", &[], &["set"], GAME),
    command(Do::Save, "save", &[], &["w", "write"], TABLE),
    command(Do::SaveAndLeave, "saveleave", &[], &["wq"], TABLE),
    command(Do::LeaveNow, "leavenow", &[], &["q!"], TABLE),
    command(Do::Leave, "leave", &[Key::Ctrl('c')], &["quit", "q"], EVERYWHERE),
    command(Do::Close, "close", &[Key::Char('q')], &[], &[Menu, Form, Panel, End, Replay]),
    command(Do::PageUp, "pageup", &[Key::PageUp, Key::Ctrl('b')], &[], &[Panel, Replay]),
    command(Do::PageDown, "pagedown", &[Key::Char(' '), Key::PageDown, Key::Ctrl('f')], &[], &[Panel, Replay]),
    command(Do::Top, "top", &[Key::Home], &[], &[Panel, Replay]),
    command(Do::Bottom, "bottom", &[Key::End], &[], &[Panel, Replay]),
    command(Do::Points, "points", &[Key::Char('=')], &["points"], OPEN),
    command(Do::Rematch, "rematch", &[Key::Char('r')], &["rematch"], &[End]),
    command(Do::Watch, "watch", &[Key::Char('v')], &["watch"], &[Menu, End]),
    command(Do::Surprise, "surprise", &[Key::Char('r')], &[], &[Form]),
    command(Do::Say, "say", &[], &["say"], TABLE),
    command(Do::Who, "who", &[], &["who"], OPEN),
    command(Do::Agree, "agree", &[], &["agree"], TABLE),
    command(Do::CloseTable, "closetable", &[], &["close"], TABLE),
    command(Do::Decline, "decline", &[], &["decline"], TABLE),
    command(Do::Sit, "sit", &[], &["sit"], TABLE),
    command(Do::Rise, "rise", &[], &["rise"], TABLE),
    command(Do::Redraw, "redraw", &[Key::Ctrl('l')], &[], EVERYWHERE),
    command(Do::Suspend, "suspend", &[Key::Ctrl('z')], &[], EVERYWHERE),
];

/// Finds the command of a typed word: its start is enough if no other word in that place has it.
pub fn typed(place: Place, word: &str) -> Option<Do> {
    let here = || COMMANDS.iter().filter(|command| command.places.contains(&place));
    if let Some(exact) = here().find(|command| command.typed.contains(&word)) {
        return Some(exact.what);
    }
    let mut starts = here().filter(|command| command.typed.iter().any(|typed| typed.starts_with(word)));
    match (starts.next(), starts.next()) {
        (Some(only), None) if !word.is_empty() => Some(only.what),
        _ => None,
    }
}

/// Whether a word, as a whole, is a command in a place.
pub fn is_typed(place: Place, word: &str) -> bool {
    COMMANDS.iter().any(|command| command.places.contains(&place) && command.typed.contains(&word))
}

/// The words that can be typed in a place.
pub fn typed_words(place: Place) -> impl Iterator<Item = &'static str> {
    COMMANDS
        .iter()
        .filter(move |command| command.places.contains(&place))
        .filter_map(|command| command.typed.first().copied())
}

/// The command that does something.
pub fn find(what: Do) -> &'static Command {
    COMMANDS.iter().find(|command| command.what == what).expect("every deed has a command")
}

/// Returns the effect of a command, in a sentence.
pub fn description(words: &Words, keys: &Bindings, command: &Command) -> String {
    keys.text(words, &format!("screen-do-{}", command.id))
}

/// The commands that do something else where a game is watched than where it is played.
const WATCHED: [Do; 12] = [
    Do::Choose,
    Do::Drop,
    Do::Close,
    Do::Leave,
    Do::Left,
    Do::Right,
    Do::Down,
    Do::Up,
    Do::PageDown,
    Do::PageUp,
    Do::Top,
    Do::Bottom,
];

/// Returns the effect of a command where a game is watched.
pub fn in_replay(words: &Words, keys: &Bindings, command: &Command) -> String {
    match WATCHED.contains(&command.what) {
        true => words.text(&format!("screen-replay-{}", command.id)),
        false => description(words, keys, command),
    }
}

/// The keys of all words of the table.
pub fn made_keys() -> impl Iterator<Item = String> {
    let made =
        |command: &Command| [format!("screen-key-{}", command.id), format!("screen-do-{}", command.id)].into_iter();
    let watched = WATCHED.into_iter().map(|what| format!("screen-replay-{}", find(what).id));
    COMMANDS.iter().flat_map(made).chain(watched)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn no_key_and_no_word_does_two_things_in_one_place() {
        for &place in EVERYWHERE {
            let mut keys = BTreeSet::new();
            let mut words = BTreeSet::new();
            for command in COMMANDS.iter().filter(|command| command.places.contains(&place)) {
                for key in command.keys {
                    assert!(keys.insert(*key), "{key} in {place:?}");
                }
                for word in command.typed {
                    assert!(words.insert(*word), "{word} in {place:?}");
                }
            }
        }
    }

    #[test]
    fn capitals_and_digits_are_left_to_factions_and_numbers() {
        for command in COMMANDS {
            for key in command.keys {
                assert!(key.number().is_none());
                let capital = matches!(key, Key::Char(c) if c.is_ascii_uppercase());
                assert!(!capital || *key == Key::Char('N'), "{key}");
            }
        }
    }

    #[test]
    fn a_start_that_fits_one_word_is_enough() {
        assert_eq!(typed(Place::Asked, "und"), Some(Do::Undo));
        assert_eq!(typed(Place::Asked, "w"), Some(Do::Save), "a whole word beats the starts of others");
        assert_eq!(typed(Place::Asked, "h"), None, "help, hand and hint");
        assert_eq!(typed(Place::Asked, ""), None);
    }
}
