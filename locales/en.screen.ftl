# The words of the screen: what surrounds the games, then what it shows of each game.
# $key-undo is the key of the command undo, $key-hint that of hint, and so on: players can change keys.

## The table of commands: in the key bar, and in help
screen-key-choose = choose
screen-do-choose = Choose what is under the cursor, or list the actions that use it
screen-key-drop = cancel
screen-do-drop = Cancel the unfinished action, or close the open panel
screen-key-back = back
screen-do-back = Remove the last part of the action
screen-key-left = left
screen-do-left = Move the cursor left, or lower a value
screen-key-down = down
screen-do-down = Move the cursor down
screen-key-up = up
screen-do-up = Move the cursor up
screen-key-right = right
screen-do-right = Move the cursor right, or raise a value
screen-key-next = next
screen-do-next = Next legal target or next board; while others play, skip to what concerns you
screen-key-turn = end of turn
screen-do-turn = While others play, show the rest of this turn at once, then pause
screen-key-previous = previous
screen-do-previous = Previous legal target or previous board
screen-key-pane = hand
screen-do-pane = Switch between map and hand; look at the map under a panel
screen-key-hold = hold
screen-do-hold = Pause the bots, then advance step by step
screen-key-more = more
screen-do-more = Show more
screen-key-less = less
screen-do-less = Show less
screen-key-undo = undo
screen-do-undo = Undo your last choice, while that is still possible
screen-key-redo = redo
screen-do-redo = Redo what was undone
screen-key-take = take it
screen-key-think = think longer
screen-key-help = help
screen-do-help = Show help for this screen
screen-key-about = about
screen-do-about = Explain a game on one page: about dewan
screen-key-info = look
screen-do-info = Show everything in the clearing under the cursor, who rules it and why
screen-key-log = log
screen-do-log = Show the whole log turn by turn, newest first; Enter on a line shows the map at that moment
screen-key-cards = cards
screen-do-cards = Show your cards in full, and all open cards
screen-key-board = board
screen-do-board = Show a faction's board: board eyrie
screen-key-table = table
screen-do-table = Show hirelings, landmarks and setup cards
screen-no-table = Nothing is on the table besides the boards.
screen-key-why = why not
screen-do-why = Explain why an action isn't allowed; ?march 1 2 1 does the same
screen-key-law = law
screen-do-law = Show the law behind the last refusal or this prompt; law 7, law ambush, law contents look it up
screen-key-odds = odds
screen-do-odds = Show the odds of this battle, or of one at the cursor: odds 11 eyrie
screen-key-search = search
screen-do-search = Search the log or the open panel; { $key-next } and { $key-previous } find more
screen-key-goto = go to
screen-do-goto = Move the cursor to a clearing: goto 7. Show the map of an earlier round and turn: goto 4.2
screen-key-hint = hint
screen-do-hint = See what a bot would do, and why; again for the best bot
screen-key-type = type
screen-do-type = Type an action or a command; Tab completes
screen-key-set = set
screen-do-set = Change a setting: set pace=slow; without one, open the settings
screen-key-save = save
screen-do-save = Save now, or elsewhere: w PATH; games are also saved automatically
screen-key-saveleave = save, leave
screen-do-saveleave = Save and leave, unless saving fails; quits if thicket was started with this game
screen-key-points = points
screen-do-points = Show what the points were scored for
screen-key-rematch = rematch
screen-do-rematch = Play again with the same players and map
screen-key-watch = watch
screen-do-watch = Watch the game from the start
screen-key-export = export
screen-do-export = Write the game as a log for other programs (Rootlog)
screen-key-chances = chances
screen-key-review = review
screen-key-stop = stop
screen-key-by-points = points
screen-do-chances = Show the winning chances as curves, or the points
screen-do-review = Compare your choices with those of the best bot
screen-no-chances = The winning chances in this game are not known.
screen-review-making = Rating choice { $done } of { $choices } against the hard bot's choice.
screen-review-of = The costliest choices of { $player }, the surest first, in percentage points of winning chance:
screen-review-round = round { $round } { $cost }
screen-review-rounds = Loss in each round, from all choices: { $rounds }.
screen-review-note = Rated by the bot "hard" from what you could see, with the standard error. Below 0 nothing was lost. The setup is not rated.
screen-review-stopped = The review was stopped.
screen-review-nobody = Nobody at this keyboard played in this game.
screen-review-elsewhere = This game is kept at another terminal: review it there.
screen-review-failed = The review failed.
screen-key-leavenow = leave now
screen-do-leavenow = Save and leave without asking; if saving fails, repeat it to leave unsaved
screen-key-leave = leave
screen-do-leave = Save and leave the game; if it can't be saved, you are told why
screen-key-close = close
screen-do-close = Close the open panel
screen-key-pageup = page up
screen-do-pageup = Scroll up a page
screen-key-pagedown = page down
screen-do-pagedown = Scroll down a page
screen-key-top = top
screen-do-top = Scroll to the top
screen-key-bottom = bottom
screen-do-bottom = Scroll to the bottom
screen-key-surprise = surprise me
screen-do-surprise = Draw factions, map, deck, hirelings and landmarks at random
screen-key-redraw = redraw
screen-do-redraw = Redraw the whole screen
screen-key-suspend = suspend
screen-do-suspend = Return to the shell; fg resumes

## More for the key bar
# $count: how many.
screen-key-number = number or arrows
screen-key-letter = letter or arrows
screen-key-number-letter = number, letter or arrows
screen-key-card = number of a card or arrows
screen-key-line = line
screen-key-see-plan = see the route
screen-key-count = how many
screen-key-which = which
screen-key-take-count = takes { $count }
screen-key-end = end
screen-key-no = no
screen-key-only-no = no (your only answer)
screen-key-end-it = end it
screen-key-go-on = continue
screen-key-do-it = do it
screen-key-complete = complete
screen-key-why-typed = ? before it: why not
screen-key-boards = boards
screen-key-scroll = scroll
screen-key-page = page
screen-key-next-board = next board
screen-key-next-law = next, previous
screen-key-other-game = other game
screen-key-law-above = the law above
screen-key-see-map = see the map
screen-key-see-panel = see the panel
screen-key-show-hand = show my hand
screen-key-step = next step
screen-key-concerned = what concerns you
screen-key-skip = skip to the next prompt
screen-key-result = the result
screen-key-title = title
screen-key-see-table = table
screen-key-do-leave = leave
screen-key-stay = stay
screen-key-try-again = try again
screen-key-elsewhere = save elsewhere
screen-key-abandon = leave unsaved
screen-key-menu = letter or arrows
screen-key-start = start
screen-key-field = next field
screen-key-change = change
screen-key-person-bot = human or bot
screen-key-back-out = back
screen-key-then = map at that time
screen-key-fold = turns only
screen-key-unfold = all lines
screen-key-older-newer = older, newer
screen-key-back-to-log = back to the log
screen-key-next-found = next found
screen-key-search-it = search
screen-key-widen = all actions

