//! Paths in the tokens of a macro, as far as they can be told from anything else.

use proc_macro2::{TokenStream, TokenTree};
use syn::ext::IdentExt;

pub struct Found {
    pub path: Vec<String>,
    /// Followed by `!` and its arguments.
    pub is_macro: bool,
}

pub fn paths(tokens: TokenStream) -> Vec<Found> {
    let mut found = Vec::new();
    collect(&[], tokens, &mut found);
    found
}

/// Items that a macro call spells out: `pub struct Name`.
pub fn items(tokens: TokenStream) -> Vec<String> {
    let words: Vec<TokenTree> = tokens.into_iter().collect();
    let mut found = Vec::new();
    for pair in words.windows(2) {
        if let [TokenTree::Ident(kind), TokenTree::Ident(name)] = pair {
            let kind = kind.to_string();
            if ["struct", "enum", "fn", "type", "trait", "const", "static", "union"].contains(&kind.as_str()) {
                found.push(name.unraw().to_string());
            }
        }
    }
    found
}

fn is(token: Option<&TokenTree>, sign: char) -> bool {
    matches!(token, Some(TokenTree::Punct(punct)) if punct.as_char() == sign)
}

fn collect(prefix: &[String], tokens: TokenStream, found: &mut Vec<Found>) {
    let tokens: Vec<TokenTree> = tokens.into_iter().collect();
    let mut at = 0;
    while let Some(token) = tokens.get(at) {
        match token {
            TokenTree::Group(group) => collect(prefix, group.stream(), found),
            TokenTree::Ident(first) if starts_path(&tokens[..at], &first.to_string()) => {
                let mut path: Vec<String> = prefix.to_vec();
                if prefix.is_empty() || first != "self" {
                    path.push(first.unraw().to_string());
                }
                while is(tokens.get(at + 1), ':') && is(tokens.get(at + 2), ':') {
                    match tokens.get(at + 3) {
                        Some(TokenTree::Ident(next)) => {
                            path.push(next.unraw().to_string());
                            at += 3;
                        }
                        // The group of a `use` tree.
                        Some(TokenTree::Group(group)) => {
                            collect(&path, group.stream(), found);
                            at += 3;
                        }
                        _ => break,
                    }
                }
                let is_macro = is(tokens.get(at + 1), '!') && matches!(tokens.get(at + 2), Some(TokenTree::Group(_)));
                found.push(Found { path, is_macro });
            }
            _ => {}
        }
        at += 1;
    }
}

/// A name after one dot is a field or method, after `$` a parameter of the macro, after `Type<T>::` something of that type.
fn starts_path(before: &[TokenTree], name: &str) -> bool {
    let back = |steps: usize| before.len().checked_sub(steps).and_then(|at| before.get(at));
    if is(back(1), '.') {
        return is(back(2), '.');
    }
    if is(back(1), '$') {
        return name == "crate";
    }
    !(is(back(1), ':') && is(back(2), ':') && is(back(3), '>'))
}
