# The words of plain mode, which tells the game in lines to those who hear it or have no screen.

## The menu
# $save: the name of a save; $text: what was typed; $id: the id of a lesson; $name: the name of a lesson or save;
# $about: what it is, in a sentence; $done: how many steps are done; $steps: how many steps there are; $count: how
# many saves; $game: a game; $seats: the players; $round: the number of the round; $age: how long ago; $why: the
# reason.
plain-welcome = Plain mode: lines only. No game is open.
plain-menu-continue = Type "continue" to load your last game, { $save }.
plain-menu-words = Type "new" for a new game, "lessons" for tutorials, "saves" for the list of saved games, "open" and a name to load one, "help" for all commands, "quit" to leave.
plain-menu-do-new =
    new: choose a game, a map and players, step by step.
    new root marquise=human,eyrie=normal board=autumn: start at once. What you leave out is chosen for you.
    new root marquise=human,eyrie=human table=wait: start a shared table. Its human seats are open to others at their own terminals.
plain-menu-do-saves = saves: list the saved games.
plain-menu-do-open = open NAME: load a saved game.
plain-menu-do-continue = continue: load the last game that is not over.
plain-menu-do-daily =
    daily: play today's game, which is the same for everyone; your first try counts.
    daily 2026-11-28: play a past day for practice. daily practice: play today's game again.
    daily list: list the results of all days and the best.
plain-menu-do-lessons = lessons: list the tutorials.
plain-menu-do-lesson = lesson NAME: start or continue a tutorial.
plain-menu-do-tables = tables: list the tables of this machine.
plain-menu-do-join = join NAME: sit down at a table, or return to your seat.
plain-menu-do-watch = watch NAME: watch a table.
plain-menu-do-export = rootlog NAME: write a game of Root as a log for other programs.
plain-menu-do-delete = delete NAME: delete a saved game.
plain-menu-do-rename = rename NAME NEW: rename a saved game.
plain-menu-do-law = law 4.3, law march: read a law, or the laws with a word in them.
plain-menu-do-about = about root, about dewan, about iwari: explain a game on one page.
plain-menu-do-set =
    set: list the settings.
    set confirm=no: change one.
plain-menu-do-quit = quit: leave.
plain-menu-finished = Type "open { $save }" to look at it, or "new" for another game.
plain-menu-no-game = No game is open. Type "new", "open" and a name, or "continue".
plain-menu-unknown = There is no command "{ $text }" here. Type "help" for all commands.
plain-menu-which = Choose a save: type "open" and its name. "saves" lists them.
plain-table-which = Choose a table: type "join" or "watch" and its name. "tables" lists them.
plain-lessons = Tutorials. Type "lesson" and a name.
plain-daily-over = Type "daily practice" to play it again without counting.
plain-daily-first = Today's try is not over yet. Type "daily" to play it.
# $name is the name of a save.
plain-delete = Delete { $name } for good? Type yes to delete it; anything else keeps it.
plain-delete-kept = Nothing was deleted.
plain-delete-which = Which save? Type "delete" and its name. "saves" lists them.
plain-rename-which = Type "rename", the name of a save and its new name.
plain-leave-first = That is done in the menu. Type "leave" to save this game and go there.
plain-lesson = { $id }: { $name }. { $about } Done: { $done } of { $steps } steps.
plain-saves-none = There are no saved games.
plain-saves = { $count ->
    [one] 1 saved game:
   *[other] { $count } saved games, the newest first:
}
plain-save-line = { $name }: { $game } with { $seats }. Round { $round }, last played { $age }.
plain-save-over = { $name }: { $game } with { $seats }, over in round { $round }, last played: { $age }.
plain-save-bad = { $name } cannot be read. { $why }

