//! What the templates of Text sections come to as tables: parts in the order they are printed, with positions of fields, words and
//! conditions resolved. `text.rs` lays it out.

use crate::emit::context::Context;
use crate::emit::support::formats::FormatPlan;
use crate::emit::support::naming::snake;
use crate::emit::support::versions;
use crate::model::cases::{Case, cases, merge};
use crate::model::{
    Access, BitGroup, Count, Enumerator, Field, FieldId, FieldKind, Instruction, LabelKind, Model, Presence, TableRef,
    TextCondition, TextForm, TextItem, VariantKey, VersionRange,
};
use std::collections::BTreeMap;
use std::fmt::Write;

/// No field.
const NONE: &str = "NONE";

/// Fields that composite forms print, in the order that the codec wants them. The field in front of the colon is found by its own
/// name, or else stands first.
const COMPOSITES: [(&str, &str, &[&str]); 6] = [
    ("lsc_caching", "LscCaching", &["", "CachingL2", "CachingL3"]),
    ("lsc_data", "LscData", &["", "DataSize", "DataElemsPerAddr", "ChMaskCopy", "DataOrder", "ChMask"]),
    (
        "lsc_addr",
        "LscAddr",
        &[
            "",
            "AddrType",
            "Surface",
            "SurfaceIndex",
            "AddrScale",
            "AddrImmOffset",
            "AddrSize",
            "Src0AddrPitch",
            "Src0OffsetU",
            "Src0AddrsV",
            "Src0OffsetV",
            "Src0AddrsR",
            "Src0OffsetR",
            "Src0AddrsLOD",
        ],
    ),
    ("state", "State", &["", "SurfaceIndex", "SamplerIndex"]),
    ("block2d_data", "Block2dData", &["", "DataSize", "Blocks", "BlockWidth", "BlockHeight", "DataOrder", "VNNI"]),
    (
        "block2d_addr",
        "Block2dAddr",
        &[
            "",
            "SurfaceWidth",
            "SurfaceHeight",
            "SurfacePitch",
            "Src0AddrX",
            "Src0OffsetX",
            "Src0AddrY",
            "Src0OffsetY",
            "AddrType",
            "Surface",
            "SurfaceIndex",
        ],
    ),
];

/// The step between addresses: where a template has it, data repeat nothing in their mask, and say what it is as a rule.
const STEP: &str = "Src0AddrPitch";

/// A template of one layout.
pub(crate) struct FormPlan {
    /// Position of the instruction among those with an opcode.
    pub(crate) instruction: usize,
    /// The layout, by its Rust name.
    pub(crate) format: String,
    /// Versions whose tools use it.
    pub(crate) versions: VersionRange,
    /// Conditions, as Rust.
    pub(crate) when: Vec<String>,
    /// The predicate in front.
    pub(crate) predicate: Option<u16>,
    /// What follows it, as Rust.
    pub(crate) items: Vec<String>,
    /// First words, with the code that the first part then has.
    pub(crate) words: Vec<(String, Option<u64>)>,
}

/// A label on a line of its own.
pub(crate) struct LabelPlan {
    pub(crate) format: String,
    pub(crate) kind: LabelKind,
    pub(crate) field: u16,
}

/// All templates, and the words they need.
#[derive(Default)]
pub(crate) struct TextPlan {
    pub(crate) forms: Vec<FormPlan>,
    pub(crate) labels: Vec<LabelPlan>,
    /// Words: what they are called, and their Rust.
    pub(crate) words: BTreeMap<String, String>,
}

impl TextPlan {
    pub(crate) fn new(context: &Context<'_>) -> Self {
        let mut plan = Self::default();
        let formats = &context.formats;
        let listed = context.model.instructions.iter().filter(|i| i.is_encoded());
        for (position, instruction) in listed.enumerate() {
            let own: Vec<_> = formats.iter().filter(|f| std::ptr::eq(f.instruction, instruction)).collect();
            for form in &instruction.text {
                for format in &own {
                    plan.form(context, position, form, format);
                }
            }
        }
        plan
    }

