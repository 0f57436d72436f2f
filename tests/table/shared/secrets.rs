//! A client gets what its seat may see, and nothing else; what it gets is enough to play.

use super::host::{Table, hello, human};
use thicket::games::{dewan, iwari, root};
use thicket::kernel::{Generator, Options, Rules, Seat, Viewer};
use thicket::table::shared::{Hello, Peer, Request};
use thicket::table::{ActiveGame, Board, Games, Table as _};

/// Plays each game at random and calls `look` now and then.
fn play<G: Rules>(mut look: impl FnMut(&G, &mut Generator)) {
    let entry = Games::ALL.get(G::ID).expect("a game");
    let boards = Games::ALL.boards();
    let mut rng = Generator::new(41);
    for seed in 0..2u64 {
        let seats = entry.about().first_game.into_iter().take(4).collect();
        let setup = G::setup(&Options { seats, ..Options::default() }, &boards).expect("a setup");
        let mut state = G::new(&setup, &mut Generator::new(seed), &mut ()).expect("a game");
        let mut legal = Vec::new();
        for step in 0..300u64 {
            state.legal(&mut legal);
            if legal.is_empty() {
                break;
            }
            if step % 11 == 0 {
                look(&state, &mut rng);
            }
            let action = legal[rng.below(legal.len() as u32) as usize];
            state.step(action, &mut Generator::new(seed ^ step), &mut ());
        }
    }
}

/// A game in this state; `None` in the middle of a payment out of hidden cards, which only some hidden cards can complete.
fn at<G: Rules>(state: &G) -> Option<ActiveGame> {
    at_with(state, Vec::new())
}

/// The same with the results of chance that come next.
pub fn at_with<G: Rules>(state: &G, chance: Vec<String>) -> Option<ActiveGame> {
    let names = ["ana", "ben", "cy", "dee"];
    let players: Vec<_> = names[..state.seats()].iter().map(|name| human(name)).collect();
    let entry = Games::ALL.get(G::ID)?;
    let seats = (0..state.seats()).map(|seat| state.seat_name(Seat::new(seat as u8)).to_owned()).collect();
    let new =
        thicket::table::NewGame { options: Options { seats, ..Options::default() }, controllers: players, seed: 1 };
    let mut game = entry.begin(&new, &Games::ALL.boards()).ok()?;
    let mut position = state.write(Viewer::All);
    position.insert("chance".to_owned(), chance.into());
    game.set_position(&position).ok()?;
    Some(ActiveGame::new(game, None))
}

/// Everything that a client can be told, as bytes.
fn bytes(running: ActiveGame, seat: Option<usize>) -> Vec<String> {
    let mut table = Table::new(running);
    let names = ["ana", "ben", "cy", "dee"];
    table.host.arrives(1, Peer { account: "guest".into(), is_owner: true }, table.now);
    let own = Hello { name: seat.map(|seat| names[seat].to_owned()), watch: seat.is_none(), ..hello() };
    let number = table.host.running().number().get();
    let mut requests = vec![
        Request::Hello(own),
        Request::Who,
        Request::Legal,
        Request::Past { actions: 0 },
        Request::Tally { actions: 0 },
        Request::Statistics,
        Request::Undo { decision: number },
        Request::Do { decision: number, action: "no such action".into() },
        Request::Do { decision: number, action: "pass".into() },
    ];
    let is_asked = seat.is_some() && table.host.running().game().asked().map(Seat::index) == seat;
    requests.truncate(if is_asked { 8 } else { 9 });
    let mut lines = Vec::new();
    for request in requests {
        table.says(1, &serde_json::to_string(&request).expect("JSON"));
        lines.extend(table.host.take_out().into_iter().map(|(_, line)| line.to_string()));
    }
    lines
}

fn worlds_that_a_client_cannot_tell_apart_give_it_the_same_bytes<G: Rules>() -> u32 {
    let mut compared = 0;
    play::<G>(|state, rng| {
        if state.asked().is_none() {
            return;
        }
        for seat in (0..state.seats()).step_by(2) {
            let other = state.determinize(Seat::new(seat as u8), rng);
            if let (Some(one), Some(two)) = (at(state), at(&other)) {
                compared += 1;
                assert_eq!(bytes(one, Some(seat)), bytes(two, Some(seat)), "seat {seat}");
            }
            // who looks on knows no hand: two deals of one seat's own cards look alike to them
            let hidden = state.determinize(Seat::new(((seat + 1) % state.seats()) as u8), rng);
            if state.observe(Viewer::Spectator) == hidden.observe(Viewer::Spectator)
                && let (Some(one), Some(two)) = (at(state), at(&hidden))
            {
                assert_eq!(bytes(one, None), bytes(two, None), "a spectator");
            }
        }
    });
    compared
}

#[test]
fn worlds_that_a_client_cannot_tell_apart_give_it_the_same_bytes_in_every_game() {
    let compared = [
        worlds_that_a_client_cannot_tell_apart_give_it_the_same_bytes::<root::State>(),
        worlds_that_a_client_cannot_tell_apart_give_it_the_same_bytes::<dewan::State>(),
        worlds_that_a_client_cannot_tell_apart_give_it_the_same_bytes::<iwari::State>(),
    ];
    assert!(compared.iter().all(|compared| *compared > 20), "{compared:?}");
}

/// The game that a client makes of what it is told asks the same of its seat, allows it the same, and looks the same.
fn what_is_told_is_enough_to_play<G: Rules>() -> u32 {
    let mut asked = 0;
    play::<G>(|state, _| {
        let entry = Games::ALL.get(G::ID).expect("a game");
        let Some(running) = at(state) else { return };
        let own: Vec<Board> = running.game().boards().to_vec();
        let mut legal = Vec::new();
        state.legal(&mut legal);
        for seat in (0..state.seats()).map(|seat| Seat::new(seat as u8)) {
            let viewer = Viewer::Seat(seat);
            let doc = state.write(viewer);
            let options = Options::default();
            let world = entry.seen(&options, &own, &doc, viewer).unwrap_or_else(|faults| panic!("{faults}\n{doc}"));
            assert_eq!(world.state(viewer), doc, "{viewer:?} sees what it was told");
            assert_eq!(world.asked(), state.asked());
            if state.asked() == Some(seat) {
                asked += 1;
                let mut own: Vec<String> =
                    legal.iter().map(|action| thicket::kernel::join(&G::parts(*action))).collect();
                own.sort();
                own.dedup();
                assert_eq!(world.notation(), own, "{viewer:?}\n{doc}");
                assert_eq!(world.decision(), state.decision(), "{viewer:?}");
            }
        }
    });
    asked
}

#[test]
fn what_is_told_is_enough_to_play_every_game() {
    let asked = [
        what_is_told_is_enough_to_play::<root::State>(),
        what_is_told_is_enough_to_play::<dewan::State>(),
        what_is_told_is_enough_to_play::<iwari::State>(),
    ];
    assert!(asked.iter().all(|asked| *asked > 25), "{asked:?}");
}
