//! Functions of the pseudo-code that the specification writes out.

#![allow(unused_imports, unused_assignments, unused_mut, unused_variables, clippy::all)]

use super::functions;
use super::primitives::*;
use crate::types::DataType;

