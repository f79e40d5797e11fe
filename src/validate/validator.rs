//! Validates the instructions of objects, and remembers what it has found right.

#[cfg(feature = "alloc")]
use super::accepted::AcceptedShapes;
#[cfg(feature = "alloc")]
use super::shape::ShapeBuffer;
use super::{Error, ObjectFacts, Violation, evaluate};
use crate::module::Object;
use openvisa_isa::{Inst, Instructions, Platform, PlatformSet};
use openvisa_isa_core::rules::PlatformRows;

/// A validator of instructions that remembers the shapes of instructions without findings.
///
/// Most instructions of a program differ only in the IDs of their variables, which no rule asks
/// for. The rules of an instruction are evaluated only if no instruction like it was found right
/// before. Whatever it remembers, the findings are those of [`validate`](super::validate()).
///
/// It remembers up to 1 MiB, and forgets everything when that is full. A program that checks many
/// files keeps one validator for all of them.
#[derive(Clone, Debug, Default)]
pub struct Validator {
    #[cfg(feature = "alloc")]
    accepted: AcceptedShapes,
    #[cfg(feature = "alloc")]
    shape: ShapeBuffer,
}

impl Validator {
    /// Creates a validator that remembers nothing yet.
    pub fn new() -> Self {
        Self::default()
    }

    /// Validates each instruction of an object for several platforms. Reports the platform, the
    /// index of the instruction, its byte offset in the code, and the error. Bytes that cannot be
    /// decoded are reported for each platform.
    pub fn validate_object(
        &mut self,
        object: Object<'_>,
        platforms: PlatformSet,
        report: &mut dyn FnMut(Platform, usize, usize, Error),
    ) {
        let Some(first) = platforms.iter().next() else { return };
        let mut facts = ObjectFacts::new(object, first);
        let mut stream = Instructions::new(object.code(), object.version());
        let (mut place, mut index) = (Instructions::place(), 0);
        loop {
            let offset = stream.offset();
            match stream.next_in(&mut place) {
                None => return,
                Some(Ok(inst)) => self.validate(inst, &mut facts, platforms, &mut |platform, finding| {
                    report(platform, index, offset, Error::Rule(finding));
                }),
                Some(Err(error)) => {
                    return platforms.iter().for_each(|one| report(one, index, error.offset, Error::Bytes(error)));
                }
            }
            index += 1;
        }
    }

    /// Validates an instruction of an object for several platforms. Afterwards, the platform of
    /// `facts` may be any of them.
    #[inline]
    pub fn validate(
        &mut self,
        inst: &Inst<'_>,
        facts: &mut ObjectFacts<'_>,
        platforms: PlatformSet,
        report: &mut dyn FnMut(Platform, Violation),
    ) {
        let open = PlatformRows(platforms.bits());
        #[cfg(feature = "alloc")]
        {
            let shape = self.shape.describe(inst, facts);
            let accepted = shape.map_or(PlatformRows(0), |shape| self.accepted.platforms(shape));
            let open = open.intersection(accepted.complement());
            if open == PlatformRows(0) {
                return;
            }
            let learned = evaluate_on(inst, facts, open, report);
            if let Some(shape) = shape
                && learned != PlatformRows(0)
            {
                self.accepted.insert(shape, learned);
            }
        }
        #[cfg(not(feature = "alloc"))]
        evaluate_on(inst, facts, open, report);
    }
}

/// Evaluates the rules of an instruction for several platforms. Returns those on which its shape
/// breaks no rule.
///
/// Platforms that give the same answers to all questions of the rules are evaluated once.
#[inline(never)]
fn evaluate_on(
    inst: &Inst<'_>,
    facts: &mut ObjectFacts<'_>,
    mut open: PlatformRows,
    report: &mut dyn FnMut(Platform, Violation),
) -> PlatformRows {
    let mut learned = PlatformRows(0);
    while let Some(platform) = Platform::ALL.get(open.0.trailing_zeros() as usize).copied() {
        facts.platform = platform;
        let mut is_clean = true;
        let evaluation = evaluate(inst, facts, &mut |finding| {
            is_clean = false;
            report(platform, finding);
        });
        // Findings are reported for one platform at a time.
        let alike = if is_clean { evaluation.platforms } else { PlatformRows(1 << platform as u8) };
        if is_clean && evaluation.depends_on_shape_only {
            learned = learned.union(alike);
        }
        open = open.intersection(alike.complement());
    }
    learned
}
