//! The peers: programs of their own that are compiled here, and an interpreter of WebAssembly.

use crate::cases::{Argument, Case, folder};
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::time::{Duration, Instant};

/// Someone who can run a case.
pub(crate) trait Runner {
    /// Runs it so often.
    fn run(&mut self, times: u32) -> Duration;
    /// Runs it once on fresh buffers, and gives what it wrote.
    fn check(&mut self) -> Vec<u8>;
}

/// A folder that goes away.
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

/// Compiles a C program; what the compiler said if it could not.
pub(crate) fn compile(scratch: &Scratch, name: &str, options: &[&str]) -> Result<PathBuf, String> {
    let program = scratch.0.join(name);
    let mut command = Command::new(std::env::var_os("CC").unwrap_or_else(|| "cc".into()));
    command.args(["-O2", "-std=gnu11", "-w"]).arg(folder().join(name).with_extension("c")).arg("-o").arg(&program);
    let output = command.args(options).output().map_err(|e| format!("no C compiler: {e}"))?;
    match output.status.success() {
        true => Ok(program),
        false => {
            Err(String::from_utf8_lossy(&output.stderr).lines().next().unwrap_or("it cannot be compiled").to_owned())
        }
    }
}

/// A program that takes orders, see `run/host.h`.
pub(crate) struct Process {
    child: Child,
    orders: ChildStdin,
    answers: BufReader<ChildStdout>,
    output: PathBuf,
    /// What building the kernel took.
    pub(crate) built: Duration,
}

impl Process {
    /// Starts one for a case; `before` are the arguments before those of the kernel.
    pub(crate) fn start(
        scratch: &Scratch,
        program: &Path,
        before: &[String],
        case: &Case,
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
                Argument::Input(bytes) | Argument::Output(bytes) => {
                    std::fs::write(&file, bytes).map_err(|e| e.to_string())?;
                    match argument {
                        Argument::Input(_) => format!("b:{}", file.display()),
                        _ => format!("o:{}:{}", file.display(), output.display()),
                    }
                }
                Argument::Float(value) => format!("f:{value:?}"),
                Argument::Int(value) => format!("i:{value}"),
            };
            command.arg(text);
        }
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut child = command.spawn().map_err(|e| e.to_string())?;
        let (orders, answers) = (child.stdin.take(), child.stdout.take());
        let (orders, answers) = orders.zip(answers).ok_or("no pipes")?;
        let mut process = Self { child, orders, answers: BufReader::new(answers), output, built: Duration::ZERO };
        match process.answer().strip_prefix("ready ").and_then(|t| t.parse().ok()) {
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

    fn answer(&mut self) -> String {
        let mut line = String::new();
        let _ = self.answers.read_line(&mut line);
        line.trim().to_owned()
    }

    fn ask(&mut self, order: &str) -> String {
        writeln!(self.orders, "{order}").and_then(|()| self.orders.flush()).expect("the peer takes orders");
        self.answer()
    }
}

impl Runner for Process {
    fn run(&mut self, times: u32) -> Duration {
        Duration::from_nanos(self.ask(&times.to_string()).parse().expect("the peer tells its time"))
    }

    fn check(&mut self) -> Vec<u8> {
        assert_eq!(self.ask("check"), "ok", "the peer runs");
        std::fs::read(&self.output).expect("the peer wrote its output")
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// What the OpenCL loader is told, so that it finds one implementation only.
pub(crate) fn vendor(scratch: &Scratch, name: &str, library: &str) -> Result<(&'static str, String), String> {
    let folder = scratch.0.join(format!("vendors-{name}"));
    std::fs::create_dir_all(&folder).map_err(|e| e.to_string())?;
    std::fs::write(folder.join("one.icd"), format!("{library}\n")).map_err(|e| e.to_string())?;
    Ok(("OCL_ICD_VENDORS", format!("{}/", folder.display())))
}

/// The library of pocl, as its package tells the OpenCL loader.
pub(crate) fn pocl() -> Result<String, String> {
    let path = "/etc/OpenCL/vendors/pocl.icd";
    std::fs::read_to_string(path).map(|t| t.trim().to_owned()).map_err(|_| format!("not installed: there is no {path}"))
}

/// The library of oclgrind that the OpenCL loader takes.
pub(crate) fn oclgrind() -> Result<String, String> {
    let path = "/usr/lib/oclgrind/liboclgrind-rt-icd.so";
    Path::new(path).exists().then(|| path.to_owned()).ok_or_else(|| format!("not installed: there is no {path}"))
}

/// The interpreter wasmi.
pub(crate) struct Wasmi<'a> {
    case: &'a Case,
    store: wasmi::Store<()>,
    memory: wasmi::Memory,
    function: wasmi::Func,
    arguments: Vec<wasmi::Val>,
}

impl<'a> Wasmi<'a> {
    pub(crate) fn new(case: &'a Case) -> Self {
        let bytes = wat::parse_file(folder().join("kernels.wat")).expect("kernels.wat is WebAssembly");
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
                Argument::Input(bytes) | Argument::Output(bytes) => {
                    let place = at;
                    at += bytes.len().next_multiple_of(64);
                    wasmi::Val::I32(place as i32)
                }
                Argument::Float(value) => wasmi::Val::F32((*value).into()),
                Argument::Int(value) => wasmi::Val::I32(*value),
            });
        }
        if case.name == "mandelbrot" {
            arguments.push(wasmi::Val::I32(case.global[1] as i32));
        }
        let mut wasmi = Self { case, store, memory, function, arguments };
        wasmi.fill();
        wasmi
    }

    fn place(&self, index: usize) -> usize {
        match self.arguments[index] {
            wasmi::Val::I32(place) => place as usize,
            _ => 0,
        }
    }

    fn fill(&mut self) {
        for (index, argument) in self.case.arguments.iter().enumerate() {
            if let Argument::Input(bytes) | Argument::Output(bytes) = argument {
                let place = self.place(index);
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

    fn check(&mut self) -> Vec<u8> {
        self.fill();
        self.run(1);
        let mut out = Vec::new();
        for (index, argument) in self.case.arguments.iter().enumerate() {
            if let Argument::Output(bytes) = argument {
                out = vec![0; bytes.len()];
                self.memory.read(&self.store, self.place(index), &mut out).expect("it is in the memory");
            }
        }
        out
    }
}
