//! The modules, the names in them, and the paths that the code names, told from the tokens alone.

use super::Sources;
use proc_macro2::{Delimiter, TokenStream, TokenTree};
use std::collections::{BTreeMap, BTreeSet};

pub type Names = Vec<String>;

/// A module of the tree by its number.
type Id = usize;

/// The aliases and globs that are being followed: the module, the name that is looked up there, and the path of the `use`.
type Seen = Vec<(Id, String, Names)>;

pub struct Tree {
    modules: Vec<Module>,
    /// The modules by their paths; that of `lib.rs` is empty.
    by_path: BTreeMap<Names, Id>,
    paths: Vec<Named>,
}

struct Module {
    path: Names,
    file: String,
    names: BTreeMap<String, Vec<Meaning>>,
    globs: Vec<Names>,
    /// Has only modules, and what it hands on.
    is_index: bool,
}

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
enum Meaning {
    Module(Id),
    /// An item that this file declares.
    Item(String),
    /// The path that a `use` gives a name.
    Alias(Names),
}

/// A path in the code.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Named {
    from: Id,
    path: Names,
    reexport: bool,
    test: bool,
}

/// A path in a file, and what it leads to.
pub struct Import {
    pub from: String,
    pub to: To,
    /// As the code spells it.
    pub path: String,
    /// By `pub use`, of whatever reach.
    pub reexport: bool,
    pub test: bool,
}

pub enum To {
    /// A module as such: what is used of it is an import of its own.
    Module(String),
    /// Something that a file declares.
    Item(String),
    /// A path of another crate.
    Foreign(Names),
}

/// The words before the name of an item.
const ITEMS: [&str; 9] = ["struct", "enum", "union", "fn", "type", "trait", "const", "static", "macro_rules"];

fn module_path(file: &str) -> Names {
    let inner = file.strip_prefix("src/").unwrap_or(file);
    let inner = inner.strip_suffix(".rs").unwrap_or(inner);
    let inner = inner.strip_suffix("/mod").unwrap_or(inner);
    if inner == "lib" { Vec::new() } else { inner.split('/').map(str::to_owned).collect() }
}

fn ident(token: Option<&TokenTree>) -> Option<String> {
    match token {
        Some(TokenTree::Ident(ident)) => Some(ident.to_string().trim_start_matches("r#").to_owned()),
        _ => None,
    }
}

fn is(token: Option<&TokenTree>, sign: char) -> bool {
    matches!(token, Some(TokenTree::Punct(punct)) if punct.as_char() == sign)
}

fn group(token: Option<&TokenTree>, delimiter: Delimiter) -> Option<TokenStream> {
    match token {
        Some(TokenTree::Group(group)) if group.delimiter() == delimiter => Some(group.stream()),
        _ => None,
    }
}

/// Whether two colons stand at a place.
fn colons(tokens: &[TokenTree], at: usize) -> bool {
    is(tokens.get(at), ':') && is(tokens.get(at + 1), ':')
}

/// Whether a name stands in the tokens, at any depth.
fn holds(tokens: TokenStream, name: &str) -> bool {
    tokens.into_iter().any(|token| match token {
        TokenTree::Group(group) => holds(group.stream(), name),
        token => ident(Some(&token)).is_some_and(|ident| ident == name),
    })
}

/// The place in the code at which a walk stands.
#[derive(Clone, Copy)]
struct Place {
    module: Id,
    /// Outside of functions and types, where items are declared.
    outermost: bool,
    test: bool,
}

impl Tree {
    /// Reads all files.
    ///
    /// # Panics
    /// Panics if a file cannot be split into tokens.
    pub fn read(sources: &Sources) -> Self {
        let mut tree = Self { modules: Vec::new(), by_path: BTreeMap::new(), paths: Vec::new() };
        let mut files: Vec<(Names, &String)> = sources.keys().map(|file| (module_path(file), file)).collect();
        files.sort_by_key(|(path, _)| path.len());
        for (path, file) in &files {
            tree.add(path.clone(), file);
        }
        // The binary knows the library by its name.
        if let (Some(&main), Some(&lib)) = (tree.by_path.get(&vec!["main".to_owned()]), tree.by_path.get(&Vec::new())) {
            tree.declare(main, "thicket", Meaning::Module(lib));
        }
        for (path, file) in &files {
            let tokens: TokenStream = sources[*file].parse().unwrap_or_else(|error| panic!("{file}: {error}"));
            let module = tree.by_path[path];
            tree.walk(Place { module, outermost: true, test: path.iter().any(|name| name == "tests") }, tokens);
        }
        tree
    }

    fn add(&mut self, path: Names, file: &str) -> Id {
        let id = self.modules.len();
        if let Some((name, above)) = path.split_last()
            && let Some(&above) = self.by_path.get(above)
        {
            self.declare(above, name, Meaning::Module(id));
        }
        self.by_path.insert(path.clone(), id);
        self.modules.push(Module {
            path,
            file: file.to_owned(),
            names: BTreeMap::new(),
            globs: Vec::new(),
            is_index: true,
        });
        id
    }

