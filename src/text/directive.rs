//! Directives: the lines of a text that begin with a period. Each is parsed into a
//! [`ParsedDirective`], which prints itself in the form of the reference printer.
//!
//! For example, `.decl V32 v_type=G type=d num_elts=8` is a [`Declaration`]. Defined in
//! `specs/4_visa_header.md`, "Text files".

pub(super) mod fast_declaration;
mod keyword_bytes;
mod print;

pub(super) use print::{DeclarationLine, print_input};

use super::lexer::{Angles, Lexer, Sizes, TextProblem, is_name};
use super::symbols::symbol_class;
use alloc::borrow::Cow;
use alloc::format;
use alloc::string::String;
use alloc::vec::Vec;
use core::ops::Range;
use openvisa_isa::enums::{Align, InputProvenance};
use openvisa_isa::object::{AddressInfo, PredicateInfo, SamplerInfo, SurfaceInfo, VarInfo, members};
use openvisa_isa::{
    Attribute, AttributeKind, DataType, Directive as Kind, DirectiveKey as Key, VariableClass, is_reserved,
};
use openvisa_isa_core::text::nearest;
use openvisa_isa_core::{Enumeration, MemberRule, Structure, Version};

/// A parsed directive.
#[derive(Clone, Debug)]
pub(super) enum ParsedDirective<'t> {
    Version(Version),
    Kernel(Cow<'t, str>),
    GlobalFunction(Cow<'t, str>),
    FunctionDeclaration(Cow<'t, str>),
    Declaration(Declaration<'t>),
    Input(InputStatement<'t>),
    Attribute(AttributeSetting<'t>),
    Function(Cow<'t, str>),
}

/// A name and its byte range in the statement.
#[derive(Clone, Debug)]
pub(super) struct SpannedName<'t> {
    pub(super) name: Cow<'t, str>,
    pub(super) span: Range<usize>,
}

/// The declaration of a variable.
#[derive(Clone, Debug)]
pub(super) struct Declaration<'t> {
    pub(super) class: VariableClass,
    pub(super) name: SpannedName<'t>,
    /// The element type of a general variable.
    pub(super) data_type: Option<DataType>,
    /// The span of the type, if object files cannot hold it.
    pub(super) text_only_type: Option<Range<usize>>,
    pub(super) elements: u16,
    pub(super) align: Align,
    pub(super) alias: Option<(SpannedName<'t>, u16)>,
    /// The name that the file gives to a sampler or surface.
    pub(super) state_name: Option<Cow<'t, str>>,
    pub(super) attributes: Vec<AttributeSetting<'t>>,
}

impl<'t> Declaration<'t> {
    const fn new(class: VariableClass, name: SpannedName<'t>) -> Self {
        Self {
            class,
            name,
            data_type: None,
            text_only_type: None,
            elements: 0,
            align: Align::Byte,
            alias: None,
            state_name: None,
            attributes: Vec::new(),
        }
    }
}

/// An input of a kernel.
#[derive(Clone, Debug)]
pub(super) struct InputStatement<'t> {
    pub(super) provenance: u8,
    pub(super) name: SpannedName<'t>,
    pub(super) offset: i16,
    /// The size in bytes. If absent, the size of the variable is used.
    pub(super) size: Option<u16>,
}

/// An attribute of an object or a variable, with its value.
#[derive(Clone, Debug)]
pub(super) struct AttributeSetting<'t> {
    pub(super) name: SpannedName<'t>,
    pub(super) value: SettingValue<'t>,
}

/// The value of an attribute.
#[derive(Clone, Debug)]
pub(super) enum SettingValue<'t> {
    Flag,
    Number(i32),
    Text(Cow<'t, str>),
    /// Bytes that text cannot express.
    Bytes(Vec<u8>),
}

impl<'t> ParsedDirective<'t> {
    /// Parses a statement that begins with a period.
    pub(super) fn parse(lexer: &mut Lexer<'t>, sizes: &dyn Sizes) -> Result<Self, TextProblem> {
        if let Some(declaration) = fast_declaration::parse(lexer.text(), lexer.offset()) {
            return Ok(Self::Declaration(declaration));
        }
        let word = lexer.word_span();
        let text = &lexer.rest()[..word.len()];
        let Some(kind) = directive_kind(text) else {
            let known = Kind::ALL.iter().map(|kind| kind.word());
            let near = nearest(text, known);
            return Err(TextProblem::new(word, "directive", format!("no directive `{text}`")).suggest(near));
        };
        let provenance = match kind {
            Kind::ImplicitInput => parse_provenance(text).ok_or_else(|| unknown_provenance_problem(&word, text))?,
            _ => 0,
        };
        lexer.take(text);
        let directive = match kind {
            Kind::Version => {
                let major = parse_version_part(lexer, sizes, "the major version")?;
                lexer.expect(".")?;
                Self::Version(Version::new(major, parse_version_part(lexer, sizes, "the minor version")?))
            }
            Kind::Kernel => Self::Kernel(parse_object_name(lexer, "the name of the kernel", Quotes::Optional)?),
            Kind::GlobalFunction => {
                Self::GlobalFunction(parse_object_name(lexer, "the name of the function", Quotes::Optional)?)
            }
            Kind::FunctionDeclaration => {
                Self::FunctionDeclaration(parse_object_name(lexer, "the name of the function", Quotes::Required)?)
            }
            Kind::Function => Self::Function(parse_object_name(lexer, "the name of the subroutine", Quotes::Optional)?),
            Kind::Declaration => Self::Declaration(parse_declaration(lexer, sizes)?),
            Kind::Input | Kind::ImplicitInput => Self::Input(parse_input(lexer, sizes, provenance)?),
            Kind::Attribute => Self::Attribute(parse_attribute(lexer, sizes, Angles::Compare, AttributeOwner::Kernel)?),
            _ => return Err(TextProblem::new(word, "directive", format!("`{text}` is not a directive of text files"))),
        };
        lexer.expect_end()?;
        Ok(directive)
    }
}

/// Returns the kind of the directive word. The word of an implicit input is a prefix, followed by
/// the provenance.
fn directive_kind(text: &str) -> Option<Kind> {
    let is = |kind: &&Kind| kind.word() == text || **kind == Kind::ImplicitInput && text.starts_with(kind.word());
    Kind::ALL.iter().find(is).copied()
}

/// Whether a name must be in double quotes.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Quotes {
    /// Identifiers that are no reserved words need none.
    Optional,
    Required,
}

fn parse_object_name<'t>(lexer: &mut Lexer<'t>, what: &str, quotes: Quotes) -> Result<Cow<'t, str>, TextProblem> {
    let is_quoted = lexer.peek() == Some(b'"');
    let start = lexer.offset();
    let name = lexer.parse_quotable_name(what)?;
    if !is_quoted && (quotes == Quotes::Required || is_reserved(name.as_bytes())) {
        let message = match quotes {
            Quotes::Required => format!("{what} must be in double quotes here"),
            Quotes::Optional => format!("`{name}` is a word of assembler text, and {what} only in double quotes"),
        };
        let quoted = format!("\"{name}\"");
        return Err(TextProblem::new(start..lexer.offset(), "quotes", message).suggest(quoted.as_str()));
    }
    if name.is_empty() || name.contains('\0') {
        return Err(TextProblem::new(start..lexer.offset(), "name", format!("{what} is empty or has a zero byte")));
    }
    Ok(name)
}

