//! The file `visa-lint.toml`.
//!
//! For example:
//!
//! ```toml
//! platform = "XE2"
//! simd = [16]
//! allow = ["footprint"]
//! define = ["TILE=8"]
//! exclude = ["third_party/**"]
//! ```

mod exclude;

pub use self::exclude::ExcludePatterns;
use crate::block::SIMD_WIDTHS;
use crate::check::{CheckOptions, DEFAULT_PLATFORM, DEFAULT_SIMD_WIDTHS};
use crate::codes::check_code;
use crate::directive::parse_platform;
use openvisa_findings::Severity;
use openvisa_isa::Platform;
use serde::Deserialize;
use std::path::{Path, PathBuf};

/// The name of the file.
const FILE_NAME: &str = "visa-lint.toml";

/// The settings in the file `visa-lint.toml`.
#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub struct LintConfig {
    /// The platform of sources that name none.
    #[serde(deserialize_with = "deserialize_platform")]
    pub platform: Option<Platform>,
    /// Whether blocks are checked for all platforms.
    pub all_platforms: bool,
    /// The SIMD widths of blocks for which the source states none.
    #[serde(deserialize_with = "deserialize_widths")]
    pub simd: Vec<u32>,
    /// Codes of findings to suppress.
    #[serde(deserialize_with = "deserialize_codes")]
    pub allow: Vec<String>,
    /// Macros that are defined in sources of C, as with `-D`.
    #[serde(deserialize_with = "deserialize_definitions")]
    pub define: Vec<String>,
    /// Patterns of files to leave out, as in `.gitignore`.
    #[serde(deserialize_with = "deserialize_patterns")]
    pub exclude: ExcludePatterns,
    /// Whether warnings count as errors.
    pub deny_warnings: bool,
    /// The folder of the file; `None` without a file.
    #[serde(skip)]
    pub folder: Option<PathBuf>,
}

fn deserialize_platform<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<Option<Platform>, D::Error> {
    let name = String::deserialize(deserializer)?;
    parse_platform(&name).map(Some).map_err(serde::de::Error::custom)
}

fn deserialize_widths<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<Vec<u32>, D::Error> {
    let widths: Vec<u32> = Vec::deserialize(deserializer)?;
    match widths.iter().find(|width| !SIMD_WIDTHS.contains(width)) {
        Some(wrong) => Err(serde::de::Error::custom(format!("{wrong} is no SIMD width, expected 8, 16 or 32"))),
        None => Ok(widths),
    }
}

fn deserialize_definitions<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<Vec<String>, D::Error> {
    let definitions: Vec<String> = Vec::deserialize(deserializer)?;
    definitions.iter().map(|definition| parse_definition(definition).map_err(serde::de::Error::custom)).collect()
}

fn deserialize_codes<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<Vec<String>, D::Error> {
    let codes: Vec<String> = Vec::deserialize(deserializer)?;
    match codes.iter().find_map(|code| check_code(code).err()) {
        Some(wrong) => Err(serde::de::Error::custom(wrong)),
        None => Ok(codes),
    }
}

fn deserialize_patterns<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<ExcludePatterns, D::Error> {
    let patterns: Vec<String> = Vec::deserialize(deserializer)?;
    ExcludePatterns::parse(&patterns).map_err(serde::de::Error::custom)
}

/// Checks that a definition has the form `NAME` or `NAME=VALUE`.
///
/// # Errors
/// Returns a message if it does not begin with the name of a macro.
pub fn parse_definition(value: &str) -> Result<String, String> {
    let name = value.split(['=', '(']).next().unwrap_or_default();
    let is_name = name.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
        && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
    let message = || format!("`{name}` is no name of a macro, expected NAME or NAME=VALUE");
    is_name.then(|| value.to_owned()).ok_or_else(message)
}

impl LintConfig {
    /// Reads the file that holds the settings of a source or folder: the one in its folder, or else
    /// in the nearest folder above. Without such a file, the settings are those by default.
    ///
    /// # Errors
    /// Returns a message if the file cannot be read, or has a mistake.
    pub fn find(source: &Path) -> Result<Self, String> {
        search(source).map_or_else(|| Ok(Self::default()), |path| Self::read(&path))
    }

    /// Reads a file with settings.
    ///
    /// # Errors
    /// Returns a message if the file cannot be read, or has a mistake.
    pub fn read(path: &Path) -> Result<Self, String> {
        let name = path.display();
        let text = std::fs::read_to_string(path).map_err(|error| format!("`{name}` cannot be read: {error}"))?;
        let config: Self = toml::from_str(&text).map_err(|error| format!("`{name}` has a mistake\n{error}"))?;
        let folder = std::path::absolute(path).ok().and_then(|path| path.parent().map(Path::to_owned));
        Ok(Self { folder, ..config })
    }

    /// Returns the options of the checks. `platform` is that of sources that name none, if the file
    /// has none either.
    #[must_use]
    pub fn check_options(&self, platform: Option<Platform>) -> CheckOptions {
        let default_simd_widths = match self.simd.as_slice() {
            [] => DEFAULT_SIMD_WIDTHS.to_vec(),
            widths => widths.to_vec(),
        };
        CheckOptions {
            platform: None,
            default_platform: self.platform.or(platform).unwrap_or(DEFAULT_PLATFORM),
            all_platforms: self.all_platforms,
            simd_widths: Vec::new(),
            default_simd_widths,
            allowed: self.allow.clone(),
            definitions: self.define.clone(),
        }
    }

    /// Returns whether a finding of this severity is an error.
    #[must_use]
    pub fn is_error(&self, severity: Severity) -> bool {
        self.deny_warnings || severity == Severity::Error
    }

    /// Returns whether a source is left out when the folder of the settings is checked.
    #[must_use]
    pub fn excludes(&self, source: &Path) -> bool {
        let folder = self.folder.as_deref();
        folder.and_then(|folder| source.strip_prefix(folder).ok()).is_some_and(|path| self.exclude.matches(path))
    }
}

fn search(source: &Path) -> Option<PathBuf> {
    let absolute = std::path::absolute(source).ok()?;
    let folders = absolute.ancestors().skip(usize::from(!absolute.is_dir()));
    folders.map(|folder| folder.join(FILE_NAME)).find(|path| path.is_file())
}
