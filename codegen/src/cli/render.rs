//! `visa-codegen render`: fills a template with what a specification says.

use super::{Command, Context, FINDINGS, FINE, Failure, counted, unexpected};
use crate::diagnostics::Severity;
use crate::emit::documents;
use crate::generate::folder_name;
use lexopt::Arg::{Long, Short, Value};
use std::path::PathBuf;

pub(super) const COMMAND: Command = Command {
    name: "render",
    summary: "fill a template with a specification",
    help: "\
Fills a template of yours with what a specification says: a header, a table, a page. The language is that of Tera, much like Jinja2.

usage: visa-codegen render --template FILE [--specs DIR] [-o FILE]
       visa-codegen render --context [--specs DIR] [-o FILE]

options:
  --template FILE  the template. If its name, without a final .tera, ends in .html or .xml, values are escaped
  --context        print what templates see, as JSON, but for `model`: that is what `visa-codegen json` prints
  --specs DIR      the specification (default: specs)
  -o, --output F   write to a file instead of standard output
  -h, --help       print this

codegen/templates/README.md describes what templates see, with an example. In short:
  {% for i in instructions %}{{ i.opcode | hex }} {{ i.name }} {{ i.platforms | join(sep=\",\") }}
  {% endfor %}

exit status: 0 fine, 1 the specification has errors (what could be read is used), 2 wrong usage, an unreadable file or a template
that cannot be filled
",
    options: &["--template", "--context", "--specs", "--output", "--help"],
    run,
};

fn run(context: &mut Context<'_>, mut parser: lexopt::Parser) -> Result<u8, Failure> {
    let (mut template, mut specs, mut output, mut show) = (None, PathBuf::from("specs"), None, false);
    while let Some(arg) = parser.next()? {
        match arg {
            Short('h') | Long("help") => return Err(Failure::Help),
            Long("template") => template = Some(PathBuf::from(parser.value()?)),
            Long("context") => show = true,
            Long("specs") => specs = PathBuf::from(parser.value()?),
            Short('o') | Long("output") => output = Some(PathBuf::from(parser.value()?)),
            Value(_) | Short(_) | Long(_) => return Err(unexpected(arg, COMMAND.options)),
        }
    }
    if show == template.is_some() {
        return Err(Failure::Usage("one of `--template FILE` and `--context` is wanted".to_owned()));
    }
    let unreadable = |path: &PathBuf, error| Failure::Unreadable(format!("{}: {error}", path.display()));
    let template = match template {
        Some(path) => Some((std::fs::read_to_string(&path).map_err(|e| unreadable(&path, e))?, path)),
        None => None,
    };
    let (spec, diagnostics) = crate::load(&specs).map_err(|error| Failure::Unreadable(error.to_string()))?;
    let prefix = folder_name(&specs);
    let text = match &template {
        None => documents::context_json(&spec.model, &prefix),
        Some((text, path)) => {
            let name = path.file_name().map_or_else(|| "template".into(), |n| n.to_string_lossy());
            let name = name.strip_suffix(".tera").unwrap_or(&name);
            documents::render(&spec.model, &prefix, name, text).map_err(|e| Failure::Unreadable(e.to_string()))?
        }
    };
    match &output {
        Some(path) => std::fs::write(path, text).map_err(|e| unreadable(path, e))?,
        None => context.out.write_all(text.as_bytes())?,
    }
    match diagnostics.count(Severity::Error) {
        0 => Ok(FINE),
        count => {
            let (dir, errors) = (specs.display(), counted(count, "error"));
            writeln!(
                context.err,
                "{dir} has {errors}, so that facts may be missing; `visa-codegen check {dir}` shows them"
            )?;
            Ok(FINDINGS)
        }
    }
}
