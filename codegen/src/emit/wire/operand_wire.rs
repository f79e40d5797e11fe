//! The wire forms of structures of integers, in `operands.rs`.
//!
//! Consecutive members of fixed size are read with one bounds check and written with one store. For
//! example, the members `id` and `offset` of `raw_operand` are six bytes that are read at once.

use crate::emit::context::Context;
use crate::emit::support::field_exprs::{self, Variables};
use crate::emit::support::literals;
use crate::emit::support::presence;
use crate::emit::support::versions::{self, VersionInterval};
use crate::emit::wire::integer_wire::depends_on_version;
use crate::rust_view::naming::{ident, snake_ident, type_ident};
use crate::rust_view::rust_types::int_ident;
use crate::rust_view::type_assignment::{IntegerType, Owner};
use crate::spec::model::{Count, Field, FieldId, FieldKind, Gate, IntType, Presence, StructureId, Version};
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};
use std::ops::Range;

pub(super) struct IntegerMember<'a> {
    field: &'a Field,
    ident: Ident,
    /// The type assigned to the member.
    pub(super) planned: IntegerType,
}

/// A member with the integer of its encoding in some versions.
type EncodedMember<'a> = (&'a IntegerMember<'a>, IntType);

/// Members that are read and written together.
enum MemberStep<'a> {
    /// Integers that are always present.
    Run(Vec<EncodedMember<'a>>),
    /// An integer that is present if a condition holds.
    Conditional(&'a IntegerMember<'a>, IntType, String),
    /// A member that is read and written by the `Wire` implementation of its type, which depends on
    /// the version.
    Own(&'a IntegerMember<'a>),
    /// A member without bytes in these versions.
    Absent(&'a IntegerMember<'a>),
}

/// The fast path that reads a structure in its newest form behind one byte of tag.
pub(super) struct NewestRun {
    /// Statements that check the version and bind `tag` and `rest` to the bytes, without consuming
    /// them.
    pub(super) peek: TokenStream,
    /// Statements that bind each member to its value.
    pub(super) members: TokenStream,
}

/// A structure of integers.
pub(crate) struct PlainStructure<'a> {
    context: &'a Context<'a>,
    owner: Owner,
    /// Name of the Rust type.
    pub(super) name: Ident,
    pub(super) members: Vec<IntegerMember<'a>>,
}

impl<'a> PlainStructure<'a> {
    /// Returns a structure; `None` if a member is not an integer.
    pub(crate) fn new(context: &'a Context<'a>, id: StructureId) -> Option<Self> {
        let (structure, owner) = (&context.model[id], Owner::Structure(id));
        let member = |(index, field): (usize, &'a Field)| {
            let id = FieldId(u16::try_from(index).ok()?);
            field.kind?.int().filter(|_| field.count == Count::One)?;
            let ident = snake_ident(&field.name.value);
            Some(IntegerMember { field, ident, planned: context.plan.integer(owner, id)? })
        };
        let members: Option<Vec<_>> = structure.members.iter().enumerate().map(member).collect();
        Some(Self { context, owner, name: type_ident(&structure.name.value), members: members? })
    }

    /// Returns the names of the members.
    pub(super) fn idents(&self) -> Vec<&Ident> {
        self.members.iter().map(|m| &m.ident).collect()
    }

    /// Returns the intervals of versions within which the encoding does not change, newest first.
    /// Members with a form of their type do not count.
    fn intervals(&self) -> Vec<VersionInterval> {
        let own = |m: &&IntegerMember<'_>| !self.has_own_form(m);
        let gates = self.members.iter().filter(own).flat_map(|m| {
            let field = m.field;
            field.alternatives.iter().map(|(gate, _)| gate).chain(&field.gate).collect::<Vec<&Gate>>()
        });
        versions::split_intervals(gates)
    }

    /// Returns whether the type of a member implements `Wire` by version.
    fn has_own_form(&self, member: &IntegerMember<'_>) -> bool {
        matches!(member.planned, IntegerType::Bits(_) | IntegerType::Enum(_)) && depends_on_version(member.field)
    }

