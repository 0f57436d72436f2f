//! The Lord of the Hundreds as a whole: setup, refusals, positions, invariants.

use super::state::{Hundreds as Board, Step, TRACK_SPACES, Track};
use super::words::Mood;
use super::{mobs, turn, warlord};
use crate::games::root::law::among::{Asked, Judged};
use crate::games::root::law::battle::no_battle;
use crate::games::root::law::craft::no_craft;
use crate::games::root::law::handler::ValidateTask;
use crate::games::root::law::homelands::{Apart, Homelands};
use crate::games::root::law::movement::{self, no_move};
use crate::games::root::law::moves::no_lead;
use crate::games::root::law::why::{at, because, is_interrupted, not_open, of_item, written};
use crate::games::root::module::position::{ITEMS, Position};
use crate::games::root::module::{FactionRules, broken, one_in_each};
use crate::games::root::prelude::*;
use crate::games::root::state::faction::FactionState;
use crate::games::root::words::item::{Item, ItemCounts};
use crate::games::root::words::place::MAX_CLEARINGS;
use crate::kernel::{Broken, Codec, Illegal, Message, Names};

static MOODS: Names = Names::new("root-doc-no-mood", &Mood::IDS);

pub(in crate::games::root) struct Hundreds;

impl FactionRules for Hundreds {
    fn kit(&self) -> FactionState {
        FactionState::Hundreds(Board::default())
    }

    fn turn(&self) -> &'static [Task] {
        turn::TURN
    }

    fn is_own(&self, action: Action) -> bool {
        matches!(
            action,
            Action::Anoint { .. }
                | Action::Mood { .. }
                | Action::Scrap { .. }
                | Action::Lead { .. }
                | Action::Advance { .. }
                | Action::Incite { .. }
                | Action::BuildWith { .. }
        )
    }

    fn refuse(&self, state: &State, seat: Seat, action: Action) -> Option<Illegal> {
        let hundreds = state.hundreds(seat)?;
        match action {
            Action::Home { .. } => in_step(state, seat, "14.3.1", |step| step == Step::SetupHome)
                .or(Some(because("root-no-home", "14.3.1"))),
            Action::Anoint { .. } => None
                .given(hundreds.warlord.is_none(), || because("root-no-second-warlord", "14.4.3"))
                .or_else(|| in_step(state, seat, "14.4.3", |step| step == Step::Anoint))
                .or(Some(because("root-no-anointing", "14.4.3"))),
            Action::Mood { mood } => in_step(state, seat, "14.4.4", |step| step == Step::Mood)
                .given(hundreds.mood != mood, || because("root-no-same-mood", "14.4.4"))
                .or_else(|| {
                    let held = mood.item().filter(|&item| hundreds.holds(item))?;
                    Some(of_item("root-no-mood", "14.4.4", held))
                }),
            Action::Scrap { item } => {
                let overflows = matches!(state.top(), Some(Task::Hundreds(Step::Overflow { .. })));
                None.given(overflows || hundreds.mood == Mood::Lavish, || because("root-no-lavish", "14.7.4"))
                    .or_else(|| {
                        in_step(state, seat, "14.7.4", |step| matches!(step, Step::Lavish | Step::Overflow { .. }))
                    })
                    .given(hundreds.holds(item), || of_item("root-no-hoarded", "14.7.4", item))
            }
            Action::Craft { card } => {
                no_craft(state, seat, card).or_else(|| in_step(state, seat, "14.5.1", |step| step == Step::Craft))
            }
            // the warlord goes in another form (14.2.2)
            Action::Move { from, to, count } => commanding(state, seat, hundreds)
                .given(hundreds.warlord != Some(from) || count != state.warriors(seat, from), || {
                    written(Action::Lead { to }, "4.2")
                })
                .or_else(|| no_move(state, seat, from, to, count)),
            Action::BuildWith { clearing, card } => warlord::stronghold_left(state, None)
                .or_else(|| commanding(state, seat, hundreds))
                .or_else(|| warlord::stronghold_sites(state, seat, Asked::about(clearing)).why())
                .or_else(|| warlord::stronghold_cards(state, seat, clearing, Asked::about(card)).why()),
            Action::Battle { clearing, defender } => {
                let advancing = !matches!(state.top(), Some(Task::Hundreds(Step::Command { .. })));
                no_fight(state, seat, hundreds)
                    .or_else(|| no_battle(state, seat, clearing, defender))
                    .given(!advancing || is_interrupted(state) || hundreds.warlord == Some(clearing), || {
                        at("root-no-warlord-here", "14.5.3", clearing)
                    })
            }
            Action::Lead { to } => {
                let Some(from) = hundreds.warlord else { return Some(because("root-no-warlord", "14.5.3")) };
                let advances = matches!(state.top(), Some(Task::Hundreds(Step::Advance { .. } | Step::Relentless)));
                let closed =
                    if advances { advancing(state, seat, hundreds) } else { commanding(state, seat, hundreds) };
                closed
                    .or_else(|| no_lead(state, seat, from, to))
                    .given(!advances, || written(Action::Advance { to, count: state.warriors(seat, from) }, "14.5.3"))
            }
            Action::Advance { to, count } => advancing(state, seat, hundreds)
                .or_else(|| no_move(state, seat, hundreds.warlord?, to, count.saturating_sub(1)))
                // 4.2: how many go is asked next
                .or_else(|| Some(written(Action::Lead { to }, "14.5.3"))),
            Action::Incite { clearing, card } => in_step(state, seat, "14.6.1", |step| step == Step::Incite)
                .or_else(|| mobs::incitable(state, seat, Asked::about(clearing)).why())
                .or_else(|| mobs::inciting(state, seat, clearing, Asked::about(card)).why()),
            _ => None,
        }
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

fn in_step(state: &State, seat: Seat, law: &'static str, belongs: impl Fn(Step) -> bool) -> Option<Illegal> {
    not_open(state, seat, law, |task| matches!(task, Task::Hundreds(step) if belongs(step)))
}

/// Returns why no more commands of Daylight are open (14.5.2).
fn commanding(state: &State, seat: Seat, hundreds: &Board) -> Option<Illegal> {
    let spent = matches!(state.top(), Some(Task::Hundreds(Step::Command { done })) if done >= hundreds.command());
    in_step(state, seat, "14.5.2", |step| matches!(step, Step::Daylight | Step::Command { .. }))
        .given(!spent, || because("root-no-actions-left", "14.5.2"))
}

/// Returns why the warlord advances no more (14.5.3).
fn advancing(state: &State, seat: Seat, hundreds: &Board) -> Option<Illegal> {
    let spent = matches!(state.top(), Some(Task::Hundreds(Step::Advance { done })) if done >= hundreds.prowess());
    let belongs =
        |step| matches!(step, Step::Daylight | Step::Company { .. } | Step::Advance { .. } | Step::Relentless);
    None.given(hundreds.warlord.is_some(), || because("root-no-warlord", "14.5.3"))
        .or_else(|| in_step(state, seat, "14.5.3", belongs))
        .given(!spent, || because("root-no-actions-left", "14.5.3"))
}

fn no_fight(state: &State, seat: Seat, hundreds: &Board) -> Option<Illegal> {
    match state.top() {
        Some(Task::Hundreds(Step::Advance { .. })) => advancing(state, seat, hundreds),
        Some(Task::Hundreds(Step::AdvanceBattle | Step::Relentless)) => None,
        _ => commanding(state, seat, hundreds),
    }
}

impl ValidateTask for Step {
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
        self == Step::Muster && state.picks.only_clearings() && turn::posts(state).fits()
    }
}
