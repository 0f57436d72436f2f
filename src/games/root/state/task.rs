//! What is pending: a stack of tasks in the state. The top one either runs by itself or asks a seat. The lowest are the
//! rest of the turn in its order; interruptions lie above them. There is no other control flow, so a state can be
//! copied, saved and resumed between any two actions.

use crate::games::root::cards::effects;
use crate::games::root::cards::exiles;
use crate::games::root::factions::alliance;
use crate::games::root::factions::corvids;
use crate::games::root::factions::duchy;
use crate::games::root::factions::eyrie;
use crate::games::root::factions::hundreds;
use crate::games::root::factions::keepers;
use crate::games::root::factions::lizards;
use crate::games::root::factions::marquise;
use crate::games::root::factions::riverfolk;
use crate::games::root::factions::vagabond;
use crate::games::root::law::battle;
use crate::games::root::law::craft;
use crate::games::root::law::movement;
use crate::games::root::law::removal;
use crate::games::root::law::terrain;
use crate::games::root::law::turn;
use crate::games::root::state::world::World;
use crate::games::root::state::{Phase, State};
use crate::games::root::words::action::Action;
use crate::games::root::words::card::CardKind;
use crate::games::root::words::faction::Faction;
use crate::games::root::words::place::{Clearing, Suit};
use crate::kernel::{Arg, Seat};
use serde::{Deserialize, Serialize};

/// A pending step. `run`, `legal` and `take` of a task stand in the module it belongs to.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Task {
    /// Nothing; the filler of free places.
    #[default]
    Nothing,
    Turn(turn::Step),
    /// Card effects offered at a moment of the turn.
    Offer(effects::Moment),
    /// Which pieces pay the icons that take any suit (4.1.1).
    Activate {
        card: CardKind,
        left: u8,
        least: Suit,
    },
    /// A move given by a card.
    FreeMove,
    /// A battle given by a card.
    FreeBattle,
    /// What a card of the Exiles and Partisans deck leaves to choose.
    Effect(exiles::Step),
    Battle(battle::Step),
    /// Effects of removals, in the order that their owner chooses.
    Triggers,
    Removal(removal::Step),
    Terrain(terrain::Step),
    Marquise(marquise::turn::Step),
    Eyrie(eyrie::turn::Step),
    Alliance(alliance::turn::Step),
    Vagabond(vagabond::turn::Step),
    Lizards(lizards::turn::Step),
    Riverfolk(riverfolk::turn::Step),
    Duchy(duchy::turn::Step),
    Corvids(corvids::turn::Step),
    Hundreds(hundreds::turn::Step),
    Keepers(keepers::turn::Step),
}

const _: () = assert!(size_of::<Task>() <= 8);

/// The question of a pending task: its key, the law that asks, and what fills its places.
pub struct Asking {
    pub key: &'static str,
    pub law: &'static str,
    pub args: Vec<(&'static str, Arg)>,
}

impl Asking {
    pub fn new(key: &'static str, law: &'static str) -> Self {
        Self { key, law, args: Vec::new() }
    }

    pub fn number(mut self, name: &'static str, number: u8) -> Self {
        self.args.push((name, Arg::Number(i32::from(number))));
        self
    }

    pub fn clearing(self, name: &'static str, clearing: Clearing) -> Self {
        self.number(name, clearing.number())
    }

    pub fn name(mut self, name: &'static str, space: &'static str, id: &'static str) -> Self {
        self.args.push((name, Arg::Name { space, id }));
        self
    }

