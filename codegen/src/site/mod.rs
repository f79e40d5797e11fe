//! The specification as a web site: static pages that need neither a network nor a server.
//!
//! There is one page for each instruction, and pages for the shared documents with drawn layouts,
//! the index with search and filters, the table of opcodes, the platforms, the coverage, and the
//! differences between versions. The source of every document is included, so that each fact links
//! to the line that states it. For example, `ADD.html` links to `source-instructions-ADD.html#L5`.
//!
//! Templates are in `codegen/templates/site/`. Data comes from the model alone.

pub mod coverage;
mod draw;
mod instruction;
mod playground;
mod prose;

use crate::Spec;
use crate::artifact_writer::GeneratedFile;
use crate::diff::{self, Difference};
use crate::documents::{TemplateError, engine};
use crate::spec::model::{Execution, FormerName, Instruction, Model, Opcode, PlatformId, Structure};
use crate::spec::span::Span;
use coverage::Coverage;
use draw::escape;
pub use playground::module as playground_module;
use prose::{Prose, Spot, page_of};
use serde_json::{Value, json};
use std::collections::HashSet;
use tera::{Context, Tera};

macro_rules! templates {
    ($($name:literal),*) => { [$(($name, include_str!(concat!("../../templates/site/", $name)))),*] };
}

/// The templates of the pages.
const TEMPLATES: [(&str, &str); 11] = templates![
    "base.html",
    "index.html",
    "evaluation.html",
    "instruction.html",
    "opcodes.html",
    "platforms.html",
    "coverage.html",
    "document.html",
    "source.html",
    "diff.html",
    "playground.html"
];
/// Files that are copied unchanged.
const ASSETS: [(&str, &str); 3] = templates!["site.css", "site.js", "playground.js"];

/// An older version of the specification, to compare with.
pub struct SiteVersion<'a> {
    /// The name of the version: `2025-02-04`.
    pub name: String,
    /// The model of the version.
    pub model: &'a Model,
}

/// The inputs of all pages.
struct Site<'a> {
    spec: &'a Spec,
    model: &'a Model,
    prose: Prose<'a>,
    instructions: &'a HashSet<&'a str>,
}

impl Site<'_> {
    /// Returns the link to a line on the source page of a document.
    fn source(&self, span: Span) -> Value {
        let path = &self.spec.sources.file(span.file).path;
        json!({ "href": format!("{}#L{}", source_page(path), span.line), "place": format!("{path}:{}", span.line) })
    }

    /// Returns the class in the style sheet for the group of an instruction.
    fn group_class(&self, instruction: &Instruction) -> String {
        let group = instruction.group.as_deref().unwrap_or_default();
        let index = self.model.index.iter().position(|g| g.name.value == group);
        index.map_or_else(|| "g-none".to_owned(), |i| format!("g{}", i % 14))
    }
}

/// Returns the source page of a document: `source-instructions-ADD.html` for `instructions/ADD.md`.
fn source_page(path: &str) -> String {
    format!("source-{}.html", path.trim_end_matches(".md").replace('/', "-"))
}

