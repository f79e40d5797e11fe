//! `visa lint`: inline assembly in sources of other languages.

use openvisa_commands::{self as cli, Context};
use std::ffi::OsString;
use std::fs;
use std::path::Path;
use std::process::Command;

struct Run {
    status: u8,
    out: String,
    err: String,
}

fn run_on(input: &str, args: &[&str]) -> Run {
    let (mut out, mut err, mut input) = (Vec::new(), Vec::new(), input.as_bytes());
    let mut context = Context::plain(&mut input, &mut out, &mut err);
    let args = ["lint"].iter().chain(args).map(OsString::from);
    let status = cli::run(args, &mut context).code();
    let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
    Run { status, out: text(&out), err: text(&err) }
}

fn run(args: &[&str]) -> Run {
    run_on("", args)
}

const GOOD: &str = "void f(int x) {\n    asm(\"mov (M1, 16) %0(0,0)<1> 0x1:d\" : \"=rw\"(x));\n}\n";
const BAD: &str = "void f(int x) {\n    asm(\"mov (M1, 16) %0(0,0)<1>\\ty(0,0)<1;1,0>\" : \"=rw\"(x));\n}\n";

fn folder_with(files: &[(&str, &str)]) -> tempfile::TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    for (name, text) in files {
        let path = folder.path().join(name);
        fs::create_dir_all(path.parent().expect("it is in the folder")).expect("a folder");
        fs::write(path, text).expect("the file is written");
    }
    folder
}

fn path(folder: &Path, name: &str) -> String {
    folder.join(name).to_string_lossy().into_owned()
}

#[test]
fn a_folder_is_searched_for_sources_of_known_languages() {
    let folder = folder_with(&[
        ("a.cpp", GOOD),
        ("b/c.cl", BAD),
        ("b/d.txt", BAD),
        (".hidden/e.cpp", BAD),
        ("visa-lint.toml", ""),
    ]);
    let found = run(&[&path(folder.path(), "")]);
    assert_eq!(found.status, 1, "{}", found.err);
    assert!(found.out.contains("error[text:undeclared]: no variable `y` is declared"), "{}", found.out);
    assert!(found.out.contains("c.cl:2:"), "{}", found.out);
    assert!(found.out.ends_with("1 finding in 2 files: 2 blocks\n"), "{}", found.out);
    assert_eq!(run(&[&path(folder.path(), "a.cpp")]).status, 0);
}

/// Runs git in a folder, without the settings of this machine.
fn git(folder: &Path, arguments: &[&str]) {
    let mut git = Command::new("git");
    git.args(arguments).current_dir(folder);
    git.env("GIT_CONFIG_GLOBAL", "/dev/null").env("GIT_CONFIG_SYSTEM", "/dev/null");
    for variable in ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX"] {
        git.env_remove(variable);
    }
    let output = git.output().expect("git runs");
    assert!(output.status.success(), "{arguments:?}: {}", String::from_utf8_lossy(&output.stderr));
}

#[test]
fn files_that_git_ignores_are_not_checked() {
    let folder = folder_with(&[
        (".gitignore", "out/\n*_gen.cl\n"),
        ("kernel.cl", GOOD),
        ("kernel_gen.cl", BAD),
        ("out/a.cpp", BAD),
        ("tracked_gen.cl", GOOD),
        ("deleted.cl", GOOD),
        ("nested/b.cl", GOOD),
        ("nested/c_gen.cl", GOOD),
        ("module/d.cl", GOOD),
    ]);
    git(folder.path(), &["init", "--quiet"]);
    git(&folder.path().join("nested"), &["init", "--quiet"]);
    git(folder.path(), &["add", "--force", "tracked_gen.cl", "deleted.cl"]);
    let commit = "1".repeat(40);
    git(folder.path(), &["update-index", "--add", "--cacheinfo", &format!("160000,{commit},module")]);
    fs::remove_file(folder.path().join("deleted.cl")).expect("the file is there");
    let found = run(&[&path(folder.path(), "")]);
    // `kernel.cl`, `tracked_gen.cl`, the file of the submodule that is not checked out, and those
    // of the nested repository, which has rules of its own.
    assert_eq!((found.status, found.out.as_str()), (0, "no findings in 5 files: 5 blocks\n"), "{}", found.err);
    // A folder that is named is checked even if git ignores it.
    let found = run(&[&path(folder.path(), "out")]);
    assert!(found.status == 1 && found.out.contains("a.cpp:2:"), "{}", found.err);
}

