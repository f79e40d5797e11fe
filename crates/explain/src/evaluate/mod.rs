//! `visa explain --evaluate`: executes the pseudo-code of a page on values of the user.
//!
//! For example, `visa explain add --evaluate "Src0=0x7fffffff:d Src1=1:d"` makes this line,
//! declares its variables, and shows each statement with the values that it reads and writes:
//! `add (M1, 1) Dst(0,0)<1> Src0(0,0)<0;1,0> Src1(0,0)<0;1,0>`.

#[cfg(feature = "inline")]
mod block;
mod image;
mod inputs;
mod line;
mod show;

#[cfg(feature = "inline")]
pub use block::{BlockEvaluation, BlockLocation, BlockStep, OperandRow, ValueRow, evaluate_block};
use image::GivenImage;
use inputs::{GivenMemory, GivenSampler, KernelVariable, UserInputs};
use openvisa::module::Module;
use openvisa::text::{ParseOptions, parse};
use openvisa_findings::reference::{Reference, SpecInstruction};
use openvisa_isa::{DataType, InstKind, LabelUse, Platform};
use openvisa_sim::{EvaluationError, Fault, evaluate};
use show::EvaluationTrace;
pub use show::{EvaluationReport, EvaluationStep, ResultRow, ShownValue};
use std::error::Error;
use std::fmt::{self, Write};

/// Number of bytes of a variable. The largest message fills that many.
const MAX_VARIABLE_BYTES: usize = 2048;

/// The name of flat memory in the list of values.
const FLAT_MEMORY: &str = "flat";

/// The name of shared local memory in the list of values.
const LOCAL_MEMORY: &str = "slm";

/// The reason why pseudo-code does not run on the values of the user.
#[non_exhaustive]
pub enum EvaluateError {
    /// The list of values cannot be read, or does not fit the instruction or block.
    Values(String),
    /// The instruction has no pseudo-code that runs on values.
    Instruction {
        /// Name of the instruction.
        name: String,
        /// The reason, in words that follow the name.
        reason: String,
    },
    /// The line or the block cannot be found, assembled or executed.
    Program {
        /// The line in backticks, or the file of the block and the number of its line.
        place: String,
        /// The reason. For example, an [`EvaluationError`].
        source: Box<dyn Error + Send + Sync>,
        /// Help for the user, on a line of its own. May be empty.
        help: String,
    },
}

impl EvaluateError {
    fn of_program(place: &str, source: impl Into<Box<dyn Error + Send + Sync>>) -> Self {
        Self::Program { place: place.to_owned(), source: source.into(), help: String::new() }
    }
}

impl fmt::Display for EvaluateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Values(what) => write!(f, "--evaluate: {what}"),
            Self::Instruction { name, reason } => write!(f, "`{name}` {reason}"),
            Self::Program { place, source, help } => write!(f, "{place}: {source}{help}"),
        }
    }
}

openvisa_isa_core::error_types!(EvaluateError { Self::Program { source, .. } => &**source });

/// Executes the pseudo-code of an instruction on the values in `list`. `query` is the name of the
/// instruction, or a line of text.
///
/// # Errors
/// Returns an error if the instruction has no pseudo-code that runs on values, or the values are
/// not those that it needs.
pub fn evaluate_instruction(
    query: &str,
    list: &str,
    platform: Option<Platform>,
) -> Result<EvaluationReport, EvaluateError> {
    let reference = Reference::get();
    let mut inputs = UserInputs::parse(list)?;
    let query = query.to_owned();
    // `cmp.lt` is a mnemonic with a part that its page lets the user choose.
    let mnemonic = query.to_lowercase();
    let first = mnemonic.split('.').next().filter(|_| !mnemonic.contains(' ')).unwrap_or_default().to_owned();
    let named = |i: &&SpecInstruction| i.name.eq_ignore_ascii_case(&query) || i.mnemonics.contains(&mnemonic);
    let all = &reference.instructions;
    // Several pages may have mnemonics that begin alike: that of `lsc_load_quad.tgm` is LSC_TYPED.
    let begun = || all.iter().filter(|i| i.mnemonics.contains(&first));
    let fitting = |whole| begun().find(|i| line::has_mnemonic(i, &mnemonic, whole));
    let page = all.iter().find(named).or_else(|| fitting(true)).or_else(|| fitting(false)).or_else(|| begun().next());
    let line = match page {
        Some(instruction) => line::line_of_page(instruction, &query, &mut inputs)?,
        None => query,
    };
    inputs.infer_types();
    let newest = Platform::ALL[Platform::ALL.len() - 1];
    let platform = platform.unwrap_or(newest);
    let text = kernel_text(&line, &inputs);
    let parsed = parse(&text, &ParseOptions { platform: Some(platform), ..ParseOptions::default() });
    let place = &format!("`{line}`");
    if let Some(first) = parsed.diagnostics.first() {
        let help = help_for(first.help.as_deref());
        return Err(EvaluateError::Program { place: place.clone(), source: first.message.clone().into(), help });
    }
    // No object file has the newest instructions.
    let bytes = parsed.module.to_bytes().map_err(|error| EvaluateError::of_program(place, error))?;
    let open = || Module::open_text_form(&bytes).map_err(|error| EvaluateError::of_program(place, error));
    let name = first_instruction(&open()?).ok_or_else(|| EvaluateError::of_program(place, "it has no instruction"))?;
    let Some(instruction) = reference.instructions.iter().find(|i| i.name == name) else {
        return Err(EvaluateError::of_program(place, format!("the specification has no page `{name}`")));
    };
    let values = inputs.machine_values()?;
    let result = evaluate(open()?, platform, &values).map_err(|error| {
        let help = memory_help(&error, &inputs);
        EvaluateError::Program { place: place.clone(), source: error.into(), help }
    })?;
    let trace = EvaluationTrace { inputs: &inputs, values: &values, result: &result };
    let (steps, results) = (trace.steps(), trace.results());
    Ok(EvaluationReport { instruction, line, steps, results })
}

