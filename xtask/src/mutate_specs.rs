//! Mutation test of the specification: `cargo xtask mutate-specs` plants single mistakes in copies
//! of `specs/`, and tells who sees them.
//!
//! A mistake is a change of one token, or of one line, in a part that has a meaning. For example,
//! `Dst = Src0 + Src1;` becomes `Dst = Src0 - Src1;`, which `check` cannot know to be wrong, but
//! `diff` reports. The same seed gives the same mistakes for the same pages.

mod differential;

use openvisa_cli_support::{Context, ExitStatus, Failure};
use openvisa_codegen::diagnostics::Diagnostics;
use openvisa_codegen::source::{ReadError, Sources};
use openvisa_codegen::span::Span;
use openvisa_codegen::{Spec, diff, load, load_sources};
use openvisa_isa_core::{Random, words};
use std::collections::BTreeMap;
use std::ops::Range;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// The arguments of `mutate-specs`.
#[derive(Debug, clap::Args)]
pub(crate) struct MutateArgs {
    /// Seed of the random choice of mistakes
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Number of mistakes
    #[arg(long, value_name = "N", default_value_t = 700)]
    count: usize,
    /// Plant only mistakes of this kind
    #[arg(long, value_enum)]
    kind: Option<MistakeKind>,
    /// Print each mistake with who saw it, not only those that nobody saw
    #[arg(long)]
    list: bool,
    /// Fail if `check` marks the line of fewer of the mistakes that it finds, in percent
    #[arg(long, value_name = "PERCENT")]
    right_line: Option<usize>,
    /// Fail if `check` and `diff` see fewer of the mistakes, or the differential test with
    /// `--rounds`, in percent
    #[arg(long, value_name = "PERCENT")]
    seen: Option<usize>,
    /// Plant one mistake in the pseudo-code of each page that `check` accepts, N times, and print
    /// those that the differential test does not report
    ///
    /// Each round compiles a copy of the project, in target/mutated-project.
    #[arg(long, value_name = "N", conflicts_with_all = ["count", "kind", "right_line"])]
    rounds: Option<u64>,
    /// Plant the mistake of each round in the pseudo-code of functions.md
    #[arg(long, requires = "rounds")]
    functions: bool,
}

words! {
    /// The part of the specification in which a mistake is.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, clap::ValueEnum)]
    enum MistakeKind, label {
        /// Pseudo-code of pages and of functions
        PseudoCode = "pseudo-code",
        /// Opcodes and format tables
        Format = "opcodes, formats",
        /// Bits, enumerators and their codes
        Bits = "bits, enumerators",
        /// Platforms and versions in braces
        Gates = "gates",
        /// Names, types and sentences of fields
        Fields = "fields",
        /// Expressions of constraints, properties and type maps
        Constraints = "constraints, properties",
        /// Templates of assembler text
        Text = "text templates",
        /// Rows of tables: the index, platforms, data types, operands, roles
        Tables = "tables",
    }
}

words! {
    /// The first one who sees a mistake.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
    enum Verdict, name {
        /// The place of a finding is the line of the mistake.
        RightLine = "right line",
        /// A finding at another place marks the line of the mistake: two lines disagree.
        Marked = "marked",
        SamePage = "same page",
        OtherPage = "other page",
        DiffOnly = "diff only",
        Silent = "silent",
    }
}

/// A part of a line that has a meaning.
struct Site {
    kind: MistakeKind,
    file: usize,
    range: Range<usize>,
}

/// A mistake: a text that replaces a range of a file.
struct Mistake {
    kind: MistakeKind,
    file: usize,
    range: Range<usize>,
    text: String,
}

/// The beginnings of sentences of a field that have a meaning.
const SENTENCES: &[&str] = &[
    "Must have type",
    "Operand class:",
    "Usually ",
    "May be null",
    "Null if ",
    "Valid values are",
    "Present if ",
    "Valid if ",
    "Storage aligned",
    "Parameter ",
    "Region ignored",
    "Written",
    "See [",
];

