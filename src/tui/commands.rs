//! The one table of commands of the screen: from it come the bindings of keys, the line of keys, help, completion after `:` and
//! the manual page. Keys of verbs are not commands: they follow from the legal actions (see [`composer`](super::composer)).

use super::bindings::Bindings;
use super::keys::Key;
use crate::enum_table;
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

use Key::{
    BackTab, Backspace, Char, Ctrl, Down, End as EndKey, Enter, Esc, Home, Left, PageDown, PageUp, Right, Tab, Up,
};
use Place::{Asked, Confirm, End, Form, HandOver, Menu, Panel, Replay, Watching};

const GAME: &[Place] = &[Asked, Watching, End];
const TABLE: &[Place] = &[Asked, Watching, HandOver, End];
const OPEN: &[Place] = &[Asked, Watching, Panel, End];
const LISTS: &[Place] = &[Menu, Form, Asked, Panel, Watching, End, Replay];
const SHOWN: &[Place] = &[Menu, Form, Asked, Watching, Panel, HandOver, End, Replay];
const EVERYWHERE: &[Place] = &[Menu, Form, Asked, Watching, Panel, HandOver, End, Replay, Confirm];

enum_table! {
    /// The commands, in the order of the help. Its id ends the keys of its words: `screen-key-ID` in the line of keys,
    /// `screen-do-ID` in help, `screen-replay-ID` where a game is watched.
    pub enum Command(
        keys: &'static [Key],
        /// Returns the words for it after `:`, the long form first.
        typed: &'static [&'static str],
        places: &'static [Place],
        /// Returns whether it does something else where a game is watched than where it is played.
        differs_in_replay: bool,
    ) {
        Choose       = "choose"     (&[Enter], &[], EVERYWHERE, true),
        Drop         = "drop"       (&[Esc], &[], EVERYWHERE, true),
        StepBack     = "back"       (&[Backspace], &[], &[Asked, Panel], false),
        Left         = "left"       (&[Char('h'), Left], &[], LISTS, true),
        Down         = "down"       (&[Char('j'), Down], &[], LISTS, true),
        Up           = "up"         (&[Char('k'), Up], &[], LISTS, true),
        Right        = "right"      (&[Char('l'), Right], &[], LISTS, true),
        Next         = "next"       (&[Char('n')], &[], &[Asked, Watching, Panel], false),
        Turn         = "turn"       (&[Char('t')], &[], &[Watching], false),
        Previous     = "previous"   (&[Char('N')], &[], &[Asked, Panel], false),
        Pane         = "pane"       (&[Tab, BackTab], &[], &[Form, Asked, Watching, Panel, End], false),
        Hold         = "hold"       (&[Char(' ')], &[], &[Watching, Replay], true),
        More         = "more"       (&[Char('+'), Char('>')], &[], &[Form, Asked], false),
        Less         = "less"       (&[Char('-'), Char('<')], &[], &[Form, Asked], false),
        Undo         = "undo"       (&[Char('u')], &["undo"], &[Asked, Watching, End], false),
        Redo         = "redo"       (&[Ctrl('r')], &["redo"], &[Asked, Watching, End], false),
        Help         = "help"       (&[Char('?')], &["help"], SHOWN, false),
        About        = "about"      (&[], &["about"], OPEN, false),
        Info         = "info"       (&[Char('i'), Char('z')], &["info"], OPEN, false),
        Log          = "log"        (&[Char('g')], &["log"], OPEN, false),
        Cards        = "cards"      (&[Char('w')], &["cards", "hand"], OPEN, false),
        Board        = "board"      (&[], &["board"], OPEN, false),
        Table        = "table"      (&[Char('*')], &["table"], OPEN, false),
        WhyNot       = "why"        (&[], &["why"], &[Asked], false),
        Law          = "law"        (&[Char('y')], &["law"], OPEN, false),
        Odds         = "odds"       (&[Char('%')], &["odds"], OPEN, false),
        Hint         = "hint"       (&[Char('!')], &["hint"], &[Asked], false),
        Search       = "search"     (&[Char('/')], &[], OPEN, false),
        Goto         = "goto"       (&[], &["goto"], GAME, false),
        Type         = "type"       (&[Char(':')], &[], &[Asked, Watching, Panel, HandOver, End], false),
        Set          = "set"        (&[], &["set"], GAME, false),
        Save         = "save"       (&[], &["w", "write", "save"], TABLE, false),
        SaveAndLeave = "saveleave"  (&[], &["wq"], TABLE, false),
        LeaveNow     = "leavenow"   (&[], &["q!", "quit!"], TABLE, false),
        Leave        = "leave"      (&[Ctrl('c')], &["quit", "q"], EVERYWHERE, true),
        Close        = "close"      (&[Char('q')], &[], &[Menu, Form, Panel, End, Replay], true),
        PageUp       = "pageup"     (&[PageUp, Ctrl('b')], &[], &[Panel, End], false),
        PageDown     = "pagedown"   (&[Char(' '), PageDown, Ctrl('f')], &[], &[Panel, End], false),
        Top          = "top"        (&[Home], &[], &[Panel, Replay], true),
        Bottom       = "bottom"     (&[EndKey], &[], &[Panel, Replay], true),
        Points       = "points"     (&[Char('=')], &["points"], OPEN, false),
        Rematch      = "rematch"    (&[Char('r')], &["rematch"], &[End], false),
        Watch        = "watch"      (&[Char('v')], &["watch"], &[Menu, End], false),
        // `export` is what the Riverfolk do with a card
        Export       = "export"     (&[Char('x')], &["rootlog"], &[Menu, End], false),
        Chances      = "chances"    (&[Char('c')], &["chances"], &[End], false),
        Review       = "review"     (&[Char('a')], &["review"], &[End], false),
        Surprise     = "surprise"   (&[Char('r')], &[], &[Form], false),
        Say          = "say"        (&[], &["say"], TABLE, false),
        Who          = "who"        (&[], &["who"], OPEN, false),
        Agree        = "agree"      (&[Char('&')], &["agree"], &[Asked, Watching, Panel, HandOver, End], false),
        Refuse       = "refuse"     (&[], &["refuse"], TABLE, false),
        Away         = "away"       (&[], &["away"], TABLE, false),
        CloseTable   = "closetable" (&[], &["close"], TABLE, false),
        Decline      = "decline"    (&[], &["decline"], TABLE, false),
        Sit          = "sit"        (&[], &["sit"], TABLE, false),
        Rise         = "rise"       (&[], &["rise"], TABLE, false),
        Redraw       = "redraw"     (&[Ctrl('l')], &[], EVERYWHERE, false),
        Suspend      = "suspend"    (&[Ctrl('z')], &[], EVERYWHERE, false),
    }
}

