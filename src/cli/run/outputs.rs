//! Where the outputs of a launch file go: below one folder, and over no input.

use super::super::files::{OutputPlan, resolve};
use crate::exec::LaunchFile;
use std::fs;
use std::path::{Component, Path, PathBuf};

/// The files that a run reads and writes.
pub(super) struct Outputs<'a> {
    launch: &'a LaunchFile,
    /// The folder with the launch file, which the files in it are relative to.
    folder: &'a Path,
    /// The folder that outputs go below.
    out: &'a Path,
    /// Whether the user named that folder.
    is_named: bool,
}

impl<'a> Outputs<'a> {
    /// Returns the files of a run. Outputs go below `out`, or else below the folder with the launch file.
    pub(super) fn new(launch: &'a LaunchFile, folder: &'a Path, out: Option<&'a Path>) -> Self {
        Self { launch, folder, out: out.unwrap_or(folder), is_named: out.is_some() }
    }

    /// Adds the arrays of the launch file to the plan of a run that has its other inputs, and returns everything that is
    /// wrong with the outputs.
    pub(super) fn check(&self, mut plan: OutputPlan) -> Vec<String> {
        let mut problems = Vec::new();
        for (place, file) in self.launch.files() {
            if !file.is_output {
                plan.read_path(&self.folder.join(file.path));
                continue;
            }
            match self.path_below(file.path) {
                Ok(path) => plan.write_for(&path, place),
                Err(what) => problems.push(format!("{place}: {what}")),
            }
        }
        let refusals = plan.refusals();
        let help = if self.is_named { "" } else { "; `--out DIR` names another folder for outputs" };
        problems.extend(refusals.into_iter().map(|refusal| format!("{refusal}{help}")));
        problems
    }

    /// Returns the path of an output.
    ///
    /// # Errors
    /// When it is not below the folder of outputs: it is absolute, has `..`, or leads out through a link.
    pub(super) fn path_below(&self, path: &Path) -> Result<PathBuf, String> {
        let (shown, out) = (path.display(), self.out_name());
        let is_plain = |component| matches!(component, Component::Normal(_) | Component::CurDir);
        if !path.components().all(is_plain) {
            return Err(format!(
                "`{shown}` is outside of `{out}`, which all outputs go below; an output is a relative path without `..`"
            ));
        }
        if path.file_name().is_none() {
            return Err(format!("`{shown}` is the name of no file"));
        }
        let file = self.out.join(path);
        if let Some(link) = self.dangling_link(&file) {
            return Err(format!("`{shown}` leads through the link `{}`, which leads nowhere", link.display()));
        }
        if !resolve(&file).starts_with(resolve(self.out)) {
            return Err(format!("`{shown}` leads through a link out of `{out}`, which all outputs go below"));
        }
        Ok(file)
    }

    /// Returns the name of the folder of outputs in messages.
    fn out_name(&self) -> std::path::Display<'a> {
        if self.out.as_os_str().is_empty() { Path::new(".").display() } else { self.out.display() }
    }

    /// Returns a folder on the way to a file that is a link to nothing.
    fn dangling_link<'f>(&self, file: &'f Path) -> Option<&'f Path> {
        let folders = file.ancestors().skip(1).take_while(|folder| *folder != self.out);
        let is_dangling = |folder: &&Path| {
            fs::symlink_metadata(folder).is_ok_and(|known| known.is_symlink()) && fs::metadata(folder).is_err()
        };
        folders.into_iter().find(is_dangling)
    }
}
