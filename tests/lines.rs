//! Instruction lines of the corpus: read and printed again, held against the bytes of the vendor's assembler, and printed from
//! those bytes.
//!
//! A small scanner for declarations stands in for the reader of whole files, so that this tests lines alone.

use openvisa::isa::{Inst, NEWEST_VERSION, PREDEFINED, TextScratch, VariableClass, Version};
use openvisa_codec::text::{Cursor, LabelKind, LabelUse, Names, Printer, Symbol, SymbolClass, Symbols, TextOptions};
use std::collections::{BTreeMap, HashMap};
use std::path::{Path, PathBuf};

/// Names of an object: those declared so far.
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

    /// `.decl V32 v_type=G type=d num_elts=16`
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
            // A name of its own stands for the variable in text.
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

/// Texts that were written by hand: decimal constants, blanks and leading zeros are as their author liked them. What is printed for
/// them must be the same instruction.
const BY_HAND: &str = "kernels/asm/";

/// A line without its comment and with single blanks.
fn folded(line: &str) -> String {
    let line = line.split("//").next().unwrap_or("");
    line.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn corpus() -> Option<PathBuf> {
    let whole = Path::new(env!("CARGO_MANIFEST_DIR")).join("../shared/corpus");
    whole.is_dir().then_some(whole)
}

fn texts(root: &Path) -> Vec<PathBuf> {
    let mut folders = vec![root.to_owned()];
    let mut found = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(&folder).expect("the folder can be read") {
            let path = entry.expect("the folder can be read").path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|e| e == "visaasm") {
                found.push(path);
            }
        }
    }
    found.sort();
    found
}

fn register_bytes(path: &str) -> u16 {
    let large = ["/pvc/", "/bmg/", "/lnl/", "/ptl/"];
    if large.iter().any(|device| path.contains(device)) { 64 } else { 32 }
}

/// The instruction lines of a file, object by object, with what each line needs.
fn each_line(text: &str, path: &str, visit: &mut dyn FnMut(&str, &mut Scope, TextOptions)) {
    let mut version = NEWEST_VERSION;
    let mut scope = Scope::new();
    for line in text.lines() {
        let line = folded(line);
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
    let Some(root) = corpus() else { return eprintln!("skipped: the corpus is absent") };
    let (mut files, mut lines) = (0, 0);
    let mut wrong: BTreeMap<String, (usize, String)> = BTreeMap::new();
    let mut scratch = TextScratch::default();
    let mut by_hand = Vec::new();
    for path in texts(&root) {
        let text = std::fs::read_to_string(&path).expect("the file can be read");
        let name = path.strip_prefix(&root).expect("it is below").display().to_string();
        each_line(&text, &name, &mut |line, scope, options| {
            lines += 1;
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
                            let printed = folded(&String::from_utf8_lossy(out.as_bytes()));
                            let again = Inst::parse(&mut Cursor::new(printed.as_bytes()), scope, options, &mut other);
                            if again.as_ref() != Ok(&inst) {
                                fail(format!("printed {printed}, which is read as {again:?}"));
                            } else if printed != line && !name.starts_with(BY_HAND) {
                                fail(format!("printed {printed}"));
                            } else if printed != line {
                                by_hand.push(format!("{line} -> {printed}"));
                            }
                        }
                    }
                }
            }
        });
        files += 1;
    }
    let all: usize = wrong.values().map(|(count, _)| count).sum();
    let spelt = by_hand.len();
    println!(
        "{files} files, {lines} lines, {all} not as they were, and {spelt} of {BY_HAND} that people spelt in a way of their own:"
    );
    for line in &by_hand {
        println!("  {line}");
    }
    for (word, (count, first)) in &wrong {
        println!("  {word}: {count}: {first}");
    }
    assert_eq!(all, 0);
    assert_eq!(lines, 197_097, "the corpus has so many lines");
    assert_eq!(spelt, 20, "no more lines than these are spelt otherwise");
}
