//! `visa-codegen`: reads, checks and compares vISA specifications, and generates code from them. See [`openvisa_codegen::cli`].

use openvisa_codegen::cli::{self, Context};
use std::io::{self, BufWriter, IsTerminal, Write};
use std::process::ExitCode;

fn main() -> ExitCode {
    let stdout = io::stdout();
    let plain = ["NO_COLOR"].iter().any(|name| std::env::var_os(name).is_some_and(|value| !value.is_empty()))
        || std::env::var_os("TERM").is_some_and(|term| term == "dumb");
    let color = stdout.is_terminal() && !plain;
    let width = std::env::var("COLUMNS").ok().and_then(|columns| columns.parse().ok()).filter(|width| *width >= 40);
    let mut out = BufWriter::new(stdout.lock());
    let mut err = io::stderr().lock();
    let status = cli::run(std::env::args_os().skip(1), &mut Context { out: &mut out, err: &mut err, color, width });
    match out.flush() {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => ExitCode::from(cli::USAGE),
        _ => ExitCode::from(status),
    }
}
