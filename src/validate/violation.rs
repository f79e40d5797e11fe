//! Violations of rules: the broken rule, the value found and the value expected. For example,
//! `undeclared: add: src0 is 99, and there is no general variable of this number`.

use core::fmt;
use openvisa_isa::enums::{Modifier, OperandClass};
use openvisa_isa::{DataType, Enumeration, InstKind, LAYOUTS, VariableClass};
use openvisa_isa_core::layout::{FieldEncoding, Layout, Values};
use openvisa_isa_core::rules::{Alignment, ClassCodes, Constraint, FieldRule, Modifiers, TypeRows};

/// What is expected of an operand that has no modifiers at all.
pub(super) const NO_MODIFIER: &str = "no modifier";

/// Defines [`Rule`]. A row has the name of the variant, its code, the condition that must hold, and
/// how a page states it.
macro_rules! rules {
    ($($(#[$doc:meta])* $rule:ident = $code:literal, $summary:literal, $stated:literal;)*) => {
        /// A rule of the specification. Each variant states the condition that must hold.
        #[derive(Clone, Copy, Debug, PartialEq)]
        #[non_exhaustive]
        pub enum Rule {
            $($(#[$doc])* $rule,)*
            /// A named constraint of an instruction.
            Constraint(&'static Constraint),
        }

        impl Rule {
            /// All rules except constraints, which belong to instructions.
            pub const ALL: &'static [Self] = &[$(Self::$rule,)*];

            /// Returns the condition that must hold, as a sentence.
            pub const fn summary(&self) -> &'static str {
                match self {
                    $(Self::$rule => $summary,)*
                    Self::Constraint(constraint) => constraint.reason,
                }
            }

            /// Returns how a specification page states the rule.
            pub const fn stated(&self) -> &'static str {
                match self {
                    $(Self::$rule => $stated,)*
                    Self::Constraint(_) => "Stated by the section Constraints.",
                }
            }

            /// Returns a stable name. The name of a constraint is displayed after `constraint:`.
            pub const fn code(&self) -> &'static str {
                match self {
                    $(Self::$rule => $code,)*
                    Self::Constraint(_) => "constraint",
                }
            }
        }
    };
}

rules! {
    /// The platform has the instruction.
    Platform = "platform",
        "The platform has the instruction.",
        "Stated by the gate of the instruction in the index, 6_instructions.md.";
    /// The fields match a layout of the operation.
    Layout = "layout",
        "The operation has a layout, and the instruction has its fields and no others.",
        "Stated by the conditions over the tables of the Format section.";
    /// The class of an operand is allowed.
    Class = "class",
        "An operand is of a class that can stand there: a variable, a constant, an address and so on.",
        "Stated by: Operand class: general,indirect.";
    /// The element type of an operand is allowed.
    Type = "type",
        "The elements of an operand are of a type that the instruction takes there.",
        "Stated by: Must have type UD,D. Without that, by the property Supported Types.";
    /// The types of destination and sources are a combination of a type map.
    TypeMap = "type-map",
        "The types of destination and sources are a combination from the operand type maps of the instruction.",
        "Stated by the section Operand type maps.";
    /// A number is within its range.
    Range = "range",
        "A number is within the range of its field.",
        "Stated by: Valid values are [0..15].";
    /// A number equals the only legal value.
    Fixed = "fixed",
        "A number equals the only legal value of its field.",
        "Stated by: Must be 0.";
    /// The instruction and the platform define the value.
    Value = "value",
        "A value is one that the instruction, the platform and the other fields allow.",
        "Stated by the enumerators of the field: their gates, and `Valid if`.";
    /// Bits that the platform does not define are zero.
    Reserved = "reserved",
        "Bits of a field that the platform does not have are zero.",
        "Stated by the bit groups of the field: by their gates, and by `reserved`.";
    /// A variable has the size that the instruction requires.
    Elements = "elements",
        "A variable has the number of elements that the instruction works on.",
        "Stated by: Must have 128 elements.";
    /// The bytes that the instruction accesses are within the storage of the variable.
    Footprint = "footprint",
        "The bytes that the instruction accesses are within the storage of the variable.",
        "Stated by: Takes `EXPRESSION` bytes.";
    /// The storage of a variable is aligned as the instruction requires.
    Placement = "placement",
        "The storage of the variable of an operand is aligned as the instruction needs it.",
        "Stated by: Storage aligned to `EXPRESSION` bytes. Without that, raw operands need that of a register.";
    /// The elements that a region selects are within the variable.
    Bounds = "bounds",
        "All elements that the region of an operand selects are within its variable.",
        "Stated by the section Regions of 5_operands.md.";
    /// An operand is the null variable where that is required.
    Null = "null",
        "An operand that the operation does not use is the null variable, `%null`.",
        "Stated by: May be null. Or by: Null if `CONDITION`.";
    /// A number or the start of an operand is aligned.
    Alignment = "alignment",
        "A number, or the byte at which an operand begins, is a multiple of the alignment of its field.",
        "Stated by: Aligned to oword.";
    /// A source has an allowed modifier.
    Modifier = "modifier",
        "A source has a modifier, such as `(-)`, only if the instruction applies modifiers of that kind.",
        "Stated by the property Source Modifier.";
    /// A destination saturates only where that is allowed.
    Saturation = "saturation",
        "A destination has `.sat` only if the instruction saturates results of the destination's type.",
        "Stated by the property Saturation.";
    /// A number refers to a declaration.
    Declared = "undeclared",
        "The number of a variable, label or string is that of a declared one.",
        "Stated by: Index of var_info. Or of another table.";
    /// The region of an operand suits its field, the execution size and the variable.
    Region = "region",
        "The region of an operand is one that its place, the execution size and the variable allow.",
        "Stated by the section Regions of 5_operands.md.";
    /// A written variable is writable.
    Access = "access",
        "A predefined variable is written only if its row in the table of variables allows that.",
        "Stated by the column Access of the predefined variables, in 4_visa_header.md.";
    /// The kind of a label is the one that the instruction requires.
    Label = "label",
        "A label is of the kind, block or subroutine, that the instruction goes to.",
        "Stated by: Label kind: block.";
}

impl fmt::Display for Rule {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Constraint(constraint) => write!(f, "constraint:{}", constraint.name),
            _ => f.write_str(self.code()),
        }
    }
}

