//! A host without sockets: what clients say goes in, what they are told comes out.

use std::path::Path;
use std::time::{Duration, Instant};
use thicket::bots::Level;
use thicket::kernel::{Generator, Options, Seat, Viewer, Words};
use thicket::table::shared::{
    Answer, Disposition, Hello, Host, Id, Motion, PROTOCOL, Peer, Proposed, Request, ServerMessage, TableSnapshot, Word,
};
use thicket::table::{
    ActiveGame, Away, CannotUndo, Controller, Dealer, Games, Happening, Lobby, NewGame, Saved, Store, Table as _,
    TableEvent, Wanted, Writer,
};

pub fn human(name: &str) -> Controller {
    Controller::Human { name: name.to_owned() }
}

/// A running game with these players, in the order in which a newcomer's game seats them.
pub fn running(game: &str, players: &[Controller], seed: u64) -> ActiveGame {
    let entry = Games::ALL.get(game).expect("a game");
    let seats = entry.about().first_game.into_iter().take(players.len()).collect();
    let options = Options { seats, ..Options::default() };
    let new = NewGame { options, controllers: players.to_vec(), seed };
    ActiveGame::coached(entry.begin(&new, &Games::ALL.boards()).expect("begins"), None, Some(Away::Wait), None)
}

/// A host and the time, which the test lets pass.
pub struct Table {
    pub host: Host,
    pub now: Instant,
    heard: Vec<(Id, ServerMessage)>,
}

impl Table {
    pub fn new(running: ActiveGame) -> Table {
        let now = Instant::now();
        let dealer = Dealer::new(Games::ALL, Games::ALL.boards());
        Table { host: Host::new("evening".into(), running, dealer, now), now, heard: Vec::new() }
    }

    fn collect(&mut self) {
        let out = self.host.take_out().into_iter();
        self.heard.extend(out.map(|(id, line)| (id, serde_json::from_str(&line).expect("what a client can read"))));
    }

    /// Returns what a client has been told since it was last asked for.
    pub fn told(&mut self, id: Id) -> Vec<ServerMessage> {
        self.collect();
        let (own, rest) = std::mem::take(&mut self.heard).into_iter().partition(|(to, _)| *to == id);
        self.heard = rest;
        let own: Vec<(Id, ServerMessage)> = own;
        own.into_iter().map(|(_, says)| says).collect()
    }

    pub fn says(&mut self, id: Id, line: &str) -> Disposition {
        self.host.hear(id, line.as_bytes(), self.now)
    }

    pub fn asks(&mut self, id: Id, request: &Request) -> Answer {
        let line = serde_json::to_string(&serde_json::json!({ "id": 7 })).expect("JSON");
        let mut with: serde_json::Value = serde_json::to_value(request).expect("JSON");
        with["id"] = serde_json::from_str::<serde_json::Value>(&line).expect("JSON")["id"].clone();
        assert_eq!(self.says(id, &with.to_string()), Disposition::Stay, "{request:?}");
        let deadline = Instant::now() + Duration::from_secs(60);
        while self.host.is_settling() && Instant::now() < deadline {
            std::thread::sleep(Duration::from_millis(1));
            self.host.settled(self.now);
        }
        let told = self.told(id);
        let answer = told.iter().find_map(|says| match says {
            ServerMessage::Answer { re: 7, answer } => Some(answer.clone()),
            _ => None,
        });
        // what else was said is for later
        self.heard.extend(
            told.into_iter().filter(|says| !matches!(says, ServerMessage::Answer { .. })).map(|says| (id, says)),
        );
        answer.expect("an answer")
    }

    /// Sits someone down under a name of their own.
    pub fn sits(&mut self, id: Id, name: &str) -> Option<usize> {
        self.greets(id, Hello { name: Some(name.into()), ..hello() })
    }

    pub fn greets(&mut self, id: Id, hello: Hello) -> Option<usize> {
        self.host.arrives(id, Peer { account: "guest".into(), is_owner: true }, self.now);
        let line = serde_json::to_string(&Request::Hello(hello)).expect("JSON");
        assert_eq!(self.says(id, &line), Disposition::Stay);
        self.collect();
        let welcome = self.heard.iter().rev().find_map(|(to, says)| match says {
            ServerMessage::Welcome(welcome) if *to == id => Some(welcome.seat),
            _ => None,
        });
        welcome.expect("a welcome")
    }

    /// The last moment that a client was shown.
    pub fn sees(&mut self, id: Id) -> TableSnapshot {
        let told = self.told(id);
        let seen = told.iter().rev().find_map(|says| match says {
            ServerMessage::Seen(seen) => Some((**seen).clone()),
            _ => None,
        });
        seen.expect("a moment")
    }

    /// The number of the proposal that a client was told of last.
    fn proposed_to(&mut self, id: Id) -> u64 {
        let told = self.told(id);
        let number = told.iter().rev().find_map(|says| match says {
            ServerMessage::Proposal { proposal: Some(proposed) } => Some(proposed.number),
            _ => None,
        });
        number.expect("a proposal")
    }

    pub fn acts(&mut self, id: Id, action: &str) -> Answer {
        let decision = self.host.running().number().get();
        self.asks(id, &Request::Do { decision, action: action.into() })
    }

    fn first_action(&self) -> String {
        self.host.running().notation().remove(0)
    }
}

pub fn hello() -> Hello {
    Hello { protocol: PROTOCOL, program: "0".into(), ..Hello::default() }
}

fn is_refused(answer: &Answer, key: &str) -> bool {
    matches!(answer, Answer::Refused { why, .. } if why.key == key)
}

#[test]
fn a_player_has_their_own_seat_a_newcomer_any_that_is_free_and_the_rest_look_on() {
    let mut table = Table::new(running("root", &[human("ana"), human(""), Controller::Bot(Level::Easy)], 1));
    assert_eq!(table.sits(1, "ben"), Some(1));
    assert_eq!(table.sits(2, "ana"), Some(0));
    assert_eq!(table.sits(3, "cy"), None);
    assert_eq!(table.greets(4, Hello { watch: true, name: Some("ben".into()), ..hello() }), None);
    let seen = table.sees(3);
    let names: Vec<_> = seen.players.iter().map(|player| (player.name.as_str(), player.here)).collect();
    assert_eq!(names, [("ana", true), ("ben", true), ("", false)]);
    assert_eq!(seen.players[2].who, "easy");
    // the seat is kept for who has sat in it
    table.host.leaves(1, table.now);
    assert_eq!(table.sits(5, "dee"), None);
    assert_eq!(table.sits(6, "ben"), Some(1));
}