/// Returns the parts of a file that have a meaning.
fn find_sites(file: usize, path: &str, text: &str) -> Vec<Site> {
    let (mut sites, mut section, mut fence, mut at) = (Vec::new(), String::new(), None::<String>, 0);
    for line in text.split_inclusive('\n') {
        let (start, trimmed) = (at, line.trim_start());
        at += line.len();
        let indent = line.len() - trimmed.len();
        let mut add = |kind, range: Range<usize>| {
            if text.get(range.clone()).is_some_and(|part| !part.trim().is_empty()) {
                sites.push(Site { kind, file, range });
            }
        };
        if let Some(info) = trimmed.strip_prefix("```") {
            fence = if fence.is_none() { Some(info.trim().to_owned()) } else { None };
            continue;
        }
        if let Some(info) = &fence {
            let is_code = ["lane", "instruction", "function", "sampler"].iter().any(|word| info.starts_with(word));
            let code = line.split("//").next().unwrap_or_default().len();
            match (is_code, section.as_str()) {
                (true, _) => add(MistakeKind::PseudoCode, start..start + code),
                (false, "Text") => add(MistakeKind::Text, start..start + line.trim_end().len()),
                _ => {}
            }
            continue;
        }
        if let Some(heading) = trimmed.strip_prefix('#') {
            section = heading.trim_start_matches('#').split_whitespace().next().unwrap_or_default().to_owned();
            continue;
        }
        for (open, _) in line.match_indices('{') {
            if let Some(length) = line[open..].find('}') {
                add(MistakeKind::Gates, start + open..start + open + length + 1);
            }
        }
        let whole = start + indent..start + line.trim_end().len();
        let is_row = trimmed.starts_with('|') && !trimmed.starts_with("| ---");
        match section.as_str() {
            "Opcode" | "Format" => add(MistakeKind::Format, whole),
            "Constraints" => {
                let code = line.match_indices('`').map(|(tick, _)| tick).take(2).collect::<Vec<_>>();
                if let [open, close] = code[..] {
                    add(MistakeKind::Constraints, start + open + 1..start + close);
                }
            }
            "Properties" => add(MistakeKind::Constraints, whole),
            _ if is_row && path != "errata.md" => {
                // The last column is often a description.
                let last = line.trim_end().trim_end_matches('|').rfind('|').unwrap_or(line.len());
                add(MistakeKind::Tables, start + indent..start + last);
            }
            _ if ["- 0b", "- 0x", "- Bit["].iter().any(|code| trimmed.starts_with(code) || trimmed.contains("}0b")) => {
                let code = line.find(" - ").map_or(line.len(), |dash| if dash > indent { dash } else { line.len() });
                add(MistakeKind::Bits, start + indent..start + code.min(line.trim_end().len()));
            }
            _ if trimmed.starts_with("- **") => {
                let name = line.find(":**").unwrap_or(indent);
                add(MistakeKind::Fields, start + indent + 4..start + name.max(indent + 4));
                let mut from = name + 3;
                for sentence in line.get(from..).unwrap_or_default().split_inclusive(". ") {
                    let lead = sentence.len() - sentence.trim_start().len();
                    if SENTENCES.iter().any(|words| sentence.trim_start().starts_with(words)) {
                        add(MistakeKind::Fields, start + from + lead..start + from + sentence.trim_end().len());
                    }
                    from += sentence.len();
                }
            }
            _ => {}
        }
    }
    sites
}

/// Returns the tokens of a text: words, numbers, and operators.
fn tokens(text: &str) -> Vec<Range<usize>> {
    let (mut found, mut at) = (Vec::new(), 0);
    let is_word = |c: char| c.is_alphanumeric() || c == '_';
    while let Some(c) = text[at..].chars().next() {
        let same =
            |d: char| if is_word(c) { is_word(d) } else { "=<>&|+".contains(c) && d == c || d == '=' && c != ' ' };
        let length = c.len_utf8()
            + text[at + c.len_utf8()..].chars().take_while(|d| same(*d)).map(char::len_utf8).sum::<usize>();
        if !c.is_whitespace() && !"*`\\".contains(c) {
            found.push(at..at + length);
        }
        at += length;
    }
    found
}

/// The operators that replace each other.
const OPERATORS: &[&[&str]] = &[
    &["+", "-", "*"],
    &["==", "!="],
    &["<", "<=", ">", ">="],
    &["&&", "||"],
    &["<<", ">>"],
    &["&", "|"],
    &["(", ")", "[", "]", "{", "}"],
    &[",", ";", ":", "."],
];

