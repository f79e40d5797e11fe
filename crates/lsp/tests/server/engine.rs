//! Tests of what the server answers about documents.

use lsp_types::{Position, TextDocumentContentChangeEvent, TextEdit, Uri};
use openvisa_inline::Language;
use openvisa_lsp::{
    DocumentKind, OpenDocument, find_completions, find_definition, find_diagnostics, find_hover, find_inlay_hints,
    find_quick_fixes, find_references, find_semantic_tokens, find_symbols, format_document, rename,
};
use std::path::Path;

const KERNEL: &str = "\
.version 4.2
.kernel \"first\"
.kernel_attr SimdSize=16
.decl sum v_type=G type=d num_elts=32 align=GRF // größe 😀
.decl part v_type=G type=d num_elts=16 align=GRF alias=<sum,64>
.decl flag v_type=P num_elts=16
.decl buffer v_type=T num_elts=1
.input sum offset=64 size=128
.function \"first_main\"
first_main:
/* ü */ add (M1, 16) sum(0,0)<1> part(0,0)<1;1,0> 0x1:d
    cmp.lt (M1, 16) flag sum(0,0)<1;1,0> 0x7:d
    (flag) goto (M1, 16) end
    mov (M1, 16) part(0,0)<1> %null(0,0)<1;1,0>
end:
    ret (M1, 1)
";

fn uri() -> Uri {
    "file:///k.visaasm".parse().expect("it is an address")
}

fn open(text: &str) -> OpenDocument {
    OpenDocument::new(DocumentKind::Assembly, text.to_owned(), 1, None)
}

/// Returns the byte offset of the `count`-th place of a text, from 0.
fn find(text: &str, wanted: &str, count: usize) -> usize {
    text.match_indices(wanted).nth(count).unwrap_or_else(|| panic!("no {wanted}")).0
}

fn labels(text: &str) -> Vec<String> {
    find_completions(&open(text), text.len()).into_iter().map(|item| item.label).collect()
}

fn apply(document: &OpenDocument, mut edits: Vec<TextEdit>) -> String {
    let mut text = document.text().to_owned();
    edits.sort_by_key(|edit| std::cmp::Reverse(edit.range.start));
    for edit in edits {
        let (lines, text_before) = (document.lines(), document.text());
        let (start, end) = (lines.offset(text_before, edit.range.start), lines.offset(text_before, edit.range.end));
        text.replace_range(start..end, &edit.new_text);
    }
    text
}

fn hover(text: &str, offset: usize) -> Option<String> {
    let hover = find_hover(&open(text), offset)?;
    serde_json::to_value(hover.contents).ok()?["value"].as_str().map(ToOwned::to_owned)
}

#[test]
fn a_wrong_name_has_its_code_place_and_help() {
    let text = KERNEL.replace("part(0,0)<1;1,0> 0x1:d", "parts(0,0)<1;1,0> 0x1:d");
    let diagnostics = find_diagnostics(&open(&text), &uri());
    let [diagnostic] = diagnostics.as_slice() else { panic!("{diagnostics:?}") };
    let json = serde_json::to_value(diagnostic).unwrap();
    assert_eq!((json["code"].as_str(), json["severity"].as_u64()), (Some("text:undeclared"), Some(1)));
    assert!(diagnostic.message.contains("did you mean `part`?"), "{}", diagnostic.message);
    // The letter `ü` before it is one column.
    assert_eq!((diagnostic.range.start, diagnostic.range.end), (Position::new(10, 33), Position::new(10, 38)));
}

#[test]
fn a_broken_rule_names_its_line_and_the_declarations_of_its_operands() {
    let text = KERNEL.replace("0x1:d", "0x1:hf");
    let diagnostics = find_diagnostics(&open(&text), &uri());
    let diagnostic = diagnostics.first().expect("the types do not go together");
    assert!(diagnostic.message.contains("rule: specs/instructions/ADD.md:"), "{}", diagnostic.message);
    let text = KERNEL.replace("sum(0,0)<1> part", "sum(0,0)<4> part");
    let diagnostics = find_diagnostics(&open(&text), &uri());
    let related: Vec<_> =
        diagnostics.iter().flat_map(|diagnostic| diagnostic.related_information.iter().flatten()).collect();
    assert!(related.iter().any(|related| related.message == "`sum` is declared here"), "{diagnostics:?}");
}

