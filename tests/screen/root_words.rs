//! The words of Root in play, said to everyone: every event, question and refusal makes a good sentence.

use super::told;
use std::collections::BTreeSet;
use thicket::games::root::factions::duchy::words::Minister;
use thicket::games::root::factions::hundreds::words::Mood;
use thicket::games::root::words::action::Action;
use thicket::games::root::words::card::Class;
use thicket::games::root::words::card::{CardKind, Deck};
use thicket::games::root::words::faction::Faction;
use thicket::games::root::words::item::Item;
use thicket::games::root::words::item::QuestSet;
use thicket::games::root::words::landmark::Landmark;
use thicket::games::root::words::party::Hireling;
use thicket::games::root::words::place::Suit;
use thicket::kernel::{Arg, Decision, Generator, Message, Options, Part, Seat, Viewer, Words, name_key};
use thicket::table::{GameSession, Games, NewGame};
use thicket::tui::text::Row;
use unicode_width::UnicodeWidthStr;

const WORDS: &str =
    concat!(include_str!("../../locales/en.root.ftl"), "\n", include_str!("../../locales/en.root-hirelings.ftl"));

/// The longest sentence, in columns.
const LONGEST: usize = 80;

/// The longest question, in columns: the line of a small screen less the number of the law.
const LONGEST_QUESTION: usize = 62;

/// The widest and the most lines of a help text: what a small screen shows inside a frame.
const HELP: (usize, usize) = (76, 20);

/// The most rows of the help to one board below the map, on the same screen; what is said to all of them has twice as many.
const STRIP: usize = 2;

/// The spaces in which a word of an action may have its name.
const SPACES: &[&str] = &["root-suit", "root-piece", "root-item", "root-quest", "root-landmark", "root-word"];

/// A table: its seats, its deck, and verbs that are preferred there so that rare questions come up.
type Table = (&'static [&'static str], Deck, &'static [&'static str]);

/// The tables at which games are played; a seat that plays `any` drafts.
const TABLES: &[Table] = &[
    (&["marquise", "eyrie", "alliance", "vagabond"], Deck::Standard, &[]),
    (&["alliance", "vagabond"], Deck::Standard, &[]),
    (&["eyrie", "alliance", "vagabond"], Deck::Standard, &["mobilize", "revolt", "battle"]),
    (&["marquise", "eyrie", "alliance"], Deck::Standard, &["recruit", "build", "craft", "decree"]),
    (&["marquise", "eyrie", "alliance", "vagabond:ranger"], Deck::Standard, &["aid", "ally", "hideout", "damage"]),
    (&["marquise", "vagabond", "vagabond_2"], Deck::Standard, &["explore", "instigate", "scorch", "improvise"]),
    (&["marquise", "lizards", "alliance"], Deck::Standard, &[]),
    (&["alliance", "lizards"], Deck::Standard, &["crusade", "convert", "sanctify", "sacrifice", "build", "battle"]),
    (&["marquise", "riverfolk", "vagabond"], Deck::Standard, &[]),
    (&["eyrie", "riverfolk", "alliance"], Deck::Standard, &["services", "post", "battle", "draw", "march"]),
    (&["corvids", "marquise", "alliance"], Deck::Standard, &["flip", "plot", "recruit", "expose", "exert"]),
    (&["marquise", "corvids", "vagabond"], Deck::Standard, &["flip", "plot", "recruit", "battle"]),
    (&["hundreds", "marquise", "alliance"], Deck::Standard, &["craft", "incite", "rouse", "rally"]),
    (&["eyrie", "vagabond", "hundreds", "vagabond_2"], Deck::Standard, &["battle", "loot", "scrap", "incite"]),
    (&["marquise", "eyrie", "vagabond"], Deck::ExilesPartisans, &["use", "craft"]),
    (&["vagabond", "alliance", "eyrie", "marquise"], Deck::ExilesPartisans, &["use", "craft", "battle"]),
    (&["duchy", "eyrie", "marquise"], Deck::Standard, &["sway", "minister", "dig", "battle"]),
    (&["duchy", "alliance", "vagabond"], Deck::ExilesPartisans, &[]),
    (&["marquise", "keepers", "alliance"], Deck::Standard, &[]),
    (&["keepers", "vagabond", "eyrie"], Deck::Standard, &["delve", "recover", "encamp", "carry", "recruit", "retinue"]),
    (&["marquise", "keepers"], Deck::Standard, &["battle", "delve", "act", "shift"]),
    (&["any", "any", "any", "any"], Deck::Standard, &[]),
    (&["any", "any"], Deck::ExilesPartisans, &["use", "hire"]),
    (&["marquise", "eyrie", "duchy"], Deck::Standard, &["use", "place", "force"]),
    (&["lizards", "corvids", "hundreds", "keepers"], Deck::Standard, &["use", "move", "heal"]),
    (&["any", "marquise", "riverfolk"], Deck::Standard, &["use", "battle", "build", "swap"]),
];

/// The extras that are played with, by turns.
const EXTRAS: [&[&str]; 3] = [&[], &["hirelings 3", "landmarks 2"], &["hirelings 3"]];

/// Games at least, and at most until all has been said.
const GAMES: std::ops::Range<u64> = 12..1000;

/// Actions after which a game has gone on long enough.
const MOST_ACTIONS: usize = 3000;

/// The Eyrie have no card, and an effect in play that they may use before they draw one.
const EMPTY_HAND: &str = r#"
turn = "eyrie"
phase = "birdsong"
marquise = { hand = ["anvil"] }
eyrie = { crafted = ["stand_and_deliver"] }
clearings.1 = { eyrie = { roost = 1, warriors = 3 } }
"#;

/// The Marquise can remove the last base of an Alliance that has more supporters than it may keep without one.
const LOST_BASE: &str = r#"
turn = "marquise"
phase = "daylight"
alliance = { supporters = ["anvil", "foxfolk_steel", "protection_racket", "bake_sale", "sword", "investments", "root_tea_mouse"] }
clearings.5 = { marquise = { warriors = 3 }, alliance = { base_rabbit = 1 } }
"#;

/// The Vagabond fights beside warriors of an Allied faction.
const ALLIES: &str = r#"
turn = "vagabond"
phase = "daylight"
vagabond = { at = "5", tiles = ["sword", "boot"], relations = { marquise = "allied" } }
clearings.5 = { marquise = { warriors = 2 }, eyrie = { warriors = 1 } }
"#;

