//! `sweep`: what a compiler of the vendor wrote has no findings.

use crate::engine::{Engine, Tool, device_of_path};
use crate::material::read_texts;
use crate::progress::progress_bar;
use crate::vendor::OfflineCompiler;
use crate::verdict::find_errors;
use openvisa_cli_support::{Context, ExitStatus, Failure, counted};
use openvisa_findings::Finding;
use openvisa_isa::{Enumeration, Platform};
use openvisa_test_support::corpus;
use openvisa_test_support::folder::{find_files, has_extension};
use rayon::prelude::*;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// The table of oddities of compilers.
const ODDITIES: &str = "crates/oracle/oddities.tsv";

/// Check that texts that the vendor's compilers wrote have no findings
///
/// Checks the texts of the corpus, each for its device, and kernels that ocloc of a --root compiles
/// for its devices: for one of each platform, or with --every-device for each version of the
/// hardware that the compiler knows. The names of all its devices must be in specs/platforms.md.
/// Prints the findings by rule. Those in crates/oracle/oddities.tsv are mistakes of a compiler, and
/// do not count.
#[derive(Debug, clap::Args)]
#[command(verbatim_doc_comment)]
pub struct SweepArgs {
    /// Folder with the texts [default: OPENVISA_CORPUS, or else those of the repository]
    #[arg(long, value_name = "DIR")]
    corpus: Option<PathBuf>,
    /// Folder with the OpenCL kernels to compile [default: kernels in OPENVISA_CORPUS, or else
    /// tests/run/kernels]
    #[arg(long, value_name = "DIR")]
    kernels: Option<PathBuf>,
    /// Folder with the newest Debian release and its package intel-ocloc
    #[arg(long = "root", value_name = "DIR")]
    roots: Vec<PathBuf>,
    /// Device to check for; may be given several times [default: all]
    #[arg(long = "device", value_name = "NAME")]
    devices: Vec<String>,
    /// Compile for each version of the hardware that ocloc of a --root knows
    #[arg(long, requires = "roots", conflicts_with = "devices")]
    every_device: bool,
}

/// A device that kernels are compiled for.
#[derive(Clone)]
struct TargetDevice {
    /// The name that the compiler takes.
    name: String,
    /// The name for the table of oddities: that of the device of its platform that has an engine.
    group: &'static str,
    platform: &'static str,
}

/// A program with its findings.
struct Checked {
    name: String,
    device: &'static str,
    findings: Vec<Finding>,
}

impl SweepArgs {
    /// Runs the check. The status is a success if each finding is a named oddity.
    ///
    /// # Errors
    /// Returns a failure if a file cannot be read, or a kernel cannot be compiled for any device.
    pub fn run(&self, root: &Path, context: &mut Context<'_>) -> Result<ExitStatus, Failure> {
        let oddities = read_oddities(&root.join(ODDITIES)).map_err(Failure::Unreadable)?;
        let mut checked = self.check_texts().map_err(Failure::Unreadable)?;
        let texts = checked.len();
        let compiled = self.check_kernels(root, context).map_err(Failure::Unreadable)?;
        let now = counted(compiled.len(), "text");
        writeln!(context.out, "{} of the corpus and {now} compiled now", counted(texts, "text"))?;
        checked.extend(compiled);
        let unexplained = print_findings(&checked, &oddities, context.out)?;
        Ok(if unexplained == 0 { ExitStatus::Success } else { ExitStatus::Findings })
    }

    fn is_wanted(&self, device: &str) -> bool {
        self.devices.is_empty() || self.devices.iter().any(|name| name.eq_ignore_ascii_case(device))
    }

    /// Checks the texts of the corpus that a compiler wrote, which are those whose path names a
    /// device.
    fn check_texts(&self) -> Result<Vec<Checked>, String> {
        let texts = read_texts(self.corpus.as_deref())?;
        let own = texts.par_iter().filter_map(|text| {
            let (device, platform) = device_of_path(&text.name)?;
            // People wrote the others.
            let is_compiled = !text.name.starts_with("hand/") && !text.name.starts_with("damaged/");
            (is_compiled && self.is_wanted(device)).then_some((text, device, platform))
        });
        own.map(|(text, device, platform)| {
            let findings = find_errors(text.source.as_bytes(), platform)?;
            Ok(Checked { name: text.name.clone(), device, findings })
        })
        .collect()
    }

