//! The closed lists of the Riverfolk Company: words that actions and events are made of (chapter 11).

use crate::enum_table;
use crate::kernel::Arg;

enum_table! {
    /// A service that the Company sells (11.2.7).
    pub enum Service {
        HandCard = "hand_card",
        Riverboats = "riverboats",
        Mercenaries = "mercenaries",
    }
}

impl From<Service> for Arg {
    fn from(service: Service) -> Arg {
        Arg::Name { space: "root-word", id: service.id() }
    }
}
