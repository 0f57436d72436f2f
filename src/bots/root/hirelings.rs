//! Hirelings as the bots see them (appendix E): what control is worth, what hirelings threaten, and to whom they are given.
//! What one does is chosen like all else, by what the position is worth afterwards.

use super::evaluate::{EvalContext, has_warriors, standing};
use super::map_features::{MapFeatures, ThreatMap};
use super::weights::Weights;
use crate::games::root::State;
use crate::games::root::law::hiring;
use crate::games::root::state::hired::HirelingInPlay;
use crate::games::root::state::hirelings::{Step, flame_bearers};
use crate::games::root::state::task::Task;
use crate::games::root::words::action::Action;
use crate::games::root::words::card::CardSet;
use crate::games::root::words::owner::Owner;
use crate::games::root::words::party::Hireling;
use crate::games::root::words::piece::Target;
use crate::games::root::words::place::Clearing;
use crate::kernel::Seat;

/// A marker that can be turned into control at the end of the turn (E.1.1).
const MARKER: f64 = 1.1;
/// A warrior, building or token of a hireling on the map, for each turn of control: it may rule, stop or strike somewhere.
const PIECE: f64 = 0.03;
/// The points of the Nobles for each clearing that their controller rules.
const POINTS_PER_CLEARING: f64 = 1.0 / 3.0;
/// A pawn that battles deals as many hits as three warriors.
const PAWN_FORCE: u8 = 3;

/// The gain of a demoted side for its controller in a turn, in points.
enum Service {
    Anyone(f64),
    /// It serves warriors, not a pawn.
    Warriors(f64),
    /// Points for ruling, and clearings that are ruled by ties.
    Rulers(f64),
}

/// The promise of a hireling to its controller for each turn, in points, beside what shows on the map.
struct Promise {
    promoted: f64,
    demoted: Service,
    /// Whether the promoted side can strike where it stands.
    can_attack: bool,
}

impl Promise {
    const fn of(hireling: Hireling) -> Self {
        use Service::{Anyone, Rulers, Warriors};
        let (promoted, demoted, can_attack) = match hireling {
            Hireling::ForestPatrol => (0.5, Warriors(0.3), true),
            Hireling::LastDynasty => (0.8, Rulers(0.1), true),
            Hireling::SpringUprising => (0.9, Anyone(0.1), false),
            Hireling::TheExile => (0.6, Anyone(0.5), false),
            Hireling::FlameBearers => (0.9, Anyone(0.3), true),
            Hireling::VaultKeepers => (0.6, Anyone(0.4), true),
            Hireling::PopularBand => (0.3, Anyone(0.1), false),
            Hireling::RiverfolkFlotilla => (0.8, Warriors(0.2), true),
            Hireling::WarmSunProphets => (0.6, Anyone(0.5), false),
            Hireling::HighwayBandits => (0.3, Warriors(0.5), false),
            Hireling::SunwardExpedition => (0.8, Anyone(0.4), true),
            Hireling::CorvidSpies => (0.9, Anyone(0.3), true),
            Hireling::FuriousProtector => (0.4, Anyone(0.3), false),
        };
        Self { promoted, demoted, can_attack }
    }
}

/// Returns the value of a turn of control of the hireling to the seat.
fn turn_worth(state: &State, seat: Seat, hired: &HirelingInPlay, features: &MapFeatures) -> f64 {
    let promise = Promise::of(hired.hireling);
    if !hired.demoted {
        return promise.promoted;
    }
    match promise.demoted {
        Service::Anyone(worth) => worth,
        Service::Warriors(worth) if has_warriors(state, seat) => worth,
        Service::Warriors(_) => 0.0,
        Service::Rulers(worth) => worth + POINTS_PER_CLEARING * features.ruled[seat.index()].len() as f64,
    }
}

/// Turns in which the controller will still have the hireling act: the one that runs is left out, since what it does then is
/// weighed when it is done.
fn turns_left(state: &State, seat: Seat, hired: &HirelingInPlay, horizon: f64) -> f64 {
    let runs = state.turn == seat && !state.used.upkept;
    f64::from(hired.markers.saturating_sub(u8::from(runs))).min(horizon)
}

/// Returns the control that a seat has, and that it can count on.
pub fn assets(state: &State, seat: Seat, features: &MapFeatures, horizon: f64) -> f64 {
    if state.hirelings.is_empty() {
        return 0.0;
    }
    let markers = MARKER * f64::from(state.hiring.taken[seat.index()]);
    let control = hiring::controlled(state, seat).iter().filter_map(|me| {
        let hired = state.hired(me)?;
        let worth = turn_worth(state, seat, hired, features) + PIECE * f64::from(pieces_on_map(state, me));
        Some(turns_left(state, seat, hired, horizon) * worth)
    });
    markers + control.sum::<f64>()
}

