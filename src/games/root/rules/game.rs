//! Root as a game of this table.

use super::observe::Observation;
use super::setup::{HIRELINGS, LANDMARKS, Setup};
use super::{check, observe, position, refusal, setup};
use crate::games::root::factions::corvids::words::Plot;
use crate::games::root::law::battle::ROLL_DICE;
use crate::games::root::law::hiring::CONTROL_FACES;
use crate::games::root::prelude::*;
use crate::games::root::state::preparing::Step;
use crate::games::root::words::card::DECK_SIZE;
use crate::games::root::words::event::Source;
use crate::games::root::words::faction::Character;
use crate::games::root::words::item::{Item, Quest, Relic};
use crate::games::root::words::landmark::Landmark;
use crate::games::root::words::party::Hireling;
use crate::games::root::words::place::{Forest, MAX_CLEARINGS, MAX_FORESTS};
use crate::games::root::words::roll::{
    ROLL_BUILDING, ROLL_CARD, ROLL_CHARACTER, ROLL_CLEARING, ROLL_CONTROL, ROLL_DEMOTED, ROLL_FACTION, ROLL_FIRST,
    ROLL_FOREST, ROLL_HIRELING, ROLL_ITEM, ROLL_LANDMARK, ROLL_MARKER, ROLL_MOB, ROLL_PLOT, ROLL_QUEST, ROLL_RELIC,
    ROLL_UPRISING, ROLL_WORTH,
};
use crate::kernel::{
    Arg, Broken, Chance, Decision, Declared, Doc, Extra, Flow, Generator, Illegal, Library, MAX_SEATS, Message,
    NotationError, Options, Parts, PositionErrors, Progress, Roll, RollKind, Rules, SetupError, Sink, Tally, Viewer,
};
use std::borrow::Cow;

impl Rules for State {
    type Action = Action;
    type Setup = Setup;
    type Observation = Observation;
    type Event = Event;

    const ID: &'static str = "root";

    const VERSION: u32 = 6;

    fn setup(options: &Options, library: &dyn Library) -> Result<Setup, SetupError> {
        let setup = Setup::read(options, library)?;
        setup.check()?;
        Ok(setup)
    }

    fn new(setup: &Setup, chance: &mut impl Chance, log: &mut impl Sink<Event>) -> Result<Self, SetupError> {
        World::of(chance, log, |world| setup::begin(setup, world))
    }

    fn seats(&self) -> usize {
        self.seat_count()
    }

