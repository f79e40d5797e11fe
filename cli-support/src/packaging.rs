//! The subcommands `completions` and `man`, which whoever packages a command runs.

use crate::{Context, ExitStatus, Failure, counted};
use clap::{Args, Command};
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
    pub shell: clap_complete::Shell,
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
    clap_complete::generate(args.shell, &mut command, name, &mut script);
    context.out.write_all(&script)?;
    Ok(ExitStatus::Success)
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
    clap_mangen::Man::new(command.clone()).generate_to(dir)?;
    command.get_subcommands().try_fold(1, |count, inner| Ok(count + write_pages_below(inner, dir)?))
}
