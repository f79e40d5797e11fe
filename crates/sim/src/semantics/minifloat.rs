//! Support for formats of a few bits: table lookup, and random numbers for stochastic rounding.
//!
//! For example, `shfl_idx4` expands 4-bit codes to 8 or 16 bits with a table of 16 entries.

use crate::bytecode::size_of;
use crate::interp::context::{ExecContext, Flow};
use crate::lower::operand::{guard, span};
use crate::trap::Fault;
use openvisa_isa::DataType;
use openvisa_isa::enums::LfsrWidth;
use openvisa_isa::instructions::{Lfsr, ShflIdx4};
use openvisa_isa::operands::VecOperand;

/// Returns the next state of the linear-feedback shift registers in a dword. If the bit shifted out
/// is 1, the bits in `taps` are inverted.
fn next_state(width: LfsrWidth, state: u32, taps: u32) -> u32 {
    let (lowest, all) = match width {
        LfsrWidth::B16v2 => (0x0001_0001, 0xffff),
        LfsrWidth::B8v4 => (0x0101_0101, 0xff),
        _ => (1, u32::MAX),
    };
    let highest = lowest * (all / 2 + 1);
    let fallen = (state & lowest) * all;
    state >> 1 & !highest ^ taps & fallen
}

/// Looks up the 4-bit numbers in `codes`. Element `k` of the result is element `k` of the selected
/// entry; `unit` is the number of bits of an element.
fn look_up_codes(table: &[u32; 16], codes: u32, unit: u32) -> u32 {
    let mask = (1 << unit) - 1;
    (0..32 / unit).fold(0, |all, k| all | table[(codes >> (4 * k) & 15) as usize] & mask << (k * unit))
}

impl ExecContext<'_> {
    pub(crate) fn do_lfsr(&mut self, i: &Lfsr) -> Result<Flow, Fault> {
        let span = span(i.exec_size);
        let (n, mask) = (usize::from(span.n), self.enabled(span, guard(i.pred)));
        let (states, taps) = (self.elements(&i.src0, n)?, self.elements(&i.src1, n)?);
        let next = |k: usize| next_state(i.func_ctrl, states[k] as u32, taps[k] as u32);
        let undefined = self.undefined_elements(&[&i.src0, &i.src1], n, mask);
        self.set_computed_elements(&i.dst, n, mask, undefined, |k| u64::from(next(k)))?;
        Ok(Flow::Next)
    }

    pub(crate) fn do_lookup(&mut self, i: &ShflIdx4) -> Result<Flow, Fault> {
        let span = span(i.exec_size);
        let (n, mask) = (usize::from(span.n), self.enabled(span, guard(i.pred)));
        let first = self.general_offset(&i.src0)? as usize;
        let table = std::array::from_fn(|code| self.thread.read(first + 4 * code, 4) as u32);
        let codes = self.elements(&i.src1, n)?;
        let VecOperand::General { id, .. } = i.src1 else {
            return Err(Fault::Invalid("the numbers to look up must be a general variable".to_owned()));
        };
        let unit = if size_of(self.variable(id)?.data_type.unwrap_or(DataType::Uw)) == 1 { 16 } else { 8 };
        let Some(dst) = self.routine.raw(&i.dst) else { return Ok(Flow::Next) };
        let undefined = self.undefined_elements(&[&i.src1], n, mask);
        self.set_undefined_elements(&std::array::from_fn(|k| (dst + 4 * k) as u32), 4, mask, undefined);
        for k in (0..n).filter(|k| mask >> k & 1 == 1) {
            self.thread.write(dst + 4 * k, 4, u64::from(look_up_codes(&table, codes[k] as u32, unit)));
        }
        Ok(Flow::Next)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_polynomial_of_greatest_length_visits_every_state_of_sixteen_bits() {
        let (mut state, mut steps) = (1, 0);
        loop {
            state = next_state(LfsrWidth::B16v2, state, 0xb400_b400);
            steps += 1;
            assert!(state < 0x1_0000, "bits of one half get into the other: {state:#x}");
            if state == 1 {
                break;
            }
        }
        assert_eq!(steps, 0xffff);
    }

    #[test]
    fn packed_elements_of_a_dword_do_not_affect_each_other() {
        let parts = |width| next_state(width, 0x0101_8001, 0x8421_8421);
        assert_eq!(parts(LfsrWidth::B32), 0x0080_c000 ^ 0x8421_8421);
        assert_eq!(parts(LfsrWidth::B16v2), (0x0080 ^ 0x8421) << 16 | 0x4000 ^ 0x8421);
        assert_eq!(parts(LfsrWidth::B8v4), 0x84 << 24 | 0x21 << 16 | 0x40 << 8 | 0x21);
    }

    #[test]
    fn each_number_selects_its_own_bits_of_a_table_entry() {
        let table = std::array::from_fn(|code| (0x0101_0101 * code as u32) | 0x4030_2010);
        assert_eq!(look_up_codes(&table, 0x9b1f, 8), 0x493b_211f);
        assert_eq!(look_up_codes(&table, 0x2c, 16), 0x4232_2c1c);
    }
}
