//! Tests of the files that the command `visa` writes: their paths, and that no file is overwritten
//! by mistake. For example, two texts with the same object file are refused.

use openvisa_commands::{self as cli, Context};
use openvisa_test_support::folder::find_files;
use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

struct Run {
    status: u8,
    out: String,
    err: String,
}

/// An empty folder of a test.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("outputs").join(name);
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).expect("a folder is made");
        Self(path)
    }

    fn at(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }

    /// Writes a file, and creates its folders.
    fn write(&self, name: &str, contents: impl AsRef<[u8]>) {
        let path = self.at(name);
        fs::create_dir_all(path.parent().expect("it has a folder")).expect("a folder is made");
        fs::write(path, contents).expect("the file is written");
    }

    fn read(&self, name: &str) -> Vec<u8> {
        fs::read(self.at(name)).unwrap_or_else(|error| panic!("{name}: {error}"))
    }

    /// Runs the command. `@` in the arguments is this folder.
    fn run(&self, args: &str) -> Run {
        let (mut input, mut out, mut err) = (std::io::empty(), Vec::new(), Vec::new());
        let mut context = Context::plain(&mut input, &mut out, &mut err);
        let folder = self.0.to_str().expect("a path in UTF-8");
        let args = args.split_whitespace().map(|arg| OsString::from(arg.replace('@', folder)));
        let status = cli::run(args, &mut context).code();
        let text = |bytes: Vec<u8>| String::from_utf8_lossy(&bytes).replace(folder, "@");
        Run { status, out: text(out), err: text(err) }
    }

    /// Returns all files in the folder and below, with their contents.
    fn files(&self) -> Vec<(PathBuf, Vec<u8>)> {
        let paths = find_files(&self.0, |_| true).expect("it can be listed");
        let read = |path: PathBuf| {
            let content = fs::read(&path).expect("it can be read");
            (path, content)
        };
        paths.into_iter().map(read).collect()
    }

    /// Runs commands, and checks that each refuses to write with this message, and changes no file.
    fn refuses(&self, args: &str, message: &str) {
        let before = self.files();
        let run = self.run(args);
        assert_eq!((run.status, run.out.as_str(), run.err.as_str()), (2, "", message), "{args}");
        assert!(self.files() == before, "{args}: nothing is written");
    }
}

const TEXT: &str = ".version 4.1\n.kernel \"k\"\n.decl x v_type=G type=d num_elts=16 align=GRF\n\
                    .kernel_attr Target=\"cm\"\n    mov (M1, 16) x(0,0)<1> 0x1:d\n    ret (M1, 1)\n";

/// Creates a folder with two folders that have texts and object files of the same names.
fn twins(name: &str) -> Folder {
    let folder = Folder::new(name);
    for text in ["a/x.visaasm", "b/x.visaasm", "b/y.visaasm"] {
        folder.write(text, TEXT);
    }
    assert_eq!(folder.run("asm @/a/x.visaasm").status, 0);
    assert_eq!(folder.run("asm @/b/x.visaasm").status, 0);
    folder
}

#[test]
fn two_inputs_with_one_output_are_refused() {
    let folder = twins("two_inputs_with_one_output");
    let shared = |output: &str, a: &str, b: &str| {
        format!("error: `@/out/{output}` would be the output of `@/{a}` and `@/{b}`; only one of them can be there\n")
    };
    let texts = "@/a/x.visaasm @/b/y.visaasm @/b/x.visaasm";
    folder.refuses(&format!("asm {texts} -o @/out"), &shared("x.isa", "a/x.visaasm", "b/x.visaasm"));
    folder.refuses(&format!("fmt {texts} -o @/out"), &shared("x.visaasm", "a/x.visaasm", "b/x.visaasm"));
    folder.refuses("dis @/a/x.isa @/b/x.isa -o @/out", &shared("x.visaasm", "a/x.isa", "b/x.isa"));
    folder.refuses("dis --plain @/a/x.isa @/b/x.isa -o @/out", &shared("x.txt", "a/x.isa", "b/x.isa"));
    folder.write("a/x.asm", TEXT);
    folder.refuses(
        "asm @/a/x.asm @/a/x.visaasm",
        "error: `@/a/x.isa` would be the output of `@/a/x.asm` and `@/a/x.visaasm`; only one of them can be there\n",
    );
}

