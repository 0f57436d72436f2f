//! The Vagabond, alone or as one of two.

use super::facts::{by_suit, in_clearings, items, number, short_items};
use super::names::{self, faction_role};
use super::registry::{Budget, FactionView, Force, Legend, Seated};
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
use crate::games::root::words::place::{Clearing, ClearingSet};
use crate::games::root::{Action, Observation};
use crate::kernel::{Part, Seat, Words, name_key};
use crate::tui::game_ui::Ctx;
use crate::tui::palette::Role;
use crate::tui::player_board::{Fact, Forms, Section};
use crate::tui::text::Row;

/// Returns the keys of what is said of the characters.
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

impl FactionView for Seated<'_, Vagabond> {
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

    fn facts(&self, ctx: &Ctx) -> Vec<Section> {
        let vagabond = self.kit;
        let who = vagabond.character.map(|character| {
            let name = Row::of(Role::Prompt, ctx.words.name("root-word", character.id()));
            let special = ctx.words.name("root-special", character.id());
            let who = Fact::bare().note(name).note(self.place(ctx)).within(if self.is_placed() {
                Forms::BOARD
            } else {
                Forms::FULL
            });
            who.sentence(special).within(Forms::FULL)
        });
        let held =
            Fact::of(ctx, "root-fact-items").part_of(vagabond.limited_count(), limit(vagabond)).only(Forms::BOARD);
        let refreshed = Fact::of(ctx, "root-fact-refreshed").count(refreshed(vagabond)).only(Forms::BOARD);
        let tiles = [
            self.tiles(ctx, "root-fact-ready", Role::Text, |condition| condition == Condition::Ready),
            self.tiles(ctx, "root-fact-exhausted", Role::Dim, |condition| condition == Condition::Exhausted),
            self.tiles(ctx, "root-fact-damaged", Role::Bad, Condition::is_damaged),
        ];
        let done = by_suit(ctx, |suit| vagabond.quests_done.iter().filter(|quest| quest.suit() == suit).count());
        let done = Fact::of(ctx, "root-fact-quests-done").list(done).only(Forms::BOARD);
        let relations = self.others().map(|other| self.relation(ctx, other));
        vec![
            Section::new(who.into_iter().chain([held])),
            Section::table(tiles).titled(ctx.say("root-board-items")),
            Section::new(self.unearthed(ctx)),
            Section::new(self.relations(ctx)),
            Section::table(relations).titled(ctx.say("root-board-relations")),
            Section::new([done, refreshed.in_new_row()]),
            Section::table(self.state.quests.iter().map(|quest| self.quest(ctx, quest)))
                .titled(ctx.say("root-board-quests")),
        ]
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

/// Items that satchel and damaged box hold (9.6.4).
fn limit(vagabond: &Vagabond) -> u8 {
    ITEM_LIMIT + ITEM_LIMIT_PER_BAG * vagabond.on_track(Item::Bag)
}

/// Items that are refreshed each Birdsong (9.4.1).
fn refreshed(vagabond: &Vagabond) -> u8 {
    REFRESHED + REFRESHED_PER_TEA * vagabond.on_track(Item::Tea)
}

impl Seated<'_, Vagabond> {
    fn is_placed(&self) -> bool {
        self.kit.clearing().is_some() || self.kit.forest().is_some()
    }

    pub(super) fn place(&self, ctx: &Ctx) -> Row {
        match (self.kit.clearing(), self.kit.forest()) {
            (Some(clearing), _) => in_clearings(ctx, ClearingSet::of(clearing)),
            (None, Some(forest)) => {
                Row::plain(ctx.fill("root-fact-in-forest", &[("place", forest.letter().to_string().into())]))
            }
            (None, None) => Row::plain(ctx.say("root-fact-nowhere-yet")),
        }
    }

    /// Returns the items in some conditions, in two letters where there is little room.
    pub(super) fn tiles(&self, ctx: &Ctx, key: &str, role: Role, wanted: impl Fn(Condition) -> bool) -> Fact {
        let count = |item: Item| -> u8 {
            let conditions = Condition::ALL.into_iter().filter(|&condition| wanted(condition));
            conditions.map(|condition| self.kit.count(item.tile(condition))).sum()
        };
        let colored = |rows: Vec<Row>| rows.into_iter().map(|row| row.all_in(role)).collect();
        Fact::of(ctx, key).list_or(colored(items(ctx, count)), colored(short_items(ctx, count)))
    }

    /// Tells, with two Vagabonds, the kinds that this one has from ruins, and what is seen under the ruins left (9.7.3).
    fn unearthed(&self, ctx: &Ctx) -> Vec<Fact> {
        let state = self.state;
        if ruins::sets(state) <= 1 {
            return Vec::new();
        }
        let taken = items(ctx, |item| self.kit.ruin_tiles[item.index()].into());
        let taken = Fact::of(ctx, "root-fact-unearthed").list(taken).only(Forms::FULL);
        let ruin = |clearing: Clearing| {
            let view = &state.looks[clearing.index()];
            let seen = view.items().map(|item| Row::plain(ctx.words.name("root-item", item.id())));
            let hidden = ctx.fill("root-heard-unseen", &[("count", number(view.hidden))]);
            let hidden = (view.hidden > 0).then(|| Row::plain(hidden));
            let label = ctx.fill("root-fact-ruin", &[("place", number(clearing.number()))]);
            Fact::new(Row::of(Role::Dim, label)).list(seen.chain(hidden).collect()).only(Forms::FULL)
        };
        [taken].into_iter().chain(state.ruins.iter().map(ruin)).collect()
    }

    fn others(&self) -> impl Iterator<Item = Seat> {
        self.state.seats().filter(|&other| other != self.seat && !self.state.has_pawn(other))
    }

    /// The relationships by kind, except those that are indifferent.
    fn relations(&self, ctx: &Ctx) -> Vec<Fact> {
        let told = [Relation::Hostile, Relation::Allied, Relation::Friendly, Relation::Amiable];
        let with = |relation: Relation| {
            let others = self.others().filter(|&other| self.kit.relation(other) == relation);
            let letters = others.map(|other| {
                let party = self.state.party(other);
                Row::of(faction_role(party), party.letter().to_string())
            });
            letters.collect::<Vec<_>>()
        };
        let told = told.map(|relation| (relation, with(relation))).into_iter().filter(|(_, with)| !with.is_empty());
        let named = told.map(|(relation, with)| {
            Fact::new(Row::of(Role::Dim, ctx.words.name("root-word", relation.id()))).list(with).only(Forms::COMPACT)
        });
        let named: Vec<Fact> = named.collect();
        match named.is_empty() {
            true => vec![Fact::of(ctx, "root-fact-indifferent").only(Forms::COMPACT)],
            false => named,
        }
    }

    /// The relationship with a player, and what the next one takes.
    fn relation(&self, ctx: &Ctx, other: Seat) -> Fact {
        let party = self.state.party(other);
        let relation = self.kit.relation(other);
        let name = names::of(ctx.words, self.state, other);
        let name = if ctx.is_aloud() { name } else { format!("{} {name}", party.letter()) };
        let fact = Fact::new(Row::of(faction_role(party), name))
            .note(Row::plain(ctx.words.name("root-word", relation.id())))
            .only(Forms::FULL);
        let Some((_, needed, points)) = relation.next() else { return fact };
        let given = self.kit.aided[other.index()];
        let places = [("given", number(given)), ("needed", number(needed)), ("points", number(points))];
        fact.note(Row::of(Role::Dim, ctx.fill("root-board-aid", &places)))
            .within(Forms::WHOLE)
            .sentence(ctx.fill("root-heard-aid", &places))
            .within(Forms::SPOKEN)
    }

    /// A quest on the table: what it takes, and whether that is ready.
    fn quest(&self, ctx: &Ctx, quest: Quest) -> Fact {
        let [one, other] = quest.items();
        let named = [one, other].map(|item| Row::plain(ctx.words.name("root-item", item.id())));
        // its name tells its suit
        let label = Row::of(names::suit_role(quest.suit()), ctx.words.name("root-quest", quest.id()));
        let fact = Fact::new(label).list(named.to_vec()).only(Forms::FULL);
        let improvised = self.kit.character == Some(Character::Adventurer)
            && !self.state.used.improvised
            && [one, other].iter().any(|&spared| self.kit.can_improvise(quest.items(), spared));
        match (self.kit.can_exhaust(quest.items()), improvised) {
            (true, _) => fact.note(Row::of(Role::Good, ctx.say("root-board-quest-able"))),
            (false, true) => fact.note(Row::of(Role::Good, ctx.say("root-board-quest-improvised"))),
            (false, false) => fact,
        }
    }
}
