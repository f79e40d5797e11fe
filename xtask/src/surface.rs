//! `cargo xtask surface`: what each published crate offers to its users, in a file that is checked
//! in. A change of it is seen in review.
//!
//! For example, `xtask/surface/openvisa-sim.txt` has the line `Program::load: pub fn load(…) -> …`.
//!
//! The items come from rustdoc's JSON, which stable toolchains write only if they are told to act
//! as unstable ones. A listing has the names of items and, for functions, members and constants,
//! their declarations as the source has them, so it does not depend on how rustdoc describes types.
//! The values of constants are left out.

use openvisa_cli_support::{Context, ExitStatus, Failure};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode, Stdio};

/// Folder of the listings, from the root.
const FOLDER: &str = "xtask/surface";
/// Crates whose items are generated: their listing has no members of types, which the specification
/// decides. `cargo xtask diff` compares those.
const GENERATED: [&str; 1] = ["openvisa-isa"];
/// The generated methods of the builder, which the specification decides as well.
const GENERATED_METHODS: &str = "src/builder/generated.rs";

/// The arguments of `surface`.
#[derive(Debug, clap::Args)]
pub(crate) struct SurfaceArgs {
    /// Compare the listings, and write nothing
    #[arg(long)]
    check: bool,
}

/// Writes the listings, or compares them.
pub(crate) fn list_surfaces(args: &SurfaceArgs, context: &mut Context<'_>) -> Result<ExitStatus, Failure> {
    let mut stale = Vec::new();
    let packages = published_libraries()?;
    let folder = document_packages(&packages)?;
    for package in packages {
        let listing = list_package(&package, &folder)?;
        let path = Path::new(FOLDER).join(format!("{package}.txt"));
        if std::fs::read_to_string(&path).is_ok_and(|kept| kept == listing) {
            continue;
        }
        if args.check {
            stale.push(path.display().to_string());
        } else {
            openvisa_cli_support::write_file(&path, listing.as_bytes())
                .map_err(|error| Failure::Unreadable(format!("{}: {error}", path.display())))?;
            writeln!(context.out, "wrote {}", path.display())?;
        }
    }
    if stale.is_empty() {
        return Ok(ExitStatus::Success);
    }
    writeln!(context.err, "stale: {}; `cargo xtask surface` writes them anew", stale.join(", "))?;
    Ok(ExitStatus::Findings)
}

/// Returns the names of the packages that are published as libraries, in order.
fn published_libraries() -> Result<BTreeSet<String>, Failure> {
    let is_published = |package: &&Value| package["publish"].as_array().is_none_or(|registries| !registries.is_empty());
    let has_library = |package: &&Value| {
        elements(&package["targets"]).any(|target| elements(&target["kind"]).any(|kind| kind.as_str() == Some("lib")))
    };
    let packages = workspace_packages()?;
    let packages = packages.iter().filter(is_published).filter(has_library);
    Ok(packages.filter_map(|package| package["name"].as_str()).map(str::to_owned).collect())
}

/// Returns what cargo says about the packages of the workspace.
pub(crate) fn workspace_packages() -> Result<Vec<Value>, Failure> {
    let metadata = run(crate::cargo::command().args(["metadata", "--no-deps", "--locked", "--format-version", "1"]))?;
    let mut metadata: Value = parse_json("cargo metadata", &metadata)?;
    Ok(metadata["packages"].as_array_mut().map(std::mem::take).unwrap_or_default())
}

/// Writes rustdoc's JSON of packages, and returns the folder that has it.
fn document_packages(packages: &BTreeSet<String>) -> Result<PathBuf, Failure> {
    let target = crate::cargo::target_dir();
    let program = std::env::current_exe().map_err(|error| Failure::Unreadable(format!("this program: {error}")))?;
    let mut command = crate::cargo::command();
    command.args(["doc", "--quiet", "--locked", "--lib", "--no-deps", "--all-features"]);
    command.args(packages.iter().flat_map(|package| ["--package", package]));
    command.env("RUSTDOCFLAGS", "-Z unstable-options --output-format json");
    run(command.env("RUSTDOC", program).env(AS_RUSTDOC, "1"))?;
    Ok(target.join("doc"))
}

