//! Recordings.

use super::*;
use serde_json::Value;
use thicket::tui::picture::cast;

/// The events of a recording: seconds, kind, data.
pub fn events(cast: &str) -> Vec<(f64, String, String)> {
    let event = |line: &str| {
        let event: Vec<Value> = serde_json::from_str(line).expect("an event is an array");
        let [Value::Number(time), Value::String(kind), Value::String(data)] = event.as_slice() else {
            panic!("{line}")
        };
        (time.as_f64().expect("seconds"), kind.clone(), data.clone())
    };
    cast.lines().skip(1).map(event).collect()
}

/// The moments of a recording: when each comes, and the bytes of its frame.
pub fn frames(events: &[(f64, String, String)]) -> Vec<(f64, String)> {
    let shown = events.iter().filter(|(_, kind, _)| kind == "o");
    let mut frames: Vec<(f64, String)> = Vec::new();
    for (time, _, data) in shown {
        match frames.last_mut() {
            Some((at, bytes)) if at == time => bytes.push_str(data),
            _ => frames.push((*time, data.clone())),
        }
    }
    frames
}

#[test]
fn an_emulator_shows_each_moment_of_a_recording_as_the_screen_does() {
    for course in COURSES {
        let mut reel = course.reel(one("dark"));
        let cast = cast::write(&mut reel, "title").expect("a recording");
        let frames = frames(&events(&cast));
        let mut screen = course.screen(painted("dark", Colors::True));
        let mut emulator = emulator(course.size);
        let mut time = 0.0;
        let mut frames = frames.into_iter().peekable();
        for (number, step) in reel.steps().iter().enumerate() {
            while let Some((_, bytes)) = frames.next_if(|(at, _)| *at <= time + 0.0005) {
                emulator.process(bytes.as_bytes());
            }
            assert_shows(emulator.screen(), &screen.fresh_buffer(), &format!("{} moment {number}", course.game));
            screen.press("<Right>");
            time += step.rest.as_secs_f64();
        }
        let (_, last) = frames.next().expect("the terminal is given back");
        emulator.process(last.as_bytes());
        assert!(frames.next().is_none() && !emulator.screen().hide_cursor() && !emulator.screen().alternate_screen());
        assert!(reel.steps().len() > 30, "{}: {} moments", course.game, reel.steps().len());
    }
}

#[test]
fn a_recording_has_a_header_a_marker_for_each_turn_and_pauses_by_what_there_is_to_see() {
    let course = &COURSES[2];
    let mut reel = course.reel(one("dark"));
    let cast = cast::write(&mut reel, "a \"title\"").expect("a recording");
    let header: Value = serde_json::from_str(cast.lines().next().expect("a header")).expect("an object");
    assert_eq!((&header["version"], &header["width"], &header["height"]), (&2.into(), &80.into(), &24.into()));
    assert_eq!(header["title"], "a \"title\"");
    assert!(header.get("timestamp").is_none(), "it does not tell when it was made");
    let palette = header["theme"]["palette"].as_str().expect("colors");
    assert_eq!(palette.split(':').filter(|color| color.len() == 7 && color.starts_with('#')).count(), 16);
    let events = events(&cast);
    assert!(events.is_sorted_by(|(one, ..), (other, ..)| one <= other), "time goes on");
    assert!(events[0].2.contains("\x1b[2J\x1b[H"), "{:?}", events[0]);
    let markers: Vec<(f64, &str)> =
        events.iter().filter(|(_, kind, _)| kind == "m").map(|(at, _, label)| (*at, label.as_str())).collect();
    let turns: std::collections::BTreeSet<usize> = reel.steps().iter().map(|step| step.turn).collect();
    assert_eq!(markers.len(), turns.len());
    assert!(markers.iter().all(|(_, label)| label.starts_with("ラウンド")), "{markers:?}");
    let mut pauses: Vec<u128> = reel.steps().iter().map(|step| step.rest.as_millis()).collect();
    pauses.sort_unstable();
    pauses.dedup();
    assert!(pauses.len() > 1 && pauses[0] > 0 && pauses.last() < Some(&2_000), "{pauses:?}");
    let starts = reel.steps().chunk_by(|one, other| one.turn == other.turn).map(|turn| turn[0].rest);
    assert!(starts.into_iter().all(|rest| Some(&rest.as_millis()) == pauses.last()), "a turn begins with the longest");
}

/// A recording tells nothing of the machine or of the moment: made twice it is the same, and it is no longer than a few bytes for
/// each cell that changes.
#[test]
fn a_recording_is_the_same_twice_and_small() {
    for (course, most) in COURSES.iter().zip([3_000, 2_500, 4_500]) {
        let [one, other] = [(); 2].map(|()| cast::write(&mut course.reel(one("dark")), "title").expect("a recording"));
        assert!(one == other, "{}", course.game);
        let steps = course.reel(self::one("dark")).steps().len();
        assert!(one.len() / steps <= most, "{}: {} bytes for {steps} moments", course.game, one.len());
    }
}

/// Nothing that a spectator may not know is anywhere in a recording for them.
#[test]
fn a_recording_for_spectators_shows_no_hand() {
    let course = &COURSES[2];
    let (width, height) = course.size;
    let watched = |viewer| {
        let (size, settings) = (Size { width, height }, Settings::default());
        let reel = Reel::new(course.running(), viewer, &settings, Words::english(), size, one("mono"));
        let mut reel = reel.expect("a painter");
        let cast = cast::write(&mut reel, "title").expect("a recording");
        let mut emulator = emulator(course.size);
        let mut shown = String::new();
        for (_, bytes) in frames(&events(&cast)) {
            emulator.process(bytes.as_bytes());
            shown.push_str(&emulator.screen().contents());
        }
        shown
    };
    assert!(watched(Viewer::All).contains("HAND: "));
    assert!(!watched(Viewer::Spectator).contains("HAND: "));
}
