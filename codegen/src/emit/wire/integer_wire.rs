//! The wire forms of enumerations and bit fields, in `enums.rs` and `bit_fields.rs`.
//!
//! One that is the same in every version of the format is named in a list; a macro of the codec does the rest. One whose width,
//! groups or codes depend on the version gets a form of its own, which makes of the bytes of an older version those of the newest,
//! where the type has its values. A field that was otherwise in an older version than its type says has such a form for itself, in
//! `wire.rs`.

use crate::emit::context::Context;
use crate::emit::support::field_exprs;
use crate::emit::support::literals::hex;
use crate::emit::support::naming::{ident, type_ident};
use crate::emit::support::type_assignment::{IntegerType, Owner};
use crate::emit::support::versions::{self, Stretch};
use crate::model::{BitGroup, Enumerator, Field, FieldId, FieldKind, InstructionId, IntType};
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};
use std::collections::BTreeMap;

/// ```ignore
/// openvisa_codec::wire_integers! { Self::ALL[0]; u8: LscSubOp RelOp; u16: ...; }
/// ```
pub(crate) fn of_enums(context: &Context<'_>) -> TokenStream {
    let plans = context.plan.enums.iter().enumerate();
    let targets = plans.filter(|(_, plan)| plan.field.is_some() && plan.zero().is_some());
    emit(context, &quote!(Self::ALL[0];), targets.map(|(index, _)| IntegerType::Enum(index)))
}

/// ```ignore
/// openvisa_codec::wire_integers! { Self(0); u8: ElementControl; u16: Predicate Region; }
/// impl Wire<'_> for SampleOp { ... }
/// ```
pub(crate) fn of_bit_fields(context: &Context<'_>) -> TokenStream {
    emit(context, &quote!(Self(0);), (0..context.plan.bit_fields.len()).map(IntegerType::Bits))
}

fn emit(context: &Context<'_>, zero: &TokenStream, types: impl Iterator<Item = IntegerType>) -> TokenStream {
    let mut plain: BTreeMap<u8, Vec<Ident>> = BTreeMap::new();
    let mut gated = Vec::new();
    for target in types.filter_map(|planned| Target::new(context, planned, None)) {
        if target.stretches().len() > 1 {
            gated.push(target.wire());
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
            openvisa_codec::wire_integers! { #zero #(#rows)* }
        )
    });
    quote!(#list #(#gated)*)
}

/// Whether the bytes of a field with a type of its own depend on the version: its type takes care of that.
pub(crate) fn depends_on_version(field: &Field) -> bool {
    versions::of_field(field).len() > 1
}

/// The form of a field that was otherwise in an older version than its type says: its name and its code.
pub(crate) fn form_of_use(context: &Context<'_>, id: InstructionId, field: FieldId) -> Option<(String, TokenStream)> {
    let planned = context.plan.integer(Owner::Instruction(id), field)?;
    let instruction = &context.model[id];
    let used = instruction.field(field);
    let (target, whole) = (Target::new(context, planned, Some(used))?, Target::new(context, planned, None)?);
    if target.stretches().into_iter().all(|s| target.moved(s) == whole.moved(s) && target.int(s) == whole.int(s)) {
        return None;
    }
    let name = format!("{}{}", type_ident(&instruction.name.value), type_ident(&used.name.value));
    let form = target.form(&ident(&name));
    Some((name, form))
}

/// A group of the newest version.
struct Home<'a> {
    name: Option<&'a str>,
    low: u8,
    max: u64,
    enumerators: &'a [Enumerator],
}

/// A type whose form depends on the version.
struct Target<'a> {
    name: Ident,
    /// Width of the type.
    bits: u8,
    /// What it is where it is absent.
    zero: TokenStream,
    homes: Vec<Home<'a>>,
    /// The field that the type is made of.
    field: &'a Field,
    /// A field of this type that may differ in older versions.
    used: Option<&'a Field>,
}

