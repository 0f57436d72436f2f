//! The Riverfolk Company as a whole: setup, positions, invariants.

use super::state::{PRICES, Riverfolk as Board, Step};
use super::turn;
use super::words::Service;
use crate::games::root::module::position::{CLEARING_SUITS, Position};
use crate::games::root::module::{Fits, Module, one_in_each};
use crate::games::root::prelude::*;
use crate::games::root::state::kits::Kit;
use crate::kernel::{Broken, Codec, Illegal, Message, Names};

static SERVICES: Names = Names::new("root-doc-no-service", &Service::IDS);

pub(in crate::games::root) struct Riverfolk;

impl Module for Riverfolk {
    fn kit(&self) -> Kit {
        Kit::Riverfolk(Board::default())
    }

    fn turn(&self) -> &'static [Task] {
        super::turn::TURN
    }

    fn refuse(&self, state: &State, seat: Seat, action: Action) -> Option<Illegal> {
        super::refusal::refuse(state, seat, action)
    }

    fn is_own(&self, action: Action) -> bool {
        super::refusal::is_own(action)
    }

    fn set_up(&self, state: &mut State, _: Seat, _: &mut World) {
        state.push_all(&turn::SET_UP);
    }

    /// Visits the boxes on the board, too, where warriors of any player lie: they are taken out of their supplies.
    fn visit(&self, codec: &mut Codec<'_>, position: &mut Position<'_>, seat: Seat) {
        let in_setup = position.state.phase == Phase::Setup;
        let Some(riverfolk) = position.state.riverfolk_mut(seat) else { return };
        if codec.reads() {
            // A position that does not name the prices has the lowest, once setup is over.
            riverfolk.prices = [u8::from(!in_setup); 3];
        }
        codec.counts("prices", &SERVICES, PRICES[PRICES.len() - 1], &mut riverfolk.prices);
        if !in_setup && riverfolk.prices.contains(&0) {
            codec.fault("prices", "root-doc-prices");
        }
        codec.flag("exporting", &mut riverfolk.exporting);
        let boxes = [
            ("payments", &mut riverfolk.payments),
            ("funds", &mut riverfolk.funds),
            ("committed", &mut riverfolk.committed),
        ];
        let boxes = boxes.map(|(key, warriors)| {
            codec.counts(key, &position.seats, Faction::MOST_WARRIORS, warriors);
            (key, *warriors)
        });
        for (key, warriors) in boxes {
            for owner in position.state.seats() {
                position.lay_aside(codec, key, owner, warriors[owner.index()]);
            }
        }
        visit_lost_posts(codec, position.state);
    }

    fn check(&self, state: &State, _: Seat) -> Result<(), Broken> {
        one_in_each(state, &Piece::POSTS)
    }

    fn warriors_aside(&self, state: &State, seat: Seat, owner: Seat) -> u8 {
        state.riverfolk(seat).map_or(0, |riverfolk| riverfolk.holds(owner))
    }
}

impl Fits for Step {
    const FACTION: Option<Faction> = Some(Faction::Riverfolk);

    fn fits(self, state: &State, _: bool) -> bool {
        turn::fits(state, self)
    }

    fn picks_fit(self, state: &State) -> bool {
        match self {
            Step::Pay { left, errand } => state.picks.only_seats() && turn::payment(state, left, errand).fits(),
            _ => false,
        }
    }
}

/// Visits the trade posts that are out of the game.
fn visit_lost_posts(codec: &mut Codec<'_>, state: &mut State) {
    let off_map = Piece::POSTS.map(|post| post.total().saturating_sub(state.on_map(post)));
    let mut lost = [0, 1, 2].map(|index| off_map[index].saturating_sub(state.stock[Piece::POSTS[index].index()]));
    codec.counts("lost_posts", &CLEARING_SUITS, 3, &mut lost);
    for ((post, off_map), lost) in Piece::POSTS.into_iter().zip(off_map).zip(lost) {
        match off_map.checked_sub(lost) {
            Some(left) => state.stock[post.index()] = left,
            None => codec.fault("lost_posts", Message::new("root-doc-posts").text("piece", post.id())),
        }
    }
}
