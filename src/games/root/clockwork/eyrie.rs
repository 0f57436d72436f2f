//! The Electric Eyrie (R5).

use super::state::{Clockwork, Decree, Eyrie as Steps, Own, Step};
use super::words::{Reason, Trait};
use crate::games::root::law::clockwork::{
    acting, battle_in, by_difficulty, craft_order, exchange_order, explain, fields, leave, muster, on_track, order,
    post, raise, skip, start_corner, tally, turn,
};
use crate::games::root::law::hand::Hands;
use crate::games::root::law::handler::TaskHandler;
use crate::games::root::law::hooks::has_trait;
use crate::games::root::law::priority::{
    By, Choice, OfClearing, OfRival, Preselection, Priority, choose_clearing, in_order,
};
use crate::games::root::law::rule::Ruling;
use crate::games::root::law::score::Scoring;
use crate::games::root::law::services::{self, building_sites};
use crate::games::root::law::{clockwork, hooks, movement, removal, turn};
use crate::games::root::module::clockwork::ClockworkBoard;
use crate::games::root::module::position::{Position, visit_cards};
use crate::games::root::prelude::*;
use crate::games::root::state::losses::{Cause, Loss};
use crate::games::root::words::event::Source;
use crate::games::root::words::place::SuitSet;
use crate::kernel::Codec;
use arrayvec::ArrayVec;

/// Warriors that come with a new roost (R5.4.4), and with the first one (R5.3.2).
const FLEDGLINGS: u8 = 4;
const SETTLERS: u8 = 6;

/// Warriors of the trait Swoop.
const SWOOP: u8 = 2;

/// The defender of its battles (R5.5.1.III).
const DEFENDER: &[By<OfRival>] = &[By::Most(OfRival::Buildings), By::Most(OfRival::Pieces), By::Most(OfRival::Points)];

/// A turn of the Electric Eyrie (R5.4 to R5.6).
const TURN: &[Task] = turn! {
    birdsong: [Step::Reveal, Step::Eyrie(Steps::Craft), Step::Eyrie(Steps::AddToDecree)],
    daylight: [
        Step::Eyrie(Steps::Recruit { column: Decree::COLUMNS[0] }),
        Step::Eyrie(Steps::Move { column: Decree::COLUMNS[0] }),
        Step::Eyrie(Steps::Battle { column: Decree::COLUMNS[0] }),
        Step::Eyrie(Steps::Relentless),
        Step::Eyrie(Steps::Build),
        Step::Eyrie(Steps::Swoop)
    ],
    evening: [Step::Eyrie(Steps::ScoreRoosts)],
};

impl TaskHandler for Steps {
    fn run(self, state: &mut State, world: &mut World) {
        match self {
            Steps::Craft => craft(state, world),
            Steps::AddToDecree => add_to_decree(state, world),
            Steps::NewRoost { order } => new_roost(state, order, world),
            Steps::Recruit { column } => {
                let next = next_column(column).map(|column| Steps::Recruit { column });
                by_column(state, next, column, "R5.5.1.I", recruit, world);
            }
            Steps::Move { column } => {
                let next = next_column(column).map(|column| Steps::Move { column });
                by_column(state, next, column, "R5.5.1.II", move_from, world);
            }
            Steps::Battle { column } => {
                let next = next_column(column).map(|column| Steps::Battle { column });
                by_column(state, next, column, "R5.5.1.III", battle, world);
            }
            Steps::Relentless => relentless(state, world),
            Steps::Build => build(state, world),
            Steps::Swoop => swoop(state, world),
            Steps::ScoreRoosts => tally(state, on_track(state, Piece::Roost), Source::Roosts, "R5.6", world),
        }
    }
}

fn next_column(column: Suit) -> Option<Suit> {
    Decree::COLUMNS.into_iter().skip_while(|&other| other != column).nth(1)
}

/// Resolves one column with this many cards, if it has any, and comes back for the next (R5.5.1).
fn by_column(
    state: &mut State,
    next: Option<Steps>,
    column: Suit,
    law: &'static str,
    resolve: fn(&mut State, Suit, u8, &mut World),
    world: &mut World,
) {
    if let Some(next) = next {
        state.push(Task::Clockwork(Step::Eyrie(next)));
    }
    let cards = cards(state, column);
    if cards > 0 {
        world.emit(|| {
            Event::new(EventKind::Column, state.turn)
                .with(Detail::Suit(column))
                .with(Detail::Count(i16::from(cards)))
                .by(law)
        });
        resolve(state, column, cards, world);
    }
}

