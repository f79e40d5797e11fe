//! Kinds of values of the pseudo-code, and their types in Rust.
//!
//! For example, an argument of the kind `number` is `impl Into<Number>`, and one of the kind
//! `surface` is `&Self::Surface`.

use crate::rust_view::naming::{ident, snake};
use crate::spec::model::{Argument, Model, PseudoFunction};
use proc_macro2::Ident;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Number,
    Truth,
    Type,
    Text,
    /// A value of an enumerated field, by its position in `TypeAssignment::enums`. A bit group may
    /// have bits without a name, so its value is an `Option`.
    Code {
        plan: usize,
        optional: bool,
    },
    Surface,
    Sampler,
    Texel,
    Position,
    Offset,
    Label,
    Function,
    Nothing,
}

impl Kind {
    /// Returns the kind of a result by its name in `functions.md`. `None` for the kinds of opaque
    /// functions.
    pub(crate) fn of_result(name: &str) -> Option<Self> {
        Some(match name {
            "number" => Self::Number,
            "truth" => Self::Truth,
            "type" => Self::Type,
            "text" => Self::Text,
            "surface" => Self::Surface,
            "sampler" => Self::Sampler,
            "texel" => Self::Texel,
            "position" => Self::Position,
            "offset" => Self::Offset,
            "label" => Self::Label,
            "function" => Self::Function,
            "nothing" => Self::Nothing,
            _ => return None,
        })
    }

    /// Returns the type of a result in Rust.
    pub(crate) fn result_type(self) -> &'static str {
        match self {
            Self::Number => "Number",
            Self::Truth => "bool",
            Self::Type => "DataType",
            Self::Text => "&'static str",
            Self::Code { .. } => "Code",
            Self::Surface => "Self::Surface",
            Self::Sampler => "Self::Sampler",
            Self::Texel => "Self::Texel",
            Self::Position => "Self::Position",
            Self::Offset => "Self::Offset",
            Self::Label => "JumpTarget",
            Self::Function => "Self::Function",
            Self::Nothing => "()",
        }
    }
}

/// Returns the parameters in Rust for an argument of a function. `None` for a kind of opaque
/// functions. `predicate` is the type of predicates, if there are any.
pub(crate) fn parameters<'t>(argument: &Argument, predicate: Option<&'t str>) -> Option<Vec<(String, &'t str)>> {
    let one = |rust| Some(vec![(argument.name.clone(), rust)]);
    match argument.kind.value.as_str() {
        "number" | "channel" => one("impl Into<Number>"),
        "truth" => one("bool"),
        "type" => one("DataType"),
        "text" => one("&str"),
        "operand" => one("impl Into<Operand>"),
        "element" => {
            Some(vec![(argument.name.clone(), "impl Into<Operand>"), ("index".to_owned(), "impl Into<Number>")])
        }
        "field" => one("Code"),
        "parameter" => one("&str"),
        "predicate" => one(predicate?),
        "label" => one("JumpTarget"),
        "function" => one("&Self::Function"),
        "name" => one("u16"),
        "surface" => one("&Self::Surface"),
        "sampler" => one("&Self::Sampler"),
        "texel" => one("&Self::Texel"),
        "position" => one("&Self::Position"),
        "offset" => one("&Self::Offset"),
        _ => None,
    }
}

/// The methods that a machine of the reference semantics has without any function of the
/// specification: those of the trait `StateAccess` of `openvisa-isa-core`, and those that Rust
/// defines for values of all types.
const METHODS_OF_MACHINES: [&str; 14] = [
    "function",
    "function_statement",
    "into",
    "listed_label",
    "load",
    "load_view",
    "local",
    "opaque",
    "sampler",
    "statement",
    "store",
    "store_view",
    "surface",
    "try_into",
];

/// Returns the method of the machine for a function or state of the pseudo-code. A name that each
/// machine has already gets an underscore: `load_`.
pub(crate) fn machine_method(name: &str) -> Ident {
    let name = snake(name);
    if METHODS_OF_MACHINES.contains(&name.as_str()) { ident(&(name + "_")) } else { ident(&name) }
}

pub(crate) fn function<'a>(model: &'a Model, name: &str) -> Option<&'a PseudoFunction> {
    model.functions.iter().find(|f| f.name.value == name)
}

#[cfg(test)]
mod tests {
    use super::METHODS_OF_MACHINES;

    #[test]
    fn the_methods_of_machines_are_those_of_the_runtime() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../crates/isa-core/src/reference/machine.rs");
        let file = syn::parse_file(&std::fs::read_to_string(path).expect("the file can be read")).expect("it is Rust");
        let traits = file.items.iter().filter_map(|item| match item {
            syn::Item::Trait(item) if item.ident == "StateAccess" => Some(item),
            _ => None,
        });
        let methods = traits.flat_map(|item| &item.items).filter_map(|item| match item {
            syn::TraitItem::Fn(method) => Some(method.sig.ident.to_string()),
            _ => None,
        });
        let mut methods: Vec<String> = methods.chain(["into", "try_into"].map(str::to_owned)).collect();
        methods.sort();
        assert_eq!(methods, METHODS_OF_MACHINES);
    }
}
