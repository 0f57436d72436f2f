//! Invariants: pieces, cards and points add up (1.5.1).

use crate::games::root::factions::alliance::kit::SUPPORTER_LIMIT;
use crate::games::root::factions::duchy::words::Rank;
use crate::games::root::factions::hundreds::kit::{Hundreds, TRACK_SPACES, Track};
use crate::games::root::factions::keepers::kit::{MOST_RETINUE, RETAINERS};
use crate::games::root::factions::{corvids, keepers};
use crate::games::root::law::victory::WINNING_SCORE;
use crate::games::root::law::{hooks, terrain};
use crate::games::root::rules::setup::deck_of;
use crate::games::root::state::kits::Kit;
use crate::games::root::state::look::Look;
use crate::games::root::state::phase::Phase;
use crate::games::root::state::picks::Picks;
use crate::games::root::state::task::Task;
use crate::games::root::state::{MAX_TASKS, State, crossing, frame, losses, ruins};
use crate::games::root::words::card::{CardKind, CardSet, DECK_SIZE};
use crate::games::root::words::faction::Faction;
use crate::games::root::words::item::Item;
use crate::games::root::words::piece::Piece;
use crate::games::root::words::place::{Forest, MAX_FORESTS, Suit};
use crate::games::root::words::quest::QuestSet;
use crate::games::root::words::relic::Relic;
use crate::kernel::{Broken, MAX_SEATS, Message, Seat, Viewer};

/// More hits than any battle can have.
const MOST_HITS: u8 = 30;

/// The kinds of some cards.
fn named(cards: CardSet) -> Vec<&'static str> {
    cards.kinds().map(|kind| kind.id()).collect()
}

/// Tasks that the deepest interruption lays above a main decision: a battle, its ambush and what its losses trigger.
const DEEPEST_INTERRUPTION: usize = 8;

fn broken(message: impl Into<Message>) -> Result<(), Broken> {
    Err(Broken(message.into()))
}

impl State {
    /// # Errors
    /// The first invariant that does not hold.
    pub(in crate::games::root) fn check_invariants(&self) -> Result<(), Broken> {
        self.check_cards()?;
        self.check_warriors()?;
        self.check_pieces()?;
        self.check_items()?;
        self.check_turn()
    }

    fn check_cards(&self) -> Result<(), Broken> {
        let mut seen = CardSet::EMPTY;
        let mut count = |name: &str, cards: CardSet| {
            if seen.intersects(cards) {
                return broken(
                    Message::new("root-broken-cards-twice").text("place", name).words("cards", named(seen & cards)),
                );
            }
            seen |= cards;
            Ok(())
        };
        count("deck", self.deck)?;
        count("discard", self.discard)?;
        count("available", self.available)?;
        count("picks", self.picks.cards)?;
        for seat in self.seats() {
            let player = self.player(seat);
            count("hand", player.hand)?;
            count("crafted", player.crafted)?;
            for suit in player.dominance.into_iter().chain(player.coalition.map(|(_, suit)| suit)) {
                count("dominance", crate::games::root::words::card::CardKind::dominance(suit).copies())?;
            }
            match &player.kit {
                Kit::Eyrie(eyrie) => {
                    for column in eyrie.decree {
                        count("decree", column)?;
                    }
                }
                Kit::Alliance(alliance) => count("supporters", alliance.supporters)?,
                Kit::Lizards(lizards) => {
                    count("lost souls", lizards.souls)?;
                    count("revealed", lizards.revealed)?;
                }
                Kit::Duchy(duchy) => count("revealed", duchy.revealed)?,
                Kit::Keepers(keepers) => {
                    for column in keepers.retinue {
                        count("retinue", column)?;
                    }
                }
                Kit::Marquise | Kit::Vagabond(_) | Kit::Riverfolk(_) | Kit::Corvids(_) | Kit::Hundreds(_) => {}
            }
        }
        let all = deck_of(self.deck_kind, self.seat_count());
        if seen.bits() != all.bits() {
            return broken(Message::new("root-broken-cards-missing").words("cards", named(all - seen)));
        }
        Ok(())
    }

