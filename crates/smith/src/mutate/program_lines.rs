//! Mutants of whole programs: texts that differ in one place outside of the operands of
//! instructions.
//!
//! For example, `.decl P1 v_type=P num_elts=16` becomes `.decl P1 v_type=P num_elts=33`.

use super::words;
use crate::Random;
use openvisa_isa_core::words;

words! {
    /// The change that a mutant of a program makes.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
    #[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize), serde(rename_all = "kebab-case"))]
    pub enum ProgramMutationKind, name {
        /// The declaration of a general variable.
        Declaration = "declaration",
        /// The alias of a general variable.
        Alias = "alias",
        /// The declaration of a predicate.
        Predicate = "predicate",
        /// The declaration of an address variable.
        Address = "address",
        /// The declaration of a surface or sampler.
        State = "state",
        /// An input.
        Input = "input",
        /// An attribute of the kernel.
        Attribute = "attribute",
        /// The version.
        Version = "version",
        /// The beginning of a kernel or function.
        Object = "object",
        /// The beginning of a subroutine.
        Function = "function",
        /// A label.
        Label = "label",
        /// A subroutine that is added, with its call.
        Subroutine = "subroutine",
        /// A line of the source, or its file.
        SourceLine = "source-line",
        /// A comment.
        Comment = "comment",
        /// Braces.
        Scope = "scope",
        /// The order or number of lines.
        Order = "order",
        /// Capital and small letters.
        Case = "case",
        /// Bytes that are no usual text.
        Bytes = "bytes",
    }
}

/// A change of some lines of a text.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Edit {
    /// Index of the first line that is replaced, from 0.
    pub line: usize,
    /// Number of lines that are replaced.
    pub removed: usize,
    /// The lines in their place, each with its line end.
    pub inserted: String,
    /// Whether each character of the inserted lines is a byte (Latin-1), and not UTF-8.
    #[cfg_attr(feature = "serde", serde(default, skip_serializing_if = "std::ops::Not::not"))]
    pub is_latin1: bool,
}

impl Edit {
    /// Returns the changed text.
    pub fn apply(&self, source: &str) -> Vec<u8> {
        let mut out = Vec::with_capacity(source.len() + self.inserted.len());
        let insert = |out: &mut Vec<u8>| match self.is_latin1 {
            true => out.extend(self.inserted.chars().map(|c| u8::try_from(c).unwrap_or(b'?'))),
            false => out.extend(self.inserted.bytes()),
        };
        let lines: Vec<&str> = source.split_inclusive('\n').collect();
        for (number, line) in lines.iter().enumerate() {
            if number == self.line {
                insert(&mut out);
            }
            if !(self.line..self.line + self.removed).contains(&number) {
                out.extend(line.bytes());
            }
        }
        if self.line >= lines.len() {
            insert(&mut out);
        }
        out
    }
}

/// The lines of a text that mutants change.
pub struct ProgramLines<'t> {
    lines: Vec<&'t str>,
    /// Name of the first `.function`.
    function: Option<&'t str>,
}

/// Number of instructions at the end before which a subroutine may be called.
const LAST_INSTRUCTIONS: usize = 6;

impl<'t> ProgramLines<'t> {
    /// Splits a text into lines.
    pub fn of(source: &'t str) -> Self {
        let lines: Vec<&str> = source.lines().collect();
        let function = lines.iter().find_map(|line| line.trim().strip_prefix(".function "));
        Self { lines, function: function.map(|name| name.trim_matches('"')) }
    }

    /// Picks a line for which a condition holds.
    fn pick_line(&self, random: &mut Random, is_meant: impl Fn(&str) -> bool) -> Option<(usize, &'t str)> {
        let lines: Vec<usize> = (0..self.lines.len()).filter(|number| is_meant(self.lines[*number])).collect();
        random.pick(&lines).map(|number| (number, self.lines[number]))
    }

    /// Draws a mutant of a kind. Returns `None` if the text has nothing of the kind, or the mutant
    /// is the text itself.
    pub fn mutate(&self, kind: ProgramMutationKind, random: &mut Random) -> Option<Edit> {
        let edit = self.draw(kind, random)?;
        let before: String =
            self.lines.iter().skip(edit.line).take(edit.removed).map(|line| format!("{line}\n")).collect();
        (edit.inserted != before).then_some(edit)
    }

