//! `visa explain`: explains an instruction, a name, a rule, a line of text, or bytes.

mod binding;
mod bytes;
#[cfg(feature = "evaluate")]
mod evaluate;
mod find;
mod instruction;
mod layout;
mod line;
mod operation;
mod page;
mod rules;
mod search;
mod words;

use super::platform::{PlatformParser, resolve_platform};
use super::text;
use bytes::Target;
use clap::builder::{PossibleValue, StringValueParser, TypedValueParser};
#[cfg(feature = "mcp")]
pub(super) use find::parse_bytes;
use openvisa_cli_support::{Context, ExitStatus, Failure};
use openvisa_findings::HumanStyle;
use openvisa_findings::reference::Reference;
use openvisa_isa::{NEWEST_VERSION, Platform, Version};
use page::ExplanationPage;
use std::ffi::OsStr;
use std::io::Read;

/// Explain an instruction, a name, a rule or some bytes
///
/// Prints what the specification says, and names the lines that say it. NAME may be
///   add                  an instruction, by the word that its text begins with or by its name in
///                        the specification
///   lsc_load             one operation of an instruction that has many
///   0x4e                 an opcode
///   Exec_size            a field, an operand layout (raw_operand), a structure of files
///                        (var_info), a bit group or a named value
///   UD, PVC              a data type, a platform
///   LscDataSize          a type, or a value of it, by its name in Rust, Python or C:
///                        LscDataSize::D32, VISA_LSC_DATA_SIZE_D32
///   type-map             a rule or kind of error that a finding names: platform,
///                        constraint:no-a64, code:reserved, V0601
///   SimdSize, .decl, %tsc, bmg, rw.u
///                        an attribute, directive, predefined variable, device, constraint, or
///                        another word of a table; '<1;1,0>', d32x4t and dpas.bf.bf.8.8 as well
///   Regions              a section of a page
///   fields:Label         a name of one kind, if it has several meanings: instructions, opcodes,
///                        fields, structures, types, platforms, rules, functions, values,
///                        words
///
/// Instructions can also be given as bytes, in hexadecimal digits with or without blanks, commas
/// and 0x. Each byte is shown with its field, its value and the meaning of the value. A line of
/// assembler text, quoted as one argument, is shown with its bytes. - reads bytes or a line from
/// standard input. What is wrong with them is shown with what was expected.
///
/// Other words, such as `load matrix block`, list the instructions whose titles and descriptions
/// have them.
#[derive(clap::Args)]
#[command(
    verbatim_doc_comment,
    after_help = "\
Examples:
  visa explain add
  visa explain lsc_load LscDataSize::D32
  visa explain dpas --short
  visa explain load matrix block
  visa explain 01 04 00 00 00 20 00 00 00 00 00 00 02 00 21 00 00 00 00 00 22 01 05 01 01 00 00 00
  visa explain 'add (M1, 16) V32(0,0)<1> V33(0,0)<1;1,0> 1:d' --platform XE2
  visa explain addc --evaluate 'Src0=0xffffffff:ud Src1=2:ud'
  visa explain cmp.lt --evaluate 'Src0=1,5:d Src1=2:d'
  visa explain lsc_load --evaluate 'Src0Addrs=0x1004 flat[0x1000]=10,20:ud'
  visa explain sample --evaluate 'U=0.5 Sampler=linear Surface[1d,2]=0,1:R_FLOAT'
  visa explain 'add.sat (M1, 1) x(0,0)<1> y(0,0)<0;1,0> 1:d' --evaluate 'x:d y=0x7fffffff:d'

