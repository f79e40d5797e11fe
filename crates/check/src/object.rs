//! Checks object files: their structure, the bytes of each instruction, and the rules of a
//! platform.

use crate::Report;
use openvisa::module::{self, Object};
use openvisa::validate::{Error, ObjectFacts, Validator, validate_data_flow, validate_whole};
use openvisa::{Module, Version};
use openvisa_findings::{Finding, IndexedObject, Site, unreadable_instruction};
use openvisa_isa::{Instructions, Platform, PlatformSet};
use std::cell::{OnceCell, RefCell};
use std::collections::BTreeSet;
use std::slice;

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

thread_local! {
    /// The validator of each thread, which remembers the instructions that it found right. It has
    /// no effect on findings.
    static VALIDATOR: RefCell<Validator> = RefCell::default();
}

/// Checks an object file for platforms. Returns a report for each, the oldest first.
pub(crate) fn check_file(bytes: &[u8], platforms: PlatformSet, layout: Option<Version>) -> Vec<Report> {
    let mut reports: Vec<_> = platforms.iter().map(Report::new).collect();
    let opened = Module::open(bytes).or_else(|finding| {
        add_to_each(&mut reports, &Finding::of_file(&finding));
        Module::open_lenient(bytes)
    });
    // The first finding already says why the file cannot be opened.
    let Ok(opened) = opened else { return reports };
    match apply_layout(opened, layout) {
        Ok(module) => check_opened(&module, &mut reports),
        Err(finding) => {
            let finding = Finding::of_file(&finding);
            reports.iter_mut().for_each(|report| report.findings = vec![finding.clone()]);
        }
    }
    reports
}

fn add_to_each(reports: &mut [Report], finding: &Finding) {
    reports.iter_mut().for_each(|report| report.findings.push(finding.clone()));
}

/// Checks an opened object file for the platforms of reports, and adds the findings to these. The
/// reports have the same findings before.
pub(crate) fn check_opened(module: &Module<'_>, reports: &mut [Report]) {
    reports.iter_mut().for_each(|report| report.layout = Some(module.version()));
    let known = reports.first().map_or(&[][..], |report| &report.findings);
    let mut said: BTreeSet<_> = known.iter().map(|one| (one.span.start, one.code.clone())).collect();
    module.check(&mut |finding| {
        let finding = Finding::of_file(&finding);
        if said.insert((finding.span.start, finding.code.clone())) {
            add_to_each(reports, &finding);
        }
    });
    module.objects().flatten().for_each(|object| check_into(&object, reports));
}

/// Checks a kernel or function for a platform.
pub fn check_object(object: &Object<'_>, platform: Platform) -> Report {
    let mut report = Report::new(platform);
    check_into(object, slice::from_mut(&mut report));
    report
}

/// Returns the warnings about data flow in a kernel or function.
pub(crate) fn check_object_data_flow(object: &Object<'_>, platform: Platform) -> Vec<Finding> {
    let known = IndexedObject::new(object);
    let mut findings = Vec::new();
    validate_data_flow(*object, platform, &mut |finding| findings.push(known.broken_rule(&finding)));
    findings
}

/// Checks a kernel or function for the platforms of reports, and adds the findings to these.
fn check_into(object: &Object<'_>, reports: &mut [Report]) {
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
    let known = IndexedObject::new(object);
    for report in &mut *reports {
        report.objects += 1;
        report.instructions += sound;
        // Rules about whole objects need all labels, and therefore all instructions.
        if broken.is_none() {
            let findings = &mut report.findings;
            validate_whole(*object, report.platform, &mut |finding| findings.push(known.broken_rule(&finding)));
        }
    }
    let platforms = reports.iter().fold(PlatformSet::EMPTY, |all, report| all.with(report.platform));
    let facts: Vec<_> = reports.iter().map(|_| OnceCell::new()).collect();
    VALIDATOR.with_borrow_mut(|validator| {
        validator.validate_object(*object, platforms, &mut |platform, index, offset, error| {
            let checked = reports.iter_mut().zip(&facts).find(|(report, _)| report.platform == platform);
            if let Error::Rule(finding) = error
                && index < sound
                && let Some((report, facts)) = checked
            {
                let facts = facts.get_or_init(|| ObjectFacts::new(*object, platform));
                report.findings.push(Site { known: &known, index, offset }.broken_rule(facts, &finding));
            }
        });
    });
    if let Some(broken) = broken {
        add_to_each(reports, &broken);
    }
}
