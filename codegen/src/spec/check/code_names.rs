//! Checks of pseudo-code: every name is defined, calls have the right number of arguments, and only
//! written operands are assigned to.
//!
//! Programs, and the expressions of conditions and constraints, are walked with the names that are
//! in scope. For example, `Src0 = 1` is reported, since an instruction does not write its source
//! operands.

use super::RuleContext;
use crate::spec::diagnostics::{Diagnostic, Diagnostics};
use crate::spec::model::expr::AssignOp;
use crate::spec::model::walk::{LocalKind, StatementVisitor, walk_block, walk_expr};
use crate::spec::model::{
    Access, BitGroup, Bound, Condition, Enumerator, Execution, Expr, ExprKind, Field, FieldKind, Ignored, Instruction,
    NullRule, OperandClass, Presence, PseudoFunction, UsualValue, ValueRange,
};
use crate::spec::rules;
use crate::spec::span::{Name, Span};
use crate::spec::todo_marker::marker_offsets;
use openvisa_cli_support::{nearest, unmistakable};
use std::collections::{HashMap, HashSet};

/// Members that give an operand's storage as unsigned integers of 8, 16, 32 and 64 bits.
const VIEWS: [&str; 4] = ["ub", "uw", "ud", "uq"];

pub(super) fn check(context: RuleContext<'_>, out: &mut Diagnostics) {
    let vocabulary = Vocabulary::new(context);
    let mut used: HashSet<&str> = HashSet::new();
    for instruction in &context.model.instructions {
        let mut scope = Scope::new(&vocabulary, &instruction.fields, &mut used, out);
        scope.check_instruction(instruction);
    }
    for structure in &context.model.structures {
        let mut scope = Scope::new(&vocabulary, &structure.members, &mut used, out);
        scope.fields();
    }
    for function in &context.model.functions {
        Scope::new(&vocabulary, &[], &mut used, out).check_function(function);
    }
    for instruction in &context.model.instructions {
        check_execution(instruction, out);
        check_constraint_names(instruction, out);
    }
    if context.strict {
        report_unused(context, &used, out);
    }
}

/// Checks that element-wise code has channels and a destination, and that a marker has no code.
fn check_execution(instruction: &Instruction, out: &mut Diagnostics) {
    let Some(semantics) = &instruction.semantics else { return };
    let Some(execution) = &semantics.execution else { return };
    let statements = semantics.program.as_ref().map_or(&[][..], |p| &p.statements);
    match execution.value {
        Execution::Marker => {
            if let Some(first) = statements.first() {
                let message = format!("`{}` has no effect at run time, but has code", instruction.name);
                let finding = rules::MARKER_WITH_CODE.at(execution.span, message).label("no effect");
                out.push(
                    finding.also(first.span, "the code").help("write `lane` or `instruction`, or remove the code"),
                );
            }
        }
        Execution::Lane => {
            let written = instruction.fields.iter().any(|f| f.is_operand() && f.access != Access::Read);
            let sized = instruction.fields.iter().any(is_execution_size);
            if !written || !sized {
                let what = if sized { "operand to write" } else { "execution size" };
                let message = format!("`{}` runs once for each channel, but has no {what}", instruction.name);
                let finding = rules::LANE_WITHOUT_SIZE.at(execution.span, message);
                out.push(finding.label("element-wise").help("write `instruction`, or add the field"));
            }
        }
        Execution::Instruction => {}
    }
    let has_gap = marker_offsets(&semantics.source).next().is_some();
    // A program that cannot be parsed is another finding.
    let empty = semantics.program.is_some() && statements.is_empty() && !has_gap;
    let undefined = empty && execution.value != Execution::Marker;
    if undefined && !instruction.container && instruction.properties.opaque.is_none() {
        let finding = rules::NO_DEFINITION.at(execution.span, format!("`{}` has no pseudo-code", instruction.name));
        out.push(finding.label("nothing is defined").help("write code, or say why there is none: `- **Opaque:** why`"));
    }
}

/// Returns whether a field gives the number of channels: an integer with a bit group named `size`.
fn is_execution_size(field: &Field) -> bool {
    let size = |group: &BitGroup| group.is_named("size");
    field.groups.iter().any(size) && field.kind.is_some_and(|kind| kind.int().is_some())
}

