//! Runs the vendor's tools on snippets.

mod compiler;
mod output;
mod spirv;

use crate::engine::{Engine, Tool};
use crate::snippet::Snippet;
use crate::verdict::{Judgement, Verdict};
pub use compiler::OfflineCompiler;
pub(crate) use compiler::{find_command, find_tool};
use output::judge_output;
use std::collections::hash_map::DefaultHasher;
use std::ffi::OsString;
use std::hash::{Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::sync::OnceLock;

/// Time limit of a tool for one program, in seconds. Most take less than one.
const TIMEOUT_SECONDS: &str = "30";

/// Limit of the address space of a tool, in kibibytes. Some mutants make a compiler allocate
/// without end.
const MAX_MEMORY_KIB: &str = "6291456";

/// Number of snippets that the offline compiler gets at once. Its start takes as long as compiling
/// some hundred lines.
const BATCH_SNIPPETS: usize = 16;

/// A tool of the vendor for one device.
pub struct Vendor {
    engine: &'static Engine,
    /// The program with the arguments before its own.
    command: Vec<OsString>,
    /// The module that inline assembler is put into; only the offline compiler has one.
    module: OnceLock<Result<Vec<u8>, String>>,
}

impl Vendor {
    /// Returns the engine, which has the name of the device.
    pub fn engine(&self) -> &'static Engine {
        self.engine
    }

    /// Finds the tool of an engine: the offline compiler in one of the roots, or `GenX_IR` on the
    /// path. A root is a folder with a Debian release, as `debootstrap` makes it. Returns `None` if
    /// the tool is not installed.
    pub fn find(engine: &'static Engine, roots: &[PathBuf]) -> Option<Self> {
        let command = match engine.tool {
            Tool::Ocloc => roots.iter().find_map(|root| find_command(root))?,
            Tool::GenxIr => {
                let is_found = Command::new("GenX_IR").stdin(Stdio::null()).output().is_ok();
                is_found.then(|| vec!["GenX_IR".into()])?
            }
        };
        Some(Self { engine, command, module: OnceLock::new() })
    }

    /// Finds the finalizer for whole programs: that of a root if there is one, or else `GenX_IR` on
    /// the path.
    pub fn find_finalizer(engine: &'static Engine, roots: &[PathBuf]) -> Option<Self> {
        let of_root = || roots.iter().find_map(|root| find_tool(root, "GenX_IR"));
        let command = match engine.tool {
            Tool::Ocloc => of_root()?,
            Tool::GenxIr => return Self::find(engine, roots),
        };
        Some(Self { engine, command, module: OnceLock::new() })
    }

    /// Judges a whole program with the finalizer, in a folder of its own.
    ///
    /// # Errors
    /// Returns a message if the tool cannot be run at all.
    pub fn judge_program(&self, text: &[u8], scratch: &Path) -> Result<Judgement, String> {
        let folder = tempfile::tempdir_in(scratch).map_err(|error| error.to_string())?;
        self.run_finalizer(text, folder.path())
    }

    fn run_finalizer(&self, text: &[u8], folder: &Path) -> Result<Judgement, String> {
        std::fs::write(folder.join("t.visaasm"), text).map_err(|error| format!("t.visaasm: {error}"))?;
        let output = self.run(&["t.visaasm", "-platform", self.engine.vendor_platform, "-binary"], folder)?;
        Ok(judge_output(&output, folder))
    }

    /// Returns a hash of the name and size of the program, for the cache of its verdicts.
    pub fn version_hash(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        for part in &self.command {
            let path = Path::new(part);
            (path.file_name(), std::fs::metadata(path).map_or(0, |data| data.len())).hash(&mut hasher);
        }
        hasher.finish()
    }

    /// Judges snippets. `are_likely` says which are probably accepted: several of these are
    /// compiled at once, and one by one only if they are refused together. Calls `done` with the
    /// index and judgement of each.
    ///
    /// # Errors
    /// Returns a message if the tool cannot be run at all.
    pub fn judge(
        &self,
        snippets: &[&Snippet],
        are_likely: bool,
        scratch: &Path,
        done: &mut dyn FnMut(usize, Judgement),
    ) -> Result<(), String> {
        let size = if are_likely && self.engine.tool == Tool::Ocloc { BATCH_SNIPPETS } else { 1 };
        for (batch, part) in snippets.chunks(size).enumerate() {
            self.judge_batch(part, batch * size, scratch, done)?;
        }
        Ok(())
    }

    fn judge_batch(
        &self,
        part: &[&Snippet],
        first: usize,
        scratch: &Path,
        done: &mut dyn FnMut(usize, Judgement),
    ) -> Result<(), String> {
        let judgement = self.run_once(part, scratch)?;
        if part.len() == 1 {
            done(first, judgement);
        } else if judgement.verdict == Verdict::Accepts {
            (first..first + part.len()).for_each(|index| done(index, Judgement::accepts()));
        } else {
            let (low, high) = part.split_at(part.len() / 2);
            self.judge_batch(low, first, scratch, done)?;
            self.judge_batch(high, first + low.len(), scratch, done)?;
        }
        Ok(())
    }

    /// Compiles snippets in a folder of their own.
    fn run_once(&self, snippets: &[&Snippet], scratch: &Path) -> Result<Judgement, String> {
        let folder = tempfile::tempdir_in(scratch).map_err(|error| error.to_string())?;
        let folder = folder.path();
        let write = |name: &str, bytes: &[u8]| {
            std::fs::write(folder.join(name), bytes).map_err(|error| format!("{name}: {error}"))
        };
        let output = match self.engine.tool {
            Tool::Ocloc => {
                let module = self.module.get_or_init(|| self.compile_module(scratch));
                let body = Snippet::inline_body(snippets.iter().copied());
                write("k.spv", &spirv::with_assembler(module.as_ref().map_err(Clone::clone)?, &body)?)?;
                let device = self.engine.vendor_platform;
                self.run(&["compile", "-spirv_input", "-file", "k.spv", "-device", device, "-output", "k"], folder)?
            }
            Tool::GenxIr => {
                let text = snippets.first().map(|snippet| snippet.text(self.engine.version)).unwrap_or_default();
                return self.run_finalizer(text.as_bytes(), folder);
            }
        };
        Ok(judge_output(&output, folder))
    }

    /// Compiles a kernel with a placeholder, and returns the module that the front end made.
    fn compile_module(&self, scratch: &Path) -> Result<Vec<u8>, String> {
        let folder = tempfile::tempdir_in(scratch).map_err(|error| error.to_string())?;
        let folder = folder.path();
        std::fs::write(folder.join("k.cl"), spirv::placeholder_kernel()).map_err(|error| error.to_string())?;
        self.run(&["compile", "-file", "k.cl", "-device", self.engine.vendor_platform, "-output", "k"], folder)?;
        let entries = std::fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
        let module = entries.into_iter().find(|path| path.extension().is_some_and(|ending| ending == "spv"));
        let module = module.ok_or_else(|| format!("ocloc for {} writes no module", self.engine.device))?;
        std::fs::read(&module).map_err(|error| format!("{}: {error}", module.display()))
    }

    fn run(&self, arguments: &[&str], folder: &Path) -> Result<Output, String> {
        let output = limited_command(&self.command, arguments, folder).output();
        output.map_err(|error| format!("{}: {error}", self.command[0].to_string_lossy()))
    }
}

/// Returns the command that runs a tool in a folder, with limits of time and memory.
fn limited_command(tool: &[OsString], arguments: &[&str], folder: &Path) -> Command {
    let mut command = Command::new("sh");
    let limits = format!("ulimit -v {MAX_MEMORY_KIB}; ulimit -c 0; exec timeout -k 1 {TIMEOUT_SECONDS} \"$@\"");
    command.args(["-c", &limits, "sh"]).args(tool).args(arguments);
    command.current_dir(folder).stdin(Stdio::null());
    command
}
