# The words of shared tables: the list of tables, who sits there, what the table answers.

## At the table
# $who: the name of a player; $text: what they say; $seat: what a seat plays, or what was typed; $player: who plays
# it; $name: the name of a player or table; $players: names of players; $level: the level of a bot; $count: how many;
# $program: the number of a version.
table-says = { $who }: { $text }
table-undo-wanted = { $who } wants to undo their last choice.
table-seat-wanted = { $who } has seen another hand and wants to sit down as { $seat }.
table-type-agree = Type :agree if you agree.
table-withdrawn = { $who } withdrew the proposal.
table-turned-down = { $who } does not agree.
table-displaced = { $who } made a new proposal, which replaces that of { $other }.
table-proposal-waits = Another player's proposal has to be decided first.
table-sits-down = { $who } sat down.
table-returns = { $who } is back.
table-watches = { $who } is watching.
table-rises = { $who } left their seat.
table-leaves = { $who } left.
table-knows-hand = You have seen the hand of another seat in this game. You may take this one only if everyone with a seat agrees.
table-log-undid = { $count ->
    [one] { $who } undid 1 action.
   *[other] { $who } undid { $count } actions.
}
table-log-stood-in = A bot plays for { $who }.
table-log-returned = { $who } plays again.
table-log-lapsed = The undo that { $who } proposed lapsed, because play continued before everyone agreed.
table-log-knows-seed = { $who } knows the seed of this game, which reveals every hand and draw.
table-missed-undo = { $count ->
    [one] { $who } undid 1 action while you were away.
   *[other] { $who } undid { $count } actions while you were away.
}
table-missed-stood-in = A bot played for you while you were away.
table-back = Reconnected to the table. Nothing was lost.
table-back-without = { $actions ->
    [one] Reconnected to the table. The last action was not saved and is lost.
   *[other] Reconnected to the table. The last { $actions } actions were not saved and are lost.
}
table-lost = The table isn't answering. Look at the map before you try again.
table-unreadable = The table sent something that this version of thicket can't read. Update thicket, then join again.
table-disk-slow = The disk isn't answering. The game continues, but its last actions aren't saved yet.
table-dies = The host of { $name } stopped several times within a minute. Try its last good save.
table-none = This game isn't shared.
table-say-what = Type what you want to say: say hello.
table-too-fast = Too many messages at once. Wait a moment.
table-close-wanted = { $who } wants to close this table.
table-rematch-wanted = { $who } wants a rematch.
table-wait-wanted = { $who } wants the table to wait for players who are away.
table-bot-wanted = { $who } wants a bot ({ $level }) to stand in for players who are away.
table-away-waits = From now on, the table waits for players who are away.
table-away-bot = From now on, a bot ({ $level }) stands in for players who are asked and have been away for a minute.
table-away-what = Type away wait, or the level of the bot that stands in: away normal.
table-refused = The proposal is off.
table-asked = Proposed to { $players }. It takes effect when everyone agrees.
table-agreed = Everyone agreed.
table-agreed-too = You agreed.
table-still-asked = Not decided yet: { $players }.
table-close-away = This game is not over, and { $player } is away. A table closes only if everyone with a seat agrees.
table-not-over = A rematch can start only when this game is over.
table-no-rematch = The rematch can't start. { $fault }
table-closed = The table { $name } is closed. The account that owns it keeps the game.
table-declines = While you are away, you answer "no" to every prompt on other players' turns. Your own turns wait. Type :decline off to end this.
table-declines-no-more = While you are away, the other players wait for your answers again.
table-decline-what = Type :decline on or :decline off.
table-seated = The seat is yours.
table-risen = You left your seat. You are watching now.
table-who = WHO IS HERE
table-who-line = { $seat }: { $player }
table-watching = { $count ->
    [0] Nobody is watching.
    [one] 1 person is watching.
   *[other] { $count } people are watching.
}
table-waits = Now playing: { $seat }, { $player }.
table-ask-leave = Leave the table? It is saved, and your seat is kept for you.
table-ask-leave-unsaved = Leave the table? Its last actions are not saved. Your seat is kept for you.
table-left-unsaved = You left the table. Its last actions were not saved.
table-silent = The table no longer answers. Its last actions may not be saved.
table-gone = This table has ended. Type :quit to leave.
table-ask-leave-gone = Leave the table? Nothing more can happen there.
table-free = free seat
table-you = { $name }, you
table-away = { $name }, away
table-late = Too late: the game has moved on. Look at the map and choose again.
table-none-proposed = No proposal is waiting for an answer.
table-looks-on = You are only watching this table.
table-older-terminal = You are now playing this seat at another terminal. Here you only watch.
table-no-seat = There is no free seat, so you are watching.
table-no-seat-of-yours = You have no seat at this table.
table-which-seat = There is no seat "{ $seat }" at this table.
table-seat-taken = The seat "{ $seat }" belongs to another player.
table-full = This table has no room left.
table-name-alike = Your name, { $name }, looks like { $other }, who is at this table or has a seat here. Choose another name.
table-own-name = Here you are called { $name }, like your account: only the account that owns a table may choose names.
table-seat-name = "{ $name }" can't be a player's name: use up to 32 visible characters.
table-seats-alike = Two seats have names that look alike: { $other } and { $name }.
table-version = This table is run by thicket { $program }. Use the same version.
undo-proposed = Proposed. It takes effect when everyone agrees.
undo-not-yours = You can undo only your own choices.

