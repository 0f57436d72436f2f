//! Games of Root as logs of the community: read back, held against the grammar, and counted to the end.

mod counter;
mod grammar;
mod people;
mod slips;

use crate::commands::program_of;
use counter::{Count, count, read};
use grammar::{At, Reader};
use std::collections::BTreeMap;
use thicket::bots::{Budget, Level};
use thicket::games::root;
use thicket::games::root::rootlog::Profile;
use thicket::games::root::state::faction::FactionState;
use thicket::games::root::words::faction::Faction;
use thicket::games::root::words::owner::Owner;
use thicket::games::root::words::party::{Hireling, Party};
use thicket::games::root::words::piece::Piece;
use thicket::games::root::words::place::Clearing;
use thicket::kernel::{Generator, Options, Seat, Viewer, Words};
use thicket::table::{
    Controller, GameSession, Games, NewGame, RootlogError, RootlogRequest, Saved, Store, export_rootlog,
    import_annotated,
};

const ALL: RootlogRequest = RootlogRequest { profile: Profile::Spec, viewer: Viewer::All, is_annotated: false };

fn begun(options: Options, seed: u64) -> Box<dyn GameSession> {
    let names = ["Ana", "", "Bo: // the bear", "Cy"];
    let human = |name: &str| Controller::Human { name: name.to_owned() };
    let controllers = names.into_iter().map(human).chain([Controller::Bot(Level::Easy)]).collect();
    Games::ALL.get("root").unwrap().begin(&NewGame { options, controllers, seed }, &Games::ALL.boards()).unwrap()
}

/// Plays on, now and then by the advice of a bot so that more than at random comes about.
fn play(game: &mut dyn GameSession, seed: u64, rounds: u16) {
    let mut random = Generator::new(seed);
    for _ in 0..6000 {
        let legal = game.notation();
        if legal.is_empty() || game.progress().round > rounds {
            return;
        }
        let action = match random.below(100) {
            0..35 => game.advise(Some(Level::Easy), Budget::default()).unwrap().action,
            _ => legal[random.below(legal.len() as u32) as usize].clone(),
        };
        game.act(&action).unwrap();
    }
}

/// A game with everything drawn: factions, map, deck, and what a table can add.
fn drawn(seed: u64) -> Box<dyn GameSession> {
    let mut random = Generator::new(seed);
    let mut draw = |most: u32| random.below(most);
    let seats = vec![if draw(5) == 0 { "any" } else { "random" }.to_owned(); 2 + draw(5) as usize];
    let mut extras = Vec::new();
    if seats[0] == "any" {
        extras.push("advanced".to_owned());
    }
    if draw(3) == 0 {
        extras.push("markers".to_owned());
    }
    for (name, most) in [("hirelings", 4), ("landmarks", 3)] {
        let count = draw(2) * draw(most);
        extras.extend((count > 0).then(|| format!("{name} {count}")));
    }
    let open = Options { seats, board: None, deck: None, extras };
    // not everything fits together: fewer hirelings then, and no markers
    let bare =
        Options { extras: open.extras.iter().filter(|extra| *extra == "advanced").cloned().collect(), ..open.clone() };
    let entry = Games::ALL.get("root").unwrap();
    let options = entry.surprise(&open, seed, &Games::ALL.boards());
    let options = options.or_else(|_| entry.surprise(&bare, seed, &Games::ALL.boards())).unwrap();
    let mut game = begun(options, seed);
    play(&mut *game, seed, u16::MAX);
    game
}

/// Returns the number of games to play: this many, or those that the environment asks for.
fn games(usual: u64) -> u64 {
    std::env::var("THICKET_ROOTLOG").ok().and_then(|games| games.parse().ok()).unwrap_or(usual)
}

fn written(saved: &Saved, request: RootlogRequest) -> Result<String, RootlogError> {
    export_rootlog(saved, &Games::ALL.boards(), request)
}

