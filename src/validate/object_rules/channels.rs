//! Checks which channels of a thread the instructions run. For example, `add (M1, 32)` in a kernel
//! whose threads have 16 channels computes 16 elements, and `add (M2, 16)` runs other channels than
//! its mask says.

use super::{Detail, ObjectViolation, ReportFn, Subject, attribute_number, thread_channels};
use crate::module::Object;
use openvisa_isa::{Attribute, Inst, ObjectRule, Value};
use openvisa_isa_core::rules::Expr;

/// The value of the attribute `Target` for objects of the vector compiler.
const VECTOR_COMPILER: &str = "cm";

/// Maximum number of channels that may begin with any mask.
const MAX_UNALIGNED_CHANNELS: u32 = 4;

/// The channels that an instruction runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChannelRange {
    /// Position of the field that states the channels.
    pub field: u8,
    /// Number of the first channel.
    pub first: u32,
    /// Number of channels.
    pub count: u32,
    /// Whether the execution mask controls the channels: the mask is not an NM one.
    pub is_masked: bool,
}

impl ChannelRange {
    /// Returns whether hardware has a mask for the channels: more than four begin at a multiple of
    /// their number.
    #[must_use]
    pub const fn is_aligned(self) -> bool {
        self.count <= MAX_UNALIGNED_CHANNELS || self.first.is_multiple_of(self.count)
    }
}

/// The channels that the instructions of an object run.
pub(super) struct ChannelUse {
    /// Number of channels of a thread; `None` if it is unknown.
    thread: Option<u32>,
    /// Whether the vector compiler made the object: it need not use all channels.
    is_of_vector_compiler: bool,
    /// The channels that run in instructions of several channels with a mask, as a bit mask.
    running: u32,
    /// The first of these instructions: index, offset, first and last channel.
    first: Option<(usize, usize, u32, u32)>,
}

impl ChannelUse {
    pub(super) fn new(object: &Object<'_>) -> Self {
        let thread = attribute_number(object, Attribute::SimdSize).and_then(thread_channels);
        let vector = Attribute::Target.words().iter().find(|(word, _)| *word == VECTOR_COMPILER);
        let target = attribute_number(object, Attribute::Target);
        let is_of_vector_compiler = vector.is_some_and(|(_, code)| target == i32::try_from(*code).ok());
        Self { thread, is_of_vector_compiler, running: 0, first: None }
    }

    /// Records the channels of an instruction, and reports those that a thread does not have.
    pub(super) fn record_instruction(&mut self, inst: &Inst<'_>, index: usize, offset: usize, report: ReportFn<'_>) {
        let Some(range) = channel_range(inst).filter(|range| range.count > 1) else { return };
        let (first, last) = (range.first, range.first + range.count - 1);
        let subject = Subject::Instruction { index, offset };
        if !range.is_aligned() {
            report(ObjectViolation::new(ObjectRule::MaskAligned, subject));
        }
        let Some(thread) = self.thread.filter(|_| range.is_masked) else { return };
        if last >= thread {
            let detail = Detail::Channels { first, last, thread };
            report(ObjectViolation::new(ObjectRule::ChannelsWithin, subject).with(detail));
        }
        self.running |= (u32::MAX >> (32 - range.count.min(32))).checked_shl(first).unwrap_or(0);
        self.first.get_or_insert((index, offset, first, last));
    }

    /// Reports the first instruction if no instruction runs the rest of the channels.
    pub(super) fn report(&self, report: ReportFn<'_>) {
        let (Some(thread), Some((index, offset, first, last))) = (self.thread, self.first) else { return };
        let wanted = u32::MAX >> (32 - thread.min(32));
        if self.running & wanted != wanted && !self.is_of_vector_compiler {
            let subject = Subject::Instruction { index, offset };
            let detail = Detail::Channels { first, last, thread };
            report(ObjectViolation::new(ObjectRule::ChannelsAll, subject).with(detail));
        }
    }
}

/// Returns the channels of an instruction that has an execution size and a mask. `None` for other
/// instructions.
pub fn channel_range(inst: &Inst<'_>) -> Option<ChannelRange> {
    let rules = inst.kind().rules();
    let (channels, no_mask, first) = (rules.channels?, rules.no_mask?, rules.first_channel?);
    let field = field_of(channels)?;
    let mut number = None;
    inst.fields(&mut |at, value| {
        if let (true, Value::Int(value)) = (at == field, value) {
            number = Some(value);
        }
    });
    let number = number?;
    let value = |expr: &Expr| {
        let Expr::Table(Expr::Bits(_, low, width), entries) = expr else { return None };
        let code = usize::try_from(crate::validate::eval::extract_bits(number, *low, *width)).ok()?;
        entries.get(code).map(|entry| u32::from(*entry))
    };
    let is_masked = value(no_mask)? == 0;
    Some(ChannelRange { field, first: value(first)?, count: value(channels)?, is_masked })
}

/// Returns the field whose bits select an entry of a table.
fn field_of(expr: &Expr) -> Option<u8> {
    match expr {
        Expr::Table(Expr::Bits(field, ..), _) => Some(*field),
        _ => None,
    }
}
