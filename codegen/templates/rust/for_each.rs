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
            #rows
        }
    };
}