    pub fn faction(self, name: &'static str, faction: Faction) -> Self {
        self.name(name, "root-faction", faction.id())
    }
}

impl Task {
    /// Who is asked, judged by what every seat can see; `None` if the task runs by itself.
    pub(in crate::games::root) fn asks(self, state: &State) -> Option<Seat> {
        match self {
            Task::Nothing => None,
            Task::Turn(step) => turn::asks(state, step),
            Task::Offer(moment) => effects::asks(state, moment),
            Task::Activate { card, left, least } => craft::asks_activation(state, card, left, least),
            Task::FreeMove | Task::FreeBattle => Some(state.turn),
            Task::Effect(step) => exiles::asks(state, step),
            Task::Battle(step) => battle::asks(state, step),
            Task::Triggers => removal::asks_order(state),
            Task::Removal(step) => removal::asks(state, step),
            Task::Terrain(step) => terrain::asks(state, step),
            Task::Marquise(step) => marquise::turn::asks(state, step),
            Task::Eyrie(step) => eyrie::turn::asks(state, step),
            Task::Alliance(step) => alliance::turn::asks(state, step),
            Task::Vagabond(step) => vagabond::turn::asks(state, step),
            Task::Lizards(step) => lizards::turn::asks(state, step),
            Task::Riverfolk(step) => riverfolk::turn::asks(state, step),
            Task::Duchy(step) => duchy::turn::asks(state, step),
            Task::Corvids(step) => corvids::turn::asks(state, step),
            Task::Hundreds(step) => hundreds::turn::asks(state, step),
            Task::Keepers(step) => keepers::turn::asks(state, step),
        }
    }

    /// The legal actions of a task that asks.
    pub(in crate::games::root) fn legal(self, state: &State, out: &mut Vec<Action>) {
        match self {
            Task::Nothing => {}
            Task::Turn(step) => turn::legal(state, step, out),
            Task::Offer(moment) => effects::legal(state, moment, out),
            Task::Activate { card, left, least } => craft::legal_activation(state, card, left, least, out),
            Task::FreeMove => movement::legal(state, state.turn, out),
            Task::FreeBattle => battle::legal_anywhere(state, state.turn, out),
            Task::Effect(step) => exiles::legal(state, step, out),
            Task::Battle(step) => battle::legal(state, step, out),
            Task::Triggers => removal::legal_order(state, out),
            Task::Removal(step) => removal::legal(state, step, out),
            Task::Terrain(step) => terrain::legal(state, step, out),
            Task::Marquise(step) => marquise::turn::legal(state, step, out),
            Task::Eyrie(step) => eyrie::turn::legal(state, step, out),
            Task::Alliance(step) => alliance::turn::legal(state, step, out),
            Task::Vagabond(step) => vagabond::turn::legal(state, step, out),
            Task::Lizards(step) => lizards::turn::legal(state, step, out),
            Task::Riverfolk(step) => riverfolk::turn::legal(state, step, out),
            Task::Duchy(step) => duchy::turn::legal(state, step, out),
            Task::Corvids(step) => corvids::turn::legal(state, step, out),
            Task::Hundreds(step) => hundreds::turn::legal(state, step, out),
            Task::Keepers(step) => keepers::turn::legal(state, step, out),
        }
    }

    /// Takes a legal action. The task has been taken off the stack; one that goes on puts itself back.
    fn take(self, state: &mut State, action: Action, world: &mut World) {
        match self {
            Task::Nothing => {}
            Task::Turn(step) => turn::take(state, step, action, world),
            Task::Offer(moment) => effects::take(state, moment, action, world),
            Task::Activate { card, left, .. } => craft::take_activation(state, card, left, action, world),
            Task::FreeMove => movement::take(state, action, world),
            Task::FreeBattle => battle::take_anywhere(state, action, world),
            Task::Effect(step) => exiles::take(state, step, action, world),
            Task::Battle(step) => battle::take(state, step, action, world),
            Task::Triggers => removal::take_order(state, action),
            Task::Removal(step) => removal::take(state, step, action, world),
            Task::Terrain(step) => terrain::take(state, step, action, world),
            Task::Marquise(step) => marquise::turn::take(state, step, action, world),
            Task::Eyrie(step) => eyrie::turn::take(state, step, action, world),
            Task::Alliance(step) => alliance::turn::take(state, step, action, world),
            Task::Vagabond(step) => vagabond::turn::take(state, step, action, world),
            Task::Lizards(step) => lizards::turn::take(state, step, action, world),
            Task::Riverfolk(step) => riverfolk::turn::take(state, step, action, world),
            Task::Duchy(step) => duchy::turn::take(state, step, action, world),
            Task::Corvids(step) => corvids::turn::take(state, step, action, world),
            Task::Hundreds(step) => hundreds::turn::take(state, step, action, world),
            Task::Keepers(step) => keepers::turn::take(state, step, action, world),
        }
    }

