//! The form for a new game: any game with whatever it lists.

use super::table::*;
use insta::assert_snapshot;
use std::time::Duration;
use thicket::kernel::Words;
use thicket::table::{Games, Lobby, Store, Table as _, Wanted};
use thicket::tui::bindings::Bindings;
use thicket::tui::input::Input;
use thicket::tui::keys::Key;
use thicket::tui::theme::{Colors, Glyphs};

fn form(width: u16, height: u16) -> Table {
    let mut table = Table::title(width, height, looks(Colors::Sixteen, Glyphs::Ascii));
    table.press("n");
    table
}

/// Turns the form to a game.
fn turned(table: &mut Table, game: &str) {
    for _ in 0..Games::ALL.iter().count() {
        if table.text().lines().any(|line| line.contains("> Game") && line.contains(game)) {
            return;
        }
        table.press("l");
    }
    panic!("no {game}: {}", table.text());
}

/// Goes down to the line that says so.
fn down_to(table: &mut Table, what: &str) {
    for _ in 0..20 {
        if table.text().lines().any(|line| line.starts_with("  > ") && line.contains(what)) {
            return;
        }
        table.press("<Down>");
    }
    panic!("no {what}: {}", table.text());
}

/// Takes the next choice of the line under the cursor until a line of the screen is as wanted.
fn right_until(table: &mut Table, wanted: impl Fn(&str) -> bool) {
    for _ in 0..20 {
        if table.text().lines().any(&wanted) {
            return;
        }
        table.press("l");
    }
    panic!("no such choice: {}", table.text());
}

#[test]
fn every_game_has_its_seats_its_boards_and_its_extras() {
    for entry in Games::ALL.iter() {
        let mut table = form(80, 24);
        let name = entry.id[..1].to_uppercase() + &entry.id[1..];
        turned(&mut table, &name);
        assert_snapshot!(format!("new game of {}", entry.id), table.text());
        let yes_no = table.text().matches("< no  >").count();
        let extras = entry.about().extras.iter().filter(|extra| !extra.for_clockwork).count();
        assert_eq!(yes_no, extras, "{}", table.text());
        table.press("<Enter>");
        assert_ne!(table.play().now(), thicket::tui::play::TurnStatus::Over, "{}", table.text());
    }
}

#[test]
fn a_seat_is_clockwork_only_where_there_is_a_board_for_it() {
    let mut table = form(120, 40);
    down_to(&mut table, "1  < ");
    right_until(&mut table, |line| line.starts_with("  > ") && line.contains("Hundreds"));
    table.press("<Tab>");
    for _ in 0..12 {
        table.press("l");
        assert!(!table.text().contains("clockwork"), "{}", table.text());
    }
    // what is chosen for one faction does not stay for another
    table.key(Key::BackTab);
    right_until(&mut table, |line| line.starts_with("  > ") && line.contains("Marquise"));
    table.press("<Tab>");
    right_until(&mut table, |line| line.contains("clockwork"));
    table.key(Key::BackTab);
    right_until(&mut table, |line| line.starts_with("  > ") && line.contains("Keepers"));
    assert!(!table.text().contains("clockwork"), "{}", table.text());
}

#[test]
fn a_key_makes_a_bot_of_a_human_and_a_human_of_a_bot() {
    let mut table = form(80, 24);
    down_to(&mut table, "1  < ");
    let player = |table: &mut Table| {
        let text = table.text();
        let line = text.lines().find(|line| line.starts_with("  > ")).expect("a line with the cursor");
        line.split("< ").nth(2).expect("a player").split("  ").next().unwrap_or_default().to_owned()
    };
    for name in ["bot normal", "human", "bot normal"] {
        table.press(" ");
        assert_eq!(player(&mut table), name);
    }
}

