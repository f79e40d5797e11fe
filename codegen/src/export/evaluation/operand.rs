//! Operands of lines: their text, their types, and the values that forms begin with.
//!
//! For example, `Src0` of ADD is `Src0(0,0)<1;1,0>` if it has several values, and begins with 1.

use super::line::LineWriter;
use super::{EvaluationOperand, FLAT_ADDRESS, FLAT_MEMORY};
use crate::rust_view::partial_eval::{Given, PartialTruth};
use crate::spec::model::expr::{BinaryOp, UnaryOp};
use crate::spec::model::{
    Access, DataType, DataTypeId, DataTypeKind, Expr, ExprKind, Field, FieldId, FieldKind, Formatter, KnownFunction,
    NullRule, OperandClass, Presence, Usual, UsualValue,
};

impl<'a> LineWriter<'a> {
    pub(super) fn operand(&self, id: FieldId, formatter: Option<Formatter>) -> Result<EvaluationOperand<'a>, String> {
        let field = self.instruction.field(id);
        let name = field.name.value.as_str();
        let has = |class| field.classes.as_ref().is_none_or(|classes| classes.value.contains(class));
        let is_vector = field.kind != Some(FieldKind::RawOperand);
        let predicate = field.classes.is_some() && has(OperandClass::Predicate);
        if !has(OperandClass::General) && !predicate {
            return Err(format!("its operand `{name}` is no general variable"));
        }
        let written = field.access != Access::Read;
        let [one, several] = match formatter {
            _ if !is_vector => [".0", ".0"],
            Some(Formatter::RawVector) => ["(0,0)", "(0,0)"],
            _ if written => ["(0,0)<1>", "(0,0)<1>"],
            _ => ["(0,0)<0;1,0>", "(0,0)<1;1,0>"],
        };
        let general = |suffix| has(OperandClass::General).then(|| format!("{name}{suffix}"));
        Ok(EvaluationOperand {
            name,
            written,
            nullable: self.null_operations(id) > 0 || self.is_usually_null(id) || self.may_be_left_out(field),
            one: general(one),
            several: general(several),
            predicate: predicate.then(|| name.to_owned()),
            types: self.types_of(field, written, predicate),
            sized_by: None,
            usual: if written { String::new() } else { self.usual_values(id) },
        })
    }

    /// Returns an operand of a composite form, whose text has neither offset nor region.
    pub(super) fn plain_operand(&self, id: FieldId) -> Result<EvaluationOperand<'a>, String> {
        let operand = self.operand(id, None)?;
        let name = || operand.one.is_some().then(|| operand.name.to_owned());
        Ok(EvaluationOperand { one: name(), several: name(), ..operand })
    }

    /// Returns the value of the operation for rules.
    pub(super) fn operation(&self, code: u64) -> Option<Given<'a>> {
        let (field, _) = self.operations.as_ref()?;
        Some(Given { instruction: self.instruction, field: *field, group: None, code })
    }

    /// Returns whether an operand is null for an operation.
    fn is_null_for(&self, id: FieldId, code: u64) -> bool {
        let Some(given) = self.operation(code) else { return false };
        let rules = self.instruction.constraints.iter().filter_map(|rule| rule.condition.expr.as_ref());
        let mut outcomes = rules.map(|expr| given.outcome(expr));
        let ruled = outcomes.any(|outcome| matches!(outcome, PartialTruth::Perhaps(nulls) if nulls.contains(&id)));
        let stated = match &self.instruction.field(id).null {
            NullRule::If(conditions) => {
                let mut conditions = conditions.iter().filter_map(|condition| condition.expr.as_ref());
                conditions.any(|expr| given.outcome(expr) == PartialTruth::Always)
            }
            NullRule::Unstated | NullRule::Allowed => false,
        };
        ruled || stated
    }

    /// Returns the number of operations for which an operand is null.
    fn null_operations(&self, id: FieldId) -> usize {
        let codes = self.operations.as_ref().map_or(&[][..], |(_, codes)| codes);
        codes.iter().filter(|code| self.is_null_for(id, **code)).count()
    }

    /// Returns the values that a form begins with: the address of memory, or a small number.
    fn usual_values(&self, id: FieldId) -> String {
        let first = self.operations.as_ref().and_then(|(_, codes)| codes.first());
        if first.is_some_and(|code| self.is_null_for(id, *code)) || self.is_usually_null(id) {
            return String::new();
        }
        let field = self.instruction.field(id);
        let types = field.types.as_ref().map_or(&[][..], |types| &types.value);
        let number = || (self.line.operands.len() + 1).to_string();
        if !self.needs.has_memory() {
            return number();
        }
        if self.needs.has_images() {
            return self.usual_texel_values(field).unwrap_or_else(number);
        }
        // Addresses of flat memory can have 64 bits, and come before offsets. An offset has one
        // type.
        let is_wide = types.iter().any(|id| self.model[*id].bits == 64);
        let is_first = self.line.operands.iter().all(|operand| operand.usual != FLAT_ADDRESS);
        match types {
            _ if is_wide && is_first && self.needs.0.contains(&FLAT_MEMORY.1) => FLAT_ADDRESS.to_owned(),
            [_] => "0".to_owned(),
            _ => number(),
        }
    }

    /// Returns the values of an operand of a page that accesses texels: the corner or the middle of
    /// the image. `None` for data.
    fn usual_texel_values(&self, field: &Field) -> Option<String> {
        let types = match &field.types {
            Some(types) => types.value.clone(),
            None => self.ruled_types(field),
        };
        let is_listed = matches!(field.presence, Presence::CountedBy(_));
        match types.first().map(|id| self.model[*id].kind) {
            Some(DataTypeKind::Float) => Some("0.5".to_owned()),
            None if !is_listed => None,
            _ => Some("0".to_owned()),
        }
    }

    /// Returns whether an operand is null unless the instruction needs it.
    fn is_usually_null(&self, id: FieldId) -> bool {
        let field = self.instruction.field(id);
        let resolve = |usual: &Usual| usual.resolve(&self.instruction.fields, field);
        field.usual.first().and_then(resolve) == Some(UsualValue::Null)
    }

    /// Returns whether a reader may leave a coordinate or a mip level out.
    fn may_be_left_out(&self, field: &Field) -> bool {
        self.needs.has_images() && field.access == Access::Read && field.null == NullRule::Allowed
    }

    /// Returns the types that a rule of the page allows for an operand, or for another operand that
    /// has the same type. For example, `type(U) == F || type(U) == HF` allows two types.
    fn ruled_types(&self, field: &Field) -> Vec<DataTypeId> {
        let rules = || self.instruction.constraints.iter().filter_map(|rule| rule.condition.expr.as_ref());
        let agreeing = rules().filter_map(|rule| match &rule.kind {
            ExprKind::Call(_, operands) if KnownFunction::called_by(rule) == Some(KnownFunction::TypesAgree) => {
                Some(operands.iter().filter_map(name_of).collect::<Vec<_>>())
            }
            _ => None,
        });
        let agreeing = agreeing.filter(|names| names.contains(&field.name.value.as_str())).flatten();
        let mut names = std::iter::once(field.name.value.as_str()).chain(agreeing);
        names.find_map(|name| rules().find_map(|rule| self.types_in_rule(rule, name))).unwrap_or_default()
    }

    /// Returns the types that a rule lists for an operand. `None` if the rule says something else.
    fn types_in_rule(&self, rule: &Expr, operand: &str) -> Option<Vec<DataTypeId>> {
        match &rule.kind {
            ExprKind::Binary(op, a, b) if op.value == BinaryOp::LogicalOr => {
                let mut types = self.types_in_rule(a, operand)?;
                types.extend(self.types_in_rule(b, operand)?);
                Some(types)
            }
            ExprKind::Binary(op, a, b) if op.value == BinaryOp::Equal => {
                let ExprKind::Call(_, arguments) = &a.kind else { return None };
                let is_type = KnownFunction::called_by(a) == Some(KnownFunction::Type);
                let is_operand = arguments.first().and_then(name_of) == Some(operand);
                let name = name_of(b).filter(|_| is_type && is_operand)?;
                let found = self.model.data_types.iter().position(|t| t.name.value == name)?;
                Some(vec![DataTypeId(found as u8)])
            }
            // The operand is not there.
            ExprKind::Unary(UnaryOp::Not, inner)
                if KnownFunction::called_by(inner) == Some(KnownFunction::InLayout) =>
            {
                Some(Vec::new())
            }
            _ => None,
        }
    }

    /// Returns the types of an operand, the first one of the type maps before all others.
    fn types_of(&self, field: &'a Field, written: bool, predicate: bool) -> Vec<&'a str> {
        let (model, instruction) = (self.model, self.instruction);
        let listed = instruction.properties.supported_types.iter().map(|t| t.data_type);
        let maps = instruction.type_maps.iter().flat_map(|m| m.dst.iter().chain(&m.src));
        let mut own: Vec<DataTypeId> = match &field.types {
            Some(own) => own.value.clone(),
            None => listed.chain(maps.map(|t| t.value)).collect(),
        };
        if own.is_empty() {
            own = self.ruled_types(field);
        }
        let first = instruction.type_maps.first().and_then(|m| if written { m.dst.first() } else { m.src.first() });
        own.sort_by_key(|t| first.is_none_or(|first| first.value != *t));
        let all = if own.is_empty() { model.data_types.iter().collect() } else { Vec::new() };
        let general = field.classes.as_ref().is_none_or(|classes| classes.value.contains(OperandClass::General));
        let is_possible = |t: &&DataType| match t.kind {
            DataTypeKind::Boolean => predicate,
            DataTypeKind::Packed => false,
            _ => general && t.code.is_some(),
        };
        let mut names: Vec<&str> = Vec::new();
        for data_type in own.into_iter().map(|id| &model[id]).chain(all).filter(is_possible) {
            if !names.contains(&data_type.name.value.as_str()) {
                names.push(&data_type.name.value);
            }
        }
        names
    }
}

/// Returns the name that an expression consists of.
fn name_of(expr: &Expr) -> Option<&str> {
    match &expr.kind {
        ExprKind::Name(name) => Some(name),
        _ => None,
    }
}
