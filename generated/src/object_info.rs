// @generated from the Markdown specification by `cargo xtask gen`. Do not edit: change the specification and run it again.

//! Descriptions of the structures of the object format.

use openvisa_isa_core::{Layout, MemberCount, MemberInfo, MemberKind, Rule, StructureInfo, TableInfo, Version, Versions};

pub(crate) static COMMON_ISA_HEADER: StructureInfo = StructureInfo {
    name: "common_isa_header", spec: "specs/4_visa_header.md:33", parts: &[0], members: &[
        MemberInfo { structure: "common_isa_header", name: "magic_number", spec: "specs/4_visa_header.md:34", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 4, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[Rule::MustBe(1095977283)] },
        MemberInfo { structure: "common_isa_header", name: "major_version", spec: "specs/4_visa_header.md:35", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 1, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[Rule::Range(3, 4)] },
        MemberInfo { structure: "common_isa_header", name: "minor_version", spec: "specs/4_visa_header.md:36", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 1, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[] },
        MemberInfo { structure: "common_isa_header", name: "num_kernels", spec: "specs/4_visa_header.md:37", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 2, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[Rule::Range(0, 512)] },
        MemberInfo { structure: "common_isa_header", name: "kernel_info", spec: "specs/4_visa_header.md:38", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Structure(&KERNEL_INFO) }], count: MemberCount::Member(3), begins_at: None, rules: &[] },
        MemberInfo { structure: "common_isa_header", name: "num_variables", spec: "specs/4_visa_header.md:39", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 2, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[Rule::MustBe(0)] },
        MemberInfo { structure: "common_isa_header", name: "file_scope_var_info", spec: "specs/4_visa_header.md:40", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Structure(&FILE_SCOPE_VAR_INFO) }], count: MemberCount::Member(5), begins_at: None, rules: &[] },
        MemberInfo { structure: "common_isa_header", name: "num_functions", spec: "specs/4_visa_header.md:41", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 2, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[] },
        MemberInfo { structure: "common_isa_header", name: "function_info", spec: "specs/4_visa_header.md:42", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Structure(&FUNCTION_INFO) }], count: MemberCount::Member(7), begins_at: None, rules: &[] },
    ],
};

const _: () = COMMON_ISA_HEADER.assert_fits();

pub(crate) static KERNEL_INFO: StructureInfo = StructureInfo {
    name: "kernel_info", spec: "specs/4_visa_header.md:59", parts: &[0], members: &[
        MemberInfo { structure: "kernel_info", name: "name_len", spec: "specs/4_visa_header.md:60", layout: &[Layout { versions: Versions { from: Some(Version::new(3, 7)), before: None }, kind: MemberKind::Int { bytes: 2, signed: false } }, Layout { versions: Versions { from: None, before: Some(Version::new(3, 7)) }, kind: MemberKind::Int { bytes: 1, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[Rule::Range(1, 65535)] },
        MemberInfo { structure: "kernel_info", name: "name", spec: "specs/4_visa_header.md:61", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Bytes }], count: MemberCount::Member(0), begins_at: None, rules: &[] },
        MemberInfo { structure: "kernel_info", name: "offset", spec: "specs/4_visa_header.md:62", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 4, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[Rule::OffsetOf { structure: &KERNEL_DATA, size: 3 }] },
        MemberInfo { structure: "kernel_info", name: "size", spec: "specs/4_visa_header.md:63", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 4, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[] },
        MemberInfo { structure: "kernel_info", name: "input_offset", spec: "specs/4_visa_header.md:64", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 4, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[Rule::OffsetIn { structure: "kernel_data", member: 16 }] },
        MemberInfo { structure: "kernel_info", name: "num_syms_variable", spec: "specs/4_visa_header.md:65", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 2, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[Rule::MustBe(0)] },
        MemberInfo { structure: "kernel_info", name: "variable_reloc_symtab", spec: "specs/4_visa_header.md:66", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Structure(&VARIABLE_RELOC_SYMTAB) }], count: MemberCount::Member(5), begins_at: None, rules: &[] },
        MemberInfo { structure: "kernel_info", name: "num_syms_function", spec: "specs/4_visa_header.md:67", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 2, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[Rule::MustBe(0)] },
        MemberInfo { structure: "kernel_info", name: "function_reloc_symtab", spec: "specs/4_visa_header.md:68", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Structure(&FUNCTION_RELOC_SYMTAB) }], count: MemberCount::Member(7), begins_at: None, rules: &[] },
        MemberInfo { structure: "kernel_info", name: "num_gen_binaries", spec: "specs/4_visa_header.md:69", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 1, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[Rule::Range(0, 4)] },
        MemberInfo { structure: "kernel_info", name: "gen_binary_info", spec: "specs/4_visa_header.md:70", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Structure(&GEN_BINARY_INFO) }], count: MemberCount::Member(9), begins_at: None, rules: &[] },
    ],
};

