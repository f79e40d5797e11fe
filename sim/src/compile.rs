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
    /// Prepares the kernels and functions of object files to run on a platform. Functions that a
    /// kernel calls may be in another file.
    ///
    /// # Errors If a file cannot be read, an instruction cannot be decoded, or an instruction names
    /// something that is not declared.
    pub fn load(modules: &[Module<'a>], platform: Platform) -> Result<Self, LoadError> {
        let register = usize::from(platform.register_bytes().unwrap_or(32));
        let (fixed, predefined) = predefined();
        let (mut routines, mut fast) = (Vec::new(), Vec::new());
        for module in modules {
            for object in module.objects() {
                let mut routine = lower_routine(&object?, register, &fixed, &predefined)?;
                routine.registers_to_reset = registers_to_reset(&routine);
                fast.push(FastCode::new(&routine.code, &routine.labels, predefined.cr0));
                routines.push(routine);
            }
        }
        let bytecode = Bytecode { routines, register, platform, predefined };
        Ok(Self { bytecode, fast, identity: PROGRAMS.fetch_add(1, Relaxed) })
    }

    /// Returns the names of the kernels and functions.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.bytecode.names()
    }

    /// Returns the number of channels of a thread that a kernel was compiled for; 0 if the kernel
    /// does not say.
    pub fn simd_size(&self, name: &str) -> Option<u32> {
        self.bytecode.simd_size(name)
    }
}
