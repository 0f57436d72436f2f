//! The Lord of the Hundreds (chapter 14).

use super::hoard::{gain, loot, overflow, plunder, scrap, scrappable, unearth};
use super::mobs::{growth, incitable, inciting, place_mob, rally, rallying, raze, spread};
use super::queries::{kit, lootable, seat};
use super::state::{OPPRESS_POINTS, Step};
use super::warlord::{
    advance, anoint, anointable, arrive, can_advance, command, fight, lead, legal_advances, stronghold_cards,
    stronghold_sites, turn_mood,
};
use super::words::Mood;
use crate::games::root::law::hand::Hands;
use crate::games::root::law::handler::TaskHandler;
use crate::games::root::law::homelands::homes;
use crate::games::root::law::rule::Ruling;
use crate::games::root::law::score::Scoring;
use crate::games::root::law::{battle, craft, hooks, moves};
use crate::games::root::prelude::*;
use crate::games::root::state::effect::Moment;
use crate::games::root::state::frame::Step as Frame;
use crate::games::root::state::picks::{Choice, Settled, per_clearing};
use crate::games::root::state::ruins;
use crate::games::root::state::task::PromptSpec;
use crate::games::root::words::event::Source;
use crate::games::root::words::item::Item;
use crate::games::root::words::place::MAX_CLEARINGS;

/// Warriors at the start, beside the warlord (14.3.1).
const FIRST_WARRIORS: u8 = 4;

/// Warriors for each tile that is given away (14.7.4).
const LAVISH_WARRIORS: u8 = 2;

/// Rolls that follow an incitement at most (14.7.3).
const JUBILANT_ROLLS: u8 = 4;

/// Returns the clearings that count for oppression: ruled, with a piece of the seat and none of an enemy (14.6.2).
pub fn oppressed(state: &State, seat: Seat) -> ClearingSet {
    let own = state.ruled(seat) & state.presence(seat);
    own.iter().filter(|&clearing| state.hostile_in(seat, clearing).is_empty()).collect()
}

/// Returns points that this many oppressed clearings bring (14.6.2).
pub fn oppress_points(clearings: usize) -> u8 {
    OPPRESS_POINTS[clearings.min(OPPRESS_POINTS.len() - 1)]
}

/// Returns a warrior for each stronghold, as far as the supply reaches (14.4.2, 1.5.4).
pub(super) fn posts(state: &State) -> Choice<MAX_CLEARINGS> {
    let seat = seat(state);
    let open = hooks::placing(state, seat, state.clearings_with(Piece::Stronghold));
    let room = per_clearing(open, |clearing| state.count(Piece::Stronghold, clearing));
    Choice::of(state.player(seat).supply, room, state.picks.clearings)
}

/// A turn of the Hundreds (14.4 to 14.6).
pub(in crate::games::root) const TURN: &[Task] = &[
    Task::Turn(Frame::Begin),
    Task::Offer(Moment::BirdsongStart),
    Task::Hundreds(Step::Raze),
    Task::Hundreds(Step::Recruit),
    Task::Hundreds(Step::Anoint),
    Task::Hundreds(Step::Mood),
    Task::Hundreds(Step::Lavish),
    Task::Offer(Moment::BirdsongEnd),
    Task::Turn(Frame::Enter(Phase::Daylight)),
    Task::Offer(Moment::DaylightStart),
    Task::Hundreds(Step::Craft),
    Task::Hundreds(Step::Daylight),
    Task::Turn(Frame::Enter(Phase::Evening)),
    Task::Offer(Moment::EveningStart),
    Task::Hundreds(Step::Incite),
    Task::Hundreds(Step::Oppress),
    Task::Turn(Frame::Draw),
    Task::Turn(Frame::DiscardDown),
    Task::Turn(Frame::End),
];

