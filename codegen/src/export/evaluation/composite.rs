//! CompositeForm forms of operands in lines: the placeholders of their parts.
//!
//! For example, `<DstData:lsc_data(DataSize,DataElemsPerAddr,DataOrder,ChMask)>` becomes
//! `<DstData>:<DataSize><DataElemsPerAddr><DataOrder>`, which a reader fills as `DstData:d32x4`.

use super::line::LineWriter;
use super::{EvaluationChoice, EvaluationOperand, FLAT_ADDRESS};
use crate::rust_view::composite_form::CompositePlaceholder;
use crate::spec::model::{Enumerator, FieldId, Formatter, Role, RoleTarget};
use openvisa_isa_core::text::template_table::{COMPONENT_LETTERS, CompositeForm};

/// Width and height of blocks that forms begin with.
const BLOCK_ELEMENTS: &str = "4";

/// The matrix that forms begin with, which holds a block of dwords: bytes of a row, rows, and the
/// distance of rows in bytes, each less 1, then the place of the block.
const MATRIX: [(&str, &str); 5] = [("width", "15"), ("height", "3"), ("pitch", "15"), ("x", "0"), ("y", "0")];

impl<'a> LineWriter<'a> {
    /// Writes the parts of a composite form.
    ///
    /// # Errors
    /// If a part takes no value. The error says which.
    pub(super) fn write_composite(
        &mut self,
        form: CompositeForm,
        field: FieldId,
        covers: &'a [FieldId],
    ) -> Result<(), String> {
        let named = Formatter::NAMES.iter().find(|(_, known)| *known == Formatter::Composite(form));
        let form_name = named.map_or("", |(name, _)| name);
        let parts =
            CompositePlaceholder { model: self.model, instruction: self.instruction, form: form_name, field, covers };
        match form {
            // Without cache controls, caches have their default behaviour.
            CompositeForm::LscCaching => Ok(()),
            CompositeForm::LscData => self.write_data(&parts),
            CompositeForm::LscAddr => self.write_address(&parts),
            CompositeForm::Block2dData => self.write_block(&parts),
            CompositeForm::Block2dAddr => self.write_block_address(&parts),
            CompositeForm::State | CompositeForm::Twice => {
                Err(format!("its part `{}` is no register", self.instruction.field(field).name.value))
            }
        }
    }