    /// Does what needs no choice. The task has been taken off the stack.
    fn run(self, state: &mut State, world: &mut World) {
        match self {
            Task::Nothing | Task::Offer(_) | Task::FreeMove | Task::FreeBattle | Task::Terrain(_) => {}
            Task::Turn(step) => turn::run(state, step, world),
            Task::Activate { card, left, least } => craft::run_activation(state, card, left, least, world),
            Task::Effect(step) => exiles::run(state, step, world),
            Task::Battle(step) => battle::run(state, step, world),
            Task::Triggers => removal::run_order(state),
            Task::Removal(step) => removal::run(state, step, world),
            Task::Marquise(step) => marquise::turn::run(state, step, world),
            Task::Eyrie(step) => eyrie::turn::run(state, step, world),
            Task::Alliance(step) => alliance::turn::run(state, step, world),
            Task::Vagabond(step) => vagabond::turn::run(state, step, world),
            Task::Lizards(step) => lizards::turn::run(state, step, world),
            Task::Riverfolk(step) => riverfolk::turn::run(state, step, world),
            Task::Duchy(step) => duchy::turn::run(state, step, world),
            Task::Corvids(step) => corvids::turn::run(state, step, world),
            Task::Hundreds(step) => hundreds::turn::run(state, step, world),
            Task::Keepers(step) => keepers::turn::run(state, step, world),
        }
    }

    /// The question of a task that asks.
    pub(in crate::games::root) fn question(self, state: &State) -> Asking {
        match self {
            Task::Nothing => Asking::new("root-ask-over", "3.1"),
            Task::Turn(step) => turn::question(state, step),
            Task::Offer(moment) => effects::question(moment),
            Task::Activate { card, left, .. } => {
                Asking::new("root-ask-activate", "4.1.1").name("card", "root-card", card.id()).number("left", left)
            }
            Task::FreeMove => Asking::new("root-ask-free-move", "4.2"),
            Task::FreeBattle => Asking::new("root-ask-free-battle", "4.3"),
            Task::Effect(step) => exiles::question(state, step),
            Task::Battle(step) => battle::question(state, step),
            Task::Triggers => removal::order_question(state),
            Task::Removal(step) => removal::question(state, step),
            Task::Terrain(step) => terrain::question(step),
            Task::Marquise(step) => marquise::turn::question(state, step),
            Task::Eyrie(step) => eyrie::turn::question(state, step),
            Task::Alliance(step) => alliance::turn::question(state, step),
            Task::Vagabond(step) => vagabond::turn::question(state, step),
            Task::Lizards(step) => lizards::turn::question(state, step),
            Task::Riverfolk(step) => riverfolk::turn::question(state, step),
            Task::Duchy(step) => duchy::turn::question(state, step),
            Task::Corvids(step) => corvids::turn::question(state, step),
            Task::Hundreds(step) => hundreds::turn::question(state, step),
            Task::Keepers(step) => keepers::turn::question(state, step),
        }
    }