    fn form(&mut self, context: &Context<'_>, position: usize, form: &TextForm, format: &FormatPlan<'_>) {
        let instruction = format.instruction;
        let Some(items) = &form.items else { return };
        let fields = Fields { model: context.model, instruction, saturated: saturated(items, instruction) };
        // A check has found conditions that are more than cases.
        let condition = form.condition.as_ref().and_then(|c| c.expr.as_ref());
        let mut cases = condition.and_then(|expr| cases(instruction, expr)).unwrap_or_default();
        if !fields.narrow(format, &mut cases) {
            return;
        }
        let when: Vec<_> = cases.iter().map(|case| fields.when(case)).collect();
        let (predicate, items) = fields.predicate(items);
        let step = mentions(items, instruction.field_id(STEP));
        let rust = fused(items.iter().filter_map(|item| self.item(&fields, item, step)).collect());
        if let [TextItem::Placeholder { field: Some(field), .. }, TextItem::Literal(colon)] = items
            && let (":", Some(kind)) = (colon.as_str(), &instruction.field(*field).label)
        {
            self.labels.push(LabelPlan { format: format.ident.to_string(), kind: kind.value, field: field.0 });
        }
        let words = fields.first_words(items, &when);
        self.forms.push(FormPlan {
            instruction: position,
            format: format.ident.to_string(),
            versions: form.gate.as_ref().map(|g| g.versions).unwrap_or_default(),
            when: when.iter().map(When::rust).collect(),
            predicate,
            items: rust,
            words,
        });
    }

    /// A part as Rust.
    fn item(&mut self, fields: &Fields<'_>, item: &TextItem, step: bool) -> Option<String> {
        Some(match item {
            TextItem::Literal(text) => format!("Text(&literal({text:?}))"),
            TextItem::Blank => "Blank".to_owned(),
            TextItem::Placeholder { field, group, formatter, covers, list, .. } => {
                let formatter = formatter.as_ref().map(|f| f.value.as_str());
                self.placeholder(fields, (*field)?, *group, formatter, covers, *list, step)?
            }
            TextItem::Optional { condition, items, .. } => {
                let (bits, code, negated) = match condition {
                    TextCondition::Saturation => return Some(format!("Saturation({})", fields.saturated?.0)),
                    TextCondition::Nonzero => (fields.first_bits(items)?, None, false),
                    TextCondition::Value { field, group, code, negated } => {
                        (fields.bits(*field, *group), *code, *negated)
                    }
                    TextCondition::Unresolved(_) => return None,
                };
                let items: Vec<_> = items.iter().filter_map(|item| self.item(fields, item, step)).collect();
                format!(
                    "Sometimes(&Optional {{ bits: {}, code: {code:?}, negated: {negated}, items: &[{}] }})",
                    bits.rust(),
                    items.join(", ")
                )
            }
        })
    }

    #[expect(clippy::too_many_arguments, reason = "the parts of a placeholder")]
    fn placeholder(
        &mut self,
        fields: &Fields<'_>,
        id: FieldId,
        group: Option<u16>,
        formatter: Option<&str>,
        covers: &[FieldId],
        list: bool,
        step: bool,
    ) -> Option<String> {
        let field = fields.instruction.field(id);
        let at = id.0;
        let bits = fields.bits(id, group);
        if let Some((_, name, roles)) = COMPOSITES.iter().find(|(form, ..)| Some(*form) == formatter) {
            return Some(fields.composite(name, roles, id, covers, step));
        }
        Some(match formatter {
            Some("hex") => format!("Hex({})", bits.rust()),
            Some("HEX") => format!("Capitals({})", bits.rust()),
            Some("digits") => format!("Digits({})", bits.rust()),
            Some("string") => format!("Quoted({at})"),
            Some("rawvec") => format!("Operand({at}, Register)"),
            Some("address_of") => format!("Operand({at}, AddressOf)"),
            Some("channels") => {
                let bits = group.map_or_else(|| fields.only_group(id), |_| bits);
                format!("Letters({}, \"RGBA\")", bits.rust())
            }
            Some("fence_bits" | "rt_modes") => {
                let flags = field.groups.iter().filter(|g| g.is_newest() && g.width() == 1);
                let flags = flags.filter_map(|g| Some(format!("({}, {:?})", g.low, g.text.as_ref()?.value)));
                format!("Flags({at}, &[{}])", flags.collect::<Vec<_>>().join(", "))
            }
            Some("twice") => format!("Several(Composite::Twice, &[{at}, {}])", covers.first()?.0),
            Some("variable") => {
                let class = covers.first().map(|c| fields.group_named(*c, "class"))?;
                format!("VariableOf({at}, {})", class.rust())
            }
            Some(_) => return None,
            None if list => match field.kind {
                Some(FieldKind::RawOperand) => "Raws".to_owned(),
                _ => format!("Labels({})", label(field)?),
            },
            None => match field.kind? {
                FieldKind::RawOperand => format!("Raw({at})"),
                FieldKind::VectorOperand | FieldKind::Scalar if !field.enumerators.is_empty() => {
                    format!("Named({at}, &{})", self.words(fields, &field.enumerators, &field.name.value))
                }
                FieldKind::VectorOperand | FieldKind::Scalar => {
                    let place = if fields.saturated == Some(id) { "Saturated" } else { "Vector" };
                    format!("Operand({at}, {place})")
                }
                FieldKind::Int(_) => self.integer(fields, id, group)?,
                _ => return None,
            },
        })
    }

