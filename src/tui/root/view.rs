//! A place in words: in one line, and in full with the reason why it is ruled as it is.

use super::map_model::{known, spot_of_clearing, spot_of_forest};
use super::names::faction_role;
use super::registry::{self, Force};
use super::{hirelings, landmarks, names, odds, spoken, table};
use crate::games::root::Observation;
use crate::games::root::law::rule::Ruling;
use crate::games::root::law::{battle, hooks, movement, terrain};
use crate::games::root::words::owner::Owner;
use crate::games::root::words::piece::Piece;
use crate::games::root::words::place::{Clearing, Forest};
use crate::kernel::Seat;
use crate::tui::game_ui::{Ctx, Spot};
use crate::tui::palette::Role;
use crate::tui::speech;
use crate::tui::text::{Row, padded};

pub fn clearing_of(state: &Observation, spot: Spot) -> Option<Clearing> {
    let Spot::Place(number) = spot else { return None };
    Clearing::from_number(number).filter(|clearing| state.board.clearings().contains(*clearing))
}

pub fn forest_of(state: &Observation, spot: Spot) -> Option<Forest> {
    let Spot::Region(index) = spot else { return None };
    state.board.forests().iter().find(|forest| forest.index() == usize::from(index))
}

fn numbers(ctx: &Ctx, clearings: impl Iterator<Item = Clearing>) -> String {
    joined(ctx, clearings.map(|clearing| clearing.number().to_string()))
}

fn letters(ctx: &Ctx, forests: impl Iterator<Item = Forest>) -> String {
    joined(ctx, forests.map(|forest| forest.letter().to_string()))
}

/// Numbers that follow each other run together in the ear.
fn joined(ctx: &Ctx, names: impl Iterator<Item = String>) -> String {
    let names: Vec<String> = names.collect();
    match (names.is_empty(), ctx.is_aloud()) {
        (true, true) => ctx.say("plain-none"),
        (true, false) => "-".into(),
        (false, true) => ctx.words.list(names),
        (false, false) => names.join(" "),
    }
}

/// The warriors or the pawn of an owner in a clearing.
#[derive(Clone, Copy)]
enum Presence {
    Warriors { count: u8, led: bool },
    Pawn,
}

/// Lists who is in a clearing with what.
fn crowd(state: &Observation, clearing: Clearing) -> Vec<(Owner, Presence)> {
    state.owners().flat_map(|owner| presence(state, owner, clearing).map(move |presence| (owner, presence))).collect()
}

fn presence(state: &Observation, owner: Owner, clearing: Clearing) -> impl Iterator<Item = Presence> {
    let count = state.warriors(owner, clearing);
    let led = owner.seat().is_some_and(|seat| registry::of(state, seat).legend().leader == Some(clearing));
    let warriors = (count > 0).then_some(Presence::Warriors { count, led });
    let pawn = (state.pawn(owner) == Some(clearing)).then_some(Presence::Pawn);
    warriors.into_iter().chain(pawn)
}

/// Writes it in a few cells, behind the letter of the owner.
fn shortly(letter: char, presence: Presence) -> String {
    match presence {
        Presence::Warriors { count, led } => format!("{letter} {count}{}", if led { "*" } else { "" }),
        Presence::Pawn => letter.to_string(),
    }
}

/// Tells the pieces of an owner in a clearing for the ear: whose warriors, how many, and whose pawn.
fn heard(ctx: &Ctx, state: &Observation, owner: Owner, clearing: Clearing) -> Vec<String> {
    let who = names::of(ctx.words, state, owner);
    let told = |presence| match presence {
        Presence::Warriors { count, led } => {
            let key = if led { "root-spoken-warlord" } else { "root-spoken-warriors" };
            ctx.fill(key, &[("who", who.as_str().into()), ("count", i64::from(count).into())])
        }
        Presence::Pawn => ctx.fill("root-spoken-pawn", &[("who", who.as_str().into())]),
    };
    presence(state, owner, clearing).map(told).collect()
}

fn pieces(ctx: &Ctx, state: &Observation, clearing: Clearing, buildings: bool) -> Vec<String> {
    let mut words = Vec::new();
    for piece in Piece::ALL.into_iter().filter(|piece| piece.is_building() == buildings) {
        let count = state.count(piece, clearing);
        let mut name = ctx.words.name("root-piece", piece.id());
        if count > 0
            && let Some(kind) = known(state, piece, clearing)
        {
            name = ctx.fill("root-look-plot", &[("kind", ctx.words.name("root-piece", kind.id()).into())]);
        }
        match count {
            0 => {}
            1 => words.push(name),
            count => words.push(ctx.times_of(name, count.into())),
        }
    }
    words
}