fn parse_version_part(lexer: &mut Lexer<'_>, sizes: &dyn Sizes, what: &str) -> Result<u8, TextProblem> {
    // An expression is not allowed: `4.1` is two numbers.
    lexer.parse_number_in_range(sizes, Angles::Close, what, 0..=255).map(|value| value as u8)
}

fn unknown_provenance_problem(word: &Range<usize>, text: &str) -> TextProblem {
    let implicit = Kind::ImplicitInput.word();
    let known = InputProvenance::ENTRIES.iter().filter_map(|entry| entry.text);
    let near = nearest(&text.as_bytes()[implicit.len()..], known.clone()).map(|near| format!("{implicit}{near}"));
    let all = format!("one of {}", known.map(|word| format!("{implicit}{word}")).collect::<Vec<_>>().join(" "));
    let problem = TextProblem::new(word.clone(), "directive", format!("no kind of input `{text}`"));
    problem.help(Some(all)).suggest(near.as_deref())
}

/// Returns the code of a provenance, given by name or, if it has no name, by number.
fn parse_provenance(word: &str) -> Option<u8> {
    let text = word.strip_prefix(Kind::ImplicitInput.word())?;
    if let Some(entry) = InputProvenance::ENTRIES.iter().find(|entry| entry.text == Some(text)) {
        return u8::try_from(entry.bits).ok();
    }
    text.strip_prefix(provenance_number_prefix())?.parse().ok().filter(|code| *code < 32)
}

