//! Quick answers to the small questions inside an action: what plans assume of everybody.

use super::{duchy, hundreds, riverfolk, vagabond};
use crate::games::root::State;
use crate::games::root::factions::duchy::turn as rules;
use crate::games::root::factions::eyrie::words::Leader;
use crate::games::root::factions::vagabond::kit::Vagabond;
use crate::games::root::factions::vagabond::words::Character;
use crate::games::root::law::hooks;
use crate::games::root::state::battle::Battle;
use crate::games::root::state::battle::Side;
use crate::games::root::words::action::{Action, Effect};
use crate::games::root::words::card::CardKind;
use crate::games::root::words::item::{Condition, Item, Tile};
use crate::games::root::words::piece::{Piece, Target};
use crate::games::root::words::place::Suit;
use crate::kernel::Seat;

/// Whether the list is one of the small questions, not a choice of what to do in one's turn.
pub fn is_small(state: &State, legal: &[Action]) -> bool {
    if state.battle.is_some() {
        return true;
    }
    let telling = legal.iter().copied().find(|&action| action != Action::Pass).unwrap_or(Action::Pass);
    match telling {
        // what the Banker takes is a plan of its own
        Action::Spend { .. } => !rules::is_banking(state),
        Action::RecruitAt { .. } => legal.iter().all(|action| matches!(action, Action::RecruitAt { .. })),
        // giving tiles away is a thing to think about, but not which goes when one has to
        Action::Scrap { .. } => !legal.contains(&Action::Pass),
        Action::Repair { .. } => legal.iter().all(|action| matches!(action, Action::Repair { .. })),
        Action::Discard { .. }
        | Action::Activate { .. }
        | Action::Settle { .. }
        | Action::SettleAt { .. }
        | Action::ShowCard { .. }
        | Action::Hospital { .. }
        | Action::Give { .. }
        | Action::Show
        | Action::Wood { .. }
        | Action::Pay { .. }
        | Action::Damage { .. }
        | Action::Refresh { .. }
        | Action::Exhaust { .. }
        | Action::Gain { .. }
        | Action::Drop { .. }
        | Action::Ferry
        | Action::Fund { .. }
        | Action::Reveal { .. }
        | Action::Dismiss { .. }
        | Action::Mob { .. }
        | Action::Hoard { .. }
        | Action::Rouse
        | Action::Act { .. }
        | Action::ActRetainer { .. }
        | Action::PlaceIn { .. }
        | Action::Leader { .. } => true,
        _ => false,
    }
}

/// What Informants do (their ambush against the cards of the whole draw), if it is asked.
pub fn draw_or_tip(state: &State, seat: Seat, legal: &[Action]) -> Option<Action> {
    let tip = |action: &Action| match *action {
        Action::UseFor { wanted, .. } => Some(wanted),
        _ => None,
    };
    let best = legal.iter().max_by_key(|action| tip(action).map(|wanted| wanted.suit() == Suit::Bird))?;
    tip(best)?;
    // an ambush is better than a card that may be anything, but not than two of them
    Some(if hooks::evening_draw(state, seat) > 1 { Action::Pass } else { *best })
}

/// The action with the least of `cost`; the first of equals.
fn least(legal: &[Action], cost: impl Fn(Action) -> f64) -> Action {
    let mut best = legal[0];
    let mut lowest = f64::INFINITY;
    for &action in legal {
        let cost = cost(action);
        if cost < lowest {
            lowest = cost;
            best = action;
        }
    }
    best
}

