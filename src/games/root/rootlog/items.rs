//! The items on boards, by kind, box and face, and what happens to them.

use super::letters;
use super::token::{Crafted, Items, Place, Term, Thing, Token};
use crate::games::root::prelude::*;
use crate::games::root::state::faction::FactionState;
use crate::games::root::words::item::{Condition, Item};
use crate::games::root::words::party::{Hireling, Party};
use std::collections::{BTreeMap, BTreeSet};

/// An item on a board.
type Lying = (Party, char, Condition);

/// How many items of each kind and condition lie on each board.
#[derive(Clone, PartialEq, Eq, Default)]
pub struct ItemsOnBoards(BTreeMap<Lying, u8>);

impl ItemsOnBoards {
    pub fn of(state: &State) -> Self {
        let mut items = Self::default();
        for seat in state.seats() {
            let (player, party) = (state.player(seat), state.party(seat));
            for tile in player.crafted_tiles() {
                let count = match tile.condition.is_exhausted() {
                    true => player.exhausted[tile.item.index()],
                    false => player.items[tile.item.index()] - player.exhausted[tile.item.index()],
                };
                items.lay((party, letters::item(tile.item), tile.condition), count);
            }
            for item in Item::ALL {
                match &player.kit {
                    FactionState::Vagabond(kit) => {
                        for condition in Condition::ALL {
                            let count = kit.count(item.tile(condition));
                            items.lay((party, letters::item(item), condition), count);
                        }
                    }
                    FactionState::Hundreds(kit) => {
                        items.lay((party, letters::item(item), Condition::Ready), kit.hoard[item.index()]);
                    }
                    _ => {}
                }
            }
        }
        let exile = Party::Hireling(Hireling::TheExile);
        for pack in state.hirelings.as_slice().iter().filter_map(|hired| hired.kit.pack()) {
            items.lay((exile, letters::CLUB, Condition::Ready), pack.clubs);
            for item in Item::ALL {
                items.lay((exile, letters::item(item), Condition::Ready), pack.items[item.index()]);
            }
        }
        items
    }

    fn lay(&mut self, lying: Lying, count: u8) {
        if count > 0 {
            *self.0.entry(lying).or_default() += count;
        }
    }

    fn count(&self, lying: Lying) -> u8 {
        self.0.get(&lying).copied().unwrap_or_default()
    }

    /// Whether this many items lie on a board in these conditions.
    fn total(&self, party: Party, condition: Condition) -> u8 {
        self.0
            .iter()
            .filter(|((owner, _, lies), _)| (*owner, *lies) == (party, condition))
            .map(|(_, count)| count)
            .sum()
    }
}

/// Items that are written already and have still to arrive on a board: what is crafted, looted or found may first make room.
pub type Announced = Vec<char>;

/// Items that have changed between two moments.
#[derive(Default)]
pub struct ItemTokens {
    /// Items that are turned over or change their box: often the cost of something.
    pub turned: Vec<Token>,
    /// Items that come, go or leave the game.
    pub moved: Vec<Token>,
}

/// Writes what happened to the items on boards between two moments.
pub fn tokens(
    before: &ItemsOnBoards,
    after: &ItemsOnBoards,
    events: &[Event],
    state: &State,
    current: Faction,
    announced: &mut Announced,
) -> ItemTokens {
    let mut differences = Differences::between(before, after);
    let mut moved = differences.arrivals(events, state, announced);
    let turned = differences.turned();
    let rested = events.iter().find(|event| event.what == EventKind::Rested).map(|event| state.party(event.who));
    let turned = match rested {
        Some(party) => rest(before, party),
        None => turnings(turned, before, current),
    };
    moved.extend(differences.given());
    differences.gained.retain(|((_, letter, _), count)| {
        // one that was announced has come
        let mut open = *count;
        while open > 0
            && let Some(at) = announced.iter().position(|other| other == letter)
        {
            announced.remove(at);
            open -= 1;
        }
        open > 0
    });
    moved.extend(differences.removed(current));
    ItemTokens { turned, moved }
}

/// What was lost and what was gained, by board, kind and condition.
struct Differences {
    lost: Vec<(Lying, u8)>,
    gained: Vec<(Lying, u8)>,
}

