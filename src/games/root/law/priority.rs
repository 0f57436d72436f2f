//! How a clockwork player chooses (R2.1 to R2.5): criteria as data, and one function that narrows candidates down by them.

use super::hooks;
use crate::enum_table;
use crate::games::root::clockwork::queries::{aidable, in_setup_order, paid};
use crate::games::root::prelude::*;
use crate::games::root::words::place::ClearingSet;
use arrayvec::ArrayVec;

/// A thing that is chosen.
pub trait Candidate: Copy + PartialEq {
    /// What can be counted of it.
    type Measure: Copy + 'static;

    /// The entries of the log that tell by which count it was chosen, and of how many that were equally good.
    const WEIGHED: EventKind;
    const RANKED: EventKind;
    /// The entry for the one of the lowest priority.
    const RANKED_LAST: EventKind = Self::RANKED;

    fn count(self, measure: Self::Measure, state: &State, me: Seat) -> u8;

    /// Returns names it for the log, with what is counted.
    fn name(self, state: &State) -> Detail;
    fn measure(measure: Self::Measure) -> &'static str;
}

/// One criterion of a step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum By<M> {
    Most(M),
    Fewest(M),
}

impl<M: Copy> By<M> {
    pub fn measure(self) -> M {
        match self {
            By::Most(measure) | By::Fewest(measure) => measure,
        }
    }
}

/// Which of those that satisfy all criteria is taken (R2.1).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Priority {
    Highest,
    Lowest,
}

/// What a candidate counts, for the log.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Weight<C: Candidate> {
    pub candidate: C,
    pub count: u8,
}

/// The criterion that decided, what the best count by it, and the best of those that fell behind.
#[derive(Clone, Copy)]
pub struct Decided<C: Candidate> {
    /// What was counted, by its id.
    pub measure: &'static str,
    pub best: Weight<C>,
    pub next: Weight<C>,
}

/// The candidate that was chosen, and why.
#[derive(Clone, Copy)]
pub struct Choice<C: Candidate> {
    pub chosen: C,
    /// The last criterion by which others fell behind. None if the priority decided, or nothing was left to decide.
    pub decided: Option<Decided<C>>,
    /// How many are equally good by all criteria, it included.
    pub equal: u8,
    /// Which of those it is.
    pub priority: Priority,
}

impl<C: Candidate> Choice<C> {
    /// Tells what the step had set apart before its criteria, if these decided nothing: `others` were the worse by this count.
    #[must_use]
    pub fn ahead_of(self, others: impl IntoIterator<Item = C>, measure: &'static str, count: impl Fn(C) -> u8) -> Self {
        let weigh = |candidate: C| Weight { candidate, count: count(candidate) };
        let best = weigh(self.chosen);
        let next = others.into_iter().map(weigh).min_by_key(|next| next.count.abs_diff(best.count));
        Self { decided: self.decided.or(next.map(|next| Decided { measure, best, next })), ..self }
    }
}

enum_table! {
    /// What sets clearings apart before the criteria of a step.
    pub enum Preselection {
        /// Moves that lead there (R7.5).
        Moves = "moves",
        /// Own roosts (R5.5.1.II), and own plots (R11.5.2).
        Roosts = "roosts",
        Plots = "plots",
        /// Pieces of who has most warriors in Payments (R9.5.1).
        PatronPieces = "patron_pieces",
    }
}

/// Most candidates of a step.
const MOST: usize = 16;

/// Chooses among candidates that come in the order of their priority, the highest first: each criterion keeps the best, and
/// of those that are left the priority takes one.
pub fn choose<C: Candidate>(
    state: &State,
    me: Seat,
    candidates: impl IntoIterator<Item = C>,
    criteria: &[By<C::Measure>],
    priority: Priority,
) -> Option<Choice<C>> {
    let mut left: ArrayVec<C, MOST> = candidates.into_iter().take(MOST).collect();
    let mut decided = None;
    for &by in criteria {
        let weigh = |&candidate: &C| Weight { candidate, count: candidate.count(by.measure(), state, me) };
        let weights: ArrayVec<Weight<C>, MOST> = left.iter().map(weigh).collect();
        let rank = |weight: &Weight<C>| match by {
            By::Most(_) => u8::MAX - weight.count,
            By::Fewest(_) => weight.count,
        };
        let Some(best) = weights.iter().map(rank).min() else { break };
        let behind = weights.iter().filter(|weight| rank(weight) > best).min_by_key(|weight| rank(weight));
        let first = weights.iter().find(|weight| rank(weight) == best);
        let fell = |(&next, &best)| Decided { measure: C::measure(by.measure()), best, next };
        decided = behind.zip(first).map(fell).or(decided);
        left = weights.iter().filter(|weight| rank(weight) == best).map(|weight| weight.candidate).collect();
    }
    let chosen = match priority {
        Priority::Highest => left.first(),
        Priority::Lowest => left.last(),
    };
    chosen.map(|&chosen| Choice {
        chosen,
        decided: decided.map(|decided| Decided { best: Weight { candidate: chosen, ..decided.best }, ..decided }),
        equal: left.len() as u8,
        priority,
    })
}

