//! What happened: keys and numbers, never prose. Each event says who may know its secret part.

use crate::games::root::words::action::words;
use crate::games::root::words::card::CardKind;
use crate::games::root::words::faction::Faction;
use crate::games::root::words::item::{Condition, Item, Tile};
use crate::games::root::words::owner::Owner;
use crate::games::root::words::party::Party;
use crate::games::root::words::piece::{Piece, Target};
use crate::games::root::words::place::{Clearing, Forest, Suit};
use crate::games::root::words::quest::Quest;
use crate::kernel::Arg;

/// A detail of an event.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Detail {
    Clearing(Clearing),
    Forest(Forest),
    Faction(Faction),
    Party(Party),
    Card(CardKind),
    Piece(Piece),
    Target(Target),
    Item(Item),
    /// Face and box of the tile that was named before it.
    Condition(Condition),
    Suit(Suit),
    Quest(Quest),
    /// A piece that lies face down.
    FaceDown(Piece),
    Count(i16),
    Word(&'static str),
}

impl Detail {
    /// The argument in a message; a card, tile or plot hidden from the reader keeps only that it is one.
    pub(in crate::games::root) fn arg(self, hidden: bool) -> Arg {
        match self {
            Detail::Card(_) if hidden => Arg::Hidden { space: "root-card" },
            Detail::Item(_) if hidden => Arg::Hidden { space: "root-item" },
            Detail::FaceDown(_) if hidden => Arg::Hidden { space: "root-piece" },
            Detail::Clearing(clearing) => Arg::Number(i32::from(clearing.number())),
            Detail::Forest(forest) => Arg::Letter(forest.letter()),
            Detail::Faction(faction) => Party::Faction(faction).arg(),
            Detail::Party(party) => party.arg(),
            Detail::Card(card) => Arg::Name { space: "root-card", id: card.id() },
            Detail::Piece(piece) | Detail::FaceDown(piece) | Detail::Target(Target::Piece(piece)) => {
                Arg::Name { space: "root-piece", id: piece.id() }
            }
            Detail::Target(Target::Warrior) => Arg::Name { space: "root-piece", id: "warrior" },
            Detail::Target(Target::Warlord) => Arg::Name { space: "root-piece", id: "warlord" },
            Detail::Item(item) => Arg::Name { space: "root-item", id: item.id() },
            Detail::Condition(condition) => Arg::Name { space: "root-tile", id: condition.id() },
            Detail::Suit(suit) => Arg::Name { space: "root-suit", id: suit.id() },
            Detail::Quest(quest) => Arg::Name { space: "root-quest", id: quest.id() },
            Detail::Count(count) => Arg::Number(i32::from(count)),
            Detail::Word(id) => Arg::Name { space: "root-word", id },
        }
    }
}

/// One event: who did or suffered what. Cards, tiles and plots can be secret.
pub type Event = crate::kernel::Event<What, Owner, Detail, 4>;

impl Event {
    /// What happens to a tile, which is named as it was before.
    pub(in crate::games::root) fn of_tile(what: What, owner: impl Into<Owner>, tile: Tile) -> Self {
        Event::new(what, owner).with(Detail::Item(tile.item)).with(Detail::Condition(tile.condition))
    }
}

