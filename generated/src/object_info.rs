// @generated from the Markdown specification by `cargo xtask gen`. Do not edit: change the specification and run it again.

//! Descriptions of the structures of the object format.
use openvisa_isa_core::{
    MemberCount, MemberInfo, MemberKind, MemberLayout, MemberRule, StructureInfo,
    TableInfo, Version, Versions,
};


pub(crate) static COMMON_ISA_HEADER: StructureInfo = StructureInfo {
    name: "common_isa_header", spec: "specs/4_visa_header.md:33", parts: &[0], members: &[
        MemberInfo { structure: "common_isa_header", name: "magic_number", spec: "specs/4_visa_header.md:34", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 4, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[MemberRule::MustBe(1095977283)] },
        MemberInfo { structure: "common_isa_header", name: "major_version", spec: "specs/4_visa_header.md:35", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 1, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[MemberRule::Range(3, 4)] },
        MemberInfo { structure: "common_isa_header", name: "minor_version", spec: "specs/4_visa_header.md:36", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 1, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[] },
        MemberInfo { structure: "common_isa_header", name: "num_kernels", spec: "specs/4_visa_header.md:37", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 2, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[MemberRule::Range(0, 512)] },
        MemberInfo { structure: "common_isa_header", name: "kernel_info", spec: "specs/4_visa_header.md:38", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Structure(&KERNEL_INFO) }], count: MemberCount::Member(3), begins_at: None, rules: &[] },
        MemberInfo { structure: "common_isa_header", name: "num_variables", spec: "specs/4_visa_header.md:39", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 2, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[MemberRule::MustBe(0)] },
        MemberInfo { structure: "common_isa_header", name: "file_scope_var_info", spec: "specs/4_visa_header.md:40", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Structure(&FILE_SCOPE_VAR_INFO) }], count: MemberCount::Member(5), begins_at: None, rules: &[] },
        MemberInfo { structure: "common_isa_header", name: "num_functions", spec: "specs/4_visa_header.md:41", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 2, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[] },
        MemberInfo { structure: "common_isa_header", name: "function_info", spec: "specs/4_visa_header.md:42", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Structure(&FUNCTION_INFO) }], count: MemberCount::Member(7), begins_at: None, rules: &[] },
    ],
};

const _: () = COMMON_ISA_HEADER.assert_fits();

pub(crate) static KERNEL_INFO: StructureInfo = StructureInfo {
    name: "kernel_info", spec: "specs/4_visa_header.md:59", parts: &[0], members: &[
        MemberInfo { structure: "kernel_info", name: "name_len", spec: "specs/4_visa_header.md:60", layout: &[MemberLayout { versions: Versions { from: Some(Version::new(3, 7)), before: None }, kind: MemberKind::Int { bytes: 2, signed: false } }, MemberLayout { versions: Versions { from: None, before: Some(Version::new(3, 7)) }, kind: MemberKind::Int { bytes: 1, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[MemberRule::Range(1, 65535)] },
        MemberInfo { structure: "kernel_info", name: "name", spec: "specs/4_visa_header.md:61", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Bytes }], count: MemberCount::Member(0), begins_at: None, rules: &[] },
        MemberInfo { structure: "kernel_info", name: "offset", spec: "specs/4_visa_header.md:62", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 4, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[MemberRule::OffsetOf { structure: &KERNEL_DATA, size: 3 }] },
        MemberInfo { structure: "kernel_info", name: "size", spec: "specs/4_visa_header.md:63", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 4, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[] },
        MemberInfo { structure: "kernel_info", name: "input_offset", spec: "specs/4_visa_header.md:64", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 4, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[MemberRule::OffsetIn { structure: "kernel_data", member: 16 }] },
        MemberInfo { structure: "kernel_info", name: "num_syms_variable", spec: "specs/4_visa_header.md:65", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 2, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[MemberRule::MustBe(0)] },
        MemberInfo { structure: "kernel_info", name: "variable_reloc_symtab", spec: "specs/4_visa_header.md:66", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Structure(&VARIABLE_RELOC_SYMTAB) }], count: MemberCount::Member(5), begins_at: None, rules: &[] },
        MemberInfo { structure: "kernel_info", name: "num_syms_function", spec: "specs/4_visa_header.md:67", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 2, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[MemberRule::MustBe(0)] },
        MemberInfo { structure: "kernel_info", name: "function_reloc_symtab", spec: "specs/4_visa_header.md:68", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Structure(&FUNCTION_RELOC_SYMTAB) }], count: MemberCount::Member(7), begins_at: None, rules: &[] },
        MemberInfo { structure: "kernel_info", name: "num_gen_binaries", spec: "specs/4_visa_header.md:69", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 1, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[MemberRule::Range(0, 4)] },
        MemberInfo { structure: "kernel_info", name: "gen_binary_info", spec: "specs/4_visa_header.md:70", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Structure(&GEN_BINARY_INFO) }], count: MemberCount::Member(9), begins_at: None, rules: &[] },
    ],
};

const _: () = KERNEL_INFO.assert_fits();

pub(crate) static VARIABLE_RELOC_SYMTAB: StructureInfo = StructureInfo {
    name: "variable_reloc_symtab", spec: "specs/4_visa_header.md:89", parts: &[0], members: &[
        MemberInfo { structure: "variable_reloc_symtab", name: "symbolic_index", spec: "specs/4_visa_header.md:90", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 2, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[] },
        MemberInfo { structure: "variable_reloc_symtab", name: "resolved_index", spec: "specs/4_visa_header.md:91", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 2, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[] },
    ],
};

const _: () = VARIABLE_RELOC_SYMTAB.assert_fits();

pub(crate) static FUNCTION_RELOC_SYMTAB: StructureInfo = StructureInfo {
    name: "function_reloc_symtab", spec: "specs/4_visa_header.md:101", parts: &[0], members: &[
        MemberInfo { structure: "function_reloc_symtab", name: "symbolic_index", spec: "specs/4_visa_header.md:102", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 2, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[] },
        MemberInfo { structure: "function_reloc_symtab", name: "resolved_index", spec: "specs/4_visa_header.md:103", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 2, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[] },
    ],
};

const _: () = FUNCTION_RELOC_SYMTAB.assert_fits();

pub(crate) static GEN_BINARY_INFO: StructureInfo = StructureInfo {
    name: "gen_binary_info", spec: "specs/4_visa_header.md:113", parts: &[0], members: &[
        MemberInfo { structure: "gen_binary_info", name: "gen_platform", spec: "specs/4_visa_header.md:114", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 1, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[MemberRule::Codes { group: "", low: 0, width: 8, codes: &[0, 3, 4, 5, 6, 10, 11, 12, 13, 14, 15] }] },
        MemberInfo { structure: "gen_binary_info", name: "binary_offset", spec: "specs/4_visa_header.md:115", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 4, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[MemberRule::OffsetOfBytes { size: 2 }] },
        MemberInfo { structure: "gen_binary_info", name: "binary_size", spec: "specs/4_visa_header.md:116", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 4, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[] },
    ],
};

const _: () = GEN_BINARY_INFO.assert_fits();

