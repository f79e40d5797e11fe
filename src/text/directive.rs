//! Directives: the lines of a text that are no instructions. Each is read into a [`Directive`], and printed from one in the form of
//! the reference printer. `specs/4_visa_header.md`, "Text files", defines them.

mod print;
mod quick;

use super::scan::{Angles, Problem, Scan, Sizes, is_name};
use alloc::borrow::Cow;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::ops::Range;
use openvisa_codec::text::nearest;
use openvisa_codec::{Enumeration, Version};
use openvisa_isa::enums::{Align, InputProvenance};
use openvisa_isa::{Attribute, AttributeKind, DataType, VariableClass};

/// The words that directives begin with.
const DIRECTIVES: &[&str] =
    &[".version", ".kernel", ".global_function", ".function", ".funcdecl", ".decl", ".input", ".kernel_attr"];
/// What an input begins with that is no argument; the text of its provenance follows.
const IMPLICIT: &str = ".implicit";
/// Keys of a declaration.
const KEYS: &[&str] = &["v_type", "type", "num_elts", "align", "alias", "v_name", "attrs"];

/// A line that is no instruction.
#[derive(Clone, Debug)]
pub(super) enum Directive<'t> {
    Version(Version),
    Kernel(Cow<'t, str>),
    GlobalFunction(Cow<'t, str>),
    FunctionDeclaration(Cow<'t, str>),
    Declaration(Declaration<'t>),
    Input(Input<'t>),
    Attribute(Setting<'t>),
    Function(Cow<'t, str>),
}

/// A name, and where it stands in the statement.
#[derive(Clone, Debug)]
pub(super) struct Named<'t> {
    pub(super) name: Cow<'t, str>,
    pub(super) span: Range<usize>,
}

/// A variable.
#[derive(Clone, Debug)]
pub(super) struct Declaration<'t> {
    pub(super) class: VariableClass,
    pub(super) name: Named<'t>,
    /// Of general variables.
    pub(super) data_type: Option<DataType>,
    pub(super) elements: u16,
    pub(super) align: Align,
    pub(super) alias: Option<(Named<'t>, u16)>,
    /// Of samplers and surfaces.
    pub(super) state_name: Option<Cow<'t, str>>,
    pub(super) attributes: Vec<Setting<'t>>,
}

/// An input of a kernel.
#[derive(Clone, Debug)]
pub(super) struct Input<'t> {
    pub(super) provenance: u8,
    pub(super) name: Named<'t>,
    pub(super) offset: i16,
    /// The size of the variable, where it is not said.
    pub(super) size: Option<u16>,
}

/// An attribute of an object or a variable.
#[derive(Clone, Debug)]
pub(super) struct Setting<'t> {
    pub(super) name: Named<'t>,
    pub(super) value: SettingValue<'t>,
}

/// The value of an attribute.
#[derive(Clone, Debug)]
pub(super) enum SettingValue<'t> {
    Flag,
    Number(i32),
    Text(Cow<'t, str>),
    /// Bytes that text has no form for.
    Bytes(Vec<u8>),
}

/// The texts of the one attribute whose value is a number in files and a word in text.
const TARGETS: &[(&str, u8)] = &[("cm", 0), ("3d", 1)];
/// Older spellings of alignments.
const OLD_ALIGNS: &[(&str, Align)] =
    &[("2GRF", Align::GrFx2), ("32word", Align::WorDx32), ("64word", Align::WorDx64), ("byte", Align::Byte)];

impl<'t> Directive<'t> {
    /// Reads a statement that begins with a point.
    pub(super) fn read(scan: &mut Scan<'t>, sizes: &dyn Sizes) -> Result<Self, Problem> {
        if let Some(declaration) = quick::declaration(scan.text(), scan.at()) {
            return Ok(Self::Declaration(declaration));
        }
        let word = scan.word();
        let text = &scan.rest()[..word.len()];
        let start = word.start;
        let directive = match text {
            ".version" => {
                skip(scan, text);
                let major = part(scan, sizes, "the major version")?;
                scan.expect(".")?;
                Self::Version(Version::new(major, part(scan, sizes, "the minor version")?))
            }
            ".kernel" => Self::Kernel(name_after(scan, text, "the name of the kernel")?),
            ".global_function" => Self::GlobalFunction(name_after(scan, text, "the name of the function")?),
            ".funcdecl" => Self::FunctionDeclaration(name_after(scan, text, "the name of the function")?),
            ".function" => Self::Function(name_after(scan, text, "the name of the subroutine")?),
            ".decl" => {
                skip(scan, text);
                Self::Declaration(declaration(scan, sizes)?)
            }
            ".input" => {
                skip(scan, text);
                Self::Input(input(scan, sizes, 0)?)
            }
            ".kernel_attr" => {
                skip(scan, text);
                Self::Attribute(setting(scan, sizes, Angles::Compare, Of::Kernel)?)
            }
            _ if text.starts_with(IMPLICIT) => {
                let provenance = provenance(&text[IMPLICIT.len()..]).ok_or_else(|| unknown_provenance(&word, text))?;
                skip(scan, text);
                Self::Input(input(scan, sizes, provenance)?)
            }
            _ => {
                let help =
                    nearest(text.as_bytes(), DIRECTIVES.iter().copied()).map(|near| format!("did you mean `{near}`?"));
                return Err(Problem::new(start..word.end, "directive", format!("no directive `{text}`")).help(help));
            }
        };
        scan.end()?;
        Ok(directive)
    }
}

fn skip(scan: &mut Scan<'_>, text: &str) {
    scan.take(text);
}

fn name_after<'t>(scan: &mut Scan<'t>, directive: &str, what: &str) -> Result<Cow<'t, str>, Problem> {
    skip(scan, directive);
    scan.blanks();
    let start = scan.at();
    let name = scan.quotable(what)?;
    if name.is_empty() || name.contains('\0') {
        return Err(Problem::new(start..scan.at(), "name", format!("{what} is empty or has a zero byte")));
    }
    Ok(name)
}

fn part(scan: &mut Scan<'_>, sizes: &dyn Sizes, what: &str) -> Result<u8, Problem> {
    // No expression: `4.1` is two numbers.
    scan.number(sizes, Angles::Close, what, 0..=255).map(|value| value as u8)
}

fn unknown_provenance(word: &Range<usize>, text: &str) -> Problem {
    let known = InputProvenance::ENTRIES.iter().filter_map(|entry| entry.text);
    let help = nearest(text[IMPLICIT.len()..].trim_start_matches('_').as_bytes(), known)
        .map(|near| format!("did you mean `{IMPLICIT}_{near}`?"));
    Problem::new(word.clone(), "directive", format!("no kind of input `{text}`")).help(help)
}

/// The code of a provenance, by its text, or by its number for those without one.
fn provenance(text: &str) -> Option<u8> {
    let text = text.strip_prefix('_')?;
    if let Some(entry) = InputProvenance::ENTRIES.iter().find(|entry| entry.text == Some(text)) {
        return u8::try_from(entry.bits).ok();
    }
    text.strip_prefix("UNDEFINED_")?.parse().ok().filter(|code| *code < 32)
}

/// A name that is being declared or referred to.
fn named<'t>(scan: &mut Scan<'t>, what: &str) -> Result<Named<'t>, Problem> {
    scan.blanks();
    let start = scan.at();
    let name = scan.variable().ok_or_else(|| scan.expected(what))?;
    Ok(Named { name: Cow::Borrowed(name), span: start..scan.at() })
}

