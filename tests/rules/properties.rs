//! Properties of every game of Root, shown on random games from random set-ups of two to six factions in random seats, on
//! any board.

use crate::twins::{Tally, games, twins_stay_alike};
use std::collections::BTreeMap;
use thicket::games::root::board;
use thicket::games::root::factions::corvids::words::Plot;
use thicket::games::root::factions::duchy::words::Minister;
use thicket::games::root::factions::eyrie::words::Column;
use thicket::games::root::factions::eyrie::words::Leader;
use thicket::games::root::factions::hundreds::words::Mood;
use thicket::games::root::factions::keepers::words::Slot;
use thicket::games::root::factions::riverfolk::words::Service;
use thicket::games::root::law::order::order_matters;
use thicket::games::root::law::rule::Ruling;
use thicket::games::root::state::losses::Trigger;
use thicket::games::root::words::action::Effect;
use thicket::games::root::words::card::{CardKind, Deck};
use thicket::games::root::words::faction::Character;
use thicket::games::root::words::faction::Faction;
use thicket::games::root::words::item::Quest;
use thicket::games::root::words::item::Relic;
use thicket::games::root::words::item::{Item, Tile};
use thicket::games::root::words::landmark::Landmark;
use thicket::games::root::words::party::Hireling;
use thicket::games::root::words::piece::Piece;
use thicket::games::root::words::place::{Clearing, ClearingSet, Suit, SuitSet};
use thicket::games::root::{Action, State};
use thicket::kernel::{
    Decision, Doc, Generator, Library, Message, NotationError, Options, Rules, Script, Seat, TextForm, Viewer, join,
};

struct Embedded;

impl Library for Embedded {
    fn board(&self, _: &str, id: &str) -> Option<(String, String)> {
        let file = format!("root-{id}.toml");
        let (name, text) = board::embedded().iter().find(|(name, _)| *name == file)?;
        Some(((*name).to_owned(), (*text).to_owned()))
    }
}

/// A new game with either deck: two to six factions in random seats, a Vagabond's character chosen or left to be asked.
fn random_game(random: &mut Generator, chance: &mut Generator) -> State {
    let mut seats: Vec<String> = Faction::ALL.iter().map(|faction| faction.id().to_owned()).collect();
    random.shuffle(&mut seats);
    seats.truncate(2 + random.below(5) as usize);
    let mut characters = Character::ALL.to_vec();
    random.shuffle(&mut characters);
    for seat in seats.iter_mut().filter(|seat| seat.starts_with("vagabond")) {
        if random.below(4) > 0
            && let Some(character) = characters.pop()
        {
            *seat = format!("{seat}:{}", character.id());
        }
    }
    let boards = ["autumn", "winter", "lake", "mountain"];
    let board = Some(boards[random.below(4) as usize].to_owned());
    let mut extras = if random.below(4) == 0 { vec!["markers".to_owned()] } else { Vec::new() };
    let hirelings = random.below(8);
    if (1..=3).contains(&hirelings) {
        extras.push(format!("hirelings {hirelings}"));
    }
    let landmarks = random.below(6);
    if (1..=2).contains(&landmarks) {
        extras.push(format!("landmarks {landmarks}"));
    }
    let hires = extras.iter().any(|extra| extra.starts_with("hirelings"));
    if random.below(4) == 0 {
        extras.push("advanced".to_owned());
        for seat in &mut seats {
            if random.below(4) > 0 {
                *seat = "any".to_owned();
            }
        }
    }
    let deck = Some(Deck::ALL[random.below(2) as usize].id().to_owned());
    match State::setup(&Options { seats, board, deck, extras }, &Embedded) {
        Ok(setup) => {
            let mut state = State::new(&setup, chance, &mut ()).expect("a game");
            if random.below(3) == 0 && state.landmarks.sites.is_empty() {
                change_the_map(&mut state, random);
            }
            let gets_some = random.below(4) == 0 && !hires;
            if gets_some { with_hirelings(&state, random) } else { state }
        }
        // Vagabonds alone, or more who need a corner than there are
        Err(_) => random_game(random, chance),
    }
}

