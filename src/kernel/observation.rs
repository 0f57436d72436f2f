//! The only way by which a viewer sees a game.

use super::Viewer;
use std::ops::Deref;

/// A state without what the viewer does not know. The game that makes it has taken that out.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Observation<S> {
    state: S,
    pub viewer: Viewer,
}

impl<S> Observation<S> {
    /// `state` holds nothing that the viewer does not know.
    pub(crate) fn new(state: S, viewer: Viewer) -> Self {
        Self { state, viewer }
    }
}

impl<S> Deref for Observation<S> {
    type Target = S;

    fn deref(&self) -> &S {
        &self.state
    }
}