    fn integer(&mut self, fields: &Fields<'_>, id: FieldId, group: Option<u16>) -> Option<String> {
        let (field, at, mut bits) = (fields.instruction.field(id), id.0, fields.bits(id, group));
        let mut enumerators = &field.enumerators;
        match group.and_then(|g| field.groups.get(usize::from(g))) {
            Some(group) => enumerators = &group.enumerators,
            None if named(field, "size").is_some() && named(field, "mask").is_some() => {
                return Some(format!("Exec({at})"));
            }
            None => match field.groups.iter().find(|g| g.is_newest() && !g.reserved) {
                Some(only) if !only.enumerators.is_empty() => {
                    enumerators = &only.enumerators;
                    bits = fields.only_group(id);
                }
                _ => {}
            },
        }
        if !enumerators.is_empty() {
            return Some(format!("Word({}, &{})", bits.rust(), self.words(fields, enumerators, &field.name.value)));
        }
        if let Some(table) = &field.index_of {
            return Some(match fields.table(table.value) {
                "surface_info" => format!("Variable({}, Surface)", bits.rust()),
                "sampler_info" => format!("Variable({}, Sampler)", bits.rust()),
                _ => format!("Name({at})"),
            });
        }
        if let Some(kind) = label(field) {
            return Some(format!("Label({at}, {kind})"));
        }
        Some(format!("Number({})", bits.rust()))
    }

    /// What these words are called: by the instruction and its field. Other instructions with the same words have their own, so that
    /// none depends on which others there are.
    fn words(&mut self, fields: &Fields<'_>, enumerators: &[Enumerator], field: &str) -> String {
        let rust = words(enumerators, &format!("a value of {field}"));
        let instruction = snake(&fields.instruction.name.value);
        let name = format!("W_{}_{}", instruction.trim_start_matches('_'), snake(field)).to_uppercase();
        let numbered = (2..).map(|number| format!("{name}_{number}"));
        for name in std::iter::once(name.clone()).chain(numbered) {
            match self.words.get(&name) {
                Some(known) if *known != rust => {}
                Some(_) => return name,
                None => {
                    self.words.insert(name.clone(), rust);
                    return name;
                }
            }
        }
        name
    }
}

