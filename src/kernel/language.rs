//! The languages that the program speaks.

use serde::{Deserialize, Serialize};

/// A language with words of its own.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub enum Language {
    #[default]
    #[serde(rename = "en")]
    English,
    /// In simplified characters.
    #[serde(rename = "zh")]
    Chinese,
    #[serde(rename = "ja")]
    Japanese,
}

impl Language {
    pub const ALL: [Language; 3] = [Language::English, Language::Chinese, Language::Japanese];

    /// Returns the word for it in flags, settings and the names of its files.
    pub const fn id(self) -> &'static str {
        match self {
            Language::English => "en",
            Language::Chinese => "zh",
            Language::Japanese => "ja",
        }
    }

    /// Returns its name in itself: who seeks it may read nothing else.
    pub const fn own_name(self) -> &'static str {
        match self {
            Language::English => "English",
            Language::Chinese => "简体中文",
            Language::Japanese => "日本語",
        }
    }

    /// Returns the language with this word.
    pub fn of_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|language| language.id() == id)
    }

    /// Returns the language of a locale such as `zh_TW.UTF-8`, in whatever country.
    pub fn of_locale(locale: &str) -> Option<Self> {
        Self::of_id(locale.split(['_', '-', '.', '@']).next().unwrap_or_default())
    }

    /// Returns whether its characters take two cells, which not every terminal can show.
    pub const fn is_wide(self) -> bool {
        !matches!(self, Language::English)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_locale_names_its_language_in_any_country_and_encoding() {
        for (locale, language) in [
            ("zh_CN.UTF-8", Some(Language::Chinese)),
            ("zh_TW", Some(Language::Chinese)),
            ("zh-Hans", Some(Language::Chinese)),
            ("ja_JP.eucJP", Some(Language::Japanese)),
            ("ja", Some(Language::Japanese)),
            ("en_GB@euro", Some(Language::English)),
            ("de_DE.UTF-8", None),
            ("zha", None),
            ("C", None),
            ("", None),
        ] {
            assert_eq!(Language::of_locale(locale), language, "{locale}");
        }
    }
}
