//! The Vagabond, alone or as one of two.

use super::boards::{head, number};
use super::compact::{self, fact, flow};
use super::heard;
use super::names::{self, faction_role};
use super::registry::{Board, Budget, Force, Legend, Seated};
use crate::games::root::factions::vagabond::state::Step;
use crate::games::root::factions::vagabond::state::{
    ITEM_LIMIT, ITEM_LIMIT_PER_BAG, REFRESHED, REFRESHED_PER_TEA, Vagabond,
};
use crate::games::root::factions::vagabond::words::Relation;
use crate::games::root::state::frame::Phase;
use crate::games::root::state::ruins;
use crate::games::root::state::task::Task;
use crate::games::root::words::faction::Character;
use crate::games::root::words::item::Quest;
use crate::games::root::words::item::{Condition, Item};
use crate::games::root::words::place::Suit;
use crate::games::root::{Action, Observation};
use crate::kernel::{Part, Seat, Words, name_key};
use crate::tui::game_ui::Ctx;
use crate::tui::palette::Role;
use crate::tui::text::Row;

/// The keys of what is said of the characters.
pub fn keys() -> Vec<String> {
    Character::ALL.iter().map(|character| name_key("root-special", character.id())).collect()
}

/// Returns the verb of a character's special action; none if it is not a Daylight action (appendix D).
const fn special(character: Character) -> Option<&'static str> {
    match character {
        Character::Thief => Some("steal"),
        Character::Tinker => Some("labor"),
        Character::Ranger => Some("hideout"),
        Character::Vagrant => Some("instigate"),
        Character::Scoundrel => Some("scorch"),
        Character::Adventurer => Some("improvise"),
        Character::Harrier => Some("glide"),
        // they help in battles
        Character::Arbiter | Character::Ronin => None,
    }
}

impl Seated<'_, Vagabond> {
    fn items_ready(&self) -> u8 {
        self.kit.ready_tiles().map(|tile| self.kit.count(tile)).sum()
    }
}

impl Board for Seated<'_, Vagabond> {
    fn verbs(&self, phase: Phase) -> Vec<&'static str> {
        match phase {
            Phase::Setup | Phase::Evening => Vec::new(),
            Phase::Birdsong => vec!["slip"],
            Phase::Daylight => {
                let usual = ["battle", "move", "explore", "aid", "quest", "strike", "repair"];
                usual.into_iter().chain(self.kit.character.and_then(special)).collect()
            }
        }
    }

    fn leaves_points(&self) -> &'static str {
        "coalition"
    }

    fn budget(&self) -> Option<Budget> {
        (self.state.phase == Phase::Daylight).then(|| Budget::of("root-budget-items", self.items_ready()))
    }

    fn left(&self, _: &[Action]) -> u8 {
        match self.state.top() {
            Some(Task::Vagabond(Step::Daylight)) => self.items_ready(),
            _ => 0,
        }
    }

    fn force(&self) -> Force {
        Force::Items
    }

    fn line(&self, ctx: &Ctx) -> Row {
        let mut row = Row::new();
        if let Some(character) = self.kit.character {
            row = row.text(format!("{}  ", ctx.words.name("root-word", character.id())));
        }
        row.join(tiles(ctx, self.kit, |_| true))
    }

    fn board(&self, ctx: &Ctx) -> Vec<Row> {
        board(ctx, self.state, self.seat, self.kit)
    }

    fn heard(&self, ctx: &Ctx) -> Vec<Row> {
        heard(ctx, self.state, self.seat, self.kit)
    }

    fn docked(&self, ctx: &Ctx) -> Vec<Row> {
        docked(ctx, self.state, self.seat, self.kit)
    }

    fn legend(&self) -> Legend {
        Legend::default()
    }

    fn losses(&self, words: &Words, before: &Observation) -> Vec<String> {
        let Some(before) = before.vagabond(self.seat) else { return Vec::new() };
        let damaged = |vagabond: &Vagabond| -> u8 {
            vagabond.items.iter().map(|counts| counts[Condition::Damaged.index()..].iter().sum::<u8>()).sum()
        };
        let count = damaged(self.kit).saturating_sub(damaged(before));
        names::counted(words, "root-lost-undamaged", count).into_iter().collect()
    }

    /// A character, with its starting items.
    fn choice(&self, ctx: &Ctx, next: Part) -> Option<String> {
        let Part::Word(id) = next else { return None };
        let character = Character::from_id(id)?;
        let items = character.items().iter().map(|item| ctx.words.name("root-item", item.id()));
        let places = [("special", ctx.words.name("root-special", id).into()), ("items", ctx.words.list(items).into())];
        Some(ctx.fill("root-choice-character", &places))
    }
}

