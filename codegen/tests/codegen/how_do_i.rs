//! Follows each section of `docs/how-do-i.md` literally in a copy of the specification, and
//! compares what is printed with what the page says.
//!
//! A fence `sh` has commands, `diff FILE` edits of a file, and `text` what the commands since the
//! last such fence print. In it, `…` is any part of a line, and alone any number of lines.
//! `UPDATE=1 cargo test -p openvisa-codegen --test codegen how_do_i` writes the fences `text`
//! again.

use crate::material::{read, run};
use crate::new_instruction::make_folder;
use std::path::{Path, PathBuf};

/// A fenced block of the page.
struct Fence {
    info: String,
    body: String,
    /// Byte range of the body in the page.
    range: std::ops::Range<usize>,
}

fn page_path() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/how-do-i.md")
}

/// Splits a page into its sections, each with its heading and its fences.
fn sections(page: &str) -> Vec<(String, Vec<Fence>)> {
    let mut sections: Vec<(String, Vec<Fence>)> = vec![("the beginning".to_owned(), Vec::new())];
    let (mut open, mut at): (Option<Fence>, usize) = (None, 0);
    for line in page.split_inclusive('\n') {
        let end = at + line.len();
        match open.as_mut() {
            Some(_) if line == "```\n" => {
                let fence = open.take().expect("a fence is open");
                sections.last_mut().expect("there is a section").1.push(fence);
            }
            Some(fence) => {
                fence.body += line;
                fence.range.end = end;
            }
            None => {
                if let Some(heading) = line.strip_prefix("## ") {
                    sections.push((heading.trim().to_owned(), Vec::new()));
                }
                let info = line.strip_prefix("```").map(|info| info.trim().to_owned());
                open = info.map(|info| Fence { info, body: String::new(), range: end..end });
            }
        }
        at = end;
    }
    sections
}

/// Splits a command line into words. Double quotes join words.
fn words(line: &str) -> Vec<String> {
    let parts = line.split('"').enumerate();
    parts
        .flat_map(|(at, part)| match at % 2 {
            0 => part.split_whitespace().map(str::to_owned).collect(),
            _ => vec![part.to_owned()],
        })
        .collect()
}

/// Copies a folder with its folders.
fn copy(from: &Path, to: &Path) {
    std::fs::create_dir_all(to).expect("the folder can be made");
    for entry in std::fs::read_dir(from).expect("the folder can be read") {
        let path = entry.expect("the folder can be read").path();
        let target = to.join(path.file_name().expect("files have names"));
        match path.is_dir() {
            true => copy(&path, &target),
            false => _ = std::fs::copy(&path, &target).expect("the file can be copied"),
        }
    }
}

/// Runs a command in a folder, and returns what it prints. Paths begin with one of these words.
fn execute(dir: &Path, line: &str) -> String {
    let path = |word: &String| match word.split('/').next() {
        Some("specs" | "before" | "isa") => dir.join(word).display().to_string(),
        _ => word.clone(),
    };
    let words: Vec<String> = words(line).iter().map(path).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    match words.as_slice() {
        ["cp", "-r", from, to] => copy(Path::new(from), Path::new(to)),
        ["rm", file] => std::fs::remove_file(file).expect("the file is there"),
        ["visa-codegen", arguments @ ..] => {
            let shown = run(arguments);
            return (shown.out + &shown.err).replace(&format!("{}/", dir.display()), "");
        }
        _ => panic!("unknown command: {line}"),
    }
    String::new()
}

/// Applies the edits of a fence. A blank line separates edits; their lines begin with `-`, `+` or a
/// blank, and those without `+` must be in the file, in this order.
fn edit(file: &Path, edits: &str) {
    let mut text = read(file);
    for edit in edits.split("\n\n") {
        let lines = |marks: [char; 2]| -> String {
            let of = |line: &str| line.strip_prefix(marks).map(|rest| format!("{rest}\n"));
            edit.lines().filter_map(of).collect()
        };
        let (from, to) = (lines([' ', '-']), lines([' ', '+']));
        assert_eq!(text.matches(&from).count(), 1, "{}: {from}", file.display());
        text = text.replacen(&from, &to, 1);
    }
    std::fs::write(file, text).expect("the file can be written");
}

/// Returns whether the lines of an output are those of the page.
fn agree(expected: &[&str], found: &[&str]) -> bool {
    match (expected, found) {
        ([], []) => true,
        (["…", rest @ ..], _) => (0..=found.len()).any(|skipped| agree(rest, &found[skipped..])),
        ([first, expected @ ..], [line, found @ ..]) => fits(first, line) && agree(expected, found),
        _ => false,
    }
}

/// Returns whether a line is that of the page, in which `…` is any text.
fn fits(expected: &str, line: &str) -> bool {
    let Some((before, after)) = expected.split_once('…') else { return expected == line };
    line.strip_prefix(before).is_some_and(|rest| {
        rest.char_indices().map(|(at, _)| at).chain([rest.len()]).any(|at| fits(after, &rest[at..]))
    })
}

#[test]
fn each_section_prints_what_it_says() {
    let page = read(&page_path());
    let [(_, setup), sections @ ..] = &sections(&page)[..] else { panic!("the page has sections") };
    assert!(sections.len() >= 7, "{}", sections.len());
    // The beginning of the page is the same for each section.
    let base = make_folder("how-do-i");
    for line in setup.iter().filter(|fence| fence.info == "sh").flat_map(|fence| fence.body.lines()) {
        execute(&base, line);
    }
    let (mut wrong, mut updates) = (Vec::new(), Vec::new());
    for (number, (heading, fences)) in sections.iter().enumerate() {
        let dir = base.with_file_name(format!("how-do-i-{number}"));
        let _ = std::fs::remove_dir_all(&dir);
        copy(&base, &dir);
        let mut printed = String::new();
        for fence in fences {
            match fence.info.split_once(' ') {
                None if fence.info == "sh" => fence.body.lines().for_each(|line| printed += &execute(&dir, line)),
                None if fence.info == "text" => {
                    let (expected, found): (Vec<_>, Vec<_>) = (fence.body.lines().collect(), printed.lines().collect());
                    if !agree(&expected, &found) {
                        wrong.push(format!("{heading}: expected\n{}\nfound\n{printed}", fence.body));
                        updates.push((fence.range.clone(), printed.clone()));
                    }
                    printed.clear();
                }
                Some(("diff", file)) => edit(&dir.join(file), &fence.body),
                _ => panic!("{heading}: unknown fence `{}`", fence.info),
            }
        }
        assert!(printed.is_empty(), "{heading}: the page does not say what is printed:\n{printed}");
    }
    if std::env::var_os("UPDATE").is_some() {
        let text = updates.into_iter().rev().fold(page.clone(), |mut text, (range, printed)| {
            text.replace_range(range, &printed);
            text
        });
        std::fs::write(page_path(), text).expect("the page can be written");
    } else {
        assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    }
}
