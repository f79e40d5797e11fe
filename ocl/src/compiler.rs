//! The vendor's offline compiler, which makes zebins of OpenCL C and SPIR-V.
//!
//! The compiler is the program `ocloc`, or the one that `OPENVISA_OCLOC` names. It runs in a
//! temporary folder, with the options of the host. For example, a kernel for `dg2` is compiled with
//! `ocloc compile -file source.cl -device dg2 -internal_options -ze-emit-zebin-visa-sections`,
//! which leaves the vISA text in the zebin.
//!
//! Results are kept in `OPENVISA_CACHE`, or else in the folder `openvisa/opencl` of the user's
//! cache, under a hash of all that they depend on.

use crate::device::DeviceModel;
use crate::device_info::{ABSENT_FEATURES, IMAGE_FEATURES};
use crate::inline_scopes::{self, find_program, has_repeated_names};
use openvisa_sim::Zebin;
use sha2::{Digest as _, Sha256};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs, io};
use tempfile::TempDir;

/// The environment variable that names the compiler.
const COMPILER_VARIABLE: &str = "OPENVISA_OCLOC";

/// The environment variable that names the folder for results. An empty value means that none are
/// kept.
const CACHE_VARIABLE: &str = "OPENVISA_CACHE";

/// The folder in which the compiler runs, as the compiler names it. Headers of the host are in this
/// folder. Its own name differs each time, and would be in messages and in the lines of binaries.
const HEADER_FOLDER: &str = "/proc/self/cwd";

/// The path of a source for which the host gives no path by the option `-s`. The compiler leaves
/// out the slash where it names files in vISA text.
const NAMELESS_SOURCE: &str = "/kernel.cl";

/// Options that the compiler's front end does not have, but the driver needs. OpenCL C 1.2 has
/// functions for depth images only with their extension, which the compiler leaves out for some
/// devices.
const INTERNAL_OPTIONS: &str = "-ze-emit-zebin-visa-sections -cl-ext=+cl_khr_depth_images";

/// Features that the headers of some compilers need in OpenCL C 3.0, even for a device without
/// images.
const FEATURES_OF_HEADERS: &str = ",+__opencl_c_images,+__opencl_c_read_write_images";

/// The version of the files in the cache. A change of what the driver asks the compiler for changes
/// it.
const CACHE_VERSION: &str = "4";

/// Why there is no result.
#[derive(Debug)]
pub(crate) enum CompileError {
    /// There is no compiler that can be run. The text says what was looked for.
    Missing(String),
    /// The compiler refuses the program. The text is its log.
    Refused(String),
}

impl From<io::Error> for CompileError {
    fn from(error: io::Error) -> Self {
        Self::Refused(format!("the temporary folder of the compiler: {error}"))
    }
}

/// What is compiled.
pub(crate) enum Input<'a> {
    /// OpenCL C.
    Source(&'a str),
    /// SPIR-V.
    Il(&'a [u8]),
}

/// A header that a source includes by a name.
pub(crate) struct Header {
    pub(crate) name: String,
    pub(crate) source: String,
}

/// What the compiler makes of a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Output {
    /// A zebin, and the SPIR-V of a source.
    Executable,
    /// The SPIR-V of a source only, which takes half the time. SPIR-V is compiled to a zebin in any
    /// case, because this is what checks it.
    Object,
}

/// A program for the compiler.
pub(crate) struct Compilation<'a> {
    pub(crate) model: &'a DeviceModel,
    pub(crate) input: Input<'a>,
    pub(crate) output: Output,
    pub(crate) headers: &'a [Header],
    pub(crate) options: &'a str,
}

/// What the compiler made.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Compiled {
    /// The zebin with the vISA texts. Empty if only SPIR-V was asked for.
    pub(crate) zebin: Vec<u8>,
    /// The SPIR-V of a source.
    pub(crate) il: Vec<u8>,
    /// The messages of the compiler.
    pub(crate) log: String,
}

