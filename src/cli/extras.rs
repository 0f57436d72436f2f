//! What a game can be played with besides its usual rules: a flag for each, out of the list of games.

use crate::table::Games;
use clap::error::Error;
use clap::{Arg, ArgAction, ArgMatches, Args, Command, FromArgMatches};

/// The flags that were given.
#[derive(Clone, Debug, Default)]
pub(super) struct Extras(pub Vec<String>);

fn flags() -> Vec<&'static str> {
    let mut flags: Vec<&'static str> = Games::ALL.iter().flat_map(|entry| entry.about().extras).collect();
    flags.sort_unstable();
    flags.dedup();
    flags
}

impl Args for Extras {
    fn augment_args(command: Command) -> Command {
        flags()
            .into_iter()
            .fold(command, |command, flag| command.arg(Arg::new(flag).long(flag).action(ArgAction::SetTrue)))
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl FromArgMatches for Extras {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, Error> {
        Ok(Self(flags().into_iter().filter(|flag| matches.get_flag(flag)).map(str::to_owned).collect()))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}