/// The same table with up to three hirelings on the map, some of them controlled: whose pieces they are is all that is known of
/// them.
fn with_hirelings(state: &State, random: &mut Generator) -> State {
    let mut doc = state.write(Viewer::All);
    // the bandits of the promoted side stand on paths
    let stands = |one: &Hireling| one.warriors() > 0 && *one != Hireling::HighwayBandits;
    // A.6.5
    let plays = |faction: &Faction| state.seat_of(*faction).is_some() || state.draft.pool.contains(*faction);
    let barred: Vec<&str> = Faction::ALL.into_iter().filter(plays).map(Faction::barred_by).collect();
    let fits = |one: &Hireling| stands(one) && !barred.contains(&one.id());
    let mut hirelings: Vec<Hireling> = Hireling::ALL.into_iter().filter(fits).collect();
    random.shuffle(&mut hirelings);
    hirelings.truncate(1 + random.below(3) as usize);
    let mut cards = Vec::new();
    for hireling in hirelings {
        let mut card = Doc::new();
        card.insert("hireling".to_owned(), hireling.id().into());
        let controller = random.below(state.seats().count() as u32 + 1) as usize;
        if let Some(seat) = state.seats().nth(controller) {
            card.insert("controller".to_owned(), state.party(seat).id().into());
        }
        cards.push(card);
        let clearings = doc.entry("clearings").or_insert_with(|| Doc::new().into()).as_table_mut().expect("clearings");
        let home = 1 + random.below(12);
        for _ in 0..random.below(u32::from(hireling.warriors())) {
            // the Dynasty stays together
            let at = if hireling == Hireling::LastDynasty { home } else { 1 + random.below(12) }.to_string();
            let here = clearings.entry(at).or_insert_with(|| Doc::new().into()).as_table_mut().expect("pieces");
            let mut pieces = Doc::new();
            pieces.insert("warriors".to_owned(), 1.into());
            here.insert(hireling.id().to_owned(), pieces.into());
        }
    }
    doc.insert("hirelings".to_owned(), cards.into());
    State::read(&doc, &Embedded, &mut Generator::new(0)).unwrap_or_else(|errors| panic!("{errors}"))
}

/// Landmarks on a map: a clearing with all three suits, one with another slot, and the tower and a ferry anywhere.
fn change_the_map(state: &mut State, random: &mut Generator) {
    let clearings: Vec<Clearing> = state.board.clearings().iter().collect();
    let mut any = || clearings[random.below(clearings.len() as u32) as usize];
    let (city, treetop, tower, ferry) = (any(), any(), any(), any());
    state.suits[city.index()] = SuitSet::CLEARING;
    state.slots[treetop.index()] += 1;
    state.tower = Some(tower);
    if !state.board.river_adjacent(ferry).is_empty() {
        state.ferry = Some(ferry);
    }
}

/// Plays random games to their end and shows each decision to `seen`, with a source of randomness of its own.
fn play(games: u64, mut seen: impl FnMut(&State, &[Action], &mut Generator)) {
    for seed in 0..games {
        let mut random = Generator::new(seed ^ 0x5eed);
        let mut chance = Generator::new(seed);
        let mut aside = Generator::new(!seed);
        let mut state = random_game(&mut random, &mut chance);
        let mut legal = Vec::new();
        let mut decisions = 0;
        while state.asked().is_some() {
            state.legal(&mut legal);
            seen(&state, &legal, &mut aside);
            let action = legal[random.below(legal.len() as u32) as usize];
            state.step(action, &mut chance, &mut ());
            decisions += 1;
            assert!(decisions < 100_000, "game {seed} does not end");
        }
        assert!(matches!(state.decision(), Decision::Over(_)));
        state.legal(&mut legal);
        assert!(legal.is_empty());
    }
}

#[test]
fn pieces_cards_and_points_add_up_after_every_action() {
    play(400, |state, _, _| {
        if let Err(broken) = state.check() {
            panic!("{broken}\n{}", state.write(Viewer::All));
        }
    });
}

#[test]
fn legal_lists_are_short_and_name_every_action_once() {
    play(200, |state, legal, _| {
        assert!(!legal.is_empty() && legal.len() < 256, "{} actions", legal.len());
        let mut texts: Vec<String> = legal.iter().map(ToString::to_string).collect();
        texts.sort();
        texts.dedup();
        assert_eq!(texts.len(), legal.len(), "{}", state.write(Viewer::All));
    });
}

