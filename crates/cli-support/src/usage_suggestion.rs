//! Suggestions for misspelt subcommands, options and values of a command line.

use crate::nearest;
use clap::Command;
use clap::error::{ContextKind, ContextValue, Error, ErrorKind};
use std::ffi::OsString;

/// Adds a suggestion to a usage error for which clap found none.
///
/// clap compares names by Jaro similarity, which finds few misspellings of short names: `gne` is
/// not similar to `gen`. [`nearest`] is used for those. `args` are the arguments of `command` that
/// caused the error.
pub(crate) fn add_suggestion(error: &mut Error, command: &Command, args: &[OsString]) {
    let command = selected_subcommand(command, args);
    let (misspelt, suggested, candidates) = match error.kind() {
        ErrorKind::InvalidSubcommand => {
            let names = command.get_subcommands().map(|inner| inner.get_name().to_owned()).collect();
            (ContextKind::InvalidSubcommand, ContextKind::SuggestedSubcommand, names)
        }
        ErrorKind::UnknownArgument => {
            let names = command.get_arguments().filter_map(|arg| arg.get_long());
            let names: Vec<_> = names.map(|name| format!("--{name}")).collect();
            (ContextKind::InvalidArg, ContextKind::SuggestedArg, names)
        }
        ErrorKind::InvalidValue => {
            let Some(ContextValue::Strings(values)) = error.get(ContextKind::ValidValue) else { return };
            (ContextKind::InvalidValue, ContextKind::SuggestedValue, values.clone())
        }
        _ => return,
    };
    let has_suggestion = match error.get(suggested) {
        None => false,
        Some(ContextValue::Strings(names)) => !names.is_empty(),
        Some(_) => true,
    };
    let Some(ContextValue::String(typed)) = error.get(misspelt) else { return };
    if has_suggestion {
        return;
    }
    if let Some(near) = nearest(typed, candidates.iter().map(String::as_str)) {
        error.insert(suggested, ContextValue::String(near.to_owned()));
    }
}

/// Returns the innermost subcommand that `args` name, or `command` if they name none. The words
/// after `help` name subcommands of `command` as well.
///
/// An error does not tell which subcommand clap selected, so a value that is also the name of a
/// subcommand can lead astray. The error then has no suggestion, or one from that subcommand.
fn selected_subcommand<'a>(command: &'a Command, args: &[OsString]) -> &'a Command {
    let names = args.iter().filter(|arg| *arg != "help");
    names.fold(command, |command, name| command.find_subcommand(name).unwrap_or(command))
}
