//! Tests of the documents. Recorded sessions show the real output, and commands, files and links
//! exist. For example, a fence that begins with `console` in `docs/command.md` is run and compared.

use openvisa_commands::{self as cli, Context};
use std::collections::{BTreeMap, BTreeSet};
use std::ffi::OsString;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../..")).to_owned()
}

fn read(path: &Path) -> String {
    std::fs::read_to_string(path).unwrap_or_else(|e| panic!("{}: {e}", path.display()))
}

/// Returns the documents with their paths from the root.
fn documents() -> Vec<(String, String)> {
    let mut paths = vec!["README.md".to_owned(), "CHANGELOG.md".to_owned(), "codegen/templates/README.md".to_owned()];
    for entry in std::fs::read_dir(root().join("docs")).expect("there is a folder of documents") {
        let name = entry.expect("it can be read").file_name();
        if Path::new(&name).extension().is_some_and(|ending| ending == "md") {
            paths.push(format!("docs/{}", name.display()));
        }
    }
    paths.sort();
    paths.into_iter().map(|path| (path.clone(), read(&root().join(&path)))).collect()
}

/// Returns the fences of a document that begin with a word: their line, and their content.
fn fences<'a>(text: &'a str, word: &str) -> Vec<(usize, Vec<&'a str>)> {
    let (mut fences, mut open): (Vec<(usize, Vec<&str>)>, Option<bool>) = (Vec::new(), None);
    for (number, line) in text.lines().enumerate() {
        match (open, line.trim_start().strip_prefix("```")) {
            (None, Some(rest)) => {
                open = Some(rest == word);
                if rest == word {
                    fences.push((number + 1, Vec::new()));
                }
            }
            (Some(_), Some(_)) => open = None,
            (Some(true), None) => fences.last_mut().expect("it was begun").1.push(line),
            _ => {}
        }
    }
    fences
}

/// Splits a command line at blanks outside of quotes.
fn words(line: &str) -> Vec<String> {
    let (mut words, mut quote) = (vec![String::new()], None);
    for c in line.chars() {
        match (c, quote) {
            (' ', None) => words.push(String::new()),
            ('"' | '\'', None) => quote = Some(c),
            (_, Some(end)) if c == end => quote = None,
            _ => words.last_mut().expect("there is a word").push(c),
        }
    }
    words.retain(|word| !word.is_empty());
    words
}

/// Returns whether lines match a recording. `...` stands for any lines, `…` for any text in a line.
fn as_recorded(recorded: &[&str], lines: &[&str]) -> bool {
    let Some((first, rest)) = recorded.split_first() else { return lines.is_empty() };
    if *first == "..." {
        return (0..=lines.len()).any(|skipped| as_recorded(rest, &lines[skipped..]));
    }
    let Some((line, others)) = lines.split_first() else { return false };
    let same = match first.split_once('…') {
        Some((before, after)) => {
            line.len() >= before.len() + after.len() && line.starts_with(before) && line.ends_with(after)
        }
        None => first == line,
    };
    same && as_recorded(rest, others)
}

/// Returns what the command prints to both streams, as on a terminal.
fn print_command(args: impl Iterator<Item = OsString>, color: bool) -> String {
    let (mut out, mut err, input) = (Vec::new(), Vec::new(), &mut std::io::empty());
    cli::run(args, &mut Context { color, err_color: color, ..Context::plain(input, &mut out, &mut err) });
    String::from_utf8_lossy(&out).into_owned() + &String::from_utf8_lossy(&err)
}

/// Returns the names in backticks in the first cells of the tables of a text.
fn names_in_first_cells(text: &str) -> BTreeSet<&str> {
    let lines = text.lines().map(|line| line.trim_start_matches(['/', '!', ' ']));
    let cells = lines.filter_map(|line| line.strip_prefix("| ")?.split(" | ").next());
    cells.flat_map(|cell| cell.split('`').skip(1).step_by(2)).collect()
}

