//! Changes the operands of all instructions, independent of their kind. For example, one variable
//! is replaced by another.

use super::InstructionError;
use super::owned::ModuleBuf;
use alloc::vec::Vec;
use openvisa_isa::operands::{RawOperand, VecOperand};
use openvisa_isa::{Inst, InstKind};
use openvisa_isa_core::List;

/// A mutable reference to an operand.
#[derive(Debug)]
#[non_exhaustive]
pub enum OperandMut<'o> {
    /// A vector operand: a region of a variable, an immediate, an address and others.
    Vector(&'o mut VecOperand),
    /// A raw operand: the bytes of a variable from an offset on. Variable 0 means that the operand
    /// is absent.
    Raw(&'o mut RawOperand),
}

impl OperandMut<'_> {
    /// Returns the ID of the general variable that the operand accesses, if any.
    pub const fn variable(&mut self) -> Option<&mut u32> {
        match self {
            Self::Vector(VecOperand::General { id, .. }) => Some(id),
            Self::Raw(operand) if operand.id != 0 => Some(&mut operand.id),
            _ => None,
        }
    }
}

impl ModuleBuf {
    /// Calls `change` with each operand of each instruction and the index of its object, then
    /// encodes the code again. On an error the module is unchanged.
    ///
    /// Predicates, labels, surfaces and samplers are not operands. To add or replace instructions,
    /// [append](super::ObjectBuf::append) them to new code, as shown at
    /// [`Module::edit`](super::Module::edit).
    ///
    /// For example, this replaces a variable by another one:
    ///
    /// ```
    /// use openvisa::isa::{DataType, enums::Align};
    ///
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # let bytes = include_bytes!(concat!(
    /// #     env!("CARGO_MANIFEST_DIR"),
    /// #     "/tests/run/simple_debug.saxpy/skl.isa",
    /// # ));
    /// let mut module = openvisa::Module::open(bytes)?.edit()?;
    /// let saxpy = &mut module.objects[0];
    /// let name = saxpy.strings.intern("V0061");
    /// let old = saxpy.variables.iter().position(|variable| variable.name_index == name).ok_or("no such variable")?;
    /// let old = openvisa::isa::VariableClass::General.first() + old as u32;
    /// let new = saxpy.add_variable("product", DataType::F, 16, Align::Grf).ok_or("no such type")?;
    /// module.rewrite_operands(&mut |object, _, mut operand| {
    ///     if let Some(id) = operand.variable()
    ///         && (object, *id) == (0, old)
    ///     {
    ///         *id = new;
    ///     }
    /// })?;
    /// let bytes = module.to_bytes()?;
    /// # let options = openvisa::text::PrintOptions { naming: openvisa::text::Naming::Declared, ..Default::default() };
    /// # let text = openvisa::text::print(&openvisa::Module::open(&bytes)?.edit()?, &options).text;
    /// # assert_eq!((text.matches("V0061").count(), text.matches("product").count()), (1, 3), "{text}");
    /// # Ok(())
    /// # }
    /// ```
    ///
    /// # Errors
    /// Fails if an instruction cannot be decoded, or a changed operand has no encoding.
    pub fn rewrite_operands(
        &mut self,
        change: &mut dyn FnMut(usize, InstKind, OperandMut<'_>),
    ) -> Result<(), InstructionError> {
        self.encode_again(self.version, &mut |object, inst, listed| {
            let kind = inst.kind();
            for_each_operand(inst, listed, &mut |operand| change(object, kind, operand));
        })
    }
}

/// Passes a member to the callback if its type is an operand type.
macro_rules! visit_member {
    ($change:ident $listed:ident $member:expr; VecOperand) => {
        $change(OperandMut::Vector(&mut $member))
    };
    ($change:ident $listed:ident $member:expr; RawOperand) => {
        $change(OperandMut::Raw(&mut $member))
    };
    ($change:ident $listed:ident $member:expr; [RawOperand]) => {
        $listed.extend($member.iter());
        $listed.iter_mut().for_each(|operand| $change(OperandMut::Raw(operand)));
        $member = List::from($listed.as_slice());
    };
    ($change:ident $listed:ident $member:expr; $other:tt) => {};
}

macro_rules! instructions {
    ($($name:ident { kind: $kind:ident, opcode: $opcode:literal, sub_opcode: $sub:tt,
        fields: { $($field:ident: $type:tt,)* } })*) => {
        /// Calls `change` with each operand of an instruction, in the order of its fields.
        ///
        /// An instruction borrows the operands that it has as a list. Those operands are copied to
        /// `listed`, and the instruction borrows the copies afterwards. To change a whole module,
        /// use [`ModuleBuf::rewrite_operands`].
        pub fn for_each_operand<'l>(
            inst: &mut Inst<'l>,
            listed: &'l mut Vec<RawOperand>,
            change: &mut dyn FnMut(OperandMut<'_>),
        ) {
            match inst {
                $(Inst::$name(_inst) => { $(visit_member!(change listed _inst.$field; $type);)* })*
                _ => {}
            }
        }
    };
}

openvisa_isa::for_each_instruction!(instructions);