/// All fox trade posts are gone.
const ALL_POSTS: &str = r#"
turn = "riverfolk"
phase = "daylight"
riverfolk = { funds = { marquise = 2 }, lost_posts = { fox = 3 } }
clearings.1 = { marquise = { warriors = 3 } }
"#;

/// The Marquise has an effect to use in Birdsong.
const OPEN_CLAIM: &str = r#"
turn = "marquise"
phase = "birdsong"
marquise = { crafted = ["royal_claim"] }
"#;

/// The Ranger has more damaged items than a hideout repairs.
const HIDEOUT: &str = r#"
turn = "vagabond"
phase = "daylight"
vagabond = { at = "5", tiles = ["torch", "boot!", "sword!", "crossbow!", "tea!"] }
"#;

/// The Marquise has every sawmill on the map.
const ALL_BUILT: &str = r#"
turn = "marquise"
phase = "daylight"
clearings.1 = { marquise = { warriors = 1, wood = 4 } }
clearings.5 = { marquise = { sawmill = 2 } }
clearings.8 = { marquise = { sawmill = 2 } }
clearings.9 = { marquise = { sawmill = 2 } }
"#;

/// The Lizards have an effect in play that they may use before the Outcast is adjusted.
const BEFORE_THE_OUTCAST: &str = r#"
turn = "lizards"
phase = "birdsong"
lizards = { crafted = ["royal_claim"] }
"#;

/// All fox gardens are on the map.
const ALL_GARDENS: &str = r#"
turn = "lizards"
phase = "daylight"
lizards = { hand = ["anvil"] }
clearings.1 = { lizards = { warriors = 3, garden_fox = 1 } }
clearings.6 = { lizards = { garden_fox = 1 } }
clearings.8 = { lizards = { garden_fox = 2 } }
clearings.12 = { lizards = { garden_fox = 1 } }
"#;

/// A plot is at a piece of the Marquise, who is about to draw and has Informants for an ambush of the discard pile.
const BEFORE_THE_DRAW: &str = r#"
deck = "exiles_partisans"
turn = "marquise"
phase = "evening"
discard = ["ambush_fox"]
marquise = { hand = ["anvil", "bake_sale"], crafted = ["informants"] }
corvids = { plots = { 1 = "raid" } }
clearings.1 = { marquise = { warriors = 1 } }
"#;

/// The Hundreds have an effect in play that they may use before their mobs raze.
const BEFORE_THE_MOBS: &str = r#"
turn = "hundreds"
phase = "birdsong"
hundreds = { crafted = ["royal_claim"] }
clearings.1 = { hundreds = { warriors = 1, mob = 1 } }
"#;

/// The last warriors of the Hundreds do not reach for all their strongholds.
const FEW_WARRIORS: &str = r#"
turn = "hundreds"
phase = "birdsong"
hundreds = { warlord = 1 }
clearings.1 = { hundreds = { warriors = 19 } }
clearings.5 = { hundreds = { stronghold = 1 } }
clearings.8 = { hundreds = { stronghold = 2 } }
"#;

/// All strongholds and mobs are on the map, and the warlord is not.
const ALL_OUT: &str = r#"
turn = "hundreds"
phase = "daylight"
hundreds = { hand = ["anvil", "sword"] }
clearings.2 = { hundreds = { warriors = 1, mob = 1 } }
clearings.5 = { hundreds = { stronghold = 2, mob = 1 } }
clearings.8 = { hundreds = { warriors = 3, stronghold = 2 } }
clearings.9 = { hundreds = { stronghold = 2, mob = 1 } }
clearings.1 = { hundreds = { mob = 1 } }
clearings.3 = { hundreds = { mob = 1 } }
"#;

/// The Keepers with a waystation without warriors, and a relic without a waystation.
const OUT_OF_PLACE: &str = r#"
turn = "keepers"
phase = "daylight"
keepers.forests.a.figure = 1
clearings.5 = { keepers = { waystation_figure_tablet = 1 } }
clearings.9 = { keepers = { warriors = 1, figure_1 = 1 } }
"#;

/// A track of the hoard is full, and one more tile for it can be crafted.
const FULL_TRACK: &str = r#"
turn = "hundreds"
phase = "daylight"
hundreds = { hand = ["anvil"], hoard = { sword = 2, tea = 2 } }
clearings.1 = { hundreds = { warriors = 1, stronghold = 1 } }
"#;

/// A Vagabond who slips.
const SLIPPING: &str = r#"
turn = "vagabond"
phase = "birdsong"
vagabond = { at = "1", tiles = ["boot", "sword"] }
"#;

/// A hireling that no other player can get.
const LAST_MARKER: &str = "turn = \"marquise\"\nphase = \"daylight\"\n\
    clearings.1.marquise.warriors = 1\n\
    hirelings = [{ hireling = \"corvid_spies\", controller = \"marquise\", markers = 1 }]\n";

