//! Parses and prints the instruction lines of the corpus. Compares their bytes with those of the
//! vendor's assembler, and the text printed from its bytes with the line.
//!
//! For example, `add (M1, 16) V32(0,0)<1> ...` must come back unchanged. A small parser of
//! declarations replaces the parser of whole files, so that only lines are tested.

use openvisa::isa::bit_fields::StringId;
use openvisa::isa::instructions::Fcall;
use openvisa::isa::{Inst, NEWEST_VERSION, PREDEFINED, Reader, TextScratch, VariableClass, Version, Writer};
use openvisa::{Module, Object};
use openvisa_isa_core::text::{Cursor, LabelKind, LabelUse, Names, Printer, Symbol, SymbolClass, Symbols, TextOptions};
use openvisa_test_support::corpus;
use std::collections::{BTreeMap, HashMap};
use std::path::{Path, PathBuf};

/// The symbols of an object that have been declared so far.
#[derive(Default)]
struct Scope {
    variables: HashMap<Vec<u8>, Symbol>,
    names: HashMap<(u8, u32), Vec<u8>>,
    next: [u32; 5],
    sizes: HashMap<u32, u32>,
    labels: Vec<(Vec<u8>, LabelKind)>,
    strings: Vec<Vec<u8>>,
    subroutine: bool,
}

const CLASSES: [(SymbolClass, VariableClass); 5] = [
    (SymbolClass::General, VariableClass::General),
    (SymbolClass::Address, VariableClass::Address),
    (SymbolClass::Predicate, VariableClass::Predicate),
    (SymbolClass::Sampler, VariableClass::Sampler),
    (SymbolClass::Surface, VariableClass::Surface),
];

impl Scope {
    fn new() -> Self {
        let mut scope = Self::default();
        for (class, table) in CLASSES {
            scope.next[class as usize] = table.first();
            for variable in PREDEFINED.iter().filter(|v| v.class == table && !v.name.is_empty()) {
                scope.add(class, variable.index, variable.name.as_bytes());
            }
        }
        scope
    }

    fn add(&mut self, class: SymbolClass, id: u32, name: &[u8]) {
        self.variables.insert(name.to_vec(), Symbol { class, id });
        self.names.insert((class as u8, id), name.to_vec());
    }

    /// Declares the variable of a line, for example `.decl V32 v_type=G type=d num_elts=16`.
    fn declare(&mut self, line: &str) {
        let words: Vec<&str> = line.split_whitespace().collect();
        let value = |key: &str| words.iter().find_map(|w| w.strip_prefix(key));
        let class = match value("v_type=") {
            Some("G") => SymbolClass::General,
            Some("A") => SymbolClass::Address,
            Some("P") => SymbolClass::Predicate,
            Some("S") => SymbolClass::Sampler,
            Some("T") => SymbolClass::Surface,
            other => panic!("{other:?} in {line}"),
        };
        let id = self.next[class as usize];
        self.next[class as usize] += 1;
        let name = words[1].trim_matches('"');
        self.add(class, id, name.as_bytes());
        if let Some(name) = value("v_name=") {
            // Text refers to the variable by the name given in `v_name`.
            self.add(class, id, name.trim_matches('"').as_bytes());
            self.names.insert((class as u8, id), words[1].as_bytes().to_vec());
        }
        let size = match value("type=").unwrap_or("") {
            "uq" | "q" | "df" => 8,
            "ud" | "d" | "f" => 4,
            "uw" | "w" | "hf" | "bf" => 2,
            _ => 1,
        };
        self.sizes.insert(id, size);
    }
}

impl Symbols for Scope {
    fn variable(&mut self, name: &[u8], _: SymbolClass) -> Option<Symbol> {
        self.variables.get(name).copied()
    }

    fn label(&mut self, name: &[u8], used: LabelUse) -> Option<(u32, LabelKind)> {
        let kind = match used {
            LabelUse::Defined if std::mem::take(&mut self.subroutine) => LabelKind::Subroutine,
            LabelUse::Defined => LabelKind::Block,
            LabelUse::Referred(kind) => kind,
        };
        let known = self.labels.iter().position(|(known, _)| known == name);
        let id = known.unwrap_or_else(|| {
            self.labels.push((name.to_vec(), kind));
            self.labels.len() - 1
        });
        Some((id as u32, self.labels[id].1))
    }