fn check_constraint_names(instruction: &Instruction, out: &mut Diagnostics) {
    let names = instruction.constraints.iter().map(|c| (c.name.value.clone(), c.name.span));
    super::tables::check_unique(&rules::DUPLICATE_CONSTRAINT, "constraints", names, out);
}

/// Reports functions and states that no program names.
fn report_unused(context: RuleContext<'_>, used: &HashSet<&str>, out: &mut Diagnostics) {
    let model = context.model;
    for name in model.functions.iter().map(|f| &f.name).chain(model.state.iter().map(|s| &s.name)) {
        if !used.contains(name.value.as_str()) {
            let message = format!("no code names `{name}`");
            out.push(rules::UNUSED_FUNCTION.at(name.span, message).label("unused").help("remove it"));
        }
    }
}

/// Iterates over the conditions of a field: of its presence, its defaults, its values and so on.
pub(crate) fn conditions_of_field(field: &Field) -> impl Iterator<Item = &Condition> {
    let present = if let Presence::If(condition) = &field.presence { Some(condition) } else { None };
    let ignored = if let Ignored::If(condition) = &field.ignored { Some(condition) } else { None };
    let null = if let NullRule::If(conditions) = &field.null { conditions.as_slice() } else { &[] };
    let enumerators = field.enumerators.iter().chain(field.groups.iter().flat_map(|g| &g.enumerators));
    let elements = field.elements.iter().filter_map(|e| e.condition.as_ref());
    let usual = field.usual.iter().filter_map(|u| u.condition.as_ref());
    let parameters = field.parameters.iter().filter_map(|p| p.condition.as_ref());
    let valid = enumerators.filter_map(|e| e.valid_if.as_ref());
    present.into_iter().chain(ignored).chain(null).chain(elements).chain(usual).chain(parameters).chain(valid)
}

/// Checks that a default is a legal value of its field. An error says why it is not.
fn check_usual(fields: &[Field], field: &Field, value: UsualValue) -> Result<(), String> {
    let lacks = |enumerators: &[Enumerator], code: u64| {
        !enumerators.is_empty() && enumerators.iter().all(|enumerator| enumerator.code.value != code)
    };
    let outside = |range: Option<&ValueRange>, code: u64| {
        let above = |bound: &Bound| matches!(bound, Bound::Number(n) if i128::from(*n) > i128::from(code));
        let below = |bound: &Bound| matches!(bound, Bound::Number(n) if i128::from(*n) < i128::from(code));
        range.is_some_and(|range| above(&range.low) || below(&range.high))
    };
    let immediate = |class: &OperandClass| matches!(class, OperandClass::Immediate | OperandClass::Immediate16);
    match value {
        UsualValue::Null if field.null == NullRule::Unstated => Err("no sentence says `May be null.`".to_owned()),
        UsualValue::Null => Ok(()),
        UsualValue::Same(other) => match fields.get(other.index()).filter(|other| other.kind == field.kind) {
            Some(_) => Ok(()),
            None => Err("that field has another type".to_owned()),
        },
        UsualValue::Code(code) => {
            let Some(int) = field.kind.and_then(FieldKind::int) else {
                let takes = field.classes.as_ref().is_none_or(|classes| classes.value.iter().any(|c| immediate(&c)));
                return if takes { Ok(()) } else { Err("the operand takes no immediate".to_owned()) };
            };
            if code.checked_shr(u32::from(int.bits())).is_some_and(|rest| rest != 0) {
                return Err(format!("it does not fit into `{}`", int.name()));
            }
            if outside(field.range.as_ref(), code) || field.range.is_none() && lacks(&field.enumerators, code) {
                return Err("it is not a valid value".to_owned());
            }
            let mut groups = field.groups.iter().filter(|group| group.is_newest());
            let wrong = groups.find(|group| {
                let bits = code >> group.low.min(63) & group.max();
                group.reserved && bits != 0
                    || outside(group.range.as_ref().filter(|_| !group.signed), bits)
                    || group.range.is_none() && lacks(&group.enumerators, bits)
            });
            wrong.map_or(Ok(()), |group| Err(format!("bits {}..{} have no such value", group.high, group.low)))
        }
    }
}

/// The names that every program may use: functions with their fewest and most arguments, data types
/// and states.
struct Vocabulary<'a> {
    strict: bool,
    functions: HashMap<&'a str, (u8, u8)>,
    names: HashSet<&'a str>,
}

