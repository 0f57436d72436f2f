# The words of the table, of the command line and of the screen.
# A key has at least one hyphen: that is how tests/screen/words.rs finds it in the code.

## Lists
# $list: what there is so far; $next: what follows; $label: a name or a heading; $text: what is said about it; $thing: a
# thing; $note: a remark about it; $count: how many.
# What is named so far, and the next thing: this joins every list, a pair at a time.
list-more = { $list }, { $next }
# Facts under one label that are lists themselves or hold numbers: "7; in clearings 1, 4".
list-fact = { $list }; { $next }
# What has been said, and the next sentence.
list-sentence = { $list } { $next }
# Words side by side that are no sentence: "fox clearing", "road A: free". At most one of them is a number.
list-word = { $list } { $next }
# A place by its number, and its name or kind, which may be Latin letters as well: "10 F1", "26 mountain".
list-place = { $list } { $next }
# A list that stands as a sentence of its own.
list-stop = { $list }.
# A thing, and what is said about it.
list-label = { $label }: { $text }
# A thing, and a remark about it: a card and its suit, points and where they came from.
list-note = { $thing } ({ $note })
# A thing that is there several times.
list-times = { $thing } x{ $count }

## Themes
# All faults of a theme file: the key with its dots, and what is wrong there.
theme-fault = { $key }: { $fault }
theme-unreadable = cannot be read: { $fault }
theme-format = must be { $format }
theme-base = "{ $name }" is not one of the built-in themes
theme-name = a theme cannot be called "{ $name }"
theme-unknown-key = unknown key
theme-missing = is missing
theme-not-a-table = must be a table
theme-letter = must be one capital letter from A to Z
theme-taken = another faction has the letter { $letter }
theme-ansi = must be a number from 0 to 15, or "default"
theme-x256 = must be a number from 0 to 255
theme-rgb = must be a color such as "#F08A24"
theme-attr = must be any of: bold, dim, italic, underline, reverse
theme-no-value = "{ $word }" is not valid: use one of { $known }
theme-none = There is no theme "{ $name }". Themes: { $known }.

## The terminal
terminal-none = standard input and output must be a terminal
terminal-fault = the terminal cannot be used: { $fault }

## Boards
# $path: the path of a file or folder; $fault: what is wrong; $line: the number of a line; $other: the path of
# another file; $id: an id; $most: the limit in KiB; $faults: all that is wrong; $file: the name of the file; $key:
# the key with the fault; $format: the format of the file; $own: the format that this version reads; $game: the game
# named in the file; $known: all valid values; $found: what was found, or how many; $low: the lowest value; $high:
# the highest value; $value: a value; $wanted: how many values are expected; $word: what was written.
boards-folder = The folder of boards { $path } cannot be read: { $fault }.
boards-file = The board { $path } cannot be read: { $fault }.
boards-header = The board { $path } has an error on line { $line }: { $fault }.
boards-twice = The boards { $path } and { $other } have the same id, "{ $id }". Give each its own.
boards-too-large = { $path } is too large for a board: the limit is { $most } KiB.
# What is wrong inside a board, one fault a line.
board-faults = { $faults }
board-fault = { $file }, line { $line }, { $key }: { $fault }
board-fault-at = { $file }, { $key }: { $fault }
board-syntax = not TOML: { $fault }
board-format = format { $format } is unknown to this version, which reads format { $own }
board-game = this board is for the game "{ $game }", not for "root"
board-unknown-key = unknown key; the keys here are { $known }
doc-missing = this key is missing
board-integer = expected an integer, found { $found }
board-flag = expected true or false, found { $found }
board-text = expected a string, found { $found }
board-list = expected an array, found { $found }
board-table = expected a table, found { $found }
board-range = expected a value from { $low } to { $high }, found { $value }
board-length = expected { $wanted } values, found { $found }
board-word = "{ $word }" is not valid: use one of { $known }
board-id = expected an id of lowercase letters, digits and hyphens, found "{ $id }"

## Setting a game up
# $name: a faction or tribe, as typed; $game: a game; $known: all valid values; $least: the lowest number; $most:
# the highest number; $found: how many seats there are; $deck: the id of a deck, as typed; $id: the id of a board,
# as typed; $count: how many valid values there are; $extra: the id of an extra, as typed; $level: the level of
# a bot, as typed.
setup-seat = There is no seat "{ $name }" in { $game }.{ did-you-mean } Seats: { $known }.
setup-twice = Two seats play { $name }: each can be played only once.
setup-seats = A game of { $game } has { $least } to { $most } seats, not { $found }.
setup-deck = There is no deck "{ $deck }".{ did-you-mean } Decks: { $known }.
setup-level = { $game } has no bot "{ $level }".{ did-you-mean } Bots: { $known }.
setup-board = There is no board "{ $id }" for { $game }.{ did-you-mean }{ $count ->
    [0] {""}
   *[other] {" "}Boards: { $known }.
}
setup-extra = There is no extra "{ $extra }" for { $game }.{ did-you-mean }{ $count ->
    [0] {""}
   *[other] {" "}Extras: { $known }.
}

