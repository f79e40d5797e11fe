// @generated from the Markdown specification by `cargo xtask gen`. Do not edit: change the specification and run it again.

//! Variables and attributes that the specification defines, and the versions of the
//! object format.
#![allow(unused_imports)]
use crate::info::InstKind;
use crate::platforms::PlatformSet;
use crate::types::DataType;
use openvisa_isa_core::{Entry, Enumeration, Version};
/// The oldest version of the object format.
pub const OLDEST_VERSION: Version = Version::new(3, 0);
/// The newest version of the object format.
pub const NEWEST_VERSION: Version = Version::new(4, 1);
/// A variant of the object format that has the same version number as another one. Files do
/// not record their revision, so a reader tries them in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct Revision {
    /// Version with the number of the revision.
    pub version: Version,
    /// Programs that write the revision.
    pub writers: &'static str,
    /// Difference from the version without a revision.
    pub change: &'static str,
}

impl Revision {
    /// All revisions, in the order in which readers try them.
    ///
    /// - 4.1-1: `LSC_TYPED` has neither index of a surface nor offsets of coordinates, which 4.1 has. `specs/4_visa_header.md:25`
    ///
    /// - 4.1.1: `LSC_UNTYPED` has the index of a surface. `specs/4_visa_header.md:26`
    pub const ALL: &'static [Self] = &[
        Self {
            version: Version::new(4, 1).revised(-1),
            writers: "IGC 1.0.12504 to 1.0.14062, November 2022 to June 2023",
            change: "`LSC_TYPED` has neither index of a surface nor offsets of coordinates, which 4.1 has",
        },
        Self {
            version: Version::new(4, 1).revised(1),
            writers: "IGC 1.0.14896 to 1.0.14966, August 2023",
            change: "`LSC_UNTYPED` has the index of a surface",
        },
    ];
}

/// A class of variables, or another table of an object. Each class numbers its entries
/// separately.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum VariableClass {
    /// General, `V`. `specs/4_visa_header.md:285`
    General,
    /// Address, `A`. `specs/4_visa_header.md:286`
    Address,
    /// Predicate, `P`. `specs/4_visa_header.md:287`
    Predicate,
    /// Sampler, `S`. `specs/4_visa_header.md:288`
    Sampler,
    /// Surface, `T`. `specs/4_visa_header.md:289`
    Surface,
    /// Label, `L`. `specs/4_visa_header.md:290`
    Label,
    /// String, `N`. `specs/4_visa_header.md:291`
    String,
}

impl VariableClass {
    /// All classes.
    pub const ALL: &'static [Self] = &[
        Self::General,
        Self::Address,
        Self::Predicate,
        Self::Sampler,
        Self::Surface,
        Self::Label,
        Self::String,
    ];
    /// Returns the letter of the class in assembler text: `V` for general variables.
    pub const fn letter(self) -> char {
        match self {
            Self::General => 'V',
            Self::Address => 'A',
            Self::Predicate => 'P',
            Self::Sampler => 'S',
            Self::Surface => 'T',
            Self::Label => 'L',
            Self::String => 'N',
        }
    }

    /// Returns the number of the first declared variable. Smaller numbers are predefined
    /// variables.
    pub const fn first(self) -> u32 {
        match self {
            Self::General => 32,
            Self::Address => 0,
            Self::Predicate => 1,
            Self::Sampler => 0,
            Self::Surface => 6,
            Self::Label => 0,
            Self::String => 0,
        }
    }

    /// Returns the maximum number of variables, including the predefined ones.
    pub const fn most(self) -> u32 {
        match self {
            Self::General => 65536,
            Self::Address => 4096,
            Self::Predicate => 4096,
            Self::Sampler => 32,
            Self::Surface => 256,
            Self::Label => 65536,
            Self::String => 131072,
        }
    }

    /// Returns whether a variable of the class may be an input of a kernel.
    pub const fn may_be_input(self) -> bool {
        match self {
            Self::General => true,
            Self::Address => false,
            Self::Predicate => false,
            Self::Sampler => true,
            Self::Surface => true,
            Self::Label => false,
            Self::String => false,
        }
    }

    /// Returns the letter of the class in declarations of assembler text; `None` if text
    /// cannot declare its variables.
    pub const fn declared_as(self) -> Option<char> {
        match self {
            Self::General => Some('G'),
            Self::Address => Some('A'),
            Self::Predicate => Some('P'),
            Self::Sampler => Some('S'),
            Self::Surface => Some('T'),
            Self::Label => None,
            Self::String => None,
        }
    }
}

/// A predefined variable, which every object has.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub struct PredefinedVariable {
    /// Class of the variable.
    pub class: VariableClass,
    /// Number of the variable in its class.
    pub index: u32,
    /// Name in assembler text; empty for a variable without a name.
    pub name: &'static str,
    /// Type of the elements; `None` for a variable without a type.
    pub data_type: Option<DataType>,
    /// Number of elements by platform; empty if unknown.
    pub elements: &'static [(PlatformSet, u32)],
    /// Whether instructions may read the variable.
    pub readable: bool,
    /// Whether instructions may write the variable.
    pub writable: bool,
    /// First and last element that instructions may write; `None` if they may write all
    /// elements of a writable variable.
    pub writable_elements: Option<(u32, u32)>,
    /// Purpose of the variable.
    pub meaning: &'static str,
    /// Place of the definition in the specification: file and line.
    pub spec: &'static str,
}

