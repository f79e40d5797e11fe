// @generated from the Markdown specification by `cargo xtask gen`. Do not edit: change the specification and run it again.

//! Variables and attributes that the specification defines, and the versions of the
//! object format.
#![allow(unused_imports)]
use crate::info::InstKind;
use crate::platforms::PlatformSet;
use crate::types::DataType;
use openvisa_isa_core::{Entry, Enumeration, Version};
/// The oldest version of the object format.
pub const OLDEST_VERSION: Version = Version::new(1, 0);
/// The newest version of the object format.
pub const NEWEST_VERSION: Version = Version::new(1, 2);
/// A class of variables, or another table of an object. Each class numbers its entries
/// separately.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum VariableClass {
    /// Code, `C`. `specs/4_visa_header.md:99`
    Code,
}

impl VariableClass {
    /// All classes.
    pub const ALL: &'static [Self] = &[Self::Code];
    /// Returns the letter of the class in assembler text: `V` for general variables.
    pub const fn letter(self) -> char {
        match self {
            Self::Code => 'C',
        }
    }

    /// Returns the number of the first declared variable. Smaller numbers are predefined
    /// variables.
    pub const fn first(self) -> u32 {
        match self {
            Self::Code => 2,
        }
    }

    /// Returns the maximum number of variables, including the predefined ones.
    pub const fn most(self) -> u32 {
        match self {
            Self::Code => 65536,
        }
    }

    /// Returns whether a variable of the class may be an input of a kernel.
    pub const fn may_be_input(self) -> bool {
        match self {
            Self::Code => true,
        }
    }

    /// Returns the letter of the class in declarations of assembler text; `None` if text
    /// cannot declare its variables.
    pub const fn declared_as(self) -> Option<char> {
        match self {
            Self::Code => Some('K'),
        }
    }
}

/// A predefined variable, which every object has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct PredefinedVariable {
    /// Class of the variable.
    pub class: VariableClass,
    /// Number of the variable in its class.
    pub index: u32,
    /// Name in assembler text; empty for a variable without a name.
    pub name: &'static str,
    /// Type of the elements; `None` for a variable without a type.
    pub data_type: Option<DataType>,
    /// Number of elements by platform; empty if unknown.
    pub elements: &'static [(PlatformSet, u32)],
    /// Whether instructions may read the variable.
    pub readable: bool,
    /// Whether instructions may write the variable.
    pub writable: bool,
    /// First and last element that instructions may write; `None` if they may write all
    /// elements of a writable variable.
    pub writable_elements: Option<(u32, u32)>,
    /// Purpose of the variable.
    pub meaning: &'static str,
    /// Place of the definition in the specification: file and line.
    pub spec: &'static str,
}

/// All predefined variables. A reserved number has neither a name nor a type.
pub static PREDEFINED: &[PredefinedVariable] = &[
    PredefinedVariable {
        class: VariableClass::Code,
        index: 0,
        name: "%none",
        data_type: Some(DataType::Ud),
        elements: &[(PlatformSet::from_bits(0x1), 1), (PlatformSet::from_bits(0x2), 2)],
        readable: true,
        writable: false,
        writable_elements: None,
        meaning: "nothing",
        spec: "specs/4_visa_header.md:103",
    },
    PredefinedVariable {
        class: VariableClass::Code,
        index: 1,
        name: "",
        data_type: None,
        elements: &[],
        readable: false,
        writable: false,
        writable_elements: None,
        meaning: "reserved",
        spec: "specs/4_visa_header.md:104",
    },
];
/// Predefined variables by name.
impl PredefinedVariable {
    /// `%none`.
    pub const NONE: &'static Self = &PREDEFINED[0];
}

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
    /// `Width`: how wide. Its values are those of [`Width`](enum@Width). `specs/4_visa_header.md:108`
    Width,
    /// `Seen`: whether it was seen. `specs/4_visa_header.md:109`
    Seen,
}

