//! The subcommands `completions` and `man`, which whoever packages a command runs.

use crate::{Context, ExitStatus, Failure, counted, write_file_by};
use clap::{Args, Command};
use clap_complete::Shell;
use std::path::{Path, PathBuf};

/// Print a script that completes arguments of this command in a shell
///
/// Put the script where the shell looks for it. For example, bash reads
/// ~/.local/share/bash-completion/completions/COMMAND, and zsh reads _COMMAND from a folder in
/// $fpath.
#[derive(Debug, Args)]
#[command(verbatim_doc_comment)]
pub struct CompletionsArgs {
    /// The shell that the script is for
    #[arg(value_enum, ignore_case = true)]
    pub shell: Shell,
}

/// Write the manual pages of this command
///
/// Writes one page for the command and one for each subcommand. To read one: man -l DIR/COMMAND.1
#[derive(Debug, Args)]
#[command(verbatim_doc_comment)]
pub struct ManArgs {
    /// The folder to write to; it is created if it does not exist
    #[arg(value_name = "DIR")]
    pub dir: PathBuf,
}

/// Prints the completion script of `command` for a shell.
///
/// # Errors
/// [`Failure::Output`] if standard output cannot be written.
pub fn print_completions(
    args: &CompletionsArgs,
    mut command: Command,
    context: &mut Context<'_>,
) -> Result<ExitStatus, Failure> {
    let name = command.get_name().to_owned();
    let mut script = Vec::new();
    clap_complete::generate(args.shell, &mut command, name.as_str(), &mut script);
    let mut script = String::from_utf8_lossy(&script).into_owned();
    if args.shell == Shell::Bash {
        script = repair_bash_states(&script, &name);
    }
    context.out.write_all(script.as_bytes())?;
    Ok(ExitStatus::Success)
}

/// Works around a bug of clap_complete in bash scripts for commands with a hyphen in their name.
///
/// The script steps through the words of the command line and keeps the subcommand so far in a
/// state. It is in the state `visa__codegen__subcmd__check` after `visa-codegen check`, but its
/// options are listed for the state `visa__subcmd__codegen__subcmd__check`, so none are offered
/// (<https://github.com/clap-rs/clap/issues/6421>).
fn repair_bash_states(script: &str, name: &str) -> String {
    script.replace(&name.replace('-', "__subcmd__"), &name.replace('-', "__"))
}

/// Writes the manual pages of `command` and of its subcommands to a folder, and prints how many.
///
/// # Errors
/// [`Failure::Unreadable`] if the folder or a page cannot be written.
pub fn write_man_pages(args: &ManArgs, command: Command, context: &mut Context<'_>) -> Result<ExitStatus, Failure> {
    let dir = &args.dir;
    let unwritable = |error: std::io::Error| Failure::Unreadable(format!("{}: {error}", dir.display()));
    std::fs::create_dir_all(dir).map_err(unwritable)?;
    let mut command = command.disable_help_subcommand(true);
    command.build();
    let count = write_pages_below(&command, dir).map_err(unwritable)?;
    writeln!(context.out, "{}: wrote {}", dir.display(), counted(count, "manual page"))?;
    Ok(ExitStatus::Success)
}

/// Writes the page of `command` and those of its subcommands. Returns the number of pages.
fn write_pages_below(command: &Command, dir: &Path) -> std::io::Result<usize> {
    let page = clap_mangen::Man::new(command.clone());
    write_file_by(&dir.join(page.get_filename()), |mut out| page.render(&mut out))?;
    command.get_subcommands().try_fold(1, |count, inner| Ok(count + write_pages_below(inner, dir)?))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Returns the completion script for a command `two-words` with the subcommand `act --fast`.
    fn completions_for(shell: Shell) -> String {
        let option = clap::Arg::new("fast").long("fast").num_args(0);
        let command = Command::new("two-words").subcommand(Command::new("act").arg(option));
        let (mut input, mut out, mut err) = (std::io::empty(), Vec::new(), Vec::new());
        let mut context = Context::plain(&mut input, &mut out, &mut err);
        print_completions(&CompletionsArgs { shell }, command, &mut context).unwrap();
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn bash_offers_options_in_every_state_of_a_command_with_a_hyphen_in_its_name() {
        let script = completions_for(Shell::Bash);
        let states: Vec<_> = script.split("cmd=\"").skip(1).filter_map(|rest| rest.split('"').next()).collect();
        let states: Vec<_> = states.into_iter().filter(|state| !state.is_empty()).collect();
        assert!(states.len() > 2, "{script}");
        for state in states {
            assert!(script.lines().any(|line| line.trim() == format!("{state})")), "{state}: {script}");
        }
    }

    #[test]
    fn every_shell_gets_the_options_of_subcommands() {
        for shell in [Shell::Bash, Shell::Elvish, Shell::Fish, Shell::PowerShell, Shell::Zsh] {
            let script = completions_for(shell);
            assert!(script.contains("act") && script.contains("fast"), "{shell}: {script}");
        }
    }
}
