//! Golden vectors: bytes and decoded fields of every instruction format, in
//! `tests/golden/vectors.json`.
//!
//! A vector is one line with these members:
//! - the instruction, its format, and the version of the object format,
//! - the bytes, and the value of each field under its name in the specification,
//! - the origin of the bytes, `corpus` or `spec`,
//! - optionally, a line of assembler text and the names in it.
//!
//! A vector with the origin `corpus` was written by the vendor's assembler: `file` is a path below
//! the corpus, `offset` a byte offset in the code of its only object. A vector with the origin
//! `spec` is an instruction that no file has. It was made from a line of `lines.txt`, or else from
//! the layout tables.
//!
//! For a vector made from a line, `accepted_for` lists the platforms for which an assembler of the
//! vendor accepts the line and encodes it like the text that we print of the bytes. `cargo xtask
//! oracle lines` determines the list. It is empty if no assembler knows the line. The texts are
//! those of the vendor's disassembler, which appends suffixes to labels, or those lines.
//!
//! `UPDATE=1 cargo test --test library golden::` rewrites the file. If `OPENVISA_CORPUS` names the
//! large corpus, all vectors are taken from it again, and the texts of unchanged vectors are kept.
//! Otherwise, vectors are added for the instructions that have none.
#![cfg_attr(feature = "exhaustive", allow(unreachable_patterns))]

use openvisa::isa::enums::{LabelKind, Modifier, StateClass};
use openvisa::isa::instructions::{Call, Fccall};
use openvisa::isa::operands::{RawOperand, VecOperand};
use openvisa::isa::{
    Enumeration, Inst, InstKind, Instructions, NEWEST_VERSION, Reader, TextScratch, Value, VariableClass, Version,
    Writer,
};
use openvisa::{Module, Object, isa};
use openvisa_isa_core::text::LabelKind as TextLabelKind;
use openvisa_isa_core::text::{Cursor, LabelUse, Names, Printer, Symbol, SymbolClass, Symbols, TextOptions};
use openvisa_test_support::corpus::{self, File};
use openvisa_test_support::maker::{self, layouts, make};
use serde_json::{Map, Value as Json, json};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

/// The first version that exists as text only. Its additional instructions are encoded like those
/// of object files, although no file has them.
const TEXT_VERSION: Version = Version::new(4, 2);

/// Returns the name of the struct of an instruction.
fn struct_name(inst: &Inst<'_>) -> &'static str {
    macro_rules! names {
        ($($name:ident { kind: $kind:ident, opcode: $opcode:literal, sub_opcode: $sub:tt,
            fields: { $($field:ident: $type:tt,)* } })*) => {
            match inst { $(Inst::$name(_) => stringify!($name),)* _ => "" }
        };
    }
    isa::for_each_instruction!(names)
}

/// Returns the names of all instruction structs.
fn struct_names() -> BTreeSet<&'static str> {
    macro_rules! names {
        ($($name:ident { kind: $kind:ident, opcode: $opcode:literal, sub_opcode: $sub:tt,
            fields: { $($field:ident: $type:tt,)* } })*) => { BTreeSet::from([$(stringify!($name)),*]) };
    }
    isa::for_each_instruction!(names)
}

/// Converts an operand to JSON, with the names of its parts in the specification.
fn operand_to_json(operand: VecOperand) -> Json {
    let name = |modifier: Modifier| modifier.name();
    match operand {
        VecOperand::General { modifier, id, row_offset, col_offset, region } => json!({
            "class": "general", "modifier": name(modifier), "id": id, "row_offset": row_offset, "col_offset": col_offset,
            "region": region.bits(),
        }),
        VecOperand::Address { modifier, id, offset, width } => json!({
            "class": "address", "modifier": name(modifier), "id": id, "offset": offset, "width": width.bits(),
        }),
        VecOperand::Predicate { modifier, val } => {
            json!({ "class": "predicate", "modifier": name(modifier), "val": val.bits() })
        }
        VecOperand::Indirect { modifier, id, addr_offset, indirect_offset, bit_properties, region } => json!({
            "class": "indirect", "modifier": name(modifier), "id": id, "addr_offset": addr_offset,
            "indirect_offset": indirect_offset, "type": bit_properties.name(), "region": region.bits(),
        }),
        VecOperand::Immediate { modifier, r#type, low, high } => json!({
            "class": "immediate", "modifier": name(modifier), "type": r#type.name(), "low": low, "high": high,
        }),
        VecOperand::State { modifier, class, id, offset } => json!({
            "class": "state", "modifier": name(modifier), "table": class.name(), "id": id, "offset": offset,
        }),
        _ => Json::Null,
    }
}