impl Compilation<'_> {
    /// Compiles the program, unless the cache has the result.
    pub(crate) fn run(&self) -> Result<Compiled, CompileError> {
        let compiler = find_compiler()?;
        let cached = self.locate_cached(&compiler);
        if let Some(compiled) = cached.as_deref().and_then(read_cached) {
            return Ok(compiled);
        }
        let folder = TempDir::with_prefix("openvisa-")?;
        let (file, is_il): (_, bool) = match self.input {
            Input::Source(text) => {
                let text = self.undefine_features() + text;
                (write_file(folder.path(), "source.cl", text.as_bytes())?, false)
            }
            Input::Il(bytes) => (write_file(folder.path(), "source.spv", bytes)?, true),
        };
        for header in self.headers {
            write_file(folder.path(), &header.name, header.source.as_bytes())?;
        }
        let mut command = compile_command(&compiler, folder.path(), &file, self.model, self.more_extensions());
        if is_il {
            command.arg("-spirv_input");
        }
        command.arg("-options").arg(self.complete_options());
        let compiled = match self.wants_il_only() {
            true => {
                command.arg("-spv_only");
                let result = folder.path().join("result.spv");
                let log = run(&mut command, folder.path(), &result)?;
                Compiled { il: fs::read(result)?, log, ..Compiled::default() }
            }
            false => finish(command, folder.path())?,
        };
        keep_result(cached, &compiled);
        Ok(compiled)
    }

    /// Returns whether no code for the device is needed.
    fn wants_il_only(&self) -> bool {
        self.output == Output::Object && matches!(self.input, Input::Source(_))
    }

    /// Returns the options with absolute paths, because the compiler runs in another folder.
    fn complete_options(&self) -> String {
        let current = env::current_dir().unwrap_or_default();
        let absolute = |path: &str| format!("\"{}\"", current.join(path.replace('"', "")).display());
        let is_source = matches!(self.input, Input::Source(_));
        let mut words = vec!["-cl-kernel-arg-info".to_owned()];
        if !self.headers.is_empty() {
            words.push(format!("-I{HEADER_FOLDER}"));
        }
        let (mut is_path, mut has_lines, mut has_name) = (false, false, false);
        for word in split_options(self.options) {
            match word.strip_prefix("-I") {
                _ if is_path => words.push(absolute(word)),
                Some(path) if !path.is_empty() => words.push(format!("-I{}", absolute(path))),
                _ => words.push(word.to_owned()),
            }
            has_lines |= !is_path && word.starts_with("-g");
            has_name |= !is_path && word == "-s";
            is_path = !is_path && ["-I", "-s"].contains(&word);
        }
        if is_source && has_lines && !has_name {
            words.push(format!("-s {NAMELESS_SOURCE}"));
        }
        if is_source {
            words.push(format!("-I{}", absolute("")));
        }
        words.join(" ")
    }

    /// Returns whether the source is in a version of OpenCL C whose features are optional.
    fn has_features(&self) -> bool {
        matches!(self.input, Input::Source(_)) && self.options.contains("-cl-std=CL3.0")
    }

    /// Returns directives for the start of the source: the compiler defines macros of features that
    /// the device does not have. The lines of the source keep their numbers.
    fn undefine_features(&self) -> String {
        if !self.has_features() {
            return String::new();
        }
        let of_images = IMAGE_FEATURES.iter().filter(|_| !self.model.has_images);
        let lines = ABSENT_FEATURES.iter().chain(of_images).map(|feature| format!("#undef {feature}\n"));
        lines.collect::<String>() + "#line 1\n"
    }

    /// Returns what is appended to the list of extensions in the internal options.
    fn more_extensions(&self) -> &'static str {
        if self.has_features() && !self.model.has_images { FEATURES_OF_HEADERS } else { "" }
    }

    /// Returns the path of the result in the cache. A source that includes files depends on more
    /// than its text, so it has none.
    fn locate_cached(&self, compiler: &Path) -> Option<PathBuf> {
        let (kind, input) = match self.input {
            Input::Source(text) if self.wants_il_only() => ("object", text.as_bytes()),
            Input::Source(text) => ("source", text.as_bytes()),
            Input::Il(bytes) => ("il", bytes),
        };
        let includes = input.windows(8).any(|window| window == b"#include");
        if includes || !self.headers.is_empty() {
            return None;
        }
        // The path of a source is relative to the current folder.
        let has_name = split_options(self.options).any(|word| word == "-s");
        let options = if has_name { self.complete_options() } else { self.options.to_owned() };
        cache_entry(compiler, self.model, &options, kind, &[input])
    }
}

/// Returns the path in the cache of what a compiler makes of inputs of a kind. The kind of several
/// inputs must state their lengths.
fn cache_entry(compiler: &Path, model: &DeviceModel, options: &str, kind: &str, inputs: &[&[u8]]) -> Option<PathBuf> {
    let identity = fs::metadata(compiler).ok()?;
    let changed = identity.modified().ok()?.duration_since(std::time::UNIX_EPOCH).ok()?.as_nanos();
    let about = format!("{CACHE_VERSION}\0{}\0{changed}\0{}\0", compiler.display(), identity.len());
    let about = format!("{about}{}\0{INTERNAL_OPTIONS}\0{options}\0{kind}\0", model.name);
    let mut hash = Sha256::new().chain_update(about);
    inputs.iter().for_each(|input| hash.update(input));
    let name: String = hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect();
    Some(cache_folder()?.join(name))
}

