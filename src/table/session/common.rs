//! What follows from common knowledge alone: the answers are the same in all games that someone who only looks on cannot
//! tell apart, so nobody learns anything about a hand from them.

use super::LocalSession;
use crate::bots::{self, Bots};
use crate::kernel::{Generator, Message, Part, Recorder, Script, Seat, SeatSet, Viewer};
use std::collections::BTreeMap;

/// Worlds in which something has to hold before it counts as known to everyone.
const WORLDS: usize = 16;

/// Worlds for a step that leaves no choice, of which nothing but these worlds tells whether that is known: a choice that few
/// hands give must be among them.
const FORCED_WORLDS: usize = 256;

/// Worlds that are dealt one by one.
struct Worlds<G> {
    first: Option<G>,
    rng: Generator,
    left: usize,
}

impl<G: Bots> Iterator for Worlds<G> {
    type Item = G;

    fn next(&mut self) -> Option<G> {
        let first = self.first.as_ref()?;
        let look = first.observe(Viewer::Spectator);
        while self.left > 0 {
            self.left -= 1;
            let seats = (0..first.seats()).map(|seat| Seat::new(seat as u8));
            let world = seats.fold(first.clone(), |world, seat| world.determinize(seat, &mut self.rng));
            if world.observe(Viewer::Spectator) == look {
                return Some(world);
            }
        }
        None
    }
}

/// An action taken in some world, and its result.
struct Step<G: Bots> {
    action: G::Action,
    events: Vec<G::Event>,
    after: G,
}

impl<G: Bots> Step<G> {
    /// `None` if the action needs chance.
    fn of(before: &G, action: G::Action) -> Option<Self> {
        let (mut after, mut events) = (before.clone(), Vec::new());
        let mut chance = Recorder::new(Script::default());
        after.step(action, &mut chance, &mut events);
        chance.rolls.is_empty().then_some(Self { action, events, after })
    }

    fn heard(&self, viewer: Viewer) -> Vec<Message> {
        self.events.iter().map(|event| self.after.tell(*event, viewer)).collect()
    }

    /// Whether something that was hidden is open to everyone afterwards: of some word there is less in hiding.
    fn opens(&self, before: &G) -> bool {
        let hidden = |state: &G| {
            let mut words = BTreeMap::new();
            state.write(Viewer::All).values().for_each(|value| count_words(value, 1, &mut words));
            state.write(Viewer::Spectator).values().for_each(|value| count_words(value, -1, &mut words));
            words
        };
        let (was, is) = (hidden(before), hidden(&self.after));
        was.iter().any(|(word, count)| is.get(word).copied().unwrap_or(0).max(0) < *count)
    }

    /// Whether a player other than the one who acts is told more than everyone.
    fn tells_more(&self, acting: Option<Seat>, players: SeatSet) -> bool {
        let all = self.heard(Viewer::Spectator);
        players.iter().any(|player| Some(player) != acting && self.heard(Viewer::Seat(player)) != all)
    }

    fn looks_like(&self, other: &Self, viewer: Viewer) -> bool {
        self.after.asked() == other.after.asked()
            && self.after.observe(viewer) == other.after.observe(viewer)
            && self.heard(viewer) == other.heard(viewer)
    }

    /// Takes the step in another world: for the viewer it is the same, though what is hidden may differ.
    fn in_world(&self, world: &G, viewer: Viewer) -> Option<Self> {
        let mut legal = Vec::new();
        world.legal(&mut legal);
        let mut fitting: Vec<G::Action> = Vec::new();
        for other in legal {
            match other == self.action {
                true => fitting.insert(0, other),
                false if may_look_alike::<G>(self.action, other) => fitting.push(other),
                false => {}
            }
        }
        fitting.into_iter().filter_map(|other| Step::of(world, other)).find(|step| step.looks_like(self, viewer))
    }
}

/// Counts each word of a document.
fn count_words(value: &toml::Value, by: i32, words: &mut BTreeMap<String, i32>) {
    match value {
        toml::Value::String(word) => *words.entry(word.clone()).or_default() += by,
        toml::Value::Array(values) => values.iter().for_each(|value| count_words(value, by, words)),
        toml::Value::Table(table) => table.values().for_each(|value| count_words(value, by, words)),
        _ => {}
    }
}

/// Whether two actions can look the same to some: they differ in nothing but cards and other things that may lie face down.
fn may_look_alike<G: Bots>(one: G::Action, other: G::Action) -> bool {
    let (one, other) = (G::parts(one), G::parts(other));
    let is_alike = |(one, other): (&Part, &Part)| {
        one == other || matches!((one, other), (Part::Card(_), Part::Card(_)) | (Part::Word(_), Part::Word(_)))
    };
    one.len() == other.len() && one.iter().zip(other.iter()).all(is_alike)
}

impl<G: Bots> LocalSession<G> {
    /// Deals this many worlds that look to everyone who sees no hand as the state does; none if that is not known. They depend on
    /// nothing else: the stream is that of the number of actions.
    fn worlds(&self, state: &G, actions: usize, count: usize) -> Worlds<G> {
        let seen = state.write(Viewer::Spectator);
        let first = G::read_as(&seen, Viewer::Spectator, self.library()).ok();
        Worlds { first, rng: bots::stream(!self.chance.seed(), actions as u64), left: count }
    }

    /// Returns whether everyone knows that the state leaves the asked seat one action only.
    pub(super) fn is_plainly_forced(&self, state: &G, actions: usize) -> bool {
        let mut legal = Vec::new();
        let mut leaves_one = |world: &G| {
            world.legal(&mut legal);
            legal.len() == 1
        };
        let mut worlds = self.worlds(state, actions, FORCED_WORLDS).peekable();
        leaves_one(state) && worlds.peek().is_some() && worlds.all(|world| leaves_one(&world))
    }

    /// Returns whether one of these players may have learned something by an action that was taken after this many others.
    /// What is opened or told to some is knowledge by itself, however likely it was before; what follows from that the
    /// action could be taken at all is looked for in worlds.
    pub(super) fn reveals(&self, before: &G, action: G::Action, actions: usize, players: SeatSet) -> bool {
        let Some(taken) = Step::of(before, action) else { return true };
        if taken.opens(before) || taken.tells_more(before.asked(), players) {
            return true;
        }
        let mut worlds = self.worlds(before, actions, WORLDS);
        let known: Vec<G> = worlds.by_ref().collect();
        let mut rng = worlds.rng;
        let mut is_known = |world: &G| {
            let Some(step) = taken.in_world(world, Viewer::Spectator) else { return false };
            players.iter().all(|player| {
                let viewer = Viewer::Seat(player);
                step.in_world(&world.determinize(player, &mut rng), viewer).is_some()
            })
        };
        known.is_empty() || !known.iter().all(&mut is_known)
    }
}
