//! Battle in its steps (4.3): ambush, roll, effects, hits.

use super::among::{Among, Asked, Judged, here};
use super::hand::Hands;
use super::handler::{TaskHandler, ValidateTask};
use super::hits::{choose_loss, chooser, deal, legal_losses, lose_forced, must_choose, update};
use super::hooks;
use super::removal;
use super::rule::Ruling;
use super::score::Scoring;
use super::victory::Victory;
use super::why::{at, because, of_faction};
use crate::games::root::clockwork::words::Trait;
use crate::games::root::prelude::*;
use crate::games::root::state::battle::{Battle, Side, Step};
use crate::games::root::state::task::PromptSpec;
use crate::games::root::words::event::Source;
use crate::games::root::words::faction::Character;
use crate::games::root::words::item::Item;
use crate::games::root::words::owner::OwnerSet;
use crate::games::root::words::party::Party;
use crate::games::root::words::place::SuitSet;
use crate::kernel::{Illegal, RollKind};

/// Both dice, as `4 * first + second`.
pub const ROLL_DICE: RollKind = RollKind(0);

/// Hits of an ambush (4.3.1.II).
const AMBUSH_HITS: u8 = 2;

/// Whether the seat can start a battle anywhere.
pub(in crate::games::root) fn is_possible(state: &State, seat: Seat) -> bool {
    meetings(state, seat).any(|(_, fields)| !fields.is_empty())
}

/// The clearings where the seat has a warrior or its pawn (4.3).
fn battlefields(state: &State, seat: Seat) -> ClearingSet {
    let fields = state.clearings_with_warriors(seat);
    state.pawn(seat).map_or(fields, |clearing| fields.with(clearing))
}

/// The clearings where mercenaries fight for the seat against an enemy (11.2.7.III).
fn hired_fields(state: &State, seat: Seat, enemy: Owner) -> ClearingSet {
    hooks::mercenaries(state, seat, enemy).map_or(ClearingSet::EMPTY, |of| state.clearings_with_warriors(of))
}

/// The enemies of the seat, each with the clearings where it can battle them (4.3), mercenaries included (11.2.7.III).
#[inline]
pub(in crate::games::root) fn meetings(
    state: &State,
    seat: Seat,
) -> impl Iterator<Item = (Owner, ClearingSet)> + use<'_> {
    let fields = battlefields(state, seat);
    let met = move |enemy| {
        let fields = meeting(state, seat.into(), enemy, fields | hired_fields(state, seat, enemy));
        if !state.hirelings.is_empty() && hooks::is_dear(state, enemy) {
            fields.iter().filter(|&at| may_pay(state, seat, enemy, at)).collect()
        } else {
            fields
        }
    };
    state.enemies(seat).iter().map(move |enemy| (enemy, met(enemy)))
}

/// Narrows down where who can attack an enemy can battle it (4.3), cards that this costs aside.
#[inline]
fn meeting<A: Among<ClearingSet>>(state: &State, owner: Owner, enemy: Owner, fields: A) -> A {
    hooks::battling(state, enemy, owner, fields.only(state.presence(enemy), here("root-no-defender", "4.3")))
}

/// Returns why the owner cannot battle the party in the clearing.
pub(in crate::games::root) fn no_battle(
    state: &State,
    owner: impl Into<Owner>,
    clearing: Clearing,
    defender: Party,
) -> Option<Illegal> {
    let owner = owner.into();
    let Some(enemy) = state.owner_of(defender) else {
        return Some(of_faction("root-no-faction", "4.3", defender));
    };
    let attacking = Asked::about(clearing)
        .given(can_attack(state, owner, enemy, clearing), || at("root-no-attacker", "4.3", clearing))
        .given(state.are_enemies(owner, enemy), || at("root-no-enemy", "4.3", clearing));
    let meeting = meeting(state, owner, enemy, attacking);
    meeting
        .given(can_pay(state, owner, enemy, clearing), || match owner.seat() {
            Some(_) => at("root-no-card-to-battle", "E.2.2", clearing),
            None => because("root-no-card-of-hireling", "E.3.5"),
        })
        .why()
}

