//! The cache of compiled programs.
//!
//! A result is kept under a hash of the text, the options, the compiler and the variables of the
//! environment that change what it makes. A source that may depend on files or on the time has no
//! entry. For example, one with `#include` is compiled each time.
//!
//! An entry states its own name and the libraries that the compiler loaded, with their sizes and
//! times. It is used if all of them are as they were. The entry must be a file of this user that
//! nobody else can write, since its code runs with the user's memory.

use crate::{Compilation, Compiled, Compiler, INTERNAL_OPTIONS, Source, split_options};
use sha2::{Digest as _, Sha256};
use std::ffi::OsString;
use std::fmt::Write as _;
use std::io::{Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::{env, fs, io};

/// The environment variable that names the folder for results. An empty value means that none are
/// kept.
const CACHE_VARIABLE: &str = "OPENVISA_CACHE";

/// The version of the files in the cache. A change of what this crate asks the compiler for changes
/// it.
const CACHE_VERSION: &str = "5";

/// Maximum number of bytes of an entry.
const MAX_ENTRY_BYTES: u64 = 1 << 30;

/// The starts of options that neither name files that the compiler reads nor change how it finds
/// them. A folder of headers matters to sources that include files only.
const OPTIONS_WITHOUT_FILES: [&str; 11] = ["-D", "-U", "-I", "-cl-", "-ze-", "-g", "-w", "-W", "-s", "-O", "-x"];

/// Parts of words by which a source names files or the time: directives and operators of the
/// preprocessor. A directive cannot be the result of a macro.
const WORDS_OF_FILES_AND_TIMES: [&str; 6] = ["include", "import", "embed", "__DATE__", "__TIME__", "__TIMESTAMP__"];

/// The starts of variables of the environment that change what the compiler makes.
const COMPILER_VARIABLES: [&str; 4] = ["IGC_", "VISA_", "VC_", "NEO"];

/// Returns whether the compiler may read files for a source, or depend on the time.
///
/// The words are looked for everywhere, also in comments, with lines spliced. So no spelling of a
/// directive is missed: `#  include`, `%:include`, or a line end within the word.
fn may_depend_on_files(source: &str) -> bool {
    let spliced = source.replace("??/", "\\");
    let mut parts = spliced.split('\\');
    let mut joined = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        // A backslash joins the lines if only blanks follow it in its line.
        let rest = part.trim_start_matches([' ', '\t', '\r', '\x0b', '\x0c']);
        joined.push_str(rest.strip_prefix('\n').or_else(|| part.strip_prefix('\r')).unwrap_or(part));
    }
    WORDS_OF_FILES_AND_TIMES.iter().any(|word| joined.contains(word))
}

/// Returns whether options may name files that the compiler reads.
fn may_name_files(options: &str) -> bool {
    let mut is_value = false;
    split_options(options).any(|word| {
        let known = std::mem::replace(&mut is_value, ["-D", "-U", "-I", "-s", "-x"].contains(&word))
            || OPTIONS_WITHOUT_FILES.iter().any(|start| word.starts_with(start));
        // `-Wp,` and the like pass options on.
        !known || (word.starts_with("-W") && word.contains(','))
    })
}

/// A file of the cache, which may not exist.
#[derive(Clone, Debug)]
pub(crate) struct CacheEntry {
    folder: PathBuf,
    /// The hash of all that the result depends on.
    name: String,
}

impl CacheEntry {
    /// Returns the entry of a compilation. `None` if its result cannot be kept.
    pub(crate) fn of_compilation(compiler: &Compiler, compilation: &Compilation<'_>) -> Option<Self> {
        let (kind, input) = match compilation.source {
            Source::OpenClC(text) if may_depend_on_files(text) => return None,
            Source::OpenClC(text) if compilation.wants_il_only() => ("object", text.as_bytes()),
            Source::OpenClC(text) => ("source", text.as_bytes()),
            Source::SpirV(bytes) => ("il", bytes),
            Source::Bitcode(bytes) => ("bitcode", bytes),
        };
        if may_name_files(compilation.options) || !compilation.headers.is_empty() {
            return None;
        }
        // The path of a source is relative to the current folder.
        let has_name = compilation.path.is_some() || split_options(compilation.options).any(|word| word == "-s");
        let options = if has_name { compilation.complete_options() } else { compilation.options.to_owned() };
        Self::new(compiler, compilation.device, &options, kind, &[input])
    }

    /// Returns the entry of linked programs. `None` if the result cannot be kept.
    pub(crate) fn of_linked(compiler: &Compiler, device: &str, inputs: &[&[u8]], options: &str) -> Option<Self> {
        let lengths: Vec<_> = inputs.iter().map(|input| input.len()).collect();
        Self::new(compiler, device, options, &format!("link {lengths:?}"), inputs)
    }

