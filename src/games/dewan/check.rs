//! Invariants: cards, stories, camps and tokens add up.

use super::board::Scenario;
use super::camp::{self, Effect};
use super::card::{CardSet, Kind};
use super::ground::Ground;
use super::hex::HexSet;
use super::route;
use super::state::{CAMPS, State};
use super::story::StorySet;
use super::task::Task;
use crate::kernel::{Broken, Flow, Message, Viewer};

/// Berry tokens in the box (D2.3).
const BERRY_TOKENS: u32 = 15;

fn broken(message: impl Into<Message>) -> Result<(), Broken> {
    Err(Broken(message.into()))
}

impl State {
    /// # Errors
    /// Returns the first invariant that does not hold.
    pub(super) fn check_invariants(&self) -> Result<(), Broken> {
        self.check_cards()?;
        self.check_stories()?;
        self.check_camps()?;
        self.check_turn()
    }

    fn check_cards(&self) -> Result<(), Broken> {
        let pack = &self.board.pack;
        let places = || {
            let hands = self.seats().map(|seat| self.player(seat).hand);
            hands.chain([self.deck, self.supply, self.discard])
        };
        for kind in Kind::ALL.into_iter() {
            let tucked = self.seats().flat_map(|seat| self.player(seat).tucked).flatten();
            let single = self.row.iter().flatten().filter(|&&card| card == kind).count()
                + tucked.filter(|tucked| tucked.kind == kind).count();
            let total = single + places().map(|cards| pack.count(cards, kind)).sum::<usize>();
            if total != pack.copies(kind).len() {
                return broken(
                    Message::new("dewan-broken-cards")
                        .text("card", kind.id())
                        .number("total", total)
                        .number("expected", pack.copies(kind).len()),
                );
            }
            // copies are not told apart
            let lowest = |cards: CardSet| {
                let mut again = CardSet::EMPTY;
                pack.pour(cards, &mut again);
                again == cards
            };
            if !places().all(lowest) {
                return broken("dewan-broken-copies");
            }
        }
        for seat in self.seats() {
            let player = self.player(seat);
            if !player.open.is_subset(player.hand) {
                return broken(Message::new("dewan-broken-open").text("tribe", player.tribe.id()));
            }
        }
        Ok(())
    }

    fn check_stories(&self) -> Result<(), Broken> {
        let mut seen = self.pile;
        let mut count = self.pile.len();
        let taken = self.players[..self.seat_count()].iter().flat_map(|player| player.stories.as_slice());
        for &story in self.offer.iter().flatten().chain(taken) {
            seen.insert(story);
            count += 1;
        }
        if seen != self.board.stories || count != seen.len() {
            return broken("dewan-broken-stories");
        }
        for seat in self.seats() {
            let player = self.player(seat);
            let own: StorySet = player.stories.as_slice().iter().copied().collect();
            if !player.told.is_subset(own) {
                return broken(Message::new("dewan-broken-told").text("tribe", player.tribe.id()));
            }
        }
        Ok(())
    }

    fn check_camps(&self) -> Result<(), Broken> {
        let (mut camps, mut count) = (HexSet::EMPTY, 0);
        for seat in self.seats() {
            let player = self.player(seat);
            camps |= player.all_camps();
            count += player.all_camps().len();
            if player.placed() > CAMPS || self.land.ground(player.home) != Ground::Home {
                return broken(
                    Message::new("dewan-broken-camps")
                        .text("tribe", player.tribe.id())
                        .number("camps", player.placed()),
                );
            }
            for camp in player.camps.iter() {
                let water = self.land.is_water(camp);
                let fits = self.land.ground(camp).is_land() || water && self.builds_villages();
                if !fits
                    || water
                        && self.seats().any(|other| {
                            (self.player(other).camps & self.land.members(camp)).without(camp).first().is_some()
                        })
                {
                    return broken(Message::new("dewan-broken-camp").number("space", camp.number()));
                }
            }
        }
        if camps.len() != count || !camps.is_subset(self.board.hexes()) || camps.intersects(self.land.tokens) {
            return broken("dewan-broken-shared");
        }
        let on_map: u32 = self.land.berries.iter().map(|&berries| u32::from(berries)).sum();
        let taken: u32 = self.seats().map(|seat| u32::from(self.player(seat).berries)).sum();
        if on_map + taken > BERRY_TOKENS {
            return broken(
                Message::new("dewan-broken-berries").number("total", on_map + taken).number("most", BERRY_TOKENS),
            );
        }
        let fish: u32 = self.seats().map(|seat| u32::from(self.player(seat).fish)).sum();
        if self.land.tokens.len() as u32 + fish > u32::from(self.board.tokens) {
            return broken("dewan-broken-tokens");
        }
        Ok(())
    }