#[test]
fn a_repository_that_git_cannot_read_is_searched_with_a_note() {
    let folder = folder_with(&[("kernel.cl", GOOD), (".git", "gitdir: nowhere\n")]);
    let found = run(&[&path(folder.path(), "")]);
    assert_eq!((found.status, found.out.as_str()), (0, "no findings in 1 file: 1 block\n"));
    assert!(found.err.contains("that git ignores are checked as well: fatal: "), "{}", found.err);
}

#[test]
fn each_format_has_the_place_in_the_source() {
    let source = BAD;
    let column = source.lines().nth(1).and_then(|line| line.find("y(0,0)")).expect("the name is there") + 1;
    let json = run_on(source, &["-", "--language", "c", "--format", "json"]);
    assert_eq!(json.status, 1);
    let value: serde_json::Value = serde_json::from_str(json.out.trim()).expect("one object");
    let member = |name: &str| value[name].as_u64();
    assert_eq!((value["code"].as_str(), value["severity"].as_str()), (Some("text:undeclared"), Some("error")));
    assert_eq!((member("line"), member("column"), member("length")), (Some(2), Some(column as u64), Some(1)));
    assert_eq!((member("end_column"), member("block_line")), (Some(column as u64 + 1), Some(2)));
    assert_eq!(member("offset"), source.find("y(0,0)").map(|at| at as u64));
    assert!(json.err.contains("1 finding in 1 file: 1 block"), "{}", json.err);

    let github = run_on(source, &["-", "--language", "c", "--format", "github"]);
    let expected = format!(
        "::error file=<stdin>,line=2,endLine=2,col={column},endColumn={},title=text%3Aundeclared::no variable `y` is declared",
        column + 1
    );
    assert!(github.out.starts_with(&expected), "{}", github.out);

    let sarif = run_on(source, &["-", "--language", "c", "--format", "sarif"]);
    let value: serde_json::Value = serde_json::from_str(&sarif.out).expect("one document");
    let result = &value["runs"][0]["results"][0];
    assert_eq!(result["ruleId"], "text:undeclared");
    assert_eq!(result["locations"][0]["physicalLocation"]["region"]["startColumn"], column);
}

#[test]
fn settings_come_from_the_file_above_the_sources() {
    let folder = folder_with(&[
        ("visa-lint.toml", "allow = [\"text:undeclared\"]\nexclude = [\"other/**\"]\n"),
        ("sub/a.cpp", BAD),
        ("other/b.cpp", GOOD),
    ]);
    let found = run(&[&path(folder.path(), "sub/a.cpp")]);
    assert_eq!((found.status, found.out.as_str()), (0, "no findings in 1 file: 1 block, 1 suppressed\n"));
    assert!(run(&[&path(folder.path(), "")]).out.contains("in 1 file:"));
    fs::write(folder.path().join("visa-lint.toml"), "platfrom = \"XE2\"\n").expect("the file is written");
    let wrong = run(&[&path(folder.path(), "sub/a.cpp")]);
    assert!(wrong.status == 2 && wrong.err.contains("unknown field `platfrom`"), "{}", wrong.err);
    fs::write(folder.path().join("visa-lint.toml"), "simd = [7]\n").expect("the file is written");
    let wrong = run(&[&path(folder.path(), "sub/a.cpp")]);
    assert!(wrong.status == 2 && wrong.err.contains("7 is no SIMD width"), "{}", wrong.err);
    fs::write(folder.path().join("visa-lint.toml"), "exclude = [\"a[\", \"{b\"]\n").expect("the file is written");
    let wrong = run(&[&path(folder.path(), "sub/a.cpp")]);
    assert!(wrong.status == 2 && wrong.err.contains("the pattern `a[` is wrong"), "{}", wrong.err);
    assert!(wrong.err.contains("the pattern `{b` is wrong"), "{}", wrong.err);
}