#[test]
fn only_the_seat_that_is_asked_acts_once_and_for_this_decision() {
    let mut table = Table::new(running("root", &[human("ana"), human("ben")], 1));
    table.sits(1, "ana");
    table.sits(2, "ben");
    let asked = table.host.running().game().asked().expect("someone is asked").index();
    let (own, other) = if asked == 0 { (1, 2) } else { (2, 1) };
    let (action, decision) = (table.first_action(), table.host.running().number().get());
    assert!(is_refused(&table.acts(other, &action), "screen-not-asked"));
    assert!(is_refused(&table.asks(other, &Request::Legal), "screen-not-asked"));
    let stale = Request::Do { decision: decision + 1, action: action.clone() };
    assert!(is_refused(&table.asks(own, &stale), "table-late"));
    assert!(matches!(table.acts(own, "march 1 1 99"), Answer::Refused { .. }));
    assert_eq!(table.acts(own, &action), Answer::Done);
    let again = Request::Do { decision, action };
    assert!(is_refused(&table.asks(own, &again), "table-late"));
    assert_eq!(table.sees(own).actions, 1);
    assert_eq!(table.sees(other).actions, 1);
}

#[test]
fn the_newest_terminal_of_a_player_has_the_seat_and_the_older_one_gets_it_back() {
    let mut table = Table::new(running("root", &[human("ana"), Controller::Bot(Level::Easy)], 1));
    table.sits(1, "ana");
    assert_eq!(table.sits(2, "ana"), Some(0));
    let is_news =
        |says: &ServerMessage| matches!(says, ServerMessage::News { line } if line.key == "table-older-terminal");
    assert!(table.told(1).iter().any(is_news) && !table.told(2).iter().any(is_news));
    table.host.tell_all();
    assert!(!table.sees(1).plays && table.sees(2).plays);
    let action = table.first_action();
    assert!(is_refused(&table.acts(1, &action), "table-older-terminal"));
    table.host.leaves(2, table.now);
    assert!(table.sees(1).plays, "it is told");
    assert_eq!(table.acts(1, &action), Answer::Done);
}

#[test]
fn a_seat_that_is_taken_while_another_is_asked_leaves_nobody_behind() {
    let mut table = Table::new(running("root", &[human("ana"), human("")], 1));
    table.sits(1, "ana");
    let action = table.first_action();
    assert_eq!(table.sits(2, "ben"), Some(1));
    // as a client asks: for the decision that it was shown last
    let decision = table.sees(1).decision;
    assert_eq!(table.asks(1, &Request::Do { decision, action }), Answer::Done);
}

#[test]
fn a_seat_that_is_taken_and_left_time_and_again_keeps_nobody_from_answering() {
    let mut table = Table::new(running("root", &[human("ana"), human("")], 1));
    table.sits(1, "ana");
    table.greets(2, Hello { watch: true, name: Some("eve".into()), ..hello() });
    let (action, decision) = (table.first_action(), table.sees(1).decision);
    for _ in 0..5 {
        assert_eq!(table.asks(2, &Request::Sit { seat: "eyrie".into() }), Answer::Done);
        assert_eq!(table.asks(2, &Request::Rise), Answer::Done);
    }
    // as a person answers: what they read a while ago
    assert_eq!(table.asks(1, &Request::Do { decision, action }), Answer::Done);
}

#[test]
fn a_host_ends_for_a_newer_program_of_its_own_account_alone() {
    let mut table = Table::new(running("iwari", &[human("ana"), human("ben")], 1));
    let line = serde_json::to_string(&Request::Hello(Hello { protocol: PROTOCOL + 1, ..hello() })).expect("JSON");
    table.host.arrives(1, Peer { account: "ana".into(), is_owner: true }, table.now);
    assert_eq!(table.says(1, &line), Disposition::Drop);
    let told = table.told(1);
    assert!(
        matches!(&told[0], ServerMessage::Answer { answer, .. } if is_refused(answer, "table-version")),
        "{told:?}"
    );
    for (is_owner, program, ends) in [
        (false, "9.0.0", false),
        (true, env!("CARGO_PKG_VERSION"), false),
        (true, "0.0.9", false),
        (true, "9.0.0", true),
    ] {
        table.host.leaves(2, table.now);
        table.host.arrives(2, Peer { account: "ana".into(), is_owner }, table.now);
        table.asks(2, &Request::Retire { program: program.into() });
        assert_eq!(table.host.ends(), ends, "{program}");
    }
}

#[test]
fn a_name_is_believed_of_the_owner_alone() {
    let mut table = Table::new(running("root", &[human("ana"), human("ben")], 1));
    let stranger = Peer { account: "eve".into(), is_owner: false };
    table.host.arrives(1, stranger, table.now);
    let line = serde_json::to_string(&Request::Hello(Hello { name: Some("ana".into()), ..hello() })).expect("JSON");
    assert_eq!(table.says(1, &line), Disposition::Stay);
    let told = table.told(1);
    assert!(
        matches!(&told[0], ServerMessage::Welcome(welcome) if welcome.name == "eve" && welcome.seat.is_none()),
        "{told:?}"
    );
}

