//! The host of a table: one game, and everyone who sits at it or looks on. Knows no sockets: lines come in, lines go out.

mod motions;
mod rate_limiter;
mod serve;
mod settling;
mod views;

pub use serve::{HostServer, Places, Served, serve};

use super::interner::{look_alike, player_name, talk};
use super::tables::replaced;
use super::wire::{
    Answer, Envelope, Hello, LONGEST_LINE, Line, Motion, PROTOCOL, Player, Request, ServerMessage, Talk, Welcome, Who,
    version,
};
use crate::bots::{Budget, Level};
use crate::kernel::{Message, Seat, Viewer};
use crate::table::{
    ActionOutcome, ActiveGame, Away, BotJob, CannotUndo, Controller, Dealer, DecisionNumber, Happening, NextStep,
    PastStep, Refusal, Statistics, Status, Table, TableEvent, Takes, WakeCallback,
};
use motions::Proposal;
use rate_limiter::{Allowances, GREETING, KEPT, RateLimiter, cost};
use settling::{Settling, Then};
use std::collections::{BTreeMap, VecDeque};
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};
use views::Views;

/// The clients of one table.
pub const MOST_CLIENTS: usize = 64;

/// The connections that have not said who they are: of more, the oldest loses its place to the newest.
const MOST_SILENT: usize = 64;

/// The time after which a bot stands in for a player who is away, if the table says so.
const STANDS_IN_AFTER: Duration = Duration::from_secs(60);

/// Lines of chat that someone who comes later still sees.
const TALK_KEPT: usize = 20;

/// The action of choosing nothing, in every game.
const DECLINE: &str = "pass";

/// The number of a connection.
pub type Id = u64;

/// The account and process at the other end of a socket.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Peer {
    /// The name of the account.
    pub account: String,
    /// Whether it is the account that the table belongs to.
    pub is_owner: bool,
}

/// The fate of a connection after a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Disposition {
    Stay,
    /// The line is not taken: it has to be offered again once the game no longer waits for the disk.
    Later,
    /// It misbehaves, or says goodbye.
    Drop,
}

/// One client.
struct Guest {
    peer: Peer,
    /// The name; none before the greeting.
    name: Option<String>,
    seat: Option<Seat>,
    /// Whether this is the newest terminal of the player in the seat: older ones look on.
    plays: bool,
    /// Entries of the log, and turns, that it has.
    log: usize,
    turns: usize,
    /// Whether it has been shown the table.
    is_shown: bool,
    /// Whether it has still to read what it was sent: until then it gets nothing new.
    is_behind: bool,
    /// What it may ask before it says who it is.
    allowance: RateLimiter,
}

impl Guest {
    fn viewer(&self) -> Viewer {
        self.seat.map_or(Viewer::Spectator, Viewer::Seat)
    }
}

/// The host of one table.
pub struct Host {
    table: String,
    running: ActiveGame,
    dealer: Dealer,
    guests: BTreeMap<Id, Guest>,
    talk: VecDeque<Talk>,
    proposal: Option<Proposal>,
    /// The number of the last proposal.
    proposals: u64,
    /// The seat that acted last.
    acted: Option<Seat>,
    /// The time when each seat was last taken by someone who was here.
    here: Vec<Instant>,
    allowances: Allowances,
    /// The lines to be sent, each with its end. Those who are told the same share one.
    out: Vec<(Id, Arc<str>)>,
    /// Set while the game waits for the disk.
    settling: Option<Settling>,
    /// Whether the disk did not answer in time when it was last waited for.
    is_disk_slow: bool,
    /// The reason that was told last why the game is not on disk.
    told_unsaved: Option<Message>,
    /// Whether it has been told to end, for a newer program or because the table is closed.
    ends: bool,
}

impl Host {
    pub fn new(table: String, mut running: ActiveGame, dealer: Dealer, now: Instant) -> Self {
        running.takes = Takes::WhatAllKnow;
        let here = vec![now; running.game().seats()];
        Self {
            table,
            running,
            dealer,
            guests: BTreeMap::new(),
            talk: VecDeque::new(),
            proposal: None,
            proposals: 0,
            acted: None,
            here,
            allowances: Allowances::default(),
            out: Vec::new(),
            settling: None,
            is_disk_slow: false,
            told_unsaved: None,
            ends: false,
        }
    }

    pub fn running(&self) -> &ActiveGame {
        &self.running
    }

    /// Returns whether the host has been told to end: for a newer program, or because the table is closed.
    pub fn ends(&self) -> bool {
        self.ends
    }