#[test]
fn what_is_asked_of_all_clearings_at_once_is_what_is_asked_of_each() {
    play(60, |state, _, _| {
        let all = state.board.clearings();
        let those = |holds: &dyn Fn(Clearing) -> bool| all.iter().filter(|&at| holds(at)).collect::<ClearingSet>();
        assert_eq!(state.clearings_with_open_slots() & all, those(&|at| state.open_slots(at) > 0));
        for suit in Suit::ALL {
            assert_eq!(state.clearings_of(suit), those(&|at| state.has_suit(at, suit)));
        }
        for owner in state.owners() {
            assert_eq!(state.presence(owner), those(&|at| state.is_present(owner, at)));
        }
        for seat in state.seats() {
            assert_eq!(state.ruled(seat), those(&|at| state.rules(seat, at)));
            let near = all.iter().map(|from| state.neighbors(seat, from));
            assert_eq!(state.neighbors_of(seat, all), near.fold(ClearingSet::EMPTY, |all, near| all | near));
        }
    });
}

#[test]
fn notation_is_read_back_as_the_action_it_was() {
    let round = |action: Action| {
        let text = join(&State::parts(action));
        assert_eq!(State::parse(&text), Ok(action), "{text}");
    };
    play(20, |_, legal, _| legal.iter().copied().for_each(round));
    let mut random = Generator::new(3);
    let forms = forms();
    (0..20_000).for_each(|_| round(random_action(&forms, &mut random)));
}

/// The forms of the grammar: verbs with the names of their parts.
fn forms() -> Vec<Vec<String>> {
    let mut found = Vec::new();
    for verb in Action::verbs() {
        // no form has a part like this, so the refusal names them all; a verb alone is a form of its own
        let Err(NotationError::WrongParts { forms, .. }) = Action::parse(&format!("{verb} ?")) else {
            panic!("{verb} takes anything");
        };
        found.extend(forms.split(" | ").map(|form| form.split(' ').map(str::to_owned).collect()));
    }
    found
}

fn ids<T: Copy>(all: &[T], id: impl Fn(T) -> &'static str) -> Vec<String> {
    all.iter().map(|&one| id(one).to_owned()).collect()
}

/// The words that a part of this name can be.
fn words(part: &str) -> Vec<String> {
    match part {
        "clearing" | "from" | "to" | "one" | "other" => (1..=12).map(|number| number.to_string()).collect(),
        "count" => (1..=6).map(|count| count.to_string()).collect(),
        "forest" => ('a'..='i').map(String::from).collect(),
        "faction" | "player" | "attacker" | "partner" | "ally" => ids(&Faction::ALL, Faction::id),
        "party" | "defender" => [ids(&Faction::ALL, Faction::id), ids(&Hireling::ALL, Hireling::id)].concat(),
        "hireling" => ids(&Hireling::ALL, Hireling::id),
        "card" | "lost" | "wanted" => ids(&CardKind::ALL, CardKind::id),
        "suit" => ids(&Suit::ALL, Suit::id),
        "piece" => ids(&Piece::ALL, Piece::id),
        "target" => ids(&Piece::ALL, Piece::id)
            .into_iter()
            .chain(["warrior", "warlord", "treetop"].map(str::to_owned))
            .collect(),
        "landmark" => ids(&Landmark::ALL, Landmark::id),
        "stall" => (1..=3).map(|stall| stall.to_string()).collect(),
        "leader" => ids(&Leader::ALL, Leader::id),
        "mood" => ids(&Mood::ALL, Mood::id),
        "column" => ids(&Column::ALL, Column::id),
        "plot" => ids(&Plot::ALL, Plot::id),
        "character" => ids(&Character::ALL, Character::id),
        "service" => ids(&Service::ALL, Service::id),
        "price" => (1..=4).map(|price| price.to_string()).collect(),
        "burrow" => vec!["burrow".to_owned()],
        "minister" | "copied" => ids(&Minister::ALL, Minister::id),
        "effect" => ids(&Effect::ALL, Effect::id),
        "item" => ids(&Item::ALL, Item::id),
        "tile" => Tile::all().map(|tile| tile.id().to_owned()).collect(),
        "quest" => (0..Quest::COUNT as u8).map(|quest| Quest::new(quest).id().to_owned()).collect(),
        "battle" => vec!["battle".to_owned()],
        "move" => vec!["move".to_owned()],
        "slot" | "out" | "into" => ids(&Slot::ALL, Slot::id),
        "retainer" => vec!["retainer".to_owned()],
        "relic" => ids(&Piece::RELICS, Piece::id),
        "found" => ids(&Piece::RELICS, Piece::id).into_iter().chain(ids(&Relic::ALL, Relic::id)).collect(),
        "reward" => vec!["points".to_owned(), "cards".to_owned()],
        other => panic!("what is a {other}?"),
    }
}

