//! The code of methods, of the structures that they take, and of the setters of optional members.
//!
//! For example, `add` converts its operands with `state.dst("dst", dst.into())`, puts them into a
//! struct `Add`, and returns `Added::new(state, value)`.

use super::docs;
use super::method::{Fixed, Method, MethodInput, Slot, member_name};
use super::role::{self, ParameterRole};
use crate::rust_view::docs::doc;
use crate::rust_view::formats::Member;
use crate::rust_view::naming::{camel, ident, snake};
use crate::rust_view::type_assignment::{IntegerType, Owner};
use crate::spec::model::{Field, FieldId};
use proc_macro2::{Ident, TokenStream};
use quote::{format_ident, quote};
use std::collections::BTreeMap;

/// ```ignore
/// /// Appends `add`: addition.
/// pub fn add(
///     &mut self,
///     exec_size: impl Into<Exec>,
///     dst: impl Into<Dst>,
///     src0: impl Into<Src>,
///     src1: impl Into<Src>,
/// ) -> Added<'_, Add> {
///     let state = &mut self.state;
///     let value = Add {
///         exec_size: state.exec("exec_size", exec_size.into()),
///         ...
///         pred: Predicate::default(),
///     };
///     Added::new(state, value)
/// }
/// ```
pub(super) fn emit_method(method: &Method<'_>, base: Option<&Base<'_>>) -> TokenStream {
    let docs = docs::emit_method_docs(method);
    let name = ident(&method.name);
    let structure = &method.format.ident;
    let returned = if method.format.borrows() { quote!(#structure<'_>) } else { quote!(#structure) };
    let parameters = method.inputs.iter().map(|input| {
        let name = ident(&input.name());
        let rust = match input {
            MethodInput::One(slot) => slot.role.parameter_type(&slot.member.rust),
            MethodInput::Structure { name, .. } => {
                let name = ident(&camel(name));
                quote!(#name)
            }
        };
        quote!(#name: #rust)
    });
    let (bindings, members) = emit_members(method, base);
    let lists = method
        .inputs
        .iter()
        .flat_map(MethodInput::slots)
        .any(|s| matches!(s.role, ParameterRole::Raws | ParameterRole::Labels));
    let parts = if lists { quote!(let Self { state, lists } = self;) } else { quote!(let state = &mut self.state;) };
    quote! {
        #docs
        #[track_caller]
        pub fn #name(&mut self, #(#parameters),*) -> Added<'_, #returned> {
            #parts
            #bindings
            let value = #structure { #(#members),* };
            Added::new(state, value)
        }
    }
}

/// Returns `let` statements for the values that several members have, and the members of the struct
/// expression, in the order of the parameters. Members with the value of the base are left out.
fn emit_members(method: &Method<'_>, base: Option<&Base<'_>>) -> (TokenStream, Vec<TokenStream>) {
    let mut bindings = TokenStream::new();
    let mut members = Vec::new();
    let repeated =
        |field: FieldId| method.fixed.iter().any(|(_, fixed)| matches!(fixed, Fixed::Same(other) if *other == field));
    for input in &method.inputs {
        for slot in input.slots() {
            let (member, parameter) = (&slot.member.ident, ident(&input.name()));
            let (label, value) = match input {
                MethodInput::One(slot) => (input.name(), slot.role.argument(&quote!(#parameter))),
                MethodInput::Structure { .. } => {
                    let name = ident(&slot.name);
                    (format!("{}.{}", input.name(), slot.name), quote!(#parameter.#name))
                }
            };
            let value = slot.role.conversion(&label, &value);
            if *member == value.to_string() {
                members.push(quote!(#member));
            } else if repeated(slot.member.field) {
                bindings.extend(quote!(let #member = #value;));
                members.push(quote!(#member));
            } else {
                members.push(quote!(#member: #value));
            }
        }
    }
    for (member, fixed) in &method.fixed {
        let name = &member.ident;
        let value = value_of(method, fixed, &member.rust);
        if base.is_none_or(|base| base.value(member) != Some(&value.to_string())) {
            members.push(quote!(#name: #value));
        }
    }
    if let Some(base) = base.filter(|_| members.len() < method.format.members.len()) {
        let name = &base.name;
        members.push(quote!(..#name()));
    }
    (bindings, members)
}

/// The values that most methods of a format give to the members without a parameter.
pub(super) struct Base<'m> {
    /// The name of the function that returns an instruction with these values.
    name: Ident,
    method: &'m Method<'m>,
    /// The values of the members, as tokens and as text, by the name of the member.
    values: BTreeMap<String, (TokenStream, String)>,
}

impl<'m> Base<'m> {
    /// Returns the base of the methods of a format. Returns `None` if the format has too few
    /// methods.
    pub(super) fn new(methods: &'m [Method<'m>]) -> Option<Self> {
        /// Number of methods from which on a shared function makes the code shorter.
        const MIN_METHODS: usize = 3;
        let method = methods.first().filter(|_| methods.len() >= MIN_METHODS)?;
        let mut values = BTreeMap::new();
        for member in &method.format.members {
            let mut counts: Vec<(usize, TokenStream, String)> = Vec::new();
            for method in methods {
                let fixed = method.fixed.iter().find(|(other, _)| other.field == member.field);
                // The value of `Fixed::Same` depends on the arguments of the method.
                let Some((_, fixed)) = fixed.filter(|(_, fixed)| !matches!(fixed, Fixed::Same(_))) else { continue };
                let value = value_of(method, fixed, &member.rust);
                let text = value.to_string();
                match counts.iter_mut().find(|(_, _, known)| *known == text) {
                    Some((count, ..)) => *count += 1,
                    None => counts.push((1, value, text)),
                }
            }
            let most = counts.into_iter().rev().max_by_key(|(count, ..)| *count);
            let value = most.map_or_else(|| placeholder_value(method, member), |(_, value, _)| value);
            let text = value.to_string();
            values.insert(member.ident.to_string(), (value, text));
        }
        let name = ident(&format!("default_{}", snake(&method.format.ident.to_string())));
        Some(Self { name, method, values })
    }

    /// Returns the text of the value of a member.
    fn value(&self, member: &Member) -> Option<&String> {
        self.values.get(&member.ident.to_string()).map(|(_, text)| text)
    }

    /// ```ignore
    /// /// Returns a [`LscUntypedVector`] with the values that most methods give to its members.
    /// fn default_lsc_untyped_vector() -> LscUntypedVector {
    ///     LscUntypedVector { pred: Predicate::default(), ... }
    /// }
    /// ```
    pub(super) fn emit_function(&self) -> TokenStream {
        let (name, format) = (&self.name, self.method.format);
        let structure = &format.ident;
        let rust = if format.borrows() { quote!(#structure<'static>) } else { quote!(#structure) };
        let members = format.members.iter().map(|member| {
            let (name, (value, _)) = (&member.ident, &self.values[&member.ident.to_string()]);
            quote!(#name: #value)
        });
        let docs = doc([format!("Returns a [`{structure}`] with the values that most methods give to its members.")]);
        quote!(#docs fn #name() -> #rust { #structure { #(#members),* } })
    }
}

/// Returns a value for a member that every method sets.
fn placeholder_value(method: &Method<'_>, member: &Member) -> TokenStream {
    let rust = &member.rust;
    let integer = method.context.plan.integer(Owner::Instruction(method.format.id), member.field);
    match integer {
        Some(IntegerType::Enum(index)) => {
            let zero = method.context.plan.enums.get(index).and_then(|plan| plan.zero());
            zero.map_or_else(|| quote!(Default::default()), |zero| quote!(#rust::#zero))
        }
        Some(IntegerType::Plain(_)) => quote!(0),
        _ if member.list => quote!(List::EMPTY),
        _ => quote!(#rust::default()),
    }
}

/// Returns the value of a member without a parameter.
fn value_of(method: &Method<'_>, fixed: &Fixed, rust: &TokenStream) -> TokenStream {
    match fixed {
        Fixed::Constant(value) | Fixed::Groups(value) | Fixed::Usual { value, .. } => value.clone(),
        Fixed::Same(field) => {
            let leader = method.inputs.iter().flat_map(MethodInput::slots).find(|slot| slot.member.field == *field);
            let (value, same) = match leader {
                Some(slot) => {
                    let name = &slot.member.ident;
                    (quote!(#name), slot.member.rust.to_string() == rust.to_string())
                }
                None => {
                    let other = method.fixed.iter().find(|(member, _)| member.field == *field);
                    // The checks of the specification refuse members that repeat each other.
                    let Some((member, fixed)) = other.filter(|(_, f)| !matches!(f, Fixed::Same(_))) else {
                        return quote!(Default::default());
                    };
                    (value_of(method, fixed, &member.rust), member.rust.to_string() == rust.to_string())
                }
            };
            if same { value } else { quote!(#rust::from_bits(#value.bits()).unwrap_or_default()) }
        }
    }
}

/// A structure that is a parameter of methods.
struct StructureMethods<'m, 'a> {
    slots: &'m [Slot<'a>],
    methods: Vec<&'m str>,
}

/// ```ignore
/// /// A parameter of [`Builder::lsc_load_block2d`] and [`Builder::lsc_store_block2d`].
/// #[derive(Clone, Copy, Debug)]
/// pub struct BlockShape { pub size: LscDataSize, pub width: u16, pub height: u16 }
/// ```
pub(super) fn emit_structures(methods: &[Method<'_>]) -> TokenStream {
    let mut structures: BTreeMap<String, StructureMethods<'_, '_>> = BTreeMap::new();
    for method in methods {
        for input in &method.inputs {
            let MethodInput::Structure { name, slots } = input else { continue };
            let known = structures.entry(camel(name)).or_insert(StructureMethods { slots, methods: Vec::new() });
            known.methods.push(&method.name);
        }
    }
    let items = structures.iter().map(|(name, structure)| {
        let name = ident(name);
        let methods: Vec<_> = structure.methods.iter().map(|name| format!("[`Builder::{name}`]")).collect();
        let docs = doc([format!("A parameter of {}.", docs::join_words(&methods, "and"))]);
        let members = structure.slots.iter().map(|slot| {
            let (docs, name) = (doc([docs::to_sentence(&slot.words)]), ident(&slot.name));
            let rust = slot.role.member_type(&slot.member.rust);
            quote!(#docs pub #name: #rust)
        });
        quote! {
            #docs
            #[derive(Clone, Copy, Debug, PartialEq)]
            pub struct #name { #(#members),* }
        }
    });
    quote!(#(#items)*)
}

/// A setter of an optional member, or of a bit group of one.
pub(super) struct Setting {
    /// The name of the setter.
    pub(super) name: String,
    /// The default as the page writes it. Empty for a bit group.
    pub(super) usual: String,
}

/// ```ignore
/// /// Setters of the optional members of [`LscUntypedVector`].
/// impl Added<'_, LscUntypedVector> {
///     /// Sets `lsc_sfid`: the unit that carries out the access. The default is `ugm`.
///     pub fn lsc_sfid(self, lsc_sfid: LscSfid) -> Self {
///         self.with(|value| value.lsc_sfid = lsc_sfid)
///     }
/// }
/// ```
pub(super) fn emit_setters(methods: &[Method<'_>]) -> TokenStream {
    let Some(first) = methods.first() else { return TokenStream::new() };
    let format = first.format;
    let mut setters = TokenStream::new();
    for member in &format.members {
        setters.extend(emit_bit_group_setters(methods, member));
        let usual = methods.iter().flat_map(|m| &m.fixed).filter_map(|(other, fixed)| match fixed {
            Fixed::Usual { role, words, .. } if other.field == member.field => Some((*role, words)),
            _ => None,
        });
        let mut usual: Vec<_> = usual.collect();
        usual.dedup();
        let Some((role, _)) = usual.first() else { continue };
        let words: Vec<_> = usual.iter().map(|(_, words)| words.as_str()).collect();
        let followers = emit_followers(methods, member.field);
        let docs = docs::emit_setter_docs(first, member, &setter_name(first, member), &words);
        let (name, value) = (ident(&setter_name(first, member)), &member.ident);
        let rust = role.parameter_type(&member.rust);
        let label = name.to_string();
        let converted = role.conversion(&label, &role.argument(&quote!(#name)));
        let body = if role.needs_state() {
            quote!(self.set(|state, value| { value.#value = #converted; #followers }))
        } else {
            quote!(self.with(|value| { value.#value = #converted; #followers }))
        };
        setters.extend(
            quote!(#docs #[allow(clippy::return_self_not_must_use)] pub fn #name(self, #name: #rust) -> Self { #body }),
        );
    }
    if setters.is_empty() {
        return setters;
    }
    let structure = &format.ident;
    let (life, rust) =
        if format.borrows() { (quote!(<'b>), quote!('b, #structure<'b>)) } else { (quote!(), quote!('_, #structure)) };
    let docs = doc([format!("Setters of the optional members of [`{structure}`].")]);
    quote!(#docs impl #life Added<#rust> { #setters })
}

/// Returns the setters of a method, in the order of the members.
pub(super) fn collect_settings(method: &Method<'_>) -> Vec<Setting> {
    let mut settings = Vec::new();
    for (member, fixed) in &method.fixed {
        match fixed {
            Fixed::Usual { words, .. } => {
                settings.push(Setting { name: setter_name(method, member), usual: words.clone() });
            }
            Fixed::Groups(_) => {
                let groups = method.optional_groups(member).unwrap_or_default();
                let names = groups.iter().map(|g| Setting { name: snake(&g.name), usual: String::new() });
                settings.extend(names);
            }
            Fixed::Constant(_) | Fixed::Same(_) => {}
        }
    }
    settings
}

/// Returns the name of the setter of a member: the name that the page gives to its parameter.
fn setter_name(method: &Method<'_>, member: &Member) -> String {
    let named = method.field(member).parameters.iter().find(|p| p.condition.is_none());
    named.map_or_else(|| member_name(member), |p| p.name.value.clone())
}

/// Returns assignments to the members that repeat the bits of the member `leader`.
fn emit_followers(methods: &[Method<'_>], leader: FieldId) -> TokenStream {
    let Some(format) = methods.first().map(|m| m.format) else { return TokenStream::new() };
    let of = |field| format.members.iter().find(|member| member.field == field);
    let follow = |member: &&Member| {
        let same = |(other, fixed): &(&Member, Fixed)| {
            other.field == member.field && matches!(fixed, Fixed::Same(field) if *field == leader)
        };
        methods.iter().flat_map(|m| &m.fixed).any(same)
    };
    let assignments = format.members.iter().filter(follow).filter_map(|member| {
        let (name, rust, leader) = (&member.ident, &member.rust, &of(leader)?.ident);
        Some(quote!(value.#name = #rust::from_bits(value.#leader.bits()).unwrap_or_default();))
    });
    quote!(#(#assignments)*)
}

/// Returns the setters of the bit groups of a member whose default is zero.
fn emit_bit_group_setters(methods: &[Method<'_>], member: &Member) -> TokenStream {
    let of_groups = |method: &&Method<'_>| {
        method.fixed.iter().any(|(other, fixed)| other.field == member.field && matches!(fixed, Fixed::Groups(_)))
    };
    let Some(method) = methods.iter().find(of_groups) else { return TokenStream::new() };
    let value = &member.ident;
    let setters = method.optional_groups(member).unwrap_or_default().into_iter().map(|group| {
        let docs = docs::emit_bit_group_docs(method, group);
        let name = ident(&snake(&group.name));
        let with = format_ident!("with_{}", group.name.trim_start_matches('_'));
        let (parameter, argument) = match role::type_of_group(method.context, group) {
            Some(rust) => (quote!(, #name: #rust), quote!(#name)),
            None => (quote!(), quote!(true)),
        };
        quote! {
            #docs
            #[allow(clippy::return_self_not_must_use)]
            pub fn #name(self #parameter) -> Self { self.with(|value| value.#value = value.#value.#with(#argument)) }
        }
    });
    quote!(#(#setters)*)
}

/// ```ignore
/// impl Predicated for Add { fn predicate(&mut self) -> &mut Predicate { &mut self.pred } }
/// impl Masked for Add { ... }
/// impl Saturating for Add { ... }
/// ```
pub(super) fn emit_capabilities(method: &Method<'_>) -> TokenStream {
    let (context, format) = (method.context, method.format);
    let structure = &format.ident;
    let rust = if format.borrows() { quote!(#structure<'_>) } else { quote!(#structure) };
    let find = |wanted: &dyn Fn(&Field) -> bool| -> Option<&Ident> {
        format.members.iter().find(|member| wanted(method.field(member))).map(|member| &member.ident)
    };
    let mut items = TokenStream::new();
    if let Some(member) = find(&|field| role::is_predicate(context, field)) {
        items.extend(quote!(capability! { Predicated predicate Predicate #rust, #member }));
    }
    if let Some(member) = find(&|field| role::is_exec_size(context, field)) {
        items.extend(quote!(capability! { Masked exec ExecControl #rust, #member }));
    }
    let saturates = format.instruction.properties.saturation.is_some();
    if let Some(member) = find(&|field| saturates && role::is_result(field)) {
        items.extend(quote!(capability! { Saturating result VecOperand #rust, #member }));
    }
    items
}