/// Items that were turned or put into another box: whose, which, how many, from one condition to another.
type Turned = Vec<(Party, char, u8, Condition, Condition)>;

impl Differences {
    fn between(before: &ItemsOnBoards, after: &ItemsOnBoards) -> Self {
        let mut differences = Self { lost: Vec::new(), gained: Vec::new() };
        let keys: BTreeSet<_> = before.0.keys().chain(after.0.keys()).copied().collect();
        for lying in keys {
            let (had, has) = (before.count(lying), after.count(lying));
            if had > has {
                differences.lost.push((lying, had - has));
            }
            if has > had {
                differences.gained.push((lying, has - had));
            }
        }
        differences
    }

    /// Writes what comes onto a board from elsewhere as events tell it, and what leaves the game before it has lain there.
    fn arrivals(&mut self, events: &[Event], state: &State, announced: &mut Announced) -> Vec<Token> {
        let mut tokens = Vec::new();
        for event in events {
            let Some(item) = event.details.iter().flatten().find_map(|detail| match detail {
                Detail::Item(item) => Some(letters::item(*item)),
                _ => None,
            }) else {
                continue;
            };
            let board = Place::Board(state.party(event.who));
            let from = |place: Place| Token::single(Term::new(1, Thing::Item(item), Some(place)), [board]);
            match event.what {
                EventKind::CraftedItem => {
                    tokens.push(Token::Craft(Crafted::Item(item)));
                    announced.push(item);
                }
                EventKind::Explored | EventKind::Plundered => {
                    tokens.extend(clearing(event).map(|ruin| from(Place::Clearing(ruin))));
                    announced.push(item);
                }
                EventKind::Looted => {
                    let victim = event.details.iter().flatten().find_map(|detail| match detail {
                        Detail::Faction(faction) => Some(Party::Faction(*faction)),
                        _ => None,
                    });
                    if let Some(victim) = victim
                        && let Some((_, left)) = self
                            .lost
                            .iter_mut()
                            .find(|((owner, letter, _), left)| (*owner, *letter) == (victim, item) && *left > 0)
                    {
                        *left -= 1;
                        tokens.push(from(Place::Board(victim)));
                        announced.push(item);
                    }
                }
                EventKind::SoldItem | EventKind::Scrapped => {
                    let lies = self.lost.iter().any(|((_, letter, _), left)| *letter == item && *left > 0);
                    if let Some(at) = announced.iter().position(|other| *other == item).filter(|_| !lies) {
                        announced.remove(at);
                        tokens.push(Token::single(Term::new(1, Thing::Item(item), Some(board)), []));
                    }
                }
                _ => {}
            }
        }
        tokens
    }

    /// Takes out what changed its condition on one board.
    fn turned(&mut self) -> Turned {
        let mut turned = Turned::new();
        for ((party, letter, from), left) in &mut self.lost {
            for ((other, same, to), more) in &mut self.gained {
                let count = (*left).min(*more);
                if count > 0 && (&*party, &*letter) == (&*other, &*same) {
                    *left -= count;
                    *more -= count;
                    turned.push((*party, *letter, count, *from, *to));
                }
            }
        }
        self.settle();
        turned
    }

    /// Takes out what went from one board to another.
    fn given(&mut self) -> Vec<Token> {
        let mut tokens = Vec::new();
        for ((party, letter, _), left) in &mut self.lost {
            for ((other, same, _), more) in &mut self.gained {
                let count = (*left).min(*more);
                if count > 0 && letter == same {
                    *left -= count;
                    *more -= count;
                    let term = Term::new(count, Thing::Item(*letter), Some(Place::Board(*party)));
                    tokens.push(Token::single(term, [Place::Board(*other)]));
                }
            }
        }
        self.settle();
        tokens
    }