fn random_action(forms: &[Vec<String>], random: &mut Generator) -> Action {
    let form = &forms[random.below(forms.len() as u32) as usize];
    let mut text = form[0].clone();
    for part in &form[1..] {
        let words = words(&part.to_ascii_lowercase());
        text += &format!(" {}", words[random.below(words.len() as u32) as usize]);
    }
    State::parse(&text).unwrap_or_else(|error| panic!("{error}"))
}

/// A well-formed action that is like the given one: some of its parts, others by chance.
fn altered(action: Action, forms: &[Vec<String>], random: &mut Generator) -> Action {
    let text = action.to_string();
    let parts: Vec<&str> = text.split(' ').collect();
    let alike: Vec<&Vec<String>> =
        forms.iter().filter(|form| form[0] == parts[0] && form.len() == parts.len()).collect();
    let Some(&form) = alike.get(random.below(alike.len().max(1) as u32) as usize) else { return action };
    let mut text = form[0].clone();
    for (part, old) in form[1..].iter().zip(&parts[1..]) {
        let words = words(&part.to_ascii_lowercase());
        let new = &words[random.below(words.len() as u32) as usize];
        text += &format!(" {}", if random.below(3) > 0 { old } else { new.as_str() });
    }
    State::parse(&text).unwrap_or(action)
}

/// Verbs that may end in a sentence without a reason at a main decision, and why that is right.
const WITHOUT_A_REASON: &[(&str, &str)] = &[];

#[test]
fn what_is_refused_at_a_main_decision_has_a_reason() {
    let forms = forms();
    let mut found = BTreeMap::<String, (u32, String)>::new();
    let mut earlier: Vec<Action> = Vec::new();
    play(160, |state, legal, random| {
        if !state.at_rest() {
            return;
        }
        let mut tried = vec![random_action(&forms, random), random_action(&forms, random)];
        for list in [legal, legal, legal, &earlier, &earlier] {
            if !list.is_empty() {
                let like = list[random.below(list.len() as u32) as usize];
                tried.extend([like, altered(like, &forms, random)]);
            }
        }
        let from = earlier.len().saturating_sub(400);
        earlier.drain(..from);
        earlier.extend(legal.iter().filter(|_| random.below(4) == 0));
        for action in tried {
            let Some(illegal) = state.why_not(action) else { continue };
            let text = action.to_string();
            let verb = text.split(' ').next().unwrap_or_default();
            let is_empty = ["root-no-not-now", "root-no-not-so"].contains(&illegal.reason.key);
            if is_empty && !WITHOUT_A_REASON.iter().any(|(listed, _)| *listed == verb) {
                let who = state.asked().map_or("nobody", |seat| state.seat_name(seat));
                let Decision::Ask(question) = state.decision() else { continue };
                let key = format!(
                    "{who} {verb}/{} at {}: {}",
                    text.matches(' ').count(),
                    question.message.key,
                    illegal.reason.key
                );
                found.entry(key).or_insert((0, text.clone())).0 += 1;
            }
        }
    });
    assert!(found.is_empty(), "no reason for {} kinds of actions: {found:#?}", found.len());
}

#[test]
fn what_is_not_legal_is_refused_with_a_law_and_changes_nothing() {
    let forms = forms();
    let mut refused = BTreeMap::<String, u32>::new();
    play(150, |state, legal, random| {
        if random.below(8) > 0 {
            return;
        }
        for _ in 0..24 {
            let action = random_action(&forms, random);
            let mut tried = state.clone();
            let mut script = Script::with_generator([], Generator::new(1));
            let mut events = Vec::new();
            let answer = tried.apply(action, &mut script, &mut events);
            assert_eq!(answer.is_ok(), legal.contains(&action), "{action}: {answer:?}");
            assert_eq!(state.why_not(action).is_none(), answer.is_ok(), "{action}");
            if let Err(illegal) = answer {
                assert_eq!(tried, *state, "{action}");
                assert!(events.is_empty(), "{action}");
                assert!(!illegal.law.is_empty() && !illegal.reason.key.is_empty(), "{action}");
                *refused.entry(illegal.law.to_owned()).or_default() += 1;
            }
        }
    });
    for law in ["1.2.1", "2.2.1", "4.2", "4.3", "4.1.1"] {
        assert!(refused.contains_key(law), "nothing was refused for {law}: {refused:?}");
    }
}

