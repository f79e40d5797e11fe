//! The session after a launch: answers the requests of an editor, and runs threads between them.
//!
//! For example, an editor sends `setBreakpoints` and `configurationDone`. Threads then run until
//! one stops, which the event `stopped` says. Requests that arrive while threads run are answered
//! in between: `pause`, breakpoints, and the end of the session.

use super::breakpoints::{BreakpointOwner, Breakpoints, HitCondition, LocationBreakpoint, StopCondition};
use super::code::DebuggedCode;
use super::execution::{Debuggee, RunGoal, SliceOutcome, StepKind, StopCause};
use super::inspection::{self, Handles};
use super::protocol::{
    BreakpointConditions, DebugRequest, Editor, FrameLines, InstructionBreakpoint, LaunchArguments, ReportedBreakpoint,
    SetBreakpointsArguments, SetExceptionBreakpointsArguments, SetInstructionBreakpointsArguments, SourceArguments,
    SourceBreakpoint, TextOrigin, ThreadArguments,
};
use super::server::{FAULT_FILTER, Requests};
use crate::ReadyLaunches;
use openvisa_sim::CodeLocation;
use serde_json::{Value, json};
use std::io;
use std::sync::mpsc::TryRecvError;

/// What the threads of the launch do.
enum RunPhase {
    /// They have not started, because the editor still sends breakpoints.
    Configuring {
        stops_on_entry: bool,
    },
    Running(RunGoal),
    Stopped,
    Ended,
}

/// Whether the session goes on after a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum SessionFlow {
    GoesOn,
    Ends,
}

/// The state of a session with a launch.
pub(super) struct DebugSession<'s, 'e> {
    editor: &'s mut Editor<'e>,
    ready: &'s ReadyLaunches<'s>,
    code: &'s DebuggedCode,
    debuggee: Debuggee<'s>,
    breakpoints: Breakpoints,
    handles: Handles,
    lines: FrameLines,
    stops_at_faults: bool,
    phase: RunPhase,
    origin: TextOrigin,
    /// Whether breakpoints stop threads. They do not if the user runs without debugging.
    has_breakpoints: bool,
}

impl<'s, 'e> DebugSession<'s, 'e> {
    /// Creates the session of a launch whose threads have not started.
    pub(super) fn new(
        editor: &'s mut Editor<'e>,
        ready: &'s ReadyLaunches<'s>,
        debuggee: Debuggee<'s>,
        arguments: &LaunchArguments,
        origin: TextOrigin,
    ) -> Self {
        Self {
            editor,
            ready,
            code: debuggee.code,
            debuggee,
            breakpoints: Breakpoints::default(),
            handles: Handles::default(),
            lines: arguments.lines,
            stops_at_faults: !arguments.no_debug,
            phase: RunPhase::Configuring { stops_on_entry: arguments.stop_on_entry && !arguments.no_debug },
            origin,
            has_breakpoints: !arguments.no_debug,
        }
    }

    /// Serves until the editor ends the session or is gone.
    pub(super) fn serve(&mut self, requests: &Requests) -> io::Result<()> {
        loop {
            let request = match &self.phase {
                RunPhase::Running(_) => match requests.try_recv() {
                    Ok(request) => request?,
                    Err(TryRecvError::Empty) => {
                        self.run_slice()?;
                        continue;
                    }
                    Err(TryRecvError::Disconnected) => return Ok(()),
                },
                _ => match requests.recv() {
                    Ok(request) => request?,
                    Err(_) => return Ok(()),
                },
            };
            if self.handle(&request)? == SessionFlow::Ends {
                return Ok(());
            }
        }
    }

