//! Pieces leave the map (G.1.22): all of one event first, then points, then what the losses trigger (1.5.4, 3.2.1).

use crate::games::root::cards::exiles;
use crate::games::root::factions::{alliance, corvids, duchy, hundreds, keepers, lizards, riverfolk, vagabond};
use crate::games::root::law::hooks;
use crate::games::root::state::State;
use crate::games::root::state::losses::{Cause, Loss, Step, Trigger};
use crate::games::root::state::task::{Asking, Task};
use crate::games::root::state::world::World;
use crate::games::root::words::action::{Action, Effect};
use crate::games::root::words::card::{CardKind, CardSet};
use crate::games::root::words::event::{Detail, Event, What};
use crate::games::root::words::faction::Faction;
use crate::games::root::words::item::Tile;
use crate::games::root::words::piece::{Piece, Target};
use crate::games::root::words::place::{Clearing, ClearingSet, Suit};
use crate::kernel::{Seat, SeatSet};
use arrayvec::ArrayVec;

/// Removes what the losses name, scores for it and notes what it triggers.
pub(in crate::games::root) fn remove(state: &mut State, losses: &[Loss], cause: Cause, world: &mut World) {
    let (mut raids, mut buried) = (ClearingSet::EMPTY, false);
    for loss in losses {
        let gone = take_off(state, loss, cause, world);
        buried |= gone.buried;
        // 13.7.4: whichever side is up, unless it was exposed
        if gone.raid && cause != Cause::Exposure {
            raids.insert(loss.clearing);
        }
    }
    for loss in losses {
        // hired warriors fall as those of who has hired them (11.2.7.III.b)
        let hirer = hooks::hirer(state, loss.owner).filter(|_| loss.warriors > 0);
        if state.are_enemies(loss.by, loss.owner) || hirer.is_some_and(|hirer| state.are_enemies(loss.by, hirer)) {
            score_removal(state, loss, cause, world);
        }
        note_triggers(state, loss, buried);
    }
    // 12.2.3: once, however many buildings
    let failed = |loss: &Loss| duchy::kit::BUILDINGS.iter().any(|building| loss.pieces[building.index()] > 0);
    if losses.iter().any(failed) {
        trigger(state, Trigger::Failure);
    }
    for clearing in raids.iter() {
        trigger(state, Trigger::Raid { clearing });
    }
}

/// Removes every enemy piece in the clearings; a Vagabond there damages three items instead (9.2.2.I).
pub(in crate::games::root) fn remove_enemies(
    state: &mut State,
    by: Seat,
    clearings: ClearingSet,
    cause: Cause,
    world: &mut World,
) {
    let mut losses =
        ArrayVec::<Loss, { crate::games::root::words::place::MAX_CLEARINGS * crate::kernel::MAX_SEATS }>::new();
    for clearing in clearings.iter() {
        for owner in state.enemies_in(by, clearing).iter() {
            if state.vagabond(owner).is_some() {
                trigger(state, Trigger::Damage { seat: owner, count: vagabond::kit::DAMAGE_INSTEAD_OF_REMOVAL });
                continue;
            }
            let mut loss = Loss::none(owner, by, clearing);
            loss.warriors = match cause {
                Cause::Battle => state.warriors(owner, clearing),
                _ => hooks::removable_warriors(state, owner, clearing),
            };
            for &piece in Piece::of(state.faction(owner)) {
                loss.pieces[piece.index()] = state.count(piece, clearing);
            }
            losses.push(loss);
        }
    }
    remove(state, &losses, cause, world);
}

