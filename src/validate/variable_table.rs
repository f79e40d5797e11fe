//! Compact records of general variables, which are read for every operand of every instruction. For
//! example, 16 elements of type D are 64 bytes with an element size of 2^2.

use super::Variable;
#[cfg(feature = "alloc")]
use super::fast_accept::region_span::INVALID_SPAN;
use openvisa_isa::bit_fields::VarInfoBitProperties;
use openvisa_isa::enums::Align;
use openvisa_isa::{DataType, PREDEFINED, Platform, VariableClass};
use openvisa_isa_core::rules::fast_accept::operand_code;

/// Index of an unknown type, outside of the table of types.
pub(super) const UNKNOWN_TYPE: u8 = 63;

/// A general variable, or the absence of one.
#[derive(Clone, Copy, Debug)]
#[cfg_attr(not(feature = "alloc"), allow(dead_code, reason = "only the fast path reads shapes"))]
pub(super) struct VariableRecord {
    /// Size in bytes, or [`u32::MAX`] if it is unknown.
    pub(super) bytes: u32,
    /// Byte offset in the aligned storage.
    pub(super) offset: u32,
    /// Index of the type, or [`UNKNOWN_TYPE`].
    pub(super) data_type: u8,
    /// Size of an element in bytes, as a power of two. 0 if it is unknown.
    pub(super) element: u8,
    /// Alignment in bytes, as a power of two. 255 if it is unknown.
    pub(super) alignment: u8,
    /// The code of an operand of this variable in the matcher tables.
    pub(super) shape: u8,
    /// Whether the whole variable is writable.
    pub(super) writable: bool,
}

/// Checks that an invalid span exceeds every variable.
#[cfg(feature = "alloc")]
const _: () = {
    let (mut widest, mut index) = (0, 0);
    while index < ELEMENT_SIZE_LOG2.len() {
        if ELEMENT_SIZE_LOG2[index] > widest {
            widest = ELEMENT_SIZE_LOG2[index];
        }
        index += 1;
    }
    assert!((u16::MAX as u32) << widest < INVALID_SPAN, "what fails is told from what reaches far");
};

impl VariableRecord {
    /// The record of an ID without a variable.
    pub(super) const UNDECLARED: Self = Self {
        bytes: u32::MAX,
        offset: 0,
        data_type: UNKNOWN_TYPE,
        element: 0,
        alignment: u8::MAX,
        shape: operand_code::UNCLASSIFIED,
        writable: true,
    };

    /// The null variable: without a type, and unbounded.
    const NULL: Self = Self { shape: operand_code::NULL, ..Self::UNDECLARED };

    /// Creates a record from type, number of elements, and storage place as alignment in bytes and
    /// offset.
    pub(super) const fn new(data_type: Option<DataType>, elements: Option<u32>, place: Option<(u32, u32)>) -> Self {
        let data_type = match data_type {
            Some(data_type) => data_type as u8,
            None => UNKNOWN_TYPE,
        };
        let element = ELEMENT_SIZE_LOG2[data_type as usize];
        let bytes = match elements {
            Some(elements) => elements << element,
            None => u32::MAX,
        };
        let (alignment, offset) = match place {
            Some((alignment, offset)) => (alignment.trailing_zeros() as u8, offset),
            None => (u8::MAX, 0),
        };
        let shape = operand_code::GENERAL | data_type;
        Self { bytes, offset, data_type, element, alignment, shape, writable: true }
    }

    /// Creates the record of a declared variable, without its storage place.
    pub(super) fn from_declaration(properties: VarInfoBitProperties, elements: u16) -> Self {
        let (shape, element, bytes) = declared_shape(properties, elements);
        let data_type = shape - operand_code::GENERAL;
        Self { bytes, element, data_type, shape, ..Self::UNDECLARED }
    }

    /// Sets the storage place.
    pub(super) fn with_place(self, place: StoragePlace) -> Self {
        Self { alignment: place.alignment_log2, offset: place.offset, ..self }
    }

    /// Returns the storage place.
    pub(super) fn place(self) -> StoragePlace {
        StoragePlace { alignment_log2: self.alignment, offset: self.offset }
    }

    /// Converts the record to the public type.
    pub(super) fn to_variable(self) -> Option<Variable> {
        (self.shape != operand_code::UNCLASSIFIED).then(|| Variable {
            data_type: DataType::ALL.get(usize::from(self.data_type)).copied(),
            elements: Some(self.bytes >> self.element).filter(|_| self.bytes != u32::MAX),
            alignment: 1_u32.checked_shl(u32::from(self.alignment)),
            offset: self.offset,
        })
    }
}

/// The position of a variable in aligned storage.
#[derive(Clone, Copy, Debug)]
pub(super) struct StoragePlace {
    /// Alignment of the storage in bytes, as a power of two. 255 if it is unknown.
    pub(super) alignment_log2: u8,
    /// Byte offset of the variable in the storage.
    pub(super) offset: u32,
}

impl StoragePlace {
    /// A place with unknown alignment.
    pub(super) const UNKNOWN: Self = Self { alignment_log2: u8::MAX, offset: 0 };
}

const _: () = assert!(DataType::ALL.len() <= UNKNOWN_TYPE as usize, "the unknown type is none of them");

/// Operand shapes and element sizes by the property bits of a declaration.
#[derive(Debug)]
pub(super) struct ShapeTable([DeclaredShape; 256]);

/// The shape and the element size of a declared variable.
#[derive(Clone, Copy, Debug)]
struct DeclaredShape {
    shape: u8,
    /// Size of an element in bytes, as a power of two.
    element: u8,
}

