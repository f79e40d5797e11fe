//! The devices to compare verdicts for, with the tool of the vendor that judges each.

use std::collections::BTreeSet;

/// A tool of the vendor that parses and checks assembler text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Tool {
    /// The offline compiler, which reads the text as inline assembler.
    Ocloc,
    /// The stand-alone finalizer, which reads whole kernels.
    GenxIr,
}

/// A device with the tool that judges texts for it.
#[derive(Debug, PartialEq, Eq)]
pub struct Engine {
    /// The name of the device in the offline compiler, which is also a folder of the corpus.
    pub device: &'static str,
    /// The tool.
    pub tool: Tool,
    /// The name of the platform in the tool.
    pub vendor_platform: &'static str,
    /// The name of the platform in the specification.
    pub platform: &'static str,
    /// The version of the text. Offline compilers read the newest one.
    pub version: &'static str,
}

impl Engine {
    /// All engines. Platforms that the newest compiler does not know have the finalizer.
    pub const ALL: &'static [Self] = &[
        Self::finalizer("bdw", "BDW"),
        Self::finalizer("skl", "SKL"),
        Self::finalizer("icllp", "ICLLP"),
        Self::compiler("tgllp", "TGLLP"),
        Self::compiler("dg2", "DG2"),
        Self::compiler("pvc", "PVC_XT"),
        Self::compiler("bmg", "XE2"),
        Self::compiler("ptl", "XE3"),
    ];

    /// The engines for whole programs, which the offline compiler does not read. The finalizer of
    /// XE2 is in the package of the newest release.
    pub const OF_PROGRAMS: &'static [Self] = &[
        Self::finalizer("skl", "SKL"),
        Self::finalizer("dg2", "DG2"),
        Self { platform: "PVC_XT", ..Self::finalizer("pvc", "PVCXT") },
        Self { vendor_platform: "XE2", ..Self::compiler("bmg", "XE2") },
    ];

    /// The engines for generated programs.
    pub const OF_SMITH: &'static [Self] = &[
        Self::finalizer("bdw", "BDW"),
        Self::finalizer("skl", "SKL"),
        Self::finalizer("icllp", "ICLLP"),
        Self::finalizer("tgllp", "TGLLP"),
        Self::finalizer("dg2", "DG2"),
        Self { platform: "PVC_XT", ..Self::finalizer("pvc", "PVCXT") },
        Self { vendor_platform: "XE2", ..Self::compiler("bmg", "XE2") },
    ];

    const fn finalizer(device: &'static str, platform: &'static str) -> Self {
        Self { device, tool: Tool::GenxIr, vendor_platform: platform, platform, version: "4.1" }
    }

    const fn compiler(device: &'static str, platform: &'static str) -> Self {
        Self { device, tool: Tool::Ocloc, vendor_platform: device, platform, version: "4.2" }
    }

    /// Returns the engine of a device.
    pub fn of_device(device: &str) -> Option<&'static Self> {
        Self::ALL.iter().find(|engine| engine.device.eq_ignore_ascii_case(device))
    }

    /// Returns the engines of these devices, or all if there are none.
    ///
    /// # Errors
    /// Returns a message that lists the known devices if one is unknown.
    pub fn named(
        engines: impl Iterator<Item = &'static Self>,
        devices: &[String],
    ) -> Result<Vec<&'static Self>, String> {
        let engines: Vec<_> = engines.collect();
        if devices.is_empty() {
            return Ok(engines);
        }
        let known = || engines.iter().map(|engine| engine.device).collect::<Vec<_>>().join(", ");
        let find = |device: &String| {
            let found = engines.iter().find(|engine| engine.device.eq_ignore_ascii_case(device));
            found.copied().ok_or_else(|| format!("no device `{device}`: the devices are {}", known()))
        };
        devices.iter().map(find).collect()
    }
}

/// Devices of the corpus, with the names of their platforms in the specification.
const CORPUS_DEVICES: [(&str, &str); 10] = [
    ("bdw", "BDW"),
    ("skl", "SKL"),
    ("icllp", "ICLLP"),
    ("tgllp", "TGLLP"),
    ("dg2", "DG2"),
    ("pvc", "PVC_XT"),
    ("bmg", "XE2"),
    ("lnl", "XE2"),
    ("ptl", "XE3"),
    ("cri", "XE3P_CRI"),
];

/// Returns the name of a platform in the finalizer.
pub(crate) fn finalizer_platform(platform: &str) -> &str {
    if platform == "PVC_XT" { "PVCXT" } else { platform }
}

/// Returns the names of the platforms in the finalizer, sorted.
pub(crate) fn finalizer_platforms() -> BTreeSet<&'static str> {
    CORPUS_DEVICES.iter().map(|(_, platform)| finalizer_platform(platform)).collect()
}

/// Returns the first device of a platform, which has its name in the finalizer.
pub(crate) fn device_of_finalizer_platform(name: &str) -> Option<&'static str> {
    CORPUS_DEVICES.iter().find(|(_, platform)| finalizer_platform(platform) == name).map(|(device, _)| *device)
}

/// Returns the device and the platform that the path of a text names: `skl/kernel.visaasm`, or
/// `kernel/skl.visaasm`.
pub fn device_of_path(path: &str) -> Option<(&'static str, &'static str)> {
    let stem = path.strip_suffix(".visaasm").unwrap_or(path);
    let mut parts = stem.rsplit('/');
    let (file, folder) = (parts.next(), parts.next());
    CORPUS_DEVICES.into_iter().find(|(device, _)| [file, folder].contains(&Some(*device)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use openvisa_isa::Platform;

    #[test]
    fn the_platform_of_each_engine_is_in_the_specification() {
        for engine in Engine::ALL.iter().chain(Engine::OF_PROGRAMS) {
            assert!(engine.platform.parse::<Platform>().is_ok(), "{}", engine.platform);
        }
        for (_, platform) in CORPUS_DEVICES {
            assert!(platform.parse::<Platform>().is_ok(), "{platform}");
        }
    }

    #[test]
    fn an_unknown_device_is_an_error_that_lists_the_known_ones() {
        let message = Engine::named(Engine::ALL.iter(), &["dg9".to_owned()]).expect_err("there is no such device");
        assert!(message.contains("dg9") && message.contains("tgllp"), "{message}");
        assert_eq!(Engine::named(Engine::ALL.iter(), &[]).expect("all").len(), Engine::ALL.len());
    }

    #[test]
    fn the_folder_or_the_file_names_the_device() {
        assert_eq!(device_of_path("igc-1/skl/a.b.visaasm"), Some(("skl", "SKL")));
        assert_eq!(device_of_path("case/pvc.visaasm"), Some(("pvc", "PVC_XT")));
        assert_eq!(device_of_path("kernels/asm/a.visaasm"), None);
    }
}
