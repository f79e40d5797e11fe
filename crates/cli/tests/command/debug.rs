//! Tests of `visa debug` as a process: sessions as an editor has them.

use serde_json::{Value, json};
use std::collections::VecDeque;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize().expect("the folder exists")
}

/// Creates a folder that a test may write to.
fn scratch(name: &str) -> PathBuf {
    let folder = crate::general::scratch(name);
    std::fs::create_dir_all(&folder).expect("it can be created");
    folder
}

/// An editor that has started the adapter.
struct TestEditor {
    process: Child,
    input: Option<ChildStdin>,
    output: BufReader<ChildStdout>,
    sent: i64,
    events: VecDeque<Value>,
}

impl TestEditor {
    fn start() -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_visa"));
        command.arg("debug").current_dir(root()).env_remove("VISA_PLATFORM").stderr(Stdio::piped());
        let mut process = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("visa starts");
        let input = process.stdin.take();
        let output = BufReader::new(process.stdout.take().expect("it has an output"));
        Self { process, input, output, sent: 0, events: VecDeque::new() }
    }

    fn receive(&mut self) -> Value {
        let mut length = 0;
        loop {
            let mut line = String::new();
            assert_ne!(self.output.read_line(&mut line).expect("it writes"), 0, "the adapter has ended");
            match line.trim_end().strip_prefix("Content-Length: ") {
                Some(number) => length = number.parse().expect("it is a number"),
                None => break,
            }
        }
        let mut text = vec![0; length];
        self.output.read_exact(&mut text).expect("it writes");
        serde_json::from_slice(&text).expect("it is JSON")
    }

    /// Sends a request, and returns its response. Events before it are kept.
    fn request(&mut self, command: &str, arguments: Value) -> Value {
        self.sent += 1;
        let request = json!({ "seq": self.sent, "type": "request", "command": command, "arguments": arguments });
        let text = request.to_string();
        let input = self.input.as_mut().expect("it is open");
        write!(input, "Content-Length: {}\r\n\r\n{text}", text.len()).expect("it reads");
        loop {
            let message = self.receive();
            match message["type"].as_str() {
                Some("event") => self.events.push_back(message),
                _ => {
                    assert_eq!((&message["request_seq"], &message["command"]), (&self.sent.into(), &command.into()));
                    return message;
                }
            }
        }
    }

    /// Sends a request that succeeds, and returns the body of the response.
    fn ask(&mut self, command: &str, arguments: Value) -> Value {
        let response = self.request(command, arguments);
        assert_eq!(response["success"], true, "{response}");
        response["body"].clone()
    }

    /// Sends a request that is refused, and returns the reason.
    fn ask_refused(&mut self, command: &str, arguments: Value) -> String {
        let response = self.request(command, arguments);
        assert_eq!(response["success"], false, "{response}");
        response["message"].as_str().expect("there is a reason").to_owned()
    }

    /// Waits for an event, and returns its body. Other events are dropped.
    fn wait_for(&mut self, event: &str) -> Value {
        loop {
            let message = self.events.pop_front().unwrap_or_else(|| self.receive());
            assert!(event == "terminated" || message["event"] != "terminated", "the program has ended: {message}");
            if message["event"] == event {
                return message["body"].clone();
            }
        }
    }

    /// Launches a program, and sets breakpoints at lines of its text. Returns those that were made.
    fn launch(&mut self, arguments: &Value, breakpoints: Value) -> Value {
        assert_eq!(self.ask("initialize", json!({ "adapterID": "visa" }))["supportsReadMemoryRequest"], true);
        self.ask("launch", arguments.clone());
        self.wait_for("initialized");
        let source = json!({ "path": arguments["program"] });
        let made = self.ask("setBreakpoints", json!({ "source": source, "breakpoints": breakpoints }));
        self.ask("configurationDone", json!({}));
        made["breakpoints"].clone()
    }

    /// Waits until a thread stops. Returns the reason, the thread and the line of its first frame.
    fn stop(&mut self) -> (String, i64, i64) {
        let stopped = self.wait_for("stopped");
        let thread = stopped["threadId"].as_i64().expect("it has a thread");
        let stack = self.ask("stackTrace", json!({ "threadId": thread }));
        let line = stack["stackFrames"][0]["line"].as_i64().expect("it has a line");
        (stopped["reason"].as_str().expect("it has a reason").to_owned(), thread, line)
    }

    fn step(&mut self, command: &str, thread: i64) -> (String, i64, i64) {
        self.ask(command, json!({ "threadId": thread }));
        self.stop()
    }

    fn evaluate(&mut self, expression: &str) -> String {
        self.evaluate_in(1, expression)
    }

    fn evaluate_in(&mut self, frame: i64, expression: &str) -> String {
        let body = self.ask("evaluate", json!({ "expression": expression, "frameId": frame }));
        body["result"].as_str().expect("it is a text").to_owned()
    }

    /// Ends the session, and checks that the adapter ends.
    fn end(mut self) {
        self.ask("disconnect", json!({}));
        self.input = None;
        assert_eq!(self.process.wait().expect("it ends").code(), Some(0));
    }
}

