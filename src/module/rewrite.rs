//! Changing the operands of all instructions, whatever these are.

use super::build::{ConvertError, ConvertErrorKind, append};
use super::edit::ModuleBuf;
use alloc::vec::Vec;
use openvisa_codec::{List, Version};
use openvisa_isa::operands::{RawOperand, VecOperand};
use openvisa_isa::{Inst, InstKind, Instructions};

/// An operand that may be changed.
#[derive(Debug)]
#[non_exhaustive]
pub enum OperandMut<'o> {
    /// An operand with elements: a region of a variable, an immediate, an address and so on.
    Vector(&'o mut VecOperand),
    /// An operand that is bytes from some place of a variable on. Variable 0 is none.
    Raw(&'o mut RawOperand),
}

impl OperandMut<'_> {
    /// The number of the general variable that it is, where it is one.
    pub const fn variable(&mut self) -> Option<&mut u32> {
        match self {
            Self::Vector(VecOperand::General { id, .. }) => Some(id),
            Self::Raw(operand) if operand.id != 0 => Some(&mut operand.id),
            _ => None,
        }
    }
}

impl ModuleBuf {
    /// Calls `change` for each operand of each instruction, with the position of the object in [`objects`](Self::objects), and writes
    /// the code anew. Predicates, labels, surfaces and samplers that instructions name by number are no operands; instructions that
    /// shall have others, or become others, are [appended](super::ObjectBuf::append) anew, as [`Module::edit`](super::Module::edit)
    /// shows. On an error nothing has changed.
    ///
    /// One variable in place of another:
    ///
    /// ```
    /// use openvisa::isa::{DataType, enums::Align};
    ///
    /// # fn main() -> Result<(), Box<dyn std::error::Error>> {
    /// # let bytes = include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/run/simple_debug.saxpy/skl.isa"));
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
    /// When an instruction cannot be read, or an operand has no form.
    pub fn rewrite_operands(
        &mut self,
        change: &mut dyn FnMut(usize, InstKind, OperandMut<'_>),
    ) -> Result<(), ConvertError> {
        let version = self.version;
        let codes = self.objects.iter().enumerate().map(|(object, buf)| {
            let mut change = |kind, operand: OperandMut<'_>| change(object, kind, operand);
            rewritten(&buf.code, version, &mut change).map_err(|(offset, kind)| ConvertError { object, offset, kind })
        });
        let codes = codes.collect::<Result<Vec<_>, _>>()?;
        for (object, code) in self.objects.iter_mut().zip(codes) {
            object.code = code;
        }
        Ok(())
    }
}

/// The code with other operands, or the byte of the instruction that cannot be read or written.
fn rewritten(
    bytes: &[u8],
    version: Version,
    change: &mut dyn FnMut(InstKind, OperandMut<'_>),
) -> Result<Vec<u8>, (usize, ConvertErrorKind)> {
    let mut code = Vec::with_capacity(bytes.len());
    for item in Instructions::new(bytes, version).with_offsets() {
        let (offset, mut inst) = item.map_err(|error| (error.offset, ConvertErrorKind::Read(error)))?;
        let (kind, mut listed) = (inst.kind(), Vec::new());
        for_each_operand(&mut inst, &mut listed, &mut |operand| change(kind, operand));
        append(&mut code, &inst, version).map_err(|error| (offset, ConvertErrorKind::Write(error)))?;
    }
    Ok(code)
}

/// What is done with a member, by its type.
macro_rules! member {
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
        /// An instruction borrows the operands that it has as a list. Those are copied to `listed`,
        /// and the instruction borrows the copies afterwards. To change a whole module, use
        /// [`ModuleBuf::rewrite_operands`].
        pub fn for_each_operand<'l>(
            inst: &mut Inst<'l>,
            listed: &'l mut Vec<RawOperand>,
            change: &mut dyn FnMut(OperandMut<'_>),
        ) {
            match inst {
                $(Inst::$name(_inst) => { $(member!(change listed _inst.$field; $type);)* })*
                _ => {}
            }
        }
    };
}

openvisa_isa::for_each_instruction!(instructions);