## A new game, step by step
# $fewest: the fewest players; $most: the highest number; $usual: the default; $number: the number of a player or
# choice; $of: how many players there are; $plays: the faction or tribe; $extra: an extra, as a question or name;
# $level: the level of a bot; $about: what the bot does; $what: a choice; $id: its id, which can be typed too;
# $text: what was typed; $game: a game; $option: what is typed for an option; $most: the highest number of it.
plain-new-game = Choose a game: type its number or name. "cancel" goes back.
plain-new-seats = How many players, { $fewest } to { $most }? Enter alone takes { $usual }.
plain-new-plays = Player { $number } of { $of }: Choose what to play. Enter alone takes { $usual }.
plain-new-about = Type ? and a number or a word to read what a choice is.
plain-new-who = Player { $number }, { $plays }: Choose who plays. Enter alone takes { $usual }.
# $traits: words that can be typed.
plain-new-traits = Trait cards of { $plays }, as many as you like: { $traits }. Enter alone takes none.
plain-new-board = Choose a map. Enter alone takes { $usual }.
plain-new-deck = Choose a deck. Enter alone takes { $usual }.
plain-new-away = Choose what happens when a player who is asked is away. Enter alone takes { $usual }.
plain-new-flag = { $extra }: { $about } Type yes or no; Enter alone takes no.
plain-new-extra = { $extra }: { $about } Type a number from 0 to { $most }; Enter alone takes 0.
plain-new-item = { $number }. { $what }
plain-new-item-id = { $number }. { $what } ("{ $id }")
plain-new-not-listed = "{ $text }" isn't on the list. Type a number or a word from it, or "cancel".
plain-new-canceled = No new game was started.
plain-new-option = "{ $text }" isn't an option of a new game. Write for example: board=autumn deck=standard seed=7 name=evening
plain-new-seed = The seed must be a number, not "{ $text }".
plain-new-count = { $option } takes a number from 0 to { $most }, not "{ $text }".
plain-new-started = Started a new game of { $game }.

## Settings
# $key: the name of a setting; $value: a value; $values: all values; $text: what was typed.
plain-set-line = { $key } is { $value }. Values: { $values }.
plain-set-words = In plain mode, only confirm, forced and language matter; the others are for the full screen.
plain-set-done = { $key } is now { $value }.
plain-language-later = The language changes the next time thicket starts.
plain-set-unknown = There is no setting "{ $text }". Type "set" for the list.

## In a game
# $example: an action in notation; $game: a game; $round: the number of the round; $phase: a phase; $points: how
# many points; $number: the number of a choice; $what: an action or choice; $verb: a verb; $count: how many actions
# there are; $help: what the verb does; $left: what is left to do; $who: a faction or tribe; $sum: how many points
# in all; $sources: the sources, each by plain-points-source; $source: what the points are for; $place: a place;
# $which: the number of the route; $text: what was typed; $law: the number of a law or its text; $seat: who plays
# there: a faction or tribe; $player: a player; $name: a name; $chances: each by plain-chance; $chance: hundredths.
plain-drawn = Enter starts the game. r draws again, q leaves.
plain-begin = Plain mode: lines only. Answer with a number, or type an action. Type "help" for all commands.
plain-coach = This is a tutorial. The keys that it names are those of the full screen: here, type the number of a choice instead.
plain-help =
    Answer a prompt with the number of a choice. "back" starts the action over; Enter alone repeats the choices.
    You can type an action at once, such as "{ $example }". "?{ $example }" says why it isn't allowed.
plain-do-look = look NUMBER: a place and what is next to it.
plain-do-map = map: all places.
plain-do-go = go NUMBER: follow the first route to a place; go NUMBER 2 the second. "look" lists them.
plain-do-cards = hand: your cards.
plain-do-board = board NAME: the board of a player.
plain-do-scores = scores: all scores.
plain-do-points = points: where points came from.
plain-do-table = table: what is on the table besides the boards.
plain-do-log = log: the last lines of the log.
plain-do-changed = changed: what happened since your last turn.
plain-do-hint =
    hint: what the normal bot would do, why, and what comes next.
    hint longer: the same for the best bot, which takes a moment.
    hint take, hint longer take: do what the hint says.
plain-do-why = why ACTION: why an action is not allowed.
plain-do-odds = odds 5 eyrie: the odds of a battle in a clearing.
plain-do-undo = undo: undo your last action.
plain-do-redo = redo: redo it.
plain-do-save = save: save now. save PATH: save elsewhere.
plain-do-new = new: start another game; this one is saved first.
plain-do-saves = saves: list the saved games.
plain-do-open = open NAME: load another game; this one is saved first.
plain-do-lessons = lessons: tutorials; this game is saved first.
plain-do-lesson = lesson NAME: start or continue a tutorial.
plain-do-law =
    law: the law behind this prompt.
    law 4.3, law march, law contents: other laws.
    law next, law previous, law above: read on from the last law.
