//! Checks of arguments: each has the kind that the function takes, and the width that it moves.
//!
//! For example, `surface_load(Offset, Surface, 4)` is reported: the surface comes first.

use super::CheckedCode;
use super::indices::report_whole_operand;
use crate::spec::check::code_names::suggest;
use crate::spec::diagnostics::{Diagnostic, Diagnostics};
use crate::spec::model::pseudo_code::{Interval, Kind, ValueType};
use crate::spec::model::walk::statements_of;
use crate::spec::model::{
    Access, Expr, ExprKind, Field, FieldKind, KnownFunction, Model, PlatformSet, PseudoFunction, StmtKind,
};
use crate::spec::rules;
use crate::spec::span::{Name, Span};
use crate::spec::syntax::gate;

/// Checks the arguments of a call.
pub(super) fn check(code: &CheckedCode<'_>, expr: &Expr, out: &mut Diagnostics) {
    let ExprKind::Call(name, arguments) = &expr.kind else { return };
    let Some(function) = code.function(&name.value) else { return };
    let call = Call { code, function, name, arguments };
    let mut fits = true;
    for (index, (argument, kind)) in arguments.iter().zip(function.argument_kinds()).enumerate() {
        fits &= call.check_kind(index, argument, kind, out);
    }
    if fits {
        call.check_width(out);
        call.check_gates(out);
    }
}

/// A call with the declaration of its function.
struct Call<'a, 'c> {
    code: &'c CheckedCode<'a>,
    function: &'a PseudoFunction,
    name: &'c Name,
    arguments: &'c [Expr],
}

