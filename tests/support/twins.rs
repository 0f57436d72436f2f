//! Secrets over time. Beside a game runs a twin of it that a viewer cannot tell from it: the same is done in both, with the
//! same results of chance as far as they can happen. As long as the viewer is told the same of both, they stay alike for
//! them: what they see, who is asked what, and what they may do when it is they who are asked.

use thicket::kernel::{Arg, ForcedRoll, Generator, Message, Part, Recorder, Roll, Rules, Script, Seat, Viewer, join};

/// Hands that are dealt in search of one with which the action can be taken.
const DEALS: usize = 6;

/// The counts of comparisons.
#[derive(Default, Debug)]
pub struct Tally {
    /// Actions after which the viewer was told the same.
    pub alike: u32,
    /// Those of them that named another card in the twin than in the game.
    pub other_card: u32,
    /// Actions after which the viewer was told something else, so that the twins parted.
    pub parted: u32,
}

/// Returns the number of games to play: this many, or those that the environment's `TWINS` asks for.
pub fn games(usual: u64) -> u64 {
    std::env::var("TWINS").ok().and_then(|games| games.parse().ok()).unwrap_or(usual)
}

/// Plays a game at random to its end, and a twin of it for each viewer. `seed` is for all that is chosen. Where the log does
/// not name each result of chance that all can see, twins are compared only if chance could give the same in both.
pub fn twins_stay_alike<G: Rules>(mut state: G, seed: u64, log_is_whole: bool, tally: &mut Tally) {
    let (mut choice, mut chance, mut aside) =
        (Generator::new(seed), Generator::new(seed ^ 0xC0FFEE), Generator::new(!seed));
    let seats = state.seats() as u8;
    let mut twins: Vec<Option<G>> = vec![None; usize::from(seats)];
    let mut decisions = 0;
    while state.asked().is_some() {
        decisions += 1;
        assert!(decisions < 100_000, "game {seed} does not end");
        let legal = legal(&state);
        let action = legal[choice.below(legal.len() as u32) as usize];
        let (before, mut events) = (state.clone(), Vec::new());
        let mut recorder = Recorder::new(&mut chance);
        state.step(action, &mut recorder, &mut events);
        let wishes = wishes(&before, &recorder.rolls);
        for (viewer, place) in (0..seats).map(Seat::new).zip(&mut twins) {
            let eyes = Viewer::Seat(viewer);
            let heard = hear(&state, &events, eyes);
            // a card that nobody names to the viewer may be another in the twin
            let secret =
                heard.iter().any(|message| message.args.iter().any(|(_, arg)| matches!(arg, Arg::Hidden { .. })));
            // an old twin has drifted far off, a new one is near
            let kept = place.take().filter(|_| aside.below(8) > 0);
            let Some((mut twin, other)) = twin_for(&before, kept, viewer, action, secret, &mut aside) else { continue };
            let (was, mut told) = (twin.clone(), Vec::new());
            let mut script = Script::with_generator(wishes.iter().copied(), Generator::new(seed));
            twin.step(other, &mut script, &mut told);
            if heard != hear(&twin, &told, eyes) || !log_is_whole && script.finish().is_err() {
                tally.parted += 1;
                continue;
            }
            tally.alike += 1;
            tally.other_card += u32::from(action != other);
            let alike = state.observe(eyes) == twin.observe(eyes)
                && state.decision() == twin.decision()
                && state.at_rest() == twin.at_rest()
                && state.progress() == twin.progress()
                && (state.asked() != Some(viewer) || self::legal(&state) == self::legal(&twin));
            assert!(
                alike,
                "{viewer:?} can tell {} from {} (game {seed})\n\nbefore:\n{}\ntwin before:\n{}\nafter, as seen:\n{}\n\
                 twin after, as seen:\n{}",
                join(&G::parts(action)),
                join(&G::parts(other)),
                before.write(Viewer::All),
                was.write(Viewer::All),
                state.write(eyes),
                twin.write(eyes),
            );
            *place = Some(twin);
        }
    }
}

pub fn hear<G: Rules>(state: &G, events: &[G::Event], viewer: Viewer) -> Vec<Message> {
    events.iter().map(|&event| state.tell(event, viewer)).collect()
}

/// A twin, and what is done in it: the same, or in secret the same with another card.
fn twin_for<G: Rules>(
    state: &G,
    kept: Option<G>,
    viewer: Seat,
    action: G::Action,
    secret: bool,
    rng: &mut Generator,
) -> Option<(G, G::Action)> {
    let mut kept = kept;
    (0..DEALS).find_map(|_| {
        let twin = kept.take().unwrap_or_else(|| state.determinize(viewer, rng));
        let another = secret && rng.below(2) > 0;
        let mut fitting = legal(&twin);
        fitting.retain(|&other| other == action || another && same_but_for_cards::<G>(action, other));
        let chosen = rng.below(fitting.len() as u32) as usize;
        fitting.get(chosen).map(|&other| (twin, other))
    })
}

pub fn same_but_for_cards<G: Rules>(one: G::Action, other: G::Action) -> bool {
    let (one, other) = (G::parts(one), G::parts(other));
    one.len() == other.len()
        && one.iter().zip(other.iter()).all(|(one, other)| match (one, other) {
            (Part::Card(_), Part::Card(_)) => true,
            (one, other) => one == other,
        })
}

pub fn legal<G: Rules>(state: &G) -> Vec<G::Action> {
    let mut legal = Vec::new();
    state.legal(&mut legal);
    legal.sort();
    legal
}

/// The results again: of a card any copy of its kind would do.
pub fn wishes<G: Rules>(state: &G, rolls: &[Roll]) -> Vec<ForcedRoll> {
    rolls.iter().map(|&roll| state.parse_roll(&state.roll_text(roll)).unwrap_or(roll.into())).collect()
}
