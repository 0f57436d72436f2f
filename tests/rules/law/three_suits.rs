//! The Law where a clearing has all three suits, where it has another slot, and where ferry and tower stand on
//! maps that print none: as landmarks bring it about.

use crate::law::support::*;
use thicket::games::root::State;
use thicket::games::root::words::place::{Suit, SuitSet};
use thicket::kernel::{Doc, Rules, Script, Viewer};

/// Clearing 5 of the Autumn map, which prints a rabbit, has all three suits.
const CITY: &str = "suits = [\"fox\", \"mouse\", \"rabbit\", \"rabbit\", [\"fox\", \"rabbit\", \"mouse\"], \"fox\", \
                    \"mouse\", \"fox\", \"mouse\", \"rabbit\", \"mouse\", \"fox\"]\n";

fn city(rest: &str) -> String {
    format!("{CITY}{rest}")
}

#[track_caller]
fn reads_back(game: &Game) {
    let again = State::read(&game.seen_by(Viewer::All), &Embedded, &mut Script::default());
    assert_eq!(again.as_ref(), Ok(game.state()));
}

#[track_caller]
fn pending(game: &Game) -> String {
    let doc = game.seen_by(Viewer::All);
    let tasks = doc["pending"].as_array().expect("a list");
    tasks.last().and_then(|task| task.as_str()).unwrap_or_default().to_owned()
}

#[test]
fn law_2_2_2_a_clearing_of_several_suits_is_one_of_each() {
    let game = daylight("marquise eyrie", &city("clearings.1.marquise.warriors = 1\n"));
    let of = |suit: Suit| numbers(game.state().clearings_of(suit));
    assert_eq!(of(Suit::Fox), [1, 5, 6, 8, 12]);
    assert_eq!(of(Suit::Rabbit), [3, 4, 5, 10]);
    assert_eq!(of(Suit::Mouse), [2, 5, 7, 9, 11]);
    assert!(of(Suit::Bird).is_empty());
    assert_eq!(game.state().suits(clearing(5)), SuitSet::CLEARING);
    let doc = game.seen_by(Viewer::All);
    assert_eq!((doc["suits"][0].as_str(), doc["suits"][4].as_array().map(Vec::len)), (Some("fox"), Some(3)));
    reads_back(&game);
    for suits in ["[]", "[\"fox\", \"fox\"]", "[\"bird\"]", "\"bird\"", "[\"fox\", 1]", "3"] {
        let text =
            format!("seats = [\"marquise\", \"eyrie\"]\n{CITY}").replace("[\"fox\", \"rabbit\", \"mouse\"]", suits);
        assert!(faults(&text).contains("suits[4]"), "{suits}");
    }
}

#[test]
fn law_4_1_1_a_piece_there_is_activated_as_any_one_suit_and_once() {
    let hand = "marquise.hand = [\"anvil\", \"root_tea_fox\", \"travel_gear_fox\", \"foxfolk_steel\"]\n";
    let mut game = daylight("marquise eyrie", &city(&format!("{hand}clearings.5.marquise.workshop = 1\n")));
    assert_eq!(game.options("craft"), ["craft anvil", "craft root_tea_fox", "craft travel_gear_fox"]);
    game.take("craft root_tea_fox");
    assert_eq!(game.refusal("craft travel_gear_fox"), "4.1.1");
    assert!(!game.offers_any("craft"));
}

#[test]
fn law_4_1_1_whichever_card_comes_first_the_pieces_that_fit_it_pay() {
    let rest = "marquise.hand = [\"anvil\", \"travel_gear_fox\", \"root_tea_fox\", \"foxfolk_steel\", \"tax_collector\"]\n\
                clearings.5.marquise.workshop = 1\nclearings.1.marquise.workshop = 1\n";
    let mut game = daylight("marquise eyrie", &city(rest));
    assert!(game.offers("craft foxfolk_steel") && !game.offers("craft tax_collector"));
    game.take("craft anvil");
    // the fox piece has made the anvil, so that the other one is left for anything
    assert_eq!(game.options("craft"), ["craft root_tea_fox", "craft travel_gear_fox"]);
    let mut game = daylight("marquise eyrie", &city(rest));
    game.take("craft travel_gear_fox");
    assert_eq!(game.options("craft"), ["craft anvil"]);
    game.take("craft anvil");
    assert!(!game.offers_any("craft"));
}

