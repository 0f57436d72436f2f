//! Hirelings on the screen: who controls which, for how long, what is on its card, and what it does.

use super::facts::cards;
use super::names::{self, faction_role};
use crate::games::root::Observation;
use crate::games::root::law::hooks;
use crate::games::root::state::hired::{HirelingInPlay, HirelingState, MARKER_SPACES};
use crate::games::root::words::owner::Owner;
use crate::games::root::words::party::Hireling;
use crate::games::root::words::piece::Piece;
use crate::games::root::words::place::{Clearing, Spot};
use crate::kernel::{Seat, Words, name_key};
use crate::tui::game_ui::Ctx;
use crate::tui::help::HelpSection;
use crate::tui::palette::Role;
use crate::tui::player_board::{Fact, Forms, Section};
use crate::tui::speech;
use crate::tui::text::Row;
use unicode_width::UnicodeWidthStr;

/// The width from which names are written in full beside the map.
const WIDE: usize = 33;

/// Cards of the discard pile that a hireling looks through.
const LOOKED_THROUGH: usize = 5;

/// Returns keys that are put together here.
pub fn made_keys() -> Vec<String> {
    let spaces = ["root-hireling-text", "root-demoted-text"];
    spaces.iter().flat_map(|space| Hireling::ALL.iter().map(move |hireling| name_key(space, hireling.id()))).collect()
}

/// Words the effect of the side that is up, in two lines at most.
fn text(words: &Words, hired: &HirelingInPlay) -> Vec<String> {
    let space = if hired.demoted { "root-demoted-text" } else { "root-hireling-text" };
    words.name(space, hired.hireling.id()).lines().map(str::to_owned).collect()
}

/// Words the effect of a hireling that can be chosen, by the side that is up, in a line.
pub fn choice(words: &Words, state: &Observation, hireling: Hireling) -> String {
    let known = all(state).find(|(_, hired)| hired.hireling == hireling);
    let lines = known.map_or_else(
        || words.name("root-hireling-text", hireling.id()).lines().map(str::to_owned).collect(),
        |(_, hired)| text(words, hired),
    );
    words.sentences(lines.iter().map(|line| line.trim()))
}

/// The hirelings at the table, each with its card.
fn all(state: &Observation) -> impl Iterator<Item = (Owner, &HirelingInPlay)> {
    state.hirelings().filter_map(|me| Some((me, state.hired(me)?)))
}

fn place(spot: Option<Spot>) -> String {
    match spot {
        Some(Spot::Clearing(clearing)) => clearing.number().to_string(),
        Some(Spot::Forest(forest)) => forest.letter().to_string(),
        None => "-".to_owned(),
    }
}

/// Draws what it has off the map and on its card.
fn matter(ctx: &Ctx, state: &Observation, me: Owner, hired: &HirelingInPlay) -> Vec<String> {
    let left = |what: String, count: u8| {
        ctx.fill("root-hired-left", &[("what", what.into()), ("count", i64::from(count).into())])
    };
    let mut facts = Vec::new();
    let all = hired.hireling.warriors();
    // most demoted sides leave the warriors in the box
    if all > 0 && !(hired.demoted && hired.supply == all) {
        facts.push(left(ctx.say("root-hired-warriors"), hired.supply));
    }
    match hired.kit {
        HirelingState::Nothing | HirelingState::Raids(_) => {}
        HirelingState::Pawn(spot) => facts.push(ctx.fill("root-hired-pawn", &[("place", place(spot).into())])),
        HirelingState::Pack(pack) => {
            facts.push(ctx.fill("root-hired-pawn", &[("place", place(hired.kit.spot()).into())]));
            let places = [("count", i64::from(pack.count()).into()), ("ready", i64::from(pack.ready()).into())];
            facts.push(ctx.fill("root-hired-items", &places));
        }
        HirelingState::Warriors(count) => {
            facts.push(ctx.fill("root-hired-aside", &[("count", i64::from(count).into())]));
        }
        HirelingState::Ambushes(ambushes) => {
            let paths = (0..ambushes.len()).filter_map(|place| ambushes.get(place));
            let paths = paths.map(|(from, to)| format!("{}-{}", from.number(), to.number())).collect::<Vec<_>>();
            if !paths.is_empty() {
                facts.push(ctx.fill("root-hired-paths", &[("paths", paths.join(" ").into())]));
            }
        }
        HirelingState::Cards(cards) => {
            let count = i64::try_from(cards.len()).unwrap_or(0);
            facts.push(ctx.fill("root-hired-kept", &[("count", count.into())]));
        }
    }
    if !hired.demoted {
        let pieces = Piece::of(state.party(me)).iter();
        facts.extend(pieces.map(|piece| left(ctx.words.name("root-piece", piece.id()), state.stock[piece.index()])));
    }
    facts
}

