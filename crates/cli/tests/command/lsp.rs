//! Tests of `visa lsp` as a process: with a small client, and with Neovim.

use serde_json::{Value, json};
use std::io::{BufRead, BufReader, Read, Write};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};

const TEXT: &str = ".version 4.2\n.kernel \"k\"\n.decl x v_type=G type=d num_elts=8 align=GRF\n.function \"main\"\n    \
                    mov (M1, 8) y(0,0)<1> 0x1:d\n    ret (M1, 1)\n";

fn start() -> Child {
    let mut command = Command::new(env!("CARGO_BIN_EXE_visa"));
    let command = command.args(["lsp", "--stdio"]).env_remove("VISA_PLATFORM");
    command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("visa starts")
}

fn send(child: &mut Child, message: &Value) {
    let text = message.to_string();
    let input = child.stdin.as_mut().expect("it has an input");
    write!(input, "Content-Length: {}\r\n\r\n{text}", text.len()).expect("it reads");
}

fn receive(output: &mut BufReader<ChildStdout>) -> Value {
    let mut length = 0;
    loop {
        let mut line = String::new();
        output.read_line(&mut line).expect("it writes");
        match line.trim_end().strip_prefix("Content-Length: ") {
            Some(number) => length = number.parse().expect("it is a number"),
            None if line.trim_end().is_empty() => break,
            None => {}
        }
    }
    let mut text = vec![0; length];
    output.read_exact(&mut text).expect("it writes");
    serde_json::from_slice(&text).expect("it is JSON")
}

/// Opens a document in a new session, and returns its diagnostics.
fn diagnostics_of(path: &Path, options: &[&str]) -> Vec<Value> {
    let mut command = Command::new(env!("CARGO_BIN_EXE_visa"));
    command.arg("lsp").args(options).env_remove("VISA_PLATFORM").stdin(Stdio::piped()).stdout(Stdio::piped());
    let mut child = command.spawn().expect("visa starts");
    let mut output = BufReader::new(child.stdout.take().expect("it has an output"));
    send(&mut child, &json!({ "jsonrpc": "2.0", "id": 1, "method": "initialize", "params": { "capabilities": {} } }));
    receive(&mut output);
    send(&mut child, &json!({ "jsonrpc": "2.0", "method": "initialized", "params": {} }));
    let text = std::fs::read_to_string(path).expect("it can be read");
    let uri = format!("file://{}", path.display());
    let document = json!({ "uri": uri, "languageId": "cpp", "version": 1, "text": text });
    let opened = json!({ "textDocument": document });
    send(&mut child, &json!({ "jsonrpc": "2.0", "method": "textDocument/didOpen", "params": opened }));
    let found = receive(&mut output);
    send(&mut child, &json!({ "jsonrpc": "2.0", "id": 2, "method": "shutdown" }));
    receive(&mut output);
    send(&mut child, &json!({ "jsonrpc": "2.0", "method": "exit" }));
    assert!(child.wait().expect("it ends").success());
    found["params"]["diagnostics"].as_array().expect("it is a list").clone()
}