#[test]
fn law_4_1_1_icons_of_any_suit_take_a_piece_as_one_of_its_suits() {
    marquise_waits();
    let rest = "marquise.hand = [\"royal_claim\", \"root_tea_fox\", \"travel_gear_fox\"]\nclearings.5.marquise.workshop = 2\n\
                clearings.1.marquise.workshop = 1\nclearings.8.marquise.workshop = 2\n";
    let mut game = daylight("marquise eyrie", &city(rest));
    game.take("craft royal_claim");
    // two of the three fox pieces pay in any case
    assert_eq!(
        (game.law(), game.legal()),
        ("4.1.1", vec!["activate fox".into(), "activate mouse".into(), "activate rabbit".into()])
    );
    reads_back(&game);
    game.take("activate mouse");
    assert_eq!(game.legal().len(), 3);
    game.take("activate fox");
    // of a fox piece and one of all suits the latter is left
    assert!(game.offers("craft root_tea_fox") && game.offers("craft travel_gear_fox"));
    game.take("craft root_tea_fox");
    assert!(!game.offers_any("craft"));
}

#[test]
fn law_4_1_1_nothing_is_asked_where_all_pieces_are_alike() {
    marquise_waits();
    let suits = CITY.replace(
        "\"mouse\", \"rabbit\", \"mouse\", \"fox\"]\n",
        "\"mouse\", [\"fox\", \"rabbit\", \"mouse\"], \"mouse\", \"fox\"]\n",
    );
    let rest = format!(
        "{suits}slots = {{ 5 = 4 }}\nmarquise.hand = [\"royal_claim\", \"root_tea_fox\"]\n\
         clearings.5.marquise.workshop = 4\nclearings.10.marquise.workshop = 1\n"
    );
    let mut game = daylight("marquise eyrie", &rest);
    game.take("craft royal_claim");
    assert_eq!(game.crafted("marquise"), ["royal_claim"]);
    game.take("craft root_tea_fox");
    assert!(!game.offers_any("craft"));
}

#[test]
fn law_9_2_1_hammers_there_are_of_any_suits() {
    let position = |at: u8| {
        city(&format!(
            "vagabond = {{ at = \"{at}\", tiles = [\"hammer\", \"hammer\", \"hammer\", \"boot\"], hand = [\"tax_collector\"] }}\n"
        ))
    };
    assert!(!daylight("vagabond:tinker marquise", &position(10)).offers("craft tax_collector"));
    let mut game = daylight("vagabond:tinker marquise", &position(5));
    game.take("craft tax_collector");
    assert_eq!(game.tiles(), ["boot", "hammer-", "hammer-", "hammer-"]);
}

#[test]
fn law_9_5_5_quests_of_every_suit_are_done_there() {
    let text = city(
        "quests = [\"errand_fox\", \"escort_mouse\", \"guard_duty_rabbit\"]\n\
         vagabond = { at = \"5\", tiles = [\"boot\", \"boot\", \"tea\"] }\n",
    );
    let game = daylight("vagabond:tinker marquise", &text);
    assert!(game.offers("quest errand_fox points") && game.offers("quest escort_mouse cards"));
}

#[test]
fn law_8_2_6_a_card_of_any_suit_answers_for_outrage_there() {
    let text = city(
        "clearings.1.marquise.warriors = 1\nclearings.5.alliance.sympathy = 1\n\
         marquise.hand = [\"anvil\", \"bake_sale\", \"sword\"]\n",
    );
    let mut game = daylight("marquise alliance", &text);
    game.take("march 1 5 1");
    assert_eq!(
        (game.law(), game.legal()),
        ("8.2.6", ["anvil", "bake_sale", "sword"].map(|card| format!("give {card}")).to_vec())
    );
    game.take("give sword");
    assert_eq!(game.supporters(), ["sword"]);
}

