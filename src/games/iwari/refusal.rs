//! The reason why an action is not legal now: the rules that make the lists are asked for it.

use super::action::{Action, Piece, Placement};
use super::place::Territory;
use super::placing;
use super::state::State;
use super::task::Task;
use super::why::{at, because, of_card};
use crate::kernel::{Asked, Flow, Illegal};

impl State {
    /// Returns the reason why `action`, which is not among `legal`, cannot be taken by the seat that is asked.
    pub(super) fn refusal(&self, action: Action, legal: &[Action]) -> Illegal {
        let Some(task) = self.top().filter(|_| self.over.is_none()) else { return because("iwari-no-over", "I9.3") };
        let verb = action.parts().first().copied();
        let verb_is_legal = legal.iter().any(|other| other.parts().first().copied() == verb);
        let law = self.question(task).law;
        if let Some(placement) = action.placement()
            && matches!(task, Task::Main | Task::Third | Task::More { .. })
        {
            return self
                .no_piece(placement, task)
                .or_else(|| placing::paying(self, placement.territory, placement.pair, None))
                .unwrap_or_else(|| because("iwari-no-not-so", law));
        }
        match action {
            Action::Discard { kind } if task == Task::Main => of_card("iwari-no-such-card", "I4.1", kind),
            Action::Take { kind } if matches!(task, Task::Draw { .. }) => of_card("iwari-no-card-shown", "I4.2", kind),
            Action::Draw if matches!(task, Task::Draw { .. }) => because("iwari-no-deck", "I9.2"),
            Action::Discovery { territory } if matches!(task, Task::Discovery { .. }) && self.board.has(territory) => {
                at(&self.board, "iwari-no-discovery-here", "I13.2", territory)
            }
            Action::Union { territory } if matches!(task, Task::Union { .. }) && self.board.has(territory) => {
                at(&self.board, "iwari-no-union-here", "I13.1", territory)
            }
            _ if verb_is_legal => because("iwari-no-not-so", law),
            _ => because("iwari-no-not-now", law),
        }
    }

    /// Returns why the piece has no place there.
    fn no_piece(&self, placement: Placement, task: Task) -> Option<Illegal> {
        let territory = placement.territory;
        let is_there = match placement.piece {
            Piece::Tent(space) => self.board.has_space(space),
            Piece::Totem => self.board.has(territory),
        };
        if !is_there {
            return Some(because("iwari-no-such-place", "I1.2"));
        }
        if let Task::More { territory: only, .. } = task
            && usize::from(only) != territory.index()
        {
            return Some(at(&self.board, "iwari-no-other-territory", "I5.1", Territory::new(only)));
        }
        let tribe = placing::tribe(self, matches!(task, Task::Third | Task::More { third: true, .. }));
        match placement.piece {
            Piece::Tent(space) => placing::tents(self, tribe, Asked::about(space)).why(),
            Piece::Totem => placing::totems(self, tribe, territory, None),
        }
    }
}
