//! The letters of the notation: whose pieces, which piece, which card.

use crate::enum_table;
use crate::games::root::factions::duchy::words::Minister;
use crate::games::root::factions::eyrie::words::Column;
use crate::games::root::factions::keepers::words::{Found, Slot};
use crate::games::root::factions::riverfolk::words::Service;
use crate::games::root::factions::vagabond::words::Relation;
use crate::games::root::prelude::*;
use crate::games::root::words::card::{Class, Deck};
use crate::games::root::words::item::{Item, Relic};
use crate::games::root::words::landmark::Landmark;
use crate::games::root::words::party::{Hireling, Party};

enum_table! {
    /// For whom a log is written.
    pub enum Profile {
        /// For RootVis and the parser that it is built with.
        Rootvis = "rootvis",
        /// By the specification of the notation.
        Spec = "spec",
    }
}

/// The maps that the notation knows, by the boards of the game.
const MAPS: [(&str, &str); 4] = [("autumn", "Fall"), ("winter", "Winter"), ("lake", "Lake"), ("mountain", "Mountain")];

/// Returns the name of a board, if the notation has one.
pub fn map(board: &str) -> Option<&'static str> {
    MAPS.into_iter().find(|(id, _)| *id == board).map(|(_, name)| name)
}

/// Returns the name of a deck.
pub const fn deck(deck: Deck) -> &'static str {
    match deck {
        Deck::Standard => "Standard",
        Deck::ExilesPartisans => "E&P",
    }
}

/// Returns the letter of a faction. The second Vagabond has one of its own there.
pub const fn faction(faction: Faction) -> char {
    match faction {
        Faction::Vagabond2 => 'G',
        faction => faction.letter(),
    }
}

/// Returns the letter of a hireling, that of the faction that it is like.
pub const fn hireling(hireling: Hireling) -> char {
    match hireling {
        Hireling::ForestPatrol => 'C',
        Hireling::LastDynasty => 'E',
        Hireling::SpringUprising => 'A',
        Hireling::TheExile => 'V',
        Hireling::FlameBearers => 'H',
        Hireling::VaultKeepers => 'K',
        Hireling::PopularBand => 'J',
        Hireling::RiverfolkFlotilla => 'O',
        Hireling::WarmSunProphets => 'L',
        Hireling::HighwayBandits => 'T',
        Hireling::SunwardExpedition => 'D',
        Hireling::CorvidSpies => 'P',
        Hireling::FuriousProtector => 'S',
    }
}

/// Returns how whoever has pieces is written: `E`, `h_E`.
pub fn party(party: Party) -> String {
    match party {
        Party::Faction(owner) => faction(owner).to_string(),
        Party::Hireling(owner) => format!("h_{}", hireling(owner)),
        // nobody has pieces before they have a faction (A.8)
        Party::Undrafted(_) => String::new(),
    }
}

/// Returns the name of a landmark.
pub const fn landmark(landmark: Landmark) -> &'static str {
    match landmark {
        Landmark::BlackMarket => "market",
        Landmark::ElderTreetop => "treetop",
        Landmark::Ferry => "ferry",
        Landmark::LegendaryForge => "forge",
        Landmark::LostCity => "city",
        Landmark::Tower => "tower",
    }
}

pub const fn suit(suit: Suit) -> char {
    match suit {
        Suit::Fox => 'F',
        Suit::Rabbit => 'R',
        Suit::Mouse => 'M',
        Suit::Bird => 'B',
    }
}

pub const fn item(item: Item) -> char {
    match item {
        Item::Boot => 'f',
        Item::Bag => 'b',
        Item::Crossbow => 'x',
        Item::Hammer => 'h',
        Item::Sword => 's',
        Item::Tea => 't',
        Item::Coin => 'c',
        Item::Torch => 'r',
    }
}

/// The letter of the Exile's clubs.
pub const CLUB: char = 'u';

pub const WARRIOR: &str = "w";
pub const WARLORD: &str = "w_w";
pub const PAWN: &str = "p";
pub const PLOT: &str = "t";

/// Returns the letters of the ferry, which the parser of RootVis knows by an older one.
pub const fn ferry(profile: Profile) -> &'static str {
    match profile {
        Profile::Rootvis => "r",
        Profile::Spec => "f",
    }
}

/// Returns the letters of a building or a token.
pub const fn piece(piece: Piece) -> &'static str {
    match piece {
        Piece::Sawmill => "b_s",
        Piece::Workshop => "b_w",
        Piece::Recruiter => "b_r",
        Piece::Keep => "t_k",
        Piece::Wood | Piece::Sympathy | Piece::Tunnel | Piece::Mob | Piece::Foothold => "t",
        Piece::Roost | Piece::Stronghold | Piece::Vault => "b",
        Piece::BaseFox | Piece::GardenFox => "b_f",
        Piece::BaseRabbit | Piece::GardenRabbit => "b_r",
        Piece::BaseMouse | Piece::GardenMouse => "b_m",
        Piece::PostFox => "t_f",
        Piece::PostRabbit => "t_r",
        Piece::PostMouse => "t_m",
        Piece::Citadel => "b_c",
        Piece::Market => "b_m",
        Piece::Plot => PLOT,
        Piece::Bomb => "t_b",
        Piece::Snare => "t_s",
        Piece::Extortion => "t_e",
        Piece::Raid => "t_r",
        Piece::WaystationFigureTablet => "b_f_t",
        Piece::WaystationTabletFigure => "b_t_f",
        Piece::WaystationTabletJewelry => "b_t_j",
        Piece::WaystationJewelryTablet => "b_j_t",
        Piece::WaystationJewelryFigure => "b_j_f",
        Piece::WaystationFigureJewelry => "b_f_j",
        Piece::Figure1 => "t_1_f",
        Piece::Figure2 => "t_2_f",
        Piece::Figure3 => "t_3_f",
        Piece::Tablet1 => "t_1_t",
        Piece::Tablet2 => "t_2_t",
        Piece::Tablet3 => "t_3_t",
        Piece::Jewelry1 => "t_1_j",
        Piece::Jewelry2 => "t_2_j",
        Piece::Jewelry3 => "t_3_j",
    }
}