/// Every board is to be seen before it is played on, where a map has room beside the form; it stays when the cursor goes on.
#[test]
fn a_small_map_shows_the_board_that_is_chosen() {
    for (width, height) in [(120, 40), (160, 50)] {
        for entry in Games::ALL.iter() {
            let mut table = form(width, height);
            turned(&mut table, &(entry.id[..1].to_uppercase() + &entry.id[1..]));
            down_to(&mut table, "Map");
            let map = |table: &mut Table| -> String {
                let text = table.text();
                let rows = text.lines().skip(12).take(usize::from(height) - 14);
                rows.map(|row| row.chars().skip(62).collect::<String>() + "\n").collect()
            };
            let count = Games::ALL.boards().ids(entry.id).count();
            let mut maps = std::collections::BTreeSet::new();
            for _ in 0..count {
                let shown = map(&mut table);
                let drawn = shown.chars().filter(|sign| !sign.is_whitespace()).count();
                assert!(drawn > 200, "{width}x{height}, {}: {}", entry.id, table.text());
                maps.insert(shown);
                table.press("l");
            }
            assert!(maps.len() >= count.div_ceil(2), "{}: {} maps of {count} boards", entry.id, maps.len());
            let before = map(&mut table);
            table.press("<Up>");
            assert_eq!(map(&mut table), before, "{}", entry.id);
        }
    }
}

#[test]
fn board_seats_and_extras_are_those_that_were_chosen() {
    let mut table = form(120, 40);
    turned(&mut table, "Iwari");
    down_to(&mut table, "4  < W");
    table.press("hhh");
    right_until(&mut table, |line| line.contains("4  < - "));
    down_to(&mut table, "Map");
    right_until(&mut table, |line| line.contains("The Long Road"));
    down_to(&mut table, "with feats");
    table.press(" ");
    down_to(&mut table, "with expeditions");
    table.press("l");
    table.press("<Enter>");
    let shown = table.text();
    assert!(shown.contains("Iwari: The Long Road"), "{shown}");
    assert!(shown.contains("feats left") && shown.contains("was revealed"), "{shown}");
    assert!(shown.contains("Y Yellow") && !shown.contains("W White"), "{shown}");
}

#[test]
fn what_the_game_does_not_allow_is_said_and_the_form_stays() {
    let mut table = form(80, 24);
    turned(&mut table, "Iwari");
    for seat in ["2  < B", "3  < Y", "4  < W"] {
        down_to(&mut table, seat);
        right_until(&mut table, |line| line.starts_with("  > ") && line.contains("< - "));
    }
    table.press("<Enter>");
    assert!(table.text().contains("2 to 5"), "{}", table.text());
    table.press("<Up>");
    assert!(!table.text().contains("2 to 5"), "the cursor moved on");
}

#[test]
fn a_menu_that_has_no_room_says_what_it_takes() {
    let mut table = Table::title(80, 24, looks(Colors::Sixteen, Glyphs::Ascii));
    let title = table.text();
    for (width, height) in [(80, 19), (79, 24), (60, 20)] {
        table.resize(width, height);
        let text = table.text();
        assert!(text.starts_with("Thicket needs 80 columns and 20 rows"), "{width}x{height}: {text}");
        assert!(!text.contains("New game"), "{width}x{height}: {text}");
    }
    table.resize(80, 24);
    assert_eq!(table.text(), title);
}

#[test]
fn another_size_leaves_what_a_menu_says() {
    let mut table = form(80, 24);
    turned(&mut table, "Root");
    down_to(&mut table, "Seed");
    table.press("x<Enter>");
    let said = table.text().lines().nth(22).map(str::to_owned).expect("the line above the keys");
    assert!(said.starts_with("> ") && !said.contains("Choose a game"), "{said}");
    for input in [Input::Resize, Input::Redraw] {
        table.app.input(&input);
        assert!(table.text().contains(&said), "{input:?}: {}", table.text());
    }
}

#[test]
fn what_is_pasted_goes_into_the_field_under_the_cursor() {
    let mut table = form(80, 24);
    let paste = |table: &mut Table, text: &str| table.app.input(&Input::Paste(text.into()));
    let before = table.text();
    paste(&mut table, "quit");
    assert_eq!(table.text(), before, "a choice takes no text");
    down_to(&mut table, "1  < ");
    table.press("<Tab><Tab>");
    paste(&mut table, "Quentin");
    assert!(table.text().contains("[ Quentin "), "{}", table.text());
    down_to(&mut table, "Seed");
    paste(&mut table, "４2");
    assert!(table.text().contains("[ 42 "), "{}", table.text());
}