/// What else is to be known of pieces taken off.
struct Gone {
    /// Coffin Makers keep the warriors.
    buried: bool,
    /// A raid was among them.
    raid: bool,
}
fn take_off(state: &mut State, loss: &Loss, cause: Cause, world: &mut World) -> Gone {
    let (owner, at) = (loss.owner.index(), loss.clearing.index());
    let here = state.warriors[owner][at];
    let removable = || hooks::removable_warriors(state, loss.owner, loss.clearing);
    let warriors = loss.warriors.min(if cause == Cause::Battle { here } else { removable() });
    // 14.2.2
    let led = hundreds::queries::warlord_in(state, loss.owner, loss.clearing);
    let warlord = led && warriors > 0 && (loss.warlord || warriors == here);
    state.warriors[owner][at] -= warriors;
    let mut buried = false;
    if warriors > 0 {
        world.emit(|| removed(loss, Target::Warrior, warriors));
        if cause == Cause::Battle && hooks::avenges(state, loss.owner) {
            lizards::queries::avenge(state, warriors, world);
        } else {
            // the warlord goes to no supply (14.2.2)
            let warriors = warriors - u8::from(warlord);
            buried = cause != Cause::Replaced && exiles::bury(state, loss.owner, warriors);
            if !buried {
                state.players[owner].supply += warriors;
            }
        }
        if warlord {
            hundreds::queries::fall(state, loss.owner, world);
        }
    }
    let mut raid = false;
    for &piece in Piece::of(state.faction(loss.owner)) {
        let count = loss.pieces[piece.index()].min(state.count(piece, loss.clearing));
        if count == 0 {
            continue;
        }
        state.pieces[piece.index()][at] -= count;
        if piece.is_building() {
            state.buildings[owner][at] -= count;
        }
        if piece.relic().is_some() {
            keepers::queries::set_adrift(state, piece, count);
        } else if !piece.is_lost_for_good() {
            // 6.2.2, 11.2.5.I: the keep and trade posts never come back
            state.stock[piece.in_stock().index()] += count;
        }
        let is_raid =
            piece.owner() == Faction::Corvids && corvids::queries::leaves_the_map(state, loss.clearing, piece);
        raid |= is_raid;
        // what comes of a raid would show in a moment that it was one
        let told = if is_raid { Piece::Raid } else { piece };
        world.emit(|| removed(loss, Target::Piece(told), count));
    }
    Gone { buried, raid }
}

fn removed(loss: &Loss, target: Target, count: u8) -> Event {
    Event::new(What::Removed, loss.owner)
        .with(Detail::Count(i16::from(count)))
        .with(Detail::Target(target))
        .with(Detail::Clearing(loss.clearing))
}

fn score_removal(state: &mut State, loss: &Loss, cause: Cause, world: &mut World) {
    let placed = loss.placed();
    // 3.2.1, 15.2.5
    state.score(loss.by, placed + loss.relics() * hooks::PRIZE_POINTS, world);
    if cause == Cause::Battle && placed > 0 {
        let bonus = hooks::battle_bonus(state, loss.by);
        let taken = state.battle.as_mut().is_some_and(|battle| std::mem::replace(&mut battle.bonus, bonus > 0));
        if !taken {
            state.score(loss.by, bonus, world);
        }
    }
    if state.vagabond(loss.by).is_some() {
        vagabond::relations::after_removing(state, loss, cause, world);
    }
}

fn note_triggers(state: &mut State, loss: &Loss, buried: bool) {
    if loss.warriors > 0 && state.faction(loss.owner) == Faction::Marquise && has_hospital(state) {
        trigger(state, Trigger::Hospital { clearing: loss.clearing, count: loss.warriors, buried });
    }
    if loss.pieces[Piece::Sympathy.index()] > 0 && loss.by != loss.owner {
        trigger(state, Trigger::Outrage { payer: loss.by, clearing: loss.clearing });
    }
    for suit in Suit::CLEARING {
        if Piece::base(suit).is_some_and(|base| loss.pieces[base.index()] > 0) {
            trigger(state, Trigger::BaseLost { suit });
        }
    }
    let prize = Trigger::Prize { by: loss.by };
    if loss.relics() > 0 && !state.triggers.as_slice().contains(&prize) {
        trigger(state, prize);
    }
    let gardens: u8 = Piece::GARDENS.into_iter().map(|garden| loss.pieces[garden.index()]).sum();
    if gardens > 0 {
        let waiting = state.triggers.as_mut_slice().iter_mut().find_map(|trigger| match trigger {
            Trigger::GardensLost { count } => Some(count),
            _ => None,
        });
        match waiting {
            Some(count) => *count += gardens,
            None => trigger(state, Trigger::GardensLost { count: gardens }),
        }
    }
    let posts: u8 = Piece::POSTS.into_iter().map(|post| loss.pieces[post.index()]).sum();
    if posts > 0 {
        let waiting = state.triggers.as_mut_slice().iter_mut().find_map(|trigger| match trigger {
            Trigger::PostsLost { count } => Some(count),
            _ => None,
        });
        match waiting {
            Some(count) => *count += posts,
            None => trigger(state, Trigger::PostsLost { count: posts }),
        }
    }
}