    /// Returns the entry of what a compiler makes of inputs of a kind. The kind of several inputs
    /// must state their lengths.
    fn new(compiler: &Compiler, device: &str, options: &str, kind: &str, inputs: &[&[u8]]) -> Option<Self> {
        let folder = compiler.cache.clone()?;
        let compiler = identify_file(&compiler.program)?;
        let about = format!("{CACHE_VERSION}\0{compiler}\0{device}\0{INTERNAL_OPTIONS}\0{options}\0{kind}\0");
        let mut hash = Sha256::new().chain_update(about);
        let mut variables: Vec<_> = env::vars_os().collect();
        variables.retain(|(name, _)| {
            COMPILER_VARIABLES.iter().any(|start| name.as_encoded_bytes().starts_with(start.as_bytes()))
        });
        variables.sort();
        for (name, value) in variables {
            hash.update([name.as_encoded_bytes(), value.as_encoded_bytes()].join(&b'='));
            hash.update([0]);
        }
        inputs.iter().for_each(|input| hash.update(input));
        let name = hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect();
        Some(Self { folder, name })
    }

    /// Reads the result. `None` if there is none, or if the file is not trustworthy or out of date.
    pub(crate) fn read(&self) -> Option<Compiled> {
        let file = open_trusted(&self.folder.join(&self.name))?;
        let mut bytes = Vec::new();
        file.take(MAX_ENTRY_BYTES).read_to_end(&mut bytes).ok()?;
        let (name, rest) = split_part(&bytes)?;
        let (libraries, rest) = split_part(rest)?;
        let (zebin, rest) = split_part(rest)?;
        let (il, rest) = split_part(rest)?;
        let (log, rest) = split_part(rest)?;
        let text = |part: &[u8]| String::from_utf8(part.to_vec()).ok();
        let is_current = text(libraries)?.lines().all(|line| {
            let path = line.split('\t').next_back().map(Path::new);
            path.and_then(identify_file).is_some_and(|now| now == line)
        });
        let is_whole = rest.is_empty() && name == self.name.as_bytes();
        let log = text(log)?;
        (is_whole && is_current).then(|| Compiled { zebin: zebin.to_vec(), il: il.to_vec(), log })
    }

    /// Keeps a result of a compiler that has loaded libraries. A cache that cannot be written to
    /// only costs time.
    pub(crate) fn keep(&self, compiled: &Compiled, libraries: &[PathBuf]) {
        let _ = self.write(compiled, libraries);
    }

    /// Writes a result under a temporary name first, so that other processes never see a part of
    /// it.
    fn write(&self, compiled: &Compiled, libraries: &[PathBuf]) -> io::Result<()> {
        fs::create_dir_all(&self.folder)?;
        let mut lines = String::new();
        for library in libraries {
            let line = identify_file(library).ok_or(io::ErrorKind::NotFound)?;
            writeln!(lines, "{line}").map_err(io::Error::other)?;
        }
        let mut file = tempfile::NamedTempFile::new_in(&self.folder)?;
        let parts: [&[u8]; 5] =
            [self.name.as_bytes(), lines.as_bytes(), &compiled.zebin, &compiled.il, compiled.log.as_bytes()];
        for part in parts {
            file.write_all(&(part.len() as u64).to_le_bytes())?;
            file.write_all(part)?;
        }
        file.persist(self.folder.join(&self.name))?;
        Ok(())
    }
}

/// Opens an entry for reading. `None` if it is no regular file of this user that nobody else can
/// write, or is too large.
fn open_trusted(path: &Path) -> Option<fs::File> {
    let mut options = fs::File::options();
    options.read(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::OpenOptionsExt as _;
        // A pipe would block, and a link could lead to an endless device.
        let flags = rustix::fs::OFlags::NOFOLLOW | rustix::fs::OFlags::NONBLOCK;
        options.custom_flags(flags.bits() as i32);
    }
    let file = options.open(path).ok()?;
    let about = file.metadata().ok()?;
    #[cfg(unix)]
    let is_own = {
        use std::os::unix::fs::MetadataExt as _;
        about.uid() == rustix::process::geteuid().as_raw() && about.mode() & 0o022 == 0
    };
    // Elsewhere, the folder of a user's cache is the user's.
    #[cfg(not(unix))]
    let is_own = true;
    (about.is_file() && is_own && about.len() <= MAX_ENTRY_BYTES).then_some(file)
}

/// Describes a file in a line: its time of change, its size, and its path.
fn identify_file(path: &Path) -> Option<String> {
    let about = fs::metadata(path).ok()?;
    let changed = about.modified().ok()?.duration_since(std::time::UNIX_EPOCH).ok()?.as_nanos();
    Some(format!("{changed}\t{}\t{}", about.len(), path.to_str()?))
}

/// Splits bytes after the part at their start, which has its length in eight bytes before it.
fn split_part(bytes: &[u8]) -> Option<(&[u8], &[u8])> {
    let (length, rest) = bytes.split_first_chunk::<8>()?;
    rest.split_at_checked(usize::try_from(u64::from_le_bytes(*length)).ok()?)
}

