//! Directives: the lines of a text that are no instructions. Each is read into a [`Directive`], and printed from one in the form of
//! the reference printer. `specs/4_visa_header.md`, "Text files", defines them.

mod print;
pub(super) mod quick;
mod tags;

pub(super) use print::{Line, print_input};

use super::scan::{Angles, Problem, Scan, Sizes, is_name};
use alloc::borrow::Cow;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::ops::Range;
use openvisa_codec::text::nearest;
use openvisa_codec::{Enumeration, Version};
use openvisa_isa::enums::{Align, InputProvenance};
use openvisa_isa::{Attribute, AttributeKind, DataType, Directive as Kind, DirectiveKey as Key, VariableClass};

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

impl<'t> Directive<'t> {
    /// Reads a statement that begins with a point.
    pub(super) fn read(scan: &mut Scan<'t>, sizes: &dyn Sizes) -> Result<Self, Problem> {
        if let Some(declaration) = quick::declaration(scan.text(), scan.at()) {
            return Ok(Self::Declaration(declaration));
        }
        let word = scan.word();
        let text = &scan.rest()[..word.len()];
        let Some(kind) = kind(text) else {
            let known = Kind::ALL.iter().map(|kind| kind.word());
            let help = nearest(text.as_bytes(), known).map(|near| format!("did you mean `{near}`?"));
            return Err(Problem::new(word, "directive", format!("no directive `{text}`")).help(help));
        };
        let provenance = match kind {
            Kind::ImplicitInput => provenance(text).ok_or_else(|| unknown_provenance(&word, text))?,
            _ => 0,
        };
        scan.take(text);
        let directive = match kind {
            Kind::Version => {
                let major = part(scan, sizes, "the major version")?;
                scan.expect(".")?;
                Self::Version(Version::new(major, part(scan, sizes, "the minor version")?))
            }
            Kind::Kernel => Self::Kernel(name(scan, "the name of the kernel")?),
            Kind::GlobalFunction => Self::GlobalFunction(name(scan, "the name of the function")?),
            Kind::FunctionDeclaration => Self::FunctionDeclaration(name(scan, "the name of the function")?),
            Kind::Function => Self::Function(name(scan, "the name of the subroutine")?),
            Kind::Declaration => Self::Declaration(declaration(scan, sizes)?),
            Kind::Input | Kind::ImplicitInput => Self::Input(input(scan, sizes, provenance)?),
            Kind::Attribute => Self::Attribute(setting(scan, sizes, Angles::Compare, Of::Kernel)?),
            _ => return Err(Problem::new(word, "directive", format!("`{text}` means nothing here"))),
        };
        scan.end()?;
        Ok(directive)
    }
}

/// What a directive is, by the word that it begins with. The word of one kind goes on with a text of its own.
fn kind(text: &str) -> Option<Kind> {
    let is = |kind: &&Kind| kind.word() == text || **kind == Kind::ImplicitInput && text.starts_with(kind.word());
    Kind::ALL.iter().find(is).copied()
}

fn name<'t>(scan: &mut Scan<'t>, what: &str) -> Result<Cow<'t, str>, Problem> {
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
    let implicit = Kind::ImplicitInput.word();
    let known = InputProvenance::ENTRIES.iter().filter_map(|entry| entry.text);
    let help = nearest(&text.as_bytes()[implicit.len()..], known.clone());
    let all = || format!("one of {}", known.map(|word| format!("{implicit}{word}")).collect::<Vec<_>>().join(" "));
    let help = help.map_or_else(all, |near| format!("did you mean `{implicit}{near}`?"));
    Problem::new(word.clone(), "directive", format!("no kind of input `{text}`")).help(Some(help))
}

/// The code of a provenance, by the word of its directive: by its text, or by its number for those without one.
fn provenance(word: &str) -> Option<u8> {
    let text = word.strip_prefix(Kind::ImplicitInput.word())?;
    if let Some(entry) = InputProvenance::ENTRIES.iter().find(|entry| entry.text == Some(text)) {
        return u8::try_from(entry.bits).ok();
    }
    text.strip_prefix(unnamed_provenance())?.parse().ok().filter(|code| *code < 32)
}