#[test]
fn a_correct_text_has_no_diagnostics() {
    assert_eq!(find_diagnostics(&open(KERNEL), &uri()), []);
}

#[test]
fn hover_shows_sizes_pages_and_predefined_variables() {
    let sum = hover(KERNEL, find(KERNEL, "sum(", 0)).expect("it is a variable");
    assert!(sum.contains("32 elements of type `d`: 128 bytes, 2 registers of "), "{sum}");
    assert!(hover(KERNEL, find(KERNEL, "part(", 0)).unwrap().contains("in the storage of another variable"));
    assert!(hover(KERNEL, find(KERNEL, "add ", 0)).unwrap().contains("ADD - addition"));
    assert!(hover(KERNEL, find(KERNEL, "d num_elts", 0)).unwrap().contains("D - data type"));
    assert!(hover(KERNEL, find(KERNEL, "%null", 0)).unwrap().contains("no variable"));
    assert_eq!(hover(KERNEL, find(KERNEL, "// gr", 0)), None);
}

#[test]
fn definition_and_references_of_a_variable_and_a_label() {
    let document = open(KERNEL);
    let line_of = |offset| find_definition(&document, &uri(), offset).map(|location| location.range.start.line);
    assert_eq!(line_of(find(KERNEL, "sum(", 1)), Some(3));
    assert_eq!(line_of(find(KERNEL, "(flag)", 0) + 1), Some(5));
    assert_eq!(line_of(find(KERNEL, "end\n", 0)), Some(14));
    assert_eq!(line_of(find(KERNEL, "0x7", 0)), None);
    let offset = find(KERNEL, "sum", 0);
    assert_eq!(find_references(&document, &uri(), offset, true).len(), 5);
    assert_eq!(find_references(&document, &uri(), offset, false).len(), 4);
}

// The protocol library uses addresses as keys, which have a cell that their hash does not depend
// on.
#[allow(clippy::mutable_key_type)]
fn renamed(text: &str, offset: usize, name: &str) -> Result<String, String> {
    let document = open(text);
    let edit = rename(&document, &uri(), offset, name)?;
    let edits = edit.changes.unwrap_or_default().remove(&uri()).unwrap_or_default();
    Ok(apply(&document, edits))
}

#[test]
fn rename_changes_all_places_and_nothing_else() {
    let text = renamed(KERNEL, find(KERNEL, "sum(", 0), "total").unwrap();
    assert_eq!(text, KERNEL.replace("sum", "total"));
    assert_eq!(find_diagnostics(&open(&text), &uri()), []);
    let text = renamed(KERNEL, find(KERNEL, "first_main:", 0), "body").unwrap();
    assert_eq!(text, KERNEL.replace("first_main", "body"));
}

#[test]
fn rename_refuses_what_is_no_name_or_is_taken() {
    let offset = find(KERNEL, "sum(", 0);
    for (name, why) in [("flag", "line 6"), ("end", "line 15"), ("1x", "no name"), ("", "no name"), ("ä", "no name")] {
        let error = renamed(KERNEL, offset, name).expect_err(name);
        assert!(error.contains(why), "{name}: {error}");
    }
    for name in ["add", "goto"] {
        assert!(renamed(KERNEL, offset, name).expect_err(name).contains("has a meaning"), "{name}");
    }
    assert!(renamed(KERNEL, find(KERNEL, "0x7", 0), "x").is_err());
}

#[test]
fn a_mask_is_no_use_of_a_variable_with_its_name() {
    let text = KERNEL.replace("flag", "M1");
    let renamed = renamed(&text, find(&text, "M1 v_type", 0), "flag").unwrap();
    assert_eq!(renamed, KERNEL);
}

