//! Sources that the vendor's compiler makes a zebin of.
//!
//! For example, `visa run saxpy.cl --device pvc` runs what `ocloc` makes of `saxpy.cl` for `pvc`.

use crate::files::InputFile;
use openvisa_cli_support::{Context, Failure};
#[cfg(not(target_family = "wasm"))]
use {
    openvisa_compile::{Compilation, CompileError, Compiler, DEFAULT_DEVICE, Source},
    openvisa_isa::Platform,
    std::path::Path,
};

/// The environment variable that names the device if the option `--device` does not.
#[cfg(not(target_family = "wasm"))]
const DEVICE_VARIABLE: &str = "OPENVISA_DEVICE";

/// The result of compiling a file.
pub(super) enum CompiledFile {
    /// The file is no source.
    NoSource,
    /// The zebin.
    Zebin(Vec<u8>),
    /// The compiler refuses the source, and its messages were printed.
    Refused,
}

/// Returns whether a file with this beginning is a source, or has the name of one.
#[cfg(not(target_family = "wasm"))]
pub(super) fn is_source(file: &InputFile, beginning: &[u8]) -> bool {
    !matches!(Source::of_file(Path::new(&*file.name()), beginning), Ok(None))
}

#[cfg(target_family = "wasm")]
pub(super) fn is_source(_: &InputFile, _: &[u8]) -> bool {
    false
}

/// Compiles a file, if it is a source, for a device. Prints what the compiler says. Without a
/// device, that of the environment is used, or else the default.
///
/// # Errors
/// [`Failure::Unreadable`] if the file is a source that the compiler does not take, or there is no
/// compiler, or it does not know the device.
#[cfg(not(target_family = "wasm"))]
pub(super) fn compile(
    context: &mut Context<'_>,
    file: &InputFile,
    bytes: &[u8],
    device: Option<&str>,
    options: &str,
) -> Result<CompiledFile, Failure> {
    let name = file.name().into_owned();
    let path = Path::new(&name);
    let unreadable = |what: &dyn std::fmt::Display| Failure::Unreadable(format!("`{name}`: {what}"));
    let Some(source) = Source::of_file(path, bytes).map_err(|error| unreadable(&error))? else {
        return Ok(CompiledFile::NoSource);
    };
    let variable = context.variable;
    let named = device.map(str::to_owned).or_else(|| Some(variable(DEVICE_VARIABLE)?.to_string_lossy().into_owned()));
    let device = named.filter(|name| !name.is_empty()).unwrap_or_else(|| DEFAULT_DEVICE.to_owned());
    let path = file.path().map(Path::new);
    let compilation = Compilation { path, options, ..Compilation::new(&device, source) };
    match Compiler::find(variable).and_then(|compiler| compiler.compile(&compilation)) {
        Ok(compiled) => {
            write!(context.err, "{}", compiled.log)?;
            Ok(CompiledFile::Zebin(compiled.zebin))
        }
        Err(CompileError::Refused(log)) => {
            write!(context.err, "{log}")?;
            writeln!(context.err, "error: the compiler refuses `{name}` for {device}")?;
            Ok(CompiledFile::Refused)
        }
        Err(CompileError::UnknownDevice(log)) => {
            let hint = match Platform::named(&device) {
                Ok(_) => {
                    "this compiler does not have the device; OPENVISA_OCLOC names another one, and `ocloc compile --help` \
                     lists the devices"
                        .to_owned()
                }
                Err(error) => format!("{error}; `ocloc compile --help` lists the devices of the compiler"),
            };
            let said = log.lines().next().unwrap_or_default();
            Err(unreadable(&format!("cannot be compiled for `{device}`: {said}\nhelp: {hint}")))
        }
        Err(error) => Err(unreadable(&error)),
    }
}

#[cfg(target_family = "wasm")]
pub(super) fn compile(
    _: &mut Context<'_>,
    _: &InputFile,
    _: &[u8],
    _: Option<&str>,
    _: &str,
) -> Result<CompiledFile, Failure> {
    Ok(CompiledFile::NoSource)
}
