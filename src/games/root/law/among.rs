//! The sets that rules of Root narrow down (see [`crate::kernel::Among`]), and reasons about their members.

use super::why::{at, mismatch};
use crate::games::root::prelude::*;
use crate::kernel::Illegal;
pub(in crate::games::root) use crate::kernel::{Among, Asked, Judged, Members};

impl Members for ClearingSet {
    type Member = Clearing;

    const NONE: Self = Self::EMPTY;

    fn has_member(self, member: Clearing) -> bool {
        self.contains(member)
    }
}

impl Members for CardSet {
    type Member = CardKind;

    const NONE: Self = Self::EMPTY;

    fn has_member(self, member: CardKind) -> bool {
        self.has(member)
    }
}

/// A reason about the card that was asked for.
pub(in crate::games::root) fn mismatched(
    key: &'static str,
    law: &'static str,
    clearing: Clearing,
) -> impl FnOnce(CardKind) -> Illegal {
    move |card| mismatch(key, law, card, clearing)
}

/// A reason about the clearing that was asked for.
pub(in crate::games::root) fn here(key: &'static str, law: &'static str) -> impl FnOnce(Clearing) -> Illegal {
    move |clearing| at(key, law, clearing)
}