const _: () = KERNEL_INFO.assert_fits();

pub(crate) static VARIABLE_RELOC_SYMTAB: StructureInfo = StructureInfo {
    name: "variable_reloc_symtab", spec: "specs/4_visa_header.md:89", parts: &[0], members: &[
        MemberInfo { structure: "variable_reloc_symtab", name: "symbolic_index", spec: "specs/4_visa_header.md:90", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 2, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[] },
        MemberInfo { structure: "variable_reloc_symtab", name: "resolved_index", spec: "specs/4_visa_header.md:91", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 2, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[] },
    ],
};

const _: () = VARIABLE_RELOC_SYMTAB.assert_fits();

pub(crate) static FUNCTION_RELOC_SYMTAB: StructureInfo = StructureInfo {
    name: "function_reloc_symtab", spec: "specs/4_visa_header.md:101", parts: &[0], members: &[
        MemberInfo { structure: "function_reloc_symtab", name: "symbolic_index", spec: "specs/4_visa_header.md:102", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 2, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[] },
        MemberInfo { structure: "function_reloc_symtab", name: "resolved_index", spec: "specs/4_visa_header.md:103", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 2, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[] },
    ],
};

const _: () = FUNCTION_RELOC_SYMTAB.assert_fits();

pub(crate) static GEN_BINARY_INFO: StructureInfo = StructureInfo {
    name: "gen_binary_info", spec: "specs/4_visa_header.md:113", parts: &[0], members: &[
        MemberInfo { structure: "gen_binary_info", name: "gen_platform", spec: "specs/4_visa_header.md:114", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 1, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[Rule::Codes { group: "", low: 0, width: 8, codes: &[0, 3, 4, 5, 6, 10, 11, 12, 13, 14, 15] }] },
        MemberInfo { structure: "gen_binary_info", name: "binary_offset", spec: "specs/4_visa_header.md:115", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 4, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[Rule::OffsetOfBytes { size: 2 }] },
        MemberInfo { structure: "gen_binary_info", name: "binary_size", spec: "specs/4_visa_header.md:116", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 4, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[] },
    ],
};

const _: () = GEN_BINARY_INFO.assert_fits();

pub(crate) static FILE_SCOPE_VAR_INFO: StructureInfo = StructureInfo {
    name: "file_scope_var_info", spec: "specs/4_visa_header.md:139", parts: &[0], members: &[
        MemberInfo { structure: "file_scope_var_info", name: "linkage", spec: "specs/4_visa_header.md:140", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 1, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[Rule::Codes { group: "", low: 0, width: 8, codes: &[0, 1, 2] }] },
        MemberInfo { structure: "file_scope_var_info", name: "name_len", spec: "specs/4_visa_header.md:141", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 2, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[Rule::Range(1, 255)] },
        MemberInfo { structure: "file_scope_var_info", name: "name", spec: "specs/4_visa_header.md:142", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Bytes }], count: MemberCount::Member(1), begins_at: None, rules: &[] },
        MemberInfo { structure: "file_scope_var_info", name: "bit_properties", spec: "specs/4_visa_header.md:143", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 1, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[Rule::Codes { group: "type", low: 0, width: 4, codes: &[0, 1, 2, 3, 4, 5, 6, 7, 11, 13] }, Rule::Codes { group: "alignment", low: 4, width: 4, codes: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9] }] },
        MemberInfo { structure: "file_scope_var_info", name: "num_elements", spec: "specs/4_visa_header.md:144", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 2, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[Rule::Range(1, 1024)] },
        MemberInfo { structure: "file_scope_var_info", name: "attribute_count", spec: "specs/4_visa_header.md:145", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 1, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[] },
        MemberInfo { structure: "file_scope_var_info", name: "attribute_info", spec: "specs/4_visa_header.md:146", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Structure(&ATTRIBUTE_INFO) }], count: MemberCount::Member(5), begins_at: None, rules: &[] },
    ],
};