/// What stands before the number of a provenance without a name: what it is for those that the specification lists so.
fn unnamed_provenance() -> &'static str {
    let number = |text: &&'static str| text.trim_end_matches(|c: char| c.is_ascii_digit()).len() < text.len();
    let text = InputProvenance::ENTRIES.iter().filter_map(|entry| entry.text).find(number).unwrap_or_default();
    text.trim_end_matches(|c: char| c.is_ascii_digit())
}

/// A name that is being declared or referred to.
fn named<'t>(scan: &mut Scan<'t>, what: &str) -> Result<Named<'t>, Problem> {
    scan.blanks();
    let start = scan.at();
    let name = scan.variable().ok_or_else(|| scan.expected(what))?;
    Ok(Named { name: Cow::Borrowed(name), span: start..scan.at() })
}

fn declaration<'t>(scan: &mut Scan<'t>, sizes: &dyn Sizes) -> Result<Declaration<'t>, Problem> {
    let name = named(scan, "the name of the variable")?;
    if name.name.starts_with('%') {
        let message = format!("`{}`: names with a percent sign are those of predefined variables", name.name);
        return Err(Problem::new(name.span, "name", message));
    }
    key(scan, Key::Class)?;
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
    if Key::Type.is_of(class) {
        key(scan, Key::Type)?;
        out.data_type = Some(data_type(scan)?);
    }
    key(scan, Key::Elements)?;
    out.elements = scan.number(sizes, Angles::Compare, "the number of elements", 1..=0xffff)? as u16;
    let has = |scan: &mut Scan<'t>, key: Key| key.is_of(class) && scan.key(key.word());
    if has(scan, Key::Align) {
        out.align = align(scan, sizes)?;
    }
    if has(scan, Key::Alias) {
        scan.expect("<")?;
        let of = named(scan, "the name of a variable")?;
        scan.expect(",")?;
        let offset = scan.number(sizes, Angles::Close, "the offset of the alias", 0..=0xffff)? as u16;
        scan.expect(">")?;
        out.alias = Some((of, offset));
    }
    if has(scan, Key::StateName) {
        let name = scan.variable().ok_or_else(|| scan.expected("a name"))?;
        out.state_name = Some(Cow::Borrowed(name));
    }
    if has(scan, Key::Attributes) {
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
        return Err(misplaced(scan, class));
    }
    Ok(out)
}

/// A key that is unknown, stands at the wrong place, or twice.
fn misplaced(scan: &mut Scan<'_>, class: VariableClass) -> Problem {
    let word = scan.word();
    let text = &scan.rest()[..word.len()];
    let keys = || Key::ALL.iter().filter(|key| key.is_of(class)).map(|key| key.word());
    if Key::ALL.iter().any(|key| key.word() == text) {
        let help = format!("the order is fixed: {}", keys().collect::<Vec<_>>().join(", "));
        return Problem::new(word, "declaration", format!("`{text}` cannot stand here")).help(Some(help));
    }
    let help = nearest(text.as_bytes(), keys()).map(|near| format!("did you mean `{near}`?"));
    scan.expected("the end of the declaration").help(help)
}

fn key(scan: &mut Scan<'_>, key: Key) -> Result<(), Problem> {
    let key = key.word();
    if scan.key(key) {
        return Ok(());
    }
    let word = scan.word();
    let near = nearest(&scan.rest().as_bytes()[..word.len()], [key]).map(|near| format!("did you mean `{near}`?"));
    Err(scan.expected(&format!("`{key}=`")).help(near))
}

/// The letter that a declaration has for a class; 0 if text declares none.
const fn class_letter(class: VariableClass) -> u8 {
    match class.declared_as() {
        Some(letter) => letter as u8,
        None => 0,
    }
}

