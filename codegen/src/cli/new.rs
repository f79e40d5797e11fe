//! `visa-codegen new`: begins the page of an instruction as a copy of a similar one, with gaps for
//! its author.

use super::fix::write_edits;
use super::specs_folder::{DEFAULT_SPECS, load_specs, specs_folder_parser, unreadable, unreadable_file};
use super::{Context, ExitStatus, Failure};
use crate::Spec;
use crate::spec::diagnostics::Edit;
use crate::spec::model::mnemonics::mnemonics;
use crate::spec::model::{IndexEntry, Instruction, Model};
use crate::spec::span::Span;
use crate::spec::todo_marker;
use openvisa_cli_support::{create_file, did_you_mean, nearest};
use std::path::PathBuf;

/// The arguments of `new`.
#[derive(Debug, clap::Args)]
pub struct NewArgs {
    /// Name of the instruction: capital letters, digits and _
    #[arg(value_name = "NAME", value_parser = parse_name)]
    pub name: String,
    /// Similar instruction whose page is copied; it must not share its opcode
    #[arg(long, value_name = "OTHER")]
    pub like: String,
    /// Description of the instruction in the index
    #[arg(long, value_name = "WORDS")]
    pub title: String,
    /// Opcode of the instruction [default: the first free one above all others]
    #[arg(long, value_name = "0xNN", value_parser = parse_opcode)]
    pub opcode: Option<u8>,
    /// Folder of the specification
    #[arg(long, value_name = "DIR", default_value = DEFAULT_SPECS, value_parser = specs_folder_parser())]
    pub specs: PathBuf,
}

/// Parses the name of an instruction.
fn parse_name(text: &str) -> Result<String, &'static str> {
    let is_allowed = |c: char| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '_';
    match !text.is_empty() && text.chars().all(is_allowed) {
        true => Ok(text.to_owned()),
        false => Err("a name consists of capital letters, digits and `_`"),
    }
}

/// Parses an opcode such as `0x3b`.
fn parse_opcode(text: &str) -> Result<u8, &'static str> {
    let opcode = text.strip_prefix("0x").and_then(|digits| u8::from_str_radix(digits, 16).ok());
    opcode.ok_or("an opcode is a byte such as 0x3b")
}

/// Executes `new`.
///
/// # Errors
/// If an argument does not fit the specification, or a file or the output cannot be read or
/// written.
pub fn run(args: &NewArgs, context: &mut Context<'_>) -> Result<ExitStatus, Failure> {
    let (spec, _) = load_specs(&args.specs)?;
    let new = NewInstruction::resolve(args, &spec)?;

    let path = args.specs.join("instructions").join(format!("{}.md", new.name));
    let page = new.page(&spec);
    // Fails if the file exists: it may hold a page that cannot be read as that of an instruction.
    create_file(&path, page.as_bytes()).map_err(unreadable_file(&path))?;
    let lines_with_gaps: Vec<String> = (1..)
        .zip(page.lines())
        .filter(|(_, line)| todo_marker::marker_offsets(line).next().is_some())
        .map(|(number, _)| number.to_string())
        .collect();
    let (path, lines) = (path.display(), lines_with_gaps.join(", "));
    writeln!(context.out, "{path}: opcode {:#04x}; fill the gaps ({}) in lines {lines}", new.opcode, todo_marker::GAP)?;
    if let Some(entry) = new.entry_of_index(&spec) {
        let Span { file, line, .. } = entry.span;
        write_edits(&args.specs, &spec.sources, file, [&entry]).map_err(unreadable)?;
        let path = args.specs.join(&spec.sources.file(file).path);
        writeln!(context.out, "{}:{line}: added the entry of the index", path.display())?;
    }
    writeln!(
        context.out,
        "next: `cargo xtask gen`; then `cargo check -p openvisa-sim` names the method that `crates/sim/src/semantics` must \
         implement"
    )?;
    Ok(ExitStatus::Success)
}

/// The instruction whose page is begun.
struct NewInstruction<'a> {
    name: &'a str,
    title: &'a str,
    opcode: u8,
    /// The instruction whose page is copied.
    like: &'a Instruction,
    /// The opcode of `like`.
    like_opcode: u8,
}

impl<'a> NewInstruction<'a> {
    /// Checks the arguments against the specification and selects the opcode.
    fn resolve(args: &'a NewArgs, spec: &'a Spec) -> Result<Self, Failure> {
        let names = || spec.model.instructions.iter().map(|i| i.name.value.as_str());
        if spec.model.instruction(&args.name).is_some() {
            return Err(Failure::Usage(format!("there is an instruction `{}` already", args.name)));
        }
        let Some(like) = spec.model.instruction(&args.like) else {
            let message = format!("there is no instruction `{}`", args.like);
            return Err(Failure::Usage(did_you_mean(message, nearest(&args.like, names()))));
        };
        let own_opcode = like.opcode.as_ref().filter(|_| like.sub_opcode.is_none() && !like.container);
        let Some(like_opcode) = own_opcode.map(|opcode| opcode.code.value) else {
            let message = format!("`{}` shares its opcode with other instructions; copy one that does not", like.name);
            return Err(Failure::Usage(message));
        };
        let opcode = match args.opcode {
            Some(code) => match spec.model.instructions.iter().find(|i| has_opcode(i, code)) {
                None => code,
                Some(other) => return Err(Failure::Usage(format!("{code:#04x} is the opcode of `{}`", other.name))),
            },
            None => {
                let free = find_free_opcode(&spec.model);
                free.ok_or_else(|| Failure::Usage("all 256 opcodes are in use".to_owned()))?
            }
        };
        Ok(Self { name: &args.name, title: &args.title, opcode, like, like_opcode })
    }