    fn draw(&self, kind: ProgramMutationKind, random: &mut Random) -> Option<Edit> {
        use ProgramMutationKind as Kind;
        let is_class = |letter: &'static str| move |line: &str| line.starts_with(".decl") && line.contains(letter);
        match kind {
            Kind::Declaration => {
                let (at, line) = self.pick_line(random, is_class("v_type=G"))?;
                let which = random.pick(&["name", "v_type", "type", "num_elts", "align", "tail", "drop"])?;
                let changed = change_declaration(line, which, random)?;
                Some(replace(at, &changed))
            }
            Kind::Alias => {
                let (at, line) = self.pick_line(random, is_class("alias=<"))?;
                let (head, rest) = line.split_once("alias=<")?;
                let (inner, tail) = rest.split_once('>')?;
                let (of, offset) = inner.split_once(',')?;
                let changed = match random.pick(&["of", "offset", "open", "comma"])? {
                    "of" => format!("{head}alias=<{},{offset}>{tail}", random.pick(&words::NAMES)?),
                    "offset" => format!("{head}alias=<{of}, {}>{tail}", random.pick(&words::OFFSETS)?),
                    "open" => format!("{head}alias=<{inner}{tail}"),
                    _ => format!("{head}alias=<{of}>{tail}"),
                };
                Some(replace(at, &changed))
            }
            Kind::Predicate | Kind::Address | Kind::State => {
                let letters: &[&'static str] = match kind {
                    Kind::Predicate => &["v_type=P"],
                    Kind::Address => &["v_type=A"],
                    _ => &["v_type=S", "v_type=T"],
                };
                let letter = random.pick(letters)?;
                let (at, line) = self.pick_line(random, is_class(letter))?;
                let which = random.pick(&["name", "v_type", "num_elts", "num_elts", "tail", "drop"])?;
                Some(replace(at, &change_declaration(line, which, random)?))
            }
            Kind::Input => {
                let (at, line) =
                    self.pick_line(random, |line| line.starts_with(".input") || line.starts_with(".implicit"))?;
                let mut words: Vec<String> = line.split_whitespace().map(str::to_owned).collect();
                match random.pick(&["name", "offset", "size", "word", "drop", "tail"])? {
                    "name" => *words.get_mut(1)? = random.pick(&words::NAMES)?.to_owned(),
                    "offset" => set_value(&mut words, "offset", random.pick(&words::OFFSETS)?)?,
                    "size" => set_value(&mut words, "size", random.pick(&["0", "1", "4", "8", "32", "65536", "x"])?)?,
                    "word" => {
                        let other = [".input", ".implicit_LOCAL_ID", ".implicit_FOO", ".implicit", ".Input"];
                        *words.get_mut(0)? = random.pick(&other)?.to_owned();
                    }
                    "drop" => _ = words.remove(random.pick(&[1, words.len() - 1])?),
                    _ => words.push(random.pick(&["x", "size=4", ","])?.to_owned()),
                }
                Some(replace(at, &words.join(" ")))
            }
            Kind::Attribute => {
                let (at, line) = self.pick_line(random, |line| line.starts_with(".kernel_attr"))?;
                let attribute = random.pick(&words::ATTRIBUTES)?;
                Some(match random.pick(&["change", "add"])? {
                    "change" => replace(at, &format!(".kernel_attr {attribute}")),
                    _ => replace(at, &format!("{line}\n.kernel_attr {attribute}")),
                })
            }
            Kind::Version => {
                let (at, _) = self.pick_line(random, |line| line.starts_with(".version"))?;
                Some(replace(at, &format!(".version {}", random.pick(&words::VERSIONS)?)))
            }
            Kind::Object => {
                let (at, line) = self
                    .pick_line(random, |line| line.starts_with(".kernel ") || line.starts_with(".global_function "))?;
                let word = line.split(' ').next()?;
                let word = random.pick(&[word, word, word, ".Kernel", ".kernels"])?;
                Some(replace(at, &format!("{word} {}", random.pick(&words::QUOTED)?)))
            }
            Kind::Function => {
                let (at, line) = self.pick_line(random, |line| line.starts_with(".function "))?;
                let name = random.pick(&words::QUOTED)?;
                Some(match random.pick(&["change", "declare", "again"])? {
                    "change" => replace(at, &format!(".function {name}")),
                    "declare" => replace(at, &format!(".funcdecl {name}\n{line}")),
                    _ => replace(at, &format!("{line}\n{line}")),
                })
            }
            Kind::Label => {
                let (at, line) = self.pick_line(random, is_label_line)?;
                let name = line.trim_end().strip_suffix(':')?;
                let form = random.pick(&words::LABELS)?;
                Some(replace(at, &form.replace("{NAME}", &name.to_uppercase()).replace("{name}", name)))
            }
            Kind::Subroutine => self.draw_subroutine(random),
            Kind::SourceLine => {
                let (at, line) = self.pick_instruction(random)?;
                Some(replace(at, &format!("    {}\n{line}", random.pick(&words::SOURCE_LINES)?)))
            }
            Kind::Comment => {
                let (at, line) = self.pick_line(random, |line| !line.trim().is_empty())?;
                Some(replace(at, &random.pick(&words::COMMENTS)?.replace("{line}", line)))
            }
            Kind::Scope => {
                let (at, line) = self.pick_instruction(random)?;
                Some(replace(at, &random.pick(&words::SCOPES)?.replace("{line}", line)))
            }
            Kind::Order => {
                let (at, line) = self.pick_line(random, |line| line.starts_with('.'))?;
                let (to, other) = self.pick_line(random, |line| line.starts_with('.'))?;
                Some(match random.pick(&["delete", "repeat", "swap", "move"])? {
                    "delete" => Edit { line: at, removed: 1, inserted: String::new(), is_latin1: false },
                    "repeat" => replace(at, &format!("{line}\n{line}")),
                    "swap" if at < to => {
                        let between = self.lines.get(at + 1..to)?.iter().map(|line| format!("{line}\n"));
                        let inserted = format!("{other}\n{}{line}\n", between.collect::<String>());
                        Edit { line: at, removed: to - at + 1, inserted, is_latin1: false }
                    }
                    _ => {
                        let (to, _) = self.pick_instruction(random)?;
                        let between = self.lines.get(at + 1..=to)?.iter().map(|line| format!("{line}\n"));
                        let inserted = format!("{}{line}\n", between.collect::<String>());
                        Edit { line: at, removed: to.checked_sub(at)? + 1, inserted, is_latin1: false }
                    }
                })
            }
            Kind::Case => {
                let (at, line) = self.pick_line(random, |line| line.starts_with('.') || line.contains("(M1"))?;
                let forms = [
                    line.replace("(M1", "(m1"),
                    line.replace("_NM", "_nm"),
                    line.replace("type=ud", "type=UD"),
                    line.replace("type=", "TYPE="),
                    line.replace("GRF", "grf"),
                    line.replace(":ud", ":UD"),
                    line.replace(":d", ":D"),
                    line.replace(":w", ":Ww"),
                    change_first_word(line),
                    line.replace("Target", "target"),
                    line.replace(".eq", ".EQ").replace(".ne", ".NE").replace(".lt", ".LT"),
                ];
                let form = random.below(forms.len());
                Some(replace(at, &forms[form]))
            }
            Kind::Bytes => {
                let (at, line) = self.pick_line(random, |line| !line.trim().is_empty())?;
                let forms = [
                    (format!("{line} // pr\u{e9}"), true),
                    (format!("{line} // pr\u{e9}"), false),
                    (format!("{line} \u{e9}"), true),
                    (line.replacen("V3", "V\u{e9}3", 1), true),
                    (line.replacen('"', "\"\u{e9}", 1), false),
                    (format!("{line}\r"), false),
                    (format!("{line}\u{c}"), false),
                    (format!("{line}\u{b}"), false),
                    (format!("\t{line}"), false),
                    (format!("{line}\0"), false),
                    (line.replacen(' ', "\t", 1), false),
                    (line.replacen(' ', " \\\n", 1), false),
                    (line.replacen(' ', "\r", 1), false),
                    (line.replacen(' ', "\u{a0}", 1), false),
                ];
                let (changed, is_latin1) = &forms[random.below(forms.len())];
                Some(Edit { is_latin1: *is_latin1, ..replace(at, changed) })
            }
        }
    }