#[test]
fn law_4_3_1_ambushes_of_every_suit_wait_there() {
    let text = city(
        "clearings.5 = { marquise = { warriors = 3 }, eyrie = { warriors = 1 } }\n\
         eyrie.hand = [\"ambush_fox\", \"ambush_mouse\"]\nmarquise.hand = [\"ambush_rabbit\"]\n",
    );
    let mut game = daylight("marquise eyrie", &text);
    game.take("battle 5 eyrie");
    assert_eq!(game.legal(), ["ambush fox", "ambush mouse", "pass"]);
    game.take("ambush mouse");
    assert_eq!(game.legal(), ["ambush rabbit", "pass"]);
    game.chance(["dice 0 0"]).take("ambush rabbit");
    assert_eq!(game.warriors("marquise", 5), 3);
}

#[test]
fn law_4_1_3_partisans_of_every_suit_fight_there_each_once() {
    let text = city(
        "deck = \"exiles_partisans\"\nmarquise.crafted = [\"fox_partisans\", \"mouse_partisans\"]\n\
         clearings.5 = { marquise = { warriors = 3 }, eyrie = { warriors = 4 } }\n",
    );
    let mut game = daylight("marquise eyrie", &text);
    game.chance(["dice 1 0"]).take("battle 5 eyrie");
    assert_eq!(game.legal(), ["pass", "use fox_partisans", "use mouse_partisans"]);
    game.take("use fox_partisans");
    assert_eq!(game.legal(), ["pass", "use mouse_partisans"]);
    reads_back(&game);
    game.take("use mouse_partisans");
    assert_eq!(game.warriors("eyrie", 5), 1);
}

#[test]
fn law_3_3_1_i_it_counts_for_dominance_of_every_suit() {
    for (suit, others) in [("fox", [1, 6]), ("rabbit", [3, 4]), ("mouse", [2, 7])] {
        let [one, other] = others;
        let text = city(&format!(
            "clearings.{one}.marquise.warriors = 1\nclearings.{other}.marquise.warriors = 1\n\
             clearings.5.marquise.warriors = 1\nmarquise.dominance = \"{suit}\"\nmarquise.hand = [\"sword\"]\n"
        ));
        assert_eq!(birdsong("marquise eyrie alliance", &text).winners(), Some((vec!["marquise"], "3.3.1.I")), "{suit}");
    }
}

const REVOLT: &str = "alliance.supporters = [\"anvil\", \"sword\", \"bake_sale\"]\n\
                      clearings.5 = { marquise = { warriors = 1 }, alliance = { sympathy = 1 } }\n\
                      clearings.9.alliance.sympathy = 1\n";

#[test]
fn law_8_4_1_iii_a_revolt_names_the_suit_of_its_base() {
    let mut game = birdsong("alliance marquise", &city(REVOLT));
    assert_eq!(game.options("revolt"), ["revolt 5 fox", "revolt 5 mouse", "revolt 5 rabbit"]);
    assert_eq!(game.reason("revolt 5"), ("root-no-form revolt 5 fox".to_owned(), "8.4.1.I"));
    game.take("revolt 5 mouse");
    // supporters of different suits match it
    assert_eq!((game.law(), game.legal().len()), ("8.4.1.II", 3));
    assert_eq!(pending(&game), "alliance spend revolt 5 2 mouse");
    reads_back(&game);
    game.take_all(["spend anvil", "spend bake_sale"]);
    // a warrior for each sympathetic clearing of mice, this one too
    assert_eq!((game.pieces("base_mouse", 5), game.warriors("alliance", 5), game.officers()), (1, 2, 1));
}

