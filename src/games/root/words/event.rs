//! Events: keys and numbers, never prose. Each event says who may know its secret part.

use super::card::CardKind;
use super::faction::Faction;
use super::item::{Condition, Item, Quest, Tile};
use super::landmark::Landmark;
use super::owner::Owner;
use super::party::Party;
use super::piece::{Piece, Target};
use super::place::{Clearing, Forest, Suit};
use crate::games::root::clockwork::words::Trait;
use crate::kernel::telling::{MAJOR, MINOR, OCCASION, OMITTED, REASON, USUAL};
use crate::kernel::{Arg, EventDetail, Placeholders, Telling};
use crate::{enum_table, places};

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
    /// The number of the law by which it is done, which stands before the sentence.
    By(&'static str),
    /// The trait card by which it is done in place of a law.
    ByTrait(Trait),
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
    /// What a clockwork player counts.
    Measure,
    /// Why one skips a step.
    Reason,
    /// A trait card that is used.
    Trait,
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
            Detail::Word(word, id) => Arg::Name { space: word.space(), id },
            Detail::By(law) => Arg::Text(law.to_owned()),
            Detail::ByTrait(card) => Arg::Name { space: Word::Trait.space(), id: card.id() },
        }
    }
}

impl From<&'static str> for Detail {
    fn from(law: &'static str) -> Self {
        Detail::By(law)
    }
}

impl From<Trait> for Detail {
    fn from(card: Trait) -> Self {
        Detail::ByTrait(card)
    }
}

impl EventDetail for Detail {
    fn places(self) -> Placeholders {
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
            Detail::By(_) | Detail::ByTrait(_) => places!("by"),
        }
    }
}

impl Word {
    fn places(self) -> Placeholders {
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
            Word::Measure => places!("measure"),
            Word::Reason => places!("reason"),
            Word::Trait => places!("trait"),
        }
    }

    /// The beginning of the keys of its words.
    fn space(self) -> &'static str {
        match self {
            Word::Measure => "root-measure",
            Word::Reason => "root-skip",
            Word::Trait => "root-trait",
            _ => "root-word",
        }
    }
}

/// One event: who did or suffered what. Cards, tiles and plots can be secret.
pub type Event = crate::kernel::Event<EventKind, Owner, Detail, 6>;

impl Event {
    /// Names the law or the trait card by which it is done, before its sentence.
    pub(in crate::games::root) fn by(self, basis: impl Into<Detail>) -> Self {
        self.with(basis.into())
    }

    /// Returns what happens to a tile, which is named as it was before.
    pub(in crate::games::root) fn of_tile(what: EventKind, owner: impl Into<Owner>, tile: Tile) -> Self {
        Event::new(what, owner).with(Detail::Item(tile.item)).with(Detail::Condition(tile.condition))
    }
}