    /// Returns whether a connection still belongs to a client.
    pub fn knows(&self, id: Id) -> bool {
        self.guests.contains_key(&id)
    }

    /// Returns whether a connection has said who it is.
    pub fn has_greeted(&self, id: Id) -> bool {
        self.guests.get(&id).is_some_and(|guest| guest.name.is_some())
    }

    /// Returns whether a connection plays a seat.
    pub fn plays(&self, id: Id) -> bool {
        self.guests.get(&id).is_some_and(|guest| guest.plays)
    }

    /// Has `wake` rung, on another thread, when the disk has answered.
    pub fn wake_when_written(&self, wake: WakeCallback) {
        self.running.wake_when_written(wake);
    }

    /// Returns whether anyone has been greeted.
    pub fn is_empty(&self) -> bool {
        !self.guests.values().any(|guest| guest.name.is_some())
    }

    /// Returns the lines that have come up since the last call.
    pub fn take_out(&mut self) -> Vec<(Id, Arc<str>)> {
        std::mem::take(&mut self.out)
    }

    /// Takes in that someone has connected. Whether there is room is seen once they say who they are.
    pub fn arrives(&mut self, id: Id, peer: Peer, now: Instant) {
        if self.silent().count() >= MOST_SILENT {
            self.drop_silent();
        }
        let guest = Guest {
            peer,
            name: None,
            seat: None,
            plays: false,
            log: 0,
            turns: 0,
            is_shown: false,
            is_behind: false,
            allowance: RateLimiter::whole(now),
        };
        self.guests.insert(id, guest);
    }

    /// Takes in that a connection has ended.
    pub fn leaves(&mut self, id: Id, now: Instant) {
        let Some(guest) = self.guests.remove(&id) else { return };
        if let Some(seat) = guest.seat.filter(|_| guest.plays) {
            self.here[seat.index()] = now;
            // an older terminal of the same player has the seat again
            let is_same = |other: &Guest| other.seat == Some(seat) && other.name == guest.name;
            let older = self.guests.iter_mut().rev().find(|(_, other)| is_same(other));
            if let Some((&id, older)) = older {
                older.plays = true;
                self.tell(&[id]);
            }
        }
        if let Some(name) = guest.name {
            self.tell_players();
            if !self.has_come(&name) {
                self.tell_news(None, &Message::new("table-leaves").text("who", name));
                self.reconsider(now);
            }
        }
    }

    /// Takes in that a client did not keep up, or does again.
    pub fn set_behind(&mut self, id: Id, is_behind: bool) {
        if let Some(guest) = self.guests.get_mut(&id)
            && std::mem::replace(&mut guest.is_behind, is_behind)
            && !is_behind
        {
            self.tell(&[id]);
        }
    }

    /// Takes one line of a client, without its end.
    pub fn hear(&mut self, id: Id, line: &[u8], now: Instant) -> Disposition {
        if line.len() > LONGEST_LINE || !self.may_ask(id, 1.0, now) {
            return Disposition::Drop;
        }
        let Ok(Envelope { id: re, request }) = serde_json::from_slice(line) else { return Disposition::Drop };
        let has_greeted = self.has_greeted(id);
        if has_greeted && self.is_for_later(&request) {
            return Disposition::Later;
        }
        if !has_greeted && !matches!(request, Request::Hello(_) | Request::Who | Request::Retire { .. }) {
            return Disposition::Drop;
        }
        let cost = cost(&request);
        let is_too_much = cost > 1.0 && !self.may_ask(id, cost + KEPT, now);
        self.pay(id, if is_too_much { 1.0 } else { cost }, now);
        let was_settling = self.is_settling();
        let answer = match request {
            Request::Undo { .. } if is_too_much => Answer::CannotUndo { why: CannotUndo::TooFast },
            _ if is_too_much => no("table-too-fast".into()),
            Request::Hello(hello) => return self.greet(id, hello, now),
            Request::Who => Answer::Who(self.who()),
            Request::Retire { program } => self.retire(id, &program),
            Request::Do { decision, action } => self.act(id, decision, &action, now),
            Request::Undo { decision } => self.undo(id, decision, now),
            Request::Move { motion } => self.propose(id, motion, now),
            Request::Agree { number } => self.agree(id, number, now),
            Request::Refuse { number } => self.refuse_motion(id, number),
            Request::Legal => match self.own_decision(id, None) {
                Ok(_) => Answer::Actions { actions: self.running.notation() },
                Err(refused) => refused,
            },
            Request::Past { actions } => self.past(id, actions),
            Request::Told { actions, told } => self.told(id, actions, told),
            Request::Tally { actions } => {
                let actions = actions.min(self.running.game().actions());
                Answer::Tally { sources: super::wire::sources(&self.running.game().tally(actions)) }
            }
            Request::Statistics => Answer::Statistics { statistics: self.statistics(id) },
            Request::Say { text } => self.say(id, &text),
            Request::Sit { seat } => self.sit(id, &seat, now),
            Request::Rise => self.rise(id, now),
            Request::Decline { on } => self.decline(id, on),
            Request::Save => {
                self.running.save();
                self.settle(Then::Answer);
                Answer::Done
            }
        };
        if self.is_settling() && !was_settling {
            self.answer_later(id, re, answer);
            self.settled(now);
        } else {
            self.send(id, &ServerMessage::Answer { re, answer });
        }
        Disposition::Stay
    }

