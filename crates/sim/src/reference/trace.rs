//! Records what the program of a page does.
//!
//! For example, `Dst = Src0 + Src1;` in line 16 of a page records the statement, two loads and a
//! store.

use super::Machine;
use super::messages::BoundSurface;
use crate::bytecode::memory_op::Target;
use crate::memory::buffer::{Buffer, low_bytes_mask};
use crate::memory::image::{ChannelType, Image};
use openvisa_isa::operands::VecOperand;
use openvisa_isa::reference::{Environment, FloatFormat, Number, Operand};

/// A memory that messages access.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum MemorySpace {
    /// Memory with 64-bit addresses.
    Flat,
    /// The shared local memory of the thread group.
    Local,
    /// A surface, by its index in the binding table.
    Surface(u32),
}

/// An action of a program.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Event {
    /// The statement in a line of the page begins, counted from 1.
    Statement(u32),
    /// A local name got a value.
    Local {
        /// The name in the pseudo-code.
        name: &'static str,
        /// The value, in decimal digits unless it is an encoding.
        value: String,
    },
    /// The program read an element of a source, with its modifier applied.
    Load {
        /// The name of the variable, or a description of another operand.
        variable: String,
        /// The number of the element.
        index: usize,
        /// The value.
        value: String,
    },
    /// The program wrote an element of a destination.
    Store {
        /// The name of the variable, or a description of another operand.
        variable: String,
        /// The number of the element.
        index: usize,
        /// The value before it is converted to the type of the destination.
        value: String,
    },
    /// The program read bytes of an operand.
    LoadBytes {
        /// The name of the variable.
        variable: String,
        /// The offset of the first byte in the operand.
        offset: usize,
        /// The number of bytes.
        size: usize,
        /// The bytes, the first one lowest.
        bits: u64,
    },
    /// The program wrote bytes of an operand.
    StoreBytes {
        /// The name of the variable.
        variable: String,
        /// The offset of the first byte in the operand.
        offset: usize,
        /// The number of bytes.
        size: usize,
        /// The bytes, the first one lowest.
        bits: u64,
    },
    /// The program read memory.
    LoadMemory {
        /// The memory.
        space: MemorySpace,
        /// The address of the first byte.
        address: u64,
        /// The number of bytes.
        size: usize,
        /// The bytes, the first one lowest.
        bits: u64,
    },
    /// The program wrote memory, with a store or an atomic operation.
    StoreMemory {
        /// The memory.
        space: MemorySpace,
        /// The address of the first byte.
        address: u64,
        /// The number of bytes.
        size: usize,
        /// The bytes after the access, the first one lowest.
        bits: u64,
    },
    /// The program read a texel of an image, or one component of it.
    LoadTexel {
        /// The texel.
        texel: TexelPlace,
        /// The values of the component, or of R, G, B and A.
        values: Vec<String>,
    },
    /// The program wrote a component of a texel, or changed it with an atomic operation.
    StoreTexel {
        /// The texel.
        texel: TexelPlace,
        /// The values after the access of the component, or of R, G, B and A.
        values: Vec<String>,
    },
}

/// A texel of an image, or one component of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TexelPlace {
    /// The index of the surface in the binding table.
    pub surface: u32,
    /// The numbers of the texel along the axes that the image has.
    pub at: Vec<i64>,
    /// The component, from 0 for R to 3 for A. `None` for the whole texel.
    pub component: Option<usize>,
}

/// Describes a number: decimal digits, or hexadecimal ones for an encoding and large integers.
pub(super) fn describe(value: Number) -> String {
    match value {
        Number::Undefined => "undefined".to_owned(),
        Number::Encoding(bits) => format!("{bits:#x}"),
        Number::Float(float) => format!("{:?}", float.to_f64()),
        integer => match integer.to_integer().to_i128() {
            Some(small) => small.to_string(),
            None => format!("{:#x} in the low 64 bits", integer.low_u64()),
        },
    }
}

