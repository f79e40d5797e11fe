//! `visa-codegen explain`: prints what a rule requires, why, and how to fix a violation.

use super::{Context, ExitStatus, Failure};
use crate::spec::rules::{self, Rule};
use openvisa_cli_support::{did_you_mean, nearest};

/// The arguments of `explain`.
#[derive(Debug, clap::Args)]
pub struct ExplainArgs {
    /// Code or name of a rule, in any case; without any, all rules are listed
    #[arg(value_name = "RULE", value_parser = find_rule)]
    pub rules: Vec<&'static Rule>,
}

/// Executes `explain`.
///
/// # Errors
/// If the output cannot be written.
pub fn run(args: &ExplainArgs, context: &mut Context<'_>) -> Result<ExitStatus, Failure> {
    if args.rules.is_empty() {
        for rule in rules::ALL {
            writeln!(context.out, "{}  {:<7}  {}: {}", rule.code, rule.severity.word(), rule.name, rule.summary)?;
        }
    }
    for (i, rule) in args.rules.iter().enumerate() {
        if i > 0 {
            writeln!(context.out)?;
        }
        context.out.write_all(rule.page.as_bytes())?;
    }
    Ok(ExitStatus::Success)
}

/// Finds a rule by its code or name. An error suggests the nearest one.
fn find_rule(key: &str) -> Result<&'static Rule, String> {
    rules::find(key).ok_or_else(|| {
        let near = nearest(key, rules::ALL.iter().flat_map(|rule| [rule.code, rule.name]));
        did_you_mean(format!("there is no rule `{key}`"), near)
    })
}
