//! The files of golden games, and what it means when a game is not the one that a file holds.

use super::play::Line;
use std::fs;
use std::path::PathBuf;

/// The part of the program that a file guards.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// The rules: games change with `Rules::VERSION` only.
    Rules,
    /// The bots: free to play otherwise.
    Bots,
}

/// Games that are shown before the rest is only counted.
const SHOWN: usize = 3;

const RENEW: &str = "THICKET_GOLDEN=renew cargo test --test rules golden";

/// Whether the files are to be rewritten.
pub fn renewing() -> bool {
    wished("renew")
}

/// Whether saves are to be added.
pub fn gathering() -> bool {
    wished("gather")
}

fn wished(what: &str) -> bool {
    std::env::var_os("THICKET_GOLDEN").is_some_and(|wish| wish == what)
}

/// A file or folder beside this one.
pub fn path(name: &str) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "tests", "rules", "golden", name].iter().collect()
}

/// Compares the games with those of the file, or renews it.
///
/// # Errors
/// Which games changed, and what is to be done.
pub fn compare(file: &str, game: &str, version: u32, kind: Kind, lines: Vec<Line>) -> Result<(), String> {
    let path = path(&format!("{file}.txt"));
    let (recorded, old) = match fs::read_to_string(&path) {
        Ok(text) => read(&text).ok_or_else(|| format!("tests/rules/golden/{file}.txt has no head"))?,
        Err(_) if renewing() => (version, Vec::new()),
        Err(error) => return Err(format!("tests/rules/golden/{file}.txt: {error}; {RENEW}")),
    };
    let verdict = judge(file, game, (recorded, version), kind, &old, &lines);
    if !renewing() {
        return verdict;
    }
    if kind == Kind::Rules && recorded == version && changed(&old, &lines).next().is_some() {
        let advice = format!("raise VERSION of {game} first: the same rules played these games otherwise");
        return Err(format!("{advice}\n{}", verdict.err().unwrap_or_default()));
    }
    fs::write(&path, write(game, version, &lines)).map_err(|error| format!("{}: {error}", path.display()))
}

fn judge(
    file: &str,
    game: &str,
    (recorded, version): (u32, u32),
    kind: Kind,
    old: &[Line],
    new: &[Line],
) -> Result<(), String> {
    let file = format!("tests/rules/golden/{file}.txt");
    let different: Vec<(&Line, &Line)> = changed(old, new).collect();
    let mut told = String::new();
    for (old, new) in different.iter().take(SHOWN) {
        told += &format!("\n- {}\n+ {}", old.text(), new.text());
    }
    let count = format!("{} of {}", different.len(), new.len());
    if recorded != version {
        return Err(format!(
            "{file} holds games of version {recorded} of the rules of {game}, this is version {version}, and {count} games \
             changed. Renew the files and look at what changed:\n{RENEW}{told}"
        ));
    }
    if !different.is_empty() {
        return Err(match kind {
            Kind::Rules => format!(
                "{count} games of {file} changed although Rules::VERSION of {game} did not. If no rule was meant to change, \
                 this is a mistake; if one was, raise VERSION and renew the files in the same commit.{told}"
            ),
            Kind::Bots => format!(
                "{count} games of {file} changed. If the other golden games of {game} are the same, its bots play \
                 otherwise; if they are meant to:\n{RENEW} bots{told}"
            ),
        });
    }
    let setups = |lines: &[Line]| lines.iter().map(|line| line.setup.clone()).collect::<Vec<_>>();
    if setups(old) != setups(new) {
        return Err(format!("{file} holds other set-ups than games.rs plans:\n{RENEW}"));
    }
    let written = old.iter().zip(new).filter(|(old, new)| old.end != new.end).count();
    if written > 0 {
        return Err(format!(
            "The games of {file} are the same, but {written} positions at their end are written otherwise than they were. \
             If that is meant: {RENEW}"
        ));
    }
    Ok(())
}

/// The games of the same setup that went otherwise.
fn changed<'a>(old: &'a [Line], new: &'a [Line]) -> impl Iterator<Item = (&'a Line, &'a Line)> {
    new.iter().filter_map(|new| {
        let old = old.iter().find(|old| old.setup == new.setup)?;
        ((&old.result, &old.course) != (&new.result, &new.course)).then_some((old, new))
    })
}

fn write(game: &str, version: u32, lines: &[Line]) -> String {
    let mut text = format!(
        "# seats, board, deck, extras, seed; how it went; digests of its course and of its end\n{game} {version}\n"
    );
    for line in lines {
        text += &line.text();
        text.push('\n');
    }
    text
}

fn read(text: &str) -> Option<(u32, Vec<Line>)> {
    let mut lines = text.lines().filter(|line| !line.starts_with('#'));
    let version = lines.next()?.split_once(' ')?.1.parse().ok()?;
    Some((version, lines.map(Line::parse).collect::<Option<_>>()?))
}

impl Line {
    fn text(&self) -> String {
        format!("{}; {}; {} {}", self.setup, self.result, self.course, self.end)
    }

    fn parse(text: &str) -> Option<Self> {
        let mut parts = text.split("; ");
        let (setup, result, digests) = (parts.next()?, parts.next()?, parts.next()?);
        let (course, end) = digests.split_once(' ')?;
        let [setup, result, course, end] = [setup, result, course, end].map(str::to_owned);
        Some(Self { setup, result, course, end })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(setup: &str, course: &str, end: &str) -> Line {
        let [setup, result, course, end] = [setup, "9 actions", course, end].map(str::to_owned);
        Line { setup, result, course, end }
    }

    fn verdict(versions: (u32, u32), kind: Kind, old: &Line, new: &Line) -> String {
        let parse = |line: &Line| Line::parse(&line.text()).expect("a line");
        judge("x", "toy", versions, kind, &[parse(old)], &[parse(new)]).err().unwrap_or_default()
    }

    #[test]
    fn the_verdict_says_what_is_to_be_done() {
        let old = line("a b, here", "01", "02");
        assert_eq!(verdict((1, 1), Kind::Rules, &old, &old), "");
        let otherwise = line("a b, here", "03", "02");
        let said = verdict((1, 1), Kind::Rules, &old, &otherwise);
        assert!(
            said.starts_with("1 of 1 games of tests/rules/golden/x.txt changed although Rules::VERSION of toy did not")
        );
        assert!(said.ends_with("\n- a b, here; 9 actions; 01 02\n+ a b, here; 9 actions; 03 02"), "{said}");
        assert!(verdict((1, 2), Kind::Rules, &old, &otherwise).contains("this is version 2, and 1 of 1 games changed"));
        assert!(verdict((1, 2), Kind::Rules, &old, &old).contains("and 0 of 1 games changed"));
        assert!(verdict((1, 1), Kind::Bots, &old, &otherwise).contains("its bots play otherwise"));
        assert!(verdict((1, 1), Kind::Rules, &old, &line("a b, here", "01", "04")).contains("are written otherwise"));
        assert!(verdict((1, 1), Kind::Rules, &old, &line("b a, here", "01", "02")).contains("other set-ups"));
    }
}
