//! The score pad: points by what they were scored for, as events tell of it.

use crate::games::root::words::event::{Detail, Event, What};
use crate::games::root::words::source::Source;
use crate::kernel::{MAX_SEATS, Tally};

pub(super) fn by_source(told: &mut dyn Iterator<Item = Event>) -> Tally {
    let mut points = [[0i16; MAX_SEATS]; Source::COUNT];
    for event in told {
        let Some(seat) = event.who.seat().map(|seat| seat.index()) else { continue };
        match (event.what, event.details) {
            (What::Scored, [Some(Detail::Count(count)), _, Some(Detail::Source(source)), _]) => {
                points[source.index()][seat] += count;
            }
            (What::Lost, [Some(Detail::Count(count)), _, Some(Detail::Source(source)), _]) => {
                points[source.index()][seat] -= count;
            }
            // 3.3.1, 9.2.8: the marker leaves the track, whatever it had reached
            (What::Dominance | What::Coalition, _) => {
                let reached: i16 = points.iter().map(|points| points[seat]).sum();
                points[Source::GivenUp.index()][seat] -= reached;
            }
            _ => {}
        }
    }
    let mut tally = Tally::default();
    Source::ALL.iter().zip(points).for_each(|(source, points)| tally.add(Source::SPACE, source.id(), points));
    tally
}
