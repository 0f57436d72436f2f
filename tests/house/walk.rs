//! The walk through one file.

use super::scan::{Def, FileId, House, Impl, Kind, Match, Names, Reference, Scope, ScopeId, Trait};
use super::tokens;
use std::collections::BTreeSet;
use syn::ext::IdentExt;
use syn::parse::{ParseStream, Parser};
use syn::punctuated::Punctuated;
use syn::visit::{self, Visit};
use syn::{Attribute, Expr, Item, Pat, Token, Visibility};

pub struct Walk<'a> {
    pub house: &'a mut House,
    pub module: Names,
    /// Modules in files of their own that are declared for tests only.
    pub only_tests: &'a mut BTreeSet<Names>,
    pub file: FileId,
    pub scope: ScopeId,
    pub test: bool,
    pub place: Names,
    /// The type that `Self` stands for.
    pub own_type: Option<Names>,
}

impl Walk<'_> {
    fn refer(&mut self, path: Names, kind: Kind) {
        self.house.references.insert(Reference { scope: self.scope, path, kind, test: self.test });
    }

    fn declare(&mut self, name: String, def: Def) {
        self.house.scopes[self.scope].names.entry(name).or_default().push(def);
    }

    fn declare_item(&mut self, name: &syn::Ident, variants: Vec<String>) {
        let file = self.file;
        self.declare(name.unraw().to_string(), Def::Item { file, variants });
    }

    fn use_tree(&mut self, prefix: &Names, tree: &syn::UseTree, kind: Kind) {
        let longer = |name: &syn::Ident| {
            let mut path = prefix.clone();
            if name != "self" || prefix.is_empty() {
                path.push(name.unraw().to_string());
            }
            path
        };
        match tree {
            syn::UseTree::Path(step) => self.use_tree(&longer(&step.ident), &step.tree, kind),
            syn::UseTree::Group(group) => group.items.iter().for_each(|tree| self.use_tree(prefix, tree, kind)),
            syn::UseTree::Glob(_) => {
                self.house.scopes[self.scope].globs.push(prefix.clone());
                self.refer(prefix.clone(), kind);
            }
            syn::UseTree::Name(leaf) => {
                let path = longer(&leaf.ident);
                if let Some(name) = path.last().cloned() {
                    self.declare(name, Def::Alias(path.clone()));
                }
                self.refer(path, kind);
            }
            syn::UseTree::Rename(leaf) => {
                let path = longer(&leaf.ident);
                if leaf.rename != "_" {
                    self.declare(leaf.rename.unraw().to_string(), Def::Alias(path.clone()));
                }
                self.refer(path, kind);
            }
        }
    }

    /// With `Self` spelt out.
    fn spelt_out(&self, path: Names) -> Names {
        match (path.first(), &self.own_type) {
            (Some(first), Some(own)) if first == "Self" => own.iter().chain(&path[1..]).cloned().collect(),
            _ => path,
        }
    }

    fn choice(&mut self, patterns: &[&Pat]) {
        let mut paths = PatternPaths(Vec::new());
        patterns.iter().for_each(|pattern| paths.visit_pat(pattern));
        let patterns = paths.0.into_iter().map(|path| self.spelt_out(path)).collect();
        let place = if self.place.is_empty() { "a constant".to_owned() } else { self.place.join("::") };
        self.house.matches.push(Match { scope: self.scope, place, patterns, test: self.test });
    }

    fn within<T>(&mut self, name: Option<String>, attributes: &[Attribute], inner: impl FnOnce(&mut Self) -> T) -> T {
        let before = self.test;
        self.test |= for_tests(attributes);
        let deeper = name.is_some();
        self.place.extend(name);
        let result = inner(self);
        if deeper {
            self.place.pop();
        }
        self.test = before;
        result
    }

    fn inline_module(&mut self, name: &syn::Ident, items: &[Item]) {
        let scope = self.house.module(self.file, Some(self.scope));
        self.declare(name.unraw().to_string(), Def::Module(scope));
        let before = std::mem::replace(&mut self.scope, scope);
        items.iter().for_each(|item| self.visit_item(item));
        self.scope = before;
    }
}

