//! Closed lists, each a table: one row a member.

/// A member of a closed list.
pub trait Indexed: Copy {
    /// Returns the member with this index, which is one of the list.
    fn from_index(index: u8) -> Self;

    fn to_index(self) -> usize;
}

impl Indexed for u8 {
    fn from_index(index: u8) -> Self {
        index
    }

    fn to_index(self) -> usize {
        self.into()
    }
}

/// Makes members of closed lists of types with `new` and `index`.
#[macro_export]
macro_rules! indexed {
    ($($type:ty),+ $(,)?) => {
        $(impl $crate::kernel::Indexed for $type {
            fn from_index(index: u8) -> Self {
                <$type>::new(index)
            }

            fn to_index(self) -> usize {
                self.index()
            }
        })+
    };
}

/// Declares a closed list as a table. A row gives the variant, its id and the values of its columns; the columns stand
/// behind the name of the enum, and each becomes an accessor.
///
/// Makes the enum, `ALL`, `COUNT`, `new`, `index`, `id`, `from_id`, and what a part of an action has to have: a word, or
/// what is named after `as`, such as a card.
///
/// ```
/// thicket::enum_table! {
///     /// A planet that has moons.
///     pub enum Planet(
///         /// The moons that Galileo could have seen.
///         bright_moons: u8,
///         is_ringed: bool,
///     ) {
///         Mars = "mars" (0, false),
///         Saturn = "saturn" (1, true),
///     }
/// }
/// assert_eq!(Planet::from_id("saturn"), Some(Planet::Saturn));
/// assert_eq!(Planet::ALL.map(Planet::bright_moons), [0, 1]);
/// ```
#[macro_export]
macro_rules! enum_table {
    (@part $id:expr) => { $crate::kernel::Part::Word($id) };
    (@part $id:expr, $part:ident) => { $crate::kernel::Part::$part($id) };
    (
        $(#[$meta:meta])*
        pub enum $name:ident $(as $part:ident)? ($($(#[$cmeta:meta])* $column:ident : $type:ty),+ $(,)?) {
            $($(#[$vmeta:meta])* $variant:ident = $id:literal ($($value:expr),+ $(,)?)),+ $(,)?
        }
    ) => {
        $crate::enum_table! {
            $(#[$meta])*
            pub enum $name $(as $part)? { $($(#[$vmeta])* $variant = $id),+ }
        }

        const _: () = {
            struct Row { $($column: $type),+ }

            #[allow(clippy::too_many_arguments, reason = "a row has as many as its table has columns")]
            const fn row($($column: $type),+) -> Row {
                Row { $($column),+ }
            }

            const ROWS: &[Row; $name::COUNT] = &[$(row($($value),+)),+];

            impl $name {
                $($(#[$cmeta])* pub const fn $column(self) -> $type { ROWS[self as usize].$column })+
            }
        };
    };
    (
        $(#[$meta:meta])*
        pub enum $name:ident $(as $part:ident)? {
            $($(#[$vmeta:meta])* $variant:ident = $id:literal),+ $(,)?
        }
    ) => {
        $(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
        #[repr(u8)]
        pub enum $name { $($(#[$vmeta])* $variant),+ }

        impl $name {
            pub const ALL: [Self; Self::COUNT] = [$(Self::$variant),+];

            pub const COUNT: usize = [$(Self::$variant),+].len();

            /// The ids of `ALL`.
            pub const IDS: [&'static str; Self::COUNT] = [$($id),+];

            /// Returns the member in a row; the last one for a row that is not there.
            pub const fn new(row: u8) -> Self {
                if (row as usize) < Self::COUNT { Self::ALL[row as usize] } else { Self::ALL[Self::COUNT - 1] }
            }

            /// Returns the row of the member.
            pub const fn index(self) -> usize {
                self as usize
            }

            /// Returns the word used in notation, documents and protocols.
            pub const fn id(self) -> &'static str {
                Self::IDS[self as usize]
            }

            pub fn from_id(id: &str) -> Option<Self> {
                Self::ALL.into_iter().find(|member| member.id() == id)
            }
        }

        impl $crate::kernel::Indexed for $name {
            fn from_index(index: u8) -> Self {
                Self::new(index)
            }

            fn to_index(self) -> usize {
                self.index()
            }
        }

        impl $crate::kernel::Field for $name {
            fn part(self) -> $crate::kernel::Part {
                $crate::enum_table!(@part self.id() $(, $part)?)
            }

            fn read(word: &str) -> Option<Self> {
                Self::from_id(word)
            }
        }

        $crate::written_as_parts!($name);
    };
}
