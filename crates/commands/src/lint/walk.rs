//! Finds the sources in folders.
//!
//! For example, `src` stands for all files below it whose ending is that of a language, but for
//! hidden files, files that git ignores, and files that the settings exclude.

use super::super::files::{InputFile, is_hidden, walk_folder};
use openvisa_cli_support::{Context, Failure};
use openvisa_inline::{Language, LintConfig};
use std::ffi::{OsStr, OsString};
use std::path::{Path, PathBuf};
use std::process::Command;

/// Returns the files to check, in the order of the arguments. The files of a folder are sorted.
/// Writes a note if files may be among them that git ignores.
///
/// # Errors
/// [`Failure::Usage`] if the language of a named file is not known, unless `any_name` is set.
/// [`Failure::Unreadable`] if a folder cannot be read.
pub(super) fn find_sources(
    arguments: &[OsString],
    any_name: bool,
    config: &LintConfig,
    context: &mut Context<'_>,
) -> Result<Vec<InputFile>, Failure> {
    let exclude = &config.exclude;
    let mut files = Vec::new();
    for argument in arguments {
        let path = Path::new(argument);
        if argument != "-" && path.is_dir() {
            let mut found = list_folder(path, context)?;
            note_unused_patterns(path, &found, config, context)?;
            found.retain(|file| is_source(file) && !exclude.matches(file.strip_prefix(path).unwrap_or(file)));
            found.sort();
            // Git lists a file with a conflict once for each of its versions.
            found.dedup();
            files.extend(found.into_iter().map(|file| InputFile::new(file.into_os_string())));
            continue;
        }
        let is_known = any_name || Language::of_file(&argument.to_string_lossy()).is_some();
        if !is_known {
            let name = InputFile::new(argument.clone()).name().into_owned();
            let hint = match name.ends_with(".visaasm") {
                true => "`visa verify` checks assembler text",
                false => "--language states it",
            };
            return Err(Failure::Usage(format!("the language of `{name}` is not known by its name; {hint}")));
        }
        files.push(InputFile::new(argument.clone()));
    }
    Ok(files)
}

/// Writes a note about each pattern of the settings that leaves out no file. Only a search of the
/// folder that has the settings shows that.
fn note_unused_patterns(
    folder: &Path,
    files: &[PathBuf],
    config: &LintConfig,
    context: &mut Context<'_>,
) -> Result<(), Failure> {
    let is_whole = std::path::absolute(folder)
        .is_ok_and(|folder| config.folder.as_ref().is_some_and(|settings| settings.starts_with(folder)));
    if !is_whole {
        return Ok(());
    }
    let files: Vec<_> = files.iter().map(|file| file.strip_prefix(folder).unwrap_or(file)).collect();
    for pattern in config.exclude.unused(&files) {
        writeln!(context.err, "note: the pattern `{pattern}` of `exclude` matches no file that git does not ignore")?;
    }
    Ok(())
}

/// Returns whether a path names a file in a known language. A symbolic link is none, so that no
/// file is checked twice.
fn is_source(path: &Path) -> bool {
    let has_ending = path.file_name().is_some_and(|name| Language::of_file(&name.to_string_lossy()).is_some());
    has_ending && path.symlink_metadata().is_ok_and(|data| data.is_file())
}

/// Returns the paths of the files below a folder that are neither hidden nor ignored by git.
fn list_folder(folder: &Path, context: &mut Context<'_>) -> Result<Vec<PathBuf>, Failure> {
    match list_by_git(folder) {
        GitListing::Files(names) => {
            let shown = names.iter().filter(|name| !name.iter().any(is_hidden));
            let mut files = Vec::new();
            for path in shown.map(|name| folder.join(name)) {
                // A repository in the repository, such as a submodule, is one entry.
                match path.symlink_metadata().is_ok_and(|data| data.is_dir()) {
                    true => files.extend(list_folder(&path, context)?),
                    false => files.push(path),
                }
            }
            Ok(files)
        }
        GitListing::NoRepository => walk_folder(folder),
        GitListing::Failed(reason) => {
            let name = folder.display();
            writeln!(context.err, "note: files in `{name}` that git ignores are checked as well: {reason}")?;
            walk_folder(folder)
        }
    }
}

/// What git says about the files of a folder.
enum GitListing {
    /// The paths below the folder of the files that git does not ignore. A nested repository is one
    /// path.
    Files(Vec<PathBuf>),
    /// The folder is in no repository, or git ignores it as a whole, or it is a submodule that is
    /// not checked out.
    NoRepository,
    /// Git cannot be run, or refuses the repository. The reason is text for people.
    Failed(String),
}

/// Asks git for the files of a folder, if the folder is in a repository.
fn list_by_git(folder: &Path) -> GitListing {
    let absolute = std::path::absolute(folder).unwrap_or_else(|_| folder.to_owned());
    if !absolute.ancestors().any(|ancestor| ancestor.join(".git").exists()) {
        return GitListing::NoRepository;
    }
    // Git lists nothing of a folder that it ignores. Who names such a folder wants it checked.
    if run_git(folder, &["check-ignore", "--quiet", "."]).is_ok() {
        return GitListing::NoRepository;
    }
    match run_git(folder, &["ls-files", "-z", "--cached", "--others", "--exclude-standard"]) {
        // A submodule that is not checked out is an entry of the repository around it.
        Ok(output) if output == b"./\0" => GitListing::NoRepository,
        Ok(output) => {
            let names = output.split(|&byte| byte == 0).filter(|name| !name.is_empty());
            GitListing::Files(names.map(path_from_bytes).collect())
        }
        Err(reason) => GitListing::Failed(reason),
    }
}

/// Runs git in a folder. Returns what it prints, or why it failed.
fn run_git(folder: &Path, arguments: &[&str]) -> Result<Vec<u8>, String> {
    let mut git = Command::new("git");
    // The settings of an unknown repository may name a program as its monitor: that one is not run.
    git.args(["-c", "core.fsmonitor=false"]).args(arguments).current_dir(folder);
    // A hook of git has these variables, which are about the repository of the hook.
    for variable in ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX"] {
        git.env_remove(variable);
    }
    match git.output() {
        Ok(output) if output.status.success() => Ok(output.stdout),
        Ok(output) => Err(String::from_utf8_lossy(&output.stderr).trim().to_owned()),
        Err(error) => Err(format!("`git` cannot be run: {error}")),
    }
}

/// Converts a path that git prints.
fn path_from_bytes(bytes: &[u8]) -> PathBuf {
    #[cfg(unix)]
    let name = <OsStr as std::os::unix::ffi::OsStrExt>::from_bytes(bytes);
    // Git prints UTF-8 on other systems.
    #[cfg(not(unix))]
    let name = &*String::from_utf8_lossy(bytes);
    PathBuf::from(name)
}