/// Formats the help of a diagnostic, and says how variables are declared.
fn help_for(help: Option<&str>) -> String {
    let help = help.map(|help| format!("; {help}")).unwrap_or_default();
    format!(
        "{help}\n  help: variables are those that --evaluate names: `--evaluate \"x=1:ud y=2.5:f z:f P=1:bool\"`; \
         a surface is one with memory, `S[0]=1,2:ud`, or an image, `S[2d,4x1]=0*4:R_FLOAT`; \
         a sampler has the word for one: `L=linear,repeat:sampler`"
    )
}

/// Returns help for an access outside of memory, which names the memory that there is.
fn memory_help(error: &EvaluationError, inputs: &UserInputs) -> String {
    match error {
        EvaluationError::Fault(Fault::OutOfBounds { .. }) | EvaluationError::Memory(_) => {}
        EvaluationError::Fault(Fault::Invalid(_)) if inputs.images.is_empty() && !inputs.surfaces.is_empty() => {
            let name = inputs.surfaces.first().map_or("S", String::as_str);
            return format!("\n  help: --evaluate gives a surface texels, for example `{name}[2d,4x1]=0*4:R_FLOAT`");
        }
        EvaluationError::Fault(Fault::OutOfImage { .. }) => {
            let shape = |image: &GivenImage| format!("`{}[{}]`", image.name, image.shape());
            let images = inputs.images.iter().map(shape).collect::<Vec<_>>().join(", ");
            return format!("\n  help: images are what --evaluate gives; here {images}");
        }
        _ => return String::new(),
    }
    let range = |memory: &GivenMemory| {
        let bytes = memory.values.len() * usize::from(memory.data_type.width() / 8);
        format!("{bytes} bytes at `{}[{:#x}]`", memory.name, memory.address)
    };
    let ranges = inputs.memory.iter().map(range).collect::<Vec<_>>().join(", ");
    let ranges = if ranges.is_empty() { "none".to_owned() } else { ranges };
    format!(
        "\n  help: memory is what --evaluate gives, for example `flat[0x1000]=1,2:ud` or `slm[0]=0*16:ub`; here {ranges}"
    )
}

/// Returns the text of a kernel with one line, and the declarations of variables.
fn kernel_text(line: &str, inputs: &UserInputs) -> String {
    let mut text = ".version 4.2\n.kernel \"k\"\n".to_owned();
    for KernelVariable { name, data_type, .. } in &inputs.variables {
        let data_type = data_type.unwrap_or(DataType::D);
        let word = data_type.to_string().to_lowercase();
        // Writing to a string cannot fail.
        let _ = match data_type {
            DataType::Bool => writeln!(text, ".decl {name} v_type=P num_elts=32"),
            _ => {
                let count = MAX_VARIABLE_BYTES / usize::from(data_type.width() / 8).max(1);
                writeln!(text, ".decl {name} v_type=G type={word} num_elts={count} align=GRF")
            }
        };
    }
    for GivenSampler { name, .. } in &inputs.samplers {
        let _ = writeln!(text, ".decl {name} v_type=S num_elts=1");
    }
    for name in &inputs.surfaces {
        let _ = writeln!(text, ".decl {name} v_type=T num_elts=1");
    }
    text + ".kernel_attr SimdSize=32\n.function \"k_0\"\n" + line + "\nret (M1, 1)\n"
}

/// Returns the name of the page of the first instruction of a kernel that is no label.
fn first_instruction(module: &Module<'_>) -> Option<&'static str> {
    let object = module.objects().next()?.ok()?;
    let marks = |kind: InstKind| LabelUse::of(kind.info().opcode.bits()) == LabelUse::Stands;
    object
        .instructions()
        .filter_map(Result::ok)
        .map(|i| i.kind())
        .find(|kind| !marks(*kind))
        .map(|kind| kind.info().name)
}
