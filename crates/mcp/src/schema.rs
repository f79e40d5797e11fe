//! Descriptions of tools, derived from the command line.
//!
//! For example, the flag `--deny-warnings` of `visa verify` becomes the property `deny_warnings` of
//! type `boolean`, with the help of the flag as its description.

use super::tool::{Tool, ToolInput};
use clap::builder::StyledStr;
use clap::{Arg, ArgAction, Command};
use serde::Serialize;
use std::any::TypeId;
use std::time::Duration;

/// A tool in the answer to `tools/list`.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub(super) struct ToolDescription {
    name: &'static str,
    description: String,
    input_schema: ObjectSchema,
    annotations: Annotations,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct Annotations {
    read_only_hint: bool,
    open_world_hint: bool,
}

/// The JSON schema of the arguments of a tool.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct ObjectSchema {
    r#type: &'static str,
    properties: PropertyList,
    required: Vec<&'static str>,
    additional_properties: bool,
}

/// The properties of a schema, in the order of the tool's arguments.
struct PropertyList(Vec<(&'static str, Property)>);

impl Serialize for PropertyList {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(self.0.iter().map(|(name, property)| (name, property)))
    }
}

#[derive(Serialize)]
struct Property {
    r#type: PropertyType,
    #[serde(skip_serializing_if = "Option::is_none")]
    items: Option<ListItem>,
    #[serde(rename = "enum", skip_serializing_if = "Vec::is_empty")]
    values: Vec<String>,
    description: String,
}

#[derive(Serialize)]
struct ListItem {
    r#type: PropertyType,
}

/// The type of an argument in JSON.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum PropertyType {
    Array,
    Boolean,
    Integer,
    Number,
    String,
}

impl ToolDescription {
    /// Describes a tool. `command` is the definition of the command line.
    pub(super) fn new(tool: &Tool, command: &Command) -> Self {
        let subcommand = tool.subcommand(command);
        let described = |name: &'static str| (name, describe_argument(tool.argument(subcommand, name)));
        let mut properties: Vec<_> = tool.arguments.iter().map(|name| described(name)).collect();
        properties.extend(tool.input.map(|input| (input.name(), describe_input(input))));
        let is_required = |name: &str| tool.argument(subcommand, name).is_required_set();
        // What is given in place of files makes them optional.
        let required = tool.arguments.iter().filter(|name| is_required(name) && tool.input_for(name).is_none());
        Self {
            name: tool.name,
            description: tool.describe(subcommand),
            input_schema: ObjectSchema {
                r#type: "object",
                properties: PropertyList(properties),
                required: required.copied().collect(),
                additional_properties: false,
            },
            annotations: Annotations { read_only_hint: tool.is_read_only, open_world_hint: false },
        }
    }
}

fn describe_argument(argument: &Arg) -> Property {
    let kind = property_type(argument);
    let shown_values = argument.get_possible_values().into_iter().filter(|_| !argument.is_hide_possible_values_set());
    let values = match kind {
        PropertyType::String => shown_values.map(|value| value.get_name().to_owned()).collect(),
        _ => Vec::new(),
    };
    let items = (kind == PropertyType::Array).then(|| ListItem { r#type: scalar_type(argument) });
    let help = argument.get_long_help().or_else(|| argument.get_help()).map(StyledStr::to_string);
    Property { r#type: kind, items, values, description: help.unwrap_or_default() }
}

fn describe_input(input: ToolInput) -> Property {
    Property {
        r#type: PropertyType::String,
        items: None,
        values: Vec::new(),
        description: input.description().to_owned(),
    }
}

/// Returns the type of an argument in JSON.
pub(super) fn property_type(argument: &Arg) -> PropertyType {
    match argument.get_action() {
        ArgAction::SetTrue => PropertyType::Boolean,
        ArgAction::Append => PropertyType::Array,
        _ => scalar_type(argument),
    }
}

/// Returns the type of one value of an argument.
pub(super) fn scalar_type(argument: &Arg) -> PropertyType {
    let value = argument.get_value_parser().type_id();
    let is_integer = [TypeId::of::<u32>(), TypeId::of::<u64>(), TypeId::of::<usize>()].iter().any(|id| value == *id);
    match value == TypeId::of::<Duration>() {
        true => PropertyType::Number,
        false if is_integer => PropertyType::Integer,
        false => PropertyType::String,
    }
}
