//! Arguments as one word of text, as on a command line.
//!
//! For example, `rand:float:4x8` is the argument `{"rand": "float", "count": [4, 8]}`. So the text
//! is another spelling of an object, and the reader of objects checks both.

use crate::host::launch_file::value::ScalarType;
use crate::numerics::element_text::parse_integer;
use openvisa_isa_core::nearest;
use serde_json::{Map, Value, json};

/// The first words of texts.
const WORDS: [&str; 6] = ["rand", "zeros", "empty", "range", "local", "null"];

/// The forms of texts, for messages.
const FORMS: &str = "a value such as 1024, 2.5 or [1,2,3], `TYPE:VALUE`, `zeros:TYPE:COUNT`, `range:TYPE:COUNT`, \
                     `rand:TYPE:COUNT`, `empty:TYPE:COUNT`, `local:BYTES`, `@FILE.npy` or `null`";

/// Converts the text of an argument to the JSON that a launch file has for it: an object, or a
/// value whose type the kernel states.
///
/// # Errors
/// Says what is expected. Types and the sizes of values are left to the reader of the object.
pub(crate) fn expand_argument(text: &str) -> Result<Value, String> {
    let text = text.trim();
    if let Some(path) = text.strip_prefix('@') {
        return match path.is_empty() {
            true => Err("a file is expected after `@`, such as `@in.npy`".to_owned()),
            false => Ok(json!({"buffer": path})),
        };
    }
    let (word, rest) = text.split_once(':').map_or((text, None), |(word, rest)| (word, Some(rest)));
    match (word, rest) {
        ("null", None) => Ok(json!({"buffer": null})),
        ("local", Some(rest)) => match rest.parse::<u64>() {
            Ok(bytes) => Ok(json!({"local": bytes})),
            Err(_) => Err(format!("`{rest}` is no number of bytes; expected `local:BYTES`, such as `local:256`")),
        },
        ("rand" | "zeros" | "empty" | "range", Some(rest)) => expand_array(word, rest),
        (word, _) if WORDS.contains(&word) => {
            let parts = if word == "local" { "BYTES" } else { "TYPE:COUNT" };
            Err(match word {
                "null" => "nothing is expected after `null`".to_owned(),
                _ => format!("`{word}` is not complete; expected `{word}:{parts}`"),
            })
        }
        (name, Some(rest)) if ScalarType::parse(name).is_some() => expand_typed(name, rest),
        _ => plain_value(text).ok_or_else(|| {
            let candidates = WORDS.into_iter().chain(ScalarType::BASES);
            let near = nearest(word.as_bytes(), candidates).map(|near| format!("; did you mean `{near}`?"));
            format!("`{text}` is not an argument; expected {FORMS}{}", near.unwrap_or_default())
        }),
    }
}

/// Converts `TYPE:COUNT`, which `rand` may continue with `:LOW..HIGH` and `:seed=N`.
fn expand_array(word: &str, rest: &str) -> Result<Value, String> {
    let mut parts = rest.split(':');
    let (data_type, count) = (parts.next().unwrap_or_default(), parts.next());
    let whole = |part: &str| part.parse::<u64>().ok();
    let shape = count.and_then(|count| count.split('x').map(whole).collect::<Option<Vec<_>>>());
    let Some(shape) = shape else {
        return Err(format!(
            "`{}` is no number of elements; expected `{word}:{data_type}:COUNT`, such as `{word}:float:1024` or \
             `{word}:float:4x8`",
            count.unwrap_or_default()
        ));
    };
    let mut object = Map::new();
    object.insert(word.to_owned(), data_type.into());
    object.insert("count".to_owned(), shape.into());
    for part in parts {
        let unknown = || match word {
            "rand" => format!("`{part}` is unknown; expected `LOW..HIGH` or `seed=N`"),
            _ => format!("nothing is expected after `{word}:{data_type}:COUNT`, but `{part}` is given"),
        };
        let limits = part.split_once("..").and_then(|(low, high)| Some((number(low)?, number(high)?)));
        match (part.strip_prefix("seed=").map(whole), limits) {
            (Some(Some(seed)), _) if word == "rand" => drop(object.insert("seed".to_owned(), seed.into())),
            (None, Some((low, high))) if word == "rand" => {
                object.insert("low".to_owned(), low);
                object.insert("high".to_owned(), high);
            }
            _ => return Err(unknown()),
        }
    }
    Ok(Value::Object(object))
}

