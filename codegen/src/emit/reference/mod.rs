//! `reference/`: the pseudo-code of every page in Rust, over a trait of primitives.
//!
//! A page becomes one function, whichever formats it has. For example, `Dst = Src0 + Src1;` of ADD
//! becomes `machine.store(inst.dst, channel, machine.load(inst.src0, channel)? +
//! machine.load(inst.src1, channel)?)?;`, below a comment with its line.

mod body;
mod expr;
pub(crate) mod functions;
pub(crate) mod pages;
pub(crate) mod primitives;
pub(crate) mod programs;

use crate::emit::context::{ArmRows, Content, Context};
use crate::emit::support::completeness::describes_semantics;
use crate::emit::support::one_line::print_row;
use crate::emit::support::role_type::{ChannelTypes, RoleType};
use crate::rust_view::definition::{Definition, called_by_pages, called_name, definition, expressions_of_page};
use crate::rust_view::formats::{FormatPlan, Member, kind_ident};
use crate::rust_view::naming::snake_ident;
use crate::rust_view::rust_types::structure_type;
use crate::rust_view::value_kind;
use crate::spec::model::expr::ExprKind;
use crate::spec::model::{Access, Field, FieldId, FieldKind, Instruction, InstructionId, KnownFunction, Model, Role};
use proc_macro2::{Ident, TokenStream};
use quote::quote;
use std::collections::HashSet;

/// Returns whether the model has kinds for all functions that its pseudo-code calls.
pub(crate) fn describes_reference(model: &Model) -> bool {
    let has_kinds = |name: &&str| {
        value_kind::function(model, name).is_none_or(|f| f.gives.as_ref().is_some_and(|g| !g.value.is_empty()))
    };
    describes_semantics(model) && called_functions(model).iter().all(has_kinds)
}

/// Returns the functions that pages with a definition call, themselves or through functions that
/// are written out.
fn called_functions(model: &Model) -> HashSet<&str> {
    let defined = |page: &&Instruction| !matches!(definition(model, page), Definition::Marker | Definition::Opaque(_));
    let mut called = called_by_pages(model, model.instructions.iter().filter(defined));
    if model.instructions.iter().any(|page| definition(model, page) == Definition::Lane) {
        called.extend(CHANNEL_FUNCTIONS.into_iter().filter(|name| value_kind::function(model, name).is_some()));
    }
    called
}

/// A page with its formats.
struct Page<'c, 'a> {
    id: InstructionId,
    page: &'a Instruction,
    formats: Vec<&'c FormatPlan<'a>>,
}

impl Page<'_, '_> {
    /// Returns the name of the function of the page.
    fn method(&self) -> Ident {
        snake_ident(&kind_ident(self.page).to_string())
    }

    /// Returns the type of the instruction: the struct of the only format, or one with the fields
    /// of all formats.
    fn argument_type(&self) -> String {
        match self.formats.as_slice() {
            [only] if only.borrows() => format!("{}<'_>", only.ident),
            [only] => only.ident.to_string(),
            _ => format!("{}Fields", kind_ident(self.page)),
        }
    }

    /// Returns the fields that the program names, and those that select channels, in the order of
    /// the page.
    fn fields(&self, model: &Model) -> Vec<FieldId> {
        let named = expressions_of_page(self.page).filter_map(|expr| match &expr.kind {
            ExprKind::Name(name) => Some(name.as_str()),
            _ => None,
        });
        let named: HashSet<&str> = named.collect();
        let has_role = |role| move |field: &Field| model.field_has_role(field, role);
        let (channels, predicate) = (has_role(Role::Channels), has_role(Role::Predicate));
        let fields = self.page.fields.iter().enumerate();
        fields
            .filter(|(_, f)| named.contains(f.name.value.as_str()) || channels(f) || predicate(f))
            .map(|(index, _)| FieldId(index as u16))
            .collect()
    }
}

/// Returns the pages with an encoding, by opcode.
fn pages<'c, 'a>(context: &'c Context<'a>) -> Vec<Page<'c, 'a>> {
    let mut pages: Vec<Page<'c, 'a>> = Vec::new();
    for format in &context.formats {
        match pages.last_mut() {
            Some(page) if page.id == format.id => page.formats.push(format),
            _ => pages.push(Page { id: format.id, page: format.instruction, formats: vec![format] }),
        }
    }
    pages
}

