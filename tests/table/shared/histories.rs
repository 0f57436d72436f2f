//! Games that were played at a table, as a client sees them. Beside each runs a twin with other hidden cards, in which the
//! same is done as far as the client is told: all that it gets and all that it can ask for are the same bytes.

use super::host::{Table, hello};
use super::secrets::at_with;
use super::twins::{hear, legal, wishes};
use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;
use thicket::games::{dewan, iwari, root};
use thicket::kernel::{Doc, Generator, Options, Part, Recorder, Rules, Script, Seat, Viewer, join};
use thicket::table::Games;
use thicket::table::Table as _;
use thicket::table::shared::{Disposition, Hello, Peer, Request, ServerMessage};

const NAMES: [&str; 4] = ["ana", "ben", "cy", "dee"];

/// The number of the connection that looks on.
const WATCHER: u64 = 9;

/// Deals of what a viewer does not know, of which the one is taken that stays like the game for longest.
const DEALS: usize = 12;

/// A pair is worth a comparison from this many actions on, and is compared over at most that many.
const FEWEST: usize = 8;
const MOST: usize = 48;

/// The actions of a game and all results of chance, in words.
struct History<G> {
    start: G,
    actions: Vec<String>,
    chance: Vec<String>,
    /// The state after each of them.
    states: Vec<Doc>,
}

impl<G: Rules> History<G> {
    fn from(start: &G) -> Self {
        Self { start: start.clone(), actions: Vec::new(), chance: Vec::new(), states: vec![start.write(Viewer::All)] }
    }

    fn add(&mut self, before: &G, action: G::Action, rolls: &[thicket::kernel::Roll], after: &G) {
        self.actions.push(join(&G::parts(action)));
        self.chance.extend(rolls.iter().map(|roll| before.roll_text(*roll)));
        self.states.push(after.write(Viewer::All));
    }
}

/// One action of the game, as it was taken.
struct Taken<G: Rules> {
    before: G,
    action: G::Action,
    rolls: Vec<thicket::kernel::Roll>,
    events: Vec<G::Event>,
    after: G,
}

fn random_game<G: Rules>(mut state: G, seed: u64, most: usize) -> Vec<Taken<G>> {
    let (mut choice, mut chance) = (Generator::new(seed), Generator::new(seed ^ 0xC0FFEE));
    let mut taken = Vec::new();
    while state.asked().is_some() && taken.len() < most {
        let legal = legal(&state);
        let action = legal[choice.below(legal.len() as u32) as usize];
        let (before, mut events, mut recorder) = (state.clone(), Vec::new(), Recorder::new(&mut chance));
        state.step(action, &mut recorder, &mut events);
        taken.push(Taken { before, action, rolls: recorder.rolls, events, after: state.clone() });
    }
    taken
}

/// Whether two actions differ in nothing but what may lie face down.
fn may_look_alike<G: Rules>(one: G::Action, other: G::Action) -> bool {
    let (one, other) = (G::parts(one), G::parts(other));
    one.len() == other.len()
        && one.iter().zip(other.iter()).all(|pair| match pair {
            (Part::Card(_), Part::Card(_)) | (Part::Word(_), Part::Word(_)) => true,
            (one, other) => one == other,
        })
}

/// The game, and what is done in a twin of it as long as the viewer is told the same of both.
fn follow<G: Rules>(taken: &[Taken<G>], twin: &G, viewer: Viewer, rng: &mut Generator) -> (History<G>, History<G>) {
    let mut state = twin.clone();
    let (mut own, mut other) = (History::from(&taken[0].before), History::from(twin));
    for Taken { before, action, rolls, events, after } in taken.iter().take(MOST) {
        let mut fitting = legal(&state);
        fitting.retain(|other| *other == *action || may_look_alike::<G>(*action, *other));
        // sometimes with the very same thing if that can be, else with any that looks the same
        let same = fitting.iter().position(|other| other == action).filter(|_| rng.below(2) == 0);
        let first = same.unwrap_or_else(|| rng.below(fitting.len().max(1) as u32) as usize);
        let all = fitting.len();
        fitting.rotate_left(first.min(all));
        let was = state.clone();
        let alike = fitting.into_iter().find_map(|instead| {
            let (mut state, mut told) = (was.clone(), Vec::new());
            let script = Script::with_generator(wishes(before, rolls), Generator::new(7));
            let mut recorder = Recorder::new(script);
            state.step(instead, &mut recorder, &mut told);
            let is_alike = hear(after, events, viewer) == hear(&state, &told, viewer)
                && after.observe(viewer) == state.observe(viewer)
                && after.decision() == state.decision();
            is_alike.then_some((instead, recorder.rolls, state))
        });
        let Some((instead, drawn, next)) = alike else { break };
        own.add(before, *action, rolls, after);
        other.add(&was, instead, &drawn, &next);
        state = next;
    }
    (own, other)
}

