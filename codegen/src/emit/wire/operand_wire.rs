//! The wire forms of operand layouts, in `operands.rs`.
//!
//! Members of known size that follow each other are read with one check of the length and written in one piece.

use crate::emit::context::Context;
use crate::emit::support::field_exprs::{self, Variables};
use crate::emit::support::literals;
use crate::emit::support::naming::{ident, snake_ident, type_ident};
use crate::emit::support::presence;
use crate::emit::support::rust_types::int_ident;
use crate::emit::support::type_assignment::{IntegerType, Owner};
use crate::emit::support::versions::{self, Stretch};
use crate::emit::wire::integer_wire::depends_on_version;
use crate::model::{Count, Field, FieldId, FieldKind, Gate, IntType, Presence, StructureId, Version};
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};
use std::ops::Range;

/// A member that is an integer.
pub(super) struct Member<'a> {
    field: &'a Field,
    ident: Ident,
    pub(super) planned: IntegerType,
}

/// Members that are read together.
enum Step<'a> {
    /// Numbers that are always there, in so many bytes.
    Run(Vec<(&'a Member<'a>, IntType)>),
    /// A number that is there if a condition holds.
    Conditional(&'a Member<'a>, IntType, String),
    /// A member whose type knows its form.
    Own(&'a Member<'a>),
    /// No bytes in these versions.
    Absent(&'a Member<'a>),
}

/// The form of a structure of integers.
pub(crate) struct Plain<'a> {
    context: &'a Context<'a>,
    owner: Owner,
    pub(super) name: Ident,
    pub(super) members: Vec<Member<'a>>,
}

impl<'a> Plain<'a> {
    /// `None` if something in it is no integer.
    pub(crate) fn new(context: &'a Context<'a>, id: StructureId) -> Option<Self> {
        let (structure, owner) = (&context.model[id], Owner::Structure(id));
        let member = |(index, field): (usize, &'a Field)| {
            let id = FieldId(u16::try_from(index).ok()?);
            field.kind?.int().filter(|_| field.count == Count::One)?;
            let ident = snake_ident(&field.name.value);
            Some(Member { field, ident, planned: context.plan.integer(owner, id)? })
        };
        let members: Option<Vec<_>> = structure.members.iter().enumerate().map(member).collect();
        Some(Self { context, owner, name: type_ident(&structure.name.value), members: members? })
    }

    pub(super) fn idents(&self) -> Vec<&Ident> {
        self.members.iter().map(|m| &m.ident).collect()
    }

    fn stretches(&self) -> Vec<Stretch> {
        let own = |m: &&Member<'_>| !self.has_own_form(m);
        let gates = self.members.iter().filter(own).flat_map(|m| {
            let field = m.field;
            field.alternatives.iter().map(|(gate, _)| gate).chain(&field.gate).collect::<Vec<&Gate>>()
        });
        versions::stretches(gates)
    }

    fn has_own_form(&self, member: &Member<'_>) -> bool {
        matches!(member.planned, IntegerType::Bits(_) | IntegerType::Enum(_)) && depends_on_version(member.field)
    }