    /// Answers a request.
    fn handle(&mut self, request: &DebugRequest) -> io::Result<SessionFlow> {
        match request.command.as_str() {
            "disconnect" => {
                self.editor.answer(request, Ok(Value::Null))?;
                return Ok(SessionFlow::Ends);
            }
            "terminate" => {
                self.editor.answer(request, Ok(Value::Null))?;
                self.report_end(1)?;
            }
            "configurationDone" => self.start(request)?,
            "continue" | "next" | "stepIn" | "stepOut" => self.resume(request)?,
            "pause" => {
                self.editor.answer(request, Ok(Value::Null))?;
                if matches!(self.phase, RunPhase::Running(_)) {
                    self.report_stop(&StopCause::Pause, self.debuggee.current_thread())?;
                }
            }
            _ => {
                let result = self.answer(request);
                self.editor.answer(request, result)?;
            }
        }
        Ok(SessionFlow::GoesOn)
    }

    /// Returns the result of a request that does not change what runs.
    fn answer(&mut self, request: &DebugRequest) -> Result<Value, String> {
        match request.command.as_str() {
            "setBreakpoints" => self.set_breakpoints(&request.parse_arguments()?),
            "setInstructionBreakpoints" => self.set_instruction_breakpoints(&request.parse_arguments()?),
            "setExceptionBreakpoints" => {
                let arguments: SetExceptionBreakpointsArguments = request.parse_arguments()?;
                self.stops_at_faults = arguments.filters.iter().any(|filter| filter == FAULT_FILTER);
                Ok(Value::Null)
            }
            "threads" => {
                let threads =
                    if matches!(self.phase, RunPhase::Ended) { Vec::new() } else { self.debuggee.thread_names() };
                let listed = threads.into_iter().map(|(id, name)| json!({ "id": id, "name": name }));
                Ok(json!({ "threads": listed.collect::<Vec<_>>() }))
            }
            "source" => {
                let SourceArguments { source_reference } = request.parse_arguments()?;
                let text = self.code.text(source_reference);
                let text = text.ok_or_else(|| format!("there is no source {source_reference}"))?;
                Ok(json!({ "content": text, "mimeType": "text/x-visaasm" }))
            }
            "disassemble" => inspection::disassemble(self.code, self.origin, &request.parse_arguments()?),
            "initialize" | "launch" | "attach" => Err("the session has a launch already".to_owned()),
            command if inspection::COMMANDS.contains(&command) => match self.phase {
                RunPhase::Stopped => self.inspect(request),
                RunPhase::Ended => Err("the program has ended".to_owned()),
                RunPhase::Configuring { .. } => Err("the program has not started".to_owned()),
                RunPhase::Running(_) => Err("the program is running".to_owned()),
            },
            command => Err(format!("the command `{command}` is unknown")),
        }
    }

    /// Answers a request about the state of the threads, which have stopped.
    fn inspect(&mut self, request: &DebugRequest) -> Result<Value, String> {
        let mut inspector = inspection::FrameInspector {
            launch: &mut self.debuggee.launch,
            code: self.code,
            register: usize::from(self.ready.platform.register_bytes().unwrap_or(32)),
            handles: &mut self.handles,
            lines: self.lines,
            origin: self.origin,
        };
        match request.command.as_str() {
            "exceptionInfo" => match self.debuggee.fault() {
                Some(fault) => Ok(json!({
                    "exceptionId": FAULT_FILTER,
                    "description": fault.to_string(),
                    "breakMode": "always",
                })),
                None => Err("no thread has failed".to_owned()),
            },
            _ => inspector.answer(request),
        }
    }

    /// Starts the threads after the editor has sent its breakpoints.
    fn start(&mut self, request: &DebugRequest) -> io::Result<()> {
        let RunPhase::Configuring { stops_on_entry } = self.phase else {
            return self.editor.answer(request, Err("the program has started already".to_owned()));
        };
        self.editor.answer(request, Ok(Value::Null))?;
        match stops_on_entry {
            true => self.report_stop(&StopCause::Entry, 0),
            false => {
                self.phase = RunPhase::Running(RunGoal::go_on(None));
                Ok(())
            }
        }
    }