## Questions that the screen asks itself
# $action: an action, whole or begun; $list: its parts so far; $next: the next one; $thing: what the cursor is on; $question: the question of the rules; $card: a
# card; $round: the round of the last save; $actions: how many actions; $seat: who plays there: a faction or tribe;
# $count: how many; $left: what is left to do, in words; $player: the name of a human or the level of a bot; $law:
# the number of a law.
# The parts of an action one after the other: "march 10 12". Two of them may be numbers, which need a blank between them.
screen-action = { $list } { $next }
screen-next-verb = Actions that use { $action }: choose one, or Esc for all.
screen-about = { $action } (using { $thing })
screen-filled-in = { $question } [{ $action } ...]
screen-next-from = { $action }: Choose a clearing to start from.
screen-next-to = { $action }: Choose a clearing to go to.
screen-next-place = { $action }: Choose a place.
screen-next-count = { $action }: Choose how many.
screen-next-card = { $action }: Choose a card.
screen-next-whom = { $action }: Choose a player.
screen-next-item = { $action }: Choose one.
root-next-stall = Swap { $card }: Choose a stall.
screen-next-plan = { $action }: Choose a route.
screen-as-it-stands = nothing more
screen-choose = CHOOSE
screen-plans = Routes to { $thing }
screen-ask-leave = Leave the game? It is saved.
screen-ask-leave-writing = Leave the game? It is saved first.
screen-ask-leave-unkept = Leave the game? It isn't saved anywhere.
screen-ask-unsaved = Not saved since round { $round }: { $actions ->
    [one] 1 action
   *[other] { $actions } actions
} would be lost. Leave?
screen-ask-never-saved = This game isn't saved: { $actions ->
    [one] 1 action
   *[other] all { $actions } actions
} would be lost. Leave?
screen-ask-ready = { $seat }: { $action }?
screen-ask-final = can't be undone
screen-preview-chance = the rest is up to chance or to others
screen-preview-open = what happens next is up to chance or to others
screen-preview-then = then { $question }
screen-preview-more = and { $count } more
screen-waits = { $action } is ready: Enter does it, Esc cancels it.
screen-not-done = Not done: { $action }. Enter would have done it.
screen-left-off = Canceled: { $action }.
screen-ask-end = End the phase with { $left } left to do?
screen-waiting-for = Waiting for { $player } ({ $seat }).
screen-waiting-for-seat = Waiting for { $seat }.
screen-playing = Now playing: { $seat }.
screen-held-up = Paused. Now playing: { $seat }.
screen-law = [law { $law }]
screen-law-short = [{ $law }]

## Words to the player
# $thing: what the cursor is on; $key: the key pressed; $action: an action; $typed: the action as it is typed;
# $text: what was typed; $setting: the word of a setting; $value: what was typed for it; $known: the values it can
# have; $count: how many; $name: the name of the save; $path: the path of a file or folder; $round:
# the number of the round; $why: the reason; $key: the key of undo.
screen-not-asked = It isn't your turn to choose.
screen-verb-first = Choose an action first: its letter is in the bottom line.
screen-nothing-to-step-back = Nothing has been chosen yet; { $key } undoes earlier actions.
screen-nothing-about = Nothing you can do now uses { $thing }. You can: { $actions }.
screen-nothing-left = Nothing is left to choose; the bottom line says how to continue.
screen-not-a-target = That isn't a target.
screen-no-number = Nothing here has the number { $key }.
screen-verb-because = Not possible now: { $action }. { $why }
screen-verb-example = Not possible now: { $action }. For example: { $why }
screen-verb-nothing = Not possible now: { $action }. There is nothing to do it with. { $why }
screen-no-key = { $key } does nothing here; { $key-help } lists what does.
screen-no-key-panel = { $key } does nothing here; Esc closes the panel.
screen-composed = { $key } is from an input method: switch it to Latin letters, or type { $key-type } first.
screen-no-command = There is no command "{ $text }".
screen-no-setting = There is no setting "{ $text }": see :set.
screen-no-value = { $setting } can't be "{ $value }". Values: { $known }.
screen-which-board = Whose board? Name a faction at this table.
screen-no-odds = No battle to calculate here: name a clearing with your warriors and an enemy there.
screen-odds-what = There is no "{ $text }": name a clearing, a player, or both.
screen-undo-what = "{ $text }" is not a number of actions to undo.
screen-nothing-found = "{ $text }" was not found.
screen-only-found = That is the only match.
screen-no-goto = There is no "{ $text }": name a clearing, or a round and turn like 4.2.
screen-no-past = The map at that moment is no longer known.
screen-no-further = There is nothing more that way.
screen-say-quit = q only closes panels; :quit leaves the game.
screen-why-some = It is legal like this: { $action }
# What the verb does, and what is wrong with the rest of the wish: two sentences.
screen-why-legal = You can do that now.
# $actions: what the bot would do after that, a sentence for each action.
screen-hint-then = Then: { $actions }
# $player: who is expected to do it, $chance: in how many of a hundred trials.
screen-hint-reply = Likely answer of { $player } ({ $chance }%): { $action }
# $reasons: what the bot expects, each with a figure, such as +1.3 cards held.
screen-hint-expects = Expected, in the bot's points: { $reasons }.
screen-hint-beside = Compared with the first, in the bot's points: { $reasons }.
screen-hint-weighs = The difference: { $reasons }.
# $by: how far it is ahead or behind, in percent of the chance to win or in points.
screen-hint-clear = Clearly better than anything else: { $unit ->
    [chance] winning chance { $by }% higher.
   *[points] { $by } points more.
}
screen-hint-better = Better than the next: { $unit ->
    [chance] winning chance { $by }% higher.
   *[points] { $by } points more.
}
screen-hint-close = The next best is about as good.
screen-hint-chance = The rest is up to chance or to others.
screen-hint-level = About as good as the first.
screen-hint-behind = A little worse than the first: { $unit ->
    [chance] winning chance { $by }% lower.
   *[points] { $by } points less.
}
screen-hint-far-behind = Clearly worse than the first: { $unit ->
    [chance] winning chance { $by }% lower.
   *[points] { $by } points less.
}
screen-hint-later = The bot is thinking about a hint; any other key ends that.
screen-undone = { $count ->
    [one] Undid 1 action.
   *[other] Undid { $count } actions.
}
screen-redone = { $count ->
    [one] Redid 1 action.
   *[other] Redid { $count } actions.
}
screen-saved-now = Saved as "{ $name }".
screen-not-saved = The game could not be saved.
screen-unkept = This game isn't saved anywhere.
screen-saved-elsewhere = Saved as { $path }. The game is saved there from now on.
screen-left-at = You left without saving: the save ends in round { $round }.
screen-left-unsaved = You left without saving: there is no save of that game.
screen-save-trouble = NOT SAVED: { $why }
screen-save-trouble-mark = NOT SAVED, see :w
screen-saved-mark = {"  saved"}
screen-no-face = This game has no screen.