fn export(saved: &Saved, request: RootlogRequest) -> String {
    written(saved, request).unwrap_or_else(|error| panic!("{:?}: {error}", saved.options))
}

#[test]
fn games_are_read_back_follow_the_grammar_and_count_to_their_end() {
    for seed in 1..=games(6) {
        let game = drawn(seed);
        let saved = game.save();
        let text = export(&saved, RootlogRequest { is_annotated: true, ..ALL });
        let read = import_annotated(&text, &Games::ALL.boards()).unwrap_or_else(|error| panic!("game {seed}: {error}"));
        let same = |one: &Saved| {
            let Saved { game, rules, seed, drawn, options, start, journal, rounds, controllers, state, .. } =
                one.clone();
            (game, rules, seed, drawn, options, start, journal, rounds, controllers, state)
        };
        assert_eq!(same(&read), same(&saved), "game {seed}");
        let plain = export(&saved, ALL);
        let without: String = text
            .lines()
            .filter(|line| !line.starts_with("//"))
            .map(|line| line.split(" //= ").next().unwrap_or_default().to_owned() + "\n")
            .collect();
        assert_eq!(without, plain, "game {seed}: comments apart");
        holds(&plain, Reader::Spec, &*game, seed);
        for viewer in [Viewer::Spectator, Viewer::Seat(Seat::new(0))] {
            holds(&export(&saved, RootlogRequest { viewer, ..ALL }), Reader::Spec, &*game, seed);
        }
        match written(&saved, RootlogRequest { profile: Profile::Rootvis, ..ALL }) {
            Ok(text) => holds(&text, Reader::Rootvis, &*game, seed),
            Err(error) => {
                let is_new = ["hundreds", "keepers"]
                    .iter()
                    .any(|new| (0..game.seats()).any(|at| game.plays(Seat::new(at as u8)) == *new));
                let hires = saved.options.extras.iter().any(|extra| extra.starts_with("hirelings"));
                assert!(is_new || hires, "game {seed}: {error}");
            }
        }
    }
}

/// A file is without a fault, and its actions lead to how the game ended.
fn holds(text: &str, reader: Reader, game: &dyn GameSession, seed: u64) {
    let log = read(text, reader).unwrap_or_else(|fault| panic!("game {seed}: {fault}"));
    let counted = count(&log, reader);
    let faults = counted.faults.iter().take(5).cloned().collect::<Vec<_>>().join("\n");
    assert!(
        faults.is_empty(),
        "game {seed}, {:?} {reader:?}: {} faults\n{faults}",
        game.options(),
        counted.faults.len()
    );
    let state = game.observe(Viewer::All);
    let state: &root::State = state.get::<root::Observation>().unwrap();
    agrees(&counted, state, &format!("game {seed}, {:?} {reader:?}", game.options()));
}

/// The letters of the notation as its specification lists them.
fn letters(piece: Piece) -> String {
    let id = piece.id();
    let initial = |word: &str| word.chars().next().unwrap().to_string();
    let last = || initial(id.rsplit('_').next().unwrap());
    match id {
        "sawmill" | "workshop" | "recruiter" | "citadel" | "market" => format!("b_{}", initial(id)),
        "keep" => "t_k".to_owned(),
        "wood" | "sympathy" | "tunnel" | "mob" | "plot" | "foothold" => "t".to_owned(),
        "roost" | "stronghold" | "vault" => "b".to_owned(),
        "bomb" | "snare" | "extortion" | "raid" => format!("t_{}", initial(id)),
        _ if id.starts_with("base") || id.starts_with("garden") => format!("b_{}", last()),
        _ if id.starts_with("post") => format!("t_{}", last()),
        _ if id.starts_with("waystation") => {
            let sides: Vec<String> = id.split('_').skip(1).map(initial).collect();
            format!("b_{}", sides.join("_"))
        }
        relic => {
            let (kind, value) = relic.split_once('_').unwrap();
            format!("t_{value}_{}", initial(kind))
        }
    }
}

