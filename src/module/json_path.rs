//! Converts places in object files to paths in the JSON form of a module.

use super::{KindBuf, MemberPath, ModuleBuf, ObjectBuf};
use alloc::format;
use alloc::string::{String, ToString};
use openvisa_isa::object::members::{
    self, common_isa_header as header, function_data as function, kernel_data as kernel, var_info as variable,
};
use openvisa_isa_core::MemberId;

/// Names in JSON that differ from those of the object format, with the members that have them.
const NAMES: &[(&str, &[MemberId])] = &[
    ("version", &[header::MAJOR_VERSION, header::MINOR_VERSION]),
    ("kind.kernel.binaries", &[members::kernel_info::GEN_BINARY_INFO]),
    ("platform", &[members::gen_binary_info::GEN_PLATFORM]),
    ("kind.function.linkage", &[members::function_info::LINKAGE]),
    ("strings", &[kernel::STRING_POOL, function::STRING_POOL]),
    ("variables", &[kernel::VAR_INFO, function::VAR_INFO]),
    ("addresses", &[kernel::ADDRESS_INFO, function::ADDRESS_INFO]),
    ("predicates", &[kernel::PREDICATE_INFO, function::PREDICATE_INFO]),
    ("labels", &[kernel::LABEL_INFO, function::LABEL_INFO]),
    ("samplers", &[kernel::SAMPLER_INFO, function::SAMPLER_INFO]),
    ("surfaces", &[kernel::SURFACE_INFO, function::SURFACE_INFO]),
    ("code", &[kernel::INSTRUCTIONS, function::INSTRUCTIONS]),
    ("kind.kernel.inputs", &[kernel::INPUT_INFO]),
    ("kind.function.input_size", &[function::INPUT_SIZE]),
    ("kind.function.return_value_size", &[function::RETURN_VALUE_SIZE]),
    ("properties", &[variable::BIT_PROPERTIES]),
    ("alias_scope", &[variable::ALIAS_SCOPE_SPECIFIER]),
    (
        "elements",
        &[
            variable::NUM_ELEMENTS,
            members::address_info::NUM_ELEMENTS,
            members::predicate_info::NUM_ELEMENTS,
            members::sampler_info::NUM_ELEMENTS,
            members::surface_info::NUM_ELEMENTS,
        ],
    ),
    (
        "attributes",
        &[
            kernel::ATTRIBUTE_INFO,
            function::ATTRIBUTE_INFO,
            variable::ATTRIBUTE_INFO,
            members::address_info::ATTRIBUTE_INFO,
            members::predicate_info::ATTRIBUTE_INFO,
            members::sampler_info::ATTRIBUTE_INFO,
            members::surface_info::ATTRIBUTE_INFO,
            members::label_info::ATTRIBUTE_INFO,
        ],
    ),
];

/// Returns the JSON path of a place in the object file that the module is written to.
///
/// For example, the kind of the fourth label of the first kernel is `objects[0].labels[3].kind`. A
/// member without a JSON form, such as an offset, keeps the name of the object format.
#[must_use]
pub fn json_path(module: &ModuleBuf, place: &MemberPath) -> String {
    let mut path = String::new();
    for step in place.steps() {
        let index = step.index.map(|index| index as usize);
        let member = step.member;
        let (name, index) = match index {
            Some(index) if member.is(header::KERNEL_INFO) => ("objects", Some(object_index(module, index, is_kernel))),
            Some(index) if member.is(header::FUNCTION_INFO) => {
                ("objects", Some(object_index(module, index, |object| !is_kernel(object))))
            }
            index => {
                let known = NAMES.iter().find(|(_, ids)| ids.iter().any(|id| member.is(*id)));
                let name = known.map_or(member.name, |(json, _)| *json);
                (name, index)
            }
        };
        if !path.is_empty() {
            path.push('.');
        }
        path.push_str(name);
        if let Some(index) = index {
            path.push_str(&format!("[{index}]"));
        }
    }
    if path.is_empty() { "the file".to_string() } else { path }
}

fn is_kernel(object: &ObjectBuf) -> bool {
    matches!(object.kind, KindBuf::Kernel { .. })
}

/// Returns the index in the module of the kernel or function with the given index among its kind.
fn object_index(module: &ModuleBuf, number: usize, is_like: impl Fn(&ObjectBuf) -> bool) -> usize {
    let mut positions = module.objects.iter().enumerate().filter(|(_, object)| is_like(object));
    positions.nth(number).map_or(number, |(position, _)| position)
}
