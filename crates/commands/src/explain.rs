//! `visa explain`: explains an instruction, a name, a rule, a line of text, or bytes.

#[cfg(all(feature = "evaluate", feature = "lint"))]
mod block;
mod json;

use super::platform::{NameParser, platform_parser, resolve_platform};
use super::text;
use openvisa_cli_support::{Context, ExitStatus, Failure};
use openvisa_explain::{EncodedInstructions, ExplainError, Explanation, MAX_INPUT_BYTES, PageStyle, Target};
use openvisa_isa::{NEWEST_VERSION, Platform, Version};
use std::collections::BTreeSet;
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
///   examples             examples to copy: block loads, dpas, atomics, barriers, reductions;
///                        example:dpas is one of them
///   kernel.cl:12         with --evaluate: the block of inline assembly at a line of a source
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
  visa explain --search 2D block
  visa explain example:dpas
  visa explain 01 04 00 00 00 20 00 00 00 00 00 00 02 00 21 00 00 00 00 00 22 01 05 01 01 00 00 00
  visa explain 'add (M1, 16) V32(0,0)<1> V33(0,0)<1;1,0> 1:d' --platform XE2
  visa explain addc --evaluate 'Src0=0xffffffff:ud Src1=2:ud'
  visa explain cmp.lt --evaluate 'Src0=1,5:d Src1=2:d'
  visa explain lsc_load --evaluate 'Src0Addrs=0x1004 flat[0x1000]=10,20:ud'
  visa explain sample --evaluate 'U=0.5 Sampler=linear Surface[1d,2]=0,1:R_FLOAT'
  visa explain 'add.sat (M1, 1) x(0,0)<1> y(0,0)<0;1,0> 1:d' --evaluate 'x:d y=0x7fffffff:d'
  visa explain kernel.cl:12 --evaluate '%1=1,2,3 %2=0x1000 flat[0x1000]=0*16'

Exit status: 0 success, 1 the bytes or the line have errors,
2 wrong usage, or a name that the specification does not have"
)]
pub(super) struct ExplainArgs {
    /// A name, bytes in hexadecimal digits, or a line of assembler text
    #[arg(value_name = "NAME", required = true, value_parser = text_parser(), hide_possible_values = true)]
    query: Vec<String>,
    /// Print one JSON object a line
    #[arg(long)]
    json: bool,
    /// Leave out the bytes, fields, conditions and pseudo-code of instructions
    #[arg(long, conflicts_with = "json")]
    short: bool,
    /// As --short, with rules as names alone: less than 4 kB a page, for models
    #[arg(long, conflicts_with = "json")]
    brief: bool,
    /// Search for pages with these words, even if they are names
    #[arg(long, conflicts_with_all = ["short", "brief"])]
    search: bool,
    /// Also check bytes and lines against the rules of this platform
    ///
    /// The default is the environment variable VISA_PLATFORM, if it is set.
    #[arg(long, value_name = "NAME", value_parser = platform_parser(), hide_possible_values = true)]
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
    ///
    /// For a block of inline assembly, %1=VALUE (or $1, %[name], a variable that it declares) gives
    /// an operand its value before the block: one value for all channels, or several, and the rest
    /// is 0. N=VALUE gives a number that the source does not state. simd=16 sets the channels of the
    /// kernel, and channels=0x00ff those that are on. Each statement is shown with what it changes.
    #[cfg(feature = "evaluate")]
    #[arg(long, value_name = "VALUES", verbatim_doc_comment)]
    evaluate: Option<String>,
    /// Version of the object format that bytes and lines are in
    #[arg(long, value_name = "VERSION", default_value_t = NEWEST_VERSION, value_parser = text::parse_object_version)]
    version: Version,
}

/// Returns the parser of any text. Shells offer the words that texts of instructions begin with.
fn text_parser() -> NameParser<String> {
    NameParser {
        parse: |text| Ok(text.to_owned()),
        names: || BTreeSet::from_iter(openvisa_explain::mnemonics()).into_iter().collect(),
    }
}

/// Executes `visa explain`.
pub(super) fn run(args: ExplainArgs, context: &mut Context<'_>) -> Result<ExitStatus, Failure> {
    let target = Target { version: args.version, platform: resolve_platform(context, args.platform)? };
    let style = PageStyle { color: context.color, width: context.width, is_short: args.short, is_brief: args.brief };
    let mut query = args.query;
    if query == ["-"] {
        let mut text = Vec::new();
        let read = (&mut *context.input).take(MAX_INPUT_BYTES as u64 * 4).read_to_end(&mut text);
        read.map_err(|error| Failure::Unreadable(format!("`<stdin>` cannot be read: {error}")))?;
        query = Vec::from([String::from_utf8_lossy(&text).trim().to_owned()]);
    }
    #[cfg(feature = "evaluate")]
    if let Some(list) = &args.evaluate {
        #[cfg(feature = "lint")]
        if let [place] = &query[..]
            && let Some(evaluation) = block::evaluate(context, place, list, args.platform)?
        {
            match args.json {
                true => json::write_block(context.out, &evaluation)?,
                false => context.out.write_all(evaluation.to_text(&style).as_bytes())?,
            }
            let has_failed = evaluation.fault.is_some();
            return Ok(if has_failed { ExitStatus::Findings } else { ExitStatus::Success });
        }
        let report = openvisa_explain::evaluate_instruction(&query.join(" "), list, target.platform);
        let report = report.map_err(|error| Failure::Usage(error.to_string()))?;
        match args.json {
            true => json::write_report(context.out, &report)?,
            false => context.out.write_all(report.to_text(&style).as_bytes())?,
        }
        return Ok(ExitStatus::Success);
    }
    let explained = match args.search {
        true => openvisa_explain::search_pages(&query.join(" ")),
        false => openvisa_explain::explain(&query, target),
    };
    let explanation = explained.map_err(|error: ExplainError| Failure::Usage(error.to_string()))?;
    match &explanation {
        Explanation::Instructions(code) => return print_instructions(context, code, &style, args.json),
        _ if args.json => json::write(context.out, &explanation)?,
        _ => context.out.write_all(explanation.to_text(&style).as_bytes())?,
    }
    Ok(match explanation {
        Explanation::WrongLine(_) => ExitStatus::Findings,
        _ => ExitStatus::Success,
    })
}

/// Prints a drawing of each instruction. Returns whether all are sound.
fn print_instructions(
    context: &mut Context<'_>,
    code: &EncodedInstructions,
    style: &PageStyle,
    is_json: bool,
) -> Result<ExitStatus, Failure> {
    if !is_json {
        context.out.write_all(code.introduction(style).as_bytes())?;
    }
    let mut status = ExitStatus::Success;
    for drawing in code.drawings() {
        if !drawing.is_sound() {
            status = ExitStatus::Findings;
        }
        match is_json {
            true => json::write_drawing(context.out, &drawing)?,
            false => context.out.write_all(drawing.to_text(style).as_bytes())?,
        }
    }
    Ok(status)
}
