//! The Lizard Cult (chapter 10).

use super::queries::{kit, outcast_clearings, seat, update};
use super::state::{GARDEN_POINTS, Step};
use super::words::Conspiracy;
use crate::games::root::law::among::{Among, Asked, Judged, here};
use crate::games::root::law::conditions::{building, names, no_suit_left, warriors_left};
use crate::games::root::law::hand::{Hands, held};
use crate::games::root::law::handler::{TaskHandler, ValidateTask};
use crate::games::root::law::homelands::homes;
use crate::games::root::law::rule::Ruling;
use crate::games::root::law::score::Scoring;
use crate::games::root::law::why::{at, counted, mismatch, of_card, of_faction, of_suit};
use crate::games::root::law::{battle, craft, hooks, movement, removal};
use crate::games::root::prelude::*;
use crate::games::root::state::effect::Moment;
use crate::games::root::state::frame::Step as Frame;
use crate::games::root::state::losses::{Cause, Loss};
use crate::games::root::state::preparing;
use crate::games::root::state::task::PromptSpec;
use crate::games::root::words::event::{Source, Word};
use crate::games::root::words::party::Party;
use crate::games::root::words::piece::Target;
use crate::games::root::words::place::SuitSet;
use crate::kernel::Illegal;
use std::ops::BitOr;

/// Warriors at the start in the corner, and in each clearing next to it (10.3.2).
const FIRST_WARRIORS: u8 = 4;
const FIRST_WARRIORS_AROUND: u8 = 1;

/// Warriors that the setup card spreads over the clearings next to the homeland, and those that begin as acolytes.
const SPREAD_WARRIORS: u8 = 3;
const FIRST_ACOLYTES: u8 = 2;

/// Returns points that the score ritual brings now for a suit (10.5.3).
pub fn garden_points(state: &State, suit: Suit) -> u8 {
    let built = Piece::garden(suit).map_or(0, |garden| state.on_map(garden));
    GARDEN_POINTS[usize::from(built).min(GARDEN_POINTS.len() - 1)]
}

/// A Lizard turn (10.4 to 10.6).
pub(in crate::games::root) const TURN: &[Task] = &[
    Task::Turn(Frame::Begin),
    Task::Offer(Moment::BirdsongStart),
    Task::Lizards(Step::AdjustOutcast),
    Task::Lizards(Step::Conspiracies),
    Task::Turn(Frame::Enter(Phase::Daylight)),
    Task::Offer(Moment::DaylightStart),
    Task::Lizards(Step::Rituals),
    Task::Turn(Frame::Enter(Phase::Evening)),
    Task::Offer(Moment::EveningStart),
    Task::Lizards(Step::TakeBack),
    Task::Lizards(Step::Craft),
    Task::Turn(Frame::Draw),
    Task::Turn(Frame::DiscardDown),
    Task::Turn(Frame::End),
];

impl TaskHandler for Step {
    fn asks(self, state: &State) -> Option<Seat> {
        let seat = seat(state);
        let asked = match self {
            Step::SetupHome => starts(state).nth(1).is_some(),
            Step::ChooseOutcast => true,
            Step::AdjustOutcast => false,
            Step::Conspiracies => has_conspiracy(state, seat),
            Step::CrusadeBattle { clearing } => {
                state.can_fight_in(seat, clearing) && !battle::opponents(state, seat, clearing).is_empty()
            }
            Step::Rituals => state.player(seat).has_cards(),
            Step::TakeBack => false,
            Step::Craft => craft::is_possible(state),
        };
        asked.then_some(seat)
    }

    fn legal(self, state: &State, out: &mut Vec<Action>) {
        let seat = seat(state);
        match self {
            Step::SetupHome => out.extend(starts(state)),
            Step::ChooseOutcast => out.extend(Suit::CLEARING.map(|suit| Action::Outcast { suit })),
            Step::AdjustOutcast => {
                out.push(Action::Pass);
            }
            Step::Conspiracies => {
                out.push(Action::Pass);
                legal_conspiracies(state, seat, out);
            }
            Step::CrusadeBattle { clearing } => {
                out.push(Action::Pass);
                battle::legal_in(state, seat, clearing, out);
            }
            Step::Rituals => {
                out.push(Action::Pass);
                legal_rituals(state, out);
            }
            Step::TakeBack => {}
            Step::Craft => {
                out.push(Action::Pass);
                craft::legal(state, out);
            }
        }
    }