## What is written as an action, a turn or a level
# $verb: the first word typed; $text: what was written; $forms: the valid forms, as a sentence; $step: the number of
# a step of the turn; $known: all valid values; $level: the level of a bot.
notation-empty = Type an action: the text is empty.
notation-control = An action is one line, without control characters.
notation-verb = No action begins with "{ $verb }".
notation-parts = "{ $text }" is incomplete or wrong. Form: { $forms }.
journal-no-action = step { $step } has no action
journal-braces = step { $step }: results must be in {"{"} {"}"} at the end of the step
bot-level = expected one of { $known }, found "{ $level }"

## Documents: positions, the state in a save, boards
# $own: the known format; $game: the name of the game; $least: the lowest number; $most: the highest number; $found:
# what was found, or how many; $text: what is written there; $what: a kind of card or piece; $card: a card; $wanted:
# how many are expected; $result: a result of chance.
doc-format = the only known format is { $own }
doc-game = this file is not for the game "{ $game }"
doc-id = expected an id of lowercase letters, digits and _
doc-unknown-key = unknown key
doc-number = expected a whole number from { $least } to { $most }, found { $found }
doc-flag = expected true or false, found { $found }
doc-text = expected a string, found { $found }
doc-texts = expected a list of strings, found { $found }
doc-numbers = expected a list of numbers, found { $found }
doc-pairs = expected a list of pairs of numbers, found { $found }
doc-pair = expected 2 numbers from { $least } to { $most }, found { $found }
doc-range = expected a number from { $least } to { $most }, found { $found }
doc-tables = expected a list of tables, found { $found }
doc-table = expected a table, found { $found }
doc-no-value = { $text } is not allowed here
doc-no-text = { $text } is not a string
doc-no-task = { $text } cannot be pending
doc-no-card = { $text } is not a card
doc-no-seat = { $text } does not play at this table
doc-no-more = there are no more { $what }
doc-not-in-deck = { $what } is not in the deck
doc-not-in-hand = the hand does not hold these cards
doc-not-there = { $what } is not there
doc-hidden = expected a full position, found what one viewer knows
doc-unknown-count = expected { $wanted } unknown cards, found { $found }
doc-too-many = too many entries
doc-too-deep = too many pending tasks
doc-places = there are at most { $most } places
doc-nobody-asked = nobody is asked to choose, and the game is not over
position-seats = expected { $wanted } seats, found { $found }
position-wish = "{ $result }" is impossible here
position-unknown-wish = { $result } is not a result of chance
pending-nothing = an empty task cannot be pending
pending-seat = the table has no such seat
pending-end = the end of the turn must be the lowest task and appear only once
pending-no-action = nothing can be done here
game-broken = The game cannot continue: the pending tasks are out of order. This is a bug in the program.
broken-tasks = too many tasks are pending
broken-nobody-asked = nobody is asked to choose, and the game is not over

