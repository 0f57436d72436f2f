//! What happened while others played: from the end of a player's last turn until now, however many questions came between.

use std::collections::BTreeSet;

use super::mode::Focused;
use super::session::brief;
use super::{Panel, Play, PlaySession, PlayerUi, Recall, Topic, TurnStatus};
use crate::kernel::telling::WHY;
use crate::kernel::{Arg, Seat, Tally};
use crate::table::{LogEntry, Observed, PastStep};
use crate::tui::commands::Command;
use crate::tui::composer::InputMode;
use crate::tui::game_ui::{BattleView, Change, Ctx, Lead, LogLine, Loss, OWN_LOSS};
use crate::tui::palette::Role;
use crate::tui::text::Row;

/// The table as a player saw it when their last turn ended.
pub struct LastTurn {
    pub seen: Observed,
    scores: Vec<Option<i16>>,
    tally: Tally,
    /// Entries of the log until then.
    pub told: usize,
}

/// The actions of one seat since then.
pub struct Block {
    pub seat: Seat,
    pub gained: i16,
    /// What that was scored for, each with its points.
    sources: Vec<String>,
    /// The events in playing order.
    events: Vec<Event>,
}

/// How much is told of a block below its first line.
#[derive(Clone, Copy, Default)]
struct Told {
    reasons: bool,
    lines: usize,
}

/// What the rows of a digest are given to, one stage after the other.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Stage {
    /// A line for who would have none.
    First,
    /// The reasons for everybody's points.
    Reasons,
    /// What tells how the game goes.
    Telling,
    /// What matters little, in rows that would be empty.
    Rest,
}

impl Block {
    /// Counts the events that tell how the game goes.
    fn telling(&self) -> usize {
        self.events.iter().filter(|event| event.weight < SMALL).count()
    }

    /// Returns what a block tells with one thing more of a stage; `None` if it has all of it.
    fn grown(&self, told: Told, stage: Stage) -> Option<Told> {
        let lines = match stage {
            Stage::First => usize::from(self.gained == 0).min(self.events.len()),
            Stage::Reasons => return (!told.reasons).then_some(Told { reasons: true, ..told }),
            Stage::Telling => self.telling(),
            Stage::Rest => self.events.len(),
        };
        (told.lines < lines).then_some(Told { lines: told.lines + 1, ..told })
    }
}

/// An event of a digest: several that are the same, or differ in the place alone, are one.
struct Event {
    told: LogEntry,
    /// How much it matters: less is more.
    weight: u8,
    count: usize,
    /// The places where the same happened, if there are several, and the place of the sentence that they fill.
    places: Option<(&'static str, BTreeSet<i32>)>,
}

impl Event {
    /// Takes in another event, if it is the same, or the same elsewhere. What is counted stays at one place: it would not be
    /// told how often it was where.
    fn takes(&mut self, other: &LogEntry) -> bool {
        let (own, args) = (&self.told.message, &other.message.args);
        if own.key != other.message.key || own.args.len() != args.len() {
            return false;
        }
        let mut differing = own.args.iter().zip(args).filter(|(own, other)| own != other);
        match (differing.next(), differing.next()) {
            (None, _) if self.places.is_none() => {
                self.count += 1;
                true
            }
            (Some(((name, Arg::Number(first)), (_, Arg::Number(number)))), None)
                if self.count == 1 && PLACES.contains(name) =>
            {
                let (_, places) = self.places.get_or_insert_with(|| (name, BTreeSet::from([*first])));
                places.insert(*number)
            }
            _ => false,
        }
    }

    /// The entry with all its places.
    fn told(&self) -> LogEntry {
        let mut told = self.told.clone();
        if let Some((name, places)) = &self.places {
            let places: Vec<String> = places.iter().map(i32::to_string).collect();
            for (_, arg) in told.message.args.iter_mut().filter(|(place, _)| place == name) {
                *arg = Arg::Text(places.join(" "));
            }
        }
        told
    }
}

/// The names of the places of a sentence that name a place of the map.
const PLACES: [&str; 3] = ["clearing", "space", "territory"];

/// The changes since a player's last turn.
pub struct Digest {
    pub blocks: Vec<Block>,
    pub lost: Vec<Loss>,
    pub changes: Vec<Change>,
    /// Entries of the log before it.
    pub since: usize,
}

impl Play {
    /// Notes that the player at the keyboard has acted, when there were that many entries.
    pub(super) fn note_action(&mut self, before: usize) {
        let Some(seat) = self.session.person() else { return };
        let recall = &mut self.recall[seat.index()];
        (recall.before, recall.acted) = (before, self.session.shown.snapshot.actions);
    }

