//! From a path in the code to the file that declares what it names, through renames, groups, globs and re-exports.

use super::scan::{Def, FileId, House, Names, ScopeId};

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Target {
    Module(ScopeId),
    /// An item, and what the path names in it: a variant, a function of a type.
    Item {
        file: FileId,
        name: Names,
    },
    /// A path of another crate.
    Foreign(Names),
}

/// The declarations that are being looked at, lest aliases and globs run in circles.
type Seen = Vec<(ScopeId, String, usize)>;

impl House {
    /// All that a path can mean: names of types, values and macros are not told apart.
    pub fn resolve(&self, scope: ScopeId, path: &[String]) -> Vec<Target> {
        let mut targets = self.follow(scope, path, &mut Seen::new());
        targets.sort();
        targets.dedup();
        targets
    }

    fn follow(&self, scope: ScopeId, path: &[String], seen: &mut Seen) -> Vec<Target> {
        let Some((first, rest)) = path.split_first() else {
            return Vec::new();
        };
        match first.as_str() {
            "Self" => Vec::new(),
            "crate" => self.descend(self.top(scope), rest, seen),
            "self" | "super" => {
                let mut module = self.scopes[scope].module;
                let mut rest = if first == "self" { rest } else { path };
                while let Some(("super", deeper)) = rest.split_first().map(|(name, deeper)| (name.as_str(), deeper)) {
                    match self.scopes[module].above {
                        Some(above) => module = above,
                        None => return Vec::new(),
                    }
                    rest = deeper;
                }
                self.descend(module, rest, seen)
            }
            _ => {
                let mut around = Some(scope);
                while let Some(at) = around {
                    let found = self.look_up(at, first, seen);
                    if !found.is_empty() {
                        return self.go_on(found, rest, seen);
                    }
                    around = self.scopes[at].around;
                }
                vec![Target::Foreign(path.to_vec())]
            }
        }
    }

    fn descend(&self, module: ScopeId, path: &[String], seen: &mut Seen) -> Vec<Target> {
        let Some((name, rest)) = path.split_first() else {
            return vec![Target::Module(module)];
        };
        let found = self.look_up(module, name, seen);
        if found.is_empty() {
            // Something that a macro declares there.
            return vec![Target::Item { file: self.scopes[module].file, name: path.to_vec() }];
        }
        self.go_on(found, rest, seen)
    }

    fn go_on(&self, found: Vec<Target>, rest: &[String], seen: &mut Seen) -> Vec<Target> {
        if rest.is_empty() {
            return found;
        }
        let is_module = |target: &Target| matches!(target, Target::Module(_));
        let modules_only = found.iter().any(is_module);
        let mut targets = Vec::new();
        for target in found {
            match target {
                Target::Module(module) => targets.extend(self.descend(module, rest, seen)),
                _ if modules_only => {}
                Target::Item { file, name } => targets.push(Target::Item { file, name: [&name, rest].concat() }),
                Target::Foreign(path) => targets.push(Target::Foreign([&path, rest].concat())),
            }
        }
        targets
    }

    fn look_up(&self, scope: ScopeId, name: &str, seen: &mut Seen) -> Vec<Target> {
        let mut found = Vec::new();
        for (which, def) in self.scopes[scope].names.get(name).into_iter().flatten().enumerate() {
            match def {
                Def::Item { file, .. } => found.push(Target::Item { file: *file, name: vec![name.to_owned()] }),
                Def::Module(module) => found.push(Target::Module(*module)),
                Def::Alias(path) => {
                    found.extend(once((scope, name.to_owned(), which), seen, |seen| self.follow(scope, path, seen)));
                }
            }
        }
        if !found.is_empty() {
            return found;
        }
        for (which, glob) in self.scopes[scope].globs.iter().enumerate() {
            let key = (scope, name.to_owned(), usize::MAX - which);
            found.extend(once(key, seen, |seen| {
                let mut named = Vec::new();
                for target in self.follow(scope, glob, seen) {
                    match target {
                        Target::Module(module) => named.extend(self.look_up(module, name, seen)),
                        Target::Item { file, name: of } if self.has_variant(file, &of, name) => {
                            named.push(Target::Item { file, name: [of, vec![name.to_owned()]].concat() });
                        }
                        Target::Item { .. } | Target::Foreign(_) => {}
                    }
                }
                named
            }));
        }
        found
    }

    fn has_variant(&self, file: FileId, of: &[String], variant: &str) -> bool {
        let [of] = of else { return false };
        let defs =
            self.scopes.iter().filter(|scope| scope.file == file).filter_map(|scope| scope.names.get(of)).flatten();
        defs.into_iter()
            .any(|def| matches!(def, Def::Item { variants, .. } if variants.iter().any(|one| one == variant)))
    }
}

fn once(key: (ScopeId, String, usize), seen: &mut Seen, find: impl FnOnce(&mut Seen) -> Vec<Target>) -> Vec<Target> {
    if seen.contains(&key) {
        return Vec::new();
    }
    seen.push(key);
    let found = find(seen);
    seen.pop();
    found
}