/// Whether the keep is on the map and warriors can be placed there (6.2.3, D.6.2).
fn has_hospital(state: &State) -> bool {
    state.clearings_with(Piece::Keep).first().is_some_and(|keep| !state.scorched.contains(keep))
}

/// Notes a triggered effect; it is resolved before anything that was pending.
pub(in crate::games::root) fn trigger(state: &mut State, trigger: Trigger) {
    state.triggers.push(trigger);
    if state.top() != Some(Task::Triggers) {
        state.push(Task::Triggers);
    }
}

impl Trigger {
    /// The word by which a player puts it first.
    fn effect(self) -> Option<Effect> {
        match self {
            Trigger::Hospital { .. } => Some(Effect::Hospital),
            Trigger::Outrage { .. } => Some(Effect::Outrage),
            Trigger::BaseLost { .. } => Some(Effect::BaseLost),
            Trigger::FerryDraw { .. } => Some(Effect::Ferry),
            Trigger::Failure => Some(Effect::Failure),
            Trigger::Damage { .. } | Trigger::Prize { .. } => None,
            Trigger::GardensLost { .. } => Some(Effect::GardensLost),
            // funds go home whatever else happens
            Trigger::PostsLost { .. } => None,
            Trigger::Raid { .. } => Some(Effect::Raid),
        }
    }

    /// The seat whose loss triggered it, and who therefore orders it in battle (4.3.4).
    fn loser(self, state: &State) -> Option<Seat> {
        match self {
            Trigger::Hospital { .. } => state.seat_of(Faction::Marquise),
            Trigger::Outrage { .. } | Trigger::BaseLost { .. } => state.seat_of(Faction::Alliance),
            Trigger::Damage { seat, .. } => Some(seat),
            Trigger::GardensLost { .. } => state.seat_of(Faction::Lizards),
            Trigger::PostsLost { .. } => state.seat_of(Faction::Riverfolk),
            Trigger::Prize { .. } => state.seat_of(Faction::Keepers),
            // a move by ferry loses nothing, and there is none in a battle
            Trigger::FerryDraw { .. } => None,
            Trigger::Failure => state.seat_of(Faction::Duchy),
            Trigger::Raid { .. } => state.seat_of(Faction::Corvids),
        }
    }

    pub(in crate::games::root) fn step(self) -> Step {
        match self {
            Trigger::Hospital { clearing, count, buried } => Step::Hospital { clearing, count, buried },
            Trigger::Outrage { payer, clearing } => Step::Outrage { payer, clearing },
            Trigger::BaseLost { suit } => Step::BaseLost { suit },
            Trigger::Damage { seat, count } => Step::Damage { seat, left: count },
            Trigger::GardensLost { count } => Step::GardensLost { count },
            Trigger::PostsLost { count } => Step::PostsLost { count },
            Trigger::FerryDraw { seat } => Step::FerryDraw { seat },
            Trigger::Failure => Step::Failure,
            Trigger::Raid { clearing } => Step::Raid { clearing, from: Clearing::new(0) },
            Trigger::Prize { by } => Step::Prize { by },
        }
    }
}

