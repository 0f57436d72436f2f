//! Odds of a battle: its results with their chances, as far as everyone can see.

use super::names::{self, faction_role};
use super::registry::{self, Force};
use crate::games::root::Observation;
use crate::games::root::law::battle;
use crate::games::root::law::hooks;
use crate::games::root::state::battle::Battle;
use crate::games::root::words::owner::Owner;
use crate::games::root::words::place::Clearing;
use crate::kernel::Seat;
use crate::tui::game_ui::Ctx;
use crate::tui::palette::Role;
use crate::tui::text::Row;

/// The faces of a die are 0 to 3 (5.1.6).
const FACES: u8 = 4;

/// The sides of a battle, its clearing, and the hits beyond the dice.
struct Fight {
    clearing: Clearing,
    attacker: Owner,
    defender: Owner,
    extra: [u8; 2],
    /// Whether the defender has paid for the higher roll.
    scouted: bool,
}

impl Fight {
    fn of(state: &Observation, battle: &Battle) -> Self {
        let Battle { clearing, attacker, defender, scouted, mut extra, .. } = *battle;
        if battle.dice.is_none() {
            let given = battle::extra_hits(state, attacker, defender, clearing);
            extra = [extra[0] + given[0], extra[1] + given[1]];
        }
        Self { clearing, attacker, defender, extra, scouted }
    }
}

/// Hits dealt by attacker and defender, and in how many of the sixteen throws; the likeliest first.
fn outcomes(state: &Observation, fight: &Fight) -> Vec<((u8, u8), u8)> {
    let Fight { clearing, attacker, defender, extra, scouted } = *fight;
    // Hits beyond the last piece are lost (4.3.4); a pawn takes them on its items (9.2.7).
    let takes = |owner: Owner, by: Owner| match registry::force(state, owner) {
        Force::Items => u8::MAX,
        // what may not be removed takes no hits (E.2.2)
        Force::Warriors if !hooks::may_remove(state, owner, by, clearing) => 0,
        Force::Warriors => state.warriors(owner, clearing) + state.placed(owner, clearing),
    };
    // 11.2.7.III
    let hired = hooks::mercenaries_in(state, attacker, defender, clearing);
    let takes = |owner: Owner| match owner == attacker {
        true => takes(attacker, defender).saturating_add(hired),
        false => takes(defender, attacker),
    };
    let caps = [
        (hooks::max_hits(state, attacker, clearing) + hired).max(hooks::least_cap(state, attacker)),
        hooks::max_hits(state, defender, clearing) + hooks::garrison_hits(state, defender, clearing),
    ];
    // of the hits on its side, what a side suffers
    let hits = |dealt: u8, owner: Owner| {
        let spared = u8::from(hooks::ignores_first_hit(state, owner, clearing));
        dealt.saturating_sub(spared).min(takes(owner))
    };
    let mut found: Vec<((u8, u8), u8)> = Vec::new();
    for (one, other) in (0..FACES).flat_map(|one| (0..FACES).map(move |other| (one, other))) {
        let (high, low) = (one.max(other), one.min(other));
        let swapped = scouted || hooks::defends_with_the_higher_roll(state, defender);
        let (attacks, defends) = if swapped { (low, high) } else { (high, low) };
        let deals = hits(attacks.min(caps[0]) + extra[0], defender);
        let suffers = hits(defends.min(caps[1]) + extra[1], attacker);
        match found.iter_mut().find(|(hits, _)| *hits == (deals, suffers)) {
            Some((_, throws)) => *throws += 1,
            None => found.push(((deals, suffers), 1)),
        }
    }
    found.sort_unstable_by_key(|(hits, throws)| (std::cmp::Reverse(*throws), std::cmp::Reverse(*hits)));
    found
}

/// The prospects of a battle for its attacker.
pub struct Forecast {
    /// Hits dealt and taken on average.
    pub deals: f64,
    pub takes: f64,
    /// The chance that the attacker has no piece left there, in percent.
    pub none_left: u8,
    /// The chance that a building or token of the defender is removed, in percent.
    pub razes: u8,
}

