//! Assembler text: parses, prints and formats the corpus, and compares results with those of the
//! vendor's tools. For example, each text that the vendor's assembler read must become the same
//! bytes.

use openvisa::isa::{Enumeration, Instructions, Platform};
use openvisa::module::KindBuf;
use openvisa::text::{ParseOptions, PrintOptions, format, parse, print};
use openvisa::{Module, ModuleBuf, Version};
use openvisa_test_support::corpus::{File, object_files, texts};
use std::collections::BTreeMap;

/// Returns the lines of a text without comments and empty lines, with single blanks.
fn fold_lines(text: &str) -> Vec<String> {
    let mut lines = Vec::new();
    for line in text.lines() {
        let mut inside = false;
        let end = line.char_indices().find(|(at, c)| {
            inside ^= *c == '"';
            !inside && line[*at..].starts_with("//")
        });
        let code = &line[..end.map_or(line.len(), |(at, _)| at)];
        let code = code.split_ascii_whitespace().collect::<Vec<_>>().join(" ");
        if !code.is_empty() {
            lines.push(code);
        }
    }
    lines
}

/// Folder of texts by people, whose spelling differs from the printer's: decimal numbers, lists
/// without blanks, leading zeros.
const HANDWRITTEN_FOLDER: &str = "kernels/asm/";

/// Files whose printed text differs from the source, with the reason.
const KNOWN_DIFFERENCES: &[(&str, &str)] = &[
    ("igc-2.40.14/tgllp/image_rw.count.visaasm", "an alias of %null is none in an object file"),
    ("kernels/asm/asm_sampler.visaasm", "samplers are printed by number, and the first declared one is S0"),
];

/// Prints the differences, and fails if one of them is not explained.
fn expect_explained(what: &str, wrong: &[(String, String)], explained: &dyn Fn(&str) -> Option<&'static str>) {
    let mut left = Vec::new();
    for (name, difference) in wrong {
        match explained(name) {
            Some(reason) => println!("  {name}: {reason}"),
            None => left.push(format!("{name}: {difference}")),
        }
    }
    assert!(left.is_empty(), "{what}: {} without a reason:\n{}", left.len(), left[..left.len().min(40)].join("\n"));
}

fn known_difference(name: &str) -> Option<&'static str> {
    let listed = KNOWN_DIFFERENCES.iter().find(|(known, _)| *known == name).map(|(_, reason)| *reason);
    listed.or_else(|| name.starts_with(HANDWRITTEN_FOLDER).then_some("written by hand, in other spellings"))
}

fn source_of(file: &File) -> &str {
    std::str::from_utf8(&file.bytes).expect("texts are UTF-8")
}

/// Returns the platform of a corpus file, which its folder names.
fn platform_of(name: &str) -> Option<Platform> {
    name.split('/').rev().find_map(|folder| {
        let names = match folder {
            "bmg" | "lnl" => "XE2",
            "ptl" => "XE3",
            other => other,
        };
        Platform::ALL.iter().copied().find(|platform| platform.name().eq_ignore_ascii_case(names))
    })
}

fn parse_options_of(file: &File) -> ParseOptions {
    ParseOptions { platform: platform_of(&file.name), ..ParseOptions::default() }
}

fn is_declaration(line: &str) -> bool {
    line.starts_with('.') && !line.starts_with(".function")
}

#[test]
fn every_text_of_the_corpus_is_parsed() {
    let (mut files, mut declarations, mut instructions, mut wrong) = (0, 0, 0, Vec::new());
    for file in texts() {
        let parsed = parse(source_of(&file), &parse_options_of(&file));
        files += 1;
        declarations += fold_lines(source_of(&file)).iter().filter(|line| is_declaration(line)).count();
        instructions += parsed.places.iter().map(|place| place.instructions.len()).sum::<usize>();
        // Texts by compilers have no warnings, except one.
        wrong.extend(parsed.diagnostics.first().map(|first| (file.name.clone(), first.to_string())));
    }
    println!("{files} texts, {declarations} declarations and directives, {instructions} instructions");
    expect_explained("texts that cannot be read, or are warned of", &wrong, &|name| {
        KNOWN_DIFFERENCES
            .iter()
            .find(|(known, reason)| *known == name && reason.contains("alias"))
            .map(|(_, reason)| *reason)
    });
}

