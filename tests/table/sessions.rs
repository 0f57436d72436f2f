//! Journal, saves, replay and undo of running games.

use crate::toy::{GAMES, Seen};
use thicket::bots::{Budget, Level};
use thicket::kernel::{Decision, Generator, Options, Seat, Viewer};
use thicket::table::{CannotUndo, Controller, GameSession, NewGame, Saved, SeatStatistics, Why, parse_turn};

const SEATS: [&str; 3] = ["red", "blue", "green"];

fn human() -> Controller {
    Controller::Human { name: String::new() }
}

fn bot() -> Controller {
    Controller::Bot(Level::Random)
}

fn game(controllers: &[Controller], seed: u64) -> Box<dyn GameSession> {
    let seats = SEATS[..controllers.len()].iter().map(|seat| (*seat).to_owned()).collect();
    let options = Options { seats, board: Some("long".into()), deck: None, extras: Vec::new() };
    let new = NewGame { options, controllers: controllers.to_vec(), seed };
    GAMES.get("race").unwrap().begin(&new, &GAMES.boards()).unwrap()
}

/// Takes any legal action.
fn act_at_random(game: &mut dyn GameSession, rng: &mut Generator) {
    let legal = game.notation();
    game.act(&legal[rng.below(legal.len() as u32) as usize]).unwrap();
}

/// All that makes up a game, but for what waits to be done again.
fn whole(game: &dyn GameSession) -> (Saved, Vec<String>) {
    let told = game.log(0..usize::MAX, Viewer::All);
    (game.save(), told.into_iter().map(|told| format!("{told:?}")).collect())
}

#[test]
fn a_game_saved_and_loaded_at_every_step_is_the_same_game() {
    let mut rng = Generator::new(5);
    for seed in 0..4 {
        let mut game = game(&[human(), bot(), human()], seed);
        while game.asked().is_some() {
            let saved = game.save();
            let text = saved.to_text();
            let read = Saved::from_bytes(text.as_bytes()).unwrap();
            assert_eq!(read, saved);
            let loaded = GAMES.load(&read).unwrap();
            assert_eq!(loaded.difference, None);
            assert_eq!(whole(&*loaded.game), whole(&*game));
            assert_eq!(loaded.game.save().to_text(), text);
            game = loaded.game;
            act_at_random(&mut *game, &mut rng);
        }
        assert!(game.save().over);
    }
}

#[test]
fn a_loaded_game_meets_the_same_chance_and_the_same_bots() {
    let mut one = game(&[bot(), bot()], 9);
    let step = |game: &mut dyn GameSession| {
        let action = game.advise(None, Budget::default()).unwrap().action;
        game.act(&action).unwrap();
    };
    (0..15).for_each(|_| step(&mut *one));
    let mut other = GAMES.load(&one.save()).unwrap().game;
    while one.asked().is_some() {
        step(&mut *one);
        step(&mut *other);
    }
    assert_eq!(whole(&*one), whole(&*other));
}

#[test]
fn the_journal_holds_one_turn_a_string_with_the_results_of_chance() {
    let mut game = game(&[human(), human()], 3);
    game.wish(&["dice 4".into()]).unwrap();
    for action in ["roll", "pass", "draw"] {
        game.act(action).unwrap();
    }
    let saved = game.save();
    assert_eq!(saved.journal.len(), 2);
    assert_eq!(saved.journal[0], "roll {dice 4}; pass");
    let steps = parse_turn(&saved.journal[1]).unwrap();
    assert!(steps[0].action == "draw" && steps[0].rolls[0].starts_with("card c"), "{steps:?}");
    assert_eq!(saved.rounds.len(), 1);
    let text = saved.to_text();
    assert!(text.starts_with("format = 2\nlength = "), "{text}");
    assert!(text.contains("\n  \"roll {dice 4}; pass\",\n"), "{text}");
}