fn declaration<'t>(scan: &mut Scan<'t>, sizes: &dyn Sizes) -> Result<Declaration<'t>, Problem> {
    let start = scan.at();
    let name = named(scan, "the name of the variable")?;
    if name.name.starts_with('%') {
        let message = format!("`{}`: names with a percent sign are those of predefined variables", name.name);
        return Err(Problem::new(name.span, "name", message));
    }
    key(scan, "v_type")?;
    let class = class(scan)?;
    let mut out = Declaration {
        class,
        name,
        data_type: None,
        elements: 0,
        align: Align::Byte,
        alias: None,
        state_name: None,
        attributes: Vec::new(),
    };
    let general = class == VariableClass::General;
    if general {
        key(scan, "type")?;
        out.data_type = Some(data_type(scan)?);
    }
    key(scan, "num_elts")?;
    out.elements = scan.number(sizes, Angles::Compare, "the number of elements", 1..=0xffff)? as u16;
    if general && scan.key("align") {
        out.align = align(scan, sizes)?;
    }
    if general && scan.key("alias") {
        scan.expect("<")?;
        let of = named(scan, "the name of a variable")?;
        scan.expect(",")?;
        let offset = scan.number(sizes, Angles::Close, "the offset of the alias", 0..=0xffff)? as u16;
        scan.expect(">")?;
        out.alias = Some((of, offset));
    }
    if matches!(class, VariableClass::Sampler | VariableClass::Surface) && scan.key("v_name") {
        let name = scan.variable().ok_or_else(|| scan.expected("a name"))?;
        out.state_name = Some(Cow::Borrowed(name));
    }
    if scan.key("attrs") {
        scan.expect("{")?;
        loop {
            out.attributes.push(setting(scan, sizes, Angles::Close, Of::Variable)?);
            if !scan.take(",") {
                break;
            }
        }
        scan.expect("}")?;
    }
    if !matches!(scan.peek(), None | Some(b'}')) {
        return Err(misplaced(scan, start));
    }
    Ok(out)
}

