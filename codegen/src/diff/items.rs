//! Public items of the generated Rust that only one of two specifications has.
//!
//! A fact can take a generated item along that its own comparison knows nothing of. For example,
//! an instruction whose property `Saturation` goes loses `impl Saturating for Avg`, and calls of
//! `.sat()` no longer compile.

use super::{ChangeKind, Difference, Impact, Programs};
use crate::artifact_writer::{self, EmitError, GeneratedFile};
use crate::spec::model::Model;
use proc_macro2::TokenTree;
use quote::ToTokens;
use std::collections::BTreeMap;

/// The items of one generated file: path, and whether a new one breaks those who implement it.
type Items = BTreeMap<String, bool>;

/// Returns the public items that are gone, and the methods of traits that are new. Items that
/// depend on an item that is gone are not repeated.
///
/// # Errors
/// If an emitter made text that is no Rust. A model with findings can be the reason.
pub fn compare(old: &Model, new: &Model) -> Result<Vec<Difference>, EmitError> {
    // The prefix of links in comments, which are no items.
    let (old, new) = (list(old)?, list(new)?);
    let mut differences = Vec::new();
    let mut last_gone: Option<String> = None;
    for item in old.keys().filter(|item| !new.contains_key(*item)) {
        if last_gone.as_ref().is_some_and(|gone| item.starts_with(&format!("{gone}::"))) {
            continue;
        }
        last_gone = Some(item.clone());
        differences.push(difference(item, ChangeKind::Removed, Impact::Major, Impact::Major));
    }
    for (item, _) in new.iter().filter(|(item, required)| **required && !old.contains_key(*item)) {
        let (trait_path, _) = item.rsplit_once("::").unwrap_or((item, ""));
        if old.contains_key(trait_path) {
            differences.push(difference(item, ChangeKind::Added, Impact::Minor, Impact::Major));
        }
    }
    Ok(differences)
}

fn difference(item: &str, kind: ChangeKind, impact: Impact, semantics: Impact) -> Difference {
    let (old, new) = match kind {
        ChangeKind::Added => (String::new(), item.to_owned()),
        _ => (item.to_owned(), String::new()),
    };
    let path = format!("generated/{item}");
    Difference { path, kind, old, new, old_place: None, new_place: None, impact, semantics, programs: Programs::Same }
}

/// Returns the public items of all generated files.
fn list(model: &Model) -> Result<Items, EmitError> {
    let generated = artifact_writer::generate(model, "specs")?;
    let mut items = Items::new();
    for (files, is_of_builder) in [(&generated.crate_files, false), (&generated.builder_files, true)] {
        for file in files.iter().filter(|file| file.path.ends_with(".rs")) {
            add_file(file, is_of_builder, &mut items)?;
        }
    }
    Ok(items)
}

fn add_file(file: &GeneratedFile, is_of_builder: bool, items: &mut Items) -> Result<(), EmitError> {
    let parsed = syn::parse_file(&file.text).map_err(|error| EmitError { path: file.path.clone(), error })?;
    let module = file.path.trim_end_matches(".rs").trim_end_matches("/mod").replace('/', "::");
    add_items(&module, &parsed.items, is_of_builder, items);
    Ok(())
}

/// Adds the public items of a module. Implementations have the path of their type.
fn add_items(module: &str, list: &[syn::Item], is_of_builder: bool, items: &mut Items) {
    let public = |visibility: &syn::Visibility| matches!(visibility, syn::Visibility::Public(_));
    for item in list {
        match item {
            syn::Item::Const(item) if public(&item.vis) => add(items, module, &item.ident),
            syn::Item::Static(item) if public(&item.vis) => add(items, module, &item.ident),
            syn::Item::Fn(item) if public(&item.vis) => add(items, module, &item.sig.ident),
            syn::Item::Type(item) if public(&item.vis) => add(items, module, &item.ident),
            syn::Item::Struct(item) if public(&item.vis) => {
                add(items, module, &item.ident);
                for field in item.fields.iter().filter(|field| public(&field.vis)) {
                    if let Some(name) = &field.ident {
                        add(items, &format!("{module}::{}", item.ident), name);
                    }
                }
            }
            syn::Item::Enum(item) if public(&item.vis) => {
                add(items, module, &item.ident);
                for variant in &item.variants {
                    add(items, &format!("{module}::{}", item.ident), &variant.ident);
                }
            }
            syn::Item::Trait(item) if public(&item.vis) => {
                add(items, module, &item.ident);
                let path = format!("{module}::{}", item.ident);
                for member in &item.items {
                    if let syn::TraitItem::Fn(method) = member {
                        items.insert(format!("{path}::{}", method.sig.ident), method.default.is_none());
                    }
                }
            }
            syn::Item::Mod(item) if public(&item.vis) => {
                if let Some((_, inner)) = &item.content {
                    add_items(&format!("{module}::{}", item.ident), inner, is_of_builder, items);
                }
            }
            syn::Item::Impl(item) => add_impl(module, item, items),
            // A definition has a name, and a call has none.
            syn::Item::Macro(item) if item.ident.is_none() => add_macro(module, item, is_of_builder, items),
            _ => {}
        }
    }
}

fn add_impl(module: &str, item: &syn::ItemImpl, items: &mut Items) {
    let of = text_of(&item.self_ty);
    if let Some((path, _)) = &item.trait_ {
        items.insert(format!("impl {} for {of}", text_of(path)), false);
        return;
    }
    for member in &item.items {
        let name = match member {
            syn::ImplItem::Fn(method) if matches!(method.vis, syn::Visibility::Public(_)) => &method.sig.ident,
            syn::ImplItem::Const(value) if matches!(value.vis, syn::Visibility::Public(_)) => &value.ident,
            _ => continue,
        };
        add(items, &format!("{module}::{of}"), name);
    }
}

/// Adds the items of a macro call: an enumeration with its names, or in the builder the arguments
/// as they are, such as those of `capability! { Saturating result VecOperand Avg, dst }`. A call in
/// the crate of the instruction set implements traits for all items, which have paths themselves.
fn add_macro(module: &str, item: &syn::ItemMacro, is_of_builder: bool, items: &mut Items) {
    let tokens: Vec<TokenTree> = item.mac.tokens.clone().into_iter().collect();
    let keyword = |token: &TokenTree| matches!(token, TokenTree::Ident(ident) if ident == "enum");
    let Some(name) = tokens.iter().position(keyword).and_then(|index| tokens.get(index + 1)) else {
        if is_of_builder {
            items.insert(format!("{}! {}", text_of(&item.mac.path), item.mac.tokens), false);
        }
        return;
    };
    let path = format!("{module}::{name}");
    for token in &tokens {
        let TokenTree::Group(group) = token else { continue };
        for token in group.stream() {
            if let TokenTree::Ident(ident) = token
                && ident.to_string().starts_with(|first: char| first.is_ascii_uppercase())
            {
                add(items, &path, &ident);
            }
        }
    }
    items.insert(path, false);
}

/// Formats tokens without blanks.
fn text_of(tokens: &impl ToTokens) -> String {
    tokens.to_token_stream().to_string().replace(' ', "")
}

fn add(items: &mut Items, path: &str, name: &syn::Ident) {
    items.insert(format!("{path}::{name}"), false);
}
