//! The differences of two modules by meaning.
//!
//! Objects are matched by name. Inside of an object, variables and labels are matched by how
//! instructions use them, so their names and the order of declarations make no difference.
//! Everything else that the bytes of an object file state is compared. For example, a module
//! differs from one whose kernel has the same instructions in another order of blocks by moved
//! blocks.
//!
//! ```
//! use openvisa::program_diff::{CodeChange, diff_modules};
//! use openvisa::text::{ParseOptions, parse};
//!
//! let source = ".version 4.1\n.kernel \"k\"\n.decl X v_type=G type=d num_elts=8 align=GRF\n\
//!               .decl Y v_type=G type=d num_elts=8 align=GRF\n.function \"main\"\nmain:\n\
//!               add (M1, 8) X(0,0)<1> Y(0,0)<1;1,0> 0x1:d\nret (M1, 1)\n";
//! let module = |source: &str| parse(source, &ParseOptions::default()).module;
//! let renamed = source.replace('X', "sum").replace('Y', "X");
//! assert!(diff_modules(&module(source), &module(&renamed)).is_same());
//! let diff = diff_modules(&module(source), &module(&renamed.replace("0x1:d", "0x2:d")));
//! let [CodeChange::Changed { before: 1, after: 1, fields }] = diff.objects[0].code.as_slice() else { panic!("{diff:?}") };
//! assert_eq!(fields[0].path.to_string(), "Src1.low");
//! ```
//!
//! | module | contents |
//! | --- | --- |
//! | `alignment` | Aligns two sequences. |
//! | `code_items` | Splits code into instructions without names and numbers of variables. |
//! | `entities` | Numbers the declarations of an object, and lists their properties. |
//! | `matching` | Matches the declarations of two objects. |

mod alignment;
mod code_items;
mod entities;
mod matching;
mod object;

use crate::module::{KindBuf, ModuleBuf, ObjectBuf};
use alloc::vec;
use alloc::vec::Vec;
use core::ops::Range;
use openvisa_isa::VariableClass;
use openvisa_isa_core::Version;
use openvisa_isa_core::layout::FieldPath;

/// The differences of two modules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ModuleDiff {
    /// The versions, if they differ.
    pub versions: Option<(Version, Version)>,
    /// The objects that both modules have, in the order of the first one.
    pub objects: Vec<ObjectDiff>,
    /// Indices of the objects that only the first module has.
    pub removed: Vec<usize>,
    /// Indices of the objects that only the second module has.
    pub added: Vec<usize>,
}

impl ModuleDiff {
    /// Returns whether the modules differ in nothing but names, the order of declarations and the
    /// order of objects.
    pub fn is_same(&self) -> bool {
        let Self { versions, objects, removed, added } = self;
        versions.is_none() && removed.is_empty() && added.is_empty() && objects.iter().all(ObjectDiff::is_same)
    }
}

/// The differences of two objects with the same name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ObjectDiff {
    /// Index of the object in the first module.
    pub before: usize,
    /// Index of the object in the second module.
    pub after: usize,
    /// The declarations that are matched and have other names: their class, and the ID in both
    /// objects. Not a difference.
    pub renamed: Vec<(VariableClass, u32, u32)>,
    /// The differences of declarations, inputs and attributes.
    pub declarations: Vec<DeclarationChange>,
    /// The differences of instructions, in the order of the first object.
    pub code: Vec<CodeChange>,
}

impl ObjectDiff {
    /// Returns whether the objects differ in nothing but names and the order of declarations.
    pub const fn is_same(&self) -> bool {
        self.declarations.is_empty() && self.code.is_empty()
    }
}

/// An item of an object outside of its code.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[non_exhaustive]
pub enum Declared {
    /// The object itself.
    Object,
    /// A variable or label by its class and ID.
    Entity(VariableClass, u32),
    /// An input by its position.
    Input(usize),
    /// A compiled binary by its position.
    Binary(usize),
}

/// A difference outside of the code.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum DeclarationChange {
    /// Only the first object has the item.
    Removed(Declared),
    /// Only the second object has the item.
    Added(Declared),
    /// A property of an item differs.
    Changed {
        /// The item of the first object.
        before: Declared,
        /// The item of the second object.
        after: Declared,
        /// The property.
        property: Property,
        /// The value in the first object; `None` if it is absent.
        old: Option<PropertyValue>,
        /// The value in the second object; `None` if it is absent.
        new: Option<PropertyValue>,
    },
}

