//! Processes many files on all cores, and prints their results in the order of the command line.

use super::files::InputFile;
use super::progress::Progress;
use openvisa_cli_support::{Context, ExitStatus, Failure};
use rayon::ThreadPool;
use rayon::prelude::*;
use std::io;
use std::sync::{Mutex, PoisonError};

/// Number of files that each thread processes between two prints. Their output is held in memory
/// until then.
const FILES_PER_THREAD: usize = 8;

/// Stack size of a thread in bytes, as the main thread of a process usually has.
const STACK_BYTES: usize = 8 << 20;

/// The result of a file or another item.
pub(super) struct FileReport<T> {
    /// Standard output.
    pub(super) out: Vec<u8>,
    /// Standard error.
    pub(super) err: Vec<u8>,
    pub(super) result: Result<T, Failure>,
}

/// Calls `work` for each file, on all cores, and then `done` with the result. `done` and the output
/// of `work` follow the order of the files.
///
/// A file that fails with [`Failure::Unreadable`] is reported, and does not stop the others.
/// Returns the number of such files.
///
/// # Errors
/// Any other failure ends the run. Later files may have been processed.
pub(super) fn for_each_file<T: Send>(
    context: &mut Context<'_>,
    files: &[InputFile],
    work: impl Fn(&mut Context<'_>, &InputFile) -> Result<T, Failure> + Sync,
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
        let reports = report_all(&pool, context, batch, &progress, &work);
        progress.suspend(|| print_reports(context, reports, &mut finish))?;
    }
    Ok(unreadable)
}

/// Returns the exit status of a run with this number of unreadable files.
pub(super) const fn exit_status(unreadable: usize, has_findings: bool) -> ExitStatus {
    match (unreadable, has_findings) {
        (0, false) => ExitStatus::Success,
        (0, true) => ExitStatus::Findings,
        _ => ExitStatus::Error,
    }
}

/// Calls `work` for each item, on `threads` threads, or one for each core. Returns what each of
/// them printed and its result, in the order of the items. `noun` names the items in the progress
/// bar.
#[cfg(feature = "run")]
pub(super) fn collect_reports<I: Sync, T: Send>(
    context: &mut Context<'_>,
    items: &[I],
    threads: Option<usize>,
    noun: &'static str,
    work: impl Fn(&mut Context<'_>, &I) -> Result<T, Failure> + Sync,
) -> Vec<FileReport<T>> {
    let progress = Progress::new(context, items.len() as u64, noun);
    let count = threads.unwrap_or_else(core_count).clamp(1, items.len().max(1));
    match build_pool(count) {
        Some(pool) => report_all(&pool, context, items, &progress, &work),
        None => {
            let settings = StreamSettings::of(context);
            let report = |item| {
                progress.increment();
                settings.report(item, &work)
            };
            items.iter().map(report).collect()
        }
    }
}

/// Calls `work` for each item, on the threads of the pool. Returns the results in the order of the
/// items.
fn report_all<I: Sync, T: Send>(
    pool: &ThreadPool,
    context: &Context<'_>,
    items: &[I],
    progress: &Progress,
    work: &(impl Fn(&mut Context<'_>, &I) -> Result<T, Failure> + Sync),
) -> Vec<FileReport<T>> {
    let settings = StreamSettings::of(context);
    let reports: Vec<_> = items.iter().map(|_| Mutex::new(None)).collect();
    run_tasks(pool, items.len(), &|index| {
        let report = settings.report(&items[index], work);
        progress.increment();
        *reports[index].lock().unwrap_or_else(PoisonError::into_inner) = Some(report);
    });
    reports.into_iter().filter_map(|report| report.into_inner().unwrap_or_else(PoisonError::into_inner)).collect()
}

/// Calls `task` with each number below `count`, on the threads of the pool. Not generic: what rayon
/// needs is compiled once, not for each subcommand.
fn run_tasks(pool: &ThreadPool, count: usize, task: &(dyn Fn(usize) + Sync)) {
    pool.install(|| (0..count).into_par_iter().for_each(task));
}

/// Prints the output of files, and calls `done` with their results.
fn print_reports<T>(
    context: &mut Context<'_>,
    reports: Vec<FileReport<T>>,
    finish: &mut impl FnMut(Result<T, Failure>, &mut dyn io::Write) -> Result<(), Failure>,
) -> Result<(), Failure> {
    for FileReport { out, err, result } in reports {
        context.out.write_all(&out)?;
        context.err.write_all(&err)?;
        finish(result, context.err)?;
    }
    // Buffered output would be printed into the progress bar.
    if context.progress {
        context.out.flush()?;
    }
    Ok(())
}

/// Returns a thread pool for these files. Returns `None` for a single file, whose output need not
/// be held in memory, and for standard input, which threads cannot share.
fn thread_pool(files: &[InputFile]) -> Option<ThreadPool> {
    if files.len() < 2 || files.iter().any(|file| file.path().is_none()) {
        return None;
    }
    build_pool(core_count().min(files.len()))
}

/// Returns the number of cores that the process may use.
fn core_count() -> usize {
    std::thread::available_parallelism().map_or(1, usize::from)
}

/// Returns a pool of two or more threads. `None` for fewer, or if the system refuses to create
/// threads: then the current one is used.
fn build_pool(threads: usize) -> Option<ThreadPool> {
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).stack_size(STACK_BYTES);
    (threads > 1).then(|| pool.build().ok())?
}

/// The properties of the output streams, for the threads that print to them.
#[derive(Clone, Copy)]
struct StreamSettings {
    color: bool,
    err_color: bool,
    width: Option<usize>,
    variable: fn(&str) -> Option<std::ffi::OsString>,
}

impl StreamSettings {
    const fn of(context: &Context<'_>) -> Self {
        let Context { color, err_color, width, variable, .. } = *context;
        Self { color, err_color, width, variable }
    }

    /// Processes an item, and keeps its output.
    fn report<I, T>(self, item: &I, work: impl Fn(&mut Context<'_>, &I) -> Result<T, Failure>) -> FileReport<T> {
        let Self { color, err_color, width, variable } = self;
        let (mut input, mut out, mut err) = (io::empty(), Vec::new(), Vec::new());
        let mut context =
            Context { color, err_color, width, variable, ..Context::plain(&mut input, &mut out, &mut err) };
        let result = work(&mut context, item);
        FileReport { out, err, result }
    }
}