    fn check_warriors(&self) -> Result<(), Broken> {
        for seat in self.seats() {
            let faction = self.faction(seat);
            let on_map: u32 = self.warriors[seat.index()].iter().map(|&count| u32::from(count)).sum();
            let officers = self.alliance(seat).map_or(0, |alliance| alliance.officers);
            let acolytes = self.lizards(seat).map_or(0, |lizards| lizards.acolytes);
            let burrow = self.duchy(seat).map_or(0, |duchy| duchy.burrow);
            let buried = self.coffins[seat.index()];
            // a warlord who has fallen is in no supply (14.2.2)
            let fallen = self.hundreds(seat).map_or(0, |hundreds| u8::from(hundreds.warlord.is_none()));
            let funds = self.seat_of(Faction::Riverfolk).and_then(|company| self.riverfolk(company));
            let traded = funds.map_or(0, |riverfolk| riverfolk.holds(seat));
            let off_map = [self.player(seat).supply, officers, acolytes, burrow, buried, traded, fallen].map(u32::from);
            let total = on_map + off_map.iter().sum::<u32>();
            if total != u32::from(faction.warriors()) {
                return broken(
                    Message::new("root-broken-warriors").text("faction", faction.id()).number("total", total),
                );
            }
        }
        let makers = self.seats().any(|seat| self.has_effect(seat, CardKind::CoffinMakers));
        if !makers && self.coffins != [0; MAX_SEATS] {
            return broken("root-broken-coffins");
        }
        Ok(())
    }

    fn check_pieces(&self) -> Result<(), Broken> {
        self.check_plots()?;
        self.check_relics()?;
        for piece in Piece::ALL
            .into_iter()
            .filter(|piece| piece.owner() != Faction::Corvids && piece.relic().is_none() && piece.in_stock() == *piece)
        {
            let kin = Piece::ALL.into_iter().filter(|kin| *kin != piece && kin.in_stock() == piece);
            let kin_on_map: u32 = kin.map(|kin| u32::from(self.on_map(kin))).sum();
            let on_map: u32 = self.pieces[piece.index()].iter().map(|&count| u32::from(count)).sum();
            let total = on_map + kin_on_map + u32::from(self.stock[piece.index()]);
            let expected = if self.seat_of(piece.owner()).is_some() { u32::from(piece.total()) } else { 0 };
            // 6.2.2, 11.2.5.I: a removed keep or trade post is out of the game
            if total > expected || total < expected && !piece.is_lost_for_good() {
                return broken(
                    Message::new("root-broken-pieces")
                        .text("piece", piece.id())
                        .number("total", total)
                        .number("expected", expected),
                );
            }
        }
        let mut characters = self.vagabonds().filter_map(|seat| self.vagabond(seat)?.character);
        if let (Some(one), Some(other)) = (characters.next(), characters.next())
            && one == other
        {
            return broken(Message::new("setup-twice").text("name", one.id()));
        }
        for clearing in self.board.clearings().iter() {
            let mut built = u8::from(self.ruins.contains(clearing));
            for seat in self.seats() {
                let buildings = Piece::of(self.faction(seat)).iter().filter(|piece| piece.is_building());
                let count: u8 = buildings.map(|&piece| self.count(piece, clearing)).sum();
                if count != self.buildings(seat, clearing) {
                    return broken(Message::new("root-broken-counted").number("clearing", clearing.number()));
                }
                built += count;
            }
            if built > self.board.slots(clearing) {
                return broken(
                    Message::new("root-broken-slots").number("built", built).number("clearing", clearing.number()),
                );
            }
            let posts: u8 = Piece::POSTS.into_iter().map(|post| self.count(post, clearing)).sum();
            let twice = [Piece::Sympathy, Piece::Roost, Piece::Tunnel, Piece::Mob]
                .into_iter()
                .any(|piece| self.count(piece, clearing) > 1);
            if twice || posts > 1 {
                return broken(Message::new("root-broken-two").number("clearing", clearing.number()));
            }
        }
        Ok(())
    }

