//! Everything that a seat can ever do, as one grammar.

use super::card::Kind;
use super::ground::Terrain;
use super::hex::Hex;
use super::story::Story;
use crate::grammar;

grammar! {
    /// One step of play. Each line is a form of the notation: the verb and its parts.
    pub enum Action {
        /// No; or nothing can be done.
        Pass = "pass",

        /// Two adjacent cards, by their places in the row (D5.1).
        Take = "take" { first: u8, second: u8 },
        /// The last card of the row (D5.1, reading R1).
        TakeLast = "take" { only: u8 },

        /// Starts a route at one of the tribe's camps, and pays the first card (D6.1, D6.4).
        Camp = "camp" { start: Hex, card: Kind },
        /// The route continues into a space, or into a water area by one of its spaces, and a card is paid (D6.3).
        To = "to" { hex: Hex, card: Kind },
        /// The route ends here (D6.9).
        Settle = "settle",
        /// The route ends on this space of the water area that it has reached (D12.5.2).
        SettleAt = "settle" { hex: Hex },

        /// An open story (D3.7, D7.2).
        Story = "story" { story: Story },
        /// The story on top of the pile.
        Unseen = "unseen",
        /// A card under the board with this half in sight (D7.2).
        Tuck = "tuck" { card: Kind, half: Terrain },

        /// A water token (D12.3.2).
        Flood = "flood" { hex: Hex },
        /// A lava token (D12.4.2).
        Erupt = "erupt" { hex: Hex },
        /// A card for fish (D12.5.6).
        Fish = "fish" { card: Kind },
    }
}

const _: () = assert!(size_of::<Action>() <= 8);
