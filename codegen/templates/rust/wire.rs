//! Wire forms of the instruction formats: the fields behind the opcode, in order. `wire_structs!`
//! documents the words in brackets.
#![allow(unused_imports, unused_variables)]
use crate::bit_fields::*;
use crate::enums::*;
use crate::forms::*;
use crate::instructions::*;
use crate::operands::*;
use crate::types::DataType;
use openvisa_isa_core::{Absent, As, Same, Since, Unknown};
