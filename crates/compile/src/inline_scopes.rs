//! Scopes of inline assembly, which the vISA texts in zebins lack.
//!
//! A name that is declared inside the braces of an inline block ends with the brace. The compiler
//! prints the texts of zebins without braces. For example, a function that declares `part` in its
//! block and is inlined twice gives `.decl part` twice in one kernel, which no assembler accepts.
//! The compiler's dumps `*.inline.visaasm` are what it has assembled, and have the braces.

use std::collections::BTreeSet;
use std::path::Path;
use std::{fs, io};

/// The end of the names of dumps of kernels with inline assembly.
const DUMP_ENDING: &str = ".inline.visaasm";

/// The directives that begin the text of a kernel or of a function.
const UNIT_DIRECTIVES: [&str; 2] = [".kernel \"", ".global_function \""];

/// Returns the name in a line that declares a variable.
fn declared_name(line: &str) -> Option<&str> {
    line.trim_start().strip_prefix(".decl ")?.split_whitespace().next()
}

/// Returns whether a text declares a name twice.
pub(crate) fn has_repeated_names(text: &str) -> bool {
    let mut names = BTreeSet::new();
    text.lines().filter_map(declared_name).any(|name| !names.insert(name))
}

/// The text of a kernel or function in a dump, with the version of the dump.
pub(crate) struct DumpedUnit(String);

impl DumpedUnit {
    /// Returns whether this is the program of a text that the compiler printed without scopes.
    ///
    /// Equal names of general variables distinguish the program from earlier attempts of the
    /// compiler, which dumps those too. Printed texts have other names for predicates.
    fn is_program_of(&self, text: &str) -> bool {
        fn identity(text: &str) -> (Option<&str>, Option<&str>, Vec<&str>) {
            let general = text.lines().filter(|line| line.contains(" v_type=G "));
            let mut names: Vec<_> = general.filter_map(declared_name).collect();
            names.sort_unstable();
            let line_with = |start: &str| text.lines().map(str::trim).find(|line| line.starts_with(start));
            (UNIT_DIRECTIVES.iter().find_map(|start| line_with(start)), line_with(".kernel_attr SimdSize="), names)
        }
        identity(&self.0) == identity(text)
    }
}

/// Reads the dumps of a folder, in the order of their names, which is that of the compiler's
/// attempts.
pub(crate) fn read_dumps(folder: &Path) -> io::Result<Vec<DumpedUnit>> {
    let mut paths = Vec::new();
    for entry in fs::read_dir(folder)? {
        let path = entry?.path();
        if path.to_string_lossy().ends_with(DUMP_ENDING) {
            paths.push(path);
        }
    }
    paths.sort();
    let mut units = Vec::new();
    for path in paths {
        units.extend(split_units(&fs::read_to_string(path)?));
    }
    Ok(units)
}

/// Splits a dump into the texts of its kernel and its functions.
fn split_units(dump: &str) -> Vec<DumpedUnit> {
    let (mut version, mut units) = (String::new(), Vec::<DumpedUnit>::new());
    for line in dump.lines() {
        if UNIT_DIRECTIVES.iter().any(|directive| line.starts_with(directive)) {
            units.push(DumpedUnit(version.clone()));
        }
        let text = units.last_mut().map_or(&mut version, |unit| &mut unit.0);
        text.push_str(line);
        text.push('\n');
    }
    units
}

/// Returns the dumped program of a text without scopes, if there is one.
pub(crate) fn find_program<'d>(dumps: &'d [DumpedUnit], text: &str) -> Option<&'d str> {
    dumps.iter().rev().find(|dump| dump.is_program_of(text)).map(|dump| dump.0.as_str())
}

#[cfg(test)]
mod tests {
    use super::*;

    const DUMP: &str = ".version 4.2\n//// KERNEL: ////\n.kernel \"k\"\n.kernel_attr SimdSize=16\n.decl V32 v_type=G type=d\n{\n.decl p \
                        v_type=P\n.decl a v_type=G type=d\n}\n{\n.decl a v_type=G type=d\n}\n.global_function \"f\"\n\
                        .kernel_attr SimdSize=16\n.decl V32 v_type=G type=d\n";
    const PRINTED: &str = ".version 4.2\n.kernel \"k\"\n// .decl V0 v_type=G\n.decl V32 v_type=G type=d\n.decl a v_type=G type=d\n\
                           .decl a v_type=G type=d\n.decl P1 v_type=P\n.kernel_attr SimdSize=16\n";

    #[test]
    fn names_that_are_declared_twice_are_found_but_not_those_in_comments() {
        assert!(has_repeated_names(PRINTED));
        assert!(!has_repeated_names("// .decl V0 v_type=G\n.decl V0 v_type=G\n.decl V1 v_type=G alias=<V0, 0>\n"));
    }

    #[test]
    fn the_dump_of_a_kernel_is_that_with_its_name_width_and_variables() {
        let units = split_units(DUMP);
        let found = find_program(&units, PRINTED).expect("the dump has the kernel");
        assert!(found.starts_with(".version 4.2\n") && found.contains(".kernel \"k\"") && !found.contains("\"f\""));
        for (from, to) in [("\"k\"", "\"l\""), ("SimdSize=16", "SimdSize=8"), (".decl V32", ".decl V33")] {
            assert_eq!(find_program(&units, &PRINTED.replace(from, to)), None, "{to}");
        }
        let function = ".version 4.2\n.global_function \"f\"\n.decl V32 v_type=G type=d\n.kernel_attr SimdSize=16\n";
        assert!(find_program(&units, function).is_some_and(|found| !found.contains("\"k\"")));
    }
}
