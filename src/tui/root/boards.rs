//! The boards of all factions: what each of them begins and ends with, and their help.

use super::facts::{by_owner, cards, items, points};
use super::{hirelings, names, registry};
use crate::games::root::Observation;
use crate::games::root::law::hooks;
use crate::games::root::state::Goal;
use crate::games::root::words::card::{CardKind, CardSet};
use crate::kernel::Seat;
use crate::tui::game_ui::Ctx;
use crate::tui::help::HelpSection;
use crate::tui::palette::Role;
use crate::tui::player_board::{Fact, Forms, PlayerBoard, Section};
use crate::tui::text::Row;

/// The name of what a seat plays, behind its letter but for the ear.
fn title(ctx: &Ctx, state: &Observation, seat: Seat) -> String {
    let party = state.party(seat);
    let name = registry::of(state, seat).title(ctx.words).unwrap_or_else(|| names::titled(ctx.words, party));
    if ctx.is_aloud() { name } else { format!("{} {name}", party.letter()) }
}

/// The points of a seat, or what it plays for in their place.
fn score(ctx: &Ctx, state: &Observation, seat: Seat) -> Fact {
    let player = state.player(seat);
    match player.goal() {
        Goal::Dominance(suit) => Fact::of(ctx, "root-fact-dominance").note(Row::plain(names::suit(ctx.words, suit))),
        Goal::Coalition(partner) => {
            Fact::of(ctx, "root-fact-coalition").note(Row::plain(names::of(ctx.words, state, partner)))
        }
        Goal::Points => Fact::new(Row::of(Role::Dim, points(ctx))).count(player.score),
    }
}

/// Tells the board of a seat.
pub fn board(ctx: &Ctx, state: &Observation, seat: Seat) -> PlayerBoard {
    let player = state.player(seat);
    let own = registry::of(state, seat);
    let count = |key: &str, count: i64| Fact::of(ctx, key).count(count);
    let mut head = vec![score(ctx, state, seat).only(Forms::FULL)];
    let has_hand = !hooks::is_clockwork(state, seat);
    if has_hand {
        head.push(count("root-fact-hand", player.hand_count().into()).only(Forms::FULL));
    }
    if own.force() == registry::Force::Warriors {
        let warriors = state.party(seat).warriors() - own.beside_supply();
        head.push(Fact::of(ctx, "root-fact-warriors").part_of(player.supply, warriors));
    }
    if has_hand {
        let draws = count("root-fact-draws", hooks::evening_draw(state, seat).into());
        head.push(draws.only(Forms::LINE.or(Forms::FULL)));
    }

    let crafted = Fact::of(ctx, "root-fact-crafted").list_or(cards(ctx, player.crafted), listed(ctx, player.crafted));
    let mut tail = vec![crafted.only(if player.crafted.is_empty() { Forms::FULL } else { Forms::BOARD })];
    if player.items.iter().any(|count| *count > 0) {
        let made = Fact::of(ctx, "root-fact-items-made").list(items(ctx, |item| player.items[item.index()]));
        let worn = items(ctx, |item| player.exhausted[item.index()]);
        tail.push(made.only(Forms::FULL));
        tail.extend((!worn.is_empty()).then(|| Fact::of(ctx, "root-fact-exhausted").list(worn).only(Forms::FULL)));
    }
    if state.viewer.seat() != Some(seat) && !player.hand.is_empty() {
        tail.push(Fact::of(ctx, "root-fact-hand-known").list(cards(ctx, player.hand)).only(Forms::FULL));
    }
    tail.extend(hirelings::of_seat(ctx, state, seat));
    if state.has_effect(seat, CardKind::CoffinMakers) {
        tail.push(
            Fact::of(ctx, "root-fact-coffins")
                .list(by_owner(ctx, state, |owner| state.coffins[owner.index()]))
                .only(Forms::FULL),
        );
    }
    PlayerBoard {
        title: title(ctx, state, seat),
        head: Section::row(head),
        sections: own.facts(ctx),
        tail: Section::new(tail),
    }
}

/// Cards by their short names.
fn listed(ctx: &Ctx, cards: CardSet) -> Vec<Row> {
    cards.kinds().map(|kind| Row::plain(names::listed_card(ctx.words, kind))).collect()
}

/// Tells, for the help, what the signs on the boards at the table mean.
pub fn help(ctx: &Ctx, state: &Observation) -> HelpSection {
    let seated = state.seats().filter(|&seat| !hooks::is_clockwork(state, seat));
    let seated = seated.filter_map(|seat| state.party(seat).faction());
    let texts = seated.map(|faction| ctx.words.name("root-help-strip", faction.id()));
    let all = ctx.words.name("root-help", "strip");
    HelpSection::new(ctx.words.name("root-help-title", "strip"), std::iter::once(all).chain(texts))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::root::words::faction::Faction;
    use crate::kernel::{Generator, Options, Seat, Viewer, Words};
    use crate::table::{Controller, Games, NewGame};
    use crate::tui::palette::Plain;

    /// Columns of a compact board: a screen of 160 columns holds four.
    const WIDTH: usize = 38;

    fn look_at(state: &Observation) {
        let ctx = Ctx { words: Words::english(), palette: &Plain, roomy: true };
        for seat in state.seats() {
            let rows = board(&ctx, state, seat).compact(&ctx, WIDTH, WIDTH);
            let text: Vec<String> = rows.iter().map(Row::to_string).collect();
            let party = state.party(seat);
            assert!(!rows.is_empty(), "{party:?}: {text:#?}");
            assert!(rows.iter().all(|row| row.width() <= WIDTH), "{party:?}: {text:#?}");
            assert!(!text.iter().any(|row| row.contains("root-") || row.trim().is_empty()), "{party:?}: {text:#?}");
        }
    }

    /// Plays a game at random and looks at all boards on the way.
    fn play(seats: &[&str], extras: &[&str], seed: u64) {
        let entry = Games::ALL.get("root").unwrap();
        let owned = |words: &[&str]| words.iter().map(ToString::to_string).collect();
        let options = Options { seats: owned(seats), extras: owned(extras), ..Options::default() };
        let controllers = vec![Controller::Human { name: String::new() }; seats.len()];
        let mut game = entry.begin(&NewGame { options, controllers, seed }, &Games::ALL.boards()).unwrap();
        let mut rng = Generator::new(seed);
        while game.asked().is_some() {
            if rng.below(5) == 0 {
                let own = Seat::new(rng.below(seats.len() as u32) as u8);
                for viewer in [Viewer::Seat(own), Viewer::Spectator] {
                    look_at(game.observe(viewer).get::<Observation>().unwrap());
                }
            }
            let legal = game.notation();
            game.act(&legal[rng.below(legal.len() as u32) as usize]).unwrap();
        }
    }

    #[test]
    fn every_compact_board_keeps_to_its_columns_in_words() {
        let factions = Faction::ALL.map(Faction::id);
        for (table, seed) in [&factions[..6], &factions[5..], &factions[2..7]].into_iter().zip(1..) {
            play(table, &[], seed);
        }
        play(&["any"; 5], &["advanced"], 9);
    }
}
