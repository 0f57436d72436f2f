//! The clockwork players of the Law of Rootbotics (`R`): each board in a file of its own. What all boards share is in
//! `law/clockwork.rs`, and how they choose in `law/priority.rs`.

/// The tasks of a turn, from the steps that a board has in each phase. Every turn begins with its order (R2.7) and ends with
/// the point of the hardest level (R3.3).
macro_rules! turn {
    (birdsong: [$($birdsong:expr),*], daylight: [$($daylight:expr),*], evening: [$($evening:expr),*],) => {{
        use $crate::games::root::clockwork::state::Step as Clockwork;
        use $crate::games::root::state::frame::Step as Frame;
        &[
            Task::Turn(Frame::Begin),
            Task::Clockwork(Clockwork::Order),
            $(Task::Clockwork($birdsong),)*
            Task::Turn(Frame::Enter(Phase::Daylight)),
            $(Task::Clockwork($daylight),)*
            Task::Turn(Frame::Enter(Phase::Evening)),
            $(Task::Clockwork($evening),)*
            Task::Clockwork(Clockwork::Nightmare),
            Task::Turn(Frame::End),
        ]
    }};
}

pub mod queries;
pub mod state;
pub mod words;

pub(in crate::games::root) mod alliance;
pub(in crate::games::root) mod corvids;
pub(in crate::games::root) mod duchy;
pub(in crate::games::root) mod eyrie;
pub(in crate::games::root) mod lizards;
pub(in crate::games::root) mod marquise;
pub(in crate::games::root) mod riverfolk;
pub(in crate::games::root) mod vagabot;
