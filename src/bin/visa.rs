//! `visa`: reads, checks and changes vISA object files. See [`openvisa::cli`].

use openvisa::cli::{self, Context};
use std::io::{self, BufWriter, IsTerminal, Write};
use std::process::ExitCode;

fn main() -> ExitCode {
    let stdout = io::stdout();
    let plain = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty())
        || std::env::var_os("TERM").is_some_and(|term| term == "dumb");
    let color = stdout.is_terminal() && !plain;
    let width = std::env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok()).filter(|width| *width >= 40);
    let mut out = BufWriter::new(stdout.lock());
    let (mut input, mut err) = (io::stdin().lock(), io::stderr().lock());
    let mut context = Context { input: &mut input, out: &mut out, err: &mut err, color, width };
    let status = cli::run(std::env::args_os().skip(1), &mut context);
    match out.flush() {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => ExitCode::from(cli::USAGE),
        _ => ExitCode::from(status),
    }
}
