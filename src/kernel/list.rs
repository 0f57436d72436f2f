//! A list of bounded length stored in place, so that a state is copied by copying bytes.

/// Up to `N` values of `T`, `N <= 255`. Equality and hashing look at the values only.
#[derive(Clone, Copy)]
pub struct List<T, const N: usize> {
    len: u8,
    items: [T; N],
}

impl<T: Copy + Default, const N: usize> List<T, N> {
    pub fn new() -> Self {
        Self { len: 0, items: [T::default(); N] }
    }

    pub fn as_slice(&self) -> &[T] {
        &self.items[..usize::from(self.len)]
    }

    pub fn as_mut_slice(&mut self) -> &mut [T] {
        &mut self.items[..usize::from(self.len)]
    }

    pub fn len(&self) -> usize {
        usize::from(self.len)
    }

    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Appends; `false` if the list is full and the value was dropped.
    pub fn push(&mut self, item: T) -> bool {
        let Some(free) = self.items.get_mut(usize::from(self.len)) else { return false };
        *free = item;
        self.len += 1;
        true
    }

    /// Appends the values, the last of them first; `false` if the list is too full and some were dropped.
    pub fn push_reversed(&mut self, items: &[T]) -> bool {
        let free = self.items.get_mut(usize::from(self.len)..).unwrap_or_default();
        let fits = items.len() <= free.len();
        self.len += items.len().min(free.len()) as u8;
        for (free, &item) in free.iter_mut().zip(items.iter().rev()) {
            *free = item;
        }
        fits
    }

    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        self.items.get(usize::from(self.len)).copied()
    }

    pub fn last(&self) -> Option<T> {
        // one comparison also tells whether there is one
        self.items.get(usize::from(self.len).wrapping_sub(1)).copied()
    }

    pub fn last_mut(&mut self) -> Option<&mut T> {
        self.as_mut_slice().last_mut()
    }

    /// Takes out the value at `index`, keeping the order of the others.
    pub fn remove(&mut self, index: usize) -> Option<T> {
        let removed = *self.as_slice().get(index)?;
        self.items.copy_within(index + 1..usize::from(self.len), index);
        self.len -= 1;
        Some(removed)
    }

    pub fn clear(&mut self) {
        self.len = 0;
    }
}

impl<T: Copy + Default, const N: usize> Default for List<T, N> {
    fn default() -> Self {
        Self::new()
    }
}

impl<T: Copy + Default + PartialEq, const N: usize> PartialEq for List<T, N> {
    fn eq(&self, other: &Self) -> bool {
        self.as_slice() == other.as_slice()
    }
}

impl<T: Copy + Default + Eq, const N: usize> Eq for List<T, N> {}

impl<T: Copy + Default + std::hash::Hash, const N: usize> std::hash::Hash for List<T, N> {
    fn hash<H: std::hash::Hasher>(&self, hasher: &mut H) {
        self.as_slice().hash(hasher);
    }
}

impl<T: Copy + Default + std::fmt::Debug, const N: usize> std::fmt::Debug for List<T, N> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.as_slice().fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_full_list_refuses_and_a_removal_keeps_the_order() {
        let mut list = List::<u8, 3>::new();
        assert!(list.push(1) && list.push(2) && list.push(3));
        assert!(!list.push(4));
        assert_eq!(list.remove(0), Some(1));
        assert_eq!(list.as_slice(), [2, 3]);
        assert_eq!(list.remove(2), None);
        assert!(list.push_reversed(&[7]) && !list.push_reversed(&[8, 9]));
        assert_eq!(list.as_slice(), [2, 3, 7]);
        assert_eq!((list.last(), list.pop(), list.pop()), (Some(7), Some(7), Some(3)));
        assert_eq!((list.pop(), list.pop(), list.last()), (Some(2), None, None));
    }
}
