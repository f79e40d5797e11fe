//! Checks of enumerators: codes fit into their bits, and codes, names and texts are unique.
//!
//! For example, `0b101` in a group of two bits is reported as too large.

use super::gates::are_exclusive;
use super::{RuleContext, spellings};
use crate::spec::diagnostics::Diagnostics;
use crate::spec::model::{BitGroup, Bound, Enumerator, Field, FieldKind, ValueRange};
use crate::spec::rules::{self, Rule};
use crate::spec::span::Span;
use std::collections::{HashMap, HashSet};

/// Maximum number of enumerators with one code or name, under gates that exclude each other, that
/// are compared.
const MAX_GATED: usize = 64;

/// The enumerators of one bit group, or of a whole field.
struct EnumeratorList<'a> {
    /// The owner, for messages: `Op.op`, `Op` or `Bit[2..0]`.
    owner: String,
    /// Number of bits of a code, if known.
    width: Option<u8>,
    /// True if codes are written in binary, with one digit per bit.
    binary: bool,
    range: Option<&'a ValueRange>,
    signed: bool,
    /// True for the group of an older version. Its codes encode values of the newest form, and
    /// several codes may encode one value.
    older: bool,
    list: Vec<&'a Enumerator>,
}

pub(super) fn check(context: RuleContext<'_>, field: &Field, out: &mut Diagnostics) {
    let own = |enumerator: &&Enumerator| enumerator.span.file == field.span.file;
    let whole = EnumeratorList {
        owner: field.name.value.clone(),
        width: field.kind.and_then(FieldKind::int).map(|int| int.bits()),
        binary: false,
        range: field.range.as_ref(),
        signed: field.kind.and_then(FieldKind::int).is_some_and(|int| int.signed()),
        older: false,
        list: field.enumerators.iter().filter(own).collect(),
    };
    check_list(context, &whole, out);
    for group in field.groups.iter().filter(|g| !g.data_type && g.high >= g.low) {
        let owner = match &group.name {
            Some(name) => format!("{}.{}", field.name, name),
            None if group.low == group.high => format!("Bit[{}]", group.low),
            None => format!("Bit[{}..{}]", group.high, group.low),
        };
        let list: Vec<_> = group.enumerators.iter().filter(own).collect();
        let (width, range) = (Some(group.width()), group.range.as_ref());
        let older = !group.is_newest();
        if older {
            check_older_names(field, group, &list, &owner, out);
        }
        check_list(
            context,
            &EnumeratorList { owner, width, binary: true, range, signed: group.signed, older, list },
            out,
        );
    }
}

/// Checks one list of enumerators: each code, and uniqueness and order of all of them.
fn check_list(context: RuleContext<'_>, values: &EnumeratorList<'_>, out: &mut Diagnostics) {
    if values.list.is_empty() {
        return;
    }
    for enumerator in &values.list {
        check_code(values, enumerator, out);
    }
    let by_code = |e: &Enumerator| Some(e.code.value);
    check_unique(values, &rules::DUPLICATE_CODE, by_code, |e| (e.code.span, format!("code {}", format_code(e))), out);
    check_order(values, out);
    if values.older {
        return;
    }
    let name = |e: &Enumerator| Some(e.name.value.clone()).filter(|n| !n.is_empty());
    check_unique(values, &rules::DUPLICATE_ENUMERATOR, name, |e| (e.name.span, format!("name `{}`", e.name)), out);
    if context.strict {
        let text = |e: &Enumerator| e.text.as_ref().map(|t| t.value.clone()).filter(|t| !t.is_empty());
        let place =
            |e: &Enumerator| e.text.as_ref().map_or((e.span, String::new()), |t| (t.span, format!("text `{t}`")));
        check_unique(values, &rules::DUPLICATE_TEXT, text, place, out);
        spellings::check_values(&values.owner, &values.list, out);
    }
}

/// Checks that each name in an older group is a name of the newest group of the same name.
fn check_older_names(field: &Field, group: &BitGroup, list: &[&Enumerator], owner: &str, out: &mut Diagnostics) {
    let Some(name) = &group.name else { return };
    let newest = field.groups.iter().find(|g| g.is_newest() && g.is_named(&name.value));
    let Some(newest) = newest.filter(|g| !g.enumerators.is_empty()) else { return };
    let known: HashSet<&str> = newest.enumerators.iter().map(|e| e.name.value.as_str()).collect();
    for enumerator in list.iter().filter(|e| !e.name.value.is_empty() && !known.contains(e.name.value.as_str())) {
        let message = format!("`{}` is not a value of `{owner}` in the newest version", enumerator.name);
        let finding = rules::OLDER_ENUMERATOR.at(enumerator.name.span, message);
        let finding = finding.label("unknown there").also(newest.span, "the newest form");
        out.push(finding.help("use a name of the newest form, or add the value there"));
    }
}