/// Returns the prefix before the number of an unnamed provenance. It is taken from the entries that
/// the specification lists with a number.
fn provenance_number_prefix() -> &'static str {
    let number = |text: &&'static str| text.trim_end_matches(|c: char| c.is_ascii_digit()).len() < text.len();
    let text = InputProvenance::ENTRIES.iter().filter_map(|entry| entry.text).find(number).unwrap_or_default();
    text.trim_end_matches(|c: char| c.is_ascii_digit())
}

/// Parses a name that is declared or referred to.
fn parse_named<'t>(lexer: &mut Lexer<'t>, what: &str) -> Result<SpannedName<'t>, TextProblem> {
    lexer.skip_blanks();
    let start = lexer.offset();
    let name = lexer.take_variable().ok_or_else(|| lexer.expected_error(what))?;
    Ok(SpannedName { name: Cow::Borrowed(name), span: start..lexer.offset() })
}

fn parse_declaration<'t>(lexer: &mut Lexer<'t>, sizes: &dyn Sizes) -> Result<Declaration<'t>, TextProblem> {
    let name = parse_named(lexer, "the name of the variable")?;
    if name.name.starts_with('%') {
        let message = format!("`{}`: names with a percent sign are those of predefined variables", name.name);
        return Err(TextProblem::new(name.span, "name", message));
    }
    expect_key(lexer, Key::Class)?;
    let class = parse_class(lexer)?;
    let mut out = Declaration::new(class, name);
    if Key::Type.is_of(class) {
        expect_key(lexer, Key::Type)?;
        let (data_type, span) = parse_data_type(lexer)?;
        out.data_type = Some(data_type);
        out.text_only_type = data_type.bits().is_none().then_some(span);
    }
    expect_key(lexer, Key::Elements)?;
    out.elements = parse_element_count(lexer, sizes, class)?;
    let has = |lexer: &mut Lexer<'t>, key: Key| key.is_of(class) && lexer.take_key(key.word());
    if has(lexer, Key::Align) {
        out.align = parse_align(lexer, sizes)?;
    }
    if has(lexer, Key::Alias) {
        lexer.expect("<")?;
        let of = parse_named(lexer, "the name of a variable")?;
        lexer.expect(",")?;
        let offset = lexer.parse_number_in_range(sizes, Angles::Close, "the offset of the alias", 0..=0xffff)? as u16;
        lexer.expect(">")?;
        out.alias = Some((of, offset));
    }
    if has(lexer, Key::StateName) {
        let name = lexer.take_variable().ok_or_else(|| lexer.expected_error("a name"))?;
        out.state_name = Some(Cow::Borrowed(name));
    }
    if has(lexer, Key::Attributes) {
        lexer.expect("{")?;
        loop {
            out.attributes.push(parse_attribute(lexer, sizes, Angles::Close, AttributeOwner::Variable)?);
            if !lexer.take(",") {
                break;
            }
        }
        lexer.expect("}")?;
    }
    if !matches!(lexer.peek(), None | Some(b'}')) {
        return Err(misplaced_key_problem(lexer, class));
    }
    Ok(out)
}