    fn steps(&'a self, stretch: Stretch) -> Vec<Step<'a>> {
        let mut steps: Vec<Step<'a>> = Vec::new();
        let source = Variables { types: self.context.plan, owner: self.owner };
        let fields: &[Field] = match self.owner {
            Owner::Structure(id) => &self.context.model[id].members,
            Owner::Instruction(_) => &[],
        };
        for member in &self.members {
            if self.has_own_form(member) {
                steps.push(Step::Own(member));
                continue;
            }
            let Some(int) = versions::kind_in(member.field, stretch).and_then(FieldKind::int) else {
                steps.push(Step::Absent(member));
                continue;
            };
            if let Presence::If(condition) = &member.field.presence
                && let Some(text) = condition.expr.as_ref().and_then(|e| presence::boolean(fields, &source, e))
            {
                steps.push(Step::Conditional(member, int, text));
                continue;
            }
            match steps.last_mut() {
                Some(Step::Run(run)) => run.push((member, int)),
                _ => steps.push(Step::Run(vec![(member, int)])),
            }
        }
        steps
    }

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
        let of = |branch: &dyn Fn(Stretch) -> TokenStream| -> Vec<(Stretch, TokenStream)> {
            self.stretches().into_iter().map(|stretch| (stretch, branch(stretch))).collect()
        };
        let read = versions::choose(&quote!(r.version()), of(&|s| self.read(s)));
        let write = versions::choose(&quote!(w.version()), of(&|s| self.write(s)));
        let len = versions::choose(&quote!(version), of(&|s| self.len(s)));
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
            self.members.iter().filter_map(|m| field_exprs::zero(self.context.plan, m.planned)).collect();
        let made = self.members.iter().zip(&zeros).map(|(m, zero)| zeroed(m, zero));
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

    fn read(&self, stretch: Stretch) -> TokenStream {
        let steps = self.steps(stretch);
        let statements = steps.iter().map(|step| match step {
            Step::Run(run) => self.read_run(run),
            Step::Conditional(member, int, condition) => {
                let (name, condition) = (&member.ident, field_exprs::tokens(condition));
                let zero = field_exprs::zero(self.context.plan, member.planned);
                let bytes = bytes(0, int.bytes());
                let (before, value) = self.member(member, *int, &|int| of_bytes(int, &bytes));
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
            Step::Own(member) => {
                let name = &member.ident;
                quote!(let #name = Wire::try_read(r)?;)
            }
            Step::Absent(member) => {
                let (name, zero) = (&member.ident, field_exprs::zero(self.context.plan, member.planned));
                quote!(let #name = #zero;)
            }
        });
        let statements: Vec<_> = statements.collect();
        let members = self.members.iter().map(|m| &m.ident);
        quote!(#(#statements)* Some(Self { #(#members),* }))
    }

    /// The members in their newest form, if they are all there and of known size: a look at their bytes behind a first one, `tag`, and
    /// the members from them.
    pub(super) fn newest_run(&self) -> Option<(TokenStream, TokenStream)> {
        let stretch = *self.stretches().first()?;
        let steps = self.steps(stretch);
        let [Step::Run(run)] = steps.as_slice() else { return None };
        let size: u8 = run.iter().map(|(_, int)| int.bytes()).sum();
        let members = match size {
            // One number goes from place to place in a single access to memory, as its parts stand there like here.
            1 | 2 | 4 | 8 => {
                let (wide, members) = (format_ident!("u{}", 8 * size), self.read_members(run, of_word));
                quote!(let word = #wide::from_le_bytes(*rest); #members)
            }
            _ => {
                let bytes = bytes(0, size);
                let members = self.read_members(run, |int, at| of_bytes(int, &bytes[at]));
                quote!(let [#(#bytes),*] = *rest; #members)
            }
        };
        let len = Literal::u8_unsuffixed(size + 1);
        let newest = stretch.from.map(|from| {
            let newest = versions::reaches(&quote!(r.version()), from);
            quote!(if !#newest {
                return None;
            })
        });
        let look = quote! {
            const LEN: usize = #len;
            #newest
            let [tag, rest @ ..] = r.peek::<LEN>()?;
        };
        Some((look, members))
    }

    fn read_run(&self, run: &[(&Member<'_>, IntType)]) -> TokenStream {
        let size: u8 = run.iter().map(|(_, int)| int.bytes()).sum();
        let bytes = bytes(0, size);
        let members = self.read_members(run, |int, at| of_bytes(int, &bytes[at]));
        quote!(let [#(#bytes),*] = *r.chunk()?; #members)
    }

    /// The members, each as an integer that stands at these bytes.
    fn read_members(
        &self,
        run: &[(&Member<'_>, IntType)],
        integer: impl Fn(&Ident, Range<usize>) -> TokenStream,
    ) -> TokenStream {
        let mut from = 0;
        let members = run.iter().map(|(member, int)| {
            let at = from..from + usize::from(int.bytes());
            from = at.end;
            let (before, value) = self.member(member, *int, &|int| integer(int, at.clone()));
            let name = &member.ident;
            quote!(#before let #name = #value;)
        });
        members.collect()
    }

    /// A member from its integer, given the type of that: what comes before the expression, and the expression.
    fn member(
        &self,
        member: &Member<'_>,
        int: IntType,
        integer: &dyn Fn(&Ident) -> TokenStream,
    ) -> (TokenStream, TokenStream) {
        let unsigned = integer(&format_ident!("u{}", int.bits()));
        let bits = quote!(let bits = #unsigned;);
        match member.planned {
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
                let allowed = allowed(member.field).map(|codes| quote!(.filter(|_| #codes)));
                let code = if int.bytes() == 1 { quote!(bits) } else { quote!(u8::try_from(bits).unwrap_or(u8::MAX)) };
                (bits, quote!(DataType::from_bits(#code)#allowed?))
            }
        }
    }

    fn write(&self, stretch: Stretch) -> TokenStream {
        let steps = self.steps(stretch);
        let statements = steps.iter().map(|step| match step {
            Step::Run(run) => self.write_run(run),
            Step::Conditional(member, int, condition) => {
                let condition = field_exprs::tokens(condition);
                let (write, absent) = (self.write_run(&[(*member, *int)]), self.absent(member));
                quote!(if #condition { #write } else { #absent })
            }
            Step::Own(member) => {
                let name = &member.ident;
                quote!(#name.write(w)?;)
            }
            Step::Absent(member) => self.absent(member),
        });
        let statements: Vec<_> = statements.collect();
        quote!(#(#statements)* Ok(()))
    }

    fn absent(&self, member: &Member<'_>) -> TokenStream {
        let (name, zero) = (&member.ident, field_exprs::zero(self.context.plan, member.planned));
        quote!(if #name != #zero { return Err(w.error(WriteErrorKind::Absent)); })
    }

    fn write_run(&self, run: &[(&Member<'_>, IntType)]) -> TokenStream {
        let size: u8 = run.iter().map(|(_, int)| int.bytes()).sum();
        let bytes = bytes(0, size);
        let mut at = 0;
        let members = run.iter().map(|(member, int)| {
            let own = self::bytes(at, int.bytes());
            at += int.bytes();
            self.write_member(member, *int, &own)
        });
        let members: Vec<_> = members.collect();
        quote!(#(#members)* w.put(&[#(#bytes),*])?;)
    }

    fn write_member(&self, member: &Member<'_>, int: IntType, bytes: &[Ident]) -> TokenStream {
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
                let allowed = allowed(member.field).unwrap_or_else(|| quote!(DataType::from_bits(bits).is_some()));
                let wide = if int.bytes() == 1 { quote!(bits) } else { quote!(#unsigned::from(bits)) };
                quote! {
                    let bits = #name.bits().unwrap_or(u8::MAX);
                    if !#allowed { #reserved; }
                    let [#(#bytes),*] = #wide.to_le_bytes();
                }
            }
        }
    }

    /// The first version of the newest form, where older ones have another.
    pub(crate) fn newest(&self) -> Option<Version> {
        self.stretches().first()?.from
    }

    /// Putting all members in their newest form, behind a first byte if there is one; `None` if a member has a form of its own.
    pub(super) fn newest_put(&self, mut tag: Option<TokenStream>) -> Option<TokenStream> {
        let stretch = *self.stretches().first()?;
        let newest = stretch.from.map(|from| {
            let newest = versions::reaches(&quote!(room.version()), from);
            quote!(if !#newest {
                return None;
            })
        });
        let steps = self.steps(stretch).into_iter().map(|step| match step {
            Step::Run(run) => self.put_run(tag.take(), &run),
            Step::Conditional(member, int, condition) => {
                let (condition, put) = (field_exprs::tokens(&condition), self.put_run(tag.take(), &[(member, int)])?);
                let (name, zero) = (&member.ident, field_exprs::zero(self.context.plan, member.planned));
                Some(quote!(if #condition { #put } else if #name != #zero { return None; }))
            }
            Step::Own(_) | Step::Absent(_) => None,
        });
        let steps: Vec<_> = steps.collect::<Option<_>>()?;
        Some(quote!(#newest #(#steps)*))
    }

    /// Members that follow each other, as one number if there is one of that size: that is a single access to memory.
    fn put_run(&self, tag: Option<TokenStream>, run: &[(&Member<'_>, IntType)]) -> Option<TokenStream> {
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
                    checks.extend(allowed(member.field).map(|allowed| quote!(if !#allowed { return None; })));
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

    fn len(&self, stretch: Stretch) -> TokenStream {
        let parts = self.steps(stretch).into_iter().filter_map(|step| match step {
            Step::Run(run) => {
                let size: u8 = run.iter().map(|(_, int)| int.bytes()).sum();
                let size = Literal::u8_unsuffixed(size);
                Some(quote!(#size))
            }
            Step::Conditional(_, int, condition) => {
                let (size, condition) = (Literal::u8_unsuffixed(int.bytes()), field_exprs::tokens(&condition));
                Some(quote!(if #condition { #size } else { 0 }))
            }
            Step::Own(member) => {
                let name = &member.ident;
                Some(quote!(#name.encoded_len(version)))
            }
            Step::Absent(_) => None,
        });
        let parts: Vec<_> = parts.collect();
        if parts.is_empty() { quote!(0) } else { quote!(#(#parts)+*) }
    }

    /// ```ignore
    /// impl Element for RawOperand {
    ///     const ANY: bool = true;
    ///     fn size(version: Version) -> usize { if version.at_least(3, 4) { 6 } else { 4 } }
    /// }
    /// ```
    /// for a structure whose size does not depend on its values.
    pub(crate) fn element(&self) -> TokenStream {
        let steps = || self.stretches().into_iter().flat_map(|s| self.steps(s));
        if steps().any(|step| matches!(step, Step::Conditional(..) | Step::Own(_))) {
            return TokenStream::new();
        }
        let name = &self.name;
        let any = self.members.iter().all(|m| matches!(m.planned, IntegerType::Plain(_)));
        let sizes = self.stretches().into_iter().map(|s| (s, self.len(s))).collect();
        let size = versions::choose(&quote!(version), sizes);
        let version = if self.stretches().len() > 1 { quote!(version) } else { quote!(_) };
        quote! {
            impl openvisa_codec::Element for #name {
                const ANY: bool = #any;
                #[inline]
                fn size(#version: Version) -> usize { #size }
            }
        }
    }
}

/// What stands for nothing in a member, of a `zero` where it is a number.
pub(super) fn zeroed(member: &Member<'_>, zero: &TokenStream) -> TokenStream {
    match member.planned {
        IntegerType::Plain(_) => quote!(Zero::zeroed(zero)),
        _ => zero.clone(),
    }
}

/// The form of a structure whose bytes the documents do not describe: there is none.
pub(crate) fn undescribed(name: &Ident, zero: &TokenStream) -> TokenStream {
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

/// `b0, b1, ...`
fn bytes(from: u8, count: u8) -> Vec<Ident> {
    (from..from + count).map(|i| format_ident!("b{i}")).collect()
}

/// An integer of so many bytes.
fn of_bytes(int: &Ident, bytes: &[Ident]) -> TokenStream {
    quote!(#int::from_le_bytes([#(#bytes),*]))
}

/// An integer at these bytes of `word`.
fn of_word(int: &Ident, at: Range<usize>) -> TokenStream {
    let shift = Literal::usize_unsuffixed(8 * at.start);
    if at.start == 0 { quote!(word as #int) } else { quote!((word >> #shift) as #int) }
}

/// Whether a code is that of a data type that may stand here, where not all may.
fn allowed(field: &Field) -> Option<TokenStream> {
    let group = field.groups.iter().find(|g| g.data_type)?;
    let codes: Vec<_> = group.enumerators.iter().map(|e| literals::decimal(e.code.value)).collect();
    (!codes.is_empty()).then(|| quote!(matches!(bits, #(#codes)|*)))
}
