//! Settings that a player changes. Kept as a small TOML file; this module knows only its text.

use serde::{Deserialize, Serialize};
use std::time::Duration;

use super::bindings::Bindings;
use super::theme::{Colors, Glyphs, Picture, Wishes};
use crate::kernel::Language;

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

    /// The word for it in settings.
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

    /// The word for it in settings.
    pub const fn id(self) -> &'static str {
        match self {
            Preview::All => "all",
            Preview::Filled => "filled",
            Preview::Off => "off",
        }
    }
}

/// What leaves the choice of a language to the locale.
pub const AUTO: &str = "auto";

/// Words of settings that `set` knows, with their values.
pub const SETTINGS: [(&str, &[&str]); 9] = [
    ("language", &[AUTO, "en", "zh", "ja"]),
    ("theme", &["auto", "dark", "light", "cvd", "mono"]),
    ("colors", Colors::WORDS),
    ("glyphs", Glyphs::WORDS),
    ("picture", Picture::WORDS),
    ("pace", &["off", "fast", "normal", "slow"]),
    ("preview", &["all", "filled", "off"]),
    ("confirm", &["yes", "no"]),
    ("forced", &["ask", "take"]),
];

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
    /// Theme, colors, glyphs.
    pub looks: Wishes,
    pub pace: Pace,
    /// The setting when an action is shown before it is taken.
    pub preview: Preview,
    /// Whether ending a phase is asked once more while actions are left.
    pub confirm_end: bool,
    /// Whether a question with one answer is answered at once even on another's turn.
    pub take_forced: bool,
    pub mouse: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Settings {
            keys: Bindings::default(),
            language: None,
            looks: Wishes::default(),
            pace: Pace::default(),
            preview: Preview::default(),
            confirm_end: true,
            take_forced: false,
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

    /// Changes one setting as it is typed: `pace=slow`. Whether there is such a setting with such a value.
    pub fn set(&mut self, text: &str) -> bool {
        let Some((key, value)) = text.split_once('=') else { return false };
        let value = value.trim();
        match key.trim() {
            "language" if value == AUTO => {
                self.language = None;
                true
            }
            "language" => Language::of_id(value).map(|language| self.language = Some(language)).is_some(),
            "theme" => {
                self.looks.theme = value.to_owned();
                true
            }
            "colors" => value.parse().map(|colors| self.looks.colors = colors).is_ok(),
            "glyphs" => value.parse().map(|glyphs| self.looks.glyphs = glyphs).is_ok(),
            "picture" => value.parse().map(|picture| self.looks.picture = picture).is_ok(),
            "pace" => Pace::ALL.into_iter().find(|pace| pace.id() == value).map(|pace| self.pace = pace).is_some(),
            "preview" => {
                Preview::ALL.into_iter().find(|when| when.id() == value).map(|when| self.preview = when).is_some()
            }
            "confirm" if matches!(value, "yes" | "no") => {
                self.confirm_end = value == "yes";
                true
            }
            "forced" if matches!(value, "ask" | "take") => {
                self.take_forced = value == "take";
                true
            }
            _ => false,
        }
    }

    /// The word that a setting has now; `None` if there is no such setting.
    pub fn value(&self, key: &str) -> Option<String> {
        Some(match key {
            "language" => self.language.map_or(AUTO, Language::id).to_owned(),
            "theme" if self.looks.theme.is_empty() => "auto".to_owned(),
            "theme" => self.looks.theme.clone(),
            "colors" => <&str>::from(self.looks.colors).to_owned(),
            "glyphs" => <&str>::from(self.looks.glyphs).to_owned(),
            "picture" => <&str>::from(self.looks.picture).to_owned(),
            "pace" => self.pace.id().to_owned(),
            "preview" => self.preview.id().to_owned(),
            "confirm" => if self.confirm_end { "yes" } else { "no" }.to_owned(),
            "forced" => if self.take_forced { "take" } else { "ask" }.to_owned(),
            _ => return None,
        })
    }

    /// The text of a settings file.
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
                assert!(settings.set(&format!("{key} = {value}")), "{key}={value}");
                assert_eq!(settings.value(key).as_deref(), Some(*value));
            }
        }
        assert!(!settings.set("pace") && !settings.set("pace=warp") && !settings.set("tempo=slow"));
        assert_eq!(settings.value("tempo"), None);
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