#[test]
fn a_game_written_and_read_goes_on_as_if_it_had_not_been() {
    play(12, |state, _, random| {
        if random.below(40) > 0 {
            return;
        }
        let text = state.write(Viewer::All).to_string();
        let doc: Doc = text.parse().expect("what was written");
        let mut read = State::read(&doc, &Embedded, &mut Script::default()).unwrap_or_else(|errors| panic!("{errors}"));
        let mut kept = state.clone();
        assert_eq!(read, kept, "{text}");
        let seed = u64::from(random.below(u32::MAX));
        let (mut one, mut other) = (Generator::new(seed), Generator::new(seed));
        let (mut legal, mut legal_read) = (Vec::new(), Vec::new());
        for _ in 0..120 {
            if kept.asked().is_none() {
                break;
            }
            kept.legal(&mut legal);
            read.legal(&mut legal_read);
            assert_eq!(legal, legal_read, "{text}");
            let action = legal[random.below(legal.len() as u32) as usize];
            kept.step(action, &mut one, &mut ());
            read.step(action, &mut other, &mut ());
        }
        assert_eq!(read, kept, "{text}");
    });
}

#[test]
fn what_is_written_for_a_viewer_is_read_back_as_what_he_sees() {
    play(60, |state, _, random| {
        if random.below(30) > 0 && state.asked().is_some() {
            return;
        }
        for viewer in State::seats(state).map(Viewer::Seat).chain([Viewer::Spectator, Viewer::All]) {
            let text = state.write(viewer).to_string();
            let doc: Doc = text.parse().expect("what was written");
            let read = State::read_observation(&doc, viewer, &Embedded).unwrap_or_else(|faults| {
                panic!("{viewer:?}: {faults}\n{text}\nof {}", state.write(Viewer::All));
            });
            assert_eq!(read, state.observe(viewer), "{viewer:?}: {text}");
        }
    });
}

#[test]
fn no_observation_is_read_from_what_no_state_looks_like() {
    let state = Rules::new(&setup_of_three(), &mut Generator::new(3), &mut ()).expect("a game");
    let seat = Viewer::Seat(Seat::new(0));
    let faults = |change: &dyn Fn(&mut Doc), viewer: Viewer| {
        let mut doc = State::write(&state, seat);
        change(&mut doc);
        let faults = State::read_observation(&doc, viewer, &Embedded).expect_err("a fault");
        faults.0.into_iter().map(|(key, _)| key).collect::<Vec<_>>()
    };
    let set = |doc: &mut Doc, faction: &str, key: &str, value: toml::Value| {
        doc[faction].as_table_mut().expect("a faction").insert(key.to_owned(), value);
    };
    assert_eq!(faults(&|doc| drop(doc.insert("deck_hidden".into(), 99.into())), seat), ["deck_hidden"]);
    assert_eq!(faults(&|doc| set(doc, "eyrie", "hand_hidden", 9.into()), seat), ["deck_hidden"]);
    assert_eq!(faults(&|doc| set(doc, "marquise", "hand_hidden", 1.into()), seat), ["marquise.hand_hidden"]);
    assert_eq!(faults(&|doc| drop(doc.remove("pending")), seat), ["phase", "pending"]);
    assert_eq!(faults(&|doc| set(doc, "eyrie", "score", 200.into()), seat), ["eyrie.score"]);
    // A position of a full game has nothing hidden in it.
    assert!(faults(&|_| (), Viewer::All).contains(&"deck_hidden".to_owned()));
    assert!(State::read(&state.write(seat), &Embedded, &mut Script::default()).is_err());
}

fn setup_of_three() -> <State as Rules>::Setup {
    let seats = ["marquise", "eyrie", "alliance"].map(str::to_owned).to_vec();
    State::setup(&Options { seats, ..Options::default() }, &Embedded).expect("a setup")
}

fn sorted(state: &State) -> Vec<Action> {
    let mut legal = Vec::new();
    state.legal(&mut legal);
    legal.sort();
    legal
}