#[test]
fn the_table_of_the_simulator_has_each_module() {
    let library = read(&root().join("crates/sim/src/lib.rs"));
    let lines: Vec<_> = library.lines().collect();
    let is_for_tests = |index: usize| index > 0 && lines[index - 1] == "#[cfg(test)]";
    let modules = lines.iter().enumerate().filter_map(|(index, line)| {
        let name = line.strip_prefix("pub ").unwrap_or(line).strip_prefix("mod ")?.strip_suffix(';')?;
        (!is_for_tests(index)).then_some(name)
    });
    let modules: BTreeSet<_> = modules.collect();
    let (_, tables) = library.split_once("//! # Stages and modules").expect("there are tables of modules");
    let (tables, _) = tables.split_once("//! # ").expect("there is another section");
    assert_eq!(names_in_first_cells(tables), modules);
}

#[test]
fn the_layout_in_the_readme_has_each_folder() {
    let readme = read(&root().join("README.md"));
    let (_, layout) = readme.split_once("## Repository layout").expect("there is a layout");
    let layout = layout.split("\n## ").next().unwrap_or_default();
    let ignored = read(&root().join(".gitignore"));
    let is_ignored = |name: &str| ignored.lines().any(|line| line.trim_matches('/') == name);
    let mut folders = BTreeSet::new();
    for entry in std::fs::read_dir(root()).expect("the root is there") {
        let entry = entry.expect("it can be read");
        let name = entry.file_name().display().to_string();
        if entry.path().is_dir() && !name.starts_with('.') && !is_ignored(&name) {
            folders.insert(name + "/");
        }
    }
    let named = names_in_first_cells(layout).into_iter().filter(|name| name.ends_with('/'));
    assert_eq!(named.map(str::to_owned).collect::<BTreeSet<_>>(), folders);
}

#[test]
fn recordings_show_what_the_command_prints() {
    // Recorded paths are relative to the root. Both tests of the program that use relative
    // paths change to the same folder.
    std::env::set_current_dir(root()).expect("the root is a folder");
    let mut commands = 0;
    for (path, text) in documents() {
        for (line, recording) in fences(&text, "console") {
            let mut steps: Vec<(&str, Vec<&str>)> = Vec::new();
            for line in recording {
                match line.strip_prefix("$ ") {
                    Some(command) => steps.push((command, Vec::new())),
                    None => steps.last_mut().expect("a recording begins with a command").1.push(line),
                }
            }
            for (command, recorded) in steps {
                let words = words(command);
                assert_eq!(words[0], "visa", "{path}:{line}: {command}");
                let shown = print_command(words[1..].iter().map(OsString::from), false);
                let lines: Vec<&str> = shown.lines().collect();
                assert!(as_recorded(&recorded, &lines), "{path}:{line}: `{command}` now prints\n{shown}");
                commands += 1;
            }
        }
    }
    println!("{commands} commands");
    assert!(commands >= 4);
}

/// Draws the picture of the README: commands, and what they print on a terminal with colours.
fn draw_terminal(commands: &[&[&str]]) -> String {
    let mut shown = String::new();
    for args in commands {
        let quoted = args.iter().map(|arg| if arg.contains(' ') { format!("\"{arg}\"") } else { (*arg).to_owned() });
        shown.push_str(&format!("$ visa {}\n", quoted.collect::<Vec<_>>().join(" ")));
        shown.push_str(&print_command(args.iter().map(OsString::from), true));
        shown.push('\n');
    }
    anstyle_svg::Term::new().render_svg(shown.trim_end()) + "\n"
}

#[test]
fn the_picture_of_the_readme_shows_what_the_command_prints() {
    std::env::set_current_dir(root()).expect("the root is a folder");
    let drawn = draw_terminal(&[&["lint", "examples/mistakes/scale.cl"], &["explain", "6c 05 01 80 02 00"]]);
    let path = root().join("docs/images/terminal.svg");
    if std::env::var_os("UPDATE").is_some() {
        std::fs::write(&path, &drawn).expect("the picture is written");
    }
    assert!(read(&path) == drawn, "UPDATE=1 cargo test -p openvisa-cli --test command the_picture draws it anew");
}

