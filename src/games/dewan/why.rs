//! The reason why an action is not legal now, with the number of the rule, for players who try the impossible.

use super::action::Action;
use super::card::Kind;
use super::hex::Hex;
use super::route;
use super::state::State;
use super::task::Task;
use crate::kernel::{Arg, Illegal, Message, Seat};

fn because(key: &'static str, law: &'static str) -> Illegal {
    Illegal { reason: Message::new(key), law }
}

fn at(key: &'static str, law: &'static str, hex: Hex) -> Illegal {
    Illegal { reason: Message::new(key).with("space", Arg::Number(i32::from(hex.number()))), law }
}

fn card(mut illegal: Illegal, kind: Kind) -> Illegal {
    illegal.reason = illegal.reason.with("card", Arg::Name { space: "dewan-card", id: kind.id() });
    illegal
}

impl State {
    /// The reason why `action`, which is not legal, cannot be taken by the seat that is asked.
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
                card(because("dewan-no-card", law), held.unwrap_or_default())
            }
            (Action::Camp { start, card }, Task::Main) => self.no_start(seat, start, card),
            (Action::To { hex, card }, Task::Route { at, .. }) => self.no_way(at, hex, card),
            (Action::Settle | Action::SettleAt { .. }, Task::Route { .. }) => because("dewan-no-end", "D6.1"),
            (Action::Tuck { .. }, Task::Tuck) => because("dewan-no-half", "D7.2"),
            (Action::Story { .. } | Action::Unseen, Task::Story { .. }) => because("dewan-no-story", "D7.2"),
            (Action::Flood { hex }, Task::Flood) => at("dewan-no-flood", "D12.3.2", hex),
            (Action::Erupt { hex }, Task::Erupt) => at("dewan-no-erupt", "D12.4.2", hex),
            (Action::Pass, Task::Main) => because("dewan-no-pass", "D4.2"),
            (Action::Pass, Task::Route { .. }) => because("dewan-no-stopping", "D6.2"),
            (Action::Pass, Task::Story { .. }) => because("dewan-no-refusal", "D7.2"),
            _ => because("dewan-no-now", "D4.2"),
        }
    }

    fn no_start(&self, seat: Seat, start: Hex, kind: Kind) -> Illegal {
        if !self.player(seat).all_camps().contains(start) {
            return at("dewan-no-start", "D6.1", start);
        }
        if route::price(self, start).is_some_and(|price| !price.is_paid_by(kind)) {
            return card(at("dewan-no-match", "D6.4", start), kind);
        }
        card(at("dewan-no-goal", "D6.3", start), kind)
    }

    fn no_way(&self, from: Hex, hex: Hex, kind: Kind) -> Illegal {
        let Some(price) = route::price(self, hex) else { return at("dewan-no-crossing", "D12.4.3", hex) };
        if !self.board.around(route::standing(self, from)).contains(hex) {
            return at("dewan-no-neighbor", "D6.2", hex);
        }
        if !route::onward(self, from, self.crossed).contains(hex) {
            let key = if self.land.is_water(hex) { "dewan-no-entry" } else { "dewan-no-crossing-twice" };
            return at(key, "D6.2", hex);
        }
        if !price.is_paid_by(kind) {
            return card(at("dewan-no-match", "D6.3", hex), kind);
        }
        card(at("dewan-no-goal", "D6.3", hex), kind)
    }
}