/// Returns the letters of a relic as it lies in a forest.
pub const fn found(found: Found) -> &'static str {
    match found {
        Found::Down(Relic::Figure) => "t_f",
        Found::Down(Relic::Tablet) => "t_t",
        Found::Down(Relic::Jewelry) => "t_j",
        Found::Open(relic) => piece(relic),
    }
}

/// Returns the name of a card; its suit is written apart. In `rootvis` it is one that the parser of RootVis knows, and nothing
/// where it knows none.
pub fn card(kind: CardKind, profile: Profile) -> String {
    let rootvis = profile == Profile::Rootvis;
    let name = match kind {
        CardKind::AVisitToFriends if rootvis => "",
        CardKind::FoxPartisans | CardKind::RabbitPartisans | CardKind::MousePartisans if rootvis => {
            return crafted(kind);
        }
        _ => match kind.class() {
            Class::Ambush => "@",
            Class::Dominance => "dom",
            Class::Favor => "favor",
            Class::Item { .. } => return printed(kind),
            Class::Persistent(_) => effect(kind),
        },
    };
    name.to_owned()
}

/// Returns the name of a card as it is crafted, where its suit cannot stand before it.
pub fn crafted(kind: CardKind) -> String {
    let name = match kind.class() {
        Class::Favor => "favor",
        _ => effect(kind),
    };
    match name {
        "favor" | "part" => format!("{}{name}", suit(kind.suit()).to_ascii_lowercase()),
        name => name.to_owned(),
    }
}

/// The printed name of a card with an item: small letters without blanks, and without the suit that tells two apart.
fn printed(kind: CardKind) -> String {
    let own = format!("_{}", kind.suit().id());
    let name = kind.id().strip_suffix(&own).unwrap_or(kind.id());
    name.replace('_', "")
}

/// The short name of a persistent effect.
const fn effect(kind: CardKind) -> &'static str {
    match kind {
        CardKind::Armorers => "armor",
        CardKind::Sappers => "sap",
        CardKind::BrutalTactics => "brutal",
        CardKind::RoyalClaim => "royal",
        CardKind::StandAndDeliver => "stand",
        CardKind::TaxCollector => "tax",
        CardKind::CommandWarren => "command",
        CardKind::BetterBurrowBank => "bank",
        CardKind::Cobbler => "cob",
        CardKind::ScoutingParty => "scout",
        CardKind::Codebreakers => "codeb",
        CardKind::Saboteurs => "sabo",
        CardKind::SoupKitchens => "soup",
        CardKind::BoatBuilders => "boat",
        CardKind::CorvidPlanners => "cplans",
        CardKind::EyrieEmigre => "emi",
        CardKind::FoxPartisans | CardKind::RabbitPartisans | CardKind::MousePartisans => "part",
        CardKind::PropagandaBureau => "prop",
        CardKind::FalseOrders => "false",
        CardKind::Informants => "inform",
        CardKind::Tunnels => "tun",
        CardKind::CharmOffensive => "charm",
        CardKind::CoffinMakers => "coffin",
        CardKind::SwapMeet => "swap",
        CardKind::LeagueOfAdventurousMice => "league",
        CardKind::MurineBroker => "murine",
        CardKind::MasterEngravers => "engrave",
        // the others are no persistent effects
        _ => "",
    }
}

/// Returns the name of a minister: the words without what joins them.
pub fn minister(minister: Minister) -> String {
    minister.id().replace('_', "")
}

/// The card of a Faithful Retainer.
pub const RETAINER: &str = "faith";

pub const fn column(column: Column) -> char {
    match column {
        Column::Recruit => 'r',
        Column::Move => 'm',
        Column::Battle => 'x',
        Column::Build => 'b',
    }
}

/// Returns the number of a column of the retinue.
pub const fn slot(slot: Slot) -> u8 {
    slot.index() as u8 + 1
}

pub const fn relation(relation: Relation) -> char {
    match relation {
        Relation::Hostile => 'h',
        Relation::Indifferent => '0',
        Relation::Amiable => '1',
        Relation::Friendly => '2',
        Relation::Allied => 'a',
    }
}

pub const fn service(service: Service) -> char {
    match service {
        Service::HandCard => 'h',
        Service::Riverboats => 'r',
        Service::Mercenaries => 'm',
    }
}
