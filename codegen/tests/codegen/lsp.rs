//! Tests of the language server, in which a client edits pages of the repository's specification.
//! Nothing is saved.

use openvisa_codegen::lsp::run_server;
use openvisa_test_support::lsp_client::LspClient;
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// A session in which one document is open.
struct Session {
    client: LspClient,
    text: String,
    uri: String,
}

impl Session {
    /// Opens `specs/instructions/ADD.md` with a changed text.
    fn open(edit: impl FnOnce(String) -> String) -> Self {
        let text = edit(std::fs::read_to_string(format!("{}/instructions/ADD.md", specs())).unwrap());
        let uri = format!("file://{}/instructions/ADD.md", specs());
        let client = LspClient::start(Value::Null, |connection| run_server(connection).is_ok());
        client.open(&uri, &text);
        Self { client, text, uri }
    }

    /// Returns the parameters of a request about the `count`-th place of a word, from 0.
    fn at(&self, word: &str, count: usize) -> Value {
        let offset = self.text.match_indices(word).nth(count).unwrap_or_else(|| panic!("no {word}")).0;
        let before = &self.text[..offset];
        let line = before.matches('\n').count();
        let character = before.len() - before.rfind('\n').map_or(0, |end| end + 1);
        json!({ "textDocument": { "uri": self.uri }, "position": { "line": line, "character": character } })
    }

    fn ask(&mut self, method: &str, parameters: Value) -> Value {
        let answer = self.client.ask(method, parameters);
        answer.result.unwrap_or_else(|| panic!("{method}: {:?}", answer.error))
    }

    fn hover(&mut self, word: &str, count: usize) -> String {
        let parameters = self.at(word, count);
        let hover = self.ask("textDocument/hover", parameters);
        hover["contents"]["value"].as_str().unwrap_or_default().to_owned()
    }
}

fn specs() -> String {
    std::fs::canonicalize(concat!(env!("CARGO_MANIFEST_DIR"), "/../specs")).unwrap().to_str().unwrap().to_owned()
}

#[test]
fn an_unsaved_mistake_has_its_rule_place_and_correction_until_it_is_undone() {
    let mut session = Session::open(|text| text.replace("## Description", "## Descripton"));
    let found = session.client.wait_for_diagnostics();
    assert_eq!(found["uri"], json!(session.uri));
    let unknown = found["diagnostics"].as_array().unwrap().iter().find(|one| one["code"] == "V0204").unwrap().clone();
    assert!(unknown["message"].as_str().unwrap().contains("Descripton"), "{unknown}");

    let parameters = json!({
        "textDocument": { "uri": session.uri }, "range": unknown["range"], "context": { "diagnostics": [] },
    });
    let actions = session.ask("textDocument/codeAction", parameters);
    let edit = &actions[0]["edit"]["changes"][session.uri.as_str()][0];
    assert!(edit["newText"].as_str().unwrap().contains("Description"), "{actions}");
    assert!(session.hover("Descripton", 0).contains("V0204"));

    let change = json!({ "range": edit["range"], "text": edit["newText"] });
    let document = json!({ "uri": session.uri, "version": 2 });
    session.client.tell("textDocument/didChange", json!({ "textDocument": document, "contentChanges": [change] }));
    assert_eq!(session.client.wait_for_diagnostics()["diagnostics"], json!([]));
    session.client.end();
}

#[test]
fn a_change_of_one_page_is_reported_in_the_page_that_it_breaks() {
    // The index and the page of another instruction have the same opcode.
    let session = Session::open(|text| text.replace("ADD = 0x01", "ADD = 0x02"));
    let mut broken = BTreeSet::new();
    while broken.len() < 2 {
        let found = session.client.wait_for_diagnostics();
        assert_ne!(found["diagnostics"], json!([]));
        broken.insert(found["uri"].as_str().unwrap().rsplit('/').next().unwrap().to_owned());
    }
    assert!(broken.contains("ADD.md"), "{broken:?}");
    session.client.end();
}

