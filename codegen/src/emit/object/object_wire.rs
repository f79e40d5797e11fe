//! The implementations of `Structure` in `object.rs`: they read, skip, measure and write the
//! structures of the object format.
//!
//! For example, `VarInfo::skip` reads the count of attributes, and skips them without decoding.

use super::structure::{BitFieldType, MemberShape, ObjectMember, ObjectStructure, borrows, gated_ident};
use crate::emit::object::object_info::info_ident;
use crate::emit::support::versions;
use crate::rust_view::naming::{ident, type_ident};
use crate::rust_view::rust_types::int_ident;
use crate::spec::model::{Field, FieldId, IntType, StructureId};
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};

impl ObjectStructure<'_, '_> {
    /// Emits `impl Structure<'a> for VarInfo<'a> { ... }`.
    pub(crate) fn structure_impl(&self, rust: &TokenStream) -> TokenStream {
        let info = info_ident(self.structure);
        let least = self.least_size_fn();
        let read = self.read_part_fn();
        let skip = self.skip_fns();
        let sizes: Vec<_> = self.members.iter().map(|m| self.member_size(m)).collect();
        let writes = self.members.iter().map(|m| self.write_member(m));
        let fixed =
            |m: &ObjectMember<'_>| matches!(m.shape, MemberShape::Int(_) | MemberShape::Bytes(_) | MemberShape::Text);
        let version = if self.members.iter().all(fixed) { ident("_version") } else { ident("version") };
        quote! {
            impl<'a> Structure<'a> for #rust {
                const INFO: &'static StructureInfo = &info::#info;
                #least
                #read
                #skip
                fn size_before(&self, member: usize, #version: Version) -> usize {
                    let sizes = [#(#sizes),*];
                    sizes.iter().take(member).sum()
                }
                fn write(&self, writer: &mut Writer<'_>) -> Result<(), WriteError> {
                    #(#writes)*
                    Ok(())
                }
            }
        }
    }