/// Returns a number that is one more or less, in the same form.
fn other_number(token: &str, random: &mut Random) -> Option<String> {
    let (prefix, radix) = match token.get(..2) {
        Some("0x") => ("0x", 16),
        Some("0b") => ("0b", 2),
        _ => ("", 10),
    };
    let digits = &token[prefix.len()..];
    let value = u64::from_str_radix(digits, radix).ok()?;
    let other = if value > 0 && random.below(2) == 0 { value - 1 } else { value + 1 };
    let width = if prefix.is_empty() { 0 } else { digits.len() };
    Some(match radix {
        16 => format!("{prefix}{other:0width$x}"),
        2 => format!("{prefix}{other:0width$b}"),
        _ => format!("{other}"),
    })
}

/// Returns a mistake at a site. `words` are the words at all sites of the file of its kind.
fn mistake_at(site: &Site, text: &str, words: &[&str], random: &mut Random) -> Option<Mistake> {
    let whole = &text[site.range.clone()];
    let found = tokens(whole);
    let edit = |range: Range<usize>, text: String| {
        let range = site.range.start + range.start..site.range.start + range.end;
        Some(Mistake { kind: site.kind, file: site.file, range, text })
    };
    // A whole part is lost.
    if random.below(12) == 0 {
        return edit(0..whole.len(), String::new());
    }
    let range = found.get(random.below(found.len()))?.clone();
    let token = &whole[range.clone()];
    let first = token.chars().next()?;
    if first.is_ascii_digit()
        && let Some(number) = other_number(token, random)
    {
        return edit(range, number);
    }
    if first.is_alphabetic() || first == '_' {
        let other = words.get(random.below(words.len())).filter(|other| **other != token)?;
        return edit(range, (*other).to_owned());
    }
    let group = OPERATORS.iter().find(|group| group.contains(&token))?;
    let others: Vec<_> = group.iter().filter(|other| **other != token).collect();
    edit(range, (*others.get(random.below(others.len()))?).to_string())
}

/// Returns the words at sites of a file.
fn words_beside<'t>(text: &'t str, sites: impl IntoIterator<Item = &'t Site>) -> Vec<&'t str> {
    let parts = sites.into_iter().map(|site| &text[site.range.clone()]);
    let words = parts.flat_map(|part| tokens(part).into_iter().map(move |token| &part[token]));
    words.filter(|word| word.starts_with(|c: char| c.is_alphabetic())).collect()
}

/// The specification without mistakes.
struct Original {
    spec: Spec,
    texts: Vec<(String, String)>,
}

impl Original {
    fn read(dir: &Path) -> Result<Self, ReadError> {
        let (spec, _) = load(dir)?;
        let texts = spec.sources.iter().map(|(_, file)| (file.path.clone(), file.text.clone())).collect();
        Ok(Self { spec, texts })
    }

    /// Returns random mistakes, in which the kinds take turns.
    fn mistakes(&self, args: &MutateArgs) -> Vec<Mistake> {
        let mut sites: BTreeMap<MistakeKind, Vec<Site>> = BTreeMap::new();
        // README.md describes the language.
        for (file, (path, text)) in self.texts.iter().enumerate().filter(|(_, (path, _))| path != "README.md") {
            for site in find_sites(file, path, text) {
                sites.entry(site.kind).or_default().push(site);
            }
        }
        let kinds: Vec<_> =
            MistakeKind::ALL.iter().copied().filter(|kind| args.kind.is_none_or(|only| only == *kind)).collect();
        let (mut random, mut mistakes) = (Random(args.seed), Vec::new());
        // Some sites have no mistake.
        for attempt in 0..args.count * 8 {
            if mistakes.len() == args.count {
                break;
            }
            let Some(known) = sites.get(&kinds[attempt % kinds.len()]) else { continue };
            let site = &known[random.below(known.len())];
            let text = &self.texts[site.file].1;
            let words = words_beside(text, known.iter().filter(|other| other.file == site.file));
            mistakes.extend(mistake_at(site, text, &words, &mut random));
        }
        mistakes
    }