    fn name_of(&self, field: FieldId) -> &'a str {
        &self.instruction.field(field).name.value
    }

    /// Writes an operand. The text of a choice gives the width of its elements.
    fn write_operand(&mut self, field: FieldId, sized_by: Option<&'a str>) -> Result<(), String> {
        let operand = EvaluationOperand { sized_by, ..self.plain_operand(field)? };
        self.push(&format!("<{}>", operand.name));
        self.line.operands.push(operand);
        Ok(())
    }

    /// Writes an operand that holds an address of flat memory.
    fn write_base(&mut self, field: FieldId, sized_by: Option<&'a str>) -> Result<(), String> {
        self.write_operand(field, sized_by)?;
        if let Some(operand) = self.line.operands.last_mut() {
            FLAT_ADDRESS.clone_into(&mut operand.usual);
            let name = operand.name;
            self.line.sizes.iter_mut().for_each(|sizes| sizes.counted = Some(name));
        }
        Ok(())
    }

    /// Writes a choice among words. The usual one is the first that an example with the word
    /// `beside` has.
    fn write_words(&mut self, field: FieldId, beside: Option<&str>) {
        let mut choice = self.choice(field, None, self.name_of(field));
        if let Some(word) = self.word_of_examples(&choice.texts, beside) {
            word.clone_into(&mut choice.usual);
        }
        self.push_choice(choice);
    }

    /// Returns the first of some words in the examples of the operations of the line, or else in
    /// those of the page. Examples that lack the word `beside`, or the usual texts of the other
    /// choices of the mnemonic, do not count.
    fn word_of_examples(&self, words: &[&str], beside: Option<&str>) -> Option<&'a str> {
        let operations = self.line.choices.first().map_or(&[][..], |choice| &choice.texts);
        let mnemonic = self.line.line.split_whitespace().next().unwrap_or_default();
        let is_part = |c: &&EvaluationChoice<'_>| mnemonic.contains(&format!("<{}>", c.name));
        let others = self.line.choices.iter().skip(1).filter(is_part).map(|choice| choice.usual.as_str());
        let needed: Vec<_> = others.chain(beside).collect();
        let split = |line: &'a str| line.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
        let counts = |line: &&'a str| needed.iter().all(|needed| split(line).any(|word| word == *needed));
        let lines = || self.examples().lines().filter(|line| !line.starts_with("//")).filter(counts);
        let own = lines().filter(|line| split(line).any(|word| operations.contains(&word)));
        own.chain(lines()).flat_map(split).find(|word| words.contains(word))
    }

    /// Writes a choice between two orders of data. `t` stands for transposed data.
    fn write_order(&mut self, field: FieldId, plain: &'static str) {
        let choice = self.choice(field, None, self.name_of(field));
        let texts: Vec<_> = choice.texts.iter().map(|text| if *text == "t" { "t" } else { plain }).collect();
        self.push_choice(EvaluationChoice { usual: plain.to_owned(), texts, ..choice });
    }

    /// Writes the data of a message, for example `<DstData>:<DataSize><DataElemsPerAddr>`.
    fn write_data(&mut self, parts: &CompositePlaceholder<'a>) -> Result<(), String> {
        let own = parts.part("size").map(|field| self.name_of(field));
        // Further arguments have the size of the first data of the line.
        let first = self.line.operands.iter().find(|operand| operand.written).and_then(|operand| operand.sized_by);
        self.write_operand(parts.field, own.or(first))?;
        let Some(size) = parts.part("size") else { return Ok(()) };
        self.push(":");
        self.write_words(size, None);
        let Some(elements) = parts.part("elements") else {
            let mask = parts.part("mask").ok_or("its data have neither a number nor a mask")?;
            self.push(".");
            let choice =
                EvaluationChoice { name: self.name_of(mask), texts: Vec::new(), usual: COMPONENT_LETTERS.to_owned() };
            self.push_choice(choice);
            return Ok(());
        };
        self.write_words(elements, None);
        if let Some(order) = parts.part("order") {
            self.write_order(order, "");
        }
        Ok(())
    }

    /// Writes addresses, for example `flat[<Src0Addrs>]:<AddrSize>`.
    fn write_address(&mut self, parts: &CompositePlaceholder<'a>) -> Result<(), String> {
        let kind = parts.part("type").ok_or("its addresses have no type")?;
        if self.needs.has_images() {
            return self.write_texel_address(parts, kind);
        }
        let code = self.usual_code(kind);
        let values = &self.instruction.field(kind).enumerators;
        let text = values.iter().find(|e| Some(e.code.value) == code).and_then(|e| e.text.as_ref());
        let text = text.ok_or_else(|| format!("its part `{}` names a surface", self.name_of(kind)))?;
        self.push(&text.value);
        self.push("[");
        let size = parts.part("size");
        self.write_base(parts.field, size.map(|field| self.name_of(field)))?;
        if let Some(pitch) = parts.part("pitch") {
            self.push(", ");
            self.write_operand(pitch, None)?;
        }
        self.push("]");
        if let Some(size) = size {
            self.push(":");
            self.write_words(size, Some(&text.value));
        }
        Ok(())
    }

    /// Writes the coordinates of texels, for example
    /// `bti(0x0)[<Src0AddrsU>,<Src0AddrsV>]:<AddrSize>`.
    fn write_texel_address(&mut self, parts: &CompositePlaceholder<'a>, kind: FieldId) -> Result<(), String> {
        self.write_image(parts, kind)?;
        let size = parts.part("size");
        let sized_by = size.map(|field| self.name_of(field));
        self.write_coordinate(parts.field, sized_by)?;
        for field in ["v", "r", "lod"].into_iter().filter_map(|part| parts.part(part)) {
            self.push(",");
            self.write_coordinate(field, sized_by)?;
        }
        self.push("]");
        if let Some(size) = size {
            self.push(":");
            self.write_words(size, None);
        }
        Ok(())
    }

    /// Writes the first entry of the binding table as the image, and the bracket after it.
    fn write_image(&mut self, parts: &CompositePlaceholder<'a>, kind: FieldId) -> Result<(), String> {
        let field = self.instruction.field(kind);
        let of = field.shared.map(|field| RoleTarget::Shared { field, group: None });
        let is_entry = |e: &&Enumerator| of.is_some_and(|of| self.model.value_has_role(Role::BindingTable, of, e));
        let text = field.enumerators.iter().find(is_entry).and_then(|e| e.text.as_ref());
        let text =
            text.ok_or_else(|| format!("its part `{}` names no entry of the binding table", field.name.value))?;
        let surface = parts.part("surface").ok_or("its addresses have no surface")?;
        self.add_surface(self.name_of(surface));
        self.push(&format!("{}(0x0)[", text.value));
        Ok(())
    }

    /// Writes an operand that holds a coordinate: of the first texel, unless a reader says more.
    fn write_coordinate(&mut self, field: FieldId, sized_by: Option<&'a str>) -> Result<(), String> {
        self.write_operand(field, sized_by)?;
        if let Some(operand) = self.line.operands.last_mut() {
            "0".clone_into(&mut operand.usual);
            operand.nullable = false;
        }
        Ok(())
    }

    /// Writes a block of a matrix, for example
    /// `<DstData>:<DataSize>.<Blocks>x<BlockWidth>x<BlockHeight>nn`.
    fn write_block(&mut self, parts: &CompositePlaceholder<'a>) -> Result<(), String> {
        let size = parts.part("size");
        self.write_operand(parts.field, size.map(|size| self.name_of(size)))?;
        self.push(":");
        let of_memory = [("blocks", "."), ("width", "x"), ("height", "x")];
        // Blocks of images have no size of data, and their width is in bytes.
        let of_images = [("width", ""), ("height", "x")];
        if let Some(size) = size {
            self.write_words(size, None);
        }
        for (part, before) in if size.is_some() { &of_memory[..] } else { &of_images[..] } {
            let field = parts.part(part).ok_or_else(|| format!("its blocks have no {part}"))?;
            let name = self.name_of(field);
            let usual = self.usual_code(field).map_or_else(|| BLOCK_ELEMENTS.to_owned(), |code| code.to_string());
            self.push(before);
            self.push_choice(EvaluationChoice { name, texts: Vec::new(), usual });
        }
        for part in ["order", "packing"] {
            if let Some(field) = parts.part(part) {
                self.write_order(field, "n");
            }
        }
        Ok(())
    }

    /// Writes the place of a block: `flat[<SurfaceBaseAddr>,<SurfaceWidth>,...,<Src0AddrY>]`.
    fn write_block_address(&mut self, parts: &CompositePlaceholder<'a>) -> Result<(), String> {
        if let Some(kind) = parts.part("type") {
            self.write_image(parts, kind)?;
            self.write_coordinate(parts.field, None)?;
            self.push(",");
            self.write_coordinate(parts.part("y").ok_or("its blocks have no row")?, None)?;
            self.push("]");
            return Ok(());
        }
        self.push("flat[");
        self.write_base(parts.field, None)?;
        for (part, usual) in MATRIX {
            let field = parts.part(part).ok_or_else(|| format!("its matrix has no {part}"))?;
            self.push(",");
            self.write_operand(field, None)?;
            self.line.operands.iter_mut().rev().take(1).for_each(|operand| usual.clone_into(&mut operand.usual));
        }
        self.push("]");
        Ok(())
    }
}