/// Tells this program to be rustdoc with unstable options. Were cargo itself told to accept them,
/// it would tell each compiler, and compile everything again.
const AS_RUSTDOC: &str = "OPENVISA_XTASK_AS_RUSTDOC";

/// Runs rustdoc with the arguments of this process, if cargo calls it in place of rustdoc.
pub(crate) fn run_as_rustdoc() -> Option<ExitCode> {
    std::env::var_os(AS_RUSTDOC)?;
    let status = Command::new("rustdoc").args(std::env::args_os().skip(1)).env("RUSTC_BOOTSTRAP", "1").status();
    Some(if status.is_ok_and(|status| status.success()) { ExitCode::SUCCESS } else { ExitCode::FAILURE })
}

/// Returns the listing of a package, one line an item. `folder` has rustdoc's JSON.
fn list_package(package: &str, folder: &Path) -> Result<String, Failure> {
    let path = folder.join(format!("{}.json", package.replace('-', "_")));
    let text = std::fs::read(&path).map_err(|error| Failure::Unreadable(format!("{}: {error}", path.display())))?;
    let document = parse_json(&path.to_string_lossy(), &text)?;
    let mut lister = Lister {
        index: &document["index"],
        has_members: !GENERATED.contains(&package),
        sources: BTreeMap::new(),
        open: BTreeSet::new(),
        lines: BTreeSet::new(),
    };
    lister.list_item(&document["root"], "", None);
    Ok(lister.lines.into_iter().map(|line| line + "\n").collect())
}

/// Runs a command of cargo, and returns its standard output.
fn run(command: &mut Command) -> Result<Vec<u8>, Failure> {
    match command.stderr(Stdio::inherit()).output() {
        Ok(output) if output.status.success() => Ok(output.stdout),
        Ok(output) => Err(Failure::Unreadable(format!("{command:?} failed: {}", output.status))),
        Err(error) => Err(Failure::Unreadable(format!("cannot run cargo: {error}"))),
    }
}

fn parse_json(name: &str, text: &[u8]) -> Result<Value, Failure> {
    serde_json::from_slice(text).map_err(|error| Failure::Unreadable(format!("{name}: {error}")))
}

/// Returns the elements of an array, or none.
fn elements(value: &Value) -> impl Iterator<Item = &Value> {
    value.as_array().into_iter().flatten()
}

/// Walks over the items that users of a crate can name.
struct Lister<'d> {
    /// The items by number.
    index: &'d Value,
    /// Whether fields, variants and methods are listed.
    has_members: bool,
    /// The source files that were read.
    sources: BTreeMap<PathBuf, Option<String>>,
    /// The modules that are open, so that a module that exports itself ends.
    open: BTreeSet<String>,
    lines: BTreeSet<String>,
}

