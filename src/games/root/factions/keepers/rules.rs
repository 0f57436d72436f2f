//! The Keepers in Iron as a whole: setup, refusals, positions, invariants.

use super::queries::kit;
use super::state::{Keepers as Board, MOST_RETINUE, RETAINERS, Step};
use super::words::{Found, OF_A_KIND, Slot};
use super::{retinue, turn};
use crate::games::root::law::among::{Asked, Judged};
use crate::games::root::law::battle::no_battle;
use crate::games::root::law::craft::no_craft;
use crate::games::root::law::handler::ValidateTask;
use crate::games::root::law::homelands::Homelands;
use crate::games::root::law::movement::no_move;
use crate::games::root::law::why::{at, because, not_open, of_card, of_suit, written};
use crate::games::root::module::position::{Position, RELICS, visit_cards, visit_marked};
use crate::games::root::module::{FactionRules, broken, miscounted};
use crate::games::root::prelude::*;
use crate::games::root::state::faction::FactionState;
use crate::games::root::state::losses::Trigger;
use crate::games::root::words::item::Relic;
use crate::games::root::words::place::{Forest, ForestSet, MAX_CLEARINGS, MAX_FORESTS};
use crate::kernel::{Broken, Codec, Illegal, Message, Names, always};

static SLOTS: Names = Names::new("root-doc-no-slot", &Slot::IDS);

pub(in crate::games::root) struct Keepers;

impl FactionRules for Keepers {
    fn kit(&self) -> FactionState {
        FactionState::Keepers(Board::default())
    }

