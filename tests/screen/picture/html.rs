//! Pages that step through a game, in a real browser.

use super::cast::{events, frames};
use super::*;
use std::process::Command;
use thicket::tui::picture::{cast, html};

#[test]
fn a_page_takes_nothing_from_elsewhere_and_is_the_same_twice() {
    for course in COURSES {
        let [page, other] = [(); 2].map(|()| html::write(&mut course.reel(both()), "a <title>").expect("a page"));
        assert!(page == other, "{}", course.game);
        let steps = course.reel(both()).steps().len();
        assert!(page.len() / steps <= 15_000, "{}: {} bytes for {steps} moments", course.game, page.len());
        assert!(page.contains("default-src 'none'") && page.contains("<title>a &lt;title&gt;</title>"));
        assert!(page.contains(&format!("<html lang=\"{}\">", course.language.id())));
        let addresses = page.matches("://").count();
        assert_eq!(addresses, 1, "the name of SVG is the one address");
        assert!(["src=", "href=", "url(", "@import"].iter().all(|from| !page.contains(from)));
        assert_eq!(page.matches("</script>").count(), 2, "the game does not end its own script");
    }
}

/// Presses keys on a page and notes after each what stands where.
const PRESSES: &str = r#"
<pre id="told"></pre>
<script>
const told = [];
function note() {
  const rows = [...document.querySelectorAll('#screen > g')];
  const texts = rows.map((row) => [...row.querySelectorAll('text')].map((text) => [Number(text.getAttribute('x')) / 9, text.textContent]));
  told.push({ status: document.getElementById('status').textContent, texts });
}
note();
for (const key of KEYS) {
  document.dispatchEvent(new KeyboardEvent('keydown', { key }));
  note();
}
document.getElementById('told').textContent = JSON.stringify(told);
</script>
"#;

const KEYS: [&str; 8] = ["ArrowRight", "ArrowRight", "ArrowDown", "ArrowLeft", "End", "ArrowUp", "Home", "ArrowLeft"];

/// The browser of this machine, if it has one.
fn browser() -> Option<&'static str> {
    let names = ["chromium", "chromium-browser", "google-chrome"];
    names.into_iter().find(|name| Command::new(name).arg("--version").output().is_ok_and(|said| said.status.success()))
}

/// The number of the moment that each key leads to.
fn expected(steps: &[thicket::tui::play::Step]) -> Vec<usize> {
    let last = steps.len() - 1;
    let second_turn = steps.iter().position(|step| step.turn > steps[2].turn).expect("a second turn");
    let start_of_last = steps.iter().position(|step| step.turn == steps[last].turn).expect("a last turn");
    let before = steps.iter().position(|step| step.turn == steps[last - 1].turn).expect("a turn before");
    let up = if start_of_last < last { start_of_last } else { before };
    vec![0, 1, 2, second_turn, second_turn - 1, last, up, 0, 0]
}

#[test]
fn a_browser_steps_through_a_game_as_the_screen_does() {
    let Some(browser) = browser() else {
        println!("skipped: there is no browser on this machine");
        return;
    };
    for course in COURSES {
        let mut reel = course.reel(both());
        let page = html::write(&mut reel, "title").expect("a page");
        let keys = serde_json::to_string(&KEYS).expect("JSON");
        let page = page.replace("</body>", &format!("{}</body>", PRESSES.replace("KEYS", &keys)));
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("page.html");
        std::fs::write(&file, page).expect("written");
        let profile = format!("--user-data-dir={}", folder.path().join("profile").display());
        let flags = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", &profile, "--dump-dom"];
        let said =
            Command::new(browser).args(flags).arg(format!("file://{}", file.display())).output().expect("a browser");
        let page = String::from_utf8_lossy(&said.stdout);
        let told =
            page.split("<pre id=\"told\">").nth(1).and_then(|rest| rest.split("</pre>").next()).expect("what was told");
        let told = told.replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&");
        let told: Vec<serde_json::Value> =
            serde_json::from_str(&told).unwrap_or_else(|fault| panic!("{fault}: {told}"));
        let moments = expected(reel.steps());
        assert_eq!(told.len(), moments.len());
        let shown = texts_of(&course, &mut reel);
        for (told, moment) in told.iter().zip(moments) {
            let step = &reel.steps()[moment];
            let status = format!("{} · {} / {}", step.heading, moment + 1, reel.steps().len());
            assert_eq!(told["status"], *status);
            assert_eq!(written(&told["texts"], course.size.0), shown[moment], "{} moment {moment}", course.game);
        }
    }
}

/// What is written on a page, row by row, with blanks where something is drawn.
fn written(texts: &serde_json::Value, columns: u16) -> Vec<String> {
    let row = |texts: &serde_json::Value| {
        let mut cells = vec![" ".to_owned(); columns.into()];
        for text in texts.as_array().expect("texts") {
            let mut x = text[0].as_u64().expect("a column") as usize;
            for sign in text[1].as_str().expect("a text").chars() {
                cells[x] = sign.to_string();
                let width = unicode_width::UnicodeWidthChar::width(sign).unwrap_or(1);
                (x + 1..x + width).for_each(|covered| cells[covered].clear());
                x += width;
            }
        }
        cells.concat().trim_end().to_owned()
    };
    texts.as_array().expect("rows").iter().map(row).collect()
}

/// The same of the emulator at each moment.
fn texts_of(course: &Course, reel: &mut Reel) -> Vec<Vec<String>> {
    let cast = cast::write(reel, "title").expect("a recording");
    let mut frames = frames(&events(&cast)).into_iter().peekable();
    let mut emulator = emulator(course.size);
    let mut time = 0.0;
    let is_drawn = |sign: char| matches!(sign, '\u{2500}'..='\u{259F}');
    let mut moments = Vec::new();
    for step in reel.steps() {
        while let Some((_, bytes)) = frames.next_if(|(at, _)| *at <= time + 0.0005) {
            emulator.process(bytes.as_bytes());
        }
        let rows = emulator.screen().rows(0, course.size.0);
        moments.push(rows.map(|row| row.replace(is_drawn, " ").trim_end().to_owned()).collect());
        time += step.rest.as_secs_f64();
    }
    moments
}
