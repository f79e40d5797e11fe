//! Tests of `visa mcp` as a process: the documented session, and messages outside of the protocol.

use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Lines, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

struct Server {
    process: Child,
    input: ChildStdin,
    output: Lines<BufReader<ChildStdout>>,
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

impl Server {
    /// Starts a server in the root folder, which the paths of the document are relative to.
    fn start() -> Self {
        let mut command = Command::new(env!("CARGO_BIN_EXE_visa"));
        command.arg("mcp").current_dir(root()).env_remove("VISA_PLATFORM");
        let mut process = command.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("visa starts");
        let input = process.stdin.take().expect("it has an input");
        let output = BufReader::new(process.stdout.take().expect("it has an output")).lines();
        Self { process, input, output }
    }

    fn send(&mut self, line: &str) {
        writeln!(self.input, "{line}").expect("it reads");
    }

    fn receive(&mut self) -> String {
        self.output.next().expect("it answers").expect("it writes text")
    }

    fn ask(&mut self, message: &Value) -> Value {
        self.send(&message.to_string());
        serde_json::from_str(&self.receive()).expect("an answer is JSON")
    }

    fn call(&mut self, tool: &str, arguments: Value) -> Value {
        let params = json!({ "name": tool, "arguments": arguments });
        self.ask(&json!({ "jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": params }))
    }