## Command line
# $path: the path of a file or folder; $id: the id of the board; $game: a game; $games: all games; $fault: what is
# wrong; $what: an error, as a sentence.
cli-program = Root, Dewan and Iwari in the terminal: exact rules, bots, and saves that survive a crash.
cli-common = Common options
cli-options = Options
cli-arguments = Arguments
cli-commands = Commands
cli-written = Usage:
cli-help = Print help
cli-version = Print version
cli-example = Example:
# $game: a game; $ids: what can be typed.
cli-ids = Names in { $game }:
cli-ids-seats = seats: { $ids }
cli-ids-boards = boards: { $ids }
cli-ids-decks = decks: { $ids }
cli-all-saves = Keep saves in DIR instead of the default folder
cli-all-boards = Also load boards from DIR; a board there replaces a built-in one with the same id
cli-all-plain = Print lines only: for screen readers, dumb terminals and scripts
cli-all-mouse = Choose and scroll with the mouse
cli-all-theme = Theme: auto, dark, light, cvd, mono or a custom theme
cli-all-colors = Number of colors: auto, true, 256, 16, none
cli-all-glyphs = Glyphs: auto, ascii, unicode
cli-all-lang = Language: en, zh, ja
cli-do-sim = Run bot-only games and report the results
cli-sim-game = Game to play: root, dewan, iwari
cli-sim-weights = File of weights for all bots, instead of the built-in ones
cli-sim-seats = Factions in turn order, separated by commas, clockwork:marquise for a clockwork player, or a number of seats; random4 draws four factions, map and deck for each game, randomclockwork4 also draws clockwork players, hirelings and landmarks
cli-sim-bots = Level of all bots, or one level per seat: random, easy, normal, hard
cli-sim-games = Number of games
cli-sim-seed = Seed for all random results
cli-sim-board = Map to play on (Dewan: scenario)
cli-sim-markers = Root: shuffled suit markers on every clearing
cli-sim-advanced = Root: advanced setup (draft, homelands, 5 cards)
cli-sim-cooperative = Root: the humans win together against clockwork players
cli-sim-services = Root: clockwork players buy services by their advanced cards
cli-sim-hirelings = Root: number of hirelings, 0 to 3
cli-sim-landmarks = Root: number of landmarks, dealt at random
cli-sim-deck = Deck to play with (Dewan: set of pieces)
cli-sim-jobs = Games to run in parallel (default: one per processor)
cli-sim-check = Check the rules' invariants after every action
cli-sim-max-rounds = Stop a game after this many rounds
cli-sim-json = Print one JSON object
cli-do-arena = Let bots play against each other and rate them
cli-do-arena-merge = Combine the results of the parts of a contest
cli-do-arena-tune = Tune the weights of Root's bots by play and print them
cli-arena-seats = Factions in turn order, separated by commas, or a number of seats; random4 draws four factions, map and deck for each game
cli-arena-bots = Bots to compare, separated by commas: LEVEL, LEVEL@NODES, LEVEL:FILE (of weights), or cmd:PROGRAM for an external program
cli-arena-field = Bot in all other seats of each game (default: each of the others in turn)
cli-arena-shard = Play only one part: 1/4 is the first of four
cli-arena-until = Stop once it is clear which of two win rates is nearer: 25..30
cli-arena-patience = Seconds an external program has for each decision
cli-arena-times = Report the processor time of decisions, for programs the time by the clock
cli-arena-json = Print one JSON object
cli-arena-merge-files = Results of the parts, each printed by --json
cli-arena-merge-json = Print one JSON object
cli-arena-tune-bot = Level of all bots
cli-arena-tune-only = Weights to tune, separated by commas: marquise,eyrie (default: all)
cli-arena-tune-even = Change how much each faction is feared until all win alike, instead
cli-arena-tune-weights = File of weights to begin with (default: the built-in ones)
cli-arena-tune-steps = Number of steps into which the games are divided
cli-arena-tune-pace = How fast the weights follow the results: 1 is usual
cli-do-board = Check custom board files
cli-do-board-check = Check board files for errors
cli-board-check-files = Board files
board-fine = { $path }: no errors ("{ $id }" for { $game }).
cli-do-about = Explain a game on one page
cli-about-game = The game (default: all)
cli-do-law = Show the rules of a game: the contents, a chapter or all laws that contain a word
cli-law-what = A number, such as 7 or 6.5.4, or words to search for (default: the contents)
cli-law-game = Game whose rules to show: root, dewan, iwari
cli-law-others = Rules of the other games: thicket law --game NAME ({ $games }).
cli-do-completions = Print the completions for a shell
cli-completions-shell = Shell to complete for
cli-do-man = Print the man page
cli-do-install-docs = Install the man page and the shell completions
cli-install-docs-dir = Install below DIR instead of $XDG_DATA_HOME (default: ~/.local/share)
install-no-folder = No folder to install into: give --dir DIR, or set HOME.
install-failed = { $path } was not written: { $fault }.
install-zsh = For zsh, add this line to ~/.zshrc, before compinit: fpath+=({ $path })
cli-do-complete = List completions for the last word
cli-complete-words = Words of the command line after the program's name
cli-failure = thicket: { $what }
cli-usage = { $what } (try --help)
# $arg: what was typed or is missing; $value: its value; $known: what can be typed; $nearest: what is most like it, if
# $near is 1; $other: another argument; $why: a reason.
cli-no-option = There is no option { $arg } here.{ did-you-mean }
cli-no-command = There is no command "{ $arg }".{ did-you-mean }
cli-no-value = { $arg } needs a value.
cli-bad-value = "{ $value }" is not possible for { $arg }.{ did-you-mean } Use one of { $known }.
cli-wrong-value = "{ $value }" is not possible for { $arg }: { $why }
cli-missing = This is missing: { $arg }.
cli-conflict = { $arg } and { $other } do not go together.
cli-twice = { $arg } can be given only once.
cli-other = { $what }
did-you-mean = { $near ->
    [0] {""}
   *[other] {" "}Did you mean "{ $nearest }"?
}
cli-unknown-game = There is no game "{ $game }".{ did-you-mean } Games: { $games }.
# $language: what was asked for; $known: those that there are.
cli-unknown-language = Language "{ $language }" is not available. Languages: { $known }.
# Only ever said in English, in place of another language.
language-console = The Linux console has no Chinese or Japanese characters: everything is in English. Use another terminal.
language-encoding = The locale is not UTF-8 (LC_ALL, LC_CTYPE, LANG), so Chinese or Japanese cannot be shown: everything is in English.