fn class(scan: &mut Scan<'_>) -> Result<VariableClass, Problem> {
    let start = scan.at();
    if let [letter] = scan.name().unwrap_or_default().as_bytes()
        && let Some(class) = VariableClass::ALL.iter().copied().find(|class| class_letter(*class) == *letter)
    {
        return Ok(class);
    }
    scan.go(start);
    let declared = VariableClass::ALL.iter().filter_map(|class| Some((class.declared_as()?, class)));
    let letters = declared.map(|(letter, class)| format!("{letter} {}", format!("{class:?}").to_ascii_lowercase()));
    let help = letters.collect::<Vec<_>>().join(", ");
    Err(scan.expected("a class of variables").help(Some(help)))
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
    let spelling = || Align::SPELLINGS.iter().find(|(spelling, _)| *spelling == text).map(|(_, align)| *align);
    // What begins with a digit may also be the beginning of an expression.
    let number = text.bytes().all(|b| b.is_ascii_digit());
    if let Some(align) = named().or_else(|| spelling().filter(|_| !number)) {
        scan.take(text);
        return Ok(align);
    }
    let texts = || Align::ENTRIES.iter().filter_map(|entry| entry.text);
    if scan.peek().is_some_and(|b| b.is_ascii_alphabetic()) {
        let near = nearest(text.as_bytes(), texts()).map(|near| format!("did you mean `{near}`?"));
        let all = || Some(format!("alignments are {}", texts().collect::<Vec<_>>().join(" ")));
        return Err(scan.expected("an alignment").help(near.or_else(all)));
    }
    let bytes = scan.integer(sizes, Angles::Compare)?;
    match Align::SPELLINGS.iter().find(|(spelling, _)| spelling.parse() == Ok(bytes)) {
        Some((_, align)) => Ok(*align),
        None => {
            let message = format!("alignment {bytes} is no power of two from 1 to 128");
            Err(Problem::new(start..scan.at(), "range", message))
        }
    }
}

fn input<'t>(scan: &mut Scan<'t>, sizes: &dyn Sizes, provenance: u8) -> Result<Input<'t>, Problem> {
    let name = named(scan, "the name of a variable")?;
    let offset = if scan.key(Key::Offset.word()) {
        // Files hold 16 bits; what they mean beyond 32767 is the same with either sign.
        scan.number(sizes, Angles::Compare, "the offset", -0x8000..=0xffff)? as i16
    } else {
        0
    };
    let size = if scan.key(Key::Size.word()) {
        Some(scan.number(sizes, Angles::Compare, "the size", 0..=0xffff)? as u16)
    } else {
        None
    };
    Ok(Input { provenance, name, offset, size })
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Of {
    Kernel,
    Variable,
}

fn setting<'t>(scan: &mut Scan<'t>, sizes: &dyn Sizes, angles: Angles, of: Of) -> Result<Setting<'t>, Problem> {
    let name = named(scan, "the name of an attribute")?;
    let known = Attribute::from_name(&name.name).filter(|attribute| match of {
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
    let words = || attribute.words().iter().map(|(word, _)| format!("\"{word}\"")).collect::<Vec<_>>().join(" or ");
    let value = match (attribute.kind(), value) {
        (AttributeKind::Int, SettingValue::Text(text)) => {
            match attribute.words().iter().find(|(word, _)| *word == text) {
                Some((_, code)) => SettingValue::Bytes(value_of(attribute, *code)),
                None if attribute.words().is_empty() => return Err(wrong("a number")),
                None => return Err(wrong(&words())),
            }
        }
        (AttributeKind::Int, SettingValue::Flag) if !attribute.words().is_empty() => return Err(wrong(&words())),
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

/// A number as the value of an attribute, in the fewest bytes that it is written in.
fn value_of(attribute: Attribute, number: u32) -> Vec<u8> {
    let bytes = usize::try_from(attribute.bytes().0).unwrap_or(4).clamp(1, 4);
    number.to_le_bytes()[..bytes].to_vec()
}

/// The word that text has for the value of an attribute.
fn word_of(attribute: Attribute, value: &[u8]) -> Option<&'static str> {
    let words = attribute.words().iter();
    words.filter(|(_, number)| value_of(attribute, *number) == value).map(|(word, _)| *word).next()
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
            (Some(attribute), Some(_)) if word_of(attribute, value).is_some() => SettingValue::Bytes(value.to_vec()),
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