    /// Picks a line with an instruction.
    fn pick_instruction(&self, random: &mut Random) -> Option<(usize, &'t str)> {
        self.pick_line(random, is_instruction)
    }

    /// Adds a subroutine at the end, and a call of it among the last lines, so that the edit is
    /// short.
    fn draw_subroutine(&self, random: &mut Random) -> Option<Edit> {
        let is_last = |number: &usize| is_instruction(self.lines[*number]);
        let last: Vec<usize> = (0..self.lines.len()).rev().filter(is_last).take(LAST_INSTRUCTIONS).collect();
        let at = random.pick(&last)?;
        let label = self.lines.iter().find(|line| is_label_line(line)).map_or("k", |line| line.trim_end_matches(':'));
        let end = [
            "    ret (M1, 1)\n".to_owned(),
            String::new(),
            "    fret (M1, 1)\n".to_owned(),
            format!("    jmp (M1, 1) {label}\n"),
            format!("    jmp (M1, 1) {label}\n    ret (M1, 1)\n"),
            "    call (M1_NM, 1) added\n    ret (M1, 1)\n".to_owned(),
            "    fret (M1, 1)\n    ret (M1, 1)\n".to_owned(),
            "    ret (M1, 1)\nbehind:\n".to_owned(),
        ];
        let end = &end[random.below(end.len())];
        let called = random.pick(&["added", "added", "added", "missing", self.function?])?;
        let rest: String = self.lines.get(at..)?.iter().map(|line| format!("{line}\n")).collect();
        let added = format!(".function \"added\"\nadded:\n    barrier\n{end}");
        let inserted = format!("    call (M1_NM, 1) {called}\n{rest}{added}");
        Some(Edit { line: at, removed: self.lines.len() - at, inserted, is_latin1: false })
    }
}

