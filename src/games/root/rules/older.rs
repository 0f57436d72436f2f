//! Tasks as older saves wrote them, which kept a place in an order of picks instead of what has been picked.

use super::registry;
use crate::games::root::module::OldTask;
use crate::games::root::state::task::Task;
use crate::kernel::{Written, old_variant};
use toml::Value;

/// Of those that belong to no faction.
const GENERAL: [OldTask; 1] = [OldTask { name: "activate", gone: &[3] }];

fn old_tasks() -> impl Iterator<Item = &'static OldTask> {
    GENERAL.iter().chain(registry::old_tasks())
}

/// A task of a document, be it written by rules that still kept an order.
pub fn read_task(value: &Value) -> Option<Task> {
    Task::from_value(value).or_else(|| match value {
        Value::String(text) => {
            let gone = old_tasks().find(|old| text.starts_with(&format!("{} ", old.name)))?.gone;
            let words: Vec<&str> = text.split(' ').collect();
            let kept = words.iter().enumerate().filter(|(at, _)| !gone.contains(at)).map(|(_, word)| *word);
            gone.iter().all(|&at| at < words.len()).then(|| Task::from_text(&kept.collect::<Vec<_>>().join(" ")))?
        }
        table => {
            let (module, inner) = old_variant(table)?;
            let name = format!("{module} {}", old_variant(inner?)?.0);
            // without the words that are gone nothing is left of it but its name
            old_tasks().any(|old| old.name == name).then(|| Task::from_text(&name))?
        }
    })
}
