//! The battle that is under way: who fights with what, and how far it is; and how it has ended.

use super::map_model::spot_of_clearing;
use super::names::{self, faction_role};
use super::registry::{self, Force};
use super::{brief, odds, stakes};
use crate::games::root::Observation;
use crate::games::root::law::{self, hooks};
use crate::games::root::state::battle::Battle;
use crate::games::root::state::battle::Side;
use crate::games::root::words::event::EventKind;
use crate::games::root::words::owner::Owner;
use crate::games::root::words::party::Party;
use crate::games::root::words::place::Clearing;
use crate::kernel::Seat;
use crate::table::{LogEntry, Observed};
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
    let key = match registry::force(state, owner) {
        Force::Warriors => "root-fight-warriors",
        // its items are all alike (R7.2.3)
        Force::Items if owner.seat().is_some_and(|seat| hooks::is_clockwork(state, seat)) => "root-fight-most",
        Force::Items if owner.seat().is_some() => "root-fight-swords",
        Force::Items => "root-fight-items",
    };
    ctx.fill(key, &[("count", strength(state, owner, battle.owner(side.other()), battle.clearing).into())])
}

/// Names the player who decides for a hireling.
fn controlled(ctx: &Ctx, state: &Observation, owner: Owner) -> String {
    match (owner.seat(), state.controller(owner)) {
        (Some(_), _) => String::new(),
        (None, None) => ctx.say("root-fight-by-nobody"),
        (None, Some(seat)) => ctx.fill("root-fight-by", &[("who", names::party(ctx.words, state.party(seat)).into())]),
    }
}

fn title(ctx: &Ctx, state: &Observation, clearing: Clearing) -> String {
    let suit = names::suits(ctx.words, state.suits(clearing));
    ctx.fill("root-fight-title", &[("clearing", i64::from(clearing.number()).into()), ("suit", suit.into())])
}

/// The names of attacker and defender.
fn head(ctx: &Ctx, state: &Observation, owners: [Owner; 2]) -> Row {
    let mut head = Row::new();
    for (owner, column) in owners.into_iter().zip(COLUMNS) {
        let party = state.party(owner);
        head = if head.is_empty() { Row::plain(" ".repeat(column)) } else { head.to(column) };
        let name = Row::of(faction_role(party), format!("{} {}", party.letter(), names::of(ctx.words, state, owner)));
        head = head.join(name.fitted(COLUMNS[1] - COLUMNS[0]));
    }
    head
}

/// Counts what fights for an owner against another: warriors there, hired ones too, or swords.
fn strength(state: &Observation, owner: Owner, other: Owner, clearing: Clearing) -> i64 {
    let count = match registry::force(state, owner) {
        Force::Items => hooks::max_hits(state, owner, clearing),
        Force::Warriors => state.warriors(owner, clearing) + hooks::mercenaries_in(state, owner, other, clearing),
    };
    count.into()
}

/// What may still come of a battle that is over: it is told with it.
const AFTERMATH: [EventKind; 5] =
    [EventKind::Relation, EventKind::Hospital, EventKind::Invoked, EventKind::Looted, EventKind::Plundered];

/// The die that a side has rolled.
fn die(state: &Observation, battle: &Battle, side: Side) -> Option<u8> {
    let (high, low) = battle.dice?;
    let high_defends = battle.scouted || hooks::defends_with_the_higher_roll(state, battle.defender);
    Some(if (side == Side::Attacker) != high_defends { high } else { low })
}

/// The extra hits of a side, and the armor by which it takes none that are rolled.
fn effects(ctx: &Ctx, battle: &Battle, side: Side) -> String {
    let extra = battle.extra[side.index()];
    let mut text = if extra > 0 { format!("+{extra}") } else { String::new() };
    if battle.armored[side.index()] {
        let armorers = ctx.words.name("root-card", "armorers");
        text = ctx.words.beside([text, armorers].into_iter().filter(|text| !text.is_empty()));
    }
    if text.is_empty() { "-".into() } else { text }
}

