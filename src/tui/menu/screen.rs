//! What all menus have in common: a question and its keys in the last lines, a page of help, and a way out.

use ratatui::Frame;
use ratatui::layout::{Position, Rect};
use std::time::Duration;

use super::clicks::{Clicks, Hit};
use super::keys::{HelpPage, Keys};
use super::offer::MenuOffer;
use crate::tui::commands::{Command, Place};
use crate::tui::component::{Component, Context, Outcome};
use crate::tui::input::Input;
use crate::tui::key_bar::{Hint, KeyBar};
use crate::tui::keys::{Key, MouseEventKind};
use crate::tui::palette::Role;
use crate::tui::play::too_small;
use crate::tui::text::{Canvas, Row, paragraph};

/// One menu. What is nothing special is a default.
pub trait Menu {
    /// The place whose commands mean something in it.
    const PLACE: Place = Place::Menu;
    /// The key of its question.
    const QUESTION: &'static str;

    /// Lists what can be done in it.
    fn offers(&self, context: &Context) -> Vec<MenuOffer>;
    /// Takes a key of an offer or of a text, and the command that it is bound to.
    fn key(&mut self, key: Key, what: Option<Command>, context: &Context) -> Outcome;
    /// Draws it above the last two lines; where the terminal's cursor belongs, if a text is typed.
    fn draw(&mut self, context: &Context, area: Rect, canvas: &mut Canvas, clicks: &mut Clicks) -> Option<Position>;

    /// Returns its page of keys.
    fn help_page(&self) -> Option<HelpPage> {
        None
    }
    /// Returns whether a command closes it.
    fn is_closed_by(&self, what: Command) -> bool {
        matches!(what, Command::Drop | Command::Leave | Command::Close)
    }
    /// Puts the cursor where a click was; the key that the click stands for.
    fn click(&mut self, _: Hit) -> Option<Key> {
        None
    }
    /// Returns whether a key belongs to a text that is typed.
    fn types(&mut self, _: Key) -> bool {
        false
    }
    /// Returns whether that text is a name, in whatever characters.
    fn types_name(&mut self) -> bool {
        false
    }
    fn paste(&mut self, _text: &str, _: &Context) {}
    fn settle(&mut self, _: &Context) {}
    fn rest(&self) -> Option<Duration> {
        None
    }
    fn tick(&mut self, _: &Context) {}
}

/// A menu on the screen.
pub struct MenuScreen<M> {
    menu: M,
    /// What was said to the player, until the next key.
    notice: Option<String>,
    clicks: Clicks,
}

impl<M: Menu> MenuScreen<M> {
    pub fn new(menu: M) -> Self {
        Self { menu, notice: None, clicks: Clicks::default() }
    }

    /// Adds what is said to the player first.
    #[must_use]
    pub fn saying(self, notice: Option<String>) -> Self {
        Self { notice, ..self }
    }

    fn key(&mut self, key: Key, context: &Context) -> Outcome {
        let (is_typed, is_name) = (self.menu.types(key), self.menu.types_name());
        let key = if is_name { key } else { key.folded() };
        let keys = &context.settings.keys;
        if key.is_composed() && !is_name {
            let places = [("key", key.to_string().into())];
            self.notice = Some(keys.text_with(context.words(), "screen-composed", &places));
            return Outcome::Stay;
        }
        // what belongs to a text is no command, whichever the player has given it to
        let what = keys.bound(M::PLACE, key).or(keys.bound(Place::Menu, key)).filter(|_| !is_typed);
        if what.is_some_and(|what| self.menu.is_closed_by(what)) {
            return Outcome::Close;
        }
        if let (Some(Command::Help), Some(page)) = (what, self.menu.help_page()) {
            return Outcome::Open(Box::new(MenuScreen::new(Keys::of_menu(context, page, &self.offers(context)))));
        }
        self.notice = None;
        match is_typed || self.menu.offers(context).iter().any(|offer| offer.takes(key)) {
            true => self.menu.key(key, what, context),
            false => Outcome::Stay,
        }
    }

    /// Lists what can be done in it, and in all menus.
    fn offers(&self, context: &Context) -> Vec<MenuOffer> {
        let ways_out = [Command::Drop, Command::Leave, Command::Close];
        let out: Vec<Command> = ways_out.into_iter().filter(|what| self.menu.is_closed_by(*what)).collect();
        let out = (!out.is_empty()).then(|| {
            MenuOffer::commands(context, &out, "screen-menu-back")
                .labeled(context, "screen-key-back-out")
                .shown_as(Key::Esc)
        });
        let help = self.menu.help_page().map(|_| MenuOffer::described(context, Command::Help));
        let always = [Command::Redraw, Command::Suspend].map(|what| MenuOffer::described(context, what));
        self.menu.offers(context).into_iter().chain(out).chain(help).chain(always).collect()
    }

    fn click(&mut self, at: Position) -> Option<Key> {
        self.clicks.key(at).or_else(|| self.menu.click(self.clicks.hit(at)?))
    }
}

impl<M: Menu> Component for MenuScreen<M> {
    fn input(&mut self, input: &Input, context: &Context) -> Outcome {
        let key = match input {
            Input::Key(key) => Some(*key),
            Input::Mouse(mouse) => match mouse.kind {
                MouseEventKind::WheelUp => Some(Key::Up),
                MouseEventKind::WheelDown => Some(Key::Down),
                MouseEventKind::Click => self.click(Position { x: mouse.x, y: mouse.y }),
                MouseEventKind::Hover => None,
            },
            Input::Paste(text) => {
                self.notice = None;
                self.menu.paste(text, context);
                None
            }
            Input::Resize | Input::Redraw | Input::Wake => None,
        };
        key.map_or(Outcome::Stay, |key| self.key(key, context))
    }

    fn hints(&self, context: &Context) -> Vec<Hint> {
        self.offers(context).iter().filter_map(MenuOffer::hint).collect()
    }

    fn draw(&mut self, context: &Context, frame: &mut Frame) {
        let (area, words) = (frame.area(), context.words());
        let mut canvas = Canvas { buffer: frame.buffer_mut(), palette: context.theme };
        canvas.rows(area, &[]);
        self.clicks = Clicks::default();
        if let Some(says) = too_small(words, area) {
            return canvas.rows(area, &paragraph(Role::Text, &says, area.width.into()));
        }
        let row = |from_bottom: u16| Rect { y: area.bottom() - from_bottom, height: 1, ..area };
        let cursor = self.menu.draw(context, area, &mut canvas, &mut self.clicks);
        // what can be done follows from how much there was room for
        let bar = KeyBar::fit(&self.hints(context), usize::from(area.width) - 2);
        canvas.row(row(1), &Row::plain(" ").join(bar.row.clone()));
        self.clicks.note_bar(Rect { x: area.x + 1, ..row(1) }, bar);
        match &self.notice {
            None => canvas.row(row(2), &Row::of(Role::Prompt, format!("> {}", words.text(M::QUESTION)))),
            Some(notice) => {
                let rows = paragraph(Role::Bad, &format!("> {notice}"), area.width.into());
                let height = rows.len() as u16;
                canvas.rows(Rect { y: area.bottom() - 1 - height, height, ..area }, &rows);
            }
        }
        if let Some(cursor) = cursor {
            frame.set_cursor_position(cursor);
        }
    }

    fn notify(&mut self, says: String) {
        self.notice = Some(says);
    }

    fn settle(&mut self, context: &Context) {
        self.menu.settle(context);
    }

    fn rest(&self) -> Option<Duration> {
        self.menu.rest()
    }

    fn tick(&mut self, context: &Context) {
        self.menu.tick(context);
    }
}
