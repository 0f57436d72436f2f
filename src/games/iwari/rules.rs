//! Iwari as a game of this table.

use super::action::Action;
use super::card::{BOX, kind_of_face};
use super::event::Event;
use super::expedition::{Mission, ROLL_MISSION};
use super::hand::ROLL_CARD;
use super::observe::Observation;
use super::place::Connection;
use super::scoring;
use super::setup::{ROLL_MOUNTAIN, Setup};
use super::state::State;
use super::task::{Task, World};
use crate::kernel::{
    Arg, Broken, Chance, Decision, Doc, Flow, Generator, Illegal, Library, MAX_SEATS, Message, NotationError, Options,
    Parts, PositionErrors, Progress, Roll, RollKind, Rules, Seat, SetupError, Sink, Tally, Viewer,
};
use std::borrow::Cow;

impl Rules for State {
    type Action = Action;
    type Setup = Setup;
    type Observation = Observation;
    type Event = Event;

    const ID: &'static str = "iwari";
    const VERSION: u32 = 2;

    fn setup(options: &Options, library: &dyn Library) -> Result<Setup, SetupError> {
        Setup::read(options, library)
    }

    fn new(setup: &Setup, chance: &mut impl Chance, log: &mut impl Sink<Event>) -> Result<Self, SetupError> {
        Ok(World::of(chance, log, |world| State::begin(setup, world)))
    }

    fn seats(&self) -> usize {
        self.seat_count()
    }

    fn seat_name(&self, seat: Seat) -> &'static str {
        self.color(seat.index()).id()
    }

    fn asked(&self) -> Option<Seat> {
        self.asked
    }

    fn decision(&self) -> Decision {
        let seat = self.asked.unwrap_or(self.turn);
        self.decide(seat, Arg::Name { space: "iwari-tribe", id: self.color(seat.index()).id() })
    }

    fn at_rest(&self) -> bool {
        self.top().is_none_or(|task| task == Task::Main)
    }

    fn legal(&self, out: &mut Vec<Action>) {
        self.list_pending(out);
    }

    fn step(&mut self, action: Action, chance: &mut impl Chance, log: &mut impl Sink<Event>) {
        World::of(chance, log, |world| self.proceed(action, world));
    }

    fn why_not(&self, action: Action) -> Option<Illegal> {
        let mut legal = Vec::new();
        self.legal(&mut legal);
        (!legal.contains(&action)).then(|| self.refusal(action, &legal))
    }

    fn parts(action: Action) -> Parts {
        action.parts()
    }

    fn parse(text: &str) -> Result<Action, NotationError> {
        Action::parse(text)
    }

    const ROLLS: &'static [(RollKind, &'static str)] =
        &[(ROLL_CARD, "card"), (ROLL_MOUNTAIN, "mountain"), (ROLL_MISSION, "mission")];

    fn face_name(&self, roll: Roll) -> Option<Cow<'_, str>> {
        let value = usize::from(roll.value);
        match roll.kind {
            ROLL_CARD => (BOX.faces() >> value & 1 == 1).then(|| kind_of_face(roll.value).id().into()),
            ROLL_MOUNTAIN => {
                Connection::from_number(roll.value + 1).map(|connection| connection.number().to_string().into())
            }
            ROLL_MISSION => Mission::ALL.get(value).map(|mission| mission.id().into()),
            _ => None,
        }
    }

    fn observe(&self, viewer: Viewer) -> Observation {
        self.observation(viewer)
    }

    fn determinize(&self, viewer: Seat, rng: &mut Generator) -> Self {
        self.deal_unknown(viewer, rng)
    }

    fn read_for(doc: &Doc, viewer: Viewer, library: &dyn Library, _: &mut impl Chance) -> Result<Self, PositionErrors> {
        super::position::read(doc, viewer, library)
    }

    fn write(&self, viewer: Viewer) -> Doc {
        super::position::write(&self.observation(viewer))
    }

    fn progress(&self) -> Progress {
        let mut scores = [None; MAX_SEATS];
        for seat in self.all_seats() {
            scores[seat.index()] = Some(self.scores[seat.index()]);
        }
        Progress { round: self.round, scores }
    }

    fn tally(&self, told: &mut dyn Iterator<Item = Event>) -> Tally {
        scoring::tally(told)
    }

    fn check(&self) -> Result<(), Broken> {
        self.check_invariants()
    }

    fn tell(&self, event: Event, viewer: Viewer) -> Message {
        event.message(self, viewer)
    }
}
