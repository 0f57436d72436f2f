//! Points for camps, stories and tokens (D8, D11, D12).

use super::board::Scenario;
use super::ground::{Symbol, Terrain};
use super::hex::{Hex, HexSet};
use super::state::{CAMPS, State};
use super::story::{Units, resource};
use crate::kernel::{Seat, SeatSet};

/// The points of a seat, or of a team, by what they are for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Score {
    pub stories: i16,
    pub fires: i16,
    pub majority: i16,
    pub groups: i16,
    pub berries: i16,
    pub areas: i16,
    pub waters: i16,
    pub homes: i16,
    pub lakes: i16,
    pub sets: i16,
    pub fish: i16,
}

impl Score {
    /// Returns the parts, each with the word for it.
    pub fn parts(&self) -> [(&'static str, i16); 11] {
        [
            ("stories", self.stories),
            ("fires", self.fires),
            ("majority", self.majority),
            ("groups", self.groups),
            ("berries", self.berries),
            ("areas", self.areas),
            ("waters", self.waters),
            ("homes", self.homes),
            ("lakes", self.lakes),
            ("sets", self.sets),
            ("fish", self.fish),
        ]
    }

    pub fn total(&self) -> i16 {
        self.parts().iter().map(|(_, points)| points).sum()
    }
}

impl State {
    /// Returns the total of a player's camps and tucked cards for stories (D8). The home camp counts for nothing
    /// (D8.6).
    pub fn units(&self, seat: Seat) -> Units {
        self.units_with(seat, HexSet::EMPTY)
    }

    /// Counts as `units` does, with further camps.
    pub fn units_with(&self, seat: Seat, more: HexSet) -> Units {
        let player = self.player(seat);
        let mut units = Units::default();
        let (mut areas, mut icons) = (HexSet::EMPTY, 0);
        for camp in (player.camps | more).iter() {
            if self.land.ground(camp).is_land() {
                areas.insert(self.land.area(camp));
            }
            areas |= self.land.waters_beside(&self.board, camp);
            icons |= self.land.icons_at(camp);
        }
        for area in areas.iter() {
            if let Some(terrain) = self.land.terrain(area) {
                units[terrain.index()] += 1;
            }
        }
        for symbol in Symbol::RESOURCES {
            if let Some(index) = resource(symbol) {
                units[index] += self.land.count_icons(icons, symbol);
            }
        }
        // D8.5
        for tucked in player.tucked.iter().flatten() {
            units[tucked.half.index()] += 1;
            if let Some(index) = tucked.kind.symbol_on(tucked.half).and_then(resource) {
                units[index] += 1;
            }
        }
        units
    }

    /// Visible symbols of this kind on tucked cards.
    fn tucked_symbols(&self, seat: Seat, symbol: Symbol) -> u8 {
        let tucked = self.player(seat).tucked.iter().flatten();
        tucked.filter(|tucked| tucked.kind.symbol_on(tucked.half) == Some(symbol)).count() as u8
    }

    /// Counts the berry tokens and the visible berries on tucked cards (D11.4).
    pub fn berries(&self, seat: Seat) -> u8 {
        self.player(seat).berries + self.tucked_symbols(seat, Symbol::Berry)
    }

    /// The camps that count where home camps do (reading R5).
    fn counted_camps(&self, seat: Seat) -> HexSet {
        let player = self.player(seat);
        if self.board.home_counts { player.all_camps() } else { player.camps }
    }

    /// Different icons of a symbol that camps touch.
    fn touched(&self, camps: HexSet, symbol: Symbol) -> u8 {
        let icons = camps.iter().fold(0, |icons, camp| icons | self.land.icons_at(camp));
        self.land.count_icons(icons, symbol)
    }

    /// Fires on completed stories and tucked cards, of the last camp, and beside the volcano (D11.2, D12.4.4).
    pub fn fires(&self, seat: Seat) -> u8 {
        let player = self.player(seat);
        let stories: u8 = player.told.iter().map(|story| self.board.page(story).fires).sum();
        let last = u8::from(player.placed() == CAMPS);
        stories + last + self.tucked_symbols(seat, Symbol::Fire) + self.touched(self.counted_camps(seat), Symbol::Fire)
    }

    /// Returns the two halves of sets: berries, and second symbols on cards and beside camps (D12.3.4, D12.4.4, D12.5.7,
    /// reading R10).
    pub fn set_halves(&self, seat: Seat) -> Option<[u8; 2]> {
        let symbol = self.board.scoring.set_symbol?;
        let seconds = self.touched(self.player(seat).camps, symbol) + self.tucked_symbols(seat, symbol);
        Some([self.berries(seat), seconds])
    }

    /// Connected groups of two or more of these camps, those only that `counts` allows (D11.3).
    fn groups(&self, camps: HexSet, counts: impl Fn(HexSet) -> bool) -> u8 {
        let (mut left, mut groups) = (camps, 0);
        while let Some(first) = left.first() {
            let mut group = HexSet::of(first);
            loop {
                let more = self.board.around(group) & camps;
                if more.is_empty() {
                    break;
                }
                group |= more;
            }
            left = left - group;
            groups += u8::from(group.len() >= 2 && counts(group));
        }
        groups
    }