/// A list as a sentence of its own.
fn stopped(ctx: &Ctx, things: &[String]) -> String {
    ctx.fill("list-stop", &[("list", ctx.words.list(things).into())])
}

pub fn glance(ctx: &Ctx, state: &Observation, spot: Spot) -> Row {
    if let Some(forest) = forest_of(state, spot) {
        let pawns = state.owners().filter(|&owner| state.pawn_forest(owner) == Some(forest));
        let letter = std::iter::once(forest.letter().to_string());
        if ctx.is_aloud() {
            return heard_forest(ctx, state, forest);
        }
        let here = joined(ctx, letter.chain(pawns.map(|owner| state.party(owner).letter().to_string())));
        let near = numbers(ctx, state.board.forest_clearings(forest).iter());
        let next = letters(ctx, state.board.adjacent_forests(forest).iter());
        let places = [("forest", here.into()), ("clearings", near.into()), ("forests", next.into())];
        return Row::plain(ctx.fill("root-look-forest", &places));
    }
    let Some(clearing) = clearing_of(state, spot) else { return Row::new() };
    if ctx.is_aloud() {
        return heard_glance(ctx, state, clearing);
    }
    let suits = state.suits(clearing);
    let number = ("clearing", Row::of(Role::Prompt, clearing.number().to_string()));
    let suits = ("suits", Row::of(names::suits_role(suits), names::suits(ctx.words, suits)));
    let mut row = match state.ruler(clearing) {
        Some(owner) => {
            let who = Row::of(faction_role(state.party(owner)), names::of(ctx.words, state, owner));
            ctx.row(Role::Text, "root-look-ruled", &[number, suits, ("who", who)])
        }
        None => ctx.row(Role::Text, "root-look-unruled", &[number, suits]),
    };
    for (owner, presence) in crowd(state, clearing) {
        let party = state.party(owner);
        let text = shortly(party.letter(), presence);
        row = row.text(" ").put(faction_role(party), text);
    }
    let mut slots = pieces(ctx, state, clearing, true);
    if state.ruins.contains(clearing) {
        slots.push(ctx.say("root-look-ruin"));
    }
    let open = i64::from(state.open_slots(clearing));
    slots.push(ctx.fill("root-look-open", &[("count", open.into())]));
    let paths = ctx.fill("root-look-paths", &[("paths", numbers(ctx, state.adjacent(clearing).iter()).into())]);
    // a narrow line ends early: whose tokens lie there and where one can go matters most
    let first = !ctx.roomy;
    let slots = Row::plain(stopped(ctx, &slots));
    let tokens = pieces(ctx, state, clearing, false);
    let tokens = if tokens.is_empty() { Row::new() } else { Row::plain(stopped(ctx, &tokens)) };
    row = match first {
        true => row.part(tokens).part(Row::plain(&paths)).part(slots),
        false => row.part(slots).part(tokens),
    };
    if state.scorched.contains(clearing) {
        row = row.part(Row::plain(stopped(ctx, &[ctx.say("root-look-scorched")])));
    }
    let about: Vec<String> = (!first).then_some(paths).into_iter().chain(besides(ctx, state, clearing)).collect();
    row.part(Row::of(Role::Dim, ctx.words.list(&about)))
}

/// Returns all else that is to be said of a clearing, in a few words each.
fn besides(ctx: &Ctx, state: &Observation, clearing: Clearing) -> Vec<String> {
    let mut about = Vec::new();
    if !state.closed_paths(clearing).is_empty() {
        let closed = numbers(ctx, state.closed_paths(clearing).iter());
        about.push(ctx.fill("root-look-closed", &[("paths", closed.into())]));
    }
    about.extend(bandits(ctx, state, clearing));
    about.extend(hirelings::glance(ctx, state, clearing));
    if state.ferry == Some(clearing) {
        about.push(ctx.say("root-look-ferry"));
    }
    if state.tower == Some(clearing) {
        about.push(ctx.say("root-look-pass"));
    }
    about.extend(landmarks::glance(ctx, state, clearing));
    about.extend(table::homes_in(state, clearing).map(|seat| homeland(ctx, state, seat)));
    about
}