    /// Writes what has left the game.
    fn removed(&self, current: Faction) -> impl Iterator<Item = Token> + use<'_> {
        self.lost.iter().map(move |((party, letter, condition), count)| {
            let is_pawn = party.faction().is_some_and(Faction::has_pawn);
            let from = match condition {
                Condition::Damaged if is_pawn => Some(Place::Items(Items::Damaged)),
                Condition::DamagedExhausted if is_pawn => Some(Place::Items(Items::DamagedExhausted)),
                Condition::Exhausted if is_pawn => Some(Place::Items(Items::Exhausted)),
                _ => own_board(*party, current),
            };
            Token::single(Term::new(*count, Thing::Item(*letter), from), [])
        })
    }

    fn settle(&mut self) {
        self.lost.retain(|(_, left)| *left > 0);
        self.gained.retain(|(_, more)| *more > 0);
    }
}

/// Returns the board where items lie; that of the current player need not be named.
fn own_board(party: Party, current: Faction) -> Option<Place> {
    (party != Party::Faction(current)).then_some(Place::Board(party))
}

fn clearing(event: &Event) -> Option<Clearing> {
    event.details.iter().flatten().find_map(|detail| match detail {
        Detail::Clearing(clearing) => Some(*clearing),
        _ => None,
    })
}

/// Writes items that are turned over or change their box, those that do the same as one action.
fn turnings(turned: Turned, before: &ItemsOnBoards, current: Faction) -> Vec<Token> {
    let mut tokens: Vec<Token> = Vec::new();
    for (party, letter, count, from, to) in &turned {
        let board = Place::Board(*party);
        let (start, goal) = match (from.is_damaged(), to.is_damaged()) {
            (false, true) => {
                let exhausted = from.is_exhausted().then_some(Place::Items(Items::Exhausted));
                (Some(exhausted.unwrap_or(board)), Items::Damaged)
            }
            (true, false) => (Some(Place::Items(Items::Damaged)), Items::Satchel),
            (damaged, _) => {
                let start =
                    if damaged { Some(Place::Items(Items::DamagedExhausted)) } else { own_board(*party, current) };
                (start, if to.is_exhausted() { Items::Exhausted } else { Items::Refreshed })
            }
        };
        let term = Term::new(*count, Thing::Item(*letter), start);
        let goal = [Place::Items(goal)];
        let beside = tokens.iter_mut().find(|token| match token {
            Token::Move { terms, to } => to[..] == goal && terms.iter().all(|other| other.from == start),
            _ => false,
        });
        match beside {
            Some(Token::Move { terms, .. }) => terms.push(term),
            _ => tokens.push(Token::single(term, goal)),
        }
    }
    whole_refresh(&turned, before, &mut tokens);
    tokens
}

/// Writes it as one if all exhausted items of the satchel are refreshed.
fn whole_refresh(turned: &Turned, before: &ItemsOnBoards, tokens: &mut [Token]) {
    let refreshed = |(party, _, count, from, to): &(Party, char, u8, Condition, Condition)| {
        (*from == Condition::Exhausted && *to == Condition::Ready).then_some((*party, *count))
    };
    let Some((party, _)) = turned.iter().find_map(refreshed) else { return };
    let count: u8 =
        turned.iter().filter_map(refreshed).filter(|(owner, _)| *owner == party).map(|(_, count)| count).sum();
    let refresh = tokens.iter_mut().find_map(|token| match token {
        Token::Move { terms, to }
            if to[..] == [Place::Items(Items::Refreshed)] && terms.iter().all(|term| term.from.is_none()) =>
        {
            Some(terms)
        }
        _ => None,
    });
    if let Some(terms) = refresh.filter(|terms| terms.len() > 1)
        && count == before.total(party, Condition::Exhausted)
    {
        *terms = vec![Term::new(1, Thing::AllItems, None)];
    }
}

/// Writes an evening's rest: all items are repaired and refreshed.
fn rest(before: &ItemsOnBoards, party: Party) -> Vec<Token> {
    let all = |from: Option<Place>| Term::new(1, Thing::AllItems, from);
    let damaged = [Condition::Damaged, Condition::DamagedExhausted].map(|condition| before.total(party, condition));
    let mut tokens = Vec::new();
    if damaged.iter().any(|count| *count > 0) {
        let to = [Items::Satchel, Items::Refreshed].map(Place::Items);
        tokens.push(Token::single(all(Some(Place::Items(Items::Damaged))), to));
    }
    if before.total(party, Condition::Exhausted) > 0 {
        tokens.push(Token::single(all(None), [Place::Items(Items::Refreshed)]));
    }
    tokens
}
