//! The value of a position to a seat, in hundredths of a point.

use super::aim::{Aim, Outlook};
use crate::games::dewan::State;
use crate::games::dewan::camp::{Effect, effect};
use crate::games::dewan::card::Kind;
use crate::games::dewan::ground::Terrain;
use crate::games::dewan::hex::{Hex, HexSet};
use crate::games::dewan::state::{CAMPS, Tucked};
use crate::games::dewan::story::{Story, Units};
use crate::kernel::Seat;

/// The weights of a player.
#[derive(Clone, Copy, Debug)]
pub struct Weights {
    /// The finished part of a story, in percent of its points.
    pub story: i32,
    /// A fire beyond its point, for the majority.
    pub fire: i32,
    /// A card in hand.
    pub card: i32,
    /// A card that another player gets.
    pub gift: i32,
    /// A camp, before what it gains.
    pub camp: i32,
    /// The fish that a lake village can still catch, in percent of their points.
    pub fish: i32,
    /// Ending the game with a lead of a few points, and behind another player.
    pub finish: i32,
    pub trail: i32,
    /// The gain of a card under the board, as long as there are slots for one, in percent.
    pub keep: i32,
    /// The best camp after the next one, in percent.
    pub beyond: i32,
    /// Half a set whose other half is missing, in percent of a set.
    pub half: i32,
    /// Another story, or a card to be tucked.
    pub new_story: i32,
    pub new_tuck: i32,
    /// Having a better plan after two more cards: it must be better by this much.
    pub patience: i32,
}

/// The position as one seat sees it.
pub struct EvalContext<'s> {
    pub state: &'s State,
    pub seat: Seat,
    pub weights: Weights,
    /// Keeps what a value is made of, for a hint.
    pub explains: bool,
}