/// A letter that closes forms elsewhere is a letter in a name.
#[test]
fn keys_of_a_text_are_typed_whatever_else_they_do() {
    let keys = Bindings::read("keys.toml", "drop = [\"$\"]\nhelp = [\"%\"]\nleave = [\"Del\"]\nodds = []\n");
    let mut table = Table::title_with(80, 24, looks(Colors::Sixteen, Glyphs::Ascii), None, keys.expect("sound"));
    table.press("n");
    down_to(&mut table, "1  < ");
    table.press("<Tab><Tab>Ma$%");
    table.key(Key::Delete);
    assert!(table.text().contains("[ Ma$% "), "{}", table.text());
    table.press("<Up>$");
    assert!(!table.text().contains("NEW GAME"), "{}", table.text());
}

#[test]
fn a_set_up_is_drawn_shown_and_drawn_again_with_one_key() {
    let seats = |table: &mut Table| -> Vec<String> {
        table.text().lines().filter(|line| line.contains("  < ")).map(str::to_owned).collect()
    };
    let mut table = form(120, 40);
    let mut shown = std::collections::BTreeSet::from([seats(&mut table)]);
    for _ in 0..20 {
        table.press("r");
        let drawn = seats(&mut table);
        assert_eq!(drawn.iter().filter(|line| line.contains("human")).count(), 1, "{}", table.text());
        shown.insert(drawn);
    }
    assert!(shown.len() > 15, "only {} set-ups", shown.len());
    down_to(&mut table, "suit markers");
    table.press("l");
    table.press("r");
    assert!(table.text().contains("< yes >"), "{}", table.text());
    table.press("<Enter>");
    assert_ne!(table.play().now(), thicket::tui::play::TurnStatus::Over, "{}", table.text());
}

/// Returns the text on a line of the form after its field.
fn behind(table: &mut Table, label: &str) -> String {
    let text = table.text();
    let line = text.lines().find(|line| line.trim_start_matches([' ', '>']).starts_with(label));
    line.and_then(|line| line.rsplit_once(" > ").map(|(_, behind)| behind))
        .unwrap_or_else(|| panic!("no {label}: {text}"))
        .trim()
        .to_owned()
}

#[test]
fn what_a_surprise_deals_is_shown_and_is_what_the_game_has() {
    let mut table = form(80, 24);
    down_to(&mut table, "hirelings");
    table.press("lll");
    down_to(&mut table, "landmarks");
    table.press("llr");
    let first = (behind(&mut table, "hirelings"), behind(&mut table, "landmarks"));
    let mut drawn = first.clone();
    for _ in 0..8 {
        table.press("r");
        drawn = (behind(&mut table, "hirelings"), behind(&mut table, "landmarks"));
    }
    assert_ne!(drawn, first, "drawn again");
    assert_eq!((drawn.0.split(", ").count(), drawn.1.split(", ").count()), (3, 2), "{drawn:?}");
    assert!(!table.text().contains("below the"), "a quiet mix: {}", table.text());
    table.press("<Enter>*");
    let shown = table.text();
    for landmark in drawn.1.split(", ") {
        assert!(shown.contains(landmark), "{landmark}: {shown}");
    }
}

#[test]
fn a_seed_that_is_known_shows_its_deal_as_the_form_is_changed() {
    let mut table = form(80, 24);
    down_to(&mut table, "hirelings");
    table.press("lll");
    assert!(table.text().contains("< 3   >  hirelings"), "{}", table.text());
    down_to(&mut table, "Seed");
    table.press("7");
    assert_snapshot!("the deal of a seed", table.text());
    down_to(&mut table, "hirelings");
    table.press("h");
    assert_eq!(behind(&mut table, "hirelings").split(", ").count(), 2, "{}", table.text());
    down_to(&mut table, "Seed");
    table.press("<Bksp>");
    assert!(table.text().contains("< 2   >  hirelings"), "{}", table.text());
}

#[test]
fn the_keys_of_the_form_are_shown_where_no_text_is_typed() {
    let mut table = form(80, 24);
    table.press("?");
    assert!(table.text().contains("who plays each seat"), "{}", table.text());
    table.press("<Esc>");
    down_to(&mut table, "Seed");
    table.press("?");
    assert!(table.text().contains("NEW GAME"), "{}", table.text());
}

