//! The Woodland Alliance.

use crate::law::support::*;
use thicket::games::root::state::frame::Phase;
use thicket::kernel::Viewer;

/// The Alliance in turn at a table of three.
#[track_caller]
fn alliance(phase: &str, rest: &str) -> Game {
    table(&format!("seats = [\"marquise\", \"eyrie\", \"alliance\"]\nturn = \"alliance\"\nphase = \"{phase}\"\n{rest}"))
}

/// The Marquise in turn, in Daylight, at a table with the Alliance.
#[track_caller]
fn marquise(rest: &str) -> Game {
    table(&format!(
        "seats = [\"marquise\", \"eyrie\", \"alliance\"]\nturn = \"marquise\"\nphase = \"daylight\"\n{rest}"
    ))
}

#[test]
fn law_8_2_1_sympathy_crafts_in_daylight_and_each_token_once_a_turn() {
    let rest = r#"
        [alliance]
        hand = ["mouse_in_a_sack", "codebreakers", "anvil"]
        supporters = ["armorers", "sappers"]
        [clearings.2.alliance]
        sympathy = 1
    "#;
    assert!(!alliance("birdsong", rest).offers_any("craft"));
    let mut game = alliance("daylight", rest);
    assert_eq!(game.options("craft"), ["craft codebreakers", "craft mouse_in_a_sack"]);
    assert_eq!(game.refusal("craft anvil"), "4.1.1");
    game.take("craft mouse_in_a_sack");
    assert_eq!((game.score("alliance"), game.items("alliance", "bag")), (Some(1), 1));
    assert_eq!(game.refusal("craft codebreakers"), "4.1.1");
}

#[test]
fn law_8_2_2_as_defender_the_alliance_deals_the_higher_roll() {
    let rest = "[clearings.5.marquise]\nwarriors = 4\n[clearings.5.alliance]\nwarriors = 4\n";
    let mut game = marquise(rest);
    game.chance(["dice 3 1"]).take("battle 5 alliance");
    assert_eq!((game.warriors("marquise", 5), game.warriors("alliance", 5)), (1, 3));
}

#[test]
fn law_8_2_2_caps_hold_in_guerrilla_war_and_attacks_are_ordinary() {
    let rest = "[clearings.5.marquise]\nwarriors = 4\n[clearings.5.alliance]\nwarriors = 2\n";
    let mut game = marquise(rest);
    game.chance(["dice 0 3"]).take("battle 5 alliance");
    assert_eq!((game.warriors("marquise", 5), game.warriors("alliance", 5)), (2, 2));

    let mut game = alliance(
        "evening",
        "[alliance]\nofficers = 1\n[clearings.5.marquise]\nwarriors = 4\n[clearings.5.alliance]\nwarriors = 3\n\
         [clearings.5.eyrie]\nwarriors = 1\n",
    );
    // the turn ends with the last operation: the draw, and the Marquise's turn after it
    game.chance(["dice 1 3", "card anvil"]).take("battle 5 marquise");
    assert_eq!((game.warriors("marquise", 5), game.warriors("alliance", 5)), (1, 2));
}

#[test]
fn law_8_2_2_without_warriors_the_alliance_deals_nothing_and_takes_one_hit_more() {
    let mut game =
        marquise("[marquise]\nhand = []\n[clearings.5.marquise]\nwarriors = 4\n[clearings.5.alliance]\nsympathy = 1\n");
    game.chance(["dice 3 0", "card anvil"]).take("battle 5 alliance");
    assert_eq!((game.warriors("marquise", 5), game.on_map("sympathy")), (4, 0));
    assert_eq!(game.supporters(), ["anvil"]);
}

#[test]
fn law_8_2_3_supporters_are_spent_by_suit_whatever_their_names() {
    let mut game = alliance(
        "birdsong",
        r#"
        [alliance]
        hand = ["sword"]
        supporters = ["dominance_mouse", "ambush_mouse", "royal_claim"]
        [clearings.2.alliance]
        sympathy = 1
    "#,
    );
    game.take("revolt 2");
    assert_eq!(game.legal(), ["spend ambush_mouse", "spend dominance_mouse", "spend royal_claim"]);
    game.take("spend royal_claim");
    assert_eq!(game.legal(), ["spend ambush_mouse", "spend dominance_mouse"]);
    game.take("spend dominance_mouse");
    assert_eq!(game.supporters(), ["ambush_mouse"]);
    assert_eq!((game.discard(), game.available()), (vec!["royal_claim"], vec!["dominance_mouse"]));
}

#[test]
fn law_8_2_3_supporters_are_no_hand() {
    marquise_waits();
    let mut game = alliance(
        "evening",
        r#"
        [alliance]
        officers = 1
        hand = ["anvil", "bake_sale", "investments"]
        supporters = ["ambush_bird", "armorers", "sappers", "sword", "codebreakers", "root_tea_fox"]
        [clearings.2.alliance]
        base_mouse = 1
    "#,
    );
    // nine cards, but five in hand after the draw: nobody discards, and the next turn begins
    game.chance(["card cobbler", "card tax_collector"]).take("pass");
    assert_eq!((game.hand("alliance").len(), game.supporters().len(), game.turn()), (5, 6, "marquise"));
    let player = game.state().player(game.seat("alliance"));
    assert_eq!(player.hand_count(), 5);
}