fn cards(state: &State, column: Suit) -> u8 {
    acting(state).map_or(0, |clockwork| clockwork.column(column))
}

/// The clearings that a column names: those of its suit, all for birds.
fn named(state: &State, column: Suit) -> ClearingSet {
    if column == Suit::Bird { state.board.clearings() } else { state.clearings_of(column) }
}

/// R5.4.2. By the advanced card an order of a suit that is in the Decree goes for one of a suit that is not (R9.7.1).
fn craft(state: &mut State, world: &mut World) {
    let is_missing = |state: &State, suit: Suit| cards(state, suit) == 0;
    let missing: SuitSet = Suit::ALL.into_iter().filter(|&suit| is_missing(state, suit)).collect();
    let repeats = order(state).is_some_and(|suit| !missing.contains(suit));
    let bought = repeats.then(|| services::buy_advanced(state, |card| missing.contains(card.suit()), world)).flatten();
    let Some(card) = bought else { return clockwork::craft(state, world) };
    exchange_order(state, card, world);
    if !craft_order(state, world) {
        skip(state, "R1.1", Reason::NoItem, world);
    }
}

/// Adds the order to the column of its suit (R5.4.3).
fn add_to_decree(state: &mut State, world: &mut World) {
    let me = state.turn;
    let Some(suit) = order(state) else { return };
    let Some(Clockwork { own: Own::Eyrie(decree), order, .. }) = state.clockwork_mut(me) else { return };
    let card = std::mem::take(order);
    decree.columns[suit.index()] |= card;
    if let Some(card) = card.first() {
        let event = || Event::new(EventKind::Filed, me).with(Detail::Card(card.kind())).with(Detail::Suit(suit));
        world.emit(|| event().by("R5.4.3"));
    }
    if state.on_map(Piece::Roost) == 0 {
        state.push(Task::Clockwork(Step::Eyrie(Steps::NewRoost { order: suit })));
    }
}

/// Places a new roost and its warriors (R5.4.4).
fn new_roost(state: &mut State, order: Suit, world: &mut World) {
    let me = state.turn;
    if state.player(me).supply < FLEDGLINGS {
        return skip(state, "R5.4.4", Reason::NoWarriors, world);
    }
    let open = named(state, order) & state.clearings_with_open_slots();
    let choice = choose_clearing(state, me, hooks::placing(state, me, open), &[], Priority::Highest);
    let Some(choice) = choice else { return skip(state, "R5.4.4", Reason::NoPlace, world) };
    let clearing = choice.chosen;
    explain(state, "R5.4.4", choice, world);
    if raise(state, me, Piece::Roost, clearing, world) {
        post(state, me, clearing, FLEDGLINGS, world);
    }
}

/// Recruits for a column of the Decree (R5.5.1.I).
fn recruit(state: &mut State, column: Suit, cards: u8, world: &mut World) {
    let me = state.turn;
    let roosts = named(state, column) & state.clearings_with(Piece::Roost);
    let criteria = &[By::Most(OfClearing::EnemyPieces), By::Fewest(OfClearing::OwnWarriors)];
    let choice = choose_clearing(state, me, hooks::placing(state, me, roosts), criteria, Priority::Lowest);
    let placed = match choice {
        Some(choice) => {
            explain(state, "R5.5.1.I", choice, world);
            muster(state, EventKind::Musters, "R5.5.1.I", cards, ClearingSet::of(choice.chosen), world);
            post(state, me, choice.chosen, cards, world)
        }
        None => {
            skip(state, "R5.5.1.I", Reason::NoRoost, world);
            0
        }
    };
    if placed < cards && has_trait(state, me, Trait::Nobility) {
        hooks::invoke(me, Trait::Nobility, world);
        turmoil(state, world);
    }
}

/// Moves for a column of the Decree (R5.5.1.II).
fn move_from(state: &mut State, column: Suit, cards: u8, world: &mut World) {
    let me = state.turn;
    let chosen = choose_move(&services::afloat(state), column, cards);
    let Some((from, to, count)) = chosen else { return skip(state, "R5.5.1.II", Reason::NoMove, world) };
    explain(state, "R5.5.1.II", from, world);
    explain(state, "R5.5.1.II", to, world);
    if !movement::destinations(state, me, from.chosen).contains(to.chosen) && !services::hire_boats(state, world) {
        return;
    }
    leave(state, me, from.chosen, to.chosen, count, world);
}