## Around the map
# $round: the number of the round; $step: the number of the step; $steps: how many steps there are; $count: how many
# cards or lines; $level: the level of a bot.
# Between what belongs to one choice, in a line.
screen-apart = { "; " }
screen-round = round { $round }
screen-over = GAME OVER
screen-log = LOG
screen-coach = TUTORIAL { $step }/{ $steps }
screen-coach-asks = { $step }/{ $steps } { $text }
screen-look = look:
screen-hand = HAND { $count }
screen-inspector-more = { $key-info }: all of it
screen-hand-more = {"   "}+{ $count } more: { $key-cards }
screen-more = -- { $count } more lines: { $key-pagedown } or { $key-down } --
screen-esc-close = Esc close
screen-person = you
screen-other-person = human
screen-bot = bot { $level }
screen-clockwork = clockwork
# $level: how hard it is to beat.
screen-clockwork-level = clockwork { $level }
screen-new-about-clockwork = It follows its board, and nobody decides for it. It can have trait cards.
# $traits: words that can be typed.
screen-new-about-traits = You can type here: { $traits }.
# $word: what was typed and is none of them.
screen-new-no-trait = No trait card is called "{ $word }". You can type here: { $traits }.
screen-level-about-random = Chooses actions at random; good for trying things out.
screen-level-about-easy = Looks one action ahead and sometimes makes mistakes.
screen-level-about-normal = Plans its turn and knows what each faction needs.
screen-level-about-hard = Tests its best plans against the replies it expects. Takes a moment.
screen-level-random = random
screen-level-easy = easy
screen-level-normal = normal
screen-level-hard = hard

## Panels
# $board: a faction or tribe; $seat: the number of the seat; $player: who plays it; $place: a place; $law: the
# number of a law; $text: a line of the log; $action: the action.
screen-title-board = BOARD OF { $board }   seat { $seat }, { $player }
screen-title-log = LOG, the newest turn first
screen-title-cards = CARDS
screen-title-place = { $place }
screen-title-help = HELP
screen-title-law = Law { $law }
screen-past = As it was: { $text }
screen-title-hint = What a bot would do ({ $level })
screen-title-why = Why not?  { $action }
screen-help-new =
    Choose the game, its map and who plays each seat. The arrow keys go from line to line and change what is under the cursor; type a seed. The line at the bottom explains what is chosen.
    { $key-surprise } draws factions, map, deck, hirelings and landmarks at random. Enter starts the game.
screen-help-open =
    The newest game is at the top. Enter continues it, and { $key-watch } shows it from its start without changing it. If a save can't be read, the reason is shown below the list.
screen-help-lessons =
    A tutorial takes you through the first turns of a game and explains each key. Enter continues where you left off, n starts again, and a explains the game on one page.
screen-help-daily =
    Each day has one game, the same for everyone, against bots that get stronger from Monday to Sunday. Days change at midnight UTC. Your first try counts: Enter begins it, or continues it until it is over.
    Enter on a day that is over, or on one that you missed, plays it for practice. { $key-watch } shows your try from its start. The line below the list sums up your result for sharing.
screen-help-settings =
    Each change takes effect at once and is saved. The line below the list explains the setting.
screen-help-now = NOW
screen-help-end = No, done or end the phase.
screen-help-keys = KEYS
screen-help-capitals = The board of that faction
screen-help-hint-title = How to read a hint
screen-help-hint =
    The choices that the bot thought best, the best first; on the map, their numbers stand at their places.
    In Root it compares winning chances: in how many of 100 games like this it expects you to win. The hard bot plays out what the others are expected to reply.
    In Dewan and Iwari it compares points: how many you will have in the end as the position stands.
    The reasons say what makes the difference, in such points: "cards held +0.7" means that you would hold cards worth 0.7 points more.
screen-help-guided =
    Build an action key by key: first its letter, then a number or the cursor for each thing it names. A part with only one choice is filled in for you.
    Or point first: put the cursor on a clearing (arrows or { $key-left } { $key-down } { $key-up } { $key-right }) and press Enter to see what can be done there; { $key-pane } goes to your hand.
    Lowercase letters choose actions, capitals open faction boards, digits choose numbered things, and e means no, done or end.
    { $key-back } removes a part, Esc cancels the action, { $key-undo } undoes what was done. After { $key-type } you can type an action; put ? before it to ask why it isn't allowed.

## What a game is: one page for those who have never seen it
# $game is the name of a game.
about-title = What is { $game }?
about-does = What you do
about-wins = How you win
about-turn = How a turn goes
about-special = What makes it special
about-first = What to try first
# $text is what was typed, $games the names of all games.
about-none = There is no game "{ $text }". Games: { $games }.
about-keys = In a game, { $key-help } shows help, { $key-hint } a hint, { $key-law } the law behind a prompt, and { $key-undo } undoes an action.

## The law
# $game: a game; $law: the number of a law; $chapter: the title of the chapter; $words: what was searched for;
# $count: how many.
law-contents = The rules of { $game }
law-chapter = Law { $law }: { $chapter }
law-found = { $game }, "{ $words }": { $count ->
    [one] 1 law
   *[other] { $count } laws
}
law-none = There is no law "{ $law }", and no law contains these words.
law-how = law NUMBER shows a chapter or a law; law WORD finds the laws that contain the word.

## Handing over
# $player: the name of a human.
screen-hand-over-turns = Pass the keyboard to
screen-hand-over-by = played by { $player }
screen-hand-over-away = Everyone else, look away. This screen shows no secrets.

## The end
# $letter: the letter of a faction; $aim: how else the player wins; $before: the lead before the turn; $after: the
# lead after it; $count: how many more.
screen-end-pad = SCORE PAD
screen-end-chart = POINTS BY ROUND
screen-end-chances = CHANCES BY TURN
screen-end-review = REVIEW
screen-end-turning = TURNING POINTS
screen-end-sum = points
screen-end-aim = { $letter } plays for { $aim }.
screen-end-lead = winner's lead { $before } to { $after }
screen-end-no-turning = The lead never changed.
# $sources: what brought points, each with how many; $count: rounds in which it was ahead.
screen-end-won = won in round { $round }
screen-end-won-with = won in round { $round } with { $sources }
screen-end-most-from = most points from { $sources }
screen-end-led = led longest, at the start of { $count } of { $rounds } rounds
screen-key-next-page = next
screen-key-show-turn = show
screen-title-points = Score pad

## Watching a game again
# $turn: the number of the turn; $turns: how many turns there are; $text: what happened; $seat: a faction or tribe.
screen-watch = Turn { $turn } of { $turns }: { $text }
screen-watch-start = Turn { $turn } of { $turns }: the game starts.
screen-watch-hand = HAND: { $seat }
screen-replay-choose = Step forward
screen-replay-drop = Stop watching
screen-replay-close = Stop watching
screen-replay-leave = Stop watching
screen-replay-left = Step back
screen-replay-right = Step forward
screen-replay-down = Go to the next turn
screen-replay-up = Go to the start of this turn, then to the turn before
screen-replay-hold = Play on automatically, or pause
screen-replay-top = Go to the start of the game
screen-replay-bottom = Go to the last step
screen-watch-unknown = The moves of this game are not known.
screen-key-steps = step
screen-key-turns = turn
screen-key-ends = start, end
screen-key-play-on = play
screen-key-turning = turning points
screen-key-stop-watching = stop watching
screen-end-wins = won!
screen-end-points = points
screen-end-choices = choices
screen-end-undos = undos

