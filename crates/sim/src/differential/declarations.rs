//! The declarations of the kernels that are compared: variables of each class and type.

use openvisa::module::{ModuleBuf, ObjectBuf};
use openvisa_isa::bit_fields::LabelId;
use openvisa_isa::enums::{Align, LabelKind};
use openvisa_isa::instructions::{Label, Subroutine};
use openvisa_isa::{DataType, Enumeration, Inst, VariableClass};
use openvisa_isa_core::Version;
use openvisa_smith::{NOT_IN_REGISTERS, OperandPool};

/// The version of the kernels. Object files have no newer version than 4.1, but texts do, in which
/// some instructions are new.
pub(super) const VERSION: Version = Version::new(4, 9);

/// Sizes of the variables of each type in bytes.
const SIZES: [u16; 2] = [2048, 512];

/// Number of declared surfaces, each of which has a buffer or an image.
pub(super) const SURFACES: usize = 6;

/// Number of elements of an address variable.
const ADDRESS_ELEMENTS: u16 = 16;

/// Number of declared variables of the smaller classes.
const VARIABLES: usize = 3;

/// Maximum index of the predefined surfaces that instructions use: that of shared local memory.
const LOCAL_MEMORY: u32 = 0;

/// The declarations of a kernel.
#[derive(Clone)]
pub(super) struct Declarations {
    pub(super) kernel: ObjectBuf,
    /// The general variables with their types.
    pub(super) variables: Vec<(u32, DataType)>,
}

/// The kinds of the labels that instructions jump to.
const LABELS: [LabelKind; 2 * LABELS_BEFORE] = [
    LabelKind::Block,
    LabelKind::Subroutine,
    LabelKind::DivergentResourceLoop,
    LabelKind::Block,
    LabelKind::Subroutine,
    LabelKind::DivergentResourceLoop,
];

/// Number of labels, and thus of instructions, before the first instruction that is compared.
pub(super) const LABELS_BEFORE: usize = 3;

impl Declarations {
    /// Declares variables of each class, and a label of each kind before the instructions.
    pub(super) fn new() -> Self {
        let mut kernel = ObjectBuf::kernel("k");
        let mut variables = Vec::new();
        let types = DataType::ALL.iter().filter(|t| !NOT_IN_REGISTERS.contains(t));
        for (data_type, size) in types.flat_map(|t| SIZES.map(|size| (*t, size))) {
            let elements = size / (data_type.width() / 8).max(1);
            let name = format!("{}_{size}", data_type.name());
            let id = kernel.add_variable(&name, data_type, elements, Align::GrFx2);
            variables.extend(id.map(|id| (id, data_type)));
        }
        for number in 0..VARIABLES {
            kernel.add_address(&format!("a{number}"), ADDRESS_ELEMENTS);
            kernel.add_predicate(&format!("p{number}"), 32);
            kernel.add_sampler(&format!("s{number}"), 1);
        }
        for number in 0..SURFACES {
            kernel.add_surface(&format!("t{number}"), 1);
        }
        for (number, kind) in LABELS.into_iter().enumerate() {
            kernel.add_label(&format!("l{number}"), kind);
        }
        let mut declared = Self { kernel, variables };
        declared.place_labels(0);
        declared
    }

    /// Returns the module of a kernel with instructions. Half of the labels
    /// are before them, the others after them.
    pub(super) fn module(&self, instructions: &[Vec<u8>]) -> ModuleBuf {
        let mut declared = self.clone();
        declared.kernel.code.extend(instructions.iter().flatten());
        declared.place_labels(LABELS.len() / 2);
        ModuleBuf { version: VERSION, objects: vec![declared.kernel] }
    }

    /// Appends half of the labels to the code.
    fn place_labels(&mut self, first: usize) {
        for (number, kind) in LABELS.into_iter().enumerate().skip(first).take(LABELS_BEFORE) {
            let label = LabelId(number as u16);
            let inst = match kind {
                LabelKind::Subroutine => Inst::Subroutine(Subroutine { label }),
                _ => Inst::Label(Label { label }),
            };
            self.kernel.append(&inst, VERSION).expect("a label has an encoding");
        }
    }

    /// Returns what instructions may name.
    pub(super) fn pool(&self) -> OperandPool {
        let mut pool = OperandPool::default();
        self.variables.iter().for_each(|(id, data_type)| pool.add_general(*id, *data_type));
        let counts = [
            (VariableClass::Address, VARIABLES),
            (VariableClass::Predicate, VARIABLES),
            (VariableClass::Sampler, VARIABLES),
            (VariableClass::Surface, SURFACES),
            (VariableClass::Label, LABELS.len()),
        ];
        for (class, count) in counts {
            (0..count as u32).for_each(|number| pool.add(class, class.first() + number));
        }
        // A quarter of the surfaces that are named.
        (0..SURFACES / 3).for_each(|_| pool.add(VariableClass::Surface, LOCAL_MEMORY));
        pool
    }
}
