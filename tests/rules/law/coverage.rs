//! Every law of the index has a test named after it, or stands in `docs/law-coverage.md` with the reason why none is
//! needed. `index.txt` lists the numbers: chapters 1 to 15, appendices A, C, D, E and F, and the Law of
//! Rootbotics (R).

use std::collections::BTreeSet;
use std::path::Path;

fn read(path: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(path);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

fn index() -> BTreeSet<String> {
    let laws: BTreeSet<String> = read("tests/rules/law/index.txt").lines().map(str::to_owned).collect();
    assert!(laws.len() > 200, "the index is not whole");
    laws
}

/// The sources of these tests.
fn sources() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rules/law");
    let folders = [folder.join("hirelings"), folder];
    folders
        .into_iter()
        .flat_map(|folder| std::fs::read_dir(folder).expect("a folder of these tests"))
        .map(|entry| entry.expect("a folder entry").path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "rs"))
        .map(|path| std::fs::read_to_string(path).expect("a source"))
        .collect()
}

/// The number in the name of a test: `law_9_2_9_iii_a_infamy` is about 9.2.9.III.a. Of the readings that a name allows
/// the longest that the index knows.
fn law_of(name: &str, index: &BTreeSet<String>) -> Option<String> {
    let mut number = String::new();
    let mut found = None;
    for (place, word) in name.split('_').enumerate() {
        let is_roman = !word.is_empty() && word.chars().all(|c| matches!(c, 'i' | 'v' | 'x'));
        let next = match place {
            0 => word.to_uppercase(),
            _ if is_roman => format!("{number}.{}", word.to_uppercase()),
            _ => format!("{number}.{word}"),
        };
        number = next;
        if index.contains(&number) {
            found = Some(number.clone());
        }
    }
    found
}

/// The laws that tests are named after, and the names that no law of the index fits.
fn tested(index: &BTreeSet<String>) -> (BTreeSet<String>, Vec<String>) {
    let (mut laws, mut strange) = (BTreeSet::new(), Vec::new());
    for source in sources() {
        let lines: Vec<&str> = source.lines().map(str::trim).collect();
        for pair in lines.windows(2) {
            let Some(rest) = pair[1].strip_prefix("fn law_") else { continue };
            if pair[0] != "#[test]" {
                continue;
            }
            let name = rest.split('(').next().unwrap_or_default();
            match law_of(name, index) {
                Some(law) => drop(laws.insert(law)),
                None => strange.push(name.to_owned()),
            }
        }
    }
    (laws, strange)
}

/// The laws in the tables of the document with their notes; readings and decisions are not a reason to go untested.
fn documented() -> Vec<(String, String)> {
    let document = read("docs/law-coverage.md");
    let rows = document.lines().filter_map(|line| line.strip_prefix("| ")?.strip_suffix(" |")?.split_once(" | "));
    let mut laws = Vec::new();
    for (numbers, reason) in rows {
        for law in numbers.split(", ") {
            laws.push((law.trim().to_owned(), reason.trim().to_owned()));
        }
    }
    laws
}

fn is_reason(text: &str) -> bool {
    !text.is_empty() && !text.starts_with("Reading") && !text.starts_with("Decision")
}

/// A file that no `mod` names is read as text here and run by nobody.
#[test]
fn every_file_of_these_tests_is_run() {
    for folder in ["tests/rules/law", "tests/rules/law/hirelings"] {
        let declared = read(&format!("{folder}/mod.rs"));
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
        let files =
            std::fs::read_dir(path).expect("a folder of these tests").map(|entry| entry.expect("an entry").path());
        for file in files.filter(|file| file.extension().is_some_and(|ending| ending == "rs")) {
            let name = file.file_stem().and_then(|name| name.to_str()).expect("a name");
            assert!(name == "mod" || declared.contains(&format!("mod {name};\n")), "{folder}/mod.rs lacks {name}");
        }
    }
}

/// What rules cite has a text, and what has a text stands in the index, but for the glossary: so no law goes without a test.
#[test]
fn every_law_with_a_text_is_in_the_index() {
    let index: BTreeSet<String> = index().iter().map(|law| law.to_lowercase().replace('.', "-")).collect();
    let texts = read("locales/en.root-law.ftl");
    let laws = texts.lines().filter_map(|line| line.strip_prefix("root-law-")?.split_once(" =")).map(|(law, _)| law);
    let laws: Vec<&str> = laws.filter(|law| law.contains('-') && !law.starts_with("g-")).collect();
    assert!(laws.len() > 500, "{} laws have a text", laws.len());
    let missing: Vec<&&str> = laws.iter().filter(|law| !index.contains(**law)).collect();
    assert!(missing.is_empty(), "not in the index: {missing:?}");
}

#[test]
fn every_law_has_a_test_or_a_reason() {
    let index = index();
    let (tested, _) = tested(&index);
    let documented: BTreeSet<String> =
        documented().into_iter().filter(|(_, reason)| is_reason(reason)).map(|(law, _)| law).collect();
    let missing: Vec<&String> =
        index.iter().filter(|&law| !tested.contains(law) && !documented.contains(law)).collect();
    assert!(missing.is_empty(), "neither tested nor explained: {missing:?}");
}

/// The lines of the document that say in which file or folder which laws are tested.
fn listed() -> Vec<(String, Vec<String>)> {
    let document = read("docs/law-coverage.md");
    let lines = document.lines().filter_map(|line| line.strip_prefix("- `tests/rules/law/")?.split_once("`: "));
    lines.map(|(place, laws)| (place.to_owned(), laws.split(", ").map(str::to_owned).collect())).collect()
}

/// All sources of a folder, or the one.
fn tests_in(place: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/rules/law").join(place);
    let files: Vec<_> = match std::fs::read_dir(&path) {
        Ok(folder) => folder.map(|entry| entry.expect("a folder entry").path()).collect(),
        Err(_) => vec![path],
    };
    files.iter().map(|file| std::fs::read_to_string(file).expect("a source")).collect()
}

#[test]
fn the_document_names_every_law_of_the_appendices_about_the_setup_hirelings_and_landmarks() {
    let mut named: BTreeSet<String> = documented().into_iter().map(|(law, _)| law).collect();
    for (place, laws) in listed() {
        let tests = tests_in(&place);
        for law in laws {
            let name = format!("fn law_{}_", law.to_lowercase().replace('.', "_"));
            assert!(tests.contains(&name), "no test of {law} in {place}");
            named.insert(law);
        }
    }
    let about = |law: &&String| ["A.", "E.", "F."].iter().any(|appendix| law.starts_with(appendix));
    let index = index();
    let missing: Vec<&String> = index.iter().filter(about).filter(|&law| !named.contains(law)).collect();
    assert!(missing.is_empty(), "the document does not name {missing:?}");
}

#[test]
fn tests_are_named_after_laws_that_there_are() {
    let (_, strange) = tested(&index());
    assert!(strange.is_empty(), "no law of the index: {strange:?}");
}

#[test]
fn names_are_read_as_the_laws_they_mean() {
    let index = index();
    for (name, law) in [
        ("6_2_3_field_hospitals", "6.2.3"),
        ("6_5_4_ii_wood", "6.5.4.II"),
        ("9_2_9_iii_a_infamy", "9.2.9.III.a"),
        ("9_2_9_iii_i_a_never", "9.2.9.III"),
        ("8_4_2_ii_a_martial_law", "8.4.2.II.a"),
        ("d_1_2_thief", "D.1.2"),
        ("1_1_1_a_rule", "1.1.1"),
    ] {
        assert_eq!(law_of(name, &index).as_deref(), Some(law), "{name}");
    }
}