    fn turn(&self) -> &'static [Task] {
        turn::TURN
    }

    fn is_own(&self, action: Action) -> bool {
        matches!(
            action,
            Action::Home { .. }
                | Action::Encamp { .. }
                | Action::Decamp { .. }
                | Action::RecruitWith { .. }
                | Action::Delve { .. }
                | Action::Recover { .. }
                | Action::RecoverOf { .. }
                | Action::JoinRetinue { .. }
                | Action::Shift { .. }
                | Action::ShiftRetainer { .. }
        )
    }

    fn refuse(&self, state: &State, seat: Seat, action: Action) -> Option<Illegal> {
        match action {
            Action::Home { .. } if state.phase == Phase::Setup => {
                in_step(state, seat, "15.3.2", |step| matches!(step, Step::SetupHome | Step::SetupSecond { .. }))
                    .or(Some(because("root-no-home", "15.3.2")))
            }
            Action::Home { .. } => in_step(state, seat, "15.4.1", |step| step == Step::Encamp)
                .or(Some(because("root-no-return", "15.4.1"))),
            Action::Encamp { clearing, piece } => in_step(state, seat, "15.4.1", |step| step == Step::Encamp)
                .given(turn::tiles(state).any(|tile| tile == piece), || because("root-no-waystation-left", "15.4.1"))
                .or_else(|| turn::camp_sites(state, Asked::about(clearing)).why()),
            Action::Decamp { clearing, piece } => in_step(state, seat, "15.4.2", |step| step == Step::Decamp)
                .or_else(|| turn::decamp_sites(state, Asked::about(clearing)).why())
                .given(turn::stations_in(state, clearing).any(|station| station == piece), || {
                    at("root-no-waystation-here", "15.4.2", clearing)
                }),
            Action::RecruitWith { clearing, card } => in_step(state, seat, "15.4.3", |step| step == Step::Recruit)
                .or_else(|| turn::recruit_sites(state, Asked::about(clearing)).why())
                .or_else(|| turn::recruit_cards(state, clearing, Asked::about(card)).why()),
            Action::Craft { card } => no_craft(state, seat, card)
                .or_else(|| in_step(state, seat, "15.5.1", |step| step == Step::Retinue(Slot::Move)))
                .given(turn::crafts_now(state), || because("root-no-craft-late", "15.5.1")),
            Action::Move { from, to, count } => in_column(state, seat, &[Slot::Move, Slot::Recover], from, "15.5.2.I")
                .or_else(|| no_move(state, seat, from, to, count)),
            Action::Battle { clearing, defender } => in_column(state, seat, &[Slot::Delve], clearing, "15.5.2.II")
                .or_else(|| no_battle(state, seat, clearing, defender)),
            Action::Delve { clearing, forest, found } => in_column(state, seat, &[Slot::Delve], clearing, "15.5.2.II")
                .or_else(|| retinue::no_delving(state, clearing, forest, found)),
            Action::Recover { clearing, relic } => {
                let recovering = in_column(state, seat, &[Slot::Recover], clearing, "15.5.2.III");
                retinue::recovering(state, clearing, relic, recovering).or_else(|| {
                    let suit = state.suits(clearing).first().filter(|_| retinue::names_suit(state, clearing, relic))?;
                    Some(written(Action::RecoverOf { clearing, relic, suit }, "15.5.2.III.c"))
                })
            }
            Action::RecoverOf { clearing, relic, suit } => {
                let recovering = in_column(state, seat, &[Slot::Recover], clearing, "15.5.2.III");
                retinue::recovering(state, clearing, relic, recovering)
                    .given(retinue::names_suit(state, clearing, relic), || {
                        written(Action::Recover { clearing, relic }, "15.5.2.III.c")
                    })
                    .given(state.has_suit(clearing, suit), || {
                        of_suit("root-no-match", "15.5.2.III.c", suit).number("clearing", clearing.number())
                    })
            }
            Action::Act { card } => {
                let choosing =
                    state.top().is_some_and(|task| matches!(task, Task::Keepers(step) if retinue::led(step).is_some()));
                choosing.then(|| of_card("root-no-actor", "15.5.2", card))
            }
            Action::JoinRetinue { card, .. } => {
                gathering(state, seat).or_else(|| retinue::joining(state, Asked::about(card)).why())
            }
            Action::Shift { card, out, into } => gathering(state, seat)
                .or_else(|| Some(no_shift(state, kit(state).retinue[out.index()].has(card), out == into))),
            Action::ShiftRetainer { out, into } => gathering(state, seat)
                .or_else(|| Some(no_shift(state, kit(state).retainers[out.index()] > 0, out == into))),
            _ => None,
        }
    }

    fn set_up(&self, state: &mut State, _: Seat, _: &mut World) {
        state.push(Task::Keepers(Step::SetupRelics));
    }

    fn homelands(&self) -> Homelands {
        turn::HOMELANDS
    }

    fn visit(&self, codec: &mut Codec<'_>, position: &mut Position<'_>, seat: Seat) {
        visit_forests(codec, position, seat);
        let in_setup = position.state.phase == Phase::Setup;
        let Some(keepers) = position.state.keepers_mut(seat) else { return };
        codec.table("retinue", |codec| {
            for (slot, cards) in Slot::ALL.into_iter().zip(&mut keepers.retinue) {
                visit_cards(codec, slot.id(), &mut position.left, cards);
            }
        });
        if codec.reads() && !codec.has("retainers") {
            // A position that does not name the retainers has one in each column, once setup is over.
            keepers.retainers = [u8::from(!in_setup); 3];
        }
        codec.counts(always("retainers"), &SLOTS, RETAINERS, &mut keepers.retainers);
        codec.table("acted", |codec| {
            for (slot, &cards) in Slot::ALL.into_iter().zip(&keepers.retinue) {
                visit_marked(codec, slot.id(), "doc-not-there", cards, &mut keepers.acted);
            }
        });
        codec.number("acted_retainers", RETAINERS, &mut keepers.acted_retainers);
        codec.places("camped", MAX_CLEARINGS, &mut keepers.camped);
    }

    fn check(&self, state: &State, seat: Seat) -> Result<(), Broken> {
        let Some(keepers) = state.keepers(seat) else { return Ok(()) };
        check_relics(state, keepers)?;
        let all = keepers.retinue.into_iter().fold(CardSet::EMPTY, |all, cards| all | cards);
        let retainers: u8 = keepers.retainers.iter().sum();
        let fits = keepers.retinue_count() <= MOST_RETINUE && retainers <= RETAINERS;
        if !fits || !keepers.acted.is_subset(all) || keepers.acted_retainers > retainers {
            return broken("root-broken-retinue");
        }
        Ok(())
    }

    fn set_up_fits(&self, state: &State, seat: Seat) -> bool {
        let lays = |task: &Task| matches!(task, Task::Keepers(Step::SetupRelics | Step::SetupRest));
        let Some(keepers) = state.keepers(seat) else { return true };
        let unlaid =
            |relic: Relic| Piece::of_relic(relic).into_iter().map(|piece| state.stock[piece.index()]).sum::<u8>();
        let are_due = Relic::ALL.iter().any(|&relic| keepers.forests.face_down(relic) < unlaid(relic));
        !are_due || state.tasks.as_slice().iter().any(lays)
    }
}