/// Whether the owner has a warrior or pawn there against the enemy (4.3), mercenaries among them (11.2.7.III).
pub(in crate::games::root) fn can_attack(
    state: &State,
    owner: impl Into<Owner>,
    enemy: impl Into<Owner>,
    clearing: Clearing,
) -> bool {
    let owner = owner.into();
    state.can_fight_in(owner, clearing) || hooks::mercenaries_in(state, owner, enemy, clearing) > 0
}

/// Whether, for all that everybody can see, the owner may hold what a battle against the enemy costs.
fn may_pay(state: &State, owner: impl Into<Owner>, enemy: Owner, clearing: Clearing) -> bool {
    let seat = owner.into().seat();
    hooks::price(state, enemy, clearing).is_none_or(|cards| seat.is_some_and(|seat| state.may_hold(seat, cards)))
}

/// Whether the owner holds what a battle against the enemy costs.
pub(in crate::games::root) fn can_pay(
    state: &State,
    owner: impl Into<Owner>,
    enemy: Owner,
    clearing: Clearing,
) -> bool {
    let hand = owner.into().seat().map_or(CardSet::EMPTY, |seat| state.player(seat).hand);
    hooks::price(state, enemy, clearing).is_none_or(|cards| hand.intersects(cards))
}

/// Returns whom the owner can battle in the clearing, as far as everybody can see.
pub fn opponents(state: &State, owner: impl Into<Owner>, clearing: Clearing) -> OwnerSet {
    let owner = owner.into();
    let can_battle = |enemy: Owner| {
        can_attack(state, owner, enemy, clearing)
            && !hooks::battling(state, enemy, owner, ClearingSet::of(clearing)).is_empty()
            && may_pay(state, owner, enemy, clearing)
    };
    state.enemies_in(owner, clearing).iter().filter(|&enemy| can_battle(enemy)).collect()
}

pub(in crate::games::root) fn legal_anywhere(state: &State, seat: Seat, out: &mut Vec<Action>) {
    for (enemy, fields) in meetings(state, seat).filter(|(_, fields)| !fields.is_empty()) {
        let defender = state.party(enemy);
        for clearing in fields.iter() {
            if can_pay(state, seat, enemy, clearing) {
                out.push(Action::Battle { clearing, defender });
            }
        }
    }
}

/// Nothing is done where only a battle is possible that its player cannot pay for, which not everybody knows.
pub(in crate::games::root) fn or_pass(out: &mut Vec<Action>) {
    if out.is_empty() {
        out.push(Action::Pass);
    }
}

/// The battles of the seat in the clearing, by the hand that it holds.
pub(in crate::games::root) fn legal_in(state: &State, seat: Seat, clearing: Clearing, out: &mut Vec<Action>) {
    let enemies = affordable(state, seat, clearing).iter();
    out.extend(enemies.map(|enemy| Action::Battle { clearing, defender: state.party(enemy) }));
}

/// Returns whom the seat can battle in the clearing, by the hand that it holds.
pub(in crate::games::root) fn affordable(state: &State, seat: Seat, clearing: Clearing) -> OwnerSet {
    opponents(state, seat, clearing).iter().filter(|&enemy| can_pay(state, seat, enemy, clearing)).collect()
}

/// Calls `found` for every battle of the owner in the clearing, as far as everybody can see.
pub(in crate::games::root) fn each_in(
    state: &State,
    owner: impl Into<Owner>,
    clearing: Clearing,
    found: &mut dyn FnMut(Action),
) {
    for enemy in opponents(state, owner, clearing).iter() {
        found(Action::Battle { clearing, defender: state.party(enemy) });
    }
}