impl ShapeTable {
    /// Tabulates all property bits.
    pub(super) const fn new() -> Self {
        let mut all = [DeclaredShape { shape: 0, element: 0 }; 256];
        let mut bits = 0;
        while bits < all.len() {
            let record = VariableRecord::new(VarInfoBitProperties(bits as u8).r#type(), Some(0), None);
            all[bits] = DeclaredShape { shape: record.shape, element: record.element };
            bits += 1;
        }
        Self(all)
    }

    /// Returns the shape, the element size as a power of two, and the size in bytes.
    #[inline(always)]
    pub(super) fn declared_shape(&self, properties: VarInfoBitProperties, elements: u16) -> (u8, u8, u32) {
        let DeclaredShape { shape, element } = self.0[usize::from(properties.bits())];
        (shape, element, u32::from(elements) << element)
    }
}

static SHAPES: ShapeTable = ShapeTable::new();

/// Returns the shape, the element size as a power of two, and the size in bytes.
pub(super) fn declared_shape(properties: VarInfoBitProperties, elements: u16) -> (u8, u8, u32) {
    SHAPES.declared_shape(properties, elements)
}

/// Alignments in bytes that declarations state, as powers of two, by platform and property bits.
/// 255 if it is unknown.
static DECLARED_ALIGNMENTS_LOG2: [[u8; 256]; Platform::ALL.len()] = {
    let (mut all, mut platform) = ([[u8::MAX; 256]; Platform::ALL.len()], 0);
    while platform < all.len() {
        let mut bits = 0;
        while bits < all[platform].len() {
            if let Some(align) = VarInfoBitProperties(bits as u8).alignment()
                && let Some(bytes) = alignment_bytes(Platform::ALL[platform], align)
            {
                all[platform][bits] = bytes.trailing_zeros() as u8;
            }
            bits += 1;
        }
        platform += 1;
    }
    all
};

/// Returns the alignment in bytes that a declaration states, as a power of two. 255 if it is
/// unknown.
pub(super) fn declared_alignment_log2(platform: Platform, properties: VarInfoBitProperties) -> u8 {
    DECLARED_ALIGNMENTS_LOG2
        .get(platform as usize)
        .map_or(u8::MAX, |by_properties| by_properties[usize::from(properties.bits())])
}

/// Returns the number of bytes of an alignment on a platform.
pub(super) const fn alignment_bytes(platform: Platform, align: Align) -> Option<u32> {
    Some(match (align, platform.register_bytes()) {
        (Align::Byte, _) => 1,
        (Align::Word, _) => 2,
        (Align::Dword, _) => 4,
        (Align::Qword, _) => 8,
        (Align::Oword, _) => 16,
        (Align::Hword, _) => 32,
        (Align::WorDx32, _) => 64,
        (Align::WorDx64, _) => 128,
        (Align::Grf, Some(register)) => register as u32,
        (Align::GrFx2, Some(register)) => 2 * register as u32,
        _ => return None,
    })
}

/// Element sizes in bytes as powers of two, by the index of the type.
pub(super) static ELEMENT_SIZE_LOG2: [u8; UNKNOWN_TYPE as usize + 1] = {
    let mut sizes = [0; UNKNOWN_TYPE as usize + 1];
    let mut index = 0;
    while index < DataType::ALL.len() {
        let bytes = DataType::ALL[index].width().div_ceil(8);
        assert!(bytes.is_power_of_two(), "sizes are kept as powers of two");
        sizes[index] = bytes.trailing_zeros() as u8;
        index += 1;
    }
    sizes
};

/// Number of IDs below the first declared general variable.
const FIRST_DECLARED_ID: usize = VariableClass::General.first() as usize;

/// The predefined general variables by platform and ID.
static PREDEFINED_RECORDS: [[VariableRecord; FIRST_DECLARED_ID]; Platform::ALL.len()] = {
    let mut all = [[VariableRecord::UNDECLARED; FIRST_DECLARED_ID]; Platform::ALL.len()];
    let mut platform = 0;
    while platform < all.len() {
        let mut index = 0;
        while index < PREDEFINED.len() {
            let known = &PREDEFINED[index];
            let reserved = known.name.is_empty() && known.data_type.is_none();
            if known.class as u8 == VariableClass::General as u8
                && !reserved
                && (known.index as usize) < FIRST_DECLARED_ID
            {
                all[platform][known.index as usize] = predefined_record(index, Platform::ALL[platform]);
            }
            index += 1;
        }
        // The null operand has no type and is unbounded on every platform.
        all[platform][0] = VariableRecord::NULL;
        platform += 1;
    }
    all
};

const fn predefined_record(index: usize, platform: Platform) -> VariableRecord {
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
    let variable = VariableRecord::new(known.data_type, elements, place);
    let writable = known.writable && known.writable_elements.is_none();
    VariableRecord { writable, ..variable }
}

/// Returns the predefined general variables of a platform by ID.
pub(super) fn predefined_records(platform: Platform) -> &'static [VariableRecord] {
    PREDEFINED_RECORDS.get(platform as usize).map_or(&[], |known| known.as_slice())
}

/// Bit masks of the predefined IDs below 64, by class.
static PREDEFINED_IDS: [u64; VariableClass::ALL.len()] = {
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

/// Returns whether the ID is a predefined one below 64.
pub(super) fn is_predefined(class: VariableClass, id: u32) -> bool {
    id < 64 && PREDEFINED_IDS.get(class as usize).is_some_and(|numbers| numbers >> id & 1 == 1)
}
