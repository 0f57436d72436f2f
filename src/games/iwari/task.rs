//! Pending tasks: a stack in the state. The top one either runs by itself or asks a seat. The lowest are the
//! rest of the turn; what follows from an action is above them. There is no other control flow.

use super::action::Action;
use super::event::Event;
use super::place::{Space, Territory, Via};
use super::state::{MAX_TASKS, State};
use super::{placing, turn};
use crate::kernel::{Declared, Flow, Outcome, Pending, PromptSpec, Seat, Stack};
use crate::tasks;

tasks! {
    /// A pending step. Those of the turn are in `turn`, those of pieces in `placing`.
    #[derive(Default)]
    pub enum Task {
        /// Nothing; the filler of free places.
        #[default]
        Nothing = "nothing",
        /// The choice of what to do in the turn (I4.1).
        #[main] #[ask("iwari-ask-main", "I4.1")]
        Main = "main",
        /// A second piece in the same territory (I6.2); of the third tribe if `third`.
        #[ask("iwari-ask-more", "I6.2")]
        More = "more" { territory: u8, third: bool },
        /// A piece of the tribe that two players share (I7.2).
        #[ask("iwari-ask-third", "I7.2")]
        Third = "third",
        /// The choice where to put a Union after completing a settlement (I13.1).
        #[ask("iwari-ask-union", "I13.1")]
        Union = "union" { space: u8 },
        /// The choice where to put a Discovery after filling a territory (I13.2).
        #[ask("iwari-ask-discovery", "I13.2")]
        Discovery = "discovery" { territory: u8 },
        /// The choice where to put an Honor or a Respect (I13.3, I13.4).
        #[ask("iwari-ask-honour", "I13.3")]
        Bond = "bond" { territory: u8, water: bool },
        /// The hand is filled (I4.2).
        Restock = "restock",
        /// This many cards are still to be drawn.
        #[ask("iwari-ask-draw", "I4.2", count = left)]
        Draw = "draw" { left: u8 },
        /// The display is filled (I4.3).
        Display = "display",
        /// The half-journey scoring, if it is due (I8.2).
        Half = "half",
        /// The next seat, or the end.
        End = "end",
    }
}

const _: () = assert!(size_of::<Task>() <= 4);

/// The lowest tasks of every turn, in order.
pub(super) const TURN: [Task; 4] = [Task::Main, Task::Display, Task::Half, Task::End];

/// The surroundings that the rules act on besides the state.
pub type World<'a> = crate::kernel::World<'a, Event>;

pub(super) fn via(water: bool) -> Via {
    if water { Via::Water } else { Via::Land }
}

impl Task {
    /// Returns whether it names only what is on this board.
    pub(super) fn fits(self, state: &State) -> bool {
        match self {
            Task::Nothing => false,
            Task::More { territory, third } => {
                state.board.has(Territory::new(territory)) && (!third || state.has_third())
            }
            Task::Discovery { territory } | Task::Bond { territory, .. } => state.board.has(Territory::new(territory)),
            Task::Third => state.has_third(),
            Task::Draw { left } => left <= super::state::HAND,
            Task::Union { space } => usize::from(space) < 128 && state.board.has_space(Space::new(space)),
            _ => true,
        }
    }
}

impl Flow<MAX_TASKS> for State {
    type Task = Task;
    type Action = Action;
    type Event = Event;

    fn tasks(&self) -> &Stack<Task, MAX_TASKS> {
        &self.tasks
    }

    fn outcome(&self) -> Option<Outcome> {
        self.over
    }

    fn pending(&mut self) -> Pending<'_, Task, MAX_TASKS> {
        Pending { tasks: &mut self.tasks, asked: &mut self.asked, over: &mut self.over }
    }

    fn asks(&self, task: Task) -> Option<Seat> {
        let asks = match task {
            Task::Main => turn::has_cards(self),
            Task::Draw { left } => turn::has_choice(self, left),
            Task::More { territory, third } => {
                turn::has_cards(self) && placing::has_room(self, third, Territory::new(territory))
            }
            Task::Third => turn::has_cards(self) && placing::has_room_anywhere(self),
            Task::Union { .. } | Task::Discovery { .. } | Task::Bond { .. } => true,
            Task::Nothing | Task::Restock | Task::Display | Task::Half | Task::End => false,
        };
        asks.then_some(self.turn)
    }

    fn list(&self, task: Task, out: &mut Vec<Action>) {
        match task {
            Task::Main => turn::legal_main(self, out),
            Task::Draw { .. } => turn::legal_draw(self, out),
            Task::More { territory, third } => {
                out.push(Action::Pass);
                placing::legal(self, third, Some(Territory::new(territory)), out);
            }
            Task::Third => {
                placing::legal(self, true, None, out);
                // I7.4: a piece is placed if one can be
                if out.is_empty() {
                    out.push(Action::Pass);
                }
            }
            Task::Union { space } => placing::legal_union(self, Space::new(space), out),
            Task::Discovery { territory } => placing::legal_discovery(self, Territory::new(territory), out),
            Task::Bond { territory, water } => {
                placing::legal_bond(self, Territory::new(territory), via(water), out);
            }
            Task::Nothing | Task::Restock | Task::Display | Task::Half | Task::End => {}
        }
    }

    fn take(&mut self, task: Task, action: Action, world: &mut World) {
        match task {
            Task::Main => turn::take_main(self, action, world),
            Task::Draw { left } => turn::take_draw(self, left, action, world),
            Task::More { third, .. } => {
                placing::take(self, third, action, world);
            }
            Task::Third => turn::take_third(self, action, world),
            Task::Union { .. } | Task::Discovery { .. } | Task::Bond { .. } => {
                placing::take_feat(self, action, world);
            }
            Task::Nothing | Task::Restock | Task::Display | Task::Half | Task::End => {}
        }
    }

    fn run(&mut self, task: Task, world: &mut World) {
        match task {
            Task::Main => turn::pass(self, world),
            Task::Draw { left } => turn::run_draw(self, left, world),
            Task::Restock => turn::restock(self),
            Task::Display => self.fill_display(world),
            Task::Half => turn::half(self, world),
            Task::End => turn::end(self, world),
            Task::Nothing
            | Task::More { .. }
            | Task::Third
            | Task::Union { .. }
            | Task::Discovery { .. }
            | Task::Bond { .. } => {}
        }
    }

    fn question(&self, task: Task) -> PromptSpec {
        let Some(declared) = task.asking() else { return PromptSpec::new("iwari-ask-main", "I4.1") };
        let in_territory = |declared: PromptSpec, territory: u8| {
            declared.name("territory", "iwari-territory", self.board.territory_id(Territory::new(territory)))
        };
        match task {
            Task::More { territory, third: false } => in_territory(declared, territory),
            Task::More { territory, third: true } => {
                in_territory(declared.instead("iwari-ask-third-more", "I7.2"), territory)
            }
            Task::Bond { water: true, .. } => declared.instead("iwari-ask-respect", "I13.4"),
            _ => declared,
        }
    }
}