fn in_step(state: &State, seat: Seat, law: &'static str, belongs: impl Fn(Step) -> bool) -> Option<Illegal> {
    not_open(state, seat, law, |task| matches!(task, Task::Keepers(step) if belongs(step)))
}

fn gathering(state: &State, seat: Seat) -> Option<Illegal> {
    in_step(state, seat, "15.6.2", |step| matches!(step, Step::Gather { .. }))
}

/// Columns act from the left, each where one of its cards that have not acted matches (15.5.2).
fn in_column(state: &State, seat: Seat, slots: &[Slot], clearing: Clearing, law: &'static str) -> Option<Illegal> {
    let belongs = |step| match step {
        Step::Retinue(slot) => slots.contains(&slot),
        Step::Delve { .. } | Step::More { .. } => state.top() == Some(Task::Keepers(step)),
        _ => false,
    };
    let matches = match state.top() {
        Some(Task::Keepers(Step::Retinue(slot))) => retinue::fields(state, slot).contains(clearing),
        _ => true,
    };
    in_step(state, seat, law, belongs).given(matches, || at("root-no-retinue-match", law, clearing))
}

/// Shifting comes instead of adding; and what is not there cannot be shifted (15.6.2).
fn no_shift(state: &State, there: bool, stays: bool) -> Illegal {
    let added = matches!(state.top(), Some(Task::Keepers(Step::Gather { added: true })));
    let key = match (added && there, stays && there) {
        (true, _) => "root-no-shift-after",
        (false, true) => "root-no-shift-nowhere",
        (false, false) => "root-no-card-there",
    };
    because(key, "15.6.2")
}

impl ValidateTask for Step {
    const FACTION: Option<Faction> = Some(Faction::Keepers);

    fn fits(self, state: &State, is_top: bool) -> bool {
        turn::fits(state, self, is_top)
    }

    fn picks_fit(self, state: &State) -> bool {
        match self {
            Step::Carry { from, left, .. } => state.picks.only_relics() && turn::burden(state, from, left).fits(),
            _ => false,
        }
    }
}

