//! `visa zebin`: makes a zebin of kernels that no vendor's compiler made.

use super::files::{self, Input, OutputPlan};
use super::text::{self, Program};
use super::verify::platform;
use super::{Command, Context, FINDINGS, FINE, Failure, unexpected};
use lexopt::Arg::{Long, Short, Value};
use openvisa::Module;
use openvisa::text::{PrintOptions, print_module};
use openvisa_isa::Platform;
use openvisa_sim::{ZebinBuilder, ZebinKernel};
use std::ffi::OsString;
use std::path::Path;

pub(super) const COMMAND: Command = Command {
    name: "zebin",
    summary: "make a zebin of kernels",
    help: "\
Makes a zebin of kernels that no vendor's compiler made: an ELF file with their texts, and with what a launch must know of them.

usage: visa zebin FILE... -o OUT --platform NAME [--code [KERNEL=]FILE]... [--registers N] [--product N]

FILE is a text (.visaasm) or an object file (.isa). The inputs of a kernel (`.input`) are its arguments, in their order: pointers to buffers
where they have eight bytes, and values otherwise. `visa run OUT --launch FILE` runs the kernels.

A driver takes a zebin with machine code alone, which the vendor's finalizer makes of the text of each kernel:
  GenX_IR kernel.visaasm -platform DG2 -binary
  visa zebin kernel.visaasm -o kernel.zebin --platform DG2 --code kernel.dat
`docs/from-builder-to-device.md` says more.

options:
  -o, --output OUT        where the zebin goes
  --platform NAME         the platform that the kernels are for
  --code [KERNEL=]FILE    the machine code of a kernel, which must be named where there are several
  --registers N           registers of a thread that the machine code was made for (default: 128)
  --product N             the number of the product family of the device (default: that of the first device of the platform)
  -h, --help              print this

exit status: 0 it was made, 1 something is wrong in a text, 2 wrong usage or an unreadable file
",
    options: &["--output", "--platform", "--code", "--registers", "--product", "--help"],
    run,
};

#[derive(Default)]
struct Options {
    files: Vec<Input>,
    output: Option<OsString>,
    platform: Option<Platform>,
    /// Files with machine code, with the names of their kernels where these were given.
    code: Vec<(Option<String>, Input)>,
    registers: Option<u32>,
    product: Option<u32>,
}

fn number(value: OsString, option: &str) -> Result<u32, Failure> {
    let text = value.to_string_lossy();
    text.parse().map_err(|_| Failure::Usage(format!("`{option}` is a number, not `{text}`")))
}

/// Reads `[KERNEL=]FILE`.
fn code(value: OsString) -> (Option<String>, Input) {
    match value.to_str().and_then(|text| text.split_once('=')) {
        Some((kernel, file)) => (Some(kernel.to_owned()), Input::new(file.into())),
        None => (None, Input::new(value)),
    }
}

fn parse(mut parser: lexopt::Parser) -> Result<Options, Failure> {
    let mut options = Options::default();
    while let Some(arg) = parser.next()? {
        match arg {
            Short('h') | Long("help") => return Err(Failure::Help),
            Short('o') | Long("output") => options.output = Some(parser.value()?),
            Long("platform") => options.platform = Some(platform(parser.value()?)?),
            Long("code") => options.code.push(code(parser.value()?)),
            Long("registers") => options.registers = Some(number(parser.value()?, "--registers")?),
            Long("product") => options.product = Some(number(parser.value()?, "--product")?),
            Value(path) => Input::add_to(&mut options.files, path)?,
            other => return Err(unexpected(other, COMMAND.options)),
        }
    }
    if options.files.is_empty() {
        return Err(Failure::Usage("FILE is missing".to_owned()));
    }
    Ok(options)
}

/// A file with kernels.
struct Source {
    name: String,
    /// The name of the file without its folder and its ending.
    module: String,
    text: String,
    object: Vec<u8>,
}

fn run(context: &mut Context<'_>, parser: lexopt::Parser) -> Result<u8, Failure> {
    let options = parse(parser)?;
    let missing = |option: &str| Failure::Usage(format!("`{option}` is missing"));
    let output = options.output.as_deref().ok_or_else(|| missing("--output OUT"))?;
    let platform = options.platform.ok_or_else(|| missing("--platform NAME"))?;
    let mut plan = OutputPlan::default();
    options.files.iter().chain(options.code.iter().map(|(_, file)| file)).for_each(|file| plan.read(file));
    plan.write(Some(output), options.files[0].name());
    plan.check()?;
    let mut sources = Vec::new();
    for file in &options.files {
        match source(context, file, platform)? {
            Some(source) => sources.push(source),
            None => return Ok(FINDINGS),
        }
    }
    let mut codes = Vec::new();
    for (kernel, file) in &options.code {
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
    files::write(context, Some(output), &bytes)?;
    Ok(FINE)
}

/// Checks that each piece of machine code belongs to one kernel.
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

/// Reads a file with kernels. `None`: its text has mistakes, which were printed.
fn source(context: &mut Context<'_>, file: &Input, platform: Platform) -> Result<Option<Source>, Failure> {
    let (bytes, name) = (file.read(context)?, file.name().into_owned());
    if text::is_zebin(&bytes) {
        return Err(Failure::Unreadable(format!("`{name}` is a zebin already")));
    }
    let module = file.path().and_then(|path| Path::new(path).file_stem());
    let module = module.map_or("kernels".to_owned(), |stem| stem.to_string_lossy().into_owned());
    match Program::of(file, &bytes)? {
        Program::Text(source) => {
            let parsed = text::parsed(&source, Some(platform));
            let object = match parsed.is_ok() {
                true => text::object_file(&parsed, &source),
                false => Err(text::problems(&parsed, &source)),
            };
            match object {
                Ok(object) => Ok(Some(Source { name, module, text: source.into_owned(), object })),
                Err(problems) => {
                    text::complain(context, &problems, &name)?;
                    Ok(None)
                }
            }
        }
        Program::Object(object) => {
            let refused = |what: &dyn std::fmt::Display| Failure::Unreadable(format!("`{name}`: {what}"));
            let opened = Module::open(object).map_err(|error| refused(&error))?.fitted();
            let print = PrintOptions { platform: Some(platform), ..PrintOptions::default() };
            let printed = print_module(&opened, &print).map_err(|error| refused(&error))?;
            if let Some(problem) = printed.problems.first() {
                return Err(refused(problem));
            }
            let object = object.to_vec();
            Ok(Some(Source { name, module, text: printed.text, object }))
        }
    }
}
