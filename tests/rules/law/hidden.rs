//! Knowledge of cards: what is dealt in secret is seen by those whom the Law lets see it, and nobody else can tell (1.2).

use crate::law::support::*;
use thicket::games::root::State;
use thicket::kernel::{Generator, Rules, Seat, Viewer};

/// The cards that a viewer knows in a place of another player, and how many more they only count.
fn known(game: &Game, viewer: &str, owner: &str, place: &str) -> (Vec<String>, i64) {
    let doc = game.seen_by(Viewer::Seat(game.seat(viewer)));
    let owner = doc[owner].as_table().expect("a table");
    let cards = owner[place].as_array().expect("cards").iter().filter_map(|card| card.as_str().map(str::to_owned));
    let hidden = owner.get(&format!("{place}_hidden")).and_then(|count| count.as_integer()).unwrap_or(0);
    let mut cards: Vec<String> = cards.collect();
    cards.sort_unstable();
    (cards, hidden)
}

/// Two ways of one game that these viewers (and the onlookers) cannot tell apart: what they see, what they were told, who
/// is asked what.
#[track_caller]
fn nobody_can_tell<const N: usize>(one: &Game, other: &Game, viewers: [&str; N]) {
    let mut eyes = viewers.map(|viewer| Viewer::Seat(one.seat(viewer))).to_vec();
    eyes.push(Viewer::Spectator);
    for viewer in eyes {
        assert_eq!(one.state().observe(viewer), other.state().observe(viewer), "{viewer:?}");
        assert_eq!(one.told(viewer), other.told(viewer), "{viewer:?}");
    }
    assert_eq!(one.question(), other.question());
    assert_ne!(one.state(), other.state());
}

/// The Marquise moves into sympathy in clearing 5 (rabbit).
fn outrage(hand: &str, more: &str) -> Game {
    let mut game = table(&format!(
        "seats = [\"marquise\", \"eyrie\", \"alliance\", \"vagabond:thief\"]\nturn = \"marquise\"\nphase = \"daylight\"\n\
         [marquise]\nhand = [{hand}]\n[clearings.1.marquise]\nwarriors = 2\n[clearings.5.alliance]\nsympathy = 1\n{more}"
    ));
    game.take("march 1 5 1");
    game
}

const TWO_RABBITS: &str = r#""bake_sale", "cobbler", "anvil""#;

#[test]
fn law_8_2_6_only_the_two_know_the_card_given_in_outrage() {
    let given = |card: &str| {
        let mut game = outrage(TWO_RABBITS, "[alliance]\nsupporters = [\"sword\"]\n");
        game.take(&format!("give {card}"));
        game
    };
    let (one, other) = (given("bake_sale"), given("cobbler"));
    nobody_can_tell(&one, &other, ["eyrie", "vagabond"]);
    assert_eq!(known(&one, "marquise", "alliance", "supporters"), (vec!["bake_sale".into()], 1));
    assert_eq!(known(&one, "alliance", "alliance", "supporters"), (vec!["bake_sale".into(), "sword".into()], 0));
    assert_eq!(known(&one, "eyrie", "alliance", "supporters"), (vec![], 2));
    assert_eq!(known(&one, "alliance", "marquise", "hand"), (vec![], 2));
}

