# The words of the screen: what stands round the games, then what it shows of each game.

## The table of commands: in the line of keys, and in help
screen-key-choose = choose
screen-do-choose = Take what is under the cursor; where an action is asked, list those that name it
screen-key-drop = drop
screen-do-drop = Drop the unfinished action, close what is open
screen-key-back = back
screen-do-back = Take back the last part of the action
screen-key-left = left
screen-do-left = Move the cursor left, or lower a value
screen-key-down = down
screen-do-down = Move the cursor down
screen-key-up = up
screen-do-up = Move the cursor up
screen-key-right = right
screen-do-right = Move the cursor right, or raise a value
screen-key-next = next
screen-do-next = The next legal target; the next board
screen-key-previous = previous
screen-do-previous = The legal target before; the board before
screen-key-pane = hand
screen-do-pane = Move between map and hand; look at the map under a panel
screen-key-hold = hold
screen-do-hold = Hold the bots, then step by step
screen-key-more = more
screen-do-more = More of it
screen-key-less = less
screen-do-less = Less of it
screen-key-undo = undo
screen-do-undo = Take back your last choice, as far as the table allows
screen-key-redo = redo
screen-do-redo = Do again what was taken back
screen-key-help = help
screen-do-help = Help for this place
screen-key-info = look
screen-do-info = All that is in the clearing under the cursor, and why it is ruled as it is
screen-key-log = log
screen-do-log = The whole log, the newest line first; Enter on a line shows the map as it stood then
screen-key-cards = cards
screen-do-cards = Your cards in full, and all cards that lie open
screen-key-board = board
screen-do-board = The board of a faction: board eyrie
screen-key-why = why not
screen-do-why = Why an action cannot be taken; ?march 1 2 1 does the same
screen-key-law = law
screen-do-law = What the law says: of the last reason, else of the question, or law 6.5.4
screen-key-odds = odds
screen-do-odds = What may come of the battle that is fought, or of one where the cursor stands: odds 11 eyrie
screen-key-search = search
screen-do-search = Search the log, or what lies open; n and N go on
screen-key-goto = go to
screen-do-goto = The cursor to a clearing: goto 7. The map as it stood in a round and turn: goto 4.2
screen-key-hint = hint
screen-do-hint = Ask a bot what it would do
screen-key-type = type
screen-do-type = Type an action or a command; Tab completes
screen-key-set = set
screen-do-set = Change a setting: set pace=slow; alone it opens the settings
screen-key-save = save
screen-do-save = Save now; games are saved by themselves anyway
screen-key-saveleave = save, leave
screen-do-saveleave = Save and leave; ends the program if it began with this game
screen-key-leavenow = leave now
screen-do-leavenow = Leave without being asked; the game is saved all the same
screen-key-leave = leave
screen-do-leave = Leave the game; it is saved
screen-key-close = close
screen-do-close = Close what is open
screen-key-pageup = page up
screen-do-pageup = A page up
screen-key-pagedown = page down
screen-do-pagedown = A page down
screen-key-top = top
screen-do-top = To the top
screen-key-bottom = bottom
screen-do-bottom = To the bottom
screen-key-redraw = redraw
screen-do-redraw = Draw the whole screen again
screen-key-suspend = suspend
screen-do-suspend = Back to the shell; fg returns

## More for the line of keys
screen-key-number = number or arrows
screen-key-letter = letter or arrows
screen-key-number-letter = number, letter or arrows
screen-key-card = number of a card or arrows
screen-key-line = line
screen-key-see-plan = see the way
screen-key-count = how many
screen-key-which = which
screen-key-take-count = takes { $count }
screen-key-end = end
screen-key-no = no
screen-key-only-no = no (it is all you can answer)
screen-key-end-it = end it
screen-key-go-on = go on
screen-key-do-it = do it
screen-key-complete = complete
screen-key-why-typed = before it: why not
screen-key-boards = boards
screen-key-scroll = scroll
screen-key-page = page
screen-key-next-board = next board
screen-key-see-map = see the map
screen-key-show-hand = show my hand
screen-key-step = next step
screen-key-skip = skip to the next question
screen-key-result = the result
screen-key-title = to the title
screen-key-see-table = see the table
screen-key-do-leave = leave
screen-key-stay = stay
screen-key-menu = letter or arrows
screen-key-start = start
screen-key-field = next field
screen-key-change = change
screen-key-person-bot = person or bot
screen-key-back-out = back
screen-key-then = as it stood then
screen-key-older-newer = older, newer
screen-key-back-to-log = back to the log
screen-key-next-found = next found
screen-key-search-it = search
screen-key-widen = all actions

