//! Tests of the site: every link has a target, pages are valid, and a browser can use them.

use crate::browser;
use crate::material::{empty_folder, root};
use openvisa_codegen::artifact_writer::GeneratedFile;
use openvisa_codegen::site::coverage::{Coverage, InstructionCoverage};
use openvisa_codegen::site::{self, SiteVersion};
use openvisa_codegen::{Spec, load};
use std::collections::{HashMap, HashSet};
use std::path::PathBuf;
use std::process::Command;

/// Builds the site of the project's specification, compared with a made-up older one.
fn build_site() -> Vec<GeneratedFile> {
    let load = |dir: PathBuf| -> Spec { load(&dir).expect("the specification can be read").0 };
    let (spec, older) = (load(root().join("specs")), load(root().join("codegen/tests/upstream")));
    let version = SiteVersion { name: "older".to_owned(), model: &older.model };
    site::build(&spec, &[version], Some(&made_up_coverage(&spec))).expect("templates fit")
}

/// Returns coverage in which kernels run all instructions except for one without semantics.
fn made_up_coverage(spec: &Spec) -> Coverage {
    let entry = |name: &str| {
        let (missing, kernels) = if name == "DPAS" { (vec!["dpas".to_owned()], 0) } else { (Vec::new(), 7) };
        let semantics = if missing.is_empty() { "lane" } else { "unimplemented" }.to_owned();
        InstructionCoverage { instruction: name.to_owned(), semantics, missing, vectors: 1, files: 2, kernels }
    };
    Coverage { instructions: spec.model.instructions.iter().map(|i| entry(&i.name.value)).collect() }
}

/// Writes the site to a folder for a test.
fn write_site(name: &str, files: &[GeneratedFile]) -> PathBuf {
    let dir = empty_folder(name);
    for file in files {
        std::fs::write(dir.join(&file.path), &file.text).expect("the file can be written");
    }
    dir
}

/// Returns the values of an attribute in a page.
fn attribute_values<'a>(page: &'a str, name: &str) -> Vec<&'a str> {
    let mark = format!(" {name}=\"");
    page.split(mark.as_str()).skip(1).filter_map(|rest| rest.split('"').next()).collect()
}

#[test]
fn every_link_leads_somewhere_and_no_anchor_stands_twice() {
    let files = build_site();
    let anchors: HashMap<&str, HashSet<&str>> =
        files.iter().map(|f| (f.path.as_str(), attribute_values(&f.text, "id").into_iter().collect())).collect();
    let mut links = 0;
    for file in files.iter().filter(|f| f.path.ends_with(".html")) {
        assert_eq!(
            attribute_values(&file.text, "id").len(),
            anchors[file.path.as_str()].len(),
            "{}: an anchor stands twice",
            file.path
        );
        for link in ["href", "src"].iter().flat_map(|name| attribute_values(&file.text, name)) {
            if link.starts_with("data:") {
                continue;
            }
            let (page, anchor) = link.split_once('#').map_or((link, None), |(p, a)| (p, Some(a)));
            let page = if page.is_empty() { file.path.as_str() } else { page };
            let known = anchors.get(page).unwrap_or_else(|| panic!("{}: {link} leads nowhere", file.path));
            // The playground reads a query behind the `#`.
            let is_query = page == "playground.html" && anchor.is_some_and(|a| a.starts_with("do=explain&amp;q="));
            assert!(is_query || anchor.is_none_or(|a| known.contains(a)), "{}: {link} has no anchor", file.path);
            links += 1;
        }
    }
    println!("{} files, {links} links", files.len());
    assert!(links > 5000, "{links} links");
}

#[test]
fn pages_show_what_the_specification_says() {
    let files = build_site();
    let page = |path: &str| &files.iter().find(|f| f.path == path).unwrap_or_else(|| panic!("{path} is missing")).text;
    for (path, texts) in [
        (
            "index.html",
            &[
                "href=\"ADD.html#field-dst\"",
                "virtual instruction set",
                "data-name=\"ADD\"",
                "href=\"ADD.html\"",
                "addition",
                "<option>PVC</option>",
                "<option>BF</option>",
            ][..],
        ),
        ("MIN_MAX.html", &["href=\"playground.html#do=explain&amp;q=min%20%28M1%2C%202%29"]),
        (
            "ADD.html",
            &[
                "0x01",
                "<svg",
                "Exec_size",
                "add",
                "Src0",
                "UD, D, UW, W, UB, B",
                "Rounded by",
                "source-instructions-ADD.html#L5",
            ],
        ),
        ("LSC_TYPED.html", &["block2d", "lsc_load_quad", "no-a64", "<span class=\"key\">for</span>"]),
        ("DIVM.html", &["Other than the vendor", "href=\"errata.html#"]),
        ("SVM.html", &["With the same opcode", "SVM_GATHER.html"]),
        ("opcodes.html", &["class=\"hole\"", "href=\"DPAS.html\""]),
        ("platforms.html", &["Ponte Vecchio", "class=\"missing\""]),
        ("operands.html", &["Bytes of gen_opnd in order", "id=\"gen_opnd\""]),
        ("fields.html", &["aria-label=\"Bits of Pred\"", "id=\"lsc_caching\""]),
        ("visa_header.html", &["Bytes of var_info in order", "id=\"attribute_info\""]),
        ("coverage.html", &["with any", "href=\"ADD.html\"", "title=\"without: dpas\"", "Kernels"]),
        ("diff-older.html", &["differences", "major"]),
        ("source-fields.html", &["<li id=\"L9\"><code>"]),
    ] {
        for text in texts {
            assert!(page(path).contains(text), "{path} lacks {text}");
        }
    }
    for file in &files {
        let network = file.text.matches("src=\"http").count()
            + file.text.matches("url(").count()
            + file.text.matches("@import").count();
        assert_eq!(network, 0, "{} needs the network", file.path);
    }
}

