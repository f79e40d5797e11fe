//! Assembler text: read, printed, formatted, and held against what the vendor's tools wrote.

mod support;

use openvisa::isa::{Enumeration, Instructions, Platform};
use openvisa::module::KindBuf;
use openvisa::text::{ParseOptions, PrintOptions, format, parse, print};
use openvisa::{Module, ModuleBuf, Version};
use std::collections::BTreeMap;
use support::{File, corpus, texts};

/// A text without comments, blanks at the ends of lines and empty lines; runs of blanks are one.
fn folded(text: &str) -> Vec<String> {
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

/// Texts that people wrote, in other spellings than the printer's: decimal numbers, lists without blanks, unused digits.
const BY_HAND: &str = "kernels/asm/";

/// Files that come back otherwise, and why.
const OTHERWISE: &[(&str, &str)] = &[
    ("igc-2.40.14/tgllp/image_rw.count.visaasm", "an alias of %null is none in an object file"),
    ("kernels/asm/asm_sampler.visaasm", "samplers are printed by number, and the first declared one is S0"),
];

/// Prints what differs, and fails if that is more than what is expected.
fn expect(what: &str, wrong: &[(String, String)], explained: &dyn Fn(&str) -> Option<&'static str>) {
    let mut left = Vec::new();
    for (name, difference) in wrong {
        match explained(name) {
            Some(reason) => println!("  {name}: {reason}"),
            None => left.push(format!("{name}: {difference}")),
        }
    }
    assert!(left.is_empty(), "{what}: {} without a reason:\n{}", left.len(), left[..left.len().min(40)].join("\n"));
}

fn otherwise(name: &str) -> Option<&'static str> {
    let listed = OTHERWISE.iter().find(|(known, _)| *known == name).map(|(_, reason)| *reason);
    listed.or_else(|| name.starts_with(BY_HAND).then_some("written by hand, in other spellings"))
}

fn source(file: &File) -> &str {
    std::str::from_utf8(&file.bytes).expect("texts are UTF-8")
}

/// The platform of a file of the corpus, by its folder.
fn platform(name: &str) -> Option<Platform> {
    name.split('/').rev().find_map(|folder| {
        let names = match folder {
            "bmg" | "lnl" => "XE2",
            "ptl" => "XE3",
            other => other,
        };
        Platform::ALL.iter().copied().find(|platform| platform.name().eq_ignore_ascii_case(names))
    })
}

fn options(file: &File) -> ParseOptions {
    ParseOptions { platform: platform(&file.name), ..ParseOptions::default() }
}

fn is_declaration(line: &str) -> bool {
    line.starts_with('.') && !line.starts_with(".function")
}

#[test]
fn every_text_is_read() {
    let (mut files, mut declarations, mut instructions, mut wrong) = (0, 0, 0, Vec::new());
    for file in texts() {
        let parsed = parse(source(&file), &options(&file));
        files += 1;
        declarations += folded(source(&file)).iter().filter(|line| is_declaration(line)).count();
        instructions += parsed.places.iter().map(|place| place.instructions.len()).sum::<usize>();
        // Compilers mean what they write, but for one.
        wrong.extend(parsed.diagnostics.first().map(|first| (file.name.clone(), first.to_string())));
    }
    println!("{files} texts, {declarations} declarations and directives, {instructions} instructions");
    expect("texts that cannot be read, or are warned of", &wrong, &|name| {
        OTHERWISE.iter().find(|(known, reason)| *known == name && reason.contains("alias")).map(|(_, reason)| *reason)
    });
}

fn same_lines(before: &[String], after: &[String]) -> Option<(String, String)> {
    let none = String::new();
    let longest = before.len().max(after.len());
    let pair = |at| (before.get(at).unwrap_or(&none).clone(), after.get(at).unwrap_or(&none).clone());
    (0..longest).map(pair).find(|(a, b)| a != b)
}

/// The instructions of a text without their comments.
fn instructions(text: &str) -> Vec<&str> {
    let code = |line: &'_ str| -> usize { line.find("//").unwrap_or(line.len()) };
    text.lines().map(|line| line[..code(line)].trim_end()).filter(|line| line.starts_with("    ")).collect()
}