## Questions that the screen asks itself
screen-next-verb = Only what names { $action }: do what? Esc shows all.
screen-about = { $action } (naming { $thing })
screen-filled-in = { $question } [{ $action } ...]
screen-next-from = { $action }: from which clearing?
screen-next-to = { $action }: to which clearing?
screen-next-place = { $action }: where?
screen-next-count = { $action }: how many?
screen-next-card = { $action }: which card?
screen-next-whom = { $action }: whom?
screen-next-item = { $action }: which?
screen-next-plan = { $action }: which way?
screen-as-it-stands = nothing more
screen-choose = CHOOSE
screen-plans = Ways to { $thing }
screen-ask-leave = Leave the game? It is saved, and waits for you.
screen-ask-end = End the phase with { $left } left to do?
screen-waiting-for = Waiting for { $player } ({ $seat }).
screen-waiting-for-seat = Waiting for { $seat }.
screen-playing = { $seat } is playing.
screen-held-up = { $seat } is playing, and the table holds.
screen-law = [law { $law }]
screen-law-short = [{ $law }]

## Words to the player
screen-not-asked = You are not asked now.
screen-verb-first = First an action: its letter stands in the last line.
screen-nothing-to-step-back = Nothing has been chosen yet; u takes back what was done.
screen-nothing-about = No action that you can take now names { $thing }.
screen-not-a-target = That is not among the targets.
screen-no-number = Nothing here has the number { $key }.
screen-verb-not-now = You cannot { $action } now. :?{ $typed } says what it takes.
screen-no-key = { $key } does nothing here; ? lists what does.
screen-no-command = There is no command "{ $text }".
screen-no-setting = "{ $text }" is no setting: see :set.
screen-which-board = Whose board? Name a faction at this table.
screen-no-law = Nothing is written here about law { $law }.
screen-no-odds = There is no battle to reckon here: name a clearing with your warriors, then an enemy there.
screen-nothing-found = "{ $text }" is not found.
screen-no-goto = Nothing is called "{ $text }": name a clearing, or a round and turn like 4.2.
screen-no-past = How the table stood then is not known any more.
screen-say-quit = q only closes what lies open; :quit leaves the game.
screen-why-some = It is legal like this: { $action }
screen-why-legal = Nothing stands against it: it is legal.
screen-hint = A bot would do: { $action }
screen-hint-later = The bot is thinking about a hint.
screen-undone = { $count ->
    [one] One action was taken back.
   *[other] { $count } actions were taken back.
}
screen-redone = { $count ->
    [one] One action was done again.
   *[other] { $count } actions were done again.
}
screen-saved-now = Saved as "{ $name }".
screen-not-saved = The game could not be saved.
screen-save-trouble = NOT SAVED: { $why }
screen-save-trouble-mark = NOT SAVED, see :w
screen-saved-mark = {"  saved"}
screen-no-face = This game has no screen.

## Around the map
screen-round = round { $round }
screen-over = GAME OVER
screen-log = LOG
screen-look = look:
screen-hand = HAND { $count }
screen-hand-more = {"   "}+{ $count } more: w
screen-more = -- { $count } more lines: Space or j --
screen-esc-close = Esc close
screen-person = you
screen-other-person = a person
screen-bot = bot { $level }
screen-level-random = random
screen-level-easy = easy
screen-level-normal = normal

## Panels
screen-title-board = BOARD OF { $board }   seat { $seat }, { $player }
screen-title-log = LOG, the newest line first
screen-title-cards = CARDS
screen-title-place = { $place }
screen-title-help = HELP
screen-title-law = Law { $law }
screen-past = As it stood: { $text }
screen-title-why = Why not?  { $action }
screen-help-end = That is all: no, done, end of the phase.
screen-help-keys = KEYS
screen-help-capitals = The board of that faction
screen-help-guided =
    An action grows by keys: first the letter of what to do, then a number or the cursor for each thing it names. What can be one thing only is filled in.
    Or point first: put the cursor on a clearing (arrows or h j k l) and press Enter to see what can be done there; Tab goes to your hand.
    Small letters are actions, capitals are factions, digits are whatever wears a number, and e is every kind of no.
    Bksp takes back a part, Esc drops the action, u takes back what was done. After : the same can be typed, and ? before it asks why not.

