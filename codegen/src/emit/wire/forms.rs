//! `forms.rs`: the wire forms that some fields have in some versions, and that no type has by itself.

use crate::emit::context::{Content, Context, Emitter};
use crate::emit::wire::wire_fields::wire_fields;
use quote::quote;
use std::collections::BTreeMap;

/// Emits `forms.rs`.
pub(crate) struct Forms;

impl Emitter for Forms {
    fn path(&self) -> &'static str {
        "forms.rs"
    }

    /// Emits one implementation of `Form` for each form, by name:
    /// ```ignore
    /// /// `ExecControl` as it is in this field alone.
    /// pub(crate) struct Gather4TypedExecSize;
    /// impl Form<'_, ExecControl> for Gather4TypedExecSize { ... }
    /// ```
    fn emit(&self, context: &Context<'_>) -> Content {
        let mut forms = BTreeMap::new();
        for format in &context.formats {
            for variant in format.variants.iter().take(1).chain(&format.older) {
                wire_fields(context, format, variant, &mut forms);
            }
        }
        let forms = forms.values();
        Content::Rust(quote! {
            //! Forms that fields of instructions have in some versions of the format, and that no type has by itself.
            #![allow(unused_imports)]
            use crate::bit_fields::*;
            use crate::enums::*;
            use crate::operands::*;
            use crate::types::DataType;
            use openvisa_codec::{As, Form, Reader, Version, WriteError, WriteErrorKind, Writer};
            #(#forms)*
        })
    }
}