/// Bits of the newest form, and what they are in an older one.
#[derive(PartialEq)]
struct Moved {
    home: u8,
    low: u8,
    /// Ones, as many as the older form has bits.
    max: u64,
    /// The bits are stored inverted.
    complemented: bool,
    /// Code in the older version and code in the newest, where the older one lists its own.
    codes: Option<Vec<(u64, u64)>>,
    /// Codes that are no values in these versions.
    excluded: Vec<u64>,
}

impl<'a> Target<'a> {
    fn new(context: &Context<'a>, planned: IntegerType, used: Option<&'a Field>) -> Option<Self> {
        let zero = field_exprs::zero(context.plan, planned)?;
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
        let homes = match enumerators {
            Some(enumerators) if !field.enumerators.is_empty() => {
                vec![Home { name: None, low: 0, max: ones(bits), enumerators }]
            }
            _ => field.groups.iter().filter(|g| g.is_newest() && is_used(g)).map(home).collect(),
        };
        Some(Self { name: ident(name), bits, zero, homes, field, used })
    }

    fn stretches(&self) -> Vec<Stretch> {
        versions::stretches(versions::gates(self.field).chain(self.used.into_iter().flat_map(versions::gates)))
    }

    fn int(&self, stretch: Stretch) -> Option<IntType> {
        versions::kind_in(self.used.unwrap_or(self.field), stretch).and_then(FieldKind::int)
    }