/// A list of facts in lines of this many columns; none is broken.
fn lines_of(words: &Words, facts: Vec<String>, room: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for fact in facts {
        let Some(line) = lines.last_mut() else {
            lines.push(fact);
            continue;
        };
        let longer = words.list([line.as_str(), &fact]);
        if longer.width() < room {
            *line = longer;
        } else {
            // what parts the two stays at the end of the line
            let parted = words.list([line.as_str(), ""]);
            *line = parted.trim_end().to_owned();
            lines.push(fact);
        }
    }
    lines
}

/// Names its controller, and for how long.
fn control(ctx: &Ctx, state: &Observation, hired: &HirelingInPlay) -> String {
    let Some(seat) = hired.controller else { return ctx.say("root-hired-free") };
    let who = names::called(ctx.words, state.party(seat));
    let used = if hired.used { "yes" } else { "no" };
    let places = [("who", who.into()), ("left", i64::from(hired.markers).into()), ("used", used.into())];
    ctx.fill("root-hired-by", &places)
}

/// Returns the spaces of the score track that still have their markers.
pub fn marked(state: &Observation) -> impl Iterator<Item = u8> + '_ {
    MARKER_SPACES.into_iter().zip(state.hiring.on_track).filter(|(_, there)| *there).map(|(space, _)| space)
}

fn spaces(state: &Observation) -> String {
    marked(state).map(|space| space.to_string()).collect::<Vec<_>>().join(" ")
}

/// Lists the players who have taken markers and not hired for them, and how many.
fn takers(state: &Observation) -> impl Iterator<Item = (Seat, u8)> + '_ {
    state.seats().map(|seat| (seat, state.hiring.taken[seat.index()])).filter(|(_, taken)| *taken > 0)
}

/// A name in this many columns: its last words, which tell hirelings apart, and of these what fits.
fn shortened(name: &str, room: usize) -> String {
    let starts = std::iter::once(0).chain(name.match_indices(' ').map(|(blank, _)| blank + 1));
    let mut ends = starts.map(|start| &name[start..]);
    let fitting = ends.find(|end| end.width() <= room);
    fitting.map_or_else(|| Row::plain(name).fitted(room).to_string(), str::to_owned)
}

/// Returns a line each for the side pane, under a heading with the key of their page: who controls it for how many turns,
/// and whether it was used.
pub fn side(ctx: &Ctx, state: &Observation, room: usize, key: &str) -> Vec<Row> {
    if state.hirelings.is_empty() {
        return Vec::new();
    }
    let is_wide = room >= WIDE;
    let mut head = Row::of(Role::Prompt, ctx.say("root-hirelings"));
    if !key.is_empty() {
        head = head.text(" ").put(Role::Key, key);
    }
    let at = spaces(state);
    if !at.is_empty() {
        let words = if is_wide { "root-hirelings-at-wide" } else { "root-hirelings-at" };
        head = head.put(Role::Dim, format!(" {}", ctx.fill(words, &[("spaces", at.into())])));
    }
    let mut rows = vec![head];
    for (me, hired) in all(state) {
        let name = names::of(ctx.words, state, me);
        let letter = hired.hireling.letter();
        let row = Row::plain(format!(" {letter} "));
        let column = if is_wide { 20 } else { room.saturating_sub(4) };
        let row = row.join(Row::plain(shortened(&name, column.saturating_sub(if is_wide { 3 } else { 4 })))).to(column);
        rows.push(match hired.controller {
            None if is_wide => row.put(Role::Dim, ctx.say("root-hired-supply")),
            None => row.put(Role::Dim, "-"),
            Some(seat) => {
                let by = state.party(seat);
                let row = row.put(faction_role(by), by.letter().to_string());
                let row = match is_wide {
                    true => {
                        let turns = ctx.fill("root-hired-turns", &[("count", i64::from(hired.markers).into())]);
                        row.text(format!(" {turns}"))
                    }
                    false => row.text(hired.markers.to_string()),
                };
                let used = if is_wide { ctx.say("root-hired-done") } else { "x".to_owned() };
                if hired.used { row.put(Role::Dim, format!(" {used}")) } else { row }
            }
        });
        let matter = matter(ctx, state, me, hired);
        if is_wide {
            let lines = lines_of(ctx.words, matter, room.saturating_sub(3)).into_iter();
            rows.extend(lines.map(|line| Row::of(Role::Dim, format!("   {line}")).fitted(room)));
        }
    }
    for (seat, taken) in takers(state) {
        let party = state.party(seat);
        let hires = ctx.fill("root-hired-due", &[("count", i64::from(taken).into())]);
        rows.push(Row::of(faction_role(party), format!(" {} ", party.letter())).put(Role::Dim, hires));
    }
    rows
}