/// The arguments to launch `tests/own`, whose outputs go to a folder.
fn own(out: &Path) -> Value {
    let root = root();
    json!({
        "program": root.join("tests/own/vectors.visaasm"),
        "launchFile": root.join("tests/own/launch.json"),
        "platform": "XE2",
        "out": out,
    })
}

/// The line of the first `lsc_store` of `tests/own/vectors.visaasm`.
const STORE_LINE: i64 = 25;

#[test]
fn a_session_stops_at_a_breakpoint_and_shows_variables() {
    let out = scratch("debug-breakpoint");
    let mut editor = TestEditor::start();
    let made = editor.launch(&own(&out), json!([{ "line": STORE_LINE }, { "line": 9999 }]));
    assert_eq!((&made[0]["verified"], &made[0]["line"]), (&true.into(), &STORE_LINE.into()));
    assert_eq!((&made[1]["verified"], &made[1]["message"].is_string()), (&false.into(), &true));
    assert_eq!(editor.stop(), ("breakpoint".to_owned(), 1, STORE_LINE));
    let threads = editor.ask("threads", json!({}));
    assert_eq!(threads["threads"], json!([{ "id": 1, "name": "group (0,0,0) thread 0" }]));
    assert_eq!(editor.evaluate("value[15]"), "9.0");
    assert_eq!((editor.evaluate("item(0,3)"), editor.evaluate("item[3]")), ("12".to_owned(), "12".to_owned()));
    assert!(editor.ask_refused("evaluate", json!({ "expression": "nothing", "frameId": 1 })).contains("`nothing`"));
    assert!(editor.ask_refused("evaluate", json!({ "expression": "value[16]", "frameId": 1 })).contains("16 elements"));

    let scopes = editor.ask("scopes", json!({ "frameId": 1 }));
    let scope = |name: &str| {
        let found = scopes["scopes"].as_array().expect("a list").iter().find(|scope| scope["name"] == name);
        found.unwrap_or_else(|| panic!("no {name}"))["variablesReference"].clone()
    };
    let variables = editor.ask("variables", json!({ "variablesReference": scope("Variables") }));
    let value = variables["variables"].as_array().expect("a list").iter().find(|v| v["name"] == "value");
    let value = value.expect("it is there").clone();
    assert_eq!((&value["type"], &value["indexedVariables"]), (&"f x 16".into(), &16.into()));
    let elements = json!({ "variablesReference": value["variablesReference"], "start": 2, "count": 3 });
    let elements = editor.ask("variables", elements);
    let names: Vec<_> = elements["variables"].as_array().expect("a list").iter().map(|v| v["name"].clone()).collect();
    assert_eq!(names, ["[2]", "[3]", "[4]"]);
    let arguments = editor.ask("variables", json!({ "variablesReference": scope("Arguments") }));
    assert_eq!(arguments["variables"][0]["name"], "x");

    // The buffer that `x` points to holds the float 3.0.
    let memory = &arguments["variables"][0]["memoryReference"];
    let read = editor.ask("readMemory", json!({ "memoryReference": memory, "offset": 4, "count": 4 }));
    assert_eq!((&read["data"], &read["unreadableBytes"]), (&"AABAQA==".into(), &0.into()));
    let read = editor.ask("readMemory", json!({ "memoryReference": memory, "offset": 126, "count": 100 }));
    assert_eq!(read["unreadableBytes"], 98);

    // A changed value is what the kernel stores.
    let change = json!({ "variablesReference": value["variablesReference"], "name": "[1]", "value": "0.5" });
    assert_eq!(editor.ask("setVariable", change)["value"], "0.5");
    editor.ask("setBreakpoints", json!({ "source": { "path": own(&out)["program"] }, "breakpoints": [] }));
    editor.ask("continue", json!({ "threadId": 1 }));
    assert_eq!(editor.wait_for("exited")["exitCode"], 0);
    editor.wait_for("terminated");
    editor.end();
    // `axpy` has added 2 * 3 to the squares.
    let written = std::fs::read(out.join("y.npy")).expect("it is written");
    let floats: Vec<f32> = written[128..].as_chunks().0.iter().map(|bytes| f32::from_le_bytes(*bytes)).collect();
    assert_eq!(floats[..3], [15.0, 6.5, 15.0]);
}

