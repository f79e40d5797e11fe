//! `text.rs` and `text_table.rs`: assembler text of instructions, printed and parsed by the codec along tables made from the
//! templates.

pub(crate) mod text_plan;

use crate::emit::context::{Content, Context, Emitter};
use crate::emit::support::completeness::describes_text;
use crate::emit::support::naming::{ident, snake};
use crate::emit::text::text_plan::{Bits, TextPlan, blank, versions, words};
use crate::model::{DataTypeKind, Field, Instruction, LabelKind, Model};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

/// Tables.
pub(crate) struct TextTable;

impl Emitter for TextTable {
    fn path(&self) -> &'static str {
        "text_table.rs"
    }

    fn applies(&self, model: &Model) -> bool {
        describes_text(model)
    }

    /// ```ignore
    /// static W_CMP_REL_OP: Words = words!(short "Rel_op", ["eq", ...]);
    /// static F_ADD: &[Form] = &[
    ///     Form { format: Format::Add as u16, versions: Versions::ALL, when: &[], predicate: 1, blank: &[INT, ...], items: &[...] },
    /// ];
    /// static INSTRUCTIONS: [Instruction; 127] = [
    ///     Instruction { forms: F_ADD, alias: None },
    /// ];
    /// static MNEMONICS: [Mnemonic; 210] = [
    ///     Mnemonic { text: "add", forms: &[(&F_ADD[0], NONE)] },
    /// ];
    /// ```
    ///
    /// Everything is called by the name of its instruction and nothing by a number, so that a new instruction adds a few lines and
    /// changes hardly any.
    fn emit(&self, context: &Context<'_>) -> Content {
        let plan = TextPlan::new(context);
        let mut out = String::from(HEAD);
        for (name, rust) in &plan.words {
            line(&mut out, format_args!("static {name}: Words = {rust};"));
        }
        instructions(context, &plan, &mut out);
        mnemonics(context, &plan, &mut out);
        let labels =
            plan.labels.iter().map(|l| format!("(LabelKind::{:?}, Format::{} as u16, {})", l.kind, l.format, l.field));
        let labels = labels.collect::<Vec<_>>().join(", ");
        line(&mut out, format_args!("pub(crate) static LABELS: &[(LabelKind, u16, u8)] = &[{labels}];"));
        codes(context.model, &mut out);
        Content::Text(out)
    }
}

const HEAD: &str = "\
//! The templates of assembler text as tables.
#![allow(clippy::unreadable_literal)]
use crate::text::Format;
use Item::*;
use Place::*;
use SymbolClass::{Sampler, Surface};
use openvisa_codec::Versions;
use openvisa_codec::text::form::*;
use openvisa_codec::text::{Arg, LabelKind, SymbolClass};

const INT: Arg = Arg::Int(0);
const NULL: Arg = Arg::NULL;
const RAW: Arg = Arg::Raw { offset: 0, id: 0 };

