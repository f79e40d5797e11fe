//! Compiles programs: lowers each routine, analyses it, and selects fast code for it.
//!
//! This is the only place that calls the stages `lower`, `analyze` and `optimize` in turn.

use crate::analyze::definite_writes::registers_to_reset;
use crate::bytecode::Bytecode;
use crate::lower::variables::predefined;
use crate::lower::{LoadError, lower_routine};
use crate::optimize::fusion::FastCode;
use openvisa::module::Module;
use openvisa_isa::Platform;
use std::sync::atomic::AtomicU64;
use std::sync::atomic::Ordering::Relaxed;

/// A program: the kernels and functions of files, ready to run.
#[derive(Clone, Debug)]
pub struct Program<'a> {
    pub(crate) bytecode: Bytecode<'a>,
    /// The fast code of each routine.
    pub(crate) fast: Vec<FastCode>,
    /// A number that only copies of this program share.
    pub(crate) identity: u64,
}

/// Number of programs that this process has compiled.
static PROGRAMS: AtomicU64 = AtomicU64::new(0);

impl<'a> Program<'a> {
    /// Makes the kernels and functions of files ready for a platform. Kernels that call functions need them in one of the files.
    ///
    /// # Errors
    /// When a file cannot be read, or an instruction is not one of the specification, or names what is not declared.
    pub fn load(modules: &[Module<'a>], platform: Platform) -> Result<Self, LoadError> {
        Self::compile(modules, platform, false)
    }

    /// Loads a program like [`Program::load`], but executes each instruction by the pseudo-code of its
    /// page in the specification. This is much slower, and shows what the specification says.
    ///
    /// # Errors
    /// The errors of [`Program::load`].
    pub fn load_reference(modules: &[Module<'a>], platform: Platform) -> Result<Self, LoadError> {
        Self::compile(modules, platform, true)
    }

    fn compile(modules: &[Module<'a>], platform: Platform, reference: bool) -> Result<Self, LoadError> {
        let register = usize::from(platform.register_bytes().unwrap_or(32));
        let (fixed, predefined) = predefined();
        let (mut routines, mut fast) = (Vec::new(), Vec::new());
        for module in modules {
            for object in module.objects() {
                let mut routine = lower_routine(&object?, register, &fixed, &predefined, reference)?;
                routine.registers_to_reset = registers_to_reset(&routine);
                fast.push(FastCode::new(&routine.code, &routine.labels, predefined.cr0));
                routines.push(routine);
            }
        }
        let bytecode = Bytecode { routines, register, platform, reference, predefined };
        Ok(Self { bytecode, fast, identity: PROGRAMS.fetch_add(1, Relaxed) })
    }

    /// The names of its kernels and functions.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.bytecode.names()
    }

    /// Channels of a thread that the kernel of a name was compiled for; 0: it does not say.
    pub fn simd_size(&self, name: &str) -> Option<u32> {
        self.bytecode.simd_size(name)
    }
}
