//! The stakes of an action before it is taken: points, costs and chances.

use super::odds::Forecast;
use super::registry::{self, Force};
use super::{brief, names, odds};
use crate::games::root::Observation;
use crate::games::root::law::{battle, hooks};
use crate::games::root::state::effect;
use crate::games::root::state::task::Task;
use crate::games::root::words::event::EventKind;
use crate::games::root::words::owner::Owner;
use crate::games::root::words::party::Party;
use crate::games::root::words::piece::Piece;
use crate::games::root::words::place::Clearing;
use crate::kernel::{Arg, Message, Part, Words};
use crate::table::LogEntry;
use crate::tui::game_ui::{COSTS, Ctx, LogLine, OWN_LOSS};
use crate::tui::palette::Role;
use crate::tui::text::Row;

/// The events that change points.
const POINTS: &[EventKind] = &[EventKind::Scored, EventKind::Lost];

/// The events by which the player they are about loses something.
const LOSSES: &[EventKind] = &[
    EventKind::Removed,
    EventKind::Discarded,
    EventKind::LostCard,
    EventKind::Outrage,
    EventKind::OutrageShown,
    EventKind::Gave,
    EventKind::PaidWood,
    EventKind::SpentSupporter,
    EventKind::BaseLost,
    EventKind::Officers,
    EventKind::Exhausted,
    EventKind::Damaged,
    EventKind::Dropped,
    EventKind::ItemsLost,
    EventKind::ItemsExhausted,
    EventKind::GardensLost,
    EventKind::Committed,
    EventKind::FundsSpent,
    EventKind::FundLost,
    EventKind::Dismissed,
    EventKind::RetainerLost,
    EventKind::WarlordFell,
    EventKind::Toll,
];

/// The events after which the pieces on the map are no longer those that a battle was reckoned with, and which are not
/// followed here.
const MOVING: &[EventKind] = &[EventKind::Removed, EventKind::Converted];

/// Returns a number of a sentence.
pub fn number(message: &Message, place: &str) -> Option<u8> {
    message.args.iter().find_map(|(name, arg)| match arg {
        Arg::Number(number) if *name == place => u8::try_from(*number).ok(),
        _ => None,
    })
}

/// Returns how much a result matters to the player who takes the action.
pub fn stake(told: &LogEntry, plays: &str) -> u8 {
    let own = told.message.id_in("who") == Some(plays);
    match EventKind::from_id(told.message.key) {
        Some(what) if POINTS.contains(&what) => 0,
        Some(what) if own && LOSSES.contains(&what) => OWN_LOSS,
        _ => COSTS + brief::telling(told).weight,
    }
}

/// Returns a result in few columns. What the map shows afterwards is told here, since it has not happened yet.
pub fn outcome(words: &Words, told: &LogEntry) -> Option<LogLine> {
    match EventKind::from_id(told.message.key) {
        Some(EventKind::Exhausted) => {
            let says = words.say_as("root-comes-exhausted", &told.message, |arg| words.value(arg));
            Some(LogLine::bare(Row::plain(says)))
        }
        // they repeat the action, of which the costs are told
        Some(EventKind::Hideout | EventKind::Dominance) => None,
        _ => brief::brief(words, told),
    }
}

/// Returns the costs that no event tells.
pub fn costs(ctx: &Ctx, state: &Observation, action: &[Part]) -> Vec<Row> {
    let (Some(seat), Some(Part::Verb(verb))) = (state.viewer.seat(), action.first()) else { return Vec::new() };
    match *verb {
        // 3.3.1, 9.2.8
        "dominance" | "coalition" => {
            let places = [("count", i64::from(state.player(seat).score).into())];
            vec![Row::of(Role::Bad, ctx.fill("root-comes-no-score", &places))]
        }
        // D.3.2
        "hideout" => vec![Row::of(Role::Bad, ctx.say("root-comes-daylight-ends"))],
        // R11.4.4, the trait Gamble
        "expose" if matches!(state.top(), Some(Task::Clockwork(_))) => {
            vec![Row::of(Role::Bad, ctx.say("root-comes-gamble"))]
        }
        _ => Vec::new(),
    }
}

/// Whether the rules let the player fight where this move leads, if they like.
fn leads_to_battle(state: &Observation, action: &[Part]) -> bool {
    match action {
        // 14.5.3
        [Part::Verb("advance"), ..] => true,
        // 10.4.3.I
        [Part::Verb("crusade"), Part::Word("move"), ..] => true,
        // 4.1.3
        [Part::Verb("move"), ..] => state.top() == Some(Task::Effect(effect::Step::EmigreMove)),
        _ => false,
    }
}

/// Returns the odds of an attack on a party, in the place that was chosen before it.
pub fn attack(ctx: &Ctx, state: &Observation, chosen: &[Part], party: &str) -> Option<String> {
    let attacker = Owner::from(state.viewer.seat()?);
    let defender = state.owner_of(Party::from_id(party)?)?;
    let place = chosen.iter().rev().find_map(|part| match part {
        Part::Place(number) => Clearing::from_number(*number),
        _ => None,
    });
    Some(mean_hits(ctx, &odds::forecast(state, attacker, defender, place?)))
}

