//! `visa run --trace`: the instructions of a thread as assembler text, and the variables that each
//! one changed.

use openvisa::Module;
use openvisa_cli_support::{Context, ExitStatus, Failure};
use openvisa_isa::Platform;
use openvisa_sim::{Bound, Options, Program, TraceRecorder, TraceStep};
use std::io;

/// A thread of a work-group.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct TracedThread {
    pub(super) group: [u32; 3],
    pub(super) thread: usize,
}

impl TracedThread {
    /// Parses `THREAD` or `X[,Y[,Z]]:THREAD`.
    pub(super) fn parse(text: &str) -> Result<Self, &'static str> {
        Self::try_parse(text).ok_or("expected THREAD or X,Y,Z:THREAD")
    }

    fn try_parse(text: &str) -> Option<Self> {
        let (group, thread) = text.split_once(':').unwrap_or(("0", text));
        let mut place = Self { group: [0; 3], thread: thread.parse().ok()? };
        let mut dimensions = place.group.iter_mut();
        for number in group.split(',') {
            *dimensions.next()? = number.parse().ok()?;
        }
        Some(place)
    }
}

/// Prints the instructions of a thread with their number, the active channels and the text. The
/// variables that an instruction changed follow it.
pub(super) fn trace(
    context: &mut Context<'_>,
    place: TracedThread,
    modules: &[Module<'_>],
    platform: Platform,
    program: &Program<'_>,
    bound: &Bound<'_>,
    options: Options<'_>,
) -> Result<ExitStatus, Failure> {
    if !bound.has_thread(place.group, place.thread) {
        let [x, y, z] = bound.groups();
        let threads = bound.threads_of(place.group);
        return Err(Failure::Usage(format!(
            "`--trace`: there is no such thread: there are {x}, {y}, {z} groups of {threads} threads"
        )));
    }
    let (mut recorder, mut failed) = (TraceRecorder::new(modules, platform), None);
    let result = bound.trace(program, place.group, place.thread, options, &mut |step: TraceStep<'_>| {
        let mut print = || -> io::Result<()> {
            for change in recorder.changes(&step) {
                writeln!(context.out, "        {change}")?;
            }
            let shown = recorder.text(&step);
            writeln!(context.out, "{:5} {:08x} {shown}", step.number, step.mask)
        };
        if failed.is_none() {
            failed = print().err();
        }
    });
    match (failed, result) {
        (Some(error), _) => Err(error.into()),
        (None, Err(error)) => {
            writeln!(context.err, "error: {error}")?;
            Ok(ExitStatus::Findings)
        }
        (None, Ok(())) => Ok(ExitStatus::Success),
    }
}
