//! The pane beside the map: scores, hand, and what limits the next action.

use super::names::{self, faction_role};
use crate::games::root::Observation;
use crate::games::root::factions::alliance::kit::SPREAD_COST;
use crate::games::root::factions::alliance::kit::SPREAD_POINTS;
use crate::games::root::factions::corvids;
use crate::games::root::factions::duchy;
use crate::games::root::factions::eyrie::kit::ROOST_POINTS;
use crate::games::root::factions::eyrie::words::Column;
use crate::games::root::factions::hundreds::turn::oppressed;
use crate::games::root::factions::keepers::words::Relic;
use crate::games::root::factions::keepers::words::Slot;
use crate::games::root::factions::marquise;
use crate::games::root::factions::marquise::kit::ACTIONS;
use crate::games::root::factions::marquise::kit::BUILDINGS;
use crate::games::root::law::hooks;
use crate::games::root::law::victory::WINNING_SCORE;
use crate::games::root::state::kits::Kit;
use crate::games::root::state::phase::Phase::Daylight;
use crate::games::root::state::phase::Phase::Evening;
use crate::games::root::words::faction::Faction;
use crate::games::root::words::item::{Condition, Item};
use crate::games::root::words::piece::Piece;
use crate::games::root::words::place::Suit;
use crate::kernel::{Seat, Viewer};
use crate::tui::face::{Ctx, Held};
use crate::tui::palette::Role;
use crate::tui::text::Row;
use unicode_width::UnicodeWidthStr;

/// Daylight actions that the Marquise has left (6.5).
pub fn actions_left(state: &Observation) -> u8 {
    (ACTIONS + state.used.extra).saturating_sub(state.used.actions)
}

/// How much is left of the phase: actions, cards of the Decree, operations, items; 0 where nothing is counted.
pub fn left(state: &Observation) -> u8 {
    match (&state.player(state.turn).kit, state.phase) {
        (Kit::Marquise, Daylight) => actions_left(state),
        (Kit::Eyrie(eyrie), Daylight) => {
            let pending = |column: &Column| Suit::ALL.iter().map(|&suit| eyrie.pending(*column, suit)).sum::<u8>();
            Column::ALL.iter().map(pending).sum()
        }
        (Kit::Alliance(alliance), Evening) => alliance.officers.saturating_sub(state.used.actions),
        (Kit::Duchy(_), Daylight) => duchy::turn::actions_left(state),
        (Kit::Corvids(_), Daylight) => corvids::kit::ACTIONS.saturating_sub(state.used.actions),
        (Kit::Vagabond(vagabond), Daylight) => vagabond.ready_tiles().map(|tile| vagabond.count(tile)).sum(),
        _ => 0,
    }
}

/// What is left of the phase, in words; empty where nothing is counted.
pub fn budget(ctx: &Ctx, state: &Observation) -> String {
    let key = match (&state.player(state.turn).kit, state.phase) {
        (Kit::Marquise | Kit::Corvids(_), Daylight) => "root-budget-actions",
        (Kit::Eyrie(_), Daylight) => "root-budget-decree",
        (Kit::Alliance(_), Evening) => "root-budget-operations",
        (Kit::Vagabond(_), Daylight) => "root-budget-items",
        (Kit::Duchy(_), Daylight) => "root-budget-assembly",
        _ => return String::new(),
    };
    let all = match &state.player(state.turn).kit {
        Kit::Corvids(_) => i64::from(corvids::kit::ACTIONS),
        _ => i64::from(ACTIONS + state.used.extra),
    };
    ctx.fill(key, &[("left", i64::from(left(state)).into()), ("all", all.into())])
}

/// The points of a seat, or why it scores none.
pub fn points(ctx: &Ctx, state: &Observation, seat: Seat) -> String {
    let player = state.player(seat);
    match (player.dominance, player.coalition) {
        (Some(suit), _) => ctx.fill("root-score-dominance", &[("suit", names::short_suit(ctx.words, suit).into())]),
        (None, Some((partner, _))) => {
            ctx.fill("root-score-coalition", &[("letter", state.faction(partner).letter().to_string().into())])
        }
        (None, None) => player.score.to_string(),
    }
}