## Handing over
screen-hand-over-turns = The table turns to
screen-hand-over-by = played by { $player }
screen-hand-over-away = Everyone else looks away. Nothing hidden is on this screen.

## The end
screen-end-wins = wins!
screen-end-round = round
screen-end-points = points
screen-end-choices = choices
screen-end-undos = undos

## Title
screen-name = T  H  I  C  K  E  T
screen-subtitle = Root in the terminal
screen-title-question = What would you like to do?
screen-title-continue = continue
screen-title-new = new game
screen-title-open = open a saved game
screen-title-keys = learn the keys
screen-title-settings = settings
screen-title-quit = quit
screen-title-saves = { $count ->
    [one] one game
   *[other] { $count } games
}
screen-title-looks = Theme { $theme }, { $depth }. Change it with s.
screen-depth-none = no colours
screen-depth-16 = 16 colours
screen-depth-256 = 256 colours
screen-depth-true = true colour
screen-save-line = { $name }: { $seats }, round { $round }, { $age }
screen-save-over = { $name }: { $seats }, over in round { $round }, { $age }
screen-save-bad = { $name }: cannot be read, { $age }

## New game
screen-new-title = NEW GAME
screen-new-heads = {"  "}seat                             who               name
screen-new-empty = -
screen-new-person = person
screen-new-game = Game
screen-new-board = Map
screen-new-deck = Deck
screen-new-seed = Seed
screen-new-seed-note = empty: a random one
screen-new-seed-wrong = The seed is a number, or empty.
screen-new-nobody = Somebody has to sit down.
screen-new-question = What is played, and who plays? Enter starts the game.
screen-new-watch = Bots only: you look on.
screen-new-solo = One person against bots: the table is never covered.
screen-new-hot-seat = Several people at one keyboard: hands are covered when the table turns.

## Saved games
screen-load-title = SAVED GAMES
screen-load-question = Which game goes on?

## Settings
screen-set-question = A change holds at once, and is kept.
screen-set-theme = Theme
screen-set-about-theme = Colours; auto asks whether the background is light.
screen-set-colors = Colours
screen-set-about-colors = How many; auto asks the environment (NO_COLOR, COLORTERM, TERM).
screen-set-glyphs = Glyphs
screen-set-about-glyphs = ASCII only, or lines and signs from Unicode; auto asks the locale.
screen-set-pace = Pace of the bots
screen-set-about-pace = How long each step of theirs stays; Space holds them, Enter skips.
screen-set-confirm = Ask before ending a phase
screen-set-about-confirm = Asks once if something is left that could be done.
screen-set-forced = Answer forced questions at once
screen-set-about-forced = On another's turn too. It tells him that you had no choice.
screen-set-mouse = Mouse
screen-set-about-mouse = Click to choose, wheel to scroll. The terminal cannot select text then.
screen-pace-off = no pause
screen-pace-fast = fast
screen-pace-normal = normal
screen-pace-slow = slow
screen-yes = yes
screen-no = no
settings-fault = The settings in { $path } cannot be read: { $fault }
settings-not-kept = The settings cannot be kept in { $path }: { $fault }
settings-no-folder = Nothing says where settings are kept.

## The keys
screen-keys-question = Esc goes back.

## Too small
screen-small =
    Thicket needs { $width } columns and { $height } rows.
    This window has { $have_width } and { $have_height }.
    Make it larger, or the letters smaller: the game is safe and goes on by itself.
    : still takes typed actions. Or start with --plain: lines only, any size.
screen-no-drawing =
    This board has no drawing for a window of { $have_width } columns and { $have_height } rows.
    The game is safe and goes on in a larger one, if it is drawn for that.
    : still takes typed actions. Or start with --plain: lines only, any board.
screen-small-short = 80x24 needed