## Title
# $done: how many are done; $steps: how many steps there are; $count: how many saves; $theme: the name of the theme;
# $depth: how many colors; $name: the name of a save; $seats: the factions or tribes; $round: the number of the
# round; $age: how long ago.
screen-name = T  H  I  C  K  E  T
screen-subtitle = Root, Dewan and Iwari in the terminal
screen-lessons-title = TUTORIALS
screen-lessons-question = Which tutorial would you like to play?
screen-lessons-new = new
screen-lessons-begun = { $done } of { $steps } steps done
screen-lessons-done = done
screen-daily-title = DAILY GAMES
screen-daily-question = Play which day?
screen-daily-best = best
screen-key-play = play
screen-key-anew = start over
screen-menu-line = Go to the next or previous line
screen-menu-field = Go to the next or previous field
screen-menu-change = Change the value under the cursor
screen-menu-person-bot = Let a human or a bot play the seat
screen-menu-start = Start the game
screen-menu-choose = Open what is under the cursor
screen-menu-resume = Continue the game under the cursor
screen-menu-copy = Continue a copy of the game under the cursor
screen-menu-lesson = Continue the tutorial under the cursor
screen-menu-anew = Restart the tutorial under the cursor
screen-menu-about = Explain the game under the cursor on one page
screen-menu-daily = Play the day under the cursor; a past one is for practice
screen-menu-join = Sit down at the table under the cursor
screen-menu-look-on = Watch the table under the cursor
screen-menu-new-table = Set up a new table
screen-menu-other-game = Go to the next or previous game
screen-menu-scroll = Scroll down or up a line
screen-menu-back = Go back
screen-menu-quit = Quit thicket
screen-title-question = What would you like to do?
screen-title-continue = continue
screen-title-new = new game
screen-title-daily = daily game
screen-title-lessons = tutorials
screen-title-open = open a saved game
screen-title-about = what the games are
screen-title-keys = learn the keys
screen-title-settings = settings
screen-title-quit = quit
screen-title-saves = { $count ->
    [one] 1 game
   *[other] { $count } games
}
screen-title-looks = Theme { $theme }, { $depth }. Press s to change it.
screen-depth-none = no colors
screen-depth-16 = 16 colors
screen-depth-256 = 256 colors
screen-depth-true = true color
screen-save-line = { $name }: { $seats }, round { $round }, { $age }
screen-save-over = { $name }: { $seats }, over in round { $round }, { $age }
screen-save-bad = { $name }: cannot be read, { $age }

## New game
screen-new-title = NEW GAME
screen-new-head-seat = seat
screen-new-head-player = player
screen-new-head-name = name
screen-new-head-traits = name or traits
screen-new-empty = -
screen-new-person = human
screen-new-game = Game
screen-new-board = Map
screen-new-deck = Deck
screen-new-seed = Seed
screen-new-seed-note = empty: random
screen-new-seed-told = everyone at the table will be told that you know it
screen-new-seed-wrong = The seed must be a number, or empty.
screen-new-nobody = Add at least one player.
screen-new-question = Choose a game and its players. Enter starts.
screen-new-watch = Bots only: you watch.
screen-new-solo = One human against bots: the screen never hides your hand.
screen-new-hot-seat = Several humans at one keyboard: hands are hidden between turns.

## Saved games
screen-load-title = SAVED GAMES
screen-load-question = Load which game?

## Settings
# $text: what the file has; $known: all commands; $key: a key; $other: the command that has the key; $path: the path
# of a file or folder; $fault: what is wrong.
screen-set-title = SETTINGS
screen-set-question = Changes take effect at once and are saved.
screen-set-language = Language
screen-set-about-language = Auto follows the locale. The flag --lang overrides this.
screen-language-auto = auto
screen-set-theme = Theme
screen-set-about-theme = Colors of the screen; auto checks whether the background is light.
screen-set-colors = Colors
screen-set-about-colors = How many; auto checks the environment (NO_COLOR, COLORTERM, TERM).
screen-set-glyphs = Glyphs
screen-set-picture = Map
screen-set-about-picture = Painted with 256 or more colors, otherwise drawn in lines; or always lines.
screen-set-about-glyphs = ASCII only, or lines and symbols from Unicode; auto follows the locale.
screen-set-pace = Bot speed
screen-set-about-pace = How long each bot step is shown. { $key-hold } pauses, Enter skips.
screen-set-preview = Preview actions
screen-set-about-preview = Shows an action before it is taken; "off" applies only to solo games.
screen-theme-auto = auto
screen-theme-dark = dark
screen-theme-light = light
screen-theme-cvd = cvd
screen-theme-mono = mono
screen-colors-auto = auto
screen-colors-true = true
screen-colors-256 = 256
screen-colors-16 = 16
screen-colors-none = none
screen-glyphs-auto = auto
screen-glyphs-ascii = ascii
screen-glyphs-unicode = unicode
screen-picture-auto = auto
screen-picture-lines = lines
screen-preview-all = always
screen-preview-filled = when autofilled
screen-preview-off = off
screen-set-confirm = Ask before ending a phase
screen-set-about-confirm = Asks once if you end a phase with something left to do.
screen-set-forced = Answer forced prompts at once
screen-forced-solo = in solo games
screen-set-about-forced = Also on others' turns; a quick answer tells them that you had no choice.
screen-set-mouse = Mouse
screen-set-about-mouse = Click to choose, wheel to scroll. You can't select text in the terminal then.
screen-pace-off = no pause
screen-pace-fast = fast
screen-pace-normal = normal
screen-pace-slow = slow
screen-yes = yes
screen-no = no
keys-no-key = { $text } is not a key: write one character, Ctrl and a letter (Ctrl-T), or a name such as Tab, Space or PgUp
keys-no-command = unknown command. Commands: { $known }
keys-reserved = { $key } is taken: capital letters open faction boards, digits choose numbered things, and e means no
keys-twice = { $key } already belongs to { $other }
settings-fault = The settings in { $path } cannot be read: { $fault }
settings-not-kept = The settings cannot be saved in { $path }: { $fault }
settings-no-folder = No folder for settings was found.
# $files: list of names of files.
screen-files-unusable = Not used because of errors: { $files }. Leave to read the errors.

## The keys
screen-about-question = Which of these games would you like to play?
screen-keys-question = Esc goes back.

## Too small
# $width: columns needed; $height: rows needed; $have_width: columns there are; $have_height: rows there are.
screen-small =
    Thicket needs { $width } columns and { $height } rows.
    This window has { $have_width } columns and { $have_height } rows.
    Enlarge it or shrink the font. The game is safe and continues by itself.
    You can still type a colon and an action. Or start with --plain: lines only, any size.
screen-no-map =
    This board's map does not fit in a window of { $have_width } columns and { $have_height } rows.
    The game is safe and continues in a larger one.
    : still takes typed actions. Or start with --plain: lines only, any board.