    /// Returns what others did since the last turn of the player at the keyboard: as their turn begins, and in the turns of
    /// others whenever there is more of it than there was when they last acted.
    pub(super) fn news(&self) -> Option<Digest> {
        let TurnStatus::Asked(me) = self.now() else { return None };
        let (log, acted) = (self.session.log(), self.recall[me.index()].acted);
        let is_new = log.iter().any(|told| told.at > acted && told.owner.is_some_and(|owner| owner != me));
        // they have not acted in their turn yet, though what they did may have told nothing
        let begins = self.session.turns().last().is_some_and(|turn| turn.owner == me && turn.actions.start >= acted);
        if !is_new && !begins {
            return None;
        }
        self.session.news(me, &self.session.last_turn(me)?)
    }

    /// Returns the battle of the player at the keyboard that has ended since the last key.
    pub(super) fn fought(&self) -> Option<BattleView> {
        let me = self.session.person().filter(|_| !self.session.is_fighting())?;
        let told = self.ui.told?;
        let viewer = self.session.viewer();
        let log = self.session.log_from(told);
        let past = |entry: usize| {
            let step = self.session.ask(|table| table.record().observe_told(told + entry + 1, viewer));
            step.map(|step| step.seen)
        };
        self.session.shown.view.fought(&self.session.plain_ctx(), me, &log, &past)
    }

    /// Returns the occasions since the player at the keyboard last did something: what happened, and what it means.
    pub(super) fn occasion(&self) -> Option<Panel> {
        let TurnStatus::Asked(me) = self.now() else { return None };
        let from = match &self.recall[me.index()] {
            // a game that is continued goes back to their last turn
            Recall { acted: 0, .. } => self.session.last_turn(me).map_or(0, |last| last.told),
            Recall { before, .. } => *before,
        };
        let log = self.session.log();
        let mut rows: Vec<Row> = Vec::new();
        let mut first = None;
        let mut last: Option<&LogEntry> = None;
        for told in log.get(from..)? {
            let Some((title, means)) = self.session.game_ui().occasion(self.session.words(), told) else { continue };
            // the cards of one hand are one occasion
            if last.replace(told).is_some_and(|last| last.is_beside(told) && last.message.key == told.message.key) {
                continue;
            }
            match first {
                None => first = Some((title, told)),
                Some(_) => rows.extend([Row::new(), Row::of(Role::Prompt, title)]),
            }
            let shown = |entry: &&LogEntry| self.session.game_ui().brief(self.session.words(), entry).is_some();
            let mut what: Vec<&LogEntry> = self.session.came_with(told, &log).filter(shown).collect();
            let more = what.len().saturating_sub(TOLD);
            // "and 1 more" would take as much room as the line itself
            let more = if more == 1 { 0 } else { more };
            what.truncate(what.len() - more);
            // what led to it comes first
            let group = log.iter().filter(|entry| entry.is_beside(told));
            let before: Vec<&LogEntry> = group.take_while(|entry| *entry != told).collect();
            rows.extend(self.session.game_ui().cause(self.session.words(), told, &before).map(Row::plain));
            rows.extend(what.into_iter().map(|entry| Row::plain(self.session.words().say(&entry.message))));
            if more > 0 {
                let count = i64::try_from(more).unwrap_or(0);
                rows.push(Row::of(Role::Dim, self.session.fill("screen-digest-more", &[("count", count.into())])));
            }
            rows.push(Row::new());
            rows.push(Row::of(Role::Dim, self.session.words().beside(means.lines().map(str::trim))));
        }
        // the panel covers what the coach says, so it says that first
        let coach = self
            .session
            .shown
            .snapshot
            .coach
            .as_ref()
            .map(|_| self.session.coach_rows(&self.session.plain_ctx(), usize::MAX))
            .unwrap_or_default();
        first.map(|(title, told)| {
            let line = Some(self.session.occasion_line(me, &title, told, &log));
            let topic = Topic::Said { title, rows: coach.into_iter().chain(rows).collect() };
            Panel { unasked: true, line, ..Panel::new(topic) }
        })
    }