#[test]
fn the_findings_of_a_source_are_those_of_visa_lint() {
    let folder = tempfile::tempdir().expect("a folder");
    let write = |name: &str, text: &str| std::fs::write(folder.path().join(name), text).expect("it can be written");
    let source = "template <class T> void f(int x, int y, T *p, T t) {\n#if TILE == 8\n\
                  asm(\"mov (M1, 16) %0(0,0)<1> z(0,0)<1;1,0>\" : \"=rw\"(x));\n#else\n\
                  asm(\"mow (M1, 16) %0(0,0)<1> 0x1:d\" : \"=rw\"(x));\n#endif\n\
                  asm(\"mov (M1, 16) %1(0,0)<1> 0x1:d\" : \"=rw\"(x) : \"rw\"(y));\n\
                  asm(\"lsc_load.ugm (M1, 16) %0:d32 flat[%1]:a64\" : \"=rw\"(x) : \"rw\"(p));\n\
                  asm(\"add (M1, 32) %0(0,16)<1> %1(0,0)<1;1,0> 0x1:d\" : \"=rw\"(x) : \"rw\"(y));\n}\n";
    write("a.cpp", source);
    let path = folder.path().canonicalize().expect("it exists").join("a.cpp");
    let mut sets = std::collections::BTreeSet::new();
    for (settings, options) in [
        ("", &[] as &[&str]),
        ("define = [\"TILE=8\"]", &[]),
        ("define = [\"TILE=8\"]", &["-DTILE=4"]),
        ("platform = \"skl\"", &[]),
        ("platform = \"skl\"", &["--platform", "bmg"]),
        ("allow = [\"text:mnemonic\", \"bounds\"]", &[]),
        ("simd = [32]\ndeny-warnings = true", &[]),
        ("all-platforms = true", &[]),
        ("all-platforms = true", &["--platform", "skl"]),
    ] {
        write("visa-lint.toml", settings);
        let mut lint = Command::new(env!("CARGO_BIN_EXE_visa"));
        lint.args(["lint", "--format", "json"]).args(options).arg(&path).env_remove("VISA_PLATFORM");
        let output = String::from_utf8(lint.output().expect("visa starts").stdout).expect("it is text");
        let findings: Vec<Value> = output.lines().map(|line| serde_json::from_str(line).expect("it is JSON")).collect();
        let expected: Vec<_> = findings
            .iter()
            .map(|finding| {
                let place = (finding["line"].as_u64(), finding["column"].as_u64());
                (place, finding["code"].clone(), finding["severity"] == "error", finding["message"].clone())
            })
            .collect();
        let shown = diagnostics_of(&path, options);
        let shown: Vec<_> = shown
            .iter()
            .map(|found| {
                let start = &found["range"]["start"];
                let place =
                    [&start["line"], &start["character"]].map(|number| number.as_u64().map(|number| number + 1));
                let message = found["message"].as_str().and_then(|message| message.lines().next());
                ((place[0], place[1]), found["code"].clone(), found["severity"] == 1, json!(message))
            })
            .collect();
        assert_eq!(shown, expected, "{settings} {options:?}");
        sets.insert(format!("{shown:?}"));
    }
    assert!(sets.len() >= 5, "the settings matter: {sets:#?}");

    write("visa-lint.toml", "exclude = [\"a.cpp\"]");
    assert_eq!(diagnostics_of(&path, &[]), Vec::<Value>::new());
    write("visa-lint.toml", "platfrom = \"skl\"");
    let mistake = diagnostics_of(&path, &[]);
    assert!(
        mistake[0]["message"].as_str().is_some_and(|text| text.contains("unknown field `platfrom`")),
        "{mistake:?}"
    );
}

#[test]
fn a_process_serves_a_session_on_its_standard_streams() {
    let mut child = start();
    let mut output = BufReader::new(child.stdout.take().expect("it has an output"));
    send(&mut child, &json!({ "jsonrpc": "2.0", "id": 1, "method": "initialize", "params": { "capabilities": {} } }));
    assert_eq!(receive(&mut output)["result"]["capabilities"]["hoverProvider"], true);
    send(&mut child, &json!({ "jsonrpc": "2.0", "method": "initialized", "params": {} }));
    let document = json!({ "uri": "file:///k.visaasm", "languageId": "visaasm", "version": 1, "text": TEXT });
    let opened = json!({ "textDocument": document });
    send(&mut child, &json!({ "jsonrpc": "2.0", "method": "textDocument/didOpen", "params": opened }));
    let found = receive(&mut output);
    assert_eq!(found["params"]["diagnostics"][0]["code"], "text:undeclared");

    let place = json!({ "textDocument": { "uri": "file:///k.visaasm" }, "position": { "line": 4, "character": 5 } });
    send(&mut child, &json!({ "jsonrpc": "2.0", "id": 2, "method": "textDocument/hover", "params": place }));
    let hover = receive(&mut output);
    let page = hover["result"]["contents"]["value"].as_str().expect("there is a page");
    assert!(page.contains("specs/instructions/MOV.md"), "{page}");

    send(&mut child, &json!({ "jsonrpc": "2.0", "id": 3, "method": "shutdown" }));
    assert_eq!(receive(&mut output)["id"], 3);
    send(&mut child, &json!({ "jsonrpc": "2.0", "method": "exit" }));
    assert_eq!(child.wait().expect("it ends").code(), Some(0));
}