    fn take(self, state: &mut State, action: Action, world: &mut World) {
        match (self, action) {
            (Step::SetupHome, Action::Home { clearing }) => set_up_home(state, clearing, None, world),
            (Step::SetupHome, Action::HomeOf { clearing, suit }) => set_up_home(state, clearing, Some(suit), world),
            (Step::ChooseOutcast, Action::Outcast { suit }) => cast_out(state, suit, world),
            (Step::AdjustOutcast, Action::Pass) => adjust_outcast(state, world),
            (_, Action::Pass) => {}
            (Step::CrusadeBattle { .. }, Action::Battle { clearing, defender }) => {
                fight(state, clearing, defender, world);
            }
            (Step::Conspiracies, action) => {
                state.push(Task::Lizards(self));
                conspire(state, action, world);
            }
            (Step::Rituals, action) => {
                state.push(Task::Lizards(self));
                hold_ritual(state, action, world);
            }
            (Step::Craft, Action::Craft { card }) => {
                state.push(Task::Lizards(self));
                craft::craft(state, card, world);
            }
            _ => state.stray(),
        }
    }

    fn run(self, state: &mut State, world: &mut World) {
        match self {
            Step::SetupHome => {
                if let Some(clearing) = homes(state, seat(state)).first() {
                    set_up_home(state, clearing, None, world);
                }
            }
            Step::AdjustOutcast => adjust_outcast(state, world),
            Step::TakeBack => take_back(state, world),
            Step::ChooseOutcast | Step::Conspiracies | Step::CrusadeBattle { .. } | Step::Rituals | Step::Craft => {}
        }
    }

    fn question(self, state: &State, declared: PromptSpec) -> PromptSpec {
        match self {
            Step::SetupHome if state.draft.is_open => declared.instead("root-ask-home-garden", "A.8.2"),
            Step::Conspiracies => declared.number("count", kit(state).acolytes),
            _ => declared,
        }
    }
}

/// The clearings for the start, each with the gardens that can be placed there (10.3.2).
fn starts(state: &State) -> impl Iterator<Item = Action> + use<'_> {
    homes(state, seat(state)).iter().flat_map(|clearing| {
        let built = state.open_slots(clearing) > 0;
        let gardens = if built { state.suits_left(clearing, Piece::garden) } else { SuitSet::EMPTY };
        let plain = (gardens.len() <= 1).then_some(Action::Home { clearing });
        let named = gardens.iter().filter(move |_| plain.is_none());
        plain.into_iter().chain(named.map(move |suit| Action::HomeOf { clearing, suit }))
    })
}

fn has_conspiracy(state: &State, seat: Seat) -> bool {
    let fields = conspiring(state, Conspiracy::Crusade, state.board.clearings());
    fields.iter().any(|clearing| state.can_fight_in(seat, clearing))
        && (crusade_battles(state, seat).next().is_some() || movement::exist(state, seat, fields))
        || convertible(state, seat).next().is_some()
        || sanctifiable(state, seat).next().is_some()
}

/// Narrows down where a conspiracy can happen (10.4.3).
pub(super) fn conspiring<A: Among<ClearingSet>>(state: &State, conspiracy: Conspiracy, sites: A) -> A {
    let lizards = kit(state);
    sites
        .only(outcast_clearings(state), here("root-no-outcast", "10.4.3"))
        .given(lizards.affords(conspiracy), || counted("root-no-acolytes", conspiracy.law(), lizards.price(conspiracy)))
}

/// 10.4.3.I: battles in an Outcast clearing.
fn crusade_battles(state: &State, seat: Seat) -> impl Iterator<Item = (Clearing, Owner)> + use<'_> {
    let fields = conspiring(state, Conspiracy::Crusade, state.board.clearings()).iter();
    let fields = fields.filter(move |&clearing| state.can_fight_in(seat, clearing));
    fields.flat_map(move |clearing| battle::opponents(state, seat, clearing).iter().map(move |enemy| (clearing, enemy)))
}

/// Narrows down where pieces of the Cult can come by a conspiracy.
fn replacing<A: Among<ClearingSet>>(state: &State, conspiracy: Conspiracy, sites: A) -> A {
    hooks::placing(state, seat(state), conspiring(state, conspiracy, sites))
}

