//! `visa stat --pressure`: the registers that the values of each kernel and function take.

use super::StatArgs;
use crate::diagnostics::OutputFormat;
use crate::files::InputFile;
use crate::platform::resolve_platform;
use crate::text;
use openvisa::Module;
use openvisa::module::Object;
use openvisa::text::Listing;
use openvisa::validate::{RegisterPressure, register_pressure};
use openvisa_check::ProgramFile;
use openvisa_cli_support::{Context, Failure, counted};
use openvisa_isa::{Enumeration, Platform, VariableClass};
use serde_json::{Value, json};

/// Numbers of registers of a thread that the pressure is compared with.
const REGISTER_COUNTS: [u32; 2] = [128, 256];

/// Maximum number of variables that are named, largest first.
const MAX_VARIABLES: usize = 10;

/// Prints the pressure in each kernel and function of a file. Returns the number of those that
/// cannot be read.
pub(super) fn print_pressure(
    context: &mut Context<'_>,
    options: &StatArgs,
    file: &InputFile,
) -> Result<usize, Failure> {
    let bytes = file.read(context)?;
    let of_zebin = text::zebin_platform(&bytes);
    let mut unreadable = 0;
    for (name, program) in text::programs_of(file, &bytes)? {
        let said = options.platform.or(of_zebin).or_else(|| program.platform());
        let Some(platform) = resolve_platform(context, said)? else {
            return Err(Failure::Usage(format!(
                "`{name}` does not say its platform, which decides the size of registers: name it with `--platform`"
            )));
        };
        let assembled = match &program {
            ProgramFile::Text(source) => match text::parse_for_platform(source, Some(platform)).module.to_bytes() {
                Ok(bytes) => bytes,
                Err(error) => {
                    writeln!(context.err, "error: {name}: no object file can be made of it: {error}")?;
                    unreadable += 1;
                    continue;
                }
            },
            ProgramFile::Object(bytes) => bytes.to_vec(),
        };
        let opened = match &program {
            ProgramFile::Text(_) => Module::open_text_form(&assembled),
            ProgramFile::Object(_) => Module::open(&assembled).and_then(|module| options.layout.apply(module)),
        };
        let module = match opened {
            Ok(module) => module,
            Err(error) => {
                writeln!(context.err, "error: {name}: {error}")?;
                unreadable += 1;
                continue;
            }
        };
        let report = PressureReport { file: &name, platform, listing: Listing::new(&[module], Some(platform)) };
        for object in module.objects().flatten() {
            match register_pressure(object, platform) {
                Some(pressure) => report.print(context, options.format, &object, &pressure)?,
                None => {
                    let what = "an instruction cannot be decoded, or the platform has no registers";
                    writeln!(context.err, "error: {name}: {}: {what}", object.name())?;
                    unreadable += 1;
                }
            }
        }
    }
    Ok(unreadable)
}

/// What reports of the objects of a program share.
struct PressureReport<'n> {
    file: &'n str,
    platform: Platform,
    listing: Listing,
}

impl PressureReport<'_> {
    fn print(
        &self,
        context: &mut Context<'_>,
        format: OutputFormat,
        object: &Object<'_>,
        pressure: &RegisterPressure,
    ) -> Result<(), Failure> {
        let kernel = object.name().to_string();
        let (index, offset) = pressure.peak;
        let text = self.listing.instruction(&kernel, index);
        let source = self.listing.source(&kernel, index);
        let names = self.listing.routine(&kernel).map(|routine| routine.variables.as_slice()).unwrap_or_default();
        let variables: Vec<(String, u32)> = pressure
            .live
            .iter()
            .map(|(id, bytes)| {
                let place = id.checked_sub(VariableClass::General.first()).and_then(|at| names.get(at as usize));
                (place.cloned().unwrap_or_else(|| format!("V{id}")), *bytes)
            })
            .collect();
        let registers = pressure.registers();
        match format {
            OutputFormat::Json => {
                let fits = REGISTER_COUNTS.map(|count| (count.to_string(), Value::from(registers < count)));
                let live: Vec<_> =
                    variables.iter().map(|(name, bytes)| json!({ "name": name, "bytes": bytes })).collect();
                let line = json!({
                    "file": self.file,
                    "kernel": kernel,
                    "platform": self.platform.name(),
                    "instructions": pressure.instructions,
                    "register_bytes": pressure.register_bytes,
                    "peak_bytes": pressure.peak_bytes,
                    "peak_registers": registers,
                    "fits": fits.into_iter().collect::<serde_json::Map<_, _>>(),
                    "instruction": index,
                    "offset": offset,
                    "text": text,
                    "source": source.map(|source| json!({ "file": &*source.file, "line": source.line })),
                    "live": live,
                });
                writeln!(context.out, "{line}")?;
            }
            OutputFormat::Human => {
                let of = REGISTER_COUNTS
                    .map(|count| format!("{:.0} % of {count}", f64::from(registers) * 100.0 / f64::from(count)));
                writeln!(
                    context.out,
                    "{}: {kernel}: {} of {} bytes at the peak, {}",
                    self.file,
                    counted(registers as usize, "register"),
                    pressure.register_bytes,
                    of.join(", ")
                )?;
                let place = source.map(|source| format!(", {source}")).unwrap_or_default();
                writeln!(context.out, "  at instruction {index}{place}: {}", text.unwrap_or("a label"))?;
                let more = variables.len().saturating_sub(MAX_VARIABLES);
                let mut named: Vec<_> =
                    variables.iter().take(MAX_VARIABLES).map(|(name, bytes)| format!("{name} {bytes}")).collect();
                if more > 0 {
                    named.push(format!("and {more} more"));
                }
                writeln!(context.out, "  bytes in use: {}", named.join(", "))?;
            }
        }
        Ok(())
    }
}