fn owner_letters(party: Party) -> String {
    match party {
        Party::Faction(Faction::Vagabond2) => "G".to_owned(),
        Party::Faction(faction) => faction.letter().to_string(),
        Party::Hireling(hireling) => {
            let letter = match hireling {
                Hireling::ForestPatrol => 'C',
                Hireling::LastDynasty => 'E',
                Hireling::SpringUprising => 'A',
                Hireling::TheExile => 'V',
                Hireling::WarmSunProphets => 'L',
                Hireling::RiverfolkFlotilla => 'O',
                Hireling::SunwardExpedition => 'D',
                Hireling::CorvidSpies => 'P',
                Hireling::FlameBearers => 'H',
                Hireling::VaultKeepers => 'K',
                Hireling::HighwayBandits => 'T',
                Hireling::FuriousProtector => 'S',
                Hireling::PopularBand => 'J',
            };
            format!("h_{letter}")
        }
        Party::Undrafted(_) => unreachable!("the game has begun"),
    }
}

/// What was counted is what lies on the map and on boards, where pawns and ferry are, and how many points everybody has.
fn agrees(counted: &Count, state: &root::State, about: &str) {
    let mut there: BTreeMap<(String, String, At), u8> = BTreeMap::new();
    let mut add = |owner: &str, piece: &str, at: At, count: u8| {
        if count > 0 {
            *there.entry((owner.to_owned(), piece.to_owned(), at)).or_default() += count;
        }
    };
    let at = |clearing: Clearing| At::Clearing(clearing.number());
    let forest = |of| At::Forest(state.board.forest_clearings(of).iter().map(Clearing::number).collect());
    for owner in state.owners() {
        let party = state.party(owner);
        let name = owner_letters(party);
        for clearing in state.board.clearings().iter() {
            let mut warriors = state.warriors(owner, clearing);
            if let Some(FactionState::Hundreds(kit)) = kit(state, owner)
                && kit.warlord == Some(clearing)
            {
                warriors -= 1;
                add(&name, "w_w", at(clearing), 1);
            }
            add(&name, "w", at(clearing), warriors);
            for piece in Piece::of(party) {
                add(&name, &letters(*piece), at(clearing), state.count(*piece, clearing));
            }
        }
        if let Some(clearing) = state.pawn(owner) {
            add(&name, "p", at(clearing), 1);
        }
        if let Some(of) = state.pawn_forest(owner) {
            add(&name, "p", forest(of), 1);
        }
        let board = || At::Board(name.clone());
        match kit(state, owner) {
            Some(FactionState::Alliance(kit)) => add(&name, "w", board(), kit.officers),
            Some(FactionState::Lizards(kit)) => add(&name, "w", board(), kit.acolytes),
            Some(FactionState::Duchy(kit)) => add(&name, "w", At::Clearing(0), kit.burrow),
            Some(FactionState::Riverfolk(kit)) => {
                for seat in state.seats() {
                    let all = kit.payments[seat.index()] + kit.funds[seat.index()] + kit.committed[seat.index()];
                    add(&owner_letters(state.party(seat)), "w", board(), all);
                }
            }
            Some(FactionState::Keepers(kit)) => {
                for of in state.board.forests().iter() {
                    for (found, count) in kit.forests.found(of) {
                        let face_down = |id: &str| format!("t_{}", &id[..1]);
                        let piece = Piece::from_id(found.id()).map_or_else(|| face_down(found.id()), letters);
                        add(&name, &piece, forest(of), count);
                    }
                }
                for (piece, count) in Piece::RELICS.into_iter().zip(kit.recovered) {
                    add(&name, &letters(piece), board(), count);
                }
            }
            _ => {}
        }
        if let Some(hired) = state.hired(owner) {
            add(&name, "w", board(), hired.kit.warriors());
            let bandits = hired.kit.ambushes();
            for (low, high) in (0..bandits.len()).filter_map(|path| bandits.get(path)) {
                add(&name, "w", At::Path(low.number(), high.number()), 1);
            }
        }
    }
    let extra: Vec<_> = counted.pieces.iter().filter(|(key, count)| there.get(*key) != Some(*count)).collect();
    let missing: Vec<_> = there.iter().filter(|(key, count)| counted.pieces.get(*key) != Some(*count)).collect();
    assert!(extra.is_empty() && missing.is_empty(), "{about}: counted {extra:?}, but there are {missing:?}");
    if let Some(ferry) = counted.ferry {
        assert_eq!(Some(ferry), state.ferry.map(Clearing::number), "{about}: the ferry");
    }
    for seat in state.seats() {
        let (player, letter) = (state.player(seat), owner_letters(state.party(seat)).chars().next().unwrap());
        assert_eq!(counted.off.contains(&letter), !player.scores(), "{about}: the marker of {letter}");
        if player.scores() {
            let points = counted.points.get(&letter).copied().unwrap_or_default();
            assert_eq!(points, i32::from(player.score), "{about}: the points of {letter}");
        }
    }
}