enum_table! {
    /// The kinds of events; the word is the key of the sentence.
    pub enum EventKind(
        telling: Telling,
    ) {
        Pooled          = "root-log-pooled"           (OMITTED),
        PooledCharacter = "root-log-pooled-character" (OMITTED),
        Locked          = "root-log-locked"           (OMITTED),
        Exchanged       = "root-log-exchanged"        (USUAL),
        Drafted         = "root-log-drafted"          (USUAL),
        Homeland        = "root-log-homeland"         (USUAL),
        LaidBack        = "root-log-laid-back"        (USUAL),
        Character       = "root-log-character"        (USUAL),
        StartsIn        = "root-log-starts-in"        (USUAL),
        Placed          = "root-log-placed"           (USUAL),
        Warriors        = "root-log-warriors"         (USUAL),
        Leader          = "root-log-leader"           (USUAL),
        TurnBegins      = "root-log-turn"             (USUAL),
        Phase           = "root-log-phase"            (OMITTED),
        Drew            = "root-log-drew"             (MINOR),
        Reshuffled      = "root-log-reshuffled"       (USUAL),
        DeckEmpty       = "root-log-deck-empty"       (USUAL),
        Discarded       = "root-log-discarded"        (MINOR),
        LostCard        = "root-log-lost-card"        (USUAL),
        Scored          = "root-log-scored"           (MINOR),
        Lost            = "root-log-lost-points"      (USUAL),
        Activated       = "root-log-activated"        (OMITTED),
        Crafted         = "root-log-crafted"          (MAJOR),
        CraftedItem     = "root-log-crafted-item"     (MAJOR),
        Dominance       = "root-log-dominance"        (OCCASION),
        Coalition       = "root-log-coalition"        (OCCASION),
        Recalled        = "root-log-recalled"         (USUAL),
        Used            = "root-log-used"             (USUAL),
        UsedOn          = "root-log-used-on"          (USUAL),
        Saw             = "root-log-saw"              (USUAL.occasion()),
        Took            = "root-log-took"             (MAJOR),
        Gave            = "root-log-gave"             (USUAL),
        Fetched         = "root-log-fetched"          (USUAL),
        Coffins         = "root-log-coffins"          (USUAL),
        Moved           = "root-log-moved"            (USUAL),
        Followed        = "root-log-followed"         (USUAL),
        Roamed          = "root-log-roamed"           (USUAL),
        PawnPlaced      = "root-log-pawn-placed"      (USUAL),
        Hid             = "root-log-hid"              (USUAL),
        Battle          = "root-log-battle"           (MAJOR.single()),
        Allied          = "root-log-allied"           (USUAL),
        Ambushed        = "root-log-ambushed"         (MAJOR),
        Foiled          = "root-log-foiled"           (USUAL),
        Dice            = "root-log-dice"             (MINOR.single()),
        Hits            = "root-log-hits"             (OMITTED),
        Removed         = "root-log-removed"          (MAJOR),
        Hospital        = "root-log-hospital"         (USUAL),
        Outrage         = "root-log-outrage"          (USUAL),
        OutrageShown    = "root-log-outrage-shown"    (USUAL),
        BaseLost        = "root-log-base-lost"        (MAJOR),
        Officers        = "root-log-officers-lost"    (USUAL),
        Wood            = "root-log-wood"             (USUAL),
        PaidWood        = "root-log-paid-wood"        (MINOR),
        Recruited       = "root-log-recruited"        (USUAL),
        Built           = "root-log-built"            (MAJOR),
        Overworked      = "root-log-overworked"       (USUAL),
        Extra           = "root-log-extra"            (USUAL),
        Decreed         = "root-log-decreed"          (MINOR),
        Resolves        = "root-log-resolves"         (MINOR),
        Unresolved      = "root-log-unresolved"       (MINOR),
        Turmoil         = "root-log-turmoil"          (OCCASION),
        Roosted         = "root-log-roosted"          (MAJOR),
        Supporter       = "root-log-supporter"        (MINOR),
        Trained         = "root-log-trained"          (USUAL),
        Revolted        = "root-log-revolted"         (OCCASION),
        Officer         = "root-log-officer"          (USUAL),
        Sympathy        = "root-log-sympathy"         (MAJOR),
        Organized       = "root-log-organized"        (USUAL),
        SpentSupporter  = "root-log-spent-supporter"  (MINOR),
        Refreshed       = "root-log-refreshed"        (OMITTED),
        Exhausted       = "root-log-exhausted"        (OMITTED),
        Damaged         = "root-log-damaged"          (USUAL),
        Repaired        = "root-log-repaired"         (MINOR),
        Rested          = "root-log-rested"           (USUAL),
        Dropped         = "root-log-dropped"          (USUAL),
        Explored        = "root-log-explored"         (USUAL),
        RuinCleared     = "root-log-ruin-cleared"     (OMITTED),
        Aided           = "root-log-aided"            (USUAL),
        GainedItem      = "root-log-gained-item"      (USUAL),
        GainedExhausted = "root-log-gained-exhausted" (USUAL),
        Relation        = "root-log-relation"         (USUAL),
        Improvised      = "root-log-improvised"       (USUAL),
        Quested         = "root-log-quested"          (MAJOR),
        QuestShown      = "root-log-quest-shown"      (MINOR),
        Struck          = "root-log-struck"           (MAJOR),
        Stole           = "root-log-stole"            (MAJOR),
        Labored         = "root-log-labored"          (USUAL),
        Hideout         = "root-log-hideout"          (USUAL),
        SetsUpFirst     = "root-log-sets-up-first"    (USUAL),
        Looked          = "root-log-looked"           (USUAL),
        LeftRuin        = "root-log-left-ruin"        (USUAL),
        Instigated      = "root-log-instigated"       (USUAL),
        Enlisted        = "root-log-enlisted"         (USUAL),
        Scorched        = "root-log-scorched"         (MAJOR),
        Markers         = "root-log-markers"          (USUAL),
        Marked          = "root-log-marked"           (OMITTED),
        Ferried         = "root-log-ferried"          (MINOR),
        Cleared         = "root-log-cleared"          (USUAL),
        HeldPass        = "root-log-held-pass"        (USUAL),
        LandmarkDealt   = "root-log-landmark-dealt"   (MINOR.public()),
        LandmarkSet     = "root-log-landmark-set"     (MINOR),
        ForgeTook       = "root-log-forge-took"       (MINOR),
        Forged          = "root-log-forged"           (MAJOR),
        Treetop         = "root-log-treetop"          (MAJOR),
        TreetopLost     = "root-log-treetop-lost"     (MAJOR),
        Swapped         = "root-log-swapped"          (USUAL),
        Outcast         = "root-log-outcast"          (USUAL),
        Hated           = "root-log-hated"            (USUAL),
        SoulsFreed      = "root-log-souls-freed"      (USUAL),
        Conspired       = "root-log-conspired"        (USUAL),
        Converted       = "root-log-converted"        (MAJOR),
        Revealed        = "root-log-revealed"         (USUAL),
        Acolyte         = "root-log-acolyte"          (USUAL),
        Avenged         = "root-log-avenged"          (USUAL),
        GardensLost     = "root-log-gardens-lost"     (USUAL),
        TookBack        = "root-log-took-back"        (USUAL),
        Priced          = "root-log-priced"           (MAJOR),
        Bought          = "root-log-bought"           (USUAL),
        BoughtCard      = "root-log-bought-card"      (USUAL),
        Protected       = "root-log-protected"        (USUAL),
        Dividends       = "root-log-dividends"        (USUAL),
        Gathered        = "root-log-gathered"         (MINOR),
        Committed       = "root-log-committed"        (MINOR),
        FundsSpent      = "root-log-funds-spent"      (MINOR),
        FundLost        = "root-log-fund-lost"        (USUAL),
        Exported        = "root-log-exported"         (USUAL),
        Surfaced        = "root-log-surfaced"         (USUAL),
        Mustered        = "root-log-mustered"         (USUAL),
        Emerged         = "root-log-emerged"          (USUAL),
        Descended       = "root-log-descended"        (USUAL),
        Dug             = "root-log-dug"              (MAJOR),
        Filled          = "root-log-filled"           (USUAL),
        Acts            = "root-log-acts"             (USUAL),
        ActsAs          = "root-log-acts-as"          (USUAL),
        Swayed          = "root-log-swayed"           (MAJOR),
        Dismissed       = "root-log-dismissed"        (USUAL),
        Plotted         = "root-log-plotted"          (MAJOR),
        Tricked         = "root-log-tricked"          (USUAL),
        Flipped         = "root-log-flipped"          (OCCASION),
        Exerted         = "root-log-exerted"          (USUAL),
        Guessed         = "root-log-guessed"          (USUAL),
        Exposed         = "root-log-exposed"          (OCCASION),
        Misjudged       = "root-log-misjudged"        (OCCASION),
        Anointed        = "root-log-anointed"         (MAJOR),
        Mood            = "root-log-mood"             (USUAL),
        MobDie          = "root-log-mob-die"          (USUAL),
        Plundered       = "root-log-plundered"        (USUAL),
        Hoarded         = "root-log-hoarded"          (USUAL),
        SoldItem        = "root-log-sold-item"        (USUAL),
        Scrapped        = "root-log-scrapped"         (USUAL),
        Led             = "root-log-led"              (USUAL),
        Loots           = "root-log-loots"            (USUAL),
        Looted          = "root-log-looted"           (USUAL),
        Rallied         = "root-log-rallied"          (USUAL),
        Ignored         = "root-log-ignored"          (USUAL),
        WarlordFell     = "root-log-warlord-fell"     (OCCASION),
        Oppressed       = "root-log-oppressed"        (MAJOR),
        RelicsLaid      = "root-log-relics-laid"      (USUAL),
        RelicsIn        = "root-log-relics-in"        (OMITTED),
        Encamped        = "root-log-encamped"         (MAJOR),
        Decamped        = "root-log-decamped"         (USUAL),
        RetinueActs     = "root-log-retinue-acts"     (MINOR),
        RetainerActs    = "root-log-retainer-acts"    (MINOR),
        RetainerLost    = "root-log-retainer-lost"    (USUAL),
        Carried         = "root-log-carried"          (USUAL),
        TurnedUp        = "root-log-turned-up"        (OMITTED),
        Delved          = "root-log-delved"           (MAJOR),
        Recovered       = "root-log-recovered"        (MAJOR),
        PrizeLaid       = "root-log-prize-laid"       (USUAL),
        JoinedRetinue   = "root-log-joined-retinue"   (USUAL),
        ShiftedRetinue  = "root-log-shifted-retinue"  (USUAL),
        ShiftedRetainer = "root-log-shifted-retainer" (USUAL),
        Dealt           = "root-log-dealt"            (MINOR.naming()),
        DealtDemoted    = "root-log-dealt-demoted"    (MINOR.naming()),
        SetsUpHireling  = "root-log-sets-up-hireling" (MINOR.naming()),
        MarkerTaken     = "root-log-marker-taken"     (MINOR),
        Hired           = "root-log-hired"            (MAJOR),
        ControlFaded    = "root-log-control-faded"    (OMITTED),
        PassedOn        = "root-log-passed-on"        (MAJOR),
        LetGo           = "root-log-let-go"           (USUAL),
        UsedHireling    = "root-log-used-hireling"    (USUAL.naming()),
        Forced          = "root-log-forced"           (USUAL),
        ForcedSelf      = "root-log-forced-self"      (USUAL),
        FromPile        = "root-log-from-pile"        (USUAL),
        UprisingDie     = "root-log-uprising-die"     (MINOR),
        Unpaid          = "root-log-unpaid"           (USUAL),
        Scouted         = "root-log-scouted"          (MINOR),
        Lurked          = "root-log-lurked"           (USUAL),
        Lifted          = "root-log-lifted"           (USUAL),
        Toll            = "root-log-toll"             (MAJOR),
        Waylaid         = "root-log-waylaid"          (USUAL),
        KeptWarrior     = "root-log-kept-warrior"     (MINOR),
        SoldTo          = "root-log-sold-to"          (MAJOR),
        ItemsExhausted  = "root-log-items-exhausted"  (USUAL),
        ItemsRefreshed  = "root-log-items-refreshed"  (MINOR),
        ItemsLost       = "root-log-items-lost"       (MAJOR),
        Ordered         = "root-log-ordered"          (USUAL),
        Weighed         = "root-log-weighed"          (REASON),
        WeighedPlayer   = "root-log-weighed-player"   (REASON),
        Ranked          = "root-log-ranked"           (OMITTED),
        RankedLast      = "root-log-ranked-last"      (OMITTED),
        RankedPlayer    = "root-log-ranked-player"    (OMITTED),
        Invoked         = "root-log-invoked"          (USUAL),
        Musters         = "root-log-musters"          (OMITTED),
        MustersLast     = "root-log-musters-last"     (OMITTED),
        Column          = "root-log-column"           (OMITTED),
        Tallied         = "root-log-tallied"          (OMITTED),
        Idle            = "root-log-idle"             (REASON),
        Crackdown       = "root-log-crackdown"        (MAJOR),
        Filed           = "root-log-filed"            (MINOR),
        OrganizedAll    = "root-log-organized-all"    (USUAL),
        Expands         = "root-log-expands"          (USUAL),
        SoulsOrder      = "root-log-souls-order"      (USUAL),
        SoulsReturned   = "root-log-souls-returned"   (USUAL),
        PlotSwapped     = "root-log-plot-swapped"     (USUAL),
        Gambled         = "root-log-gambled"          (USUAL),
        AidedAll        = "root-log-aided-all"        (USUAL),
        Covered         = "root-log-covered"          (MAJOR),
        Skipped         = "root-log-skipped"          (REASON),
        Stocked         = "root-log-stocked"          (USUAL),
        SentHome        = "root-log-sent-home"        (USUAL),
        Shielded        = "root-log-shielded"         (USUAL),
        Pities          = "root-log-pities"           (REASON),
        Strikes         = "root-log-strikes"          (USUAL),
        ExtraHit        = "root-log-extra-hit"        (REASON),
        Dismisses       = "root-log-dismisses"        (OMITTED),
        Armed           = "root-log-armed"            (USUAL),
        Racketeered     = "root-log-racketeered"      (USUAL),
        Quiet           = "root-log-quiet"            (USUAL),
        Won             = "root-log-won"              (USUAL),
    }
}

