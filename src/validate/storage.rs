//! General variables, packed: what is asked of them for every operand of every instruction.

use super::Variable;
#[cfg(feature = "alloc")]
use super::reach::FAILS;
use openvisa_codec::rules::Step;
use openvisa_isa::bit_fields::VarInfoBitProperties;
use openvisa_isa::{DataType, PREDEFINED, Platform, VariableClass};

/// A type that is not known, among positions in the table of types.
pub(super) const UNKNOWN: u8 = 63;

/// A general variable, or a number that none has.
#[derive(Clone, Copy, Debug)]
#[cfg_attr(not(feature = "alloc"), allow(dead_code, reason = "only what looks at bytes asks for shapes"))]
pub(super) struct Packed {
    /// Its size; [`u32::MAX`] if it is not known.
    pub(super) bytes: u32,
    /// Bytes from the beginning of the storage that is aligned.
    pub(super) offset: u32,
    /// Position of the type, or [`UNKNOWN`].
    pub(super) data_type: u8,
    /// Size of an element, as a power of two; 0 if it is not known.
    pub(super) element: u8,
    /// Alignment as a power of two; 255 if it is not known.
    pub(super) alignment: u8,
    /// What an operand of it is, as steps through the bytes of an instruction number that.
    pub(super) shape: u8,
    /// Whether all of it may be written.
    pub(super) writable: bool,
}

/// An operand that fails ends behind every variable.
#[cfg(feature = "alloc")]
const _: () = {
    let (mut widest, mut index) = (0, 0);
    while index < ELEMENTS.len() {
        if ELEMENTS[index] > widest {
            widest = ELEMENTS[index];
        }
        index += 1;
    }
    assert!((u16::MAX as u32) << widest < FAILS, "what fails is told from what reaches far");
};

impl Packed {
    /// No variable has the number.
    pub(super) const NONE: Self = Self {
        bytes: u32::MAX,
        offset: 0,
        data_type: UNKNOWN,
        element: 0,
        alignment: u8::MAX,
        shape: Step::NOTHING,
        writable: true,
    };

    /// The null variable: it has no type and no end.
    const NULL: Self = Self { shape: Step::NULL, ..Self::NONE };

    /// A variable, with the alignment of its storage and where in that it begins.
    pub(super) const fn new(data_type: Option<DataType>, elements: Option<u32>, place: Option<(u32, u32)>) -> Self {
        let data_type = match data_type {
            Some(data_type) => data_type as u8,
            None => UNKNOWN,
        };
        let element = ELEMENTS[data_type as usize];
        let bytes = match elements {
            Some(elements) => elements << element,
            None => u32::MAX,
        };
        let (alignment, offset) = match place {
            Some((alignment, offset)) => (alignment.trailing_zeros() as u8, offset),
            None => (u8::MAX, 0),
        };
        let shape = Step::GENERAL | data_type;
        Self { bytes, offset, data_type, element, alignment, shape, writable: true }
    }