/// Emits
/// ```ignore
/// pub enum Definition { Lane, Instruction, Marker, Opaque(&'static str) }
/// pub struct Control { ... }
/// pub fn definition(kind: InstKind) -> Definition;
/// pub fn control(inst: &Inst<'_>) -> Control;
/// pub fn execute<M: Primitives>(machine: &M, inst: &Inst<'_>) -> Result<(), M::Error>;
/// ```
pub(crate) fn emit(context: &Context<'_>) -> Content {
    let pages = pages(context);
    let arms = |name, rows| ArmRows { name, rows };
    let definitions = arms("definitions", pages.iter().map(|page| definition_arm(context.model, page)).collect());
    let types = ChannelTypes::new(context);
    let controls = arms("controls", control_arms(context, &types, &pages));
    let calls = arms("calls", pages.iter().flat_map(|page| execute_arms(context.model, page)).collect());
    let inst_type = context.inst_type(&quote!('_));
    let operand = structure_type(context.model, "vec_operand");
    let control = emit_control(&types, operand.as_ref());
    let (imports, each) = (types.imports(), emit_each(context.model, &pages));
    let operands = operand.map(|operand| quote!(use crate::operands::#operand;));
    let file = quote! {
        //! The reference semantics: the pseudo-code of the specification as Rust.
        //!
        //! Each page of an instruction is a function, in [`lane`] if it describes one channel, in
        //! [`instruction`] otherwise. They are written over the trait [`Primitives`], and a comment at each
        //! statement names its line. They are simple rather than fast: a simulator with other semantics can
        //! be compared with them.

        pub mod functions;
        pub mod instruction;
        pub mod lane;
        mod primitives;
        pub mod programs;

        #imports
        use crate::info::InstKind;
        use crate::instructions::Inst;
        #operands
        pub use primitives::*;

        /// The way in which a page defines its instruction.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Definition {
            /// By a program for each channel.
            Lane,
            /// By a program for the whole instruction.
            Instruction,
            /// By a program for the whole instruction that reads texels through the sampler.
            Sampler,
            /// The instruction is not executed: it marks a position.
            Marker,
            /// Not at all, for the reason given.
            Opaque(&'static str),
        }

        impl Definition {
            /// Returns the word for this kind of definition.
            pub const fn word(self) -> &'static str {
                match self {
                    Self::Lane => "lane",
                    Self::Instruction => "instruction",
                    Self::Sampler => "sampler",
                    Self::Marker => "marker",
                    Self::Opaque(_) => "opaque",
                }
            }
        }

        #control

        /// Returns how the page of an instruction defines it.
        pub const fn definition(kind: InstKind) -> Definition {
            match kind {
                #definitions
                #[allow(unreachable_patterns)]
                _ => Definition::Marker,
            }
        }

        /// Returns the fields of an instruction that select its channels.
        pub fn control(inst: &#inst_type) -> Control {
            match inst {
                #controls
                #[allow(unreachable_patterns)]
                _ => Control::NONE,
            }
        }

        /// Executes an instruction: the program of its page, in each channel that is on if it is for one
        /// channel.
        pub fn execute<M: Primitives>(machine: &M, inst: &#inst_type) -> Result<(), M::Error> {
            #each
            match inst {
                #calls
                #[allow(unreachable_patterns)]
                _ => Ok(()),
            }
        }
    };
    Content::RustWithRows(file, vec![definitions, controls, calls])
}

/// Emits the struct of the fields of an instruction that decide what happens in its channels.
/// `operand` is the type of operands with a region. An instruction set without the fields or
/// operands has no members for them.
fn emit_control(types: &ChannelTypes, operand: Option<&TokenStream>) -> TokenStream {
    let exec_size = types.channels.as_ref().map(|RoleType { ident, .. }| {
        quote! {
            /// The channels; `None` for an instruction without the field.
            pub exec_size: Option<#ident>,
        }
    });
    let pred = types.predicate.as_ref().map(|RoleType { ident, .. }| {
        quote! {
            /// The predicate; all zeros for an instruction without the field.
            pub pred: #ident,
        }
    });
    let dst = operand.map(|operand| {
        quote! {
            /// The first destination with a region.
            pub dst: Option<#operand>,
        }
    });
    let no_exec_size = exec_size.as_ref().map(|_| quote!(exec_size: None,));
    let no_pred = types.predicate.as_ref().map(|RoleType { zero, .. }| quote!(pred: #zero,));
    let no_dst = operand.map(|_| quote!(dst: None));
    quote! {
        /// The fields of an instruction that decide which channels it runs in, and what its results become.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub struct Control {
            #exec_size
            #pred
            /// Whether the predicate enables channels. Otherwise the program reads or writes it.
            pub guarded: bool,
            #dst
        }

        impl Control {
            /// The fields of an instruction that has none of them.
            pub const NONE: Self = Self { #no_exec_size #no_pred guarded: true, #no_dst };
        }
    }
}

/// The functions of `functions.md` by which the machine runs a program for each channel.
const CHANNEL_FUNCTIONS: [&str; 3] = ["channels", "enabled", "active"];

/// Emits the closure that runs a program for each channel that is on. A machine without the
/// function `channels` has one channel, and without `enabled` or `active` it is always on.
fn emit_each(model: &Model, pages: &[Page<'_, '_>]) -> Option<TokenStream> {
    if !pages.iter().any(|page| definition(model, page.page) == Definition::Lane) {
        return None;
    }
    let [channels, enabled, active] =
        CHANNEL_FUNCTIONS.map(|name| value_kind::function(model, name).map(|_| value_kind::machine_method(name)));
    let channels = channels.map_or_else(|| quote!(1), |function| quote!(machine.#function()?));
    let on =
        |function: Option<Ident>| function.map_or_else(|| quote!(true), |function| quote!(machine.#function(channel)?));
    let (enabled, active) = (on(enabled), on(active));
    Some(quote! {
        let guarded = control(inst).guarded;
        let each = |run: &dyn Fn(Number) -> Result<(), M::Error>| {
            for channel in Number::range(0, #channels) {
                if if guarded { #enabled } else { #active } {
                    run(channel)?;
                }
            }
            Ok(())
        };
    })
}

/// Emits the arm of the function `definition` for a page.
fn definition_arm(model: &Model, page: &Page<'_, '_>) -> String {
    format!("InstKind::{} => Definition::{:?}", kind_ident(page.page), definition(model, page.page))
}

/// Emits the arms of the function `control`.
fn control_arms(context: &Context<'_>, types: &ChannelTypes, pages: &[Page<'_, '_>]) -> Vec<String> {
    let model = context.model;
    let has_role = |field: &Field, role| model.field_has_role(field, role);
    let has_operands = structure_type(model, "vec_operand").is_some();
    // Some messages select their channels by a field of another type, which a machine has to know.
    let channels = types.channels.as_ref().map(|t| t.ident.to_string());
    let mut arms = Vec::new();
    for page in pages {
        let calls: HashSet<&str> = expressions_of_page(page.page).filter_map(called_name).collect();
        let guarded = !calls.contains(KnownFunction::Selected.name()) && !calls.contains(KnownFunction::SetFlag.name());
        for format in &page.formats {
            let member = |wanted: &dyn Fn(&Field, &str) -> bool| {
                let is_wanted = |m: &&Member| !m.list && wanted(page.page.field(m.field), &m.rust.to_string());
                format.members.iter().find(is_wanted).map(|m| &m.ident)
            };
            let exec = member(&|f, rust| has_role(f, Role::Channels) && Some(rust) == channels.as_deref());
            let pred = member(&|f, _| has_role(f, Role::Predicate));
            let is_vector = |f: &Field| matches!(f.kind, Some(FieldKind::VectorOperand));
            let dst = member(&|f, _| is_vector(f) && f.access != Access::Read);
            if exec.is_none() && pred.is_none() && dst.is_none() {
                continue;
            }
            let optional = |member: Option<&Ident>| member.map_or(quote!(None), |member| quote!(Some(i.#member)));
            let exec_size = channels.as_ref().map(|_| optional(exec)).map(|value| quote!(exec_size: #value,));
            let zero = types.predicate.as_ref().map(|t| &t.zero);
            let pred = zero.map(|zero| pred.map_or_else(|| zero.clone(), |pred| quote!(i.#pred)));
            let pred = pred.map(|value| quote!(pred: #value,));
            let dst = has_operands.then(|| optional(dst)).map(|value| quote!(dst: #value));
            let inst = &format.ident;
            arms.push(print_row(quote! {
                Inst::#inst(i) => Control { #exec_size #pred guarded: #guarded, #dst }
            }));
        }
    }
    arms
}

/// Emits the arms of the function `execute` for the formats of a page.
fn execute_arms(model: &Model, page: &Page<'_, '_>) -> Vec<String> {
    let method = page.method();
    let arm = |format: &&FormatPlan<'_>| {
        let inst = &format.ident;
        let value = match page.formats.len() {
            1 => "i".to_owned(),
            _ => format!("&instruction::{}Fields::from(i)", kind_ident(page.page)),
        };
        Some(match definition(model, page.page) {
            Definition::Lane => {
                format!("Inst::{inst}(i) => each(&|channel| lane::{method}(machine, {value}, channel))")
            }
            Definition::Instruction | Definition::Sampler => {
                format!("Inst::{inst}(i) => instruction::{method}(machine, {value})")
            }
            Definition::Marker => return None,
            Definition::Opaque(why) => format!("Inst::{inst}(_) => machine.opaque({why:?})"),
        })
    };
    page.formats.iter().filter_map(arm).collect()
}
