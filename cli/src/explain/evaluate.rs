//! `visa explain --evaluate`: executes the pseudo-code of a page on values of the user.
//!
//! For example, `visa explain add --evaluate "Src0=0x7fffffff:d Src1=1:d"` makes the line `add (M1, 1)
//! Dst(0,0)<1> Src0(0,0)<0;1,0> Src1(0,0)<0;1,0>`, declares its variables, and shows each statement
//! with the values that it reads and writes.

use super::page::{ExplanationPage, Style};
use super::reference::{Reference, SpecInstruction};
use super::{ExitStatus, ExplainOptions, Failure};
use crate::Context;
use crate::element_value::{format_element, parse_element, parse_integer};
use openvisa::module::Module;
use openvisa::text::{ParseOptions, parse};
use openvisa_isa::{DataType, InstKind, LabelUse, Platform};
use openvisa_sim::{Evaluation, EvaluationInputs, Event, evaluate};
use serde_json::json;
use std::fmt::Write;

/// Number of elements of a variable, and the maximum number of values of one.
const MAX_ELEMENTS: usize = 64;

/// A variable, with the values that the user gives.
#[derive(Clone, Debug, PartialEq)]
struct KernelVariable {
    name: String,
    /// `None` until the type is known. Predicate variables have the type BOOL.
    data_type: Option<DataType>,
    values: Vec<String>,
}

/// Executes an instruction, given as a name or as a line of text, on the values in `list`.
pub(super) fn run(context: &mut Context<'_>, options: &ExplainOptions, list: &str) -> Result<ExitStatus, Failure> {
    let reference = Reference::get();
    let (mut variables, control) = parse_values(list)?;
    let query = options.query.join(" ");
    let named =
        |i: &&SpecInstruction| i.name.eq_ignore_ascii_case(&query) || i.mnemonics.contains(&query.to_lowercase());
    let line = match reference.instructions.iter().find(named) {
        Some(instruction) => line_of_page(instruction, &mut variables)?,
        None => query,
    };
    infer_types(&mut variables);
    let newest = Platform::ALL[Platform::ALL.len() - 1];
    let platform = options.target.platform.unwrap_or(newest);
    let text = kernel_text(&line, &variables);
    let parsed = parse(&text, &ParseOptions { platform: Some(platform), ..ParseOptions::default() });
    if let Some(first) = parsed.diagnostics.first() {
        return Err(Failure::Usage(format!("`{line}`: {}{}", first.message, help_for(first.help.as_deref()))));
    }
    let failed = |error: &dyn std::fmt::Display| Failure::Usage(format!("`{line}`: {error}"));
    let bytes = parsed.object_module(&text).map_err(|e| failed(&e))?.to_bytes().map_err(|e| failed(&e))?;
    let open = || Module::open(&bytes).map_err(|error| failed(&error));
    let name = first_instruction(&open()?).ok_or_else(|| failed(&"it has no instruction"))?;
    let Some(instruction) = reference.instructions.iter().find(|i| i.name == name) else {
        return Err(failed(&format!("the specification has no page `{name}`")));
    };
    let values = machine_values(&variables, control)?;
    let result = evaluate(open()?, platform, &values).map_err(|error| failed(&error))?;
    let names = VariableNames::of(&variables);
    if options.json {
        write_json(context, reference, instruction, &result, &names)?;
    } else {
        write_page(context, reference, instruction, &line, &result, &names)?;
    }
    Ok(ExitStatus::Success)
}

/// Formats the help of a diagnostic, and says how variables are declared.
fn help_for(help: Option<&str>) -> String {
    let help = help.map(|help| format!("; {help}")).unwrap_or_default();
    format!("{help}\n  help: variables are those that --evaluate names: `--evaluate \"x=1:ud y=2.5:f z:f P=1:bool\"`")
}