/// 10.4.3.II: Outcast clearings with an enemy warrior that a warrior of the Cult can replace, and whose it is.
fn convertible(state: &State, seat: Seat) -> impl Iterator<Item = (Clearing, Owner)> + use<'_> {
    replacing(state, Conspiracy::Convert, state.board.clearings()).iter().flat_map(move |clearing| {
        let enemies = state.enemies_in(seat, clearing).iter();
        enemies
            .filter(move |&enemy| hooks::removable_warriors(state, enemy, seat, clearing) > 0)
            .map(move |enemy| (clearing, enemy))
    })
}

/// Returns why no warrior of the party is replaced in the clearing.
pub(super) fn no_converting(state: &State, seat: Seat, clearing: Clearing, party: Party) -> Option<Illegal> {
    let law = Conspiracy::Convert.law();
    let Some(enemy) = state.owner_of(party) else { return Some(of_faction("root-no-faction", law, party)) };
    let site = replacing(state, Conspiracy::Convert, Asked::about(clearing))
        .given(state.are_enemies(seat, enemy), || at("root-no-enemy", law, clearing));
    let here = hooks::removable_warriors(state, enemy, seat, clearing);
    hooks::removing(state, enemy, seat, site).given(here > 0, || at("root-no-convert", law, clearing)).why()
}

/// 10.4.3.III: Outcast clearings with an enemy building that a garden can replace, and which.
fn sanctifiable(state: &State, seat: Seat) -> impl Iterator<Item = (Clearing, Piece)> + use<'_> {
    let left = |clearing: Clearing| !state.suits_left(clearing, Piece::garden).is_empty();
    let open = replacing(state, Conspiracy::Sanctify, state.board.clearings()).iter();
    open.filter(move |&clearing| left(clearing)).flat_map(move |clearing| {
        let enemies = state
            .owners()
            .filter(move |&other| state.are_enemies(seat, other) && hooks::may_remove(state, other, seat, clearing));
        let buildings = enemies.flat_map(move |enemy| state.pieces_of(enemy).iter().copied());
        buildings
            .filter(move |&piece| piece.is_building() && state.count(piece, clearing) > 0)
            .map(move |piece| (clearing, piece))
    })
}

fn sanctify_of(clearing: Clearing, piece: Target, suit: Option<Suit>) -> Action {
    suit.map_or(Action::Sanctify { clearing, piece }, |suit| Action::SanctifyOf { clearing, piece, suit })
}

/// Returns why the building is not replaced by such a garden.
pub(super) fn no_sanctifying(
    state: &State,
    seat: Seat,
    clearing: Clearing,
    target: Target,
    suit: Option<Suit>,
) -> Option<Illegal> {
    let law = Conspiracy::Sanctify.law();
    let piece = state.piece_at(target, clearing);
    let owner = piece.and_then(|piece| state.owner_of(piece.owner())).filter(|&owner| state.are_enemies(seat, owner));
    let is_prey =
        piece.is_some_and(|piece| piece.is_building() && state.targets(piece, clearing).any(|other| other == target));
    let site = replacing(state, Conspiracy::Sanctify, Asked::about(clearing))
        .given(is_prey && owner.is_some(), || at("root-no-sanctify", law, clearing));
    let site = hooks::removing(state, owner.unwrap_or(seat.into()), seat, site).why();
    let gardens = state.suits_left(clearing, Piece::garden);
    site.or_else(|| {
        let lacking = at("root-no-garden-left", law, clearing);
        no_suit_left(gardens, suit, lacking, |suit| sanctify_of(clearing, target, suit))
    })
}

/// Narrows down the cards that rituals take: a bird stands for no other suit in them (10.2.2).
fn ritual_cards<A: Among<CardSet>>(state: &State, cards: A) -> A {
    let birds = CardSet::suit(Suit::Bird);
    held(state, seat(state), cards).except(birds, |card| of_card("root-no-ritual-bird", "10.2.2", card))
}

/// Narrows down where the card fits.
fn fitting<A: Among<ClearingSet>>(state: &State, card: CardKind, law: &'static str, sites: A) -> A {
    sites.only(state.clearings_of(card.suit()), |clearing| mismatch("root-no-ritual-match", law, card, clearing))
}

/// Narrows down where a garden can be built with the card (10.5.1).
fn garden_sites<A: Among<ClearingSet>>(state: &State, card: CardKind, sites: A) -> A {
    let seat = seat(state);
    building(state, seat, state.ruled(seat), "10.5.1", fitting(state, card, "10.5.1", sites))
}

fn build_with(clearing: Clearing, card: CardKind, suit: Option<Suit>) -> Action {
    suit.map_or(Action::BuildWith { clearing, card }, |suit| Action::BuildWithOf { clearing, card, suit })
}

