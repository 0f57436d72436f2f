//! Positions as documents: they read back, they need only what they are about, and what no game comes to is refused.

use super::support::Embedded;
use thicket::games::root::State;
use thicket::games::root::state::MAX_TASKS;
use thicket::kernel::{Doc, Generator, Options, PositionErrors, Rules, Script, Seat, Viewer};

fn read(text: &str) -> Result<State, PositionErrors> {
    let doc: Doc = text.parse().expect("valid TOML");
    State::read(&doc, &Embedded, &mut Script::default())
}

#[test]
fn a_state_and_its_document_are_the_same_all_through_random_games() {
    let seats = ["marquise", "eyrie", "alliance", "vagabond"].map(String::from).to_vec();
    let setup = State::setup(&Options { seats, ..Options::default() }, &Embedded).expect("a setup");
    for seed in 0..6 {
        let mut chance = Generator::new(seed);
        let mut choice = Generator::new(!seed);
        let mut state = State::new(&setup, &mut chance, &mut ()).expect("a game");
        let mut legal = Vec::new();
        while state.asked().is_some() {
            let doc = state.write(Viewer::All);
            let mut script = Script::default();
            let again = State::read(&doc, &Embedded, &mut script).expect("its own document");
            assert_eq!(again, state, "{doc}");
            assert_eq!(script.finish(), Ok(()));
            assert_eq!(again.decision(), state.decision());
            state.legal(&mut legal);
            let action = legal[choice.below(legal.len() as u32) as usize];
            state.step(action, &mut chance, &mut ());
        }
        let doc = state.write(Viewer::All);
        assert_eq!(State::read(&doc, &Embedded, &mut Script::default()), Ok(state));
    }
}

#[test]
fn a_position_by_hand_needs_only_what_it_is_about() {
    let state = read(
        "seats = [\"marquise\", \"eyrie\"]\nphase = \"daylight\"\n[marquise]\nscore = 12\nhand = [\"anvil\"]\n\
         [clearings.5.marquise]\nwarriors = 3\nworkshop = 1\n[used]\nactions = 1\n",
    )
    .expect("a position");
    assert_eq!(state.progress().scores[0], Some(12));
    let mut legal = Vec::new();
    state.legal(&mut legal);
    let legal: Vec<String> = legal.iter().map(ToString::to_string).collect();
    assert!(legal.contains(&"march 5 1 3".to_owned()), "{legal:?}");
}

#[test]
fn all_faults_of_a_position_are_told_at_once() {
    let errors = read(
        "seats = [\"marquise\", \"eyrie\"]\nturn = \"alliance\"\nwind = 3\ndiscard = [\"anvil\", \"anvil\", \"hat\"]\n\
         [clearings.13.marquise]\nwarriors = 1\n[clearings.1.marquise]\nwarriors = 40\n[eyrie]\nscore = -1\n",
    )
    .expect_err("a faulty position");
    let keys: Vec<&str> = errors.0.iter().map(|(key, _)| key.as_str()).collect();
    for key in ["turn", "wind", "discard", "discard[2]", "clearings.13", "clearings.1.marquise.warriors", "eyrie.score"]
    {
        assert!(keys.contains(&key), "{key} is not among {keys:?}");
    }
}

/// A player without a faction is called by the number of the seat, has a hand and nothing else.
#[test]
fn a_seat_without_a_faction_is_called_by_its_number() {
    // the first turn is below what is left of setup
    let turn = "turn end, turn discard_down, turn draw, offer evening_start, turn enter evening, marquise actions, \
                offer daylight_start, turn enter daylight, offer birdsong_end, marquise wood, offer birdsong_start, \
                turn begin";
    let pending: Vec<&str> = turn.split(", ").chain(["marquise setup_keep"]).collect();
    let text = format!(
        "seats = ['marquise', 'any', 'any']\nphase = 'setup'\nround = 1\npending = {pending:?}\n\
         [2]\nhand = ['anvil']\n[3]\nhand = ['sappers']\n[known.3]\n2 = ['anvil']\n"
    );
    let state = read(&text).unwrap_or_else(|faults| panic!("{faults:?} in {text}"));
    let names = [0, 1, 2].map(|seat| state.seat_name(Seat::new(seat)));
    assert_eq!(names, ["marquise", "2", "3"]);
    assert_eq!(state.check(), Ok(()));
    let doc = state.write(Viewer::All);
    assert_eq!(State::read(&doc, &Embedded, &mut Script::default()).as_ref(), Ok(&state));
    for viewer in [Viewer::Seat(Seat::new(1)), Viewer::Seat(Seat::new(2)), Viewer::Spectator] {
        let seen = state.write(viewer);
        let again = State::read_observation(&seen, viewer, &Embedded).expect("an observation");
        assert_eq!(again, state.observe(viewer));
    }
    let errors = read("seats = ['marquise', 'any']\nphase = 'birdsong'\n").expect_err("nobody plays there");
    assert_eq!(errors.0[0].0, "seats");
    let options = Options { seats: vec!["any".to_owned(), "eyrie".to_owned()], ..Options::default() };
    assert!(State::setup(&options, &Embedded).is_err());
}

