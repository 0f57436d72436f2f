//! Options for what a game can be played with besides its usual rules: a flag for each, from the list of games.

use super::Common;
use crate::kernel::Extra;
use crate::table::Games;
use clap::error::Error;
use clap::{Arg, ArgAction, ArgMatches, Args, Command, FromArgMatches};
use std::collections::BTreeMap;

/// The extras whose flags were given, as options name them.
#[derive(Clone, Debug, Default)]
pub(super) struct Extras(pub Vec<String>);

/// The extras by flag: their own ids, with the game before them where every command has a flag of that name.
fn flags() -> BTreeMap<String, Extra> {
    let common = Common::augment_args(Command::new("thicket"));
    let taken = |extra: &str| common.get_arguments().any(|arg| arg.get_long() == Some(extra));
    let of_game = |game: &str, extra: &str| if taken(extra) { format!("{game}-{extra}") } else { extra.to_owned() };
    Games::ALL
        .iter()
        .flat_map(|entry| entry.about().extras.into_iter().map(move |extra| (entry.id, extra)))
        .map(|(game, extra)| (of_game(game, extra.id), extra))
        .collect()
}

/// A flag, or an option with how many.
fn arg(flag: String, extra: Extra) -> Arg {
    let arg = Arg::new(flag.clone()).long(flag);
    if extra.is_counted() {
        arg.value_name("COUNT").value_parser(clap::value_parser!(u8).range(0..=i64::from(extra.most)))
    } else {
        arg.action(ArgAction::SetTrue)
    }
}

impl Args for Extras {
    fn augment_args(command: Command) -> Command {
        flags().into_iter().fold(command, |command, (flag, extra)| command.arg(arg(flag, extra)))
    }

    fn augment_args_for_update(command: Command) -> Command {
        Self::augment_args(command)
    }
}

impl FromArgMatches for Extras {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Self, Error> {
        let entry = |(flag, extra): (String, Extra)| match extra.is_counted() {
            true => matches.get_one::<u8>(&flag).map(|&count| extra.entry(count).unwrap_or_else(|| extra.none())),
            false => extra.entry(u8::from(matches.get_flag(&flag))),
        };
        Ok(Self(flags().into_iter().filter_map(entry).collect()))
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), Error> {
        *self = Self::from_arg_matches(matches)?;
        Ok(())
    }
}
