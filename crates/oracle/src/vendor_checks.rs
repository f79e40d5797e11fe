//! The table of the vendor's checks: each place of its verifier that reports something, with the
//! rule of ours that reports the same.
//!
//! The table is `docs/vendor-checks.tsv`, and `docs/vendor-checks.md` is generated from it. For
//! most rows, `tests/vendor_checks/kernels.tsv` has kernels that break the fact, which tests check.

use crate::verdict::find_errors;
use openvisa_cli_support::{Context, ExitStatus, Failure};
use openvisa_findings::Finding;
use rayon::prelude::*;
use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::Path;

/// The table, relative to the root of the repository.
const TABLE: &str = "docs/vendor-checks.tsv";

/// The document that is generated from the table.
const DOCUMENT: &str = "docs/vendor-checks.md";

/// The kernels that break facts of the table.
const KERNELS: &str = "tests/vendor_checks/kernels.tsv";

/// Kernels that break no rule. Those that break one differ from them in one place.
const VALID: &str = "tests/vendor_checks/valid.tsv";

/// The declarations that each kernel has.
const DECLARATIONS: &str = "tests/vendor_checks/declarations.txt";

/// Separates the statements of a kernel in a column.
const SEPARATOR: &str = ";;";

/// Count the vendor's checks that a rule of ours reports
///
/// The table docs/vendor-checks.tsv has a row for each place that reports something in the vendor's
/// verifier. Checks that each kernel of tests/vendor_checks breaks the rule that its row names.
#[derive(Debug, clap::Args)]
#[command(verbatim_doc_comment)]
pub struct ChecksArgs {
    /// Write docs/vendor-checks.md
    #[arg(long)]
    write: bool,
}

impl ChecksArgs {
    /// Checks the table, and prints how many rows have a rule.
    ///
    /// # Errors
    /// Returns a failure if a file cannot be read, or is no table.
    pub fn run(&self, root: &Path, context: &mut Context<'_>) -> Result<ExitStatus, Failure> {
        let checks = VendorChecks::read(root).map_err(Failure::Unreadable)?;
        let mut broken = checks.broken_kernels().map_err(Failure::Unreadable)?;
        broken.extend(checks.invalid_kernels().map_err(Failure::Unreadable)?);
        for message in &broken {
            writeln!(context.out, "{message}")?;
        }
        let document = root.join(DOCUMENT);
        let is_fresh = std::fs::read_to_string(&document).is_ok_and(|text| text == checks.document());
        if self.write && !is_fresh {
            let describe = |error| Failure::Unreadable(format!("{}: {error}", document.display()));
            std::fs::write(&document, checks.document()).map_err(describe)?;
        } else if !is_fresh {
            writeln!(context.out, "{DOCUMENT} is stale: run `cargo xtask coverage --vendor --write`")?;
        }
        writeln!(context.out, "{}", checks.summary())?;
        let is_good = broken.is_empty() && (is_fresh || self.write);
        Ok(if is_good { ExitStatus::Success } else { ExitStatus::Findings })
    }
}

/// The statement of a row about our rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Coverage {
    /// A rule of ours reports the same.
    Rule,
    /// No rule is needed, for a reason.
    Reason,
    /// A rule is missing, or reports the same in part only.
    Missing,
}

/// A place of the vendor's verifier that reports something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Check {
    /// The line of the vendor's file.
    pub line: u32,
    /// The instruction or part of a program that it is about.
    pub subject: String,
    /// The condition that must hold.
    pub fact: String,
    /// Whether a rule of ours reports it.
    pub coverage: Coverage,
    /// The codes of our rules, separated by blanks, or the reason.
    pub by: String,
}

/// A kernel that breaks a fact.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FaultyKernel {
    /// The line of the check, which identifies its row.
    pub line: u32,
    /// The platform of the specification.
    pub platform: String,
    /// The code of the rule that must report it; empty if none must.
    pub code: String,
    /// Declarations, inputs, attributes and instructions.
    pub statements: Vec<String>,
}

