//! The streams of a command.

use std::ffi::OsString;
use std::io::{self, IsTerminal, Read, Write};

/// Widths of fewer columns than this are ignored: text wrapped to them is harder to read than cut
/// lines.
const MIN_WIDTH_COLUMNS: usize = 40;

/// The streams of a command, and how to format what goes to them.
#[allow(missing_debug_implementations)]
pub struct Context<'a> {
    /// Standard input, for arguments that are `-`.
    pub input: &'a mut dyn Read,
    /// Standard output, for results.
    pub out: &'a mut dyn Write,
    /// Standard error, for everything that is not a result.
    pub err: &'a mut dyn Write,
    /// Whether `out` gets colours.
    pub color: bool,
    /// Whether `err` gets colours.
    pub err_color: bool,
    /// Whether to print lines about the progress of long work to `err`. True on terminals.
    pub progress: bool,
    /// Width of the terminal in columns, if known.
    pub width: Option<usize>,
    /// Looks up an environment variable. A test supplies the environment of a command with it.
    pub variable: fn(&str) -> Option<OsString>,
}

impl<'a> Context<'a> {
    /// Returns a context for streams that are not terminals: without colours, of unknown width, in
    /// an empty environment.
    pub fn plain(input: &'a mut dyn Read, out: &'a mut dyn Write, err: &'a mut dyn Write) -> Self {
        Self { input, out, err, color: false, err_color: false, progress: false, width: None, variable: |_| None }
    }

    /// Calls `body` with the standard streams of the process.
    ///
    /// The width is that in the environment variable `COLUMNS`. The caller flushes `out`.
    pub(crate) fn with_standard_streams<T>(body: impl FnOnce(&mut Context<'_>) -> T) -> T {
        // The streams are not locked, so that other threads can print while `body` runs.
        let (mut input, stdout, mut err) = (io::stdin(), io::stdout(), io::stderr());
        let variable = |name: &str| std::env::var_os(name);
        let color = wants_colors(stdout.is_terminal(), variable);
        let err_color = wants_colors(err.is_terminal(), variable);
        let columns = std::env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok());
        let width = columns.filter(|columns| *columns >= MIN_WIDTH_COLUMNS);
        let mut out = io::BufWriter::new(stdout);
        let progress = err.is_terminal();
        let (input, out, err) = (&mut input, &mut out, &mut err);
        body(&mut Context { input, out, err, color, err_color, progress, width, variable })
    }
}

/// Returns whether a stream gets colours. `variable` looks up an environment variable; an empty one
/// counts as not set.
///
/// The first of these that applies decides: `NO_COLOR` is set: no. `CLICOLOR_FORCE` is set, and not
/// 0: yes. `CLICOLOR` is 0 or `TERM` is `dumb`: no. Otherwise terminals get colours.
#[must_use]
pub fn wants_colors(is_terminal: bool, variable: impl Fn(&str) -> Option<OsString>) -> bool {
    let value_of = |name| variable(name).filter(|value| !value.is_empty());
    let is_off = |name| value_of(name).is_some_and(|value| value == "0");
    let is_forced = value_of("CLICOLOR_FORCE").is_some() && !is_off("CLICOLOR_FORCE");
    let is_plain = is_off("CLICOLOR") || value_of("TERM").is_some_and(|value| value == "dumb");
    value_of("NO_COLOR").is_none() && (is_forced || is_terminal && !is_plain)
}

#[cfg(test)]
mod tests {
    use super::wants_colors;

    fn wants_colors_with(is_terminal: bool, set: &[(&str, &str)]) -> bool {
        let find = |name: &str| set.iter().find(|(known, _)| *known == name);
        wants_colors(is_terminal, |name| find(name).map(|(_, value)| value.into()))
    }

    #[test]
    fn terminals_get_colours_unless_the_environment_forbids_it() {
        assert!(wants_colors_with(true, &[]));
        assert!(wants_colors_with(true, &[("TERM", "xterm"), ("NO_COLOR", ""), ("CLICOLOR", "1")]));
        for setting in [("NO_COLOR", "1"), ("NO_COLOR", "0"), ("CLICOLOR", "0"), ("TERM", "dumb")] {
            assert!(!wants_colors_with(true, &[setting]), "{setting:?}");
        }
    }

    #[test]
    fn other_streams_get_colours_only_if_the_environment_forces_it() {
        assert!(!wants_colors_with(false, &[]));
        assert!(!wants_colors_with(false, &[("CLICOLOR", "1"), ("CLICOLOR_FORCE", "0")]));
        assert!(wants_colors_with(false, &[("CLICOLOR_FORCE", "1"), ("TERM", "dumb")]));
        assert!(!wants_colors_with(true, &[("CLICOLOR_FORCE", "1"), ("NO_COLOR", "1")]));
    }
}
