//! The board of the Riverfolk Company, and the steps that it can leave pending (chapter 11).

use super::words::Service;
use crate::games::root::words::card::CardKind;
use crate::games::root::words::owner::Owner;
use crate::games::root::words::place::Clearing;
use crate::kernel::{MAX_SEATS, Seat};
use crate::tasks;

/// The prices that a service can have (11.3.5).
pub const PRICES: [u8; 4] = [1, 2, 3, 4];

/// Points for each trade post (11.5.6.III).
pub const POST_POINTS: u8 = 2;

/// Funds that a trade post costs (11.5.6).
pub const POST_COST: u8 = 2;

/// Warriors in a box of the Company's board, by the seat that owns them.
pub type Warriors = [u8; MAX_SEATS];

/// The state that only the Company has.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Riverfolk {
    /// By service; 0 until it is set (11.3.5).
    pub prices: [u8; 3],
    pub payments: Warriors,
    pub funds: Warriors,
    /// The Committed box and the empty spaces of trade posts (11.5.3): both come back together (11.4.3).
    pub committed: Warriors,
    /// Whether the card that is being crafted is exported (11.5.3.I).
    pub exporting: bool,
}

impl Riverfolk {
    pub fn price(&self, service: Service) -> u8 {
        self.prices[service.index()]
    }

    /// Returns warriors in the Funds box.
    pub fn funds_total(&self) -> u8 {
        self.funds.iter().sum()
    }

    /// Returns warriors of a seat on the Company's board.
    pub fn holds(&self, owner: Seat) -> u8 {
        let at = owner.index();
        self.payments[at] + self.funds[at] + self.committed[at]
    }
}

tasks! {
    /// The purpose for which funds are committed or spent.
    pub enum FundUse {
        Move = "move" { from: Clearing, to: Clearing, count: u8 },
        Battle = "battle" { clearing: Clearing, defender: Owner },
        Craft = "craft" { card: CardKind },
        Export = "export" { card: CardKind },
        Draw = "draw",
        Recruit = "recruit" { clearing: Clearing },
    }
}

impl FundUse {
    /// Funds that it takes.
    pub(in crate::games::root) fn cost(self) -> u8 {
        match self {
            FundUse::Craft { card } | FundUse::Export { card } => card.cost().total(),
            _ => 1,
        }
    }

    /// Whether the funds go back to their owner instead of the Committed box (11.5).
    pub(in crate::games::root) fn spends(self) -> bool {
        matches!(self, FundUse::Recruit { .. })
    }

    pub(in crate::games::root) fn law(self) -> &'static str {
        match self {
            FundUse::Move { .. } => "11.5.1",
            FundUse::Battle { .. } => "11.5.2",
            FundUse::Craft { .. } => "11.5.3",
            FundUse::Export { .. } => "11.5.3.I",
            FundUse::Draw => "11.5.4",
            FundUse::Recruit { .. } => "11.5.5",
        }
    }
}

tasks! {
    /// The Company's own tasks, and the purchases of others.
    pub enum Step {
        #[main] #[ask("root-ask-river-warriors", "11.3.2", count = left)]
        SetupWarriors = "setup_warriors" { left: u8 },
        #[main] #[ask("root-ask-first-price", "11.3.5", service)]
        SetupPrice = "setup_price" (service: Service),
        /// Asks what the current player buys at the start of their Birdsong (11.2.6). What else starts a Birdsong may come
        /// before.
        #[main] #[offers(Openings)] #[ask("root-ask-services", "11.2.6")]
        Services = "services",
        /// The items by which a buyer without warriors pays (11.2.6.III).
        #[ask("root-ask-pay-items", "11.2.6.III", count = left)]
        PayItems = "pay_items" { left: u8 },
        /// Protectionism, dividends, gathering of funds (11.4).
        Birdsong = "birdsong",
        #[main] #[idle] #[offers(Alone)] #[ask("root-ask-riverfolk", "11.5")]
        Daylight = "daylight",
        /// Asks whose warriors pay.
        #[ask("root-ask-fund", "11.5", count = left)]
        Pay = "pay" { left: u8, errand: FundUse },
        /// 11.6.2; `done` are the services whose price has been changed, as bits.
        #[main] #[ask("root-ask-prices", "11.6.2")]
        Prices = "prices" { done: u8 },
    }
}
