# The words of the table, of the command line and of the screen.
# A key has at least one hyphen: that is how tests/words.rs finds it in the code.

## Boards
boards-folder = The folder of boards { $path } cannot be read: { $fault }.
boards-file = The board { $path } cannot be read: { $fault }.
boards-header = The board { $path } is at fault in line { $line }: { $fault }.
boards-twice = The board { $path } has the id "{ $id }", and so has { $other }: each needs its own.
boards-too-large = { $path } is no board: it is larger than { $most } KiB.
# What is wrong inside a board, one fault a line.
board-faults = { $faults }
board-fault = { $file }, line { $line }, { $key }: { $fault }
board-fault-at = { $file }, { $key }: { $fault }
board-syntax = not TOML: { $fault }
board-format = format { $format } is not known to this version, which reads format { $own }
board-game = this is a board of the game "{ $game }", not of "root"
board-unknown-key = unknown key; the keys here are { $known }
board-missing = this key is missing
board-integer = an integer is wanted here, not { $found }
board-flag = true or false is wanted here, not { $found }
board-text = a string is wanted here, not { $found }
board-list = an array is wanted here, not { $found }
board-table = a table is wanted here, not { $found }
board-range = { $value } is not within { $low } to { $high }
board-length = { $found } values, where { $wanted } are wanted
board-word = "{ $word }" is none of { $known }
board-id = an id is made of small letters, digits and hyphens, not "{ $id }"

## Setting a game up
setup-seat = Nobody plays "{ $name }" in { $game }: there are { $known }.
setup-twice = Two seats play { $name }: each can be played once.
setup-seats = A game of { $game } has { $least } to { $most } seats, not { $found }.
setup-deck = There is no deck "{ $deck }": there is { $known }.
setup-board = There is no board "{ $id }" for { $game }{ $count ->
    [0] .
   *[other] : there is { $known }.
}
setup-extra = { $game } is not played with "{ $extra }"{ $count ->
    [0] , nor with anything else.
   *[other] : there is { $known }.
}

## What is written as an action, a turn or a level
notation-empty = An action is wanted, and the text is empty.
notation-verb = No action begins with "{ $verb }".
notation-parts = "{ $text }" does not fit: { $forms }.
journal-no-action = step { $step } has no action
journal-braces = step { $step }: results stand in {"{"} {"}"} at the end of the step
bot-level = There is no bot "{ $level }": { $known }.

## Documents: positions, the state in a save, boards
doc-format = only format { $own } is known
doc-game = this is no file of "{ $game }"
doc-id = an id of small letters, digits and _ is wanted
doc-unknown-key = there is no such key here
doc-number = a whole number from 0 to { $most } is wanted, not { $found }
doc-flag = true or false is wanted, not { $found }
doc-text = a text is wanted, not { $found }
doc-texts = a list of texts is wanted, not { $found }
doc-numbers = a list of numbers is wanted, not { $found }
doc-range = { $found } is not within { $least } to { $most }
doc-table = a table is wanted, not { $found }
doc-typed = { $fault }
doc-no-text = { $text } is no text
doc-no-task = { $text } is nothing that can be pending
doc-no-card = { $text } is no card
doc-no-seat = { $text } does not play at this table
doc-no-more = there are no more { $what }
doc-not-in-deck = { $card } is not in the deck
doc-not-in-hand = the hand holds no such cards
doc-not-there = { $card } is not there
doc-hidden = a full position is wanted, not what one viewer knows
doc-unknown-count = expected { $wanted } unknown cards, found { $found }
doc-too-many = these are too many
doc-too-deep = more is pending than any game gets
doc-nobody-asked = nobody is asked here, and the game is not over
position-seats = { $wanted } seats are wanted, not { $found }
position-wish = "{ $result }" cannot come up here
position-unknown-wish = { $result } is no result of chance
pending-nothing = nothing cannot be pending
pending-seat = the table has no such seat
pending-end = the end of the turn lies below all else, and once
pending-no-action = nothing can be done here
game-broken = The game cannot go on: what is pending has got out of order. This is a fault of the program.
broken-tasks = too many tasks are pending
broken-nobody-asked = nobody is asked and the game is not over