#[test]
fn the_width_of_a_kernel_comes_before_settings_and_after_the_option() {
    let source = "[[sycl::reqd_sub_group_size(16)]] void f(int x, int y) {\n    \
                  asm(\"mov (M1, 32) %0(0,0)<1> %1(0,0)<1;1,0>\" : \"=rw\"(x) : \"rw\"(y));\n}\n";
    let folder = folder_with(&[
        ("visa-lint.toml", "simd = [32]\n"),
        ("a.cpp", source),
        ("b.cpp", &source.replace("[[sycl::reqd_sub_group_size(16)]] ", "")),
    ]);
    let is_correct = |name: &str, options: &[&str]| {
        let file = path(folder.path(), name);
        run(&[&[file.as_str(), "--deny-warnings"], options].concat()).status == 0
    };
    assert!(!is_correct("a.cpp", &[]) && is_correct("b.cpp", &[]));
    assert!(is_correct("a.cpp", &["--simd", "32"]) && !is_correct("b.cpp", &["--simd", "16"]));
}

#[test]
fn certain_corrections_are_written_to_the_file() {
    let source = "void f(const int *p) {\n    asm(\"lsc_load_block2d.ugm (M1, 1) %null:d%1.1x16x8nn flat[%0+(0,0)]\" :: \"rw.u\"(p), \"P\"(32));\n}\n";
    let folder = folder_with(&[("a.cpp", source), ("visa-lint.toml", "")]);
    let file = path(folder.path(), "a.cpp");
    assert_eq!(run(&[&file]).status, 1);
    let fixed = run(&["--fix", &file]);
    assert_eq!((fixed.status, fixed.out.as_str()), (0, "no findings in 1 file: 1 block, 1 corrected\n"));
    assert_eq!(fs::read_to_string(&file).expect("the file"), source.replace("%null", "%%null"));
}

#[test]
fn all_platforms_say_where_a_block_runs() {
    let found = run_on(GOOD, &["-", "--language", "c", "--all-platforms"]);
    assert_eq!(found.status, 0);
    assert!(found.err.contains("note: <stdin>:2: the block runs on BDW, "), "{}", found.err);
    let wrong = run_on(BAD, &["-", "--language", "c", "--all-platforms"]);
    assert!(wrong.status == 1 && wrong.err.contains("runs on no platform"), "{}", wrong.err);
}

#[test]
fn wrong_usage_has_the_status_2_and_says_what_to_do() {
    let folder = folder_with(&[("a.txt", GOOD), ("k.visaasm", ""), ("latin.c", "")]);
    let unknown = run(&[&path(folder.path(), "a.txt")]);
    assert!(unknown.status == 2 && unknown.err.contains("--language states it"), "{}", unknown.err);
    let assembly = run(&[&path(folder.path(), "k.visaasm")]);
    assert!(assembly.status == 2 && assembly.err.contains("`visa verify`"), "{}", assembly.err);
    assert_eq!(run(&[&path(folder.path(), "missing.c")]).status, 2);
    assert_eq!(run_on(GOOD, &["-", "--language", "c", "--simd", "7"]).status, 2);
    assert_eq!(run_on(GOOD, &["-", "-", "--language", "c"]).status, 2);
}

#[test]
fn a_byte_that_is_no_utf_8_keeps_the_places_of_others() {
    let folder = folder_with(&[("visa-lint.toml", "")]);
    let file = folder.path().join("latin.c");
    let mut bytes = b"// \xfc\n".to_vec();
    bytes.extend(BAD.bytes());
    fs::write(&file, bytes).expect("the file is written");
    let found = run(&[&file.to_string_lossy()]);
    assert!(found.status == 1 && found.out.contains("latin.c:3:"), "{}", found.out);
}

