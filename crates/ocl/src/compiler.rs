//! The vendor's offline compiler, which makes zebins of OpenCL C and SPIR-V.
//!
//! The compiler is the program `ocloc`, or the one that `OPENVISA_OCLOC` names. It runs in a
//! temporary folder, with the options of the host. For example, a kernel for `dg2` is compiled with
//! `ocloc compile -file source.cl -device dg2 -internal_options -ze-emit-zebin-visa-sections`,
//! which leaves the vISA text in the zebin.
//!
//! Results are kept in the cache, with the libraries that the compiler has loaded.

mod cache;

use crate::compiler::cache::CacheEntry;
use crate::device::DeviceModel;
use crate::device_info::{ABSENT_FEATURES, IMAGE_FEATURES};
use crate::inline_scopes::{self, find_program, has_repeated_names};
use openvisa_sim::Zebin;
use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs, io};
use tempfile::TempDir;

/// The environment variable that names the compiler.
const COMPILER_VARIABLE: &str = "OPENVISA_OCLOC";

/// The folder in which the compiler runs, as the compiler names it. Headers of the host are in this
/// folder, and nothing else, since they can have any name. Its own name differs each time, and
/// would be in messages and in the lines of binaries.
const HEADER_FOLDER: &str = "/proc/self/cwd";

/// The path of a source for which the host gives no path by the option `-s`. The compiler leaves
/// out the slash where it names files in vISA text.
const NAMELESS_SOURCE: &str = "/kernel.cl";

/// Options that the compiler's front end does not have, but the driver needs. OpenCL C 1.2 has
/// functions for depth images only with their extension, which the compiler leaves out for some
/// devices.
pub(crate) const INTERNAL_OPTIONS: &str = "-ze-emit-zebin-visa-sections -cl-ext=+cl_khr_depth_images";

/// Features that the headers of some compilers need in OpenCL C 3.0, even for a device without
/// images.
const FEATURES_OF_HEADERS: &str = ",+__opencl_c_images,+__opencl_c_read_write_images";

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

/// The input of the compiler.
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

/// The kind of output that the compiler makes of a program.
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

/// The output of the compiler.
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
        let cached = CacheEntry::of_compilation(self, &compiler);
        if let Some(compiled) = cached.as_ref().and_then(CacheEntry::read) {
            return Ok(compiled);
        }
        let folder = work_folder()?;
        let (file, is_il): (_, bool) = match self.input {
            Input::Source(text) => {
                let text = self.undefine_features() + text;
                (write_file(folder.path(), "source.cl", text.as_bytes())?, false)
            }
            Input::Il(bytes) => (write_file(folder.path(), "source.spv", bytes)?, true),
        };
        for header in self.headers {
            write_file(&folder.path().join(HEADERS), &header.name, header.source.as_bytes())?;
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
        keep_result(cached, &compiled, folder.path());
        Ok(compiled)
    }

    /// Returns whether no code for the device is needed.
    pub(crate) fn wants_il_only(&self) -> bool {
        self.output == Output::Object && matches!(self.input, Input::Source(_))
    }

    /// Returns the options with absolute paths, because the compiler runs in another folder.
    pub(crate) fn complete_options(&self) -> String {
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
}

/// Links compiled programs, and compiles the result, unless the cache has it.
pub(crate) fn link(model: &DeviceModel, inputs: &[&[u8]], options: &str) -> Result<Compiled, CompileError> {
    let compiler = find_compiler()?;
    let cached = CacheEntry::of_linked(&compiler, model, inputs, options);
    if let Some(compiled) = cached.as_ref().and_then(CacheEntry::read) {
        return Ok(compiled);
    }
    let folder = work_folder()?;
    let mut command = Command::new(&compiler);
    let linked = folder.path().join("linked.bc");
    command.arg("link").arg("-out").arg(&linked);
    for (index, input) in inputs.iter().enumerate() {
        command.arg("-file").arg(write_file(folder.path(), &format!("{index}.spv"), input)?);
    }
    if !options.is_empty() {
        command.args(["-options", options]);
    }
    let log = run(&mut command, folder.path(), &linked)?;
    let mut command = compile_command(&compiler, folder.path(), &linked, model, "");
    command.arg("-llvm_input").args(["-options", "-cl-kernel-arg-info"]);
    let compiled = finish(command, folder.path())?;
    let compiled = Compiled { log: log + &compiled.log, ..compiled };
    keep_result(cached, &compiled, folder.path());
    Ok(compiled)
}

/// The folder of the headers in the temporary folder.
const HEADERS: &str = "headers";

/// The start of the names of the files, in the temporary folder, in which the dynamic linker states
/// what the compiler loads.
const LOADED_FILES: &str = "loaded";

/// Creates a temporary folder for the files of the compiler, with a folder for headers.
fn work_folder() -> io::Result<TempDir> {
    let folder = TempDir::with_prefix("openvisa-")?;
    fs::create_dir(folder.path().join(HEADERS))?;
    Ok(folder)
}

/// Keeps a result of a compiler that ran in a temporary folder.
fn keep_result(entry: Option<CacheEntry>, compiled: &Compiled, folder: &Path) {
    if let Some(entry) = entry
        && let Ok(libraries) = loaded_files(folder)
    {
        entry.keep(compiled, &libraries);
    }
}

/// Returns the programs and libraries that the compiler has loaded. The library that makes the code
/// is not the program `ocloc`, and can be replaced alone.
///
/// For example, the dynamic linker states `1234: calling init: /usr/lib/libigc.so.1`.
fn loaded_files(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let mut found = BTreeSet::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        if entry.file_name().to_string_lossy().starts_with(LOADED_FILES) {
            let text = String::from_utf8_lossy(&fs::read(entry.path())?).into_owned();
            let named = text.lines().filter_map(|line| {
                ["calling init: ", "initialize program: "].iter().find_map(|start| Some(line.split_once(start)?.1))
            });
            found.extend(named.map(PathBuf::from).filter(|path| path.is_absolute()));
        }
    }
    Ok(found.into_iter().collect())
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
    command.current_dir(folder.join(HEADERS)).env("IGC_EnableZEBinary", "1");
    command.env("LD_DEBUG", "libs").env("LD_DEBUG_OUTPUT", folder.join(LOADED_FILES));
    let output = command.output();
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
pub(crate) fn split_options(options: &str) -> impl Iterator<Item = &str> {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_compiler_that_cannot_be_run_is_named() {
        let folder = TempDir::new().expect("there is a temporary folder");
        fs::create_dir(folder.path().join(HEADERS)).expect("it can be created");
        let compiler = write_file(folder.path(), "ocloc", b"not a program").expect("it can be written");
        match run(&mut Command::new(compiler), folder.path(), &folder.path().join("result")) {
            Err(CompileError::Missing(text)) => assert!(text.contains("/ocloc` cannot be run: "), "{text}"),
            other => panic!("{other:?}"),
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