## The man page
# $value: the default; $values: the valid values; $text: what was typed; $most: the most seats.
# In a text of several lines, a line is an entry: what it is about, a bar, and what it means.
man-description = DESCRIPTION
man-description-text =
    thicket plays the board games Root, Dewan and Iwari in the terminal: alone against bots, with several players at one keyboard, or over SSH.
    Without a command, it opens the title screen. Every game is saved before each prompt.
man-commands = COMMANDS
cli-default = [default: { $value }]
cli-values = [values: { $values }]
man-keys = KEYS
man-files = FILES
man-files-text =
    ~/.local/share/thicket/saves/NAME.toml | A saved game. The folder is the first of these that applies: --saves DIR; THICKET_SAVES; ./saves if ./Cargo.toml is thicket's own; $XDG_DATA_HOME/thicket/saves; ~/.local/share/thicket/saves.
    ~/.local/share/thicket/saves/NAME.toml.bak | The previous good save of that game.
    ~/.local/share/thicket/saves/.NAME.toml.lock | Names the process and machine that play that game, and is locked while they do.
    ~/.local/share/thicket/saves/.NAME.toml.table | The socket of a shared table, while it has a host. With --tables DIR or THICKET_TABLES, tables and their files are in a separate folder.
    ~/.config/thicket/settings.toml | The settings that you changed in the program.
    ~/.config/thicket/keys.toml | Custom keys: a list of keys for each command, by its name under KEYS, such as hint = ["Ctrl-T"].
    ~/.config/thicket/themes/NAME.toml | A custom theme, chosen with --theme NAME.
    DIR/NAME.toml | With --boards DIR: a custom board.
man-environment = ENVIRONMENT
man-environment-text =
    THICKET_SAVES | Folder for saves, unless --saves is given.
    THICKET_TABLES | Folder for tables, unless --tables is given (default: the folder for saves).
    XDG_DATA_HOME | Base folder for saves, the man page and completions (default: ~/.local/share).
    XDG_CONFIG_HOME | Base folder for settings, keys and themes (default: ~/.config).
    HOME | Your home folder, for the two defaults above.
    NO_COLOR | If set to any text, no colors are used.
    TERM | Terminal type, for the number of colors; with "dumb", thicket plays in lines as with --plain.
    COLORTERM | With "truecolor" or "24bit", all colors are used.
    COLORFGBG | Colors of the terminal, to choose between the dark and the light theme.
    LC_ALL, LC_MESSAGES, LANG | Language, unless --lang or the settings name one.
    LC_ALL, LC_CTYPE, LANG | With a UTF-8 locale, glyphs outside ASCII are used.
man-exit = EXIT STATUS
man-exit-text =
    0 | Success.
    1 | The command failed: a save, a table or a folder is unusable, a board has errors, or "sim --check" found a violation.
    2 | The arguments are wrong.
    130 | "sim" was interrupted and reported the games played so far.
    128 + N | Signal N ended the program. A running game was saved first.
man-examples = EXAMPLES
seats-nothing = A seat in "{ $text }" does not say what it plays.
seats-player = "{ $text }" cannot play a seat. Use one of { $known }.
seats-clockwork = "{ $text }" follows its board, so nobody plays it. Write its level and trait cards behind a colon: { $example }.
seats-many = There are at most { $most } seats.

## Simulation
# $bots: how many bot levels were given; $seats: how many seats there are; $games: how many games were played;
# $seconds: how long it took; $speed: how many per second; $unfinished: how many games were cut off; $played: how
# many games were played; $planned: how many were asked for; $count: how many.
sim-bots = { $bots } bot levels for { $seats } seats: give one for all, or one per seat.
sim-summary = { $games ->
    [one] 1 game
   *[other] { $games } games
} in { $seconds } s, { $speed } per second; { $unfinished ->
    [0] all finished.
    [one] 1 was cut off.
   *[other] { $unfinished } were cut off.
}
sim-partial = Interrupted: the report is partial and covers { $played } of { $planned } games.
sim-rounds = rounds, median / 95%
sim-decisions = decisions / forced
sim-speed = decisions per second
sim-longest = longest list of actions
sim-violations = { $count ->
    [0] No violations.
    [one] 1 violation.
   *[other] { $count } violations.
}
sim-seat = seat
sim-plays = plays
sim-games = games
sim-bot = bot
sim-wins = wins
sim-share = share
sim-score = mean score

