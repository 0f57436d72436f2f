//! What pictures for pages have in common: colors as classes, text without markup, the shortest outlines.

use std::fmt::Write as _;

use super::color::Tone;
use super::shape::{FONT_SIZE, Rect};

/// The colors of a picture, each a class of the style sheet.
#[derive(Default)]
pub(super) struct Classes(Vec<Tone>);

/// The classes of bold and of slanted letters.
pub(super) const BOLD: &str = "B";
pub(super) const ITALIC: &str = "I";

/// The fonts that are asked for; none is part of a picture.
const FONTS: &str =
    "ui-monospace,SFMono-Regular,Menlo,Consolas,\"DejaVu Sans Mono\",\"Noto Sans Mono CJK SC\",monospace";

impl Classes {
    /// Returns the class of a color: small letters, so that those of letters stand apart.
    pub fn class(&mut self, tone: Tone) -> String {
        let place = self.0.iter().position(|known| *known == tone).unwrap_or_else(|| {
            self.0.push(tone);
            self.0.len() - 1
        });
        let mut class = String::new();
        let mut rest = place;
        loop {
            class.insert(0, char::from(b'a' + (rest % 26) as u8));
            match (rest / 26).checked_sub(1) {
                Some(more) => rest = more,
                None => return class,
            }
        }
    }

    /// Returns the style sheet. Readers whose page is light get the other look, if there is one.
    pub fn sheet(&mut self) -> String {
        let mut sheet = format!(
            "text{{font:{FONT_SIZE}px {FONTS};white-space:pre}}.{BOLD}{{font-weight:700}}.{ITALIC}{{font-style:italic}}"
        );
        let mut light = String::new();
        for tone in self.0.clone() {
            let class = self.class(tone);
            // Writing into a string cannot fail.
            let _ = write!(sheet, ".{class}{{fill:{}}}", tone.first);
            if tone.light != tone.first {
                let _ = write!(light, ".{class}{{fill:{}}}", tone.light);
            }
        }
        if !light.is_empty() {
            let _ = write!(sheet, "@media (prefers-color-scheme:light){{{light}}}");
        }
        sheet
    }
}

/// Returns the text so that nothing in it is markup.
pub(super) fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

/// Adds the outline of a rectangle to a path.
pub(super) fn outline(path: &mut String, rect: Rect) {
    let Rect { x: [left, right], y: [top, bottom] } = rect;
    let _ = write!(path, "M{left} {top}H{right}v{}H{left}z", bottom - top);
}