#[test]
fn completion_offers_what_may_follow() {
    let head = &KERNEL[..find(KERNEL, "/* ü */", 0)];
    let after = |line: &str| labels(&format!("{head}{line}"));
    let has = |line: &str, word: &str| {
        let labels = after(line);
        assert!(labels.iter().any(|label| label == word), "{line:?}: no {word} in {labels:?}");
    };
    has("    lsc_lo", "lsc_load");
    has("    lsc_load.", "ugm");
    has("    add (M1, 16) ", "sum");
    has("    add (M1, 16) su", "part");
    has("    add (M1, 16) sum(0,0)<1> part(0,0)<1;1,0> 0x1:", "uw");
    has("    goto (M1, 16) ", "first_main");
    has(".de", "decl");
    has(".decl x ", "v_type=");
    has(".decl x v_type=", "G");
    has(".decl x v_type=G type=", "hf");
    has(".decl x v_type=G type=d num_elts=8 align=", "GRF");
    has(".decl x v_type=G type=d num_elts=8 alias=<", "sum");
    has(".decl x v_type=G type=d num_elts=8 attrs={", "Output");
    has(".kernel_attr ", "SimdSize");
    has(".input ", "sum");
    assert_eq!(after("// ad"), [""; 0]);
}

#[test]
fn hints_show_the_registers_of_each_variable() {
    let document = open(KERNEL);
    let whole = document.lines().range(KERNEL, &(0..KERNEL.len()));
    let hints = serde_json::to_value(find_inlay_hints(&document, whole)).unwrap();
    let found: Vec<_> = hints.as_array().unwrap().iter().map(|hint| hint["label"].as_str().unwrap()).collect();
    assert_eq!(found, ["128 bytes, 2 registers", "64 bytes, 1 register"]);
}

#[test]
fn semantic_tokens_name_the_words_that_they_cover() {
    let document = open(KERNEL);
    let (mut line, mut column, mut words) = (0, 0, Vec::new());
    for token in find_semantic_tokens(&document).data {
        column = if token.delta_line == 0 { column + token.delta_start } else { token.delta_start };
        line += token.delta_line;
        let start = document.lines().offset(KERNEL, Position::new(line, column));
        let end = document.lines().offset(KERNEL, Position::new(line, column + token.length));
        words.push((&KERNEL[start..end], openvisa_lsp::TOKEN_TYPES[token.token_type as usize].as_str()));
    }
    for expected in [
        (".decl", "keyword"),
        ("add", "function"),
        ("d", "type"),
        ("flag", "variable"),
        ("end", "event"),
        ("// größe 😀", "comment"),
        ("\"first\"", "string"),
        ("0x7", "number"),
        ("%null", "variable"),
    ] {
        assert!(words.contains(&expected), "no {expected:?} in {words:?}");
    }
}

#[test]
fn the_outline_has_variables_and_labels_within_their_kernel() {
    let symbols = find_symbols(&open(KERNEL));
    let [kernel] = symbols.as_slice() else { panic!("{symbols:?}") };
    let names: Vec<_> = kernel.children.iter().flatten().map(|child| child.name.as_str()).collect();
    assert_eq!((kernel.name.as_str(), names.join(" ").as_str()), ("first", "sum part flag buffer first_main end"));
}

#[test]
fn formatting_gives_the_form_of_the_printer_and_leaves_wrong_texts() {
    let text = KERNEL.replace("cmp.lt (M1, 16)", "cmp.lt  (M1,16)");
    let document = open(&text);
    let formatted = apply(&document, format_document(&document).expect("the text has no errors"));
    assert!(formatted.contains("    cmp.lt (M1, 16) flag"), "{formatted}");
    assert_eq!(format_document(&open(&text.replace("cmp.lt", "cmp.xx"))), None);
}