/// The hits that a side deals, and how many it would if its warriors did not cap its roll (4.3.2.I).
fn dealt(ctx: &Ctx, state: &Observation, battle: &Battle, side: Side) -> String {
    let (deals, rolled) = (battle.dealt_by(side), battle.rolled[side.index()]);
    let is_ignored = battle.armored[side.other().index()] || battle.looting && side == Side::Attacker;
    match die(state, battle, side).filter(|die| !is_ignored && *die > rolled) {
        Some(die) => {
            let places = [("deals", i64::from(deals).into()), ("all", i64::from(deals + die - rolled).into())];
            ctx.fill("root-fight-capped", &places)
        }
        None => deals.to_string(),
    }
}

/// The roll of a battle: dice, effects, and the hits that they make.
fn rolled(ctx: &Ctx, state: &Observation, battle: &Battle) -> Vec<Row> {
    let face = |side| die(state, battle, side).map_or_else(|| "-".into(), |die| format!("[{die}]"));
    vec![
        line(ctx.say("root-fight-dice"), sides(face)),
        line(ctx.say("root-fight-extra"), sides(|side| effects(ctx, battle, side))),
        line(ctx.say("root-fight-dealt"), sides(|side| dealt(ctx, state, battle, side))),
    ]
}

/// Returns the last battle of a seat that the log tells to its end: what either side had and has left, rolled and dealt,
/// and what came of it. `past` is the table after the step that told of an entry, by its place in the log.
pub fn fought(
    ctx: &Ctx,
    state: &Observation,
    me: Seat,
    log: &[LogEntry],
    past: &dyn Fn(usize) -> Option<Observed>,
) -> Option<BattleView> {
    let what = |entry: &LogEntry| EventKind::from_id(entry.message.key);
    let owner = |entry: &LogEntry, place| state.owner_of(Party::from_id(entry.message.id_in(place)?)?);
    let owners = |entry: &LogEntry| Some([owner(entry, "who")?, owner(entry, "faction")?]);
    let is_own = |entry: &LogEntry| owners(entry).is_some_and(|owners| owners.iter().any(|own| own.seat() == Some(me)));
    let start = log.iter().rposition(|entry| what(entry) == Some(EventKind::Battle) && is_own(entry))?;
    let clearing = Clearing::from_number(stakes::number(&log[start].message, "clearing")?)?;
    let owners = owners(&log[start])?;
    let seen = |entry: usize| past(entry)?.get::<Observation>().cloned();
    let before = seen(start)?;
    let of_group = |entry: &&LogEntry| entry.group == log[start].group && what(entry) != Some(EventKind::Battle);
    let group: Vec<usize> = (start + 1..).zip(log[start + 1..].iter().take_while(of_group)).map(|(at, _)| at).collect();
    // the turn may go on by itself, and others may have moved there since
    let is_on = |entry: &usize| seen(*entry).is_some_and(|state| state.battle.is_some());
    let over = group.partition_point(is_on);
    let after = group[over..].iter().take_while(|&&at| what(&log[at]).is_some_and(|what| AFTERMATH.contains(&what)));
    let told = &group[..over + after.count()];
    let end = seen(*told.last().unwrap_or(&start))?;
    let mut rows = vec![head(ctx, state, owners)];
    let [attacker, defender] = owners;
    let had = [(attacker, defender), (defender, attacker)].map(|(owner, other)| {
        let counts = [&before, &end].map(|table| strength(table, owner, other, clearing));
        ctx.fill("root-fight-left", &[("before", counts[0].into()), ("now", counts[1].into())])
    });
    let counted = told.iter().find(|&&at| what(&log[at]) == Some(EventKind::Hits)).and_then(|&at| seen(at));
    let counted = counted.as_ref().and_then(|table| Some((table, table.battle.as_ref()?)));
    // in a line each side has its die and its extra hits behind its force
    let result = [Side::Attacker, Side::Defender].into_iter().zip(&had).fold(Row::new(), |row, (side, had)| {
        let party = state.party(owners[side.index()]);
        let hits = counted.and_then(|(table, battle)| {
            let die = die(table, battle, side).map(|die| format!(" [{die}]"))?;
            let extra = battle.extra[side.index()];
            Some(if extra > 0 { format!("{die}+{extra}") } else { die })
        });
        let hits = hits.unwrap_or_default();
        row.part(Row::of(faction_role(party), party.letter().to_string()).text(format!(" {had}{hits}")))
    });
    rows.push(line(ctx.say("root-fight-had"), had));
    if let Some((table, battle)) = counted {
        rows.extend(rolled(ctx, table, battle));
    }
    let is_counted = |entry: &&LogEntry| matches!(what(entry), Some(EventKind::Dice | EventKind::Hits));
    let came = || told.iter().map(|&at| &log[at]).filter(|entry| !is_counted(entry));
    let brief = |entry: &LogEntry| brief::brief(ctx.words, entry).map(|came| came.row());
    rows.extend(came().filter_map(brief));
    // in a line the counts tell of the warriors, and of nothing else
    let is_warriors = |entry: &&LogEntry| entry.message.id_in("piece") == Some("warrior");
    let result = came().filter(|entry| !is_warriors(entry)).filter_map(brief).fold(result, Row::part);
    let title = title(ctx, state, clearing);
    Some(BattleView {
        result: Some(Row::of(Role::Prompt, &title).part(result)),
        title,
        rows,
        at: spot_of_clearing(clearing),
    })
}