impl Attribute {
    /// All attributes.
    pub const ALL: &'static [Self] = &[Self::Width, Self::Seen];
    /// Returns the kind of the attribute's value.
    pub const fn kind(self) -> AttributeKind {
        match self {
            Self::Width => AttributeKind::Int,
            Self::Seen => AttributeKind::Bool,
        }
    }

    /// Returns the minimum and maximum size of the value in bytes.
    pub const fn bytes(self) -> (u32, u32) {
        match self {
            Self::Width => (4, 4),
            Self::Seen => (0, 0),
        }
    }

    /// Returns the words of assembler text for values, each with its number. Empty if text
    /// has the numbers themselves.
    pub const fn words(self) -> &'static [(&'static str, u32)] {
        match self {
            Self::Width => &[("thin", 0), ("wide", 2)],
            _ => &[],
        }
    }

    /// Returns whether kernels and functions may have the attribute.
    pub const fn of_kernels(self) -> bool {
        match self {
            Self::Width => true,
            Self::Seen => false,
        }
    }

    /// Returns whether variables may have the attribute.
    pub const fn of_variables(self) -> bool {
        match self {
            Self::Width => false,
            Self::Seen => true,
        }
    }
}

impl Enumeration for Attribute {
    const NAME: &'static str = "Attribute";
    const NOUN: &'static str = "an attribute";
    const ENTRIES: &'static [Entry<Self>] = &[
        Entry::new(Self::Width, 0, "Width", "Width", None),
        Entry::new(Self::Seen, 1, "Seen", "Seen", None),
    ];
}

openvisa_isa_core::enumeration_traits!(Attribute);
openvisa_isa_core::enumeration! {
    #[doc =
    " The numbers of [`Attribute::Width`]: how wide. `specs/4_visa_header.md:108`"] pub
    enum Width : u32 { #[doc = " 0, in text `\"thin\"`. `specs/4_visa_header.md:108`"]
    Thin = 0, "thin", Some("thin"); #[doc =
    " 2, in text `\"wide\"`. `specs/4_visa_header.md:108`"] Wide = 2, "wide",
    Some("wide"); }
}

/// A directive: a line of assembler text other than an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum Directive {
    /// `.code`: a code. `specs/4_visa_header.md:113`
    Declaration,
    /// `.end`: ends it. `specs/4_visa_header.md:114`
    End,
}

impl Directive {
    /// All directives.
    pub const ALL: &'static [Self] = &[Self::Declaration, Self::End];
    /// Returns the first word of the directive.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Declaration => ".code",
            Self::End => ".end",
        }
    }
}

/// The key of a part `word=value` of a declaration or an input. Keys are in the order of
/// the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum DirectiveKey {
    /// `num`: how many. `specs/4_visa_header.md:118`
    Number,
    /// `at`: where. `specs/4_visa_header.md:119`
    Place,
}

impl DirectiveKey {
    /// All keys.
    pub const ALL: &'static [Self] = &[Self::Number, Self::Place];
    /// Returns the word before the equals sign.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Number => "num",
            Self::Place => "at",
        }
    }

    /// Returns whether declarations of a class have the key.
    pub const fn is_of(self, class: VariableClass) -> bool {
        match self {
            Self::Number => matches!(class, VariableClass::Code),
            Self::Place => matches!(class, VariableClass::Code),
        }
    }

    /// Returns whether inputs have the key.
    pub const fn is_of_inputs(self) -> bool {
        match self {
            Self::Number => false,
            Self::Place => true,
        }
    }
}

/// The use of labels by an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LabelUse {
    /// The instruction has no label.
    None,
    /// The instruction branches to its labels.
    Goes,
    /// The instruction marks the position of its label.
    Stands,
}

impl LabelUse {
    /// Returns the use of labels by instructions with an opcode.
    #[inline]
    pub const fn of(opcode: u8) -> Self {
        match opcode {
            _ => Self::None,
        }
    }
}
