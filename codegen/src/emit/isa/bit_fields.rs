//! `bit_fields.rs`: fields that consist of several bit groups, with an accessor for each group, and
//! numbers of variables, labels and strings, with a type for each class.
//!
//! For example, bits 11..0 of the field `Pred` are its group `id`, with the accessors
//! `Predicate::id` and `Predicate::with_id`.

use crate::emit::context::{Content, Context};
use crate::emit::support::literals::hex;
use crate::emit::wire::integer_wire;
use crate::rust_view::docs::{capitalized, doc, prose, sentence};
use crate::rust_view::naming::ident;
use crate::rust_view::type_assignment::{BitsPlan, GroupPlan, GroupType};
use crate::spec::model::{BitGroup, Bound, ValueRange, VariableClass};
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};

pub(crate) fn emit(context: &Context<'_>) -> Content {
    let fields = context.plan.bit_fields.iter().map(|plan| bit_field(context, plan));
    let wire = integer_wire::wire_of_bit_fields(context);
    Content::Rust(quote! {
        //! Fields that consist of several bit groups, with an accessor for each group, and numbers of
        //! variables, labels and strings.
        #![allow(unused_imports)]
        use crate::enums::*;
        use crate::types::DataType;
        #(#fields)*
        #wire
    })
}

/// Emits the type of a bit field:
/// ```ignore
/// /// The predicate that enables channels.
/// ///
/// /// `specs/fields.md:39`
/// pub struct Predicate(pub u16);
/// impl Predicate {
///     pub const RESERVED: u16 = 0x1000;
///     pub const fn from_bits(bits: u16) -> Option<Self> { ... }
///     pub const fn id(self) -> u16 { self.0 & 0xfff }
///     pub const fn with_id(self, value: u16) -> Self { ... }
///     ...
/// }
/// ```
fn bit_field(context: &Context<'_>, plan: &BitsPlan<'_>) -> TokenStream {
    if let Some(class) = plan.class {
        return index_type(context, plan, class);
    }
    let name = ident(&plan.name);
    let docs = doc([sentence(&plan.field.description), context.place(plan.field.span)]);
    // The accessors shift unsigned values; a signed field is stored as the unsigned integer of its
    // width.
    let int = format_ident!("u{}", plan.int.bits());
    let all = if plan.int.bits() == 64 { u64::MAX } else { (1 << plan.int.bits()) - 1 };
    let used = plan.groups.iter().fold(0, |mask, g| mask | g.group.mask());
    let reserved = hex(all & !used);
    let groups: Vec<_> = plan.groups.iter().map(|g| accessors(context, plan, g, &int)).collect();
    let LegalityCheck { table, conditions } = legality_check(context, plan, all & !used);
    let checked = match conditions.as_slice() {
        [] => quote!(Some(Self(bits))),
        [first, rest @ ..] => quote!(#table if #first #(&& #rest)* { Some(Self(bits)) } else { None }),
    };
    quote! {
        #docs
        #[derive(Clone, Copy, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(transparent)]
        pub struct #name(pub #int);
        impl #name {
            /// Mask of the bits without a meaning, which must be zero.
            pub const RESERVED: #int = #reserved;
            /// Returns the field with these bits; `None` if a bit of [`Self::RESERVED`] is set or a
            /// group has a reserved value.
            #[inline]
            pub const fn from_bits(bits: #int) -> Option<Self> { #checked }
            /// Returns all bits of the field.
            #[inline]
            pub const fn bits(self) -> #int { self.0 }
            #(#groups)*
        }
    }
}

/// Emits the type of the numbers of variables of a class:
/// ```ignore
/// /// The number of an element of the class Surface: its predefined ones come first.
/// pub struct SurfaceId(pub u8);
/// impl SurfaceId { ... }
/// impl From<u8> for SurfaceId { ... }
/// ```
fn index_type(context: &Context<'_>, plan: &BitsPlan<'_>, class: &VariableClass) -> TokenStream {
    let (name, int) = (ident(&plan.name), format_ident!("u{}", plan.int.bits()));
    let summary =
        format!("The number of an element of the class {}: its predefined ones come first.", class.name.value);
    let docs = doc([summary, context.place(class.span)]);
    let widen = (plan.int.bits() < 32).then(|| quote!(.into()));
    // Numbers of variables have 32 bits where their class is not known.
    let checked = (plan.int.bits() < 32).then(|| {
        quote! {
            impl TryFrom<u32> for #name {
                type Error = core::num::TryFromIntError;

                fn try_from(number: u32) -> Result<Self, Self::Error> { Ok(Self(#int::try_from(number)?)) }
            }
        }
    });
    quote! {
        #docs
        #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[repr(transparent)]
        pub struct #name(pub #int);
        impl #name {
            /// Returns the number; never `None`.
            #[inline]
            pub const fn from_bits(bits: #int) -> Option<Self> { Some(Self(bits)) }
            /// Returns the number as it is encoded.
            #[inline]
            pub const fn bits(self) -> #int { self.0 }
            /// Returns the number, to index a list of predefined and declared variables.
            #[inline]
            pub const fn index(self) -> usize { self.0 as usize }
        }
        impl From<#int> for #name {
            fn from(number: #int) -> Self { Self(number) }
        }
        impl From<#name> for u32 {
            fn from(id: #name) -> Self { id.0 #widen }
        }
        impl core::fmt::Display for #name {
            fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result { self.0.fmt(f) }
        }
        #checked
    }
}

/// The values of a group that have a meaning.
enum LegalValues {
    Any,
    /// The values whose bit is set.
    Codes(u64),
    /// The values for which a condition on `bits` holds.
    If(TokenStream),
}

/// The check that all groups of a bit field have values with a meaning.
struct LegalityCheck {
    /// A table of legal bytes that the conditions refer to.
    table: Option<TokenStream>,
    /// Conditions on `bits` that must all hold.
    conditions: Vec<TokenStream>,
}

/// Some bits with the values that they may have.
#[derive(Clone, Copy)]
struct CodedBits {
    /// Lowest bit.
    low: u8,
    /// Greatest value that fits in the bits.
    max: u64,
    /// Bit `n` is set if the value `n` is legal.
    legal: u64,
}

/// Returns the check of a bit field. `reserved` is the mask of the bits that must be zero.
fn legality_check(context: &Context<'_>, plan: &BitsPlan<'_>, reserved: u64) -> LegalityCheck {
    let (mut zero, mut coded, mut others) = (reserved, Vec::new(), Vec::new());
    for group in &plan.groups {
        let bits = group.group;
        match legal_values(context, group) {
            LegalValues::Any => {}
            // The legal codes are all codes below a power of two, so the bits above it must be
            // zero.
            LegalValues::Codes(legal) if legal & legal.wrapping_add(1) == 0 && legal.count_ones().is_power_of_two() => {
                zero |= (bits.max() & !u64::from(legal.count_ones() - 1)) << bits.low;
            }
            LegalValues::Codes(legal) => coded.push((bits, legal)),
            LegalValues::If(condition) => others.push(condition),
        }
    }
    // One table lookup checks all bits within a byte: the coded groups with the zero bits if they
    // fit in a byte together, or else two or more coded groups alone.
    let groups = coded.iter().map(|(bits, legal)| CodedBits { low: bits.low, max: bits.max(), legal: *legal });
    let zeros = (0..plan.int.bits()).filter(|bit| zero >> bit & 1 != 0);
    let zeros = zeros.map(|bit| CodedBits { low: bit, max: 1, legal: 1 });
    let all: Vec<_> = groups.clone().chain(zeros).collect();
    let (looked_up, zero) = match (coded.len(), within_a_byte(&all), within_a_byte(&groups.clone().collect::<Vec<_>>()))
    {
        (1.., Some(low), _) => (Some((low, all)), 0),
        (2.., _, Some(low)) => (Some((low, groups.collect())), zero),
        _ => (None, zero),
    };
    let unused = (zero != 0).then(|| {
        let mask = if zero == reserved { quote!(Self::RESERVED) } else { hex(zero) };
        quote!(bits & #mask == 0)
    });
    let mut table = None;
    let codes: Vec<_> = match looked_up {
        Some((low, groups)) => {
            let groups = groups.into_iter().map(|bits: CodedBits| {
                let (shift, max, legal) = (Literal::u8_unsuffixed(bits.low - low), hex(bits.max), hex(bits.legal));
                quote!((#shift, #max, #legal))
            });
            let shift = (low > 0).then(|| Literal::u8_unsuffixed(low)).map(|low| quote!(>> #low));
            let byte = if plan.int.bits() == 8 { quote!(bits #shift) } else { quote!((bits #shift) as u8) };
            table =
                Some(quote!(const LEGAL: &[bool; 256] = &openvisa_isa_core::__private::legal_bytes(&[#(#groups),*]);));
            vec![quote!(LEGAL[(#byte) as usize])]
        }
        None => coded.iter().map(|(bits, legal)| is_one_of(bits, *legal)).collect(),
    };
    LegalityCheck { table, conditions: unused.into_iter().chain(codes).chain(others).collect() }
}

/// Returns the lowest bit of some groups, if all of them are within the eight bits from there on.
fn within_a_byte(groups: &[CodedBits]) -> Option<u8> {
    let low = groups.iter().map(|bits| bits.low).min()?;
    groups.iter().all(|bits| u64::from(u8::MAX) >> (bits.low - low) >= bits.max).then_some(low)
}

/// Returns the values of a group that have a meaning.
fn legal_values(context: &Context<'_>, group: &GroupPlan<'_>) -> LegalValues {
    let (bits, get) = (group.group, ident(&group.name));
    let codes: Vec<u64> = match group.kind {
        GroupType::Flag | GroupType::Number => return LegalValues::Any,
        GroupType::Enum(index) => {
            // Besides the enumerators, the numbers of the range have a meaning.
            if let Some(ValueRange { low: Bound::Number(low), high: Bound::Number(high), .. }) = &bits.range {
                let (low, high, raw) =
                    (Literal::i64_unsuffixed(*low), Literal::i64_unsuffixed(*high), group_bits(bits));
                return LegalValues::If(quote!((Self(bits).#get().is_some() || matches!(#raw, #low..=#high))));
            }
            context.plan.enums[index].codes()
        }
        GroupType::DataType => bits.enumerators.iter().map(|e| e.code.value).collect(),
    };
    if matches!(group.kind, GroupType::DataType) && !codes.is_empty() && bits.max() >= u64::from(u64::BITS) {
        let (codes, raw) = (codes.into_iter().map(Literal::u64_unsuffixed), group_bits(bits));
        return LegalValues::If(quote!(matches!(#raw, #(#codes)|*)));
    }
    if codes.is_empty() || bits.max() >= u64::from(u64::BITS) {
        return LegalValues::If(quote!(Self(bits).#get().is_some()));
    }
    let legal = codes.iter().filter(|code| **code <= bits.max()).fold(0_u64, |legal, code| legal | 1 << code);
    if legal == u64::MAX >> (63 - bits.max()) { LegalValues::Any } else { LegalValues::Codes(legal) }
}

/// Returns an expression for the bits of a group: `bits >> 4 & 0xf`.
fn group_bits(group: &BitGroup) -> TokenStream {
    let (shift, max) = (Literal::u8_unsuffixed(group.low), hex(group.max()));
    if group.low == 0 { quote!(bits & #max) } else { quote!(bits >> #shift & #max) }
}

/// Returns a condition that a group has a code whose bit is set in `legal`: a comparison, or a bit
/// test.
fn is_one_of(group: &BitGroup, legal: u64) -> TokenStream {
    let raw = group_bits(group);
    if legal & legal.wrapping_add(1) == 0 && legal != 0 {
        let last = Literal::u32_unsuffixed(legal.trailing_ones() - 1);
        return quote!(#raw <= #last);
    }
    let legal = if group.max() < 32 { Literal::u32_suffixed(legal as u32) } else { Literal::u64_suffixed(legal) };
    quote!(#legal >> (#raw) & 1 != 0)
}

/// Returns the getter and the `with_` method of one group.
fn accessors(context: &Context<'_>, plan: &BitsPlan<'_>, group: &GroupPlan<'_>, int: &Ident) -> TokenStream {
    let bits = group.group;
    let range = match bits.high == bits.low {
        true => format!("bit {}", bits.low),
        false => format!("bits {}..{}", bits.high, bits.low),
    };
    let gate = bits.gate.as_ref().map(|g| format!(" Only `{{{}}}`.", g.source)).unwrap_or_default();
    let text = match bits.description.as_str() {
        "" => format!("The group `{}`", group.name),
        description => capitalized(description),
    };
    let legal = bits
        .range
        .as_ref()
        .map(|r| format!(" From {} to {}.", bound_text(&r.low), bound_text(&r.high)))
        .unwrap_or_default();
    let place = context.place(bits.span);
    let docs = doc([format!("{}{legal}{gate} {}. {place}", prose(&text), capitalized(&range))]);
    let get = ident(&group.name);
    let with = format_ident!("with_{}", group.name.trim_start_matches('_'));
    let with_doc = doc([format!("Returns the field with `value` in {range}.")]);
    let (low, max) = (Literal::u8_unsuffixed(bits.low), hex(bits.max()));
    let clear = hex(!bits.mask() & if plan.int.bits() == 64 { u64::MAX } else { (1 << plan.int.bits()) - 1 });
    let raw = if bits.low == 0 { quote!(self.0 & #max) } else { quote!(self.0 >> #low & #max) };
    let place_value = |value: TokenStream| {
        if bits.low == 0 { value } else { quote!((#value) << #low) }
    };
    match group.kind {
        GroupType::Flag => {
            let value = place_value(quote!(value as #int));
            quote! {
                #docs pub const fn #get(self) -> bool { #raw != 0 }
                #with_doc pub const fn #with(self, value: bool) -> Self { Self(self.0 & #clear | #value) }
            }
        }
        GroupType::Number if bits.signed => {
            let width = bits.width();
            let small = format_ident!("i{}", width.next_power_of_two().max(8));
            let unused = Literal::u8_unsuffixed(width.next_power_of_two().max(8) - width);
            let value = place_value(quote!(value as #int & #max));
            quote! {
                #docs pub const fn #get(self) -> #small { ((#raw) as #small) << #unused >> #unused }
                #with_doc
                #[doc = ""]
                #[doc = " Bits of `value` that do not fit are dropped."]
                pub const fn #with(self, value: #small) -> Self { Self(self.0 & #clear | #value) }
            }
        }
        GroupType::Number => {
            let small = format_ident!("u{}", bits.width().next_power_of_two().max(8));
            let cast = if small == *int { quote!() } else { quote!(as #small) };
            let whole = if cast.is_empty() { raw } else { quote!((#raw)) };
            let widen = if small == *int { quote!() } else { quote!(as #int) };
            let value = place_value(quote!(value #widen & #max));
            quote! {
                #docs pub const fn #get(self) -> #small { #whole #cast }
                #with_doc
                #[doc = ""]
                #[doc = " Bits of `value` that do not fit are dropped."]
                pub const fn #with(self, value: #small) -> Self { Self(self.0 & #clear | #value) }
            }
        }
        GroupType::DataType => {
            let argument = if plan.int.bits() == 8 { raw } else { quote!((#raw) as u8) };
            let value = place_value(if plan.int.bits() == 8 { quote!(code) } else { quote!(code as #int) });
            quote! {
                #docs
                #[doc = ""]
                #[doc = " `None` for a reserved value."]
                pub const fn #get(self) -> Option<DataType> { DataType::from_bits(#argument) }
                #with_doc
                #[doc = ""]
                #[doc = " `None` for a type that has no code."]
                pub const fn #with(self, value: DataType) -> Option<Self> {
                    match value.bits() { Some(code) => Some(Self(self.0 & #clear | #value)), None => None }
                }
            }
        }
        GroupType::Enum(index) => {
            let target = &context.plan.enums[index];
            let (name, small) = (ident(&target.name), format_ident!("u{}", target.bits));
            let argument = if small == *int { raw } else { quote!((#raw) as #small) };
            let widen = if small == *int { quote!() } else { quote!(as #int) };
            let value = place_value(quote!(value.bits() #widen));
            quote! {
                #docs
                #[doc = ""]
                #[doc = " `None` for a reserved value."]
                pub const fn #get(self) -> Option<#name> { #name::from_bits(#argument) }
                #with_doc pub const fn #with(self, value: #name) -> Self { Self(self.0 & #clear | #value) }
            }
        }
    }
}

/// Returns the end of a range as text.
fn bound_text(bound: &Bound) -> String {
    match bound {
        Bound::Number(n) => n.to_string(),
        Bound::Name(name) => format!("`{name}`"),
    }
}