/// Returns what the code of a page needs, in the words of the table of forms, and the number of its
/// forms.
fn need_of_page(page: &serde_json::Value) -> (String, usize) {
    let evaluation = &page["evaluation"];
    if let Some(lines) = evaluation["lines"].as_array() {
        let memory: Vec<_> = lines.iter().filter_map(|line| line["memory"].as_array()).flatten().collect();
        let need = match memory.is_empty() {
            true => "registers",
            false if memory.iter().any(|memory| memory["image"].is_string()) => "registers and images",
            false => "registers and memory",
        };
        return (need.to_owned(), lines.len());
    }
    let need = match evaluation["reason"].as_str() {
        None => "nothing: there is no effect at run time",
        Some(reason) if reason.starts_with("its meaning is not public") => "a public meaning",
        Some(reason) => match reason.split_once(", which needs ") {
            Some((_, need)) => need,
            None => "a kind of operand that forms do not have",
        },
    };
    (need.to_owned(), 0)
}

#[test]
fn the_table_of_forms_counts_the_pages_of_the_specification() {
    let specification: serde_json::Value = serde_json::from_str(cli::specification_json()).expect("it is JSON");
    let mut counts: BTreeMap<String, (usize, usize)> = BTreeMap::new();
    for page in specification["instructions"].as_array().expect("a list of pages") {
        let (need, forms) = need_of_page(page);
        let mut properties = page["properties"].as_array().into_iter().flatten();
        let is_opaque = properties.any(|property| property[0] == "Opaque");
        assert_eq!(need == "a public meaning", is_opaque, "{}", page["name"]);
        let count = counts.entry(need).or_default();
        *count = (count.0 + 1, count.1 + forms);
    }
    let text = read(&root().join("docs/testing.md"));
    let (_, section) = text.split_once("## Forms of pages").expect("the document has the section");
    let section = section.split("\n## ").next().unwrap_or_default();
    let rows: Vec<&str> = section.lines().filter(|line| line.starts_with("| ")).collect();
    let expected = counts.iter().map(|(need, (pages, forms))| match forms {
        0 => format!("| {need} | {pages} | |"),
        _ => format!("| {need} | {pages} | {forms} |"),
    });
    for row in expected {
        assert!(rows.contains(&row.as_str()), "docs/testing.md lacks the row `{row}`");
    }
    assert_eq!(rows.len(), counts.len() + 2, "the table has further rows");
}

/// Returns the commands in a document: lines of shell fences, and code in the text.
fn commands(text: &str) -> Vec<String> {
    let mut found: Vec<String> =
        fences(text, "sh").into_iter().flat_map(|(_, lines)| lines).map(str::to_owned).collect();
    let mut fenced = false;
    for line in text.lines() {
        fenced ^= line.trim_start().starts_with("```");
        if !fenced {
            found.extend(line.split('`').skip(1).step_by(2).map(str::to_owned));
        }
    }
    found
}

#[test]
fn documented_commands_exist() {
    let help = |args: &[&str]| {
        let (mut out, mut err) = (Vec::new(), Vec::new());
        let args = args.iter().map(OsString::from);
        let input = &mut std::io::empty();
        let status = cli::run(args, &mut Context::plain(input, &mut out, &mut err));
        (status == cli::ExitStatus::Success).then(|| String::from_utf8_lossy(&out).into_owned())
    };
    let mut named = 0;
    for (path, text) in documents() {
        for command in commands(&text) {
            let words: Vec<&str> = command.split_whitespace().collect();
            let options = || words.iter().filter(|w| w.starts_with("--") && w.len() > 2);
            match words.as_slice() {
                ["visa", name, ..] if *name != "FILE" => {
                    let shown = help(&["help", name]).unwrap_or_else(|| panic!("{path}: `{command}`: no such command"));
                    for option in options() {
                        assert!(
                            shown.contains(option.trim_end_matches([',', '`'])),
                            "{path}: `{command}`: no {option}"
                        );
                    }
                }
                ["cargo", "run", "--example", name, ..] => {
                    let files = [
                        format!("examples/{name}.rs"),
                        format!("examples/{name}/main.rs"),
                        format!("crates/sim/examples/{name}.rs"),
                    ];
                    assert!(files.iter().any(|file| root().join(file).is_file()), "{path}: `{command}`");
                }
                ["cargo", "run", "-p", "openvisa-sim", "--example", name, ..] => {
                    assert!(root().join(format!("crates/sim/examples/{name}.rs")).is_file(), "{path}: `{command}`");
                }
                _ => continue,
            }
            named += 1;
        }
    }
    println!("{named} commands");
    assert!(named > 30, "{named}");
}