/// A table at which everyone sits and one looks on, and what one of them was told.
struct Seen {
    table: Table,
    viewer: u64,
    lines: Vec<String>,
    /// The number of the last proposal.
    proposed: u64,
    /// The connection that acted last.
    last: u64,
}

impl Seen {
    /// `None` where the game cannot begin so.
    fn of<G: Rules>(history: &History<G>, viewer: u64) -> Option<Seen> {
        let mut seen = Seen {
            table: Table::new(at_with(&history.start, history.chance.clone())?),
            viewer,
            lines: vec![],
            proposed: 0,
            last: 1,
        };
        for (id, name) in (1..).zip(&NAMES[..history.start.seats()]) {
            seen.comes(id, Some(name));
        }
        seen.comes(WATCHER, None);
        seen.table.host.go_on();
        seen.hears();
        Some(seen)
    }

    fn comes(&mut self, id: u64, name: Option<&str>) {
        self.table.host.arrives(id, Peer { account: "guest".into(), is_owner: true }, self.table.now);
        let own = Hello { name: name.map(str::to_owned), watch: name.is_none(), ..hello() };
        self.says(id, &Request::Hello(own));
    }

    fn actions(&self) -> usize {
        self.table.host.running().game().actions()
    }

    /// The connection of the seat that is asked.
    fn asked(&self) -> Option<u64> {
        self.table.host.running().game().asked().map(|seat| 1 + seat.index() as u64)
    }

    /// Someone says something; the answer.
    fn says(&mut self, id: u64, request: &Request) -> String {
        self.table.now += Duration::from_millis(100);
        assert_eq!(self.table.says(id, &serde_json::to_string(request).expect("JSON")), Disposition::Stay);
        let out = self.hears();
        let answer = out.iter().rev().find(|(to, line)| *to == id && line.contains("\"ev\":\"answer\""));
        answer.map(|(_, line)| line.to_string()).unwrap_or_default()
    }

    /// All that is said; what the viewer hears of it is kept.
    fn hears(&mut self) -> Vec<(u64, Arc<str>)> {
        let out = self.table.host.take_out();
        for (_, line) in &out {
            if let Ok(ServerMessage::Proposal { proposal: Some(proposed) }) = serde_json::from_str(line) {
                self.proposed = proposed.number;
            }
        }
        self.lines.extend(out.iter().filter(|(to, _)| *to == self.viewer).map(|(_, line)| line.to_string()));
        out
    }

    /// The next action of the game.
    fn acts<G: Rules>(&mut self, history: &History<G>) {
        let state = self.table.host.running().game().state(Viewer::All);
        assert_eq!(state, history.states[self.actions()], "the game goes as it went");
        let (asked, action) = (self.asked().expect("someone is asked"), history.actions[self.actions()].clone());
        self.last = asked;
        let decision = self.table.host.running().number().get();
        let answer = self.says(asked, &Request::Do { decision, action: action.clone() });
        assert!(answer.contains("\"as\":\"done\""), "{action}: {answer}");
    }

    /// The viewer asks for everything that a client can ask for.
    fn asks(&mut self, other: &str) {
        let (actions, decision) = (self.actions(), self.table.host.running().number().get());
        let is_asked = self.asked() == Some(self.viewer);
        let is_legal = self.table.host.running().notation().iter().any(|legal| legal == other);
        let past = [0, actions / 2, actions.saturating_sub(1), actions];
        let mut requests = vec![Request::Who, Request::Legal];
        // when the game is over, everyone learns how often the others had a choice
        if self.asked().is_some() {
            requests.push(Request::Statistics);
        }
        requests.extend(past.map(|actions| Request::Past { actions }));
        requests.extend(past.map(|actions| Request::Told { actions, told: 1 }));
        requests.extend(past.map(|actions| Request::Tally { actions }));
        requests.push(Request::Do { decision, action: "no such action".into() });
        if !(is_asked && is_legal) {
            requests.push(Request::Do { decision, action: other.into() });
        }
        requests.push(Request::Do { decision: decision + 1, action: other.into() });
        requests.push(Request::Agree { number: self.proposed + 1 });
        for request in requests {
            self.says(self.viewer, &request);
        }
    }

    fn undoes(&mut self, id: u64) {
        let decision = self.table.host.running().number().get();
        self.says(id, &Request::Undo { decision });
    }

    /// Everyone agrees to what the viewer wants undone.
    fn all_agree(&mut self) {
        for id in 1..=NAMES.len() as u64 {
            self.says(id, &Request::Agree { number: self.proposed });
        }
    }
}