/// A forest as it is read aloud: what it touches, and whose pawn is in it.
fn heard_forest(ctx: &Ctx, state: &Observation, forest: Forest) -> Row {
    let near = state.board.forest_clearings(forest).iter().map(|near| spoken::clearing(ctx.words, state, near));
    let places = [
        ("forest", forest.letter().to_string().into()),
        ("clearings", ctx.words.list(near).into()),
        ("forests", letters(ctx, state.board.adjacent_forests(forest).iter()).into()),
    ];
    let touches = speech::told(ctx, "root-heard-forest-near", &places);
    let pawns = state.owners().filter(|&owner| state.pawn_forest(owner) == Some(forest));
    let pawns = pawns.map(|owner| {
        let who = names::of(ctx.words, state, owner);
        Row::plain(ctx.fill("root-spoken-pawn", &[("who", who.into())]))
    });
    speech::together(ctx, [touches].into_iter().chain(pawns))
}

/// Tells the name of a clearing and how many slots it has.
fn heard_slots(ctx: &Ctx, state: &Observation, clearing: Clearing) -> Row {
    let places = [
        ("number", i64::from(clearing.number()).into()),
        ("suits", names::suits_one_by_one(ctx.words, state.suits(clearing)).into()),
        ("slots", i64::from(state.slots(clearing)).into()),
        ("open", i64::from(state.open_slots(clearing)).into()),
    ];
    speech::told(ctx, "root-heard-clearing", &places)
}

/// Tells who and what is in a clearing, as it is read aloud.
fn heard_pieces(ctx: &Ctx, state: &Observation, clearing: Clearing) -> Vec<Row> {
    let here = state.owners().flat_map(|owner| heard(ctx, state, owner, clearing));
    let mut rows: Vec<Row> = here.map(Row::plain).collect();
    for (key, buildings) in [("root-heard-buildings", true), ("root-heard-tokens", false)] {
        let pieces = pieces(ctx, state, clearing, buildings);
        rows.extend((!pieces.is_empty()).then(|| speech::fact(ctx, key, ctx.words.list(pieces))));
    }
    if state.ruins.contains(clearing) {
        rows.push(Row::plain(ctx.say("root-heard-ruin-here")));
    }
    if state.scorched.contains(clearing) {
        rows.push(Row::plain(speech::sentence_of(ctx.words, &ctx.say("root-look-scorched"))));
    }
    rows
}

fn heard_paths(ctx: &Ctx, state: &Observation, clearing: Clearing) -> Row {
    let near = state.adjacent(clearing).iter().map(|near| spoken::clearing(ctx.words, state, near));
    Row::plain(ctx.fill("root-spoken-paths", &[("places", ctx.words.list(near).into())]))
}

/// A clearing in one line, as it is read aloud.
fn heard_glance(ctx: &Ctx, state: &Observation, clearing: Clearing) -> Row {
    let ruler = match state.ruler(clearing) {
        Some(owner) => names::of(ctx.words, state, owner),
        None => String::new(),
    };
    let lines = [heard_slots(ctx, state, clearing), speech::fact(ctx, "root-heard-ruler", ruler)];
    let besides = besides(ctx, state, clearing).into_iter();
    let besides = besides.map(|text| Row::plain(speech::sentence_of(ctx.words, &text)));
    let paths = numbers(ctx, state.adjacent(clearing).iter());
    let paths = speech::fact(ctx, "root-heard-paths", paths);
    speech::together(ctx, lines.into_iter().chain(heard_pieces(ctx, state, clearing)).chain([paths]).chain(besides))
}

