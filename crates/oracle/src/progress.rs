//! Progress bars on the terminal, for work that takes over a second.

use indicatif::{ProgressBar, ProgressStyle};
use openvisa_cli_support::Context;

/// Returns a bar for work of `length` parts, for example 5000 `mutants`. It is hidden unless
/// `context` wants progress.
pub(crate) fn progress_bar(context: &Context<'_>, length: usize, parts: &str) -> ProgressBar {
    let bar = if context.progress { ProgressBar::new(length as u64) } else { ProgressBar::hidden() };
    if let Ok(style) = ProgressStyle::with_template(&format!("{{bar:40}} {{pos}}/{{len}} {parts}, {{eta}} left")) {
        bar.set_style(style);
    }
    bar
}
