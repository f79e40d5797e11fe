//! The wire forms of enumerations and bit fields, in `enums.rs` and `bit_fields.rs`.
//!
//! A type with the same encoding in all versions of the object format is an entry of
//! `wire_integers!`, a macro of the runtime crate. A type whose width, groups or codes depend on
//! the version gets an implementation that converts between the encoding of an older version and
//! the newest one. For example, `SampleOp` moves bit 5 of a byte of version 3 to bit 8 of the `u16`
//! of version 4. A field whose encoding in an older version differs from that of its type gets a
//! form for itself, in `forms.rs`.

use crate::emit::context::Context;
use crate::emit::support::field_exprs;
use crate::emit::support::literals::hex;
use crate::emit::support::versions::{self, VersionInterval};
use crate::rust_view::naming::{ident, type_ident};
use crate::rust_view::type_assignment::{IntegerType, Owner};
use crate::spec::model::{BitGroup, Enumerator, Field, FieldId, FieldKind, InstructionId, IntType};
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};
use std::collections::BTreeMap;

/// Emits the wire forms of all enumerations of fields:
/// ```ignore
/// openvisa_isa_core::wire_integers! { Self::ALL[0]; u8: LscSubOp RelOp; u16: ...; }
/// ```
pub(crate) fn wire_of_enums(context: &Context<'_>) -> TokenStream {
    let plans = context.plan.enums.iter().enumerate();
    let targets = plans.filter(|(_, plan)| plan.field.is_some() && plan.zero().is_some());
    emit_wire_forms(context, &quote!(Self::ALL[0];), targets.map(|(index, _)| IntegerType::Enum(index)))
}

/// Emits the wire forms of all bit fields:
/// ```ignore
/// openvisa_isa_core::wire_integers! { Self(0); u8: ElementControl; u16: Predicate Region; }
/// impl Wire<'_> for SampleOp { ... }
/// ```
pub(crate) fn wire_of_bit_fields(context: &Context<'_>) -> TokenStream {
    emit_wire_forms(context, &quote!(Self(0);), (0..context.plan.bit_fields.len()).map(IntegerType::Bits))
}

