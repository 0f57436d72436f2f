//! What can be done now. The key bar, the keys, clicks on the bar and the page of help all come from this one list.

use std::collections::BTreeSet;

use super::mode::{Focused, Leaving, Mode, Playback};
use super::{Play, PlaySession, Topic, Transition, TurnStatus};
use crate::kernel::Part;
use crate::tui::commands::{Command, Place};
use crate::tui::composer::{Candidate, InputMode, NO_MORE, NO_MORE_KEY};
use crate::tui::key_bar::{Hint, KeyList, Rank};
use crate::tui::keys::Key;
use crate::tui::law::Way;
use crate::tui::palette::Role;
use crate::tui::settings::Pace;

/// Something that can be done now.
#[derive(Clone, Debug)]
pub struct Offer {
    pub hint: Hint,
    pub does: Does,
    /// Whether it has a place in the key bar.
    pub shown: bool,
}

/// What an offer does.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Does {
    /// One of these, each under its own keys.
    Commands(Vec<Command>),
    /// Goes on with the action that is put together.
    Compose,
    /// Says why this verb cannot be used now.
    Explain(&'static str),
    /// Edits the line that is typed.
    Edit,
    /// Opens the board of the faction whose capital was pressed.
    Board,
    /// Takes an action of the hint that is open, the best one first.
    TakeHint(usize),
    /// Shows the beginning of a turn that decided the game that is watched.
    ShowTurning(usize),
    TakeAction,
    StepBackFromAction,
    DropAction,
    EndPhase,
    GoOn,
    Leave,
    Stay,
    /// Gives the wish a second try that a save stood in the way of.
    TryAgain,
    SaveElsewhere,
    Abandon,
}

impl Offer {
    /// Makes room for others where the key bar is short.
    pub(super) fn spare(mut self) -> Self {
        self.hint.rank = Rank::Spare;
        self
    }

    /// Goes on with the action that is put together.
    fn composes(hint: Hint) -> Self {
        Self { hint, does: Does::Compose, shown: true }
    }

    /// Leaves it out of the key bar.
    fn silent(does: Does) -> Self {
        Self { hint: Hint::new(KeyList::default(), ""), does, shown: false }
    }
}

impl Play {
    /// Offers a command under its own name.
    pub(super) fn offer(&self, what: Command) -> Offer {
        let (keys, label) = self.settings.keys.label(self.session.words(), what);
        Offer { hint: Hint::new(keys, label), does: Does::Commands(vec![what]), shown: true }
    }

    /// Offers commands under one name.
    pub(super) fn offer_as(&self, what: &[Command], label: &str) -> Offer {
        let hint = Hint::new(self.settings.keys.first(what), self.session.say(label));
        Offer { hint, does: Does::Commands(what.to_vec()), shown: true }
    }

    pub(super) fn offer_key(&self, keys: impl Into<KeyList>, label: &str, does: Does) -> Offer {
        Offer { hint: Hint::new(keys, self.session.say(label)), does, shown: true }
    }

    /// Lists what can be done now, what comes first in the key bar first. Of the commands that a key calls everywhere it has
    /// those that the bar may show.
    fn offers(&self) -> Vec<Offer> {
        let key = |keys: Key, label: &str, does| self.offer_key(keys, label, does);
        match self.focused() {
            Focused::Search => {
                vec![key(Key::Enter, "screen-key-search-it", Does::Edit), key(Key::Esc, "screen-key-drop", Does::Edit)]
            }
            Focused::Command => vec![
                key(Key::Enter, "screen-key-do-it", Does::Edit),
                key(Key::Tab, "screen-key-complete", Does::Edit),
                key(Key::Esc, "screen-key-drop", Does::Edit),
                Offer { does: Does::Edit, ..self.offer_as(&[Command::Help], "screen-key-why-typed").spare() },
            ],
            Focused::Leaving => self.leaving_offers(),
            Focused::End => vec![
                key(Key::Char(NO_MORE_KEY), "screen-key-end-it", Does::EndPhase),
                key(Key::Esc, "screen-key-go-on", Does::GoOn),
                Offer { shown: false, ..key(Key::Enter, "screen-key-end-it", Does::EndPhase) },
            ],
            Focused::Action => vec![
                key(Key::Enter, "screen-key-do-it", Does::TakeAction),
                key(Key::Backspace, "screen-key-back", Does::StepBackFromAction),
                key(Key::Esc, "screen-key-drop", Does::DropAction),
            ],
            Focused::Past => vec![
                key(Key::Esc, "screen-key-back-to-log", Does::Commands(vec![Command::Drop])),
                self.offer_as(&[Command::Left, Command::Right], "screen-key-older-newer"),
            ],
            Focused::Panel => self.with_proposal(self.panel_offers()),
            Focused::Mode => {
                let aside = self.ui.aside.is_some();
                let back = aside.then(|| self.offer_as(&[Command::Pane], "screen-key-see-panel"));
                self.with_proposal(back.into_iter().chain(self.mode_offers()).collect())
            }
        }
    }