/// A property of an item outside of the code.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[non_exhaustive]
pub enum Property {
    /// The type of the elements.
    Type,
    /// The number of elements.
    Elements,
    /// The alignment.
    Alignment,
    /// The variable that an alias is a part of.
    Alias,
    /// The byte offset in that variable.
    AliasOffset,
    /// A number that must be 0 in valid files.
    AliasScope,
    /// The kind of a label, an input or an object.
    Kind,
    /// The name, where other objects refer to it.
    Name,
    /// The byte offset of an input in the payload.
    Offset,
    /// The number of bytes of an input.
    Size,
    /// The order of the inputs that both objects have.
    InputOrder,
    /// The code of the linkage of a function.
    Linkage,
    /// Number of registers of the arguments of a function.
    ArgumentRegisters,
    /// Number of registers of the return value of a function.
    ReturnRegisters,
    /// A number that must be 0 in valid files.
    VmeCount,
    /// The platform of a compiled binary.
    Platform,
    /// The machine code of a compiled binary.
    MachineCode,
    /// An attribute: its name, and its position among those of this name.
    Attribute(Vec<u8>, usize),
}

/// The value of a property.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[non_exhaustive]
pub enum PropertyValue {
    /// A number.
    Number(i64),
    /// A name in the specification.
    Name(&'static str),
    /// A declaration of the object: its class and its ID.
    Reference(VariableClass, u32),
    /// Bytes: a string, a value of an attribute, or machine code.
    Bytes(Vec<u8>),
    /// Positions of inputs, each in its own object.
    Positions(Vec<usize>),
}

/// A difference of instructions. Instructions are numbered by their position in the code of the
/// object, from 0 on. Code that cannot be decoded is one instruction.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum CodeChange {
    /// Only the first object has the instructions.
    Removed {
        /// The instructions of the first object.
        before: Range<usize>,
    },
    /// Only the second object has the instructions.
    Added {
        /// The instructions of the second object.
        after: Range<usize>,
    },
    /// An instruction differs in some fields.
    Changed {
        /// The instruction of the first object.
        before: usize,
        /// The instruction of the second object.
        after: usize,
        /// The fields that differ.
        fields: Vec<FieldChange>,
    },
    /// The same instructions are at another place.
    Moved {
        /// The instructions of the first object.
        before: Range<usize>,
        /// The instructions of the second object.
        after: Range<usize>,
    },
}

/// A difference of a field of an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FieldChange {
    /// The field.
    pub path: FieldPath,
    /// The value in the first object.
    pub before: FieldValue,
    /// The value in the second object.
    pub after: FieldValue,
}

/// The value of a field of an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum FieldValue {
    /// A number.
    Number(u64),
    /// A name in the specification.
    Name(&'static str),
    /// A declaration of the object: its class and its ID.
    Reference(VariableClass, u32),
    /// An operand of another form, or a reference to nothing that is declared.
    Operand,
}

/// Compares two modules.
///
/// Takes time in proportion to the number of instructions and that of differences. Modules that
/// differ a lot may have more differences than necessary: long ranges of instructions without
/// anything in common are not searched for the best alignment.
pub fn diff_modules(before: &ModuleBuf, after: &ModuleBuf) -> ModuleDiff {
    if before.version == after.version {
        return diff_objects_of(before, after);
    }
    // Instructions are compared in one version, if there is one that has forms of all of them.
    let (mut old, mut new) = (before.clone(), after.clone());
    if new.convert(before.version).is_err() {
        let _ = old.convert(after.version);
    }
    ModuleDiff { versions: Some((before.version, after.version)), ..diff_objects_of(&old, &new) }
}

/// Compares the objects of two modules.
fn diff_objects_of(before: &ModuleBuf, after: &ModuleBuf) -> ModuleDiff {
    let mut taken = vec![false; after.objects.len()];
    let (mut objects, mut removed) = (Vec::new(), Vec::new());
    let is_kernel = |object: &ObjectBuf| matches!(object.kind, KindBuf::Kernel { .. });
    for (index, object) in before.objects.iter().enumerate() {
        let same = |other: &ObjectBuf| other.name == object.name && is_kernel(other) == is_kernel(object);
        let found = after.objects.iter().enumerate().position(|(other, buf)| !taken[other] && same(buf));
        match found {
            Some(other) => {
                taken[other] = true;
                let sides = [(object, before.version), (&after.objects[other], after.version)];
                objects.push(object::diff_objects(sides, [index, other]));
            }
            None => removed.push(index),
        }
    }
    let added = (0..taken.len()).filter(|index| !taken[*index]).collect();
    ModuleDiff { versions: None, objects, removed, added }
}
