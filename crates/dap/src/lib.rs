//! A server of the Debug Adapter Protocol: debugs kernels that the simulator runs, one instruction
//! of one thread at a time.
//!
//! For example, an editor asks the adapter to launch a kernel with its launch file, and sets a
//! breakpoint at a line of the kernel's assembler text. When a thread arrives there, the editor
//! shows the lanes of a variable.
//!
//! The program that serves implements [`Launcher`], which reads the files of a launch, and calls
//! [`serve`] with the streams of the editor.
//!
//! | module | what it does |
//! | --- | --- |
//! | `protocol` | reads requests, and writes responses and events |
//! | `server` | answers requests up to a launch |
//! | `session` | answers requests after a launch, and runs threads between them |
//! | `execution` | runs threads until one has to stop |
//! | `breakpoints` | finds out whether a thread has to stop at an instruction |
//! | `code` | knows the lines and variables of instructions |
//! | `values` | shows and changes variables |
//! | `inspection` | answers requests about the state of a thread that stopped |

mod breakpoints;
mod code;
mod execution;
mod inspection;
mod protocol;
mod server;
mod session;
mod values;

use openvisa::Module;
use openvisa_isa::Platform;
use openvisa_sim::{Bound, Prepared, Program};
use protocol::{Editor, read_request};
use server::DebugServer;
use std::io::{self, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::sync::mpsc::channel;

/// The files of a launch, with absolute paths.
#[derive(Clone, Debug)]
pub struct LaunchRequest<'r> {
    /// A zebin with texts, or texts and object files with kernels and functions. At least one.
    pub programs: Vec<PathBuf>,
    /// The zebin, if the programs have only texts.
    pub zebin: Option<PathBuf>,
    /// The launch file.
    pub launch_file: PathBuf,
    /// The folder for outputs. `None` means that of the launch file.
    pub out: Option<PathBuf>,
    /// The name of a platform or device.
    pub platform: Option<&'r str>,
}

/// A program as the user gave it.
#[derive(Clone, Debug)]
pub struct ProgramSource<'r> {
    /// The name for messages.
    pub name: String,
    /// The file. `None` if the file holds several programs.
    pub path: Option<&'r Path>,
    /// The assembler text. `None` for an object file.
    pub text: Option<&'r str>,
}

/// Launches that are ready to run, one after the other.
#[allow(missing_debug_implementations)]
pub struct ReadyLaunches<'r> {
    /// The programs, one for each module.
    pub sources: Vec<ProgramSource<'r>>,
    /// The object files of the programs.
    pub modules: &'r [Module<'r>],
    /// The loaded program of all modules.
    pub program: &'r Program<'r>,
    /// The platform that the program was loaded for.
    pub platform: Platform,
    /// The memory, and the names and sizes of the launches.
    pub prepared: &'r Prepared,
    /// The launches with their arguments. At least one.
    pub bounds: &'r [Bound<'r>],
    /// Warnings for the user.
    pub warnings: String,
    /// Writes the outputs after the last launch, or returns the reason why they cannot be written.
    pub write_outputs: &'r dyn Fn() -> Result<(), String>,
}

/// Serves an editor while launches are ready. An error is the reason why nothing was launched.
pub type ServeLaunches<'s> = dyn FnMut(&ReadyLaunches<'_>) -> Result<(), String> + 's;

/// Prepares the launches that an editor asks for.
pub trait Launcher {
    /// Reads the files of a request, loads its programs, binds the arguments of its launches, and
    /// calls `serve` with them.
    ///
    /// # Errors
    /// Returns the message for the user if something cannot be read, loaded or bound, or the error
    /// of `serve`.
    fn launch(&mut self, request: &LaunchRequest<'_>, serve: &mut ServeLaunches<'_>) -> Result<(), String>;
}

/// Serves an editor until it ends the session.
///
/// # Errors
/// If the stream of requests has something else, or a stream fails.
pub fn serve(
    from: impl Read + Send + 'static,
    to: &mut (impl Write + Send),
    launcher: &mut dyn Launcher,
) -> io::Result<()> {
    let (sender, requests) = channel();
    // The thread is not joined: it may wait for a request that never comes. It ends with the
    // process.
    std::thread::spawn(move || {
        let mut from = BufReader::new(from);
        loop {
            let request = read_request(&mut from);
            let is_last = !matches!(request, Ok(Some(_)));
            let Some(request) = request.transpose() else { return };
            if sender.send(request).is_err() || is_last {
                return;
            }
        }
    });
    DebugServer::new(&requests, &mut Editor::new(to), launcher).serve()
}