    /// Lists the commands that mean something under an open panel.
    pub(super) fn commands_below(&self) -> BTreeSet<Command> {
        let offered = self.mode_offers().into_iter().filter_map(|offer| match offer.does {
            Does::Commands(commands) => Some(commands),
            _ => None,
        });
        let place = self.mode.ground();
        let known = Command::ALL.into_iter().filter(|command| command.places().contains(&place));
        offered.flatten().chain(known).collect()
    }

    /// Returns the offers of the key bar.
    pub(super) fn key_hints(&self) -> Vec<Hint> {
        // a line over the question takes no key from it but those of its own
        let is_line = self.focused() == Focused::Panel && self.line_of_panel().is_some();
        let is_free = |offer: &Offer| match &offer.does {
            Does::Commands(commands) => !commands.iter().any(|what| [Command::Choose, Command::Drop].contains(what)),
            Does::Board => false,
            _ => true,
        };
        let below = if is_line { self.mode_offers() } else { Vec::new() };
        let below = below.into_iter().filter(is_free);
        self.offers().into_iter().chain(below).filter(|offer| offer.shown).map(|offer| offer.hint).collect()
    }

    /// Puts the player's word to a proposal first, if it is waited for.
    fn with_proposal(&self, mut offers: Vec<Offer>) -> Vec<Offer> {
        if self.session.is_asked_to_agree() {
            offers.insert(0, self.offer(Command::Agree));
        }
        offers
    }

    /// Offers what the mode is for.
    fn mode_offers(&self) -> Vec<Offer> {
        match &self.mode {
            Mode::Choosing(_) => self.choosing_offers(),
            Mode::HandOver(_) => vec![
                self.offer_as(&[Command::Choose], "screen-key-show-hand"),
                self.offer(Command::Type).spare(),
                self.offer(Command::Leave).spare(),
            ],
            Mode::Replay(_) => self.replay_offers(),
            Mode::Ended(ending) if !ending.is_put_away => self.end_offers(),
            Mode::Ended(_) => {
                let result = self.offer_as(&[Command::Choose], "screen-key-result");
                [result, self.boards_offer().spare()].into_iter().chain(self.spare_offers()).collect()
            }
            // a person at another terminal is neither held up nor skipped
            Mode::Watching(..) if self.elsewhere().is_some() || self.session.is_gone() => {
                let first = [self.offer(Command::Type), self.boards_offer().spare()];
                first.into_iter().chain(self.spare_offers()).collect()
            }
            Mode::Watching(_, playback) => {
                let (hold, enter) = match playback {
                    Playback::Held | Playback::OneStep => ("screen-key-step", "screen-key-go-on"),
                    Playback::Paced | Playback::Hurried | Playback::UntilConcerned | Playback::UntilTurnOver(_) => {
                        ("screen-key-hold", "screen-key-skip")
                    }
                };
                let first = [self.offer_as(&[Command::Hold], hold), self.offer_as(&[Command::Choose], enter)];
                let is_shown = self.session.person().is_some() && self.settings.pace != Pace::Off;
                let concerned = is_shown.then(|| self.offer_as(&[Command::Next], "screen-key-concerned"));
                let turn = is_shown.then(|| self.offer(Command::Turn).spare());
                let boards = self.boards_offer().spare();
                first.into_iter().chain(concerned).chain(turn).chain([boards]).chain(self.spare_offers()).collect()
            }
        }
    }

