//! The beginning of a session: answers the requests of an editor up to a launch.
//!
//! For example, an editor sends `initialize`, which says what the adapter can do, and `launch` with
//! the paths of a program and a launch file. A launch that cannot be made is refused with the
//! reason, and the editor may send another one.

use super::code::DebuggedCode;
use super::execution::Debuggee;
use super::protocol::{DebugRequest, Editor, InitializeArguments, LaunchArguments, TextOrigin};
use super::session::DebugSession;
use crate::{LaunchRequest, Launcher};
use openvisa_sim::Options;
use serde_json::{Value, json};
use std::io;
use std::path::{Path, PathBuf};
use std::sync::mpsc::Receiver;

/// Requests of an editor, or the error that ends the stream.
pub(super) type Requests = Receiver<io::Result<DebugRequest>>;

/// The name of the exception filter for faults of the simulator.
pub(super) const FAULT_FILTER: &str = "fault";

/// Returns what the adapter can do.
fn capabilities() -> Value {
    let filter = json!({
        "filter": FAULT_FILTER,
        "label": "Faults",
        "description": "Stop where an instruction fails, such as a store outside of every buffer",
        "default": true,
    });
    json!({
        "supportsConfigurationDoneRequest": true,
        "supportsConditionalBreakpoints": true,
        "supportsHitConditionalBreakpoints": true,
        "supportsInstructionBreakpoints": true,
        "supportsEvaluateForHovers": true,
        "supportsSetVariable": true,
        "supportsReadMemoryRequest": true,
        "supportsDisassembleRequest": true,
        "supportsSteppingGranularity": true,
        "supportsSingleThreadExecutionRequests": true,
        "supportsExceptionInfoRequest": true,
        "supportsTerminateRequest": true,
        "supportsValueFormattingOptions": true,
        "exceptionBreakpointFilters": [filter],
    })
}

/// How a launch request ended.
enum LaunchEnd {
    /// The session ended with it.
    SessionEnded,
    /// Nothing was launched, and the editor may try again.
    Refused(String),
}

/// An adapter whose editor has not launched anything.
pub(super) struct DebugServer<'s, 'e> {
    requests: &'s Requests,
    editor: &'s mut Editor<'e>,
    launcher: &'s mut dyn Launcher,
    origin: TextOrigin,
}

impl<'s, 'e> DebugServer<'s, 'e> {
    /// Creates an adapter.
    pub(super) fn new(requests: &'s Requests, editor: &'s mut Editor<'e>, launcher: &'s mut dyn Launcher) -> Self {
        Self { requests, editor, launcher, origin: TextOrigin::default() }
    }

    /// Serves the editor until it ends the session.
    ///
    /// # Errors
    /// If a stream fails, or a message is damaged.
    pub(super) fn serve(&mut self) -> io::Result<()> {
        while let Ok(request) = self.requests.recv() {
            let request = request?;
            let result = match request.command.as_str() {
                "disconnect" => return self.editor.answer(&request, Ok(Value::Null)),
                "initialize" => request.parse_arguments().map(|arguments: InitializeArguments| {
                    self.origin = arguments.origin();
                    capabilities()
                }),
                "launch" => match request.parse_arguments() {
                    Ok(arguments) => match self.launch(&request, &arguments)? {
                        LaunchEnd::SessionEnded => return Ok(()),
                        LaunchEnd::Refused(reason) => Err(reason),
                    },
                    Err(reason) => Err(reason),
                },
                "attach" => Err("there is nothing to attach to: use `launch`".to_owned()),
                other => Err(format!("`{other}` needs a launch")),
            };
            self.editor.answer(&request, result)?;
        }
        Ok(())
    }

    /// Launches what a request names, and serves the editor until it ends the session.
    fn launch(&mut self, request: &DebugRequest, arguments: &LaunchArguments) -> io::Result<LaunchEnd> {
        let folder = arguments.cwd.as_deref().map_or_else(PathBuf::new, PathBuf::from);
        let absolute = |path: &str| std::path::absolute(folder.join(path)).unwrap_or_else(|_| folder.join(path));
        let launch_request = LaunchRequest {
            programs: arguments.program.as_slice().iter().map(|path| absolute(path)).collect(),
            zebin: arguments.zebin.as_deref().map(absolute),
            launch_file: absolute(&arguments.launch_file),
            out: arguments.out.as_deref().map(absolute),
            platform: arguments.platform.as_deref().filter(|name| !name.is_empty()),
        };
        let Some(program) = launch_request.programs.first() else {
            return Ok(LaunchEnd::Refused("`program` names no file".to_owned()));
        };
        let program_folder = program.parent().unwrap_or(Path::new(""));
        let Self { requests, editor, launcher, origin } = self;
        let mut served = None;
        let launched = launcher.launch(&launch_request, &mut |ready| {
            let code = DebuggedCode::new(ready, program_folder)?;
            let options = Options { strict: arguments.strict, ..Options::default() };
            let debuggee = Debuggee::start(ready, &code, options).map_err(|error| error.to_string())?;
            let begun = editor.begin_session(request, &ready.warnings);
            served = Some(
                begun.and_then(|()| DebugSession::new(editor, ready, debuggee, arguments, *origin).serve(requests)),
            );
            Ok(())
        });
        match (served, launched) {
            (Some(served), _) => served.map(|()| LaunchEnd::SessionEnded),
            (None, Err(reason)) => Ok(LaunchEnd::Refused(reason)),
            (None, Ok(())) => Ok(LaunchEnd::Refused("nothing was launched".to_owned())),
        }
    }
}
