//! Description of a kernel from the inputs in its object file, for kernels without a zebin.
//!
//! For example, `.input to offset=64 size=8` becomes an argument `to` of eight bytes in register 1
//! of a platform with 64-byte registers.

use crate::binding::arguments::{LaunchError, without_arguments};
use crate::binding::kernel_info::{
    ArgumentInfo, KernelInfo, PayloadArgument, PayloadBase, PayloadKind, PerThreadArgument, PerThreadKind,
};
use openvisa::Object;
use openvisa_isa::Attribute;
use openvisa_isa::enums::{InputClass, InputProvenance};
use openvisa_isa::object::InputInfo;
use openvisa_isa_core::words;
use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

words! {
    /// The role of a kernel's input.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
    #[non_exhaustive]
    pub enum InputRole, word {
        /// An argument that the launch passes.
        Argument = "argument",
        /// The local ids of the lanes along x: one 16-bit number per lane.
        LocalIdX = "local_id_x",
        /// The local ids of the lanes along y: one 16-bit number per lane.
        LocalIdY = "local_id_y",
        /// The local ids of the lanes along z: one 16-bit number per lane.
        LocalIdZ = "local_id_z",
        /// The local id of the first lane: three 32-bit numbers.
        LocalId = "local_id",
        /// The number of work-items of this group in each dimension: three 32-bit numbers.
        LocalSize = "local_size",
        /// The number of work-items of a full-size group in each dimension: three 32-bit numbers.
        EnqueuedLocalSize = "enqueued_local_size",
        /// The number of groups in each dimension: three 32-bit numbers.
        GroupCount = "group_count",
        /// The number of work-items in each dimension: three 32-bit numbers.
        GlobalSize = "global_size",
        /// The global id of the first work-item in each dimension: three 32-bit numbers.
        GlobalOffset = "global_offset",
        /// The number of dimensions with more than one work-item.
        WorkDimensions = "work_dimensions",
        /// An input that is not used, and whose bytes are 0.
        Unused = "unused",
    }
}

/// An error for a word that is not the name of an input role.
#[derive(Clone, PartialEq, Eq)]
pub struct UnknownRole(String);

impl fmt::Display for UnknownRole {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "`{}` is not one of {}", self.0, InputRole::WORDS.join(", "))
    }
}

openvisa_isa_core::error_types!(UnknownRole);

impl InputRole {
    /// Returns the role that the object file states for an input.
    fn of_provenance(provenance: Option<InputProvenance>) -> Option<Self> {
        Some(match provenance? {
            InputProvenance::Explicit => Self::Argument,
            InputProvenance::LocalSize => Self::LocalSize,
            InputProvenance::GroupCount => Self::GroupCount,
            InputProvenance::LocalId => Self::LocalId,
            InputProvenance::PseudoInput => Self::Unused,
            _ => return None,
        })
    }
}

impl FromStr for InputRole {
    type Err = UnknownRole;

    fn from_str(word: &str) -> Result<Self, UnknownRole> {
        Self::parse(word).ok_or_else(|| UnknownRole(word.to_owned()))
    }
}

impl KernelInfo {
    /// Describes a kernel by the inputs in its object file. This is meant for kernels without a
    /// zebin: a compiled kernel has inputs that are not arguments, and only its zebin tells which.
    ///
    /// - Explicit inputs (`.input`) are the arguments in their order. The launch decides the
    ///   meaning of each: a buffer address has eight bytes, an offset in shared local memory four
    ///   or eight, and a value exactly the size of the input.
    /// - `.implicit_LOCAL_SIZE`, `.implicit_GROUP_COUNT` and `.implicit_LOCAL_ID` have the role
    ///   that their name states. `.implicit_PSEUDO_INPUT` is unused.
    /// - If the kernel has the attribute `PerThreadInputSize`, that number of bytes, from the first
    ///   input on, holds the local ids of the lanes in the layout of the vendor's compiler:
    ///   [`PerThreadKind::LocalIds`].
    ///
    /// The attribute `SimdSize` states the number of lanes of a thread, and `SLMSize` the size of
    /// shared local memory. Register 0 always holds the group ids.
    ///
    /// # Errors
    /// If the kernel has surface or sampler inputs, or implicit inputs of unknown meaning. The
    /// error lists every such input.
    pub fn of(object: &Object<'_>) -> Result<Self, LaunchError> {
        Self::with_roles(object, &BTreeMap::new())
    }

