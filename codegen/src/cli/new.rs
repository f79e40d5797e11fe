//! `visa-codegen new`: begins the page of an instruction, as a copy of another one's with gaps where its author must write.

use super::{Command, Context, FINE, Failure, did_you_mean, nearest, unexpected};
use crate::model::{IndexEntry, Instruction, Model};
use crate::{Spec, export, gap};
use lexopt::Arg::{Long, Short, Value};
use std::path::{Path, PathBuf};

pub(super) const COMMAND: Command = Command {
    name: "new",
    summary: "begin the page of a new instruction",
    help: "\
Begins the page of a new instruction: a copy of the page of one that is like it, under the new name and opcode, with a gap, TODO, where it
must say something else. The index gets its entry, in the same group and for the same platforms.

usage: visa-codegen new NAME --like OTHER --title WORDS [--opcode 0xNN] [--specs DIR]

options:
  --like OTHER   the instruction to begin with, such as AND; one whose opcode is its own
  --title WORDS  what the index says about it: \"bits of one source without those of another\"
  --opcode 0xNN  its code (default: the first free one after all others)
  --specs DIR    the specification (default: specs)
  -h, --help     print this

exit status: 0 fine, 2 wrong usage, or a file that cannot be read or written
",
    options: &["--like", "--title", "--opcode", "--specs", "--help"],
    run,
};

fn run(context: &mut Context<'_>, mut parser: lexopt::Parser) -> Result<u8, Failure> {
    let (mut name, mut like, mut title, mut opcode, mut dir) = (None, None, None, None, PathBuf::from("specs"));
    while let Some(arg) = parser.next()? {
        let word = |parser: &mut lexopt::Parser| parser.value().map(|v| v.to_string_lossy().into_owned());
        match arg {
            Short('h') | Long("help") => return Err(Failure::Help),
            Long("like") => like = Some(word(&mut parser)?),
            Long("title") => title = Some(word(&mut parser)?),
            Long("opcode") => opcode = Some(code(&word(&mut parser)?)?),
            Long("specs") => dir = PathBuf::from(parser.value()?),
            Value(value) if name.is_none() => name = Some(value.to_string_lossy().into_owned()),
            other => return Err(unexpected(other, COMMAND.options)),
        }
    }
    let missing = |what: &str| Failure::Usage(format!("{what} is missing"));
    let name = name.ok_or_else(|| missing("NAME"))?;
    let like = like.ok_or_else(|| missing("`--like OTHER`, the instruction to begin with,"))?;
    let title = title.ok_or_else(|| missing("`--title WORDS`, what the index says about it,"))?;
    let (spec, _) = crate::load(&dir).map_err(|error| Failure::Unreadable(error.to_string()))?;
    let new = New::check(&spec, &name, &like, &title, opcode)?;

    let path = dir.join("instructions").join(format!("{name}.md"));
    let page = new.page(&spec);
    let gaps: Vec<String> = page
        .lines()
        .enumerate()
        .filter(|(_, l)| gap::places(l).next().is_some())
        .map(|(n, _)| (n + 1).to_string())
        .collect();
    write(&path, &page)?;
    writeln!(
        context.out,
        "{}: opcode {:#04x}; write what is missing in lines {}",
        path.display(),
        new.opcode,
        gaps.join(", ")
    )?;
    if let Some((index, line, text)) = new.index(&spec) {
        let path = dir.join(index);
        write(&path, &text)?;
        writeln!(context.out, "{}:{line}: its entry", path.display())?;
    }
    writeln!(context.out, "then `cargo xtask gen`; the compiler names the method that `src/semantics` lacks")?;
    Ok(FINE)
}

fn write(path: &Path, text: &str) -> Result<(), Failure> {
    std::fs::write(path, text).map_err(|error| Failure::Unreadable(format!("{}: {error}", path.display())))
}

fn code(word: &str) -> Result<u8, Failure> {
    let code = word.strip_prefix("0x").and_then(|digits| u8::from_str_radix(digits, 16).ok());
    code.ok_or_else(|| Failure::Usage(format!("`--opcode` is a byte such as 0x3b, not `{word}`")))
}

/// An instruction to be.
struct New<'a> {
    name: &'a str,
    title: &'a str,
    opcode: u8,
    like: &'a Instruction,
    /// The code of that one.
    old: u8,
}

impl<'a> New<'a> {
    fn check(spec: &'a Spec, name: &'a str, like: &str, title: &'a str, opcode: Option<u8>) -> Result<Self, Failure> {
        let model = &spec.model;
        let usable = |c: char| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '_';
        if name.is_empty() || !name.chars().all(usable) {
            return Err(Failure::Usage(format!("`{name}` is no name: they are of capital letters, digits and `_`")));
        }
        let names = || model.instructions.iter().map(|i| i.name.value.as_str());
        if names().any(|known| known == name) {
            return Err(Failure::Usage(format!("there is an instruction `{name}` already")));
        }
        let Some(like) = model.instructions.iter().find(|i| i.name.value == like) else {
            let near = nearest(like, names());
            return Err(Failure::Usage(did_you_mean(format!("there is no instruction `{like}`"), near)));
        };
        let own = like.opcode.as_ref().filter(|_| like.sub_opcode.is_none() && !like.container);
        let Some(old) = own.map(|o| o.code.value) else {
            let message = format!("`{}` shares its opcode with others: begin with one that has its own", like.name);
            return Err(Failure::Usage(message));
        };
        let opcode = match opcode {
            Some(code) => match model.instructions.iter().find(|i| has_code(i, code)) {
                None => code,
                Some(other) => return Err(Failure::Usage(format!("{code:#04x} is the code of `{}`", other.name))),
            },
            None => free(model).ok_or_else(|| Failure::Usage("all 256 codes are in use".to_owned()))?,
        };
        Ok(Self { name, title, opcode, like, old })
    }