## Arena
# $count: how many games or decisions; $part: hundredths of the decisions; $file: a path; $why: the reason; $number: the
# number of a part; $parts: how many of them; $of: of how many; $example: what could be written.
arena-bot = bot
arena-field = against
arena-share = win %
arena-range = 95% range
arena-rating = rating
arena-within = +-
arena-time = milliseconds per decision
arena-time-at = { $part }%
arena-unfinished = { $count ->
    [one] 1 game was cut off.
   *[other] { $count } games were cut off.
}
arena-faults = { $count ->
    [one] 1 decision of a program was late, illegal or missing.
   *[other] { $count } decisions of programs were late, illegal or missing.
}
arena-decided = { $bot } against { $field } stopped: the { $share ->
    [higher] higher
   *[lower] lower
} of the two win rates is nearer.
arena-clockwork = An arena has no clockwork players: name seats that bots play, or use thicket sim.
arena-alone = Name at least two bots, or one bot and a --field.
arena-twice = { $bot } is named twice.
arena-no-program = The program { $program } cannot be started: { $why }.
arena-interrupted = Interrupted: these are the weights of the steps so far.
arena-unreadable = { $file } cannot be read as the result of a contest: { $why }.
arena-merge-impossible = { $file } has more wins than games, or fewer than two players.
arena-not-like = expected something like { $example }
arena-merge-nothing = There are no parts to combine.
arena-merge-different = The files are parts of different contests.
arena-merge-twice = Part { $number } of { $of } is given twice.
arena-merge-stopped = { $file } is an interrupted part: play that part again.
arena-merge-parts = These are { $parts } of the { $of } parts of the contest.
weights-unreadable = The weights in { $file } cannot be read: { $why }.
weights-unsound = The weights are not valid: { $why }.
weights-not-finite = The weights are not valid: [{ $section }] has an infinite number or NaN.
weights-unknown = The weights are not valid: there is no section [{ $section }].
weights-of-file = { $file }: { $why }
weights-fixed = The bots of this game have no weights to choose.
tune-nothing = No weights to tune are named { $name }.

## Review
# $plays: what a seat plays; $seats: what all seats play; $who: what was typed; $cost: hundredths with their standard error;
# $action: an action as a sentence; $reasons: what a bot expects; $better, $made: in how many of the $worlds, after the bot's
# choice and after the player's.
review-costs-of = What the choices of { $plays } cost:
review-of = Winning chances out of 100 after each turn, and what { $plays } chose compared with the bot "hard":
review-turn = turn
review-choices = choices
review-cost = loss
review-nothing-dear = No choice cost more than the bot's margin of error.
review-dearest = The costliest choices, the surest first, in percentage points of winning chance:
review-choice = { $number }. Round { $round }, turn { $turn }: { $cost }
review-made = Chosen: { $action }
review-better = Better: { $action }
review-wins = That wins the game.
review-won = Won before the next turn in { $better } of { $worlds } sampled worlds; after the choice made, in { $made }.
review-lost = Lost before the next turn in { $better } of { $worlds } sampled worlds; after the choice made, in { $made }.
review-expects = Compared with the choice made: { $reasons }.
review-figures = "Loss" compares all choices of the turn with those of the bot "hard", by the bot's own estimate, with the standard error. Below 0 nothing was lost. The setup is not rated.
review-sure = The chances are taken from games between bots of the level "normal", so they need not fall by as much as is lost. Of seats rated 60 to 70 out of 100, 65 won; of those rated 20 to 30, 25 won.
review-game = Games of { $game } cannot be reviewed.
review-no-choice = No choice of { $plays } could be rated.
review-who = Nobody plays "{ $who }" in this game. It has { $seats }.
review-whose = Use --as to say whose choices to review: { $seats }.
review-interrupted = The review was interrupted: there is no report.

## Why something was not done
# $result: a result of chance; $count: how many faults; $faults: the faults, separated by commas.
refusal-over = The game is over.
refusal-wish = The result "{ $result }" is impossible here. Nothing changed.
refusal-unknown-wish = "{ $result }" is not a result of chance.
faults-more = more faults follow that are not listed
# One fault, and the key where it is; then how faults are parted.
position-fault = { $key }: { $fault }
position-more = { $list }; { $next }
position-faults = { $count ->
    [one] The position has 1 fault: { $faults }.
   *[other] The position has { $count } faults: { $faults }.
}
undo-nothing = There is nothing to undo.
undo-nothing-to-redo = There is nothing to redo.
undo-another-player = You can't undo that: another player has acted since, or is choosing now.
undo-chance = You can't undo that: dice have been rolled or cards drawn since.
undo-knowledge = You can't undo that: it revealed hidden information.
undo-before-load = You can't undo what happened before the game was loaded: the rules have changed since.
undo-counted = You can't undo that: today's game is over, and its result counts.

