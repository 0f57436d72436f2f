//! What follows from common knowledge alone: the answers are the same in all games that someone who only looks on cannot
//! tell apart, so nobody learns anything about a hand from them.

use super::Session;
use crate::bots::{self, Bots};
use crate::kernel::{Generator, Message, Part, Recorder, Script, Seat, SeatSet, Viewer};

/// Worlds in which something has to hold before it counts as known to everyone.
const WORLDS: usize = 16;

/// An action as some world takes it, and what comes of it.
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

    fn looks_like(&self, other: &Self, viewer: Viewer) -> bool {
        self.after.asked() == other.after.asked()
            && self.after.observe(viewer) == other.after.observe(viewer)
            && self.heard(viewer) == other.heard(viewer)
    }

    /// The same step in another world, maybe with another card, as far as the viewer can tell.
    fn in_world(&self, world: &G, viewer: Viewer) -> Option<Self> {
        let mut legal = Vec::new();
        world.legal(&mut legal);
        let mut fitting: Vec<G::Action> = Vec::new();
        for other in legal {
            match other == self.action {
                true => fitting.insert(0, other),
                false if is_same_but_for_cards::<G>(self.action, other) => fitting.push(other),
                false => {}
            }
        }
        fitting.into_iter().filter_map(|other| Step::of(world, other)).find(|step| step.looks_like(self, viewer))
    }
}

fn is_same_but_for_cards<G: Bots>(one: G::Action, other: G::Action) -> bool {
    let (one, other) = (G::parts(one), G::parts(other));
    let is_alike =
        |(one, other): (&Part, &Part)| one == other || matches!((one, other), (Part::Card(_), Part::Card(_)));
    one.len() == other.len() && one.iter().zip(other.iter()).all(is_alike)
}

impl<G: Bots> Session<G> {
    /// Deals worlds that look to everyone who sees no hand as the state does; none if that is not known. They depend on
    /// nothing else: the stream is that of the number of actions.
    fn worlds(&self, state: &G, actions: usize) -> (Vec<G>, Generator) {
        let mut rng = bots::stream(!self.chance.seed(), actions as u64);
        let seen = state.write(Viewer::Spectator);
        let Ok(first) = G::read_as(&seen, Viewer::Spectator, &self.library()) else { return (Vec::new(), rng) };
        let seats = (0..state.seats()).map(|seat| Seat::new(seat as u8));
        let dealt =
            (0..WORLDS).map(|_| seats.clone().fold(first.clone(), |world, seat| world.determinize(seat, &mut rng)));
        let look = first.observe(Viewer::Spectator);
        let worlds = dealt.filter(|world| world.observe(Viewer::Spectator) == look).collect();
        (worlds, rng)
    }

    /// Whether everyone knows that the state leaves the asked seat one action only.
    pub(super) fn is_plainly_forced(&self, state: &G, actions: usize) -> bool {
        let mut legal = Vec::new();
        let mut leaves_one = |world: &G| {
            world.legal(&mut legal);
            legal.len() == 1
        };
        let (worlds, _) = self.worlds(state, actions);
        leaves_one(state) && !worlds.is_empty() && worlds.iter().all(leaves_one)
    }

    /// Whether one of these players may have learned something by an action that was taken after this many others.
    pub(super) fn reveals(&self, before: &G, action: G::Action, actions: usize, players: SeatSet) -> bool {
        let Some(taken) = Step::of(before, action) else { return true };
        let (worlds, mut rng) = self.worlds(before, actions);
        let mut is_known = |world: &G| {
            let Some(step) = taken.in_world(world, Viewer::Spectator) else { return false };
            players.iter().all(|player| {
                let viewer = Viewer::Seat(player);
                step.in_world(&world.determinize(player, &mut rng), viewer).is_some()
            })
        };
        worlds.is_empty() || !worlds.iter().all(&mut is_known)
    }
}
