//! Checks a program for one platform or for all, and collects the findings.

use crate::object::{apply_layout, check_file, check_object_data_flow, check_opened};
use crate::{ProgramFile, text_only_options};
use openvisa::text::Locator;
use openvisa::{Module, Version};
use openvisa_findings::Finding;
use openvisa_isa::{Platform, PlatformSet};

/// Options of a check.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CheckOptions {
    /// Version or revision of the object format in which the instructions of an object file are
    /// read. `None` selects the first layout of the version of the file that all instructions fit.
    pub layout: Option<Version>,
    /// Whether warnings count as errors.
    pub deny_warnings: bool,
}

/// The result of checking a program for a platform.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The platform.
    pub platform: Platform,
    /// The findings. Those about the file or about single statements come first, then those about
    /// each kernel and function.
    pub findings: Vec<Finding>,
    /// Number of kernels and functions that were checked.
    pub objects: usize,
    /// Number of instructions that were checked.
    pub instructions: usize,
    /// Version or revision of the object format in which instructions were read. `None` for a text,
    /// and for a file that cannot be opened.
    pub layout: Option<Version>,
}

impl Report {
    /// Creates an empty report.
    pub const fn new(platform: Platform) -> Self {
        Self { platform, findings: Vec::new(), objects: 0, instructions: 0, layout: None }
    }

    /// Counts the errors. With `deny_warnings`, warnings are errors.
    pub fn count_errors(&self, deny_warnings: bool) -> usize {
        self.findings.iter().filter(|finding| deny_warnings || finding.is_error()).count()
    }

    /// Returns whether the program breaks no rule.
    pub fn is_clean(&self) -> bool {
        self.findings.is_empty()
    }
}

/// The result of checking a program for all platforms.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnyReport {
    /// The report for the platform with the fewest errors, then warnings; of several, the newest.
    pub best: Report,
    /// The platforms without errors, from the oldest to the newest.
    pub clean: Vec<Platform>,
}

/// Checks a program for `platform`, or else for the platform that it names, or else for the one
/// with the fewest findings.
pub fn check(program: &ProgramFile<'_>, platform: Option<Platform>, options: &CheckOptions) -> Report {
    match platform.or_else(|| program.platform()) {
        Some(platform) => check_for(program, platform, options),
        None => check_any(program, options).best,
    }
}

/// Checks an opened object file, which may have a version that only texts have, for `platform`, or
/// else for the one with the fewest findings.
pub fn check_module(module: &Module<'_>, platform: Option<Platform>) -> Report {
    let platforms = platform.map_or(PlatformSet::ALL, |platform| PlatformSet::EMPTY.with(platform));
    let mut reports: Vec<_> = platforms.iter().map(Report::new).collect();
    check_opened(module, &mut reports);
    select_best(reports, false).best
}

/// Checks a program for a platform.
pub fn check_for(program: &ProgramFile<'_>, platform: Platform, options: &CheckOptions) -> Report {
    match program {
        ProgramFile::Object(bytes) => {
            let reports = check_file(bytes, PlatformSet::EMPTY.with(platform), options.layout);
            select_best(reports, options.deny_warnings).best
        }
        ProgramFile::Text(source) => check_text(source, platform),
    }
}

/// Checks a text for a platform: first its statements, then the object file that is made of them.
/// Types that only texts have are accepted.
pub fn check_text(source: &str, platform: Platform) -> Report {
    let checked = openvisa::text::check(source, platform, &text_only_options(Some(platform)));
    let mut lines = Locator::new(source);
    let findings = checked.findings.into_iter().map(|finding| Finding::of_text(finding, &mut lines)).collect();
    let (objects, instructions) = (checked.objects, checked.instructions);
    Report { findings, objects, instructions, ..Report::new(platform) }
}

/// Returns the warnings about data flow in a program without errors: variables that are read and
/// never written, written and never read, and outputs that are never written.
///
/// These are no part of [`check`], because parts of programs, such as the ones that documents show,
/// have them without a mistake.
pub fn check_data_flow(program: &ProgramFile<'_>, platform: Platform, options: &CheckOptions) -> Vec<Finding> {
    match program {
        ProgramFile::Text(source) => {
            let parsed = openvisa::text::parse(source, &text_only_options(Some(platform)));
            let mut lines = Locator::new(source);
            let findings = parsed.check_data_flow(platform).into_iter();
            findings.map(|finding| Finding::of_text(finding, &mut lines)).collect()
        }
        ProgramFile::Object(bytes) => {
            let opened = Module::open(bytes).and_then(|module| apply_layout(module, options.layout));
            let Ok(module) = opened else { return Vec::new() };
            module.objects().flatten().flat_map(|object| check_object_data_flow(&object, platform)).collect()
        }
    }
}

/// Checks a program for all platforms.
pub fn check_any(program: &ProgramFile<'_>, options: &CheckOptions) -> AnyReport {
    let reports = match program {
        ProgramFile::Object(bytes) => check_file(bytes, PlatformSet::ALL, options.layout),
        ProgramFile::Text(source) => Platform::ALL.iter().map(|platform| check_text(source, *platform)).collect(),
    };
    select_best(reports, options.deny_warnings)
}

/// Selects the best of reports for platforms, which begin with the oldest platform.
fn select_best(reports: Vec<Report>, deny_warnings: bool) -> AnyReport {
    let (mut clean, mut best) = (Vec::new(), None);
    for report in reports.into_iter().rev() {
        let errors = report.count_errors(deny_warnings);
        clean.extend((errors == 0).then_some(report.platform));
        let counts = (errors, report.findings.len());
        if best.as_ref().is_none_or(|(fewest, _)| counts < *fewest) {
            best = Some((counts, report));
        }
    }
    clean.reverse();
    let best = best.map_or_else(|| Report::new(Platform::Skl), |(_, report)| report);
    AnyReport { best, clean }
}
