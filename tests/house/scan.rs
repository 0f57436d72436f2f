//! The findings of one walk through all files: the scopes with the names declared in them, and every path that the code names.

use super::Sources;
use super::walk::Walk;
use std::collections::{BTreeMap, BTreeSet};
use syn::Item;
use syn::visit::Visit;

pub type FileId = usize;
pub type ScopeId = usize;
pub type Names = Vec<String>;

pub struct House {
    pub files: Vec<File>,
    pub scopes: Vec<Scope>,
    pub references: BTreeSet<Reference>,
    /// Inherent `impl` blocks.
    pub impls: Vec<Impl>,
    pub matches: Vec<Match>,
    pub traits: Vec<Trait>,
}

pub struct File {
    pub path: String,
    pub text: String,
    /// Only `mod` and `use`.
    pub only_contents: bool,
}

/// A module, or a block that declares items of its own.
pub struct Scope {
    pub file: FileId,
    /// The module itself, or the one round the block.
    pub module: ScopeId,
    /// The module above a module.
    pub above: Option<ScopeId>,
    /// The scope in which a block looks for a name that it does not declare.
    pub around: Option<ScopeId>,
    pub names: BTreeMap<String, Vec<Def>>,
    pub globs: Vec<Names>,
}

pub enum Def {
    Item { file: FileId, variants: Vec<String> },
    Module(ScopeId),
    Alias(Names),
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Kind {
    Use,
    /// `pub use`, of whatever reach.
    Reexport,
    Macro,
    Named,
}

#[derive(PartialEq, Eq, PartialOrd, Ord)]
pub struct Reference {
    pub scope: ScopeId,
    pub path: Names,
    pub kind: Kind,
    pub test: bool,
}

pub struct Impl {
    pub scope: ScopeId,
    pub of: Names,
    pub test: bool,
}

pub struct Match {
    pub scope: ScopeId,
    /// The function round it.
    pub place: String,
    pub patterns: Vec<Names>,
    pub test: bool,
}

pub struct Trait {
    pub file: FileId,
    pub name: String,
    pub methods: Vec<String>,
}

impl House {
    /// # Panics
    ///
    /// Panics if a file is not Rust, or a folder has no file.
    pub fn parse(sources: &Sources) -> Self {
        let mut house = Self {
            files: Vec::new(),
            scopes: Vec::new(),
            references: BTreeSet::new(),
            impls: Vec::new(),
            matches: Vec::new(),
            traits: Vec::new(),
        };
        // Folders before what is in them.
        let mut modules: Vec<(Names, &String, &String)> =
            sources.iter().map(|(path, text)| (module_path(path), path, text)).collect();
        modules.sort_by_key(|(module, ..)| (module.len(), module.clone()));
        let mut scopes: BTreeMap<Names, ScopeId> = BTreeMap::new();
        for (module, path, text) in &modules {
            let file = house.files.len();
            house.files.push(File { path: (*path).clone(), text: (*text).clone(), only_contents: false });
            let above = match module.split_last() {
                Some((name, above)) if module.as_slice() != ["main"] => {
                    let above = *scopes.get(above).unwrap_or_else(|| panic!("no file stands for the folder of {path}"));
                    let scope = house.scopes.len();
                    house.scopes[above].names.entry(name.clone()).or_default().push(Def::Module(scope));
                    Some(above)
                }
                _ => None,
            };
            let scope = house.module(file, above);
            scopes.insert(module.clone(), scope);
        }
        // The binary knows the library by its name.
        if let (Some(main), Some(lib)) = (scopes.get(&vec!["main".to_owned()]), scopes.get(&Vec::new())) {
            house.scopes[*main].names.insert("thicket".to_owned(), vec![Def::Module(*lib)]);
        }
        let mut only_tests = BTreeSet::new();
        for (file, (module, path, text)) in modules.iter().enumerate() {
            let tree = syn::parse_file(text).unwrap_or_else(|error| panic!("{path}: {error}"));
            house.files[file].only_contents = tree.items.iter().all(|item| {
                matches!(item, Item::Mod(module) if module.content.is_none()) || matches!(item, Item::Use(_))
            });
            let test = (1..=module.len()).any(|length| only_tests.contains(&module[..length]));
            let scope = scopes[module];
            let mut walk = Walk {
                house: &mut house,
                module: module.clone(),
                only_tests: &mut only_tests,
                file,
                scope,
                test,
                place: Vec::new(),
                own_type: None,
            };
            for item in &tree.items {
                walk.visit_item(item);
            }
        }
        house
    }

    pub fn module(&mut self, file: FileId, above: Option<ScopeId>) -> ScopeId {
        let scope = self.scopes.len();
        let (names, globs) = Default::default();
        self.scopes.push(Scope { file, module: scope, above, around: None, names, globs });
        scope
    }

    /// The module of `lib.rs` or `main.rs` over a scope.
    pub fn top(&self, scope: ScopeId) -> ScopeId {
        let mut at = self.scopes[scope].module;
        while let Some(above) = self.scopes[at].above {
            at = above;
        }
        at
    }
}

fn module_path(path: &str) -> Names {
    let inner = path.strip_prefix("src/").unwrap_or(path);
    let inner = inner.strip_suffix(".rs").unwrap_or(inner);
    let inner = inner.strip_suffix("/mod").unwrap_or(inner);
    if inner == "lib" { Vec::new() } else { inner.split('/').map(str::to_owned).collect() }
}
