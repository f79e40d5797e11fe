//! Rules about the parameters of builder methods: their names, and the types of structure members.
//!
//! For example, ``Parameter `Block.Width`.`` is reported, because a member is in lower case.

use super::RuleContext;
use crate::spec::diagnostics::Diagnostics;
use crate::spec::model::{Field, Parameter};
use crate::spec::rules;
use std::collections::HashMap;

/// A member of a structure: its field, and the sentence that names it.
type Member<'a> = (&'a Field, &'a Parameter);

pub(super) fn check(context: RuleContext<'_>, out: &mut Diagnostics) {
    let mut members: HashMap<&str, Member<'_>> = HashMap::new();
    for instruction in &context.model.instructions {
        for field in &instruction.fields {
            for parameter in &field.parameters {
                if !is_name(&parameter.name.value) {
                    let message = format!("`{}` is not the name of a parameter", parameter.name);
                    let finding = rules::PARAMETER.at(parameter.name.span, message);
                    out.push(finding.label("not a name").help("write `name`, or `Structure.member`"));
                } else if parameter.name.value.contains('.') {
                    let first = *members.entry(&parameter.name.value).or_insert((field, parameter));
                    check_same_type(first, (field, parameter), out);
                }
            }
        }
    }
}

/// Reports a structure member whose type differs between two fields. A structure has one type per
/// member in all instructions.
fn check_same_type(first: Member<'_>, other: Member<'_>, out: &mut Diagnostics) {
    let ((field, parameter), (again, repeated)) = (first, other);
    if field.kind == again.kind && field.shared == again.shared {
        return;
    }
    let message = format!("`{}` has another type here", repeated.name);
    let finding = rules::PARAMETER.at(repeated.name.span, message).label("another type");
    out.push(finding.also(parameter.name.span, "first here").help("give the structure another name"));
}

/// Returns whether `name` has the form `name` or `Structure.member`: words in lower case with
/// underscores, and a structure name that begins with a capital letter.
fn is_name(name: &str) -> bool {
    let (structure, member) =
        name.split_once('.').map_or((None, name), |(structure, member)| (Some(structure), member));
    let begins = |text: &str, first: fn(&u8) -> bool| text.as_bytes().first().is_some_and(first);
    let lower = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'_';
    let of_structure =
        |text: &str| begins(text, u8::is_ascii_uppercase) && text.bytes().all(|b| b.is_ascii_alphanumeric());
    begins(member, u8::is_ascii_lowercase) && member.bytes().all(lower) && structure.is_none_or(of_structure)
}
