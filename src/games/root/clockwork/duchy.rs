//! The Drillbit Duchy (R10).

use super::queries::{court, court_mut, is_crowned};
use super::state::{BattleKind, CITADEL_ICONS, Court, Duchy as Steps, Own, Step};
use super::words::{PARLIAMENT, Reason, Trait};
use crate::games::root::factions::duchy::parliament::lord_points;
use crate::games::root::factions::duchy::words::Minister;
use crate::games::root::law::clockwork::{
    Campaign, around, by_difficulty, explain, leave, order, ordered, post, raise, skip, start_corner, tally, turn,
};
use crate::games::root::law::hand::Hands;
use crate::games::root::law::handler::{TaskHandler, ValidateTask};
use crate::games::root::law::hooks::has_trait;
use crate::games::root::law::priority::{By, OfClearing, OfRival, Priority, choose_clearing, in_order};
use crate::games::root::law::removal::is_held_up;
use crate::games::root::law::rule::Ruling;
use crate::games::root::law::score::Scoring;
use crate::games::root::law::services::{self, building_sites};
use crate::games::root::law::{hooks, movement, removal};
use crate::games::root::module::clockwork::ClockworkBoard;
use crate::games::root::module::position::{Position, visit_cards};
use crate::games::root::module::{broken, one_in_each};
use crate::games::root::prelude::*;
use crate::games::root::state::task::PromptSpec;
use crate::games::root::words::card::{Card, Class};
use crate::games::root::words::event::{Source, Word};
use crate::games::root::words::piece::Target;
use crate::games::root::words::place::SuitSet;
use crate::kernel::{Broken, Codec, Message, Names};

/// Warriors that come into the Burrow, by difficulty (R10.4.3).
const RECRUITS: [u8; 3] = [1, 2, 3];

/// Warriors that dig a tunnel (R10.5.1), fewer with the trait Overwhelm, and those that do for the Brigadier (R10.7.4).
const DIGGERS: u8 = 4;
const FEWER_DIGGERS: u8 = 3;
const BRIGADE: u8 = 3;

/// Warriors in the supply that make the next building a citadel (R10.5.3).
const FOR_A_CITADEL: u8 = 9;

/// The largest group that goes home, and what stays of larger ones (R10.6.1).
const SMALL_GROUP: u8 = 2;
const GARRISON: u8 = 4;

/// Cards that crown the first ministers (R10.3.5), and warriors in each of the first clearings (R10.3.3).
const FIRST_CROWNS: u8 = 2;
const FIRST_WARRIORS: u8 = 2;

/// Its battles (R10.5.2).
const CAMPAIGN: Campaign = Campaign {
    basis: Detail::By("R10.5.2"),
    least: 1,
    defender: &[By::Most(OfRival::Buildings), By::Most(OfRival::Pieces), By::Most(OfRival::Points)],
};

/// Those of the trait Invaders.
const INVASION: Campaign = Campaign { basis: Detail::ByTrait(Trait::Invaders), ..CAMPAIGN };

const MOST_WARRIORS: &[By<OfClearing>] = &[By::Most(OfClearing::OwnWarriors)];
const FEWEST_WARRIORS: &[By<OfClearing>] = &[By::Fewest(OfClearing::OwnWarriors)];

/// A turn of the Drillbit Duchy (R10.4 to R10.6).
const TURN: &[Task] = turn! {
    birdsong: [Step::Duchy(Steps::Prepare), Step::Reveal, Step::Craft, Step::Duchy(Steps::Recruit)],
    daylight: [
        Step::Duchy(Steps::Dig { left: 1 }),
        Step::Duchy(Steps::Battle),
        Step::Duchy(Steps::Build),
        Step::Duchy(Steps::Ministers { next: PARLIAMENT[0].0 })
    ],
    evening: [
        Step::Duchy(Steps::Rally { done: ClearingSet::EMPTY }),
        Step::Duchy(Steps::Retreat),
        Step::Duchy(Steps::Score),
        Step::Duchy(Steps::Sway),
        Step::Discard
    ],
};