/// Plays both games at a table each; how many actions were compared.
fn compare<G: Rules>(own: &History<G>, other: &History<G>, viewer: u64) -> usize {
    let (Some(mut one), Some(mut two)) = (Seen::of(own, viewer), Seen::of(other, viewer)) else { return 0 };
    let mut undone = BTreeSet::new();
    let same = |one: &mut Seen, two: &mut Seen, what: &str| {
        let at = one.actions();
        let [lines, twins] = [one, two].map(|seen| std::mem::take(&mut seen.lines));
        let first = lines.iter().zip(&twins).find(|(line, twin)| line != twin);
        assert!(first.is_none(), "{viewer}, {what}, after {at} actions:\n{}\n{}", first.unwrap().0, first.unwrap().1);
        let more = &lines[twins.len().min(lines.len())..];
        assert_eq!(
            lines.len(),
            twins.len(),
            "{viewer}, {what}, after {at} actions: {more:?} {:?}",
            &twins[lines.len().min(twins.len())..]
        );
    };
    loop {
        // steps that everyone knows to be forced may lead beyond what was compared
        if one.actions().max(two.actions()) > own.actions.len() {
            return own.actions.len();
        }
        assert_eq!(one.actions(), two.actions(), "a step is taken at once in both or in neither");
        same(&mut one, &mut two, "told");
        let actions = one.actions();
        if actions >= own.actions.len() {
            break;
        }
        if actions % 5 == 0 {
            let wanted = &own.actions[actions * 7 % own.actions.len()];
            one.asks(wanted);
            two.asks(wanted);
            same(&mut one, &mut two, "answered");
        }
        // who acted last wants it undone, or the viewer does
        let wants = if actions % 2 == 0 { one.last } else { viewer };
        if actions % 3 == 2 && undone.insert(actions) {
            one.undoes(wants);
            two.undoes(wants);
            same(&mut one, &mut two, "undone");
            continue;
        }
        one.acts(own);
        two.acts(other);
    }
    for table in [&mut one, &mut two] {
        table.asks("no such action");
        table.undoes(viewer);
        table.all_agree();
        table.asks("no such action");
        // a newer terminal is told all of it at once
        table.viewer = 20;
        table.comes(20, if viewer == WATCHER { None } else { Some(NAMES[viewer as usize - 1]) });
    }
    same(&mut one, &mut two, "at the end");
    own.actions.len()
}

/// Compares twins of games of these seats, for every seat and for one who looks on; the pairs, and the actions in them.
fn games_that_a_client_cannot_tell_apart<G: Rules>(seats: &[&str], seed: u64) -> (usize, usize) {
    let options = Options { seats: seats.iter().map(ToString::to_string).collect(), ..Options::default() };
    let setup = G::setup(&options, &Games::ALL.boards()).expect("a setup");
    let state = G::new(&setup, &mut Generator::new(seed), &mut ()).expect("a game");
    let taken = random_game(state, seed, 300);
    let mut rng = Generator::new(!seed);
    let (mut pairs, mut actions) = (0, 0);
    for viewer in 0..=seats.len() {
        let eyes = if viewer < seats.len() { Viewer::Seat(Seat::new(viewer as u8)) } else { Viewer::Spectator };
        let id = if viewer < seats.len() { 1 + viewer as u64 } else { WATCHER };
        for from in [0, 30, 60, 90, 150].map(|from| from + viewer) {
            // whose turn it is belongs to the game only where nothing is pending
            let Some(from) = (from..taken.len()).find(|from| taken[*from].before.at_rest()) else { continue };
            let start = &taken[from].before;
            let mut deals = Vec::new();
            for deal in 0..DEALS {
                // to one who looks on, other hands of any seat may look alike
                let seat = if viewer < seats.len() { viewer } else { deal % seats.len() };
                let twin = start.determinize(Seat::new(seat as u8), &mut rng);
                if twin.observe(eyes) == start.observe(eyes) && twin.decision() == start.decision() {
                    deals.push(follow(&taken[from..], &twin, eyes, &mut rng));
                }
            }
            let others = deals.into_iter().filter(|(own, other)| own.states[0] != other.states[0]);
            let longest = others.max_by_key(|(own, _)| own.actions.len());
            let Some((own, other)) = longest.filter(|(own, _)| own.actions.len() >= FEWEST) else { continue };
            let compared = compare(&own, &other, id);
            pairs += usize::from(compared > 0);
            actions += compared;
        }
    }
    println!("{seats:?}: {actions} actions in {pairs} pairs");
    (pairs, actions)
}

#[test]
fn played_games_that_a_client_cannot_tell_apart_give_it_the_same_bytes() {
    let compared = [
        games_that_a_client_cannot_tell_apart::<root::State>(&["marquise", "eyrie", "alliance", "vagabond:thief"], 1),
        games_that_a_client_cannot_tell_apart::<root::State>(&["corvids", "alliance", "duchy", "lizards"], 2),
        games_that_a_client_cannot_tell_apart::<dewan::State>(&["amber", "basalt", "coral", "dusk"], 3),
        games_that_a_client_cannot_tell_apart::<iwari::State>(&["red", "blue", "yellow", "white"], 4),
    ];
    assert!(compared.iter().all(|(pairs, actions)| *pairs >= 6 && *actions >= 100), "{compared:?}");
}