impl TaskHandler for Step {
    fn asks(self, state: &State) -> Option<Seat> {
        let (seat, all) = (seat(state), state.board.clearings());
        let hundreds = kit(state);
        let warlord = hundreds.warlord;
        let asked = match self {
            Step::SetupHome => homes(state, seat).len() > 1,
            Step::Raze => false,
            // what lies there is not for all to see
            Step::Unearth { clearing } => state.looks[clearing.index()].count() > 1,
            Step::PlaceMob { suit } => (growth(state, seat) & state.clearings_of(suit)).len() > 1,
            Step::Muster => posts(state).is_open(),
            Step::Anoint => warlord.is_none() && anointable(state, seat).len() > 1,
            Step::Mood => hundreds.moods().nth(1).is_some(),
            Step::Lavish => hundreds.mood == Mood::Lavish && Item::ALL.into_iter().any(|item| hundreds.holds(item)),
            Step::Craft => craft::is_possible(state),
            Step::Trade { .. } => true,
            Step::Overflow { item } => scrappable(state, item).nth(1).is_some(),
            Step::Command { done } => {
                done < hundreds.command()
                    && (moves::is_possible(state, seat)
                        || battle::is_possible(state, seat)
                        || state.player(seat).has_cards() && !stronghold_sites(state, seat, all).is_empty())
            }
            Step::Company { .. } => warlord.is_some_and(|from| hooks::movable_warriors(state, seat, from) > 0),
            Step::Advance { done } => done < hundreds.prowess() && can_advance(state, seat, &hundreds),
            Step::AdvanceBattle => warlord.is_some_and(|at| !battle::opponents(state, seat, at).is_empty()),
            Step::Relentless => can_advance(state, seat, &hundreds),
            Step::Incite => state.player(seat).has_cards() && !incitable(state, seat, all).is_empty(),
            Step::Rouse { left } => left > 0 && !growth(state, seat).is_empty(),
            Step::Loot => {
                let from = state.battle.as_ref().and_then(|battle| battle.defender.seat());
                from.is_some_and(|from| lootable(state, from).next().is_some())
            }
            Step::Rally => state.battle.as_ref().is_some_and(|battle| !rallying(state, seat, battle).is_empty()),
            Step::Spoils { from } => lootable(state, from).nth(1).is_some(),
            Step::Plunder { .. } | Step::Spread | Step::Recruit | Step::Daylight | Step::Oppress => false,
        };
        asked.then_some(seat)
    }

    fn takes_offers(self, state: &State) -> bool {
        // an effect may change what the mobs meet or what their victims hold, so it comes before or not at all
        self != Step::Raze || state.on_map(Piece::Mob) > 0
    }

    fn legal(self, state: &State, out: &mut Vec<Action>) {
        let (seat, all) = (seat(state), state.board.clearings());
        let hundreds = kit(state);
        match self {
            Step::SetupHome => out.extend(homes(state, seat).iter().map(|clearing| Action::Home { clearing })),
            Step::Raze => {
                out.push(Action::Pass);
            }
            Step::Unearth { clearing } => {
                let before = out.len();
                out.extend(ruins::takeable(state, seat, clearing).map(|item| Action::Hoard { item }));
                if out.len() == before {
                    out.push(Action::Pass);
                }
            }
            Step::PlaceMob { suit } => {
                let grown = growth(state, seat) & state.clearings_of(suit);
                out.extend(grown.iter().map(|clearing| Action::Mob { clearing }));
            }
            Step::Muster => out.extend(posts(state).clearings().map(|clearing| Action::RecruitAt { clearing })),
            Step::Anoint => out.extend(anointable(state, seat).iter().map(|clearing| Action::Anoint { clearing })),
            Step::Mood => out.extend(hundreds.moods().map(|mood| Action::Mood { mood })),
            Step::Lavish => {
                out.push(Action::Pass);
                out.extend(
                    Item::ALL.into_iter().filter(|&item| hundreds.holds(item)).map(|item| Action::Scrap { item }),
                );
            }
            Step::Craft => {
                out.push(Action::Pass);
                craft::legal(state, out);
            }
            Step::Trade { item, .. } => out.extend([Action::Hoard { item }, Action::Sell { item }]),
            Step::Overflow { item } => out.extend(scrappable(state, item).map(|item| Action::Scrap { item })),
            Step::Command { done } => {
                out.push(Action::Pass);
                if done < hundreds.command() {
                    moves::legal(state, seat, out);
                    battle::legal_anywhere(state, seat, out);
                    for clearing in stronghold_sites(state, seat, all).iter() {
                        let cards = stronghold_cards(state, seat, clearing, CardSet::ALL).kinds();
                        out.extend(cards.map(|card| Action::BuildWith { clearing, card }));
                    }
                }
            }
            Step::Company { to } => {
                let most = hundreds.warlord.map_or(0, |from| 1 + hooks::movable_warriors(state, seat, from));
                out.extend((1..=most).map(|count| Action::Advance { to, count }));
            }
            Step::Advance { done } => {
                out.push(Action::Pass);
                if done < hundreds.prowess() {
                    legal_advances(state, seat, &hundreds, out);
                }
            }
            Step::AdvanceBattle => {
                out.push(Action::Pass);
                if let Some(at) = hundreds.warlord {
                    battle::legal_in(state, seat, at, out);
                }
            }
            Step::Relentless => {
                out.push(Action::Pass);
                legal_advances(state, seat, &hundreds, out);
            }
            Step::Incite => {
                out.push(Action::Pass);
                for clearing in incitable(state, seat, all).iter() {
                    let cards = inciting(state, seat, clearing, CardSet::ALL).kinds();
                    out.extend(cards.map(|card| Action::Incite { clearing, card }));
                }
            }
            Step::Rouse { .. } => out.extend([Action::Pass, Action::Rouse]),
            Step::Loot => out.extend([Action::Pass, Action::Loot]),
            Step::Rally => {
                out.push(Action::Pass);
                if let Some(battle) = &state.battle {
                    out.extend(rallying(state, seat, battle).iter().map(|clearing| Action::Rally { clearing }));
                }
            }
            Step::Spoils { from } => out.extend(lootable(state, from).map(|item| Action::Hoard { item })),
            Step::Plunder { .. } | Step::Spread | Step::Recruit | Step::Daylight | Step::Oppress => {}
        }
    }