/// A line of the table below.
type Rare = (&'static [&'static str], &'static str, &'static [&'static str], &'static [&'static str]);

/// Attempts made once in many games: the table, a position if it is not a new game, actions that lead there, attempts.
const RARE: &[Rare] = &[
    (&["vagabond:ranger", "eyrie"], SLIPPING, &[], &["slip f", "slip 5 eyrie 1"]),
    (&["marquise", "clockwork:eyrie"], LAST_MARKER, &["pass"], &[]),
    (&["marquise", "eyrie"], "", &[], &["keep 5"]),
    (&["eyrie", "alliance"], "", &[], &["roost 5"]),
    (&["lizards", "alliance"], "", &["home 1"], &["outcast bird"]),
    (&["alliance", "vagabond", "vagabond_2:thief"], "", &[], &["character thief"]),
    (&["alliance", "vagabond:thief"], "", &[], &["start i"]),
    (&["marquise", "eyrie"], ALL_BUILT, &[], &["build 1 wood"]),
    (&["eyrie", "marquise"], NO_ROOST, &["decree anvil move"], &["roost 1"]),
    (&["eyrie", "marquise"], NO_LEADER, &[], &["leader builder"]),
    (&["vagabond:harrier", "marquise"], HARRIER, &[], &["glide 5"]),
    (&["riverfolk", "marquise"], PRICES, &[], &["price riverboats 9", "price riverboats 2"]),
    (&["marquise", "riverfolk"], SHOP, &[], &["services hand_card"]),
    (&["duchy", "marquise"], ASSEMBLY, &[], &["minister captain marshal", "minister mayor earl_of_stone"]),
    (&["keepers", "marquise"], TWO_ACTORS, &["move 1 5 1"], &["act bake_sale"]),
    (&["vagabond", "marquise"], GUARDED, &[], &["strike marquise warrior"]),
    (&["duchy", "alliance"], PHYSICIANS, &["battle 5 alliance", "pass"], &["heal 9 anvil", "heal 1 bake_sale"]),
    (&["marquise", "alliance"], ENVOYS, &["use warm_sun_prophets"], &["draw ambush_fox"]),
    (&["marquise", "eyrie"], UPRISING, &["battle 5 spring_uprising"], &["discard anvil"]),
    (&["marquise", "corvids"], SHORT_RAID, &[], &["battle 5 riverfolk_flotilla"]),
    (&["marquise", "eyrie"], FORGE, &[], &["craft sword", "battle 5 riverfolk_flotilla"]),
    (&["lizards", "eyrie"], LOST_CITY_HOME, &["home 7"], &[]),
    (&["any", "marquise", "eyrie", "lizards"], NO_HOMELAND_LEFT, &["outcast fox"], &[]),
    (&["marquise", "eyrie"], BRIGAND, &["use the_exile"], &["explore 10", "steal marquise"]),
    (&["marquise", "eyrie"], BRIGAND, &["use the_exile", "steal eyrie"], &[]),
    (&["marquise", "eyrie"], IDLE_BRIGAND, &[], &["use the_exile"]),
    (&["marquise", "eyrie"], BARE_BRIGAND, &["use the_exile"], &["steal eyrie"]),
    (&["marquise", "eyrie", "alliance", "duchy"], BRIGAND, &[], &["steal eyrie"]),
    (
        &["marquise", "eyrie", "alliance", "duchy"],
        FAR_FROM_THE_DUCHY,
        &["use the_exile"],
        &["steal alliance", "steal duchy"],
    ),
    (
        &["marquise", "eyrie"],
        VAULTS,
        &["use vault_keepers", "pass", "recruit", "place 1"],
        &["place 12", "place 1", "use flame_bearers", "use spring_uprising", "keep 5"],
    ),
    (&["marquise", "eyrie"], EXPEDITION, &["use sunward_expedition"], &["place 7 3", "use spring_uprising"]),
    (&["marquise", "eyrie"], IN_BIRDSONG, &[], &["use corvid_spies", "use vault_keepers"]),
    (&["eyrie", "duchy"], PATROL, &["use forest_patrol"], &["place 5"]),
    (
        &["eyrie", "duchy"],
        PATROL,
        &["use forest_patrol", "move 5 1 1"],
        &["battle 5 spring_uprising", "battle 1 spring_uprising"],
    ),
    (&["marquise", "eyrie"], BANDITS, &["use highway_bandits"], &["lurk 6 8", "lift 4 8", "lift 1 5"]),
    (&["marquise", "eyrie"], FAR_BANDIT, &["use highway_bandits"], &["lift 3 7"]),
    (&["lizards", "eyrie"], NO_GOODS, &[], &["use flame_bearers"]),
    (&["lizards", "eyrie"], NO_SMUGGLING, &[], &["use flame_bearers"]),
    (&["marquise", "eyrie"], EXILE_ROVES, &["use the_exile"], &["move 5"]),
    (&["marquise", "eyrie"], PROTECTOR_COMES, &[], &["move 5"]),
    (&["marquise", "eyrie"], NO_REBELS, &[], &["place 1"]),
    (&["marquise", "eyrie"], EXILE_FAR_AWAY, &[], &["sell tea the_exile"]),
    (&["corvids", "marquise"], SPYMASTER, &[], &["recruit fox bake_sale", "recruit bird bake_sale"]),
    (
        &["keepers", "marquise"],
        FULL_RETINUE,
        &[],
        &["retinue anvil move", "shift retainer move move", "shift anvil move delve"],
    ),
];

/// The Stoic Protector guards the Marquise.
const GUARDED: &str = r#"
turn = "vagabond"
phase = "daylight"
hirelings = [{ hireling = "furious_protector", at = "1", demoted = true, controller = "marquise" }]
vagabond = { at = "1", tiles = ["crossbow", "boot"] }
clearings.1 = { marquise = { warriors = 1 } }
"#;

/// Warriors of the Alliance are lost in clearing 5, and the Physicians serve it.
const PHYSICIANS: &str = r#"
turn = "duchy"
phase = "daylight"
chance = ["dice 1 1"]
hirelings = [{ hireling = "forest_patrol", demoted = true, controller = "alliance" }]
alliance = { hand = ["bake_sale", "anvil"] }
clearings.5 = { alliance = { warriors = 2 }, duchy = { warriors = 3 } }
clearings.9 = { alliance = { sympathy = 1 } }
"#;

const ENVOYS: &str = r#"
turn = "marquise"
phase = "birdsong"
hirelings = [{ hireling = "warm_sun_prophets", demoted = true, controller = "marquise" }]
discard = ["anvil", "foxfolk_steel", "ambush_fox"]
clearings.9 = { marquise = { recruiter = 1 } }
"#;

/// The Marquise can pay for a battle against the Uprising.
const UPRISING: &str = r#"
turn = "marquise"
phase = "daylight"
hirelings = [{ hireling = "spring_uprising" }]
marquise = { hand = ["bake_sale", "cobbler", "anvil"] }
clearings.5 = { marquise = { warriors = 2 }, spring_uprising = { warriors = 1 } }
"#;

/// The last warriors of the Corvids do not reach for all clearings next to their raid.
const SHORT_RAID: &str = r#"
turn = "marquise"
phase = "daylight"
pending = ["turn end", "turn draw", "removal raid 5"]
clearings.3 = { corvids = { warriors = 14 } }
"#;

/// The last swords are on the Legendary Forge, and nobody battles the Flotilla.
const FORGE: &str = r#"
turn = "marquise"
phase = "daylight"
hirelings = [{ hireling = "riverfolk_flotilla", at = "5" }]
landmarks = { legendary_forge = { clearing = 8, items = { sword = 1 } } }
items = { sword = 0 }
marquise = { hand = ["sword"] }
clearings.5 = { marquise = { warriors = 1, workshop = 2 } }
"#;

/// The homeland of the Lizards is of all suits.
const LOST_CITY_HOME: &str = r#"
phase = "setup"
pending = ["setup hands", "lizards choose_outcast", "lizards setup_home", "setup homeland 0 1"]
landmarks = { lost_city = { clearing = 7 } }
draft = { homelands = { eyrie = [1] } }
"#;

/// Nothing but single clearings of the map edge is left for homelands.
const NO_HOMELAND_LEFT: &str = r#"
phase = "setup"
pending = ["setup hands", "setup draft 0", "lizards choose_outcast"]
draft = { pool = ["keepers", "corvids"], last = "corvids", homelands = { marquise = [5, 6, 7], eyrie = [4], lizards = [9] } }
"#;

/// The Marquise can search a ruin with the Brigand, or rob the Eyrie.
const BRIGAND: &str = r#"
turn = "marquise"
phase = "daylight"
hirelings = [{ hireling = "the_exile", demoted = true, controller = "marquise" }]
marquise = { items = { tea = 1, boot = 1 } }
eyrie = { hand = ["anvil"] }
clearings.6 = { marquise = { warriors = 1 }, eyrie = { warriors = 1 } }
clearings.9 = { marquise = { recruiter = 1 } }
"#;

/// The Brigand robs the Eyrie; the Duchy have a card, but no piece beside the Marquise's.
const FAR_FROM_THE_DUCHY: &str = r#"
turn = "marquise"
phase = "daylight"
hirelings = [{ hireling = "the_exile", demoted = true, controller = "marquise" }]
marquise = { items = { tea = 1, boot = 1 } }
eyrie = { hand = ["anvil"] }
duchy = { hand = ["sword"] }
clearings.6 = { marquise = { warriors = 1 }, eyrie = { warriors = 1 } }
clearings.9 = { marquise = { recruiter = 1 } }
"#;

/// The Brigand finds two ruins, and has no item to rob with.
const BARE_BRIGAND: &str = r#"
turn = "marquise"
phase = "daylight"
hirelings = [{ hireling = "the_exile", demoted = true, controller = "marquise" }]
eyrie = { hand = ["anvil"] }
clearings.6 = { marquise = { warriors = 1 }, eyrie = { warriors = 1 } }
clearings.9 = { marquise = { recruiter = 1 } }
clearings.10 = { marquise = { warriors = 1 } }
"#;

/// The Vault Keepers have fewer warriors left than vaults; of two others one serves the Eyrie and one nobody.
const VAULTS: &str = r#"
turn = "marquise"
phase = "daylight"
hirelings = [
    { hireling = "vault_keepers", controller = "marquise" },
    { hireling = "flame_bearers", demoted = true, controller = "eyrie" },
    { hireling = "spring_uprising" },
]
clearings.1 = { vault_keepers = { vault = 1, warriors = 2 } }
clearings.2 = { vault_keepers = { vault = 1, warriors = 2 } }
clearings.7 = { vault_keepers = { vault = 1 } }
clearings.9 = { marquise = { recruiter = 1, warriors = 1 } }
"#;

/// One warrior of the Expedition is left.
const EXPEDITION: &str = r#"
turn = "marquise"
phase = "daylight"
hirelings = [
    { hireling = "sunward_expedition", controller = "marquise" },
    { hireling = "spring_uprising", controller = "marquise" },
]
clearings.1 = { sunward_expedition = { foothold = 1, warriors = 7 } }
clearings.9 = { marquise = { recruiter = 1, warriors = 1 } }
"#;

/// The Spies wait for Daylight, and the Bodyguards are never used.
const IN_BIRDSONG: &str = r#"
turn = "marquise"
phase = "birdsong"
hirelings = [
    { hireling = "corvid_spies", controller = "marquise" },
    { hireling = "vault_keepers", demoted = true, controller = "marquise" },
]
marquise = { crafted = ["royal_claim"] }
clearings.9 = { marquise = { recruiter = 1 } }
"#;

/// The Patrol beside the Uprising, and nobody on its card.
const PATROL: &str = r#"
turn = "eyrie"
phase = "daylight"
hirelings = [{ hireling = "forest_patrol", controller = "eyrie" }, { hireling = "spring_uprising" }]
eyrie = { hand = ["bake_sale", "anvil"] }
clearings.1 = { duchy = { warriors = 1 }, spring_uprising = { warriors = 1 } }
clearings.2 = { eyrie = { roost = 1, warriors = 3 } }
clearings.5 = { eyrie = { warriors = 3 }, forest_patrol = { warriors = 1 }, spring_uprising = { warriors = 1 } }
"#;

const BANDITS: &str = r#"
turn = "marquise"
phase = "daylight"
hirelings = [{ hireling = "highway_bandits", controller = "marquise", paths = [[1, 5]] }]
clearings.5 = { marquise = { warriors = 2, recruiter = 1 } }
clearings.9 = { marquise = { warriors = 1 } }
"#;

/// All warriors of the Uprising are on the map.
const NO_REBELS: &str = r#"
turn = "marquise"
phase = "birdsong"
chance = ["uprising fox"]
hirelings = [{ hireling = "spring_uprising", controller = "marquise" }]
clearings.1 = { spring_uprising = { warriors = 2 } }
clearings.6 = { spring_uprising = { warriors = 2 } }
clearings.9 = { marquise = { recruiter = 1 } }
"#;

const IDLE_BRIGAND: &str = r#"
turn = "marquise"
phase = "daylight"
hirelings = [{ hireling = "the_exile", demoted = true, controller = "marquise" }]
clearings.9 = { marquise = { recruiter = 1 } }
"#;

/// All bandits are on the map, and each free path is far from the pieces of the Marquise.
const FAR_BANDIT: &str = r#"
turn = "marquise"
phase = "daylight"
hirelings = [{ hireling = "highway_bandits", controller = "marquise", paths = [[1, 5], [1, 9], [1, 10], [3, 7]] }]
[clearings.1.marquise]
warriors = 1
"#;

const NO_GOODS: &str = r#"
turn = "lizards"
phase = "daylight"
hirelings = [{ hireling = "flame_bearers", demoted = true, controller = "lizards" }]
lizards = { acolytes = 0, outcast = "fox", hand = ["ambush_fox"] }
clearings.1.lizards.warriors = 2
"#;

/// The Lizards have no warriors on the map.
const NO_SMUGGLING: &str = r#"
turn = "lizards"
phase = "daylight"
hirelings = [{ hireling = "flame_bearers", demoted = true, controller = "lizards" }]
lizards = { acolytes = 0, outcast = "fox", hand = ["anvil"] }
"#;

const EXILE_ROVES: &str = r#"
turn = "marquise"
phase = "daylight"
hirelings = [{ hireling = "the_exile", controller = "marquise", at = "b", clubs = 3 }]
"#;

/// The Protector is hired at the end of the turn.
const PROTECTOR_COMES: &str = r#"
turn = "marquise"
phase = "evening"
hirelings = [{ hireling = "furious_protector", demoted = true }]
hiring = { taken = { marquise = 1 } }
clearings.5.marquise.warriors = 1
clearings.9.marquise.warriors = 1
"#;

const EXILE_FAR_AWAY: &str = r#"
turn = "marquise"
phase = "daylight"
hirelings = [{ hireling = "the_exile", at = "c" }]
marquise = { items = { tea = 1 } }
clearings.9 = { marquise = { recruiter = 1 } }
"#;

const SPYMASTER: &str = r#"
turn = "corvids"
phase = "birdsong"
corvids = { hand = ["bake_sale"] }
"#;

/// The Eyrie have no roost, and a crowd stands in one clearing.
const NO_ROOST: &str = r#"
turn = "eyrie"
phase = "birdsong"
eyrie = { leader = "despot", hand = ["anvil"] }
clearings.1 = { marquise = { warriors = 3 } }
"#;

/// The Eyrie have nowhere to recruit: they fall into turmoil and choose another leader.
const NO_LEADER: &str = r#"
turn = "eyrie"
phase = "daylight"
eyrie = { leader = "builder" }
clearings.1 = { eyrie = { warriors = 3 } }
"#;

const HARRIER: &str = r#"
turn = "vagabond"
phase = "daylight"
vagabond = { at = "5", tiles = ["torch"] }
"#;

const PRICES: &str = r#"
turn = "riverfolk"
phase = "evening"
riverfolk = { prices = { riverboats = 2 } }
"#;

const SHOP: &str = r#"
turn = "marquise"
phase = "birdsong"
riverfolk = { hand = ["anvil"], prices = { hand_card = 1 } }
"#;

const ASSEMBLY: &str = r#"
turn = "duchy"
phase = "daylight"
clearings.1 = { duchy = { warriors = 1 } }
"#;

/// Two of the Keepers can make a move.
const TWO_ACTORS: &str = r#"
turn = "keepers"
phase = "daylight"
keepers = { retinue = { move = ["anvil", "foxfolk_steel"] } }
clearings.1 = { keepers = { warriors = 2 } }
"#;

const FULL_RETINUE: &str = r#"
turn = "keepers"
phase = "evening"
keepers = { hand = ["anvil"], retinue = { delve = ["foxfolk_steel", "bake_sale", "sword", "armorers", "sappers", "cobbler", "codebreakers"] } }
clearings.1 = { keepers = { warriors = 1 } }
"#;

/// The words said so far.
#[derive(Default)]
struct Said {
    keys: BTreeSet<&'static str>,
    sentences: BTreeSet<String>,
    /// Returns the faults of a sentence.
    faults: BTreeSet<String>,
}

impl Said {
    /// The message in words, which must make a sentence.
    fn say(&mut self, message: &Message) -> String {
        let (text, unknown) = Words::english().say_strictly(message);
        if message.key.starts_with("root-log-") && !self.sentences.contains(&text) {
            self.faults.extend(told::faults(message));
        }
        if self.keys.insert(message.key) | self.sentences.insert(text.clone()) {
            // an example in notation has the names that one types
            let has_ids = text.contains('_') && message.key != "root-no-form";
            let slips = ["  ", "..", " .", " ,", " :", " a a ", " a wood", " 1 warriors", " 1 points", "so many"];
            let is_sentence = unknown.is_empty()
                && !text.contains(['[', ']', '{', '}', '\n'])
                && !has_ids
                && text.starts_with(|c: char| c.is_uppercase())
                && text.ends_with(['.', '!', '?'])
                && !slips.iter().any(|slip| text.contains(slip))
                && told::disagreements(&text).is_empty();
            if !is_sentence || text.width() > LONGEST {
                self.faults.insert(format!("{}, {} columns: \"{text}\"", message.key, text.width()));
            }
        }
        text
    }

    /// The same of a question, which begins with who is asked, and has a question mark only where no is an answer.
    fn ask(&mut self, message: &Message, asked: &str, has_no: bool) {
        let text = self.say(message);
        let ending: &[char] = if has_no { &['.', '?'] } else { &['.'] };
        let lead = format!("{asked}: ");
        if text.width() > LONGEST_QUESTION || !text.starts_with(&lead) || !text.ends_with(ending) {
            self.faults.insert(format!("{}, {} columns: \"{text}\"", message.key, text.width()));
        }
    }

    /// The sentences that have words and were never said.
    fn unsaid(&self) -> Vec<&'static str> {
        let keys = WORDS.lines().filter_map(|line| line.split_once(" =")).map(|(key, _)| key);
        let sentence =
            |key: &str| ["root-ask-", "root-log-", "root-no-", "root-won-"].iter().any(|is| key.starts_with(is));
        keys.filter(|key| sentence(key) && !self.keys.contains(key)).collect()
    }
}

/// The boards, played on in turn.
const BOARDS: [&str; 4] = ["autumn", "lake", "mountain", "winter"];

fn new_game(seats: &[&str], deck: Deck, board: &str, seed: u64) -> Box<dyn GameSession> {
    new_game_with(seats, deck, board, &[], seed)
}

fn new_game_with(seats: &[&str], deck: Deck, board: &str, extras: &[&str], seed: u64) -> Box<dyn GameSession> {
    let drafts = seats.contains(&"any").then_some("advanced");
    let extras = extras.iter().copied().chain(drafts).map(str::to_owned).collect();
    let seats = seats.iter().map(|&seat| seat.to_owned()).collect();
    let (deck, board) = (Some(deck.id().to_owned()), Some(board.to_owned()));
    let options = Options { seats, deck, board, extras };
    let entry = Games::ALL.get("root").expect("Root is on the list of games");
    entry.begin(&NewGame { options, controllers: Vec::new(), seed }, &Games::ALL.boards()).expect("a game of Root")
}

fn viewers(seats: usize) -> impl Iterator<Item = Viewer> {
    let seats = (0..seats).map(|seat| Viewer::Seat(Seat::new(seat as u8)));
    seats.chain([Viewer::Spectator, Viewer::All])
}

fn pick<'a>(rng: &mut Generator, list: &[&'a str]) -> &'a str {
    list[rng.below(list.len() as u32) as usize]
}

