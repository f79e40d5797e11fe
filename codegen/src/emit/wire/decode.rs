//! `decode.rs`: the decoder of `Inst`.
//!
//! A table by opcode has one function for each format. For example, `READ[0x01]` is
//! `Add::decode::<1>`, which skips one byte of opcode and reads the members of `Add` in place.

use crate::emit::context::{Content, Context};
use crate::emit::support::field_exprs;
use crate::emit::support::literals::hex_byte;
use crate::emit::wire::wire_fields::{FormCode, WireField, WireMode, key_fields, selecting_condition, wire_fields};
use crate::rust_view::formats::{FormatPlan, OpcodeBytes};
use crate::rust_view::naming::ident;
use proc_macro2::{Ident, Literal, TokenStream};
use quote::{format_ident, quote};
use std::collections::BTreeMap;

/// Emits
/// ```ignore
/// impl<'a> Inst<'a> {
///     pub fn decode(r: &mut Reader<'a>) -> Result<Self, WireError> {
///         let mut inst = Ok(Self::zeroed(r.zero()));
///         read(&mut inst, r);
///         inst
///     }
/// }
/// static READ: [Read; 256] = {
///     let mut read: [Read; 256] = [|to, r| none(to, r); 256];
///     read[0x01] = Add::decode::<1>;
///     ...
///     read
/// };
/// ```
pub(crate) fn emit(context: &Context<'_>) -> Content {
    let formats = &context.formats;
    let (inst, elided) = (context.inst_type(&quote!('a)), context.inst_type(&quote!('_)));
    let mut opcodes: BTreeMap<u8, Vec<&FormatPlan<'_>>> = BTreeMap::new();
    for format in formats {
        opcodes.entry(format.opcode_bytes().opcode).or_default().push(format);
    }
    let arms: TokenStream = opcodes
        .iter()
        .map(|(code, formats)| {
            let (function, code) = (read_opcode(context, formats), hex_byte(*code));
            quote!(read[#code] = #function;)
        })
        .collect();
    let aliases = alias_docs(formats);
    let smallest = formats.iter().min_by_key(|format| format.members.len());
    let smallest = smallest.map_or_else(|| ident("None"), |format| format.ident.clone());
    let types: TokenStream = formats
        .iter()
        .map(|format| {
            let (ident, lives) = (&format.ident, format.borrows().then(|| quote!(<'_, 'a>)));
            quote!(#ident #lives)
        })
        .collect();
    Content::Rust(quote! {
        //! The decoder of instructions.
        #![allow(unused_imports)]
        use crate::bit_fields::*;
        use crate::enums::*;
        use crate::forms::*;
        use crate::instructions::*;
        use crate::layout::LAYOUTS;
        use openvisa_isa_core::{Form, Reader, Stream, Version, Wire, WireError, WireErrorKind, WriteError, Writer, Zero};

        /// An iterator that decodes consecutive instructions without allocation:
        /// `Instructions::new(bytes, version)`.
        ///
        /// The iteration ends at the end of the bytes or after the first error.
        pub type Instructions<'a> = Stream<'a, #inst>;

        impl<'a> #inst {
            /// Decodes an instruction. After an error, the position of the reader is unchanged.
            ///
            /// Decoding checks each value against the type of its field only. Values that an
            /// instruction does not allow are found by the validator.
            #aliases
            ///
            /// # Errors
            /// Returns an error if the bytes end within the instruction, the opcode is unknown,
            /// a reserved bit is set, or a value has no meaning.
            #[inline]
            pub fn decode(r: &mut Reader<'a>) -> Result<Self, WireError> {
                let mut inst = Ok(Self::zeroed(r.zero()));
                read(&mut inst, r);
                inst
            }
        }

        /// The destination of an instruction, which is decoded in place. A copy right after the
        /// members were written one by one would stall on store forwarding, and take longer
        /// than decoding itself.
        type Place<'a> = Result<#inst, WireError>;

        #[inline]
        fn read<'a>(to: &mut Place<'a>, r: &mut Reader<'a>) {
            match r.rest().first() {
                Some(opcode) => READ[usize::from(*opcode)](to, r),
                None => none(to, r),
            }
        }

        type Read = for<'a> fn(&mut Place<'a>, &mut Reader<'a>);

        /// The functions that decode the instructions of each opcode.
        static READ: [Read; 256] = {
            let mut read: [Read; 256] = [|to, r| none(to, r); 256];
            #arms
            read
        };

        #[cold]
        #[inline(never)]
        fn none<'a>(to: &mut Place<'a>, r: &Reader<'a>) {
            *to = Err(Inst::diagnose(r));
        }

        impl Zero for #elided {
            #[inline]
            fn zeroed(zero: u32) -> Self { Self::#smallest(Zero::zeroed(zero)) }
        }

        impl<'a> Wire<'a> for #inst {
            #[inline]
            fn try_read(r: &mut Reader<'a>) -> Option<Self> {
                Self::decode(r).ok()
            }
            #[inline]
            fn read(r: &mut Reader<'a>) -> Result<Self, WireError> {
                Self::decode(r)
            }
            #[inline]
            fn read_result(place: &mut Place<'a>, r: &mut Reader<'a>) {
                read(place, r);
            }
            // The decoder does not record the cause of a failure; the tables of layouts find
            // the field.
            #[cold]
            fn diagnose(r: &Reader<'a>) -> WireError {
                let undescribed = WireError { offset: 0, kind: WireErrorKind::Undescribed };
                let error = LAYOUTS.check(r.rest(), r.version()).map_or_else(|fault| fault.error, |_| undescribed);
                WireError { offset: error.offset + r.offset(), ..error }
            }
            fn write(&self, w: &mut Writer<'_>) -> Result<(), WriteError> {
                self.encode(w)
            }
            #[inline]
            fn encoded_len(&self, version: Version) -> usize {
                self.encoded_len(version)
            }
        }

        /// The struct of a format, as a variant of `Inst`.
        trait Format {
            /// The struct with the lifetime of the bytes that it borrows from.
            type Of<'a>: Wire<'a>;

            /// Sets the destination to an instruction of this format with default members, and
            /// returns the struct. See [`Zero`] for the purpose of `zero`.
            fn start<'i, 'a>(to: &'i mut Place<'a>, zero: u32) -> Option<&'i mut Self::Of<'a>>;

            /// Decodes an instruction of this format with `OPCODE` bytes of opcode.
            fn decode<'a, const OPCODE: usize>(to: &mut Place<'a>, r: &mut Reader<'a>) {
                let mut at = r.clone();
                if at.advance(OPCODE).is_some()
                    && let Some(format) = Self::start(to, r.zero())
                    && format.read_into(&mut at)
                {
                    r.go_to(&at);
                } else {
                    none(to, r);
                }
            }
        }

        macro_rules! formats {
            ($($name:ident $(<$any:lifetime, $life:lifetime>)?)*) => {$(
                impl Format for $name $(<$any>)? {
                    type Of<'a> = $name $(<$life>)?;

                    #[inline]
                    fn start<'i, 'a>(to: &'i mut Place<'a>, zero: u32) -> Option<&'i mut Self::Of<'a>> {
                        *to = Ok(Inst::$name(Zero::zeroed(zero)));
                        if let Ok(Inst::$name(format)) = to { Some(format) } else { None }
                    }
                }
            )*};
        }

        formats! { #types }
    })
}

