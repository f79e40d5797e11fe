//! Makes programs: declarations, initial values, random instructions in control flow, and stores of
//! all results.
//!
//! A program begins and ends with a frame that is the same for all programs: it computes the
//! addresses of the thread, writes each variable, and stores all variables at the end. Random
//! instructions between them come from [`InstanceMaker`]. Each takes one number from the bytes of
//! the fuzzer as its seed, so that a change of one number changes one instruction.

mod control_flow;
mod frame;

use crate::options::GeneratorOptions;
use crate::program::{Line, LineKind, Program};
use crate::{InstanceMaker, OperandPool, Random, layouts_of};
use arbitrary::Unstructured;
use frame::Frame;
use openvisa::module::{BuildError, Finding, Module, ModuleBuf};
use openvisa::text::{Diagnostic, ParseOptions, PrintOptions, parse, print_lines};
use openvisa_isa::reference::{Definition, definition};
use openvisa_isa::{DataType, DataTypeKind, Enumeration, InstKind, Platform, VariableClass};
use openvisa_isa_core::layout::Layout;
use openvisa_isa_core::rules::FieldRule;
use std::fmt;

/// The version of the programs.
pub(crate) const VERSION: openvisa::Version = openvisa_isa::NEWEST_VERSION;

/// Maximum number of times that a field of an instruction gets another value. Instructions that
/// need more are left out.
const MAX_REPAIRS: usize = 150;

/// Number of instructions that are tried for each one of a program.
const MAX_TRIES: usize = 4;

/// Groups of the specification whose instructions act on more than the values of a thread. Programs
/// have them where the whole group executes them.
const STRUCTURAL_GROUPS: [&str; 2] = ["Control Flow Instructions", "Synchronization Instructions"];

/// Counts of a generation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct GenerationCounts {
    /// Number of random instructions of the program.
    pub made: usize,
    /// Number of instructions for which no fields without findings were found.
    pub failed: usize,
}

/// The reason why no program was made.
#[derive(Clone)]
#[non_exhaustive]
pub enum GenerateError {
    /// The platform has no registers.
    NoRegisters(Platform),
    /// The frame breaks a rule on the platform.
    Frame(Platform, Box<Diagnostic>),
    /// The object file of the frame cannot be written.
    Build(BuildError),
    /// The object file of the frame cannot be read.
    Read(Finding),
    /// The frame has no kernel.
    NoKernel,
}

impl fmt::Display for GenerateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoRegisters(platform) => write!(f, "{} has no registers", platform.name()),
            Self::Frame(platform, diagnostic) => write!(f, "{}: {}", platform.name(), diagnostic.message),
            Self::Build(error) => error.fmt(f),
            Self::Read(finding) => finding.fmt(f),
            Self::NoKernel => f.write_str("no kernel"),
        }
    }
}

openvisa_isa_core::error_types!(GenerateError {
    Self::Frame(_, diagnostic) => &**diagnostic,
    Self::Build(error) => error,
    Self::Read(finding) => finding,
});