/// What nearly all templates have between the mnemonic and the operands as one part: ` (M1, 16) `.
fn fused(mut items: Vec<String>) -> Vec<String> {
    let exec = |item: &String| item.strip_prefix("Exec").map(|arg| format!("Channels{arg}"));
    let mut at = 0;
    while let Some([before, open, channels, close, after, ..]) = items.get(at..) {
        let around = [before, open, close, after].map(String::as_str)
            == ["Blank", r#"Text(&literal("("))"#, r#"Text(&literal(")"))"#, "Blank"];
        if let (true, Some(whole)) = (around, exec(channels)) {
            items.splice(at..at + 5, [whole]);
        }
        at += 1;
    }
    // Two blanks of a template are two.
    for at in 1..items.len() {
        if items[at] == "Blank" && (items[at - 1] == "Blank" || items[at - 1].starts_with("Channels")) {
            items[at] = "Second".to_owned();
        }
    }
    items
}

/// The words of enumerators as Rust.
pub(crate) fn words(enumerators: &[Enumerator], what: &str) -> String {
    let most = enumerators.iter().map(|e| e.code.value).filter(|c| *c < 256).max().unwrap_or(0);
    let mut texts = vec![""; most as usize + 1];
    let (mut others, mut read, mut platforms) = (Vec::new(), Vec::new(), Vec::new());
    for enumerator in enumerators.iter().filter(|e| e.code.value < 256) {
        let code = enumerator.code.value;
        let text = enumerator.text.as_ref().map_or("", |t| t.value.as_str());
        if texts[code as usize].is_empty() {
            texts[code as usize] = text;
        }
        if let Some((gate, other)) = &enumerator.other_text {
            others.push(format!("({code}, {}, {:?})", versions(gate.versions), other.value));
        }
        read.extend(enumerator.also.iter().map(|also| format!("({code}, {:?})", also.value)));
        let alike = |e: &&Enumerator| e.text.as_ref().is_some_and(|t| t.value == text) && e.code.value != code;
        if let Some(gate) = &enumerator.gate
            && enumerators.iter().any(|e| alike(&e))
        {
            platforms.push(format!("({code}, {:#x})", gate.platforms.0));
        }
    }
    // Short words are compared as numbers.
    let word =
        |text: &str| text.strip_prefix('.').unwrap_or(text).chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
    let short = others.is_empty() && texts.iter().all(|text| text.len() <= 8 && word(text));
    let mut rust = format!("words!({} {what:?}, {texts:?}", if short { "short" } else { "long" });
    for (list, items) in [("others", others), ("read", read), ("platforms", platforms)] {
        if !items.is_empty() {
            // Writing to a string cannot fail.
            let _ = write!(rust, ", {list}: [{}]", items.join(", "));
        }
    }
    rust + ")"
}

/// `Versions::since(3, 4)`
pub(crate) fn versions(range: VersionRange) -> String {
    versions::range(range, "Versions::ALL")
}

/// Some bits of a field.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Bits {
    arg: u16,
    low: u8,
    width: u8,
}

impl Bits {
    pub(crate) fn rust(self) -> String {
        format!("Bits {{ arg: {}, low: {}, width: {} }}", self.arg, self.low, self.width)
    }

    /// The bits of a group, in something that is no field of an instruction.
    pub(crate) fn of_group(group: &BitGroup) -> Self {
        Self { arg: 0, low: group.low, width: group.width() }
    }
}

/// A condition on members.
#[derive(Clone, Debug)]
enum When {
    In(Bits, u64),
    Null(u16),
}

impl When {
    fn rust(&self) -> String {
        match self {
            Self::In(bits, codes) => format!("When::In({}, {codes:#x})", bits.rust()),
            Self::Null(arg) => format!("When::Null({arg})"),
        }
    }
}

/// The fields of an instruction.
struct Fields<'a> {
    model: &'a Model,
    instruction: &'a Instruction,
    /// The operand whose saturation the template shows.
    saturated: Option<FieldId>,
}

/// The destination, if the template shows whether it saturates.
fn saturated(items: &[TextItem], instruction: &Instruction) -> Option<FieldId> {
    let shows = |item: &TextItem| matches!(item, TextItem::Optional { condition: TextCondition::Saturation, .. });
    let written = |f: &Field| f.access != Access::Read && f.kind == Some(FieldKind::VectorOperand);
    let position = items.iter().any(shows).then(|| instruction.fields.iter().position(written))??;
    Some(FieldId(position as u16))
}

/// Whether a placeholder covers the field.
fn mentions(items: &[TextItem], wanted: Option<FieldId>) -> bool {
    wanted.is_some_and(|wanted| {
        items.iter().any(|item| matches!(item, TextItem::Placeholder { covers, .. } if covers.contains(&wanted)))
    })
}

fn named<'a>(field: &'a Field, name: &str) -> Option<&'a BitGroup> {
    field.groups.iter().find(|g| g.is_newest() && g.name.as_ref().is_some_and(|n| n.value == name))
}

fn label(field: &Field) -> Option<String> {
    field.label.as_ref().map(|kind| format!("LabelKind::{:?}", kind.value))
}

impl<'a> Fields<'a> {
    /// Bits of a field: of the group of this name in the newest version, or all.
    fn bits(&self, field: FieldId, group: Option<u16>) -> Bits {
        let known = self.instruction.field(field);
        let group = group.and_then(|g| known.groups.get(usize::from(g)));
        let name = group.and_then(|g| g.name.as_ref()).map(|n| n.value.as_str());
        match name.and_then(|name| named(known, name)).or(group) {
            Some(group) => Bits { arg: field.0, low: group.low, width: group.width() },
            None => Bits { arg: field.0, low: 0, width: known.kind.and_then(FieldKind::int).map_or(64, |i| i.bits()) },
        }
    }