fn pieces_on_map(state: &State, me: Owner) -> u8 {
    state.board.clearings().iter().map(|at| state.warriors(me, at) + state.placed(me, at)).sum()
}

/// Adds what the seat's hirelings could attack each clearing with.
pub fn reinforce(state: &State, seat: Seat, threat: &mut ThreatMap) {
    for me in hiring::controlled(state, seat).iter() {
        if state.hired(me).is_some_and(|hired| !hired.demoted && Promise::of(hired.hireling).can_attack) {
            for at in state.clearings_with_warriors(me).iter() {
                threat[at.index()] += state.warriors(me, at);
            }
            state.pawn(me).into_iter().for_each(|at| threat[at.index()] += PAWN_FORCE);
        }
    }
}

/// Returns the cards that are on hirelings of the seat and come back to its hand in Evening.
pub fn returning(state: &State, seat: Seat) -> CardSet {
    let hirelings = state.hirelings.as_slice().iter().filter(|hired| hired.controller == Some(seat));
    hirelings.fold(CardSet::EMPTY, |cards, hired| cards | hired.kit.cards())
}

/// The step of a hireling that is pending.
fn step(state: &State) -> Option<Step> {
    match state.top() {
        Some(Task::Hireling(step)) => Some(step),
        _ => None,
    }
}

/// Returns whether what is asked is what a hireling does.
pub fn acts(state: &State) -> bool {
    step(state).is_some()
}

/// Returns whether an action of a hireling says only what is going to be done.
pub fn only_announces(action: Action) -> bool {
    matches!(action, Action::Force { .. } | Action::Recruit | Action::Remove { .. } | Action::Discard { .. })
}

/// Returns warriors in the clearing of those who are asked to move or battle.
pub fn acting_warriors(state: &State, seat: Seat, clearing: Clearing) -> u8 {
    state.warriors(fighter(state, seat).unwrap_or(seat.into()), clearing)
}

/// Returns the seat that battles if a battle is now chosen; `None` if another player does.
fn fighter(state: &State, seat: Seat) -> Option<Owner> {
    match step(state) {
        None | Some(Step::FlameBearers(flame_bearers::Step::Act)) => Some(seat.into()),
        Some(Step::WarmSunProphets(_)) => None,
        Some(step) => state.hireling(step.hireling()),
    }
}

/// Takes hits of an ambush on the hireling that battles; returns whether it can continue. `None` if the seat battles.
pub fn take_hits(state: &mut State, seat: Seat, clearing: Clearing, hits: u8) -> Option<bool> {
    // what a player suffers who is forced to battle is not the seat's loss
    let Some(me) = fighter(state, seat) else { return Some(true) };
    if me == seat {
        return None;
    }
    let warriors = &mut state.warriors[me.index()][clearing.index()];
    *warriors = warriors.saturating_sub(hits);
    Some(state.can_fight_in(me, clearing))
}

/// Chooses who gets a hireling that has to be given away (E.1.3): the partner, else the weakest player, never a leader.
pub fn gift(weights: &Weights, state: &State, seat: Seat, legal: &[Action]) -> Option<Action> {
    let receiver = |action: &Action| match *action {
        Action::PassOn { player, .. } => state.seat_of(player),
        _ => None,
    };
    let first = *legal.first()?;
    receiver(&first)?;
    let (features, context) = (MapFeatures::of(weights, state), EvalContext::of(weights, state, seat));
    let most = state.seats().map(|seat| state.player(seat).score).max().unwrap_or(0);
    let rank = |action: &Action| {
        let to = receiver(action)?;
        let is_foe = state.are_enemies(seat, to);
        let leads = state.player(to).score == most;
        Some((is_foe, leads, standing(state, to, &features, &context).sum()))
    };
    let least =
        |one: &&Action, other: &&Action| rank(one).partial_cmp(&rank(other)).unwrap_or(std::cmp::Ordering::Equal);
    legal.iter().min_by(least).copied()
}