/// Formats a code in the base that the document uses.
fn format_code(enumerator: &Enumerator) -> String {
    let code = enumerator.code.value;
    match usize::from(enumerator.digits) {
        0 => code.to_string(),
        digits => format!("0b{code:0digits$b}"),
    }
}

/// Checks the code of one enumerator: it fits into the bits, has one digit per bit, and is a valid
/// value.
fn check_code(values: &EnumeratorList<'_>, enumerator: &Enumerator, out: &mut Diagnostics) {
    let EnumeratorList { owner, width, .. } = values;
    let span = enumerator.code.span;
    if let Some(width) = *width {
        let code = enumerator.code.value;
        if width < 64 && code >> width != 0 {
            let message = format!("{} does not fit into the {width} bits of `{owner}`", format_code(enumerator));
            let label = format!("needs {} bits", 64 - code.leading_zeros());
            out.push(rules::CODE_TOO_LARGE.at(span, message).label(label).help("correct the code, or the bits"));
            return;
        }
        if values.binary && enumerator.digits != 0 && enumerator.digits != width {
            let message = format!("{} digits for the {width} bits of `{owner}`", enumerator.digits);
            let (digits, right) = (usize::from(width), enumerator.code.value);
            let help = format!("write `0b{right:0digits$b}`, or correct the bits of the group");
            let finding = rules::ENUMERATOR_DIGITS.at(span, message);
            out.push(finding.label("digits").help(help).edit(span, format!("0b{right:0digits$b}")));
        }
    }
    if let Some(range) = values.range {
        check_within_range(values, enumerator, range, out);
    }
}

/// Checks that the value of an enumerator is within the valid values of its owner.
fn check_within_range(values: &EnumeratorList<'_>, enumerator: &Enumerator, range: &ValueRange, out: &mut Diagnostics) {
    let code = enumerator.code.value;
    let sign = values.width.filter(|w| values.signed && (1..=64).contains(w)).is_some_and(|w| code >> (w - 1) & 1 == 1);
    let value = match values.width {
        Some(width) if sign && width < 64 => i128::from(code) - (1 << width),
        Some(_) if sign => i128::from(code as i64),
        _ => i128::from(code),
    };
    let below = matches!(range.low, Bound::Number(low) if value < i128::from(low));
    let above = matches!(range.high, Bound::Number(high) if value > i128::from(high));
    if below || above {
        let message = format!("`{}` ({value}) is outside the valid values of `{}`", enumerator.name, values.owner);
        let finding = rules::RANGE_HIDES_VALUES.at(enumerator.code.span, message).label("may not be used");
        out.push(finding.also(range.span, "the valid values").help("correct the range or the code"));
    }
}

/// Reports enumerators with the same key whose gates can both hold.
fn check_unique<K: std::hash::Hash + Eq>(
    values: &EnumeratorList<'_>,
    rule: &'static Rule,
    key: impl Fn(&Enumerator) -> Option<K>,
    place: impl Fn(&Enumerator) -> (Span, String),
    out: &mut Diagnostics,
) {
    let mut seen: HashMap<K, Vec<&Enumerator>> = HashMap::with_capacity(values.list.len());
    for enumerator in &values.list {
        let Some(key) = key(enumerator) else { continue };
        let same = seen.entry(key).or_default();
        if let Some(first) = same.iter().find(|first| !are_exclusive(first.gate.as_ref(), enumerator.gate.as_ref())) {
            let (span, what) = place(enumerator);
            out.push(
                rule.at(span, format!("{what} twice in `{}`", values.owner))
                    .label(format!("`{}`", enumerator.name))
                    .also(place(first).0, format!("`{}`", first.name))
                    .help("correct one, or give them gates that exclude each other"),
            );
        } else if same.len() < MAX_GATED {
            same.push(enumerator);
        }
    }
}

/// Reports the first enumerator whose code is smaller than the one before it.
fn check_order(values: &EnumeratorList<'_>, out: &mut Diagnostics) {
    let backwards = values.list.windows(2).find(|pair| pair[0].code.value > pair[1].code.value);
    if let Some([before, after]) = backwards {
        let message = format!("{} of `{}` comes after {}", format_code(after), values.owner, format_code(before));
        let finding = rules::ENUMERATOR_ORDER.at(after.code.span, message).label("smaller");
        out.push(finding.also(before.code.span, "larger").help("order the enumerators by their codes"));
    }
}
