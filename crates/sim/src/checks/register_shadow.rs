//! Shadow of the variables of a thread: which of their bits depend on values that nobody wrote.
//!
//! Such bits are *undefined*. For example, after `mov (M1, 8) V40(0,0)<1> 0x1:ud` the first eight
//! elements of `V40` are defined, and the others are not. After `add (M1, 16) V41(0,0)<1>
//! V40(0,0)<1;1,0> 0x1:ud`, the last eight elements of `V41` are undefined as well. They come from
//! an *unwritten read*: that of `V40` by the `add`.

use crate::checks::observer::ObservedExecution;
use std::collections::BTreeMap;

/// A part of a variable that is undefined as a whole, or is not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum ShadowPlace {
    /// A byte of the registers.
    Byte(u32),
    /// A channel of a predicate variable.
    Predicate { id: u16, channel: u8 },
    /// An element of the address variables.
    Address(u16),
}

impl ShadowPlace {
    /// Returns the place whose origin is that of this place: the dword of a byte.
    const fn of_origin(self) -> Self {
        match self {
            Self::Byte(at) => Self::Byte(at & !3),
            other => other,
        }
    }
}

/// Bytes of the registers, such as those of an element.
#[derive(Clone, Copy, Debug)]
pub(crate) struct RegisterBytes {
    /// Offset of the first byte.
    pub(crate) at: usize,
    /// Number of bytes.
    pub(crate) size: usize,
}

/// What is read of a value that nobody wrote.
#[derive(Clone, Copy, Debug)]
pub(crate) struct UndefinedPart {
    /// The place, or its first byte.
    pub(crate) place: ShadowPlace,
    /// Number of bytes, if it is in the registers.
    pub(crate) bytes: u32,
}

impl From<ShadowPlace> for UndefinedPart {
    fn from(place: ShadowPlace) -> Self {
        Self { place, bytes: 1 }
    }
}

/// The bytes of the registers that a variable and its aliases occupy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct VariableExtent {
    pub(crate) start: u32,
    pub(crate) end: u32,
}

impl VariableExtent {
    /// Returns whether an element is in the variable.
    pub(crate) fn contains(self, element: RegisterBytes) -> bool {
        self.start as usize <= element.at && element.at + element.size <= self.end as usize
    }
}

/// The first read of something that nobody wrote, or of something outside of the variable that its
/// address belongs to.
#[derive(Clone, Copy, Debug)]
pub(crate) struct UnwrittenRead {
    pub(crate) execution: ObservedExecution,
    pub(crate) part: UndefinedPart,
    /// The variable that an indirect read has left.
    pub(crate) left: Option<VariableExtent>,
}

/// An address of the registers, and the variable from which it was formed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct OwnedAddress {
    pub(crate) value: u32,
    pub(crate) owner: VariableExtent,
}

/// The undefined bits of the variables of a thread.
#[derive(Clone, Debug, Default)]
pub(crate) struct RegisterShadow {
    /// For each byte of the registers, its undefined bits.
    bytes: Vec<u8>,
    /// For each predicate variable, its undefined channels.
    predicates: Vec<u32>,
    /// For each element of the address variables, whether it is undefined.
    addresses: Vec<bool>,
    /// For each element of the address variables, the variable from which `addr_add` has formed the
    /// address. `None` if it is not known.
    owners: Vec<Option<VariableExtent>>,
    /// The variables that addresses belong to which were copied to the registers. `None` if equal
    /// addresses belong to two variables, because one of them is outside of its variable.
    copied_owners: BTreeMap<u32, Option<VariableExtent>>,
    /// Origins of undefined values that an instruction has copied or computed. What nobody
    /// wrote itself has no entry. Each dword of the registers has at most one entry. An entry has
    /// no meaning while its place is defined.
    origins: BTreeMap<ShadowPlace, UnwrittenRead>,
    /// The operations whose operands are defined in all channels, one bit for each. Operations only
    /// define more, so this holds until an undefined value is copied.
    settled: Vec<u64>,
}

/// Maximum number of origins of a thread. Further undefined values count as never written.
const MAX_ORIGINS: usize = 1 << 12;

impl RegisterShadow {
    /// Creates the shadow of variables that nobody has written: the offsets and sizes of those in
    /// the registers, which have `size` bytes, and the numbers of predicate variables and of
    /// elements of address variables.
    pub(crate) fn undefined(
        size: usize,
        variables: impl Iterator<Item = (usize, usize)>,
        predicates: usize,
        addresses: usize,
    ) -> Self {
        let mut bytes = vec![0; size];
        for (at, count) in variables {
            if let Some(of_variable) = bytes.get_mut(at..at + count) {
                of_variable.fill(u8::MAX);
            }
        }
        let owners = vec![None; addresses];
        let (predicates, addresses) = (vec![u32::MAX; predicates], vec![true; addresses]);
        Self { bytes, predicates, addresses, owners, ..Self::default() }
    }