    /// 13.2.2: eight plots, two of each kind, one in a clearing; those that lie face down are known to somebody.
    fn check_plots(&self) -> Result<(), Broken> {
        let Some((seat, kit)) =
            self.seat_of(Faction::Corvids).and_then(|seat| self.corvids(seat).map(|kit| (seat, kit)))
        else {
            return Ok(());
        };
        let total = self.placed_anywhere(seat) + self.stock[Piece::Plot.index()];
        let expected = Piece::Plot.total();
        if total != expected {
            return broken(
                Message::new("root-broken-pieces")
                    .text("piece", Piece::Plot.id())
                    .number("total", total)
                    .number("expected", expected),
            );
        }
        for &plot in corvids::words::Plot::ALL {
            let face_down = kit.face_down.iter().filter(|&&lying| lying == Some(plot)).count() as u8;
            let total = face_down + self.on_map(plot.piece());
            if total > corvids::kit::OF_A_KIND {
                return broken(
                    Message::new("root-broken-pieces")
                        .text("piece", plot.id())
                        .number("total", total)
                        .number("expected", corvids::kit::OF_A_KIND),
                );
            }
        }
        for clearing in self.board.clearings().iter() {
            if self.placed(seat, clearing) > 1 {
                return broken(Message::new("root-broken-two").number("clearing", clearing.number()));
            }
            let plot = kit.face_down[clearing.index()];
            let lies = self.count(Piece::Plot, clearing) > 0;
            let denied = corvids::words::Plot::ALL.iter().any(|&plot| kit.is_denied(clearing, plot));
            if plot.is_some() != lies || denied && !lies || plot.is_some_and(|plot| kit.is_denied(clearing, plot)) {
                return broken(Message::new("root-broken-plot").number("clearing", clearing.number()));
            }
        }
        Ok(())
    }

    fn placed_anywhere(&self, seat: Seat) -> u8 {
        Piece::of(self.faction(seat)).iter().map(|&piece| self.on_map(piece)).sum()
    }

    /// 15.2.1: the relics in forests, in clearings, on their way and in the rows are those of the box, and those that
    /// lie face down have the values that have not been turned up.
    fn check_relics(&self) -> Result<(), Broken> {
        let Some(keepers) = self.seat_of(Faction::Keepers).and_then(|seat| self.keepers(seat)) else { return Ok(()) };
        for (index, piece) in Piece::RELICS.into_iter().enumerate() {
            let elsewhere = keepers.forests.turned_up(piece) + keepers.adrift[index] + keepers.recovered[index];
            let total = self.stock[piece.index()] + self.on_map(piece) + elsewhere;
            if total != piece.total() {
                return broken(
                    Message::new("root-broken-pieces")
                        .text("piece", piece.id())
                        .number("total", total)
                        .number("expected", piece.total()),
                );
            }
        }
        for &relic in Relic::ALL {
            let unknown: u8 = Piece::of_relic(relic).into_iter().map(|piece| self.stock[piece.index()]).sum();
            let down = keepers.forests.face_down(relic);
            if down != unknown && (self.phase != Phase::Setup || down > unknown) {
                return broken(
                    Message::new("root-broken-relics")
                        .text("relic", relic.id())
                        .number("down", down)
                        .number("unknown", unknown),
                );
            }
        }
        let unmapped = |forest: &Forest| !self.board.forests().contains(*forest);
        let mut unmapped = (0..MAX_FORESTS as u8).map(Forest::new).filter(unmapped);
        let outside = unmapped.any(|forest| !keepers.forests.is_empty(forest));
        let placing = |task: &Task| matches!(task, Task::Removal(losses::Step::Prize { .. }) | Task::Triggers);
        let waiting = keepers.adrift.iter().any(|&count| count > 0);
        if outside || waiting && self.over.is_none() && !self.tasks.as_slice().iter().any(placing) {
            return broken("root-broken-relics-lost");
        }
        let all = keepers.retinue.into_iter().fold(CardSet::EMPTY, |all, cards| all | cards);
        let retainers: u8 = keepers.retainers.iter().sum();
        let fits = keepers.retinue_count() <= MOST_RETINUE && retainers <= RETAINERS;
        if !fits || !keepers.acted.is_subset(all) || keepers.acted_retainers > retainers {
            return broken("root-broken-retinue");
        }
        Ok(())
    }

