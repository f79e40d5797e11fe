//! Assembles a single line of text. Nothing is declared, so each unknown name gets a variable of
//! the class that its operand needs.

use super::bytes::{EncodedInstructions, Target};
use openvisa::module::{predefined, predefined_named};
use openvisa::text::{Locator, line_diagnostic, text_options, try_symbol_class, variable_class};
use openvisa_findings::Finding;
use openvisa_isa::{Cursor, Inst, PredefinedVariable, TextScratch, VariableClass, Writer};
use openvisa_isa_core::text::{LabelKind, LabelUse, Names, Symbol, SymbolClass, Symbols};

/// Assembles a line.
pub(super) fn assemble(source: &str, target: Target) -> Result<EncodedInstructions, Box<Finding>> {
    let mut names = LineNames::default();
    let options = text_options(target.version, target.platform);
    let mut scratch = TextScratch::default();
    let inst =
        Inst::parse(&mut Cursor::new(source.as_bytes()), &mut names, options, &mut scratch).map_err(|error| {
            let diagnostic = line_diagnostic(source, target.version, &error);
            Box::new(Finding::of_diagnostic(&diagnostic, &mut Locator::new(source)))
        })?;
    let mut bytes = vec![0; inst.encoded_len(target.version)];
    let mut writer = Writer::new(&mut bytes, target.version);
    inst.encode(&mut writer).map_err(|error| {
        let message = format!("the instruction has no form in version {}: {error}", target.version);
        Box::new(Finding::error_in_text("text:version", message, &mut Locator::new(source), 0..source.len()))
    })?;
    Ok(EncodedInstructions { bytes, target, chosen_names: names.describe_chosen() })
}

fn symbol_of(known: &PredefinedVariable) -> Option<Symbol> {
    Some(Symbol { class: try_symbol_class(known.class)?, id: known.index })
}

/// The variables, labels and strings that a line uses.
#[derive(Default)]
pub(super) struct LineNames {
    variables: Vec<(Symbol, String)>,
    labels: Vec<(u32, String, LabelKind)>,
    strings: Vec<String>,
}

impl LineNames {
    /// Describes the variables that were chosen for names, for example `x is V32`.
    fn describe_chosen(&self) -> Vec<String> {
        let describe = |(symbol, name): &(Symbol, String)| {
            format!("`{name}` is {}{}", variable_class(symbol.class).letter(), symbol.id)
        };
        self.variables.iter().map(describe).collect()
    }
}

/// Parses the name of a variable with a number, such as `V32` or `V0032`.
fn parse_numbered(name: &str) -> Option<Symbol> {
    let letter = name.chars().next()?;
    let digits = name.get(letter.len_utf8()..)?;
    let class = VariableClass::ALL.iter().find(|class| class.letter() == letter)?;
    let all_digits = !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit());
    Some(Symbol { class: try_symbol_class(*class)?, id: all_digits.then(|| digits.parse().ok())?? })
}

impl Symbols for LineNames {
    fn variable(&mut self, name: &[u8], wanted: SymbolClass) -> Option<Symbol> {
        let name = std::str::from_utf8(name).ok()?;
        if let Some(known) = predefined_named(name) {
            return symbol_of(known);
        }
        // `%` begins the names of predefined variables.
        if name.starts_with('%') {
            return None;
        }
        if let Some(symbol) = parse_numbered(name) {
            return Some(symbol);
        }
        if let Some((symbol, _)) = self.variables.iter().find(|(_, known)| known == name) {
            return Some(*symbol);
        }
        let before = self.variables.iter().filter(|(symbol, _)| symbol.class == wanted).count() as u32;
        let symbol = Symbol { class: wanted, id: variable_class(wanted).first().checked_add(before)? };
        self.variables.push((symbol, name.to_string()));
        Some(symbol)
    }

    fn label(&mut self, name: &[u8], used: LabelUse) -> Option<(u32, LabelKind)> {
        let name = std::str::from_utf8(name).ok()?;
        let kind = match used {
            LabelUse::Defined => LabelKind::Block,
            LabelUse::Referred(kind) => kind,
        };
        if let Some((id, _, kind)) = self.labels.iter().find(|(_, label, _)| label == name) {
            return Some((*id, *kind));
        }
        // The printer names an unnamed label by its number: `L12`.
        let digits = name.strip_prefix('L').filter(|digits| digits.bytes().all(|b| b.is_ascii_digit()));
        let free = || u32::try_from(self.labels.len()).ok();
        let id = digits.and_then(|digits| digits.parse().ok()).filter(|id| *id <= u32::from(u16::MAX)).or_else(free)?;
        self.labels.push((id, name.to_string(), kind));
        Some((id, kind))
    }

    fn string(&mut self, text: &[u8]) -> Option<u32> {
        self.strings.push(String::from_utf8_lossy(text).into_owned());
        u32::try_from(self.strings.len() - 1).ok()
    }

    fn element_bytes(&self, _: u32) -> u32 {
        1
    }
}

impl Names for LineNames {
    fn variable(&self, class: SymbolClass, id: u32) -> Option<&[u8]> {
        let named = self.variables.iter().find(|(symbol, _)| symbol.class == class && symbol.id == id);
        let known = || predefined(variable_class(class), id).map(|p| p.name).filter(|name| !name.is_empty());
        named.map(|(_, name)| name.as_str()).or_else(known).map(str::as_bytes)
    }

    fn label(&self, id: u32) -> Option<(&[u8], LabelKind)> {
        self.labels.iter().find(|(known, ..)| *known == id).map(|(_, name, kind)| (name.as_bytes(), *kind))
    }

    fn string(&self, id: u32) -> Option<&[u8]> {
        self.strings.get(id as usize).map(String::as_bytes)
    }

    fn element_bytes(&self, _: u32) -> u32 {
        1
    }
}