impl FaultyKernel {
    /// Returns the text of the kernel.
    pub fn text(&self, declarations: &str) -> String {
        let own = |prefix: &str| -> String {
            let own = self.statements.iter().filter(|statement| statement.starts_with(prefix));
            own.map(|statement| format!("{statement}\n")).collect()
        };
        let (variables, inputs, attributes) = (own(".decl"), own(".input"), own(".kernel_attr"));
        let instructions = self.statements.iter().filter(|statement| !statement.starts_with('.'));
        let instructions: String = instructions.map(|statement| format!("    {statement}\n")).collect();
        format!(
            ".version 4.2\n.kernel \"k\"\n{declarations}{variables}{inputs}.kernel_attr Target=\"cm\"\n{attributes}\
             .function \"k_main\"\nk_main:\n{instructions}    ret (M1, 1)\n"
        )
    }
}

/// The table with its kernels.
#[derive(Clone, Debug)]
pub struct VendorChecks {
    /// The rows, in the order of the vendor's file.
    pub checks: Vec<Check>,
    /// The kernels, in the same order.
    pub kernels: Vec<FaultyKernel>,
    /// Kernels that break no rule.
    pub valid: Vec<FaultyKernel>,
    declarations: String,
}

impl VendorChecks {
    /// Reads the table and the kernels of the repository.
    ///
    /// # Errors
    /// Returns a message for each line that is wrong: with the wrong number of columns, out of
    /// order, with an unknown word, or a kernel for a row that does not exist.
    pub fn read(root: &Path) -> Result<Self, String> {
        let read = |name: &str| std::fs::read_to_string(root.join(name)).map_err(|error| format!("{name}: {error}"));
        let mut errors = Vec::new();
        let checks = parse_rows(TABLE, &read(TABLE)?, parse_check, &mut errors);
        let kernels = parse_rows(KERNELS, &read(KERNELS)?, parse_kernel, &mut errors);
        let valid = parse_rows(VALID, &read(VALID)?, parse_valid, &mut errors);
        for pair in checks.windows(2).filter(|pair| pair[0].line >= pair[1].line) {
            errors.push(format!("{TABLE}: line {} of the vendor's file follows {}", pair[1].line, pair[0].line));
        }
        let known: BTreeSet<u32> = checks.iter().map(|check| check.line).collect();
        for kernel in kernels.iter().filter(|kernel| !known.contains(&kernel.line)) {
            errors.push(format!("{KERNELS}: {TABLE} has no row for line {}", kernel.line));
        }
        match errors.is_empty() {
            true => Ok(Self { checks, kernels, valid, declarations: read(DECLARATIONS)? }),
            false => Err(errors.join("\n")),
        }
    }

    /// Checks each kernel. Returns a message for each that does not break the rule that it names,
    /// or whose row does not name this rule.
    ///
    /// # Errors
    /// Returns a message if a kernel cannot be checked, for example because of its platform.
    pub fn broken_kernels(&self) -> Result<Vec<String>, String> {
        let messages: Result<Vec<_>, String> =
            self.kernels.par_iter().map(|kernel| self.check_kernel(kernel)).collect();
        Ok(messages?.into_iter().flatten().collect())
    }

    /// Returns a message for each of the valid kernels that breaks a rule.
    ///
    /// # Errors
    /// As [`Self::broken_kernels`].
    pub fn invalid_kernels(&self) -> Result<Vec<String>, String> {
        let check = |kernel: &FaultyKernel| {
            let errors = find_errors(kernel.text(&self.declarations).as_bytes(), &kernel.platform)?;
            let statements = kernel.statements.join("; ");
            let message = |error: &Finding| format!("{VALID}: {}: {}: {statements}", kernel.platform, error.code);
            Ok(errors.first().map(message))
        };
        let messages: Result<Vec<_>, String> = self.valid.par_iter().map(check).collect();
        Ok(messages?.into_iter().flatten().collect())
    }

