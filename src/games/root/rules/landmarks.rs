//! The one list of landmarks, and landmarks as wholes: how they are dealt and set up (A.5), what they offer, their part of positions and invariants.

use crate::games::root::landmarks::{black_market, elder_treetop, ferry, legendary_forge, lost_city, tower};
use crate::games::root::law::among::{Among, Asked};
use crate::games::root::law::hand::Hands;
use crate::games::root::law::handler::{TaskHandler, ValidateTask};
use crate::games::root::law::why::{because, of_landmark};
use crate::games::root::module::broken;
use crate::games::root::module::landmark::LandmarkCard;
use crate::games::root::module::position::Position;
use crate::games::root::prelude::*;
use crate::games::root::state::landmarks::{Site, Step};
use crate::games::root::words::landmark::{Landmark, MAX_LANDMARKS};
use crate::games::root::words::place::MAX_CLEARINGS;
use crate::games::root::words::roll::ROLL_LANDMARK;
use crate::kernel::{Arg, Broken, Codec, Illegal, Message, Names, always};
use arrayvec::ArrayVec;

static LANDMARKS: Names = Names::new("root-doc-no-landmark", &Landmark::IDS);

/// The card of a landmark.
fn card(landmark: Landmark) -> &'static dyn LandmarkCard {
    match landmark {
        Landmark::BlackMarket => &black_market::BlackMarket,
        Landmark::ElderTreetop => &elder_treetop::ElderTreetop,
        Landmark::Ferry => &ferry::Ferry,
        Landmark::LegendaryForge => &legendary_forge::LegendaryForge,
        Landmark::LostCity => &lost_city::LostCity,
        Landmark::Tower => &tower::Tower,
    }
}

/// Those that were dealt and stand nowhere yet.
fn unplaced(state: &State) -> impl Iterator<Item = Landmark> + '_ {
    let sites = state.landmarks.sites.as_slice().iter();
    sites.filter(|site| site.clearing.is_none()).map(|site| site.landmark)
}

/// The clearings where a landmark can be set up.
fn sites(state: &State, landmark: Landmark) -> ClearingSet {
    sites_beside(state, landmark, state.landmark_clearings(), state.board.clearings())
}

/// Narrows down where a landmark can be set up beside landmarks in the clearings `taken`: in one of its kind, without
/// another landmark and, mostly, not next to one. A board without such a clearing gives it the next best.
fn sites_beside<A: Among<ClearingSet>>(state: &State, landmark: Landmark, taken: ClearingSet, sites: A) -> A {
    let kind = card(landmark).sites(state);
    let apart = if card(landmark).keeps_distance() { kind - state.around(taken) } else { kind - taken };
    let best = [apart, kind - taken, kind].into_iter().find(|sites| !sites.is_empty()).unwrap_or_default();
    let because = |key| {
        move |clearing: Clearing| {
            of_landmark(key, "A.5.3", landmark)
                .with("site", kind_of_site(landmark))
                .number("clearing", clearing.number())
        }
    };
    sites.only(kind, because("root-no-landmark-site")).only(best, because("root-no-landmark-near"))
}

/// A.5.2: this many of those for which the board has a place, at random. The board's own ferry and tower are not put out.
/// A.5.3: the last player sets up one of them, the one before the other.
pub(super) fn deal(state: &mut State, count: u8, world: &mut World) {
    (state.ferry, state.tower) = (None, None);
    let mut options: Vec<Landmark> = Landmark::ALL.to_vec();
    options.retain(|&landmark| !card(landmark).sites(state).is_empty());
    for _ in 0..count {
        let places = options.iter().fold(0, |places, landmark| places | 1 << landmark.index());
        if places == 0 {
            break;
        }
        let dealt = Landmark::ALL[usize::from(world.draw(ROLL_LANDMARK, places)).min(Landmark::COUNT - 1)];
        options.retain(|&landmark| landmark != dealt);
        add(state, Site { landmark: dealt, clearing: None });
        world.emit(|| Event::new(EventKind::LandmarkDealt, Seat::new(0)).with(Detail::Landmark(dealt)));
    }
    let dealt = state.landmarks.sites.len();
    let placing: Vec<Seat> = state.seats().skip(state.seat_count().saturating_sub(dealt)).collect();
    state.push_all(&placing.iter().rev().map(|&seat| Task::Landmark(Step::SetUp { seat })).collect::<Vec<_>>());
}