#[test]
fn conditions_and_numbers_of_hits_select_stops() {
    let out = scratch("debug-condition");
    let mut editor = TestEditor::start();
    let made = editor.launch(
        &own(&out),
        json!([
            { "line": STORE_LINE, "condition": "item.x == 17 && value[0] > 8.5" },
            { "line": STORE_LINE - 1, "hitCondition": "2" },
            { "line": STORE_LINE, "condition": "item.x = 17" },
            { "line": STORE_LINE, "condition": "nothing[3] == 17" },
            { "line": STORE_LINE, "hitCondition": "x" },
        ]),
    );
    let verified: Vec<_> = made.as_array().expect("a list").iter().map(|made| made["verified"] == true).collect();
    assert_eq!(verified, [true, true, false, false, false]);
    // The second group has work-items 16 to 31.
    assert_eq!(editor.stop(), ("breakpoint".to_owned(), 1, STORE_LINE - 1));
    assert_eq!(editor.ask("threads", json!({}))["threads"][0]["name"], "group (1,0,0) thread 0");
    assert_eq!(editor.step("continue", 1), ("breakpoint".to_owned(), 1, STORE_LINE));
    editor.end();
}

#[test]
fn steps_go_into_over_and_out_of_subroutines() {
    let folder = root().join("tests/run/functions.chains~sub");
    let out = scratch("debug-steps");
    let launch = json!({
        "program": folder.join("bmg.visaasm"),
        "zebin": folder.join("bmg.zebin"),
        "launchFile": folder.join("launch.json"),
        "out": out,
        "stopOnEntry": true,
    });
    let text = std::fs::read_to_string(folder.join("bmg.visaasm")).expect("it is a text");
    let call = text.lines().position(|line| line.contains(" call ")).expect("it has a call") as i64 + 1;
    let mut editor = TestEditor::start();
    editor.launch(&launch, json!([{ "line": call }]));
    let (reason, thread, first) = editor.stop();
    assert_eq!((reason.as_str(), thread), ("entry", 1));
    assert!(first < call);
    assert_eq!(editor.step("continue", 1), ("breakpoint".to_owned(), 1, call));
    let (_, _, inside) = editor.step("stepIn", 1);
    let stack = editor.ask("stackTrace", json!({ "threadId": 1 }));
    assert_eq!((&stack["totalFrames"], &stack["stackFrames"][1]["line"]), (&2.into(), &call.into()));
    assert_ne!(stack["stackFrames"][0]["name"], stack["stackFrames"][1]["name"]);
    assert!(inside > call, "{stack}");
    let (_, _, after) = editor.step("stepOut", 1);
    assert!(after > call && after < inside, "{after}");
    let depth = editor.ask("stackTrace", json!({ "threadId": 1, "levels": 1 }));
    assert_eq!((depth["totalFrames"].as_i64(), depth["stackFrames"].as_array().map(Vec::len)), (Some(1), Some(1)));
    editor.end();
}

