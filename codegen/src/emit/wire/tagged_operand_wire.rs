//! Structures whose first member selects another one.

use super::operand_wire::{Plain, zeroed};
use crate::emit::context::Context;
use crate::emit::support::field_exprs;
use crate::emit::support::naming::{ident, type_ident, variant};
use crate::emit::support::type_assignment::{BitsPlan, GroupPlan, GroupType, IntegerType, Owner};
use crate::model::{BitGroup, Enumerator, FieldId, Structure, StructureId};
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};

/// The form of such a structure.
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
pub(crate) fn tagged(
    context: &Context<'_>,
    id: StructureId,
    structure: &Structure,
    selector: &BitGroup,
) -> Option<TokenStream> {
    Tagged::new(context, id, structure, selector)?.emit()
}

/// Names in the code that is made of such a structure.
struct Tagged<'a> {
    context: &'a Context<'a>,
    name: Ident,
    /// The bit field at the start.
    tag: &'a BitsPlan<'a>,
    tag_name: Ident,
    /// The type of what selects, and the function of the bit field that gives it.
    class_enum: Ident,
    class_get: Ident,
    /// The other parts of the bit field.
    others: Vec<&'a GroupPlan<'a>>,
    classes: Vec<Class<'a>>,
}

/// What one value of the selecting part stands for.
struct Class<'a> {
    value: Ident,
    /// The variant of it, and the layout that follows; `None` if there is none.
    selected: Option<(Ident, Plain<'a>)>,
}