fn is_instruction(line: &str) -> bool {
    line.starts_with("    ") && line.contains(" (M")
}

/// Returns the edit that replaces a line.
fn replace(line: usize, by: &str) -> Edit {
    let inserted = if by.is_empty() { String::new() } else { format!("{by}\n") };
    Edit { line, removed: 1, inserted, is_latin1: false }
}

fn is_label_line(line: &str) -> bool {
    let name = line.trim_end().strip_suffix(':').unwrap_or_default();
    !name.is_empty() && name.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'_')
}

/// Returns the line with its first word in capital letters, or in small ones if it has none.
fn change_first_word(line: &str) -> String {
    let start = line.len() - line.trim_start().len();
    let end = line[start..].find([' ', '.']).filter(|length| *length > 0).map_or(line.len(), |length| start + length);
    let end = if line[start..].starts_with('.') { line.find(' ').unwrap_or(line.len()) } else { end };
    let word = &line[start..end];
    let upper = word.to_uppercase();
    let changed = if upper == word { word.to_lowercase() } else { upper };
    format!("{}{changed}{}", &line[..start], &line[end..])
}

/// Sets the value of `key=value` among the words of a line.
fn set_value(words: &mut [String], key: &str, value: &str) -> Option<()> {
    let prefix = format!("{key}=");
    let word = words.iter_mut().find(|word| word.starts_with(&prefix))?;
    *word = format!("{prefix}{value}");
    Some(())
}

/// Changes a part of a declaration.
fn change_declaration(line: &str, which: &str, random: &mut Random) -> Option<String> {
    let (head, attributes) = match line.split_once(" alias=") {
        Some((head, rest)) => (head, format!(" alias={rest}")),
        None => (line, String::new()),
    };
    let mut words: Vec<String> = head.split_whitespace().map(str::to_owned).collect();
    match which {
        "name" => *words.get_mut(1)? = random.pick(&words::NAMES)?.to_owned(),
        "v_type" => set_value(&mut words, "v_type", random.pick(&words::LETTERS)?)?,
        "type" => set_value(&mut words, "type", random.pick(&words::TYPES)?)?,
        "num_elts" => set_value(&mut words, "num_elts", random.pick(&words::COUNTS)?)?,
        "align" => set_value(&mut words, "align", random.pick(&words::ALIGNS)?)?,
        "drop" => {
            let places: Vec<usize> = (1..words.len()).collect();
            words.remove(random.pick(&places)?);
        }
        _ => return Some(format!("{}{attributes}{}", words.join(" "), random.pick(&words::TAILS)?)),
    }
    Some(format!("{}{attributes}", words.join(" ")))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "\
.version 4.1
.kernel \"k\"
.decl V32 v_type=G type=ud num_elts=16 align=GRF
.decl V33 v_type=G type=ud num_elts=8 align=GRF alias=<V32, 0>
.decl A0 v_type=A num_elts=1
.decl P1 v_type=P num_elts=16
.decl T6 v_type=T num_elts=1 v_name=T6
.input V32 offset=64 size=64
.kernel_attr Target=\"cm\"
.function \"k_main\"
k_main:
    mov (M1, 16) V32(0,0)<1> 0x10:ud
    ret (M1, 1)
";

    #[test]
    fn an_edit_replaces_its_lines_and_no_others() {
        let edit = Edit { line: 1, removed: 2, inserted: "x\u{e9}\n".to_owned(), is_latin1: true };
        assert_eq!(edit.apply("a\nb\nc\nd\n"), b"a\nx\xe9\nd\n");
        let behind = Edit { line: 9, removed: 0, inserted: "x\n".to_owned(), is_latin1: false };
        assert_eq!(behind.apply("a\n"), b"a\nx\n");
    }

    #[test]
    fn each_kind_has_mutants_which_a_seed_determines() {
        let lines = ProgramLines::of(TEXT);
        for kind in ProgramMutationKind::ALL.iter().copied() {
            let draw = |seed| {
                let mut random = Random(seed);
                (0..200).filter_map(|_| lines.mutate(kind, &mut random)).collect::<Vec<_>>()
            };
            assert!(draw(1).len() > 5, "{kind}");
            assert_eq!(draw(1), draw(1), "{kind}");
            for edit in draw(2) {
                assert_ne!(edit.apply(TEXT), TEXT.as_bytes(), "{kind}: {edit:?}");
            }
        }
    }
}