#[test]
fn what_cannot_be_undone_alone_is_undone_when_everyone_seated_agrees() {
    let mut table = Table::new(running("iwari", &[human("ana"), human("ben")], 3));
    table.sits(1, "ana");
    table.sits(2, "ben");
    let first = table.host.running().game().asked().expect("someone is asked").index();
    let id = |seat: usize| if seat == 0 { 1 } else { 2 };
    // until the turn has passed to the other
    while table.host.running().game().asked().map(Seat::index) == Some(first) {
        let action = table.first_action();
        assert_eq!(table.acts(id(first), &action), Answer::Done);
    }
    let (own, other) = (id(first), id(1 - first));
    let before = table.host.running().game().actions();
    let decision = table.host.running().number().get();
    assert_eq!(
        table.asks(other, &Request::Undo { decision }),
        Answer::CannotUndo { why: CannotUndo::Nothing },
        "the other has chosen nothing yet"
    );
    assert_eq!(table.asks(own, &Request::Undo { decision }), Answer::CannotUndo { why: CannotUndo::Proposed });
    let told = table.told(other);
    let number = told.iter().find_map(|says| match says {
        ServerMessage::Proposal { proposal: Some(proposed) } if proposed.motion == Motion::Undo => {
            Some(proposed.clone())
        }
        _ => None,
    });
    let Proposed { who, number, waits_for, .. } = number.expect("it is asked");
    let names = if own == 1 { ["ana", "ben"] } else { ["ben", "ana"] };
    assert_eq!((who.as_str(), waits_for.as_slice()), (names[0], &[names[1].to_owned()][..]));
    assert!(matches!(table.asks(other, &Request::Agree { number }), Answer::Undone { .. }));
    assert!(table.host.running().game().actions() < before);
    let seen = table.sees(own);
    assert_eq!(seen.actions, table.host.running().game().actions());
    // a word to a question that is gone counts for nothing
    assert!(is_refused(&table.asks(other, &Request::Agree { number }), "table-late"));
}

#[test]
fn who_agrees_agrees_to_what_they_were_told_and_to_nothing_that_took_its_place() {
    let mut table = Table::new(running("iwari", &[human("ana"), human("ben"), human("")], 3));
    table.sits(1, "ana");
    table.sits(2, "ben");
    while table.host.running().own_undo(Seat::new(0)).is_err() {
        let (action, seat) = (table.first_action(), table.host.running().game().asked().expect("someone").index());
        assert_eq!(table.acts(seat as Id + 1, &action), Answer::Done);
    }
    assert_eq!(table.asks(1, &Request::Move { motion: Motion::Close }), Answer::Asked);
    let first = table.proposed_to(2);
    assert_eq!(table.asks(1, &Request::Move { motion: Motion::Close }), Answer::Asked);
    assert!(is_refused(&table.asks(2, &Request::Agree { number: first }), "table-late"));
    let second = table.proposed_to(2);
    // nor does a word count for the player who has the seat next
    table.sits(3, "cy");
    assert_eq!(table.asks(2, &Request::Agree { number: second }), Answer::Asked);
    assert_eq!(table.asks(2, &Request::Rise), Answer::Done);
    table.sits(4, "dee");
    assert_eq!(table.asks(3, &Request::Agree { number: second }), Answer::Asked);
    assert_eq!(table.asks(4, &Request::Agree { number: second }), Answer::Done);
    assert!(table.host.ends());
}

#[test]
fn an_unfinished_table_closes_when_all_who_have_a_seat_are_there_and_agree() {
    let mut table = Table::new(running("iwari", &[human("ana"), human("ben"), Controller::Bot(Level::Easy)], 3));
    let close = Request::Move { motion: Motion::Close };
    table.sits(1, "ana");
    table.greets(3, Hello { watch: true, name: Some("eve".into()), ..hello() });
    assert!(is_refused(&table.asks(3, &close), "table-no-seat-of-yours"), "who looks on has no say");
    assert!(is_refused(&table.asks(1, &close), "table-close-away"), "ben's game is not taken from him");
    table.sits(2, "ben");
    assert_eq!(table.asks(1, &close), Answer::Asked);
    let number = table.proposed_to(2);
    assert!(is_refused(&table.asks(3, &Request::Agree { number }), "table-late"));
    assert!(is_refused(&table.asks(2, &Request::Agree { number: number + 1 }), "table-late"));
    assert!(!table.host.ends());
    assert_eq!(table.asks(2, &Request::Agree { number }), Answer::Done);
    assert!(table.host.ends() && table.host.running().away().is_none(), "it is a game of one terminal now");
    for id in 1..=3 {
        assert!(table.told(id).contains(&ServerMessage::Closed), "{id} is told");
    }
}

#[test]
fn who_hears_that_a_proposal_is_taken_back_or_turned_down_is_no_longer_asked_for_their_word() {
    let mut table = Table::new(running("iwari", &[human("ana"), human("ben")], 3));
    table.sits(1, "ana");
    table.sits(2, "ben");
    for (refuses, hears, key) in [(1, 2, "table-withdrawn"), (2, 1, "table-turned-down")] {
        assert_eq!(table.asks(1, &Request::Move { motion: Motion::Close }), Answer::Asked);
        let number = table.proposed_to(2);
        table.told(hears);
        assert_eq!(table.asks(refuses, &Request::Refuse { number }), Answer::Done);
        let told = table.told(hears);
        let is_decided = |says: &ServerMessage| *says == ServerMessage::Proposal { proposal: None };
        let is_news = |says: &ServerMessage| matches!(says, ServerMessage::News { line } if line.key == key);
        let (decided, news) = (told.iter().position(is_decided), told.iter().position(is_news));
        assert!(decided.is_some() && decided < news, "{told:?}");
    }
}

#[test]
fn no_unfinished_table_closes_under_a_player_who_has_left_since_it_was_proposed() {
    let mut table = Table::new(running("iwari", &[human("ana"), human("ben"), human("cy")], 3));
    for (id, name) in [(1, "ana"), (2, "ben"), (3, "cy")] {
        table.sits(id, name);
    }
    assert_eq!(table.asks(1, &Request::Move { motion: Motion::Close }), Answer::Asked);
    let number = table.proposed_to(2);
    let agrees = Request::Agree { number };
    table.host.leaves(3, table.now);
    assert!(is_refused(&table.asks(2, &agrees), "table-close-away"));
    // nor under the one who proposed it
    table.sits(4, "cy");
    assert_eq!(table.asks(4, &agrees), Answer::Asked);
    table.host.leaves(1, table.now);
    assert!(is_refused(&table.asks(2, &agrees), "table-close-away"));
    assert!(!table.host.ends() && table.host.running().away().is_some());
    table.sits(5, "ana");
    assert_eq!(table.asks(2, &agrees), Answer::Done);
    assert!(table.host.ends());
}