/// Clearings with the Pass apart, which goes before the others (R12.2.2), and those in the order of their priority.
fn by_chart(state: &State, clearings: ClearingSet) -> (Option<Clearing>, ArrayVec<Clearing, MOST>) {
    let pass = state.board.tower().filter(|&pass| clearings.contains(pass));
    let rest = state.board.chart().iter().copied().filter(|&at| clearings.contains(at) && Some(at) != pass);
    (pass, rest.collect())
}

/// Returns the clearings in the order of their priority.
pub fn in_order(state: &State, clearings: ClearingSet) -> impl Iterator<Item = Clearing> + use<> {
    let (pass, rest) = by_chart(state, clearings);
    pass.into_iter().chain(rest)
}

/// Returns so many of the clearings, those of the lowest priority, and the Pass before them (R12.2.2).
pub fn lowest(state: &State, clearings: ClearingSet, count: usize) -> ClearingSet {
    let (pass, rest) = by_chart(state, clearings);
    pass.into_iter().chain(rest.into_iter().rev()).take(count).collect()
}

/// Chooses one of the clearings. Of those that tie the Pass is taken, whichever end of the order is asked for (R12.2.2).
pub fn choose_clearing(
    state: &State,
    me: Seat,
    clearings: ClearingSet,
    criteria: &[By<OfClearing>],
    priority: Priority,
) -> Option<Choice<Clearing>> {
    let (pass, rest) = by_chart(state, clearings);
    let choice = match priority {
        Priority::Lowest => choose(state, me, rest.into_iter().chain(pass), criteria, priority),
        Priority::Highest => choose(state, me, pass.into_iter().chain(rest), criteria, priority),
    };
    // the Pass is no clearing of the lowest priority
    choice.map(
        |choice| if Some(choice.chosen) == pass { Choice { priority: Priority::Highest, ..choice } } else { choice },
    )
}

enum_table! {
    /// What a step counts of a clearing (R2.6).
    pub enum OfClearing {
        EnemyPieces = "enemy_pieces",
        EnemyWarriors = "enemy_warriors",
        EnemyBuildings = "enemy_buildings",
        EnemyPlaced = "enemy_placed",
        /// Enemy buildings where their owner has no warriors.
        Defenseless = "defenseless",
        OwnWarriors = "own_warriors",
        OwnPlaced = "own_placed",
        OpenSlots = "open_slots",
        /// Whether a slot is open.
        HasSlot = "has_slot",
        /// Points of the player who has fewest of those that a Vagabot can aid there.
        AidedPoints = "aided_points",
    }
}

/// Returns the pieces of an owner in the clearing, a pawn among them.
pub fn pieces(state: &State, owner: impl Into<Owner>, at: Clearing) -> u8 {
    let owner = owner.into();
    state.warriors(owner, at) + state.placed(owner, at) + u8::from(state.pawn(owner) == Some(at))
}

/// The buildings of an owner who is defenseless in the clearing.
fn undefended(state: &State, owner: impl Into<Owner>, at: Clearing) -> u8 {
    let owner = owner.into();
    if hooks::is_defenseless(state, owner, at) { state.buildings(owner, at) } else { 0 }
}

impl Candidate for Clearing {
    type Measure = OfClearing;

    const WEIGHED: EventKind = EventKind::Weighed;
    const RANKED: EventKind = EventKind::Ranked;
    const RANKED_LAST: EventKind = EventKind::RankedLast;

    fn name(self, _: &State) -> Detail {
        Detail::Clearing(self)
    }