#[test]
fn all_collisions_are_reported_in_one_run() {
    let folder = twins("all_collisions");
    folder.write("a/y.visaasm", TEXT);
    let run = folder.run("asm @/a/x.visaasm @/b/x.visaasm @/a/y.visaasm @/b/y.visaasm -o @/out");
    assert_eq!((run.status, run.err.matches("would be the output of").count()), (2, 2), "{}", run.err);
    assert!(!folder.at("out").exists());
}

#[test]
fn an_output_that_is_an_input_is_refused() {
    let folder = twins("an_output_that_is_an_input");
    for (command, input) in [("asm", "@/a/x.visaasm"), ("fmt", "@/a/x.visaasm"), ("dis", "@/a/x.isa")] {
        let message = format!("error: `{input}` is an input, and cannot be the output too\n");
        folder.refuses(&format!("{command} {input} -o {input}"), &message);
        let other = input.replace("@/a", "@/b/../a");
        let message = format!("error: the output `{other}` is the same file as the input `{input}`\n");
        folder.refuses(&format!("{command} {input} -o {other}"), &message);
    }
    folder.refuses("convert @/a/x.isa @/a/x.isa", "error: `@/a/x.isa` is an input, and cannot be the output too\n");
    // The object file of `t.visaasm` would be this text.
    folder.write("t.isa", TEXT);
    folder.refuses("asm @/t.isa", "error: `@/t.isa` is an input, and cannot be the output too\n");
    // The output of one file is another input.
    folder.refuses(
        "fmt @/b/x.visaasm @/a/x.visaasm -o @/a",
        "error: `@/a/x.visaasm` is an input, and cannot be the output too\n\
         error: `@/a/x.visaasm` would be the output of `@/b/x.visaasm` and `@/a/x.visaasm`; only one of them can be there\n",
    );
    let same = folder.run("fmt -i @/a/x.visaasm");
    assert_eq!(same.status, 0, "{}", same.err);
}

#[cfg(unix)]
#[test]
fn an_output_that_links_to_an_input_is_refused() {
    let folder = twins("links");
    std::os::unix::fs::symlink("x.visaasm", folder.at("a/link.visaasm")).expect("a link is made");
    std::os::unix::fs::symlink("a", folder.at("folder")).expect("a link is made");
    fs::hard_link(folder.at("a/x.visaasm"), folder.at("a/second.visaasm")).expect("a link is made");
    for output in ["a/link.visaasm", "folder/x.visaasm", "a/second.visaasm"] {
        let message = format!("error: the output `@/{output}` is the same file as the input `@/a/x.visaasm`\n");
        folder.refuses(&format!("fmt @/a/x.visaasm -o @/{output}"), &message);
    }
    // Two paths of one folder, which does not have the file yet.
    folder.write("other/z.visaasm", TEXT);
    std::os::unix::fs::symlink("new.visaasm", folder.at("a/dangling.visaasm")).expect("a link is made");
    let run = folder.run("fmt @/a/x.visaasm -o @/a/dangling.visaasm");
    assert_eq!(run.status, 0, "{}", run.err);
    assert!(folder.at("a/dangling.visaasm").is_symlink() && folder.at("a/new.visaasm").is_file());
}

#[test]
fn the_output_folder_is_created() {
    let folder = twins("the_folder_is_made");
    let one = folder.read("a/x.isa");
    for (args, output) in [
        ("asm @/a/x.visaasm @/b/y.visaasm -o @/new/objects", "new/objects/x.isa"),
        ("asm @/a/x.visaasm -o @/single/", "single/x.isa"),
        ("asm @/a/x.visaasm -o @/parent/named.isa", "parent/named.isa"),
        ("convert @/a/x.visaasm @/converted/x.isa", "converted/x.isa"),
    ] {
        let run = folder.run(args);
        assert_eq!(run.status, 0, "{args}: {}", run.err);
        assert!(folder.read(output) == one, "{args}");
    }
    let run = folder.run("dis @/a/x.isa -o @/texts/");
    assert_eq!((run.status, run.err.as_str()), (0, ""));
    let run = folder.run("fmt @/a/x.visaasm @/b/y.visaasm -o @/formatted");
    assert_eq!((run.status, run.err.as_str()), (0, "0 of 2 files changed\n"));
    for text in ["texts/x.visaasm", "formatted/x.visaasm", "formatted/y.visaasm"] {
        assert!(folder.read(text).ends_with(b"    ret (M1, 1)\n"), "{text}");
    }
}