fn raw_to_json(raw: RawOperand) -> Json {
    json!({ "id": raw.id, "offset": raw.offset })
}

/// Converts the members of an instruction to JSON, with the names of their fields.
fn fields_to_json(inst: &Inst<'_>) -> Json {
    let (mut fields, names) = (Map::new(), inst.kind().info().fields);
    inst.fields(&mut |index, value| {
        let value = match value {
            Value::Int(number) => json!(number),
            Value::VecOperand(value) => operand_to_json(value),
            Value::RawOperand(value) => raw_to_json(value),
            Value::RawOperands(list) => list.iter().map(raw_to_json).collect(),
            Value::U16s(list) => list.iter().map(Json::from).collect(),
            _ => Json::Null,
        };
        fields.insert(names[usize::from(index)].name.to_owned(), value);
    });
    Json::Object(fields)
}

/// Converts a call to an external call. Only the label distinguishes them.
fn as_external_call(inst: Inst<'_>) -> Inst<'_> {
    match inst {
        Inst::Call(Call { exec_size, pred, label }) => Inst::Fccall(Fccall { exec_size, pred, label }),
        other => other,
    }
}

fn to_hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn parse_hex(text: &str) -> Vec<u8> {
    let digits = |i: usize| u8::from_str_radix(&text[i..i + 2], 16).expect("two digits");
    (0..text.len()).step_by(2).map(digits).collect()
}

fn vectors_path() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden/vectors.json")
}

/// Reads the vectors of the file.
fn read_vectors() -> Vec<Json> {
    let text = std::fs::read_to_string(vectors_path()).expect("the vectors can be read");
    serde_json::from_str(&text).expect("the vectors are JSON")
}

/// Returns the vectors. With `UPDATE` they are made once for all tests. The file is replaced
/// atomically, because tests run concurrently, some in other processes.
fn vectors() -> Vec<Json> {
    static VECTORS: OnceLock<Vec<Json>> = OnceLock::new();
    let all = VECTORS.get_or_init(|| {
        if std::env::var_os("UPDATE").is_none() {
            return read_vectors();
        }
        let vectors = make_vectors();
        let lines: Vec<_> = vectors.iter().map(Json::to_string).collect();
        let beside = vectors_path().with_extension(format!("{}.tmp", std::process::id()));
        std::fs::write(&beside, format!("[\n{}\n]\n", lines.join(",\n"))).expect("the vectors can be written");
        std::fs::rename(&beside, vectors_path()).expect("the vectors can be put in their place");
        vectors
    });
    all.clone()
}

fn text_member<'j>(vector: &'j Json, key: &str) -> &'j str {
    vector[key].as_str().unwrap_or_else(|| panic!("{key} of {vector}"))
}

fn version_of(vector: &Json) -> Version {
    let (major, minor) = text_member(vector, "version").split_once('.').expect("a version");
    Version::new(major.parse().expect("a number"), minor.parse().expect("a number"))
}

fn decode<'b>(bytes: &'b [u8], version: Version) -> Inst<'b> {
    let mut r = Reader::new(bytes, version);
    let inst = Inst::decode(&mut r).unwrap_or_else(|e| panic!("{e}: {}", to_hex(bytes)));
    assert!(r.is_empty(), "{} bytes too many: {}", r.left(), to_hex(bytes));
    inst
}

