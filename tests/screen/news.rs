//! What the digest says was gained and lost, held against what the test itself has seen.

use super::table::{Table, person};
use thicket::games::root::Observation;
use thicket::games::root::words::item::Item;
use thicket::games::root::words::piece::Piece;
use thicket::kernel::{Generator, MAX_SEATS, Options, Seat, Viewer, Words};
use thicket::table::{ActiveGame, GameSession, Games, NewGame, Observed};
use thicket::tui::play::{PlaySession, TurnStatus};

/// The games at each table and their decisions: the first ones of one game, or `THICKET_NEWS` whole games.
fn games() -> (u64, usize) {
    let whole = std::env::var("THICKET_NEWS").ok().and_then(|games| games.parse().ok());
    whole.map_or((1, 300), |games| (games, 5_000))
}

/// The table as a player saw it when their turn ended.
struct Left {
    scores: [Option<i16>; MAX_SEATS],
    seen: Observed,
}

fn sees(game: &dyn GameSession, me: Seat) -> Left {
    Left { scores: game.progress().scores, seen: game.observe(Viewer::Seat(me)) }
}

/// What a player of Root can lose, each with its number and a word that its phrase has.
fn goods(state: &Observation, me: Seat) -> Vec<(u8, String)> {
    let words = Words::english();
    let clearings = || state.board.clearings().iter();
    let warriors = clearings().map(|clearing| state.warriors(me, clearing)).sum();
    let own = Piece::ALL.into_iter().filter(|piece| piece.owner() == state.party(me));
    let pieces = own.map(|piece| (state.on_map(piece), words.name("root-piece", piece.id())));
    let items = Item::ALL.into_iter();
    let items = items.map(|item| (state.player(me).items[item.index()], words.name("root-item", item.id())));
    let held = [(warriors, "warrior".to_owned()), (state.player(me).hand_count(), "card".to_owned())];
    held.into_iter().chain(pieces).chain(items).collect()
}

/// Holds the phrases of what was lost against two moments.
fn check_losses(before: &Observation, now: &Observation, me: Seat, lost: &[String]) -> usize {
    let mut counted = 0;
    for ((had, word), (has, _)) in goods(before, me).into_iter().zip(goods(now, me)) {
        let told: Vec<&String> = lost.iter().filter(|phrase| phrase.contains(&word)).collect();
        match had.checked_sub(has).filter(|count| *count > 0) {
            // items are told one by one; several kinds of pieces may share a word
            Some(count) => {
                let is_told =
                    told.iter().any(|phrase| phrase.contains(&format!("{count} ")) || phrase.starts_with("the "));
                assert!(is_told || told.len() >= usize::from(count), "{count} {word}: {lost:?}");
                counted += 1;
            }
            None => assert!(
                told.iter().all(|phrase| word == "card" && phrase.contains("cards")
                    || goods(before, me).iter().any(|(_, other)| *other != word && phrase.contains(other))),
                "{word}: {lost:?}"
            ),
        }
    }
    if let (Some(had), Some(has)) = (before.duchy(me), now.duchy(me)) {
        for minister in (had.swayed - has.swayed).iter() {
            let name = Words::english().name("root-word", minister.id());
            assert!(lost.contains(&name), "{name}: {lost:?}");
        }
    }
    counted
}

/// Holds the digest of a player who is asked against two moments. Returns how many losses it told.
fn check_digest(shown: &PlaySession, me: Seat, before: &Left, now: &Left) -> usize {
    let digest = shown.last_turn(me).and_then(|last| shown.news(me, &last)).expect("others had a turn");
    for (place, (had, has)) in before.scores.iter().zip(&now.scores).enumerate() {
        let (Some(had), Some(has)) = (had, has) else { continue };
        let told = digest.blocks.iter().find(|block| block.seat.index() == place);
        assert_eq!(told.map_or(0, |block| block.gained), has - had, "seat {place}");
    }
    match (before.seen.get::<Observation>(), now.seen.get::<Observation>()) {
        (Some(before), Some(now)) => check_losses(before, now, me, &digest.lost),
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
    let mut left: [Option<Left>; MAX_SEATS] = std::array::from_fn(|_| None);
    let (mut turn, mut digests, mut losses) = (None, 0, 0);
    for step in 0..most {
        let Some(me) = session.asked() else { break };
        let begins = session.turn() == Some(me) && turn != Some(me);
        if let Some(before) = left[me.index()].as_ref().filter(|_| begins) {
            let loaded = Games::ALL.load(&session.save()).expect("a save that was just made");
            assert_eq!(loaded.difference, None, "{game} {seed}, step {step}");
            let mut table = Table::game(80, 24, ActiveGame::new(loaded.game, None));
            // what leaves no choice may have been taken before anybody was asked
            if table.is_asked() && table.play().now() == TurnStatus::Asked(me) {
                losses += check_digest(table.play().session(), me, before, &sees(&*session, me));
                digests += 1;
            }
        }
        turn = session.turn().or(turn);
        let legal = session.notation();
        session.act(&legal[rng.below(legal.len() as u32) as usize]).expect("it is legal");
        if let Some(whose) = turn.filter(|&whose| session.turn() != Some(whose)) {
            left[whose.index()] = Some(sees(&*session, whose));
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
        let played: Vec<_> = (1..=games).map(|seed| play(game, seed, most)).collect();
        let digests: usize = played.iter().map(|(digests, _)| digests).sum();
        let losses: usize = played.iter().map(|(_, losses)| losses).sum();
        assert!(digests > 10 && (losses > 3) == (place < 3), "{game:?}: {digests} digests, {losses} losses");
    }
}
