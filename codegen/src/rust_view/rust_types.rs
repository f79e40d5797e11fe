//! The Rust types of fields and structure members.

use crate::rust_view::naming::{camel, ident, snake};
use crate::rust_view::type_assignment::{IntegerType, Owner, TypeAssignment};
use crate::spec::model::{FieldId, IntType, Model};
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};

/// Returns the Rust integer with the width and sign of an integer of the wire format: `u16` for
/// `uw`.
pub(crate) fn int_ident(int: IntType) -> Ident {
    format_ident!("{}{}", if int.signed() { "i" } else { "u" }, int.bits())
}

/// Returns the Rust type of an integer field: `ExecControl`, `DataType`, or an integer such as
/// `u16`.
pub(crate) fn integer_type(types: &TypeAssignment<'_>, owner: Owner, field: FieldId, int: IntType) -> TokenStream {
    let name = types.integer(owner, field).map_or_else(|| int_ident(int), |planned| assigned_ident(types, planned));
    quote!(#name)
}

/// Returns the name of an assigned type.
pub(crate) fn assigned_ident(types: &TypeAssignment<'_>, planned: IntegerType) -> Ident {
    match planned {
        IntegerType::DataType => ident("DataType"),
        IntegerType::Enum(index) => ident(&types.enums[index].name),
        IntegerType::Bits(index) => ident(&types.bit_fields[index].name),
        IntegerType::Plain(int) => int_ident(int),
    }
}

/// Returns the Rust type of a structure: `VecOperand` for `vec_operand`. `None` if the model has no
/// such structure.
pub(crate) fn structure_type(model: &Model, name: &str) -> Option<TokenStream> {
    model.structure(name)?;
    let rust = ident(&camel(name));
    Some(quote!(#rust))
}

/// Returns the name of the list that a count field counts: `params` for `NumParams`.
pub(crate) fn list_name(count: &str) -> String {
    let name = snake(count);
    match name.strip_prefix("num_") {
        Some(rest) if !rest.is_empty() => rest.to_owned(),
        _ => format!("{name}_list"),
    }
}