    /// Lets threads run: all of them, or one for a step.
    fn resume(&mut self, request: &DebugRequest) -> io::Result<()> {
        let goal = match self.goal_of(request) {
            Ok(goal) => goal,
            Err(reason) => return self.editor.answer(request, Err(reason)),
        };
        let body = match request.command.as_str() {
            "continue" => json!({ "allThreadsContinued": goal.single_thread().is_none() }),
            _ => Value::Null,
        };
        self.editor.answer(request, Ok(body))?;
        self.handles = Handles::default();
        self.phase = RunPhase::Running(goal);
        Ok(())
    }

    /// Returns what a request lets threads run for.
    fn goal_of(&mut self, request: &DebugRequest) -> Result<RunGoal, String> {
        let arguments: ThreadArguments = request.parse_arguments()?;
        if !matches!(self.phase, RunPhase::Stopped) {
            return Err("the program has not stopped".to_owned());
        }
        let index = self.debuggee.thread_index(arguments.thread_id)?;
        let lines = match arguments.granularity.as_deref() {
            Some("instruction") => FrameLines::Assembler,
            _ => self.lines,
        };
        self.debuggee.select(index);
        Ok(match request.command.as_str() {
            "next" => self.debuggee.step_goal(index, StepKind::Over, lines),
            "stepIn" => self.debuggee.step_goal(index, StepKind::In, lines),
            "stepOut" => self.debuggee.step_goal(index, StepKind::Out, lines),
            _ => RunGoal::go_on(arguments.single_thread.then_some(index)),
        })
    }

    /// Runs threads for a time slice, and tells the editor what happened.
    fn run_slice(&mut self) -> io::Result<()> {
        let RunPhase::Running(goal) = &mut self.phase else { return Ok(()) };
        let breakpoints = self.has_breakpoints.then_some(&mut self.breakpoints);
        let outcome = self.debuggee.run(goal, breakpoints, self.stops_at_faults);
        let printed = self.debuggee.take_printed();
        self.editor.show("stdout", &printed)?;
        match outcome {
            SliceOutcome::Running => Ok(()),
            SliceOutcome::Stopped(cause, thread) => self.report_stop(&cause, thread),
            SliceOutcome::LaunchEnded => {
                let summary = self.debuggee.summary();
                self.editor.show("console", &summary)?;
                match self.debuggee.start_next_launch() {
                    Ok(true) => Ok(()),
                    Ok(false) => self.finish(),
                    Err(error) => self.report_failure(&error.to_string()),
                }
            }
            SliceOutcome::Failed(error) => self.report_failure(&error.to_string()),
        }
    }

    /// Tells the editor that all threads have stopped.
    fn report_stop(&mut self, cause: &StopCause, thread: usize) -> io::Result<()> {
        self.phase = RunPhase::Stopped;
        self.debuggee.mark_stopped(thread);
        let (reason, description, text) = match cause {
            StopCause::Entry => ("entry", "Stopped at the first instruction".to_owned(), None),
            StopCause::Breakpoint(_) => ("breakpoint", "Stopped at a breakpoint".to_owned(), None),
            StopCause::Step => ("step", "Stopped after a step".to_owned(), None),
            StopCause::Pause => ("pause", "Paused".to_owned(), None),
            StopCause::Fault(error) => ("exception", error.fault.to_string(), Some(error.to_string())),
        };
        let mut body = json!({
            "reason": reason,
            "description": description,
            "threadId": Debuggee::thread_id(thread),
            "allThreadsStopped": true,
        });
        if let Some(text) = text {
            body["text"] = text.into();
        }
        if let StopCause::Breakpoint(ids) = cause {
            body["hitBreakpointIds"] = json!(ids);
        }
        self.editor.send_event("stopped", body)
    }

    /// Writes the outputs after the last launch, and ends the program.
    fn finish(&mut self) -> io::Result<()> {
        match (self.ready.write_outputs)() {
            Ok(()) => self.report_end(0),
            Err(reason) => self.report_failure(&reason),
        }
    }

    /// Shows an error, and ends the program.
    fn report_failure(&mut self, error: &str) -> io::Result<()> {
        self.editor.show("stderr", &format!("error: {error}\n"))?;
        self.report_end(1)
    }

