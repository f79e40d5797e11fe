//! The layout that an object file is read in, where files of its version have several.

use super::{Context, Failure, text};
use openvisa::module::Finding;
use openvisa::{Module, Version};
use openvisa_isa::Revision;
use std::ffi::OsString;
use std::io;

/// How object files are read.
#[derive(Clone, Copy, Default)]
pub(super) struct Layout(Option<Version>);

impl Layout {
    /// The value of `--dialect`.
    pub(super) fn parse(value: OsString) -> Result<Self, Failure> {
        text::version(value, "--dialect", false).map(|version| Self(Some(version)))
    }

    /// A file in the layout that was asked for, or else in the one that its instructions fit.
    pub(super) fn of(self, module: Module<'_>) -> Result<Module<'_>, Finding> {
        match self.0 {
            Some(version) => module.revised(version),
            None => Ok(module.fitted()),
        }
    }

    /// Says so where a file is not read in the usual layout, and nobody asked for that.
    pub(super) fn tell(self, context: &mut Context<'_>, name: &str, module: &Module<'_>) -> io::Result<()> {
        let version = module.version();
        match Revision::ALL.iter().find(|revision| self.0.is_none() && revision.version == version) {
            Some(Revision { writers, .. }) => writeln!(
                context.err,
                "note: {name}: instructions are in the layout {version} ({writers}), not in that of version {}",
                version.number()
            ),
            None => Ok(()),
        }
    }
}
