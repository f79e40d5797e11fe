//! `visa-codegen import`: writes pages of a strict specification from the facts of upstream
//! documents.

use super::specs_folder::{load_specs, specs_folder_parser, unreadable_file, warn_of_missing_facts};
use super::{Context, ExitStatus, Failure};
use crate::Spec;
use crate::import::plan::{self, Plan};
use crate::import::{self, PrintedDocument};
use crate::spec::model::{Dialect, Model};
use openvisa_cli_support::{counted, create_file, did_you_mean, nearest};
use std::path::{Path, PathBuf};

/// The arguments of `import`.
#[derive(Debug, clap::Args)]
pub struct ImportArgs {
    /// Folder of the upstream documents
    #[arg(value_name = "UPSTREAM", value_parser = specs_folder_parser())]
    pub upstream: PathBuf,
    /// Folder of the strict specification
    #[arg(value_name = "OUT", value_parser = specs_folder_parser())]
    pub out: PathBuf,
    /// Instructions (ADD) or documents (fields.md) to look at; without any, all
    #[arg(value_name = "NAME")]
    pub names: Vec<String>,
    /// Print the documents as if OUT had none, and write nothing; for merging by hand
    #[arg(long)]
    pub print: bool,
    /// Say what would be written, and write nothing
    #[arg(long)]
    pub dry_run: bool,
}

/// Executes `import`.
///
/// # Errors
/// If a folder is of the wrong kind, a name is unknown, or a file or the output cannot be read or
/// written.
pub fn run(args: &ImportArgs, context: &mut Context<'_>) -> Result<ExitStatus, Failure> {
    let spec = read_upstream(&args.upstream, context)?;
    let upstream = spec.model;
    let existing = read_existing(&args.out)?;
    if args.print {
        let mut documents = import::documents(&upstream, existing.as_ref());
        retain_named(&mut documents, &args.names)?;
        for document in documents {
            context.out.write_all(document.text.as_bytes())?;
        }
        return Ok(ExitStatus::Success);
    }
    let mut plan = match &existing {
        None => plan::fresh(&upstream),
        Some(model) => plan::update(&upstream, model, |path| args.out.join(path).exists()),
    };
    plan.add_unread(&spec.raw);
    if !args.names.is_empty() {
        let mut documents = import::documents(&upstream, existing.as_ref());
        retain_named(&mut documents, &args.names)?;
        plan.limit(|path| documents.iter().any(|document| document.path == path));
    }
    if !args.dry_run {
        write_documents(&args.out, &plan.new)?;
    }
    print_written(args, &plan, existing.is_some(), context)?;
    print_differences(args, &plan, context)?;
    Ok(ExitStatus::Success)
}

/// Reads upstream documents. Fails if the folder is a strict one.
fn read_upstream(dir: &Path, context: &mut Context<'_>) -> Result<Spec, Failure> {
    let (spec, diagnostics) = load_specs(dir)?;
    if spec.model.dialect == Dialect::Strict {
        let message = format!("{} is a strict folder already, not upstream documents", dir.display());
        return Err(Failure::Usage(message));
    }
    warn_of_missing_facts(dir, &diagnostics, context)?;
    Ok(spec)
}

/// Reads the strict specification in `dir`. Returns `None` if there is none yet.
fn read_existing(dir: &Path) -> Result<Option<Model>, Failure> {
    if !dir.join("instructions").exists() {
        return Ok(None);
    }
    let (spec, _) = load_specs(dir)?;
    if spec.model.dialect == Dialect::Upstream {
        let dir = dir.display();
        let message = format!("{dir} is not a strict folder: it has documents, but no `platforms.md`");
        return Err(Failure::Usage(message));
    }
    Ok(Some(spec.model))
}

/// Removes the documents that `names` do not name. No names keep all.
fn retain_named(documents: &mut Vec<PrintedDocument>, names: &[String]) -> Result<(), Failure> {
    if names.is_empty() {
        return Ok(());
    }
    let is_named = |document: &PrintedDocument, name: &str| {
        let path = document.path.strip_prefix("instructions/").unwrap_or(&document.path);
        document.path == name || path == name || path.strip_suffix(".md") == Some(name)
    };
    if let Some(name) = names.iter().find(|name| !documents.iter().any(|document| is_named(document, name))) {
        let known = documents.iter().filter_map(|d| d.path.strip_prefix("instructions/")?.strip_suffix(".md"));
        let message = format!("UPSTREAM has no instruction or document `{name}`");
        return Err(Failure::Usage(did_you_mean(message, nearest(name, known))));
    }
    documents.retain(|document| names.iter().any(|name| is_named(document, name)));
    Ok(())
}

/// Writes documents that do not exist. Fails, and leaves the file as it is, if one was created in
/// the meantime.
fn write_documents(dir: &Path, documents: &[PrintedDocument]) -> Result<(), Failure> {
    if !documents.is_empty() {
        let dir = dir.join("instructions");
        std::fs::create_dir_all(&dir).map_err(unreadable_file(&dir))?;
    }
    for document in documents {
        let path = dir.join(&document.path);
        create_file(&path, document.text.as_bytes()).map_err(unreadable_file(&path))?;
    }
    Ok(())
}

/// Prints how many documents were written, with how many gaps. Lists them if others existed before.
fn print_written(
    args: &ImportArgs,
    plan: &Plan,
    others_existed: bool,
    context: &mut Context<'_>,
) -> Result<(), Failure> {
    let out = args.out.display();
    if plan.new.is_empty() {
        let upstream = args.upstream.display();
        writeln!(context.out, "{out} has every document of {upstream}; nothing was written")?;
        return Ok(());
    }
    let wrote = if args.dry_run { "would write" } else { "wrote" };
    let gaps: usize = plan.new.iter().map(PrintedDocument::gaps).sum();
    writeln!(context.out, "{wrote} {} with {}", counted(plan.new.len(), "document"), counted(gaps, "gap"))?;
    if others_existed {
        for document in &plan.new {
            writeln!(context.out, "  {out}/{}", document.path)?;
        }
    }
    if gaps > 0 && !args.dry_run {
        writeln!(context.out, "`visa-codegen check {out}` lists the gaps")?;
    }
    if !plan.sentences.is_empty() {
        let count = counted(plan.sentences.len(), "sentence");
        writeln!(
            context.out,
            "{count} with facts in words were not carried over; each is a constraint, a gate or a note:"
        )?;
    }
    for sentence in &plan.sentences {
        writeln!(context.out, "  {} (line {}): {}", sentence.subject, sentence.span.line, sentence.text)?;
    }
    Ok(())
}

/// Prints the lines that the index of OUT needs, and where OUT differs from UPSTREAM without an
/// erratum.
fn print_differences(args: &ImportArgs, plan: &Plan, context: &mut Context<'_>) -> Result<(), Failure> {
    let (upstream, out) = (args.upstream.display(), args.out.display());
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