    /// Returns the devices to compile for with a compiler.
    fn target_devices(&self, compiler: &OfflineCompiler) -> Result<Vec<TargetDevice>, String> {
        if self.every_device {
            return devices_with_own_hardware(compiler, devices_of_names(compiler.device_names()?)?);
        }
        let engines = Engine::ALL.iter();
        let wanted = engines.filter(|engine| engine.tool == Tool::Ocloc && self.is_wanted(engine.device));
        let target = |engine: &Engine| TargetDevice {
            name: engine.vendor_platform.to_owned(),
            group: engine.device,
            platform: engine.platform,
        };
        Ok(wanted.map(target).collect())
    }

    /// Compiles each kernel for each device of the offline compiler, and checks the result. Kernels
    /// that a device lacks the features for are left out.
    fn check_kernels(&self, root: &Path, context: &Context<'_>) -> Result<Vec<Checked>, String> {
        if self.roots.is_empty() {
            return Ok(Vec::new());
        }
        let default =
            || corpus::large_root().map_or_else(|| root.join("tests/run/kernels"), |root| root.join("kernels"));
        let folder = self.kernels.clone().unwrap_or_else(default);
        let kernels = find_kernels(&folder)?;
        let compilers: Vec<_> = self.roots.iter().filter_map(|root| OfflineCompiler::find(root)).collect();
        if compilers.is_empty() {
            return Err("no --root has the package intel-ocloc".to_owned());
        }
        let scratch = tempfile::tempdir().map_err(|error| error.to_string())?;
        let mut jobs = Vec::new();
        for compiler in &compilers {
            for device in self.target_devices(compiler)? {
                jobs.extend(kernels.iter().map(|kernel| (compiler, device.clone(), kernel)));
            }
        }
        let bar = progress_bar(context, jobs.len(), "compilations");
        let checked: Result<Vec<_>, String> = jobs
            .par_iter()
            .map(|(compiler, device, kernel)| {
                let kernel_name = kernel.strip_prefix(&folder).unwrap_or(kernel).display();
                let check = |source: String| {
                    let findings = find_errors(source.as_bytes(), device.platform)?;
                    Ok(Checked { name: format!("{kernel_name} for {}", device.name), device: device.group, findings })
                };
                let texts = compiler.compile_kernel(kernel, &device.name, scratch.path())?;
                bar.inc(1);
                texts.into_iter().map(check).collect::<Result<Vec<_>, String>>()
            })
            .collect();
        bar.finish_and_clear();
        let checked: Vec<_> = checked?.into_iter().flatten().collect();
        match checked.is_empty() {
            true => Err(format!("{}: ocloc compiles no kernel", folder.display())),
            false => Ok(checked),
        }
    }
}

/// Returns the first of the devices with the same versions of the hardware, for which the compiler
/// writes the same instructions. For example, `tgl` and `tgllp` are both version 12.0.0.
///
/// # Errors
/// Returns a message if the compiler does not tell the versions of a device.
fn devices_with_own_hardware(
    compiler: &OfflineCompiler,
    devices: Vec<TargetDevice>,
) -> Result<Vec<TargetDevice>, String> {
    let mut known = BTreeSet::new();
    let mut kept = Vec::new();
    for device in devices {
        if known.insert((compiler.hardware_versions(&device.name)?, device.platform)) {
            kept.push(device);
        }
    }
    Ok(kept)
}

/// Returns the devices of these names.
///
/// # Errors
/// Returns a message that lists the names that the specification lacks.
fn devices_of_names(names: Vec<String>) -> Result<Vec<TargetDevice>, String> {
    let mut unknown = Vec::new();
    let mut devices = Vec::new();
    for name in names {
        let Some((own, platform)) = Platform::DEVICES.iter().find(|(device, _)| *device == name) else {
            unknown.push(name);
            continue;
        };
        let engine = Engine::ALL.iter().find(|engine| engine.platform == platform.name());
        let group = engine.map_or(*own, |engine| engine.device);
        devices.push(TargetDevice { name, group, platform: platform.name() });
    }
    match unknown.is_empty() {
        true => Ok(devices),
        false => Err(format!("specs/platforms.md lacks these devices of ocloc: {}", unknown.join(", "))),
    }
}

/// Returns the OpenCL kernels below a folder, in order.
fn find_kernels(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let found = find_files(folder, has_extension("cl"))?;
    match found.is_empty() {
        true => Err(format!("{}: there are no OpenCL kernels", folder.display())),
        false => Ok(found),
    }
}

/// A finding that is a mistake of a compiler.
#[derive(Debug, PartialEq, Eq)]
struct Oddity {
    code: String,
    instruction: String,
    device: String,
    evidence: String,
}

/// Reads the table of oddities: code, instruction, device and evidence, separated by tabs.
fn read_oddities(path: &Path) -> Result<Vec<Oddity>, String> {
    let table = std::fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
    parse_oddities(&table).map_err(|message| format!("{}: {message}", path.display()))
}

