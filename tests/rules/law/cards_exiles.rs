//! The cards that only the Exiles and Partisans deck has, by their ids (4.1.3).

use crate::law::support::*;
use thicket::games::root::words::card::{CardKind, CardSet, Deck};
use thicket::kernel::Viewer;

const DECK: &str = "deck = \"exiles_partisans\"\n";

fn with_deck(rest: &str) -> String {
    format!("{DECK}{rest}")
}

/// A line of a position that puts every card of the deck but these, and but the dominance cards, into a hand.
fn all_cards_but(owner: &str, elsewhere: &[&str]) -> String {
    let mut left: Vec<&str> = elsewhere.to_vec();
    let mut hand = Vec::new();
    for card in (Deck::ExilesPartisans.cards() - CardSet::DOMINANCE).iter() {
        match left.iter().position(|&id| id == card.kind().id()) {
            Some(at) => drop(left.swap_remove(at)),
            None => hand.push(format!("\"{}\"", card.kind().id())),
        }
    }
    assert!(left.is_empty(), "the deck has no {left:?}");
    format!("{owner}.hand = [{}]\n", hand.join(", "))
}

fn coffin(game: &Game, owner: &str) -> u8 {
    game.state().coffins[game.seat(owner).index()]
}

#[test]
fn card_costs_and_copies_are_those_printed() {
    // fox, rabbit, mouse, any; copies
    let expected = "\
        saboteurs bird 0001 3, soup_kitchens bird 1110 1, boat_builders bird 0002 1, corvid_planners bird 0002 1, \
        eyrie_emigre bird 2000 1, fox_partisans fox 1000 1, propaganda_bureau fox 0003 1, false_orders fox 1000 2, \
        informants fox 2000 2, rabbit_partisans rabbit 0100 1, tunnels rabbit 0100 2, charm_offensive rabbit 0100 1, \
        coffin_makers rabbit 0200 1, swap_meet rabbit 0100 2, mouse_partisans mouse 0010 1, \
        league_of_adventurous_mice mouse 0010 2, murine_broker mouse 0020 1, master_engravers mouse 0020 1";
    let kinds = (Deck::ExilesPartisans.cards() - Deck::Standard.cards()).kinds();
    let found: Vec<String> = kinds
        .map(|kind| {
            assert!(kind.class().is_persistent());
            let [fox, rabbit, mouse] = kind.cost().suits;
            format!("{} {} {fox}{rabbit}{mouse}{} {}", kind.id(), kind.suit().id(), kind.cost().any, kind.printed())
        })
        .collect();
    assert_eq!(found.join(", "), expected);
}

/// A row of the table gives a card its face; what it does is said by name in the rules of cards or of the law.
#[test]
fn card_with_an_effect_is_carried_out_somewhere_in_the_rules() {
    let root = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("src/games/root");
    let files = ["cards", "law", "law/hooks"].map(|folder| std::fs::read_dir(root.join(folder)).expect("a folder"));
    let files = files.into_iter().flatten().map(|entry| entry.expect("an entry").path());
    let rules: String = files
        .filter(|path| path.is_file() && !path.ends_with("refusal.rs"))
        .map(|path| std::fs::read_to_string(path).expect("a source file"))
        .collect();
    let named = |kind: &CardKind| rules.contains(&format!("CardKind::{kind:?}"));
    let effects = CardKind::ALL.into_iter().filter(|kind| kind.class().is_persistent());
    assert_eq!(effects.filter(|kind| !named(kind)).collect::<Vec<_>>(), []);
}

#[test]
fn card_of_the_other_deck_is_nowhere_in_a_game() {
    assert!(faults("seats = [\"marquise\", \"eyrie\"]\nmarquise.hand = [\"tunnels\"]\n").contains("tunnels"));
    let text = with_deck("seats = [\"marquise\", \"eyrie\"]\nmarquise.hand = [\"cobbler\"]\n");
    assert!(faults(&text).contains("cobbler"));
    assert!(faults("seats = [\"marquise\", \"eyrie\"]\ndeck = \"tarot\"\n").contains("exiles_partisans"));
}

const SABOTAGE: &str = "clearings.1.marquise = { warriors = 1, sawmill = 1 }\nmarquise.crafted = [\"saboteurs\"]\n";

#[test]
fn card_saboteurs_make_an_enemy_discard_a_crafted_card_as_birdsong_begins() {
    let position = with_deck(&format!(
        "{SABOTAGE}eyrie.crafted = [\"tunnels\", \"saboteurs\"]\nalliance.crafted = [\"swap_meet\"]\n"
    ));
    let mut game = birdsong("marquise eyrie alliance", &position);
    assert_eq!(
        game.legal(),
        ["pass", "use saboteurs alliance swap_meet", "use saboteurs eyrie saboteurs", "use saboteurs eyrie tunnels"]
    );
    assert_eq!((game.law(), game.on_map("wood")), ("4.1.3", 0));
    game.take("use saboteurs eyrie tunnels");
    assert_eq!(game.discard(), ["saboteurs", "tunnels"]);
    assert_eq!((game.crafted("eyrie"), game.crafted("marquise").len()), (vec!["saboteurs"], 0));
    assert_eq!(game.on_map("wood"), 1, "Birdsong goes on");
}

#[test]
fn card_saboteurs_may_wait_and_are_not_asked_without_a_target() {
    let position = with_deck(&format!("{SABOTAGE}eyrie.crafted = [\"tunnels\"]\n"));
    let mut game = birdsong("marquise eyrie", &position);
    game.take("pass");
    assert_eq!((game.crafted("marquise"), game.crafted("eyrie")), (vec!["saboteurs"], vec!["tunnels"]));
    let game = birdsong("marquise eyrie", &with_deck(SABOTAGE));
    assert_eq!(game.law(), "6.5");
}

#[test]
fn card_saboteurs_spare_a_partner() {
    let game = birdsong(
        "vagabond:thief eyrie alliance marquise",
        &with_deck(
            "vagabond.crafted = [\"saboteurs\"]\nvagabond.coalition = { partner = \"eyrie\", suit = \"fox\" }\n\
             eyrie.crafted = [\"tunnels\"]\nalliance.crafted = [\"informants\"]\nvagabond.at = \"1\"\n",
        ),
    );
    assert_eq!(game.legal(), ["pass", "use saboteurs alliance informants"]);
}