/// Puts a landmark on the list, which is in the order of their names.
fn add(state: &mut State, site: Site) -> bool {
    let added = state.landmarks.sites.push(site);
    state.landmarks.sites.as_mut_slice().sort_unstable_by_key(|site| site.landmark);
    added
}

/// A landmark that is set up, and what it changes on the map.
fn put_up(state: &mut State, landmark: Landmark, clearing: Clearing) {
    state.put_landmark(landmark, clearing);
    card(landmark).stand(state, clearing);
}

/// A seat sets up one of the landmarks that were dealt (A.5.3).
#[derive(Clone, Copy)]
pub(super) struct SetUp {
    pub seat: Seat,
}

impl TaskHandler for SetUp {
    fn asks(self, state: &State) -> Option<Seat> {
        let ways: usize = unplaced(state).map(|landmark| sites(state, landmark).len()).sum();
        (ways > 1).then_some(self.seat)
    }

    fn legal(self, state: &State, out: &mut Vec<Action>) {
        for landmark in unplaced(state) {
            out.extend(sites(state, landmark).iter().map(|clearing| Action::PlaceLandmark { landmark, clearing }));
        }
    }

    fn take(self, state: &mut State, action: Action, world: &mut World) {
        match action {
            Action::PlaceLandmark { landmark, clearing } => self.set_up(state, landmark, clearing, world),
            _ => state.stray(),
        }
    }

    fn run(self, state: &mut State, world: &mut World) {
        let only = unplaced(state).find_map(|landmark| Some((landmark, sites(state, landmark).first()?)));
        if let Some((landmark, clearing)) = only {
            self.set_up(state, landmark, clearing, world);
        }
    }
}

impl SetUp {
    fn set_up(self, state: &mut State, landmark: Landmark, clearing: Clearing, world: &mut World) {
        put_up(state, landmark, clearing);
        let told = Event::new(EventKind::LandmarkSet, self.seat);
        world.emit(|| told.with(Detail::Landmark(landmark)).with(Detail::Clearing(clearing)));
        card(landmark).stock(state, clearing, world);
    }
}

impl ValidateTask for SetUp {
    fn plays(self, state: &State) -> Result<(), &'static str> {
        let fits = state.phase == Phase::Setup && unplaced(state).next().is_some();
        if fits { Ok(()) } else { Err("root-pending-landmark") }
    }
}

/// Returns whether, for all that everybody can see, the current player can use a landmark now.
pub(super) fn are_open(state: &State) -> bool {
    state.standing().any(|(landmark, _)| card(landmark).is_open(state))
}

/// Lists what they let the current player do at any time outside an action.
pub(super) fn list(state: &State, out: &mut Vec<Action>) {
    let open = state.standing().map(|(landmark, _)| landmark).filter(|&landmark| card(landmark).is_open(state));
    out.extend(open.map(|landmark| Action::UseLandmark { landmark }));
}

/// Takes one of `list`.
pub(super) fn begin(state: &mut State, landmark: Landmark) {
    card(landmark).begin(state);
}

/// Returns why nothing comes of a wish about landmarks.
pub(super) fn refuse(state: &State, seat: Seat, action: Action) -> Option<Illegal> {
    match action {
        Action::UseLandmark { landmark } if state.landmark(landmark).is_none() => {
            Some(of_landmark("root-no-landmark", "A.5.2", landmark))
        }
        Action::UseLandmark { landmark } => {
            card(landmark).refuse(state, seat, action).or_else(|| Some(because("root-no-landmark-use", "F.1")))
        }
        Action::PlaceLandmark { landmark, clearing } => no_set_up(state, landmark, clearing),
        action => Landmark::ALL.into_iter().find_map(|landmark| card(landmark).refuse(state, seat, action)),
    }
}

