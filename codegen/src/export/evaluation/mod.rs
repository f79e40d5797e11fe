//! Lines of text that run the pseudo-code of a page on values of a reader.
//!
//! The command `visa explain NAME --evaluate` and the pages of the web site make an instruction of
//! such a line. For example, CMP has the line `cmp.<Rel_op.relation> (<Exec_size>) <Dst> <Src0>
//! <Src1>`, in which a reader chooses the relation and gives values to the operands. A page whose
//! code accesses memory also has ranges of memory, images or samplers, which a reader fills. A page
//! whose code needs more has a reason instead.

mod composite;
mod line;
mod operand;

use crate::rust_view::definition::{Definition, called_by_pages, definition};
use crate::spec::model::{Gate, Instruction, Model, TextForm, TextItem, Variant};
use line::LineWriter;
#[cfg(test)]
use schemars::JsonSchema;
use serde::Serialize;

/// How a reader runs the pseudo-code of a page.
#[derive(Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
#[serde(untagged)]
pub(crate) enum Evaluation<'a> {
    Lines {
        /// The lines, at least one. Each has operations that the lines before it lack.
        lines: Vec<EvaluationLine<'a>>,
    },
    Unavailable {
        /// Why the code does not run on values of registers, memory, images and samplers alone.
        reason: String,
        /// True if the code runs in a kernel.
        runs_in_kernel: bool,
    },
}

/// A line of text with placeholders for what a reader chooses.
#[derive(Default, Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
pub(crate) struct EvaluationLine<'a> {
    /// The operations of the line, if the page has several lines.
    #[serde(skip_serializing_if = "Option::is_none")]
    operations: Option<String>,
    /// The line. A placeholder is the name of an operand or choice, or the one in `sizes`, in angle
    /// brackets.
    line: String,
    /// The placeholder of the execution size, and the sizes that the newest platform has.
    #[serde(skip_serializing_if = "Option::is_none")]
    sizes: Option<ExecutionSizes<'a>>,
    operands: Vec<EvaluationOperand<'a>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    choices: Vec<EvaluationChoice<'a>>,
    /// The memory that a reader fills.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    memory: Vec<EvaluationMemory<'a>>,
    /// The names of samplers in the line, whose properties a reader chooses.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    samplers: Vec<&'a str>,
}

/// The execution sizes of an instruction.
#[derive(Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
struct ExecutionSizes<'a> {
    name: &'a str,
    /// Number of channels, and the text of the execution size, with its mask if the placeholder
    /// stands for both.
    texts: Vec<(u32, String)>,
    /// The operand that has a value for each channel. Without one, the operand with the most values
    /// gives the number of channels.
    #[serde(skip_serializing_if = "Option::is_none")]
    counted: Option<&'a str>,
}

/// An operand that a reader gives values.
#[derive(Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
struct EvaluationOperand<'a> {
    name: &'a str,
    /// True if the instruction writes the operand.
    written: bool,
    /// True if the operand is null for some operations. Without values, it is null.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    nullable: bool,
    /// The text of a general variable with one value for all channels.
    #[serde(skip_serializing_if = "Option::is_none")]
    one: Option<String>,
    /// The text of a general variable with one value for each channel.
    #[serde(skip_serializing_if = "Option::is_none")]
    several: Option<String>,
    /// The text of a predicate variable.
    #[serde(skip_serializing_if = "Option::is_none")]
    predicate: Option<String>,
    /// The types that the operand can have, the usual one first.
    types: Vec<&'a str>,
    /// The choice whose text ends with the number of bits of an element, for example `d32` or
    /// `a64`. The usual type is then the unsigned one of that width.
    #[serde(skip_serializing_if = "Option::is_none")]
    sized_by: Option<&'a str>,
    /// The values that a form begins with. Empty for an operand that is written, or null.
    #[serde(skip_serializing_if = "String::is_empty")]
    usual: String,
}

/// A part of the line that is no operand, for example a relation.
#[derive(Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
struct EvaluationChoice<'a> {
    name: &'a str,
    /// The texts of its values. Empty for a number.
    texts: Vec<&'a str>,
    /// The text that the first example of the page has, or else that of the first value.
    usual: String,
}

/// Memory that a reader fills.
#[derive(Serialize)]
#[cfg_attr(test, derive(JsonSchema))]
struct EvaluationMemory<'a> {
    /// `flat`, `slm`, or the name of a surface in the line.
    name: &'a str,
    /// True for a surface.
    surface: bool,
    /// The address that a form begins with.
    address: &'static str,
    /// The format of the texels that a form begins with, if the surface is an image.
    #[serde(skip_serializing_if = "Option::is_none")]
    image: Option<&'static str>,
}

/// The address of flat memory that forms begin with. Address 0 is the null pointer of most
/// languages.
const FLAT_ADDRESS: &str = "0x1000";

/// The name of flat memory, and the need of functions that access it.
const FLAT_MEMORY: (&str, &str) = ("flat", "flat memory");

/// The name of shared local memory, and the need of functions that access it.
const LOCAL_MEMORY: (&str, &str) = ("slm", "shared local memory");

/// The need of functions that access texels.
const IMAGE_NEED: &str = "an image";

/// The needs of functions that a reader can meet, by memory and images of a few bytes.
/// `specs/README.md` defines them.
const MET_NEEDS: [&str; 5] = [FLAT_MEMORY.1, LOCAL_MEMORY.1, "a surface", "memory", IMAGE_NEED];