/// Makes a program. `choices` decides everything, so equal bytes give equal programs. A program
/// ends early if the bytes are used up.
///
/// ```
/// use arbitrary::Unstructured;
/// use openvisa_isa::Platform;
/// use openvisa_smith::{GeneratorOptions, generate};
///
/// # fn main() -> Result<(), openvisa_smith::GenerateError> {
/// let bytes: Vec<u8> = (0..200).collect();
/// let (program, _) = generate(&mut Unstructured::new(&bytes), &GeneratorOptions::new(Platform::Dg2))?;
/// assert!(program.text().contains(".kernel \"smith\""));
/// # Ok(())
/// # }
/// ```
///
/// # Errors
/// If the frame of programs does not exist on the platform: an instruction of it was removed from
/// the specification, or has got rules that it breaks.
pub fn generate(
    choices: &mut Unstructured<'_>,
    options: &GeneratorOptions,
) -> Result<(Program, GenerationCounts), GenerateError> {
    let frame = Frame::choose(choices, options.platform)?;
    let module = parse_frame(&frame.module_text(), options)?;
    let bytes = module.to_bytes().map_err(GenerateError::Build)?;
    let opened = Module::open(&bytes).map_err(GenerateError::Read)?;
    let object = opened.kernels().next().and_then(Result::ok).ok_or(GenerateError::NoKernel)?;
    let pool = frame.pool(&module);
    let mut maker = InstanceMaker::new(object, &pool, options.platform, constant);
    maker.max_repairs = MAX_REPAIRS;
    maker.channels = Some(frame.simd_size);
    let mut generator = Generator {
        choices,
        options,
        frame: &frame,
        kinds: [Definition::Lane, Definition::Instruction].map(|wanted| kinds_of(wanted, options, &pool)),
        maker,
        pieces: Vec::new(),
        left: options.size,
        counts: GenerationCounts::default(),
        declarations: String::new(),
        labels: 0,
        subroutines: 0,
    };
    generator.program();
    let Generator { pieces, counts, declarations, .. } = generator;
    let lines = print_pieces(&module, pieces);
    // An instruction without a form in text is no part of the program.
    let printed = lines.iter().filter(|line| line.kind.is_random()).count();
    let counts = GenerationCounts { made: printed, failed: counts.failed + counts.made - printed };
    let head = frame.head(&declarations);
    let (platform, simd_size, results) = (options.platform, frame.simd_size, frame.results());
    Ok((Program { platform, simd_size, head, results, lines }, counts))
}

/// Makes a program from a seed. Equal seeds and options give equal programs.
///
/// # Errors
/// The errors of [`generate`].
pub fn generate_from_seed(seed: u64, options: &GeneratorOptions) -> Result<(Program, GenerationCounts), GenerateError> {
    let mut random = Random(seed);
    let words = BYTES_OF_FRAME / 8 + options.size * BYTES_PER_INSTRUCTION / 8;
    let bytes: Vec<u8> = (0..words).flat_map(|_| random.next_u64().to_le_bytes()).collect();
    generate(&mut Unstructured::new(&bytes), options)
}

/// Number of bytes that the choices of declarations take at most.
const BYTES_OF_FRAME: usize = 4096;

/// Number of bytes that the choice of an instruction takes on average, with the control flow around
/// it, rounded up.
const BYTES_PER_INSTRUCTION: usize = 64;

/// A part of a program.
enum Piece {
    Directive(String),
    Frame(String),
    /// An instruction and its encoding.
    Random(InstKind, Vec<u8>),
}

/// Makes the instructions of a program.
struct Generator<'g, 'u, 'a> {
    choices: &'g mut Unstructured<'u>,
    options: &'g GeneratorOptions,
    frame: &'g Frame,
    maker: InstanceMaker<'a>,
    /// The instructions that compute each channel on its own, and the others.
    kinds: [Vec<&'static Layout>; 2],
    pieces: Vec<Piece>,
    /// Number of random instructions that may follow.
    left: usize,
    counts: GenerationCounts,
    /// Declarations that the control flow needs.
    declarations: String,
    /// Number of labels.
    labels: usize,
    /// Number of subroutines.
    subroutines: usize,
}

impl Generator<'_, '_, '_> {
    /// Returns a number below `end`; 0 if the bytes are used up.
    fn below(&mut self, end: usize) -> usize {
        below(self.choices, end)
    }

    /// Appends an instruction of the frame.
    fn frame(&mut self, line: impl Into<String>) {
        self.pieces.push(Piece::Frame(line.into()));
    }

    /// Appends a random instruction of one of the lists of kinds.
    fn instruction(&mut self, list: usize) {
        self.left = self.left.saturating_sub(1);
        for _ in 0..MAX_TRIES {
            let Some(layout) = pick(self.choices, &self.kinds[list]) else { return };
            let (seed, kind) = (self.choices.arbitrary().unwrap_or(0), InstKind::of_layout(layout.instruction));
            match self.maker.make(layout, &mut Random(seed)) {
                Some(bytes) => {
                    self.counts.made += 1;
                    return self.pieces.extend(kind.map(|kind| Piece::Random(kind, bytes)));
                }
                None => self.counts.failed += 1,
            }
        }
    }
}

