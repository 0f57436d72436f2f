//! `thicket law`: contents, chapters and words of the law.

use super::{Failure, Io, Setting};
use crate::tui::law::{Book, Page};
use clap::Args;

/// Columns of a line.
pub(super) const WIDTH: usize = 78;

#[derive(Args)]
pub(super) struct Law {
    #[arg(value_name = "NUMBER|WORD")]
    what: Vec<String>,
    #[arg(long, value_name = "GAME")]
    game: Option<String>,
}

impl Law {
    pub fn run(self, setting: &Setting, io: &mut Io<'_>) -> Result<(), Failure> {
        let words = setting.words;
        let wish = self.what.join(" ");
        let games: Vec<&str> = match &self.game {
            Some(game) => vec![setting.game(game)?.id],
            None => setting.games.iter().map(|entry| entry.id).collect(),
        };
        let books: Vec<Book<'_>> = games.iter().map(|game| Book::new(words, game)).collect();
        // A number belongs to the first game that has it; words may be in all of them.
        let numbered = books.iter().find(|book| wish.is_empty() || book.law(&wish).is_some());
        let numbered = numbered.or_else(|| books.iter().find(|book| book.meant(&wish).is_some()));
        let pages: Vec<Page> = match numbered {
            Some(book) => book.open(&wish).into_iter().collect(),
            None => books.iter().filter_map(|book| book.open(&wish)).collect(),
        };
        if pages.is_empty() {
            return Err(Failure::Failed(words.text_with("law-none", &[("law", wish.into())])));
        }
        for (at, page) in pages.iter().enumerate() {
            if at > 0 {
                writeln!(io.out)?;
            }
            writeln!(io.out, "{}\n", page.title)?;
            for row in page.rows(words, WIDTH) {
                writeln!(io.out, "{}", row.to_string().trim_end())?;
            }
        }
        if wish.is_empty() && games.len() > 1 {
            let others = setting.words.list(&games[1..]);
            writeln!(io.out, "{}", words.text_with("cli-law-others", &[("games", others.into())]))?;
        }
        Ok(())
    }
}
