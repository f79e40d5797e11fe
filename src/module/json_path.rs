//! Converts places in object files to paths in the JSON form of a module.

use super::{KindBuf, ModuleBuf, ObjectBuf, Place};
use alloc::format;
use alloc::string::{String, ToString};

/// Members whose JSON name differs: name in the object format, name in JSON.
const NAMES: &[(&str, &str)] = &[
    ("string_pool", "strings"),
    ("var_info", "variables"),
    ("address_info", "addresses"),
    ("predicate_info", "predicates"),
    ("label_info", "labels"),
    ("sampler_info", "samplers"),
    ("surface_info", "surfaces"),
    ("attribute_info", "attributes"),
    ("input_info", "kind.kernel.inputs"),
    ("gen_binary_info", "kind.kernel.binaries"),
    ("gen_platform", "platform"),
    ("bit_properties", "properties"),
    ("num_elements", "elements"),
    ("alias_scope_specifier", "alias_scope"),
    ("instructions", "code"),
    ("linkage", "kind.function.linkage"),
    ("input_size", "kind.function.input_size"),
    ("return_value_size", "kind.function.return_value_size"),
    ("major_version", "version"),
    ("minor_version", "version"),
];

/// Returns the JSON path of a place in the object file that the module is written to.
///
/// For example, the kind of the fourth label of the first kernel is `objects[0].labels[3].kind`. A
/// member without a JSON form, such as an offset, keeps the name of the object format.
#[must_use]
pub fn json_path(module: &ModuleBuf, place: &Place) -> String {
    let mut path = String::new();
    for step in place.steps() {
        let index = step.index.map(|index| index as usize);
        let (name, index) = match (step.member.name, index) {
            ("kernel_info", Some(index)) => ("objects", Some(object_index(module, index, is_kernel))),
            ("function_info", Some(index)) => {
                ("objects", Some(object_index(module, index, |object| !is_kernel(object))))
            }
            (name, index) => {
                (NAMES.iter().find(|(of_file, _)| *of_file == name).map_or(name, |(_, json)| *json), index)
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