/// Lists, for the board of a seat, those that it controls, with the turns that are left; nothing if there are none.
pub fn of_seat(ctx: &Ctx, state: &Observation, seat: Seat) -> Option<Fact> {
    let own = all(state).filter(|(_, hired)| hired.controller == Some(seat));
    let named = own.map(|(me, hired)| {
        let (who, count) = (names::of(ctx.words, state, me), hired.markers);
        match ctx.is_aloud() {
            true => ctx.fill("root-heard-hired", &[("who", who.into()), ("count", i64::from(count).into())]),
            false => format!("{who} {count}"),
        }
    });
    let named: Vec<Row> = named.map(Row::plain).collect();
    (!named.is_empty()).then(|| Fact::of(ctx, "root-fact-hirelings").list(named).only(Forms::BOARD))
}

/// Returns each with its controller, and the markers that are left, as it is read aloud.
pub fn heard_briefly(ctx: &Ctx, state: &Observation) -> Vec<Row> {
    let mut rows: Vec<Row> = all(state)
        .map(|(me, hired)| speech::labeled(ctx, &names::of(ctx.words, state, me), control(ctx, state, hired)))
        .collect();
    rows.extend(markers(ctx, state));
    rows
}

/// The markers on the score track, and who took some.
fn markers(ctx: &Ctx, state: &Observation) -> Vec<Row> {
    let at = match ctx.is_aloud() {
        true => ctx.words.list(marked(state).map(|space| space.to_string())),
        false => spaces(state),
    };
    let left = (!at.is_empty() && !state.hirelings.is_empty())
        .then(|| Row::plain(ctx.fill("root-markers-left", &[("spaces", at.into())])));
    let taken = takers(state).map(|(seat, taken)| {
        let who = names::called(ctx.words, state.party(seat));
        let places = [("who", who.into()), ("count", i64::from(taken).into())];
        Row::plain(ctx.fill("root-markers-taken", &places))
    });
    left.into_iter().chain(taken).collect()
}

/// Returns all of them in full, a section each, then the markers.
pub fn page(ctx: &Ctx, state: &Observation) -> Vec<Section> {
    let card = |(me, hired): (Owner, &HirelingInPlay)| {
        let name = names::of(ctx.words, state, me);
        let sign = if ctx.is_aloud() { String::new() } else { hired.hireling.letter().to_string() };
        let card = Fact::new(Row::of(Role::Prompt, name)).sign(sign).note(Row::plain(control(ctx, state, hired)));
        let card = card.sentence(ctx.words.sentences(text(ctx.words, hired).iter().map(|line| line.trim())));
        let matter = matter(ctx, state, me, hired);
        let matter = (!matter.is_empty()).then(|| Fact::bare().list(matter.into_iter().map(Row::plain).collect()));
        let kept = hired.kit.cards();
        let kept = (!kept.is_empty()).then(|| Fact::of(ctx, "root-fact-kept").list(cards(ctx, kept)));
        let pile = (hired.demoted && hired.hireling == Hireling::WarmSunProphets).then(|| {
            let top = state.pile_from_the_top().take(LOOKED_THROUGH);
            Fact::of(ctx, "root-fact-pile").list(top.map(|kind| Row::plain(names::card_for(ctx, kind))).collect())
        });
        Section::new([card].into_iter().chain(matter).chain(kept).chain(pile))
    };
    let markers = markers(ctx, state).into_iter().map(|row| Fact::bare().note(row));
    all(state).map(card).chain([Section::new(markers)]).collect()
}

/// Returns those that have pieces in a clearing.
pub fn details(ctx: &Ctx, state: &Observation, clearing: Clearing) -> Vec<Row> {
    let here = |me: Owner| {
        let stands = state.warriors(me, clearing) > 0 || state.pawn(me) == Some(clearing);
        stands || state.placed(me, clearing) > 0
    };
    let mut rows = Vec::new();
    for (me, hired) in all(state).filter(|(me, _)| here(*me)) {
        let who = names::of(ctx.words, state, me);
        if ctx.is_aloud() {
            rows.push(speech::labeled(ctx, &who, control(ctx, state, hired)));
        } else {
            rows.push(Row::of(Role::Prompt, who));
            rows.push(Row::plain(format!("  {}", control(ctx, state, hired))));
        }
        rows.push(Row::plain(format!("  {}", ctx.words.sentences(text(ctx.words, hired)))));
        if hired.hireling == Hireling::PopularBand {
            let named = |owner: Owner| names::of(ctx.words, state, owner);
            rows.extend(
                kept(state, clearing, named)
                    .map(|kept| ctx.words.list(kept))
                    .map(|who| Row::plain(format!("  {}", ctx.fill("root-details-band", &[("who", who.into())])))),
            );
        }
    }
    rows
}

