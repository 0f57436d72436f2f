//! Root at the table: what the small game shows of journal, saves and undo holds for the large one.

use thicket::bots::{Budget, Level};
use thicket::games::root::Observation;
use thicket::kernel::{Generator, Options, Seat, Viewer};
use thicket::table::{ActiveGame, CannotUndo, Controller, GameSession, Games, NewGame, NextStep, Saved, Table};

const SEATS: [&str; 4] = ["marquise", "eyrie", "alliance", "vagabond:ranger"];

fn game(controllers: Vec<Controller>, seed: u64) -> Box<dyn GameSession> {
    let options = Options { seats: SEATS.map(String::from).to_vec(), ..Options::default() };
    let new = NewGame { options, controllers, seed };
    Games::ALL.get("root").unwrap().begin(&new, &Games::ALL.boards()).unwrap()
}

fn bots() -> Vec<Controller> {
    vec![Controller::Bot(Level::Random); 4]
}

fn step(game: &mut dyn GameSession) {
    let action = game.advise(None, Budget::default()).unwrap().action;
    game.act(&action).unwrap();
}

/// All that makes up a game.
fn whole(game: &dyn GameSession) -> (Saved, Vec<String>) {
    let told = game.log(0..usize::MAX, Viewer::All);
    (game.save(), told.into_iter().map(|told| format!("{told:?}")).collect())
}

#[test]
fn a_game_is_saved_and_loaded_at_any_moment() {
    for seed in 0..3 {
        let mut game = game(bots(), seed);
        while game.asked().is_some() {
            if game.actions().is_multiple_of(37) {
                let text = game.save().to_text();
                let loaded = Games::ALL.load(&Saved::from_bytes(text.as_bytes()).unwrap()).unwrap();
                assert_eq!(loaded.difference, None, "seed {seed}, {} actions", game.actions());
                assert_eq!(whole(&*loaded.game), whole(&*game), "seed {seed}, {} actions", game.actions());
                game = loaded.game;
            }
            step(&mut *game);
        }
        let saved = game.save();
        assert!(saved.over);
        assert_eq!(Games::ALL.load(&saved).unwrap().difference, None);
    }
}

#[test]
fn a_solo_game_can_be_taken_back_to_its_first_choice_and_played_again() {
    let mut controllers = bots();
    controllers[1] = Controller::Human { name: "Ann".into() };
    let mut game = game(controllers, 4);
    let mut rng = Generator::new(3);
    for _ in 0..400 {
        if game.asked() == Some(Seat::new(1)) {
            let legal = game.notation();
            game.act(&legal[rng.below(legal.len() as u32) as usize]).unwrap();
        } else if game.asked().is_some() {
            step(&mut *game);
        }
    }
    let (mut end, log) = whole(&*game);
    let mut undos = 0;
    while game.undo().is_ok() {
        undos += 1;
        assert_eq!(game.asked(), Some(Seat::new(1)));
        assert!(game.choices() > 1);
    }
    assert!(undos > 20, "{undos}");
    while game.redo().is_ok() {}
    end.statistics.seats[1].undos = undos;
    assert_eq!(whole(&*game), (end, log));
}

#[test]
fn a_state_written_for_a_seat_holds_no_card_that_it_does_not_know() {
    let mut game = game(bots(), 6);
    for _ in 0..600 {
        if game.asked().is_none() {
            break;
        }
        step(&mut *game);
        let whole = game.state(Viewer::All);
        for viewer in [Viewer::Spectator, Viewer::Seat(Seat::new(0))] {
            let seen = game.state(viewer);
            for (seat, plays) in ["marquise", "eyrie", "alliance", "vagabond"].into_iter().enumerate() {
                let cards = |state: &toml::Table| state[plays]["hand"].as_array().map_or(0, Vec::len);
                let own = viewer == Viewer::Seat(Seat::new(seat as u8));
                if own {
                    assert_eq!(seen[plays]["hand"], whole[plays]["hand"]);
                } else {
                    let hidden = seen[plays].get("hand_hidden").and_then(toml::Value::as_integer).unwrap_or(0);
                    assert_eq!(cards(&seen) as i64 + hidden, cards(&whole) as i64);
                }
            }
            if viewer == Viewer::Spectator {
                assert!(SEATS[..3].iter().all(|plays| seen[*plays]["hand"].as_array().is_some_and(Vec::is_empty)));
            }
        }
    }
}

