//! The tables by which a validator accepts most instructions without decoding them.

pub(crate) mod clause_masks;
pub(crate) mod cnf;
pub(crate) mod cube_cover;
pub(crate) mod expr_analysis;
pub(crate) mod rules_to_cnf;
pub(crate) mod table;
