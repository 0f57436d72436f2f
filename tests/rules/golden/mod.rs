//! Golden games: a change of internals changes no game, and old saves continue.
//!
//! Each file `*.txt` here holds games that were once played, a line each: what was set up, how it went, a digest of its
//! course and one of the position at its end. The tests play them again. Where a change of rules is meant, raise
//! `Rules::VERSION` and renew the files in the same commit:
//!
//! ```sh
//! THICKET_GOLDEN=renew cargo test --test rules golden
//! ```
//!
//! The files `bots-*.txt` are games of `normal` bots. A change that makes the bots play better renews these alone, by adding
//! `bots` at the end of the command. The saves in `saves/` are never renewed; `saves.rs` says how to add some.

mod games;
mod play;
mod record;
mod saves;

use games::Planned;
use play::Player;
use record::Kind;
use thicket::bots::Bots;
use thicket::games::{dewan, iwari, root};
use thicket::table::{Boards, Games};

fn boards() -> Boards {
    Games::ALL.boards()
}

fn same_as_before<G: Bots>(file: &str, player: Player, planned: &[Planned]) {
    let boards = boards();
    let lines = planned.iter().map(|game| play::play::<G>(game, player, &boards)).collect();
    let kind = match player {
        Player::Golden => Kind::Rules,
        Player::Normal => Kind::Bots,
    };
    if let Err(verdict) = record::compare(file, G::ID, G::VERSION, kind, lines) {
        panic!("{verdict}");
    }
}

#[test]
fn root_of_two() {
    same_as_before::<root::State>("root-2", Player::Golden, &games::root(2));
}

#[test]
fn root_of_three() {
    same_as_before::<root::State>("root-3", Player::Golden, &games::root(3));
}

#[test]
fn root_of_four() {
    same_as_before::<root::State>("root-4", Player::Golden, &games::root(4));
}

#[test]
fn root_of_five() {
    same_as_before::<root::State>("root-5", Player::Golden, &games::root(5));
}

#[test]
fn root_of_six() {
    same_as_before::<root::State>("root-6", Player::Golden, &games::root(6));
}

#[test]
fn root_by_the_whole_law() {
    same_as_before::<root::State>("root-all", Player::Golden, &games::whole_law());
}

#[test]
fn clockwork_players() {
    same_as_before::<root::State>("root-clockwork", Player::Golden, &games::clockwork());
}

#[test]
fn dewan() {
    same_as_before::<dewan::State>("dewan", Player::Golden, &games::dewan());
}

#[test]
fn iwari() {
    same_as_before::<iwari::State>("iwari", Player::Golden, &games::iwari());
}

#[test]
fn bots_in_root() {
    same_as_before::<root::State>("bots-root", Player::Normal, &games::bots_of_root());
}

#[test]
fn bots_by_the_whole_law() {
    same_as_before::<root::State>("bots-root-all", Player::Normal, &games::bots_of_the_whole_law());
}

#[test]
fn bots_in_dewan() {
    same_as_before::<dewan::State>("bots-dewan", Player::Normal, &games::bots_of_dewan());
}

#[test]
fn bots_in_iwari() {
    same_as_before::<iwari::State>("bots-iwari", Player::Normal, &games::bots_of_iwari());
}
