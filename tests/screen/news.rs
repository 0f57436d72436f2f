//! What the digest says was gained and lost, held against what the test itself has seen.

use super::table::{Table, person};
use thicket::games::root::Observation;
use thicket::games::root::words::item::Item;
use thicket::games::root::words::piece::Piece;
use thicket::kernel::{Arg, Generator, MAX_SEATS, Message, Options, Seat, Viewer, Words};
use thicket::table::{ActiveGame, GameSession, Games, LogEntry, NewGame, Observed};
use thicket::tui::game_ui::Loss;
use thicket::tui::play::{PlaySession, TurnStatus};

/// The games at each table and their decisions: the first ones of some games, or `THICKET_NEWS` whole games.
fn games() -> (u64, usize) {
    let whole = std::env::var("THICKET_NEWS").ok().and_then(|games| games.parse().ok());
    whole.map_or((4, 400), |games| (games, 5_000))
}

/// The table as a player saw it when their turn ended.
struct Left {
    scores: [Option<i16>; MAX_SEATS],
    seen: Observed,
}

fn sees(game: &dyn GameSession, me: Seat) -> Left {
    Left { scores: game.progress().scores, seen: game.observe(Viewer::Seat(me)) }
}

/// The table as a turn ended with an action, before which the log had so many entries: where the next player begins by
/// themselves, that is another turn.
fn left(game: &dyn GameSession, me: Seat, told: usize) -> Left {
    let new = game.log(told..usize::MAX, Viewer::All);
    let begun = new.iter().position(|entry| entry.message.key == "root-log-turn");
    let Some(step) = begun.and_then(|begun| game.observe_told(told + begun, Viewer::Seat(me))) else {
        return sees(game, me);
    };
    let mut scores = game.progress().scores;
    let state = step.seen.get::<Observation>().expect("Root");
    for seat in state.seats() {
        scores[seat.index()] = scores[seat.index()].map(|_| state.player(seat).score.into());
    }
    Left { scores, seen: step.seen }
}

/// The lines of the log that are about what a player has or had.
struct Course<'a> {
    me: &'static str,
    log: &'a [LogEntry],
}

impl Course<'_> {
    fn told<'b>(&'b self, key: &'b str, place: &'b str) -> impl Iterator<Item = &'b Message> {
        let log = self.log.iter().map(|told| &told.message);
        log.filter(move |message| message.key == key && message.id_in(place) == Some(self.me))
    }

    /// Counts the own pieces of a kind that were removed.
    fn removed(&self, kind: &str) -> u8 {
        let of_kind = self.told("root-log-removed", "who").filter(|message| message.id_in("piece") == Some(kind));
        let counts = of_kind.flat_map(|message| message.args.iter().find(|(place, _)| *place == "count"));
        counts.map(|(_, count)| if let Arg::Number(count) = count { *count as u8 } else { 0 }).sum()
    }
}

/// The pieces of a player of Root on the map, kind by kind.
fn pieces(state: &Observation, me: Seat) -> Vec<(&'static str, u8)> {
    let clearings = state.board.clearings().iter();
    let warriors = clearings.map(|clearing| state.warriors(me, clearing)).sum();
    let own = Piece::ALL.into_iter().filter(|piece| piece.owner() == state.party(me));
    own.map(|piece| (piece.id(), state.on_map(piece))).chain([("warrior", warriors)]).collect()
}

/// Holds what was lost against two moments and what the log told between them.
fn check_losses(before: &Observation, now: &Observation, me: Seat, log: &[LogEntry], lost: &[Loss]) -> usize {
    let words = Words::english();
    let course = Course { me: now.party(me).id(), log };
    let mut counted = 0;
    let is_told = |count: u8, name: &str| {
        let counted = |what: &str| what.strip_suffix('s').unwrap_or(what) == format!("{count} {name}");
        lost.iter().any(|loss| counted(&loss.what) || loss.what == format!("the {name}"))
    };
    for ((kind, had), (_, has)) in pieces(before, me).into_iter().zip(pieces(now, me)) {
        let (removed, name) = (course.removed(kind), words.name("root-piece", kind));
        assert_eq!(is_told(removed, &name), removed > 0, "{removed} {kind}: {lost:?}");
        let turned = match kind {
            // a raid that lay face down is told as one
            "plot" => course.removed("raid"),
            // the player chose to have a warrior in its place (14.7.1)
            "mob" => course.told("root-log-rallied", "who").count() as u8,
            _ => 0,
        };
        assert!(had.saturating_sub(has) <= removed + turned, "{kind}: {had} and {has}, {lost:?}");
        counted += usize::from(removed > 0);
    }
    let taken = course.told("root-log-took", "faction").chain(course.told("root-log-lost-card", "who"));
    let taken = taken.chain(course.told("root-log-outrage", "who")).count() as u8;
    assert_eq!(is_told(taken, "card"), taken > 0, "{taken} cards: {lost:?}");
    let held = |state: &Observation| state.player(me).hand_count();
    let sold = log.iter().filter(|told| told.message.key == "root-log-bought-card").count();
    let spent = course.told("root-log-discarded", "who").count() + sold;
    let gone = usize::from(held(before).saturating_sub(held(now)));
    assert!(gone <= usize::from(taken) + spent, "{gone} cards: {lost:?}");
    for item in Item::ALL {
        let has = |state: &Observation| state.player(me).items[item.index()];
        let name = words.name("root-an-item", item.id());
        let told = lost.iter().filter(|loss| loss.what == name).count();
        assert_eq!(told, usize::from(has(before).saturating_sub(has(now))), "{name}: {lost:?}");
    }
    let fell = log.iter().any(|told| told.message.key == "root-log-warlord-fell") && now.hundreds(me).is_some();
    assert_eq!(lost.iter().any(|loss| loss.what == "the warlord"), fell, "{lost:?}");
    if let (Some(had), Some(has)) = (before.duchy(me), now.duchy(me)) {
        for minister in (had.swayed - has.swayed).iter() {
            let name = words.name("root-word", minister.id());
            assert!(lost.iter().any(|loss| loss.what == name), "{name}: {lost:?}");
        }
    }
    counted + usize::from(taken)
}