    fn string(&mut self, text: &[u8]) -> Option<u32> {
        let known = self.strings.iter().position(|known| known == text);
        Some(known.unwrap_or_else(|| {
            self.strings.push(text.to_vec());
            self.strings.len() - 1
        }) as u32)
    }

    fn element_bytes(&self, id: u32) -> u32 {
        self.sizes.get(&id).copied().unwrap_or(1)
    }
}

impl Names for Scope {
    fn variable(&self, class: SymbolClass, id: u32) -> Option<&[u8]> {
        self.names.get(&(class as u8, id)).map(Vec::as_slice)
    }

    fn label(&self, id: u32) -> Option<(&[u8], LabelKind)> {
        self.labels.get(id as usize).map(|(name, kind)| (name.as_slice(), *kind))
    }

    fn string(&self, id: u32) -> Option<&[u8]> {
        self.strings.get(id as usize).map(Vec::as_slice)
    }

    fn element_bytes(&self, id: u32) -> u32 {
        self.sizes.get(&id).copied().unwrap_or(1)
    }
}

/// Folder of texts by people, with their own spelling of constants, blanks and leading zeros. Only
/// the instruction must be the same.
const HANDWRITTEN_FOLDER: &str = "kernels/asm/";

/// Returns a line without its comment, with single blanks.
fn fold_line(line: &str) -> String {
    let line = line.split("//").next().unwrap_or("");
    line.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn register_bytes(path: &str) -> u16 {
    let large = ["/pvc/", "/bmg/", "/lnl/", "/ptl/"];
    if large.iter().any(|device| path.contains(device)) { 64 } else { 32 }
}

/// Calls `visit` with the instruction lines of a file, the symbols of their object and the text
/// options.
fn for_each_line(text: &str, path: &str, visit: &mut dyn FnMut(&str, &mut Scope, TextOptions)) {
    let mut version = NEWEST_VERSION;
    let mut scope = Scope::new();
    for line in text.lines() {
        let line = fold_line(line);
        if let Some(number) = line.strip_prefix(".version ") {
            let (major, minor) = number.split_once('.').expect("a version has two parts");
            version = Version::new(major.trim().parse().unwrap(), minor.trim().parse().unwrap());
        } else if line.starts_with(".kernel ") || line.starts_with(".global_function ") {
            scope = Scope::new();
        } else if line.starts_with(".function ") {
            scope.subroutine = true;
        } else if line.starts_with(".decl ") {
            scope.declare(&line);
        } else if !line.is_empty() && !line.starts_with('.') && line != "{" && line != "}" {
            let mut options = TextOptions::new(version);
            options.register_bytes = register_bytes(path);
            visit(&line, &mut scope, options);
        }
    }
}

#[test]
fn lines_of_the_corpus_are_read_and_printed_as_they_are() {
    let (mut files, mut lines, mut lines_by_hand) = (0, 0, 0);
    let mut wrong: BTreeMap<String, (usize, String)> = BTreeMap::new();
    let mut scratch = TextScratch::default();
    let mut by_hand = Vec::new();
    for corpus::File { name, bytes } in corpus::texts() {
        let text = String::from_utf8(bytes).expect("a text is UTF-8");
        let lines_before = lines;
        for_each_line(&text, &name, &mut |line, scope, options| {
            lines += 1;
            lines_by_hand += usize::from(name.starts_with(HANDWRITTEN_FOLDER));
            let mut fail = |what: String| {
                let word = line.split([' ', '.']).find(|w| !w.starts_with('(')).unwrap_or("");
                let entry =
                    wrong.entry(word.to_owned()).or_insert_with(|| (0, format!("{name}: {line}\n      {what}")));
                entry.0 += 1;
            };
            match Inst::parse(&mut Cursor::new(line.as_bytes()), scope, options, &mut scratch) {
                Err(error) => {
                    let found = String::from_utf8_lossy(error.found(line.as_bytes())).into_owned();
                    fail(format!("{}: `{found}`: {error}", error.offset));
                }
                Ok(inst) => {
                    let mut out = Printer::new();
                    let mut other = TextScratch::default();
                    match inst.print(scope, options, &mut other, &mut out) {
                        Err(error) => fail(format!("{error}: {inst:?}")),
                        Ok(()) => {
                            let printed = fold_line(&String::from_utf8_lossy(out.as_bytes()));
                            let again = Inst::parse(&mut Cursor::new(printed.as_bytes()), scope, options, &mut other);
                            if again.as_ref() != Ok(&inst) {
                                fail(format!("printed {printed}, which is read as {again:?}"));
                            } else if printed != line && !name.starts_with(HANDWRITTEN_FOLDER) {
                                fail(format!("printed {printed}"));
                            } else if printed != line {
                                by_hand.push(format!("{line} -> {printed}"));
                            }
                        }
                    }
                }
            }
        });
        assert!(lines > lines_before, "{name} has no line with an instruction");
        files += 1;
    }
    let all: usize = wrong.values().map(|(count, _)| count).sum();
    let spelt = by_hand.len();
    println!(
        "{files} files, {lines} lines, {all} not as they were, and {spelt} of {HANDWRITTEN_FOLDER} that people spelt in a way of their own:"
    );
    for line in &by_hand {
        println!("  {line}");
    }
    for (word, (count, first)) in &wrong {
        println!("  {word}: {count}: {first}");
    }
    assert_eq!(all, 0);
    assert!(spelt * 20 <= lines_by_hand, "{spelt} of {lines_by_hand} lines written by hand are spelt otherwise");
}

/// Returns the path of the source text: the object path without its last extensions.
fn text_of(root: &Path, object: &Path) -> PathBuf {
    let name = object.file_name().expect("it is a file").to_string_lossy().into_owned();
    let stem = name.trim_end_matches(".isa").trim_end_matches(".v41");
    if object.strip_prefix(root).is_ok_and(|path| path.starts_with("hand")) {
        return root.join("kernels/asm").join(format!("{stem}.visaasm"));
    }
    object.with_file_name(format!("{stem}.visaasm"))
}

/// Gives labels and strings the IDs that they have in the object.
fn adopt_ids(object: &Object<'_>, scope: &mut Scope) {
    let strings: Vec<Vec<u8>> = object.strings().iter().map(|s| s.as_bytes().to_vec()).collect();
    scope.labels = (object.labels().iter())
        .map(|label| {
            let kind = match label.info.kind {
                0 => LabelKind::Block,
                1 => LabelKind::Subroutine,
                2 => LabelKind::Fc,
                _ => LabelKind::Function,
            };
            (strings.get(label.info.name_index as usize).cloned().unwrap_or_default(), kind)
        })
        .collect();
    scope.strings = strings;
}

/// Known differences in bytes: prefix of the path, prefix of the mnemonic, reason.
const OTHER_BYTES: &[(&str, &str, &str)] = &[
    ("hand/pvc/asm_block2d", "lsc_", BLOCK2D),
    ("igc-1.0.12504/pvc/block2d", "lsc_", BLOCK2D),
    ("igc-2.40.14/pvc/block2d", "lsc_", BLOCK2D),
    ("hand/skl/asm_switchjmp.isa", "switchjmp", "the writer of version 3.6 garbles it"),
    ("igc-1.0.12504/skl/vc_switch.isa", "switchjmp", "the writer of version 3.6 garbles it"),
    ("igc-2.40.14/dg2/", "load_lz", PAIRED),
    ("igc-2.40.14/dg2/", "sample_lz", PAIRED),
    ("hand/", "gather", "the assembler drops `.mod`"),
    ("hand/", "mov", "the assembler takes M1_NM for the mask of a copy of a predicate, and prints so"),
    ("hand/dg2/asm_sampler", "sample4_po", "the assembler takes the channel R for G"),
    ("hand/", "f1:", "the assembler takes the label that fccall names for the start of a block"),
];

const BLOCK2D: &str = "the writer puts offsets between the operands and drops the last two";
const PAIRED: &str =
    "the assembler is of version 4.1, and takes the paired surface of a text of 4.2 for the first parameter";

#[test]
fn lines_become_the_bytes_of_the_vendors_assembler() {
    let root = corpus::root();
    let (mut files, mut lines, mut excused, mut without_text) = (0, 0, 0, 0);
    let mut wrong: BTreeMap<String, (usize, String)> = BTreeMap::new();
    let mut scratch = TextScratch::default();
    for file in corpus::object_files() {
        if file.name.starts_with("damaged/") {
            continue;
        }
        let module = Module::open(&file.bytes).expect("the file can be opened");
        let object = module.objects().next().expect("there is an object").expect("it can be read");
        let path = text_of(&root, &root.join(&file.name));
        let Ok(text) = std::fs::read_to_string(&path) else {
            without_text += 1;
            continue;
        };
        let version = object.version();
        let mut r = Reader::new(object.code(), version);
        let mut known = false;
        let mut broken = false;
        for_each_line(&text, &file.name, &mut |line, scope, options| {
            if broken {
                return;
            }
            if !std::mem::replace(&mut known, true) {
                adopt_ids(&object, scope);
            }
            let mut fail = |what: String| {
                let word = line.split([' ', '.']).find(|w| !w.starts_with('(')).unwrap_or("");
                let excuse = OTHER_BYTES.iter().any(|(p, w, _)| file.name.starts_with(p) && word.starts_with(w));
                excused += usize::from(excuse);
                if !excuse {
                    let entry = wrong
                        .entry(word.to_owned())
                        .or_insert_with(|| (0, format!("{}: {line}\n      {what}", file.name)));
                    entry.0 += 1;
                }
            };
            // The oldest assembler reads later versions as its own.
            let own = if version.at_least(4, 0) { options.version } else { version };
            let options = TextOptions { version: own, ..options };
            let start = r.offset();
            let theirs = match Inst::decode(&mut r) {
                Ok(inst) => inst,
                Err(error) => {
                    broken = true;
                    return fail(error.to_string());
                }
            };
            lines += 1;
            let ours = match Inst::parse(&mut Cursor::new(line.as_bytes()), scope, options, &mut scratch) {
                Ok(inst) => inst,
                Err(error) => return fail(error.to_string()),
            };
            let mut buffer = [0; 1024];
            let mut w = Writer::new(&mut buffer, version);
            if let Err(error) = ours.encode(&mut w) {
                return fail(format!("{error}: {ours:?}"));
            }
            // Several strings of the pool may be the same name.
            let same_name = |a: StringId, b: StringId| {
                object.strings().get(a.bits().into()) == object.strings().get(b.bits().into())
            };
            let alike = match (&ours, &theirs) {
                (Inst::Fcall(a), Inst::Fcall(b)) if same_name(a.func_id, b.func_id) => {
                    *a == Fcall { func_id: a.func_id, ..*b }
                }
                _ => false,
            };
            if w.written() != &object.code()[start..r.offset()] && !alike {
                fail(format!("{ours:?}\n      {theirs:?}"));
            }
        });
        if !broken && !r.is_empty() {
            wrong.insert(file.name.clone(), (1, format!("{} bytes are left", r.left())));
        }
        files += 1;
    }
    let all: usize = wrong.values().map(|(count, _)| count).sum();
    println!(
        "{files} files, {lines} lines, {all} with other bytes, {excused} excused; {without_text} files without their text"
    );
    for (word, (count, first)) in &wrong {
        println!("  {word}: {count}: {first}");
    }
    assert_eq!(all, 0);
    let expected_lines = if corpus::large_root().is_some() { 20_000 } else { 700 };
    assert!(lines >= expected_lines, "{lines} lines, expected {expected_lines}");
}

/// Known differences of the vendor's printer: prefix of the path, prefix of the mnemonic, reason.
const OTHER_TEXT: &[(&str, &str, &str)] = &[
    ("", "svm_block_ld", ALIGNED),
    ("", "svm_block_st", ALIGNED),
    ("hand/dg2/asm_sampler", "sample4_po", "the printer shows the channel G as B"),
];

const ALIGNED: &str =
    "the printer of version 4.1 looks at another bit than its assembler sets, and shows all blocks as aligned";

#[test]
fn bytes_become_the_lines_of_the_vendors_printer() {
    let root = corpus::root();
    let (mut files, mut lines, mut excused) = (0, 0, 0);
    let mut wrong: BTreeMap<String, (usize, String)> = BTreeMap::new();
    let mut scratch = TextScratch::default();
    for file in corpus::object_files() {
        let path = root.join(file.name.replace(".isa", ".roundtrip.visaasm"));
        let Ok(text) = std::fs::read_to_string(&path) else { continue };
        let module = Module::open(&file.bytes).expect("the file can be opened");
        let object = module.objects().next().expect("there is an object").expect("it can be read");
        let mut own = Scope::new();
        adopt_ids(&object, &mut own);
        let mut r = Reader::new(object.code(), object.version());
        let mut broken = false;
        files += 1;
        for_each_line(&text, &file.name, &mut |line, scope, options| {
            if broken {
                return;
            }
            let word = line.split([' ', '.']).find(|w| !w.starts_with('(')).unwrap_or("").to_owned();
            let mut fail = |what: String| {
                let excuse = OTHER_TEXT.iter().any(|(p, w, _)| file.name.starts_with(p) && word.starts_with(w));
                excused += usize::from(excuse);
                if !excuse {
                    let entry = wrong
                        .entry(word.clone())
                        .or_insert_with(|| (0, format!("{}: {line}\n      {what}", file.name)));
                    entry.0 += 1;
                }
            };
            let inst = match Inst::decode(&mut r) {
                Ok(inst) => inst,
                Err(error) => {
                    broken = true;
                    return fail(error.to_string());
                }
            };
            lines += 1;
            // Labels have the names in the file. The vendor's printer appends a number to make them
            // unique.
            scope.labels.clone_from(&own.labels);
            scope.strings.clone_from(&own.strings);
            let options = TextOptions { version: object.version(), ..options };
            let mut out = Printer::new();
            if let Err(error) = inst.print(scope, options, &mut scratch, &mut out) {
                return fail(error.to_string());
            }
            let printed = fold_line(&String::from_utf8_lossy(out.as_bytes()));
            if printed != line && !same_but_labels(&printed, line, &inst) {
                fail(printed);
            }
        });
    }
    let all: usize = wrong.values().map(|(count, _)| count).sum();
    println!("{files} files, {lines} lines, {all} otherwise, {excused} excused");
    for (word, (count, first)) in &wrong {
        println!("  {word}: {count}: {first}");
    }
    assert_eq!(all, 0);
    let expected_lines = if corpus::large_root().is_some() { 20_000 } else { 700 };
    assert!(lines >= expected_lines, "{lines} lines, expected {expected_lines}");
}

/// Returns whether two lines of an instruction with labels differ only in the numbers after label
/// names.
fn same_but_labels(ours: &str, theirs: &str, inst: &Inst<'_>) -> bool {
    let labels = matches!(
        inst,
        Inst::Label(_)
            | Inst::Subroutine(_)
            | Inst::Goto(_)
            | Inst::Jmp(_)
            | Inst::Call(_)
            | Inst::Fccall(_)
            | Inst::Switchjmp(_)
    );
    let words = |line: &str| line.split([' ', ',', '(', ')', ':']).map(str::to_owned).collect::<Vec<_>>();
    let (ours, theirs) = (words(ours), words(theirs));
    let alike =
        |(a, b): (&String, &String)| a == b || b.strip_prefix(a.as_str()).is_some_and(|rest| rest.starts_with('_'));
    labels && ours.len() == theirs.len() && ours.iter().zip(&theirs).all(alike)
}