#[test]
fn a_name_has_its_meaning_definition_and_references() {
    let mut session = Session::open(|text| text);
    let hover = session.hover("Dst", 0);
    assert!(hover.contains("field, vec_operand") && hover.contains("instructions/ADD.md:"), "{hover}");
    let hover = session.hover("UD", 0);
    assert!(hover.contains("data type, 32 bits"), "{hover}");

    // The description of a shared field is shown once.
    let hover = session.hover("Pred", 0);
    let parts: Vec<_> = hover.split("\n\n").collect();
    assert_eq!(parts.iter().collect::<BTreeSet<_>>().len(), parts.len(), "{hover}");

    // A field that refers to a shared one leads to it.
    let own = session.at("Pred(uw)", 0);
    let shared = session.ask("textDocument/definition", own.clone());
    assert!(shared["uri"].as_str().unwrap().ends_with("/specs/fields.md"), "{shared}");
    let used = session.at("Pred", 0);
    let definition = session.ask("textDocument/definition", used);
    assert_eq!((&definition["uri"], &definition["range"]["start"]), (&json!(session.uri), &own["position"]));

    let mut parameters = session.at("Src1", 0);
    parameters["context"] = json!({ "includeDeclaration": true });
    let references = session.ask("textDocument/references", parameters);
    let lines: BTreeSet<u64> = references
        .as_array()
        .unwrap()
        .iter()
        .filter(|place| place["uri"] == json!(session.uri))
        .map(|place| place["range"]["start"]["line"].as_u64().unwrap())
        .collect();
    let expected = session.text.lines().zip(0..).filter(|(line, _)| line.contains("Src1")).map(|(_, line)| line);
    assert_eq!(lines, expected.collect());
    assert_eq!(references.as_array().unwrap().iter().filter(|place| place["uri"] != json!(session.uri)).count(), 0);
    session.client.end();
}

#[test]
fn pseudo_code_completes_fields_values_and_functions_and_prose_nothing() {
    let mut session = Session::open(|text| text);
    let code = session.at("Dst = Src0", 0);
    let items = session.ask("textDocument/completion", code);
    let labels: BTreeSet<&str> = items.as_array().unwrap().iter().map(|item| item["label"].as_str().unwrap()).collect();
    for label in ["Src0", "Exec_size", "enabled", "UD", "PVC_XT"] {
        assert!(labels.contains(label), "{label}");
    }
    assert!(!labels.contains("LscSubOp"));
    let prose = session.text.split("## Description\n\n").nth(1).unwrap().split(' ').nth(1).unwrap().to_owned();
    let prose = session.at(&format!(" {prose} "), 0);
    assert_eq!(session.ask("textDocument/completion", prose), json!([]));
    session.client.end();
}

#[test]
fn the_outline_has_the_fields_below_their_section() {
    let mut session = Session::open(|text| text);
    let parameters = json!({ "textDocument": { "uri": session.uri } });
    let symbols = session.ask("textDocument/documentSymbol", parameters);
    assert_eq!((symbols.as_array().unwrap().len(), &symbols[0]["name"]), (1, &json!("ADD")));
    let sections = symbols[0]["children"].as_array().unwrap();
    let description = sections.iter().find(|section| section["name"] == "Description").unwrap();
    let names: Vec<&str> =
        description["children"].as_array().unwrap().iter().map(|child| child["name"].as_str().unwrap()).collect();
    assert_eq!(names[..4], ["Exec_size", "Pred", "Dst", "Src0"]);
    session.client.end();
}

/// Applies the changes of one document to its text. Positions are in ASCII lines.
fn apply_edits(text: &str, edits: &Value) -> String {
    let mut lines: Vec<String> = text.split('\n').map(str::to_owned).collect();
    let mut edits: Vec<&Value> = edits.as_array().unwrap().iter().collect();
    edits.sort_by_key(|edit| (edit["range"]["start"]["line"].as_u64(), edit["range"]["start"]["character"].as_u64()));
    for edit in edits.into_iter().rev() {
        let at = |place: &str, member: &str| edit["range"][place][member].as_u64().unwrap() as usize;
        let line = &mut lines[at("start", "line")];
        line.replace_range(at("start", "character")..at("end", "character"), edit["newText"].as_str().unwrap());
    }
    lines.join("\n")
}