/// Tells the hits of a battle on average.
fn mean_hits(ctx: &Ctx, forecast: &Forecast) -> String {
    let [deals, takes] = [forecast.deals, forecast.takes].map(|hits| format!("{hits:.1}"));
    let key = if ctx.is_aloud() { "root-heard-odds-mean" } else { "root-odds-mean" };
    ctx.fill(key, &[("deals", deals.into()), ("takes", takes.into())])
}

/// Returns the odds of the battles that an action brings and that its player may decline, from all that is certain to come
/// of it.
pub fn offered(ctx: &Ctx, state: &Observation, action: &[Part], comes: &[Message]) -> Vec<Row> {
    let found = || {
        let seat = state.viewer.seat().filter(|_| leads_to_battle(state, action))?;
        let party = state.party(seat);
        let is_own = |line: &&Message| {
            EventKind::from_id(line.key) == Some(EventKind::Moved)
                && line.id_in("who").and_then(Party::from_id) == Some(party)
        };
        let to = Clearing::from_number(number(comes.iter().rfind(is_own)?, "second-clearing")?)?;
        let after = moved(state, comes)?;
        let attacker = Owner::from(seat);
        let row = |defender| {
            let forecast = odds::forecast(&after, attacker, defender, to);
            let party = after.party(defender);
            let who = match ctx.is_aloud() {
                true => names::of(ctx.words, &after, defender),
                false => party.letter().to_string(),
            };
            let places = [
                ("who", Row::of(names::faction_role(party), who)),
                ("deals", Row::plain(format!("{:.1}", forecast.deals))),
                ("takes", Row::plain(format!("{:.1}", forecast.takes))),
            ];
            ctx.row(Role::Prompt, "root-odds-offered", &places)
        };
        let enemies = battle::opponents(&after, attacker, to);
        Some(enemies.iter().filter(|_| after.can_fight_in(attacker, to)).map(row).collect())
    };
    found().unwrap_or_default()
}

/// Returns the map after the moves of what comes before a battle; `None` if something else changes it.
fn moved(state: &Observation, before: &[Message]) -> Option<Observation> {
    let mut after = (**state).clone();
    for line in before {
        let Some(what) = EventKind::from_id(line.key) else { continue };
        if MOVING.contains(&what) {
            return None;
        }
        if what == EventKind::Led {
            let to = Clearing::from_number(number(line, "clearing")?)?;
            registry::led(&mut after, to);
        }
        if what == EventKind::Recruited {
            let owner = state.owner_of(Party::from_id(line.id_in("who")?)?)?;
            let clearing = Clearing::from_number(number(line, "clearing")?)?;
            let there = &mut after.warriors[owner.index()][clearing.index()];
            *there = there.checked_add(number(line, "count")?)?;
        }
        if what == EventKind::Moved {
            let owner = state.owner_of(Party::from_id(line.id_in("who")?)?)?;
            let count = number(line, "count")?;
            let clearing = |place: &str| Clearing::from_number(number(line, place)?);
            let (from, to) = (clearing("clearing")?, clearing("second-clearing")?);
            let of_owner = &mut after.warriors[owner.index()];
            of_owner[from.index()] = of_owner[from.index()].checked_sub(count)?;
            of_owner[to.index()] += count;
        }
    }
    Some(Observation::new(after, state.viewer))
}

/// Returns the odds of a battle that begins with the pieces where they are now, or where what comes before it moves them.
pub fn chances(ctx: &Ctx, state: &Observation, before: &[Message], line: &Message) -> Option<Vec<Row>> {
    if EventKind::from_id(line.key) != Some(EventKind::Battle) {
        return None;
    }
    let state = &moved(state, before)?;
    let owner = |place: &str| state.owner_of(Party::from_id(line.id_in(place)?)?);
    let (attacker, defender) = (owner("who")?, owner("faction")?);
    let clearing = Clearing::from_number(number(line, "clearing")?)?;
    let forecast = odds::forecast(state, attacker, defender, clearing);
    let [lost, razed] = match ctx.is_aloud() {
        true => ["root-heard-none-left", "root-heard-odds-razed"],
        false => ["root-odds-none-left", "root-odds-razed"],
    };
    let mut rows = vec![Row::of(Role::Prompt, mean_hits(ctx, &forecast))];
    let chance = |key, percent: u8| Row::of(Role::Prompt, ctx.fill(key, &[("percent", i64::from(percent).into())]));
    // the pawn cannot be removed (9.2.2)
    if registry::force(state, attacker) == Force::Warriors {
        rows.push(chance(lost, forecast.none_left));
    }
    // 3.2.1
    if forecast.razes > 0 {
        rows.push(chance(razed, forecast.razes));
    }
    // 8.2.6
    let is_sympathetic =
        state.pieces_of(defender).contains(&Piece::Sympathy) && state.count(Piece::Sympathy, clearing) > 0;
    if is_sympathetic && forecast.razes > 0 && hooks::pays_outrage(state, attacker).is_some() {
        rows.push(Row::of(Role::Prompt, ctx.say("root-odds-outrage")));
    }
    // the averages are those of the dice (4.3.1)
    if battle::may_be_ambushed_by(state, attacker, defender, clearing).is_some() {
        rows.push(Row::of(Role::Prompt, ctx.say("root-odds-ambush")));
    }
    Some(rows)
}
