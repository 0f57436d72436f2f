//! thicket plays the board game *Root* in the terminal, with the smaller *Dewan* and *Iwari* on the same table.
//!
//! The program is a thin shell around this library. Its modules are layers, and each imports only from those before it:
//!
//! | layer | what it holds |
//! | --- | --- |
//! | [`kernel`] | what all games share: seats, decisions, chance, notation, documents, words; the trait [`Rules`](kernel::Rules) |
//! | [`games`] | the rules of each game, pure and deterministic: no clock, no input or output |
//! | [`bots`] | players that are programs; they see what their seat may see |
//! | [`table`] | one game being played: seats, undo, journal, saves, replay, simulation, shared tables |
//! | [`tui`] | the screen, and plain mode in lines |
//! | [`cli`] | the commands of the program |
//!
//! Boards, themes, lessons and every sentence that a player reads are data in the folders of those names.
//!
//! # Start here
//!
//! A game is a state, and the state is always at one [`Decision`](kernel::Decision): a seat, a question and a complete list of legal
//! actions. An action has one written form, its notation, which saves, protocol and players share. Chance stands beside the state and is
//! handed in, so a seed and a list of actions make a game. [`observe`](kernel::Rules::observe) is the only way in which a
//! player, a bot or a screen sees a state.
//!
//! ```
//! use thicket::games::root::State;
//! use thicket::kernel::{Decision, Generator, Options, Rules, Viewer};
//! use thicket::table::Games;
//!
//! let options = Options {
//!     seats: ["marquise", "eyrie", "alliance", "vagabond:thief"].map(str::to_owned).to_vec(),
//!     ..Options::default()
//! };
//! let setup = State::setup(&options, &Games::ALL.boards()).expect("these seats can play");
//! let mut chance = Generator::new(7);
//! let mut game = State::new(&setup, &mut chance, &mut ()).expect("the rules allow this setup");
//!
//! let mut legal = Vec::new();
//! let mut events = Vec::new();
//! for _ in 0..20 {
//!     let Decision::Ask(question) = game.decision() else { break };
//!     game.legal(&mut legal);
//!     let action = legal[0];
//!     println!("{} may do {} things and does: {action}", game.seat_name(question.seat), legal.len());
//!     game.step(action, &mut chance, &mut events);
//!
//!     // What the seat may know of the position: the hands of others are counts here.
//!     let _seen = game.observe(Viewer::Seat(question.seat));
//! }
//!
//! // Anything that is not on the list is refused with the number of a law, and the game stays as it was.
//! let action = State::parse("battle 7 eyrie").expect("the notation of an action");
//! if let Err(illegal) = game.apply(action, &mut chance, &mut events) {
//!     println!("law {}: {illegal}", illegal.law);
//! }
//! ```
//!
//! From here, `docs/architecture.md` says how the rules are built, and `docs/extending.md` how to add to them.

pub mod bots;
pub mod cli;
pub mod games;
pub mod kernel;
pub mod table;
pub mod tui;
