//! The JSON schema of launch files, generated from the tables of their form.

use crate::host::launch_file::form::{Form, MemberForm, ONE, SEVERAL};
use serde_json::{Map, Value, json};

/// Returns the JSON schema of launch files.
pub(crate) fn launch_file_schema() -> Value {
    let mut schema = form_schema(&Form::OneOf(&[ONE, SEVERAL]));
    schema["$schema"] = "https://json-schema.org/draft/2020-12/schema".into();
    schema["title"] = "Launch file of visa run".into();
    schema
}

fn form_schema(form: &Form) -> Value {
    match form {
        Form::Text => json!({"type": "string"}),
        Form::TextOrNull => json!({"type": ["string", "null"]}),
        Form::Flag => json!({"type": "boolean"}),
        Form::Count(most) => json!({"type": "integer", "minimum": 0, "maximum": most}),
        Form::Sizes => {
            let one = form_schema(&Form::Count(u32::MAX.into()));
            json!({"anyOf": [one, {"type": "array", "items": one, "minItems": 1, "maxItems": 3}, {"type": "null"}]})
        }
        Form::Shape => {
            let one = json!({"type": "integer", "minimum": 0});
            json!({"anyOf": [one, {"type": "array", "items": one}]})
        }
        Form::Value => {
            let one = json!({"type": ["number", "string", "boolean"]});
            json!({"anyOf": [one, {"type": "array", "items": one}]})
        }
        Form::Word(words) => json!({"enum": words}),
        Form::Object(members) => object_schema(members),
        Form::Named(form) => json!({"type": "object", "additionalProperties": form_schema(form)}),
        Form::List(form) => json!({"type": "array", "items": form_schema(form)}),
        Form::OneOf(kinds) => json!({"oneOf": kinds.iter().map(|kind| object_schema(kind)).collect::<Vec<_>>()}),
    }
}

fn object_schema(members: &[MemberForm]) -> Value {
    let mut properties = Map::new();
    for member in members {
        let mut schema = form_schema(&member.form);
        schema["description"] = member.about.into();
        properties.insert(member.name.to_owned(), schema);
    }
    let required: Vec<_> = members.iter().filter(|member| member.required).map(|member| member.name).collect();
    json!({"type": "object", "properties": properties, "required": required, "additionalProperties": false})
}