    /// Describes a kernel like [`KernelInfo::of`], with explicit roles for some inputs. The keys of
    /// `roles` are the names of their variables.
    ///
    /// # Errors
    /// If [`KernelInfo::of`] returns an error, or no input has one of the names.
    pub fn with_roles(object: &Object<'_>, roles: &BTreeMap<String, InputRole>) -> Result<Self, LaunchError> {
        let number = |attribute| object.attributes().get(attribute).and_then(|a| a.number()).unwrap_or(0);
        let unsigned = |attribute| usize::try_from(number(attribute)).unwrap_or(0);
        let name = object.name().to_string();
        let mut info = Self {
            simd_size: unsigned(Attribute::SimdSize) as u32,
            slm_size: unsigned(Attribute::SlmSize).saturating_mul(1024),
            base: PayloadBase::Register0,
            ..Self::default()
        };
        let mut problems = Vec::new();
        let inputs: Vec<_> = object.inputs().into_iter().map(|input| (input_name(object, &input), input)).collect();
        for known in roles.keys().filter(|known| inputs.iter().all(|(name, _)| name != *known)) {
            let names: Vec<_> = inputs.iter().map(|(name, _)| format!("`{name}`")).collect();
            problems.push(format!("{name}: there is no input `{known}`, only {}", names.join(", ")));
        }
        let local_ids = local_ids(&inputs, unsigned(Attribute::PerThreadInputSize));
        info.per_thread.extend(local_ids);
        for (variable, input) in &inputs {
            let inside = |ids: PerThreadArgument| {
                usize::try_from(input.offset).is_ok_and(|at| (ids.offset..ids.offset + ids.size).contains(&at))
            };
            let role = match roles.get(variable) {
                Some(role) => Some(*role),
                None if local_ids.is_some_and(inside) => Some(InputRole::Unused),
                None => InputRole::of_provenance(input.kind.provenance()),
            };
            if let Err(what) = info.add_input(variable, input, role) {
                problems.push(format!("{name}: the input `{variable}` {what}"));
            }
        }
        info.name = name;
        if problems.is_empty() { Ok(info) } else { Err(LaunchError::Program(without_arguments(problems))) }
    }

    fn add_input(&mut self, name: &str, input: &InputInfo, role: Option<InputRole>) -> Result<(), String> {
        let offset = usize::try_from(input.offset).map_err(|_| "begins before register 0".to_owned())?;
        let size = usize::from(input.size);
        if input.kind.class() != Some(InputClass::General) {
            return Err("is a surface or a sampler, which only kernels with a zebin take".to_owned());
        }
        let role = role.ok_or_else(|| {
            format!("is implicit, and what it holds is not known; say it with \"inputs\": {{\"{name}\": ...}}")
        })?;
        let implicit = |kind| PayloadArgument::implicit(kind, offset, size);
        let per_thread = |kind| PerThreadArgument { kind, offset, size };
        match role {
            InputRole::Argument => {
                let index = self.arguments.len();
                self.payload.push(PayloadArgument::new(PayloadKind::Inferred, index, offset, size));
                self.arguments.push(ArgumentInfo { index, name: name.to_owned(), ..ArgumentInfo::default() });
            }
            InputRole::LocalIdX => self.per_thread.push(per_thread(PerThreadKind::LocalIdsAlong { dimension: 0 })),
            InputRole::LocalIdY => self.per_thread.push(per_thread(PerThreadKind::LocalIdsAlong { dimension: 1 })),
            InputRole::LocalIdZ => self.per_thread.push(per_thread(PerThreadKind::LocalIdsAlong { dimension: 2 })),
            InputRole::LocalId => self.per_thread.push(per_thread(PerThreadKind::FirstLocalId)),
            InputRole::LocalSize => self.payload.push(implicit(PayloadKind::LocalSize)),
            InputRole::EnqueuedLocalSize => self.payload.push(implicit(PayloadKind::EnqueuedLocalSize)),
            InputRole::GroupCount => self.payload.push(implicit(PayloadKind::GroupCount)),
            InputRole::GlobalSize => self.payload.push(implicit(PayloadKind::GlobalSize)),
            InputRole::GlobalOffset => self.payload.push(implicit(PayloadKind::GlobalOffset)),
            InputRole::WorkDimensions => self.payload.push(implicit(PayloadKind::WorkDimensions)),
            InputRole::Unused => {}
        }
        Ok(())
    }
}

/// Returns the name of an input's variable, or `V` and its number if it has no name.
fn input_name(object: &Object<'_>, input: &InputInfo) -> String {
    let name = match input.kind.class() {
        Some(InputClass::Sampler) => object.samplers().get(input.id).and_then(|variable| variable.name()),
        Some(InputClass::Surface) => object.surfaces().get(input.id).and_then(|variable| variable.name()),
        _ => object.variables().get(input.id).and_then(|variable| variable.name()),
    };
    let name = name.map(|name| name.to_string()).filter(|name| !name.is_empty());
    name.unwrap_or_else(|| format!("V{}", input.id))
}

/// Returns the local ids that the attribute `PerThreadInputSize` places before all other inputs.
fn local_ids(inputs: &[(String, InputInfo)], size: usize) -> Option<PerThreadArgument> {
    let first = inputs.iter().map(|(_, input)| input.offset).min()?;
    let offset = usize::try_from(first).ok()?;
    (size > 0).then(|| PerThreadArgument::local_ids(offset, size))
}
