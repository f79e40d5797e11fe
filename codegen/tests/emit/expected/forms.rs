// @generated from the Markdown specification by `cargo xtask gen`. Do not edit: change the specification and run it again.

//! Wire forms of single fields that differ from the wire form of their type in some
//! versions.
#![allow(unused_imports)]
use crate::bit_fields::*;
use crate::enums::*;
use crate::operands::*;
use crate::types::DataType;
use openvisa_isa_core::{As, Form, Reader, Version, WriteError, WriteErrorKind, Writer};