#[test]
fn law_8_4_1_i_with_one_base_left_there_is_nothing_to_name() {
    let bases = "clearings.1.alliance.base_fox = 1\nclearings.3.alliance.base_rabbit = 1\n";
    let mut game = birdsong("alliance marquise", &city(&format!("{REVOLT}{bases}")));
    assert_eq!(game.options("revolt"), ["revolt 5"]);
    assert_eq!(game.reason("revolt 5 mouse"), ("root-no-form revolt 5".to_owned(), "8.4.1.I"));
    assert_eq!(game.reason("revolt 5 fox"), ("root-no-base-left 5".to_owned(), "8.4.1.I"));
    game.take("revolt 5");
    reads_back(&game);
    game.take_all(["spend anvil", "spend bake_sale"]);
    assert_eq!(game.pieces("base_mouse", 5), 1);
    // where a clearing has one suit it is never named
    let mut game = birdsong("alliance marquise", REVOLT.replace("clearings.5", "clearings.10").as_str());
    assert_eq!(game.refusal("revolt 10 rabbit"), "8.4.1.I");
}

#[test]
fn law_8_4_2_ii_supporters_of_any_suits_spread_sympathy_there() {
    let text = city(
        "alliance = { supporters = [\"anvil\", \"sword\"], hand = [\"cobbler\"] }\nclearings.1.alliance.sympathy = 1\n\
         clearings.2.alliance.sympathy = 1\nclearings.9.alliance.sympathy = 1\n",
    );
    let mut game = birdsong("alliance marquise", &text);
    game.take("pass");
    assert_eq!(game.options("spread"), ["spread 5"], "the fourth costs two alike, and here all are");
    game.take("spread 5");
    assert_eq!((game.on_map("sympathy"), game.supporters().len()), (4, 0));
}

#[test]
fn law_10_5_1_a_garden_built_there_is_of_any_suit() {
    let text = city("lizards.hand = [\"anvil\"]\nlizards.outcast = \"mouse\"\nclearings.5.lizards.warriors = 2\n");
    let mut game = daylight("lizards marquise", &text);
    assert_eq!(game.options("build"), ["fox", "mouse", "rabbit"].map(|suit| format!("build 5 anvil {suit}")));
    assert_eq!(game.refusal("build 5 anvil"), "10.5.1");
    game.take("build 5 anvil mouse");
    assert_eq!((game.pieces("garden_mouse", 5), game.pieces("garden_fox", 5)), (1, 0));
}

#[test]
fn law_10_4_3_iii_a_garden_that_sanctifies_there_is_of_any_suit() {
    let text = city(
        "lizards = { outcast = \"fox\", acolytes = 4, hand = [\"sword\"] }\nclearings.5.marquise.workshop = 1\n\
         clearings.1.marquise.workshop = 1\n",
    );
    let mut game = birdsong("lizards marquise", &text);
    let options =
        ["sanctify 1 workshop", "sanctify 5 workshop fox", "sanctify 5 workshop mouse", "sanctify 5 workshop rabbit"];
    assert_eq!(game.options("sanctify"), options);
    assert_eq!(game.refusal("sanctify 5 workshop"), "10.4.3.III");
    assert_eq!(game.refusal("sanctify 1 workshop fox"), "10.4.3.III");
    game.take("sanctify 5 workshop rabbit");
    assert_eq!((game.pieces("garden_rabbit", 5), game.pieces("workshop", 5)), (1, 0));
}

#[test]
fn law_11_5_6_iii_a_trade_post_there_is_of_any_suit() {
    let text = city("riverfolk = { funds = { marquise = 2 } }\nclearings.5.marquise.warriors = 1\n");
    let mut game = daylight("riverfolk marquise", &text);
    assert_eq!(game.options("post"), ["post 5 fox", "post 5 mouse", "post 5 rabbit"]);
    assert_eq!(game.refusal("post 5"), "11.5.6.III");
    game.take("post 5 rabbit");
    assert_eq!((game.pieces("post_rabbit", 5), game.stock("post_fox")), (1, 3));
    let lost = format!("{text}riverfolk.lost_posts = {{ fox = 3, rabbit = 3 }}\n");
    let lost = lost.replace("riverfolk = { funds = { marquise = 2 } }\n", "riverfolk.funds = { marquise = 2 }\n");
    assert_eq!(daylight("riverfolk marquise", &lost).options("post"), ["post 5"]);
}