    fn check_kernel(&self, kernel: &FaultyKernel) -> Result<Option<String>, String> {
        let errors = find_errors(kernel.text(&self.declarations).as_bytes(), &kernel.platform)?;
        let place = format!("{KERNELS}: row {} ({})", kernel.line, kernel.platform);
        if !errors.iter().any(|error| error.code == kernel.code) {
            let found: Vec<_> = errors.iter().map(|error| error.code.as_str()).collect();
            let found = if found.is_empty() { "nothing".to_owned() } else { found.join(" ") };
            let statements = kernel.statements.join("; ");
            return Ok(Some(format!("{place}: expected `{}`, found {found}: {statements}", kernel.code)));
        }
        let is_named = self
            .checks
            .iter()
            .any(|check| check.line == kernel.line && check.by.split([' ', '`']).any(|code| code == kernel.code));
        Ok((!is_named).then(|| format!("{place}: the row of {TABLE} does not name `{}`", kernel.code)))
    }

    /// Returns the number of rows with this coverage.
    pub fn count(&self, coverage: Coverage) -> usize {
        self.checks.iter().filter(|check| check.coverage == coverage).count()
    }

    /// Returns a line with the number of rows by coverage.
    pub fn summary(&self) -> String {
        let [rule, reason, missing] = [Coverage::Rule, Coverage::Reason, Coverage::Missing].map(|of| self.count(of));
        let tested: BTreeSet<u32> = self.kernels.iter().map(|kernel| kernel.line).collect();
        format!(
            "{} of {} checks of the vendor are mapped: {rule} by a rule, {reason} by a reason; {missing} lack a rule. \
             {} rows have kernels ({}).",
            rule + reason,
            self.checks.len(),
            tested.len(),
            self.kernels.len()
        )
    }

    /// Returns the document of the table.
    pub fn document(&self) -> String {
        let mut text = format!("{HEAD}\n{}\n", self.summary());
        for (coverage, title, column) in [
            (Coverage::Missing, "Without a rule", "what is missing"),
            (Coverage::Rule, "By a rule", "codes"),
            (Coverage::Reason, "By a reason", "reason"),
        ] {
            let rows = self.checks.iter().filter(|check| check.coverage == coverage);
            _ = write!(
                text,
                "\n## {title}\n\n| line | subject | what must hold | {column} |\n| --- | --- | --- | --- |\n"
            );
            for Check { line, subject, fact, by, .. } in rows {
                let by = match coverage {
                    Coverage::Rule => by.split(' ').map(|code| format!("`{code}`")).collect::<Vec<_>>().join(", "),
                    _ => by.clone(),
                };
                _ = writeln!(text, "| {line} | {} | {} | {} |", escape(subject), escape(fact), escape(&by));
            }
        }
        text
    }
}

/// The beginning of the document.
const HEAD: &str = "\
<!-- Generated from vendor-checks.tsv by `cargo xtask coverage --vendor --write`. -->

# The vendor's checks and ours

Each place of the vendor's verifier that reports something has a row here: what must hold, in our
words, and the rule of ours that reports the same. `visa explain CODE` describes a rule.

The lines are those of `visa/IsaVerification.cpp` at commit
`98fff71643f1d26ba6cc25811e46c780bb022158` of `intel/intel-graphics-compiler`. A place is a call of
one of its two macros for reports, or of `verify`, `error` or `badEnum` in its part for messages to
memory. Codes that begin with `text:` or `file:` are reported while a text or file is read.

`tests/vendor_checks/kernels.tsv` has kernels that break the fact of a row, with the code that must
report it, and `valid.tsv` beside it the valid kernels that these differ from in one place.
";

fn escape(cell: &str) -> String {
    cell.replace('|', "\\|").replace('<', "\\<").replace('*', "\\*")
}

/// Parses the rows of a table below its head.
fn parse_rows<T>(name: &str, table: &str, parse: fn(&[&str]) -> Result<T, String>, errors: &mut Vec<String>) -> Vec<T> {
    let mut rows = Vec::new();
    for (number, line) in (1..).zip(table.lines()).skip(1) {
        let columns: Vec<&str> = line.split('\t').collect();
        match parse(&columns) {
            Ok(row) => rows.push(row),
            Err(message) => errors.push(format!("{name}: line {number}: {message}")),
        }
    }
    rows
}