Exit status: 0 success, 1 the bytes or the line have errors,
2 wrong usage, or a name that the specification does not have"
)]
pub(super) struct ExplainArgs {
    /// A name, bytes in hexadecimal digits, or a line of assembler text
    #[arg(value_name = "NAME", required = true, value_parser = NameParser, hide_possible_values = true)]
    query: Vec<String>,
    /// Print one JSON object a line
    #[arg(long)]
    json: bool,
    /// Leave out the bytes, fields, conditions and pseudo-code of instructions
    #[arg(long, conflicts_with = "json")]
    short: bool,
    /// Also check bytes and lines against the rules of this platform
    ///
    /// The default is the environment variable VISA_PLATFORM, if it is set.
    #[arg(long, value_name = "NAME", value_parser = PlatformParser, hide_possible_values = true)]
    platform: Option<Platform>,
    /// Execute the pseudo-code of an instruction on these values, and show each statement
    ///
    /// The values are those of operands, or of the variables in a line of text: NAME=VALUE:TYPE,
    /// several with blanks between. VALUE is a number, or bits in hexadecimal (0x) or binary (0b)
    /// digits; more values after commas are those of further channels. TYPE is d, uq, hf and so on,
    /// bool for a predicate variable. A destination can have a type alone (Dst:hf), and otherwise
    /// has that of the first operand. cr0=VALUE sets the control register: rounding and denormal
    /// numbers. Parts of a mnemonic are given by their name in the text of the page:
    /// Rel_op.relation=lt. Exec_size=8 sets the number of channels.
    ///
    /// Memory is NAME[ADDRESS]=VALUE:TYPE: flat[0x1000]=1,2:ud has 8 bytes of flat memory, slm[0]=
    /// shared local memory, and any other name declares a surface. 0*16 is sixteen zeros. Accesses
    /// outside of these bytes are errors. An image is NAME[KIND,SIZE]=VALUE:FORMAT, with the
    /// numbers of all texels: S[2d,4x2]=0*8:R_FLOAT. A sampler is NAME=WORDS:sampler, for example
    /// L=linear,repeat,normalized:sampler.
    #[cfg(feature = "evaluate")]
    #[arg(long, value_name = "VALUES", verbatim_doc_comment)]
    evaluate: Option<String>,
    /// Version of the object format that bytes and lines are in
    #[arg(long, value_name = "VERSION", default_value_t = NEWEST_VERSION, value_parser = text::parse_object_version)]
    version: Version,
}

/// Takes any text. Shells offer the words that texts of instructions begin with.
#[derive(Clone)]
struct NameParser;

impl TypedValueParser for NameParser {
    type Value = String;

    fn parse_ref(
        &self,
        command: &clap::Command,
        arg: Option<&clap::Arg>,
        value: &OsStr,
    ) -> Result<String, clap::Error> {
        StringValueParser::new().parse_ref(command, arg, value)
    }

    fn possible_values(&self) -> Option<Box<dyn Iterator<Item = PossibleValue> + '_>> {
        let words = Reference::get().instructions.iter().flat_map(|instruction| &instruction.mnemonics);
        let words: std::collections::BTreeSet<&'static str> = words.map(String::as_str).collect();
        Some(Box::new(words.into_iter().map(PossibleValue::new)))
    }
}

/// The version of the form of JSON objects. It increases when a member is renamed or removed, or
/// changes its meaning.
pub(super) const JSON_FORMAT: u32 = 1;

/// Adds the version of the form to a JSON object.
fn with_format(mut object: serde_json::Value) -> serde_json::Value {
    if let Some(members) = object.as_object_mut() {
        members.insert("format".to_owned(), JSON_FORMAT.into());
    }
    object
}

/// Maximum number of bytes that one call explains.
const MAX_INPUT_BYTES: usize = 1 << 20;

struct ExplainOptions {
    query: Vec<String>,
    json: bool,
    target: Target,
}

/// Executes `visa explain`.
pub(super) fn run(args: ExplainArgs, context: &mut Context<'_>) -> Result<ExitStatus, Failure> {
    let target = Target { version: args.version, platform: resolve_platform(context, args.platform)? };
    let mut options = ExplainOptions { query: args.query, json: args.json, target };
    if options.query == ["-"] {
        let mut text = Vec::new();
        let read = (&mut *context.input).take(MAX_INPUT_BYTES as u64 * 4).read_to_end(&mut text);
        read.map_err(|error| Failure::Unreadable(format!("`<stdin>` cannot be read: {error}")))?;
        options.query = Vec::from([String::from_utf8_lossy(&text).trim().to_owned()]);
    }
    #[cfg(feature = "evaluate")]
    if let Some(list) = &args.evaluate {
        return evaluate::run(context, &options, list);
    }
    let joined = options.query.join(" ");
    let reference = Reference::get();
    // `addc` could be two bytes, but the instruction is meant.
    let named = options.query.len() == 1 && !find::find_topics(reference, &joined).is_empty();
    if let Some(bytes) = find::parse_bytes(&joined).filter(|_| !named) {
        return explain_bytes(context, &options, &bytes);
    }
    if !named && is_search(reference, &options.query) {
        let found = search::find_pages(reference, &options.query);
        let Some(_) = found.first() else { return Err(find::unknown_name(reference, &joined)) };
        let mut page = ExplanationPage::new(context.color, context.width);
        match options.json {
            true => found.iter().for_each(|one| page.text.push_str(&format!("{}\n", with_format(one.json())))),
            false => search::write(&mut page, &found),
        }
        context.out.write_all(page.text.as_bytes())?;
        return Ok(ExitStatus::Success);
    }
    if !named && find::is_line(reference, &options.query) {
        return explain_line(context, &options, joined.trim());
    }
    let mut page = ExplanationPage::new(context.color, context.width);
    page.is_short = args.short;
    let mut lines = String::new();
    for (at, query) in options.query.iter().enumerate() {
        let topics = find::find_topics(reference, query);
        if topics.is_empty() {
            return Err(find::unknown_name(reference, query));
        }
        if at > 0 {
            page.blank();
        }
        find::write(&mut page, reference, query, &topics);
        if options.json {
            let objects = topics.iter().map(|topic| with_format(topic.json(reference)));
            objects.for_each(|object| lines.push_str(&format!("{object}\n")));
        }
    }
    context.out.write_all(if options.json { lines.as_bytes() } else { page.text.as_bytes() })?;
    Ok(ExitStatus::Success)
}