/// Something that a player might wish for, legal or not.
fn wish(rng: &mut Generator) -> String {
    const FORMS: [&str; 85] = [
        "use HIRELING",
        "hire HIRELING",
        "setup HIRELING",
        "give HIRELING FACTION",
        "use LANDMARK",
        "landmark LANDMARK CLEARING",
        "draft FACTION",
        "place CLEARING",
        "battle CLEARING HIRELING",
        "pass",
        "flip CLEARING",
        "plot CLEARING bomb",
        "trick CLEARING CLEARING",
        "expose CLEARING raid",
        "show CARD",
        "recruit SUIT CARD",
        "march CLEARING CLEARING COUNT",
        "move CLEARING CLEARING COUNT",
        "move SUIT CLEARING CLEARING COUNT",
        "move CLEARING",
        "slip CLEARING",
        "battle CLEARING FACTION",
        "battle SUIT CLEARING FACTION",
        "build CLEARING sawmill",
        "build CLEARING recruiter",
        "build SUIT CLEARING",
        "recruit",
        "recruit CLEARING",
        "recruit SUIT CLEARING",
        "craft CARD",
        "overwork CLEARING CARD",
        "dominance SUIT",
        "coalition SUIT FACTION",
        "recall SUIT CARD",
        "use CARD",
        "use CARD FACTION",
        "use CARD CLEARING",
        "extra CARD",
        "decree CARD build",
        "mobilize CARD",
        "train CARD",
        "revolt CLEARING",
        "spread CLEARING",
        "organize CLEARING",
        "explore",
        "aid FACTION CARD",
        "quest QUEST cards",
        "quest QUEST points",
        "strike FACTION warrior",
        "repair sword!",
        "steal FACTION",
        "labor CARD",
        "hideout",
        "clear CLEARING CLEARING",
        "build CLEARING market",
        "dig CLEARING",
        "reveal CARD",
        "move burrow CLEARING COUNT",
        "move CLEARING burrow COUNT",
        "minister MINISTER",
        "sway MINISTER",
        "ambush SUIT",
        "hospital CARD",
        "give CARD",
        "take warrior",
        "crusade battle CLEARING FACTION",
        "crusade move CLEARING CLEARING COUNT",
        "convert CLEARING FACTION",
        "sanctify CLEARING roost",
        "build CLEARING CARD",
        "recruit CLEARING CARD",
        "score CARD",
        "sacrifice CARD",
        "services CARD",
        "services riverboats",
        "services mercenaries",
        "draw",
        "export CARD",
        "post CLEARING",
        "mood MOOD",
        "anoint CLEARING",
        "lead CLEARING",
        "advance CLEARING COUNT",
        "incite CLEARING CARD",
        "scrap sword",
    ];
    let form = pick(rng, &FORMS);
    let words = form.split(' ').map(|word| match word {
        "CLEARING" => (1 + rng.below(12)).to_string(),
        "COUNT" => (1 + rng.below(4)).to_string(),
        "SUIT" => pick(rng, &Suit::ALL.map(Suit::id)).to_owned(),
        "FACTION" => pick(rng, &Faction::ALL.map(Faction::id)).to_owned(),
        "HIRELING" => pick(rng, &Hireling::ALL.iter().map(|one| one.id()).collect::<Vec<_>>()).to_owned(),
        "LANDMARK" => pick(rng, &Landmark::ALL.iter().map(|one| one.id()).collect::<Vec<_>>()).to_owned(),
        "MOOD" => pick(rng, &Mood::ALL.iter().map(|mood| mood.id()).collect::<Vec<_>>()).to_owned(),
        "CARD" => pick(rng, &CardKind::ALL.map(CardKind::id)).to_owned(),
        "QUEST" => pick(rng, &QuestSet::ALL.iter().map(|quest| quest.id()).collect::<Vec<_>>()).to_owned(),
        "MINISTER" => pick(rng, &Minister::ALL.map(Minister::id)).to_owned(),
        word => word.to_owned(),
    });
    words.collect::<Vec<_>>().join(" ")
}