#[test]
fn every_vector_is_decoded_to_its_fields_and_encoded_to_its_bytes() {
    for vector in vectors() {
        let (bytes, version) = (parse_hex(text_member(&vector, "bytes")), version_of(&vector));
        let inst = decode(&bytes, version);
        let inst = if text_member(&vector, "format") == "Fccall" { as_external_call(inst) } else { inst };
        assert_eq!(inst.kind().info().name, text_member(&vector, "instruction"));
        assert_eq!(struct_name(&inst), text_member(&vector, "format"));
        assert_eq!(fields_to_json(&inst), vector["fields"], "{vector}");
        let mut buffer = vec![0; bytes.len()];
        let mut w = Writer::new(&mut buffer, version);
        inst.encode(&mut w).unwrap_or_else(|e| panic!("{e}: {vector}"));
        assert_eq!(to_hex(w.written()), text_member(&vector, "bytes"));
    }
}

#[test]
fn every_instruction_and_every_format_has_a_vector() {
    let vectors = vectors();
    let missing = |key: &str, wanted: BTreeSet<&'static str>| {
        let there: BTreeSet<&str> = vectors.iter().map(|v| text_member(v, key)).collect();
        wanted.into_iter().filter(|name| !there.contains(name)).collect::<Vec<_>>()
    };
    let mend = "`UPDATE=1 cargo test --test library golden::` makes a vector of each; \
                a line in tests/golden/lines.txt gives it a text";
    assert_eq!(missing("format", struct_names()), [""; 0], "these have none; {mend}");
    // Pages that introduce sub-operations have no layout.
    let kinds = InstKind::ALL.iter().filter(|kind| layouts(NEWEST_VERSION).any(|l| l.instruction == **kind as u16));
    assert_eq!(
        missing("instruction", kinds.map(|kind| kind.info().name).collect()),
        [""; 0],
        "these have none; {mend}"
    );
    let of = |source: &str| vectors.iter().filter(|v| text_member(v, "source") == source).count();
    let texts = vectors.iter().filter(|v| v["text"].is_string()).count();
    println!(
        "{} vectors: {} from the corpus, {} from the specification; {texts} with text",
        vectors.len(),
        of("corpus"),
        of("spec")
    );
    assert_eq!(of("corpus") + of("spec"), vectors.len());
}