impl TaskHandler for Steps {
    fn run(self, state: &mut State, world: &mut World) {
        match self {
            Steps::Prepare => prepare(state, world),
            Steps::Recruit => recruit(state, world),
            Steps::Dig { left } => dig_by_order(state, left, world),
            Steps::Battle => CAMPAIGN.begin(state, ordered(state), BattleKind::Step, world),
            Steps::Build => build(state, "R10.5.3", world),
            Steps::Ministers { next } => ministers(state, next, world),
            Steps::Rally { done } => rally(state, done, world),
            Steps::Retreat => retreat(state, world),
            Steps::Score => tally(state, state.on_map(Piece::Market), Source::Markets, "R10.6.2", world),
            Steps::Sway => match order(state) {
                Some(suit) => sway(state, state.turn, suit, "R10.6.3", world),
                None => skip(state, "R10.6.3", Reason::Nothing, world),
            },
        }
    }
}

/// R9.7, by the advanced card: an ambush is bought and lies ready.
fn prepare(state: &mut State, world: &mut World) {
    let me = state.turn;
    let is_ambush = |card: Card| matches!(card.kind().class(), Class::Ambush);
    if let Some(card) = services::buy_advanced(state, is_ambush, world)
        && let Some(court) = court_mut(state, me)
    {
        court.ambushes.insert(card);
    }
}

/// Places warriors in the Burrow (R10.4.3).
fn recruit(state: &mut State, world: &mut World) {
    let me = state.turn;
    let citadels = usize::from(state.on_map(Piece::Citadel)).min(CITADEL_ICONS.len() - 1);
    let more = u8::from(is_crowned(state, me.into(), Minister::Foremole));
    let count = by_difficulty(state, me, RECRUITS) + CITADEL_ICONS[citadels] + more;
    let count = count.min(state.player(me).supply);
    if count == 0 {
        return skip(state, "R10.4.3", Reason::NoWarriors, world);
    }
    state.player_mut(me).supply -= count;
    if let Some(court) = court_mut(state, me) {
        court.burrow += count;
    }
    world.emit(|| Event::new(EventKind::Mustered, me).with(Detail::Count(i16::from(count))).by("R10.4.3"));
}

/// R10.5.1: with the trait Overwhelm fewer warriors dig, and twice.
fn dig_by_order(state: &mut State, left: u8, world: &mut World) {
    let me = state.turn;
    let overwhelms = has_trait(state, me, Trait::Overwhelm);
    if overwhelms && left > 0 {
        state.push(Task::Clockwork(Step::Duchy(Steps::Dig { left: left - 1 })));
    }
    let diggers = if overwhelms { FEWER_DIGGERS } else { DIGGERS };
    let criteria: &[By<OfClearing>] = match order(state) {
        _ if has_trait(state, me, Trait::Invaders) => {
            &[By::Most(OfClearing::EnemyBuildings), By::Fewest(OfClearing::EnemyWarriors)]
        }
        Some(Suit::Bird) => &[By::Most(OfClearing::EnemyPlaced)],
        _ => &[By::Most(OfClearing::OpenSlots), By::Fewest(OfClearing::EnemyWarriors)],
    };
    // the second dig is that of the trait card
    let basis = if overwhelms && left == 0 { Detail::ByTrait(Trait::Overwhelm) } else { Detail::By("R10.5.1") };
    dig(state, diggers, diggers, criteria, basis, world);
}

