//! A method for each instruction, made from the table that the generator lays down.

use super::{Added, Builder, Dst, Exec, Masked, Predicated, Sampler, Saturating, Src, Surface};
use openvisa_isa::List;
use openvisa_isa::bit_fields::*;
use openvisa_isa::enums::*;
use openvisa_isa::instructions::*;
use openvisa_isa::operands::*;

/// The type of a parameter, by its role.
macro_rules! parameter {
    (exec $type:ty) => { impl Into<Exec> };
    (dst $type:ty) => { impl Into<Dst> };
    (src $type:ty) => { impl Into<Src> };
    (raw $type:ty) => { impl Into<$type> };
    (null $type:ty) => { impl Into<$type> };
    (raws $type:ty) => { &'b [$type] };
    (labels $type:ty) => { &[super::Label] };
    (label $type:ty) => { super::Label };
    (external $type:ty) => { super::Label };
    (place $type:ty) => { super::Label };
    (string $type:ty) => { &str };
    (surface $type:ty) => { impl Into<Surface> };
    (sampler $type:ty) => { impl Into<Sampler> };
    (value $type:ty) => { $type };
}

/// A parameter, or the value that stands for it, as a member of the instruction.
macro_rules! member {
    ($core:ident $list:ident exec $name:ident $value:expr) => {
        $core.taken(stringify!($name), Into::<Exec>::into($value).0)
    };
    ($core:ident $list:ident dst $name:ident $value:expr) => {
        $core.taken(stringify!($name), Into::<Dst>::into($value).0)
    };
    ($core:ident $list:ident src $name:ident $value:expr) => {
        $core.taken(stringify!($name), Into::<Src>::into($value).0)
    };
    ($core:ident $list:ident raw $name:ident $value:expr) => {
        $value.into()
    };
    ($core:ident $list:ident null $name:ident $value:expr) => {
        $value.into()
    };
    ($core:ident $list:ident raws $name:ident $value:expr) => {
        List::from($value)
    };
    ($core:ident $list:ident labels $name:ident $value:expr) => {
        $core.labels($value, $list)
    };
    ($core:ident $list:ident label $name:ident $value:expr) => {
        $core.label(stringify!($name), $value)
    };
    ($core:ident $list:ident external $name:ident $value:expr) => {
        $core.number(stringify!($name), $value.id)
    };
    ($core:ident $list:ident place $name:ident $value:expr) => {
        $core.place(stringify!($name), $value)
    };
    ($core:ident $list:ident string $name:ident $value:expr) => {
        $core.string(stringify!($name), $value)
    };
    ($core:ident $list:ident surface $name:ident $value:expr) => {
        $core.number(stringify!($name), Into::<Surface>::into($value).id)
    };
    ($core:ident $list:ident sampler $name:ident $value:expr) => {
        $core.number(stringify!($name), Into::<Sampler>::into($value).id)
    };
    ($core:ident $list:ident value $name:ident $value:expr) => {
        $value
    };
}

macro_rules! capability {
    (pred $format:ty, $member:ident) => {
        impl<'b> Predicated for $format {
            fn predicate(&mut self) -> &mut Predicate {
                &mut self.$member
            }
        }
    };
    (mask $format:ty, $member:ident) => {
        impl<'b> Masked for $format {
            fn exec(&mut self) -> &mut ExecControl {
                &mut self.$member
            }
        }
    };
    (sat $format:ty, $member:ident) => {
        impl<'b> Saturating for $format {
            fn result(&mut self) -> &mut VecOperand {
                &mut self.$member
            }
        }
    };
}

macro_rules! methods {
    ($($doc:literal $method:ident $format:ident ($type:ty) ($($name:ident: $role:ident $of:ty),*)
        { $($rest:ident: $how:ident $initial:expr),* } [$($capability:ident $member:ident),*])*) => {
        /// The instructions, one method a format: members of the struct of [`isa::instructions`](openvisa_isa::instructions) in wire order,
        /// without those that are set afterwards. Where the text of an instruction begins with the name of its operation, there is a
        /// method for each operation: it is called as in text, and its parameters are what the text shows, in the same order.
        impl Builder {
            $(
                #[doc = $doc]
                #[track_caller]
                #[allow(clippy::too_many_arguments)]
                pub fn $method<'b>(&'b mut self, $($name: parameter!($role $of)),*) -> Added<'b, $type> {
                    let Self { core, list } = self;
                    let _ = &list;
                    let value = $format {
                        $($name: member!(core list $role $name $name),)*
                        $($rest: member!(core list $how $rest $initial),)*
                    };
                    Added::new(core, value)
                }
            )*
        }

        $($(
            #[allow(clippy::extra_unused_lifetimes)]
            const _: () = { capability!($capability $type, $member); };
        )*)*
    };
}

openvisa_isa::for_each_builder_method!(methods);

macro_rules! settings {
    ($(($type:ty) { $($doc:literal $name:ident: $role:ident $of:ty [$($follower:ident: $as:ident),*])* })*) => {$(
        /// What usually has the same value.
        impl<'b> Added<'b, $type> {
            $(
                #[doc = $doc]
                #[allow(clippy::return_self_not_must_use)]
                pub fn $name(self, $name: parameter!($role $of)) -> Self {
                    self.set(|core, value| {
                        let _ = &core;
                        value.$name = member!(core list $role $name $name);
                        $(value.$follower = $as::from_bits(value.$name.bits()).unwrap_or_default();)*
                    })
                }
            )*
        }
    )*};
}

openvisa_isa::for_each_builder_setting!(settings);