#[test]
fn card_saboteurs_act_at_the_moment_in_which_dominance_is_judged() {
    let mut game = birdsong(
        "marquise alliance eyrie",
        &with_deck(
            "marquise.dominance = \"fox\"\nmarquise.crafted = [\"saboteurs\"]\nalliance.crafted = [\"soup_kitchens\"]\n\
             clearings.1 = { marquise = { warriors = 2 }, alliance = { warriors = 1, sympathy = 1 } }\n\
             clearings.6.marquise.warriors = 2\nclearings.8.marquise.warriors = 2\n",
        ),
    );
    assert_eq!(game.winners(), None);
    game.take("use saboteurs alliance soup_kitchens");
    assert_eq!(game.winners(), Some((vec!["marquise"], "3.3.1.I")));
}

#[test]
fn card_soup_kitchens_let_each_token_rule_as_two() {
    let rule = |crafted: &str, clearing: &str| {
        let position = format!("{crafted}clearings.5 = {clearing}\nclearings.1.marquise.warriors = 1\n");
        daylight("marquise alliance eyrie", &with_deck(&position)).ruler(5)
    };
    let soup = |owner: &str| format!("{owner}.crafted = [\"soup_kitchens\"]\n");
    let sympathy = "{ marquise = { warriors = 1 }, alliance = { sympathy = 1 } }";
    assert_eq!(rule("", sympathy), Some("marquise"));
    assert_eq!(rule(&soup("alliance"), sympathy), Some("alliance"));
    // the tokens of others do not count
    assert_eq!(rule(&soup("marquise"), sympathy), Some("marquise"));
    let wood = "{ marquise = { wood = 2, sawmill = 1 }, alliance = { warriors = 4 } }";
    assert_eq!(rule(&soup("marquise"), wood), Some("marquise"));
    assert_eq!(rule("", wood), Some("alliance"));
    // 7.2.2
    let tie = "{ eyrie = { warriors = 2 }, alliance = { sympathy = 1 } }";
    assert_eq!(rule(&soup("alliance"), tie), Some("eyrie"));
}

#[test]
fn card_boat_builders_make_rivers_paths_for_their_owner_alone() {
    let march = |owner: &str| {
        let position = format!("{owner}.crafted = [\"boat_builders\"]\nclearings.5.marquise.warriors = 1\n");
        daylight("marquise eyrie", &with_deck(&position)).options("march")
    };
    assert_eq!(march("marquise"), ["march 5 1 1", "march 5 10 1", "march 5 2 1"]);
    assert_eq!(march("eyrie"), ["march 5 1 1", "march 5 2 1"]);
    // rule is still needed
    let mut game = daylight(
        "marquise eyrie",
        &with_deck(
            "marquise.crafted = [\"boat_builders\"]\nclearings.5 = { marquise = { warriors = 1 }, eyrie = { warriors = 1 } }\n",
        ),
    );
    assert_eq!(game.refusal("march 5 10 1"), "4.2.1");
}

#[test]
fn card_boat_builders_carry_wood_sympathy_and_the_pawn() {
    let boats = "marquise.crafted = [\"boat_builders\"]\n";
    let map = "clearings.5.marquise = { warriors = 1, wood = 1 }\nclearings.10.marquise.warriors = 1\n\
               clearings.1.eyrie.warriors = 1\nclearings.2.eyrie.warriors = 1\n\
               clearings.8.marquise.workshop = 1\n";
    assert!(daylight("marquise eyrie", &with_deck(&format!("{boats}{map}"))).offers("build 10 workshop"));
    assert!(!daylight("marquise eyrie", &with_deck(map)).offers("build 10 workshop"));
    let spread = |crafted: &str| {
        let position = format!(
            "{crafted}alliance.supporters = [\"bake_sale\", \"root_tea_rabbit\"]\nclearings.5.alliance.sympathy = 1\nalliance.hand = [\"anvil\"]\n"
        );
        let mut game = birdsong("alliance eyrie", &with_deck(&position));
        game.take("pass");
        game.options("spread")
    };
    assert_eq!(spread(""), Vec::<String>::new());
    assert_eq!(spread("alliance.crafted = [\"boat_builders\"]\n"), ["spread 10"]);
    let roam = |crafted: &str| {
        let position = format!(
            "{crafted}vagabond.at = \"5\"\nvagabond.relations.eyrie = \"allied\"\nclearings.5.eyrie.warriors = 2\n"
        );
        daylight("vagabond:thief eyrie", &with_deck(&position))
    };
    assert!(!roam("").offers("move 10"));
    let game = roam("vagabond.crafted = [\"boat_builders\"]\n");
    // the ally's own warriors could not make that move (1.5.5)
    assert!(game.offers("move 10") && !game.offers("move 10 eyrie 1") && game.offers("move 1 eyrie 1"));
    let game = roam("vagabond.crafted = [\"corvid_planners\"]\neyrie.crafted = [\"boat_builders\"]\n");
    assert!(!game.offers("move 10"));
}

#[test]
fn card_corvid_planners_march_without_rule_at_either_end() {
    let march = |crafted: &str| {
        let position = format!(
            "{crafted}clearings.1 = {{ marquise = {{ warriors = 1 }}, eyrie = {{ warriors = 3 }} }}\nclearings.5.eyrie.warriors = 3\n"
        );
        daylight("marquise eyrie", &with_deck(&position)).options("march")
    };
    assert_eq!(march(""), Vec::<String>::new());
    assert_eq!(march("marquise.crafted = [\"corvid_planners\"]\n"), ["march 1 10 1", "march 1 5 1", "march 1 9 1"]);
    assert_eq!(march("eyrie.crafted = [\"corvid_planners\"]\n"), Vec::<String>::new());
}

const EMIGRE: &str = "marquise.crafted = [\"eyrie_emigre\"]\nmarquise.hand = [\"anvil\"]\nclearings.1.marquise = { warriors = 3, sawmill = 1 }\n\
                      clearings.5.eyrie.warriors = 2\nclearings.10.eyrie.warriors = 1\n";

