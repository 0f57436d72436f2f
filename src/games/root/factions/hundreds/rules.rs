//! The Lord of the Hundreds as a whole: setup, positions, invariants.

use super::state::{Hundreds as Board, Step, TRACK_SPACES, Track};
use super::words::Mood;
use crate::games::root::law::homelands::{Apart, Homelands};
use crate::games::root::law::movement;
use crate::games::root::module::position::{ITEMS, Position};
use crate::games::root::module::{Fits, Module, broken, one_in_each};
use crate::games::root::prelude::*;
use crate::games::root::state::kits::Kit;
use crate::games::root::words::item::{Item, ItemCounts};
use crate::games::root::words::place::MAX_CLEARINGS;
use crate::kernel::{Broken, Codec, Illegal, Message, Names};

static MOODS: Names = Names::new("root-doc-no-mood", &Mood::IDS);

pub(in crate::games::root) struct Hundreds;

impl Module for Hundreds {
    fn kit(&self) -> Kit {
        Kit::Hundreds(Board::default())
    }

    fn turn(&self) -> &'static [Task] {
        super::turn::TURN
    }

    fn refuse(&self, state: &State, seat: Seat, action: Action) -> Option<Illegal> {
        super::refusal::refuse(state, seat, action)
    }

    fn is_own(&self, action: Action) -> bool {
        super::refusal::is_own(action)
    }

    fn sit_down(&self, state: &mut State, seat: Seat) {
        // the warlord is in no supply (14.2.2)
        let supply = &mut state.player_mut(seat).supply;
        *supply = supply.saturating_sub(1);
    }

    fn set_up(&self, state: &mut State, _: Seat, _: &mut World) {
        state.push(Task::Hundreds(Step::SetupHome));
    }

    fn homelands(&self) -> Homelands {
        Homelands { count: 1, on_edge: true, apart: Apart::TwoBetween, builds: true, come_first: true }
    }

    fn visit(&self, codec: &mut Codec<'_>, position: &mut Position<'_>, seat: Seat) {
        let Some(hundreds) = position.state.hundreds_mut(seat) else { return };
        codec.numbered("warlord", 1, MAX_CLEARINGS, &mut hundreds.warlord);
        codec.named("mood", &MOODS, &mut hundreds.mood);
        codec.counts("hoard", &ITEMS, TRACK_SPACES, &mut hundreds.hoard);
        codec.marks("ruin_tiles", &ITEMS, &mut hundreds.ruin_tiles);
        let full = |track: Track| hundreds.on_track(track) > TRACK_SPACES;
        if full(Track::Command) || full(Track::Prowess) || hundreds.hoard[Item::Torch.index()] > 0 {
            codec.fault("hoard", "root-doc-hoard");
        }
        let warlord = hundreds.warlord;
        match warlord {
            Some(at) if position.state.warriors(seat, at) > 0 => {}
            Some(at) => codec.fault("warlord", Message::new("root-doc-warlord").number("clearing", at.number())),
            // who is not on the map is in no supply either (14.2.2)
            None => position.lay_aside(codec, "warlord", seat, 1),
        }
    }

    fn check(&self, state: &State, seat: Seat) -> Result<(), Broken> {
        one_in_each(state, &[Piece::Mob])?;
        let Some(hundreds) = state.hundreds(seat) else { return Ok(()) };
        if [Track::Command, Track::Prowess].into_iter().any(|track| hundreds.on_track(track) > TRACK_SPACES) {
            return broken("root-broken-hoard");
        }
        if hundreds.warlord.is_some_and(|at| state.warriors(seat, at) == 0) {
            return broken("root-broken-warlord");
        }
        Ok(())
    }

    fn warriors_aside(&self, state: &State, seat: Seat, owner: Seat) -> u8 {
        // a warlord who has fallen is in no supply (14.2.2)
        state.hundreds(seat).filter(|_| owner == seat).map_or(0, |hundreds| u8::from(hundreds.warlord.is_none()))
    }

    fn items(&self, state: &State, seat: Seat) -> Option<(&'static str, ItemCounts)> {
        state.hundreds(seat).map(|hundreds| ("hoard", hundreds.hoard))
    }
}

impl Fits for Step {
    const FACTION: Option<Faction> = Some(Faction::Hundreds);

    fn fits(self, state: &State, is_top: bool) -> bool {
        match self {
            Step::SetupHome => state.phase == Phase::Setup && state.on_map(Piece::Stronghold) == 0,
            Step::Unearth { clearing } => state.ruins.contains(clearing) && state.looks[clearing.index()].count() > 0,
            Step::Trade { item, .. } | Step::Overflow { item } => item != Item::Torch,
            Step::Company { to } => {
                let seat = state.seat_of(Faction::Hundreds);
                let warlord = seat.and_then(|seat| Some((seat, state.hundreds(seat)?.warlord?)));
                is_top && warlord.is_some_and(|(seat, at)| movement::destinations(state, seat, at).contains(to))
            }
            _ => true,
        }
    }

    fn picks_fit(self, state: &State) -> bool {
        self == Step::Muster && state.picks.only_clearings() && super::turn::posts(state).fits()
    }
}