/// All predefined variables. A reserved number has neither a name nor a type.
pub static PREDEFINED: &[PredefinedVariable] = &[
    PredefinedVariable {
        class: VariableClass::General,
        index: 0,
        name: "%null",
        data_type: Some(DataType::Ud),
        elements: &[(PlatformSet::ALL, 1)],
        readable: true,
        writable: false,
        writable_elements: None,
        meaning: "no variable",
        spec: "specs/4_visa_header.md:441",
    },
    PredefinedVariable {
        class: VariableClass::General,
        index: 1,
        name: "%thread_x",
        data_type: Some(DataType::Uw),
        elements: &[(PlatformSet::ALL, 1)],
        readable: true,
        writable: false,
        writable_elements: None,
        meaning: "x of the thread in the thread space; media dispatch only",
        spec: "specs/4_visa_header.md:442",
    },
    PredefinedVariable {
        class: VariableClass::General,
        index: 2,
        name: "%thread_y",
        data_type: Some(DataType::Uw),
        elements: &[(PlatformSet::ALL, 1)],
        readable: true,
        writable: false,
        writable_elements: None,
        meaning: "y of the thread in the thread space; media dispatch only",
        spec: "specs/4_visa_header.md:443",
    },
    PredefinedVariable {
        class: VariableClass::General,
        index: 3,
        name: "%group_id_x",
        data_type: Some(DataType::Ud),
        elements: &[(PlatformSet::ALL, 1)],
        readable: true,
        writable: false,
        writable_elements: None,
        meaning: "x of the thread group; compute dispatch only",
        spec: "specs/4_visa_header.md:444",
    },
    PredefinedVariable {
        class: VariableClass::General,
        index: 4,
        name: "%group_id_y",
        data_type: Some(DataType::Ud),
        elements: &[(PlatformSet::ALL, 1)],
        readable: true,
        writable: false,
        writable_elements: None,
        meaning: "y of the thread group; compute dispatch only",
        spec: "specs/4_visa_header.md:445",
    },
    PredefinedVariable {
        class: VariableClass::General,
        index: 5,
        name: "%group_id_z",
        data_type: Some(DataType::Ud),
        elements: &[(PlatformSet::ALL, 1)],
        readable: true,
        writable: false,
        writable_elements: None,
        meaning: "z of the thread group; compute dispatch only",
        spec: "specs/4_visa_header.md:446",
    },
    PredefinedVariable {
        class: VariableClass::General,
        index: 6,
        name: "%tsc",
        data_type: Some(DataType::Ud),
        elements: &[(PlatformSet::ALL, 5)],
        readable: true,
        writable: true,
        writable_elements: Some((4, 4)),
        meaning: "time stamp: elements 0 and 1 are its low and high half, bit 0 of element 2 says that something disturbed the count. Element 4 may be written (from ICLLP on) to pause the thread for about so many cycles: ten bits, the lowest five of them 0",
        spec: "specs/4_visa_header.md:447",
    },
    PredefinedVariable {
        class: VariableClass::General,
        index: 7,
        name: "%r0",
        data_type: Some(DataType::Ud),
        elements: &[
            (PlatformSet::from_bits(0x1ff), 8),
            (PlatformSet::from_bits(0x7e00), 16),
        ],
        readable: true,
        writable: false,
        writable_elements: None,
        meaning: "register 0, the header of the thread payload",
        spec: "specs/4_visa_header.md:448",
    },
    PredefinedVariable {
        class: VariableClass::General,
        index: 8,
        name: "%arg",
        data_type: Some(DataType::Ud),
        elements: &[
            (PlatformSet::from_bits(0x1ff), 256),
            (PlatformSet::from_bits(0x7e00), 512),
        ],
        readable: true,
        writable: true,
        writable_elements: None,
        meaning: "arguments of a function, 32 registers",
        spec: "specs/4_visa_header.md:449",
    },
    PredefinedVariable {
        class: VariableClass::General,
        index: 9,
        name: "%retval",
        data_type: Some(DataType::Ud),
        elements: &[
            (PlatformSet::from_bits(0x1ff), 96),
            (PlatformSet::from_bits(0x7e00), 192),
        ],
        readable: true,
        writable: true,
        writable_elements: None,
        meaning: "result of a function, 12 registers",
        spec: "specs/4_visa_header.md:450",
    },
    PredefinedVariable {
        class: VariableClass::General,
        index: 10,
        name: "%sp",
        data_type: Some(DataType::Uq),
        elements: &[(PlatformSet::ALL, 1)],
        readable: true,
        writable: true,
        writable_elements: None,
        meaning: "stack pointer",
        spec: "specs/4_visa_header.md:451",
    },
    PredefinedVariable {
        class: VariableClass::General,
        index: 11,
        name: "%fp",
        data_type: Some(DataType::Uq),
        elements: &[(PlatformSet::ALL, 1)],
        readable: true,
        writable: true,
        writable_elements: None,
        meaning: "frame pointer",
        spec: "specs/4_visa_header.md:452",
    },
    PredefinedVariable {
        class: VariableClass::General,
        index: 12,
        name: "%hw_id",
        data_type: Some(DataType::Ud),
        elements: &[(PlatformSet::ALL, 1)],
        readable: true,
        writable: false,
        writable_elements: None,
        meaning: "number of the hardware thread, unique among those running",
        spec: "specs/4_visa_header.md:453",
    },
    PredefinedVariable {
        class: VariableClass::General,
        index: 13,
        name: "%sr0",
        data_type: Some(DataType::Ud),
        elements: &[(PlatformSet::ALL, 4)],
        readable: true,
        writable: true,
        writable_elements: Some((1, 2)),
        meaning: "state register. Element 2 has a bit for each channel that was on at dispatch",
        spec: "specs/4_visa_header.md:454",
    },
    PredefinedVariable {
        class: VariableClass::General,
        index: 14,
        name: "%cr0",
        data_type: Some(DataType::Ud),
        elements: &[(PlatformSet::ALL, 1)],
        readable: true,
        writable: true,
        writable_elements: None,
        meaning: "control register: rounding, denormals and ALT mode. See [Control_register](fields.md#control_register)",
        spec: "specs/4_visa_header.md:455",
    },
    PredefinedVariable {
        class: VariableClass::General,
        index: 15,
        name: "%ce0",
        data_type: Some(DataType::Ud),
        elements: &[(PlatformSet::ALL, 1)],
        readable: true,
        writable: false,
        writable_elements: None,
        meaning: "channels that are on, a bit for each",
        spec: "specs/4_visa_header.md:456",
    },
    PredefinedVariable {
        class: VariableClass::General,
        index: 16,
        name: "%dbg0",
        data_type: Some(DataType::Ud),
        elements: &[(PlatformSet::ALL, 2)],
        readable: true,
        writable: true,
        writable_elements: None,
        meaning: "debug register",
        spec: "specs/4_visa_header.md:457",
    },
    PredefinedVariable {
        class: VariableClass::General,
        index: 17,
        name: "%color",
        data_type: Some(DataType::Uw),
        elements: &[(PlatformSet::ALL, 1)],
        readable: true,
        writable: false,
        writable_elements: None,
        meaning: "colour of the thread; media dispatch only",
        spec: "specs/4_visa_header.md:458",
    },
    PredefinedVariable {
        class: VariableClass::General,
        index: 18,
        name: "%impl_arg_buf_ptr",
        data_type: Some(DataType::Uq),
        elements: &[(PlatformSet::ALL, 1)],
        readable: true,
        writable: true,
        writable_elements: None,
        meaning: "address of the implicit arguments; before XEHP",
        spec: "specs/4_visa_header.md:459",
    },
    PredefinedVariable {
        class: VariableClass::General,
        index: 19,
        name: "%local_id_buf_ptr",
        data_type: Some(DataType::Uq),
        elements: &[(PlatformSet::ALL, 1)],
        readable: true,
        writable: true,
        writable_elements: None,
        meaning: "address of the local ids; before XEHP",
        spec: "specs/4_visa_header.md:460",
    },
    PredefinedVariable {
        class: VariableClass::General,
        index: 20,
        name: "%msg0",
        data_type: Some(DataType::Ud),
        elements: &[(PlatformSet::ALL, 3)],
        readable: true,
        writable: false,
        writable_elements: None,
        meaning: "message register",
        spec: "specs/4_visa_header.md:461",
    },
    PredefinedVariable {
        class: VariableClass::General,
        index: 21,
        name: "%scratchloc",
        data_type: Some(DataType::Uq),
        elements: &[(PlatformSet::ALL, 1)],
        readable: true,
        writable: false,
        writable_elements: None,
        meaning: "where the scratch memory lies",
        spec: "specs/4_visa_header.md:462",
    },
    PredefinedVariable {
        class: VariableClass::General,
        index: 22,
        name: "",
        data_type: None,
        elements: &[],
        readable: false,
        writable: false,
        writable_elements: None,
        meaning: "reserved",
        spec: "specs/4_visa_header.md:463",
    },
    PredefinedVariable {
        class: VariableClass::General,
        index: 23,
        name: "",
        data_type: None,
        elements: &[],
        readable: false,
        writable: false,
        writable_elements: None,
        meaning: "reserved",
        spec: "specs/4_visa_header.md:464",
    },
    PredefinedVariable {
        class: VariableClass::General,
        index: 24,
        name: "",
        data_type: None,
        elements: &[],
        readable: false,
        writable: false,
        writable_elements: None,
        meaning: "reserved",
        spec: "specs/4_visa_header.md:465",
    },
    PredefinedVariable {
        class: VariableClass::General,
        index: 25,
        name: "",
        data_type: None,
        elements: &[],
        readable: false,
        writable: false,
        writable_elements: None,
        meaning: "reserved",
        spec: "specs/4_visa_header.md:466",
    },
    PredefinedVariable {
        class: VariableClass::General,
        index: 26,
        name: "",
        data_type: None,
        elements: &[],
        readable: false,
        writable: false,
        writable_elements: None,
        meaning: "reserved",
        spec: "specs/4_visa_header.md:467",
    },
    PredefinedVariable {
        class: VariableClass::General,
        index: 27,
        name: "",
        data_type: None,
        elements: &[],
        readable: false,
        writable: false,
        writable_elements: None,
        meaning: "reserved",
        spec: "specs/4_visa_header.md:468",
    },
    PredefinedVariable {
        class: VariableClass::General,
        index: 28,
        name: "",
        data_type: None,
        elements: &[],
        readable: false,
        writable: false,
        writable_elements: None,
        meaning: "reserved",
        spec: "specs/4_visa_header.md:469",
    },
    PredefinedVariable {
        class: VariableClass::General,
        index: 29,
        name: "",
        data_type: None,
        elements: &[],
        readable: false,
        writable: false,
        writable_elements: None,
        meaning: "reserved",
        spec: "specs/4_visa_header.md:470",
    },
    PredefinedVariable {
        class: VariableClass::General,
        index: 30,
        name: "",
        data_type: None,
        elements: &[],
        readable: false,
        writable: false,
        writable_elements: None,
        meaning: "reserved",
        spec: "specs/4_visa_header.md:471",
    },
    PredefinedVariable {
        class: VariableClass::General,
        index: 31,
        name: "",
        data_type: None,
        elements: &[],
        readable: false,
        writable: false,
        writable_elements: None,
        meaning: "reserved",
        spec: "specs/4_visa_header.md:472",
    },
    PredefinedVariable {
        class: VariableClass::Predicate,
        index: 0,
        name: "",
        data_type: Some(DataType::Bool),
        elements: &[(PlatformSet::ALL, 32)],
        readable: true,
        writable: false,
        writable_elements: None,
        meaning: "no predicate",
        spec: "specs/4_visa_header.md:473",
    },
    PredefinedVariable {
        class: VariableClass::Sampler,
        index: 31,
        name: "S31",
        data_type: None,
        elements: &[(PlatformSet::ALL, 1)],
        readable: true,
        writable: false,
        writable_elements: None,
        meaning: "a sampler whose state is found by address (bindless)",
        spec: "specs/4_visa_header.md:474",
    },
    PredefinedVariable {
        class: VariableClass::Surface,
        index: 0,
        name: "%slm",
        data_type: None,
        elements: &[(PlatformSet::ALL, 1)],
        readable: true,
        writable: true,
        writable_elements: None,
        meaning: "shared local memory of the thread group",
        spec: "specs/4_visa_header.md:475",
    },
    PredefinedVariable {
        class: VariableClass::Surface,
        index: 1,
        name: "T1",
        data_type: None,
        elements: &[(PlatformSet::ALL, 1)],
        readable: true,
        writable: true,
        writable_elements: None,
        meaning: "stack",
        spec: "specs/4_visa_header.md:476",
    },
    PredefinedVariable {
        class: VariableClass::Surface,
        index: 2,
        name: "T2",
        data_type: None,
        elements: &[(PlatformSet::ALL, 1)],
        readable: true,
        writable: true,
        writable_elements: None,
        meaning: "reserved",
        spec: "specs/4_visa_header.md:477",
    },
    PredefinedVariable {
        class: VariableClass::Surface,
        index: 3,
        name: "TSS",
        data_type: None,
        elements: &[(PlatformSet::ALL, 1)],
        readable: true,
        writable: true,
        writable_elements: None,
        meaning: "scratch space of the thread",
        spec: "specs/4_visa_header.md:478",
    },
    PredefinedVariable {
        class: VariableClass::Surface,
        index: 4,
        name: "%bss",
        data_type: None,
        elements: &[(PlatformSet::ALL, 1)],
        readable: true,
        writable: true,
        writable_elements: None,
        meaning: "a surface whose state is found by address (bindless)",
        spec: "specs/4_visa_header.md:479",
    },
    PredefinedVariable {
        class: VariableClass::Surface,
        index: 5,
        name: "%scratch",
        data_type: None,
        elements: &[(PlatformSet::ALL, 1)],
        readable: true,
        writable: true,
        writable_elements: None,
        meaning: "all memory, by offset from the start of the address space (stateless)",
        spec: "specs/4_visa_header.md:480",
    },
];
/// Predefined variables by name.
impl PredefinedVariable {
    /// `%null`.
    pub const NULL: &'static Self = &PREDEFINED[0];
    /// `%thread_x`.
    pub const THREAD_X: &'static Self = &PREDEFINED[1];
    /// `%thread_y`.
    pub const THREAD_Y: &'static Self = &PREDEFINED[2];
    /// `%group_id_x`.
    pub const GROUP_ID_X: &'static Self = &PREDEFINED[3];
    /// `%group_id_y`.
    pub const GROUP_ID_Y: &'static Self = &PREDEFINED[4];
    /// `%group_id_z`.
    pub const GROUP_ID_Z: &'static Self = &PREDEFINED[5];
    /// `%tsc`.
    pub const TSC: &'static Self = &PREDEFINED[6];
    /// `%r0`.
    pub const R0: &'static Self = &PREDEFINED[7];
    /// `%arg`.
    pub const ARG: &'static Self = &PREDEFINED[8];
    /// `%retval`.
    pub const RETVAL: &'static Self = &PREDEFINED[9];
    /// `%sp`.
    pub const SP: &'static Self = &PREDEFINED[10];
    /// `%fp`.
    pub const FP: &'static Self = &PREDEFINED[11];
    /// `%hw_id`.
    pub const HW_ID: &'static Self = &PREDEFINED[12];
    /// `%sr0`.
    pub const SR0: &'static Self = &PREDEFINED[13];
    /// `%cr0`.
    pub const CR0: &'static Self = &PREDEFINED[14];
    /// `%ce0`.
    pub const CE0: &'static Self = &PREDEFINED[15];
    /// `%dbg0`.
    pub const DBG0: &'static Self = &PREDEFINED[16];
    /// `%color`.
    pub const COLOR: &'static Self = &PREDEFINED[17];
    /// `%impl_arg_buf_ptr`.
    pub const IMPL_ARG_BUF_PTR: &'static Self = &PREDEFINED[18];
    /// `%local_id_buf_ptr`.
    pub const LOCAL_ID_BUF_PTR: &'static Self = &PREDEFINED[19];
    /// `%msg0`.
    pub const MSG0: &'static Self = &PREDEFINED[20];
    /// `%scratchloc`.
    pub const SCRATCHLOC: &'static Self = &PREDEFINED[21];
    /// `%slm`.
    pub const SLM: &'static Self = &PREDEFINED[34];
    /// `%bss`.
    pub const BSS: &'static Self = &PREDEFINED[38];
    /// `%scratch`.
    pub const SCRATCH: &'static Self = &PREDEFINED[39];
}