const _: () = FILE_SCOPE_VAR_INFO.assert_fits();

pub(crate) static FUNCTION_INFO: StructureInfo = StructureInfo {
    name: "function_info", spec: "specs/4_visa_header.md:179", parts: &[0], members: &[
        MemberInfo { structure: "function_info", name: "linkage", spec: "specs/4_visa_header.md:180", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 1, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[Rule::Codes { group: "", low: 0, width: 8, codes: &[0, 1, 2] }] },
        MemberInfo { structure: "function_info", name: "name_len", spec: "specs/4_visa_header.md:181", layout: &[Layout { versions: Versions { from: Some(Version::new(3, 7)), before: None }, kind: MemberKind::Int { bytes: 2, signed: false } }, Layout { versions: Versions { from: None, before: Some(Version::new(3, 7)) }, kind: MemberKind::Int { bytes: 1, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[Rule::Range(1, 65535)] },
        MemberInfo { structure: "function_info", name: "name", spec: "specs/4_visa_header.md:182", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Bytes }], count: MemberCount::Member(1), begins_at: None, rules: &[] },
        MemberInfo { structure: "function_info", name: "offset", spec: "specs/4_visa_header.md:183", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 4, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[Rule::OffsetOf { structure: &FUNCTION_DATA, size: 4 }] },
        MemberInfo { structure: "function_info", name: "size", spec: "specs/4_visa_header.md:184", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 4, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[] },
        MemberInfo { structure: "function_info", name: "num_syms_variable", spec: "specs/4_visa_header.md:185", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 2, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[Rule::MustBe(0)] },
        MemberInfo { structure: "function_info", name: "variable_reloc_symtab", spec: "specs/4_visa_header.md:186", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Structure(&VARIABLE_RELOC_SYMTAB) }], count: MemberCount::Member(5), begins_at: None, rules: &[] },
        MemberInfo { structure: "function_info", name: "num_syms_function", spec: "specs/4_visa_header.md:187", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 2, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[Rule::MustBe(0)] },
        MemberInfo { structure: "function_info", name: "function_reloc_symtab", spec: "specs/4_visa_header.md:188", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Structure(&FUNCTION_RELOC_SYMTAB) }], count: MemberCount::Member(7), begins_at: None, rules: &[] },
    ],
};

const _: () = FUNCTION_INFO.assert_fits();

pub(crate) static STRING_POOL: StructureInfo = StructureInfo {
    name: "string_pool", spec: "specs/4_visa_header.md:213", parts: &[0], members: &[
        MemberInfo { structure: "string_pool", name: "text", spec: "specs/4_visa_header.md:214", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::String }], count: MemberCount::One, begins_at: None, rules: &[] },
    ],
};

const _: () = STRING_POOL.assert_fits();

