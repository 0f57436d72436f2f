//! Events: keys and numbers, never prose. Each event says who may know its secret part.

use crate::enum_table;
use crate::games::root::words::card::CardKind;
use crate::games::root::words::faction::Faction;
use crate::games::root::words::item::{Condition, Item, Tile};
use crate::games::root::words::landmark::Landmark;
use crate::games::root::words::owner::Owner;
use crate::games::root::words::party::Party;
use crate::games::root::words::piece::{Piece, Target};
use crate::games::root::words::place::{Clearing, Forest, Suit};
use crate::games::root::words::quest::Quest;
use crate::games::root::words::source::Source;
use crate::kernel::{Arg, Fills, Places};
use crate::places;

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
    Landmark(Landmark),
    /// A piece that lies face down.
    FaceDown(Piece),
    Count(i16),
    /// The source of points.
    Source(Source),
    Word(Word, &'static str),
}

/// The kinds of things that a word of `root-word` can name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Word {
    Phase,
    Leader,
    Column,
    Character,
    Relation,
    Reward,
    Conspiracy,
    Service,
    Minister,
    Mood,
    Slot,
    Relic,
}

impl Detail {
    /// The argument in a message; a card, tile or plot hidden from the reader keeps only that it is one.
    pub(in crate::games::root) fn arg(self, hidden: bool) -> Arg {
        match self {
            Detail::Card(_) if hidden => Arg::Hidden { space: "root-card" },
            Detail::Item(_) if hidden => Arg::Hidden { space: Item::WITH_ARTICLE },
            Detail::FaceDown(_) if hidden => Arg::Hidden { space: "root-piece" },
            Detail::Clearing(clearing) => Arg::Number(i32::from(clearing.number())),
            Detail::Forest(forest) => Arg::Letter(forest.letter()),
            Detail::Faction(faction) => Party::Faction(faction).in_sentence(),
            Detail::Party(party) => party.in_sentence(),
            Detail::Card(card) => Arg::Name { space: "root-card", id: card.id() },
            Detail::Piece(piece) | Detail::FaceDown(piece) | Detail::Target(Target::Piece(piece)) => {
                Arg::Name { space: "root-piece", id: piece.id() }
            }
            Detail::Target(Target::Warrior) => Arg::Name { space: "root-piece", id: "warrior" },
            Detail::Target(Target::Warlord) => Arg::Name { space: "root-piece", id: "warlord" },
            Detail::Target(Target::Treetop) => Arg::Name { space: "root-piece", id: "treetop" },
            Detail::Item(item) => Arg::Name { space: Item::WITH_ARTICLE, id: item.id() },
            Detail::Condition(condition) => Arg::Name { space: "root-tile", id: condition.id() },
            Detail::Suit(suit) => Arg::Name { space: "root-suit", id: suit.id() },
            Detail::Landmark(landmark) => Arg::Name { space: "root-landmark", id: landmark.id() },
            Detail::Quest(quest) => Arg::Name { space: "root-quest", id: quest.id() },
            Detail::Count(count) => Arg::Number(i32::from(count)),
            Detail::Source(source) => Arg::Name { space: Source::SPACE, id: source.id() },
            Detail::Word(_, id) => Arg::Name { space: "root-word", id },
        }
    }
}

impl Fills for Detail {
    fn places(self) -> Places {
        match self {
            Detail::Clearing(_) => places!("clearing"),
            Detail::Forest(_) => places!("forest"),
            Detail::Faction(_) | Detail::Party(_) => places!("faction"),
            Detail::Card(_) => places!("card"),
            Detail::Piece(_) | Detail::Target(_) | Detail::FaceDown(_) => places!("piece"),
            Detail::Item(_) => places!("item"),
            Detail::Condition(_) => places!("condition"),
            Detail::Suit(_) => places!("suit"),
            Detail::Quest(_) => places!("quest"),
            Detail::Landmark(_) => places!("landmark"),
            Detail::Count(_) => places!("count"),
            Detail::Source(_) => places!("source"),
            Detail::Word(word, _) => word.places(),
        }
    }
}

impl Word {
    fn places(self) -> Places {
        match self {
            Word::Phase => places!("phase"),
            Word::Leader => places!("leader"),
            Word::Column => places!("column"),
            Word::Character => places!("character"),
            Word::Relation => places!("relation"),
            Word::Reward => places!("reward"),
            Word::Conspiracy => places!("conspiracy"),
            Word::Service => places!("service"),
            Word::Minister => places!("minister"),
            Word::Mood => places!("mood"),
            Word::Slot => places!("slot"),
            Word::Relic => places!("relic"),
        }
    }
}

/// One event: who did or suffered what. Cards, tiles and plots can be secret.
pub type Event = crate::kernel::Event<What, Owner, Detail, 4>;

impl Event {
    /// Returns what happens to a tile, which is named as it was before.
    pub(in crate::games::root) fn of_tile(what: What, owner: impl Into<Owner>, tile: Tile) -> Self {
        Event::new(what, owner).with(Detail::Item(tile.item)).with(Detail::Condition(tile.condition))
    }
}

enum_table! {
    /// The kinds of events; the word is the key of the sentence.
    pub enum What {
        Pooled = "root-log-pooled",
        PooledCharacter = "root-log-pooled-character",
        Locked = "root-log-locked",
        Exchanged = "root-log-exchanged",
        Drafted = "root-log-drafted",
        Homeland = "root-log-homeland",
        LaidBack = "root-log-laid-back",
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
        PawnPlaced = "root-log-pawn-placed",
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
        GainedExhausted = "root-log-gained-exhausted",
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
        LandmarkDealt = "root-log-landmark-dealt",
        LandmarkSet = "root-log-landmark-set",
        ForgeTook = "root-log-forge-took",
        Forged = "root-log-forged",
        Treetop = "root-log-treetop",
        TreetopLost = "root-log-treetop-lost",
        Swapped = "root-log-swapped",
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
        Dealt = "root-log-dealt",
        DealtDemoted = "root-log-dealt-demoted",
        SetsUpHireling = "root-log-sets-up-hireling",
        MarkerTaken = "root-log-marker-taken",
        Hired = "root-log-hired",
        ControlFaded = "root-log-control-faded",
        PassedOn = "root-log-passed-on",
        UsedHireling = "root-log-used-hireling",
        Forced = "root-log-forced",
        ForcedSelf = "root-log-forced-self",
        FromPile = "root-log-from-pile",
        UprisingDie = "root-log-uprising-die",
        Unpaid = "root-log-unpaid",
        Scouted = "root-log-scouted",
        Lurked = "root-log-lurked",
        Lifted = "root-log-lifted",
        Toll = "root-log-toll",
        Waylaid = "root-log-waylaid",
        KeptWarrior = "root-log-kept-warrior",
        SoldTo = "root-log-sold-to",
        ItemsExhausted = "root-log-items-exhausted",
        ItemsRefreshed = "root-log-items-refreshed",
        ItemsLost = "root-log-items-lost",
        Quiet = "root-log-quiet",
        Won = "root-log-won",
    }
}
