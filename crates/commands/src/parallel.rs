//! Processes many files on all cores, and prints their results in the order of the command line.

use super::files::InputFile;
use super::progress::Progress;
use openvisa_cli_support::{Context, Failure};
use rayon::ThreadPool;
use rayon::prelude::*;
use std::io;
use std::sync::{Mutex, PoisonError};

/// Number of files that each thread processes between two prints. Their output is held in memory
/// until then.
const FILES_PER_THREAD: usize = 8;

/// Stack size of a thread in bytes, as the main thread of a process usually has.
const STACK_BYTES: usize = 8 << 20;

/// The result of a file.
struct FileReport<T> {
    out: Vec<u8>,
    err: Vec<u8>,
    result: Result<T, Failure>,
}

/// Calls `work` for each file, on all cores, and then `done` with the result. `done` and the output
/// of `work` follow the order of the files.
///
/// A file that fails with [`Failure::Unreadable`] is reported, and does not stop the others.
/// Returns the number of such files.
///
/// # Errors Any other failure ends the run. Later files may have been processed.
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
        let settings = StreamSettings::of(context);
        let reports: Vec<_> = batch.iter().map(|_| Mutex::new(None)).collect();
        run_tasks(&pool, batch.len(), &|index| {
            let report = settings.report(&batch[index], &work);
            progress.increment();
            *reports[index].lock().unwrap_or_else(PoisonError::into_inner) = Some(report);
        });
        let reports =
            reports.into_iter().filter_map(|report| report.into_inner().unwrap_or_else(PoisonError::into_inner));
        progress.suspend(|| print_reports(context, reports, &mut finish))?;
    }
    Ok(unreadable)
}

/// Calls `task` with each number below `count`, on the threads of the pool. Not generic: what rayon
/// needs is compiled once, not for each subcommand.
fn run_tasks(pool: &ThreadPool, count: usize, task: &(dyn Fn(usize) + Sync)) {
    pool.install(|| (0..count).into_par_iter().for_each(task));
}

/// Prints the output of files, and calls `done` with their results.
fn print_reports<T>(
    context: &mut Context<'_>,
    reports: impl Iterator<Item = FileReport<T>>,
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
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let threads = cores.min(files.len());
    let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).stack_size(STACK_BYTES);
    // If the system refuses to create threads, the current one is used.
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

    /// Processes a file, and keeps its output.
    fn report<T>(
        self,
        file: &InputFile,
        work: impl Fn(&mut Context<'_>, &InputFile) -> Result<T, Failure>,
    ) -> FileReport<T> {
        let Self { color, err_color, width, variable } = self;
        let (mut input, mut out, mut err) = (io::empty(), Vec::new(), Vec::new());
        let mut context =
            Context { color, err_color, width, variable, ..Context::plain(&mut input, &mut out, &mut err) };
        let result = work(&mut context, file);
        FileReport { out, err, result }
    }
}