/// The faults of a position that a referee could have meant, each with its key as it is told.
#[test]
fn a_fault_says_where_it_lies_and_whose_piece_it_is_about() {
    const ALL: &str = "seats = ['marquise', 'alliance', 'vagabond:thief', 'keepers']\n";
    for (text, fault) in [
        ("round = 0", "round: rounds are numbered from 1"),
        (
            "[clearings.6.marquise]\nsawmill = 1\nworkshop = 1",
            "clearings.6: 2 slots, 1 of them with a ruin, cannot hold 2 buildings",
        ),
        ("ruins = []\n[clearings.6.marquise]\nsawmill = 3", "clearings.6: 2 slots cannot hold 3 buildings"),
        (
            "[clearings.5.marquise]\nkeep = 1\n[clearings.1.marquise]\nkeep = 1",
            "clearings: too many pieces \"keep\": the box has only 1",
        ),
        ("[vagabond]\ntiles = ['torch', 'torch!']", "vagabond.tiles: too many items \"torch\": the box has 1, found 2"),
        ("[marquise]\nitems = { bag = 9 }", "marquise.items: too many items \"bag\": the box has 3, found 9"),
        (
            "[clearings.1.alliance]\nsympathy = 2",
            "position: clearing 1 holds more than 1 piece \"sympathy\" (alliance)",
        ),
        (
            "[keepers]\nforests = { a = {}, b = {}, c = {}, d = {}, e = {}, f = {}, g = { figure = 1 } }",
            "keepers.forests: the number of face-down relics does not match the relics listed elsewhere: check figure, \
             tablet, jewelry",
        ),
        (
            "[alliance]\nofficers = 8\n[clearings.1.alliance]\nwarriors = 3",
            "alliance.officers: expected at most 7 warriors of alliance, which are left in supply, found 8",
        ),
        ("available = ['anvil']", "available: expected only dominance cards, found anvil"),
        ("[marquise]\ncrafted = ['anvil']", "marquise.crafted: only persistent effects stay in play, not anvil"),
        ("ruins = [6, 1]", "ruins: the map has no ruin in clearing 1"),
        ("[alliance]\nexhausted = { tea = 1 }", "position: more items \"tea\" are exhausted than alliance has crafted"),
    ] {
        let faults = read(&format!("{ALL}{text}\n")).expect_err(text);
        assert_eq!(faults.to_string(), fault, "{text}");
    }
}

#[test]
fn an_empty_map_is_in_the_document_too() {
    let state = read("seats = ['marquise', 'eyrie']\nphase = 'daylight'\n").expect("a position");
    let doc = state.write(Viewer::All);
    assert_eq!(doc.get("clearings").and_then(toml::Value::as_table).map(toml::Table::len), Some(0), "{doc}");
}

#[test]
fn a_set_up_needs_what_is_pending_of_it() {
    let faults = read("seats = ['marquise', 'eyrie']\nphase = 'setup'\n").expect_err("no setup");
    assert_eq!(faults.to_string(), "phase: setup needs a list of pending tasks, or a new game");
}

#[test]
fn pending_tasks_that_do_not_fit_the_position_are_refused() {
    for pending in [
        "[\"battle roll\"]",
        "[\"battle losses attacker\"]",
        "[\"turn end\"]",
        "[\"triggers\"]",
        "[\"removal damage 5 200\"]",
        "[\"eyrie resolve_decree\"]",
        "[\"marquise pay_wood 5 roost 9\"]",
        "[\"marquise pay_wood 5 roost 09\"]",
        "[\"turn  end\"]",
        "[{ turn = \"over\" }]",
        "[]",
        "7",
    ] {
        let text = format!("seats = [\"marquise\", \"alliance\"]\nphase = \"daylight\"\npending = {pending}\n");
        assert!(read(&text).is_err(), "{pending}");
    }
}

