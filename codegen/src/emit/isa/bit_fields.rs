//! `bit_fields.rs`: fields made of several bit groups, with named accessors.

use crate::emit::context::{Content, Context, Emitter};
use crate::emit::support::docs::{doc, place, prose};
use crate::emit::support::literals::hex;
use crate::emit::support::naming::ident;
use crate::emit::support::type_assignment::{BitsPlan, GroupPlan, GroupType};
use crate::emit::wire::integer_wire;
use crate::model::{BitGroup, Bound, ValueRange};
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};

pub(crate) struct BitFields;

impl Emitter for BitFields {
    fn path(&self) -> &'static str {
        "bit_fields.rs"
    }

    fn emit(&self, context: &Context<'_>) -> Content {
        let fields = context.plan.bit_fields.iter().map(|plan| bit_field(context, plan));
        let wire = integer_wire::of_bit_fields(context);
        Content::Rust(quote! {
            //! Fields made of several bit groups.
            #![allow(unused_imports)]
            use crate::enums::*;
            use crate::types::DataType;
            #(#fields)*
            #wire
        })
    }
}

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
    let name = ident(&plan.name);
    let docs = doc([prose(&plan.field.description), place(context.model, context.prefix, plan.field.span)]);
    // The accessors shift unsigned values; a signed field is stored as the unsigned integer of its width.
    let int = format_ident!("u{}", plan.int.bits());
    let all = if plan.int.bits() == 64 { u64::MAX } else { (1 << plan.int.bits()) - 1 };
    let used = plan.groups.iter().fold(0, |mask, g| mask | g.group.mask());
    let reserved = hex(all & !used);
    let groups: Vec<_> = plan.groups.iter().map(|g| group(context, plan, g, &int)).collect();
    let (table, conditions) = conditions(context, plan, all & !used);
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
            /// Bits without a meaning, which must be zero.
            pub const RESERVED: #int = #reserved;
            /// The field with these bits; `None` if one without a meaning is set, or a group has a reserved value.
            #[inline]
            pub const fn from_bits(bits: #int) -> Option<Self> { #checked }
            /// All bits.
            #[inline]
            pub const fn bits(self) -> #int { self.0 }
            #(#groups)*
        }
    }
}

/// Which values of a group have a meaning.
enum Meaning {
    /// All.
    Any,
    /// Those with a bit in a word.
    Codes(u64),
    /// Those of which this holds.
    If(TokenStream),
}