#[test]
fn a_game_that_is_over_is_played_again_with_the_same_players_once_all_agree() {
    let mut table = Table::new(running("iwari", &[human("ana"), human("ben")], 3));
    let rematch = Request::Move { motion: Motion::Rematch };
    table.sits(1, "ana");
    table.sits(2, "ben");
    assert!(is_refused(&table.asks(1, &rematch), "table-not-over"));
    while let Some(seat) = table.host.running().game().asked() {
        let action = table.first_action();
        assert_eq!(table.acts(seat.index() as Id + 1, &action), Answer::Done);
    }
    let (seed, number) = (table.host.running().game().seed(), table.host.running().number().get());
    assert_eq!(table.asks(1, &rematch), Answer::Asked);
    let proposed = table.proposed_to(2);
    assert_eq!(table.asks(2, &Request::Agree { number: proposed }), Answer::Done);
    let game = table.host.running().game();
    assert!(game.asked().is_some() && game.actions() == 0 && game.seed() != seed);
    assert_eq!(game.controllers(), [human("ana"), human("ben")]);
    assert!(table.host.running().number().get() > number, "no answer to the old game fits the new one");
    let seen = table.sees(2);
    assert_eq!((seen.log_from, seen.turns_from, seen.actions), (0, 0, 0));
}

#[test]
fn what_others_turns_ask_is_declined_for_who_is_away_if_they_have_said_so_and_nothing_else() {
    let mut table = Table::new(running("root", &[human("ana"), human("ben")], 9));
    table.sits(1, "ana");
    table.sits(2, "ben");
    let mut random = Generator::new(3);
    let may_decline = |host: &Host| {
        let game = host.running().game();
        game.asked() != game.turn() && host.running().notation().contains(&"pass".to_owned())
    };
    while !may_decline(&table.host) {
        let asked = table.host.running().game().asked().expect("the game goes on").index();
        let legal = table.host.running().notation();
        let action = legal[random.below(legal.len() as u32) as usize].clone();
        assert_eq!(table.acts(asked as Id + 1, &action), Answer::Done);
    }
    let asked = table.host.running().game().asked().expect("someone is asked");
    let own = asked.index() as Id + 1;
    table.greets(3, Hello { watch: true, name: Some("eve".into()), ..hello() });
    assert!(is_refused(&table.asks(3, &Request::Decline { on: true }), "table-no-seat-of-yours"));
    assert_eq!(table.asks(own, &Request::Decline { on: true }), Answer::Done);
    assert!(table.host.job(table.now).is_none(), "they are here and decide for themselves");
    table.host.leaves(own, table.now);
    let (number, job) = table.host.job(table.now).expect("it is declined for them");
    let action = job.think().action;
    assert_eq!(action, "pass");
    let actions = table.host.running().game().actions();
    table.host.answer(number, &action, table.now);
    assert!(table.host.running().game().actions() > actions);
    // until their own turn asks
    let other = 3 - own;
    while table.host.running().game().asked() != Some(asked) || may_decline(&table.host) {
        match table.host.job(table.now) {
            Some((number, job)) => table.host.answer(number, &job.think().action, table.now),
            None => {
                let legal = table.host.running().notation();
                let action = legal[random.below(legal.len() as u32) as usize].clone();
                assert_eq!(table.acts(other, &action), Answer::Done);
            }
        }
    }
    assert!(table.host.job(table.now).is_none(), "their own turn waits for them");
    let name = if own == 1 { "ana" } else { "ben" };
    table.sits(4, name);
    assert_eq!(table.asks(4, &Request::Rise), Answer::Done);
    assert!(!table.host.running().declines(asked), "the order goes with its player");
}

#[test]
fn a_bot_stands_in_for_who_is_away_if_the_table_says_so_and_leaves_the_seat_when_they_are_back() {
    let shared = |away| {
        let entry = Games::ALL.get("root").expect("Root");
        let options = Options { seats: vec!["marquise".into(), "eyrie".into()], ..Options::default() };
        let new = NewGame { options, controllers: vec![human("ana"), human("ben")], seed: 1 };
        ActiveGame::coached(entry.begin(&new, &Games::ALL.boards()).expect("begins"), None, Some(away), None)
    };
    for (away, stands_in) in [(Away::Wait, false), (Away::Bot(Level::Easy), true)] {
        let mut table = Table::new(shared(away));
        table.sits(1, "ana");
        table.sits(2, "ben");
        let asked = table.host.running().game().asked().expect("someone is asked").index();
        let (own, name) = if asked == 0 { (1, "ana") } else { (2, "ben") };
        assert!(table.host.job(table.now).is_none());
        table.host.leaves(own, table.now);
        assert!(table.host.job(table.now).is_none(), "not at once");
        table.now += Duration::from_secs(61);
        let job = table.host.job(table.now);
        assert_eq!(job.is_some(), stands_in);
        let Some((number, job)) = job else { continue };
        table.sits(3, name);
        table.host.answer(number, &job.think().action, table.now);
        assert_eq!(table.host.running().game().actions(), 0, "they are back and decide for themselves");
    }
}

#[test]
fn talk_is_one_harmless_line_and_newcomers_hear_the_last_of_it() {
    let mut table = Table::new(running("dewan", &[human("ana"), human("ben")], 1));
    table.sits(1, "ana");
    table.sits(2, "ben");
    table.told(2);
    assert_eq!(table.asks(1, &Request::Say { text: "hi\u{1b}[2J\n\u{202e}all".into() }), Answer::Done);
    let heard = table.told(2);
    assert!(
        matches!(&heard[..], [ServerMessage::Talk(talk)] if talk.who == "ana" && talk.text == "hi[2J all"),
        "{heard:?}"
    );
    for number in 0..30 {
        table.now += Duration::from_millis(250);
        assert_eq!(table.asks(1, &Request::Say { text: format!("line {number}") }), Answer::Done);
    }
    let said = (0..30).filter(|_| table.asks(1, &Request::Say { text: "la".into() }) == Answer::Done).count();
    assert!((5..15).contains(&said), "nobody reads faster: {said}");
    table.now += Duration::from_secs(8);
    table.host.arrives(9, Peer { account: "guest".into(), is_owner: true }, table.now);
    let line = serde_json::to_string(&Request::Hello(Hello { watch: true, ..hello() })).expect("JSON");
    table.says(9, &line);
    let told = table.told(9);
    assert!(matches!(&told[0], ServerMessage::Welcome(welcome) if welcome.talk.len() == 20), "{:?}", told[0]);
}