    /// Whether a client may ask for what costs so much.
    fn may_ask(&self, id: Id, cost: f64, now: Instant) -> bool {
        match self.guests.get(&id) {
            Some(Guest { name: Some(name), .. }) => self.allowances.has(name, cost, now),
            Some(guest) => guest.allowance.has(cost, now),
            None => false,
        }
    }

    fn pay(&mut self, id: Id, cost: f64, now: Instant) {
        match self.guests.get_mut(&id) {
            Some(Guest { name: Some(name), .. }) => self.allowances.take(name, cost, now),
            Some(guest) => guest.allowance.take(cost, now),
            None => {}
        }
    }

    fn send(&mut self, id: Id, says: &ServerMessage) {
        self.out.push((id, says.line()));
    }

    /// Says the same to everyone but one. Who has still to read what it was sent gets nothing that the next moment tells as
    /// well, nor what is said.
    fn send_all(&mut self, but: Option<Id>, says: &ServerMessage) {
        let line = says.line();
        let can_wait = matches!(says, ServerMessage::Players { .. } | ServerMessage::Talk(_));
        let hears = |guest: &Guest| guest.is_shown && !(guest.is_behind && can_wait);
        let all = self.guests.iter().filter(|(id, guest)| Some(**id) != but && hears(guest)).map(|(id, _)| *id);
        self.out.extend(all.map(|id| (id, Arc::clone(&line))));
    }

    fn greet(&mut self, id: Id, hello: Hello, now: Instant) -> Disposition {
        let Some(guest) = self.guests.get(&id).filter(|guest| guest.name.is_none()) else { return Disposition::Drop };
        if hello.protocol != PROTOCOL {
            let why = Message::new("table-version").text("program", env!("CARGO_PKG_VERSION"));
            self.refuse(id, &why);
            return Disposition::Drop;
        }
        let wanted = hello.name.and_then(|name| player_name(&name));
        let account = player_name(&guest.peer.account);
        let Some(name) = wanted.clone().filter(|_| guest.peer.is_owner).or(account) else { return Disposition::Drop };
        if !self.allowances.admits(&name, now) {
            return Disposition::Drop;
        }
        self.allowances.take(&name, GREETING, now);
        self.claim_seat(&name);
        if let Some(other) = self.look_alike(&name) {
            self.refuse(id, &Message::new("table-name-alike").text("name", name).text("other", other));
            return Disposition::Drop;
        }
        let (seat, note) = match hello.watch {
            true => (None, None),
            false => match self.seat_for(&name, hello.seat.as_deref()).and_then(|seat| self.may_take(seat, &name)) {
                Ok(seat) => (Some(seat), None),
                Err(note) => (self.seat_of(&name), Some(Line::of(&note))),
            },
        };
        let is_back = self.has_come(&name);
        if self.greeted().count() >= MOST_CLIENTS && !self.make_room(&name, seat.is_some()) {
            self.refuse(id, &"table-full".into());
            return Disposition::Drop;
        }
        if let Some(guest) = self.guests.get_mut(&id) {
            guest.name = Some(name.clone());
        }
        let was_reserved = seat.is_some() && self.seat_of(&name) == seat;
        let is_seated = seat.is_some_and(|seat| self.take_seat(id, seat, &name, now));
        let mut missed = told_of(&self.running.take_unread(&name));
        missed.extend(self.knows_seed(&name).map(|event| Line::of(&event.message())));
        if wanted.is_some_and(|wanted| wanted != name) {
            missed.push(Line::of(&Message::new("table-own-name").text("name", name.as_str())));
        }
        let welcome = Welcome { missed, ..self.welcome(&name, seat, note) };
        self.send(id, &ServerMessage::Welcome(Box::new(welcome)));
        if !is_back {
            let key = match (seat, was_reserved) {
                (None, _) => "table-watches",
                (Some(_), true) => "table-returns",
                (Some(_), false) => "table-sits-down",
            };
            self.tell_news(Some(id), &Message::new(key).text("who", name));
            self.reconsider(now);
        }
        if is_seated {
            self.tell_all();
        } else {
            self.tell(&[id]);
            self.tell_players();
        }
        Disposition::Stay
    }