/// The numbers of elements that variables of a class can have.
enum ElementCounts {
    Range(i64, i64),
    Listed(&'static [u64]),
}

/// Returns the numbers of elements that variables of a class can have, as the object format has
/// them.
fn element_counts(class: VariableClass) -> ElementCounts {
    let (info, member) = match class {
        VariableClass::General => (VarInfo::INFO, members::var_info::NUM_ELEMENTS),
        VariableClass::Address => (AddressInfo::INFO, members::address_info::NUM_ELEMENTS),
        VariableClass::Predicate => (PredicateInfo::INFO, members::predicate_info::NUM_ELEMENTS),
        VariableClass::Sampler => (SamplerInfo::INFO, members::sampler_info::NUM_ELEMENTS),
        _ => (SurfaceInfo::INFO, members::surface_info::NUM_ELEMENTS),
    };
    let rules = info.members.get(member.position).map_or(&[][..], |member| member.rules);
    let counts = rules.iter().find_map(|rule| match rule {
        MemberRule::Range(low, high) => Some(ElementCounts::Range(*low, *high)),
        MemberRule::Codes { codes, .. } => Some(ElementCounts::Listed(codes)),
        _ => None,
    });
    counts.unwrap_or(ElementCounts::Range(0, i64::from(u16::MAX)))
}

/// Returns whether variables of a class can have this number of elements.
fn is_element_count(class: VariableClass, count: i64) -> bool {
    match element_counts(class) {
        ElementCounts::Range(low, high) => (low..=high).contains(&count),
        ElementCounts::Listed(counts) => counts.iter().any(|known| i64::try_from(*known) == Ok(count)),
    }
}

fn parse_element_count(lexer: &mut Lexer<'_>, sizes: &dyn Sizes, class: VariableClass) -> Result<u16, TextProblem> {
    lexer.skip_blanks();
    let start = lexer.offset();
    let value = lexer.parse_integer(sizes, Angles::Compare)?;
    if let Some(count) = u16::try_from(value).ok().filter(|_| is_element_count(class, value)) {
        return Ok(count);
    }
    let expected = match element_counts(class) {
        ElementCounts::Range(low, high) => format!("from {low} to {high}"),
        ElementCounts::Listed(counts) => {
            let counts: Vec<_> = counts.iter().map(|count| format!("{count}")).collect();
            format!("one of {}", counts.join(" "))
        }
    };
    let message =
        format!("the number of elements of {} is {value}, but must be {expected}", symbol_class(class).name());
    Err(TextProblem::new(start..lexer.offset(), "range", message))
}

/// Returns the problem of a key that is unknown, out of order or repeated.
fn misplaced_key_problem(lexer: &mut Lexer<'_>, class: VariableClass) -> TextProblem {
    let word = lexer.word_span();
    let text = &lexer.rest()[..word.len()];
    let keys = || Key::ALL.iter().filter(|key| key.is_of(class)).map(|key| key.word());
    if Key::ALL.iter().any(|key| key.word() == text) {
        let help = format!("the order is fixed: {}", keys().collect::<Vec<_>>().join(", "));
        return TextProblem::new(word, "declaration", format!("`{text}` is not allowed here")).help(Some(help));
    }
    let near = nearest(text, keys());
    lexer.expected_error("the end of the declaration").suggest(near)
}

fn expect_key(lexer: &mut Lexer<'_>, key: Key) -> Result<(), TextProblem> {
    let key = key.word();
    if lexer.take_key(key) {
        return Ok(());
    }
    let word = lexer.word_span();
    let near = nearest(&lexer.rest().as_bytes()[..word.len()], [key]);
    Err(lexer.expected_error(&format!("`{key}=`")).suggest(near))
}

/// Returns the letter of a class in a declaration, or 0 if the class cannot be declared.
const fn class_letter(class: VariableClass) -> u8 {
    match class.declared_as() {
        Some(letter) => letter as u8,
        None => 0,
    }
}

fn parse_class(lexer: &mut Lexer<'_>) -> Result<VariableClass, TextProblem> {
    let start = lexer.offset();
    if let [letter] = lexer.take_name().unwrap_or_default().as_bytes()
        && let Some(class) = VariableClass::ALL.iter().copied().find(|class| class_letter(*class) == *letter)
    {
        return Ok(class);
    }
    lexer.rewind_to(start);
    let declared = VariableClass::ALL.iter().filter_map(|class| Some((class.declared_as()?, class)));
    let letters = declared.map(|(letter, class)| format!("{letter} {}", format!("{class:?}").to_ascii_lowercase()));
    let help = letters.collect::<Vec<_>>().join(", ");
    Err(lexer.expected_error("a class of variables").help(Some(help)))
}

/// Parses a data type. Returns it with its span.
fn parse_data_type(lexer: &mut Lexer<'_>) -> Result<(DataType, Range<usize>), TextProblem> {
    lexer.skip_blanks();
    let start = lexer.offset();
    let name = lexer.take_name().unwrap_or_default();
    // Small and capital letters are not mixed.
    let is_mixed = name.bytes().any(|b| b.is_ascii_lowercase()) && name.bytes().any(|b| b.is_ascii_uppercase());
    let same = |t: &DataType| !is_mixed && t.name().eq_ignore_ascii_case(name);
    let Some(data_type) = DataType::ALL.iter().copied().find(same) else {
        lexer.rewind_to(start);
        let names: Vec<String> = DataType::ALL.iter().map(|t| t.name().to_ascii_lowercase()).collect();
        let near = nearest(name, names.iter().map(String::as_str));
        return Err(lexer.expected_error("a data type").suggest(near));
    };
    Ok((data_type, start..lexer.offset()))
}

fn parse_align(lexer: &mut Lexer<'_>, sizes: &dyn Sizes) -> Result<Align, TextProblem> {
    lexer.skip_blanks();
    let start = lexer.offset();
    let word = lexer.word_span();
    let text = &lexer.rest()[..word.len()];
    let by_name = || Align::ENTRIES.iter().find(|entry| entry.text == Some(text)).map(|entry| entry.value);
    let spelling = || Align::SPELLINGS.iter().find(|(spelling, _)| *spelling == text).map(|(_, align)| *align);
    // A word that begins with a digit may also begin an expression.
    let number = text.bytes().all(|b| b.is_ascii_digit());
    if let Some(align) = by_name().or_else(|| spelling().filter(|_| !number)) {
        lexer.take(text);
        return Ok(align);
    }
    let texts = || Align::ENTRIES.iter().filter_map(|entry| entry.text);
    if lexer.peek().is_some_and(|b| b.is_ascii_alphabetic()) {
        let near = nearest(text, texts());
        let all = format!("alignments are {}", texts().collect::<Vec<_>>().join(" "));
        return Err(lexer.expected_error("an alignment").help(Some(all)).suggest(near));
    }
    let bytes = lexer.parse_integer(sizes, Angles::Compare)?;
    match Align::SPELLINGS.iter().find(|(spelling, _)| spelling.parse() == Ok(bytes)) {
        Some((_, align)) => Ok(*align),
        None => {
            let message = format!("alignment {bytes} is not a power of two from 1 to 128");
            Err(TextProblem::new(start..lexer.offset(), "range", message))
        }
    }
}

fn parse_input<'t>(
    lexer: &mut Lexer<'t>,
    sizes: &dyn Sizes,
    provenance: u8,
) -> Result<InputStatement<'t>, TextProblem> {
    let name = parse_named(lexer, "the name of a variable")?;
    let offset = if lexer.take_key(Key::Offset.word()) {
        // Files hold 16 bits. Offsets above 32767 are accepted and wrap to the same bits.
        lexer.parse_number_in_range(sizes, Angles::Compare, "the offset", -0x8000..=0xffff)? as i16
    } else {
        0
    };
    let size = if lexer.take_key(Key::Size.word()) {
        Some(lexer.parse_number_in_range(sizes, Angles::Compare, "the size", 0..=0xffff)? as u16)
    } else {
        None
    };
    Ok(InputStatement { provenance, name, offset, size })
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum AttributeOwner {
    Kernel,
    Variable,
}