#[test]
fn a_source_that_cannot_be_corrected_is_said_with_the_reason() {
    let wrong = "void f(const int *p) {\n    asm(\"lsc_load_block2d.ugm (M1, 1) %null:d%1.1x16x8nn flat[%0+(0,0)]\" :: \"rw.u\"(p), \"P\"(32));\n}\n";
    let folder = folder_with(&[("visa-lint.toml", "")]);
    let latin = path(folder.path(), "latin.c");
    let bytes = [b"// 1\n// \xe9\n".to_vec(), wrong.into()].concat();
    fs::write(&latin, &bytes).expect("the file is written");
    let found = run(&["--fix", &latin]);
    let said = format!("note: `{latin}` is not corrected, because it is not UTF-8: line 2 has the byte 0xe9\n");
    assert!(found.status == 1 && found.err.contains(&said), "{}", found.err);
    assert_eq!(fs::read(&latin).expect("the file"), bytes);
    let found = run_on(wrong, &["--fix", "--language", "c", "-"]);
    assert!(found.status == 1 && found.err.contains("note: standard input cannot be corrected"), "{}", found.err);
}

#[test]
fn a_source_in_utf_16_is_refused() {
    let folder = folder_with(&[("visa-lint.toml", "")]);
    let file = path(folder.path(), "wide.c");
    let little = |text: &str| text.encode_utf16().flat_map(u16::to_le_bytes).collect::<Vec<_>>();
    let big = |text: &str| text.encode_utf16().flat_map(u16::to_be_bytes).collect::<Vec<_>>();
    let marked = format!("\u{feff}{BAD}");
    for bytes in [little(BAD), big(BAD), little(&marked), big(&marked)] {
        fs::write(&file, bytes).expect("the file is written");
        let found = run(&[&file]);
        assert!(found.status == 2 && found.err.contains("wide.c` is UTF-16"), "{}", found.err);
    }
}

/// A source with a macro that has a block, three uses of it, and a block with a text of a macro.
const MACROS: &str = r#"#define DPAS(N) asm("dpas.bf.bf.8." #N " (M1_NM, 16) %0.0 %%null.0 %1.0 %2(0,0)" : "=rw"(c) : "rw"(a), "rw"(b))
#define TEXT "foo (M1, 16) %0(0,0)<1>\n"
__attribute__((intel_reqd_sub_group_size(16)))
kernel void k(global float8 *o, global int8 *x, global int8 *y) {
  int8 a = x[0], b = y[0];
  float8 c;
  float q;
  DPAS(8);
  DPAS(9); DPAS(9);
  DPAS(9);
  asm(TEXT : "=rw"(q));
  o[0] = c;
}
"#;

#[test]
fn a_finding_in_a_macro_names_its_uses() {
    let folder = folder_with(&[("k.cl", MACROS)]);
    let file = path(folder.path(), "k.cl");
    let found = run(&["--platform", "pvc", &file]);
    assert_eq!(found.status, 1, "{}", found.out);
    assert!(found.out.contains("in the uses of DPAS at lines 9, 10\n"), "{}", found.out);
    assert!(found.out.contains("in the block at line 11\n"), "{}", found.out);
    assert!(!found.out.contains("at lines 8"), "{}", found.out);
    let json = run(&["--platform", "pvc", "--format", "json", &file]);
    let lines: Vec<serde_json::Value> =
        json.out.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let repeat = lines.iter().find(|line| line["code"] == "constraint:repeat").expect("a finding about the count");
    assert_eq!(repeat["help"], "RC is 9");
    let uses: Vec<_> = repeat["uses"].as_array().expect("uses").iter().map(|one| one["line"].as_u64()).collect();
    assert_eq!(uses, [Some(9), Some(9), Some(10)]);
    assert_eq!(repeat["uses"][0]["name"], "DPAS");
    let sarif = run(&["--platform", "pvc", "--format", "sarif", &file]);
    let log: serde_json::Value = serde_json::from_str(&sarif.out).expect("JSON");
    let result =
        log["runs"][0]["results"].as_array().expect("results").iter().find(|one| one["ruleId"] == "constraint:repeat");
    let related = result.expect("the finding")["relatedLocations"].as_array().expect("places").clone();
    assert_eq!(related.len(), 3);
    assert_eq!(related[2]["physicalLocation"]["region"]["startLine"], 10);
    let github = run(&["--platform", "pvc", "--format", "github", &file]);
    assert!(github.out.contains("in the uses of DPAS at lines 9, 10"), "{}", github.out);
}