    /// Tells everyone that the table ends because something has taken the place of its save, its lock or its socket.
    pub fn tell_replaced(&mut self, path: &Path) {
        let why = replaced(&self.table, path);
        self.send_all(None, &ServerMessage::Answer { re: 0, answer: no(why) });
    }

    /// Gives a seat that was reserved in other capitals, and that nobody has had yet, to the player whom it was meant for.
    fn claim_seat(&mut self, name: &str) {
        let game = self.running.game();
        let is_meant = |(index, controller): &(usize, &Controller)| {
            let reserved = controller.name().unwrap_or_default();
            let has_come = self.running.seat_pasts().has_sat(Seat::new(*index as u8), reserved);
            reserved != name && reserved.to_lowercase() == name.to_lowercase() && !has_come && !self.has_come(reserved)
        };
        let meant = game.controllers().iter().enumerate().find(is_meant).map(|(index, _)| Seat::new(index as u8));
        if let Some(seat) = meant.filter(|_| self.seat_of(name).is_none()) {
            self.hand_over(seat, name);
        }
    }

    /// The name of someone else at the table with which this one could be mixed up. Whoever has a seat has their name.
    fn look_alike(&self, name: &str) -> Option<String> {
        let seated = || self.running.game().controllers().iter().filter_map(Controller::name);
        if seated().any(|other| other == name) {
            return None;
        }
        let here = self.guests.values().filter_map(|guest| guest.name.as_deref());
        seated().chain(here).find(|other| *other != name && look_alike(name, other)).map(str::to_owned)
    }

    fn refuse(&mut self, id: Id, why: &Message) {
        self.send(id, &ServerMessage::Answer { re: 0, answer: no(why.clone()) });
    }

    /// The connections that have not said who they are, the oldest first.
    fn silent(&self) -> impl Iterator<Item = (Id, &str)> {
        let silent = self.guests.iter().filter(|(_, guest)| guest.name.is_none());
        silent.map(|(id, guest)| (*id, guest.peer.account.as_str()))
    }

    /// Ends the oldest connection that has not said who is there, of the account that has most of them.
    fn drop_silent(&mut self) {
        let mut counts: BTreeMap<&str, usize> = BTreeMap::new();
        self.silent().for_each(|(_, account)| *counts.entry(account).or_default() += 1);
        let most = counts.into_iter().max_by_key(|(_, count)| *count).map(|(account, _)| account);
        let oldest = self.silent().find(|(_, account)| Some(*account) == most).map(|(id, _)| id);
        oldest.and_then(|oldest| self.guests.remove(&oldest));
    }

    /// The player who knows all that is hidden in this game, if another has to be told.
    fn knows_seed(&self, name: &str) -> Option<TableEvent> {
        let events = self.running.game().table_events();
        events.into_iter().find(|event| event.what == Happening::KnowsSeed && event.who != name)
    }

    /// Makes room for someone of this name: of the name with most terminals that only look on, the last to come goes. A player
    /// gets room from anyone, who looks on from a name that has more of them. Whether there was one.
    fn make_room(&mut self, name: &str, plays: bool) -> bool {
        let mut terminals: BTreeMap<&str, (usize, Id)> = BTreeMap::new();
        for (id, guest) in self.guests.iter().filter(|(_, guest)| !guest.plays) {
            let Some(name) = &guest.name else { continue };
            let (count, last) = terminals.entry(name).or_default();
            (*count, *last) = (*count + 1, *id);
        }
        let own = terminals.get(name).map_or(0, |(count, _)| *count);
        let Some((most, last)) = terminals.into_values().max() else { return false };
        if !plays && most <= own + 1 {
            return false;
        }
        self.refuse(last, &"table-full".into());
        self.guests.remove(&last);
        true
    }

    fn welcome(&self, name: &str, seat: Option<Seat>, note: Option<Line>) -> Welcome {
        let game = self.running.game();
        let options = game.options();
        let board = |board: &crate::table::Board| {
            [board.game.clone(), board.id.clone(), board.name.clone(), board.text.clone().into_owned()]
        };
        Welcome {
            protocol: PROTOCOL,
            program: env!("CARGO_PKG_VERSION").to_owned(),
            table: self.table.clone(),
            game: game.id().to_owned(),
            rules: game.save().rules,
            seats: options.seats.clone(),
            board: options.board.clone(),
            deck: options.deck.clone(),
            extras: options.extras.clone(),
            boards: game.boards().iter().map(board).collect(),
            name: name.to_owned(),
            seat: seat.map(Seat::index),
            note,
            missed: Vec::new(),
            proposal: self.proposed(),
            talk: self.talk.iter().cloned().collect(),
        }
    }

