//! Surface and sampler variables.

use super::super::ErrorKind;
use super::{Dst, Input, OwnedOperand, Owner, Src};
use openvisa_isa::enums::{InputClass, Modifier, StateClass};
use openvisa_isa::operands::VecOperand;

/// Defines the handle of a class of state variables.
macro_rules! state_variables {
    ($($(#[$doc:meta])* $name:ident $class:ident;)*) => {$(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub struct $name {
            pub(in crate::builder) id: u32,
            pub(in crate::builder) owner: Owner,
        }

        impl $name {
            /// Returns the number of the variable in object files.
            pub const fn id(self) -> u32 {
                self.id
            }

            fn operand(self, offset: u8) -> OwnedOperand {
                let (modifier, class) = (Modifier::NoModifier, StateClass::$class);
                let id = u16::try_from(self.id).map_err(|_| ErrorKind::Number(self.id));
                OwnedOperand::new(self.owner, id.map(|id| VecOperand::State { modifier, class, id, offset }))
            }

            /// Returns the element with the number `offset` as a source.
            pub fn element(self, offset: u8) -> Src {
                Src(self.operand(offset))
            }

            /// Returns the element with the number `offset` as a destination.
            pub fn element_mut(self, offset: u8) -> Dst {
                Dst(self.operand(offset))
            }
        }

        impl From<$name> for Src {
            fn from(from: $name) -> Self {
                from.element(0)
            }
        }

        impl From<$name> for Dst {
            fn from(from: $name) -> Self {
                from.element_mut(0)
            }
        }

        impl From<$name> for Input {
            fn from(from: $name) -> Self {
                Self { class: InputClass::$class, id: from.id, owner: from.owner }
            }
        }
    )*};
}

state_variables! {
    /// A surface variable.
    Surface Surface;
    /// A sampler variable.
    Sampler Sampler;
}