/// Returns how a reader runs the pseudo-code of a page. `None` for a page without an effect.
pub(crate) fn evaluation<'a>(model: &'a Model, instruction: &'a Instruction) -> Option<Evaluation<'a>> {
    instruction.semantics.as_ref()?;
    let lines = match definition(model, instruction) {
        Definition::Marker => return None,
        Definition::Opaque(why) => {
            let reason = format!("its meaning is not public: {}", why.trim_end_matches('.'));
            return Some(Evaluation::Unavailable { reason, runs_in_kernel: false });
        }
        _ => Needs::of(model, instruction).and_then(|needs| write_lines(model, instruction, &needs)),
    };
    Some(match lines {
        Ok(lines) => Evaluation::Lines { lines },
        Err(reason) => Evaluation::Unavailable { reason, runs_in_kernel: true },
    })
}

/// What the code of a page needs besides registers.
#[derive(Clone)]
struct Needs<'a>(Vec<&'a str>);

impl<'a> Needs<'a> {
    /// Collects the needs of the functions that a page calls.
    ///
    /// # Errors
    /// If a reader cannot meet one of them. The error says which.
    fn of(model: &'a Model, instruction: &'a Instruction) -> Result<Self, String> {
        let called = called_by_pages(model, [instruction]);
        // In the order of the specification, so that the reason does not depend on that of the
        // code.
        let functions = model.functions.iter().filter(|f| called.contains(f.name.value.as_str()));
        let mut all = Vec::new();
        for function in functions {
            let Some(need) = function.needs.as_ref().map(|need| need.value.as_str()) else { continue };
            if !MET_NEEDS.contains(&need) {
                return Err(format!("it calls `{}`, which needs {need}", function.name.value));
            }
            all.push(need);
        }
        Ok(Self(all))
    }

    /// Returns whether the page accesses any memory.
    fn has_memory(&self) -> bool {
        !self.0.is_empty()
    }

    /// Returns whether the surfaces of the page are images.
    fn has_images(&self) -> bool {
        self.0.contains(&IMAGE_NEED)
    }

    /// Returns the memory that the page accesses whatever surfaces its line names. A page that
    /// accesses texels accesses images alone.
    fn memory(&self) -> impl Iterator<Item = EvaluationMemory<'a>> {
        let all = [(FLAT_MEMORY, FLAT_ADDRESS), (LOCAL_MEMORY, "0")];
        let needed = all.into_iter().filter(|((_, need), _)| !self.has_images() && self.0.contains(need));
        needed.map(|((name, _), address)| EvaluationMemory { name, surface: false, address, image: None })
    }
}

/// Writes the lines of a page: one for each template that has operations of its own, and for each
/// layout if the layouts have different operands in a list.
///
/// # Errors
/// If no template can be written. The error says which part of the first one takes no value.
fn write_lines<'a>(
    model: &'a Model,
    instruction: &'a Instruction,
    needs: &Needs<'a>,
) -> Result<Vec<EvaluationLine<'a>>, String> {
    let mut lines: Vec<EvaluationLine<'a>> = Vec::new();
    let mut reason = None;
    let forms = instruction.text.iter().filter(|form| is_newest(model, form.gate.as_ref()));
    for (form, layout) in forms.flat_map(|form| layouts_of(model, instruction, form).map(move |layout| (form, layout)))
    {
        match LineWriter::new(model, instruction, form, layout, needs.clone()).write() {
            Ok(line) if lines.iter().all(|other| line.has_other_operations(other)) => lines.push(line),
            Ok(_) => {}
            Err(why) => reason = reason.or(Some(why)),
        }
    }
    if lines.is_empty() {
        return Err(reason.unwrap_or_else(|| "it has no text".to_owned()));
    }
    if lines.len() > 1 {
        lines.iter_mut().for_each(|line| line.operations = line.describe_operations());
    }
    Ok(lines)
}

/// Returns the layouts with which a template is written: those of the newest version if it has a
/// list, whose operands are those of a layout, or else one that stands for all.
fn layouts_of<'a>(
    model: &'a Model,
    instruction: &'a Instruction,
    form: &'a TextForm,
) -> impl Iterator<Item = Option<&'a Variant>> {
    let items = form.items.iter().flatten();
    let has_list = items.into_iter().any(|item| matches!(item, TextItem::Placeholder { list: true, .. }));
    let layouts = instruction.format.variants.iter().filter(move |v| has_list && is_newest(model, v.gate.as_ref()));
    layouts.map(Some).chain((!has_list).then_some(None))
}

/// Returns whether the newest platform and the newest version have what a gate limits.
fn is_newest(model: &Model, gate: Option<&Gate>) -> bool {
    let newest = model.all_platforms().iter().last();
    gate.is_none_or(|gate| newest.is_none_or(|id| gate.platforms.contains(id)) && gate.versions.before.is_none())
}

/// Maximum number of operations that the description of a line names.
const MAX_NAMED_OPERATIONS: usize = 3;

impl EvaluationLine<'_> {
    /// Returns whether a choice of the line has no text that another line has for it.
    fn has_other_operations(&self, other: &Self) -> bool {
        self.choices.iter().any(|choice| {
            let same = other.choices.iter().find(|known| known.name == choice.name);
            same.is_some_and(|same| !same.texts.is_empty() && same.texts.iter().all(|t| !choice.texts.contains(t)))
        })
    }

    /// Describes the operations of the line by the texts of its first choice.
    fn describe_operations(&self) -> Option<String> {
        let texts = &self.choices.first()?.texts;
        let named = texts.iter().take(MAX_NAMED_OPERATIONS).copied().collect::<Vec<_>>().join(", ");
        Some(match texts.len().saturating_sub(MAX_NAMED_OPERATIONS) {
            0 => named,
            1 => format!("{named} and 1 other"),
            more => format!("{named} and {more} others"),
        })
    }
}