#[test]
fn interruptions_and_steps_stay_in_the_turn_and_the_group_they_belong_to() {
    let mut game = game(&[human(), human()], 3);
    game.wish(&["dice 6".into()]).unwrap();
    for action in ["roll", "pass", "bump red", "pass", "pass"] {
        game.act(action).unwrap();
    }
    assert_eq!(game.save().journal, ["roll {dice 6}; pass", "bump red; pass; pass"]);
    let groups: Vec<_> =
        game.log(0..9, Viewer::Spectator).iter().map(|told| (told.at, told.group, told.turn)).collect();
    assert_eq!(groups, [(1, 1, 0), (2, 2, 0), (3, 3, 1), (4, 3, 1), (5, 5, 1)]);
    assert_eq!(game.turn(), Some(Seat::new(0)));
}

#[test]
fn a_result_that_cannot_come_up_changes_nothing() {
    let mut game = game(&[human(), human()], 3);
    assert!(game.wish(&["dice 7".into()]).is_err());
    game.wish(&["card c1".into(), "dice 2".into()]).unwrap();
    let before = whole(&*game);
    let refused = game.act("roll").unwrap_err();
    assert!(refused.to_string().contains("card c1"), "{refused}");
    assert_eq!(whole(&*game), before);
    game.wish(&["dice 2".into(), "dice 3".into()]).unwrap();
    game.act("roll").unwrap();
    game.act("pass").unwrap();
    game.act("roll").unwrap();
    assert_eq!(game.save().journal, ["roll {dice 2}; pass", "roll {dice 3}"]);
    let drawn = game.save().drawn;
    game.act("draw").unwrap();
    assert!(game.save().drawn > drawn, "with no wish left the generator goes on");
}

#[test]
fn refereed_games_can_be_loaded_and_undone() {
    let mut game = game(&[human(), bot()], 3);
    for action in ["draw", "roll", "pass"] {
        if action == "roll" {
            game.wish(&["dice 6".into()]).unwrap();
        }
        game.act(action).unwrap();
    }
    let mut loaded = GAMES.load(&game.save()).unwrap();
    assert_eq!(loaded.difference, None);
    assert_eq!(loaded.game.undo(), Ok(1));
    assert_eq!(loaded.game.undo(), Ok(1));
    assert_eq!(loaded.game.progress().scores[0], Some(0));
}

#[test]
fn a_solo_player_undoes_freely_through_chance_and_bots_and_it_is_counted() {
    let mut rng = Generator::new(8);
    let mut game = game(&[human(), bot(), bot()], 6);
    let mut choices = vec![];
    while game.asked().is_some() {
        if game.asked() == Some(Seat::new(0)) {
            if game.choices() > 1 {
                choices.push(whole(&*game));
            }
            act_at_random(&mut *game, &mut rng);
        } else {
            let action = game.advise(None, Budget::default()).unwrap().action;
            game.act(&action).unwrap();
        }
    }
    let end = whole(&*game);
    let mut undos = 0;
    while game.undo().is_ok() {
        undos += 1;
        // A choice made of several steps is taken back whole.
        let now = whole(&*game);
        while choices.last().is_some_and(|choice| choice.0.journal != now.0.journal) {
            choices.pop();
        }
        let mut then = choices.pop().expect("a choice that was made").clone();
        then.0.statistics.seats[0].undos = undos;
        assert_eq!(now, then);
    }
    assert!(undos > 5 && game.actions() == 0, "{undos} undos");
    while game.redo().is_ok() {}
    let mut again = whole(&*game);
    assert_eq!(again.0.statistics.seats[0].undos, undos);
    again.0.statistics.seats[0].undos = 0;
    assert_eq!(again, end);
    assert_eq!(game.redo(), Err(CannotUndo::NothingToRedo));
}

#[test]
fn among_several_people_undo_ends_at_chance() {
    let mut game = game(&[human(), human()], 3);
    assert_eq!(game.undo(), Err(CannotUndo::Nothing));
    game.act("roll").unwrap();
    assert_eq!(game.undo(), Err(CannotUndo::Chance));
    assert_eq!(game.actions(), 1);
}