#[test]
fn card_eyrie_emigre_must_move_and_battle_as_birdsong_ends() {
    let mut game = birdsong("marquise eyrie", &with_deck(EMIGRE));
    assert_eq!((game.on_map("wood"), game.phase().id()), (1, "birdsong"));
    assert!(!game.offers("pass") && game.refusal("pass") == "4.1.3");
    game.take("move 1 5 3");
    assert_eq!(game.legal(), ["battle 5 eyrie"]);
    game.chance(["dice 1 0"]).take("battle 5 eyrie");
    assert_eq!((game.warriors("eyrie", 5), game.crafted("marquise")), (1, vec!["eyrie_emigre"]));
    assert_eq!((game.law(), game.phase().id()), ("6.5", "daylight"));
    game.take_all(["march 5 1 1", "pass", "march 1 5 1", "pass"]);
    assert!(game.offers_any("march"), "it was no action");
}

#[test]
fn card_eyrie_emigre_is_lost_without_a_battle_or_a_move() {
    marquise_waits();
    let mut game = birdsong("marquise eyrie", &with_deck(EMIGRE));
    game.take("move 1 9 1");
    assert_eq!((game.law(), game.discard()), ("6.5", vec!["eyrie_emigre"]));
    let rest = "marquise.crafted = [\"eyrie_emigre\"]\nclearings.1.marquise.sawmill = 1\n";
    let game = birdsong("marquise eyrie", &with_deck(rest));
    assert_eq!((game.law(), game.discard()), ("6.5", vec!["eyrie_emigre"]));
}

#[test]
fn card_eyrie_emigre_is_lost_where_the_only_enemy_cannot_be_paid_for() {
    let position = "hirelings = [{ hireling = \"spring_uprising\" }]\nmarquise.crafted = [\"eyrie_emigre\"]\n\
                    marquise.hand = [\"anvil\"]\nclearings.1.marquise = { warriors = 3, sawmill = 1 }\n\
                    clearings.5.spring_uprising.warriors = 1\n";
    let mut game = birdsong("marquise eyrie", &with_deck(position));
    game.take("move 1 5 3");
    assert_eq!(game.legal(), ["pass"]);
    game.take("pass");
    assert_eq!((game.crafted("marquise").len(), game.discard()), (0, vec!["eyrie_emigre"]));
}

#[test]
fn card_eyrie_emigre_pays_for_outrage_before_the_battle() {
    let mut game = birdsong(
        "eyrie alliance",
        &with_deck(
            "eyrie.crafted = [\"eyrie_emigre\"]\neyrie.hand = [\"bake_sale\", \"anvil\"]\n\
             clearings.1.eyrie = { warriors = 3, roost = 1 }\nclearings.5.alliance = { warriors = 1, sympathy = 1 }\n",
        ),
    );
    game.take_all(["decree anvil move", "pass", "move 1 5 2"]);
    assert_eq!((game.law(), game.asked()), ("8.2.6", "eyrie"));
    game.take("give bake_sale");
    assert_eq!(game.legal(), ["battle 5 alliance"]);
    game.chance(["dice 0 0"]).take("battle 5 alliance");
    assert_eq!(game.crafted("eyrie"), ["eyrie_emigre"]);
}

#[test]
fn card_eyrie_emigre_takes_the_pawn_without_boots_or_swords() {
    let mut game = birdsong(
        "vagabond:ranger eyrie",
        &with_deck(
            "vagabond.crafted = [\"eyrie_emigre\"]\nvagabond.at = \"1\"\nvagabond.tiles = [\"torch\"]\nclearings.5.eyrie.warriors = 1\n",
        ),
    );
    game.take("pass");
    assert_eq!(game.legal(), ["move 10", "move 5", "move 9"]);
    game.take("move 5").chance(["dice 0 0"]).take("battle 5 eyrie");
    assert_eq!((game.pawn(), game.tiles(), game.crafted("vagabond").len()), ("5".into(), vec!["torch"], 1));
}

/// The clearing of the suit, a card of it, and a card of another.
const PARTISANS: [(&str, u8, &str, &str); 3] = [
    ("fox_partisans", 1, "anvil", "bake_sale"),
    ("rabbit_partisans", 5, "bake_sale", "anvil"),
    ("mouse_partisans", 2, "investments", "anvil"),
];

fn partisans(card: &str, clearing: u8, owner: &str, hand: &str) -> Game {
    let mut game = daylight(
        "marquise eyrie",
        &with_deck(&format!(
            "{owner}.crafted = [\"{card}\"]\n{owner}.hand = [{hand}]\n\
             clearings.{clearing} = {{ marquise = {{ warriors = 3 }}, eyrie = {{ warriors = 3 }} }}\n"
        )),
    );
    game.chance(["dice 1 0"]).take(&format!("battle {clearing} eyrie"));
    if owner == "eyrie" && game.law() == "4.3.1" {
        game.take("pass");
    }
    game
}

#[track_caller]
fn partisans_fight(at: usize) {
    let (card, clearing, matching, other) = PARTISANS[at];
    let hand = format!("\"{matching}\", \"{other}\", \"birdy_bindle\"");
    let mut game = partisans(card, clearing, "marquise", &hand);
    assert_eq!(game.legal(), ["pass".to_owned(), format!("use {card}")]);
    game.take(&format!("use {card}"));
    assert_eq!((game.law(), game.discard()), ("2.1.1", vec![other]));
    // 2.1.1: a bird may stay
    assert_eq!(game.legal(), ["discard birdy_bindle", "pass"]);
    game.take("pass");
    assert_eq!((game.warriors("eyrie", clearing), game.warriors("marquise", clearing)), (1, 3));
    let mut hand = vec![matching, "birdy_bindle"];
    hand.sort_unstable();
    assert_eq!((game.hand("marquise"), game.crafted("marquise")), (hand, vec![card]));
    // for the defender too, and the bird may go
    let mut game = partisans(card, clearing, "eyrie", &format!("\"{other}\", \"birdy_bindle\""));
    game.take_all([&format!("use {card}"), "discard birdy_bindle"]);
    assert_eq!((game.warriors("eyrie", clearing), game.warriors("marquise", clearing)), (2, 2));
    assert!(game.hand("eyrie").is_empty());
    // and not at all
    let mut game = partisans(card, clearing, "eyrie", &format!("\"{other}\""));
    game.take("pass");
    assert_eq!((game.hand("eyrie"), game.warriors("marquise", clearing)), (vec![other], 3));
    // elsewhere nobody comes
    let (_, elsewhere, ..) = PARTISANS[(at + 1) % 3];
    let game = partisans(card, elsewhere, "marquise", "");
    assert_eq!(game.law(), "6.5");
}