    /// What the bits of each group were in some versions; a group that was not there is left out.
    fn moved(&self, stretch: Stretch) -> Vec<Moved> {
        let moved = |home: &Home<'_>| {
            if home.name.is_none() {
                let max = self.int(stretch).map_or(0, |int| ones(int.bits())).min(home.max);
                return Some(moved(home, 0, max, stretch));
            }
            let named = |g: &&BitGroup| is_used(g) && g.name.as_ref().map(|n| n.value.as_str()) == home.name;
            let there = |g: &&BitGroup| named(g) && stretch.has(g.gate.as_ref());
            let own = self.used.into_iter().flat_map(|f| &f.groups).filter(|g| !g.is_newest());
            let group = own.filter(there).chain(self.field.groups.iter().filter(there)).next()?;
            let same = moved(home, group.low, group.max().min(home.max), stretch);
            Some(Moved { complemented: group.complemented, codes: older_codes(group, home), ..same })
        };
        self.homes.iter().filter_map(moved).collect()
    }

    /// Whether the bytes in some versions are those of the newest.
    fn is_newest(&self, int: IntType, stretch: Stretch) -> bool {
        let still = |(home, m): (&Home<'_>, &Moved)| {
            (home.low, home.low, home.max) == (m.home, m.low, m.max)
                && !m.complemented
                && m.codes.is_none()
                && m.excluded.is_empty()
        };
        let moved = self.moved(stretch);
        int.bits() == self.bits && moved.len() == self.homes.len() && self.homes.iter().zip(&moved).all(still)
    }

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
    fn wire(&self) -> TokenStream {
        let name = &self.name;
        let zero = &self.zero;
        let (read, write, put, len) = (self.reading(), self.writing(), self.newest_put(), self.length());
        quote! {
            #[cfg(feature = "instructions")]
            impl openvisa_codec::Zero for #name {
                #[inline]
                fn zeroed(_: u32) -> Self { #zero }
            }
            #[cfg(feature = "instructions")]
            impl openvisa_codec::Wire<'_> for #name {
                #[inline]
                fn try_read(r: &mut openvisa_codec::Reader<'_>) -> Option<Self> { #read }
                #[inline(never)]
                fn write(&self, w: &mut openvisa_codec::Writer<'_>) -> Result<(), openvisa_codec::WriteError> {
                    let value = *self;
                    #write
                }
                #put
                #[inline]
                #[allow(unused_variables)]
                fn encoded_len(&self, version: openvisa_codec::Version) -> usize { #len }
            }
        }
    }

    /// Putting the newest form, where that is the integer itself.
    fn newest_put(&self) -> Option<TokenStream> {
        let (name, zero, stretches) = (&self.name, &self.zero, self.stretches());
        let (stretch, older) = stretches.split_first()?;
        let stretch = *stretch;
        // Where there were no such bytes, nothing is put for what stands for nothing.
        let absent = older.iter().all(|older| self.int(*older).is_none());
        let before = if absent { quote!(if *self == #zero { Some(()) } else { None }) } else { quote!(None) };
        let newest = stretch.from.map(|from| {
            let newest = versions::reaches(&quote!(room.version()), from);
            quote!(if !#newest {
                return #before;
            })
        });
        self.is_newest(self.int(stretch)?, stretch).then(|| {
            quote! {
                #[inline(always)]
                fn write_fast(&self, room: &mut openvisa_codec::Room<'_>) -> Option<()> {
                    #newest
                    #name::from_bits(self.bits())?;
                    room.put(self.bits().to_le_bytes())
                }
            }
        })
    }

    /// The same as a form of a field: `impl Form<'_, ExecControl> for Gather4TypedExecSize`.
    fn form(&self, form: &Ident) -> TokenStream {
        let name = &self.name;
        let (read, write, len) = (self.reading(), self.writing(), self.length());
        let docs = format!(" `{name}` as it is in this field alone.");
        quote! {
            #[doc = #docs]
            pub(crate) struct #form;
            impl openvisa_codec::Form<'_, #name> for #form {
                #[inline]
                fn read_into(value: &mut #name, r: &mut openvisa_codec::Reader<'_>) -> bool {
                    #[inline]
                    fn try_read(r: &mut openvisa_codec::Reader<'_>) -> Option<#name> { #read }
                    try_read(r).map(|read| *value = read).is_some()
                }
                #[inline]
                fn write(value: &#name, w: &mut openvisa_codec::Writer<'_>) -> Result<(), openvisa_codec::WriteError> {
                    let value = *value;
                    #write
                }
                #[inline]
                #[allow(unused_variables)]
                fn encoded_len(_: &#name, version: openvisa_codec::Version) -> usize { #len }
            }
        }
    }

    /// Older forms stand in a function of their own: the newest is what is read as a rule.
    fn reading(&self) -> TokenStream {
        let name = &self.name;
        let arms: Vec<_> = self.stretches().into_iter().map(|s| (s, self.read(s))).collect();
        self.outlined(quote!(r), arms, |older| {
            quote! {
                #[cold]
                fn older(r: &mut openvisa_codec::Reader<'_>) -> Option<#name> { #older }
                // Of the reader itself nothing points to memory.
                let mut at = r.clone();
                let value = older(&mut at);
                r.go_to(&at);
                value
            }
        })
    }

    fn writing(&self) -> TokenStream {
        let name = &self.name;
        let arms: Vec<_> = self.stretches().into_iter().map(|s| (s, self.write(s))).collect();
        let branches = self.outlined(quote!(w), arms, |older| {
            quote! {
                #[cold]
                fn older(value: #name, w: &mut openvisa_codec::Writer<'_>) -> Result<(), openvisa_codec::WriteError> {
                    let bits = value.bits();
                    #older
                }
                w.within(|w| older(value, w))
            }
        });
        quote! {
            let bits = value.bits();
            if #name::from_bits(bits).is_none() {
                return Err(w.error(openvisa_codec::WriteErrorKind::Reserved { value: u64::from(bits) }));
            }
            #branches
        }
    }

    /// The newest of these in line, the rest as `older` makes it.
    fn outlined(
        &self,
        reader: TokenStream,
        mut arms: Vec<(Stretch, TokenStream)>,
        older: impl Fn(TokenStream) -> TokenStream,
    ) -> TokenStream {
        let version = quote!(#reader.version());
        if arms.len() < 2 || arms[1..].iter().all(|(s, _)| self.int(*s).is_none()) {
            return versions::choose(&version, arms);
        }
        let (stretch, newest) = arms.remove(0);
        let rest = older(versions::choose(&version, arms));
        versions::choose(&version, vec![(stretch, newest), (Stretch { from: None }, rest)])
    }

    fn length(&self) -> TokenStream {
        let arms = self.stretches().into_iter().map(|stretch| {
            let bytes = Literal::u8_unsuffixed(self.int(stretch).map_or(0, IntType::bytes));
            (stretch, quote!(#bytes))
        });
        versions::choose(&quote!(version), arms.collect())
    }

    fn read(&self, stretch: Stretch) -> TokenStream {
        let (name, zero) = (&self.name, &self.zero);
        let Some(int) = self.int(stretch) else { return quote!(Some(#zero)) };
        let method = format_ident!("u{}", int.bits());
        if self.is_newest(int, stretch) {
            return quote!(#name::from_bits(openvisa_codec::Wire::try_read(r)?));
        }
        let moved = self.moved(stretch);
        let bits = joined(moved.iter().map(|m| self.part_read(m, int)));
        let wide = format_ident!("u{}", self.bits);
        let reserved = ones(int.bits()) & !moved.iter().fold(0, |mask, m| mask | m.max << m.low);
        let unused = (reserved != 0).then(|| {
            let reserved = hex(reserved);
            quote!(old & #reserved == 0)
        });
        let checks: Vec<_> = unused.into_iter().chain(moved.iter().filter_map(excluded)).collect();
        let filter = (!checks.is_empty()).then(|| quote!(.filter(|_| #(#checks)&&*)));
        quote! {
            let old: #method = openvisa_codec::Wire::try_read(r)?;
            let bits: #wide = #bits;
            #name::from_bits(bits)#filter
        }
    }

    /// The bits of a group of an older form, where the newest has them.
    fn part_read(&self, m: &Moved, int: IntType) -> TokenStream {
        let wide = format_ident!("u{}", self.bits);
        let (low, max, home) = (Literal::u8_unsuffixed(m.low), hex(m.max), Literal::u8_unsuffixed(m.home));
        let old = if m.complemented { quote!(!old) } else { quote!(old) };
        let mut part = if m.low == 0 { quote!(#old & #max) } else { quote!(#old >> #low & #max) };
        if let Some(codes) = &m.codes {
            let arms = codes.iter().map(|(old, new)| {
                let (old, new) = (hex(*old), hex(*new));
                quote!(#old => #new,)
            });
            part = quote!(match #part { #(#arms)* _ => return None });
        }
        let part = if int.bits() == self.bits { part } else { quote!((#part) as #wide) };
        if m.home == 0 { part } else { quote!((#part) << #home) }
    }

    fn write(&self, stretch: Stretch) -> TokenStream {
        let Some(int) = self.int(stretch) else {
            let zero = &self.zero;
            return quote!(if value == #zero { Ok(()) } else { Err(w.error(openvisa_codec::WriteErrorKind::Absent)) });
        };
        let method = format_ident!("u{}", int.bits());
        if self.is_newest(int, stretch) {
            return quote!(w.#method(bits));
        }
        let moved = self.moved(stretch);
        let too_large = quote!(Err(w.error(openvisa_codec::WriteErrorKind::TooLarge { value: u64::from(bits) })));
        let old = joined(moved.iter().map(|m| self.part_written(m, int, &too_large)));
        let lost = ones(self.bits) & !moved.iter().fold(0, |mask, m| mask | m.max << m.home);
        let lost = (lost != 0).then(|| {
            let lost = hex(lost);
            quote!(bits & #lost == 0)
        });
        let checks: Vec<_> = lost.into_iter().chain(moved.iter().filter_map(excluded)).collect();
        let write = if checks.is_empty() {
            quote!(w.#method(old))
        } else {
            quote!(if #(#checks)&&* { w.#method(old) } else { #too_large })
        };
        quote!(let old: #method = #old; #write)
    }

    fn part_written(&self, m: &Moved, int: IntType, too_large: &TokenStream) -> TokenStream {
        let method = format_ident!("u{}", int.bits());
        let (home, max, low) = (Literal::u8_unsuffixed(m.home), hex(m.max), Literal::u8_unsuffixed(m.low));
        let bits = if m.complemented { quote!(!bits) } else { quote!(bits) };
        let mut part = if m.home == 0 { quote!(#bits & #max) } else { quote!(#bits >> #home & #max) };
        if let Some(codes) = &m.codes {
            let mut seen = Vec::new();
            let arms = codes.iter().filter_map(|(old, new)| {
                // Of several codes for one value, the first is written.
                (!seen.contains(new)).then(|| seen.push(*new))?;
                let (old, new) = (hex(*old), hex(*new));
                Some(quote!(#new => #old,))
            });
            let arms: Vec<_> = arms.collect();
            part = quote!(match #part { #(#arms)* _ => return #too_large });
        }
        let part = if int.bits() == self.bits { part } else { quote!((#part) as #method) };
        if m.low == 0 { part } else { quote!((#part) << #low) }
    }
}

/// The parts of a number.
fn joined(parts: impl Iterator<Item = TokenStream>) -> TokenStream {
    let parts: Vec<_> = parts.collect();
    match parts.as_slice() {
        [] => quote!(0),
        [only] => only.clone(),
        parts => quote!(#((#parts))|*),
    }
}

/// Whether the bits of a group are values.
fn is_used(group: &BitGroup) -> bool {
    !group.reserved && group.width() > 0
}

fn home(group: &BitGroup) -> Home<'_> {
    let name = group.name.as_ref().map(|n| n.value.as_str());
    Home { name: Some(name.unwrap_or("")), low: group.low, max: group.max(), enumerators: &group.enumerators }
}

/// The bits of a group at another place.
fn moved(home: &Home<'_>, low: u8, max: u64, stretch: Stretch) -> Moved {
    let has = |e: &&Enumerator| stretch.has(e.gate.as_ref());
    let kept = |code: u64| home.enumerators.iter().filter(has).any(|e| e.code.value == code);
    let mut excluded: Vec<u64> =
        home.enumerators.iter().map(|e| e.code.value).filter(|code| *code <= max && !kept(*code)).collect();
    excluded.dedup();
    Moved { home: home.low, low, max, complemented: false, codes: None, excluded }
}

/// The codes of an older group that lists its own, with those that the newest gives their names.
fn older_codes(group: &BitGroup, home: &Home<'_>) -> Option<Vec<(u64, u64)>> {
    if group.is_newest() || group.enumerators.is_empty() {
        return None;
    }
    let newest = |e: &Enumerator| home.enumerators.iter().find(|h| h.name.value == e.name.value).map(|h| h.code.value);
    Some(group.enumerators.iter().filter_map(|e| Some((e.code.value, newest(e)?))).collect())
}

/// That the value of a group of `old` is none that only other versions have.
fn excluded(m: &Moved) -> Option<TokenStream> {
    let codes: Vec<_> = m.excluded.iter().map(|code| Literal::u64_unsuffixed(*code)).collect();
    let (low, max) = (Literal::u8_unsuffixed(m.low), hex(m.max));
    let value = if m.low == 0 { quote!(old & #max) } else { quote!(old >> #low & #max) };
    (!codes.is_empty() && m.codes.is_none()).then(|| quote!(!matches!(#value, #(#codes)|*)))
}

/// So many ones.
const fn ones(bits: u8) -> u64 {
    if bits >= 64 { u64::MAX } else { (1 << bits) - 1 }
}