#[test]
fn pages_of_lane_instructions_run_their_pseudo_code() {
    let files = build_site();
    let page = |path: &str| &files.iter().find(|f| f.path == path).expect("the page is there").text;
    let add = page("ADD.html");
    for text in ["data-name=\"ADD\"", "data-operand=\"Dst\"", "data-operand=\"Src1\"", "src=\"playground.js\""] {
        assert!(add.contains(text), "ADD.html lacks {text}");
    }
    // A carry is an operand as well.
    assert!(page("ADDC.html").contains("data-operand=\"Carry\""));
    // Parts of the mnemonic are chosen, and the example of the page says which choice is usual.
    let cmp = page("CMP.html");
    assert!(
        cmp.contains("data-operand=\"Rel_op.relation\"") && cmp.contains("<option value=\"lt\" selected>lt</option>")
    );
    assert!(page("BFN.html").contains("value=\"96\" aria-label=\"BooleanFuncCtrl\""));
    assert!(page("DP4.html").contains("class=\"evaluate\""));
    // Pages of messages have memory to fill, and a form for each group of operations.
    let gather = page("SVM_GATHER.html");
    assert!(
        gather.contains("data-memory=\"flat\"") && gather.contains("value=\"0x1000\" aria-label=\"Values of Addresses")
    );
    assert!(page("OWORD_LD.html").contains("surface Surface at"));
    let lsc = page("LSC_UNTYPED.html");
    assert!(lsc.contains("<summary>Run lsc_load, lsc_load_status on values</summary>"));
    assert!(lsc.contains("data-memory=\"slm\"") && lsc.contains("<option value=\"\">as DataSize</option>"));
    // Pages that access texels have images to fill, and samplers; a form for each layout of
    // parameters.
    assert!(
        page("GATHER4_TYPED.html").contains("value=\"R_UNSIGNED_INT32\" size=\"18\" aria-label=\"Format of Surface")
    );
    let sample = page("3D_SAMPLE.html");
    assert!(sample.contains("sampler Sampler") && sample.contains("<summary>Run lod, sample_lz on values</summary>"));
    assert!(!sample.contains("<summary>Run sample4"), "no assembler reads a mnemonic that ends with a dot");
    // Other pages say what their code needs.
    let jump = page("JMP.html");
    assert!(
        !jump.contains("class=\"evaluate\"")
            && jump.contains("it calls `jump`, which needs the code of a kernel. The command")
    );
    let motion = page("VME_IME.html");
    assert!(motion.contains("its meaning is not public: ") && !motion.contains("runs it in a kernel"));
    assert!(!page("LIFETIME.html").contains("cannot run the code"));
}

#[test]
fn the_same_specification_gives_the_same_site() {
    assert!(build_site() == build_site());
}

#[test]
fn documents_of_the_vendor_and_damaged_ones_give_a_site_too() {
    let (spec, _) = load(&root().join("codegen/tests/upstream")).expect("the folder can be read");
    let pages = site::build(&spec, &[], None).expect("templates fit");
    assert!(pages.iter().any(|f| f.path == "index.html"));
}

/// Remarks about attributes that old versions of `tidy` do not know. They do not count.
const UNKNOWN_TO_TIDY: [&str; 3] = ["proprietary attribute", "<svg>", "not recognized"];

#[test]
#[ignore = "needs tidy"]
fn pages_are_valid_html() {
    let files = build_site();
    let dir = write_site("valid", &files);
    let mut tested = 0;
    for file in files.iter().filter(|f| f.path.ends_with(".html")) {
        let mut tidy = Command::new("tidy");
        tidy.args(["-q", "-e", "-utf8", "--drop-empty-elements", "no"]);
        let output = tidy.arg(dir.join(&file.path)).output();
        let output = output.unwrap_or_else(|error| panic!("tidy cannot be run: {error}"));
        let remarks = String::from_utf8_lossy(&output.stderr).into_owned();
        let bad: Vec<_> = remarks
            .lines()
            .filter(|l| l.contains("Warning") || l.contains("Error"))
            .filter(|l| !UNKNOWN_TO_TIDY.iter().any(|u| l.contains(u)))
            .collect();
        assert!(bad.is_empty(), "{}: {}", file.path, bad.join("\n"));
        tested += 1;
    }
    println!("{tested} pages are valid");
}

#[test]
#[ignore = "needs chromium"]
fn a_browser_searches_filters_and_opens_every_page_without_a_message() {
    let files = build_site();
    let pages: Vec<&str> = files
        .iter()
        .map(|f| f.path.as_str())
        .filter(|p| p.ends_with(".html") && !p.starts_with("source-instructions"))
        .collect();
    let harness = include_str!("../site/harness.html")
        .replace("/*PAGES*/[]", &serde_json::to_string(&pages).expect("names are JSON"));
    let mut served: HashMap<String, String> = files.iter().map(|f| (f.path.clone(), f.text.clone())).collect();
    served.insert("harness.html".to_owned(), harness);

    let visit = browser::visit("browser", &served);
    println!("{} pages: {}", pages.len(), visit.result);
    assert_eq!(visit.result["problems"], serde_json::json!([]));
    assert!(visit.result["checks"].as_u64().is_some_and(|n| n > 500), "{}", visit.result);
    let messages = visit.console;
    assert!(messages.len() == 1 && messages[0].contains("harness begins"), "{messages:#?}");
}