/// A clearing in full, as it is read aloud: the ends of `details` come behind it.
fn heard_details(ctx: &Ctx, state: &Observation, clearing: Clearing) -> Vec<Row> {
    let mut rows = vec![heard_slots(ctx, state, clearing)];
    let (strengths, ruling) = ruling(ctx, state, clearing);
    rows.push(Row::plain(ruling));
    for (strength, owner) in strengths {
        let helpers = helpers(state, owner, clearing);
        let places = [
            ("who", names::of(ctx.words, state, owner).into()),
            ("warriors", i64::from(state.warriors(owner, clearing)).into()),
            ("buildings", i64::from(state.buildings(owner, clearing)).into()),
            ("hirelings", i64::from(helpers).into()),
            ("sum", i64::from(strength).into()),
        ];
        let key = if helpers > 0 { "root-heard-strength-hired" } else { "root-heard-strength" };
        rows.push(speech::told(ctx, key, &places));
    }
    rows.extend(hired(ctx, state, clearing).map(Row::plain));
    rows.extend(heard_pieces(ctx, state, clearing));
    rows.push(heard_paths(ctx, state, clearing));
    let near = state.board.river_adjacent(clearing).iter().map(|near| spoken::clearing(ctx.words, state, near));
    rows.push(speech::fact(ctx, "root-heard-river", ctx.words.list(near)));
    rows.push(speech::fact(ctx, "root-heard-forests", letters(ctx, state.board.clearing_forests(clearing).iter())));
    rows
}

/// The sides that count for rule with how much each, the strongest first, and who rules, in a sentence.
fn ruling(ctx: &Ctx, state: &Observation, clearing: Clearing) -> (Vec<(u8, Owner)>, String) {
    let mut strengths: Vec<(u8, Owner)> = state
        .owners()
        .filter(|&owner| state.counts_for(owner) == owner)
        .map(|owner| (state.strength(owner, clearing), owner))
        .filter(|(strength, _)| *strength > 0)
        .collect();
    strengths.sort_unstable_by_key(|(strength, owner)| (std::cmp::Reverse(*strength), *owner));
    let tied = strengths.iter().filter(|(strength, _)| Some(*strength) == strengths.first().map(|(most, _)| *most));
    let tie = tied.count() > 1;
    let says = match state.ruler(clearing) {
        Some(owner) => {
            let outright = hooks::rules_outright(state).is_some_and(|(_, outright)| outright.contains(clearing));
            let key = match tie && hooks::rules_ties(state, owner) {
                _ if outright => "root-details-garden-rules",
                true => "root-details-tie-rules",
                false => "root-details-rules",
            };
            ctx.fill(key, &[("who", names::of(ctx.words, state, owner).into())])
        }
        None if tie => ctx.say("root-details-tie"),
        None => ctx.say("root-details-nobody"),
    };
    (strengths, says)
}

/// Returns what the hirelings of an owner add to its strength.
fn helpers(state: &Observation, owner: Owner, clearing: Clearing) -> u8 {
    let hired = |hireling: &Owner| *hireling != owner && state.counts_for(*hireling) == owner;
    let helpers = state.hirelings().filter(hired);
    helpers.map(|hireling| state.warriors(hireling, clearing) + state.buildings(hireling, clearing)).sum()
}

/// Words who has hired warriors here this turn (11.2.7.III).
fn hired(ctx: &Ctx, state: &Observation, clearing: Clearing) -> Option<String> {
    let (by, of) = hooks::hire(state).filter(|(_, of)| state.warriors(*of, clearing) > 0)?;
    let who = names::called(ctx.words, state.party(by));
    let places = [("who", who.into()), ("count", i64::from(state.warriors(of, clearing)).into())];
    Some(ctx.fill("root-details-hired", &places))
}

pub fn details(ctx: &Ctx, state: &Observation, spot: Spot) -> Vec<Row> {
    let Some(clearing) = clearing_of(state, spot) else { return vec![glance(ctx, state, spot)] };
    let mut rows = match ctx.is_aloud() {
        true => heard_details(ctx, state, clearing),
        false => drawn_details(ctx, state, clearing),
    };
    let used = |flag: bool| if flag { "yes" } else { "no" };
    if !state.closed_paths(clearing).is_empty() {
        let closed = numbers(ctx, state.closed_paths(clearing).iter());
        let places = [("paths", closed.into()), ("used", used(state.used.cleared).into())];
        rows.push(Row::plain(ctx.fill("root-details-closed", &places)));
    }
    rows.extend(bandits(ctx, state, clearing).map(Row::plain));
    if state.ferry == Some(clearing) {
        let coast = numbers(ctx, state.board.river_adjacent(clearing).iter());
        let places = [("places", coast.into()), ("used", used(state.used.ferried).into())];
        rows.push(Row::plain(ctx.fill("root-details-ferry", &places)));
    }
    if state.tower == Some(clearing) {
        let points = i64::from(terrain::PASS_POINTS);
        rows.push(Row::plain(ctx.fill("root-details-pass", &[("points", points.into())])));
    }
    rows.extend(priority(ctx, state, clearing).map(Row::plain));
    rows.extend(table::homes_in(state, clearing).map(|seat| Row::plain(homeland(ctx, state, seat))));
    rows.extend(landmarks::details(ctx, state, clearing));
    rows.extend(hirelings::details(ctx, state, clearing));
    rows
}