## Plain mode
plain-begin = Plain mode: lines only. Answer with a number, or type an action.
plain-commands = Also: map, look NUMBER, board NAME, hand, scores, log, hint, undo, redo, ?ACTION for why not, help, quit.
plain-head = Round { $round }, { $phase }. You have { $points } points. { $budget }
plain-only = Nothing else is possible.
plain-no-number = There is no such number.
plain-no-way = No such way can be begun now. "look NUMBER" tells of ways, where there are any.
plain-back = "back" begins the action anew.
plain-undone = Taken back.
plain-left = You left the game.
plain-hand-over-seat = The table turns to { $seat }. Everyone else looks away. Enter goes on.
plain-hand-over = The table turns to { $seat }, played by { $player }. Everyone else looks away. Enter goes on.

## Root: round the map
root-headline = ROOT { $board }
root-piles = deck { $deck }  discard { $discard }
root-piles-short = deck { $deck } disc { $discard }
root-quiet = { $rounds } rounds without a new best score: the game ends in { $left }
root-quiet-short = the game ends in { $left ->
    [one] 1 round
   *[other] { $left } rounds
}
root-map-nobody = nobody
root-budget-actions = actions { $left } of { $all }
root-budget-decree = decree { $left } to go
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
root-scores-wide = {"  "}faction        VP cards  left
root-score-track = SCORE
root-score-dominance = d:{ $suit }
root-score-coalition = +{ $letter }
root-aim-dominance = dominance
root-aim-coalition = coalition
root-end-dominance = { $who } has won by dominance: three { $suit } clearings are ruled.
root-end-dominance-bird = { $who } has won by the { $suit } dominance: two opposite corners are ruled.
root-craft-with = {"craft with:"}
root-items-left = {"items:"}
root-gift-ambush = ambush
root-gift-dominance = dominance
root-gift-item = { $item } { $points } VP
root-gift-favor = favor
root-gift-effect = effect

## Root: the own board in a line
root-own-marquise = wood { $wood }  { $built }  next costs { $next }  warriors { $warriors }
root-own-eyrie = roosts { $roosts } (+{ $worth })  { $decree }  { $leader }  warriors { $warriors }
root-own-alliance = supporters { $supporters }:{ $known }  officers { $officers }  sympathy { $spread }, next { $next } (+{ $worth })  warriors { $warriors }
root-own-lizards = acolytes { $acolytes }  gardens { $built }  souls { $souls }  warriors { $warriors }
root-own-riverfolk = funds { $funds }{ $owners }  payments { $payments }  prices { $prices }  warriors { $warriors }
root-own-hundreds = warlord in { $warlord }, { $mood }  command { $command }  prowess { $prowess }  oppressed { $oppressed }  warriors { $warriors }
root-own-keepers = retinue { $retinue }  relics { $relics }  warriors { $warriors }
root-own-outcast = outcast
root-own-hated = hated
root-own-duchy = burrow { $burrow }  tunnels { $tunnels }  citadels { $citadels }  markets { $markets }  ministers { $ministers }  warriors { $warriors }
root-own-corvids = plots { $up } up, { $down } down, { $left } left  next costs { $cost }  warriors { $warriors }
root-own-more = next Evening draws { $draws }
root-own-more-pawn = . ready  - exhausted  ! damaged   next Evening draws { $draws }

## Root: a place in words
root-look-forest = forest { $forest }{ $pawns }: touches clearings { $clearings }, next to forests { $forests }
root-forest = forest { $forest }
root-look-ruled = ruled by
root-look-unruled = ruled by nobody
root-look-ruin = ruin
root-look-scorched = scorched earth
root-look-plot = plot ({ $kind })
root-look-open = { $count ->
    [0] no open slot
    [one] an open slot
   *[other] { $count } open slots
}
root-look-paths = paths { $paths }
root-details-slots = clearing, { $slots ->
    [one] a slot
   *[other] { $slots } slots
}, { $open } open
root-details-rule = Who rules (law 2.5)
root-details-strength = warriors { $warriors } + buildings { $buildings } = { $sum }
root-details-rules = { $who } has the most and rules.
root-details-hired = { $who } has hired { $count ->
    [one] 1 warrior
   *[other] { $count } warriors
} here this turn (law 11.2.7.III).
root-details-garden-rules = { $who } has a garden and rules (law 10.2.4).
root-details-tie-rules = { $who } rules where it ties (law 7.2.2).
root-details-tie = A tie: nobody rules.
root-details-nobody = Nobody has warriors or buildings here.
root-details-here = What is here
root-details-pawn = the pawn of { $who }
root-details-warriors = { $who }: { $count ->
    [one] a warrior
   *[other] { $count } warriors
}
root-details-near = Paths { $paths }.  River { $river }.  Forests { $forests }.
root-details-closed = Closed paths { $paths }: { $used ->
    [yes] one has been cleared this turn
   *[no] a card clears one, for a point (law C.3.3)
}.
root-details-ferry = The ferry is here, { $used ->
    [yes] and has sailed this turn
   *[no] once a turn to { $places }; then draw a card (law C.2.5)
}.
root-details-pass = The pass: whoever rules it at the end of his Evening scores { $points ->
    [one] a point
   *[other] { $points } points
} (law C.3.4).
root-look-closed = closed { $paths }
root-look-ferry = ferry
root-look-pass = pass