const NO_WORDS: Words = Words { what: \"\", texts: &[], packed: &[], others: &[], read: &[], platforms: &[] };

/// Words: the short ones are compared and printed as numbers.
macro_rules! words {
    (short $what:literal, $texts:tt $(, $list:ident: $items:tt)*) => {
        Words { what: $what, texts: &$texts, packed: &pack($texts), $($list: &$items,)* ..NO_WORDS }
    };
    (long $what:literal, $texts:tt $(, $list:ident: $items:tt)*) => {
        Words { what: $what, texts: &$texts, $($list: &$items,)* ..NO_WORDS }
    };
}

";

fn line(out: &mut String, text: std::fmt::Arguments<'_>) {
    // Writing to a string cannot fail.
    let _ = writeln!(out, "{text}");
}

/// What the templates of an instruction are called.
fn forms_of(instruction: &Instruction) -> String {
    format!("F_{}", snake(&instruction.name.value).trim_start_matches('_').to_uppercase())
}

/// The templates of each instruction, and one row for each in the order of `InstKind`.
fn instructions(context: &Context<'_>, plan: &TextPlan, out: &mut String) {
    let listed: Vec<_> = context.model.instructions.iter().filter(|i| i.is_encoded()).collect();
    let mut rows = String::new();
    for (position, instruction) in listed.iter().enumerate() {
        let name = forms_of(instruction);
        let blanks = instruction.fields.iter().map(blank).collect::<Vec<_>>().join(", ");
        line(out, format_args!("static {name}: &[Form] = &["));
        for form in plan.forms.iter().filter(|form| form.instruction == position) {
            line(
                out,
                format_args!(
                    "    Form {{ format: Format::{} as u16, versions: {}, when: &[{}], predicate: {}, blank: &[{blanks}], items: &[{}] }},",
                    form.format,
                    versions(form.versions),
                    form.when.join(", "),
                    form.predicate.map_or("NONE".to_owned(), |p| p.to_string()),
                    form.items.join(", "),
                ),
            );
        }
        out.push_str("];\n");
        let code = |i: &Instruction| i.opcode.as_ref().map(|o| o.code.value);
        // Another instruction with the same bytes, told apart by the kind of its label.
        let alias = listed.iter().enumerate().find_map(|(other, twin)| {
            let (at, own, its) = labels(instruction, twin)?;
            let same = code(instruction) == code(twin) && other != position && own != its;
            (same && other > position).then(|| format!("Some(({at}, LabelKind::{its:?}, {}))", forms_of(twin)))
        });
        let alias = alias.unwrap_or_else(|| "None".to_owned());
        line(&mut rows, format_args!("    Instruction {{ forms: {name}, alias: {alias} }},"));
    }
    line(out, format_args!("static INSTRUCTIONS: [Instruction; {}] = [\n{rows}];", listed.len()));
}

/// The position of a label that both have, and its kinds.
fn labels(a: &Instruction, b: &Instruction) -> Option<(usize, LabelKind, LabelKind)> {
    let kind = |f: &Field| f.label.as_ref().map(|l| l.value);
    let at = a.fields.iter().position(|f| f.label.is_some())?;
    Some((at, kind(&a.fields[at])?, kind(b.fields.get(at)?)?))
}

/// The first words with a hash table over them.
fn mnemonics(context: &Context<'_>, plan: &TextPlan, out: &mut String) {
    let listed: Vec<_> = context.model.instructions.iter().filter(|i| i.is_encoded()).collect();
    let mut words: BTreeMap<&str, Vec<String>> = BTreeMap::new();
    let mut before = (usize::MAX, 0);
    for form in &plan.forms {
        // Its position among those of its instruction.
        before = (form.instruction, if before.0 == form.instruction { before.1 + 1 } else { 0 });
        for (word, code) in &form.words {
            let code = code.map_or("NONE".to_owned(), |c| c.to_string());
            let name = forms_of(listed[form.instruction]);
            words.entry(word).or_default().push(format!("(&{name}[{}], {code})", before.1));
        }
    }
    line(out, format_args!("static MNEMONICS: [Mnemonic; {}] = [", words.len()));
    for (word, forms) in &words {
        line(out, format_args!("    Mnemonic {{ text: {word:?}, forms: &[{}] }},", forms.join(", ")));
    }
    out.push_str("];\n");
    let size = (words.len() * 3).next_power_of_two();
    line(out, format_args!("static HASH: [u16; {size}] = hash_table(&MNEMONICS);"));
}

/// The codes of operands and shared fields.
fn codes(model: &Model, out: &mut String) {
    let shared = |name: &str| model.shared_field(name).map(|id| &model.shared_fields[id.index()]);
    let member = |structure: &str, name: &str| {
        let structure = model.structure(structure)?;
        model[structure].members.iter().find(|m| m.name.value == name)
    };
    let group = |field: Option<&Field>, name: &str| {
        let groups = field.into_iter().flat_map(|f| &f.groups).filter(|g| g.is_newest());
        groups.into_iter().find(|g| g.name.as_ref().is_some_and(|n| n.value == name)).cloned()
    };
    let pair = |field: Option<&Field>, name: &str, what: &str| match group(field, name) {
        // What has no text of its own is not shown at all: no stride, no joining.
        Some(mut g) => {
            g.enumerators.retain(|e| !matches!(e.name.value.as_str(), "Null" | "none"));
            format!("({}, {})", Bits::of_group(&g).rust(), words(&g.enumerators, what))
        }
        None => format!("(Bits::all(0, 1), {})", words(&[], what)),
    };
    let bits = |field: Option<&Field>, name: &str| {
        group(field, name).map_or("Bits::all(0, 1)".into(), |g| Bits::of_group(&g).rust())
    };
    let own = |field: Option<&Field>, what: &str| words(field.map_or(&[][..], |f| &f.enumerators), what);
    let (exec, pred, region) = (shared("Exec_size"), shared("Pred"), shared("Region"));
    let modifiers = group(member("vec_operand", "tag"), "modifier");
    let modifiers = modifiers.as_ref().map_or(&[][..], |g| &g.enumerators[..]);
    let signs = |e: &&crate::model::Enumerator| e.text.as_ref().is_some_and(|t| t.value.starts_with(['(', '.']));
    let shown: Vec<_> = modifiers.iter().filter(signs).cloned().collect();
    let saturation = shown.iter().find(|e| e.text.as_ref().is_some_and(|t| t.value.starts_with('.')));
    let states = group(member("state_opnd", "class"), "class");
    let mut states = states.map_or(Vec::new(), |g| g.enumerators);
    states.sort_by_key(|e| e.code.value);
    let samplers: Vec<_> = states.iter().map(|e| e.name.value == "sampler").collect();
    let digits = ["v_stride", "width", "h_stride"].map(|name| by_number::<10>(group(region, name).as_ref(), ""));
    let marks = ["v_stride", "width", "h_stride"].map(|name| marks(group(region, name).as_ref()));
    let texts = ["mask", "size"].map(|name| {
        let mut texts = [const { String::new() }; 16];
        for enumerator in group(exec, name).iter().flat_map(|g| &g.enumerators) {
            let text = enumerator.text.as_ref().map_or("", |t| &t.value);
            let whole = if name == "mask" { format!("({text}, ") } else { format!("{text}) ") };
            let place = usize::try_from(enumerator.code.value).ok().and_then(|code| texts.get_mut(code));
            if let Some(place) = place.filter(|_| !text.is_empty() && whole.len() <= 8) {
                *place = whole;
            }
        }
        format!("pack({texts:?})")
    });
    let masks = by_number::<10>(group(exec, "mask").as_ref(), "M");
    let sizes = by_number::<33>(group(exec, "size").as_ref(), "");
    let packing = model.instructions.iter().flat_map(|i| &i.fields).find(|f| f.name.value == "VNNI");
    let three_levels = (0..).zip(&model.platforms).filter(|(_, p)| p.cache_levels == Some(3));
    let three_levels = three_levels.fold(0, |set: u64, (position, _)| set | 1 << position);
    line(out, format_args!("static TYPES: [(u8, TypeKind); 16] = [{}];", kinds(model)));
    line(
        out,
        format_args!(
            "pub(crate) static TABLES: Tables = Tables {{
    instructions: &INSTRUCTIONS,
    mnemonics: &MNEMONICS,
    hash: &HASH,
    codes: Codes {{
        types: {},
        kinds: &TYPES,
        modifiers: {},
        saturation: {},
        v_stride: {},
        width: {},
        h_stride: {},
        region_digits: {digits:?},
        region_marks: {marks:?},
        address_width: {},
        predicate_id: {},
        predicate_combine: {},
        predicate_invert: {},
        exec_size: {},
        exec_mask: {},
        exec_digits: ({masks:?}, {sizes:?}),
        exec_texts: ({}),
        samplers: &{samplers:?},
        lsc: Lsc {{
            caching: {},
            three_levels: {three_levels:#x},
            address_type: {},
            address_size: {},
            data_size: {},
            elements: {},
            order: {},
            packing: {},
        }},
    }},
}};",
            types(model),
            words(&shown, "a modifier"),
            saturation.map_or(0, |e| e.code.value),
            pair(region, "v_stride", "a vertical stride"),
            pair(region, "width", "a width of rows"),
            pair(region, "h_stride", "a horizontal stride"),
            own(member("addr_opnd", "width"), "a number of addresses"),
            bits(pred, "id"),
            pair(pred, "combine", "`any` or `all`"),
            bits(pred, "invert"),
            pair(exec, "size", "a number of channels"),
            pair(exec, "mask", "a part of the execution mask"),
            texts.join(", "),
            own(shared("Lsc_caching"), "the behaviour of a cache"),
            own(shared("AddrType"), "what addresses are relative to"),
            own(shared("AddrSize"), "a size of addresses"),
            own(shared("DataSize"), "a size of data"),
            own(shared("DataElemsPerAddr"), "a number of data"),
            own(shared("DataOrder"), "an order of data"),
            own(packing, "a packing of data"),
        ),
    );
}

