//! `forms.rs`: wire forms of single fields that differ from the wire form of their type in some
//! versions.
//!
//! For example, `Exec_size` of GATHER4_TYPED has another encoding before version 3.2 than in other
//! instructions, so `Gather4TypedExecSize` implements `Form` for it.

use crate::emit::context::{Content, Context};
use crate::emit::wire::wire_fields::wire_fields;
use quote::quote;
use std::collections::BTreeMap;

/// Emits one implementation of `Form` for each form, by name:
/// ```ignore
/// /// `ExecControl` as it is in this field alone.
/// pub(crate) struct Gather4TypedExecSize;
/// impl Form<'_, ExecControl> for Gather4TypedExecSize { ... }
/// ```
pub(crate) fn emit(context: &Context<'_>) -> Content {
    let mut forms = BTreeMap::new();
    for format in &context.formats {
        for variant in format.variants.iter().take(1).chain(&format.older) {
            wire_fields(context, format, variant, &mut forms);
        }
    }
    let forms = forms.values();
    Content::Rust(quote! {
        //! Wire forms of single fields that differ from the wire form of their type in some
        //! versions.
        #![allow(unused_imports)]
        use crate::bit_fields::*;
        use crate::enums::*;
        use crate::operands::*;
        use crate::types::DataType;
        use openvisa_isa_core::__private::As;
        use openvisa_isa_core::{Form, Reader, Version, WriteError, WriteErrorKind, Writer};
        #(#forms)*
    })
}
