//! The pictures of the documents in colors are made of the screens of these tests: `THICKET_PICTURES=renew cargo test --test
//! screen picture::documents` makes them anew.

use super::*;
use std::fs;
use std::path::Path;
use thicket::tui::picture::{Grid, Look, svg};
use thicket::tui::terminal::painter::finish;

/// The middle of a game, as it is drawn in a theme.
fn frame(language: Language, name: &str) -> (Buffer, Theme, String) {
    let flags = painted(name, Colors::True);
    let mut table = Table::in_words(80, 24, flags.clone(), Words::of(language));
    table.app.open(running(&[person(), bot(), bot(), bot()], 1, Some(MIDDLE)), None);
    table.wait();
    let mut buffer = table.fresh_buffer();
    finish(&mut buffer);
    (buffer, theme(&flags), table.play().session().title())
}

#[test]
fn the_pictures_in_colors_are_what_the_screen_shows_and_each_is_in_a_document() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut made = Vec::new();
    for language in Language::ALL {
        let [dark, light] = ["dark", "light"].map(|name| frame(language, name));
        let (buffer, theme, title) = &dark;
        let light = Look { buffer: &light.0, theme: &light.1 };
        let picture = svg::write(&Grid::of(Look { buffer, theme }, Some(light)), title);
        let readme = match language {
            Language::English => "README.md".to_owned(),
            _ => format!("README.{}.md", language.id()),
        };
        let name = format!("docs/pictures/game.{}.svg", language.id());
        let file = root.join(&name);
        if std::env::var_os("THICKET_PICTURES").is_some_and(|how| how == "renew") {
            fs::create_dir_all(root.join("docs/pictures")).expect("a folder");
            fs::write(&file, &picture).expect("written");
        }
        assert!(fs::read_to_string(&file).is_ok_and(|kept| kept == picture), "{name} is not what the screen shows");
        let document = fs::read_to_string(root.join(&readme)).expect("a document");
        assert!(document.contains(&format!("]({name})")), "{readme} shows {name}");
        made.push(file);
    }
    let kept = fs::read_dir(root.join("docs/pictures")).expect("a folder").map(|entry| entry.expect("a file").path());
    assert!(kept.into_iter().all(|file| made.contains(&file)), "no picture is left over");
}
