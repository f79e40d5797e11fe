//! Proofs about the project itself: what must hold of the specification and of the simulator.
//!
//! An [`Obligation`] is a claim with a formula. Its answers are kept in a [`Ledger`], by the content
//! of the formula, so that a solver is asked only about what has changed.

mod instruction;
mod ledger;
mod rules;
mod witness;

pub use ledger::{Ledger, LedgerError, Record};

use crate::solver::{Solver, SolverError};
use openvisa_isa::{InstKind, Version};
use sha2::{Digest as _, Sha256};

/// A version with all fields and layouts of today.
const VERSION: Version = Version::new(4, 9);

/// A kind of claims.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[non_exhaustive]
pub enum Subject {
    /// Each constraint of a page can be kept, and be broken by an instruction without another mistake.
    Constraints,
    /// Each layout of a page has a valid instruction, and so has each value that the page names.
    Values,
}

impl Subject {
    /// All kinds, in the order of tables.
    pub const ALL: [Self; 2] = [Self::Constraints, Self::Values];

    /// Returns the first word of the names of such claims.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Constraints => "constraints",
            Self::Values => "values",
        }
    }
}

#[derive(Clone, Copy, Debug)]
enum Claim {
    Constraints(InstKind),
    Values(InstKind),
}

/// A claim that must be proved.
#[derive(Clone, Debug)]
pub struct Obligation {
    name: String,
    claim: Claim,
}

/// A part of a claim that is not proved.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Failure {
    /// The part: for example, a value that no instruction has. Empty for the whole claim.
    pub item: String,
    /// Whether it is known to be wrong.
    pub is_refuted: bool,
    /// The reason, for people.
    pub reason: String,
}

impl Failure {
    fn refuted(item: &str, reason: String) -> Self {
        Self { item: item.to_owned(), is_refuted: true, reason }
    }

    fn unknown(item: &str, reason: String) -> Self {
        Self { item: item.to_owned(), is_refuted: false, reason }
    }
}

/// The result of a proof.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Outcome {
    /// The parts that are not proved. Without any, the claim is proved.
    pub failures: Vec<Failure>,
}

/// Returns all obligations, by kind and in the order of opcodes.
pub fn obligations() -> Vec<Obligation> {
    let mut list = Vec::new();
    for kind in InstKind::ALL {
        if !kind.rules().constraints.is_empty() {
            list.push(Obligation {
                name: format!("constraints {}", kind.info().name),
                claim: Claim::Constraints(*kind),
            });
        }
    }
    for kind in InstKind::ALL {
        list.push(Obligation { name: format!("values {}", kind.info().name), claim: Claim::Values(*kind) });
    }
    list
}

impl Obligation {
    /// Returns the name, which is unique: for example, `constraints AVG`.
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns the kind of the claim.
    pub fn subject(&self) -> Subject {
        match self.claim {
            Claim::Constraints(_) => Subject::Constraints,
            Claim::Values(_) => Subject::Values,
        }
    }

    /// Returns a digest of the formula: 16 hexadecimal digits of SHA-256. The same claim has another
    /// digest if what it says has changed.
    pub fn digest(&self) -> String {
        let formula = match self.claim {
            Claim::Constraints(kind) => rules::constraints_formula(kind),
            Claim::Values(kind) => rules::values_formula(kind),
        };
        Sha256::digest(formula.as_bytes())[..8].iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// Proves the claim.
    ///
    /// # Errors
    /// If the solver cannot be run.
    pub fn prove(&self, solver: &mut Solver) -> Result<Outcome, SolverError> {
        match self.claim {
            Claim::Constraints(kind) => rules::prove_constraints(kind, solver),
            Claim::Values(kind) => rules::prove_values(kind, solver),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    fn obligation(name: &str) -> Obligation {
        obligations().into_iter().find(|obligation| obligation.name() == name).expect("there is one")
    }

    #[test]
    fn each_obligation_has_a_name_of_its_own() {
        let mut names: Vec<String> = obligations().iter().map(|obligation| obligation.name().to_owned()).collect();
        let count = names.len();
        names.sort();
        names.dedup();
        assert_eq!(names.len(), count);
        assert_eq!(obligations().iter().filter(|one| one.subject() == Subject::Values).count(), InstKind::ALL.len());
    }

    #[test]
    fn the_digest_depends_on_the_formula_alone() {
        assert_eq!(obligation("values AND").digest(), obligation("values AND").digest());
        assert_ne!(obligation("values AND").digest(), obligation("values ADD").digest());
    }

    #[test]
    fn a_value_that_no_instruction_has_is_refuted() {
        let Ok(mut solver) = Solver::find(Duration::from_secs(60)) else { return };
        assert_eq!(obligation("values ADD").prove(&mut solver).expect("the solver runs"), Outcome::default());
        let outcome = obligation("values BFE").prove(&mut solver).expect("the solver runs");
        let found: Vec<_> = outcome.failures.iter().map(|one| (one.item.as_str(), one.is_refuted)).collect();
        assert_eq!(found, [("Exec_size.size Simd2", true)]);
    }

    #[test]
    fn a_constraint_that_a_type_map_implies_is_never_broken() {
        let Ok(mut solver) = Solver::find(Duration::from_secs(60)) else { return };
        let outcome = obligation("constraints SEL").prove(&mut solver).expect("the solver runs");
        let found: Vec<_> = outcome.failures.iter().map(|one| (one.item.as_str(), one.is_refuted)).collect();
        assert_eq!(found, [("bfloat-types broken", true)]);
    }
}