impl<'a> Call<'a, '_> {
    /// Checks the kind of an argument, and returns whether it is right.
    fn check_kind(&self, index: usize, argument: &Expr, kind: Kind, out: &mut Diagnostics) -> bool {
        let actual = self.code.type_of(argument);
        if accepts(self.code, argument, kind) {
            return self.check_bounds(index, argument, kind, out) && self.check_access(argument, kind, out);
        }
        if matches!(actual.value, ValueType::Operand | ValueType::View(_)) && takes_number(kind) {
            report_whole_operand(self.code, argument, out);
            return false;
        }
        let what = describe(kind);
        let message = format!("argument {} of `{}` is {what}, not {}", index + 1, self.name, self.describe(argument));
        let finding = rules::ARGUMENT_KIND
            .at(argument.span, message)
            .label(format!("not {what}"))
            .also(self.function.name.span, "declared here");
        let matching = self.arguments.iter().position(|other| accepts(self.code, other, kind));
        out.push(match matching {
            Some(other) if other != index && accepts_only(self.code, &self.arguments[other], kind) => {
                finding.help(format!("are the arguments in the order of `functions.md`? Argument {} is one", other + 1))
            }
            _ => finding.help(format!("the arguments are: {}", self.function.signature())),
        });
        false
    }

    /// Describes an argument for a message.
    fn describe(&self, argument: &Expr) -> String {
        let actual = self.code.type_of(argument);
        let field = actual.field.and_then(|id| self.code.context.fields.get(id.index()));
        match field {
            Some(field) if field.is_operand() && matches!(argument.kind, ExprKind::Name(_)) => match field.kind {
                Some(FieldKind::RawOperand) => "a raw operand".to_owned(),
                _ => actual.value.describe(),
            },
            _ => actual.value.describe(),
        }
    }

    /// Checks that an integer is within the bounds of its kind.
    fn check_bounds(&self, index: usize, argument: &Expr, kind: Kind, out: &mut Diagnostics) -> bool {
        let ValueType::Integer(interval) = self.code.type_of(argument).value else { return true };
        let wrong = match kind {
            Kind::Range(low, high) => {
                let legal = Interval::new(i128::from(low), i128::from(high));
                (interval.is_bounded() && !legal.contains(interval)).then(|| format!("{legal}"))
            }
            Kind::BitCount => (!Interval::new(0, 64).overlaps(interval)).then(|| "0..64".to_owned()),
            Kind::Width => {
                let legal = interval.value().is_none_or(|value| [1, 2, 4, 8].contains(&value));
                (!legal || !Interval::new(1, 8).overlaps(interval)).then(|| "1, 2, 4 or 8".to_owned())
            }
            _ => None,
        };
        let Some(legal) = wrong else { return true };
        let message = format!("argument {} of `{}` is {legal}, not {interval}", index + 1, self.name);
        let rule = if kind == Kind::Width { &rules::ACCESS_WIDTH } else { &rules::ARGUMENT_KIND };
        let finding = rule.at(argument.span, message).label(format!("this is {interval}"));
        out.push(finding.also(self.function.name.span, "declared here").help(format!("it must be {legal}")));
        false
    }

    /// Checks that a function does not write an operand that the instruction only reads.
    fn check_access(&self, argument: &Expr, kind: Kind, out: &mut Diagnostics) -> bool {
        if !kind.writes_operand() {
            return true;
        }
        let field = self.code.type_of(argument).field.and_then(|id| self.code.context.fields.get(id.index()));
        let Some(field) = field.filter(|field| field.access == Access::Read) else { return true };
        let message = format!("`{}` writes `{}`, which the instruction only reads", self.name, field.name);
        let finding = rules::WRITES_SOURCE.at(argument.span, message).label("written here");
        out.push(finding.also(field.name.span, "the field").help("a written operand says `Written.`"));
        false
    }

    /// Checks that strings that are gates name platforms, and that some platforms pass them and
    /// some do not.
    fn check_gates(&self, out: &mut Diagnostics) {
        for (argument, kind) in self.arguments.iter().zip(self.function.argument_kinds()) {
            if let (ExprKind::String(text), Kind::Gate) = (&argument.kind, kind) {
                check_gate_string(self.code.context.model, text, argument.span).into_iter().for_each(|f| out.push(f));
            }
        }
    }

    /// Checks that data that another access gives are not wider than the access that moves them.
    /// Narrower data have zeros above them.
    fn check_moved_width(&self, kinds: &[Kind], width: &Expr, out: &mut Diagnostics) {
        let code = self.code;
        for (data, _) in self.arguments.iter().zip(kinds).filter(|(_, kind)| **kind == Kind::Data) {
            let ExprKind::Call(inner, arguments) = &data.kind else { continue };
            let Some(function) = code.function(&inner.value) else { continue };
            let position = function.argument_kinds().position(|kind| kind == Kind::Width);
            let Some(given) = position.and_then(|index| arguments.get(index)) else { continue };
            let same = code.rules.sources.text(given.span) == code.rules.sources.text(width.span);
            let (Some(most), Some(moved)) = (byte_counts(code, given), byte_counts(code, width)) else { continue };
            if !same && (most.value().is_none() || moved.value().is_none()) && most.high > moved.low {
                let message = format!("`{inner}` may give more bytes than `{}` moves", self.name);
                let finding = rules::ACCESS_WIDTH.at(given.span, message);
                out.push(finding.label("another width").also(width.span, "moved").help("give both accesses one width"));
            }
        }
    }

    /// Checks that data are as wide as the access that moves them.
    fn check_width(&self, out: &mut Diagnostics) {
        let kinds: Vec<Kind> = self.function.argument_kinds().collect();
        let position = kinds.iter().position(|kind| *kind == Kind::Width);
        let width = position.and_then(|index| self.arguments.get(index));
        let bytes = width.and_then(|width| self.code.type_of(width).value.interval()?.value());
        if let Some(width) = width {
            self.check_moved_width(&kinds, width, out);
        }
        let (Some(width), Some(bytes)) = (width, bytes) else { return };
        for (data, _) in self.arguments.iter().zip(&kinds).filter(|(_, kind)| **kind == Kind::Data) {
            let bits = bytes as u32 * 8;
            let message = match (view_bits(self.code, data), self.code.type_of(data).value) {
                (Some(view), _) if u32::from(view) != bits => {
                    format!("`{}` moves {bytes} bytes of a value of {} bytes", self.name, view / 8)
                }
                (None, ValueType::Integer(interval))
                    if interval.is_bounded() && interval.low >= 0 && !Interval::unsigned(bits).contains(interval) =>
                {
                    format!("`{}` moves {bytes} bytes of a value up to {}", self.name, interval.high)
                }
                _ => continue,
            };
            let finding = rules::ACCESS_WIDTH.at(data.span, message).label("another width");
            out.push(finding.also(width.span, format!("{bytes} bytes")).help("correct one of the two"));
        }
    }
}

