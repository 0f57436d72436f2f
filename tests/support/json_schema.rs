//! Checks JSON by a schema (draft 2020-12), as far as `docs/protocol.schema.json` is written in it: a keyword that is not
//! known here is a fault of the schema.

use serde_json::{Map, Value};
use std::collections::BTreeSet;

/// The pointers to those parts of a schema that something was allowed by.
pub type Used = BTreeSet<String>;

pub struct Schema(Value);

impl Schema {
    pub fn new(text: &str) -> Self {
        Self(serde_json::from_str(text).expect("a schema is JSON"))
    }

    /// Checks a value by one of the definitions; the fault is where in the schema it is forbidden, and the value.
    pub fn check(&self, definition: &str, value: &Value) -> Result<Used, String> {
        let mut used = Used::new();
        self.allow(&format!("/$defs/{definition}"), value, &mut used).map(|()| used)
    }

    /// Every part that can allow something, so what a test has to reach.
    pub fn parts(&self) -> Used {
        let mut parts = Used::new();
        for name in self.object("/$defs").keys() {
            self.walk(&format!("/$defs/{name}"), &mut parts);
        }
        parts
    }

    fn at(&self, pointer: &str) -> &Value {
        self.0.pointer(pointer).unwrap_or_else(|| panic!("the schema has no {pointer}"))
    }

    fn object(&self, pointer: &str) -> &Map<String, Value> {
        self.at(pointer).as_object().unwrap_or_else(|| panic!("{pointer} is no object"))
    }

    fn list(&self, pointer: &str) -> &[Value] {
        self.at(pointer).as_array().unwrap_or_else(|| panic!("{pointer} is no list"))
    }

    fn walk(&self, pointer: &str, parts: &mut Used) {
        if self.at(pointer).is_boolean() {
            return;
        }
        parts.insert(pointer.to_owned());
        for (keyword, rule) in self.object(pointer) {
            let inner = format!("{pointer}/{keyword}");
            match keyword.as_str() {
                "oneOf" | "anyOf" | "allOf" => {
                    (0..self.list(&inner).len()).for_each(|index| self.walk(&format!("{inner}/{index}"), parts));
                }
                "properties" => self.object(&inner).keys().for_each(|key| self.walk(&format!("{inner}/{key}"), parts)),
                "items" | "additionalProperties" => self.walk(&inner, parts),
                "enum" | "type" => parts.extend((0..alternatives(rule).len()).map(|index| format!("{inner}/{index}"))),
                _ => {}
            }
        }
    }

    fn allow(&self, pointer: &str, value: &Value, used: &mut Used) -> Result<(), String> {
        let forbidden = |keyword: &str| Err(format!("{pointer}/{keyword} forbids {value}"));
        match self.at(pointer) {
            Value::Bool(true) => return Ok(()),
            Value::Bool(false) => return forbidden(""),
            _ => {}
        }
        let schema = self.object(pointer);
        for (keyword, rule) in schema {
            let inner = format!("{pointer}/{keyword}");
            match keyword.as_str() {
                "$schema" | "title" | "description" | "$defs" => {}
                "$ref" => {
                    let target =
                        rule.as_str().and_then(|target| target.strip_prefix('#')).expect("a place in the schema");
                    self.allow(target, value, used)?;
                }
                "allOf" => (0..self.list(&inner).len())
                    .try_for_each(|index| self.allow(&format!("{inner}/{index}"), value, used))?,
                "oneOf" | "anyOf" => {
                    let mut count = 0;
                    let mut faults = Vec::new();
                    for index in 0..self.list(&inner).len() {
                        let mut branch = Used::new();
                        match self.allow(&format!("{inner}/{index}"), value, &mut branch) {
                            Ok(()) => {
                                count += 1;
                                used.append(&mut branch);
                            }
                            Err(fault) => faults.push(fault),
                        }
                    }
                    if count == 0 {
                        return Err(faults.join("; "));
                    }
                    if keyword == "oneOf" && count > 1 {
                        return forbidden(keyword);
                    }
                }
                "const" if rule == value => {}
                "enum" | "type" => {
                    let fits = |rule: &Value| if keyword == "enum" { rule == value } else { is_of(value, rule) };
                    let Some(index) = alternatives(rule).iter().position(fits) else { return forbidden(keyword) };
                    used.insert(format!("{inner}/{index}"));
                }
                "minimum" if value.as_f64() >= rule.as_f64() => {}
                "maximum" if value.as_f64() <= rule.as_f64() => {}
                "minItems" if value.as_array().map(Vec::len) >= rule.as_u64().map(|least| least as usize) => {}
                "items" => {
                    value.as_array().into_iter().flatten().try_for_each(|item| self.allow(&inner, item, used))?
                }
                "properties" => {
                    for key in self.object(&inner).keys() {
                        if let Some(value) = value.get(key) {
                            self.allow(&format!("{inner}/{key}"), value, used)?;
                        }
                    }
                }
                "additionalProperties" => {
                    let known = schema.get("properties");
                    let is_known = |key: &str| known.is_some_and(|known| known.get(key).is_some());
                    for (key, value) in value.as_object().into_iter().flatten() {
                        if !is_known(key) {
                            self.allow(&inner, value, used)?;
                        }
                    }
                }
                "required" if self.list(&inner).iter().all(|key| has(value, key)) => {}
                "dependentRequired" => {
                    for key in self.object(&inner).keys().filter(|key| value.get(key).is_some()) {
                        if !self.list(&format!("{inner}/{key}")).iter().all(|needed| has(value, needed)) {
                            return forbidden(keyword);
                        }
                    }
                }
                "const" | "minimum" | "maximum" | "minItems" | "required" => return forbidden(keyword),
                keyword => panic!("{pointer}: {keyword} is not checked"),
            }
        }
        used.insert(pointer.to_owned());
        Ok(())
    }
}

/// What a keyword gives to choose from: a list, or the only one.
fn alternatives(rule: &Value) -> &[Value] {
    rule.as_array().map_or(std::slice::from_ref(rule), Vec::as_slice)
}

fn has(value: &Value, key: &Value) -> bool {
    key.as_str().is_some_and(|key| value.get(key).is_some())
}

fn is_of(value: &Value, name: &Value) -> bool {
    match name.as_str().expect("the name of a type") {
        "object" => value.is_object(),
        "array" => value.is_array(),
        "string" => value.is_string(),
        "number" => value.is_number(),
        "integer" => value.is_i64() || value.is_u64(),
        "boolean" => value.is_boolean(),
        "null" => value.is_null(),
        name => panic!("there is no type {name}"),
    }
}