    /// Offers the boards, each under the capital of its faction.
    pub(super) fn boards_offer(&self) -> Offer {
        self.offer_key(self.board_keys(), "screen-key-boards", Does::Board)
    }

    /// Offers log, undo and help, as far as they do something.
    pub(super) fn spare_offers(&self) -> Vec<Offer> {
        let undo = self.session.can_undo().is_ok().then_some(Command::Undo);
        let some = [Some(Command::Log), undo, Some(Command::Help)].into_iter().flatten();
        some.map(|what| self.offer(what).spare()).collect()
    }

    fn panel_offers(&self) -> Vec<Offer> {
        let Some(panel) = &self.ui.panel else { return Vec::new() };
        let mut offers = vec![self.offer_key(Key::Esc, "screen-key-close", Does::Commands(vec![Command::Drop]))];
        if self.line_of_panel().is_some() {
            offers.insert(0, self.offer_as(&[Command::Choose], "screen-key-more"));
        }
        if panel.scroll.is_longer() || panel.topic == Topic::Log {
            offers.push(self.offer_as(&[Command::Down, Command::Up], "screen-key-scroll"));
        }
        match &panel.topic {
            Topic::Log => {
                offers.push(self.offer_as(&[Command::Choose], "screen-key-then"));
                let (fold, label) = match panel.folded {
                    true => (Command::Right, "screen-key-unfold"),
                    false => (Command::Left, "screen-key-fold"),
                };
                offers.push(self.offer_as(&[fold], label));
            }
            Topic::Hint(tip) => {
                let digit = |index: usize| Some((index, Key::Char(char::from_digit(index as u32 + 1, 10)?)));
                let numbers: Vec<(usize, Key)> = (0..tip.choices().len()).filter_map(digit).collect();
                let take = |(index, key): &(usize, Key)| {
                    let offer = self.offer_key(*key, "screen-key-take", Does::TakeHint(*index));
                    Offer { shown: false, ..offer }
                };
                offers.extend(numbers.iter().map(take));
                let others = numbers.iter().skip(1).map(|(_, key)| KeyList::from(*key));
                let keys = [KeyList::from(Key::Enter)].into_iter().chain(others).collect::<KeyList>();
                offers.push(self.offer_key(keys, "screen-key-take", Does::TakeHint(0)));
                if tip.level < self.session.best_level() {
                    offers.push(self.offer_as(&[Command::Hint], "screen-key-think"));
                }
            }
            _ => {}
        }
        if panel.scroll.is_longer() {
            offers.push(self.offer_as(&[Command::PageDown], "screen-key-page").spare());
        }
        if !panel.query.is_empty() {
            offers.push(self.offer_as(&[Command::Next, Command::Previous], "screen-key-next-found").spare());
        } else if panel.topic.is_searched() {
            offers.push(self.offer(Command::Search).spare());
        }
        match &panel.topic {
            Topic::Why { reasons, .. } if reasons.iter().any(|reason| self.session.tells_law(&reason.law)) => {
                offers.push(self.offer(Command::Law).spare());
            }
            Topic::Law(wish) | Topic::Page(wish) => {
                let next: &[Command] = match panel.query.is_empty() {
                    true => &[Command::Next, Command::Previous],
                    false => &[Command::Right, Command::Left],
                };
                offers.push(self.offer_as(next, "screen-key-next-law").spare());
                if self.session.book().beside(wish, Way::Above).is_some() {
                    offers.push(self.offer_as(&[Command::StepBack], "screen-key-law-above").spare());
                }
            }
            Topic::Board(_) | Topic::Table => {
                offers.push(self.offer_as(&[Command::Next, Command::Previous], "screen-key-next-board").spare());
            }
            _ => {}
        }
        offers.push(self.boards_offer().spare());
        offers.push(self.offer_as(&[Command::Pane], "screen-key-see-map").spare());
        offers
    }