/// Digs a tunnel with at least `needed` warriors of the Burrow, of whom `diggers` move there.
fn dig(
    state: &mut State,
    needed: u8,
    diggers: u8,
    criteria: &[By<OfClearing>],
    basis: impl Into<Detail> + Copy,
    world: &mut World,
) {
    let me = state.turn;
    let inside = court(state, me).burrow;
    if inside < needed {
        return skip(state, basis, Reason::FewBelow, world);
    }
    let tunnels = state.clearings_with(Piece::Tunnel);
    let sites = hooks::placing(state, me, ordered(state) - tunnels - state.clearings_with_buildings(me));
    let Some(choice) = choose_clearing(state, me, sites, criteria, Priority::Highest) else {
        return skip(state, basis, Reason::NoClearing, world);
    };
    let to = choice.chosen;
    explain(state, basis, choice, world);
    if is_held_up(state, me, to, world) {
        return;
    }
    // R10.5.1.II
    if state.stock[Piece::Tunnel.index()] == 0 {
        let Some(old) = choose_clearing(state, me, tunnels, FEWEST_WARRIORS, Priority::Highest) else { return };
        explain(state, "R10.5.1.II", old, world);
        fill(state, me, old.chosen, world);
    }
    state.place(Piece::Tunnel, to);
    world.emit(|| Event::new(EventKind::Dug, me).with(Detail::Clearing(to)));
    emerge(state, me, to, diggers.min(inside), world);
}

/// A tunnel goes back to the board.
fn fill(state: &mut State, me: Seat, at: Clearing, world: &mut World) {
    let here = &mut state.pieces[Piece::Tunnel.index()][at.index()];
    *here = here.saturating_sub(1);
    state.stock[Piece::Tunnel.index()] += 1;
    world.emit(|| Event::new(EventKind::Filled, me).with(Detail::Clearing(at)));
}

/// Warriors come out of the Burrow.
fn emerge(state: &mut State, me: Seat, to: Clearing, count: u8, world: &mut World) {
    if let Some(court) = court_mut(state, me) {
        court.burrow -= count;
    }
    state.warriors[me.index()][to.index()] += count;
    world.emit(|| Event::new(EventKind::Emerged, me).with(Detail::Clearing(to)).with(Detail::Count(i16::from(count))));
    movement::arrive(state, me, to, count);
}

/// Warriors go into the Burrow, unless a snare keeps them.
fn descend(state: &mut State, me: Seat, from: Clearing, count: u8, world: &mut World) {
    if count == 0 || is_held_up(state, me, from, world) {
        return;
    }
    state.warriors[me.index()][from.index()] -= count;
    state.note_departure(me, from);
    if let Some(court) = court_mut(state, me) {
        court.burrow += count;
    }
    world.emit(|| {
        let event = Event::new(EventKind::Descended, me).with(Detail::Clearing(from));
        event.with(Detail::Count(i16::from(count))).by("R10.6.1")
    });
}

/// R10.5.3: a building where it rules, or a point if it cannot be placed.
fn build(state: &mut State, law: &'static str, world: &mut World) {
    let me = state.turn;
    let piece = if state.player(me).supply >= FOR_A_CITADEL { Piece::Citadel } else { Piece::Market };
    let left = |state: &State, piece: Piece| state.stock[piece.index()] > 0;
    if !left(state, Piece::Citadel) && !left(state, Piece::Market) {
        return skip(state, law, Reason::NoBuilding, world);
    }
    let open = |state: &State| hooks::placing(state, me, state.ruled(me) & state.clearings_with_open_slots());
    let sites = if left(state, piece) { building_sites(state, open, world) } else { open(state) };
    if sites.is_empty() && has_trait(state, me, Trait::Invaders) {
        return INVASION.begin(state, state.board.clearings(), BattleKind::Trait, world);
    }
    let choice = choose_clearing(state, me, sites, MOST_WARRIORS, Priority::Highest).filter(|_| left(state, piece));
    if let Some(choice) = choice {
        explain(state, law, choice, world);
        if raise(state, me, piece, choice.chosen, world) {
            return;
        }
    } else {
        skip(state, law, if left(state, piece) { Reason::NoSlot } else { Reason::NoBuilding }, world);
    }
    tally(state, 1, Source::Unbuilt, law, world);
}