    /// Returns the text of a file with those of the mistakes that are in it.
    fn edited<'m>(&self, mistakes: impl IntoIterator<Item = &'m Mistake>, file: usize) -> String {
        let mut text = self.texts[file].1.clone();
        for mistake in mistakes.into_iter().filter(|mistake| mistake.file == file) {
            text.replace_range(mistake.range.clone(), &mistake.text);
        }
        text
    }

    /// Reads the specification with mistakes, at most one in each file.
    fn load_with(&self, mistakes: &[Mistake]) -> (Spec, Diagnostics) {
        let (mut sources, mut diagnostics) = (Sources::default(), Diagnostics::default());
        for (file, (path, _)) in self.texts.iter().enumerate() {
            sources.add(path.clone(), self.edited(mistakes, file).as_bytes(), &mut diagnostics);
        }
        load_sources(sources, diagnostics)
    }

    /// Returns who sees a mistake.
    fn judge(&self, mistake: &Mistake) -> Verdict {
        let (path, text) = &self.texts[mistake.file];
        let line = 1 + text[..mistake.range.start].matches('\n').count() as u32;
        // Where a whole line is lost, a finding stands beside it.
        let lines = if mistake.text.is_empty() { line - 1..=line + 1 } else { line..=line };
        let (spec, diagnostics) = self.load_with(std::slice::from_ref(mistake));
        let verdict = diagnostics.iter().map(|finding| {
            let is_page = |span: &Span| spec.sources.file(span.file).path == *path;
            let is_place = |span: &Span| {
                let rows = spec.sources.text(*span).matches('\n').count() as u32;
                is_page(span) && span.line <= *lines.end() && *lines.start() <= span.line + rows
            };
            match &finding.primary {
                place if is_place(place) => Verdict::RightLine,
                _ if finding.secondary.iter().any(|label| is_place(&label.span)) => Verdict::Marked,
                place if is_page(place) => Verdict::SamePage,
                _ => Verdict::OtherPage,
            }
        });
        let by_diff = || match diff::compare(&self.spec.model, &spec.model).is_empty() {
            true => Verdict::Silent,
            false => Verdict::DiffOnly,
        };
        verdict.min().unwrap_or_else(by_diff)
    }

    /// Returns the line of a mistake, with the text before and after.
    fn describe(&self, Mistake { file, range, text, .. }: &Mistake) -> String {
        let (path, whole) = &self.texts[*file];
        let line = 1 + whole[..range.start].matches('\n').count();
        let start = whole[..range.start].rfind('\n').map_or(0, |at| at + 1);
        let end = whole[range.end..].find('\n').map_or(whole.len(), |at| range.end + at);
        let before = whole[start..range.start].chars().rev().take(40).collect::<Vec<_>>().into_iter().rev();
        let after: String = whole[range.end..end].chars().take(30).collect();
        format!("{path}:{line}: {}[{}->{text}]{after}", before.collect::<String>(), &whole[range.clone()])
    }
}

/// Returns the verdict of each mistake, computed on all cores.
fn judge_all(original: &Original, mistakes: &[Mistake]) -> Vec<Verdict> {
    let (next, verdicts) = (AtomicUsize::new(0), Mutex::new(vec![Verdict::Silent; mistakes.len()]));
    let work = || {
        while let Some((index, mistake)) =
            Some(next.fetch_add(1, Ordering::Relaxed)).and_then(|i| Some((i, mistakes.get(i)?)))
        {
            let verdict = original.judge(mistake);
            verdicts.lock().unwrap_or_else(|poisoned| poisoned.into_inner())[index] = verdict;
        }
    };
    std::thread::scope(|scope| {
        let workers = std::thread::available_parallelism().map_or(1, usize::from);
        (0..workers).for_each(|_| drop(scope.spawn(work)));
    });
    verdicts.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner())
}

/// Returns a part of a whole in percent, rounded down; 100 of nothing.
fn percent(part: usize, whole: usize) -> usize {
    (part * 100).checked_div(whole).unwrap_or(100)
}