#[test]
fn a_step_over_a_call_stays_in_its_frame() {
    let folder = root().join("tests/run/functions.chains~sub");
    let out = scratch("debug-over");
    let launch = json!({
        "program": folder.join("bmg.visaasm"),
        "zebin": folder.join("bmg.zebin"),
        "launchFile": folder.join("launch.json"),
        "out": out,
    });
    let text = std::fs::read_to_string(folder.join("bmg.visaasm")).expect("it is a text");
    let call = text.lines().position(|line| line.contains(" call ")).expect("it has a call") as i64 + 1;
    let mut editor = TestEditor::start();
    editor.launch(&launch, json!([{ "line": call }]));
    assert_eq!(editor.stop(), ("breakpoint".to_owned(), 1, call));
    let (reason, _, after) = editor.step("next", 1);
    assert_eq!(reason, "step");
    assert_eq!(editor.ask("stackTrace", json!({ "threadId": 1 }))["totalFrames"], 1);
    assert!(after > call);
    editor.ask("setBreakpoints", json!({ "source": { "path": launch["program"] }, "breakpoints": [] }));
    editor.ask("continue", json!({ "threadId": 1 }));
    assert_eq!(editor.wait_for("exited")["exitCode"], 0);
    editor.end();
    let expected = std::fs::read(folder.join("expected/d.npy")).expect("it is there");
    assert_eq!(std::fs::read(out.join("d.npy")).expect("it is written"), expected);
}

#[test]
fn texts_that_are_in_no_file_are_sent() {
    let folder = root().join("tests/run/simple_debug.saxpy");
    let out = scratch("debug-text");
    let launch = json!({
        "program": folder.join("pvc.isa"),
        "zebin": folder.join("pvc.zebin"),
        "launchFile": folder.join("launch.json"),
        "out": out,
        "stopOnEntry": true,
    });
    let mut editor = TestEditor::start();
    editor.launch(&launch, json!([]));
    let (_, thread, line) = editor.stop();
    let stack = editor.ask("stackTrace", json!({ "threadId": thread }));
    let source = &stack["stackFrames"][0]["source"];
    assert_eq!((&source["path"], &stack["stackFrames"][0]["name"]), (&Value::Null, &"saxpy".into()));
    let text = editor.ask("source", json!({ "source": source, "sourceReference": source["sourceReference"] }));
    let lines: Vec<_> = text["content"].as_str().expect("it is a text").lines().collect();
    assert!(lines[line as usize - 1].trim().starts_with("or (M1_NM, 1) %cr0"), "{}", lines[line as usize - 1]);
    let store = lines.iter().position(|line| line.contains("lsc_store")).expect("it stores") + 1;
    editor.ask("setBreakpoints", json!({ "source": source, "breakpoints": [{ "line": store }] }));
    assert_eq!(editor.step("continue", thread), ("breakpoint".to_owned(), 1, store as i64));
    editor.end();
}

#[test]
fn printed_text_is_sent_while_the_program_runs() {
    let folder = root().join("tests/run/printing.branches");
    let launch = json!({
        "program": folder.join("bmg.visaasm"),
        "zebin": folder.join("bmg.zebin"),
        "launchFile": folder.join("launch.json"),
        "out": scratch("debug-print"),
    });
    let mut editor = TestEditor::start();
    editor.launch(&launch, json!([]));
    let (mut printed, mut events) = (String::new(), Vec::new());
    while events.last().is_none_or(|event| event != "terminated") {
        let message = editor.events.pop_front().unwrap_or_else(|| editor.receive());
        if message["body"]["category"] == "stdout" {
            printed += message["body"]["output"].as_str().expect("it is a text");
        }
        events.push(message["event"].clone());
    }
    editor.end();
    let expected = std::fs::read_to_string(folder.join("expected/printed.txt")).expect("it is a text");
    assert_eq!(printed, expected);
}

