//! The score pad: every point has a source, whatever is played, undone, saved or loaded.

use std::collections::BTreeSet;
use thicket::bots::{Budget, Level};
use thicket::kernel::{Generator, Options, Seat, SeatSet, Tally};
use thicket::table::{Controller, GameSession, Games, NewGame, Saved, turning_points};

/// Tables of Root on which every faction, deck and board comes up.
const ROOT: [(&[&str], &str, &str, &[&str]); 5] = [
    (&["marquise", "eyrie", "alliance", "vagabond:thief"], "autumn", "standard", &[]),
    (&["duchy", "corvids", "hundreds", "keepers", "vagabond", "vagabond_2"], "winter", "exiles_partisans", &[]),
    (&["lizards", "riverfolk", "marquise", "vagabond:tinker", "alliance"], "lake", "exiles_partisans", &["landmarks"]),
    (&["hundreds", "eyrie", "duchy", "alliance", "riverfolk", "vagabond:arbiter"], "mountain", "standard", &[]),
    (&["corvids", "lizards", "eyrie", "keepers"], "mountain", "exiles_partisans", &["hirelings"]),
];

fn game(
    id: &str,
    seats: &[&str],
    board: Option<&str>,
    deck: Option<&str>,
    extras: &[&str],
    seed: u64,
) -> Box<dyn GameSession> {
    let texts = |list: &[&str]| list.iter().map(|&text| text.to_owned()).collect::<Vec<_>>();
    let about = Games::ALL.get(id).unwrap().about();
    let wanted = about.extras.iter().filter(|extra| extras.contains(&extra.id));
    let extras = wanted.filter_map(|extra| extra.entry(extra.most)).collect();
    let options =
        Options { seats: texts(seats), board: board.map(str::to_owned), deck: deck.map(str::to_owned), extras };
    let controllers = vec![Controller::Human { name: String::new() }; seats.len()];
    let new = NewGame { options, controllers, seed };
    Games::ALL.get(id).unwrap().begin(&new, &Games::ALL.boards()).unwrap()
}

/// The pad says exactly the scores, and knows what each point was for; the sources that it names.
fn adds_up(game: &dyn GameSession) -> BTreeSet<String> {
    let tally = game.tally(game.actions());
    for (seat, score) in game.progress().scores.into_iter().enumerate().take(game.seats()) {
        let total = tally.total(Seat::new(seat as u8));
        assert_eq!(
            total,
            score.unwrap_or(0),
            "{} after {} actions: {tally:?}",
            game.plays(Seat::new(seat as u8)),
            game.actions()
        );
    }
    let named = tally.0.iter().map(|source| format!("{} {}", source.space, source.id));
    let named: BTreeSet<String> = named.collect();
    assert!(!named.contains("game earlier"), "{tally:?}");
    named
}

/// Plays a game to its end, now and then by a bot's advice so that points are scored, and looks at the pad on the way.
fn played(mut game: Box<dyn GameSession>, seed: u64, advised: u32) -> (Box<dyn GameSession>, BTreeSet<String>) {
    let mut random = Generator::new(seed);
    let mut named = BTreeSet::new();
    for _ in 0..4000 {
        let legal = game.notation();
        if legal.is_empty() {
            break;
        }
        let action = if random.below(100) < advised {
            game.advise(Some(Level::Easy), Budget::default()).unwrap().action
        } else {
            legal[random.below(legal.len() as u32) as usize].clone()
        };
        game.act(&action).unwrap();
        if random.below(20) == 0 {
            named.extend(adds_up(&*game));
        }
    }
    named.extend(adds_up(&*game));
    (game, named)
}

#[test]
fn every_point_of_root_has_a_source() {
    let mut named = BTreeSet::new();
    for (table, (seats, board, deck, extras)) in ROOT.into_iter().enumerate() {
        for seed in 0..4 {
            let game = game("root", seats, Some(board), Some(deck), extras, seed * 10 + table as u64);
            named.extend(played(game, seed, 33 * seed as u32).1);
        }
    }
    let known =
        ["buildings", "roosts", "sympathy", "aid", "ruins", "gardens", "posts", "dividends", "ministers", "lords"];
    let known = known.into_iter().chain(["plots", "oppressed", "relics", "removed", "crafted", "effects", "turmoil"]);
    for source in known {
        assert!(named.contains(&format!("root-source {source}")), "{source} does not come up: {named:?}");
    }
}

#[test]
fn every_point_of_dewan_and_iwari_has_a_source() {
    let mut named = BTreeSet::new();
    for board in ["base", "storm", "volcano", "lake_village", "team"] {
        let seats = ["amber", "basalt", "coral", "dusk"];
        named.extend(played(game("dewan", &seats, Some(board), None, &[], 1), 1, 20).1);
    }
    for (seats, board) in [(&["red", "blue"][..], None), (&["red", "blue", "yellow", "white"], Some("long_road"))] {
        named.extend(played(game("iwari", seats, board, None, &["feats", "expeditions"], 2), 2, 20).1);
    }
    for source in ["stories", "fires", "majority", "groups", "berries", "fish"] {
        assert!(named.contains(&format!("dewan-points {source}")), "{source} does not come up: {named:?}");
    }
    for source in ["half", "tents", "totems", "settlements", "road", "expeditions"] {
        assert!(named.contains(&format!("iwari-source {source}")), "{source} does not come up: {named:?}");
    }
}