#[test]
fn the_form_says_what_is_chosen_is_like() {
    for (width, height) in [(80, 24), (120, 40)] {
        let mut table = form(width, height);
        down_to(&mut table, "1  < C Marquise");
        assert!(table.text().contains("pays wood for buildings"), "{}", table.text());
        down_to(&mut table, "4  < V Vagabond");
        assert!(table.text().contains("a lone pawn"), "{}", table.text());
        table.press("<Tab>");
        assert!(table.text().contains("Plans its turn"), "{}", table.text());
        down_to(&mut table, "Map");
        assert!(table.text().contains("every clearing"), "{}", table.text());
        assert_snapshot!(format!("new game, a map {width}x{height}"), table.text());
    }
}

/// The one or two lines above the question, where a narrow form says what is chosen.
fn told(table: &mut Table) -> String {
    let text = table.text();
    let lines = text.lines().skip(20).take(2).filter(|line| !line.contains("your hand"));
    lines.map(str::trim).collect::<Vec<_>>().join(" ").trim().to_owned()
}

/// Aim, difficulty, kind, reach and style of each faction, and of each character what it does.
#[test]
fn every_faction_and_character_says_what_it_is_like() {
    let about = Games::ALL.get("root").expect("Root").about();
    let mut table = form(80, 24);
    turned(&mut table, "Root");
    // the other seats stay empty, so that every faction is left for the first one
    for seat in ["2  < E", "3  < A", "4  < V"] {
        down_to(&mut table, seat);
        while !table.text().lines().any(|line| line.starts_with("  > ") && line.contains("< - ")) {
            table.press("h");
        }
    }
    down_to(&mut table, "1  < C");
    let mut seen = std::collections::BTreeSet::new();
    for _ in 0..about.factions.len() {
        let says = told(&mut table);
        let skill = ["Easy", "Medium", "Hard"].iter().any(|skill| says.contains(skill));
        assert!(skill && says.contains("reach ") && says.ends_with('.'), "{says}: {}", table.text());
        assert!(seen.insert(says), "each has its own: {}", table.text());
        table.press("l");
    }
    let specials = seen.iter().filter(|says| says.contains("torch") || says.contains("Hard to catch")).count();
    assert!(specials >= 9, "{seen:#?}");
}

#[test]
fn every_board_deck_extra_and_tribe_is_told_in_a_line() {
    for entry in Games::ALL.iter() {
        let mut table = form(80, 24);
        turned(&mut table, &(entry.id[..1].to_uppercase() + &entry.id[1..]));
        let about = entry.about();
        down_to(&mut table, "1  < ");
        assert!(!told(&mut table).is_empty(), "{}", table.text());
        let boards = Games::ALL.boards().ids(entry.id).count();
        let decks = if about.decks.len() > 1 { about.decks.len() } else { 0 };
        down_to(&mut table, "Map");
        let extras = about.extras.iter().filter(|extra| !extra.for_clockwork);
        for (line, values) in [boards, decks].into_iter().chain(extras.map(|_| 1)).enumerate() {
            let mut seen = std::collections::BTreeSet::new();
            for _ in 0..values {
                let says = told(&mut table);
                assert!(says.ends_with('.'), "{} {line}: {}", entry.id, table.text());
                seen.insert(says);
                table.press("l");
            }
            assert_eq!(seen.len(), values, "each has its own: {seen:?}");
            if values > 0 {
                table.press("<Down>");
            }
        }
    }
}

#[test]
fn a_narrow_form_says_how_hard_a_faction_is_and_its_reach() {
    let mut table = form(80, 24);
    down_to(&mut table, "1  < C Marquise");
    assert!(told(&mut table).contains("Easy, militant, reach 10."), "{}", table.text());
    down_to(&mut table, "2  < E Eyrie");
    assert!(told(&mut table).contains("Medium, militant, reach 7."), "{}", table.text());
}

#[test]
fn the_values_of_settings_are_whole() {
    let mut table = Table::title(80, 24, looks(Colors::Sixteen, Glyphs::Ascii));
    table.press("s");
    for _ in 0..9 {
        for _ in 0..6 {
            assert!(!table.text().contains("+ >"), "{}", table.text());
            table.press("l");
        }
        table.press("<Down>");
    }
}

