//! What keys do while someone is asked: parts of actions, and the cursor.

use super::mode::{Confirm, Mode, Playback};
use super::panes::SIDE;
use super::{Focus, Play, PlaySession, Transition};
use crate::kernel::{Arg, Message, Part, Parts, join};
use crate::tui::commands::Command;
use crate::tui::composer::{ActionComposer, ComposerEvent, InputMode, NO_MORE, NO_MORE_KEY};
use crate::tui::game_ui::Spot;
use crate::tui::keys::{Direction, Key};
use crate::tui::palette::Role;
use crate::tui::settings::Preview;

impl Play {
    /// Takes a key for the action that is put together. A number may continue that was typed before.
    pub(super) fn compose(&mut self, key: Key, number: Option<u8>) {
        let Key::Char(c) = key else { return };
        if c == NO_MORE_KEY && self.composer.stage().pass {
            return self.end();
        }
        match self.composer.typed_char(c) {
            ComposerEvent::Act(action) => self.submit(action),
            ComposerEvent::Plan(actions) => self.take_plan(&actions),
            ComposerEvent::Changed => self.grown(),
            ComposerEvent::Waiting => {
                let at = self.composer.stage().picks.get(self.composer.cursor()).and_then(|pick| pick.part);
                self.cursor.spot = at.and_then(Spot::of).unwrap_or(self.cursor.spot);
            }
            ComposerEvent::Nothing if self.composer.stage().kind == InputMode::Verbs => {
                self.number_at_a_verb(c, number)
            }
            ComposerEvent::Nothing => self.refuse_typed(c),
        }
    }

    /// Takes a complete action, or shows it first.
    fn submit(&mut self, action: Parts) {
        let wanted = match self.settings.preview {
            Preview::All => true,
            Preview::Filled => !self.composer.is_spelled_out(),
            Preview::Off => false,
        };
        if !((wanted || self.session.is_among_people()) && self.show_first(&action, wanted)) {
            self.take(join(&action));
        }
    }

    /// The action has one part more.
    fn grown(&mut self) {
        self.cursor.looking = false;
        self.cursor.focus = Focus::Map;
        self.point();
    }

    /// A number where a verb is asked puts the cursor there.
    fn number_at_a_verb(&mut self, c: char, before: Option<u8>) {
        let longer =
            before.zip(c.to_digit(10)).and_then(|(before, digit)| before.checked_mul(10)?.checked_add(digit as u8));
        let longer = longer.filter(|number| self.is_on_the_map(Spot::Place(*number)));
        if let Some(number) = longer.or(Key::Char(c).number()) {
            if let Some(choosing) = self.mode.choosing_mut() {
                choosing.number = Some(number);
            }
            self.cursor.spot = Spot::Place(number);
            self.cursor.focus = Focus::Map;
            self.cursor.looking = true;
        }
    }

    fn is_on_the_map(&self, spot: Spot) -> bool {
        let (map, view) = (self.drawn.map.whole(), &self.session.shown.view);
        map.positions().any(|at| view.spot_at(map, at.x, at.y) == Some(spot))
    }

    /// Says that a key means nothing now, and where to read what does.
    pub(super) fn tell_no_use(&mut self, key: Key) {
        let (words, places) = (self.session.words(), [("key", key.to_string().into())]);
        self.ui.tell(Role::Dim, self.settings.keys.text_with(words, "screen-no-key", &places));
    }

    /// Says why an action cannot be taken now, if a key that means nothing here is its letter.
    pub(super) fn refuse_key(&mut self, key: Key) {
        if self.coach_refuses() {
            return;
        }
        // what is possible but does not use the place that was chosen begins again
        if self.composer.about().is_some() {
            self.composer.restart();
            if self.composer.composes(key) {
                return self.compose(key, None);
            }
        }
        let verb = match key {
            Key::Char(c) => self.composer.verb_under(c),
            _ => None,
        };
        let Some(verb) = verb else { return self.tell_no_use(key) };
        // the only action there is has been filled in: its key asks for what is asked already
        if self.composer.prefix().first() == Some(&Part::Verb(verb)) {
            return self.grown();
        }
        if self.composer.is_possible(verb) {
            return self.begin_instead(key);
        }
        self.explain_verb(verb);
    }