/// The kind of an attribute's value.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum AttributeKind {
    /// No value: the attribute is present or absent.
    Bool,
    /// An integer.
    Int,
    /// A string of characters.
    String,
}

/// An attribute that the specification defines.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum Attribute {
    /// `OutputAsmPath`: where to write the assembly text of the compiled kernel. `specs/4_visa_header.md:243`
    OutputAsmPath,
    /// `Target`: who made the kernel: the vector compiler or the scalar one; a string in text. Its values are those of [`Target`](enum@Target). `specs/4_visa_header.md:244`
    Target,
    /// `SimdSize`: channels of a dispatched thread: 8, 16 or 32; 0 is unknown. `specs/4_visa_header.md:245`
    SimdSize,
    /// `SLMSize`: shared local memory of a thread group in units of 1024 bytes; 0 is none, and then T0 may not be used. `specs/4_visa_header.md:246`
    SlmSize,
    /// `SpillMemOffset`: first byte of scratch memory that spilled variables may take; a multiple of the register size. `specs/4_visa_header.md:247`
    SpillMemOffset,
    /// `PerThreadInputSize`: bytes of the payload that each thread has for itself. `specs/4_visa_header.md:248`
    PerThreadInputSize,
    /// `CrossThreadInputSize`: bytes of the payload that all threads share; -1 is unknown. `specs/4_visa_header.md:249`
    CrossThreadInputSize,
    /// `ArgSize`: registers of `%arg` that a function takes. `specs/4_visa_header.md:250`
    ArgSize,
    /// `RetValSize`: registers of `%retval` that a function gives back. `specs/4_visa_header.md:251`
    RetValSize,
    /// `NumGRF`: registers that the kernel may use; 0, or no value, leaves the choice to the finalizer. `specs/4_visa_header.md:252`
    NumGrf,
    /// `NBarrierCnt`: named barriers that the kernel uses. `specs/4_visa_header.md:253`
    NBarrierCnt,
    /// `MaxRegThreadDispatch`: highest register that dispatch fills. `specs/4_visa_header.md:254`
    MaxRegThreadDispatch,
    /// `ScratchInlineOffset`: place of the scratch pointer in the inline payload. `specs/4_visa_header.md:255`
    ScratchInlineOffset,
    /// `ScratchIndirectRegOffset`: register place of the pointer to the data that hold the scratch pointer. `specs/4_visa_header.md:256`
    ScratchIndirectRegOffset,
    /// `ScratchIndirectMemOffset`: place of the scratch pointer in those data. `specs/4_visa_header.md:257`
    ScratchIndirectMemOffset,
    /// `NoBarrier`: the kernel has no barrier. `specs/4_visa_header.md:258`
    NoBarrier,
    /// `Extern`: the function may be called from other modules. `specs/4_visa_header.md:259`
    Extern,
    /// `Callable`: others may call it. `specs/4_visa_header.md:260`
    Callable,
    /// `Caller`: it calls others. `specs/4_visa_header.md:261`
    Caller,
    /// `Composable`: it may be joined with others. `specs/4_visa_header.md:262`
    Composable,
    /// `Entry`: it is an entry. `specs/4_visa_header.md:263`
    Entry,
    /// `AllLaneActive`: all channels are on when the function is entered. `specs/4_visa_header.md:264`
    AllLaneActive,
    /// `SepSpillPvtSS`: spilled variables and private memory have separate scratch spaces. `specs/4_visa_header.md:265`
    SepSpillPvtSs,
    /// `LTO_InvokeOptTarget`: target of calls that are optimised at link time. `specs/4_visa_header.md:266`
    LtoInvokeOptTarget,
    /// `DisableLoadThreadPayloadWA`: the workaround that loads the thread payload is off. `specs/4_visa_header.md:267`
    DisableLoadThreadPayloadWa,
    /// `Scope`: 0: live anywhere in the kernel; 1: live in one subroutine. `specs/4_visa_header.md:268`
    Scope,
    /// `SurfaceUsage`: how a surface is used. `specs/4_visa_header.md:269`
    SurfaceUsage,
    /// `Input`: live at the start. `specs/4_visa_header.md:270`
    Input,
    /// `Output`: live at the end. `specs/4_visa_header.md:271`
    Output,
    /// `Input_Output`: live at the start and at the end. `specs/4_visa_header.md:272`
    InputOutput,
    /// `PayloadLiveOut`: part of the payload and live at the end. `specs/4_visa_header.md:273`
    PayloadLiveOut,
    /// `NoWidening`: not to be made wider. `specs/4_visa_header.md:274`
    NoWidening,
    /// `DoNotSpill`: never to be spilled. `specs/4_visa_header.md:275`
    DoNotSpill,
    /// `ForceSpill`: always to be spilled. `specs/4_visa_header.md:276`
    ForceSpill,
    /// `ExclusiveLoad`: each of its loads writes channels of its own. `specs/4_visa_header.md:277`
    ExclusiveLoad,
}