fn parse_attribute<'t>(
    lexer: &mut Lexer<'t>,
    sizes: &dyn Sizes,
    angles: Angles,
    owner: AttributeOwner,
) -> Result<AttributeSetting<'t>, TextProblem> {
    let name = parse_named(lexer, "the name of an attribute")?;
    let known = Attribute::from_name(&name.name).filter(|attribute| match owner {
        AttributeOwner::Kernel => attribute.of_kernels(),
        AttributeOwner::Variable => attribute.of_variables(),
    });
    let Some(attribute) = known else {
        let fits = |a: &Attribute| if owner == AttributeOwner::Kernel { a.of_kernels() } else { a.of_variables() };
        let names = Attribute::ENTRIES.iter().filter(|entry| fits(&entry.value)).map(|entry| entry.name);
        let near = nearest(&*name.name, names);
        let whose = if owner == AttributeOwner::Kernel { "kernels and functions" } else { "variables" };
        let message = format!("{whose} have no attribute `{}`", name.name);
        return Err(TextProblem::new(name.span, "attribute", message).suggest(near));
    };
    // The vendor's reader accepts an equals sign without a value.
    let given = lexer.take("=") && !matches!(lexer.peek(), None | Some(b',' | b'}'));
    lexer.skip_blanks();
    let start = lexer.offset();
    let value = if !given {
        SettingValue::Flag
    } else if let Some(text) = lexer.parse_string()? {
        SettingValue::Text(text)
    } else {
        SettingValue::Number(lexer.parse_number_in_range(sizes, angles, "the value", -0x8000_0000..=0xffff_ffff)? as i32)
    };
    let wrong = |what: &str| {
        let span = if given { start..lexer.offset() } else { name.span.clone() };
        TextProblem::new(span, "attribute", format!("the value of `{}` must be {what}", name.name))
    };
    let words = || attribute.words().iter().map(|(word, _)| format!("\"{word}\"")).collect::<Vec<_>>().join(" or ");
    let value = match (attribute.kind(), value) {
        (AttributeKind::Int, SettingValue::Text(text)) => {
            match attribute.words().iter().find(|(word, _)| *word == text) {
                Some((_, code)) => SettingValue::Bytes(encode_value(attribute, *code)),
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
        (AttributeKind::Bool, SettingValue::Number(number)) if owner == AttributeOwner::Variable && number != 0 => {
            SettingValue::Flag
        }
        (_, value) => value,
    };
    Ok(AttributeSetting { name, value })
}

/// Encodes a number as an attribute value in the minimum number of bytes that the attribute allows.
fn encode_value(attribute: Attribute, number: u32) -> Vec<u8> {
    let bytes = usize::try_from(attribute.bytes().0).unwrap_or(4).clamp(1, 4);
    number.to_le_bytes()[..bytes].to_vec()
}

/// Returns the word that text prints for the value, if the attribute has one.
fn word_of_value(attribute: Attribute, value: &[u8]) -> Option<&'static str> {
    let words = attribute.words().iter();
    words.filter(|(_, number)| encode_value(attribute, *number) == value).map(|(word, _)| *word).next()
}

