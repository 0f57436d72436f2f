//! Settings that a player changes. Kept as a small TOML file; this module knows only its text.

use serde::{Deserialize, Serialize};
use std::time::Duration;

use super::bindings::Bindings;
use super::theme::{Colors, DisplayOptions, Glyphs, Picture};
use crate::kernel::{Language, Words};
use crate::table::Takes;

/// The pace at which bot steps are shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Pace {
    /// All at once: only the outcome is shown.
    Off,
    Fast,
    #[default]
    Normal,
    Slow,
}

impl Pace {
    pub const ALL: [Pace; 4] = [Pace::Off, Pace::Fast, Pace::Normal, Pace::Slow];

    /// Returns the word for it in settings.
    pub const fn id(self) -> &'static str {
        match self {
            Pace::Off => "off",
            Pace::Fast => "fast",
            Pace::Normal => "normal",
            Pace::Slow => "slow",
        }
    }

    /// Returns how long a step is shown before the next.
    pub const fn rest(self) -> Duration {
        Duration::from_millis(match self {
            Pace::Off => 0,
            Pace::Fast => 300,
            Pace::Normal => 900,
            Pace::Slow => 2200,
        })
    }
}

/// The setting when an action is shown whole, and waits for Enter, before it is taken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Preview {
    /// Always.
    All,
    /// Shown where keys have not named all of it.
    #[default]
    Filled,
    /// Never, unless several humans play.
    Off,
}

impl Preview {
    pub const ALL: [Preview; 3] = [Preview::All, Preview::Filled, Preview::Off];

    /// Returns the word for it in settings.
    pub const fn id(self) -> &'static str {
        match self {
            Preview::All => "all",
            Preview::Filled => "filled",
            Preview::Off => "off",
        }
    }
}

/// The setting when a question with one answer is answered at once even on another's turn. On the own turn it always is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Forced {
    /// In games against bots, where nobody learns anything from it.
    #[default]
    Solo,
    Ask,
    Take,
}

impl Forced {
    pub const ALL: [Forced; 3] = [Forced::Solo, Forced::Ask, Forced::Take];

    /// Returns the word for it in settings.
    pub const fn id(self) -> &'static str {
        match self {
            Forced::Solo => "solo",
            Forced::Ask => "ask",
            Forced::Take => "take",
        }
    }
}

/// The value that leaves the choice of a language to the locale.
pub const AUTO: &str = "auto";

/// The setting that says whether ground is painted.
pub const PICTURE: &str = "picture";

/// The names of the settings that the command line can set, too.
pub const LANGUAGE: &str = "language";
pub const THEME: &str = "theme";
pub const COLORS: &str = "colors";
pub const GLYPHS: &str = "glyphs";

/// The words of all settings in the order of the form, with the values of each. A player's own themes are further values.
pub const SETTINGS: [(&str, &[&str]); 10] = [
    (LANGUAGE, &[AUTO, "en", "zh", "ja"]),
    (THEME, &[AUTO, "dark", "light", "cvd", "mono"]),
    (COLORS, Colors::WORDS),
    (GLYPHS, Glyphs::WORDS),
    (PICTURE, Picture::WORDS),
    ("pace", &["off", "fast", "normal", "slow"]),
    ("preview", &["all", "filled", "off"]),
    ("confirm", &["yes", "no"]),
    ("forced", &["solo", "ask", "take"]),
    ("mouse", &["on", "off"]),
];

/// The reason why a text sets nothing.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", self.say(Words::english()))]
pub enum NotSet {
    /// It names no setting.
    Setting(String),
    /// The setting has no such value.
    Value { setting: &'static str, value: String, known: Vec<String> },
}

impl NotSet {
    pub fn say(&self, words: &Words) -> String {
        match self {
            NotSet::Setting(text) => words.text_with("screen-no-setting", &[("text", text.as_str().into())]),
            NotSet::Value { setting, value, known } => {
                let known = words.list(known);
                let places = [("setting", (*setting).into()), ("value", value.into()), ("known", known.into())];
                words.text_with("screen-no-value", &places)
            }
        }
    }
}

/// The settings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// Keys of commands, which have a separate file.
    #[serde(skip)]
    pub keys: Bindings,
    /// The language; that of the locale if there is none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub language: Option<Language>,
    /// The names of the player's own themes, which have files of their own.
    #[serde(skip)]
    pub own_themes: Vec<String>,
    /// Theme, colors, glyphs.
    pub looks: DisplayOptions,
    pub pace: Pace,
    /// The setting when an action is shown before it is taken.
    pub preview: Preview,
    /// Whether ending a phase is asked once more while actions are left.
    pub confirm_end: bool,
    /// The setting when a question with one answer is answered at once.
    pub forced: Forced,
    pub mouse: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            keys: Bindings::default(),
            language: None,
            own_themes: Vec::new(),
            looks: DisplayOptions::default(),
            pace: Pace::default(),
            preview: Preview::default(),
            confirm_end: true,
            forced: Forced::default(),
            mouse: false,
        }
    }
}

impl Settings {
    /// Reads the text of a settings file.
    ///
    /// # Errors
    /// Says what is wrong with it, with its line.
    pub fn read(text: &str) -> Result<Settings, String> {
        toml::from_str(text).map_err(|error| error.to_string().lines().next().unwrap_or_default().to_owned())
    }