impl Attribute {
    /// All attributes.
    pub const ALL: &'static [Self] = &[
        Self::OutputAsmPath,
        Self::Target,
        Self::SimdSize,
        Self::SlmSize,
        Self::SpillMemOffset,
        Self::PerThreadInputSize,
        Self::CrossThreadInputSize,
        Self::ArgSize,
        Self::RetValSize,
        Self::NumGrf,
        Self::NBarrierCnt,
        Self::MaxRegThreadDispatch,
        Self::ScratchInlineOffset,
        Self::ScratchIndirectRegOffset,
        Self::ScratchIndirectMemOffset,
        Self::NoBarrier,
        Self::Extern,
        Self::Callable,
        Self::Caller,
        Self::Composable,
        Self::Entry,
        Self::AllLaneActive,
        Self::SepSpillPvtSs,
        Self::LtoInvokeOptTarget,
        Self::DisableLoadThreadPayloadWa,
        Self::Scope,
        Self::SurfaceUsage,
        Self::Input,
        Self::Output,
        Self::InputOutput,
        Self::PayloadLiveOut,
        Self::NoWidening,
        Self::DoNotSpill,
        Self::ForceSpill,
        Self::ExclusiveLoad,
    ];
    /// Returns the kind of the attribute's value.
    pub const fn kind(self) -> AttributeKind {
        match self {
            Self::OutputAsmPath => AttributeKind::String,
            Self::Target => AttributeKind::Int,
            Self::SimdSize => AttributeKind::Int,
            Self::SlmSize => AttributeKind::Int,
            Self::SpillMemOffset => AttributeKind::Int,
            Self::PerThreadInputSize => AttributeKind::Int,
            Self::CrossThreadInputSize => AttributeKind::Int,
            Self::ArgSize => AttributeKind::Int,
            Self::RetValSize => AttributeKind::Int,
            Self::NumGrf => AttributeKind::Int,
            Self::NBarrierCnt => AttributeKind::Int,
            Self::MaxRegThreadDispatch => AttributeKind::Int,
            Self::ScratchInlineOffset => AttributeKind::Int,
            Self::ScratchIndirectRegOffset => AttributeKind::Int,
            Self::ScratchIndirectMemOffset => AttributeKind::Int,
            Self::NoBarrier => AttributeKind::Bool,
            Self::Extern => AttributeKind::Bool,
            Self::Callable => AttributeKind::Bool,
            Self::Caller => AttributeKind::Bool,
            Self::Composable => AttributeKind::Bool,
            Self::Entry => AttributeKind::Bool,
            Self::AllLaneActive => AttributeKind::Bool,
            Self::SepSpillPvtSs => AttributeKind::Bool,
            Self::LtoInvokeOptTarget => AttributeKind::Bool,
            Self::DisableLoadThreadPayloadWa => AttributeKind::Bool,
            Self::Scope => AttributeKind::Int,
            Self::SurfaceUsage => AttributeKind::Int,
            Self::Input => AttributeKind::Bool,
            Self::Output => AttributeKind::Bool,
            Self::InputOutput => AttributeKind::Bool,
            Self::PayloadLiveOut => AttributeKind::Bool,
            Self::NoWidening => AttributeKind::Bool,
            Self::DoNotSpill => AttributeKind::Bool,
            Self::ForceSpill => AttributeKind::Bool,
            Self::ExclusiveLoad => AttributeKind::Bool,
        }
    }

    /// Returns the minimum and maximum size of the value in bytes.
    pub const fn bytes(self) -> (u32, u32) {
        match self {
            Self::OutputAsmPath => (1, 255),
            Self::Target => (1, 1),
            Self::SimdSize => (4, 4),
            Self::SlmSize => (4, 4),
            Self::SpillMemOffset => (4, 4),
            Self::PerThreadInputSize => (4, 4),
            Self::CrossThreadInputSize => (4, 4),
            Self::ArgSize => (4, 4),
            Self::RetValSize => (4, 4),
            Self::NumGrf => (4, 4),
            Self::NBarrierCnt => (4, 4),
            Self::MaxRegThreadDispatch => (4, 4),
            Self::ScratchInlineOffset => (4, 4),
            Self::ScratchIndirectRegOffset => (4, 4),
            Self::ScratchIndirectMemOffset => (4, 4),
            Self::NoBarrier => (0, 0),
            Self::Extern => (0, 0),
            Self::Callable => (0, 0),
            Self::Caller => (0, 0),
            Self::Composable => (0, 0),
            Self::Entry => (0, 0),
            Self::AllLaneActive => (0, 0),
            Self::SepSpillPvtSs => (0, 0),
            Self::LtoInvokeOptTarget => (0, 0),
            Self::DisableLoadThreadPayloadWa => (0, 0),
            Self::Scope => (1, 1),
            Self::SurfaceUsage => (4, 4),
            Self::Input => (0, 0),
            Self::Output => (0, 0),
            Self::InputOutput => (0, 0),
            Self::PayloadLiveOut => (0, 0),
            Self::NoWidening => (0, 0),
            Self::DoNotSpill => (0, 0),
            Self::ForceSpill => (0, 0),
            Self::ExclusiveLoad => (0, 0),
        }
    }

    /// Returns the words of assembler text for values, each with its number. Empty if text
    /// has the numbers themselves.
    pub const fn words(self) -> &'static [(&'static str, u32)] {
        match self {
            Self::Target => &[("cm", 0), ("3d", 1)],
            _ => &[],
        }
    }

    /// Returns whether kernels and functions may have the attribute.
    pub const fn of_kernels(self) -> bool {
        match self {
            Self::OutputAsmPath => true,
            Self::Target => true,
            Self::SimdSize => true,
            Self::SlmSize => true,
            Self::SpillMemOffset => true,
            Self::PerThreadInputSize => true,
            Self::CrossThreadInputSize => true,
            Self::ArgSize => true,
            Self::RetValSize => true,
            Self::NumGrf => true,
            Self::NBarrierCnt => true,
            Self::MaxRegThreadDispatch => true,
            Self::ScratchInlineOffset => true,
            Self::ScratchIndirectRegOffset => true,
            Self::ScratchIndirectMemOffset => true,
            Self::NoBarrier => true,
            Self::Extern => true,
            Self::Callable => true,
            Self::Caller => true,
            Self::Composable => true,
            Self::Entry => true,
            Self::AllLaneActive => true,
            Self::SepSpillPvtSs => true,
            Self::LtoInvokeOptTarget => true,
            Self::DisableLoadThreadPayloadWa => true,
            Self::Scope => false,
            Self::SurfaceUsage => false,
            Self::Input => false,
            Self::Output => false,
            Self::InputOutput => false,
            Self::PayloadLiveOut => false,
            Self::NoWidening => false,
            Self::DoNotSpill => false,
            Self::ForceSpill => false,
            Self::ExclusiveLoad => false,
        }
    }

    /// Returns whether variables may have the attribute.
    pub const fn of_variables(self) -> bool {
        match self {
            Self::OutputAsmPath => false,
            Self::Target => false,
            Self::SimdSize => false,
            Self::SlmSize => false,
            Self::SpillMemOffset => false,
            Self::PerThreadInputSize => false,
            Self::CrossThreadInputSize => false,
            Self::ArgSize => false,
            Self::RetValSize => false,
            Self::NumGrf => false,
            Self::NBarrierCnt => false,
            Self::MaxRegThreadDispatch => false,
            Self::ScratchInlineOffset => false,
            Self::ScratchIndirectRegOffset => false,
            Self::ScratchIndirectMemOffset => false,
            Self::NoBarrier => false,
            Self::Extern => false,
            Self::Callable => false,
            Self::Caller => false,
            Self::Composable => false,
            Self::Entry => false,
            Self::AllLaneActive => false,
            Self::SepSpillPvtSs => false,
            Self::LtoInvokeOptTarget => false,
            Self::DisableLoadThreadPayloadWa => false,
            Self::Scope => true,
            Self::SurfaceUsage => true,
            Self::Input => true,
            Self::Output => true,
            Self::InputOutput => true,
            Self::PayloadLiveOut => true,
            Self::NoWidening => true,
            Self::DoNotSpill => true,
            Self::ForceSpill => true,
            Self::ExclusiveLoad => true,
        }
    }
}