fn check_gate_string(model: &Model, text: &str, quoted: Span) -> Option<Diagnostic> {
    let span = Span { start: quoted.start + 1, end: quoted.end - 1, column: quoted.column + 1, ..quoted };
    if let Some(bare) = text.strip_prefix('{').and_then(|text| text.strip_suffix('}')) {
        let finding = rules::GATE_FORM.at(span, "a gate in quotes has no braces").label("braces");
        return Some(finding.help(format!("write `\"{bare}\"`")).edit(span, bare));
    }
    let parts = match gate::parse(text, false) {
        Ok(gate::Gate::Platforms(parts)) => parts,
        Ok(gate::Gate::Versions(_)) => {
            let finding = rules::GATE_FORM.at(span, format!("`{text}` names versions, not platforms"));
            return Some(finding.label("no platform").help("programs are for platforms: `platform(\"XE2+\")`"));
        }
        Err(problem) => {
            let finding = rules::GATE_FORM.at(span, problem.message).label("not a gate");
            return Some(finding.help("the forms are `X`, `X+`, `-X` and `A,B+`"));
        }
    };
    let mut passing = PlatformSet::EMPTY;
    for (reach, range) in parts {
        let name = &text[range.clone()];
        let Some(id) = model.platform(name) else {
            let start = span.start + range.start as u32;
            let span = Span { start, end: start + name.len() as u32, column: span.column + range.start as u32, ..span };
            let message = format!("`{name}` is not a platform");
            let finding = rules::UNKNOWN_PLATFORM.at(span, message).label("unknown");
            let known = model.platforms.iter().map(|p| p.name.value.as_str()).collect();
            return Some(suggest(finding, span, name, known, "name a row of `platforms.md`"));
        };
        let part = reach.platforms(id, model.platforms.len());
        if !part.is_empty() && passing.union(part) == passing {
            let finding = rules::GATE_FORM.at(quoted, format!("the gate has `{name}` already"));
            return Some(finding.label("again").help("remove it, or correct it"));
        }
        passing = passing.union(part);
    }
    let word = match (passing.is_empty(), passing == model.all_platforms()) {
        (false, false) => return None,
        (true, _) => "no platform passes",
        (_, true) => "every platform passes",
    };
    let finding = rules::CONSTANT_CONDITION.at(quoted, format!("{word} the gate `{text}`"));
    Some(finding.label("decides nothing").help("correct the gate, or remove the condition"))
}

/// Returns the numbers of bytes that a width may be, if they are known: those that begin the names
/// of enumerators for `blocks(Elt_size.size)`, also through a local name.
fn byte_counts(code: &CheckedCode<'_>, width: &Expr) -> Option<Interval> {
    if let Some(interval) = code.type_of(width).value.interval().filter(|interval| interval.value().is_some()) {
        return Some(interval);
    }
    let program = code.context.instruction.and_then(|i| i.semantics.as_ref()?.program.as_ref());
    let defined = |name: &str| {
        let statements = statements_of(&program?.statements);
        statements.into_iter().find_map(|s| match &s.kind {
            StmtKind::Let(local, value) if local.value == name => Some(value),
            _ => None,
        })
    };
    let value = if let ExprKind::Name(name) = &width.kind { defined(name)? } else { width };
    let (Some(KnownFunction::Blocks), ExprKind::Call(_, arguments)) = (KnownFunction::called_by(value), &value.kind)
    else {
        return None;
    };
    let [argument] = arguments.as_slice() else { return None };
    let field = code.context.fields.get(code.type_of(argument).field?.index())?;
    let group = |member: &Name| field.groups.iter().find(|g| g.is_named(&member.value));
    let enumerators = match &argument.kind {
        ExprKind::Member(_, member) => &group(member)?.enumerators,
        _ => &field.enumerators,
    };
    let numbers = enumerators.iter().map(|e| e.name.value.split(' ').next()?.parse().ok().map(Interval::exact));
    numbers.reduce(|a, b| Some(a?.join(b?)))?
}