/// Links compiled programs, and compiles the result, unless the cache has it.
pub(crate) fn link(model: &DeviceModel, inputs: &[&[u8]], options: &str) -> Result<Compiled, CompileError> {
    let compiler = find_compiler()?;
    let lengths: Vec<_> = inputs.iter().map(|input| input.len()).collect();
    let cached = cache_entry(&compiler, model, options, &format!("link {lengths:?}"), inputs);
    if let Some(compiled) = cached.as_deref().and_then(read_cached) {
        return Ok(compiled);
    }
    let folder = TempDir::with_prefix("openvisa-")?;
    let mut command = Command::new(&compiler);
    command.arg("link").args(["-out", "linked.bc"]);
    for (index, input) in inputs.iter().enumerate() {
        command.arg("-file").arg(write_file(folder.path(), &format!("{index}.spv"), input)?);
    }
    if !options.is_empty() {
        command.args(["-options", options]);
    }
    let linked = folder.path().join("linked.bc");
    let log = run(&mut command, folder.path(), &linked)?;
    let mut command = compile_command(&compiler, folder.path(), &linked, model, "");
    command.arg("-llvm_input").args(["-options", "-cl-kernel-arg-info"]);
    let compiled = finish(command, folder.path())?;
    let compiled = Compiled { log: log + &compiled.log, ..compiled };
    keep_result(cached, &compiled);
    Ok(compiled)
}

/// Finds the compiler in the folders of `PATH`.
fn find_compiler() -> Result<PathBuf, CompileError> {
    let wanted = env::var_os(COMPILER_VARIABLE).filter(|name| !name.is_empty());
    let wanted = PathBuf::from(wanted.unwrap_or_else(|| "ocloc".into()));
    let folders = env::var_os("PATH").unwrap_or_default();
    let mut found = env::split_paths(&folders).map(|folder| folder.join(&wanted));
    found.find(|path| path.is_file()).ok_or_else(|| {
        let wanted = wanted.display();
        CompileError::Missing(format!(
            "the compiler `{wanted}` was not found. Install `ocloc`, name it in {COMPILER_VARIABLE}, or create the program \
             with a binary"
        ))
    })
}

/// Returns the command that compiles a file to `result` and `result.spv` in a folder. `extensions`
/// is appended to the list of extensions in the internal options.
fn compile_command(compiler: &Path, folder: &Path, file: &Path, model: &DeviceModel, extensions: &str) -> Command {
    let mut command = Command::new(compiler);
    command.arg("compile").arg("-file").arg(file).args(["-device", model.name]);
    command.arg("-out_dir").arg(folder).args(["-output", "result", "-output_no_suffix"]);
    command.arg("-internal_options").arg(format!("{INTERNAL_OPTIONS}{extensions}"));
    command
}

/// Runs a command of [`compile_command`], and reads what it made.
fn finish(mut command: Command, folder: &Path) -> Result<Compiled, CompileError> {
    let result = folder.join("result");
    let log = run(&mut command, folder, &result)?;
    // Newer compilers add the suffix in any case.
    let read_zebin = || fs::read(&result).or_else(|_| fs::read(folder.join("result.bin")));
    let mut zebin = read_zebin()?;
    let texts = Zebin::texts(&zebin).unwrap_or_default();
    if texts.iter().any(|text| has_repeated_names(text)) {
        // The compiler dumps what it compiles, so it has to run again.
        let dumps = folder.join("dumps");
        fs::create_dir(&dumps)?;
        command.env("IGC_ShaderDumpEnable", "1").env("IGC_DumpToCustomDir", &dumps);
        run(&mut command, folder, &result)?;
        zebin = read_zebin()?;
        let dumps = inline_scopes::read_dumps(&dumps)?;
        let scoped = |text: &str| has_repeated_names(text).then(|| find_program(&dumps, text)).flatten();
        // A text that cannot be replaced has an error with its line when it is loaded.
        zebin = Zebin::with_replaced_texts(&zebin, scoped).unwrap_or(zebin);
    }
    let il = fs::read(folder.join("result.spv")).unwrap_or_default();
    Ok(Compiled { zebin, il, log })
}

