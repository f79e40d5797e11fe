//! Descriptions of the structures of the object format.

use openvisa_isa_core::{MemberCount, MemberInfo, MemberKind, MemberLayout, MemberRule, StructureInfo, TableInfo, Version, Versions};
#infos
#tables

/// Identifiers of the members of structures. The modules are the structures.
pub mod members {
    #members
}
