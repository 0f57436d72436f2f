//! The course of a turn: tasks are pending on a stack; the top one asks a seat or runs by itself.

use super::{Arg, Decision, List, Outcome, PromptSpec, Seat, World};
use std::ops::{Deref, DerefMut};

/// A list that notes if ever more was pushed than fits. What is lost then may be what the game needs to go on, so it is
/// broken and ends.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Stack<T: Copy + Default, const N: usize> {
    list: List<T, N>,
    burst: bool,
}

impl<T: Copy + Default, const N: usize> Stack<T, N> {
    pub fn new() -> Self {
        Self { list: List::new(), burst: false }
    }

    /// Appends; `false` if the value does not fit.
    pub fn push(&mut self, item: T) -> bool {
        let fits = self.list.push(item);
        self.burst |= !fits;
        fits
    }

    /// Appends the values so that the first of them is on top; `false` if some do not fit.
    pub fn push_all(&mut self, items: &[T]) -> bool {
        let fits = self.list.push_reversed(items);
        self.burst |= !fits;
        fits
    }

    /// Returns whether something has been lost.
    pub fn is_burst(&self) -> bool {
        self.burst
    }
}

impl<T: Copy + Default, const N: usize> Default for Stack<T, N> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T: Copy + Default, const N: usize> Deref for Stack<T, N> {
    type Target = List<T, N>;

    fn deref(&self) -> &List<T, N> {
        &self.list
    }
}

impl<T: Copy + Default, const N: usize> DerefMut for Stack<T, N> {
    fn deref_mut(&mut self) -> &mut List<T, N> {
        &mut self.list
    }
}

/// The part of a state that says how it continues.
pub struct Pending<'s, T: Copy + Default, const N: usize> {
    pub tasks: &'s mut Stack<T, N>,
    pub asked: &'s mut Option<Seat>,
    pub over: &'s mut Option<Outcome>,
}

/// A state that continues task by task.
pub trait Flow<const N: usize>: Sized {
    type Task: Copy + Default;
    type Action;
    type Event;

    fn tasks(&self) -> &Stack<Self::Task, N>;

    fn outcome(&self) -> Option<Outcome>;

    fn pending(&mut self) -> Pending<'_, Self::Task, N>;

    /// Returns the seat that is asked, judged by what every seat can see; `None` if the task runs by itself.
    fn asks(&self, task: Self::Task) -> Option<Seat>;

    /// Lists the legal actions of a task that asks.
    fn list(&self, task: Self::Task, out: &mut Vec<Self::Action>);

    /// Takes a legal action. The task has been taken off the stack; one that continues puts itself back.
    fn take(&mut self, task: Self::Task, action: Self::Action, world: &mut World<Self::Event>);

    /// Does what needs no choice. The task has been taken off the stack.
    fn run(&mut self, task: Self::Task, world: &mut World<Self::Event>);

    /// Returns the question of a task; one that never asks is on top only of a game that is over.
    fn question(&self, task: Self::Task) -> PromptSpec;

    /// Returns the seat that is asked; without one, takes the task off the stack and runs it. A game with many kinds of tasks
    /// looks here once which kind it is.
    fn ask_or_run(&mut self, task: Self::Task, world: &mut World<Self::Event>) -> Option<Seat> {
        let asked = self.asks(task);
        if asked.is_none() {
            self.pending().tasks.pop();
            self.run(task, world);
        }
        asked
    }

    /// Does what is due before any task.
    fn settle(&mut self, _: &mut World<Self::Event>) {}

    /// Lays the tasks of the next turn on the empty stack, if the last of a turn does not do so itself.
    fn begin_turn(&mut self) {}

    /// Returns what is done for a seat that has no choice though the task asks.
    fn idle_answer(&self, _: Self::Task, _asked: Seat) -> Option<Self::Action> {
        None
    }

    /// Clears what is pending besides tasks when the game is over.
    fn close(&mut self) {}

