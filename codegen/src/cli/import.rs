//! `visa-codegen import`: facts of upstream documents as documents of a strict folder.

use super::{Command, Context, FINE, Failure, counted, unexpected};
use crate::diagnostics::Severity;
use crate::import::plan::{self, Plan};
use crate::import::{self, Document};
use crate::load;
use crate::model::{Dialect, Model};
use lexopt::Arg::{Long, Short, Value};
use std::path::{Path, PathBuf};

pub(super) const COMMAND: Command = Command {
    name: "import",
    summary: "carry facts of upstream documents over",
    help: "\
Carries the facts of upstream documents over into a strict folder: opcodes, formats, fields, bits, values, types, availability.
Descriptions and pseudo-code are the author's to write: each is left as a gap, `TODO`, which `check` reports.

usage: visa-codegen import UPSTREAM OUT [NAME...] [--print] [--dry-run]

If OUT does not exist, it is made, with all documents. Otherwise only documents that it lacks are written, fitted to its shared
fields, except instructions that its errata leave out on purpose; what is there already is never touched. For the rest, import
says where OUT differs from UPSTREAM without an erratum, and which lines the index needs.

NAME is an instruction (ADD) or a document (fields.md); with it, only these are looked at.

options:
  --print     print the documents as they would be written if OUT lacked them, and write nothing: to merge by hand
  --dry-run   say what would be written, and write nothing
  -h, --help  print this

exit status: 0 fine, 2 wrong usage or an unreadable file
",
    options: &["--print", "--dry-run", "--help"],
    run,
};

#[derive(Default)]
struct Options {
    upstream: PathBuf,
    out: PathBuf,
    names: Vec<String>,
    print: bool,
    dry_run: bool,
}

fn run(context: &mut Context<'_>, parser: lexopt::Parser) -> Result<u8, Failure> {
    let options = parse(parser)?;
    let upstream = read_upstream(context, &options)?;
    let existing = read_existing(&options)?;
    if options.print {
        let mut documents = import::documents(&upstream, existing.as_ref());
        select(&mut documents, &options.names)?;
        for document in documents {
            context.out.write_all(document.text.as_bytes())?;
        }
        return Ok(FINE);
    }
    let mut plan = match &existing {
        None => plan::fresh(&upstream),
        Some(model) => plan::update(&upstream, model, |path| options.out.join(path).exists()),
    };
    if !options.names.is_empty() {
        let mut all = import::documents(&upstream, existing.as_ref());
        select(&mut all, &options.names)?;
        plan.limit(|path| all.iter().any(|d| d.path == path));
    }
    if !options.dry_run {
        write(&options.out, &plan.new)?;
    }
    tell(context, &options, &plan, existing.is_some())?;
    Ok(FINE)
}

fn parse(mut parser: lexopt::Parser) -> Result<Options, Failure> {
    let mut options = Options::default();
    let mut values = Vec::new();
    while let Some(arg) = parser.next()? {
        match arg {
            Short('h') | Long("help") => return Err(Failure::Help),
            Long("print") => options.print = true,
            Long("dry-run") => options.dry_run = true,
            Value(value) => values.push(value),
            Short(_) | Long(_) => return Err(unexpected(arg, COMMAND.options)),
        }
    }
    let mut values = values.into_iter();
    let (Some(upstream), Some(out)) = (values.next(), values.next()) else {
        return Err(Failure::Usage("two folders are wanted, UPSTREAM and OUT".to_owned()));
    };
    (options.upstream, options.out) = (upstream.into(), out.into());
    options.names = values.map(|name| name.to_string_lossy().into_owned()).collect();
    Ok(options)
}

