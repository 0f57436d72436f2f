//! Invariants: cards, stories, camps and tokens add up.

use super::card::{CardSet, Kind};
use super::ground::Ground;
use super::hex::HexSet;
use super::route;
use super::state::{CAMPS, MAX_TASKS, State};
use super::story::StorySet;
use super::task::Task;
use crate::kernel::Broken;

/// Berry tokens in the box (D2.3).
const BERRY_TOKENS: u32 = 15;

fn broken(text: String) -> Result<(), Broken> {
    Err(Broken(text))
}

impl State {
    /// # Errors
    /// The first invariant that does not hold.
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
        for kind in Kind::all() {
            let tucked = self.seats().flat_map(|seat| self.player(seat).tucked).flatten();
            let single = self.row.iter().flatten().filter(|&&card| card == kind).count()
                + tucked.filter(|tucked| tucked.kind == kind).count();
            let total = single + places().map(|cards| pack.count(cards, kind)).sum::<usize>();
            if total != pack.copies(kind).len() {
                return broken(format!("{total} {} of {}", kind.id(), pack.copies(kind).len()));
            }
            // copies are not told apart
            let lowest = |cards: CardSet| {
                let mut again = CardSet::EMPTY;
                pack.pour(cards, &mut again);
                again == cards
            };
            if !places().all(lowest) {
                return broken("a place holds a higher copy of a card".to_owned());
            }
        }
        for seat in self.seats() {
            let player = self.player(seat);
            if !player.open.is_subset(player.hand) {
                return broken(format!("a card known to be with {} is not there", player.tribe.id()));
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
            return broken("stories are missing or in two places".to_owned());
        }
        for seat in self.seats() {
            let player = self.player(seat);
            let own: StorySet = player.stories.as_slice().iter().copied().collect();
            if !player.told.is_subset(own) {
                return broken(format!("{} completed a story of another", player.tribe.id()));
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
                return broken(format!("{} has {} camps", player.tribe.id(), player.placed()));
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
                    return broken(format!("there can be no camp on {}", camp.number()));
                }
            }
        }
        if camps.len() != count || !camps.is_subset(self.board.hexes()) || camps.intersects(self.land.tokens) {
            return broken("two camps, or a camp and a token, share a space".to_owned());
        }
        let on_map: u32 = self.land.berries.iter().map(|&berries| u32::from(berries)).sum();
        let taken: u32 = self.seats().map(|seat| u32::from(self.player(seat).berries)).sum();
        if on_map + taken > BERRY_TOKENS {
            return broken(format!("{} berries", on_map + taken));
        }
        let fish: u32 = self.seats().map(|seat| u32::from(self.player(seat).fish)).sum();
        if self.land.tokens.len() as u32 + fish > u32::from(self.board.tokens) {
            return broken("more tokens than there are".to_owned());
        }
        Ok(())
    }

    fn check_turn(&self) -> Result<(), Broken> {
        if self.tasks.len() >= MAX_TASKS {
            return broken("too many pending tasks".to_owned());
        }
        if self.over.is_none() && self.asked.is_none() {
            return broken("nobody is asked and the game is not over".to_owned());
        }
        Ok(())
    }

    /// Whether what is pending fits the rest of a position, so that no task meets a table that it cannot stand on.
    pub(super) fn pending_fault(&self) -> Option<String> {
        let tasks = self.tasks.as_slice();
        for task in tasks {
            let seat = match *task {
                Task::Story { seat } | Task::Fish { seat, .. } => seat,
                _ => self.turn,
            };
            if seat.index() >= self.seat_count() {
                return Some("the table has no such seat".into());
            }
            match *task {
                Task::Nothing => return Some("nothing cannot be pending".into()),
                Task::Route { start, at } => {
                    let known = self.board.hexes();
                    if !known.contains(start) || !known.contains(at) || route::price(self, at).is_none() {
                        return Some("the route is not on this map".into());
                    }
                }
                Task::Fish { left, .. } if left > self.seats => return Some("too many decide about fish".into()),
                _ => {}
            }
        }
        let bottom = tasks.first().copied();
        if self.over.is_none() && bottom != Some(Task::End) {
            return Some("the end of the turn is pending below everything".into());
        }
        if tasks.iter().filter(|&&task| task == Task::End).count() > 1 {
            return Some("a turn ends once".into());
        }
        let mut legal = Vec::new();
        if let Some(task) = self.top() {
            task.legal(self, &mut legal);
        }
        if self.over.is_none() && legal.is_empty() { Some("nothing can be done here".into()) } else { None }
    }
}