#[test]
fn no_block_in_a_macro_has_two_verdicts_without_its_uses() {
    let folder = folder_with(&[("k.cl", MACROS)]);
    let found = run(&["--all-platforms", &path(folder.path(), "k.cl")]);
    let notes: Vec<_> = found.err.lines().filter(|line| line.contains("the block")).collect();
    assert!(notes.iter().any(|note| note.contains("in the use of DPAS at line 8, runs on PVC")), "{notes:?}");
    assert!(notes.iter().any(|note| note.contains("in the uses of DPAS at lines 9, 10, runs on no")), "{notes:?}");
    assert_eq!(notes.len(), 3, "{notes:?}");
}

#[test]
fn suppressions_and_settings_that_name_nothing_are_reported() {
    let comments = "// visa-lint: allow(text:mnemonik)\n// visa-lint: allwo(all)\n// visa-lint: allow()\n\
                    // visa-lint: platform(bgm)\n// visa-lint: allow(undeclared, boundz)\n\
                    // visa-lint: simd(12)\n// visa-lint: allow-file(file:range)\n";
    let folder = folder_with(&[("k.cl", comments)]);
    let file = path(folder.path(), "k.cl");
    let found = run(&[&file]);
    for words in [
        "no finding has the code `text:mnemonik`; did you mean `text:mnemonic`?",
        "`allwo` is no directive; did you mean `allow`?",
        "`allow` has nothing between its parentheses",
        "there is no platform or device `bgm`; did you mean `bmg`?",
        "no finding has the code `boundz`; did you mean `bounds`?",
        "`12` is no SIMD width, expected 8, 16 or 32",
    ] {
        assert!(found.out.contains(words), "{words}: {}", found.out);
    }
    assert!(found.out.contains("6 warnings"), "{}", found.out);
    // Python has other comments.
    let python = folder_with(&[("k.py", "# visa-lint: allow(mnemonic)\n")]);
    let found = run(&[&path(python.path(), "k.py")]);
    assert!(found.out.contains("did you mean `text:mnemonic`?"), "{}", found.out);

    let option = run(&["--allow", "boundz", &file]);
    assert!(option.status == 2 && option.err.contains("did you mean `bounds`?"), "{}", option.err);
    for (settings, words) in [
        ("allow = [\"boundz\"]", "no finding has the code `boundz`; did you mean `bounds`?"),
        ("platform = \"bgm\"", "there is no platform or device `bgm`; did you mean `bmg`?"),
    ] {
        let folder = folder_with(&[("k.cl", ""), ("visa-lint.toml", settings)]);
        let found = run(&[&path(folder.path(), "k.cl")]);
        assert!(found.status == 2 && found.err.contains(words), "{settings}: {}", found.err);
    }
    let folder = folder_with(&[("a.cl", ""), ("b.cl", ""), ("visa-lint.toml", "exclude = [\"a.cl\", \"third/\"]")]);
    let found = run(&[&folder.path().to_string_lossy()]);
    assert!(found.err.contains("the pattern `third/` of `exclude` matches no file"), "{}", found.err);
    assert!(!found.err.contains("`a.cl`"), "{}", found.err);
}