    /// The bits of the only group that means something.
    fn only_group(&self, field: FieldId) -> Bits {
        let group = self.instruction.field(field).groups.iter().find(|g| g.is_newest() && !g.reserved);
        group.map_or_else(|| self.bits(field, None), |g| Bits { arg: field.0, low: g.low, width: g.width() })
    }

    fn group_named(&self, field: FieldId, name: &str) -> Bits {
        let group = named(self.instruction.field(field), name);
        group.map_or_else(|| self.bits(field, None), |g| Bits { arg: field.0, low: g.low, width: g.width() })
    }

    /// What decides whether an option without a condition is there: its first placeholder.
    fn first_bits(&self, items: &[TextItem]) -> Option<Bits> {
        items.iter().find_map(|item| match item {
            TextItem::Placeholder { field: Some(field), group, formatter, .. } => {
                let modes = formatter.as_ref().is_some_and(|f| f.value == "rt_modes");
                Some(if modes { self.bits(*field, None) } else { self.bits(*field, *group) })
            }
            _ => None,
        })
    }

    /// `[(<Pred>)]` in front of a template, and what follows it.
    fn predicate<'i>(&self, items: &'i [TextItem]) -> (Option<u16>, &'i [TextItem]) {
        if let [TextItem::Optional { condition: TextCondition::Nonzero, items: inner, .. }, rest @ ..] = items
            && let [TextItem::Literal(open), TextItem::Placeholder { field: Some(field), .. }, TextItem::Literal(_)] =
                inner.as_slice()
            && open == "("
        {
            let rest = if let [TextItem::Blank, rest @ ..] = rest { rest } else { rest };
            return (Some(field.0), rest);
        }
        (None, items)
    }

    fn composite(&self, name: &str, roles: &[&str], field: FieldId, covers: &[FieldId], step: bool) -> String {
        let own = &self.instruction.field(field).name.value;
        let main = roles.iter().position(|role| role == own).unwrap_or(0);
        let find = |role: &str| covers.iter().find(|c| self.instruction.field(**c).name.value == role);
        let mut args: Vec<String> = roles
            .iter()
            .enumerate()
            .map(|(position, role)| match position == main {
                true => field.0.to_string(),
                false => find(role).map_or(NONE.to_owned(), |c| c.0.to_string()),
            })
            .collect();
        if name == "LscData" {
            let of_step = |(_, field): &(usize, &Field)| step && field.name.value == STEP;
            let step = self.instruction.fields.iter().enumerate().find(of_step);
            args.push(step.map_or(NONE.to_owned(), |(at, _)| at.to_string()));
        }
        format!("Several(Composite::{name}, &[{}])", args.join(", "))
    }

    /// The name of a table; that of names, unless it is one of variables.
    fn table(&self, table: TableRef) -> &'a str {
        match table {
            TableRef::Structure(structure) => &self.model[structure].name.value,
            _ => "string_pool",
        }
    }

    fn when(&self, case: &Case) -> When {
        match case {
            Case::OneOf { field, group, codes } => When::In(self.bits(*field, *group), *codes),
            Case::Null(field) => When::Null(field.0),
        }
    }

    /// Narrows the cases to those of a layout; false if the layout has none of the values.
    fn narrow(&self, format: &FormatPlan<'_>, cases: &mut Vec<Case>) -> bool {
        if format.variants.len() == self.instruction.format.variants.len() {
            return true;
        }
        let mut keys: Vec<(FieldId, Option<u16>, u64)> = Vec::new();
        for condition in format.variants.iter().flat_map(|v| &v.conditions) {
            let VariantKey::Value { field, group } = condition.key else { continue };
            let codes = condition.codes.iter().flatten().filter(|c| **c < 64).fold(0, |all, c| all | 1 << c);
            match keys.iter_mut().find(|(f, g, _)| (*f, *g) == (field, group)) {
                Some((.., known)) => *known |= codes,
                None => keys.push((field, group, codes)),
            }
        }
        for (field, group, codes) in keys {
            merge(cases, Case::OneOf { field, group, codes });
        }
        cases.iter().all(|case| !matches!(case, Case::OneOf { codes: 0, .. }))
    }

    /// The words that a template may begin with, up to the first character that is no part of a word.
    fn first_words(&self, items: &[TextItem], when: &[When]) -> Vec<(String, Option<u64>)> {
        let leading = matches!(items.first(), Some(TextItem::Placeholder { .. }));
        let mut words = Vec::new();
        let mut open = vec![(String::new(), None)];
        self.extend(items, when, leading, &mut open, &mut words);
        words.append(&mut open);
        words.retain(|(word, _): &(String, _)| !word.is_empty());
        words.sort();
        words.dedup();
        words
    }

    /// Appends items to the words that are still open, and closes those that meet the end of a word.
    fn extend(
        &self,
        items: &[TextItem],
        when: &[When],
        leading: bool,
        open: &mut Vec<(String, Option<u64>)>,
        closed: &mut Vec<(String, Option<u64>)>,
    ) {
        for (position, item) in items.iter().enumerate() {
            match item {
                TextItem::Literal(text) => append(text, open, closed),
                TextItem::Blank => closed.append(open),
                TextItem::Placeholder { field: Some(field), group, formatter, .. } => {
                    let texts = if formatter.is_some() { Vec::new() } else { self.texts(*field, *group) };
                    let bits = self.word_bits(*field, *group);
                    let allowed = |code: u64| {
                        let of = |w: &When| match w {
                            When::In(b, codes) if *b == bits => code >= 64 || codes >> code & 1 == 1,
                            _ => true,
                        };
                        when.iter().all(of)
                    };
                    let before = std::mem::take(open);
                    for (word, first) in before {
                        for (code, text) in texts.iter().filter(|(code, _)| allowed(*code)) {
                            let first = if leading && position == 0 { Some(*code) } else { first };
                            let mut one = vec![(word.clone(), first)];
                            append(text, &mut one, closed);
                            open.append(&mut one);
                        }
                    }
                }
                TextItem::Placeholder { .. } => closed.append(open),
                TextItem::Optional { items, .. } => {
                    let mut with = open.clone();
                    self.extend(items, when, false, &mut with, closed);
                    open.append(&mut with);
                }
            }
            if open.is_empty() {
                return;
            }
        }
    }

    fn word_bits(&self, field: FieldId, group: Option<u16>) -> Bits {
        let known = self.instruction.field(field);
        let only = group.is_none() && known.enumerators.is_empty() && !known.groups.is_empty();
        if only { self.only_group(field) } else { self.bits(field, group) }
    }

    /// Words of a field or group.
    fn texts(&self, field: FieldId, group: Option<u16>) -> Vec<(u64, String)> {
        let known = self.instruction.field(field);
        let enumerators = match group {
            Some(group) => known.groups.get(usize::from(group)).map(|g| &g.enumerators),
            None if known.enumerators.is_empty() => {
                known.groups.iter().find(|g| g.is_newest() && !g.reserved).map(|g| &g.enumerators)
            }
            None => Some(&known.enumerators),
        };
        let texts = enumerators.into_iter().flatten();
        texts.filter_map(|e| Some((e.code.value, e.text.as_ref()?.value.clone()))).collect()
    }
}

/// Appends characters to open words; those that meet a character that is no part of a word are closed.
fn append(text: &str, open: &mut Vec<(String, Option<u64>)>, closed: &mut Vec<(String, Option<u64>)>) {
    // `.file` is a word: nothing stands before its full stop.
    let first = usize::from(text.starts_with('.') && open.iter().all(|(word, _)| word.is_empty()));
    let rest = &text[first..];
    let length = first + rest.find(|c: char| !(c.is_ascii_alphanumeric() || c == '_')).unwrap_or(rest.len());
    for (word, _) in open.iter_mut() {
        word.push_str(&text[..length]);
    }
    if length < text.len() {
        closed.append(open);
    }
}

/// What a member is before anything is known of it.
pub(crate) fn blank(field: &Field) -> &'static str {
    match field.kind {
        Some(FieldKind::RawOperand) if !is_list(field) => "RAW",
        Some(FieldKind::VectorOperand | FieldKind::Scalar) => "NULL",
        _ => "INT",
    }
}

fn is_list(field: &Field) -> bool {
    !matches!(field.count, Count::One) || matches!(field.presence, Presence::CountedBy(_))
}