    fn choosing_offers(&self) -> Vec<Offer> {
        let stage = self.composer.stage();
        // whatever is typed for the action comes before the commands
        let mut offers = vec![Offer::silent(Does::Compose)];
        offers.extend(match stage.kind {
            InputMode::Verbs => self.verb_offers(),
            InputMode::Map => self.map_offers(),
            InputMode::Count => self.count_offers(),
            InputMode::Hand => vec![self.typed_offer("screen-key-card"), self.enter_offer()],
            InputMode::List if self.fits_inline() => self.list_hints().into_iter().map(Offer::composes).collect(),
            InputMode::Plans | InputMode::List => self.entry_offers(),
        });
        if stage.pass {
            let label = match stage.kind {
                InputMode::Verbs if stage.picks.is_empty() => "screen-key-only-no",
                InputMode::Verbs if self.session.shown.view.left() > 0 => "screen-key-end",
                _ => "screen-key-no",
            };
            offers.push(self.offer_key(Key::Char(NO_MORE_KEY), label, Does::Compose));
        }
        if self.composer.begun() {
            offers.push(self.offer(Command::StepBack));
            offers.push(match self.composer.about() {
                Some(_) => self.offer_as(&[Command::Drop], "screen-key-widen"),
                None => self.offer(Command::Drop).spare(),
            });
        } else {
            offers.extend(self.commands_beside());
        }
        offers
    }

    /// Offers something to type.
    fn typed_offer(&self, label: &str) -> Offer {
        self.offer_key(KeyList::default(), label, Does::Compose)
    }

    /// Offers the verbs, and between actions those that cannot be used now, unless there is nothing to choose.
    fn verb_offers(&self) -> Vec<Offer> {
        let picks = self.composer.stage().picks.iter();
        let mut offers: Vec<Offer> = picks.map(|pick| self.pick_offer(pick)).collect();
        if self.session.shown.snapshot.at_rest && self.composer.about().is_none() && !offers.is_empty() {
            offers.extend(self.composer.idle_verbs().into_iter().map(|(verb, letter)| {
                let label = self.session.name_of(Part::Verb(verb));
                let is_rare = self.session.shown.view.is_seldom(verb);
                let rank = if is_rare { Rank::Rare } else { Rank::Idle };
                let hint = Hint::new(Key::Char(letter), label).ranked(rank);
                Offer { hint, does: Does::Explain(verb), shown: true }
            }));
        }
        offers
    }

    fn pick_offer(&self, pick: &Candidate) -> Offer {
        let label = pick.part.map(|part| self.session.name_of(part)).unwrap_or_default();
        Offer::composes(Hint::new(pick.keys(), label))
    }

    fn map_offers(&self) -> Vec<Offer> {
        let picks = &self.composer.stage().picks;
        let regions = picks.iter().any(|pick| matches!(pick.part, Some(Part::Region(_))));
        let places = picks.iter().any(|pick| matches!(pick.part, Some(Part::Place(_))));
        let first = self.typed_offer(match (places, regions) {
            (true, true) => "screen-key-number-letter",
            (false, true) => "screen-key-letter",
            _ => "screen-key-number",
        });
        let named = picks.iter().filter(|pick| matches!(pick.part, Some(Part::Named(_))));
        let next = self.offer_as(&[Command::Next, Command::Previous], "screen-key-next").spare();
        let last = [next, self.enter_offer()];
        [first].into_iter().chain(named.map(|pick| self.pick_offer(pick))).chain(last).collect()
    }

    fn count_offers(&self) -> Vec<Offer> {
        let picks = &self.composer.stage().picks;
        let (Some(first), Some(last)) = (picks.first(), picks.last()) else { return Vec::new() };
        // a lesson may leave one number of several
        let range = if first == last { last.key.clone() } else { format!("{}-{}", first.key, last.key) };
        let names = self.session.shown.view.number_asked(self.session.words(), self.composer.prefix()).is_some();
        let label = if names { "screen-key-which" } else { "screen-key-count" };
        let now = picks.get(self.composer.cursor()).map_or(&last.key, |pick| &pick.key).clone();
        vec![self.offer_key(KeyList::typed(range), label, Does::Compose), self.take_offer(now)]
    }

    /// Offers the entries of a list by their numbers; plans are also looked at one by one.
    fn entry_offers(&self) -> Vec<Offer> {
        let stage = self.composer.stage();
        let is_seen = stage.kind == InputMode::Plans && stage.picks.len() > 1;
        let see = is_seen.then(|| self.offer_as(&[Command::Down, Command::Up], "screen-key-see-plan").spare());
        let choose = self.offer_as(&[Command::Choose], "screen-key-choose");
        [self.typed_offer("screen-key-number")].into_iter().chain(see).chain([choose]).collect()
    }

