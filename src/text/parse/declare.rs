//! Declarations, inputs and attributes of an object. For example, `.decl x v_type=G type=d
//! num_elts=8` adds a general variable.

use super::{DeclarationPlace, TextParser, require_table, reserved_word_problem, undeclared_problem};
use crate::module::{AttributeBuf, AttributesBuf, ElementsBuf, KindBuf, ObjectBuf, VariableBuf};
use crate::text::directive::{AttributeSetting, Declaration, InputStatement};
use crate::text::lexer::{Sizes, TextProblem};
use crate::text::symbols::{SymbolTable, find_reserved_name, symbol_class};
use alloc::borrow::ToOwned as _;
use alloc::format;
use alloc::vec::Vec;
use core::ops::Range;
use openvisa_isa::bit_fields::{InputInfoKind, VarInfoBitProperties};
use openvisa_isa::enums::InputClass;
use openvisa_isa::object::InputInfo;
use openvisa_isa::{Attribute, DataType, NEWEST_VERSION, VariableClass, Version, is_reserved};
use openvisa_isa_core::Enumeration;
use openvisa_isa_core::text::SymbolClass;

/// The first version whose texts have variables of types that no object file can hold: the one
/// after the last version of object files.
const FIRST_TEXT_ONLY_VERSION: Version = Version::new(NEWEST_VERSION.major, NEWEST_VERSION.minor + 1);

/// The help for a name that is declared twice. Printed texts are the most frequent source of such
/// names.
const REDECLARED_HELP: &str = "a name can be declared again in a scope `{ }` of its own; a compiler that prints a kernel \
                               with inline assembly leaves out the scopes of its blocks, but its dump \
                               `*.inline.visaasm` has them";

/// Returns the type that a declaration has in an object file: for a type without a code, the type
/// that it counts as.
const fn stored_type(data_type: DataType) -> DataType {
    if data_type.bits().is_some() { data_type } else { data_type.counts_as() }
}

/// The variable that a declared variable is an alias of, and the offset in it in bytes.
#[derive(Clone, Copy, Default)]
struct AliasTarget {
    variable: u32,
    offset: u16,
}

/// Returns what the variable of a declaration is an alias of. A variable without an alias has the
/// default target.
///
/// # Errors
/// If the name is not declared, or is not that of a general variable.
fn find_alias_target(table: &SymbolTable<'_>, declaration: &Declaration<'_>) -> Result<AliasTarget, TextProblem> {
    let Some((of, offset)) = &declaration.alias else { return Ok(AliasTarget::default()) };
    if table.is_broken(of.name.as_bytes()) {
        return Ok(AliasTarget::default());
    }
    let symbol = table.symbol_of(&of.name).ok_or_else(|| undeclared_problem(table, &of.name, of.span.clone()))?;
    if symbol.class != SymbolClass::General {
        let message = format!("`{}` is {}, but only general variables have aliases", of.name, symbol.class.name());
        return Err(TextProblem::new(of.span.clone(), "class", message));
    }
    Ok(AliasTarget { variable: symbol.id, offset: *offset })
}

/// Returns the warning for an alias of the variable 0, which object files cannot hold.
fn find_lost_alias(declaration: &Declaration<'_>, target: AliasTarget) -> Option<TextProblem> {
    let (of, _) = declaration.alias.as_ref().filter(|_| target.variable == 0)?;
    let message = format!("object files cannot hold an alias of `{}`: it is left out", of.name);
    Some(TextProblem::new(of.span.clone(), "alias", message))
}

/// Returns the id of the next variable of the class of a declaration.
///
/// # Errors
/// If the class has no more ids.
fn next_id(object: &ObjectBuf, declaration: &Declaration<'_>) -> Result<u32, TextProblem> {
    let class = declaration.class;
    let count = match class {
        VariableClass::General => object.variables.len(),
        VariableClass::Address => object.addresses.len(),
        VariableClass::Predicate => object.predicates.len(),
        VariableClass::Sampler => object.samplers.len(),
        _ => object.surfaces.len(),
    };
    let id = u32::try_from(count).ok().and_then(|count| class.first().checked_add(count));
    let most = if class == VariableClass::General { u32::MAX } else { class.most() };
    id.filter(|id| *id < most).ok_or_else(|| {
        let message = format!("more than {most} variables of this class");
        TextProblem::new(declaration.name.span.clone(), "declaration", message)
    })
}