#[test]
fn sarif_describes_its_rules_and_has_relative_places() {
    let source =
        "kernel void k(global int *o) {\n  int v;\n  asm(\"mov (M1, 16) %0(0,0)<1> %null\" : \"=rw\"(v));\n}\n";
    let folder = folder_with(&[("k.cl", source)]);
    let found = run(&["--format", "sarif", &path(folder.path(), "k.cl")]);
    let log: serde_json::Value = serde_json::from_str(&found.out).expect("JSON");
    let run = &log["runs"][0];
    for rule in run["tool"]["driver"]["rules"].as_array().expect("rules") {
        for member in ["shortDescription", "fullDescription", "help"] {
            assert!(rule[member]["text"].as_str().is_some_and(|text| text.len() > 10), "{rule}: {member}");
        }
    }
    let result = &run["results"][0];
    assert_eq!(result["ruleId"], "inline:percent");
    assert_eq!(result["fixes"][0]["artifactChanges"][0]["replacements"][0]["insertedContent"]["text"], "%%");
    assert!(!found.out.contains("\"./"), "{}", found.out);
}

#[test]
fn help_texts_name_the_operands_of_the_language_and_no_invented_sizes() {
    let triton = "import triton.language as tl\ndef f(x):\n    return tl.inline_asm_elementwise(\n\
                  \x20       \"add (M1, 16) %0(0,0)<1> $1(0,0)<1;1,0> $1(0,0)<1;1,0>\",\n\
                  \x20       \"=rw,rw\", [x], dtype=tl.float32, is_pure=True, pack=1)\n";
    let folder = folder_with(&[("k.py", triton)]);
    let found = run(&[&path(folder.path(), "k.py")]);
    assert!(found.out.contains("operands are written with `$` here: `$0`"), "{}", found.out);
    let unknown = "template <typename T> void f(T x) {\n  unknown_type r;\n\
                   \x20 asm(\"mov (M1_NM, 16) %0(0,0)<2;1,0> %1(0,0)<1;1,0>\" : \"=rw\"(r) : \"rw\"(x));\n}\n";
    let folder = folder_with(&[("k.hpp", unknown)]);
    let found = run(&[&path(folder.path(), "k.hpp")]);
    assert!(found.out.contains("a destination has one stride: `<2>`"), "{}", found.out);
    assert!(!found.out.contains(" elements"), "{}", found.out);
}

/// A source that is right if `TILE` is 8.
const TILED: &str = "void f(int x) {\n#if TILE == 8\n    asm(\"mov (M1, 16) %0(0,0)<1> 0x1:d\" : \"=rw\"(x));\n\
                     #else\n    asm(\"mow (M1, 16) %0(0,0)<1> 0x1:d\" : \"=rw\"(x));\n#endif\n}\n";

#[test]
fn macros_are_defined_by_options_and_by_settings() {
    let bare = folder_with(&[("a.cpp", TILED), ("visa-lint.toml", "")]);
    let file = path(bare.path(), "a.cpp");
    assert!(run(&[&file]).out.contains("a.cpp:5:"), "{}", run(&[&file]).out);
    assert_eq!(run(&["-D", "TILE=8", &file]).out, "no findings in 1 file: 1 block\n");
    assert_eq!(run(&["-DTILE=4", &file]).status, 1);
    let wrong = run(&["-D", "8=TILE", &file]);
    assert!(wrong.status == 2 && wrong.err.contains("`8` is no name of a macro"), "{}", wrong.err);

    let set = folder_with(&[("sub/a.cpp", TILED), ("visa-lint.toml", "define = [\"TILE=8\"]\n")]);
    let file = path(set.path(), "sub/a.cpp");
    assert_eq!(run(&[&file]).out, "no findings in 1 file: 1 block\n");
    assert_eq!(run(&["-D", "TILE=4", &file]).status, 1, "the option counts more");
    let wrong = folder_with(&[("a.cpp", TILED), ("visa-lint.toml", "define = [\"8=TILE\"]\n")]);
    let found = run(&[&path(wrong.path(), "a.cpp")]);
    assert!(found.status == 2 && found.err.contains("`8` is no name of a macro"), "{}", found.err);
}

