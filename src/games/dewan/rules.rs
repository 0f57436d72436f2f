//! Dewan as a game of this table.

use super::action::Action;
use super::camp::ROLL_STORY;
use super::card::Card;
use super::event::Event;
use super::events::ROLL_BERRY;
use super::hand::ROLL_CARD;
use super::hex::{Hex, MAX_HEXES};
use super::observe::Observation;
use super::score::Score;
use super::setup::{ROLL_FIRST, ROLL_SIXTHS, ROLL_TILE, Setup};
use super::state::State;
use super::story::Story;
use super::task::World;
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

    const ID: &'static str = "dewan";
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
        self.player(seat).tribe.id()
    }

    fn asked(&self) -> Option<Seat> {
        self.asked
    }

    fn decision(&self) -> Decision {
        let seat = self.asked.unwrap_or(self.turn);
        self.decide(seat, Arg::Name { space: "dewan-tribe", id: self.player(seat).tribe.id() })
    }

    fn at_rest(&self) -> bool {
        self.top().is_none_or(|task| task.is_rest(self))
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
        (!legal.contains(&action)).then(|| self.refusal(action))
    }

    fn parts(action: Action) -> Parts {
        action.parts()
    }

    fn parse(text: &str) -> Result<Action, NotationError> {
        Action::parse(text)
    }

    const ROLLS: &'static [(RollKind, &'static str)] = &[
        (ROLL_CARD, "card"),
        (ROLL_STORY, "story"),
        (ROLL_BERRY, "berry"),
        (ROLL_TILE, "tile"),
        (ROLL_SIXTHS, "sixths"),
        (ROLL_FIRST, "first"),
    ];

    fn face_name(&self, roll: Roll) -> Option<Cow<'_, str>> {
        let value = usize::from(roll.value);
        let card = Card::new(roll.value);
        match roll.kind {
            ROLL_CARD if self.board.pack.all().contains(card) => Some(self.board.pack.kind(card).id().into()),
            ROLL_STORY => (value < Story::COUNT).then(|| Story::new(roll.value).id().into()),
            ROLL_BERRY => (value < MAX_HEXES).then(|| Hex::new(roll.value).number().to_string().into()),
            ROLL_TILE => self.board.tiles.get(value).map(|tile| tile.id.as_str().into()),
            ROLL_SIXTHS => (value < 6).then(|| value.to_string().into()),
            ROLL_FIRST if value < self.seat_count() => Some(self.players[value].tribe.id().into()),
            _ => None,
        }
    }

    fn observe(&self, viewer: Viewer) -> Observation {
        self.observation(viewer)
    }

    fn determinize(&self, viewer: Seat, rng: &mut Generator) -> Self {
        self.deal_unknown(viewer, rng)
    }

    fn read_for(
        doc: &Doc,
        viewer: Viewer,
        library: &dyn Library,
        chance: &mut impl Chance,
    ) -> Result<Self, PositionErrors> {
        super::position::read(doc, viewer, library, chance)
    }

    fn write(&self, viewer: Viewer) -> Doc {
        super::position::write(&self.observation(viewer))
    }

    fn progress(&self) -> Progress {
        let mut scores = [None; MAX_SEATS];
        for seat in State::seats(self) {
            scores[seat.index()] = Some(self.score(seat).total());
        }
        Progress { round: self.round, scores }
    }

    fn tally(&self, _: &mut dyn Iterator<Item = Event>) -> Tally {
        let mut tally = Tally::default();
        let scores: Vec<Score> = State::seats(self).map(|seat| self.score(seat)).collect();
        for (index, (id, _)) in Score::default().parts().into_iter().enumerate() {
            let mut points = [0; MAX_SEATS];
            points.iter_mut().zip(&scores).for_each(|(points, score)| *points = score.parts()[index].1);
            tally.add("dewan-points", id, points);
        }
        tally
    }

    fn check(&self) -> Result<(), Broken> {
        self.check_invariants()
    }

    fn tell(&self, event: Event, viewer: Viewer) -> Message {
        event.message(self, viewer)
    }
}
