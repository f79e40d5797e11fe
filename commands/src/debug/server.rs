//! The beginning of a session: answers the requests of an editor up to a launch.
//!
//! For example, an editor sends `initialize`, which says what the adapter can do, and `launch` with
//! the paths of a program and a launch file. A launch that cannot be made is refused with the
//! reason, and the editor may send another one.

use super::code::DebuggedCode;
use super::execution::Debuggee;
use super::protocol::{DebugRequest, Editor, InitializeArguments, LaunchArguments, TextOrigin};
use super::session::DebugSession;
use crate::files::InputFile;
use crate::platform::{parse_platform, resolve_platform};
use crate::run::{LaunchSource, ReadyRun, RunRequest, prepare_run};
use openvisa_cli_support::{Context, ExitStatus, Failure};
use openvisa_isa::Platform;
use openvisa_sim::{LaunchFile, Options};
use serde_json::{Value, json};
use std::cell::RefCell;
use std::ffi::OsString;
use std::io::{self, Write};
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

/// Text that was printed for the user, and that is shown by the editor.
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

/// An adapter whose editor has not launched anything.
pub(super) struct DebugServer<'s, 'e> {
    requests: &'s Requests,
    editor: &'s mut Editor<'e>,
    variable: fn(&str) -> Option<OsString>,
    origin: TextOrigin,
}

impl<'s, 'e> DebugServer<'s, 'e> {
    /// Creates an adapter. `variable` looks up an environment variable.
    pub(super) fn new(
        requests: &'s Requests,
        editor: &'s mut Editor<'e>,
        variable: fn(&str) -> Option<OsString>,
    ) -> Self {
        Self { requests, editor, variable, origin: TextOrigin::default() }
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
        let (mut input, printed) = (io::empty(), PrintedText::default());
        let (mut out, mut err) = (&printed, &printed);
        let mut context = Context { variable: self.variable, ..Context::plain(&mut input, &mut out, &mut err) };
        let platform = match find_platform(&context, arguments) {
            Ok(platform) => platform,
            Err(reason) => return Ok(LaunchEnd::Refused(reason)),
        };
        let folder = arguments.cwd.as_deref().map_or_else(PathBuf::new, PathBuf::from);
        let absolute = |path: &str| std::path::absolute(folder.join(path)).unwrap_or_else(|_| folder.join(path));
        let programs: Vec<_> = arguments.program.as_slice().iter().map(|path| absolute(path)).collect();
        let Some(program_folder) = programs.first().map(|path| path.parent().unwrap_or(Path::new(""))) else {
            return Ok(LaunchEnd::Refused("`program` names no file".to_owned()));
        };
        let files: Vec<_> = programs.iter().map(|path| InputFile::new(path.into())).collect();
        let (zebin, out_folder) = (arguments.zebin.as_deref().map(absolute), arguments.out.as_deref().map(absolute));
        let run_request = RunRequest {
            files: &files,
            zebin: zebin.as_deref(),
            launch: &LaunchSource::File(absolute(&arguments.launch_file)),
            out: out_folder.as_deref(),
            platform,
            max_memory: LaunchFile::DEFAULT_MAX_BYTES,
            reference: false,
            has_outputs: true,
        };
        let mut served = None;
        let prepared = prepare_run(&mut context, &run_request, |context, ready| {
            let code = DebuggedCode::new(&ready.programs, ready.loaded, program_folder)?;
            served = Some(self.serve_launch(request, arguments, context, &ready, &code, &printed));
            Ok(ExitStatus::Success)
        });
        match (served, prepared) {
            (Some(served), _) => served,
            (None, Err(failure)) => Ok(LaunchEnd::Refused(printed.take() + &describe_failure(failure))),
            // The text has mistakes, which were printed.
            (None, Ok(_)) => Ok(LaunchEnd::Refused(printed.take())),
        }
    }

    /// Starts a launch, and serves the editor until it ends the session. `printed` has the warnings
    /// about the launch.
    fn serve_launch(
        &mut self,
        request: &DebugRequest,
        arguments: &LaunchArguments,
        context: &mut Context<'_>,
        ready: &ReadyRun<'_>,
        code: &DebuggedCode,
        printed: &PrintedText,
    ) -> io::Result<LaunchEnd> {
        let options = Options { strict: arguments.strict, ..Options::default() };
        let debuggee = match Debuggee::start(ready, code, options) {
            Ok(debuggee) => debuggee,
            Err(error) => return Ok(LaunchEnd::Refused(error.to_string())),
        };
        self.editor.answer(request, Ok(Value::Null))?;
        self.editor.show("console", &printed.take())?;
        self.editor.send_event("initialized", json!({}))?;
        DebugSession::new(self.editor, context, ready, debuggee, arguments, self.origin).serve(self.requests)?;
        Ok(LaunchEnd::SessionEnded)
    }
}

/// Returns the platform that a launch or the environment names.
fn find_platform(context: &Context<'_>, arguments: &LaunchArguments) -> Result<Option<Platform>, String> {
    let named = arguments.platform.as_deref().filter(|name| !name.is_empty());
    let named = named.map(parse_platform).transpose()?;
    resolve_platform(context, named).map_err(describe_failure)
}

/// Returns the message of a failure.
pub(super) fn describe_failure(failure: Failure) -> String {
    match failure {
        Failure::Usage(message) | Failure::Unreadable(message) => message,
        Failure::Output(error) => error.to_string(),
    }
}