    /// Leaves the action that is put together for another one that begins with this key, and says so.
    fn begin_instead(&mut self, key: Key) {
        let left = self.action_in_words();
        self.composer.restart();
        self.compose(key, None);
        if self.composer.begun() && self.ui.notice.is_none() {
            self.ui.tell(Role::Dim, self.session.fill("screen-left-off", &[("action", left.into())]));
        }
    }

    /// Says why a verb cannot be used now.
    pub(super) fn explain_verb(&mut self, verb: &'static str) {
        if self.coach_refuses() {
            return;
        }
        let name = self.session.name_of(Part::Verb(verb));
        let (text, law) = match self.session.against_verb(verb) {
            Some((reason, law, is_example)) => {
                let key = if is_example { "screen-verb-example" } else { "screen-verb-because" };
                let places = [("action", name.into()), ("why", self.session.words().say(&reason).into())];
                (self.session.fill(key, &places), law.to_owned())
            }
            None => {
                let help = self.session.shown.view.verb_help(self.session.words(), verb);
                let places = [("action", name.into()), ("why", help.into())];
                (self.session.fill("screen-verb-nothing", &places), String::new())
            }
        };
        self.ui.tell_by_law(Role::Bad, text, law);
    }

    fn refuse_typed(&mut self, c: char) {
        if self.composer.stage().kind == InputMode::Map {
            let number = Key::Char(c).number().unwrap_or(0);
            return self.refuse(Part::Place(number));
        }
        if self.coach_refuses() {
            return;
        }
        self.ui.tell(Role::Bad, self.session.fill("screen-no-number", &[("key", c.to_string().into())]));
    }

    /// Takes cursor keys, Enter, and stepping back.
    pub(super) fn move_or_choose(&mut self, what: Command) -> Transition {
        if self.ui.panel.is_some() {
            self.panel_key(what);
            return Transition::Nothing;
        }
        if what == Command::Pane && self.ui.aside.is_some() {
            self.ui.panel = self.ui.aside.take();
            return Transition::Nothing;
        }
        match &mut self.mode {
            Mode::Choosing(_) => self.asked_key(what),
            Mode::HandOver(seat) => {
                let seat = *seat;
                if what == Command::Choose {
                    self.session.hand_to(seat);
                    self.turn_to_now();
                }
            }
            Mode::Ended(ending) if !ending.is_put_away => return self.end_key(what),
            Mode::Ended(ending) if what == Command::Choose => ending.is_put_away = false,
            Mode::Watching(_, playback) if what == Command::Choose => {
                *playback = if *playback == Playback::Held { Playback::Paced } else { Playback::Hurried };
            }
            Mode::Watching(..) | Mode::Ended(_) => match what {
                Command::Drop => self.cursor.looking = false,
                _ => self.roam(what),
            },
            Mode::Replay(_) => return self.replay_key(what),
        }
        Transition::Nothing
    }

    fn asked_key(&mut self, what: Command) {
        let kind = self.composer.stage().kind;
        let listed = self.composer.is_listed();
        match what {
            Command::Choose => self.choose(),
            Command::StepBack => {
                if !self.composer.back() {
                    let undo = self.settings.keys.shown(&[Command::Undo]);
                    self.ui.tell(Role::Dim, self.session.fill("screen-nothing-to-step-back", &[("key", undo.into())]));
                }
                self.point();
            }
            Command::Drop => {
                self.cursor.looking = false;
                self.cursor.focus = Focus::Map;
                self.composer.restart();
                self.point();
            }
            Command::Next | Command::Previous if kind == InputMode::Verbs && !listed => {
                self.ui.tell(Role::Dim, self.session.say("screen-verb-first"));
            }
            Command::Next | Command::Previous => {
                self.composer.turn(what == Command::Next);
                let at = self.composer.stage().picks.get(self.composer.cursor()).and_then(|pick| pick.part);
                self.cursor.spot = at.and_then(Spot::of).unwrap_or(self.cursor.spot);
            }
            Command::Pane if kind == InputMode::Verbs && !self.session.held_cards().is_empty() => {
                self.cursor.focus = if self.cursor.focus == Focus::Map { Focus::Hand } else { Focus::Map };
            }
            Command::Pane => {
                if let Some(choosing) = self.mode.choosing_mut() {
                    choosing.is_battle_aside = !choosing.is_battle_aside;
                }
            }
            Command::More | Command::Right if kind == InputMode::Count => self.composer.turn(true),
            Command::Less | Command::Left if kind == InputMode::Count => self.composer.turn(false),
            Command::Down | Command::Right if listed => self.composer.turn(true),
            Command::Up | Command::Left if listed => self.composer.turn(false),
            _ if self.cursor.focus == Focus::Hand => {
                let count = self.session.held_cards().len().max(1);
                match what {
                    Command::Down | Command::Right => self.cursor.held = (self.cursor.held + 1) % count,
                    Command::Up | Command::Left => self.cursor.held = (self.cursor.held + count - 1) % count,
                    _ => {}
                }
            }
            _ => self.roam(what),
        }
    }