/// Adds the variable of a declaration to the tables of the object. `name_index` is the index of its
/// name among the strings.
fn push_variable(object: &mut ObjectBuf, declaration: &Declaration<'_>, name_index: u32, alias: AliasTarget) {
    let attributes = declaration.attributes.iter().map(|setting| intern_attribute(object, setting));
    let attributes: AttributesBuf = attributes.collect();
    let entry = ElementsBuf { name_index, elements: declaration.elements, attributes };
    match declaration.class {
        VariableClass::General => {
            let properties = VarInfoBitProperties::default().with_alignment(declaration.align);
            let data_type = declaration.data_type.map(stored_type);
            let properties = data_type.and_then(|t| properties.with_type(t)).unwrap_or(properties);
            object.variables.push(VariableBuf {
                name_index,
                properties,
                elements: entry.elements,
                alias_index: alias.variable,
                alias_offset: alias.offset,
                alias_scope: 0,
                attributes: entry.attributes,
            });
        }
        VariableClass::Address => object.addresses.push(entry),
        VariableClass::Predicate => object.predicates.push(entry),
        VariableClass::Sampler => object.samplers.push(entry),
        _ => object.surfaces.push(entry),
    }
}

/// Returns a warning for each attribute that a declaration sets again.
fn find_repeated_attributes(declaration: &Declaration<'_>) -> Vec<TextProblem> {
    let is_repeated = |index: usize, name: &str| declaration.attributes[..index].iter().any(|a| a.name.name == name);
    let settings = declaration.attributes.iter().enumerate();
    let repeated = settings.filter(|(index, setting)| is_repeated(*index, &setting.name.name));
    repeated.map(|(_, setting)| repeated_attribute_problem(setting)).collect()
}