/// Returns why no such garden is built with the card.
pub(super) fn no_garden(state: &State, clearing: Clearing, card: CardKind, suit: Option<Suit>) -> Option<Illegal> {
    let gardens = state.suits_left(clearing, Piece::garden);
    let lacking = at("root-no-garden-left", "10.5.1", clearing);
    ritual_cards(state, Asked::about(card))
        .why()
        .or_else(|| garden_sites(state, card, Asked::about(clearing)).why())
        .or_else(|| no_suit_left(gardens, suit, lacking, |suit| build_with(clearing, card, suit)))
}

/// Narrows down where a warrior can be recruited with the card (10.5.2).
fn recruit_sites<A: Among<ClearingSet>>(state: &State, card: CardKind, sites: A) -> A {
    let seat = seat(state);
    warriors_left(state, seat, hooks::placing(state, seat, fitting(state, card, "10.5.2", sites)))
}

/// Returns why no warrior is recruited with the card.
pub(super) fn no_recruiting(state: &State, clearing: Clearing, card: CardKind) -> Option<Illegal> {
    let cards = ritual_cards(state, Asked::about(card)).why();
    cards.or_else(|| recruit_sites(state, card, Asked::about(clearing)).why())
}

/// Narrows down the cards with which gardens are scored, each suit once a turn (10.5.3).
pub(super) fn scoring<A: Among<CardSet>>(state: &State, cards: A) -> A {
    let scored = kit(state).scored;
    let scored = Suit::CLEARING.into_iter().filter(|suit| scored[suit.index()]).map(CardSet::suit);
    ritual_cards(state, cards).except(scored.fold(CardSet::EMPTY, CardSet::bitor), |card| {
        of_suit("root-no-second-score", "10.5.3", card.suit())
    })
}

/// Narrows down the cards that make an acolyte (10.5.4).
pub(super) fn sacrifices<A: Among<CardSet>>(state: &State, cards: A) -> A {
    let seat = seat(state);
    let birds =
        held(state, seat, cards).only(CardSet::suit(Suit::Bird), |card| of_card("root-no-sacrifice", "10.5.4", card));
    warriors_left(state, seat, birds)
}

fn legal_conspiracies(state: &State, seat: Seat, out: &mut Vec<Action>) {
    let battles = crusade_battles(state, seat);
    let battles = battles.filter(|&(clearing, enemy)| battle::can_pay(state, seat, enemy, clearing));
    out.extend(battles.map(|(clearing, enemy)| Action::CrusadeBattle { clearing, defender: state.party(enemy) }));
    let fields = conspiring(state, Conspiracy::Crusade, state.board.clearings());
    let crusade = |from, to, count| Action::CrusadeMove { from, to, count };
    movement::list(state, seat, fields, state.ruled(seat), out, crusade);
    out.extend(
        convertible(state, seat).map(|(clearing, enemy)| Action::Convert { clearing, party: state.party(enemy) }),
    );
    let targets = |(clearing, piece)| state.targets(piece, clearing).map(move |piece| (clearing, piece));
    for (clearing, piece) in sanctifiable(state, seat).flat_map(targets) {
        let gardens = state.suits_left(clearing, Piece::garden);
        out.extend(names(gardens).map(|suit| sanctify_of(clearing, piece, suit)));
    }
}

/// Lists the rituals of Daylight, each for a card of the hand (10.5).
fn legal_rituals(state: &State, out: &mut Vec<Action>) {
    let all = state.board.clearings();
    for suit in Suit::CLEARING {
        let cards = ritual_cards(state, CardSet::suit(suit));
        let Some(alike) = cards.kinds().next() else { continue };
        for clearing in garden_sites(state, alike, all).iter() {
            let gardens = state.suits_left(clearing, Piece::garden);
            for card in cards.kinds() {
                out.extend(names(gardens).map(|suit| build_with(clearing, card, suit)));
            }
        }
        for clearing in recruit_sites(state, alike, all).iter() {
            out.extend(cards.kinds().map(|card| Action::RecruitWith { clearing, card }));
        }
        out.extend(scoring(state, cards).kinds().map(|card| Action::Score { card }));
    }
    out.extend(sacrifices(state, CardSet::ALL).kinds().map(|card| Action::Sacrifice { card }));
}

fn fight(state: &mut State, clearing: Clearing, defender: Party, world: &mut World) {
    battle::start_against(state, seat(state), clearing, defender, world);
}