pub(in crate::games::root) fn take_anywhere(state: &mut State, action: Action, world: &mut World) {
    match action {
        Action::Battle { clearing, defender } => start_against(state, state.turn, clearing, defender, world),
        Action::Pass => {}
        _ => state.stray(),
    }
}

/// Starts a battle against a party.
pub(in crate::games::root) fn start_against(
    state: &mut State,
    attacker: impl Into<Owner>,
    clearing: Clearing,
    defender: Party,
    world: &mut World,
) {
    match state.owner_of(defender) {
        Some(defender) => start(state, attacker, clearing, defender, world),
        None => state.stray(),
    }
}

/// Starts a battle; its steps come before everything that was pending.
pub(in crate::games::root) fn start(
    state: &mut State,
    attacker: impl Into<Owner>,
    clearing: Clearing,
    defender: impl Into<Owner>,
    world: &mut World,
) {
    let (attacker, defender) = (attacker.into(), defender.into());
    state.battle = Some(Battle::new(clearing, attacker, defender));
    world.emit(|| {
        Event::new(EventKind::Battle, attacker)
            .with(Detail::Party(state.party(defender)))
            .with(Detail::Clearing(clearing))
    });
    state.push_all(&[Step::Roll, Step::Effects, Step::Count, Step::Close].map(Task::Battle));
    if hooks::shoots_first(state, attacker) {
        state.push(Task::Battle(Step::Shot));
    }
    if let Some(scouts) = hooks::scouts(state, defender) {
        state.push(scouts);
    }
    if let Some(before_the_roll) = hooks::before_the_roll(state, attacker, defender) {
        state.push(before_the_roll);
    }
    if state.seat_of_character(Character::Arbiter).is_some() {
        state.push(Task::Battle(Step::Enlist));
    }
    state.push(Task::Battle(Step::Ambush));
    if attacker.seat().is_some_and(|seat| state.has_pawn(seat)) {
        state.push(Task::Battle(Step::Ally));
    }
    if let Some(at_the_start) = hooks::at_the_start_of_battle(state, attacker) {
        state.push(at_the_start);
    }
    if let Some(payment) = hooks::payment(state, attacker, defender, clearing) {
        state.push(payment);
    }
}

/// The battle that has begun ends here.
pub(in crate::games::root) fn call_off(state: &mut State) {
    state.drop_above(Task::Battle(Step::Close));
}

impl TaskHandler for Step {
    fn asks(self, state: &State) -> Option<Seat> {
        let battle = state.battle.as_ref()?;
        match self {
            Step::Ally => hooks::battle_allies(state, battle).next().and(battle.attacker.seat()),
            Step::Ambush => may_be_ambushed_by(state, battle.attacker, battle.defender, battle.clearing),
            Step::Foil => may_ambush(state, battle, battle.attacker),
            Step::Effects => match effects_turn(state, battle)? {
                EffectsTurn::ChooseFirst => battle.attacker.seat(),
                EffectsTurn::Of(side) => battle.owner(side).seat(),
            },
            Step::Birds(side) => {
                battle.owner(side).seat().filter(|&seat| state.may_hold(seat, CardSet::suit(Suit::Bird)))
            }
            Step::Enlist => {
                let decides = battle.defender.seat().filter(|&seat| !hooks::is_clockwork(state, seat));
                hooks::enlistable(state, battle).and(decides)
            }
            Step::Losses(side) => chooser(state, battle, side).filter(|_| must_choose(state, battle, side)),
            Step::AfterAmbush | Step::Roll | Step::Count | Step::Deal | Step::Close | Step::Shot | Step::AfterShot => {
                None
            }
        }
    }