/// 15.2.1: the relics in forests, in clearings, on their way and in the rows are those of the box, and those that lie face
/// down have the values that have not been turned up.
fn check_relics(state: &State, keepers: &Board) -> Result<(), Broken> {
    for (index, piece) in Piece::RELICS.into_iter().enumerate() {
        let elsewhere = keepers.forests.turned_up(piece) + keepers.adrift[index] + keepers.recovered[index];
        let total = state.stock[piece.index()] + state.on_map(piece) + elsewhere;
        if total != piece.total() {
            return miscounted(piece.id(), total.into(), piece.total().into());
        }
    }
    for relic in Relic::ALL {
        let unknown: u8 = Piece::of_relic(relic).into_iter().map(|piece| state.stock[piece.index()]).sum();
        let down = keepers.forests.face_down(relic);
        if down != unknown && (state.phase != Phase::Setup || down > unknown) {
            return broken(
                Message::new("root-broken-relics")
                    .text("relic", relic.id())
                    .number("down", down)
                    .number("unknown", unknown),
            );
        }
    }
    let unmapped = |forest: &Forest| !state.board.forests().contains(*forest);
    let mut unmapped = (0..MAX_FORESTS as u8).map(Forest::new).filter(unmapped);
    let outside = unmapped.any(|forest| !keepers.forests.is_empty(forest));
    let placing = |task: &Task| matches!(task, Task::Removal(Trigger::Prize { .. }) | Task::Triggers);
    let waiting = keepers.adrift.iter().any(|&count| count > 0);
    if outside || waiting && state.over.is_none() && !state.tasks.as_slice().iter().any(placing) {
        return broken("root-broken-relics-lost");
    }
    Ok(())
}

/// Visits the relics. Those that are named nowhere lie face down in the forests that are not named, one by one in turn.
fn visit_forests(codec: &mut Codec<'_>, position: &mut Position<'_>, seat: Seat) {
    let Some(mut kit) = position.state.keepers(seat).copied() else { return };
    codec.counts("adrift", &RELICS, 2, &mut kit.adrift);
    codec.counts("recovered", &RELICS, 2, &mut kit.recovered);
    let open = Piece::RELICS.into_iter().map(Found::Open);
    let found: Vec<Found> = Relic::ALL.into_iter().map(Found::Down).chain(open).collect();
    let names = Names::own("root-doc-no-relic", found.iter().map(|found| found.id()));
    let mut unnamed = position.state.board.forests();
    codec.entries(always("forests"), &position.forests, &mut |codec, key, forest| {
        let forest = Forest::new(forest as u8);
        let mut counts: Vec<u8> = found.iter().map(|&found| kit.forests.count(forest, found)).collect();
        codec.counts(always(key), &names, OF_A_KIND, &mut counts);
        if codec.reads() {
            unnamed.remove(forest);
            for (&found, count) in found.iter().zip(counts) {
                let most = if let Found::Open(piece) = found { piece.total() } else { OF_A_KIND };
                (0..count.min(most)).for_each(|_| kit.forests.lay(forest, found));
            }
        }
    });
    if codec.reads() {
        lay_relics(codec, position.state, unnamed, &mut kit);
        position.state.player_mut(seat).kit = FactionState::Keepers(kit);
    }
}

/// Takes the relics that are named out of the stock, and lays the others.
fn lay_relics(codec: &Codec<'_>, state: &mut State, unnamed: ForestSet, kit: &mut Board) {
    for (index, piece) in Piece::RELICS.into_iter().enumerate() {
        let elsewhere = kit.forests.turned_up(piece) + kit.adrift[index] + kit.recovered[index];
        let stock = &mut state.stock[piece.index()];
        match stock.checked_sub(elsewhere) {
            Some(left) => *stock = left,
            None => codec.fault("", Message::new("doc-no-more").text("what", piece.id())),
        }
    }
    let mut places = unnamed.iter().cycle();
    let mut odd = Vec::new();
    for &relic in Relic::ALL.iter().filter(|_| state.phase != Phase::Setup) {
        let unknown = Piece::of_relic(relic).into_iter().map(|piece| state.stock[piece.index()]).sum::<u8>();
        while kit.forests.face_down(relic) < unknown
            && let Some(forest) = places.next()
        {
            kit.forests.lay(forest, Found::Down(relic));
        }
        if kit.forests.face_down(relic) != unknown {
            odd.push(relic.id());
        }
    }
    if !odd.is_empty() {
        codec.fault("forests", Message::new("root-doc-relics").words("relics", odd));
    }
}
