//! Parameters of the builder's methods: their names, and the structures that several of them form.

use super::Context;
use crate::diagnostics::{Diagnostic, Diagnostics};
use crate::model::{Field, Parameter};
use crate::rules;
use std::collections::HashMap;

/// A member of a structure: what it is, and where that was said first.
type Member<'a> = (&'a Field, &'a Parameter);

pub(super) fn check(context: Context<'_>, out: &mut Diagnostics) {
    let mut members: HashMap<&str, Member<'_>> = HashMap::new();
    for instruction in &context.model.instructions {
        for field in &instruction.fields {
            for parameter in &field.parameters {
                if !is_name(&parameter.name.value) {
                    let message = format!("`{}` is no name of a parameter", parameter.name);
                    let finding = Diagnostic::new(&rules::PARAMETER, parameter.name.span, message).label("no name");
                    out.push(finding.help("write `name`, or `Structure.member`"));
                } else if parameter.name.value.contains('.') {
                    let first = *members.entry(&parameter.name.value).or_insert((field, parameter));
                    same_member(first, (field, parameter), out);
                }
            }
        }
    }
}

/// A member of a structure has one type, whichever instruction takes the structure.
fn same_member(first: Member<'_>, other: Member<'_>, out: &mut Diagnostics) {
    let ((field, parameter), (again, repeated)) = (first, other);
    if field.kind == again.kind && field.shared == again.shared {
        return;
    }
    let message = format!("`{}` has another type here", repeated.name);
    let finding = Diagnostic::new(&rules::PARAMETER, repeated.name.span, message).label("another type");
    out.push(finding.also(parameter.name.span, "first here").help("give the structure another name"));
}

/// `name` or `Structure.member`: lower-case words with underscores, and a structure in capitals.
fn is_name(name: &str) -> bool {
    let (structure, member) =
        name.split_once('.').map_or((None, name), |(structure, member)| (Some(structure), member));
    let begins = |text: &str, first: fn(&u8) -> bool| text.as_bytes().first().is_some_and(first);
    let lower = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'_';
    let of_structure =
        |text: &str| begins(text, u8::is_ascii_uppercase) && text.bytes().all(|b| b.is_ascii_alphanumeric());
    begins(member, u8::is_ascii_lowercase) && member.bytes().all(lower) && structure.is_none_or(of_structure)
}
