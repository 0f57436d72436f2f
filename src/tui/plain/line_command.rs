//! The one table of commands of the lines: what can be typed, in a game and in the menu, and from it the help. What the screen
//! has too goes by its words.

use crate::enum_table;
use crate::kernel::Words;
use crate::tui::commands::Command;

/// The time at which a line is typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Occasion {
    /// A player is asked.
    Asked,
    /// A player is asked at a table of several terminals.
    Shared,
    /// Others play.
    Waiting,
    /// No game is open.
    Menu,
}

use Occasion::{Asked, Menu, Shared, Waiting};

const GAME: &[Occasion] = &[Asked];
const MEANWHILE: &[Occasion] = &[Asked, Waiting];
const TABLE: &[Occasion] = &[Shared, Waiting];
const MENU: &[Occasion] = &[Menu];
const UNLESS_WAITING: &[Occasion] = &[Asked, Menu];
const ALWAYS: &[Occasion] = &[Asked, Waiting, Menu];

enum_table! {
    /// The commands, in the order of the help. Its id ends the key of its help: `plain-do-ID` in a game, `plain-menu-do-ID` in
    /// the menu.
    pub enum LineCommand(
        typed: &'static [&'static str],
        occasions: &'static [Occasion],
        /// Returns whether a name or what is said to others follows, in whatever characters.
        has_own_text: bool,
    ) {
        Look     = "look"     (&["look"], MEANWHILE, false),
        Map      = "map"      (&["map"], MEANWHILE, false),
        Go       = "go"       (&["go"], GAME, false),
        Cards    = "cards"    (Command::Cards.typed(), MEANWHILE, false),
        Board    = "board"    (Command::Board.typed(), MEANWHILE, false),
        Scores   = "scores"   (&["scores"], MEANWHILE, false),
        Points   = "points"   (Command::Points.typed(), MEANWHILE, false),
        Table    = "table"    (Command::Table.typed(), MEANWHILE, false),
        Log      = "log"      (Command::Log.typed(), MEANWHILE, false),
        Changed  = "changed"  (&["changed"], GAME, false),
        Hint     = "hint"     (Command::Hint.typed(), GAME, false),
        WhyNot   = "why"      (Command::WhyNot.typed(), GAME, false),
        Odds     = "odds"     (Command::Odds.typed(), MEANWHILE, false),
        Undo     = "undo"     (Command::Undo.typed(), MEANWHILE, false),
        Redo     = "redo"     (Command::Redo.typed(), GAME, false),
        Save     = "save"     (Command::Save.typed(), GAME, true),
        Say      = "say"      (Command::Say.typed(), TABLE, true),
        Who      = "who"      (Command::Who.typed(), TABLE, false),
        Agree    = "agree"    (Command::Agree.typed(), TABLE, false),
        Refuse   = "refuse"   (Command::Refuse.typed(), TABLE, false),
        Away     = "away"     (Command::Away.typed(), TABLE, false),
        Decline  = "decline"  (Command::Decline.typed(), TABLE, false),
        Sit      = "sit"      (Command::Sit.typed(), TABLE, false),
        Rise     = "rise"     (Command::Rise.typed(), TABLE, false),
        Rematch  = "rematch"  (Command::Rematch.typed(), TABLE, false),
        Close    = "close"    (Command::CloseTable.typed(), TABLE, false),
        New      = "new"      (&["new"], UNLESS_WAITING, false),
        Saves    = "saves"    (&["saves"], UNLESS_WAITING, false),
        Open     = "open"     (&["open"], UNLESS_WAITING, true),
        Continue = "continue" (&["continue"], MENU, false),
        Daily    = "daily"    (&["daily"], MENU, false),
        Lessons  = "lessons"  (&["lessons"], UNLESS_WAITING, false),
        Lesson   = "lesson"   (&["lesson", "learn"], UNLESS_WAITING, false),
        Tables   = "tables"   (&["tables"], MENU, false),
        Join     = "join"     (&["join"], MENU, true),
        Watch    = "watch"    (Command::Watch.typed(), MENU, true),
        Export   = "export"   (Command::Export.typed(), MENU, true),
        Delete   = "delete"   (&["delete"], MENU, true),
        Rename   = "rename"   (&["rename"], MENU, true),
        Law      = "law"      (Command::Law.typed(), ALWAYS, false),
        About    = "about"    (Command::About.typed(), ALWAYS, false),
        Set      = "set"      (Command::Set.typed(), UNLESS_WAITING, false),
        Help     = "help"     (&["help", "?"], ALWAYS, false),
        ToMenu   = "leave"    (&["leave"], MEANWHILE, false),
        Quit     = "quit"     (Command::Leave.typed(), ALWAYS, false),
        QuitNow  = "quitnow"  (Command::LeaveNow.typed(), MEANWHILE, false),
    }
}

impl LineCommand {
    /// Finds the command of a word.
    pub(super) fn of(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|command| command.typed().contains(&word))
    }

    /// Finds the command that a line begins with. Who knows the screen begins a line with a colon.
    pub(super) fn begins(line: &str) -> Option<Self> {
        let line = line.trim_start().trim_start_matches(':');
        Self::of(line.split_whitespace().next().unwrap_or_default())
    }

    pub(super) fn is_for(self, occasion: Occasion) -> bool {
        self.occasions().contains(&occasion)
    }

    /// The key of its help in a game or in the menu, if it is listed there.
    fn help_key(self, occasion: Occasion) -> Option<String> {
        let family = if occasion == Menu { "plain-menu-do" } else { "plain-do" };
        (self.is_for(occasion) && self != Self::Help).then(|| format!("{family}-{}", self.id()))
    }

    /// Returns what it does, as the help says it. What is for shared tables alone does what it does on the screen.
    pub(super) fn help(self, words: &Words, occasion: Occasion) -> Option<String> {
        if occasion != Shared {
            return self.help_key(occasion).map(|key| words.text(&key));
        }
        let on_screen = Command::ALL.into_iter().find(|command| command.typed() == self.typed())?;
        let does = words.text(&format!("screen-do-{}", on_screen.id()));
        self.is_for(Shared)
            .then(|| words.text_with("plain-do-shared", &[("word", self.typed()[0].into()), ("does", does.into())]))
    }
}

/// Returns the words of all commands.
pub fn typed_words() -> impl Iterator<Item = &'static str> {
    LineCommand::ALL.into_iter().flat_map(LineCommand::typed).copied()
}

/// Returns the keys of the help.
pub fn made_keys() -> impl Iterator<Item = String> {
    LineCommand::ALL
        .into_iter()
        .flat_map(|command| [Asked, Menu].into_iter().filter_map(move |on| command.help_key(on)))
}
