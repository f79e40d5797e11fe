//! The verdicts of finalizers on the kernels that `examples/kernels` builds.
//!
//! For example, `gemm_tile` is valid for PVC, and invalid for DG2, whose matrix instructions have 8
//! channels. A finalizer must accept it for PVC, and must refuse it for DG2.

use super::finalizer::Finalizer;
use super::{FinalizerArgs, build_visa, cargo, make_scratch};
use crate::engine::finalizer_platforms;
use crate::material::is_compiled_text;
use openvisa_test_support::folder::find_files;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// Compares the verdicts of finalizers with those of `visa verify`. Returns whether all agree, and
/// a finalizer accepts each kernel for at least one platform.
pub(super) fn compare_verdicts(args: &FinalizerArgs) -> Result<bool, String> {
    let visa = build_visa()?;
    let mut finalizers = Finalizer::find_finalizers(&args.roots)?;
    // Without its own rules, a finalizer accepts nearly everything.
    finalizers.iter_mut().for_each(|finalizer| finalizer.verifies = true);
    let scratch = make_scratch()?;
    let folder = scratch.path();
    let texts = write_kernels(folder)?;
    let mut agrees = true;
    for text in &texts {
        let mut is_accepted = false;
        let kernel = text.file_stem().unwrap_or_default().to_string_lossy();
        if args.only.as_ref().is_some_and(|word| !kernel.contains(word.as_str())) {
            continue;
        }
        for finalizer in &finalizers {
            let mut accepted = Vec::new();
            for platform in finalizer_platforms().into_iter().filter(|platform| finalizer.supports(platform)) {
                let theirs = finalizer.finalize(text, platform, &folder.join("out")).is_some();
                if theirs != is_valid(&visa, text, platform)? {
                    agrees = false;
                    let (they, we) = if theirs { ("accepts", "refuses") } else { ("refuses", "accepts") };
                    println!("wrong: {kernel} ({platform}): {} {they} it, visa verify {we} it", finalizer.name);
                }
                accepted.extend(theirs.then_some(platform));
            }
            is_accepted |= !accepted.is_empty();
            let list = if accepted.is_empty() { "nothing".to_owned() } else { accepted.join(" ") };
            println!("{kernel}: {} accepts it for {list}", finalizer.name);
        }
        agrees &= is_accepted;
    }
    Ok(agrees)
}

/// Writes the text of each kernel to a file of a folder. Returns the paths of the files.
fn write_kernels(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let mut command = cargo();
    command.args(["run", "--quiet", "--package=openvisa", "--example=kernels", "--"]).arg(folder);
    match command.status() {
        Ok(status) if status.success() => {}
        _ => return Err("the example `kernels` cannot be run".into()),
    }
    match find_files(folder, is_compiled_text)? {
        texts if texts.is_empty() => Err("the example `kernels` has written no text".into()),
        texts => Ok(texts),
    }
}

/// Returns whether `visa verify` finds nothing wrong in a text for a platform.
fn is_valid(visa: &Path, text: &Path, platform: &str) -> Result<bool, String> {
    let mut command = Command::new(visa);
    command.arg("verify").arg(text).args(["--platform", platform]);
    let status = command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).status();
    match status.map(|status| status.code()) {
        Ok(Some(0)) => Ok(true),
        Ok(Some(1)) => Ok(false),
        _ => Err(format!("`visa verify` fails on {} for {platform}", text.display())),
    }
}