screen-small-short = 80x20 needed

## Root: round the map
# $board: the name of a board; $deck: how many cards are in the deck; $discard: how many cards are in the discard
# pile; $rounds: how many rounds; $left: how many are left; $all: how many there are in all; $points: how many
# points; $suit: a suit, perhaps cut short; $letter: the letter of the partner; $who: the name of the faction,
# hireling or tribe; $pieces: the pieces, with their suits; $items: the items; $item: an item.
root-headline = ROOT { $board }
root-piles = deck { $deck }  discard { $discard }
root-piles-short = deck { $deck } discard { $discard }
root-quiet = { $rounds } rounds without a new best score: the game ends in { $left ->
    [one] 1 round
   *[other] { $left } rounds
}
root-quiet-short = the game ends in { $left ->
    [one] 1 round
   *[other] { $left } rounds
}
root-budget-actions = actions { $left } of { $all }
root-budget-decree = decree { $left } left
root-budget-operations = operations { $left }
root-budget-assembly = actions { $left }
root-budget-items = items ready { $left }
root-budget-acolytes = acolytes { $left }
root-budget-rituals = cards { $left }
root-budget-funds = funds { $left }
root-budget-command = command { $left } of { $all }
root-budget-advances = advances { $left } of { $all }
root-budget-retinue = retinue { $left } of { $all }
root-scores-narrow = SCORE        vp cards
root-score = SCORE
root-score-goal = of { $points }
root-score-points = VP
root-score-cards = cards
root-score-left = left
root-score-dominance = d:{ $suit }
root-score-coalition = +{ $letter }
root-aim-dominance = dominance
root-aim-coalition = coalition
root-end-dominance = Won by dominance: { $who } ruled three { $suit } clearings.
root-end-dominance-bird = Won by the { $suit } dominance: { $who } ruled two opposite corners.
root-craft-with = craft with: { $pieces }
root-items-left = items: { $items }
root-gift-ambush = ambush
root-gift-dominance = dominance
root-gift-item = { $item } { $points } VP
root-gift-favor = favor
root-gift-effect = effect

## Root: your own board in one line
# $aim: what the faction does; $kind: militant or insurgent; $reach: its reach; $style: how it plays; $wood: how
# much wood is on the map; $built: how many buildings of each kind; $next: what the next one costs; $warriors: how
# many warriors are in the supply; $roosts: how many roosts are on the map; $worth: what it scores; $decree: the
# cards in each column; $leader: the leader; $supporters: how many supporters; $known: their suits; $officers: how
# many officers; $spread: how many tokens are on the map; $acolytes: how many acolytes; $souls: the Lost Souls by
# suit; $funds: how many funds; $owners: whose they are; $payments: how many payments; $prices: the three prices;
# $warlord: where the warlord is; $mood: a mood; $command: actions on the Command track; $prowess: advances on the
# Prowess track; $oppressed: how many clearings are oppressed; $retinue: the cards in each column; $relics: the
# relics recovered; $burrow: how many warriors are in the Burrow; $tunnels: where the tunnels are; $citadels: how
# many citadels; $markets: how many markets; $ministers: the ministers swayed; $up: plots face up; $down: plots face
# down; $left: plots left to place; $cost: how many it costs; $draws: how many cards.
root-own-undrafted = no faction yet
root-pool = The pool. The last player chooses first.
root-pool-locked = locked until someone drafts a militant
root-about-faction = { $aim }. { $skill }, { $kind }, reach { $reach }. { $style }
root-militant = militant
root-insurgent = insurgent
root-skill-marquise = Easy
root-skill-eyrie = Medium
root-skill-alliance = Medium
root-skill-vagabond = Medium
root-skill-vagabond-2 = Medium
root-skill-lizards = Hard
root-skill-riverfolk = Hard
root-skill-duchy = Medium
root-skill-corvids = Medium
root-skill-hundreds = Medium
root-skill-keepers = Hard
root-style-marquise = Many pieces everywhere, and much to defend.
root-style-eyrie = Strong early, but they must resolve every earlier order each turn.
root-style-alliance = Few pieces, late points, feared by all.
root-style-vagabond = Hard to catch, and makes friends or foes one by one.
root-style-vagabond-2 = Like the first Vagabond, with another character.
root-style-lizards = Slow; lives on the cards that others discard.
root-style-riverfolk = Lives on what others buy.
root-style-duchy = Grows by itself, but needs room among the others.
root-style-corvids = Bluff and traps.
root-style-hundreds = Attacks all the time and makes enemies.
root-style-keepers = Long journeys, planned turns ahead.
root-about-deck-standard = The deck of the base game: items to craft, favors and a few persistent effects.
root-about-deck-exiles-partisans = Other cards: more persistent effects, and partisans for battles in their suit.
root-about-extra-advanced = Players draft their factions, choose where they start, and are dealt 5 cards.
root-about-extra-hirelings = Small forces that serve a player for a while once a score passes a marker.
root-about-extra-landmarks = Special places; each changes the clearing it is in.
root-about-extra-markers = The suits of the clearings are shuffled, even on a map with printed suits.
root-board-name-autumn = Autumn
root-board-name-winter = Winter
root-board-name-lake = Lake
root-board-name-mountain = Mountain
root-deck-standard = standard
root-deck-exiles-partisans = Exiles and Partisans
root-about-board-autumn = The first map: printed suits, with ruins in the middle.
root-about-board-winter = The river cuts the map in two; suits are shuffled.
root-about-board-lake = A lake with a ferry in the middle; suits are shuffled.
root-about-board-mountain = Closed paths, and a tower that scores; suits are shuffled.
root-aim-marquise = pays wood for buildings everywhere
root-aim-eyrie = builds roosts under a growing Decree
root-aim-alliance = spreads sympathy, then revolts
root-aim-vagabond = a lone pawn: quests, items, aid
root-aim-vagabond-2 = another lone pawn
root-aim-lizards = gardens, rituals, conspiracies
root-aim-riverfolk = sells services, exports cards
root-aim-duchy = tunnels in and sways ministers
root-aim-corvids = hides plots, then flips them
root-aim-hundreds = a warlord, mobs, oppressed clearings
root-aim-keepers = carries relics to waystations