/// Returns the anchor of a heading.
fn anchor(heading: &str) -> String {
    let kept = heading.trim().to_lowercase();
    kept.chars().filter(|c| c.is_alphanumeric() || "-_ ".contains(*c)).map(|c| if c == ' ' { '-' } else { c }).collect()
}

#[test]
fn links_and_paths_exist() {
    let (mut links, mut paths) = (0, 0);
    for (path, text) in documents() {
        let here = root().join(&path);
        let folder = here.parent().expect("documents are in a folder").to_owned();
        // A block of code may have a link of another file.
        let prose: String = text.split("\n```").step_by(2).collect();
        for link in prose.split("](").skip(1).filter_map(|rest| rest.split(')').next()) {
            if link.starts_with("https://")
                || path == "docs/new-upstream-release.md" && link.starts_with("instructions/")
            {
                continue;
            }
            let (file, heading) = link.split_once('#').map_or((link, None), |(f, h)| (f, Some(h)));
            let target = if file.is_empty() { here.clone() } else { folder.join(file) };
            assert!(target.exists(), "{path}: {link} leads nowhere");
            if let Some(heading) = heading {
                let there =
                    read(&target).lines().any(|l| l.starts_with('#') && anchor(l.trim_start_matches('#')) == heading);
                assert!(there, "{path}: {link} has no heading");
            }
            links += 1;
        }
        // Code that names a path of the repository. A component in capital letters is a
        // placeholder.
        for code in commands(&text) {
            let place = code.split(':').next().unwrap_or_default();
            let top = place.split('/').next().unwrap_or_default();
            let is_place =
                ["specs", "codegen", "generated", "crates", "packages", "src", "xtask", "tests", "examples", "docs"]
                    .contains(&top);
            let made_up = ["CODE", "FILE", "NAME", "ANDN", "*"].iter().any(|word| place.contains(word));
            if is_place && place.contains('/') && !place.contains(' ') && !made_up && !place.contains("/target/") {
                assert!(root().join(place).exists(), "{path}: there is no {place}");
                paths += 1;
            }
        }
    }
    println!("{links} links, {paths} paths");
    assert!(links > 20 && paths > 20);
}

/// Returns the rows of the tables of a document.
fn rows(text: &str) -> impl Iterator<Item = &str> {
    text.lines().map(str::trim).filter(|line| line.starts_with("| "))
}

#[test]
fn spellings_are_documented_as_in_the_generated_crate() {
    let library = read(&root().join("generated/src/lib.rs"));
    let docs: Vec<String> = library
        .lines()
        .filter_map(|line| line.strip_prefix("//! "))
        .map(|line| line.replace("[`", "`").replace("`]", "`"))
        .collect();
    let page = read(&root().join("docs/names.md"));
    let unknown: Vec<_> = rows(&page).filter(|row| !docs.iter().any(|line| line == row)).collect();
    assert!(unknown.is_empty() && rows(&page).count() > 4, "not in the documentation of the crate: {unknown:#?}");
}