    /// Makes this a copy of the shadow of a thread that starts.
    pub(crate) fn restart(&mut self, initial: &Self) {
        self.bytes.clone_from(&initial.bytes);
        self.predicates.clone_from(&initial.predicates);
        self.addresses.clone_from(&initial.addresses);
        self.owners.clone_from(&initial.owners);
        self.copied_owners.clear();
        self.origins.clear();
        self.settled.clear();
    }

    /// Returns whether the operands of the operation with this index are known to be defined.
    #[inline(always)]
    pub(crate) fn is_settled(&self, operation: usize) -> bool {
        self.settled.get(operation / 64).is_some_and(|word| word >> (operation % 64) & 1 == 1)
    }

    /// Keeps that the operands of the operation with this index are defined in all channels.
    pub(crate) fn settle(&mut self, operation: usize) {
        if self.settled.len() <= operation / 64 {
            self.settled.resize(operation / 64 + 1, 0);
        }
        self.settled[operation / 64] |= 1 << (operation % 64);
    }

    /// Returns the number of bytes that the shadow takes.
    pub(crate) fn size(&self) -> usize {
        let origins = self.origins.len() * size_of::<(ShadowPlace, UnwrittenRead)>();
        size_of::<Self>()
            + size_of_val(&self.settled[..])
            + self.bytes.len()
            + size_of_val(&self.predicates[..])
            + self.addresses.len()
            + size_of_val(&self.owners[..])
            + self.copied_owners.len() * size_of::<(u32, Option<VariableExtent>)>()
            + origins
    }

    /// Copies the first `count` bytes of the registers from the shadow of another routine.
    pub(crate) fn copy_registers(&mut self, from: &Self, count: usize) {
        let count = count.min(self.bytes.len()).min(from.bytes.len());
        self.bytes[..count].copy_from_slice(&from.bytes[..count]);
        self.settled.clear();
        let end = ShadowPlace::Byte(count as u32);
        self.origins.extend(from.origins.range(..end).map(|(place, read)| (*place, *read)));
    }

    /// Returns whether all bits of some bytes of the registers are defined.
    #[inline]
    pub(crate) fn is_defined(&self, at: usize, count: usize) -> bool {
        let bytes = self.bytes.get(at..at + count).unwrap_or_default();
        bytes.iter().fold(0, |all, byte| all | byte) == 0
    }

    /// Defines bytes of the registers.
    #[inline]
    pub(crate) fn define(&mut self, at: usize, count: usize) {
        if let Some(bytes) = self.bytes.get_mut(at..at + count) {
            bytes.fill(0);
        }
    }

    /// Returns the undefined bits of an element of the registers of at most eight bytes.
    pub(crate) fn element(&self, at: usize, size: usize) -> u64 {
        let mut bits = [0; 8];
        if let (Some(from), Some(to)) = (self.bytes.get(at..at + size), bits.get_mut(..size)) {
            to.copy_from_slice(from);
        }
        u64::from_le_bytes(bits)
    }

    /// Sets the undefined bits of an element of the registers. `origin` is where they come from.
    pub(crate) fn set_element(&mut self, at: usize, size: usize, undefined: u64, origin: Option<UnwrittenRead>) {
        let bits = undefined.to_le_bytes();
        let (Some(to), Some(from)) = (self.bytes.get_mut(at..at + size), bits.get(..size)) else { return };
        to.copy_from_slice(from);
        if undefined != 0 {
            self.settled.clear();
        }
        for (k, _) in from.iter().enumerate().filter(|(_, byte)| **byte != 0) {
            self.set_origin(ShadowPlace::Byte((at + k) as u32), origin);
        }
    }

    /// Returns the undefined channels of a predicate variable.
    pub(crate) fn predicate(&self, id: u16) -> u32 {
        self.predicates.get(usize::from(id)).copied().unwrap_or(0)
    }

    /// Sets which of the channels in `mask` of a predicate variable are undefined.
    pub(crate) fn set_predicate(&mut self, id: u16, mask: u32, undefined: u32, origin: Option<UnwrittenRead>) {
        let Some(channels) = self.predicates.get_mut(usize::from(id)) else { return };
        *channels = *channels & !mask | undefined & mask;
        if undefined & mask != 0 {
            self.settled.clear();
        }
        for channel in (0..32).filter(|channel| (undefined & mask) >> channel & 1 == 1) {
            self.set_origin(ShadowPlace::Predicate { id, channel }, origin);
        }
    }

    /// Returns whether an element of the address variables is undefined.
    pub(crate) fn is_address_undefined(&self, element: usize) -> bool {
        self.addresses.get(element).copied().unwrap_or(false)
    }