impl<'a> Vocabulary<'a> {
    fn new(context: RuleContext<'a>) -> Self {
        let model = context.model;
        let types = model.data_types.iter().map(|t| t.name.value.as_str());
        Self {
            strict: context.strict,
            functions: model.functions.iter().map(|f| (f.name.value.as_str(), f.arguments)).collect(),
            names: types.chain(model.state.iter().map(|s| s.name.value.as_str())).collect(),
        }
    }
}

/// A local name that a program defines.
struct Local<'a> {
    name: &'a str,
    span: Span,
    used: bool,
    /// True if a name that is never used is reported. The counter of a loop is not.
    must_be_used: bool,
}

/// The names in scope at one place of a program.
struct Scope<'a, 'o> {
    vocabulary: &'o Vocabulary<'a>,
    fields: &'a [Field],
    by_name: HashMap<&'a str, &'a Field>,
    locals: Vec<Local<'a>>,
    used: &'o mut HashSet<&'a str>,
    out: &'o mut Diagnostics,
}

impl<'a, 'o> Scope<'a, 'o> {
    fn new(
        vocabulary: &'o Vocabulary<'a>,
        fields: &'a [Field],
        used: &'o mut HashSet<&'a str>,
        out: &'o mut Diagnostics,
    ) -> Self {
        let by_name = fields.iter().map(|f| (f.name.value.as_str(), f)).collect();
        Self { vocabulary, fields, by_name, locals: Vec::new(), used, out }
    }

    fn check_instruction(&mut self, instruction: &'a Instruction) {
        self.fields();
        for constraint in &instruction.constraints {
            self.condition(&constraint.condition);
        }
        for form in &instruction.text {
            form.condition.iter().for_each(|c| self.condition(c));
        }
        if let Some(program) = instruction.semantics.as_ref().and_then(|s| s.program.as_ref()) {
            walk_block(self, &program.statements);
        }
    }

    /// Checks the code of a function, in which its arguments are local names.
    fn check_function(&mut self, function: &'a PseudoFunction) {
        let Some(program) = function.code.as_ref().and_then(|code| code.program.as_ref()) else { return };
        for argument in &function.takes {
            self.define(&argument.name, argument.span, true);
        }
        walk_block(self, &program.statements);
        self.close_scope(0);
    }

    /// Checks the conditions and usual values of all fields.
    fn fields(&mut self) {
        for field in self.fields {
            conditions_of_field(field).for_each(|condition| self.condition(condition));
            field.footprint.iter().chain(&field.storage).for_each(|bytes| self.condition(bytes));
            for usual in &field.usual {
                if let Some(value) = usual.resolve(self.fields, field) {
                    let Err(why) = check_usual(self.fields, field, value) else { continue };
                    let message = format!("the default `{}` is not legal: {why}", usual.value);
                    let finding = rules::UNKNOWN_VALUE.at(usual.value.span, message);
                    self.out.push(finding.label("not legal").help("correct the default, or allow it"));
                } else {
                    let message = format!("`{}` is not a value of `{}`", usual.value, field.name);
                    let finding = rules::UNKNOWN_VALUE.at(usual.value.span, message).label("no value");
                    self.out.push(finding.help("use a number, an enumerator, another field, or `null` for an operand"));
                }
            }
        }
    }

    fn condition(&mut self, condition: &'a Condition) {
        if let Some(expr) = &condition.expr {
            self.visit_expr(expr);
        }
    }

    /// Defines a local name, and reports a name that is already taken.
    fn define(&mut self, name: &'a str, span: Span, must_be_used: bool) {
        let taken = if let Some(local) = self.locals.iter().find(|l| l.name == name) {
            Some((Some(local.span), "a local name"))
        } else if let Some(field) = self.by_name.get(name) {
            Some((Some(field.name.span), "a field"))
        } else if self.vocabulary.functions.contains_key(name) {
            Some((None, "a function"))
        } else if self.vocabulary.names.contains(name) {
            Some((None, "a data type or state"))
        } else {
            None
        };
        if let Some((place, what)) = taken {
            let message = format!("`{name}` is already {what}");
            let mut finding = rules::SHADOWED_NAME.at(span, message).label("again");
            if let Some(place) = place {
                finding = finding.also(place, "first here");
            }
            self.out.push(finding.help("choose another name"));
        }
        self.locals.push(Local { name, span, used: false, must_be_used });
    }