/// The same action with other numbers and factions.
fn altered(rng: &mut Generator, action: &str) -> String {
    let other = |word: &str| match (word.parse::<u8>(), Faction::from_id(word)) {
        (Ok(_), _) => (1 + rng.below(12)).to_string(),
        (_, Some(_)) => pick(rng, &Faction::ALL.map(Faction::id)).to_owned(),
        _ => word.to_owned(),
    };
    action.split(' ').map(other).collect::<Vec<_>>().join(" ")
}

fn has_name(spaces: &[&str], id: &str) -> bool {
    spaces.iter().any(|space| Words::english().has(&name_key(space, id)))
}

fn has_words(part: Part) -> bool {
    match part {
        Part::Verb(id) => has_name(&["root-verb"], id),
        Part::Card(id) => has_name(&["root-card"], id),
        Part::Player(id) => has_name(&["root-party"], id),
        Part::Word(id) => has_name(SPACES, id),
        Part::Named(id) => has_name(&["root-word"], id),
        Part::Place(_) | Part::Region(_) | Part::Count(_) => true,
    }
}

/// On the Mountain: two closed paths in reach of one warrior.
const TWO_CLOSED: &str = r#"
turn = "marquise"
phase = "daylight"
closed_paths = [[6, 11], [11, 12]]
suits = ["fox", "rabbit", "mouse", "fox", "rabbit", "mouse", "fox", "rabbit", "mouse", "fox", "rabbit", "mouse"]
marquise = { hand = ["anvil", "sword"] }
clearings.11 = { marquise = { warriors = 1 } }
"#;

