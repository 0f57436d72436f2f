//! The Vagabond.

use crate::law::support::*;
use thicket::games::root::factions::vagabond::words::Relation;
use thicket::games::root::words::item::Item;
use thicket::kernel::Viewer;

/// The Vagabond in turn at a table of four.
#[track_caller]
fn vagabond(character: &str, phase: &str, rest: &str) -> Game {
    table(&format!(
        "seats = [\"marquise\", \"eyrie\", \"alliance\", \"vagabond:{character}\"]\nturn = \"vagabond\"\n\
         phase = \"{phase}\"\n{rest}"
    ))
}

/// The Vagabond in Daylight.
#[track_caller]
fn daylight(character: &str, rest: &str) -> Game {
    vagabond(character, "daylight", rest)
}

/// The Marquise in Daylight at a table of four.
#[track_caller]
fn marquise(rest: &str) -> Game {
    table(&format!(
        "seats = [\"marquise\", \"eyrie\", \"alliance\", \"vagabond:thief\"]\nturn = \"marquise\"\n\
         phase = \"daylight\"\n{rest}"
    ))
}

/// Returns how a faction stands to the Vagabond.
#[track_caller]
fn relation(game: &Game, faction: &str) -> Relation {
    game.vagabond().relation(game.seat(faction))
}

#[test]
fn law_9_2_1_hammers_craft_in_the_suit_of_the_pawns_clearing() {
    let rest = |at: &str| {
        format!(
            "ruin_items = {{}}\n[vagabond]\nat = \"{at}\"\ntiles = [\"hammer\", \"hammer\", \"boot\"]\n\
             hand = [\"root_tea_fox\", \"anvil\", \"sword\", \"tax_collector\", \"bake_sale\", \"favor_of_the_foxes\"]\n"
        )
    };
    let mut game = daylight("tinker", &rest("7"));
    assert_eq!(game.options("craft"), ["craft root_tea_fox"]);
    game.take("craft root_tea_fox");
    assert_eq!((game.tiles(), game.score("vagabond")), (vec!["boot", "hammer", "hammer-", "tea"], Some(2)));
    // two icons take two hammers
    let mut game = daylight("tinker", &rest("8"));
    assert_eq!(game.options("craft"), ["craft anvil", "craft sword"]);
    game.take("craft sword");
    assert_eq!((game.tiles(), game.item_supply("sword")), (vec!["boot", "hammer-", "hammer-", "sword"], 1));
    // two suits cannot be paid in one clearing, three icons not with two hammers, and nothing in a forest
    assert_eq!(game.refusal("craft tax_collector"), "4.1.1");
    assert!(!daylight("tinker", &rest("a")).offers_any("craft"));
    assert!(!vagabond("tinker", "birdsong", &rest("7")).offers_any("craft"));
}

#[test]
fn law_9_2_2_the_pawn_neither_rules_nor_keeps_others_from_ruling() {
    let game = daylight("thief", "[vagabond]\nat = \"5\"\n[clearings.5.marquise]\nwarriors = 1\n");
    assert_eq!((game.ruler(5), game.pawn()), (Some("marquise"), "5".into()));
    assert_eq!(daylight("thief", "[vagabond]\nat = \"5\"\n").ruler(5), None);
}

#[test]
fn law_9_2_2_no_hit_takes_the_pawn_off_the_map() {
    let mut game = marquise("[vagabond]\nat = \"5\"\ntiles = [\"sword-!\"]\n[clearings.5.marquise]\nwarriors = 3\n");
    game.chance(["dice 3 3"]).take("battle 5 vagabond");
    assert_eq!((game.pawn().as_str(), game.warriors("marquise", 5)), ("5", 3));
}

