//! Dewan at the table: what the small game shows of journal, saves, replay and undo holds for Dewan in every scenario.

use thicket::bots::{Budget, Level};
use thicket::kernel::{Generator, Options, Viewer};
use thicket::table::{CannotUndo, Controller, GameSession, Games, NewGame, Saved};

const SCENARIOS: [&str; 5] = ["base", "team", "storm", "volcano", "lake_village"];

fn game(board: &str, controllers: Vec<Controller>, seed: u64) -> Box<dyn GameSession> {
    let seats = ["amber", "basalt", "coral", "dusk"].map(String::from).to_vec();
    let options = Options { seats, board: Some(board.to_owned()), ..Options::default() };
    let new = NewGame { options, controllers, seed };
    Games::ALL.get("dewan").unwrap().begin(&new, &Games::ALL.boards()).unwrap()
}

fn bots() -> Vec<Controller> {
    vec![Controller::Bot(Level::Random); 4]
}

fn person() -> Controller {
    Controller::Human { name: String::new() }
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
fn a_game_is_saved_loaded_and_replayed_at_any_moment() {
    for board in SCENARIOS {
        let mut game = game(board, bots(), 3);
        while game.asked().is_some() {
            if game.actions().is_multiple_of(31) {
                let text = game.save().to_text();
                let loaded = Games::ALL.load(&Saved::from_bytes(text.as_bytes()).unwrap()).unwrap();
                // the journal was played again and led to the same state
                assert_eq!(loaded.difference, None, "{board}, {} actions", game.actions());
                assert_eq!(whole(&*loaded.game), whole(&*game), "{board}, {} actions", game.actions());
                game = loaded.game;
            }
            step(&mut *game);
        }
        assert!(game.save().over);
        let scores = game.progress().scores;
        assert!(scores[..4].iter().all(Option::is_some));
    }
}

#[test]
fn a_person_alone_takes_back_a_whole_route_and_plays_it_again() {
    let mut controllers = bots();
    controllers[0] = person();
    let mut game = game("volcano", controllers, 8);
    let mut rng = Generator::new(2);
    let (mut routes, mut undone) = (0, 0);
    while game.asked().is_some() && undone < 5 {
        let own = game.asked().is_some_and(|seat| seat.index() == 0);
        if !own {
            step(&mut *game);
            continue;
        }
        let before = game.state(Viewer::All);
        let rest = game.at_rest();
        let mut acted = 0;
        loop {
            let legal = game.notation();
            let camp = legal.iter().find(|action| action.starts_with("camp") && acted == 0);
            let action = camp.unwrap_or(&legal[rng.below(legal.len() as u32) as usize]).clone();
            routes += u32::from(action.starts_with("camp"));
            game.act(&action).unwrap();
            acted += 1;
            if game.at_rest() || game.asked().is_none_or(|seat| seat.index() != 0) {
                break;
            }
        }
        if rest && acted > 2 {
            let after = game.state(Viewer::All);
            game.undo().unwrap();
            assert_eq!(game.state(Viewer::All), before, "the whole route");
            game.redo().unwrap();
            assert_eq!(game.state(Viewer::All), after);
            undone += 1;
        }
    }
    assert!(routes > 0 && undone > 0);
}

#[test]
fn among_people_what_was_drawn_or_seen_by_another_is_not_taken_back() {
    let mut game = game("base", vec![person(), person(), person(), person()], 1);
    let first = game.notation()[0].clone();
    game.act(&first).unwrap();
    assert!(matches!(game.can_undo(), Err(CannotUndo::AnotherPlayer | CannotUndo::Chance)));
}