#[test]
fn card_fox_partisans_fight_in_fox_clearings() {
    partisans_fight(0);
}

#[test]
fn card_rabbit_partisans_fight_in_rabbit_clearings() {
    partisans_fight(1);
}

#[test]
fn card_mouse_partisans_fight_in_mouse_clearings() {
    partisans_fight(2);
}

#[test]
fn card_fox_partisans_ask_for_birds_whatever_is_held() {
    let mut game = partisans("fox_partisans", 1, "marquise", "\"anvil\", \"foxfolk_steel\"");
    game.take("use fox_partisans");
    assert_eq!(game.legal(), ["pass"], "nobody else can tell that there is no bird");
    game.take("pass");
    // with an empty hand nothing is asked
    let mut game = partisans("fox_partisans", 1, "marquise", "\"bake_sale\"");
    game.take("use fox_partisans");
    assert_eq!((game.law(), game.warriors("eyrie", 1)), ("6.5", 1));
}

#[test]
fn card_fox_partisans_fight_beside_the_pawn() {
    let mut game = daylight(
        "vagabond:thief eyrie alliance",
        &with_deck(
            "vagabond.crafted = [\"fox_partisans\"]\nvagabond.at = \"1\"\nvagabond.tiles = [\"sword\", \"torch\"]\nvagabond.hand = [\"sword\"]\n\
             clearings.1.eyrie.warriors = 3\n",
        ),
    );
    game.chance(["dice 1 0"]).take("battle 1 eyrie").take("use fox_partisans");
    assert_eq!((game.discard(), game.warriors("eyrie", 1)), (vec!["sword"], 1));
}

const BUREAU: &str = "marquise.crafted = [\"propaganda_bureau\"]\n";

#[test]
fn card_propaganda_bureau_replaces_an_enemy_warrior_for_a_matching_card() {
    let mut game = daylight(
        "marquise eyrie alliance",
        &with_deck(&format!(
            "{BUREAU}marquise.hand = [\"anvil\", \"birdy_bindle\"]\nclearings.1.eyrie.warriors = 2\n\
             clearings.5.alliance.warriors = 1\n"
        )),
    );
    assert_eq!(game.options("use"), ["use propaganda_bureau 1 eyrie", "use propaganda_bureau 5 alliance"]);
    game.take("use propaganda_bureau 1 eyrie");
    assert_eq!(game.legal(), ["spend anvil", "spend birdy_bindle"]);
    game.take("spend anvil");
    assert_eq!((game.warriors("eyrie", 1), game.warriors("marquise", 1), game.supply("eyrie")), (1, 1, 19));
    assert_eq!((game.discard(), game.supply("marquise"), game.law()), (vec!["anvil"], 24, "6.5"));
    assert!(!game.offers_any("use"), "once a turn");
}

#[test]
fn card_propaganda_bureau_needs_a_card_a_warrior_and_a_place() {
    // the card has to match
    let rest = format!("{BUREAU}marquise.hand = [\"bake_sale\"]\nclearings.1.eyrie.warriors = 2\n");
    assert!(!daylight("marquise eyrie", &with_deck(&rest)).offers_any("use"));
    // G.1.21: no warrior left, no replacement
    let rest = format!("{rest}clearings.5.marquise.warriors = 25\nclearings.10.eyrie.warriors = 1\n");
    assert!(!daylight("marquise eyrie", &with_deck(&rest)).offers_any("use"));
    // 6.2.2: not at the keep
    let rest = "eyrie.crafted = [\"propaganda_bureau\"]\neyrie.hand = [\"anvil\", \"bake_sale\"]\n\
                clearings.1.marquise = { warriors = 2, keep = 1 }\nclearings.5.marquise.warriors = 1\n\
                clearings.10.eyrie = { roost = 1 }\neyrie.decree.move = [\"sword\"]\n";
    assert_eq!(daylight("eyrie marquise", &with_deck(rest)).options("use"), ["use propaganda_bureau 5 marquise"]);
    // a Vagabond has no warriors
    let rest = "vagabond.crafted = [\"propaganda_bureau\"]\nvagabond.hand = [\"anvil\"]\nvagabond.at = \"1\"\nclearings.1.eyrie.warriors = 2\n";
    assert!(!daylight("vagabond:thief eyrie", &with_deck(rest)).offers_any("use"));
}

#[test]
fn card_propaganda_bureau_meets_field_hospitals_and_passes_coffin_makers_by() {
    let mut game = daylight(
        "eyrie marquise alliance",
        &with_deck(
            "eyrie.crafted = [\"propaganda_bureau\"]\neyrie.hand = [\"bake_sale\"]\nalliance.crafted = [\"coffin_makers\"]\n\
             coffins = { marquise = 1 }\nmarquise.hand = [\"root_tea_rabbit\"]\neyrie.decree.move = [\"sword\"]\n\
             clearings.1.marquise.keep = 1\nclearings.5.marquise.warriors = 1\nclearings.10.eyrie.roost = 1\n",
        ),
    );
    game.take_all(["use propaganda_bureau 5 marquise", "spend bake_sale"]);
    // it was removed, so it can be nursed; it was replaced, so it is not buried
    assert_eq!((game.law(), game.asked(), game.supply("marquise")), ("6.2.3", "marquise", 24));
    game.take("hospital root_tea_rabbit");
    assert_eq!((game.warriors("marquise", 1), game.supply("marquise"), coffin(&game, "marquise")), (1, 23, 1));
    assert_eq!(game.warriors("eyrie", 5), 1);
}

const ORDERS: &str = "marquise.crafted = [\"false_orders\"]\nclearings.1.eyrie.warriors = 3\n\
                      clearings.5.alliance = { warriors = 5, sympathy = 1 }\nclearings.3.marquise.sawmill = 1\n";