#[test]
fn edits_give_the_text_that_the_editor_has() {
    let mut document = open(KERNEL);
    let range = document.lines().range(KERNEL, &(find(KERNEL, "größe", 0)..find(KERNEL, "\n.decl part", 0)));
    let change =
        |range, text: &str| TextDocumentContentChangeEvent { range, range_length: None, text: text.to_owned() };
    document.apply(vec![change(Some(range), "é\nx"), change(Some(range), "")], 2);
    let expected = KERNEL.replace("größe 😀", "é\nx");
    // The second change is one of the text after the first.
    assert_eq!(document.text(), expected.replace("é\n", "\n"));
    document.apply(vec![change(None, "")], 3);
    assert_eq!((document.text(), document.version()), ("", 3));
}

#[test]
fn quick_fixes_are_those_that_lint_is_certain_of() {
    let source = "void f(int a, int *b) {\n  int c;\n  asm(\"mov (M1, 16) %0(0,0)<1> %(0,0)<1;1,0>\" : \"=rw\"(c) : \"rw\"(a));\n}\n";
    let document = OpenDocument::new(DocumentKind::Inline(Language::C), source.to_owned(), 1, None);
    let whole = document.lines().range(source, &(0..source.len()));
    let diagnostics = find_diagnostics(&document, &uri());
    assert_eq!(serde_json::to_value(&diagnostics[0]).unwrap()["code"], "inline:percent", "{diagnostics:?}");
    let fixes = find_quick_fixes(&document, &uri(), whole);
    assert_eq!(fixes.iter().map(|fix| fix.title.as_str()).collect::<Vec<_>>(), ["Replace with `%%`"]);
}

#[test]
fn a_quick_fix_of_assembler_text_replaces_a_word_with_the_suggested_one() {
    let source = KERNEL.replace("part(0,0)<1;1,0> 0x1", "prt(0,0)<1;1,0> 0x1").replace("cmp.lt", "cmpp.lt");
    let document = open(&source);
    let whole = document.lines().range(&source, &(0..source.len()));
    let fixes = find_quick_fixes(&document, &uri(), whole);
    assert_eq!(
        fixes.iter().map(|fix| fix.title.as_str()).collect::<Vec<_>>(),
        ["Replace with `part`", "Replace with `cmp`"]
    );
    assert!(fixes.iter().all(|fix| fix.is_preferred.is_none()), "{fixes:?}");
    let at_prt = document.lines().range(&source, &(find(&source, "prt", 0)..find(&source, "prt", 0)));
    let [fix] = find_quick_fixes(&document, &uri(), at_prt).try_into().expect("there is one fix at the word");
    let edits = fix.edit.and_then(|edit| edit.changes).and_then(|changes| changes.into_values().next());
    let edit = edits.expect("the fix has an edit").remove(0);
    let (start, end) =
        (document.lines().offset(&source, edit.range.start), document.lines().offset(&source, edit.range.end));
    assert_eq!((&source[start..end], edit.new_text.as_str()), ("prt", "part"));
}

#[test]
fn inline_assembly_has_hover_and_completion_inside_of_blocks_only() {
    let source =
        "void add(int a);\nvoid f(void) { asm(\"add (M1, 16) %0(0,0)<1> %1(0,0)<1;1,0> 0x1:d\" : : \"rw\"(1)); }\n";
    let document = OpenDocument::new(DocumentKind::Inline(Language::C), source.to_owned(), 1, None);
    assert!(find_hover(&document, find(source, "add", 1)).is_some());
    assert!(find_hover(&document, find(source, "add", 0)).is_none());
    assert!(!find_completions(&document, find(source, "add", 1) + 2).is_empty());
    assert!(find_completions(&document, find(source, "add", 0) + 2).is_empty());
}

/// Asks everything about a document at some places.
fn ask_everything(document: &OpenDocument, offsets: impl Iterator<Item = usize>) {
    let whole = document.lines().range(document.text(), &(0..document.text().len()));
    let _ = (find_diagnostics(document, &uri()), find_inlay_hints(document, whole), find_symbols(document));
    let _ = (find_semantic_tokens(document), format_document(document));
    let _ = find_quick_fixes(document, &uri(), whole);
    for offset in offsets {
        let _ = (find_hover(document, offset), find_completions(document, offset));
        let _ = (find_definition(document, &uri(), offset), find_references(document, &uri(), offset, true));
        let _ = rename(document, &uri(), offset, "new_name");
    }
}