/// Returns the documentation of instructions that have the same bytes as another one.
fn alias_docs(formats: &[FormatPlan<'_>]) -> TokenStream {
    let mut seen: BTreeMap<OpcodeBytes, &str> = BTreeMap::new();
    let mut pairs = Vec::new();
    for format in formats {
        let name = format.instruction.name.value.as_str();
        match seen.get(&format.opcode_bytes()) {
            Some(first) if *first != name => {
                pairs.push(format!("`{name}` has the bytes of `{first}` and is read as that"))
            }
            Some(_) => {}
            None => {
                seen.insert(format.opcode_bytes(), name);
            }
        }
    }
    if pairs.is_empty() {
        return TokenStream::new();
    }
    let text = format!(" {}.", pairs.join("; "));
    quote!(#[doc = ""] #[doc = #text])
}

/// Emits the function that decodes the instructions of one opcode.
fn read_opcode(context: &Context<'_>, formats: &[&FormatPlan<'_>]) -> TokenStream {
    let mut subs: BTreeMap<Option<u8>, Vec<&FormatPlan<'_>>> = BTreeMap::new();
    for format in formats {
        subs.entry(format.opcode_bytes().sub_opcode).or_default().push(format);
    }
    // A check reports an opcode that exists with and without sub-opcodes; here, the one without
    // takes precedence.
    if let Some(formats) = subs.get(&None) {
        return read_instruction(context, formats);
    }
    let arms = subs.iter().filter_map(|(sub, formats)| {
        let (function, code) = (read_instruction(context, formats), hex_byte((*sub)?));
        Some(quote!(Some(#code) => (#function)(to, r),))
    });
    quote! {
        |to, r| match r.rest().get(1) {
            #(#arms)*
            _ => none(to, r),
        }
    }
}

/// Emits the function that decodes the formats of one instruction. Other instructions with the same
/// bytes are never reached.
fn read_instruction(context: &Context<'_>, formats: &[&FormatPlan<'_>]) -> TokenStream {
    let first = formats[0];
    let own: Vec<_> = formats.iter().filter(|f| f.id == first.id).collect();
    if let [only] = own.as_slice() {
        return read_format(only);
    }
    let keys = key_fields(first);
    let Some(last) = keys.last() else { return read_format(first) };
    // The fields up to the last selecting one are read ahead; the function of the format reads them
    // again.
    let fields = wire_fields(context, first, first.variants[0], &mut FormCode::new());
    let ahead = fields.iter().position(|field| field.field == Some(*last)).map_or(0, |p| p + 1);
    let reads: Vec<_> = fields[..ahead].iter().map(|field| read_ahead(first, field)).collect();
    let branches = own.iter().map(|format| {
        let (condition, body) = (selecting_condition(context, format), read_format(format));
        let condition = field_exprs::parse_tokens(condition.as_deref().unwrap_or("true"));
        quote!(if #condition { #body(to, r) } else)
    });
    let branches: Vec<_> = branches.collect();
    let opcode = opcode_len(first);
    // A separate function, so that its stack frame is not set up for other instructions.
    quote! {{
        #[inline(never)]
        fn choose<'a>(to: &mut Place<'a>, r: &mut Reader<'a>) {
            let ahead = &mut r.clone();
            let _ = ahead.advance(#opcode);
            #(#reads)*
            #(#branches)* {
                none(to, r)
            }
        }
        choose
    }}
}

/// Returns the statement that reads a key field ahead:
/// `let Some(op) = <VideoFunction as Wire>::try_read(ahead) else { ... };`.
fn read_ahead(format: &FormatPlan<'_>, field: &WireField) -> TokenStream {
    let name: Ident = ident(field.name.trim_start_matches("r#"));
    let rust = format.members.iter().find(|m| Some(m.field) == field.field).map(|m| &m.rust);
    let read = match &field.how {
        WireMode::Special { form: Some(form), .. } => {
            let form = field_exprs::parse_tokens(form);
            quote!({
                let mut value = <#rust as Zero>::zeroed(0);
                <#form as Form<'_, #rust>>::read_into(&mut value, ahead).then_some(value)
            })
        }
        WireMode::Count { bits, .. } => {
            let int = format_ident!("u{bits}");
            quote!(<#int as Wire>::try_read(ahead))
        }
        _ => quote!(<#rust as Wire>::try_read(ahead)),
    };
    let read = match &field.how {
        WireMode::Special { present_if: Some(condition), .. } => {
            let condition = field_exprs::parse_tokens(condition);
            quote!(if #condition { #read } else { Some(Zero::zeroed(0)) })
        }
        _ => read,
    };
    quote!(let Some(#name) = #read else { return none(to, r) };)
}

/// Emits the path of the function that decodes one format: `Add::decode::<1>`.
fn read_format(format: &FormatPlan<'_>) -> TokenStream {
    let (ident, opcode) = (&format.ident, opcode_len(format));
    quote!(#ident::decode::<#opcode>)
}

/// Returns the number of bytes of the opcode and sub-opcode.
fn opcode_len(format: &FormatPlan<'_>) -> Literal {
    Literal::usize_unsuffixed(format.opcode_bytes().len())
}