#[test]
fn the_title_shows_the_map_of_the_game_to_go_on_with() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let store = || Some(Store::new(folder.path().to_owned()));
    let lobby = Lobby::new(Games::ALL, Games::ALL.boards(), store(), Words::english());
    let wanted = Wanted { game: "root".into(), name: Some("evening".into()), seed: Some(5), ..Wanted::default() };
    let running = lobby.begin(&wanted).expect("a game begins");
    assert!(running.close(Duration::from_secs(60)), "it is saved");
    let mut table = Table::title_over(120, 40, looks(Colors::Sixteen, Glyphs::Ascii), store());
    let text = table.text();
    assert!(text.contains("T  H  I  C  K  E  T"), "{text}");
    assert!(text.contains("10 rab"), "{text}");
    table.resize(80, 24);
    assert!(!table.text().contains("10 rab"), "{}", table.text());
}

#[test]
fn every_menu_says_what_its_keys_do() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::new(folder.path().to_owned());
    let lobby = Lobby::new(Games::ALL, Games::ALL.boards(), Some(store.clone()), Words::english());
    let begun = lobby.begin(&Wanted { game: "iwari".into(), seed: Some(1), ..Wanted::default() }).expect("a game");
    assert!(begun.close(Duration::from_secs(30)));
    let looks = looks(Colors::Sixteen, Glyphs::Ascii);
    for (letter, says) in [
        ("", "Build an action key by key"),
        ("n", "who plays each seat"),
        ("f", "A tutorial takes you"),
        ("o", "The newest game"),
        ("s", "Each change takes effect"),
    ] {
        let mut table = Table::title_over(80, 24, looks.clone(), Some(store.clone()));
        table.press(letter);
        let before = table.text();
        table.press("?");
        let text = table.text();
        assert!(text.contains(says) && text.contains("Enter"), "{letter}: {text}");
        assert_eq!(text.contains("Watch"), letter == "o", "{text}");
        // what those keys do in a game is told of the game alone
        assert_eq!(text.contains("Choose what is under the cursor"), letter.is_empty(), "{text}");
        table.press("<Esc>");
        assert_eq!(table.text(), before);
    }
}

#[test]
fn the_title_and_the_list_of_first_games_tell_what_a_game_is() {
    for (width, height) in [(80, 24), (120, 40)] {
        let mut table = Table::title(width, height, looks(Colors::Sixteen, Glyphs::Ascii));
        table.press("a");
        assert_snapshot!(format!("about {width}x{height}"), table.text());
        for (keys, game) in [("l", "Dewan"), ("l", "Iwari"), ("l", "Root"), ("h", "Iwari")] {
            table.press(keys);
            assert!(table.text().contains(&format!("What is {game}?")), "{}", table.text());
        }
        table.press("<Esc>f<Up>a");
        assert!(table.text().contains("What is Iwari?"), "{}", table.text());
        table.press("<Esc>");
        assert!(table.text().contains("TUTORIALS"), "{}", table.text());
    }
}

#[test]
fn the_cursor_of_the_terminal_stands_where_a_name_is_typed() {
    let mut table = Table::title(80, 24, looks(Colors::Sixteen, Glyphs::Ascii));
    table.press("n");
    assert_eq!(table.cursor(), None, "nothing is typed");
    let stood = (0..40).find_map(|_| {
        table.press("<Tab>");
        table.cursor()
    });
    let before = stood.expect("a field for text");
    table.press("a狐");
    let after = table.cursor().expect("still typing");
    assert_eq!((after.x, after.y), (before.x + 3, before.y), "{}", table.text());
    table.press("<Left>");
    assert_eq!(table.cursor().map(|at| at.x), Some(before.x + 1));
}

#[test]
fn a_language_that_the_terminal_cannot_show_is_refused_with_the_reason() {
    let mut table = Table::in_locale(80, 24, looks(Colors::Sixteen, Glyphs::Ascii), "C");
    table.press("s<Right><Right>");
    let text = table.text();
    assert!(text.contains("UTF-8") && text.contains("Language"), "{text}");
}