## Saves
# $most: the limit in MiB; $at: the number of a byte; $format: the format of the file; $own: the newest format this
# version reads; $have: how many bytes there are; $want: how many bytes there should be; $line: the number of a
# line; $fault: what is wrong; $text: what was written; $key: a key of the save; $game: the game named in the save;
# $faults: all that is wrong; $id: the id of the board.
save-too-large = The file is too large for a save: the limit is { $most } MiB.
save-not-text = The file is not text after byte { $at }: it is damaged, or it is not a save.
save-foreign = This is not a save of thicket: its first line does not name a format.
save-newer = This save has format { $format }; this version of thicket reads formats up to { $own }. A newer version can read it.
save-older = This save has format { $format }, from before thicket 0.1.0, which can no longer be read.
save-torn = The save is incomplete: it has { $have } of { $want } bytes.
save-changed = The save was changed after thicket wrote it: its digest on line 3 does not match.
save-syntax = The save is not valid TOML (line { $line }: { $fault }).
save-content = The save has an error: { $fault }.
save-seats = the numbers of seats, of players and of seats in the state differ
save-drawn = the save has more results of chance than any game needs
save-hex = expected 16 hexadecimal digits, found { $text }
save-fault = { $key }: { $fault }
save-unknown-game = The save is for the game "{ $game }", which this version of thicket does not know.
save-position = The state in the save is impossible: { $faults }.
save-state-changed = The state in the save was changed after thicket wrote it: state_digest does not match.
save-board-changed = The board "{ $id }" in the save was changed after thicket wrote it: its digest does not match.

## Replays
# $round: the number of the round; $turn: the number of the turn; $why: one of the reasons below; $fault: what is
# wrong; $action: the action as written.
replay-differs = From round { $round }, turn { $turn }, these rules give a different game: { $why } The save itself can still be continued.
replay-setup = These rules refuse the setup: { $fault } The save itself can still be continued.
replay-position = These rules refuse the starting position: { $fault }. The save itself can still be continued.
replay-journal = the turn cannot be read: { $fault }.
replay-action = "{ $action }" is refused: { $fault }
replay-chance = the results of chance do not match.
replay-digest = the state differs.

## Export
# $path: the path of a file; $fault: what is wrong; $game: the id of a game; $board: the id of a board; $faction: a faction.
export-failed = { $path } was not written: { $fault }.
rootlog-game = Rootlog is a notation for Root: no other game can be written in it.
rootlog-board = Rootlog has no name for the map "{ $board }": it knows only the four printed ones.
rootlog-clockwork = Rootlog has no notation for clockwork players.
rootlog-faction = RootVis cannot show the { $faction }. Use --profile spec.
rootlog-hirelings = RootVis cannot show hirelings. Use --profile spec.
rootlog-position = This game started from a position, but a log has to begin with the setup.
rootlog-secrets = --annotate writes down all hidden information. Add --as all.
rootlog-no-turn = The first turn has not begun, so there is nothing to write.
import-unread = { $path } cannot be read: { $fault }.
import-failed = { $path } was not imported. { $fault }
rootlog-no-notes = The log has no thicket comments, so the game cannot be read back. Write it with "thicket export --annotate".
rootlog-other-state = The comments in the log lead to a different state than the one they were written with.
rootlog-no-start = No game can begin the way this log does.
rootlog-no-log = No line of this file is a turn.
rootlog-corrections = This game was imported from a log, and positions were set in it to which no action leads.
rootlog-slip = Line { $line }, "{ $token }": { $why }
rootlog-why-line = no line of a log, so it was left out.
rootlog-why-unread = it cannot be read and was left out.
rootlog-why-missing = that is more than there are here ({ $there }).
rootlog-why-beyond = there are no more than { $most } of this piece.
rootlog-why-flip = nothing lies there that could be turned up.
rootlog-why-rules = the rules lead to no such action here, so it was left out.
rootlog-why-added = assumed, since the log does not say so.
rootlog-why-corrected = set to this, since the rules led elsewhere.
rootlog-why-unplayed = this is not part of the game that follows the log, so it was left out.
rootlog-why-long = too long: this and what comes after it was left out.
rootlog-why-counted = the search would take too long from here on, so the lines are only counted.
rootlog-why-winner = the game that follows the log does not end like this.
import-log = Turns followed to the letter: { $exact } of { $turns }.
import-until = --until is for logs without the comments of thicket.

## The folder of saves
# $name: the name of a save; $path: the path of a file or folder; $fault: what is wrong.
game-earlier = earlier

store-no-folder = No folder for saves is set: give --saves DIR, or set THICKET_SAVES or HOME.
store-name = "{ $name }" cannot name a save. Use letters, digits, - and _, up to 64 bytes.
store-taken = A save called "{ $name }" already exists.
store-missing = There is no save called "{ $name }".
store-finished = The last game, { $name }, is over, and there is no other game to continue.
store-nothing = There is no save in { $path } yet.
store-read = { $path } cannot be read: { $fault }.
store-full = The disk is full: { $path } was not written. What was saved before is intact.
store-read-only = { $path } cannot be written. Give --saves DIR to save elsewhere.
store-write = { $path } was not written: { $fault }. What was saved before is intact.
store-change = { $path } cannot be deleted or renamed: { $fault }.
store-not-a-file = { $path } cannot be read: it is not a regular file.
store-not-own = { $path } is not trusted: others may write to this folder, so the file must be a regular one that only your account owns (mode 600, no links).
store-confined = Several players share this account: saves cannot be deleted, renamed or written to another folder here.
store-replaced = { $path } is gone, or another file has taken its place. Nothing was overwritten.
file-not-own = it is not a regular file that only this account owns
file-replaced = another file has taken its place
store-gone = { $path } is missing, and the previous save, { $path }.bak, is unusable.
store-gone-but = { $path } is missing; the previous save, { $path }.bak, is good.
store-unusable = { $path }: { $fault } thicket left the file as it is.
store-unusable-but = { $path }: { $fault } thicket left the file as it is; the previous save is good.