    /// The seat of a player: their own, else the one they ask for, else any that is free.
    fn seat_for(&self, name: &str, wanted: Option<&str>) -> Result<Seat, Message> {
        let game = self.running.game();
        let seats = || (0..game.seats()).map(|index| Seat::new(index as u8));
        let sits = |seat: &Seat| game.controllers()[seat.index()].name() == Some(name);
        let is_free = |seat: &Seat| game.controllers()[seat.index()].name() == Some("");
        let Some(wanted) = wanted.filter(|wanted| !wanted.is_empty()) else {
            let is_open = |seat: &Seat| is_free(seat) && self.running.seat_pasts().may_take(*seat, name);
            let free = || seats().find(is_open).or_else(|| seats().find(is_free));
            return self.seat_of(name).or_else(free).ok_or_else(|| "table-no-seat".into());
        };
        // two of a kind are told apart as they are named
        let named = seats().find(|seat| game.plays(*seat) == wanted || wanted == (seat.index() + 1).to_string());
        let seat = named.ok_or_else(|| Message::new("table-which-seat").text("seat", wanted))?;
        match sits(&seat) || is_free(&seat) {
            true => Ok(seat),
            false => Err(Message::new("table-seat-taken").text("seat", wanted)),
        }
    }

    /// The seat that a player has.
    fn seat_of(&self, name: &str) -> Option<Seat> {
        let index = self.running.game().controllers().iter().position(|controller| controller.name() == Some(name))?;
        Some(Seat::new(index as u8))
    }

    /// Refuses a seat to someone who has seen the hand of another one: they would play against it.
    fn may_take(&self, seat: Seat, name: &str) -> Result<Seat, Message> {
        match self.running.seat_pasts().may_take(seat, name) {
            true => Ok(seat),
            false => Err("table-knows-hand".into()),
        }
    }

    /// Whether someone is there under this name.
    fn has_come(&self, name: &str) -> bool {
        self.guests.values().any(|guest| guest.name.as_deref() == Some(name))
    }

    /// Sits someone down. Their older terminals look on from now. Whether that is news to others: a seat has another player, or
    /// a terminal looks on.
    fn take_seat(&mut self, id: Id, seat: Seat, name: &str, now: Instant) -> bool {
        let mut is_news = false;
        let mut older = None;
        for (other, guest) in &mut self.guests {
            if guest.name.as_deref() == Some(name) {
                is_news |= *other != id;
                if guest.plays && *other != id {
                    older = Some(*other);
                }
                guest.plays = *other == id;
                guest.seat = Some(seat);
                guest.log = 0;
                guest.turns = 0;
            }
        }
        if let Some(older) = older {
            self.send(older, &ServerMessage::News { line: Line::of(&"table-older-terminal".into()) });
        }
        self.here[seat.index()] = now;
        self.running.sees_hand(seat, name);
        let game = self.running.game();
        let left: Vec<Seat> = (0..game.seats())
            .map(|index| Seat::new(index as u8))
            .filter(|other| *other != seat && game.controllers()[other.index()].name() == Some(name))
            .collect();
        if game.controllers()[seat.index()].name() != Some(name) {
            is_news = true;
            self.hand_over(seat, name);
        }
        for other in left {
            is_news = true;
            self.hand_over(other, "");
        }
        is_news
    }

    /// Gives a seat to another player, or to nobody.
    fn hand_over(&mut self, seat: Seat, name: &str) {
        self.forget_word_of(seat);
        self.running.set_controller(seat, Controller::Human { name: name.to_owned() });
    }

    fn sit(&mut self, id: Id, wanted: &str, now: Instant) -> Answer {
        let Some(name) = self.guests.get(&id).and_then(|guest| guest.name.clone()) else { return Answer::Done };
        match self.seat_for(&name, Some(wanted)) {
            Ok(seat) if self.may_take(seat, &name).is_err() => self.propose(id, Motion::Sit(seat.index()), now),
            Ok(seat) => self.sit_down(id, seat, &name, now),
            Err(why) => no(why),
        }
    }