plain-do-about = about: explain this game on one page. about dewan: explain another one.
plain-do-set = set: the settings. set confirm=no: change one.
plain-do-leave = leave: save and go to the menu.
plain-do-quit = quit: save and quit thicket.
plain-do-quitnow = q!: quit thicket, even if the game cannot be saved.
# $word: a command as it is typed; $does: what it does.
plain-do-shared = { $word }: { $does }.
plain-help-game = How { $game } is played:
plain-head = Round { $round }, { $phase }. You have { $points ->
    [one] 1 point
   *[other] { $points } points
}.
plain-head-pointless = Round { $round }, { $phase }.
plain-only = Nothing else is possible.
plain-done = Done.
plain-no = No.
plain-choice = { $number }. { $what }
plain-choice-verb = { $verb } ({ $count } choices). { $help }
plain-choice-part = { $what } ({ $count } choices).
plain-so-far = Chosen so far: { $what }. "back" starts over.
plain-confirm = You have { $left ->
    [one] 1 thing
   *[other] { $left } things
} left to do. Type the same again to end the phase anyway.
plain-no-number = That number is not on the list.
plain-no-way = No such route can be started now. "look NUMBER" lists routes, if any.
plain-points = { $who }, { $sum } in total: { $sources }.
plain-aim = { $who } plays for { $sum } and had scored: { $sources }.
plain-aim-none = { $who } plays for { $sum }.
plain-points-none = { $who }: { $sum } in total.
plain-points-source = { $source } { $points }
plain-chances = Winning chances after round { $round }, out of 100: { $chances }.
plain-chance = { $who } { $chance }
plain-review = Compare your choices with those of the best bot by "thicket review { $name }".
plain-route = go { $place } { $which }: a route through { $what }.
plain-which-place = Choose a place: type "look" and its number or letter.
plain-no-place = There is no place "{ $text }" on this map.
# $heading is one of the headings of the page that says what a game is, $text what stands below it.
plain-about = { $heading }: { $text }
# $action is a whole action as a sentence; $level the level of the bot; $typed what can be typed; $log is one or more sentences of the log; $text is a text without a stop.
plain-hint = The { $level } bot would choose: { $action }
plain-hint-second = Second best: { $action }
plain-hint-third = Third best: { $action }
plain-hint-log = The log would then say: { $log }
plain-hint-rule = The bot used a simple rule here and did not compare alternatives.
plain-hint-led = The tutorial decides here: nothing else can be done now.
# $thing is a thing of which there are $count, two or more.
plain-times = { $thing } ({ $count })
plain-table = On the table:
plain-cited = Law { $law }.
plain-no-battles = This game has no battles.
plain-points-lost = { $source } minus { $points }
plain-changed-fewer = { $who } lost { $points ->
    [one] 1 point
   *[other] { $points } points
}.
plain-none = none
plain-sentence = { $text }.
plain-hint-take = Type "{ $typed }" to do it.
plain-law-end = There is no law in that direction. "law contents" lists the chapters.
plain-law = { $law }: { $text }
plain-undone = Undone.
plain-redone = Redone.
plain-left = You left the game.
plain-stay = You are still in the game. Type "save" to try again, "save PATH" to save elsewhere, or "quit!" to leave without saving.
plain-hand-over-seat = Pass the keyboard to { $seat }. Everyone else, look away. Enter continues.
plain-hand-over = Pass the keyboard to { $seat }, played by { $player }. Everyone else, look away. Enter continues.
plain-renamed = This game is now saved as "{ $name }": another program took the old name.

## What changed
# $who: a faction or tribe; $points: how many points; $what: what was lost; $place: a place and what is there now.
plain-changed = Since your last turn:
plain-changed-nothing = Nothing has changed since your last turn.
plain-changed-points = { $who } gained { $points ->
    [one] 1 point
   *[other] { $points } points
}.
plain-changed-lost = You lost { $what }.
plain-changed-lost-at = You lost { $what } in { $places }.
plain-changed-place = Changed. { $place }