## The line protocol
# $fault: what is wrong; $most: the limit in MiB; $what: a key or name from the request; $last: the highest number
# of a seat; $op: the name of the request; $line: the number of a line.
cli-do-engine = Run the JSON line protocol on standard input and output
protocol-seed = No random seed from the system: { $fault }. Give "seed".
protocol-blank = The line is blank: send a request.
protocol-utf8 = The line is not UTF-8.
protocol-long = The line is longer than { $most } MiB.
protocol-many = The line has more than { $most } values.
protocol-json = The line is not JSON: { $fault }.
protocol-object = A request is a JSON object with the key "op".
protocol-missing = The key "{ $what }" is missing.
protocol-text = The key "{ $what }" must be a string.
protocol-texts = The key "{ $what }" must be a list of strings.
protocol-number = The key "{ $what }" must be a whole number, 0 or more.
protocol-as = The key "as" must be "all", "spectator" or the number of a seat.
protocol-seat = Seats are numbered from 0 to { $last }.
protocol-unknown-key = The request "{ $op }" has no key "{ $what }".
protocol-unknown-op = There is no request "{ $what }".
protocol-no-game = There is no game: send "new" or "load" first.
protocol-position-long = The position is longer than { $most } MiB.
protocol-toml = The position is not valid TOML (line { $line }: { $fault }).

## Playing from the command line
# $fault: what is wrong; $name: the name of a save; $count: how many; $names: a list of names; $new: the new name;
# $path: the path of a file or folder; $turn: the number of the turn; $who: who plays the turn, or the viewer as
# typed; $round: the number of the round; $scores: all scores; $turns: how many turns there are; $lesson: what was
# typed for the id of a coached game; $lessons: the ids there are.
cli-do-play = Start a new game
cli-play-game = Game to play: root, dewan, iwari
cli-play-seats = Seats in turn order, such as marquise=human,eyrie=normal,vagabond:ranger=easy,clockwork:alliance, or a number of seats; players are human, random, easy, normal or hard; random4 draws four factions, map and deck, randomclockwork4 also draws clockwork players, hirelings and landmarks
cli-play-board = Map to play on (Dewan: scenario)
cli-play-markers = Root: shuffled suit markers on every clearing
cli-play-advanced = Root: advanced setup (draft, homelands, 5 cards)
cli-play-cooperative = Root: the humans win together against clockwork players
cli-play-services = Root: clockwork players buy services by their advanced cards
cli-play-hirelings = Root: number of hirelings, 0 to 3
cli-play-landmarks = Root: number of landmarks, dealt at random
cli-play-deck = Deck to play with (Dewan: set of pieces)
cli-play-seed = Seed for all random results
cli-play-name = Name of the save
cli-do-continue = Continue a saved game
cli-continue-save = Name of a save, or path of a file (default: the last game played)
cli-continue-last-good = If the save is unusable, load the one before it
continue-last-good = { $fault } To load that one: thicket continue { $name } --last-good
continue-finished = { $fault } To look at it: thicket continue { $name }, or thicket replay { $name } --screen. To start another: thicket play
cli-do-daily = Play the daily game: the same for everyone, and the first try counts
cli-daily-date = Day to play, a past one for practice (UTC; default: today)
cli-daily-list = Print the results of all days and the best one
cli-do-replay = Replay a saved game as text
cli-replay-save = Name of a save, or path of a file
cli-replay-viewer = Whose view to show: all, spectator or a faction (default: all if the game is over, else spectator, or with --screen its only human)
cli-replay-screen = Step through the game on the screen
cli-do-review = Review a game of Root: winning chances, and what a player's choices cost
cli-review-save = Name of a save, or path of a file
cli-review-who = Player whose choices to rate (default: the only human)
cli-review-open = Rate the choices with all cards open, not as the player saw them
cli-review-nodes = Total number of positions to evaluate
cli-review-jobs = Choices to rate in parallel (default: one per processor)
cli-review-json = Print one JSON object
cli-do-export = Write a game as a recording, a picture, a page or a log
cli-export-save = Name of a save, or path of a file
cli-export-format = What to write: a recording (cast), a picture (svg), a page that steps through the game (html), or a log in the community notation (rootlog)
cli-export-viewer = Whose view to show: all, spectator or a faction (default: all if the game is over, else spectator)
cli-export-size = Columns and rows, such as 120x40
cli-export-at = For a picture: the moment after this many actions (default: the end)
cli-export-profile = For rootlog: use the names that RootVis knows, or those of the specification
cli-export-annotate = For rootlog: add thicket's own notation as comments, so that "thicket import" can read the file back exactly
cli-export-out = File to write (default: standard output)
cli-do-import = Import a game log in Rootlog notation as a saved game
cli-import-file = File to read
cli-import-name = Name of the save
cli-import-until = Last line to read, to play on from there
cli-do-saves = List the saved games; delete or rename them
cli-do-saves-delete = Delete saved games for good
cli-saves-delete-names = Names of saves
cli-saves-delete-yes = Delete without asking
cli-do-saves-rename = Rename a saved game
cli-saves-rename-name = Name of a save
cli-saves-rename-new = New name
saves-delete = { $count ->
    [one] Delete the save { $names } for good?
   *[other] Delete { $count } saves for good ({ $names })?
} Type "y" to delete:
saves-kept = Nothing was deleted. Give --yes to delete without asking.
saves-deleted = Deleted: { $names }.
saves-renamed = Renamed { $name } to { $new }.
saves-no-file = There is no file { $path }.
lobby-unknown-lesson = There is no tutorial "{ $lesson }".{ did-you-mean } Tutorials: { $lessons }.
lobby-seed = No random seed from the system: { $fault }. Give --seed.
lobby-exported = Written for RootVis and other programs: { $path }.
lobby-exported-by-spec = Written by the specification of Rootlog, since RootVis cannot show this game: { $path }.
saves-name = name
saves-game = game
saves-round = round
saves-age = last played
saves-seats = seats
saves-over = over
saves-fault = unusable, see below
saves-age-seconds = just now
saves-age-minutes = { $count ->
    [one] 1 minute ago
   *[other] { $count } minutes ago
}
saves-age-hours = { $count ->
    [one] 1 hour ago
   *[other] { $count } hours ago
}
saves-age-days = { $count ->
    [one] 1 day ago
   *[other] { $count } days ago
}
replay-turn = Turn { $turn }: { $who }
replay-round = Round { $round }. Scores: { $scores }
replay-scores = Scores: { $scores }
replay-same = { $turns ->
    [one] Replayed 1 turn. The result matches the save.
   *[other] Replayed { $turns } turns. The result matches the save.
}
replay-no-screen = --screen needs a terminal. Without it, the replay is text.
replay-who = Nobody plays "{ $who }" in this game. Use all, spectator or a faction.
screen-saved-as = The game is saved as "{ $name }".