impl Enumeration for Attribute {
    const NAME: &'static str = "Attribute";
    const NOUN: &'static str = "an attribute";
    const ENTRIES: &'static [Entry<Self>] = &[
        Entry::new(Self::OutputAsmPath, 0, "OutputAsmPath", "OutputAsmPath", None),
        Entry::new(Self::Target, 1, "Target", "Target", None),
        Entry::new(Self::SimdSize, 2, "SimdSize", "SimdSize", None),
        Entry::new(Self::SlmSize, 3, "SlmSize", "SLMSize", None),
        Entry::new(Self::SpillMemOffset, 4, "SpillMemOffset", "SpillMemOffset", None),
        Entry::new(
            Self::PerThreadInputSize,
            5,
            "PerThreadInputSize",
            "PerThreadInputSize",
            None,
        ),
        Entry::new(
            Self::CrossThreadInputSize,
            6,
            "CrossThreadInputSize",
            "CrossThreadInputSize",
            None,
        ),
        Entry::new(Self::ArgSize, 7, "ArgSize", "ArgSize", None),
        Entry::new(Self::RetValSize, 8, "RetValSize", "RetValSize", None),
        Entry::new(Self::NumGrf, 9, "NumGrf", "NumGRF", None),
        Entry::new(Self::NBarrierCnt, 10, "NBarrierCnt", "NBarrierCnt", None),
        Entry::new(
            Self::MaxRegThreadDispatch,
            11,
            "MaxRegThreadDispatch",
            "MaxRegThreadDispatch",
            None,
        ),
        Entry::new(
            Self::ScratchInlineOffset,
            12,
            "ScratchInlineOffset",
            "ScratchInlineOffset",
            None,
        ),
        Entry::new(
            Self::ScratchIndirectRegOffset,
            13,
            "ScratchIndirectRegOffset",
            "ScratchIndirectRegOffset",
            None,
        ),
        Entry::new(
            Self::ScratchIndirectMemOffset,
            14,
            "ScratchIndirectMemOffset",
            "ScratchIndirectMemOffset",
            None,
        ),
        Entry::new(Self::NoBarrier, 15, "NoBarrier", "NoBarrier", None),
        Entry::new(Self::Extern, 16, "Extern", "Extern", None),
        Entry::new(Self::Callable, 17, "Callable", "Callable", None),
        Entry::new(Self::Caller, 18, "Caller", "Caller", None),
        Entry::new(Self::Composable, 19, "Composable", "Composable", None),
        Entry::new(Self::Entry, 20, "Entry", "Entry", None),
        Entry::new(Self::AllLaneActive, 21, "AllLaneActive", "AllLaneActive", None),
        Entry::new(Self::SepSpillPvtSs, 22, "SepSpillPvtSs", "SepSpillPvtSS", None),
        Entry::new(
            Self::LtoInvokeOptTarget,
            23,
            "LtoInvokeOptTarget",
            "LTO_InvokeOptTarget",
            None,
        ),
        Entry::new(
            Self::DisableLoadThreadPayloadWa,
            24,
            "DisableLoadThreadPayloadWa",
            "DisableLoadThreadPayloadWA",
            None,
        ),
        Entry::new(Self::Scope, 25, "Scope", "Scope", None),
        Entry::new(Self::SurfaceUsage, 26, "SurfaceUsage", "SurfaceUsage", None),
        Entry::new(Self::Input, 27, "Input", "Input", None),
        Entry::new(Self::Output, 28, "Output", "Output", None),
        Entry::new(Self::InputOutput, 29, "InputOutput", "Input_Output", None),
        Entry::new(Self::PayloadLiveOut, 30, "PayloadLiveOut", "PayloadLiveOut", None),
        Entry::new(Self::NoWidening, 31, "NoWidening", "NoWidening", None),
        Entry::new(Self::DoNotSpill, 32, "DoNotSpill", "DoNotSpill", None),
        Entry::new(Self::ForceSpill, 33, "ForceSpill", "ForceSpill", None),
        Entry::new(Self::ExclusiveLoad, 34, "ExclusiveLoad", "ExclusiveLoad", None),
    ];
}

