//! `visa zebin`: makes a zebin of kernels without the vendor's compiler.

use super::diagnostics::{OutputFormat, print_to_stderr};
use super::files::{self, InputFile, OutputPlan};
use super::platform::platform_parser;
use super::text;
use clap::builder::{OsStringValueParser, TypedValueParser};
use openvisa::Module;
use openvisa::text::{PrintOptions, print_module};
use openvisa_check::{ProgramFile, is_elf_file};
use openvisa_cli_support::{Context, ExitStatus, Failure};
use openvisa_isa::Platform;
use openvisa_sim::{ZebinBuilder, ZebinKernel};
use std::ffi::OsString;
use std::path::Path;

/// Make a zebin of kernels
///
/// A zebin is an ELF file with the texts of kernels, and with what a launch must know of them. The
/// inputs of a kernel (`.input`) are its arguments, in their order: pointers to buffers if they
/// have eight bytes, and values otherwise. `visa run OUT --launch FILE` runs the kernels.
///
/// A driver takes a zebin only with machine code, which the vendor's finalizer makes of the text of
/// each kernel; see the second example. docs/from-builder-to-device.md says more.
#[derive(clap::Args)]
#[command(
    verbatim_doc_comment,
    after_help = "\
Examples:
  visa zebin kernel.visaasm -o kernel.zebin --platform DG2
  GenX_IR kernel.visaasm -platform DG2 -binary &&
    visa zebin kernel.visaasm -o kernel.zebin --platform DG2 --code kernel.dat

Exit status: 0 success, 1 errors in a text, 2 wrong usage, or a file that cannot be read or written"
)]
pub(super) struct ZebinArgs {
    /// Text (.visaasm) or object file (.isa); - is standard input
    #[arg(value_name = "FILE", required = true, value_parser = InputFile::clap_parser())]
    files: Vec<InputFile>,
    /// Where the zebin goes; - is standard output
    #[arg(short, long, value_name = "OUT", required = true)]
    output: OsString,
    /// Platform of the kernels, or a device of it, in any case: XE2, bmg, ...
    #[arg(
        long,
        value_name = "NAME",
        required = true,
        value_parser = platform_parser(),
        hide_possible_values = true
    )]
    platform: Platform,
    /// Machine code of a kernel, which must be named if there are several; may be given several
    /// times
    #[arg(long, value_name = "[KERNEL=]FILE", value_parser = OsStringValueParser::new().map(KernelCode::parse))]
    code: Vec<KernelCode>,
    /// Number of registers of a thread that the machine code was made for (default: 128)
    #[arg(long, value_name = "N")]
    registers: Option<u32>,
    /// Number of the product family of the device (default: that of the first device of the
    /// platform)
    #[arg(long, value_name = "N")]
    product: Option<u32>,
}

/// A file with the machine code of a kernel.
#[derive(Clone, Debug)]
struct KernelCode {
    /// The name of the kernel, if it is given.
    kernel: Option<String>,
    file: InputFile,
}

impl KernelCode {
    /// Parses `[KERNEL=]FILE`.
    fn parse(value: OsString) -> Self {
        match value.to_str().and_then(|text| text.split_once('=')) {
            Some((kernel, file)) => Self { kernel: Some(kernel.to_owned()), file: InputFile::new(file.into()) },
            None => Self { kernel: None, file: InputFile::new(value) },
        }
    }
}

/// A file with kernels.
struct KernelFile {
    name: String,
    /// The name of the file without folder and ending.
    module: String,
    text: String,
    object: Vec<u8>,
}

