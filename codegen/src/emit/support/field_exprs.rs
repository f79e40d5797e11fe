//! Generated expressions for the values of fields and members, by their assigned type.
//!
//! For example, the condition `Rel_op == eq` on a member of the type `RelOp` becomes
//! `matches!(rel_op, RelOp::Eq)`.

use crate::emit::support::presence::FieldSource;
use crate::rust_view::naming::{ident, snake_ident, type_ident};
use crate::rust_view::type_assignment::{GroupType, IntegerType, Owner, TypeAssignment};
use crate::spec::model::{BitGroup, DataTypeId, FieldId};
use proc_macro2::TokenStream;
use quote::quote;

/// Returns the value of an absent member: all bits zero, or the variant with the smallest code.
/// `None` for an enumeration without values.
pub(crate) fn zero_value(types: &TypeAssignment<'_>, planned: IntegerType) -> Option<TokenStream> {
    Some(match planned {
        IntegerType::Plain(_) => quote!(0),
        IntegerType::Bits(index) => {
            let name = ident(&types.bit_fields[index].name);
            quote!(#name(0))
        }
        IntegerType::Enum(index) => {
            let plan = &types.enums[index];
            let (name, value) = (ident(&plan.name), plan.zero()?);
            quote!(#name::#value)
        }
        IntegerType::DataType => {
            let codes = types.model.data_types.iter().enumerate();
            let first = codes.filter_map(|(i, t)| Some((t.code?.value, i))).min()?.1;
            let name = data_type_path(types, DataTypeId(first as u8))?;
            quote!(#name)
        }
    })
}

/// Returns the path of a data type: `DataType::Ud`.
pub(crate) fn data_type_path(types: &TypeAssignment<'_>, id: DataTypeId) -> Option<TokenStream> {
    let name = type_ident(&types.model.data_types.get(id.index())?.name.value);
    Some(quote!(DataType::#name))
}

/// Fields of an instruction, or members of a structure, as local variables with their names.
pub(crate) struct Variables<'a> {
    pub(crate) types: &'a TypeAssignment<'a>,
    pub(crate) owner: Owner,
}

impl Variables<'_> {
    /// Returns the name of the variable that holds a field.
    fn variable_name(&self, field: FieldId) -> Option<String> {
        let fields = match self.owner {
            Owner::Instruction(id) => &self.types.model[id].fields,
            Owner::Structure(id) => &self.types.model[id].members,
        };
        Some(snake_ident(&fields.get(field.index())?.name.value).to_string())
    }

    /// Returns the pattern of the variants with these codes: `RelOp::Eq | RelOp::Ne`. With `wrap`,
    /// the pattern is an argument of that constructor: `Some(RelOp::Eq)`.
    fn variant_pattern(&self, index: usize, codes: &[u64], wrap: &str) -> Option<String> {
        let plan = &self.types.enums[index];
        let names: Option<Vec<_>> =
            codes.iter().map(|code| Some(format!("{}::{}", ident(&plan.name), plan.variant(*code)?))).collect();
        let names = names?.join(" | ");
        Some(if wrap.is_empty() { names } else { format!("{wrap}({names})") })
    }
}

impl FieldSource for Variables<'_> {
    fn number(&self, field: FieldId) -> Option<String> {
        let name = self.variable_name(field)?;
        Some(match self.types.integer(self.owner, field)? {
            IntegerType::Plain(int) if int.signed() => format!("({name} as u64)"),
            IntegerType::Plain(_) => format!("u64::from({name})"),
            IntegerType::Bits(_) | IntegerType::Enum(_) => format!("u64::from({name}.bits())"),
            IntegerType::DataType => format!("{name}.bits().map_or(u64::MAX, u64::from)"),
        })
    }

    fn flag(&self, field: FieldId, group: &BitGroup) -> Option<String> {
        let IntegerType::Bits(index) = self.types.integer(self.owner, field)? else { return None };
        let groups = &self.types.bit_fields[index].groups;
        let planned = groups.iter().find(|g| is_same_group(g.group, group))?;
        (planned.kind == GroupType::Flag)
            .then(|| Some(format!("{}.{}()", self.variable_name(field)?, ident(&planned.name))))?
    }

    fn is_one_of(&self, field: FieldId, group: Option<&BitGroup>, codes: &[u64]) -> Option<String> {
        let name = self.variable_name(field)?;
        match self.types.integer(self.owner, field)? {
            IntegerType::Enum(index) => Some(format!("matches!({name}, {})", self.variant_pattern(index, codes, "")?)),
            IntegerType::Bits(index) => {
                let groups = &self.types.bit_fields[index].groups;
                let planned = groups.iter().find(|g| group.is_some_and(|group| is_same_group(g.group, group)))?;
                let GroupType::Enum(index) = planned.kind else { return None };
                let variants = self.variant_pattern(index, codes, "Some")?;
                Some(format!("matches!({name}.{}(), {variants})", ident(&planned.name)))
            }
            IntegerType::DataType => {
                let types = self.types.model.data_types.iter();
                let names: Vec<_> = types
                    .filter(|t| t.code.is_some_and(|c| codes.contains(&u64::from(c.value))))
                    .map(|t| format!("DataType::{}", type_ident(&t.name.value)))
                    .collect();
                (!names.is_empty()).then(|| format!("matches!({name}, {})", names.join(" | ")))
            }
            IntegerType::Plain(_) => None,
        }
    }
}

/// Returns whether two groups have the same bits and, if both are named, the same name. An
/// instruction may narrow the values of a shared group, so the two groups are different objects.
fn is_same_group(a: &BitGroup, b: &BitGroup) -> bool {
    let name = |g: &BitGroup| g.name.as_ref().map(|n| n.value.clone());
    (a.low, a.high) == (b.low, b.high) && (name(a) == name(b) || a.name.is_none() || b.name.is_none())
}

/// Parses the text of a Rust expression into tokens. Invalid text becomes a compile error.
pub(crate) fn parse_tokens(text: &str) -> TokenStream {
    text.parse().unwrap_or_else(|_| quote!(compile_error!("a condition is no Rust")))
}