/// By code of a group of four bits: the word that it is if that is a digit, 1 if there is no word, or else 0.
fn marks(group: Option<&crate::model::BitGroup>) -> [u8; 16] {
    let mut marks = [u8::from(group.is_some_and(|g| g.width() == 4)); 16];
    for enumerator in group.into_iter().filter(|g| g.width() == 4).flat_map(|g| &g.enumerators) {
        let text = enumerator.text.as_ref().map_or("", |t| &t.value);
        let place = usize::try_from(enumerator.code.value).ok().and_then(|code| marks.get_mut(code));
        if let Some(place) = place.filter(|_| !matches!(enumerator.name.value.as_str(), "Null" | "none")) {
            *place = match text.as_bytes() {
                [digit @ b'0'..=b'9'] => *digit,
                [] => 1,
                _ => 0,
            };
        }
    }
    marks
}

/// By the number that a word of a group is, behind a prefix: the code, shifted to its place, plus 1.
fn by_number<const N: usize>(group: Option<&crate::model::BitGroup>, prefix: &str) -> [u64; N] {
    let mut codes = [0; N];
    let low = group.map_or(0, |g| g.low);
    for enumerator in group.into_iter().flat_map(|g| &g.enumerators) {
        let text = enumerator.text.as_ref().and_then(|t| t.value.strip_prefix(prefix));
        // Not `01` or `+1`.
        let number = text.and_then(|t| t.parse::<usize>().ok().filter(|n| n.to_string() == t));
        if let Some(place) = number.and_then(|n| codes.get_mut(n)) {
            *place = (enumerator.code.value << low) + 1;
        }
    }
    codes
}

