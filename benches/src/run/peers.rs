//! The runners of other programs, and of the WebAssembly interpreter wasmi.
//!
//! For example, plain C is compiled from `run/plain.c`, and controlled through its standard input.

use crate::cases::{CaseArgument, KernelCase, sources_folder};
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

/// A program that can run a case.
pub(crate) trait Runner {
    /// Runs the kernel `times` times. Returns the total time.
    fn run(&mut self, times: u32) -> Duration;
    /// Runs the kernel once on fresh buffers, and returns its output.
    fn run_once(&mut self) -> Vec<u8>;
}

/// A temporary folder, which is deleted on drop.
pub(crate) struct Scratch(pub(crate) PathBuf);

impl Scratch {
    pub(crate) fn new() -> Self {
        let path = std::env::temp_dir().join(format!("openvisa-bench-run-{}", std::process::id()));
        std::fs::create_dir_all(&path).expect("a folder for what is compiled");
        Self(path)
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Compiles a C program. Returns its path, or the first line of the compiler's message as an error.
pub(crate) fn compile_c(scratch: &Scratch, name: &str, options: &[&str]) -> Result<PathBuf, String> {
    let program = scratch.0.join(name);
    let mut command = Command::new(std::env::var_os("CC").unwrap_or_else(|| "cc".into()));
    command
        .args(["-O2", "-std=gnu11", "-w"])
        .arg(sources_folder().join(name).with_extension("c"))
        .arg("-o")
        .arg(&program);
    let output = command.args(options).output().map_err(|e| format!("no C compiler: {e}"))?;
    match output.status.success() {
        true => Ok(program),
        false => {
            Err(String::from_utf8_lossy(&output.stderr).lines().next().unwrap_or("it cannot be compiled").to_owned())
        }
    }
}

/// A process that is controlled through its standard input. `run/host.h` describes the protocol.
pub(crate) struct Process {
    child: Child,
    orders: ChildStdin,
    answers: BufReader<ChildStdout>,
    output: PathBuf,
    /// Time to compile the kernel; 0 for plain C.
    pub(crate) built: Duration,
}

impl Process {
    /// Starts a program for a case. `before` are the arguments before those of the kernel.
    pub(crate) fn start(
        scratch: &Scratch,
        program: &Path,
        before: &[String],
        case: &KernelCase,
        environment: &[(&str, String)],
    ) -> Result<Self, String> {
        let folder = scratch.0.join(format!("{}-{}", case.name, case.global[1]));
        std::fs::create_dir_all(&folder).map_err(|e| e.to_string())?;
        let output = folder.join(format!("out-{}", program.file_name().unwrap_or_default().display()));
        let mut command = Command::new(program);
        command.args(before).envs(environment.iter().map(|(k, v)| (k, v)));
        for (index, argument) in case.arguments.iter().enumerate() {
            let file = folder.join(index.to_string());
            let text = match argument {
                CaseArgument::Input(bytes) | CaseArgument::Output(bytes) => {
                    std::fs::write(&file, bytes).map_err(|e| e.to_string())?;
                    match argument {
                        CaseArgument::Input(_) => format!("b:{}", file.display()),
                        _ => format!("o:{}:{}", file.display(), output.display()),
                    }
                }
                CaseArgument::Float(value) => format!("f:{value:?}"),
                CaseArgument::Int(value) => format!("i:{value}"),
            };
            command.arg(text);
        }
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().map_err(|e| e.to_string())?;
        let (orders, answers) = (child.stdin.take(), child.stdout.take());
        let (orders, answers) = orders.zip(answers).ok_or("no pipes")?;
        let mut process = Self { child, orders, answers: BufReader::new(answers), output, built: Duration::ZERO };
        match process.read_answer().strip_prefix("ready ").and_then(|t| t.parse().ok()) {
            Some(nanoseconds) => process.built = Duration::from_nanos(nanoseconds),
            None => {
                let mut text = String::new();
                let mut errors = process.child.stderr.take().ok_or("no pipes")?;
                let _ = std::io::Read::read_to_string(&mut errors, &mut text);
                return Err(text.lines().last().unwrap_or("it ended").to_owned());
            }
        }
        Ok(process)
    }

    fn read_answer(&mut self) -> String {
        let mut line = String::new();
        let _ = self.answers.read_line(&mut line);
        line.trim().to_owned()
    }

    fn send_order(&mut self, order: &str) -> String {
        writeln!(self.orders, "{order}").and_then(|()| self.orders.flush()).expect("the peer takes orders");
        self.read_answer()
    }
}

impl Runner for Process {
    fn run(&mut self, times: u32) -> Duration {
        Duration::from_nanos(self.send_order(&times.to_string()).parse().expect("the peer tells its time"))
    }

    fn run_once(&mut self) -> Vec<u8> {
        assert_eq!(self.send_order("check"), "ok", "the peer runs");
        std::fs::read(&self.output).expect("the peer wrote its output")
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// Returns the environment variable that restricts the OpenCL loader to one implementation.
pub(crate) fn icd_environment(scratch: &Scratch, name: &str, library: &str) -> Result<(&'static str, String), String> {
    let folder = scratch.0.join(format!("vendors-{name}"));
    std::fs::create_dir_all(&folder).map_err(|e| e.to_string())?;
    std::fs::write(folder.join("one.icd"), format!("{library}\n")).map_err(|e| e.to_string())?;
    Ok(("OCL_ICD_VENDORS", format!("{}/", folder.display())))
}

/// Returns the path of the library of pocl, from the file that its package installs for the OpenCL
/// loader.
pub(crate) fn pocl_library() -> Result<String, String> {
    let path = "/etc/OpenCL/vendors/pocl.icd";
    std::fs::read_to_string(path).map(|t| t.trim().to_owned()).map_err(|_| format!("not installed: there is no {path}"))
}

/// Returns the path of the library of oclgrind for the OpenCL loader.
pub(crate) fn oclgrind_library() -> Result<String, String> {
    let path = "/usr/lib/oclgrind/liboclgrind-rt-icd.so";
    Path::new(path).exists().then(|| path.to_owned()).ok_or_else(|| format!("not installed: there is no {path}"))
}

/// A runner of the interpreter wasmi.
pub(crate) struct Wasmi<'a> {
    case: &'a KernelCase,
    store: wasmi::Store<()>,
    memory: wasmi::Memory,
    function: wasmi::Func,
    arguments: Vec<wasmi::Val>,
}

impl<'a> Wasmi<'a> {
    pub(crate) fn new(case: &'a KernelCase) -> Self {
        let bytes = wat::parse_file(sources_folder().join("kernels.wat")).expect("kernels.wat is WebAssembly");
        let engine = wasmi::Engine::default();
        let module = wasmi::Module::new(&engine, &bytes).expect("kernels.wat is valid");
        let mut store = wasmi::Store::new(&engine, ());
        let instance = wasmi::Instance::new(&mut store, &module, &[]).expect("it imports nothing");
        let memory = instance.get_memory(&store, "memory").expect("it has a memory");
        let function = instance.get_func(&store, case.name).expect("it has all kernels");
        let mut at = 64;
        let mut arguments = Vec::new();
        for argument in &case.arguments {
            arguments.push(match argument {
                CaseArgument::Input(bytes) | CaseArgument::Output(bytes) => {
                    let place = at;
                    at += bytes.len().next_multiple_of(64);
                    wasmi::Val::I32(place as i32)
                }
                CaseArgument::Float(value) => wasmi::Val::F32((*value).into()),
                CaseArgument::Int(value) => wasmi::Val::I32(*value),
            });
        }
        if case.name == "mandelbrot" {
            arguments.push(wasmi::Val::I32(case.global[1] as i32));
        }
        let mut wasmi = Self { case, store, memory, function, arguments };
        wasmi.fill_buffers();
        wasmi
    }

    fn offset_of(&self, index: usize) -> usize {
        match self.arguments[index] {
            wasmi::Val::I32(place) => place as usize,
            _ => 0,
        }
    }

    fn fill_buffers(&mut self) {
        for (index, argument) in self.case.arguments.iter().enumerate() {
            if let CaseArgument::Input(bytes) | CaseArgument::Output(bytes) = argument {
                let place = self.offset_of(index);
                self.memory.write(&mut self.store, place, bytes).expect("the memory is large enough");
            }
        }
    }
}

impl Runner for Wasmi<'_> {
    fn run(&mut self, times: u32) -> Duration {
        let start = Instant::now();
        for _ in 0..times {
            self.function.call(&mut self.store, &self.arguments, &mut []).expect("it runs");
        }
        start.elapsed()
    }

    fn run_once(&mut self) -> Vec<u8> {
        self.fill_buffers();
        self.run(1);
        let mut out = Vec::new();
        for (index, argument) in self.case.arguments.iter().enumerate() {
            if let CaseArgument::Output(bytes) = argument {
                out = vec![0; bytes.len()];
                self.memory.read(&self.store, self.offset_of(index), &mut out).expect("it is in the memory");
            }
        }
        out
    }
}