pub(crate) static FILE_SCOPE_VAR_INFO: StructureInfo = StructureInfo {
    name: "file_scope_var_info", spec: "specs/4_visa_header.md:139", parts: &[0], members: &[
        MemberInfo { structure: "file_scope_var_info", name: "linkage", spec: "specs/4_visa_header.md:140", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 1, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[MemberRule::Codes { group: "", low: 0, width: 8, codes: &[0, 1, 2] }] },
        MemberInfo { structure: "file_scope_var_info", name: "name_len", spec: "specs/4_visa_header.md:141", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 2, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[MemberRule::Range(1, 255)] },
        MemberInfo { structure: "file_scope_var_info", name: "name", spec: "specs/4_visa_header.md:142", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Bytes }], count: MemberCount::Member(1), begins_at: None, rules: &[] },
        MemberInfo { structure: "file_scope_var_info", name: "bit_properties", spec: "specs/4_visa_header.md:143", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 1, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[MemberRule::Codes { group: "type", low: 0, width: 4, codes: &[0, 1, 2, 3, 4, 5, 6, 7, 11, 13] }, MemberRule::Codes { group: "alignment", low: 4, width: 4, codes: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9] }] },
        MemberInfo { structure: "file_scope_var_info", name: "num_elements", spec: "specs/4_visa_header.md:144", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 2, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[MemberRule::Range(1, 1024)] },
        MemberInfo { structure: "file_scope_var_info", name: "attribute_count", spec: "specs/4_visa_header.md:145", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 1, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[] },
        MemberInfo { structure: "file_scope_var_info", name: "attribute_info", spec: "specs/4_visa_header.md:146", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Structure(&ATTRIBUTE_INFO) }], count: MemberCount::Member(5), begins_at: None, rules: &[] },
    ],
};

const _: () = FILE_SCOPE_VAR_INFO.assert_fits();

pub(crate) static FUNCTION_INFO: StructureInfo = StructureInfo {
    name: "function_info", spec: "specs/4_visa_header.md:179", parts: &[0], members: &[
        MemberInfo { structure: "function_info", name: "linkage", spec: "specs/4_visa_header.md:180", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 1, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[MemberRule::Codes { group: "", low: 0, width: 8, codes: &[0, 1, 2] }] },
        MemberInfo { structure: "function_info", name: "name_len", spec: "specs/4_visa_header.md:181", layout: &[MemberLayout { versions: Versions { from: Some(Version::new(3, 7)), before: None }, kind: MemberKind::Int { bytes: 2, signed: false } }, MemberLayout { versions: Versions { from: None, before: Some(Version::new(3, 7)) }, kind: MemberKind::Int { bytes: 1, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[MemberRule::Range(1, 65535)] },
        MemberInfo { structure: "function_info", name: "name", spec: "specs/4_visa_header.md:182", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Bytes }], count: MemberCount::Member(1), begins_at: None, rules: &[] },
        MemberInfo { structure: "function_info", name: "offset", spec: "specs/4_visa_header.md:183", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 4, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[MemberRule::OffsetOf { structure: &FUNCTION_DATA, size: 4 }] },
        MemberInfo { structure: "function_info", name: "size", spec: "specs/4_visa_header.md:184", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 4, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[] },
        MemberInfo { structure: "function_info", name: "num_syms_variable", spec: "specs/4_visa_header.md:185", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 2, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[MemberRule::MustBe(0)] },
        MemberInfo { structure: "function_info", name: "variable_reloc_symtab", spec: "specs/4_visa_header.md:186", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Structure(&VARIABLE_RELOC_SYMTAB) }], count: MemberCount::Member(5), begins_at: None, rules: &[] },
        MemberInfo { structure: "function_info", name: "num_syms_function", spec: "specs/4_visa_header.md:187", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 2, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[MemberRule::MustBe(0)] },
        MemberInfo { structure: "function_info", name: "function_reloc_symtab", spec: "specs/4_visa_header.md:188", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Structure(&FUNCTION_RELOC_SYMTAB) }], count: MemberCount::Member(7), begins_at: None, rules: &[] },
    ],
};

const _: () = FUNCTION_INFO.assert_fits();

pub(crate) static STRING_POOL: StructureInfo = StructureInfo {
    name: "string_pool", spec: "specs/4_visa_header.md:213", parts: &[0], members: &[
        MemberInfo { structure: "string_pool", name: "text", spec: "specs/4_visa_header.md:214", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::String }], count: MemberCount::One, begins_at: None, rules: &[] },
    ],
};

const _: () = STRING_POOL.assert_fits();