/// Returns from where to where this many warriors move.
fn choose_move(state: &State, column: Suit, cards: u8) -> Option<(Choice<Clearing>, Choice<Clearing>, u8)> {
    let me = state.turn;
    let leaving = |from: Clearing| {
        let stay = cards.max(just_rules(state, me, from));
        hooks::movable_warriors(state, me, from).min(state.warriors(me, from).saturating_sub(stay))
    };
    let can_go = |&from: &Clearing| leaving(from) > 0 && !movement::destinations(state, me, from).is_empty();
    let origins: ClearingSet = (named(state, column) & state.ruled(me)).iter().filter(can_go).collect();
    let most = &[By::Most(OfClearing::OwnWarriors)];
    let from = choose_clearing(state, me, origins, most, Priority::Highest)?;
    let reached = movement::destinations(state, me, from.chosen);
    let free = reached - state.clearings_with(Piece::Roost);
    let ends = if free.is_empty() { reached } else { free };
    let fewest = &[By::Fewest(OfClearing::EnemyPieces)];
    let to = choose_clearing(state, me, ends, fewest, Priority::Lowest)?;
    let roosts = |at: Clearing| state.count(Piece::Roost, at);
    let to = to.ahead_of(in_order(state, reached - ends), Preselection::Roosts.id(), roosts);
    Some((from, to, leaving(from.chosen)))
}

/// The fewest warriors with which it still rules the clearing, where ties are for it (R5.2.1).
fn just_rules(state: &State, me: Seat, clearing: Clearing) -> u8 {
    let others = state.owners().filter(|&owner| owner != me).map(|owner| state.strength(owner, clearing));
    others.max().unwrap_or_default().max(1).saturating_sub(state.count(Piece::Roost, clearing))
}

/// Battles for a column of the Decree (R5.5.1.III).
fn battle(state: &mut State, column: Suit, cards: u8, world: &mut World) {
    let me = state.turn;
    let criteria = &[By::Fewest(OfClearing::OwnPlaced), By::Most(OfClearing::Defenseless)];
    let Some(field) = choose_clearing(state, me, fields(state, me, named(state, column)), criteria, Priority::Lowest)
    else {
        return skip(state, "R5.5.1.III", Reason::NoEnemy, world);
    };
    explain(state, "R5.5.1.III", field, world);
    battle_in(state, field.chosen, "R5.5.1.III", DEFENDER, world);
    let others = Decree::COLUMNS.into_iter().filter(|&other| other != column).map(|other| self::cards(state, other));
    let most = others.max().unwrap_or_default();
    let leads = cards > most || cards == most && has_trait(state, me, Trait::Focused);
    if let Some(battle) = state.battle.as_mut().filter(|_| leads) {
        battle.extra[0] += 1;
        let by = if cards > most { Detail::By("R5.5.1.III") } else { Detail::ByTrait(Trait::Focused) };
        world.emit(|| Event::new(EventKind::ExtraHit, me).with(by));
    }
}

/// The trait Relentless: what stands undefended among its warriors goes.
fn relentless(state: &mut State, world: &mut World) {
    let me = state.turn;
    if !has_trait(state, me, Trait::Relentless) {
        return;
    }
    let mut losses = ArrayVec::<Loss, 64>::new();
    for clearing in in_order(state, state.clearings_with_warriors(me)) {
        for owner in hooks::foes(state, me).iter() {
            let may_remove = hooks::may_remove(state, owner, me, clearing);
            if !may_remove || !hooks::is_defenseless(state, owner, clearing) || losses.is_full() {
                continue;
            }
            let mut loss = Loss::none(owner, me, clearing);
            for &piece in state.pieces_of(owner) {
                loss.pieces[piece.index()] = state.count(piece, clearing);
            }
            if loss.placed() > 0 {
                losses.push(loss);
            }
        }
    }
    if losses.is_empty() {
        return skip(state, Trait::Relentless, Reason::NoPrey, world);
    }
    hooks::invoke(me, Trait::Relentless, world);
    removal::remove(state, &losses, Cause::Other, world);
}

