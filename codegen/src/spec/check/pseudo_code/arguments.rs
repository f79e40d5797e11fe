//! Checks of arguments: each has the kind that the function takes, and the width that it moves.
//!
//! For example, `surface_load(Offset, Surface, 4)` is reported: the surface comes first.

use super::CheckedCode;
use super::indices::report_whole_operand;
use crate::spec::diagnostics::{Diagnostic, Diagnostics};
use crate::spec::model::pseudo_code::infer::is_operand;
use crate::spec::model::pseudo_code::{Interval, Kind, ValueType};
use crate::spec::model::{Access, Expr, ExprKind, Field, FieldKind, PseudoFunction};
use crate::spec::rules;
use crate::spec::span::Name;

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
        let finding = Diagnostic::new(&rules::ARGUMENT_KIND, argument.span, message)
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
            Some(field) if is_operand(field) && matches!(argument.kind, ExprKind::Name(_)) => match field.kind {
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
        let finding = Diagnostic::new(rule, argument.span, message).label(format!("this is {interval}"));
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
        let finding = Diagnostic::new(&rules::WRITES_SOURCE, argument.span, message).label("written here");
        out.push(finding.also(field.name.span, "the field").help("a written operand says `Written.`"));
        false
    }

    /// Checks that data are as wide as the access that moves them.
    fn check_width(&self, out: &mut Diagnostics) {
        let kinds: Vec<Kind> = self.function.argument_kinds().collect();
        let position = kinds.iter().position(|kind| *kind == Kind::Width);
        let width = position.and_then(|index| self.arguments.get(index));
        let bytes = width.and_then(|width| self.code.type_of(width).value.interval()?.value());
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
            let finding = Diagnostic::new(&rules::ACCESS_WIDTH, data.span, message).label("another width");
            out.push(finding.also(width.span, format!("{bytes} bytes")).help("correct one of the two"));
        }
    }
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

/// Returns whether a kind is a number.
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
    let operand = || field.filter(|field| named && is_operand(field));
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
            _ => named && field.is_some_and(|field| !is_operand(field)),
        },
        Kind::Surface | Kind::Sampler => operand().is_some() || actual.value == ValueType::Other(kind),
        Kind::Function | Kind::Name => {
            let known = matches!(actual.value, ValueType::Other(Kind::Function | Kind::Name | Kind::Label));
            known || named && field.is_some_and(|field| !is_operand(field))
        }
        Kind::Type => actual.value == ValueType::DataType,
        Kind::Class | Kind::Gate | Kind::Text => actual.value == ValueType::Text,
        Kind::Label | Kind::Texel | Kind::Position | Kind::Offset | Kind::Target | Kind::Pixel | Kind::Values => {
            actual.value == ValueType::Other(kind)
        }
    }
}