#[test]
fn law_8_2_6_whether_a_card_can_be_given_shows_only_when_it_is_asked() {
    let (one, other) = (outrage(TWO_RABBITS, ""), outrage(r#""anvil", "sword", "tax_collector""#, ""));
    assert_eq!(other.legal(), ["show"]);
    nobody_can_tell(&one, &other, ["eyrie", "alliance", "vagabond"]);
}

#[test]
fn law_8_2_6_a_shown_hand_is_seen_by_the_alliance_alone() {
    let shown = |hand: &str| {
        let mut game = outrage(hand, "");
        game.chance(["card royal_claim"]).take("show");
        game
    };
    let (one, other) = (shown(r#""anvil", "sword""#), shown(r#""anvil", "investments""#));
    nobody_can_tell(&one, &other, ["eyrie", "vagabond"]);
    assert_eq!(known(&one, "alliance", "marquise", "hand"), (vec!["anvil".into(), "sword".into()], 0));
    // the card from the deck is the Alliance's secret
    assert_eq!(known(&one, "marquise", "alliance", "supporters"), (vec![], 1));
}

#[test]
fn law_8_2_6_those_who_knew_the_hand_lose_track_of_what_may_have_gone() {
    let others =
        "[known.eyrie]\nmarquise = [\"cobbler\", \"anvil\"]\n[known.alliance]\nmarquise = [\"cobbler\", \"anvil\"]\n";
    let mut game = outrage(TWO_RABBITS, others);
    game.take("give bake_sale");
    // the anvil is not a rabbit card, so it stayed; the cobbler may be gone, but the Alliance saw that it is not
    assert_eq!(known(&game, "eyrie", "marquise", "hand"), (vec!["anvil".into()], 1));
    assert_eq!(known(&game, "alliance", "marquise", "hand"), (vec!["anvil".into(), "cobbler".into()], 0));
}

#[test]
fn law_8_2_6_who_knows_the_only_card_that_fits_can_follow_it() {
    let mut game = outrage(r#""bake_sale", "anvil""#, "[known.eyrie]\nmarquise = [\"bake_sale\", \"anvil\"]\n");
    game.take("give bake_sale");
    assert_eq!(known(&game, "eyrie", "alliance", "supporters"), (vec!["bake_sale".into()], 0));
    assert_eq!(known(&game, "eyrie", "marquise", "hand"), (vec!["anvil".into()], 0));
    assert_eq!(known(&game, "vagabond", "alliance", "supporters"), (vec![], 1));
}

/// Two hands of which the Eyrie know the same card: where the rest differs in whether it fits, they must not learn of it.
#[test]
fn law_1_2_1_what_the_rest_of_a_hand_is_does_not_show_when_the_known_card_is_given() {
    let given = |rest: &str| {
        let knows = "[known.eyrie]\nmarquise = [\"bake_sale\"]\n";
        let mut game = outrage(&format!(r#""bake_sale", "{rest}", "sword""#), knows);
        game.take("give bake_sale");
        game
    };
    // the anvil is a fox card, the cobbler a rabbit card
    let (one, other) = (given("anvil"), given("cobbler"));
    nobody_can_tell(&one, &other, ["eyrie", "vagabond"]);
    for game in [&one, &other] {
        assert_eq!(known(game, "eyrie", "alliance", "supporters"), (vec![], 1));
        assert_eq!(known(game, "eyrie", "marquise", "hand"), (vec![], 2));
    }
}

#[test]
fn law_1_2_1_what_the_rest_of_a_hand_is_does_not_show_when_the_known_card_is_given_in_aid() {
    let aided = |rest: &str| {
        let mut game = beside_the_eyrie(&format!(
            "[vagabond]\nat = \"5\"\nhand = [\"bake_sale\", \"{rest}\"]\n[known.marquise]\nvagabond = [\"bake_sale\"]\n"
        ));
        game.take("aid eyrie bake_sale");
        game
    };
    let (one, other) = (aided("anvil"), aided("cobbler"));
    nobody_can_tell(&one, &other, ["marquise", "alliance"]);
    assert_eq!(known(&one, "marquise", "eyrie", "hand"), (vec![], 1));
}

/// The Eyrie guess wrong in clearing 5; the Marquise know one card of their hand.
#[test]
fn law_1_2_1_what_the_rest_of_a_hand_is_does_not_show_when_the_known_card_is_shown_for_a_guess() {
    let guessed = |rest: &str| {
        let mut game = table(&format!(
            "seats = [\"marquise\", \"eyrie\", \"corvids\"]\nturn = \"eyrie\"\nphase = \"daylight\"\n\
             [eyrie]\nhand = [\"bake_sale\", \"{rest}\"]\n[corvids.plots]\n5 = \"bomb\"\n\
             [clearings.5]\ncorvids = {{ plot = 1 }}\neyrie = {{ warriors = 1 }}\n\
             [known.marquise]\neyrie = [\"bake_sale\"]\n"
        ));
        game.take("expose 5 snare").take("show bake_sale");
        game
    };
    let (one, other) = (guessed("anvil"), guessed("cobbler"));
    nobody_can_tell(&one, &other, ["marquise"]);
    assert_eq!(known(&one, "corvids", "corvids", "hand"), (vec!["bake_sale".into()], 0));
    assert_eq!(known(&one, "marquise", "corvids", "hand"), (vec![], 1));
    assert_eq!(known(&one, "marquise", "eyrie", "hand"), (vec![], 1));
}

#[test]
fn law_8_2_3_i_a_card_that_finds_the_supporters_full_is_discarded_for_all_to_see() {
    let full = "[alliance]\nsupporters = [\"sword\", \"investments\", \"armorers\", \"sappers\", \"royal_claim\"]\n\
                [known.eyrie]\nmarquise = [\"cobbler\"]\n";
    let mut game = outrage(TWO_RABBITS, full);
    game.take("give bake_sale");
    assert_eq!(game.discard(), ["bake_sale"]);
    let told = game.told(Viewer::Spectator);
    assert!(told.iter().any(|text| text == "root-log-discarded marquise bake_sale"), "{told:?}");
    assert_eq!(known(&game, "eyrie", "marquise", "hand"), (vec!["cobbler".into()], 1));
}

/// The Alliance's Daylight with three cards, of which the Vagabond knows the anvil.
fn mobilizing(hand: &str) -> Game {
    table(&format!(
        "seats = [\"eyrie\", \"alliance\", \"vagabond:thief\"]\nturn = \"alliance\"\nphase = \"daylight\"\n\
         [alliance]\nhand = [{hand}]\n[clearings.1.alliance]\nbase_fox = 1\n[known.vagabond]\nalliance = [\"anvil\"]\n"
    ))
}

#[test]
fn law_8_5_2_nobody_can_tell_which_card_was_mobilized() {
    let mobilized = |card: &str| {
        let mut game = mobilizing(r#""anvil", "cobbler", "sword""#);
        game.take(&format!("mobilize {card}"));
        game
    };
    let (one, other) = (mobilized("anvil"), mobilized("cobbler"));
    nobody_can_tell(&one, &other, ["eyrie", "vagabond"]);
    assert_eq!(known(&one, "vagabond", "alliance", "hand"), (vec![], 2));
    assert_eq!(known(&one, "vagabond", "alliance", "supporters"), (vec![], 1));
    // two of a kind: the holder of the twin is as much in the dark
    let mut game = mobilizing(r#""anvil", "cobbler", "cobbler""#);
    game.take("mobilize cobbler");
    assert_eq!(known(&game, "vagabond", "alliance", "hand"), (vec![], 2));
}

#[test]
fn law_8_5_2_trained_cards_are_discarded_in_the_open() {
    let mut game = mobilizing(r#""anvil", "armorers", "sword""#);
    game.take("train armorers");
    assert_eq!(known(&game, "vagabond", "alliance", "hand"), (vec!["anvil".into()], 1));
    game.take("train anvil");
    assert_eq!(known(&game, "vagabond", "alliance", "hand"), (vec![], 1));
}

#[test]
fn law_8_2_3_supporters_are_spent_in_the_open_and_otherwise_the_alliances_secret() {
    let spent = |supporters: &str| {
        let mut game = table(&format!(
            "seats = [\"eyrie\", \"alliance\", \"vagabond:thief\"]\nturn = \"alliance\"\nphase = \"birdsong\"\n\
             [alliance]\nhand = [\"sword\"]\nsupporters = [{supporters}]\n[clearings.5.alliance]\nsympathy = 1\n"
        ));
        game.take("pass").take("spread 1").take("spend tax_collector");
        game
    };
    let (one, other) =
        (spent(r#""tax_collector", "anvil", "cobbler""#), spent(r#""tax_collector", "bake_sale", "armorers""#));
    nobody_can_tell(&one, &other, ["eyrie", "vagabond"]);
    assert_eq!(one.discard(), ["tax_collector"]);
}

/// The Vagabond beside Eyrie warriors in clearing 5 (rabbit).
fn beside_the_eyrie(rest: &str) -> Game {
    table(&format!(
        "seats = [\"marquise\", \"eyrie\", \"alliance\", \"vagabond:thief\"]\nturn = \"vagabond\"\nphase = \"daylight\"\n\
         [clearings.5.eyrie]\nwarriors = 1\n{rest}"
    ))
}

#[test]
fn law_9_5_4_only_the_two_know_the_card_given_in_aid() {
    let aided = |card: &str| {
        let mut game = beside_the_eyrie(
            "[eyrie]\nhand = [\"sword\"]\n[vagabond]\nat = \"5\"\nhand = [\"bake_sale\", \"cobbler\", \"anvil\"]\n\
             [known.marquise]\nvagabond = [\"anvil\", \"cobbler\"]\neyrie = [\"sword\"]\n",
        );
        game.take(&format!("aid eyrie {card}"));
        game
    };
    let (one, other) = (aided("bake_sale"), aided("cobbler"));
    nobody_can_tell(&one, &other, ["marquise", "alliance"]);
    assert_eq!(known(&one, "vagabond", "eyrie", "hand"), (vec!["bake_sale".into()], 1));
    assert_eq!(known(&one, "marquise", "vagabond", "hand"), (vec!["anvil".into()], 1));
    assert_eq!(known(&one, "marquise", "eyrie", "hand"), (vec!["sword".into()], 1));
}

#[test]
fn law_d_1_2_only_thief_and_victim_know_the_stolen_card() {
    let stolen = |card: &str| {
        let mut game = beside_the_eyrie(
            "[eyrie]\nhand = [\"sword\", \"anvil\", \"cobbler\"]\n[vagabond]\nat = \"5\"\n\
             [known.marquise]\neyrie = [\"sword\"]\n[known.vagabond]\neyrie = [\"anvil\"]\n",
        );
        game.chance([&format!("card {card}")]).take("steal eyrie");
        game
    };
    let (one, other) = (stolen("sword"), stolen("cobbler"));
    nobody_can_tell(&one, &other, ["marquise", "alliance"]);
    assert_eq!(known(&one, "eyrie", "vagabond", "hand"), (vec!["sword".into()], 0));
    // the thief still knows the same cards; the others lost the hand out of sight
    assert_eq!(known(&one, "vagabond", "eyrie", "hand"), (vec!["anvil".into()], 1));
    assert_eq!(known(&one, "marquise", "eyrie", "hand"), (vec![], 2));
    assert_eq!(known(&one, "marquise", "vagabond", "hand"), (vec![], 1));
}

#[test]
fn law_d_1_2_the_victim_forgets_when_the_card_goes_on_unseen() {
    let mut game = beside_the_eyrie(
        "[eyrie]\nhand = [\"bake_sale\"]\n[vagabond]\nat = \"5\"\ntiles = [\"torch\", \"boot\", \"tea\", \"sword\"]\n\
         hand = [\"cobbler\"]\n[clearings.5.marquise]\nwarriors = 1\n",
    );
    game.chance(["card bake_sale"]).take("steal eyrie");
    assert_eq!(known(&game, "eyrie", "vagabond", "hand"), (vec!["bake_sale".into()], 1));
    game.take("aid marquise bake_sale").take("exhaust tea");
    // one of two rabbit cards went
    assert_eq!(known(&game, "eyrie", "vagabond", "hand"), (vec![], 1));
    assert_eq!(known(&game, "eyrie", "marquise", "hand"), (vec![], 1));
}

#[test]
fn law_d_2_2_everybody_sees_which_card_the_tinker_takes() {
    let mut game = table(
        "seats = [\"marquise\", \"eyrie\", \"vagabond:tinker\"]\nturn = \"vagabond\"\nphase = \"daylight\"\n\
         discard = [\"bake_sale\"]\n[vagabond]\nat = \"5\"\nhand = [\"anvil\"]\n",
    );
    game.take("labor bake_sale");
    for viewer in ["marquise", "eyrie"] {
        assert_eq!(known(&game, viewer, "vagabond", "hand"), (vec!["bake_sale".into()], 1));
    }
}

#[test]
fn law_1_2_1_codebreakers_show_a_hand_to_their_owner_alone() {
    let seen = |hand: &str| {
        let mut game = beside_the_eyrie(&format!(
            "[marquise]\nhand = [{hand}]\n[vagabond]\nat = \"5\"\ncrafted = [\"codebreakers\"]\n"
        ));
        game.take("use codebreakers marquise");
        game
    };
    let (one, other) = (seen(r#""anvil", "sword""#), seen(r#""cobbler", "sword""#));
    nobody_can_tell(&one, &other, ["eyrie", "alliance"]);
    assert_eq!(known(&one, "vagabond", "marquise", "hand"), (vec!["anvil".into(), "sword".into()], 0));
    assert_eq!(known(&one, "eyrie", "marquise", "hand"), (vec![], 2));
    // looking tells the owner nothing new about the Vagabond
    assert_eq!(known(&one, "marquise", "vagabond", "hand"), (vec![], 0));
}

#[test]
fn law_1_2_1_what_was_seen_stays_known_and_what_is_drawn_later_is_not() {
    let mut game = table(
        "seats = [\"alliance\", \"vagabond:thief\"]\nturn = \"vagabond\"\nphase = \"daylight\"\n\
         [alliance]\nhand = [\"anvil\", \"sword\"]\n[vagabond]\nat = \"5\"\ncrafted = [\"codebreakers\"]\n",
    );
    game.take("use codebreakers alliance");
    // the Vagabond draws, the Alliance does nothing and draws
    game.chance(["card cobbler", "card bake_sale"]).take("pass").take("pass");
    assert_eq!(
        (game.turn(), known(&game, "vagabond", "alliance", "hand")),
        ("vagabond", (vec!["anvil".into(), "sword".into()], 1))
    );
}

/// Nothing that a viewer cannot know ever shows: a state dealt again for them gives them the same view, the same decision, and
/// the same legal actions when they are asked; and what they believe to know is true.
#[test]
fn law_1_2_1_a_state_dealt_anew_is_the_same_for_its_viewer() {
    let setup = setup(&["marquise", "eyrie", "alliance", "vagabond"]).expect("four seats");
    let mut legal = Vec::new();
    for seed in 0..4 {
        let (mut chance, mut choice, mut deal) =
            (Generator::new(seed), Generator::new(!seed), Generator::new(seed ^ 5));
        let mut state = State::new(&setup, &mut chance, &mut ()).expect("a game");
        while let Some(asked) = state.asked() {
            for viewer in (0..4).map(Seat::new) {
                let dealt = state.determinize(viewer, &mut deal);
                assert_eq!(dealt.observe(Viewer::Seat(viewer)), state.observe(Viewer::Seat(viewer)));
                assert_eq!(dealt.decision(), state.decision());
                assert_eq!(dealt.check(), Ok(()));
                if viewer == asked {
                    let mut dealt_legal = Vec::new();
                    dealt.legal(&mut dealt_legal);
                    state.legal(&mut legal);
                    assert_eq!(dealt_legal, legal);
                }
                let seen = state.observe(Viewer::Seat(viewer));
                for owner in state.seats() {
                    let (seen, true_hand) = (seen.player(owner), state.player(owner).hand);
                    assert!(seen.hand.kinds().all(|kind| seen.hand.count_of(kind) <= true_hand.count_of(kind)));
                    assert_eq!(seen.hand_count(), state.player(owner).hand_count());
                }
            }
            state.legal(&mut legal);
            let action = legal[choice.below(legal.len() as u32) as usize];
            state.step(action, &mut chance, &mut ());
        }
    }
}

/// A secret part of an event is told to those who may know it and to nobody else.
#[test]
fn law_1_2_1_events_keep_their_secrets() {
    let setup = setup(&["marquise", "eyrie", "alliance", "vagabond:thief"]).expect("four seats");
    let mut legal = Vec::new();
    let mut secrets = 0;
    for seed in 10..14 {
        let (mut chance, mut choice) = (Generator::new(seed), Generator::new(!seed));
        let mut events = Vec::new();
        let mut state = State::new(&setup, &mut chance, &mut events).expect("a game");
        while state.asked().is_some() {
            for event in events.drain(..) {
                let Some(audience) = event.secret else { continue };
                secrets += 1;
                assert!(short(&state.tell(event, Viewer::Spectator)).contains('?'));
                for viewer in (0..4).map(Seat::new) {
                    let told = short(&state.tell(event, Viewer::Seat(viewer)));
                    assert_eq!(told.contains('?'), !audience.contains(viewer), "{told}");
                }
            }
            state.legal(&mut legal);
            let action = legal[choice.below(legal.len() as u32) as usize];
            state.step(action, &mut chance, &mut events);
        }
    }
    assert!(secrets > 100, "{secrets}");
}