/// Returns the width of an element of a view such as `Dst.uw[i]`.
fn view_bits(code: &CheckedCode<'_>, expr: &Expr) -> Option<u8> {
    let ExprKind::Index(inner, _) = &expr.kind else { return None };
    if let ValueType::View(bits) = code.type_of(inner).value { Some(bits) } else { None }
}

/// Describes a kind with its article.
fn describe(kind: Kind) -> String {
    match kind {
        Kind::Range(..) => format!("an integer from {}", kind.to_string().replace("..", " to ")),
        Kind::Integer | Kind::Operand | Kind::Offset | Kind::Element => format!("an {kind}"),
        Kind::Source => "an operand that is read".to_owned(),
        Kind::Destination => "an operand that is written".to_owned(),
        Kind::RawSource | Kind::RawDestination => "a raw operand".to_owned(),
        Kind::Width => "a number of bytes".to_owned(),
        Kind::BitCount => "a number of bits".to_owned(),
        Kind::Data | Kind::Bits => "an integer".to_owned(),
        Kind::Field => "a field with named values".to_owned(),
        Kind::Type => "a data type".to_owned(),
        Kind::Text | Kind::Class => "a string".to_owned(),
        Kind::Gate => "a gate in quotes".to_owned(),
        kind => format!("a {kind}"),
    }
}

pub(super) const fn takes_number(kind: Kind) -> bool {
    matches!(
        kind,
        Kind::Integer
            | Kind::Float
            | Kind::Number
            | Kind::Truth
            | Kind::Range(..)
            | Kind::ChannelNumber
            | Kind::Width
            | Kind::Data
            | Kind::BitCount
            | Kind::Bits
            | Kind::Element
    )
}

/// Returns whether an argument has a kind, and is not a number, which many kinds accept.
fn accepts_only(code: &CheckedCode<'_>, argument: &Expr, kind: Kind) -> bool {
    !matches!(code.type_of(argument).value, ValueType::Unknown) && !takes_number(kind) && accepts(code, argument, kind)
}

/// Returns whether an argument has a kind, as far as its type is known.
pub(super) fn accepts(code: &CheckedCode<'_>, argument: &Expr, kind: Kind) -> bool {
    let actual = code.type_of(argument);
    let named = matches!(argument.kind, ExprKind::Name(_));
    let field = actual.field.and_then(|id| code.context.fields.get(id.index()));
    let operand = || field.filter(|field| named && field.is_operand());
    let is_raw = |field: &Field| field.kind == Some(FieldKind::RawOperand);
    if actual.value == ValueType::Unknown && field.is_none() {
        return true;
    }
    match kind {
        Kind::Any => true,
        Kind::Nothing | Kind::Channel => false,
        Kind::Integer
        | Kind::Range(..)
        | Kind::ChannelNumber
        | Kind::Width
        | Kind::BitCount
        | Kind::Bits
        | Kind::Truth => actual.value.interval().is_some(),
        Kind::Data => matches!(actual.value, ValueType::Integer(_) | ValueType::Number),
        Kind::Float => match actual.value {
            ValueType::Integer(interval) => interval.value().is_some(),
            value => value.is_number(),
        },
        Kind::Number | Kind::Element => actual.value.is_number(),
        Kind::Operand | Kind::Source | Kind::Destination => operand().is_some(),
        Kind::RawSource | Kind::RawDestination => operand().is_some_and(is_raw),
        Kind::Field => actual.named_values && field.is_some(),
        Kind::Parameter => named && field.is_some(),
        Kind::Predicate => match actual.value {
            ValueType::Other(other) => other == Kind::Predicate,
            _ => named && field.is_some_and(|field| !field.is_operand()),
        },
        Kind::Surface | Kind::Sampler => operand().is_some() || actual.value == ValueType::Other(kind),
        Kind::Function | Kind::Name => {
            let known = matches!(actual.value, ValueType::Other(Kind::Function | Kind::Name | Kind::Label));
            known || named && field.is_some_and(|field| !field.is_operand())
        }
        Kind::Type => actual.value == ValueType::DataType,
        Kind::Class | Kind::Gate | Kind::Text => actual.value == ValueType::Text,
        Kind::Label | Kind::Texel | Kind::Position | Kind::Offset | Kind::Target | Kind::Pixel | Kind::Values => {
            actual.value == ValueType::Other(kind)
        }
    }
}