impl<'ast> Visit<'ast> for Walk<'_> {
    fn visit_attribute(&mut self, _: &'ast Attribute) {}

    fn visit_visibility(&mut self, _: &'ast Visibility) {}

    fn visit_item(&mut self, item: &'ast Item) {
        match item {
            Item::Const(item) => self.declare_item(&item.ident, Vec::new()),
            Item::Enum(item) => {
                let variants = item.variants.iter().map(|variant| variant.ident.unraw().to_string()).collect();
                self.declare_item(&item.ident, variants);
            }
            Item::Fn(item) => self.declare_item(&item.sig.ident, Vec::new()),
            Item::Static(item) => self.declare_item(&item.ident, Vec::new()),
            Item::Struct(item) => self.declare_item(&item.ident, Vec::new()),
            Item::Trait(item) => self.declare_item(&item.ident, Vec::new()),
            Item::Type(item) => self.declare_item(&item.ident, Vec::new()),
            Item::Union(item) => self.declare_item(&item.ident, Vec::new()),
            _ => {}
        }
        self.within(None, attributes(item), |walk| visit::visit_item(walk, item));
    }

    fn visit_item_use(&mut self, item: &'ast syn::ItemUse) {
        let kind = if matches!(item.vis, Visibility::Inherited) { Kind::Use } else { Kind::Reexport };
        self.use_tree(&Vec::new(), &item.tree, kind);
    }

    fn visit_item_mod(&mut self, item: &'ast syn::ItemMod) {
        match &item.content {
            Some((_, items)) => self.inline_module(&item.ident, items),
            None if self.test => {
                let mut module = self.module.clone();
                module.push(item.ident.unraw().to_string());
                self.only_tests.insert(module);
            }
            None => {}
        }
    }

    fn visit_item_macro(&mut self, item: &'ast syn::ItemMacro) {
        if let Some(name) = &item.ident {
            self.declare_item(name, Vec::new());
            if item.attrs.iter().any(|attribute| attribute.path().is_ident("macro_export")) {
                let (top, file) = (self.house.top(self.scope), self.file);
                let names = &mut self.house.scopes[top].names;
                names.entry(name.to_string()).or_default().push(Def::Item { file, variants: Vec::new() });
            }
        } else {
            let file = self.file;
            for name in tokens::items(item.mac.tokens.clone()) {
                self.declare(name, Def::Item { file, variants: Vec::new() });
            }
        }
        self.visit_macro(&item.mac);
    }

    fn visit_item_trait(&mut self, item: &'ast syn::ItemTrait) {
        let methods = item.items.iter().filter_map(|item| match item {
            syn::TraitItem::Fn(method) => Some(method.sig.ident.unraw().to_string()),
            _ => None,
        });
        let declared = Trait { file: self.file, name: item.ident.unraw().to_string(), methods: methods.collect() };
        self.house.traits.push(declared);
        visit::visit_item_trait(self, item);
    }

    fn visit_item_impl(&mut self, item: &'ast syn::ItemImpl) {
        let of = match item.self_ty.as_ref() {
            syn::Type::Path(path) => Some(names(&path.path)),
            _ => None,
        };
        if let (None, Some(of)) = (&item.trait_, &of) {
            self.house.impls.push(Impl { scope: self.scope, of: of.clone(), test: self.test });
        }
        let name = of.as_ref().and_then(|of| of.last().cloned());
        let before = std::mem::replace(&mut self.own_type, of);
        self.within(name, &[], |walk| visit::visit_item_impl(walk, item));
        self.own_type = before;
    }

    fn visit_item_fn(&mut self, item: &'ast syn::ItemFn) {
        self.within(Some(item.sig.ident.to_string()), &item.attrs, |walk| visit::visit_item_fn(walk, item));
    }

    fn visit_impl_item_fn(&mut self, item: &'ast syn::ImplItemFn) {
        self.within(Some(item.sig.ident.to_string()), &item.attrs, |walk| visit::visit_impl_item_fn(walk, item));
    }

    fn visit_block(&mut self, block: &'ast syn::Block) {
        if !block.stmts.iter().any(|statement| matches!(statement, syn::Stmt::Item(_))) {
            return visit::visit_block(self, block);
        }
        let scope = self.house.scopes.len();
        let (names, globs) = Default::default();
        let module = self.house.scopes[self.scope].module;
        let inner = Scope { file: self.file, module, above: None, around: Some(self.scope), names, globs };
        self.house.scopes.push(inner);
        let before = std::mem::replace(&mut self.scope, scope);
        visit::visit_block(self, block);
        self.scope = before;
    }

    fn visit_path(&mut self, path: &'ast syn::Path) {
        self.refer(names(path), Kind::Named);
        visit::visit_path(self, path);
    }

    fn visit_expr_match(&mut self, item: &'ast syn::ExprMatch) {
        let patterns: Vec<&Pat> = item.arms.iter().map(|arm| &arm.pat).collect();
        self.choice(&patterns);
        visit::visit_expr_match(self, item);
    }

    fn visit_macro(&mut self, item: &'ast syn::Macro) {
        let path = names(&item.path);
        let is_matches = path.last().is_some_and(|name| name == "matches");
        self.refer(path, Kind::Macro);
        if is_matches && let Ok((value, pattern, guard)) = Parser::parse2(arguments_of_matches, item.tokens.clone()) {
            self.choice(&[&pattern]);
            self.visit_expr(&value);
            self.visit_pat(&pattern);
            guard.iter().for_each(|guard| self.visit_expr(guard));
            return;
        }
        let list = Punctuated::<Expr, Token![,]>::parse_terminated;
        match list.parse2(item.tokens.clone()) {
            Ok(list) => list.iter().for_each(|expression| self.visit_expr(expression)),
            Err(_) => {
                for found in tokens::paths(item.tokens.clone()) {
                    self.refer(found.path, if found.is_macro { Kind::Macro } else { Kind::Named });
                }
            }
        }
    }
}

fn arguments_of_matches(input: ParseStream) -> syn::Result<(Expr, Pat, Option<Expr>)> {
    let value = input.parse()?;
    input.parse::<Token![,]>()?;
    let pattern = Pat::parse_multi_with_leading_vert(input)?;
    let guard = if input.parse::<Option<Token![if]>>()?.is_some() { Some(input.parse()?) } else { None };
    input.parse::<Option<Token![,]>>()?;
    Ok((value, pattern, guard))
}

/// The paths of a pattern, without those in its guard.
struct PatternPaths(Vec<Names>);

impl<'ast> Visit<'ast> for PatternPaths {
    fn visit_path(&mut self, path: &'ast syn::Path) {
        self.0.push(names(path));
    }

    fn visit_pat_ident(&mut self, pattern: &'ast syn::PatIdent) {
        self.0.push(vec![pattern.ident.unraw().to_string()]);
        visit::visit_pat_ident(self, pattern);
    }
}

fn names(path: &syn::Path) -> Names {
    path.segments.iter().map(|segment| segment.ident.unraw().to_string()).collect()
}

fn for_tests(attributes: &[Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        let syn::Meta::List(list) = &attribute.meta else {
            return attribute.path().is_ident("test");
        };
        let has = |word| tokens::paths(list.tokens.clone()).iter().any(|found| found.path == [word]);
        list.path.is_ident("cfg") && has("test") && !has("not")
    })
}

fn attributes(item: &Item) -> &[Attribute] {
    match item {
        Item::Const(item) => &item.attrs,
        Item::Enum(item) => &item.attrs,
        Item::ExternCrate(item) => &item.attrs,
        Item::Fn(item) => &item.attrs,
        Item::ForeignMod(item) => &item.attrs,
        Item::Impl(item) => &item.attrs,
        Item::Macro(item) => &item.attrs,
        Item::Mod(item) => &item.attrs,
        Item::Static(item) => &item.attrs,
        Item::Struct(item) => &item.attrs,
        Item::Trait(item) => &item.attrs,
        Item::TraitAlias(item) => &item.attrs,
        Item::Type(item) => &item.attrs,
        Item::Union(item) => &item.attrs,
        Item::Use(item) => &item.attrs,
        _ => &[],
    }
}