/// Words how many pieces of whom the band keeps in a clearing, in one line, if it keeps any.
pub fn glance(ctx: &Ctx, state: &Observation, clearing: Clearing) -> Option<String> {
    let who = kept(state, clearing, |owner| state.party(owner).letter().to_string())?.join(" ");
    Some(ctx.fill("root-look-band", &[("who", who.into())]))
}

fn kept(state: &Observation, clearing: Clearing, named: impl Fn(Owner) -> String) -> Option<Vec<String>> {
    let counts = state.owners().map(|owner| (owner, hooks::detained(state, owner, clearing)));
    let kept = counts.filter(|(_, count)| *count > 0).map(|(owner, count)| format!("{} {count}", named(owner)));
    let kept: Vec<String> = kept.collect();
    (!kept.is_empty()).then_some(kept)
}

/// Returns the clearings at the other ends of paths from here on which bandits stand.
pub fn waylaid(state: &Observation, clearing: Clearing) -> impl Iterator<Item = Clearing> + '_ {
    let ambushes = all(state).map(|(_, hired)| hired.kit.ambushes());
    let paths = ambushes.flat_map(|ambushes| (0..ambushes.len()).filter_map(move |place| ambushes.get(place)));
    paths.filter_map(move |(from, to)| match clearing {
        _ if clearing == from => Some(to),
        _ if clearing == to => Some(from),
        _ => None,
    })
}

/// Tells, for the help, how they are hired, and all that are at the table.
pub fn help(ctx: &Ctx, state: &Observation) -> Option<HelpSection> {
    if state.hirelings.is_empty() {
        return None;
    }
    let title = ctx.words.name("root-help-title", "hirelings");
    let help = ctx.words.name("root-help", "hirelings");
    if ctx.is_aloud() {
        let own = all(state).map(|(me, hired)| {
            let text = self::text(ctx.words, hired);
            let text = ctx.words.sentences(text.iter().map(|line| line.trim()));
            speech::labeled(ctx, &names::of(ctx.words, state, me), text).to_string()
        });
        return Some(HelpSection::new(title, std::iter::once(help).chain(own)));
    }
    let help = ctx.words.sentences([help, ctx.say("root-help-hirelings-drawn")]);
    let own = all(state).flat_map(|(me, hired)| {
        let name = format!("{} {}", hired.hireling.letter(), names::of(ctx.words, state, me));
        [name, format!("  {}", ctx.words.sentences(text(ctx.words, hired)))]
    });
    Some(HelpSection::new(title, std::iter::once(help).chain(own)))
}

/// Explains the lines beside the map; `key` opens the page of all.
pub fn help_beside(ctx: &Ctx, state: &Observation, key: &str) -> Option<HelpSection> {
    let text = || ctx.fill("root-help-hirelings-beside", &[("key", key.into())]);
    (!state.hirelings.is_empty()).then(|| HelpSection::new(ctx.say("root-help-title-beside"), [text()]))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The width of a page on a small screen.
    const WIDEST: usize = 76;

    /// The width for a name beside the map.
    const NARROW: usize = 14;

    #[test]
    fn names_beside_the_map_are_whole_words_that_tell_hirelings_apart() {
        let mut seen = Vec::new();
        for hireling in Hireling::ALL {
            for space in ["root-party", "root-demoted"] {
                let name = Words::english().name(space, hireling.id());
                let short = shortened(&name, NARROW);
                assert!(short.width() <= NARROW && name.ends_with(&short), "{name}: {short}");
                let alike = |(other, of): &(String, Hireling)| *other == short && *of != hireling;
                assert!(!seen.iter().any(alike), "{short}");
                seen.push((short, hireling));
            }
        }
    }

    #[test]
    fn each_side_says_what_it_does_in_two_lines() {
        for hireling in Hireling::ALL {
            for demoted in [false, true] {
                let lines = text(Words::english(), &HirelingInPlay::dealt(hireling, demoted));
                assert!((1..=2).contains(&lines.len()), "{hireling:?}: {lines:?}");
                assert!(lines.iter().all(|line| line.width() <= WIDEST), "{hireling:?}: {lines:#?}");
            }
        }
    }
}