/// The names of the data types that have a code, as words.
fn types(model: &Model) -> String {
    let mut texts = vec![String::new(); 16];
    for data_type in &model.data_types {
        if let Some(text) = data_type.code.and_then(|c| texts.get_mut(usize::from(c.value))) {
            *text = data_type.name.value.to_lowercase();
        }
    }
    format!("words!(short \"a data type\", {texts:?})")
}

/// Width and kind of the data types, by code.
fn kinds(model: &Model) -> String {
    let mut kinds = vec!["(0, TypeKind::Packed)".to_owned(); 16];
    for data_type in &model.data_types {
        if let Some(place) = data_type.code.and_then(|c| kinds.get_mut(usize::from(c.value))) {
            let kind = match data_type.kind {
                DataTypeKind::Unsigned => "Unsigned",
                DataTypeKind::Signed => "Signed",
                DataTypeKind::Float => "Float",
                DataTypeKind::Packed | DataTypeKind::Boolean => "Packed",
            };
            *place = format!("({}, TypeKind::{kind})", data_type.bits);
        }
    }
    kinds.join(", ")
}

/// What users call.
pub(crate) struct Text;

impl Emitter for Text {
    fn path(&self) -> &'static str {
        "text.rs"
    }

    fn applies(&self, model: &Model) -> bool {
        describes_text(model)
    }

    fn emit(&self, context: &Context<'_>) -> Content {
        let mut types: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        for plan in &context.plan.enums {
            types.entry(format!("u{}", plan.bits)).or_default().insert(ident(&plan.name).to_string());
        }
        for plan in &context.plan.bit_fields {
            types.entry(format!("u{}", plan.int.bits())).or_default().insert(ident(&plan.name).to_string());
        }
        let mut used = BTreeMap::new();
        for (int, names) in &types {
            let members = context.formats.iter().flat_map(|f| &f.members).map(|m| m.rust.to_string());
            let members: BTreeSet<String> = members.collect();
            let names: Vec<_> = names.iter().filter(|name| members.contains(*name)).cloned().collect();
            used.insert(int.clone(), names);
        }
        let mut bits = String::new();
        for (int, names) in used.iter().filter(|(_, names)| !names.is_empty()) {
            line(&mut bits, format_args!("    {int}: {};", wrapped(names)));
        }
        Content::Text(BODY.replace("@BITS@", bits.trim_end()))
    }
}

/// Names with a line break after some.
fn wrapped(names: &[String]) -> String {
    names.chunks(8).map(|names| names.join(" ")).collect::<Vec<_>>().join("\n        ")
}

const BODY: &str = include_str!("text_body.rs.txt");