## Recordings and pictures
# $text: what was typed; $path: a file; $fault: what is wrong; $seats: the factions; $round: the number of a round;
# $who: the faction whose turn it is; $save: the name of a save; $count: how many actions there are.
export-size = "{ $text }" is not a size. Give columns and rows, from 80x20 to 500x500, such as 120x40.
export-at = --at is for pictures. Use it with --format svg.
export-late = The game "{ $save }" has { $count } actions. Give --at a number from 0 to { $count }.
export-log = --profile and --annotate are for logs. Use them with --format rootlog.
picture-title = thicket: { $seats }
picture-turn = Round { $round }, { $who }
picture-keys = Left and Right: one step. Up and Down: one turn. Home and End: start and end. Space: play or pause.
picture-back = Step back
picture-on = Step forward
picture-play = Play or pause

## The daily game
# $date: a day; $result: how its try stands; $plays: the faction of the player; $round: the number of a
# round; $count: how many; $won: how many were won; $line: the line of a result; $others: the other factions;
# $level: the level of the bots; $name: the name of a save; $text: what was typed.
daily-line = thicket daily { $date }: { $result }
daily-won = won in round { $round }
daily-lost = lost in round { $round }
daily-undos = { $count ->
    [one] 1 undo
   *[other] { $count } undos
}
daily-open = not played
daily-begun = in round { $round }
daily-bad = unusable
daily-none = No daily game has been played yet.
daily-sum = { $count ->
    [one] 1 day is over
   *[other] { $count } days are over
}, { $won } won.
daily-best = Best: { $line }
daily-setup = { $plays } against { $others } ({ $level }).
daily-counts = This try counts. Its result will say how often you used undo.
daily-practice = For practice: this game does not count.
daily-ahead = The game of { $date } opens on that day (UTC).
daily-foreign = The save "{ $name }" is not the game of that day. Rename or delete it to play the daily game.
daily-shared = Several players share these saves, but each day has only one try: there is no daily game here.
daily-nowhere = There is no daily game here.
daily-no-date = "{ $text }" is not a date. Write one like 2026-11-28.
