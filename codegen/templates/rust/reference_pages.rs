//! Programs that run once #what.

#![allow(unused_imports, unused_assignments, unused_mut, unused_variables, clippy::all)]

use super::functions;
use super::primitives::*;
use crate::bit_fields::*;
use crate::enums::*;
use crate::instructions::*;
use crate::operands::{RawOperand, VecOperand};
use crate::types::DataType;

#functions
