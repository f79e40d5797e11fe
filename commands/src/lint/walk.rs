//! Finds the sources in folders.
//!
//! For example, `src` stands for all files below it whose ending is that of a language.

use super::super::Failure;
use super::super::files::InputFile;
use ignore::WalkBuilder;
use ignore::overrides::OverrideBuilder;
use openvisa_inline::Language;
use std::ffi::OsString;
use std::path::Path;

/// Returns the files to check, in the order of the arguments. The files of a folder are sorted.
///
/// # Errors
/// [`Failure::Usage`] if the language of a named file is not known, unless `any_name` is set.
/// [`Failure::Unreadable`] if a folder cannot be read, or a pattern to exclude is wrong.
pub(super) fn find_sources(
    arguments: &[OsString],
    any_name: bool,
    exclude: &[String],
) -> Result<Vec<InputFile>, Failure> {
    let mut files = Vec::new();
    for argument in arguments {
        let path = Path::new(argument);
        if argument != "-" && path.is_dir() {
            walk_folder(path, exclude, &mut files)?;
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

fn walk_folder(folder: &Path, exclude: &[String], files: &mut Vec<InputFile>) -> Result<(), Failure> {
    let mut overrides = OverrideBuilder::new(folder);
    let added = exclude.iter().try_for_each(|pattern| overrides.add(&format!("!{pattern}")).map(drop));
    let overrides = added.and_then(|()| overrides.build());
    let overrides =
        overrides.map_err(|error| Failure::Unreadable(format!("a pattern to exclude is wrong: {error}")))?;
    let walk = WalkBuilder::new(folder).overrides(overrides).sort_by_file_name(Ord::cmp).build();
    for entry in walk {
        let entry = entry.map_err(|error| Failure::Unreadable(format!("a folder cannot be read: {error}")))?;
        let is_file = entry.file_type().is_some_and(|kind| kind.is_file());
        if is_file && Language::of_file(&entry.file_name().to_string_lossy()).is_some() {
            files.push(InputFile::new(entry.into_path().into_os_string()));
        }
    }
    Ok(())
}