#[test]
fn what_a_viewer_cannot_know_changes_neither_his_sight_nor_the_question() {
    play(150, |state, legal, random| {
        if random.below(4) > 0 {
            return;
        }
        for viewer in State::seats(state) {
            let dealt = state.determinize(viewer, random);
            assert_eq!(dealt.check(), Ok(()), "{}", state.write(Viewer::All));
            assert_eq!(dealt.observe(Viewer::Seat(viewer)), state.observe(Viewer::Seat(viewer)));
            assert_eq!(dealt.asked(), state.asked(), "{}", state.write(Viewer::All));
            assert_eq!(dealt.decision(), state.decision(), "{}", state.write(Viewer::All));
            assert_eq!(dealt.at_rest(), state.at_rest());
            assert_eq!(dealt.progress(), state.progress());
            if state.asked() == Some(viewer) {
                let mut legal = legal.to_vec();
                legal.sort();
                assert_eq!(sorted(&dealt), legal, "{}", state.write(Viewer::All));
            }
        }
    });
}

#[test]
fn what_a_viewer_cannot_know_never_shows_later_on() {
    let mut tally = Tally::default();
    for seed in 0..games(60) {
        let state = random_game(&mut Generator::new(seed ^ 0x5ec), &mut Generator::new(seed));
        twins_stay_alike(state, seed, true, &mut tally);
    }
    assert!(tally.alike > 100_000 && tally.other_card > 2_000 && tally.parted > 2_000, "{tally:?}");
}

#[test]
fn a_hand_that_nobody_knows_is_dealt_in_more_than_one_way() {
    let mut random = Generator::new(9);
    let seats = ["marquise", "eyrie"].map(str::to_owned).to_vec();
    let setup = State::setup(&Options { seats, ..Options::default() }, &Embedded).expect("a setup");
    let state = State::new(&setup, &mut Generator::new(9), &mut ()).expect("a game");
    let viewer = Seat::new(0);
    let ways: Vec<State> = (0..8).map(|_| state.determinize(viewer, &mut random)).collect();
    assert!(ways.iter().any(|way| *way != ways[0]));
}

/// Effects that one removal might trigger (one player pays all its outrages), at a table where each finds its place.
fn triggers(state: &State) -> Vec<Trigger> {
    let seat = |faction| state.seat_of(faction).expect("all of them play");
    let at = |number| thicket::games::root::words::place::Clearing::from_number(number).expect("a clearing");
    let mut all = vec![
        Trigger::Hospital { clearing: at(1), count: 2, buried: false },
        Trigger::Hospital { clearing: at(5), count: 1, buried: false },
        Trigger::Outrage { payer: seat(Faction::Eyrie), clearing: at(9) },
        Trigger::Outrage { payer: seat(Faction::Eyrie), clearing: at(11) },
        Trigger::BaseLost { suit: Suit::Fox },
        Trigger::BaseLost { suit: Suit::Mouse },
        Trigger::Damage { seat: seat(Faction::Vagabond), left: 2 },
        Trigger::FerryDraw { seat: seat(Faction::Eyrie) },
    ];
    if state.seat_of(Faction::Riverfolk).is_some() {
        all.push(Trigger::PostsLost { count: 1 });
    }
    if state.seat_of(Faction::Duchy).is_some() {
        all.push(Trigger::Failure);
    }
    if state.seat_of(Faction::Lizards).is_some() {
        all.push(Trigger::GardensLost { count: 2 });
    }
    if state.seat_of(Faction::Corvids).is_some() {
        all.push(Trigger::Raid { clearing: at(3) });
    }
    if state.seat_of(Faction::Keepers).is_some() {
        all.push(Trigger::Prize { by: seat(Faction::Eyrie) });
    }
    all
}