/// The value that was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Found {
    /// No value can be shown.
    None,
    /// A number.
    Number(i64),
    /// A type.
    Type(DataType),
    /// A word of the specification, for example a class or modifier.
    Word(&'static str),
}

/// The value that was expected.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Expected {
    /// The condition of the rule.
    Rule,
    /// A number.
    Number(i64),
    /// A number within an inclusive range.
    Range(i64, i64),
    /// A type of a set of positions in [`DataType::ALL`].
    Types(TypeRows),
    /// A word of the specification.
    Word(&'static str),
    /// The ID of a declaration of this class.
    Declared(VariableClass),
}

/// Returns the word for a declaration of the class.
const fn class_word(class: VariableClass) -> &'static str {
    match class {
        VariableClass::General => "general variable",
        VariableClass::Address => "address variable",
        VariableClass::Predicate => "predicate variable",
        VariableClass::Sampler => "sampler variable",
        VariableClass::Surface => "surface variable",
        VariableClass::Label => "label",
        VariableClass::String => "string",
        _ => "entry",
    }
}

/// A broken rule.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Violation {
    /// The rule.
    pub rule: Rule,
    /// The instruction.
    pub instruction: InstKind,
    /// Index of the field in the fields of the instruction.
    pub field: Option<u8>,
    /// The bit group of the field, or an empty string for the whole field.
    pub group: &'static str,
    /// The value that was found.
    pub found: Found,
    /// The value that was expected.
    pub expected: Expected,
    /// File of the specification that states the rule.
    pub file: &'static str,
    /// Line in that file.
    pub line: u32,
}

impl Violation {
    /// Returns whether the finding is a warning: the vendor's compiler takes what the rule forbids,
    /// and an entry of `specs/errata.md` says so. For example, an operand may reach beyond its
    /// variable.
    pub fn is_warning(&self) -> bool {
        // A predicate is never data of another type.
        if self.rule == Rule::Type && self.found == Found::Type(DataType::Bool) {
            return false;
        }
        let mut warnings = self.instruction.rules().warnings.iter();
        warnings.any(|warning| {
            warning.rule == self.rule.code() && self.is_named(warning.name) && self.is_among(warning.found)
        })
    }

