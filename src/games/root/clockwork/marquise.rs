//! The Mechanical Marquise 2.0 (R4).

use super::state::{BattleKind, Clockwork, Marquise as Steps, Own, Step};
use super::words::{Reason, Trait};
use crate::games::root::factions::marquise::queries::forget_keep;
use crate::games::root::law::clockwork::{
    Campaign, acting, around, by_difficulty, draw_clearing, explain, may_reveal, muster, on_track, order, ordered,
    post, raise, skip, start_in, tally, turn,
};
use crate::games::root::law::handler::TaskHandler;
use crate::games::root::law::homelands::open_corners;
use crate::games::root::law::hooks::has_trait;
use crate::games::root::law::priority::{By, OfClearing, OfRival, Priority, choose_clearing, in_order, lowest};
use crate::games::root::law::removal::is_held_up;
use crate::games::root::law::rule::Ruling;
use crate::games::root::law::services::building_sites;
use crate::games::root::law::{hooks, movement};
use crate::games::root::module::clockwork::ClockworkBoard;
use crate::games::root::module::position::Position;
use crate::games::root::prelude::*;
use crate::games::root::words::event::Source;
use crate::kernel::Codec;

/// Warriors that a Daylight recruits, by difficulty (R4.5.2, R4.7.2), and those that come after each recruiting.
const RECRUITS: [u8; 3] = [2, 4, 4];
const REINFORCEMENTS: [u8; 3] = [0, 0, 2];

/// Warriors that stay where others leave (R4.5.4).
const GARRISON: u8 = 3;

/// Own buildings on the map with which it still expands (R4.5.5).
const MOST_TO_EXPAND: u8 = 5;

const BUILDINGS: [Piece; 3] = [Piece::Sawmill, Piece::Workshop, Piece::Recruiter];

/// The defender of its battles (R4.5.1).
pub(super) const DEFENDER: &[By<OfRival>] = &[By::Most(OfRival::Pieces), By::Most(OfRival::Points)];

/// The end of its moves (R4.5.4).
const END: &[By<OfClearing>] = &[By::Most(OfClearing::EnemyPieces)];

/// A turn of the Mechanical Marquise (R4.4 to R4.7).
const TURN: &[Task] = turn! {
    birdsong: [Step::Reveal, Step::Craft],
    daylight: [Step::Marquise(Steps::Daylight)],
    evening: [Step::Marquise(Steps::Score), Step::Discard],
};

/// Whether the order is a bird, so that Daylight is escalated (R4.7).
fn is_escalated(state: &State) -> bool {
    order(state) == Some(Suit::Bird)
}

/// The number of a step, by the kind of Daylight.
fn law(state: &State, suited: &'static str, escalated: &'static str) -> &'static str {
    if is_escalated(state) { escalated } else { suited }
}

impl TaskHandler for Steps {
    fn run(self, state: &mut State, world: &mut World) {
        match self {
            Steps::Daylight => begin_daylight(state),
            Steps::Battle => begin_battles(state, ordered(state), BattleKind::Step, world),
            Steps::Recruit => recruit(state, world),
            Steps::Build => build(state, world),
            Steps::Move => begin_moves(state, world),
            Steps::Moves { left, entered } => move_on(state, left, entered, world),
            Steps::Blitz => blitz(state, world),
            Steps::Expand => expand(state, world),
            Steps::Score => score(state, world),
        }
    }
}

fn campaign(state: &State, kind: BattleKind) -> Campaign {
    let basis = match kind {
        BattleKind::Step => Detail::By(law(state, "R4.5.1", "R4.7.1")),
        BattleKind::Moves => Detail::By("R4.7.4"),
        BattleKind::Trait => Detail::ByTrait(Trait::Blitz),
    };
    Campaign { basis, least: 1, defender: DEFENDER }
}

fn begin_battles(state: &mut State, clearings: ClearingSet, kind: BattleKind, world: &mut World) {
    campaign(state, kind).begin(state, clearings, kind, world);
}

fn begin_daylight(state: &mut State) {
    let steps = [Steps::Battle, Steps::Recruit, Steps::Build, Steps::Move, Steps::Blitz, Steps::Expand];
    state.push_all(&steps.map(|step| Task::Clockwork(Step::Marquise(step))));
}