impl EvalContext<'_> {
    /// Returns the points and fires of a completed story.
    fn page_worth(&self, story: Story) -> i32 {
        let page = self.state.board.page(story);
        100 * (i32::from(page.points) + i32::from(page.fires)) + self.weights.fire * i32::from(page.fires)
    }

    /// Returns the value of the finished part of a story, in percent: less toward the end, when little can be added.
    fn hope(&self) -> i32 {
        self.weights.story * (self.time_left() + 1) / 4
    }

    /// Camps until the game ends, three at most.
    fn time_left(&self) -> i32 {
        let most = self.state.seats().map(|seat| self.state.player(seat).placed()).max().unwrap_or(0);
        i32::from((CAMPS - most.min(CAMPS)).min(3))
    }

    /// Returns the worth of a position with further camps: points as they stand, and stories as far as they are told.
    pub fn worth(&self, state: &State) -> Outlook {
        let player = state.player(self.seat);
        let units = state.units(self.seat);
        let mut worth = Outlook::begun(self.explains);
        let mut add = |aim, hundredths: i32| worth.add(aim, f64::from(hundredths));
        add(Aim::Score, 100 * i32::from(state.score(self.seat).total()));
        let fires: i32 = player.told.iter().map(|story| i32::from(state.board.page(story).fires)).sum();
        add(Aim::Fires, self.weights.fire * fires);
        if let Some([one, other]) = state.set_halves(self.seat) {
            let open = i32::from(one.abs_diff(other)).min(2);
            add(Aim::Sets, open * self.weights.half * i32::from(state.board.scoring.set) * self.time_left() / 3);
        }
        for &story in player.stories.as_slice() {
            if !player.told.contains(story) {
                add(Aim::Stories, self.story_worth(story, &units));
            }
        }
        worth
    }

    /// Returns the value of an open story with these units.
    fn story_worth(&self, story: Story, units: &Units) -> i32 {
        let page = self.state.board.page(story);
        let whole = self.page_worth(story);
        if page.is_told(units) {
            // its card comes on top
            return whole + self.weights.card;
        }
        let (mut done, mut all) = (0, 0);
        for (&need, &have) in page.needs.iter().zip(units) {
            done += i32::from(need.min(have));
            all += i32::from(need);
        }
        whole * done * self.hope() / (100 * all.max(1))
    }

    /// Returns the gain of a camp on a space over what was there before.
    pub fn camp(&self, hex: Hex, before: Outlook) -> Outlook {
        let mut after = self.state.clone();
        let at = self.seat.index();
        after.players[at].camps.insert(hex);
        if after.land.take_berry(hex) {
            after.players[at].berries += 1;
        }
        let placed = after.player(self.seat).placed();
        let slot = match effect(placed) {
            Effect::Nothing => 0,
            Effect::Story => self.weights.new_story * i32::from(CAMPS - placed) / 6,
            Effect::Tuck(_) => self.weights.new_tuck,
            Effect::Last => self.finish(&after),
        };
        let fish = if after.land.is_water(hex) { self.fish_to_come(&after) } else { 0 };
        let mut gain = self.worth(&after) - before;
        gain.add(Aim::Camps, f64::from(slot + self.weights.camp));
        gain.add(Aim::Fish, f64::from(fish));
        gain
    }

    /// Returns the value of the fish of one village: one at each event to come, as long as there are any.
    fn fish_to_come(&self, after: &State) -> i32 {
        let seats = after.seat_count() as i32;
        let most = after.seats().map(|seat| after.player(seat).placed()).max().unwrap_or(0);
        // a camp every other round, and two cards of the deck in the turns between
        let cards = 2 * seats * i32::from(CAMPS - most.min(CAMPS));
        let events = 100 * cards / i32::from(after.board.event_deck.max(1));
        let villages: i32 = after.seats().map(|seat| after.villages(seat).len() as i32).sum();
        let shared = 100 * i32::from(after.tokens_left()) / villages.max(1);
        let points = i32::from(after.board.scoring.fish);
        self.weights.fish * points * events.min(shared) / 100
    }

    /// The last camp is placed gladly by who leads.
    fn finish(&self, after: &State) -> i32 {
        let units = after.units(self.seat);
        let player = after.player(self.seat);
        let told = player
            .stories
            .as_slice()
            .iter()
            .filter(|&&story| !player.told.contains(story) && after.board.page(story).is_told(&units));
        let more: i32 = told.map(|&story| i32::from(after.board.page(story).points)).sum();
        let own = i32::from(after.score(self.seat).total()) + more;
        let rivals = after.seats().filter(|&seat| !after.team(self.seat).contains(seat));
        let best = rivals.map(|seat| i32::from(after.score(seat).total())).max().unwrap_or(0);
        // rivals still have a turn, in which they may complete something; but who waits lets them have more of them
        match own - best {
            4.. => 600,
            0..4 => self.weights.finish,
            _ => self.weights.trail,
        }
    }

    /// Returns the value of a new story: its points against what is missing, and how well it goes with those in hand.
    pub fn new_story(&self, story: Story) -> i32 {
        let units = self.state.units(self.seat);
        let page = self.state.board.page(story);
        let player = self.state.player(self.seat);
        let (mut missing, mut shared) = (0, 0);
        for (index, (&need, &have)) in page.needs.iter().zip(&units).enumerate() {
            let lack = i32::from(need.saturating_sub(have));
            let resource = index >= Terrain::COUNT;
            // resources are rarer than areas
            missing += lack * if resource || index == Terrain::Water.index() { 6 } else { 5 };
            let others = player.stories.as_slice().iter().filter(|&&other| !player.told.contains(other));
            let most = others.map(|&other| self.state.board.page(other).needs[index]).max().unwrap_or(0);
            shared += lack.min(i32::from(most.saturating_sub(have)));
        }
        self.page_worth(story) * 10 / (10 + missing) + 12 * shared
    }

    /// Returns the rough value of a card in hand: its terrains around the seat's camps.
    pub fn card(&self, kind: Kind) -> i32 {
        let camps = self.state.player(self.seat).all_camps();
        let near = camps | self.state.board.around(camps);
        let useful = |terrain: &Terrain| near.iter().any(|hex| self.state.land.terrain(hex) == Some(*terrain));
        let terrains = kind.halves().filter(useful).count() as i32;
        self.weights.card * 6 / 10 + terrains * self.weights.card * 3 / 10 + self.tucked(kind) * self.weights.keep / 100
    }

    /// Returns the gain of a card under the board now.
    fn tucked(&self, kind: Kind) -> i32 {
        let free = self.state.player(self.seat).tucked.iter().position(Option::is_none);
        let Some(slot) = free.filter(|_| self.weights.keep > 0 && self.state.player(self.seat).placed() < CAMPS - 1)
        else {
            return 0;
        };
        let before = self.worth(self.state);
        let brings = |half| {
            let mut after = self.state.clone();
            after.players[self.seat.index()].tucked[slot] = Some(Tucked { kind, half });
            self.worth(&after).hundredths() - before.hundredths()
        };
        kind.halves().map(brings).max().unwrap_or(0)
    }

    /// Returns the spaces where a camp could ever stand.
    pub fn places(&self) -> HexSet {
        let villages = self.state.builds_villages();
        let fits = |&hex: &Hex| {
            let ground = self.state.land.ground(hex);
            ground.is_land() || villages && ground.is_water()
        };
        let free = self.state.board.hexes() - self.state.camps();
        free.iter().filter(fits).collect()
    }
}