#[test]
fn card_false_orders_march_half_of_an_enemys_warriors_away() {
    marquise_waits();
    let mut game = birdsong("marquise eyrie alliance", &with_deck(ORDERS));
    assert_eq!(game.legal(), ["pass", "use false_orders alliance", "use false_orders eyrie"]);
    assert_eq!(game.phase().id(), "birdsong");
    game.take("use false_orders eyrie");
    assert_eq!((game.asked(), game.discard()), ("marquise", vec!["false_orders"]));
    // half of three is two; rule does not matter
    assert_eq!(game.legal(), ["move 1 10 2", "move 1 5 2", "move 1 9 2"]);
    assert_eq!(game.refusal("move 1 9 1"), "4.1.3");
    game.take("move 1 9 2");
    assert_eq!((game.warriors("eyrie", 1), game.warriors("eyrie", 9), game.law()), (1, 2, "6.5"));
}

#[test]
fn card_false_orders_are_the_enemys_own_move() {
    marquise_waits();
    let orders = format!("{ORDERS}eyrie.hand = [\"bake_sale\"]\neyrie.crafted = [\"boat_builders\"]\n");
    let mut game = birdsong("marquise eyrie alliance", &with_deck(&orders));
    game.take_all(["use false_orders eyrie", "move 1 5 2"]);
    assert_eq!((game.law(), game.asked()), ("8.2.6", "eyrie"));
    game.take("give bake_sale");
    assert_eq!(game.supporters(), ["bake_sale"]);
    // their own boats carry them, not those of the player who orders
    let orders =
        "marquise.crafted = [\"false_orders\"]\neyrie.crafted = [\"boat_builders\"]\nclearings.5.eyrie.warriors = 1\n";
    let mut game = birdsong("marquise eyrie", &with_deck(orders));
    game.take("use false_orders eyrie");
    assert_eq!(game.legal(), ["move 5 1 1", "move 5 10 1", "move 5 2 1"]);
}

#[test]
fn card_false_orders_may_wait_and_move_no_pawn() {
    marquise_waits();
    let mut game = birdsong("marquise eyrie alliance", &with_deck(ORDERS));
    game.take("pass");
    assert_eq!((game.law(), game.crafted("marquise")), ("6.5", vec!["false_orders"]));
    let game = birdsong(
        "marquise vagabond:thief",
        &with_deck("marquise.crafted = [\"false_orders\"]\nvagabond.at = \"1\"\nclearings.1.marquise.warriors = 1\n"),
    );
    assert_eq!(game.law(), "6.5");
}

const INFORMANTS: &str =
    "marquise.crafted = [\"informants\"]\neyrie.hand = [\"bake_sale\"]\nclearings.1.marquise.warriors = 1\n";

#[test]
fn card_informants_fetch_an_ambush_instead_of_the_whole_draw() {
    let position = format!(
        "{INFORMANTS}discard = [\"ambush_fox\", \"ambush_bird\", \"ambush_bird\", \"anvil\"]\n\
         clearings.5.marquise.recruiter = 2\nclearings.2.marquise.recruiter = 1\n"
    );
    let mut game = evening_with([], "marquise eyrie", &with_deck(&position));
    assert_eq!(game.legal(), ["pass", "use informants ambush_bird", "use informants ambush_fox"]);
    game.take("use informants ambush_fox");
    assert_eq!((game.hand("marquise"), game.turn()), (vec!["ambush_fox"], "eyrie"));
    // everyone saw it
    assert_eq!(game.seen_list(Viewer::Seat(game.seat("eyrie")), "marquise", "hand"), ["ambush_fox"]);
}

#[test]
fn card_informants_may_let_the_draw_be() {
    let position = format!("{INFORMANTS}discard = [\"ambush_fox\"]\n");
    let mut game = evening_with([], "marquise eyrie", &with_deck(&position));
    game.chance(["card sword"]).take("pass");
    assert_eq!((game.hand("marquise"), game.discard()), (vec!["sword"], vec!["ambush_fox"]));
}

#[test]
fn card_informants_are_not_asked_without_an_ambush_on_the_pile() {
    let position = format!("{INFORMANTS}discard = [\"anvil\"]\n");
    let game = evening_with(["card sword"], "marquise eyrie", &with_deck(&position));
    assert_eq!((game.hand("marquise"), game.turn()), (vec!["sword"], "eyrie"));
}

#[test]
fn card_tunnels_join_the_clearings_with_crafting_pieces() {
    let march = |crafted: &str| {
        let position = format!(
            "{crafted}clearings.1.marquise = {{ warriors = 1, workshop = 1 }}\nclearings.3.marquise.workshop = 1\n\
             clearings.8.marquise.sawmill = 1\n"
        );
        daylight("marquise eyrie", &with_deck(&position)).options("march 1")
    };
    assert_eq!(march(""), ["march 1 10 1", "march 1 5 1", "march 1 9 1"]);
    assert_eq!(
        march("marquise.crafted = [\"tunnels\"]\n"),
        ["march 1 10 1", "march 1 3 1", "march 1 5 1", "march 1 9 1"]
    );
    assert_eq!(march("eyrie.crafted = [\"tunnels\"]\n").len(), 3);
    let mut game = daylight(
        "eyrie marquise",
        &with_deck(
            "eyrie.crafted = [\"tunnels\"]\nclearings.1.eyrie = { warriors = 1, roost = 1 }\nclearings.3.eyrie.roost = 1\n\
             eyrie.decree.move = [\"anvil\"]\neyrie.leader = \"builder\"\nclearings.5.eyrie.roost = 1\n",
        ),
    );
    game.take("recruit bird 1");
    assert!(game.offers("move fox 1 5 1") && game.offers("move fox 1 3 2") && !game.offers("move fox 1 3 1"));
    // how many take the tunnel is a question of its own
    game.take("move fox 1 3 2");
    assert_eq!(game.legal(), ["move 1 3 1", "move 1 3 2"]);
    game.take("move 1 3 1");
    assert_eq!((game.warriors("eyrie", 1), game.warriors("eyrie", 3)), (1, 1));
}

const CHARM: &str =
    "marquise.crafted = [\"charm_offensive\"]\nclearings.1.marquise.warriors = 1\neyrie.hand = [\"bake_sale\"]\n";