#[test]
fn law_12_5_3_ii_it_witnesses_one_card_of_any_suit() {
    let text = city(
        "clearings.1.duchy.warriors = 1\nclearings.5.duchy.warriors = 1\n\
         duchy.hand = [\"anvil\", \"bake_sale\", \"sword\"]\n",
    );
    let mut game = daylight("duchy marquise", &text);
    game.take("pass").take("sway captain");
    assert_eq!(game.legal().len(), 3);
    game.take("reveal sword");
    // the other clearing is of foxes
    assert_eq!(game.legal(), ["reveal anvil"]);
    let mut game = daylight("duchy marquise", &text.replace("\"anvil\", ", ""));
    game.take("pass");
    assert!(!game.offers_any("sway"), "a rabbit and a mouse would both need it");
}

#[test]
fn law_15_5_2_iii_c_the_keepers_name_the_suit_that_counts() {
    let text = city(
        "keepers = { retinue.recover = [\"bake_sale\"], retainers.delve = 0 }\n\
         clearings.5.keepers = { warriors = 1, waystation_figure_tablet = 1, figure_2 = 1, figure_1 = 1 }\n\
         clearings.1.keepers.warriors = 1\n",
    );
    let mut game = daylight("keepers marquise", &text);
    let suits = ["fox", "mouse", "rabbit"].map(|suit| format!("recover 5 figure_2 {suit}"));
    assert_eq!(game.options("recover 5 figure_2"), suits);
    assert_eq!(game.options("recover 5 figure_1"), ["recover 5 figure_1"], "one clearing is enough in any suit");
    assert_eq!(game.refusal("recover 5 figure_2"), "15.5.2.III.c");
    assert_eq!(game.refusal("recover 5 figure_1 fox"), "15.5.2.III.c");
    game.take("recover 5 figure_2 fox");
    assert!(game.offers("recover 5 figure_1"), "1 and 5 are two fox clearings");
}

/// A setup at its first choice, on a map with these suits.
#[track_caller]
fn set_up(seats: &[&str], suits: &str) -> Game {
    let mut doc = new_game(seats, []).seen_by(Viewer::All);
    doc.extend(suits.parse::<Doc>().expect("a document"));
    table(&doc.to_string())
}

#[test]
fn law_13_3_2_it_serves_for_each_suit_of_the_corvids_set_up() {
    let mut game = set_up(&["corvids", "alliance"], CITY);
    game.take_all(["recruit 5", "recruit 5", "recruit 5"]);
    assert_eq!(game.warriors("corvids", 5), 3);
}

#[test]
fn law_10_3_2_the_first_garden_there_is_of_any_suit() {
    let corner = CITY.replace("[\"fox\", \"rabbit\", \"mouse\"]", "\"rabbit\"");
    let corner = corner.replacen("\"fox\"", "[\"fox\", \"rabbit\", \"mouse\"]", 1);
    let mut game = set_up(&["lizards", "alliance"], &corner);
    assert_eq!(game.legal(), ["home 1 fox", "home 1 mouse", "home 1 rabbit", "home 2", "home 3", "home 4"]);
    game.take("home 1 mouse");
    assert_eq!((game.pieces("garden_mouse", 1), game.warriors("lizards", 1)), (1, 4));
}

#[test]
fn law_2_2_3_a_slot_more_holds_a_building_more() {
    let built = "clearings.1.marquise = { warriors = 1, workshop = 1, sawmill = 1 }\n";
    let seats = "seats = [\"marquise\", \"eyrie\"]\n";
    assert!(faults(&format!("{seats}{built}")).contains("clearings.1"));
    assert!(faults(&format!("{seats}slots = {{ 1 = 5 }}\n")).contains("slots.1"));
    assert!(faults(&format!("{seats}slots = {{ 11 = 0 }}\n")).contains("slots"), "a ruin stands there");
    assert!(faults(&format!("{seats}slots = {{ 13 = 2 }}\n")).contains("slots.13"));
    let mut game = daylight(
        "marquise eyrie",
        &format!("slots = {{ 1 = 3 }}\n{built}clearings.1.marquise.wood = 1\n")
            .replace("sawmill = 1 }\nclearings.1.marquise.wood = 1", "sawmill = 1, wood = 1 }"),
    );
    assert_eq!((game.state().slots(clearing(1)), game.state().open_slots(clearing(1))), (3, 1));
    let doc = game.seen_by(Viewer::All);
    assert_eq!(doc["slots"].as_table().map(|slots| (slots.len(), slots["1"].as_integer())), Some((1, Some(3))));
    reads_back(&game);
    game.take("build 1 workshop");
    assert_eq!(game.refusal("build 1 recruiter"), "2.2.3");
    assert!(
        !daylight("marquise eyrie", "clearings.1.marquise.warriors = 1\n").seen_by(Viewer::All).contains_key("slots")
    );
}