    /// Tells the editor that the program has ended.
    fn report_end(&mut self, exit_code: i32) -> io::Result<()> {
        if matches!(self.phase, RunPhase::Ended) {
            return Ok(());
        }
        self.phase = RunPhase::Ended;
        self.editor.send_event("exited", json!({ "exitCode": exit_code }))?;
        self.editor.send_event("terminated", json!({}))
    }

    /// Replaces the breakpoints of a source.
    fn set_breakpoints(&mut self, arguments: &SetBreakpointsArguments) -> Result<Value, String> {
        let owner = BreakpointOwner::of_source(&arguments.source);
        self.code.remember_source(&arguments.source);
        let (mut kept, mut reported) = (Vec::new(), Vec::new());
        for SourceBreakpoint { line, conditions } in &arguments.breakpoints {
            let found = self.code.find_line(&arguments.source, self.origin.read_line(*line));
            let found = found.ok_or_else(|| "no instruction is at this line or after it".to_owned());
            let made = found.and_then(|line| self.make_breakpoint(&owner, Some(line.line), line.locations, conditions));
            reported.push(self.report_breakpoint(made, &mut kept));
        }
        self.breakpoints.replace(&owner, kept);
        Ok(json!({ "breakpoints": reported }))
    }

    /// Replaces the breakpoints of the disassembly.
    fn set_instruction_breakpoints(&mut self, arguments: &SetInstructionBreakpointsArguments) -> Result<Value, String> {
        let owner = BreakpointOwner::Instructions;
        let (mut kept, mut reported) = (Vec::new(), Vec::new());
        for InstructionBreakpoint { instruction_reference, offset, conditions } in &arguments.breakpoints {
            let found = inspection::parse_instruction_reference(self.code, instruction_reference, *offset);
            let made = found.and_then(|location| self.make_breakpoint(&owner, None, vec![location], conditions));
            reported.push(self.report_breakpoint(made, &mut kept));
        }
        self.breakpoints.replace(&owner, kept);
        Ok(json!({ "breakpoints": reported }))
    }

    /// Makes a breakpoint, and checks its conditions.
    fn make_breakpoint(
        &mut self,
        owner: &BreakpointOwner,
        line: Option<u32>,
        locations: Vec<CodeLocation>,
        conditions: &BreakpointConditions,
    ) -> Result<LocationBreakpoint, String> {
        let given = |text: &&String| !text.trim().is_empty();
        let condition = conditions.condition.as_ref().filter(given);
        let condition = condition.map(|text| StopCondition::parse(text)).transpose()?;
        let hit_condition = conditions.hit_condition.as_ref().filter(given);
        let hit_condition = hit_condition.map(|text| HitCondition::parse(text)).transpose()?;
        let routine = locations.first().and_then(|location| self.code.routines.get(location.routine));
        if let (Some(condition), Some(routine)) = (&condition, routine)
            && let Some(name) = condition.names().find(|name| routine.find_variable(name).is_none())
        {
            return Err(format!("`{}` has no variable `{name}`", routine.name));
        }
        let id = self.breakpoints.new_id();
        Ok(LocationBreakpoint { id, owner: owner.clone(), line, locations, condition, hit_condition, hits: 0 })
    }

    /// Keeps a breakpoint that was made, and returns what the editor is told of it.
    fn report_breakpoint(
        &mut self,
        made: Result<LocationBreakpoint, String>,
        kept: &mut Vec<LocationBreakpoint>,
    ) -> ReportedBreakpoint {
        match made {
            Ok(breakpoint) => {
                let LocationBreakpoint { id, line, .. } = breakpoint;
                kept.push(breakpoint);
                let line = line.map(|line| self.origin.write_line(line));
                ReportedBreakpoint { id, verified: true, line, message: None }
            }
            Err(message) => {
                let id = self.breakpoints.new_id();
                ReportedBreakpoint { id, verified: false, line: None, message: Some(message) }
            }
        }
    }
}