    fn sit_down(&mut self, id: Id, seat: Seat, name: &str, now: Instant) -> Answer {
        let is_new = self.seat_of(name) != Some(seat);
        self.take_seat(id, seat, name, now);
        if is_new {
            self.tell_news(Some(id), &Message::new("table-sits-down").text("who", name));
        }
        self.tell_all();
        self.reconsider(now);
        Answer::Done
    }

    /// Leaves a seat: it is free for anyone from now on.
    fn rise(&mut self, id: Id, now: Instant) -> Answer {
        let Some(guest) = self.guests.get(&id).filter(|guest| guest.plays) else {
            return no("table-no-seat-of-yours".into());
        };
        let (seat, name) = (guest.seat, guest.name.clone());
        for guest in self.guests.values_mut().filter(|guest| guest.name == name) {
            (guest.seat, guest.plays, guest.log, guest.turns) = (None, false, 0, 0);
        }
        if let Some(seat) = seat {
            self.here[seat.index()] = now;
            self.hand_over(seat, "");
        }
        self.tell_news(Some(id), &Message::new("table-rises").text("who", name.unwrap_or_default()));
        self.tell_all();
        self.reconsider(now);
        Answer::Done
    }

    /// The seat of a client that is asked now, for the decision with this number.
    fn own_decision(&self, id: Id, decision: Option<u64>) -> Result<Seat, Answer> {
        let guest = self.guests.get(&id).ok_or_else(|| no("table-lost".into()))?;
        let Some(seat) = guest.seat else { return Err(no("table-looks-on".into())) };
        if !guest.plays {
            return Err(no("table-older-terminal".into()));
        }
        if decision.is_some_and(|decision| decision != self.running.number().get()) {
            return Err(no("table-late".into()));
        }
        match self.running.next() {
            NextStep::Ask(asked) if asked == seat => Ok(seat),
            _ => Err(no("screen-not-asked".into())),
        }
    }

    fn act(&mut self, id: Id, decision: u64, action: &str, now: Instant) -> Answer {
        let seat = match self.own_decision(id, Some(decision)) {
            Ok(seat) => seat,
            Err(refused) => return refused,
        };
        self.here[seat.index()] = now;
        let at = self.running.game().actions();
        match self.running.act(action) {
            Ok(acted) => {
                if self.is_stood_in_for(seat) {
                    self.note(at, seat, Happening::Returned);
                }
                self.lapse_undo(at);
                self.goes_on(&acted);
                self.settle(Then::Show);
                Answer::Done
            }
            Err(refusal) => refused(&refusal),
        }
    }

    /// Another decision is pending after an action.
    fn goes_on(&mut self, acted: &ActionOutcome) {
        self.acted = Some(acted.seat);
        self.go_on();
    }

    /// Takes the steps of which everyone knows that they leave no choice.
    pub fn go_on(&mut self) {
        while let NextStep::Forced(_) = self.running.next() {
            let Some(acted) = self.running.step() else { return };
            self.acted = Some(acted.seat);
        }
    }

    fn name_of(&self, seat: Seat) -> &str {
        self.running.game().controllers().get(seat.index()).and_then(Controller::name).unwrap_or_default()
    }

    /// Puts something about the player of a seat into the log, behind the first `at` actions.
    fn note(&mut self, at: usize, seat: Seat, what: Happening) {
        let who = self.name_of(seat).to_owned();
        self.running.note(TableEvent { at, who, what, unread: Vec::new() });
    }

    /// Whether a bot was the last to play for a seat, as the log has it.
    fn is_stood_in_for(&self, seat: Seat) -> bool {
        let who = self.name_of(seat);
        let about =
            |event: &TableEvent| event.who == who && matches!(event.what, Happening::StoodIn | Happening::Returned);
        let last = self.running.game().table_events().into_iter().rev().find(about);
        last.is_some_and(|event| event.what == Happening::StoodIn)
    }

    /// Takes a standing order, or takes it back.
    fn decline(&mut self, id: Id, on: bool) -> Answer {
        let Some((seat, true)) = self.guests.get(&id).and_then(|guest| Some((guest.seat?, guest.plays))) else {
            return no("table-no-seat-of-yours".into());
        };
        self.running.set_declines(seat, on);
        self.settle(Then::Answer);
        Answer::Done
    }

    /// Why the game is not on disk.
    fn unsaved(&self) -> Option<Message> {
        match self.running.status()? {
            Status::Failed(why) => Some(why),
            Status::Writing if self.is_disk_slow => Some("table-disk-slow".into()),
            Status::Writing | Status::Saved => None,
        }
    }