/// Tells the priority of a clearing for clockwork players, where it is not its number.
fn priority(ctx: &Ctx, state: &Observation, clearing: Clearing) -> Option<String> {
    let chart = state.board.chart();
    let is_asked_for = state.seats().any(|seat| hooks::is_clockwork(state, seat)) && !chart.is_sorted();
    let place = chart.iter().position(|&at| at == clearing).filter(|_| is_asked_for)?;
    let number = i64::try_from(place + 1).unwrap_or(0);
    Some(ctx.fill("root-details-priority", &[("number", number.into())]))
}

/// The first part of it on a screen: why it is ruled as it is, what is in it, and what is next to it.
fn drawn_details(ctx: &Ctx, state: &Observation, clearing: Clearing) -> Vec<Row> {
    let mut rows = Vec::new();
    let suits = state.suits(clearing);
    let slots = ctx.fill(
        "root-details-slots",
        &[("slots", i64::from(state.slots(clearing)).into()), ("open", i64::from(state.open_slots(clearing)).into())],
    );
    let suits = Row::of(names::suits_role(suits), names::suits(ctx.words, suits));
    rows.push(ctx.joined("list-word", [suits, Row::plain(slots)]));
    rows.extend(attacks(ctx, state, clearing));
    rows.extend(reach(ctx, state, clearing));
    rows.push(Row::new());
    rows.push(Row::of(Role::Prompt, ctx.say("root-details-rule")));
    let (strengths, ruling) = ruling(ctx, state, clearing);
    for (strength, owner) in &strengths {
        let faction = state.party(*owner);
        let hired = |hireling: &Owner| hireling != owner && state.counts_for(*hireling) == *owner;
        let helpers = helpers(state, *owner, clearing);
        let places = [
            ("warriors", i64::from(state.warriors(*owner, clearing)).into()),
            ("buildings", i64::from(state.buildings(*owner, clearing)).into()),
            ("hirelings", i64::from(helpers).into()),
            ("sum", i64::from(*strength).into()),
        ];
        let key = if helpers > 0 { "root-details-strength-hired" } else { "root-details-strength" };
        let name = names::of(ctx.words, state, *owner);
        let strength = ctx.fill(key, &places);
        let lead = format!("{} {} ", faction.letter(), padded(&name, 8));
        rows.push(Row::plain("  ").put(faction_role(faction), lead).text(strength));
        for hireling in state.hirelings().filter(hired) {
            let count = i64::from(state.warriors(hireling, clearing));
            if count > 0 {
                let of = names::of(ctx.words, state, hireling);
                let who = names::called(ctx.words, faction);
                let places = [("count", count.into()), ("hireling", of.into()), ("who", who.into())];
                rows.push(Row::plain("  ").text(ctx.fill("root-details-controlled", &places)));
            }
        }
    }
    rows.extend(self::hired(ctx, state, clearing).map(|hired| Row::plain("  ").text(hired)));
    rows.push(Row::plain("  ").text(ruling));
    rows.push(Row::new());
    let heading = rows.len();
    rows.push(Row::of(Role::Prompt, ctx.say("root-details-here")));
    for (owner, presence) in crowd(state, clearing) {
        let who = ("who", names::of(ctx.words, state, owner).into());
        let text = match presence {
            Presence::Warriors { count, .. } => {
                ctx.fill("root-details-warriors", &[who, ("count", i64::from(count).into())])
            }
            Presence::Pawn => ctx.fill("root-details-pawn", &[who]),
        };
        rows.push(Row::plain("  ").put(faction_role(state.party(owner)), text));
    }
    for text in pieces(ctx, state, clearing, true).into_iter().chain(pieces(ctx, state, clearing, false)) {
        rows.push(Row::plain(format!("  {text}")));
    }
    if state.ruins.contains(clearing) {
        rows.push(Row::plain(format!("  {}", ctx.say("root-look-ruin"))));
    }
    if state.scorched.contains(clearing) {
        rows.push(Row::plain(format!("  {}", ctx.say("root-look-scorched"))));
    }
    if rows.len() == heading + 1 {
        rows.truncate(heading);
    } else {
        rows.push(Row::new());
    }
    let river = state.board.river_adjacent(clearing);
    let near = [
        Some(ctx.fill("root-details-paths", &[("paths", numbers(ctx, state.adjacent(clearing).iter()).into())])),
        (!river.is_empty()).then(|| ctx.fill("root-details-river", &[("river", numbers(ctx, river.iter()).into())])),
        Some(ctx.fill(
            "root-details-forests",
            &[("forests", letters(ctx, state.board.clearing_forests(clearing).iter()).into())],
        )),
    ];
    rows.push(Row::plain(ctx.words.sentences(near.into_iter().flatten())));
    rows
}

