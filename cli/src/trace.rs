//! `visa run --trace`: the instructions of a thread as assembler text, and what each changed.

use super::{Context, ExitStatus, Failure};
use openvisa::Module;
use openvisa::text::{PrintOptions, print_module};
use openvisa_isa::Platform;
use openvisa_sim::{Bound, Options, Program, TraceStep};
use std::collections::HashMap;
use std::io;

/// Which thread of which group is traced.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Place {
    pub(super) group: [u32; 3],
    pub(super) thread: usize,
}

impl Place {
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

/// How elements of a variable are shown.
#[derive(Clone, Copy, Debug)]
enum Shown {
    Float,
    Double,
    Signed(usize),
    Bits(usize),
}

/// A variable as the text declares it.
#[derive(Debug)]
struct Declared {
    name: String,
    shown: Shown,
    /// It is another name for bytes of an earlier one.
    alias: bool,
}

/// The text of a kernel or function.
#[derive(Debug, Default)]
struct Text {
    instructions: HashMap<usize, String>,
    /// General variables, in the order of their numbers.
    variables: Vec<Declared>,
}

impl Text {
    fn line(&mut self, line: &str) {
        if let Some((text, number)) = line.rsplit_once("/// $")
            && let Ok(number) = number.trim().parse()
        {
            self.instructions.insert(number, text.trim().to_owned());
        } else if let Some(rest) = line.strip_prefix(".decl ")
            && let Some((name, rest)) = rest.split_once(" v_type=G type=")
        {
            let shown = match rest.split(' ').next().unwrap_or("") {
                "f" => Shown::Float,
                "df" => Shown::Double,
                "d" => Shown::Signed(4),
                "w" => Shown::Signed(2),
                "b" => Shown::Signed(1),
                "q" => Shown::Signed(8),
                "uw" | "hf" | "bf" => Shown::Bits(2),
                "ub" => Shown::Bits(1),
                "uq" => Shown::Bits(8),
                _ => Shown::Bits(4),
            };
            self.variables.push(Declared { name: name.to_owned(), shown, alias: rest.contains(" alias=<") });
        }
    }
}

/// The texts of all kernels and functions, by name.
fn texts(modules: &[Module<'_>], platform: Platform) -> HashMap<String, Text> {
    let mut texts = HashMap::new();
    let options = PrintOptions { platform: Some(platform), numbers: true, ..PrintOptions::default() };
    for module in modules {
        let names = module.objects().flatten().map(|o| o.name().to_string());
        let Ok(printed) = print_module(module, &options) else { continue };
        // Each kernel and function begins with a line of its own.
        let mut parts: Vec<Text> = Vec::new();
        for line in printed.text.lines() {
            if line.starts_with(".kernel ") || line.starts_with(".global_function ") {
                parts.push(Text::default());
            } else if let Some(part) = parts.last_mut() {
                part.line(line);
            }
        }
        texts.extend(names.zip(parts));
    }
    texts
}

/// The first elements of a variable.
fn elements(bytes: &[u8], shown: Shown) -> String {
    const MOST: usize = 32;
    let number = |bytes: &[u8]| bytes.iter().rev().fold(0_u64, |n, b| n << 8 | u64::from(*b));
    let width = match shown {
        Shown::Float => 4,
        Shown::Double => 8,
        Shown::Signed(width) | Shown::Bits(width) => width,
    };
    let one = |chunk: &[u8]| match shown {
        Shown::Float => format!(" {:?}", f32::from_bits(number(chunk) as u32)),
        Shown::Double => format!(" {:?}", f64::from_bits(number(chunk))),
        Shown::Signed(width) => format!(" {}", (number(chunk) << (64 - 8 * width)) as i64 >> (64 - 8 * width)),
        Shown::Bits(_) => format!(" {:#x}", number(chunk)),
    };
    let mut text: String = bytes.chunks_exact(width).take(MOST).map(one).collect();
    if bytes.len() > MOST * width {
        text.push_str(" ...");
    }
    text
}

/// Prints the instructions of a thread: number, channels that are on, text; and under each the variables that it changed.
pub(super) fn trace(
    context: &mut Context<'_>,
    place: Place,
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
    let texts = texts(modules, platform);
    let (none, mut failed) = (Text::default(), None);
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
                        Some(v) => writeln!(context.out, "        {} ={}", v.name, elements(now, v.shown))?,
                        None => writeln!(context.out, "        V{id} ={}", elements(now, Shown::Bits(4)))?,
                    }
                }
            }
            let kind = step.kind.to_string();
            let shown = text.instructions.get(&step.number).unwrap_or(&kind);
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
