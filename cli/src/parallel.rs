//! Many files in one call: worked on by all cores, printed in the order of the command line.

use super::files::Input;
use super::progress::Progress;
use super::{Context, Failure};
use rayon::ThreadPool;
use rayon::prelude::*;
use std::io;

/// Files that each thread works on before what all threads printed is passed on. What they print is held in memory until then.
const FILES_PER_THREAD: usize = 8;

/// Bytes of stack of a thread, as the main thread of a process usually has.
const STACK_BYTES: usize = 8 << 20;

/// What came of a file.
struct Report<T> {
    out: Vec<u8>,
    err: Vec<u8>,
    result: Result<T, Failure>,
}

/// Calls `work` for each file, on all cores, and then `done` with what it returns, in the order of the files. What `work` prints appears
/// in that order too.
///
/// A file that fails with [`Failure::Unreadable`] is an error message, and the others go on. Returns the number of such files.
///
/// # Errors
///
/// Any other failure ends the run. Files that follow may have been worked on.
pub(super) fn for_each_file<T: Send>(
    context: &mut Context<'_>,
    files: &[Input],
    work: impl Fn(&mut Context<'_>, &Input) -> Result<T, Failure> + Sync,
    mut done: impl FnMut(T),
) -> Result<usize, Failure> {
    let mut unreadable = 0;
    let mut finish = |result, err: &mut dyn io::Write| -> Result<(), Failure> {
        match result {
            Ok(value) => done(value),
            Err(Failure::Unreadable(message)) => {
                writeln!(err, "error: {message}")?;
                unreadable += 1;
            }
            Err(other) => return Err(other),
        }
        Ok(())
    };
    let Some(pool) = thread_pool(files) else {
        for file in files {
            finish(work(context, file), context.err)?;
        }
        return Ok(unreadable);
    };
    let progress = Progress::new(context, files.len() as u64, "files");
    for batch in files.chunks(pool.current_num_threads() * FILES_PER_THREAD) {
        let settings = Settings::of(context);
        let report = |file| {
            let report = settings.report(file, &work);
            progress.increment();
            report
        };
        let reports: Vec<_> = pool.install(|| batch.par_iter().map(report).collect());
        progress.suspend(|| print_reports(context, reports, &mut finish))?;
    }
    Ok(unreadable)
}

/// Prints what files printed, and passes their results on.
fn print_reports<T>(
    context: &mut Context<'_>,
    reports: Vec<Report<T>>,
    finish: &mut impl FnMut(Result<T, Failure>, &mut dyn io::Write) -> Result<(), Failure>,
) -> Result<(), Failure> {
    for Report { out, err, result } in reports {
        context.out.write_all(&out)?;
        context.err.write_all(&err)?;
        finish(result, context.err)?;
    }
    // What stays in a buffer would be printed into the progress bar.
    if context.progress {
        context.out.flush()?;
    }
    Ok(())
}

/// Returns threads for these files; `None` where one thread has to do: for a single file, whose output need not be held in memory, and
/// for standard input, which threads cannot share.
fn thread_pool(files: &[Input]) -> Option<ThreadPool> {
    if files.len() < 2 || files.iter().any(|file| file.path().is_none()) {
        return None;
    }
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let threads = cores.min(files.len());
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).stack_size(STACK_BYTES);
    // A system that gives no more threads still has this one.
    (threads > 1).then(|| pool.build().ok())?
}

/// What threads know of the streams that they print to.
#[derive(Clone, Copy)]
struct Settings {
    color: bool,
    err_color: bool,
    width: Option<usize>,
    variable: fn(&str) -> Option<std::ffi::OsString>,
}

impl Settings {
    const fn of(context: &Context<'_>) -> Self {
        let Context { color, err_color, width, variable, .. } = *context;
        Self { color, err_color, width, variable }
    }

    /// Works on a file, and keeps what is printed.
    fn report<T>(self, file: &Input, work: impl Fn(&mut Context<'_>, &Input) -> Result<T, Failure>) -> Report<T> {
        let Self { color, err_color, width, variable } = self;
        let (mut input, mut out, mut err) = (io::empty(), Vec::new(), Vec::new());
        let mut context =
            Context { color, err_color, width, variable, ..Context::plain(&mut input, &mut out, &mut err) };
        let result = work(&mut context, file);
        Report { out, err, result }
    }
}
