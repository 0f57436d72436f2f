//! Pending tasks: a stack in the state. The top one either runs by itself or asks a seat. There is no other
//! control flow, so a state can be copied, saved and resumed between any two actions.

use super::action::Action;
use super::event::Event;
use super::hex::Hex;
use super::state::{MAX_TASKS, State};
use super::{camp, events, route, turn};
use crate::kernel::{Declared, Flow, Outcome, Pending, PromptSpec, Seat, Stack};
use crate::tasks;

tasks! {
    /// A pending step.
    #[derive(Default)]
    pub enum Task {
        /// Nothing; the filler of free places.
        #[default]
        Nothing = "nothing",
        /// Cards or a camp (D4.2).
        #[main] #[ask("dewan-ask-turn", "D4.2")]
        Main = "main",
        /// A route that has come to a space (D6.2).
        #[ask("dewan-ask-route", "D6.3", space = at)]
        Route = "route" { start: Hex, at: Hex },
        /// A story is chosen (D3.7, D7.2).
        #[ask("dewan-ask-story", "D7.2")]
        Story = "story" { seat: Seat },
        /// A card may be tucked (D7.2).
        #[ask("dewan-ask-tuck", "D7.2")]
        Tuck = "tuck",
        /// Gaps in the row are filled (D5.2).
        Refill = "refill",
        /// The event of the scenario (D12.2.3).
        Event = "event",
        /// The placing of a water token (D12.3.2).
        #[ask("dewan-ask-flood", "D12.3.2")]
        Flood = "flood",
        /// The placing of a lava token (D12.4.2).
        #[ask("dewan-ask-erupt", "D12.4.2")]
        Erupt = "erupt",
        /// A card may be given for fish; this many seats are still to decide (D12.5.6).
        #[ask("dewan-ask-fish", "D12.5.6")]
        Fish = "fish" { seat: Seat, left: u8 },
        /// A new deck on the event tile (D12.2.3).
        NewDeck = "new_deck",
        /// The end-of-turn check (D9).
        End = "end",
    }
}

const _: () = assert!(size_of::<Task>() <= 4);

/// The surroundings that the rules act on besides the state.
pub type World<'a> = crate::kernel::World<'a, Event>;

impl Task {
    /// Returns whether the game is at rest: at a main decision, or where a player chooses the first story.
    pub(super) fn is_rest(self, state: &State) -> bool {
        self.is_main() || matches!(self, Task::Story { seat } if state.player(seat).placed() == 0)
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
        match task {
            Task::Nothing | Task::Refill | Task::Event | Task::NewDeck | Task::End => None,
            Task::Main | Task::Route { .. } => Some(self.turn),
            Task::Story { seat } => camp::asks_story(self, seat),
            Task::Tuck => camp::asks_tuck(self),
            Task::Flood => events::asks_flood(self),
            Task::Erupt => events::asks_erupt(self),
            Task::Fish { seat, .. } => events::asks_fish(self, seat),
        }
    }

    fn list(&self, task: Task, out: &mut Vec<Action>) {
        match task {
            Task::Nothing | Task::Refill | Task::Event | Task::NewDeck | Task::End => {}
            Task::Main => turn::legal(self, out),
            Task::Route { start, at } => route::legal(self, start, at, out),
            Task::Story { .. } => camp::legal_story(self, out),
            Task::Tuck => camp::legal_tuck(self, out),
            Task::Flood => events::legal_flood(self, out),
            Task::Erupt => events::legal_erupt(self, out),
            Task::Fish { seat, .. } => events::legal_fish(self, seat, out),
        }
    }

    fn take(&mut self, task: Task, action: Action, world: &mut World) {
        match task {
            Task::Nothing | Task::Refill | Task::Event | Task::NewDeck | Task::End => {}
            Task::Main => turn::take(self, action, world),
            Task::Route { start, at } => route::take(self, start, at, action, world),
            Task::Story { seat } => camp::take_story(self, seat, action, world),
            Task::Tuck => camp::take_tuck(self, action, world),
            Task::Flood | Task::Erupt => events::take_token(self, action, world),
            Task::Fish { seat, left } => events::take_fish(self, seat, left, action, world),
        }
    }

    fn run(&mut self, task: Task, world: &mut World) {
        match task {
            Task::Nothing | Task::Main | Task::Route { .. } | Task::Tuck => {}
            Task::Story { seat } => camp::run_story(seat, world),
            Task::Refill => turn::run_refill(self, world),
            Task::Event => events::run(self),
            Task::Flood | Task::Erupt => events::run_token(self, world),
            Task::Fish { seat, left } => events::run_fish(self, seat, left),
            Task::NewDeck => self.lay_deck(world),
            Task::End => turn::run_end(self, world),
        }
    }

    fn question(&self, task: Task) -> PromptSpec {
        let Some(declared) = task.asking() else { return PromptSpec::new("dewan-ask-over", "D10.1") };
        match task {
            Task::Story { seat } if self.player(seat).placed() == 0 => {
                declared.instead("dewan-ask-first-story", "D3.7")
            }
            Task::Fish { seat, .. } => declared.number("count", self.villages(seat).len() as u8),
            _ => declared,
        }
    }
}
