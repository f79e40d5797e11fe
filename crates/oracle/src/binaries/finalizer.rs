//! The vendor's finalizers and offline compilers, which are run as separate processes.
//!
//! For example, the finalizer of a Debian root is run with the loader and the libraries of that
//! root.

use super::{TIMEOUT_SECONDS, kernel_text, make_scratch, printed};
use crate::engine::finalizer_platforms;
use crate::vendor::{find_command, find_tool};
use std::collections::BTreeMap;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

/// A finalizer or offline compiler, with the platforms that it supports.
pub(super) struct Finalizer {
    pub(super) name: String,
    pub(super) command: Vec<OsString>,
    pub(super) platforms: Vec<String>,
    /// Whether it checks texts against its rules. Texts that a compiler wrote may break them.
    pub(super) verifies: bool,
    /// The command that prints the output of an offline compiler; `None` for a finalizer.
    pub(super) shown_by: Option<PathBuf>,
}

impl Finalizer {
    fn new(name: String, command: Vec<OsString>) -> Option<Self> {
        // A finalizer without arguments prints its usage, and fails.
        let output = Command::new(&command[0]).args(&command[1..]).stdin(Stdio::null()).output().ok()?;
        let usage = String::from_utf8_lossy(&output.stdout) + String::from_utf8_lossy(&output.stderr);
        let mut finalizer = Self { name, command, platforms: Vec::new(), verifies: false, shown_by: None };
        finalizer.platforms = match usage.split_once("supported platforms are:") {
            Some((_, listed)) => listed.lines().next()?.split(',').map(|platform| platform.trim().to_owned()).collect(),
            // The oldest finalizer lists only some of the platforms that it supports.
            None if usage.contains("-platform <") => finalizer.probe_platforms()?,
            None => return None,
        };
        Some(finalizer)
    }

    /// Returns the platforms for which an empty kernel compiles.
    fn probe_platforms(&self) -> Option<Vec<String>> {
        let scratch = make_scratch().ok()?;
        let folder = scratch.path();
        let text = folder.join("nothing.visaasm");
        std::fs::write(&text, kernel_text("4.1", "barrier", "ud")).ok()?;
        let known = |platform: &&str| self.finalize(&text, platform, &folder.join("out")).is_some();
        Some(finalizer_platforms().into_iter().filter(known).map(str::to_owned).collect())
    }

    pub(super) fn find_finalizers(roots: &[PathBuf]) -> Result<Vec<Self>, String> {
        let mut found: Vec<_> = Self::new("GenX_IR".into(), vec!["GenX_IR".into()]).into_iter().collect();
        for root in roots {
            let name = format!("GenX_IR of {}", root.file_name().unwrap_or_default().to_string_lossy());
            let finalizer = find_tool(root, "GenX_IR").and_then(|command| Self::new(name, command));
            found.push(finalizer.ok_or_else(|| format!("no GenX_IR that runs in {}", root.display()))?);
        }
        match found.is_empty() {
            true => Err("there is no GenX_IR: install the Debian package libigc-tools, or give a --root".into()),
            false => Ok(found),
        }
    }

    /// Returns the offline compilers of the roots that have one. They always check texts against
    /// their rules.
    pub(super) fn find_compilers(roots: &[PathBuf], visa: &Path) -> Vec<Self> {
        let compilers = roots.iter().filter_map(|root| {
            let name = format!("ocloc of {}", root.file_name().unwrap_or_default().to_string_lossy());
            let command = find_command(root)?;
            let mut found =
                Self { name, command, platforms: Vec::new(), verifies: true, shown_by: Some(visa.to_owned()) };
            found.platforms = found.probe_platforms()?;
            Some(found)
        });
        compilers.filter(|compiler| !compiler.platforms.is_empty()).collect()
    }

    pub(super) fn supports(&self, platform: &str) -> bool {
        self.platforms.iter().any(|known| known == platform)
    }

    /// Compiles a text, and returns the GEN binaries by file name; `None` if there are none. The
    /// exit status is ignored, because it is an error for kernels that spill, too.
    pub(super) fn finalize(&self, text: &Path, platform: &str, dir: &Path) -> Option<BTreeMap<OsString, Vec<u8>>> {
        let _ = std::fs::remove_dir_all(dir);
        std::fs::create_dir_all(dir).ok()?;
        // The output files are named after the input file.
        std::fs::copy(text, dir.join("t.visaasm")).ok()?;
        if let Some(visa) = &self.shown_by {
            let lines = printed::print_instructions(&self.command, visa, text, platform, dir)?;
            return Some(BTreeMap::from([("lines".into(), lines.into_bytes())]));
        }
        let mut command = Command::new("timeout");
        command.arg(TIMEOUT_SECONDS).args(&self.command).args(["t.visaasm", "-platform", platform, "-binary"]);
        if !self.verifies {
            command.arg("-noverifyCISA");
        }
        command.current_dir(dir).stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null()).status().ok()?;
        let mut binaries = BTreeMap::new();
        for entry in std::fs::read_dir(dir).ok()?.flatten() {
            let path = entry.path();
            if path.extension().is_some_and(|e| e == "dat") {
                binaries.insert(entry.file_name(), std::fs::read(path).ok()?);
            }
        }
        (!binaries.is_empty() && binaries.values().all(|b| !b.is_empty())).then_some(binaries)
    }
}