fn same_lines(before: &[String], after: &[String]) -> Option<(String, String)> {
    let none = String::new();
    let longest = before.len().max(after.len());
    let pair = |at| (before.get(at).unwrap_or(&none).clone(), after.get(at).unwrap_or(&none).clone());
    (0..longest).map(pair).find(|(a, b)| a != b)
}

/// Returns the instructions of a text without their comments.
fn instructions(text: &str) -> Vec<&str> {
    let code = |line: &'_ str| -> usize { line.find("//").unwrap_or(line.len()) };
    text.lines().map(|line| line[..code(line)].trim_end()).filter(|line| line.starts_with("    ")).collect()
}

#[test]
fn instructions_have_the_blanks_of_the_vendors_printer() {
    let (mut lines, mut wrong) = (0, Vec::new());
    for file in texts().into_iter().filter(|file| known_difference(&file.name).is_none()) {
        // Inline assembler text was written by a person.
        if file.name.contains(".inline") {
            continue;
        }
        let formatted = format(source_of(&file), &parse_options_of(&file));
        let (before, after) = (instructions(source_of(&file)), instructions(&formatted.text));
        lines += before.len();
        let differs = before.iter().zip(&after).find(|(a, b)| a != b && fold_lines(a) == fold_lines(b));
        wrong.extend(differs.map(|(a, b)| (file.name.clone(), std::format!("\n{a}\n{b}"))));
    }
    println!("{lines} instructions have the same blanks");
    expect_explained("instructions with other blanks", &wrong, &|_| None);
}

#[test]
fn printing_gives_back_the_lines_that_were_read() {
    let (mut files, mut lines, mut wrong) = (0, 0, Vec::new());
    for file in texts() {
        let options = ParseOptions { state_names: true, ..parse_options_of(&file) };
        let parsed = parse(source_of(&file), &options);
        let printed = print(
            &parsed.module,
            &PrintOptions { version: Some(parsed.version), platform: options.platform, ..PrintOptions::default() },
        );
        let mut before = fold_lines(source_of(&file));
        before.retain(|line| !line.starts_with(".funcdecl") && !line.starts_with('{') && !line.starts_with('}'));
        let mut after = fold_lines(&printed.text);
        // The printer groups declarations by class at the beginning. Everything else keeps its
        // order.
        before.sort_by_key(|line| (!is_declaration(line), is_declaration(line).then(|| line.clone())));
        after.sort_by_key(|line| (!is_declaration(line), is_declaration(line).then(|| line.clone())));
        files += 1;
        lines += before.len();
        wrong.extend(same_lines(&before, &after).map(|(a, b)| (file.name.clone(), format!("\n  {a}\n  {b}"))));
    }
    println!("{files} texts, {lines} lines, {} texts come back otherwise", wrong.len());
    expect_explained("texts that come back otherwise", &wrong, &known_difference);
}

#[test]
fn formatting_keeps_every_line() {
    let (mut files, mut lines, mut wrong) = (0, 0, Vec::new());
    for file in texts() {
        let formatted = format(source_of(&file), &parse_options_of(&file));
        let (before, after) = (fold_lines(source_of(&file)), fold_lines(&formatted.text));
        files += 1;
        lines += before.len();
        wrong.extend(same_lines(&before, &after).map(|(a, b)| (file.name.clone(), format!("\n  {a}\n  {b}"))));
        // Formatting takes as long as parsing, so only every eighth file is formatted twice.
        if files % 8 == 0 {
            let again = format(&formatted.text, &parse_options_of(&file));
            assert_eq!(again.text, formatted.text, "{}: formatting twice", file.name);
        }
        let comments = |text: &str| text.matches("//").count();
        assert_eq!(comments(&formatted.text), comments(source_of(&file)), "{}: comments stay", file.name);
    }
    println!("{files} texts, {lines} lines, {} texts have other spellings", wrong.len());
    expect_explained("lines that formatting loses or changes", &wrong, &known_difference);
}

