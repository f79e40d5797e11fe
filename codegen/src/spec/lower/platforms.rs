//! Lowering of platforms, oldest first, and of devices.
//!
//! For example, the row `XE2 | 64 | ...` of `platforms.md` defines a platform with registers of 64
//! bytes.

use super::{Lowering, names_of};
use crate::spec::dialect::raw::{RawNamedTable, RawRow};
use crate::spec::model::{Device, Dialect, Platform, PlatformSet};
use crate::spec::rules;
use crate::spec::span::{Name, Span, Spanned};

/// The platforms that the vendor's documents name, oldest first.
///
/// The documents have no such list. The order up to TGLLP follows from
/// `appendix_instruction_by_platform.md`, whose columns agree with every gate of the index. The
/// order after it is that of the hardware generations. The strict folder has its order in
/// `platforms.md`, with these platforms in the same order among others.
const UPSTREAM_PLATFORMS: [&str; 9] = ["BDW", "SKL", "BXT", "ICLLP", "TGLLP", "XEHP", "DG2", "PVC", "PVC_XT"];

impl Lowering<'_> {
    pub(super) fn lower_platforms(&mut self, raw: &[RawNamedTable]) {
        if self.model.dialect == Dialect::Upstream {
            let names = UPSTREAM_PLATFORMS.into_iter().map(|name| Spanned::new(name.to_owned(), Span::START));
            self.model.platforms.extend(names.map(|name| Platform { name, ..Platform::default() }));
            return;
        }
        let optional = ["Registers", "Register counts", "Address registers", "Local id registers", "Cache levels"];
        let names = ["Platform", "Register bytes", "Text", "Notes"];
        self.lower_rows_with(raw, names, optional, "a platform", Self::lower_platform);
        if self.model.platforms.is_empty() {
            self.report_missing_table("platforms.md", "Platform | Register bytes | Text | Notes");
        }
        self.lower_rows(raw, ["Device", "Platform", "Product"], "a device", Self::lower_device);
    }

    fn lower_platform(
        &mut self,
        _: &RawNamedTable,
        row: &RawRow,
        [name, bytes, text, notes]: [&Name; 4],
        [registers, counts, addresses, local_ids, levels]: [Option<&Name>; 5],
    ) {
        if self.model.platforms.len() >= PlatformSet::CAPACITY {
            let message = format!("more than {} platforms", PlatformSet::CAPACITY);
            return self.report(rules::TABLE_CELL.at(row.span, message));
        }
        let mut number = |cell: Option<&Name>, what: &str| u16::try_from(self.number_cell(cell?, what)?).ok();
        let register_bytes = number(Some(bytes), "bytes of a register");
        let registers = number(registers, "number of registers");
        let address_registers = number(addresses, "number of registers");
        let local_id_registers = number(local_ids, "number of registers");
        let cache_levels = number(levels, "number of levels");
        let register_counts = counts.map_or_else(Vec::new, |counts| self.register_counts(counts));
        if let (Some(most), Some(count)) = (registers, register_counts.last())
            && most != *count
        {
            let message = format!("a thread of `{name}` has at most {most} registers, but asks for {count}");
            let help = "`Registers` is the last of `Register counts`";
            self.report(rules::TABLE_CELL.at(row.span, message).help(help));
        }
        let (notes, formerly) = self.take_former_names(&self.place_of(notes));
        self.model.platforms.push(Platform {
            name: name.clone(),
            register_bytes,
            registers,
            register_counts,
            address_registers,
            local_id_registers,
            cache_levels,
            text: Some(text.value.clone()).filter(|t| !t.is_empty()),
            notes,
            formerly,
            span: row.span,
        });
    }

    /// Reads a list of numbers, such as `128, 256`.
    fn register_counts(&mut self, cell: &Name) -> Vec<u16> {
        let mut counts: Vec<u16> = Vec::new();
        for word in cell.value.split(',').map(str::trim).filter(|word| !word.is_empty()) {
            match word.parse() {
                Ok(count) if counts.last().is_none_or(|last| *last < count) => counts.push(count),
                _ => {
                    let message = format!("`{word}` is not a number of registers above the one before");
                    self.report(rules::TABLE_CELL.at(cell.span, message));
                }
            }
        }
        counts
    }

    fn lower_device(&mut self, row: &RawRow, [name, platform, product]: [&Name; 3]) {
        let product = self.number_cell(product, "number of a product family");
        let Some(id) = self.model.platform(&platform.value) else {
            let known = names_of(self.model.platforms.iter().map(|p| &p.name));
            return self.report_unknown(&rules::TABLE_CELL, platform.span, &platform.value, "a platform", known);
        };
        let product = product.and_then(|n| u32::try_from(n).ok());
        self.model.devices.push(Device { name: name.clone(), platform: id, product, span: row.span });
    }
}

#[cfg(test)]
mod tests {
    use super::UPSTREAM_PLATFORMS;
    use std::path::Path;

    #[test]
    fn the_platforms_of_the_documents_are_in_the_order_of_the_specification() {
        let specs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../specs");
        let (spec, _) = crate::load(&specs).expect("the specification can be read");
        let all = spec.model.platforms.iter().map(|platform| platform.name.value.as_str());
        let known: Vec<_> = all.filter(|name| UPSTREAM_PLATFORMS.contains(name)).collect();
        assert_eq!(known, UPSTREAM_PLATFORMS);
    }
}
