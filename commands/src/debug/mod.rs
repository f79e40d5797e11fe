//! `visa debug`: a debug adapter on the standard streams, or for one connection of a local socket.
//!
//! For example, an editor starts `visa debug`, asks it to launch a kernel with its launch file, and
//! sets a breakpoint at a line of the kernel's assembler text. When a thread arrives there, the
//! editor shows the lanes of a variable.
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

use openvisa_cli_support::{Context, ExitStatus, Failure};
use protocol::{Editor, read_request};
use server::DebugServer;
use std::io::{self, BufReader, Read, Write};
use std::net::{Ipv4Addr, TcpListener};
use std::sync::mpsc::channel;

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
    let variable = context.variable;
    let served = match arguments.port {
        None => serve(io::stdin(), &mut io::stdout(), variable),
        Some(port) => accept_connection(port, context.err)
            .and_then(|stream| serve(stream.try_clone()?, &mut { stream }, variable)),
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

/// Serves an editor until it ends the session.
///
/// # Errors
/// If the stream of requests has something else, or a stream fails.
fn serve(
    from: impl Read + Send + 'static,
    to: &mut (impl Write + Send),
    variable: fn(&str) -> Option<std::ffi::OsString>,
) -> io::Result<()> {
    let (sender, requests) = channel();
    // The thread is not joined: it may wait for a request that never comes. It ends with the process.
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
    DebugServer::new(&requests, &mut Editor::new(to), variable).serve()
}