/// Emits the list of types with one encoding, and the implementations of the others. `zero` is the
/// value of an absent member.
fn emit_wire_forms(context: &Context<'_>, zero: &TokenStream, types: impl Iterator<Item = IntegerType>) -> TokenStream {
    let mut plain: BTreeMap<u8, Vec<Ident>> = BTreeMap::new();
    let mut gated = Vec::new();
    for target in types.filter_map(|planned| Target::new(context, planned, None)) {
        if target.intervals().len() > 1 {
            gated.push(target.wire_impl());
        } else {
            plain.entry(target.bits).or_default().push(target.name);
        }
    }
    let rows = plain.iter().map(|(bits, names)| {
        let int = format_ident!("u{bits}");
        quote!(#int: #(#names)*;)
    });
    let list = (!plain.is_empty()).then(|| {
        quote!(
            #[cfg(feature = "instructions")]
            openvisa_isa_core::wire_integers! { #zero #(#rows)* }
        )
    });
    quote!(#list #(#gated)*)
}

/// Returns whether the bytes of a field depend on the version.
pub(crate) fn depends_on_version(field: &Field) -> bool {
    versions::field_intervals(field).len() > 1
}

/// Returns the form of a field whose encoding in some version differs from that of its type: the
/// name of the form, and its code. `None` if the form of the type suits the field.
pub(crate) fn field_form(context: &Context<'_>, id: InstructionId, field: FieldId) -> Option<(String, TokenStream)> {
    let planned = context.plan.integer(Owner::Instruction(id), field)?;
    let instruction = &context.model[id];
    let used = instruction.field(field);
    let (target, whole) = (Target::new(context, planned, Some(used))?, Target::new(context, planned, None)?);
    if target
        .intervals()
        .into_iter()
        .all(|s| target.moved_bits(s) == whole.moved_bits(s) && target.int_in(s) == whole.int_in(s))
    {
        return None;
    }
    let name = format!("{}{}", type_ident(&instruction.name.value), type_ident(&used.name.value));
    let form = target.form_impl(&ident(&name));
    Some((name, form))
}

/// A group of the newest version. Older versions may have its bits elsewhere.
struct NewestGroup<'a> {
    /// Name; `None` if the whole field is enumerated.
    name: Option<&'a str>,
    /// Lowest bit.
    low: u8,
    /// Greatest value that fits in the group.
    max: u64,
    enumerators: &'a [Enumerator],
}

/// An enumeration or bit field with its encodings by version.
struct Target<'a> {
    /// Name of the type.
    name: Ident,
    /// Width of the type in bits.
    bits: u8,
    /// Value of an absent member.
    zero: TokenStream,
    /// Groups in the newest version.
    newest_groups: Vec<NewestGroup<'a>>,
    /// The field that the type was assigned from.
    field: &'a Field,
    /// A field of the type whose encoding may differ in older versions; `None` for the type itself.
    used: Option<&'a Field>,
}

/// The code of a value in an older version and in the newest one.
#[derive(PartialEq)]
struct CodePair {
    older: u64,
    newest: u64,
}

/// The position of a group in an older version.
#[derive(PartialEq)]
struct MovedBits {
    /// Lowest bit in the newest version.
    newest_low: u8,
    /// Lowest bit in the older version.
    low: u8,
    /// Greatest value that fits in the group of the older version.
    max: u64,
    /// Whether the older version stores the bits inverted.
    complemented: bool,
    /// Codes of the older version, if it lists its own.
    codes: Option<Vec<CodePair>>,
    /// Codes that have no value in the older version.
    excluded: Vec<u64>,
}

impl<'a> Target<'a> {
    /// Returns the encodings of a type or, with `used`, of a field of the type. `None` for a plain
    /// integer.
    fn new(context: &Context<'a>, planned: IntegerType, used: Option<&'a Field>) -> Option<Self> {
        let zero = field_exprs::zero_value(context.plan, planned)?;
        let (name, bits, field, enumerators) = match planned {
            IntegerType::Bits(index) => {
                let plan = &context.plan.bit_fields[index];
                (&plan.name, plan.int.bits(), plan.field, None)
            }
            IntegerType::Enum(index) => {
                let plan = &context.plan.enums[index];
                (&plan.name, plan.bits, plan.field?, Some(plan.enumerators))
            }
            IntegerType::Plain(_) | IntegerType::DataType => return None,
        };
        let newest_groups = match enumerators {
            Some(enumerators) if !field.enumerators.is_empty() => {
                vec![NewestGroup { name: None, low: 0, max: ones(bits), enumerators }]
            }
            _ => field.groups.iter().filter(|g| g.is_newest() && is_used(g)).map(newest_group).collect(),
        };
        Some(Self { name: ident(name), bits, zero, newest_groups, field, used })
    }

    /// Returns the intervals of versions within which the encoding does not change, newest first.
    fn intervals(&self) -> Vec<VersionInterval> {
        versions::split_intervals(
            versions::field_gates(self.field).chain(self.used.into_iter().flat_map(versions::field_gates)),
        )
    }

    /// Returns the integer of the encoding in some versions; `None` if the field has no bytes
    /// there.
    fn int_in(&self, interval: VersionInterval) -> Option<IntType> {
        versions::kind_in(self.used.unwrap_or(self.field), interval).and_then(FieldKind::int)
    }

    /// Returns the positions of the groups in some versions. Groups that these versions do not have
    /// are left out.
    fn moved_bits(&self, interval: VersionInterval) -> Vec<MovedBits> {
        let moved = |newest: &NewestGroup<'_>| {
            if newest.name.is_none() {
                let max = self.int_in(interval).map_or(0, |int| ones(int.bits())).min(newest.max);
                return Some(moved_group(newest, 0, max, interval));
            }
            let named = |g: &&BitGroup| is_used(g) && g.name.as_ref().map(|n| n.value.as_str()) == newest.name;
            let there = |g: &&BitGroup| named(g) && interval.includes(g.gate.as_ref());
            let own = self.used.into_iter().flat_map(|f| &f.groups).filter(|g| !g.is_newest());
            let group = own.filter(there).chain(self.field.groups.iter().filter(there)).next()?;
            let same = moved_group(newest, group.low, group.max().min(newest.max), interval);
            Some(MovedBits { complemented: group.complemented, codes: older_codes(group, newest), ..same })
        };
        self.newest_groups.iter().filter_map(moved).collect()
    }

    /// Returns whether the encoding in some versions equals the newest one.
    fn is_newest(&self, int: IntType, interval: VersionInterval) -> bool {
        let is_unmoved = |(newest, m): (&NewestGroup<'_>, &MovedBits)| {
            (newest.low, newest.low, newest.max) == (m.newest_low, m.low, m.max)
                && !m.complemented
                && m.codes.is_none()
                && m.excluded.is_empty()
        };
        let moved = self.moved_bits(interval);
        int.bits() == self.bits
            && moved.len() == self.newest_groups.len()
            && self.newest_groups.iter().zip(&moved).all(is_unmoved)
    }

    /// Emits the implementation of `Wire` for a type whose encoding depends on the version:
    /// ```ignore
    /// impl Wire<'_> for SampleOp {
    ///     fn try_read(r: &mut Reader<'_>) -> Option<Self> {
    ///         if r.version().at_least(4, 0) {
    ///             let bits: u16 = Wire::try_read(r)?;
    ///             Self::from_bits(bits)
    ///         } else {
    ///             let old: u8 = Wire::try_read(r)?;
    ///             let bits = u16::from(old & 0x1f) | u16::from(old >> 5 & 0x1) << 8;
    ///             Self::from_bits(bits).filter(|_| old & 0xc0 == 0)
    ///         }
    ///     }
    ///     ...
    /// }
    /// ```
    fn wire_impl(&self) -> TokenStream {
        let name = &self.name;
        let zero = &self.zero;
        let (read, write, put, len) = (self.read_body(), self.write_body(), self.newest_put(), self.len_body());
        quote! {
            #[cfg(feature = "instructions")]
            impl openvisa_isa_core::Zero for #name {
                #[inline]
                fn zeroed(_: u32) -> Self { #zero }
            }
            #[cfg(feature = "instructions")]
            impl openvisa_isa_core::Wire<'_> for #name {
                #[inline]
                fn try_read(r: &mut openvisa_isa_core::Reader<'_>) -> Option<Self> { #read }
                #[inline(never)]
                fn write(&self, w: &mut openvisa_isa_core::Writer<'_>) -> Result<(), openvisa_isa_core::WriteError> {
                    let value = *self;
                    #write
                }
                #put
                #[inline]
                #[allow(unused_variables)]
                fn encoded_len(&self, version: openvisa_isa_core::Version) -> usize { #len }
            }
        }
    }

    /// Emits the function that writes the newest encoding on the fast path, if it is the bits of
    /// the type themselves.
    fn newest_put(&self) -> Option<TokenStream> {
        let (name, zero, intervals) = (&self.name, &self.zero, self.intervals());
        let (interval, older) = intervals.split_first()?;
        let interval = *interval;
        // Older versions may have no bytes for the type. Then only the default value can be
        // written, as no bytes.
        let absent = older.iter().all(|older| self.int_in(*older).is_none());
        let before = if absent { quote!(if *self == #zero { Some(()) } else { None }) } else { quote!(None) };
        let newest = interval.from.map(|from| {
            let newest = versions::at_least_expr(&quote!(room.version()), from);
            quote!(if !#newest {
                return #before;
            })
        });
        self.is_newest(self.int_in(interval)?, interval).then(|| {
            quote! {
                #[inline(always)]
                fn write_fast(&self, room: &mut openvisa_isa_core::Room<'_>) -> Option<()> {
                    #newest
                    #name::from_bits(self.bits())?;
                    room.put(self.bits().to_le_bytes())
                }
            }
        })
    }

    /// Emits the form of a field whose encoding differs from that of its type:
    /// `impl Form<'_, ExecControl> for Gather4TypedExecSize`.
    fn form_impl(&self, form: &Ident) -> TokenStream {
        let name = &self.name;
        let (read, write, len) = (self.read_body(), self.write_body(), self.len_body());
        let docs = format!(" The encoding of a `{name}` in one field, which differs from that of the type.");
        quote! {
            #[doc = #docs]
            pub(crate) struct #form;
            impl openvisa_isa_core::Form<'_, #name> for #form {
                #[inline]
                fn read_into(value: &mut #name, r: &mut openvisa_isa_core::Reader<'_>) -> bool {
                    #[inline]
                    fn try_read(r: &mut openvisa_isa_core::Reader<'_>) -> Option<#name> { #read }
                    try_read(r).map(|read| *value = read).is_some()
                }
                #[inline]
                fn write(value: &#name, w: &mut openvisa_isa_core::Writer<'_>) -> Result<(), openvisa_isa_core::WriteError> {
                    let value = *value;
                    #write
                }
                #[inline]
                #[allow(unused_variables)]
                fn encoded_len(_: &#name, version: openvisa_isa_core::Version) -> usize { #len }
            }
        }
    }

    /// Emits the body of the function that reads the type. Older encodings are read in a cold
    /// function, since most files have the newest version.
    fn read_body(&self) -> TokenStream {
        let name = &self.name;
        let arms: Vec<_> = self.intervals().into_iter().map(|s| (s, self.read_version(s))).collect();
        self.outline_older(quote!(r), arms, |older| {
            quote! {
                #[cold]
                fn older(r: &mut openvisa_isa_core::Reader<'_>) -> Option<#name> { #older }
                // A copy is passed, so that the address of the reader does not escape and it can
                // stay in registers.
                let mut at = r.clone();
                let value = older(&mut at);
                r.go_to(&at);
                value
            }
        })
    }

    /// Emits the body of the function that writes the type.
    fn write_body(&self) -> TokenStream {
        let name = &self.name;
        let arms: Vec<_> = self.intervals().into_iter().map(|s| (s, self.write_version(s))).collect();
        let branches = self.outline_older(quote!(w), arms, |older| {
            quote! {
                #[cold]
                fn older(value: #name, w: &mut openvisa_isa_core::Writer<'_>) -> Result<(), openvisa_isa_core::WriteError> {
                    let bits = value.bits();
                    #older
                }
                w.within(|w| older(value, w))
            }
        });
        quote! {
            let bits = value.bits();
            if #name::from_bits(bits).is_none() {
                return Err(w.error(openvisa_isa_core::WriteErrorKind::Reserved { value: u64::from(bits) }));
            }
            #branches
        }
    }

    /// Selects one of several branches by version. The newest branch is inlined; `older` moves the
    /// others to a function.
    fn outline_older(
        &self,
        reader: TokenStream,
        mut arms: Vec<(VersionInterval, TokenStream)>,
        older: impl Fn(TokenStream) -> TokenStream,
    ) -> TokenStream {
        let version = quote!(#reader.version());
        if arms.len() < 2 || arms[1..].iter().all(|(s, _)| self.int_in(*s).is_none()) {
            return versions::select_by_version(&version, arms);
        }
        let (interval, newest) = arms.remove(0);
        let rest = older(versions::select_by_version(&version, arms));
        versions::select_by_version(&version, vec![(interval, newest), (VersionInterval { from: None }, rest)])
    }

    /// Emits the body of the function that returns the encoded length in bytes.
    fn len_body(&self) -> TokenStream {
        let arms = self.intervals().into_iter().map(|interval| {
            let bytes = Literal::u8_unsuffixed(self.int_in(interval).map_or(0, IntType::bytes));
            (interval, quote!(#bytes))
        });
        versions::select_by_version(&quote!(version), arms.collect())
    }

    /// Emits an expression that reads the encoding of some versions.
    fn read_version(&self, interval: VersionInterval) -> TokenStream {
        let (name, zero) = (&self.name, &self.zero);
        let Some(int) = self.int_in(interval) else { return quote!(Some(#zero)) };
        let method = format_ident!("u{}", int.bits());
        if self.is_newest(int, interval) {
            return quote!(#name::from_bits(openvisa_isa_core::Wire::try_read(r)?));
        }
        let moved = self.moved_bits(interval);
        let bits = bitwise_or(moved.iter().map(|m| self.read_group(m, int)));
        let wide = format_ident!("u{}", self.bits);
        let reserved = ones(int.bits()) & !moved.iter().fold(0, |mask, m| mask | m.max << m.low);
        let unused = (reserved != 0).then(|| {
            let reserved = hex(reserved);
            quote!(old & #reserved == 0)
        });
        let checks: Vec<_> = unused.into_iter().chain(moved.iter().filter_map(exclusion_check)).collect();
        let filter = (!checks.is_empty()).then(|| quote!(.filter(|_| #(#checks)&&*)));
        quote! {
            let old: #method = openvisa_isa_core::Wire::try_read(r)?;
            let bits: #wide = #bits;
            #name::from_bits(bits)#filter
        }
    }

    /// Emits an expression that moves a group of `old` to its position in the newest version.
    fn read_group(&self, m: &MovedBits, int: IntType) -> TokenStream {
        let wide = format_ident!("u{}", self.bits);
        let (low, max, home) = (Literal::u8_unsuffixed(m.low), hex(m.max), Literal::u8_unsuffixed(m.newest_low));
        let old = if m.complemented { quote!(!old) } else { quote!(old) };
        let mut part = if m.low == 0 { quote!(#old & #max) } else { quote!(#old >> #low & #max) };
        if let Some(codes) = &m.codes {
            let arms = codes.iter().map(|CodePair { older, newest }| {
                let (old, new) = (hex(*older), hex(*newest));
                quote!(#old => #new,)
            });
            part = quote!(match #part { #(#arms)* _ => return None });
        }
        let part = if int.bits() == self.bits { part } else { quote!((#part) as #wide) };
        if m.newest_low == 0 { part } else { quote!((#part) << #home) }
    }

    /// Emits an expression that writes the encoding of some versions.
    fn write_version(&self, interval: VersionInterval) -> TokenStream {
        let Some(int) = self.int_in(interval) else {
            let zero = &self.zero;
            return quote!(if value == #zero { Ok(()) } else { Err(w.error(openvisa_isa_core::WriteErrorKind::Absent)) });
        };
        let method = format_ident!("u{}", int.bits());
        if self.is_newest(int, interval) {
            return quote!(w.#method(bits));
        }
        let moved = self.moved_bits(interval);
        let too_large = quote!(Err(w.error(openvisa_isa_core::WriteErrorKind::TooLarge { value: u64::from(bits) })));
        let old = bitwise_or(moved.iter().map(|m| self.write_group(m, int, &too_large)));
        let lost = ones(self.bits) & !moved.iter().fold(0, |mask, m| mask | m.max << m.newest_low);
        let lost = (lost != 0).then(|| {
            let lost = hex(lost);
            quote!(bits & #lost == 0)
        });
        let checks: Vec<_> = lost.into_iter().chain(moved.iter().filter_map(exclusion_check)).collect();
        let write = if checks.is_empty() {
            quote!(w.#method(old))
        } else {
            quote!(if #(#checks)&&* { w.#method(old) } else { #too_large })
        };
        quote!(let old: #method = #old; #write)
    }

    /// Emits an expression that moves a group of `bits` to its position in an older version.
    fn write_group(&self, m: &MovedBits, int: IntType, too_large: &TokenStream) -> TokenStream {
        let method = format_ident!("u{}", int.bits());
        let (home, max, low) = (Literal::u8_unsuffixed(m.newest_low), hex(m.max), Literal::u8_unsuffixed(m.low));
        let bits = if m.complemented { quote!(!bits) } else { quote!(bits) };
        let mut part = if m.newest_low == 0 { quote!(#bits & #max) } else { quote!(#bits >> #home & #max) };
        if let Some(codes) = &m.codes {
            let mut seen = Vec::new();
            let arms = codes.iter().filter_map(|CodePair { older, newest }| {
                // If several codes have the same value, the first code is written.
                (!seen.contains(newest)).then(|| seen.push(*newest))?;
                let (old, new) = (hex(*older), hex(*newest));
                Some(quote!(#new => #old,))
            });
            let arms: Vec<_> = arms.collect();
            part = quote!(match #part { #(#arms)* _ => return #too_large });
        }
        let part = if int.bits() == self.bits { part } else { quote!((#part) as #method) };
        if m.low == 0 { part } else { quote!((#part) << #low) }
    }
}

/// Returns the bitwise OR of the parts of a number.
fn bitwise_or(parts: impl Iterator<Item = TokenStream>) -> TokenStream {
    let parts: Vec<_> = parts.collect();
    match parts.as_slice() {
        [] => quote!(0),
        [only] => only.clone(),
        parts => quote!(#((#parts))|*),
    }
}

/// Returns whether the bits of a group have a meaning.
fn is_used(group: &BitGroup) -> bool {
    !group.reserved && group.width() > 0
}

fn newest_group(group: &BitGroup) -> NewestGroup<'_> {
    let name = group.name.as_ref().map(|n| n.value.as_str());
    NewestGroup { name: Some(name.unwrap_or("")), low: group.low, max: group.max(), enumerators: &group.enumerators }
}

/// Returns a group with its position in an older version, where it begins at bit `low` and has
/// values up to `max`.
fn moved_group(newest: &NewestGroup<'_>, low: u8, max: u64, interval: VersionInterval) -> MovedBits {
    let has = |e: &&Enumerator| interval.includes(e.gate.as_ref());
    let kept = |code: u64| newest.enumerators.iter().filter(has).any(|e| e.code.value == code);
    let mut excluded: Vec<u64> =
        newest.enumerators.iter().map(|e| e.code.value).filter(|code| *code <= max && !kept(*code)).collect();
    excluded.dedup();
    MovedBits { newest_low: newest.low, low, max, complemented: false, codes: None, excluded }
}

/// Returns the codes of an older group that lists its own, each with the code of the same name in
/// the newest version.
fn older_codes(group: &BitGroup, newest_group: &NewestGroup<'_>) -> Option<Vec<CodePair>> {
    if group.is_newest() || group.enumerators.is_empty() {
        return None;
    }
    let newest_code = |e: &Enumerator| {
        let same = newest_group.enumerators.iter().find(|newest| newest.name.value == e.name.value);
        same.map(|newest| newest.code.value)
    };
    let pair = |e: &Enumerator| Some(CodePair { older: e.code.value, newest: newest_code(e)? });
    Some(group.enumerators.iter().filter_map(pair).collect())
}

/// Emits a check that the value of a group of `old` exists in its version. `None` if all values do.
fn exclusion_check(m: &MovedBits) -> Option<TokenStream> {
    let codes: Vec<_> = m.excluded.iter().map(|code| Literal::u64_unsuffixed(*code)).collect();
    let (low, max) = (Literal::u8_unsuffixed(m.low), hex(m.max));
    let value = if m.low == 0 { quote!(old & #max) } else { quote!(old >> #low & #max) };
    (!codes.is_empty() && m.codes.is_none()).then(|| quote!(!matches!(#value, #(#codes)|*)))
}

/// Returns a number whose `bits` lowest bits are set.
const fn ones(bits: u8) -> u64 {
    if bits >= 64 { u64::MAX } else { (1 << bits) - 1 }
}