    /// Returns the digest in this many columns and rows: what was lost, then what each player did. Where that is too much,
    /// a line for each.
    pub(super) fn digest_rows(&self, ctx: &Ctx, room: usize, height: usize) -> Vec<Row> {
        let Some(digest) = &self.ui.digest else { return Vec::new() };
        let mut rows = vec![Row::of(Role::Prompt, ctx.say("screen-digest"))];
        rows.extend(
            lost(ctx, digest).map_or_else(
                || vec![Row::of(Role::Dim, ctx.say("screen-digest-nothing"))],
                |lost| lost.wrapped(room, 2),
            ),
        );
        let left = height.saturating_sub(rows.len());
        let mut told = vec![Told::default(); digest.blocks.len()];
        for stage in [Stage::First, Stage::Reasons, Stage::Telling, Stage::Rest] {
            // every player has a line more in turn
            let mut grows = true;
            while std::mem::take(&mut grows) {
                for (index, block) in digest.blocks.iter().enumerate() {
                    let Some(more) = block.grown(told[index], stage) else { continue };
                    let less = std::mem::replace(&mut told[index], more);
                    match self.blocks(ctx, digest, room, &told).len() <= left {
                        true => grows = true,
                        false => told[index] = less,
                    }
                }
            }
        }
        let blocks = self.blocks(ctx, digest, room, &told);
        let is_untold = |(block, told): (&Block, &Told)| match block.gained {
            0 => told.lines == 0 && !block.events.is_empty(),
            _ => !told.reasons && !block.sources.is_empty(),
        };
        if blocks.len() > left || digest.blocks.iter().zip(&told).any(is_untold) {
            return self.digest_lines(ctx, digest, room, height);
        }
        rows.extend(blocks);
        rows
    }

    /// A line each for what was lost and for every player: points, what they were scored for, and what else matters most. The
    /// title, and how much there is of it, have the rows that are left.
    fn digest_lines(&self, ctx: &Ctx, digest: &Digest, room: usize, height: usize) -> Vec<Row> {
        let line = |block: &Block| {
            let letter = self.session.shown.view.letter(block.seat);
            let mut row = Row::of(Role::Faction(letter), letter.to_string());
            if block.gained != 0 {
                let role = if block.gained > 0 { Role::Good } else { Role::Bad };
                row = row.put(role, format!(" {:+}", block.gained));
            }
            let mut events: Vec<&Event> = block.events.iter().collect();
            events.sort_by_key(|event| event.weight);
            let events = events.into_iter().map(|event| self.session.event_row(ctx, block.seat, event));
            block.sources.iter().map(Row::plain).chain(events).fold(row, Row::part)
        };
        let lines: Vec<Row> = lost(ctx, digest).into_iter().chain(digest.blocks.iter().map(line)).collect();
        let wrapped: Vec<Vec<Row>> = lines.iter().map(|line| line.wrapped(room, 2)).collect();
        // each has a row, then more in turn; what was lost has all it needs before the others
        let mut shares: Vec<usize> = wrapped.iter().map(|_| 1).collect();
        let mut left = height.saturating_sub(shares.len());
        if !digest.lost.is_empty() {
            let more = left.min(wrapped[0].len() - 1);
            (shares[0], left) = (1 + more, left - more);
        }
        let [title, all] = [(); 2].map(|()| {
            let has_room = left > 0;
            left -= usize::from(has_room);
            has_room
        });
        let mut grows = true;
        while std::mem::take(&mut grows) {
            for (share, rows) in shares.iter_mut().zip(&wrapped) {
                if left > 0 && *share < rows.len() {
                    (*share, left, grows) = (*share + 1, left - 1, true);
                }
            }
        }
        let title = title.then(|| Row::of(Role::Prompt, ctx.say("screen-digest")));
        let count = digest.blocks.iter().map(|block| block.events.len()).sum();
        let all = all.then(|| self.told(ctx, "screen-digest-all", count));
        let shown = wrapped.into_iter().zip(shares).flat_map(|(rows, share)| match rows.len() > share {
            true => cut_short(rows, share, room),
            false => rows,
        });
        title.into_iter().chain(shown).chain(all).take(height).collect()
    }

