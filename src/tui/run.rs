//! The loop: waits for what happens, lets the screen take it, draws.

use std::sync::{Arc, OnceLock, PoisonError};
use std::time::{Duration, Instant};

use super::app::App;
use super::input::{Input, Inputs, Options, Waker};
use super::play::{Shared, left_unsaved, not_saved};
use super::terminal::{Screen, ScreenError};
use crate::kernel::Words;

/// Calls the loop from another thread, once there is one.
pub type Call = Arc<OnceLock<Waker>>;

/// Runs the screen until the player leaves it.
///
/// # Errors
/// Fails if there is no terminal, or it cannot be used.
pub fn run(app: &mut App, call: &Call) -> Result<(), ScreenError> {
    let options = Options::default();
    let limit = options.save_limit;
    let shared = app.shared();
    let words = app.words();
    let inputs = Inputs::start(options, move || last_save(&shared, words, limit))?;
    let _ = call.set(inputs.waker());
    let mut mouse = app.mouse();
    let mut screen = Screen::enter(mouse)?;
    loop {
        let began = Instant::now();
        if screen.draw(|frame| app.draw(frame)).is_err() {
            inputs.lost();
        }
        app.drawn_in(began.elapsed());
        let input = match app.rest() {
            Some(rest) => inputs.next_within(rest),
            None => Some(inputs.next()),
        };
        match input {
            Some(input) => take(app, &mut screen, &input),
            None => app.tick(),
        }
        take_pending(Instant::now() + AT_ONCE, || inputs.pending(), |input| take(app, &mut screen, &input));
        if app.is_over() {
            return Ok(());
        }
        if app.take_call() {
            screen.call();
        }
        if app.mouse() != mouse {
            mouse = app.mouse();
            drop(screen);
            screen = Screen::enter(mouse)?;
        }
    }
}

/// The time after which input that has piled up is drawn, however much is left.
const AT_ONCE: Duration = Duration::from_millis(50);

/// Takes what has piled up until the deadline; the rest stays where it is.
fn take_pending(deadline: Instant, mut next: impl FnMut() -> Option<Input>, mut take: impl FnMut(Input)) {
    while Instant::now() < deadline
        && let Some(input) = next()
    {
        take(input);
    }
}

fn take(app: &mut App, screen: &mut Screen, input: &Input) {
    if *input == Input::Redraw {
        screen.repaint();
    }
    app.input(input);
}

/// Saves for the last time in a process that has to end; what to say if that failed.
pub(super) fn last_save(shared: &Shared, words: &Words, limit: Duration) -> Option<String> {
    let shared = shared.lock().unwrap_or_else(PoisonError::into_inner);
    let table = shared.as_ref()?.lock().unwrap_or_else(PoisonError::into_inner);
    if table.close(limit) {
        return None;
    }
    let failure = words.text_with("cli-failure", &[("what", not_saved(&**table, words).into())]);
    let lost = table.unsaved().map(|unsaved| left_unsaved(&unsaved, words));
    Some([failure].into_iter().chain(lost).collect::<Vec<_>>().join("\n"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tui::keys::Key;

    #[test]
    fn what_is_not_taken_in_time_is_not_lost() {
        let mut typed: Vec<Input> = ['c', 'b', 'a'].map(|c| Input::Key(Key::Char(c))).into();
        let mut taken = Vec::new();
        take_pending(Instant::now(), || typed.pop(), |input| taken.push(input));
        assert_eq!((taken.len(), typed.len()), (0, 3));
        take_pending(Instant::now() + Duration::from_secs(3600), || typed.pop(), |input| taken.push(input));
        assert_eq!(taken, ['a', 'b', 'c'].map(|c| Input::Key(Key::Char(c))));
    }
}