/// Generates all files of the site. `versions` are older versions, oldest first. Each gets a page
/// of its differences from the next version, and the last one from this specification. `coverage`
/// gives the support by the library.
///
/// # Errors
/// If a template does not match its data, which is a defect of that template.
pub fn build(
    spec: &Spec,
    versions: &[SiteVersion<'_>],
    coverage: Option<&Coverage>,
) -> Result<Vec<GeneratedFile>, TemplateError> {
    let instructions: HashSet<&str> = spec.model.instructions.iter().map(|i| i.name.value.as_str()).collect();
    let shared: HashSet<String> = spec.model.shared_fields.iter().map(|f| prose::anchor(&f.name.value)).collect();
    let prose = Prose { instructions: &instructions, files: &spec.model.files, shared: &shared };
    let site = Site { spec, model: &spec.model, prose, instructions: &instructions };
    let mut pages = Pages::new(&site, versions)?;
    add_index(&site, &mut pages)?;
    add_opcodes(&site, &mut pages)?;
    add_platforms(&site, &mut pages)?;
    coverage::add_page(&site, coverage, &mut pages)?;
    playground::add_page(&site, &mut pages)?;
    add_instruction_pages(&site, &mut pages)?;
    add_documents(&site, &mut pages)?;
    add_sources(&site, &mut pages)?;
    add_differences(&site, versions, &mut pages)?;
    let assets = ASSETS.iter().map(|(name, text)| GeneratedFile { path: (*name).to_owned(), text: (*text).to_owned() });
    pages.files.extend(assets);
    Ok(pages.files)
}

/// The generated pages, and the engine that fills their templates.
struct Pages {
    tera: Tera,
    files: Vec<GeneratedFile>,
    /// The entries of the menu on every page: title and address.
    menu: Vec<Value>,
}

impl Pages {
    fn new(site: &Site<'_>, versions: &[SiteVersion<'_>]) -> Result<Self, TemplateError> {
        let mut tera = engine();
        tera.add_raw_templates(TEMPLATES)?;
        let entry = |title: &str, href: &str| json!({ "title": title, "href": href });
        let mut menu = vec![
            entry("Opcodes", "opcodes.html"),
            entry("Platforms", "platforms.html"),
            entry("Coverage", "coverage.html"),
            entry("Playground", "playground.html"),
        ];
        for (stem, title) in DOCUMENTS {
            let there = site.model.files.iter().any(|f| f == &format!("{stem}.md"));
            menu.extend(
                page_of(&format!("{stem}.md"), site.instructions).filter(|_| there).map(|page| entry(title, &page)),
            );
        }
        for version in versions {
            menu.push(entry(&format!("Since {}", version.name), &diff_page(&version.name)));
        }
        Ok(Self { tera, files: Vec::new(), menu })
    }

    fn add(&mut self, path: &str, template: &str, title: &str, data: Value) -> Result<(), TemplateError> {
        let mut context = Context::from_serialize(&data)?;
        context.insert("page_title", title);
        context.insert("here", path);
        context.insert("menu", &self.menu);
        let text = self.tera.render(template, &context)?;
        self.files.push(GeneratedFile { path: path.to_owned(), text });
        Ok(())
    }
}

/// The documents that have pages, with their titles in the menu.
const DOCUMENTS: [(&str, &str); 9] = [
    ("5_operands", "Operands"),
    ("4_visa_header", "Object format"),
    ("fields", "Shared fields"),
    ("2_datatypes", "Data types"),
    ("3_execution_model", "Execution"),
    ("inline_assembly", "Inline assembly"),
    ("functions", "Pseudo-code"),
    ("errata", "Errata"),
    ("README", "Dialect"),
];

fn add_index(site: &Site<'_>, pages: &mut Pages) -> Result<(), TemplateError> {
    let rows: Vec<Value> = site.model.instructions.iter().map(|i| index_row(site, i)).collect();
    let mut groups: Vec<&str> = site.model.instructions.iter().filter_map(|i| i.group.as_deref()).collect();
    groups.sort_unstable();
    groups.dedup();
    let platforms: Vec<&str> = site.model.platforms.iter().map(|p| p.name.value.as_str()).collect();
    let used: HashSet<u8> =
        site.model.instructions.iter().flat_map(|i| &i.properties.supported_types).map(|t| t.data_type.0).collect();
    let types = site.model.data_types.iter().enumerate().filter(|(i, _)| used.contains(&(*i as u8)));
    let types: Vec<&str> = types.map(|(_, t)| t.name.value.as_str()).collect();
    // The page begins with an instruction that a reader can run on values at once.
    let is_shown = |i: &&Instruction| {
        i.semantics.as_ref().and_then(|s| s.execution.as_ref()).is_some_and(|e| e.value == Execution::Lane)
    };
    let shown = site.model.instructions.iter().find(is_shown).map(|i| instruction::page_data(site, i));
    let data = json!({ "rows": rows, "groups": groups, "platforms": platforms, "types": types, "shown": shown });
    pages.add("index.html", "index.html", "vISA instructions", data)
}

fn index_row(site: &Site<'_>, instruction: &Instruction) -> Value {
    let platforms: Vec<&str> = instruction
        .platforms
        .iter()
        .filter_map(|id| site.model.platforms.get(id.index()))
        .map(|p| p.name.value.as_str())
        .collect();
    let types: Vec<&str> =
        instruction.properties.supported_types.iter().map(|t| site.model[t.data_type].name.value.as_str()).collect();
    let code = |o: &Option<Opcode>| o.as_ref().map(|o| format!("{:02x}", o.code.value)).unwrap_or_default();
    json!({
        "name": instruction.name.value, "title": instruction.title, "group": instruction.group,
        "class": site.group_class(instruction), "opcode": code(&instruction.opcode), "sub_opcode": code(&instruction.sub_opcode),
        "mnemonics": crate::spec::model::mnemonics::mnemonics(instruction), "platforms": platforms, "types": types,
        "gate": instruction.gate.as_ref().map(|g| &g.source),
        "everywhere": instruction.platforms == site.model.all_platforms(),
        "execution": instruction.semantics.as_ref().and_then(|s| s.execution.as_ref()).map(|e| e.value.word()),
    })
}