impl SettingValue<'_> {
    /// Returns the value as the object file stores it.
    pub(super) fn to_bytes(&self) -> Vec<u8> {
        match self {
            Self::Flag => Vec::new(),
            Self::Number(number) => number.to_le_bytes().to_vec(),
            Self::Text(text) => text.as_bytes().to_vec(),
            Self::Bytes(bytes) => bytes.clone(),
        }
    }

    /// Converts a value of the object file to the form that text prints.
    pub(super) fn from_file_bytes<'t>(attribute: Option<Attribute>, value: &'t [u8]) -> SettingValue<'t> {
        let number = match *value {
            [a] => Some(i32::from(a as i8)),
            [a, b] => Some(i32::from(i16::from_le_bytes([a, b]))),
            [a, b, c, d] => Some(i32::from_le_bytes([a, b, c, d])),
            _ => None,
        };
        let text = || core::str::from_utf8(value).ok().filter(|text| !text.contains('\0'));
        match (attribute, number) {
            (_, None) if value.is_empty() => SettingValue::Flag,
            (Some(attribute), Some(_)) if word_of_value(attribute, value).is_some() => {
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

/// Returns the attribute with a name in an object file. Files usually spell it as the specification
/// does, so exact comparisons go first: those that ignore case took a tenth of the time of
/// printing.
pub(super) fn find_attribute(name: &str) -> Option<Attribute> {
    Attribute::from_name(name).or_else(|| Attribute::parse(name))
}

/// Returns the name as an identifier: the vendor's reader accepts no other names. For example, `a
/// b` becomes `a_b`.
pub(super) fn to_identifier(name: &str) -> Cow<'_, str> {
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
