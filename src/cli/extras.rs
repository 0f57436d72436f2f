//! What a game can be played with besides its usual rules: a flag for each, out of the list of games.

use super::Common;
use crate::table::Games;
use clap::error::Error;
use clap::{Arg, ArgAction, ArgMatches, Args, Command, FromArgMatches};
use std::collections::BTreeMap;

/// The extras whose flags were given, by id.
#[derive(Clone, Debug, Default)]
pub(super) struct Extras(pub Vec<String>);

/// The extras by flag: their own ids, with the game before them where every command has a flag of that name.
fn flags() -> BTreeMap<String, &'static str> {
    let common = Common::augment_args(Command::new("thicket"));
    let taken = |extra: &str| common.get_arguments().any(|arg| arg.get_long() == Some(extra));
    let of_game = |game: &str, extra: &str| if taken(extra) { format!("{game}-{extra}") } else { extra.to_owned() };
    Games::ALL
        .iter()
        .flat_map(|entry| entry.about().extras.into_iter().map(move |extra| (entry.id, extra)))
        .map(|(game, extra)| (of_game(game, extra), extra))
        .collect()
}

impl Args for Extras {
    fn augment_args(command: Command) -> Command {
        flags()
            .into_keys()
            .fold(command, |command, flag| command.arg(Arg::new(flag.clone()).long(flag).action(ArgAction::SetTrue)))
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl FromArgMatches for Extras {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, Error> {
        let given = flags().into_iter().filter(|(flag, _)| matches.get_flag(flag));
        Ok(Self(given.map(|(_, extra)| extra.to_owned()).collect()))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}