/// Columns behind the label of a line of items in a narrow panel.
const NARROW: usize = 43;

/// Draws where the pawn is and who it is, items, relationships, quests.
fn board(ctx: &Ctx, state: &Observation, seat: Seat, vagabond: &Vagabond) -> Vec<Row> {
    let mut rows = Vec::new();
    let place = match (vagabond.clearing(), vagabond.forest()) {
        (Some(clearing), _) => ctx.fill("root-board-pawn-clearing", &[("place", number(clearing.number()))]),
        (None, Some(forest)) => ctx.fill("root-board-pawn-forest", &[("place", forest.letter().to_string().into())]),
        (None, None) => ctx.say("root-board-pawn-nowhere"),
    };
    let character = vagabond.character.map_or_else(String::new, |character| {
        let name = ctx.words.name("root-word", character.id());
        ctx.words.labeled(&name, &ctx.words.name("root-special", character.id()))
    });
    rows.push(Row::plain(format!("{place}  {character}")));
    rows.push(Row::new());
    let facts = [("count", number(vagabond.limited_count())), ("limit", number(limit(vagabond)))];
    rows.push(head(ctx.fill("root-board-items", &facts)));
    let ready = tiles_in_words(ctx, vagabond, |condition| condition == Condition::Ready);
    let exhausted = tiles_in_words(ctx, vagabond, |condition| condition == Condition::Exhausted);
    let damaged = tiles_in_words(ctx, vagabond, Condition::is_damaged);
    for (key, tiles) in
        [("root-board-ready", ready), ("root-board-exhausted", exhausted), ("root-board-damaged", damaged)]
    {
        rows.push(Row::plain("  ").text(ctx.say(key)).to(14).join(tiles));
    }
    rows.push(Row::of(Role::Dim, ctx.fill("root-board-refresh", &[("count", number(refreshed(vagabond)))])));
    rows.extend(unearthed(ctx, state, vagabond));
    rows.push(Row::new());
    rows.extend(relations(ctx, state, seat, vagabond));
    rows.push(Row::new());
    rows.extend(quests(ctx, state, vagabond));
    rows
}

/// Draws, with two Vagabonds, the kinds that this one has from ruins, and what is seen under the ruins left (9.7.3).
fn unearthed(ctx: &Ctx, state: &Observation, vagabond: &Vagabond) -> Option<Row> {
    let short = |item: Item| names::item_for(ctx, item);
    let taken = Item::ALL.into_iter().filter(|item| vagabond.ruin_tiles[item.index()]).map(short);
    let taken = taken.collect::<Vec<_>>().join(" ");
    let mut left = Vec::new();
    for clearing in state.ruins.iter() {
        let view = &state.looks[clearing.index()];
        let unknown = std::iter::repeat_n("?".to_owned(), view.hidden.into());
        let tiles: Vec<String> = view.items().map(short).chain(unknown).collect();
        if !tiles.is_empty() {
            left.push(format!("{}: {}", clearing.number(), tiles.join(" ")));
        }
    }
    let (told, left) = (ruins::sets(state) > 1, left.join("  "));
    let places = [("taken", some(taken).into()), ("left", some(left).into())];
    told.then(|| Row::of(Role::Dim, ctx.fill("root-board-unearthed", &places)))
}

/// A dash for nothing.
fn some(text: String) -> String {
    if text.is_empty() { "-".into() } else { text }
}