/// The table of the pairs of triggered effects whose order can matter (1.1.3); all others give the same position in any
/// order.
pub fn order_matters(state: &State, one: Trigger, other: Trigger) -> bool {
    match (one, other) {
        // a card given in outrage may be discarded again with the base's supporters, or not
        (Trigger::Outrage { .. }, Trigger::BaseLost { .. }) | (Trigger::BaseLost { .. }, Trigger::Outrage { .. }) => {
            true
        }
        // both are paid from the hand of the Marquise; or the deck runs out between a draw and a discard (2.1)
        (Trigger::Outrage { payer, .. }, Trigger::Hospital { .. })
        | (Trigger::Hospital { .. }, Trigger::Outrage { payer, .. }) => {
            state.faction(payer) == Faction::Marquise && state.player(payer).hand_count() > 0
                || state.deck_count() <= 1 && discards_feed_the_deck(state)
        }
        // both come from the hand of the Cult
        (Trigger::Outrage { payer, .. }, Trigger::GardensLost { .. })
        | (Trigger::GardensLost { .. }, Trigger::Outrage { payer, .. }) => {
            state.faction(payer) == Faction::Lizards && state.player(payer).hand_count() > 0
        }
        // what is discarded first is in the new deck (2.1)
        (Trigger::FerryDraw { .. }, Trigger::Hospital { .. } | Trigger::BaseLost { .. })
        | (Trigger::Hospital { .. } | Trigger::BaseLost { .. }, Trigger::FerryDraw { .. }) => {
            state.deck_count() <= 1 && discards_feed_the_deck(state)
        }
        // the card drawn may be the one that is lost
        (Trigger::GardensLost { .. }, Trigger::FerryDraw { seat })
        | (Trigger::FerryDraw { seat }, Trigger::GardensLost { .. }) => state.faction(seat) == Faction::Lizards,
        // two discards; the first of them is the new deck
        (Trigger::Hospital { .. }, Trigger::BaseLost { .. }) | (Trigger::BaseLost { .. }, Trigger::Hospital { .. }) => {
            state.deck_count() == 0 && discards_feed_the_deck(state)
        }
        // the card drawn may be the one to give; or both take the last cards of the deck
        (Trigger::Outrage { payer, .. }, Trigger::FerryDraw { seat })
        | (Trigger::FerryDraw { seat }, Trigger::Outrage { payer, .. }) => payer == seat || state.deck_count() <= 1,
        // a card given in outrage may be discarded at random before; or the deck runs out between a draw and a discard
        (Trigger::Outrage { payer, .. }, Trigger::Failure) | (Trigger::Failure, Trigger::Outrage { payer, .. }) => {
            state.faction(payer) == Faction::Duchy && state.player(payer).hand_count() > 0
                || state.deck_count() <= 1 && discards_feed_the_deck(state)
        }
        // two discards again
        (Trigger::Failure, Trigger::Hospital { .. } | Trigger::BaseLost { .. })
        | (Trigger::Hospital { .. } | Trigger::BaseLost { .. }, Trigger::Failure) => {
            state.deck_count() == 0 && discards_feed_the_deck(state)
        }
        // the card drawn may be the one that is lost; or what is lost is in the new deck
        (Trigger::Failure, Trigger::FerryDraw { seat }) | (Trigger::FerryDraw { seat }, Trigger::Failure) => {
            state.faction(seat) == Faction::Duchy || state.deck_count() <= 1 && discards_feed_the_deck(state)
        }
        // both take warriors from a supply that does not reach for all
        (Trigger::Raid { clearing: one }, Trigger::Raid { clearing: other }) => {
            one != other && corvids::turn::raids_compete(state, one, other)
        }
        _ => false,
    }
}

/// Whether what is discarded lies in the pile that becomes the deck (2.1), not among the Lost Souls (10.2.6).
fn discards_feed_the_deck(state: &State) -> bool {
    hooks::lost_souls(state).is_none()
}

/// Whom an open order is asked of, and among what he chooses.
enum Order {
    /// The effects of several losers of a battle meet: the player in turn says whose come first (1.1.3).
    Between(SeatSet),
    /// Single effects: those of one loser in battle (4.3.4), else all (1.1.3).
    Among(Option<Seat>),
}

fn open_order(state: &State) -> Option<Order> {
    let pending = state.triggers.as_slice();
    let pairs = || {
        let indices = 0..pending.len();
        indices
            .clone()
            .flat_map(move |one| indices.clone().skip(one + 1).map(move |other| (pending[one], pending[other])))
    };
    let matters = |&(one, other): &(Trigger, Trigger)| order_matters(state, one, other);
    if state.battle.is_none() {
        return pairs().any(|pair| matters(&pair)).then_some(Order::Among(None));
    }
    let loser = |trigger: Trigger| trigger.loser(state);
    if state.settling.is_none() {
        let meeting = pairs().filter(matters).filter(|&(one, other)| loser(one) != loser(other));
        let losers: SeatSet = meeting.flat_map(|(one, other)| [loser(one), loser(other)]).flatten().collect();
        if !losers.is_empty() {
            return Some(Order::Between(losers));
        }
    }
    let mut own = pairs().filter(matters).filter(|&(one, other)| loser(one) == loser(other));
    own.find(|&(one, _)| state.settling.is_none() || loser(one) == state.settling)
        .map(|(one, _)| Order::Among(loser(one)))
}

/// The effects that take part in a pair whose order is open, of one loser or of all.
fn contested(state: &State, of: Option<Seat>) -> impl Iterator<Item = Trigger> + use<'_> {
    let pending = state.triggers.as_slice();
    let listed = move |trigger: Trigger| of.is_none() || trigger.loser(state) == of;
    (0..pending.len())
        .filter(move |&one| {
            let rivals = (0..pending.len()).filter(|&other| other != one && listed(pending[other]));
            listed(pending[one]) && rivals.into_iter().any(|other| order_matters(state, pending[one], pending[other]))
        })
        .map(move |at| pending[at])
}