/// Loading and undoing play from the journal, so the pad comes out the same.
#[test]
fn the_pad_is_the_same_after_loading_and_undoing() {
    let (mut game, _) = played(game("root", ROOT[0].0, Some("autumn"), None, &[], 3), 3, 60);
    let whole = game.tally(game.actions());
    let saved = Saved::from_bytes(game.save().to_text().as_bytes()).unwrap();
    let loaded = Games::ALL.load(&saved).unwrap();
    assert_eq!(loaded.difference, None);
    assert_eq!((loaded.game.tally(game.actions()), loaded.game.turns()), (whole.clone(), game.turns()));
    let actions = game.actions();
    for _ in 0..40 {
        game.take_back().unwrap();
    }
    adds_up(&*game);
    assert_eq!(game.tally(game.actions()), loaded.game.tally(actions - 40), "how the points stood before");
    while game.redo().is_ok() {}
    assert_eq!(game.tally(game.actions()), whole);
}

/// Nothing is known of what points were for if a journal cannot be played again.
#[test]
fn points_of_an_unknown_past_are_told_as_such() {
    let (game, _) = played(game("root", ROOT[0].0, Some("autumn"), None, &[], 3), 3, 60);
    let saved = Saved { journal: vec!["nonsense".to_owned()], ..game.save() };
    let loaded = Games::ALL.load(&saved).unwrap();
    assert!(loaded.difference.is_some());
    let tally = loaded.game.tally(loaded.game.actions());
    assert_eq!(tally.0.iter().map(|source| source.id).collect::<Vec<_>>(), ["earlier"]);
    let total = |tally: &Tally| (0..4).map(|seat| tally.total(Seat::new(seat))).collect::<Vec<_>>();
    assert_eq!(total(&tally), total(&game.tally(game.actions())));
}

#[test]
fn turning_points_are_the_turns_that_changed_the_lead_most() {
    let (game, _) = played(game("root", ROOT[0].0, Some("autumn"), None, &[], 3), 3, 60);
    let winners = SeatSet::of(Seat::new(1));
    let told = turning_points(&*game, winners);
    let lead = |scores: &[Option<i16>]| {
        let score = |seat: usize| scores[seat].unwrap_or(0);
        score(1) - [0, 2, 3].into_iter().map(score).max().unwrap()
    };
    let mut swings: Vec<u16> =
        game.turns().iter().map(|turn| lead(&turn.scores[0]).abs_diff(lead(&turn.scores[1]))).collect();
    swings.sort_unstable();
    let mut of_told: Vec<u16> = told.iter().map(|point| point.lead[0].abs_diff(point.lead[1])).collect();
    of_told.sort_unstable();
    assert_eq!(of_told, swings[swings.len() - 3..]);
    assert!(told.windows(2).all(|pair| pair[0].turn.number < pair[1].turn.number));
    for point in told {
        let gained = |seat: u8| point.gained.total(Seat::new(seat));
        let scores = |at: usize, seat: u8| point.turn.scores[at][usize::from(seat)].unwrap_or(0);
        (0..4).for_each(|seat| assert_eq!(gained(seat), scores(1, seat) - scores(0, seat)));
    }
}

/// Returns what the pad says of a source after a battle in a position; the seat that is asked plays on.
fn after_a_battle(seats: &[&str], position: &str, battle: &str) -> Vec<(String, i16)> {
    let mut game = game("root", seats, None, None, &[], 4);
    game.set_position(&position.parse().unwrap()).unwrap_or_else(|errors| panic!("{errors}"));
    game.act(battle).unwrap();
    while let Some(take) = game.notation().into_iter().find(|action| action.starts_with("take ")) {
        game.act(&take).unwrap();
    }
    let tally = game.tally(game.actions());
    tally.0.iter().map(|source| (source.id.to_owned(), source.points.iter().sum())).collect()
}

/// 15.2.5, F.1
#[test]
fn relics_and_the_elder_treetop_have_lines_of_their_own() {
    let relic = "turn = \"marquise\"\nphase = \"daylight\"\nround = 3\n\
                 clearings.5 = { marquise = { warriors = 3 }, keepers = { figure_3 = 1 } }\n";
    let told = after_a_battle(&["marquise", "keepers"], relic, "battle 5 keepers");
    assert_eq!(told, [("prizes".to_owned(), 2)]);
    let treetop = "turn = \"marquise\"\nphase = \"daylight\"\nround = 3\n\
                   landmarks.elder_treetop = { clearing = 3, building = \"roost\" }\n\
                   clearings.3 = { marquise = { warriors = 3 }, eyrie = { roost = 1 } }\n";
    let told = after_a_battle(&["marquise", "eyrie"], treetop, "battle 3 eyrie");
    assert_eq!(told, [("removed".to_owned(), 1), ("treetop".to_owned(), 1)]);
}
