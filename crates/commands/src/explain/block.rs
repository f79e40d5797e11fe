//! `visa explain FILE:LINE --evaluate`: finds the file, and the settings that `visa lint` has for
//! it.

use crate::files::InputFile;
use crate::platform::resolve_platform;
use openvisa_cli_support::{Context, Failure};
use openvisa_explain::{BlockEvaluation, BlockLocation, evaluate_block};
use openvisa_inline::{Language, LintConfig};
use openvisa_isa::Platform;
use std::path::Path;

/// Executes the block at `place`, which is `FILE:LINE` or `FILE:LINE:COLUMN`. Returns `None` for
/// another text.
pub(super) fn evaluate(
    context: &mut Context<'_>,
    place: &str,
    list: &str,
    platform: Option<Platform>,
) -> Result<Option<BlockEvaluation>, Failure> {
    let Some((name, line, column)) = parse_place(place) else { return Ok(None) };
    let Some(language) = Language::of_file(name) else { return Ok(None) };
    let config = LintConfig::find(Path::new(name)).map_err(Failure::Unreadable)?;
    let mut options = config.check_options(resolve_platform(context, None)?);
    options.platform = platform;
    let bytes = InputFile::new(name.into()).read(context)?;
    let source = String::from_utf8_lossy(&bytes);
    let place = BlockLocation { file: name, source: &source, language, line, column };
    let evaluation = evaluate_block(place, &options, list).map_err(|error| Failure::Unreadable(error.to_string()))?;
    Ok(Some(evaluation))
}

/// Splits `kernel.cl:12` and `kernel.cl:12:5` into the name of the file, the line and the column.
fn parse_place(text: &str) -> Option<(&str, usize, Option<usize>)> {
    let number = |text: &str| text.parse::<usize>().ok().filter(|number| *number > 0);
    let (rest, last) = text.rsplit_once(':')?;
    let last = number(last)?;
    match rest.rsplit_once(':').and_then(|(name, line)| Some((name, number(line)?))) {
        Some((name, line)) => Some((name, line, Some(last))),
        None => Some((rest, last, None)),
    }
}
