//! A full state from a document, or what a viewer knows of one. Any key may be left out; what is not named follows from
//! the box.

use super::{FORMAT, SUPPORTERS};
use crate::games::root::factions::riverfolk;
use crate::games::root::factions::vagabond::kit::Vagabond;
use crate::games::root::law::coffins;
use crate::games::root::law::victory::QUIET_END;
use crate::games::root::law::victory::Scoring;
use crate::games::root::rules::observe::Observation;
use crate::games::root::rules::registry;
use crate::games::root::rules::setup::Setup;
use crate::games::root::state::kits::Kit;
use crate::games::root::state::look::Look;
use crate::games::root::state::phase::Phase;
use crate::games::root::state::task::Task;
use crate::games::root::state::world::World;
use crate::games::root::state::{State, Used, frame, ruins};
use crate::games::root::words::card::{Card, CardKind, CardSet, DECK_SIZE};
use crate::games::root::words::faction::Faction;
use crate::games::root::words::item::{Item, ItemCounts};
use crate::games::root::words::piece::Piece;
use crate::games::root::words::place::{Clearing, ClearingSet, Suit};
use crate::games::root::words::quest::{Quest, QuestSet};
use crate::kernel::{
    Chance, Doc, Fields, Library, List, Message, Options, Outcome, PositionErrors, Script, Seat, SeatSet, Viewer,
};
use std::cell::RefCell;

mod kits;
mod picks;
mod unknown;

/// Most points, tiles and the like that a document may name; what is more is no position of this game.
const MOST_POINTS: u8 = 99;

/// # Errors
/// All faults at once, each with its key.
pub fn read(doc: &Doc, library: &dyn Library, chance: &mut impl Chance) -> Result<State, PositionErrors> {
    read_for(doc, Viewer::All, library, chance)
}

/// What the document says to the viewer.
///
/// # Errors
/// All faults at once, each with its key.
pub fn read_observation(doc: &Doc, viewer: Viewer, library: &dyn Library) -> Result<Observation, PositionErrors> {
    Ok(read_for(doc, viewer, library, &mut Script::default())?.observation(viewer))
}

/// A full state that looks to the viewer as the document says: what he does not know lies as it comes.
fn read_for(
    doc: &Doc,
    viewer: Viewer,
    library: &dyn Library,
    chance: &mut impl Chance,
) -> Result<State, PositionErrors> {
    let errors = RefCell::new(PositionErrors::default());
    let mut fields = Fields::new(doc, &errors);
    if fields.number("format", u16::MAX).is_some_and(|format| format != FORMAT) {
        fields.fault("format", Message::new("doc-format").number("own", FORMAT));
    }
    let options = Options {
        seats: fields.words("seats", "doc-no-text", |text| Some(text.to_owned())),
        board: fields.text("board").map(str::to_owned),
        deck: fields.text("deck").map(str::to_owned),
        // markers that have been laid are named one by one
        extras: Vec::new(),
    };
    let state = Setup::read(&options, library).and_then(|setup| Ok((State::bare(&setup)?, setup)));
    let (mut state, setup) = match state {
        Ok(state) => state,
        Err(error) => {
            fields.fault("seats", error.0);
            return Err(errors.into_inner());
        }
    };
    let pending = Reader { state: &mut state, viewer, left: CardSet::EMPTY, setup }.read(&mut fields);
    // what follows from chance is not known to a viewer
    if viewer != Viewer::All && matches!(pending, Pending::Unsaid) {
        fields.fault("pending", "doc-nobody-asked");
    }
    fields.finish();
    errors.into_inner().none_or(())?;
    if let Pending::Unsaid = pending {
        start_phase(&mut state, chance);
    } else if state.over.is_none() {
        state.asked = state.top().and_then(|task| registry::asks(task, &state));
    }
    check(&state, viewer)?;
    Ok(state)
}

/// Whether the document says what is pending.
enum Pending {
    Said,
    Unsaid,
}

