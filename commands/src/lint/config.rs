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

use super::exclude::ExcludePatterns;
use openvisa_cli_support::{Failure, did_you_mean, nearest};
use openvisa_inline::{SIMD_WIDTHS, check_code};
use openvisa_isa::{Enumeration, Platform};
use serde::Deserialize;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};

/// The name of the file.
const FILE_NAME: &str = "visa-lint.toml";

/// The settings in the file.
#[derive(Debug, Default, Deserialize)]
#[serde(default, deny_unknown_fields, rename_all = "kebab-case")]
pub(super) struct LintConfig {
    #[serde(deserialize_with = "deserialize_platform")]
    pub(super) platform: Option<Platform>,
    pub(super) all_platforms: bool,
    #[serde(deserialize_with = "deserialize_widths")]
    pub(super) simd: Vec<u32>,
    /// Codes of findings to suppress.
    #[serde(deserialize_with = "deserialize_codes")]
    pub(super) allow: Vec<String>,
    /// Macros that are defined in sources of C, as with `-D`.
    #[serde(deserialize_with = "deserialize_definitions")]
    pub(super) define: Vec<String>,
    /// Patterns of files to leave out, as in `.gitignore`.
    #[serde(deserialize_with = "deserialize_patterns")]
    pub(super) exclude: ExcludePatterns,
    pub(super) deny_warnings: bool,
    /// The folder of the file; `None` without a file.
    #[serde(skip)]
    pub(super) folder: Option<PathBuf>,
}

fn deserialize_platform<'de, D: serde::Deserializer<'de>>(deserializer: D) -> Result<Option<Platform>, D::Error> {
    let name = String::deserialize(deserializer)?;
    let platform = name.parse().ok().or_else(|| Platform::from_device(&name));
    let unknown = || {
        let devices = Platform::DEVICES.iter().map(|(device, _)| *device);
        let near = nearest(&name, Platform::ALL.iter().map(|known| known.name()).chain(devices));
        serde::de::Error::custom(did_you_mean(format!("there is no platform or device `{name}`"), near))
    };
    platform.map(Some).ok_or_else(unknown)
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
    definitions.iter().map(|definition| super::parse_definition(definition).map_err(serde::de::Error::custom)).collect()
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

impl LintConfig {
    /// Reads the file at `path`. Without a path, searches for it in the folder of `first` and
    /// above.
    ///
    /// # Errors
    /// [`Failure::Unreadable`] if the file cannot be read, or has a mistake.
    pub(super) fn find(path: Option<&OsStr>, first: Option<&OsStr>) -> Result<Self, Failure> {
        let path = match path {
            Some(path) => PathBuf::from(path),
            None => match first.filter(|first| *first != "-").and_then(|first| search(Path::new(first))) {
                Some(path) => path,
                None => return Ok(Self::default()),
            },
        };
        let name = path.display();
        let text = std::fs::read_to_string(&path)
            .map_err(|error| Failure::Unreadable(format!("`{name}` cannot be read: {error}")))?;
        let config: Self =
            toml::from_str(&text).map_err(|error| Failure::Unreadable(format!("`{name}` has a mistake\n{error}")))?;
        let folder = std::path::absolute(&path).ok().and_then(|path| path.parent().map(Path::to_owned));
        Ok(Self { folder, ..config })
    }
}

fn search(first: &Path) -> Option<PathBuf> {
    let absolute = std::path::absolute(first).ok()?;
    let folders = absolute.ancestors().skip(usize::from(!absolute.is_dir()));
    folders.map(|folder| folder.join(FILE_NAME)).find(|path| path.is_file())
}
