//! `visa-codegen json`: the model as JSON, or the schema of that JSON.

use super::{Command, Context, FINDINGS, FINE, Failure, counted, unexpected};
use crate::diagnostics::Severity;
use crate::export;
use lexopt::Arg::{Long, Short, Value};
use std::path::PathBuf;

pub(super) const COMMAND: Command = Command {
    name: "json",
    summary: "print a specification as JSON",
    help: "\
Prints everything that a specification says as one JSON document.

usage: visa-codegen json DIR
       visa-codegen json --schema

options:
  --schema    print the JSON schema (draft 2020-12) of the document instead
  -h, --help  print this

A thing with a place is {\"value\", \"span\"}; `file` of a span is a position in `files`. References are positions: of data types
in `data_types`, of platforms in `platforms`, of fields in the `fields` of their instruction, and so on.

`opcodes` has the instructions at a glance, by name:
  visa-codegen json DIR | jq -r '.opcodes[] | [.opcode, .sub_opcode, .name, (.mnemonics | join(\" \"))] | @tsv'
  visa-codegen json DIR | jq -r '.opcodes[] | select(.platforms | index(\"PVC\")) | .name'
`instructions` has everything about them:
  visa-codegen json DIR | jq '.instructions[] | select(.name.value == \"ADD\") | .fields[].name.value'

exit status: 0 fine, 1 the specification has errors (what could be read is printed), 2 wrong usage or an unreadable file
",
    options: &["--schema", "--help"],
    run,
};

fn run(context: &mut Context<'_>, mut parser: lexopt::Parser) -> Result<u8, Failure> {
    let (mut dir, mut schema) = (None, false);
    while let Some(arg) = parser.next()? {
        match arg {
            Short('h') | Long("help") => return Err(Failure::Help),
            Long("schema") => schema = true,
            Value(value) if dir.is_none() => dir = Some(PathBuf::from(value)),
            other => return Err(unexpected(other, COMMAND.options)),
        }
    }
    if schema {
        context.out.write_all(export::schema().as_bytes())?;
        return Ok(FINE);
    }
    let dir = dir.ok_or_else(|| Failure::Usage("DIR is missing".to_owned()))?;
    let (spec, diagnostics) = crate::load(&dir).map_err(|error| Failure::Unreadable(error.to_string()))?;
    context.out.write_all(export::json(&spec.model).as_bytes())?;
    match diagnostics.count(Severity::Error) {
        0 => Ok(FINE),
        count => {
            let (dir, errors) = (dir.display(), counted(count, "error"));
            writeln!(
                context.err,
                "{dir} has {errors}, so that facts may be missing; `visa-codegen check {dir}` shows them"
            )?;
            Ok(FINDINGS)
        }
    }
}
