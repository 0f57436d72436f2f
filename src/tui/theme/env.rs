//! The environment's facts about the terminal.

use crate::kernel::{Language, Words};
use serde::{Deserialize, Serialize};

/// The variables that are looked at; unset ones are empty.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Env {
    /// `NO_COLOR`: anything at all means no colors.
    pub no_color: String,
    /// `COLORTERM`.
    pub colorterm: String,
    /// `TERM`.
    pub term: String,
    /// `COLORFGBG`.
    pub colorfgbg: String,
    /// `LC_ALL`.
    pub lc_all: String,
    /// `LC_CTYPE`.
    pub lc_ctype: String,
    /// `LC_MESSAGES`.
    pub lc_messages: String,
    /// `LANG`.
    pub lang: String,
}

/// The number of colors used.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Depth {
    /// Attributes only.
    None,
    /// The terminal's own sixteen.
    Sixteen,
    /// The fixed palette of 256.
    TwoFiftySix,
    /// Any color.
    True,
}

impl Depth {
    pub const ALL: [Depth; 4] = [Depth::None, Depth::Sixteen, Depth::TwoFiftySix, Depth::True];

    /// Returns the word for it.
    pub const fn id(self) -> &'static str {
        match self {
            Depth::None => "none",
            Depth::Sixteen => "16",
            Depth::TwoFiftySix => "256",
            Depth::True => "true",
        }
    }
}

impl Env {
    /// Returns the environment of this process.
    pub fn of_process() -> Env {
        let get = |name| std::env::var_os(name).map(|value| value.to_string_lossy().into_owned()).unwrap_or_default();
        Env {
            no_color: get("NO_COLOR"),
            colorterm: get("COLORTERM"),
            term: get("TERM"),
            colorfgbg: get("COLORFGBG"),
            lc_all: get("LC_ALL"),
            lc_ctype: get("LC_CTYPE"),
            lc_messages: get("LC_MESSAGES"),
            lang: get("LANG"),
        }
    }

    /// Returns whether the terminal can do no more than print lines.
    pub fn dumb(&self) -> bool {
        self.term == "dumb"
    }

    /// Returns the number of colors that the environment allows.
    pub fn depth(&self) -> Depth {
        // sshd passes TERM but not COLORTERM, so the names of terminals that are known to show all colors count too.
        const TRUE: [&str; 6] = ["kitty", "alacritty", "foot", "wezterm", "ghostty", "contour"];
        let term = self.term.as_str();
        let plain = term.strip_prefix("xterm-").unwrap_or(term);
        let is = |name: &str| plain.strip_prefix(name).is_some_and(|rest| rest.is_empty() || rest.starts_with('-'));
        if !self.no_color.is_empty() || self.dumb() || term.ends_with("-m") || term.ends_with("-mono") {
            Depth::None
        } else if ["truecolor", "24bit"].contains(&self.colorterm.as_str())
            || term.ends_with("-direct")
            || TRUE.into_iter().any(is)
        {
            Depth::True
        } else if term.contains("256color") {
            Depth::TwoFiftySix
        } else {
            Depth::Sixteen
        }
    }

    /// Returns whether the background is light: `COLORFGBG` ends in its color, one of the sixteen.
    pub fn light(&self) -> bool {
        let background = self.colorfgbg.rsplit(';').next().and_then(|color| color.parse::<u8>().ok());
        matches!(background, Some(7 | 9..=15))
    }

    /// Returns whether glyphs outside ASCII are drawn, and one cell wide: a UTF-8 locale, but none in which the terminal
    /// may be set to draw lines and boxes two cells wide.
    pub fn unicode(&self) -> bool {
        let (language, utf8) = self.characters();
        utf8 && !["zh", "ja", "ko"].iter().any(|wide| language == *wide || language.starts_with(&format!("{wide}_")))
    }

    /// The language whose characters the locale has, and whether they are in UTF-8.
    fn characters(&self) -> (&str, bool) {
        let locale = first([&self.lc_all, &self.lc_ctype, &self.lang]);
        let (name, _modifier) = locale.split_once('@').unwrap_or((locale, ""));
        let (language, encoding) = name.split_once('.').unwrap_or((name, ""));
        (language, encoding.eq_ignore_ascii_case("UTF-8") || encoding.eq_ignore_ascii_case("UTF8"))
    }

