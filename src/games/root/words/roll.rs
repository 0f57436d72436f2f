//! The draws of chance besides the dice of a battle (4.3.2): a number for each kind, which no other kind has.

use crate::kernel::RollKind;

/// A card is drawn from the deck or taken from a hand at random.
pub const ROLL_CARD: RollKind = RollKind(1);

/// A quest card is revealed.
pub const ROLL_QUEST: RollKind = RollKind(2);

/// A tile under a ruin, or one that a Vagabot takes, as `8 * kind + copy`.
pub const ROLL_ITEM: RollKind = RollKind(3);

/// A suit marker, as `8 * suit + copy` (A.1).
pub const ROLL_MARKER: RollKind = RollKind(4);

/// A hireling that is dealt (A.6.1), and one that is turned over (A.6.2).
pub const ROLL_HIRELING: RollKind = RollKind(5);
pub const ROLL_DEMOTED: RollKind = RollKind(6);

/// The control die (E.1.2).
pub const ROLL_CONTROL: RollKind = RollKind(7);

/// A landmark, by its place on the list (A.5.2).
pub const ROLL_LANDMARK: RollKind = RollKind(8);

/// A clearing that a clockwork player takes at random, by its index.
pub const ROLL_CLEARING: RollKind = RollKind(50);

/// The kind of building that a clockwork player loses (R1.2.1).
pub const ROLL_BUILDING: RollKind = RollKind(51);

/// A plot that a clockwork player lays or swaps, as `2 * kind + copy` (R11).
pub const ROLL_PLOT: RollKind = RollKind(52);

/// The die of the Spring Uprising: two faces for each suit, drawn as the suit.
pub const ROLL_UPRISING: RollKind = RollKind(9);

/// The draw of the pawn that sets up first: 1 for the one with the later letter (9.7.1).
pub const ROLL_FIRST: RollKind = RollKind(20);

/// The mob die: two faces for each suit, drawn as the suit (14.4.1).
pub const ROLL_MOB: RollKind = RollKind(21);

/// A relic that is laid down at setup, as `4 * kind + copy`.
pub const ROLL_RELIC: RollKind = RollKind(30);

/// A forest that is not left empty at setup, or one that a Vagabot goes into.
pub const ROLL_FOREST: RollKind = RollKind(31);

/// The value of a relic that is turned up, as `4 * (value - 1) + copy`.
pub const ROLL_WORTH: RollKind = RollKind(32);

/// A setup card, as the place of its faction in the order of letters (A.8.1).
pub const ROLL_FACTION: RollKind = RollKind(40);

/// A character that is dealt with a setup card (A.8.1.III), or that a Vagabot becomes (R7.3.1).
pub const ROLL_CHARACTER: RollKind = RollKind(41);