impl<'d> Lister<'d> {
    fn item(&self, id: &Value) -> Option<&'d Value> {
        self.index.get(id.to_string())
    }

    /// Lists an item and what is in it. `path` is that of its parent, and `name` the name of a
    /// re-export.
    fn list_item(&mut self, id: &Value, path: &str, name: Option<&str>) {
        let Some(item) = self.item(id).filter(|item| item["span"]["filename"] != GENERATED_METHODS) else { return };
        let Some((kind, inner)) = item["inner"].as_object().and_then(|inner| inner.iter().next()) else { return };
        let name = name.or_else(|| item["name"].as_str()).unwrap_or_default();
        let full = if path.is_empty() { name.to_owned() } else { format!("{path}::{name}") };
        match kind.as_str() {
            "module" => {
                if self.open.insert(full.clone()) {
                    self.lines.insert(format!("{full}: mod"));
                    elements(&inner["items"]).for_each(|id| self.list_item(id, &full, None));
                }
            }
            "use" => self.list_export(inner, path),
            "struct" | "union" => {
                self.lines.insert(format!("{full}: {kind}"));
                let fields = elements(&inner["kind"]["plain"]["fields"]).chain(elements(&inner["kind"]["tuple"]));
                self.list_members(fields.chain(elements(&inner["fields"])), inner, &full);
            }
            "enum" => {
                self.lines.insert(format!("{full}: {kind}"));
                self.list_members(elements(&inner["variants"]), inner, &full);
            }
            "trait" => {
                self.lines.insert(format!("{full}: {kind}"));
                self.list_members(elements(&inner["items"]), &Value::Null, &full);
            }
            _ => {
                let mut declaration = self.declaration(item, name).unwrap_or_else(|| kind.clone());
                if kind.ends_with("const") || kind == "constant" {
                    // The value may change with each edit of the specification.
                    declaration = declaration.split(" = ").next().unwrap_or_default().to_owned();
                }
                self.lines.insert(format!("{full}: {declaration}"));
            }
        }
    }

    /// Lists what a `pub use` exports.
    fn list_export(&mut self, export: &'d Value, path: &str) {
        let source = export["source"].as_str().unwrap_or_default();
        let is_glob = export["is_glob"].as_bool() == Some(true);
        match self.item(&export["id"]) {
            Some(module) if is_glob => {
                let items =
                    module["inner"]["module"]["items"].as_array().or(module["inner"]["enum"]["variants"].as_array());
                items.into_iter().flatten().for_each(|id| self.list_item(id, path, None));
            }
            Some(_) => self.list_item(&export["id"], path, export["name"].as_str()),
            None => {
                let glob = if is_glob { "::*" } else { "" };
                self.lines.insert(format!("{path}: pub use {source}{glob}"));
            }
        }
    }

    /// Lists the members of a type, its own functions, and the traits that it implements by hand or
    /// by a derive macro.
    fn list_members(&mut self, members: impl Iterator<Item = &'d Value>, item: &'d Value, path: &str) {
        if !self.has_members {
            return;
        }
        members.for_each(|id| self.list_item(id, path, None));
        let mut traits = BTreeSet::new();
        for id in elements(&item["impls"]) {
            let Some(implementation) = self.item(id) else { continue };
            let inner = &implementation["inner"]["impl"];
            if inner["is_synthetic"].as_bool() == Some(true) || !inner["blanket_impl"].is_null() {
                continue;
            }
            match inner["trait"]["path"].as_str() {
                // Derived with `PartialEq`, and unstable.
                Some("StructuralPartialEq") => {}
                Some(name) => {
                    traits.insert(name);
                }
                None => elements(&inner["items"]).for_each(|id| self.list_item(id, path, None)),
            }
        }
        if !traits.is_empty() {
            self.lines.insert(format!("{path}: impl {}", traits.into_iter().collect::<Vec<_>>().join(", ")));
        }
    }

    /// Returns the declaration of an item in the source, up to its body and in one line, or `None`
    /// if a macro makes the item.
    fn declaration(&mut self, item: &Value, name: &str) -> Option<String> {
        let span = &item["span"];
        let path = PathBuf::from(span["filename"].as_str()?);
        let place = |end: &str, at: usize| span[end][at].as_u64().and_then(|number| usize::try_from(number).ok());
        let (first, last) = (place("begin", 0)?, place("end", 0)?);
        let source =
            self.sources.entry(path.clone()).or_insert_with(|| std::fs::read_to_string(&path).ok()).as_ref()?;
        let lines: Vec<&str> = source.lines().skip(first - 1).take(last + 1 - first).collect();
        let start = place("begin", 1)? - 1;
        let text = lines.join(" ");
        let text = text.get(start..)?;
        let end = text.find(" {").or_else(|| text.find(';')).unwrap_or(text.len());
        let words: Vec<&str> = text[..end].split_whitespace().collect();
        Some(words.join(" ").trim_end_matches(',').to_owned()).filter(|declaration| declaration.contains(name))
    }
}