## Actions of Root
# $number: the number of a clearing; $suit: a suit; $card: a card; $who: a faction or hireling; $count: how many;
# $points: how many points, with the noun; $cards: how many cards, or which; $warriors: how many warriors are in the
# supply; $pieces: the crafting pieces that it takes; $column: a column; $relation: a relationship; $places: a list
# of clearings; $faction: a faction or hireling; $landmark: a landmark; $clearing: a clearing with its suit; $piece:
# a piece; $leader: a leader of the Eyrie; $character: a character of the Vagabond; $forest: a forest; $partner: the
# faction joined; $hireling: a hireling; $player: a faction; $party: a faction or hireling; $lost: a faction;
# $wanted: what is named; $stall: the number of a stall; $defender: who defends; $effect: an effect of removed
# pieces; $target: the piece removed; $tile: an item with its state; $from: where from; $to: where to; $ally: an
# Allied faction; $item: an item; $quest: a quest; $reward: the reward of a quest; $attacker: who attacks; $service:
# a service of the Riverfolk; $price: a price; $burrow: the name of the Burrow; $minister: a minister; $copied: the
# minister whose action it is; $plot: a kind of plot; $one: a clearing; $other: another clearing; $mood: a mood;
# $retainer: the name of a Faithful Retainer; $relic: a relic; $found: the relic; $slot: the number of a column;
# $out: the column that it leaves; $into: the column that it joins.
root-spoken-clearing = clearing { $number } ({ $suit })
root-spoken-card = { $card } ({ $suit })
root-spoken-warriors = { $who }: { $count ->
    [one] 1 warrior
   *[other] { $count } warriors
}.
root-spoken-warlord = { $who }: { $count ->
    [one] the warlord alone
   *[other] { $count } warriors with the warlord
}.
root-spoken-pawn = { $who }: the pawn.
root-spoken-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
root-spoken-score = { $who }: { $points }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in hand, { $warriors ->
    [one] 1 warrior
   *[other] { $warriors } warriors
} left.
root-spoken-score-items = { $who }: { $points }, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in hand.
root-spoken-piece = { $count } { $suit }
root-spoken-piece-any = { $count } of any suit
root-spoken-cost = Crafting pieces: { $pieces }.
root-spoken-craftable = You can craft it.
root-spoken-paths = Paths to { $places }.
root-say-draft = Take the { $faction }.
root-say-lay-back = Put { $card } back into the deck.
root-say-place-landmark = Set up the { $landmark } in { $clearing }.
root-say-keep = Place the keep in { $clearing }.
root-say-place = Place a { $piece } in { $clearing }.
root-say-roost = Place a roost in { $clearing }.
root-say-leader = Choose the leader { $leader }.
root-say-character = Choose the character { $character }.
root-say-start = Start in { $forest }.
root-say-home = Start in { $clearing }.
root-say-home-of = Start in { $clearing } with a { $suit } garden.
root-say-outcast = Make { $suit } the Outcast.
root-say-craft = Craft { $card }.
root-say-activate = Pay with a { $suit } crafting piece.
root-say-dominance = Activate the { $suit } dominance card.
root-say-coalition = Use the { $suit } dominance card to form a coalition with the { $partner }.
root-say-recall = Spend { $card } to take the { $suit } dominance card.
root-say-use = Use { $card }.
root-say-use-hireling = Use the { $hireling }.
root-say-use-on = Use { $card } on the { $player }.
root-say-use-at = Use { $card } in { $clearing }.
root-say-use-at-on = Use { $card } in { $clearing } on the { $party }.
root-say-use-against = Use { $card } against the { $player } and their { $lost }.
root-say-use-for = Use { $card } for { $wanted }.
root-say-use-landmark = Use the { $landmark }.
root-say-swap = Swap { $card } for the card in stall { $stall }.
root-say-discard = Discard { $card }.
root-say-battle = Battle the { $defender } in { $clearing }.
root-say-ally = Battle with warriors of the { $faction }.
root-say-ambush = Play a { $suit } ambush.
root-say-first = Resolve the effects of the { $faction } first.
root-say-settle = Resolve { $effect } first.
root-say-settle-at = Resolve { $effect } in { $clearing } first.
root-say-take = Remove 1 { $target }.
root-say-take-ally = The hit removes a warrior of the { $faction }.
root-say-damage = Damage { $tile }.
root-say-enlist = Enlist the Arbiter.
root-say-swift = Exhaust a sword for a swift strike.
root-say-hospital = Spend { $card } for the Field Hospitals.
root-say-give = Give { $card }.
root-say-show = Show your hand.
root-say-set-up = Set up the { $hireling }.
root-say-hire = Hire the { $hireling }.
root-say-pass-on = Give the { $hireling } to the { $player }.
root-say-place-at = Place it in { $clearing }.
root-say-lurk = Place a bandit on the path between { $from } and { $to }.
root-say-lift = Remove the bandit from the path between { $from } and { $to }.
root-say-force = Force the { $player } in { $clearing }.
root-say-force-move = Force a warrior of the { $player } to move from { $from } to { $to }.
root-say-draw-card = Take { $card } from the discard pile.
root-say-place-with = Place it in { $clearing } with { $count ->
    [one] 1 warrior
   *[other] { $count } warriors
}.
root-say-remove = Remove 1 { $target } of the { $party } in { $clearing }.
root-say-steal-at = Steal from each enemy in { $clearing }.
root-say-unearth = Take the item from the ruin in { $clearing }.
root-say-sell-to = Sell { $tile } to the { $hireling }.
root-say-heal = Spend { $card } to place the removed warriors in { $clearing }.
root-say-wood = Place wood in { $clearing }.
root-say-march = March from { $from } to { $to } with { $count ->
    [one] 1 warrior
   *[other] { $count } warriors
}.
root-say-recruit = Recruit.
root-say-overwork = Spend { $card } for 1 wood in { $clearing }.
root-say-build = Build a { $piece } in { $clearing }.
root-say-pay = Pay with wood from { $clearing }.
root-say-extra = Spend { $card } for 1 more action.
root-say-decree = Add { $card } to the { $column } column of the Decree.
root-say-decree-recruit = Recruit in { $clearing } for a { $suit } card.
root-say-decree-move = Move from { $from } to { $to } with { $count ->
    [one] 1 warrior
   *[other] { $count } warriors
} for a { $suit } card.
root-say-decree-battle = Battle the { $defender } in { $clearing } for a { $suit } card.
root-say-decree-build = Build a roost in { $clearing } for a { $suit } card.
root-say-turmoil = Fall into turmoil over a { $suit } card.
root-say-revolt = Revolt in { $clearing }.
root-say-revolt-of = Revolt in { $clearing } for a { $suit } base.
root-say-spread = Spread sympathy to { $clearing }.
root-say-spend = Spend { $card }.
root-say-mobilize = Mobilize { $card } as a supporter.
root-say-train = Spend { $card } to train an officer.
root-say-recruit-at = Recruit in { $clearing }.
root-say-organize = Organize in { $clearing }.
root-say-move = Move from { $from } to { $to } with { $count ->
    [one] 1 warrior
   *[other] { $count } warriors
}.
root-say-ferry = Take the ferry.
root-say-clear = Clear the path between { $from } and { $to }.
root-say-treetop = Build in the Elder Treetop.
root-say-roam = Move to { $to }.
root-say-roam-with = Move to { $to } with { $count } of the { $ally }.
root-say-slip = Slip to { $to }.
root-say-slip-with = Slip to { $to } with { $count } of the { $ally }.
root-say-slip-into = Slip into { $forest }.
root-say-refresh = Refresh { $tile }.
root-say-explore = Explore the ruin here.
root-say-aid = Aid the { $faction } with { $card }.
root-say-exhaust = Exhaust { $item }.
root-say-gain = Take { $tile }.
root-say-quest = Complete { $quest } for { $reward }.
root-say-strike = Strike the { $party }: { $target }.
root-say-repair = Repair { $tile }.
root-say-steal = Steal a card from the { $faction }.
root-say-labor = Take { $card } from the discard pile.
root-say-hideout = Use the hideout.
root-say-instigate = Make the { $attacker } battle the { $defender }.
root-say-scorch = Scorch the clearing.
root-say-improvise = Complete { $quest } for { $reward } with another item in place of { $item }.
root-say-glide = Glide to { $to }.
root-say-drop = Remove { $tile } from the game.
root-say-crusade-battle = Crusade: battle the { $defender } in { $clearing }.
root-say-crusade-move = Crusade: move from { $from } to { $to } with { $count ->
    [one] 1 warrior
   *[other] { $count } warriors
}, then battle.
root-say-convert = Convert a warrior of the { $party } in { $clearing }.
root-say-sanctify = Sanctify the { $piece } in { $clearing }.
root-say-sanctify-of = Sanctify the { $piece } in { $clearing } with a { $suit } garden.
root-say-build-with = Reveal { $card } to build a garden in { $clearing }.
root-say-build-with-of = Reveal { $card } to build a { $suit } garden in { $clearing }.
root-say-recruit-with = Use { $card } to recruit in { $clearing }.
root-say-score = Spend { $card } to score for the gardens of its suit.
root-say-sacrifice = Reveal { $card } for an acolyte.
root-say-services = Buy { $service }.
root-say-buy-card = Buy { $card }.
root-say-price = Set the price of { $service } to { $price }.
root-say-fund = Choose a fund of the { $faction }.
root-say-draw = Draw a card.
root-say-export = Export { $card }.
root-say-post = Place a trade post in { $clearing }.
root-say-post-of = Place a { $suit } trade post in { $clearing }.
root-say-dig = Dig a tunnel in { $clearing }.
root-say-fill = Remove the tunnel in { $clearing }.
root-say-emerge = Move from the { $burrow } to { $to } with { $count ->
    [one] 1 warrior
   *[other] { $count } warriors
}.
root-say-descend = Move from { $from } to the { $burrow } with { $count ->
    [one] 1 warrior
   *[other] { $count } warriors
}.
root-say-minister = Let the { $minister } act.
root-say-minister-as = Let the { $minister } act as the { $copied }.
root-say-sway = Sway the { $minister }.
root-say-reveal = Reveal { $card }.
root-say-dismiss = Lose the { $minister }.
root-say-flip = Flip the plot in { $clearing }.
root-say-recruit-suit = Spend { $card } to recruit in { $suit } clearings.
root-say-plot = Place { $plot } face down in { $clearing }.
root-say-trick = Swap the plots in { $one } and { $other }.
root-say-exert = Exert: take 1 more action instead of drawing.
root-say-expose = Guess the plot in { $clearing }: { $plot }.
root-say-show-card = Show { $card }.
root-say-mob = Place the mob in { $clearing }.
root-say-anoint = Anoint a warlord in { $clearing }.
root-say-mood = Make the warlord { $mood }.
root-say-hoard = Add { $item } to the hoard.
root-say-sell = Sell { $item }.
root-say-scrap = Remove { $item } from the hoard.
root-say-lead = Lead the warlord to { $to }.
root-say-advance = Advance to { $to } with { $count ->
    [one] the warlord alone
   *[other] { $count } warriors, warlord included
}.
root-say-incite = Spend { $card } to incite a mob in { $clearing }.
root-say-rouse = Roll the mob die again.
root-say-loot = Loot instead of dealing rolled hits.
root-say-rally = Replace the mob in { $clearing } with a warrior.
root-say-encamp = Encamp in { $clearing } with a { $piece }.
root-say-decamp = Decamp the { $piece } in { $clearing }.
root-say-act = Act with { $card }.
root-say-act-retainer = Act with a { $retainer }.
root-say-carry = Carry the { $relic }.
root-say-delve = Delve { $found } from { $forest } into { $clearing }.
root-say-recover = Recover the { $relic } in { $clearing }.
root-say-recover-of = Recover the { $relic } in { $clearing } as { $suit }.
root-say-join-retinue = Add { $card } to the retinue, column "{ $slot }".
root-say-shift = Shift { $card } from column "{ $out }" to column "{ $into }".
root-say-shift-retainer = Shift a { $retainer } from column "{ $out }" to column "{ $into }".
root-say-place-in = Place the { $piece } in { $forest }.