#[test]
fn texts_cut_anywhere_are_answered() {
    for end in (0..=KERNEL.len()).filter(|end| KERNEL.is_char_boundary(*end)) {
        let platform = Some(openvisa_isa::Platform::Xe2);
        let document = OpenDocument::new(DocumentKind::Assembly, KERNEL[..end].to_owned(), 1, platform);
        ask_everything(&document, [end, end / 2, end.saturating_sub(1), end + 1].into_iter());
    }
}

#[test]
fn sources_cut_anywhere_are_answered() {
    let fixtures = [
        ("findings.cpp", include_str!("../../../inline/tests/fixtures/findings.cpp")),
        ("operands.cpp", include_str!("../../../inline/tests/fixtures/operands.cpp")),
        ("kernel.cl", include_str!("../../../inline/tests/fixtures/kernel.cl")),
        ("triton.py", include_str!("../../../inline/tests/fixtures/triton.py")),
        ("module.mlir", include_str!("../../../inline/tests/fixtures/module.mlir")),
        ("module.ll", include_str!("../../../inline/tests/fixtures/module.ll")),
        ("module.spvasm", include_str!("../../../inline/tests/fixtures/module.spvasm")),
    ];
    for (name, source) in fixtures {
        let kind = DocumentKind::of("", name).expect("the ending is known");
        for end in (0..=source.len()).step_by(97).filter(|end| source.is_char_boundary(*end)) {
            let document = OpenDocument::new(kind, source[..end].to_owned(), 1, None);
            ask_everything(&document, [end, end / 2].into_iter());
        }
    }
}

/// C++ with two blocks, of which the second declares the names of the first again.
const SOURCE: &str = r#"
void convert(uchar4 const &src, ushort4 &dst) {
    asm("{\n"
        ".decl IN v_type=G type=ub num_elts=64 alias=<%1,0>\n"
        ".decl SUM v_type=G type=hf num_elts=64 align=GRF\n"
        "or (M1_NM, 32) %0(0,0)<1> IN(0,0)<1;1,0> 0x6400:uw\n"
        "mov (M1_NM, 32) SUM(0,0)<1> IN(0,0)<1;1,0>\n"
        "}\n" : "=rw"(dst) : "rw"(src));
    asm("{\n.decl IN v_type=G type=d num_elts=16\nmov (M1, 16) IN(0,0)<1> IN(0,0)<1;1,0>\n}" : "=rw"(dst));
}
"#;

fn open_source(text: &str) -> OpenDocument {
    OpenDocument::new(DocumentKind::Inline(Language::C), text.to_owned(), 1, None)
}

#[test]
fn names_of_a_block_have_a_definition_references_and_their_size() {
    let document = open_source(SOURCE);
    let line_of = |offset| find_definition(&document, &uri(), offset).map(|place| place.range.start.line);
    assert_eq!(line_of(find(SOURCE, "IN(0,0)", 1)), Some(3));
    assert_eq!(line_of(find(SOURCE, "IN(0,0)", 2)), Some(8));
    assert_eq!(line_of(find(SOURCE, "convert", 0)), None);
    let offset = find(SOURCE, "IN v_type", 0);
    assert_eq!(find_references(&document, &uri(), offset, true).len(), 3);
    assert_eq!(find_references(&document, &uri(), offset, false).len(), 2);

    let hover = |offset| {
        let hover = find_hover(&document, offset)?;
        serde_json::to_value(hover.contents).ok()?["value"].as_str().map(ToOwned::to_owned)
    };
    let sum = hover(find(SOURCE, "SUM(", 0)).expect("it is a variable");
    assert!(sum.contains("64 elements of type `hf`: 128 bytes, aligned to `GRF`"), "{sum}");
    let view = hover(find(SOURCE, "IN(", 0)).expect("it is a variable");
    assert!(view.contains("type `ub`: 64 bytes") && view.contains("in the storage of another variable"), "{view}");
    assert!(hover(find(SOURCE, "hf num", 0)).unwrap().contains("HF - data type"));
    assert!(hover(find(SOURCE, "or (M1", 0)).unwrap().contains("bitwise or"));
    assert_eq!(hover(find(SOURCE, "uchar4", 0)), None);

    let whole = document.lines().range(SOURCE, &(0..SOURCE.len()));
    let hints = serde_json::to_value(find_inlay_hints(&document, whole)).unwrap();
    let found: Vec<_> = hints.as_array().unwrap().iter().map(|hint| hint["label"].as_str().unwrap()).collect();
    assert_eq!(found, ["64 bytes", "128 bytes", "64 bytes"]);
}