/// What a seat would quickly answer. `legal` is not empty.
pub fn quick(state: &State, seat: Seat, legal: &[Action]) -> Action {
    if legal.len() == 1 {
        return legal[0];
    }
    if state.battle.is_some() {
        return in_battle(state, seat, legal);
    }
    let card = plain_worth;
    let stands_in = state.used.improvised && state.question_law() == "D.7.2";
    least(legal, |action| match action {
        Action::Discard { card: kind }
        | Action::Give { card: kind }
        | Action::Spend { card: kind }
        | Action::ShowCard { card: kind } => card(kind),
        Action::Hospital { card: kind } => card(kind) - 1.0,
        Action::Settle { effect: Effect::Hospital | Effect::Ferry } => -1.0,
        Action::Settle { .. } => 0.0,
        // a card for nothing
        Action::Ferry => 0.0,
        Action::Pay { clearing } | Action::Wood { clearing } => f64::from(state.warriors(seat, clearing)),
        Action::RecruitAt { clearing } => f64::from(state.warriors(seat, clearing)),
        Action::Damage { tile } | Action::Drop { tile } => tile_worth(state, seat, tile),
        // what stands in for an item of a quest is damaged, so all that it is worth is at stake (D.7.2)
        Action::Exhaust { item } if stands_in => tile_worth(state, seat, item.tile(Condition::Ready)),
        Action::Exhaust { item } => vagabond::ready_worth(item),
        Action::Gain { tile } => -vagabond::next_worth(state, seat, tile.item),
        Action::Refresh { tile } => {
            -vagabond::ready_worth(tile.item) * if tile.condition.is_damaged() { 0.2 } else { 1.0 }
        }
        Action::Repair { tile } => {
            -vagabond::ready_worth(tile.item) * if tile.condition.is_exhausted() { 0.6 } else { 1.0 }
        }
        Action::Leader { leader } => -leader_worth(leader),
        Action::Fund { faction } => riverfolk::fund_worth(state, faction),
        Action::Mob { clearing } => -hundreds::mob_worth(state, seat, clearing),
        Action::Hoard { item } => -hundreds::tile_worth(state, seat, item),
        Action::Sell { .. } => -hundreds::SOLD,
        Action::Scrap { item } => hundreds::tile_worth(state, seat, item),
        Action::Rouse => 0.0,
        // who fits one clearing only goes first
        Action::Act { card } => 0.1 + if card.suit() == Suit::Bird { 0.3 } else { 0.0 } + 0.1 * plain_worth(card),
        Action::ActRetainer { .. } => 0.3,
        // far from the Keepers
        Action::PlaceIn { forest, .. } => super::keepers::welcome(state, forest),
        Action::Use { card: CardKind::MurineBroker } => -1.0,
        // a bird that is revealed is lost, others come back
        Action::Reveal { card: kind } => card(kind) + f64::from(u8::from(kind.suit() == Suit::Bird)),
        Action::Dismiss { minister } => duchy::minister_worth(minister),
        Action::Pass => 0.3,
        _ => 1.0,
    })
}

fn in_battle(state: &State, seat: Seat, legal: &[Action]) -> Action {
    let Some(battle) = &state.battle else { return legal[0] };
    let side = if battle.attacker == seat { Side::Attacker } else { Side::Defender };
    let against = battle.rolled[side.other().index()];
    let against_him = battle.rolled[side.index()] + battle.extra[side.index()];
    least(legal, |action| match action {
        Action::Pass => 0.0,
        // a foil saves two warriors; whether a defender ambushes is reckoned apart
        Action::Ambush { .. } if side == Side::Attacker => -1.0,
        Action::Ambush { .. } => 1.0,
        Action::Use { card: CardKind::Armorers } if against > 1 => -1.0,
        Action::Use { card: CardKind::Sappers } if state.warriors(battle.attacker, battle.clearing) > 0 => -1.0,
        Action::Use { card: CardKind::FoxPartisans | CardKind::RabbitPartisans | CardKind::MousePartisans }
            if state.player(seat).hand_count() < 3 =>
        {
            -1.0
        }
        Action::Use { .. } => 1.0,
        // a sword for each enemy piece that the hits so far leave standing
        Action::Swift if enemy_pieces(state, battle, side) > against_him => -0.5,
        Action::Swift => 1.0,
        Action::Enlist if enlisting_pays(state, battle) => -1.0,
        Action::Enlist => 1.0,
        // the Vagrant takes from others what they miss most
        Action::Take { target: Target::Piece(piece) }
            if battle.seat(side) != seat || battle.instigator == Some(seat) =>
        {
            -piece_worth(piece)
        }
        Action::Ally { .. } => -1.0,
        Action::Loot if hundreds::loots(state, seat, battle) => -1.0,
        Action::Loot | Action::Rally { .. } => 1.0,
        // one's own warlord is spared, another's is not
        Action::Take { target: Target::Warlord } => {
            if battle.seat(side) == seat && battle.instigator != Some(seat) {
                1.0
            } else {
                -1.0
            }
        }
        Action::Take { target: Target::Warrior } => 0.0,
        Action::Mob { clearing } => -hundreds::mob_worth(state, seat, clearing),
        Action::First { faction } => f64::from(u8::from(state.faction(seat) != faction)),
        Action::Take { target: Target::Piece(piece) } => piece_worth(piece),
        Action::Damage { tile } => -20.0 + tile_worth(state, seat, tile),
        Action::TakeAlly { .. } => -18.0,
        Action::Hospital { card } => plain_worth(card) - 1.0,
        Action::Give { card } | Action::Discard { card } | Action::Spend { card } => plain_worth(card),
        Action::Settle { effect: Effect::Hospital } => -1.0,
        Action::Dismiss { minister } => duchy::minister_worth(minister),
        Action::PlaceIn { forest, .. } => super::keepers::welcome(state, forest),
        _ => 0.5,
    })
}