fn extra(state: &Observation, seat: Seat) -> String {
    match &state.player(seat).kit {
        Kit::Alliance(alliance) => format!("+{}", alliance.supporter_count()),
        Kit::Riverfolk(riverfolk) => format!("+{}", riverfolk.funds_total()),
        Kit::Duchy(duchy) if !duchy.revealed.is_empty() => format!("+{}", duchy.revealed.len()),
        _ => String::new(),
    }
}

/// Columns before a faction's name in the narrow table, and of the name and its numbers.
const NAMED: usize = 3;
const NARROW: usize = 16;

pub fn scores(ctx: &Ctx, state: &Observation, asked: Option<Seat>, room: usize) -> Vec<Row> {
    let mut rows = Vec::new();
    if room >= 33 {
        rows.extend(track(ctx, state));
        rows.push(Row::of(Role::Dim, ctx.say("root-scores-wide")));
    } else {
        rows.push(Row::of(Role::Prompt, ctx.say("root-scores-narrow")));
    }
    for seat in state.seats() {
        let faction = state.faction(seat);
        let player = state.player(seat);
        let role = faction_role(faction);
        let mut row = Row::of(Role::Prompt, if asked == Some(seat) { ">" } else { " " });
        row.push(role, format!("{} ", faction.letter()));
        let points = points(ctx, state, seat);
        let cards = format!("{}{}", player.hand_count(), extra(state, seat));
        if room >= 33 {
            let name = names::short_faction(ctx.words, faction);
            let warriors = if faction.warriors() == 0 { "-".into() } else { player.supply.to_string() };
            row.push(role, format!("{name:<11}"));
            row = row.text(format!("{points:>6}{cards:>6}{warriors:>6}"));
        } else {
            // a blank before each number, however wide it is; the name makes room
            let numbers = format!(" {points:>2} {cards:>3}");
            let most = room.saturating_sub(NAMED + numbers.width() + if state.turn == seat { 2 } else { 0 });
            let name = Row::of(role, names::short_faction(ctx.words, faction)).fitted(most);
            let blanks = " ".repeat(NARROW.saturating_sub(numbers.width() + name.width()));
            row = row.join(name).text(blanks).text(numbers);
        }
        if state.turn == seat {
            row = row.text(" *");
        }
        rows.push(row);
    }
    rows
}

/// A ruler from 0 to the winning score with a letter for each seat over its points.
fn track(ctx: &Ctx, state: &Observation) -> Vec<Row> {
    let mut rows = vec![Row::of(Role::Prompt, ctx.say("root-score-track"))];
    let numbers: String = (0..=WINNING_SCORE).step_by(5).map(|number| format!("{number:<5}")).collect();
    rows.push(Row::of(Role::Dim, format!("  {}", numbers.trim_end())));
    let ruler: String = (0..=WINNING_SCORE).map(|at| if at % 5 == 0 { '|' } else { '.' }).collect();
    rows.push(Row::of(Role::Dim, format!("  {ruler}")));
    let mut lines = [Row::new(), Row::new()];
    let mut marks: Vec<(u8, Faction)> = state
        .seats()
        .filter(|&seat| state.player(seat).scores())
        .map(|seat| (state.player(seat).score.min(WINNING_SCORE), state.faction(seat)))
        .collect();
    marks.sort_by_key(|(score, _)| *score);
    for (score, faction) in marks {
        let column = 2 + usize::from(score);
        // Letters on one place stand below each other, then beside each other.
        let line = lines.iter().position(|line| line.width() <= column).unwrap_or(1);
        let row = std::mem::take(&mut lines[line]);
        let row = if row.width() < column { row.to(column) } else { row };
        let row = if row.is_empty() { Row::plain(" ".repeat(column)) } else { row };
        lines[line] = row.put(faction_role(faction), faction.letter().to_string());
    }
    rows.extend(lines);
    rows
}

