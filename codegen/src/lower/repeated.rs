//! Repetition in the vendor's format tables: `Label0 | LabelN | Label(Num_labels-1)` is one field, repeated.

use crate::dialect::raw::{RawField, RawKind};
use crate::span::{Name, Spanned};

/// The bullets of an instruction with repetitions joined, and which names the joined ones stand for.
pub(super) struct Joined {
    pub(super) fields: Vec<RawField>,
    /// Name in the table and the name of the field that it stands for.
    pub(super) aliases: Vec<(String, String)>,
}

/// Joins `X0`, `XN` and `X(Count-1)` to `X[Count]`. `None`: there is nothing to join.
pub(super) fn join(raw: &[RawField]) -> Option<Joined> {
    let last = raw.iter().find_map(|field| Some((field, parts(&field.name.value)?)));
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
        repeat(&mut field.kinds, &count);
    }
    Some(Joined { fields, aliases: members.iter().map(|m| ((*m).to_owned(), base.to_owned())).collect() })
}

fn repeat(kinds: &mut [RawKind], count: &Name) {
    for kind in kinds {
        kind.count = Some(count.clone());
    }
}

/// `Label` and `Num_labels` of `Label(Num_labels-1)`.
fn parts(name: &str) -> Option<(&str, &str)> {
    name.strip_suffix("-1)")?.split_once('(')
}