pub(crate) static ATTRIBUTE_INFO: StructureInfo = StructureInfo {
    name: "attribute_info", spec: "specs/4_visa_header.md:227", parts: &[0], members: &[
        MemberInfo { structure: "attribute_info", name: "name", spec: "specs/4_visa_header.md:228", layout: &[MemberLayout { versions: Versions { from: Some(Version::new(3, 4)), before: None }, kind: MemberKind::Int { bytes: 4, signed: false } }, MemberLayout { versions: Versions { from: None, before: Some(Version::new(3, 4)) }, kind: MemberKind::Int { bytes: 2, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[MemberRule::IndexOf(&STRING_POOL_TABLE)] },
        MemberInfo { structure: "attribute_info", name: "size", spec: "specs/4_visa_header.md:229", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 1, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[] },
        MemberInfo { structure: "attribute_info", name: "value", spec: "specs/4_visa_header.md:230", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Bytes }], count: MemberCount::Member(1), begins_at: None, rules: &[] },
    ],
};

const _: () = ATTRIBUTE_INFO.assert_fits();

pub(crate) static VAR_INFO: StructureInfo = StructureInfo {
    name: "var_info", spec: "specs/4_visa_header.md:304", parts: &[0], members: &[
        MemberInfo { structure: "var_info", name: "name_index", spec: "specs/4_visa_header.md:305", layout: &[MemberLayout { versions: Versions { from: Some(Version::new(3, 4)), before: None }, kind: MemberKind::Int { bytes: 4, signed: false } }, MemberLayout { versions: Versions { from: None, before: Some(Version::new(3, 4)) }, kind: MemberKind::Int { bytes: 2, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[MemberRule::IndexOf(&STRING_POOL_TABLE)] },
        MemberInfo { structure: "var_info", name: "bit_properties", spec: "specs/4_visa_header.md:306", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 1, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[MemberRule::Codes { group: "type", low: 0, width: 4, codes: &[0, 1, 2, 3, 4, 5, 6, 7, 11, 13, 14, 15] }, MemberRule::Codes { group: "alignment", low: 4, width: 4, codes: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9] }] },
        MemberInfo { structure: "var_info", name: "num_elements", spec: "specs/4_visa_header.md:307", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 2, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[MemberRule::Range(1, 4096)] },
        MemberInfo { structure: "var_info", name: "alias_index", spec: "specs/4_visa_header.md:308", layout: &[MemberLayout { versions: Versions { from: Some(Version::new(3, 4)), before: None }, kind: MemberKind::Int { bytes: 4, signed: false } }, MemberLayout { versions: Versions { from: None, before: Some(Version::new(3, 4)) }, kind: MemberKind::Int { bytes: 2, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[MemberRule::IndexOf(&VAR_INFO_TABLE)] },
        MemberInfo { structure: "var_info", name: "alias_offset", spec: "specs/4_visa_header.md:309", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 2, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[] },
        MemberInfo { structure: "var_info", name: "alias_scope_specifier", spec: "specs/4_visa_header.md:310", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 1, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[MemberRule::MustBe(0), MemberRule::Codes { group: "", low: 0, width: 8, codes: &[0, 1] }] },
        MemberInfo { structure: "var_info", name: "attribute_count", spec: "specs/4_visa_header.md:311", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 1, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[] },
        MemberInfo { structure: "var_info", name: "attribute_info", spec: "specs/4_visa_header.md:312", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Structure(&ATTRIBUTE_INFO) }], count: MemberCount::Member(6), begins_at: None, rules: &[] },
    ],
};

const _: () = VAR_INFO.assert_fits();

pub(crate) static ADDRESS_INFO: StructureInfo = StructureInfo {
    name: "address_info", spec: "specs/4_visa_header.md:345", parts: &[0], members: &[
        MemberInfo { structure: "address_info", name: "name_index", spec: "specs/4_visa_header.md:346", layout: &[MemberLayout { versions: Versions { from: Some(Version::new(3, 4)), before: None }, kind: MemberKind::Int { bytes: 4, signed: false } }, MemberLayout { versions: Versions { from: None, before: Some(Version::new(3, 4)) }, kind: MemberKind::Int { bytes: 2, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[MemberRule::IndexOf(&STRING_POOL_TABLE)] },
        MemberInfo { structure: "address_info", name: "num_elements", spec: "specs/4_visa_header.md:347", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 2, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[MemberRule::Range(1, 32)] },
        MemberInfo { structure: "address_info", name: "attribute_count", spec: "specs/4_visa_header.md:348", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 1, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[] },
        MemberInfo { structure: "address_info", name: "attribute_info", spec: "specs/4_visa_header.md:349", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Structure(&ATTRIBUTE_INFO) }], count: MemberCount::Member(2), begins_at: None, rules: &[] },
    ],
};

const _: () = ADDRESS_INFO.assert_fits();

pub(crate) static PREDICATE_INFO: StructureInfo = StructureInfo {
    name: "predicate_info", spec: "specs/4_visa_header.md:361", parts: &[0], members: &[
        MemberInfo { structure: "predicate_info", name: "name_index", spec: "specs/4_visa_header.md:362", layout: &[MemberLayout { versions: Versions { from: Some(Version::new(3, 4)), before: None }, kind: MemberKind::Int { bytes: 4, signed: false } }, MemberLayout { versions: Versions { from: None, before: Some(Version::new(3, 4)) }, kind: MemberKind::Int { bytes: 2, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[MemberRule::IndexOf(&STRING_POOL_TABLE)] },
        MemberInfo { structure: "predicate_info", name: "num_elements", spec: "specs/4_visa_header.md:363", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 2, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[MemberRule::Codes { group: "", low: 0, width: 16, codes: &[1, 2, 4, 8, 16, 32] }] },
        MemberInfo { structure: "predicate_info", name: "attribute_count", spec: "specs/4_visa_header.md:364", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 1, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[] },
        MemberInfo { structure: "predicate_info", name: "attribute_info", spec: "specs/4_visa_header.md:365", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Structure(&ATTRIBUTE_INFO) }], count: MemberCount::Member(2), begins_at: None, rules: &[] },
    ],
};

const _: () = PREDICATE_INFO.assert_fits();

pub(crate) static SAMPLER_INFO: StructureInfo = StructureInfo {
    name: "sampler_info", spec: "specs/4_visa_header.md:384", parts: &[0], members: &[
        MemberInfo { structure: "sampler_info", name: "name_index", spec: "specs/4_visa_header.md:385", layout: &[MemberLayout { versions: Versions { from: Some(Version::new(3, 4)), before: None }, kind: MemberKind::Int { bytes: 4, signed: false } }, MemberLayout { versions: Versions { from: None, before: Some(Version::new(3, 4)) }, kind: MemberKind::Int { bytes: 2, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[MemberRule::IndexOf(&STRING_POOL_TABLE)] },
        MemberInfo { structure: "sampler_info", name: "num_elements", spec: "specs/4_visa_header.md:386", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 2, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[MemberRule::Range(0, 128)] },
        MemberInfo { structure: "sampler_info", name: "attribute_count", spec: "specs/4_visa_header.md:387", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 1, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[] },
        MemberInfo { structure: "sampler_info", name: "attribute_info", spec: "specs/4_visa_header.md:388", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Structure(&ATTRIBUTE_INFO) }], count: MemberCount::Member(2), begins_at: None, rules: &[] },
    ],
};

const _: () = SAMPLER_INFO.assert_fits();

pub(crate) static SURFACE_INFO: StructureInfo = StructureInfo {
    name: "surface_info", spec: "specs/4_visa_header.md:400", parts: &[0], members: &[
        MemberInfo { structure: "surface_info", name: "name_index", spec: "specs/4_visa_header.md:401", layout: &[MemberLayout { versions: Versions { from: Some(Version::new(3, 4)), before: None }, kind: MemberKind::Int { bytes: 4, signed: false } }, MemberLayout { versions: Versions { from: None, before: Some(Version::new(3, 4)) }, kind: MemberKind::Int { bytes: 2, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[MemberRule::IndexOf(&STRING_POOL_TABLE)] },
        MemberInfo { structure: "surface_info", name: "num_elements", spec: "specs/4_visa_header.md:402", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 2, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[MemberRule::Range(0, 128)] },
        MemberInfo { structure: "surface_info", name: "attribute_count", spec: "specs/4_visa_header.md:403", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 1, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[] },
        MemberInfo { structure: "surface_info", name: "attribute_info", spec: "specs/4_visa_header.md:404", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Structure(&ATTRIBUTE_INFO) }], count: MemberCount::Member(2), begins_at: None, rules: &[] },
    ],
};

const _: () = SURFACE_INFO.assert_fits();

pub(crate) static LABEL_INFO: StructureInfo = StructureInfo {
    name: "label_info", spec: "specs/4_visa_header.md:416", parts: &[0], members: &[
        MemberInfo { structure: "label_info", name: "name_index", spec: "specs/4_visa_header.md:417", layout: &[MemberLayout { versions: Versions { from: Some(Version::new(3, 4)), before: None }, kind: MemberKind::Int { bytes: 4, signed: false } }, MemberLayout { versions: Versions { from: None, before: Some(Version::new(3, 4)) }, kind: MemberKind::Int { bytes: 2, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[MemberRule::IndexOf(&STRING_POOL_TABLE)] },
        MemberInfo { structure: "label_info", name: "kind", spec: "specs/4_visa_header.md:418", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 1, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[MemberRule::Codes { group: "", low: 0, width: 8, codes: &[0, 1, 2, 3, 4] }] },
        MemberInfo { structure: "label_info", name: "attribute_count", spec: "specs/4_visa_header.md:419", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 1, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[MemberRule::MustBe(0)] },
        MemberInfo { structure: "label_info", name: "attribute_info", spec: "specs/4_visa_header.md:420", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Structure(&ATTRIBUTE_INFO) }], count: MemberCount::Member(2), begins_at: None, rules: &[] },
    ],
};

const _: () = LABEL_INFO.assert_fits();

pub(crate) static INPUT_INFO: StructureInfo = StructureInfo {
    name: "input_info", spec: "specs/4_visa_header.md:490", parts: &[0], members: &[
        MemberInfo { structure: "input_info", name: "kind", spec: "specs/4_visa_header.md:491", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 1, signed: true } }], count: MemberCount::One, begins_at: None, rules: &[MemberRule::Codes { group: "class", low: 0, width: 2, codes: &[0, 1, 2] }, MemberRule::Codes { group: "", low: 2, width: 1, codes: &[0] }] },
        MemberInfo { structure: "input_info", name: "id", spec: "specs/4_visa_header.md:492", layout: &[MemberLayout { versions: Versions { from: Some(Version::new(3, 4)), before: None }, kind: MemberKind::Int { bytes: 4, signed: false } }, MemberLayout { versions: Versions { from: None, before: Some(Version::new(3, 4)) }, kind: MemberKind::Int { bytes: 2, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[MemberRule::IndexSelected { member: 0, low: 0, width: 2, tables: &[(0, &VAR_INFO_TABLE), (1, &SAMPLER_INFO_TABLE), (2, &SURFACE_INFO_TABLE)] }] },
        MemberInfo { structure: "input_info", name: "offset", spec: "specs/4_visa_header.md:493", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 2, signed: true } }], count: MemberCount::One, begins_at: None, rules: &[] },
        MemberInfo { structure: "input_info", name: "size", spec: "specs/4_visa_header.md:494", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 2, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[] },
    ],
};

const _: () = INPUT_INFO.assert_fits();

pub(crate) static KERNEL_DATA: StructureInfo = StructureInfo {
    name: "kernel_data", spec: "specs/4_visa_header.md:530", parts: &[0, 16, 22], members: &[
        MemberInfo { structure: "kernel_data", name: "string_count", spec: "specs/4_visa_header.md:531", layout: &[MemberLayout { versions: Versions { from: Some(Version::new(3, 4)), before: None }, kind: MemberKind::Int { bytes: 4, signed: false } }, MemberLayout { versions: Versions { from: None, before: Some(Version::new(3, 4)) }, kind: MemberKind::Int { bytes: 2, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[MemberRule::Range(1, 131072)] },
        MemberInfo { structure: "kernel_data", name: "string_pool", spec: "specs/4_visa_header.md:532", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Structure(&STRING_POOL) }], count: MemberCount::Member(0), begins_at: None, rules: &[] },
        MemberInfo { structure: "kernel_data", name: "name_index", spec: "specs/4_visa_header.md:533", layout: &[MemberLayout { versions: Versions { from: Some(Version::new(3, 4)), before: None }, kind: MemberKind::Int { bytes: 4, signed: false } }, MemberLayout { versions: Versions { from: None, before: Some(Version::new(3, 4)) }, kind: MemberKind::Int { bytes: 2, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[MemberRule::IndexOf(&STRING_POOL_TABLE)] },
        MemberInfo { structure: "kernel_data", name: "variable_count", spec: "specs/4_visa_header.md:534", layout: &[MemberLayout { versions: Versions { from: Some(Version::new(3, 4)), before: None }, kind: MemberKind::Int { bytes: 4, signed: false } }, MemberLayout { versions: Versions { from: None, before: Some(Version::new(3, 4)) }, kind: MemberKind::Int { bytes: 2, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[] },
        MemberInfo { structure: "kernel_data", name: "var_info", spec: "specs/4_visa_header.md:535", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Structure(&VAR_INFO) }], count: MemberCount::Member(3), begins_at: None, rules: &[] },
        MemberInfo { structure: "kernel_data", name: "address_count", spec: "specs/4_visa_header.md:536", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 2, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[] },
        MemberInfo { structure: "kernel_data", name: "address_info", spec: "specs/4_visa_header.md:537", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Structure(&ADDRESS_INFO) }], count: MemberCount::Member(5), begins_at: None, rules: &[] },
        MemberInfo { structure: "kernel_data", name: "predicate_count", spec: "specs/4_visa_header.md:538", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 2, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[] },
        MemberInfo { structure: "kernel_data", name: "predicate_info", spec: "specs/4_visa_header.md:539", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Structure(&PREDICATE_INFO) }], count: MemberCount::Member(7), begins_at: None, rules: &[] },
        MemberInfo { structure: "kernel_data", name: "label_count", spec: "specs/4_visa_header.md:540", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 2, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[] },
        MemberInfo { structure: "kernel_data", name: "label_info", spec: "specs/4_visa_header.md:541", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Structure(&LABEL_INFO) }], count: MemberCount::Member(9), begins_at: None, rules: &[] },
        MemberInfo { structure: "kernel_data", name: "sampler_count", spec: "specs/4_visa_header.md:542", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 1, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[MemberRule::Range(0, 31)] },
        MemberInfo { structure: "kernel_data", name: "sampler_info", spec: "specs/4_visa_header.md:543", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Structure(&SAMPLER_INFO) }], count: MemberCount::Member(11), begins_at: None, rules: &[] },
        MemberInfo { structure: "kernel_data", name: "surface_count", spec: "specs/4_visa_header.md:544", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 1, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[MemberRule::Range(0, 250)] },
        MemberInfo { structure: "kernel_data", name: "surface_info", spec: "specs/4_visa_header.md:545", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Structure(&SURFACE_INFO) }], count: MemberCount::Member(13), begins_at: None, rules: &[] },
        MemberInfo { structure: "kernel_data", name: "vme_count", spec: "specs/4_visa_header.md:546", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 1, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[MemberRule::MustBe(0)] },
        MemberInfo { structure: "kernel_data", name: "num_inputs", spec: "specs/4_visa_header.md:547", layout: &[MemberLayout { versions: Versions { from: Some(Version::new(3, 5)), before: None }, kind: MemberKind::Int { bytes: 4, signed: false } }, MemberLayout { versions: Versions { from: None, before: Some(Version::new(3, 5)) }, kind: MemberKind::Int { bytes: 1, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[] },
        MemberInfo { structure: "kernel_data", name: "input_info", spec: "specs/4_visa_header.md:548", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Structure(&INPUT_INFO) }], count: MemberCount::Member(16), begins_at: None, rules: &[] },
        MemberInfo { structure: "kernel_data", name: "size", spec: "specs/4_visa_header.md:549", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 4, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[] },
        MemberInfo { structure: "kernel_data", name: "entry", spec: "specs/4_visa_header.md:550", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 4, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[] },
        MemberInfo { structure: "kernel_data", name: "attribute_count", spec: "specs/4_visa_header.md:551", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 2, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[] },
        MemberInfo { structure: "kernel_data", name: "attribute_info", spec: "specs/4_visa_header.md:552", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Structure(&ATTRIBUTE_INFO) }], count: MemberCount::Member(20), begins_at: None, rules: &[] },
        MemberInfo { structure: "kernel_data", name: "instructions", spec: "specs/4_visa_header.md:553", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Bytes }], count: MemberCount::Member(18), begins_at: Some(19), rules: &[] },
    ],
};

