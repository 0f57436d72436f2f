//! What only one faction has, from its table in the document.

use super::super::{NO_LEADER, SUPPORTERS};
use super::{Reader, clearing_suit, counts_of};
use crate::games::root::factions::corvids::kit::Corvids;
use crate::games::root::factions::corvids::kit::OF_A_KIND;
use crate::games::root::factions::corvids::words::Plot;
use crate::games::root::factions::duchy::kit::Duchy;
use crate::games::root::factions::duchy::words::Minister;
use crate::games::root::factions::duchy::words::Rank;
use crate::games::root::factions::eyrie::words::Column;
use crate::games::root::factions::eyrie::words::Leader;
use crate::games::root::factions::hundreds::kit::Hundreds;
use crate::games::root::factions::hundreds::kit::TRACK_SPACES;
use crate::games::root::factions::hundreds::kit::Track;
use crate::games::root::factions::hundreds::words::Mood;
use crate::games::root::factions::keepers;
use crate::games::root::factions::keepers::kit::Keepers;
use crate::games::root::factions::keepers::kit::RETAINERS;
use crate::games::root::factions::keepers::words::Found;
use crate::games::root::factions::keepers::words::Slot;
use crate::games::root::factions::lizards::kit::Lizards;
use crate::games::root::factions::riverfolk::kit::PRICES;
use crate::games::root::factions::riverfolk::kit::Riverfolk;
use crate::games::root::factions::riverfolk::words::Service;
use crate::games::root::factions::vagabond::kit::Spot;
use crate::games::root::factions::vagabond::kit::Vagabond;
use crate::games::root::factions::vagabond::words::Character;
use crate::games::root::factions::vagabond::words::Relation;
use crate::games::root::state::kits::Kit;
use crate::games::root::state::phase::Phase;
use crate::games::root::words::card::{CardKind, CardSet};
use crate::games::root::words::faction::Faction;
use crate::games::root::words::item::{Condition, Item, Tile};
use crate::games::root::words::piece::Piece;
use crate::games::root::words::place::{Clearing, ClearingSet, Forest, MAX_CLEARINGS, Suit};
use crate::games::root::words::quest::Quest;
use crate::games::root::words::relic::Relic;
use crate::kernel::{Field, Fields, MAX_SEATS, Message, Seat};

