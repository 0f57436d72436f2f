//! A seat that has no faction yet (A.8).

use super::registry::{Board, Budget, Force, Legend};
use crate::games::root::Action;
use crate::games::root::state::phase::Phase;
use crate::tui::face::Ctx;
use crate::tui::palette::Role;
use crate::tui::text::Row;

pub struct Nobody;

impl Board for Nobody {
    fn verbs(&self, _: Phase) -> Vec<&'static str> {
        Vec::new()
    }

    fn leaves_points(&self) -> &'static str {
        "dominance"
    }

    fn lends(&self, _: Phase) -> &'static [&'static str] {
        &[]
    }

    fn budget(&self) -> Option<Budget> {
        None
    }

    fn left(&self, _: &[Action]) -> u8 {
        0
    }

    fn force(&self) -> Force {
        Force::Warriors
    }

    fn warriors(&self) -> u8 {
        0
    }

    fn beside_hand(&self) -> Option<u8> {
        None
    }

    fn line(&self, ctx: &Ctx) -> Row {
        Row::of(Role::Dim, ctx.say("root-own-undrafted"))
    }

    fn board(&self, ctx: &Ctx) -> Vec<Row> {
        vec![Row::plain(ctx.say("root-own-undrafted"))]
    }

    fn legend(&self) -> Legend {
        Legend::default()
    }
}