#[test]
fn formatting_changes_only_the_lines_of_another_layout() {
    let mut session = Session::open(|text| {
        let text = text.replace("- **Saturation:** Yes\n", "- **Saturation:** Yes \t\n");
        text.replace("| Exec_size | Pred |", "|Exec_size| Pred |").replace("\nDst = ", "\n\tDst = ")
    });
    let good = std::fs::read_to_string(format!("{}/instructions/ADD.md", specs())).unwrap();
    let options = json!({ "tabSize": 4, "insertSpaces": true });
    let mut parameters = json!({ "textDocument": { "uri": session.uri }, "options": options });
    let edits = session.ask("textDocument/formatting", parameters.clone());
    assert_eq!(edits.as_array().unwrap().len(), 3, "{edits}");
    assert_eq!(apply_edits(&session.text, &edits), good);

    let line = session.text.split("\tDst").next().unwrap().matches('\n').count();
    let place = |character: u64| json!({ "line": line, "character": character });
    parameters["range"] = json!({ "start": place(0), "end": place(3) });
    let edits = session.ask("textDocument/rangeFormatting", parameters);
    assert_eq!(apply_edits(&session.text, &edits), session.text.replace("\tDst", "Dst"));
    session.client.end();
}

#[test]
fn a_field_is_renamed_in_formal_text_and_not_in_prose() {
    let mut session =
        Session::open(|text| text.replace("Adds the two sources.", "Adds the two sources Src1 and `Src1`."));
    let mut parameters = session.at("Src1", 0);
    let range = session.ask("textDocument/prepareRename", parameters.clone());
    assert_eq!(range["start"], parameters["position"]);
    parameters["newName"] = json!("Addend");
    let edit = session.ask("textDocument/rename", parameters);
    let changes = edit["changes"].as_object().unwrap();
    assert_eq!(changes.keys().collect::<Vec<_>>(), [&session.uri]);
    let renamed = apply_edits(&session.text, &changes[&session.uri]);
    assert_eq!(renamed, session.text.replace("Src1", "Addend").replace("sources Addend and", "sources Src1 and"));
    session.client.end();
}

#[test]
fn a_shared_field_is_renamed_with_its_heading_and_the_anchors_of_links() {
    let mut session = Session::open(|text| text);
    let mut parameters = session.at("[Pred]", 0);
    parameters["position"]["character"] = json!(parameters["position"]["character"].as_u64().unwrap() + 1);
    parameters["newName"] = json!("Guard_word");
    let edit = session.ask("textDocument/rename", parameters);
    let renamed = apply_edits(&session.text, &edit["changes"][&session.uri]);
    let expected = session.text.replace("See [Pred](../fields.md#pred)", "See [Guard_word](../fields.md#guard_word)");
    assert_eq!(renamed, expected);
    let shared = format!("file://{}/fields.md", specs());
    let text = std::fs::read_to_string(format!("{}/fields.md", specs())).unwrap();
    let renamed = apply_edits(&text, &edit["changes"][&shared]);
    assert!(renamed.contains("\n## Guard_word\n\n- **Guard_word(uw):**"), "{renamed}");
    session.client.end();
}

#[test]
fn the_text_of_a_link_follows_its_target_where_it_is_the_old_name() {
    let links = "[Pred](../fields.md#pred), [the `Pred` field](../fields.md#pred), [a predicate](../fields.md#pred)";
    let mut session = Session::open(|text| format!("{text}\nLinks: {links}.\n"));
    let mut parameters = session.at("Pred](../fields.md#pred)", 0);
    parameters["newName"] = json!("Guard_word");
    let edit = session.ask("textDocument/rename", parameters);
    let renamed = apply_edits(&session.text, &edit["changes"][&session.uri]);
    let wanted = "[Guard_word](../fields.md#guard_word), [the `Guard_word` field](../fields.md#guard_word), \
                  [a predicate](../fields.md#guard_word)";
    assert!(renamed.ends_with(&format!("\nLinks: {wanted}.\n")), "{renamed}");
    session.client.end();
}