fn add_opcodes(site: &Site<'_>, pages: &mut Pages) -> Result<(), TemplateError> {
    let cell = |code: usize| {
        let of_code = |i: &&Instruction| i.opcode.as_ref().is_some_and(|o| usize::from(o.code.value) == code);
        let list: Vec<Value> = site.model.instructions.iter().filter(of_code).map(|i| index_row(site, i)).collect();
        json!({ "code": format!("{code:02x}"), "instructions": list })
    };
    let rows: Vec<Vec<Value>> = (0..16).map(|high| (0..16).map(|low| cell(high * 16 + low)).collect()).collect();
    let used: HashSet<u8> =
        site.model.instructions.iter().filter_map(|i| Some(i.opcode.as_ref()?.code.value)).collect();
    let groups: Vec<Value> = site
        .model
        .index
        .iter()
        .enumerate()
        .map(|(i, g)| json!({ "name": g.name.value, "class": format!("g{}", i % 14) }))
        .collect();
    let digits: Vec<String> = (0..16).map(|d| format!("{d:x}")).collect();
    pages.add(
        "opcodes.html",
        "opcodes.html",
        "Opcodes",
        json!({ "rows": rows, "used": used.len(), "groups": groups, "digits": digits }),
    )
}

fn add_platforms(site: &Site<'_>, pages: &mut Pages) -> Result<(), TemplateError> {
    let names: Vec<Value> = site
        .model
        .platforms
        .iter()
        .enumerate()
        .map(|(i, p)| {
            let count = site.model.instructions.iter().filter(|x| x.platforms.contains(PlatformId(i as u8))).count();
            let devices = site.model.devices.iter().filter(|d| d.platform == PlatformId(i as u8));
            let devices: Vec<&str> = devices.map(|d| d.name.value.as_str()).collect();
            json!({
                "devices": devices.join(", "),
                "name": p.name.value, "notes": site.prose.inline(&FormerName::append_to(&p.notes, &p.formerly)), "register_bytes": p.register_bytes, "text": p.text,
                "count": count,
            })
        })
        .collect();
    let rows: Vec<Value> = site
        .model
        .instructions
        .iter()
        .map(|i| {
            let there: Vec<bool> =
                (0..site.model.platforms.len()).map(|p| i.platforms.contains(PlatformId(p as u8))).collect();
            json!({ "name": i.name.value, "there": there, "everywhere": i.platforms == site.model.all_platforms() })
        })
        .collect();
    pages.add("platforms.html", "platforms.html", "Platforms", json!({ "names": names, "rows": rows }))
}

fn add_instruction_pages(site: &Site<'_>, pages: &mut Pages) -> Result<(), TemplateError> {
    let all = &site.model.instructions;
    for (at, instruction) in all.iter().enumerate() {
        let name = &instruction.name.value;
        let neighbour = |at: Option<usize>| at.and_then(|at| all.get(at)).map(|i| &i.name.value);
        let mut data = instruction::page_data(site, instruction);
        let same_code = |i: &&Instruction| {
            i.name.value != *name
                && i.opcode.as_ref().map(|o| o.code.value) == instruction.opcode.as_ref().map(|o| o.code.value)
        };
        let siblings = site.model.instructions.iter().filter(same_code);
        data["siblings"] = siblings.map(|i| json!({ "name": i.name.value, "title": i.title })).collect();
        data["previous"] = json!(neighbour(at.checked_sub(1)));
        data["next"] = json!(neighbour(at.checked_add(1)));
        pages.add(&format!("{name}.html"), "instruction.html", name, data)?;
    }
    Ok(())
}