#[test]
fn law_8_2_3_i_without_a_base_the_sixth_supporter_is_discarded() {
    let five = r#"supporters = ["ambush_bird", "armorers", "sappers", "sword", "codebreakers"]"#;
    let mut game = alliance("daylight", &format!("[alliance]\nhand = [\"anvil\", \"cobbler\"]\n{five}\n"));
    game.take("mobilize anvil");
    assert_eq!((game.supporters().len(), game.discard()), (5, vec!["anvil"]));

    // a dominance card goes beside the map instead (3.3.3)
    let mut game = alliance("daylight", &format!("[alliance]\nhand = [\"dominance_fox\", \"cobbler\"]\n{five}\n"));
    game.take("mobilize dominance_fox");
    assert_eq!((game.supporters().len(), game.available()), (5, vec!["dominance_fox"]));

    let mut game = alliance(
        "daylight",
        &format!(
            "[alliance]\nhand = [\"anvil\", \"cobbler\", \"investments\"]\n{five}\n[clearings.1.alliance]\nbase_fox = 1\n"
        ),
    );
    game.take("mobilize anvil").take("mobilize cobbler");
    assert_eq!((game.supporters().len(), game.discard().len()), (7, 0));
}

#[test]
fn law_8_2_3_i_outrage_is_paid_even_when_the_supporters_are_full() {
    let mut game = marquise(
        r#"
        [marquise]
        hand = ["bake_sale", "anvil"]
        [alliance]
        supporters = ["ambush_bird", "armorers", "sappers", "sword", "codebreakers"]
        [clearings.1.marquise]
        warriors = 2
        [clearings.5.alliance]
        sympathy = 1
    "#,
    );
    game.take("march 1 5 1").take("give bake_sale");
    assert_eq!((game.supporters().len(), game.discard(), game.hand("marquise")), (5, vec!["bake_sale"], vec!["anvil"]));
}

/// A base of the Alliance in clearing 2 that the Marquise is about to battle.
fn base_under_attack(supporters: &str, officers: u8, more: &str) -> Game {
    let mut game = marquise(&format!(
        "[alliance]\nofficers = {officers}\nsupporters = [{supporters}]\n[clearings.2.marquise]\nwarriors = 3\n\
         [clearings.2.alliance]\nbase_mouse = 1\n{more}"
    ));
    // nobody defends: no ambush in hand, one hit
    game.chance(["dice 0 0"]).take("battle 2 alliance");
    game
}