    /// The clearings that the task names.
    pub(in crate::games::root) fn clearings(self) -> impl Iterator<Item = Clearing> {
        use alliance::turn::Step as A;
        use corvids::turn::Step as P;
        use duchy::turn::Step as D;
        use hundreds::turn::Step as H;
        use lizards::turn::Step as L;
        use marquise::turn::Step as M;
        use removal::Step as R;
        use riverfolk::turn::Step as O;
        use terrain::Step as T;
        let named = match self {
            Task::Effect(step) => step.clearings(),
            Task::Marquise(M::Wood { from, .. } | M::Muster { from, .. }) => [Some(from), None],
            Task::Marquise(M::PayWood { clearing, from, .. }) => [Some(clearing), Some(from)],
            Task::Alliance(A::Spend { clearing, .. } | A::Rise { clearing })
            | Task::Duchy(
                D::Show { clearing, .. } | D::PayDig { clearing } | D::Fill { clearing } | D::Follow { clearing },
            )
            | Task::Removal(R::Hospital { clearing, .. } | R::Outrage { clearing, .. })
            | Task::Lizards(L::CrusadeBattle { clearing })
            | Task::Corvids(P::Expose { clearing, .. })
            | Task::Hundreds(
                H::Plunder { clearing }
                | H::Unearth { clearing }
                | H::Company { to: clearing }
                | H::Muster { from: clearing, .. },
            )
            | Task::Terrain(T::Ride { to: clearing, .. }) => [Some(clearing), None],
            Task::Terrain(T::PayPath { from, to }) => [Some(from), Some(to)],
            Task::Riverfolk(O::Pay { errand, .. }) => errand.clearings(),
            Task::Corvids(P::Muster { from, .. }) => [Some(from), None],
            Task::Removal(R::Raid { clearing, from }) => [Some(clearing), Some(from)],
            Task::Keepers(step) => step.clearings(),
            _ => [None, None],
        };
        named.into_iter().flatten()
    }

    /// The seats that the task names.
    pub(in crate::games::root) fn seats(self) -> impl Iterator<Item = Seat> {
        use removal::Step as R;
        use riverfolk::kit::Errand;
        use riverfolk::turn::Step as O;
        use terrain::Step as T;
        use vagabond::turn::Step as V;
        let named = match self {
            Task::Effect(step) => step.seat(),
            Task::Removal(R::Outrage { payer, .. }) => Some(payer),
            Task::Removal(R::Damage { seat, .. } | R::FerryDraw { seat } | R::Prize { by: seat })
            | Task::Terrain(T::Ride { seat, .. }) => Some(seat),
            Task::Riverfolk(O::Pay { errand: Errand::Battle { defender, .. }, .. }) => Some(defender),
            Task::Vagabond(V::AidItem { faction } | V::AidGain { faction }) => Some(faction),
            Task::Hundreds(hundreds::turn::Step::Spoils { from }) => Some(from),
            Task::Vagabond(V::SetupCharacter { seat } | V::SetupForest { seat }) => Some(seat),
            _ => None,
        };
        named.into_iter()
    }

    /// The faction without which the task cannot be.
    pub(in crate::games::root) fn faction(self) -> Option<Faction> {
        use removal::Step as R;
        match self {
            Task::Marquise(_) | Task::Removal(R::Hospital { .. }) => Some(Faction::Marquise),
            Task::Eyrie(_) => Some(Faction::Eyrie),
            Task::Alliance(_) | Task::Removal(R::Outrage { .. } | R::BaseLost { .. } | R::ShedSupporters) => {
                Some(Faction::Alliance)
            }
            Task::Lizards(_) | Task::Removal(R::GardensLost { .. }) => Some(Faction::Lizards),
            Task::Riverfolk(_) | Task::Removal(R::PostsLost { .. } | R::LoseFunds { .. }) => Some(Faction::Riverfolk),
            Task::Duchy(_) | Task::Removal(R::Failure) => Some(Faction::Duchy),
            Task::Corvids(_) | Task::Removal(R::Raid { .. }) => Some(Faction::Corvids),
            Task::Hundreds(_) => Some(Faction::Hundreds),
            Task::Keepers(_) | Task::Removal(R::Prize { .. }) => Some(Faction::Keepers),
            _ => None,
        }
    }

