//! FNV-1a, 64 bits, of a document's canonical text: the same on any machine and with any version of the TOML library.

use crate::kernel::Doc;
pub use crate::kernel::fnv;
use std::fmt::Write;
use toml::Value;

/// Returns the digest of a document.
pub fn digest(doc: &Doc) -> u64 {
    fnv(canonical(doc).as_bytes())
}

/// Returns one line a key in byte order; tables below as inline tables. Valid TOML.
pub fn canonical(doc: &Doc) -> String {
    let mut text = String::new();
    for (key, value) in sorted(doc) {
        write_text(key, &mut text);
        text.push('=');
        write_value(value, &mut text);
        text.push('\n');
    }
    text
}

fn sorted(doc: &Doc) -> Vec<(&String, &Value)> {
    let mut entries: Vec<_> = doc.iter().collect();
    entries.sort_unstable_by_key(|(key, _)| *key);
    entries
}

fn write_value(value: &Value, to: &mut String) {
    // Writing into a string cannot fail.
    let _ = match value {
        Value::String(text) => return write_text(text, to),
        Value::Integer(number) => write!(to, "{number}"),
        Value::Float(number) => write!(to, "{number:?}"),
        Value::Boolean(truth) => write!(to, "{truth}"),
        Value::Datetime(date) => write!(to, "{date}"),
        Value::Array(values) => {
            to.push('[');
            for (index, value) in values.iter().enumerate() {
                to.push_str(if index > 0 { "," } else { "" });
                write_value(value, to);
            }
            to.push(']');
            Ok(())
        }
        Value::Table(table) => {
            to.push('{');
            for (index, (key, value)) in sorted(table).into_iter().enumerate() {
                to.push_str(if index > 0 { "," } else { "" });
                write_text(key, to);
                to.push('=');
                write_value(value, to);
            }
            to.push('}');
            Ok(())
        }
    };
}

fn write_text(text: &str, to: &mut String) {
    to.push('"');
    for c in text.chars() {
        match c {
            '"' | '\\' => to.extend(['\\', c]),
            c if c.is_control() => {
                let _ = write!(to, "\\u{:04X}", c as u32);
            }
            c => to.push(c),
        }
    }
    to.push('"');
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fnv_gives_the_published_values() {
        assert_eq!(fnv(b""), 0xcbf2_9ce4_8422_2325);
        assert_eq!(fnv(b"a"), 0xaf63_dc4c_8601_ec8c);
        assert_eq!(fnv(b"foobar"), 0x8594_4171_f739_67e8);
    }

    #[test]
    fn the_canonical_text_is_toml_of_the_same_document_whatever_its_order() {
        let doc: Doc = toml::from_str("z = [1, -2]\na = \"x\\ty \\\"\\\\\"\n[m]\nb = {d = true, c = 1.5}\n").unwrap();
        let text = canonical(&doc);
        assert_eq!(text, "\"a\"=\"x\\u0009y \\\"\\\\\"\n\"m\"={\"b\"={\"c\"=1.5,\"d\"=true}}\n\"z\"=[1,-2]\n");
        assert_eq!(toml::from_str::<Doc>(&text).unwrap(), doc);
    }
}