    /// Offers the commands that have room beside a question, while no action is begun.
    fn commands_beside(&self) -> Vec<Offer> {
        let can_undo = self.session.can_undo().is_ok();
        let has_law = self.session.tells_law(&self.session.shown.question.law);
        let offers = [
            Some(self.offer(Command::Help)),
            can_undo.then(|| self.offer(Command::Undo)),
            Some(self.offer(Command::Cards)),
            Some(self.boards_offer()),
            Some(self.offer(Command::Log)),
            Some(self.offer(Command::Type)),
            has_law.then(|| self.offer(Command::Law)),
        ];
        offers.into_iter().flatten().map(Offer::spare).collect()
    }

    /// Offers Enter, and what it takes if a number may continue.
    fn enter_offer(&self) -> Offer {
        let (picks, typed) = (&self.composer.stage().picks, self.composer.typed());
        // a number that only begins others is taken by no Enter
        match picks.get(self.composer.cursor()).filter(|pick| pick.key == typed) {
            Some(pick) => self.take_offer(pick.key.clone()),
            None => self.offer_as(&[Command::Choose], "screen-key-choose"),
        }
    }

    /// Offers Enter for a number.
    fn take_offer(&self, number: String) -> Offer {
        let mut offer = self.offer_as(&[Command::Choose], "screen-key-choose");
        offer.hint.label = self.session.fill("screen-key-take-count", &[("count", number.into())]);
        offer
    }

    /// Returns what a key does, if it was offered or has a meaning of its own where it is pressed.
    fn offered(&self, key: Key) -> Option<Does> {
        let place = self.place();
        let bound = self.settings.keys.bound(place, key);
        let names_seat = || matches!(key, Key::Char(capital) if self.session.seat_of(capital).is_some());
        let takes = |offer: &Offer| match &offer.does {
            Does::Commands(commands) => {
                let command = commands.iter().copied().find(|command| bound == Some(*command));
                let shown = || offer.hint.keys.has(key).then(|| commands.first().copied()).flatten();
                command.or_else(shown).map(|command| Does::Commands(vec![command]))
            }
            Does::Compose => self.composer.composes(key).then_some(Does::Compose),
            Does::Board => names_seat().then_some(Does::Board),
            does => offer.hint.keys.has(key).then(|| does.clone()),
        };
        self.offers().iter().find_map(takes).or_else(|| {
            if !matches!(self.focused(), Focused::Past | Focused::Panel | Focused::Mode) {
                return None;
            }
            let board = (place != Place::HandOver && names_seat()).then_some(Does::Board);
            board.or(bound.map(|command| Does::Commands(vec![command])))
        })
    }

    /// Does what a key means where it is pressed.
    pub(super) fn press(&mut self, key: Key, number: Option<u8>) -> Transition {
        match self.offered(key) {
            Some(does) => self.carry_out(&does, key, number),
            None => self.press_unoffered(key, number),
        }
    }

    fn carry_out(&mut self, does: &Does, key: Key, number: Option<u8>) -> Transition {
        match does {
            Does::Commands(commands) => {
                return commands.first().map_or(Transition::Nothing, |&command| self.perform(command, ""));
            }
            Does::Compose => {
                self.compose(key, number);
                self.ui.cited.clear();
            }
            Does::Explain(verb) => self.explain_verb(verb),
            Does::Edit => return self.line_key(key),
            Does::Board => return self.board_key(key),
            Does::TakeHint(index) => self.take_hint(*index),
            Does::ShowTurning(point) => self.show_turning(*point),
            Does::TakeAction => self.take_ready(),
            Does::StepBackFromAction => {
                self.mode.put_back();
                self.composer.back();
                self.point();
            }
            Does::DropAction => self.drop_ready(),
            Does::EndPhase => {
                self.mode.put_back();
                self.take(NO_MORE.to_owned());
            }
            Does::GoOn => _ = self.mode.put_back(),
            Does::Leave | Does::Stay | Does::TryAgain | Does::SaveElsewhere | Does::Abandon => {
                return self.answer_leaving(does, key);
            }
        }
        Transition::Nothing
    }