/// Names what a side may still play: effects of cards in play, and an ambush, which others cannot see.
fn may_use(ctx: &Ctx, state: &Observation, battle: &Battle, side: Side) -> Option<Row> {
    let owner = battle.owner(side);
    let is_over = battle.dice.is_some() && battle.passed[side.index()];
    let effects = law::battle::usable_effects(state, battle, side).filter(|_| !is_over);
    let mut cards: Vec<String> = effects.map(|card| ctx.words.name("root-card", card.id())).collect();
    if law::battle::ambusher(state) == Some(owner) {
        cards.push(ctx.say("root-fight-ambush"));
    }
    let letter = state.party(owner).letter().to_string();
    let places = [("who", letter.into()), ("cards", ctx.words.list(&cards).into())];
    (!cards.is_empty()).then(|| Row::of(Role::Dim, ctx.fill("root-fight-may-use", &places)))
}

pub fn fight(ctx: &Ctx, state: &Observation) -> Option<BattleView> {
    let battle = state.battle.as_ref()?;
    let title = title(ctx, state, battle.clearing);
    let mut rows = vec![head(ctx, state, [Side::Attacker, Side::Defender].map(|side| battle.owner(side)))];
    rows.push(line(String::new(), [ctx.say("root-fight-attacks"), ctx.say("root-fight-defends")]));
    if [Side::Attacker, Side::Defender].into_iter().any(|side| battle.owner(side).seat().is_none()) {
        rows.push(line(ctx.say("root-fight-for"), sides(|side| controlled(ctx, state, battle.owner(side)))));
    }
    // once the dice are rolled they have lost some of what dealt their hits
    let counted = if battle.dice.is_some() { "root-fight-now" } else { "root-fight-has" };
    rows.push(line(ctx.say(counted), sides(|side| has(ctx, state, battle, side))));
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
    match battle.dice {
        Some(_) => rows.extend(rolled(ctx, state, battle)),
        None => {
            let high_defends = battle.scouted || hooks::defends_with_the_higher_roll(state, battle.defender);
            let dice = |side| {
                let high = (side == Side::Attacker) != high_defends;
                ctx.say(if high { "root-fight-high" } else { "root-fight-low" })
            };
            rows.push(line(ctx.say("root-fight-dice"), sides(dice)));
            rows.push(line(ctx.say("root-fight-extra"), sides(|side| effects(ctx, battle, side))));
            let mean = odds::expected(state, battle).map(|hits| format!("{hits:.1}").into());
            rows.push(line(
                ctx.say("root-fight-mean"),
                mean.map(|hits| ctx.fill("root-fight-hits", &[("hits", hits)])),
            ));
        }
    }
    rows.extend([Side::Attacker, Side::Defender].into_iter().filter_map(|side| may_use(ctx, state, battle, side)));
    if battle.due != [0; 2] {
        rows.push(line(ctx.say("root-fight-takes"), sides(|side| battle.due[side.index()].to_string())));
    }
    Some(BattleView { title, rows, result: None, at: spot_of_clearing(battle.clearing) })
}