#[test]
fn a_seat_that_is_given_up_is_free_for_others() {
    let mut table = Table::new(running("dewan", &[human("ana"), human("ben")], 1));
    table.sits(1, "ana");
    assert_eq!(table.sits(3, "cy"), None);
    assert_eq!(table.asks(1, &Request::Rise), Answer::Done);
    assert!(is_refused(&table.asks(1, &Request::Rise), "table-no-seat-of-yours"));
    assert!(is_refused(&table.asks(3, &Request::Sit { seat: "2".into() }), "table-seat-taken"));
    assert!(is_refused(&table.asks(3, &Request::Sit { seat: "nobody".into() }), "table-which-seat"));
    assert_eq!(table.sees(3).seat, None);
    assert_eq!(table.asks(3, &Request::Sit { seat: "1".into() }), Answer::Done);
    let seen = table.sees(3);
    assert_eq!((seen.players[0].name.as_str(), seen.seat, seen.plays), ("cy", Some(0), true));
}

#[test]
fn everyone_is_told_in_their_own_words_that_the_disk_did_not_take_an_action() {
    let folder = tempfile::tempdir().expect("a folder");
    let saves = folder.path().join("saves");
    let lobby = Lobby::new(Games::ALL, Games::ALL.boards(), Some(Store::new(saves.clone())), Words::english());
    let seats = ["red", "blue"].map(str::to_owned).to_vec();
    let controllers = vec![human("ana"), human("ben")];
    let wanted = Wanted { game: "iwari".into(), seats, controllers, shared: Some(Away::Wait), ..Wanted::default() };
    let running = lobby.begin(&wanted).expect("begins");
    assert!(running.close(Duration::from_secs(10)));
    let mut table = Table::new(running);
    table.sits(1, "ana");
    table.sits(2, "ben");
    assert_eq!(table.sees(2).unsaved, None);
    assert!(table.host.running().close(Duration::from_secs(10)), "who has sat down is written");
    std::fs::remove_dir_all(&saves).expect("removed");
    std::fs::write(&saves, "a file").expect("written");
    let asked = table.host.running().game().asked().expect("someone is asked").index() as Id + 1;
    let action = table.first_action();
    assert_eq!(table.acts(asked, &action), Answer::Done);
    let why = table.sees(3 - asked).unsaved.expect("a reason");
    assert_eq!(why.key, "store-write", "a sentence that each side has: {why:?}");
    std::fs::remove_file(&saves).expect("removed");
    let next = table.host.running().game().asked().expect("someone is asked").index() as Id + 1;
    let action = table.first_action();
    assert_eq!(table.acts(next, &action), Answer::Done);
    assert_eq!(table.sees(1).unsaved, None);
}

/// Plays the first action of the seat that is asked, as long as `goes_on`.
fn plays_while(table: &mut Table, goes_on: impl Fn(&Host) -> bool) {
    while goes_on(&table.host) {
        let (action, seat) = (table.first_action(), table.host.running().game().asked().expect("someone").index());
        assert_eq!(table.acts(seat as Id + 1, &action), Answer::Done);
    }
}

fn news_of(told: &[ServerMessage]) -> Vec<String> {
    let said = told.iter().filter_map(|says| match says {
        ServerMessage::News { line } => Some(line.key.clone()),
        _ => None,
    });
    said.collect()
}

#[test]
fn an_undo_of_what_others_chose_waits_for_who_is_away_and_vanishes_when_it_is_decided() {
    let mut table = Table::new(running("iwari", &[human("ana"), human("ben")], 3));
    table.sits(1, "ana");
    table.sits(2, "ben");
    let first = table.host.running().game().asked().expect("someone is asked");
    plays_while(&mut table, |host| host.running().game().asked() == Some(first));
    let (own, other) = (first.index() as Id + 1, 2 - first.index() as Id);
    let (actions, decision) = (table.host.running().game().actions(), table.host.running().number().get());
    table.host.leaves(other, table.now);
    assert_eq!(table.asks(own, &Request::Undo { decision }), Answer::CannotUndo { why: CannotUndo::Proposed });
    assert_eq!(
        table.host.running().game().actions(),
        actions,
        "the other's choice is not taken back behind their back"
    );
    let name = ["ana", "ben"][other as usize - 1];
    table.greets(7, Hello { name: Some(name.into()), ..hello() });
    let told = table.told(7);
    let Some(ServerMessage::Welcome(welcome)) = told.first() else { panic!("{told:?}") };
    let proposed = welcome.proposal.clone().expect("who comes is asked");
    assert_eq!(proposed.waits_for, [name]);
    table.told(own);
    assert!(matches!(table.asks(7, &Request::Agree { number: proposed.number }), Answer::Undone { .. }));
    assert!(table.told(own).contains(&ServerMessage::Proposal { proposal: None }), "it is decided");
    let log = table.host.running().game().table_events();
    assert!(matches!(log[..], [TableEvent { what: Happening::Undid { .. }, .. }]), "{log:?}");
    // one that is turned down, or taken back, is gone as well
    plays_while(&mut table, |host| host.running().game().actions() < actions);
}

/// A table at which the first player has finished a turn and wants it undone; their connection, and the number of the proposal.
fn wants_a_turn_undone(table: &mut Table, others: Id) -> (Id, u64) {
    let first = table.host.running().game().asked().expect("someone is asked");
    plays_while(table, |host| host.running().game().asked() == Some(first));
    let (own, decision) = (first.index() as Id + 1, table.host.running().number().get());
    assert_eq!(table.asks(own, &Request::Undo { decision }), Answer::CannotUndo { why: CannotUndo::Proposed });
    (own, table.proposed_to(others))
}

