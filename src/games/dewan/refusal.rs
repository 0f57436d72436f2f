//! The reason why an action is not legal now: the rules that make the lists are asked for it.

use super::action::Action;
use super::route;
use super::state::State;
use super::task::Task;
use super::why::{at, because, of_kind};
use crate::kernel::Illegal;

impl State {
    /// Returns the reason why `action`, which is not legal, cannot be taken by the seat that is asked.
    pub(super) fn refusal(&self, action: Action) -> Illegal {
        let (Some(seat), Some(task)) = (self.asked, self.top()) else {
            return because("dewan-no-game-over", "D10.1");
        };
        let named = match action {
            Action::Camp { start: hex, .. }
            | Action::To { hex, .. }
            | Action::SettleAt { hex }
            | Action::Flood { hex }
            | Action::Erupt { hex } => Some(hex),
            _ => None,
        };
        if let Some(hex) = named.filter(|&hex| !self.board.hexes().contains(hex)) {
            return at("dewan-no-such-space", "D1.3", hex);
        }
        let held = match action {
            Action::Camp { card, .. } | Action::To { card, .. } | Action::Tuck { card, .. } | Action::Fish { card } => {
                Some(card)
            }
            _ => None,
        };
        match (action, task) {
            (Action::Take { .. } | Action::TakeLast { .. }, Task::Main) => because("dewan-no-pair", "D5.1"),
            (Action::Camp { .. }, Task::Main)
            | (Action::To { .. }, Task::Route { .. })
            | (Action::Tuck { .. }, Task::Tuck)
            | (Action::Fish { .. }, Task::Fish { .. })
                if held.is_some_and(|kind| self.board.pack.count(self.player(seat).hand, kind) == 0) =>
            {
                let law = match task {
                    Task::Tuck => "D7.2",
                    Task::Fish { .. } => "D12.5.6",
                    _ => "D6.3",
                };
                of_kind("dewan-no-card", law, held.unwrap_or_default())
            }
            (Action::Camp { start, card }, Task::Main) => {
                route::starting(self, start, card, None).unwrap_or_else(|| because("dewan-no-now", "D4.2"))
            }
            (Action::To { hex, card }, Task::Route { at, .. }) => {
                route::going(self, at, hex, card, None).unwrap_or_else(|| because("dewan-no-now", "D4.2"))
            }
            (Action::Settle | Action::SettleAt { .. }, Task::Route { .. }) => because("dewan-no-end", "D6.1"),
            (Action::Tuck { .. }, Task::Tuck) => because("dewan-no-half", "D7.2"),
            (Action::Story { .. } | Action::Unseen, Task::Story { .. }) => because("dewan-no-story", "D7.2"),
            (Action::Flood { hex }, Task::Flood) => at("dewan-no-flood", "D12.3.2", hex),
            (Action::Erupt { hex }, Task::Erupt) => at("dewan-no-erupt", "D12.4.2", hex),
            (Action::Pass, Task::Main) => because("dewan-no-pass", "D4.2"),
            (Action::Pass, Task::Route { .. }) => because("dewan-no-stopping", "D6.2"),
            (Action::Pass, Task::Story { .. }) => because("dewan-no-refusal", "D7.2"),
            (Action::To { .. } | Action::Settle | Action::SettleAt { .. }, Task::Main) => {
                because("dewan-no-route", "D6.1")
            }
            (Action::Story { .. } | Action::Unseen | Action::Tuck { .. }, Task::Main) => {
                because("dewan-no-camp", "D7.2")
            }
            // what is asked comes before anything else
            (_, Task::Route { .. }) => because("dewan-no-stopping", "D6.2"),
            (_, Task::Story { .. }) => because("dewan-no-refusal", "D7.2"),
            (_, Task::Tuck) => because("dewan-no-tucking", "D7.2"),
            (_, Task::Flood) => because("dewan-no-flooding", "D12.3.2"),
            (_, Task::Erupt) => because("dewan-no-erupting", "D12.4.2"),
            (_, Task::Fish { .. }) => because("dewan-no-fishing", "D12.5.6"),
            _ => because("dewan-no-now", "D4.2"),
        }
    }
}