    fn take(self, state: &mut State, action: Action, world: &mut World) {
        let seat = seat(state);
        match (self, action) {
            (Step::SetupHome, Action::Home { clearing }) => set_up_home(state, clearing, world),
            (Step::Raze, Action::Pass) => raze(state, world),
            (Step::Unearth { clearing }, Action::Hoard { item }) => unearth(state, clearing, item, world),
            (Step::Unearth { clearing }, Action::Pass) => ruins::leave(state, seat, clearing, world),
            (Step::PlaceMob { .. }, Action::Mob { clearing }) => place_mob(state, clearing, world),
            (Step::Muster, Action::RecruitAt { clearing }) => {
                state.pick_clearing(clearing, Task::Hundreds(self));
            }
            (Step::Anoint, Action::Anoint { clearing }) => anoint(state, clearing, world),
            (Step::Mood, Action::Mood { mood }) => turn_mood(state, mood, world),
            (Step::Lavish, Action::Scrap { item }) => {
                state.push(Task::Hundreds(self));
                scrap(state, item, world);
                if let Some(at) = kit(state).warlord
                    && hooks::may_place(state, seat, at)
                {
                    state.recruit(seat, at, LAVISH_WARRIORS, world);
                }
            }
            (Step::Craft, Action::Craft { card }) => {
                state.push(Task::Hundreds(self));
                craft::craft(state, card, world);
            }
            (Step::Trade { .. }, Action::Hoard { item }) => gain(state, item, world),
            (Step::Trade { points, .. }, Action::Sell { item }) => {
                world.emit(|| Event::new(EventKind::SoldItem, seat).with(Detail::Item(item)));
                state.score(seat, points, Source::Crafted, world);
            }
            (Step::Overflow { item }, Action::Scrap { item: lost }) => overflow(state, item, lost, world),
            (Step::Command { done }, action) => command(state, done, action, world),
            (Step::Company { .. }, Action::Advance { to, count }) => lead(state, to, count, world),
            (Step::Advance { .. } | Step::AdvanceBattle | Step::Relentless, Action::Pass) => {}
            (Step::Advance { done }, action) => advance(state, done, action, world),
            (Step::AdvanceBattle, Action::Battle { clearing, defender }) => {
                if kit(state).mood == Mood::Relentless {
                    state.push(Task::Hundreds(Step::Relentless));
                }
                fight(state, clearing, defender, world);
            }
            (Step::Relentless, Action::Advance { to, count }) => lead(state, to, count, world),
            (Step::Relentless, Action::Lead { to }) => state.push(Task::Hundreds(Step::Company { to })),
            (Step::Relentless, Action::Battle { clearing, defender }) => fight(state, clearing, defender, world),
            (Step::Incite, Action::Incite { clearing, card }) => {
                state.push(Task::Hundreds(self));
                state.discard_from_hand(seat, card, world);
                place_mob(state, clearing, world);
                // 14.7.3
                if kit(state).feels(Mood::Jubilant, clearing) {
                    state.push(Task::Hundreds(Step::Rouse { left: JUBILANT_ROLLS }));
                }
            }
            (Step::Rouse { left }, Action::Rouse) => {
                state.push(Task::Hundreds(Step::Rouse { left: left - 1 }));
                spread(state, world);
            }
            (Step::Loot, Action::Loot) => {
                if let Some(battle) = &mut state.battle {
                    battle.looting = true;
                    let defender = battle.defender;
                    world.emit(|| Event::new(EventKind::Loots, seat).with(Detail::Party(state.party(defender))));
                }
            }
            (Step::Rally, Action::Rally { clearing }) => {
                state.push(Task::Hundreds(self));
                rally(state, clearing, world);
            }
            (Step::Spoils { from }, Action::Hoard { item }) => loot(state, from, item, world),
            (_, Action::Pass) => {}
            _ => state.stray(),
        }
    }

