//! The instructions of programs by name and number, for tools that report about them.
//!
//! For example, a simulator finds that instruction 12 of the kernel `sum` reads bytes that nobody
//! wrote, and a report shows its text and the line of the source.

use super::print::{ObjectLines, PrintOptions, SourceLine, print_lines};
use crate::module::Module;
use alloc::collections::BTreeMap;
use alloc::string::String;
use openvisa_isa::Platform;

/// The lines of all kernels and functions of some modules.
///
/// ```
/// use openvisa::Module;
/// use openvisa::text::{Listing, ParseOptions, parse};
///
/// let source = ".version 4.1\n.kernel \"k\"\nmain:\n    FILE \"k.cl\"\n    LOC 7\n    ret (M1, 1)\n";
/// let bytes = parse(source, &ParseOptions::default()).module.to_bytes().expect("it can be written");
/// let listing = Listing::new(&[Module::open(&bytes).expect("it opens")], None);
/// let number = listing.routine("k").expect("it exists").instructions.len() - 1;
/// assert_eq!(listing.instruction("k", number), Some("ret (M1, 1)"));
/// assert_eq!(listing.source("k", number).expect("it has a line").to_string(), "k.cl:7");
/// ```
#[derive(Clone, Debug, Default)]
pub struct Listing {
    routines: BTreeMap<String, ObjectLines>,
}

impl Listing {
    /// Prints the instructions of all kernels and functions. Modules that cannot be read are left
    /// out. Of several objects with one name, the last one counts.
    #[must_use]
    pub fn new(modules: &[Module<'_>], platform: Option<Platform>) -> Self {
        let options = PrintOptions { platform, ..PrintOptions::default() };
        let mut routines = BTreeMap::new();
        for module in modules.iter().filter_map(|module| module.edit().ok()) {
            let lines = print_lines(&module, &options);
            let names = module.objects.iter().map(|object| String::from_utf8_lossy(&object.name).into_owned());
            routines.extend(names.zip(lines));
        }
        Self { routines }
    }

    /// Returns the lines of a kernel or function.
    #[must_use]
    pub fn routine(&self, name: &str) -> Option<&ObjectLines> {
        self.routines.get(name)
    }

    /// Returns the text of an instruction, given its index in its kernel or function.
    #[must_use]
    pub fn instruction(&self, routine: &str, number: usize) -> Option<&str> {
        self.routine(routine)?.instructions.get(number)?.as_deref()
    }

    /// Returns the line of the source that an instruction comes from.
    #[must_use]
    pub fn source(&self, routine: &str, number: usize) -> Option<&SourceLine> {
        self.routine(routine)?.sources.get(number)?.as_ref()
    }
}