#[test]
fn an_undo_that_waits_lapses_when_a_person_plays_on_and_the_log_says_so() {
    let mut table = Table::new(running("iwari", &[human("ana"), human("ben"), human("cy")], 3));
    ["ana", "ben", "cy"].into_iter().zip(1..).for_each(|(name, id)| assert!(table.sits(id, name).is_some()));
    table.host.leaves(3, table.now);
    let (ana, number) = wants_a_turn_undone(&mut table, 2);
    assert_eq!(ana, 1);
    assert_eq!(table.asks(2, &Request::Agree { number }), Answer::Asked, "cy is away");
    // whoever comes to the seat that is asked meanwhile can agree to it
    assert_eq!(table.asks(2, &Request::Rise), Answer::Done);
    assert_eq!(table.asks(2, &Request::Sit { seat: "2".into() }), Answer::Done);
    assert_eq!(table.asks(2, &Request::Agree { number }), Answer::Asked);
    table.host.leaves(ana, table.now);
    table.told(2);
    let action = table.first_action();
    assert_eq!(table.acts(2, &action), Answer::Done);
    let told = table.told(2);
    assert!(told.contains(&ServerMessage::Proposal { proposal: None }));
    assert_eq!(news_of(&told), ["table-log-lapsed"]);
    let log = table.host.running().game().table_events();
    assert!(matches!(&log[..], [TableEvent { what: Happening::Lapsed, who, .. }] if who == "ana"), "{log:?}");
    let saved = table.host.running().game().save();
    assert_eq!(Saved::from_bytes(saved.to_text().as_bytes()).expect("a save").table_events, log);
    table.sits(4, "ana");
    let told = table.told(4);
    let Some(ServerMessage::Welcome(welcome)) = told.first() else { panic!("{told:?}") };
    assert_eq!(welcome.missed.iter().map(|line| line.key.as_str()).collect::<Vec<_>>(), ["table-log-lapsed"]);
    assert_eq!(welcome.proposal, None);
}

#[test]
fn bots_wait_while_an_undo_is_asked_for_and_nothing_else() {
    let players = [human("ana"), Controller::Bot(Level::Random), human("ben")];
    let mut table = Table::new(running("iwari", &players, 3));
    table.sits(1, "ana");
    table.sits(3, "ben");
    let (ana, number) = wants_a_turn_undone(&mut table, 3);
    let (actions, pending) = (table.host.running().game().actions(), table.host.running().job());
    let (decision, job) = pending.expect("a bot is asked");
    assert!(table.host.job(table.now).is_none());
    table.host.answer(decision, &job.think().action, table.now);
    assert_eq!(table.host.running().game().actions(), actions, "nor is what it had thought of taken");
    assert_eq!(table.asks(3, &Request::Refuse { number }), Answer::Done);
    assert_eq!(table.asks(ana, &Request::Move { motion: Motion::Close }), Answer::Asked);
    let (decision, job) = table.host.job(table.now).expect("it goes on");
    table.host.answer(decision, &job.think().action, table.now);
    assert!(table.host.running().game().actions() > actions);
    let number = table.proposed_to(3);
    assert_eq!(table.asks(3, &Request::Move { motion: Motion::Away(Away::Bot(Level::Easy)) }), Answer::Asked);
    assert_eq!(news_of(&table.told(ana)).last().map(String::as_str), Some("table-displaced"));
    assert!(is_refused(&table.asks(3, &Request::Agree { number }), "table-late"));
}

#[test]
fn who_returns_reads_of_undos_that_touched_nobody_and_the_save_keeps_them() {
    let mut table = Table::new(running("root", &[human("ana"), human("ben")], 1));
    table.sits(1, "ana");
    table.sits(2, "ben");
    table.host.leaves(2, table.now);
    let seat = Seat::new(0);
    let mut undone = 0;
    for _ in 0..40 {
        let action = table.first_action();
        if table.host.running().game().asked() != Some(seat) {
            break;
        }
        table.acts(1, &action);
        let undo = table.host.running().own_undo(seat);
        if undo.is_ok_and(|undo| undo.alone.is_ok()) {
            let decision = table.host.running().number().get();
            let Answer::Undone { actions } = table.asks(1, &Request::Undo { decision }) else {
                panic!("it is granted")
            };
            undone += actions;
            let again = table.first_action();
            table.acts(1, &again);
        }
    }
    assert!(undone > 0);
    let game = table.host.running().game();
    let log = game.log(0..game.log_len(), Viewer::Spectator);
    assert!(log.iter().any(|told| told.message.key == "table-log-undid"), "the log has it");
    let saved = table.host.running().game().save();
    let read = Saved::from_bytes(saved.to_text().as_bytes()).expect("a save");
    assert_eq!(read.table_events, saved.table_events);
    let mut table =
        Table::new(ActiveGame::coached(Games::ALL.load(&read).expect("loads").game, None, Some(Away::Wait), None));
    for expected in [Some(undone), None] {
        table.sits(2, "ben");
        let told = table.told(2);
        let Some(ServerMessage::Welcome(welcome)) = told.first() else { panic!("{told:?}") };
        let missed = welcome.missed.first().map(|line| (line.key.as_str(), line.args.last().cloned()));
        let count = |count: usize| ("table-missed-undo", Some(("count".to_owned(), Word::Number(count as i32))));
        assert_eq!(missed, expected.map(count), "it is told once");
        table.host.leaves(2, table.now);
    }
}

#[test]
fn who_has_seen_a_hand_takes_another_seat_only_if_all_who_have_one_agree() {
    let mut table = Table::new(running("dewan", &[human("ana"), human(""), human("")], 1));
    let sit = |seat: &str| Request::Sit { seat: seat.into() };
    assert_eq!(table.sits(2, "eve"), Some(1));
    assert_eq!(table.asks(2, &Request::Rise), Answer::Done);
    // ana has a seat, and is away
    assert_eq!(table.asks(2, &sit("3")), Answer::Asked);
    assert_eq!(table.sees(2).seat, None);
    assert_eq!(table.asks(2, &sit("2")), Answer::Done, "what she knows already");
    assert_eq!(table.asks(2, &sit("3")), Answer::Asked);
    table.sits(1, "ana");
    let told = table.told(1);
    let Some(ServerMessage::Welcome(welcome)) = told.first() else { panic!("{told:?}") };
    let number = welcome.proposal.as_ref().expect("she is asked").number;
    assert_eq!(table.asks(1, &Request::Refuse { number }), Answer::Done);
    assert!(table.told(2).contains(&ServerMessage::Proposal { proposal: None }), "it is turned down");
    assert_eq!(table.asks(2, &sit("3")), Answer::Asked);
    let number = table.proposed_to(1);
    assert_eq!(table.asks(1, &Request::Agree { number }), Answer::Done);
    assert_eq!(table.sees(2).seat, Some(2));
    // nor does coming again help
    table.host.leaves(2, table.now);
    assert_eq!(table.greets(4, Hello { name: Some("eve".into()), seat: Some("2".into()), ..hello() }), Some(1));
    let mut alone = Table::new(running("dewan", &[human(""), human("")], 1));
    assert_eq!(alone.sits(1, "eve"), Some(0));
    assert_eq!(alone.asks(1, &Request::Rise), Answer::Done);
    assert!(is_refused(&alone.asks(1, &sit("2")), "table-knows-hand"), "nobody could agree");
    assert_eq!(alone.greets(2, Hello { name: Some("eve".into()), seat: Some("2".into()), ..hello() }), None);
}

