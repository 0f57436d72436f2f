//! Rules that are told once: which are legal, and why one of them is not.
//!
//! A rule narrows down what it is given and hands it back, condition by condition. Given a set, it makes the list, in
//! bit operations alone; given [`Asked`], it finds the first condition that fails for the one that a player asked for.
//! What has no members to choose from is given `true`, or `None` for the reason.

use super::Illegal;
use std::ops::{BitAnd, Sub};

/// What a condition narrows down.
pub trait Judged: Sized {
    /// Fails unless the condition holds.
    fn given(self, holds: bool, why: impl FnOnce() -> Illegal) -> Self;

    /// Fails unless the condition holds, which takes long to find out: it is asked only if nothing has failed before.
    fn provided(self, holds: impl FnOnce() -> bool, why: impl FnOnce() -> Illegal) -> Self;
}

/// The members that fulfill the conditions of a rule.
pub trait Among<S: Members>: Judged {
    /// Keeps those that are in `set`.
    fn only(self, set: S, why: impl FnOnce(S::Member) -> Illegal) -> Self;

    /// Keeps those that are not in `set`.
    fn except(self, set: S, why: impl FnOnce(S::Member) -> Illegal) -> Self;
}

/// A set whose members rules choose from.
pub trait Members: Copy + BitAnd<Output = Self> + Sub<Output = Self> {
    type Member: Copy;

    const NONE: Self;

    fn has_member(self, member: Self::Member) -> bool;
}

impl<S: Members> Judged for S {
    #[inline]
    fn given(self, holds: bool, _: impl FnOnce() -> Illegal) -> Self {
        if holds { self } else { Self::NONE }
    }

    #[inline]
    fn provided(self, holds: impl FnOnce() -> bool, why: impl FnOnce() -> Illegal) -> Self {
        self.given(holds(), why)
    }
}

impl<S: Members> Among<S> for S {
    #[inline]
    fn only(self, set: S, _: impl FnOnce(S::Member) -> Illegal) -> Self {
        self & set
    }

    #[inline]
    fn except(self, set: S, _: impl FnOnce(S::Member) -> Illegal) -> Self {
        self - set
    }
}

/// The one that a player asked for, with the first reason against it.
pub struct Asked<M> {
    member: M,
    illegal: Option<Illegal>,
}

impl<M> Asked<M> {
    pub fn about(member: M) -> Self {
        Self { member, illegal: None }
    }

    /// Returns the reason; `None` if every condition holds.
    pub fn why(self) -> Option<Illegal> {
        self.illegal
    }
}

impl<M> Judged for Asked<M> {
    fn given(self, holds: bool, why: impl FnOnce() -> Illegal) -> Self {
        let illegal = self.illegal.or_else(|| (!holds).then(why));
        Self { illegal, ..self }
    }

    fn provided(self, holds: impl FnOnce() -> bool, why: impl FnOnce() -> Illegal) -> Self {
        Self { illegal: self.illegal.provided(holds, why), ..self }
    }
}

impl<S: Members> Among<S> for Asked<S::Member> {
    fn only(self, set: S, why: impl FnOnce(S::Member) -> Illegal) -> Self {
        let member = self.member;
        self.given(set.has_member(member), || why(member))
    }

    fn except(self, set: S, why: impl FnOnce(S::Member) -> Illegal) -> Self {
        let member = self.member;
        self.given(!set.has_member(member), || why(member))
    }
}

/// Whether something can be done at all, as a list asks.
impl Judged for bool {
    #[inline]
    fn given(self, holds: bool, _: impl FnOnce() -> Illegal) -> Self {
        self && holds
    }

    #[inline]
    fn provided(self, holds: impl FnOnce() -> bool, _: impl FnOnce() -> Illegal) -> Self {
        self && holds()
    }
}

/// Judges a wish for its refusal: keeps the first reason against it.
impl Judged for Option<Illegal> {
    fn given(self, holds: bool, why: impl FnOnce() -> Illegal) -> Self {
        self.or_else(|| (!holds).then(why))
    }

    fn provided(self, holds: impl FnOnce() -> bool, why: impl FnOnce() -> Illegal) -> Self {
        self.or_else(|| (!holds()).then(why))
    }
}