/// Tells what the viewer's attacks here would deal and cost, enemy by enemy.
fn attacks(ctx: &Ctx, state: &Observation, clearing: Clearing) -> Vec<Row> {
    let Some(seat) = state.viewer.seat() else { return Vec::new() };
    let attacker = Owner::from(seat);
    let attack = |enemy: Owner| {
        let forecast = odds::forecast(state, attacker, enemy, clearing);
        let party = state.party(enemy);
        let places = [
            ("who", Row::of(faction_role(party), party.letter().to_string())),
            ("deals", Row::plain(format!("{:.1}", forecast.deals))),
            ("takes", Row::plain(format!("{:.1}", forecast.takes))),
            ("percent", Row::plain(forecast.none_left.to_string())),
        ];
        // a pawn cannot be removed (9.2.2)
        let key = match registry::force(state, attacker) {
            Force::Warriors => "root-details-attack",
            Force::Items => "root-details-attack-of-pawn",
        };
        ctx.row(Role::Text, key, &places)
    };
    battle::opponents(state, attacker, clearing).iter().map(attack).collect()
}

/// Tells whose pieces can move here, and from where: warriors as many as there are.
fn reach(ctx: &Ctx, state: &Observation, clearing: Clearing) -> Option<Row> {
    let reaches = |owner: Owner| {
        let party = state.party(owner);
        let leads = state.clearings_with_warriors(owner).iter();
        let leads = leads.filter(|&from| movement::destinations(state, owner, from).contains(clearing));
        let warriors = leads.map(|from| {
            let count = i64::from(state.warriors(owner, from));
            ctx.fill("root-details-from", &[("count", count.into()), ("clearing", i64::from(from.number()).into())])
        });
        let pawn = state.pawn(owner).filter(|&from| movement::ways(state, owner, from).contains(clearing));
        let pawn =
            pawn.map(|from| ctx.fill("root-details-pawn-from", &[("clearing", i64::from(from.number()).into())]));
        let from: Vec<String> = warriors.chain(pawn).collect();
        let letter = Row::of(faction_role(party), party.letter().to_string());
        (!from.is_empty()).then(|| letter.text(" ").text(ctx.words.list(from)))
    };
    let all = state.owners().filter_map(reaches).fold(Row::new(), Row::part);
    (!all.is_empty()).then(|| ctx.row(Role::Text, "root-details-reach", &[("who", all)]))
}

/// Names the paths from here with bandits, if there are any.
fn bandits(ctx: &Ctx, state: &Observation, clearing: Clearing) -> Option<String> {
    let mut waylaid = hirelings::waylaid(state, clearing).peekable();
    waylaid.peek()?;
    Some(ctx.fill("root-look-bandits", &[("paths", numbers(ctx, waylaid).into())]))
}

fn homeland(ctx: &Ctx, state: &Observation, seat: Seat) -> String {
    let who = names::called(ctx.words, state.party(seat));
    ctx.fill("root-look-homeland", &[("who", who.into())])
}

/// Returns all places, a line each.
pub fn map_in_words(ctx: &Ctx, state: &Observation) -> Vec<Row> {
    let clearings = state.board.clearings().iter().map(|clearing| glance(ctx, state, spot_of_clearing(clearing)));
    let pawn = |forest: &Forest| state.owners().any(|owner| state.pawn_forest(owner) == Some(*forest));
    let forests = state.board.forests().iter().filter(pawn).map(|forest| glance(ctx, state, spot_of_forest(forest)));
    clearings.chain(forests).collect()
}