/// 4.3.4: in battle the side that lost the pieces orders what its losses trigger; between the sides, and outside battle,
/// the player in turn orders (1.1.3).
pub(in crate::games::root) fn asks_order(state: &State) -> Option<Seat> {
    match open_order(state)? {
        Order::Between(_) => Some(state.turn),
        Order::Among(loser) => Some(loser.unwrap_or(state.turn)),
    }
}

pub(in crate::games::root) fn legal_order(state: &State, out: &mut Vec<Action>) {
    match open_order(state) {
        None => {}
        Some(Order::Between(losers)) => {
            out.extend(losers.iter().map(|seat| Action::First { faction: state.faction(seat) }));
        }
        Some(Order::Among(of)) => {
            let offered = |effect: Effect| contested(state, of).any(|trigger| trigger.effect() == Some(effect));
            let effects = Effect::ALL.iter().copied().filter(|&effect| effect != Effect::Raid && offered(effect));
            out.extend(effects.map(|effect| Action::Settle { effect }));
            // raids are told apart by their clearings
            out.extend(contested(state, of).filter_map(|trigger| match trigger {
                Trigger::Raid { clearing } => Some(Action::SettleAt { effect: Effect::Raid, clearing }),
                _ => None,
            }));
        }
    }
}

pub(in crate::games::root) fn take_order(state: &mut State, action: Action) {
    match action {
        Action::First { faction } => {
            state.settling = state.seat_of(faction);
            state.push(Task::Triggers);
        }
        Action::Settle { effect } => {
            let chosen = state.triggers.as_slice().iter().position(|trigger| trigger.effect() == Some(effect));
            resolve(state, chosen.unwrap_or(0));
        }
        Action::SettleAt { clearing, .. } => {
            let chosen = state.triggers.as_slice().iter().position(|&trigger| trigger == Trigger::Raid { clearing });
            resolve(state, chosen.unwrap_or(0));
        }
        _ => {}
    }
}

pub(in crate::games::root) fn order_question(state: &State) -> Asking {
    match open_order(state) {
        Some(Order::Between(_)) => Asking::new("root-ask-order-sides", "1.1.3"),
        _ => Asking::new("root-ask-order", "1.1.3"),
    }
}

/// Resolves what comes next where no order is open: the effects of the loser who goes first, then the others.
pub(in crate::games::root) fn run_order(state: &mut State) {
    let mut pending = state.triggers.as_slice().iter();
    let next = state.settling.and_then(|loser| pending.position(|trigger| trigger.loser(state) == Some(loser)));
    if next.is_none() {
        state.settling = None;
    }
    if next.is_none() && open_order(state).is_some() {
        state.push(Task::Triggers);
        return;
    }
    resolve(state, next.unwrap_or(0));
}

fn resolve(state: &mut State, index: usize) {
    let Some(trigger) = state.triggers.remove(index) else { return };
    if state.triggers.is_empty() {
        state.settling = None;
    } else {
        state.push(Task::Triggers);
    }
    state.push(Task::Removal(trigger.step()));
}

pub(in crate::games::root) fn asks(state: &State, step: Step) -> Option<Seat> {
    match step {
        Step::Hospital { .. } => {
            let seat = state.seat_of(Faction::Marquise)?;
            let keep = state.clearings_with(Piece::Keep).first()?;
            (state.player(seat).hand_count() > 0 && hooks::may_place(state, seat, keep)).then_some(seat)
        }
        Step::Outrage { payer, clearing } if hooks::plays_open(state, payer) => {
            let cards = state.player(payer).hand & CardSet::matching(state.suit(clearing));
            cards.kinds().nth(1).map(|_| payer)
        }
        Step::Outrage { payer, .. } => (state.player(payer).hand_count() > 0).then_some(payer),
        Step::BaseLost { .. } | Step::GardensLost { .. } | Step::PostsLost { .. } | Step::FerryDraw { .. } => None,
        Step::LoseFunds { left, least } => {
            let choice = left > 0 && riverfolk::turn::losable(state, left, least).nth(1).is_some();
            state.seat_of(Faction::Riverfolk).filter(|_| choice)
        }
        Step::Raid { clearing, from } => corvids::turn::asks_raid(state, clearing, from),
        Step::ShedSupporters => alliance::turn::asks_to_shed(state),
        Step::Prize { by } => {
            (keepers::queries::adrift(state).is_some() && state.board.forests().len() > 1).then_some(by)
        }
        Step::Damage { seat, left } => state.vagabond(seat)?.must_choose_damage(left).then_some(seat),
        Step::Failure => (duchy::parliament::threatened(state).len() > 1).then_some(state.seat_of(Faction::Duchy)?),
    }
}