    /// Moves the cursor over the map.
    fn roam(&mut self, what: Command) {
        let motion = match what {
            Command::Left => Direction::Left,
            Command::Down => Direction::Down,
            Command::Up => Direction::Up,
            Command::Right => Direction::Right,
            _ => return,
        };
        let stage = self.composer.stage();
        let regions =
            stage.kind == InputMode::Map && stage.picks.iter().any(|pick| matches!(pick.part, Some(Part::Region(_))));
        if let Some(spot) = self.session.shown.view.step(self.drawn.map.whole(), self.cursor.spot, motion, regions) {
            self.cursor.spot = spot;
        }
        self.cursor.looking = true;
        self.sync();
    }

    /// Enter: takes what is under the cursor; where a verb is asked, lists the actions that name it.
    fn choose(&mut self) {
        let kind = self.composer.stage().kind;
        if self.propose() {
            return;
        }
        if kind == InputMode::Verbs && self.composer.about().is_none() {
            let Some(thing) = self.pointed() else { return };
            if self.composer.stage().picks.len() == 1 && !self.composer.stage().pass {
                let only = self.composer.take(0);
                return self.guided_on(only);
            }
            if self.composer.ask_about(thing) {
                self.cursor.looking = false;
            } else if !self.coach_refuses() {
                let picks = &self.composer.stage().picks;
                let can = picks.iter().filter_map(|pick| {
                    Some(self.session.words().beside([pick.key.clone(), self.session.name_of(pick.part?)]))
                });
                let places =
                    [("thing", self.session.name_of(thing).into()), ("actions", self.session.words().list(can).into())];
                let key = if picks.is_empty() { "screen-nothing-left" } else { "screen-nothing-about" };
                self.ui.tell(Role::Dim, self.session.fill(key, &places));
            }
            return;
        }
        if kind == InputMode::Map
            && self.composer.typed().is_empty()
            && self.composer.find(self.cursor.spot.part()).is_none()
        {
            return self.refuse(self.cursor.spot.part());
        }
        // what was typed is meant, not what the cursor happens to be on
        let typed = self.composer.typed().to_owned();
        if !typed.is_empty()
            && self.composer.stage().picks.get(self.composer.cursor()).is_none_or(|pick| pick.key != typed)
        {
            self.composer.forget_typed();
            return match typed.parse() {
                Ok(number) if kind == InputMode::Map => self.refuse(Part::Place(number)),
                _ => self.ui.tell(Role::Bad, self.session.fill("screen-no-number", &[("key", typed.into())])),
            };
        }
        let done = self.composer.take(self.composer.cursor());
        self.guided_on(done);
    }

    fn guided_on(&mut self, guided: ComposerEvent) {
        match guided {
            ComposerEvent::Act(action) => self.submit(action),
            ComposerEvent::Plan(actions) => self.take_plan(&actions),
            ComposerEvent::Changed => self.grown(),
            ComposerEvent::Waiting | ComposerEvent::Nothing => {}
        }
    }

    /// Says why a part cannot come next.
    fn refuse(&mut self, part: Part) {
        match self.reason(part) {
            Some((message, law)) => {
                let text = self.session.words().say(&message);
                self.ui.tell_by_law(Role::Bad, text, law.to_owned());
            }
            None => self.ui.tell(Role::Bad, self.session.say("screen-not-a-target")),
        }
    }