#[test]
fn the_documented_configuration_debugs_the_documented_kernel() {
    let page = std::fs::read_to_string(root().join("docs/debugging.md")).expect("the page can be read");
    let configuration = page.split("```json\n").nth(1).and_then(|rest| rest.split("```").next()).expect("it is there");
    let configuration = configuration.replace("${workspaceFolder}", root().to_str().expect("it is UTF-8"));
    let mut launch: Value = serde_json::from_str(&configuration).expect("it is JSON");
    launch["out"] = json!(scratch("debug-documented"));
    let text = std::fs::read_to_string(launch["program"].as_str().expect("it is a path")).expect("it is a text");
    let store = text.lines().position(|line| line.contains("lsc_store.slm")).expect("it stores") as i64 + 1;
    let mut editor = TestEditor::start();
    editor.launch(&launch, json!([{ "line": store, "condition": "item.x == 3 && V0056[5] != -1" }]));
    assert_eq!(editor.stop().0, "entry");
    assert_eq!(editor.step("continue", 1), ("breakpoint".to_owned(), 1, store));
    assert_eq!(editor.evaluate("V0056(0,3)"), editor.evaluate("V0056[3]"));
    editor.ask("setBreakpoints", json!({ "source": { "path": launch["program"] }, "breakpoints": [] }));
    // Step over the barrier: all threads of the group have stored.
    for _ in 0..3 {
        editor.step("next", 1);
    }
    let local = editor.ask("readMemory", json!({ "memoryReference": "local:0x0", "count": 64 }));
    assert_eq!(local["unreadableBytes"], 0);
    editor.ask("continue", json!({ "threadId": 1 }));
    assert_eq!(editor.wait_for("exited")["exitCode"], 0);
    editor.end();
}

#[test]
fn lines_count_from_zero_for_an_editor_that_counts_so() {
    let mut launch = own(&scratch("debug-zero"));
    launch["stopOnEntry"] = true.into();
    let mut editor = TestEditor::start();
    editor.ask("initialize", json!({ "linesStartAt1": false, "columnsStartAt1": false }));
    editor.ask("launch", launch.clone());
    let source = json!({ "path": launch["program"] });
    let made = editor.ask("setBreakpoints", json!({ "source": source, "breakpoints": [{ "line": STORE_LINE - 1 }] }));
    assert_eq!(made["breakpoints"][0]["line"], STORE_LINE - 1);
    editor.ask("configurationDone", json!({}));
    editor.stop();
    assert_eq!(editor.step("continue", 1), ("breakpoint".to_owned(), 1, STORE_LINE - 1));
    editor.end();
}

/// Writes a kernel that stores to its argument, and a launch file for it. Returns the arguments to
/// launch it.
fn store_kernel(out: &Path, lines: &str, buffer: &str) -> Value {
    let text = format!(
        ".version 4.1\n.kernel \"k\"\n.decl to v_type=G type=uq num_elts=1 align=qword\n\
         .decl value v_type=G type=ud num_elts=16 align=GRF\n.input to offset=64 size=8\n\
         .kernel_attr SimdSize=16\n.function \"main\"\nmain:\n{lines}    ret (M1, 1)\n"
    );
    let launch = format!("{{\"kernel\": \"k\", \"global_size\": 1048576, \"local_size\": 32, \"args\": [{buffer}]}}");
    std::fs::write(out.join("k.visaasm"), text).expect("it can be written");
    std::fs::write(out.join("k.json"), launch).expect("it can be written");
    json!({ "program": out.join("k.visaasm"), "launchFile": "k.json", "cwd": out, "platform": "XE2" })
}