impl TextParser<'_> {
    /// Declares the variable of a `.decl` statement.
    pub(super) fn declare_variable(
        &mut self,
        at: usize,
        declaration: &Declaration<'_>,
        span: Range<usize>,
    ) -> Result<(), TextProblem> {
        let table = require_table(&mut self.table, &span)?;
        let name_span = &declaration.name.span;
        // The table borrows names from the source, which outlives the statement.
        let name = &self.source[at + name_span.start..at + name_span.end];
        if name != declaration.name.name {
            let message = "a comment or line end inside of a name";
            return Err(TextProblem::new(name_span.clone(), "name", message));
        }
        if find_reserved_name(name).is_some() {
            table.declare_broken(name, Some(symbol_class(declaration.class)));
            let message = format!("`{name}` is the name of a predefined variable");
            return Err(TextProblem::new(name_span.clone(), "redeclared", message));
        }
        let placed =
            find_alias_target(table, declaration).and_then(|alias| Ok((alias, next_id(&table.object, declaration)?)));
        let (alias, id) = placed.inspect_err(|_| table.declare_broken(name, Some(symbol_class(declaration.class))))?;
        if !table.declare(name, symbol_class(declaration.class), id) {
            let message = format!("`{name}` is declared already");
            let problem = TextProblem::new(name_span.clone(), "redeclared", message);
            return Err(problem.help(Some(REDECLARED_HELP.to_owned())));
        }
        let shown = declaration.state_name.as_deref().filter(|_| self.options.state_names).unwrap_or(name);
        let name_index = table.object.strings.push(shown);
        push_variable(&mut table.object, declaration, name_index, alias);
        let statement = at + span.start..at + span.end;
        self.place.declarations.push(DeclarationPlace { class: declaration.class, id, statement });
        let reserved = is_reserved(name.as_bytes()).then(|| reserved_word_problem(name, name_span.clone()));
        let lost = find_lost_alias(declaration, alias);
        for problem in lost.into_iter().chain(find_repeated_attributes(declaration)).chain(reserved) {
            self.warn(at, problem);
        }
        if let (Some(data_type), Some(_)) = (declaration.data_type, &declaration.text_only_type) {
            self.place.text_only_types.push((id, data_type));
        }
        self.report_text_only_type(at, declaration);
        Ok(())
    }

    /// Reports a type that no object file can hold: as a warning if the options take it and the
    /// version of the text has it.
    fn report_text_only_type(&mut self, at: usize, declaration: &Declaration<'_>) {
        let (Some(span), Some(data_type)) = (&declaration.text_only_type, declaration.data_type) else { return };
        let name = data_type.name().to_ascii_lowercase();
        let stored = stored_type(data_type).name().to_ascii_lowercase();
        let (first, problem) = (FIRST_TEXT_ONLY_VERSION, |message| TextProblem::new(span.clone(), "type", message));
        if self.text_version.is_none_or(|version| version < first) {
            let help = Some(format!("texts of version {first} and later have such variables"));
            return self.report(at, problem(format!("no object file can hold variables of type `{name}`")).help(help));
        }
        if self.options.text_only_types {
            return self.warn(at, problem(format!("an object file has a variable of type `{stored}` for `{name}`")));
        }
        let help = Some(format!("declare it as `{stored}`, which holds the same bits"));
        self.report(at, problem(format!("no object file can hold variables of type `{name}`")).help(help));
    }

    /// Adds the input of an `.input` statement to the kernel.
    pub(super) fn add_input(
        &mut self,
        at: usize,
        input: &InputStatement<'_>,
        span: Range<usize>,
    ) -> Result<(), TextProblem> {
        let table = require_table(&mut self.table, &span)?;
        let name = &input.name.name;
        if table.is_broken(name.as_bytes()) {
            // The error of the declaration says what is wrong.
            return Ok(());
        }
        let symbol = table.symbol_of(name).ok_or_else(|| undeclared_problem(table, name, input.name.span.clone()))?;
        let class = match symbol.class {
            SymbolClass::General => InputClass::General,
            SymbolClass::Sampler => InputClass::Sampler,
            SymbolClass::Surface => InputClass::Surface,
            other => {
                let message = format!("`{name}` is {}, which cannot be an input", other.name());
                return Err(TextProblem::new(input.name.span.clone(), "class", message));
            }
        };
        let size = match input.size {
            Some(size) => size,
            None => {
                let size = Sizes::size_of(table, name.as_bytes()).and_then(|size| u16::try_from(size).ok());
                let message = || format!("the size of `{name}` does not fit an input");
                size.ok_or_else(|| TextProblem::new(input.name.span.clone(), "range", message()))?
            }
        };
        let kind = InputInfoKind::default().with_class(class);
        let kind = InputInfoKind(kind.bits() | input.provenance << 3);
        let KindBuf::Kernel { inputs, .. } = &mut table.object.kind else {
            return Err(TextProblem::new(span, "input", "a function has no inputs: its arguments come in `%arg`"));
        };
        inputs.push(InputInfo { kind, id: symbol.id, offset: input.offset, size });
        self.place.inputs.push(at + span.start..at + span.end);
        if !table.inputs.insert((class.bits(), symbol.id)) {
            let message = format!("`{name}` is an input already");
            self.warn(at, TextProblem::new(input.name.span.clone(), "repeated", message));
        }
        Ok(())
    }

    /// Adds the attribute of a `.kernel_attr` statement to the object.
    pub(super) fn add_attribute(
        &mut self,
        at: usize,
        setting: &AttributeSetting<'_>,
        span: Range<usize>,
    ) -> Result<(), TextProblem> {
        let table = require_table(&mut self.table, &span)?;
        let attribute = intern_attribute(&mut table.object, setting);
        if setting.name.name == Attribute::SimdSize.name()
            && let Ok(bytes) = <[u8; 4]>::try_from(&*attribute.value)
        {
            table.set_dispatch_simd(i32::from_le_bytes(bytes));
        }
        let name = |index| table.object.strings.get(index).map(|text| text.as_bytes());
        let again = table.object.attributes.iter().any(|known| name(known.name) == name(attribute.name));
        table.object.attributes.push(attribute);
        if let Some(known) = Attribute::from_name(&setting.name.name) {
            self.place.attributes.push((known, at + span.start..at + span.end));
        }
        if again {
            self.warn(at, repeated_attribute_problem(setting));
        }
        Ok(())
    }
}

/// Returns the problem of an attribute that is set twice.
fn repeated_attribute_problem(setting: &AttributeSetting<'_>) -> TextProblem {
    let message = format!("the attribute `{}` is given already", setting.name.name);
    TextProblem::new(setting.name.span.clone(), "repeated", message)
}

/// Converts an attribute to the form of the module, and adds its name to the strings.
fn intern_attribute(object: &mut ObjectBuf, setting: &AttributeSetting<'_>) -> AttributeBuf {
    AttributeBuf { name: object.strings.push(setting.name.name.as_bytes()), value: setting.value.to_bytes().into() }
}
