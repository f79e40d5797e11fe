//! Emits `generated.rs` of the builder: the methods, the structures that they take, and the setters
//! of optional members.
//!
//! For example, the page of ADD becomes `pub fn add(&mut self, exec_size, dst, src0, src1)`, which
//! returns `Added<'_, Add>`. The predicate is optional, so `Add` gets an implementation of
//! `Predicated`.
//!
//! | module | what it does |
//! | --- | --- |
//! | `operation` | finds the operations that become methods |
//! | `method` | decides the parameters of a method and their order |
//! | `role` | converts a member to a parameter, and an argument to the value of the member |
//! | `example` | makes an example: a call, and the line of assembler text that it appends |
//! | `docs`, `code` | emit the documentation and the code |

mod code;
mod docs;
mod example;
mod method;
mod operation;
mod role;

use crate::emit::context::{Content, Context};
use method::Method;
use quote::quote;

/// ```ignore
/// pub struct BlockShape { ... }
/// /// # Arithmetic Instructions
/// impl Builder { pub fn add(...) -> Added<'_, Add> { ... } ... }
/// ...
/// /// Setters of the optional members of `LscUntypedVector`.
/// impl Added<'_, LscUntypedVector> {
///     pub fn lsc_sfid(self, lsc_sfid: LscSfid) -> Self { ... }
///     ...
/// }
/// ...
/// capability! { Predicated predicate Predicate Add, pred }
/// ...
/// ```
pub(crate) fn emit(context: &Context<'_>) -> Content {
    let methods = method::collect_methods(context);
    let structures = code::emit_structures(&methods);
    let of_formats: Vec<_> = group_by_format(&methods).collect();
    let bases: Vec<_> = of_formats.iter().map(|methods| code::Base::new(methods)).collect();
    let base_of = |method: &Method<'_>| {
        let position = of_formats.iter().position(|m| m.iter().any(|other| std::ptr::eq(other.format, method.format)));
        position.and_then(|position| bases[position].as_ref())
    };
    let groups = group_by_title(&methods).into_iter().map(|(title, methods)| {
        let docs = docs::emit_group_docs(title, &methods);
        let functions = methods.iter().map(|method| code::emit_method(method, base_of(method)));
        quote!(#docs impl Builder { #(#functions)* })
    });
    let functions = bases.iter().flatten().map(code::Base::emit_function);
    let settings = of_formats.iter().map(|methods| code::emit_setters(methods));
    let capabilities = of_formats.iter().filter_map(|methods| methods.first()).map(code::emit_capabilities);
    let attribute_values = crate::emit::object::variables::attribute_values(context).map(|(name, _)| {
        quote! {
            impl From<openvisa_isa::#name> for AttributeValue<'_> {
                fn from(value: openvisa_isa::#name) -> Self {
                    Self::from(value.bits() as i32)
                }
            }
        }
    });
    Content::Rust(quote! {
        //! The methods of [`Builder`] that append instructions, by group.
        #![allow(clippy::too_many_arguments, clippy::unnecessary_cast)]
        use super::{Added, AttributeValue, Builder, Dst, Exec, Masked, Predicated, Raw, Sampler, Saturating, Src, Surface};
        use super::operand::dword;
        use openvisa_isa::List;
        use openvisa_isa::bit_fields::*;
        use openvisa_isa::enums::*;
        use openvisa_isa::instructions::*;
        use openvisa_isa::operands::*;

        #structures
        #(#groups)*
        #(#settings)*
        #(#functions)*

        macro_rules! capability {
            ($name:ident $method:ident $member_type:ident $format:ty, $member:ident) => {
                impl $name for $format {
                    fn $method(&mut self) -> &mut $member_type {
                        &mut self.$member
                    }
                }
            };
        }

        #(#capabilities)*
        #(#attribute_values)*
    })
}

/// Groups the methods by the title of their group, in the order of the index. Instructions without
/// a group come last.
fn group_by_title<'m, 'a>(methods: &'m [Method<'a>]) -> Vec<(&'m str, Vec<&'m Method<'a>>)> {
    let mut groups: Vec<(&str, Vec<&Method<'_>>)> = Vec::new();
    for method in methods {
        let title = method.format.instruction.group.as_deref().unwrap_or("Other Instructions");
        match groups.iter_mut().find(|(known, _)| *known == title) {
            Some((_, methods)) => methods.push(method),
            None => groups.push((title, vec![method])),
        }
    }
    groups
}

/// Groups the methods by instruction format.
fn group_by_format<'m, 'a>(methods: &'m [Method<'a>]) -> impl Iterator<Item = &'m [Method<'a>]> {
    methods.chunk_by(|a, b| std::ptr::eq(a.format, b.format))
}