/// 10.4.3: the acolytes go back to the supply.
fn pay(state: &mut State, conspiracy: Conspiracy, world: &mut World) {
    let seat = seat(state);
    let price = kit(state).price(conspiracy);
    update(state, |lizards| lizards.acolytes -= price);
    state.player_mut(seat).supply += price;
    world.emit(|| {
        Event::new(EventKind::Conspired, seat)
            .with(Detail::Word(Word::Conspiracy, conspiracy.id()))
            .with(Detail::Count(i16::from(price)))
    });
}

fn conspire(state: &mut State, action: Action, world: &mut World) {
    let seat = seat(state);
    match action {
        Action::CrusadeBattle { clearing, defender, .. } => {
            pay(state, Conspiracy::Crusade, world);
            fight(state, clearing, defender, world);
        }
        Action::CrusadeMove { from, to, count } => {
            pay(state, Conspiracy::Crusade, world);
            state.push(Task::Lizards(Step::CrusadeBattle { clearing: to }));
            movement::move_warriors(state, seat, from, to, count, world);
        }
        Action::Convert { clearing, party } => {
            pay(state, Conspiracy::Convert, world);
            let Some(owner) = state.owner_of(party) else { return };
            replace(state, Loss::of(owner, seat, clearing, Target::Warrior), world);
            state.add_warriors(seat, clearing, 1);
            world.emit(|| {
                Event::new(EventKind::Converted, seat).with(Detail::Party(party)).with(Detail::Clearing(clearing))
            });
        }
        Action::Sanctify { clearing, piece } => sanctify(state, clearing, piece, None, world),
        Action::SanctifyOf { clearing, piece, suit } => sanctify(state, clearing, piece, Some(suit), world),
        _ => state.stray(),
    }
}

/// Replaces an enemy building by a garden (10.4.3.III).
fn sanctify(state: &mut State, clearing: Clearing, target: Target, suit: Option<Suit>, world: &mut World) {
    pay(state, Conspiracy::Sanctify, world);
    let piece = state.piece_at(target, clearing);
    let Some(owner) = piece.and_then(|piece| state.owner_of(piece.owner())) else { return };
    let treetop = state.in_treetop(clearing);
    replace(state, state.loss(owner, seat(state), clearing, target), world);
    build(state, clearing, suit, world);
    state.keep_slot(treetop, clearing);
}

/// The removal of what is replaced; what it triggers waits until the replacement stands there.
fn replace(state: &mut State, loss: Loss, world: &mut World) {
    removal::remove(state, &[loss], Cause::Replaced, world);
}

/// Places a garden of the clearing's suit, or of the one of its suits that is named.
fn build(state: &mut State, clearing: Clearing, suit: Option<Suit>, world: &mut World) {
    let seat = seat(state);
    if let Some(garden) = state.piece_left(clearing, suit, Piece::garden) {
        state.place(garden, clearing);
        world.emit(|| Event::new(EventKind::Built, seat).with(Detail::Piece(garden)).with(Detail::Clearing(clearing)));
    }
}

/// Reveals a card of the hand for a ritual; it stays out of use until Evening (10.5).
fn reveal(state: &mut State, card: CardKind, world: &mut World) {
    let seat = seat(state);
    if let Some(copy) = state.take_from_hand(seat, card) {
        update(state, |lizards| lizards.revealed.insert(copy));
        world.emit(|| Event::new(EventKind::Revealed, seat).with(Detail::Card(card)));
    }
}

fn hold_ritual(state: &mut State, action: Action, world: &mut World) {
    let seat = seat(state);
    match action {
        // 10.5.1
        Action::BuildWith { clearing, card } => {
            reveal(state, card, world);
            build(state, clearing, None, world);
        }
        Action::BuildWithOf { clearing, card, suit } => {
            reveal(state, card, world);
            build(state, clearing, Some(suit), world);
        }
        // 10.5.2
        Action::RecruitWith { clearing, card } => {
            reveal(state, card, world);
            state.recruit(seat, clearing, 1, world);
        }
        // 10.5.3: the revealed card itself is spent
        Action::Score { card } => {
            let suit = card.suit();
            let points = garden_points(state, suit);
            update(state, |lizards| lizards.scored[suit.index()] = true);
            state.discard_from_hand(seat, card, world);
            state.score(seat, points, Source::Gardens, world);
        }
        // 10.5.4
        Action::Sacrifice { card } => {
            reveal(state, card, world);
            state.player_mut(seat).supply -= 1;
            update(state, |lizards| lizards.acolytes += 1);
            world.emit(|| Event::new(EventKind::Acolyte, seat));
        }
        _ => state.stray(),
    }
}

