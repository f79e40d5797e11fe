//! `visa run --trace`: the instructions of a thread as assembler text, and the variables that each
//! one changed.

use openvisa::Module;
use openvisa::module::{ObjectBuf, VariableBuf};
use openvisa::text::{ObjectLines, PrintOptions, print_lines};
use openvisa_cli_support::{Context, ExitStatus, Failure};
use openvisa_isa::{DataType, DataTypeKind, Platform};
use openvisa_sim::{Bound, Options, Program, TraceStep};
use std::collections::HashMap;
use std::io;

/// A thread of a work-group.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TracedThread {
    pub(super) group: [u32; 3],
    pub(super) thread: usize,
}

impl TracedThread {
    /// Parses `THREAD` or `X[,Y[,Z]]:THREAD`.
    pub(super) fn parse(text: &str) -> Result<Self, &'static str> {
        Self::try_parse(text).ok_or("expected THREAD or X,Y,Z:THREAD")
    }

    fn try_parse(text: &str) -> Option<Self> {
        let (group, thread) = text.split_once(':').unwrap_or(("0", text));
        let mut place = Self { group: [0; 3], thread: thread.parse().ok()? };
        let mut dimensions = place.group.iter_mut();
        for number in group.split(',') {
            *dimensions.next()? = number.parse().ok()?;
        }
        Some(place)
    }
}

/// The format of the elements of a variable.
#[derive(Clone, Copy, Debug)]
enum ElementFormat {
    Float,
    Double,
    Signed(usize),
    Bits(usize),
}

impl ElementFormat {
    /// Returns the format of the elements of a type: `Signed(2)` for W. Floating-point numbers
    /// that Rust has no type for are shown by their bits, as unsigned integers are.
    fn of(data_type: DataType) -> Self {
        let bytes = usize::from(data_type.width()).div_ceil(8);
        match (data_type.kind(), bytes) {
            (DataTypeKind::Float, 4) => Self::Float,
            (DataTypeKind::Float, 8) => Self::Double,
            (DataTypeKind::Signed, _) => Self::Signed(bytes),
            _ => Self::Bits(bytes),
        }
    }
}

/// A general variable of a kernel or function.
#[derive(Debug)]
struct TracedVariable {
    name: String,
    shown: ElementFormat,
    /// Whether it is an alias of another variable.
    alias: bool,
}

/// The text of a kernel or function.
#[derive(Debug, Default)]
struct RoutineText {
    /// The instructions, by index.
    instructions: Vec<Option<String>>,
    /// The general variables, in the order of their numbers.
    variables: Vec<TracedVariable>,
}

impl RoutineText {
    fn new(object: &ObjectBuf, lines: ObjectLines) -> Self {
        let variable = |(name, variable): (String, &VariableBuf)| TracedVariable {
            name,
            shown: ElementFormat::of(variable.properties.r#type().unwrap_or(DataType::Ud)),
            alias: variable.alias_index != 0,
        };
        let variables = lines.variables.into_iter().zip(&object.variables).map(variable).collect();
        Self { instructions: lines.instructions, variables }
    }
}

/// Returns the texts of all kernels and functions, by name.
fn print_routines(modules: &[Module<'_>], platform: Platform) -> HashMap<String, RoutineText> {
    let mut texts = HashMap::new();
    let options = PrintOptions { platform: Some(platform), ..PrintOptions::default() };
    for module in modules {
        let Ok(module) = module.edit() else { continue };
        let routines = module.objects.iter().zip(print_lines(&module, &options));
        texts.extend(routines.map(|(object, lines)| {
            (String::from_utf8_lossy(&object.name).into_owned(), RoutineText::new(object, lines))
        }));
    }
    texts
}

/// Formats the first elements of a variable.
fn format_elements(bytes: &[u8], shown: ElementFormat) -> String {
    const MAX_ELEMENTS: usize = 32;
    let number = |bytes: &[u8]| bytes.iter().rev().fold(0_u64, |n, b| n << 8 | u64::from(*b));
    let width = match shown {
        ElementFormat::Float => 4,
        ElementFormat::Double => 8,
        ElementFormat::Signed(width) | ElementFormat::Bits(width) => width,
    };
    let one = |chunk: &[u8]| match shown {
        ElementFormat::Float => format!(" {:?}", f32::from_bits(number(chunk) as u32)),
        ElementFormat::Double => format!(" {:?}", f64::from_bits(number(chunk))),
        ElementFormat::Signed(width) => format!(" {}", (number(chunk) << (64 - 8 * width)) as i64 >> (64 - 8 * width)),
        ElementFormat::Bits(_) => format!(" {:#x}", number(chunk)),
    };
    let mut text: String = bytes.chunks_exact(width).take(MAX_ELEMENTS).map(one).collect();
    if bytes.len() > MAX_ELEMENTS * width {
        text.push_str(" ...");
    }
    text
}

/// Prints the instructions of a thread with their number, the active channels and the text. The
/// variables that an instruction changed follow it.
pub(super) fn trace(
    context: &mut Context<'_>,
    place: TracedThread,
    modules: &[Module<'_>],
    platform: Platform,
    program: &Program<'_>,
    bound: &Bound<'_>,
    options: Options<'_>,
) -> Result<ExitStatus, Failure> {
    let groups = bound.groups();
    if (0..3).any(|i| place.group[i] >= groups[i]) || place.thread >= bound.threads_of(place.group) {
        let [x, y, z] = groups;
        let threads = bound.threads_of(place.group);
        return Err(Failure::Usage(format!(
            "`--trace`: there is no such thread: there are {x}, {y}, {z} groups of {threads} threads"
        )));
    }
    let texts = print_routines(modules, platform);
    let (none, mut failed) = (RoutineText::default(), None);
    let mut before: HashMap<String, Vec<Vec<u8>>> = HashMap::new();
    let result = bound.trace(program, place.group, place.thread, options, &mut |step: TraceStep<'_>| {
        let text = texts.get(step.routine).unwrap_or(&none);
        let mut print = || -> io::Result<()> {
            let known = before.entry(step.routine.to_owned()).or_default();
            for (index, id) in step.variables().enumerate() {
                let now = step.variable(id).unwrap_or(&[]);
                let Some(old) = known.get_mut(index) else {
                    known.push(now.to_vec());
                    continue;
                };
                if old != now {
                    now.clone_into(old);
                    match text.variables.get(index) {
                        Some(v) if v.alias => {}
                        Some(v) => writeln!(context.out, "        {} ={}", v.name, format_elements(now, v.shown))?,
                        None => {
                            writeln!(context.out, "        V{id} ={}", format_elements(now, ElementFormat::Bits(4)))?
                        }
                    }
                }
            }
            let kind = step.kind.to_string();
            let shown = text.instructions.get(step.number).and_then(Option::as_ref).unwrap_or(&kind);
            writeln!(context.out, "{:5} {:08x} {shown}", step.number, step.mask)
        };
        if failed.is_none() {
            failed = print().err();
        }
    });
    match (failed, result) {
        (Some(error), _) => Err(error.into()),
        (None, Err(error)) => {
            writeln!(context.err, "error: {error}")?;
            Ok(ExitStatus::Findings)
        }
        (None, Ok(())) => Ok(ExitStatus::Success),
    }
}