#[test]
fn an_operand_of_a_block_leads_to_its_constraint() {
    let document = open_source(SOURCE);
    let operand = find(SOURCE, "%1,0", 0);
    let place = find_definition(&document, &uri(), operand).expect("the operand has a constraint");
    assert_eq!(document.lines().offset(SOURCE, place.range.start), find(SOURCE, "rw\"(src)", 0));
    let hover = serde_json::to_value(find_hover(&document, operand + 1)).unwrap();
    assert_eq!(hover["contents"]["value"], "operand 1, an input with the constraint `rw`");
}

#[test]
fn a_name_of_a_block_is_renamed_in_that_block() {
    let document = open_source(SOURCE);
    let renamed = |offset, name| {
        let edit = rename(&document, &uri(), offset, name)?;
        let edits = edit.changes.and_then(|changes| changes.into_values().next());
        Ok::<_, String>(apply(&document, edits.unwrap_or_default()))
    };
    let (first, second) = SOURCE.split_at(find(SOURCE, "    asm(", 1));
    let offset = find(SOURCE, "IN v_type", 0);
    assert_eq!(renamed(offset, "BYTES").unwrap(), first.replace("IN", "BYTES") + second);
    assert!(renamed(offset, "SUM").unwrap_err().contains("is declared in line 5"));
    let offset = find(SOURCE, "IN v_type", 1);
    assert_eq!(renamed(offset, "SUM").unwrap(), first.to_owned() + &second.replace("IN", "SUM"));
}

#[test]
fn a_name_in_the_text_of_a_macro_is_one_in_all_blocks_with_it() {
    let source = "#define BODY \".decl T v_type=G type=d num_elts=16\\n\"\n\
                  void f(int a) {\n  asm(BODY \"mov (M1, 16) T(0,0)<1> %0(0,0)<1;1,0>\" :: \"rw\"(a));\n  \
                  asm(BODY \".decl U v_type=G type=d num_elts=16\\n mov (M1, 16) T(0,0)<1> %0(0,0)<1;1,0>\" :: \"rw\"(a));\n}\n";
    let document = open_source(source);
    let offset = find(source, "T(0,0)", 0);
    assert_eq!(find_references(&document, &uri(), offset, true).len(), 3);
    assert!(rename(&document, &uri(), offset, "U").unwrap_err().contains("is declared in line 4"));
    // The name is an argument of a macro, so there is no place to change.
    let source = "#define DECLARE(n) \".decl \" #n \" v_type=G type=d num_elts=16\\n\"\n\
                  void f(int a) { asm(DECLARE(T) \"mov (M1, 16) T(0,0)<1> %0(0,0)<1;1,0>\" :: \"rw\"(a)); }\n";
    assert!(rename(&open_source(source), &uri(), find(source, "T(0,0)", 0), "U").is_err());
}