#[test]
fn what_was_chosen_before_someone_sat_down_is_not_undone_without_their_word() {
    let mut table = Table::new(running("root", &[human("ana"), human("")], 1));
    table.sits(1, "ana");
    let seat = Seat::new(0);
    let is_free = |host: &Host| host.running().own_undo(seat).is_ok_and(|undo| undo.alone.is_ok());
    for _ in 0..40 {
        let action = table.first_action();
        if table.host.running().game().asked() == Some(seat) && !is_free(&table.host) {
            table.acts(1, &action);
        }
    }
    assert!(is_free(&table.host), "a choice that shows nothing");
    table.sits(2, "ben");
    let decision = table.host.running().number().get();
    assert_eq!(table.sees(1).cannot_undo, Some(CannotUndo::Knowledge), "ben has looked at his hand since");
    assert_eq!(table.asks(1, &Request::Undo { decision }), Answer::CannotUndo { why: CannotUndo::Proposed });
}

#[test]
fn everyone_is_told_who_comes_leaves_and_returns_and_when_a_bot_stands_in() {
    let entry = Games::ALL.get("root").expect("Root");
    let options = Options { seats: vec!["marquise".into(), "eyrie".into()], ..Options::default() };
    let new = NewGame { options, controllers: vec![human("ana"), human("")], seed: 1 };
    let away = Some(Away::Bot(Level::Easy));
    let mut table =
        Table::new(ActiveGame::coached(entry.begin(&new, &Games::ALL.boards()).expect("begins"), None, away, None));
    table.greets(9, Hello { watch: true, name: Some("eve".into()), ..hello() });
    let told = |table: &mut Table| news_of(&table.told(9));
    table.sits(2, "ben");
    assert_eq!(told(&mut table), ["table-sits-down"]);
    table.sits(1, "ana");
    assert_eq!(told(&mut table), ["table-returns"]);
    table.sits(3, "ana");
    table.host.leaves(1, table.now);
    assert_eq!(told(&mut table), [""; 0], "she is still there");
    table.host.leaves(3, table.now);
    assert_eq!(told(&mut table), ["table-leaves"]);
    table.now += Duration::from_secs(61);
    for _ in 0..3 {
        let Some((number, job)) = table.host.job(table.now) else { break };
        table.host.answer(number, &job.think().action, table.now);
    }
    assert_eq!(told(&mut table), ["table-log-stood-in"], "once");
    table.sits(4, "ana");
    let welcomed = table.told(4);
    let Some(ServerMessage::Welcome(welcome)) = welcomed.first() else { panic!("{welcomed:?}") };
    assert_eq!(welcome.missed.iter().map(|line| line.key.as_str()).collect::<Vec<_>>(), ["table-missed-stood-in"]);
    assert_eq!(told(&mut table), ["table-returns"]);
    let action = table.first_action();
    assert_eq!(table.acts(4, &action), Answer::Done);
    let log: Vec<_> =
        table.host.running().game().table_events().into_iter().map(|event| (event.who, event.what)).collect();
    assert_eq!(log, [("ana".to_owned(), Happening::StoodIn), ("ana".to_owned(), Happening::Returned)]);
    assert_eq!(table.asks(2, &Request::Rise), Answer::Done);
    assert_eq!(told(&mut table), ["table-rises"]);
}

#[test]
fn those_who_are_there_decide_what_becomes_of_seats_whose_players_are_away() {
    let mut table = Table::new(running("root", &[human("ana"), human("ben"), human("cy")], 1));
    table.sits(1, "ana");
    table.sits(2, "ben");
    let away = Request::Move { motion: Motion::Away(Away::Bot(Level::Easy)) };
    assert_eq!(table.asks(1, &away), Answer::Asked);
    let number = table.proposed_to(2);
    assert_eq!(table.asks(2, &Request::Agree { number }), Answer::Done);
    assert_eq!(table.host.running().away(), Some(Away::Bot(Level::Easy)));
    assert_eq!(news_of(&table.told(1)).last().map(String::as_str), Some("table-away-bot"));
}

#[test]
fn who_only_looks_on_asks_for_nothing_that_needs_no_word_and_displaces_no_player() {
    let mut table = Table::new(running("root", &[human("ana"), human("ben"), human(""), human("")], 1));
    table.sits(1, "ana");
    table.sits(2, "ben");
    table.greets(9, Hello { watch: true, name: Some("zed".into()), ..hello() });
    let away = Request::Move { motion: Motion::Away(Away::Bot(Level::Easy)) };
    assert_eq!(table.asks(1, &away), Answer::Asked);
    let number = table.proposed_to(2);
    let sit = |seat: usize| Request::Move { motion: Motion::Sit(seat) };
    for (seat, key) in [(0, "table-seat-taken"), (77, "table-which-seat"), (usize::MAX, "table-which-seat")] {
        assert!(is_refused(&table.asks(9, &sit(seat)), key), "{seat}");
    }
    assert_eq!(table.asks(9, &sit(2)), Answer::Done, "who has seen no hand needs nobody's word");
    assert_eq!(table.asks(9, &Request::Rise), Answer::Done);
    assert_eq!(table.asks(9, &Request::Move { motion: Motion::Sit(2) }), Answer::Done, "it is their own hand");
    assert_eq!(table.asks(9, &Request::Rise), Answer::Done);
    assert!(is_refused(&table.asks(9, &sit(3)), "table-proposal-waits"));
    assert_eq!(table.proposed_to(2), number, "it is still asked for");
    // who wants the same agrees to it
    assert_eq!(table.asks(2, &away), Answer::Done);
    assert_eq!(table.host.running().away(), Some(Away::Bot(Level::Easy)));
}