/// Parses a list such as `Src0=0x7fffffff:d Src1=1,2:d Dst:q cr0=0x10`. Returns the variables, and
/// the value of the control register, which keeps denormal numbers by default.
fn parse_values(list: &str) -> Result<(Vec<KernelVariable>, u32), Failure> {
    let (mut variables, mut control): (Vec<KernelVariable>, u32) = (Vec::new(), 0x4c0);
    for item in list.split_whitespace() {
        let bad = |what: &str| {
            Failure::Usage(format!(
                "--evaluate: `{item}` {what}; an item is NAME=VALUE:TYPE, VALUE several with commas"
            ))
        };
        let (rest, data_type) = match item.rsplit_once(':') {
            Some((rest, word)) => {
                let known = DataType::ALL.iter().find(|t| t.to_string().eq_ignore_ascii_case(word));
                (rest, Some(*known.ok_or_else(|| bad("has no type of the instruction set"))?))
            }
            None => (item, None),
        };
        let (name, values) = rest.split_once('=').unwrap_or((rest, ""));
        let is_name = name.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
            && name.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
        if !is_name {
            return Err(bad("does not begin with a name"));
        }
        if name == "cr0" {
            control = parse_integer(values).and_then(|v| u32::try_from(v).ok()).ok_or_else(|| bad("is no dword"))?;
            continue;
        }
        if variables.iter().any(|v| v.name == name) {
            return Err(bad("is there twice"));
        }
        let values: Vec<String> = values.split(',').filter(|v| !v.is_empty()).map(str::to_owned).collect();
        if values.len() > MAX_ELEMENTS {
            return Err(bad(&format!("has more than {MAX_ELEMENTS} values")));
        }
        variables.push(KernelVariable { name: name.to_owned(), data_type, values });
    }
    Ok((variables, control))
}

/// Gives variables without a type that of the first one with a type, or else D, or F for a number
/// with a point.
fn infer_types(variables: &mut [KernelVariable]) {
    let real = variables.iter().any(|v| v.values.iter().any(|v| v.contains('.')));
    let known = variables.iter().filter_map(|v| v.data_type).find(|t| *t != DataType::Bool);
    let usual = known.unwrap_or(if real { DataType::F } else { DataType::D });
    variables.iter_mut().for_each(|v| v.data_type = v.data_type.or(Some(usual)));
}

/// Makes a line of text for an instruction from its template. Its operands become variables, which
/// are added to `variables` if they are missing.
fn line_of_page(instruction: &SpecInstruction, variables: &mut Vec<KernelVariable>) -> Result<String, Failure> {
    let unusable = |what: &str| {
        Failure::Usage(format!(
            "`{}` {what}; give a line of text, such as `visa explain \"{} (M1, 1) Dst(0,0)<1> Src0(0,0)<0;1,0>\" --evaluate …`",
            instruction.name,
            instruction.mnemonics.first().map_or("add", String::as_str)
        ))
    };
    let template = instruction.text.first().ok_or_else(|| unusable("has no text"))?;
    let channels = variables.iter().map(|v| v.values.len()).max().unwrap_or(1).clamp(1, 32).next_power_of_two();
    let (mut line, mut rest) = (String::new(), template.template.as_str());
    while let Some(at) = rest.find(['[', '<']) {
        line.push_str(&rest[..at]);
        let close = if rest[at..].starts_with('[') { ']' } else { '>' };
        let end = rest[at..].find(close).map(|end| at + end).ok_or_else(|| unusable("has a text of another form"))?;
        if close == '>' {
            line.push_str(
                &operand_text(instruction, &rest[at + 1..end], channels, variables).map_err(|what| unusable(&what))?,
            );
        }
        rest = &rest[end + 1..];
    }
    line.push_str(rest);
    Ok(line.trim().to_owned())
}