/// A table with the Hundreds.
const HORDE: [&str; 3] = ["marquise", "eyrie", "hundreds"];

/// A table with the Cult.
const CULT: [&str; 3] = ["marquise", "eyrie", "lizards"];

fn game_at(position: &str) -> Box<dyn GameSession> {
    game_with(&["marquise", "eyrie", "alliance", "vagabond:ranger"], position)
}

fn game_with(seats: &[&str], position: &str) -> Box<dyn GameSession> {
    let mut game = new_game(seats, Deck::Standard, BOARDS[0], 1);
    game.set_position(&toml::from_str(position).expect("TOML")).expect("a position");
    game
}

/// Returns what is asked in a position after some actions.
fn question_at(position: &str, actions: &[&str]) -> Message {
    let mut game = game_at(position);
    for action in actions {
        game.act(action).expect("a legal action");
    }
    match game.decision() {
        Decision::Ask(question) => question.message,
        Decision::Over(_) => panic!("the game is over: {position}"),
    }
}

/// Returns what is asked in a position at another table.
fn question_with(seats: &[&str], position: &str) -> Message {
    match game_with(seats, position).decision() {
        Decision::Ask(question) => question.message,
        Decision::Over(_) => panic!("the game is over: {position}"),
    }
}

/// Plays a game at random and says all that is to be said.
fn play(&(seats, deck, preferred): &Table, seed: u64, said: &mut Said) {
    let words = Words::english();
    let mut rng = Generator::new(!seed);
    // every table comes to every board
    let round = seed as usize / TABLES.len();
    let (board, extras) = (BOARDS[round % BOARDS.len()], EXTRAS[(round + seed as usize) % EXTRAS.len()]);
    let mut game = new_game_with(seats, deck, board, extras, seed);
    let mut before: Vec<String> = Vec::new();
    while game.actions() < MOST_ACTIONS {
        let question = match game.decision() {
            Decision::Ask(question) => question,
            Decision::Over(outcome) => {
                said.say(&Message::new(outcome.how));
                let illegal = game.why_not("pass").expect("a verb").expect("nothing is legal any more");
                said.say(&illegal.reason);
                break;
            }
        };
        let actions = game.notation();
        let has_no = actions.iter().any(|action| action == "pass");
        said.ask(&question.message, &words.name("root-party", game.plays(question.seat)), has_no);
        for part in game.legal().into_iter().flatten() {
            assert!(has_words(part), "{part:?}");
        }
        let late = before.get(rng.below(before.len().max(1) as u32) as usize).cloned();
        let legal = &actions[rng.below(actions.len() as u32) as usize];
        let other = altered(&mut rng, legal);
        let drafts = actions.iter().any(|action| action.starts_with("draft "));
        let cards = Faction::ALL.map(|faction| format!("draft {}", faction.id()));
        let cards = cards.into_iter().filter(|_| drafts);
        for wished in [wish(&mut rng), wish(&mut rng), other].into_iter().chain(late).chain(cards) {
            if let Some(illegal) = game.why_not(&wished).expect("a form of the grammar") {
                let sentence = said.say(&illegal.reason);
                assert!(!illegal.law.is_empty() && !sentence.contains(illegal.law), "{wished}: {sentence}");
            }
        }
        before.clone_from(&actions);
        let wanted: Vec<&String> = actions
            .iter()
            .filter(|action| preferred.iter().any(|verb| action.split(' ').next() == Some(verb)))
            .collect();
        let action = match wanted.len() {
            0 => &actions[rng.below(actions.len() as u32) as usize],
            count => wanted[rng.below(count as u32) as usize],
        };
        game.act(action).expect("an action from the list");
    }
    for viewer in viewers(seats.len()) {
        for line in game.log(0..game.log_len(), viewer) {
            let text = said.say(&line.message);
            // 11.2.3: all see what the Riverfolk draw
            let open = text.starts_with(&format!("The {} ", words.name("root-party", Faction::Riverfolk.id())));
            let unseen = line.message.key == "root-log-drew" && viewer == Viewer::Spectator && !open;
            assert!(!unseen || text.ends_with("drew a card."), "{text}");
        }
    }
}

