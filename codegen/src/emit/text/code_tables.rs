//! The part of `text_table.rs` about operands and shared fields: the positions of their bits, and
//! the words for their values.
//!
//! Fields are found by their role, as the specification names it in `roles.md`. For example,
//! `Role::Channels` is the group with the number of channels.

use crate::emit::support::literals::hex;
use crate::emit::support::one_line::print_row;
use crate::emit::text::template_item::FieldBits;
use crate::emit::text::word_table::{word_table, words_by_code};
use crate::lines::write_line;
use crate::spec::model::{DataTypeKind, Enumerator, Formatter, Model, Role, RoleBits};
use openvisa_isa_core::text::template_table::CompositeForm;
use proc_macro2::{Literal, TokenStream};
use quote::{ToTokens, quote};

/// Number of codes of data types.
const TYPE_CODES: usize = 16;

/// Writes the tables that the printer and the parser start from.
///
/// Emits
/// ```ignore
/// static TYPES: [(u8, TypeKind); 16] = [(32, TypeKind::Unsigned), ...];
/// pub(crate) static TABLES: Tables = Tables {
///     instructions: &INSTRUCTIONS,
///     ...
///     codes: Codes { types: words!(short "a data type", ["ud", "d", ...]), ... },
/// };
/// ```
pub(super) fn write_codes(model: &Model, out: &mut String) {
    let lookup = RoleLookup { model };
    write_line!(out, "static TYPES: [(u8, TypeKind); {TYPE_CODES}] = [{}];", print_row(type_kinds(model)));
    out.push_str(
        "pub(crate) static TABLES: Tables = Tables {\n    instructions: &INSTRUCTIONS,\n    mnemonics: &MNEMONICS,\n    \
         hash: &HASH,\n    labels: LABELS,\n    codes: Codes {\n",
    );
    for CodeRow { member, value } in lookup.code_rows() {
        write_line!(out, "        {member}: {},", print_row(value));
    }
    out.push_str("        lsc: Lsc {\n");
    for CodeRow { member, value } in lookup.lsc_rows() {
        write_line!(out, "            {member}: {},", print_row(value));
    }
    out.push_str("        },\n    },\n};\n");
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

/// Finds fields and groups by their roles.
struct RoleLookup<'a> {
    model: &'a Model,
}

