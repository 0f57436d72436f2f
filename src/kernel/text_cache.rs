//! A store of values made from texts, so that the same text is read once.

use std::any::Any;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// One thing, and the texts that it was made of.
struct Made {
    texts: Vec<String>,
    thing: Arc<dyn Any + Send + Sync>,
}

/// Caches values by the texts they were made from; the cache saves work and never changes a result.
#[derive(Default)]
pub struct TextCache {
    made: Mutex<Vec<Made>>,
}

impl TextCache {
    /// Returns what `make` makes of these texts, or made of them before. Faults are not kept.
    ///
    /// # Errors
    /// Says what `make` finds.
    pub fn once<T, E>(&self, texts: &[&str], make: impl FnOnce() -> Result<T, E>) -> Result<Arc<T>, E>
    where
        T: Any + Send + Sync,
    {
        if let Some(thing) = find(&self.made(), texts) {
            return Ok(thing);
        }
        // Without the lock: several threads may make the same thing, and the first is kept.
        let thing = Arc::new(make()?);
        let mut made = self.made();
        if let Some(thing) = find(&made, texts) {
            return Ok(thing);
        }
        let texts = texts.iter().map(|&text| text.to_owned()).collect();
        made.push(Made { texts, thing: Arc::clone(&thing) as Arc<dyn Any + Send + Sync> });
        Ok(thing)
    }

    fn made(&self) -> MutexGuard<'_, Vec<Made>> {
        // The list is whole after every statement that changes it.
        self.made.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl std::fmt::Debug for TextCache {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Shelf({})", self.made().len())
    }
}

fn find<T: Any + Send + Sync>(made: &[Made], texts: &[&str]) -> Option<Arc<T>> {
    let of_these = |made: &&Made| made.thing.is::<T>() && made.texts.iter().eq(texts);
    made.iter().find(of_these).and_then(|made| Arc::clone(&made.thing).downcast().ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_read_once_for_each_kind_of_thing() {
        let shelf = TextCache::default();
        let number = |text: &str| shelf.once(&[text], || text.parse::<u8>());
        let seven = number("7").unwrap();
        assert!(Arc::ptr_eq(&seven, &number("7").unwrap()));
        assert_eq!((*number("8").unwrap(), number("x").is_err()), (8, true));
        assert!(shelf.once(&["7"], || -> Result<u8, ()> { Err(()) }).is_ok());
        assert_eq!(*shelf.once(&["7"], || Ok::<_, ()>(7u16)).unwrap(), 7);
        assert_eq!(*shelf.once(&["7", "7"], || Ok::<u8, ()>(77)).unwrap(), 77);
    }
}