    /// Lists the legal actions of the task on top.
    fn list_pending(&self, out: &mut Vec<Self::Action>) {
        out.clear();
        if self.outcome().is_none()
            && let Some(task) = self.tasks().last()
        {
            self.list(task, out);
        }
    }

    /// Returns the pending decision, of `seat`, which plays `who`.
    fn decide(&self, seat: Seat, who: Arg) -> Decision {
        match self.outcome() {
            Some(outcome) => Decision::Over(outcome),
            None => self.question(self.tasks().last().unwrap_or_default()).of(seat, who),
        }
    }

    /// Takes a legal action and runs on to the next decision.
    fn proceed(&mut self, action: Self::Action, world: &mut World<Self::Event>) {
        if let Some(task) = self.pending().tasks.pop() {
            self.take(task, action, world);
        }
        self.advance(world);
    }

    /// Runs tasks until one asks someone, the game is over or the log is full.
    fn advance(&mut self, world: &mut World<Self::Event>) {
        *self.pending().asked = None;
        loop {
            if world.is_full() {
                return;
            }
            self.settle(world);
            let Pending { tasks, over, .. } = self.pending();
            if tasks.is_burst() {
                over.get_or_insert(Outcome::BROKEN);
            }
            if over.is_some() {
                tasks.clear();
                return self.close();
            }
            let Some(task) = tasks.last() else {
                self.begin_turn();
                if self.tasks().is_empty() && self.outcome().is_none() {
                    return;
                }
                continue;
            };
            if let Some(asked) = self.ask_or_run(task, world) {
                let Some(action) = self.idle_answer(task, asked) else {
                    *self.pending().asked = Some(asked);
                    return;
                };
                self.pending().tasks.pop();
                self.take(task, action, world);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::kernel::{Generator, SeatSet};

    /// Counts down from a number, which is asked for; 9 asks for more than fits.
    #[derive(Default)]
    struct Count {
        tasks: Stack<u8, 4>,
        asked: Option<Seat>,
        over: Option<Outcome>,
        ran: Vec<u8>,
    }

    impl Flow<4> for Count {
        type Task = u8;
        type Action = u8;
        type Event = ();

        fn pending(&mut self) -> Pending<'_, u8, 4> {
            Pending { tasks: &mut self.tasks, asked: &mut self.asked, over: &mut self.over }
        }

        fn tasks(&self) -> &Stack<u8, 4> {
            &self.tasks
        }

        fn outcome(&self) -> Option<Outcome> {
            self.over
        }

        fn asks(&self, task: u8) -> Option<Seat> {
            (task == 0).then_some(Seat::new(1))
        }

        fn list(&self, _: u8, out: &mut Vec<u8>) {
            out.extend(1..=3);
        }

        fn run(&mut self, task: u8, _: &mut World<()>) {
            self.ran.push(task);
        }

        fn question(&self, _: u8) -> PromptSpec {
            PromptSpec::new("a-key", "1.1")
        }

        fn take(&mut self, task: u8, action: u8, _: &mut World<()>) {
            self.tasks.push(task);
            for task in 1..=action {
                self.tasks.push(task);
            }
        }
    }

    #[test]
    fn tasks_run_until_one_asks_and_a_burst_stack_ends_the_game() {
        let mut chance = Generator::new(1);
        let world = &mut World::silent(&mut chance);
        let mut count = Count::default();
        count.tasks.push(0);
        count.advance(world);
        assert_eq!(count.asked, Some(Seat::new(1)));
        count.proceed(3, world);
        assert_eq!((count.ran.as_slice(), count.asked, count.over), ([3, 2, 1].as_slice(), Some(Seat::new(1)), None));
        count.proceed(4, world);
        assert_eq!((count.ran.len(), count.asked, count.tasks.is_burst()), (3, None, true));
        assert!(count.over.is_some_and(|outcome| outcome.winners == SeatSet::EMPTY) && count.tasks.is_empty());
    }
}