/// Returns the text that an object file was assembled from.
fn source_text_of(file: &File) -> String {
    file.name.trim_end_matches(".isa").trim_end_matches(".v41").to_owned() + ".visaasm"
}

#[test]
fn texts_become_the_bytes_of_the_vendors_assembler() {
    let texts: BTreeMap<String, File> = texts().into_iter().map(|file| (file.name.clone(), file)).collect();
    let (mut pairs, mut bytes, mut wrong, mut alone) = (0, 0, Vec::new(), 0);
    for file in object_files() {
        let name = source_text_of(&file);
        let hand = || file.name.strip_prefix("hand/").map(|name| name.split_once('/').unwrap_or_default().1);
        let text = texts.get(&name).or_else(|| {
            let name = hand()?.trim_end_matches(".isa").trim_end_matches(".v41");
            texts.get(&format!("kernels/asm/{name}.visaasm"))
        });
        let Some(text) = text else {
            alone += 1;
            continue;
        };
        let module = Module::open(&file.bytes).expect("the file can be opened");
        let options = ParseOptions {
            version: Some(module.version()),
            platform: platform_of(&file.name),
            text_version: Some(module.version()),
            slipped_labels: module.version() == Version::new(4, 1),
            ..ParseOptions::default()
        };
        let parsed = parse(source_of(text), &options);
        pairs += 1;
        bytes += file.bytes.len();
        let made = with_binaries(parsed.module.clone(), &module.edit().expect("the file can be read"))
            .to_bytes()
            .unwrap_or_default();
        if made != file.bytes {
            let made = with_binaries(parsed.module, &module.edit().expect("the file can be read"));
            wrong.push((file.name.clone(), describe_difference(&file, &made)));
        }
    }
    println!("{pairs} pairs, {bytes} bytes, {} differ, {alone} object files without their text", wrong.len());
    expect_explained("texts that become other bytes", &wrong, &|name| {
        let listed = ASSEMBLED_DIFFERENTLY.iter().find(|(known, _)| *known == name);
        let (_, difference) = wrong.iter().find(|(known, _)| known == name)?;
        let mut kinds = KINDS_ASSEMBLED_DIFFERENTLY.iter();
        let kind = || kinds.find(|(kind, _)| difference.strip_prefix(kind).is_some_and(|rest| rest.starts_with(" at")));
        listed.or_else(kind).map(|(_, reason)| *reason)
    });
}

/// Files whose bytes differ from those of the vendor's assembler, with the reason.
const ASSEMBLED_DIFFERENTLY: &[(&str, &str)] = &[
    ("hand/skl/asm_switchjmp.isa", SWITCHJMP),
    ("igc-1.0.12504/skl/vc_switch.isa", SWITCHJMP),
    ("igc-2.40.14/tgllp/vc_linear_filter.isa", NUM_GRF),
    ("igc-2.40.14/tgllp/vc_media.isa", NUM_GRF),
    ("igc-2.40.14/tgllp/vc_oword.isa", NUM_GRF),
];
const SWITCHJMP: &str = "the vendor's writer of version 3.6 garbles SWITCHJMP";

/// Instructions that the vendor's assembler encodes differently from its text, with the reason.
const KINDS_ASSEMBLED_DIFFERENTLY: &[(&str, &str)] = &[
    ("MOV", "the assembler takes M1_NM for the mask of a copy of a predicate"),
    ("GATHER", "the assembler drops `.mod`"),
    ("NBARRIER", "the assembler repeats the number of the barrier where a wait has no count"),
    ("LSC_UNTYPED", "the assembler puts offsets between the operands of block2d and drops the last two"),
    ("3D_SAMPLE4", "the assembler takes the channel R of sample4_po for G"),
];