impl<'a> RoleLookup<'a> {
    fn bits(&self, role: Role) -> Option<RoleBits<'a>> {
        self.model.role_bits(role)
    }

    /// Returns the enumerators of bits with a role. Values that text leaves out have the role
    /// `Implied` and are not included.
    fn shown_enumerators(&self, role: Role) -> Vec<Enumerator> {
        let Some(bits) = self.bits(role) else { return Vec::new() };
        let implied = |e: &&Enumerator| !self.model.value_has_role(Role::Implied, bits.target, e);
        enumerators(&bits).iter().filter(implied).cloned().collect()
    }

    /// Returns the position of bits, and the words for their values.
    fn bits_and_words(&self, role: Role, what: &str) -> TokenStream {
        let (bits, words) = (bits_of(self.bits(role)), word_table(&self.shown_enumerators(role), what));
        quote!((#bits, #words))
    }

    /// Returns the words for the values of the field that is a part of a composite form.
    fn part_words(&self, form: CompositeForm, part: &str, what: &str) -> TokenStream {
        let names = Formatter::NAMES.iter().find(|(_, formatter)| *formatter == Formatter::Composite(form));
        let rows = self.model.form_parts.iter();
        let row =
            names.and_then(|(name, _)| rows.into_iter().find(|row| row.form.value == *name && row.part.value == part));
        let mut fields = self.model.instructions.iter().flat_map(|i| &i.fields);
        let field = row.and_then(|row| fields.find(|f| f.name.value == row.field.value));
        // An instruction may narrow the values of a shared field.
        let field = field.map(|f| f.shared.map_or(f, |id| &self.model[id]));
        word_table(field.map_or(&[], |f| &f.enumerators), what)
    }

    fn code_rows(&self) -> Vec<CodeRow> {
        let strides = [Role::VerticalStride, Role::RowWidth, Role::HorizontalStride];
        let modifiers = self.bits(Role::Modifier).map_or(&[][..], |bits| enumerators(&bits));
        let is_sign = |e: &&Enumerator| text_of(e).starts_with(['(', '.']);
        let shown: Vec<_> = modifiers.iter().filter(is_sign).cloned().collect();
        let saturation = shown.iter().find(|e| text_of(e).starts_with('.')).map_or(0, |e| e.code.value);
        let address_count = self.bits(Role::AddressCount).map_or(&[][..], |bits| enumerators(&bits));
        vec![
            CodeRow::new("types", type_words(self.model)),
            CodeRow::new("kinds", quote!(&TYPES)),
            CodeRow::new("modifiers", word_table(&shown, "a modifier")),
            CodeRow::new("saturation", Literal::u64_unsuffixed(saturation)),
            CodeRow::new("v_stride", self.bits_and_words(Role::VerticalStride, "a vertical stride")),
            CodeRow::new("width", self.bits_and_words(Role::RowWidth, "a width of rows")),
            CodeRow::new("h_stride", self.bits_and_words(Role::HorizontalStride, "a horizontal stride")),
            CodeRow::new("region_digits", array(&strides.map(|role| array(&self.codes_by_number::<10>(role, ""))))),
            CodeRow::new("region_marks", array(&strides.map(|role| array(&self.digits_by_code(role))))),
            CodeRow::new("address_width", word_table(address_count, "a number of addresses")),
            CodeRow::new("predicate_id", bits_of(self.bits(Role::Predicate))),
            CodeRow::new("predicate_combine", self.bits_and_words(Role::PredicateCombination, "`any` or `all`")),
            CodeRow::new("predicate_invert", bits_of(self.bits(Role::PredicateInversion))),
            CodeRow::new("exec_size", self.bits_and_words(Role::Channels, "a number of channels")),
            CodeRow::new("exec_mask", self.bits_and_words(Role::ExecutionMask, "a part of the execution mask")),
            CodeRow::new("exec_digits", {
                let masks = array(&self.codes_by_number::<10>(Role::ExecutionMask, "M"));
                let sizes = array(&self.codes_by_number::<33>(Role::Channels, ""));
                quote!((#masks, #sizes))
            }),
            CodeRow::new("exec_texts", {
                let masks = self.packed_texts(Role::ExecutionMask, |text| format!("({text}, "));
                let sizes = self.packed_texts(Role::Channels, |text| format!("{text}) "));
                quote!((#masks, #sizes))
            }),
            CodeRow::new("samplers", self.samplers()),
        ]
    }

    fn lsc_rows(&self) -> Vec<CodeRow> {
        let three_levels = (0..).zip(&self.model.platforms).filter(|(_, p)| p.cache_levels == Some(3));
        let three_levels = three_levels.fold(0, |set: u64, (position, _)| set | 1 << position);
        let (data, block) = (CompositeForm::LscData, CompositeForm::Block2dData);
        vec![
            CodeRow::new("caching", self.part_words(CompositeForm::LscCaching, "l1", "the behaviour of a cache")),
            CodeRow::new("three_levels", hex(three_levels)),
            CodeRow::new(
                "address_type",
                self.part_words(CompositeForm::LscAddr, "type", "what addresses are relative to"),
            ),
            CodeRow::new("address_size", self.part_words(CompositeForm::LscAddr, "size", "a size of addresses")),
            CodeRow::new("data_size", self.part_words(data, "size", "a size of data")),
            CodeRow::new("elements", self.part_words(data, "elements", "a number of elements")),
            CodeRow::new("order", self.part_words(data, "order", "an order of data")),
            CodeRow::new("packing", self.part_words(block, "packing", "a packing of data")),
        ]
    }

    /// Returns whether each class of state operands is samplers, by code.
    fn samplers(&self) -> TokenStream {
        let Some(bits) = self.bits(Role::StateClass) else { return quote!(&[]) };
        let mut classes: Vec<_> = enumerators(&bits).iter().collect();
        classes.sort_by_key(|e| e.code.value);
        let samplers = classes.iter().map(|e| self.model.value_has_role(Role::SamplerState, bits.target, e));
        quote!(&[#(#samplers),*])
    }

    /// Returns a table by the code of a group of four bits: the word, if it is one digit; 1 if
    /// there is no word; 0 for another word. All entries are 0 for a group of another width.
    fn digits_by_code(&self, role: Role) -> [Literal; 16] {
        let is_four = self.bits(role).and_then(|bits| bits.group).is_some_and(|g| g.width() == 4);
        let mut digits = [u8::from(is_four); 16];
        for enumerator in self.shown_enumerators(role).iter().filter(|_| is_four) {
            let digit = usize::try_from(enumerator.code.value).ok().and_then(|code| digits.get_mut(code));
            if let Some(digit) = digit {
                *digit = match text_of(enumerator).as_bytes() {
                    [digit @ b'0'..=b'9'] => *digit,
                    [] => 1,
                    _ => 0,
                };
            }
        }
        digits.map(Literal::u8_unsuffixed)
    }

    /// Returns a table from numbers in words, behind a prefix, to codes. An entry is the code,
    /// shifted to its position, plus 1; 0 for a number that no word has.
    fn codes_by_number<const N: usize>(&self, role: Role, prefix: &str) -> [Literal; N] {
        let mut codes = [0; N];
        let bits = self.bits(role);
        let low = bits.and_then(|bits| bits.group).map_or(0, |g| g.low);
        for enumerator in bits.iter().flat_map(enumerators) {
            let text = enumerator.text.as_ref().and_then(|t| t.value.strip_prefix(prefix));
            // Reject `01` and `+1`.
            let number = text.and_then(|t| t.parse::<usize>().ok().filter(|n| n.to_string() == t));
            if let Some(code) = number.and_then(|n| codes.get_mut(n)) {
                *code = (enumerator.code.value << low) + 1;
            }
        }
        codes.map(Literal::u64_unsuffixed)
    }

    /// Returns a table by code: the word with its surrounding characters, packed in an integer, if
    /// they fit in eight bytes.
    fn packed_texts(&self, role: Role, surround: impl Fn(&str) -> String) -> TokenStream {
        let mut texts = [const { String::new() }; 16];
        for enumerator in self.bits(role).iter().flat_map(enumerators) {
            let text = text_of(enumerator);
            let whole = surround(text);
            let known = usize::try_from(enumerator.code.value).ok().and_then(|code| texts.get_mut(code));
            if let Some(known) = known.filter(|_| !text.is_empty() && whole.len() <= 8) {
                *known = whole;
            }
        }
        let texts = array(&texts);
        quote!(pack(#texts))
    }
}

fn text_of(enumerator: &Enumerator) -> &str {
    enumerator.text.as_ref().map_or("", |text| &text.value)
}

/// Returns the enumerators of a field or group.
fn enumerators<'m>(bits: &RoleBits<'m>) -> &'m [Enumerator] {
    bits.group.map_or(&bits.field.enumerators, |group| &group.enumerators)
}

/// Returns the position of a group in its field.
fn bits_of(bits: Option<RoleBits<'_>>) -> TokenStream {
    let group = bits.and_then(|bits| bits.group);
    group.map_or_else(|| quote!(Bits::all(0, 1)), |g| FieldBits::of_group(0, g).into_token_stream())
}

fn array(items: &[impl ToTokens]) -> TokenStream {
    quote!([#(#items),*])
}

/// Returns the names of the data types that have a code, as words by code.
fn type_words(model: &Model) -> TokenStream {
    let mut texts = vec![String::new(); TYPE_CODES];
    for data_type in &model.data_types {
        if let Some(text) = data_type.code.and_then(|c| texts.get_mut(usize::from(c.value))) {
            *text = data_type.name.value.to_lowercase();
        }
    }
    words_by_code(&texts, "a data type")
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
            let bits = Literal::u16_unsuffixed(data_type.bits);
            *known = quote!((#bits, TypeKind::#kind));
        }
    }
    quote!(#(#kinds),*)
}
