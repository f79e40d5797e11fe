//! Converts places in object files to paths in the JSON form of a module.

use super::{KindBuf, MemberPath, ModuleBuf, ObjectBuf};
use alloc::format;
use alloc::string::{String, ToString};
use openvisa_isa::object::members;
use openvisa_isa_core::MemberId;

/// Members of the object format whose JSON name differs, with this name.
const NAMES: &[(MemberId, &str)] = &[
    (members::common_isa_header::MAJOR_VERSION, "version"),
    (members::common_isa_header::MINOR_VERSION, "version"),
    (members::kernel_info::GEN_BINARY_INFO, "kind.kernel.binaries"),
    (members::gen_binary_info::GEN_PLATFORM, "platform"),
    (members::function_info::LINKAGE, "kind.function.linkage"),
    (members::kernel_data::STRING_POOL, "strings"),
    (members::function_data::STRING_POOL, "strings"),
    (members::kernel_data::VAR_INFO, "variables"),
    (members::function_data::VAR_INFO, "variables"),
    (members::kernel_data::ADDRESS_INFO, "addresses"),
    (members::function_data::ADDRESS_INFO, "addresses"),
    (members::kernel_data::PREDICATE_INFO, "predicates"),
    (members::function_data::PREDICATE_INFO, "predicates"),
    (members::kernel_data::LABEL_INFO, "labels"),
    (members::function_data::LABEL_INFO, "labels"),
    (members::kernel_data::SAMPLER_INFO, "samplers"),
    (members::function_data::SAMPLER_INFO, "samplers"),
    (members::kernel_data::SURFACE_INFO, "surfaces"),
    (members::function_data::SURFACE_INFO, "surfaces"),
    (members::kernel_data::ATTRIBUTE_INFO, "attributes"),
    (members::function_data::ATTRIBUTE_INFO, "attributes"),
    (members::kernel_data::INSTRUCTIONS, "code"),
    (members::function_data::INSTRUCTIONS, "code"),
    (members::kernel_data::INPUT_INFO, "kind.kernel.inputs"),
    (members::function_data::INPUT_SIZE, "kind.function.input_size"),
    (members::function_data::RETURN_VALUE_SIZE, "kind.function.return_value_size"),
    (members::var_info::BIT_PROPERTIES, "properties"),
    (members::var_info::ALIAS_SCOPE_SPECIFIER, "alias_scope"),
    (members::var_info::NUM_ELEMENTS, "elements"),
    (members::address_info::NUM_ELEMENTS, "elements"),
    (members::predicate_info::NUM_ELEMENTS, "elements"),
    (members::sampler_info::NUM_ELEMENTS, "elements"),
    (members::surface_info::NUM_ELEMENTS, "elements"),
    (members::var_info::ATTRIBUTE_INFO, "attributes"),
    (members::address_info::ATTRIBUTE_INFO, "attributes"),
    (members::predicate_info::ATTRIBUTE_INFO, "attributes"),
    (members::sampler_info::ATTRIBUTE_INFO, "attributes"),
    (members::surface_info::ATTRIBUTE_INFO, "attributes"),
    (members::label_info::ATTRIBUTE_INFO, "attributes"),
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
            Some(index) if member.is(members::common_isa_header::KERNEL_INFO) => {
                ("objects", Some(object_index(module, index, is_kernel)))
            }
            Some(index) if member.is(members::common_isa_header::FUNCTION_INFO) => {
                ("objects", Some(object_index(module, index, |object| !is_kernel(object))))
            }
            index => {
                let name = NAMES.iter().find(|(id, _)| member.is(*id)).map_or(member.name, |(_, json)| *json);
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
