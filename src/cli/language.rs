//! The language of a run: chosen before anything is said, faults in the arguments among it.

use super::{Common, Failure, LANG};
use crate::kernel::{Language, Words};
use crate::tui::theme::Env;
use std::ffi::OsString;
use std::io::Write;

/// Returns the words of a run by its arguments, the language of the settings and the environment. If they are English only
/// because the terminal cannot show others, that is said once.
pub fn words(args: &[OsString], set: Option<Language>, env: &Env, err: &mut dyn Write) -> &'static Words {
    let (language, hindrance) = env.language(flag(args, LANG).and_then(Language::of_id), set);
    let words = Words::of(language);
    if let Some(key) = hindrance {
        // ignore write errors: stderr may be closed
        let _ = writeln!(err, "{}", words.text(key));
    }
    words
}

/// Returns the language that the flag names.
///
/// # Errors
/// Fails if there are no words in it.
pub(super) fn of_flag(common: &Common, words: &Words) -> Result<Option<Language>, Failure> {
    let Some(id) = common.lang.as_deref() else { return Ok(None) };
    let known = words.list(Language::ALL.map(Language::id));
    let places = [("language", id.into()), ("known", known.into())];
    let unknown = || Failure::Usage(words.text_with("cli-unknown-language", &places));
    Language::of_id(id).map(Some).ok_or_else(unknown)
}

/// Returns the value of a flag, before the arguments are read as a whole.
pub(super) fn flag<'a>(args: &'a [OsString], name: &str) -> Option<&'a str> {
    let mut args = args.iter().skip(1).map(|arg| arg.to_str().unwrap_or_default()).take_while(|arg| *arg != "--");
    while let Some(arg) = args.next() {
        match arg.strip_prefix("--").and_then(|arg| arg.strip_prefix(name)) {
            Some("") => return args.next(),
            Some(value) if value.starts_with('=') => return value.get(1..),
            _ => {}
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_flag_is_found_wherever_it_stands_before_the_words_of_others() {
        let found = |line: &str| {
            let args: Vec<OsString> = line.split(' ').map(OsString::from).collect();
            flag(&args, LANG).map(str::to_owned)
        };
        assert_eq!(found("thicket --lang zh play").as_deref(), Some("zh"));
        assert_eq!(found("thicket law 4.2 --lang=ja").as_deref(), Some("ja"));
        assert_eq!(found("thicket --language zh"), None);
        assert_eq!(found("thicket complete -- --lang zh"), None);
        assert_eq!(found("thicket --lang"), None);
    }

    #[test]
    fn english_in_place_of_another_language_is_explained_once() {
        let told = |args: &[&str], lang: &str| {
            let args: Vec<OsString> = args.iter().map(OsString::from).collect();
            let mut err = Vec::new();
            let env = Env { term: "xterm".into(), lang: lang.into(), ..Env::default() };
            let words = words(&args, None, &env, &mut err);
            (words.text("screen-name"), String::from_utf8(err).unwrap_or_default())
        };
        let english = Words::english();
        assert_eq!(told(&["thicket"], "C"), (english.text("screen-name"), String::new()));
        let why = format!("{}\n", english.text("language-encoding"));
        assert_eq!(told(&["thicket", "--lang", "zh"], "C"), (english.text("screen-name"), why));
        let chinese = Words::of(Language::Chinese).text("screen-name");
        assert_eq!(told(&["thicket", "--lang=zh"], "C.UTF-8"), (chinese, String::new()));
    }
}