## Root: battles
root-fight-title = Battle in { $clearing } ({ $suit })
root-fight-attacks = attacks
root-fight-defends = defends
root-fight-instigator = stirred up by
root-fight-enlisted = enlisted
root-fight-has = has
root-fight-warriors = { $count ->
    [one] 1 warrior
   *[other] { $count } warriors
}
root-fight-swords = { $count ->
    [one] 1 sword
   *[other] { $count } swords
}
root-fight-placed = { $count ->
    [0] -
    [one] 1 piece more
   *[other] { $count } pieces more
}
root-fight-dice = dice
root-fight-high = gets the high
root-fight-low = gets the low
root-fight-rolled = [{ $die }] deals { $deals }
root-fight-extra = effects
root-fight-takes = to take
root-odds-title = Odds in { $clearing }
root-odds-attacks = attacks
root-odds-mean = on average deals { $deals }, takes { $takes }
root-odds-throw = deals { $deals }, takes { $takes }
root-odds-note = Cards aside: an ambush deals two hits first.

## Root: cards
root-cards-none = You hold no cards.
root-cards-craftable = can be crafted
root-cards-crafted = Crafted:
root-cards-items = Items left:
root-cards-available = Dominance beside the map:
root-cards-discard = Discard pile, { $count }:
root-cards-souls = Lost Souls, { $count }:

## Root: boards
root-board-facts = VP { $points }   hand { $cards }   warriors { $warriors } of { $all }   draws { $draws } next Evening
root-board-facts-pawn = VP { $points }   hand { $cards }   draws { $draws } next Evening
root-board-items-made = Items:
root-board-coffins = On Coffin Makers:
root-board-buildings = BUILDINGS                 wood for the next    [ ] = now
root-board-built = { $built } of { $all }
root-board-next-building = next: { $wood } wood, +{ $points } VP
root-board-wood = Wood on the map: { $count }   { $places }
root-board-ruled = Rules: { $places }
root-board-keep = The keep stands in { $place }: only the Marquise places pieces there.
root-board-keep-lost = The keep is lost, and with it the field hospitals.
root-board-leader = LEADER { $leader }
root-board-leaders = Face down: { $deposed }   still to come: { $coming }
root-board-decree = DECREE
root-board-vizier = VIZIER
root-board-birds = {"  "}{ $cards } cards; { $birds } birds: a turmoil now would cost as many points
root-board-roosts = ROOSTS { $count } of 7 on the map: { $places }
root-board-scores = each Evening
root-board-left = STILL TO OBEY THIS TURN (x: done)      where, on the map as it stands
root-board-all-done = Every card of the Decree is obeyed this turn.
root-board-done = x
root-board-demands = WHAT THE NEXT TURN DEMANDS      where it could be done on the map as it stands
root-board-turmoil = nowhere: TURMOIL
root-board-supporters = SUPPORTERS { $count }   most without a base: { $limit }
root-board-unknown = { $count } face down
root-board-officers = Officers { $count }
root-board-bases = Bases: { $bases }
root-board-sympathy = SYMPATHY { $count } of 10 on the map: { $places }
root-board-cost = supporters
root-board-points = points
root-board-revolt = A revolt costs { $cost } supporters of the suit; three warriors of one other player make spreading cost one more.
root-board-outcast = OUTCAST
root-board-outcast-side = outcast
root-board-hated-side = hated
root-board-outcast-in = in { $places }
root-board-acolytes = Acolytes { $count }   prices: crusade { $crusade }, convert { $convert }, sanctify { $sanctify }
root-board-gardens = GARDENS                  points of a score    [ ] = now
root-board-garden-draws = draws 1
root-board-scored = scored
root-board-garden-rule = Where a garden stands the Lizards rule, whoever else is there.
root-board-revealed = Revealed until Evening:
root-board-services = SERVICES       price     [ ] = now
root-board-funds = FUNDS { $count }
root-board-payments = Payments
root-board-committed = Committed
root-board-dividends = dividends now: { $points }
root-board-posts = TRADE POSTS        { $points } points each                        stand in
root-board-post = { $left } left, { $empty ->
    [one] 1 crafting space
   *[other] { $empty } crafting spaces
}, { $lost } lost
root-board-post-sites = Funds would pay for one in: { $places }
root-board-open-hand = OPEN HAND
root-board-souls = LOST SOULS { $count }
root-board-next-outcast = next Birdsong: { $suit }
root-board-next-hated = next Birdsong: no change, hated
root-board-plots = PLOTS  { $up } face up, { $down } face down, { $left } left to place
root-board-plots-up = face up
root-board-plots-down = face down
root-board-plots-left = left
root-board-plots-unseen = unseen
root-board-plot-not = not { $plots }
root-board-plot-cost = The next plot of the turn costs { $cost ->
    [one] a warrior
   *[other] { $cost } warriors
}, the next flip scores { $points }.
root-board-warlord = WARLORD
root-board-warlord-in = in { $clearing }, { $company ->
    [0] alone
    [one] with a warrior
   *[other] with { $company } warriors
}
root-board-warlord-fallen = fallen: one is anointed next Birdsong
root-board-mood = MOOD
root-board-next-moods = next: { $moods }
root-board-hoard = HOARD tiles  0  1  2  3  4   [ ] = now
root-board-track-command = command
root-board-track-prowess = prowess
root-board-oppressed = OPPRESSED { $count }: { $places }
root-board-oppress-scale = points for 0, 1, 2, 3, 4, 5, 6 clearings or more
root-board-strongholds = Hs strongholds { $built } of { $all }: { $places }
root-board-mobs = m  mobs { $built } of { $all }: { $places }
root-board-retinue = RETINUE { $count } of { $most }
root-board-relics = RELICS RECOVERED   a full column: { $points } points   in clearings
root-board-relic-at = { $value } in { $places }
root-board-waystations = WAYSTATIONS
root-board-waystation-here = on the board
root-board-forests = IN THE FORESTS   with a number: turned up, and its value
root-board-pawn-clearing = Pawn in { $place }.
root-board-pawn-forest = Pawn in forest { $place }.
root-board-pawn-nowhere = Not on the map yet.
root-board-items = ITEMS   { $count } of { $limit } in satchel and damaged box
root-board-ready = ready
root-board-exhausted = exhausted
root-board-damaged = damaged
root-board-refresh = {"  "}next Birdsong refreshes { $count }
root-board-relations = RELATIONSHIPS
root-board-aid = aid { $given }/{ $needed }: +{ $points } VP
root-board-quests = QUESTS ON THE TABLE
root-board-quests-done = DONE
root-board-quest-able = items ready
root-board-quest-improvised = one stands in
root-board-unearthed = {"  "}from ruins {" "}{ $taken }{"   "}left there {" "}{ $left }
root-board-burrow = Burrow { $burrow }   next Birdsong { $next } more   tunnels { $count } of 3: { $places }
root-board-ministers = MINISTERS
root-board-needs = cards swayed
root-board-crowns = crowns { $left } of 3
root-board-rank-worth = { $rank } { $points } VP
root-board-swayed = yes
root-board-acted = done
root-board-duchy-buildings = Citadels Dc { $citadels } of 3   markets Dm { $markets } of 3
root-rank-squire = squire
root-rank-noble = noble
root-rank-lord = lord
root-minister-foremole = builds with a card of any suit
root-minister-captain = battle
root-minister-marshal = move
root-minister-brigadier = two moves, or two battles
root-minister-banker = cards of one suit: 1 VP each
root-minister-mayor = acts as a swayed squire or noble
root-minister-duchess-of-mud = 2 VP if all tunnels are built
root-minister-baron-of-dirt = 1 VP per market on the map
root-minister-earl-of-stone = 1 VP per citadel on the map
root-leader-builder = items score what is printed
root-leader-charismatic = recruits two warriors
root-leader-commander = attacks with 1 extra hit
root-leader-despot = 1 point more in battles that remove buildings or tokens
root-special-thief = torch: takes a random card from a player with a piece here
root-special-tinker = torch: takes a card of this suit or a bird from the discard pile
root-special-ranger = torch: repairs three items, and Daylight ends
root-special-vagrant = torch: others fight here, you say what falls and score for it
root-special-arbiter = defenders here may enlist you: +1 VP, your swords raise their hits
root-special-scoundrel = torch, left here for good: enemies go, nothing comes here again
root-special-adventurer = once a turn any item stands in for one of a quest, damaged by it
root-special-ronin = a sword after the roll: 1 extra hit, as often as swords last
root-special-harrier = torch: the pawn moves to any clearing, without boots
root-mood-bitter = before the roll mobs here or next door become warriors here
root-mood-grandiose = the warlord advances before command
root-mood-jubilant = after inciting where he is the mob die is rolled up to four times
root-mood-lavish = at the end of Birdsong an item buys two warriors
root-mood-relentless = an advance of move and battle is followed by one of the two
root-mood-rowdy = a card more in Evening, two among three enemy pieces
root-mood-stubborn = the first hit in battles where he is does nothing
root-mood-wrathful = one extra hit when he attacks
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
root-help-title-battle = BATTLE
root-help-title-points = POINTS

