//! A view that is written and read back looks the same.

use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use thicket::kernel::{Doc, Generator, Options, Part, Seat, Viewer, Words};
use thicket::table::{Controller, GameSession, Games, NewGame};
use thicket::tui::game_ui::{self, Ctx, GameView, Highlights, Spot};
use thicket::tui::help::HelpSection;
use thicket::tui::palette::Plain;

/// All that a screen can ask of a look.
fn drawn(view: &dyn GameView, seats: usize) -> Vec<String> {
    let ctx = Ctx { words: Words::english(), palette: &Plain, roomy: true };
    let mut drawn = vec![format!("{:?}", view.headline(&ctx))];
    for (width, height) in [(55, 22), (120, 40)] {
        if let Some((width, height)) = view.map_size(width, height) {
            let area = Rect { x: 0, y: 0, width, height };
            let mut buffer = Buffer::empty(area);
            view.map(&ctx, &Highlights::default(), area, &mut buffer);
            drawn.push(format!("{buffer:?}"));
        }
    }
    let mut rows = view.map_in_words(&ctx);
    rows.extend(view.scores(&ctx, Some(Seat::new(0)), 22).into_iter().map(|line| line.row));
    rows.extend(view.hand(&ctx, 30).into_iter().map(|held| held.row));
    rows.extend(view.extras(&ctx));
    rows.extend(view.cards(&ctx));
    rows.extend(view.help(&ctx).iter().flat_map(HelpSection::rows));
    rows.extend(view.fight(&ctx).into_iter().flat_map(|fight| fight.rows));
    for place in 1..=12 {
        rows.extend(view.details(&ctx, Spot::Place(place)));
        let plans = view.plans(&ctx, Part::Place(place));
        drawn.extend(plans.into_iter().map(|plan| format!("{} {:?}", plan.label, plan.actions)));
    }
    for seat in (0..seats).map(|seat| Seat::new(seat as u8)) {
        let board = view.board(&ctx, seat);
        rows.extend(board.rows(&ctx, 80).into_iter().chain(board.line(&ctx, 80, 2)).chain(board.compact(&ctx, 38, 38)));
    }
    drawn.extend(rows.into_iter().map(|row| row.to_string()));
    drawn
}

fn begun(id: &str, seats: Vec<String>, board: Option<&str>) -> Box<dyn GameSession> {
    let entry = Games::ALL.get(id).expect("a game of the list");
    let controllers = vec![Controller::Human { name: String::new() }; seats.len()];
    let options = Options { seats, board: board.map(str::to_owned), ..Options::default() };
    entry.begin(&NewGame { options, controllers, seed: 9 }, &Games::ALL.boards()).expect("a game begins")
}

#[test]
fn a_screen_draws_what_was_read_back_as_it_draws_what_was_written() {
    let boards = Games::ALL.boards();
    let games: [(&str, &[&str], Option<&str>); 5] = [
        ("root", &["marquise", "eyrie", "alliance", "vagabond:thief"], None),
        ("root", &["lizards", "riverfolk", "duchy", "corvids"], Some("lake")),
        ("root", &["hundreds", "keepers", "corvids", "vagabond:tinker", "alliance"], Some("mountain")),
        ("dewan", &[], None),
        ("iwari", &["red", "blue", "white"], None),
    ];
    for (id, seats, board) in games {
        let (entry, game_ui) = (Games::ALL.get(id).expect("a game"), game_ui::of(id).expect("a face"));
        let seats: Vec<String> = match id {
            "dewan" => entry.about().factions.into_iter().take(3).collect(),
            _ => seats.iter().map(ToString::to_string).collect(),
        };
        let mut game = begun(id, seats.clone(), board);
        let mut rng = Generator::new(5);
        while game.asked().is_some() {
            if rng.below(60) == 0 {
                for viewer in
                    (0..seats.len()).map(|seat| Viewer::Seat(Seat::new(seat as u8))).chain([Viewer::Spectator])
                {
                    let doc: Doc = game.state(viewer).to_string().parse().expect("what was written");
                    let read =
                        entry.read_observation(&doc, viewer, &boards).unwrap_or_else(|faults| panic!("{faults}"));
                    let view = |seen| drawn(&*game_ui.view(seen).expect("a look"), seats.len());
                    assert_eq!(view(&read), view(&game.observe(viewer)), "{id}, {viewer:?}");
                }
            }
            let legal = game.notation();
            game.act(&legal[rng.below(legal.len() as u32) as usize]).expect("a legal action");
        }
    }
}