#[test]
fn card_charm_offensive_draws_a_card_and_gives_a_point_away() {
    let mut game = evening_with([], "marquise eyrie alliance", &with_deck(CHARM));
    assert_eq!(game.legal(), ["pass", "use charm_offensive alliance", "use charm_offensive eyrie"]);
    game.chance(["card sword", "card anvil"]).take("use charm_offensive eyrie");
    assert_eq!((game.score("eyrie"), game.score("marquise")), (Some(1), Some(0)));
    assert_eq!(game.hand("marquise"), ["anvil", "sword"]);
    let mut game = evening_with([], "marquise eyrie alliance", &with_deck(CHARM));
    game.chance(["card anvil"]).take("pass");
    assert_eq!((game.score("eyrie"), game.hand("marquise")), (Some(0), vec!["anvil"]));
}

#[test]
fn card_charm_offensive_is_both_or_neither() {
    // who has staked all on dominance scores nothing
    let position = format!("{CHARM}eyrie.dominance = \"fox\"\n");
    let mut game = evening_with([], "marquise eyrie alliance", &with_deck(&position));
    assert_eq!(game.options("use"), ["use charm_offensive alliance"]);
    game.chance(["card anvil"]).take("pass");
    // no card to draw
    let position = format!(
        "{}{}",
        CHARM.replace("eyrie.hand = [\"bake_sale\"]\n", ""),
        all_cards_but("alliance", &["charm_offensive"])
    );
    let game = evening_with([], "marquise alliance", &with_deck(&position));
    assert_eq!((game.deck(), game.turn()), (0, "alliance"));
}

#[test]
fn card_coffin_makers_keep_the_warriors_that_fall_on_any_side() {
    let mut game = daylight(
        "marquise eyrie",
        &with_deck(
            "eyrie.crafted = [\"coffin_makers\"]\nclearings.1 = { marquise = { warriors = 3 }, eyrie = { warriors = 3 } }\n",
        ),
    );
    let before = (game.supply("marquise"), game.supply("eyrie"));
    game.chance(["dice 2 1"]).take("battle 1 eyrie");
    assert_eq!((coffin(&game, "marquise"), coffin(&game, "eyrie")), (1, 2));
    assert_eq!((game.supply("marquise"), game.supply("eyrie")), before);
}

/// What goes back to its supply by a step of its own is removed, too (G.1.21).
#[test]
fn card_coffin_makers_keep_the_warriors_that_a_clockwork_player_takes_off_the_map() {
    let mut game = table(&with_deck(
        "turn = \"alliance\"\nphase = \"birdsong\"\nseats = [\"clockwork:alliance\", \"eyrie\", \"marquise\"]\n\
         clearings.12.alliance = { base_fox = 1, warriors = 4 }\nmarquise.crafted = [\"coffin_makers\"]\n\
         eyrie.hand = [\"bake_sale\"]\ndeck_top = [\"anvil\"]\n",
    ));
    game.take("order");
    assert_eq!((game.turn(), coffin(&game, "alliance"), game.warriors("alliance", 12)), ("eyrie", 4, 1));
}

#[test]
fn card_coffin_makers_score_for_every_five_as_birdsong_begins() {
    let position = "marquise.crafted = [\"coffin_makers\"]\ncoffins = { eyrie = 7, marquise = 4 }\n\
                    clearings.1.marquise = { warriors = 1, sawmill = 1 }\n";
    let game = birdsong("marquise eyrie", &with_deck(position));
    assert_eq!((game.score("marquise"), coffin(&game, "eyrie"), coffin(&game, "marquise")), (Some(2), 0, 0));
    assert_eq!((game.supply("eyrie"), game.supply("marquise")), (20, 24));
    // not in the Birdsong of another
    let position = "eyrie.crafted = [\"coffin_makers\"]\ncoffins = { eyrie = 7 }\nclearings.1.marquise.warriors = 1\n";
    let game = birdsong("marquise eyrie", &with_deck(position));
    assert_eq!((game.score("eyrie"), coffin(&game, "eyrie")), (Some(0), 7));
    // and no points once the marker has left the track
    let position = "marquise.crafted = [\"coffin_makers\"]\nmarquise.dominance = \"fox\"\ncoffins = { eyrie = 7 }\n\
                    clearings.1.marquise.warriors = 1\n";
    let game = birdsong("marquise eyrie alliance", &with_deck(position));
    assert_eq!((game.score("marquise"), game.supply("eyrie")), (None, 20));
}

#[test]
fn card_coffin_makers_win_in_the_turn_that_follows() {
    let mut game = evening_with(
        ["card anvil"],
        "marquise eyrie",
        &with_deck(
            "eyrie.crafted = [\"coffin_makers\"]\ncoffins = { eyrie = 5 }\neyrie.score = 29\n\
             clearings.1.marquise.warriors = 1\n",
        ),
    );
    assert_eq!(game.winners(), Some((vec!["eyrie"], "3.1")));
    game.refusal("pass");
}

#[test]
fn card_coffin_makers_come_after_field_hospitals() {
    marquise_waits();
    let battle = || {
        let mut game = daylight(
            "eyrie marquise",
            &with_deck(
                "eyrie.crafted = [\"coffin_makers\"]\neyrie.decree.battle = [\"anvil\"]\nmarquise.hand = [\"foxfolk_steel\"]\n\
                 clearings.1 = { eyrie = { warriors = 3 }, marquise = { warriors = 2 } }\nclearings.5.marquise.keep = 1\n\
                 coffins = { marquise = 3 }\neyrie.resolved.viziers = [\"recruit\", \"move\"]\n",
            ),
        );
        // the one battle that the Decree can be is fought at once
        game.chance(["dice 2 0"]).take("pass");
        game
    };
    let mut game = battle();
    assert_eq!((game.law(), coffin(&game, "marquise"), game.supply("marquise")), ("6.2.3", 5, 20));
    let position = |game: &Game| (game.warriors("marquise", 5), coffin(game, "marquise"), game.supply("marquise"));
    game.chance(["card sword"]).take("hospital foxfolk_steel");
    assert_eq!(position(&game), (2, 3, 20));
    let mut game = battle();
    game.chance(["card sword"]).take("pass");
    assert_eq!(position(&game), (0, 5, 20));
}