fn check(state: &State, viewer: Viewer) -> Result<(), PositionErrors> {
    let mut errors = PositionErrors::default();
    if state.over.is_none() && state.asked.is_none() {
        errors.add("pending", "doc-nobody-asked");
    } else if let Err(broken) = state.check_invariants() {
        errors.add("position", broken.0);
    } else if let Some(fault) = state.pending_fault(viewer) {
        errors.add("pending", fault);
    }
    errors.none_or(())
}

/// Without `pending` a position starts with the main decision of its phase.
fn start_phase(state: &mut State, chance: &mut impl Chance) {
    let tasks = registry::turn_of(state.faction(state.turn));
    let entered = match state.phase {
        Phase::Setup | Phase::Birdsong => Task::Turn(frame::Step::Begin),
        phase => Task::Turn(frame::Step::Enter(phase)),
    };
    let first = tasks.iter().position(|&task| task == entered).map_or(0, |index| index + 1);
    if state.phase == Phase::Setup {
        state.phase = Phase::Birdsong;
    }
    state.push_all(&tasks[first..]);
    let world = &mut World::silent(chance);
    if state.phase == Phase::Birdsong {
        // 3.3.1: the start of Birdsong is where dominance wins
        state.check_dominance(world);
        coffins::open(state, world);
        riverfolk::queries::open_shop(state);
    }
    registry::advance(state, world);
}

struct Reader<'s> {
    state: &'s mut State,
    viewer: Viewer,
    /// Copies that lie nowhere yet.
    left: CardSet,
    setup: Setup,
}