    /// A variable that is declared with these properties.
    pub(super) fn declared(properties: VarInfoBitProperties, elements: u16) -> Self {
        Self::new(properties.r#type(), Some(u32::from(elements)), None)
    }

    /// The same with the alignment of its storage, and where in that it begins.
    pub(super) fn at(self, place: Place) -> Self {
        Self { alignment: place.0, offset: place.1, ..self }
    }

    /// Where it lies.
    pub(super) fn place(self) -> Place {
        (self.alignment, self.offset)
    }

    /// The same for everyone.
    pub(super) fn variable(self) -> Option<Variable> {
        (self.shape != Step::NOTHING).then(|| Variable {
            data_type: DataType::ALL.get(usize::from(self.data_type)).copied(),
            elements: Some(self.bytes >> self.element).filter(|_| self.bytes != u32::MAX),
            alignment: 1_u32.checked_shl(u32::from(self.alignment)),
            offset: self.offset,
        })
    }
}

/// Alignment of storage as a power of two, 255 if it is not known, and bytes from its beginning.
pub(super) type Place = (u8, u32);

const _: () = assert!(DataType::ALL.len() <= UNKNOWN as usize, "the unknown type is none of them");

/// What operands of declared variables are, and sizes of elements as powers of two, by the properties.
#[cfg(feature = "alloc")]
static KINDS: [[u8; 2]; 256] = {
    let mut kinds = [[0; 2]; 256];
    let mut bits = 0;
    while bits < kinds.len() {
        let kind = Packed::new(VarInfoBitProperties(bits as u8).r#type(), Some(0), None);
        kinds[bits] = [kind.shape, kind.element];
        bits += 1;
    }
    kinds
};

/// The same as [`Packed::declared`]: shape, size of an element, and bytes.
#[cfg(feature = "alloc")]
#[inline(always)]
pub(super) fn declared(properties: VarInfoBitProperties, elements: u16) -> (u8, u8, u32) {
    let [shape, element] = KINDS[usize::from(properties.bits())];
    (shape, element, u32::from(elements) << element)
}

/// Sizes of elements by the position of their type, as powers of two.
pub(super) static ELEMENTS: [u8; UNKNOWN as usize + 1] = {
    let mut sizes = [0; UNKNOWN as usize + 1];
    let mut index = 0;
    while index < DataType::ALL.len() {
        let bytes = DataType::ALL[index].width().div_ceil(8);
        assert!(bytes.is_power_of_two(), "sizes are kept as powers of two");
        sizes[index] = bytes.trailing_zeros() as u8;
        index += 1;
    }
    sizes
};

/// How many numbers of general variables come before the declared ones.
const FIRST: usize = VariableClass::General.first() as usize;

/// The predefined variables of all platforms, by their positions.
static KNOWN: [[Packed; FIRST]; Platform::ALL.len()] = {
    let mut all = [[Packed::NONE; FIRST]; Platform::ALL.len()];
    let mut platform = 0;
    while platform < all.len() {
        let mut index = 0;
        while index < PREDEFINED.len() {
            let known = &PREDEFINED[index];
            let reserved = known.name.is_empty() && known.data_type.is_none();
            if known.class as u8 == VariableClass::General as u8 && !reserved && (known.index as usize) < FIRST {
                all[platform][known.index as usize] = predefined(index, Platform::ALL[platform]);
            }
            index += 1;
        }
        // Whatever stands for it, the operand without a variable has neither type nor end.
        all[platform][0] = Packed::NULL;
        platform += 1;
    }
    all
};

const fn predefined(index: usize, platform: Platform) -> Packed {
    let known = &PREDEFINED[index];
    let sizes = known.elements;
    let (mut elements, mut at) = (None, 0);
    while at < sizes.len() && elements.is_none() {
        if sizes[at].0.contains(platform) {
            elements = Some(sizes[at].1);
        }
        at += 1;
    }
    let place = match platform.register_bytes() {
        Some(bytes) => Some((bytes as u32, 0)),
        None => None,
    };
    let variable = Packed::new(known.data_type, elements, place);
    let writable = known.writable && known.writable_elements.is_none();
    Packed { writable, ..variable }
}

/// The predefined variables of a platform, by number. The declared ones follow.
pub(super) fn known(platform: Platform) -> &'static [Packed] {
    KNOWN.get(platform as usize).map_or(&[], |known| known.as_slice())
}

/// Numbers of predefined things of each class below 64, by bits.
static NUMBERS: [u64; VariableClass::ALL.len()] = {
    let mut all = [0; VariableClass::ALL.len()];
    let mut index = 0;
    while index < PREDEFINED.len() {
        let known = &PREDEFINED[index];
        if known.index < 64 && !(known.name.is_empty() && known.data_type.is_none()) {
            all[known.class as usize] |= 1 << known.index;
        }
        index += 1;
    }
    all
};

/// Whether a number of a class is surely that of something predefined.
pub(super) fn is_predefined(class: VariableClass, id: u32) -> bool {
    id < 64 && NUMBERS.get(class as usize).is_some_and(|numbers| numbers >> id & 1 == 1)
}