impl Machine<'_, '_, '_> {
    /// Records an event, if a recording was asked for.
    pub(super) fn record(&self, event: impl FnOnce() -> Event) {
        if let Some(events) = self.events {
            let event = event();
            let mut events = events.borrow_mut();
            if events.len() < MAX_EVENTS {
                events.push(event);
            }
        }
    }

    /// Records that bytes of an operand were read.
    pub(super) fn record_load_bytes(&self, operand: Operand, offset: usize, size: usize, value: Number) {
        let variable = || self.variable_name(operand);
        self.record(|| Event::LoadBytes { variable: variable(), offset, size, bits: value.low_u64() });
    }

    /// Records that bytes of an operand were written.
    pub(super) fn record_store_bytes(&self, operand: Operand, offset: usize, size: usize, value: Number) {
        let bits = || value.low_u64() & low_bytes_mask(size);
        self.record(|| Event::StoreBytes { variable: self.variable_name(operand), offset, size, bits: bits() });
    }

    /// Records a load of memory that gave these bits.
    pub(super) fn record_load_memory(&self, surface: BoundSurface, address: u64, size: usize, bits: u64) {
        if let Some(space) = space_of(surface) {
            self.record(|| Event::LoadMemory { space, address, size, bits });
        }
    }

    /// Records a store or an atomic operation, with the bytes that memory has after it.
    pub(super) fn record_store_memory(&self, surface: BoundSurface, address: u64, size: usize) {
        let Some(space) = space_of(surface).filter(|_| self.events.is_some()) else { return };
        if let Ok(bits) = self.core.borrow().load_unobserved(surface.place(address, size, None)) {
            self.record(|| Event::StoreMemory { space, address, size, bits });
        }
    }

    /// Records that a texel, or one of its components, was read. A texel outside of the image is
    /// not in memory, so it is not recorded.
    pub(super) fn record_load_texel(&self, surface: BoundSurface, texel: ImageTexel<'_>, component: Option<usize>) {
        self.record_texel(surface, texel, component, |texel, values| Event::LoadTexel { texel, values });
    }

    /// Records that a texel, or one of its components, was written, with the values that it has
    /// now.
    pub(super) fn record_store_texel(&self, surface: BoundSurface, texel: ImageTexel<'_>, component: Option<usize>) {
        self.record_texel(surface, texel, component, |texel, values| Event::StoreTexel { texel, values });
    }

    fn record_texel(
        &self,
        surface: BoundSurface,
        texel: ImageTexel<'_>,
        component: Option<usize>,
        event: impl FnOnce(TexelPlace, Vec<String>) -> Event,
    ) {
        let ImageTexel { image, buffer, at } = texel;
        let (Target::Surface(surface), true) = (surface.target, self.events.is_some()) else { return };
        let Some(texel) = image.fetch_texel(buffer, at) else { return };
        let values = component.map_or(&texel[..], |component| &texel[component..=component]);
        let values = values.iter().map(|bits| describe(register_number(image, *bits))).collect();
        let place = TexelPlace { surface, at: at[..image.kind.dimensions()].to_vec(), component };
        self.record(|| event(place, values));
    }

    /// Returns the name of the variable of an operand.
    pub(super) fn variable_name(&self, operand: Operand) -> String {
        let (prefix, id) = match operand {
            Operand::Vector(VecOperand::General { id, .. }) => ("V", u64::from(id)),
            Operand::Raw(raw) => ("V", u64::from(raw.id)),
            Operand::Vector(VecOperand::Predicate { val, .. }) => ("P", u64::from(val.id())),
            Operand::Vector(VecOperand::Address { id, .. }) => ("A", u64::from(id)),
            Operand::Vector(VecOperand::Immediate { .. }) => return "immediate".to_owned(),
            Operand::Vector(_) => return "operand".to_owned(),
        };
        format!("{prefix}{id}")
    }
}

/// A texel of an image in memory.
#[derive(Clone, Copy)]
pub(super) struct ImageTexel<'m> {
    pub(super) image: &'m Image,
    pub(super) buffer: &'m Buffer,
    pub(super) at: [i64; 3],
}

/// Returns the number that a component of a texel has in a register.
fn register_number(image: &Image, bits: u32) -> Number {
    match image.format.channel {
        ChannelType::SignedInt8 | ChannelType::SignedInt16 | ChannelType::SignedInt32 => Number::from(bits as i32),
        channel if channel.is_integer() => Number::from(bits),
        _ => Number::decode(FloatFormat::F, u64::from(bits), Environment::SINGLE),
    }
}

/// Returns the memory of a surface. `None` for memory that readers of the specification do not give
/// bytes: the arguments of the thread, and scratch memory.
fn space_of(surface: BoundSurface) -> Option<MemorySpace> {
    match surface.target {
        Target::Flat => Some(MemorySpace::Flat),
        Target::Local => Some(MemorySpace::Local),
        Target::Surface(index) => Some(MemorySpace::Surface(index)),
        Target::Arguments | Target::Scratch => None,
    }
}

/// Maximum number of events that are recorded.
pub(super) const MAX_EVENTS: usize = 1 << 16;