/// Adds the pages of the shared documents, with drawn layouts above the structures.
fn add_documents(site: &Site<'_>, pages: &mut Pages) -> Result<(), TemplateError> {
    for (stem, title) in DOCUMENTS {
        let path = format!("{stem}.md");
        let Some(id) = site.spec.sources.find(&path) else { continue };
        let Some(page) = page_of(&path, site.instructions) else { continue };
        let structure = |code: &str| {
            let name = code.trim_start().split([' ', '{', '\n']).next()?;
            let structure = site.model.structures.iter().find(|s| s.name.value == name)?;
            code.contains('{').then(|| draw_structure(site, structure))
        };
        let field =
            |name: &str| instruction::bit_drawing(site.model.shared_fields.iter().find(|f| f.name.value == name)?);
        let draw = |spot: Spot<'_>| match spot {
            Spot::Code(code) => structure(code),
            Spot::Heading(words) if stem == "fields" => field(words),
            Spot::Heading(_) => None,
        };
        let body = site.prose.document(&site.spec.sources.file(id).text, &draw);
        pages.add(
            &page,
            "document.html",
            title,
            json!({ "body": body, "source": source_page(&path), "path": path }),
        )?;
    }
    Ok(())
}

fn draw_structure(site: &Site<'_>, structure: &Structure) -> String {
    let parts: Vec<draw::ByteBox> = structure.members.iter().map(|m| instruction::field_box(site, m, None)).collect();
    let mut out = draw::draw_sequence(&format!("Bytes of {} in order", structure.name.value), &parts);
    for member in &structure.members {
        if let Some(bits) = instruction::bit_drawing(member) {
            out += &format!("<p class=\"caption\">Bits of <code>{}</code></p>{bits}", escape(&member.name.value));
        }
    }
    out
}

fn add_sources(site: &Site<'_>, pages: &mut Pages) -> Result<(), TemplateError> {
    for (_, file) in site.spec.sources.iter() {
        let rendered = page_of(&file.path, site.instructions).filter(|p| {
            p == "index.html"
                || site.instructions.contains(p.trim_end_matches(".html"))
                || pages.files.iter().any(|f| f.path == *p)
        });
        let lines: Vec<&str> = file.text.lines().collect();
        let data = json!({ "path": file.path, "lines": lines, "rendered": rendered });
        pages.add(&source_page(&file.path), "source.html", &file.path, data)?;
    }
    Ok(())
}

fn diff_page(name: &str) -> String {
    format!("diff-{name}.html")
}

/// Adds a page for each older version: its differences from the next version, or of the last one
/// from this specification.
fn add_differences(site: &Site<'_>, versions: &[SiteVersion<'_>], pages: &mut Pages) -> Result<(), TemplateError> {
    for (at, version) in versions.iter().enumerate() {
        let next = versions.get(at + 1);
        let (name, model) = next.map_or(("this specification", site.model), |v| (v.name.as_str(), v.model));
        let mut list = diff::compare(version.model, model);
        // Wording would hide the facts.
        list.retain(|difference| difference.impact > diff::Impact::Patch);
        let mut groups: Vec<(String, Vec<Value>)> = Vec::new();
        for difference in &list {
            let head = difference.path.split('/').next().unwrap_or_default();
            if groups.last().is_none_or(|(last, _)| last != head) {
                groups.push((head.to_owned(), Vec::new()));
            }
            if let Some((_, rows)) = groups.last_mut() {
                rows.push(difference_row(site, difference, next.is_none()));
            }
        }
        let groups: Vec<Value> = groups
            .into_iter()
            .map(
                |(name, rows)| json!({ "page": site.instructions.contains(name.as_str()), "name": name, "rows": rows }),
            )
            .collect();
        let verdict = diff::verdict(&list).map(diff::Impact::word);
        let data =
            json!({ "old": version.name, "new": name, "groups": groups, "count": list.len(), "verdict": verdict });
        pages.add(&diff_page(&version.name), "diff.html", &format!("From {} to {name}", version.name), data)?;
    }
    Ok(())
}

fn difference_row(site: &Site<'_>, difference: &Difference, with_errata: bool) -> Value {
    let rest = difference.path.split_once('/').map_or("", |(_, rest)| rest);
    let erratum = site.model.errata.iter().find(|e| with_errata && diff::errata::covers(e, &difference.path));
    json!({
        "what": rest, "kind": difference.kind.word(), "old": difference.old, "new": difference.new, "impact": difference.impact.word(),
        "old_place": difference.old_place, "new_place": difference.new_place,
        "erratum": erratum.map(|e| json!({ "title": e.title.value, "anchor": prose::anchor(&e.title.value) })),
    })
}