## Boards and places of Root
# $count: how many there are; $all: how many there can be; $places and $place: clearings by number; $now and $then: the values of a track; every other
# place has the name of what stands in it. Many are labels, and what they name stands behind a colon.
root-heard-points = Points
root-heard-next-building = The next one costs { $wood } wood and scores { $points ->
    [one] 1 point
   *[other] { $points } points
}.
root-heard-in = { $count ->
    [one] in clearing { $places }
   *[other] in clearings { $places }
}
root-heard-count-in = { $count } in clearing { $place }
root-heard-birds = Cards in the Decree: { $cards }, including { $birds ->
        [one] 1 bird card
       *[other] { $birds } bird cards
    }. Turmoil now would cost { $birds ->
    [one] 1 point
   *[other] { $birds } points
}.
root-heard-garden-draws = draws 1 more card in Evening
root-heard-unseen = { $count } unseen
root-heard-aid = For the next one, aid { $needed ->
    [one] once
   *[other] { $needed } times
} in a turn, { $given } so far, and score { $points ->
    [one] 1 point
   *[other] { $points } points
}.
root-heard-rank = Each { $rank } scores { $points ->
    [one] 1 point
   *[other] { $points } points
} when swayed by revealing { $cards } cards. Crowns left: { $left } of 3.
root-heard-plot-unknown = unknown
root-heard-face-down = { $thing } face down
root-heard-forest = Relics in forest { $forest }
root-heard-hired = { $who } for { $count ->
    [one] 1 more turn
   *[other] { $count } more turns
}
root-heard-stall = stall { $number } { $card }
root-heard-odds-title = Odds of a battle in clearing { $clearing }.
root-heard-odds-battle = { $attacker } against { $defender }.
root-heard-odds-mean = On average the attacker deals { $deals } hits and takes { $takes }.
root-heard-none-left = Chance that the attacker loses all pieces there: { $percent }%.
root-heard-odds-razed = Chance that the attacker removes a building or token: { $percent }%.
root-heard-odds-throw = Chance of { $percent }%: the attacker deals { $deals } and takes { $takes }.
root-heard-clearing = Clearing { $number }: { $suits }, { $slots ->
    [one] 1 slot
   *[other] { $slots } slots
}, { $open } open.
root-heard-this-building = It costs { $wood } wood and scores { $points ->
    [one] 1 point
   *[other] { $points } points
}
root-heard-landmark = Landmark: { $landmark }
root-heard-ruler = Ruler
root-heard-strength = Toward rule, { $who }: { $warriors ->
    [one] 1 warrior
   *[other] { $warriors } warriors
}, { $buildings ->
    [one] 1 building
   *[other] { $buildings } buildings
}, { $sum } in total.
root-heard-strength-hired = Toward rule, { $who }: { $warriors ->
    [one] 1 warrior
   *[other] { $warriors } warriors
}, { $buildings ->
    [one] 1 building
   *[other] { $buildings } buildings
}, hirelings { $hirelings }, { $sum } in total.
root-heard-buildings = Buildings
root-heard-tokens = Tokens
root-heard-ruin-here = There is a ruin.
root-heard-paths = Paths to
root-heard-river = By river
root-heard-forests = Forests next to it
root-heard-forest-near = Forest { $forest } touches { $clearings }. Forests next to it: { $forests }.