#[test]
fn the_text_of_a_link_to_another_item_is_changed_where_it_is_a_name() {
    let links = "[`Src1` of all](../fields.md#exec_size), [no Src1](../fields.md#exec_size)";
    let mut session = Session::open(|text| format!("{text}\nLinks: {links}.\n"));
    let mut parameters = session.at("Src1", 0);
    parameters["newName"] = json!("Addend");
    let edit = session.ask("textDocument/rename", parameters);
    let renamed = apply_edits(&session.text, &edit["changes"][&session.uri]);
    assert!(renamed.ends_with(&format!("\nLinks: {}.\n", links.replacen("Src1", "Addend", 1))), "{renamed}");
    session.client.end();
}

#[test]
fn a_rename_that_would_break_the_specification_is_refused_with_the_reason() {
    let mut session = Session::open(|text| text);
    for (word, count, new_name, reason) in [
        ("sources", 0, "operands", "there is no name of the specification here"),
        ("Src1", 0, "Src0", "the name `Src0` is taken: instructions/ADD.md:"),
        ("Src1", 0, "1st", "`1st` is no name"),
        ("Src1", 0, "for", "`for` is a word of the pseudo-code"),
        ("Dst", 0, "Sum", "a field whose name begins with `Dst` is written, any other is read"),
        ("Src1", 0, "exec_size", "`Src1` cannot be renamed to `exec_size`: the fields"),
        ("is_null", 0, "is_absent", "the generator knows `is_null` by its name"),
        ("ADD", 0, "SUM", "the editor cannot rename files"),
    ] {
        let mut parameters = session.at(word, count);
        parameters["newName"] = json!(new_name);
        let error = session.client.ask("textDocument/rename", parameters).error.unwrap();
        assert!(error.message.contains(reason), "{word} to {new_name}: {}", error.message);
    }
    session.client.end();
}

#[test]
fn an_instruction_is_renamed_with_its_file() {
    let text = std::fs::read_to_string(format!("{}/instructions/ADD.md", specs())).unwrap();
    let uri = format!("file://{}/instructions/ADD.md", specs());
    let edits = json!({ "documentChanges": true, "resourceOperations": ["rename"] });
    let capabilities = json!({ "workspace": { "workspaceEdit": edits } });
    let serve = |connection: &_| run_server(connection).is_ok();
    let mut client = LspClient::start_with_capabilities(capabilities, Value::Null, serve);
    client.open(&uri, &text);
    let place = json!({ "textDocument": { "uri": uri }, "position": { "line": 0, "character": 2 }, "newName": "SUM" });
    let edit = client.ask("textDocument/rename", place).result.unwrap();
    let operations = edit["documentChanges"].as_array().unwrap();
    let last = operations.last().unwrap();
    assert_eq!((&last["kind"], &last["oldUri"]), (&json!("rename"), &json!(uri)));
    assert_eq!(last["newUri"], json!(uri.replace("ADD.md", "SUM.md")));
    let index =
        operations.iter().find(|one| one["textDocument"]["uri"].as_str().unwrap_or("").ends_with("6_instructions.md"));
    let names: Vec<&Value> = index.unwrap()["edits"].as_array().unwrap().iter().map(|edit| &edit["newText"]).collect();
    assert_eq!(names, [&json!("SUM"), &json!("SUM")]);
    client.end();
}

#[test]
fn documents_outside_of_a_specification_are_ignored() {
    let mut client = LspClient::start(Value::Null, |connection| run_server(connection).is_ok());
    for uri in ["untitled:Untitled-1", "file:///nowhere/README.md", &format!("file://{}/../README.md", specs())] {
        client.open(uri, "# ADD\n");
        let place = json!({ "textDocument": { "uri": uri }, "position": { "line": 0, "character": 3 } });
        assert_eq!(client.ask("textDocument/hover", place).result, Some(Value::Null), "{uri}");
    }
    client.end();
}
