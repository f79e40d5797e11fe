//! `visa explain --evaluate`: executes the pseudo-code of a page on values of the user.
//!
//! For example, `visa explain add --evaluate "Src0=0x7fffffff:d Src1=1:d"` makes this line, declares
//! its variables, and shows each statement with the values that it reads and writes:
//! `add (M1, 1) Dst(0,0)<1> Src0(0,0)<0;1,0> Src1(0,0)<0;1,0>`.

use super::page::{ExplanationPage, Style};
use super::reference::{EvaluationChoice, EvaluationLine, ExecutionSizes, Reference, SpecEvaluation, SpecInstruction};
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
    // `cmp.lt` is a mnemonic with a part that its page lets the user choose.
    let mnemonic = query.to_lowercase();
    let first = mnemonic.split('.').next().filter(|_| !mnemonic.contains(' ')).unwrap_or_default().to_owned();
    let named = |i: &&SpecInstruction| i.name.eq_ignore_ascii_case(&query) || i.mnemonics.contains(&mnemonic);
    let begun = |i: &&SpecInstruction| i.mnemonics.contains(&first);
    let all = &reference.instructions;
    let line = match all.iter().find(named).or_else(|| all.iter().find(begun)) {
        Some(instruction) => line_of_page(instruction, &mnemonic, &mut variables)?,
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
    // No object file has the newest instructions.
    let bytes = parsed.module.to_bytes().map_err(|e| failed(&e))?;
    let open = || Module::open_text_form(&bytes).map_err(|error| failed(&error));
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
                (rest, Some(parse_type(word).ok_or_else(|| bad("has no type of the instruction set"))?))
            }
            None => (item, None),
        };
        let (name, values) = rest.split_once('=').unwrap_or((rest, ""));
        let is_name = name.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
            && name.chars().all(|c| c.is_ascii_alphanumeric() || "_.".contains(c));
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

/// Returns the data type with a name.
fn parse_type(name: &str) -> Option<DataType> {
    DataType::ALL.iter().copied().find(|t| t.to_string().eq_ignore_ascii_case(name))
}

/// Gives variables without a type that of the first one with a type, or else D, or F for a number
/// with a point.
fn infer_types(variables: &mut [KernelVariable]) {
    let real = variables.iter().any(|v| v.values.iter().any(|v| v.contains('.')));
    let known = variables.iter().filter_map(|v| v.data_type).find(|t| *t != DataType::Bool);
    let usual = known.unwrap_or(if real { DataType::F } else { DataType::D });
    variables.iter_mut().for_each(|v| v.data_type = v.data_type.or(Some(usual)));
}

/// Fills the line of a page. Its operands become variables, which are added to `variables` if they
/// are missing. Values of its choices are removed from `variables`.
fn line_of_page(
    instruction: &SpecInstruction,
    mnemonic: &str,
    variables: &mut Vec<KernelVariable>,
) -> Result<String, Failure> {
    let form = match &instruction.evaluation {
        Some(SpecEvaluation::Line(form)) => form,
        Some(SpecEvaluation::Unavailable { reason, runs_in_kernel }) => {
            let other = if *runs_in_kernel { "; `visa run --reference` runs it in a kernel" } else { "" };
            return Err(Failure::Usage(format!("`{}` has no values to be run on: {reason}{other}", instruction.name)));
        }
        None => return Err(Failure::Usage(format!("`{}` has no effect at run time", instruction.name))),
    };
    let mut line = fill_choices(form, mnemonic, variables)?;
    for operand in &form.operands {
        let at = variables.iter().position(|v| v.name == operand.name).unwrap_or_else(|| {
            let (name, values) = (operand.name.clone(), Vec::new());
            variables.push(KernelVariable { name, data_type: None, values });
            variables.len() - 1
        });
        let usual = operand.types.first().and_then(|name| parse_type(name));
        let certain = usual.filter(|usual| operand.types.len() == 1 || *usual == DataType::Bool);
        variables[at].data_type = variables[at].data_type.or(certain);
    }
    infer_types(variables);
    for operand in &form.operands {
        let Some(variable) = variables.iter().find(|v| v.name == operand.name) else { continue };
        let text = match variable.data_type {
            Some(DataType::Bool) => &operand.predicate,
            _ if variable.values.len() > 1 => &operand.several,
            _ => &operand.one,
        };
        let text = text.as_ref().ok_or_else(|| {
            let types = operand.types.join(", ");
            Failure::Usage(format!("--evaluate: `{}` has one of the types {types}", operand.name))
        })?;
        line = line.replacen(&format!("<{}>", operand.name), text, 1);
    }
    Ok(line)
}

/// Fills the execution size of a line and its parts that are no operands. Values of these are
/// removed from `variables`; without one, a part has the text that the mnemonic implies, or its
/// usual text.
fn fill_choices(form: &EvaluationLine, mnemonic: &str, variables: &mut Vec<KernelVariable>) -> Result<String, Failure> {
    let mut line = form.line.clone();
    for EvaluationChoice { name, texts, usual } in &form.choices {
        let placeholder = format!("<{name}>");
        let given = variables.iter().position(|v| v.name == *name).map(|at| variables.remove(at).values.join(","));
        let begins = |text: &&String| line.replacen(&placeholder, text, 1).split(' ').next() == Some(mnemonic);
        let implied = texts.iter().find(begins);
        let text = given.as_ref().or(implied).unwrap_or(usual);
        if !texts.is_empty() && !texts.contains(text) {
            let known = texts.join(", ");
            return Err(Failure::Usage(format!("--evaluate: `{text}` is no `{name}`; expected one of {known}")));
        }
        line = line.replacen(&placeholder, text, 1);
    }
    if let Some(ExecutionSizes { name, texts }) = &form.sizes {
        let channels = variables.iter().map(|v| v.values.len()).max().unwrap_or(1);
        let enough = texts.iter().find(|(size, _)| *size >= channels).or(texts.last());
        line = line.replacen(&format!("<{name}>"), enough.map_or("", |(_, text)| text), 1);
    }
    let unknown = |v: &&KernelVariable| form.operands.iter().all(|operand| operand.name != v.name);
    match variables.iter().find(unknown) {
        Some(variable) => {
            let names = form.operands.iter().map(|o| &o.name).chain(form.choices.iter().map(|c| &c.name));
            let names = names.map(String::as_str).collect::<Vec<_>>().join(", ");
            Err(Failure::Usage(format!("--evaluate: there is no `{}`; the parts are {names}", variable.name)))
        }
        None => Ok(line),
    }
}

/// Returns the text of a kernel with one line, and the declarations of variables.
fn kernel_text(line: &str, variables: &[KernelVariable]) -> String {
    let mut text = ".version 4.2\n.kernel \"k\"\n".to_owned();
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
