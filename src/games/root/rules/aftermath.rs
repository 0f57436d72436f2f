//! What removals and moves have triggered, as it is resolved; what it does stands with the factions.

use crate::games::root::factions::{alliance, corvids, duchy, keepers, lizards, marquise, riverfolk};
use crate::games::root::law::hand::Hands;
use crate::games::root::law::{hooks, removal};
use crate::games::root::module::{Offers, Tasks};
use crate::games::root::state::State;
use crate::games::root::state::losses::Step;
use crate::games::root::state::task::{Asking, Task};
use crate::games::root::state::world::World;
use crate::games::root::words::action::Action;
use crate::games::root::words::card::CardSet;
use crate::games::root::words::event::What;
use crate::games::root::words::faction::Faction;
use crate::games::root::words::piece::Piece;
use crate::kernel::Seat;

impl Tasks for Step {
    fn asks(self, state: &State) -> Option<Seat> {
        match self {
            Step::Hospital { .. } => {
                let seat = state.seat_of(Faction::Marquise)?;
                let keep = state.clearings_with(Piece::Keep).first()?;
                (state.player(seat).hand_count() > 0 && hooks::may_place(state, seat, keep)).then_some(seat)
            }
            Step::Outrage { payer, clearing } if hooks::plays_open(state, payer) => {
                let cards = state.player(payer).hand & CardSet::matching(state.suits(clearing));
                cards.kinds().nth(1).map(|_| payer)
            }
            Step::Outrage { payer, .. } => (state.player(payer).hand_count() > 0).then_some(payer),
            Step::BaseLost { .. } | Step::GardensLost { .. } | Step::PostsLost { .. } | Step::FerryDraw { .. } => None,
            Step::LoseFunds { left } => {
                let choice = riverfolk::turn::losable(state, left).is_open();
                state.seat_of(Faction::Riverfolk).filter(|_| choice)
            }
            Step::Raid { clearing } => corvids::turn::asks_raid(state, clearing),
            Step::ShedSupporters => alliance::turn::asks_to_shed(state),
            Step::Prize { by } => {
                (keepers::queries::adrift(state).is_some() && state.board.forests().len() > 1).then_some(by)
            }
            Step::Damage { seat, left } => state.vagabond(seat)?.must_choose_damage(left).then_some(seat),
            Step::Failure => (duchy::parliament::threatened(state).len() > 1).then_some(state.seat_of(Faction::Duchy)?),
        }
    }

    fn offers(self, _: &State) -> Offers {
        Offers::No
    }