    /// Chooses the language: that of the flag, else of the settings, else of the locale; and the key of the reason why it is
    /// English instead.
    pub fn language(&self, flag: Option<Language>, set: Option<Language>) -> (Language, Option<&'static str>) {
        let locale = first([&self.lc_all, &self.lc_messages, &self.lang]);
        let wanted = flag.or(set).or_else(|| Language::of_locale(locale)).unwrap_or_default();
        let hindrance = match wanted.is_wide() {
            true if self.term == "linux" => Some("language-console"),
            true if !self.characters().1 => Some("language-encoding"),
            _ => None,
        };
        (if hindrance.is_none() { wanted } else { Language::English }, hindrance)
    }
}

/// The first of these variables that is set.
fn first(variables: [&String; 3]) -> &str {
    variables.into_iter().find(|value| !value.is_empty()).map_or("", String::as_str)
}

/// The setting `colors`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "&str")]
pub enum Colors {
    /// Chosen by the environment.
    #[default]
    Auto,
    /// True color.
    True,
    /// The fixed palette.
    TwoFiftySix,
    /// The terminal's own sixteen.
    Sixteen,
    /// None.
    None,
}

/// The setting `glyphs`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "&str")]
pub enum Glyphs {
    /// Chosen by the locale.
    #[default]
    Auto,
    /// ASCII only.
    Ascii,
    /// Lines and signs from Unicode.
    Unicode,
}

/// The setting `picture`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String", into = "&str")]
pub enum Picture {
    /// Painted ground where the terminal has colors and glyphs enough for it.
    #[default]
    Auto,
    /// Lines on the terminal's own background.
    Lines,
}

/// A word that is not one of a setting's values.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.say(Words::english()))]
pub struct NoSuchValue {
    word: String,
    values: &'static [&'static str],
}

impl NoSuchValue {
    pub fn say(&self, words: &Words) -> String {
        let places = [("word", self.word.as_str().into()), ("known", words.list(self.values).into())];
        words.text_with("theme-no-value", &places)
    }
}

macro_rules! words {
    ($type:ident { $($word:literal = $value:ident),* }) => {
        impl $type {
            /// The words for the values, as in settings and flags.
            pub const WORDS: &[&str] = &[$($word),*];
        }

        impl std::str::FromStr for $type {
            type Err = NoSuchValue;

            fn from_str(word: &str) -> Result<Self, NoSuchValue> {
                match word {
                    $($word => Ok($type::$value),)*
                    _ => Err(NoSuchValue { word: word.to_string(), values: $type::WORDS }),
                }
            }
        }

        impl TryFrom<String> for $type {
            type Error = NoSuchValue;

            fn try_from(word: String) -> Result<Self, NoSuchValue> {
                word.parse()
            }
        }

        impl From<$type> for &'static str {
            fn from(value: $type) -> &'static str {
                match value { $($type::$value => $word),* }
            }
        }

        impl std::fmt::Display for $type {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                f.pad((*self).into())
            }
        }
    };
}

words!(Colors { "auto" = Auto, "true" = True, "256" = TwoFiftySix, "16" = Sixteen, "none" = None });
words!(Glyphs { "auto" = Auto, "ascii" = Ascii, "unicode" = Unicode });
words!(Picture { "auto" = Auto, "lines" = Lines });

impl Colors {
    /// Returns the depth asked for, or the one that the environment allows.
    pub fn depth(self, env: &Env) -> Depth {
        match self {
            Colors::Auto => env.depth(),
            Colors::True => Depth::True,
            Colors::TwoFiftySix => Depth::TwoFiftySix,
            Colors::Sixteen => Depth::Sixteen,
            Colors::None => Depth::None,
        }
    }
}

