//! `reference/primitives.rs`: the trait that the reference semantics are written over.
//!
//! For example, the row of `surface_load` in `functions.md` becomes `fn surface_load(&self, surface:
//! &Self::Surface, address: impl Into<Number>, n: impl Into<Number>) -> Result<Number,
//! Self::Error>`.

use super::kinds::{Kind, parameters};
use super::{called_functions, describes_reference};
use crate::emit::context::{Content, Context, Emitter};
use crate::emit::support::docs::{place, prose};
use crate::emit::support::naming::snake_ident;
use crate::model::Model;
use std::fmt::Write;

/// Emits `reference/primitives.rs`.
pub(crate) struct Primitives;

const HEAD: &str = "\
//! The primitives of the reference semantics: what the pseudo-code of the specification calls.

#![allow(clippy::too_many_arguments, clippy::wrong_self_convention)]

use crate::bit_fields::Predicate;
use crate::info::InstKind;
use crate::operands::{RawOperand, VecOperand};
use crate::types::DataType;
pub use openvisa_isa_core::reference::{
    Code, ElementKind, Environment, Float, Format, Integer, Narrow, Number, Precision, Rounding, Store, number,
};
use openvisa_isa_core::List;

/// An operand of an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Operand {
    /// An operand with a region.
    Vector(VecOperand),
    /// Registers from a byte offset on.
    Raw(RawOperand),
}

impl From<VecOperand> for Operand {
    fn from(operand: VecOperand) -> Self {
        Self::Vector(operand)
    }
}

impl From<RawOperand> for Operand {
    fn from(operand: RawOperand) -> Self {
        Self::Raw(operand)
    }
}

/// A view of the storage of an operand as unsigned integers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum View {
    /// Integers of 8 bits.
    Ub,
    /// Integers of 16 bits.
    Uw,
    /// Integers of 32 bits.
    Ud,
    /// Integers of 64 bits.
    Uq,
}

impl View {
    /// Returns the number of bytes of an element.
    pub const fn bytes(self) -> usize {
        match self {
            Self::Ub => 1,
            Self::Uw => 2,
            Self::Ud => 4,
            Self::Uq => 8,
        }
    }
}

/// A place in the code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum JumpTarget {
    /// The label with this number.
    Label(u16),
    /// The place after the instruction.
    Next,
}

/// The machine that the reference semantics run on.
///
/// All methods take `&self`, so that calls nest as in the pseudo-code; an implementation keeps its
/// state in cells. Values are numbers, see [`Number`].
pub trait Primitives {
    /// The reason why an instruction failed.
    type Error;
    /// Memory or an image.
    type Surface: Copy;
    /// A sampler.
    type Sampler: Copy;
    /// Four components.
    type Texel: Copy;
    /// A place on a surface.
    type Position: Copy;
    /// Distances in texels along the axes of a surface.
    type Offset: Copy;
    /// A function of the program.
    type Function: Copy;

    /// Returns an element of a source, with its modifier applied, or an element of a destination.
    ///
    /// All sources are read before a result is written: a source keeps the value that it had before
    /// the instruction.
    fn load(&self, operand: impl Into<Operand>, index: impl Into<Number>) -> Result<Number, Self::Error>;
    /// Writes an element of a destination, converted to its type.
    fn store(
        &self,
        operand: impl Into<Operand>,
        index: impl Into<Number>,
        value: impl Into<Number>,
    ) -> Result<(), Self::Error>;
    /// Returns an element of the storage of an operand.
    fn load_view(
        &self,
        operand: impl Into<Operand>,
        view: View,
        index: impl Into<Number>,
    ) -> Result<Number, Self::Error>;
    /// Writes an element of the storage of an operand.
    fn store_view(
        &self,
        operand: impl Into<Operand>,
        view: View,
        index: impl Into<Number>,
        value: impl Into<Number>,
    ) -> Result<(), Self::Error>;
    /// Returns the surface that the instruction names.
    fn surface(&self, variable: u8) -> Result<Self::Surface, Self::Error>;
    /// Returns the sampler that the instruction names.
    fn sampler(&self, variable: u8) -> Result<Self::Sampler, Self::Error>;
    /// Returns the function with a name of the object.
    fn function(&self, name: u16) -> Result<Self::Function, Self::Error>;
    /// Returns a label of a list.
    fn listed_label(&self, labels: List<'_, u16>, index: impl Into<Number>) -> Result<JumpTarget, Self::Error>;
    /// Executes an instruction whose page does not define its result.
    fn opaque(&self, kind: InstKind, why: &'static str) -> Result<(), Self::Error>;
";

impl Emitter for Primitives {
    fn path(&self) -> &'static str {
        "reference/primitives.rs"
    }

    fn applies(&self, model: &Model) -> bool {
        describes_reference(model)
    }

    /// Emits
    /// ```ignore
    /// pub enum Operand { Vector(VecOperand), Raw(RawOperand) }
    /// pub enum View { Ub, Uw, Ud, Uq }
    /// pub enum JumpTarget { Defined(u16), Next }
    /// pub trait Primitives { fn load(&self, ...) -> Result<Number, Self::Error>; ... }
    /// ```
    fn emit(&self, context: &Context<'_>) -> Content {
        let model = context.model;
        let mut text = HEAD.to_owned();
        let called = called_functions(model);
        for state in model.state.iter().filter(|s| s.gives.as_ref().is_some_and(|g| g.value == "number")) {
            let origin = place(model, context.prefix, state.name.span);
            // Writing to a string cannot fail, here and below.
            let _ = writeln!(text, "\n    /// `{}`: {} {origin}", state.name.value, prose(&state.description));
            let _ = writeln!(text, "    fn {}(&self) -> Number;", snake_ident(&state.name.value));
        }
        for function in model.functions.iter().filter(|f| called.contains(f.name.value.as_str())) {
            let origin = place(model, context.prefix, function.name.span);
            let _ = writeln!(text, "\n    /// `{}`: {} {origin}", function.name.value, prose(&function.description));
            let mut list = String::new();
            for argument in &function.takes {
                for (name, rust) in parameters(argument).unwrap_or_default() {
                    let _ = write!(list, ", {}: {rust}", snake_ident(&name));
                }
            }
            let result = function.gives.as_ref().and_then(|g| Kind::of_result(&g.value)).unwrap_or(Kind::Nothing);
            let _ = writeln!(
                text,
                "    fn {}(&self{list}) -> Result<{}, Self::Error>;",
                snake_ident(&function.name.value),
                result.result_type()
            );
        }
        text.push_str("}\n");
        Content::Text(text)
    }
}
