//! Lays out variables: assigns each of them a byte offset in the register file of a thread.

use crate::bytecode::{Predefined, Routine, VariableLocation, size_of};
use crate::lower::{LoadError, RoutineLowering};
use openvisa::module::Object;
use openvisa_isa::{Attribute, PREDEFINED, PredefinedVariable, VariableClass};
use std::collections::{BTreeMap, BTreeSet};

/// Number of bytes of a register on the platforms with the widest registers.
pub(crate) const MAX_REGISTER_BYTES: usize = 64;

/// Maximum number of bytes of the variables of one routine.
const MAX_VARIABLE_BYTES: usize = 1 << 24;

/// Lays out the predefined general variables. The layout is the same for all platforms.
pub(crate) fn predefined() -> (Vec<VariableLocation>, Predefined) {
    let mut list = Vec::new();
    let mut at = 0;
    let size = |variable: &PredefinedVariable| {
        let elements = variable.elements.iter().map(|(_, n)| *n).max().unwrap_or(1);
        let bytes = elements * variable.data_type.map_or(4, |t| u32::from(t.width()).div_ceil(8));
        bytes.next_multiple_of(MAX_REGISTER_BYTES as u32)
    };
    let mut general: Vec<_> = PREDEFINED.iter().filter(|p| p.class == VariableClass::General).collect();
    // Large variables, which only functions use, come first. Those that every thread starts with
    // are contiguous at the end.
    let initial =
        [PredefinedVariable::R0, PredefinedVariable::CR0, PredefinedVariable::CE0, PredefinedVariable::SCRATCHLOC];
    let is_initial = |variable: &PredefinedVariable| initial.iter().any(|known| known.index == variable.index);
    general.sort_by_key(|variable| (is_initial(variable), std::cmp::Reverse(size(variable))));
    for variable in general {
        let size = size(variable);
        let index = variable.index as usize;
        if list.len() <= index {
            list.resize(index + 1, VariableLocation::default());
        }
        list[index] = VariableLocation { at, size, data_type: variable.data_type };
        at += size;
    }
    let offset = |variable: &PredefinedVariable| list[variable.index as usize].at;
    let sampler = PREDEFINED.iter().find(|p| p.class == VariableClass::Sampler);
    let places = Predefined {
        r0: offset(PredefinedVariable::R0),
        group: [PredefinedVariable::GROUP_ID_X, PredefinedVariable::GROUP_ID_Y, PredefinedVariable::GROUP_ID_Z]
            .map(offset),
        sr0: offset(PredefinedVariable::SR0),
        cr0: offset(PredefinedVariable::CR0),
        ce0: offset(PredefinedVariable::CE0),
        scratch: offset(PredefinedVariable::SCRATCHLOC),
        bindless_sampler: sampler.map_or(u8::MAX, |p| p.index as u8),
        end: at,
    };
    (list, places)
}

impl<'a> RoutineLowering<'a> {
    pub(crate) fn new(
        object: &Object<'a>,
        register: usize,
        fixed: &[VariableLocation],
        predefined: &Predefined,
    ) -> Result<Self, LoadError> {
        let name = String::from_utf8_lossy(object.name().as_bytes()).into_owned();
        let bad = |what: String| LoadError::Program(format!("{name}: {what}"));
        let first = VariableClass::General.first() as usize;
        let mut variables = fixed.to_vec();
        variables.resize(first, VariableLocation::default());
        let mut at = predefined.end as usize;
        let mut room = |size: u32| {
            // Variables take whole registers, since regions may extend beyond the last element. A
            // variable of several registers is aligned to the widest register.
            let whole = (size as usize).next_multiple_of(register);
            at = at.next_multiple_of(whole.clamp(register, MAX_REGISTER_BYTES)) + whole;
            (at - whole) as u32
        };
        // Inputs come first, so that what each thread starts with is contiguous.
        let inputs: BTreeSet<u32> = object.inputs().into_iter().map(|input| input.id).collect();
        let mut given = BTreeMap::new();
        for variable in object.variables().into_iter().filter(|v| v.alias().is_none() && inputs.contains(&v.id)) {
            let size = u32::from(variable.num_elements) * variable.data_type().map_or(0, size_of);
            given.insert(variable.id, room(size));
        }
        for variable in object.variables() {
            let data_type = variable.data_type().ok_or_else(|| bad(format!("V{} has no type", variable.id)))?;
            let size = u32::from(variable.num_elements) * size_of(data_type);
            let place = match variable.alias() {
                Some((of, offset)) => {
                    let known: &VariableLocation = variables
                        .get(of as usize)
                        .ok_or_else(|| bad(format!("V{} is an alias of V{of}", variable.id)))?;
                    known.at + u32::from(offset)
                }
                None => given.get(&variable.id).copied().unwrap_or_else(|| room(size)),
            };
            variables.push(VariableLocation { at: place, size, data_type: Some(data_type) });
        }
        if at > MAX_VARIABLE_BYTES {
            return Err(bad(format!("its variables take {at} bytes")));
        }
        let states = |entries: &mut dyn Iterator<Item = u16>, first: u32| {
            let mut starts: Vec<u16> = (0..first as u16).collect();
            let mut next = first as u16;
            for count in entries {
                starts.push(next);
                next = next.saturating_add(count);
            }
            (starts, usize::from(next))
        };
        let (addresses, address_elements) =
            states(&mut object.addresses().iter().map(|a| a.num_elements), VariableClass::Address.first());
        let (surfaces, surface_states) =
            states(&mut object.surfaces().iter().map(|a| a.num_elements), VariableClass::Surface.first());
        let (mut samplers, mut sampler_states) =
            states(&mut object.samplers().iter().map(|a| a.num_elements), VariableClass::Sampler.first());
        // The state of the predefined sampler follows those of all others.
        let bindless = usize::from(predefined.bindless_sampler);
        if samplers.len() <= bindless {
            samplers.resize(bindless, 0);
            samplers.push(sampler_states as u16);
            sampler_states += 1;
        }
        let number = |attribute| object.attributes().get(attribute).and_then(|a| a.number()).unwrap_or(0).max(0) as u32;
        let routine = Routine {
            name,
            code: Vec::new(),
            origin: Vec::new(),
            variables,
            size: at,
            predicates: VariableClass::Predicate.first() as usize + object.predicates().len(),
            addresses,
            address_elements,
            surfaces,
            surface_states,
            samplers,
            sampler_states,
            labels: vec![None; object.labels().len()],
            joins: Vec::new(),
            inputs: Vec::new(),
            registers_to_reset: None,
            pool: Vec::new(),
            strings: object.strings().iter().map(|s| String::from_utf8_lossy(s.as_bytes()).into_owned()).collect(),
            simd: number(Attribute::SimdSize),
            slm_kib: number(Attribute::SlmSize),
        };
        Ok(Self { routine, register: register as u32 })
    }
}