    /// The page: that of the other one, without its notes and examples, and with gaps.
    fn page(&self, spec: &Spec) -> String {
        let other = &self.like.name.value;
        let mnemonics = export::mnemonics(self.like);
        let mut out = String::new();
        let mut section = "";
        let (mut described, mut texts) = (false, false);
        for line in spec.sources.file(self.like.file).text.lines() {
            if line.starts_with('#') {
                section = line.trim_start_matches('#').trim();
            }
            let line = match section {
                _ if line == format!("# {other}") => format!("# {}", self.name),
                "Notes" | "Examples" => continue,
                // Layouts stand below several headings.
                _ if line.starts_with('|') => line
                    .replace(&format!("{:#04x}({other})", self.old), &format!("{:#04x}({})", self.opcode, self.name)),
                "Opcode" => line.replace(
                    &format!("{other} = 0x{:02x}", self.old),
                    &format!("{} = {:#04x}", self.name, self.opcode),
                ),
                "Semantics" if line.starts_with("```") && line.len() > 3 => {
                    format!("{line}\n// {}: this is what {other} does", gap::GAP)
                }
                "Description" if line.starts_with('#') => format!("{line}\n\n{}\n", gap::GAP),
                "Description" if !described && !line.starts_with("- **") => continue,
                "Description" => {
                    described = true;
                    without_name(line)
                }
                "Text" => match mnemonics.as_slice() {
                    [one] => whole_words(line, one, &self.name.to_lowercase()),
                    _ if line.starts_with("```") && !texts => {
                        texts = true;
                        format!("{line}\n// {}: these are those of {other}", gap::GAP)
                    }
                    _ => line.to_owned(),
                },
                _ => line.to_owned(),
            };
            out.push_str(&line);
            out.push('\n');
        }
        format!("{}\n", out.trim_end())
    }

    /// The document of the index, the line of the entry in it, and its new text. `None` where the other one has no entry either.
    fn index(&self, spec: &Spec) -> Option<(String, u32, String)> {
        let of_other =
            |e: &&IndexEntry| e.instruction.is_some_and(|id| spec.model[id].name.value == self.like.name.value);
        let group = spec.model.index.iter().find(|g| g.entries.iter().any(|e| of_other(&e)))?;
        let other = group.entries.iter().find(of_other)?;
        // In the order of names, as the others are.
        let before = group.entries.iter().filter(|e| e.name.value.as_str() < self.name).max_by_key(|e| e.span.line);
        let line = before.unwrap_or(other).span.line as usize + usize::from(before.is_some());
        let file = spec.sources.file(other.span.file);
        let gate = other.gate.as_ref().map_or(String::new(), |g| format!(" {{{}}}", g.source));
        let entry = format!("- [{} - {}{gate}](instructions/{}.md)", self.name, self.title, self.name);
        let mut lines: Vec<&str> = file.text.lines().collect();
        lines.insert((line - 1).min(lines.len()), &entry);
        Some((file.path.clone(), line as u32, format!("{}\n", lines.join("\n"))))
    }
}

fn has_code(instruction: &Instruction, code: u8) -> bool {
    instruction.opcode.as_ref().is_some_and(|o| o.code.value == code)
}

/// The first free code after all that are in use, or else the first at all.
fn free(model: &Model) -> Option<u8> {
    let last = model.instructions.iter().filter_map(|i| Some(i.opcode.as_ref()?.code.value)).max().unwrap_or(0);
    (last..=u8::MAX).chain(1..last).find(|code| !model.instructions.iter().any(|i| has_code(i, *code)))
}

/// A bullet without the name that it gives to a type: that is taken.
fn without_name(line: &str) -> String {
    let cut = line.split_once(" Named `").and_then(|(before, rest)| Some((before, rest.split_once("`.")?.1)));
    cut.map_or_else(|| line.to_owned(), |(before, after)| format!("{before}{after}"))
}

/// Replaces a word where it is not part of a longer one or of a placeholder.
fn whole_words(line: &str, word: &str, with: &str) -> String {
    let part = |c: Option<char>| c.is_some_and(|c| c.is_ascii_alphanumeric() || matches!(c, '_' | '<'));
    let (mut out, mut rest) = (String::new(), line);
    while let Some(at) = rest.find(word) {
        let (before, after) = (&rest[..at], &rest[at + word.len()..]);
        let whole = !part(before.chars().next_back().or(out.chars().next_back())) && !part(after.chars().next());
        out.push_str(before);
        out.push_str(if whole { with } else { word });
        rest = after;
    }
    out + rest
}