    /// Returns the points of a seat as the game stands; in the team game those of its team, which has them once (D12.1.2).
    pub fn score(&self, seat: Seat) -> Score {
        let scoring = self.board.scoring;
        let team = self.team(seat);
        let sum = |of: &dyn Fn(Seat) -> u8| -> u8 { team.iter().map(of).sum() };
        let points = |count: u8, each: u8| i16::from(count) * i16::from(each);
        let mut score = Score::default();
        for member in team.iter() {
            let told = self.player(member).told.iter();
            score.stories += told.map(|story| i16::from(self.board.page(story).points)).sum::<i16>();
        }
        let fires = |seat: Seat| -> u8 { self.team(seat).iter().map(|member| self.fires(member)).sum() };
        score.fires = i16::from(fires(seat));
        if self.seats().all(|other| fires(other) <= fires(seat)) {
            // D11.2, reading R20: all who are tied get it
            score.majority = i16::from(scoring.fire_majority);
        }
        let camps = team.iter().fold(HexSet::EMPTY, |camps, member| camps | self.counted_camps(member));
        let groups = match self.partner(seat) {
            None => self.groups(camps, |_| true),
            Some(_) => {
                self.groups(camps, |group| team.iter().all(|member| group.intersects(self.counted_camps(member))))
            }
        };
        score.groups = points(groups, scoring.group);
        score.berries = points(sum(&|seat| self.berries(seat)), scoring.berry);
        if self.partner(seat).is_some() {
            let pairs = team.iter().map(|member| self.berries(member)).min().unwrap_or(0);
            score.berries += points(pairs, scoring.berry_pair);
        }
        score.areas = points(self.dry_areas(camps), scoring.area);
        if scoring.water_area > 0 {
            let waters =
                camps.iter().fold(HexSet::EMPTY, |areas, camp| areas | self.land.waters_beside(&self.board, camp));
            score.waters = points(waters.len() as u8, scoring.water_area);
        }
        if scoring.foreign_home > 0 {
            let homes = self.seats().filter(|other| !team.contains(*other)).map(|other| self.player(other).home);
            let beside = self.beside(homes.collect());
            score.homes = points((camps & beside).len() as u8, scoring.foreign_home);
        }
        if scoring.lake > 0 {
            score.lakes = self.lakes(seat);
        }
        if let Some([berries, seconds]) = self.set_halves(seat) {
            score.sets = points(berries.min(seconds), scoring.set);
        }
        score.fish = points(self.player(seat).fish, scoring.fish);
        score
    }

    /// Returns seats that score together.
    pub fn team(&self, seat: Seat) -> SeatSet {
        let team = SeatSet::of(seat);
        self.partner(seat).map_or(team, |partner| team.with(partner))
    }

    fn beside(&self, hexes: HexSet) -> HexSet {
        hexes.iter().fold(HexSet::EMPTY, |beside, hex| beside | self.board.neighbors(hex))
    }

    /// Forest and mountain areas with one of these camps (D12.3.4).
    fn dry_areas(&self, camps: HexSet) -> u8 {
        let counts = |&hex: &Hex| matches!(self.land.terrain(hex), Some(Terrain::Forest | Terrain::Mountain));
        camps.iter().filter(counts).map(|hex| self.land.area(hex)).collect::<HexSet>().len() as u8
    }

    /// Points for the most camps beside each water area (D12.5.7).
    fn lakes(&self, seat: Seat) -> i16 {
        let mut points = 0;
        for area in self.land.waters(&self.board).iter() {
            let beside = self.board.around(self.land.members(area));
            let count = |seat: Seat| (self.counted_camps(seat) & beside).len();
            let own = count(seat);
            let rivals = self.seats().filter(|&other| other != seat).map(count).max().unwrap_or(0);
            if own > 0 && own >= rivals {
                let each = if own > rivals { self.board.scoring.lake } else { self.board.scoring.lake_tied };
                points += i16::from(each);
            }
        }
        points
    }

    /// Returns the winners, and the key of the sentence that says how they won (D11.5, D12.1.3).
    pub(super) fn winners(&self) -> (SeatSet, &'static str) {
        let rank = |seat: Seat| {
            let cards: u8 = self.team(seat).iter().map(|member| self.player(member).hand_count()).sum();
            (self.score(seat).total(), cards)
        };
        let best = self.seats().map(rank).max().unwrap_or_default();
        let winners: SeatSet = self.seats().filter(|&seat| rank(seat) == best).collect();
        let level: SeatSet = self.seats().filter(|&seat| rank(seat).0 == best.0).collect();
        let single = winners.first().is_some_and(|seat| self.team(seat) == winners);
        let how = match (single, self.scenario() == Scenario::Team) {
            (false, _) => "dewan-won-shared",
            (true, _) if level != winners => "dewan-won-cards",
            (true, true) => "dewan-won-team",
            (true, false) => "dewan-won-points",
        };
        (winners, how)
    }
}
