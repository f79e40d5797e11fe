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
        list[index] = VariableLocation { at, size, data_type: variable.data_type, name: None };
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
        bindless_sampler: sampler.map(|p| p.index as u8),
        end: at,
    };
    (list, places)
}

/// Assigns places in the register file of a thread, one variable after the other.
struct VariablePlacer {
    /// Size of a register in bytes.
    register: usize,
    /// The first byte after the placed variables.
    end: usize,
}

impl VariablePlacer {
    /// Returns the offset of the next variable with `size` bytes.
    ///
    /// Variables take whole registers, since regions may extend beyond the last element. A variable
    /// of several registers is aligned to the widest register.
    fn place(&mut self, size: u32) -> u32 {
        let whole = (size as usize).next_multiple_of(self.register);
        let start = self.end.next_multiple_of(whole.clamp(self.register, MAX_REGISTER_BYTES));
        self.end = start + whole;
        start as u32
    }

    /// Places the general variables of an object after those of `locations`, which are predefined.
    /// Inputs come first, so that what each thread starts with is contiguous.
    ///
    /// # Errors
    /// If a variable has no type, or is an alias of one that does not precede it.
    fn place_variables(&mut self, object: &Object<'_>, locations: &mut Vec<VariableLocation>) -> Result<(), String> {
        let inputs: BTreeSet<u32> = object.inputs().into_iter().map(|input| input.id).collect();
        let mut input_places = BTreeMap::new();
        for variable in object.variables().into_iter().filter(|v| v.alias().is_none() && inputs.contains(&v.id)) {
            let size = u32::from(variable.num_elements) * variable.data_type().map_or(0, size_of);
            input_places.insert(variable.id, self.place(size));
        }
        for variable in object.variables() {
            let data_type = variable.data_type().ok_or_else(|| format!("V{} has no type", variable.id))?;
            let size = u32::from(variable.num_elements) * size_of(data_type);
            let at = match variable.alias() {
                Some((of, offset)) => {
                    let target: Option<&VariableLocation> = locations.get(of as usize);
                    let target = target.ok_or_else(|| format!("V{} is an alias of V{of}", variable.id))?;
                    target.at + u32::from(offset)
                }
                None => input_places.get(&variable.id).copied().unwrap_or_else(|| self.place(size)),
            };
            locations.push(VariableLocation { at, size, data_type: Some(data_type), name: Some(variable.name_index) });
        }
        match self.end > MAX_VARIABLE_BYTES {
            true => Err(format!("its variables take {} bytes", self.end)),
            false => Ok(()),
        }
    }
}

/// The elements of all variables of a class, as one array.
struct ElementStarts {
    /// Position of the first element of each variable.
    starts: Vec<u16>,
    /// Number of elements of all variables.
    total: usize,
}

impl ElementStarts {
    /// Numbers the elements of the declared variables of a class. `counts` has the number of
    /// elements of each. Every predefined variable of the class has one element.
    fn new(counts: impl Iterator<Item = u16>, class: VariableClass) -> Self {
        let mut starts: Vec<u16> = (0..class.first() as u16).collect();
        let mut next = class.first() as u16;
        for count in counts {
            starts.push(next);
            next = next.saturating_add(count);
        }
        Self { starts, total: usize::from(next) }
    }

    /// Adds a variable with one element after all others, with the number `id`, if it has none.
    fn add_last(&mut self, id: usize) {
        if self.starts.len() <= id {
            self.starts.resize(id, 0);
            self.starts.push(self.total as u16);
            self.total += 1;
        }
    }
}

impl<'a> RoutineLowering<'a> {
    pub(crate) fn new(
        object: &Object<'a>,
        register: usize,
        fixed: &[VariableLocation],
        predefined: &Predefined,
    ) -> Result<Self, LoadError> {
        let name = String::from_utf8_lossy(object.name().as_bytes()).into_owned();
        let mut variables = fixed.to_vec();
        variables.resize(VariableClass::General.first() as usize, VariableLocation::default());
        let mut placer = VariablePlacer { register, end: predefined.end as usize };
        placer.place_variables(object, &mut variables).map_err(|what| LoadError::Program(format!("{name}: {what}")))?;
        let addresses = ElementStarts::new(object.addresses().iter().map(|a| a.num_elements), VariableClass::Address);
        let surfaces = ElementStarts::new(object.surfaces().iter().map(|a| a.num_elements), VariableClass::Surface);
        let mut samplers = ElementStarts::new(object.samplers().iter().map(|a| a.num_elements), VariableClass::Sampler);
        predefined.bindless_sampler.into_iter().for_each(|index| samplers.add_last(usize::from(index)));
        let number = |attribute| object.attributes().get(attribute).and_then(|a| a.number()).unwrap_or(0).max(0) as u32;
        let routine = Routine {
            name,
            code: Vec::new(),
            origins: Vec::new(),
            variables,
            size: placer.end,
            predicates: VariableClass::Predicate.first() as usize + object.predicates().len(),
            predicate_names: object.predicates().iter().map(|predicate| predicate.name_index).collect(),
            addresses: addresses.starts,
            address_elements: addresses.total,
            address_names: object.addresses().iter().map(|address| address.name_index).collect(),
            surfaces: surfaces.starts,
            surface_states: surfaces.total,
            samplers: samplers.starts,
            sampler_states: samplers.total,
            labels: vec![None; object.labels().len()],
            joins: Vec::new(),
            inputs: Vec::new(),
            registers_to_reset: None,
            strings: object.strings().iter().map(|s| String::from_utf8_lossy(s.as_bytes()).into_owned()).collect(),
            simd: number(Attribute::SimdSize),
            slm_kib: number(Attribute::SlmSize),
        };
        Ok(Self { routine, register: register as u32 })
    }
}
