//! Lowering of `functions.md`: the functions and the state of the pseudo-code.
//!
//! For example, the row `| next | 1 | x: integer | integer | ... |` declares a function, and a
//! fence with the words `function next` writes it out.

use super::{Lowering, names_of};
use crate::spec::dialect::raw::{RawFunctionCode, RawNamedTable, RawRow};
use crate::spec::model::pseudo_code::{FunctionResult, Kind};
use crate::spec::model::{Argument, FunctionCode, PseudoFunction, StateName};
use crate::spec::rules;
use crate::spec::span::{Name, Span};

/// Returns the place of a part of a cell.
fn part_span(cell: &Name, start: usize, len: usize) -> Span {
    Span {
        start: cell.span.start + start as u32,
        end: cell.span.start + (start + len) as u32,
        column: cell.span.column + cell.value.get(..start).map_or(0, |before| before.chars().count()) as u32,
        ..cell.span
    }
}

impl Lowering<'_> {
    /// Lowers the tables of functions and of state for pseudo-code.
    pub(super) fn lower_functions(&mut self, raw: &[RawNamedTable]) {
        let (names, optional) = (["Function", "Arguments", "Meaning"], ["Takes", "Gives", "Needs"]);
        self.lower_rows_with(raw, names, optional, "a function", Self::lower_function);
        self.lower_rows_with(raw, ["Name", "Meaning"], ["Gives"], "state", Self::lower_state);
    }

    fn lower_function(
        &mut self,
        table: &RawNamedTable,
        _: &RawRow,
        [name, arguments, meaning]: [&Name; 3],
        [takes, gives, needs]: [Option<&Name>; 3],
    ) {
        let arguments = self.parse_argument_count(arguments);
        let takes = takes.map_or(Vec::new(), |cell| self.parse_arguments(cell, arguments));
        let result = gives.map_or(FunctionResult::UNKNOWN, |cell| self.parse_result(cell));
        self.model.functions.push(PseudoFunction {
            name: name.clone(),
            section: table.heading.as_ref().map(|heading| heading.value.clone()),
            arguments,
            takes,
            gives: gives.map(|cell| Name { value: result.kind.base().to_owned(), span: cell.span }),
            result,
            needs: needs.filter(|cell| !cell.value.is_empty()).cloned(),
            description: meaning.value.clone(),
            code: None,
        });
    }

    fn lower_state(&mut self, _: &RawNamedTable, _: &RawRow, [name, meaning]: [&Name; 2], [gives]: [Option<&Name>; 1]) {
        let refined = gives.map_or(Kind::Any, |cell| self.parse_kind(cell, &cell.value));
        let gives = gives.map(|cell| Name { value: refined.base().to_owned(), span: cell.span });
        let (name, description) = (name.clone(), meaning.value.clone());
        self.model.state.push(StateName { name, gives, refined, description });
    }

    /// Parses a list of kinds such as `surface, address: number`. Reports a list that has another
    /// number of arguments than the function.
    fn parse_arguments(&mut self, cell: &Name, (least, most): (u8, u8)) -> Vec<Argument> {
        let mut list = Vec::new();
        let mut at = 0;
        for piece in cell.value.split(',') {
            let start = at + piece.len() - piece.trim_start().len();
            at += piece.len() + 1;
            let part = piece.trim();
            if part.is_empty() {
                continue;
            }
            let (name, kind) = part.split_once(':').map_or((part, part), |(name, kind)| (name, kind.trim()));
            let refined = self.parse_kind(cell, kind);
            let kind = Name { value: refined.base().to_owned(), span: cell.span };
            let span = part_span(cell, start, name.len());
            list.push(Argument { name: name.to_owned(), kind, refined, span });
        }
        let written = list.iter().filter(|argument: &&Argument| argument.kind.value != Argument::CHANNEL).count();
        let is_variadic = least != most && written == 1;
        if !is_variadic && written != usize::from(most) {
            let message = format!("`{}` lists {written} arguments of {most}", cell.value);
            let help = "write a kind for each argument, separated by commas";
            self.report(rules::TABLE_CELL.at(cell.span, message).help(help));
        }
        list
    }

    /// Parses the result of a function. An unknown kind is reported, and is any.
    fn parse_result(&mut self, cell: &Name) -> FunctionResult {
        FunctionResult::parse(&cell.value).unwrap_or_else(|| {
            let kind = cell.value.strip_suffix(" or nothing").unwrap_or(&cell.value);
            self.parse_kind(cell, kind);
            FunctionResult::UNKNOWN
        })
    }

    /// Returns the kind with a name that occurs in a cell. An unknown one is reported, and is any.
    fn parse_kind(&mut self, cell: &Name, name: &str) -> Kind {
        if let Some(kind) = Kind::parse(name) {
            return kind;
        }
        let span = part_span(cell, cell.value.rfind(name).unwrap_or(0), name.len());
        self.report_unknown(&rules::TABLE_CELL, span, name, "a kind", Kind::names());
        Kind::Any
    }

    /// Parses a number of arguments such as `2` or `1..3`. After any other text the function takes
    /// any number, so that its calls give no findings.
    fn parse_argument_count(&mut self, cell: &Name) -> (u8, u8) {
        let (least, most) = cell.value.split_once("..").unwrap_or((&cell.value, &cell.value));
        match (least.parse(), most.parse()) {
            (Ok(least), Ok(most)) if least <= most => (least, most),
            _ => {
                let finding = rules::TABLE_CELL.at(cell.span, format!("`{}` is not a number of arguments", cell.value));
                self.report(finding.help("write a number, or `a..b` for at least a and at most b"));
                (0, u8::MAX)
            }
        }
    }

    /// Gives each function that is written out its code. Reports a fence for no function of the
    /// tables, and a second one for the same function.
    pub(super) fn lower_function_codes(&mut self, raw: &[RawFunctionCode]) {
        for RawFunctionCode { name, code } in raw {
            let Some(index) = self.model.functions.iter().position(|f| f.name.value == name.value) else {
                let known = names_of(self.model.functions.iter().map(|f| &f.name));
                self.report_unknown(&rules::FUNCTION_CODE, name.span, &name.value, "a function of a table", known);
                continue;
            };
            if let Some(first) = &self.model.functions[index].code {
                let finding = rules::FUNCTION_CODE.at(name.span, format!("`{name}` is written out twice"));
                self.report(finding.label("again").also(first.name.span, "first here").help("remove one"));
                continue;
            }
            let Some(raw) = code else {
                let finding = rules::FUNCTION_CODE.at(name.span, format!("the fence of `{name}` is empty"));
                self.report(finding.label("no statement").help("write its statements, or remove the fence"));
                continue;
            };
            let program = self.parse_program(raw);
            let code = FunctionCode { name: name.clone(), source: raw.text.clone(), program, span: raw.span };
            self.model.functions[index].code = Some(code);
        }
    }
}