fn relations(ctx: &Ctx, state: &Observation, seat: Seat, vagabond: &Vagabond) -> Vec<Row> {
    let mut rows = vec![head(ctx.say("root-board-relations"))];
    for other in state.seats().filter(|&other| other != seat && state.vagabond(other).is_none()) {
        let faction = state.party(other);
        let relation = vagabond.relation(other);
        let who = names::short_faction(ctx.words, faction);
        let named = ctx.words.name("root-word", relation.id());
        let mut row = Row::plain("  ").put(faction_role(faction), format!("{} {who}", faction.letter())).to(15);
        row = row.put(Role::Prompt, named);
        if let Some((_, needed, points)) = relation.next() {
            let facts = [
                ("given", number(vagabond.aided[other.index()])),
                ("needed", number(needed)),
                ("points", number(points)),
            ];
            row = row.to(28).put(Role::Dim, ctx.fill("root-board-aid", &facts));
        }
        rows.push(row);
    }
    rows
}

fn quests(ctx: &Ctx, state: &Observation, vagabond: &Vagabond) -> Vec<Row> {
    let mut heads = head(ctx.say("root-board-quests")).to(28).put(Role::Prompt, ctx.say("root-board-quests-done"));
    for suit in Suit::CLEARING {
        let count = done(vagabond, suit);
        heads = heads.text("  ").put(names::suit_role(suit), names::suit_for(ctx, suit)).text(format!(" {count}"));
    }
    let line = |quest: Quest| {
        let [one, other] = quest.items();
        let able = vagabond.can_exhaust(quest.items());
        let row = names::suit_word(Row::plain("  "), ctx, quest.suit());
        let row = row.text(format!(" {}", ctx.words.name("root-quest", quest.id()))).to(32);
        let row = row.text(format!("{} {}", names::item_for(ctx, one), names::item_for(ctx, other)));
        let improvised = vagabond.character == Some(Character::Adventurer)
            && !state.used.improvised
            && [one, other].iter().any(|&spared| vagabond.can_improvise(quest.items(), spared));
        match (able, improvised) {
            (true, _) => row.put(Role::Good, format!("  {}", ctx.say("root-board-quest-able"))),
            (false, true) => row.put(Role::Good, format!("  {}", ctx.say("root-board-quest-improvised"))),
            (false, false) => row,
        }
    };
    let mut rows = vec![heads];
    rows.extend(state.quests.iter().map(line));
    rows
}

/// Tiles with a mark behind each: `.` ready, `-` exhausted, `!` damaged.
fn tiles(ctx: &Ctx, vagabond: &Vagabond, wanted: impl Fn(Condition) -> bool) -> Row {
    named_tiles(vagabond, wanted, |item| names::item_for(ctx, item))
}

/// Tiles by their names, with a mark behind each, where they fit.
fn tiles_in_words(ctx: &Ctx, vagabond: &Vagabond, wanted: impl Fn(Condition) -> bool + Copy) -> Row {
    let row = named_tiles(vagabond, wanted, |item| ctx.words.name("root-item", item.id()));
    if row.width() <= NARROW { row } else { tiles(ctx, vagabond, wanted) }
}

fn named_tiles(vagabond: &Vagabond, wanted: impl Fn(Condition) -> bool, name: impl Fn(Item) -> String) -> Row {
    let mut row = Row::new();
    for item in Item::ALL {
        for condition in Condition::ALL.into_iter().filter(|condition| wanted(*condition)) {
            let (mark, role) = match condition {
                Condition::Ready => (".", Role::Text),
                Condition::Exhausted => ("-", Role::Dim),
                Condition::Damaged => ("!", Role::Bad),
                Condition::DamagedExhausted => ("-!", Role::Bad),
            };
            for _ in 0..vagabond.count(item.tile(condition)) {
                row.push(role, format!("{}{mark} ", name(item)));
            }
        }
    }
    row
}

/// Items that satchel and damaged box hold (9.6.4).
fn limit(vagabond: &Vagabond) -> u8 {
    ITEM_LIMIT + ITEM_LIMIT_PER_BAG * vagabond.on_track(Item::Bag)
}