#[test]
fn damaged_messages_end_the_session_with_an_error() {
    let cases: [&[u8]; 7] = [
        b"Content-Length: 9223372036854775808\r\n\r\n{}",
        b"Content-Length: 1000000000000\r\n\r\n{}",
        b"Content-Length: 3\r\n\r\n{}}",
        b"Content-Length: x\r\n\r\n",
        b"x\r\n\r\n",
        b"\xff\xfe\r\n\r\n",
        b"Content-Length: 9",
    ];
    for case in cases {
        let mut child = start();
        child.stdin.take().expect("it has an input").write_all(case).expect("it reads");
        let output = child.wait_with_output().expect("it ends");
        let message = String::from_utf8_lossy(&output.stderr).into_owned();
        assert_eq!(output.status.code(), Some(2), "{case:?}: {message}");
        assert!(message.starts_with("visa: error: ") || message.starts_with("error: "), "{message}");
    }
}

/// Runs Neovim with the plugin on a file, and returns what a script says.
fn run_neovim(name: &str, text: &str, script: &str) -> Vec<String> {
    // Neovim fails if another one makes its folders meanwhile, and several tests run at once.
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("neovim-{name}"));
    std::fs::create_dir_all(&folder).expect("the folder can be made");
    let file = folder.join(name);
    std::fs::write(&file, text).expect("it can be written");
    let editors = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../editors/neovim");
    let mut command = Command::new("nvim");
    command.args(["--headless", "--clean", "--cmd"]).arg(format!("set runtimepath+={}", editors.display()));
    command.arg("--cmd").arg(format!("lua VISA = [[{}]]", env!("CARGO_BIN_EXE_visa")));
    command.args(["--cmd", "lua require('visa').setup({ cmd = { VISA, 'lsp' }, platform = 'XE2' })"]);
    command.arg(&file).args(["-c", script]);
    for (variable, name) in [("XDG_STATE_HOME", "state"), ("XDG_CACHE_HOME", "cache"), ("XDG_DATA_HOME", "data")] {
        command.env(variable, folder.join(name));
    }
    command.arg("-n");
    // Without a folder for its log, Neovim writes one to the current folder.
    command.env("NVIM_LOG_FILE", folder.join("log"));
    let output = command.output().expect("nvim runs");
    let said = String::from_utf8_lossy(&output.stderr).replace("\r\n", "\n");
    assert!(output.status.success(), "{said}");
    said.lines().map(str::trim).filter(|line| !line.is_empty()).map(str::to_owned).collect()
}

#[test]
#[ignore = "needs nvim"]
fn neovim_shows_the_findings_of_sources_whichever_type_it_gives_them() {
    let say = "lua vim.wait(20000, function() return #vim.diagnostic.get(0) > 0 end, 20) \
               for _, found in ipairs(vim.diagnostic.get(0)) do io.stderr:write(found.message:match('[^\\n]*') .. '\\n') end \
               vim.cmd('qall!')";
    let numbered = "\"addd (M1, 16) $0(0,0)<1> $1(0,0)<1;1,0> 0x1:d\"";
    let block = "\"addd (M1, 16) %0(0,0)<1> %0(0,0)<1;1,0> 0x1:d\"";
    for (name, text) in [
        ("k.cl", format!("kernel void k(global int *x) {{\n  int r = x[0];\n  __asm__({block} : \"+rw\"(r));\n}}\n")),
        ("k.spvasm", format!("%1 = OpAsmINTEL %2 %3 %4 {numbered} \"=rw,rw\"\n")),
        (
            "k.ll",
            format!("define void @k(i32 %x) {{\n  %1 = call i32 asm sideeffect {numbered}, \"=rw,rw\"(i32 %x)\n}}\n"),
        ),
    ] {
        let said = run_neovim(name, &text, say);
        assert!(said.iter().any(|line| line == "no instruction `addd`"), "{name}: {said:?}");
    }
    // Lisp has the same ending.
    let clients = "lua io.stderr:write(#vim.lsp.get_active_clients() .. '\\n') vim.cmd('qall!')";
    assert_eq!(run_neovim("lisp.cl", "(defun f (x) (* x 2))\n", clients), ["0"]);
}

#[test]
#[ignore = "needs nvim"]
fn neovim_shows_a_diagnostic_a_hover_a_completion_and_renames() {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/command/session.lua");
    let said = run_neovim("k.visaasm", TEXT, &format!("luafile {}", script.display()));
    let expected = [
        "diagnostic 5:17: no variable `y` is declared",
        "hover: 8 elements of type `d`: 32 bytes, 1 register of XE2, aligned to `GRF`",
        "completion: lsc_load",
        "renamed: .decl total v_type=G type=d num_elts=8 align=GRF",
        "renamed:     mov (M1, 8) total(0,0)<1> 0x1:d",
    ];
    assert_eq!(said, expected.map(str::trim));
}