/// Returns the folder for results. `None` if none are kept. `variable` looks up an environment
/// variable.
pub(crate) fn cache_folder(variable: impl Fn(&str) -> Option<OsString>) -> Option<PathBuf> {
    if let Some(folder) = variable(CACHE_VARIABLE) {
        return (!folder.is_empty()).then(|| folder.into());
    }
    let not_empty = |name| variable(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    let base = not_empty("XDG_CACHE_HOME").or_else(|| Some(not_empty("HOME")?.join(".cache")))?;
    Some(base.join("openvisa").join("opencl"))
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;
    use std::os::unix::fs::{PermissionsExt as _, symlink};
    use tempfile::TempDir;

    /// Returns an entry in a new folder, with a result and a library that it depends on.
    fn written_entry() -> (TempDir, CacheEntry, Compiled, PathBuf) {
        let folder = TempDir::new().expect("there is a temporary folder");
        let library = folder.path().join("library.so");
        fs::write(&library, "code").expect("it can be written");
        let entry = CacheEntry { folder: folder.path().join("cache"), name: "0123".to_owned() };
        let compiled = Compiled { zebin: vec![1, 2, 3], il: vec![4, 5], log: "warning: …\n".to_owned() };
        entry.write(&compiled, std::slice::from_ref(&library)).expect("it can be written");
        (folder, entry, compiled, library)
    }

    #[test]
    fn every_spelling_of_a_dependency_is_found() {
        for source in [
            "#include \"a.h\"",
            "#  include \"a.h\"",
            "#\tinclude <a.h>",
            "#import \"a.h\"",
            "%:include \"a.h\"",
            "??=include \"a.h\"",
            "#/* */include \"a.h\"",
            "#\\\ninclude \"a.h\"",
            "#inc\\\nlude \"a.h\"",
            "#inc\\\r\nlude \"a.h\"",
            "#inc\\ \t\nlude \"a.h\"",
            "#inc??/\nlude \"a.h\"",
            "#in\\\nclu\\\nde A",
            "#include_next <a.h>",
            "#if __has_include(\"a.h\")",
            "#embed \"a.bin\"",
            "_Pragma(\"clang module import a\")",
            "constant char t[] = __TIME__;",
            "constant char t[] = __TIMESTAMP__;",
        ] {
            assert!(may_depend_on_files(source), "{source}");
        }
        assert!(!may_depend_on_files("#define A 1 \\\n + 2\n#pragma unroll\nkernel void k() { char a = '\\n'; }"));
    }

    #[test]
    fn options_that_may_name_files_are_found() {
        for options in [
            "-include a.h",
            "-imacros a.h",
            "-DA=1 @a",
            "-Wp,-include,a.h",
            "-iquote a",
            "--config=a",
            "a.h",
            "-Xclang x",
        ] {
            assert!(may_name_files(options), "{options}");
        }
        assert!(!may_name_files(
            "-DA=1 -D B -I a -Ib -cl-std=CL3.0 -g -s a.cl -Werror -O0 -cl-fast-relaxed-math -ze-opt-level=O2"
        ));
    }

    #[test]
    fn a_cached_result_is_read_as_it_was_written() {
        let (_folder, entry, compiled, _) = written_entry();
        let path = entry.folder.join(&entry.name);
        let bytes = fs::read(&path).expect("it was written");
        assert_eq!(entry.read(), Some(compiled));
        for length in 0..bytes.len() {
            fs::write(&path, &bytes[..length]).expect("it can be written");
            assert_eq!(entry.read(), None, "{length} bytes");
        }
        for bytes in [&[][..], &[1, 2, 3], &[9, 0, 0, 0, 0, 0, 0, 0, 1], &[255; 16]] {
            fs::write(&path, bytes).expect("it can be written");
            assert_eq!(entry.read(), None, "{bytes:?}");
        }
    }

    #[test]
    fn a_result_of_another_library_is_not_used() {
        let (_folder, entry, _, library) = written_entry();
        fs::write(&library, "other code").expect("it can be written");
        assert_eq!(entry.read(), None);
        fs::remove_file(&library).expect("it can be removed");
        assert_eq!(entry.read(), None);
    }

    #[test]
    fn entries_that_others_could_have_made_are_not_used() {
        let (folder, entry, compiled, _) = written_entry();
        let path = entry.folder.join(&entry.name);
        // An entry of another name.
        let other = CacheEntry { name: "4567".to_owned(), ..entry.clone() };
        fs::copy(&path, other.folder.join(&other.name)).expect("it can be copied");
        assert_eq!(other.read(), None);
        for mode in [0o620, 0o602] {
            fs::set_permissions(&path, fs::Permissions::from_mode(mode)).expect("it is ours");
            assert_eq!(entry.read(), None, "{mode:o}");
        }
        fs::set_permissions(&path, fs::Permissions::from_mode(0o600)).expect("it is ours");
        assert_eq!(entry.read(), Some(compiled));
        let moved = folder.path().join("moved");
        fs::rename(&path, &moved).expect("it can be moved");
        for target in [moved.as_path(), Path::new("/dev/zero"), folder.path()] {
            symlink(target, &path).expect("a link can be made");
            assert_eq!(entry.read(), None, "{}", target.display());
            fs::remove_file(&path).expect("it can be removed");
        }
        rustix::fs::mknodat(rustix::fs::CWD, &path, rustix::fs::FileType::Fifo, 0o600.into(), 0).expect("a pipe");
        assert_eq!(entry.read(), None);
    }
}