    /// Emits the function that returns the minimum size in bytes.
    fn least_size_fn(&self) -> TokenStream {
        let mut fixed = 0usize;
        let mut others: Vec<TokenStream> = Vec::new();
        for member in &self.members {
            match member.shape {
                MemberShape::Int(int) => fixed += usize::from(int.bytes()),
                MemberShape::Gated(_) => {
                    let gated = gated_ident(member.field);
                    others.push(quote!(usize::from(#gated::size(version))));
                }
                MemberShape::Nested(id) => {
                    let name = type_ident(&self.context.model[id].name.value);
                    others.push(quote!(#name::least_size(version)));
                }
                MemberShape::Text => fixed += 1,
                MemberShape::Table(..) | MemberShape::Bytes(_) | MemberShape::Unsupported(_) => {}
            }
        }
        let fixed = Literal::usize_unsuffixed(fixed);
        let argument = if others.is_empty() { ident("_version") } else { ident("version") };
        quote! {
            #[inline]
            fn least_size(#argument: Version) -> usize { #fixed #(+ #others)* }
        }
    }

    /// Emits the function that reads one part.
    fn read_part_fn(&self) -> TokenStream {
        let mut bodies = self.parts.iter().enumerate().map(|(number, first)| {
            let last = self.parts.get(number + 1).copied().unwrap_or(self.members.len());
            let NumberRun { len, read } = self.leading_numbers(&self.members[*first..last]);
            let reads = self.members[*first + len..last].iter().map(|m| self.read_member(m));
            quote!(#read #(#reads)*)
        });
        let arguments = |part: &str, start: &str| {
            let (part, start) = (ident(part), ident(start));
            quote!(&mut self, #part: usize, #start: usize, reader: &mut Reader<'a>)
        };
        let (arguments, body) = if self.parts.len() == 1 {
            (arguments("_part", "_start"), bodies.next().unwrap_or_default())
        } else {
            let arms = bodies.enumerate().map(|(number, body)| {
                let number = Literal::usize_unsuffixed(number);
                quote!(#number => { #body })
            });
            let start = if self.members.iter().any(|m| m.field.begins_at.is_some()) { "start" } else { "_start" };
            (arguments("part", start), quote!(match part { #(#arms)* _ => {} }))
        };
        quote! {
            #[inline]
            fn read_part(#arguments) -> Result<(), WireError> {
                #body
                Ok(())
            }
        }
    }

    /// Emits statements that read the leading numbers of some members with one bounds check. With
    /// too few bytes, or in an older version, they are read one by one.
    /// ```ignore
    /// let count;
    /// if reader.version().at_least(3, 4)
    ///     && let Some([b0, b1, b2, b3, b4]) = reader.chunk().copied()
    /// {
    ///     self.name = u32::from_le_bytes([b0, b1, b2, b3]);
    ///     count = u8::from_le_bytes([b4]);
    /// } else {
    ///     ...
    /// }
    /// ```
    fn leading_numbers(&self, members: &[ObjectMember<'_>]) -> NumberRun {
        /// Minimum number of members for which one bounds check is faster than one per member.
        const MIN_RUN: usize = 4;
        let is_number = |m: &&ObjectMember<'_>| {
            m.field.begins_at.is_none()
                && matches!(m.shape, MemberShape::Int(_) | MemberShape::Gated(_))
                && self.newest_int(m).is_some()
        };
        let members = &members[..members.iter().take_while(is_number).count()];
        if members.len() < MIN_RUN {
            return NumberRun { len: 0, read: TokenStream::new() };
        }
        let mut bytes = Vec::new();
        let mut assign = |member: &ObjectMember<'_>| {
            let (name, int) = (&member.name, self.newest_int(member)?);
            let own: Vec<_> = (bytes.len()..).take(int.bytes().into()).map(|n| format_ident!("b{n}")).collect();
            bytes.extend_from_slice(&own);
            let rust = int_ident(int);
            let value = match (self.bit_field(member), &member.shape) {
                (Some(BitFieldType { name: bits, int }), MemberShape::Gated(_)) => {
                    quote!(#bits(#rust::from_le_bytes([#(#own),*]) as #int))
                }
                (Some(BitFieldType { name: bits, int }), _) => quote!(#bits(#int::from_le_bytes([#(#own),*]))),
                (None, _) => quote!(#rust::from_le_bytes([#(#own),*])),
            };
            Some(if member.hidden { quote!(#name = #value;) } else { quote!(self.#name = #value;) })
        };
        let at_once: Vec<_> = members.iter().filter_map(&mut assign).collect();
        let gates = members.iter().flat_map(|m| versions::field_gates(m.field));
        let since = gates.flat_map(|gate| [gate.versions.from, gate.versions.before]).flatten().max();
        let since = since.map(|v| {
            let newest = versions::at_least_expr(&quote!(reader.version()), v);
            quote!(#newest &&)
        });
        let hidden = members.iter().filter(|m| m.hidden).map(|m| &m.name);
        let one_by_one = members.iter().map(|member| {
            let (name, value) = (&member.name, self.read_number(member));
            if member.hidden { quote!(#name = #value;) } else { quote!(self.#name = #value;) }
        });
        let read = quote! {
            #(let #hidden;)*
            if #since let Some([#(#bytes),*]) = reader.chunk().copied() {
                #(#at_once)*
            } else {
                #(#one_by_one)*
            }
        };
        NumberRun { len: members.len(), read }
    }

    /// Returns the integer of a member in the newest version, if it is as wide as the Rust member.
    fn newest_int(&self, member: &ObjectMember<'_>) -> Option<IntType> {
        match member.shape {
            MemberShape::Int(int) => Some(int),
            MemberShape::Gated(widest) => {
                let newest = versions::field_intervals(member.field).first().copied()?;
                versions::kind_in(member.field, newest)?.int().filter(|int| *int == widest)
            }
            _ => None,
        }
    }

    /// Emits the functions that skip one or several structures:
    /// ```ignore
    /// fn skip(reader: &mut Reader<'a>) -> Result<(), WireError> {
    ///     reader.take(10 + usize::from(UdV3_4UwV3_4::size(reader.version())) * 2)?;
    ///     let attribute_count = reader.u8()?;
    ///     AttributeInfo::skip_all(usize::from(attribute_count), reader)
    /// }
    /// ```
    ///
    /// Empty for a structure of several parts. Its length does not follow from its counts.
    fn skip_fns(&self) -> TokenStream {
        if self.parts.len() > 1 || self.members.iter().any(|m| matches!(m.shape, MemberShape::Unsupported(_))) {
            return TokenStream::new();
        }
        if let [ObjectMember { shape: MemberShape::Text, .. }] = self.members.as_slice() {
            return quote! {
                #[inline]
                fn skip_all(count: usize, reader: &mut Reader<'a>) -> Result<(), WireError> {
                    openvisa_isa_core::__private::skip_strings(count, reader)
                }
            };
        }
        let mut steps: Vec<TokenStream> = Vec::new();
        let (mut fixed, mut gated): (usize, Vec<Ident>) = (0, Vec::new());
        for member in &self.members {
            match member.shape {
                MemberShape::Int(int) if member.counts.is_none() => fixed += usize::from(int.bytes()),
                MemberShape::Gated(_) if member.counts.is_none() => gated.push(gated_ident(member.field)),
                _ => {
                    steps.extend(skip_fixed(&mut fixed, &mut gated));
                    steps.push(self.skip_member(member));
                }
            }
        }
        steps.extend(skip_fixed(&mut fixed, &mut gated));
        let all = (!borrows(self.context.model, self.id)).then(|| {
            quote! {
                #[inline]
                fn skip_all(count: usize, reader: &mut Reader<'a>) -> Result<(), WireError> {
                    let size = Self::least_size(reader.version());
                    reader.take(size.saturating_mul(count)).map(|_| ())
                }
            }
        });
        quote! {
            #[inline]
            fn skip(reader: &mut Reader<'a>) -> Result<(), WireError> {
                #(#steps)*
                Ok(())
            }
            #all
        }
    }

    /// Emits a statement that skips a member or, for a number, reads it.
    fn skip_member(&self, member: &ObjectMember<'_>) -> TokenStream {
        let count = |by: FieldId| match self.members.get(by.index()) {
            Some(ObjectMember { name, shape: MemberShape::Int(int), .. }) if int.bytes() <= 2 => {
                quote!(usize::from(#name))
            }
            Some(ObjectMember { name, shape: MemberShape::Gated(_), field, .. }) if max_bytes(field) <= 2 => {
                quote!(usize::from(#name))
            }
            Some(ObjectMember { name, .. }) => quote!(usize::try_from(#name).unwrap_or(usize::MAX)),
            None => quote!(0),
        };
        let structure = |id: StructureId| type_ident(&self.context.model[id].name.value);
        match member.shape {
            MemberShape::Int(_) | MemberShape::Gated(_) => self.read_member(member),
            MemberShape::Nested(id) => {
                let rust = structure(id);
                quote!(#rust::skip(reader)?;)
            }
            MemberShape::Table(id, by) => {
                let (rust, count) = (structure(id), count(by));
                quote!(#rust::skip_all(#count, reader)?;)
            }
            MemberShape::Bytes(by) => {
                let count = count(by);
                quote!(reader.take(#count)?;)
            }
            MemberShape::Text => quote!(openvisa_isa_core::__private::read_string(reader)?;),
            MemberShape::Unsupported(_) => quote!(),
        }
    }

    /// Emits the value of a count: a local variable if the member is hidden, or else the member.
    fn count_value(&self, count: FieldId) -> TokenStream {
        let Some(counter) = self.members.get(count.index()) else { return quote!(0) };
        let name = &counter.name;
        if counter.hidden { quote!(u64::from(#name)) } else { quote!(u64::from(self.#name)) }
    }

    /// Emits the statement that reads a member.
    fn read_member(&self, member: &ObjectMember<'_>) -> TokenStream {
        let name = &member.name;
        let seek = member.field.begins_at.as_ref().and_then(|b| self.members.get(b.value.index())).map(|by| {
            let by = &by.name;
            quote!(openvisa_isa_core::__private::seek(reader, start, u64::from(self.#by));)
        });
        let read = match member.shape {
            MemberShape::Int(_) | MemberShape::Gated(_) => {
                let value = self.read_number(member);
                if member.hidden { quote!(let #name = #value;) } else { quote!(self.#name = #value;) }
            }
            MemberShape::Nested(_) => quote!(self.#name.read_into(reader)?;),
            MemberShape::Table(_, count) => {
                let count = self.count_value(count);
                quote!(self.#name.read_into(#count, reader)?;)
            }
            MemberShape::Bytes(count) => {
                let count = self.count_value(count);
                quote!(openvisa_isa_core::__private::read_bytes(&mut self.#name, #count, reader)?;)
            }
            MemberShape::Text => quote!(self.#name = openvisa_isa_core::__private::read_string(reader)?;),
            MemberShape::Unsupported(_) => quote!(),
        };
        quote!(#seek #read)
    }

    /// Emits an expression that reads a number.
    fn read_number(&self, member: &ObjectMember<'_>) -> TokenStream {
        match (&member.shape, self.bit_field(member)) {
            (MemberShape::Int(_), Some(BitFieldType { name: bits, int })) => quote!(#bits(reader.#int()?)),
            (MemberShape::Int(int), None) => {
                let int = int_ident(*int);
                quote!(reader.#int()?)
            }
            (_, bits) => {
                let gated = gated_ident(member.field);
                let read = quote!(#gated::read(reader)?);
                bits.map_or_else(|| read.clone(), |BitFieldType { name: bits, int }| quote!(#bits(#read as #int)))
            }
        }
    }

    /// Emits the number of bytes of a member.
    fn member_size(&self, member: &ObjectMember<'_>) -> TokenStream {
        let name = &member.name;
        match member.shape {
            MemberShape::Int(int) => {
                let bytes = Literal::usize_unsuffixed(usize::from(int.bytes()));
                quote!(#bytes)
            }
            MemberShape::Gated(_) => {
                let gated = gated_ident(member.field);
                quote!(usize::from(#gated::size(version)))
            }
            MemberShape::Nested(_) | MemberShape::Table(..) => quote!(self.#name.size(version)),
            MemberShape::Bytes(_) => quote!(self.#name.len()),
            MemberShape::Text => quote!(self.#name.len() + 1),
            MemberShape::Unsupported(_) => quote!(0),
        }
    }

    /// Emits the statement that writes a member.
    fn write_member(&self, member: &ObjectMember<'_>) -> TokenStream {
        let name = &member.name;
        // Counts and positions are computed from the members that are written; other numbers are
        // written as they are.
        let counted = member.counts.and_then(|other| self.members.get(other)).map(|other| {
            let other = &other.name;
            quote!(self.#other.len() as u64)
        });
        let located =
            self.members.iter().find(|m| m.field.begins_at.is_some_and(|b| b.value.index() == member.position));
        let place = located.map(|m| {
            let position = Literal::usize_unsuffixed(m.position);
            quote!(self.size_before(#position, writer.version()) as u64)
        });
        let computed = counted.or(place);
        match member.shape {
            MemberShape::Int(int) => match (computed, self.bit_field(member)) {
                (Some(value), _) => {
                    let bytes = Literal::u8_unsuffixed(int.bytes());
                    quote!(openvisa_isa_core::__private::write_uint(#value, #bytes, writer)?;)
                }
                (None, Some(BitFieldType { int, .. })) => quote!(writer.#int(self.#name.bits())?;),
                (None, None) => {
                    let int = int_ident(int);
                    quote!(writer.#int(self.#name)?;)
                }
            },
            MemberShape::Gated(_) => {
                let gated = gated_ident(member.field);
                let value = computed.unwrap_or_else(|| match self.bit_field(member) {
                    Some(_) => quote!(u64::from(self.#name.bits())),
                    None => quote!(u64::from(self.#name)),
                });
                quote!(openvisa_isa_core::__private::write_uint(#value, #gated::size(writer.version()), writer)?;)
            }
            MemberShape::Nested(_) | MemberShape::Table(..) => quote!(self.#name.write(writer)?;),
            MemberShape::Bytes(_) => quote!(writer.put(self.#name)?;),
            MemberShape::Text => quote!(openvisa_isa_core::__private::write_string(self.#name, writer)?;),
            MemberShape::Unsupported(_) => quote!(),
        }
    }
}

/// The leading numbers of a part.
struct NumberRun {
    /// Number of members.
    len: usize,
    /// Statements that read the members.
    read: TokenStream,
}

/// Returns the maximum number of bytes of an integer whose width depends on the version.
fn max_bytes(field: &Field) -> u8 {
    let bytes = field.alternatives.iter().filter_map(|(_, kind)| kind.int()).map(IntType::bytes);
    bytes.max().unwrap_or(u8::MAX)
}

/// Emits the statement that skips pending members of fixed size, and clears the lists of them:
/// `reader.take(10 + usize::from(UdV3_4UwV3_4::size(reader.version())))?;`. `None` if no member is
/// pending.
fn skip_fixed(fixed: &mut usize, gated: &mut Vec<Ident>) -> Option<TokenStream> {
    if *fixed == 0 && gated.is_empty() {
        return None;
    }
    let bytes = Some(std::mem::take(fixed)).filter(|bytes| *bytes > 0).map(|bytes| {
        let bytes = Literal::usize_unsuffixed(bytes);
        quote!(#bytes)
    });
    let gated = std::mem::take(gated).into_iter().map(|g| quote!(usize::from(#g::size(reader.version()))));
    let sizes = bytes.into_iter().chain(gated);
    Some(quote!(reader.take(#(#sizes)+*)?;))
}