/// R4.5.2: as evenly as possible over the ordered clearings that it rules; R4.7.2: in the two of the lowest priority.
fn recruit(state: &mut State, world: &mut World) {
    let me = state.turn;
    let law = law(state, "R4.5.2", "R4.7.2");
    if order(state).is_none() {
        return skip(state, law, Reason::Nothing, world);
    }
    let open = hooks::placing(state, me, state.ruled(me) & ordered(state));
    let escalated = is_escalated(state);
    let base = by_difficulty(state, me, RECRUITS);
    let doubled = escalated && has_trait(state, me, Trait::IronWill);
    let wanted = if doubled { 2 * base } else { base };
    let sites = if escalated { lowest(state, open, 2) } else { open };
    if sites.is_empty() {
        skip(state, law, Reason::NoRule, world);
    } else {
        let told = if escalated { EventKind::MustersLast } else { EventKind::Musters };
        muster(state, told, law, wanted, sites, world);
    }
    if doubled {
        hooks::invoke(me, Trait::IronWill, world);
    }
    let left_over = spread(state, me, sites, wanted, world);
    let reinforcements = by_difficulty(state, me, REINFORCEMENTS);
    let first: ClearingSet = in_order(state, open).take(1).collect();
    if !first.is_empty() && reinforcements > 0 {
        muster(state, EventKind::Musters, "R3.3", reinforcements, first, world);
    }
    let left_over = left_over + spread(state, me, first, reinforcements, world);
    if has_trait(state, me, Trait::Overwhelming) && left_over > 0 {
        tally(state, left_over / 2, Source::Traits, Trait::Overwhelming, world);
    }
}

/// Warriors come one by one to the clearings in the order of their priority, round after round, so that what is left over, also
/// of a short supply, comes to those of the highest (R4.5.2). Returns how many had no place, or were not in the supply.
fn spread(state: &mut State, me: Seat, sites: ClearingSet, wanted: u8, world: &mut World) -> u8 {
    if sites.is_empty() {
        return wanted;
    }
    let count = wanted.min(state.player(me).supply);
    let (each, over) = (count / sites.len() as u8, count % sites.len() as u8);
    for (at, clearing) in in_order(state, sites).enumerate() {
        post(state, me, clearing, each + u8::from(at < usize::from(over)), world);
    }
    wanted - count
}

/// R4.5.3, R4.7.3
fn build(state: &mut State, world: &mut World) {
    let me = state.turn;
    let law = law(state, "R4.5.3", "R4.7.3");
    let Some(piece) = building(state) else { return };
    if state.stock[piece.index()] == 0 {
        return skip(state, law, Reason::NoBuilding, world);
    }
    let open = |state: &State| hooks::placing(state, me, state.ruled(me) & state.clearings_with_open_slots());
    let sites = building_sites(state, open, world);
    let choice = choose_clearing(state, me, sites, &[By::Most(OfClearing::OwnWarriors)], Priority::Highest);
    let Some(choice) = choice else { return skip(state, law, Reason::NoSlot, world) };
    explain(state, law, choice, world);
    if !raise(state, me, piece, choice.chosen, world) {
        return;
    }
    if let Some(Clockwork { own: Own::Marquise { built }, .. }) = state.clockwork_mut(me) {
        *built = true;
    }
}

/// The kind of building that an order builds: that of its suit, or of a bird the one with most on the map (R4.7.3).
fn building(state: &State) -> Option<Piece> {
    match order(state)? {
        Suit::Fox => Some(Piece::Sawmill),
        Suit::Rabbit => Some(Piece::Workshop),
        Suit::Mouse => Some(Piece::Recruiter),
        Suit::Bird => leading_track(state),
    }
}

/// The kind with most on the map: of those that tie sawmills first, recruiters before workshops (R4.7.3).
fn leading_track(state: &State) -> Option<Piece> {
    let most = BUILDINGS.map(|piece| state.on_map(piece)).into_iter().max()?;
    [Piece::Sawmill, Piece::Recruiter, Piece::Workshop].into_iter().find(|&piece| state.on_map(piece) == most)
}

/// Warriors that leave the clearing (R4.5.4).
fn leaving(state: &State, from: Clearing) -> u8 {
    let me = state.turn;
    hooks::movable_warriors(state, me, from).min(state.warriors(me, from).saturating_sub(GARRISON))
}

/// R4.5.4, R4.7.4
fn begin_moves(state: &mut State, world: &mut World) {
    let left = ordered(state);
    match left.iter().any(|from| leaving(state, from) > 0) {
        true => state.push(Task::Clockwork(Step::Marquise(Steps::Moves { left, entered: ClearingSet::EMPTY }))),
        false => skip(state, law(state, "R4.5.4", "R4.7.4"), Reason::NoneToSpare, world),
    }
}

/// R4.5.4, R4.7.4
fn move_on(state: &mut State, left: ClearingSet, entered: ClearingSet, world: &mut World) {
    let me = state.turn;
    let Some(from) = in_order(state, left).next() else {
        if is_escalated(state) && !entered.is_empty() {
            begin_battles(state, entered, BattleKind::Moves, world);
        }
        return;
    };
    let rest = Steps::Moves { left: left.without(from), entered };
    let leaving = leaving(state, from);
    let ends = movement::destinations(state, me, from);
    let choice = choose_clearing(state, me, ends, END, Priority::Highest).filter(|_| leaving > 0);
    let Some(choice) = choice else {
        if leaving > 0 {
            skip(state, law(state, "R4.5.4", "R4.7.4"), Reason::NoMove, world);
        }
        return state.push(Task::Clockwork(Step::Marquise(rest)));
    };
    explain(state, law(state, "R4.5.4", "R4.7.4"), choice, world);
    if is_held_up(state, me, from, world) {
        return state.push(Task::Clockwork(Step::Marquise(rest)));
    }
    let entered = entered.with(choice.chosen);
    state.push(Task::Clockwork(Step::Marquise(Steps::Moves { left: left.without(from), entered })));
    movement::move_warriors(state, me, from, choice.chosen, leaving, world);
}