fn read_upstream(context: &mut Context<'_>, options: &Options) -> Result<Model, Failure> {
    let dir = options.upstream.display();
    let (spec, diagnostics) = load(&options.upstream).map_err(|error| Failure::Unreadable(error.to_string()))?;
    if spec.model.dialect == Dialect::Strict {
        let message =
            format!("{dir} holds documents of ours, so it is a strict folder already, not upstream documents");
        return Err(Failure::Usage(message));
    }
    match diagnostics.count(Severity::Error) {
        0 => {}
        count => writeln!(
            context.err,
            "{dir} has {}, so that facts may be missing; `visa-codegen check {dir}` shows them",
            counted(count, "error")
        )?,
    }
    Ok(spec.model)
}

/// The folder that is there; `None` if there is none yet.
fn read_existing(options: &Options) -> Result<Option<Model>, Failure> {
    let out = &options.out;
    if !out.join("instructions").exists() {
        return Ok(None);
    }
    let (spec, _) = load(out).map_err(|error| Failure::Unreadable(error.to_string()))?;
    if spec.model.dialect == Dialect::Upstream {
        let message = format!("{} holds documents but no `platforms.md`, so it is not a strict folder", out.display());
        return Err(Failure::Usage(message));
    }
    Ok(Some(spec.model))
}

/// Keeps the documents that are named.
fn select(documents: &mut Vec<Document>, names: &[String]) -> Result<(), Failure> {
    if names.is_empty() {
        return Ok(());
    }
    let is = |document: &Document, name: &str| {
        document.path == name
            || document.path == format!("instructions/{name}.md")
            || document.path == format!("instructions/{name}")
    };
    if let Some(name) = names.iter().find(|name| !documents.iter().any(|d| is(d, name))) {
        return Err(Failure::Usage(format!("UPSTREAM has no instruction or document `{name}`")));
    }
    documents.retain(|d| names.iter().any(|name| is(d, name)));
    Ok(())
}

/// Writes documents that are not there. One that has appeared meanwhile is an error, and not overwritten.
fn write(out: &Path, documents: &[Document]) -> Result<(), Failure> {
    let failure = |path: &Path, error: std::io::Error| Failure::Unreadable(format!("{}: {error}", path.display()));
    if !documents.is_empty() {
        let dir = out.join("instructions");
        std::fs::create_dir_all(&dir).map_err(|error| failure(&dir, error))?;
    }
    for document in documents {
        let path = out.join(&document.path);
        let file = std::fs::File::create_new(&path);
        file.and_then(|mut f| std::io::Write::write_all(&mut f, document.text.as_bytes()))
            .map_err(|e| failure(&path, e))?;
    }
    Ok(())
}

fn tell(context: &mut Context<'_>, options: &Options, plan: &Plan, update: bool) -> Result<(), Failure> {
    let (upstream, out) = (options.upstream.display(), options.out.display());
    let written = if options.dry_run { "would write" } else { "wrote" };
    let gaps: usize = plan.new.iter().map(Document::gaps).sum();
    match plan.new.len() {
        0 => writeln!(context.out, "{out} has every document of {upstream}; nothing was written")?,
        count => {
            writeln!(context.out, "{written} {} with {}", counted(count, "document"), counted(gaps, "gap"))?;
        }
    }
    if update {
        for document in &plan.new {
            writeln!(context.out, "  {out}/{}", document.path)?;
        }
    }
    if gaps > 0 && !options.dry_run {
        writeln!(context.out, "`visa-codegen check {out}` lists the gaps")?;
    }
    for (group, line) in &plan.index {
        writeln!(context.out, "for {out}/6_instructions.md, group \"{group}\":\n  {line}")?;
    }
    for name in &plan.only_here {
        writeln!(context.out, "only {out} has {name}")?;
    }
    if !plan.differing.is_empty() {
        writeln!(context.out, "{out} differs from {upstream}, and no erratum says why:")?;
        for (subject, count) in &plan.differing {
            writeln!(context.out, "  {subject}: {count}")?;
        }
        writeln!(context.out, "`visa-codegen diff {upstream} {out} --errata` shows what differs")?;
    }
    if plan.explained > 0 {
        writeln!(context.out, "{} differences are explained by errata", plan.explained)?;
    }
    Ok(())
}
