//! Invariants that must hold around every action of every game.

use super::bot_game::Violation;
use crate::bots::Bots;
use crate::kernel::{Chance, Decision, Generator, Library, Rules, Script, Seat, Viewer, join};

/// Actions between two looks at what is costly: saves and views.
const NOW_AND_THEN: u64 = 61;
/// A game that is this broken is not played on.
const ENOUGH: usize = 5;

/// Watches one game.
pub struct Checker<'a, G: Rules> {
    seed: u64,
    library: &'a dyn Library,
    rng: Generator,
    /// The seat that started the turn, and its round.
    turn: Option<(Seat, u16)>,
    /// The states of the turn so far.
    seen: Vec<G>,
    previous: Vec<G::Action>,
    again: Vec<G::Action>,
    pub violations: Vec<Violation>,
}

impl<'a, G: Bots> Checker<'a, G> {
    pub fn new(seed: u64, library: &'a dyn Library) -> Self {
        Self {
            seed,
            library,
            rng: Generator::new(!seed),
            turn: None,
            seen: Vec::new(),
            previous: Vec::new(),
            again: Vec::new(),
            violations: Vec::new(),
        }
    }

    fn report(&mut self, action: u64, what: String) {
        self.violations.push(Violation { seed: self.seed, action, what });
    }

    /// Takes `action` from `legal` with every check; `false` if the game should not continue.
    pub fn take(
        &mut self,
        state: &mut G,
        action: G::Action,
        legal: &[G::Action],
        number: u64,
        chance: &mut impl Chance,
    ) -> bool {
        self.before(state, legal, number);
        let text = join(&G::parts(action));
        if let Err(illegal) = state.apply(action, chance, &mut ()) {
            self.report(number, format!("\"{text}\" is listed and refused: {illegal}"));
            return false;
        }
        if let Err(broken) = state.check() {
            self.report(number, format!("after \"{text}\": {broken}"));
        }
        self.recurs(state, number, &text);
        if number.is_multiple_of(NOW_AND_THEN) {
            self.saved(state, number);
            self.seen_by_each(state, number);
        }
        self.previous.clear();
        self.previous.extend_from_slice(legal);
        self.violations.len() < ENOUGH
    }

    fn before(&mut self, state: &mut G, legal: &[G::Action], number: u64) {
        match state.decision() {
            Decision::Ask(question) if state.asked() == Some(question.seat) => {}
            decision => self.report(number, format!("{:?} is asked, and the decision is {decision:?}", state.asked())),
        }
        if legal.len() >= 256 {
            self.report(number, format!("{} legal actions", legal.len()));
        }
        for (index, &action) in legal.iter().enumerate() {
            let text = join(&G::parts(action));
            if legal[..index].contains(&action) {
                self.report(number, format!("\"{text}\" is listed twice"));
            }
            match G::parse(&text) {
                Ok(read) if read == action => {}
                Ok(read) => self.report(number, format!("\"{text}\" is read as \"{}\"", join(&G::parts(read)))),
                Err(error) => self.report(number, format!("\"{text}\" cannot be read: {error}")),
            }
            // To say why takes a list of its own.
            if number.is_multiple_of(8)
                && let Some(illegal) = state.why_not(action)
            {
                self.report(number, format!("\"{text}\" is listed, and why_not says {illegal}"));
            }
        }
        // Actions of the decision before are near misses.
        let unlisted = self.previous.iter().find(|action| !legal.contains(action)).copied();
        if let Some(action) = unlisted.filter(|_| number.is_multiple_of(8)) {
            let (text, before) = (join(&G::parts(action)), state.clone());
            if state.apply(action, &mut Generator::new(self.seed), &mut ()).is_ok() {
                self.report(number, format!("\"{text}\" is not listed and was taken"));
            } else if *state != before {
                self.report(number, format!("\"{text}\" was refused and changed the state"));
            }
            *state = before;
        }
    }

    fn recurs(&mut self, state: &G, number: u64, text: &str) {
        if state.at_rest() {
            let turn = state.asked().map(|seat| (seat, state.progress().round));
            if turn != self.turn {
                self.turn = turn;
                self.seen.clear();
            }
        }
        if self.seen.contains(state) {
            self.report(number, format!("after \"{text}\" the state is one that this turn has seen"));
        }
        self.seen.push(state.clone());
    }

    fn saved(&mut self, state: &G, number: u64) {
        match G::read(&state.write(Viewer::All), self.library, &mut Script::default()) {
            Ok(read) if read == *state => {}
            Ok(_) => self.report(number, "the state written and read again is another".to_owned()),
            Err(errors) => self.report(number, format!("the state written cannot be read: {errors}")),
        }
    }

    fn seen_by_each(&mut self, state: &G, number: u64) {
        let mut legal = Vec::new();
        state.legal(&mut legal);
        for seat in (0..state.seats()).map(|seat| Seat::new(seat as u8)) {
            let guess = state.determinize(seat, &mut self.rng);
            if guess.observe(Viewer::Seat(seat)) != state.observe(Viewer::Seat(seat)) {
                self.report(number, format!("seat {} sees a sample of its own that differs", seat.index()));
            }
            if guess.decision() != state.decision() {
                self.report(number, format!("seat {} meets another decision in a sample", seat.index()));
            }
            if state.asked() == Some(seat) {
                guess.legal(&mut self.again);
                // nearly always they are the same in the same order
                if self.again != legal {
                    self.again.sort_unstable();
                    legal.sort_unstable();
                }
                if self.again != legal {
                    self.report(number, format!("seat {} has other actions in a sample of its own", seat.index()));
                }
            }
            if let Err(broken) = guess.check() {
                self.report(number, format!("a sample for seat {}: {broken}", seat.index()));
            }
        }
    }
}