    fn legal(self, state: &State, out: &mut Vec<Action>) {
        let Some(battle) = &state.battle else { return };
        match self {
            Step::Ally => {
                out.push(Action::Pass);
                out.extend(
                    hooks::battle_allies(state, battle).map(|ally| Action::Ally { faction: state.faction(ally) }),
                );
            }
            Step::Ambush => legal_ambush(state, battle, battle.defender, out),
            Step::Foil => legal_ambush(state, battle, battle.attacker, out),
            Step::Effects => match effects_turn(state, battle) {
                Some(EffectsTurn::ChooseFirst) => {
                    let seats =
                        [Side::Attacker, Side::Defender].into_iter().filter_map(|side| battle.owner(side).seat());
                    out.extend(seats.map(|seat| Action::First { faction: state.faction(seat) }));
                }
                Some(EffectsTurn::Of(side)) => {
                    out.push(Action::Pass);
                    out.extend(usable_effects(state, battle, side).map(|card| Action::Use { card }));
                    if hooks::swift_swords(state, battle.owner(side)) > 0 {
                        out.push(Action::Swift);
                    }
                }
                None => {}
            },
            Step::Birds(side) => {
                out.push(Action::Pass);
                if let Some(seat) = battle.owner(side).seat() {
                    let birds = state.player(seat).hand & CardSet::suit(Suit::Bird);
                    out.extend(birds.kinds().map(|card| Action::Discard { card }));
                }
            }
            Step::Enlist => out.extend([Action::Pass, Action::Enlist]),
            Step::Losses(side) => legal_losses(state, battle, side, out),
            Step::AfterAmbush | Step::Roll | Step::Count | Step::Deal | Step::Close | Step::Shot | Step::AfterShot => {}
        }
    }

    fn take(self, state: &mut State, action: Action, world: &mut World) {
        let Some(battle) = state.battle else { return };
        match (self, action) {
            (Step::Ally, Action::Ally { faction }) => {
                let ally = state.seat_of(faction);
                update(state, |battle| battle.ally = ally);
                world.emit(|| Event::new(EventKind::Allied, battle.attacker).with(Detail::Faction(faction)));
            }
            (Step::Ambush, Action::Ambush { suit }) => {
                world.emit(|| Event::new(EventKind::Ambushed, battle.defender));
                discard(state, battle.defender, CardKind::ambush(suit), world);
                state.push(Task::Battle(Step::Foil));
            }
            // 4.3.1.I
            (Step::Foil, Action::Ambush { suit }) => {
                world.emit(|| Event::new(EventKind::Foiled, battle.attacker));
                discard(state, battle.attacker, CardKind::ambush(suit), world);
            }
            (Step::Foil, Action::Pass) => ambush_hits(state, world),
            (Step::Enlist, Action::Enlist) => enlist(state, battle, world),
            (Step::Effects, Action::First { faction }) => {
                let defends = state.party(battle.defender) == faction.into();
                let first = if defends { Side::Defender } else { Side::Attacker };
                update(state, |battle| battle.first = Some(first));
                state.push(Task::Battle(self));
            }
            (Step::Effects, action) => {
                state.push(Task::Battle(self));
                let Some(EffectsTurn::Of(side)) = effects_turn(state, &battle) else { return state.stray() };
                match action {
                    Action::Use { card } => use_effect(state, battle, side, card, world),
                    // D.8.2
                    Action::Swift => {
                        if let Some(seat) = battle.owner(side).seat() {
                            state.exhaust_item(seat, Item::Sword, world);
                        }
                        update(state, |battle| battle.extra[side.index()] += 1);
                    }
                    Action::Pass => update(state, |battle| battle.passed[side.index()] = true),
                    _ => state.stray(),
                }
            }
            (Step::Birds(side), Action::Discard { card }) => {
                state.push(Task::Battle(self));
                discard(state, battle.owner(side), card, world);
            }
            (Step::Losses(side), action) => {
                state.push(Task::Battle(self));
                choose_loss(state, battle, side, action, world);
            }
            (Step::Ally | Step::Ambush | Step::Enlist | Step::Birds(_), Action::Pass) => {}
            _ => state.stray(),
        }
    }