/// A key that is unknown, stands at the wrong place, or twice.
fn misplaced(scan: &mut Scan<'_>, _start: usize) -> Problem {
    let word = scan.word();
    let text = &scan.rest()[..word.len()];
    if KEYS.contains(&text) {
        let help = "general: v_type, type, num_elts, align, alias, attrs; samplers and surfaces: v_type, num_elts, v_name, attrs; \
                    others: v_type, num_elts, attrs";
        return Problem::new(word, "declaration", format!("`{text}` cannot stand here"))
            .help(Some(format!("the order is fixed: {help}")));
    }
    let help = nearest(text.as_bytes(), KEYS.iter().copied()).map(|near| format!("did you mean `{near}`?"));
    scan.expected("the end of the declaration").help(help)
}

fn key(scan: &mut Scan<'_>, key: &str) -> Result<(), Problem> {
    if scan.key(key) {
        return Ok(());
    }
    let word = scan.word();
    let near = nearest(&scan.rest().as_bytes()[..word.len()], [key]).map(|near| format!("did you mean `{near}`?"));
    Err(scan.expected(&format!("`{key}=`")).help(near))
}

/// The letter that a declaration has for a class: that of its variables, but `G` for general ones.
const fn class_letter(class: VariableClass) -> u8 {
    match class {
        VariableClass::General => b'G',
        class => class.letter() as u8,
    }
}

/// The classes that declarations declare.
const CLASSES: [VariableClass; 5] = [
    VariableClass::General,
    VariableClass::Address,
    VariableClass::Predicate,
    VariableClass::Sampler,
    VariableClass::Surface,
];

fn class(scan: &mut Scan<'_>) -> Result<VariableClass, Problem> {
    let start = scan.at();
    if let [letter] = scan.name().unwrap_or_default().as_bytes()
        && let Some(class) = CLASSES.into_iter().find(|class| class_letter(*class) == *letter)
    {
        return Ok(class);
    }
    scan.go(start);
    let help = "G general, A address, P predicate, S sampler, T surface";
    Err(scan.expected("a class of variables").help(Some(help.into())))
}