#[test]
fn law_9_2_2_i_a_removal_of_all_pieces_damages_three_items() {
    marquise_waits();
    let rest = |tiles: &str| {
        format!(
            "[marquise]\nhand = [\"favor_of_the_foxes\"]\n[vagabond]\nat = \"1\"\ntiles = [{tiles}]\n\
             [clearings.8.marquise]\nworkshop = 2\n[clearings.12.marquise]\nworkshop = 1\n"
        )
    };
    let mut game = marquise(&rest(r#""boot", "torch-", "tea", "sword", "boot!""#));
    game.take("craft favor_of_the_foxes");
    assert_eq!((game.asked(), game.law()), ("vagabond", "9.2.2.I"));
    assert_eq!(game.legal(), ["damage boot", "damage sword", "damage tea", "damage torch-"]);
    game.take_all(["damage torch-", "damage tea", "damage boot"]);
    assert_eq!(game.tiles(), ["boot!", "boot!", "sword", "tea!", "torch-!"]);
    assert_eq!((game.pawn().as_str(), game.asked(), game.score("marquise")), ("1", "marquise", Some(0)));
    // with three or fewer there is nothing to choose
    let mut game = marquise(&rest(r#""boot", "sword-", "tea!""#));
    game.take("craft favor_of_the_foxes");
    assert_eq!((game.tiles(), game.asked()), (vec!["boot!", "sword-!", "tea!"], "marquise"));
}

#[test]
fn law_9_2_2_i_revolts_damage_three_items_too() {
    let mut game = table(
        r#"
        seats = ["marquise", "alliance", "vagabond:thief"]
        turn = "alliance"
        phase = "birdsong"
        [alliance]
        hand = ["anvil"]
        supporters = ["bake_sale", "cobbler"]
        [vagabond]
        at = "5"
        [clearings.5.alliance]
        sympathy = 1
    "#,
    );
    game.take("revolt 5");
    assert_eq!((game.asked(), game.on_map("base_rabbit")), ("vagabond", 0));
    game.take_all(["damage boot", "damage torch", "damage tea"]);
    assert_eq!((game.tiles(), game.on_map("base_rabbit")), (vec!["boot!", "sword", "tea!", "torch!"], 1));
}

#[test]
fn law_9_2_3_the_pawn_moves_whoever_rules() {
    let mut game = daylight(
        "thief",
        "[vagabond]\nat = \"5\"\n[clearings.5.marquise]\nwarriors = 4\n[clearings.1.marquise]\nwarriors = 4\n",
    );
    assert_eq!(game.options("move"), ["move 1", "move 2"]);
    game.take("move 1");
    assert_eq!((game.pawn().as_str(), game.tiles()), ("1", vec!["boot-", "sword", "tea", "torch"]));
}

#[test]
fn law_9_2_4_without_an_undamaged_sword_he_is_defenseless() {
    let hit = |tiles: &str| {
        let mut game =
            marquise(&format!("[vagabond]\nat = \"5\"\ntiles = [{tiles}]\n[clearings.5.marquise]\nwarriors = 1\n"));
        game.chance(["dice 0 0"]).take("battle 5 vagabond");
        game.tiles()
    };
    assert_eq!(hit(r#""boot", "sword!""#), ["boot!", "sword!"]);
    // an exhausted sword defends
    assert_eq!(hit(r#""boot", "sword-""#), ["boot", "sword-"]);
}

#[test]
fn law_9_2_5_only_what_is_face_up_and_undamaged_can_be_used() {
    let mut game =
        daylight("ranger", "[vagabond]\nat = \"10\"\ntiles = [\"boot-\", \"boot!\", \"torch\", \"sword-!\"]\n");
    assert_eq!(game.legal(), ["explore", "hideout", "pass"]);
    assert_eq!(game.refusal("move 1"), "9.5.1");
    game.chance(["item hammer"]).take("explore");
    assert_eq!(game.tiles(), ["boot!", "boot-", "hammer", "sword-!", "torch-"]);
}

#[test]
fn law_9_2_5_i_tea_coins_and_bags_lie_on_tracks_of_three_while_they_are_ready() {
    let game = daylight(
        "tinker",
        "[vagabond]\nat = \"5\"\ntiles = [\"bag\", \"bag\", \"bag\", \"bag\", \"tea\", \"tea-\", \"coin!\", \"boot\"]\n",
    );
    let board = game.vagabond();
    assert_eq!((board.on_track(Item::Bag), board.on_track(Item::Tea), board.on_track(Item::Coin)), (3, 1, 0));
    // the fourth bag, the exhausted tea, the damaged coin and the boot
    assert_eq!(board.limited_count(), 4);
}

#[test]
fn law_9_2_5_i_refreshed_items_go_to_their_track() {
    let mut game = vagabond(
        "thief",
        "birdsong",
        "[vagabond]\nat = \"5\"\ntiles = [\"coin-\", \"boot-\", \"boot\"]\n[clearings.5.eyrie]\nwarriors = 1\n",
    );
    assert_eq!((game.tiles(), game.vagabond().on_track(Item::Coin)), (vec!["boot", "boot", "coin"], 1));
    // used, it goes to the satchel face down
    game.take("pass");
    let mut game = daylight(
        "thief",
        "[vagabond]\nat = \"5\"\ntiles = [\"coin\", \"boot\"]\nhand = [\"bake_sale\"]\n[clearings.5.eyrie]\nwarriors = 1\n",
    );
    game.take("aid eyrie bake_sale").take("exhaust coin");
    assert_eq!((game.tiles(), game.vagabond().on_track(Item::Coin)), (vec!["boot", "coin-"], 0));
}

#[test]
fn law_9_2_5_ii_other_items_lie_face_up_in_the_satchel() {
    let mut game = daylight("thief", "[vagabond]\nat = \"10\"\ntiles = [\"torch\"]\n");
    game.chance(["item boot"]).take("explore");
    assert_eq!((game.tiles(), game.vagabond().limited_count()), (vec!["boot", "torch-"], 2));
    assert_eq!(game.vagabond().on_track(Item::Boot), 0);
}

#[test]
fn law_9_2_6_rolled_hits_are_capped_by_undamaged_swords_exhausted_or_not() {
    let left = |tiles: &str| {
        let mut game = daylight(
            "thief",
            &format!("[vagabond]\nat = \"5\"\ntiles = [\"boot\", {tiles}]\n[clearings.5.eyrie]\nwarriors = 4\n"),
        );
        game.chance(["dice 3 0"]).take("battle 5 eyrie");
        game.warriors("eyrie", 5)
    };
    assert_eq!(left(r#""sword", "sword-""#), 2);
    assert_eq!(left(r#""sword", "sword!", "sword-!""#), 3);
    assert_eq!(left(r#""sword", "sword", "sword", "sword""#), 1);
}

#[test]
fn law_9_2_7_each_hit_damages_an_undamaged_item_of_his_choice() {
    let mut game = marquise(
        "[vagabond]\nat = \"5\"\ntiles = [\"boot\", \"torch-\", \"tea\", \"sword\", \"hammer!\"]\n\
         [clearings.5.marquise]\nwarriors = 3\n",
    );
    game.chance(["dice 2 0"]).take("battle 5 vagabond");
    assert_eq!((game.asked(), game.law()), ("vagabond", "9.2.7"));
    assert_eq!(game.legal(), ["damage boot", "damage sword", "damage tea", "damage torch-"]);
    game.take("damage tea").take("damage torch-");
    assert_eq!(game.tiles(), ["boot", "hammer!", "sword", "tea!", "torch-!"]);
}

#[test]
fn law_9_2_7_hits_beyond_the_last_item_are_ignored() {
    let mut game =
        marquise("[vagabond]\nat = \"5\"\ntiles = [\"boot\", \"sword-\"]\n[clearings.5.marquise]\nwarriors = 3\n");
    game.chance(["dice 3 0"]).take("battle 5 vagabond");
    assert_eq!((game.tiles(), game.asked()), (vec!["boot!", "sword-!"], "marquise"));
}

/// A table of four at which the Vagabond holds the fox dominance card.
fn with_dominance(score: u8, others: &str) -> Game {
    daylight(
        "thief",
        &format!("[vagabond]\nat = \"5\"\nscore = {score}\nhand = [\"dominance_fox\", \"dominance_bird\"]\n{others}"),
    )
}

#[test]
fn law_9_2_8_he_joins_one_of_the_players_with_the_fewest_points() {
    let mut game = with_dominance(10, "[marquise]\nscore = 5\n[eyrie]\nscore = 3\n[alliance]\nscore = 3\n");
    let options = ["coalition bird alliance", "coalition bird eyrie", "coalition fox alliance", "coalition fox eyrie"];
    assert_eq!(game.options("coalition"), options);
    assert_eq!(game.refusal("coalition fox marquise"), "9.2.8");
    // the Vagabond never wins by dominance
    assert_eq!(game.refusal("dominance fox"), "9.2.8");
    game.take("coalition fox eyrie");
    assert!(game.events().contains(&"root-log-coalition vagabond eyrie fox".to_owned()), "{:?}", game.events());
    assert_eq!((game.score("vagabond"), game.hand("vagabond")), (None, vec!["dominance_bird"]));
    assert!(!game.offers_any("coalition"));
    assert_eq!(game.refusal("coalition bird alliance"), "3.3.2");
}

#[test]
fn law_9_2_8_not_with_three_players_nor_below_ten_points() {
    assert_eq!(with_dominance(9, "").refusal("coalition fox eyrie"), "3.3.1");
    let mut game = table(
        r#"
        seats = ["marquise", "eyrie", "vagabond:thief"]
        turn = "vagabond"
        phase = "daylight"
        [vagabond]
        at = "5"
        score = 12
        hand = ["dominance_fox"]
    "#,
    );
    assert_eq!(game.refusal("coalition fox eyrie"), "9.2.8");
    // and only in Daylight
    let game = vagabond("thief", "birdsong", "[vagabond]\nscore = 12\nhand = [\"dominance_fox\"]\n");
    assert!(!game.offers_any("coalition"));
}

#[test]
fn law_9_2_8_nobody_joins_a_player_who_has_activated_dominance() {
    let mut game = with_dominance(10, "[marquise]\ndominance = \"mouse\"\n[eyrie]\nscore = 8\n[alliance]\nscore = 6\n");
    assert_eq!(game.options("coalition"), ["coalition bird alliance", "coalition fox alliance"]);
    assert_eq!(game.refusal("coalition fox marquise"), "9.2.8");
}

#[test]
fn law_9_2_8_he_scores_no_more_and_wins_with_his_partner() {
    let mut game = daylight(
        "thief",
        "[vagabond]\nat = \"10\"\ncoalition = { partner = \"eyrie\", suit = \"fox\" }\n[eyrie]\nscore = 29\n",
    );
    game.chance(["item hammer"]).take("explore");
    assert_eq!(game.score("vagabond"), None);

    let mut game = table(
        r#"
        seats = ["marquise", "eyrie", "alliance", "vagabond:thief"]
        turn = "eyrie"
        phase = "daylight"
        [eyrie]
        score = 29
        hand = ["anvil"]
        [vagabond]
        coalition = { partner = "eyrie", suit = "fox" }
        [clearings.1.eyrie]
        roost = 1
    "#,
    );
    game.take("craft anvil");
    assert_eq!(game.winners(), Some((vec!["eyrie", "vagabond"], "3.1")));
}

#[test]
fn law_9_2_8_a_partners_dominance_wins_for_both() {
    let game = table_with(
        ["card sword"],
        r#"
        seats = ["marquise", "eyrie", "alliance", "vagabond:thief"]
        turn = "marquise"
        phase = "evening"
        [eyrie]
        dominance = "fox"
        [vagabond]
        coalition = { partner = "eyrie", suit = "mouse" }
        [clearings.1.eyrie]
        warriors = 1
        [clearings.6.eyrie]
        warriors = 1
        [clearings.8.eyrie]
        warriors = 1
    "#,
    );
    assert_eq!(game.winners(), Some((vec!["eyrie", "vagabond"], "3.3.1.I")));
}

#[test]
fn law_9_2_8_partners_are_no_enemies() {
    let mut game = daylight(
        "ranger",
        r#"
        [vagabond]
        at = "5"
        hand = ["bake_sale"]
        coalition = { partner = "eyrie", suit = "fox" }
        [clearings.5.eyrie]
        warriors = 2
        [clearings.5.marquise]
        warriors = 1
    "#,
    );
    assert_eq!(game.options("battle"), ["battle 5 marquise"]);
    assert_eq!(game.options("strike"), ["strike marquise warrior"]);
    assert_eq!(game.refusal("battle 5 eyrie"), "4.3");
    // aid asks for no enemy
    assert!(game.offers("aid eyrie bake_sale"));
}

#[test]
fn law_9_2_9_every_other_faction_starts_indifferent() {
    let game = new_game(&["marquise", "eyrie", "vagabond:thief", "alliance"], []);
    for faction in ["marquise", "eyrie", "alliance"] {
        assert_eq!(relation(&game, faction), Relation::Indifferent);
    }
}

/// The Vagabond with many items and rabbit cards beside Eyrie warriors in clearing 5.
fn helper(start: &str) -> Game {
    daylight(
        "thief",
        &format!(
            r#"
            [vagabond]
            at = "5"
            tiles = ["boot", "boot", "boot", "sword", "sword", "torch", "tea"]
            hand = ["bake_sale", "cobbler", "cobbler", "command_warren", "armorers", "sappers", "royal_claim"]
            relations = {{ eyrie = "{start}" }}
            [clearings.5.eyrie]
            warriors = 1
            [clearings.5.marquise]
            warriors = 1
        "#
        ),
    )
}

#[test]
fn law_9_2_9_i_only_aid_brings_a_faction_closer_and_never_a_hostile_one() {
    let mut game = helper("hostile");
    for card in ["bake_sale", "cobbler", "cobbler"] {
        game.take(&format!("aid eyrie {card}")).take("exhaust boot");
    }
    assert_eq!((relation(&game, "eyrie"), game.score("vagabond")), (Relation::Hostile, Some(0)));
    // the other faction in the clearing has not moved either
    assert_eq!(relation(&game, "marquise"), Relation::Indifferent);
    game.take("aid marquise armorers").take("exhaust tea");
    assert_eq!((relation(&game, "marquise"), game.score("vagabond")), (Relation::Amiable, Some(1)));
}

#[test]
fn law_9_2_9_i_a_the_next_space_takes_one_two_three_aids_in_one_turn() {
    let mut game = helper("indifferent");
    let mut aid = |card: &str, item: &str| {
        game.take(&format!("aid eyrie {card}")).take(&format!("exhaust {item}"));
        relation(&game, "eyrie")
    };
    assert_eq!(aid("bake_sale", "boot"), Relation::Amiable);
    assert_eq!(aid("cobbler", "boot"), Relation::Amiable);
    assert_eq!(aid("cobbler", "boot"), Relation::Friendly);
    // the count starts again on every space
    assert_eq!(aid("command_warren", "sword"), Relation::Friendly);
    assert_eq!(aid("armorers", "sword"), Relation::Friendly);
    assert_eq!(aid("sappers", "tea"), Relation::Allied);
}

#[test]
fn law_9_2_9_i_a_aids_of_another_turn_or_to_another_faction_do_not_count() {
    let mut game = helper("amiable");
    game.take("aid eyrie bake_sale").take("exhaust boot");
    game.take("aid marquise cobbler").take("exhaust boot");
    assert_eq!((relation(&game, "eyrie"), relation(&game, "marquise")), (Relation::Amiable, Relation::Amiable));

    let mut game = table(
        r#"
        seats = ["alliance", "vagabond:thief"]
        turn = "vagabond"
        phase = "daylight"
        [vagabond]
        at = "5"
        hand = ["bake_sale", "cobbler", "armorers"]
        relations = { alliance = "amiable" }
        [clearings.5.alliance]
        sympathy = 1
    "#,
    );
    game.take("aid alliance bake_sale").take("exhaust boot");
    // the Vagabond draws, then the Alliance
    game.chance(["card anvil", "card sword"]).take("pass").take("pass");
    assert_eq!((game.turn(), game.law()), ("vagabond", "9.4.2"));
    game.take("pass").take("aid alliance cobbler").take("exhaust boot");
    assert_eq!(relation(&game, "alliance"), Relation::Amiable);
    game.take("aid alliance armorers").take("exhaust tea");
    assert_eq!(relation(&game, "alliance"), Relation::Friendly);
}

#[test]
fn law_9_2_9_i_b_entering_a_space_scores_one_two_two() {
    for (start, aids, points) in [("indifferent", 1, 1), ("amiable", 2, 2), ("friendly", 3, 2)] {
        let mut game = helper(start);
        let cards = ["bake_sale", "cobbler", "cobbler"];
        for card in &cards[..aids] {
            assert_eq!(game.score("vagabond"), Some(0));
            game.take(&format!("aid eyrie {card}")).take("exhaust boot");
        }
        assert_eq!(game.score("vagabond"), Some(points), "{start}");
    }
}

#[test]
fn law_9_2_9_ii_reading_an_allied_faction_is_still_an_enemy() {
    let mut game = daylight(
        "ranger",
        "[vagabond]\nat = \"5\"\nrelations = { eyrie = \"allied\" }\n[clearings.5.eyrie]\nwarriors = 2\n",
    );
    assert!(game.offers("battle 5 eyrie") && game.offers("strike eyrie warrior"));
    game.chance(["dice 1 0"]).take("battle 5 eyrie");
    assert_eq!((game.warriors("eyrie", 5), relation(&game, "eyrie")), (1, Relation::Hostile));
}

#[test]
fn law_9_2_9_ii_a_each_aid_to_an_ally_scores_two() {
    let mut game = helper("allied");
    game.take("aid eyrie bake_sale").take("exhaust boot");
    game.take("aid eyrie cobbler").take("exhaust boot");
    assert_eq!((game.score("vagabond"), relation(&game, "eyrie")), (Some(4), Relation::Allied));
}

/// The Vagabond in clearing 1 with Allied warriors beside the pawn.
fn with_allies(rest: &str) -> Game {
    daylight(
        "thief",
        &format!("[vagabond]\nat = \"1\"\nrelations = {{ eyrie = \"allied\", alliance = \"allied\" }}\n{rest}"),
    )
}

#[test]
fn law_9_2_9_ii_b_any_number_of_one_allys_warriors_comes_along() {
    let mut game = with_allies(
        "[clearings.1.eyrie]\nwarriors = 2\n[clearings.1.alliance]\nwarriors = 1\n[clearings.1.marquise]\nwarriors = 1\n",
    );
    assert_eq!(game.options("move 5"), ["move 5", "move 5 eyrie 1", "move 5 eyrie 2"]);
    game.take("move 5 eyrie 2");
    assert_eq!((game.pawn().as_str(), game.warriors("eyrie", 5), game.warriors("eyrie", 1)), ("5", 2, 0));
    assert_eq!(game.tiles(), ["boot-", "sword", "tea", "torch"]);
    // the Marquise is not an ally
    let mut game = with_allies("[clearings.1.marquise]\nwarriors = 1\n");
    assert_eq!(game.refusal("move 5 marquise 1"), "9.2.9.II.b");
}

#[test]
fn law_9_2_9_ii_b_reading_followers_must_be_able_to_make_the_move_themselves() {
    let rest = "[clearings.1.eyrie]\nwarriors = 2\n[clearings.1.marquise]\nwarriors = 3\n[clearings.5.marquise]\nwarriors = 1\n\
                [clearings.9.eyrie]\nwarriors = 1\n";
    let mut game = with_allies(rest);
    assert_eq!(game.options("move 5"), ["move 5"]);
    assert_eq!(game.refusal("move 5 eyrie 1"), "9.2.9.II.b");
    // with rule at the destination they come; and Lords of the Forest rule ties
    assert!(game.offers("move 9 eyrie 2"));
    let tied = with_allies("[clearings.1.eyrie]\nwarriors = 2\n[clearings.1.marquise]\nwarriors = 2\n");
    assert!(tied.offers("move 5 eyrie 2"));
    game.take("move 5");
    assert_eq!((game.pawn().as_str(), game.warriors("eyrie", 1)), ("5", 2));
}

#[test]
fn law_9_2_9_ii_b_reading_their_owner_pays_for_outrage_and_the_alliance_never() {
    let mut game = with_allies(
        "[eyrie]\nhand = [\"bake_sale\"]\n[clearings.1.eyrie]\nwarriors = 2\n[clearings.5.alliance]\nsympathy = 1\n",
    );
    game.take("move 5 eyrie 1");
    assert_eq!((game.asked(), game.law()), ("eyrie", "8.2.6"));
    game.take("give bake_sale");
    assert_eq!((game.supporters(), game.asked()), (vec!["bake_sale"], "vagabond"));
    let mut game = with_allies("[clearings.1.alliance]\nwarriors = 2\n[clearings.5.alliance]\nsympathy = 1\n");
    game.take("move 5 alliance 2");
    assert_eq!((game.supporters().len(), game.asked(), game.warriors("alliance", 5)), (0, "vagabond", 2));
}

#[test]
fn law_9_2_9_ii_b_slipping_takes_allies_from_clearing_to_clearing() {
    let mut game = vagabond(
        "thief",
        "birdsong",
        "[vagabond]\nat = \"1\"\nrelations = { eyrie = \"allied\" }\n[clearings.1.eyrie]\nwarriors = 1\n",
    );
    assert!(game.offers("slip 5 eyrie 1") && game.offers("slip a"));
    game.take("slip 5 eyrie 1");
    assert_eq!((game.pawn().as_str(), game.warriors("eyrie", 5)), ("5", 1));
}

/// The Vagabond with one sword attacks four Marquise warriors in clearing 5 beside two Allied Eyrie warriors.
fn joint_attack() -> Game {
    joint_attack_with("")
}

/// The same, with more about the Vagabond.
#[track_caller]
fn joint_attack_with(more: &str) -> Game {
    let mut game = daylight(
        "thief",
        &format!(
            r#"
            [vagabond]
            at = "5"
            relations = {{ eyrie = "allied" }}
            {more}
            [clearings.5.eyrie]
            warriors = 2
            [clearings.5.marquise]
            warriors = 4
        "#
        ),
    );
    game.take("battle 5 marquise");
    assert_eq!((game.asked(), game.law()), ("vagabond", "9.2.9.II.c"));
    assert_eq!(game.legal(), ["ally eyrie", "pass"]);
    game
}

#[test]
fn law_9_2_9_ii_c_allied_warriors_and_swords_together_cap_his_attack() {
    let mut game = joint_attack();
    game.chance(["dice 3 0"]).take("ally eyrie");
    assert_eq!(game.warriors("marquise", 5), 1);
    let mut game = joint_attack();
    game.chance(["dice 3 0"]).take("pass");
    assert_eq!(game.warriors("marquise", 5), 3);
}

#[test]
fn law_9_2_9_ii_c_never_against_the_ally_itself_nor_as_defender() {
    let mut game = daylight(
        "thief",
        "[vagabond]\nat = \"5\"\nrelations = { eyrie = \"allied\" }\n[clearings.5.eyrie]\nwarriors = 2\n",
    );
    game.chance(["dice 0 0"]).take("battle 5 eyrie");
    assert_eq!(game.law(), "9.5");
    let mut game = marquise(
        "[vagabond]\nat = \"5\"\nrelations = { eyrie = \"allied\" }\n[clearings.5.eyrie]\nwarriors = 2\n\
         [clearings.5.marquise]\nwarriors = 1\n",
    );
    game.chance(["dice 0 0"]).take("battle 5 vagabond");
    assert_eq!(game.asked(), "marquise");
}

#[test]
fn law_9_2_9_ii_d_hits_can_be_taken_by_allied_warriors() {
    let mut game = joint_attack();
    game.chance(["dice 3 2"]).take("ally eyrie");
    assert_eq!(game.law(), "9.2.7");
    assert_eq!(game.legal(), ["damage boot", "damage sword-", "damage tea", "damage torch", "take eyrie"]);
    game.take("take eyrie").take("damage boot");
    assert_eq!((game.warriors("eyrie", 5), game.supply("eyrie")), (1, 19));
    // as many on items as on allies: they stay allied, and the removal itself is not the Vagabond's
    assert_eq!((relation(&game, "eyrie"), game.tiles()), (Relation::Allied, vec!["boot!", "sword-", "tea", "torch"]));
}

#[test]
fn law_9_2_9_ii_d_more_hits_on_allies_than_on_items_turn_them_hostile() {
    let mut game = joint_attack();
    game.chance(["dice 3 2"]).take("ally eyrie").take("take eyrie").take("take eyrie");
    assert_eq!((game.warriors("eyrie", 5), relation(&game, "eyrie")), (0, Relation::Hostile));
    // no Infamy for them: one Marquise warrior made the Marquise Hostile, two more score
    assert_eq!((game.score("vagabond"), relation(&game, "marquise")), (Some(2), Relation::Hostile));
}

#[test]
fn law_9_2_9_ii_d_a_coalition_partner_can_turn_hostile() {
    let mut game = joint_attack_with("coalition = { partner = \"eyrie\", suit = \"fox\" }");
    game.chance(["dice 2 1"]).take_all(["ally eyrie", "take eyrie"]);
    assert_eq!(relation(&game, "eyrie"), Relation::Hostile);
    let again = table(&game.seen_by(Viewer::All).to_string());
    assert_eq!(relation(&again, "eyrie"), Relation::Hostile);
}

#[test]
fn law_9_2_9_ii_d_without_items_left_the_allies_need_not_take_the_hits() {
    let mut game = daylight(
        "thief",
        r#"
        [vagabond]
        at = "5"
        tiles = ["sword", "boot!"]
        relations = { eyrie = "allied" }
        [clearings.5.eyrie]
        warriors = 2
        [clearings.5.marquise]
        warriors = 4
        [clearings.1.eyrie]
        warriors = 1
    "#,
    );
    game.chance(["dice 2 2", "card anvil"]).take("battle 5 marquise").take("ally eyrie");
    assert_eq!(game.legal(), ["damage sword-", "take eyrie"]);
    game.take("damage sword-");
    assert_eq!(game.legal(), ["pass", "take eyrie"]);
    game.take("pass");
    assert_eq!((game.warriors("eyrie", 5), relation(&game, "eyrie")), (2, Relation::Allied));
}

#[test]
fn law_9_2_9_ii_d_ambush_hits_count_in_the_same_battle() {
    let mut game = daylight(
        "thief",
        r#"
        [marquise]
        hand = ["ambush_rabbit"]
        [vagabond]
        at = "5"
        relations = { eyrie = "allied" }
        [clearings.5.eyrie]
        warriors = 2
        [clearings.5.marquise]
        warriors = 4
    "#,
    );
    game.take("battle 5 marquise").take("ally eyrie").take("ambush rabbit");
    game.chance(["dice 2 1"]).take("take eyrie").take("damage boot");
    // one and one so far; the roll was capped by the sword and the warrior that is left
    assert_eq!(game.law(), "9.2.7");
    game.take("take eyrie");
    assert_eq!((game.warriors("eyrie", 5), game.warriors("marquise", 5)), (0, 2));
    assert_eq!(relation(&game, "eyrie"), Relation::Hostile);
}

#[test]
fn law_9_2_9_iii_removing_a_warrior_makes_its_faction_hostile_at_once() {
    let mut game = daylight(
        "ranger",
        "[vagabond]\nat = \"5\"\nrelations = { eyrie = \"allied\" }\n[clearings.5.eyrie]\nwarriors = 1\n",
    );
    game.take("strike eyrie warrior");
    assert_eq!((relation(&game, "eyrie"), game.score("vagabond")), (Relation::Hostile, Some(0)));
    // a building or token does not
    let mut game = daylight("ranger", "[vagabond]\nat = \"5\"\n[clearings.5.eyrie]\nroost = 1\n");
    game.take("strike eyrie roost");
    assert_eq!((relation(&game, "eyrie"), game.score("vagabond")), (Relation::Indifferent, Some(1)));
}

#[test]
fn law_9_2_9_iii_crafted_removals_count_too() {
    let mut game = daylight(
        "tinker",
        "[vagabond]\nat = \"1\"\ntiles = [\"hammer\", \"hammer\", \"hammer\", \"boot\"]\nhand = [\"favor_of_the_foxes\"]\n\
         [clearings.6.eyrie]\nwarriors = 2\n[clearings.8.marquise]\nwarriors = 1\nsawmill = 1\n",
    );
    game.take("craft favor_of_the_foxes");
    assert_eq!((relation(&game, "eyrie"), relation(&game, "marquise")), (Relation::Hostile, Relation::Hostile));
    // one point for the sawmill; no Infamy outside battle
    assert_eq!(game.score("vagabond"), Some(1));
}

/// Two swords strike Marquise pieces in clearing 5; the dice bring two hits.
fn raid(relation: &str, pieces: &str) -> Game {
    let mut game = daylight(
        "thief",
        &format!(
            "[vagabond]\nat = \"5\"\ntiles = [\"sword\", \"sword\", \"boot\"]\nrelations = {{ marquise = \"{relation}\" }}\n\
             [clearings.5.marquise]\n{pieces}"
        ),
    );
    game.chance(["dice 2 0"]).take("battle 5 marquise");
    game
}

#[test]
fn law_9_2_9_iii_a_infamy_scores_each_hostile_piece_removed_in_battle() {
    assert_eq!(raid("hostile", "warriors = 3\n").score("vagabond"), Some(2));
    // on top of the point for a building
    assert_eq!(raid("hostile", "warriors = 1\nsawmill = 1\n").score("vagabond"), Some(3));
}

#[test]
fn law_9_2_9_iii_a_reading_the_warrior_that_made_it_hostile_does_not_count() {
    let game = raid("indifferent", "warriors = 3\n");
    assert_eq!((game.score("vagabond"), relation(&game, "marquise")), (Some(1), Relation::Hostile));
    let game = raid("amiable", "warriors = 1\nsawmill = 1\n");
    assert_eq!(game.score("vagabond"), Some(2));
    // buildings alone make nobody Hostile; the defenseless building takes one hit more
    let game = raid("friendly", "sawmill = 2\n");
    assert_eq!((game.score("vagabond"), relation(&game, "marquise")), (Some(2), Relation::Friendly));
}

#[test]
fn law_9_2_9_iii_a_no_infamy_on_anothers_turn() {
    let mut game = marquise(
        "[vagabond]\nat = \"5\"\ntiles = [\"sword\", \"sword\", \"boot\"]\nrelations = { marquise = \"hostile\" }\n\
         [clearings.5.marquise]\nwarriors = 3\n",
    );
    game.chance(["dice 2 2"]).take("battle 5 vagabond").take("damage boot");
    // two swords alike were left for the second hit
    assert_eq!(game.tiles(), ["boot!", "sword", "sword!"]);
    assert_eq!((game.warriors("marquise", 5), game.score("vagabond")), (1, Some(0)));
    // but a faction turns Hostile then too
    let mut game = marquise("[vagabond]\nat = \"5\"\ntiles = [\"sword\"]\n[clearings.5.marquise]\nwarriors = 3\n");
    game.chance(["dice 1 1"]).take("battle 5 vagabond");
    assert_eq!((relation(&game, "marquise"), game.score("vagabond")), (Relation::Hostile, Some(0)));
}

#[test]
fn law_9_2_9_iii_b_one_boot_more_into_clearings_with_hostile_warriors() {
    let rest = |boots: &str| {
        format!(
            "[vagabond]\nat = \"5\"\ntiles = [{boots}]\nrelations = {{ eyrie = \"hostile\", marquise = \"hostile\" }}\n\
             [clearings.1.eyrie]\nwarriors = 1\n[clearings.1.marquise]\nwarriors = 1\n[clearings.2.eyrie]\nroost = 1\n"
        )
    };
    let mut game = daylight("thief", &rest(r#""boot", "torch""#));
    // buildings are not warriors
    assert_eq!(game.options("move"), ["move 2"]);
    assert_eq!(game.refusal("move 1"), "9.2.9.III.b");
    let mut game = daylight("thief", &rest(r#""boot", "boot", "boot""#));
    // two Hostile factions cost no more than one
    game.take("move 1");
    assert_eq!(game.tiles(), ["boot", "boot-", "boot-"]);
}

#[test]
fn law_9_2_9_iii_b_the_boot_more_is_due_for_moves_that_cards_give_too() {
    marquise_waits();
    let game = |boots: &str| {
        let mut game = vagabond(
            "thief",
            "evening",
            &format!(
                "[vagabond]\nat = \"5\"\ncrafted = [\"cobbler\"]\ntiles = [{boots}]\nrelations = {{ eyrie = \"hostile\" }}\n\
                 [clearings.1.eyrie]\nwarriors = 1\n"
            ),
        );
        game.take("use cobbler");
        game
    };
    let mut without = game("\"torch\"");
    assert_eq!(without.legal(), ["move 2"]);
    without.chance(["card anvil"]).take("move 2");
    let mut with = game("\"boot\"");
    with.chance(["card anvil"]).take("move 1");
    assert_eq!(with.tiles(), ["boot-"]);
}

#[test]
fn law_9_2_9_iii_c_aid_does_not_reconcile_but_brings_items() {
    let mut game = daylight(
        "thief",
        r#"
        [eyrie]
        items = { hammer = 1 }
        [vagabond]
        at = "5"
        hand = ["bake_sale"]
        relations = { eyrie = "hostile" }
        [clearings.5.eyrie]
        warriors = 1
    "#,
    );
    game.take("aid eyrie bake_sale").take("exhaust tea").take("gain hammer");
    assert_eq!((relation(&game, "eyrie"), game.score("vagabond")), (Relation::Hostile, Some(0)));
    assert_eq!((game.tiles(), game.items("eyrie", "hammer")), (vec!["boot", "hammer", "sword", "tea-", "torch"], 0));
}

#[test]
fn law_9_2_9_iii_d_a_coalition_makes_a_hostile_partner_indifferent() {
    let mut game = daylight(
        "thief",
        "[vagabond]\nscore = 10\nhand = [\"dominance_fox\"]\nrelations = { eyrie = \"hostile\", alliance = \"friendly\" }\n",
    );
    game.take("coalition fox eyrie");
    assert_eq!(relation(&game, "eyrie"), Relation::Indifferent);
    let mut game = daylight(
        "thief",
        "[vagabond]\nscore = 10\nhand = [\"dominance_fox\"]\nrelations = { alliance = \"friendly\" }\n",
    );
    game.take("coalition fox alliance");
    assert_eq!(relation(&game, "alliance"), Relation::Friendly);
}

/// A new game at which the Marquise and the Vagabond sit, the Marquise's setup done.
fn set_up(seat: &str) -> Game {
    let mut game = new_game(&["marquise", seat], []);
    while game.asked() == "marquise" {
        let first = game.legal().remove(0);
        game.take(&first);
    }
    game
}

#[test]
fn law_9_3_1_he_chooses_a_character() {
    let mut game = set_up("vagabond");
    assert_eq!(game.law(), "9.3.1");
    let every = game.legal();
    assert_eq!((every.len(), &every[0][..], &every[8][..]), (9, "character adventurer", "character vagrant"));
    game.take("character tinker");
    assert_eq!(game.tiles(), ["bag", "boot", "hammer", "torch"]);
    // or the table has chosen beforehand
    assert_eq!(set_up("vagabond:thief").law(), "9.3.2");
}

#[test]
fn law_9_3_2_the_pawn_starts_in_any_forest() {
    let mut game = set_up("vagabond:thief");
    assert_eq!(game.legal(), ["start a", "start b", "start c", "start d", "start e", "start f", "start g"]);
    game.take("start d");
    assert_eq!(game.pawn(), "d");
}

#[test]
fn law_9_3_3_three_quests_are_revealed() {
    let mut game = set_up("vagabond:thief");
    game.chance(["quest escort_mouse", "quest errand_fox", "quest guard_duty_rabbit"]).take("start d");
    let shown: Vec<&str> = game.state().quests.iter().map(|quest| quest.id()).collect();
    assert_eq!(shown, ["errand_fox", "guard_duty_rabbit", "escort_mouse"]);
    assert_eq!(game.state().quest_deck.len(), 12);
}

#[test]
fn law_9_3_4_one_ruin_item_of_each_kind_lies_under_the_ruins() {
    let game = set_up("vagabond:thief");
    let under = Item::ALL.map(|item| (item.id(), game.state().ruin_items[item.index()]));
    let some: Vec<_> = under.into_iter().filter(|(_, count)| *count > 0).collect();
    assert_eq!(some, [("boot", 1), ("bag", 1), ("hammer", 1), ("sword", 1)]);
    assert_eq!(game.ruins(), [6, 10, 11, 12]);
    // without a Vagabond the ruins hide nothing
    let game = new_game(&["marquise", "eyrie"], []);
    assert_eq!(game.state().ruin_items, [0; Item::COUNT]);
}

#[test]
fn law_9_3_5_the_characters_starting_items_lie_face_up() {
    let mut game = set_up("vagabond:thief");
    game.take("start d");
    assert_eq!(game.tiles(), ["boot", "sword", "tea", "torch"]);
    assert_eq!((game.vagabond().on_track(Item::Tea), game.vagabond().limited_count()), (1, 3));
    // the other starting items are out of the game: the supply is untouched
    assert_eq!((game.item_supply("bag"), game.item_supply("crossbow"), game.item_supply("hammer")), (2, 1, 1));
}

#[test]
fn law_9_3_6_markers_start_on_indifferent() {
    let game = set_up("vagabond:ranger");
    assert_eq!(relation(&game, "marquise"), Relation::Indifferent);
}

#[test]
fn law_9_4_refreshing_comes_before_slipping() {
    let mut game = vagabond(
        "thief",
        "birdsong",
        "[vagabond]\nat = \"5\"\ntiles = [\"boot-\", \"boot-\", \"sword-\", \"torch-\"]\n",
    );
    assert_eq!(game.law(), "9.4.1");
    game.take_all(["refresh boot-", "refresh boot-", "refresh torch-"]);
    assert_eq!(game.law(), "9.4.2");
}

#[test]
fn law_9_4_1_three_items_and_two_more_for_each_tea_on_the_track() {
    let mut game = vagabond(
        "thief",
        "birdsong",
        "[vagabond]\nat = \"5\"\n\
         tiles = [\"tea\", \"tea!\", \"boot-\", \"boot-\", \"sword-\", \"torch-\", \"bag-\", \"coin-\", \"hammer-!\"]\n",
    );
    assert_eq!((game.law(), game.legal().len()), ("9.4.1", 6));
    game.take_all(["refresh boot-", "refresh coin-", "refresh bag-", "refresh sword-", "refresh hammer-!"]);
    // a damaged item is turned and stays in its box; no hundredth item comes
    assert_eq!(game.tiles(), ["bag", "boot", "boot-", "coin", "hammer!", "sword", "tea", "tea!", "torch-"]);
    assert_eq!(game.law(), "9.4.2");
}

#[test]
fn law_9_4_1_tea_counts_as_it_lies_when_the_step_begins() {
    let game = vagabond(
        "thief",
        "birdsong",
        "[vagabond]\nat = \"5\"\ntiles = [\"tea-\", \"tea-\", \"tea-\", \"boot-\", \"boot-\"]\n",
    );
    assert_eq!(game.legal(), ["refresh boot-", "refresh tea-"]);
    let mut game = game;
    game.take_all(["refresh tea-", "refresh tea-", "refresh tea-"]);
    assert_eq!((game.law(), game.tiles()), ("9.4.2", vec!["boot-", "boot-", "tea", "tea", "tea"]));
}

#[test]
fn law_9_4_1_few_items_are_all_refreshed() {
    let game = vagabond("thief", "birdsong", "[vagabond]\nat = \"5\"\ntiles = [\"boot-\", \"sword-\", \"torch-\"]\n");
    assert_eq!((game.law(), game.tiles()), ("9.4.2", vec!["boot", "sword", "torch"]));
}

#[test]
fn law_9_4_2_he_may_slip_to_an_adjacent_clearing_or_forest_without_boots() {
    let rest =
        "tiles = [\"boot!\", \"sword\"]\nrelations = { eyrie = \"hostile\" }\n[clearings.1.eyrie]\nwarriors = 3\n";
    let mut game = vagabond("thief", "birdsong", &format!("[vagabond]\nat = \"5\"\n{rest}"));
    assert_eq!(game.legal(), ["pass", "slip 1", "slip 2", "slip a"]);
    assert_eq!(game.refusal("slip 10"), "2.2.1");
    game.take("slip 1");
    assert_eq!((game.pawn().as_str(), game.tiles(), game.law()), ("1", vec!["boot!", "sword"], "9.5"));
    // from forest to forest across one path, or out to a clearing that it touches
    let mut game = vagabond("thief", "birdsong", &format!("[vagabond]\nat = \"f\"\n{rest}"));
    assert_eq!(game.legal(), ["pass", "slip 11", "slip 3", "slip 6", "slip c", "slip e"]);
    game.take("pass");
    assert_eq!((game.pawn().as_str(), game.law()), ("f", "9.5"));
}

#[test]
fn law_9_5_actions_come_in_any_order_as_long_as_items_last() {
    let mut game = daylight(
        "thief",
        r#"
        [vagabond]
        at = "5"
        tiles = ["boot", "boot", "bag", "sword", "torch", "hammer", "tea!"]
        hand = ["anvil"]
        [clearings.1.eyrie]
        warriors = 3
    "#,
    );
    game.take("move 1").take("repair tea!");
    game.chance(["dice 1 0"]).take("battle 1 eyrie");
    game.take("move 9");
    assert_eq!(game.tiles(), ["bag", "boot-", "boot-", "hammer-", "sword-", "tea", "torch"]);
    assert_eq!((game.law(), game.options("move").len()), ("9.5", 0));
}

#[test]
fn law_9_5_1_from_a_forest_only_to_its_clearings_and_never_into_one() {
    let mut game = daylight("thief", "[vagabond]\nat = \"d\"\n");
    assert_eq!(game.options("move"), ["move 12", "move 4", "move 9"]);
    assert_eq!(game.refusal("move 5"), "2.2.1");
    game.take("move 12");
    assert_eq!((game.pawn().as_str(), game.tiles()), ("12", vec!["boot-", "sword", "tea", "torch"]));
    // no verb leads into a forest in Daylight
    assert_eq!(game.refusal("slip d"), "9.4.2");
}

#[test]
fn law_9_5_1_rivers_are_no_paths() {
    let mut game = daylight("thief", "[vagabond]\nat = \"5\"\n");
    assert_eq!(game.refusal("move 10"), "2.2.1");
}

#[test]
fn law_9_5_2_a_battle_takes_a_sword() {
    let rest = "[clearings.5.eyrie]\nwarriors = 1\n[clearings.5.alliance]\nsympathy = 1\n[clearings.1.marquise]\nwarriors = 1\n";
    let mut game = daylight("thief", &format!("[vagabond]\nat = \"5\"\n{rest}"));
    assert_eq!(game.options("battle"), ["battle 5 alliance", "battle 5 eyrie"]);
    assert_eq!(game.refusal("battle 1 marquise"), "4.3");
    game.chance(["dice 1 0"]).take("battle 5 eyrie");
    assert_eq!((game.warriors("eyrie", 5), game.tiles()), (0, vec!["boot", "sword-", "tea", "torch"]));
    assert_eq!(relation(&game, "eyrie"), Relation::Hostile);
    assert_eq!(game.refusal("battle 5 alliance"), "9.5.2");
}

#[test]
fn law_9_5_3_exploring_takes_the_item_of_a_ruin_and_scores_one() {
    let mut game = daylight("thief", "[vagabond]\nat = \"11\"\n");
    game.chance(["item bag"]).take("explore");
    assert_eq!((game.tiles(), game.score("vagabond")), (vec!["bag", "boot", "sword", "tea", "torch-"], Some(1)));
    assert_eq!((game.ruins(), game.vagabond().on_track(Item::Bag)), (vec![6, 10, 12], 1));
    assert_eq!(game.refusal("explore"), "9.5.9");
    assert_eq!(daylight("thief", "[vagabond]\nat = \"5\"\n").refusal("explore"), "9.5.3");
}

#[test]
fn law_9_5_3_the_point_can_win_in_the_middle_of_a_turn() {
    let mut game = daylight("thief", "[vagabond]\nat = \"11\"\nscore = 29\n");
    game.chance(["item bag"]).take("explore");
    assert_eq!(game.winners(), Some((vec!["vagabond"], "3.1")));
}

#[test]
fn law_9_5_3_a_ruin_without_an_item_scores_nothing() {
    let mut game = daylight("thief", "ruins = [11]\nruin_items = {}\n[vagabond]\nat = \"11\"\n");
    game.take("explore");
    assert_eq!((game.score("vagabond"), game.ruins()), (Some(0), vec![]));
}

#[test]
fn law_9_5_4_aid_gives_a_matching_card_for_any_item() {
    let mut game = daylight(
        "thief",
        r#"
        [eyrie]
        hand = ["sword"]
        [vagabond]
        at = "5"
        tiles = ["boot", "torch-", "tea", "sword!"]
        hand = ["bake_sale", "anvil", "armorers"]
        [clearings.5.eyrie]
        roost = 1
        [clearings.5.alliance]
        sympathy = 1
        [clearings.1.marquise]
        warriors = 1
    "#,
    );
    let options = ["aid alliance armorers", "aid alliance bake_sale", "aid eyrie armorers", "aid eyrie bake_sale"];
    assert_eq!(game.options("aid"), options);
    assert_eq!((game.refusal("aid eyrie anvil"), game.refusal("aid marquise bake_sale")), ("9.5.4", "9.5.4"));
    game.take("aid eyrie armorers");
    assert_eq!(game.legal(), ["exhaust boot", "exhaust tea"]);
    game.take("exhaust tea");
    // no items in the Eyrie's box: nothing to choose
    assert_eq!((game.law(), game.hand("eyrie")), ("9.5", vec!["armorers", "sword"]));
    assert_eq!(game.tiles(), ["boot", "sword!", "tea-", "torch-"]);
}

#[test]
fn law_9_5_4_he_may_take_one_crafted_item() {
    let position = || {
        let mut game = daylight(
            "thief",
            r#"
            [eyrie]
            items = { coin = 1, boot = 2 }
            [vagabond]
            at = "5"
            hand = ["bake_sale"]
            [clearings.5.eyrie]
            warriors = 1
        "#,
        );
        game.take("aid eyrie bake_sale").take("exhaust boot");
        assert_eq!(game.legal(), ["gain boot", "gain coin", "pass"]);
        game
    };
    let mut game = position();
    game.take("gain coin");
    assert_eq!(
        (game.tiles(), game.vagabond().on_track(Item::Coin)),
        (vec!["boot-", "coin", "sword", "tea", "torch"], 1)
    );
    assert_eq!((game.items("eyrie", "coin"), game.items("eyrie", "boot"), game.score("vagabond")), (0, 2, Some(1)));
    let mut game = position();
    game.take("pass");
    assert_eq!((game.items("eyrie", "coin"), relation(&game, "eyrie")), (1, Relation::Amiable));
}

/// Quests in a fox clearing; two of that suit are done.
fn quests() -> Game {
    daylight(
        "thief",
        r#"
        quests = ["errand_fox", "give_a_speech_fox", "escort_mouse"]
        [vagabond]
        at = "1"
        tiles = ["boot", "boot", "tea", "torch-", "coin"]
        quests_done = ["fundraising_fox", "repair_a_shed_fox", "guard_duty_mouse"]
    "#,
    )
}

#[test]
fn law_9_5_5_a_matching_quest_takes_its_two_items() {
    let mut game = quests();
    // no ready torch for the speech, and the escort wants a mouse clearing
    assert_eq!(game.options("quest"), ["quest errand_fox cards", "quest errand_fox points"]);
    assert_eq!(
        (game.refusal("quest escort_mouse points"), game.refusal("quest give_a_speech_fox cards")),
        ("9.5.5", "9.5.5")
    );
    game.chance(["quest logistics_help_fox"]).take("quest errand_fox points");
    // the third of its suit
    assert_eq!((game.score("vagabond"), game.tiles()), (Some(3), vec!["boot", "boot-", "coin", "tea-", "torch-"]));
}

#[test]
fn law_9_5_5_two_cards_instead_of_points() {
    let mut game = quests();
    game.chance(["card anvil", "card sword", "quest guard_duty_rabbit"]).take("quest errand_fox cards");
    assert_eq!((game.hand("vagabond"), game.score("vagabond")), (vec!["anvil", "sword"], Some(0)));
}

#[test]
fn law_9_5_5_reading_a_new_quest_is_revealed() {
    let mut game = quests();
    game.chance(["quest errand_rabbit"]).take("quest errand_fox points");
    let shown: Vec<&str> = game.state().quests.iter().map(|quest| quest.id()).collect();
    assert_eq!(shown, ["give_a_speech_fox", "errand_rabbit", "escort_mouse"]);
    assert_eq!(game.vagabond().quests_done.len(), 4);
}

#[test]
fn law_9_5_5_points_that_win_end_the_game_before_another_quest_is_revealed() {
    let mut game = daylight(
        "thief",
        "quests = [\"errand_fox\"]\n[vagabond]\nat = \"1\"\nscore = 29\ntiles = [\"boot\", \"tea\"]\n",
    );
    game.take("quest errand_fox points");
    assert_eq!(game.winners(), Some((vec!["vagabond"], "3.1")));
}

#[test]
fn law_9_5_5_a_quest_for_two_of_a_kind_takes_two() {
    let rest = |tiles: &str| format!("quests = [\"escort_mouse\"]\n[vagabond]\nat = \"2\"\ntiles = [{tiles}]\n");
    assert!(!daylight("thief", &rest(r#""boot", "boot-""#)).offers_any("quest"));
    let mut game = daylight("thief", &rest(r#""boot", "boot", "tea""#));
    game.chance(["quest errand_fox"]).take("quest escort_mouse points");
    assert_eq!(game.tiles(), ["boot-", "boot-", "tea"]);
}

#[test]
fn law_9_5_6_a_strike_removes_a_warrior_or_of_those_without_one_a_piece() {
    let rest = r#"
        [vagabond]
        at = "5"
        [clearings.5.marquise]
        warriors = 2
        sawmill = 1
        [clearings.5.eyrie]
        roost = 1
        [clearings.5.alliance]
        sympathy = 1
    "#;
    let mut game = daylight("ranger", rest);
    assert_eq!(game.options("strike"), ["strike alliance sympathy", "strike eyrie roost", "strike marquise warrior"]);
    assert_eq!(game.refusal("strike marquise sawmill"), "9.5.6");
    game.take("strike marquise warrior");
    assert_eq!((game.warriors("marquise", 5), game.score("vagabond")), (1, Some(0)));
    assert_eq!(relation(&game, "marquise"), Relation::Hostile);
    assert_eq!(game.refusal("strike eyrie roost"), "9.5.6");
    let mut game = daylight("ranger", rest);
    game.take("strike eyrie roost");
    assert_eq!((game.on_map("roost"), game.score("vagabond")), (0, Some(1)));
}

#[test]
fn law_9_5_6_a_strike_is_no_battle_and_brings_no_infamy() {
    let mut game = daylight(
        "ranger",
        "[vagabond]\nat = \"5\"\nrelations = { marquise = \"hostile\", eyrie = \"hostile\" }\n\
         [clearings.5.marquise]\nwarriors = 2\n[clearings.5.eyrie]\nroost = 1\n",
    );
    game.take("strike marquise warrior");
    assert_eq!(game.score("vagabond"), Some(0));
}

#[test]
fn law_9_5_7_a_hammer_repairs_one_item_which_keeps_its_face() {
    let mut game = daylight(
        "tinker",
        "[vagabond]\nat = \"d\"\ntiles = [\"hammer\", \"hammer\", \"bag!\", \"boot-!\", \"torch\"]\n",
    );
    assert_eq!(game.options("repair"), ["repair bag!", "repair boot-!"]);
    game.take("repair boot-!");
    assert_eq!(game.tiles(), ["bag!", "boot-", "hammer", "hammer-", "torch"]);
    // a face-up bag goes to its track
    game.take("repair bag!");
    assert_eq!(
        (game.tiles(), game.vagabond().on_track(Item::Bag)),
        (vec!["bag", "boot-", "hammer-", "hammer-", "torch"], 1)
    );
    assert_eq!(game.refusal("repair boot!"), "9.5.7");
}

#[test]
fn law_9_5_8_a_hammer_for_each_icon() {
    let mut game = daylight(
        "tinker",
        "[vagabond]\nat = \"5\"\ntiles = [\"hammer\", \"hammer\", \"torch\"]\nhand = [\"bake_sale\", \"cobbler\", \"travel_gear_fox\"]\n",
    );
    game.take("craft bake_sale");
    assert_eq!((game.tiles(), game.score("vagabond")), (vec!["coin", "hammer-", "hammer-", "torch"], Some(3)));
    assert_eq!((game.discard(), game.vagabond().on_track(Item::Coin)), (vec!["bake_sale"], 1));
    assert_eq!(game.refusal("craft travel_gear_fox"), "4.1.1");
    // the item is the Vagabond's own tile at once; nothing is in a Crafted Items box that another could take
    assert_eq!(game.items("vagabond", "coin"), 0);
}

#[test]
fn law_9_5_9_special_actions_take_a_torch() {
    for (character, action) in [("thief", "steal eyrie"), ("tinker", "labor bake_sale"), ("ranger", "hideout")] {
        let rest = |torch: &str| {
            format!(
                "discard = [\"bake_sale\"]\n[eyrie]\nhand = [\"sword\"]\n[vagabond]\nat = \"5\"\n\
                 tiles = [\"{torch}\", \"boot\"]\n[clearings.5.eyrie]\nwarriors = 1\n"
            )
        };
        assert!(daylight(character, &rest("torch")).offers(action), "{action}");
        for torch in ["torch-", "torch!"] {
            assert_eq!(daylight(character, &rest(torch)).refusal(action), "9.5.9", "{action}");
        }
    }
}

#[test]
fn law_9_6_rest_draw_discard_and_the_item_limit_come_in_this_order() {
    marquise_waits();
    let mut game = daylight(
        "thief",
        r#"
        [vagabond]
        at = "d"
        tiles = ["boot", "boot", "boot", "sword", "sword", "sword!", "coin!", "hammer"]
        hand = ["anvil", "sword", "cobbler", "bake_sale", "armorers"]
    "#,
    );
    // rested, the coin is on its track and draws a card
    game.chance(["card sappers", "card codebreakers"]).take("pass");
    assert_eq!((game.law(), game.hand("vagabond").len()), ("9.6.3", 7));
    game.take("discard anvil").take("discard cobbler");
    assert_eq!(game.law(), "9.6.4");
    game.take("drop boot");
    assert_eq!((game.tiles().len(), game.turn()), (7, "marquise"));
}

#[test]
fn law_9_6_1_in_a_forest_the_damaged_items_come_back_face_up() {
    marquise_waits();
    let rest = |at: &str| {
        format!("[vagabond]\nat = \"{at}\"\ntiles = [\"boot!\", \"sword-!\", \"tea-!\", \"torch-\", \"hammer\"]\n")
    };
    let mut game = daylight("thief", &rest("d"));
    game.chance(["card anvil"]).take("pass");
    // reading: what was exhausted and not damaged stays so
    assert_eq!(game.tiles(), ["boot", "hammer", "sword", "tea", "torch-"]);
    let mut game = daylight("thief", &rest("5"));
    game.chance(["card anvil"]).take("pass");
    assert_eq!(game.tiles(), ["boot!", "hammer", "sword-!", "tea-!", "torch-"]);
}

#[test]
fn law_9_6_2_one_card_and_one_for_each_coin_on_the_track() {
    marquise_waits();
    let mut game = daylight("thief", "[vagabond]\nat = \"5\"\ntiles = [\"coin\", \"coin-\", \"boot\"]\n");
    game.chance(["card anvil", "card sword"]).take("pass");
    assert_eq!(game.hand("vagabond"), ["anvil", "sword"]);
    let mut game = daylight("thief", "[vagabond]\nat = \"5\"\ntiles = [\"coin!\", \"boot\"]\n");
    game.chance(["card anvil"]).take("pass");
    assert_eq!(game.hand("vagabond"), ["anvil"]);
}

#[test]
fn law_9_6_3_five_cards_are_kept() {
    marquise_waits();
    let mut game = daylight(
        "thief",
        "[vagabond]\nat = \"5\"\nhand = [\"anvil\", \"sword\", \"cobbler\", \"bake_sale\", \"armorers\"]\n",
    );
    game.chance(["card sappers"]).take("pass");
    assert_eq!((game.law(), game.legal().len()), ("9.6.3", 6));
    game.take("discard bake_sale");
    assert_eq!((game.hand("vagabond").len(), game.turn()), (5, "marquise"));
}

#[test]
fn law_9_6_4_six_items_and_two_for_each_bag_beside_the_tracks() {
    marquise_waits();
    let rest = |bags: &str| {
        format!(
            "[vagabond]\nat = \"5\"\ntiles = [\"boot\", \"boot\", \"boot\", \"sword\", \"sword\", \"sword-\", \"torch!\", \
             \"tea\", \"coin\", \"coin\", {bags}]\nhand = []\n"
        )
    };
    // seven beside the tracks, the exhausted bag included eight; limit six
    let mut game = daylight("thief", &rest("\"bag-\""));
    game.chance(["card anvil", "card sword", "card cobbler"]).take("pass");
    assert_eq!((game.asked(), game.law()), ("vagabond", "9.6.4"));
    assert_eq!(game.legal(), ["drop bag-", "drop boot", "drop sword", "drop sword-", "drop torch!"]);
    let supply = game.item_supply("bag");
    game.take("drop torch!").take("drop bag-");
    assert_eq!(game.turn(), "marquise");
    // gone for good: not in the supply either
    assert_eq!((game.tiles().len(), game.item_supply("bag")), (9, supply));
    // seven of eight
    let mut game = daylight("thief", &rest("\"bag\""));
    game.chance(["card anvil", "card sword", "card cobbler"]).take("pass");
    assert_eq!((game.turn(), game.tiles().len()), ("marquise", 11));
}