    /// Says how many events there are, and by which key they are told.
    fn told(&self, ctx: &Ctx, says: &str, count: usize) -> Row {
        let key = if self.opens_news() { Command::Choose } else { Command::Log };
        let key = self.settings.keys.shown(&[key]);
        let places = [("count", i64::try_from(count).unwrap_or(0).into()), ("key", key.into())];
        Row::of(Role::Dim, ctx.fill(says, &places))
    }

    /// Returns whether the key that chooses tells all of what others did: it would choose nothing.
    pub(super) fn opens_news(&self) -> bool {
        let stage = self.composer.stage();
        let is_open = stage.kind == InputMode::Verbs && !self.composer.begun() && (stage.picks.len() > 1 || stage.pass);
        let is_led = self.session.shown.snapshot.coach.is_some();
        self.ui.digest.is_some() && self.focused() == Focused::Mode && self.mode.is_asked() && is_open && !is_led
    }

    /// The blocks of a digest with that much of each, and how much more there is.
    fn blocks(&self, ctx: &Ctx, digest: &Digest, room: usize, told: &[Told]) -> Vec<Row> {
        let view = &self.session.shown.view;
        let mut rows = Vec::new();
        let mut more = 0;
        for (block, told) in digest.blocks.iter().zip(told) {
            more += block.events.len() - told.lines;
            // a name alone tells nothing
            if block.gained == 0 && told.lines == 0 {
                continue;
            }
            let letter = view.letter(block.seat);
            let mut head = Row::of(Role::Faction(letter), format!("{letter} {}", view.name(ctx.words, block.seat)));
            if block.gained != 0 {
                let role = if block.gained > 0 { Role::Good } else { Role::Bad };
                let points = ctx.fill("screen-digest-points", &[("points", format!("{:+}", block.gained).into())]);
                head = head.put(role, format!("  {points}"));
            }
            rows.push(head);
            if told.reasons && !block.sources.is_empty() {
                let sources = Row::of(Role::Dim, ctx.words.list(&block.sources));
                rows.extend(Row::plain("  ").join(sources).wrapped(room, 2));
            }
            // what matters most, in playing order
            let mut lines: Vec<usize> = (0..block.events.len()).collect();
            lines.sort_unstable_by_key(|&line| (block.events[line].weight, line));
            lines.truncate(told.lines);
            lines.sort_unstable();
            for &line in &lines {
                let row = self.session.event_row(ctx, block.seat, &block.events[line]);
                rows.extend(Row::plain("  ").join(row).wrapped(room, 4));
            }
        }
        if more > 0 {
            rows.push(self.told(ctx, "screen-digest-rest", more));
        }
        rows
    }
}

impl PlaySession {
    /// Returns the table as it was when the last turn of a seat ended before others played, or as the game began; `None` if
    /// that is no longer known.
    pub fn last_turn(&self, me: Seat) -> Option<LastTurn> {
        let turns = self.turns();
        let others = turns.iter().rposition(|turn| turn.owner != me)?;
        let own = turns[..others].iter().rfind(|turn| turn.owner == me);
        let (actions, scores) = match own {
            Some(own) => (own.actions.end, own.scores[1].clone()),
            None => (0, turns.first()?.scores[0].clone()),
        };
        let viewer = self.viewer();
        self.next_turn_within(me, actions).or_else(|| {
            let seen = self.ask(|table| table.record().observe_past(actions, viewer))?;
            let told = self.log().partition_point(|entry| entry.at <= actions);
            Some(LastTurn { seen, scores, tally: self.tally_at(actions), told })
        })
    }

