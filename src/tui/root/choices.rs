//! Choices, in one line each.

use super::{cards, hirelings, landmarks, registry, stakes, verbs};
use crate::games::root::Observation;
use crate::games::root::words::card::CardKind;
use crate::games::root::words::item::{Item, Tile};
use crate::games::root::words::landmark::Landmark;
use crate::games::root::words::party::Hireling;
use crate::games::root::words::piece::Target;
use crate::kernel::{Field, Part, name_key};
use crate::tui::game_ui::Ctx;

/// The places where words of the notation are explained, for any verb.
const SPACES: [&str; 5] = ["root-leader", "root-special", "root-mood", "root-minister", "root-choice"];

/// The words explained nowhere else: a word, or a word after a verb.
const OF_THEIR_OWN: [&str; 21] = [
    "root-choice-expose",
    "root-choice-bomb",
    "root-choice-snare",
    "root-choice-extortion",
    "root-choice-raid",
    "root-choice-hand-card",
    "root-choice-riverboats",
    "root-choice-mercenaries",
    "root-choice-points",
    "root-choice-cards",
    "root-choice-decree-recruit",
    "root-choice-decree-move",
    "root-choice-decree-battle",
    "root-choice-decree-build",
    "root-choice-citadel",
    "root-choice-market",
    "root-choice-crusade-battle",
    "root-choice-crusade-move",
    "root-choice-retinue-move",
    "root-choice-retinue-delve",
    "root-choice-retinue-recover",
];

/// The verbs with a card that is played for its text, or that comes into the hand.
const BY_TEXT: [&str; 5] = ["craft", "use", "draw", "labor", "services"];

/// Returns the keys of what is said here.
pub fn keys() -> Vec<String> {
    let items = Item::ALL.into_iter().map(|item| name_key("root-choice-item", item.id()));
    items.chain(OF_THEIR_OWN.map(str::to_owned)).collect()
}

/// Describes what a part that can be chosen next does, costs or gains.
pub fn choice(ctx: &Ctx, state: &Observation, chosen: &[Part], next: Part) -> Option<String> {
    let verb = match chosen.first() {
        Some(Part::Verb(verb)) => verb,
        _ => "",
    };
    match next {
        Part::Verb(verb) => Some(verbs::help(ctx.words, state, verb)),
        Part::Card(id) if verb.is_empty() || BY_TEXT.contains(&verb) => cards::effect(ctx, CardKind::from_id(id)?),
        // with any other verb its text plays no part
        Part::Card(_) => Some(verbs::help(ctx.words, state, verb)),
        Part::Player(id) if chosen.iter().any(|part| matches!(part, Part::Verb("battle") | Part::Word("battle"))) => {
            stakes::attack(ctx, state, chosen, id)
        }
        Part::Player(id) if verb == "draft" => Some(ctx.words.name("root-aim", id)),
        Part::Word(id) | Part::Player(id) => {
            if let Some(landmark) = Landmark::from_id(id) {
                return Some(landmarks::text(ctx.words, landmark));
            }
            if let Some(hireling) = Hireling::from_id(id) {
                return Some(hirelings::choice(ctx.words, state, hireling));
            }
            // 13.2.4
            if verb == "expose" {
                return Some(ctx.say("root-choice-expose"));
            }
            // what a hit takes: whether others score for it is all that matters (3.2.1)
            if verb == "take" && Target::read(id).is_some() {
                let warrior = matches!(id, "warrior" | "warlord");
                return Some(ctx.say(if warrior { "root-choice-take-warrior" } else { "root-choice-take-piece" }));
            }
            let own = state.viewer.seat().and_then(|seat| registry::of(state, seat).choice(ctx, next));
            if own.is_some() {
                return own;
            }
            if let Some(item) = Tile::read(id).map(|tile| tile.item).or_else(|| Item::from_id(id)) {
                return Some(ctx.words.name("root-choice-item", item.id()));
            }
            // cards of the retinue act alike wherever they come from
            let verb = if verb == "shift" { "retinue" } else { verb };
            let behind = name_key("root-choice", &format!("{verb}-{id}"));
            let known = SPACES.iter().map(|space| name_key(space, id));
            let key = [behind].into_iter().chain(known).find(|key| ctx.words.has(key))?;
            Some(ctx.say(&key))
        }
        _ => None,
    }
}