#[test]
fn card_coffin_makers_let_go_when_they_leave_play() {
    let mut game = birdsong(
        "marquise eyrie",
        &with_deck(
            "marquise.crafted = [\"saboteurs\"]\neyrie.crafted = [\"coffin_makers\"]\ncoffins = { eyrie = 3 }\n\
             clearings.1.marquise.warriors = 1\n",
        ),
    );
    game.take("use saboteurs eyrie coffin_makers");
    assert_eq!((coffin(&game, "eyrie"), game.supply("eyrie")), (0, 20));
    let text = with_deck("seats = [\"marquise\", \"eyrie\"]\ncoffins = { eyrie = 3 }\n");
    assert!(faults(&text).contains("Coffin Makers"));
}

#[test]
fn card_coffin_makers_bury_warriors_of_the_map_only() {
    let mut game = evening_with(
        [],
        "alliance eyrie",
        &with_deck(
            "eyrie.crafted = [\"coffin_makers\"]\nalliance.officers = 2\nclearings.5.alliance = { warriors = 1, base_rabbit = 1 }\n\
             alliance.supporters = [\"anvil\"]\n",
        ),
    );
    game.take("organize 5");
    assert_eq!((coffin(&game, "alliance"), game.supply("alliance"), game.officers()), (1, 7, 2));
    // officers that are lost with a base go home
    let mut game = daylight(
        "eyrie alliance",
        &with_deck(
            "eyrie.crafted = [\"coffin_makers\"]\nalliance.officers = 4\nalliance.supporters = [\"anvil\"]\nclearings.5 = { alliance = { base_rabbit = 1 }, eyrie = { warriors = 3 } }\n\
             clearings.3 = { eyrie = { warriors = 1 }, alliance = { warriors = 1 } }\n\
             eyrie.decree.battle = [\"bake_sale\"]\neyrie.resolved.viziers = [\"recruit\", \"move\"]\n",
        ),
    );
    game.chance(["dice 1 1", "card sword"]).take("battle rabbit 5 alliance");
    assert_eq!((coffin(&game, "alliance"), game.officers(), game.supply("alliance")), (0, 2, 7));
}

const SWAP: &str = "marquise.crafted = [\"swap_meet\"]\nmarquise.hand = [\"anvil\"]\neyrie.hand = [\"sword\", \"bake_sale\"]\n\
                    clearings.1.marquise = { warriors = 1, sawmill = 1 }\n";

#[test]
fn card_swap_meet_takes_a_random_card_and_gives_one_back() {
    let mut game = birdsong("marquise eyrie alliance", &with_deck(SWAP));
    assert_eq!(game.legal(), ["pass", "use swap_meet eyrie"], "the Alliance has no card");
    game.chance(["card sword"]).take("use swap_meet eyrie");
    assert_eq!((game.asked(), game.legal()), ("marquise", vec!["give anvil".to_owned(), "give sword".to_owned()]));
    game.take("give anvil");
    assert_eq!((game.hand("marquise"), game.hand("eyrie")), (vec!["sword"], vec!["anvil", "bake_sale"]));
    assert_eq!(game.law(), "6.5", "once a turn, so Birdsong is over");
    // the two know what changed hands, nobody else does
    let of = |id: &str| Viewer::Seat(game.seat(id));
    assert_eq!(game.seen_list(of("marquise"), "eyrie", "hand"), ["anvil"]);
    assert_eq!(game.seen_list(of("eyrie"), "marquise", "hand"), ["sword"]);
    assert!(game.seen_list(of("alliance"), "eyrie", "hand").is_empty());
    assert!(game.told(of("alliance")).contains(&"root-log-gave marquise eyrie ?".to_owned()));
}

#[test]
fn card_swap_meet_gives_the_only_card_back_and_may_be_left() {
    let empty = SWAP.replace("marquise.hand = [\"anvil\"]\n", "");
    let mut game = birdsong("marquise eyrie", &with_deck(&empty));
    game.chance(["card sword"]).take("use swap_meet eyrie");
    assert_eq!((game.hand("marquise").len(), game.hand("eyrie"), game.law()), (0, vec!["bake_sale", "sword"], "6.5"));
    let mut game = birdsong("marquise eyrie", &with_deck(SWAP));
    game.take("pass");
    assert_eq!((game.hand("marquise"), game.law()), (vec!["anvil"], "6.5"));
}

const LEAGUE: &str = "marquise.crafted = [\"league_of_adventurous_mice\"]\nmarquise.items = { sword = 1, tea = 2 }\n\
                      clearings.1 = { marquise = { warriors = 2 }, eyrie = { warriors = 1 } }\n";

#[test]
fn card_league_of_adventurous_mice_exhausts_an_item_for_a_move_or_a_battle() {
    let mut game = daylight("marquise eyrie", &with_deck(LEAGUE));
    game.take("use league_of_adventurous_mice");
    assert_eq!(game.legal(), ["exhaust sword", "exhaust tea"]);
    game.take("exhaust tea");
    let (moves, battles) = (game.options("move").len(), game.options("battle"));
    assert_eq!((moves, battles, game.legal().len()), (6, vec!["battle 1 eyrie".to_owned()], 7));
    game.take("move 1 5 1");
    let marquise = game.state().player(game.seat("marquise"));
    assert_eq!((marquise.items.iter().sum::<u8>(), marquise.exhausted.iter().sum::<u8>()), (3, 1));
    assert!(!game.offers_any("use"), "once a turn");
    // it was no action
    game.chance(["dice 0 0", "dice 0 0"]).take_all(["battle 1 eyrie", "battle 1 eyrie"]);
    assert!(game.offers_any("march"));
}

#[test]
fn card_league_of_adventurous_mice_battles_and_wears_items_out() {
    let worn = LEAGUE.replace("tea = 2 }", "tea = 2 }\nmarquise.exhausted = { tea = 2 }");
    let mut game = daylight("marquise eyrie", &with_deck(&worn));
    game.take("use league_of_adventurous_mice");
    // the sword is all that is left, so nothing is asked
    game.chance(["dice 1 0"]).take("battle 1 eyrie");
    assert_eq!(game.warriors("eyrie", 1), 0);
    let worn = LEAGUE.replace("tea = 2 }", "tea = 2 }\nmarquise.exhausted = { tea = 2, sword = 1 }");
    assert!(!daylight("marquise eyrie", &with_deck(&worn)).offers_any("use"));
    let more = LEAGUE.replace("tea = 2 }", "tea = 2 }\nmarquise.exhausted = { tea = 3 }");
    assert!(faults(&with_deck(&format!("seats = [\"marquise\", \"eyrie\"]\n{more}"))).contains("tea"));
}