#[test]
fn a_question_about_a_clearing_that_the_law_does_not_offer_is_refused() {
    let spend = |purpose: &str, clearing: u8, left: u8| {
        let more = "supporters = [\"anvil\", \"sword\", \"birdy_bindle\", \"woodland_runners\"]";
        read(&format!(
            "seats = [\"marquise\", \"alliance\"]\nturn = \"alliance\"\n\
             pending = [\"turn end\", \"alliance spend {purpose} {clearing} {left}\"]\n[alliance]\n{more}\n\
             [clearings.1.alliance]\nsympathy = 1\n"
        ))
    };
    let refused = |purpose, clearing, left| {
        let errors = spend(purpose, clearing, left).expect_err("no such question");
        assert_eq!((errors.0[0].0.as_str(), errors.0[0].1.key), ("pending", "root-pending-table"));
    };
    // 8.4.2.I: next to sympathy, not on it and not far from it
    refused("spread", 1, 1);
    refused("spread", 3, 1);
    refused("spread", 5, 3);
    // 8.4.1.I: on sympathy
    refused("revolt", 5, 1);
    refused("revolt", 1, 3);
    assert!(spend("revolt", 1, 1).is_ok());
}

const TWO: &str = "seats = [\"marquise\", \"vagabond:ranger\"]\nphase = \"daylight\"\n";

#[test]
fn a_stack_of_tasks_has_the_shape_that_games_give_it() {
    let deep = format!("[\"turn end\", {}]", ["\"marquise actions\""; MAX_TASKS].join(", "));
    let hospital = "triggers = [\"hospital 5 1 false\"]\n";
    let actions = "\"turn end\", \"marquise actions\"";
    assert!(read(&format!("{TWO}pending = [{actions}]\n")).is_ok());
    for (more, pending) in [
        ("", "[\"marquise actions\"]".to_owned()),
        ("", "[\"turn end\", \"turn end\", \"marquise actions\"]".to_owned()),
        ("", deep),
        ("", format!("[{actions}, \"triggers\", \"marquise second_move\"]")),
        (hospital, format!("[{actions}]")),
        (hospital, "[\"turn end\", \"triggers\", \"marquise actions\"]".to_owned()),
    ] {
        let errors = read(&format!("{TWO}{more}pending = {pending}\n")).expect_err(&pending);
        assert_eq!(errors.0[0].0, "pending", "{pending}");
    }
}

#[test]
fn a_battle_with_more_losses_chosen_than_pieces_is_refused() {
    let none = "{ warriors = 0, ally_warriors = 0, pieces = {} }";
    let position = |chosen: &str| {
        format!(
            "{TWO}pending = [\"turn end\", \"battle close\", \"battle losses attacker\"]\n\
             [clearings.5.marquise]\nsawmill = 1\nworkshop = 1\n[battle]\nclearing = 5\nattacker = 0\ndefender = 1\n\
             rolled = [0, 0]\nextra = [0, 0]\narmored = [false, false]\nbrutal = false\npassed = [false, false]\n\
             due = [1, 0]\ntaken_on_items = 0\ntaken_on_allies = 0\nchosen = [{chosen}, {none}]\n"
        )
    };
    assert!(read(&position(none)).is_ok());
    for chosen in [none.replace("warriors = 0", "warriors = 1"), none.replace("{} }", "{ sawmill = 9 } }")] {
        assert!(read(&position(&chosen)).is_err(), "{chosen}");
    }
}

#[test]
fn every_fault_of_a_battle_has_its_key() {
    let position = "attacker = 9\npassed = [true]\npartisans = [[\"bird\"], false]\nfirst = \"both\"\nwon = true\n\
         [[battle.chosen]]\npieces = { house = 1 }\n";
    let errors = read(&format!("{TWO}[battle]\nclearing = 5\n{position}")).expect_err("faults");
    let mut told: Vec<&str> = errors.0.iter().map(|(key, _)| key.as_str()).collect();
    told.sort_unstable();
    let faulty = ["attacker", "chosen[0].pieces.house", "defender", "first", "partisans[0]", "passed", "won"];
    assert_eq!(told, faulty.map(|key| format!("battle.{key}")));
}

/// The position after an action.
fn after(text: &str, action: &str) -> State {
    let mut state = read(text).expect("a position");
    let action = State::parse(action).expect("an action");
    state.apply(action, &mut Generator::new(1), &mut ()).expect("a legal action");
    state
}

#[test]
fn daylight_that_ends_where_no_evening_is_pending_ends_the_turn() {
    let state =
        after(&format!("{TWO}turn = \"vagabond\"\npending = [\"turn end\", \"vagabond daylight\"]\n"), "hideout");
    assert!(state.asked().is_some());
}

#[test]
fn an_item_that_the_supply_lacks_is_not_crafted_even_if_it_is_paid_for() {
    let state = after(
        &format!(
            "{TWO}items = {{}}\npending = [\"turn end\", \"marquise actions\", \"activate anvil 1\"]\n\
             [marquise]\nhand = [\"anvil\"]\n[clearings.1.marquise]\nworkshop = 1\n[clearings.5.marquise]\nworkshop = 1\n"
        ),
        "activate fox",
    );
    assert_eq!((state.player(Seat::new(0)).hand.len(), state.check()), (1, Ok(())));
}
