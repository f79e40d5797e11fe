// @generated from the Markdown specification by `cargo xtask gen`. Do not edit: change the specification and run it again.

//! Descriptions of the structures of the object format.
use openvisa_isa_core::{
    MemberCount, MemberInfo, MemberKind, MemberLayout, MemberRule, StructureInfo,
    TableInfo, Version, Versions,
};


pub(crate) static HEADER: StructureInfo = StructureInfo {
    name: "header", spec: "specs/4_visa_header.md:11", parts: &[0], members: &[
        MemberInfo { structure: "header", name: "magic", spec: "specs/4_visa_header.md:12", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 4, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[MemberRule::MustBe(1497781076)] },
        MemberInfo { structure: "header", name: "num_bodies", spec: "specs/4_visa_header.md:13", layout: &[MemberLayout { versions: Versions { from: Some(Version::new(1, 1)), before: None }, kind: MemberKind::Int { bytes: 4, signed: false } }, MemberLayout { versions: Versions { from: None, before: Some(Version::new(1, 1)) }, kind: MemberKind::Int { bytes: 2, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[] },
        MemberInfo { structure: "header", name: "bodies", spec: "specs/4_visa_header.md:14", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Structure(&BODY_INFO) }], count: MemberCount::Member(1), begins_at: None, rules: &[] },
    ],
};

const _: () = HEADER.assert_fits();

pub(crate) static BODY_INFO: StructureInfo = StructureInfo {
    name: "body_info", spec: "specs/4_visa_header.md:25", parts: &[0], members: &[
        MemberInfo { structure: "body_info", name: "name_len", spec: "specs/4_visa_header.md:26", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 1, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[MemberRule::Range(1, 255)] },
        MemberInfo { structure: "body_info", name: "name", spec: "specs/4_visa_header.md:27", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Bytes }], count: MemberCount::Member(0), begins_at: None, rules: &[] },
        MemberInfo { structure: "body_info", name: "offset", spec: "specs/4_visa_header.md:28", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 4, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[MemberRule::OffsetOf { structure: &BODY, size: 3 }] },
        MemberInfo { structure: "body_info", name: "size", spec: "specs/4_visa_header.md:29", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 4, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[] },
        MemberInfo { structure: "body_info", name: "codes", spec: "specs/4_visa_header.md:30", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 4, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[MemberRule::OffsetIn { structure: "body", member: 2 }] },
        MemberInfo { structure: "body_info", name: "extra", spec: "specs/4_visa_header.md:31", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 4, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[MemberRule::OffsetOfBytes { size: 3 }] },
    ],
};

const _: () = BODY_INFO.assert_fits();

pub(crate) static BODY: StructureInfo = StructureInfo {
    name: "body", spec: "specs/4_visa_header.md:45", parts: &[0, 2, 6], members: &[
        MemberInfo { structure: "body", name: "num_strings", spec: "specs/4_visa_header.md:46", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 1, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[] },
        MemberInfo { structure: "body", name: "strings", spec: "specs/4_visa_header.md:47", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Structure(&TEXT) }], count: MemberCount::Member(0), begins_at: None, rules: &[] },
        MemberInfo { structure: "body", name: "num_codes", spec: "specs/4_visa_header.md:48", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 2, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[] },
        MemberInfo { structure: "body", name: "codes", spec: "specs/4_visa_header.md:49", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Structure(&CODE_INFO) }], count: MemberCount::Member(2), begins_at: None, rules: &[] },
        MemberInfo { structure: "body", name: "length", spec: "specs/4_visa_header.md:50", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 4, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[] },
        MemberInfo { structure: "body", name: "start", spec: "specs/4_visa_header.md:51", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 4, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[] },
        MemberInfo { structure: "body", name: "stream", spec: "specs/4_visa_header.md:52", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Bytes }], count: MemberCount::Member(4), begins_at: Some(5), rules: &[] },
    ],
};

const _: () = BODY.assert_fits();

pub(crate) static TEXT: StructureInfo = StructureInfo {
    name: "text", spec: "specs/4_visa_header.md:67", parts: &[0], members: &[
        MemberInfo { structure: "text", name: "characters", spec: "specs/4_visa_header.md:68", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::String }], count: MemberCount::One, begins_at: None, rules: &[] },
    ],
};

const _: () = TEXT.assert_fits();

pub(crate) static CODE_INFO: StructureInfo = StructureInfo {
    name: "code_info", spec: "specs/4_visa_header.md:77", parts: &[0], members: &[
        MemberInfo { structure: "code_info", name: "name", spec: "specs/4_visa_header.md:78", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 4, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[MemberRule::IndexOf(&TEXT_TABLE)] },
        MemberInfo { structure: "code_info", name: "kind", spec: "specs/4_visa_header.md:79", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 1, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[MemberRule::Codes { group: "", low: 0, width: 8, codes: &[0, 1] }] },
        MemberInfo { structure: "code_info", name: "flags", spec: "specs/4_visa_header.md:80", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 1, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[MemberRule::Codes { group: "depth", low: 1, width: 3, codes: &[0, 1, 2, 3, 4] }, MemberRule::Codes { group: "", low: 4, width: 4, codes: &[0] }] },
        MemberInfo { structure: "code_info", name: "id", spec: "specs/4_visa_header.md:81", layout: &[MemberLayout { versions: Versions::ALL, kind: MemberKind::Int { bytes: 2, signed: false } }], count: MemberCount::One, begins_at: None, rules: &[MemberRule::IndexSelected { member: 1, low: 0, width: 8, tables: &[(0, &TEXT_TABLE)] }] },
    ],
};