/// Returns whether a query searches for pages: words of which at most one is a name by chance, such
/// as the article `a`, which is an opcode.
fn is_search(reference: &Reference, query: &[String]) -> bool {
    let words: Vec<_> = query.iter().flat_map(|part| part.split_whitespace()).collect();
    let named = words.iter().filter(|word| !find::find_topics(reference, word).is_empty()).count();
    search::is_prose(query) && named < words.len() && (named == 0 || words.len() > 2)
}

/// Returns the page about a name, as plain text; `None` if the specification does not have it.
#[cfg(feature = "lsp")]
pub(super) fn page_of_name(name: &str) -> Option<String> {
    let reference = Reference::get();
    let topics = find::find_topics(reference, name);
    let mut page = ExplanationPage::new(false, None);
    find::write(&mut page, reference, name, &topics);
    (!topics.is_empty()).then_some(page.text)
}

/// Returns the summary of a code of findings, and its page as plain text; `None` for another word.
#[cfg(feature = "lint")]
pub(super) fn describe_code(code: &str) -> Option<(String, String)> {
    let reference = Reference::get();
    let found = rules::find(reference, code)?;
    let mut page = ExplanationPage::new(false, None);
    found.write(&mut page, reference);
    Some((found.summary(), page.text))
}

fn explain_bytes(context: &mut Context<'_>, options: &ExplainOptions, bytes: &[u8]) -> Result<ExitStatus, Failure> {
    if bytes.len() > MAX_INPUT_BYTES {
        return Err(Failure::Usage(format!(
            "at most {MAX_INPUT_BYTES} bytes are explained at once; `visa dis` shows files"
        )));
    }
    let reference = Reference::get();
    let (mut offset, mut status) = (0, ExitStatus::Success);
    while let Some(rest) = bytes.get(offset..).filter(|rest| !rest.is_empty()) {
        let decoded = bytes::decode(reference, rest, offset, options.target);
        if !decoded.is_sound() {
            status = ExitStatus::Findings;
        }
        let mut page = ExplanationPage::new(context.color, context.width);
        if options.json {
            page.text = serde_json::to_string(&decoded).map_err(std::io::Error::other)? + "\n";
        } else {
            if offset > 0 {
                page.blank();
            }
            decoded.draw(&mut page, reference, rest);
        }
        context.out.write_all(page.text.as_bytes())?;
        // After an error it is unknown where the next instruction begins.
        if !decoded.is_readable() {
            let left = rest.len() - decoded.length().min(rest.len());
            if left > 0 && !options.json {
                writeln!(
                    context.out,
                    "\n{} behind it were not looked at",
                    openvisa_cli_support::counted(left, "byte")
                )?;
            }
            break;
        }
        offset += decoded.length().max(1);
    }
    Ok(status)
}

fn explain_line(context: &mut Context<'_>, options: &ExplainOptions, source: &str) -> Result<ExitStatus, Failure> {
    let mut names = line::LineNames::default();
    match line::assemble(source, options.target, &mut names) {
        Ok(bytes) => {
            let made_up: Vec<_> = names.made_up().collect();
            if !made_up.is_empty() && !options.json {
                let mut page = ExplanationPage::new(context.color, context.width);
                page.remark(0, &format!("Nothing is declared here: {}.", made_up.join(", ")));
                page.blank();
                context.out.write_all(page.text.as_bytes())?;
            }
            explain_bytes(context, options, &bytes)
        }
        Err(finding) => {
            let style = HumanStyle { color: context.color, width: context.width };
            let shown = match options.json {
                true => finding.to_json("line").to_string(),
                false => finding.to_human("line", style),
            };
            writeln!(context.out, "{}", shown.trim_ascii_end())?;
            Ok(ExitStatus::Findings)
        }
    }
}
