//! The deal of a seed to the whole table in setup, before anyone has chosen anything: landmarks (A.5.2) and hirelings
//! (A.6.1, A.6.2).

use crate::games::root::State;
use crate::games::root::rules::setup::{HIRELINGS, LANDMARKS};
use crate::games::root::state::preparing::Step;
use crate::games::root::state::task::Task;
use crate::kernel::{Arg, Extra, Generator, Library, Options, Rules, SetupError};

fn is_still_to_deal(state: &State) -> bool {
    state
        .pending()
        .any(|task| matches!(task, Task::Setup(Step::Landmarks { count } | Step::Hirelings { count }) if count > 0))
}

/// The names of what is dealt, by the extra that asks for it. Players place landmarks before hirelings are dealt, but where
/// they do changes nothing of the deal: placing draws nothing, and what can be hired depends on the factions alone. So any
/// choices lead to the same hirelings.
///
/// # Errors
/// If no game can begin like this.
pub fn dealt(options: &Options, seed: u64, library: &dyn Library) -> Result<Vec<(Extra, Vec<Arg>)>, SetupError> {
    let setup = State::setup(options, library)?;
    let mut chance = Generator::new(seed);
    let mut state = State::new(&setup, &mut chance, &mut ())?;
    let mut legal = Vec::new();
    while is_still_to_deal(&state) {
        state.legal(&mut legal);
        let Some(&any) = legal.first() else { break };
        state.step(any, &mut chance, &mut ());
    }
    let landmarks = state.landmarks.sites.as_slice().iter();
    let landmarks = landmarks.map(|site| Arg::Name { space: "root-landmark", id: site.landmark.id() });
    let hirelings = state.hirelings().map(|me| state.name_of(state.party(me)));
    Ok(vec![(HIRELINGS, hirelings.collect()), (LANDMARKS, landmarks.collect())])
}
