//! The rows of the table of instructions, in the order of `InstKind`.

use crate::info::{FieldInfo, InstInfo, InstKind};
use crate::opcodes::Opcode;
use crate::platforms::PlatformSet;