## Root: a place in words
# $forest: the letter of a forest; $pawns: the pawns there; $clearings: a list of clearings; $forests: a list of
# forests; $clearing: the number of a clearing; $suits: the suits of the clearing; $who: a faction or hireling;
# $kind: a kind of plot; $count: how many; $paths: a list of clearings; $slots: how many slots; $open: how many open
# slots; $warriors: how many warriors; $buildings: how many buildings; $sum: the sum; $hirelings: how many hireling
# warriors; $hireling: a hireling; $river: the clearings along the river; $used: yes or no, to select on; $places: a
# list of clearings; $points: how many points; $cards: the cards in the stalls; $building: the building; $items: a
# list of items; $sites: the landmarks with their clearings; $site: a kind of clearing; $seat: the number of the
# seat.
root-look-forest = forest { $forest }: touches clearings { $clearings }, next to forests { $forests }
root-forest = forest { $forest }
root-look-ruled = { $clearing } { $suits }, ruler: { $who }.
root-look-unruled = { $clearing } { $suits }, no ruler.
root-look-ruin = ruin
root-look-scorched = scorched earth
root-look-plot = plot ({ $kind })
root-look-open = { $count ->
    [0] no open slot
    [one] 1 open slot
   *[other] { $count } open slots
}
root-look-paths = paths { $paths }
root-details-slots = clearing, { $slots ->
    [one] 1 slot
   *[other] { $slots } slots
}, { $open } open
root-details-attack = attack { $who }: you deal { $deals }, take { $takes } ({ $percent }% to lose all)
root-details-attack-of-pawn = attack { $who }: you deal { $deals }, take { $takes }
root-details-reach = can move here: { $who }
root-details-from = { $count } from { $clearing }
root-details-pawn-from = from { $clearing }
root-details-rule = Who rules (law 2.5)
root-details-strength = warriors { $warriors } + buildings { $buildings } = { $sum }
root-details-strength-hired = warriors { $warriors } + buildings { $buildings } + hirelings { $hirelings } = { $sum }
root-details-rules = Ruled by the { $who }: most warriors and buildings.
root-details-hired = The { $who } hired { $count ->
    [one] 1 warrior
   *[other] { $count } warriors
} here this turn (law 11.2.7.III).
root-details-controlled = { $count ->
    [one] 1 warrior of the { $hireling } counts
   *[other] { $count } warriors of the { $hireling } count
} for the { $who } (law E.3.1).
root-details-garden-rules = Ruled by the { $who }: a garden is here (law 10.2.4).
root-details-tie-rules = Ruled by the { $who }: a tie (law 7.2.2).
root-details-tie = A tie: nobody rules.
root-details-nobody = Nobody has warriors or buildings here.
root-details-here = What is here
root-details-pawn = pawn: { $who }
root-details-warriors = { $who }: { $count ->
    [one] 1 warrior
   *[other] { $count } warriors
}
root-details-paths = Paths to { $paths }.
root-details-river = River to { $river }.
root-details-forests = Forests: { $forests }.
root-details-closed = Closed paths to { $paths }: { $used ->
    [yes] one has been cleared this turn
   *[no] spend a card to clear one, for 1 point (law C.3.3)
}.
root-details-ferry = The ferry is here, { $used ->
    [yes] and has sailed this turn
   *[no] once per turn to { $places }; then draw a card (law C.2.5)
}.
root-details-priority = Priority { $number } for clockwork players.
root-details-pass = The tower: at the end of their Evening, its ruler scores { $points ->
    [one] 1 point
   *[other] { $points } points
} (law C.3.4).
root-look-closed = closed paths { $paths }
root-look-bandits = bandits on the path to { $paths }
root-look-band = kept by the band this turn: { $who }
root-details-band = Kept this turn (law E.2.2): { $who }.
root-landmark-stalls = Cards: { $cards }
root-landmark-slot = In its slot: { $building }
root-landmark-open = nothing
root-landmark-items = Its items: { $items }
root-landmarks-at = landmarks: { $sites }
root-landmark-at = clearing { $clearing }
root-landmark-not-yet = to be set up in { $site }
root-look-homeland = homeland of the { $who }
root-table = ON THE TABLE
root-table-draft = Draft
root-table-seat = seat { $seat }
root-table-homes = homeland { $places }
root-look-ferry = ferry
root-look-pass = tower

## Root: battles
# $clearing: the number of a clearing; $suit: a suit; $who: who decides for it; $count: how many; $die: the number
# rolled; $percent: a chance; $deals: how many hits it deals; $attacker: who attacks; $defender: who defends; $takes: how many hits it
# takes.
root-fight-title = Battle in { $clearing } ({ $suit })
root-fight-attacks = attacks
root-fight-defends = defends
root-fight-for = controlled
root-fight-by = by { $who }
root-fight-by-nobody = by nobody
root-fight-instigator = stirred up by
root-fight-enlisted = enlisted
root-fight-has = has
root-fight-now = now
root-fight-warriors = { $count ->
    [one] 1 warrior
   *[other] { $count } warriors
}
root-fight-items = { $count ->
    [one] 1 item
   *[other] { $count } items
}
root-fight-most = { $count ->
    [one] up to { $count } hit
   *[other] up to { $count } hits
}
root-fight-swords = { $count ->
    [one] 1 sword
   *[other] { $count } swords
}
root-fight-placed = { $count ->
    [0] -
    [one] 1 more piece
   *[other] { $count } more pieces
}
root-fight-dice = dice
root-fight-high = higher die
root-fight-low = lower die
root-fight-extra = effects
root-fight-takes = to take
root-fight-had = force
root-fight-left = { $before } > { $now }
root-fight-dealt = hits
root-fight-capped = { $deals } of { $all }: cap
root-fight-mean = average
root-fight-hits = { $hits } hits
root-fight-may-use = { $who } may play { $cards }
root-fight-ambush = an ambush
root-odds-title = Odds in { $clearing }
root-odds-battle = { $attacker } against { $defender }
root-odds-mean = on average deals { $deals }, takes { $takes }
root-odds-offered = a battle with { $who } would on average deal { $deals } and take { $takes }
root-odds-none-left = { $percent }% chance to lose all
root-odds-razed = { $percent }% chance to remove a building or token
root-odds-outrage = removing sympathy costs a card (Outrage)
root-odds-ambush = an ambush would first deal 2 hits
root-odds-throw = deals { $deals }, takes { $takes }
root-odds-note = Without cards; an ambush would first deal 2 hits.

## Root: cards
# $count: how many; $places: a list of clearings; $piece: a piece with its owner; $points: how many points.
root-cards-none = You hold no cards.
root-cards-craftable = can be crafted