#[test]
fn law_8_2_4_a_lost_base_takes_its_supporters_all_birds_and_half_the_officers() {
    let game = base_under_attack(r#""sword", "investments", "armorers", "anvil", "cobbler""#, 3, "");
    assert_eq!(game.supporters(), ["anvil", "cobbler"]);
    assert_eq!(game.discard(), ["armorers", "investments", "sword"]);
    // half of three, rounded up, goes to the supply
    assert_eq!((game.officers(), game.supply("alliance")), (1, 9));
    assert_eq!((game.score("marquise"), game.on_map("base_mouse"), game.stock("base_mouse")), (Some(1), 0, 1));
}

#[test]
fn law_8_2_4_the_last_base_leaves_five_supporters_of_the_alliances_choice() {
    let six = r#""sword", "anvil", "root_tea_fox", "foxfolk_steel", "cobbler", "bake_sale", "smugglers_trail""#;
    let mut game = base_under_attack(six, 0, "");
    assert_eq!((game.asked(), game.law()), ("alliance", "8.2.4"));
    assert!(game.offers("discard anvil") && !game.offers("discard sword"));
    game.take("discard cobbler");
    assert_eq!(game.supporters(), ["anvil", "bake_sale", "foxfolk_steel", "root_tea_fox", "smugglers_trail"]);
    assert_eq!(game.asked(), "marquise");
}

#[test]
fn law_8_2_4_with_another_base_there_is_no_limit() {
    let six = r#""sword", "anvil", "root_tea_fox", "foxfolk_steel", "cobbler", "bake_sale", "smugglers_trail""#;
    let game = base_under_attack(six, 1, "[clearings.1.alliance]\nbase_fox = 1\n");
    assert_eq!((game.asked(), game.supporters().len(), game.officers()), ("marquise", 6, 0));
}

#[test]
fn law_8_2_4_the_alliance_orders_outrage_and_the_lost_base_in_battle() {
    let position = |first: &str| {
        let mut game = marquise(
            r#"
            [marquise]
            hand = ["sword"]
            [alliance]
            supporters = ["anvil"]
            [clearings.2.marquise]
            warriors = 3
            [clearings.2.alliance]
            base_mouse = 1
            sympathy = 1
        "#,
        );
        game.chance(["dice 2 2"]).take("battle 2 alliance");
        assert_eq!((game.asked(), game.law()), ("alliance", "1.1.3"));
        assert_eq!(game.legal(), ["settle base", "settle outrage"]);
        game.take(&format!("settle {first}")).take("give sword");
        game
    };
    assert_eq!(position("base").supporters(), ["anvil", "sword"]);
    assert_eq!(position("outrage").supporters(), ["anvil"]);
}

#[test]
fn law_8_2_5_there_are_ten_tokens() {
    let birds =
        "[alliance]\nhand = [\"sword\"]\nsupporters = [\"armorers\", \"sappers\", \"royal_claim\", \"arms_trader\"]\n";
    let all = |count: u8| (1..=count).map(|number| format!("[clearings.{number}.alliance]\nsympathy = 1\n"));
    let mut game = alliance("birdsong", &format!("{birds}{}", all(9).collect::<String>()));
    game.take("pass");
    assert_eq!(game.stock("sympathy"), 1);
    assert_eq!(game.options("spread"), ["spread 10", "spread 11", "spread 12"]);
    let mut game = alliance("birdsong", &format!("{birds}{}", all(10).collect::<String>()));
    assert_eq!(game.law(), "8.4.1");
    game.take("pass");
    assert_eq!((game.law(), game.refusal("spread 11")), ("8.5", "8.2.5"));
    assert!(
        faults(&format!("seats = [\"marquise\", \"alliance\"]\n{}", all(11).collect::<String>()))
            .contains("too many pieces \"sympathy\": the box has only 10")
    );
}

#[test]
fn law_8_2_5_i_one_token_a_clearing() {
    let rest = r#"
        [alliance]
        officers = 1
        supporters = ["armorers", "sappers", "royal_claim"]
        [clearings.5.alliance]
        sympathy = 1
        warriors = 1
        [clearings.1.alliance]
        sympathy = 1
    "#;
    let mut game = alliance("birdsong", rest);
    game.take("pass");
    assert_eq!(game.refusal("spread 5"), "8.2.5.I");
    let mut game = alliance("evening", rest);
    assert_eq!(game.refusal("organize 5"), "8.2.5.I");
}

/// The Marquise marches two warriors from 1 into sympathy in 5 (rabbit).
fn march_into_sympathy(hand: &str) -> Game {
    let mut game = marquise(&format!(
        "[marquise]\nhand = [{hand}]\n[clearings.1.marquise]\nwarriors = 4\n[clearings.5.alliance]\nsympathy = 1\n"
    ));
    game.take("march 1 5 2");
    game
}

#[test]
fn law_8_2_6_moving_warriors_into_sympathy_costs_one_matching_card() {
    let mut game = march_into_sympathy(r#""anvil", "bake_sale", "cobbler", "armorers", "sword""#);
    assert_eq!((game.asked(), game.law()), ("marquise", "8.2.6"));
    assert_eq!(game.legal(), ["give armorers", "give bake_sale", "give cobbler"]);
    game.take("give cobbler");
    assert_eq!(game.supporters(), ["cobbler"]);
    assert_eq!(game.hand("marquise"), ["anvil", "armorers", "bake_sale", "sword"]);
    // each move by itself: the second move of the march pays again
    game.take("march 1 5 1").take("give bake_sale");
    assert_eq!(game.supporters(), ["bake_sale", "cobbler"]);
}

#[test]
fn law_8_2_6_with_nothing_else_the_bird_must_go() {
    let game = march_into_sympathy(r#""anvil", "armorers""#);
    assert_eq!(game.legal(), ["give armorers"]);
}

#[test]
fn law_8_2_6_without_a_card_the_hand_is_shown_and_the_deck_gives() {
    let mut game = march_into_sympathy(r#""anvil", "sword""#);
    assert_eq!(game.legal(), ["show"]);
    game.chance(["card royal_claim"]).take("show");
    assert_eq!((game.supporters(), game.hand("marquise")), (vec!["royal_claim"], vec!["anvil", "sword"]));
    let saw = game.told(Viewer::Seat(game.seat("alliance")));
    assert!(saw.iter().any(|text| text == "root-log-saw alliance marquise anvil"), "{saw:?}");
    assert!(saw.iter().any(|text| text == "root-log-supporter alliance royal_claim"), "{saw:?}");
    let told = game.told(Viewer::Seat(game.seat("eyrie")));
    assert!(told.iter().any(|text| text == "root-log-saw alliance marquise ?"), "{told:?}");
    assert!(told.iter().any(|text| text == "root-log-supporter alliance ?"), "{told:?}");
}

#[test]
fn law_8_2_6_an_empty_hand_needs_no_showing() {
    let mut game = marquise("[clearings.1.marquise]\nwarriors = 4\n[clearings.5.alliance]\nsympathy = 1\n");
    game.chance(["card anvil"]).take("march 1 5 2");
    assert_eq!((game.supporters(), game.asked()), (vec!["anvil"], "marquise"));
}

#[test]
fn law_8_2_6_removing_sympathy_is_an_outrage_outside_battle_too() {
    marquise_waits();
    let mut game = marquise(
        r#"
        [marquise]
        hand = ["favor_of_the_foxes", "anvil", "foxfolk_steel", "tax_collector"]
        [clearings.8.marquise]
        workshop = 2
        [clearings.12.marquise]
        workshop = 1
        [clearings.1.alliance]
        sympathy = 1
        [clearings.6.alliance]
        sympathy = 1
        warriors = 2
    "#,
    );
    game.take("craft favor_of_the_foxes");
    assert_eq!((game.score("marquise"), game.warriors("alliance", 6), game.on_map("sympathy")), (Some(2), 0, 0));
    // one card for each token
    game.take("give anvil").take("give foxfolk_steel");
    assert_eq!((game.supporters(), game.hand("marquise")), (vec!["anvil", "foxfolk_steel"], vec!["tax_collector"]));
    assert_eq!(game.law(), "6.5");
}

#[test]
fn law_8_2_6_the_alliances_own_moves_and_the_pawn_are_no_outrage() {
    let mut game = alliance(
        "evening",
        r#"
        [alliance]
        officers = 2
        hand = ["cobbler"]
        [clearings.1.alliance]
        warriors = 2
        [clearings.5.alliance]
        sympathy = 1
    "#,
    );
    game.take("move 1 5 1");
    assert_eq!((game.law(), game.supporters().len()), ("8.6.1", 0));

    let mut game = table(
        r#"
        seats = ["marquise", "alliance", "vagabond:thief"]
        turn = "vagabond"
        phase = "daylight"
        [vagabond]
        at = "1"
        hand = ["cobbler"]
        [clearings.5.alliance]
        sympathy = 1
    "#,
    );
    game.take("move 5");
    assert_eq!((game.law(), game.supporters().len()), ("9.5", 0));
    // nor is placing there
    let mut game = marquise(
        r#"
        [marquise]
        hand = ["cobbler"]
        [clearings.5.marquise]
        recruiter = 1
        [clearings.5.alliance]
        sympathy = 1
    "#,
    );
    game.take("recruit");
    assert_eq!((game.warriors("marquise", 5), game.asked(), game.supporters().len()), (1, "marquise", 0));
    assert_eq!(game.law(), "6.5");
}

#[test]
fn law_8_2_6_the_vagabond_pays_for_a_token_that_he_removes() {
    let mut game = table(
        r#"
        seats = ["marquise", "alliance", "vagabond:ranger"]
        turn = "vagabond"
        phase = "daylight"
        [vagabond]
        at = "5"
        hand = ["cobbler", "anvil"]
        [clearings.5.alliance]
        sympathy = 1
    "#,
    );
    game.take("strike alliance sympathy");
    assert_eq!((game.asked(), game.law(), game.score("vagabond")), ("vagabond", "8.2.6", Some(1)));
    game.take("give cobbler");
    assert_eq!(game.supporters(), ["cobbler"]);
}

#[test]
fn law_8_3_1_ten_warriors_wait_in_the_supply() {
    let game = new_game(&["alliance", "marquise"], []);
    assert_eq!((game.supply("alliance"), game.warriors_on_map("alliance"), game.officers()), (10, 0, 0));
}

#[test]
fn law_8_3_2_the_bases_start_on_the_board() {
    let game = new_game(&["alliance", "marquise"], []);
    for base in ["base_fox", "base_rabbit", "base_mouse"] {
        assert_eq!((game.stock(base), game.on_map(base)), (1, 0));
    }
}

#[test]
fn law_8_3_3_ten_sympathy_tokens_start_on_the_board() {
    let game = new_game(&["alliance", "marquise"], []);
    assert_eq!((game.stock("sympathy"), game.on_map("sympathy")), (10, 0));
}

#[test]
fn law_8_3_4_the_first_three_supporters_come_from_the_deck() {
    let game = new_game(
        &["alliance", "marquise"],
        [
            "card anvil",
            "card sword",
            "card cobbler",
            "card bake_sale",
            "card armorers",
            "card sappers",
            "card royal_claim",
            "card codebreakers",
            "card root_tea_fox",
        ],
    );
    assert_eq!(game.supporters(), ["codebreakers", "root_tea_fox", "royal_claim"]);
    // two players: fifty cards
    assert_eq!(game.deck(), 50 - 9);
}

#[test]
fn law_8_4_revolts_come_before_sympathy_spreads() {
    let mut game = alliance(
        "birdsong",
        r#"
        [alliance]
        supporters = ["sword", "investments", "bake_sale", "armorers"]
        [clearings.2.alliance]
        sympathy = 1
    "#,
    );
    assert_eq!(game.law(), "8.4.1");
    assert!(game.offers("revolt 2") && !game.offers_any("spread"));
    game.take("pass");
    assert_eq!(game.law(), "8.4.2");
    assert!(game.offers("spread 5") && !game.offers_any("revolt"));
}

#[test]
fn law_8_4_both_steps_go_on_as_often_as_they_can() {
    let mut game = alliance(
        "birdsong",
        r#"
        [alliance]
        supporters = ["sword", "investments", "anvil", "tax_collector", "armorers", "sappers", "a_visit_to_friends"]
        [clearings.2.alliance]
        sympathy = 1
        [clearings.10.alliance]
        base_rabbit = 1
        [clearings.6.alliance]
        sympathy = 1
    "#,
    );
    game.take("revolt 2").take("spend investments").take("spend sword");
    game.take("revolt 6").take("spend anvil").take("spend tax_collector");
    assert_eq!((game.on_map("base_fox"), game.on_map("base_mouse"), game.officers()), (1, 1, 2));
    game.take_all(["spread 5", "spend a_visit_to_friends", "spread 1"]);
    // the last two supporters went without a choice
    assert_eq!((game.on_map("sympathy"), game.supporters().len(), game.score("alliance")), (4, 0, Some(2)));
}

#[test]
fn law_8_4_1_revolts_are_optional_and_win_in_the_middle() {
    let position = r#"
        [alliance]
        score = 29
        hand = ["sword"]
        supporters = ["bake_sale", "cobbler"]
        [clearings.5.alliance]
        sympathy = 1
        [clearings.5.marquise]
        sawmill = 1
    "#;
    let mut game = alliance("birdsong", position);
    game.take("pass");
    assert_eq!((game.law(), game.on_map("sawmill")), ("8.4.2", 1));
    let mut game = alliance("birdsong", position);
    game.take("revolt 5");
    assert_eq!((game.winners(), game.on_map("base_rabbit")), (Some((vec!["alliance"], "3.1")), 0));
}

#[test]
fn law_8_4_1_i_revolts_need_sympathy_and_a_base_of_the_suit_on_the_board() {
    let mut game = alliance(
        "birdsong",
        r#"
        [alliance]
        supporters = ["armorers", "sappers", "royal_claim", "arms_trader"]
        [clearings.2.alliance]
        sympathy = 1
        [clearings.5.alliance]
        sympathy = 1
        [clearings.7.alliance]
        sympathy = 1
        base_mouse = 1
    "#,
    );
    assert_eq!(game.options("revolt"), ["revolt 5"]);
    assert_eq!(game.refusal("revolt 2"), "8.4.1.I");
    assert_eq!(game.refusal("revolt 10"), "8.4.1.I");
}

#[test]
fn law_8_4_1_ii_two_matching_supporters_birds_being_wild() {
    let rest =
        |supporters: &str| format!("[alliance]\nsupporters = [{supporters}]\n[clearings.5.alliance]\nsympathy = 1\n");
    let mut game = alliance("birdsong", &rest(r#""bake_sale", "anvil", "sword", "root_tea_fox""#));
    assert_eq!(game.refusal("revolt 5"), "8.4.1.II");
    let mut game = alliance("birdsong", &rest(r#""bake_sale", "armorers", "sword""#));
    game.take("revolt 5");
    assert_eq!(game.law(), "8.4.1.II");
    game.take("spend bake_sale");
    // one of one left: the bird has to go
    assert_eq!(game.legal(), ["spend armorers"]);
    game.take("spend armorers");
    assert_eq!((game.supporters(), game.discard()), (vec!["sword"], vec!["armorers", "bake_sale"]));
}

#[test]
fn law_8_4_1_iii_enemies_go_then_base_warriors_and_an_officer_come() {
    let mut game = alliance(
        "birdsong",
        r#"
        [alliance]
        supporters = ["bake_sale", "cobbler"]
        [clearings.5.alliance]
        sympathy = 1
        warriors = 1
        [clearings.10.alliance]
        sympathy = 1
        [clearings.3.alliance]
        sympathy = 1
        [clearings.2.alliance]
        sympathy = 1
        [clearings.5.marquise]
        warriors = 3
        sawmill = 1
        wood = 2
        [clearings.5.eyrie]
        warriors = 2
        roost = 1
    "#,
    );
    game.take("revolt 5");
    // two of two supporters: nothing to choose
    assert_eq!((game.warriors("marquise", 5), game.warriors("eyrie", 5)), (0, 0));
    assert_eq!((game.on_map("sawmill"), game.on_map("wood"), game.on_map("roost")), (0, 0, 0));
    assert_eq!(game.score("alliance"), Some(4));
    // three sympathetic rabbit clearings
    assert_eq!((game.warriors("alliance", 5), game.pieces("base_rabbit", 5), game.officers()), (4, 1, 1));
    assert_eq!((game.supply("alliance"), game.pieces("sympathy", 5)), (5, 1));
}

#[test]
fn law_8_4_1_iii_field_hospitals_answer_before_the_base_rises() {
    let mut game = alliance(
        "birdsong",
        r#"
        [marquise]
        hand = ["bake_sale"]
        [alliance]
        supporters = ["smugglers_trail", "cobbler"]
        [clearings.5.alliance]
        sympathy = 1
        [clearings.5.marquise]
        warriors = 3
        [clearings.1.marquise]
        keep = 1
    "#,
    );
    game.take("revolt 5");
    assert_eq!((game.asked(), game.law(), game.on_map("base_rabbit")), ("marquise", "6.2.3", 0));
    game.take("hospital bake_sale");
    assert_eq!((game.warriors("marquise", 1), game.on_map("base_rabbit"), game.officers()), (3, 1, 1));
}

#[test]
fn law_8_4_1_iii_short_supply_places_what_there_is() {
    let mut game = alliance(
        "birdsong",
        r#"
        [alliance]
        officers = 3
        supporters = ["bake_sale", "cobbler"]
        [clearings.5.alliance]
        sympathy = 1
        [clearings.10.alliance]
        sympathy = 1
        warriors = 5
    "#,
    );
    game.take("revolt 5");
    assert_eq!((game.warriors("alliance", 5), game.officers(), game.supply("alliance")), (2, 3, 0));
}

#[test]
fn law_8_4_1_iii_reading_without_an_open_slot_everything_but_the_base_follows() {
    // clearing 6 (fox) has two slots; clearing 1 one. Slots held by nobody who can be removed: a ruin in a one-slot clearing
    // does not exist on this board, so the slot of 6 that is not a ruin holds a base of another suit.
    let mut game = alliance(
        "birdsong",
        r#"
        [alliance]
        supporters = ["anvil", "tax_collector"]
        [clearings.6.alliance]
        sympathy = 1
        base_mouse = 1
    "#,
    );
    game.take("revolt 6");
    assert_eq!((game.on_map("base_fox"), game.warriors("alliance", 6), game.officers()), (0, 1, 1));
}

#[test]
fn law_8_4_2_spreading_can_be_left_at_any_time() {
    let mut game = alliance(
        "birdsong",
        "[alliance]\nhand = [\"sword\"]\nsupporters = [\"anvil\", \"tax_collector\", \"foxfolk_steel\"]\n",
    );
    assert_eq!(game.law(), "8.4.2");
    game.take("spread 12").take("spend anvil");
    // revolts are over, two more could spread
    assert_eq!((game.law(), game.offers("revolt 12")), ("8.4.2", false));
    game.take("pass");
    assert_eq!((game.law(), game.supporters().len()), ("8.5", 2));
}

#[test]
fn law_8_4_2_i_sympathy_spreads_to_unsympathetic_neighbors() {
    let game = alliance(
        "birdsong",
        r#"
        [alliance]
        supporters = ["armorers"]
        [clearings.5.alliance]
        sympathy = 1
        [clearings.2.alliance]
        sympathy = 1
    "#,
    );
    assert_eq!(game.options("spread"), ["spread 1", "spread 10", "spread 6"]);
}

#[test]
fn law_8_4_2_i_without_sympathy_on_the_map_anywhere_but_at_the_keep() {
    let mut game = alliance(
        "birdsong",
        "[alliance]\nhand = [\"sword\"]\nsupporters = [\"armorers\"]\n[clearings.1.marquise]\nkeep = 1\n",
    );
    assert_eq!(game.options("spread").len(), 11);
    assert_eq!(game.refusal("spread 1"), "6.2.2");
    game.take("spread 7");
    assert_eq!(game.pieces("sympathy", 7), 1);
    let mut game =
        alliance("birdsong", "[alliance]\nsupporters = [\"armorers\"]\n[clearings.7.alliance]\nsympathy = 1\n");
    assert_eq!(game.refusal("spread 1"), "8.4.2.I");
}

/// A table with this many tokens on the map; clearing 12 (fox) has none and is next to one of them.
fn with_sympathy(on_map: usize, more: &str) -> Game {
    let tokens =
        [11, 10, 9, 8, 7, 6, 5, 4, 3, 2].map(|number| format!("[clearings.{number}.alliance]\nsympathy = 1\n"));
    let mut game = alliance(
        "birdsong",
        &format!(
            "[alliance]\nscore = 5\nhand = [\"sword\"]\n\
             supporters = [\"anvil\", \"tax_collector\", \"tax_collector\", \"foxfolk_steel\"]\n{}{more}",
            tokens[..on_map].concat()
        ),
    );
    if game.law() == "8.4.1" {
        game.take("pass");
    }
    game
}

/// Supporters spent for spreading sympathy to clearing 12.
fn spread(game: &mut Game) -> usize {
    game.take("spread 12");
    while game.law() == "8.4.2.II" {
        let first = game.legal().remove(0);
        game.take(&first);
    }
    assert_eq!(game.pieces("sympathy", 12), 1);
    4 - game.supporters().len()
}

#[test]
fn law_8_4_2_ii_the_price_grows_with_the_tokens_on_the_map() {
    for (on_map, price) in [1, 1, 1, 2, 2, 2, 3, 3, 3, 3].into_iter().enumerate() {
        assert_eq!(spread(&mut with_sympathy(on_map, "")), price, "{on_map} on the map");
    }
    let mut game = alliance(
        "birdsong",
        r#"
        [alliance]
        supporters = ["sword", "tax_collector"]
        [clearings.2.alliance]
        sympathy = 1
        [clearings.3.alliance]
        sympathy = 1
        [clearings.4.alliance]
        sympathy = 1
    "#,
    );
    game.take("pass");
    assert!(!game.offers("spread 6"));
    assert_eq!(game.refusal("spread 6"), "8.4.2.II");
}

#[test]
fn law_8_4_2_ii_a_martial_law_of_one_other_player_costs_one_more() {
    assert_eq!(spread(&mut with_sympathy(1, "[clearings.12.marquise]\nwarriors = 3\n")), 2);
    assert_eq!(
        spread(&mut with_sympathy(4, "[clearings.12.eyrie]\nwarriors = 4\n[clearings.12.marquise]\nwarriors = 3\n")),
        3
    );
    // two and two are not three, and the Alliance's own warriors do not count
    assert_eq!(
        spread(&mut with_sympathy(1, "[clearings.12.eyrie]\nwarriors = 2\n[clearings.12.marquise]\nwarriors = 2\n")),
        1
    );
    assert_eq!(spread(&mut with_sympathy(1, "[clearings.12.alliance]\nwarriors = 3\n")), 1);
    let mut game = alliance(
        "birdsong",
        r#"
        [alliance]
        supporters = ["sword", "tax_collector"]
        [clearings.2.alliance]
        sympathy = 1
        [clearings.6.marquise]
        warriors = 3
    "#,
    );
    game.take("pass");
    assert_eq!(game.refusal("spread 6"), "8.4.2.II.a");
}

#[test]
fn law_8_4_2_iii_each_token_scores_what_it_uncovers() {
    for (on_map, points) in [0, 1, 1, 1, 2, 2, 3, 4, 4, 4].into_iter().enumerate() {
        let mut game = with_sympathy(on_map, "");
        spread(&mut game);
        assert_eq!(game.score("alliance"), Some(5 + points), "{on_map} on the map");
    }
}

#[test]
fn law_8_5_actions_come_in_any_order_and_number() {
    let mut game = alliance(
        "daylight",
        r#"
        [alliance]
        hand = ["sword", "investments", "codebreakers", "anvil", "mouse_in_a_sack"]
        [clearings.2.alliance]
        base_mouse = 1
        sympathy = 1
        [clearings.9.alliance]
        sympathy = 1
    "#,
    );
    game.take_all([
        "train sword",
        "craft mouse_in_a_sack",
        "mobilize anvil",
        "train investments",
        "craft codebreakers",
    ]);
    assert_eq!(
        (game.officers(), game.supporters(), game.crafted("alliance")),
        (2, vec!["anvil"], vec!["codebreakers"])
    );
}

#[test]
fn law_8_5_1_a_crafted_item_scores_its_printed_points() {
    let mut game = alliance(
        "daylight",
        "[alliance]\nhand = [\"bake_sale\", \"sword\"]\n[clearings.4.alliance]\nsympathy = 1\n\
         [clearings.5.alliance]\nsympathy = 1\n",
    );
    game.take("craft bake_sale");
    assert_eq!((game.score("alliance"), game.items("alliance", "coin")), (Some(3), 1));
    assert_eq!(game.refusal("craft sword"), "4.1.1");
}

#[test]
fn law_8_5_2_any_card_of_the_hand_can_be_mobilized() {
    let mut game = alliance("daylight", "[alliance]\nhand = [\"ambush_fox\", \"dominance_bird\", \"sword\"]\n");
    assert_eq!(game.options("mobilize"), ["mobilize ambush_fox", "mobilize dominance_bird", "mobilize sword"]);
    game.take("mobilize dominance_bird").take("mobilize ambush_fox");
    assert_eq!((game.supporters(), game.hand("alliance")), (vec!["ambush_fox", "dominance_bird"], vec!["sword"]));
    assert_eq!(game.refusal("mobilize anvil"), "1.2.1");
}

#[test]
fn law_8_5_3_a_card_of_a_placed_bases_suit_trains_an_officer() {
    let mut game = alliance(
        "daylight",
        r#"
        [alliance]
        hand = ["sword", "armorers", "anvil"]
        [clearings.2.alliance]
        base_mouse = 1
        [clearings.1.alliance]
        sympathy = 1
    "#,
    );
    assert_eq!(game.options("train"), ["train armorers", "train sword"]);
    assert_eq!(game.refusal("train anvil"), "8.5.3");
    game.take("train sword").take("train armorers");
    assert_eq!((game.officers(), game.supply("alliance"), game.discard().len()), (2, 8, 2));
    let game = alliance("daylight", "[alliance]\nhand = [\"sword\", \"armorers\"]\n");
    assert!(!game.offers_any("train"));
}

#[test]
fn law_8_5_3_officers_come_from_the_supply_only() {
    let mut game = alliance(
        "daylight",
        "[alliance]\nofficers = 4\nhand = [\"sword\"]\n[clearings.2.alliance]\nbase_mouse = 1\nwarriors = 6\n",
    );
    assert_eq!(game.refusal("train sword"), "1.5.4");
}

#[test]
fn law_8_6_operations_come_before_the_draw() {
    marquise_waits();
    let mut game =
        alliance("evening", "[alliance]\nofficers = 1\n[clearings.2.alliance]\nwarriors = 1\nbase_mouse = 1\n");
    assert_eq!((game.phase(), game.law(), game.hand("alliance").len()), (Phase::Evening, "8.6.1", 0));
    game.chance(["card anvil", "card sword"]).take("recruit 2");
    assert_eq!((game.turn(), game.hand("alliance")), ("marquise", vec!["anvil", "sword"]));
}

/// An Evening with three officers, warriors in 2 and 5, a base in 2.
fn operations() -> Game {
    alliance(
        "evening",
        r#"
        [alliance]
        officers = 3
        hand = ["sword"]
        [clearings.2.alliance]
        base_mouse = 1
        sympathy = 1
        warriors = 1
        [clearings.5.alliance]
        warriors = 2
        [clearings.5.marquise]
        warriors = 2
        [clearings.1.marquise]
        warriors = 2
        keep = 1
        [clearings.1.alliance]
        warriors = 1
    "#,
    )
}

#[test]
fn law_8_6_1_as_many_operations_as_officers_who_are_not_spent() {
    let mut game = operations();
    game.take("recruit 2").take("recruit 2");
    assert_eq!((game.officers(), game.law()), (3, "8.6.1"));
    game.chance(["card anvil", "card cobbler"]).take("recruit 2");
    assert_eq!((game.officers(), game.warriors("alliance", 2), game.turn()), (3, 4, "marquise"));
    // fewer will do
    let mut game = operations();
    game.chance(["card anvil", "card cobbler"]).take("pass");
    assert_eq!(game.turn(), "marquise");
}

#[test]
fn law_8_6_1_i_each_move_is_one_operation_under_the_general_rules() {
    let mut game = operations();
    assert!(game.offers("move 2 5 1") && game.offers("move 2 10 1"));
    // nobody rules 5, the Marquise rules 1
    assert_eq!(game.refusal("move 5 1 1"), "4.2.1");
    game.take("move 2 10 1");
    assert_eq!((game.warriors("alliance", 2), game.warriors("alliance", 10)), (0, 1));
}

#[test]
fn law_8_6_1_ii_battles() {
    let mut game = operations();
    assert_eq!(game.options("battle"), ["battle 1 marquise", "battle 5 marquise"]);
    game.chance(["dice 2 1"]).take("battle 5 marquise");
    assert_eq!((game.warriors("marquise", 5), game.warriors("alliance", 5)), (0, 1));
}

#[test]
fn law_8_6_1_iii_one_warrior_at_a_base() {
    let mut game = operations();
    assert_eq!(game.options("recruit"), ["recruit 2"]);
    assert_eq!(game.refusal("recruit 5"), "8.6.1.III");
    game.take("recruit 2");
    assert_eq!((game.warriors("alliance", 2), game.supply("alliance")), (2, 2));
}

#[test]
fn law_8_6_1_iv_organize_turns_a_warrior_into_sympathy() {
    let mut game = operations();
    // 2 is sympathetic, 1 holds the keep (6.2.2), elsewhere stands no warrior; 10 need not be near
    assert_eq!(game.options("organize"), ["organize 5"]);
    assert_eq!(game.refusal("organize 1"), "6.2.2");
    assert_eq!(game.refusal("organize 10"), "8.6.1.IV");
    assert_eq!(game.refusal("organize 2"), "8.2.5.I");
    let supporters = game.supporters();
    game.take("organize 5");
    assert_eq!((game.warriors("alliance", 5), game.supply("alliance"), game.pieces("sympathy", 5)), (1, 4, 1));
    assert_eq!((game.score("alliance"), game.supporters()), (Some(1), supporters));
}

#[test]
fn law_8_6_1_iv_organize_asks_for_no_neighbor_and_no_martial_law() {
    let mut game = alliance(
        "evening",
        r#"
        [alliance]
        officers = 2
        [clearings.2.alliance]
        sympathy = 1
        [clearings.8.alliance]
        warriors = 2
        [clearings.8.marquise]
        warriors = 5
    "#,
    );
    game.take("organize 8");
    assert_eq!((game.pieces("sympathy", 8), game.asked()), (1, "alliance"));
    // nobody removed it, so there is no Outrage and no points for a removal
    assert_eq!((game.score("alliance"), game.supporters().len()), (Some(1), 0));
}

#[test]
fn law_8_6_2_one_card_more_for_each_base_then_down_to_five() {
    marquise_waits();
    let mut game = alliance(
        "evening",
        r#"
        [alliance]
        officers = 1
        hand = ["sword", "anvil", "cobbler"]
        [clearings.2.alliance]
        base_mouse = 1
        [clearings.5.alliance]
        base_rabbit = 1
        [clearings.6.alliance]
        base_fox = 1
    "#,
    );
    game.chance(["card armorers", "card sappers", "card codebreakers", "card bake_sale"]).take("pass");
    assert_eq!((game.law(), game.hand("alliance").len()), ("8.6.2", 7));
    assert_eq!(game.options("discard").len(), 7);
    game.take("discard sword").take("discard codebreakers");
    assert_eq!((game.turn(), game.hand("alliance").len()), ("marquise", 5));
}