impl Glyphs {
    /// Returns whether glyphs outside ASCII are drawn.
    pub fn unicode(self, env: &Env) -> bool {
        match self {
            Glyphs::Auto => env.unicode(),
            Glyphs::Ascii => false,
            Glyphs::Unicode => true,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn term(term: &str) -> Env {
        Env { term: term.into(), ..Env::default() }
    }

    #[test]
    fn depth_by_terminal() {
        for (name, depth) in [
            ("xterm-256color", Depth::TwoFiftySix),
            ("screen.xterm-256color", Depth::TwoFiftySix),
            ("tmux-256color", Depth::TwoFiftySix),
            ("linux", Depth::Sixteen),
            ("xterm", Depth::Sixteen),
            ("vt220", Depth::Sixteen),
            ("", Depth::Sixteen),
            ("no-such-terminal", Depth::Sixteen),
            ("footage", Depth::Sixteen),
            ("foot-extra", Depth::True),
            ("xterm-kitty", Depth::True),
            ("xterm-direct", Depth::True),
            ("xterm-mono", Depth::None),
            ("dumb", Depth::None),
        ] {
            assert_eq!(term(name).depth(), depth, "{name}");
        }
        assert!(term("dumb").dumb() && !term("linux").dumb());
    }

    #[test]
    fn colorterm_beats_the_name_and_no_color_beats_both() {
        let mut env = Env { colorterm: "truecolor".into(), ..term("xterm-256color") };
        assert_eq!(env.depth(), Depth::True);
        env.colorterm = "24bit".into();
        assert_eq!(env.depth(), Depth::True);
        env.colorterm = "yes".into();
        assert_eq!(env.depth(), Depth::TwoFiftySix);
        env.no_color = "0".into();
        assert_eq!(env.depth(), Depth::None);
    }

    #[test]
    fn a_wish_beats_the_environment() {
        let env = Env { no_color: "1".into(), lang: "C".into(), ..term("linux") };
        assert_eq!(Colors::Auto.depth(&env), Depth::None);
        assert_eq!(Colors::True.depth(&env), Depth::True);
        assert_eq!(Colors::None.depth(&term("xterm-direct")), Depth::None);
        assert!(Glyphs::Unicode.unicode(&env) && !Glyphs::Auto.unicode(&env));
    }

    #[test]
    fn background() {
        for (value, light) in [
            ("0;15", true),
            ("15;0", false),
            ("0;default;15", true),
            ("12;8", false),
            ("0;7", true),
            ("", false),
            ("x;y", false),
        ] {
            assert_eq!(Env { colorfgbg: value.into(), ..Env::default() }.light(), light, "{value}");
        }
    }

    #[test]
    fn locale() {
        for (value, unicode) in [
            ("en_GB.UTF-8", true),
            ("C.utf8", true),
            ("de_DE.UTF-8@euro", true),
            ("kok_IN.UTF-8", true),
            ("en_GB.ISO-8859-1", false),
            ("C", false),
            ("", false),
            ("ja_JP.UTF-8", false),
            ("zh_TW.utf8", false),
            ("ko.UTF-8", false),
        ] {
            assert_eq!(Env { lang: value.into(), ..Env::default() }.unicode(), unicode, "{value}");
        }
        let env = |all: &str, ctype: &str| Env {
            lc_all: all.into(),
            lc_ctype: ctype.into(),
            lang: "en_GB.UTF-8".into(),
            ..Env::default()
        };
        assert!(env("", "").unicode());
        assert!(!env("", "C").unicode());
        assert!(!env("POSIX", "en_GB.UTF-8").unicode());
    }

    #[test]
    fn words_round_trip() {
        for word in Colors::WORDS {
            assert_eq!(word.parse::<Colors>().map(|value| value.to_string()).as_deref(), Ok(*word));
            let stored = toml::Value::try_from(word.parse::<Colors>().expect("one of its words")).expect("a word");
            assert_eq!(stored.as_str(), Some(*word));
            assert_eq!(stored.try_into(), word.parse::<Colors>().map_err(|_| unreachable!()));
        }
        for word in Glyphs::WORDS {
            assert_eq!(word.parse::<Glyphs>().map(|value| value.to_string()).as_deref(), Ok(*word));
        }
        let error = "blue".parse::<Colors>().expect_err("no such value");
        assert_eq!(error.to_string(), "\"blue\" is not valid: use one of auto, true, 256, 16, none");
    }

    #[test]
    fn the_language_is_that_of_flag_setting_or_locale_where_the_terminal_shows_it() {
        use Language::{Chinese, English, Japanese};
        let env = |term: &str, lang: &str| Env { term: term.into(), lang: lang.into(), ..Env::default() };
        let plain = env("xterm", "ja_JP.UTF-8");
        assert_eq!(plain.language(None, None), (Japanese, None));
        assert_eq!(plain.language(None, Some(Chinese)), (Chinese, None));
        assert_eq!(plain.language(Some(English), Some(Chinese)), (English, None));
        let messages = Env { lc_messages: "zh_HK.UTF-8".into(), ..plain.clone() };
        assert_eq!(messages.language(None, None), (Chinese, None));
        let all = Env { lc_all: "de_DE.UTF-8".into(), ..messages };
        assert_eq!(all.language(None, None), (English, None), "a language without words");
        assert_eq!(env("linux", "zh_CN.UTF-8").language(None, None), (English, Some("language-console")));
        assert_eq!(env("xterm", "zh_CN.GBK").language(None, None), (English, Some("language-encoding")));
        assert_eq!(env("xterm", "C").language(Some(Japanese), None), (English, Some("language-encoding")));
        assert_eq!(env("linux", "C").language(None, None), (English, None), "nothing was asked for");
    }
}