    /// Closes the input, and returns the rest of the output.
    fn end(mut self) -> Vec<String> {
        drop(self.input);
        let rest = self.output.map(|line| line.expect("it writes text")).collect();
        assert_eq!(self.process.wait().expect("it ends").code(), Some(0));
        rest
    }
}

#[test]
fn the_documented_session_is_that_of_the_server() {
    let page = std::fs::read_to_string(root().join("docs/mcp.md")).expect("the page can be read");
    let session = page.split("```jsonl\n").nth(1).and_then(|rest| rest.split("```").next()).expect("it has a session");
    let mut server = Server::start();
    let mut answers = 0;
    for line in session.lines() {
        match line.split_at(2) {
            ("> ", message) => server.send(message),
            ("< ", answer) => {
                assert_eq!(server.receive(), answer);
                answers += 1;
            }
            _ => panic!("{line}"),
        }
    }
    assert_eq!(server.end(), Vec::<String>::new());
    assert!(answers > 6, "{answers}");
}

#[test]
fn the_documented_tools_are_those_of_the_server_and_have_schemas() {
    let page = std::fs::read_to_string(root().join("docs/mcp.md")).expect("the page can be read");
    let rows = page.lines().filter_map(|line| line.strip_prefix("| `")?.split('`').next());
    let documented: Vec<_> = rows.collect();
    let mut server = Server::start();
    let answer = server.ask(&json!({ "jsonrpc": "2.0", "id": "a", "method": "tools/list" }));
    assert_eq!(answer["id"], "a");
    let tools = answer["result"]["tools"].as_array().expect("there are tools");
    assert_eq!(tools.iter().map(|tool| tool["name"].as_str().unwrap()).collect::<Vec<_>>(), documented);
    for tool in tools {
        let schema = &tool["inputSchema"];
        let properties = schema["properties"].as_object().expect("a schema has properties");
        for (name, property) in properties {
            assert!(property["description"].as_str().is_some_and(|text| !text.is_empty()), "{tool} {name}");
            assert_eq!(property["type"] == "array", property.get("items").is_some(), "{tool} {name}");
        }
        for name in schema["required"].as_array().expect("it lists what is required") {
            assert!(properties.contains_key(name.as_str().unwrap()), "{tool} {name}");
        }
    }
    let run = &tools.last().unwrap()["inputSchema"];
    assert_eq!((&run["required"], &run["properties"]["threads"]["type"]), (&json!([]), &json!("integer")));
    assert_eq!(server.end(), Vec::<String>::new());
}

#[test]
fn messages_outside_of_the_protocol_are_refused_or_ignored() {
    let mut server = Server::start();
    let cases = [
        ("{", Value::Null, -32700),
        ("[]", Value::Null, -32600),
        ("7", Value::Null, -32600),
        (r#"{"id": null, "method": "ping"}"#, Value::Null, -32600),
        (r#"{"id": 1}"#, json!(1), -32600),
        (r#"{"id": 1, "method": "no/such"}"#, json!(1), -32601),
        (r#"{"id": 2, "method": "tools/call"}"#, json!(2), -32602),
        (r#"{"id": 2, "method": "tools/call", "params": {"name": "asm"}}"#, json!(2), -32602),
        (r#"{"id": 2, "method": "tools/call", "params": {"name": "run", "arguments": 7}}"#, json!(2), -32602),
    ];
    for (message, id, code) in cases {
        server.send("");
        server.send(r#"{"id": 9, "result": {}}"#);
        server.send(r#"{"method": "notifications/cancelled", "params": {"requestId": 9}}"#);
        server.send(message);
        let answer: Value = serde_json::from_str(&server.receive()).expect("an answer is JSON");
        assert_eq!((&answer["id"], &answer["error"]["code"]), (&id, &json!(code)), "{message}: {answer}");
    }
    // An array of messages is answered one by one.
    server
        .send(r#"[{"id": 1, "method": "ping"}, {"method": "notifications/initialized"}, {"id": 2, "method": "ping"}]"#);
    assert_eq!(server.end(), [r#"{"jsonrpc":"2.0","id":1,"result":{}}"#, r#"{"jsonrpc":"2.0","id":2,"result":{}}"#]);
}

#[test]
fn wrong_arguments_are_all_reported_and_run_nothing() {
    let mut server = Server::start();
    let wrong = json!({ "files": 1, "plattform": "XE2", "deny_warnings": "yes" });
    let answer = server.call("verify", wrong);
    assert_eq!(answer["result"]["isError"], true);
    let text = answer["result"]["content"][0]["text"].as_str().unwrap();
    let expected = [
        "`deny_warnings`: expected true or false",
        "`files`: expected an array of strings",
        "`verify` has no argument `plattform`; did you mean `platform`?",
    ];
    for problem in expected {
        assert!(text.lines().any(|line| line == problem), "{text}");
    }
    for (tool, arguments, problem) in [
        ("verify", json!({}), "`files` or `text` is missing"),
        ("verify", json!({ "files": ["a"], "text": "b" }), "`files` and `text` exclude each other"),
        ("disassemble", json!({ "bytes": "xy" }), "`bytes`: expected two hexadecimal digits for each byte"),
        ("run", json!({ "files": ["a"], "launch": "b", "threads": "c" }), "`threads`: expected one of numbers"),
        ("run", json!({ "launch": "b" }), "`files` or `text` is missing"),
    ] {
        let answer = server.call(tool, arguments);
        assert_eq!(answer["result"]["content"][0]["text"], problem, "{answer}");
    }
    // A zebin can hold the programs.
    let answer = server.call(
        "run",
        json!({ "zebin": "no-such-file", "launch": "{\"kernel\": \"k\", \"global_size\": 1, \"args\": []}" }),
    );
    assert!(answer.to_string().contains("`no-such-file` cannot be read"), "{answer}");
    // What only the subcommand can see has its message.
    let answer = server.call("verify", json!({ "text": ".version 4.1\n", "platform": "--help" }));
    assert_eq!(answer["result"]["isError"], true);
    assert!(answer.to_string().contains("--platform <NAME>"), "{answer}");
    server.end();
}

#[test]
fn an_object_file_in_hexadecimal_digits_is_read_again() {
    let text = ".version 4.1\n.kernel \"k\"\n\n.decl x v_type=G type=d num_elts=8 align=GRF\n\n.function \"main\"\n\
                main:\n    mov (M1, 8) x(0,0)<1> 0x1:d\n    ret (M1, 1)\n";
    let mut server = Server::start();
    let assembled = server.call("assemble", json!({ "text": text }));
    let bytes = &assembled["result"]["content"][0]["text"];
    let shown = server.call("disassemble", json!({ "bytes": bytes, "names": true }));
    assert_eq!(shown["result"]["content"], json!([{ "type": "text", "text": text }]));
    server.end();
}

#[test]
fn lists_of_values_reach_the_subcommand_whole() {
    let source = "void f(int a) { asm(\"addd (M1, 16) %0(0, 0)<1> %0(0, 0)<1;1,0> 0x1:w\" : \"+rw\"(a)); asm(\"mov (M1, 16) \
                  q(0, 0)<1> %0(0, 0)<1;1,0>\" :: \"rw\"(a)); }";
    let mut server = Server::start();
    let allow = json!(["text:mnemonic", "text:undeclared"]);
    let answer = server.call("lint", json!({ "text": source, "language": "c", "allow": allow, "simd": [16, 32] }));
    let expected = json!([{ "type": "text", "text": "no findings in 1 file: 2 blocks, 2 suppressed\n" }]);
    assert_eq!(answer["result"]["content"], expected);
    server.end();
}

#[test]
fn a_ping_is_answered_while_a_tool_works_and_output_is_cut_at_a_line() {
    let mut server = Server::start();
    let add = "01040000002000000000000002002100000000002201050101000000";
    let params = json!({ "name": "explain", "arguments": { "query": [add.repeat(2_000)] } });
    server.send(&json!({ "id": 1, "method": "tools/call", "params": params }).to_string());
    server.send(r#"{"id": 2, "method": "tools/call", "params": {"name": "explain", "arguments": {"query": ["add"]}}}"#);
    server.send(r#"{"method": "notifications/cancelled", "params": {"requestId": 2}}"#);
    assert_eq!(server.ask(&json!({ "id": 3, "method": "ping" }))["id"], 3);
    let answer: Value = serde_json::from_str(&server.receive()).expect("an answer is JSON");
    let shown = answer["result"]["content"][0]["text"].as_str().unwrap();
    assert!(shown.len() < (1 << 20) + 100 && shown.ends_with("bytes, and ends here\n"), "{}", shown.len());
    // The second call was cancelled before its turn, or while it worked.
    assert_eq!(server.end(), Vec::<String>::new());
}

#[cfg(unix)]
#[test]
fn a_call_that_is_cancelled_while_it_runs_ends_without_an_answer() {
    let folder = tempfile::tempdir().expect("a folder");
    let pipe = folder.path().join("k.visaasm");
    assert!(Command::new("mkfifo").arg(&pipe).status().expect("mkfifo is there").success());
    let mut server = Server::start();
    let params = json!({ "name": "verify", "arguments": { "files": [pipe] } });
    server.send(&json!({ "id": 1, "method": "tools/call", "params": params }).to_string());
    // This waits until the call reads the pipe.
    let writer = std::fs::OpenOptions::new().write(true).open(&pipe).expect("the call reads the pipe");
    server.send(r#"{"method": "notifications/cancelled", "params": {"requestId": 1}}"#);
    let answer = server.call("explain", json!({ "query": ["text:undeclared"] }));
    assert_eq!(answer["result"]["isError"], false, "{answer}");
    drop(writer);
    assert_eq!(server.end(), Vec::<String>::new());
}

#[test]
fn an_object_file_does_not_overwrite_a_source() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).display().to_string();
    let text = std::fs::read_to_string(root().join("tests/own/vectors.visaasm")).expect("the text can be read");
    let mut server = Server::start();
    let mut assemble = |output: &str| server.call("assemble", json!({ "text": text, "output": output }));
    std::fs::write(path("mine.py"), "print()").expect("it can be written");
    let refused = assemble(&path("mine.py"));
    let message = refused["result"]["content"][0]["text"].as_str().expect("there is a message");
    assert!(
        refused["result"]["isError"] == true && message.contains("mine.py` exists and is no object file"),
        "{message}"
    );
    assert_eq!(std::fs::read_to_string(path("mine.py")).expect("it is there"), "print()");
    for name in ["new", "new", "old.isa"] {
        let written = assemble(&path(name));
        assert_ne!(written["result"]["isError"], true, "{name}: {written}");
        std::fs::write(path("old.isa"), "damaged").expect("it can be written");
    }
    server.end();
}

#[test]
fn a_run_without_a_folder_for_outputs_changes_no_file() {
    let page = std::fs::read_to_string(root().join("docs/mcp.md")).expect("the page can be read");
    let call = page.lines().find_map(|line| line.strip_prefix("> ").filter(|line| line.contains("\"name\":\"run\"")));
    let call: Value = serde_json::from_str(call.expect("the session has a run")).expect("a message is JSON");
    let mut arguments = call["params"]["arguments"].clone();
    let folder = tempfile::tempdir().expect("a folder");
    let (launch, output) = (folder.path().join("launch.json"), folder.path().join("y.npy"));
    std::fs::write(&launch, arguments["launch"].as_str().expect("it is a text")).expect("it can be written");
    std::fs::write(&output, "mine").expect("it can be written");
    let members = arguments.as_object_mut().expect("arguments are an object");
    members.insert("launch".to_owned(), json!(launch));
    members.remove("out");
    let mut server = Server::start();
    let answer = server.call("run", arguments);
    assert_eq!(answer["result"]["isError"], false, "{answer}");
    assert!(answer.to_string().contains("49.0"), "{answer}");
    assert_eq!(std::fs::read_to_string(&output).expect("it is there"), "mine");
    server.end();
}

#[test]
fn the_arguments_of_a_run_need_no_launch_file() {
    let text = std::fs::read_to_string(root().join("tests/own/vectors.visaasm")).expect("the text can be read");
    let mut server = Server::start();
    let arguments = json!({
        "text": text, "platform": "XE2", "kernel": "square", "global": "16", "arg": ["x=range:float:16", "y=zeros:float:16"],
    });
    let answer = server.call("run", arguments.clone());
    assert_eq!(answer["result"]["isError"], false, "{answer}");
    assert!(answer["result"]["content"][0]["text"].as_str().is_some_and(|text| text.contains("225.0]")), "{answer}");
    let mut wrong = arguments;
    wrong["arg"] = json!(["x=range:float:16", "z=zeros:float:16"]);
    assert!(server.call("run", wrong).to_string().contains("`square` has no argument `z`, only `x` (8 bytes)"));
    server.end();
}