const DAYLIGHT: &str = r#"
phase = "daylight"
turn = "marquise"
[clearings.1]
marquise = { warriors = 4, keep = 1, sawmill = 1 }
[clearings.5]
marquise = { warriors = 3 }
eyrie = { warriors = 2 }
[clearings.3]
eyrie = { warriors = 6, roost = 1 }
[marquise]
hand = ["ambush_fox", "root_tea_mouse"]
[eyrie]
hand = ["royal_claim"]
"#;

/// Two humans at the table, in the daylight of the first.
fn hot_seat() -> Box<dyn GameSession> {
    let options = Options { seats: SEATS[..2].iter().map(|plays| (*plays).to_owned()).collect(), ..Options::default() };
    let new = NewGame { options, controllers: Vec::new(), seed: 2 };
    let mut game = Games::ALL.get("root").unwrap().begin(&new, &Games::ALL.boards()).unwrap();
    game.set_position(&DAYLIGHT.parse().unwrap()).unwrap();
    game
}

#[test]
fn in_hot_seat_a_march_can_be_taken_back_and_a_battle_or_a_shown_card_cannot() {
    let undone = |actions: &[&str]| {
        let mut game = hot_seat();
        for action in actions {
            game.act(action).unwrap_or_else(|refusal| panic!("{action}: {refusal}; {:?}", game.notation()));
        }
        game.undo()
    };
    assert_eq!(undone(&["march 1 5 2"]), Ok(1));
    // Both moves are one action (6.5.2), and one entry.
    assert_eq!(undone(&["march 1 5 2", "march 5 1 1"]), Ok(2));
    assert_eq!(undone(&["battle 5 eyrie", "pass"]), Err(CannotUndo::AnotherPlayer));
    let shown = hot_seat().notation().into_iter().find(|action| action.starts_with("overwork"));
    assert_eq!(undone(&[&shown.expect("a card to overwork with")]), Err(CannotUndo::Knowledge));
}

#[test]
fn the_protocol_says_when_nothing_else_is_possible() {
    let mut conversation =
        thicket::cli::Conversation::new(Games::ALL, Games::ALL.boards(), thicket::kernel::Words::english());
    let mut ask = |request: serde_json::Value| -> serde_json::Value {
        serde_json::from_str(&conversation.answer(request.to_string().as_bytes())).unwrap()
    };
    ask(serde_json::json!({"op": "new", "game": "root", "seats": ["marquise", "eyrie"], "seed": 1}));
    let position = "turn = 'marquise'\nphase = 'daylight'\nused = { actions = 3 }\nclearings.1.marquise.warriors = 2\n\
                    clearings.3.eyrie = { roost = 1, warriors = 6 }\nmarquise.hand = ['anvil']";
    let asked = ask(serde_json::json!({"op": "position", "toml": position}));
    assert_eq!((&asked["seat"], &asked["only"]), (&0.into(), &true.into()), "{asked}");
    assert_eq!(ask(serde_json::json!({"op": "legal"}))["actions"], serde_json::json!(["pass"]));
    let position = position.replace("actions = 3", "actions = 2");
    let asked = ask(serde_json::json!({"op": "position", "toml": position}));
    assert_eq!(asked["ok"], true);
    assert_eq!(asked.get("only"), None, "{asked}");
}

/// A human beside a clockwork player, up to this many actions; whatever is asked is answered at random.
fn beside_clockwork(seed: u64, actions: usize, mut before: impl FnMut(&dyn GameSession)) -> Box<dyn GameSession> {
    let seats = ["eyrie", "clockwork:marquise"].map(String::from).to_vec();
    let new = NewGame { options: Options { seats, ..Options::default() }, controllers: Vec::new(), seed };
    let mut game = Games::ALL.get("root").unwrap().begin(&new, &Games::ALL.boards()).unwrap();
    let mut rng = Generator::new(seed);
    while game.asked().is_some() && game.actions() < actions {
        before(&*game);
        let legal = game.notation();
        game.act(&legal[rng.below(legal.len() as u32) as usize]).unwrap();
    }
    game
}

