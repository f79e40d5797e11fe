//! Tests of the site's playground in a real browser, with the command that `cargo xtask site`
//! compiled for it.

use crate::browser;
use crate::material::root;
use openvisa_codegen::{load, site};
use std::collections::HashMap;
use std::path::PathBuf;

/// Returns the pages of the site; the playground with or without its module.
fn build_site(wasm: Option<&[u8]>) -> HashMap<String, String> {
    let (spec, _) = load(&root().join("specs")).expect("the specification can be read");
    let files = site::build(&spec, &[], None).expect("templates fit");
    let mut files: HashMap<_, _> = files.into_iter().map(|file| (file.path, file.text)).collect();
    let module = site::playground_module(wasm);
    assert!(files.insert(module.path, module.text).is_some(), "the page has a script of this name");
    files
}

/// Returns the names of the instructions whose pages run their pseudo-code, each with its number of
/// forms.
fn pages_that_run() -> Vec<(String, usize)> {
    let pages = build_site(None).into_iter().filter_map(|(path, text)| {
        let forms = text.matches("<form class=\"evaluate\"").count();
        Some((path.strip_suffix(".html")?.to_owned(), forms))
    });
    let mut pages: Vec<_> = pages.filter(|(_, forms)| *forms > 0).collect();
    pages.sort_unstable();
    pages
}

/// Visits the playground with a harness, which must find no problem in at least `least` checks.
fn visit_playground(name: &str, harness: &str, wasm: Option<&[u8]>, least: u64) {
    let mut files = build_site(wasm);
    files.insert("harness.html".to_owned(), harness.to_owned());
    let visit = browser::visit(name, &files);
    println!("{}", visit.result);
    assert_eq!(visit.result["problems"], serde_json::json!([]));
    assert!(visit.result["checks"].as_u64().is_some_and(|n| n >= least), "{}", visit.result);
    assert!(visit.console.len() == 1 && visit.console[0].contains("harness begins"), "{:#?}", visit.console);
}

#[test]
#[ignore = "needs chromium, and `cargo xtask site` before"]
fn a_browser_decodes_bytes_and_assembles_text_in_the_page() {
    let target = std::env::var_os("CARGO_TARGET_DIR").map_or_else(|| root().join("target"), PathBuf::from);
    let wasm = std::fs::read(target.join("wasm32-wasip1/playground/visa.wasm"));
    let wasm = wasm.expect("`cargo xtask site` has compiled the command for the playground");
    let evaluated = pages_that_run();
    assert!(evaluated.len() >= 104, "pages that run their pseudo-code: {evaluated:?}");
    let names = serde_json::to_string(&evaluated).expect("names are JSON");
    let harness = include_str!("../playground/harness.html").replace("/*EVALUATED*/[]", &names);
    visit_playground("playground", &harness, Some(&wasm), 40 + 2 * evaluated.len() as u64);
}

#[test]
#[ignore = "needs chromium"]
fn without_the_command_the_page_says_how_to_get_it() {
    let harness = r#"<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>Harness</title></head><body>
        <iframe id="page" title="page" src="playground.html#do=explain&amp;q=add"></iframe><script>
        console.info("harness begins");
        const said = () => document.getElementById("page").contentDocument?.getElementById("result")?.textContent ?? "";
        const end = Date.now() + 60000;
        const wait = () => said() || Date.now() > end
          ? fetch("/result", { method: "POST", body: JSON.stringify({ checks: 1, problems: said().includes("cargo xtask site") ? [] : [said()] }) })
          : setTimeout(wait, 20);
        wait();
        </script></body></html>"#;
    visit_playground("playground-without", harness, None, 1);
}