words! {
    /// The kinds of events; the word is the key of the sentence.
    pub enum What {
        Character = "root-log-character",
        StartsIn = "root-log-starts-in",
        Placed = "root-log-placed",
        Warriors = "root-log-warriors",
        Leader = "root-log-leader",
        TurnBegins = "root-log-turn",
        Phase = "root-log-phase",
        Drew = "root-log-drew",
        Reshuffled = "root-log-reshuffled",
        DeckEmpty = "root-log-deck-empty",
        Discarded = "root-log-discarded",
        Scored = "root-log-scored",
        Lost = "root-log-lost-points",
        Activated = "root-log-activated",
        Crafted = "root-log-crafted",
        CraftedItem = "root-log-crafted-item",
        Dominance = "root-log-dominance",
        Coalition = "root-log-coalition",
        Recalled = "root-log-recalled",
        Used = "root-log-used",
        UsedOn = "root-log-used-on",
        Saw = "root-log-saw",
        Took = "root-log-took",
        Gave = "root-log-gave",
        Fetched = "root-log-fetched",
        Coffins = "root-log-coffins",
        Moved = "root-log-moved",
        Followed = "root-log-followed",
        Roamed = "root-log-roamed",
        Hid = "root-log-hid",
        Battle = "root-log-battle",
        Allied = "root-log-allied",
        Ambushed = "root-log-ambushed",
        Foiled = "root-log-foiled",
        Dice = "root-log-dice",
        Hits = "root-log-hits",
        Removed = "root-log-removed",
        Hospital = "root-log-hospital",
        Outrage = "root-log-outrage",
        OutrageShown = "root-log-outrage-shown",
        BaseLost = "root-log-base-lost",
        Officers = "root-log-officers-lost",
        Wood = "root-log-wood",
        PaidWood = "root-log-paid-wood",
        Recruited = "root-log-recruited",
        Built = "root-log-built",
        Overworked = "root-log-overworked",
        Extra = "root-log-extra",
        Decreed = "root-log-decreed",
        Resolves = "root-log-resolves",
        Turmoil = "root-log-turmoil",
        Roosted = "root-log-roosted",
        Supporter = "root-log-supporter",
        Trained = "root-log-trained",
        Revolted = "root-log-revolted",
        Officer = "root-log-officer",
        Sympathy = "root-log-sympathy",
        Organized = "root-log-organized",
        SpentSupporter = "root-log-spent-supporter",
        Refreshed = "root-log-refreshed",
        Exhausted = "root-log-exhausted",
        Damaged = "root-log-damaged",
        Repaired = "root-log-repaired",
        Rested = "root-log-rested",
        Dropped = "root-log-dropped",
        Explored = "root-log-explored",
        RuinCleared = "root-log-ruin-cleared",
        Aided = "root-log-aided",
        GainedItem = "root-log-gained-item",
        Relation = "root-log-relation",
        Improvised = "root-log-improvised",
        Quested = "root-log-quested",
        QuestShown = "root-log-quest-shown",
        Struck = "root-log-struck",
        Stole = "root-log-stole",
        Labored = "root-log-labored",
        Hideout = "root-log-hideout",
        SetsUpFirst = "root-log-sets-up-first",
        Looked = "root-log-looked",
        LeftRuin = "root-log-left-ruin",
        Instigated = "root-log-instigated",
        Enlisted = "root-log-enlisted",
        Scorched = "root-log-scorched",
        Markers = "root-log-markers",
        Marked = "root-log-marked",
        Ferried = "root-log-ferried",
        Cleared = "root-log-cleared",
        HeldPass = "root-log-held-pass",
        Outcast = "root-log-outcast",
        Hated = "root-log-hated",
        SoulsFreed = "root-log-souls-freed",
        Conspired = "root-log-conspired",
        Converted = "root-log-converted",
        Revealed = "root-log-revealed",
        Acolyte = "root-log-acolyte",
        Avenged = "root-log-avenged",
        GardensLost = "root-log-gardens-lost",
        TookBack = "root-log-took-back",
        Priced = "root-log-priced",
        Bought = "root-log-bought",
        BoughtCard = "root-log-bought-card",
        Protected = "root-log-protected",
        Dividends = "root-log-dividends",
        Gathered = "root-log-gathered",
        Committed = "root-log-committed",
        FundsSpent = "root-log-funds-spent",
        FundLost = "root-log-fund-lost",
        Exported = "root-log-exported",
        Surfaced = "root-log-surfaced",
        Mustered = "root-log-mustered",
        Emerged = "root-log-emerged",
        Descended = "root-log-descended",
        Dug = "root-log-dug",
        Filled = "root-log-filled",
        Acts = "root-log-acts",
        ActsAs = "root-log-acts-as",
        Swayed = "root-log-swayed",
        Dismissed = "root-log-dismissed",
        Plotted = "root-log-plotted",
        Tricked = "root-log-tricked",
        Flipped = "root-log-flipped",
        Exerted = "root-log-exerted",
        Guessed = "root-log-guessed",
        Exposed = "root-log-exposed",
        Misjudged = "root-log-misjudged",
        Anointed = "root-log-anointed",
        Mood = "root-log-mood",
        MobDie = "root-log-mob-die",
        Plundered = "root-log-plundered",
        Hoarded = "root-log-hoarded",
        SoldItem = "root-log-sold-item",
        Scrapped = "root-log-scrapped",
        Led = "root-log-led",
        Loots = "root-log-loots",
        Looted = "root-log-looted",
        Rallied = "root-log-rallied",
        Ignored = "root-log-ignored",
        WarlordFell = "root-log-warlord-fell",
        Oppressed = "root-log-oppressed",
        RelicsLaid = "root-log-relics-laid",
        RelicsIn = "root-log-relics-in",
        Encamped = "root-log-encamped",
        Decamped = "root-log-decamped",
        RetinueActs = "root-log-retinue-acts",
        RetainerActs = "root-log-retainer-acts",
        RetainerLost = "root-log-retainer-lost",
        Carried = "root-log-carried",
        TurnedUp = "root-log-turned-up",
        Delved = "root-log-delved",
        Recovered = "root-log-recovered",
        PrizeLaid = "root-log-prize-laid",
        JoinedRetinue = "root-log-joined-retinue",
        ShiftedRetinue = "root-log-shifted-retinue",
        ShiftedRetainer = "root-log-shifted-retainer",
        Quiet = "root-log-quiet",
        Won = "root-log-won",
    }
}