    fn measure(measure: OfClearing) -> &'static str {
        measure.id()
    }

    fn count(self, measure: OfClearing, state: &State, me: Seat) -> u8 {
        let of_enemies = |count: &dyn Fn(Owner) -> u8| -> u8 { hooks::foes(state, me).iter().map(count).sum() };
        match measure {
            OfClearing::EnemyPieces => of_enemies(&|owner| pieces(state, owner, self)),
            OfClearing::EnemyWarriors => of_enemies(&|owner| state.warriors(owner, self)),
            OfClearing::EnemyBuildings => of_enemies(&|owner| state.buildings(owner, self)),
            OfClearing::EnemyPlaced => of_enemies(&|owner| state.placed(owner, self)),
            OfClearing::Defenseless => of_enemies(&|owner| undefended(state, owner, self)),
            OfClearing::OwnWarriors => state.warriors(me, self),
            OfClearing::OwnPlaced => state.placed(me, self),
            OfClearing::OpenSlots => state.open_slots(self),
            OfClearing::HasSlot => state.open_slots(self).min(1),
            OfClearing::AidedPoints => {
                aidable(state, me, self).map(|seat| state.player(seat).score).min().unwrap_or(u8::MAX)
            }
        }
    }
}

/// A player, in a clearing or anywhere.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Rival {
    pub seat: Seat,
    pub at: Option<Clearing>,
}

enum_table! {
    /// What a step counts of a player (R2.6).
    pub enum OfRival {
        /// Pieces in the clearing.
        Pieces = "pieces",
        Buildings = "buildings",
        Warriors = "warriors",
        /// Buildings and tokens in the clearing.
        Placed = "placed",
        Points = "points",
        /// Buildings in the clearing without a warrior of their owner.
        Defenseless = "defenseless",
        /// Warriors in the Payments of the Robots.
        Payments = "payments",
    }
}

impl Candidate for Rival {
    type Measure = OfRival;

    const WEIGHED: EventKind = EventKind::WeighedPlayer;
    const RANKED: EventKind = EventKind::RankedPlayer;

    fn name(self, state: &State) -> Detail {
        Detail::Party(state.party(self.seat))
    }

    fn measure(measure: OfRival) -> &'static str {
        measure.id()
    }

    fn count(self, measure: OfRival, state: &State, _: Seat) -> u8 {
        let here = |count: &dyn Fn(Clearing) -> u8| self.at.map_or(0, count);
        let seat = self.seat;
        match measure {
            OfRival::Pieces => here(&|at| pieces(state, seat, at)),
            OfRival::Buildings => here(&|at| state.buildings(seat, at)),
            OfRival::Warriors => here(&|at| state.warriors(seat, at)),
            OfRival::Placed => here(&|at| state.placed(seat, at)),
            OfRival::Points => state.player(seat).score,
            OfRival::Defenseless => here(&|at| undefended(state, seat, at)),
            OfRival::Payments => paid(state, seat),
        }
    }
}

/// A clearing with pieces of a player, where theirs alone are counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Battlefield {
    pub of: Seat,
    pub at: Clearing,
}

impl Candidate for Battlefield {
    type Measure = OfRival;

    const WEIGHED: EventKind = EventKind::Weighed;
    const RANKED: EventKind = EventKind::Ranked;

    fn count(self, measure: OfRival, state: &State, me: Seat) -> u8 {
        Rival { seat: self.of, at: Some(self.at) }.count(measure, state, me)
    }

    fn name(self, _: &State) -> Detail {
        Detail::Clearing(self.at)
    }

    fn measure(measure: OfRival) -> &'static str {
        measure.id()
    }
}

/// Chooses one of the players with pieces in the clearing whom the seat can battle there (R2.2).
pub fn choose_defender(state: &State, me: Seat, at: Clearing, criteria: &[By<OfRival>]) -> Option<Choice<Rival>> {
    // 4.3: mercenaries alone fight for nobody who takes no decision
    if !state.can_fight_in(me, at) {
        return None;
    }
    let enemies = super::battle::affordable(state, me, at) & hooks::foes(state, me);
    let players = in_setup_order(state);
    let met = players.filter(|&seat| enemies.contains(seat.into())).map(|seat| Rival { seat, at: Some(at) });
    choose(state, me, met, criteria, Priority::Highest)
}