## Finding a table
# $name: the name of a table or save; $fault: what is wrong; $process: the process and machine that play it; $busy: the
# sentence that says so.
table-missing = There is no table called "{ $name }".
table-named-alike = "{ $name }" looks like { $other }, which exists already. Choose another name.
table-not-shared = { $name } is not shared. Continue it, or start a shared table with play --table.
table-asleep = Nobody has { $name } open, and only the account that owns it can open it.
table-keeps-hands = { $name } is a shared game in progress, so hands stay hidden. Join or watch it from the list of tables.
table-io = The table { $name } can't be reached: { $fault }.
table-impostor = The table { $name } belongs to { $owner }, but { $peer } answers in its place. Nothing was sent.
table-replaced = The table { $name } stops: { $path } is gone, or something else has taken its place. Nothing was overwritten.
table-unsaved = The table { $name } ends, and its last actions are not saved: { $path } could not be written.
store-busy = { $name } is being played in another session (process { $process }).
store-busy-continue = { $busy } Use --copy to continue a copy, or "replay --screen" to watch.
screen-busy = { $busy } c continues a copy, { $key-watch } watches.
screen-busy-open = { $busy } Press o: the list offers a copy.
cli-continue-copy = If another session is playing the save, continue a copy
save-shared = "away" must be wait, random, easy or normal
save-event = unknown event at a table

## The list of tables
# $game: the game; $round: the number of the round; $age: how long ago; $seat: the letter of a seat.
tables-title = TABLES ON THIS MACHINE
tables-question = Which table?
tables-key-join = sit down
tables-key-watch = watch
tables-key-new = new table
tables-none = There are no tables yet.
tables-line = { $name }: { $game }, round { $round }, nobody here, last played { $age }
tables-line-here = { $name }: { $game }, round { $round }, here: { $count }
tables-line-over = { $name }: { $game }, over in round { $round }
tables-seat = { $seat } { $player }
tables-seat-asked = { $seat } { $player } (choosing)
tables-here = here: { $count }
tables-asleep = nobody here
tables-over = over
screen-title-tables = play with others
screen-help-tables =
    A table is one game that several players share, each at their own terminal on this machine. Enter takes a free seat or your own, { $key-watch } lets you watch, and n starts a table. In a new table, leave at least one "open seat".
    Everyone may leave: the game is saved, and continues when someone returns.
screen-new-open = open seat
screen-new-shared = Open seats are for others on this machine; a name reserves one.
screen-new-about-person = Someone at this keyboard. "open seat" is for players at other terminals.
screen-new-about-open = For someone at another terminal of this machine: p on the title lists the tables.
screen-new-away = away
screen-new-away-wait = wait for them
screen-new-about-away = When a player who is asked has been away for a minute, the table waits for them, or a bot stands in until they are back.

## Commands at a table
screen-key-say = say
screen-do-say = Say something to everyone at the table: say hello
screen-key-who = who
screen-do-who = Show who sits at the table, and who is away
screen-key-agree = agree
screen-do-agree = Agree to another player's proposal
screen-key-refuse = refuse
screen-do-refuse = Turn down another player's proposal, or withdraw your own
screen-key-away = away
screen-do-away = Propose what to do when a player is away: away wait, away normal
screen-key-closetable = close
screen-do-closetable = Propose to close this table
screen-key-decline = decline
screen-do-decline = While you are away, answer no to prompts on other players' turns: decline on, decline off
screen-key-sit = sit
screen-do-sit = Sit down in a free seat: sit eyrie
screen-key-rise = rise
screen-do-rise = Leave your seat to other players
# $seat is what a seat plays, $player who plays it.
plain-table-over = Type rematch to propose another game, say to talk, close to close this table, or quit.
plain-waits = Waiting for { $seat } ({ $player }).
plain-not-now = Not now: waiting for { $seat } ({ $player }).

## The command line
# $text is what was typed.
cli-do-tables = List the tables of this machine, and sit down at one
cli-tables-list = Print the list, even in a terminal
cli-do-join = Sit down at a table, or return to your seat
cli-join-name = Name of the table
cli-join-seat = Seat to take, such as eyrie (default: your own, else any free one)
cli-do-watch = Watch a table
cli-watch-name = Name of the table
cli-do-scores = Show who won the finished games of this machine
cli-do-host = Run the host of a table; started by thicket itself
cli-host-name = Name of the table
cli-host-stay = Stay when nobody is there, for an init system that runs the host
cli-play-table = Play at a shared table: human seats are open, or reserved if they have a name
cli-play-away = What to do when a player is away: wait, or the level of a bot that stands in
cli-no-away = "{ $text }" is unknown. Use one of { $known }.
cli-all-tables = Keep tables in DIR instead of the folder of saves
cli-all-player = Your name at tables; accepted only from the account that owns them

## Scores
# $count: how many games; $won and $played: games won and played.
scores-games = { $count ->
    [0] No finished games.
    [one] 1 finished game.
   *[other] { $count } finished games.
}
scores-line = won { $won } of { $played }
