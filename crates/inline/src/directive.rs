//! Comments that control the checks.
//!
//! | comment | effect |
//! | --- | --- |
//! | `visa-lint: allow(CODE, ...)` | suppresses findings in its line, the next line, or its block |
//! | `visa-lint: allow-file(CODE, ...)` | suppresses findings in the file |
//! | `visa-lint: asm("=rw,rw.u")` | marks the next string as a block with these constraints |
//! | `visa-lint: platform(NAME)` | names the platform of the file |
//! | `visa-lint: simd(WIDTH)` | names the SIMD width of the file: 8, 16 or 32. Kernels may state others |
//!
//! The code `all` stands for every code.

use crate::block::SIMD_WIDTHS;
use crate::codes::check_code;
use crate::line_index::LineIndex;
use crate::made_text::is_constraint_list;
use openvisa_findings::{Finding, Severity};
use openvisa_isa::{Enumeration, Platform};
use openvisa_isa_core::text::nearest;
use std::collections::BTreeMap;

/// The word that begins a directive in a comment.
const MARK: &str = "visa-lint:";

/// The words of directives.
const WORDS: [&str; 5] = ["allow", "allow-file", "asm", "platform", "simd"];

/// The prefix of the names of targets that the SYCL compiler takes.
const SYCL_TARGET: &str = "intel_gpu_";

/// The directives of a source.
#[derive(Debug, Default)]
pub(crate) struct Directives {
    /// The codes that are allowed in lines, which count from 0.
    allowed_lines: BTreeMap<usize, Vec<String>>,
    /// The codes that are allowed in the whole file.
    allowed: Vec<String>,
    /// The platform that the file names.
    pub(crate) platform: Option<Platform>,
    /// The SIMD width that the file names.
    pub(crate) simd: Option<u32>,
}

impl Directives {
    /// Reads the directives of a source. Adds a finding for each that cannot be understood.
    pub(crate) fn read(source: &str, lines: &LineIndex<'_>, findings: &mut Vec<Finding>) -> Self {
        let mut directives = Self::default();
        let mut at = 0;
        while let Some(found) = source[at..].find(MARK) {
            let start = at + found;
            let rest = &source[start + MARK.len()..];
            let line = rest.lines().next().unwrap_or_default();
            at = start + MARK.len();
            let text = line.trim_start();
            let end = text.find(')').map_or(text.trim_end().len(), |close| close + 1);
            let span = start..at + (line.len() - text.len()) + end;
            directives.add(&text[..end], lines.line(start), &mut |message| {
                findings.push(Finding {
                    severity: Severity::Warning,
                    help: Some("directives are allow(CODE), allow-file(CODE), asm(\"CONSTRAINTS\"), platform(NAME), simd(WIDTH)".to_owned()),
                    ..lines.error("inline:directive", message, &span, &span)
                });
            });
        }
        if directives.platform.is_none() {
            directives.platform = find_sycl_target(source);
        }
        directives
    }

    /// Adds a directive, and reports each part of it that has no effect.
    fn add(&mut self, text: &str, line: usize, report: &mut dyn FnMut(String)) {
        let Some((word, arguments)) = text.strip_suffix(')').and_then(|text| text.split_once('(')) else {
            return report(format!("`{text}` is no directive"));
        };
        let arguments: Vec<_> = arguments.split(',').map(str::trim).filter(|code| !code.is_empty()).collect();
        let word = word.trim();
        match (word, arguments.first()) {
            (word, None) if WORDS.contains(&word) => report(format!("`{word}` has nothing between its parentheses")),
            ("asm", Some(_)) => {
                let list = arguments.join(",");
                let list = list.strip_prefix('"').and_then(|list| list.strip_suffix('"'));
                if !list.is_some_and(is_constraint_list) {
                    report("`asm` takes a list of constraints in quotes, such as `\"=rw,rw.u\"`".to_owned());
                }
            }
            ("allow" | "allow-file", Some(_)) => {
                for code in arguments {
                    match check_code(code) {
                        Err(message) => report(message),
                        Ok(()) if word == "allow" => self.allowed_lines.entry(line).or_default().push(code.to_owned()),
                        Ok(()) => self.allowed.push(code.to_owned()),
                    }
                }
            }
            ("platform", Some(name)) => match parse_platform(name) {
                Ok(platform) => self.platform = Some(platform),
                Err(message) => report(message),
            },
            ("simd", Some(width)) => match width.parse().ok().filter(|width| SIMD_WIDTHS.contains(width)) {
                Some(width) => self.simd = Some(width),
                None => report(format!("`{width}` is no SIMD width, expected 8, 16 or 32")),
            },
            (other, _) => report(with_nearest(&format!("`{other}` is no directive"), other, WORDS)),
        }
    }

    /// Returns whether a finding is suppressed.
    pub(crate) fn allows(&self, finding: &Finding, lines: &LineIndex<'_>, allowed: &[String]) -> bool {
        let matches = |code: &String| *code == finding.code || code == "all";
        let block = finding.block.as_ref().map_or(finding.span.start, |block| block.span.start);
        let starts = [lines.line(finding.span.start), lines.line(block)];
        let near = starts.into_iter().flat_map(|start| [Some(start), start.checked_sub(1)]).flatten();
        allowed.iter().any(matches)
            || self.allowed.iter().any(matches)
            || near.filter_map(|line| self.allowed_lines.get(&line)).flatten().any(matches)
    }
}

/// Parses the name of a platform or of a device. One in lower case is first that of a device: `pvc`
/// is PVC_XT, and `PVC` is the platform of the first stepping.
///
/// # Errors
/// Returns a message with a suggestion if there is neither.
pub fn parse_platform(name: &str) -> Result<Platform, String> {
    let devices = Platform::DEVICES.iter().map(|(device, _)| *device);
    let known = Platform::ALL.iter().map(|known| known.name()).chain(devices);
    Platform::named(name).map_err(|_| with_nearest(&format!("there is no platform or device `{name}`"), name, known))
}

/// Appends a suggestion to a message about an unknown name.
fn with_nearest(message: &str, name: &str, known: impl IntoIterator<Item = &'static str>) -> String {
    match nearest(name, known) {
        Some(near) => format!("{message}; did you mean `{near}`?"),
        None => message.to_owned(),
    }
}

/// Returns the platform of the SYCL targets that a source names, if it is only one. For example,
/// `-fsycl-targets=intel_gpu_bmg_g21` in a comment names XE2.
fn find_sycl_target(source: &str) -> Option<Platform> {
    let mut found = None;
    for (at, _) in source.match_indices(SYCL_TARGET) {
        let rest = &source[at + SYCL_TARGET.len()..];
        let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '_').unwrap_or(rest.len());
        let name = rest[..end].replace('_', "-");
        let short = name.split('-').next().unwrap_or_default();
        let platform = Platform::from_device(&name).or_else(|| Platform::from_device(short));
        match (found, platform) {
            (Some(known), Some(platform)) if known != platform => return None,
            _ => found = found.or(platform),
        }
    }
    found
}
