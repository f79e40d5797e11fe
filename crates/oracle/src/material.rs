//! The instructions of compiled texts that mutants are made of.

use crate::engine::{Engine, device_of_path};
use crate::snippet::{Snippet, mnemonic_of, variable_names};
use crate::vocabulary::Vocabulary;
use openvisa_test_support::folder::find_files;
use openvisa_test_support::{archive, corpus};
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// Maximum number of different lines of a mnemonic and a device. Frequent mnemonics have thousands,
/// which differ little.
const MAX_LINES_PER_MNEMONIC: usize = 400;

/// Statements that are no instructions, or that name routines, which a snippet does not have.
const EXCLUDED: [&str; 9] = ["LOC", "FILE", "{", "}", "fcall", "ifcall", "faddr", "subroutine", "lifetime"];

/// An assembler text of the corpus.
pub struct CorpusText {
    /// The path below the folder of the corpus, with `/` between folders.
    pub name: String,
    /// The content.
    pub source: String,
}

/// Reads the texts of `corpus`; without one, those of `OPENVISA_CORPUS`, or else those that are in
/// the repository. Texts that a disassembler printed are left out.
///
/// # Errors
/// Returns a message that names the folder or file that cannot be read.
pub fn read_texts(corpus: Option<&Path>) -> Result<Vec<CorpusText>, String> {
    match corpus.map(Path::to_owned).or_else(corpus::large_root) {
        Some(root) => read_folders(&[root]),
        None => read_repository_texts(),
    }
}

/// Reads the texts that are in the repository.
///
/// # Errors
/// Returns a message that names the folder or file that cannot be read.
pub fn read_repository_texts() -> Result<Vec<CorpusText>, String> {
    let cases = archive::case_roots()?;
    let roots: Vec<_> = cases.into_iter().chain([corpus::root()]).collect();
    read_folders(&roots)
}

fn read_folders(roots: &[PathBuf]) -> Result<Vec<CorpusText>, String> {
    let mut texts = Vec::new();
    for root in roots {
        for path in find_files(root, is_compiled_text)? {
            let bytes = std::fs::read(&path).map_err(|error| format!("{}: {error}", path.display()))?;
            let name = path.strip_prefix(root).unwrap_or(&path).to_string_lossy().replace('\\', "/");
            texts.push(CorpusText { name, source: String::from_utf8_lossy(&bytes).into_owned() });
        }
    }
    match texts.is_empty() {
        true => Err("there are no assembler texts in the corpus".to_owned()),
        false => Ok(texts),
    }
}

/// Returns whether a file is a text that no disassembler printed.
pub(crate) fn is_compiled_text(path: &Path) -> bool {
    let name = path.to_string_lossy();
    let is_printed = [".roundtrip.visaasm", ".inline.visaasm", ".expected.visaasm"];
    name.ends_with(".visaasm") && !is_printed.iter().any(|ending| name.ends_with(ending))
}

/// The instructions for one engine, by mnemonic.
#[derive(Default)]
pub struct Material {
    /// The snippets of each mnemonic, no two of which have the same form.
    pub snippets: BTreeMap<String, Vec<Snippet>>,
    /// The words that the texts have.
    pub vocabulary: Vocabulary,
}

impl Material {
    /// Collects the instructions of the texts for the device of an engine, and of texts that name
    /// no device.
    pub fn collect(texts: &[CorpusText], engine: &Engine) -> Self {
        let mut material = Self::default();
        let mut forms = BTreeSet::new();
        for text in texts {
            let is_own = match device_of_path(&text.name) {
                Some((device, platform)) => device == engine.device || platform == engine.platform,
                None => true,
            };
            if is_own {
                material.add_text(&text.source, &mut forms);
            }
        }
        material
    }

    fn add_text(&mut self, source: &str, forms: &mut BTreeSet<String>) {
        let text = Statements::of(source);
        for line in &text.instructions {
            let mnemonic = mnemonic_of(line);
            if mnemonic.is_empty() || EXCLUDED.contains(&mnemonic) {
                continue;
            }
            let own = self.snippets.get(mnemonic).map_or(0, Vec::len);
            if own >= MAX_LINES_PER_MNEMONIC || !forms.insert(form_of(line, &text.declarations)) {
                continue;
            }
            if let Some(snippet) = Snippet::of_line(line, &text.declarations, &text.labels, &text.target) {
                self.vocabulary.add(&snippet);
                self.snippets.entry(mnemonic.to_owned()).or_default().push(snippet);
            }
        }
    }
}

