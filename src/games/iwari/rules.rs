//! Iwari as a game of this table.

use super::action::Action;
use super::card::{faces_of_kind, kind_of_face};
use super::event::Event;
use super::expedition::{Mission, ROLL_MISSION};
use super::hand::ROLL_CARD;
use super::observe::Observation;
use super::place::{Connection, Kind};
use super::scoring;
use super::setup::{ROLL_MOUNTAIN, Setup};
use super::state::State;
use super::task::{Task, World};
use crate::kernel::{
    Arg, Broken, Chance, Decision, Doc, Flow, Generator, Illegal, Library, MAX_SEATS, Message, NotationError, Options,
    Parts, PositionErrors, Progress, Roll, Rules, Seat, SetupError, Sink, Tally, Viewer, Wish,
};

impl Rules for State {
    type Action = Action;
    type Setup = Setup;
    type Observation = Observation;
    type Event = Event;

    const ID: &'static str = "iwari";

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
        self.colour(seat.index()).id()
    }

    fn asked(&self) -> Option<Seat> {
        self.asked
    }

    fn decision(&self) -> Decision {
        let seat = self.asked.unwrap_or(self.turn);
        self.decide(seat, Arg::Name { space: "iwari-tribe", id: self.colour(seat.index()).id() })
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

    fn roll_text(&self, roll: Roll) -> String {
        match roll.kind {
            ROLL_CARD => format!("card {}", kind_of_face(roll.value).id()),
            ROLL_MOUNTAIN => format!("mountain {}", Connection::new(roll.value).number()),
            ROLL_MISSION if usize::from(roll.value) < Mission::ALL.len() => {
                format!("mission {}", Mission::ALL[usize::from(roll.value)].id())
            }
            _ => format!("roll {}", roll.value),
        }
    }

    fn parse_roll(&self, text: &str) -> Option<Wish> {
        let (kind, what) = text.trim().split_once(' ')?;
        let what = what.trim();
        Some(match kind {
            "card" => Wish { kind: ROLL_CARD, faces: faces_of_kind(Kind::from_id(what)?) },
            "mountain" => {
                let connection = Connection::from_number(what.parse().ok()?)?;
                Wish { kind: ROLL_MOUNTAIN, faces: 1 << connection.index() }
            }
            "mission" => Wish { kind: ROLL_MISSION, faces: 1 << Mission::from_id(what)?.index() },
            _ => return None,
        })
    }

    fn observe(&self, viewer: Viewer) -> Observation {
        self.observation(viewer)
    }

    fn determinize(&self, viewer: Seat, rng: &mut Generator) -> Self {
        self.deal_unknown(viewer, rng)
    }

    fn read(doc: &Doc, library: &dyn Library, _: &mut impl Chance) -> Result<Self, PositionErrors> {
        super::position::read(doc, library)
    }

    fn read_as(doc: &Doc, viewer: Viewer, library: &dyn Library) -> Result<Self, PositionErrors> {
        super::position::read_as(doc, viewer, library)
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
