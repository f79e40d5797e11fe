//! The Rust types of the fields that control channels. The fields are found by their roles, so no
//! emitter knows their names.
//!
//! For example, the field with the role `predicate` has the type `Predicate`.

use crate::emit::context::Context;
use crate::emit::support::field_exprs::zero_value;
use crate::rust_view::naming;
use crate::rust_view::rust_types::assigned_ident;
use crate::rust_view::type_assignment::IntegerType;
use crate::spec::model::Role;
use proc_macro2::{Ident, TokenStream};
use quote::quote;

/// The type of the fields with a role.
pub(crate) struct RoleType {
    /// The name of the type.
    pub(crate) ident: Ident,
    /// The value of an absent field.
    pub(crate) zero: TokenStream,
    /// The module of the generated crate that defines the type; `None` for an integer.
    module: Option<&'static str>,
}

impl RoleType {
    /// Returns the type of the fields with a role; `None` if no field has it.
    pub(crate) fn new(context: &Context<'_>, role: Role) -> Option<Self> {
        let planned = context.plan.role_type(role)?;
        Some(Self {
            ident: assigned_ident(context.plan, planned),
            zero: zero_value(context.plan, planned)?,
            module: match planned {
                IntegerType::Bits(_) => Some("bit_fields"),
                IntegerType::Enum(_) => Some("enums"),
                IntegerType::DataType => Some("types"),
                IntegerType::Plain(_) => None,
            },
        })
    }

    /// Returns the statement that imports the type; nothing for an integer.
    pub(crate) fn import(&self) -> TokenStream {
        let ident = &self.ident;
        self.module.map(naming::ident).map(|module| quote!(use crate::#module::#ident;)).unwrap_or_default()
    }
}

/// The types of the fields that select the channels of an instruction. An instruction set without
/// channels or predicates has no such fields.
pub(crate) struct ChannelTypes {
    /// The type of the number of channels, with the execution mask.
    pub(crate) channels: Option<RoleType>,
    pub(crate) predicate: Option<RoleType>,
}

impl ChannelTypes {
    /// Finds the types in the specification.
    pub(crate) fn new(context: &Context<'_>) -> Self {
        Self { channels: RoleType::new(context, Role::Channels), predicate: RoleType::new(context, Role::Predicate) }
    }

    /// Returns the statements that import the types.
    pub(crate) fn imports(&self) -> TokenStream {
        match [&self.channels, &self.predicate] {
            [Some(channels), Some(predicate)] if channels.ident == predicate.ident => channels.import(),
            [Some(channels), Some(predicate)] if channels.module.is_some() && channels.module == predicate.module => {
                let mut names = [&channels.ident, &predicate.ident];
                names.sort();
                let module = channels.module.map(naming::ident);
                quote!(use crate::#module::{#(#names),*};)
            }
            types => types.into_iter().flatten().map(RoleType::import).collect(),
        }
    }
}