/// R10.5.4: this minister acts if it has a crown, then those below it.
fn ministers(state: &mut State, next: Minister, world: &mut World) {
    let me = state.turn;
    let below = PARLIAMENT.into_iter().skip_while(|&(minister, _)| minister != next).nth(1);
    if let Some((next, _)) = below {
        state.push(Task::Clockwork(Step::Duchy(Steps::Ministers { next })));
    }
    // R10.7.1, R10.7.3: these two need not act
    if !is_crowned(state, me.into(), next) || matches!(next, Minister::Captain | Minister::Foremole) {
        return;
    }
    world.emit(|| Event::new(EventKind::Acts, me).with(Detail::Word(Word::Minister, next.id())).by("R10.5.4"));
    match next {
        Minister::Captain | Minister::Foremole => {}
        // R10.7.2
        Minister::Marshal => {
            let sites = hooks::placing(state, me, state.clearings_with_buildings(me));
            match choose_clearing(state, me, sites, FEWEST_WARRIORS, Priority::Highest) {
                Some(choice) => {
                    explain(state, "R10.7.2", choice, world);
                    post(state, me, choice.chosen, 1, world);
                }
                None => skip(state, "R10.7.2", Reason::NoClearing, world),
            }
        }
        // R10.7.4
        Minister::Brigadier => {
            let diggers = if has_trait(state, me, Trait::Overwhelm) { FEWER_DIGGERS } else { DIGGERS };
            dig(state, BRIGADE, diggers, &[By::Most(OfClearing::EnemyPlaced)], "R10.7.4", world);
        }
        // R10.7.5
        Minister::Banker => build(state, "R10.7.5", world),
        Minister::Mayor => dismiss_warrior(state, world),
        // R10.7.7 to R10.7.9
        Minister::EarlOfStone | Minister::BaronOfDirt | Minister::DuchessOfMud => {
            let points = lord_points(state, next);
            let law = match next {
                Minister::EarlOfStone => "R10.7.7",
                Minister::BaronOfDirt => "R10.7.8",
                _ => "R10.7.9",
            };
            tally(state, points, Source::Lords, law, world);
        }
    }
}

/// R10.7.6: a warrior goes where most are, the Burrow included, for a point.
fn dismiss_warrior(state: &mut State, world: &mut World) {
    let me = state.turn;
    let manned = state.ruled(me) & state.clearings_with_warriors(me);
    let choice = choose_clearing(state, me, manned, MOST_WARRIORS, Priority::Highest);
    let here = choice.map_or(0, |choice| state.warriors(me, choice.chosen));
    if court(state, me).burrow > here {
        if let Some(court) = court_mut(state, me) {
            court.burrow -= 1;
        }
        state.player_mut(me).supply += 1;
        world.emit(|| Event::new(EventKind::Dismisses, me).by("R10.7.6"));
    } else {
        let Some(choice) = choice else { return skip(state, "R10.7.6", Reason::NoWarriors, world) };
        let at = choice.chosen;
        explain(state, "R10.7.6", choice, world);
        removal::withdraw(state, me, at, 1, hooks::buries(state), world);
        world.emit(|| {
            Event::new(EventKind::Removed, me)
                .with(Detail::Count(1))
                .with(Detail::Target(Target::Warrior))
                .with(Detail::Clearing(at))
        });
    }
    tally(state, 1, Source::Mayor, "R10.7.6", world);
}

/// R10.6.1: a small group without a building beside it goes to one that is next to it, or into the Burrow.
fn rally(state: &mut State, done: ClearingSet, world: &mut World) {
    let me = state.turn;
    let built = state.clearings_with_buildings(me);
    let small =
        |&from: &Clearing| hooks::movable_warriors(state, me, from) > 0 && state.warriors(me, from) <= SMALL_GROUP;
    if done.is_empty() && !(ordered(state) - built).iter().any(|from| small(&from)) {
        return skip(state, "R10.6.1", Reason::NoGroup, world);
    }
    let Some(from) = in_order(state, ordered(state) - built - done).next() else { return };
    state.push(Task::Clockwork(Step::Duchy(Steps::Rally { done: done.with(from) })));
    let count = hooks::movable_warriors(state, me, from);
    if count == 0 || state.warriors(me, from) > SMALL_GROUP {
        return;
    }
    let homes = state.neighbors(me, from) & built;
    if homes.is_empty() {
        return descend(state, me, from, count, world);
    }
    let ends = homes & movement::destinations(state, me, from);
    match choose_clearing(state, me, ends, FEWEST_WARRIORS, Priority::Highest) {
        Some(choice) => {
            explain(state, "R10.6.1", choice, world);
            leave(state, me, from, choice.chosen, count, world);
        }
        None => skip(state, "R10.6.1", Reason::NoMove, world),
    }
}