## Actions and places of Dewan
# $number: the number of a space or card; $ground: its terrain; $spaces: a list of spaces; $cards: the cards to pay,
# or how many; $points: how many points; $price: the card that pays; $terrain: a terrain; $symbol: a symbol; $story:
# a story; $card: a card; $who: a tribe; $camps: how many camps; $berries: how many berries; $fires: how many fires;
# $next: the next card of the row; $start: a space; $hex: a space; $half: the half of a card.
dewan-help-routes-aloud = Type "look" and the number of a space to list the cheapest routes to a camp there. "go", that number and the number of a route takes that route.
dewan-spoken-space = space { $number } ({ $ground })
dewan-spoken-near = Next to it: { $spaces }.
dewan-spoken-step = space { $number } with { $price }
dewan-spoken-half = { $terrain } ({ $symbol })
dewan-spoken-told = Completed: { $story }
dewan-spoken-open = Open story: { $story }
dewan-spoken-row = Card { $number } of the row: { $card }.
dewan-spoken-score = { $who }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $camps ->
    [one] 1 camp
   *[other] { $camps } camps
} left, { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in hand, { $berries ->
    [one] 1 berry
   *[other] { $berries } berries
}, { $fires ->
    [one] 1 fire
   *[other] { $fires } fires
}.
# $name: what is needed; $have and $need: how much there is and is needed; $hidden: how many; $list and $next: things in a row.
dewan-heard-story = Story: { $story }
dewan-heard-need = { $name } { $have } of { $need }
dewan-heard-more = { $list }; { $next }
dewan-heard-card = Card in hand
dewan-heard-hidden = { $who }: { $hidden ->
    [one] 1 unknown card
   *[other] { $hidden } unknown cards
}.
dewan-heard-known = Known
dewan-heard-discard = Discard pile
dewan-heard-space = Space { $number }: { $ground }.
dewan-heard-area = It is in an area of { $count } spaces.
dewan-heard-berries = Berries in its area
dewan-heard-icons = Icons next to it
dewan-heard-step-gift = space { $number } with { $price }, which goes to { $who }
dewan-say-take = Take a { $card } card and a { $next } card.
dewan-say-take-last = Take a { $card } card.
dewan-say-camp = Start a route at { $start } and pay a { $card } card.
dewan-say-to = Continue to { $hex } and pay a { $card } card.
dewan-say-settle = Settle here.
dewan-say-settle-at = Settle on { $hex }.
dewan-say-story = Take { $story }.
dewan-say-unseen = Take the story on top of the pile.
dewan-say-tuck = Tuck a { $card } card and leave { $half } visible.
dewan-say-flood = Flood { $hex }.
dewan-say-erupt = Let lava flow onto { $hex }.
dewan-say-fish = Discard a { $card } card for fish.

## Actions and places of Iwari
# $number: the number of a space, territory or connection; $territory: a territory; $kind: the kind of a territory
# or card; $place: the number of the circle; $near: a list of spaces; $who: a tribe; $via: by land or by water;
# $one: the first of two territories or counts; $other: the second one; $totems: the totems at both ends, or how
# many are left; $points: the worth for each tribe, or how many points; $count: how many; $what: a pile, hand or
# expedition, or what is left; $cards: its cards or what else it has; $card: a card; $tents: how many tents; $space: a space; $connection: the number of a
# connection.
iwari-spoken-space = space { $number } of { $territory } ({ $kind })
iwari-spoken-territory = { $territory } ({ $kind })
iwari-spoken-title = Territory { $number } is { $territory }, { $kind }. Its circle is number { $place }.
iwari-spoken-free = Space { $number } is free. Next to it: { $near }.
iwari-spoken-tent = Space { $number } holds a { $who } tent. Next to it: { $near }.
iwari-spoken-link = Connection { $number }, by { $via }, from { $one } to { $other }: { $totems }.
iwari-spoken-mountain = Connection { $number }, by { $via }, from { $one } to { $other }: under a mountain.
iwari-spoken-totems = totems { $one } and { $other }, worth { $points }
iwari-spoken-count = { $who } { $count }
iwari-spoken-unknown = { $count ->
    [one] 1 unknown card
   *[other] { $count } unknown cards
}.
iwari-spoken-mission-scored = { $who } scored { $points }
iwari-spoken-mission-left = { $points ->
    [one] 1 point left
   *[other] { $points } points left
}
iwari-spoken-score = { $who }: { $points ->
    [one] 1 point
   *[other] { $points } points
}, { $tents ->
    [one] 1 tent
   *[other] { $tents } tents
} and { $totems ->
    [one] 1 totem
   *[other] { $totems } totems
} left.
iwari-spoken-third = { $who }, the third tribe: { $tents ->
    [one] 1 tent
   *[other] { $tents } tents
} and { $totems ->
    [one] 1 totem
   *[other] { $totems } totems
} left.
iwari-heard-links = Its connections now score
iwari-heard-with = With a { $who } piece here, the points would be: { $points }.
iwari-say-tent = Place a tent on { $space } for 1 card of its kind.
iwari-say-tent-pair = Place a tent on { $space } for 2 { $kind } cards.
iwari-say-totem = Place a totem in { $territory } for 1 card of its kind.
iwari-say-totem-pair = Place a totem in { $territory } for 2 { $kind } cards.
iwari-say-discard = Exchange 1 { $kind } card: discard it and draw 1.
iwari-say-take = Take a { $kind } card from the display.
iwari-say-draw = Draw the top card of the deck.
iwari-say-union = Place a Union token in { $territory }.
iwari-say-discovery = Place a Discovery token in { $territory }.
iwari-say-honour = Place the Honor token on connection { $connection }.
iwari-say-respect = Place the Respect token on connection { $connection }.
