// @generated from the Markdown specification by `cargo xtask gen`. Do not edit: change the specification and run it again.

//! `for_each_instruction!`.

/// Calls the macro `$callback` with a row for each instruction format, by opcode.
///
/// A row is
/// `Struct { kind: InstKind, opcode: BYTE, sub_opcode: BYTE|none, fields: { name: Type, ... } }`:
///
/// - `Struct` is a struct of [`instructions`](crate::instructions).
/// - `kind` is a variant of [`InstKind`](crate::InstKind).
/// - `fields` are the members of the struct in wire order. The type `[T]` is a list of `T`.
///
/// ```
/// macro_rules! count {
///     ($($name:ident { kind: $kind:ident, opcode: $opcode:literal, sub_opcode: $sub:tt,
///         fields: { $($field:ident: $type:tt,)* } })*) => { [$(stringify!($name)),*].len() };
/// }
/// assert!(openvisa_isa::for_each_instruction!(count) > 0);
/// ```
#[macro_export]
macro_rules! for_each_instruction {
    ($callback:ident) => {
        $callback! {
            Add { kind: Add, opcode: 0x01, sub_opcode: none, fields: { exec_size: ExecControl, dst: VecOperand, src0: VecOperand, src1: VecOperand, } }
            LoadPlain { kind: Load, opcode: 0x02, sub_opcode: none, fields: { op: LoadOp, dst: RawOperand, num_list: [RawOperand], } }
            LoadScaled { kind: Load, opcode: 0x02, sub_opcode: none, fields: { op: LoadOp, scale: u16, dst: RawOperand, num_list: [RawOperand], } }
            SvmRead { kind: SvmRead, opcode: 0x03, sub_opcode: 0x01, fields: { dst: RawOperand, } }
        }
    };
}