    /// Returns the variable that the address in an element of the address variables belongs to.
    pub(crate) fn owner(&self, element: usize) -> Option<VariableExtent> {
        self.owners.get(element).copied().flatten()
    }

    /// Sets the variable that the address in an element of the address variables belongs to.
    pub(crate) fn set_owner(&mut self, element: usize, owner: Option<VariableExtent>) {
        if let Some(known) = self.owners.get_mut(element) {
            *known = owner;
        }
    }

    /// Keeps which variable an address belongs to that is copied to the registers.
    pub(crate) fn keep_copied(&mut self, address: OwnedAddress) {
        let OwnedAddress { value, owner } = address;
        if self.copied_owners.len() < MAX_ORIGINS {
            let known = self.copied_owners.entry(value).or_insert(Some(owner));
            *known = known.filter(|known| *known == owner);
        }
    }

    /// Returns a value of the registers as an address, if it is one that was copied there.
    pub(crate) fn copied_address(&self, value: u32) -> Option<OwnedAddress> {
        self.copied_owners.get(&value).copied().flatten().map(|owner| OwnedAddress { value, owner })
    }

    /// Sets whether an element of the address variables is undefined. The variable that the address
    /// belongs to is then unknown.
    pub(crate) fn set_address(&mut self, element: usize, undefined: bool, origin: Option<UnwrittenRead>) {
        let Some(address) = self.addresses.get_mut(element) else { return };
        *address = undefined;
        self.set_owner(element, None);
        if undefined {
            self.settled.clear();
            self.set_origin(ShadowPlace::Address(element as u16), origin);
        }
    }

    /// Returns where an undefined value comes from. `None` if it was never written.
    pub(crate) fn origin(&self, place: ShadowPlace) -> Option<UnwrittenRead> {
        self.origins.get(&place.of_origin()).copied()
    }

    fn set_origin(&mut self, place: ShadowPlace, origin: Option<UnwrittenRead>) {
        let place = place.of_origin();
        match origin {
            Some(origin) if self.origins.len() < MAX_ORIGINS || self.origins.contains_key(&place) => {
                self.origins.insert(place, origin);
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exactly_the_written_bytes_are_defined() {
        let mut shadow = RegisterShadow::undefined(64, [(0, 64)].into_iter(), 1, 1);
        shadow.define(6, 4);
        assert!((0..64).all(|at| shadow.is_defined(at, 1) == (6..10).contains(&at)));
        assert!(!shadow.is_defined(5, 2) && shadow.is_defined(6, 4) && !shadow.is_defined(8, 4));
        assert_eq!(shadow.element(4, 4), 0xffff);
        assert_eq!(shadow.element(60, 8), 0, "bytes beyond the registers are defined");
        shadow.set_element(6, 2, 0x8001, None);
        assert_eq!(shadow.element(4, 8), 0xffff_0000_8001_ffff);
    }

    #[test]
    fn an_undefined_value_unsettles_all_operations() {
        let mut shadow = RegisterShadow::undefined(64, [(0, 64)].into_iter(), 1, 1);
        let settle = |shadow: &mut RegisterShadow| {
            shadow.settle(3);
            shadow.settle(70);
            assert_eq!([3, 4, 70, 700].map(|operation| shadow.is_settled(operation)), [true, false, true, false]);
        };
        let copies: [fn(&mut RegisterShadow, u64); 3] = [
            |shadow, undefined| shadow.set_element(0, 4, undefined, None),
            |shadow, undefined| shadow.set_predicate(0, 2, 2 * undefined as u32, None),
            |shadow, undefined| shadow.set_address(0, undefined == 1, None),
        ];
        for copy in copies {
            settle(&mut shadow);
            copy(&mut shadow, 0);
            shadow.define(0, 4);
            assert!(shadow.is_settled(3) && shadow.is_settled(70));
            copy(&mut shadow, 1);
            assert!(!shadow.is_settled(3) && !shadow.is_settled(70));
        }
        settle(&mut shadow);
        let other = shadow.clone();
        shadow.copy_registers(&other, 8);
        assert!(!shadow.is_settled(3));
        settle(&mut shadow);
        shadow.restart(&other);
        assert!(!shadow.is_settled(3));
    }

    #[test]
    fn channels_outside_of_the_mask_keep_their_state() {
        let mut shadow = RegisterShadow::undefined(0, std::iter::empty(), 2, 0);
        shadow.set_predicate(1, 0xff, 0x0f, None);
        assert_eq!((shadow.predicate(0), shadow.predicate(1)), (u32::MAX, 0xffff_ff0f));
        assert_eq!(shadow.predicate(2), 0, "a predicate that is not declared is defined");
    }
}