    /// Returns whether `value` must be an enumerator of `subject`, and reports it if there is no
    /// such enumerator.
    fn enumerator(&mut self, value: &'a Expr, subject: &'a Expr) -> bool {
        let (ExprKind::Name(text) | ExprKind::String(text)) = &value.kind else { return false };
        let Some((field, group)) = subject.as_path() else { return false };
        let Some(field) = self.by_name.get(field).copied() else { return false };
        let group = group.map(|name| field.groups.iter().filter(move |g| g.is_named(&name.value)));
        let values: Vec<&str> = match group {
            Some(groups) => groups.flat_map(|g| &g.enumerators).map(|e| e.name.value.as_str()).collect(),
            None if field.enumerators.is_empty() && field.groups.len() == 1 => {
                field.groups[0].enumerators.iter().map(|e| e.name.value.as_str()).collect()
            }
            None => field.enumerators.iter().map(|e| e.name.value.as_str()).collect(),
        };
        if values.contains(&text.as_str()) {
            return true;
        }
        let string = matches!(value.kind, ExprKind::String(_));
        if !string && (values.is_empty() || self.is_known(text)) {
            return false;
        }
        let message = match values.is_empty() {
            true => format!("`{}` has no named values", field.name),
            false => format!("`{text}` is not a value of `{}`", field.name),
        };
        let finding =
            rules::UNKNOWN_VALUE.at(value.span, message).label("never equal").also(subject.span, "compared with this");
        let shown = if string {
            Span { start: value.span.start + 1, end: value.span.end - 1, ..value.span }
        } else {
            value.span
        };
        self.out.push(suggest(finding, shown, text, values, "use the name of one of its enumerators"));
        true
    }

    fn is_known(&self, name: &str) -> bool {
        self.locals.iter().any(|l| l.name == name)
            || self.by_name.contains_key(name)
            || self.vocabulary.names.contains(name)
    }

    fn name(&mut self, name: &'a str, span: Span) {
        if let Some(local) = self.locals.iter_mut().rev().find(|l| l.name == name) {
            local.used = true;
        } else if self.vocabulary.names.contains(name) {
            self.used.insert(name);
        } else if !self.by_name.contains_key(name) {
            self.unknown_name(name, span);
        }
    }

    fn unknown_name(&mut self, name: &str, span: Span) {
        let finding = rules::UNKNOWN_NAME.at(span, format!("`{name}` is not known here")).label("unknown");
        if self.vocabulary.functions.contains_key(name) {
            self.out.push(finding.help(format!("a function is called: `{name}(...)`")));
            return;
        }
        let locals = self.locals.iter().map(|l| l.name);
        let mut known: Vec<&str> = self.fields.iter().map(|f| f.name.value.as_str()).chain(locals).collect();
        let mut words: Vec<&str> = self.vocabulary.names.iter().copied().collect();
        words.sort_unstable();
        known.extend(words);
        self.out.push(suggest(finding, span, name, known, "define it with `let`, or declare it in `functions.md`"));
    }

    fn call(&mut self, name: &'a Name, arguments: usize) {
        let Some((fewest, most)) = self.vocabulary.functions.get(name.value.as_str()).copied() else {
            let message = format!("there is no function `{name}`");
            let finding = rules::UNKNOWN_FUNCTION.at(name.span, message).label("unknown");
            let mut known: Vec<&str> = self.vocabulary.functions.keys().copied().collect();
            known.sort_unstable();
            self.out.push(suggest(finding, name.span, &name.value, known, "declare it in `functions.md`"));
            return;
        };
        self.used.insert(&name.value);
        if arguments < usize::from(fewest) || arguments > usize::from(most) {
            let takes = if fewest == most { fewest.to_string() } else { format!("{fewest} to {most}") };
            let message = format!("`{name}` takes {takes} arguments, not {arguments}");
            let finding = rules::WRONG_ARITY.at(name.span, message).label(format!("{arguments} arguments"));
            self.out.push(finding.help("correct the call, or the declaration in `functions.md`"));
        }
    }

