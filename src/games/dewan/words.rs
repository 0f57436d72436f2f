//! Small closed sets of words that are parts of actions and documents.

/// Declares a small closed set of words.
macro_rules! words {
    ($(#[$meta:meta])* pub enum $name:ident { $($(#[$vmeta:meta])* $variant:ident = $word:literal),+ $(,)? }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        pub enum $name { $($(#[$vmeta])* $variant),+ }

        impl $name {
            pub const ALL: &'static [$name] = &[$($name::$variant),+];

            pub const fn index(self) -> usize {
                self as usize
            }

            pub const fn id(self) -> &'static str {
                match self { $($name::$variant => $word),+ }
            }

            pub fn from_id(id: &str) -> Option<Self> {
                Self::ALL.iter().copied().find(|word| word.id() == id)
            }
        }

        impl $crate::kernel::Field for $name {
            fn part(self) -> $crate::kernel::Part {
                $crate::kernel::Part::Word(self.id())
            }

            fn read(word: &str) -> Option<Self> {
                Self::from_id(word)
            }
        }
    };
}
pub(super) use words;
