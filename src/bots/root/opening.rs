//! The choices of set-up.

use crate::games::root::State;
use crate::games::root::words::action::Action;
use crate::games::root::words::piece::Piece;
use crate::games::root::words::place::Clearing;
use crate::kernel::Generator;

use super::answers::leader_worth;
use super::riverfolk;

/// How gladly a character is taken: thief, tinker, ranger, vagrant, arbiter, scoundrel, adventurer, ronin, harrier.
const CHARACTERS: [f64; 9] = [1.17, 0.762, 1.58, 0.8, 1.6, 0.7, 0.6, 1.3, 1.2];

/// The choice of set-up that the list asks for, if it is one.
pub fn choose(state: &State, legal: &[Action], rng: &mut Generator) -> Option<Action> {
    let mut best = None;
    let mut highest = f64::NEG_INFINITY;
    for &action in legal {
        // equals are as good as each other: games shall differ
        let chance = f64::from(rng.below(1000)) / 1e6;
        let value = chance
            + match action {
                Action::Keep { clearing } => room_near(state, clearing),
                Action::Place { piece, clearing } => place(state, piece, clearing),
                Action::Roost { clearing } | Action::Home { clearing } => room_near(state, clearing),
                // 11.3.2
                Action::RecruitAt { clearing } if state.question_law() == "11.3.2" => {
                    riverfolk::landing(state, clearing)
                }
                Action::RecruitAt { clearing } => 0.1 * state.adjacent(clearing).len() as f64,
                Action::Leader { leader } => leader_worth(leader),
                Action::Character { character } => CHARACTERS[character.index()],
                Action::Start { forest } => {
                    let ruins = (state.board.forest_clearings(forest) & state.ruins).len();
                    ruins as f64 + 0.1 * state.board.forest_clearings(forest).len() as f64
                }
                // what is plentiful now may be cast out again soon
                Action::Outcast { .. } => 0.0,
                Action::Price { service, price } => riverfolk::first_price(service, price),
                _ => return None,
            };
        if value > highest {
            highest = value;
            best = Some(action);
        }
    }
    best
}

/// Open slots in a clearing and next to it.
fn room_near(state: &State, clearing: Clearing) -> f64 {
    let near: u8 = state.adjacent(clearing).iter().map(|next| state.open_slots(next)).sum();
    f64::from(state.open_slots(clearing)) + 0.5 * f64::from(near)
}

/// Sawmills at home, recruiters in front.
fn place(state: &State, piece: Piece, clearing: Clearing) -> f64 {
    let home = state.count(Piece::Keep, clearing) > 0;
    let paths = state.adjacent(clearing).len() as f64;
    match piece {
        Piece::Sawmill => f64::from(u8::from(home)),
        Piece::Recruiter => 0.1 * paths,
        _ => 0.05 * paths - f64::from(u8::from(home)),
    }
}