/// Returns a number below `end`; 0 if the bytes are used up.
fn below(choices: &mut Unstructured<'_>, end: usize) -> usize {
    choices.int_in_range(0..=end.max(1) - 1).unwrap_or(0)
}

/// Returns one of the elements, if there are any.
fn pick<T: Copy>(choices: &mut Unstructured<'_>, list: &[T]) -> Option<T> {
    list.get(below(choices, list.len())).copied()
}

/// Parses the text of a frame, and checks that it breaks no rule.
fn parse_frame(text: &str, options: &GeneratorOptions) -> Result<ModuleBuf, GenerateError> {
    let parsed = parse(text, &ParseOptions { platform: Some(options.platform), ..ParseOptions::default() });
    if let Some(error) = parsed.errors().next() {
        return Err(GenerateError::Frame(options.platform, Box::new(error.clone())));
    }
    Ok(parsed.module)
}

/// Returns the layouts of the instructions that the specification defines in a way, on a platform
/// and with operands of a pool.
fn kinds_of(wanted: Definition, options: &GeneratorOptions, pool: &OperandPool) -> Vec<&'static Layout> {
    let is_wanted = |kind: &InstKind| {
        definition(*kind) == wanted
            && is_generated(*kind, options.platform)
            && kind.rules().fields.iter().all(|rule| has_declarations(rule, pool))
    };
    let kinds = InstKind::ALL.iter().copied().filter(is_wanted);
    // Layouts of one instruction differ in what they do, such as load and store.
    kinds.flat_map(|kind| layouts_of(kind, VERSION)).collect()
}

/// Returns whether programs of a platform may have random instructions of a kind, if they have the
/// declarations that it refers to.
pub(crate) fn is_generated(kind: InstKind, platform: Platform) -> bool {
    let info = kind.info();
    matches!(definition(kind), Definition::Lane | Definition::Instruction)
        && info.platforms.contains(platform)
        && !STRUCTURAL_GROUPS.contains(&info.group)
        && layouts_of(kind, VERSION).next().is_some()
        && kind.rules().fields.iter().all(|rule| rule.labels.is_none())
}

/// Returns whether the pool has the declarations that a field refers to.
fn has_declarations(rule: &FieldRule, pool: &OperandPool) -> bool {
    let class = |row: u8| VariableClass::ALL.get(usize::from(row)).copied();
    let declared = rule.declared.filter(|declared| !declared.or_none).and_then(|declared| class(declared.class));
    declared.is_none_or(|class| pool.has(class))
}

/// Returns a value for a constant.
fn constant(data_type: DataType, random: &mut Random) -> u64 {
    let bits = random.next_u64();
    match (data_type.kind(), random.below(4)) {
        (DataTypeKind::Float, _) => bits & frame::FLOAT_BITS | frame::FLOAT_EXPONENTS,
        (_, 0) => bits,
        (_, 1) => bits & 0x1f,
        (_, 2) => 1 << (bits & 0x3f),
        _ => (1 << (bits & 0x3f)) - 1,
    }
}

/// Returns the lines of a program. Random instructions are printed with the names of a module.
fn print_pieces(module: &ModuleBuf, pieces: Vec<Piece>) -> Vec<Line> {
    let mut module = module.clone();
    let encoding = |piece: &'_ Piece| if let Piece::Random(_, bytes) = piece { bytes.clone() } else { Vec::new() };
    let code: Vec<u8> = pieces.iter().flat_map(encoding).collect();
    module.objects.iter_mut().for_each(|object| object.code.clone_from(&code));
    let printed = print_lines(&module, &PrintOptions::default());
    let mut printed = printed.into_iter().flat_map(|object| object.instructions);
    let line = |piece| {
        Some(match piece {
            Piece::Directive(text) => Line { text, kind: LineKind::Directive },
            Piece::Frame(text) => Line { text, kind: LineKind::Frame },
            Piece::Random(kind, _) => {
                Line { text: format!("    {}", printed.next().flatten()?), kind: LineKind::Random(kind) }
            }
        })
    };
    pieces.into_iter().filter_map(line).collect()
}