/// Sets up warriors and a garden in the homeland (10.3.2).
fn set_up_home(state: &mut State, home: Clearing, suit: Option<Suit>, world: &mut World) {
    let seat = seat(state);
    if let Some(garden) = state.piece_left(home, suit, Piece::garden)
        && state.open_slots(home) > 0
    {
        state.place(garden, home);
        world.emit(|| Event::new(EventKind::Placed, seat).with(Detail::Piece(garden)).with(Detail::Clearing(home)));
    }
    state.recruit(seat, home, FIRST_WARRIORS, world);
    // on the setup card the others are spread, but for two acolytes
    if state.draft.is_open {
        state.player_mut(seat).supply -= FIRST_ACOLYTES;
        update(state, |lizards| lizards.acolytes += FIRST_ACOLYTES);
        return state.push(Task::Setup(preparing::Step::Spread { seat, left: SPREAD_WARRIORS }));
    }
    let around = state.adjacent(home);
    for clearing in hooks::placing(state, seat, around).iter() {
        state.recruit(seat, clearing, FIRST_WARRIORS_AROUND, world);
    }
}

fn cast_out(state: &mut State, suit: Suit, world: &mut World) {
    let seat = seat(state);
    update(state, |lizards| {
        lizards.outcast = Some(suit);
        lizards.hated = false;
    });
    world.emit(|| Event::new(EventKind::Outcast, seat).with(Detail::Suit(suit)));
}

/// 10.4.1: a new suit is cast out; the same one again, or none for lack of a single leader, is hated. Then the Lost Souls
/// go to the discard pile, dominance cards beside the map (10.4.2).
fn adjust_outcast(state: &mut State, world: &mut World) {
    let seat = seat(state);
    let lizards = kit(state);
    match lizards.lost_most().filter(|&suit| lizards.outcast != Some(suit)) {
        Some(suit) => cast_out(state, suit, world),
        None if !lizards.hated => {
            update(state, |lizards| lizards.hated = true);
            if let Some(suit) = lizards.outcast {
                world.emit(|| Event::new(EventKind::Hated, seat).with(Detail::Suit(suit)));
            }
        }
        None => {}
    }
    if !lizards.souls.is_empty() {
        let count = lizards.souls.len() as i16;
        world.emit(|| Event::new(EventKind::SoulsFreed, seat).with(Detail::Count(count)));
        update(state, |lizards| lizards.souls = CardSet::EMPTY);
        state.lay_off(lizards.souls, world);
    }
}

/// 10.6.1: all have seen what goes back into the hand.
fn take_back(state: &mut State, world: &mut World) {
    let seat = seat(state);
    let revealed = kit(state).revealed;
    update(state, |lizards| {
        lizards.revealed = CardSet::EMPTY;
        lizards.scored = [false; 3];
    });
    if !revealed.is_empty() {
        state.take_openly(seat, revealed);
        let count = revealed.len() as i16;
        world.emit(|| Event::new(EventKind::TookBack, seat).with(Detail::Count(count)));
    }
}

/// Takes a random card of the hand for each garden that was lost (10.2.5).
pub(super) fn gardens_lost(state: &mut State, count: u8, world: &mut World) {
    let seat = seat(state);
    if hooks::is_clockwork(state, seat) {
        return top_souls_lost(state, seat, count, world);
    }
    world.emit(|| Event::new(EventKind::GardensLost, seat));
    for _ in 0..count {
        state.discard_random(seat, world);
    }
}

/// R8.2.3: for each garden the top card of the Lost Souls.
fn top_souls_lost(state: &mut State, seat: Seat, count: u8, world: &mut World) {
    for _ in 0..count {
        let Some(card) = state.clockwork_cult_mut().and_then(|cult| cult.souls.take()) else { return };
        world.emit(|| Event::new(EventKind::Discarded, seat).with(Detail::Card(card.kind())).by("R8.2.3"));
        state.lay_off(CardSet::of(card), world);
    }
}

/// This many gardens were removed together.
#[derive(Clone, Copy)]
pub(in crate::games::root) struct GardensLost {
    pub count: u8,
}

impl TaskHandler for GardensLost {
    fn run(self, state: &mut State, world: &mut World) {
        gardens_lost(state, self.count, world);
    }
}

impl ValidateTask for GardensLost {
    const FACTION: Option<Faction> = Some(Faction::Lizards);
}
