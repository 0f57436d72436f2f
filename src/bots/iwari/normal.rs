//! Looks through its own turn: every first piece with every second one, and draws the cards that the next turn wants.

use super::aim::{Aim, Outlook};
use super::value::standing;
use crate::bots::{Bot, BotDecision, Budget, View, Weighed};
use crate::games::iwari::card::{BOX, Cards};
use crate::games::iwari::place::{Kind, Territory};
use crate::games::iwari::task::Task;
use crate::games::iwari::{Action, State};
use crate::kernel::{Generator, Rules};

/// The weight of the second best use of a hand beside the best.
const SECOND_USE: f64 = 0.3;

#[derive(Default)]
pub struct Normal {
    legal: Vec<Action>,
    deeper: Vec<Action>,
}

impl Bot<State> for Normal {
    fn choose(&mut self, view: &View<'_, State>, rng: &mut Generator) -> Action {
        self.think(view, rng, Budget::default()).action
    }

    fn think(&mut self, view: &View<'_, State>, rng: &mut Generator, _: Budget) -> BotDecision<Action> {
        let mut best = (f64::MIN, view.legal()[0]);
        let values = if view.legal().len() > 1 { self.weigh(view, rng) } else { Vec::new() };
        for weighed in &values {
            if weighed.value > best.0 {
                best = (weighed.value, weighed.action);
            }
        }
        BotDecision { values, ..BotDecision::plain(best.1) }
    }
}

impl Normal {
    fn weigh(&mut self, view: &View<'_, State>, rng: &mut Generator) -> Vec<Weighed<Action>> {
        let table = view.sample(rng);
        let tribe = view.seat().index();
        if let Some(Task::Draw { .. }) = table.top() {
            let wants = Wants::new(&table, tribe);
            let draws = view.legal().iter().map(|&action| {
                let mut worth = Outlook::begun(true);
                worth.add(Aim::Cards, wants.draw(&table, tribe, action));
                Weighed { action, value: worth.sum(), terms: worth.terms() }
            });
            return draws.collect();
        }
        let now = standing(&table, tribe);
        let mut weighed = Vec::with_capacity(view.legal().len());
        for &action in view.legal() {
            // an exchange leaves the table as it is
            let worth = match action {
                Action::Discard { kind } => {
                    let mut worth = now.clone();
                    worth.add(Aim::Cards, -f64::from(table.hands[tribe].of(kind)) * 0.01);
                    worth
                }
                _ => self.after(&table, tribe, action, rng, 0),
            };
            weighed.push(Weighed { action, value: worth.sum(), terms: (worth - now.clone()).terms() });
        }
        weighed
    }

    /// Returns the value of the table after an action and the best that can follow in this turn.
    fn after(&mut self, table: &State, tribe: usize, action: Action, rng: &mut Generator, depth: usize) -> Outlook {
        let mut after = table.clone();
        after.step(action, rng, &mut ());
        let goes_on = matches!(
            after.top(),
            Some(Task::More { third: false, .. } | Task::Union { .. } | Task::Discovery { .. } | Task::Bond { .. })
        );
        if !goes_on || depth >= 2 || after.turn != table.turn {
            return standing(&after, tribe);
        }
        let mut list = std::mem::take(if depth == 0 { &mut self.legal } else { &mut self.deeper });
        after.legal(&mut list);
        let mut best = Outlook::of(f64::MIN);
        for &next in &list {
            let worth = self.after(&after, tribe, next, rng, depth + 1);
            if worth.sum() > best.sum() {
                best = worth;
            }
        }
        *(if depth == 0 { &mut self.legal } else { &mut self.deeper }) = list;
        best
    }
}

/// The gain of one and two pieces in each territory next turn, if nobody else moved.
struct Wants(Vec<(Kind, [f64; 2])>);

impl Wants {
    fn new(table: &State, tribe: usize) -> Self {
        let now = standing(table, tribe).sum();
        let gains = table.board.territories().map(|territory| {
            let (first, one) = best_piece(table, tribe, territory);
            let two = match table.is_explored(territory) {
                true => best_piece(&first, tribe, territory).1,
                false => one,
            };
            (table.board.kind(territory), [one - now, two - now])
        });
        Self(gains.collect())
    }

    /// Returns what a hand can do next turn: its best use, and something for the second best.
    fn hand(&self, hand: Cards) -> f64 {
        let (mut best, mut second) = (0.0_f64, 0.0_f64);
        for &(kind, gains) in &self.0 {
            let pairs = Kind::ALL.iter().filter(|&&other| other != kind && hand.of(other) >= 2).count();
            let use_here = match usize::from(hand.of(kind)) + pairs {
                0 => 0.0,
                1 => gains[0].max(0.0),
                _ => gains[1].max(gains[0]).max(0.0),
            };
            if use_here > best {
                (best, second) = (use_here, best);
            } else {
                second = second.max(use_here);
            }
        }
        best + SECOND_USE * second
    }

    /// Returns the value of the hand with the card that an action draws; for the deck, the average over unseen cards.
    fn draw(&self, table: &State, tribe: usize, action: Action) -> f64 {
        let with = |kind: Kind| {
            let mut hand = table.hands[tribe];
            hand.add(kind, 1);
            self.hand(hand)
        };
        match action {
            Action::Take { kind } => with(kind),
            _ => {
                let mut seen = table.hands[tribe];
                seen.add_all(table.display);
                seen.add_all(table.discard);
                let unseen = BOX.without(seen);
                let all: f64 = Kind::ALL.iter().map(|&kind| f64::from(unseen.of(kind)) * with(kind)).sum();
                all / f64::from(unseen.len().max(1))
            }
        }
    }
}

/// The table with the tribe's best piece in a territory, and what it is worth.
fn best_piece(table: &State, tribe: usize, territory: Territory) -> (State, f64) {
    let mut best = (table.clone(), standing(table, tribe).sum());
    let mut tried = |after: State| {
        let worth = standing(&after, tribe).sum();
        if worth > best.1 {
            best = (after, worth);
        }
    };
    if table.tents_left(tribe) > 0 {
        for space in table.free_spaces(territory).iter() {
            let mut after = table.clone();
            after.tents[tribe].insert(space);
            tried(after);
        }
    }
    if table.totems_left(tribe) > 0 && table.takes_totem(territory) {
        let mut after = table.clone();
        after.raise_totem(tribe, territory);
        tried(after);
    }
    best
}