    fn run(self, state: &mut State, world: &mut World) {
        let Some(battle) = state.battle else { return };
        match self {
            Step::Ally | Step::Effects | Step::Birds(_) => {}
            Step::Ambush => spring(state, &battle, world),
            Step::Enlist => {
                if hooks::enlists_by_itself(state, &battle) {
                    enlist(state, battle, world);
                }
            }
            Step::Shot => {
                hooks::invoke(battle.attacker, Trait::Marksman, world);
                shoot(state, world);
            }
            Step::AfterShot => {
                if !state.is_present(battle.defender, battle.clearing) {
                    call_off(state);
                }
            }
            Step::Foil => ambush_hits(state, world),
            Step::AfterAmbush => {
                if !can_attack(state, battle.attacker, battle.defender, battle.clearing) {
                    state.drop_above(Task::Battle(Step::Close));
                }
            }
            Step::Roll => roll(state, battle, world),
            Step::Count => count_hits(state, battle, world),
            Step::Losses(side) => lose_forced(state, battle, side, world),
            Step::Deal => deal(state, battle, world),
            Step::Close => {
                if let Some(ally) = battle.ally
                    && battle.taken_on_allies > battle.taken_on_items
                    && let Some(attacker) = battle.attacker.seat()
                {
                    state.turn_hostile(attacker, ally, world);
                }
                let rules = state.ruler(battle.clearing) == Some(battle.attacker);
                if let Some(spoils) = hooks::spoils(state, &battle).filter(|_| rules) {
                    state.push(spoils);
                }
                state.battle = None;
                heal(state, &battle, world);
            }
        }
    }

    fn question(self, state: &State, declared: PromptSpec) -> PromptSpec {
        let Some(battle) = &state.battle else { return declared };
        let asking = match self {
            Step::Effects => match effects_turn(state, battle) {
                Some(EffectsTurn::ChooseFirst) => declared.instead("root-ask-effects-first", "4.3.3"),
                _ => declared,
            },
            Step::Losses(side) => {
                let is_on_track = hooks::item_track(state, battle.owner(side)).is_some();
                let declared = if is_on_track { declared.by("9.2.7") } else { declared };
                declared.number("count", battle.due[side.index()])
            }
            _ => declared,
        };
        asking
            .clearing("clearing", battle.clearing)
            .party("attacker", state.party(battle.attacker))
            .party("defender", state.party(battle.defender))
    }
}

impl ValidateTask for Step {}

/// Whether no ambush can be played against the attacker.
fn is_scouted(state: &State, attacker: Owner) -> bool {
    state.has_effect(attacker, CardKind::ScoutingParty)
}

/// Returns the seat that could ambush the attacker in a battle there, for all that everybody can see (4.3.1).
pub fn may_be_ambushed_by(state: &State, attacker: Owner, defender: Owner, clearing: Clearing) -> Option<Seat> {
    // R2.8.2
    let surprises = [attacker, defender].iter().all(|&side| !hooks::is_clockwork(state, side));
    may_hold_ambush(state, clearing, defender).filter(|_| surprises && !is_scouted(state, attacker))
}

/// The seat that can play an ambush for the owner, if, for all that everybody can see, it may hold one for this
/// battle; none for a hireling (E.3.5).
fn may_ambush(state: &State, battle: &Battle, owner: Owner) -> Option<Seat> {
    may_hold_ambush(state, battle.clearing, owner)
}

fn may_hold_ambush(state: &State, clearing: Clearing, owner: Owner) -> Option<Seat> {
    owner.seat().filter(|&seat| state.may_hold(seat, ambush_cards(state, clearing)))
}

/// R9.7: a clockwork player ambushes a human with a card that lies ready.
fn spring(state: &mut State, battle: &Battle, world: &mut World) {
    let human = battle.attacker.seat().is_some_and(|seat| !hooks::is_clockwork(state, seat));
    if !human || is_scouted(state, battle.attacker) {
        return;
    }
    let Some(card) = hooks::take_ambush(state, battle.defender, battle.clearing) else { return };
    world.emit(|| Event::new(EventKind::Ambushed, battle.defender));
    world.emit(|| Event::new(EventKind::Discarded, battle.defender).with(Detail::Card(card.kind())));
    state.lay_on_discard(card, world);
    state.push(Task::Battle(Step::Foil));
}