/// The statements of a text by kind.
#[derive(Default)]
struct Statements {
    declarations: BTreeMap<String, String>,
    labels: Vec<String>,
    instructions: Vec<String>,
    target: String,
}

impl Statements {
    fn of(source: &str) -> Self {
        let mut statements = Self::default();
        for line in source.lines() {
            let words: Vec<_> = line.split("//").next().unwrap_or_default().split_whitespace().collect();
            let line = words.join(" ");
            if line.starts_with(".decl ") {
                statements.declarations.insert(Snippet::declared_name(&line).to_owned(), line);
            } else if let Some(target) = line.strip_prefix(".kernel_attr Target=") {
                statements.target = target.trim_matches('"').to_owned();
            } else if let Some(label) = line.strip_suffix(':') {
                statements.labels.push(label.to_owned());
            } else if !line.is_empty() && !line.starts_with('.') {
                statements.instructions.push(line);
            }
        }
        statements
    }
}

/// Returns the form of a line: the line without the numbers in it, and its declarations without
/// names and sizes. Of lines with the same form, one is enough.
fn form_of(line: &str, declarations: &BTreeMap<String, String>) -> String {
    let mut form = String::with_capacity(line.len());
    let mut chars = line.chars().peekable();
    let mut before = ' ';
    while let Some(c) = chars.next() {
        if c.is_ascii_digit() {
            let mut digits = String::from(c);
            while let Some(digit) = chars.next_if(|c| c.is_ascii_hexdigit() || *c == 'x') {
                digits.push(digit);
            }
            // The number of a variable, a hexadecimal number and a long one do not matter.
            let is_short = digits.len() == 1 && !before.is_ascii_uppercase();
            form += if is_short { &digits } else { "N" };
        } else {
            form.push(c);
        }
        before = c;
    }
    for name in variable_names(line) {
        let declaration = declarations.get(name).map_or("", String::as_str);
        let kept = declaration.split_whitespace().skip(2).filter(|word| !word.starts_with("num_elts="));
        let kept = kept.take_while(|word| !word.starts_with("alias="));
        form.extend(kept.flat_map(|word| [" ", word]));
    }
    form
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "\
.version 4.1
.kernel \"k\"
.decl V32 v_type=G type=ud num_elts=16 align=GRF
.decl V33 v_type=G type=ud num_elts=32 align=GRF
.decl V34 v_type=G type=f num_elts=16 align=GRF
.kernel_attr Target=\"cm\"
.function \"k_main\"
k_main:
    mov (M1, 16) V32(0,0)<1>   0x10:ud // a comment
    mov (M1, 16) V33(0,0)<1> 0x11:ud
    mov (M1, 16) V34(0,0)<1> 0x11:ud
    ret (M1, 1)
";

    #[test]
    fn of_lines_with_the_same_form_one_is_kept() {
        let text = CorpusText { name: "dg2/k.visaasm".to_owned(), source: TEXT.to_owned() };
        let engine = Engine::of_device("dg2").expect("a device");
        let material = Material::collect(&[text], engine);
        let movs = &material.snippets["mov"];
        assert_eq!(movs.len(), 2, "{movs:?}");
        assert_eq!(movs[0].line, "mov (M1, 16) V32(0,0)<1> 0x10:ud");
        assert_eq!(movs[0].target, "cm");
    }

    #[test]
    fn texts_of_other_devices_are_left_out() {
        let text = CorpusText { name: "skl/k.visaasm".to_owned(), source: TEXT.to_owned() };
        let engine = Engine::of_device("dg2").expect("a device");
        assert!(Material::collect(&[text], engine).snippets.is_empty());
    }

    #[test]
    fn the_repository_has_texts() {
        let texts = read_texts(None).expect("the corpus can be read");
        assert!(texts.len() > 100, "{} texts", texts.len());
    }
}
