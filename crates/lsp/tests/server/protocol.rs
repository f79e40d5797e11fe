//! Tests of the protocol, with a client in the same process.

use openvisa_lsp::{ServerOptions, run_server};
use openvisa_test_support::lsp_client::LspClient;
use serde_json::{Value, json};

const TEXT: &str = ".version 4.2\n.kernel \"k\"\n.decl x v_type=G type=d num_elts=8 align=GRF\n.function \"main\"\n    \
                    mov (M1, 8) y(0,0)<1> 0x1:d\n    ret (M1, 1)\n";

/// Starts a server for the platform XE2.
fn start() -> LspClient {
    LspClient::start(json!({ "platform": "XE2" }), |connection| {
        run_server(connection, &ServerOptions::default()).is_ok()
    })
}

#[test]
fn a_session_opens_edits_asks_and_closes() {
    let mut client = start();
    assert_eq!(client.capabilities["textDocumentSync"], 2);
    client.open("file:///a.visaasm", TEXT);
    let found = client.wait_for_diagnostics();
    assert_eq!((&found["diagnostics"][0]["code"], &found["version"]), (&json!("text:undeclared"), &json!(1)));
    client.open("file:///b.visaasm", &TEXT.replace("y(", "x("));
    assert_eq!(client.wait_for_diagnostics()["diagnostics"], json!([]));

    let start = json!({ "line": 4, "character": 16 });
    let end = json!({ "line": 4, "character": 17 });
    let change = json!({ "range": { "start": start, "end": end }, "text": "x" });
    let document = json!({ "uri": "file:///a.visaasm", "version": 2 });
    client.tell("textDocument/didChange", json!({ "textDocument": document, "contentChanges": [change] }));
    let found = client.wait_for_diagnostics();
    assert_eq!((&found["diagnostics"], &found["version"]), (&json!([]), &json!(2)));

    let place = json!({ "textDocument": { "uri": "file:///a.visaasm" }, "position": start });
    let hover = client.ask("textDocument/hover", place.clone()).result.unwrap();
    assert!(hover["contents"]["value"].as_str().unwrap().contains("8 elements of type `d`"), "{hover}");
    let mut renaming = place.clone();
    renaming["newName"] = json!("add");
    let refusal = client.ask("textDocument/rename", renaming).error.expect("the name is reserved");
    assert!(refusal.message.contains("has a meaning"), "{}", refusal.message);

    client.tell("textDocument/didClose", json!({ "textDocument": { "uri": "file:///a.visaasm" } }));
    assert_eq!(client.wait_for_diagnostics()["diagnostics"], json!([]));
    assert_eq!(client.ask("textDocument/hover", place).result, Some(Value::Null));
    client.end();
}

#[test]
fn a_cancelled_request_is_refused() {
    let mut client = start();
    // Reading a long text takes longer than the arrival of the next messages.
    client.open("file:///a.visaasm", &format!("{TEXT}{}", "    mov (M1, 8) x(0,0)<1> 0x1:d\n".repeat(20_000)));
    let place = json!({ "textDocument": { "uri": "file:///a.visaasm" }, "position": { "line": 4, "character": 16 } });
    let ids: Vec<_> = (0..50).map(|_| client.send_request("textDocument/hover", place.clone())).collect();
    let last = *ids.last().unwrap();
    client.tell("$/cancelRequest", json!({ "id": last }));
    assert_eq!(client.wait_for_answer(last).error.map(|error| error.code), Some(-32800));
    client.end();
}

#[test]
fn messages_with_wrong_contents_are_refused_or_ignored() {
    let mut client = start();
    assert_eq!(client.ask("textDocument/hover", json!([1])).error.map(|error| error.code), Some(-32602));
    assert_eq!(client.ask("no/such", Value::Null).error.map(|error| error.code), Some(-32601));
    for method in ["textDocument/didOpen", "textDocument/didChange", "textDocument/didClose", "$/cancelRequest"] {
        client.tell(method, json!({ "textDocument": 7 }));
    }
    let document = json!({ "uri": "file:///unknown.visaasm", "version": 2 });
    let change = json!({ "text": "x" });
    client.tell("textDocument/didChange", json!({ "textDocument": document, "contentChanges": [change] }));
    client.open("file:///a.visaasm", TEXT);
    let edge = json!({ "line": 4_294_967_295_u32, "character": 4_294_967_295_u32 });
    let change = json!({ "range": { "start": edge, "end": { "line": 0, "character": 0 } }, "text": "x" });
    let document = json!({ "uri": "file:///a.visaasm", "version": 3 });
    client.tell("textDocument/didChange", json!({ "textDocument": document, "contentChanges": [change] }));
    let place = json!({ "textDocument": { "uri": "file:///a.visaasm" }, "position": edge });
    assert!(client.ask("textDocument/completion", place).error.is_none());
    client.end();
}