/// Runs the compiler in a folder, and returns its messages. `result` is the file that it must
/// write.
fn run(command: &mut Command, folder: &Path, result: &Path) -> Result<String, CompileError> {
    // Older versions write another format, unless they are asked for zebins.
    let output = command.current_dir(folder).env("IGC_EnableZEBinary", "1").output();
    let output = output.map_err(|error| {
        let compiler = Path::new(command.get_program()).display();
        CompileError::Missing(format!("the compiler `{compiler}` cannot be run: {error}\n"))
    })?;
    let log = [output.stdout, output.stderr].map(|bytes| String::from_utf8_lossy(&bytes).into_owned()).concat();
    let of_program = |line: &&str| {
        let about_itself = ["Build ", "Command was: ", "Compilation from IR", "Linker execution"];
        !about_itself.iter().any(|start| line.starts_with(start)) && !line.is_empty()
    };
    let log: String = log.lines().filter(of_program).map(|line| name_files(line) + "\n").collect();
    let written = result.is_file() || result.with_extension("bin").is_file();
    match output.status.success() && written {
        true => Ok(log),
        false if log.is_empty() => Err(CompileError::Refused(format!("the compiler ended with {}\n", output.status))),
        false => Err(CompileError::Refused(log)),
    }
}

/// Names files in a line of the log as the host knows them. For example, the file of
/// `/kernel.cl:2:8: error: …` is `kernel.cl`.
fn name_files(line: &str) -> String {
    let source = format!("{NAMELESS_SOURCE}:");
    let line = match line.find(&source) {
        Some(at) if at == 0 || line[..at].ends_with("included from ") => [&line[..at], &line[at + 1..]].concat(),
        _ => line.to_owned(),
    };
    name_headers(&line)
}

/// Replaces paths of the host's headers by their names. For example, the line `FILE
/// "/proc/self/cwd/a.h"` of a vISA text becomes `FILE "a.h"`.
pub(crate) fn name_headers(text: &str) -> String {
    text.replace(&format!("{HEADER_FOLDER}/"), "")
}

/// Splits options at whitespace outside of double quotes.
fn split_options(options: &str) -> impl Iterator<Item = &str> {
    let mut is_quoted = false;
    let words = options.split(move |character: char| {
        is_quoted ^= character == '"';
        character.is_whitespace() && !is_quoted
    });
    words.filter(|word| !word.is_empty())
}

/// Writes a file in a folder. A name may have folders, but none outside.
fn write_file(folder: &Path, name: &str, bytes: &[u8]) -> io::Result<PathBuf> {
    let inside = Path::new(name).components().all(|part| matches!(part, std::path::Component::Normal(_)));
    if !inside {
        return Err(io::Error::other(format!("`{name}` is not the name of a header")));
    }
    let path = folder.join(name);
    fs::create_dir_all(path.parent().unwrap_or(folder))?;
    fs::write(&path, bytes)?;
    Ok(path)
}

/// Returns the folder for results.
fn cache_folder() -> Option<PathBuf> {
    if let Some(folder) = env::var_os(CACHE_VARIABLE) {
        return (!folder.is_empty()).then(|| folder.into());
    }
    let not_empty = |name| env::var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let base = not_empty("XDG_CACHE_HOME").or_else(|| Some(not_empty("HOME")?.join(".cache")))?;
    Some(base.join("openvisa").join("opencl"))
}

/// Reads a result: the zebin, the SPIR-V and the log, each after its length in eight bytes.
fn read_cached(entry: &Path) -> Option<Compiled> {
    let bytes = fs::read(entry).ok()?;
    let (zebin, rest) = split_part(&bytes)?;
    let (il, rest) = split_part(rest)?;
    let (log, rest) = split_part(rest)?;
    let log = String::from_utf8(log.to_vec()).ok()?;
    rest.is_empty().then(|| Compiled { zebin: zebin.to_vec(), il: il.to_vec(), log })
}

/// Splits bytes after the part at their start, which has its length in eight bytes before it.
fn split_part(bytes: &[u8]) -> Option<(&[u8], &[u8])> {
    let (length, rest) = bytes.split_first_chunk::<8>()?;
    rest.split_at_checked(usize::try_from(u64::from_le_bytes(*length)).ok()?)
}

/// Keeps a result in the cache. A cache that cannot be written to only costs time.
fn keep_result(entry: Option<PathBuf>, compiled: &Compiled) {
    if let Some(entry) = entry {
        let _ = write_cached(&entry, compiled);
    }
}