#[test]
fn a_folder_as_output_and_a_file_as_output_folder_are_refused() {
    let folder = twins("a_folder_is_no_output");
    for (command, input) in [("asm", "a/x.visaasm"), ("fmt", "a/x.visaasm"), ("dis", "a/x.isa")] {
        let message = "error: `@/b` is a folder; `@/b/` puts an output into it\n";
        folder.refuses(&format!("{command} @/{input} -o @/b"), message);
    }
    fs::create_dir(folder.at("c.isa")).expect("a folder is made");
    folder
        .refuses("convert @/a/x.visaasm @/c.isa", "error: `@/c.isa` is a folder; `@/c.isa/` puts an output into it\n");
    folder.refuses(
        "asm @/a/x.visaasm @/b/y.visaasm -o @/a/x.isa",
        "error: `@/a/x.isa` is a file, where the output `@/a/x.isa/x.isa` needs a folder\n\
         error: `@/a/x.isa` is a file, where the output `@/a/x.isa/y.isa` needs a folder\n",
    );
}

#[test]
fn standard_output_accepts_several_texts_but_one_object_file() {
    let folder = twins("standard_output");
    let run = folder.run("asm @/a/x.visaasm @/b/y.visaasm -o -");
    assert_eq!((run.status, run.out.as_str()), (2, ""));
    assert!(run.err.contains("standard output takes one object file"), "{}", run.err);
    let run = folder.run("fmt @/a/x.visaasm @/b/y.visaasm -o -");
    assert_eq!((run.status, run.out), (0, [TEXT, TEXT].concat()));
}

#[cfg(unix)]
#[test]
fn an_interrupted_command_leaves_whole_files_and_nothing_else() {
    use std::process::{Command, Stdio};
    let folder = Folder::new("interrupted");
    let source = TEXT.replace('\n', "   \n");
    folder.write("0.visaasm", &source);
    let formatted = folder.run("fmt @/0.visaasm").out;
    let names: Vec<_> = (0..60).map(|index| format!("{index}.visaasm")).collect();
    for (round, signal) in ["-INT", "-TERM", "-HUP"].iter().cycle().take(9).enumerate() {
        names.iter().for_each(|name| folder.write(name, &source));
        let mut command = Command::new(env!("CARGO_BIN_EXE_visa"));
        command.args(["fmt", "-i"]).args(names.iter().map(|name| folder.at(name)));
        let mut child = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn().expect("it can be started");
        std::thread::sleep(std::time::Duration::from_millis(10 * round as u64));
        Command::new("kill").arg(signal).arg(child.id().to_string()).status().expect("it can be signalled");
        child.wait().expect("it ends");
        let files = folder.files();
        assert_eq!(files.len(), names.len(), "{signal}: {:?}", files.last());
        for (path, contents) in files {
            let is_whole = contents == source.as_bytes() || contents == formatted.as_bytes();
            assert!(is_whole, "{signal}: {} has {} bytes", path.display(), contents.len());
        }
    }
}

#[cfg(unix)]
#[test]
fn a_pipe_without_a_reader_is_refused_and_an_endless_input_is_too() {
    let folder = Folder::new("special");
    folder.write("a.visaasm", TEXT);
    let pipe = folder.at("pipe");
    assert!(std::process::Command::new("mkfifo").arg(&pipe).status().expect("mkfifo runs").success());
    let shown = folder.run("asm @/a.visaasm -o @/pipe");
    assert!(
        shown.status == 2 && shown.err.contains("`@/pipe` cannot be written: it is a pipe that nobody"),
        "{}",
        shown.err
    );
    let shown = folder.run("verify /dev/zero");
    assert!(shown.status == 2 && shown.err.contains("`/dev/zero` cannot be read: more than 256 MiB"), "{}", shown.err);
}
