//! The wire forms of tagged structures, in `operands.rs`: an enumerated group of the first member,
//! the tag, selects the structure of the rest.
//!
//! For example, the tag of `vec_operand` has the groups `modifier` and `class`. The class `general`
//! selects `gen_opnd`, whose members are inlined into the variant `VecOperand::General`.

use super::operand_wire::{NewestRun, PlainStructure, zeroed_member};
use crate::emit::context::Context;
use crate::emit::support::field_exprs;
use crate::rust_view::naming::{ident, type_ident, variant};
use crate::rust_view::type_assignment::{BitsPlan, GroupPlan, GroupType, IntegerType, Owner};
use crate::spec::model::{BitGroup, Enumerator, FieldId, Structure, StructureId};
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};

/// Emits the wire form of a tagged structure; `None` if the documents do not describe its encoding.
///
/// ```ignore
/// impl Wire<'_> for VecOperand {
///     fn read_into(&mut self, r: &mut Reader<'_>) -> bool {
///         if self.usual(r).is_some() {
///             return true;
///         }
///         let len = self.place(r.rest(), r.version().key());
///         r.advance(len).is_some()
///     }
///     ...
/// }
///
/// impl VecOperand {
///     fn usual(&mut self, r: &mut Reader<'_>) -> Option<()> { ... }
///     fn place(&mut self, bytes: &[u8], version: u16) -> usize {
///         Reader::length(bytes, version, |r| {
///             let tag = VecOperandTag(Wire::try_read(r)?);
///             let modifier = tag.modifier()?;
///             match tag.class()? {
///                 OperandClass::General => {
///                     let GenOpnd { id, ... } = Wire::try_read(r)?;
///                     *self = Self::General { modifier, id, ... };
///                 }
///                 ...
///             }
///             Some(())
///         })
///     }
/// }
/// ```
pub(crate) fn tagged_wire(
    context: &Context<'_>,
    id: StructureId,
    structure: &Structure,
    selector: &BitGroup,
) -> Option<TokenStream> {
    TaggedStructure::new(context, id, structure, selector)?.emit()
}

/// A tagged structure, with the names in the code that is generated for it.
struct TaggedStructure<'a> {
    context: &'a Context<'a>,
    /// Name of the Rust enum.
    name: Ident,
    /// The bit field of the tag.
    tag: &'a BitsPlan<'a>,
    /// Name of the bit field's type.
    tag_name: Ident,
    /// Enumeration of the selecting group.
    class_enum: Ident,
    /// Accessor of the selecting group.
    class_get: Ident,
    /// The other groups of the tag.
    others: Vec<&'a GroupPlan<'a>>,
    classes: Vec<OperandClassPlan<'a>>,
}

/// A value of the selecting group.
struct OperandClassPlan<'a> {
    /// Variant of the enumeration of the selecting group.
    value: Ident,
    /// Variant of the operand and the structure behind the tag; `None` for a value that selects
    /// nothing.
    selected: Option<(Ident, PlainStructure<'a>)>,
}

impl<'a> TaggedStructure<'a> {
    fn new(context: &'a Context<'a>, id: StructureId, structure: &Structure, selector: &BitGroup) -> Option<Self> {
        let IntegerType::Bits(index) = context.plan.integer(Owner::Structure(id), FieldId(0))? else { return None };
        let tag = &context.plan.bit_fields[index];
        let class = tag.groups.iter().find(|g| g.group.low == selector.low)?;
        let GroupType::Enum(classes) = class.kind else { return None };
        let classes = &context.plan.enums[classes];
        let of = |enumerator: &Enumerator| {
            let selected = match enumerator.layout {
                Some(layout) => Some((ident(&variant(&enumerator.name.value)), PlainStructure::new(context, layout)?)),
                None => None,
            };
            Some(OperandClassPlan { value: classes.variant(enumerator.code.value)?, selected })
        };
        Some(Self {
            context,
            name: type_ident(&structure.name.value),
            tag,
            tag_name: ident(&tag.name),
            class_enum: ident(&classes.name),
            class_get: ident(&class.name),
            others: tag.groups.iter().filter(|g| g.group.low != selector.low).collect(),
            classes: selector.enumerators.iter().map(of).collect::<Option<_>>()?,
        })
    }

    /// Returns the classes that select a structure: class, variant and structure.
    fn selecting_classes(&self) -> impl Iterator<Item = (&Ident, &Ident, &PlainStructure<'a>)> {
        self.classes.iter().filter_map(|c| c.selected.as_ref().map(|(variant, plain)| (&c.value, variant, plain)))
    }

    /// Returns the names of the groups of the tag besides the selecting one.
    fn other_groups(&self) -> Vec<Ident> {
        self.others.iter().map(|g| ident(&g.name)).collect()
    }

