//! `platforms.rs`: hardware platforms, and sets of platforms.
//!
//! For example, the row `PVC_XT` of the specification becomes `Platform::PvcXt`, and the gate
//! `PVC+` a `PlatformSet` of that platform and all later ones.

use crate::emit::context::{Content, Context};
use crate::emit::isa::former_names::{FormerMember, former_constants};
use crate::emit::support::literals::optional;
use crate::rust_view::docs::{doc, sentence};
use crate::rust_view::naming::type_ident;
use crate::spec::model::{Device, Platform, PlatformSet};
use proc_macro2::{Literal, TokenStream};
use quote::quote;

/// Returns the numbers of product families with the platforms of their devices, in the order of the
/// devices.
fn product_platforms(devices: &[Device]) -> Vec<(u32, PlatformSet)> {
    let mut products: Vec<(u32, PlatformSet)> = Vec::new();
    for (device, product) in devices.iter().filter_map(|device| Some((device, device.product?))) {
        let platform = PlatformSet::only(device.platform);
        match products.iter_mut().find(|(number, _)| *number == product) {
            Some((_, platforms)) => *platforms = platforms.union(platform),
            None => products.push((product, platform)),
        }
    }
    products
}

/// Emits
/// ```ignore
/// pub enum Platform {
///     /// Broadwell. `specs/platforms.md:7`
///     Bdw,
///     ...
/// }
/// pub struct PlatformSet(u64);
/// ```
pub(crate) fn emit(context: &Context<'_>) -> Content {
    let platforms = &context.model.platforms;
    let idents: Vec<_> = platforms.iter().map(|p| type_ident(&p.name.value)).collect();
    let docs = platforms.iter().map(|p| {
        let text = if p.notes.is_empty() { &p.name.value } else { &p.notes };
        doc([format!("{} {}", sentence(text), context.place(p.span))])
    });
    // The arms of a `match` that returns an optional number for each platform.
    let arms = |number: fn(&Platform) -> Option<u16>| -> TokenStream {
        let numbers = platforms.iter().map(|platform| optional(number(platform).map(Literal::u16_unsuffixed)));
        quote!(#(Self::#idents => #numbers,)*)
    };
    let registers = arms(|platform| platform.register_bytes);
    let max_registers = arms(|platform| platform.registers);
    let addresses = arms(|platform| platform.address_registers);
    let counts = platforms.iter().map(|platform| {
        let counts = platform.register_counts.iter().map(|count| Literal::u16_unsuffixed(*count));
        quote!(&[#(#counts),*])
    });
    let local_ids = arms(|platform| platform.local_id_registers);
    let rows = platforms
        .iter()
        .zip(&idents)
        .map(|(p, ident)| (ident, p.name.value.as_str(), p.text.as_deref().filter(|text| !text.is_empty())));
    let former = FormerMember::list(platforms.iter().zip(&idents).map(|(p, i)| (p.formerly.as_slice(), i.clone())));
    let names: Vec<_> = idents.iter().map(ToString::to_string).collect();
    let platform = crate::rust_view::naming::ident("Platform");
    let constants = former_constants(&platform, &former, names.iter().map(String::as_str));
    let spelled = former.iter().map(|member| (&member.former.name.value, &member.now));
    let devices = context.model.devices.iter().map(|d| (&d.name.value, &idents[d.platform.index()]));
    let spellings = match former.as_slice() {
        [] => quote!(Self::DEVICES),
        _ => {
            let rows = devices.chain(spelled).map(|(name, ident)| quote!((#name, Self::#ident)));
            quote!(&[#(#rows),*])
        }
    };
    let further = quote! {
        const SPELLINGS: &'static [(&'static str, Self)] = #spellings;
        fn displayed(self) -> &'static str { self.name() }
    };
    let table = super::enumeration::enumeration_impl("Platform", "a platform", rows, &further);
    let devices = context.model.devices.iter().map(|device| {
        let (name, ident) = (&device.name.value, &idents[device.platform.index()]);
        quote!((#name, Self::#ident))
    });
    let products = product_platforms(&context.model.devices);
    let has_products = !products.is_empty();
    let products = products.iter().map(|(product, platforms)| {
        let (product, bits) = (Literal::u32_unsuffixed(*product), Literal::u64_unsuffixed(platforms.0));
        quote!(#product => #bits,)
    });
    let set = Literal::u64_unsuffixed(context.model.all_platforms().0);
    let of_product = has_products.then(|| {
        quote! {
            impl PlatformSet {
                /// Returns the platforms with devices of a product family. A zebin has the number
                /// of the product family in the note of type 1 of its section
                /// `.note.intelgt.compat`. Empty if the specification has no such device.
                pub const fn of_product(product: u32) -> Self {
                    Self(match product {
                        #(#products)*
                        _ => 0,
                    })
                }
            }
        }
    });
    Content::Rust(quote! {
        //! Hardware platforms, and sets of platforms.
        use openvisa_isa_core::{Entry, Enumeration, UnknownName};

        /// A hardware platform. Later platforms are greater.
        ///
        /// `FromStr` accepts the name (`PVC_XT`), the name in the vendor's tools (`PVCXT`), and
        /// the name of a device of the platform (`pvc-vg`), in upper or lower case. `Display`
        /// prints the name.
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
        #[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
        #[repr(u8)]
        pub enum Platform { #(#docs #idents,)* }

        #constants

        impl Platform {
            /// All platforms, oldest first.
            pub const ALL: &'static [Self] = &[#(Self::#idents),*];
            /// Device names that the vendor's offline compiler accepts, each with its platform.
            pub const DEVICES: &'static [(&'static str, Self)] = &[#(#devices),*];
            /// Returns the platform whose instructions the vendor's offline compiler generates
            /// for a device, for example `bmg` or `acm-g10`. Upper and lower case are equal.
            /// `None` if the specification has no such device.
            ///
            /// Some platforms have the name of another platform's device: the device `pvc`
            /// belongs to `PVC_XT`, but `"pvc".parse()` returns the platform `PVC`.
            pub fn from_device(name: &str) -> Option<Self> {
                Self::DEVICES.iter().find(|(device, _)| device.eq_ignore_ascii_case(name)).map(|(_, platform)| *platform)
            }
            /// Returns the platform that a user names: first by a device in lower case, as the
            /// vendor's offline compiler writes it, and else as `FromStr`. For example, `pvc` is
            /// `PVC_XT`, and `PVC` is the platform of the first stepping.
            ///
            /// # Errors
            /// Returns the name if no platform and no device has it.
            pub fn named(name: &str) -> Result<Self, UnknownName> {
                match Self::DEVICES.iter().find(|(device, _)| *device == name) {
                    Some((_, platform)) => Ok(*platform),
                    None => name.parse(),
                }
            }
            /// Returns the size of a general register in bytes; `None` if the specification
            /// does not state it.
            pub const fn register_bytes(self) -> Option<u16> {
                match self { #registers }
            }
            /// Returns the maximum number of general registers of a thread; `None` if the
            /// specification does not state it.
            pub const fn registers(self) -> Option<u16> {
                match self { #max_registers }
            }
            /// Returns the numbers of general registers that a kernel can ask for, in ascending order.
            /// Empty if the specification does not state them.
            pub const fn register_counts(self) -> &'static [u16] {
                match self { #(Self::#idents => #counts,)* }
            }
            /// Returns the number of address registers; `None` if the specification does not
            /// state it.
            pub const fn address_registers(self) -> Option<u16> {
                match self { #addresses }
            }
            /// Returns the number of registers for local ids in the payload of a kernel that reads none;
            /// `None` if the specification does not state it.
            pub const fn local_id_registers(self) -> Option<u16> {
                match self { #local_ids }
            }
        }

        #table

        openvisa_isa_core::enum_set! {
            /// A set of platforms.
            pub struct PlatformSet of Platform, #set;
        }

        #of_product
    })
}