fn no_set_up(state: &State, landmark: Landmark, clearing: Clearing) -> Option<Illegal> {
    let law = "A.5.3";
    let dealt = state.landmarks.sites.as_slice().iter().any(|site| site.landmark == landmark);
    if !dealt {
        return Some(of_landmark("root-no-landmark", "A.5.2", landmark));
    }
    if state.landmark(landmark).is_some() {
        return Some(of_landmark("root-no-second-landmark", law, landmark));
    }
    if !matches!(state.top(), Some(Task::Landmark(Step::SetUp { .. }))) {
        return Some(because("root-no-setup-first", law));
    }
    sites_beside(state, landmark, state.landmark_clearings(), Asked::about(clearing)).why()
}

/// Words the kind of clearing in which a landmark can be set up.
fn kind_of_site(landmark: Landmark) -> Arg {
    Arg::Name { space: "root-landmark-site", id: landmark.id() }
}

/// Visits which are at the table and where each stands. With any of them the board's own ferry and tower are not put out.
pub(super) fn visit_sites(codec: &mut Codec<'_>, state: &mut State) {
    if !codec.holds("landmarks", !state.landmarks.sites.is_empty()) {
        return;
    }
    if codec.reads() {
        (state.ferry, state.tower) = (None, None);
    }
    codec.entries("landmarks", &LANDMARKS, &mut |codec, key, index| {
        let landmark = Landmark::ALL[index];
        let is_dealt = state.landmarks.sites.as_slice().iter().any(|site| site.landmark == landmark);
        if !codec.reads() && !is_dealt {
            return;
        }
        if codec.reads() && !add(state, Site { landmark, clearing: None }) {
            codec.skip(key);
            return codec.fault(key, Message::new("root-doc-landmarks").number("most", MAX_LANDMARKS));
        }
        codec.table(always(key), |codec| {
            let mut clearing = state.landmark(landmark);
            codec.numbered("clearing", 1, MAX_CLEARINGS, &mut clearing);
            if let Some(clearing) = clearing.filter(|_| codec.reads()) {
                if card(landmark).sites(state).contains(clearing) {
                    put_up(state, landmark, clearing);
                } else {
                    let site = Message::new("root-doc-landmark-site").with("site", kind_of_site(landmark));
                    codec.fault("clearing", site.with("landmark", Detail::Landmark(landmark).arg(false)));
                }
            }
            codec.skip_all();
        });
    });
    if !stand_apart(state) {
        codec.fault("landmarks", "root-doc-landmarks-near");
    }
}

/// Whether the landmarks can have been set up so, in either order. The ferry may have moved since.
fn stand_apart(state: &State) -> bool {
    let standing: ArrayVec<(Landmark, Clearing), MAX_LANDMARKS> = state.standing().collect();
    let [(one, here), (other, there)] = standing[..] else { return true };
    let fits = |landmark: Landmark, at: Clearing, beside: Clearing| {
        !sites_beside(state, landmark, ClearingSet::of(beside), ClearingSet::of(at)).is_empty()
    };
    [one, other].contains(&Landmark::Ferry) || fits(one, here, there) || fits(other, there, here)
}

/// Visits what lies on their cards, once the map is read.
pub(super) fn visit_cards(codec: &mut Codec<'_>, position: &mut Position<'_>) {
    codec.table("landmarks", |codec| {
        for Site { landmark, clearing } in position.state.landmarks.sites.as_slice().to_vec() {
            codec.table(always(landmark.id()), |codec| match clearing {
                Some(clearing) => {
                    codec.skip("clearing");
                    card(landmark).visit(codec, position, clearing);
                }
                // that it stands nowhere has been said
                None => codec.skip_all(),
            });
        }
        codec.skip_all();
    });
}

/// # Errors
/// The first invariant that does not hold.
pub(super) fn check(state: &State) -> Result<(), Broken> {
    for (landmark, clearing) in state.standing() {
        card(landmark).check(state, clearing)?;
    }
    let pending = state.pending().filter(|task| matches!(task, Task::Landmark(Step::SetUp { .. }))).count();
    if state.over.is_none() && unplaced(state).count() != pending || state.landmarks.unsettled.is_some() {
        return broken("root-broken-landmark");
    }
    Ok(())
}

/// The draw that a ferry ride brings.
#[derive(Clone, Copy)]
pub(super) struct FerryDraw {
    pub seat: Seat,
}

impl TaskHandler for FerryDraw {
    fn run(self, state: &mut State, world: &mut World) {
        state.draw_cards(self.seat, 1, world);
    }
}

impl ValidateTask for FerryDraw {}