    /// Returns whether the type or modifier that was found is in a list. The empty list has all of
    /// them.
    fn is_among(&self, values: &[&str]) -> bool {
        let found = match self.found {
            Found::Type(data_type) => data_type.name(),
            Found::Word(word) => word,
            Found::None | Found::Number(_) => "",
        };
        values.is_empty() || values.iter().any(|value| value.eq_ignore_ascii_case(found))
    }

    /// Returns whether a name is that of the field, of its bit group, or of the constraint. The
    /// empty name is that of any of them.
    fn is_named(&self, name: &str) -> bool {
        let field = self.field_name().unwrap_or("");
        match self.rule {
            _ if name.is_empty() => true,
            Rule::Constraint(constraint) => constraint.name == name,
            _ => match name.split_once('.') {
                Some((of, group)) => of == field && group == self.group,
                None => name == field && self.group.is_empty(),
            },
        }
    }

    /// Returns the name of a value of the field, or of its bit group.
    fn value_name(&self, code: i64) -> Option<&'static str> {
        let field = self.field_name()?;
        let of_kind = |layout: &&Layout| usize::from(layout.instruction) == self.instruction as usize;
        let fields = LAYOUTS.0.iter().filter(of_kind).flat_map(|layout| layout.fields.iter());
        fields.filter(|known| known.name == field).flat_map(|known| known.forms).find_map(|(_, form)| {
            let FieldEncoding::Int(int) = form else { return None };
            let group = int.groups.iter().find(|group| group.name == self.group)?;
            match group.values {
                Values::Named(name) => name(code as u64),
                _ => None,
            }
        })
    }

    /// Returns the rules of the field.
    fn field_rule(&self) -> Option<&'static FieldRule> {
        self.instruction.rules().fields.get(usize::from(self.field?))
    }

    /// Writes a modifier as in text, and the modifiers that the source may have.
    fn write_modifier(&self, f: &mut fmt::Formatter<'_>, name: &str) -> fmt::Result {
        let found = Modifier::ALL.iter().find(|modifier| modifier.name() == name).and_then(|modifier| modifier.text());
        write!(f, " has the modifier `{}`, expected", found.unwrap_or(name))?;
        let (modifiers, _) = self.instruction.rules().modifiers;
        let allowed = Modifier::ALL.iter().filter(|modifier| {
            let is_complement = **modifier == Modifier::Not;
            let fits = match modifiers {
                Modifiers::None => false,
                Modifiers::Logic => is_complement,
                Modifiers::Arithmetic | Modifiers::Unstated => !is_complement,
            };
            fits && !matches!(modifier, Modifier::NoModifier | Modifier::Sat)
        });
        let is_source = self.field_rule().is_none_or(|rule| rule.read) && self.expected != Expected::Word(NO_MODIFIER);
        let mut first = true;
        for text in allowed.filter(|_| is_source).filter_map(|modifier| modifier.text()) {
            write!(f, "{} `{text}`", if first { "" } else { "," })?;
            first = false;
        }
        f.write_str(if first { " no modifier" } else { " or no modifier" })
    }

    /// Writes the class of an operand, and the classes that the field takes.
    fn write_class(&self, f: &mut fmt::Formatter<'_>, found: &str) -> fmt::Result {
        write!(f, " is {found}, expected")?;
        let classes = self.field_rule().map_or(ClassCodes::default(), |rule| rule.classes);
        let allowed = OperandClass::ALL.iter().filter(|class| classes.contains(class.bits()));
        allowed
            .enumerate()
            .try_for_each(|(position, class)| write!(f, "{} {}", if position == 0 { "" } else { " or" }, class.name()))
    }

    /// Writes the alignment that a number or the start of an operand needs.
    fn write_alignment(&self, f: &mut fmt::Formatter<'_>, found: Found) -> fmt::Result {
        match found {
            Found::Number(number) => write!(f, " is {number}")?,
            _ => f.write_str(" begins at the wrong byte")?,
        }
        match self.field_rule().map(|rule| rule.alignment) {
            Some(Alignment::Bytes(bytes)) => write!(f, ", expected a multiple of {bytes}"),
            _ => f.write_str(", expected the beginning of a register"),
        }
    }

    /// Returns the name of the field in the specification.
    pub fn field_name(&self) -> Option<&'static str> {
        let field = self.instruction.info().fields.get(usize::from(self.field?))?;
        Some(field.name)
    }
}