#[test]
fn card_league_of_adventurous_mice_leaves_worn_items_that_a_vagabond_gets_face_up() {
    let mut game = daylight(
        "vagabond:thief eyrie",
        &with_deck(
            "vagabond.at = \"1\"\nvagabond.hand = [\"anvil\"]\nvagabond.tiles = [\"boot\", \"torch\"]\n\
             clearings.1.eyrie.warriors = 1\neyrie.items = { tea = 2, sword = 1 }\neyrie.exhausted = { tea = 1, sword = 1 }\n\
             eyrie.crafted = [\"league_of_adventurous_mice\"]\nvagabond.crafted = [\"league_of_adventurous_mice\"]\n",
        ),
    );
    assert!(!game.offers_any("use"), "a Vagabond has no box of crafted items");
    game.take_all(["aid eyrie anvil", "exhaust boot"]);
    assert_eq!(game.legal(), ["gain sword-", "gain tea", "gain tea-", "pass"]);
    game.take("gain tea-");
    assert_eq!(game.tiles(), ["boot-", "tea", "torch"]);
    let eyrie = game.state().player(game.seat("eyrie"));
    assert_eq!((eyrie.items.iter().sum::<u8>(), eyrie.exhausted.iter().sum::<u8>()), (2, 1));
}

const BROKER: &str = "eyrie.crafted = [\"murine_broker\"]\nmarquise.hand = [\"anvil\", \"false_orders\"]\n\
                      clearings.1.marquise = { workshop = 1, warriors = 1 }\nclearings.8.marquise.workshop = 1\n";

#[test]
fn card_murine_broker_draws_when_another_crafts_an_item() {
    let mut game = daylight("marquise eyrie", &with_deck(BROKER));
    game.take("craft false_orders");
    assert_eq!(game.asked(), "marquise", "that was no item");
    game.take("craft anvil");
    assert_eq!((game.asked(), game.legal()), ("eyrie", vec!["pass".to_owned(), "use murine_broker".to_owned()]));
    assert_eq!(game.score("marquise"), Some(2));
    game.chance(["card sword"]).take("use murine_broker");
    assert_eq!((game.hand("eyrie"), game.asked()), (vec!["sword"], "marquise"));
    let mut game = daylight("marquise eyrie", &with_deck(BROKER));
    game.take_all(["craft anvil", "pass"]);
    assert_eq!((game.hand("eyrie").len(), game.asked()), (0, "marquise"));
}

#[test]
fn card_murine_broker_draws_after_the_hundreds_have_sold_the_item() {
    let hundreds = "eyrie.crafted = [\"murine_broker\"]\nhundreds.hand = [\"anvil\"]\n\
                    clearings.1.hundreds = { stronghold = 1, warriors = 1 }\n";
    let mut game = daylight("hundreds eyrie", &with_deck(hundreds));
    game.take("craft anvil");
    // 14.2.3, 1.4.2
    assert_eq!((game.asked(), game.law()), ("hundreds", "14.2.3"));
    game.take("sell hammer");
    assert_eq!((game.score("hundreds"), game.asked()), (Some(2), "eyrie"));
    game.chance(["card sword"]).take("use murine_broker");
    assert_eq!((game.hand("eyrie"), game.asked()), (vec!["sword"], "hundreds"));
}

#[test]
fn card_murine_broker_is_not_asked_for_own_items_or_without_a_deck() {
    let own = BROKER.replace("eyrie.crafted", "marquise.crafted");
    let mut game = daylight("marquise eyrie", &with_deck(&own));
    game.take("craft anvil");
    assert_eq!(game.asked(), "marquise");
    let all = all_cards_but("eyrie", &["murine_broker", "anvil", "false_orders"]);
    let mut game = daylight("marquise eyrie", &with_deck(&format!("{BROKER}{all}")));
    assert_eq!(game.deck(), 0);
    game.take("craft anvil");
    // the card of the item is the new deck by now
    assert_eq!((game.deck(), game.asked()), (1, "eyrie"));
    game.chance(["card anvil"]).take("use murine_broker");
    let mut game = daylight("marquise eyrie", &with_deck(&format!("{BROKER}{all}marquise.score = 28\n")));
    game.take("craft anvil");
    assert_eq!(game.winners(), Some((vec!["marquise"], "3.1")), "thirty points come first");
}

#[test]
fn card_master_engravers_add_a_point_to_each_item() {
    let position = "marquise.crafted = [\"master_engravers\"]\nmarquise.hand = [\"anvil\"]\n\
                    clearings.1.marquise = { workshop = 1, warriors = 1 }\n";
    let mut game = daylight("marquise eyrie", &with_deck(position));
    game.take("craft anvil");
    assert_eq!(game.score("marquise"), Some(3));
    // 7.2.3: Disdain for Trade lowers what is printed, not this
    let position = "eyrie.crafted = [\"master_engravers\"]\neyrie.hand = [\"protection_racket\"]\neyrie.leader = \"despot\"\n\
                    clearings.5.eyrie = { roost = 1, warriors = 1 }\nclearings.10.eyrie.roost = 1\neyrie.decree.move = [\"sword\"]\n";
    let mut game = daylight("eyrie marquise", &with_deck(position));
    game.take("craft protection_racket");
    assert_eq!(game.score("eyrie"), Some(2));
    // others score as ever
    let position = "eyrie.crafted = [\"master_engravers\"]\nmarquise.hand = [\"anvil\"]\n\
                    clearings.1.marquise = { workshop = 1, warriors = 1 }\n";
    let mut game = daylight("marquise eyrie", &with_deck(position));
    game.take("craft anvil");
    assert_eq!(game.score("marquise"), Some(2));
}

#[test]
fn card_false_orders_count_the_warlord_and_leave_him() {
    let orders = "marquise.crafted = [\"false_orders\"]\nhundreds.warlord = 5\nclearings.5.hundreds.warriors = 3\n";
    let mut game = birdsong("marquise hundreds", &with_deck(orders));
    game.take("use false_orders hundreds");
    assert!(game.offers("move 5 1 2"), "{:?}", game.legal());
}