/// Converts a value of a type. A list in brackets is a buffer; values with commas between them are
/// those of a vector.
fn expand_typed(name: &str, text: &str) -> Result<Value, String> {
    let wrong =
        || format!("`{text}` is no value; expected a number such as `{name}:1`, or a list such as `{name}:[1,2]`");
    if text.starts_with('[') {
        let values = plain_value(text).ok_or_else(wrong)?;
        return Ok(json!({"values": values, "type": name}));
    }
    let lanes: Vec<_> = text.split(',').map(plain_value).collect::<Option<_>>().ok_or_else(wrong)?;
    match <[Value; 1]>::try_from(lanes) {
        Ok([value]) => Ok(json!({"scalar": name, "value": value})),
        Err(lanes) => Ok(json!({"scalar": name, "value": lanes})),
    }
}

/// Returns a number as JSON.
fn number(text: &str) -> Option<Value> {
    plain_value(text).filter(Value::is_number)
}

/// Returns a number, a Boolean, a list, or a value that JSON has no number for.
fn plain_value(text: &str) -> Option<Value> {
    match text {
        "nan" | "inf" | "-inf" => Some(text.into()),
        _ => match serde_json::from_str(text) {
            Ok(value @ (Value::Number(_) | Value::Bool(_) | Value::Array(_))) => Some(value),
            Ok(_) => None,
            // JSON has neither `.5` nor `0x10`.
            Err(_) => match parse_integer(text).and_then(|number| i64::try_from(number).ok()) {
                Some(number) => Some(number.into()),
                None => Some(text.parse::<f64>().ok().filter(|number| number.is_finite())?.into()),
            },
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_is_another_spelling_of_an_object() {
        for (text, expected) in [
            ("1024", json!(1024)),
            ("-2.5", json!(-2.5)),
            (".5", json!(0.5)),
            ("0x10", json!(16)),
            ("nan", json!("nan")),
            ("true", json!(true)),
            ("[1,2.5,\"inf\"]", json!([1, 2.5, "inf"])),
            ("null", json!({"buffer": null})),
            ("@a:b.npy", json!({"buffer": "a:b.npy"})),
            ("local:256", json!({"local": 256})),
            ("int:5", json!({"scalar": "int", "value": 5})),
            ("float2:1,-inf", json!({"scalar": "float2", "value": [1, "-inf"]})),
            ("uint:[1,2]", json!({"values": [1, 2], "type": "uint"})),
            ("zeros:float:1024", json!({"zeros": "float", "count": [1024]})),
            ("empty:half:2x3", json!({"empty": "half", "count": [2, 3]})),
            ("range:int:0", json!({"range": "int", "count": [0]})),
            ("rand:float:8", json!({"rand": "float", "count": [8]})),
            ("rand:int:8:-1..1:seed=7", json!({"rand": "int", "count": [8], "low": -1, "high": 1, "seed": 7})),
        ] {
            assert_eq!(expand_argument(text), Ok(expected), "{text}");
        }
    }

    #[test]
    fn what_is_no_argument_is_named_with_what_was_expected() {
        for (text, said) in [
            ("rnad:float:4", "did you mean `rand`?"),
            ("floats:4", "did you mean `float`?"),
            ("", "expected a value such as 1024"),
            ("x.npy", "`@FILE.npy`"),
            ("@", "after `@`"),
            ("rand", "`rand:TYPE:COUNT`"),
            ("rand:float", "`rand:float:COUNT`"),
            ("zeros:float:4x", "`4x` is no number of elements"),
            ("zeros:float:-1", "`-1` is no number of elements"),
            ("zeros:float:4:5", "nothing is expected after"),
            ("rand:float:4:seed=x", "`LOW..HIGH` or `seed=N`"),
            ("rand:float:4:1..x", "`LOW..HIGH` or `seed=N`"),
            ("local:1k", "`1k` is no number of bytes"),
            ("local", "`local:BYTES`"),
            ("null:1", "nothing is expected after `null`"),
            ("int:x", "`x` is no value"),
            ("int:[1", "`[1` is no value"),
            ("{}", "is not an argument"),
        ] {
            let error = expand_argument(text).expect_err(text);
            assert!(error.contains(said), "{text}: {error}");
        }
    }
}
