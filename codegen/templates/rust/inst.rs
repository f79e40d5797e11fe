/// An instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum Inst #generics { #variants }

impl Inst #elided {
    /// Returns the kind of the instruction: its opcode and sub-opcode, without operands.
    pub const fn kind(&self) -> InstKind {
        match self { #kinds }
    }
}

// Instructions are passed by value, and the largest format determines the size of all.
const _: () = assert!(size_of::<Inst #elided>() <= 128);

/// Implements the traits that all formats have.
macro_rules! formats {
    ($($name:ident $(<$life:lifetime>)?)*) => {$(
        // A derived `Eq` would also compile a function that asserts `Eq` of each member.
        impl $(<$life>)? Eq for $name $(<$life>)? {}

        impl #generics From<$name $(<$life>)?> for Inst #generics {
            fn from(value: $name $(<$life>)?) -> Self {
                Self::$name(value)
            }
        }
    )*};
}

formats! { #types }