/// 4.3.1: a card that matches the clearing, its suit or a bird.
fn legal_ambush(state: &State, battle: &Battle, owner: Owner, out: &mut Vec<Action>) {
    out.push(Action::Pass);
    let Some(seat) = owner.seat() else { return };
    for suit in state.suits(battle.clearing).with(Suit::Bird).iter() {
        if state.player(seat).hand.has(CardKind::ambush(suit)) {
            out.push(Action::Ambush { suit });
        }
    }
}

/// The trait Hospitals: warriors come to the keep, unless a snare takes them.
fn heal(state: &mut State, battle: &Battle, world: &mut World) {
    let Some((seat, keep)) = hooks::healing(state, battle) else { return };
    hooks::invoke(seat, Trait::Hospitals, world);
    if !removal::is_held_up(state, seat, keep, world) {
        state.recruit(seat, keep, hooks::HEALED, world);
    }
}

/// D.5.2: the Arbiter helps the defender for a point.
fn enlist(state: &mut State, battle: Battle, world: &mut World) {
    let Some(arbiter) = hooks::enlistable(state, &battle) else { return };
    update(state, |battle| battle.enlisted = Some(arbiter));
    world.emit(|| Event::new(EventKind::Enlisted, battle.defender).with(Detail::Faction(state.faction(arbiter))));
    state.score(arbiter, 1, Source::Arbiter, world);
}

/// The trait Marksman: a hit before the roll, which is no more if nothing is left.
fn shoot(state: &mut State, world: &mut World) {
    update(state, |battle| battle.due[Side::Defender.index()] = 1);
    ignore_first_hit(state, Side::Defender, world);
    state.push_all(&[Step::Losses(Side::Defender), Step::Deal, Step::AfterShot].map(Task::Battle));
}

/// Deals the hits of an ambush that nobody foiled (4.3.1.II).
fn ambush_hits(state: &mut State, world: &mut World) {
    update(state, |battle| battle.due[Side::Attacker.index()] = AMBUSH_HITS);
    ignore_first_hit(state, Side::Attacker, world);
    let steps = [Step::Losses(Side::Attacker), Step::Deal, Step::AfterAmbush];
    state.push_all(&steps.map(Task::Battle));
}

/// A side that may do so ignores the first hit it takes, once in a battle (14.7.7, 15.2.4).
fn ignore_first_hit(state: &mut State, side: Side, world: &mut World) {
    let Some(battle) = state.battle else { return };
    let (index, owner) = (side.index(), battle.owner(side));
    if battle.due[index] > 0 && !battle.spared[index] && hooks::ignores_first_hit(state, owner, battle.clearing) {
        update(state, |battle| {
            battle.due[index] -= 1;
            battle.spared[index] = true;
        });
        world.emit(|| Event::new(EventKind::Ignored, owner));
    }
}

/// Returns the hits that attacker and defender deal beyond the roll without a choice (4.3.3).
pub fn extra_hits(state: &State, attacker: Owner, defender: Owner, clearing: Clearing) -> [u8; 2] {
    let is_alone = hooks::mercenaries_in(state, defender, attacker, clearing) == 0;
    let defenseless = u8::from(is_alone && hooks::is_defenseless(state, defender, clearing));
    [
        defenseless + hooks::attacker_extra_hits(state, attacker, clearing),
        hooks::defender_extra_hits(state, defender, clearing),
    ]
}