## Command line
cli-program = Root, Dewan and Iwari in the terminal: exact rules, bots, and no game ever lost.
cli-all-saves = The folder of saves, instead of the usual one
cli-all-boards = A folder with boards that add to the own ones or take their place
cli-all-plain = Lines only: for screen readers, dumb terminals and scripts
cli-all-mouse = The mouse chooses and scrolls
cli-all-theme = The theme: auto, dark, light, cvd, mono
cli-all-colors = How many colours: auto, true, 256, 16, none
cli-all-glyphs = Which glyphs: auto, ascii, unicode
cli-do-sim = Plays games of bots without a screen and counts who wins
cli-sim-game = Which game: root, dewan, iwari
cli-sim-seats = Who plays, in turn order, with commas between; or how many; random4: four that are drawn for each game, with board and deck
cli-sim-bots = The level of all bots, or of each: random, easy, normal
cli-sim-games = How many games
cli-sim-seed = The number from which all chance follows
cli-sim-board = The board; of dewan the scenario
cli-sim-markers = Root: shuffled suit markers on every clearing
cli-sim-deck = The deck; of dewan the set of pieces
cli-sim-jobs = Games at the same time; as many as there are processors if not given
cli-sim-check = Checks all that must hold after every action
cli-sim-max-rounds = Rounds after which a game is cut off
cli-sim-json = Prints one JSON object
cli-do-board = Says what is wrong with boards of one's own
cli-board-task = What to do with them: check
cli-board-files = The files of the boards
board-fine = { $path }: the board "{ $id }" of { $game } is in order.
cli-do-completions = Writes the completions for a shell
cli-completions-shell = Which shell
cli-do-man = Writes the manual page
cli-failure = thicket: { $what }
cli-usage = { $what } (try --help)
cli-unknown-game = There is no game "{ $game }"; there is: { $games }.
man-commands = COMMANDS
man-keys = KEYS
man-files = FILES
man-files-text =
    Saves lie in the folder given by --saves or by THICKET_SAVES; without these in ./saves when ./Cargo.toml is thicket's own;
    else in $XDG_DATA_HOME/thicket/saves, where $XDG_DATA_HOME is ~/.local/share unless it is set.
seats-nothing = A seat in "{ $text }" does not say what it plays.
seats-player = Nobody is called "{ $text }": human, random, easy or normal may sit down.
seats-many = There are at most { $most } seats.

## Simulation
sim-bots = { $bots } bots are named for { $seats } seats: one is for all, or each seat has its own.
sim-summary = { $games ->
    [one] One game
   *[other] { $games } games
} in { $seconds } s, { $speed } a second; { $unfinished ->
    [0] all came to an end.
    [one] one was cut off.
   *[other] { $unfinished } were cut off.
}
sim-rounds = rounds, median / 95 %
sim-decisions = decisions / forced ones
sim-speed = decisions a second
sim-longest = longest list of actions
sim-violations = { $count ->
    [0] Nothing broken.
    [one] One thing broken.
   *[other] { $count } things broken.
}
sim-seat = seat
sim-plays = plays
sim-games = games
sim-bot = bot
sim-wins = wins
sim-share = of all
sim-score = mean score

## Why something was not done
refusal-over = The game is over.
refusal-wish = The result "{ $result }" cannot come up here; nothing was done.
refusal-unknown-wish = No result of chance reads "{ $result }".
position-faults = { $count ->
    [one] The position has a fault: { $faults }.
   *[other] The position has { $count } faults: { $faults }.
}
undo-nothing = There is nothing to take back.
undo-nothing-to-redo = There is nothing to do again.
undo-another-player = Another player has decided since, or is asked now.
undo-chance = Dice were rolled or cards drawn since.
undo-knowledge = Somebody has learned something since.
undo-before-load = What came before the game was loaded cannot be taken back: the rules have changed since.

## Saves
save-too-large = This is no save: it is larger than { $most } MiB.
save-not-text = This is no text from byte { $at } on: the file is damaged, or no save.
save-foreign = This is no save of thicket: its first line does not say "format = 1".
save-newer = This save has format { $format }; this thicket knows formats up to { $own }. A newer thicket can read it.
save-torn = The save ends too early: { $have } of { $want } bytes are there. The one before it may still be good.
save-changed = The save was changed after thicket wrote it: its digest in line 3 does not fit. The one before it may still be good.
save-syntax = The save is no TOML in line { $line }: { $fault }.
save-content = The save does not hold what it should: { $fault }.
save-seats = the numbers of seats, of players and of those in the state differ
save-drawn = more results of chance were drawn than in any game
save-hex = { $key } wants 16 hexadecimal digits, not "{ $found }"
save-unknown-game = The save is of the game "{ $game }", which this thicket does not know.
save-position = The state in the save is impossible: { $faults }.
save-state-changed = The state in the save was changed after thicket wrote it: state_digest does not fit.
save-board-changed = The board "{ $id }" in the save was changed after thicket wrote it: its digest does not fit.
save-migration = The save of format { $format } cannot be brought up to date: { $fault }.