/// Executes `visa zebin`.
pub(super) fn run(options: ZebinArgs, context: &mut Context<'_>) -> Result<ExitStatus, Failure> {
    let platform = options.platform;
    let inputs = || options.files.iter().chain(options.code.iter().map(|code| &code.file));
    InputFile::refuse_repeated_stdin(inputs())?;
    let mut plan = OutputPlan::default();
    inputs().for_each(|file| plan.read(file));
    plan.write(Some(&options.output), options.files[0].name());
    plan.check()?;
    let mut sources = Vec::new();
    for file in &options.files {
        match read_kernel_file(context, file, platform)? {
            Some(source) => sources.push(source),
            None => return Ok(ExitStatus::Findings),
        }
    }
    let mut codes = Vec::new();
    for KernelCode { kernel, file } in &options.code {
        codes.push((kernel.as_deref(), file.read(context)?));
    }
    let mut zebin = ZebinBuilder::new(platform);
    options.product.into_iter().for_each(|product| zebin.set_product(product));
    let mut names = Vec::new();
    for source in &sources {
        let refused = |what: &dyn std::fmt::Display| Failure::Unreadable(format!("`{}`: {what}", source.name));
        zebin.add_text(&source.module, &source.text);
        let module = Module::open_text_form(&source.object).map_err(|error| refused(&error))?;
        for object in module.kernels() {
            let object = object.map_err(|error| refused(&error))?;
            let mut kernel = ZebinKernel::of(&object).map_err(|error| refused(&error))?;
            kernel.grf_count = options.registers.unwrap_or(kernel.grf_count);
            let name = kernel.info.name.clone();
            kernel.code = codes.iter().find(|(of, _)| of.is_none_or(|of| of == name)).map(|(_, code)| code.as_slice());
            zebin.add_kernel(kernel).map_err(|error| refused(&error))?;
            names.push(name);
        }
    }
    check_codes(&codes, &names)?;
    let bytes = zebin.to_bytes().map_err(|error| Failure::Unreadable(error.to_string()))?;
    files::write(context, Some(&options.output), &bytes)?;
    Ok(ExitStatus::Success)
}

/// Checks that each file with machine code belongs to one kernel.
fn check_codes(codes: &[(Option<&str>, Vec<u8>)], names: &[String]) -> Result<(), Failure> {
    for (kernel, _) in codes {
        match kernel {
            Some(kernel) if !names.iter().any(|name| name == kernel) => {
                let names: Vec<_> = names.iter().map(|name| format!("`{name}`")).collect();
                let what = format!("`--code`: there is no kernel `{kernel}`, only {}", names.join(", "));
                return Err(Failure::Usage(what));
            }
            None if names.len() > 1 || codes.len() > 1 => {
                let what = "`--code` is KERNEL=FILE where there are several kernels";
                return Err(Failure::Usage(what.to_owned()));
            }
            _ => {}
        }
    }
    Ok(())
}

/// Reads a file with kernels. `None` if its text has mistakes, which were printed.
fn read_kernel_file(
    context: &mut Context<'_>,
    file: &InputFile,
    platform: Platform,
) -> Result<Option<KernelFile>, Failure> {
    let (bytes, name) = (file.read(context)?, file.name().into_owned());
    if is_elf_file(&bytes) {
        return Err(Failure::Unreadable(format!("`{name}` is a zebin already")));
    }
    let module = file.path().and_then(|path| Path::new(path).file_stem());
    let module = module.map_or("kernels".to_owned(), |stem| stem.to_string_lossy().into_owned());
    match text::program_of(file, &bytes)? {
        ProgramFile::Text(source) => {
            let parsed = openvisa::text::parse(&source, &text::parse_options(Some(platform)));
            let object = match parsed.is_ok() {
                true => text::object_file(&parsed, &source),
                false => Err(text::findings_of_statements(&parsed, &source)),
            };
            match object {
                Ok(object) => Ok(Some(KernelFile { name, module, text: source.into_owned(), object })),
                Err(findings) => {
                    print_to_stderr(context, &findings, OutputFormat::Human, &name)?;
                    Ok(None)
                }
            }
        }
        ProgramFile::Object(object) => {
            let refused = |what: &dyn std::fmt::Display| Failure::Unreadable(format!("`{name}`: {what}"));
            let opened = Module::open(object).map_err(|error| refused(&error))?.fitted();
            let print = PrintOptions { platform: Some(platform), ..PrintOptions::default() };
            let printed = print_module(&opened, &print).map_err(|error| refused(&error))?;
            if let Some(problem) = printed.problems.first() {
                return Err(refused(problem));
            }
            let object = object.to_vec();
            Ok(Some(KernelFile { name, module, text: printed.text, object }))
        }
    }
}
