//! The machine that the reference semantics run on: operands, surfaces, and where programs
//! continue.

use super::number::Number;
use crate::List;

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

/// Access to the operands of an instruction and to what its fields name.
///
/// All methods take `&self`, so that calls nest as in the pseudo-code; an implementation keeps its
/// state in cells. Values are numbers, see [`Number`].
pub trait StateAccess {
    /// The reason why an instruction failed.
    type Error;
    /// An operand of an instruction.
    type Operand;
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
    fn load(&self, operand: impl Into<Self::Operand>, index: impl Into<Number>) -> Result<Number, Self::Error>;
    /// Writes an element of a destination, converted to its type.
    fn store(
        &self,
        operand: impl Into<Self::Operand>,
        index: impl Into<Number>,
        value: impl Into<Number>,
    ) -> Result<(), Self::Error>;
    /// Returns an element of the storage of an operand.
    fn load_view(
        &self,
        operand: impl Into<Self::Operand>,
        view: View,
        index: impl Into<Number>,
    ) -> Result<Number, Self::Error>;
    /// Writes an element of the storage of an operand.
    fn store_view(
        &self,
        operand: impl Into<Self::Operand>,
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
    /// Executes an instruction whose page does not define its result, for the reason given.
    fn opaque(&self, why: &'static str) -> Result<(), Self::Error>;

    /// Receives the line of each statement before it is executed, counted from 1 in the page of the
    /// instruction. Does nothing by default.
    fn statement(&self, line: u32) {
        let _ = line;
    }

    /// Receives the line of each statement of a function that the specification writes out, counted
    /// from 1 in `functions.md`, before it is executed. Does nothing by default.
    fn function_statement(&self, function: &'static str, line: u32) {
        let _ = (function, line);
    }

    /// Receives each value of a local name of the pseudo-code: a number, or 0 or 1 for a truth
    /// value. Does nothing by default.
    fn local(&self, name: &'static str, value: Number) {
        let _ = (name, value);
    }
}