/// Finds the command of a typed word: its start is enough if no other word in that place has it.
pub fn typed(place: Place, word: &str) -> Option<Command> {
    let here = || Command::ALL.into_iter().filter(|command| command.places().contains(&place));
    if let Some(exact) = here().find(|command| command.typed().contains(&word)) {
        return Some(exact);
    }
    let mut starts = here().filter(|command| command.typed().iter().any(|typed| typed.starts_with(word)));
    match (starts.next(), starts.next()) {
        (Some(only), None) if !word.is_empty() => Some(only),
        _ => None,
    }
}

/// Returns whether a word, as a whole, is a command in a place.
pub fn is_typed(place: Place, word: &str) -> bool {
    Command::ALL.into_iter().any(|command| command.places().contains(&place) && command.typed().contains(&word))
}

/// Returns the commands that can be typed in a place, each with its word.
pub fn typed_words(place: Place) -> impl Iterator<Item = (Command, &'static str)> {
    Command::ALL
        .into_iter()
        .filter(move |command| command.places().contains(&place))
        .filter_map(|command| Some((command, *command.typed().first()?)))
}

/// Returns the effect of a command, in a sentence.
pub fn description(words: &Words, keys: &Bindings, command: Command) -> String {
    keys.text(words, &format!("screen-do-{}", command.id()))
}

/// Returns the effect of a command where a game is watched.
pub fn in_replay(words: &Words, keys: &Bindings, command: Command) -> String {
    match command.differs_in_replay() {
        true => words.text(&format!("screen-replay-{}", command.id())),
        false => description(words, keys, command),
    }
}

/// Returns the keys of all words of the table.
pub fn made_keys() -> impl Iterator<Item = String> {
    Command::ALL.into_iter().flat_map(|command| {
        let of = |kind| format!("screen-{kind}-{}", command.id());
        [of("key"), of("do")].into_iter().chain(command.differs_in_replay().then(|| of("replay")))
    })
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
            for command in Command::ALL.into_iter().filter(|command| command.places().contains(&place)) {
                for key in command.keys() {
                    assert!(keys.insert(*key), "{key} in {place:?}");
                }
                for word in command.typed() {
                    assert!(words.insert(*word), "{word} in {place:?}");
                }
            }
        }
    }

    /// A whole word of a command comes before an action that is typed.
    #[test]
    fn no_word_is_a_verb_of_a_game() {
        use crate::games::{dewan, iwari, root};
        let verbs = [
            root::words::action::Action::verbs().to_vec(),
            dewan::action::Action::verbs().to_vec(),
            iwari::action::Action::verbs().to_vec(),
        ];
        let verbs: BTreeSet<&str> = verbs.concat().into_iter().collect();
        for command in Command::ALL.into_iter().filter(|command| command.places().contains(&Asked)) {
            for word in command.typed() {
                assert!(!verbs.contains(word), "{word}");
            }
        }
    }

    #[test]
    fn capitals_and_digits_are_left_to_factions_and_numbers() {
        for command in Command::ALL {
            for key in command.keys() {
                assert!(key.number().is_none());
                let capital = matches!(key, Key::Char(c) if c.is_ascii_uppercase());
                assert!(!capital || *key == Key::Char('N'), "{key}");
            }
        }
    }

    #[test]
    fn a_start_that_fits_one_word_is_enough() {
        assert_eq!(typed(Place::Asked, "und"), Some(Command::Undo));
        assert_eq!(typed(Place::Asked, "w"), Some(Command::Save), "a whole word beats the starts of others");
        assert_eq!(typed(Place::Asked, "h"), None, "help, hand and hint");
        assert_eq!(typed(Place::Asked, ""), None);
    }
}