pub(crate) static ATTRIBUTE_INFO: StructureInfo = StructureInfo {
    name: "attribute_info", spec: "specs/4_visa_header.md:227", parts: &[0], members: &[
        MemberInfo { structure: "attribute_info", name: "name", spec: "specs/4_visa_header.md:228", layout: &[Layout { versions: Versions { from: Some(Version::new(3, 4)), before: None }, kind: MemberKind::Int { bytes: 4, signed: false } }, Layout { versions: Versions { from: None, before: Some(Version::new(3, 4)) }, kind: MemberKind::Int { bytes: 2, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[Rule::IndexOf(&STRING_POOL_TABLE)] },
        MemberInfo { structure: "attribute_info", name: "size", spec: "specs/4_visa_header.md:229", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 1, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[] },
        MemberInfo { structure: "attribute_info", name: "value", spec: "specs/4_visa_header.md:230", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Bytes }], count: MemberCount::Member(1), begins_at: None, rules: &[] },
    ],
};

const _: () = ATTRIBUTE_INFO.assert_fits();

pub(crate) static VAR_INFO: StructureInfo = StructureInfo {
    name: "var_info", spec: "specs/4_visa_header.md:304", parts: &[0], members: &[
        MemberInfo { structure: "var_info", name: "name_index", spec: "specs/4_visa_header.md:305", layout: &[Layout { versions: Versions { from: Some(Version::new(3, 4)), before: None }, kind: MemberKind::Int { bytes: 4, signed: false } }, Layout { versions: Versions { from: None, before: Some(Version::new(3, 4)) }, kind: MemberKind::Int { bytes: 2, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[Rule::IndexOf(&STRING_POOL_TABLE)] },
        MemberInfo { structure: "var_info", name: "bit_properties", spec: "specs/4_visa_header.md:306", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 1, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[Rule::Codes { group: "type", low: 0, width: 4, codes: &[0, 1, 2, 3, 4, 5, 6, 7, 11, 13, 14, 15] }, Rule::Codes { group: "alignment", low: 4, width: 4, codes: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9] }] },
        MemberInfo { structure: "var_info", name: "num_elements", spec: "specs/4_visa_header.md:307", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 2, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[Rule::Range(1, 4096)] },
        MemberInfo { structure: "var_info", name: "alias_index", spec: "specs/4_visa_header.md:308", layout: &[Layout { versions: Versions { from: Some(Version::new(3, 4)), before: None }, kind: MemberKind::Int { bytes: 4, signed: false } }, Layout { versions: Versions { from: None, before: Some(Version::new(3, 4)) }, kind: MemberKind::Int { bytes: 2, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[Rule::IndexOf(&VAR_INFO_TABLE)] },
        MemberInfo { structure: "var_info", name: "alias_offset", spec: "specs/4_visa_header.md:309", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 2, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[] },
        MemberInfo { structure: "var_info", name: "alias_scope_specifier", spec: "specs/4_visa_header.md:310", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 1, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[Rule::MustBe(0), Rule::Codes { group: "", low: 0, width: 8, codes: &[0, 1] }] },
        MemberInfo { structure: "var_info", name: "attribute_count", spec: "specs/4_visa_header.md:311", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 1, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[] },
        MemberInfo { structure: "var_info", name: "attribute_info", spec: "specs/4_visa_header.md:312", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Structure(&ATTRIBUTE_INFO) }], count: MemberCount::Member(6), begins_at: None, rules: &[] },
    ],
};

const _: () = VAR_INFO.assert_fits();

pub(crate) static ADDRESS_INFO: StructureInfo = StructureInfo {
    name: "address_info", spec: "specs/4_visa_header.md:345", parts: &[0], members: &[
        MemberInfo { structure: "address_info", name: "name_index", spec: "specs/4_visa_header.md:346", layout: &[Layout { versions: Versions { from: Some(Version::new(3, 4)), before: None }, kind: MemberKind::Int { bytes: 4, signed: false } }, Layout { versions: Versions { from: None, before: Some(Version::new(3, 4)) }, kind: MemberKind::Int { bytes: 2, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[Rule::IndexOf(&STRING_POOL_TABLE)] },
        MemberInfo { structure: "address_info", name: "num_elements", spec: "specs/4_visa_header.md:347", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 2, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[Rule::Range(1, 32)] },
        MemberInfo { structure: "address_info", name: "attribute_count", spec: "specs/4_visa_header.md:348", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 1, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[] },
        MemberInfo { structure: "address_info", name: "attribute_info", spec: "specs/4_visa_header.md:349", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Structure(&ATTRIBUTE_INFO) }], count: MemberCount::Member(2), begins_at: None, rules: &[] },
    ],
};

const _: () = ADDRESS_INFO.assert_fits();

pub(crate) static PREDICATE_INFO: StructureInfo = StructureInfo {
    name: "predicate_info", spec: "specs/4_visa_header.md:361", parts: &[0], members: &[
        MemberInfo { structure: "predicate_info", name: "name_index", spec: "specs/4_visa_header.md:362", layout: &[Layout { versions: Versions { from: Some(Version::new(3, 4)), before: None }, kind: MemberKind::Int { bytes: 4, signed: false } }, Layout { versions: Versions { from: None, before: Some(Version::new(3, 4)) }, kind: MemberKind::Int { bytes: 2, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[Rule::IndexOf(&STRING_POOL_TABLE)] },
        MemberInfo { structure: "predicate_info", name: "num_elements", spec: "specs/4_visa_header.md:363", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 2, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[Rule::Codes { group: "", low: 0, width: 16, codes: &[1, 2, 4, 8, 16, 32] }] },
        MemberInfo { structure: "predicate_info", name: "attribute_count", spec: "specs/4_visa_header.md:364", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 1, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[] },
        MemberInfo { structure: "predicate_info", name: "attribute_info", spec: "specs/4_visa_header.md:365", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Structure(&ATTRIBUTE_INFO) }], count: MemberCount::Member(2), begins_at: None, rules: &[] },
    ],
};

const _: () = PREDICATE_INFO.assert_fits();

pub(crate) static SAMPLER_INFO: StructureInfo = StructureInfo {
    name: "sampler_info", spec: "specs/4_visa_header.md:384", parts: &[0], members: &[
        MemberInfo { structure: "sampler_info", name: "name_index", spec: "specs/4_visa_header.md:385", layout: &[Layout { versions: Versions { from: Some(Version::new(3, 4)), before: None }, kind: MemberKind::Int { bytes: 4, signed: false } }, Layout { versions: Versions { from: None, before: Some(Version::new(3, 4)) }, kind: MemberKind::Int { bytes: 2, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[Rule::IndexOf(&STRING_POOL_TABLE)] },
        MemberInfo { structure: "sampler_info", name: "num_elements", spec: "specs/4_visa_header.md:386", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 2, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[Rule::Range(0, 128)] },
        MemberInfo { structure: "sampler_info", name: "attribute_count", spec: "specs/4_visa_header.md:387", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 1, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[] },
        MemberInfo { structure: "sampler_info", name: "attribute_info", spec: "specs/4_visa_header.md:388", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Structure(&ATTRIBUTE_INFO) }], count: MemberCount::Member(2), begins_at: None, rules: &[] },
    ],
};

const _: () = SAMPLER_INFO.assert_fits();

pub(crate) static SURFACE_INFO: StructureInfo = StructureInfo {
    name: "surface_info", spec: "specs/4_visa_header.md:400", parts: &[0], members: &[
        MemberInfo { structure: "surface_info", name: "name_index", spec: "specs/4_visa_header.md:401", layout: &[Layout { versions: Versions { from: Some(Version::new(3, 4)), before: None }, kind: MemberKind::Int { bytes: 4, signed: false } }, Layout { versions: Versions { from: None, before: Some(Version::new(3, 4)) }, kind: MemberKind::Int { bytes: 2, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[Rule::IndexOf(&STRING_POOL_TABLE)] },
        MemberInfo { structure: "surface_info", name: "num_elements", spec: "specs/4_visa_header.md:402", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 2, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[Rule::Range(0, 128)] },
        MemberInfo { structure: "surface_info", name: "attribute_count", spec: "specs/4_visa_header.md:403", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 1, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[] },
        MemberInfo { structure: "surface_info", name: "attribute_info", spec: "specs/4_visa_header.md:404", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Structure(&ATTRIBUTE_INFO) }], count: MemberCount::Member(2), begins_at: None, rules: &[] },
    ],
};

const _: () = SURFACE_INFO.assert_fits();

pub(crate) static LABEL_INFO: StructureInfo = StructureInfo {
    name: "label_info", spec: "specs/4_visa_header.md:416", parts: &[0], members: &[
        MemberInfo { structure: "label_info", name: "name_index", spec: "specs/4_visa_header.md:417", layout: &[Layout { versions: Versions { from: Some(Version::new(3, 4)), before: None }, kind: MemberKind::Int { bytes: 4, signed: false } }, Layout { versions: Versions { from: None, before: Some(Version::new(3, 4)) }, kind: MemberKind::Int { bytes: 2, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[Rule::IndexOf(&STRING_POOL_TABLE)] },
        MemberInfo { structure: "label_info", name: "kind", spec: "specs/4_visa_header.md:418", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 1, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[Rule::Codes { group: "", low: 0, width: 8, codes: &[0, 1, 2, 3, 4] }] },
        MemberInfo { structure: "label_info", name: "attribute_count", spec: "specs/4_visa_header.md:419", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 1, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[Rule::MustBe(0)] },
        MemberInfo { structure: "label_info", name: "attribute_info", spec: "specs/4_visa_header.md:420", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Structure(&ATTRIBUTE_INFO) }], count: MemberCount::Member(2), begins_at: None, rules: &[] },
    ],
};

const _: () = LABEL_INFO.assert_fits();

pub(crate) static INPUT_INFO: StructureInfo = StructureInfo {
    name: "input_info", spec: "specs/4_visa_header.md:490", parts: &[0], members: &[
        MemberInfo { structure: "input_info", name: "kind", spec: "specs/4_visa_header.md:491", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 1, signed: true } }], count: MemberCount::One, begins_at: None, rules: &[Rule::Codes { group: "class", low: 0, width: 2, codes: &[0, 1, 2] }, Rule::Codes { group: "", low: 2, width: 1, codes: &[0] }] },
        MemberInfo { structure: "input_info", name: "id", spec: "specs/4_visa_header.md:492", layout: &[Layout { versions: Versions { from: Some(Version::new(3, 4)), before: None }, kind: MemberKind::Int { bytes: 4, signed: false } }, Layout { versions: Versions { from: None, before: Some(Version::new(3, 4)) }, kind: MemberKind::Int { bytes: 2, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[Rule::IndexSelected { member: 0, low: 0, width: 2, tables: &[(0, &VAR_INFO_TABLE), (1, &SAMPLER_INFO_TABLE), (2, &SURFACE_INFO_TABLE)] }] },
        MemberInfo { structure: "input_info", name: "offset", spec: "specs/4_visa_header.md:493", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 2, signed: true } }], count: MemberCount::One, begins_at: None, rules: &[] },
        MemberInfo { structure: "input_info", name: "size", spec: "specs/4_visa_header.md:494", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 2, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[] },
    ],
};

const _: () = INPUT_INFO.assert_fits();

pub(crate) static KERNEL_DATA: StructureInfo = StructureInfo {
    name: "kernel_data", spec: "specs/4_visa_header.md:530", parts: &[0, 16, 22], members: &[
        MemberInfo { structure: "kernel_data", name: "string_count", spec: "specs/4_visa_header.md:531", layout: &[Layout { versions: Versions { from: Some(Version::new(3, 4)), before: None }, kind: MemberKind::Int { bytes: 4, signed: false } }, Layout { versions: Versions { from: None, before: Some(Version::new(3, 4)) }, kind: MemberKind::Int { bytes: 2, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[Rule::Range(1, 131072)] },
        MemberInfo { structure: "kernel_data", name: "string_pool", spec: "specs/4_visa_header.md:532", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Structure(&STRING_POOL) }], count: MemberCount::Member(0), begins_at: None, rules: &[] },
        MemberInfo { structure: "kernel_data", name: "name_index", spec: "specs/4_visa_header.md:533", layout: &[Layout { versions: Versions { from: Some(Version::new(3, 4)), before: None }, kind: MemberKind::Int { bytes: 4, signed: false } }, Layout { versions: Versions { from: None, before: Some(Version::new(3, 4)) }, kind: MemberKind::Int { bytes: 2, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[Rule::IndexOf(&STRING_POOL_TABLE)] },
        MemberInfo { structure: "kernel_data", name: "variable_count", spec: "specs/4_visa_header.md:534", layout: &[Layout { versions: Versions { from: Some(Version::new(3, 4)), before: None }, kind: MemberKind::Int { bytes: 4, signed: false } }, Layout { versions: Versions { from: None, before: Some(Version::new(3, 4)) }, kind: MemberKind::Int { bytes: 2, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[] },
        MemberInfo { structure: "kernel_data", name: "var_info", spec: "specs/4_visa_header.md:535", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Structure(&VAR_INFO) }], count: MemberCount::Member(3), begins_at: None, rules: &[] },
        MemberInfo { structure: "kernel_data", name: "address_count", spec: "specs/4_visa_header.md:536", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 2, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[] },
        MemberInfo { structure: "kernel_data", name: "address_info", spec: "specs/4_visa_header.md:537", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Structure(&ADDRESS_INFO) }], count: MemberCount::Member(5), begins_at: None, rules: &[] },
        MemberInfo { structure: "kernel_data", name: "predicate_count", spec: "specs/4_visa_header.md:538", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 2, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[] },
        MemberInfo { structure: "kernel_data", name: "predicate_info", spec: "specs/4_visa_header.md:539", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Structure(&PREDICATE_INFO) }], count: MemberCount::Member(7), begins_at: None, rules: &[] },
        MemberInfo { structure: "kernel_data", name: "label_count", spec: "specs/4_visa_header.md:540", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 2, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[] },
        MemberInfo { structure: "kernel_data", name: "label_info", spec: "specs/4_visa_header.md:541", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Structure(&LABEL_INFO) }], count: MemberCount::Member(9), begins_at: None, rules: &[] },
        MemberInfo { structure: "kernel_data", name: "sampler_count", spec: "specs/4_visa_header.md:542", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 1, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[Rule::Range(0, 31)] },
        MemberInfo { structure: "kernel_data", name: "sampler_info", spec: "specs/4_visa_header.md:543", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Structure(&SAMPLER_INFO) }], count: MemberCount::Member(11), begins_at: None, rules: &[] },
        MemberInfo { structure: "kernel_data", name: "surface_count", spec: "specs/4_visa_header.md:544", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 1, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[Rule::Range(0, 250)] },
        MemberInfo { structure: "kernel_data", name: "surface_info", spec: "specs/4_visa_header.md:545", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Structure(&SURFACE_INFO) }], count: MemberCount::Member(13), begins_at: None, rules: &[] },
        MemberInfo { structure: "kernel_data", name: "vme_count", spec: "specs/4_visa_header.md:546", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 1, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[Rule::MustBe(0)] },
        MemberInfo { structure: "kernel_data", name: "num_inputs", spec: "specs/4_visa_header.md:547", layout: &[Layout { versions: Versions { from: Some(Version::new(3, 5)), before: None }, kind: MemberKind::Int { bytes: 4, signed: false } }, Layout { versions: Versions { from: None, before: Some(Version::new(3, 5)) }, kind: MemberKind::Int { bytes: 1, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[] },
        MemberInfo { structure: "kernel_data", name: "input_info", spec: "specs/4_visa_header.md:548", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Structure(&INPUT_INFO) }], count: MemberCount::Member(16), begins_at: None, rules: &[] },
        MemberInfo { structure: "kernel_data", name: "size", spec: "specs/4_visa_header.md:549", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 4, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[] },
        MemberInfo { structure: "kernel_data", name: "entry", spec: "specs/4_visa_header.md:550", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 4, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[] },
        MemberInfo { structure: "kernel_data", name: "attribute_count", spec: "specs/4_visa_header.md:551", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 2, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[] },
        MemberInfo { structure: "kernel_data", name: "attribute_info", spec: "specs/4_visa_header.md:552", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Structure(&ATTRIBUTE_INFO) }], count: MemberCount::Member(20), begins_at: None, rules: &[] },
        MemberInfo { structure: "kernel_data", name: "instructions", spec: "specs/4_visa_header.md:553", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Bytes }], count: MemberCount::Member(18), begins_at: Some(19), rules: &[] },
    ],
};

