use super::{found, found_with};

const SIX: [&str; 6] = ["Marquise", "Eyrie", "Alliance", "Vagabond", "Lizards", "Riverfolk"];

/// A faction, by its folder.
const KEEPERS: (&str, &str) = ("src/games/root/factions/keepers/mod.rs", "");

fn arms(prefix: &str, names: &[&str]) -> String {
    names.iter().map(|name| format!("{prefix}{name} => 1,")).collect()
}

#[test]
fn a_match_over_factions_is_found_in_every_form() {
    let file = "src/games/root/law/craft.rs";
    let line = format!("matches: {file} matches over Faction in value");
    let alternatives = SIX.map(|name| format!("Faction::{name}")).join(" | ");
    for body in [
        format!("match faction {{ {} _ => 0 }}", arms("Faction::", &SIX)),
        format!("match (faction, 1) {{ {} _ => 0 }}", SIX.map(|name| format!("(Faction::{name}, 1) => 1,")).concat()),
        format!("match Some(faction) {{ Some({alternatives}) => 1, _ => 0 }}"),
        format!("u8::from(matches!(faction, {alternatives}))"),
        format!("use Faction as F; match faction {{ {} _ => 0 }}", arms("F::", &SIX)),
        format!("use Faction::*; match faction {{ {} _ => 0 }}", arms("", &SIX)),
        format!(
            "(0..2).map(|_| match faction {{ {} _ => 0 }}).sum()",
            arms("crate::games::root::words::Faction::", &SIX)
        ),
        format!("u8::max(1, vec![match faction {{ {} _ => 0 }}][0])", arms("Faction::", &SIX)),
    ] {
        let text = format!("use super::super::words::Faction; fn value(faction: Faction) -> u8 {{ {body} }}");
        assert_eq!(found(&[(file, &text)]), std::slice::from_ref(&line), "{body}");
    }
}

#[test]
fn a_match_over_kits_is_found_too() {
    let kits = format!("pub enum Kit {{ {} }}", SIX.join(","));
    let text = format!(
        "use crate::games::root::state::kit::Kit; struct Bot; impl Bot {{ fn value(&self, kit: Kit) {{ match kit {{ {} }} }} }}",
        arms("Kit::", &SIX)
    );
    let lines = found(&[("src/games/root/state/kit.rs", &kits), ("src/bots/root/value.rs", &text)]);
    assert_eq!(lines, ["matches: src/bots/root/value.rs matches over Kit in Bot::value"]);
    assert_eq!(found(&[("src/games/root/state/kit.rs", &kits), ("src/bots/root/factions/mod.rs", &text)]), [""; 0]);
}

#[test]
fn a_few_factions_make_no_list() {
    let text = format!(
        "use super::super::words::Faction; fn value(faction: Faction) {{ match faction {{ {} _ => 0 }} }}",
        arms("Faction::", &SIX[..5])
    );
    assert_eq!(found(&[("src/games/root/law/craft.rs", &text)]), [""; 0]);
}

#[test]
fn the_page_of_hooks_may_match() {
    let text = format!(
        "fn value(faction: super::super::words::Faction) {{ use super::super::words::Faction; match faction {{ {} _ => 0 }} }}",
        arms("Faction::", &SIX)
    );
    assert_eq!(found_with("src/games/root/law/hooks.rs", &text), [""; 0]);
}

#[test]
fn a_name_in_too_many_files_is_found() {
    let paths: Vec<String> = (1..=13).map(|number| format!("src/bots/thought_{number}.rs")).collect();
    let mut files: Vec<(&str, &str)> =
        paths.iter().map(|path| (path.as_str(), "// The Keepers do otherwise.")).collect();
    assert_eq!(found(&files), [""; 0], "nobody of this name plays");
    files.push(KEEPERS);
    assert_eq!(found(&files), ["names: keepers stands in more than 12 files outside its own"]);
    assert_eq!(found(&files[1..]), [""; 0]);
}

#[test]
fn a_file_of_its_own_may_name_a_faction_as_it_likes() {
    let paths: Vec<String> = (1..=13).map(|number| format!("src/bots/keepers_{number}.rs")).collect();
    let mut files: Vec<(&str, &str)> =
        paths.iter().map(|path| (path.as_str(), "// The Keepers do otherwise.")).collect();
    files.push(KEEPERS);
    assert_eq!(found(&files), [""; 0]);
}

#[test]
fn what_all_games_share_names_no_faction() {
    for file in ["src/kernel/list.rs", "src/table/mod.rs", "src/cli/mod.rs", "src/tui/play/mod.rs"] {
        let text = "const FIRST: &str = \"Keepers\";";
        assert_eq!(found(&[KEEPERS, (file, text)]), [format!("names: {file} knows keepers")]);
    }
}

#[test]
fn a_long_file_is_found() {
    let file = "src/games/root/law/craft.rs";
    assert_eq!(found(&[(file, &"// 4.1\n".repeat(601))]), [format!("size: {file} has more than 600 lines")]);
    assert_eq!(found(&[(file, &"// 4.1\n".repeat(600))]), [""; 0]);
}