/// The trait Blitz: from a clearing that it rules without an enemy nearly all go and battle.
fn blitz(state: &mut State, world: &mut World) {
    let me = state.turn;
    if !has_trait(state, me, Trait::Blitz) {
        return;
    }
    let calm =
        |&at: &Clearing| state.warriors(me, at) >= 2 && (state.hostile_in(me, at) & hooks::foes(state, me)).is_empty();
    let calm = state.ruled(me).iter().filter(calm).collect();
    let Some(start) = choose_clearing(state, me, calm, &[], Priority::Highest) else {
        return skip(state, Trait::Blitz, Reason::NoClearing, world);
    };
    explain(state, Trait::Blitz, start, world);
    let from = start.chosen;
    let leaving = hooks::movable_warriors(state, me, from).min(state.warriors(me, from) - 1);
    let choice = choose_clearing(state, me, movement::destinations(state, me, from), END, Priority::Highest);
    let Some(choice) = choice.filter(|_| leaving > 0) else {
        return skip(state, Trait::Blitz, Reason::NoMove, world);
    };
    explain(state, Trait::Blitz, choice, world);
    if is_held_up(state, me, from, world) {
        return;
    }
    state.push(Task::Clockwork(Step::Battles { left: ClearingSet::of(choice.chosen), kind: BattleKind::Trait }));
    movement::move_warriors(state, me, from, choice.chosen, leaving, world);
}

/// R4.5.5: without a building this turn, and with few on the map, a new order restarts Daylight.
fn expand(state: &mut State, world: &mut World) {
    let me = state.turn;
    let Some(&Clockwork { own: Own::Marquise { built }, revealed, .. }) = acting(state) else { return };
    let own: u8 = BUILDINGS.map(|piece| state.on_map(piece)).into_iter().sum();
    let once = has_trait(state, me, Trait::Overwhelming) && revealed > 1;
    if is_escalated(state) {
        return;
    }
    let why = [
        (built, Reason::Built),
        (own > MOST_TO_EXPAND, Reason::ManyBuildings),
        (once, Reason::Once),
        (order(state).is_none() || !may_reveal(state), Reason::Nothing),
    ];
    if let Some(&(_, why)) = why.iter().find(|(stands, _)| *stands) {
        return skip(state, "R4.5.5", why, world);
    }
    state.push_all(&[Task::Clockwork(Step::Reveal), Task::Clockwork(Step::Marquise(Steps::Daylight))]);
    world.emit(|| Event::new(EventKind::Expands, me).by("R4.5.5"));
}

/// R4.6.1: the ordered track, of a bird the one that scores most.
fn score(state: &mut State, world: &mut World) {
    let points = match order(state) {
        Some(Suit::Bird) => BUILDINGS.map(|piece| on_track(state, piece)).into_iter().max().unwrap_or_default(),
        Some(_) => building(state).map_or(0, |piece| on_track(state, piece)),
        None => 0,
    };
    tally(state, points, Source::Buildings, "R4.6.1", world);
}

/// The board.
pub(in crate::games::root) struct Board;

impl ClockworkBoard for Board {
    fn own(&self) -> Own {
        Own::Marquise { built: false }
    }

    fn turn(&self) -> &'static [Task] {
        TURN
    }

    fn discards(&self) -> &'static str {
        "R4.6.2"
    }

    fn campaign(&self, state: &State, kind: BattleKind) -> Option<Campaign> {
        Some(campaign(state, kind))
    }

    /// R4.3: the keep in a random corner, warriors everywhere but in the opposite one, a building of each kind near the keep.
    fn set_up(&self, state: &mut State, me: Seat, world: &mut World) {
        let corners = open_corners(state, state.board.corners());
        let Some(keep) = start_in(state, me, corners, world) else { return };
        raise(state, me, Piece::Keep, keep, world);
        let opposite = state.board.opposite(keep);
        let posts = opposite.map_or(state.board.clearings(), |corner| state.board.clearings().without(corner));
        for clearing in posts.iter() {
            state.add_warriors(me, clearing, 1);
        }
        world.emit(|| Event::new(EventKind::Warriors, me).with(Detail::Count(posts.len() as i16)));
        post(state, me, keep, 1, world);
        let mut near = around(state, keep).with(keep);
        for piece in BUILDINGS {
            let Some(clearing) = draw_clearing(near & state.clearings_with_open_slots(), world) else { continue };
            near.remove(clearing);
            raise(state, me, piece, clearing, world);
        }
    }

    fn visit(&self, codec: &mut Codec<'_>, position: &mut Position<'_>, seat: Seat) {
        if codec.reads() {
            forget_keep(position.state);
        }
        if let Some(Clockwork { own: Own::Marquise { built }, .. }) = position.state.clockwork_mut(seat) {
            codec.flag("built", built);
        }
    }
}