    fn check_items(&self) -> Result<(), Broken> {
        for item in Item::ALL {
            let index = item.index();
            if self.seats().any(|seat| self.player(seat).exhausted[index] > self.player(seat).items[index]) {
                return broken(Message::new("root-broken-exhausted").text("item", item.id()));
            }
            let mut total = u32::from(self.item_supply[index]) + u32::from(self.ruin_items[index]);
            total += self.looks.iter().flat_map(Look::items).filter(|&seen| seen == item).count() as u32;
            if item == Item::Torch {
                total += self.scorched.len() as u32;
            }
            total += self.seats().map(|seat| u32::from(self.player(seat).items[index])).sum::<u32>();
            total += self.hoards().map(|hundreds| u32::from(hundreds.hoard[index])).sum::<u32>();
            let mut box_total = u32::from(Item::SUPPLY[index]) + u32::from(ruins::tiles_of(ruins::sets(self))[index]);
            for vagabond in self.vagabonds().filter_map(|seat| self.vagabond(seat)) {
                total += vagabond.items[index].iter().map(|&count| u32::from(count)).sum::<u32>();
                let starting = vagabond
                    .character
                    .map_or(0, |character| character.items().iter().filter(|&&own| own == item).count() as u32);
                box_total += starting;
            }
            // 9.6.4, 14.2.4: items above the limits leave the game
            if total > box_total {
                return broken(
                    Message::new("root-broken-items")
                        .text("item", item.id())
                        .number("total", total)
                        .number("most", box_total),
                );
            }
        }
        for hundreds in self.hoards() {
            if [Track::Command, Track::Prowess].into_iter().any(|track| hundreds.on_track(track) > TRACK_SPACES) {
                return broken("root-broken-hoard");
            }
            let seat = self.seat_of(Faction::Hundreds);
            if hundreds.warlord.is_some_and(|at| seat.is_none_or(|seat| self.warriors(seat, at) == 0)) {
                return broken("root-broken-warlord");
            }
        }
        let done = self.vagabonds().filter_map(|seat| self.vagabond(seat)).map(|vagabond| vagabond.quests_done);
        let places = [self.quest_deck, self.quests].into_iter().chain(done);
        let expected = if self.vagabonds().next().is_some() { QuestSet::ALL } else { QuestSet::EMPTY };
        let sum: usize = places.clone().map(|quests| quests.len()).sum();
        if places.fold(QuestSet::EMPTY, |all, quests| all | quests) != expected || sum != expected.len() {
            return broken("root-broken-quests");
        }
        Ok(())
    }

    /// What the Hundreds have, if they play.
    fn hoards(&self) -> impl Iterator<Item = &Hundreds> {
        self.seat_of(Faction::Hundreds).and_then(|seat| self.hundreds(seat)).into_iter()
    }

    fn check_turn(&self) -> Result<(), Broken> {
        if self.tasks.is_burst() || self.triggers.is_burst() {
            return broken("broken-tasks");
        }
        if self.over.is_none() && self.asked.is_none() {
            return broken("broken-nobody-asked");
        }
        let at_the_limit = |seat: Seat| {
            let player = self.player(seat);
            self.over.is_none() && player.scores() && player.score >= WINNING_SCORE
        };
        if let Some(seat) = self.seats().find(|&seat| at_the_limit(seat)) {
            return broken(
                Message::new("root-broken-points")
                    .text("faction", self.faction(seat).id())
                    .number("points", self.player(seat).score),
            );
        }
        if self.battle.is_none() && !self.triggers.is_empty() && self.top().is_none() {
            return broken("root-broken-effects");
        }
        if let Some(duchy) = self.seat_of(Faction::Duchy).and_then(|seat| self.duchy(seat)) {
            let crowns = |rank: Rank| duchy.swayed.of_rank(rank).len() + usize::from(duchy.lost_crowns[rank.index()]);
            if Rank::ALL.into_iter().any(|rank| crowns(rank) > usize::from(Rank::CROWNS)) {
                return broken("root-broken-crowns");
            }
        }
        if let Some(alliance) = self.seat_of(Faction::Alliance).and_then(|seat| self.alliance(seat)) {
            let based = crate::games::root::factions::alliance::turn::base_suits(self, true).next().is_some();
            let shedding = self.tasks.as_slice().iter().any(|task| matches!(task, Task::Removal(_) | Task::Triggers));
            if self.over.is_none() && !based && !shedding && alliance.supporter_count() > SUPPORTER_LIMIT {
                return broken("root-broken-supporters");
            }
        }
        Ok(())
    }
}

