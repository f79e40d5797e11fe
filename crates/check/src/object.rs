//! Checks object files: their structure, the bytes of each instruction, and the rules of a platform.

use crate::Report;
use openvisa::module::{self, Object};
use openvisa::validate::{Error, ObjectFacts, validate_object, validate_whole};
use openvisa::{Module, Version};
use openvisa_findings::{Finding, IndexedObject, Site, unreadable_instruction};
use openvisa_isa::{Instructions, Platform};
use std::cell::OnceCell;
use std::collections::BTreeSet;

/// Returns a module in a layout of the object format, or else in the first one of its version that
/// its instructions fit.
///
/// # Errors
/// Returns the finding if the version of the file does not have the layout.
pub fn apply_layout(module: Module<'_>, layout: Option<Version>) -> Result<Module<'_>, module::Finding> {
    match layout {
        Some(version) => module.revised(version),
        None => Ok(module.fitted()),
    }
}

/// Checks an object file for a platform.
pub(crate) fn check_file(bytes: &[u8], platform: Platform, layout: Option<Version>) -> Report {
    let mut report = Report::new(platform);
    let opened = Module::open(bytes).or_else(|finding| {
        report.findings.push(Finding::of_file(&finding));
        Module::open_lenient(bytes)
    });
    // The first finding already says why the file cannot be opened.
    let Ok(opened) = opened else { return report };
    let module = match apply_layout(opened, layout) {
        Ok(module) => module,
        Err(finding) => {
            report.findings = vec![Finding::of_file(&finding)];
            return report;
        }
    };
    check_opened(&module, &mut report);
    report
}

/// Checks an opened object file for a platform, and adds its findings to a report.
pub(crate) fn check_opened(module: &Module<'_>, report: &mut Report) {
    report.layout = Some(module.version());
    let mut said: BTreeSet<_> = report.findings.iter().map(|one| (one.span.start, one.code.clone())).collect();
    module.check(&mut |finding| {
        let finding = Finding::of_file(&finding);
        if said.insert((finding.span.start, finding.code.clone())) {
            report.findings.push(finding);
        }
    });
    module.objects().flatten().for_each(|object| check_into(&object, report));
}

/// Checks a kernel or function for a platform.
pub fn check_object(object: &Object<'_>, platform: Platform) -> Report {
    let mut report = Report::new(platform);
    check_into(object, &mut report);
    report
}

/// Checks a kernel or function, and adds its findings to a report.
fn check_into(object: &Object<'_>, report: &mut Report) {
    report.objects += 1;
    let platform = report.platform;
    let mut readable = 0;
    let is_damaged = Instructions::new(object.code(), object.version()).any(|item| {
        readable += usize::from(item.is_ok());
        item.is_err()
    });
    let broken = if is_damaged { unreadable_instruction(object, readable) } else { None };
    // Rules are checked up to the first instruction that is damaged. After it, decoded values are
    // wrong.
    let damaged = broken.as_ref().and_then(|finding| finding.instruction.as_ref());
    let sound = damaged.map_or(readable, |instruction| instruction.index);
    let (facts, known) = (OnceCell::new(), IndexedObject::new(object));
    // Rules about whole objects need all labels, and therefore all instructions.
    if broken.is_none() {
        validate_whole(*object, platform, &mut |finding| report.findings.push(known.broken_rule(&finding)));
    }
    report.instructions += sound;
    validate_object(*object, platform, &mut |index, offset, error| {
        if let Error::Rule(finding) = error
            && index < sound
        {
            let facts = facts.get_or_init(|| ObjectFacts::new(*object, platform));
            report.findings.push(Site { known: &known, index, offset }.broken_rule(facts, &finding));
        }
    });
    report.findings.extend(broken);
}
