//! Repetition in upstream format tables.
//!
//! For example, the cells `Label0 | LabelN | Label(Num_labels-1)` are one field, repeated
//! `Num_labels` times.

use crate::spec::dialect::raw::{RawField, RawKind};
use crate::spec::span::{Name, Spanned};

/// Field bullets with repetitions joined, and the names that the joined bullets had.
pub(super) struct JoinedFields {
    pub(super) fields: Vec<RawField>,
    /// Pairs of a name in the table and the name of the joined field.
    pub(super) aliases: Vec<(String, String)>,
}

/// Joins `X0`, `XN` and `X(Count-1)` to `X[Count]`. Returns `None` if there is no repetition.
pub(super) fn join_repetition(raw: &[RawField]) -> Option<JoinedFields> {
    let last = raw.iter().find_map(|field| Some((field, split_repetition(&field.name.value)?)));
    let (last, (base, count)) = last?;
    let numbered = |suffix: &str| raw.iter().find(|f| f.name.value == format!("{base}{suffix}"));
    let first = numbered("0")?;
    raw.iter().find(|f| f.name.value == count)?;
    let members: Vec<&str> =
        [Some(first), numbered("N"), Some(last)].into_iter().flatten().map(|f| f.name.value.as_str()).collect();
    let mut fields: Vec<RawField> =
        raw.iter().filter(|f| !members[1..].contains(&f.name.value.as_str())).cloned().collect();
    for field in fields.iter_mut().filter(|f| f.name.value == members[0]) {
        let count = Spanned::new(count.to_owned(), last.name.span);
        base.clone_into(&mut field.name.value);
        set_count(&mut field.kinds, &count);
    }
    Some(JoinedFields { fields, aliases: members.iter().map(|m| ((*m).to_owned(), base.to_owned())).collect() })
}

/// Sets the count of each type.
fn set_count(kinds: &mut [RawKind], count: &Name) {
    for kind in kinds {
        kind.count = Some(count.clone());
    }
}

/// Splits `Label(Num_labels-1)` into `Label` and `Num_labels`.
fn split_repetition(name: &str) -> Option<(&str, &str)> {
    name.strip_suffix("-1)")?.split_once('(')
}
