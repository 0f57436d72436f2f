//! The traits by which a faction, a hireling, a landmark is known to the rules, the bots and the screen have defaults for what is
//! nothing special. The snapshot lists who answers otherwise, so that an answer that was forgotten, or lost, is seen in its diff.

use crate::Sources;
use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use syn::{File, ImplItem, Item, TraitItem, Type};

const TRAITS: [&str; 9] = [
    "FactionRules",
    "TaskHandler",
    "ValidateTask",
    "HirelingRules",
    "HirelingStep",
    "LandmarkCard",
    "Holding",
    "FactionEvaluator",
    "FactionView",
];

type Answers = BTreeSet<String>;

/// Returns what has a default, by trait.
fn defaults(files: &[(String, File)]) -> BTreeMap<String, Answers> {
    let items = files.iter().flat_map(|(_, file)| &file.items);
    let traits = items.filter_map(|item| match item {
        Item::Trait(item) if TRAITS.contains(&item.ident.to_string().as_str()) => Some(item),
        _ => None,
    });
    let default = |item: &TraitItem| match item {
        TraitItem::Fn(item) => item.default.as_ref().map(|_| item.sig.ident.to_string()),
        TraitItem::Const(item) => item.default.as_ref().map(|_| item.ident.to_string()),
        _ => None,
    };
    traits.map(|item| (item.ident.to_string(), item.items.iter().filter_map(default).collect())).collect()
}

fn last_names(path: &syn::Path) -> String {
    let names: Vec<String> = path.segments.iter().map(|segment| segment.ident.to_string()).collect();
    names.join("::")
}

/// Lists who answers otherwise: the trait, then a line for each file that implements it.
fn overrides(files: &[(String, File)]) -> String {
    let defaults = defaults(files);
    assert_eq!(defaults.len(), TRAITS.len(), "the traits that are found: {:?}", defaults.keys());
    let mut told: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for (name, file) in files {
        for item in &file.items {
            let Item::Impl(item) = item else { continue };
            let (Some((of, _)), Type::Path(who)) = (&item.trait_, &*item.self_ty) else { continue };
            let of = of.segments.last().map(|segment| segment.ident.to_string()).unwrap_or_default();
            let Some(defaults) = defaults.get(&of) else { continue };
            let answers = item.items.iter().filter_map(|item| match item {
                ImplItem::Fn(item) => Some(item.sig.ident.to_string()),
                ImplItem::Const(item) => Some(item.ident.to_string()),
                _ => None,
            });
            let answers: Vec<String> = answers.filter(|answer| defaults.contains(answer)).collect();
            let answers = if answers.is_empty() { "nothing".to_owned() } else { answers.join(", ") };
            told.entry(of).or_default().push(format!("{name} {}: {answers}", last_names(&who.path)));
        }
    }
    let lines = told.into_iter().map(|(of, lines)| format!("{of}\n    {}\n", lines.join("\n    ")));
    lines.collect::<Vec<String>>().join("\n")
}

#[test]
fn who_answers_otherwise_than_by_default_is_known() {
    let mut sources = Sources::new();
    crate::read(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src"), "src", &mut sources);
    let parse = |(name, text): (String, String)| (name, syn::parse_file(&text).expect("a source file"));
    let files: Vec<(String, File)> = sources.into_iter().map(parse).collect();
    insta::assert_snapshot!(overrides(&files));
}