    fn declare(&mut self, module: Id, name: &str, meaning: Meaning) {
        self.modules[module].names.entry(name.to_owned()).or_default().push(meaning);
    }

    fn walk(&mut self, place: Place, tokens: TokenStream) {
        let tokens: Vec<TokenTree> = tokens.into_iter().collect();
        // What the attributes before an item say: that it is for tests only, that it is a macro for the whole crate.
        let (mut test, mut exported) = (false, false);
        let mut at = 0;
        while let Some(token) = tokens.get(at) {
            let here = Place { test: place.test || test, ..place };
            match token {
                TokenTree::Punct(sign) if sign.as_char() == '#' => {
                    if let Some(attribute) = group(tokens.get(at + 1), Delimiter::Bracket) {
                        let name = ident(attribute.clone().into_iter().next().as_ref()).unwrap_or_default();
                        let is_cfg = name == "cfg" && !holds(attribute.clone(), "not");
                        test |= name == "test" || is_cfg && holds(attribute, "test");
                        exported |= name == "macro_export";
                    }
                    at += 1;
                }
                TokenTree::Group(inner) => {
                    let is_macro = (1..=2).any(|back| at >= back && is(tokens.get(at - back), '!'));
                    self.walk(Place { outermost: place.outermost && is_macro, ..here }, inner.stream());
                    at += 1;
                }
                TokenTree::Ident(_) => at = self.word(here, exported, &tokens, at),
                TokenTree::Punct(_) | TokenTree::Literal(_) => at += 1,
            }
            // An item ends with `;` or with braces.
            let last = tokens.get(at - 1);
            if is(last, ';') || group(last, Delimiter::Brace).is_some() {
                (test, exported) = (false, false);
            }
        }
    }

    /// Notes what a word begins, and returns the place behind it.
    fn word(&mut self, place: Place, exported: bool, tokens: &[TokenTree], at: usize) -> usize {
        let before = |steps: usize| at.checked_sub(steps).and_then(|at| tokens.get(at));
        let word = ident(tokens.get(at)).unwrap_or_default();
        self.modules[place.module].is_index &= word != "impl";
        if word == "use" {
            let end = (at..tokens.len()).find(|&at| is(tokens.get(at), ';')).unwrap_or(tokens.len());
            // `pub use` or `pub(in ...) use`
            let steps = if group(before(1), Delimiter::Parenthesis).is_some() { 2 } else { 1 };
            let is_public = ident(before(steps)).is_some_and(|word| word == "pub");
            self.use_tree(place, is_public, &Vec::new(), &tokens[at + 1..end]);
            return end;
        }
        if word == "mod"
            && let (Some(name), Some(inner)) = (ident(tokens.get(at + 1)), group(tokens.get(at + 2), Delimiter::Brace))
        {
            let Module { path, file, .. } = &self.modules[place.module];
            let (path, file) = ([path.as_slice(), &[name]].concat(), file.clone());
            let module = self.add(path, &file);
            self.walk(Place { module, ..place }, inner);
            return at + 3;
        }
        let name = at + if word == "macro_rules" { 2 } else { 1 };
        if place.outermost
            && ITEMS.contains(&word.as_str())
            && let Some(declared) = ident(tokens.get(name))
        {
            let module = &mut self.modules[place.module];
            module.is_index = false;
            let item = Meaning::Item(module.file.clone());
            if exported {
                self.declare(self.by_path[&Names::new()], &declared, item.clone());
            }
            self.declare(place.module, &declared, item);
            return name + 1;
        }
        let is_field = is(before(1), '.') && !is(before(2), '.');
        let is_later = is(before(1), ':') && is(before(2), ':');
        let is_parameter = is(before(1), '$') && word != "crate";
        if is_field || is_later || is_parameter {
            return at + 1;
        }
        let (mut path, mut end) = (vec![word], at + 1);
        while colons(tokens, end)
            && let Some(name) = ident(tokens.get(end + 2))
        {
            path.push(name);
            end += 3;
        }
        self.paths.push(Named { from: place.module, path, reexport: false, test: place.test });
        end
    }

    /// Notes what the tokens after `use` name: a path, a group of them, a glob, an item under another name.
    fn use_tree(&mut self, place: Place, reexport: bool, prefix: &Names, tokens: &[TokenTree]) {
        let mut path = prefix.clone();
        let mut at = if is(tokens.first(), '$') { 1 } else { 0 };
        let module = place.module;
        let mut name = None;
        while let Some(token) = tokens.get(at) {
            if let Some(inner) = group(Some(token), Delimiter::Brace) {
                let inner: Vec<TokenTree> = inner.into_iter().collect();
                for tokens in inner.split(|token| is(Some(token), ',')).filter(|tokens| !tokens.is_empty()) {
                    self.use_tree(place, reexport, &path, tokens);
                }
                return;
            }
            if is(Some(token), '*') {
                self.modules[module].globs.push(path.clone());
                break;
            }
            match ident(Some(token)) {
                Some(word) if word == "as" => {
                    name = Some(tokens.get(at + 1).map(ToString::to_string).unwrap_or_default());
                    break;
                }
                Some(word) if word == "self" && !path.is_empty() => {}
                Some(word) => path.push(word),
                None => {}
            }
            at += 1;
        }
        if !is(tokens.get(at), '*')
            && let Some(name) = name.or_else(|| path.last().cloned())
        {
            self.declare(module, &name, Meaning::Alias(path.clone()));
        }
        self.paths.push(Named { from: module, path, reexport, test: place.test });
    }

