//! Makes object files of parsed texts, and refuses those that cannot be read back.

use openvisa::module;
use openvisa::text::{Locator, ParseOptions, Parsed};
use openvisa::{Module, ModuleBuf};
use openvisa_findings::Finding;
use openvisa_isa::Platform;

/// Returns the options to parse a text that no object file is made of. Types that only texts have
/// are accepted, for example `hf8`.
pub fn text_only_options(platform: Option<Platform>) -> ParseOptions {
    ParseOptions { platform, text_only_types: true, ..ParseOptions::default() }
}

/// Returns the object file of a text.
///
/// # Errors
/// Returns the findings if none can be made that can be read back.
pub fn assemble(parsed: &Parsed, source: &str) -> Result<Vec<u8>, Vec<Finding>> {
    let module = parsed.object_module(source);
    let module = module.map_err(|diagnostic| vec![Finding::of_diagnostic(&diagnostic, &mut Locator::new(source))])?;
    encode(parsed, source, &module, |bytes| Module::open(bytes))
}

/// Checks the values of a text against the specification. What it says may have no form in object
/// files.
///
/// # Errors
/// Returns the findings about values that the specification does not allow.
pub fn check_values(parsed: &Parsed, source: &str) -> Result<(), Vec<Finding>> {
    encode(parsed, source, &parsed.module, |bytes| Module::open_text_form(bytes)).map(drop)
}

/// Returns the encoded module of a text. Refuses one that `open` cannot read, or with a value that
/// the specification does not allow.
fn encode(
    parsed: &Parsed,
    source: &str,
    module: &ModuleBuf,
    open: fn(&[u8]) -> Result<Module<'_>, module::Finding>,
) -> Result<Vec<u8>, Vec<Finding>> {
    let mut lines = Locator::new(source);
    let bytes = module.to_bytes().map_err(|error| {
        let message = format!("no object file can be made of it: {error}");
        vec![Finding::error_in_text("text:object", message, &mut lines, 0..0)]
    })?;
    let mut causes = Vec::new();
    match open(&bytes) {
        Err(finding) => causes.push(finding),
        Ok(module) => module.check(&mut |finding| causes.push(finding)),
    }
    let findings = causes.iter().map(|found| {
        let finding = Finding { message: parsed.describe_file_finding(found), ..Finding::of_file(found) };
        finding.move_to_text(&mut lines, parsed.find_statement(found))
    });
    let findings: Vec<_> = findings.collect();
    if findings.is_empty() { Ok(bytes) } else { Err(findings) }
}