#[test]
fn all_documents_state_the_same_number_of_instructions() {
    use openvisa::isa::{InstKind, Opcode};
    let library = read(&root().join("generated/src/lib.rs"));
    let count = |term: &str| -> usize {
        let start = format!("//! | {term} | ");
        let row = library.lines().find_map(|line| line.strip_prefix(&start)).expect("the terms have a table");
        row.split(" | ").nth(1).and_then(|number| number.parse().ok()).expect("a row has a number")
    };
    let reference: serde_json::Value =
        serde_json::from_str(&read(&root().join("packages/bindings/json/visa_isa.json")))
            .expect("the reference is JSON");
    let pages = reference["instructions"].as_array().expect("it has instructions");
    let listed = pages.iter().filter(|page| page["container"] != true).count();
    let python = read(&root().join("packages/bindings/python/visa_isa.py"));
    let in_python = python.lines().filter(|line| line.ends_with("\": Instruction(")).count();
    assert_eq!([count("instruction"), listed, in_python], [InstKind::ALL.len(); 3]);
    assert_eq!(count("opcode"), Opcode::ALL.len());
    macro_rules! formats {
        ($($name:ident { kind: $kind:ident, opcode: $opcode:literal, sub_opcode: $sub:tt,
            fields: { $($field:ident: $type:tt,)* } })*) => { [$(stringify!($name)),*].len() };
    }
    assert_eq!(count("format"), openvisa::isa::for_each_instruction!(formats));
}

#[test]
fn tables_of_features_are_those_of_the_manifests() {
    for (manifest, page) in [("generated/Cargo.toml", "docs/instruction-set-crate.md"), ("Cargo.toml", "src/lib.rs")] {
        let read = |path: &str| std::fs::read_to_string(root().join(path)).expect("it can be read");
        let (manifest, page) = (read(manifest), read(page));
        let section =
            manifest.split("\n[features]\n").nth(1).and_then(|rest| rest.split("\n[").next()).expect("features");
        let lines = section.lines().filter(|line| !line.starts_with('#'));
        let mut declared: Vec<_> = lines.filter_map(|line| line.split_once(" = ")).map(|(name, _)| name).collect();
        declared.retain(|name| *name != "default");
        declared.sort_unstable();
        let table = page.split("| feature | adds | default |").nth(1).expect("a table of features");
        let rows = table.lines().skip(2).map(|line| line.trim_start_matches("//! "));
        let mut documented: Vec<_> = rows.map_while(|row| row.strip_prefix("| `")?.split('`').next()).collect();
        documented.sort_unstable();
        assert_eq!(documented, declared);
    }
}

#[test]
fn the_example_that_users_copy_needs_no_workspace() {
    let manifest = std::fs::read_to_string(root().join("examples/enums-only/Cargo.toml")).expect("it can be read");
    assert!(!manifest.contains("workspace"), "{manifest}");
}

#[test]
fn the_walk_through_of_a_new_instruction_shows_places_and_messages_that_exist() {
    let read = |path: &str| std::fs::read_to_string(root().join(path)).expect("it can be read");
    let page = read("docs/add-an-instruction.md");
    // The compiler's message names a line of the simulator.
    let place = page.lines().find_map(|line| line.trim().strip_prefix("--> ")).expect("a place");
    let (path, line) = place.trim_end_matches(":1").rsplit_once(':').expect("a line");
    let number: usize = line.parse().expect("a number");
    let shown = page.lines().find_map(|text| text.strip_prefix(&format!("{line} | "))).expect("the line");
    assert_eq!(read(path).lines().nth(number - 1), Some(shown));
    // The last line is what the command prints.
    let next = page.lines().find(|line| line.starts_with("next: ")).expect("what is next");
    let source: String = read("codegen/src/cli/new.rs").split_whitespace().filter(|word| *word != "\\").collect();
    assert!(source.contains(&next.split_whitespace().collect::<String>()), "{next}");
}

#[test]
fn texts_of_the_vendors_defects_break_no_rule() {
    let page = read(&root().join("docs/vendor-bugs.md"));
    let texts = fences(&page, "visaasm");
    assert_eq!(texts.len(), 5);
    for (line, text) in texts {
        let platform = text[0].strip_prefix("// ").expect("the first line has the platform");
        let mut input = std::io::Cursor::new(text.join("\n").into_bytes());
        let (mut out, mut err) = (Vec::new(), Vec::new());
        let mut context = Context::plain(&mut input, &mut out, &mut err);
        let arguments = ["verify", "-", "--platform", platform].map(OsString::from);
        let status = cli::run(arguments, &mut context);
        assert_eq!(status, cli::ExitStatus::Success, "line {line}: {}", String::from_utf8_lossy(&out));
    }
}