const _: () = CODE_INFO.assert_fits();

static TEXT_TABLE: TableInfo = TableInfo { structure: "text", first: 0, predefined: &[] };

/// Identifiers of the members of structures. The modules are the structures.
pub mod members {
    /// Members of `header`. `specs/4_visa_header.md:11`
    pub mod header {
        use openvisa_isa_core::MemberId;
        /// `magic`. `specs/4_visa_header.md:12`
        pub const MAGIC: MemberId = MemberId { structure: "header", name: "magic", position: 0 };
        /// `num_bodies`. `specs/4_visa_header.md:13`
        pub const NUM_BODIES: MemberId = MemberId { structure: "header", name: "num_bodies", position: 1 };
        /// `bodies`. `specs/4_visa_header.md:14`
        pub const BODIES: MemberId = MemberId { structure: "header", name: "bodies", position: 2 };
    }
    /// Members of `body_info`. `specs/4_visa_header.md:25`
    pub mod body_info {
        use openvisa_isa_core::MemberId;
        /// `name_len`. `specs/4_visa_header.md:26`
        pub const NAME_LEN: MemberId = MemberId { structure: "body_info", name: "name_len", position: 0 };
        /// `name`. `specs/4_visa_header.md:27`
        pub const NAME: MemberId = MemberId { structure: "body_info", name: "name", position: 1 };
        /// `offset`. `specs/4_visa_header.md:28`
        pub const OFFSET: MemberId = MemberId { structure: "body_info", name: "offset", position: 2 };
        /// `size`. `specs/4_visa_header.md:29`
        pub const SIZE: MemberId = MemberId { structure: "body_info", name: "size", position: 3 };
        /// `codes`. `specs/4_visa_header.md:30`
        pub const CODES: MemberId = MemberId { structure: "body_info", name: "codes", position: 4 };
        /// `extra`. `specs/4_visa_header.md:31`
        pub const EXTRA: MemberId = MemberId { structure: "body_info", name: "extra", position: 5 };
    }
    /// Members of `body`. `specs/4_visa_header.md:45`
    pub mod body {
        use openvisa_isa_core::MemberId;
        /// `num_strings`. `specs/4_visa_header.md:46`
        pub const NUM_STRINGS: MemberId = MemberId { structure: "body", name: "num_strings", position: 0 };
        /// `strings`. `specs/4_visa_header.md:47`
        pub const STRINGS: MemberId = MemberId { structure: "body", name: "strings", position: 1 };
        /// `num_codes`. `specs/4_visa_header.md:48`
        pub const NUM_CODES: MemberId = MemberId { structure: "body", name: "num_codes", position: 2 };
        /// `codes`. `specs/4_visa_header.md:49`
        pub const CODES: MemberId = MemberId { structure: "body", name: "codes", position: 3 };
        /// `length`. `specs/4_visa_header.md:50`
        pub const LENGTH: MemberId = MemberId { structure: "body", name: "length", position: 4 };
        /// `start`. `specs/4_visa_header.md:51`
        pub const START: MemberId = MemberId { structure: "body", name: "start", position: 5 };
        /// `stream`. `specs/4_visa_header.md:52`
        pub const STREAM: MemberId = MemberId { structure: "body", name: "stream", position: 6 };
    }
    /// Members of `text`. `specs/4_visa_header.md:67`
    pub mod text {
        use openvisa_isa_core::MemberId;
        /// `characters`. `specs/4_visa_header.md:68`
        pub const CHARACTERS: MemberId = MemberId { structure: "text", name: "characters", position: 0 };
    }
    /// Members of `code_info`. `specs/4_visa_header.md:77`
    pub mod code_info {
        use openvisa_isa_core::MemberId;
        /// `name`. `specs/4_visa_header.md:78`
        pub const NAME: MemberId = MemberId { structure: "code_info", name: "name", position: 0 };
        /// `kind`. `specs/4_visa_header.md:79`
        pub const KIND: MemberId = MemberId { structure: "code_info", name: "kind", position: 1 };
        /// `flags`. `specs/4_visa_header.md:80`
        pub const FLAGS: MemberId = MemberId { structure: "code_info", name: "flags", position: 2 };
        /// `id`. `specs/4_visa_header.md:81`
        pub const ID: MemberId = MemberId { structure: "code_info", name: "id", position: 3 };
    }
}
