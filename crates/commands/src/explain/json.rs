//! The JSON form of explanations: one object a line. `docs/command.md` describes the members.

#[cfg(all(feature = "evaluate", feature = "lint"))]
use openvisa_explain::{BlockEvaluation, BlockStep, OperandRow, ValueRow};
use openvisa_explain::{BytesDrawing, CodeMeaning, CompositeWord, DefinitionSite, Explanation, FoundRow, Topic};
#[cfg(feature = "evaluate")]
use openvisa_explain::{EvaluationReport, EvaluationStep, ResultRow};
use openvisa_findings::reference::{Reference, SpecInstruction};
#[cfg(all(feature = "evaluate", feature = "lint"))]
use openvisa_isa::Enumeration;
use serde::Serialize;
use serde_json::{Map, Value, json};
use std::io::{self, Write};

/// The version of the form of JSON objects. It increases when a member is renamed or removed, or
/// changes its meaning.
const FORMAT: u32 = 1;

/// The line of an encoded instruction. The order of the members is part of the format.
#[derive(Serialize)]
struct DrawingLine<'d> {
    kind: &'static str,
    format: u32,
    #[serde(flatten)]
    drawing: &'d BytesDrawing,
}

/// Writes the line of an encoded instruction.
pub(super) fn write_drawing(out: &mut dyn Write, drawing: &BytesDrawing) -> io::Result<()> {
    let line = DrawingLine { kind: "bytes", format: FORMAT, drawing };
    writeln!(out, "{}", serde_json::to_string(&line).map_err(io::Error::other)?)
}

/// Writes an explanation.
pub(super) fn write(out: &mut dyn Write, explanation: &Explanation) -> io::Result<()> {
    match explanation {
        Explanation::Instructions(code) => code.drawings().try_for_each(|drawing| write_drawing(out, &drawing)),
        Explanation::WrongLine(finding) => writeln!(out, "{}", finding.to_json("line")),
        Explanation::Pages(found) => found
            .iter()
            .map(|page| json!({ "kind": "found", "name": page.name, "title": page.title }))
            .try_for_each(|object| write_object(out, object)),
        Explanation::Examples(examples) => examples
            .iter()
            .map(|one| json!({ "kind": "example", "name": one.name, "title": one.title(), "source": one.source }))
            .try_for_each(|object| write_object(out, object)),
        Explanation::Topics(names) => names
            .iter()
            .flat_map(|named| &named.topics)
            .try_for_each(|topic| write_object(out, topic_object(topic, Reference::get()))),
    }
}

/// Writes an object with the version of the form.
fn write_object(out: &mut dyn Write, mut object: Value) -> io::Result<()> {
    if let Some(members) = object.as_object_mut() {
        members.insert("format".to_owned(), FORMAT.into());
    }
    writeln!(out, "{object}")
}

fn names_of(list: &[&SpecInstruction]) -> Vec<String> {
    list.iter().map(|instruction| instruction.name.clone()).collect()
}

/// Returns an object with the members of a value, its kind and its specification line.
fn with_kind(kind: &str, place: String, value: &impl Serialize) -> Value {
    let mut object = json!({ "kind": kind, "spec": place });
    if let (Some(object), Ok(Value::Object(more))) = (object.as_object_mut(), serde_json::to_value(value)) {
        object.extend(more);
    }
    object
}

fn topic_object(topic: &Topic<'_>, reference: &Reference) -> Value {
    match topic {
        Topic::Instruction(one) => with_kind("instruction", reference.place(&one.file, one.line), one),
        Topic::Operation(one) => with_kind("operation", reference.place(&one.file, one.line), one),
        Topic::Opcode(code, list) => {
            let list = list.iter().map(|i| {
                json!({
                    "name": i.name, "sub_opcode": i.sub_opcode, "title": i.title, "mnemonics": i.mnemonics,
                    "spec": reference.place(&i.file, i.line),
                })
            });
            json!({ "kind": "opcode", "opcode": code, "instructions": list.collect::<Vec<_>>() })
        }
        Topic::Shared(shared, users) => {
            let mut object = with_kind("field", reference.place(&shared.file, shared.line), shared);
            object["instructions"] = json!(names_of(users));
            object
        }
        Topic::Fields(name, uses) => {
            let uses = uses.iter().map(|(instruction, field)| {
                json!({ "instruction": instruction.name, "spec": reference.place(&instruction.file, field.line), "field": field })
            });
            json!({ "kind": "field", "name": name, "instructions": uses.collect::<Vec<_>>() })
        }
        Topic::Structure(structure) => {
            with_kind("structure", reference.place(&structure.file, structure.line), structure)
        }
        Topic::Values(uses) => {
            let uses = uses.iter().map(|one: &DefinitionSite<'_>| {
                json!({
                    "in": one.owner, "field": one.field.name, "group": one.group.map(|g| &g.name), "value": one.value,
                    "spec": one.place(reference),
                })
            });
            json!({ "kind": "value", "uses": uses.collect::<Vec<_>>() })
        }
        Topic::Named(what, named, users) => {
            let mut object = with_kind(what, reference.place(&named.file, named.line), named);
            object[if *what == "platform" { "without" } else { "instructions" }] = json!(names_of(users));
            object
        }
        Topic::Rule(found) => rule_object(found, reference),
        Topic::Row(row) => row_object(row, reference),
        Topic::Section(section) => with_kind("section", reference.place(&section.file, section.line), section),
        Topic::Composite(word) => composite_object(word),
        Topic::PartOf(word, names) => json!({ "kind": "part", "word": word, "names": names }),
    }
}

