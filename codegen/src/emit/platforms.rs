//! `platforms.rs`: platforms and sets of them.

use super::docs::{doc, place, prose};
use super::naming::type_ident;
use super::{Content, Context, Emitter};
use proc_macro2::Literal;
use quote::quote;

pub(super) struct Platforms;

/// Names that the vendor's compiler has for devices of a platform: those after `ocloc:` in its notes.
fn devices(notes: &str) -> impl Iterator<Item = &str> {
    let list = notes.split_once("ocloc:").map_or("", |(_, list)| list);
    list.split(',').map(|name| name.trim().trim_matches('`')).filter(|name| !name.is_empty())
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
        let entries = platforms.iter().zip(&idents).enumerate().map(|(index, (p, ident))| {
            let (index, name) = (Literal::usize_unsuffixed(index), &p.name.value);
            let text = match p.text.as_ref().filter(|t| !t.is_empty()) {
                Some(text) => quote!(Some(#text)),
                None => quote!(None),
            };
            quote!(Entry::new(Self::#ident, #index, #name, #text))
        });
        let named = |device: &str| platforms.iter().any(|p| p.name.value.eq_ignore_ascii_case(device));
        let further = platforms.iter().zip(&idents).enumerate().flat_map(|(index, (p, ident))| {
            let devices = devices(&p.notes).filter(|device| !named(device));
            devices.map(move |device| {
                let index = Literal::usize_unsuffixed(index);
                quote!(Entry::new(Self::#ident, #index, #device, None))
            })
        });
        let entries = entries.chain(further);
        let all = Literal::u64_unsuffixed(context.model.all_platforms().0);
        Content::Rust(quote! {
            //! Hardware platforms, in order, and sets of them.
            use openvisa_codec::{Entry, Enumeration};

            /// A hardware platform. Later platforms are greater.
            #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
            #[non_exhaustive]
            #[repr(u8)]
            pub enum Platform { #(#docs #idents,)* }

            impl Platform {
                /// All platforms, oldest first.
                pub const ALL: &'static [Self] = &[#(Self::#idents),*];
                /// Bytes of a general register; `None` where the specification does not say.
                pub const fn register_bytes(self) -> Option<u16> {
                    match self { #(#registers)* }
                }
            }

            impl Enumeration for Platform {
                const ENTRIES: &'static [Entry<Self>] = &[#(#entries),*];
            }
            openvisa_codec::enumeration_traits!(Platform);

            /// A set of platforms.
            #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
            pub struct PlatformSet(u64);

            impl PlatformSet {
                /// No platform.
                pub const EMPTY: Self = Self(0);
                /// Every platform.
                pub const ALL: Self = Self(#all);
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

#[cfg(test)]
mod tests {
    use super::devices;

    #[test]
    fn devices_are_named_after_the_word_for_the_vendors_compiler() {
        let of = |notes| devices(notes).collect::<Vec<_>>();
        assert_eq!(of("Tiger Lake, DG1 (Xe-LP). ocloc: `tgllp`, `rkl`, `adl-s`"), ["tgllp", "rkl", "adl-s"]);
        assert_eq!(of("Broadwell. ocloc: `bdw`"), ["bdw"]);
        assert!(of("Xe-HP software development vehicle").is_empty() && of("ocloc:").is_empty());
    }
}
