//! The imports: which file names what of which other file or crate.

use super::resolve::Target;
use super::scan::{FileId, House, Kind, Names};

pub struct Import {
    pub from: FileId,
    pub to: To,
    /// As the code spells it.
    pub path: String,
    pub kind: Kind,
    /// In code for tests only.
    pub test: bool,
}

#[derive(PartialEq, Eq)]
pub enum To {
    /// The module as such: what is used of it is an import of its own.
    Module(FileId),
    Item(FileId, Names),
    Foreign(Names),
}

impl Import {
    /// The file of another module that this names.
    pub fn file(&self) -> Option<FileId> {
        match self.to {
            To::Module(file) | To::Item(file, _) if file != self.from => Some(file),
            _ => None,
        }
    }
}

pub fn imports(house: &House) -> Vec<Import> {
    let mut imports = Vec::new();
    for reference in &house.references {
        let from = house.scopes[reference.scope].file;
        for target in house.resolve(reference.scope, &reference.path) {
            let to = match target {
                // A variable that happens to be called like a module: no expression names a module.
                Target::Module(_) if reference.path.len() == 1 && reference.kind == Kind::Named => continue,
                // The whole crate under a name: what is used of it is an import of its own.
                Target::Module(module) if house.scopes[module].above.is_none() => continue,
                Target::Module(module) => To::Module(house.scopes[module].file),
                Target::Item { file, name } => To::Item(file, name),
                Target::Foreign(path) => To::Foreign(path),
            };
            let path = reference.path.join("::");
            imports.push(Import { from, to, path, kind: reference.kind, test: reference.test });
        }
    }
    imports
}