    /// Opens or closes the board of a faction, or takes the faction where one is asked for.
    fn board_key(&mut self, key: Key) -> Transition {
        let Key::Char(capital) = key else { return Transition::Nothing };
        let Some(seat) = self.session.seat_of(capital) else { return Transition::Nothing };
        if self.place() == Place::Asked
            && let Some(pick) = self.pick_of(seat)
        {
            return self.pick(pick);
        }
        self.ui.toggle(Topic::Board(seat));
        Transition::Nothing
    }

    /// Answers a key that nothing is offered for.
    fn press_unoffered(&mut self, key: Key, number: Option<u8>) -> Transition {
        match self.focused() {
            Focused::Search | Focused::Command => return self.line_key(key),
            Focused::Leaving => return self.answer_leaving(&Does::Stay, key),
            // any other key is meant for what it says
            Focused::End => {
                self.mode.put_back();
                return self.press(key, number);
            }
            Focused::Action => {
                let digit = if let Key::Char(typed) = key { typed.to_digit(10) } else { None };
                let Some(digit) = digit else { return self.press_instead(key, number) };
                self.type_into_ready(digit);
                return Transition::Nothing;
            }
            // An occasion never takes a key from the question under it.
            Focused::Panel if self.ui.panel.as_ref().is_some_and(|panel| panel.unasked) => {
                self.ui.panel = None;
                return self.press(key, number);
            }
            Focused::Past | Focused::Panel | Focused::Mode => {}
        }
        if key.is_composed() {
            let (words, places) = (self.session.words(), [("key", key.to_string().into())]);
            self.ui.tell(Role::Dim, self.settings.keys.text_with(words, "screen-composed", &places));
        } else if key == Key::Char('q') {
            self.ui.tell(Role::Dim, self.session.say("screen-say-quit"));
        } else if self.ui.panel.is_some() {
            // a reader must not answer the question under the panel unawares
            self.ui.tell(Role::Dim, self.session.fill("screen-no-key-panel", &[("key", key.to_string().into())]));
        } else if self.mode.is_asked() {
            self.refuse_key(key);
        } else if matches!(self.mode, Mode::Replay(_) | Mode::Ended(_)) {
            self.tell_no_use(key);
        }
        Transition::Nothing
    }

    /// Says what a command that is not available would need.
    pub(super) fn hindrance(&self, what: Command) -> Option<String> {
        match what {
            Command::Undo => self.session.can_undo().err().map(|reason| reason.say(self.session.words())),
            Command::Hint | Command::WhyNot if !matches!(self.now(), TurnStatus::Asked(_)) => {
                Some(self.session.say("screen-not-asked"))
            }
            _ => None,
        }
    }

    /// Offers what a player who leaves is asked.
    fn leaving_offers(&self) -> Vec<Offer> {
        let key = |keys: Key, label: &str, does| self.offer_key(keys, label, does);
        match self.leaving {
            Some(Leaving::Unsaved(_)) => vec![
                key(Key::Esc, "screen-key-stay", Does::Stay),
                key(Key::Enter, "screen-key-try-again", Does::TryAgain),
                self.offer_key(KeyList::typed(":w"), "screen-key-elsewhere", Does::SaveElsewhere),
                key(Key::Char('!'), "screen-key-abandon", Does::Abandon),
                Offer { shown: false, ..key(Key::Char(':'), "screen-key-elsewhere", Does::SaveElsewhere) },
                Offer { shown: false, ..key(Key::Char('w'), "screen-key-elsewhere", Does::SaveElsewhere) },
            ],
            _ => {
                let also = [Key::Char('q'), Key::Char('y'), Key::Ctrl('c')];
                let also = also.map(|also| Offer { shown: false, ..key(also, "screen-key-do-leave", Does::Leave) });
                let shown =
                    [key(Key::Enter, "screen-key-do-leave", Does::Leave), key(Key::Esc, "screen-key-stay", Does::Stay)];
                shown.into_iter().chain(also).collect()
            }
        }
    }
}

impl PlaySession {
    /// Whether there are words for a number of the law.
    fn tells_law(&self, number: &str) -> bool {
        self.book().law(number).is_some()
    }
}