/// Items that are refreshed each Birdsong (9.4.1).
fn refreshed(vagabond: &Vagabond) -> u8 {
    REFRESHED + REFRESHED_PER_TEA * vagabond.on_track(Item::Tea)
}

/// Quests of a suit that are done.
fn done(vagabond: &Vagabond, suit: Suit) -> usize {
    vagabond.quests_done.iter().filter(|quest| quest.suit() == suit).count()
}

/// Draws who it is and where, its items by condition, relationships, quests.
fn docked(ctx: &Ctx, state: &Observation, seat: Seat, vagabond: &Vagabond) -> Vec<Row> {
    let who = vagabond.character.map(|character| head(ctx.words.name("root-word", character.id())));
    let place = match (vagabond.clearing(), vagabond.forest()) {
        (Some(clearing), _) => ctx.fill("root-dock-in", &[("place", number(clearing.number()))]),
        (None, Some(forest)) => ctx.fill("root-dock-in-forest", &[("place", forest.letter().to_string().into())]),
        (None, None) => ctx.say("root-dock-nowhere"),
    };
    let held = [("count", number(vagabond.limited_count())), ("limit", number(limit(vagabond)))];
    let held = ctx.fill("root-dock-items", &held);
    let mut rows = flow(who.into_iter().chain([fact(place), fact(held)]));
    rows.push(kinds(ctx, vagabond, "root-board-ready", Role::Text, |condition| condition == Condition::Ready));
    rows.push(kinds(ctx, vagabond, "root-board-exhausted", Role::Dim, |condition| condition == Condition::Exhausted));
    rows.push(kinds(ctx, vagabond, "root-board-damaged", Role::Bad, Condition::is_damaged));
    rows.extend(flow(stances(ctx, state, seat, vagabond)));
    let quests = Row::of(Role::Dim, ctx.say("root-dock-quests"));
    rows.extend(compact::labeled(ctx, quests, |suit| done(vagabond, suit)));
    rows.push(Row::of(Role::Dim, ctx.fill("root-dock-refresh", &[("count", number(refreshed(vagabond)))])));
    rows.truncate(compact::ROWS);
    rows
}

/// Items of a condition by kind, in full if that fits.
fn kinds(ctx: &Ctx, vagabond: &Vagabond, key: &str, role: Role, wanted: impl Fn(Condition) -> bool) -> Row {
    let row = |named: &dyn Fn(Item, u8) -> String| {
        let label = Row::of(Role::Dim, ctx.say(key)).to(10);
        let conditions = || Condition::ALL.into_iter().filter(|&condition| wanted(condition));
        let counted = Item::ALL.map(|item| (item, conditions().map(|at| vagabond.count(item.tile(at))).sum::<u8>()));
        let held = counted.into_iter().filter(|(_, count)| *count > 0).map(|(item, count)| named(item, count));
        label.put(role, some(held.collect::<Vec<_>>().join(" ")))
    };
    let full = row(&|item, count| {
        let name = ctx.words.name("root-item", item.id());
        ctx.words.times(name, count.into())
    });
    let short = |item, count| {
        let name = names::item_for(ctx, item);
        if count > 1 { format!("{name}{count}") } else { name }
    };
    if full.width() <= compact::WIDTH { full } else { row(&short) }
}

/// Draws the relationships, except those that are indifferent.
fn stances(ctx: &Ctx, state: &Observation, seat: Seat, vagabond: &Vagabond) -> Vec<Row> {
    let others = || state.seats().filter(|&other| other != seat && state.vagabond(other).is_none());
    let told = [Relation::Hostile, Relation::Allied, Relation::Friendly, Relation::Amiable];
    let mut facts = Vec::new();
    for relation in told {
        let mut row = Row::of(Role::Dim, ctx.words.name("root-word", relation.id()));
        let start = row.width();
        for other in others().filter(|&other| vagabond.relation(other) == relation) {
            let faction = state.party(other);
            row = row.text(" ").put(faction_role(faction), faction.letter().to_string());
        }
        facts.extend((row.width() > start).then_some(row));
    }
    if facts.is_empty() {
        facts.push(Row::of(Role::Dim, ctx.say("root-dock-indifferent")));
    }
    facts
}