impl<'a> Tagged<'a> {
    fn new(context: &'a Context<'a>, id: StructureId, structure: &Structure, selector: &BitGroup) -> Option<Self> {
        let IntegerType::Bits(index) = context.plan.integer(Owner::Structure(id), FieldId(0))? else { return None };
        let tag = &context.plan.bit_fields[index];
        let class = tag.groups.iter().find(|g| g.group.low == selector.low)?;
        let GroupType::Enum(classes) = class.kind else { return None };
        let classes = &context.plan.enums[classes];
        let of = |enumerator: &Enumerator| {
            let selected = match enumerator.layout {
                Some(layout) => Some((ident(&variant(&enumerator.name.value)), Plain::new(context, layout)?)),
                None => None,
            };
            Some(Class { value: classes.variant(enumerator.code.value)?, selected })
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

    /// Those classes that something follows.
    fn selected(&self) -> impl Iterator<Item = (&Ident, &Ident, &Plain<'a>)> {
        self.classes.iter().filter_map(|c| c.selected.as_ref().map(|(variant, plain)| (&c.value, variant, plain)))
    }

    fn groups(&self) -> Vec<Ident> {
        self.others.iter().map(|g| ident(&g.name)).collect()
    }

    /// Statements that read the other parts of `tag`, those first that may have values which stand for nothing.
    fn lets(&self) -> TokenStream {
        let may_be_reserved = |g: &&GroupPlan<'_>| matches!(g.kind, GroupType::Enum(_) | GroupType::DataType);
        let (checked, direct): (Vec<_>, Vec<_>) = self.others.iter().copied().partition(may_be_reserved);
        let names = |groups: Vec<&GroupPlan<'_>>| groups.into_iter().map(|g| ident(&g.name)).collect::<Vec<_>>();
        let (checked, direct) = (names(checked), names(direct));
        quote! {
            #(let #checked = tag.#checked()?;)*
            #(let #direct = tag.#direct();)*
        }
    }

    /// The pattern of a variant, and the value.
    fn variant(&self, variant: &Ident, plain: &Plain<'_>) -> TokenStream {
        let (groups, members) = (self.groups(), plain.idents());
        quote!(Self::#variant { #(#groups,)* #(#members),* })
    }

    /// The tag of a class, made of the other parts.
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

    /// The function that reads the operand to its place.
    fn place(&self) -> TokenStream {
        let Self { tag_name, class_enum, class_get, .. } = self;
        let lets = self.lets();
        let reads = self.classes.iter().map(|Class { value, selected }| {
            let Some((variant, plain)) = selected else { return quote!(#class_enum::#value => return None,) };
            let (structure, members, made) = (&plain.name, plain.idents(), self.variant(variant, plain));
            quote! {
                #class_enum::#value => {
                    let #structure { #(#members),* } = Wire::try_read(r)?;
                    *self = #made;
                }
            }
        });
        quote! {
            /// Reads the operand at the start of these bytes to where it shall stand, so that it is not moved, and gives its
            /// length; 0 if there is none.
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

    /// The function that reads an operand of the first class, if its bytes are the same in all newer versions: what stands first is
    /// what operands are as a rule.
    fn usual(&self) -> Option<TokenStream> {
        let Self { tag_name, class_enum, class_get, .. } = self;
        let (class, variant, plain) = self.selected().next()?;
        let (look, members_read) = plain.newest_run()?;
        let (lets, made) = (self.lets(), self.variant(variant, plain));
        Some(quote! {
            /// Reads the operand to its place if it is one of the usual class, in the newest form. Otherwise nothing is read.
            #[inline(always)]
            fn usual(&mut self, r: &mut Reader<'_>) -> Option<()> {
                #look
                // Which class it is is hard to guess, and asked once: before what its bytes are else.
                let tag = #tag_name(*tag);
                if tag.bits() & #tag_name::RESERVED != 0 || !matches!(tag.#class_get(), Some(#class_enum::#class)) {
                    return None;
                }
                #lets
                #members_read
                *self = #made;
                r.advance(LEN)
            }
        })
    }

    /// The function that writes the operand to room that is there, in the newest form.
    fn put(&self) -> Option<TokenStream> {
        let put = |(class, variant, plain): (&Ident, &Ident, &Plain<'_>)| {
            let put = plain.newest_put(Some(quote!(tag)))?;
            let (pattern, tag) = (self.variant(variant, plain), self.tag_of(class));
            Some(quote! {
                #pattern => {
                    let tag = #tag.bits();
                    #put
                    Some(())
                }
            })
        };
        let puts: Vec<_> = self.selected().filter_map(put).collect();
        let (first, others) = puts.split_first().filter(|_| self.tag.int.bytes() == 1)?;
        Some(quote! {
            #[inline(always)]
            fn write_fast(&self, room: &mut Room<'_>) -> Option<()> {
                match *self {
                    #first
                    _ => {
                        // One look decides as a rule, not a jump to one of many places.
                        openvisa_codec::cold_path();
                        match *self { #(#others)* _ => None }
                    }
                }
            }
        })
    }

    /// The functions that write the operand in any version, and that give its length.
    fn write(&self) -> TokenStream {
        let writes = self.selected().map(|(class, variant, plain)| {
            let (pattern, tag) = (self.variant(variant, plain), self.tag_of(class));
            let (structure, members) = (&plain.name, plain.idents());
            quote! {
                #pattern => {
                    #tag.write(w)?;
                    #structure { #(#members),* }.write(w)
                }
            }
        });
        let size = Literal::u8_unsuffixed(self.tag.int.bytes());
        let lens = self.selected().map(|(_, variant, plain)| {
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

    /// The value that stands for nothing: of the first class that has one.
    fn zero(&self) -> Option<TokenStream> {
        let context = self.context;
        let group_zeros: Vec<_> = self.others.iter().map(|g| group_zero(context, g.kind)).collect::<Option<_>>()?;
        let groups = self.groups();
        self.selected().find_map(|(_, variant, plain)| {
            let zero = |m| Some(zeroed(m, &field_exprs::zero(context.plan, m.planned)?));
            let (members, zeros) = (plain.idents(), plain.members.iter().map(zero).collect::<Option<Vec<_>>>()?);
            Some(quote!(Self::#variant { #(#groups: #group_zeros,)* #(#members: #zeros),* }))
        })
    }

    fn emit(&self) -> Option<TokenStream> {
        let Self { name, .. } = self;
        let (zero, put, write, usual, place) = (self.zero()?, self.put(), self.write(), self.usual(), self.place());
        let ask = usual.is_some().then(|| {
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
                    #ask
                    let len = self.place(r.rest(), r.version().key());
                    r.advance(len).is_some()
                }
                #put
                #write
            }

            impl #name {
                #usual

                #place
            }
        })
    }
}

/// The groups of the first member of a tagged structure but for the one that selects, with the value of each that stands for
/// nothing.
pub(crate) fn tag_zeros(context: &Context<'_>, id: StructureId) -> Option<Vec<(Ident, TokenStream)>> {
    let IntegerType::Bits(index) = context.plan.integer(Owner::Structure(id), FieldId(0))? else { return None };
    let groups = context.plan.bit_fields[index].groups.iter();
    let others = groups.filter(|g| g.group.enumerators.iter().all(|e| e.layout.is_none()));
    others.map(|g| Some((ident(&g.name), group_zero(context, g.kind)?))).collect()
}

fn group_zero(context: &Context<'_>, kind: GroupType) -> Option<TokenStream> {
    match kind {
        GroupType::Flag => Some(quote!(false)),
        GroupType::Number => Some(quote!(0)),
        GroupType::Enum(index) => field_exprs::zero(context.plan, IntegerType::Enum(index)),
        GroupType::DataType => field_exprs::zero(context.plan, IntegerType::DataType),
    }
}