impl Reader<'_> {
    pub(super) fn read_eyrie(&mut self, fields: &mut Fields<'_>, seat: Seat) {
        let named = |id: &str| if id == NO_LEADER { Some(None) } else { Leader::from_id(id).map(Some) };
        let leader = fields.word("leader", "root-doc-no-leader", named);
        let deposed = fields.words("deposed", "root-doc-no-leader", Leader::from_id);
        let mut decree = fields.table("decree");
        let mut columns = [CardSet::EMPTY; 4];
        for column in Column::ALL {
            columns[column.index()] = self.cards(&mut decree, column.id());
        }
        decree.finish();
        let mut resolved = fields.table("resolved");
        let mut done = [CardSet::EMPTY; 4];
        for column in Column::ALL {
            for kind in resolved.words(column.id(), "doc-no-card", CardKind::from_id) {
                match (columns[column.index()] - done[column.index()]).copy_of(kind) {
                    Some(card) => done[column.index()].insert(card),
                    None => resolved.fault(column.id(), Message::new("root-doc-column").text("card", kind.id())),
                }
            }
        }
        let mut viziers = [false; 4];
        for column in resolved.words("viziers", "root-doc-no-column", Column::from_id) {
            viziers[column.index()] = true;
        }
        resolved.finish();
        let in_setup = self.state.phase == Phase::Setup;
        let Some(eyrie) = self.state.eyrie_mut(seat) else { return };
        eyrie.decree = columns;
        eyrie.resolved = done;
        for leader in deposed {
            eyrie.deposed[leader.index()] = true;
        }
        // a position that does not name the leader has the first one, once set-up is over
        let leader = leader.unwrap_or((!in_setup).then_some(Leader::Builder));
        if let Some(leader) = leader {
            if eyrie.deposed[leader.index()] {
                fields.fault("leader", "root-doc-deposed");
            }
            eyrie.install(leader);
        }
        for column in Column::ALL {
            if viziers[column.index()] && !eyrie.viziers[column.index()] {
                fields.fault("resolved.viziers", Message::new("root-doc-vizier").text("column", column.id()));
            }
        }
        eyrie.resolved_viziers = viziers;
    }

    pub(super) fn read_alliance(&mut self, fields: &mut Fields<'_>, seat: Seat) {
        let supporters = self.cards(fields, SUPPORTERS);
        let hidden = fields.unknown("supporters_hidden", self.is_closed(seat));
        let officers = fields.count("officers", Faction::Alliance.warriors());
        match self.state.player(seat).supply.checked_sub(officers) {
            Some(supply) => self.state.player_mut(seat).supply = supply,
            None => fields.fault("officers", "root-doc-officers"),
        }
        if let Some(alliance) = self.state.alliance_mut(seat) {
            alliance.supporters = supporters;
            alliance.hidden = hidden;
            alliance.officers = officers;
        }
    }

    pub(super) fn read_lizards(&mut self, fields: &mut Fields<'_>, seat: Seat) {
        let outcast = fields.word("outcast", "root-doc-no-clearing-suit", clearing_suit);
        let mut scored = [false; 3];
        for suit in fields.words("scored", "root-doc-no-clearing-suit", clearing_suit) {
            scored[suit.index()] = true;
        }
        let acolytes = fields.count("acolytes", Faction::Lizards.warriors());
        match self.state.player(seat).supply.checked_sub(acolytes) {
            Some(supply) => self.state.player_mut(seat).supply = supply,
            None => fields.fault("acolytes", "root-doc-few-warriors"),
        }
        let kit = Lizards {
            // a position that does not name the outcast has the first suit, once set-up is over
            outcast: outcast.or((self.state.phase != Phase::Setup).then_some(Suit::Fox)),
            hated: fields.flag("hated"),
            acolytes,
            revealed: self.cards(fields, "revealed"),
            scored,
            souls: self.cards(fields, "lost_souls"),
        };
        self.state.player_mut(seat).kit = Kit::Lizards(kit);
    }

    /// Warriors of any player lie on the Company's board; they are taken out of their supplies.
    pub(super) fn read_riverfolk(&mut self, fields: &mut Fields<'_>, seat: Seat) {
        let in_setup = self.state.phase == Phase::Setup;
        // a position that does not name the prices has the lowest, once set-up is over
        let mut kit = Riverfolk { prices: [u8::from(!in_setup); 3], ..Riverfolk::default() };
        let most = PRICES[PRICES.len() - 1];
        for (service, price) in fields.counts("prices", "root-doc-no-service", most, Service::from_id) {
            kit.prices[service.index()] = price;
        }
        if !in_setup && kit.prices.contains(&0) {
            fields.fault("prices", "root-doc-prices");
        }
        let mut boxes = [[0u8; MAX_SEATS]; 3];
        for (name, warriors) in ["payments", "funds", "committed"].into_iter().zip(&mut boxes) {
            for (owner, count) in
                fields.counts(name, "doc-no-seat", Faction::Marquise.warriors(), |id| self.faction(id))
            {
                let supply = &mut self.state.player_mut(owner).supply;
                match supply.checked_sub(count) {
                    Some(left) => *supply = left,
                    None => fields.fault(name, "root-doc-few-warriors"),
                }
                warriors[owner.index()] = count;
            }
        }
        [kit.payments, kit.funds, kit.committed] = boxes;
        for (suit, lost) in fields.counts("lost_posts", "root-doc-no-clearing-suit", 3, clearing_suit) {
            if let Some(post) = Piece::post(suit) {
                let stock = &mut self.state.stock[post.index()];
                match stock.checked_sub(lost) {
                    Some(left) => *stock = left,
                    None => fields.fault("lost_posts", Message::new("root-doc-posts").text("piece", post.id())),
                }
            }
        }
        kit.exporting = fields.flag("exporting");
        self.state.player_mut(seat).kit = Kit::Riverfolk(kit);
    }

    pub(super) fn read_duchy(&mut self, fields: &mut Fields<'_>, seat: Seat) {
        let burrow = fields.count("burrow", Faction::Duchy.warriors());
        match self.state.player(seat).supply.checked_sub(burrow) {
            Some(supply) => self.state.player_mut(seat).supply = supply,
            None => fields.fault("burrow", "root-doc-few-warriors"),
        }
        let mut kit = Duchy {
            burrow,
            revealed: self.cards(fields, "revealed"),
            swayed: fields.words("swayed", "root-doc-no-minister", Minister::from_id).into_iter().collect(),
            acted: fields.words("acted", "root-doc-no-minister", Minister::from_id).into_iter().collect(),
            ..Duchy::default()
        };
        for (rank, count) in fields.counts("lost_crowns", "root-doc-no-rank", Rank::CROWNS, Rank::from_id) {
            kit.lost_crowns[rank.index()] = count;
        }
        self.state.player_mut(seat).kit = Kit::Duchy(kit);
    }

    /// The kinds of the plots that lie face down; one that is not named is the first that is left.
    pub(super) fn read_corvids(&mut self, fields: &mut Fields<'_>, seat: Seat) {
        let clearing = |key: &str| {
            let clearing = key.parse().ok().and_then(Clearing::from_number);
            clearing.filter(|&clearing| self.state.board.clearings().contains(clearing))
        };
        let mut kit = Corvids::default();
        let mut plots = fields.table("plots");
        for key in plots.keys() {
            let Some(at) = clearing(key) else {
                plots.fault(key, "root-doc-clearing");
                continue;
            };
            kit.face_down[at.index()] = plots.word(key, "root-doc-no-plot", Plot::from_id);
        }
        plots.finish();
        let mut denied = fields.table("denied");
        for key in denied.keys() {
            let Some(at) = clearing(key) else {
                denied.fault(key, "root-doc-clearing");
                continue;
            };
            for plot in denied.words(key, "root-doc-no-plot", Plot::from_id) {
                kit.deny(at, plot);
            }
        }
        denied.finish();
        for at in self.state.board.clearings().iter() {
            let lying = &mut self.state.pieces[Piece::Plot.index()][at.index()];
            if kit.face_down[at.index()].is_some() {
                *lying = 1;
            } else if *lying > 0 {
                let left = |plot: &Plot| {
                    let down = kit.face_down.iter().filter(|&&other| other == Some(*plot)).count() as u8;
                    !kit.is_denied(at, *plot) && down + self.state.on_map(plot.piece()) < OF_A_KIND
                };
                kit.face_down[at.index()] = Plot::ALL.iter().copied().find(left);
            }
        }
        let on_map: u32 = Piece::PLOTS.iter().map(|&piece| u32::from(self.state.on_map(piece))).sum();
        let all = Piece::Plot.total();
        match u32::from(all).checked_sub(on_map) {
            Some(stock) => self.state.stock[Piece::Plot.index()] = stock as u8,
            None => fields
                .fault("plots", Message::new("root-doc-pieces").text("piece", Piece::Plot.id()).number("most", all)),
        }
        self.state.player_mut(seat).kit = Kit::Corvids(kit);
    }

    pub(super) fn read_hundreds(&mut self, fields: &mut Fields<'_>, seat: Seat) {
        let warlord = fields.number("warlord", MAX_CLEARINGS as u16).and_then(|number| {
            let at = Clearing::from_number(number as u8);
            let stands = at.filter(|&at| self.state.warriors(seat, at) > 0);
            if stands.is_none() {
                fields.fault("warlord", Message::new("root-doc-warlord").number("clearing", number));
            }
            stands
        });
        // who is not on the map is in no supply either (14.2.2)
        if warlord.is_none() {
            match self.state.player(seat).supply.checked_sub(1) {
                Some(supply) => self.state.player_mut(seat).supply = supply,
                None => fields.fault("warlord", "root-doc-few-warriors"),
            }
        }
        let mut kit = Hundreds {
            warlord,
            mood: fields.word("mood", "root-doc-no-mood", Mood::from_id).unwrap_or_default(),
            hoard: counts_of(&fields.counts("hoard", "root-doc-no-item", TRACK_SPACES, Item::from_id)),
            ..Hundreds::default()
        };
        for item in fields.words("ruin_tiles", "root-doc-no-item", Item::from_id) {
            kit.ruin_tiles[item.index()] = true;
        }
        let full = |track: Track| kit.on_track(track) > TRACK_SPACES;
        if full(Track::Command) || full(Track::Prowess) || kit.hoard[Item::Torch.index()] > 0 {
            fields.fault("hoard", "root-doc-hoard");
        }
        self.state.player_mut(seat).kit = Kit::Hundreds(kit);
    }

    /// Relics that are named nowhere lie face down in the forests that are not named, one by one in turn.
    pub(super) fn read_keepers(&mut self, fields: &mut Fields<'_>, seat: Seat) {
        let in_setup = self.state.phase == Phase::Setup;
        let mut kit = Keepers::default();
        for (key, counts) in [("adrift", &mut kit.adrift), ("recovered", &mut kit.recovered)] {
            for (piece, count) in fields.counts(key, "root-doc-no-relic", 2, relic) {
                if let Some(index) = piece.relic_index() {
                    counts[index] = count;
                }
            }
        }
        let mut unnamed = self.state.board.forests();
        let mut forests = fields.table("forests");
        for key in forests.keys() {
            let forest = <Forest as Field>::read(key).filter(|&forest| self.state.board.forests().contains(forest));
            let Some(forest) = forest else {
                forests.fault(key, "root-doc-no-forest");
                continue;
            };
            unnamed.remove(forest);
            for (found, count) in
                forests.counts(key, "root-doc-no-relic", keepers::words::OF_A_KIND, <Found as Field>::read)
            {
                let most = if let Found::Open(piece) = found { piece.total() } else { keepers::words::OF_A_KIND };
                (0..count.min(most)).for_each(|_| kit.forests.lay(forest, found));
            }
        }
        forests.finish();
        for (index, piece) in Piece::RELICS.into_iter().enumerate() {
            let elsewhere = kit.forests.turned_up(piece) + kit.adrift[index] + kit.recovered[index];
            let stock = &mut self.state.stock[piece.index()];
            match stock.checked_sub(elsewhere) {
                Some(left) => *stock = left,
                None => fields.fault("", Message::new("doc-no-more").text("what", piece.id())),
            }
        }
        let unknown =
            |relic: Relic| Piece::of_relic(relic).into_iter().map(|piece| self.state.stock[piece.index()]).sum::<u8>();
        let mut places = unnamed.iter().cycle();
        for &relic in Relic::ALL.iter().filter(|_| !in_setup) {
            while kit.forests.face_down(relic) < unknown(relic)
                && let Some(forest) = places.next()
            {
                kit.forests.lay(forest, Found::Down(relic));
            }
            if kit.forests.face_down(relic) != unknown(relic) {
                fields.fault("forests", "root-doc-relics");
            }
        }
        let mut retinue = fields.table("retinue");
        for &slot in Slot::ALL {
            kit.retinue[slot.index()] = self.cards(&mut retinue, slot.id());
        }
        retinue.finish();
        // a position that does not name the retainers has one in each column, once set-up is over
        if fields.has("retainers") {
            for (slot, count) in fields.counts("retainers", "root-doc-no-slot", RETAINERS, Slot::from_id) {
                kit.retainers[slot.index()] = count;
            }
        } else if !in_setup {
            kit.retainers = [1; 3];
        }
        let mut acted = fields.table("acted");
        for &slot in Slot::ALL {
            for kind in acted.words(slot.id(), "doc-no-card", CardKind::from_id) {
                match kit.idle(slot).copy_of(kind) {
                    Some(card) => kit.acted.insert(card),
                    None => acted.fault(slot.id(), Message::new("doc-not-there").text("card", kind.id())),
                }
            }
        }
        acted.finish();
        kit.acted_retainers = fields.count("acted_retainers", RETAINERS);
        let camped = fields.numbers("camped", 1, MAX_CLEARINGS as u8).unwrap_or_default();
        kit.camped = camped.into_iter().filter_map(Clearing::from_number).collect::<ClearingSet>();
        self.state.player_mut(seat).kit = Kit::Keepers(kit);
    }

    pub(super) fn read_vagabond(&mut self, fields: &mut Fields<'_>, seat: Seat) {
        let mut vagabond = Vagabond {
            character: self.setup.seats[seat.index()].character,
            spot: fields.word("at", "root-doc-no-spot", |text| self.spot(text)),
            ..Vagabond::default()
        };
        if fields.has("tiles") {
            for tile in fields.words("tiles", "root-doc-no-tile", Tile::read) {
                vagabond.items[tile.item.index()][tile.condition.index()] = vagabond.count(tile).saturating_add(1);
            }
        } else if let Some(character) = vagabond.character {
            // the Scoundrel's torch may lie in a clearing (D.6.2)
            let gone = (character == Character::Scoundrel && !self.state.scorched.is_empty()).then_some(Item::Torch);
            for &item in character.items().iter().filter(|&&item| Some(item) != gone) {
                vagabond.add(item.tile(Condition::Ready));
            }
        }
        if vagabond.spot.is_none() && self.state.phase != Phase::Setup {
            vagabond.spot = self.state.board.forests().first().map(Spot::Forest);
        }
        let mut relations = fields.table("relations");
        let factions = self.state.seats().filter(|&other| !self.state.faction(other).is_vagabond());
        for other in factions {
            let relation = relations.word(self.state.faction(other).id(), "root-doc-no-relation", Relation::from_id);
            vagabond.relations[other.index()] = relation.unwrap_or_default();
        }
        relations.finish();
        for (other, count) in fields.counts("aided", "doc-no-seat", 3, |name| self.faction(name)) {
            vagabond.aided[other.index()] = count;
        }
        for item in fields.words("ruin_tiles", "root-doc-no-item", Item::from_id) {
            vagabond.ruin_tiles[item.index()] = true;
        }
        vagabond.quests_done = fields.words("quests_done", "root-doc-no-quest", Quest::from_id).into_iter().collect();
        self.state.player_mut(seat).kit = Kit::Vagabond(vagabond);
    }

    fn spot(&self, text: &str) -> Option<Spot> {
        let board = &self.state.board;
        match (Clearing::read(text), Forest::read(text)) {
            (Some(clearing), _) if board.clearings().contains(clearing) => Some(Spot::Clearing(clearing)),
            (None, Some(forest)) if board.forests().contains(forest) => Some(Spot::Forest(forest)),
            _ => None,
        }
    }
}

fn relic(id: &str) -> Option<Piece> {
    <Piece as Field>::read(id).filter(|piece| piece.relic().is_some())
}
