//! The plan of a run's files: all inputs and outputs, checked before anything is written.

use super::InputFile;
use openvisa_cli_support::Failure;
use openvisa_cli_support::follow_links;
use std::collections::{HashMap, HashSet};
use std::ffi::{OsStr, OsString};
use std::fs;
use std::path::{Component, Path, PathBuf};

/// All files that a run reads and writes.
///
/// [`OutputPlan::check`] refuses an output that is an input, two outputs that are one file, and an
/// output whose path is a folder. Paths are compared by the files that they lead to, so that links
/// and other spellings of a path are recognised.
#[derive(Default)]
pub(crate) struct OutputPlan {
    /// The name of each input in messages.
    inputs: HashMap<Identity, String>,
    outputs: Vec<Output>,
    /// Messages about outputs whose path leaves the folder that they must be in.
    escapes: Vec<String>,
}

struct Output {
    path: PathBuf,
    /// Name of the input in messages, such as `x.visaasm`.
    source: String,
    /// The reason for the output, such as a member of a launch file. Messages begin with it.
    place: Option<String>,
}

impl Output {
    /// Prefixes a message with the reason for the output.
    fn located(&self, message: String) -> String {
        self.place.as_ref().map_or(message.clone(), |place| format!("{place}: {message}"))
    }
}

/// The identity of a file, independent of the path that leads to it.
#[derive(Clone, PartialEq, Eq, Hash)]
enum Identity {
    /// Device number, and file number on the device.
    #[cfg(unix)]
    File { device: u64, number: u64 },
    /// A path without links, if the file is missing or the system has no file numbers.
    Path(PathBuf),
}

impl OutputPlan {
    /// Returns the plan of a run that writes one output for each input. `target` returns the path
    /// of an output; `None` is standard output.
    pub(crate) fn of_files(inputs: &[InputFile], target: impl Fn(&InputFile) -> Option<OsString>) -> Self {
        let mut plan = Self::default();
        for input in inputs {
            plan.read(input);
            plan.write(target(input).as_deref(), input.name());
        }
        plan
    }

    /// Adds a file that the run reads. Standard input counts as the file that it is redirected
    /// from.
    pub(crate) fn read(&mut self, input: &InputFile) {
        match input.path() {
            Some(path) => self.read_path(Path::new(path)),
            None if cfg!(unix) => self.add_input(Path::new("/dev/stdin"), "<stdin>".into()),
            None => {}
        }
    }

    /// Adds the path of a file that the run reads.
    pub(crate) fn read_path(&mut self, path: &Path) {
        self.add_input(path, path.to_string_lossy().into());
    }

    /// Records an input with its name in messages, if it is a regular file.
    fn add_input(&mut self, path: &Path, name: String) {
        // A missing input is reported when it is read. Pipes can be read and written at once.
        if fs::metadata(path).is_ok_and(|known| known.is_file()) {
            self.inputs.entry(identify(path)).or_insert(name);
        }
    }

    /// Adds a file that the run writes. `source` is its name in messages. `None` and `-` are
    /// standard output, which is not recorded.
    pub(crate) fn write(&mut self, path: Option<&OsStr>, source: impl Into<String>) {
        if let Some(path) = path.filter(|path| *path != "-") {
            self.outputs.push(Output { path: path.into(), source: source.into(), place: None });
        }
    }

    /// Adds a file that the run writes to `path` below `folder`. `place` is the reason in messages,
    /// such as `args[0].output`. [`path_below`] says which paths are refused.
    #[cfg(feature = "run")]
    pub(crate) fn write_below(&mut self, folder: &Path, path: &Path, place: impl Into<String>) {
        let place = place.into();
        match path_below(folder, path) {
            Ok(path) => self.outputs.push(Output { path, source: place.clone(), place: Some(place) }),
            Err(problem) => self.escapes.push(format!("{place}: {problem}")),
        }
    }

    /// Checks that all outputs are different files, and that none is an input.
    ///
    /// # Errors
    ///
    /// Names every output that would overwrite an input or another output, and every one that would
    /// leave its folder. Also names every one whose path is a folder or leads through a file.
    pub(crate) fn check(&self) -> Result<(), Failure> {
        let refusals = self.refusals();
        if refusals.is_empty() { Ok(()) } else { Err(Failure::Unreadable(refusals.join("\nerror: "))) }
    }

