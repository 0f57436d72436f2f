//! What a player has set once and for all. Kept as a small TOML file; this module knows only its text.

use serde::{Deserialize, Serialize};
use std::time::Duration;

use super::theme::Wishes;

/// How fast bots play for the eye.
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

    /// How long a step stays before the next.
    pub const fn rest(self) -> Duration {
        Duration::from_millis(match self {
            Pace::Off => 0,
            Pace::Fast => 300,
            Pace::Normal => 900,
            Pace::Slow => 2200,
        })
    }
}

/// When an action is shown whole, and waits for Enter, before it is taken.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Preview {
    /// Always.
    All,
    /// Where keys have not named all of it.
    #[default]
    Filled,
    /// Never, unless several people play.
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

/// The settings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Settings {
    /// Theme, colors, glyphs.
    pub looks: Wishes,
    pub pace: Pace,
    /// When an action is shown before it is taken.
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
    /// What is wrong with it, with its line.
    pub fn read(text: &str) -> Result<Settings, String> {
        toml::from_str(text).map_err(|error| error.to_string().lines().next().unwrap_or_default().to_owned())
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
    fn settings_are_read_as_they_are_written() {
        let settings = Settings { pace: Pace::Slow, confirm_end: false, mouse: true, ..Settings::default() };
        assert_eq!(Settings::read(&settings.write()), Ok(settings));
        assert_eq!(Settings::read(""), Ok(Settings::default()));
        assert!(Settings::read("pace = \"warp\"").is_err());
    }
}
