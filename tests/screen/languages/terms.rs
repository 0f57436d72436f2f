//! One word for one thing: the terms of `terms.toml` are what the words of each language say.

use super::OTHERS;
use super::files::{all, text};
use thicket::games::root::words::card::CardKind;
use thicket::games::root::words::faction::Faction;
use thicket::games::root::words::landmark::Landmark;
use thicket::games::root::words::party::Hireling;
use thicket::kernel::name_key;
use toml::Table;

fn terms() -> Table {
    include_str!("terms.toml").parse().expect("the terms are TOML")
}

#[test]
fn things_are_called_by_their_terms() {
    let mut faults = Vec::new();
    let mut compared = 0;
    for language in OTHERS {
        let words = all(language);
        for (area, terms) in &terms() {
            let terms = terms.as_table().expect("an area");
            let Some(start) = terms.get("keys").and_then(|start| start.as_str()) else { continue };
            for (id, term) in terms {
                let Some(says) = words.get(&format!("{start}-{}", id.replace('_', "-"))) else { continue };
                let Some(term) = term.get(language.id()).and_then(|term| term.as_str()) else { continue };
                compared += 1;
                let says = text(says);
                let says = says.trim();
                // the suit of a card stands behind its name
                let named = says == term || says.strip_prefix(term).is_some_and(|rest| rest.starts_with('（'));
                if !named {
                    faults.push(format!("{language:?} {area}.{id}: {says} for {term}"));
                }
            }
        }
    }
    assert!(compared > 900, "{compared} terms have entries");
    assert!(faults.is_empty(), "{} faults:\n{}", faults.len(), faults.join("\n"));
}

#[test]
fn factions_cards_hirelings_and_landmarks_have_terms() {
    let terms = terms();
    let named: Vec<String> = terms
        .iter()
        .filter_map(|(_, terms)| Some((terms.get("keys")?.as_str()?, terms.as_table()?)))
        .flat_map(|(space, terms)| terms.keys().map(move |id| name_key(space, id)))
        .collect();
    let factions = Faction::ALL.map(|faction| name_key("root-title", faction.id()));
    let cards = CardKind::ALL.map(|card| name_key("root-card", card.id()));
    let hirelings = Hireling::ALL.map(|hireling| name_key("root-party", hireling.id()));
    let landmarks = Landmark::ALL.map(|landmark| name_key("root-landmark", landmark.id()));
    let all = factions.into_iter().chain(cards).chain(hirelings).chain(landmarks);
    let missing: Vec<String> = all.filter(|key| !named.contains(key)).collect();
    assert_eq!(missing, [""; 0]);
}

#[test]
fn no_two_terms_of_an_area_are_one() {
    for language in OTHERS {
        for (area, terms) in
            terms().iter().filter(|(area, _)| ["suits", "factions", "faction_names", "items"].contains(&area.as_str()))
        {
            let mut seen = std::collections::BTreeMap::new();
            for (id, term) in terms.as_table().expect("an area") {
                let Some(term) = term.get(language.id()).and_then(|term| term.as_str()) else { continue };
                if let Some(other) = seen.insert(term.to_owned(), id.clone()) {
                    panic!("{language:?} {area}: {id} and {other} are both {term}");
                }
            }
        }
    }
}
