//! The battle that is under way: who fights with what, and how far it is.

use super::map_model::spot_of_clearing;
use super::names::{self, faction_role};
use super::registry::{self, Force};
use crate::games::root::Observation;
use crate::games::root::law::hooks;
use crate::games::root::state::battle::Battle;
use crate::games::root::state::battle::Side;
use crate::games::root::words::owner::Owner;
use crate::tui::game_ui::{BattleView, Ctx};
use crate::tui::palette::Role;
use crate::tui::text::Row;

/// The columns where attacker and defender start.
const COLUMNS: [usize; 2] = [9, 22];

fn line(label: String, cells: [String; 2]) -> Row {
    let [attacker, defender] = cells;
    Row::of(Role::Dim, label).to(COLUMNS[0]).text(attacker).to(COLUMNS[1]).text(defender)
}

fn sides(cell: impl Fn(Side) -> String) -> [String; 2] {
    [cell(Side::Attacker), cell(Side::Defender)]
}

fn has(ctx: &Ctx, state: &Observation, battle: &Battle, side: Side) -> String {
    let owner = battle.owner(side);
    match registry::force(state, owner) {
        Force::Items => {
            let swords = i64::from(hooks::max_hits(state, owner, battle.clearing));
            let key = if owner.seat().is_some() { "root-fight-swords" } else { "root-fight-items" };
            ctx.fill(key, &[("count", swords.into())])
        }
        Force::Warriors => {
            let hired = hooks::mercenaries_in(state, owner, battle.owner(side.other()), battle.clearing);
            let warriors = i64::from(state.warriors(owner, battle.clearing) + hired);
            ctx.fill("root-fight-warriors", &[("count", warriors.into())])
        }
    }
}

/// Names the player who decides for a hireling.
fn controlled(ctx: &Ctx, state: &Observation, owner: Owner) -> String {
    match (owner.seat(), state.controller(owner)) {
        (Some(_), _) => String::new(),
        (None, None) => ctx.say("root-fight-by-nobody"),
        (None, Some(seat)) => ctx.fill("root-fight-by", &[("who", names::party(ctx.words, state.party(seat)).into())]),
    }
}

pub fn fight(ctx: &Ctx, state: &Observation) -> Option<BattleView> {
    let battle = state.battle.as_ref()?;
    let number = battle.clearing.number();
    let suit = names::suits(ctx.words, state.suits(battle.clearing));
    let title = ctx.fill("root-fight-title", &[("clearing", i64::from(number).into()), ("suit", suit.into())]);
    let mut head = Row::new();
    for (side, column) in [Side::Attacker, Side::Defender].into_iter().zip(COLUMNS) {
        let party = state.party(battle.owner(side));
        head = if head.is_empty() { Row::plain(" ".repeat(column)) } else { head.to(column) };
        let name = names::of(ctx.words, state, battle.owner(side));
        let name = Row::of(faction_role(party), format!("{} {name}", party.letter()));
        head = head.join(name.fitted(COLUMNS[1] - COLUMNS[0]));
    }
    let mut rows = vec![head];
    rows.push(line(String::new(), [ctx.say("root-fight-attacks"), ctx.say("root-fight-defends")]));
    if [Side::Attacker, Side::Defender].into_iter().any(|side| battle.owner(side).seat().is_none()) {
        rows.push(line(ctx.say("root-fight-for"), sides(|side| controlled(ctx, state, battle.owner(side)))));
    }
    rows.push(line(ctx.say("root-fight-has"), sides(|side| has(ctx, state, battle, side))));
    let helpers = [("root-fight-instigator", battle.instigator), ("root-fight-enlisted", battle.enlisted)];
    for (key, helper) in helpers.into_iter().filter_map(|(key, seat)| Some((key, seat?))) {
        let faction = state.party(helper);
        let name = format!("{} {}", faction.letter(), names::short_faction(ctx.words, faction));
        rows.push(Row::of(Role::Dim, ctx.say(key)).to(COLUMNS[1]).put(faction_role(faction), name));
    }
    let placed = |side| {
        let count = i64::from(state.placed(battle.owner(side), battle.clearing));
        ctx.fill("root-fight-placed", &[("count", count.into())])
    };
    rows.push(line(String::new(), sides(placed)));
    let high_defends = battle.scouted || hooks::defends_with_the_higher_roll(state, battle.defender);
    let dice = match battle.dice {
        None => sides(|side| {
            let high = (side == Side::Attacker) != high_defends;
            ctx.say(if high { "root-fight-high" } else { "root-fight-low" })
        }),
        Some((high, low)) => sides(|side| {
            let die = if (side == Side::Attacker) != high_defends { high } else { low };
            let deals = i64::from(battle.rolled[side.index()]);
            ctx.fill("root-fight-rolled", &[("die", i64::from(die).into()), ("deals", deals.into())])
        }),
    };
    rows.push(line(ctx.say("root-fight-dice"), dice));
    let effects = |side: Side| {
        let extra = battle.extra[side.index()];
        let mut text = if extra > 0 { format!("+{extra}") } else { String::new() };
        if battle.armored[side.index()] {
            let armorers = ctx.words.name("root-card", "armorers");
            text = ctx.words.beside([text, armorers].into_iter().filter(|text| !text.is_empty()));
        }
        if text.is_empty() { "-".into() } else { text }
    };
    rows.push(line(ctx.say("root-fight-extra"), sides(effects)));
    if battle.due != [0; 2] {
        rows.push(line(ctx.say("root-fight-takes"), sides(|side| battle.due[side.index()].to_string())));
    }
    Some(BattleView { title, rows, at: spot_of_clearing(battle.clearing) })
}