    /// Returns the page: that of the similar instruction with gaps, without its notes and examples.
    fn page(&self, spec: &Spec) -> String {
        let like = &self.like.name.value;
        let mnemonics = mnemonics(self.like);
        let mut out = String::new();
        let mut section = "";
        let (mut described, mut texts) = (false, false);
        for line in spec.sources.file(self.like.file).text.lines() {
            if line.starts_with('#') {
                section = line.trim_start_matches('#').trim();
            }
            let line = match section {
                _ if line == format!("# {like}") => format!("# {}", self.name),
                "Notes" | "Examples" => continue,
                // Several sections have a table of the layout, which gives the opcode.
                _ if line.starts_with('|') => line.replace(
                    &format!("{:#04x}({like})", self.like_opcode),
                    &format!("{:#04x}({})", self.opcode, self.name),
                ),
                "Opcode" => line.replace(
                    &format!("{like} = 0x{:02x}", self.like_opcode),
                    &format!("{} = {:#04x}", self.name, self.opcode),
                ),
                "Semantics" if line.starts_with("```") && line.len() > 3 => {
                    format!("{line}\n// {}: this is what {like} does", todo_marker::GAP)
                }
                "Description" if line.starts_with('#') => format!("{line}\n\n{}\n", todo_marker::GAP),
                "Description" if !described && !line.starts_with("- **") => continue,
                "Description" => {
                    described = true;
                    without_type_name(line)
                }
                "Text" => match mnemonics.as_slice() {
                    [one] => replace_word(line, one, &self.name.to_lowercase()),
                    _ if line.starts_with("```") && !texts => {
                        texts = true;
                        format!("{line}\n// {}: these are those of {like}", todo_marker::GAP)
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

    /// Returns the edit that adds an entry for the instruction to the index, in the group of the
    /// similar one and in order of names. Returns `None` if the similar one has no entry.
    fn entry_of_index(&self, spec: &Spec) -> Option<Edit> {
        let is_like =
            |entry: &&IndexEntry| entry.instruction.is_some_and(|id| spec.model[id].name.value == self.like.name.value);
        let group = spec.model.index.iter().find(|group| group.entries.iter().any(|entry| is_like(&entry)))?;
        let like = group.entries.iter().find(is_like)?;
        let preceding = group.entries.iter().filter(|entry| entry.name.value.as_str() < self.name);
        let line = match preceding.max_by_key(|entry| entry.span.line) {
            Some(last) => last.span.line + 1,
            None => like.span.line,
        };
        let file = spec.sources.file(like.span.file);
        let line_end = if file.text.contains("\r\n") { "\r\n" } else { "\n" };
        let gate = like.gate.as_ref().map_or(String::new(), |gate| format!(" {{{}}}", gate.source));
        let entry = format!("- [{} - {}{gate}](instructions/{}.md)", self.name, self.title, self.name);
        // The last line of a document can lack its end.
        let at = file.line_range(line).start;
        let is_open = at == file.text.len() && !file.text.ends_with('\n');
        let replacement = if is_open { format!("{line_end}{entry}") } else { format!("{entry}{line_end}") };
        let span = Span { line, ..spec.sources.span(like.span.file, at..at) };
        Some(Edit { span, replacement, certain: true })
    }
}

/// Returns whether an instruction has an opcode.
fn has_opcode(instruction: &Instruction, code: u8) -> bool {
    instruction.opcode.as_ref().is_some_and(|o| o.code.value == code)
}

/// Returns the first free opcode above all that are in use, or the first free one at all.
fn find_free_opcode(model: &Model) -> Option<u8> {
    let last = model.instructions.iter().filter_map(|i| Some(i.opcode.as_ref()?.code.value)).max().unwrap_or(0);
    (last..=u8::MAX).chain(1..last).find(|code| !model.instructions.iter().any(|i| has_opcode(i, *code)))
}

/// Removes from a bullet the name that it gives to a type, because the page that is copied defines
/// that name.
///
/// For example, ``Named `CmpOp`.`` is removed.
fn without_type_name(line: &str) -> String {
    let cut = line.split_once(" Named `").and_then(|(before, rest)| Some((before, rest.split_once("`.")?.1)));
    cut.map_or_else(|| line.to_owned(), |(before, after)| format!("{before}{after}"))
}

/// Replaces a word where it is not part of a longer word or of a placeholder.
fn replace_word(line: &str, word: &str, replacement: &str) -> String {
    let is_part_of_word = |c: Option<char>| c.is_some_and(|c| c.is_ascii_alphanumeric() || matches!(c, '_' | '<'));
    let (mut out, mut rest) = (String::new(), line);
    while let Some(at) = rest.find(word) {
        let (before, after) = (&rest[..at], &rest[at + word.len()..]);
        let is_whole = !is_part_of_word(before.chars().next_back().or(out.chars().next_back()))
            && !is_part_of_word(after.chars().next());
        out.push_str(before);
        out.push_str(if is_whole { replacement } else { word });
        rest = after;
    }
    out + rest
}