    /// Checks the member after a point: a bit group of a field, or a view of an operand.
    fn member(&mut self, inner: &'a Expr, member: &'a Name) {
        let ExprKind::Name(name) = &inner.kind else { return };
        if self.locals.iter().any(|l| l.name == name) {
            return;
        }
        let Some(field) = self.by_name.get(name.as_str()).copied() else { return };
        let groups = field.groups.iter().filter_map(|g| g.name.as_ref()).map(|n| n.value.as_str());
        let views = if field.is_operand() { &VIEWS[..] } else { &[] };
        let known: Vec<&str> = groups.chain(views.iter().copied()).collect();
        if known.contains(&member.value.as_str()) || !self.vocabulary.strict {
            return;
        }
        let message = match field.is_operand() {
            true => format!("`{member}` is not a view of the operand `{name}`"),
            false => format!("`{name}` has no bit group `{member}`"),
        };
        let finding =
            rules::UNKNOWN_MEMBER.at(member.span, message).label("unknown").also(field.name.span, "the field");
        let help = format!("it has {}", super::format_names(known.iter().copied(), 8));
        self.out.push(suggest(finding, member.span, &member.value, known, &help));
    }
}

impl<'a> StatementVisitor<'a> for Scope<'a, '_> {
    fn visit_expr(&mut self, expr: &'a Expr) {
        // A name that is compared with a field is one of the field's enumerators, not a variable.
        let mut explained: HashSet<*const Expr> = HashSet::new();
        for part in walk_expr(expr) {
            match &part.kind {
                ExprKind::Binary(op, a, b) if op.value.is_comparison() => {
                    for (value, subject) in [(a, b), (b, a)] {
                        if self.enumerator(value, subject) {
                            explained.insert(&**value);
                        }
                    }
                }
                ExprKind::Name(name) if !explained.contains(&std::ptr::from_ref(part)) => self.name(name, part.span),
                ExprKind::Call(name, arguments) => self.call(name, arguments.len()),
                ExprKind::Member(inner, member) => self.member(inner, member),
                _ => {}
            }
        }
    }

    /// Checks the target of an assignment. A compound assignment such as `+=` uses the old value.
    fn visit_target(&mut self, target: &'a Expr, op: AssignOp) {
        let mut root = target;
        loop {
            match &root.kind {
                ExprKind::Index(inner, index) => {
                    self.visit_expr(index);
                    root = inner;
                }
                ExprKind::Member(inner, member) => {
                    self.member(inner, member);
                    root = inner;
                }
                _ => break,
            }
        }
        let ExprKind::Name(name) = &root.kind else { return self.visit_expr(root) };
        if let Some(local) = self.locals.iter_mut().rev().find(|l| l.name == name) {
            local.used |= op != AssignOp::Set;
            return;
        }
        let wrong = match self.by_name.get(name.as_str()) {
            Some(field) if !field.is_operand() && field.access == Access::Read => Some("is not an operand"),
            Some(field) if field.access == Access::Read => Some("is not written by the instruction"),
            Some(_) => None,
            None if self.vocabulary.functions.contains_key(name.as_str()) => Some("is a function"),
            None if self.vocabulary.names.contains(name.as_str()) => {
                self.used.insert(name);
                None
            }
            None => return self.unknown_name(name, root.span),
        };
        if let Some(wrong) = wrong {
            let message = format!("`{name}` cannot be assigned to: it {wrong}");
            let mut finding = rules::WRITES_SOURCE.at(root.span, message).label("assigned here");
            if let Some(field) = self.by_name.get(name.as_str()) {
                finding = finding.also(field.name.span, "the field");
            }
            self.out.push(finding.help("assign to a destination or a local name; a written operand says `Written.`"));
        }
    }

    fn define_local(&mut self, name: &'a Name, kind: LocalKind) {
        self.define(&name.value, name.span, kind == LocalKind::Value);
    }

    fn open_scope(&mut self) -> usize {
        self.locals.len()
    }

    /// Reports the names of the scope that are not used.
    fn close_scope(&mut self, outside: usize) {
        for local in self.locals.split_off(outside.min(self.locals.len())) {
            if !local.used && local.must_be_used {
                let message = format!("`{}` is never used", local.name);
                self.out.push(rules::UNUSED_LOCAL.at(local.span, message).label("unused").help("use it or remove it"));
            }
        }
    }
}

/// Completes the finding of an unknown name with the nearest known one, as an edit of `span`.
/// Without one, the finding gets the help text `otherwise`.
pub(super) fn suggest(finding: Diagnostic, span: Span, name: &str, known: Vec<&str>, otherwise: &str) -> Diagnostic {
    let Some(near) = nearest(name, known.iter().copied()) else { return finding.help(otherwise) };
    let finding = finding.help(format!("did you mean `{near}`?"));
    match unmistakable(name, near, known.iter().copied()) {
        true => finding.edit(span, near),
        false => finding.guess(span, near),
    }
}
