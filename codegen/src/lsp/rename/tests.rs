//! Renames of names of the repository's specification, chosen at random with a fixed seed.

use super::*;
use serde_json::Value;
use std::path::Path;

/// Number of names of each kind that are renamed by default. Each takes the time of three checks of
/// the whole specification. The environment variable `RENAME_N` is another number, and
/// `RENAME_KIND` the only kind.
const NAMES_PER_KIND: usize = 1;

fn specification() -> LoadedFolder {
    specification_with(|_, _| {})
}

/// Loads the specification after each text was changed. `change` is given the path and the text.
fn specification_with(change: impl Fn(&str, &mut String)) -> LoadedFolder {
    let dir = Path::new(env!("CARGO_MANIFEST_DIR")).join("../specs");
    let mut diagnostics = Diagnostics::default();
    let mut sources = Sources::default();
    for (path, mut text) in texts_of(&Sources::read(&dir, &mut diagnostics).unwrap()) {
        change(&path, &mut text);
        sources.add(path, text.as_bytes(), &mut diagnostics);
    }
    LoadedFolder::from_sources(sources, diagnostics)
}

/// Returns the items of a kind in a random order that is the same in each run.
fn shuffled_items(loaded: &LoadedFolder, kind: &str) -> Vec<NamedItem> {
    let all: BTreeSet<NamedItem> = loaded.name_uses().in_order().into_iter().map(|(_, item)| item.clone()).collect();
    let mut items: Vec<NamedItem> = all.into_iter().filter(|item| item.describe() == kind).collect();
    items.retain(|item| check_identifier(item.name(&loaded.spec.model)).is_ok());
    let mut state = 0x2545_f491_4f6c_dd1d_u64;
    for position in (1..items.len()).rev() {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        items.swap(position, (state >> 33) as usize % (position + 1));
    }
    items
}

fn renaming<'l>(loaded: &'l LoadedFolder, item: &NamedItem) -> Renaming<'l> {
    let places = find_places(&loaded.spec, &loaded.definitions, loaded.name_uses(), item);
    let place = places.iter().find(|place| !place.is_anchor).unwrap_or_else(|| panic!("{item:?} has no place"));
    let renaming = Renaming::find(loaded, place.span.file, place.span.start as usize).unwrap();
    assert_eq!(renaming.item, *item);
    renaming
}

fn texts_of(sources: &Sources) -> BTreeMap<String, String> {
    sources.iter().map(|(_, file)| (file.path.clone(), file.text.clone())).collect()
}

/// Checks that two models differ in the name alone. Places may differ.
fn assert_same_model(before: &Value, after: &Value, (old, new): (&str, &str), path: &str) {
    match (before, after) {
        (Value::Object(a), Value::Object(b)) => {
            assert!(a.keys().eq(b.keys()), "{path}");
            // A page that is renamed has another place among the files.
            let is_place = |key: &str| ["span", "file", "files"].contains(&key);
            for (key, value) in a.iter().filter(|(key, _)| !is_place(key)) {
                let path = format!("{path}/{key}");
                // The text of a value stays what it was.
                if key == "text" && a.contains_key("digits") {
                    assert_eq!(value.get("value"), b[key].get("value"), "{path}");
                } else {
                    assert_same_model(value, &b[key], (old, new), &path);
                }
            }
        }
        (Value::Array(a), Value::Array(b)) => {
            assert_eq!(a.len(), b.len(), "{path}");
            for (index, (a, b)) in a.iter().zip(b).enumerate() {
                assert_same_model(a, b, (old, new), &format!("{path}/{index}"));
            }
        }
        (Value::String(a), Value::String(b)) if a != b => {
            let words = |text: &str| -> Vec<String> {
                text.split(|c: char| !c.is_ascii_alphanumeric() && c != '_').map(str::to_owned).collect()
            };
            let (a, b) = (words(a), words(b));
            let anchors = (anchor_of(old), anchor_of(new));
            let same =
                |(a, b): (&String, &String)| a == b || (a == old && b == new) || (*a == anchors.0 && *b == anchors.1);
            // A text of a one-bit group that was written out follows the name.
            assert!(a.iter().zip(&b).all(same) || b.len() > a.len(), "{path}: {a:?} {b:?}");
        }
        (a, b) => assert_eq!(a, b, "{path}"),
    }
}

/// The result of renaming one item and renaming it back.
enum RenameOutcome {
    Renamed,
    Refused(String),
}