/// Writes a result under a temporary name first, so that other processes never see a part of it.
fn write_cached(entry: &Path, compiled: &Compiled) -> io::Result<()> {
    let folder = entry.parent().ok_or(io::ErrorKind::NotFound)?;
    fs::create_dir_all(folder)?;
    let mut file = tempfile::NamedTempFile::new_in(folder)?;
    for part in [&compiled.zebin, &compiled.il, compiled.log.as_bytes()] {
        file.write_all(&(part.len() as u64).to_le_bytes())?;
        file.write_all(part)?;
    }
    file.persist(entry)?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_compiler_that_cannot_be_run_is_named() {
        let folder = TempDir::new().expect("there is a temporary folder");
        let compiler = write_file(folder.path(), "ocloc", b"not a program").expect("it can be written");
        match run(&mut Command::new(compiler), folder.path(), &folder.path().join("result")) {
            Err(CompileError::Missing(text)) => assert!(text.contains("/ocloc` cannot be run: "), "{text}"),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn a_cached_result_is_read_as_it_was_written() {
        let folder = TempDir::new().expect("there is a temporary folder");
        let entry = folder.path().join("a").join("b");
        let compiled = Compiled { zebin: vec![1, 2, 3], il: vec![4, 5], log: "warning: …\n".to_owned() };
        write_cached(&entry, &compiled).expect("it can be written");
        let bytes = fs::read(&entry).expect("it was written");
        assert_eq!(read_cached(&entry), Some(compiled));
        for length in 0..bytes.len() {
            fs::write(&entry, &bytes[..length]).expect("it can be written");
            assert_eq!(read_cached(&entry), None, "{length} bytes");
        }
    }

    #[test]
    fn a_damaged_cache_entry_is_no_result() {
        let folder = TempDir::new().expect("there is a temporary folder");
        let entry = folder.path().join("entry");
        for bytes in [&[][..], &[1, 2, 3], &[9, 0, 0, 0, 0, 0, 0, 0, 1], &[255; 16]] {
            fs::write(&entry, bytes).expect("it can be written");
            assert_eq!(read_cached(&entry), None, "{bytes:?}");
        }
    }

    /// Returns the complete options of a source, without those that are always there.
    fn options_of_source(options: &str) -> String {
        let input = Input::Source("");
        let model = crate::device::device().model;
        let compilation = Compilation { model, input, output: Output::Executable, headers: &[], options };
        let current = env::current_dir().expect("there is one").display().to_string();
        let complete = compilation.complete_options();
        let start = "-cl-kernel-arg-info ";
        let own = complete.strip_prefix(start).and_then(|rest| rest.strip_suffix(&format!("-I\"{current}/\"")));
        own.unwrap_or_else(|| panic!("{complete}")).trim_end().replace(&current, "CURRENT")
    }

    #[test]
    fn paths_of_options_are_absolute_and_may_have_spaces() {
        assert_eq!(
            options_of_source("-DA=1  -Ia -I b -I\"c d\""),
            "-DA=1 -I\"CURRENT/a\" -I \"CURRENT/b\" -I\"CURRENT/c d\""
        );
        assert_eq!(options_of_source("-I /a/b -DT=\"x y\" -I"), "-I \"/a/b\" -DT=\"x y\" -I");
    }

    #[test]
    fn sources_with_lines_have_the_name_of_the_options_or_a_fixed_one() {
        for option in ["-g", "-gline-tables-only"] {
            assert_eq!(options_of_source(option), format!("{option} -s /kernel.cl"));
        }
        assert_eq!(options_of_source("-g -s a.cl"), "-g -s \"CURRENT/a.cl\"");
        assert_eq!(options_of_source("-s \"/a b/c.cl\" -g"), "-s \"/a b/c.cl\" -g");
        assert_eq!(options_of_source("-I -g"), "-I \"CURRENT/-g\"");
    }

    #[test]
    fn messages_name_files_as_the_host_does() {
        for (line, expected) in [
            ("/kernel.cl:2:8: error: use", "kernel.cl:2:8: error: use"),
            ("In file included from /kernel.cl:1:", "In file included from kernel.cl:1:"),
            ("/home/kernel.cl:2:8: error: use", "/home/kernel.cl:2:8: error: use"),
            ("/proc/self/cwd/inc/a.h:1:1: error: use", "inc/a.h:1:1: error: use"),
        ] {
            assert_eq!(name_files(line), expected);
        }
    }

    #[test]
    fn headers_are_written_only_inside_the_folder() {
        let folder = TempDir::new().expect("there is a temporary folder");
        assert!(write_file(folder.path(), "a/b.h", b"x").is_ok());
        assert!(write_file(folder.path(), "../b.h", b"x").is_err());
        assert!(write_file(folder.path(), "/b.h", b"x").is_err());
    }
}