    /// The seat that has to be a Vagabond for the task to be.
    pub(in crate::games::root) fn vagabond(self, state: &State) -> Option<Seat> {
        match self {
            Task::Vagabond(vagabond::turn::Step::SetupOrder) => state.vagabonds().next(),
            Task::Vagabond(step) => Some(step.seat(state)),
            Task::Removal(removal::Step::Damage { seat, .. }) => Some(seat),
            _ => None,
        }
    }

    /// Whether this is a main decision of a turn, not a step inside an action.
    pub(in crate::games::root) fn is_main(self) -> bool {
        match self {
            Task::Offer(_) | Task::Turn(Draw) => true,
            Task::Marquise(step) => step.is_main(),
            Task::Eyrie(step) => step.is_main(),
            Task::Alliance(step) => step.is_main(),
            Task::Vagabond(step) => step.is_main(),
            Task::Lizards(step) => step.is_main(),
            Task::Riverfolk(step) => step.is_main(),
            Task::Duchy(step) => step.is_main(),
            Task::Corvids(step) => step.is_main(),
            Task::Hundreds(step) => step.is_main(),
            Task::Keepers(step) => step.is_main(),
            _ => false,
        }
    }
}

impl State {
    /// Takes a legal action and runs on to the next decision.
    pub(in crate::games::root) fn proceed(&mut self, action: Action, world: &mut World) {
        if let Some(task) = self.tasks.pop() {
            task.take(self, action, world);
        }
        self.advance(world);
    }