/// Plants mistakes in `specs/`, and prints who sees them.
///
/// # Errors
/// If the specification cannot be read, or has findings itself, or the output cannot be written.
pub(crate) fn mutate(args: &MutateArgs, context: &mut Context<'_>) -> Result<ExitStatus, Failure> {
    if let Some(rounds) = args.rounds {
        return differential::run_rounds(rounds, args, context);
    }
    let original = Original::read(Path::new("specs")).map_err(|error| Failure::Unreadable(error.to_string()))?;
    let mistakes = original.mistakes(args);
    let verdicts = judge_all(&original, &mistakes);
    let mut rows: BTreeMap<MistakeKind, [usize; 6]> = BTreeMap::new();
    for (mistake, verdict) in mistakes.iter().zip(&verdicts) {
        rows.entry(mistake.kind).or_default()[*verdict as usize] += 1;
        if args.list || *verdict == Verdict::Silent {
            writeln!(context.out, "{}: {}: {}", mistake.kind, verdict, original.describe(mistake))?;
        }
    }
    let names = Verdict::WORDS.join(" | ");
    writeln!(context.out, "\n| mistakes in | all | {names} |\n| --- | --- | --- | --- | --- | --- | --- | --- |")?;
    let mut total = [0; 6];
    for (kind, counts) in &rows {
        writeln!(
            context.out,
            "| {kind} | {} | {} |",
            counts.iter().sum::<usize>(),
            counts.map(|n| n.to_string()).join(" | ")
        )?;
        total = std::array::from_fn(|column| total[column] + counts[column]);
    }
    let all = mistakes.len();
    writeln!(context.out, "| **all** | {all} | {} |", total.map(|n| n.to_string()).join(" | "))?;
    let found = total[..4].iter().sum();
    let (right_line, seen) = (percent(total[0] + total[1], found), percent(all - total[5], all));
    writeln!(
        context.out,
        "\n{found} of {all} mistakes are found by check, {right_line} % of them with their line; {seen} % are seen"
    )?;
    let fails = args.right_line.is_some_and(|least| right_line < least) || args.seen.is_some_and(|least| seen < least);
    Ok(if fails { ExitStatus::Findings } else { ExitStatus::Success })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_of_a_page_have_their_kind() {
        let page = "# NAP\n\n## Opcode\n\nNAP = 0x07\n\n## Semantics\n\n```lane\nDst = Src0; // a copy\n```\n\n\
                    - **Src0(vec_operand):** A word. May be null.\n\n#### Constraints\n\n- **one:** `channels() == 1`. One.\n";
        let sites = find_sites(0, "instructions/NAP.md", page);
        let found: Vec<_> = sites.iter().map(|site| (site.kind, &page[site.range.clone()])).collect();
        let expected = [
            (MistakeKind::Format, "NAP = 0x07"),
            (MistakeKind::PseudoCode, "Dst = Src0; "),
            (MistakeKind::Fields, "Src0(vec_operand)"),
            (MistakeKind::Fields, "May be null."),
            (MistakeKind::Constraints, "channels() == 1"),
        ];
        assert_eq!(found, expected);
    }

    #[test]
    fn numbers_keep_their_form() {
        let mut random = Random(1);
        for _ in 0..20 {
            let other = |token: &str, random: &mut Random| other_number(token, random).expect("it is a number");
            assert!(["0x0e", "0x10"].contains(&other("0x0f", &mut random).as_str()));
            assert!(["0b001", "0b011"].contains(&other("0b010", &mut random).as_str()));
        }
    }

    #[test]
    fn a_mistake_that_check_cannot_know_is_seen_by_diff() {
        let specs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../specs");
        let original = Original::read(&specs).expect("it can be read");
        let file = original.texts.iter().position(|(path, _)| path == "instructions/ADD.md").expect("it is there");
        let text = &original.texts[file].1;
        let judge = |from: &str, to: &str| {
            let at = text.find(from).expect("it is there");
            let range = at..at + from.len();
            original.judge(&Mistake { kind: MistakeKind::PseudoCode, file, range, text: to.to_owned() })
        };
        assert_eq!(judge("Src0 + Src1;", "Src0 - Src1;"), Verdict::DiffOnly);
        assert_eq!(judge("Src0 + Src1;", "Src0 + Srcl;"), Verdict::RightLine);
    }
}