/// R10.6.1: of large groups where it rules a few stay.
fn retreat(state: &mut State, world: &mut World) {
    let me = state.turn;
    let over = |state: &State, from: Clearing| {
        hooks::movable_warriors(state, me, from).min(state.warriors(me, from).saturating_sub(GARRISON))
    };
    if state.ruled(me).iter().all(|from| over(state, from) == 0) {
        return skip(state, "R10.6.1", Reason::NoneToSpare, world);
    }
    for from in in_order(state, state.ruled(me)) {
        descend(state, me, from, over(state, from), world);
    }
}

/// R10.6.3: the topmost minister of the suit that has no crown, of birds or if there is none the bottommost.
fn sway(state: &mut State, me: Seat, suit: Suit, law: &'static str, world: &mut World) {
    let crowned = court(state, me).crowned;
    let free = |&(minister, _): &(Minister, Suit)| !crowned.contains(minister);
    let ordered = PARLIAMENT.into_iter().filter(free).find(|&(_, of)| of == suit);
    match ordered.or_else(|| PARLIAMENT.into_iter().rfind(free)) {
        Some((minister, _)) => {
            crown(state, me, minister);
            world.emit(|| swayed(me, minister).by(law));
        }
        None => skip(state, law, Reason::NoMinister, world),
    }
}

fn crown(state: &mut State, me: Seat, minister: Minister) {
    if let Some(court) = court_mut(state, me) {
        court.crowned.insert(minister);
    }
}

fn swayed(me: Seat, minister: Minister) -> Event {
    Event::new(EventKind::Swayed, me).with(Detail::Word(Word::Minister, minister.id()))
}

/// The cost of errors (R10.2.1).
#[derive(Clone, Copy)]
pub(in crate::games::root) struct Errors {
    /// The clearings out of which buildings were removed.
    pub clearings: ClearingSet,
    pub by: Owner,
}

impl Errors {
    /// The suits of the clearings.
    fn suits(self, state: &State) -> SuitSet {
        self.clearings.iter().fold(SuitSet::EMPTY, |suits, clearing| suits | state.suits(clearing))
    }

    fn fitting(self, state: &State, payer: Seat) -> CardSet {
        state.player(payer).hand & CardSet::matching(self.suits(state))
    }

    /// A crown is lost: that of the bottommost minister, with the trait Foundations of those that match.
    fn lose_crown(self, state: &mut State, me: Seat, world: &mut World) {
        let (crowned, suits) = (court(state, me).crowned, self.suits(state));
        let founded = has_trait(state, me, Trait::Foundations);
        let falls =
            |&(minister, suit): &(Minister, Suit)| crowned.contains(minister) && (!founded || suits.contains(suit));
        let Some((minister, _)) = PARLIAMENT.into_iter().rfind(falls) else { return };
        if let Some(court) = court_mut(state, me) {
            court.crowned.remove(minister);
        }
        let event = || Event::new(EventKind::Dismissed, me).with(Detail::Word(Word::Minister, minister.id()));
        world.emit(|| event().by("R10.2.1"));
    }

    /// Settles the cost of errors; `card` is what a human has discarded for the trait Investors.
    fn settle(self, state: &mut State, card: Option<CardKind>, world: &mut World) {
        let Some(me) = state.seat_of(Faction::Duchy) else { return };
        self.lose_crown(state, me, world);
        let Some(payer) = hooks::investor(state, self.by) else { return };
        if let Some(card) = card {
            state.discard_from_hand(payer, card, world);
            hooks::invoke(me, Trait::Investors, world);
            return state.lose_points(me, 1, Source::Traits, world);
        }
        let (crowned, suits) = (court(state, me).crowned, self.suits(state));
        let fits = |&(minister, suit): &(Minister, Suit)| !crowned.contains(minister) && suits.contains(suit);
        if let Some((minister, _)) = PARLIAMENT.into_iter().find(fits) {
            crown(state, me, minister);
            world.emit(|| swayed(me, minister));
        }
    }
}

