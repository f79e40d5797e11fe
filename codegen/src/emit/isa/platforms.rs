//! `platforms.rs`: platforms and sets of them.

use crate::emit::context::{Content, Context, Emitter};
use crate::emit::support::docs::{doc, place, prose};
use crate::emit::support::naming::type_ident;
use crate::model::{Device, PlatformSet};
use proc_macro2::{Ident, Literal};
use quote::quote;

pub(crate) struct Platforms;

/// Numbers of product families, with the platforms that have devices of them, in the order of the devices.
fn products(devices: &[Device]) -> Vec<(u32, PlatformSet)> {
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

impl Emitter for Platforms {
    fn path(&self) -> &'static str {
        "platforms.rs"
    }

    /// ```ignore
    /// pub enum Platform {
    ///     /// Broadwell. `specs/platforms.md:7`
    ///     Bdw,
    ///     ...
    /// }
    /// pub struct PlatformSet(u64);
    /// ```
    fn emit(&self, context: &Context<'_>) -> Content {
        let platforms = &context.model.platforms;
        let idents: Vec<_> = platforms.iter().map(|p| type_ident(&p.name.value)).collect();
        let docs = platforms.iter().map(|p| {
            let text = if p.notes.is_empty() { &p.name.value } else { &p.notes };
            doc([format!("{} {}", prose(text), place(context.model, context.prefix, p.span))])
        });
        let registers = platforms.iter().zip(&idents).map(|(p, ident)| match p.register_bytes {
            Some(bytes) => {
                let bytes = Literal::u16_unsuffixed(bytes);
                quote!(Self::#ident => Some(#bytes),)
            }
            None => quote!(Self::#ident => None,),
        });
        let count = |ident: &Ident, number: Option<u16>| match number.map(Literal::u16_unsuffixed) {
            Some(number) => quote!(Self::#ident => Some(#number),),
            None => quote!(Self::#ident => None,),
        };
        let most = platforms.iter().zip(&idents).map(|(p, ident)| count(ident, p.registers));
        let addresses = platforms.iter().zip(&idents).map(|(p, ident)| count(ident, p.address_registers));
        let rows = platforms
            .iter()
            .zip(&idents)
            .map(|(p, ident)| (ident, p.name.value.as_str(), p.text.as_deref().filter(|text| !text.is_empty())));
        let further = quote! {
            const SPELLINGS: &'static [(&'static str, Self)] = Self::DEVICES;
            fn displayed(self) -> &'static str { self.name() }
        };
        let table = super::enumeration::table("Platform", "a platform", rows, &further);
        let devices = context.model.devices.iter().map(|device| {
            let (name, ident) = (&device.name.value, &idents[device.platform.index()]);
            quote!((#name, Self::#ident))
        });
        let products = products(&context.model.devices);
        let products = products.iter().map(|(product, platforms)| {
            let (product, bits) = (Literal::u32_unsuffixed(*product), Literal::u64_unsuffixed(platforms.0));
            quote!(#product => #bits,)
        });
        let all = Literal::u64_unsuffixed(context.model.all_platforms().0);
        Content::Rust(quote! {
            //! Hardware platforms, in order, and sets of them.
            use openvisa_codec::{Entry, Enumeration};

            /// A hardware platform. Later platforms are greater.
            ///
            /// It is read by its name (`PVC_XT`), by the name that the vendor's tools take for it (`PVCXT`), and by that of a device of it
            /// (`pvc-vg`), in any case; it is printed by its name.
            #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
            #[cfg_attr(not(feature = "exhaustive"), non_exhaustive)]
            #[repr(u8)]
            pub enum Platform { #(#docs #idents,)* }

            impl Platform {
                /// All platforms, oldest first.
                pub const ALL: &'static [Self] = &[#(Self::#idents),*];
                /// Devices by the names that the vendor's offline compiler takes, each with its platform.
                pub const DEVICES: &'static [(&'static str, Self)] = &[#(#devices),*];
                /// Returns the platform whose instructions the vendor's offline compiler writes for a device, in any case: that of
                /// `bmg`, `lnl`, `acm-g10`. `None` if the specification knows no such device.
                ///
                /// A few platforms have the name of a device of another one: the device `pvc` is of platform `PVC_XT`, but `"pvc".parse()` is
                /// the platform `PVC`.
                pub fn from_device(name: &str) -> Option<Self> {
                    Self::DEVICES.iter().find(|(device, _)| device.eq_ignore_ascii_case(name)).map(|(_, platform)| *platform)
                }
                /// Bytes of a general register; `None` where the specification does not say.
                pub const fn register_bytes(self) -> Option<u16> {
                    match self { #(#registers)* }
                }
                /// The most general registers that a thread can have; `None` where the specification does not say.
                pub const fn registers(self) -> Option<u16> {
                    match self { #(#most)* }
                }
                /// How many address registers there are; `None` where the specification does not say.
                pub const fn address_registers(self) -> Option<u16> {
                    match self { #(#addresses)* }
                }
            }

            #table

            /// A set of platforms.
            #[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
            pub struct PlatformSet(u64);

            impl core::fmt::Debug for PlatformSet {
                fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
                    f.debug_set().entries(self.iter()).finish()
                }
            }

            impl PlatformSet {
                /// No platform.
                pub const EMPTY: Self = Self(0);
                /// Every platform.
                pub const ALL: Self = Self(#all);
                /// The platforms that have devices of a product family, by the number that a zebin gives in the note of type 1 of its
                /// section `.note.intelgt.compat`. Empty: the specification knows no such device.
                pub const fn of_product(product: u32) -> Self {
                    Self(match product {
                        #(#products)*
                        _ => 0,
                    })
                }
                /// The set with these bits, bit n for the platform with discriminant n. Bits beyond the last platform are
                /// dropped.
                pub const fn from_bits(bits: u64) -> Self {
                    Self(bits & Self::ALL.0)
                }
                /// Bit n is the platform with discriminant n.
                pub const fn bits(self) -> u64 {
                    self.0
                }
                /// Whether the platform is in the set.
                pub const fn contains(self, platform: Platform) -> bool {
                    self.0 >> platform as u8 & 1 == 1
                }
                /// The set and one more platform.
                pub const fn with(self, platform: Platform) -> Self {
                    Self(self.0 | 1 << platform as u8)
                }
                /// Platforms of both sets.
                pub const fn intersection(self, other: Self) -> Self {
                    Self(self.0 & other.0)
                }
                /// Platforms of either set.
                pub const fn union(self, other: Self) -> Self {
                    Self(self.0 | other.0)
                }
                /// Whether there is none.
                pub const fn is_empty(self) -> bool {
                    self.0 == 0
                }
                /// The platforms of the set, oldest first.
                pub fn iter(self) -> impl Iterator<Item = Platform> {
                    Platform::ALL.iter().copied().filter(move |p| self.contains(*p))
                }
            }
        })
    }
}