pub(in crate::games::root) fn legal(state: &State, step: Step, out: &mut Vec<Action>) {
    match step {
        Step::Hospital { clearing, .. } => {
            out.push(Action::Pass);
            if let Some(seat) = state.seat_of(Faction::Marquise) {
                let cards = state.player(seat).hand & CardSet::matching(state.suit(clearing));
                out.extend(cards.kinds().map(|card| Action::Hospital { card }));
            }
        }
        Step::Outrage { payer, clearing } => {
            let cards = state.player(payer).hand & CardSet::matching(state.suit(clearing));
            out.extend(cards.kinds().map(|card| Action::Give { card }));
            if cards.is_empty() {
                out.push(Action::Show);
            }
        }
        Step::BaseLost { .. } | Step::GardensLost { .. } | Step::PostsLost { .. } | Step::FerryDraw { .. } => {}
        Step::LoseFunds { left, least } => {
            let owners = riverfolk::turn::losable(state, left, least);
            out.extend(owners.map(|owner| Action::Fund { faction: state.faction(owner) }));
        }
        Step::Raid { clearing, from } => corvids::turn::legal_raid(state, clearing, from, out),
        Step::ShedSupporters => alliance::turn::legal_shed(state, out),
        Step::Prize { .. } => keepers::relics::legal_prize(state, out),
        Step::Damage { seat, .. } => {
            if let Some(vagabond) = state.vagabond(seat) {
                out.extend(vagabond.undamaged_tiles().map(|tile| Action::Damage { tile }));
            }
        }
        Step::Failure => {
            out.extend(duchy::parliament::threatened(state).iter().map(|minister| Action::Dismiss { minister }));
        }
    }
}

pub(in crate::games::root) fn take(state: &mut State, step: Step, action: Action, world: &mut World) {
    match (step, action) {
        (Step::Hospital { count, buried, .. }, Action::Hospital { card }) => {
            hospital(state, count, buried, card, world)
        }
        (Step::Outrage { payer, clearing }, Action::Give { card }) => {
            alliance::turn::outrage_given(state, payer, clearing, card, world);
        }
        (Step::Outrage { payer, .. }, Action::Show) => alliance::turn::outrage_shown(state, payer, world),
        (Step::ShedSupporters, Action::Discard { card }) => {
            state.push(Task::Removal(step));
            alliance::turn::discard_supporter(state, card, world);
        }
        (Step::LoseFunds { left, .. }, Action::Fund { faction }) => {
            if let Some(owner) = state.seat_of(faction) {
                riverfolk::turn::lose_fund(state, owner, world);
                state.push(Task::Removal(Step::LoseFunds { left: left - 1, least: owner }));
            }
        }
        (Step::Prize { by }, Action::PlaceIn { piece, forest }) => {
            state.push(Task::Removal(step));
            keepers::relics::lay_prize(state, by, piece, forest, world);
        }
        (Step::Damage { seat, left }, Action::Damage { tile }) => {
            damage(state, seat, tile, world);
            state.push(Task::Removal(Step::Damage { seat, left: left - 1 }));
        }
        (Step::Failure, Action::Dismiss { minister }) => {
            duchy::parliament::pay_for_failure(state, Some(minister), world);
        }
        (Step::Raid { clearing, .. }, Action::RecruitAt { clearing: to }) => {
            corvids::turn::raid(state, clearing, to, world);
        }
        _ => {}
    }
}

