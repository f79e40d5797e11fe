//! The part of `text_table.rs` about operands and shared fields: where their bits are, and the words for the values.

use crate::emit::support::one_line::row;
use crate::emit::text::template_item::FieldBits;
use crate::emit::text::word_table::WordTable;
use crate::model::{BitGroup, DataTypeKind, Enumerator, Field, Model};
use proc_macro2::TokenStream;
use quote::{ToTokens, quote};
use std::fmt::Write;

/// The number of data type codes.
const TYPE_CODES: usize = 16;

/// Writes the tables that the printer and the parser start from.
///
/// Emits
/// ```ignore
/// static TYPES: [(u8, TypeKind); 16] = [(32, TypeKind::Unsigned), ...];
/// pub(crate) static TABLES: Tables = Tables {
///     instructions: &INSTRUCTIONS,
///     codes: Codes { types: words!(short "a data type", ["ud", "d", ...]), ... },
/// };
/// ```
pub(super) fn write_codes(model: &Model, out: &mut String) -> std::fmt::Result {
    let lookup = Lookup { model };
    writeln!(out, "static TYPES: [(u8, TypeKind); {TYPE_CODES}] = [{}];", row(type_kinds(model)))?;
    out.push_str(
        "pub(crate) static TABLES: Tables = Tables {\n    instructions: &INSTRUCTIONS,\n    mnemonics: &MNEMONICS,\n    \
         hash: &HASH,\n    codes: Codes {\n",
    );
    for CodeRow { member, value } in lookup.code_rows() {
        writeln!(out, "        {member}: {},", row(value))?;
    }
    out.push_str("        lsc: Lsc {\n");
    for CodeRow { member, value } in lookup.lsc_rows() {
        writeln!(out, "            {member}: {},", row(value))?;
    }
    out.push_str("        },\n    },\n};\n");
    Ok(())
}

/// A member of a struct expression.
struct CodeRow {
    member: &'static str,
    value: TokenStream,
}

impl CodeRow {
    fn new(member: &'static str, value: impl ToTokens) -> Self {
        Self { member, value: value.into_token_stream() }
    }
}

/// Finds fields and groups by name.
struct Lookup<'a> {
    model: &'a Model,
}