openvisa_isa_core::enumeration_traits!(Attribute);
openvisa_isa_core::enumeration! {
    #[doc =
    " The numbers of [`Attribute::Target`]: who made the kernel: the vector compiler or the scalar one; a string in text. `specs/4_visa_header.md:244`"]
    pub enum Target : u32 { #[doc = " 0, in text `\"cm\"`. `specs/4_visa_header.md:244`"]
    Cm = 0, "cm", Some("cm"); #[doc =
    " 1, in text `\"3d\"`. `specs/4_visa_header.md:244`"] ThreeD = 1, "3d", Some("3d"); }
}

/// A directive: a line of assembler text other than an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum Directive {
    /// `.version`: the version of the text; once, before everything else. Versions from 4.2 on have text only: of such a text an object file of version 4.1 is made. `specs/4_visa_header.md:731`
    Version,
    /// `.kernel`: begins a kernel. `specs/4_visa_header.md:732`
    Kernel,
    /// `.global_function`: begins a function. `specs/4_visa_header.md:733`
    GlobalFunction,
    /// `.funcdecl`: names a function that the kernel may call; nothing follows from it. `specs/4_visa_header.md:734`
    FunctionDeclaration,
    /// `.decl`: declares a variable. `specs/4_visa_header.md:735`
    Declaration,
    /// `.input`: declares an argument of the kernel: a variable that is filled before it starts. `specs/4_visa_header.md:736`
    Input,
    /// `.implicit_`: another input. `specs/4_visa_header.md:737`
    ImplicitInput,
    /// `.kernel_attr`: an attribute: a number, a string in double quotes, or no value. `specs/4_visa_header.md:738`
    Attribute,
    /// `.function`: begins a subroutine, or the body of the object. The line `name:`, which follows it as a rule, adds nothing. `specs/4_visa_header.md:739`
    Function,
}

impl Directive {
    /// All directives.
    pub const ALL: &'static [Self] = &[
        Self::Version,
        Self::Kernel,
        Self::GlobalFunction,
        Self::FunctionDeclaration,
        Self::Declaration,
        Self::Input,
        Self::ImplicitInput,
        Self::Attribute,
        Self::Function,
    ];
    /// Returns the first word of the directive.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Version => ".version",
            Self::Kernel => ".kernel",
            Self::GlobalFunction => ".global_function",
            Self::FunctionDeclaration => ".funcdecl",
            Self::Declaration => ".decl",
            Self::Input => ".input",
            Self::ImplicitInput => ".implicit_",
            Self::Attribute => ".kernel_attr",
            Self::Function => ".function",
        }
    }
}

/// The key of a part `word=value` of a declaration or an input. Keys are in the order of
/// the text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum DirectiveKey {
    /// `v_type`: the class, by its letter. `specs/4_visa_header.md:746`
    Class,
    /// `type`: the type of an element. `specs/4_visa_header.md:747`
    Type,
    /// `num_elts`: number of elements. `specs/4_visa_header.md:748`
    Elements,
    /// `align`: alignment: a word, or a number of bytes. May be left out: a byte. `specs/4_visa_header.md:749`
    Align,
    /// `alias`: `<name, 4>`: the variable whose storage this one shares, and from which byte on. May be left out. `specs/4_visa_header.md:750`
    Alias,
    /// `v_name`: a name for readers: the file gets the name that is declared. May be left out. `specs/4_visa_header.md:751`
    StateName,
    /// `attrs`: attributes, between braces. May be left out. `specs/4_visa_header.md:752`
    Attributes,
    /// `offset`: place in the payload. Left out, it is 0. `specs/4_visa_header.md:753`
    Offset,
    /// `size`: bytes. Left out, they are those of the variable. `specs/4_visa_header.md:754`
    Size,
}

impl DirectiveKey {
    /// All keys.
    pub const ALL: &'static [Self] = &[
        Self::Class,
        Self::Type,
        Self::Elements,
        Self::Align,
        Self::Alias,
        Self::StateName,
        Self::Attributes,
        Self::Offset,
        Self::Size,
    ];
    /// Returns the word before the equals sign.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Class => "v_type",
            Self::Type => "type",
            Self::Elements => "num_elts",
            Self::Align => "align",
            Self::Alias => "alias",
            Self::StateName => "v_name",
            Self::Attributes => "attrs",
            Self::Offset => "offset",
            Self::Size => "size",
        }
    }

    /// Returns whether declarations of a class have the key.
    pub const fn is_of(self, class: VariableClass) -> bool {
        match self {
            Self::Class => {
                matches!(
                    class, VariableClass::General | VariableClass::Address |
                    VariableClass::Predicate | VariableClass::Sampler |
                    VariableClass::Surface
                )
            }

            Self::Type => matches!(class, VariableClass::General),
            Self::Elements => {
                matches!(
                    class, VariableClass::General | VariableClass::Address |
                    VariableClass::Predicate | VariableClass::Sampler |
                    VariableClass::Surface
                )
            }

            Self::Align => matches!(class, VariableClass::General),
            Self::Alias => matches!(class, VariableClass::General),
            Self::StateName => {
                matches!(class, VariableClass::Sampler | VariableClass::Surface)
            }

            Self::Attributes => {
                matches!(
                    class, VariableClass::General | VariableClass::Address |
                    VariableClass::Predicate | VariableClass::Sampler |
                    VariableClass::Surface
                )
            }

            Self::Offset => false,
            Self::Size => false,
        }
    }

    /// Returns whether inputs have the key.
    pub const fn is_of_inputs(self) -> bool {
        match self {
            Self::Class => false,
            Self::Type => false,
            Self::Elements => false,
            Self::Align => false,
            Self::Alias => false,
            Self::StateName => false,
            Self::Attributes => false,
            Self::Offset => true,
            Self::Size => true,
        }
    }
}