/// What must hold of `bits`, where these bits must be zero in any case; in front, a table that it is looked up in.
fn conditions(context: &Context<'_>, plan: &BitsPlan<'_>, reserved: u64) -> (Option<TokenStream>, Vec<TokenStream>) {
    let (mut zero, mut coded, mut others) = (reserved, Vec::new(), Vec::new());
    for group in &plan.groups {
        let bits = group.group;
        match meaning(context, group) {
            Meaning::Any => {}
            // Codes up to a power of two: the bits above it are zero.
            Meaning::Codes(legal) if legal & legal.wrapping_add(1) == 0 && legal.count_ones().is_power_of_two() => {
                zero |= (bits.max() & !u64::from(legal.count_ones() - 1)) << bits.low;
            }
            Meaning::Codes(legal) => coded.push((bits, legal)),
            Meaning::If(condition) => others.push(condition),
        }
    }
    // One look in a table for all that is within a byte: bits that must be zero too, if they are; else groups, if there are several.
    let groups = coded.iter().map(|(bits, legal)| (bits.low, bits.max(), *legal));
    let zeros = (0..plan.int.bits()).filter(|bit| zero >> bit & 1 != 0).map(|bit| (bit, 1, 1));
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
            let groups = groups.into_iter().map(|(bit, max, legal)| {
                let (shift, max, legal) = (Literal::u8_unsuffixed(bit - low), hex(max), hex(legal));
                quote!((#shift, #max, #legal))
            });
            let shift = (low > 0).then(|| Literal::u8_unsuffixed(low)).map(|low| quote!(>> #low));
            let byte = if plan.int.bits() == 8 { quote!(bits #shift) } else { quote!((bits #shift) as u8) };
            table = Some(quote!(const LEGAL: &[bool; 256] = &openvisa_codec::legal_bytes(&[#(#groups),*]);));
            vec![quote!(LEGAL[(#byte) as usize])]
        }
        None => coded.iter().map(|(bits, legal)| one_of(bits, *legal)).collect(),
    };
    (table, unused.into_iter().chain(codes).chain(others).collect())
}

/// The lowest bit of some groups, given as lowest bit, greatest value and legal codes, if eight bits from there on hold all of them.
fn within_a_byte(groups: &[(u8, u64, u64)]) -> Option<u8> {
    let low = groups.iter().map(|(low, ..)| *low).min()?;
    groups.iter().all(|(bit, max, _)| u64::from(u8::MAX) >> (bit - low) >= *max).then_some(low)
}

fn meaning(context: &Context<'_>, group: &GroupPlan<'_>) -> Meaning {
    let (bits, get) = (group.group, ident(&group.name));
    let codes: Vec<u64> = match group.kind {
        GroupType::Flag | GroupType::Number => return Meaning::Any,
        GroupType::Enum(index) => {
            // Numbers within a range beside the enumerators have a meaning, too.
            if let Some(ValueRange { low: Bound::Number(low), high: Bound::Number(high), .. }) = &bits.range {
                let (low, high, raw) = (Literal::i64_unsuffixed(*low), Literal::i64_unsuffixed(*high), raw(bits));
                return Meaning::If(quote!((Self(bits).#get().is_some() || matches!(#raw, #low..=#high))));
            }
            context.plan.enums[index].codes()
        }
        GroupType::DataType => bits.enumerators.iter().map(|e| e.code.value).collect(),
    };
    if matches!(group.kind, GroupType::DataType) && !codes.is_empty() && bits.max() >= u64::from(u64::BITS) {
        let (codes, raw) = (codes.into_iter().map(Literal::u64_unsuffixed), raw(bits));
        return Meaning::If(quote!(matches!(#raw, #(#codes)|*)));
    }
    if codes.is_empty() || bits.max() >= u64::from(u64::BITS) {
        return Meaning::If(quote!(Self(bits).#get().is_some()));
    }
    let legal = codes.iter().filter(|code| **code <= bits.max()).fold(0_u64, |legal, code| legal | 1 << code);
    if legal == u64::MAX >> (63 - bits.max()) { Meaning::Any } else { Meaning::Codes(legal) }
}

/// `bits >> 4 & 0xf`
fn raw(group: &BitGroup) -> TokenStream {
    let (shift, max) = (Literal::u8_unsuffixed(group.low), hex(group.max()));
    if group.low == 0 { quote!(bits & #max) } else { quote!(bits >> #shift & #max) }
}

/// Whether a group has one of the codes in the word: by a comparison, or by a look into the word.
fn one_of(group: &BitGroup, legal: u64) -> TokenStream {
    let raw = raw(group);
    if legal & legal.wrapping_add(1) == 0 && legal != 0 {
        let last = Literal::u32_unsuffixed(legal.trailing_ones() - 1);
        return quote!(#raw <= #last);
    }
    let legal = if group.max() < 32 { Literal::u32_suffixed(legal as u32) } else { Literal::u64_suffixed(legal) };
    quote!(#legal >> (#raw) & 1 != 0)
}

/// The pair of accessors of one group.
fn group(context: &Context<'_>, plan: &BitsPlan<'_>, group: &GroupPlan<'_>, int: &Ident) -> TokenStream {
    let bits = group.group;
    let range = if bits.high == bits.low { format!("{}", bits.low) } else { format!("{}..{}", bits.high, bits.low) };
    let gate = bits.gate.as_ref().map(|g| format!(" Only `{{{}}}`.", g.source)).unwrap_or_default();
    let text = if bits.description.is_empty() { "As named".to_owned() } else { capitalized(&bits.description) };
    let legal =
        bits.range.as_ref().map(|r| format!(" From {} to {}.", bound(&r.low), bound(&r.high))).unwrap_or_default();
    let place = place(context.model, context.prefix, bits.span);
    let docs = doc([format!("{}{legal}{gate} Bits {range}. {place}", prose(&text))]);
    let get = ident(&group.name);
    let with = format_ident!("with_{}", group.name.trim_start_matches('_'));
    let with_doc = doc([format!("The same with another value for bits {range}.")]);
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

/// The text with its first letter in upper case.
fn capitalized(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map(|c| c.to_uppercase().chain(chars).collect()).unwrap_or_default()
}

/// The end of a range as text.
fn bound(bound: &Bound) -> String {
    match bound {
        Bound::Number(n) => n.to_string(),
        Bound::Name(name) => format!("`{name}`"),
    }
}
