//! The patterns of files to leave out, as git writes them in `.gitignore`.
//!
//! For example, `third_party/` leaves out all files in folders of that name, and `/gen/*.cl` those
//! with this ending in the folder `gen` of the folder that is searched.

use fast_glob::glob_match;
use std::path::Path;

/// Patterns of files and folders to leave out.
#[derive(Debug, Default)]
pub struct ExcludePatterns(Vec<ExcludePattern>);

#[derive(Debug)]
struct ExcludePattern {
    /// The pattern as written.
    written: String,
    /// A pattern for the path below the folder that is searched.
    glob: String,
    /// Whether the pattern is about folders only.
    folders_only: bool,
}

impl ExcludePatterns {
    /// Parses patterns.
    ///
    /// # Errors
    /// If patterns are wrong. The message names all of them.
    pub(super) fn parse(patterns: &[String]) -> Result<Self, String> {
        let wrong = patterns.iter().filter_map(|pattern| {
            let error = fast_glob::validate(pattern).err()?;
            Some(format!("the pattern `{pattern}` is wrong: {error}"))
        });
        let wrong: Vec<_> = wrong.collect();
        match wrong.is_empty() {
            true => Ok(Self(patterns.iter().map(|pattern| ExcludePattern::parse(pattern)).collect())),
            false => Err(wrong.join("\n")),
        }
    }

    /// Returns whether a pattern matches a file or one of its folders. `file` is the path below the
    /// folder that is searched.
    #[must_use]
    pub fn matches(&self, file: &Path) -> bool {
        self.0.iter().any(|pattern| pattern.matches(file))
    }

    /// Iterates over the patterns that match none of the files, as written.
    pub fn unused(&self, files: &[&Path]) -> impl Iterator<Item = &str> {
        let unused = self.0.iter().filter(|pattern| !files.iter().any(|file| pattern.matches(file)));
        unused.map(|pattern| pattern.written.as_str())
    }
}

impl ExcludePattern {
    fn matches(&self, file: &Path) -> bool {
        let mut paths = file.ancestors().map(|path| path.to_string_lossy().replace('\\', "/"));
        let file = paths.next().unwrap_or_default();
        let folders: Vec<_> = paths.filter(|path| !path.is_empty()).collect();
        let matches_file = !self.folders_only && glob_match(&self.glob, &file);
        matches_file || folders.iter().any(|folder| glob_match(&self.glob, folder))
    }

    /// Parses a pattern. One with a slash other than at its end begins at the folder that is
    /// searched. Others stand for names in all folders.
    fn parse(pattern: &str) -> Self {
        let (path, folders_only) = match pattern.strip_suffix('/') {
            Some(path) => (path, true),
            None => (pattern, false),
        };
        let glob = match path.strip_prefix('/') {
            Some(path) => path.to_owned(),
            None if path.contains('/') => path.to_owned(),
            None => format!("**/{path}"),
        };
        Self { written: pattern.to_owned(), glob, folders_only }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn exclude(pattern: &str, file: &str) -> bool {
        ExcludePatterns::parse(&[pattern.to_owned()]).expect("the pattern is right").matches(Path::new(file))
    }

    #[test]
    fn a_name_matches_files_and_folders_everywhere() {
        assert!(exclude("gen.cl", "gen.cl"));
        assert!(exclude("gen.cl", "a/b/gen.cl"));
        assert!(exclude("third_party", "a/third_party/b/x.cl"));
        assert!(exclude("*_gen.cl", "a/b_gen.cl"));
        assert!(!exclude("gen.cl", "a/other_gen.cl"));
    }

    #[test]
    fn a_pattern_with_a_slash_begins_at_the_folder() {
        assert!(exclude("/gen/*.cl", "gen/x.cl"));
        assert!(exclude("third_party/**", "third_party/a/x.cl"));
        assert!(exclude("a/**/gen", "a/b/c/gen/x.cl"));
        assert!(!exclude("/gen/*.cl", "a/gen/x.cl"));
        assert!(!exclude("third_party/**", "a/third_party/x.cl"));
    }

    #[test]
    fn a_pattern_with_a_slash_at_its_end_matches_folders_only() {
        assert!(exclude("gen/", "a/gen/x.cl"));
        assert!(!exclude("x.cl/", "a/x.cl"));
    }

    #[test]
    fn all_wrong_patterns_are_reported() {
        let wrong = ExcludePatterns::parse(&["a[".to_owned(), "right".to_owned(), "{b".to_owned()]);
        let message = wrong.expect_err("two patterns are wrong");
        assert!(message.contains("`a[` is wrong"), "{message}");
        assert!(message.contains("`{b` is wrong"), "{message}");
    }
}
