//! `visa-codegen explain`: what a rule asks for, why, and how to mend what breaks it.

use super::{Command, Context, FINE, Failure, did_you_mean, nearest, unexpected};
use crate::rules::{self, Rule};
use lexopt::Arg::{Long, Short, Value};

pub(super) const COMMAND: Command = Command {
    name: "explain",
    summary: "explain a rule, or list all rules",
    help: "\
Explains a rule: what it asks for, why, and how to mend what breaks it.

usage: visa-codegen explain [CODE...]

CODE is the code or the name of a rule, in any case: V0301, duplicate-opcode.
Without CODE, lists all rules with their severity in upstream documents.
",
    options: &["--help"],
    run,
};

fn run(context: &mut Context<'_>, mut parser: lexopt::Parser) -> Result<u8, Failure> {
    let mut wanted: Vec<&Rule> = Vec::new();
    while let Some(arg) = parser.next()? {
        match arg {
            Short('h') | Long("help") => return Err(Failure::Help),
            Value(key) => wanted.push(find(&key.to_string_lossy())?),
            other => return Err(unexpected(other, COMMAND.options)),
        }
    }
    if wanted.is_empty() {
        for rule in rules::ALL {
            writeln!(context.out, "{}  {:<7}  {}: {}", rule.code, rule.severity.word(), rule.name, rule.summary)?;
        }
    }
    for (i, rule) in wanted.iter().enumerate() {
        if i > 0 {
            writeln!(context.out)?;
        }
        context.out.write_all(rule.page.as_bytes())?;
    }
    Ok(FINE)
}

fn find(key: &str) -> Result<&'static Rule, Failure> {
    rules::find(key).ok_or_else(|| {
        let near = nearest(key, rules::ALL.iter().flat_map(|rule| [rule.code, rule.name]));
        Failure::Usage(did_you_mean(format!("there is no rule `{key}`"), near))
    })
}