/// 4.3.2, with what the factions and an empty defense add by themselves (4.3.3).
fn roll(state: &mut State, battle: Battle, world: &mut World) {
    let face = world.draw(ROLL_DICE, 0xFFFF);
    let (high, low) = ((face / 4).max(face % 4), (face / 4).min(face % 4));
    let (attacker, defender, clearing) = (battle.attacker, battle.defender, battle.clearing);
    // 8.2.2
    let (attacks_with, defends_with) =
        if battle.scouted || hooks::defends_with_the_higher_roll(state, defender) { (low, high) } else { (high, low) };
    let allied = battle.ally.map_or(0, |ally| state.warriors(ally, clearing));
    // D.5.2
    let hired = battle.enlisted.map_or(0, |seat| hooks::lent_hits(state, seat, clearing));
    // 11.2.7.III
    let mercenaries = [(attacker, defender), (defender, attacker)]
        .map(|(owner, against)| hooks::mercenaries_in(state, owner, against, clearing));
    let rolled = [
        // 14.2.5
        if battle.looting {
            0
        } else {
            attacks_with.min(
                (hooks::max_hits(state, attacker, clearing) + allied + mercenaries[0])
                    .max(hooks::least_cap(state, attacker)),
            )
        },
        defends_with.min(
            hooks::max_hits(state, defender, clearing)
                + hired
                + mercenaries[1]
                + hooks::garrison_hits(state, defender, clearing),
        ),
    ];
    let extra = extra_hits(state, attacker, defender, clearing);
    update(state, |battle| {
        battle.dice = Some((high, low));
        battle.rolled = rolled;
        battle.extra = [battle.extra[0] + extra[0], battle.extra[1] + extra[1]];
    });
    world.emit(|| {
        Event::new(EventKind::Dice, attacker)
            .with(Detail::Count(i16::from(attacks_with)))
            .with(Detail::Count(i16::from(defends_with)))
            .with(Detail::Party(state.party(defender)))
    });
    hooks::tell_hits(state, attacker, defender, clearing, world);
}

enum EffectsTurn {
    ChooseFirst,
    Of(Side),
}

/// Returns who is next to use effects (4.3.3).
fn effects_turn(state: &State, battle: &Battle) -> Option<EffectsTurn> {
    let may_have_effects = |owner: Owner| owner.seat().is_some_and(|seat| !state.player(seat).crafted.is_empty());
    let open = |side: Side| {
        !battle.passed[side.index()]
            && (may_have_effects(battle.owner(side)) && usable_effects(state, battle, side).next().is_some()
                || hooks::swift_swords(state, battle.owner(side)) > 0)
    };
    let first = battle.first.unwrap_or(Side::Attacker);
    match (open(first), open(first.other())) {
        (true, true)
            if battle.first.is_none() && !battle.passed[0] && !battle.passed[1] && !battle.has_effects_used() =>
        {
            Some(EffectsTurn::ChooseFirst)
        }
        (true, _) => Some(EffectsTurn::Of(first)),
        (false, true) => Some(EffectsTurn::Of(first.other())),
        (false, false) => None,
    }
}

/// Returns who may play an ambush now, for all that everybody can see (4.3.1).
pub fn ambusher(state: &State) -> Option<Owner> {
    let battle = state.battle.as_ref()?;
    let owner = match state.top()? {
        Task::Battle(Step::Ambush) => battle.defender,
        Task::Battle(Step::Foil) => battle.attacker,
        _ => return None,
    };
    may_ambush(state, battle, owner).map(Owner::from)
}

/// Returns the effects in play that a side may use (4.3.3).
pub fn usable_effects(state: &State, battle: &Battle, side: Side) -> impl Iterator<Item = CardKind> + use<> {
    let owner = battle.owner(side);
    let crafted = owner.seat().map_or(CardSet::EMPTY, |seat| state.player(seat).crafted);
    let brutal = battle.brutal;
    let partisans = (state.suits(battle.clearing) - battle.partisans[side.index()]).iter();
    let cards = match side {
        Side::Attacker => [Some(CardKind::Armorers), (!brutal).then_some(CardKind::BrutalTactics)],
        Side::Defender => [Some(CardKind::Armorers), Some(CardKind::Sappers)],
    };
    cards.into_iter().flatten().chain(partisans.filter_map(CardKind::partisans)).filter(move |&card| crafted.has(card))
}