#[test]
fn among_several_people_undo_ends_at_anothers_decision() {
    let mut game = game(&[human(), human()], 3);
    game.act("pass").unwrap();
    assert_eq!(game.undo(), Err(CannotUndo::AnotherPlayer), "the other is asked now");
    game.wish(&["dice 5".into()]).unwrap();
    for action in ["roll", "pass", "bump blue", "pass"] {
        game.act(action).unwrap();
    }
    assert_eq!(game.asked(), Some(Seat::new(0)));
    assert_eq!(game.undo(), Err(CannotUndo::AnotherPlayer), "the other has answered");
}

#[test]
fn among_several_people_undo_ends_at_new_knowledge() {
    let mut game = game(&[human(), human()], 3);
    game.act("peek blue").unwrap();
    assert_eq!(game.undo(), Err(CannotUndo::Knowledge));
    // A second look may tell something new, for all that anyone sees who looks on.
    for action in ["pass", "pass", "peek blue"] {
        game.act(action).unwrap();
    }
    assert_eq!(game.undo(), Err(CannotUndo::Knowledge));
    // A card that is shown tells the others.
    let play = game.notation().into_iter().find(|action| action.starts_with("play")).unwrap();
    game.act(&play).unwrap();
    assert_eq!(game.undo(), Err(CannotUndo::Knowledge));
}

#[test]
fn a_new_action_ends_what_could_be_done_again() {
    let mut game = game(&[human(), bot()], 3);
    game.act("roll").unwrap();
    game.undo().unwrap();
    game.act("pass").unwrap();
    assert_eq!(game.redo(), Err(CannotUndo::NothingToRedo));
}

#[test]
fn the_past_can_be_seen_as_it_was() {
    let mut rng = Generator::new(2);
    let mut game = game(&[human(), bot()], 4);
    let viewer = Viewer::Seat(Seat::new(1));
    let seen = |game: &dyn GameSession| game.observe(viewer).get::<Seen>().unwrap().clone();
    let mut all = vec![seen(&*game)];
    for _ in 0..25 {
        act_at_random(&mut *game, &mut rng);
        all.push(seen(&*game));
    }
    for (actions, then) in all.iter().enumerate() {
        assert_eq!(game.observe_past(actions, viewer).unwrap().get::<Seen>(), Some(then));
    }
    assert!(game.observe_past(26, viewer).is_none());
}

#[test]
fn the_log_hides_what_the_viewer_may_not_know() {
    let mut game = game(&[human(), human()], 3);
    game.act("draw").unwrap();
    let texts = [Viewer::All, Viewer::Seat(Seat::new(0)), Viewer::Seat(Seat::new(1)), Viewer::Spectator]
        .map(|viewer| format!("{:?}", game.log(0..1, viewer)[0].message));
    assert_eq!(texts[0], texts[1]);
    assert!(texts[0].contains("Name { space: \"toy-card\""));
    assert!(texts[2].contains("Hidden { space: \"toy-card\"") && texts[2] == texts[3]);
}

#[test]
fn a_journal_that_these_rules_play_otherwise_says_where_and_the_state_goes_on() {
    let mut rng = Generator::new(2);
    let mut game = game(&[human(), human()], 4);
    while game.progress().round < 4 {
        act_at_random(&mut *game, &mut rng);
    }
    let saved = game.save();
    let spoil = |spoil: &dyn Fn(&mut Saved)| {
        let mut spoilt = saved.clone();
        spoil(&mut spoilt);
        let loaded = GAMES.load(&spoilt).unwrap();
        assert_eq!(loaded.game.state(Viewer::All), saved.state);
        (loaded.difference.unwrap(), loaded.game)
    };
    let turn_of_round_3 = saved.rounds[2].turn;
    let (difference, mut going_on) = spoil(&|saved| saved.rounds[2].digest = Some(1));
    assert_eq!((difference.round, difference.turn, &difference.why), (3, turn_of_round_3, &Why::Digest));
    let (difference, _) = spoil(&|saved| saved.journal[1] = "fly".into());
    assert!(matches!(difference.why, Why::Action { .. }) && difference.turn == 1, "{difference}");
    let (difference, _) = spoil(&|saved| saved.journal[0].push_str("; {"));
    assert!(matches!(difference.why, Why::Journal(_)), "{difference}");
    let (difference, _) = spoil(&|saved| saved.start.rolls.push("dice 1".into()));
    assert_eq!((difference.round, difference.why), (0, Why::Chance));

    assert_eq!(going_on.undo(), Err(CannotUndo::BeforeLoad));
    assert_eq!(going_on.save().journal, saved.journal);
    assert_eq!(going_on.statistics().seats, saved.statistics.seats);
    act_at_random(&mut *going_on, &mut rng);
    let again = going_on.save();
    assert_eq!(again.journal[..saved.journal.len()], saved.journal);
    assert_eq!(again.journal.len(), saved.journal.len() + 1);
    let decisions = |saved: &Saved| saved.statistics.seats.iter().flat_map(|seat| seat.actions.values()).sum::<u32>();
    assert_eq!(decisions(&again), decisions(&saved) + 1);
}