#[test]
fn a_search_that_ends_early_is_no_success() {
    // Each line is right for some type, and no type is right for all lines.
    let lines = |operation: &str| format!("\"{operation} (M1, 16) %0(0,0)<1> %1(0,0)<1;1,0>\\n\"\n");
    let source = |count: usize| {
        let text = lines("frc").repeat(count) + &lines("not").repeat(count);
        format!("template <class T> void f(T x, T y) {{\n__asm__({text} : \"=rw\"(x) : \"rw\"(y));\n}}\n")
    };
    let few = run_on(&source(16), &["-", "--language", "c"]);
    assert_eq!((few.status, few.out.as_str()), (0, "no findings in 1 file: 1 block\n"), "{}", few.err);
    let many = run_on(&source(17), &["-", "--language", "c"]);
    assert_eq!((many.status, many.out.as_str()), (1, "no findings in 1 file: 1 block\n"));
    assert!(many.err.contains("not all types and numbers were tried"), "{}", many.err);
}

#[test]
fn macros_of_headers_are_read_from_folders_and_from_compile_commands() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).display().to_string();
    std::fs::create_dir_all(path("include")).expect("it is made");
    std::fs::create_dir_all(path("src")).expect("it is made");
    let files = [
        ("include/tile.h", "#include \"more.h\"\n#define BODY(op) #op \" (M1, 16) %0(0,0)<1> \" SRC \"\\n\"\n"),
        ("include/more.h", "#ifdef BAD\n#endif\n#define SRC \"%1(0,0)<1;1;0>\"\n"),
        (
            "src/k.cpp",
            "#include <tile.h>\nvoid f(int a) { int r;\n  asm(BODY(add) : \"=rw\"(r) : \"rw\"(a));\n#ifdef MORE\n  asm(BODY(mov) : \"=rw\"(r) : \"rw\"(a));\n#endif\n}\n",
        ),
        (
            "compile_commands.json",
            "[{\"directory\": \"@/build\", \"file\": \"../src/k.cpp\", \"command\": \"c++ -I ../include -DMORE=0 -c ../src/k.cpp\"}]",
        ),
    ];
    for (name, text) in files {
        let root = folder.path().display().to_string().replace('\\', "/");
        std::fs::write(path(name), text.replace('@', &root)).expect("it is written");
    }
    let source = path("src/k.cpp");
    let Run { status, out, err } = run(&[&source]);
    assert!(status == 0 && out.contains("2 blocks, 2 not checked"), "{out}");
    assert!(err.contains("`BODY` is not defined in this file"), "{err}");
    for options in [["-I", &path("include")], ["-p", &path("compile_commands.json")], ["-p", &path("")]] {
        let Run { status, out, err } = run(&[&[source.as_str()][..], &options].concat());
        assert!(status == 1 && err.is_empty() && out.contains("expected `>`, found `;`"), "{options:?}: {out}{err}");
        assert!(out.contains("2 findings in 1 file: 2 blocks\n"), "{options:?}: {out}");
    }
    let Run { status, err, .. } = run(&[&source, "-p", &path("no.json")]);
    assert!(status == 2 && err.contains("no.json"), "{err}");
}

#[test]
fn assembly_of_other_gpus_is_said() {
    let source = "import triton.language as tl\ndef f(x):\n  a = tl.inline_asm_elementwise('add.f32 $0, $1, $1;', '=r,r', [x], t, True, 1)\n  \
                  return tl.inline_asm_elementwise('mov.b32 $0, $1;', '=r,r', [a], t, True, 1)\n";
    let Run { status, out, err } = run_on(source, &["-", "--language", "python"]);
    assert!(status == 0 && out.contains("no findings in 1 file: 0 blocks"), "{out}");
    assert!(
        err.contains(":3: the assembly is PTX, and 1 statement more; the compiler for Intel GPUs takes it"),
        "{err}"
    );
    let host = "void f() { asm(\"nop\"); asm volatile(\"mov %0, %1\" : \"=r\"(a) : \"r\"(b)); }";
    let Run { status, err, .. } = run_on(host, &["-", "--language", "c"]);
    assert!(status == 0 && err.is_empty(), "{err}");
}
