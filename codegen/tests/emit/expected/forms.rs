// @generated from the Markdown specification by `cargo xtask gen`. Do not edit: change the specification and run it again.

//! Forms that fields of instructions have in some versions of the format, and that no type has by itself.
#![allow(unused_imports)]
use crate::bit_fields::*;
use crate::enums::*;
use crate::operands::*;
use crate::types::DataType;
use openvisa_codec::{As, Form, Reader, Version, WriteError, WriteErrorKind, Writer};