#[test]
fn a_breakpoint_in_the_source_stops_where_the_text_names_its_line() {
    let out = scratch("debug-source");
    let lines = "    FILE \"compiled/k.cl\"\n    LOC 15\n    mov (M1, 16) value(0,0)<1> 0x1:ud\n\
                 \x20   mov (M1, 16) value(0,0)<1> 0x2:ud\n    LOC 0\n    mov (M1, 16) value(0,0)<1> 0x3:ud\n\
                 \x20   LOC 17\n    mov (M1, 16) value(0,0)<1> 0x4:ud\n    mov (M1, 16) value(0,0)<1> 0x5:ud\n    LOC 18\n";
    let mut launch = store_kernel(&out, lines, "{\"fill\": 0, \"count\": 4}");
    launch["lines"] = "source".into();
    launch["stopOnEntry"] = true.into();
    let mut editor = TestEditor::start();
    editor.launch(&launch, json!([]));
    assert_eq!(editor.stop(), ("entry".to_owned(), 1, 15));
    // A step is a line of the source. Code without a line belongs to the one before.
    assert_eq!(editor.step("next", 1), ("step".to_owned(), 1, 17));
    assert_eq!(editor.evaluate("value[0]"), "3");
    let source = json!({ "path": "/elsewhere/k.cl" });
    let wanted = json!([{ "line": 16 }, { "line": 18 }, { "line": 19 }]);
    let made = editor.ask("setBreakpoints", json!({ "source": source, "breakpoints": wanted }))["breakpoints"].clone();
    assert_eq!((&made[0]["line"], &made[1]["line"]), (&17.into(), &18.into()));
    assert_eq!(made[2]["verified"], false);
    assert_eq!(editor.step("continue", 1), ("breakpoint".to_owned(), 1, 18));
    assert_eq!(editor.evaluate("value[0]"), "5");
    let stack = editor.ask("stackTrace", json!({ "threadId": 1 }));
    assert_eq!(stack["stackFrames"][0]["source"], json!({ "name": "k.cl", "path": source["path"] }));
    // A step of one instruction stays in a line.
    assert_eq!(editor.step("continue", 1), ("breakpoint".to_owned(), 2, 17));
    editor.ask("next", json!({ "threadId": 2, "granularity": "instruction" }));
    assert_eq!(editor.stop(), ("step".to_owned(), 2, 17));
    assert_eq!(editor.evaluate_in(0x1_0001, "value[0]"), "4");
    editor.end();
}

#[test]
fn a_fault_stops_its_thread_and_then_ends_the_program() {
    let out = scratch("debug-fault");
    let lines = "    mov (M1, 16) value(0,0)<1> 0x7:ud\n    lsc_store.ugm (M1_NM, 1) flat[to+0x100]:a64 value:d32\n";
    let launch = store_kernel(&out, lines, "{\"fill\": 0, \"count\": 4}");
    let mut editor = TestEditor::start();
    editor.launch(&launch, json!([]));
    assert_eq!(editor.stop(), ("exception".to_owned(), 1, 10));
    let information = editor.ask("exceptionInfo", json!({ "threadId": 1 }));
    assert!(information["description"].as_str().expect("it is a text").contains("out of bounds"), "{information}");
    assert_eq!(editor.evaluate("value[3]"), "7");
    editor.ask("continue", json!({ "threadId": 1 }));
    let output = editor.wait_for("output");
    assert!(output["output"].as_str().expect("it is a text").contains("out of bounds"), "{output}");
    assert_eq!(editor.wait_for("exited")["exitCode"], 1);
    editor.end();

    let mut editor = TestEditor::start();
    editor.ask("initialize", json!({}));
    editor.ask("launch", launch);
    editor.ask("setExceptionBreakpoints", json!({ "filters": [] }));
    editor.ask("configurationDone", json!({}));
    assert_eq!(editor.wait_for("exited")["exitCode"], 1);
    editor.end();
}

#[test]
fn a_running_program_is_paused_and_ended() {
    let out = scratch("debug-pause");
    let launch = store_kernel(&out, "again:\n    jmp (M1, 1) again\n", "{\"fill\": 0, \"count\": 4}");
    let mut editor = TestEditor::start();
    editor.launch(&launch, json!([]));
    assert!(editor.ask_refused("stackTrace", json!({ "threadId": 1 })).contains("running"));
    assert_eq!(editor.ask("threads", json!({}))["threads"].as_array().map(Vec::len), Some(2));
    editor.ask("pause", json!({ "threadId": 1 }));
    let (reason, thread, _) = editor.stop();
    assert_eq!(reason, "pause");
    editor.ask("continue", json!({ "threadId": thread }));
    // A breakpoint that is set while the program runs stops it too.
    let source = json!({ "path": launch["program"] });
    editor.ask("setBreakpoints", json!({ "source": source, "breakpoints": [{ "line": 10 }] }));
    assert_eq!(editor.stop().0, "breakpoint");
    editor.ask("terminate", json!({}));
    editor.wait_for("terminated");
    assert!(editor.ask_refused("stackTrace", json!({ "threadId": 1 })).contains("ended"));
    editor.end();
}