# Choices, a line each
root-choice-leader = { $gift }; viziers on { $columns }
root-choice-character = { $special }; starts with { $items }
root-choice-citadel = 1 more warrior in the Burrow each Birdsong.
root-choice-market = 1 more card each Evening.
root-choice-crusade-battle = A battle in an Outcast clearing.
root-choice-crusade-move = A move from an Outcast clearing, then a battle if you like.
root-choice-item-boot = Boots move the pawn.
root-choice-item-bag = A bag carries 2 more items.
root-choice-item-crossbow = A crossbow strikes an enemy piece.
root-choice-item-hammer = Hammers craft and repair.
root-choice-item-sword = Swords battle and raise your hits.
root-choice-item-tea = Tea refreshes 2 more items each Birdsong.
root-choice-item-coin = A coin draws 1 more card each Evening.
root-choice-item-torch = Torches explore ruins and pay for special actions.
root-choice-take-warrior = Removing it scores no points.
root-choice-take-piece = Removing it scores 1 point.
root-choice-bomb = When flipped: removes all enemy pieces in the clearing, then itself.
root-choice-snare = Face up: enemies can't place pieces here or move out of here.
root-choice-extortion = When flipped: a random card from each enemy with pieces here; face up: 1 more card each Evening.
root-choice-raid = Whenever removed, unless exposed: places a warrior in each adjacent clearing.
root-choice-hand-card = A card from the Riverfolk's open hand, for this many warriors.
root-choice-riverboats = Rivers are paths for you until your turn ends.
root-choice-mercenaries = Riverfolk warriors fight for you and count for your rule until your turn ends.
root-choice-points = 1 point for each quest of this suit you have done, including this one.
root-choice-cards = Draw 2 cards.
root-choice-decree-recruit = Every turn: 1 warrior at a roost in a clearing of this suit.
root-choice-decree-move = Every turn: a move from a clearing of this suit.
root-choice-decree-battle = Every turn: a battle in a clearing of this suit.
root-choice-decree-build = Every turn: a roost in a clearing of this suit that you rule.
root-choice-decree-now = { $text } There now: { $cards }.
root-choice-expose = A guess: if it is right, the plot is removed without effect; if not, the Corvids get the card that you show.
root-choice-retinue-move = Each turn: a move from a clearing of this suit.
root-choice-retinue-delve = Each turn: a battle, then delving, in a clearing of this suit.
root-choice-retinue-recover = Each turn: a move or a recovered relic in a clearing of this suit.

# Occasions: what they mean
# $who: the faction; $suit: the suit of a card; $column: a column of the Decree.
root-occasion-cause-turmoil = The { $who } could not resolve a { $suit } card in the { $column } column in full.
root-occasion-title-keep = THE KEEP IS LOST
root-occasion-means-keep = It never returns: no more Field Hospitals, and others may place pieces in its clearing.

# The costs of an action that is shown before it is taken
# $count: how many points; $item: an item, with an article where it takes one.
root-comes-no-score = { $count ->
    [0] you stop scoring
    [one] you stop scoring and lose 1 point
   *[other] you stop scoring and lose { $count } points
}
root-comes-daylight-ends = your Daylight ends: only Evening is left
root-comes-exhausted = exhausted { $item }
root-comes-gamble = right: it has no effect and you remove it for 1 point; wrong: the Corvids score 1 point

# What the viewer has lost
# $count: how many pieces or cards; $which and $piece: which.
root-lost-piece = { $which ->
    [keep] the keep
    [warlord] the warlord
    [wood] { $count } wood
   *[other] { $count ->
        [one] 1 { $piece }
       *[other] { $count } { $piece }s
    }
}
root-lost-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
root-lost-supporters = { $count ->
    [one] 1 supporter
   *[other] { $count } supporters
}
root-lost-officers = { $count ->
    [one] 1 officer
   *[other] { $count } officers
}
root-lost-undamaged = { $count ->
    [one] 1 item, damaged
   *[other] { $count } items, damaged
}
root-lost-funds = { $count ->
    [one] 1 of your funds
   *[other] { $count } of your funds
}

# The digest
screen-log-lines = { $count ->
    [one] 1 line
   *[other] { $count } lines
}
screen-slow-line = Slow connection: the background is not painted. :set picture=auto paints it.
screen-occasion = ! { $title }:
screen-occasion-more = ({ $key-choose }: more)
screen-digest = SINCE YOUR LAST TURN
screen-digest-points = { $points } VP
screen-digest-more = and { $count } more
screen-digest-all = { $key }: all { $count }
screen-digest-rest = and { $count } more: { $key }
# $what: a list of what was lost
screen-digest-lost = You lost { $what }
# $places: the numbers of places, parted by blanks
screen-lost-at = { $what } in { $places }
screen-digest-nothing = You lost nothing.

## Boards
# $count: how many; $all: of how many; $title: the title of a part of a board; $now and $then: the values of a track, now and later.
board-of = { $count } of { $all }
board-of-spoken = { $count } of { $all }
board-title = { $title }:
board-track = now { $now }, then { $then }
board-track-last = now { $now }, the last value
board-track-next = next { $now }, then { $then }
board-track-next-last = next { $now }, the last value
board-track-done = nothing more