    fn seat_name(&self, seat: Seat) -> &'static str {
        self.party(seat).id()
    }

    fn is_clockwork(&self, seat: Seat) -> bool {
        self.clockwork(seat).is_some()
    }

    fn asked(&self) -> Option<Seat> {
        self.asked
    }

    fn decision(&self) -> Decision {
        let seat = self.asked.unwrap_or(self.turn);
        self.decide(seat, self.party(seat).label())
    }

    fn at_rest(&self) -> bool {
        self.top().is_none_or(Task::is_main)
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
        (!legal.contains(&action)).then(|| refusal::refusal(self, action, &legal))
    }

    fn parts(action: Action) -> Parts {
        action.parts()
    }

    fn parse(text: &str) -> Result<Action, NotationError> {
        Action::parse(text).map(Action::in_order)
    }

    const ROLLS: &'static [(RollKind, &'static str)] = &[
        (ROLL_DICE, "dice"),
        (ROLL_CARD, "card"),
        (ROLL_QUEST, "quest"),
        (ROLL_MARKER, "marker"),
        (ROLL_LANDMARK, "landmark"),
        (ROLL_ITEM, "item"),
        (ROLL_MOB, "mob"),
        (ROLL_UPRISING, "uprising"),
        (ROLL_FACTION, "faction"),
        (ROLL_CHARACTER, "character"),
        (ROLL_FIRST, "first"),
        (ROLL_RELIC, "relic"),
        (ROLL_FOREST, "forest"),
        (ROLL_WORTH, "worth"),
        (ROLL_HIRELING, "hireling"),
        (ROLL_DEMOTED, "demoted"),
        (ROLL_CONTROL, "control"),
        (ROLL_CLEARING, "clearing"),
        (ROLL_BUILDING, "building"),
        (ROLL_PLOT, "plot"),
    ];

    fn face_name(&self, roll: Roll) -> Option<Cow<'_, str>> {
        let value = usize::from(roll.value);
        let id = match roll.kind {
            ROLL_DICE => return (value < 16).then(|| format!("{} {}", value / 4, value % 4).into()),
            ROLL_CLEARING => {
                return (value < MAX_CLEARINGS).then(|| Clearing::new(roll.value).number().to_string().into());
            }
            ROLL_FOREST => return (value < MAX_FORESTS).then(|| Forest::new(roll.value).letter().to_string().into()),
            ROLL_CONTROL => return CONTROL_FACES.get(value).map(|(gold, all)| format!("{gold} {all}").into()),
            ROLL_CARD => (value < DECK_SIZE).then(|| self.deck_kind.card_at(roll.value).kind().id()),
            ROLL_QUEST => Quest::ALL.get(value).map(|quest| quest.id()),
            ROLL_MARKER => Suit::CLEARING.get(value / 8).map(|suit| suit.id()),
            ROLL_PLOT => Plot::ALL.get(value / 2).map(|plot| plot.id()),
            ROLL_BUILDING => Piece::ALL.get(value).map(|piece| piece.id()),
            ROLL_MOB | ROLL_UPRISING => Suit::CLEARING.get(value).map(|suit| suit.id()),
            ROLL_LANDMARK => Landmark::ALL.get(value).map(|landmark| landmark.id()),
            ROLL_ITEM => Item::ALL.get(value / 8).map(|item| item.id()),
            ROLL_FACTION => Faction::ALL.get(value).map(|faction| faction.id()),
            ROLL_CHARACTER => Character::ALL.get(value).map(|character| character.id()),
            ROLL_FIRST => Faction::PAWNS.get(value).map(|faction| faction.id()),
            ROLL_RELIC => Relic::ALL.get(value / 4).map(|relic| relic.id()),
            ROLL_WORTH => ["1", "2", "3"].get(value / 4).copied(),
            ROLL_HIRELING | ROLL_DEMOTED => Hireling::ALL.get(value).map(|hireling| hireling.id()),
            _ => None,
        };
        id.map(Cow::Borrowed)
    }

    fn observe(&self, viewer: Viewer) -> Observation {
        observe::observation(self, viewer)
    }

    fn determinize(&self, viewer: Seat, rng: &mut Generator) -> Self {
        observe::deal_unknown(self, viewer, rng)
    }

    fn read_for(
        doc: &Doc,
        viewer: Viewer,
        library: &dyn Library,
        chance: &mut impl Chance,
    ) -> Result<Self, PositionErrors> {
        position::read(doc, viewer, library, chance)
    }

    fn read_observation(doc: &Doc, viewer: Viewer, library: &dyn Library) -> Result<Observation, PositionErrors> {
        Ok(position::read_seen(doc, viewer, library)?.observe(viewer))
    }

    fn write(&self, viewer: Viewer) -> Doc {
        position::write(&observe::observation(self, viewer))
    }

    fn progress(&self) -> Progress {
        let mut scores = [None; MAX_SEATS];
        for seat in State::seats(self) {
            let player = self.player(seat);
            scores[seat.index()] = player.scores().then_some(i16::from(player.score));
        }
        Progress { round: self.round, scores }
    }

    fn tally(&self, told: &mut dyn Iterator<Item = Event>) -> Tally {
        by_source(told)
    }

    fn check(&self) -> Result<(), Broken> {
        check::invariants(self)
    }

    fn tell(&self, event: Event, viewer: Viewer) -> Message {
        message(event, self, viewer)
    }

    fn comes_of(&self, event: &Event, seat: Seat) -> bool {
        event.who == Owner::from(seat) || matches!(event.what, EventKind::Removed | EventKind::Scored)
    }
}

/// The event as `viewer` may see it, in words to be.
fn message(event: Event, state: &State, viewer: Viewer) -> Message {
    let who = state.name_of(state.party(event.who));
    event.told(event.what.id(), who, viewer, |detail, hidden| match detail {
        Detail::Party(party) => state.name_of(party),
        detail => detail.arg(hidden),
    })
}

fn is_still_to_deal(state: &State) -> bool {
    state
        .pending()
        .any(|task| matches!(task, Task::Setup(Step::Landmarks { count } | Step::Hirelings { count }) if count > 0))
}

/// Returns the names of what is dealt, by the extra that asks for it. Players place landmarks before hirelings are dealt,
/// but where they do changes nothing of the deal: placing draws nothing, and what can be hired depends on the factions
/// alone. So any choices lead to the same hirelings.
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

pub(super) fn by_source(told: &mut dyn Iterator<Item = Event>) -> Tally {
    let mut points = [[0i16; MAX_SEATS]; Source::COUNT];
    for event in told {
        let Some(seat) = event.who.seat().map(|seat| seat.index()) else { continue };
        match (event.what, event.details) {
            (EventKind::Scored, [Some(Detail::Count(count)), _, Some(Detail::Source(source)), ..]) => {
                points[source.index()][seat] += count;
            }
            (EventKind::Lost, [Some(Detail::Count(count)), _, Some(Detail::Source(source)), ..]) => {
                points[source.index()][seat] -= count;
            }
            // 3.3.1, 9.2.8: the marker leaves the track, whatever it had reached
            (EventKind::Dominance | EventKind::Coalition, _) => {
                let reached: i16 = points.iter().map(|points| points[seat]).sum();
                points[Source::GivenUp.index()][seat] -= reached;
            }
            _ => {}
        }
    }
    let mut tally = Tally::default();
    Source::ALL.iter().zip(points).for_each(|(source, points)| tally.add(Source::SPACE, source.id(), points));
    tally
}