    /// Whether a player is at the table, at the terminal that plays their seat.
    fn is_here(&self, seat: Seat) -> bool {
        self.guests.values().any(|guest| guest.plays && guest.seat == Some(seat))
    }

    /// Whether the question is declined for the player who is asked: another's turn asks, and they are away and want that.
    fn is_declined(&self) -> bool {
        let NextStep::Ask(seat) = self.running.next() else { return false };
        self.running.declines(seat)
            && !self.is_here(seat)
            && self.running.game().turn() != Some(seat)
            && self.running.game().why_not(DECLINE) == Ok(None)
    }

    /// Returns the job of the bot that is asked, or of one that stands in for a player who is away.
    pub fn job(&self, now: Instant) -> Option<(DecisionNumber, BotJob)> {
        if self.is_settling() || self.is_undo_wanted() {
            return None;
        }
        match self.running.next() {
            NextStep::Bot(_) => self.running.job(),
            NextStep::Ask(_) if self.is_declined() => {
                Some((self.running.number(), BotJob::settled(DECLINE.to_owned())))
            }
            NextStep::Ask(_) => self.running.advice(self.stand_in(now)?, Budget::default()),
            NextStep::Forced(_) | NextStep::Away(_) | NextStep::Over => None,
        }
    }

    /// Returns the time until a bot stands in for the player who is asked; `None` if none will.
    pub fn stands_in_within(&self, now: Instant) -> Option<Duration> {
        let (NextStep::Ask(seat), Some(Away::Bot(_))) = (self.running.next(), self.running.away()) else { return None };
        // a seat that nobody has taken waits for someone
        let is_free = self.running.game().controllers()[seat.index()].name() == Some("");
        let waits = self.is_settling() || self.is_undo_wanted();
        (!self.is_here(seat) && !is_free && !self.is_empty() && !waits)
            .then(|| (self.here[seat.index()] + STANDS_IN_AFTER).saturating_duration_since(now))
    }

    fn stand_in(&self, now: Instant) -> Option<Level> {
        match self.running.away() {
            Some(Away::Bot(level)) if self.stands_in_within(now) == Some(Duration::ZERO) => Some(level),
            _ => None,
        }
    }

    /// Takes a bot's answer to the decision with this number.
    pub fn answer(&mut self, number: DecisionNumber, action: &str, now: Instant) {
        let acted = match self.running.next() {
            // it is asked again once that is decided
            _ if self.is_undo_wanted() => None,
            NextStep::Bot(_) => self.running.answer(number, action),
            // a player who came back meanwhile decides for themselves
            NextStep::Ask(_) if number == self.running.number() && self.is_declined() => self.running.act(action).ok(),
            NextStep::Ask(seat) if number == self.running.number() && self.stand_in(now).is_some() => {
                self.play_for(seat, action)
            }
            _ => None,
        };
        if let Some(acted) = acted {
            self.goes_on(&acted);
            self.tell_all();
        }
    }

    /// Takes an action for a player who is away. The log has it, and everyone is told when it begins.
    fn play_for(&mut self, seat: Seat, action: &str) -> Option<ActionOutcome> {
        let at = self.running.game().actions();
        let acted = self.running.act(action).ok()?;
        if !self.is_stood_in_for(seat) {
            let who = self.name_of(seat).to_owned();
            let event = TableEvent { at, what: Happening::StoodIn, unread: vec![who.clone()], who };
            self.tell_news(None, &event.message());
            self.running.note(event);
        }
        Some(acted)
    }

    fn past(&self, id: Id, actions: usize) -> Answer {
        let viewer = self.guests.get(&id).map_or(Viewer::Spectator, Guest::viewer);
        Answer::Past { state: self.running.game().state_past(actions, viewer) }
    }

    fn told(&self, id: Id, actions: usize, told: usize) -> Answer {
        let viewer = self.guests.get(&id).map_or(Viewer::Spectator, Guest::viewer);
        match self.running.game().state_told(actions, told, viewer) {
            Some(PastStep { told, seen, tally }) => {
                Answer::Told { told, state: Some(seen), sources: super::wire::sources(&tally) }
            }
            None => Answer::Told { told: 0, state: None, sources: Vec::new() },
        }
    }

    /// The story of the game in numbers. How often others had a choice depends on their hands, so that stays theirs until the
    /// game is over.
    fn statistics(&self, id: Id) -> Statistics {
        let mut statistics = self.running.game().statistics();
        let own = self.guests.get(&id).and_then(|guest| guest.seat).map(Seat::index);
        if self.running.game().asked().is_some() {
            let others = statistics.seats.iter_mut().enumerate().filter(|(index, _)| Some(*index) != own);
            others.for_each(|(_, seat)| seat.decisions = 0);
        }
        statistics
    }