impl State {
    /// Why what is pending does not fit the rest of a position, so that no task meets a table that it cannot stand on.
    /// `viewer` is whose knowledge the state was made from: others' cards are no ground to find fault.
    pub(in crate::games::root) fn pending_fault(&self, viewer: Viewer) -> Option<Message> {
        let sees_choice = viewer.sees_choice_of(self.asked);
        use crate::games::root::state::battle::Side;
        if let Some(battle) = &self.battle {
            let seats = [Some(battle.attacker), Some(battle.defender), battle.ally, battle.instigator, battle.enlisted];
            if seats.into_iter().flatten().any(|seat| !self.is_seated(seat)) || battle.attacker == battle.defender {
                return Some("root-pending-battle-seats".into());
            }
            let pairs = [battle.rolled, battle.extra, battle.due];
            let single = [battle.taken_on_items, battle.taken_on_allies];
            if pairs.iter().flatten().chain(&single).any(|&hits| hits > MOST_HITS) {
                return Some("root-pending-battle-hits".into());
            }
            if !self.board.clearings().contains(battle.clearing) {
                return Some("root-pending-battle-clearing".into());
            }
            for side in [Side::Attacker, Side::Defender] {
                let chosen = &battle.chosen[side.index()];
                let seat = battle.seat(side);
                let pieces = Piece::ALL
                    .into_iter()
                    .all(|piece| chosen.pieces[piece.index()] <= self.count(piece, battle.clearing));
                let allies = battle.ally.map_or(0, |ally| self.warriors(ally, battle.clearing));
                let hired = hooks::mercenaries_in(self, seat, battle.seat(side.other()), battle.clearing);
                let warlord = !chosen.warlord
                    || chosen.warriors > 0
                        && crate::games::root::factions::hundreds::queries::warlord_in(self, seat, battle.clearing);
                if chosen.warriors > self.warriors(seat, battle.clearing)
                    || chosen.ally_warriors > allies
                    || chosen.mercenaries > hired
                    || !pieces
                    || !warlord
                {
                    return Some("root-pending-battle-losses".into());
                }
            }
        }
        if self.over.is_some() {
            return None;
        }
        if let Some(fault) = self.stack_fault() {
            return Some(fault.into());
        }
        let fits = |task: &Task| match task {
            Task::Nothing => Err("pending-nothing"),
            Task::Battle(_) if self.battle.is_none() => Err("root-pending-no-battle"),
            task if !task.clearings().all(|clearing| self.board.clearings().contains(clearing)) => {
                Err("root-doc-clearing")
            }
            Task::Terrain(step) if !self.fits_terrain(*step) => Err("root-pending-terrain"),
            task if !task.seats().all(|seat| self.is_seated(seat)) => Err("pending-seat"),
            task if task.faction().is_some_and(|faction| self.seat_of(faction).is_none()) => {
                Err("root-pending-faction")
            }
            task if task.vagabond(self).is_some_and(|seat| self.vagabond(seat).is_none()) => {
                Err("root-doc-no-vagabond")
            }
            task if sees_choice => self.fits_the_table(task),
            _ => Ok(()),
        };
        if let Some(fault) = self.tasks.as_slice().iter().find_map(|task| fits(task).err()) {
            return Some(fault.into());
        }
        let strange = self.triggers.as_slice().iter().any(|trigger| fits(&Task::Removal(trigger.step())).is_err());
        if strange {
            return Some("root-pending-effect".into());
        }
        if !sees_choice {
            return None;
        }
        if !self.picks.is_empty() && !self.picks_fit() {
            return Some("root-pending-picks".into());
        }
        let mut legal = Vec::new();
        if let Some(task) = self.top() {
            super::registry::legal(task, self, &mut legal);
        }
        legal.is_empty().then(|| "pending-no-action".into())
    }