#[test]
fn instructions_have_the_blanks_of_the_vendors_printer() {
    let (mut lines, mut wrong) = (0, Vec::new());
    for file in texts().into_iter().filter(|file| otherwise(&file.name).is_none()) {
        // What stands in the middle of a text of inline assembler, a person wrote.
        if file.name.contains(".inline") {
            continue;
        }
        let formatted = format(source(&file), &options(&file));
        let (before, after) = (instructions(source(&file)), instructions(&formatted.text));
        lines += before.len();
        let differs = before.iter().zip(&after).find(|(a, b)| a != b && folded(a) == folded(b));
        wrong.extend(differs.map(|(a, b)| (file.name.clone(), std::format!("\n{a}\n{b}"))));
    }
    println!("{lines} instructions have the same blanks");
    expect("instructions with other blanks", &wrong, &|_| None);
}

#[test]
fn printing_gives_back_the_lines_that_were_read() {
    let (mut files, mut lines, mut wrong) = (0, 0, Vec::new());
    for file in texts() {
        let options = ParseOptions { state_names: true, ..options(&file) };
        let parsed = parse(source(&file), &options);
        let printed = print(
            &parsed.module,
            &PrintOptions { version: Some(parsed.version), platform: options.platform, ..PrintOptions::default() },
        );
        let mut before = folded(source(&file));
        before.retain(|line| !line.starts_with(".funcdecl") && !line.starts_with('{') && !line.starts_with('}'));
        let mut after = folded(&printed.text);
        // Declarations come first, and those of a class together. The order of all else stays.
        before.sort_by_key(|line| (!is_declaration(line), is_declaration(line).then(|| line.clone())));
        after.sort_by_key(|line| (!is_declaration(line), is_declaration(line).then(|| line.clone())));
        files += 1;
        lines += before.len();
        wrong.extend(same_lines(&before, &after).map(|(a, b)| (file.name.clone(), format!("\n  {a}\n  {b}"))));
    }
    println!("{files} texts, {lines} lines, {} texts come back otherwise", wrong.len());
    expect("texts that come back otherwise", &wrong, &otherwise);
}

#[test]
fn formatting_keeps_every_line() {
    let (mut files, mut lines, mut wrong) = (0, 0, Vec::new());
    for file in texts() {
        let formatted = format(source(&file), &options(&file));
        let (before, after) = (folded(source(&file)), folded(&formatted.text));
        files += 1;
        lines += before.len();
        wrong.extend(same_lines(&before, &after).map(|(a, b)| (file.name.clone(), format!("\n  {a}\n  {b}"))));
        // Formatting is as slow as reading, so not every file is formatted twice.
        if files % 8 == 0 {
            let again = format(&formatted.text, &options(&file));
            assert_eq!(again.text, formatted.text, "{}: formatting twice", file.name);
        }
        let comments = |text: &str| text.matches("//").count();
        assert_eq!(comments(&formatted.text), comments(source(&file)), "{}: comments stay", file.name);
    }
    println!("{files} texts, {lines} lines, {} texts have other spellings", wrong.len());
    expect("lines that formatting loses or changes", &wrong, &otherwise);
}

/// The text that an object file was made from.
fn origin(file: &File) -> String {
    file.name.trim_end_matches(".isa").trim_end_matches(".v41").to_owned() + ".visaasm"
}