## Replays
replay-differs = From round { $round }, turn { $turn } of the journal on, these rules lead elsewhere: { $why } The game itself goes on as saved.
replay-setup = the setup is refused: { $fault }.
replay-journal = the turn cannot be read: { $fault }.
replay-action = "{ $action }" is refused: { $fault }.
replay-chance = the results of chance do not fit.
replay-digest = the state is another.

## The folder of saves
store-no-folder = Nothing says where saves are: give --saves DIR, or set THICKET_SAVES or HOME.
store-name = "{ $name }" is no name for a save: letters, digits, - and _, at most 64 bytes.
store-taken = There is a save called "{ $name }" already.
store-missing = There is no save called "{ $name }".
store-nothing = There is no save in { $path } yet.
store-read = { $path } cannot be read: { $fault }.
store-full = The disk is full: { $path } was not written. The game goes on; the last save is as good as it was.
store-read-only = { $path } may not be written. The game goes on; give --saves DIR to save it elsewhere.
store-write = { $path } was not written: { $fault }. The game goes on; the last save is as good as it was.
store-unusable = { $path }: { $fault } It was left as it is.
store-unusable-but = { $path }: { $fault } It was left as it is; the save before it is good.

## The line protocol
cli-do-engine = Speaks the line protocol: one JSON request a line in, one JSON answer a line out
protocol-seed = The system gives no random number: { $fault }. Give "seed".
protocol-blank = A request is wanted, and the line is blank.
protocol-utf8 = The line is not UTF-8.
protocol-long = The line is longer than { $most } MiB.
protocol-json = The line is not JSON: { $fault }.
protocol-object = A request is a JSON object with the key "op".
protocol-missing = The key "{ $what }" is missing.
protocol-text = The key "{ $what }" wants a string.
protocol-texts = The key "{ $what }" wants a list of strings.
protocol-number = The key "{ $what }" wants a whole number from 0.
protocol-as = The key "as" wants "all", "spectator" or the number of a seat.
protocol-seat = Seats are numbered from 0 to { $last }.
protocol-level = There is no bot "{ $what }": random, easy or normal.
protocol-unknown-key = The request "{ $op }" knows no key "{ $what }".
protocol-unknown-op = There is no request "{ $what }".
protocol-no-game = There is no game: send "new" or "load" first.
protocol-toml = The position is no TOML in line { $line }: { $fault }.

## Playing from the command line
cli-do-play = Begins a game
cli-play-game = Which game: root, dewan, iwari
cli-play-seats = Who plays what, in turn order, such as marquise=human,eyrie=normal,alliance=easy,vagabond:ranger=random
cli-play-board = The board; of dewan the scenario
cli-play-markers = Root: shuffled suit markers on every clearing
cli-play-deck = The deck; of dewan the set of pieces
cli-play-seed = The number from which all chance follows
cli-play-name = The name of its save
cli-do-continue = Goes on with a game
cli-continue-name = The name of its save; the last one played if not given
cli-continue-last-good = If the save cannot be used, goes on with the one before it
continue-last-good = { $fault } To go on with that one: thicket continue { $name } --last-good
cli-do-replay = Plays a save again from its journal and tells its story
cli-replay-save = The name of a save, or the path of a file
cli-replay-viewer = With whose eyes: all, spectator, or what a seat plays; all for games that are over, spectator for others
cli-do-saves = Lists the saves
lobby-seed = The system gives no random number: { $fault }. Give --seed.
saves-name = name
saves-game = game
saves-round = round
saves-age = last played
saves-seats = seats
saves-over = over
saves-fault = cannot be used, see below
saves-age-seconds = just now
saves-age-minutes = { $count ->
    [one] a minute ago
   *[other] { $count } minutes ago
}
saves-age-hours = { $count ->
    [one] an hour ago
   *[other] { $count } hours ago
}
saves-age-days = { $count ->
    [one] a day ago
   *[other] { $count } days ago
}
replay-turn = Turn { $turn }, { $who }
replay-same = { $turns ->
    [one] One turn was played again and led to the state of the save.
   *[other] { $turns } turns were played again and led to the state of the save.
}
replay-unreadable = { $path } cannot be used: { $fault }
replay-who = Nobody plays "{ $who }" in this game; say all, spectator, or what a seat plays.
screen-saved-as = The game is saved as "{ $name }".
