//! `visa debug`: a debug adapter on the standard streams, or for one connection of a local socket.

use super::files::InputFile;
use super::platform::{parse_platform, resolve_platform};
use super::run::{LaunchSource, RunRequest, prepare_run};
use openvisa_check::ProgramFile;
use openvisa_cli_support::{Context, ExitStatus, Failure};
use openvisa_dap::{LaunchRequest, Launcher, ProgramSource, ReadyLaunches, ServeLaunches, serve};
use openvisa_sim::LaunchFile;
use std::cell::RefCell;
use std::ffi::OsString;
use std::io::{self, Write};
use std::net::{Ipv4Addr, TcpListener};

/// Serve an editor with the Debug Adapter Protocol
///
/// An editor starts the command, and talks to it on the standard streams, or with --port on a local
/// socket. It runs the kernels of a launch file as `visa run` does, and stops threads at
/// breakpoints: lines of assembler text, or of the OpenCL source that the text names, with
/// conditions and numbers of hits; and at faults. It shows calls, variables by lane, predicates,
/// addresses, surfaces and memory, changes variables, and steps.
///
/// The arguments of a launch request are `program`, `launchFile`, and optionally `zebin`,
/// `platform`, `out`, `cwd`, `strict`, `stopOnEntry` and `lines`.
#[derive(clap::Args)]
#[command(
    verbatim_doc_comment,
    after_help = "\
Example of a launch request's arguments:
  {\"program\": \"saxpy.visaasm\", \"zebin\": \"saxpy.zebin\", \"launchFile\": \"saxpy.json\", \"stopOnEntry\": true}

Exit status: 0 the editor ended the session, 2 wrong usage or a message outside of the protocol"
)]
pub(super) struct DebugArgs {
    /// Wait for one connection to this port of the local host; 0 means any port, which is printed
    #[arg(long, value_name = "N")]
    port: Option<u16>,
}

/// Executes `visa debug`. The protocol needs the streams of the process.
pub(super) fn run(arguments: &DebugArgs, context: &mut Context<'_>) -> Result<ExitStatus, Failure> {
    let mut launcher = FileLauncher { variable: context.variable };
    let served = match arguments.port {
        None => serve(io::stdin(), &mut io::stdout(), &mut launcher),
        Some(port) => accept_connection(port, context.err)
            .and_then(|stream| serve(stream.try_clone()?, &mut { stream }, &mut launcher)),
    };
    served.map_err(|error| Failure::Unreadable(format!("the messages of the editor cannot be read: {error}")))?;
    Ok(ExitStatus::Success)
}

/// Waits for a connection to a port of the local host, which is printed.
fn accept_connection(port: u16, err: &mut dyn Write) -> io::Result<std::net::TcpStream> {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, port))?;
    writeln!(err, "visa debug: listening on {}", listener.local_addr()?)?;
    err.flush()?;
    Ok(listener.accept()?.0)
}

/// Text that was printed for the user, and that the editor shows.
#[derive(Default)]
struct PrintedText(RefCell<Vec<u8>>);

impl PrintedText {
    fn take(&self) -> String {
        String::from_utf8_lossy(&self.0.take()).into_owned()
    }
}

impl Write for &PrintedText {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().extend(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Prepares launches as `visa run` does. `variable` looks up an environment variable.
struct FileLauncher {
    variable: fn(&str) -> Option<OsString>,
}

impl Launcher for FileLauncher {
    fn launch(&mut self, request: &LaunchRequest<'_>, serve: &mut ServeLaunches<'_>) -> Result<(), String> {
        let (mut input, printed) = (io::empty(), PrintedText::default());
        let (mut out, mut err) = (&printed, &printed);
        let mut context = Context { variable: self.variable, ..Context::plain(&mut input, &mut out, &mut err) };
        let named = request.platform.map(parse_platform).transpose()?;
        let files: Vec<_> = request.programs.iter().map(|path| InputFile::new(path.into())).collect();
        let run_request = RunRequest {
            files: &files,
            zebin: request.zebin.as_deref(),
            launch: &LaunchSource::File(request.launch_file.clone()),
            out: request.out.as_deref(),
            platform: resolve_platform(&context, named).map_err(|failure| failure.describe())?,
            device: None,
            options: "",
            max_memory: LaunchFile::DEFAULT_MAX_BYTES,
            reference: false,
            has_outputs: true,
        };
        let mut served = None;
        let prepared = prepare_run(&mut context, &run_request, |context, ready| {
            let context = RefCell::new(context);
            let sources = ready.programs.iter().map(|program| ProgramSource {
                name: program.name.clone(),
                path: program.path,
                text: match &program.program {
                    ProgramFile::Text(text) => Some(text),
                    ProgramFile::Object(_) => None,
                },
            });
            served = Some(serve(&ReadyLaunches {
                sources: sources.collect(),
                modules: &ready.loaded.modules,
                program: &ready.loaded.program,
                platform: ready.loaded.platform,
                prepared: ready.prepared,
                bounds: &ready.bounds,
                warnings: printed.take(),
                write_outputs: &|| ready.write_outputs(&mut context.borrow_mut()).map_err(|failure| failure.describe()),
            }));
            Ok(ExitStatus::Success)
        });
        match (served, prepared) {
            (Some(served), _) => served,
            (None, Err(failure)) => Err(printed.take() + &failure.describe()),
            // The text has mistakes, which were printed.
            (None, Ok(_)) => Err(printed.take()),
        }
    }
}