/// The seat whose cards the viewer holds.
pub fn own_seat(state: &Observation) -> Option<Seat> {
    match state.viewer {
        Viewer::Seat(seat) => Some(seat),
        Viewer::Spectator | Viewer::All => None,
    }
}

pub fn hand(ctx: &Ctx, state: &Observation, room: usize) -> Vec<Held> {
    let Some(seat) = own_seat(state) else { return Vec::new() };
    let hand = state.player(seat).hand;
    let mut kinds: Vec<_> = hand.kinds().collect();
    kinds.sort_by_key(|kind| (kind.suit() == Suit::Bird, kind.suit().index(), kind.index()));
    let mut held = Vec::new();
    for kind in kinds {
        let count = (hand & kind.copies()).len();
        let mut row = names::suit_word(Row::new(), ctx.words, kind.suit()).text(" ");
        let cost = names::cost(ctx.words, kind.face().cost);
        let name = names::card(ctx.words, kind);
        let name = if count > 1 { format!("{name} x{count}") } else { name };
        if room >= 30 {
            let gift = names::gift(ctx.words, kind);
            row = row.join(Row::plain(name).fitted(room - 4 - 15)).to(room - 14);
            row = row.put(Role::Dim, format!("{cost:<4} {gift}"));
        } else {
            let space = room.saturating_sub(5 + cost.len());
            row = row.join(Row::plain(name).fitted(space)).to(4 + space).put(Role::Dim, cost);
        }
        held.push(Held { id: kind.id(), row: row.fitted(room) });
    }
    held
}

/// What can be crafted with, and which items are left.
pub fn extras(ctx: &Ctx, state: &Observation) -> Vec<Row> {
    let mut rows = Vec::new();
    if let Some(seat) = own_seat(state) {
        let pieces = hooks::crafting_pieces(state, seat);
        let mut text = String::new();
        for (suit, count) in Suit::CLEARING.into_iter().zip(pieces) {
            let used = if state.turn == seat { state.used.activated[suit.index()] } else { 0 };
            if count > 0 {
                text.push_str(&format!(" {}{}", names::short_suit(ctx.words, suit), count.saturating_sub(used)));
            }
        }
        let text = if text.is_empty() { " -".to_owned() } else { text };
        rows.push(Row::of(Role::Dim, ctx.say("root-craft-with")).text(text));
    }
    let items = Item::ALL.into_iter().filter(|item| state.item_supply[item.index()] > 0);
    let text: String = items
        .map(|item| format!(" {}{}", names::short_item(ctx.words, item), state.item_supply[item.index()]))
        .collect();
    rows.push(Row::of(Role::Dim, ctx.say("root-items-left")).text(text));
    rows
}