/// The same up to where the clockwork player takes its turn.
fn before_an_order(seed: u64) -> Box<dyn GameSession> {
    let mut orders = Vec::new();
    beside_clockwork(seed, 60, |game| {
        if game.notation() == ["order"] {
            orders.push(game.actions());
        }
    });
    beside_clockwork(seed, *orders.get(1).expect("two turns of the clockwork player"), |_| ())
}

#[test]
fn a_human_takes_back_a_choice_with_the_turn_of_a_clockwork_player_that_followed() {
    let mut choices = Vec::new();
    let mut game = beside_clockwork(4, 150, |game| {
        if game.asked() == Some(Seat::new(0)) && game.choices() > 1 {
            choices.push(whole(game));
        }
    });
    let end = whole(&*game);
    let mut undos = 0;
    while game.undo().is_ok() {
        undos += 1;
        assert_eq!(game.asked(), Some(Seat::new(0)));
        let now = whole(&*game);
        // a choice made of several steps is taken back whole
        while choices.last().is_some_and(|choice| choice.0.journal != now.0.journal) {
            choices.pop();
        }
        let mut then = choices.pop().expect("a choice that was made");
        then.0.statistics.seats[0].undos = undos;
        assert_eq!(now, then);
    }
    assert!(undos > 10 && game.actions() == 0, "{undos} undos, {} actions left", game.actions());
    while game.redo().is_ok() {}
    let mut again = whole(&*game);
    again.0.statistics.seats[0].undos = 0;
    assert_eq!(again, end);
}

#[test]
fn before_and_after_an_order_the_same_choice_is_taken_back() {
    for ordered in [false, true] {
        let mut table = ActiveGame::new(before_an_order(4), None);
        assert_eq!(table.next(), NextStep::Forced(Seat::new(1)));
        if ordered {
            assert!(table.step().is_some());
        }
        assert!(table.undo().is_ok());
        assert_eq!(table.next(), NextStep::Ask(Seat::new(0)));
        assert!(table.game().choices() > 1 && table.game().turn() == Some(Seat::new(0)));
    }
}

#[test]
fn a_referee_takes_back_an_order_alone_and_it_leads_to_the_same_turn() {
    let mut game = before_an_order(4);
    let before = whole(&*game);
    game.act("order").unwrap();
    let after = whole(&*game);
    assert_eq!(game.take_back(), Ok(1));
    assert_eq!((game.asked(), whole(&*game)), (Some(Seat::new(1)), before));
    game.act("order").unwrap();
    assert_eq!(whole(&*game), after);
}

#[test]
fn each_step_of_a_clockwork_turn_is_seen_as_it_was() {
    let mut game = before_an_order(4);
    let before = game.log_len();
    game.act("order").unwrap();
    let viewer = Viewer::Seat(Seat::new(0));
    let (mut told, mut seen) = (before, Vec::new());
    while let Some(step) = game.observe_told(told + 1, viewer) {
        assert!(step.told > told, "{} after {told}", step.told);
        told = step.told;
        seen.push(step.seen.get::<Observation>().expect("of Root").clone());
    }
    assert_eq!(told, game.log_len());
    assert!(seen.len() > 3, "{} steps", seen.len());
    assert!(seen.windows(2).all(|steps| steps[0] != steps[1]));
    let now = game.observe(viewer);
    let now: &Observation = now.get().expect("of Root");
    let last = seen.last().expect("a step");
    for seat in [0, 1].map(Seat::new) {
        assert_eq!(last.player(seat).score, now.player(seat).score);
        for clearing in now.board.clearings().iter() {
            assert_eq!(last.warriors(seat, clearing), now.warriors(seat, clearing));
        }
    }
    assert!(game.observe_told(0, viewer).is_none() && game.observe_told(told + 1, viewer).is_none());
}