    /// The table as the next turn began with the last action of a turn: what players do by themselves comes with that action,
    /// and is theirs. Before all turns others are set up with it.
    fn next_turn_within(&self, me: Seat, actions: usize) -> Option<LastTurn> {
        let log = self.log();
        let begins = |entry: &LogEntry| self.game_ui().begins_turn(entry);
        let first = log.partition_point(|entry| entry.at < actions);
        let sets_up = log.iter().position(begins).is_some_and(|begun| begun >= first);
        let is_next = |entry: &LogEntry| begins(entry) || sets_up && self.doer(entry).is_some_and(|doer| doer != me);
        let next = first + log[first..].iter().take_while(|entry| entry.at == actions).position(is_next)?;
        let viewer = self.viewer();
        let PastStep { told, seen, tally } = self.ask(|table| table.record().observe_told(next, viewer))?;
        let seats = self.shown.snapshot.seats.iter();
        let scores = seats.zip(&self.shown.snapshot.progress.scores).map(|(&seat, now)| now.map(|_| tally.total(seat)));
        Some(LastTurn { scores: scores.collect(), seen, tally, told })
    }

    /// Returns what others did since then; `None` if they did nothing.
    pub fn news(&self, me: Seat, before: &LastTurn) -> Option<Digest> {
        let log = self.log();
        let told = log.get(before.told..)?;
        let others = told.iter().any(|told| told.owner.is_some_and(|owner| owner != me));
        if !others {
            return None;
        }
        let shown = &self.shown;
        let lost = shown.view.losses(self.words(), &before.seen, told);
        let mut blocks: Vec<Block> = Vec::new();
        let game_ui = self.game_ui();
        let mut turn = None;
        for entry in told {
            if game_ui.begins_turn(entry) {
                turn = shown.snapshot.seats.iter().copied().find(|&seat| self.names(entry, seat));
                continue;
            }
            // what the player did belongs to the turn of another in which it came, and is no news outside of one
            let seat = match self.doer(entry) {
                Some(doer) if doer == me => turn,
                doer => doer.or(turn).or(entry.owner),
            };
            let Some(seat) = seat.filter(|seat| *seat != me) else { continue };
            let telling = game_ui.telling(entry);
            if telling.weight >= WHY || brief(self.words(), game_ui, entry).is_none() {
                continue;
            }
            // what was lost stands above
            if !lost.is_empty() && game_ui.stake(entry, self.plays(me)) == OWN_LOSS {
                continue;
            }
            // a player knows what they did themselves
            let weight = if self.doer(entry) == Some(me) { SMALL } else { self.weight(entry, Some(me)) };
            let event = || Event { told: entry.clone(), weight, count: 1, places: None };
            match blocks.iter_mut().find(|block| block.seat == seat) {
                Some(block) => {
                    if telling.is_single || !block.events.iter_mut().any(|event| event.takes(entry)) {
                        block.events.push(event());
                    }
                }
                None => blocks.push(Block { seat, gained: 0, sources: Vec::new(), events: vec![event()] }),
            }
        }
        let gains = self.ask(|table| {
            let record = table.record();
            record.tally(record.actions()).since(&before.tally)
        });
        let sources = |seat: Seat| {
            let of_seat = gains.0.iter().filter(|source| source.points[seat.index()] != 0);
            let named = of_seat.map(|source| {
                let points = format!("{:+}", source.points[seat.index()]);
                self.words().beside([self.words().name(source.space, source.id), points])
            });
            named.collect::<Vec<_>>()
        };
        for (seat, (before, now)) in
            shown.snapshot.seats.iter().zip(before.scores.iter().zip(&shown.snapshot.progress.scores))
        {
            let (Some(before), Some(now)) = (before, now) else { continue };
            let gained = now - before;
            match blocks.iter_mut().find(|block| block.seat == *seat) {
                Some(block) => (block.gained, block.sources) = (gained, sources(*seat)),
                None if gained != 0 => {
                    blocks.push(Block { seat: *seat, gained, sources: sources(*seat), events: Vec::new() });
                }
                None => {}
            }
        }
        // who is asked comes first: by their own losses and points
        blocks.sort_by_key(|block| block.seat != me);
        Some(Digest { blocks, lost, changes: shown.view.changes(&before.seen), since: before.told })
    }