fn kit(state: &root::State, owner: Owner) -> Option<&FactionState> {
    Some(&state.player(owner.seat()?).kit)
}

/// The tables of which the first rounds are pinned: each faction is the first player of one.
const GOLDEN: [(&str, &[&str], &str, &str); 11] = [
    ("marquise", &["marquise", "eyrie", "alliance"], "autumn", "standard"),
    ("eyrie", &["eyrie", "lizards", "vagabond"], "winter", "exiles_partisans"),
    ("alliance", &["alliance", "marquise", "duchy"], "mountain", "standard"),
    ("vagabond", &["vagabond:ranger", "eyrie", "corvids"], "lake", "exiles_partisans"),
    ("vagabond_2", &["vagabond_2:tinker", "marquise", "vagabond:thief"], "autumn", "exiles_partisans"),
    ("lizards", &["lizards", "marquise", "riverfolk"], "autumn", "standard"),
    ("riverfolk", &["riverfolk", "eyrie", "duchy"], "lake", "standard"),
    ("duchy", &["duchy", "alliance", "eyrie"], "winter", "exiles_partisans"),
    ("corvids", &["corvids", "marquise", "eyrie"], "mountain", "exiles_partisans"),
    ("hundreds", &["hundreds", "eyrie", "alliance"], "autumn", "exiles_partisans"),
    ("keepers", &["keepers", "marquise", "corvids"], "winter", "standard"),
];

#[test]
fn a_game_of_each_faction_is_written_like_this() {
    for (name, seats, board, deck) in GOLDEN {
        let options = Options {
            seats: seats.iter().map(|&seat| seat.to_owned()).collect(),
            board: Some(board.to_owned()),
            deck: Some(deck.to_owned()),
            extras: Vec::new(),
        };
        let mut game = begun(options, 7);
        play(&mut *game, 7, 3);
        insta::assert_snapshot!(name, export(&game.save(), RootlogRequest { viewer: Viewer::Spectator, ..ALL }));
    }
}