pub(in crate::games::root) fn run(state: &mut State, step: Step, world: &mut World) {
    match step {
        Step::Hospital { .. } | Step::ShedSupporters => {}
        // an open hand gives the one kind of card that fits; nothing to give and nothing to show: the deck gives
        Step::Outrage { payer, clearing } => {
            let cards = state.player(payer).hand & CardSet::matching(state.suit(clearing));
            match cards.kinds().next().filter(|_| hooks::plays_open(state, payer)) {
                Some(card) => alliance::turn::outrage_given(state, payer, clearing, card, world),
                None => alliance::turn::outrage_shown(state, payer, world),
            }
        }
        Step::BaseLost { suit } => alliance::turn::base_lost(state, suit, world),
        Step::GardensLost { count } => lizards::turn::gardens_lost(state, count, world),
        Step::PostsLost { count } => {
            let left = riverfolk::queries::funds_lost(state, count);
            state.push(Task::Removal(Step::LoseFunds { left, least: Seat::new(0) }));
        }
        Step::LoseFunds { left, least } => {
            if let Some(owner) = riverfolk::turn::losable(state, left, least).next().filter(|_| left > 0) {
                riverfolk::turn::lose_fund(state, owner, world);
                state.push(Task::Removal(Step::LoseFunds { left: left - 1, least: owner }));
            }
        }
        Step::FerryDraw { seat } => state.draw_cards(seat, 1, world),
        Step::Failure => {
            let only = duchy::parliament::threatened(state).iter().next();
            duchy::parliament::pay_for_failure(state, only, world);
        }
        Step::Raid { clearing, from } => corvids::turn::run_raid(state, clearing, from, world),
        Step::Prize { by } => {
            while let Some((piece, forest)) = keepers::queries::adrift(state).zip(state.board.forests().first()) {
                keepers::relics::lay_prize(state, by, piece, forest, world);
            }
        }
        Step::Damage { seat, left } => {
            for _ in 0..left {
                let Some(tile) = state.vagabond(seat).and_then(|vagabond| vagabond.undamaged_tiles().next()) else {
                    return;
                };
                damage(state, seat, tile, world);
            }
        }
    }
}

/// 9.2.7
pub(in crate::games::root) fn damage(state: &mut State, seat: Seat, tile: Tile, world: &mut World) {
    if let Some(vagabond) = state.vagabond_mut(seat) {
        vagabond.turn(tile, tile.condition.damaged());
        world.emit(|| Event::new(What::Damaged, seat).with(Detail::Item(tile.item)));
    }
}

/// 6.2.3: one card saves all warriors removed from the clearing.
fn hospital(state: &mut State, count: u8, buried: bool, card: CardKind, world: &mut World) {
    let Some(seat) = state.seat_of(Faction::Marquise) else { return };
    let Some(keep) = state.clearings_with(Piece::Keep).first() else { return };
    state.discard_from_hand(seat, card, world);
    let lie = if buried { &mut state.coffins[seat.index()] } else { &mut state.players[seat.index()].supply };
    let count = count.min(*lie);
    *lie -= count;
    state.warriors[seat.index()][keep.index()] += count;
    world.emit(|| Event::new(What::Hospital, seat).with(Detail::Count(i16::from(count))).with(Detail::Clearing(keep)));
}

pub(in crate::games::root) fn question(state: &State, step: Step) -> Asking {
    match step {
        Step::Hospital { clearing, count, .. } => Asking::new("root-ask-hospital", "6.2.3")
            .clearing("clearing", clearing)
            .number("count", count)
            .name("suit", "root-suit", state.suit(clearing).id()),
        Step::Outrage { clearing, .. } => Asking::new("root-ask-outrage", "8.2.6").clearing("clearing", clearing).name(
            "suit",
            "root-suit",
            state.suit(clearing).id(),
        ),
        Step::BaseLost { .. } | Step::ShedSupporters => Asking::new("root-ask-shed", "8.2.4"),
        Step::FerryDraw { .. } => Asking::new("root-ask-over", "C.2.5"),
        Step::Failure => Asking::new("root-ask-dismiss", "12.2.3"),
        Step::Damage { left, .. } => Asking::new("root-ask-damage", "9.2.2.I").number("count", left),
        Step::GardensLost { .. } => Asking::new("root-ask-over", "10.2.5"),
        Step::PostsLost { .. } => Asking::new("root-ask-over", "11.2.5.I"),
        Step::LoseFunds { left, .. } => Asking::new("root-ask-lose-funds", "11.2.5.I").number("count", left),
        Step::Raid { clearing, .. } => Asking::new("root-ask-raid", "13.7.4").clearing("clearing", clearing),
        Step::Prize { .. } => {
            let relic = keepers::queries::adrift(state).unwrap_or(Piece::Figure1);
            Asking::new("root-ask-prize", "15.2.5").name("piece", "root-piece", relic.id())
        }
    }
}