    /// Emits statements that read the other groups of `tag`. Groups with reserved values come
    /// first, since they may fail.
    fn read_other_groups(&self) -> TokenStream {
        let may_be_reserved = |g: &&GroupPlan<'_>| matches!(g.kind, GroupType::Enum(_) | GroupType::DataType);
        let (checked, direct): (Vec<_>, Vec<_>) = self.others.iter().copied().partition(may_be_reserved);
        let names = |groups: Vec<&GroupPlan<'_>>| groups.into_iter().map(|g| ident(&g.name)).collect::<Vec<_>>();
        let (checked, direct) = (names(checked), names(direct));
        quote! {
            #(let #checked = tag.#checked()?;)*
            #(let #direct = tag.#direct();)*
        }
    }

    /// Emits a variant with all members by name, which is both a pattern and an expression.
    fn variant_expr(&self, variant: &Ident, plain: &PlainStructure<'_>) -> TokenStream {
        let (groups, members) = (self.other_groups(), plain.idents());
        quote!(Self::#variant { #(#groups,)* #(#members),* })
    }

    /// Emits an expression that makes the tag of a class from the variables of the other groups.
    fn tag_of(&self, class: &Ident) -> TokenStream {
        let Self { tag_name, class_enum, class_get, .. } = self;
        let with_class = format_ident!("with_{class_get}");
        let setters = self.others.iter().map(|g| {
            let (with, value) = (format_ident!("with_{}", g.name.trim_start_matches('_')), ident(&g.name));
            match g.kind {
                GroupType::DataType => quote!(.#with(#value).unwrap_or(#tag_name(u8::MAX.into()))),
                _ => quote!(.#with(#value)),
            }
        });
        quote!(#tag_name(0).#with_class(#class_enum::#class)#(#setters)*)
    }

    /// Emits the function that reads an operand of any class in place.
    fn read_any_class_fn(&self) -> TokenStream {
        let Self { tag_name, class_enum, class_get, .. } = self;
        let lets = self.read_other_groups();
        let reads = self.classes.iter().map(|OperandClassPlan { value, selected }| {
            let Some((variant, plain)) = selected else { return quote!(#class_enum::#value => return None,) };
            let (structure, members, made) = (&plain.name, plain.idents(), self.variant_expr(variant, plain));
            quote! {
                #class_enum::#value => {
                    let #structure { #(#members),* } = Wire::try_read(r)?;
                    *self = #made;
                }
            }
        });
        quote! {
            /// Reads the operand at the start of `bytes` into `self`, which avoids a copy. Returns
            /// its length in bytes; 0 for an invalid operand.
            #[inline(never)]
            fn place(&mut self, bytes: &[u8], version: u16) -> usize {
                Reader::length(bytes, version, |r| {
                    let tag = #tag_name(Wire::try_read(r)?);
                    if tag.bits() & #tag_name::RESERVED != 0 {
                        return None;
                    }
                    #lets
                    match tag.#class_get()? { #(#reads)* }
                    Some(())
                })
            }
        }
    }

    /// Emits the fast path: the function that reads an operand of the first class in its newest
    /// form. Most operands are of the first class. `None` if its encoding is more than a run of
    /// integers.
    fn read_first_class_fn(&self) -> Option<TokenStream> {
        let Self { tag_name, class_enum, class_get, .. } = self;
        let (class, variant, plain) = self.selecting_classes().next()?;
        let NewestRun { peek, members } = plain.newest_run()?;
        let (lets, made) = (self.read_other_groups(), self.variant_expr(variant, plain));
        Some(quote! {
            /// Reads an operand of the most frequent class in its newest form into `self`. Reads
            /// nothing otherwise.
            #[inline(always)]
            fn usual(&mut self, r: &mut Reader<'_>) -> Option<()> {
                #peek
                // The class is tested first: the branch predictor misses it most, and one branch on
                // it is enough.
                let tag = #tag_name(*tag);
                if tag.bits() & #tag_name::RESERVED != 0 || !matches!(tag.#class_get(), Some(#class_enum::#class)) {
                    return None;
                }
                #lets
                #members
                *self = #made;
                r.advance(LEN)
            }
        })
    }

    /// Emits the function that writes an operand in its newest form on the fast path.
    fn put_fn(&self) -> Option<TokenStream> {
        let put = |(class, variant, plain): (&Ident, &Ident, &PlainStructure<'_>)| {
            let put = plain.newest_put(Some(quote!(tag)))?;
            let (pattern, tag) = (self.variant_expr(variant, plain), self.tag_of(class));
            Some(quote! {
                #pattern => {
                    let tag = #tag.bits();
                    #put
                    Some(())
                }
            })
        };
        let puts: Vec<_> = self.selecting_classes().filter_map(put).collect();
        let (first, others) = puts.split_first().filter(|_| self.tag.int.bytes() == 1)?;
        Some(quote! {
            #[inline(always)]
            fn write_fast(&self, room: &mut Room<'_>) -> Option<()> {
                match *self {
                    #first
                    _ => {
                        // Most operands take the branch above, which predicts better than an
                        // indirect jump over all classes.
                        openvisa_isa_core::__private::cold_path();
                        match *self { #(#others)* _ => None }
                    }
                }
            }
        })
    }

    /// Emits the functions that write an operand in any version, and that return its encoded
    /// length.
    fn write_fns(&self) -> TokenStream {
        let writes = self.selecting_classes().map(|(class, variant, plain)| {
            let (pattern, tag) = (self.variant_expr(variant, plain), self.tag_of(class));
            let (structure, members) = (&plain.name, plain.idents());
            quote! {
                #pattern => {
                    #tag.write(w)?;
                    #structure { #(#members),* }.write(w)
                }
            }
        });
        let size = Literal::u8_unsuffixed(self.tag.int.bytes());
        let lens = self.selecting_classes().map(|(_, variant, plain)| {
            let (structure, members) = (&plain.name, plain.idents());
            quote!(Self::#variant { #(#members,)* .. } => #size + #structure { #(#members),* }.encoded_len(version),)
        });
        quote! {
            #[inline(never)]
            fn write(&self, w: &mut Writer<'_>) -> Result<(), WriteError> {
                match *self { #(#writes)* }
            }
            fn encoded_len(&self, version: Version) -> usize {
                match *self { #(#lens)* }
            }
        }
    }

    /// Emits the default value: the first class with all members zero.
    fn zero_expr(&self) -> Option<TokenStream> {
        let context = self.context;
        let group_zeros: Vec<_> = self.others.iter().map(|g| group_zero(context, g.kind)).collect::<Option<_>>()?;
        let groups = self.other_groups();
        self.selecting_classes().find_map(|(_, variant, plain)| {
            let zero = |m| Some(zeroed_member(m, &field_exprs::zero_value(context.plan, m.planned)?));
            let (members, zeros) = (plain.idents(), plain.members.iter().map(zero).collect::<Option<Vec<_>>>()?);
            Some(quote!(Self::#variant { #(#groups: #group_zeros,)* #(#members: #zeros),* }))
        })
    }

    fn emit(&self) -> Option<TokenStream> {
        let Self { name, .. } = self;
        let (zero, put, write) = (self.zero_expr()?, self.put_fn(), self.write_fns());
        let (read_first, read_any) = (self.read_first_class_fn(), self.read_any_class_fn());
        let try_first = read_first.is_some().then(|| {
            quote!(if self.usual(r).is_some() {
                return true;
            })
        });
        Some(quote! {
            /// The null operand: all zeros.
            impl Default for #name { fn default() -> Self { Self::zeroed(0) } }

            impl Zero for #name {
                #[inline]
                fn zeroed(zero: u32) -> Self { #zero }
            }
            impl Wire<'_> for #name {
                #[inline]
                fn try_read(r: &mut Reader<'_>) -> Option<Self> {
                    let mut value = Self::zeroed(r.zero());
                    if value.read_into(r) { Some(value) } else { None }
                }
                #[inline]
                fn read_into(&mut self, r: &mut Reader<'_>) -> bool {
                    #try_first
                    let len = self.place(r.rest(), r.version().key());
                    r.advance(len).is_some()
                }
                #put
                #write
            }

            impl #name {
                #read_first

                #read_any
            }
        })
    }
}

/// Returns the groups of a tag besides the selecting one, each with its default value.
pub(crate) fn tag_zeros(context: &Context<'_>, id: StructureId) -> Option<Vec<(Ident, TokenStream)>> {
    let IntegerType::Bits(index) = context.plan.integer(Owner::Structure(id), FieldId(0))? else { return None };
    let groups = context.plan.bit_fields[index].groups.iter();
    let others = groups.filter(|g| g.group.enumerators.iter().all(|e| e.layout.is_none()));
    others.map(|g| Some((ident(&g.name), group_zero(context, g.kind)?))).collect()
}

/// Returns the default value of a group.
fn group_zero(context: &Context<'_>, kind: GroupType) -> Option<TokenStream> {
    match kind {
        GroupType::Flag => Some(quote!(false)),
        GroupType::Number => Some(quote!(0)),
        GroupType::Enum(index) => field_exprs::zero_value(context.plan, IntegerType::Enum(index)),
        GroupType::DataType => field_exprs::zero_value(context.plan, IntegerType::DataType),
    }
}