/// Copies the compiled binaries of another module, because text does not contain them.
fn with_binaries(mut module: ModuleBuf, from: &ModuleBuf) -> ModuleBuf {
    for (object, from) in module.objects.iter_mut().zip(&from.objects) {
        object.position = from.position;
        if let (KindBuf::Kernel { binaries, .. }, KindBuf::Kernel { binaries: theirs, .. }) =
            (&mut object.kind, &from.kind)
        {
            binaries.clone_from(theirs);
        }
    }
    module
}

/// Describes the first difference between a module and an object file: in code, with the name of
/// the instruction.
fn describe_difference(file: &File, made: &ModuleBuf) -> String {
    let theirs = Module::open(&file.bytes).and_then(|module| module.edit()).expect("the file can be read");
    let mut out = String::new();
    for (a, b) in theirs.objects.iter().zip(&made.objects) {
        let at = a.code.iter().zip(&b.code).position(|(a, b)| a != b).unwrap_or(a.code.len().min(b.code.len()));
        let instructions = Instructions::new(&a.code, theirs.version).with_offsets().filter_map(Result::ok);
        let found = instructions.take_while(|(offset, _)| *offset <= at).last();
        if let Some((offset, inst)) = found.filter(|_| a.code != b.code) {
            let mine = Instructions::new(&b.code[offset.min(b.code.len())..], theirs.version).next();
            out += &format!("{} at byte {at:#x} of the code:\n  {inst:?}\n  {mine:?}", inst.kind());
        }
        let strings = |o: &openvisa::ObjectBuf| o.strings.iter().map(|s| s.to_string()).collect::<Vec<_>>();
        if let Some((a, b)) = same_lines(&strings(a), &strings(b)) {
            out += &format!("\n  string {a:?}, here {b:?}");
        }
        if a.variables != b.variables {
            out += &format!("\n  variables {:?}\n  here      {:?}", a.variables, b.variables);
        }
        if a.labels != b.labels {
            out += &format!("\n  labels {:?}\n  here   {:?}", a.labels, b.labels);
        }
        if a.attributes != b.attributes {
            out += &format!("\n  attributes {:?}\n  here       {:?}", a.attributes, b.attributes);
        }
        let rest = |o: &openvisa::ObjectBuf| {
            (o.kind.clone(), o.samplers.clone(), o.surfaces.clone(), o.addresses.clone(), o.predicates.clone())
        };
        if rest(a) != rest(b) {
            out += "\n  other tables differ";
        }
    }
    out
}

#[test]
fn bytes_become_the_text_of_the_vendors_printer() {
    let texts: BTreeMap<String, File> = texts().into_iter().map(|file| (file.name.clone(), file)).collect();
    let (mut pairs, mut lines, mut suffixes, mut wrong) = (0, 0, 0, Vec::new());
    for file in object_files() {
        let Some(text) = texts.get(&(file.name.trim_end_matches(".isa").to_owned() + ".roundtrip.visaasm")) else {
            continue;
        };
        let module = Module::open(&file.bytes).and_then(|module| module.edit()).expect("the file can be read");
        let printed = print(&module, &PrintOptions { platform: platform_of(&file.name), ..PrintOptions::default() });
        let (theirs, ours) = (number_labels(fold_lines(source_of(text))), number_labels(fold_lines(&printed.text)));
        pairs += 1;
        lines += theirs.len();
        let same = theirs.iter().zip(&ours).map(|(theirs, ours)| {
            // The printer of version 4.1 shows a missing suffix as `.aligned`; the printer in the
            // compilers omits it.
            let plain = theirs.replacen(".aligned", "", 1);
            let other = theirs.starts_with("svm_block_") && plain == *ours;
            suffixes += usize::from(other);
            if other { ours.clone() } else { theirs.clone() }
        });
        let mut seen: Vec<String> = same.collect();
        seen.extend(theirs.get(seen.len()..).unwrap_or_default().iter().cloned());
        wrong.extend(same_lines(&seen, &ours).map(|(a, b)| (file.name.clone(), format!("\n  {a}\n  {b}"))));
    }
    println!(
        "{pairs} pairs, {lines} lines, {suffixes} of them `svm_block_*.aligned`, {} pairs differ otherwise",
        wrong.len()
    );
    expect_explained("bytes that become other texts", &wrong, &|name| {
        PRINTED_DIFFERENTLY.iter().find(|(known, _)| *known == name).map(|(_, reason)| *reason)
    });
}