## Root: boards
# $points: how many points; $cards: how many cards, or which; $warriors: how many warriors are in the supply; $all:
# how many there are in all; $draws: how many cards; $built: how many are on the map; $wood: how much wood it costs;
# $count: how many; $places: a list of places; $place: a clearing or forest; $leader: a leader of the Eyrie;
# $deposed: the leaders used; $coming: the leaders not used yet; $birds: how many of them are bird cards; $limit:
# the most that fit; $bases: where the bases are; $cost: how many it costs; $crusade: its price; $convert: its
# price; $sanctify: its price; $left: how many are left; $empty: how many are empty; $lost: how many left the game;
# $suit: a suit; $up: how many are face up; $down: how many are face down; $plots: the kinds ruled out; $clearing:
# the number of a clearing; $company: how many warriors are with the warlord; $moods: a list of moods; $most: the
# most it can hold; $value: the value of a relic; $given: how many times aid was given this turn; $needed: how many
# times it takes; $taken: the items taken; $burrow: how many warriors are in the Burrow; $next: how many warriors
# come next Birdsong; $rank: a rank; $citadels: how many citadels; $markets: how many markets; $price: a price;
# $crowns: how many crowns.
root-board-in = in { $places }
root-fact-wood = wood
root-fact-wood-costs = cost in wood
root-fact-costs = costs { $count }
root-fact-rules = rules
root-fact-lost = lost
root-fact-dominance = plays for dominance
root-fact-coalition = in coalition with
root-fact-hand = hand
root-fact-hand-known = known cards
root-fact-warriors = warriors
root-fact-draws = draws next Evening
root-fact-crafted = crafted
root-fact-items-made = items
root-fact-coffins = on Coffin Makers
root-fact-hirelings = hirelings
root-fact-plots-up = plots face up
root-fact-plots-down = plots face down
root-fact-plots-left = plots left
root-fact-plot-costs = next costs
root-fact-plot-up = face up { $places }
root-fact-plot-left = { $count } left
root-fact-plot-unseen = { $count } unseen
root-fact-clearing = clearing { $place }
root-fact-acolytes = acolytes
root-fact-outcast = Outcast
root-fact-hated = hated Outcast
root-fact-revealed = revealed until Evening
root-fact-souls = Lost Souls
root-fact-soul-cards = cards
root-fact-next-outcast = next Outcast
root-fact-no-change = hated
root-fact-funds = funds
root-fact-dividends = dividends
root-fact-points-won = { $points } VP
root-fact-points-lost = -{ $points } VP
root-fact-payments = payments
root-fact-committed = committed
root-fact-open-hand = open hand
root-fact-posts-left = posts left
root-fact-posts = posts
root-fact-post-worth = You can pay for one in { $places }; each scores { $points } points.
root-fact-supporters = supporters
root-fact-supporters-hidden = supporters face down
root-fact-supporters-known = known supporters
root-fact-officers = officers
root-fact-bases = bases
root-fact-sympathy = sympathy
root-fact-spread-cost = cost
root-fact-burrow = Burrow
root-fact-muster = more next Birdsong
root-fact-ministers = ministers
root-fact-crowns = crowns left
root-fact-swayed = swayed
root-fact-acted = done
root-fact-not-swayed = not swayed
root-fact-mood = mood
root-fact-next-moods = next moods
root-fact-command = command
root-fact-prowess = prowess
root-fact-oppressed = oppressed
root-fact-oppressed-in = oppresses
root-fact-warlord = warlord
root-fact-warlord-fallen = A new warlord is anointed next Birdsong.
root-fact-leader = leader
root-fact-leaders-deposed = leaders face down
root-fact-leaders-coming = leaders left
root-fact-turmoil = turmoil
root-fact-vizier = Loyal Vizier
root-fact-vizier-mark = v
root-fact-done = x
root-fact-resolved = { $name } (resolved)
root-fact-fails = no place for
root-fact-nowhere = nowhere: TURMOIL
root-fact-in-forest = in forest { $place }
root-fact-nowhere-yet = not on the map yet
root-fact-items = items
root-fact-ready = ready
root-fact-exhausted = exhausted
root-fact-damaged = damaged
root-fact-refreshed = refreshed next Birdsong
root-fact-quests-done = quests done
root-fact-indifferent = all indifferent
root-fact-unearthed = from ruins
root-fact-ruin = ruin in { $place }
root-fact-retinue = retinue
root-fact-move = move
root-fact-delve = delve
root-fact-recover = recover
root-fact-retainer = retainer
root-fact-recovered = recovered
root-fact-column-worth = points for a full column
root-fact-has-acted = { $name } (acted)
root-fact-pool = pool
root-fact-locked = locked until a militant is drafted
root-fact-kept = kept
root-fact-pile = top of the discard pile
root-fact-items-left = items left
root-fact-available = dominance cards beside the map
root-fact-discard = discard pile
root-board-buildings = Buildings
root-board-next-building = next: { $wood } wood, +{ $points } VP
root-board-keep = Only the Marquise may place pieces there.
root-board-keep-to-come = The keep will be placed in a corner.
root-board-keep-lost = The keep is lost, and with it the Field Hospitals.
root-board-decree = Decree
root-board-left = Left to resolve this turn, and where it can be done now
root-board-all-done = Every card in the Decree has been resolved this turn.
root-board-demands = To resolve next turn, and where it could be done now
root-board-points = VP
root-board-recruits = warriors
root-board-revolt = A revolt costs { $cost } matching supporters; spreading costs 1 more where another player has 3 or more warriors.
root-board-conspiracies = Conspiracies, cost in acolytes
root-board-gardens = Gardens, points per ritual
root-board-garden-draws = draws 1
root-board-scored = scored
root-board-garden-rule = The Lizards rule every clearing with a garden.
root-board-services = Services, price
root-board-posts = Trade posts
root-board-post = { $left } left, { $empty ->
    [one] 1 crafting space
   *[other] { $empty } crafting spaces
}, { $lost } lost
root-board-plots = Plots
root-board-plots-down = Face-down plots
root-board-plot-not = not { $plots }
root-board-plot-cost = The next plot this turn costs { $cost ->
    [one] 1 warrior
   *[other] { $cost } warriors
}; the next flip scores { $points }.
root-fact-company = { $count ->
    [0] alone
    [one] with 1 warrior
   *[other] with { $count } warriors
}
root-board-hoard = Hoard
root-board-retinue = Retinue, { $count } of { $most }
root-board-relics = Relics recovered
root-board-waystations = Waystations
root-board-waystation-here = on your board
root-board-forests = In the forests (with a number: face up)
root-board-items = Items
root-board-relations = Relationships
root-board-aid = aid { $given }/{ $needed }: +{ $points } VP
root-board-quests = Quests on the table
root-board-quest-able = items ready
root-board-quest-improvised = 1 item replaced
root-board-ministers = Ministers
root-board-steps = The steps of its turn
root-rank-squire = squire
root-rank-noble = noble
root-rank-lord = lord
root-minister-foremole = builds with any card
root-minister-captain = starts 1 battle
root-minister-marshal = makes 1 move
root-minister-brigadier = 2 moves, or 2 battles
root-minister-banker = 1 point per card of one suit
root-minister-mayor = acts as a swayed squire or noble
root-minister-duchess-of-mud = 2 points if all tunnels are on the map
root-minister-baron-of-dirt = 1 point per market on the map
root-minister-earl-of-stone = 1 point per citadel on the map
root-leader-builder = items score their printed points
root-leader-charismatic = recruits 2 warriors
root-leader-commander = attacks with 1 extra hit
root-leader-despot = 1 extra point in battles that remove buildings or tokens
root-special-thief = torch: takes a random card from a player with a piece here
root-special-tinker = torch: takes a matching or bird card from the discard pile
root-special-ranger = torch: repairs 3 items, then Daylight ends
root-special-vagrant = torch: two others battle here; you choose their losses and score for them
root-special-arbiter = defenders here may enlist you: you score 1 point, and your swords raise their hits
root-special-scoundrel = torch, left here for good: removes enemies; no piece may come here
root-special-adventurer = once per turn, use a ready item as any item of a quest; it is damaged
root-special-ronin = after the roll, exhaust swords for 1 extra hit each
root-special-harrier = torch: the pawn moves to any clearing, without boots
root-mood-bitter = before the roll, mobs there or adjacent may become warriors
root-mood-grandiose = the warlord advances before command
root-mood-jubilant = after inciting in the warlord's clearing, roll the mob die up to 4 times
root-mood-lavish = at the end of Birdsong, each item removed places 2 warriors
root-mood-relentless = after an advance with a move and a battle, move or battle once more
root-mood-rowdy = 1 extra card in Evening, or 2 if 3 enemy pieces are with the warlord
root-mood-stubborn = ignore the first hit in battles with the warlord
root-mood-wrathful = 1 extra hit when the warlord attacks
root-column-recruit = rec
root-column-move = mov
root-column-battle = bat
root-column-build = bui
root-tile-ready = {""}
root-tile-exhausted = {" (exhausted)"}
root-tile-damaged = {" (damaged)"}
root-tile-both = {" (damaged, exhausted)"}
root-help-title-marquise = THE MARQUISE
root-help-title-eyrie = THE EYRIE
root-help-title-alliance = THE ALLIANCE
root-help-title-vagabond = THE VAGABOND
root-help-title-vagabond-2 = THE SECOND VAGABOND
root-help-title-lizards = THE LIZARDS
root-help-title-riverfolk = THE RIVERFOLK
root-help-title-duchy = THE DUCHY
root-help-title-corvids = THE CORVIDS
root-help-title-hundreds = THE HUNDREDS
root-help-title-keepers = THE KEEPERS
root-help-title-map = THE MAP
root-help-title-side = SCORES AND HAND
root-help-title-hirelings = HIRELINGS
root-help-title-beside = HIRELINGS BESIDE THE MAP
root-help-title-strip = THE BOARDS BELOW THE MAP
root-help-title-landmarks = LANDMARKS
root-help-title-battle = BATTLE
root-help-title-points = POINTS