fn rule_object(rule: &CodeMeaning<'_>, reference: &Reference) -> Value {
    match rule {
        CodeMeaning::Entry(entry) => {
            json!({ "kind": "rule", "code": entry.code, "summary": entry.summary, "more": entry.advice })
        }
        CodeMeaning::Named(name, uses) => {
            let uses = uses.iter().map(|(instruction, rule)| {
                json!({
                    "instruction": instruction.name, "condition": rule.condition, "description": rule.description,
                    "spec": reference.place(&instruction.file, rule.line),
                })
            });
            json!({ "kind": "rule", "code": format!("constraint:{name}"), "instructions": uses.collect::<Vec<_>>() })
        }
        CodeMeaning::Check(check) => json!({
            "kind": "rule", "code": check.code, "of": "specifications", "name": check.name, "summary": check.summary,
            "page": check.page,
        }),
    }
}

fn row_object(found: &FoundRow<'_>, reference: &Reference) -> Value {
    let (_, cells) = found.row;
    let columns: Map<_, _> =
        found.table.header.iter().zip(cells).map(|(head, cell)| (head.clone(), cell.clone().into())).collect();
    json!({ "kind": "word", "section": found.section.title, "spec": found.place(reference), "columns": columns })
}

fn composite_object(word: &CompositeWord<'_>) -> Value {
    let parts = word.parts.iter().map(
        |part| json!({ "text": part.text, "field": part.field, "description": part.description, "value": part.value }),
    );
    let parts: Vec<_> = parts.collect();
    json!({ "kind": "composite", "word": word.word, "what": word.what, "spec": word.place, "parts": parts })
}

/// Writes the operands, the statements and the results of a block.
#[cfg(all(feature = "evaluate", feature = "lint"))]
pub(super) fn write_block(out: &mut dyn Write, evaluation: &BlockEvaluation) -> io::Result<()> {
    let values = |row: &ValueRow| {
        let data_type = row.data_type.map_or_else(|| "bool".to_owned(), |known| known.to_string().to_lowercase());
        json!({ "name": row.name, "first": row.first, "type": data_type, "values": row.values, "bits": row.bits })
    };
    let rows = |rows: &[ValueRow]| rows.iter().map(values).collect::<Vec<_>>();
    let BlockEvaluation { file, line, platform, simd_width, operands, steps, results, fault } = evaluation;
    let block = json!({ "block": { "file": file, "line": line, "platform": platform.name(), "simd": simd_width } });
    writeln!(out, "{block}")?;
    for OperandRow { name, role, constraint, type_text, values } in operands {
        let object = json!({
            "operand": name, "role": role, "constraint": constraint, "type": type_text, "values": rows(values),
        });
        writeln!(out, "{object}")?;
    }
    for BlockStep { line, text, channels, changes } in steps {
        let mut object = json!({ "statement": text, "line": line, "changes": rows(changes) });
        if let Some(channels) = channels {
            object["channels"] = json!(channels);
        }
        writeln!(out, "{object}")?;
    }
    if let Some(fault) = fault {
        writeln!(out, "{}", json!({ "error": fault }))?;
    }
    for row in results {
        writeln!(out, "{}", json!({ "result": row.name, "row": values(row) }))?;
    }
    Ok(())
}

/// Writes the steps and the results of an evaluation.
#[cfg(feature = "evaluate")]
pub(super) fn write_report(out: &mut dyn Write, report: &EvaluationReport) -> io::Result<()> {
    for step in &report.steps {
        let object = match step {
            EvaluationStep::Statement(line) => json!({
                "statement": report.statement(*line),
                "place": Reference::get().place(&report.instruction.file, *line),
            }),
            EvaluationStep::Local { name, value } => json!({ "local": name, "value": value }),
            EvaluationStep::Access { store, name, value, bytes } => {
                let mut object = json!({ (if *store { "store" } else { "load" }): name, "value": value });
                if let Some(bytes) = bytes {
                    object["bytes"] = json!(bytes);
                }
                object
            }
        };
        writeln!(out, "{object}")?;
    }
    for ResultRow { name, after, before } in &report.results {
        let mut object = json!({ "result": name, "bits": after.bits, "number": after.number });
        if let Some(before) = before {
            object["before"] = json!({ "bits": before.bits, "number": before.number });
        }
        writeln!(out, "{object}")?;
    }
    Ok(())
}