fn parse_check(columns: &[&str]) -> Result<Check, String> {
    let [line, subject, fact, coverage, by] = columns else {
        return Err(format!("expected 5 columns separated by tabs, found {}", columns.len()));
    };
    let coverage = match *coverage {
        "rule" => Coverage::Rule,
        "reason" => Coverage::Reason,
        "missing" => Coverage::Missing,
        other => return Err(format!("expected rule, reason or missing, found `{other}`")),
    };
    if [subject, fact, by].into_iter().any(|column| column.is_empty()) {
        return Err("a column is empty".to_owned());
    }
    let [subject, fact, by] = [subject, fact, by].map(|column| (*column).to_owned());
    Ok(Check { line: parse_line(line)?, subject, fact, coverage, by })
}

fn parse_kernel(columns: &[&str]) -> Result<FaultyKernel, String> {
    let [line, platform, code, statements] = columns else {
        return Err(format!("expected 4 columns separated by tabs, found {}", columns.len()));
    };
    let statements = statements.split(SEPARATOR).map(|statement| statement.trim().to_owned()).collect();
    let [platform, code] = [platform, code].map(|column| (*column).to_owned());
    Ok(FaultyKernel { line: parse_line(line)?, platform, code, statements })
}

fn parse_valid(columns: &[&str]) -> Result<FaultyKernel, String> {
    match columns {
        [platform, statements] => parse_kernel(&["0", platform, "", statements]),
        _ => Err(format!("expected 2 columns separated by tabs, found {}", columns.len())),
    }
}

fn parse_line(text: &str) -> Result<u32, String> {
    text.parse().map_err(|_| format!("expected the number of a line, found `{text}`"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read() -> VendorChecks {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).expect("the package is in a workspace");
        VendorChecks::read(root).unwrap_or_else(|message| panic!("{message}"))
    }

    #[test]
    fn each_kernel_breaks_the_rule_that_the_row_of_the_vendors_check_names() {
        let broken = read().broken_kernels().expect("the kernels can be checked");
        assert!(broken.is_empty(), "{}", broken.join("\n"));
    }

    #[test]
    fn kernels_break_a_rule_only_by_what_makes_them_differ_from_valid_ones() {
        let checks = read();
        assert!(checks.valid.len() >= 60, "{} kernels", checks.valid.len());
        let invalid = checks.invalid_kernels().expect("the kernels can be checked");
        assert!(invalid.is_empty(), "{}", invalid.join("\n"));
    }

    #[test]
    fn each_row_with_a_rule_has_a_kernel() {
        let checks = read();
        let tested: BTreeSet<u32> = checks.kernels.iter().map(|kernel| kernel.line).collect();
        let by_rule = checks.checks.iter().filter(|check| check.coverage == Coverage::Rule);
        let untested: Vec<_> = by_rule.filter(|check| !tested.contains(&check.line)).collect();
        assert!(untested.is_empty(), "{untested:?}");
        assert!(tested.len() >= 150, "{} rows", tested.len());
    }

    #[test]
    fn the_document_is_generated_from_the_table() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).ancestors().nth(2).expect("the package is in a workspace");
        let document = std::fs::read_to_string(root.join(DOCUMENT)).expect("the document");
        assert!(document == read().document(), "stale: run `cargo xtask coverage --vendor --write`");
    }

    #[test]
    fn a_wrong_row_is_an_error_that_names_its_line() {
        let mut errors = Vec::new();
        let rows =
            parse_rows("t", "head\n1\ta\tb\trule\tc\nx\ta\tb\trule\tc\n2\ta\tb\tnever\tc\n", parse_check, &mut errors);
        assert_eq!(rows.len(), 1);
        assert!(errors[0].starts_with("t: line 3: ") && errors[1].starts_with("t: line 4: "), "{errors:?}");
    }
}