/// Builds a roost, or falls into turmoil (R5.5.2).
fn build(state: &mut State, world: &mut World) {
    let me = state.turn;
    let open = |state: &State| {
        let free = state.ruled(me) & state.clearings_with_open_slots();
        hooks::placing(state, me, free - state.clearings_with(Piece::Roost))
    };
    let left = state.stock[Piece::Roost.index()] > 0;
    let sites = if left { building_sites(state, open, world) } else { ClearingSet::EMPTY };
    let choice = choose_clearing(state, me, sites, &[], Priority::Highest);
    match choice {
        Some(choice) => explain(state, "R5.5.2", choice, world),
        None => skip(state, "R5.5.2", if left { Reason::NoSlot } else { Reason::NoBuilding }, world),
    }
    // a roost that a snare takes is one that it could not place
    if !choice.is_some_and(|choice| raise(state, me, Piece::Roost, choice.chosen, world)) {
        turmoil(state, world);
    }
}

/// R5.7.1 to R5.7.3
fn turmoil(state: &mut State, world: &mut World) {
    let me = state.turn;
    world.emit(|| Event::new(EventKind::Turmoil, me).by("R5.7"));
    let birds = cards(state, Suit::Bird);
    if has_trait(state, me, Trait::Nobility) {
        tally(state, birds, Source::Turmoil, Trait::Nobility, world);
    } else {
        state.lose_points(me, birds, Source::Turmoil, world);
    }
    if let Some(Clockwork { own: Own::Eyrie(decree), .. }) = state.clockwork_mut(me) {
        let cards = std::mem::replace(decree, Decree::EMPTY)
            .columns
            .into_iter()
            .fold(CardSet::EMPTY, |all, column| all | column);
        for card in cards.iter() {
            world.emit(|| Event::new(EventKind::Discarded, me).with(Detail::Card(card.kind())).by("R5.7.2"));
        }
        state.lay_all_on_discard(cards, world);
    }
    turn::end_daylight(state);
}

/// The trait Swoop: warriors where it has nothing.
fn swoop(state: &mut State, world: &mut World) {
    let me = state.turn;
    if !has_trait(state, me, Trait::Swoop) {
        return;
    }
    let away = hooks::placing(state, me, state.board.clearings() - state.presence(me));
    match choose_clearing(state, me, away, &[], Priority::Highest) {
        Some(choice) => {
            explain(state, Trait::Swoop, choice, world);
            post(state, me, choice.chosen, SWOOP, world);
        }
        None => skip(state, Trait::Swoop, Reason::NoClearing, world),
    }
}

/// The board.
pub(in crate::games::root) struct Board;

impl ClockworkBoard for Board {
    fn own(&self) -> Own {
        Own::Eyrie(Decree::EMPTY)
    }

    fn turn(&self) -> &'static [Task] {
        TURN
    }

    /// R5.3: a roost and warriors in a corner; on the harder levels an ambush of the birds lies in the Decree from the start.
    fn set_up(&self, state: &mut State, me: Seat, world: &mut World) {
        if let Some(corner) = start_corner(state, me, state.clearings_with_open_slots(), world) {
            raise(state, me, Piece::Roost, corner, world);
            post(state, me, corner, SETTLERS, world);
        }
        let filed = state.clockwork(me).and_then(|clockwork| match clockwork.own {
            Own::Eyrie(decree) => decree.columns[Suit::Bird.index()].first(),
            _ => None,
        });
        if let Some(card) = filed {
            world.emit(|| {
                let event = Event::new(EventKind::Filed, me).with(Detail::Card(card.kind()));
                event.with(Detail::Suit(Suit::Bird)).by("R5.3.3")
            });
        }
    }

    /// A hard level has an ambush in its Decree from the start (R5.3).
    fn lay_aside(&self, state: &mut State, me: Seat) {
        if by_difficulty(state, me, [false, false, true])
            && let Some(card) = state.deck.copy_of(CardKind::AmbushBird)
        {
            state.deck.remove(card);
            if let Some(Clockwork { own: Own::Eyrie(decree), .. }) = state.clockwork_mut(me) {
                decree.columns[Suit::Bird.index()].insert(card);
            }
        }
    }

    fn visit(&self, codec: &mut Codec<'_>, position: &mut Position<'_>, seat: Seat) {
        let Some(Clockwork { own: Own::Eyrie(decree), .. }) = position.state.clockwork_mut(seat) else { return };
        codec.table("decree", |codec| {
            for (suit, cards) in Suit::ALL.into_iter().zip(&mut decree.columns) {
                visit_cards(codec, suit.id(), &mut position.left, cards);
            }
        });
    }
}
