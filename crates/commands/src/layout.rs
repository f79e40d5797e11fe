//! The layout in which object files are read, if files of their version have several.

use super::text;
use openvisa::module::Finding;
use openvisa::{Module, Version};
use openvisa_check::apply_layout;
use openvisa_cli_support::Context;
use openvisa_isa::Revision;
use std::io;

/// The option `--dialect` of commands that read object files.
#[derive(Clone, Copy, Debug, clap::Args)]
pub(super) struct LayoutArgs {
    /// Read object files as this revision of their version: 4.1-1, 4.1.1, ...
    ///
    /// 4.1 without a revision is the usual layout. The default is the first layout of the version
    /// that all instructions of a file fit.
    #[arg(long, value_name = "VERSION", value_parser = text::parse_object_version)]
    dialect: Option<Version>,
}

impl LayoutArgs {
    /// Returns the layout that the option names.
    pub(super) const fn version(self) -> Option<Version> {
        self.dialect
    }

    /// Returns a module in the layout that the option names, or else in the one that its
    /// instructions fit.
    pub(super) fn apply(self, module: Module<'_>) -> Result<Module<'_>, Finding> {
        apply_layout(module, self.dialect)
    }

    /// Prints a note if a file is read in another layout, `version`, than the usual one of its
    /// version, and the option does not say so.
    pub(super) fn report(self, context: &mut Context<'_>, name: &str, version: Version) -> io::Result<()> {
        match Revision::ALL.iter().find(|revision| self.dialect.is_none() && revision.version == version) {
            Some(Revision { writers, .. }) => writeln!(
                context.err,
                "note: {name}: instructions are in the layout {version} ({writers}), not in that of version {}",
                version.number()
            ),
            None => Ok(()),
        }
    }
}