/// Returns the text of a placeholder of a template.
fn operand_text(
    instruction: &SpecInstruction,
    name: &str,
    channels: usize,
    variables: &mut Vec<KernelVariable>,
) -> Result<String, String> {
    if name == "Exec_size" {
        return Ok(format!("M1, {channels}"));
    }
    let field = instruction.fields.iter().find(|f| f.name == name && f.r#type == "vec_operand");
    let field = field.ok_or_else(|| format!("has `{name}` in its text, which is no operand with a region"))?;
    let says = |word: &str| field.facts.iter().any(|fact| fact == word);
    let predicate = says("predicate operand");
    let known = variables.iter().position(|v| v.name == name);
    let at = known.unwrap_or_else(|| {
        variables.push(KernelVariable { name: name.to_owned(), data_type: None, values: Vec::new() });
        variables.len() - 1
    });
    if predicate {
        variables[at].data_type = Some(DataType::Bool);
        return Ok(name.to_owned());
    }
    let region = match says("written") {
        true => "<1>",
        false if variables[at].values.len() > 1 => "<1;1,0>",
        false => "<0;1,0>",
    };
    Ok(format!("{name}(0,0){region}"))
}

/// Returns the text of a kernel with one line, and the declarations of variables.
fn kernel_text(line: &str, variables: &[KernelVariable]) -> String {
    let mut text = ".version 4.1\n.kernel \"k\"\n".to_owned();
    for KernelVariable { name, data_type, .. } in variables {
        let word = data_type.map_or_else(|| "d".to_owned(), |t| t.to_string().to_lowercase());
        // Writing to a string cannot fail.
        let _ = match data_type {
            Some(DataType::Bool) => writeln!(text, ".decl {name} v_type=P num_elts=32"),
            _ => writeln!(text, ".decl {name} v_type=G type={word} num_elts={MAX_ELEMENTS} align=GRF"),
        };
    }
    text + ".kernel_attr SimdSize=32\n.function \"k_0\"\n" + line + "\nret (M1, 1)\n"
}

/// Returns the name of the page of the first instruction of a kernel that is no label.
fn first_instruction(module: &Module<'_>) -> Option<&'static str> {
    let object = module.objects().next()?.ok()?;
    let marks = |kind: InstKind| LabelUse::of(kind.info().opcode.bits()) == LabelUse::Stands;
    object
        .instructions()
        .filter_map(Result::ok)
        .map(|i| i.kind())
        .find(|kind| !marks(*kind))
        .map(|kind| kind.info().name)
}

/// Converts the values of the user to bits.
fn machine_values(variables: &[KernelVariable], control: u32) -> Result<EvaluationInputs, Failure> {
    let mut values = EvaluationInputs { control, ..EvaluationInputs::default() };
    for KernelVariable { name, data_type, values: list } in variables {
        let data_type = data_type.unwrap_or(DataType::D);
        let bits = list.iter().map(|text| {
            let wide = if data_type == DataType::Bool { DataType::Ud } else { data_type };
            parse_element(text, wide).ok_or_else(|| {
                Failure::Usage(format!("--evaluate: `{text}` is no value of `{name}`, whose type is {data_type}"))
            })
        });
        let bits = bits.collect::<Result<Vec<_>, _>>()?;
        match data_type {
            DataType::Bool => values.predicates.push(bits.first().map_or(0, |b| *b as u32)),
            _ => values.variables.push(bits),
        }
    }
    Ok(values)
}

/// The names of variables by their numbers in the object file.
struct VariableNames {
    general: Vec<String>,
    predicates: Vec<String>,
}

impl VariableNames {
    fn of(variables: &[KernelVariable]) -> Self {
        let (predicates, general) =
            variables.iter().partition::<Vec<_>, _>(|variable| variable.data_type == Some(DataType::Bool));
        let names = |list: Vec<&KernelVariable>| list.into_iter().map(|v| v.name.clone()).collect();
        Self { general: names(general), predicates: names(predicates) }
    }

    /// Returns an element of a variable that the simulator calls `V32` or `P1`.
    fn element(&self, variable: &str, index: usize) -> String {
        use openvisa_isa::VariableClass::{General, Predicate};
        let number = variable.get(1..).and_then(|digits| digits.parse::<usize>().ok());
        let name = number.and_then(|number| match variable.as_bytes().first() {
            Some(b'V') => self.general.get(number.checked_sub(General.first() as usize)?),
            Some(b'P') => self.predicates.get(number.checked_sub(Predicate.first() as usize)?),
            _ => None,
        });
        match (name, index) {
            (Some(name), 0) => name.clone(),
            (Some(name), _) => format!("{name}[{index}]"),
            (None, _) => variable.to_owned(),
        }
    }
}

/// Returns the statement that begins in a line of a page, on one line and without indentation.
fn statement(instruction: &SpecInstruction, line: u32) -> String {
    let Some((_, code, first)) = &instruction.semantics else { return String::new() };
    let mut text = String::new();
    for part in code.lines().skip(line.saturating_sub(*first) as usize).map(str::trim) {
        if !text.is_empty() {
            text.push(' ');
        }
        text.push_str(part);
        if part.ends_with([';', '{']) {
            break;
        }
    }
    text
}

/// Returns the results: the variable and its bits, with the number if that is another text.
fn results(result: &Evaluation, names: &VariableNames) -> Vec<(String, String, String)> {
    let mut list = Vec::new();
    for variable in &result.changed {
        let name = names.general.get(variable.declaration).map_or("?", String::as_str);
        for (index, bits) in &variable.elements {
            let name = if *index == 0 { name.to_owned() } else { format!("{name}[{index}]") };
            let word = variable.data_type.to_string().to_lowercase();
            list.push((name, format!("{bits:#x}:{word}"), format_element(*bits, variable.data_type)));
        }
    }
    for (declaration, bits) in &result.changed_predicates {
        let name = names.predicates.get(*declaration).map_or("?", String::as_str);
        list.push((name.to_owned(), format!("{bits:#b}"), String::new()));
    }
    list
}

fn write_page(
    context: &mut Context<'_>,
    reference: &Reference,
    instruction: &SpecInstruction,
    line: &str,
    result: &Evaluation,
    names: &VariableNames,
) -> Result<(), Failure> {
    let mut page = ExplanationPage::new(context.color, context.width);
    let title = if instruction.title.is_empty() { String::new() } else { format!(" - {}", instruction.title) };
    page.heading(&format!("{}{title}", instruction.name), &reference.place(&instruction.file, instruction.line));
    page.code(2, line);
    page.blank();
    for event in &result.events {
        match event {
            Event::Statement(line) => {
                let file = instruction.file.rsplit('/').next().unwrap_or_default();
                let place = format!("{file}:{line}  ");
                let words = statement(instruction, *line);
                page.wrap_after(&[(Style::Dim, &place)], place.len(), Style::Code, &words);
            }
            Event::Local { name, value } => page.wrap("", 6, &format!("{name} = {value}")),
            Event::Load { variable, index, value } => {
                page.wrap("", 6, &format!("{} is {value}", names.element(variable, *index)));
            }
            Event::Store { variable, index, value } => {
                page.wrap("", 6, &format!("{} becomes {value}", names.element(variable, *index)));
            }
            #[allow(unreachable_patterns)]
            _ => {}
        }
    }
    page.blank();
    page.wrap_after(&[], 0, Style::Bold, "Result");
    let list = results(result, names);
    if list.is_empty() {
        page.remark(2, "nothing changes");
    }
    for (name, bits, number) in list {
        let number = if number.is_empty() { number } else { format!(" ({number})") };
        page.wrap("", 2, &format!("{name} = {bits}{number}"));
    }
    context.out.write_all(page.text.as_bytes())?;
    Ok(())
}

fn write_json(
    context: &mut Context<'_>,
    reference: &Reference,
    instruction: &SpecInstruction,
    result: &Evaluation,
    names: &VariableNames,
) -> Result<(), Failure> {
    for event in &result.events {
        let object = match event {
            Event::Statement(line) => json!({
                "statement": statement(instruction, *line), "place": reference.place(&instruction.file, *line),
            }),
            Event::Local { name, value } => json!({ "local": name, "value": value }),
            Event::Load { variable, index, value } => {
                json!({ "load": names.element(variable, *index), "value": value })
            }
            Event::Store { variable, index, value } => {
                json!({ "store": names.element(variable, *index), "value": value })
            }
            #[allow(unreachable_patterns)]
            _ => continue,
        };
        writeln!(context.out, "{object}")?;
    }
    for (name, bits, number) in results(result, names) {
        writeln!(context.out, "{}", json!({ "result": name, "bits": bits, "number": number }))?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn items_that_cannot_be_read_are_named() {
        for (list, what) in [
            ("Src0=1:zz", "has no type"),
            ("=1", "does not begin with a name"),
            ("a=1 a=2", "is there twice"),
            ("cr0=x", "is no dword"),
        ] {
            let Err(Failure::Usage(message)) = parse_values(list) else { panic!("{list} was read") };
            assert!(message.contains(what), "{message}");
        }
    }
}