    /// Runs tasks until one asks somebody or the game is over.
    pub(in crate::games::root) fn advance(&mut self, world: &mut World) {
        self.asked = None;
        loop {
            self.check_victory(world);
            if self.over.is_some() {
                self.tasks.clear();
                self.triggers.clear();
                self.settling = None;
                return;
            }
            let Some(task) = self.top() else { return };
            self.asked = task.asks(self);
            if self.asked.is_some() {
                return;
            }
            self.tasks.pop();
            task.run(self, world);
        }
    }
}

use effects::Moment::{BirdsongEnd, BirdsongStart, DaylightEnd, DaylightStart, EveningStart};
use turn::Step::{Begin, DiscardDown, Draw, End, Enter};

/// A Marquise turn (6.4 to 6.6).
const MARQUISE: &[Task] = &[
    Task::Turn(Begin),
    Task::Offer(BirdsongStart),
    Task::Marquise(marquise::turn::Step::WOOD),
    Task::Offer(BirdsongEnd),
    Task::Turn(Enter(Phase::Daylight)),
    Task::Offer(DaylightStart),
    Task::Marquise(marquise::turn::Step::Actions),
    Task::Turn(Enter(Phase::Evening)),
    Task::Offer(EveningStart),
    Task::Turn(Draw),
    Task::Turn(DiscardDown),
    Task::Turn(End),
];

/// An Eyrie turn (7.4 to 7.6).
const EYRIE: &[Task] = &[
    Task::Turn(Begin),
    Task::Offer(BirdsongStart),
    Task::Eyrie(eyrie::turn::Step::EmergencyOrders),
    Task::Eyrie(eyrie::turn::Step::AddToDecree { added: 0, birds: 0 }),
    Task::Eyrie(eyrie::turn::Step::NewRoost),
    Task::Offer(BirdsongEnd),
    Task::Turn(Enter(Phase::Daylight)),
    Task::Offer(DaylightStart),
    Task::Eyrie(eyrie::turn::Step::ResolveDecree),
    Task::Offer(DaylightEnd),
    Task::Turn(Enter(Phase::Evening)),
    Task::Offer(EveningStart),
    Task::Eyrie(eyrie::turn::Step::ScoreRoosts),
    Task::Turn(Draw),
    Task::Turn(DiscardDown),
    Task::Turn(End),
];

/// An Alliance turn (8.4 to 8.6).
const ALLIANCE: &[Task] = &[
    Task::Turn(Begin),
    Task::Offer(BirdsongStart),
    Task::Alliance(alliance::turn::Step::Revolt),
    Task::Alliance(alliance::turn::Step::Spread),
    Task::Turn(Enter(Phase::Daylight)),
    Task::Offer(DaylightStart),
    Task::Alliance(alliance::turn::Step::Daylight),
    Task::Turn(Enter(Phase::Evening)),
    Task::Offer(EveningStart),
    Task::Alliance(alliance::turn::Step::Operations),
    Task::Turn(Draw),
    Task::Turn(DiscardDown),
    Task::Turn(End),
];

/// A Vagabond turn (9.4 to 9.6).
const VAGABOND: &[Task] = &[
    Task::Turn(Begin),
    Task::Offer(BirdsongStart),
    Task::Vagabond(vagabond::turn::Step::CountTea),
    Task::Vagabond(vagabond::turn::Step::Slip),
    Task::Turn(Enter(Phase::Daylight)),
    Task::Offer(DaylightStart),
    Task::Vagabond(vagabond::turn::Step::Daylight),
    Task::Turn(Enter(Phase::Evening)),
    Task::Offer(EveningStart),
    Task::Vagabond(vagabond::turn::Step::NightRest),
    Task::Turn(Draw),
    Task::Turn(DiscardDown),
    Task::Vagabond(vagabond::turn::Step::ItemLimit),
    Task::Turn(End),
];

/// A Lizard turn (10.4 to 10.6).
const LIZARDS: &[Task] = &[
    Task::Turn(Begin),
    Task::Offer(BirdsongStart),
    Task::Lizards(lizards::turn::Step::AdjustOutcast),
    Task::Lizards(lizards::turn::Step::Conspiracies),
    Task::Turn(Enter(Phase::Daylight)),
    Task::Offer(DaylightStart),
    Task::Lizards(lizards::turn::Step::Rituals),
    Task::Turn(Enter(Phase::Evening)),
    Task::Offer(EveningStart),
    Task::Lizards(lizards::turn::Step::TakeBack),
    Task::Lizards(lizards::turn::Step::Craft),
    Task::Turn(Draw),
    Task::Turn(DiscardDown),
    Task::Turn(End),
];

/// A turn of the Riverfolk (11.4 to 11.6).
const RIVERFOLK: &[Task] = &[
    Task::Turn(Begin),
    Task::Offer(BirdsongStart),
    Task::Riverfolk(riverfolk::turn::Step::Birdsong),
    Task::Offer(BirdsongEnd),
    Task::Turn(Enter(Phase::Daylight)),
    Task::Offer(DaylightStart),
    Task::Riverfolk(riverfolk::turn::Step::Daylight),
    Task::Turn(Enter(Phase::Evening)),
    Task::Offer(EveningStart),
    Task::Turn(DiscardDown),
    Task::Riverfolk(riverfolk::turn::Step::Prices { done: 0 }),
    Task::Turn(End),
];

/// A Duchy turn (12.4 to 12.6).
const DUCHY: &[Task] = &[
    Task::Turn(Begin),
    Task::Offer(BirdsongStart),
    Task::Duchy(duchy::turn::Step::Muster),
    Task::Offer(BirdsongEnd),
    Task::Turn(Enter(Phase::Daylight)),
    Task::Offer(DaylightStart),
    Task::Duchy(duchy::turn::Step::Assembly),
    Task::Duchy(duchy::turn::Step::Parliament),
    Task::Duchy(duchy::turn::Step::Sway),
    Task::Turn(Enter(Phase::Evening)),
    Task::Offer(EveningStart),
    Task::Duchy(duchy::turn::Step::TakeBack),
    Task::Duchy(duchy::turn::Step::Craft),
    Task::Turn(Draw),
    Task::Turn(DiscardDown),
    Task::Turn(End),
];

/// A Corvid turn (13.4 to 13.6).
const CORVIDS: &[Task] = &[
    Task::Turn(Begin),
    Task::Offer(BirdsongStart),
    Task::Corvids(corvids::turn::Step::Craft),
    Task::Corvids(corvids::turn::Step::Flip),
    Task::Corvids(corvids::turn::Step::Recruit),
    Task::Offer(BirdsongEnd),
    Task::Turn(Enter(Phase::Daylight)),
    Task::Offer(DaylightStart),
    Task::Corvids(corvids::turn::Step::Actions),
    Task::Turn(Enter(Phase::Evening)),
    Task::Offer(EveningStart),
    Task::Corvids(corvids::turn::Step::Exert),
    Task::Turn(Draw),
    Task::Turn(DiscardDown),
    Task::Turn(End),
];

/// A turn of the Hundreds (14.4 to 14.6).
const HUNDREDS: &[Task] = &[
    Task::Turn(Begin),
    Task::Offer(BirdsongStart),
    Task::Hundreds(hundreds::turn::Step::Raze),
    Task::Hundreds(hundreds::turn::Step::Recruit),
    Task::Hundreds(hundreds::turn::Step::Anoint),
    Task::Hundreds(hundreds::turn::Step::Mood),
    Task::Hundreds(hundreds::turn::Step::Lavish),
    Task::Offer(BirdsongEnd),
    Task::Turn(Enter(Phase::Daylight)),
    Task::Offer(DaylightStart),
    Task::Hundreds(hundreds::turn::Step::Craft),
    Task::Hundreds(hundreds::turn::Step::Daylight),
    Task::Turn(Enter(Phase::Evening)),
    Task::Offer(EveningStart),
    Task::Hundreds(hundreds::turn::Step::Incite),
    Task::Hundreds(hundreds::turn::Step::Oppress),
    Task::Turn(Draw),
    Task::Turn(DiscardDown),
    Task::Turn(End),
];

/// A turn of the Keepers (15.4 to 15.6).
const KEEPERS: &[Task] = &[
    Task::Turn(Begin),
    Task::Offer(BirdsongStart),
    Task::Keepers(keepers::turn::Step::Encamp),
    Task::Keepers(keepers::turn::Step::Decamp),
    Task::Keepers(keepers::turn::Step::Recruit),
    Task::Turn(Enter(Phase::Daylight)),
    Task::Offer(DaylightStart),
    Task::Keepers(keepers::turn::Step::Retinue(keepers::words::Slot::Move)),
    Task::Keepers(keepers::turn::Step::Retinue(keepers::words::Slot::Delve)),
    Task::Keepers(keepers::turn::Step::Retinue(keepers::words::Slot::Recover)),
    Task::Turn(Enter(Phase::Evening)),
    Task::Offer(EveningStart),
    Task::Keepers(keepers::turn::Step::LiveOff),
    Task::Keepers(keepers::turn::Step::Gather { added: false }),
    Task::Turn(Draw),
    Task::Turn(DiscardDown),
    Task::Turn(End),
];

/// The tasks of a faction's turn, in order.
pub(in crate::games::root) fn turn_of(faction: Faction) -> &'static [Task] {
    match faction {
        Faction::Marquise => MARQUISE,
        Faction::Eyrie => EYRIE,
        Faction::Alliance => ALLIANCE,
        Faction::Vagabond | Faction::Vagabond2 => VAGABOND,
        Faction::Lizards => LIZARDS,
        Faction::Riverfolk => RIVERFOLK,
        Faction::Duchy => DUCHY,
        Faction::Corvids => CORVIDS,
        Faction::Hundreds => HUNDREDS,
        Faction::Keepers => KEEPERS,
    }
}