fn use_effect(state: &mut State, battle: Battle, side: Side, card: CardKind, world: &mut World) {
    let Some(seat) = battle.owner(side).seat() else { return state.stray() };
    match card {
        CardKind::Armorers => {
            state.discard_effect(seat, card, world);
            update(state, |battle| battle.armored[side.index()] = true);
        }
        CardKind::Sappers => {
            state.discard_effect(seat, card, world);
            update(state, |battle| battle.extra[side.index()] += 1);
        }
        CardKind::BrutalTactics => {
            world.emit(|| Event::new(EventKind::Used, seat).with(Detail::Card(card)));
            update(state, |battle| {
                battle.brutal = true;
                battle.extra[side.index()] += 1;
            });
            if let Some(defender) = state.scores_for(battle.defender) {
                state.score(defender, 1, Source::Effects, world);
            }
        }
        CardKind::FoxPartisans | CardKind::RabbitPartisans | CardKind::MousePartisans => {
            // those of other suits than the clearing's have no business here
            let called = (SuitSet::CLEARING - state.suits(battle.clearing)).with(card.suit());
            world.emit(|| Event::new(EventKind::Used, seat).with(Detail::Card(card)));
            update(state, |battle| {
                battle.partisans[side.index()] |= called;
                battle.extra[side.index()] += 1;
            });
            let others = state.player(seat).hand - CardSet::matching(card.suit());
            for other in others.iter() {
                state.pick_from_hand(seat, other.kind(), EventKind::Discarded, world);
            }
            state.lay_off_picked(world);
            state.push(Task::Battle(Step::Birds(side)));
        }
        _ => state.stray(),
    }
}

/// Adds the extra hits to those rolled, up to the warriors that deal them, and has both sides take theirs (4.3.3.I, 4.3.4).
fn count_hits(state: &mut State, battle: Battle, world: &mut World) {
    let due = [battle.dealt_by(Side::Defender), battle.dealt_by(Side::Attacker)];
    update(state, |battle| battle.due = due);
    world.emit(|| {
        Event::new(EventKind::Hits, battle.attacker)
            .with(Detail::Count(i16::from(due[1])))
            .with(Detail::Party(state.party(battle.defender)))
            .with(Detail::Count(i16::from(due[0])))
    });
    for side in [Side::Attacker, Side::Defender] {
        ignore_first_hit(state, side, world);
    }
    let steps = [Step::Losses(Side::Defender), Step::Losses(Side::Attacker), Step::Deal];
    state.push_all(&steps.map(Task::Battle));
}

/// A battle anywhere that someone may start, or let be.
#[derive(Clone, Copy)]
pub(in crate::games::root) struct FreeBattle;

impl TaskHandler for FreeBattle {
    fn asks(self, state: &State) -> Option<Seat> {
        Some(state.turn)
    }

    fn legal(self, state: &State, out: &mut Vec<Action>) {
        legal_anywhere(state, state.turn, out);
        or_pass(out);
    }

    fn take(self, state: &mut State, action: Action, world: &mut World) {
        take_anywhere(state, action, world);
    }
}

impl ValidateTask for FreeBattle {}

/// Returns the cards that a defender or a foiling attacker might play in a clearing, for reckoning odds.
pub fn ambush_cards(state: &State, clearing: Clearing) -> CardSet {
    CardSet::AMBUSHES & CardSet::matching(state.suits(clearing))
}

/// Discards a card out of the hand of the owner.
fn discard(state: &mut State, owner: Owner, card: CardKind, world: &mut World) {
    match owner.seat() {
        Some(seat) => state.discard_from_hand(seat, card, world),
        None => state.stray(),
    }
}
