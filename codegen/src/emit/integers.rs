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
    enumerators: &'a [Enumerator],
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
        let len = versions::choose(
            &quote!(version),
            of(&|target, stretch| {
                let bytes = target.int(stretch).map_or(0, IntType::bytes);
                let bytes = Literal::u8_unsuffixed(bytes);
                quote!(#bytes)
            }),
        );
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
                fn wire_len(&self, version: openvisa_codec::Version) -> usize { #len }
            }
        }
    }

    fn int(&self, stretch: Stretch) -> Option<IntType> {
        versions::kind_in(self.field, stretch).and_then(FieldKind::int)
    }

    fn moved(&self, stretch: Stretch) -> Vec<Moved<'_>> {
        if let Some(whole) = &self.whole {
            let bits = self.int(stretch).map_or(0, IntType::bits).min(whole.bits);
            return vec![Moved { home: 0, low: 0, max: ones(bits), enumerators: whole.enumerators }];
        }
        let newest = versions::of_field(self.field).into_iter().next().unwrap_or(Stretch { from: None });
        let name = |g: &BitGroup| g.name.as_ref().map(|n| n.value.clone());
        let homes: Vec<&BitGroup> = versions::groups_in(self.field, newest).collect();
        let old = versions::groups_in(self.field, stretch);
        old.filter_map(|group| {
            let home = homes.iter().find(|home| name(home) == name(group))?;
            let max = group.max().min(home.max());
            Some(Moved { home: home.low, low: group.low, max, enumerators: &home.enumerators })
        })
        .collect()
    }

    /// Whether a value that an older form has, but under another version only, stands in `old`.
    fn excluded(moved: &[Moved<'_>], stretch: Stretch) -> Vec<TokenStream> {
        let lists = moved.iter().filter_map(|group| {
            let gone = group.enumerators.iter().filter(|e| !stretch.has(e.gate.as_ref()));
            let kept =
                |code: u64| group.enumerators.iter().any(|e| e.code.value == code && stretch.has(e.gate.as_ref()));
            let codes: Vec<_> = gone
                .map(|e| e.code.value)
                .filter(|code| *code <= group.max && !kept(*code))
                .map(Literal::u64_unsuffixed)
                .collect();
            let (low, max) = (Literal::u8_unsuffixed(group.low), hex(group.max));
            (!codes.is_empty()).then(|| quote!(&&!matches!(old >> #low & #max, #(#codes)|*)))
        });
        lists.collect()
    }

    /// Whether the bytes in some versions are those of the newest.
    fn is_newest(&self, int: IntType, moved: &[Moved<'_>], stretch: Stretch) -> bool {
        let newest = versions::of_field(self.field).into_iter().next().unwrap_or(stretch);
        let same = |a: &Moved<'_>, b: &Moved<'_>| (a.home, a.low, a.max) == (b.home, b.low, b.max) && a.low == a.home;
        let there = self.moved(newest);
        let still = moved.len() == there.len() && moved.iter().zip(&there).all(|(a, b)| same(a, b));
        int.bits() == self.bits && still && Self::excluded(moved, stretch).is_empty()
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
            let part = if m.low == 0 {
                let max = hex(m.max);
                quote!(old & #max)
            } else {
                let (low, max) = (Literal::u8_unsuffixed(m.low), hex(m.max));
                quote!(old >> #low & #max)
            };
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
        let checks: Vec<_> = unused.into_iter().chain(Self::excluded(&moved, stretch)).collect();
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
            let (home, max, low) = (Literal::u8_unsuffixed(m.home), hex(m.max), Literal::u8_unsuffixed(m.low));
            let part =
                if m.home == 0 { quote!((bits & #max) as #method) } else { quote!((bits >> #home & #max) as #method) };
            if m.low == 0 { part } else { quote!((#part) << #low) }
        });
        let parts: Vec<_> = parts.collect();
        let old = if parts.is_empty() { quote!(0) } else { quote!(#(#parts)|*) };
        let lost = hex(ones(self.bits) & !moved.iter().fold(0, |mask, m| mask | m.max << m.home));
        let excluded = Self::excluded(&moved, stretch);
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