impl Reader<'_> {
    fn read(mut self, fields: &mut Fields<'_>) -> Pending {
        self.left = self.state.deck;
        self.read_turn(fields);
        self.read_used(fields);
        self.read_map(fields);
        self.read_picks(fields);
        self.state.discard = self.cards(fields, "discard");
        self.state.available = self.cards(fields, "available");
        if !self.state.available.is_subset(CardSet::DOMINANCE) {
            fields.fault("available", "root-doc-available");
        }
        if self.state.discard.intersects(CardSet::DOMINANCE) {
            fields.fault("discard", "root-doc-discard");
        }
        for seat in self.state.seats() {
            self.read_player(fields, seat);
        }
        self.read_quests(fields);
        self.read_looks(fields);
        self.read_items(fields);
        let top = fields.words("deck_top", "doc-no-card", CardKind::from_id);
        let seen = self.seen_of_others();
        self.deal_unknown(fields);
        self.state.deck = self.left;
        self.stack_deck(fields, top);
        self.read_known(fields);
        if let Viewer::Seat(viewer) = self.viewer {
            self.state.known[viewer.index()] |= seen;
        }
        self.read_pending(fields)
    }

    /// One copy of a card from those that lie nowhere yet.
    fn deal(&mut self, fields: &Fields<'_>, key: &str, kind: CardKind) -> Option<Card> {
        let card = self.left.copy_of(kind);
        match card {
            Some(card) => self.left.remove(card),
            None => fields.fault(key, Message::new("doc-no-more").text("what", kind.id())),
        }
        card
    }

    fn cards(&mut self, fields: &mut Fields<'_>, key: &str) -> CardSet {
        let kinds = fields.words(key, "doc-no-card", CardKind::from_id);
        kinds.into_iter().filter_map(|kind| self.deal(fields, key, kind)).collect()
    }

    fn faction(&self, name: &str) -> Option<Seat> {
        Faction::from_id(name).and_then(|faction| self.state.seat_of(faction))
    }

    fn read_turn(&mut self, fields: &mut Fields<'_>) {
        if let Some(round) = fields.number("round", u16::MAX) {
            self.state.round = round;
        }
        let round = self.state.round;
        self.state.gained = fields.number("gained", round).unwrap_or(round.saturating_sub(1));
        let seat = fields.word("turn", "doc-no-seat", |name| self.faction(name));
        self.state.turn = seat.unwrap_or(self.state.turn);
        self.state.phase = fields.word("phase", "root-doc-no-phase", Phase::from_id).unwrap_or(Phase::Birdsong);
    }

    fn read_used(&mut self, fields: &mut Fields<'_>) {
        let mut table = fields.table("used");
        let mut used = Used::default();
        for (suit, count) in table.counts("activated", "root-doc-no-suit", MOST_POINTS, Suit::from_id) {
            match used.activated.get_mut(suit.index()) {
                Some(activated) => *activated = count,
                None => table.fault("activated", "root-doc-activated"),
            }
        }
        for kind in table.words("effects", "doc-no-card", CardKind::from_id) {
            used.effects |= kind.copies();
        }
        used.actions = table.count("actions", MOST_POINTS);
        used.extra = table.count("extra", MOST_POINTS);
        used.recruited = table.flag("recruited");
        used.ferried = table.flag("ferried");
        used.cleared = table.flag("cleared");
        used.held_pass = table.flag("held_pass");
        used.riverboats = table.flag("riverboats");
        used.mercenaries = table.flag("mercenaries");
        used.services = table.count("services", MOST_POINTS);
        used.improvised = table.flag("improvised");
        used.plots = table.count("plots", Piece::Plot.total());
        table.finish();
        self.state.used = used;
    }

    /// The suits of the clearings in number order, if markers say them (A.1).
    fn read_suits(&mut self, fields: &mut Fields<'_>) {
        let clearings = self.state.board.clearings();
        let suit = |id: &str| Suit::from_id(id).filter(|suit| Suit::CLEARING.contains(suit));
        if !fields.has("suits") {
            if self.state.board.needs_markers() {
                fields.fault("suits", "root-doc-suits-missing");
            }
            return;
        }
        let suits = fields.words("suits", "root-doc-no-clearing-suit", suit);
        if suits.len() != clearings.len() {
            fields.fault("suits", Message::new("root-doc-suits").number("count", clearings.len()));
        }
        for (clearing, suit) in clearings.iter().zip(suits) {
            self.state.suits[clearing.index()] = suit;
        }
    }

    /// The paths that are closed still, all of the board's if they are not named (C.3.1).
    fn read_closed_paths(&mut self, fields: &mut Fields<'_>) {
        if !fields.has("closed_paths") {
            return;
        }
        let closed = fields.typed::<Vec<(Clearing, Clearing)>>("closed_paths").unwrap_or_default();
        if let Some((from, to)) = closed.iter().find(|(from, to)| !self.state.board.closed(*from).contains(*to)) {
            let fault = Message::new("root-doc-closed-path").number("from", from.number()).number("to", to.number());
            fields.fault("closed_paths", fault);
        }
        for from in self.state.board.clearings().iter() {
            let cleared = self.state.board.closed(from).iter().filter(|&to| {
                let is_closed =
                    |&(one, other): &(Clearing, Clearing)| (one, other) == (from, to) || (other, one) == (from, to);
                !closed.iter().any(is_closed)
            });
            let cleared: ClearingSet = cleared.collect();
            self.state.paths[from.index()] |= cleared;
        }
    }

    fn read_ferry(&mut self, fields: &mut Fields<'_>) {
        let Some(number) = fields.number("ferry", crate::games::root::words::place::MAX_CLEARINGS as u16) else {
            return;
        };
        let at = Clearing::from_number(number as u8).filter(|&at| {
            let board = &self.state.board;
            board.ferry().is_some() && board.clearings().contains(at) && !board.river_adjacent(at).is_empty()
        });
        match at {
            Some(at) => self.state.ferry = Some(at),
            None => fields.fault("ferry", Message::new("root-doc-ferry").number("clearing", number)),
        }
    }

    fn read_map(&mut self, fields: &mut Fields<'_>) {
        self.read_suits(fields);
        self.read_closed_paths(fields);
        self.read_ferry(fields);
        if let Some(ruins) = fields.numbers("ruins", 1, crate::games::root::words::place::MAX_CLEARINGS as u8) {
            let printed = self.state.ruins;
            self.state.ruins = ruins.into_iter().filter_map(Clearing::from_number).collect();
            if !self.state.ruins.is_subset(printed) {
                fields.fault("ruins", "root-doc-ruins");
            }
        }
        let scorched =
            fields.numbers("scorched", 1, crate::games::root::words::place::MAX_CLEARINGS as u8).unwrap_or_default();
        self.state.scorched = scorched.into_iter().filter_map(Clearing::from_number).collect();
        if !self.state.scorched.is_subset(self.state.board.clearings()) {
            fields.fault("scorched", "root-doc-clearing");
        }
        let mut clearings = fields.table("clearings");
        for key in clearings.keys() {
            let clearing = key.parse().ok().and_then(Clearing::from_number);
            match clearing.filter(|&clearing| self.state.board.clearings().contains(clearing)) {
                Some(clearing) => self.read_clearing(clearings.table(key), clearing),
                None => clearings.fault(key, "root-doc-clearing"),
            }
        }
        self.count_supplies(fields);
        for (seat, count) in fields.counts("coffins", "doc-no-seat", MOST_POINTS, |name| self.faction(name)) {
            match self.state.player(seat).supply.checked_sub(count) {
                Some(supply) => self.state.player_mut(seat).supply = supply,
                None => fields.fault("coffins", "root-doc-officers"),
            }
            self.state.coffins[seat.index()] = count;
        }
    }

    fn read_clearing(&mut self, mut fields: Fields<'_>, clearing: Clearing) {
        for seat in self.state.seats() {
            let faction = self.state.faction(seat);
            let mut pieces = fields.table(faction.id());
            let at = clearing.index();
            self.state.warriors[seat.index()][at] = pieces.count("warriors", faction.warriors());
            for &piece in Piece::of(faction) {
                let count = pieces.count(piece.id(), piece.total());
                self.state.pieces[piece.index()][at] = count;
                if piece.is_building() {
                    self.state.buildings[seat.index()][at] += count;
                }
            }
            pieces.finish();
        }
        if self.state.open_slots(clearing) == 0 {
            let built: u8 = self.state.seats().map(|seat| self.state.buildings(seat, clearing)).sum();
            let ruin = u8::from(self.state.ruins.contains(clearing));
            if built + ruin > self.state.board.slots(clearing) {
                let slots = self.state.board.slots(clearing);
                fields.fault("", Message::new("root-doc-slots").number("slots", slots).number("built", built));
            }
        }
        fields.finish();
    }

    /// What is not on the map is in the supply or on its track.
    fn count_supplies(&mut self, fields: &Fields<'_>) {
        for seat in self.state.seats() {
            let faction = self.state.faction(seat);
            let on_map: u32 = self.state.warriors[seat.index()].iter().map(|&count| u32::from(count)).sum();
            match u32::from(faction.warriors()).checked_sub(on_map) {
                Some(supply) => self.state.player_mut(seat).supply = supply as u8,
                None => fields.fault(
                    "clearings",
                    Message::new("root-doc-warriors").text("faction", faction.id()).number("most", faction.warriors()),
                ),
            }
            // plots are counted when it is known which lie face down
            let counted = |piece: &&Piece| piece.owner() != Faction::Corvids && piece.in_stock() == **piece;
            for &piece in Piece::of(faction).iter().filter(counted) {
                let same = Piece::of(faction).iter().filter(|same| same.in_stock() == piece);
                let on_map: u32 = same.flat_map(|same| self.state.pieces[same.index()]).map(u32::from).sum();
                match u32::from(piece.total()).checked_sub(on_map) {
                    Some(stock) => self.state.stock[piece.index()] = stock as u8,
                    None => fields.fault(
                        "clearings",
                        Message::new("root-doc-pieces").text("piece", piece.id()).number("most", piece.total()),
                    ),
                }
            }
        }
        // 6.2.2: a keep that is gone never comes back
        if self.state.phase != Phase::Setup {
            self.state.stock[Piece::Keep.index()] = 0;
        }
    }

    fn read_player(&mut self, fields: &mut Fields<'_>, seat: Seat) {
        let faction = self.state.faction(seat);
        let mut table = fields.table(faction.id());
        let score = table.count("score", MOST_POINTS);
        let best = table.count("best", MOST_POINTS);
        let hand = self.cards(&mut table, "hand");
        let crafted = self.cards(&mut table, "crafted");
        if crafted.kinds().any(|kind| kind.face().class != crate::games::root::words::face::Class::Persistent) {
            table.fault("crafted", "root-doc-crafted");
        }
        if crafted.kinds().any(|kind| crafted.count_of(kind) > 1) {
            table.fault("crafted", "root-doc-crafted-twice");
        }
        let hidden = table.unknown("hand_hidden", self.is_closed(seat));
        let dominance = table.word("dominance", "root-doc-no-suit", Suit::from_id);
        if let Some(suit) = dominance {
            self.deal(&table, "dominance", CardKind::dominance(suit));
        }
        let items = counts_of(&table.counts("items", "root-doc-no-item", MOST_POINTS, Item::from_id));
        let exhausted = counts_of(&table.counts("exhausted", "root-doc-no-item", MOST_POINTS, Item::from_id));
        let mut coalition = table.table("coalition");
        let partner = coalition.word("partner", "doc-no-seat", |name| self.faction(name));
        let suit = coalition.word("suit", "root-doc-no-suit", Suit::from_id);
        coalition.finish();
        let coalition = partner.zip(suit);
        if let Some((partner, suit)) = coalition {
            self.deal(&table, "coalition", CardKind::dominance(suit));
            if partner == seat || !faction.is_vagabond() {
                table.fault("coalition", "root-doc-coalition");
            }
        }
        let player = self.state.player_mut(seat);
        player.score = score;
        player.hand = hand;
        player.hidden = hidden;
        player.crafted = crafted;
        player.dominance = dominance;
        player.coalition = coalition;
        player.items = items;
        player.exhausted = exhausted;
        let on_track = player.scores();
        self.state.best[seat.index()] = if on_track { best.max(score) } else { 0 };
        match faction {
            Faction::Marquise => {}
            Faction::Eyrie => self.read_eyrie(&mut table, seat),
            Faction::Alliance => self.read_alliance(&mut table, seat),
            Faction::Vagabond | Faction::Vagabond2 => self.read_vagabond(&mut table, seat),
            Faction::Lizards => self.read_lizards(&mut table, seat),
            Faction::Riverfolk => self.read_riverfolk(&mut table, seat),
            Faction::Duchy => self.read_duchy(&mut table, seat),
            Faction::Corvids => self.read_corvids(&mut table, seat),
            Faction::Hundreds => self.read_hundreds(&mut table, seat),
            Faction::Keepers => self.read_keepers(&mut table, seat),
        }
        table.finish();
    }

    fn vagabonds(&self) -> impl Iterator<Item = &Vagabond> {
        self.state.vagabonds().filter_map(|seat| self.state.vagabond(seat))
    }

    /// The quests on the table; the first three that are not done if they are not named.
    fn read_quests(&mut self, fields: &mut Fields<'_>) {
        let named = fields.has("quests");
        let quests: QuestSet = fields.words("quests", "root-doc-no-quest", Quest::from_id).into_iter().collect();
        if self.vagabonds().next().is_none() {
            if named {
                fields.fault("quests", "root-doc-no-vagabond");
            }
            return;
        }
        let free = self.vagabonds().fold(QuestSet::ALL, |free, vagabond| free - vagabond.quests_done);
        if !quests.is_subset(free) {
            fields.fault("quests", "root-doc-quest-done");
        }
        let shown = if named { quests & free } else { free.iter().take(3).collect() };
        self.state.quests = shown;
        self.state.quest_deck = free - shown;
    }

    /// Items under ruins and in the supply: what the other places leave in the box, if they are not named.
    fn read_items(&mut self, fields: &mut Fields<'_>) {
        let mut boxed = [0; Item::COUNT];
        for seat in self.state.seats() {
            add(&mut boxed, self.state.player(seat).items);
            add(&mut boxed, self.state.hundreds(seat).map_or([0; Item::COUNT], |hundreds| hundreds.hoard));
        }
        let mut total = Item::SUPPLY;
        let sets = ruins::sets(self.state);
        add(&mut total, ruins::tiles_of(sets));
        for item in self.state.looks.iter().flat_map(Look::items) {
            boxed[item.index()] = boxed[item.index()].saturating_add(1);
        }
        boxed[Item::Torch.index()] = boxed[Item::Torch.index()].saturating_add(self.state.scorched.len() as u8);
        for vagabond in self.vagabonds() {
            for item in vagabond.character.iter().flat_map(|character| character.items()) {
                total[item.index()] += 1;
            }
            for item in Item::ALL {
                let tiles = vagabond.items[item.index()].iter().fold(0u8, |sum, &count| sum.saturating_add(count));
                boxed[item.index()] = boxed[item.index()].saturating_add(tiles);
            }
        }
        let mut left = [0; Item::COUNT];
        for item in Item::ALL {
            let index = item.index();
            left[index] = total[index].saturating_sub(boxed[index]);
            if boxed[index] > total[index] {
                let message = Message::new("root-doc-items").text("item", item.id());
                fields.fault("items", message.number("most", total[index]).number("found", boxed[index]));
            }
        }
        // a board with fewer ruins than there are items for them leaves some of these over, nobody knows which
        let printed: usize =
            self.state.board.clearings().iter().map(|at| usize::from(self.state.board.ruins(at))).sum();
        let all: usize = Item::RUINS.iter().map(|&count| usize::from(count)).sum();
        let undrawn = self.undrawn() + all.saturating_sub(printed);
        let named = fields
            .has("ruin_items")
            .then(|| fields.counts("ruin_items", "root-doc-no-item", MOST_POINTS, Item::from_id));
        self.state.ruin_items = match named {
            Some(counts) => counts_of(&counts),
            None => under_ruins(sets, undrawn, left),
        };
        let under: usize = self.state.ruin_items.iter().map(|&count| usize::from(count)).sum();
        let forgotten: usize = self.state.looks.iter().map(|look| usize::from(look.hidden)).sum();
        if under > undrawn * usize::from(sets) + forgotten {
            fields.fault("ruin_items", "root-doc-ruin-items");
        }
        let supply =
            fields.has("items").then(|| fields.counts("items", "root-doc-no-item", MOST_POINTS, Item::from_id));
        for item in Item::ALL {
            let index = item.index();
            let rest = left[index].saturating_sub(self.state.ruin_items[index]);
            self.state.item_supply[index] = rest.min(Item::SUPPLY[index]);
        }
        if let Some(counts) = supply {
            self.state.item_supply = counts_of(&counts);
        }
    }

    /// Ruins under which nobody has looked.
    fn undrawn(&self) -> usize {
        let unseen = |&clearing: &Clearing| self.state.looks[clearing.index()].seen_by.is_empty();
        self.state.ruins.iter().filter(unseen).count()
    }

    /// What has been seen under ruins and left there, by clearing: the tiles and who has looked.
    fn read_looks(&mut self, fields: &mut Fields<'_>) {
        let mut looks = fields.table("looks");
        for key in looks.keys() {
            let clearing = key.parse().ok().and_then(Clearing::from_number);
            let Some(clearing) = clearing.filter(|&clearing| self.state.ruins.contains(clearing)) else {
                looks.fault(key, "root-doc-no-ruin");
                continue;
            };
            let mut look = looks.table(key);
            let items = look.words("items", "root-doc-no-item", Item::from_id);
            let seen_by: SeatSet =
                look.words("seen_by", "doc-no-seat", |name| self.faction(name)).into_iter().collect();
            let is_seen = match self.viewer {
                Viewer::All => true,
                Viewer::Spectator => false,
                Viewer::Seat(viewer) => seen_by.contains(viewer),
            };
            let hidden = look.unknown("hidden", !is_seen);
            let count = items.len() + usize::from(hidden);
            if count == 0 || count > ruins::sets(self.state).into() || seen_by.is_empty() {
                look.fault("", "root-doc-looks");
            }
            look.finish();
            self.state.looks[clearing.index()] = Look { hidden, ..Look::of(items, seen_by) };
        }
        looks.finish();
    }

    fn stack_deck(&mut self, fields: &Fields<'_>, top: Vec<CardKind>) {
        let mut rest = self.state.deck;
        let mut stacked = List::<CardKind, DECK_SIZE>::new();
        for &kind in &top {
            match rest.copy_of(kind) {
                Some(card) => rest.remove(card),
                None => fields.fault("deck_top", Message::new("doc-not-in-deck").text("card", kind.id())),
            }
        }
        for &kind in top.iter().rev() {
            stacked.push(kind);
        }
        self.state.stacked = stacked;
    }

    fn read_known(&mut self, fields: &mut Fields<'_>) {
        let mut known = fields.table("known");
        for viewer in self.state.seats() {
            let mut places = known.table(self.state.faction(viewer).id());
            let mut seen = CardSet::EMPTY;
            for owner in self.state.seats().filter(|&owner| owner != viewer) {
                let player = *self.state.player(owner);
                seen |= known_in(&mut places, player.faction.id(), player.hand);
                if let Kit::Alliance(alliance) = &player.kit {
                    seen |= known_in(&mut places, SUPPORTERS, alliance.supporters);
                }
            }
            places.finish();
            self.state.known[viewer.index()] = seen;
        }
        known.finish();
    }

    fn read_pending(&mut self, fields: &mut Fields<'_>) -> Pending {
        self.state.battle = fields.typed("battle");
        for trigger in fields.written("triggers", "root-doc-no-trigger") {
            if !self.state.triggers.push(trigger) {
                fields.fault("triggers", "doc-too-many");
            }
        }
        self.state.settling = fields.word("settling", "doc-no-seat", |name| self.faction(name));
        let mut over = fields.table("over");
        let winners: SeatSet = over.words("winners", "doc-no-seat", |name| self.faction(name)).into_iter().collect();
        let law = over.text("law").unwrap_or_default();
        let quiet = over.flag("quiet");
        over.finish();
        if !winners.is_empty() {
            // the sentence of the end follows from its law
            let (how, law) = match law {
                "3.3.1.I" => ("root-won-dominance", "3.3.1.I"),
                "3.3.1.II" => ("root-won-dominance", "3.3.1.II"),
                _ if quiet => (QUIET_END, "3.1"),
                _ => ("root-won-points", "3.1"),
            };
            self.state.over = Some(Outcome { winners, how, law });
            fields.value("pending");
            return Pending::Said;
        }
        if !fields.has("pending") {
            return Pending::Unsaid;
        }
        for task in fields.list("pending", "doc-no-task", picks::task) {
            if !self.state.tasks.push(task) {
                fields.fault("pending", "doc-too-deep");
                break;
            }
        }
        Pending::Said
    }
}