    /// Changes one setting as it is typed, `pace=slow`, and returns which.
    ///
    /// # Errors
    /// Fails if there is no such setting, or it has no such value.
    pub fn set(&mut self, text: &str) -> Result<&'static str, NotSet> {
        let (key, value) = text.split_once('=').unwrap_or((text, ""));
        let (key, value) = (key.trim(), value.trim());
        let known = SETTINGS.iter().find(|(setting, _)| *setting == key);
        let (setting, _) = known.ok_or_else(|| NotSet::Setting(text.to_owned()))?;
        let known = self.values(setting);
        if !known.iter().any(|word| word == value) {
            return Err(NotSet::Value { setting, value: value.to_owned(), known });
        }
        self.put(setting, value);
        Ok(setting)
    }

    /// Gives a setting one of its values.
    pub fn put(&mut self, setting: &str, value: &str) {
        let looks = &mut self.looks;
        match setting {
            LANGUAGE => self.language = Language::of_id(value),
            THEME => looks.theme = value.to_owned(),
            COLORS => looks.colors = value.parse().unwrap_or_default(),
            GLYPHS => looks.glyphs = value.parse().unwrap_or_default(),
            PICTURE => looks.picture = value.parse().unwrap_or_default(),
            "pace" => self.pace = Pace::ALL.into_iter().find(|pace| pace.id() == value).unwrap_or_default(),
            "preview" => self.preview = Preview::ALL.into_iter().find(|when| when.id() == value).unwrap_or_default(),
            "confirm" => self.confirm_end = value == "yes",
            "forced" => self.forced = Forced::ALL.into_iter().find(|when| when.id() == value).unwrap_or_default(),
            "mouse" => self.mouse = value == "on",
            _ => {}
        }
    }

    /// Returns the steps without a choice that are taken at once.
    pub fn takes(&self) -> Takes {
        match self.forced {
            Forced::Solo => Takes::Alone,
            Forced::Ask => Takes::OnOwnTurn,
            Forced::Take => Takes::All,
        }
    }

    /// Returns the words that a setting can have.
    pub fn values(&self, setting: &str) -> Vec<String> {
        let words = SETTINGS.iter().find(|(key, _)| *key == setting).map_or(&[][..], |(_, words)| words);
        let own = self.own_themes.iter().filter(|name| setting == THEME && !words.contains(&name.as_str()));
        words.iter().map(ToString::to_string).chain(own.cloned()).collect()
    }

    /// Returns the word that a setting has now; `None` if there is no such setting.
    pub fn value(&self, key: &str) -> Option<String> {
        Some(match key {
            LANGUAGE => self.language.map_or(AUTO, Language::id).to_owned(),
            THEME if self.looks.theme.is_empty() => AUTO.to_owned(),
            THEME => self.looks.theme.clone(),
            COLORS => <&str>::from(self.looks.colors).to_owned(),
            GLYPHS => <&str>::from(self.looks.glyphs).to_owned(),
            PICTURE => <&str>::from(self.looks.picture).to_owned(),
            "pace" => self.pace.id().to_owned(),
            "preview" => self.preview.id().to_owned(),
            "confirm" => if self.confirm_end { "yes" } else { "no" }.to_owned(),
            "forced" => self.forced.id().to_owned(),
            "mouse" => if self.mouse { "on" } else { "off" }.to_owned(),
            _ => return None,
        })
    }

    /// Returns the text of a settings file.
    pub fn write(&self) -> String {
        toml::to_string(self).unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_setting_takes_each_of_its_words_and_says_so() {
        let mut settings = Settings::default();
        for (key, values) in SETTINGS {
            for value in values {
                assert_eq!(settings.set(&format!("{key} = {value}")), Ok(key), "{key}={value}");
                assert_eq!(settings.value(key).as_deref(), Some(*value));
            }
        }
        let wrong = settings.set("pace=warp").expect_err("no such pace");
        assert_eq!(wrong.to_string(), "pace can't be \"warp\". Values: off, fast, normal, slow.");
        assert!(settings.set("pace").is_err());
        assert_eq!(settings.set("tempo=slow"), Err(NotSet::Setting("tempo=slow".into())));
        assert_eq!(settings.value("tempo"), None);
    }

    #[test]
    fn only_themes_that_there_are_can_be_set() {
        let mut settings = Settings { own_themes: vec!["fen".into(), "dark".into()], ..Settings::default() };
        assert_eq!(settings.set("theme=fen"), Ok("theme"));
        let wrong = settings.set("theme=neon").expect_err("no such theme");
        assert!(wrong.to_string().contains("auto, dark, light, cvd, mono, fen"), "{wrong}");
        assert_eq!(settings.looks.theme, "fen");
    }

    #[test]
    fn settings_are_read_as_they_are_written() {
        let settings = Settings {
            pace: Pace::Slow,
            confirm_end: false,
            language: Some(Language::Japanese),
            mouse: true,
            ..Settings::default()
        };
        assert_eq!(Settings::read(&settings.write()), Ok(settings));
        assert_eq!(Settings::read(""), Ok(Settings::default()));
        assert!(Settings::read("pace = \"warp\"").is_err());
    }
}