    /// Returns who did what an entry tells. What someone suffers belongs to whoever's turn it is.
    fn doer(&self, entry: &LogEntry) -> Option<Seat> {
        let who = entry.message.id_in("who").filter(|_| !self.game_ui().telling(entry).is_public)?;
        let seat = self.shown.snapshot.seats.iter().copied().find(|&seat| self.plays(seat) == who)?;
        (self.game_ui().stake(entry, self.plays(seat)) != OWN_LOSS).then_some(seat)
    }

    /// Draws an event in the block of a seat, which tells whose it is.
    fn event_row(&self, ctx: &Ctx, seat: Seat, event: &Event) -> Row {
        let Some(line) = brief(self.words(), self.game_ui(), &event.told()) else { return Row::new() };
        let row = match line.lead {
            Lead::Who(_, letter) if letter != self.shown.view.letter(seat) => line.row(),
            Lead::Head(_) => line.row(),
            Lead::Nothing | Lead::Blank | Lead::Who(..) => line.says,
        };
        ctx.times(row, event.count)
    }

    /// Returns whether an entry names what the seat plays.
    pub(super) fn names(&self, told: &LogEntry, seat: Seat) -> bool {
        let plays = self.plays(seat);
        told.message.args.iter().any(|(_, arg)| matches!(arg, Arg::Name { id, .. } if *id == plays))
    }

    /// Returns an occasion, and all that came with it in the same turn.
    fn came_with<'l>(
        &self,
        occasion: &'l LogEntry,
        log: &'l [LogEntry],
    ) -> impl Iterator<Item = &'l LogEntry> + use<'l> {
        let game_ui = self.game_ui();
        let group = log.iter().filter(|entry| entry.is_beside(occasion));
        // the next turn may begin with the same action
        group.skip_while(move |entry| *entry != occasion).take_while(move |entry| !game_ui.begins_turn(entry))
    }

    /// Tells an occasion in a line: what it is, and what came with it, what happened to the player first.
    fn occasion_line(&self, me: Seat, title: &str, occasion: &LogEntry, log: &[LogEntry]) -> Row {
        let lines = self.came_with(occasion, log);
        let mut lines: Vec<LogLine> = lines.filter_map(|entry| self.game_ui().brief(self.words(), entry)).collect();
        let own = self.shown.view.letter(me);
        lines.sort_by_key(|line| !matches!(line.lead, Lead::Who(_, letter) if letter == own));
        let title = Row::of(Role::Bad, self.fill("screen-occasion", &[("title", title.into())])).text(" ");
        let apart = || Row::of(Role::Dim, self.say("screen-apart"));
        let told = lines.iter().map(LogLine::row).fold(Row::new(), |all, line| all.part_after(apart(), line));
        title.join(told)
    }
}

impl PlayerUi {
    /// Counts the rows without which a digest would leave out what was lost, or a player.
    pub(super) fn least_of_digest(&self) -> usize {
        self.digest.as_ref().map_or(0, |digest| digest.blocks.len() + usize::from(!digest.lost.is_empty()))
    }
}

/// The first rows of a line, with a sign that there is more in the last of them, unless a word would make way for it.
fn cut_short(mut rows: Vec<Row>, share: usize, room: usize) -> Vec<Row> {
    rows.truncate(share);
    if let Some(last) = rows.last_mut().filter(|last| last.width() + 2 <= room) {
        *last = std::mem::take(last).text(" +");
    }
    rows
}

/// Tells what was lost, if anything was.
fn lost(ctx: &Ctx, digest: &Digest) -> Option<Row> {
    let what = ctx.words.list(digest.lost.iter().map(|loss| shortly(ctx, loss)));
    let is_any = !digest.lost.is_empty();
    is_any.then(|| Row::of(Role::Bad, ctx.fill("screen-digest-lost", &[("what", what.into())])))
}

/// Says a loss in few cells: places by their numbers alone.
fn shortly(ctx: &Ctx, loss: &Loss) -> String {
    if loss.at.is_empty() {
        return loss.what.clone();
    }
    let places: Vec<String> = loss.at.iter().map(|spot| spot.part().to_string()).collect();
    ctx.fill("screen-lost-at", &[("what", loss.what.as_str().into()), ("places", places.join(" ").into())])
}

/// The rank of events that are shown only where nothing else is.
const SMALL: u8 = 3;
/// Lines of an occasion at most.
const TOLD: usize = 5;