fn parse_oddities(table: &str) -> Result<Vec<Oddity>, String> {
    let rows = (1..).zip(table.lines()).filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
    rows.map(|(number, line)| match line.split('\t').collect::<Vec<_>>().as_slice() {
        [code, instruction, device, evidence] if !evidence.is_empty() => {
            let [code, instruction, device, evidence] =
                [code, instruction, device, evidence].map(|cell| (*cell).to_owned());
            Ok(Oddity { code, instruction, device, evidence })
        }
        _ => Err(format!("line {number}: expected a code, an instruction, a device and evidence, separated by tabs")),
    })
    .collect()
}

/// Prints the findings by rule and instruction. Returns the number of those that are no oddity.
fn print_findings(checked: &[Checked], oddities: &[Oddity], out: &mut dyn std::io::Write) -> std::io::Result<usize> {
    /// Findings with the names of their programs, by code, instruction and device.
    type Groups<'c> = BTreeMap<(String, String, &'c str), Vec<(&'c str, &'c Finding)>>;
    let mut groups = Groups::new();
    for Checked { name, device, findings } in checked {
        for finding in findings {
            let instruction = finding.instruction.as_ref().and_then(|place| place.name).unwrap_or_default();
            groups.entry((finding.code.clone(), instruction.to_owned(), device)).or_default().push((name, finding));
        }
    }
    let (mut unexplained, mut named) = (0, 0);
    for ((code, instruction, device), found) in &groups {
        let (name, finding) = found[0];
        let oddity = oddities
            .iter()
            .find(|oddity| oddity.code == *code && oddity.instruction == *instruction && oddity.device == *device);
        let line = finding.line().map_or(String::new(), |line| format!(":{line}"));
        writeln!(out, "{:>5}  {code} {instruction} {device}: {name}{line}: {}", found.len(), finding.message)?;
        match oddity {
            Some(Oddity { evidence, .. }) => {
                named += found.len();
                writeln!(out, "       named: {evidence}")?;
            }
            None => unexplained += found.len(),
        }
    }
    writeln!(out, "{}; {named} are named oddities, {unexplained} are not", counted(unexplained + named, "finding"))?;
    Ok(unexplained)
}

#[cfg(test)]
mod tests {
    use super::*;
    use openvisa_findings::InstructionPlace;

    fn checked(code: &str) -> Vec<Checked> {
        let place = InstructionPlace { index: 0, name: Some("SHL"), bytes: Vec::new(), marked: 0..0 };
        let finding = Finding { instruction: Some(place), ..Finding::error(code, "") };
        vec![Checked { name: "k".to_owned(), device: "dg2", findings: vec![finding] }]
    }

    #[test]
    fn a_finding_counts_unless_it_is_a_named_oddity() {
        let oddities =
            parse_oddities("# head\nconstraint:qwords\tSHL\tdg2\tThe compiler emulates it.\n").expect("a table");
        let count = |code| print_findings(&checked(code), &oddities, &mut Vec::new()).expect("it is printed");
        assert_eq!(count("constraint:qwords"), 0);
        assert_eq!(count("region"), 1);
    }

    #[test]
    fn devices_that_the_specification_lacks_are_an_error_that_names_them() {
        let names = |names: &[&str]| names.iter().map(|name| (*name).to_owned()).collect();
        let devices = devices_of_names(names(&["acm-g11", "nvl-p"])).expect("they are known");
        let pairs: Vec<_> = devices.iter().map(|device| (device.group, device.platform)).collect();
        assert_eq!(pairs, [("dg2", "DG2"), ("nvl-p", "NVL")]);
        let message = devices_of_names(names(&["dg2", "dg9", "dg8"])).err().expect("two are unknown");
        assert!(message.ends_with("dg9, dg8"), "{message}");
    }

    #[test]
    fn an_oddity_without_evidence_is_an_error() {
        let message = parse_oddities("constraint:qwords\tSHL\tdg2\n").expect_err("it has none");
        assert!(message.contains("line 1"), "{message}");
    }

    #[test]
    fn the_texts_of_the_repository_have_no_findings_but_named_oddities() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).expect("the package is in a workspace");
        let oddities = read_oddities(&root.join(ODDITIES)).expect("the table");
        let args = SweepArgs {
            corpus: Some(root.join("tests/corpus")),
            kernels: None,
            roots: Vec::new(),
            devices: Vec::new(),
            every_device: false,
        };
        let checked = args.check_texts().expect("the texts can be checked");
        let mut out = Vec::new();
        let unexplained = print_findings(&checked, &oddities, &mut out).expect("it is printed");
        assert_eq!(unexplained, 0, "{}", String::from_utf8_lossy(&out));
    }
}