#[test]
fn what_cannot_be_written_is_refused_in_words() {
    let begin = |seats: &[&str], extras: &[&str]| {
        let texts = |list: &[&str]| list.iter().map(|&text| text.to_owned()).collect::<Vec<_>>();
        let board = Some("autumn".to_owned());
        begun(Options { seats: texts(seats), board, deck: None, extras: texts(extras) }, 3)
    };
    let rootvis = RootlogRequest { profile: Profile::Rootvis, ..ALL };
    let secret = RootlogRequest { viewer: Viewer::Spectator, is_annotated: true, ..ALL };
    for (seats, extras, request, word) in [
        (&["hundreds", "eyrie"][..], &[][..], rootvis, "--profile spec"),
        (&["eyrie", "keepers"], &[], rootvis, "--profile spec"),
        (&["eyrie", "marquise"], &["hirelings 1"], rootvis, "--profile spec"),
        (&["eyrie", "clockwork:marquise"], &[], ALL, "clockwork"),
        (&["eyrie", "marquise"], &[], secret, "--as all"),
    ] {
        let mut game = begin(seats, extras);
        play(&mut *game, 3, 1);
        let error = written(&game.save(), request).unwrap_err();
        assert!(error.to_string().contains(word), "{seats:?}: {error}");
    }
    let new = begin(&["eyrie", "marquise"], &[]);
    assert!(matches!(written(&new.save(), ALL), Err(RootlogError::Said(_))), "nothing has happened");
    let mut set = begin(&["eyrie", "marquise"], &[]);
    play(&mut *set, 3, 2);
    set.set_position(&set.state(Viewer::All)).unwrap();
    let error = written(&set.save(), ALL).unwrap_err();
    assert!(error.to_string().contains("position"), "{error}");
    // a board of one's own may have the name of a printed one
    let mut own = drawn(2).save();
    own.boards[0].text = format!("{}\n", own.boards[0].text).into();
    let error = written(&own, ALL).unwrap_err();
    assert!(error.to_string().contains("map"), "{error}");
}

#[test]
fn a_log_whose_comments_were_changed_is_refused() {
    let game = drawn(2);
    let text = export(&game.save(), RootlogRequest { is_annotated: true, ..ALL });
    let boards = Games::ALL.boards();
    let plain = export(&game.save(), ALL);
    let shorter = text.rsplit_once(" //= ").unwrap().0;
    for (changed, word) in [
        (plain.as_str(), "--annotate"),
        (shorter, "a different state"),
        (&text.replacen("//: rules = ", "//: rule = ", 1), "rule"),
        (&text.replacen("//= ", "//= fly 3; ", 1), "fly 3"),
    ] {
        let error = import_annotated(changed, &boards).unwrap_err();
        assert!(error.to_string().contains(word), "{error}");
    }
}

#[test]
fn a_save_goes_out_into_a_file_and_comes_back() {
    let folder = tempfile::tempdir().unwrap();
    let game = drawn(3);
    let saves = folder.path().to_str().unwrap();
    let store = Store::new(folder.path().to_owned());
    store.create("evening").unwrap().write(&game.save().to_text()).unwrap();
    let file = folder.path().join("evening.rootlog");
    let run = |args: &[&str]| program_of(Games::ALL, Words::english(), &[args, &["--saves", saves]].concat(), b"");
    let export = ["export", "evening", "--format", "rootlog", "--profile", "spec"];
    let (code, out, err) =
        run(&[&export[..], &["--annotate", "--as", "all", "--out", file.to_str().unwrap()]].concat());
    assert_eq!((code, out.as_str(), err.as_str()), (0, "", ""));
    let (code, out, err) = run(&["import", file.to_str().unwrap(), "--name", "again"]);
    assert_eq!((code, err.as_str()), (0, ""));
    assert!(out.contains("again"), "{out}");
    let (again, _) = store.load("again").unwrap();
    let (evening, _) = store.load("evening").unwrap();
    assert_eq!((again.journal, again.state), (evening.journal, evening.state));
    let (code, out, _) = run(&export);
    assert!(code == 0 && out.starts_with("Map: "), "{out}");
    // who shares the account of others writes no files
    let elsewhere = [&export[..], &["--out", "/tmp/none.rootlog", "--player", "ana"]].concat();
    let (code, _, err) = run(&elsewhere);
    assert!(code != 0 && err.contains("share"), "{err}");
    let (code, _, err) = run(&["import", "/no/such/file"]);
    assert!(code != 0 && err.contains("/no/such/file"), "{err}");
}