    fn say(&mut self, id: Id, text: &str) -> Answer {
        let who = self.guests.get(&id).and_then(|guest| guest.name.clone());
        if let (Some(who), Some(text)) = (who, talk(text)) {
            let talk = Talk { who, text };
            self.talk.push_back(talk.clone());
            if self.talk.len() > TALK_KEPT {
                self.talk.pop_front();
            }
            self.send_all(None, &ServerMessage::Talk(talk));
        }
        Answer::Done
    }

    /// Ends for a host of another program, if that of the same account asks.
    fn retire(&mut self, id: Id, program: &str) -> Answer {
        let is_owner = self.guests.get(&id).is_some_and(|guest| guest.peer.is_owner);
        if is_owner && version(program) > version(env!("CARGO_PKG_VERSION")) {
            self.ends = true;
            return Answer::Done;
        }
        no(Message::new("table-version").text("program", env!("CARGO_PKG_VERSION")))
    }

    fn greeted(&self) -> impl Iterator<Item = Id> + use<'_> {
        self.guests.iter().filter(|(_, guest)| guest.name.is_some()).map(|(id, _)| *id)
    }

    fn watching(&self) -> usize {
        self.guests.values().filter(|guest| guest.name.is_some() && !guest.plays).count()
    }

    fn players(&self) -> Vec<Player> {
        let game = self.running.game();
        let player = |(index, controller): (usize, &Controller)| {
            let seat = Seat::new(index as u8);
            Player {
                plays: game.plays(seat).to_owned(),
                who: controller.id().to_owned(),
                name: controller.name().unwrap_or_default().to_owned(),
                here: self.guests.values().any(|guest| guest.plays && guest.seat == Some(seat)),
            }
        };
        game.controllers().iter().enumerate().map(player).collect()
    }

    fn who(&self) -> Who {
        let game = self.running.game();
        Who {
            program: env!("CARGO_PKG_VERSION").to_owned(),
            game: game.id().to_owned(),
            players: self.players(),
            watching: self.watching(),
            asked: game.asked().map(Seat::index),
            round: game.progress().round,
        }
    }

    fn tell_players(&mut self) {
        let says = ServerMessage::Players { players: self.players(), watching: self.watching() };
        self.send_all(None, &says);
    }

    /// Tells everyone but one something that they should know.
    fn tell_news(&mut self, but: Option<Id>, news: &Message) {
        self.send_all(but, &ServerMessage::News { line: Line::of(news) });
    }

    /// Shows everyone the current table.
    pub fn tell_all(&mut self) {
        self.told_unsaved = self.unsaved();
        let all: Vec<Id> = self.greeted().collect();
        self.tell(&all);
    }

    fn tell(&mut self, to: &[Id]) {
        if self.shows_later() {
            return;
        }
        let unsaved = self.unsaved();
        let mut views = Views::new(&self.running, self.acted, self.players(), self.watching(), unsaved.as_ref());
        for id in to {
            let Some(guest) = self.guests.get_mut(id).filter(|guest| !guest.is_behind) else { continue };
            let line = views.line(guest.viewer(), guest.log, guest.turns, guest.plays);
            (guest.log, guest.turns) = (views.log_len(), views.turns_len());
            guest.is_shown = true;
            self.out.push((*id, line));
        }
    }
}

/// Returns what a player has to be told of what they were away for: whose undo of how many actions, that their own lapsed, and
/// that a bot has played for them.
fn told_of(missed: &[TableEvent]) -> Vec<Line> {
    let mut sums: BTreeMap<&str, usize> = BTreeMap::new();
    for event in missed {
        if let Happening::Undid { actions } = event.what {
            *sums.entry(&event.who).or_default() += actions;
        }
    }
    let said =
        |(who, actions): (&str, usize)| Message::new("table-missed-undo").text("who", who).number("count", actions);
    let has = |what: Happening| missed.iter().find(move |event| event.what == what);
    let lapsed = has(Happening::Lapsed).map(TableEvent::message);
    let stood_in = has(Happening::StoodIn).map(|_| "table-missed-stood-in".into());
    sums.into_iter().map(said).chain(lapsed).chain(stood_in).map(|message| Line::of(&message)).collect()
}

/// A refusal that no law asks for.
fn no(why: Message) -> Answer {
    Answer::Refused { why: Line::of(&why), law: None }
}

fn refused(refusal: &Refusal) -> Answer {
    Answer::Refused { why: Line::of(&refusal.message()), law: refusal.law().map(str::to_owned) }
}
