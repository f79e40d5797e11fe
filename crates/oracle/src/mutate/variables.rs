//! Mutants with other declarations: type, number of elements and alignment of a variable.

use super::{Mutants, MutationKind};
use crate::vocabulary::Vocabulary;
use openvisa_isa::{DataType, Enumeration};

/// Adds the mutants of the declarations of an instruction.
pub(super) fn change_declarations(mutants: &mut Mutants<'_>, vocabulary: &Vocabulary) {
    let original = mutants.original;
    for (at, declaration) in original.declarations.iter().enumerate() {
        let Some(variable) = GeneralVariable::of(declaration) else { continue };
        for other in DataType::ALL {
            let elements = variable.bytes() / width_bytes(*other).max(1);
            let changed = variable.with_type(other.name(), elements.max(1));
            mutants.add_declaration(MutationKind::Type, at, changed);
        }
        for elements in [variable.elements / 2, variable.elements.saturating_sub(1), 1] {
            let changed = variable.with_type(variable.data_type, elements.max(1));
            mutants.add_declaration(MutationKind::VariableSize, at, changed);
        }
        if let Some((before, alignment)) = declaration.split_once(" align=") {
            let rest = alignment.split_once(' ').map_or(String::new(), |(_, rest)| format!(" {rest}"));
            for other in &vocabulary.alignments {
                mutants.add_declaration(MutationKind::Alignment, at, format!("{before} align={other}{rest}"));
            }
        }
    }
}

/// The type and size of a general variable.
struct GeneralVariable<'d> {
    before: &'d str,
    data_type: &'d str,
    elements: usize,
    behind: &'d str,
}

impl<'d> GeneralVariable<'d> {
    /// Parses `.decl V32 v_type=G type=ud num_elts=16 align=GRF`.
    fn of(declaration: &'d str) -> Option<Self> {
        let (before, rest) = declaration.split_once(" type=")?;
        let (data_type, rest) = rest.split_once(" num_elts=")?;
        let (elements, behind) = rest.split_at(rest.find(' ').unwrap_or(rest.len()));
        Some(Self { before, data_type, elements: elements.parse().ok()?, behind })
    }

    fn bytes(&self) -> usize {
        let own = DataType::ALL.iter().find(|known| known.name().eq_ignore_ascii_case(self.data_type));
        self.elements * own.map_or(1, |own| width_bytes(*own))
    }

    fn with_type(&self, data_type: &str, elements: usize) -> String {
        let Self { before, behind, .. } = self;
        format!("{before} type={} num_elts={elements}{behind}", data_type.to_ascii_lowercase())
    }
}

/// Returns the number of bytes of an element.
fn width_bytes(data_type: DataType) -> usize {
    usize::from(data_type.width() / 8)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn another_type_keeps_the_bytes_of_a_variable() {
        let variable =
            GeneralVariable::of(".decl V32 v_type=G type=ud num_elts=16 align=GRF alias=<V1, 0>").expect("one");
        assert_eq!((variable.data_type, variable.elements, variable.bytes()), ("ud", 16, 64));
        let changed = variable.with_type("UQ", 8);
        assert_eq!(changed, ".decl V32 v_type=G type=uq num_elts=8 align=GRF alias=<V1, 0>");
        assert!(GeneralVariable::of(".decl P1 v_type=P num_elts=16").is_none());
    }
}
