//! Platforms on the command line: the option `--platform` and the environment variable
//! `VISA_PLATFORM`.

use clap::builder::{PossibleValue, StringValueParser, TypedValueParser};
use openvisa_cli_support::{Context, Failure};
use openvisa_isa::{Enumeration, Platform};
use std::ffi::OsStr;

/// The environment variable that names a platform for commands without the option `--platform`.
const PLATFORM_VARIABLE: &str = "VISA_PLATFORM";

/// The value of `--platform` that selects all platforms.
const ANY: &str = "any";

/// The option `--platform` of commands that read or write assembler text.
#[derive(Clone, Copy, Debug, clap::Args)]
pub(super) struct PlatformArgs {
    /// Platform of the program, or a device of it, in any case: XE2, bmg, ...
    ///
    /// `pvc` is the device, whose platform is PVC_XT; `PVC` is its first stepping.
    ///
    /// It decides the size of a register, on which `%sizeof(GRF)` and the offset in `&V[64]`
    /// depend. The default is the environment variable VISA_PLATFORM, if it is set.
    #[arg(long, value_name = "NAME", value_parser = platform_parser(), hide_possible_values = true)]
    platform: Option<Platform>,
}

impl PlatformArgs {
    /// Returns the platform that the option names, or else the one that `VISA_PLATFORM` names.
    ///
    /// # Errors
    /// [`Failure::Usage`] if `VISA_PLATFORM` is needed, and names no platform.
    pub(super) fn resolve(self, context: &Context<'_>) -> Result<Option<Platform>, Failure> {
        resolve_platform(context, self.platform)
    }
}

/// The platforms that a program is checked for.
#[derive(Clone, Copy, Debug)]
pub(super) enum TargetPlatform {
    /// One platform.
    One(Platform),
    /// The platform on which a program has the fewest findings.
    Any,
}

/// Parses a word by a function. Shells offer the names.
#[derive(Clone)]
pub(super) struct NameParser<T> {
    pub(super) parse: fn(&str) -> Result<T, String>,
    pub(super) names: fn() -> Vec<&'static str>,
}

impl<T: Clone + Send + Sync + 'static> TypedValueParser for NameParser<T> {
    type Value = T;

    fn parse_ref(&self, command: &clap::Command, arg: Option<&clap::Arg>, value: &OsStr) -> Result<T, clap::Error> {
        let parse = self.parse;
        StringValueParser::new().try_map(move |word| parse(&word)).parse_ref(command, arg, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        Some(Box::new((self.names)().into_iter().map(PossibleValue::new)))
    }
}

/// Returns the parser of the name of a platform or of a device.
pub(super) fn platform_parser() -> NameParser<Platform> {
    NameParser { parse: parse_platform, names: || known_names().collect() }
}

/// Returns the parser of the name of a platform or of a device, or `any`.
pub(super) fn target_parser() -> NameParser<TargetPlatform> {
    NameParser { parse: parse_target, names: || known_names().chain([ANY]).collect() }
}

/// Returns the names of all platforms, and those of devices that are not the name of a platform.
/// A device that is in the table twice has one name.
fn known_names() -> impl Iterator<Item = &'static str> {
    let platforms = || Platform::ALL.iter().map(|platform| platform.name());
    let is_platform = move |device: &str| platforms().any(|name| name.eq_ignore_ascii_case(device));
    let devices = Platform::DEVICES.iter().map(|(device, _)| *device);
    let mut seen = std::collections::BTreeSet::new();
    platforms().chain(devices.filter(move |device| !is_platform(device) && seen.insert(*device)))
}

/// Parses the name of a platform or of a device, as [`Platform::named`] does. An error lists all
/// names.
pub(super) fn parse_platform(name: &str) -> Result<Platform, String> {
    Platform::named(name).map_err(|error| {
        let known: Vec<_> = known_names().collect();
        format!("{error}\nplatforms and devices are {}", known.join(", "))
    })
}

/// Parses the name of a platform or of a device, or `any`.
fn parse_target(name: &str) -> Result<TargetPlatform, String> {
    match name.eq_ignore_ascii_case(ANY) {
        true => Ok(TargetPlatform::Any),
        false => parse_platform(name).map(TargetPlatform::One),
    }
}

/// Returns what the environment variable `VISA_PLATFORM` says. An empty one counts as not set.
///
/// # Errors
/// [`Failure::Usage`] if it names no platform.
pub(super) fn target_of_environment(context: &Context<'_>) -> Result<Option<TargetPlatform>, Failure> {
    let value = (context.variable)(PLATFORM_VARIABLE).filter(|value| !value.is_empty());
    let target = value.map(|value| parse_target(&value.to_string_lossy())).transpose();
    target.map_err(|error| Failure::Usage(format!("environment variable {PLATFORM_VARIABLE}: {error}")))
}

/// Returns the platform `named` by an option, or else the one that `VISA_PLATFORM` names.
///
/// # Errors
/// [`Failure::Usage`] if `VISA_PLATFORM` is needed, and names no platform.
pub(super) fn resolve_platform(context: &Context<'_>, named: Option<Platform>) -> Result<Option<Platform>, Failure> {
    match named {
        Some(platform) => Ok(Some(platform)),
        None => Ok(target_of_environment(context)?.and_then(|target| match target {
            TargetPlatform::One(platform) => Some(platform),
            TargetPlatform::Any => None,
        })),
    }
}
