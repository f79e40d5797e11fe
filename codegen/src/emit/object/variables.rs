//! `variables.rs`: classes of variables, predefined variables, attributes, directives of assembler
//! text, and versions of the object format.
//!
//! For example, the row `%thread_x` of the specification becomes an entry of `PREDEFINED`.

use crate::emit::context::{Content, Context};
use crate::emit::object::object_info::newest_number;
use crate::emit::support::literals::{hex, optional};
use crate::emit::support::versions;
use crate::rust_view::docs::{doc, place, prose};
use crate::rust_view::naming::{ident, type_ident, variant};
use crate::spec::model::{
    Attribute, AttributeKind, Directive, DirectiveKey, Execution, Field, FormatRevision, FormatVersion, GatedNumber,
    PredefinedVariable, VariableClass,
};
use crate::spec::span::Span;
use proc_macro2::{Ident, Literal, TokenStream};
use quote::quote;
use std::collections::BTreeMap;

pub(crate) fn emit(context: &Context<'_>) -> Content {
    let versions = versions(&context.model.versions);
    let revisions = revisions(context, &context.model.revisions);
    let classes = classes(context);
    let predefined = predefined(context);
    let attributes = attributes(context);
    let directives = directives(context);
    let keys = directive_keys(context);
    let faults = faults(context);
    let object_rules = object_rules(context);
    let label_use = label_use(context);
    Content::Rust(quote! {
        //! Variables and attributes that the specification defines, and the versions of the
        //! object format.
        #![allow(unused_imports)]
        use crate::info::InstKind;
        use crate::platforms::PlatformSet;
        use crate::types::DataType;
        use openvisa_isa_core::{Entry, Enumeration, Version};
        #versions
        #revisions
        #classes
        #predefined
        #attributes
        #directives
        #keys
        #faults
        #object_rules
        #label_use
    })
}

/// Emits the constants for the oldest and newest version:
/// ```ignore
/// pub const OLDEST_VERSION: Version = Version::new(3, 0);
/// pub const NEWEST_VERSION: Version = Version::new(4, 1);
/// ```
fn versions(list: &[FormatVersion]) -> TokenStream {
    let tokens = |version: &FormatVersion| versions::version_expr(version.version);
    let (Some(first), Some(last)) = (list.first().map(tokens), list.last().map(tokens)) else {
        return TokenStream::new();
    };
    quote! {
        /// The oldest version of the object format.
        pub const OLDEST_VERSION: Version = #first;
        /// The newest version of the object format.
        pub const NEWEST_VERSION: Version = #last;
    }
}

