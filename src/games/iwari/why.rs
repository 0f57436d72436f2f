//! The reason why an action is not legal now, with the number of the rule.

use super::action::{Action, Piece, Placement};
use super::place::Territory;
use super::placing;
use super::state::State;
use super::task::Task;
use crate::kernel::{Arg, Asked, Flow, Illegal, Message};

pub(super) fn because(key: &'static str, law: &'static str) -> Illegal {
    Illegal { reason: Message::new(key), law }
}

impl State {
    /// The reason why `action`, which is not among `legal`, cannot be taken by the seat that is asked.
    pub(super) fn refusal(&self, action: Action, legal: &[Action]) -> Illegal {
        let Some(task) = self.top().filter(|_| self.over.is_none()) else { return because("iwari-no-over", "I9.3") };
        let verb = action.parts().first().copied();
        let verb_is_legal = legal.iter().any(|other| other.parts().first().copied() == verb);
        let law = self.question(task).law;
        if let Some(placement) = action.placement()
            && matches!(task, Task::Main | Task::Third | Task::More { .. })
        {
            return self.no_piece(placement, task).unwrap_or_else(|| self.no_payment(placement));
        }
        match action {
            Action::Discard { kind } if task == Task::Main => self.card("iwari-no-such-card", "I4.1", kind.id()),
            Action::Take { kind } if matches!(task, Task::Draw { .. }) => {
                self.card("iwari-no-card-shown", "I4.2", kind.id())
            }
            Action::Draw if matches!(task, Task::Draw { .. }) => because("iwari-no-deck", "I9.2"),
            Action::Discovery { territory } if matches!(task, Task::Discovery { .. }) && self.board.has(territory) => {
                self.at("iwari-no-discovery-here", "I13.2", territory)
            }
            Action::Union { territory } if matches!(task, Task::Union { .. }) && self.board.has(territory) => {
                self.at("iwari-no-union-here", "I13.1", territory)
            }
            _ if verb_is_legal => because("iwari-no-not-so", law),
            _ => because("iwari-no-not-now", law),
        }
    }

    fn card(&self, key: &'static str, law: &'static str, id: &'static str) -> Illegal {
        Illegal { reason: Message::new(key).with("card", Arg::Name { space: "iwari-card", id }), law }
    }

    pub(super) fn at(&self, key: &'static str, law: &'static str, territory: Territory) -> Illegal {
        let id = self.board.territory_id(territory);
        Illegal { reason: Message::new(key).with("territory", Arg::Name { space: "iwari-territory", id }), law }
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
            return Some(self.at("iwari-no-other-territory", "I5.1", Territory::new(only)));
        }
        let tribe = placing::tribe(self, matches!(task, Task::Third | Task::More { third: true, .. }));
        match placement.piece {
            Piece::Tent(space) => placing::tents(self, tribe, Asked::about(space)).why(),
            Piece::Totem => placing::totems(self, tribe, territory, None),
        }
    }

    /// Returns why the cards do not pay for it.
    fn no_payment(&self, placement: Placement) -> Illegal {
        let territory = placement.territory;
        match placement.pair {
            Some(kind) if kind == self.board.kind(territory) => because("iwari-no-own-pair", "I5.2"),
            Some(kind) => self.card("iwari-no-pair", "I5.2", kind.id()),
            None => self.card("iwari-no-match", "I5.2", self.board.kind(territory).id()),
        }
    }
}