const _: () = KERNEL_DATA.assert_fits();

pub(crate) static FUNCTION_DATA: StructureInfo = StructureInfo {
    name: "function_data", spec: "specs/4_visa_header.md:586", parts: &[0, 22], members: &[
        MemberInfo { structure: "function_data", name: "string_count", spec: "specs/4_visa_header.md:587", layout: &[Layout { versions: Versions { from: Some(Version::new(3, 4)), before: None }, kind: MemberKind::Int { bytes: 4, signed: false } }, Layout { versions: Versions { from: None, before: Some(Version::new(3, 4)) }, kind: MemberKind::Int { bytes: 2, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[Rule::Range(1, 131072)] },
        MemberInfo { structure: "function_data", name: "string_pool", spec: "specs/4_visa_header.md:588", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Structure(&STRING_POOL) }], count: MemberCount::Member(0), begins_at: None, rules: &[] },
        MemberInfo { structure: "function_data", name: "name_index", spec: "specs/4_visa_header.md:589", layout: &[Layout { versions: Versions { from: Some(Version::new(3, 4)), before: None }, kind: MemberKind::Int { bytes: 4, signed: false } }, Layout { versions: Versions { from: None, before: Some(Version::new(3, 4)) }, kind: MemberKind::Int { bytes: 2, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[Rule::IndexOf(&STRING_POOL_TABLE)] },
        MemberInfo { structure: "function_data", name: "variable_count", spec: "specs/4_visa_header.md:590", layout: &[Layout { versions: Versions { from: Some(Version::new(3, 4)), before: None }, kind: MemberKind::Int { bytes: 4, signed: false } }, Layout { versions: Versions { from: None, before: Some(Version::new(3, 4)) }, kind: MemberKind::Int { bytes: 2, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[] },
        MemberInfo { structure: "function_data", name: "var_info", spec: "specs/4_visa_header.md:591", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Structure(&VAR_INFO) }], count: MemberCount::Member(3), begins_at: None, rules: &[] },
        MemberInfo { structure: "function_data", name: "address_count", spec: "specs/4_visa_header.md:592", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 2, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[] },
        MemberInfo { structure: "function_data", name: "address_info", spec: "specs/4_visa_header.md:593", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Structure(&ADDRESS_INFO) }], count: MemberCount::Member(5), begins_at: None, rules: &[] },
        MemberInfo { structure: "function_data", name: "predicate_count", spec: "specs/4_visa_header.md:594", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 2, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[] },
        MemberInfo { structure: "function_data", name: "predicate_info", spec: "specs/4_visa_header.md:595", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Structure(&PREDICATE_INFO) }], count: MemberCount::Member(7), begins_at: None, rules: &[] },
        MemberInfo { structure: "function_data", name: "label_count", spec: "specs/4_visa_header.md:596", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 2, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[] },
        MemberInfo { structure: "function_data", name: "label_info", spec: "specs/4_visa_header.md:597", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Structure(&LABEL_INFO) }], count: MemberCount::Member(9), begins_at: None, rules: &[] },
        MemberInfo { structure: "function_data", name: "sampler_count", spec: "specs/4_visa_header.md:598", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 1, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[Rule::Range(0, 31)] },
        MemberInfo { structure: "function_data", name: "sampler_info", spec: "specs/4_visa_header.md:599", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Structure(&SAMPLER_INFO) }], count: MemberCount::Member(11), begins_at: None, rules: &[] },
        MemberInfo { structure: "function_data", name: "surface_count", spec: "specs/4_visa_header.md:600", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 1, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[Rule::Range(0, 250)] },
        MemberInfo { structure: "function_data", name: "surface_info", spec: "specs/4_visa_header.md:601", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Structure(&SURFACE_INFO) }], count: MemberCount::Member(13), begins_at: None, rules: &[] },
        MemberInfo { structure: "function_data", name: "vme_count", spec: "specs/4_visa_header.md:602", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 1, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[Rule::MustBe(0)] },
        MemberInfo { structure: "function_data", name: "size", spec: "specs/4_visa_header.md:603", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 4, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[] },
        MemberInfo { structure: "function_data", name: "entry", spec: "specs/4_visa_header.md:604", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 4, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[] },
        MemberInfo { structure: "function_data", name: "input_size", spec: "specs/4_visa_header.md:605", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 1, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[Rule::Range(0, 32)] },
        MemberInfo { structure: "function_data", name: "return_value_size", spec: "specs/4_visa_header.md:606", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 1, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[Rule::Range(0, 12)] },
        MemberInfo { structure: "function_data", name: "attribute_count", spec: "specs/4_visa_header.md:607", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 2, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[] },
        MemberInfo { structure: "function_data", name: "attribute_info", spec: "specs/4_visa_header.md:608", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Structure(&ATTRIBUTE_INFO) }], count: MemberCount::Member(20), begins_at: None, rules: &[] },
        MemberInfo { structure: "function_data", name: "instructions", spec: "specs/4_visa_header.md:609", layout: &[Layout { versions: Versions::ALL, kind: MemberKind::Bytes }], count: MemberCount::Member(16), begins_at: Some(17), rules: &[] },
    ],
};

const _: () = FUNCTION_DATA.assert_fits();

static STRING_POOL_TABLE: TableInfo = TableInfo { structure: "string_pool", first: 0, predefined: &[] };

static VAR_INFO_TABLE: TableInfo = TableInfo { structure: "var_info", first: 32, predefined: &[0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21] };

static SAMPLER_INFO_TABLE: TableInfo = TableInfo { structure: "sampler_info", first: 0, predefined: &[31] };

static SURFACE_INFO_TABLE: TableInfo = TableInfo { structure: "surface_info", first: 6, predefined: &[0, 1, 2, 3, 4, 5] };