impl<'a> Lookup<'a> {
    fn shared(&self, name: &str) -> Option<&'a Field> {
        self.model.shared_field(name).map(|id| &self.model.shared_fields[id.index()])
    }

    fn member(&self, structure: &str, name: &str) -> Option<&'a Field> {
        let structure = self.model.structure(structure)?;
        self.model[structure].members.iter().find(|m| m.name.value == name)
    }

    fn code_rows(&self) -> Vec<CodeRow> {
        let (exec, pred, region) = (self.shared("Exec_size"), self.shared("Pred"), self.shared("Region"));
        let strides = ["v_stride", "width", "h_stride"].map(|name| group(region, name));
        let [v_stride, width, h_stride] = strides;
        let (size, mask) = (group(exec, "size"), group(exec, "mask"));
        let modifiers = group(self.member("vec_operand", "tag"), "modifier").map_or(&[][..], |g| &g.enumerators);
        let is_sign = |e: &&Enumerator| text_of(e).starts_with(['(', '.']);
        let shown: Vec<_> = modifiers.iter().filter(is_sign).cloned().collect();
        let saturation = shown.iter().find(|e| text_of(e).starts_with('.')).map_or(0, |e| e.code.value);
        let states = group(self.member("state_opnd", "class"), "class");
        let mut states = states.map_or(Vec::new(), |g| g.enumerators.clone());
        states.sort_by_key(|e| e.code.value);
        let samplers = states.iter().map(|e| e.name.value == "sampler");
        vec![
            CodeRow::new("types", type_words(self.model)),
            CodeRow::new("kinds", quote!(&TYPES)),
            CodeRow::new("modifiers", WordTable::new(&shown, "a modifier").tokens()),
            CodeRow::new("saturation", proc_macro2::Literal::u64_unsuffixed(saturation)),
            CodeRow::new("v_stride", bits_and_words(v_stride, "a vertical stride")),
            CodeRow::new("width", bits_and_words(width, "a width of rows")),
            CodeRow::new("h_stride", bits_and_words(h_stride, "a horizontal stride")),
            CodeRow::new("region_digits", list(&strides.map(|group| list(&codes_by_number::<10>(group, ""))))),
            CodeRow::new("region_marks", list(&strides.map(|group| list(&digits_by_code(group))))),
            CodeRow::new("address_width", words_of(self.member("addr_opnd", "width"), "a number of addresses")),
            CodeRow::new("predicate_id", bits_of(group(pred, "id"))),
            CodeRow::new("predicate_combine", bits_and_words(group(pred, "combine"), "`any` or `all`")),
            CodeRow::new("predicate_invert", bits_of(group(pred, "invert"))),
            CodeRow::new("exec_size", bits_and_words(size, "a number of channels")),
            CodeRow::new("exec_mask", bits_and_words(mask, "a part of the execution mask")),
            CodeRow::new("exec_digits", {
                let (masks, sizes) = (list(&codes_by_number::<10>(mask, "M")), list(&codes_by_number::<33>(size, "")));
                quote!((#masks, #sizes))
            }),
            CodeRow::new("exec_texts", {
                let masks = packed_texts(mask, |text| format!("({text}, "));
                let sizes = packed_texts(size, |text| format!("{text}) "));
                quote!((#masks, #sizes))
            }),
            CodeRow::new("samplers", quote!(&[#(#samplers),*])),
        ]
    }

    fn lsc_rows(&self) -> Vec<CodeRow> {
        let packing = self.model.instructions.iter().flat_map(|i| &i.fields).find(|f| f.name.value == "VNNI");
        let three_levels = (0..).zip(&self.model.platforms).filter(|(_, p)| p.cache_levels == Some(3));
        let three_levels = three_levels.fold(0, |set: u64, (position, _)| set | 1 << position);
        vec![
            CodeRow::new("caching", words_of(self.shared("Lsc_caching"), "the behaviour of a cache")),
            CodeRow::new("three_levels", crate::emit::support::literals::hex(three_levels)),
            CodeRow::new("address_type", words_of(self.shared("AddrType"), "what addresses are relative to")),
            CodeRow::new("address_size", words_of(self.shared("AddrSize"), "a size of addresses")),
            CodeRow::new("data_size", words_of(self.shared("DataSize"), "a size of data")),
            CodeRow::new("elements", words_of(self.shared("DataElemsPerAddr"), "a number of data")),
            CodeRow::new("order", words_of(self.shared("DataOrder"), "an order of data")),
            CodeRow::new("packing", words_of(packing, "a packing of data")),
        ]
    }
}

fn text_of(enumerator: &Enumerator) -> &str {
    enumerator.text.as_ref().map_or("", |text| &text.value)
}

/// Returns the group of a field with a name, in the newest version.
fn group<'a>(field: Option<&'a Field>, name: &str) -> Option<&'a BitGroup> {
    let groups = field.into_iter().flat_map(|f| &f.groups).filter(|g| g.is_newest());
    groups.into_iter().find(|g| g.name.as_ref().is_some_and(|n| n.value == name))
}

/// Returns whether text leaves a value out: no stride, no combination.
fn is_implied(enumerator: &Enumerator) -> bool {
    matches!(enumerator.name.value.as_str(), "Null" | "none")
}

fn words_of(field: Option<&Field>, what: &str) -> TokenStream {
    WordTable::new(field.map_or(&[], |f| &f.enumerators), what).tokens()
}

fn bits_of(group: Option<&BitGroup>) -> TokenStream {
    group.map_or_else(|| quote!(Bits::all(0, 1)), |g| FieldBits::of_group(0, g).into_token_stream())
}

/// Returns the bits of a group and the words for its values. Values that text leaves out have none.
fn bits_and_words(group: Option<&BitGroup>, what: &str) -> TokenStream {
    let enumerators = group.into_iter().flat_map(|g| &g.enumerators).filter(|e| !is_implied(e)).cloned();
    let (bits, words) = (bits_of(group), WordTable::new(&enumerators.collect::<Vec<_>>(), what).tokens());
    quote!((#bits, #words))
}

fn list(items: &[impl ToTokens]) -> TokenStream {
    quote!([#(#items),*])
}

/// Returns a table by code of a group of four bits: the word, if it is one digit; 1 if there is no word; 0 for another word.
fn digits_by_code(group: Option<&BitGroup>) -> [proc_macro2::Literal; 16] {
    let group = group.filter(|g| g.width() == 4);
    let mut digits = [u8::from(group.is_some()); 16];
    for enumerator in group.into_iter().flat_map(|g| &g.enumerators).filter(|e| !is_implied(e)) {
        let digit = usize::try_from(enumerator.code.value).ok().and_then(|code| digits.get_mut(code));
        if let Some(digit) = digit {
            *digit = match text_of(enumerator).as_bytes() {
                [digit @ b'0'..=b'9'] => *digit,
                [] => 1,
                _ => 0,
            };
        }
    }
    digits.map(proc_macro2::Literal::u8_unsuffixed)
}

/// Returns a table by the number that a word is, behind a prefix: the code, shifted to its place, plus 1; 0 for none.
fn codes_by_number<const N: usize>(group: Option<&BitGroup>, prefix: &str) -> [proc_macro2::Literal; N] {
    let mut codes = [0; N];
    let low = group.map_or(0, |g| g.low);
    for enumerator in group.into_iter().flat_map(|g| &g.enumerators) {
        let text = enumerator.text.as_ref().and_then(|t| t.value.strip_prefix(prefix));
        // Not `01` or `+1`.
        let number = text.and_then(|t| t.parse::<usize>().ok().filter(|n| n.to_string() == t));
        if let Some(code) = number.and_then(|n| codes.get_mut(n)) {
            *code = (enumerator.code.value << low) + 1;
        }
    }
    codes.map(proc_macro2::Literal::u64_unsuffixed)
}

/// Returns a table by code: the word with its surroundings, packed in a number, if it has at most eight characters.
fn packed_texts(group: Option<&BitGroup>, surround: impl Fn(&str) -> String) -> TokenStream {
    let mut texts = [const { String::new() }; 16];
    for enumerator in group.into_iter().flat_map(|g| &g.enumerators) {
        let text = text_of(enumerator);
        let whole = surround(text);
        let known = usize::try_from(enumerator.code.value).ok().and_then(|code| texts.get_mut(code));
        if let Some(known) = known.filter(|_| !text.is_empty() && whole.len() <= 8) {
            *known = whole;
        }
    }
    let texts = list(&texts);
    quote!(pack(#texts))
}

/// Returns the names of the data types that have a code, as words by code.
fn type_words(model: &Model) -> TokenStream {
    let mut texts = vec![String::new(); TYPE_CODES];
    for data_type in &model.data_types {
        if let Some(text) = data_type.code.and_then(|c| texts.get_mut(usize::from(c.value))) {
            *text = data_type.name.value.to_lowercase();
        }
    }
    WordTable::of_texts(texts, "a data type").tokens()
}

/// Returns width in bits and kind of the data types, by code.
fn type_kinds(model: &Model) -> TokenStream {
    let mut kinds = vec![quote!((0, TypeKind::Packed)); TYPE_CODES];
    for data_type in &model.data_types {
        if let Some(known) = data_type.code.and_then(|c| kinds.get_mut(usize::from(c.value))) {
            let kind = match data_type.kind {
                DataTypeKind::Unsigned => quote!(Unsigned),
                DataTypeKind::Signed => quote!(Signed),
                DataTypeKind::Float => quote!(Float),
                DataTypeKind::Packed | DataTypeKind::Boolean => quote!(Packed),
            };
            let bits = proc_macro2::Literal::u16_unsuffixed(data_type.bits);
            *known = quote!((#bits, TypeKind::#kind));
        }
    }
    quote!(#(#kinds),*)
}