/// Files that the vendor's printer prints differently, with the reason.
const PRINTED_DIFFERENTLY: &[(&str, &str)] = &[
    (
        "hand/dg2/asm_sampler.isa",
        "the vendor's printer shows the channel of sample4_po otherwise than its reader reads it",
    ),
    ("igc-2.40.14/tgllp/vc_linear_filter.isa", NUM_GRF),
    ("igc-2.40.14/tgllp/vc_media.isa", NUM_GRF),
    ("igc-2.40.14/tgllp/vc_oword.isa", NUM_GRF),
];
const NUM_GRF: &str = "the tools of version 3.6 do not know that NumGRF is a number";

/// Numbers labels by their order of definition, because the vendor's printer appends new suffixes.
fn number_labels(lines: Vec<String>) -> Vec<String> {
    let mut names: BTreeMap<String, String> = BTreeMap::new();
    for line in &lines {
        if let Some(name) = line.strip_suffix(':').filter(|name| !name.contains(' ')) {
            let next = format!("label{}", names.len());
            names.entry(name.to_owned()).or_insert(next);
        }
    }
    let rename = |line: String| {
        let word = |c: char| c.is_ascii_alphanumeric() || c == '_';
        let (mut out, mut rest) = (String::new(), line.as_str());
        while !rest.is_empty() {
            let length = rest.find(|c| !word(c)).unwrap_or(rest.len());
            let (name, after) = rest.split_at(length);
            let suffix = out.ends_with('.');
            out += names.get(name).filter(|_| !suffix).map_or(name, String::as_str);
            let mark = after.chars().next().map_or(0, char::len_utf8);
            out += &after[..mark];
            rest = &after[mark..];
        }
        out
    };
    lines.into_iter().map(rename).collect()
}

#[test]
fn a_version_without_an_object_format_becomes_the_newest_one() {
    let source = ".version 4.2\n.kernel \"k\"\n.function \"main\"\nmain:\n";
    let parsed = parse(source, &ParseOptions::default());
    assert_eq!(parsed.module.version, Version::new(4, 2));
    assert_eq!(parsed.object_module(source).unwrap().version, Version::new(4, 1));
}

#[test]
fn operands_know_the_sizes_of_what_is_declared() {
    let text = |operands: &str| {
        let source = format!(
            ".version 4.1\n.kernel \"k\"\n.decl V32 v_type=G type=ud num_elts=24 align=GRF\n\
             .kernel_attr SimdSize=16\n.function \"main\"\nmain:\n    mov (M1, 8) {operands}\n    ret (M1, 1)\n"
        );
        let options = ParseOptions { platform: Some(openvisa::isa::Platform::Pvc), ..ParseOptions::default() };
        let parsed = parse(&source, &options);
        assert!(parsed.is_ok(), "{:?}", parsed.diagnostics);
        parsed.module
    };
    let plain = text("V32(0,4)<1> 0x60:ud");
    assert_eq!(text("V32(0,%sizeof(GRF) / %DispatchSimd)<1> %sizeof(V32):ud"), plain);
    assert_eq!(text("V32(0,4)<1> (%sizeof V32):ud"), plain);
}