const _: () = KERNEL_DATA.assert_fits();

pub(crate) static FUNCTION_DATA: StructureInfo = StructureInfo {
    name: "function_data", spec: "specs/4_visa_header.md:586", parts: &[0, 22], members: &[
        MemberInfo { structure: "function_data", name: "string_count", spec: "specs/4_visa_header.md:587", layout: &[MemberLayout { versions: Versions { from: Some(Version::new(3, 4)), before: None }, kind: MemberKind::Int { bytes: 4, signed: false } }, MemberLayout { versions: Versions { from: None, before: Some(Version::new(3, 4)) }, kind: MemberKind::Int { bytes: 2, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[MemberRule::Range(1, 131072)] },
        MemberInfo { structure: "function_data", name: "string_pool", spec: "specs/4_visa_header.md:588", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Structure(&STRING_POOL) }], count: MemberCount::Member(0), begins_at: None, rules: &[] },
        MemberInfo { structure: "function_data", name: "name_index", spec: "specs/4_visa_header.md:589", layout: &[MemberLayout { versions: Versions { from: Some(Version::new(3, 4)), before: None }, kind: MemberKind::Int { bytes: 4, signed: false } }, MemberLayout { versions: Versions { from: None, before: Some(Version::new(3, 4)) }, kind: MemberKind::Int { bytes: 2, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[MemberRule::IndexOf(&STRING_POOL_TABLE)] },
        MemberInfo { structure: "function_data", name: "variable_count", spec: "specs/4_visa_header.md:590", layout: &[MemberLayout { versions: Versions { from: Some(Version::new(3, 4)), before: None }, kind: MemberKind::Int { bytes: 4, signed: false } }, MemberLayout { versions: Versions { from: None, before: Some(Version::new(3, 4)) }, kind: MemberKind::Int { bytes: 2, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[] },
        MemberInfo { structure: "function_data", name: "var_info", spec: "specs/4_visa_header.md:591", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Structure(&VAR_INFO) }], count: MemberCount::Member(3), begins_at: None, rules: &[] },
        MemberInfo { structure: "function_data", name: "address_count", spec: "specs/4_visa_header.md:592", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 2, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[] },
        MemberInfo { structure: "function_data", name: "address_info", spec: "specs/4_visa_header.md:593", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Structure(&ADDRESS_INFO) }], count: MemberCount::Member(5), begins_at: None, rules: &[] },
        MemberInfo { structure: "function_data", name: "predicate_count", spec: "specs/4_visa_header.md:594", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 2, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[] },
        MemberInfo { structure: "function_data", name: "predicate_info", spec: "specs/4_visa_header.md:595", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Structure(&PREDICATE_INFO) }], count: MemberCount::Member(7), begins_at: None, rules: &[] },
        MemberInfo { structure: "function_data", name: "label_count", spec: "specs/4_visa_header.md:596", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 2, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[] },
        MemberInfo { structure: "function_data", name: "label_info", spec: "specs/4_visa_header.md:597", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Structure(&LABEL_INFO) }], count: MemberCount::Member(9), begins_at: None, rules: &[] },
        MemberInfo { structure: "function_data", name: "sampler_count", spec: "specs/4_visa_header.md:598", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 1, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[MemberRule::Range(0, 31)] },
        MemberInfo { structure: "function_data", name: "sampler_info", spec: "specs/4_visa_header.md:599", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Structure(&SAMPLER_INFO) }], count: MemberCount::Member(11), begins_at: None, rules: &[] },
        MemberInfo { structure: "function_data", name: "surface_count", spec: "specs/4_visa_header.md:600", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 1, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[MemberRule::Range(0, 250)] },
        MemberInfo { structure: "function_data", name: "surface_info", spec: "specs/4_visa_header.md:601", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Structure(&SURFACE_INFO) }], count: MemberCount::Member(13), begins_at: None, rules: &[] },
        MemberInfo { structure: "function_data", name: "vme_count", spec: "specs/4_visa_header.md:602", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 1, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[MemberRule::MustBe(0)] },
        MemberInfo { structure: "function_data", name: "size", spec: "specs/4_visa_header.md:603", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 4, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[] },
        MemberInfo { structure: "function_data", name: "entry", spec: "specs/4_visa_header.md:604", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 4, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[] },
        MemberInfo { structure: "function_data", name: "input_size", spec: "specs/4_visa_header.md:605", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 1, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[MemberRule::Range(0, 32)] },
        MemberInfo { structure: "function_data", name: "return_value_size", spec: "specs/4_visa_header.md:606", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 1, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[MemberRule::Range(0, 12)] },
        MemberInfo { structure: "function_data", name: "attribute_count", spec: "specs/4_visa_header.md:607", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 2, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[] },
        MemberInfo { structure: "function_data", name: "attribute_info", spec: "specs/4_visa_header.md:608", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Structure(&ATTRIBUTE_INFO) }], count: MemberCount::Member(20), begins_at: None, rules: &[] },
        MemberInfo { structure: "function_data", name: "instructions", spec: "specs/4_visa_header.md:609", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Bytes }], count: MemberCount::Member(16), begins_at: Some(17), rules: &[] },
    ],
};