#[test]
fn every_faction_sits_at_a_table() {
    let seats = TABLES.iter().flat_map(|(seats, _, _)| *seats).map(|seat| seat.split(':').next().unwrap_or(seat));
    let seats: BTreeSet<&str> = seats.filter(|&seat| seat != "any").collect();
    assert_eq!(seats, Faction::ALL.iter().map(|faction| faction.id()).collect());
}

#[test]
fn everything_said_in_play_is_a_good_sentence_for_every_viewer() {
    let mut said = Said::default();
    // The Autumn board has all clearings.
    said.say(&Message::new("root-no-such-clearing").with("clearing", Arg::Number(12)));
    // The steps of this question ask nobody.
    let who = Arg::Name { space: "root-party", id: Faction::Eyrie.id() };
    said.say(&Message::new("root-ask-over").with("who", who.clone()));
    // No board of the program has a path beside the ferry's way.
    let place = Arg::Number(10);
    said.say(&Message::new("root-ask-ferry").with("who", who.clone()).with("clearing", place.clone()));
    // No Vagabond plays with the Brigand, so that one item is under each ruin.
    said.say(&Message::new("root-ask-brigand-find").with("who", who.clone()).with("clearing", place));
    // Few wish to sell to another hireling.
    said.say(&Message::new("root-no-buyer").with("faction", who));
    let mut mountain = new_game(&["marquise", "eyrie"], Deck::Standard, "mountain", 1);
    mountain.set_position(&toml::from_str(TWO_CLOSED).expect("TOML")).expect("a position");
    for action in ["clear 11 12", "discard anvil"] {
        mountain.act(action).expect("a legal action");
    }
    let refused = mountain.why_not("clear 6 11").expect("a form of the grammar").expect("a refusal");
    said.say(&refused.reason);
    said.say(&question_at(EMPTY_HAND, &[]));
    said.say(&question_at(LOST_BASE, &["battle 5 alliance"]));
    said.say(&question_at(OPEN_CLAIM, &[]));
    said.say(&question_at(HIDEOUT, &["hideout"]));
    said.say(&question_at(ALLIES, &["battle 5 eyrie"]));
    let mut allied = game_at(ALLIES);
    for action in ["battle 5 eyrie", "ally marquise"] {
        allied.act(action).expect("a legal action");
    }
    for line in allied.log(0..allied.log_len(), Viewer::All) {
        said.say(&line.message);
    }
    let refused = game_at(ALL_BUILT).why_not("build 1 sawmill").expect("a form of the grammar").expect("a refusal");
    said.say(&refused.reason);
    said.say(&question_with(&CULT, BEFORE_THE_OUTCAST));
    let refused =
        game_with(&CULT, ALL_GARDENS).why_not("build 1 anvil").expect("a form of the grammar").expect("a refusal");
    said.say(&refused.reason);
    let company = game_with(&["riverfolk", "marquise"], ALL_POSTS);
    let refused = company.why_not("post 1").expect("a form of the grammar").expect("a refusal");
    said.say(&refused.reason);
    said.say(&question_with(&["marquise", "eyrie", "corvids"], BEFORE_THE_DRAW));
    let refused =
        game_with(&CULT, ALL_GARDENS).why_not("craft anvil").expect("a form of the grammar").expect("a refusal");
    said.say(&refused.reason);
    said.say(&question_with(&HORDE, BEFORE_THE_MOBS));
    said.say(&question_with(&HORDE, FEW_WARRIORS));
    let mut full = game_with(&HORDE, FULL_TRACK);
    for action in ["craft anvil", "hoard hammer"] {
        full.act(action).expect("a legal action");
    }
    let Decision::Ask(question) = full.decision() else { panic!("the game is over") };
    said.say(&question.message);
    for wish in ["build 8 anvil", "incite 8 anvil", "incite 2 sword", "advance 5 1"] {
        let refused = game_with(&HORDE, ALL_OUT).why_not(wish).expect("a form of the grammar").expect("a refusal");
        said.say(&refused.reason);
    }
    let mut keepers = game_with(&["keepers", "marquise"], OUT_OF_PLACE);
    for wishes in [&["delve 5 a figure", "delve 9 a figure"][..], &["recover 9 figure_1"]] {
        keepers.act("pass").expect("a column goes by");
        for wished in wishes {
            let refused = keepers.why_not(wished).expect("a form of the grammar").expect("a refusal");
            said.say(&refused.reason);
        }
    }
    for (seats, position, actions, wishes) in RARE {
        let mut game = match *position {
            "" => new_game(seats, Deck::Standard, BOARDS[0], 1),
            position => game_with(seats, position),
        };
        for action in *actions {
            game.act(action).expect("a legal action");
        }
        if let Decision::Ask(question) = game.decision() {
            said.say(&question.message);
        }
        for line in game.log(0..game.log_len(), Viewer::All) {
            said.say(&line.message);
        }
        for wish in *wishes {
            said.say(&game.why_not(wish).expect("a form of the grammar").expect("a refusal").reason);
        }
    }
    for seed in 0..GAMES.end {
        if seed >= GAMES.start && said.unsaid().is_empty() {
            break;
        }
        play(&TABLES[seed as usize % TABLES.len()], seed, &mut said);
    }
    assert!(said.faults.is_empty(), "{:#?}", said.faults);
    assert!(said.unsaid().is_empty(), "never said: {:?}", said.unsaid());
}

