//! The JSON schema of launch files, generated from the tables of their form.

use crate::host::launch_file::form::{ARRAY_VALUES, JsonForm, MemberForm, ONE, SEVERAL};
use crate::host::launch_file::read::takes_values;
use serde_json::{Map, Value, json};

/// Returns the JSON schema of launch files.
pub(crate) fn launch_file_schema() -> Value {
    let mut schema = form_schema(&JsonForm::OneOf(&[ONE, SEVERAL]));
    schema["$schema"] = "https://json-schema.org/draft/2020-12/schema".into();
    schema["title"] = "Launch file of visa run".into();
    schema
}

fn form_schema(form: &JsonForm) -> Value {
    match form {
        JsonForm::Text => json!({"type": "string"}),
        JsonForm::TextOrNull => json!({"type": ["string", "null"]}),
        JsonForm::Flag => json!({"type": "boolean"}),
        JsonForm::Count(most) => json!({"type": "integer", "minimum": 0, "maximum": most}),
        JsonForm::Sizes => {
            let one = form_schema(&JsonForm::Count(u32::MAX.into()));
            json!({"anyOf": [one, {"type": "array", "items": one, "minItems": 1, "maxItems": 3}, {"type": "null"}]})
        }
        JsonForm::Shape => {
            let one = json!({"type": "integer", "minimum": 0});
            json!({"anyOf": [one, {"type": "array", "items": one}]})
        }
        JsonForm::Value => {
            let one = json!({"type": ["number", "string", "boolean"]});
            json!({"anyOf": [one, {"type": "array", "items": one}]})
        }
        JsonForm::ValueOrNull => {
            let mut schema = form_schema(&JsonForm::Value);
            if let Some(Value::Array(forms)) = schema.get_mut("anyOf") {
                forms.push(json!({"type": "null"}));
            }
            schema
        }
        JsonForm::Values => {
            let one = json!({"type": ["number", "string", "boolean", "array"]});
            json!({"type": "array", "items": one})
        }
        JsonForm::TextOrValues => json!({"anyOf": [{"type": "string"}, object_schema(ARRAY_VALUES)]}),
        JsonForm::Word(words) => json!({"enum": words}),
        JsonForm::Object(members) => object_schema(members),
        JsonForm::Named(form) => json!({"type": "object", "additionalProperties": form_schema(form)}),
        JsonForm::List(form) => json!({"type": "array", "items": form_schema(form)}),
        JsonForm::Texts => {
            let one = form_schema(&JsonForm::Text);
            json!({"anyOf": [one, {"type": "array", "items": one, "minItems": 1}]})
        }
        JsonForm::Tolerance => json!({"type": "number", "minimum": 0}),
        JsonForm::Number => json!({"type": "number"}),
        JsonForm::Argument(kinds) => {
            let text = if takes_values(kinds) { JsonForm::Value } else { JsonForm::Text };
            json!({"anyOf": [form_schema(&JsonForm::OneOf(kinds)), form_schema(&text)]})
        }
        JsonForm::Arguments(form) => {
            json!({"anyOf": [form_schema(&JsonForm::List(form)), form_schema(&JsonForm::Named(form))]})
        }
        JsonForm::Expectation(kinds) => {
            json!({"anyOf": [form_schema(&JsonForm::Values), form_schema(&JsonForm::OneOf(kinds))]})
        }
        JsonForm::OneOf(kinds) => json!({"oneOf": kinds.iter().map(|kind| object_schema(kind)).collect::<Vec<_>>()}),
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