/// Emits the revisions of versions:
/// ```ignore
/// pub struct Revision { pub version: Version, pub writers: &'static str, ... }
/// impl Revision { pub const ALL: &'static [Self] = &[...]; }
/// ```
fn revisions(context: &Context<'_>, list: &[FormatRevision]) -> TokenStream {
    if list.is_empty() {
        return TokenStream::new();
    }
    let docs = list.iter().map(|revision| {
        let FormatRevision { version, description, span, .. } = revision;
        format!("{version}: {}. {}", prose(description).trim_end_matches('.'), context.place(*span))
    });
    let docs = doc(std::iter::once("All revisions, in the order in which readers try them.".to_owned())
        .chain(docs.map(|line| format!("\n- {line}"))));
    let rows = list.iter().map(|revision| {
        let (version, writers, change) =
            (versions::version_expr(revision.version), &revision.writers, &revision.description);
        quote!(Self { version: #version, writers: #writers, change: #change })
    });
    quote! {
        /// A variant of the object format that has the same version number as another one. Files do
        /// not record their revision, so a reader tries them in order.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[non_exhaustive]
        pub struct Revision {
            /// Version with the number of the revision.
            pub version: Version,
            /// Programs that write the revision.
            pub writers: &'static str,
            /// Difference from the version without a revision.
            pub change: &'static str,
        }
        impl Revision {
            #docs
            pub const ALL: &'static [Self] = &[#(#rows),*];
        }
    }
}

pub(crate) fn class_ident(class: &VariableClass) -> Ident {
    ident(&variant(&class.name.value))
}

/// Emits the classes of variables:
/// ```ignore
/// pub enum VariableClass { General, ... }
/// impl VariableClass { pub const fn letter(self) -> char { ... } ... }
/// ```
fn classes(context: &Context<'_>) -> TokenStream {
    let classes = &context.model.classes;
    let idents: Vec<_> = classes.iter().map(class_ident).collect();
    let docs = classes.iter().map(|c| {
        let letter = c.letter.as_ref().map(|l| format!(", `{}`", l.value)).unwrap_or_default();
        doc([format!("{}{letter}. {}", c.name.value, context.place(c.span))])
    });
    let letters = classes.iter().map(|c| c.letter.as_ref().and_then(|l| l.value.chars().next()).unwrap_or('?'));
    let number = |numbers: &[GatedNumber]| Literal::u32_unsuffixed(newest_number(numbers).unwrap_or(0));
    let firsts = classes.iter().map(|c| number(&c.first));
    let mosts = classes.iter().map(|c| number(&c.most));
    let inputs = classes.iter().map(|c| c.input);
    let declared = classes.iter().map(|c| optional(c.declared.as_ref().and_then(|l| l.value.chars().next())));
    quote! {
        /// A class of variables, or another table of an object. Each class numbers its entries
        /// separately.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
        pub enum VariableClass { #(#docs #idents,)* }
        impl VariableClass {
            /// All classes.
            pub const ALL: &'static [Self] = &[#(Self::#idents),*];
            /// Returns the letter of the class in assembler text: `V` for general variables.
            pub const fn letter(self) -> char { match self { #(Self::#idents => #letters,)* } }
            /// Returns the number of the first declared variable. Smaller numbers are predefined
            /// variables.
            pub const fn first(self) -> u32 { match self { #(Self::#idents => #firsts,)* } }
            /// Returns the maximum number of variables, including the predefined ones.
            pub const fn most(self) -> u32 { match self { #(Self::#idents => #mosts,)* } }
            /// Returns whether a variable of the class may be an input of a kernel.
            pub const fn may_be_input(self) -> bool { match self { #(Self::#idents => #inputs,)* } }
            /// Returns the letter of the class in declarations of assembler text; `None` if text
            /// cannot declare its variables.
            pub const fn declared_as(self) -> Option<char> { match self { #(Self::#idents => #declared,)* } }
        }
    }
}

/// Emits the predefined variables:
/// ```ignore
/// pub struct PredefinedVariable { pub class: VariableClass, pub index: u32, ... }
/// pub static PREDEFINED: &[PredefinedVariable] = &[...];
/// impl PredefinedVariable { pub const CR0: &'static Self = &PREDEFINED[14]; ... }
/// ```
fn predefined(context: &Context<'_>) -> TokenStream {
    let rows = context.model.predefined.iter().filter_map(|p| Some((p, predefined_row(context, p)?)));
    let (variables, rows): (Vec<_>, Vec<_>) = rows.unzip();
    let constants = predefined_constants(&variables);
    quote! {
        /// A predefined variable, which every object has.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[non_exhaustive]
        pub struct PredefinedVariable {
            /// Class of the variable.
            pub class: VariableClass,
            /// Number of the variable in its class.
            pub index: u32,
            /// Name in assembler text; empty for a variable without a name.
            pub name: &'static str,
            /// Type of the elements; `None` for a variable without a type.
            pub data_type: Option<DataType>,
            /// Number of elements by platform; empty if unknown.
            pub elements: &'static [(PlatformSet, u32)],
            /// Whether instructions may read the variable.
            pub readable: bool,
            /// Whether instructions may write the variable.
            pub writable: bool,
            /// First and last element that instructions may write; `None` if they may write all
            /// elements of a writable variable.
            pub writable_elements: Option<(u32, u32)>,
            /// Purpose of the variable.
            pub meaning: &'static str,
            /// Place of the definition in the specification: file and line.
            pub spec: &'static str,
        }
        /// All predefined variables. A reserved number has neither a name nor a type.
        pub static PREDEFINED: &[PredefinedVariable] = &[#(#rows),*];
        #constants
    }
}

/// Emits a constant for each predefined variable whose name no other one has:
/// ```ignore
/// impl PredefinedVariable {
///     /// `%cr0`.
///     pub const CR0: &'static Self = &PREDEFINED[14];
/// }
/// ```
fn predefined_constants(variables: &[&PredefinedVariable]) -> TokenStream {
    let is_unique = |name: &str| variables.iter().filter(|v| v.name.value == name).count() == 1;
    let constants = variables.iter().enumerate().filter_map(|(position, variable)| {
        let name = &variable.name.value;
        let word = name.strip_prefix('%').filter(|_| is_unique(name))?;
        let (constant, position) = (ident(&word.to_uppercase()), Literal::usize_unsuffixed(position));
        let text = doc([format!("`{name}`.")]);
        Some(quote!(#text pub const #constant: &'static Self = &PREDEFINED[#position];))
    });
    let constants: Vec<_> = constants.collect();
    if constants.is_empty() {
        return TokenStream::new();
    }
    quote! {
        /// Predefined variables by name.
        impl PredefinedVariable { #(#constants)* }
    }
}

/// Emits the row of a predefined variable; `None` if its number or class is unknown.
fn predefined_row(context: &Context<'_>, variable: &PredefinedVariable) -> Option<TokenStream> {
    let text = &variable.variable.value;
    let of = |c: &&VariableClass| c.letter.as_ref().is_some_and(|l| text.starts_with(l.value.as_str()));
    let class = context.model.classes.iter().find(of)?;
    let letter = class.letter.as_ref().map_or(0, |l| l.value.len());
    let index = Literal::u32_unsuffixed(text[letter..].parse().ok()?);
    let class = class_ident(class);
    let data_type = optional(variable.data_type.map(|id| {
        let name = type_ident(&context.model[id].name.value);
        quote!(DataType::#name)
    }));
    let elements = variable.counts.iter().map(|number| {
        let value = Literal::u32_unsuffixed(number.value);
        let all = context.model.all_platforms();
        match number.gate.as_ref().map_or(all, |g| g.platforms) {
            set if set == all => quote!((PlatformSet::ALL, #value)),
            set => {
                let bits = format!("{:#x}", set.0).parse::<Literal>().ok();
                quote!((PlatformSet::from_bits(#bits), #value))
            }
        }
    });
    let (readable, writable) = (variable.access.contains('R'), variable.access.contains('W'));
    let elements_written = optional(parse_written_elements(&variable.access).map(|(low, high)| {
        let (low, high) = (Literal::u32_unsuffixed(low), Literal::u32_unsuffixed(high));
        quote!((#low, #high))
    }));
    let (name, meaning) = (&variable.name.value, &variable.description);
    let spec = context.place(variable.span).trim_matches('`').to_owned();
    Some(quote! {
        PredefinedVariable {
            class: VariableClass::#class, index: #index, name: #name, data_type: #data_type, elements: &[#(#elements),*],
            readable: #readable, writable: #writable, writable_elements: #elements_written, meaning: #meaning, spec: #spec,
        }
    })
}

/// Parses the elements in brackets behind `R/W`: 1 to 2 for `R/W[1..2]`, 4 to 4 for `R/W[4]`.
fn parse_written_elements(access: &str) -> Option<(u32, u32)> {
    let inner = access.split_once('[')?.1.strip_suffix(']')?;
    let (low, high) = inner.split_once("..").unwrap_or((inner, inner));
    Some((low.parse().ok()?, high.parse().ok()?))
}

/// Emits the attributes:
/// ```ignore
/// pub enum Attribute { OutputAsmPath, ... }
/// impl Attribute { pub const fn kind(self) -> AttributeKind { ... } ... }
/// ```
fn attributes(context: &Context<'_>) -> TokenStream {
    let list = &context.model.attributes;
    let idents: Vec<_> = list.iter().map(|a| ident(&variant(&a.name.value))).collect();
    let docs = list.iter().map(|a| attribute_doc(context, a));
    let kinds = list.iter().map(|a| match a.kind {
        Some(AttributeKind::Bool) | None => quote!(AttributeKind::Bool),
        Some(AttributeKind::Int) => quote!(AttributeKind::Int),
        Some(AttributeKind::String) => quote!(AttributeKind::String),
    });
    let bytes = list.iter().map(|a| {
        let (least, most) = a.bytes.unwrap_or((0, u32::MAX));
        let (least, most) = (Literal::u32_unsuffixed(least), Literal::u32_unsuffixed(most));
        quote!((#least, #most))
    });
    let words = list.iter().zip(&idents).filter(|(a, _)| !a.words.is_empty()).map(|(a, ident)| {
        let words = a.words.iter().map(|(number, word)| {
            let (number, word) = (Literal::u32_unsuffixed(*number), &word.value);
            quote!((#word, #number))
        });
        quote!(Self::#ident => &[#(#words),*],)
    });
    let values = attribute_values(context).map(|(name, attribute)| attribute_enumeration(context, &name, attribute));
    let kernels = list.iter().map(|a| a.of_kernels);
    let variables = list.iter().map(|a| a.of_variables);
    let rows = list.iter().zip(&idents).map(|(a, ident)| (ident, a.name.value.as_str(), None));
    let table = crate::emit::isa::enumeration::enumeration_impl("Attribute", "an attribute", rows, &TokenStream::new());
    // An enumeration without members has no other arm either.
    let no_words = (!list.is_empty()).then(|| quote!(_ => &[]));
    quote! {
        /// The kind of an attribute's value.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum AttributeKind {
            /// No value: the attribute is present or absent.
            Bool,
            /// An integer.
            Int,
            /// A string of characters.
            String,
        }

        /// An attribute that the specification defines.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
        pub enum Attribute {
            #(#docs #idents,)*
        }

        impl Attribute {
            /// All attributes.
            pub const ALL: &'static [Self] = &[#(Self::#idents),*];
            /// Returns the kind of the attribute's value.
            pub const fn kind(self) -> AttributeKind {
                match self { #(Self::#idents => #kinds,)* }
            }
            /// Returns the minimum and maximum size of the value in bytes.
            pub const fn bytes(self) -> (u32, u32) {
                match self { #(Self::#idents => #bytes,)* }
            }
            /// Returns the words of assembler text for values, each with its number. Empty if text
            /// has the numbers themselves.
            pub const fn words(self) -> &'static [(&'static str, u32)] {
                match self {
                    #(#words)*
                    #no_words
                }
            }
            /// Returns whether kernels and functions may have the attribute.
            pub const fn of_kernels(self) -> bool {
                match self { #(Self::#idents => #kernels,)* }
            }
            /// Returns whether variables may have the attribute.
            pub const fn of_variables(self) -> bool {
                match self { #(Self::#idents => #variables,)* }
            }
        }

        #table

        #(#values)*
    }
}

/// Returns the attributes whose numbers have words, each with the name of the enumeration of them.
pub(crate) fn attribute_values<'a>(context: &'a Context<'_>) -> impl Iterator<Item = (Ident, &'a Attribute)> {
    let named = context.model.attributes.iter().filter(|attribute| !attribute.words.is_empty());
    named.map(|attribute| (ident(&variant(&attribute.name.value)), attribute))
}

/// Emits the enumeration of the numbers of an attribute:
/// ```ignore
/// openvisa_isa_core::enumeration! {
///     /// The numbers of the attribute `Target`.
///     pub enum Target: u32 { /// 0. In text `cm`.
///         Cm = 0, "cm", Some("cm"); ... }
/// }
/// ```
fn attribute_enumeration(context: &Context<'_>, name: &Ident, attribute: &Attribute) -> TokenStream {
    let place = context.place(attribute.span);
    let docs = doc([format!("The numbers of [`Attribute::{name}`]: {} {place}", prose(&attribute.description))]);
    let rows = attribute.words.iter().map(|(number, word)| {
        let (ident, word, code) = (ident(&variant(&word.value)), &word.value, Literal::u32_unsuffixed(*number));
        let docs = format!(" {number}, in text `{word:?}`. {place}");
        quote!(#[doc = #docs] #ident = #code, #word, Some(#word);)
    });
    quote!(openvisa_isa_core::enumeration! { #docs pub enum #name: u32 { #(#rows)* } })
}

/// Emits the faults of programs that write object files:
/// ```ignore
/// pub enum WriterFault { DroppedOperands, ... }
/// impl WriterFault { pub const fn missing(self, instruction: InstKind) -> u8 { ... } }
/// ```
fn faults(context: &Context<'_>) -> TokenStream {
    let model = context.model;
    if model.faults.is_empty() {
        return TokenStream::new();
    }
    let idents: Vec<_> = model.faults.iter().map(|fault| ident(&variant(&fault.name.value))).collect();
    let docs = model
        .faults
        .iter()
        .map(|fault| doc([format!("{} {}", prose(&fault.description), place(model, context.prefix, fault.span))]));
    let rows = model.faults.iter().map(|fault| {
        let counted = |f: &&Field| f.shared.is_some_and(|id| fault.counted.contains(&id));
        let list = model.instructions.iter().filter(|i| i.is_encoded());
        let counts = list.map(|i| Literal::usize_unsuffixed(i.fields.iter().filter(counted).count().min(255)));
        quote!([#(#counts),*])
    });
    let (faults, kinds) = (model.faults.len(), model.instructions.iter().filter(|i| i.is_encoded()).count());
    let (faults, kinds) = (Literal::usize_unsuffixed(faults), Literal::usize_unsuffixed(kinds));
    quote! {
        /// A fault of a program that writes object files: it omits the last fields of some
        /// instructions.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
        pub enum WriterFault { #(#docs #idents,)* }
        impl WriterFault {
            /// All faults.
            pub const ALL: &'static [Self] = &[#(Self::#idents),*];
            /// Returns the number of trailing fields that the fault omits from an instruction.
            pub const fn missing(self, instruction: InstKind) -> u8 {
                MISSING_FIELDS[self as usize][instruction as usize]
            }
        }
        static MISSING_FIELDS: [[u8; #kinds]; #faults] = [#(#rows),*];
    }
}

/// Emits the rules about kernels and functions:
/// ```ignore
/// pub enum ObjectRule { LabelOnce, ... }
/// impl ObjectRule { pub const fn name(self) -> &'static str { ... } ... }
/// ```
fn object_rules(context: &Context<'_>) -> TokenStream {
    let list = &context.model.object_rules;
    if list.is_empty() {
        return TokenStream::new();
    }
    let idents: Vec<_> = list.iter().map(|rule| ident(&variant(&rule.name.value))).collect();
    let places: Vec<_> = list.iter().map(|rule| context.place(rule.span)).collect();
    let docs = list.iter().zip(&places).map(|(rule, place)| doc([format!("{} {place}", prose(&rule.description))]));
    let names = list.iter().map(|rule| &rule.name.value);
    let reasons = list.iter().map(|rule| &rule.description);
    let specs = places.iter().map(|place| place.trim_matches('`'));
    let attributes = list.iter().map(|rule| {
        let named = rule.attributes.iter().filter_map(|at| context.model.attributes.get(usize::from(*at)));
        let named = named.map(|attribute| ident(&variant(&attribute.name.value)));
        quote!(&[#(Attribute::#named),*])
    });
    let instructions = list.iter().map(|rule| {
        let named =
            rule.instructions.iter().map(|id| ident(&variant(&context.model.instructions[id.index()].name.value)));
        quote!(&[#(InstKind::#named),*])
    });
    let warnings = list.iter().map(|rule| rule.warning);
    quote! {
        /// A rule about a kernel or function as a whole.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
        pub enum ObjectRule { #(#docs #idents,)* }
        impl ObjectRule {
            /// All rules.
            pub const ALL: &'static [Self] = &[#(Self::#idents),*];
            /// Returns the name of the rule.
            pub const fn name(self) -> &'static str { match self { #(Self::#idents => #names,)* } }
            /// Returns the text of the rule.
            pub const fn reason(self) -> &'static str { match self { #(Self::#idents => #reasons,)* } }
            /// Returns the place of the rule in the specification: file and line.
            pub const fn spec(self) -> &'static str { match self { #(Self::#idents => #specs,)* } }
            /// Returns the attributes that the rule is about.
            pub const fn attributes(self) -> &'static [Attribute] { match self { #(Self::#idents => #attributes,)* } }
            /// Returns the instructions that the rule is about.
            pub const fn instructions(self) -> &'static [InstKind] { match self { #(Self::#idents => #instructions,)* } }
            /// Returns whether a violation gives a warning instead of an error.
            pub const fn is_warning(self) -> bool { match self { #(Self::#idents => #warnings,)* } }
        }
    }
}

/// Emits the use of labels by instructions:
/// ```ignore
/// pub enum LabelUse { None, Goes, Stands }
/// impl LabelUse { pub const fn of(opcode: u8) -> Self { ... } }
/// ```
fn label_use(context: &Context<'_>) -> TokenStream {
    let mut uses = BTreeMap::new();
    for instruction in context.model.instructions.iter().filter(|i| i.fields.iter().any(|f| f.label.is_some())) {
        let execution = instruction.semantics.as_ref().and_then(|s| s.execution.as_ref());
        // An instruction without effect marks the position of its label.
        let marks_label = execution.is_some_and(|execution| execution.value == Execution::Marker);
        if let Some(opcode) = &instruction.opcode {
            uses.insert(opcode.code.value, if marks_label { quote!(Stands) } else { quote!(Goes) });
        }
    }
    let rows = uses.iter().map(|(code, used)| {
        let code = hex(u64::from(*code));
        quote!(#code => Self::#used,)
    });
    let rows: TokenStream = rows.collect();
    quote! {
        /// The use of labels by an instruction.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub enum LabelUse {
            /// The instruction has no label.
            None,
            /// The instruction branches to its labels.
            Goes,
            /// The instruction marks the position of its label.
            Stands,
        }
        impl LabelUse {
            /// Returns the use of labels by instructions with an opcode.
            #[inline]
            pub const fn of(opcode: u8) -> Self {
                match opcode { #rows _ => Self::None }
            }
        }
    }
}

/// Returns the documentation of an attribute.
fn attribute_doc(context: &Context<'_>, attribute: &Attribute) -> TokenStream {
    let place = context.place(attribute.span);
    let name = &attribute.name.value;
    let enumeration = ident(&variant(name));
    let values = (!attribute.words.is_empty())
        .then(|| format!(" Its values are those of [`{enumeration}`](enum@{enumeration})."));
    let values = values.unwrap_or_default();
    doc([format!("`{name}`: {}{values} {place}", prose(&attribute.description))])
}

/// Emits the directives of assembler text:
/// ```ignore
/// pub enum Directive { Version, Kernel, ... }
/// impl Directive { pub const fn word(self) -> &'static str { ... } ... }
/// ```
fn directives(context: &Context<'_>) -> TokenStream {
    let list = &context.model.directives;
    if list.is_empty() {
        return TokenStream::new();
    }
    let ident_of = |directive: &Directive| ident(&variant(&directive.name.value));
    let idents: Vec<_> = list.iter().map(ident_of).collect();
    let docs = list.iter().map(|d| word_doc(context, &d.word.value, &d.description, d.span));
    let words = list.iter().map(|d| &d.word.value);
    quote! {
        /// A directive: a line of assembler text other than an instruction.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
        pub enum Directive { #(#docs #idents,)* }
        impl Directive {
            /// All directives.
            pub const ALL: &'static [Self] = &[#(Self::#idents),*];
            /// Returns the first word of the directive.
            pub const fn word(self) -> &'static str { match self { #(Self::#idents => #words,)* } }
        }
    }
}

/// Emits the keys of directives:
/// ```ignore
/// pub enum DirectiveKey { Class, Type, ... }
/// impl DirectiveKey { pub const fn word(self) -> &'static str { ... } ... }
/// ```
fn directive_keys(context: &Context<'_>) -> TokenStream {
    let list = &context.model.directive_keys;
    if list.is_empty() {
        return TokenStream::new();
    }
    let ident_of = |key: &DirectiveKey| ident(&variant(&key.name.value));
    let idents: Vec<_> = list.iter().map(ident_of).collect();
    let docs = list.iter().map(|k| word_doc(context, &k.word.value, &k.description, k.span));
    let words = list.iter().map(|k| &k.word.value);
    let classes = list.iter().map(|key| {
        let classes: Vec<_> =
            key.classes.iter().filter_map(|c| context.model.classes.get(*c)).map(class_ident).collect();
        if classes.is_empty() { quote!(false) } else { quote!(matches!(class, #(VariableClass::#classes)|*)) }
    });
    let inputs = list.iter().map(|k| k.inputs);
    quote! {
        /// The key of a part `word=value` of a declaration or an input. Keys are in the order of
        /// the text.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
        pub enum DirectiveKey { #(#docs #idents,)* }
        impl DirectiveKey {
            /// All keys.
            pub const ALL: &'static [Self] = &[#(Self::#idents),*];
            /// Returns the word before the equals sign.
            pub const fn word(self) -> &'static str { match self { #(Self::#idents => #words,)* } }
            /// Returns whether declarations of a class have the key.
            pub const fn is_of(self, class: VariableClass) -> bool { match self { #(Self::#idents => #classes,)* } }
            /// Returns whether inputs have the key.
            pub const fn is_of_inputs(self) -> bool { match self { #(Self::#idents => #inputs,)* } }
        }
    }
}

/// Returns the documentation of a directive or key.
fn word_doc(context: &Context<'_>, word: &str, description: &str, span: Span) -> TokenStream {
    let place = context.place(span);
    doc([format!("`{word}`: {} {place}", prose(description))])
}
