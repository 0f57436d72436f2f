//! Parts of the compact boards, which are beside each other under the map.

use super::boards::number;
use super::names;
use crate::games::root::Observation;
use crate::games::root::words::place::Suit;
use crate::tui::game_ui::Ctx;
use crate::tui::palette::Role;
use crate::tui::text::Row;

/// Columns and rows that a faction may take: a screen of 160 columns holds four boards.
pub const WIDTH: usize = 38;
pub const ROWS: usize = 7;

/// A fact in words.
pub fn fact(text: String) -> Row {
    Row::plain(text)
}

/// Facts behind each other, in as many rows as they take.
pub fn flow(facts: impl IntoIterator<Item = Row>) -> Vec<Row> {
    const GAP: &str = "  ";
    let mut rows: Vec<Row> = Vec::new();
    for fact in facts {
        match rows.last_mut() {
            Some(row) if row.width() + GAP.len() + fact.width() <= WIDTH => {
                *row = std::mem::take(row).text(GAP).join(fact);
            }
            Some(_) => rows.push(Row::plain(GAP).join(fact)),
            None => rows.push(fact),
        }
    }
    rows
}

/// Draws the warriors left in supply, of all warriors.
pub fn warriors(ctx: &Ctx, left: u8, all: u8) -> Row {
    fact(ctx.fill("root-dock-warriors", &[("left", number(left)), ("all", number(all))]))
}

/// Draws how many there are of each suit, as far as there are any.
pub fn suits(ctx: &Ctx, count: impl Fn(Suit) -> usize) -> Vec<Row> {
    let counted = Suit::ALL.into_iter().map(|suit| (suit, count(suit))).filter(|(_, count)| *count > 0);
    counted.map(|(suit, count)| names::suit_word(Row::new(), ctx, suit).text(format!(" {count}"))).collect()
}

/// Draws how many there are of each suit behind a label; a dash for none.
pub fn labeled(ctx: &Ctx, label: Row, count: impl Fn(Suit) -> usize) -> Vec<Row> {
    let counted = suits(ctx, count);
    let none = counted.is_empty().then(|| Row::plain("-"));
    flow([label].into_iter().chain(counted).chain(none))
}

/// For the help: what the signs on the boards at the table mean.
pub fn help(ctx: &Ctx, state: &Observation) -> Vec<Row> {
    let seated = state.seats().filter_map(|seat| state.party(seat).faction());
    let title = Row::of(Role::Prompt, ctx.words.name("root-help-title", "strip"));
    let texts = ["strip"].into_iter().map(|all| ctx.words.name("root-help", all));
    let texts: Vec<String> =
        texts.chain(seated.map(|faction| ctx.words.name("root-help-strip", faction.id()))).collect();
    let lines = texts.iter().flat_map(|text| text.lines()).map(|line| Row::plain(format!("  {line}")));
    [title].into_iter().chain(lines).chain([Row::new()]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::root::words::faction::Faction;
    use crate::kernel::{Generator, Options, Seat, Viewer, Words};
    use crate::table::{Controller, Games, NewGame};
    use crate::tui::palette::Plain;
    use crate::tui::root::registry;

    fn look_at(state: &Observation) {
        let ctx = Ctx { words: Words::english(), palette: &Plain, roomy: true };
        for seat in state.seats() {
            let rows = registry::of(state, seat).docked(&ctx);
            let text: Vec<String> = rows.iter().map(Row::to_string).collect();
            let party = state.party(seat);
            assert!((1..=ROWS).contains(&rows.len()), "{party:?}: {text:#?}");
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
    fn every_compact_board_keeps_to_its_columns_and_rows_in_words() {
        let factions = Faction::ALL.map(Faction::id);
        for (table, seed) in [&factions[..6], &factions[5..], &factions[2..7]].into_iter().zip(1..) {
            play(table, &[], seed);
        }
        play(&["any"; 5], &["advanced"], 9);
    }

    #[test]
    fn facts_that_find_no_room_behind_the_others_go_below() {
        let facts = ["a fact of twenty one c", "one of fourteen", "more"].map(Row::plain);
        let rows: Vec<String> = flow(facts).iter().map(Row::to_string).collect();
        assert_eq!(rows, ["a fact of twenty one c", "  one of fourteen  more"]);
    }
}