#[test]
fn a_seat_that_was_kept_in_other_capitals_is_theirs_for_whom_it_was_meant() {
    let mut table = Table::new(running("root", &[human("ana"), human("Ben")], 1));
    table.sits(1, "ana");
    assert_eq!(table.sits(2, "ben"), Some(1));
    assert_eq!(table.host.running().game().controllers()[1], human("ben"));
    table.host.leaves(2, table.now);
    // whoever has been there has their name
    table.host.arrives(3, Peer { account: "guest".into(), is_owner: true }, table.now);
    let hello = Request::Hello(Hello { name: Some("BEN".into()), ..hello() });
    assert_eq!(table.says(3, &serde_json::to_string(&hello).expect("JSON")), Disposition::Drop);
    assert!(
        table
            .told(3)
            .iter()
            .any(|says| matches!(says, ServerMessage::Answer { answer, .. } if is_refused(answer, "table-name-alike")))
    );
}

#[test]
fn a_bot_for_those_who_are_away_needs_their_word() {
    let mut table = Table::new(running("iwari", &[human("ana"), human("ben")], 3));
    table.sits(1, "ana");
    table.sits(3, "ben");
    table.host.leaves(3, table.now);
    let away = |away| Request::Move { motion: Motion::Away(away) };
    assert_eq!(table.asks(1, &away(Away::Bot(Level::Easy))), Answer::Asked, "ben is asked when he comes");
    assert_eq!(table.host.running().away(), Some(Away::Wait));
    table.sits(2, "ben");
    let told = table.told(2);
    let number = told.iter().find_map(|says| match says {
        ServerMessage::Welcome(welcome) => welcome.proposal.as_ref().map(|proposed| proposed.number),
        _ => None,
    });
    assert_eq!(table.asks(2, &Request::Agree { number: number.expect("he is asked") }), Answer::Done);
    assert_eq!(table.host.running().away(), Some(Away::Bot(Level::Easy)));
    table.host.leaves(2, table.now);
    assert_eq!(table.asks(1, &away(Away::Wait)), Answer::Done, "to be waited for takes nothing from him");
}

#[test]
fn who_wants_a_name_that_is_not_believed_is_told_which_one_they_have() {
    let mut table = Table::new(running("iwari", &[human("eve"), human("ben")], 3));
    for (id, wanted, is_told) in [(1, "ana", true), (2, "eve", false)] {
        table.host.arrives(id, Peer { account: "eve".into(), is_owner: false }, table.now);
        let line =
            serde_json::to_string(&Request::Hello(Hello { name: Some(wanted.into()), ..hello() })).expect("JSON");
        assert_eq!(table.says(id, &line), Disposition::Stay);
        let told = table.told(id);
        let welcome = told.iter().find_map(|says| match says {
            ServerMessage::Welcome(welcome) => Some(welcome),
            _ => None,
        });
        let missed = &welcome.expect("a welcome").missed;
        assert_eq!(missed.iter().any(|line| line.key == "table-own-name"), is_told, "{missed:?}");
    }
}

#[test]
fn who_has_sat_at_a_table_has_a_say_and_a_name_in_its_next_game_too() {
    let mut table = Table::new(running("iwari", &[human("ana"), human("ben"), human("cy")], 3));
    for (id, name) in [(1, "ana"), (2, "ben"), (3, "cy")] {
        table.sits(id, name);
    }
    while let Some(seat) = table.host.running().game().asked() {
        let action = table.first_action();
        assert_eq!(table.acts(seat.index() as Id + 1, &action), Answer::Done);
    }
    table.host.leaves(3, table.now);
    assert_eq!(table.asks(1, &Request::Move { motion: Motion::Rematch }), Answer::Asked);
    let number = table.proposed_to(2);
    assert_eq!(table.asks(2, &Request::Agree { number }), Answer::Done);
    assert_eq!(table.host.running().game().actions(), 0, "it is the next game");
    let away = Request::Move { motion: Motion::Away(Away::Bot(Level::Easy)) };
    assert_eq!(table.asks(1, &away), Answer::Asked);
    let number = table.proposed_to(2);
    assert_eq!(table.asks(2, &Request::Agree { number }), Answer::Asked, "cy has sat here, and is waited for");
    table.host.arrives(4, Peer { account: "guest".into(), is_owner: true }, table.now);
    let other = serde_json::to_string(&Request::Hello(Hello { name: Some("Cy".into()), ..hello() })).expect("JSON");
    assert_eq!(table.says(4, &other), Disposition::Drop, "nobody else is cy");
    assert_eq!(table.sits(5, "cy"), Some(2));
}

/// A table whose game nobody can save at first: the folder that would hold it is a file.
fn unsaved(folder: &Path) -> Table {
    let saves = folder.join("saves");
    std::fs::write(&saves, "a file").expect("written");
    let slot = Store::new(saves).create("evening").expect("a free name");
    let running = running("iwari", &[human("ana"), human("ben")], 1);
    let (game, writer) = (running.game().save(), Writer::start(slot, || ()));
    let loaded = Games::ALL.load(&game).expect("a save that was just made");
    Table::new(ActiveGame::coached(loaded.game, None, Some(Away::Wait), Some(writer)))
}

#[test]
fn what_nobody_waited_for_and_is_not_on_the_disk_is_told_and_so_is_what_is_after_all() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut table = unsaved(folder.path());
    let settles = |table: &mut Table, what: &str, is_unsaved: bool| {
        let deadline = Instant::now() + Duration::from_secs(60);
        loop {
            table.host.settled(table.now);
            let told = table.told(1);
            let last = told.iter().rev().find_map(|says| match says {
                ServerMessage::Seen(seen) => Some(seen.unsaved.is_some()),
                _ => None,
            });
            if last == Some(is_unsaved) {
                return;
            }
            assert!(Instant::now() < deadline, "{what}");
            std::thread::sleep(Duration::from_millis(2));
        }
    };
    table.sits(1, "ana");
    settles(&mut table, "nobody hears that she is not noted in the save", true);
    std::fs::remove_file(folder.path().join("saves")).expect("it is there");
    table.sits(2, "ben");
    settles(&mut table, "nobody hears that all is saved", false);
    assert_eq!(table.asks(1, &Request::Save), Answer::Done);
    assert!(folder.path().join("saves/evening.toml").exists());
}
