//! Lowering of platforms, oldest first, and of devices.
//!
//! For example, the row `XE2 | 64 | ...` of `platforms.md` defines a platform with registers of 64
//! bytes.

use super::{Lowering, tables};
use crate::spec::dialect::raw::RawNamedTable;
use crate::spec::model::{Device, Dialect, Platform, PlatformSet};
use crate::spec::rules;
use crate::spec::span::{FileId, Name, Span, Spanned};

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
            let nowhere = Span { file: FileId(0), start: 0, end: 0, line: 1, column: 1 };
            self.model.platforms.extend(UPSTREAM_PLATFORMS.into_iter().map(|name| Platform {
                name: Spanned::new(name.to_owned(), nowhere),
                register_bytes: None,
                registers: None,
                register_counts: Vec::new(),
                address_registers: None,
                local_id_registers: None,
                cache_levels: None,
                text: None,
                notes: String::new(),
                formerly: Vec::new(),
                span: nowhere,
            }));
            return;
        }
        for (table, [name, bytes, text, notes]) in
            tables::tables_with_columns(raw, ["Platform", "Register bytes", "Text", "Notes"])
        {
            let column = |name: &str| table.header.iter().position(|header| header.value == name);
            let (registers, addresses) = (column("Registers"), column("Address registers"));
            let (local_ids, levels) = (column("Local id registers"), column("Cache levels"));
            let counts = column("Register counts");
            for row in &table.rows {
                self.report_gates(&row.gates, "a platform");
                let cells = tables::cells(row);
                if self.model.platforms.len() >= PlatformSet::CAPACITY {
                    let message = format!("more than {} platforms", PlatformSet::CAPACITY);
                    self.report(rules::TABLE_CELL.at(row.span, message));
                    return;
                }
                let register_bytes =
                    self.number_cell(cells(bytes), "bytes of a register").and_then(|n| u16::try_from(n).ok());
                let mut number =
                    |column: Option<usize>, what: &str| u16::try_from(self.number_cell(cells(column?), what)?).ok();
                let registers = number(registers, "number of registers");
                let address_registers = number(addresses, "number of registers");
                let local_id_registers = number(local_ids, "number of registers");
                let cache_levels = number(levels, "number of levels");
                let register_counts = counts.map_or_else(Vec::new, |counts| self.register_counts(cells(counts)));
                if let (Some(most), Some(count)) = (registers, register_counts.last())
                    && most != *count
                {
                    let message = format!(
                        "a thread of `{}` has at most {most} registers, but asks for {count}",
                        cells(name).value
                    );
                    let help = "`Registers` is the last of `Register counts`";
                    self.report(rules::TABLE_CELL.at(row.span, message).help(help));
                }
                let place = self.place_of(cells(notes));
                let (notes, formerly) = self.take_former_names(&place);
                self.model.platforms.push(Platform {
                    name: cells(name).clone(),
                    register_bytes,
                    registers,
                    register_counts,
                    address_registers,
                    local_id_registers,
                    cache_levels,
                    text: Some(cells(text).value.clone()).filter(|t| !t.is_empty()),
                    notes,
                    formerly,
                    span: row.span,
                });
            }
        }
        if self.model.platforms.is_empty() {
            self.report_missing_table("platforms.md", "Platform | Register bytes | Text | Notes");
        }
        self.lower_devices(raw);
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

    fn lower_devices(&mut self, raw: &[RawNamedTable]) {
        for (table, [name, platform, product]) in tables::tables_with_columns(raw, ["Device", "Platform", "Product"]) {
            for row in &table.rows {
                self.report_gates(&row.gates, "a device");
                let cells = tables::cells(row);
                let product = self.number_cell(cells(product), "number of a product family");
                let Some(id) = self.model.platform(&cells(platform).value) else {
                    let known: Vec<String> = self.model.platforms.iter().map(|p| p.name.value.clone()).collect();
                    let cell = cells(platform);
                    self.report_unknown(&rules::TABLE_CELL, cell.span, &cell.value, "a platform", known);
                    continue;
                };
                self.model.devices.push(Device {
                    name: cells(name).clone(),
                    platform: id,
                    product: product.and_then(|n| u32::try_from(n).ok()),
                    span: row.span,
                });
            }
        }
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
