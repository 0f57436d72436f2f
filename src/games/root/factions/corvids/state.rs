//! The board of the Corvid Conspiracy, and the steps that it can leave pending (chapter 13).

use super::words::Plot;
use crate::games::root::words::place::{Clearing, MAX_CLEARINGS, Suit};
use crate::tasks;

/// Actions in Daylight (13.5).
pub const ACTIONS: u8 = 3;

/// Plots of each kind in the box (13.2.2).
pub const OF_A_KIND: u8 = 2;

/// The state that only the Corvids have.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct Corvids {
    /// The kinds of the plots that lie face down, as far as they are known here: all of them in a full state.
    pub face_down: [Option<Plot>; MAX_CLEARINGS],
    /// Kinds that the plot lying face down here is known by everybody not to be, one bit each: wrong guesses (13.2.4).
    pub(in crate::games::root) denied: [u8; MAX_CLEARINGS],
}

impl Corvids {
    /// Returns whether a guess has shown that the plot lying face down in the clearing is not of this kind.
    pub fn is_denied(&self, clearing: Clearing, plot: Plot) -> bool {
        self.denied[clearing.index()] & plot.bit() != 0
    }

    pub(in crate::games::root) fn deny(&mut self, clearing: Clearing, plot: Plot) {
        self.denied[clearing.index()] |= plot.bit();
    }

    /// Forgets the kinds that `redact` keeps from a viewer.
    pub(in crate::games::root) fn hide(&mut self) {
        self.face_down = [None; MAX_CLEARINGS];
    }

    pub(in crate::games::root) fn take(&mut self, clearing: Clearing) -> Option<Plot> {
        self.denied[clearing.index()] = 0;
        self.face_down[clearing.index()].take()
    }
}

tasks! {
    /// The Corvids' own tasks, and the exposure of a plot by another player.
    pub enum Step {
        /// The plot in the homeland (A.8.2).
        #[main] #[ask("root-ask-setup-plot", "A.8.2")]
        SetupPlot = "setup_plot",
        /// The first warriors, suit by suit (13.3.2).
        #[main] #[ask("root-ask-corvids-setup", "13.3.2", suit)]
        SetupWarrior = "setup_warrior" (suit: Suit),
        #[main] #[idle] #[offers(Beside)] #[ask("root-ask-corvids-craft", "13.4.1")]
        Craft = "craft",
        #[main] #[offers(Beside)] #[ask("root-ask-flip", "13.4.2")]
        Flip = "flip",
        #[main] #[offers(Beside)] #[ask("root-ask-corvids-recruit", "13.4.3")]
        Recruit = "recruit",
        /// Warriors for the clearings of a suit (13.4.3).
        #[ask("root-ask-corvids-muster", "13.4.3")]
        Muster = "muster" { suit: Suit },
        #[main] #[offers(Alone)] #[ask("root-ask-corvids", "13.5")]
        Actions = "actions",
        #[main] #[ask("root-ask-exert", "13.6.1")]
        Exert = "exert",
        /// The action that is taken instead of drawing (13.6.1).
        #[main] #[ask("root-ask-exerted", "13.6.1")]
        Exerted = "exerted",
        /// The card that an exposer shows (13.2.4).
        #[ask("root-ask-show-card", "13.2.4", clearing)]
        Expose = "expose" { clearing: Clearing, plot: Plot },
    }
}