impl TaskHandler for Errors {
    fn asks(self, state: &State) -> Option<Seat> {
        let payer = hooks::investor(state, self.by)?;
        let asked = match hooks::plays_open(state, payer) {
            true => self.fitting(state, payer).kinds().nth(1).is_some(),
            // which cards match is not public
            false => state.player(payer).has_cards(),
        };
        asked.then_some(payer)
    }

    fn legal(self, state: &State, out: &mut Vec<Action>) {
        let Some(payer) = hooks::investor(state, self.by) else { return };
        let cards = self.fitting(state, payer);
        out.extend(cards.kinds().map(|card| Action::Discard { card }));
        if cards.is_empty() {
            out.push(Action::Show);
        }
    }

    fn take(self, state: &mut State, action: Action, world: &mut World) {
        match action {
            Action::Discard { card } => self.settle(state, Some(card), world),
            Action::Show => self.settle(state, None, world),
            _ => state.stray(),
        }
    }

    fn run(self, state: &mut State, world: &mut World) {
        let payer = hooks::investor(state, self.by).filter(|&payer| hooks::plays_open(state, payer));
        let only = payer.and_then(|payer| self.fitting(state, payer).kinds().next());
        self.settle(state, only, world);
    }

    fn question(self, state: &State, declared: PromptSpec) -> PromptSpec {
        declared.suits(self.suits(state))
    }
}

impl ValidateTask for Errors {
    const FACTION: Option<Faction> = Some(Faction::Duchy);
}

/// The board.
pub(in crate::games::root) struct Board;

impl ClockworkBoard for Board {
    fn own(&self) -> Own {
        Own::Duchy(Court::EMPTY)
    }

    fn turn(&self) -> &'static [Task] {
        TURN
    }

    fn discards(&self) -> &'static str {
        "R10.6.4"
    }

    fn campaign(&self, _: &State, kind: BattleKind) -> Option<Campaign> {
        Some(if kind == BattleKind::Trait { INVASION } else { CAMPAIGN })
    }

    /// R10.3: a tunnel in a corner, warriors there and next to it, and a crown for each of two cards.
    fn set_up(&self, state: &mut State, me: Seat, world: &mut World) {
        if let Some(corner) = start_corner(state, me, state.board.clearings(), world) {
            raise(state, me, Piece::Tunnel, corner, world);
            let around = around(state, corner).with(corner);
            for clearing in in_order(state, hooks::placing(state, me, around)) {
                post(state, me, clearing, FIRST_WARRIORS, world);
            }
        }
        for _ in 0..FIRST_CROWNS {
            let Some(card) = state.take_top_card(world) else { return };
            world.emit(|| Event::new(EventKind::Discarded, me).with(Detail::Card(card.kind())).by("R10.3.5"));
            sway(state, me, card.suit(), "R10.3.5", world);
            state.lay_on_discard(card, world);
        }
    }

    fn visit(&self, codec: &mut Codec<'_>, position: &mut Position<'_>, seat: Seat) {
        let Some(court) = court_mut(position.state, seat) else { return };
        codec.number("burrow", Faction::Duchy.warriors(), &mut court.burrow);
        codec.members("crowned", &MINISTERS, &mut court.crowned);
        visit_cards(codec, "ambushes", &mut position.left, &mut court.ambushes);
        let burrow = court.burrow;
        position.lay_aside(codec, "burrow", seat, burrow);
    }

    fn check(&self, state: &State, seat: Seat) -> Result<(), Broken> {
        one_in_each(state, &[Piece::Tunnel])?;
        match court(state, seat).ambushes.is_subset(CardSet::AMBUSHES) {
            true => Ok(()),
            false => broken(Message::new("root-broken-ambushes")),
        }
    }

    fn warriors_aside(&self, state: &State, seat: Seat, owner: Seat) -> u8 {
        if owner == seat { court(state, seat).burrow } else { 0 }
    }
}

static MINISTERS: Names = Names::new("root-doc-no-minister", &Minister::IDS);