    /// Returns everything that [`OutputPlan::check`] refuses.
    pub(crate) fn refusals(&self) -> Vec<String> {
        let mut refusals = self.escapes.clone();
        let mut writers: HashMap<Identity, Vec<usize>> = HashMap::new();
        for (index, output) in self.outputs.iter().enumerate() {
            if let Some(obstacle) = obstacle(&output.path) {
                refusals.push(output.located(obstacle));
                continue;
            }
            // A pipe or device can take several outputs.
            if fs::metadata(&output.path).is_ok_and(|known| !known.is_file()) {
                continue;
            }
            let identity = identify(&output.path);
            if let Some(input) = self.inputs.get(&identity) {
                refusals.push(output.located(overwritten(&output.path, input)));
            }
            writers.entry(identity).or_default().push(index);
        }
        let mut shared: Vec<_> = writers.values().filter(|outputs| outputs.len() > 1).collect();
        shared.sort();
        refusals.extend(shared.into_iter().map(|outputs| self.describe_shared(outputs)));
        refusals.extend(self.describe_nested(&writers));
        // Two inputs with the same output have the same obstacle, which is reported once.
        let mut said = HashSet::new();
        refusals.retain(|refusal| said.insert(refusal.clone()));
        refusals
    }

    /// Returns the message for several outputs that are one file.
    fn describe_shared(&self, outputs: &[usize]) -> String {
        let sources: Vec<_> = outputs.iter().map(|index| format!("`{}`", self.outputs[*index].source)).collect();
        let path = self.outputs[outputs[0]].path.to_string_lossy();
        format!("`{path}` would be the output of {}; only one of them can be there", sources.join(" and "))
    }

    /// Returns the messages for outputs that would be folders of other outputs.
    #[cfg_attr(not(unix), allow(irrefutable_let_patterns, reason = "files have no numbers there"))]
    fn describe_nested(&self, writers: &HashMap<Identity, Vec<usize>>) -> Vec<String> {
        let mut found = Vec::new();
        for (identity, outputs) in writers {
            let Identity::Path(path) = identity else { continue };
            for folder in path.ancestors().skip(1) {
                if let Some(outer) = writers.get(&Identity::Path(folder.into())) {
                    found.push((outer[0], outputs[0]));
                }
            }
        }
        found.sort_unstable();
        let path = |index: usize| self.outputs[index].path.to_string_lossy();
        let say =
            |(outer, inner)| format!("`{}` would be both an output and the folder of `{}`", path(outer), path(inner));
        found.into_iter().map(say).collect()
    }
}

/// Returns the path of a file at `path` below `folder`. The path can come from a file of another
/// author. It must not leave the folder: not as an absolute path, not by `..`, and not by a
/// symbolic link.
///
/// For example, `../x.npy` below `out` is refused, and so is `link/x.npy` if `out/link` leads to
/// `/home`.
///
/// # Errors
///
/// Says why the path is refused, and names the path and the folder.
#[cfg(feature = "run")]
pub(crate) fn path_below(folder: &Path, path: &Path) -> Result<PathBuf, String> {
    let shown = path.display();
    // An empty path is the working directory.
    let named = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
    if !path.components().all(|part| matches!(part, Component::Normal(_) | Component::CurDir)) {
        return Err(format!(
            "the output `{shown}` would be outside the folder `{}`; a path without `..` below it is expected",
            named.display()
        ));
    }
    if path.file_name().is_none() {
        return Err(format!("the output `{shown}` has no name of a file"));
    }
    // A file `-` of the working directory is written as `./-`, since `-` is standard output.
    let file = if path.as_os_str() == "-" { named.join(path) } else { folder.join(path) };
    let folders = file.ancestors().skip(1).take_while(|part| *part != folder);
    if let Some(link) = folders.into_iter().find(|part| part.is_symlink() && !part.exists()) {
        return Err(format!("the output `{shown}` needs the folder `{}`, which is a link to nothing", link.display()));
    }
    if !canonical(&follow_links(&file)).starts_with(canonical(named)) {
        return Err(format!("a link in the output `{shown}` leads out of the folder `{}`", named.display()));
    }
    Ok(file)
}