## Root: the log in few columns. The letter of the faction stands before it.
root-brief-character = is the { $a }
root-brief-starts-in = starts in { $a }
root-brief-placed = { $a } in { $b }
root-brief-warriors = warriors in { $a } clearings
root-brief-leader = leader { $a }
root-brief-turn = round { $a }
root-brief-sets-up-first = sets up first
root-brief-looked = looks under { $a }
root-brief-left-ruin = leaves ruin { $a }
root-brief-instigated = stirs up { $a }
root-brief-enlisted = enlists { $a }
root-brief-scorched = scorches { $a }
root-brief-drew = draws { $a }
root-brief-reshuffled = discard becomes deck
root-brief-deck-empty = finds no card
root-brief-discarded = discards { $a }
root-brief-scored = +{ $a } VP
root-brief-lost-points = -{ $a } VP
root-brief-crafted = crafts { $a }
root-brief-crafted-item = crafts { $a }: { $b }
root-brief-dominance = { $a } dominance!
root-brief-coalition = joins { $a }: { $b }!
root-brief-recalled = takes { $a }
root-brief-used = uses { $a }
root-brief-used-on = uses { $a } on { $b }
root-brief-saw = sees { $b } of { $a }
root-brief-took = takes { $b } from { $a }
root-brief-gave = gives { $b } to { $a }
root-brief-fetched = fetches { $a }
root-brief-coffins = buries { $a }, who go home
root-brief-moved = { $a } to { $b }: { $c }
root-brief-followed = follows { $a }
root-brief-roamed = to { $a }
root-brief-hid = into forest { $a }
root-brief-battle = battles { $a } in { $b }
root-brief-allied = leads { $a }'s warriors
root-brief-ambushed = ambush!
root-brief-foiled = foils it
root-brief-dice = dice { $a } : { $b }
root-brief-removed = -{ $a } { $b } in { $c }
root-brief-hospital = heals { $a } to { $b }
root-brief-outrage = outrage: { $a }
root-brief-outrage-shown = shows hand (outrage)
root-brief-base-lost = loses { $a } supporters
root-brief-officers-lost = -{ $a } officers
root-brief-wood = wood { $a } in { $b }
root-brief-paid-wood = pays wood { $a } in { $b }
root-brief-recruited = recruits { $a } in { $b }
root-brief-built = builds { $a } in { $b }
root-brief-overworked = overworks { $a }
root-brief-extra = one more action
root-brief-decreed = decree { $b }: { $a }
root-brief-resolves = { $a } ({ $b })
root-brief-turmoil = TURMOIL
root-brief-roosted = new roost in { $a }
root-brief-supporter = supporter { $a }
root-brief-trained = trains
root-brief-revolted = revolts in { $a }!
root-brief-officer = +1 officer
root-brief-sympathy = sympathy in { $a }
root-brief-organized = organizes { $a }
root-brief-spent-supporter = spends { $a }
root-brief-damaged = { $a }{ $b } damaged
root-brief-repaired = { $a }{ $b } repaired
root-brief-rested = rests, all repaired
root-brief-dropped = drops { $a }{ $b }
root-brief-explored = explores { $a }: { $b }
root-brief-aided = aids { $a }: { $b }
root-brief-gained-item = gets { $a }
root-brief-relation = { $b } with { $a }
root-brief-quested = quest { $a }: { $b }
root-brief-improvised = improvises: { $b }
root-brief-quest-shown = new quest: { $a }
root-brief-struck = strikes { $b } of { $a }
root-brief-stole = steals from { $a }
root-brief-labored = takes { $a } back
root-brief-markers = suit markers laid
root-brief-ferried = ferry to { $a }
root-brief-cleared = clears { $a }-{ $b }
root-brief-held-pass = holds the pass
root-brief-hideout = hides out
root-brief-outcast = outcast: { $a }
root-brief-hated = hated: { $a }
root-brief-souls-freed = souls to discard: { $a }
root-brief-conspired = { $a }: -{ $b } acolytes
root-brief-converted = converts { $a } in { $b }
root-brief-revealed = reveals { $a }
root-brief-acolyte = +1 acolyte
root-brief-avenged = +{ $a } acolytes
root-brief-gardens-lost = garden lost
root-brief-priced = { $a }: { $b }
root-brief-bought = buys { $a } ({ $b })
root-brief-bought-card = buys { $a } ({ $b })
root-brief-protected = +{ $a } in Payments
root-brief-dividends = dividends on { $a }
root-brief-gathered = funds: { $a }
root-brief-committed = commits { $a }
root-brief-funds-spent = spends { $b } of { $a }
root-brief-fund-lost = loses fund of { $a }
root-brief-exported = exports { $a }
root-brief-took-back = takes back { $a }
root-brief-surfaced = comes up in { $a }
root-brief-mustered = { $a } into the Burrow
root-brief-emerged = { $b } up to { $a }
root-brief-descended = { $b } down from { $a }
root-brief-dug = tunnel to { $a }
root-brief-filled = fills tunnel in { $a }
root-brief-acts = { $a } acts
root-brief-acts-as = { $a } as { $b }
root-brief-swayed = sways { $a }
root-brief-dismissed = loses { $a }
root-brief-plotted = plot in { $a } ({ $b })
root-brief-tricked = swaps { $a } and { $b }
root-brief-flipped = flips { $b } in { $a }
root-brief-exerted = exerts
root-brief-guessed = guesses { $b } in { $a }
root-brief-exposed = exposes { $a }!
root-brief-misjudged = wrong: { $b } to { $a }
root-brief-anointed = warlord in { $a }
root-brief-mood = mood: { $a }
root-brief-mob-die = mob die: { $a }
root-brief-plundered = { $b } from ruin { $a }
root-brief-hoarded = hoards { $a }
root-brief-sold-item = sells { $a }
root-brief-scrapped = gives up { $a }
root-brief-led = warlord to { $a }
root-brief-loots = loots { $a }?
root-brief-looted = { $b } of { $a }
root-brief-rallied = mob of { $a } fights
root-brief-ignored = first hit ignored
root-brief-warlord-fell = warlord falls in { $a }
root-brief-oppressed = oppresses { $a }
root-brief-relics-laid = { $a } relics hidden
root-brief-encamped = { $a } in { $b }
root-brief-decamped = decamps { $b }
root-brief-retinue-acts = acts: { $a }
root-brief-retainer-acts = retainer acts
root-brief-retainer-lost = loses retainer
root-brief-carried = carries { $a } to { $b }
root-brief-delved = delves { $a } in { $c }
root-brief-recovered = recovers { $a }
root-brief-prize-laid = { $a } to forest { $b }
root-brief-joined-retinue = retinue: { $a }
root-brief-shifted-retinue = shifts { $a }
root-brief-shifted-retainer = shifts retainer
root-brief-quiet = no new best: { $b ->
    [one] 1 round
   *[other] { $b } rounds
} left
root-brief-won = WINS