fn rename_and_back(loaded: &LoadedFolder, model: &Value, item: &NamedItem) -> RenameOutcome {
    let renaming = renaming(loaded, item);
    let old = renaming.name.to_owned();
    let new = if old.bytes().any(|byte| byte.is_ascii_lowercase()) { format!("{old}Qx") } else { format!("{old}QX") };
    let changes = match renaming.plan(&new) {
        Ok(changes) => changes,
        Err(reason) => return RenameOutcome::Refused(reason),
    };
    let mut diagnostics = Diagnostics::default();
    let changed = LoadedFolder::from_sources(changes.apply(&loaded.spec.sources, &mut diagnostics), diagnostics);
    assert!(changed.diagnostics.is_empty(), "{old}: {:?}", changed.diagnostics.iter().next());
    if !matches!(item, NamedItem::Group(..) | NamedItem::DataType(_)) {
        let after = serde_json::to_value(&changed.spec.model).unwrap();
        assert_same_model(model, &after, (&old, &new), "");
    }
    let back = self::renaming(&changed, &item.after_rename(item, &new)).plan(&old).unwrap();
    let mut restored = texts_of(&back.apply(&changed.spec.sources, &mut Diagnostics::default()));
    let written: BTreeSet<&str> =
        changes.texts.values().flatten().filter(|change| change.start == change.end).map(|c| c.text.as_str()).collect();
    let original = texts_of(&loaded.spec.sources);
    for (path, text) in &mut restored {
        for assembler_text in &written {
            // Texts that were written out stay.
            if original.get(path) != Some(text) {
                *text = text.replace(&format!("{old}{assembler_text}"), &old);
                *text = text.replace(&format!("{old}`{assembler_text}"), &format!("{old}`"));
            }
        }
    }
    assert_eq!(restored, original, "{old}");
    RenameOutcome::Renamed
}

/// Renames the item of a kind with a name, and returns the documents.
fn renamed_documents(loaded: &LoadedFolder, kind: &str, name: &str, new_name: &str) -> BTreeMap<String, String> {
    let uses = loaded.name_uses().in_order();
    let is_wanted = |item: &NamedItem| item.describe() == kind && item.name(&loaded.spec.model) == name;
    let item = uses.iter().map(|(_, item)| *item).find(|item| is_wanted(item)).expect("the item is used");
    let changes = renaming(loaded, item).plan(new_name).unwrap();
    texts_of(&changes.apply(&loaded.spec.sources, &mut Diagnostics::default()))
}

#[test]
fn an_item_is_renamed_where_the_document_has_another_one_of_its_name() {
    let loaded = specification();
    // The structure `kernel_data` has a member of this name.
    let renamed = renamed_documents(&loaded, "a structure", "string_pool", "text_pool");
    assert!(renamed["4_visa_header.md"].contains("### text_pool\n\n```\ntext_pool {\n"));
    // The header has a value for each platform.
    let renamed = renamed_documents(&loaded, "a platform", "PVC", "PONTE");
    assert!(renamed["4_visa_header.md"].contains("| V7 | %r0 | UD | 8{-PONTE}/16{PONTE+} |"));
    assert!(renamed["4_visa_header.md"].contains("\n  - 14: PVC\n"));
    // Another instruction has a second opcode of this name.
    let renamed = renamed_documents(&loaded, "an instruction", "SCATTER", "SPREAD");
    assert!(renamed["instructions/SVM_SCATTER.md"].contains("\n  SCATTER = 0x04\n"));
    assert!(renamed["instructions/SPREAD.md"].starts_with("# SPREAD\n"));
}

#[test]
fn a_link_over_two_lines_is_renamed_like_one_in_a_line() {
    let sentence = |name: &str, anchor: &str| {
        format!("Adds the two sources, see\n[the field\n{name} of instructions](\n../fields.md#{anchor}).")
    };
    let before = sentence("Surface", "surface");
    let loaded = specification_with(|path, text| {
        if path == "instructions/ADD.md" {
            *text = text.replacen("Adds the two sources.", &before, 1);
        }
    });
    assert!(loaded.diagnostics.is_empty(), "{:?}", loaded.diagnostics.iter().next());
    let renamed = renamed_documents(&loaded, "a shared field", "Surface", "Storage");
    let expected = sentence("Storage", "storage");
    assert!(renamed["instructions/ADD.md"].contains(&expected), "{}", renamed["instructions/ADD.md"]);
}

#[test]
fn each_rename_keeps_the_specification_right_and_can_be_undone() {
    let loaded = specification();
    assert!(loaded.diagnostics.is_empty());
    let model = serde_json::to_value(&loaded.spec.model).unwrap();
    let kinds = loaded.name_uses().in_order().into_iter().map(|(_, item)| item.describe()).collect::<BTreeSet<_>>();
    assert_eq!(kinds.len(), 11);
    let (number, only) = (std::env::var("RENAME_N"), std::env::var("RENAME_KIND"));
    let wanted = number.map_or(NAMES_PER_KIND, |number| number.parse().expect("RENAME_N is a number"));
    for kind in kinds.into_iter().filter(|kind| only.as_ref().is_ok_and(|only| only == kind) || only.is_err()) {
        let (mut renamed, mut refused) = (0, 0);
        let items = shuffled_items(&loaded, kind);
        let total = items.len();
        for item in items {
            if renamed == wanted {
                break;
            }
            match rename_and_back(&loaded, &model, &item) {
                RenameOutcome::Renamed => renamed += 1,
                RenameOutcome::Refused(reason) => {
                    println!("{kind}: {reason}");
                    refused += 1;
                }
            }
        }
        println!("{kind}: {renamed} renamed, {refused} refused of {total}");
        assert!(renamed == wanted.min(total - refused) && renamed > 0, "{kind}");
    }
}