    /// Returns why no action continues with this part: the rules judge one that would, made like the legal ones.
    fn reason(&self, part: Part) -> Option<(Message, &'static str)> {
        let prefix = self.composer.prefix();
        let legal = self.session.legal();
        let like = legal.iter().filter(|action| action.starts_with(prefix) && action.len() > prefix.len());
        let mut first = None;
        for action in like {
            let mut wished = action.clone();
            wished[prefix.len()] = part;
            if let Some(Part::Count(count)) = wished.last_mut() {
                *count = 1;
            }
            if let Ok(Some(reason)) = self.session.why_not(&join(&wished)) {
                // The player did not ask for the other parts: a reason about this one is better.
                if speaks_of(&reason.0, part) {
                    return Some(reason);
                }
                first.get_or_insert(reason);
            }
        }
        first
    }

    /// Takes an action in notation, for the player at the keyboard.
    pub(super) fn take(&mut self, action: String) {
        let before = self.session.shown.snapshot.log_len;
        let done = match self.shows_at_once() {
            true => self.session.act(&action),
            false => self.session.act_by_steps(&action),
        };
        self.taken(before, done);
    }

    /// Takes the actions of a plan.
    pub(super) fn take_plan(&mut self, actions: &[Parts]) {
        let before = self.session.shown.snapshot.log_len;
        let done = self.session.act_all(actions);
        self.taken(before, done);
    }

    fn taken(&mut self, before: usize, done: Result<(), (String, Option<&'static str>)>) {
        match done {
            Ok(()) => {
                self.ui.cited.clear();
                self.told_unsaved = false;
                self.note_action(before);
                (self.ui.panel, self.ui.aside) = (None, None);
                self.turn_to_now();
            }
            Err((text, law)) => {
                self.composer.restart();
                self.ui.tell_by_law(Role::Bad, text, law.unwrap_or_default().to_owned());
            }
        }
    }

    /// Takes "no more"; asks once more if actions are left.
    pub(super) fn end(&mut self) {
        let left = self.session.shown.view.left();
        if self.settings.confirm_end && left > 0 {
            self.mode.confirm(Confirm::End);
        } else {
            self.take(NO_MORE.to_owned());
        }
    }

    /// Returns the thing under the cursor.
    pub(super) fn pointed(&self) -> Option<Part> {
        match self.cursor.focus {
            Focus::Map => Some(self.cursor.spot.part()),
            Focus::Hand => self.session.held_cards().get(self.cursor.held).copied().map(Part::Card),
        }
    }
}

impl PlaySession {
    /// Returns whether other humans play, among whom what cannot be taken back is always shown.
    pub(super) fn is_among_people(&self) -> bool {
        self.people() > 1 || self.is_shared()
    }

    pub(super) fn name_of(&self, part: Part) -> String {
        self.shown.view.part(self.words(), part)
    }

    /// Returns the kinds of the cards in the hand that is shown, in the order of its lines.
    pub(super) fn held_cards(&self) -> Vec<&'static str> {
        self.shown.view.hand(&self.plain_ctx(), usize::from(SIDE)).iter().map(|held| held.id).collect()
    }
}

impl ActionComposer {
    /// Returns whether the picks stand in a list through which arrows go.
    pub(super) fn is_listed(&self) -> bool {
        let kind = self.stage().kind;
        matches!(kind, InputMode::List | InputMode::Hand | InputMode::Plans)
            || (kind == InputMode::Verbs && self.about().is_some())
    }

    /// Returns whether a key goes on with the action that is put together.
    pub(super) fn composes(&self, key: Key) -> bool {
        let Key::Char(c) = key else { return false };
        let stage = self.stage();
        let names_a_pick = || stage.picks.iter().any(|pick| pick.key == c.to_string());
        c == NO_MORE_KEY && stage.pass || c.is_ascii_digit() || c.is_ascii_lowercase() && names_a_pick()
    }
}

fn speaks_of(message: &Message, part: Part) -> bool {
    message.args.iter().any(|(_, arg)| match (arg, part) {
        (Arg::Number(number), Part::Place(place)) => *number == i32::from(place),
        (Arg::Name { id, .. }, part) => part.word() == Some(*id),
        _ => false,
    })
}