#[test]
fn vectors_of_the_corpus_are_in_their_files() {
    let (mut found, mut absent) = (0, 0);
    for vector in vectors().iter().filter(|v| text_member(v, "source") == "corpus") {
        let path = corpus::root().join(text_member(vector, "file"));
        // The committed corpus is a part of the one that the vectors were taken from.
        if corpus::large_root().is_none() && !path.is_file() {
            absent += 1;
            continue;
        }
        let bytes = std::fs::read(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let module = Module::open(&bytes).expect("the file can be opened");
        let object = module.objects().next().expect("there is an object").expect("it can be read");
        let offset = usize::try_from(vector["offset"].as_u64().expect("an offset")).expect("it fits");
        assert_eq!(object.version(), version_of(vector));
        let code = &object.code()[offset..];
        assert_eq!(to_hex(&code[..text_member(vector, "bytes").len() / 2]), text_member(vector, "bytes"), "{vector}");
        found += 1;
    }
    println!("{found} vectors are in their files; {absent} are of files that are not committed");
    assert!(found >= 40, "{found} vectors are in their files");
}

/// Returns the names that the text of an instruction has for variables, labels and strings. Names
/// of letter and number are omitted.
fn names_of(inst: &Inst<'_>, object: &Object<'_>) -> Json {
    let mut names = Map::new();
    let mut add = |class: VariableClass, id: u32| {
        let declared = match class {
            VariableClass::General => object.variables().get(id).and_then(|v| v.name()),
            VariableClass::Address => object.addresses().get(id).and_then(|v| v.name()),
            VariableClass::Predicate => object.predicates().get(id).and_then(|v| v.name()),
            VariableClass::Sampler => object.samplers().get(id).and_then(|v| v.name()),
            VariableClass::Surface => object.surfaces().get(id).and_then(|v| v.name()),
            VariableClass::Label => object.labels().get(id).and_then(|v| v.name()),
            VariableClass::String => object.strings().get(id),
            _ => None,
        };
        if let Some(name) = declared {
            names.insert(format!("{}{id}", class.letter()), json!(name.to_string()));
        }
    };
    let fields = inst.kind().info().fields;
    inst.fields(&mut |index, value| match value {
        Value::VecOperand(VecOperand::General { id, .. }) => add(VariableClass::General, id),
        Value::VecOperand(VecOperand::Address { id, .. } | VecOperand::Indirect { id, .. }) => {
            add(VariableClass::Address, id.into());
        }
        Value::VecOperand(VecOperand::Predicate { val, .. }) => add(VariableClass::Predicate, val.id().into()),
        Value::VecOperand(VecOperand::State { class: StateClass::Surface, id, .. }) => {
            add(VariableClass::Surface, id.into())
        }
        Value::VecOperand(VecOperand::State { id, .. }) => add(VariableClass::Sampler, id.into()),
        Value::RawOperand(raw) => add(VariableClass::General, raw.id),
        Value::RawOperands(list) => list.iter().for_each(|raw| add(VariableClass::General, raw.id)),
        Value::U16s(list) => list.iter().for_each(|label| add(VariableClass::Label, label.into())),
        Value::Int(number) => {
            let number = u32::try_from(number).unwrap_or(u32::MAX);
            match fields[usize::from(index)].name {
                "Pred" | "Predicate" if number & 0xfff != 0 => add(VariableClass::Predicate, number & 0xfff),
                "Label" => add(VariableClass::Label, number),
                // The vectors have only general variables as raw operands.
                "variable" => add(VariableClass::General, number),
                "Surface" | "OutSurface" => add(VariableClass::Surface, number),
                "Sampler" => add(VariableClass::Sampler, number),
                "Func_id" | "File_name" => add(VariableClass::String, number),
                _ => {}
            }
        }
        _ => {}
    });
    Json::Object(names)
}

/// Returns the instruction lines of a text that the vendor's disassembler printed.
fn instruction_lines(text: &str) -> Vec<String> {
    let line = |line: &str| {
        let line = line.split("///").next().unwrap_or("").trim();
        let is_instruction = !line.is_empty() && !line.starts_with(['.', '/', '{', '}']);
        is_instruction.then(|| line.split_whitespace().collect::<Vec<_>>().join(" "))
    };
    text.lines().filter_map(line).collect()
}

/// Maps vectors by kind, format and major version.
fn index_vectors(vectors: &[Json]) -> BTreeMap<(u16, &'static str, u8), Json> {
    let key = |vector: &Json| {
        let kind = InstKind::ALL.iter().find(|k| vector["instruction"] == k.info().name)?;
        let format = struct_names().into_iter().find(|name| vector["format"] == *name)?;
        let major = text_member(vector, "version").split('.').next()?.parse().ok()?;
        Some((*kind as u16, format, major))
    };
    vectors.iter().filter_map(|v| Some((key(v)?, v.clone()))).collect()
}

/// Makes a vector of the first instruction of each format and major version in the corpus at
/// `root`.
fn vectors_of_corpus(root: &Path) -> BTreeMap<(u16, &'static str, u8), Json> {
    let mut vectors = BTreeMap::new();
    for File { name, bytes } in &corpus::assembled() {
        let Ok(module) = Module::open(bytes) else { continue };
        let Some(Ok(object)) = module.objects().next() else { continue };
        let version = object.version();
        let Ok(insts) = Instructions::new(object.code(), version).with_offsets().collect::<Result<Vec<_>, _>>() else {
            continue;
        };
        // A text belongs to the code if it has the same number of instructions.
        let printed = std::fs::read_to_string(root.join(name).with_extension("roundtrip.visaasm")).unwrap_or_default();
        let printed = Some(instruction_lines(&printed)).filter(|lines| lines.len() == insts.len());
        for (index, (offset, inst)) in insts.iter().enumerate() {
            let outside = |label: u16| object.labels().get(label.into()).and_then(|l| l.kind()) == Some(LabelKind::Fc);
            let inst = match inst {
                Inst::Call(call) if outside(call.label.bits()) => as_external_call(*inst),
                inst => *inst,
            };
            let key = (inst.kind() as u16, struct_name(&inst), version.major);
            let text = printed.as_ref().map(|lines| lines[index].as_str());
            let better = vectors.get(&key).is_none_or(|known: &Json| known["text"].is_null() && text.is_some());
            if better {
                let len = inst.encoded_len(version);
                let file = name;
                let vector = json!({
                    "instruction": inst.kind().info().name, "format": key.1, "version": version.to_string(),
                    "source": "corpus", "file": file, "offset": offset,
                    "bytes": to_hex(&object.code()[*offset..offset + len]), "fields": fields_to_json(&inst),
                    "names": text.map(|_| names_of(&inst, &object)), "text": text,
                });
                vectors.insert(key, vector);
            }
        }
    }
    vectors
}

/// The symbols of a vector: those that it lists, and names of letter and number.
#[derive(Default)]
struct VectorSymbols {
    names: BTreeMap<(char, u32), String>,
    /// IDs of the names that were used.
    met: BTreeMap<String, String>,
}

impl VectorSymbols {
    fn new(names: &Json) -> Self {
        let names =
            names.as_object().into_iter().flatten().filter_map(|(key, name)| {
                Some(((key.chars().next()?, key[1..].parse().ok()?), name.as_str()?.to_owned()))
            });
        Self { names: names.collect(), met: BTreeMap::new() }
    }

    fn find(&mut self, name: &[u8], letters: &str) -> Option<(char, u32)> {
        let name = std::str::from_utf8(name).ok()?;
        let listed = self.names.iter().find(|((letter, _), known)| letters.contains(*letter) && *known == name);
        let found = listed.map(|(key, _)| *key).or_else(|| {
            let known = isa::PREDEFINED.iter().find(|v| v.name == name && letters.contains(v.class.letter()));
            let numbered = || Some((name.chars().next().filter(|l| letters.contains(*l))?, name[1..].parse().ok()?));
            known.map(|v| (v.class.letter(), v.index)).or_else(numbered)
        })?;
        self.met.insert(format!("{}{}", found.0, found.1), name.to_owned());
        Some(found)
    }
}

const LETTERS: &str = "VAPST";

impl Symbols for VectorSymbols {
    fn variable(&mut self, name: &[u8], _: SymbolClass) -> Option<Symbol> {
        let (letter, id) = self.find(name, LETTERS)?;
        let classes = [
            SymbolClass::General,
            SymbolClass::Address,
            SymbolClass::Predicate,
            SymbolClass::Sampler,
            SymbolClass::Surface,
        ];
        Some(Symbol { class: classes[LETTERS.find(letter)?], id })
    }

    fn label(&mut self, name: &[u8], used: LabelUse) -> Option<(u32, TextLabelKind)> {
        let kind = if let LabelUse::Referred(kind) = used { kind } else { TextLabelKind::Block };
        // The disassembler appends a number to each name.
        let name = std::str::from_utf8(name).ok()?;
        let begins =
            |known: &str| name.strip_prefix(known).is_some_and(|rest| rest.is_empty() || rest.starts_with('_'));
        let (_, id) = self.names.iter().find(|((letter, _), known)| *letter == 'L' && begins(known))?.0;
        let id = *id;
        Some((id, kind))
    }

    fn string(&mut self, text: &[u8]) -> Option<u32> {
        self.find(text, "N").map(|(_, id)| id)
    }

    fn element_bytes(&self, _: u32) -> u32 {
        1
    }
}

impl Names for VectorSymbols {
    fn variable(&self, class: SymbolClass, id: u32) -> Option<&[u8]> {
        let letter = LETTERS.chars().nth(class as usize)?;
        let known = isa::PREDEFINED.iter().find(|v| v.class.letter() == letter && v.index == id && !v.name.is_empty());
        // The disassembler does not print the names of samplers and surfaces.
        let listed =
            self.names.get(&(letter, id)).filter(|_| !matches!(class, SymbolClass::Sampler | SymbolClass::Surface));
        listed.map(String::as_bytes).or(known.map(|v| v.name.as_bytes()))
    }

    fn label(&self, id: u32) -> Option<(&[u8], TextLabelKind)> {
        Some((self.names.get(&('L', id))?.as_bytes(), TextLabelKind::Block))
    }

    fn string(&self, id: u32) -> Option<&[u8]> {
        self.names.get(&('N', id)).map(String::as_bytes)
    }

    fn element_bytes(&self, _: u32) -> u32 {
        1
    }
}

/// A line of an instruction that no file has.
struct Line {
    text: String,
    /// Platforms for which an assembler of the vendor accepts the line.
    accepted: Vec<String>,
    /// The names in the line.
    names: Json,
    /// The version of the bytes.
    version: Version,
    /// The encoded instruction.
    bytes: Vec<u8>,
}

/// Reads the lines of `lines.txt`. `# accepted for: XE2` gives the platforms that accept the lines
/// below it.
fn read_lines() -> Vec<Line> {
    let path = vectors_path().with_file_name("lines.txt");
    let text = std::fs::read_to_string(path).expect("the lines can be read");
    let mut scratch = TextScratch::default();
    let one = |line: &str| {
        let (mut called, options) = (VectorSymbols::default(), TextOptions::new(NEWEST_VERSION));
        let inst = Inst::parse(&mut Cursor::new(line.as_bytes()), &mut called, options, &mut scratch);
        let inst = inst.unwrap_or_else(|error| panic!("{line}: at {}: {error}", error.offset));
        let encoded = |version| {
            let mut bytes = vec![0; inst.encoded_len(version)];
            inst.encode(&mut Writer::new(&mut bytes, version)).map(|()| (version, bytes))
        };
        let encoded = encoded(NEWEST_VERSION).or_else(|_| encoded(TEXT_VERSION));
        let (version, bytes) = encoded.unwrap_or_else(|error| panic!("{line}: {error}"));
        called.met.retain(|_, name| !name.starts_with('%'));
        (json!(called.met), version, bytes)
    };
    let (mut one, mut lines, mut accepted) = (one, Vec::new(), Vec::new());
    for line in text.lines() {
        if let Some(platforms) = line.strip_prefix("# accepted for:") {
            accepted = platforms.split_whitespace().filter(|word| *word != "none").map(str::to_owned).collect();
        } else {
            let (names, version, bytes) = one(line);
            lines.push(Line { text: line.to_owned(), accepted: accepted.clone(), names, version, bytes });
        }
    }
    lines
}

#[test]
fn vectors_of_lines_say_which_assembler_knows_them() {
    let (vectors, mut known, mut unknown) = (vectors(), 0, 0);
    for line in read_lines() {
        let bytes = to_hex(&line.bytes);
        let vector = vectors.iter().find(|v| text_member(v, "source") == "spec" && text_member(v, "bytes") == bytes);
        let vector = vector.unwrap_or_else(|| panic!("no vector for {}", line.text));
        assert_eq!(vector["accepted_for"], json!(line.accepted), "{}", line.text);
        *(if line.accepted.is_empty() { &mut unknown } else { &mut known }) += 1;
    }
    let spec = vectors.iter().filter(|v| text_member(v, "source") == "spec").count();
    println!(
        "{known} lines are accepted by an assembler of the vendor, {unknown} are known to none; {} vectors have no line",
        spec - known - unknown
    );
}

/// Texts that the vendor's disassembler prints incorrectly, with the reason.
const MISPRINTED: &[(&str, &str)] = &[
    ("svm_block_", "it looks at another bit than the assembler sets, and shows all blocks as aligned"),
    ("sample4_po", "it shows the channel G as B"),
];

#[test]
fn texts_become_the_bytes_and_bytes_the_texts() {
    let (mut scratch, mut texts, mut misprinted) = (TextScratch::default(), 0, 0);
    for vector in vectors().iter().filter(|v| v["text"].is_string()) {
        let (line, bytes, version) =
            (text_member(vector, "text"), parse_hex(text_member(vector, "bytes")), version_of(vector));
        texts += 1;
        if MISPRINTED.iter().any(|(word, _)| line.contains(word)) {
            misprinted += 1;
            continue;
        }
        let (mut called, options) = (VectorSymbols::new(&vector["names"]), TextOptions::new(version));
        let inst = decode(&bytes, version);
        let inst = if text_member(vector, "format") == "Fccall" { as_external_call(inst) } else { inst };
        let mut out = Printer::new();
        inst.print(&called, options, &mut scratch, &mut out).unwrap_or_else(|error| panic!("{line}: {error}"));
        let printed = String::from_utf8_lossy(out.as_bytes()).into_owned();
        let labels = |line: &str| {
            line.split([' ', ',', ')', ':']).filter(|word| !word.is_empty()).map(str::to_owned).collect::<Vec<_>>()
        };
        for (ours, theirs) in labels(&printed).iter().zip(&labels(line)) {
            let suffix = theirs.strip_prefix(ours.as_str());
            assert!(suffix.is_some_and(|s| s.is_empty() || s.starts_with('_')), "{printed} instead of {line}");
        }
        let parsed = Inst::parse(&mut Cursor::new(line.as_bytes()), &mut called, options, &mut scratch);
        let parsed = parsed.unwrap_or_else(|error| panic!("{line}: at {}: {error}", error.offset));
        if matches!(parsed, Inst::Label(_)) && matches!(inst, Inst::Subroutine(_)) {
            // The line of a label does not state its kind.
            continue;
        }
        let mut buffer = [0; 1024];
        let mut w = Writer::new(&mut buffer, version);
        parsed.encode(&mut w).unwrap_or_else(|error| panic!("{line}: {error}"));
        assert_eq!(to_hex(w.written()), text_member(vector, "bytes"), "{line}");
    }
    println!("{texts} texts, {misprinted} of them misprinted by the vendor's disassembler");
    let without: Vec<_> = vectors().iter().filter(|v| !v["text"].is_string()).map(|v| v["format"].clone()).collect();
    assert!(without.is_empty(), "no text: {without:?}");
}

/// Makes the vectors again from the corpus and the lines.
fn make_vectors() -> Vec<Json> {
    let old = if vectors_path().is_file() { read_vectors() } else { Vec::new() };
    let mut vectors = corpus::large_root().map_or_else(|| index_vectors(&old), |root| vectors_of_corpus(&root));
    for Line { text: line, accepted, names, version, bytes } in read_lines() {
        let inst = decode(&bytes, version);
        let key = (inst.kind() as u16, struct_name(&inst), version.major);
        let better =
            vectors.iter().all(|(known, vector)| (known.0, known.1) != (key.0, key.1) || vector["text"].is_null());
        if better {
            let vector = json!({
                "instruction": inst.kind().info().name, "format": key.1, "version": version.to_string(),
                "source": "spec", "bytes": to_hex(&bytes), "fields": fields_to_json(&inst), "names": names, "text": line,
                "accepted_for": accepted,
            });
            vectors.insert(key, vector);
        }
    }
    let mut random = 0x5eed_5eed_5eed_5eed;
    for layout in layouts(NEWEST_VERSION) {
        let bytes = make(layout, NEWEST_VERSION, 3, &maker::ANYTHING, &mut random).bytes;
        let inst = decode(&bytes, NEWEST_VERSION);
        let inst = if layout.instruction == InstKind::Fccall as u16 { as_external_call(inst) } else { inst };
        let known = |key: &(u16, &str, u8)| (key.0, key.1) == (inst.kind() as u16, struct_name(&inst));
        if !vectors.keys().any(known) {
            let vector = json!({
                "instruction": inst.kind().info().name, "format": struct_name(&inst), "version": NEWEST_VERSION.to_string(),
                "source": "spec", "bytes": to_hex(&bytes), "fields": fields_to_json(&inst), "names": null, "text": null,
            });
            vectors.insert((inst.kind() as u16, struct_name(&inst), NEWEST_VERSION.major), vector);
        }
    }
    // Vectors with the same bytes in both major versions are kept once.
    let newer: BTreeSet<_> =
        vectors.iter().filter(|(key, _)| key.2 == NEWEST_VERSION.major).map(|(_, v)| v["bytes"].to_string()).collect();
    vectors.retain(|key, v| key.2 == NEWEST_VERSION.major || !newer.contains(&v["bytes"].to_string()));
    let mut lines = Vec::new();
    for mut vector in vectors.into_values() {
        let same = |o: &&Json| o["bytes"] == vector["bytes"] && o["version"] == vector["version"];
        if let Some(text) = old.iter().find(same).map(|o| o["text"].clone()).filter(Json::is_string) {
            vector["text"] = text;
        }
        lines.push(vector);
    }
    lines
}