/// Tells where the pawn is and who it is, items by condition, relationships, quests.
fn heard(ctx: &Ctx, state: &Observation, seat: Seat, vagabond: &Vagabond) -> Vec<Row> {
    let mut rows = vec![match (vagabond.clearing(), vagabond.forest()) {
        (Some(clearing), _) => heard::told(ctx, "root-heard-pawn", &[("place", number(clearing.number()))]),
        (None, Some(forest)) => {
            let places = [("place", forest.letter().to_string().into())];
            Row::plain(ctx.fill("root-board-pawn-forest", &places))
        }
        (None, None) => Row::plain(ctx.say("root-board-pawn-nowhere")),
    }];
    if let Some(character) = vagabond.character {
        let name = ctx.words.name("root-word", character.id());
        let special = ctx.words.name("root-special", character.id());
        let character = heard::told(ctx, "root-heard-character", &[("character", name.into())]);
        rows.push(heard::together(ctx, [character, Row::plain(heard::sentence_of(ctx.words, &special))]));
    }
    let places = [("count", number(vagabond.limited_count())), ("all", number(limit(vagabond)))];
    rows.push(heard::fact(ctx, "root-heard-held", ctx.fill("root-heard-of", &places)));
    let tiles = |wanted: fn(Condition) -> bool| {
        let all = Condition::ALL.into_iter().filter(move |condition| wanted(*condition));
        heard::items(ctx, |item| all.clone().map(|condition| vagabond.count(item.tile(condition))).sum())
    };
    rows.push(heard::fact(ctx, "root-heard-ready", tiles(|condition| condition == Condition::Ready)));
    rows.push(heard::fact(ctx, "root-heard-exhausted", tiles(|condition| condition == Condition::Exhausted)));
    rows.push(heard::fact(ctx, "root-heard-damaged", tiles(Condition::is_damaged)));
    rows.push(heard::count(ctx, "root-heard-refreshed", refreshed(vagabond)));
    if ruins::sets(state) > 1 {
        rows.push(heard::fact(
            ctx,
            "root-heard-unearthed",
            heard::items(ctx, |item| vagabond.ruin_tiles[item.index()].into()),
        ));
        for clearing in state.ruins.iter() {
            let view = &state.looks[clearing.index()];
            let seen = view.items().map(|item| ctx.words.name("root-item", item.id()));
            let hidden = (view.hidden > 0).then(|| ctx.fill("root-heard-unseen", &[("count", number(view.hidden))]));
            let label = ctx.fill("root-heard-ruin", &[("place", number(clearing.number()))]);
            rows.push(heard::labeled(ctx, &label, ctx.words.list(seen.chain(hidden))));
        }
    }
    for other in state.seats().filter(|&other| other != seat && state.vagabond(other).is_none()) {
        let relation = vagabond.relation(other);
        let who = names::of(ctx.words, state, other);
        let label = ctx.fill("root-heard-relation", &[("who", who.into())]);
        let row = heard::labeled(ctx, &label, ctx.words.name("root-word", relation.id()));
        let next = relation.next().map(|(_, needed, points)| {
            let given = vagabond.aided[other.index()];
            let places = [("given", number(given)), ("needed", number(needed)), ("points", number(points))];
            heard::told(ctx, "root-heard-aid", &places)
        });
        rows.push(heard::together(ctx, [row].into_iter().chain(next)));
    }
    rows.push(heard::fact(ctx, "root-heard-quests-done", heard::by_suit(ctx, |suit| done(vagabond, suit))));
    for quest in state.quests.iter() {
        let [one, other] = quest.items();
        let places = [
            ("quest", ctx.words.name("root-quest", quest.id()).into()),
            ("suit", names::suit(ctx.words, quest.suit()).into()),
            ("one", ctx.words.name("root-item", one.id()).into()),
            ("other", ctx.words.name("root-item", other.id()).into()),
            ("able", if vagabond.can_exhaust(quest.items()) { "yes" } else { "no" }.into()),
        ];
        rows.push(heard::told(ctx, "root-heard-quest", &places));
    }
    rows
}