/// Returns the message for an output that would overwrite an input.
fn overwritten(output: &Path, input: &str) -> String {
    let output = output.to_string_lossy();
    if output == input {
        return format!("`{output}` is an input, and cannot be the output too");
    }
    format!("the output `{output}` is the same file as the input `{input}`")
}

/// Returns the obstacle for a file at `path`: a folder with this path, or a file in place of one of
/// its folders.
fn obstacle(path: &Path) -> Option<String> {
    let shown = path.to_string_lossy();
    if path.is_dir() {
        let folder = shown.trim_end_matches(std::path::is_separator);
        return Some(format!("`{shown}` is a folder; `{folder}/` puts an output into it"));
    }
    let first = path.ancestors().skip(1).find(|folder| folder.exists())?;
    (!first.is_dir() && !first.as_os_str().is_empty())
        .then(|| format!("`{}` is a file, where the output `{shown}` needs a folder", first.to_string_lossy()))
}

/// Returns the identity of the file at `path`, or of the file that would be created there.
fn identify(path: &Path) -> Identity {
    let target = follow_links(path);
    #[cfg(unix)]
    if let Ok(known) = fs::metadata(&target) {
        use std::os::unix::fs::MetadataExt;
        return Identity::File { device: known.dev(), number: known.ino() };
    }
    Identity::Path(fold_case(canonical(&target)))
}

/// Returns an absolute path without links, `.` and `..`. Its last components may be missing.
fn canonical(path: &Path) -> PathBuf {
    let path = std::path::absolute(path).unwrap_or_else(|_| path.into());
    let mut missing = vec![];
    let mut known = path.as_path();
    loop {
        if let Ok(known) = fs::canonicalize(known) {
            // The remaining components are missing, so that no link changes the meaning of `..`.
            return missing.into_iter().rev().fold(known, |mut path: PathBuf, part| {
                match part {
                    Component::ParentDir => drop(path.pop()),
                    Component::CurDir => {}
                    part => path.push(part),
                }
                path
            });
        }
        let (Some(folder), Some(last)) = (known.parent(), known.components().next_back()) else { return path };
        missing.push(last);
        known = folder;
    }
}

/// Converts a path to lower case on systems whose file systems usually ignore case.
fn fold_case(path: PathBuf) -> PathBuf {
    if cfg!(any(windows, target_vendor = "apple")) { path.to_string_lossy().to_lowercase().into() } else { path }
}

#[cfg(all(test, unix, feature = "run"))]
mod tests {
    use super::*;

    #[test]
    fn an_output_below_a_folder_is_a_file_with_a_name() {
        let out = Path::new("out");
        assert_eq!(path_below(out, Path::new("a/./b.npy")), Ok(out.join("a/b.npy")));
        // `-` without a folder would be standard output.
        assert_eq!(path_below(Path::new(""), Path::new("-")).unwrap().as_os_str(), "./-");
        for path in ["", ".", "./."] {
            assert!(path_below(out, Path::new(path)).unwrap_err().ends_with("has no name of a file"), "{path}");
        }
        for path in ["..", "a/../b.npy", "/b.npy"] {
            assert!(
                path_below(out, Path::new(path)).unwrap_err().contains("would be outside the folder `out`"),
                "{path}"
            );
        }
    }

    #[test]
    fn a_link_out_of_the_working_directory_is_refused() {
        let (outside, scratch) = (tempfile::tempdir().unwrap(), tempfile::tempdir_in(".").unwrap());
        std::os::unix::fs::symlink(outside.path(), scratch.path().join("way")).unwrap();
        let name = scratch.path().file_name().unwrap();
        for folder in ["", "."] {
            let mut plan = OutputPlan::default();
            plan.write_below(Path::new(folder), &Path::new(name).join("way/x.npy"), "args[0]");
            let Err(Failure::Unreadable(message)) = plan.check() else { panic!("the link is followed") };
            assert!(message.ends_with("leads out of the folder `.`"), "{message}");
            let mut plan = OutputPlan::default();
            plan.write_below(Path::new(folder), &Path::new(name).join("x.npy"), "args[0]");
            assert!(plan.check().is_ok());
        }
    }
}