#[test]
fn a_label_that_differs_in_each_copy_has_its_reference_in_its_name() {
    let text = "done%=:\\n (P1) goto (M1, 16) done%=\\n goto (M1, 16) done";
    for (kind, before, after, unique) in [
        (Language::C, "void f(int a) { asm(\"", "\" :: \"rw\"(a)); }\n", "%="),
        (Language::LlvmIr, "call void asm \"", "\", \"rw\"(i32 %a)\n", "${:uid}"),
    ] {
        let breaks = if kind == Language::C { "\\n" } else { "\\0A" };
        let source = format!("{before}{}{after}", text.replace("%=", unique).replace("\\n", breaks));
        let document = OpenDocument::new(DocumentKind::Inline(kind), source.clone(), 1, None);
        let offset = find(&source, "done", 1);
        let place = find_definition(&document, &uri(), offset).expect("the label is defined");
        assert_eq!(document.lines().offset(&source, place.range.start), find(&source, "done", 0));
        assert_eq!(find_references(&document, &uri(), offset, true).len(), 2);
        let renamed = |name: &str| {
            let edit = rename(&document, &uri(), offset, name)?;
            let edits = edit.changes.and_then(|changes| changes.into_values().next());
            Ok::<_, String>(apply(&document, edits.unwrap_or_default()))
        };
        let name = format!("end_{unique}_x");
        assert_eq!(renamed(&name), Ok(source.replace(&format!("done{unique}"), &name)));
        for name in [unique, "end%", "a${", "1%="] {
            assert!(renamed(name).unwrap_err().contains("no name"), "{name}");
        }
    }
    let variable = open_source(SOURCE);
    let error = rename(&variable, &uri(), find(SOURCE, "SUM(", 0), "SUM%=").expect_err("it is no label");
    assert!(error.contains("no name"), "{error}");
}

#[test]
fn a_block_is_completed_like_a_line_of_assembler_text() {
    let labels = |line: &str| -> Vec<String> {
        let text = SOURCE.replace(
            "        \"}\\n\" : \"=rw\"(dst) : \"rw\"(src)",
            &format!("        \"{line}\" : \"=rw\"(dst) : \"rw\"(src)"),
        );
        let document = open_source(&text);
        let offset = find(&text, &format!("\"{line}\""), 0) + 1 + line.len();
        find_completions(&document, offset).into_iter().map(|item| item.label).collect()
    };
    for (line, word) in [
        ("lsc_lo", "lsc_load"),
        ("lsc_load.", "ugm"),
        ("add (M1, 16) ", "SUM"),
        ("add (M1, 16) %0(0,0)<1> ", "IN"),
        ("add (M1, 16) SUM(0,0)<1> 0x1:", "uw"),
        (".decl x v_type=G ty", "type="),
        ("nop\\n", "add"),
    ] {
        assert!(labels(line).iter().any(|label| label == word), "{line:?}: no {word} in {:?}", labels(line));
    }
    assert!(!labels("add (M1, 16) ").iter().any(|label| label == "dst"));
}

#[test]
fn editors_serve_every_ending_of_a_source_that_the_command_knows() {
    let editors = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../editors");
    let read = |name: &str| std::fs::read_to_string(editors.join(name)).expect("it can be read");
    let endings: Vec<_> = Language::ENDINGS.iter().map(|(ending, _)| *ending).collect();
    let (neovim, vscode) = (read("neovim/lua/visa.lua"), read("vscode/src/server.js"));
    let list = neovim.split("local endings = {").nth(1).and_then(|rest| rest.split('}').next()).expect("a list");
    assert_eq!(list.split('\'').skip(1).step_by(2).collect::<Vec<_>>(), endings);
    assert!(vscode.contains(&format!("const ENDINGS = '{}';", endings.join(","))));
    // VS Code has no language for these, so that nothing would start the extension.
    let package: serde_json::Value = serde_json::from_str(&read("vscode/package.json")).expect("JSON");
    let languages = package["contributes"]["languages"].as_array().expect("a list");
    let added: Vec<_> = languages.iter().flat_map(|language| language["extensions"].as_array().unwrap()).collect();
    assert_eq!(added, [".visaasm", ".ll", ".mlir", ".cl", ".clcpp", ".spvasm"]);
}