#[test]
fn a_position_starts_a_journal_of_its_own() {
    let mut game = game(&[human(), bot()], 4);
    game.act("roll").unwrap();
    game.undo().unwrap();
    assert_eq!(game.statistics().seats[0].undos, 1);
    let position = toml::from_str("at = [3, 5]\nturn = 1\nhands = [[\"c1\"], [\"c12\", \"c2\"]]").unwrap();
    game.set_position(&position).unwrap();
    assert_eq!(game.statistics().seats, [SeatStatistics::default(), SeatStatistics::default()]);
    assert_eq!((game.asked(), game.actions(), game.log_len()), (Some(Seat::new(1)), 0, 0));
    game.act("play c12").unwrap();
    let saved = Saved::from_bytes(game.save().to_text().as_bytes()).unwrap();
    assert_eq!(saved.journal, ["play c12"]);
    let loaded = GAMES.load(&saved).unwrap();
    assert_eq!(loaded.difference, None);
    assert_eq!(whole(&*loaded.game), whole(&*game));

    game.set_position(&toml::from_str("chance = [\"dice 4\"]").unwrap()).unwrap();
    game.act("roll").unwrap();
    assert_eq!(game.save().journal, ["roll {dice 4}"]);

    let before = whole(&*game);
    let faulty = toml::from_str("at = [3, -5]\nturn = 9\nwhat = 1\nchance = [\"dice 4\", \"dice 7\"]").unwrap();
    let faults = game.set_position(&faulty).unwrap_err();
    let keys: Vec<_> = faults.0.iter().map(|(key, _)| key.as_str()).collect();
    assert_eq!(keys, ["chance[1]", "what", "turn", "at.1"]);
    assert_eq!(whole(&*game), before);
}

#[test]
fn statistics_count_verbs_choices_and_scores_by_round() {
    let mut game = game(&[human(), human()], 3);
    game.wish(&["dice 6".into(), "dice 2".into()]).unwrap();
    for action in ["roll", "pass", "roll", "pass"] {
        game.act(action).unwrap();
    }
    let statistics = game.statistics();
    assert_eq!(
        statistics.seats[0].actions.iter().map(|(verb, n)| (verb.as_str(), *n)).collect::<Vec<_>>(),
        [("pass", 1), ("roll", 1)]
    );
    assert_eq!(statistics.seats[1].decisions, 2);
    let scores: Vec<_> = statistics.scores.iter().map(|row| (row.round, row.scores.clone())).collect();
    assert_eq!(scores, [(1, vec![Some(0), Some(0)]), (2, vec![Some(6), Some(2)]), (2, vec![Some(6), Some(2)])]);
}

#[test]
fn an_action_that_is_no_action_or_not_legal_changes_nothing() {
    let mut game = game(&[human(), human()], 3);
    let before = whole(&*game);
    assert_eq!(game.act("fly").unwrap_err().law(), None);
    assert_eq!(game.act("bump blue").unwrap_err().law(), Some("2.1"));
    assert_eq!(game.why_not("bump blue").unwrap().unwrap().law, "2.1");
    assert_eq!(game.why_not("roll"), Ok(None));
    assert_eq!(whole(&*game), before);
    assert!(matches!(game.decision(), Decision::Ask(_)));
}