    fn run(self, state: &mut State, world: &mut World) {
        let seat = seat(state);
        match self {
            Step::SetupHome => {
                if let Some(clearing) = homes(state, seat).first() {
                    set_up_home(state, clearing, world);
                }
            }
            Step::Raze => raze(state, world),
            Step::Plunder { clearing } => plunder(state, clearing, world),
            Step::Unearth { clearing } => {
                let only = ruins::takeable(state, seat, clearing).next();
                match only {
                    Some(item) => unearth(state, clearing, item, world),
                    None => ruins::leave(state, seat, clearing, world),
                }
            }
            Step::Spread => spread(state, world),
            Step::PlaceMob { suit } => {
                if let Some(clearing) = (growth(state, seat) & state.clearings_of(suit)).first() {
                    place_mob(state, clearing, world);
                }
            }
            Step::Recruit => {
                let hundreds = kit(state);
                if let Some(at) = hundreds.warlord.filter(|&at| hooks::may_place(state, seat, at)) {
                    state.recruit(seat, at, hundreds.prowess(), world);
                }
                state.push(Task::Hundreds(Step::Muster));
            }
            Step::Muster => match posts(state).settle() {
                Settled::Shared { picked, .. } => state.pick_in_clearings(picked, Task::Hundreds(self)),
                Settled::All(placed) => state.recruit_all(seat, placed, world),
            },
            Step::Anoint => {
                if kit(state).warlord.is_none()
                    && let Some(clearing) = anointable(state, seat).first()
                {
                    anoint(state, clearing, world);
                }
            }
            Step::Mood => {
                let only = kit(state).moods().next();
                if let Some(mood) = only {
                    turn_mood(state, mood, world);
                }
            }
            Step::Overflow { item } => overflow(state, item, item, world),
            Step::Daylight => {
                let (command, advance) =
                    (Task::Hundreds(Step::Command { done: 0 }), Task::Hundreds(Step::Advance { done: 0 }));
                // 14.7.2
                let first = if kit(state).mood == Mood::Grandiose { [advance, command] } else { [command, advance] };
                state.push_all(&first);
            }
            Step::Company { to } => lead(state, to, 1, world),
            Step::Oppress => {
                let count = oppressed(state, seat).len();
                if count > 0 {
                    world.emit(|| Event::new(EventKind::Oppressed, seat).with(Detail::Count(count as i16)));
                    state.score(seat, oppress_points(count), Source::Oppressed, world);
                }
            }
            Step::Spoils { from } => {
                let only = lootable(state, from).next();
                if let Some(item) = only {
                    loot(state, from, item, world);
                }
            }
            Step::Lavish
            | Step::Craft
            | Step::Trade { .. }
            | Step::Command { .. }
            | Step::Advance { .. }
            | Step::AdvanceBattle
            | Step::Relentless
            | Step::Incite
            | Step::Rouse { .. }
            | Step::Loot
            | Step::Rally => {}
        }
    }

    fn question(self, state: &State, declared: PromptSpec) -> PromptSpec {
        match self {
            Step::Command { done } => declared.number("left", kit(state).command().saturating_sub(done)),
            Step::Advance { done } => declared.number("left", kit(state).prowess().saturating_sub(done)),
            Step::Loot => match &state.battle {
                Some(battle) => {
                    declared.clearing("clearing", battle.clearing).party("defender", state.party(battle.defender))
                }
                None => declared,
            },
            Step::Spoils { from } => declared.faction("victim", state.faction(from)),
            _ => declared,
        }
    }
}

/// Sets up warlord, warriors and a stronghold in the homeland (14.3.1).
fn set_up_home(state: &mut State, home: Clearing, world: &mut World) {
    let seat = seat(state);
    if state.open_slots(home) > 0 {
        state.place(Piece::Stronghold, home);
        world.emit(|| {
            Event::new(EventKind::Placed, seat).with(Detail::Piece(Piece::Stronghold)).with(Detail::Clearing(home))
        });
    }
    state.recruit(seat, home, FIRST_WARRIORS, world);
    arrive(state, home, world);
}