    fn legal(self, state: &State, out: &mut Vec<Action>) {
        match self {
            Step::Hospital { clearing, .. } => {
                out.push(Action::Pass);
                if let Some(seat) = state.seat_of(Faction::Marquise) {
                    let cards = state.player(seat).hand & CardSet::matching(state.suits(clearing));
                    out.extend(cards.kinds().map(|card| Action::Hospital { card }));
                }
            }
            Step::Outrage { payer, clearing } => {
                let cards = state.player(payer).hand & CardSet::matching(state.suits(clearing));
                out.extend(cards.kinds().map(|card| Action::Give { card }));
                if cards.is_empty() {
                    out.push(Action::Show);
                }
            }
            Step::BaseLost { .. } | Step::GardensLost { .. } | Step::PostsLost { .. } | Step::FerryDraw { .. } => {}
            Step::LoseFunds { left } => {
                let owners = riverfolk::turn::losable(state, left).seats();
                out.extend(owners.map(|owner| Action::Fund { faction: state.faction(owner) }));
            }
            Step::Raid { clearing } => corvids::turn::legal_raid(state, clearing, out),
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

    fn take(self, state: &mut State, action: Action, world: &mut World) {
        match (self, action) {
            (Step::Hospital { count, buried, .. }, Action::Hospital { card }) => {
                marquise::hospital::save(state, count, buried, card, world)
            }
            (Step::Outrage { payer, clearing }, Action::Give { card }) => {
                alliance::turn::outrage_given(state, payer, clearing, card, world);
            }
            (Step::Outrage { payer, .. }, Action::Show) => alliance::turn::outrage_shown(state, payer, world),
            (Step::ShedSupporters, Action::Discard { card }) => {
                state.push(Task::Removal(self));
                alliance::turn::pick_supporter(state, card, What::Discarded, world);
            }
            (Step::LoseFunds { left }, Action::Fund { faction }) => {
                if let Some(owner) = state.seat_of(faction) {
                    state.picks.seats[owner.index()] += 1;
                    state.push(Task::Removal(Step::LoseFunds { left: left - 1 }));
                }
            }
            (Step::Prize { by }, Action::PlaceIn { piece, forest }) => {
                state.push(Task::Removal(self));
                keepers::relics::lay_prize(state, by, piece, forest, world);
            }
            (Step::Damage { seat, left }, Action::Damage { tile }) => {
                removal::damage(state, seat, tile, world);
                state.push(Task::Removal(Step::Damage { seat, left: left - 1 }));
            }
            (Step::Failure, Action::Dismiss { minister }) => {
                duchy::parliament::pay_for_failure(state, Some(minister), world);
            }
            (Step::Raid { .. }, Action::RecruitAt { clearing: to }) => {
                state.picks.clearings[to.index()] += 1;
                state.push(Task::Removal(self));
            }
            (Step::Hospital { .. }, Action::Pass) => {}
            _ => state.stray(),
        }
    }

    fn run(self, state: &mut State, world: &mut World) {
        match self {
            Step::Hospital { .. } => {}
            Step::ShedSupporters => state.lay_off_picked(world),
            // an open hand gives the one kind of card that fits; nothing to give and nothing to show: the deck gives
            Step::Outrage { payer, clearing } => {
                let cards = state.player(payer).hand & CardSet::matching(state.suits(clearing));
                match cards.kinds().next().filter(|_| hooks::plays_open(state, payer)) {
                    Some(card) => alliance::turn::outrage_given(state, payer, clearing, card, world),
                    None => alliance::turn::outrage_shown(state, payer, world),
                }
            }
            Step::BaseLost { suit } => alliance::turn::base_lost(state, suit, world),
            Step::GardensLost { count } => lizards::turn::gardens_lost(state, count, world),
            Step::PostsLost { count } => {
                let left = riverfolk::queries::funds_lost(state, count);
                state.push(Task::Removal(Step::LoseFunds { left }));
            }
            Step::LoseFunds { left } => riverfolk::turn::lose_funds(state, left, world),
            Step::FerryDraw { seat } => state.draw_cards(seat, 1, world),
            Step::Failure => {
                let only = duchy::parliament::threatened(state).iter().next();
                duchy::parliament::pay_for_failure(state, only, world);
            }
            Step::Raid { clearing } => corvids::turn::run_raid(state, clearing, world),
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
                    removal::damage(state, seat, tile, world);
                }
            }
        }
    }

    fn question(self, state: &State) -> Asking {
        match self {
            Step::Hospital { clearing, count, .. } => Asking::new("root-ask-hospital", "6.2.3")
                .clearing("clearing", clearing)
                .number("count", count)
                .name("suit", "root-suit", state.suits(clearing).id()),
            Step::Outrage { clearing, .. } => Asking::new("root-ask-outrage", "8.2.6")
                .clearing("clearing", clearing)
                .name("suit", "root-suit", state.suits(clearing).id()),
            Step::BaseLost { .. } | Step::ShedSupporters => Asking::new("root-ask-shed", "8.2.4"),
            Step::FerryDraw { .. } => Asking::new("root-ask-over", "C.2.5"),
            Step::Failure => Asking::new("root-ask-dismiss", "12.2.3"),
            Step::Damage { left, .. } => Asking::new("root-ask-damage", "9.2.2.I").number("count", left),
            Step::GardensLost { .. } => Asking::new("root-ask-over", "10.2.5"),
            Step::PostsLost { .. } => Asking::new("root-ask-over", "11.2.5.I"),
            Step::LoseFunds { left } => Asking::new("root-ask-lose-funds", "11.2.5.I").number("count", left),
            Step::Raid { clearing } => Asking::new("root-ask-raid", "13.7.4").clearing("clearing", clearing),
            Step::Prize { .. } => {
                let relic = keepers::queries::adrift(state).unwrap_or(Piece::Figure1);
                Asking::new("root-ask-prize", "15.2.5").name("piece", "root-piece", relic.id())
            }
        }
    }

    fn is_main(self) -> bool {
        false
    }
}