#[test]
fn cards_and_quests_are_told_apart_by_their_names() {
    let words = Words::english();
    let cards: BTreeSet<String> = CardKind::ALL.iter().map(|card| words.name("root-card", card.id())).collect();
    assert_eq!(cards.len(), CardKind::COUNT);
    let quests: BTreeSet<String> = QuestSet::ALL.iter().map(|quest| words.name("root-quest", quest.id())).collect();
    assert_eq!(quests.len(), QuestSet::ALL.len());
}

#[test]
fn the_effect_of_a_card_agrees_with_its_face() {
    let words = Words::english();
    for kind in CardKind::ALL {
        let effect = words.name("root-effect", kind.id());
        assert!(effect.width() <= 140 && effect.ends_with('.'), "{effect}");
        let suit = words.name("root-suit", kind.suit().id());
        match kind.class() {
            Class::Item { item, points } => {
                let item = words.name("root-item", item.id());
                let points = if points == 1 { "1 point".to_owned() } else { format!("{points} points") };
                let article = if item == "tea" { "" } else { "a " };
                assert_eq!(effect, format!("Craft: take {article}{item}, {points}."));
            }
            Class::Ambush | Class::Dominance if kind.suit() == Suit::Bird => assert!(!effect.contains("clearing")),
            Class::Ambush | Class::Dominance | Class::Favor => {
                assert!(effect.contains(&format!("{suit} clearing")), "{effect}");
            }
            Class::Persistent(_) => assert!(!effect.starts_with("Craft:"), "{effect}"),
        }
    }
}

#[test]
fn what_the_screen_has_little_room_for_is_short() {
    let words = Words::english();
    for faction in Faction::ALL {
        assert!((1..=5).contains(&words.name("root-short", faction.id()).width()));
        let label = if faction.is_second() { "root-label" } else { "root-party" };
        assert!(words.name(label, faction.id()).width() <= 9);
    }
    for suit in Suit::ALL {
        assert_eq!(words.name("root-short", suit.id()).width(), 3);
    }
    for item in Item::ALL {
        assert_eq!(words.name("root-short", item.id()).width(), 2);
    }
    for kind in CardKind::ALL {
        let listed = name_key("root-listed", kind.id());
        let name = if words.has(&listed) { words.text(&listed) } else { words.name("root-card", kind.id()) };
        assert!(name.width() <= 20, "{name}");
    }
    for verb in Action::verbs() {
        assert!(words.name("root-verb", verb).width() <= 12);
        let help = words.name("root-verb-help", verb);
        let (sentence, law) = help.split_once(" (").unwrap_or_else(|| panic!("no law: {help}"));
        assert!(sentence.starts_with(|c: char| c.is_uppercase()) && help.width() <= 110, "{help}");
        let numbers = law.strip_suffix(").").unwrap_or_else(|| panic!("no full stop after the law: {help}"));
        assert!(numbers.split(", ").all(|number| number.contains('.') && !number.contains(' ')), "{help}");
    }
}

#[test]
fn help_fits_a_small_screen() {
    let words = Words::english();
    // a paragraph wraps where the panel does
    let rows = |help: &str| help.lines().map(|line| Row::plain(line).wrapped(HELP.0, 2).len()).sum::<usize>();
    let topics = Faction::ALL.iter().map(|faction| faction.id()).chain(["map", "side", "battle", "points"]);
    for topic in topics {
        let help = words.name("root-help", topic);
        assert!((6..=HELP.1).contains(&rows(&help)), "{help}");
    }
    for faction in Faction::ALL {
        let help = words.name("root-help-strip", faction.id());
        assert!(rows(&help) <= STRIP, "{help}");
    }
    let help = words.name("root-help", "strip");
    assert!(rows(&help) <= 2 * STRIP, "{help}");
}
