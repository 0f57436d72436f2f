//! The reason why an action is not legal now, with the number of the rule.

use super::action::{Action, Piece, Placement};
use super::place::Territory;
use super::state::{State, THIRD};
use super::task::Task;
use crate::kernel::{Arg, Flow, Illegal, Message};

fn because(key: &'static str, law: &'static str) -> Illegal {
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
            return self.no_piece(placement, task);
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

    fn at(&self, key: &'static str, law: &'static str, territory: Territory) -> Illegal {
        let id = self.board.territory_id(territory);
        Illegal { reason: Message::new(key).with("territory", Arg::Name { space: "iwari-territory", id }), law }
    }

    fn no_piece(&self, placement: Placement, task: Task) -> Illegal {
        let territory = placement.territory;
        if !self.board.has(territory) {
            return because("iwari-no-such-place", "I1.2");
        }
        let third = matches!(task, Task::Third | Task::More { third: true, .. });
        let tribe = if third { THIRD } else { self.turn.index() };
        if let Task::More { territory: only, .. } = task
            && usize::from(only) != territory.index()
        {
            return self.at("iwari-no-other-territory", "I5.1", Territory::new(only));
        }
        match placement.piece {
            Piece::Tent(space) => {
                if !self.board.has_space(space) {
                    return because("iwari-no-such-place", "I1.2");
                }
                if self.occupied().contains(space) {
                    return because("iwari-no-free-space", "I6.3");
                }
                if self.tents_left(tribe) == 0 {
                    return because("iwari-no-tents", "I6.6");
                }
            }
            Piece::Totem => {
                if self.totems_left(tribe) == 0 {
                    return because("iwari-no-totems", "I6.6");
                }
                if self.board.no_totems_on() == Some(self.board.kind(territory)) {
                    return self.at("iwari-no-totem-land", "I15.1", territory);
                }
                if !self.is_explored(territory) {
                    return self.at("iwari-no-unexplored", "I6.1", territory);
                }
                if !self.takes_totem(territory) {
                    return self.at("iwari-no-totem-room", "I6.4", territory);
                }
            }
        }
        match placement.pair {
            Some(kind) if kind == self.board.kind(territory) => because("iwari-no-own-pair", "I5.2"),
            Some(kind) => self.card("iwari-no-pair", "I5.2", kind.id()),
            None => self.card("iwari-no-match", "I5.2", self.board.kind(territory).id()),
        }
    }
}