/// The Eyrie's Daylight; the Vagabond is about to damage an item, and after that these effects come, in this order. The
/// hands that lose cards at random lose all, so that chance has no part in it.
fn waiting(order: &[Trigger], eyrie_hand: &str, guests: &[&str]) -> State {
    let mut seats = vec!["eyrie", "alliance", "vagabond:ranger", "marquise"];
    seats.extend(guests);
    let mut kits = String::new();
    for guest in guests {
        kits += match *guest {
            "lizards" => "lizards.hand = [\"codebreakers\", \"cobbler\"]\n",
            "duchy" => "duchy = { hand = [\"armorers\"], swayed = [\"captain\", \"banker\"] }\n",
            "riverfolk" => "riverfolk.funds = { riverfolk = 2, eyrie = 2, marquise = 1 }\n",
            "keepers" => "clearings.9.keepers = { figure_2 = 1, tablet_3 = 2 }\n",
            _ => "",
        };
    }
    let position = format!(
        "seats = {seats:?}\n{kits}phase = \"daylight\"\n\
         eyrie.hand = [{eyrie_hand}]\nmarquise.hand = [\"anvil\", \"bake_sale\", \"foxfolk_steel\"]\n\
         alliance.supporters = [\"travel_gear_fox\", \"root_tea_mouse\", \"investments\", \"smugglers_trail\"]\n\
         alliance.officers = 3\nclearings.4.marquise.keep = 1\nclearings.5.eyrie = {{ roost = 1, warriors = 4 }}\n\
         clearings.2.eyrie.warriors = 2\nvagabond.at = \"12\"\n"
    );
    let doc: Doc =
        format!("{position}deck_top = [\"crossbow_mouse\", \"birdy_bindle\"]\n").parse().expect("a position");
    let bare = State::read(&doc, &Embedded, &mut Script::default()).unwrap_or_else(|errors| panic!("{errors}"));
    let vagabond = bare.seat_of(Faction::Vagabond).expect("all of them play");
    let mut doc = bare.write(Viewer::All);
    let value = |text: String| text.parse::<Doc>().expect("a value").remove("x").expect("x");
    let pending = doc.get_mut("pending").and_then(|pending| pending.as_array_mut()).expect("what is pending");
    pending.push("triggers".into());
    pending.push(format!("removal damage {} 1", vagabond.index()).into());
    if order.iter().any(|trigger| matches!(trigger, Trigger::Prize { .. })) {
        // their removal has set the relics adrift
        let clearings = doc.get_mut("clearings").and_then(|table| table.as_table_mut()).expect("clearings");
        clearings.remove("9");
        let keepers = doc.get_mut("keepers").and_then(|table| table.as_table_mut()).expect("the Keepers");
        keepers.insert("adrift".into(), value("x = { figure_2 = 1, tablet_3 = 2 }".to_owned()));
    }
    let order: Vec<String> = order.iter().map(Trigger::to_text).collect();
    doc.insert("triggers".into(), order.into());
    State::read(&doc, &Embedded, &mut Script::default()).unwrap_or_else(|errors| panic!("{errors}"))
}

/// Resolves all that waits. Each effect is answered alike, whenever it comes.
fn resolved(mut state: State) -> State {
    let mut script = Script::with_generator([], Generator::new(5));
    while !state.at_rest() {
        let Decision::Ask(question) = state.decision() else { break };
        let legal = sorted(&state);
        let number = question.message.args.iter().find(|(name, _)| *name == "clearing").map(|(_, arg)| arg.clone());
        let wanted = match (question.law, number) {
            ("6.2.3", Some(thicket::kernel::Arg::Number(1))) => "hospital foxfolk_steel",
            ("6.2.3", _) => "hospital bake_sale",
            _ => "",
        };
        let wanted = State::parse(wanted).ok().filter(|action| legal.contains(action));
        let action =
            wanted.unwrap_or_else(|| *legal.iter().find(|&&action| action != Action::Pass).unwrap_or(&legal[0]));
        state.step(action, &mut script, &mut ());
    }
    state
}

fn orders(of: &[Trigger]) -> Vec<Vec<Trigger>> {
    if of.len() < 2 {
        return vec![of.to_vec()];
    }
    let mut all = Vec::new();
    for first in 0..of.len() {
        let mut rest = of.to_vec();
        let chosen = rest.remove(first);
        all.extend(orders(&rest).into_iter().map(|mut order| {
            order.insert(0, chosen);
            order
        }));
    }
    all
}

