//! What the tasks of a document name, so that those which fit no position are refused.

use crate::games::root::factions::vagabond::queries::seat as vagabond_seat;
use crate::games::root::factions::{alliance, corvids, duchy, hundreds, lizards, marquise, riverfolk, vagabond};
use crate::games::root::state::task::Task;
use crate::games::root::state::{State, crossing, losses};
use crate::games::root::words::faction::Faction;
use crate::games::root::words::place::Clearing;
use crate::kernel::Seat;

impl Task {
    /// The clearings that the task names.
    pub(in crate::games::root) fn clearings(self) -> impl Iterator<Item = Clearing> {
        use alliance::kit::Step as A;
        use corvids::kit::Step as P;
        use crossing::Step as T;
        use duchy::kit::Step as D;
        use hundreds::kit::Step as H;
        use lizards::kit::Step as L;
        use losses::Step as R;
        use marquise::kit::Step as M;
        use riverfolk::kit::Step as O;
        let named = match self {
            Task::Effect(step) => step.clearings(),
            Task::Marquise(M::PayWood { clearing, .. }) => [Some(clearing), None],
            Task::Alliance(A::Spend { clearing, .. } | A::Rise { clearing })
            | Task::Duchy(
                D::Show { clearing, .. } | D::PayDig { clearing } | D::Fill { clearing } | D::Follow { clearing },
            )
            | Task::Removal(R::Hospital { clearing, .. } | R::Outrage { clearing, .. } | R::Raid { clearing })
            | Task::Lizards(L::CrusadeBattle { clearing })
            | Task::Corvids(P::Expose { clearing, .. })
            | Task::Hundreds(H::Plunder { clearing } | H::Unearth { clearing } | H::Company { to: clearing })
            | Task::Terrain(T::Ride { to: clearing, .. }) => [Some(clearing), None],
            Task::Terrain(T::PayPath { from, to }) => [Some(from), Some(to)],
            Task::Riverfolk(O::Pay { errand, .. }) => errand.clearings(),
            Task::Keepers(step) => step.clearings(),
            _ => [None, None],
        };
        named.into_iter().flatten()
    }

    /// The seats that the task names.
    pub(in crate::games::root) fn seats(self) -> impl Iterator<Item = Seat> {
        use crossing::Step as T;
        use losses::Step as R;
        use riverfolk::kit::Errand;
        use riverfolk::kit::Step as O;
        use vagabond::kit::Step as V;
        let named = match self {
            Task::Effect(step) => step.seat(),
            Task::Removal(R::Outrage { payer, .. }) => Some(payer),
            Task::Removal(R::Damage { seat, .. } | R::FerryDraw { seat } | R::Prize { by: seat })
            | Task::Terrain(T::Ride { seat, .. }) => Some(seat),
            Task::Riverfolk(O::Pay { errand: Errand::Battle { defender, .. }, .. }) => Some(defender),
            Task::Vagabond(V::AidItem { faction } | V::AidGain { faction }) => Some(faction),
            Task::Hundreds(hundreds::kit::Step::Spoils { from }) => Some(from),
            Task::Vagabond(V::SetupCharacter { seat } | V::SetupForest { seat }) => Some(seat),
            _ => None,
        };
        named.into_iter()
    }

    /// The faction without which the task cannot be.
    pub(in crate::games::root) fn faction(self) -> Option<Faction> {
        use losses::Step as R;
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
            Task::Vagabond(vagabond::kit::Step::SetupOrder) => state.vagabonds().next(),
            Task::Vagabond(step) => Some(vagabond_seat(step, state)),
            Task::Removal(losses::Step::Damage { seat, .. }) => Some(seat),
            _ => None,
        }
    }
}