/// What the other side has to lose: warriors, buildings and tokens, or undamaged items.
fn enemy_pieces(state: &State, battle: &Battle, side: Side) -> u8 {
    let enemy = battle.seat(side.other());
    match state.vagabond(enemy) {
        Some(kit) => kit.undamaged_tiles().map(|tile| kit.count(tile)).sum(),
        None => state.warriors(enemy, battle.clearing) + state.placed(enemy, battle.clearing),
    }
}

/// Hits more that make up for the point which the Arbiter gets.
const HITS_FOR_A_POINT: f64 = 0.7;
/// Points at which he is not helped any more.
const TOO_NEAR: u8 = 24;

/// Whether the Arbiter's swords are worth his point: the dice of a defender, with and without them (D.5.2).
fn enlisting_pays(state: &State, battle: &Battle) -> bool {
    let Some(arbiter) = state.seat_of_character(Character::Arbiter) else { return false };
    let swords = state.vagabond(arbiter).map_or(0, |kit| kit.undamaged(Item::Sword));
    let cap = hooks::max_hits(state, battle.defender, battle.clearing);
    // chances in sixteen that a die shows so much at least
    let dice = if hooks::defends_with_the_higher_roll(state, battle.defender) { [15, 12, 7] } else { [9, 4, 1] };
    let hits = |cap: u8| dice.iter().take(usize::from(cap)).map(|&chances| f64::from(chances) / 16.0).sum::<f64>();
    let most = f64::from(enemy_pieces(state, battle, Side::Defender));
    let gain = hits(cap + swords).min(most) - hits(cap).min(most);
    gain >= HITS_FOR_A_POINT && state.player(arbiter).score < TOO_NEAR
}

/// Damages the items that are missed least.
pub fn damage_least(vagabond: &mut Vagabond, hits: u8) {
    for _ in 0..hits {
        let mut least: Option<(f64, Tile)> = None;
        for tile in vagabond.undamaged_tiles() {
            let worth = vagabond::tile_worth(vagabond, tile);
            if least.is_none_or(|(other, _)| worth < other) {
                least = Some((worth, tile));
            }
        }
        let Some((_, tile)) = least else { return };
        let counts = &mut vagabond.items[tile.item.index()];
        counts[tile.condition.index()] -= 1;
        counts[tile.condition.damaged().index()] += 1;
    }
}

fn tile_worth(state: &State, seat: Seat, tile: Tile) -> f64 {
    state.vagabond(seat).map_or(0.0, |kit| vagabond::tile_worth(kit, tile))
}

/// A card by its face, without a look at the map.
fn plain_worth(kind: CardKind) -> f64 {
    use crate::games::root::words::card::Class;
    let class = match kind.face().class {
        Class::Ambush => 0.3,
        Class::Item { points, .. } => 0.1 * f64::from(points),
        Class::Favor => 0.2,
        Class::Persistent => 0.12,
        Class::Dominance => 0.0,
    };
    class + if kind.suit() == Suit::Bird { 0.25 } else { 0.0 }
}

/// What hurts least goes first.
fn piece_worth(piece: Piece) -> f64 {
    match piece {
        Piece::Wood => 0.0,
        Piece::Plot | Piece::Bomb | Piece::Snare | Piece::Extortion | Piece::Raid => 1.0,
        Piece::Mob => 0.8,
        Piece::Stronghold => 2.4,
        Piece::Sympathy => 1.0,
        Piece::Recruiter => 2.0,
        Piece::Workshop => 2.2,
        Piece::Sawmill => 2.5,
        Piece::Keep => 3.0,
        Piece::Roost => 3.0,
        Piece::GardenFox | Piece::GardenRabbit | Piece::GardenMouse => 3.5,
        Piece::PostFox | Piece::PostRabbit | Piece::PostMouse => 3.2,
        Piece::BaseFox | Piece::BaseRabbit | Piece::BaseMouse => 5.0,
        Piece::Tunnel => 1.0,
        Piece::Citadel | Piece::Market => 4.0,
        relic if relic.relic().is_some() => 1.0 + f64::from(relic.relic_value()),
        // a waystation
        _ => 1.8,
    }
}

/// How gladly a leader is taken: builder, charismatic, commander, despot.
const LEADERS: [f64; 4] = [0.97, 1.62, 1.29, 1.88];

/// How gladly a leader is taken.
pub fn leader_worth(leader: Leader) -> f64 {
    LEADERS[leader.index()]
}
