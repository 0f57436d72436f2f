//! Any legal action, each as likely as the others.

use super::{Bot, View};
use crate::kernel::{Generator, Rules};

/// Uniform over the legal actions.
#[derive(Clone, Copy, Debug, Default)]
pub struct Random;

impl<G: Rules> Bot<G> for Random {
    fn choose(&mut self, view: &View<'_, G>, rng: &mut Generator) -> G::Action {
        let legal = view.legal();
        legal[rng.below(legal.len() as u32) as usize]
    }
}