#[test]
fn texts_become_the_bytes_of_the_vendors_assembler() {
    let texts: BTreeMap<String, File> = texts().into_iter().map(|file| (file.name.clone(), file)).collect();
    let (mut pairs, mut bytes, mut wrong, mut alone) = (0, 0, Vec::new(), 0);
    for file in corpus() {
        let name = origin(&file);
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
            platform: platform(&file.name),
            text_version: Some(module.version()),
            slipped_labels: module.version() == Version::new(4, 1),
            ..ParseOptions::default()
        };
        let parsed = parse(source(text), &options);
        pairs += 1;
        bytes += file.bytes.len();
        let made = with_binaries(parsed.module.clone(), &module.edit().expect("the file can be read"))
            .to_bytes()
            .unwrap_or_default();
        if made != file.bytes {
            let made = with_binaries(parsed.module, &module.edit().expect("the file can be read"));
            wrong.push((file.name.clone(), difference(&file, &made)));
        }
    }
    println!("{pairs} pairs, {bytes} bytes, {} differ, {alone} object files without their text", wrong.len());
    expect("texts that become other bytes", &wrong, &|name| {
        let listed = NOT_AS_ASSEMBLED.iter().find(|(known, _)| *known == name);
        let (_, difference) = wrong.iter().find(|(known, _)| known == name)?;
        let mut kinds = KINDS_NOT_AS_ASSEMBLED.iter();
        let kind = || kinds.find(|(kind, _)| difference.strip_prefix(kind).is_some_and(|rest| rest.starts_with(" at")));
        listed.or_else(kind).map(|(_, reason)| *reason)
    });
}

/// Files whose bytes are not those that the vendor's assembler wrote, and why.
const NOT_AS_ASSEMBLED: &[(&str, &str)] = &[
    ("hand/skl/asm_switchjmp.isa", SWITCHJMP),
    ("igc-1.0.12504/skl/vc_switch.isa", SWITCHJMP),
    ("igc-2.40.14/tgllp/vc_linear_filter.isa", NUM_GRF),
    ("igc-2.40.14/tgllp/vc_media.isa", NUM_GRF),
    ("igc-2.40.14/tgllp/vc_oword.isa", NUM_GRF),
];
const SWITCHJMP: &str = "the vendor's writer of version 3.6 garbles SWITCHJMP";

/// Instructions that the vendor's assembler writes otherwise than its text says.
const KINDS_NOT_AS_ASSEMBLED: &[(&str, &str)] = &[
    ("MOV", "the assembler takes M1_NM for the mask of a copy of a predicate"),
    ("GATHER", "the assembler drops `.mod`"),
    ("NBARRIER", "the assembler repeats the number of the barrier where a wait has no count"),
    ("LSC_UNTYPED", "the assembler puts offsets between the operands of block2d and drops the last two"),
    ("3D_SAMPLE4", "the assembler takes the channel R of sample4_po for G"),
];

/// The module with the compiled forms of another one: they are no part of a text.
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

/// Where the module of a text differs from that of an object file: first in the code, with the name of the instruction.
fn difference(file: &File, made: &ModuleBuf) -> String {
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
    for file in corpus() {
        let Some(text) = texts.get(&(file.name.trim_end_matches(".isa").to_owned() + ".roundtrip.visaasm")) else {
            continue;
        };
        let module = Module::open(&file.bytes).and_then(|module| module.edit()).expect("the file can be read");
        let printed = print(&module, &PrintOptions { platform: platform(&file.name), ..PrintOptions::default() });
        let (theirs, ours) = (plain_labels(folded(source(text))), plain_labels(folded(&printed.text)));
        pairs += 1;
        lines += theirs.len();
        let same = theirs.iter().zip(&ours).map(|(theirs, ours)| {
            // The printer of version 4.1 shows what its own reader made of no suffix as `.aligned`; the compilers' one shows none.
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
    expect("bytes that become other texts", &wrong, &|name| {
        NOT_AS_PRINTED.iter().find(|(known, _)| *known == name).map(|(_, reason)| *reason)
    });
}

/// Files that are printed otherwise than by the vendor's printer, and why.
const NOT_AS_PRINTED: &[(&str, &str)] = &[
    (
        "hand/dg2/asm_sampler.isa",
        "the vendor's printer shows the channel of sample4_po otherwise than its reader reads it",
    ),
    ("igc-2.40.14/tgllp/vc_linear_filter.isa", NUM_GRF),
    ("igc-2.40.14/tgllp/vc_media.isa", NUM_GRF),
    ("igc-2.40.14/tgllp/vc_oword.isa", NUM_GRF),
];
const NUM_GRF: &str = "the tools of version 3.6 do not know that NumGRF is a number";

/// The lines with each label renamed by the order in which labels stand: the vendor's printer gives them new endings.
fn plain_labels(lines: Vec<String>) -> Vec<String> {
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