    /// Splits the members into steps for some versions.
    fn steps(&'a self, interval: VersionInterval) -> Vec<MemberStep<'a>> {
        let mut steps: Vec<MemberStep<'a>> = Vec::new();
        let source = Variables { types: self.context.plan, owner: self.owner };
        let fields: &[Field] = match self.owner {
            Owner::Structure(id) => &self.context.model[id].members,
            Owner::Instruction(_) => &[],
        };
        for member in &self.members {
            if self.has_own_form(member) {
                steps.push(MemberStep::Own(member));
                continue;
            }
            let Some(int) = versions::kind_in(member.field, interval).and_then(FieldKind::int) else {
                steps.push(MemberStep::Absent(member));
                continue;
            };
            if let Presence::If(condition) = &member.field.presence
                && let Some(text) = condition.expr.as_ref().and_then(|e| presence::boolean_expr(fields, &source, e))
            {
                steps.push(MemberStep::Conditional(member, int, text));
                continue;
            }
            match steps.last_mut() {
                Some(MemberStep::Run(run)) => run.push((member, int)),
                _ => steps.push(MemberStep::Run(vec![(member, int)])),
            }
        }
        steps
    }

    /// Emits the implementation of `Wire`:
    /// ```ignore
    /// impl Wire<'_> for RawOperand {
    ///     fn try_read(r: &mut Reader<'_>) -> Option<Self> {
    ///         if r.version().at_least(3, 4) {
    ///             let [b0, b1, b2, b3, b4, b5] = *r.chunk()?;
    ///             let id = u32::from_le_bytes([b0, b1, b2, b3]);
    ///             let offset = u16::from_le_bytes([b4, b5]);
    ///             Some(Self { id, offset })
    ///         } else { ... }
    ///     }
    ///     ...
    /// }
    /// ```
    pub(crate) fn emit(&self) -> TokenStream {
        let name = &self.name;
        let of = |branch: &dyn Fn(VersionInterval) -> TokenStream| -> Vec<(VersionInterval, TokenStream)> {
            self.intervals().into_iter().map(|interval| (interval, branch(interval))).collect()
        };
        let read = versions::select_by_version(&quote!(r.version()), of(&|s| self.read_version(s)));
        let write = versions::select_by_version(&quote!(w.version()), of(&|s| self.write_version(s)));
        let len = versions::select_by_version(&quote!(version), of(&|s| self.encoded_len(s)));
        let members: Vec<_> = self.members.iter().map(|m| &m.ident).collect();
        let put = self.newest_put(None).map(|put| {
            quote! {
                #[inline(always)]
                fn write_fast(&self, room: &mut Room<'_>) -> Option<()> {
                    let Self { #(#members),* } = *self;
                    #put
                    Some(())
                }
            }
        });
        let zeros: Vec<_> =
            self.members.iter().filter_map(|m| field_exprs::zero_value(self.context.plan, m.planned)).collect();
        let made = self.members.iter().zip(&zeros).map(|(m, zero)| zeroed_member(m, zero));
        quote! {
            impl Zero for #name {
                #[inline]
                #[allow(unused_variables)]
                fn zeroed(zero: u32) -> Self { Self { #(#members: #made),* } }
            }
            impl Wire<'_> for #name {
                #[inline]
                fn try_read(r: &mut Reader<'_>) -> Option<Self> { #read }
                #[inline(never)]
                fn write(&self, w: &mut Writer<'_>) -> Result<(), WriteError> {
                    let Self { #(#members),* } = *self;
                    #write
                }
                #put
                #[inline]
                #[allow(unused_variables)]
                fn encoded_len(&self, version: Version) -> usize {
                    let Self { #(#members),* } = *self;
                    #len
                }
            }
        }
    }

    /// Emits the body of `get` for some versions.
    fn read_version(&self, interval: VersionInterval) -> TokenStream {
        let steps = self.steps(interval);
        let statements = steps.iter().map(|step| match step {
            MemberStep::Run(run) => self.read_run(run),
            MemberStep::Conditional(member, int, condition) => {
                let (name, condition) = (&member.ident, field_exprs::parse_tokens(condition));
                let zero = field_exprs::zero_value(self.context.plan, member.planned);
                let bytes = byte_idents(0, int.bytes());
                let MemberValue { before, value } = self.member_value(member, *int, &|int| int_of_bytes(int, &bytes));
                quote! {
                    let #name = if #condition {
                        let [#(#bytes),*] = *r.chunk()?;
                        #before
                        #value
                    } else {
                        #zero
                    };
                }
            }
            MemberStep::Own(member) => {
                let name = &member.ident;
                quote!(let #name = Wire::try_read(r)?;)
            }
            MemberStep::Absent(member) => {
                let (name, zero) = (&member.ident, field_exprs::zero_value(self.context.plan, member.planned));
                quote!(let #name = #zero;)
            }
        });
        let statements: Vec<_> = statements.collect();
        let members = self.members.iter().map(|m| &m.ident);
        quote!(#(#statements)* Some(Self { #(#members),* }))
    }

    /// Emits the fast path that reads the members in their newest form behind a tag; `None` if they
    /// are more than a run of integers.
    pub(super) fn newest_run(&self) -> Option<NewestRun> {
        let interval = *self.intervals().first()?;
        let steps = self.steps(interval);
        let [MemberStep::Run(run)] = steps.as_slice() else { return None };
        let size: u8 = run.iter().map(|(_, int)| int.bytes()).sum();
        let members = match size {
            // The encoding has the same byte order as the members in memory, so the compiler turns
            // the load of one word and the shifts into a single copy.
            1 | 2 | 4 | 8 => {
                let (wide, members) = (format_ident!("u{}", 8 * size), self.read_members(run, int_of_word));
                quote!(let word = #wide::from_le_bytes(*rest); #members)
            }
            _ => {
                let bytes = byte_idents(0, size);
                let members = self.read_members(run, |int, at| int_of_bytes(int, &bytes[at]));
                quote!(let [#(#bytes),*] = *rest; #members)
            }
        };
        let len = Literal::u8_unsuffixed(size + 1);
        let newest = interval.from.map(|from| {
            let newest = versions::at_least_expr(&quote!(r.version()), from);
            quote!(if !#newest {
                return None;
            })
        });
        let peek = quote! {
            const LEN: usize = #len;
            #newest
            let [tag, rest @ ..] = r.peek::<LEN>()?;
        };
        Some(NewestRun { peek, members })
    }

    /// Emits statements that read a run of members with one bounds check.
    fn read_run(&self, run: &[EncodedMember<'_>]) -> TokenStream {
        let size: u8 = run.iter().map(|(_, int)| int.bytes()).sum();
        let bytes = byte_idents(0, size);
        let members = self.read_members(run, |int, at| int_of_bytes(int, &bytes[at]));
        quote!(let [#(#bytes),*] = *r.chunk()?; #members)
    }

    /// Emits a statement for each member of a run. `integer` gives the expression for an integer at
    /// a range of bytes.
    fn read_members(
        &self,
        run: &[(&IntegerMember<'_>, IntType)],
        integer: impl Fn(&Ident, Range<usize>) -> TokenStream,
    ) -> TokenStream {
        let mut from = 0;
        let members = run.iter().map(|(member, int)| {
            let at = from..from + usize::from(int.bytes());
            from = at.end;
            let MemberValue { before, value } = self.member_value(member, *int, &|int| integer(int, at.clone()));
            let name = &member.ident;
            quote!(#before let #name = #value;)
        });
        members.collect()
    }

    /// Emits the value of a member. `integer` gives the expression for the integer of its encoding,
    /// as a type.
    fn member_value(
        &self,
        member: &IntegerMember<'_>,
        int: IntType,
        integer: &dyn Fn(&Ident) -> TokenStream,
    ) -> MemberValue {
        let unsigned = integer(&format_ident!("u{}", int.bits()));
        let bits = quote!(let bits = #unsigned;);
        let (before, value) = match member.planned {
            IntegerType::Plain(newest) => {
                let (this, wide) = (integer(&int_ident(int)), int_ident(newest));
                if int == newest {
                    (quote!(), this)
                } else if int.bytes() < newest.bytes() && int.signed() == newest.signed() {
                    (quote!(), quote!(#wide::from(#this)))
                } else {
                    (bits, quote!(#wide::try_from(bits).ok()?))
                }
            }
            IntegerType::Bits(index) => {
                let rust = ident(&self.context.plan.bit_fields[index].name);
                (bits, quote!(#rust::from_bits(bits)?))
            }
            IntegerType::Enum(index) => {
                let rust = ident(&self.context.plan.enums[index].name);
                (bits, quote!(#rust::from_bits(bits)?))
            }
            IntegerType::DataType => {
                let allowed = allowed_types(member.field).map(|codes| quote!(.filter(|_| #codes)));
                let code = if int.bytes() == 1 { quote!(bits) } else { quote!(u8::try_from(bits).unwrap_or(u8::MAX)) };
                (bits, quote!(DataType::from_bits(#code)#allowed?))
            }
        };
        MemberValue { before, value }
    }

    /// Emits the body of `write` for some versions.
    fn write_version(&self, interval: VersionInterval) -> TokenStream {
        let steps = self.steps(interval);
        let statements = steps.iter().map(|step| match step {
            MemberStep::Run(run) => self.write_run(run),
            MemberStep::Conditional(member, int, condition) => {
                let condition = field_exprs::parse_tokens(condition);
                let (write, absent) = (self.write_run(&[(*member, *int)]), self.check_absent(member));
                quote!(if #condition { #write } else { #absent })
            }
            MemberStep::Own(member) => {
                let name = &member.ident;
                quote!(#name.write(w)?;)
            }
            MemberStep::Absent(member) => self.check_absent(member),
        });
        let statements: Vec<_> = statements.collect();
        quote!(#(#statements)* Ok(()))
    }

    /// Emits a check that a member without bytes has its default value.
    fn check_absent(&self, member: &IntegerMember<'_>) -> TokenStream {
        let (name, zero) = (&member.ident, field_exprs::zero_value(self.context.plan, member.planned));
        quote!(if #name != #zero { return Err(w.error(WriteErrorKind::Absent)); })
    }

    /// Emits statements that write a run of members at once.
    fn write_run(&self, run: &[EncodedMember<'_>]) -> TokenStream {
        let size: u8 = run.iter().map(|(_, int)| int.bytes()).sum();
        let bytes = byte_idents(0, size);
        let mut at = 0;
        let members = run.iter().map(|(member, int)| {
            let own = byte_idents(at, int.bytes());
            at += int.bytes();
            self.write_member(member, *int, &own)
        });
        let members: Vec<_> = members.collect();
        quote!(#(#members)* w.put(&[#(#bytes),*])?;)
    }

    /// Emits statements that bind the bytes of a member.
    fn write_member(&self, member: &IntegerMember<'_>, int: IntType, bytes: &[Ident]) -> TokenStream {
        let (name, this) = (&member.ident, int_ident(int));
        let unsigned = format_ident!("u{}", int.bits());
        let reserved = quote!(return Err(w.error(WriteErrorKind::Reserved { value: u64::from(bits) })));
        match member.planned {
            IntegerType::Plain(newest) if int == newest => quote!(let [#(#bytes),*] = #name.to_le_bytes();),
            IntegerType::Plain(_) => quote! {
                let Ok(bits) = #this::try_from(#name) else {
                    return Err(w.error(WriteErrorKind::TooLarge { value: #name as u64 }));
                };
                let [#(#bytes),*] = bits.to_le_bytes();
            },
            IntegerType::Bits(index) => {
                let rust = ident(&self.context.plan.bit_fields[index].name);
                quote! {
                    let bits = #name.bits();
                    if #rust::from_bits(bits).is_none() { #reserved; }
                    let [#(#bytes),*] = bits.to_le_bytes();
                }
            }
            IntegerType::Enum(_) => quote!(let [#(#bytes),*] = #name.bits().to_le_bytes();),
            IntegerType::DataType => {
                let allowed =
                    allowed_types(member.field).unwrap_or_else(|| quote!(DataType::from_bits(bits).is_some()));
                let wide = if int.bytes() == 1 { quote!(bits) } else { quote!(#unsigned::from(bits)) };
                quote! {
                    let bits = #name.bits().unwrap_or(u8::MAX);
                    if !#allowed { #reserved; }
                    let [#(#bytes),*] = #wide.to_le_bytes();
                }
            }
        }
    }

    /// Returns the first version with the newest encoding; `None` if all versions have it.
    pub(crate) fn newest_version(&self) -> Option<Version> {
        self.intervals().first()?.from
    }

    /// Emits the fast path that writes all members in their newest form, behind a tag if there is
    /// one. `None` if the type of a member implements `Wire` by version, or a member is absent.
    pub(super) fn newest_put(&self, mut tag: Option<TokenStream>) -> Option<TokenStream> {
        let interval = *self.intervals().first()?;
        let newest = interval.from.map(|from| {
            let newest = versions::at_least_expr(&quote!(room.version()), from);
            quote!(if !#newest {
                return None;
            })
        });
        let steps = self.steps(interval).into_iter().map(|step| match step {
            MemberStep::Run(run) => self.put_run(tag.take(), &run),
            MemberStep::Conditional(member, int, condition) => {
                let (condition, put) =
                    (field_exprs::parse_tokens(&condition), self.put_run(tag.take(), &[(member, int)])?);
                let (name, zero) = (&member.ident, field_exprs::zero_value(self.context.plan, member.planned));
                Some(quote!(if #condition { #put } else if #name != #zero { return None; }))
            }
            MemberStep::Own(_) | MemberStep::Absent(_) => None,
        });
        let steps: Vec<_> = steps.collect::<Option<_>>()?;
        Some(quote!(#newest #(#steps)*))
    }

    /// Emits the fast path that writes a run of members. Members with 1, 2, 4 or 8 bytes together
    /// are joined to one integer, which is a single store. `None` if a member has another width
    /// than in the newest version.
    fn put_run(&self, tag: Option<TokenStream>, run: &[EncodedMember<'_>]) -> Option<TokenStream> {
        let (mut checks, mut values) = (TokenStream::new(), vec![]);
        for (member, int) in run {
            let name = &member.ident;
            let unsigned = format_ident!("u{}", int.bits());
            values.push(match member.planned {
                IntegerType::Plain(newest) if *int != newest => return None,
                IntegerType::Plain(newest) if newest.signed() => quote!(#name.cast_unsigned()),
                IntegerType::Plain(_) => quote!(#name),
                IntegerType::Enum(_) => quote!(#name.bits()),
                IntegerType::Bits(index) => {
                    let rust = ident(&self.context.plan.bit_fields[index].name);
                    checks.extend(quote!(#rust::from_bits(#name.bits())?;));
                    quote!(#name.bits())
                }
                IntegerType::DataType => {
                    checks.extend(quote!(let bits = #name.bits()?;));
                    checks.extend(allowed_types(member.field).map(|allowed| quote!(if !#allowed { return None; })));
                    if int.bytes() == 1 { quote!(bits) } else { quote!(#unsigned::from(bits)) }
                }
            });
        }
        let size: u8 = run.iter().map(|(_, int)| int.bytes()).sum();
        let whole = size.is_power_of_two() && size <= 8;
        let (first, front) = (tag.iter(), u8::from(tag.is_some()));
        let mut at = 0;
        let values = run.iter().zip(values).map(|((_, int), value)| {
            let (from, to) = (at, at + int.bytes());
            at = to;
            if !whole {
                let (from, to) = (Literal::u8_unsuffixed(from + front), Literal::u8_unsuffixed(to + front));
                return quote!(to[#from..#to].copy_from_slice(&#value.to_le_bytes()););
            }
            let (wide, shift) = (format_ident!("u{}", 8 * size), Literal::u8_unsuffixed(8 * from));
            let value = if int.bytes() == size { value } else { quote!(#wide::from(#value)) };
            if from == 0 { value } else { quote!(#value << #shift) }
        });
        let values: Vec<_> = values.collect();
        let (len, start) = (Literal::u8_unsuffixed(size + front), Literal::u8_unsuffixed(front));
        let values = match whole {
            true => quote!(to[#start..].copy_from_slice(&(#(#values)|*).to_le_bytes());),
            false => quote!(#(#values)*),
        };
        Some(quote!(#checks let to = room.take::<#len>()?; #(to[0] = #first;)* #values))
    }

    /// Emits the encoded length in bytes in some versions.
    fn encoded_len(&self, interval: VersionInterval) -> TokenStream {
        let parts = self.steps(interval).into_iter().filter_map(|step| match step {
            MemberStep::Run(run) => {
                let size: u8 = run.iter().map(|(_, int)| int.bytes()).sum();
                let size = Literal::u8_unsuffixed(size);
                Some(quote!(#size))
            }
            MemberStep::Conditional(_, int, condition) => {
                let (size, condition) = (Literal::u8_unsuffixed(int.bytes()), field_exprs::parse_tokens(&condition));
                Some(quote!(if #condition { #size } else { 0 }))
            }
            MemberStep::Own(member) => {
                let name = &member.ident;
                Some(quote!(#name.encoded_len(version)))
            }
            MemberStep::Absent(_) => None,
        });
        let parts: Vec<_> = parts.collect();
        if parts.is_empty() { quote!(0) } else { quote!(#(#parts)+*) }
    }

    /// Emits the implementation of `ListElement`, if the size of the structure does not depend on
    /// its values:
    /// ```ignore
    /// impl ListElement for RawOperand {
    ///     const ANY: bool = true;
    ///     fn size(version: Version) -> usize { if version.at_least(3, 4) { 6 } else { 4 } }
    /// }
    /// ```
    pub(crate) fn element(&self) -> TokenStream {
        let steps = || self.intervals().into_iter().flat_map(|s| self.steps(s));
        if steps().any(|step| matches!(step, MemberStep::Conditional(..) | MemberStep::Own(_))) {
            return TokenStream::new();
        }
        let name = &self.name;
        let any = self.members.iter().all(|m| matches!(m.planned, IntegerType::Plain(_)));
        let sizes = self.intervals().into_iter().map(|s| (s, self.encoded_len(s))).collect();
        let size = versions::select_by_version(&quote!(version), sizes);
        let version = if self.intervals().len() > 1 { quote!(version) } else { quote!(_) };
        quote! {
            impl openvisa_isa_core::ListElement for #name {
                const ANY: bool = #any;
                #[inline]
                fn size(#version: Version) -> usize { #size }
            }
        }
    }
}

/// The value of a member in generated code.
struct MemberValue {
    /// Statements before the expression.
    before: TokenStream,
    /// The expression.
    value: TokenStream,
}

/// Emits the default value of a member. A plain number is made from the variable `zero`, see the
/// trait `Zero`.
pub(super) fn zeroed_member(member: &IntegerMember<'_>, zero: &TokenStream) -> TokenStream {
    match member.planned {
        IntegerType::Plain(_) => quote!(Zero::zeroed(zero)),
        _ => zero.clone(),
    }
}

/// Emits the wire form of a structure whose encoding the documents do not describe. Reading and
/// writing always fail.
pub(crate) fn undescribed_wire(name: &Ident, zero: &TokenStream) -> TokenStream {
    quote! {
        impl Zero for #name {
            fn zeroed(_: u32) -> Self { #zero }
        }
        impl Wire<'_> for #name {
            fn try_read(_: &mut Reader<'_>) -> Option<Self> {
                None
            }
            fn write(&self, w: &mut Writer<'_>) -> Result<(), WriteError> {
                Err(w.error(WriteErrorKind::Undescribed))
            }
            fn encoded_len(&self, _: Version) -> usize { 0 }
        }
    }
}

/// Returns the names of the variables for some bytes: `b0, b1, ...`.
fn byte_idents(from: u8, count: u8) -> Vec<Ident> {
    (from..from + count).map(|i| format_ident!("b{i}")).collect()
}

/// Emits an integer that consists of some bytes, lowest byte first.
fn int_of_bytes(int: &Ident, bytes: &[Ident]) -> TokenStream {
    quote!(#int::from_le_bytes([#(#bytes),*]))
}

/// Emits the integer at a range of bytes of the variable `word`.
fn int_of_word(int: &Ident, at: Range<usize>) -> TokenStream {
    let shift = Literal::usize_unsuffixed(8 * at.start);
    if at.start == 0 { quote!(word as #int) } else { quote!((word >> #shift) as #int) }
}

/// Emits a condition that the variable `bits` is a data type that a field allows; `None` if it
/// allows all.
fn allowed_types(field: &Field) -> Option<TokenStream> {
    let group = field.groups.iter().find(|g| g.data_type)?;
    let codes: Vec<_> = group.enumerators.iter().map(|e| literals::decimal(e.code.value)).collect();
    (!codes.is_empty()).then(|| quote!(matches!(bits, #(#codes)|*)))
}