const _: () = FUNCTION_DATA.assert_fits();

static STRING_POOL_TABLE: TableInfo = TableInfo { structure: "string_pool", first: 0, predefined: &[] };

static VAR_INFO_TABLE: TableInfo = TableInfo { structure: "var_info", first: 32, predefined: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21] };

static SAMPLER_INFO_TABLE: TableInfo = TableInfo { structure: "sampler_info", first: 0, predefined: &[31] };

static SURFACE_INFO_TABLE: TableInfo = TableInfo { structure: "surface_info", first: 6, predefined: &[0, 1, 2, 3, 4, 5] };

/// Identifiers of the members of structures. The modules are the structures.
pub mod members {
    /// Members of `common_isa_header`. `specs/4_visa_header.md:33`
    pub mod common_isa_header {
        use openvisa_isa_core::MemberId;
        /// `magic_number`. `specs/4_visa_header.md:34`
        pub const MAGIC_NUMBER: MemberId = MemberId { structure: "common_isa_header", name: "magic_number", position: 0 };
        /// `major_version`. `specs/4_visa_header.md:35`
        pub const MAJOR_VERSION: MemberId = MemberId { structure: "common_isa_header", name: "major_version", position: 1 };
        /// `minor_version`. `specs/4_visa_header.md:36`
        pub const MINOR_VERSION: MemberId = MemberId { structure: "common_isa_header", name: "minor_version", position: 2 };
        /// `num_kernels`. `specs/4_visa_header.md:37`
        pub const NUM_KERNELS: MemberId = MemberId { structure: "common_isa_header", name: "num_kernels", position: 3 };
        /// `kernel_info`. `specs/4_visa_header.md:38`
        pub const KERNEL_INFO: MemberId = MemberId { structure: "common_isa_header", name: "kernel_info", position: 4 };
        /// `num_variables`. `specs/4_visa_header.md:39`
        pub const NUM_VARIABLES: MemberId = MemberId { structure: "common_isa_header", name: "num_variables", position: 5 };
        /// `file_scope_var_info`. `specs/4_visa_header.md:40`
        pub const FILE_SCOPE_VAR_INFO: MemberId = MemberId { structure: "common_isa_header", name: "file_scope_var_info", position: 6 };
        /// `num_functions`. `specs/4_visa_header.md:41`
        pub const NUM_FUNCTIONS: MemberId = MemberId { structure: "common_isa_header", name: "num_functions", position: 7 };
        /// `function_info`. `specs/4_visa_header.md:42`
        pub const FUNCTION_INFO: MemberId = MemberId { structure: "common_isa_header", name: "function_info", position: 8 };
    }
    /// Members of `kernel_info`. `specs/4_visa_header.md:59`
    pub mod kernel_info {
        use openvisa_isa_core::MemberId;
        /// `name_len`. `specs/4_visa_header.md:60`
        pub const NAME_LEN: MemberId = MemberId { structure: "kernel_info", name: "name_len", position: 0 };
        /// `name`. `specs/4_visa_header.md:61`
        pub const NAME: MemberId = MemberId { structure: "kernel_info", name: "name", position: 1 };
        /// `offset`. `specs/4_visa_header.md:62`
        pub const OFFSET: MemberId = MemberId { structure: "kernel_info", name: "offset", position: 2 };
        /// `size`. `specs/4_visa_header.md:63`
        pub const SIZE: MemberId = MemberId { structure: "kernel_info", name: "size", position: 3 };
        /// `input_offset`. `specs/4_visa_header.md:64`
        pub const INPUT_OFFSET: MemberId = MemberId { structure: "kernel_info", name: "input_offset", position: 4 };
        /// `num_syms_variable`. `specs/4_visa_header.md:65`
        pub const NUM_SYMS_VARIABLE: MemberId = MemberId { structure: "kernel_info", name: "num_syms_variable", position: 5 };
        /// `variable_reloc_symtab`. `specs/4_visa_header.md:66`
        pub const VARIABLE_RELOC_SYMTAB: MemberId = MemberId { structure: "kernel_info", name: "variable_reloc_symtab", position: 6 };
        /// `num_syms_function`. `specs/4_visa_header.md:67`
        pub const NUM_SYMS_FUNCTION: MemberId = MemberId { structure: "kernel_info", name: "num_syms_function", position: 7 };
        /// `function_reloc_symtab`. `specs/4_visa_header.md:68`
        pub const FUNCTION_RELOC_SYMTAB: MemberId = MemberId { structure: "kernel_info", name: "function_reloc_symtab", position: 8 };
        /// `num_gen_binaries`. `specs/4_visa_header.md:69`
        pub const NUM_GEN_BINARIES: MemberId = MemberId { structure: "kernel_info", name: "num_gen_binaries", position: 9 };
        /// `gen_binary_info`. `specs/4_visa_header.md:70`
        pub const GEN_BINARY_INFO: MemberId = MemberId { structure: "kernel_info", name: "gen_binary_info", position: 10 };
    }
    /// Members of `variable_reloc_symtab`. `specs/4_visa_header.md:89`
    pub mod variable_reloc_symtab {
        use openvisa_isa_core::MemberId;
        /// `symbolic_index`. `specs/4_visa_header.md:90`
        pub const SYMBOLIC_INDEX: MemberId = MemberId { structure: "variable_reloc_symtab", name: "symbolic_index", position: 0 };
        /// `resolved_index`. `specs/4_visa_header.md:91`
        pub const RESOLVED_INDEX: MemberId = MemberId { structure: "variable_reloc_symtab", name: "resolved_index", position: 1 };
    }
    /// Members of `function_reloc_symtab`. `specs/4_visa_header.md:101`
    pub mod function_reloc_symtab {
        use openvisa_isa_core::MemberId;
        /// `symbolic_index`. `specs/4_visa_header.md:102`
        pub const SYMBOLIC_INDEX: MemberId = MemberId { structure: "function_reloc_symtab", name: "symbolic_index", position: 0 };
        /// `resolved_index`. `specs/4_visa_header.md:103`
        pub const RESOLVED_INDEX: MemberId = MemberId { structure: "function_reloc_symtab", name: "resolved_index", position: 1 };
    }
    /// Members of `gen_binary_info`. `specs/4_visa_header.md:113`
    pub mod gen_binary_info {
        use openvisa_isa_core::MemberId;
        /// `gen_platform`. `specs/4_visa_header.md:114`
        pub const GEN_PLATFORM: MemberId = MemberId { structure: "gen_binary_info", name: "gen_platform", position: 0 };
        /// `binary_offset`. `specs/4_visa_header.md:115`
        pub const BINARY_OFFSET: MemberId = MemberId { structure: "gen_binary_info", name: "binary_offset", position: 1 };
        /// `binary_size`. `specs/4_visa_header.md:116`
        pub const BINARY_SIZE: MemberId = MemberId { structure: "gen_binary_info", name: "binary_size", position: 2 };
    }
    /// Members of `file_scope_var_info`. `specs/4_visa_header.md:139`
    pub mod file_scope_var_info {
        use openvisa_isa_core::MemberId;
        /// `linkage`. `specs/4_visa_header.md:140`
        pub const LINKAGE: MemberId = MemberId { structure: "file_scope_var_info", name: "linkage", position: 0 };
        /// `name_len`. `specs/4_visa_header.md:141`
        pub const NAME_LEN: MemberId = MemberId { structure: "file_scope_var_info", name: "name_len", position: 1 };
        /// `name`. `specs/4_visa_header.md:142`
        pub const NAME: MemberId = MemberId { structure: "file_scope_var_info", name: "name", position: 2 };
        /// `bit_properties`. `specs/4_visa_header.md:143`
        pub const BIT_PROPERTIES: MemberId = MemberId { structure: "file_scope_var_info", name: "bit_properties", position: 3 };
        /// `num_elements`. `specs/4_visa_header.md:144`
        pub const NUM_ELEMENTS: MemberId = MemberId { structure: "file_scope_var_info", name: "num_elements", position: 4 };
        /// `attribute_count`. `specs/4_visa_header.md:145`
        pub const ATTRIBUTE_COUNT: MemberId = MemberId { structure: "file_scope_var_info", name: "attribute_count", position: 5 };
        /// `attribute_info`. `specs/4_visa_header.md:146`
        pub const ATTRIBUTE_INFO: MemberId = MemberId { structure: "file_scope_var_info", name: "attribute_info", position: 6 };
    }
    /// Members of `function_info`. `specs/4_visa_header.md:179`
    pub mod function_info {
        use openvisa_isa_core::MemberId;
        /// `linkage`. `specs/4_visa_header.md:180`
        pub const LINKAGE: MemberId = MemberId { structure: "function_info", name: "linkage", position: 0 };
        /// `name_len`. `specs/4_visa_header.md:181`
        pub const NAME_LEN: MemberId = MemberId { structure: "function_info", name: "name_len", position: 1 };
        /// `name`. `specs/4_visa_header.md:182`
        pub const NAME: MemberId = MemberId { structure: "function_info", name: "name", position: 2 };
        /// `offset`. `specs/4_visa_header.md:183`
        pub const OFFSET: MemberId = MemberId { structure: "function_info", name: "offset", position: 3 };
        /// `size`. `specs/4_visa_header.md:184`
        pub const SIZE: MemberId = MemberId { structure: "function_info", name: "size", position: 4 };
        /// `num_syms_variable`. `specs/4_visa_header.md:185`
        pub const NUM_SYMS_VARIABLE: MemberId = MemberId { structure: "function_info", name: "num_syms_variable", position: 5 };
        /// `variable_reloc_symtab`. `specs/4_visa_header.md:186`
        pub const VARIABLE_RELOC_SYMTAB: MemberId = MemberId { structure: "function_info", name: "variable_reloc_symtab", position: 6 };
        /// `num_syms_function`. `specs/4_visa_header.md:187`
        pub const NUM_SYMS_FUNCTION: MemberId = MemberId { structure: "function_info", name: "num_syms_function", position: 7 };
        /// `function_reloc_symtab`. `specs/4_visa_header.md:188`
        pub const FUNCTION_RELOC_SYMTAB: MemberId = MemberId { structure: "function_info", name: "function_reloc_symtab", position: 8 };
    }
    /// Members of `string_pool`. `specs/4_visa_header.md:213`
    pub mod string_pool {
        use openvisa_isa_core::MemberId;
        /// `text`. `specs/4_visa_header.md:214`
        pub const TEXT: MemberId = MemberId { structure: "string_pool", name: "text", position: 0 };
    }
    /// Members of `attribute_info`. `specs/4_visa_header.md:227`
    pub mod attribute_info {
        use openvisa_isa_core::MemberId;
        /// `name`. `specs/4_visa_header.md:228`
        pub const NAME: MemberId = MemberId { structure: "attribute_info", name: "name", position: 0 };
        /// `size`. `specs/4_visa_header.md:229`
        pub const SIZE: MemberId = MemberId { structure: "attribute_info", name: "size", position: 1 };
        /// `value`. `specs/4_visa_header.md:230`
        pub const VALUE: MemberId = MemberId { structure: "attribute_info", name: "value", position: 2 };
    }
    /// Members of `var_info`. `specs/4_visa_header.md:304`
    pub mod var_info {
        use openvisa_isa_core::MemberId;
        /// `name_index`. `specs/4_visa_header.md:305`
        pub const NAME_INDEX: MemberId = MemberId { structure: "var_info", name: "name_index", position: 0 };
        /// `bit_properties`. `specs/4_visa_header.md:306`
        pub const BIT_PROPERTIES: MemberId = MemberId { structure: "var_info", name: "bit_properties", position: 1 };
        /// `num_elements`. `specs/4_visa_header.md:307`
        pub const NUM_ELEMENTS: MemberId = MemberId { structure: "var_info", name: "num_elements", position: 2 };
        /// `alias_index`. `specs/4_visa_header.md:308`
        pub const ALIAS_INDEX: MemberId = MemberId { structure: "var_info", name: "alias_index", position: 3 };
        /// `alias_offset`. `specs/4_visa_header.md:309`
        pub const ALIAS_OFFSET: MemberId = MemberId { structure: "var_info", name: "alias_offset", position: 4 };
        /// `alias_scope_specifier`. `specs/4_visa_header.md:310`
        pub const ALIAS_SCOPE_SPECIFIER: MemberId = MemberId { structure: "var_info", name: "alias_scope_specifier", position: 5 };
        /// `attribute_count`. `specs/4_visa_header.md:311`
        pub const ATTRIBUTE_COUNT: MemberId = MemberId { structure: "var_info", name: "attribute_count", position: 6 };
        /// `attribute_info`. `specs/4_visa_header.md:312`
        pub const ATTRIBUTE_INFO: MemberId = MemberId { structure: "var_info", name: "attribute_info", position: 7 };
    }
    /// Members of `address_info`. `specs/4_visa_header.md:345`
    pub mod address_info {
        use openvisa_isa_core::MemberId;
        /// `name_index`. `specs/4_visa_header.md:346`
        pub const NAME_INDEX: MemberId = MemberId { structure: "address_info", name: "name_index", position: 0 };
        /// `num_elements`. `specs/4_visa_header.md:347`
        pub const NUM_ELEMENTS: MemberId = MemberId { structure: "address_info", name: "num_elements", position: 1 };
        /// `attribute_count`. `specs/4_visa_header.md:348`
        pub const ATTRIBUTE_COUNT: MemberId = MemberId { structure: "address_info", name: "attribute_count", position: 2 };
        /// `attribute_info`. `specs/4_visa_header.md:349`
        pub const ATTRIBUTE_INFO: MemberId = MemberId { structure: "address_info", name: "attribute_info", position: 3 };
    }
    /// Members of `predicate_info`. `specs/4_visa_header.md:361`
    pub mod predicate_info {
        use openvisa_isa_core::MemberId;
        /// `name_index`. `specs/4_visa_header.md:362`
        pub const NAME_INDEX: MemberId = MemberId { structure: "predicate_info", name: "name_index", position: 0 };
        /// `num_elements`. `specs/4_visa_header.md:363`
        pub const NUM_ELEMENTS: MemberId = MemberId { structure: "predicate_info", name: "num_elements", position: 1 };
        /// `attribute_count`. `specs/4_visa_header.md:364`
        pub const ATTRIBUTE_COUNT: MemberId = MemberId { structure: "predicate_info", name: "attribute_count", position: 2 };
        /// `attribute_info`. `specs/4_visa_header.md:365`
        pub const ATTRIBUTE_INFO: MemberId = MemberId { structure: "predicate_info", name: "attribute_info", position: 3 };
    }
    /// Members of `sampler_info`. `specs/4_visa_header.md:384`
    pub mod sampler_info {
        use openvisa_isa_core::MemberId;
        /// `name_index`. `specs/4_visa_header.md:385`
        pub const NAME_INDEX: MemberId = MemberId { structure: "sampler_info", name: "name_index", position: 0 };
        /// `num_elements`. `specs/4_visa_header.md:386`
        pub const NUM_ELEMENTS: MemberId = MemberId { structure: "sampler_info", name: "num_elements", position: 1 };
        /// `attribute_count`. `specs/4_visa_header.md:387`
        pub const ATTRIBUTE_COUNT: MemberId = MemberId { structure: "sampler_info", name: "attribute_count", position: 2 };
        /// `attribute_info`. `specs/4_visa_header.md:388`
        pub const ATTRIBUTE_INFO: MemberId = MemberId { structure: "sampler_info", name: "attribute_info", position: 3 };
    }
    /// Members of `surface_info`. `specs/4_visa_header.md:400`
    pub mod surface_info {
        use openvisa_isa_core::MemberId;
        /// `name_index`. `specs/4_visa_header.md:401`
        pub const NAME_INDEX: MemberId = MemberId { structure: "surface_info", name: "name_index", position: 0 };
        /// `num_elements`. `specs/4_visa_header.md:402`
        pub const NUM_ELEMENTS: MemberId = MemberId { structure: "surface_info", name: "num_elements", position: 1 };
        /// `attribute_count`. `specs/4_visa_header.md:403`
        pub const ATTRIBUTE_COUNT: MemberId = MemberId { structure: "surface_info", name: "attribute_count", position: 2 };
        /// `attribute_info`. `specs/4_visa_header.md:404`
        pub const ATTRIBUTE_INFO: MemberId = MemberId { structure: "surface_info", name: "attribute_info", position: 3 };
    }
    /// Members of `label_info`. `specs/4_visa_header.md:416`
    pub mod label_info {
        use openvisa_isa_core::MemberId;
        /// `name_index`. `specs/4_visa_header.md:417`
        pub const NAME_INDEX: MemberId = MemberId { structure: "label_info", name: "name_index", position: 0 };
        /// `kind`. `specs/4_visa_header.md:418`
        pub const KIND: MemberId = MemberId { structure: "label_info", name: "kind", position: 1 };
        /// `attribute_count`. `specs/4_visa_header.md:419`
        pub const ATTRIBUTE_COUNT: MemberId = MemberId { structure: "label_info", name: "attribute_count", position: 2 };
        /// `attribute_info`. `specs/4_visa_header.md:420`
        pub const ATTRIBUTE_INFO: MemberId = MemberId { structure: "label_info", name: "attribute_info", position: 3 };
    }
    /// Members of `input_info`. `specs/4_visa_header.md:490`
    pub mod input_info {
        use openvisa_isa_core::MemberId;
        /// `kind`. `specs/4_visa_header.md:491`
        pub const KIND: MemberId = MemberId { structure: "input_info", name: "kind", position: 0 };
        /// `id`. `specs/4_visa_header.md:492`
        pub const ID: MemberId = MemberId { structure: "input_info", name: "id", position: 1 };
        /// `offset`. `specs/4_visa_header.md:493`
        pub const OFFSET: MemberId = MemberId { structure: "input_info", name: "offset", position: 2 };
        /// `size`. `specs/4_visa_header.md:494`
        pub const SIZE: MemberId = MemberId { structure: "input_info", name: "size", position: 3 };
    }
    /// Members of `kernel_data`. `specs/4_visa_header.md:530`
    pub mod kernel_data {
        use openvisa_isa_core::MemberId;
        /// `string_count`. `specs/4_visa_header.md:531`
        pub const STRING_COUNT: MemberId = MemberId { structure: "kernel_data", name: "string_count", position: 0 };
        /// `string_pool`. `specs/4_visa_header.md:532`
        pub const STRING_POOL: MemberId = MemberId { structure: "kernel_data", name: "string_pool", position: 1 };
        /// `name_index`. `specs/4_visa_header.md:533`
        pub const NAME_INDEX: MemberId = MemberId { structure: "kernel_data", name: "name_index", position: 2 };
        /// `variable_count`. `specs/4_visa_header.md:534`
        pub const VARIABLE_COUNT: MemberId = MemberId { structure: "kernel_data", name: "variable_count", position: 3 };
        /// `var_info`. `specs/4_visa_header.md:535`
        pub const VAR_INFO: MemberId = MemberId { structure: "kernel_data", name: "var_info", position: 4 };
        /// `address_count`. `specs/4_visa_header.md:536`
        pub const ADDRESS_COUNT: MemberId = MemberId { structure: "kernel_data", name: "address_count", position: 5 };
        /// `address_info`. `specs/4_visa_header.md:537`
        pub const ADDRESS_INFO: MemberId = MemberId { structure: "kernel_data", name: "address_info", position: 6 };
        /// `predicate_count`. `specs/4_visa_header.md:538`
        pub const PREDICATE_COUNT: MemberId = MemberId { structure: "kernel_data", name: "predicate_count", position: 7 };
        /// `predicate_info`. `specs/4_visa_header.md:539`
        pub const PREDICATE_INFO: MemberId = MemberId { structure: "kernel_data", name: "predicate_info", position: 8 };
        /// `label_count`. `specs/4_visa_header.md:540`
        pub const LABEL_COUNT: MemberId = MemberId { structure: "kernel_data", name: "label_count", position: 9 };
        /// `label_info`. `specs/4_visa_header.md:541`
        pub const LABEL_INFO: MemberId = MemberId { structure: "kernel_data", name: "label_info", position: 10 };
        /// `sampler_count`. `specs/4_visa_header.md:542`
        pub const SAMPLER_COUNT: MemberId = MemberId { structure: "kernel_data", name: "sampler_count", position: 11 };
        /// `sampler_info`. `specs/4_visa_header.md:543`
        pub const SAMPLER_INFO: MemberId = MemberId { structure: "kernel_data", name: "sampler_info", position: 12 };
        /// `surface_count`. `specs/4_visa_header.md:544`
        pub const SURFACE_COUNT: MemberId = MemberId { structure: "kernel_data", name: "surface_count", position: 13 };
        /// `surface_info`. `specs/4_visa_header.md:545`
        pub const SURFACE_INFO: MemberId = MemberId { structure: "kernel_data", name: "surface_info", position: 14 };
        /// `vme_count`. `specs/4_visa_header.md:546`
        pub const VME_COUNT: MemberId = MemberId { structure: "kernel_data", name: "vme_count", position: 15 };
        /// `num_inputs`. `specs/4_visa_header.md:547`
        pub const NUM_INPUTS: MemberId = MemberId { structure: "kernel_data", name: "num_inputs", position: 16 };
        /// `input_info`. `specs/4_visa_header.md:548`
        pub const INPUT_INFO: MemberId = MemberId { structure: "kernel_data", name: "input_info", position: 17 };
        /// `size`. `specs/4_visa_header.md:549`
        pub const SIZE: MemberId = MemberId { structure: "kernel_data", name: "size", position: 18 };
        /// `entry`. `specs/4_visa_header.md:550`
        pub const ENTRY: MemberId = MemberId { structure: "kernel_data", name: "entry", position: 19 };
        /// `attribute_count`. `specs/4_visa_header.md:551`
        pub const ATTRIBUTE_COUNT: MemberId = MemberId { structure: "kernel_data", name: "attribute_count", position: 20 };
        /// `attribute_info`. `specs/4_visa_header.md:552`
        pub const ATTRIBUTE_INFO: MemberId = MemberId { structure: "kernel_data", name: "attribute_info", position: 21 };
        /// `instructions`. `specs/4_visa_header.md:553`
        pub const INSTRUCTIONS: MemberId = MemberId { structure: "kernel_data", name: "instructions", position: 22 };
    }
    /// Members of `function_data`. `specs/4_visa_header.md:586`
    pub mod function_data {
        use openvisa_isa_core::MemberId;
        /// `string_count`. `specs/4_visa_header.md:587`
        pub const STRING_COUNT: MemberId = MemberId { structure: "function_data", name: "string_count", position: 0 };
        /// `string_pool`. `specs/4_visa_header.md:588`
        pub const STRING_POOL: MemberId = MemberId { structure: "function_data", name: "string_pool", position: 1 };
        /// `name_index`. `specs/4_visa_header.md:589`
        pub const NAME_INDEX: MemberId = MemberId { structure: "function_data", name: "name_index", position: 2 };
        /// `variable_count`. `specs/4_visa_header.md:590`
        pub const VARIABLE_COUNT: MemberId = MemberId { structure: "function_data", name: "variable_count", position: 3 };
        /// `var_info`. `specs/4_visa_header.md:591`
        pub const VAR_INFO: MemberId = MemberId { structure: "function_data", name: "var_info", position: 4 };
        /// `address_count`. `specs/4_visa_header.md:592`
        pub const ADDRESS_COUNT: MemberId = MemberId { structure: "function_data", name: "address_count", position: 5 };
        /// `address_info`. `specs/4_visa_header.md:593`
        pub const ADDRESS_INFO: MemberId = MemberId { structure: "function_data", name: "address_info", position: 6 };
        /// `predicate_count`. `specs/4_visa_header.md:594`
        pub const PREDICATE_COUNT: MemberId = MemberId { structure: "function_data", name: "predicate_count", position: 7 };
        /// `predicate_info`. `specs/4_visa_header.md:595`
        pub const PREDICATE_INFO: MemberId = MemberId { structure: "function_data", name: "predicate_info", position: 8 };
        /// `label_count`. `specs/4_visa_header.md:596`
        pub const LABEL_COUNT: MemberId = MemberId { structure: "function_data", name: "label_count", position: 9 };
        /// `label_info`. `specs/4_visa_header.md:597`
        pub const LABEL_INFO: MemberId = MemberId { structure: "function_data", name: "label_info", position: 10 };
        /// `sampler_count`. `specs/4_visa_header.md:598`
        pub const SAMPLER_COUNT: MemberId = MemberId { structure: "function_data", name: "sampler_count", position: 11 };
        /// `sampler_info`. `specs/4_visa_header.md:599`
        pub const SAMPLER_INFO: MemberId = MemberId { structure: "function_data", name: "sampler_info", position: 12 };
        /// `surface_count`. `specs/4_visa_header.md:600`
        pub const SURFACE_COUNT: MemberId = MemberId { structure: "function_data", name: "surface_count", position: 13 };
        /// `surface_info`. `specs/4_visa_header.md:601`
        pub const SURFACE_INFO: MemberId = MemberId { structure: "function_data", name: "surface_info", position: 14 };
        /// `vme_count`. `specs/4_visa_header.md:602`
        pub const VME_COUNT: MemberId = MemberId { structure: "function_data", name: "vme_count", position: 15 };
        /// `size`. `specs/4_visa_header.md:603`
        pub const SIZE: MemberId = MemberId { structure: "function_data", name: "size", position: 16 };
        /// `entry`. `specs/4_visa_header.md:604`
        pub const ENTRY: MemberId = MemberId { structure: "function_data", name: "entry", position: 17 };
        /// `input_size`. `specs/4_visa_header.md:605`
        pub const INPUT_SIZE: MemberId = MemberId { structure: "function_data", name: "input_size", position: 18 };
        /// `return_value_size`. `specs/4_visa_header.md:606`
        pub const RETURN_VALUE_SIZE: MemberId = MemberId { structure: "function_data", name: "return_value_size", position: 19 };
        /// `attribute_count`. `specs/4_visa_header.md:607`
        pub const ATTRIBUTE_COUNT: MemberId = MemberId { structure: "function_data", name: "attribute_count", position: 20 };
        /// `attribute_info`. `specs/4_visa_header.md:608`
        pub const ATTRIBUTE_INFO: MemberId = MemberId { structure: "function_data", name: "attribute_info", position: 21 };
        /// `instructions`. `specs/4_visa_header.md:609`
        pub const INSTRUCTIONS: MemberId = MemberId { structure: "function_data", name: "instructions", position: 22 };
    }
}