/// Chance, and a log that may be absent.
pub type World<'a> = crate::kernel::World<'a, Event>;

enum_table! {
    /// A source of points or losses, in the order in which a score pad lists it: each faction's own sources, then those
    /// of all, then what is lost.
    pub enum Source {
        Buildings = "buildings",
        Roosts = "roosts",
        Sympathy = "sympathy",
        Aid = "aid",
        Quests = "quests",
        Ruins = "ruins",
        Infamy = "infamy",
        Gardens = "gardens",
        Posts = "posts",
        Dividends = "dividends",
        Ministers = "ministers",
        Lords = "lords",
        Banker = "banker",
        Plots = "plots",
        Oppressed = "oppressed",
        Hoard = "hoard",
        Relics = "relics",
        Arbiter = "arbiter",
        Leader = "leader",
        Removed = "removed",
        Prizes = "prizes",
        Treetop = "treetop",
        Crafted = "crafted",
        Effects = "effects",
        Hirelings = "hirelings",
        Forge = "forge",
        Nightmare = "nightmare",
        Traits = "traits",
        Outrage = "outrage",
        Markets = "markets",
        Unbuilt = "unbuilt",
        Mayor = "mayor",
        Protection = "protection",
        Pass = "pass",
        Paths = "paths",
        Turmoil = "turmoil",
        GivenUp = "track",
    }
}

impl Source {
    /// The beginning of the keys of its words.
    pub const SPACE: &'static str = "root-source";
}