fn data_type(scan: &mut Scan<'_>) -> Result<DataType, Problem> {
    scan.blanks();
    let start = scan.at();
    let name = scan.name().unwrap_or_default();
    let same = |t: &DataType| t.name().len() == name.len() && t.name().eq_ignore_ascii_case(name);
    let Some(data_type) = DataType::ALL.iter().copied().find(same) else {
        scan.go(start);
        let lower = name.to_ascii_lowercase();
        let names: Vec<String> = DataType::ALL.iter().map(|t| t.name().to_ascii_lowercase()).collect();
        let near = nearest(lower.as_bytes(), names.iter().map(String::as_str));
        return Err(scan.expected("a data type").help(near.map(|near| format!("did you mean `{near}`?"))));
    };
    if data_type.bits().is_none() {
        let message = format!("no object file can hold variables of type `{name}`");
        return Err(Problem::new(start..scan.at(), "type", message));
    }
    Ok(data_type)
}

fn align(scan: &mut Scan<'_>, sizes: &dyn Sizes) -> Result<Align, Problem> {
    scan.blanks();
    let start = scan.at();
    let word = scan.word();
    let text = &scan.rest()[..word.len()];
    let named = || Align::ENTRIES.iter().find(|entry| entry.text == Some(text)).map(|entry| entry.value);
    let old = || OLD_ALIGNS.iter().find(|(old, _)| *old == text).map(|(_, align)| *align);
    if let Some(align) = named().or_else(old) {
        skip(scan, text);
        return Ok(align);
    }
    let texts = || Align::ENTRIES.iter().filter_map(|entry| entry.text);
    if scan.peek().is_some_and(|b| b.is_ascii_alphabetic()) {
        let near = nearest(text.as_bytes(), texts()).map(|near| format!("did you mean `{near}`?"));
        let all = || Some(format!("alignments are {}", texts().collect::<Vec<_>>().join(" ")));
        return Err(scan.expected("an alignment").help(near.or_else(all)));
    }
    match scan.integer(sizes, Angles::Compare)? {
        1 => Ok(Align::Byte),
        2 => Ok(Align::Word),
        4 => Ok(Align::Dword),
        8 => Ok(Align::Qword),
        16 => Ok(Align::Oword),
        32 => Ok(Align::Hword),
        64 => Ok(Align::WorDx32),
        128 => Ok(Align::WorDx64),
        other => {
            let message = format!("alignment {other} is no power of two from 1 to 128");
            Err(Problem::new(start..scan.at(), "range", message))
        }
    }
}

fn input<'t>(scan: &mut Scan<'t>, sizes: &dyn Sizes, provenance: u8) -> Result<Input<'t>, Problem> {
    let name = named(scan, "the name of a variable")?;
    let offset = if scan.key("offset") {
        // Files hold 16 bits; what they mean beyond 32767 is the same with either sign.
        scan.number(sizes, Angles::Compare, "the offset", -0x8000..=0xffff)? as i16
    } else {
        0
    };
    let size =
        if scan.key("size") { Some(scan.number(sizes, Angles::Compare, "the size", 0..=0xffff)? as u16) } else { None };
    Ok(Input { provenance, name, offset, size })
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Of {
    Kernel,
    Variable,
}