    fn check_turn(&self) -> Result<(), Broken> {
        if self.tasks.is_burst() {
            return broken("broken-tasks");
        }
        if self.over.is_none() && self.asked.is_none() {
            return broken("broken-nobody-asked");
        }
        Ok(())
    }

    /// Returns what is wrong with the pending tasks, if anything, so that no task meets a state that it cannot handle.
    /// `viewer` is the one whose knowledge the state was made from: others' cards cannot be faults.
    pub(super) fn pending_fault(&self, viewer: Viewer) -> Option<Message> {
        let tasks = self.tasks.as_slice();
        for task in tasks {
            let seat = match *task {
                Task::Story { seat } | Task::Fish { seat, .. } => seat,
                _ => self.turn,
            };
            if seat.index() >= self.seat_count() {
                return Some("pending-seat".into());
            }
            match *task {
                Task::Nothing => return Some("pending-nothing".into()),
                Task::Route { start, at } => {
                    let known = self.board.hexes();
                    if !known.contains(start) || !known.contains(at) || route::price(self, at).is_none() {
                        return Some("dewan-pending-route".into());
                    }
                }
                Task::Fish { left, .. } if left > self.seats => return Some("dewan-pending-fish".into()),
                _ => {}
            }
        }
        let bottom = tasks.first().copied();
        if self.over.is_none() && bottom != Some(Task::End) {
            return Some("pending-end".into());
        }
        if self.over.is_none() && !self.is_turn(&tasks[1..]) {
            return Some("dewan-pending-order".into());
        }
        if !viewer.sees_choice_of(self.asked) {
            return None;
        }
        let mut legal = Vec::new();
        self.list_pending(&mut legal);
        if self.over.is_none() && legal.is_empty() { Some("pending-no-action".into()) } else { None }
    }

    /// Whether a turn lays these tasks above its end.
    fn is_turn(&self, tasks: &[Task]) -> bool {
        let turn = self.player(self.turn);
        match *tasks {
            [Task::Main] => true,
            // D3.7
            [Task::Main, ref stories @ ..] => {
                let mut seats = std::iter::successors(Some(self.first), |&seat| Some(self.after(seat)));
                let in_order = |task: &Task| seats.next().is_some_and(|seat| *task == Task::Story { seat });
                self.turn == self.first && stories.len() <= self.seat_count() && stories.iter().all(in_order)
            }
            [Task::Route { .. }] => turn.placed() < CAMPS,
            [Task::Story { seat }] | [Task::Refill, Task::Story { seat }] => {
                seat == self.turn && camp::effect(turn.placed()) == Effect::Story
            }
            [Task::Tuck] | [Task::Refill, Task::Tuck] => match camp::effect(turn.placed()) {
                Effect::Tuck(slot) => turn.tucked.get(slot).is_some_and(Option::is_none),
                Effect::Nothing | Effect::Story | Effect::Last => false,
            },
            // D12.2.3
            [Task::Refill, Task::NewDeck, event] => match (self.scenario(), event) {
                (Scenario::Storm, Task::Flood) | (Scenario::Volcano, Task::Erupt) => true,
                (Scenario::LakeVillage, Task::Fish { seat, left }) => {
                    let mut seats = std::iter::successors(Some(self.turn), |&seat| Some(self.after(seat)));
                    (1..=self.seats).contains(&left) && seats.nth(usize::from(self.seats - left)) == Some(seat)
                }
                _ => false,
            },
            _ => false,
        }
    }
}