/// The own board in a line, and one more where there is room.
pub fn own(ctx: &Ctx, state: &Observation, seat: Seat) -> Vec<Row> {
    let faction = state.faction(seat);
    let player = state.player(seat);
    let lead = Row::of(faction_role(faction), format!("{}  ", faction.letter()));
    let draws = i64::from(hooks::evening_draw(state, seat));
    let supply = i64::from(player.supply);
    let more = |key: &str, rest: Row| {
        let text = ctx.fill(key, &[("draws", draws.into()), ("warriors", supply.into())]);
        Row::plain("   ").join(rest).put(Role::Dim, text)
    };
    match &player.kit {
        Kit::Marquise => {
            let mut built = String::new();
            let mut next = String::new();
            for piece in BUILDINGS {
                let letter = names::glyph(piece, false);
                built.push_str(&format!("C{letter} {}/{}  ", state.on_map(piece), piece.total()));
                let cost = marquise::turn::next_building(state, piece);
                next.push_str(&match cost {
                    Some((wood, points)) if ctx.roomy => format!("C{letter} {wood} (+{points})  "),
                    Some((wood, _)) => format!("{wood} "),
                    None => "- ".into(),
                });
            }
            let wood = i64::from(state.on_map(Piece::Wood));
            let (built, next) = (built.trim_end().to_owned(), next.trim_end().to_owned());
            let places =
                [("wood", wood.into()), ("built", built.into()), ("next", next.into()), ("warriors", supply.into())];
            vec![lead.text(ctx.fill("root-own-marquise", &places)), more("root-own-more", Row::new())]
        }
        Kit::Eyrie(eyrie) => {
            let column = |column: &Column| {
                let cards = eyrie.decree[column.index()].len() + usize::from(eyrie.viziers[column.index()]);
                format!("{} {cards}", ctx.words.name("root-column", column.id()))
            };
            let decree = Column::ALL.iter().map(column).collect::<Vec<_>>().join("  ");
            let leader = eyrie.leader.map_or("-".into(), |leader| ctx.words.name("root-word", leader.id()));
            let roosts = state.on_map(Piece::Roost);
            let worth = i64::from(ROOST_POINTS[usize::from(roosts).min(7)]);
            let places = [
                ("roosts", i64::from(roosts).into()),
                ("worth", worth.into()),
                ("decree", decree.into()),
                ("leader", leader.into()),
                ("warriors", supply.into()),
            ];
            vec![lead.text(ctx.fill("root-own-eyrie", &places)), more("root-own-more", Row::new())]
        }
        Kit::Alliance(alliance) => {
            let spread = usize::from(state.on_map(Piece::Sympathy));
            let next = SPREAD_COST.get(spread).map_or("-".into(), |cost| cost.to_string());
            let worth = SPREAD_POINTS.get(spread).map_or("-".into(), |points| points.to_string());
            let mut known = String::new();
            for suit in Suit::ALL {
                let count = alliance.supporters.iter().filter(|card| card.suit() == suit).count();
                if count > 0 {
                    known.push_str(&format!(" {}{count}", names::short_suit(ctx.words, suit)));
                }
            }
            let places = [
                ("supporters", i64::from(alliance.supporter_count()).into()),
                ("known", known.into()),
                ("officers", i64::from(alliance.officers).into()),
                ("spread", (spread as i64).into()),
                ("next", next.into()),
                ("worth", worth.into()),
                ("warriors", supply.into()),
            ];
            vec![lead.text(ctx.fill("root-own-alliance", &places)), more("root-own-more", Row::new())]
        }
        Kit::Lizards(lizards) => {
            let gardens = Suit::CLEARING.into_iter().filter_map(|suit| Some((suit, Piece::garden(suit)?)));
            let built: Vec<String> = gardens
                .map(|(suit, garden)| format!("{}{}", names::short_suit(ctx.words, suit), state.on_map(garden)))
                .collect();
            let mut row = lead;
            if let Some(suit) = lizards.outcast {
                let key = if lizards.hated { "root-own-hated" } else { "root-own-outcast" };
                row = row
                    .text(ctx.say(key))
                    .text(" ")
                    .put(names::suit_role(suit), names::suit(ctx.words, suit))
                    .text("  ");
            }
            let places = [
                ("acolytes", i64::from(lizards.acolytes).into()),
                ("built", built.join(" ").into()),
                ("souls", (lizards.souls.len() as i64).into()),
                ("warriors", supply.into()),
            ];
            vec![row.text(ctx.fill("root-own-lizards", &places)), more("root-own-more", Row::new())]
        }
        Kit::Riverfolk(riverfolk) => {
            let prices: Vec<String> = riverfolk.prices.iter().map(u8::to_string).collect();
            let funds: Vec<String> = state
                .seats()
                .filter(|owner| riverfolk.funds[owner.index()] > 0)
                .map(|owner| format!("{}{}", state.faction(owner).letter(), riverfolk.funds[owner.index()]))
                .collect();
            let owners = if funds.is_empty() { String::new() } else { format!(" ({})", funds.join(" ")) };
            let payments: u8 = riverfolk.payments.iter().sum();
            let places = [
                ("funds", i64::from(riverfolk.funds_total()).into()),
                ("owners", owners.into()),
                ("payments", i64::from(payments).into()),
                ("prices", prices.join("/").into()),
                ("warriors", supply.into()),
            ];
            vec![lead.text(ctx.fill("root-own-riverfolk", &places)), more("root-own-more", Row::new())]
        }
        Kit::Hundreds(hundreds) => {
            let at = hundreds.warlord.map_or("-".into(), |at| at.number().to_string());
            let places = [
                ("warlord", at.into()),
                ("mood", ctx.words.name("root-word", hundreds.mood.id()).into()),
                ("command", i64::from(hundreds.command()).into()),
                ("prowess", i64::from(hundreds.prowess()).into()),
                ("oppressed", (oppressed(state, seat).len() as i64).into()),
                ("warriors", supply.into()),
            ];
            vec![lead.text(ctx.fill("root-own-hundreds", &places)), more("root-own-more", Row::new())]
        }
        Kit::Keepers(keepers) => {
            let column = |slot: &Slot| {
                let cards = keepers.retinue[slot.index()].len() + usize::from(keepers.retainers[slot.index()]);
                cards.to_string()
            };
            let retinue = Slot::ALL.iter().map(column).collect::<Vec<_>>().join(" ");
            let rows = Relic::ALL.iter().map(|&relic| format!("{}{}", names::relic(relic), keepers.row(relic)));
            let places = [
                ("retinue", retinue.into()),
                ("relics", rows.collect::<Vec<_>>().join(" ").into()),
                ("warriors", supply.into()),
            ];
            vec![lead.text(ctx.fill("root-own-keepers", &places)), more("root-own-more", Row::new())]
        }
        Kit::Vagabond(vagabond) => {
            let mut row = lead;
            if let Some(character) = vagabond.character {
                row = row.text(format!("{}  ", ctx.words.name("root-word", character.id())));
            }
            row = row.join(tiles(ctx, vagabond, |_| true));
            vec![row, more("root-own-more-vagabond", Row::new())]
        }
        Kit::Duchy(duchy) => {
            let count = |piece: Piece| i64::from(state.on_map(piece)).into();
            let places = [
                ("burrow", i64::from(duchy.burrow).into()),
                ("tunnels", count(Piece::Tunnel)),
                ("citadels", count(Piece::Citadel)),
                ("markets", count(Piece::Market)),
                ("ministers", (duchy.swayed.len() as i64).into()),
                ("warriors", supply.into()),
            ];
            vec![lead.text(ctx.fill("root-own-duchy", &places)), more("root-own-more", Row::new())]
        }
        Kit::Corvids(_) => {
            let down = state.on_map(Piece::Plot);
            let up = corvids::queries::face_up(state).len() as i64;
            let places = [
                ("down", i64::from(down).into()),
                ("up", up.into()),
                ("left", i64::from(state.stock[Piece::Plot.index()]).into()),
                ("cost", i64::from(corvids::queries::plot_cost(state)).into()),
                ("warriors", supply.into()),
            ];
            vec![lead.text(ctx.fill("root-own-corvids", &places)), more("root-own-more", Row::new())]
        }
    }
}

/// Tiles with a mark behind each: `.` ready, `-` exhausted, `!` damaged.
pub fn tiles(
    ctx: &Ctx,
    vagabond: &crate::games::root::factions::vagabond::kit::Vagabond,
    wanted: impl Fn(Condition) -> bool,
) -> Row {
    let mut row = Row::new();
    for item in Item::ALL {
        for condition in Condition::ALL.into_iter().filter(|condition| wanted(*condition)) {
            let (mark, role) = match condition {
                Condition::Ready => (".", Role::Text),
                Condition::Exhausted => ("-", Role::Dim),
                Condition::Damaged => ("!", Role::Bad),
                Condition::DamagedExhausted => ("-!", Role::Bad),
            };
            for _ in 0..vagabond.count(item.tile(condition)) {
                row.push(role, format!("{}{mark} ", names::short_item(ctx.words, item)));
            }
        }
    }
    row
}