#[test]
fn an_adapter_ends_when_its_editor_is_gone() {
    let out = scratch("debug-gone");
    let launch = store_kernel(&out, "again:\n    jmp (M1, 1) again\n", "{\"fill\": 0, \"count\": 4}");
    for is_running in [true, false] {
        let mut editor = TestEditor::start();
        if is_running {
            editor.launch(&launch, json!([]));
        } else {
            editor.ask("initialize", json!({}));
        }
        editor.input = None;
        assert_eq!(editor.process.wait().expect("it ends").code(), Some(0));
    }
}

#[test]
fn threads_take_one_instruction_each_or_run_alone() {
    let out = scratch("debug-alone");
    let lines = "    mov (M1, 16) value(0,0)<1> 0x7:ud\n    barrier\n    mov (M1, 16) value(0,0)<1> 0x8:ud\n";
    let mut launch = store_kernel(&out, lines, "{\"fill\": 0, \"count\": 4}");
    launch["stopOnEntry"] = true.into();
    let mut editor = TestEditor::start();
    editor.launch(&launch, json!([]));
    assert_eq!(editor.stop(), ("entry".to_owned(), 1, 9));
    assert_eq!(editor.step("next", 2), ("step".to_owned(), 2, 10));
    assert_eq!(
        (editor.evaluate("value[0]"), editor.evaluate_in(0x1_0001, "value[0]")),
        ("0".to_owned(), "7".to_owned())
    );
    // The other thread runs up to the barrier, and no further than it has to.
    assert_eq!(editor.step("next", 2), ("step".to_owned(), 2, 11));
    let other = editor.ask("stackTrace", json!({ "threadId": 1 }));
    assert_eq!(other["stackFrames"][0]["line"], 11);
    // The step of a thread that ends goes on with another one.
    editor.step("next", 2);
    assert_eq!(editor.step("next", 2), ("step".to_owned(), 1, 11));
    editor.end();
}

#[test]
fn the_disassembly_has_breakpoints() {
    let out = scratch("debug-disassembly");
    let mut launch = own(&out);
    launch["stopOnEntry"] = true.into();
    let mut editor = TestEditor::start();
    editor.launch(&launch, json!([]));
    editor.stop();
    let stack = editor.ask("stackTrace", json!({ "threadId": 1 }));
    let reference = &stack["stackFrames"][0]["instructionPointerReference"];
    let range = json!({ "memoryReference": reference, "instructionOffset": -3, "instructionCount": 9 });
    let listed = editor.ask("disassemble", range)["instructions"].clone();
    assert_eq!(listed.as_array().map(Vec::len), Some(9));
    assert_eq!(listed[0]["presentationHint"], "invalid");
    assert!(listed[5]["instruction"].as_str().expect("it is a text").starts_with("mad (M1, 16) item"), "{listed}");
    let wanted = json!([{ "instructionReference": listed[5]["address"] }, { "instructionReference": "0x1" }]);
    let made = editor.ask("setInstructionBreakpoints", json!({ "breakpoints": wanted }))["breakpoints"].clone();
    assert_eq!((&made[0]["verified"], &made[1]["verified"]), (&true.into(), &false.into()));
    assert_eq!(editor.step("continue", 1), ("breakpoint".to_owned(), 1, 19));
    editor.end();
}