    /// Whether the places and pieces that a task speaks of are as they are whenever a game comes to it.
    fn fits_the_table(&self, task: &Task) -> Result<(), &'static str> {
        use crate::games::root::factions::alliance;
        use crate::games::root::factions::duchy;
        use crate::games::root::factions::eyrie;
        use crate::games::root::factions::hundreds;
        use crate::games::root::factions::marquise;
        use crate::games::root::factions::vagabond;
        use crate::games::root::law::movement;
        let is_top = self.top() == Some(*task);
        let in_setup = self.phase == Phase::Setup;
        let stock = |piece: Piece| self.stock[piece.index()];
        let is_building = |piece: Piece| piece.owner() == Faction::Marquise && piece.is_building() && stock(piece) > 0;
        let fits = match *task {
            Task::Marquise(marquise::kit::Step::SetupKeep) => in_setup && stock(Piece::Keep) > 0,
            Task::Marquise(marquise::kit::Step::SetupBuilding(piece)) => in_setup && is_building(piece),
            // 6.5.4.I
            Task::Marquise(marquise::kit::Step::PayWood { clearing, piece, left }) => {
                is_top
                    && is_building(piece)
                    && self.open_slots(clearing) > 0
                    && marquise::turn::payment(self, clearing, left).suffices()
            }
            Task::Eyrie(eyrie::kit::Step::SetupRoost) => in_setup && self.on_map(Piece::Roost) == 0,
            // 8.4.1.I, 8.4.2.I
            Task::Alliance(alliance::kit::Step::Spend { purpose, clearing, left, .. }) => {
                is_top && alliance::turn::can_spend(self, purpose, clearing, left)
            }
            Task::Alliance(alliance::kit::Step::Rise { clearing }) => {
                Piece::base(self.suit(clearing)).is_some_and(|base| stock(base) > 0)
            }
            Task::Hundreds(hundreds::kit::Step::SetupHome) => in_setup && self.on_map(Piece::Stronghold) == 0,
            Task::Hundreds(hundreds::kit::Step::Unearth { clearing }) => {
                self.ruins.contains(clearing) && self.looks[clearing.index()].count() > 0
            }
            Task::Hundreds(hundreds::kit::Step::Trade { item, .. } | hundreds::kit::Step::Overflow { item }) => {
                item != Item::Torch
            }
            Task::Hundreds(hundreds::kit::Step::Company { to }) => {
                let seat = self.seat_of(Faction::Hundreds);
                let warlord = seat.and_then(|seat| Some((seat, self.hundreds(seat)?.warlord?)));
                is_top && warlord.is_some_and(|(seat, at)| movement::destinations(self, seat, at).contains(to))
            }
            Task::Vagabond(vagabond::kit::Step::SetupCharacter { .. } | vagabond::kit::Step::SetupForest { .. }) => {
                in_setup
            }
            Task::Riverfolk(step) => crate::games::root::factions::riverfolk::turn::fits(self, step),
            Task::Removal(crate::games::root::state::losses::Step::LoseFunds { left, .. }) => {
                crate::games::root::factions::riverfolk::queries::can_lose(self, left)
            }
            Task::Duchy(duchy::kit::Step::SetupHome) => in_setup && self.on_map(Piece::Tunnel) == 0,
            Task::Duchy(duchy::kit::Step::Show { clearing, piece, any }) => {
                is_top && duchy::kit::BUILDINGS.contains(&piece) && duchy::turn::can_show(self, clearing, piece, any)
            }
            Task::Duchy(duchy::kit::Step::PayDig { clearing }) => is_top && duchy::turn::can_dig(self, clearing),
            Task::Duchy(duchy::kit::Step::Spend { count, .. }) => is_top && usize::from(count) < DECK_SIZE,
            Task::Duchy(duchy::kit::Step::Reveal { minister, left, shown, .. }) => {
                is_top && left <= minister.rank().cards() && shown.iter().all(|&count| count <= minister.rank().cards())
            }
            Task::Corvids(corvids::kit::Step::SetupWarrior(suit)) => in_setup && suit != Suit::Bird,
            Task::Corvids(corvids::kit::Step::Muster { suit, .. }) => suit != Suit::Bird,
            // 13.2.4
            Task::Corvids(corvids::kit::Step::Expose { clearing, .. }) => {
                corvids::exposure::exposable(self).contains(clearing)
            }
            Task::Keepers(step) => keepers::turn::fits(self, step, is_top),
            Task::Activate { card, .. } => is_top && self.player(self.turn).hand.has(card),
            _ => true,
        };
        if fits { Ok(()) } else { Err("root-pending-table") }
    }

    /// Whether what has been picked is what the task on top picks, and can have been picked.
    fn picks_fit(&self) -> bool {
        use crate::games::root::factions::{alliance, duchy, hundreds, marquise, riverfolk};
        use crate::games::root::law::craft;
        let picks = self.picks;
        let cards_only = picks == Picks { cards: picks.cards, ..Picks::default() };
        let clearings_only = picks == Picks { clearings: picks.clearings, ..Picks::default() };
        let seats_only = picks == Picks { seats: picks.seats, ..Picks::default() };
        let suits_only = picks == Picks { suits: picks.suits, ..Picks::default() };
        let relics_only = picks == Picks { relics: picks.relics, ..Picks::default() };
        let cards = picks.cards.len();
        match self.top().unwrap_or(Task::Nothing) {
            Task::Turn(frame::Step::DiscardDown) | Task::Removal(losses::Step::ShedSupporters) => cards_only,
            Task::Activate { left, .. } => suits_only && craft::activations(self, left).fits(),
            Task::Removal(losses::Step::LoseFunds { left }) => {
                seats_only && riverfolk::turn::losable(self, left).fits()
            }
            Task::Removal(losses::Step::Raid { clearing }) => {
                clearings_only && corvids::turn::raiding(self, clearing).fits()
            }
            Task::Marquise(marquise::kit::Step::Wood) => clearings_only && marquise::turn::wood(self).fits(),
            Task::Marquise(marquise::kit::Step::Muster) => clearings_only && marquise::turn::muster(self).fits(),
            Task::Marquise(marquise::kit::Step::PayWood { clearing, left, .. }) => {
                clearings_only && marquise::turn::payment(self, clearing, left).fits()
            }
            Task::Alliance(alliance::kit::Step::Spend { purpose, clearing, left }) => {
                let paid = left.saturating_add(cards as u8);
                cards_only
                    && picks.cards.is_subset(CardSet::matching(self.suit(clearing)))
                    && alliance::turn::can_spend(self, purpose, clearing, paid)
            }
            Task::Riverfolk(riverfolk::kit::Step::Pay { left, errand }) => {
                seats_only && riverfolk::turn::payment(self, left, errand).fits()
            }
            Task::Duchy(duchy::kit::Step::Spend { count, suit }) => {
                let fitting = if suit == Suit::Bird { CardSet::suit(suit) } else { CardSet::matching(suit) };
                cards_only && cards <= usize::from(count) && picks.cards.is_subset(fitting)
            }
            Task::Duchy(duchy::kit::Step::Reveal { minister, left, .. }) => {
                cards_only && cards + usize::from(left) <= usize::from(minister.rank().cards())
            }
            Task::Corvids(corvids::kit::Step::Muster { suit }) => {
                clearings_only && corvids::turn::mustering(self, suit).fits()
            }
            Task::Hundreds(hundreds::kit::Step::Muster) => clearings_only && hundreds::turn::posts(self).fits(),
            Task::Keepers(keepers::kit::Step::Carry { from, left, .. }) => {
                relics_only && keepers::turn::burden(self, from, left).fits()
            }
            _ => false,
        }
    }

    fn fits_terrain(&self, step: crossing::Step) -> bool {
        match step {
            crossing::Step::Ride { to, .. } => self.ferry.is_some_and(|at| terrain::ferry_ways(self, at).contains(to)),
            crossing::Step::PayPath { from, to } => self.closed_paths(from).contains(to) && !self.used.cleared,
        }
    }

    /// Why the stack has a shape that no game gives it.
    fn stack_fault(&self) -> Option<&'static str> {
        let tasks = self.tasks.as_slice();
        let end = Task::Turn(frame::Step::End);
        if tasks.len() + DEEPEST_INTERRUPTION > MAX_TASKS {
            return Some("doc-too-deep");
        }
        if tasks.iter().position(|&task| task == end) != Some(0) || tasks[1..].contains(&end) {
            return Some("pending-end");
        }
        // whether a move was made by ferry is asked before what the move triggers comes
        let precedes = |task: &Task| matches!(task, Task::Removal(_) | Task::Terrain(crossing::Step::Ride { .. }));
        match (tasks.iter().position(|&task| task == Task::Triggers), self.triggers.is_empty()) {
            (Some(_), true) => Some("root-pending-no-effect"),
            (None, false) => Some("root-pending-unresolved"),
            (Some(at), false) if !tasks[at + 1..].iter().all(precedes) => Some("root-pending-effects-first"),
            _ => None,
        }
    }

    fn is_seated(&self, seat: Seat) -> bool {
        seat.index() < self.seat_count()
    }
}