#[test]
fn effects_whose_order_is_not_asked_for_lead_to_one_position_in_any_order() {
    let tables: [(&str, &[&str]); 8] = [
        ("\"sword\", \"root_tea_fox\"", &[]),
        ("\"root_tea_fox\"", &["duchy"]),
        ("\"sword\", \"root_tea_fox\"", &["lizards"]),
        ("\"sword\"", &["duchy", "lizards"]),
        ("\"root_tea_fox\"", &["corvids"]),
        ("\"root_tea_fox\"", &["riverfolk"]),
        ("\"sword\"", &["corvids", "lizards"]),
        ("\"sword\"", &["keepers"]),
    ];
    for (eyrie_hand, guests) in tables {
        let base = waiting(&[Trigger::Damage { seat: Seat::new(2), left: 1 }], eyrie_hand, guests);
        let all = triggers(&base);
        let mut compared = 0;
        for chosen in 0u32..1 << all.len() {
            let some: Vec<Trigger> =
                all.iter().enumerate().filter(|(bit, _)| chosen >> bit & 1 == 1).map(|(_, &trigger)| trigger).collect();
            let free = |one: &Trigger| some.iter().all(|other| one == other || !order_matters(&base, *one, *other));
            if !(2..=4).contains(&some.len()) || !some.iter().all(free) {
                continue;
            }
            let ends: Vec<State> =
                orders(&some).iter().map(|order| resolved(waiting(order, eyrie_hand, guests))).collect();
            assert!(ends.windows(2).all(|pair| pair[0] == pair[1]), "{some:?} is not the same in any order");
            compared += ends.len();
        }
        assert!(compared > 100, "only {compared} orders were compared");
    }
}

#[test]
fn the_order_of_outrage_and_a_lost_base_does_matter() {
    let base = waiting(&[Trigger::Damage { seat: Seat::new(2), left: 1 }], "\"sword\"", &[]);
    let all = triggers(&base);
    let (outrage, lost) = (all[2], all[5]);
    assert!(order_matters(&base, outrage, lost));
    let first = |effect: &str| {
        let mut state = waiting(&[outrage, lost], "\"sword\"", &[]);
        let mut script = Script::with_generator([], Generator::new(5));
        let damage = sorted(&state)[0];
        state.step(damage, &mut script, &mut ());
        let settle = State::parse(&format!("settle {effect}")).expect("an action");
        state.apply(settle, &mut script, &mut ()).expect("the order is asked for");
        resolved(state)
    };
    assert_ne!(first("outrage"), first("base"));
}

/// Returns what an action comes to when all that it asks has been answered, in the ways that there are, up to some: what a spectator
/// is told, and what they see then.
fn told(state: &State, action: Action, seed: u64, before: &[Message], out: &mut Vec<(Action, Vec<Message>, Doc)>) {
    const MOST: usize = 24;
    if out.len() >= MOST {
        return;
    }
    let (mut after, mut events) = (state.clone(), Vec::new());
    after.step(action, &mut Generator::new(seed), &mut events);
    let mut log = before.to_vec();
    log.extend(events.iter().map(|&event| after.tell(event, Viewer::Spectator)));
    let mut seen = after.write(Viewer::Spectator);
    if after.asked().is_some() && (!after.at_rest() || seen.contains_key("picks")) {
        let mut legal = Vec::new();
        after.legal(&mut legal);
        legal.into_iter().for_each(|next| told(&after, next, seed, &log, out));
        return;
    }
    seen.remove("pending");
    out.push((action, log, seen));
}

/// Actions and results of chance of which the log says the same lead to the same for all to see.
#[test]
fn the_log_alone_tells_what_changed_for_all_to_see() {
    let mut untold: BTreeMap<String, String> = BTreeMap::new();
    play(games(40), |state, legal, random| {
        if random.below(16) > 0 {
            return;
        }
        let mut heard: BTreeMap<String, (Action, Doc)> = BTreeMap::new();
        for (&first, seed) in legal.iter().flat_map(|action| [(action, 1), (action, 2)]) {
            let mut ends = Vec::new();
            told(state, first, seed, &[], &mut ends);
            for (last, log, seen) in ends {
                let (other, alike) = heard.entry(format!("{log:?}")).or_insert_with(|| (last, seen.clone()));
                let changed = seen.keys().chain(alike.keys()).filter(|&key| alike.get(key) != seen.get(key));
                let changed: Vec<String> =
                    changed.map(|key| format!("{key}: {:?} or {:?}", alike.get(key), seen.get(key))).collect();
                if !changed.is_empty() {
                    let verbs = format!("{} {}", State::parts(*other)[0], State::parts(last)[0]);
                    untold.entry(verbs).or_insert_with(|| format!("{other} or {last}: {log:?}\n{changed:#?}"));
                }
            }
        }
    });
    assert!(untold.is_empty(), "{untold:#?}");
}