#[test]
fn law_c_3_4_a_tower_stands_where_the_position_says() {
    let evening = |board: &str, head: &str, at: u8| {
        let text =
            format!("board = \"{board}\"\n{head}clearings.{at}.marquise.warriors = 1\neyrie.hand = [\"armorers\"]\n");
        evening_with(["card anvil"], "marquise eyrie", &text)
    };
    let game = evening("autumn", "tower = 5\n", 5);
    assert_eq!((game.turn(), game.score("marquise")), ("eyrie", Some(1)));
    reads_back(&game);
    assert_eq!(evening("autumn", "", 5).score("marquise"), Some(0));
    let suits = CITY.replace("[\"fox\", \"rabbit\", \"mouse\"]", "\"rabbit\"");
    let game = evening("mountain", &suits, 10);
    assert_eq!((game.score("marquise"), game.seen_by(Viewer::All).get("tower")), (Some(1), None));
    let game = evening("mountain", &format!("{suits}tower = false\n"), 10);
    assert_eq!(game.score("marquise"), Some(0), "without its landmark there is no pass");
    reads_back(&game);
    assert!(faults("seats = [\"marquise\", \"eyrie\"]\ntower = 13\n").contains("tower"));
    assert!(faults("seats = [\"marquise\", \"eyrie\"]\ntower = true\n").contains("tower"));
}

#[test]
fn law_c_2_5_a_ferry_sails_on_any_water() {
    let mut game =
        daylight("marquise eyrie", "ferry = 7\nclearings.7.marquise.warriors = 2\nmarquise.hand = [\"sword\"]\n");
    reads_back(&game);
    assert!(game.offers("march 7 4 1") && game.offers("march 7 11 1"));
    game.chance(["card anvil"]).take("march 7 11 1");
    assert_eq!((game.state().ferry, game.hand("marquise")), (Some(clearing(11)), vec!["anvil", "sword"]));
    assert_eq!(game.refusal("march 7 4 1"), "2.2.1");
    assert!(faults("seats = [\"marquise\", \"eyrie\"]\nferry = 1\n").contains("ferry"), "there is no water");
    let suits = CITY.replace("[\"fox\", \"rabbit\", \"mouse\"]", "\"rabbit\"");
    let game = daylight(
        "marquise eyrie",
        &format!("board = \"lake\"\n{suits}ferry = false\nclearings.1.marquise.warriors = 1\n"),
    );
    assert_eq!(game.state().ferry, None);
    reads_back(&game);
}

#[test]
fn law_1_1_3_of_two_outrages_of_different_suits_the_player_in_turn_says_which_comes_first() {
    marquise_waits();
    // foxes in 1 and 8, all suits in 5
    let mut game = daylight(
        "marquise alliance",
        &city(
            "marquise.hand = [\"favor_of_the_foxes\", \"anvil\", \"bake_sale\"]\nclearings.8.marquise.workshop = 2\n\
             clearings.12.marquise.workshop = 1\nclearings.1.alliance.sympathy = 1\nclearings.5.alliance.sympathy = 1\n",
        ),
    );
    game.take("craft favor_of_the_foxes");
    assert_eq!((game.asked(), game.law()), ("marquise", "1.1.3"));
    assert_eq!(game.legal(), ["settle outrage 1", "settle outrage 5"]);
    reads_back(&game);
    game.take("settle outrage 5");
    assert_eq!(game.options("give").len(), 2);
}