/// A fault of a program that writes object files: it omits the last fields of some
/// instructions.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum WriterFault {
    /// the compiler of igc 1.0.12504 takes the execution size and the predicate for operands when it counts those to write. `specs/4_visa_header.md:678`
    DroppedOperands,
}

impl WriterFault {
    /// All faults.
    pub const ALL: &'static [Self] = &[Self::DroppedOperands];
    /// Returns the number of trailing fields that the fault omits from an instruction.
    pub const fn missing(self, instruction: InstKind) -> u8 {
        MISSING_FIELDS[self as usize][instruction as usize]
    }
}

static MISSING_FIELDS: [[u8; 143]; 1] = [
    [
        2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2,
        1, 1, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 1, 2, 2, 1, 1, 1, 2, 2, 0, 0, 2, 2, 2, 2, 0,
        0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 2, 2, 2, 2, 2, 2, 0, 0, 0, 2, 2, 2, 2, 2,
        2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 2, 2, 1, 2, 2, 2, 2, 2, 2, 1, 2, 2,
        2, 2, 2, 2, 2, 2, 0, 0, 2, 2, 2, 2, 2, 2, 1, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 2, 0,
        2, 2, 2, 2, 1, 2, 2, 2,
    ],
];
/// A rule about a kernel or function as a whole.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
pub enum ObjectRule {
    /// A label is defined in one place. `specs/4_visa_header.md:645`
    LabelOnce,
    /// A label that an instruction goes to is defined in the object, unless it is one of another file. `specs/4_visa_header.md:646`
    LabelSomewhere,
    /// A variable that shares the storage of another is declared after that one. `specs/4_visa_header.md:647`
    AliasBefore,
    /// A variable that shares the storage of another begins before the end of the variable that has it. `specs/4_visa_header.md:648`
    AliasWithin,
    /// A variable that shares the storage of another wants no greater alignment for its type than that storage has. A variable of at least a register shares storage of at least a register, or storage that is declared with an alignment in bytes of at least a register. `specs/4_visa_header.md:649`
    AliasAligned,
    /// An address variable has no more elements than there are address registers. `specs/4_visa_header.md:650`
    AddressWithin,
    /// An input is a declared variable, and its size is that of the variable in bytes, where an element of a surface has four. `specs/4_visa_header.md:651`
    InputVariable,
    /// No two inputs share a byte of the payload. `specs/4_visa_header.md:652`
    InputApart,
    /// Inputs end before the last of the registers that a thread can use. `specs/4_visa_header.md:653`
    InputWithin,
    /// An input that is smaller than a register lies within one. `specs/4_visa_header.md:654`
    InputRegister,
    /// The attribute is given at most once for a kernel or function. `specs/4_visa_header.md:655`
    AttributeOnce,
    /// A subroutine ends with a `ret` that has no predicate. `specs/4_visa_header.md:656`
    SubroutineEnd,
    /// A subroutine has no `fret`: it returns with `ret`. `specs/4_visa_header.md:657`
    SubroutineReturn,
    /// The last return of a kernel or function has no predicate: a channel that did not return would go on behind the end. `specs/4_visa_header.md:658`
    RoutineEnd,
    /// A jump stays in its subroutine, or outside of all subroutines. `specs/4_visa_header.md:659`
    JumpWithin,
    /// A call goes to a subroutine, not to the beginning of a kernel or function. `specs/4_visa_header.md:660`
    CallSubroutine,
    /// A subroutine calls neither itself nor one that calls it, directly or through others. `specs/4_visa_header.md:661`
    CallAcyclic,
    /// A thread has 8, 16 or 32 channels; 0 is unknown. `specs/4_visa_header.md:662`
    SimdSize,
    /// The number of registers is one that the platform can give to a thread; 0 leaves the choice. `specs/4_visa_header.md:663`
    GrfCount,
    /// An instruction with a mask runs channels that a thread has. Those behind the SIMD size of the kernel never run; with `NM` in the mask, as `M1_NM`, they do. `specs/4_visa_header.md:664`
    ChannelsWithin,
    /// Instructions with a mask run all channels of a thread, as `(M1, 16)` and `(M5, 16)` do for 32, unless `Target` is `cm`. `specs/4_visa_header.md:665`
    ChannelsAll,
}