/// Holds the digest of a player who is asked against two moments. Returns how many losses it told.
fn check_digest(shown: &PlaySession, me: Seat, before: &Left, now: &Left) -> usize {
    let last = shown.last_turn(me).expect("others had a turn");
    let digest = shown.news(me, &last).expect("others had a turn");
    for (place, (had, has)) in before.scores.iter().zip(&now.scores).enumerate() {
        let (Some(had), Some(has)) = (had, has) else { continue };
        let told = digest.blocks.iter().find(|block| block.seat.index() == place);
        assert_eq!(told.map_or(0, |block| block.gained), has - had, "seat {place}");
    }
    match (before.seen.get::<Observation>(), now.seen.get::<Observation>()) {
        (Some(before), Some(now)) => check_losses(before, now, me, &shown.log()[last.told..], &digest.lost),
        _ => 0,
    }
}

/// Plays a game at random, and looks at the digest of each turn on a screen over what was saved. Returns how many there were,
/// and how many losses they told.
fn play((game, seats, board): (&str, &[&str], &str), seed: u64, most: usize) -> (usize, usize) {
    let seats: Vec<String> = seats.iter().map(ToString::to_string).collect();
    let controllers = vec![person(); seats.len()];
    let options = Options { seats, board: Some(board.to_owned()), ..Options::default() };
    let entry = Games::ALL.get(game).expect("a game of the list");
    let new = NewGame { options, controllers, seed };
    let mut session = entry.begin(&new, &Games::ALL.boards()).expect("a game begins");
    let mut rng = Generator::new(seed);
    let mut ended: [Option<Left>; MAX_SEATS] = std::array::from_fn(|_| None);
    let (mut turn, mut digests, mut losses) = (None, 0, 0);
    for step in 0..most {
        let Some(me) = session.asked() else { break };
        let begins = session.turn() == Some(me) && turn != Some(me);
        if let Some(before) = ended[me.index()].as_ref().filter(|_| begins) {
            let loaded = Games::ALL.load(&session.save()).expect("a save that was just made");
            assert_eq!(loaded.difference, None, "{game} {seed}, step {step}");
            let mut table = Table::game(80, 24, ActiveGame::new(loaded.game, None));
            // what leaves no choice may have been taken before anyone was asked
            if table.is_asked() && table.play().now() == TurnStatus::Asked(me) {
                losses += check_digest(table.play().session(), me, before, &sees(&*session, me));
                digests += 1;
            }
        }
        turn = session.turn().or(turn);
        let legal = session.notation();
        let told = session.log_len();
        session.act(&legal[rng.below(legal.len() as u32) as usize]).expect("it is legal");
        if let Some(whose) = turn.filter(|&whose| session.turn() != Some(whose)) {
            ended[whose.index()] = Some(left(&*session, whose, told));
        }
    }
    (digests, losses)
}

#[test]
fn the_digest_tells_all_that_was_gained_and_lost_and_nothing_else() {
    let tables: [(&str, &[&str], &str); 5] = [
        ("root", &["marquise", "eyrie", "alliance", "vagabond:thief"], "autumn"),
        ("root", &["lizards", "riverfolk", "duchy", "corvids"], "lake"),
        ("root", &["hundreds", "keepers", "vagabond:ranger", "marquise"], "mountain"),
        ("dewan", &["amber", "basalt", "coral"], "base"),
        ("iwari", &["red", "blue", "yellow"], "new_horizons"),
    ];
    for (place, game) in tables.into_iter().enumerate() {
        let (games, most) = games();
        let played = (1..=games).map(|seed| {
            println!("{game:?} {seed}");
            play(game, seed, most)
        });
        let played: Vec<_> = played.collect();
        let digests: usize = played.iter().map(|(digests, _)| digests).sum();
        let losses: usize = played.iter().map(|(_, losses)| losses).sum();
        assert!(digests > 10 && (losses > 3) == (place < 3), "{game:?}: {digests} digests, {losses} losses");
    }
}