/// Returns the cost of an answer to a question of a hireling, as far as it can be told at a glance.
pub fn cost(state: &State, action: Action) -> Option<f64> {
    step(state)?;
    match action {
        // a card for nothing
        Action::Draw | Action::Show => Some(-1.0),
        // pieces of other hirelings hurt nobody much, warriors less than what they guard
        Action::Remove { party, target, .. } => Some(match (state.owner_of(party)?.seat(), target) {
            (None, _) => 0.5,
            (Some(_), Target::Warrior) => 0.2,
            (Some(_), _) => 0.1,
        }),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::bots::root::tests::Embedded;
    use crate::bots::{Bots, Level, View, stream};
    use crate::games::root::words::faction::Faction;
    use crate::kernel::{Doc, Generator, Rules, Script};

    const FIRST_GAME: [Faction; 3] = [Faction::Marquise, Faction::Eyrie, Faction::Alliance];
    /// A table that the Last Dynasty can come to (A.6.5).
    const WITHOUT_EYRIE: [Faction; 3] = [Faction::Marquise, Faction::Duchy, Faction::Alliance];

    /// The turn of the first of three players, at its next choice.
    fn table(factions: [Faction; 3], phase: &str, rest: &str) -> State {
        let [a, b, c] = factions.map(Faction::id);
        let rest = rest.replace("{a}", a).replace("{b}", b).replace("{c}", c);
        let text = format!("seats = [\"{a}\", \"{b}\", \"{c}\"]\nturn = \"{a}\"\nphase = \"{phase}\"\n{rest}");
        let doc: Doc = text.parse().unwrap_or_else(|fault| panic!("{fault}\n{text}"));
        let mut chance = Script::with_generator([], Generator::new(1));
        State::read(&doc, &Embedded, &mut chance).unwrap_or_else(|faults| panic!("{faults}"))
    }

    fn choice(level: Level, state: &State, seed: u64) -> Action {
        let mut legal = Vec::new();
        state.legal(&mut legal);
        let seat = state.asked().unwrap();
        State::bot(level).choose(&View::new(state, seat, &legal), &mut stream(seed, 0))
    }

    /// Plays a normal bot to the end of its turn.
    fn turn(mut state: State, seed: u64) -> Vec<Action> {
        let (seat, mut chance, mut actions) = (state.turn, Generator::new(seed), Vec::new());
        while state.turn == seat && state.asked().is_some() {
            actions.push(choice(Level::Normal, &state, seed));
            state.step(actions[actions.len() - 1], &mut chance, &mut ());
        }
        actions
    }

    fn at(number: u8) -> Clearing {
        Clearing::from_number(number).unwrap()
    }

    #[test]
    fn what_has_to_be_given_goes_to_the_weakest() {
        let given = |level: Level, scores: [u8; 3]| {
            let [a, b, c] = scores;
            let scores = format!("{{a}}.score = {a}\n{{b}}.score = {b}\n{{c}}.score = {c}\n");
            let hireling = "hirelings = [{ hireling = \"corvid_spies\", demoted = true, controller = \"{a}\" }]\n";
            let state = table(FIRST_GAME, "evening", &(hireling.to_owned() + &scores));
            match choice(level, &state, 1) {
                Action::PassOn { player, .. } => FIRST_GAME.iter().position(|&faction| faction == player),
                action => panic!("{action}"),
            }
        };
        for level in [Level::Easy, Level::Normal] {
            assert_eq!(given(level, [25, 20, 4]), Some(2), "{level}");
            assert_eq!(given(level, [2, 4, 20]), Some(1), "{level}");
        }
    }

    #[test]
    fn who_rules_much_hires_the_nobles() {
        let mut rest = "hirelings = [{ hireling = \"popular_band\", demoted = true }, \
                        { hireling = \"last_dynasty\", demoted = true }]\nhiring = { taken = { {a} = 1 } }\n"
            .to_owned();
        (1..=9).for_each(|clearing| rest += &format!("clearings.{clearing}.{{a}}.warriors = 2\n"));
        let state = table(WITHOUT_EYRIE, "evening", &rest);
        assert_eq!(choice(Level::Normal, &state, 1), Action::Hire { hireling: Hireling::LastDynasty });
    }

    #[test]
    fn the_dynasty_lands_on_the_leader_who_left_a_building_alone() {
        let rest = "hirelings = [{ hireling = \"last_dynasty\", controller = \"{a}\", markers = 2 }]\n\
                    {b}.score = 20\nclearings.11.{b} = { warriors = 9, market = 1 }\nclearings.6.{b} = { market = 1 }\n\
                    clearings.4.{c} = { warriors = 3 }\nclearings.9.{a} = { warriors = 2, sawmill = 1 }\n";
        for seed in 0..3 {
            let actions = turn(table(WITHOUT_EYRIE, "daylight", rest), seed);
            assert!(actions.contains(&Action::PlaceAt { clearing: at(6) }), "{actions:?}");
        }
    }

    #[test]
    fn the_protector_rages_among_others() {
        let mut rest =
            "hirelings = [{ hireling = \"furious_protector\", controller = \"{a}\", markers = 2, at = \"12\" }]\n\
                        clearings.11.{b} = { warriors = 1, roost = 1 }\n"
                .to_owned();
        [4, 7, 9, 10].iter().for_each(|clearing| rest += &format!("clearings.{clearing}.{{a}} = {{ warriors = 1 }}\n"));
        for level in [Level::Easy, Level::Normal] {
            let chosen: Vec<Action> =
                (0..9).map(|seed| choice(level, &table(FIRST_GAME, "birdsong", &rest), seed)).collect();
            let wise = chosen.iter().filter(|&&action| action == Action::Roam { to: at(11) }).count();
            // easy overlooks what is best now and then
            let least = if level == Level::Normal { chosen.len() } else { chosen.len() / 3 };
            assert!(wise >= least, "{level}: {chosen:?}");
        }
    }
}