fn setting<'t>(scan: &mut Scan<'t>, sizes: &dyn Sizes, angles: Angles, of: Of) -> Result<Setting<'t>, Problem> {
    let name = named(scan, "the name of an attribute")?;
    let known = Attribute::parse(&name.name).filter(|attribute| match of {
        Of::Kernel => attribute.of_kernels(),
        Of::Variable => attribute.of_variables(),
    });
    let Some(attribute) = known else {
        let fits = |a: &Attribute| if of == Of::Kernel { a.of_kernels() } else { a.of_variables() };
        let names = Attribute::ENTRIES.iter().filter(|entry| fits(&entry.value)).map(|entry| entry.name);
        let help = nearest(name.name.as_bytes(), names).map(|near| format!("did you mean `{near}`?"));
        let whose = if of == Of::Kernel { "kernels and functions" } else { "variables" };
        let message = format!("{whose} have no attribute `{}`", name.name);
        return Err(Problem::new(name.span, "attribute", message).help(help));
    };
    // The vendor's reader takes an equals sign without a value.
    let given = scan.take("=") && !matches!(scan.peek(), None | Some(b',' | b'}'));
    scan.blanks();
    let start = scan.at();
    let value = if !given {
        SettingValue::Flag
    } else if let Some(text) = scan.string()? {
        SettingValue::Text(text)
    } else {
        SettingValue::Number(scan.number(sizes, angles, "the value", -0x8000_0000..=0xffff_ffff)? as i32)
    };
    let wrong = |what: &str| {
        let span = if given { start..scan.at() } else { name.span.clone() };
        Problem::new(span, "attribute", format!("the value of `{}` must be {what}", name.name))
    };
    let value = match (attribute.kind(), value) {
        (AttributeKind::Int, SettingValue::Text(text)) => {
            let target = TARGETS.iter().find(|(word, _)| attribute == Attribute::Target && *word == text);
            match target {
                Some((_, code)) => SettingValue::Bytes(alloc::vec![*code]),
                None if attribute == Attribute::Target => return Err(wrong("\"cm\" or \"3d\"")),
                None => return Err(wrong("a number")),
            }
        }
        (AttributeKind::Int, SettingValue::Flag) if attribute == Attribute::Target => {
            return Err(wrong("\"cm\" or \"3d\""));
        }
        (AttributeKind::String, SettingValue::Number(_) | SettingValue::Flag) => return Err(wrong("a string")),
        (AttributeKind::String, SettingValue::Text(text)) if text.len() > 255 => {
            return Err(wrong("a string of at most 255 bytes"));
        }
        (AttributeKind::Bool, SettingValue::Text(_)) => return Err(wrong("left off")),
        (AttributeKind::Bool, SettingValue::Number(number)) if of == Of::Variable && number != 0 => SettingValue::Flag,
        (_, value) => value,
    };
    Ok(Setting { name, value })
}

impl SettingValue<'_> {
    /// The value as a file has it.
    pub(super) fn bytes(&self) -> Vec<u8> {
        match self {
            Self::Flag => Vec::new(),
            Self::Number(number) => number.to_le_bytes().to_vec(),
            Self::Text(text) => text.as_bytes().to_vec(),
            Self::Bytes(bytes) => bytes.clone(),
        }
    }

    /// The value that a file has for an attribute.
    pub(super) fn of<'t>(attribute: Option<Attribute>, value: &'t [u8]) -> SettingValue<'t> {
        let number = match *value {
            [a] => Some(i32::from(a as i8)),
            [a, b] => Some(i32::from(i16::from_le_bytes([a, b]))),
            [a, b, c, d] => Some(i32::from_le_bytes([a, b, c, d])),
            _ => None,
        };
        let text = || core::str::from_utf8(value).ok().filter(|text| !text.contains('\0'));
        match (attribute, number) {
            (_, None) if value.is_empty() => SettingValue::Flag,
            (Some(Attribute::Target), Some(code)) if TARGETS.iter().any(|(_, c)| i32::from(*c) == code) => {
                SettingValue::Bytes(value.to_vec())
            }
            (Some(attribute), Some(number)) if attribute.kind() == AttributeKind::Int => SettingValue::Number(number),
            (Some(attribute), Some(_)) if attribute.kind() == AttributeKind::Bool => SettingValue::Flag,
            _ => match text() {
                Some(text) => SettingValue::Text(Cow::Borrowed(text)),
                None => SettingValue::Bytes(value.to_vec()),
            },
        }
    }
}

/// A name as it can stand in text: the vendor's reader takes no others.
pub(super) fn speakable(name: &str) -> Cow<'_, str> {
    if is_name(name) {
        return Cow::Borrowed(name);
    }
    let mut out = String::with_capacity(name.len() + 1);
    if name.chars().next().is_none_or(|c| c.is_ascii_digit()) {
        out.push('_');
    }
    out.extend(name.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '_' }));
    Cow::Owned(out)
}
