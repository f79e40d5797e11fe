//! `visa-codegen site`: a specification as a web site.

use super::{Command, Context, FINDINGS, FINE, Failure, unexpected};
use crate::diagnostics::Severity;
use crate::render::{self, HumanStyle};
use crate::site::coverage::Coverage;
use crate::site::{self, Version};
use crate::{Spec, output};
use lexopt::Arg::{Long, Short, Value};
use std::path::{Path, PathBuf};

pub(super) const COMMAND: Command = Command {
    name: "site",
    summary: "make web pages of a specification",
    help: "\
Makes a web site of a specification: static pages that need neither network nor server. Open OUT/index.html.

usage: visa-codegen site DIR [--out OUT] [--against OLD]... [--coverage FILE] [--playground FILE]

options:
  --out OUT      where to write (default: target/site); what is there under other names stays
  --against OLD  an older version of the specification, oldest first: adds pages of what each brought, and of what DIR says
                 otherwise than the last
  --playground FILE
                 the command `visa` as a WebAssembly module (wasm32-wasip1), for the page where readers can try it
  --coverage FILE
                 what `cargo xtask coverage --json` printed: which instructions have semantics, and which tests meet them
  -h, --help     print this

exit status: 0 fine, 1 the specification has errors (nothing is written), 2 wrong usage or an unreadable file
",
    options: &["--out", "--against", "--coverage", "--playground", "--help"],
    run,
};

fn run(context: &mut Context<'_>, mut parser: lexopt::Parser) -> Result<u8, Failure> {
    let (mut dir, mut out, mut against) = (None, PathBuf::from("target/site"), Vec::new());
    let (mut coverage, mut playground) = (None, None);
    while let Some(arg) = parser.next()? {
        match arg {
            Short('h') | Long("help") => return Err(Failure::Help),
            Long("out") => out = PathBuf::from(parser.value()?),
            Long("playground") => playground = Some(PathBuf::from(parser.value()?)),
            Long("against") => against.push(PathBuf::from(parser.value()?)),
            Long("coverage") => coverage = Some(PathBuf::from(parser.value()?)),
            Value(value) if dir.is_none() => dir = Some(PathBuf::from(value)),
            other => return Err(unexpected(other, COMMAND.options)),
        }
    }
    let dir = dir.ok_or_else(|| Failure::Usage("DIR is missing".to_owned()))?;
    let unreadable = |error: crate::source::ReadError| Failure::Unreadable(error.to_string());
    let (spec, diagnostics) = crate::load(&dir).map_err(unreadable)?;
    if diagnostics.has_errors() {
        let errors = diagnostics.only(Severity::Error);
        let root = dir.to_string_lossy();
        let style = HumanStyle { root: &root, color: context.color, ..HumanStyle::default() };
        context.out.write_all(render::human(&spec.sources, &errors, style).as_bytes())?;
        writeln!(context.err, "nothing was written")?;
        return Ok(FINDINGS);
    }
    let mut older: Vec<(String, Spec)> = Vec::new();
    for path in &against {
        older.push((crate::generate::folder_name(path), crate::load(path).map_err(unreadable)?.0));
    }
    let versions: Vec<_> =
        older.iter().map(|(name, spec)| Version { name: name.clone(), model: &spec.model }).collect();
    let coverage = coverage.map(|path| read_coverage(&path)).transpose()?;
    let mut files =
        site::build(&spec, &versions, coverage.as_ref()).map_err(|error| Failure::Unreadable(error.to_string()))?;
    if let Some(path) = &playground {
        let wasm = std::fs::read(path).map_err(|error| unreadable(crate::source::ReadError::new(path, error)))?;
        let module = site::playground_module(Some(&wasm));
        files.retain(|file| file.path != module.path);
        files.push(module);
    }
    let changes = output::compare(&files, &out).map_err(unreadable)?;
    output::apply(&files, &changes, &out).map_err(unreadable)?;
    writeln!(context.out, "{}: {} of {} files changed", out.join("index.html").display(), changes.len(), files.len())?;
    Ok(FINE)
}

fn read_coverage(path: &Path) -> Result<Coverage, Failure> {
    let wrong = |error: String| Failure::Unreadable(format!("{}: {error}", path.display()));
    let text = std::fs::read_to_string(path).map_err(|error| wrong(error.to_string()))?;
    Coverage::parse(&text).map_err(|error| wrong(error.to_string()))
}
