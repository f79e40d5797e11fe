//! The wire forms of enumerations and bit fields, in `enums.rs` and `bit_fields.rs`.
//!
//! One that is the same in every version of the format is named in a list; a macro of the codec does the rest. One whose width or
//! groups depend on the version gets a form of its own, which moves the groups to where the newest version has them.

use super::Context;
use super::bit_fields::hex;
use super::enums;
use super::naming::ident;
use super::versions::{self, Stretch};
use crate::model::{BitGroup, Enumerator, Field, FieldKind, IntType};
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};
use std::collections::BTreeMap;

/// ```ignore
/// openvisa_codec::wire_integers! { u8: LscSubOp RelOp; u16: ...; }
/// ```
pub(super) fn of_enums(context: &Context<'_>) -> TokenStream {
    let mut types = Types::default();
    for plan in &context.plan.enums {
        let (Some(field), Some(zero)) = (plan.field, enums::zero(plan)) else { continue };
        let name = ident(&plan.name);
        let whole = Whole { enumerators: plan.enumerators, bits: plan.bits };
        types.add(Target { zero: quote!(Self::#zero), name, bits: plan.bits, field, whole: Some(whole) });
    }
    types.emit()
}

/// ```ignore
/// openvisa_codec::wire_integers! { u8: ExecControl; u16: Predicate Region; }
/// impl Wire<'_> for SampleOp { ... }
/// ```
pub(super) fn of_bit_fields(context: &Context<'_>) -> TokenStream {
    let mut types = Types::default();
    for plan in &context.plan.bit_fields {
        let bits = plan.int.bits();
        types.add(Target { zero: quote!(Self(0)), name: ident(&plan.name), bits, field: plan.field, whole: None });
    }
    types.emit()
}

/// Whether the bytes of a field with a type of its own depend on the version: its type takes care of that.
pub(super) fn depends_on_version(field: &Field) -> bool {
    versions::of_field(field).len() > 1
}

#[derive(Default)]
struct Types {
    plain: BTreeMap<u8, Vec<Ident>>,
    gated: Vec<TokenStream>,
}

impl Types {
    fn add(&mut self, target: Target<'_>) {
        if depends_on_version(target.field) {
            self.gated.push(target.emit());
        } else {
            self.plain.entry(target.bits).or_default().push(target.name);
        }
    }

    fn emit(self) -> TokenStream {
        let rows = self.plain.iter().map(|(bits, names)| {
            let int = format_ident!("u{bits}");
            quote!(#int: #(#names)*;)
        });
        let list = if self.plain.is_empty() {
            quote!()
        } else {
            quote!(
                #[cfg(feature = "instructions")]
                openvisa_codec::wire_integers! { #(#rows)* }
            )
        };
        let gated = &self.gated;
        quote!(#list #(#gated)*)
    }
}

/// An enumeration takes all bits of its field.
struct Whole<'a> {
    enumerators: &'a [Enumerator],
    bits: u8,
}

/// A type whose form depends on the version.
struct Target<'a> {
    name: Ident,
    /// Width of the type.
    bits: u8,
    /// What it is where it is absent.
    zero: TokenStream,
    field: &'a Field,
    whole: Option<Whole<'a>>,
}

/// Bits of the newest form, and where they are in an older one.
struct Moved<'a> {
    home: u8,
    low: u8,
    /// Ones, as many as the older form has bits.
    max: u64,
    /// The older form is stored inverted.
    complemented: bool,
    enumerators: &'a [Enumerator],
    /// Those of the older form: the same values, maybe under other codes.
    old: &'a [Enumerator],
}

impl Moved<'_> {
    /// The values that some versions have: code there, and code in the newest form. The first of several codes is the one to write.
    fn codes(&self, stretch: Stretch) -> Vec<(u64, u64)> {
        let there = self.old.iter().filter(|e| e.code.value <= self.max && stretch.has(e.gate.as_ref()));
        let newest = |name: &str| self.enumerators.iter().find(|e| e.name.value == name);
        there.filter_map(|e| Some((e.code.value, newest(&e.name.value)?.code.value))).collect()
    }

    /// The bits of one form in `from`, as codes of the other: those of `codes`, from the first to the second.
    fn part(&self, from: &TokenStream, low: u8, codes: &[(u64, u64)]) -> TokenStream {
        let from = if self.complemented { quote!(!#from) } else { from.clone() };
        let max = hex(self.max);
        let bits = if low == 0 {
            quote!(#from & #max)
        } else {
            let low = Literal::u8_unsuffixed(low);
            quote!(#from >> #low & #max)
        };
        let mut arms = Vec::new();
        let mut seen = Vec::new();
        for (code, other) in codes {
            if !seen.contains(code) {
                seen.push(*code);
                let (from, to) = (Literal::u64_unsuffixed(*code), Literal::u64_unsuffixed(*other));
                arms.extend((code != other).then(|| quote!(#from => #to,)));
            }
        }
        if arms.is_empty() { bits } else { quote!(match #bits { #(#arms)* code => code }) }
    }

    /// That none of these codes stands in `from`.
    fn none_of(&self, from: &TokenStream, low: u8, codes: &[u64]) -> Option<TokenStream> {
        let bits = self.part(from, low, &[]);
        let codes: Vec<_> = codes.iter().copied().map(Literal::u64_unsuffixed).collect();
        (!codes.is_empty()).then(|| quote!(!matches!(#bits, #(#codes)|*)))
    }
}

/// ```ignore
/// impl Wire<'_> for SampleOp {
///     fn read(r: &mut Reader<'_>) -> Result<Self, WireError> {
///         if r.version().at_least(4, 0) {
///             let old = r.u16()?;
///             ...
///         } else {
///             let old = r.u8()?;
///             let bits = ((old & 0x1f) as u16) | ((old >> 5 & 0x1) as u16) << 8;
///             Self::from_bits(bits).filter(|_| old & 0xc0 == 0).ok_or_else(|| r.reserved(u64::from(old), 1))
///         }
///     }
///     ...
/// }
/// ```
impl Target<'_> {
    fn emit(&self) -> TokenStream {
        let name = &self.name;
        let of = |branch: &dyn Fn(&Self, Stretch) -> TokenStream| -> Vec<(Stretch, TokenStream)> {
            versions::of_field(self.field).into_iter().map(|stretch| (stretch, branch(self, stretch))).collect()
        };
        let read = versions::choose(&quote!(r.version()), of(&Self::read));
        let write = versions::choose(&quote!(w.version()), of(&Self::write));
        let lens = of(&|target, stretch| {
            let bytes = target.int(stretch).map_or(0, IntType::bytes);
            let bytes = Literal::u8_unsuffixed(bytes);
            quote!(#bytes)
        });
        let same = lens.windows(2).all(|pair| pair[0].1.to_string() == pair[1].1.to_string());
        let version = if same { quote!(_) } else { quote!(version) };
        let len = versions::choose(&version, lens);
        quote! {
            #[cfg(feature = "instructions")]
            impl openvisa_codec::Wire<'_> for #name {
                fn read(r: &mut openvisa_codec::Reader<'_>) -> Result<Self, openvisa_codec::WireError> { #read }
                fn write(&self, w: &mut openvisa_codec::Writer<'_>) -> Result<(), openvisa_codec::WriteError> {
                    let bits = self.bits();
                    if Self::from_bits(bits).is_none() {
                        return Err(w.error(openvisa_codec::WriteErrorKind::Reserved { value: u64::from(bits) }));
                    }
                    #write
                }
                fn wire_len(&self, #version: openvisa_codec::Version) -> usize { #len }
            }
        }
    }

    fn int(&self, stretch: Stretch) -> Option<IntType> {
        versions::kind_in(self.field, stretch).and_then(FieldKind::int)
    }

    fn moved(&self, stretch: Stretch) -> Vec<Moved<'_>> {
        if let Some(whole) = &self.whole {
            let bits = self.int(stretch).map_or(0, IntType::bits).min(whole.bits);
            let (enumerators, max) = (whole.enumerators, ones(bits));
            return vec![Moved { home: 0, low: 0, max, complemented: false, enumerators, old: enumerators }];
        }
        let newest = versions::of_field(self.field).into_iter().next().unwrap_or(Stretch { from: None });
        let name = |g: &BitGroup| g.name.as_ref().map(|n| n.value.clone());
        let homes: Vec<&BitGroup> = versions::groups_in(self.field, newest).collect();
        let old = versions::groups_in(self.field, stretch);
        old.filter_map(|group| {
            let home = homes.iter().find(|home| name(home) == name(group))?;
            let max = group.max().min(home.max());
            let (enumerators, old) = (home.enumerators.as_slice(), group.enumerators.as_slice());
            Some(Moved { home: home.low, low: group.low, max, complemented: group.complemented, enumerators, old })
        })
        .collect()
    }

    /// That `old` holds no code which has a meaning in another version only.
    fn readable(moved: &[Moved<'_>], stretch: Stretch) -> Vec<TokenStream> {
        let checks = moved.iter().filter_map(|group| {
            let known = group.codes(stretch);
            let newest = group.enumerators.iter().map(|e| e.code.value).filter(|code| *code <= group.max);
            let mut gone: Vec<u64> = newest.filter(|code| !known.iter().any(|(old, _)| old == code)).collect();
            gone.dedup();
            group.none_of(&quote!(old), group.low, &gone)
        });
        checks.collect()
    }

    /// That `bits` holds no value which these versions do not have.
    fn writable(moved: &[Moved<'_>], stretch: Stretch) -> Vec<TokenStream> {
        let checks = moved.iter().filter_map(|group| {
            let known = group.codes(stretch);
            let newest = group.enumerators.iter().map(|e| e.code.value).filter(|code| *code <= group.max);
            let mut gone: Vec<u64> = newest.filter(|code| !known.iter().any(|(_, new)| new == code)).collect();
            gone.dedup();
            let plain = Moved { complemented: false, ..*group };
            plain.none_of(&quote!(bits), group.home, &gone)
        });
        checks.collect()
    }

    /// Whether the bytes in some versions are those of the newest.
    fn is_newest(&self, int: IntType, moved: &[Moved<'_>], stretch: Stretch) -> bool {
        let newest = versions::of_field(self.field).into_iter().next().unwrap_or(stretch);
        let same = |a: &Moved<'_>, b: &Moved<'_>| (a.home, a.low, a.max) == (b.home, b.low, b.max) && a.low == a.home;
        let there = self.moved(newest);
        let still = moved.len() == there.len() && moved.iter().zip(&there).all(|(a, b)| same(a, b));
        let alike = |m: &Moved<'_>| !m.complemented && m.codes(stretch).iter().all(|(old, new)| old == new);
        int.bits() == self.bits && still && moved.iter().all(alike) && Self::readable(moved, stretch).is_empty()
    }

    fn read(&self, stretch: Stretch) -> TokenStream {
        let Some(int) = self.int(stretch) else {
            let zero = &self.zero;
            return quote!(Ok(#zero));
        };
        let (method, size) = (format_ident!("u{}", int.bits()), Literal::u8_unsuffixed(int.bytes()));
        let wide = format_ident!("u{}", self.bits);
        let moved = self.moved(stretch);
        if self.is_newest(int, &moved, stretch) {
            return quote! {
                let bits = r.#method()?;
                Self::from_bits(bits).ok_or_else(|| r.reserved(u64::from(bits), #size))
            };
        }
        let parts = moved.iter().map(|m| {
            let part = m.part(&quote!(old), m.low, &m.codes(stretch));
            let home = Literal::u8_unsuffixed(m.home);
            if m.home == 0 { quote!((#part) as #wide) } else { quote!(((#part) as #wide) << #home) }
        });
        let parts: Vec<_> = parts.collect();
        let bits = if parts.is_empty() { quote!(0) } else { quote!(#(#parts)|*) };
        let reserved = ones(int.bits()) & !moved.iter().fold(0, |mask, m| mask | m.max << m.low);
        let unused = (reserved != 0).then(|| {
            let reserved = hex(reserved);
            quote!(old & #reserved == 0)
        });
        let checks: Vec<_> = unused.into_iter().chain(Self::readable(&moved, stretch)).collect();
        let filter = if checks.is_empty() { quote!() } else { quote!(.filter(|_| #(#checks)&&*)) };
        quote! {
            let old = r.#method()?;
            let bits: #wide = #bits;
            Self::from_bits(bits)#filter.ok_or_else(|| r.reserved(u64::from(old), #size))
        }
    }

    fn write(&self, stretch: Stretch) -> TokenStream {
        let Some(int) = self.int(stretch) else {
            let zero = &self.zero;
            return quote!(if *self == #zero { Ok(()) } else { Err(w.error(openvisa_codec::WriteErrorKind::Absent)) });
        };
        let method = format_ident!("u{}", int.bits());
        let moved = self.moved(stretch);
        if self.is_newest(int, &moved, stretch) {
            return quote!(w.#method(bits));
        }
        let parts = moved.iter().map(|m| {
            let low = Literal::u8_unsuffixed(m.low);
            let codes: Vec<_> = m.codes(stretch).into_iter().map(|(old, new)| (new, old)).collect();
            let part = m.part(&quote!(bits), m.home, &codes);
            if m.low == 0 { quote!((#part) as #method) } else { quote!(((#part) as #method) << #low) }
        });
        let parts: Vec<_> = parts.collect();
        let old = if parts.is_empty() { quote!(0) } else { quote!(#(#parts)|*) };
        let lost = hex(ones(self.bits) & !moved.iter().fold(0, |mask, m| mask | m.max << m.home));
        let excluded = Self::writable(&moved, stretch);
        quote! {
            let old: #method = #old;
            if bits & #lost == 0 #(&& #excluded)* {
                w.#method(old)
            } else {
                Err(w.error(openvisa_codec::WriteErrorKind::TooLarge { value: u64::from(bits) }))
            }
        }
    }
}

/// So many ones.
const fn ones(bits: u8) -> u64 {
    if bits >= 64 { u64::MAX } else { (1 << bits) - 1 }
}