/// Returns the prospects of a battle that has not begun.
pub fn forecast(state: &Observation, attacker: Owner, defender: Owner, clearing: Clearing) -> Forecast {
    let extra = battle::extra_hits(state, attacker, defender, clearing);
    let outcomes = outcomes(state, &Fight { clearing, attacker, defender, extra, scouted: false });
    let (deals, takes) = means(&outcomes);
    let pieces = state.warriors(attacker, clearing) + state.placed(attacker, clearing);
    let warriors = state.warriors(defender, clearing);
    Forecast {
        deals,
        takes,
        none_left: percent(&outcomes, |(_, takes)| takes >= pieces),
        razes: percent(&outcomes, |(deals, _)| deals > warriors && state.placed(defender, clearing) > 0),
    }
}

/// Returns in how many throws of a hundred the hits dealt and taken are such.
fn percent(outcomes: &[((u8, u8), u8)], are_such: impl Fn((u8, u8)) -> bool) -> u8 {
    let such = outcomes.iter().filter(|(hits, _)| are_such(*hits));
    let throws: u16 = such.map(|(_, count)| u16::from(*count)).sum();
    let all = u16::from(FACES * FACES);
    u8::try_from((throws * 100 + all / 2) / all).unwrap_or(100)
}

/// Returns the hits that attacker and defender of the battle deal on average, as long as nobody plays a card.
pub fn expected(state: &Observation, battle: &Battle) -> [f64; 2] {
    let (deals, takes) = means(&outcomes(state, &Fight::of(state, battle)));
    [deals, takes]
}

/// The hits dealt and taken on average.
fn means(outcomes: &[((u8, u8), u8)]) -> (f64, f64) {
    let throws = f64::from(FACES * FACES);
    let mean = |hits: fn(&(u8, u8)) -> u8| {
        outcomes.iter().map(|(found, count)| f64::from(hits(found)) * f64::from(*count)).sum::<f64>() / throws
    };
    (mean(|hits| hits.0), mean(|hits| hits.1))
}

fn rows(ctx: &Ctx, state: &Observation, fight: &Fight) -> Vec<Row> {
    let side = |owner| Row::of(faction_role(state.party(owner)), names::of(ctx.words, state, owner));
    let sides = [("attacker", side(fight.attacker)), ("defender", side(fight.defender))];
    let [battle, average, throw] = match ctx.is_aloud() {
        true => ["root-heard-odds-battle", "root-heard-odds-mean", "root-heard-odds-throw"],
        false => ["root-odds-battle", "root-odds-mean", "root-odds-throw"],
    };
    let mut rows = vec![ctx.row(Role::Text, battle, &sides)];
    let outcomes = outcomes(state, fight);
    let throws = f64::from(FACES * FACES);
    let (deals, takes) = means(&outcomes);
    let places = [("deals", format!("{deals:.1}").into()), ("takes", format!("{takes:.1}").into())];
    rows.push(Row::plain("  ").put(Role::Prompt, ctx.fill(average, &places)));
    for ((deals, takes), count) in outcomes {
        let percent = f64::from(count) * 100.0 / throws;
        let percent = format!("{percent:.0}");
        let row = if ctx.is_aloud() { Row::new() } else { Row::plain(format!("  {percent:>3}%  ")) };
        let places =
            [("deals", i64::from(deals).into()), ("takes", i64::from(takes).into()), ("percent", percent.into())];
        rows.push(row.text(ctx.fill(throw, &places)));
    }
    rows
}

/// Returns the battle that continues, or those that the viewer, else the current player, could fight in a clearing.
pub fn odds(
    ctx: &Ctx,
    state: &Observation,
    clearing: Option<Clearing>,
    against: Option<Seat>,
) -> Option<(String, Vec<Row>)> {
    let fights: Vec<Fight> = match &state.battle {
        Some(battle) => vec![Fight::of(state, battle)],
        None => {
            let clearing = clearing?;
            let attacker = Owner::from(state.viewer.seat().unwrap_or(state.turn));
            let enemies = battle::opponents(state, attacker, clearing);
            let met = enemies.iter().filter(|&seat| against.is_none_or(|wanted| seat == wanted));
            let extra = |defender| battle::extra_hits(state, attacker, defender, clearing);
            met.map(|defender| Fight { clearing, attacker, defender, extra: extra(defender), scouted: false }).collect()
        }
    };
    let at = i64::from(fights.first()?.clearing.number());
    let mut all: Vec<Row> = fights.iter().flat_map(|fight| rows(ctx, state, fight)).collect();
    all.push(Row::of(Role::Dim, ctx.say("root-odds-note")));
    let title = if ctx.is_aloud() { "root-heard-odds-title" } else { "root-odds-title" };
    Some((ctx.fill(title, &[("clearing", at.into())]), all))
}
