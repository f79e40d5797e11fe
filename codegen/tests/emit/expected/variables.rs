// @generated from the Markdown specification by `cargo xtask gen`. Do not edit: change the specification and run it again.

//! Variables and attributes that the specification names, and the versions of the object format.
#![allow(unused_imports)]
use crate::info::InstKind;
use crate::platforms::PlatformSet;
use crate::types::DataType;
use openvisa_codec::{Entry, Enumeration, Version};
/// The oldest version of the object format.
pub const OLDEST_VERSION: Version = Version::new(1, 0);
/// The newest version of the object format.
pub const NEWEST_VERSION: Version = Version::new(1, 2);
/// A kind of variable, or another table of an object. Each has numbers of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum VariableClass {
    /// Code, `C`. `specs/4_visa_header.md:99`
    Code,
}

impl VariableClass {
    /// All classes.
    pub const ALL: &'static [Self] = &[Self::Code];
    /// The letter of its variables in assembler text.
    pub const fn letter(self) -> char {
        match self {
            Self::Code => 'C',
        }
    }

    /// The number of the first declared one; smaller numbers are predefined.
    pub const fn first(self) -> u32 {
        match self {
            Self::Code => 2,
        }
    }

    /// How many numbers there are.
    pub const fn most(self) -> u32 {
        match self {
            Self::Code => 65536,
        }
    }

    /// Whether one may be an input of a kernel.
    pub const fn may_be_input(self) -> bool {
        match self {
            Self::Code => true,
        }
    }

    /// The letter that the text of a declaration has for it; `None`: no text declares one.
    pub const fn declared_as(self) -> Option<char> {
        match self {
            Self::Code => Some('K'),
        }
    }
}

/// A variable that every object has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct PredefinedVariable {
    /// Its class.
    pub class: VariableClass,
    /// Its number in the class.
    pub index: u32,
    /// Its name in assembler text; empty where it has none.
    pub name: &'static str,
    /// Type of its elements, where they have one.
    pub data_type: Option<DataType>,
    /// How many elements it has, on which platforms. Empty: unknown.
    pub elements: &'static [(PlatformSet, u32)],
    /// Whether it may be read.
    pub readable: bool,
    /// Whether it may be written.
    pub writable: bool,
    /// The first and the last element that may be written, where not all may be.
    pub writable_elements: Option<(u32, u32)>,
    /// What it is for.
    pub meaning: &'static str,
    /// Where it is described: file and line.
    pub spec: &'static str,
}

/// The variables that every object has. Numbers that are reserved have neither name nor type.
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
/// Kinds of values of attributes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AttributeKind {
    /// There or not.
    Bool,
    /// An integer.
    Int,
    /// Characters.
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
    /// Kind of its value.
    pub const fn kind(self) -> AttributeKind {
        match self {
            Self::Width => AttributeKind::Int,
            Self::Seen => AttributeKind::Bool,
        }
    }

    /// Fewest and most bytes that its value is written in.
    pub const fn bytes(self) -> (u32, u32) {
        match self {
            Self::Width => (4, 4),
            Self::Seen => (0, 0),
        }
    }

    /// Words that text has for its numbers, instead of them.
    pub const fn words(self) -> &'static [(&'static str, u32)] {
        match self {
            Self::Width => &[("thin", 0), ("wide", 2)],
            _ => &[],
        }
    }

    /// Whether kernels and functions may have it.
    pub const fn of_kernels(self) -> bool {
        match self {
            Self::Width => true,
            Self::Seen => false,
        }
    }

    /// Whether variables may have it.
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

openvisa_codec::enumeration_traits!(Attribute);
openvisa_codec::enumeration! {
    #[doc =
    " The numbers of [`Attribute::Width`]: how wide. `specs/4_visa_header.md:108`"] pub
    enum Width : u32 { #[doc = " 0, in text `\"thin\"`. `specs/4_visa_header.md:108`"]
    Thin = 0, "thin", Some("thin"); #[doc =
    " 2, in text `\"wide\"`. `specs/4_visa_header.md:108`"] Wide = 2, "wide",
    Some("wide"); }
}

/// A line of assembler text that is no instruction.
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
    /// What it begins with.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Declaration => ".code",
            Self::End => ".end",
        }
    }
}

/// A part `word=value` of a declaration or an input, in the order in which they stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum DirectiveKey {
    /// `num`: how many. `specs/4_visa_header.md:118`
    Number,
    /// `at`: where. `specs/4_visa_header.md:119`
    Place,
}

impl DirectiveKey {
    /// All of them.
    pub const ALL: &'static [Self] = &[Self::Number, Self::Place];
    /// The word before the equals sign.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Number => "num",
            Self::Place => "at",
        }
    }

    /// Whether declarations of a class have it.
    pub const fn is_of(self, class: VariableClass) -> bool {
        match self {
            Self::Number => matches!(class, VariableClass::Code),
            Self::Place => matches!(class, VariableClass::Code),
        }
    }

    /// Whether inputs have it.
    pub const fn is_of_inputs(self) -> bool {
        match self {
            Self::Number => false,
            Self::Place => true,
        }
    }
}

/// What an instruction does with labels.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LabelUse {
    /// It has none.
    None,
    /// It goes to them.
    Goes,
    /// They stand here.
    Stands,
}

impl LabelUse {
    /// That of the instructions with this opcode.
    #[inline]
    pub const fn of(opcode: u8) -> Self {
        match opcode {
            _ => Self::None,
        }
    }
}