impl fmt::Display for Violation {
    /// Writes the rule, the violation, and in parentheses the file and line that state the rule.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {} ({}:{})", self.rule, Message(self), self.file, self.line)
    }
}

/// Displays a finding without its rule and line.
#[derive(Clone, Copy, Debug)]
pub struct Message<'f>(pub &'f Violation);

impl fmt::Display for Message<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(finding) = self;
        f.write_str(finding.instruction.info().name)?;
        if let Some(field) = finding.field_name() {
            write!(f, ": {field}")?;
            if !finding.group.is_empty() {
                write!(f, ".{}", finding.group)?;
            }
        }
        match (finding.rule, finding.found, finding.expected) {
            (Rule::Footprint, Found::Number(found), Expected::Range(needed, _)) => {
                write!(f, " takes {needed} bytes from its start, and its variable has {found}")
            }
            (Rule::Placement, Found::Number(found), Expected::Range(needed, _)) => {
                write!(f, " is in storage aligned to {found} bytes, expected {needed}")
            }
            (Rule::Bounds, Found::Number(end), Expected::Range(_, size)) => {
                write!(f, " reaches byte {} of its variable, which has {size} bytes", end - 1)
            }
            (Rule::Region, Found::Number(count), Expected::Range(_, most)) => {
                write!(f, " has a region with {}", finding.group)?;
                write!(f, " {count}, expected at most {most}")
            }
            (Rule::Region, Found::Word(word), Expected::Word(expected)) => {
                write!(f, " has {word}, expected {expected}")
            }
            (Rule::Region, _, Expected::Word(form)) => write!(f, ": {form}"),
            (Rule::Value, Found::Number(code), _) => match finding.value_name(code) {
                Some(name) => write!(f, " is {name}, which is not allowed here"),
                None => write!(f, " is {code}, which is not allowed here"),
            },
            (Rule::Modifier, Found::Word(name), _) => finding.write_modifier(f, name),
            (Rule::Class, Found::Word(class), _) => finding.write_class(f, class),
            (Rule::Alignment, found, _) => finding.write_alignment(f, found),
            _ => self.write_difference(f),
        }
    }
}

impl Message<'_> {
    /// Writes what was found and what was expected.
    fn write_difference(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self(finding) = self;
        match finding.found {
            Found::None => {}
            Found::Number(number) => write!(f, " is {number}")?,
            Found::Type(data_type) => write!(f, " is of type {data_type}")?,
            Found::Word(word) => write!(f, " is {word}")?,
        }
        match (finding.rule, finding.expected) {
            (Rule::Constraint(constraint), _) => write!(f, ": {}", constraint.reason)?,
            (Rule::Platform, _) => f.write_str(": the platform does not have it")?,
            (Rule::Reserved, _) => f.write_str(", with bits that the platform does not have")?,
            (_, Expected::Rule) => {}
            (_, Expected::Number(number)) => write!(f, ", expected {number}")?,
            (_, Expected::Range(i64::MIN, high)) => write!(f, ", expected at most {high}")?,
            (_, Expected::Range(low, i64::MAX)) => write!(f, ", expected at least {low}")?,
            (_, Expected::Range(low, high)) => write!(f, ", expected {low} to {high}")?,
            (_, Expected::Types(types)) => {
                f.write_str(", expected")?;
                for data_type in DataType::ALL.iter().filter(|t| types.contains(**t as u8)) {
                    write!(f, " {data_type}")?;
                }
            }
            (_, Expected::Word(word)) => write!(f, ", expected {word}")?,
            (_, Expected::Declared(class)) => write!(f, ", and there is no {} of this number", class_word(class))?,
        }
        Ok(())
    }
}