#[test]
fn requests_that_cannot_be_answered_are_refused() {
    let out = scratch("debug-refused");
    let mut editor = TestEditor::start();
    assert!(editor.ask_refused("threads", json!({})).contains("needs a launch"));
    editor.ask("initialize", json!({}));
    for (member, value, what) in [
        ("program", json!(7), "arguments of `launch`"),
        ("program", json!([]), "names no file"),
        ("program", json!("nowhere.visaasm"), "nowhere.visaasm"),
        ("launchFile", Value::Null, "arguments of `launch`"),
        ("launchFile", json!("nowhere.json"), "nowhere.json"),
        ("platform", json!("XE7"), "XE7"),
        ("lines", json!("x"), "arguments of `launch`"),
    ] {
        let mut launch = own(&out);
        launch[member] = value;
        let reason = editor.ask_refused("launch", launch);
        assert!(reason.contains(what), "{reason}");
    }
    std::fs::write(out.join("wrong.visaasm"), ".version 4.1\n.kernel \"k\"\nmain:\n    mov (M1, 1) x 1\n")
        .expect("it can");
    let mut launch = own(&out);
    launch["program"] = json!(out.join("wrong.visaasm"));
    let reason = editor.ask_refused("launch", launch);
    assert!(reason.contains("wrong.visaasm:4:"), "{reason}");

    let mut launch = own(&out);
    launch["stopOnEntry"] = true.into();
    editor.ask("launch", launch.clone());
    editor.ask("configurationDone", Value::Null);
    editor.stop();
    for (command, arguments, what) in [
        ("unknown", json!({}), "unknown"),
        ("launch", launch, "already"),
        ("configurationDone", json!({}), "already"),
        ("next", json!({}), "arguments of `next`"),
        ("next", json!({ "threadId": i64::MIN }), "no thread"),
        ("stackTrace", json!({ "threadId": 9 }), "no thread"),
        ("scopes", json!({ "frameId": -1 }), "no such frame"),
        ("variables", json!({ "variablesReference": i64::MIN }), "no variables"),
        ("evaluate", json!({ "expression": "x[", "frameId": 1 }), "expected"),
        ("evaluate", json!({ "expression": "x", "frameId": 99 }), "no such frame"),
        ("readMemory", json!({ "memoryReference": "x", "count": 1 }), "no memory"),
        ("readMemory", json!({ "memoryReference": "0x0", "offset": -1, "count": 1 }), "address space"),
        ("setVariable", json!({ "variablesReference": 1, "name": "x", "value": "1" }), "no variables"),
        ("disassemble", json!({ "memoryReference": "7", "instructionCount": 1 }), "no instruction"),
        ("source", json!({ "sourceReference": 9 }), "no source"),
        ("exceptionInfo", json!({ "threadId": 1 }), "no thread has failed"),
    ] {
        let reason = editor.ask_refused(command, arguments);
        assert!(reason.contains(what), "{command}: {reason}");
    }
    let read = editor.ask("readMemory", json!({ "memoryReference": "0x0", "count": u32::MAX }));
    assert_eq!((&read["data"], &read["unreadableBytes"]), (&"".into(), &u32::MAX.into()));
    editor.end();
}

#[test]
fn a_port_serves_one_connection() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_visa"));
    let mut process = command.args(["debug", "--port", "0"]).stderr(Stdio::piped()).spawn().expect("visa starts");
    let mut line = String::new();
    let mut errors = BufReader::new(process.stderr.take().expect("it has one"));
    errors.read_line(&mut line).expect("it writes");
    let address = line.trim_end().strip_prefix("visa debug: listening on ").expect("it says where").to_owned();
    let mut stream = std::net::TcpStream::connect(address).expect("it listens");
    for command in ["initialize", "disconnect"] {
        let text = json!({ "seq": 1, "type": "request", "command": command }).to_string();
        write!(stream, "Content-Length: {}\r\n\r\n{text}", text.len()).expect("it reads");
    }
    let mut answers = String::new();
    stream.read_to_string(&mut answers).expect("it writes");
    assert!(
        answers.contains("supportsConfigurationDoneRequest") && answers.ends_with("\"type\":\"response\"}"),
        "{answers}"
    );
    assert_eq!(process.wait().expect("it ends").code(), Some(0));
}

#[test]
fn a_damaged_message_ends_the_session_with_an_error() {
    let mut editor = TestEditor::start();
    editor.input.take().expect("it is open").write_all(b"Content-Length: 1\r\n\r\n{").expect("it reads");
    let output = editor.process.wait_with_output().expect("it ends");
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("cannot be read"), "{output:?}");
}
