//! Kernels of a program, and what they take.

use crate::executable::Executable;
use openvisa_sim::{AddressSpace, ArgumentInfo, KernelInfo, PayloadKind, ThreadMemory};
use std::sync::Arc;

/// What a kernel takes for a parameter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Parameter {
    /// A value, with its number of bytes if that is known.
    Value(Option<usize>),
    /// A pointer to global or constant memory.
    Pointer,
    /// Local memory.
    Local,
    /// An image.
    Image,
    /// A sampler.
    Sampler,
}

/// A kernel of a program. A clone is another handle of the same one.
#[derive(Clone, Debug)]
pub struct Kernel {
    /// The program.
    pub executable: Arc<Executable>,
    /// What the compiler says about the kernel.
    pub info: KernelInfo,
}

impl Kernel {
    /// Returns the kernel of a name.
    #[must_use]
    pub fn find(executable: &Arc<Executable>, name: &str) -> Option<Self> {
        Self::all(executable).find(|kernel| kernel.info.name == name)
    }

    /// Returns all kernels of a program.
    pub fn all(executable: &Arc<Executable>) -> impl Iterator<Item = Self> {
        executable.kernels().map(|info| Self { executable: Arc::clone(executable), info: info.clone() })
    }

    /// Returns the declaration of an argument, if the compiler kept it.
    #[must_use]
    pub fn declaration(&self, index: usize) -> Option<&ArgumentInfo> {
        self.info.arguments.iter().find(|argument| argument.index == index)
    }

    /// Returns the number of work-items of a thread.
    #[must_use]
    pub fn simd_size(&self) -> usize {
        let stated = self.executable.program().simd_size(&self.info.name).unwrap_or(0);
        self.info.simd_size.max(stated).max(1) as usize
    }

    /// Returns the sub-group size that the source requires, or 0 if it requires none.
    #[must_use]
    pub fn required_sub_group_size(&self) -> usize {
        let attribute = self.info.attributes.iter().find(|attribute| attribute.name == "intel_reqd_sub_group_size");
        attribute.and_then(|attribute| attribute.value.parse().ok()).unwrap_or(0)
    }

    /// Returns the number of bytes of private memory of a work-item.
    #[must_use]
    pub fn private_bytes(&self) -> usize {
        let bytes = self.info.thread_memory.iter().map(|memory| match *memory {
            ThreadMemory::Private { bytes, of_item: true } => bytes,
            ThreadMemory::Private { bytes, .. } => bytes / self.simd_size(),
            _ => 0,
        });
        bytes.sum()
    }

    /// Returns what the kernel takes for a parameter.
    #[must_use]
    pub fn parameter(&self, index: usize) -> Parameter {
        let parts = || self.info.payload.iter().filter(|part| part.index == Some(index));
        for part in parts() {
            match part.kind {
                PayloadKind::Pointer { space: AddressSpace::Local, .. } => return Parameter::Local,
                PayloadKind::Pointer { .. } | PayloadKind::BufferAddress => return Parameter::Pointer,
                PayloadKind::Image { .. } => return Parameter::Image,
                PayloadKind::Sampler { .. } => return Parameter::Sampler,
                _ => {}
            }
        }
        // The payload has nothing for a parameter that the kernel does not use.
        let declared = self.declaration(index);
        let (name, size) = declared.and_then(|info| info.type_name.rsplit_once(';')).unwrap_or_default();
        match declared.map_or("", |info| info.address_qualifier.as_str()) {
            "__local" => Parameter::Local,
            "__global" | "__constant" if name.starts_with("image") => Parameter::Image,
            "__global" | "__constant" => Parameter::Pointer,
            _ if name.starts_with("sampler_t") => Parameter::Sampler,
            _ => {
                let bytes = parts().map(|part| part.source_offset + part.size).max();
                Parameter::Value(size.parse().ok().or(bytes))
            }
        }
    }
}
