/// The kind of an attribute's value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AttributeKind {
    /// No value: the attribute is present or absent.
    Bool,
    /// An integer.
    Int,
    /// A string of characters.
    String,
}

/// An attribute that the specification defines.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum Attribute {
    #variants
}

impl Attribute {
    /// All attributes.
    pub const ALL: &'static [Self] = &[#all];
    /// Returns the kind of the attribute's value.
    pub const fn kind(self) -> AttributeKind {
        match self { #kinds }
    }
    /// Returns the minimum and maximum size of the value in bytes.
    pub const fn bytes(self) -> (u32, u32) {
        match self { #bytes }
    }
    /// Returns the words of assembler text for values, each with its number. Empty if text
    /// has the numbers themselves.
    pub const fn words(self) -> &'static [(&'static str, u32)] {
        match self {
            #words
            _ => &[]
        }
    }
    /// Returns whether kernels and functions may have the attribute.
    pub const fn of_kernels(self) -> bool {
        match self { #of_kernels }
    }
    /// Returns whether variables may have the attribute.
    pub const fn of_variables(self) -> bool {
        match self { #of_variables }
    }
}

#table

#values