fn known_in(fields: &mut Fields<'_>, key: &str, place: CardSet) -> CardSet {
    let mut seen = CardSet::EMPTY;
    for kind in fields.words(key, "doc-no-card", CardKind::from_id) {
        match (place - seen).copy_of(kind) {
            Some(card) => seen.insert(card),
            None => fields.fault(key, Message::new("doc-not-there").text("card", kind.id())),
        }
    }
    seen
}

fn clearing_suit(id: &str) -> Option<Suit> {
    Suit::from_id(id).filter(|&suit| suit != Suit::Bird)
}

fn counts_of(counts: &[(Item, u8)]) -> ItemCounts {
    let mut items = [0; Item::COUNT];
    for &(item, count) in counts {
        items[item.index()] = count;
    }
    items
}

fn add(counts: &mut ItemCounts, more: ItemCounts) {
    for (count, more) in counts.iter_mut().zip(more) {
        *count = count.saturating_add(more);
    }
}

/// Of the ruin items those that can still be under so many ruins.
fn under_ruins(sets: u8, ruins: usize, left: ItemCounts) -> ItemCounts {
    let mut under = [0; Item::COUNT];
    let mut room = ruins * usize::from(sets);
    for set in 0..sets {
        let hidden = Item::ALL.into_iter().filter(|item| Item::RUINS[item.index()] > 0 && left[item.index()] > set);
        for item in hidden.take(room) {
            under[item.index()] += 1;
            room -= 1;
        }
    }
    under
}
