//! Whether what has been picked in a position can have been picked.

use crate::games::root::factions::{alliance, corvids, duchy, hundreds, keepers, marquise, riverfolk};
use crate::games::root::law::craft;
use crate::games::root::state::picks::Picks;
use crate::games::root::state::task::Task;
use crate::games::root::state::{State, frame, losses};
use crate::games::root::words::card::CardSet;
use crate::games::root::words::place::Suit;

/// Whether the picks are such as the task on top has, and no more than there can be.
pub(super) fn fit(state: &State) -> bool {
    let picks = state.picks;
    let cards_only = picks == Picks { cards: picks.cards, ..Picks::default() };
    let clearings_only = picks == Picks { clearings: picks.clearings, ..Picks::default() };
    let seats_only = picks == Picks { seats: picks.seats, ..Picks::default() };
    let suits_only = picks == Picks { suits: picks.suits, ..Picks::default() };
    let relics_only = picks == Picks { relics: picks.relics, ..Picks::default() };
    let cards = picks.cards.len();
    match state.top().unwrap_or(Task::Nothing) {
        Task::Turn(frame::Step::DiscardDown) | Task::Removal(losses::Step::ShedSupporters) => cards_only,
        Task::Activate { left, .. } => suits_only && craft::activations(state, left).fits(),
        Task::Removal(losses::Step::LoseFunds { left }) => seats_only && riverfolk::turn::losable(state, left).fits(),
        Task::Removal(losses::Step::Raid { clearing }) => {
            clearings_only && corvids::turn::raiding(state, clearing).fits()
        }
        Task::Marquise(marquise::kit::Step::Wood) => clearings_only && marquise::turn::wood(state).fits(),
        Task::Marquise(marquise::kit::Step::Muster) => clearings_only && marquise::turn::muster(state).fits(),
        Task::Marquise(marquise::kit::Step::PayWood { clearing, left, .. }) => {
            clearings_only && marquise::turn::payment(state, clearing, left).fits()
        }
        Task::Alliance(alliance::kit::Step::Spend { purpose, clearing, left }) => {
            let paid = left.saturating_add(cards as u8);
            cards_only
                && picks.cards.is_subset(CardSet::matching(state.suit(clearing)))
                && alliance::turn::can_spend(state, purpose, clearing, paid)
        }
        Task::Riverfolk(riverfolk::kit::Step::Pay { left, errand }) => {
            seats_only && riverfolk::turn::payment(state, left, errand).fits()
        }
        Task::Duchy(duchy::kit::Step::Spend { count, suit }) => {
            let fitting = if suit == Suit::Bird { CardSet::suit(suit) } else { CardSet::matching(suit) };
            cards_only && cards <= usize::from(count) && picks.cards.is_subset(fitting)
        }
        Task::Duchy(duchy::kit::Step::Reveal { minister, left, .. }) => {
            cards_only && cards + usize::from(left) <= usize::from(minister.rank().cards())
        }
        Task::Corvids(corvids::kit::Step::Muster { suit }) => {
            clearings_only && corvids::turn::mustering(state, suit).fits()
        }
        Task::Hundreds(hundreds::kit::Step::Muster) => clearings_only && hundreds::turn::posts(state).fits(),
        Task::Keepers(keepers::kit::Step::Carry { from, left, .. }) => {
            relics_only && keepers::turn::burden(state, from, left).fits()
        }
        _ => false,
    }
}