    pub fn files(&self) -> impl Iterator<Item = &str> {
        self.modules.iter().map(|module| module.file.as_str())
    }

    /// Whether a file holds `mod` and `use` alone.
    pub fn is_index(&self, file: &str) -> bool {
        self.modules.iter().filter(|module| module.file == file).all(|module| module.is_index)
    }

    /// Returns all imports of other files and crates.
    pub fn imports(&self) -> Vec<Import> {
        let file = |module: Id| self.modules[module].file.clone();
        let mut imports = Vec::new();
        for Named { from, path, reexport, test } in self.paths.iter().collect::<BTreeSet<_>>() {
            for meaning in self.resolve(*from, path, &mut Vec::new()) {
                let to = match meaning {
                    // A variable may be called like a module: no single name in an expression means one.
                    Meaning::Module(_) if path.len() == 1 && !reexport => continue,
                    Meaning::Module(module) => To::Module(file(module)),
                    Meaning::Item(file) => To::Item(file),
                    Meaning::Alias(path) => To::Foreign(path),
                };
                let is_own = matches!(&to, To::Module(to) | To::Item(to) if *to == file(*from));
                if !is_own {
                    let path = path.join("::");
                    imports.push(Import { from: file(*from), to, path, reexport: *reexport, test: *test });
                }
            }
        }
        imports
    }

    /// Returns all that a path in a module can mean; an alias is a path of another crate. `seen` holds the
    /// aliases and globs that are being followed, lest they run in circles.
    fn resolve(&self, from: Id, path: &[String], seen: &mut Seen) -> BTreeSet<Meaning> {
        let Some((first, rest)) = path.split_first() else { return BTreeSet::from([Meaning::Module(from)]) };
        let above = self.modules[from].path.split_last().and_then(|(_, above)| self.by_path.get(above));
        match (first.as_str(), above) {
            ("crate", _) => self.below(self.by_path[&Names::new()], rest, seen),
            ("self", _) => self.below(from, rest, seen),
            ("super", Some(above)) => self.below(*above, rest, seen),
            _ => {
                let found = self.look_up(from, first, rest, seen);
                if found.is_empty() { BTreeSet::from([Meaning::Alias(path.to_vec())]) } else { found }
            }
        }
    }

    /// Returns what a path means that goes on in a module.
    fn below(&self, module: Id, path: &[String], seen: &mut Seen) -> BTreeSet<Meaning> {
        match path.split_first() {
            Some((first, rest)) if first != "super" && first != "self" => {
                let found = self.look_up(module, first, rest, seen);
                // A name that a macro makes there.
                let made = || BTreeSet::from([Meaning::Item(self.modules[module].file.clone())]);
                if found.is_empty() { made() } else { found }
            }
            _ => self.resolve(module, path, seen),
        }
    }

    /// Returns what a name in a module, and the path behind it, mean: nothing if the module has no such name.
    fn look_up(&self, module: Id, name: &str, rest: &[String], seen: &mut Seen) -> BTreeSet<Meaning> {
        let mut found = BTreeSet::new();
        for meaning in self.modules[module].names.get(name).into_iter().flatten() {
            match meaning {
                Meaning::Module(module) => found.extend(self.below(*module, rest, seen)),
                Meaning::Item(_) => drop(found.insert(meaning.clone())),
                Meaning::Alias(path) => {
                    found.extend(once((module, name, path), seen, |seen| {
                        self.resolve(module, &[path.as_slice(), rest].concat(), seen)
                    }));
                    // What a file hands on is had from that file too, unless handing on is all it does.
                    let Module { file, is_index, .. } = &self.modules[module];
                    if !is_index {
                        found.insert(Meaning::Item(file.clone()));
                    }
                }
            }
        }
        if !found.is_empty() {
            return found;
        }
        for glob in &self.modules[module].globs {
            found.extend(once((module, name, glob), seen, |seen| {
                let modules = self.resolve(module, glob, seen).into_iter();
                let modules = modules
                    .filter_map(|meaning| if let Meaning::Module(module) = meaning { Some(module) } else { None });
                modules.flat_map(|module| self.look_up(module, name, rest, seen)).collect()
            }));
        }
        found
    }
}

/// Looks something up unless that is being done already.
fn once(
    (module, name, path): (Id, &str, &Names),
    seen: &mut Seen,
    find: impl FnOnce(&mut Seen) -> BTreeSet<Meaning>,
) -> BTreeSet<Meaning> {
    let key = (module, name.to_owned(), path.clone());
    if seen.contains(&key) {
        return BTreeSet::new();
    }
    seen.push(key);
    let found = find(seen);
    seen.pop();
    found
}