impl ObjectRule {
    /// All rules.
    pub const ALL: &'static [Self] = &[
        Self::LabelOnce,
        Self::LabelSomewhere,
        Self::AliasBefore,
        Self::AliasWithin,
        Self::AliasAligned,
        Self::AddressWithin,
        Self::InputVariable,
        Self::InputApart,
        Self::InputWithin,
        Self::InputRegister,
        Self::AttributeOnce,
        Self::SubroutineEnd,
        Self::SubroutineReturn,
        Self::RoutineEnd,
        Self::JumpWithin,
        Self::CallSubroutine,
        Self::CallAcyclic,
        Self::SimdSize,
        Self::GrfCount,
        Self::ChannelsWithin,
        Self::ChannelsAll,
    ];
    /// Returns the name of the rule.
    pub const fn name(self) -> &'static str {
        match self {
            Self::LabelOnce => "label-once",
            Self::LabelSomewhere => "label-somewhere",
            Self::AliasBefore => "alias-before",
            Self::AliasWithin => "alias-within",
            Self::AliasAligned => "alias-aligned",
            Self::AddressWithin => "address-within",
            Self::InputVariable => "input-variable",
            Self::InputApart => "input-apart",
            Self::InputWithin => "input-within",
            Self::InputRegister => "input-register",
            Self::AttributeOnce => "attribute-once",
            Self::SubroutineEnd => "subroutine-end",
            Self::SubroutineReturn => "subroutine-return",
            Self::RoutineEnd => "routine-end",
            Self::JumpWithin => "jump-within",
            Self::CallSubroutine => "call-subroutine",
            Self::CallAcyclic => "call-acyclic",
            Self::SimdSize => "simd-size",
            Self::GrfCount => "grf-count",
            Self::ChannelsWithin => "channels-within",
            Self::ChannelsAll => "channels-all",
        }
    }

    /// Returns the text of the rule.
    pub const fn reason(self) -> &'static str {
        match self {
            Self::LabelOnce => "A label is defined in one place.",
            Self::LabelSomewhere => {
                "A label that an instruction goes to is defined in the object, unless it is one of another file."
            }

            Self::AliasBefore => {
                "A variable that shares the storage of another is declared after that one."
            }

            Self::AliasWithin => {
                "A variable that shares the storage of another begins before the end of the variable that has it."
            }

            Self::AliasAligned => {
                "A variable that shares the storage of another wants no greater alignment for its type than that storage has. A variable of at least a register shares storage of at least a register, or storage that is declared with an alignment in bytes of at least a register."
            }

            Self::AddressWithin => {
                "An address variable has no more elements than there are address registers."
            }

            Self::InputVariable => {
                "An input is a declared variable, and its size is that of the variable in bytes, where an element of a surface has four."
            }

            Self::InputApart => "No two inputs share a byte of the payload.",
            Self::InputWithin => {
                "Inputs end before the last of the registers that a thread can use."
            }

            Self::InputRegister => {
                "An input that is smaller than a register lies within one."
            }

            Self::AttributeOnce => {
                "The attribute is given at most once for a kernel or function."
            }

            Self::SubroutineEnd => {
                "A subroutine ends with a `ret` that has no predicate."
            }

            Self::SubroutineReturn => {
                "A subroutine has no `fret`: it returns with `ret`."
            }

            Self::RoutineEnd => {
                "The last return of a kernel or function has no predicate: a channel that did not return would go on behind the end."
            }

            Self::JumpWithin => {
                "A jump stays in its subroutine, or outside of all subroutines."
            }

            Self::CallSubroutine => {
                "A call goes to a subroutine, not to the beginning of a kernel or function."
            }

            Self::CallAcyclic => {
                "A subroutine calls neither itself nor one that calls it, directly or through others."
            }

            Self::SimdSize => "A thread has 8, 16 or 32 channels; 0 is unknown.",
            Self::GrfCount => {
                "The number of registers is one that the platform can give to a thread; 0 leaves the choice."
            }

            Self::ChannelsWithin => {
                "An instruction with a mask runs channels that a thread has. Those behind the SIMD size of the kernel never run; with `NM` in the mask, as `M1_NM`, they do."
            }

            Self::ChannelsAll => {
                "Instructions with a mask run all channels of a thread, as `(M1, 16)` and `(M5, 16)` do for 32, unless `Target` is `cm`."
            }
        }
    }

    /// Returns the place of the rule in the specification: file and line.
    pub const fn spec(self) -> &'static str {
        match self {
            Self::LabelOnce => "specs/4_visa_header.md:645",
            Self::LabelSomewhere => "specs/4_visa_header.md:646",
            Self::AliasBefore => "specs/4_visa_header.md:647",
            Self::AliasWithin => "specs/4_visa_header.md:648",
            Self::AliasAligned => "specs/4_visa_header.md:649",
            Self::AddressWithin => "specs/4_visa_header.md:650",
            Self::InputVariable => "specs/4_visa_header.md:651",
            Self::InputApart => "specs/4_visa_header.md:652",
            Self::InputWithin => "specs/4_visa_header.md:653",
            Self::InputRegister => "specs/4_visa_header.md:654",
            Self::AttributeOnce => "specs/4_visa_header.md:655",
            Self::SubroutineEnd => "specs/4_visa_header.md:656",
            Self::SubroutineReturn => "specs/4_visa_header.md:657",
            Self::RoutineEnd => "specs/4_visa_header.md:658",
            Self::JumpWithin => "specs/4_visa_header.md:659",
            Self::CallSubroutine => "specs/4_visa_header.md:660",
            Self::CallAcyclic => "specs/4_visa_header.md:661",
            Self::SimdSize => "specs/4_visa_header.md:662",
            Self::GrfCount => "specs/4_visa_header.md:663",
            Self::ChannelsWithin => "specs/4_visa_header.md:664",
            Self::ChannelsAll => "specs/4_visa_header.md:665",
        }
    }

    /// Returns the attributes that the rule is about.
    pub const fn attributes(self) -> &'static [Attribute] {
        match self {
            Self::LabelOnce => &[],
            Self::LabelSomewhere => &[],
            Self::AliasBefore => &[],
            Self::AliasWithin => &[],
            Self::AliasAligned => &[],
            Self::AddressWithin => &[],
            Self::InputVariable => &[],
            Self::InputApart => &[],
            Self::InputWithin => &[],
            Self::InputRegister => &[],
            Self::AttributeOnce => &[Attribute::SlmSize, Attribute::NBarrierCnt],
            Self::SubroutineEnd => &[],
            Self::SubroutineReturn => &[],
            Self::RoutineEnd => &[],
            Self::JumpWithin => &[],
            Self::CallSubroutine => &[],
            Self::CallAcyclic => &[],
            Self::SimdSize => &[Attribute::SimdSize],
            Self::GrfCount => &[Attribute::NumGrf],
            Self::ChannelsWithin => &[Attribute::SimdSize],
            Self::ChannelsAll => &[Attribute::SimdSize, Attribute::Target],
        }
    }

    /// Returns the instructions that the rule is about.
    pub const fn instructions(self) -> &'static [InstKind] {
        match self {
            Self::LabelOnce => &[],
            Self::LabelSomewhere => &[],
            Self::AliasBefore => &[],
            Self::AliasWithin => &[],
            Self::AliasAligned => &[],
            Self::AddressWithin => &[],
            Self::InputVariable => &[],
            Self::InputApart => &[],
            Self::InputWithin => &[],
            Self::InputRegister => &[],
            Self::AttributeOnce => &[],
            Self::SubroutineEnd => &[InstKind::Ret],
            Self::SubroutineReturn => &[InstKind::Fret],
            Self::RoutineEnd => &[InstKind::Ret, InstKind::Fret],
            Self::JumpWithin => &[],
            Self::CallSubroutine => &[],
            Self::CallAcyclic => &[],
            Self::SimdSize => &[],
            Self::GrfCount => &[],
            Self::ChannelsWithin => &[],
            Self::ChannelsAll => &[],
        }
    }

    /// Returns whether a violation gives a warning instead of an error.
    pub const fn is_warning(self) -> bool {
        match self {
            Self::LabelOnce => false,
            Self::LabelSomewhere => false,
            Self::AliasBefore => false,
            Self::AliasWithin => false,
            Self::AliasAligned => false,
            Self::AddressWithin => false,
            Self::InputVariable => false,
            Self::InputApart => false,
            Self::InputWithin => false,
            Self::InputRegister => false,
            Self::AttributeOnce => false,
            Self::SubroutineEnd => false,
            Self::SubroutineReturn => false,
            Self::RoutineEnd => true,
            Self::JumpWithin => false,
            Self::CallSubroutine => false,
            Self::CallAcyclic => false,
            Self::SimdSize => true,
            Self::GrfCount => false,
            Self::ChannelsWithin => true,
            Self::ChannelsAll => true,
        }
    }
}

/// The use of labels by an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LabelUse {
    /// The instruction has no label.
    None,
    /// The instruction branches to its labels.
    Goes,
    /// The instruction marks the position of its label.
    Stands,
}

impl LabelUse {
    /// Returns the use of labels by instructions with an opcode.
    #[inline]
    pub const fn of(opcode: u8) -> Self {
        match opcode {
            0x30 => Self::Stands,
            0x31 => Self::Stands,
            0x32 => Self::Goes,
            0x33 => Self::Goes,
            0x69 => Self::Goes,
            0x6c => Self::Goes,
            _ => Self::None,
        }
    }
}
