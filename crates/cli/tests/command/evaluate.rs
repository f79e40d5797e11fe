//! `visa explain --evaluate`: the pseudo-code of pages runs on values that the user gives.

use crate::explain::{check_page_format, explain};
use openvisa_commands as cli;
use serde_json::{Value, json};

#[test]
fn the_pseudo_code_of_an_instruction_runs_on_given_values() {
    let (status, out, err) = explain(&["addc", "--evaluate", "Src0=0xffffffff:ud Src1=2:ud"]);
    assert!(status == 0 && err.is_empty(), "{status} {err}");
    check_page_format("addc", &out);
    let shown =
        ["let sum = Src0 + Src1;", "Src0 is 4294967295", "sum = 4294967297", "Carry becomes 1", "Dst = 0x1:ud (1)"];
    for text in shown {
        assert!(out.contains(text), "{text} is missing:\n{out}");
    }
    assert!(out.contains("ADDC.md:16  let sum"), "each statement names its line:\n{out}");
    // A line of text has what the template of the page leaves open: saturation, modifiers,
    // relations.
    let line = "add.sat (M1, 2) x(0,0)<1> (-)y(0,0)<1;1,0> 1:d";
    let (status, out, err) = explain(&[line, "--evaluate", "x:ub y=-300,4:d", "--json"]);
    assert!(status == 0 && err.is_empty(), "{status} {err}");
    let objects: Vec<Value> = out.lines().map(|line| serde_json::from_str(line).expect("an object a line")).collect();
    let results: Vec<_> = objects.iter().filter(|o| o["result"].is_string()).collect();
    assert_eq!(results.len(), 1, "{out}");
    assert_eq!((&results[0]["result"], &results[0]["bits"]), (&"x".into(), &"0xff:ub".into()), "{out}");
}

#[test]
fn parts_of_a_mnemonic_are_chosen_by_name_or_with_the_mnemonic() {
    for (name, list, results) in [
        ("cmp.lt", "Src0=1,5:d Src1=2:d", &["Dst = 0b1"][..]),
        ("cmp", "Rel_op.relation=ge Dst:ud Src0=7:ud Src1=7:ud", &["Dst = 0xffffffff:ud"]),
        ("max", "Src0=1:d Src1=2:d", &["Dst = 0x2:d"]),
        ("min_max", "Src0=1:d Src1=2:d", &["Dst = 0x1:d"]),
        ("bfn", "BooleanFuncCtrl=e8 Src0=0b0101:ud Src1=0b0011:ud Src2=0b1111:ud", &["Dst = 0x7:ud"]),
        ("and", "Dst:bool Src0=0b11:bool Src1=0b01:bool", &["Dst = 0b1"]),
        // Programs for the whole instruction.
        ("dp4", "Src0=1,2,3,4:f Src1=1,1,1,0.5:f", &["Dst = 0x41000000:f (8.0)", "Dst[3] = 0x41000000:f (8.0)"]),
        ("setp", "Src0=0b101:ud", &["Dst = 0b1"]),
        ("madw", "Src0=0xffffffff:ud Src1=0xffffffff:ud Src2=1:ud Dst:ud", &["Dst = 0x2:ud"]),
        ("shfl_idx4", "Src0=0x11111111,0x22222222:ud Src1=0x1010:uw", &["Dst = 0x22112211:ud"]),
    ] {
        expect_results(name, list, results);
    }
}

/// Runs a page or a line on values, and checks that the output has all of the results.
fn expect_results(query: &str, list: &str, results: &[&str]) {
    let (status, out, err) = explain(&[query, "--evaluate", list]);
    assert!(status == 0 && err.is_empty(), "{query} {list}: {status} {err}");
    for result in results {
        assert!(out.contains(result), "{result} is no result of {query}:\n{out}");
    }
}

#[test]
fn every_page_with_a_line_runs_on_small_values() {
    let reference: Value = serde_json::from_str(cli::specification_json()).expect("it is JSON");
    let (mut count, mut wrong) = (0, Vec::new());
    for page in reference["instructions"].as_array().expect("a list of pages") {
        let Some(lines) = page["evaluation"]["lines"].as_array() else { continue };
        let name = page["name"].as_str().expect("a page has a name");
        count += 1;
        for form in lines {
            let list = usual_items(form);
            let (status, out, err) = explain(&[name, "--evaluate", &list]);
            if status != 0 || !out.contains(&format!("{name}.md:")) || !out.contains("\nResult\n") {
                wrong.push(format!("{name} {list}: {err}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(count >= 104, "{count} pages");
}

/// An example of a page with values: `LINE  // INPUTS => RESULTS`.
struct ValuedExample {
    /// File and line.
    place: String,
    line: String,
    inputs: String,
    results: Vec<String>,
}

/// Returns the examples of pages that give values.
fn valued_examples() -> Vec<ValuedExample> {
    let reference: Value = serde_json::from_str(cli::specification_json()).expect("it is JSON");
    let mut all = Vec::new();
    for page in reference["instructions"].as_array().expect("a list of pages") {
        let Some((text, first)) = page["examples"][0].as_str().zip(page["examples"][1].as_u64()) else { continue };
        for (number, line) in (first..).zip(text.lines()) {
            let Some((line, (inputs, results))) =
                line.split_once("//").and_then(|(line, values)| Some((line, values.split_once("=>")?)))
            else {
                continue;
            };
            let mut results: Vec<_> = results.split_whitespace().map(str::to_owned).collect();
            results.sort();
            let place = format!("specs/{}:{number}", page["file"].as_str().expect("a page has a file"));
            let (line, inputs) = (line.trim().to_owned(), inputs.trim().to_owned());
            all.push(ValuedExample { place, line, inputs, results });
        }
    }
    all
}

/// Returns the difference between what an example says and what its page does, if there is one.
fn run_example(example: &ValuedExample) -> Option<String> {
    let ValuedExample { place, line, inputs, results } = example;
    let (status, out, err) = explain(&[line, "--evaluate", inputs, "--json"]);
    if status != 0 {
        return Some(format!("{place}: {}", err.trim()));
    }
    let objects = out.lines().map(|line| serde_json::from_str::<Value>(line).expect("an object a line"));
    let result = |o: Value| Some(format!("{}={}", o["result"].as_str()?, o["bits"].as_str()?));
    let mut found: Vec<_> = objects.filter_map(result).collect();
    found.sort();
    (found != *results).then(|| format!("{place}: `{line}` gives {}, not {}", found.join(" "), results.join(" ")))
}

#[test]
fn examples_with_values_are_what_their_pages_do() {
    let examples = valued_examples();
    let wrong: Vec<_> = examples.iter().filter_map(run_example).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    println!("{} examples with values", examples.len());
    assert!(examples.len() >= 19, "{}", examples.len());
    // A wrong result names the page and the line.
    let first = examples.into_iter().next().expect("there are examples");
    let place = first.place.clone();
    let problem = run_example(&ValuedExample { results: vec!["Dst=0x12345:ud".into()], ..first });
    let problem = problem.expect("the result is wrong");
    assert!(problem.starts_with(&format!("{place}: `")) && problem.ends_with("not Dst=0x12345:ud"), "{problem}");
}

/// Returns the items that the form of a line begins with.
fn usual_items(form: &Value) -> String {
    let text = |value: &Value| value.as_str().expect("a text").to_owned();
    let list = |name: &str| form[name].as_array().cloned().unwrap_or_default();
    let mut items = Vec::new();
    for operand in list("operands") {
        let usual = operand["usual"].as_str().map_or(String::new(), |usual| format!("={usual}"));
        let data_type =
            if operand["sized_by"].is_string() { String::new() } else { format!(":{}", text(&operand["types"][0])) };
        items.push(format!("{}{usual}{data_type}", text(&operand["name"])));
    }
    for choice in list("choices") {
        items.push(format!("{}={}", text(&choice["name"]), text(&choice["usual"])));
    }
    for sampler in list("samplers") {
        items.push(format!("{}=nearest,clamp_to_edge,normalized", text(&sampler)));
    }
    for memory in list("memory") {
        if let Some(format) = memory["image"].as_str() {
            let values = "1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,16";
            items.push(format!("{}[{}]={values}:{format}", text(&memory["name"]), text(&memory["address"])));
            continue;
        }
        items.push(format!("{}[{}]=1,2,3,4*13:ud", text(&memory["name"]), text(&memory["address"])));
    }
    items.join(" ")
}

#[test]
fn messages_run_on_images_and_samplers_that_the_user_gives() {
    for (query, list, results) in [
        (
            "sample",
            "Mode.mask=RA Surface[1d,2]=0,1:R_FLOAT Sampler=linear U=0.5,0.75",
            &["Surface[1] is 1.0, 0.0, 0.0, 1.0", "Dst = 0x3f000000:f (0.5)", "Dst[16] = 0x3f800000:f (1.0)"][..],
        ),
        ("sample.R", "Surface[2d,2x2]=1,2,3,4:R_FLOAT Sampler=repeat U=1.75 V=-0.25", &["Dst = 0x40800000:f (4.0)"]),
        ("sample.R", "Surface[1d,2]=1,2:R_FLOAT Sampler=texels,clamp U=1,2", &["Dst = 0x40000000:f (2.0)"]),
        // Comparison, with the parameters of the layout.
        (
            "sample_c_lz.R",
            "Surface[2d,2x1]=0.25,0.75:R_FLOAT Sampler=less U=0.75 V=0.5 Ref=0.5 Dst:f",
            &["Dst.0 %null.0 Ref.0", "Dst = 0x3f800000:f (1.0)"],
        ),
        (
            "sample4.R",
            "Surface[2d,2x2]=1,2,3,4:R_FLOAT U=0.5 V=0.5 Dst:f",
            &["3D_SAMPLE4.md:", "Dst = 0x40400000:f (3.0)"],
        ),
        (
            "load_lz.G",
            "Surface[2d,2x1]=0,0,0,1:RG_UNORM_INT8 U=1:ud Dst:f",
            &["load_lz.G (M1, 8)", "Dst = 0x3f800000:f (1.0)"],
        ),
        ("info", "Surface[3d,4x2x3]=0*24:R_FLOAT LOD=0", &["Dst[16] = 0x2:ud (2)", "Dst[32] = 0x3:ud (3)"]),
        // Typed messages. Operands of which the page states the type have it, whatever others have.
        (
            "gather4_typed",
            "Channels=R Surface[2d_array,1x1x2]=-1,-2:R_SIGNED_INT8 U=0 V=0 R=1 Dst:d",
            &["Surface[0,0,1].R is -2", "Dst = 0xfffffffe:d (-2)"],
        ),
        (
            "scatter4_typed",
            "Channels=R Surface[buffer,2]=0,0x10:R_UNORM_INT8 U=1 Src=1.0",
            &["Surface[1].R becomes 1.0", "Surface[1].R = 0xff:unorm_int8 (1.0), was 0x10:unorm_int8 (0.0627451)"],
        ),
        (
            "typed_atomic.add",
            "Surface[1d,2]=5,6:R_UNSIGNED_INT32 U=0,0,0,0,0,0,0,1 Src0=0,0,0,0,0,0,0,4 Dst:ud",
            &["Surface[1].R = 0xa:unsigned_int32 (10), was 0x6:unsigned_int32 (6)", "Dst[7] = 0x6:ud (6)"],
        ),
        (
            "lsc_load_quad.tgm",
            "ChMask=xw Surface[2d,2x1]=0.5,1,0,0.25:RG_FLOAT Src0AddrsU=1 DstData:f",
            &["LSC_TYPED.md:", "bti(0x0)[Src0AddrsU", "DstData[16] = 0x3f800000:f (1.0)"],
        ),
        (
            "media_ld",
            "Surface[2d,4x2]=1,2,3,4,5,6,7,8:R_UNSIGNED_INT8 Block_width=2 Block_height=2 X_offset=1 Dst:ub",
            &["Surface[0x1] is 0x2 (1 byte)", "Dst[4] = 0x6:ub (6)"],
        ),
        // A line of text names its sampler.
        (
            "sample.R (8) L S U.0 U.0 U.0 D.0",
            "L=linear:sampler S[1d,2]=1,2:R_FLOAT U=0.5:f D:f",
            &["D = 0x3fc00000:f (1.5)"],
        ),
    ] {
        expect_results(query, list, results);
    }
}

#[test]
fn messages_run_on_memory_that_the_user_gives() {
    let vector = "DstData:f flat[0x1000]=0.5,1.5,2.5,3.5:f";
    for (query, list, results) in [
        // Flat memory, shared local memory and surfaces.
        (
            "lsc_load",
            "Src0Addrs=0x1008,0x1000 flat[0x1000]=1,2,3:ud",
            &["DstData = 0x3:ud (3)", "DstData[1] = 0x1:ud (1)"][..],
        ),
        (
            "lsc_load.slm",
            "AddrSize=a16 DataSize=d16 Src0Addrs=2 slm[0]=1,2:uw",
            &["slm[0x2] is 2", "DstData = 0x2:uw (2)"],
        ),
        (
            "lsc_store.ugm",
            "Src0Addrs=0x1000 DataSize=d16 Src1Data=7 flat[0x1000]=1,2:uw",
            &["flat[0x1000] = 0x7:uw (7), was 0x1:uw (1)"],
        ),
        ("lsc_load_quad", &format!("Src0Addrs=0x1000 ChMask=yw {vector}"), &["DstData = 0x3fc00000:f (1.5)"]),
        (
            "lsc_atomic_icas",
            "Src0Addrs=0x1000 Src1Data=5 Src2Data=6 flat[0x1000]=5:ud",
            &["DstData = 0x5:ud (5)", "flat[0x1000] = 0x6:ud (6), was 0x5:ud (5)"],
        ),
        ("lsc_atomic_iinc", "Src0Addrs=0x1000 flat[0x1000]=5:ud", &["%null %null", "flat[0x1000] = 0x6:ud (6)"]),
        ("oword_ld", "Surface[16]=1,2,3,4:ud Offset=1 Dst:ud", &["oword_ld (1) Surface", "Dst[3] = 0x4:ud (4)"]),
        (
            "scatter.1",
            "Surface[0]=0*4:ub Element_offset=3,1:ud Src=0x11,0x22:ud",
            &["Surface[0x1] = 0x22:ub (34), was 0x0:ub (0)", "Surface[0x3] = 0x11:ub (17)"],
        ),
        (
            "svm_gather.4.1",
            "Addresses=0x10:uq flat[0x10]=1.25:f Dst:f",
            &["flat[0x10] is 1.25", "Dst = 0x3fa00000:f (1.25)"],
        ),
        (
            "dword_atomic.inc",
            "Surface[0]=41:ud Element_offset=0 Dst:ud",
            &["Surface[0x0] = 0x2a:ud (42), was 0x29:ud (41)", "Dst = 0x29:ud (41)"],
        ),
        // Lines of text, with what the templates of pages leave open.
        (
            "lsc_load.ugm (M1, 1) V:d32x4t flat[A+0x4]:a64",
            "V:ud A=0x1000:uq flat[0x1004]=1,2,3,4:ud",
            &["V[3] = 0x4:ud (4)"],
        ),
        (
            "lsc_load.ugm (M1, 1) V:d32 bti(0x1)[A]:a32",
            "V:ud A=4:ud S[0]=1:ud T[4]=9:ud",
            &["V = 0x9:ud (9)", "T[0x4] is 9"],
        ),
        (
            "lsc_load_block2d.ugm (M1, 1) V:d16.2x2nt flat[B,7,1,7,0,0]",
            "V:ud B=0x1000:uq flat[0x1000]=1,2,3,4,5,6,7,8:uw",
            &["V = 0x50001:ud", "V[1] = 0x60002:ud"],
        ),
        // Changes of variables with values show what was there.
        ("add (M1, 1) x(0,0)<1> x(0,0)<0;1,0> 1:d", "x=1:d", &["x = 0x2:d (2), was 0x1:d (1)"]),
    ] {
        expect_results(query, list, results);
    }
}

#[test]
fn the_json_of_an_evaluation_has_the_accesses_and_changes_of_memory() {
    let list = "Src0Addrs=0x1002 flat[0x1000]=0x10000:ud DstData:uw DataSize=d16 Src1Data=3";
    let (status, out, err) = explain(&["lsc_atomic_iadd", "--evaluate", list, "--json"]);
    assert!(status == 0 && err.is_empty(), "{status} {err}");
    let objects: Vec<Value> = out.lines().map(|line| serde_json::from_str(line).expect("an object a line")).collect();
    let has = |expected: Value| assert!(objects.contains(&expected), "{expected} is missing:\n{out}");
    has(json!({ "store": "flat[0x1002]", "value": "0x4", "bytes": 2 }));
    has(json!({ "store": "DstData", "value": "1" }));
    has(json!({
        "result": "flat[0x1000]", "bits": "0x40000:ud", "number": "262144",
        "before": { "bits": "0x10000:ud", "number": "65536" },
    }));
}

#[test]
fn values_that_cannot_be_used_are_explained() {
    for (args, what) in [
        (["add", "Src0=300:ub"], "`300` is no value of `Src0`"),
        (["add", "Src0=1:zz"], "has no type of the instruction set"),
        (["cmp", "Rel_op.relation=no"], "`no` is no `Rel_op.relation`; expected one of eq, ne, gt, ge, lt, le"),
        (["bfn", "Source=1"], "there is no `Source`; the parts are Dst, Src0, Src1, Src2, BooleanFuncCtrl, Exec_size"),
        (["setp", "Dst:d Src0=1:ud"], "`Dst` has one of the types BOOL"),
        (["lifetime", "x=1"], "`LIFETIME` has no effect at run time"),
        (["jmp", "x=1"], "it calls `jump`, which needs the code of a kernel; `visa run --reference` runs it"),
        (
            ["gather4_typed", "U=1"],
            "no image is bound to surface 0\n  help: --evaluate gives a surface texels, for example `Surface[2d,4x1]=0*4",
        ),
        (
            ["gather4_typed", "U=2 Surface[2d,2x1]=1,2:R_FLOAT"],
            "texel (2, 0, 0) of a buffer of 8 bytes and 2 x 1 x 1 texels is out of bounds\n  help: images are what \
             --evaluate gives; here `Surface[2d,2x1]`",
        ),
        (
            ["gather4_typed", "Surface[0]=1:ud"],
            "`Surface` is an image: give it texels, for example `Surface[2d,4x4]=0*16",
        ),
        (["oword_ld", "Surface[1d,4]=0*4:R_FLOAT"], "`Surface` is no image: give it bytes"),
        (["sample", "Surface[2d,2x2]=1,2,3:R_FLOAT"], "has 3 values, but 2 x 2 x 1 texels of R FLOAT have 4, 1 each"),
        (["sample", "Surface[2d,4]=1,2,3:R_FLOAT"], "has the size `4`, but an image of the kind 2d has two sides"),
        (["sample", "Surface[2d,2x2]=1,2,3,4"], "has no format such as `R_FLOAT` or `RGBA_UNORM_INT8`"),
        (
            ["sample", "Sampler=cubic"],
            "`Sampler`: `cubic` is no property of a sampler; there are nearest, linear; none",
        ),
        (["sample", "Other=linear:sampler"], "there is no sampler `Other`; the parts are Sampler"),
        (
            ["svm_gather", "Addresses=1"],
            "load of 1 bytes at 0x1 of flat memory is out of bounds\n  help: memory is what",
        ),
        (["oword_ld", "Surface[0]=1,2:ud"], "at 0x8 of surface 0 (a buffer of 8 bytes) is out of bounds"),
        (["oword_ld", "Dst:ud"], "at 0x0 of surface 0 (a buffer of 0 bytes) is out of bounds"),
        (["lsc_load.slm", "Src0Addrs=0 flat[0]=1:ud"], "of shared local memory (0 bytes) is out of bounds"),
        (["lsc_load", "Src0Addrs=0 slm[0]=0*5000:ub"], "repeats a value `5000` times, not up to 4096"),
        (["lsc_load", "flat[0]=1,2:ud flat[4]=3:ud"], "4 bytes of memory at 0x4 overlap others"),
        (["oword_ld", "Other[0]=1:ud"], "there is no memory `Other`; the parts are Surface"),
        (["add", "flat[0]=1:ud"], "the instruction does not access memory: `flat`"),
        (["lsc_load", "Exec_size=3"], "`3` is no `Exec_size`; expected one of 1, 2, 4, 8, 16, 32"),
        (["vme_ime", "Ref0=1"], "its meaning is not public"),
        (["add (M1, 1) x(0,0)<1> q(0,0)<0;1,0> 1:d", "x=1:d"], "help: variables are those"),
    ] {
        let (status, out, err) = explain(&[args[0], "--evaluate", args[1]]);
        assert!(status == 2 && out.is_empty() && err.contains(what), "{args:?}: {status} {out} {err}");
    }
}

/// Runs a block of a source that is written to a file with this name.
fn evaluate_block(name: &str, source: &str, place: &str, list: &str, more: &[&str]) -> (u8, String, String) {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join(name);
    std::fs::write(&file, source).expect("it is written");
    let place = format!("{}:{place}", file.display());
    let (status, out, err) = explain(&[&[place.as_str(), "--evaluate", list], more].concat());
    let clean = |text: String| text.replace(&format!("{}/", folder.path().display()), "");
    (status, clean(out), clean(err))
}

/// Runs a block, and checks that lines of the output have these texts, in this order.
fn expect_lines(name: &str, source: &str, place: &str, list: &str, expected: &[&str]) {
    let (status, out, err) = evaluate_block(name, source, place, list, &[]);
    assert!(status == 0 && err.is_empty(), "{name}:{place} {list}: {status} {err}");
    let mut lines = out.lines();
    for text in expected {
        assert!(lines.any(|line| line.trim() == *text), "{name}:{place} {list}: no `{text}` at its place in\n{out}");
    }
}

/// A kernel with a block of several statements: declarations, a predicate, a branch and a label.
const BRANCHES: &str = r#"__attribute__((intel_reqd_sub_group_size(16)))
__kernel void k(__global int *out, int a, ushort s) {
    int x, y = a;
    __asm__("{\n.decl T v_type=G type=d num_elts=16 align=GRF\n.decl Q v_type=P num_elts=16\n"
            "cmp.lt (M1, 16) Q %1(0,0)<1;1,0> 0x3:d\n"
            "mov (M1, 16) T(0,0)<1> %1(0,0)<1;1,0>\n"
            "(Q) add (M1, 16) T(0,0)<1> T(0,0)<1;1,0> %2\n"
            "(!Q) goto (M1, 16) skip%=\n"
            "mul (M1, 16) T(0,0)<1> T(0,0)<1;1,0> 0xa:d\n"
            "skip%=:\n"
            "mov (M1, 16) %0(0,0)<1> T(0,0)<1;1,0>\n}" : "=rw"(x) : "rw"(a), "i"(100));
    __asm__("lsc_load.ugm (M1, 16) %0:d32 flat[%1]:a64\n"
            "add (M1, 16) %0(0,0)<1> %0(0,0)<1;1,0> 0x1:d\n"
            "lsc_store.ugm (M1, 16) flat[%1]:a64 %0:d32" : "=rw"(x) : "rw"(out));
    __asm__("add (M1, 16) %0(0,0)<1> %0(0,0)<1;1,0> %1(0,0)<0;1,0>" : "+rw"(y) : "rw.u"(s));
    __asm__("again%=:\nadd (M1, 16) %0(0,0)<1> %0(0,0)<1;1,0> 0x1:d\ngoto (M1, 1) again%=" : "+rw"(y));
}
"#;

#[test]
fn statements_of_a_block_show_the_lanes_that_they_change() {
    let expected = [
        "%1 = 1 2 3 4 5 0*11",
        "5  cmp.lt (M1, 16) Q %1(0,0)<1;1,0> 0x3:d",
        "Q = 0xffe3",
        "7  (Q) add (M1, 16) T(0,0)<1> T(0,0)<1;1,0> 0x64:d",
        "T = 101 102",
        "T[5..15] = 100*11",
        "9  mul (M1, 16) T(0,0)<1> T(0,0)<1;1,0> 0xa:d",
        "channels 0xffe3",
        "T = 1010 1020",
        "Result",
        "%0 = 1010 1020 3 4 5 1000*11",
    ];
    expect_lines("k.cl", BRANCHES, "7", "%1=1,2,3,4,5", &expected);
    // One value is that of all channels. The number of an immediate may be another one.
    expect_lines("k.cl", BRANCHES, "4", "%1=1 %2=7", &["Result", "%0 = 80*16"]);
    expect_lines("k.cl", BRANCHES, "15", "%0=1 %1=5", &["%1 = 5", "Result", "%0 = 6*16"]);
    let (_, json, _) = evaluate_block("k.cl", BRANCHES, "15", "%0=1 %1=5", &["--json"]);
    let objects: Vec<Value> = json.lines().map(|line| serde_json::from_str(line).expect("an object a line")).collect();
    assert_eq!(objects[0]["block"]["simd"], 16, "{json}");
    let step = objects.iter().find(|object| object["statement"].is_string()).expect("a statement");
    assert_eq!((&step["line"], &step["changes"][0]["bits"][15]), (&json!(15), &json!(6)), "{json}");
    assert_eq!(objects.last().expect("a result")["row"]["name"], "%0");
}

#[test]
fn blocks_load_and_store_the_memory_that_is_given() {
    let memory = "%1=0x1000,0x1004,0x1008,0x100c channels=0x7 flat[0x1000]=7,8,9,10:d";
    let expected =
        ["12  lsc_load.ugm (M1, 16) %0:d32 flat[%1]:a64", "channels 0x7", "%0 = 7 8 9", "flat[0x1000] = 8 9 10"];
    expect_lines("k.cl", BRANCHES, "12", memory, &[&expected[..], &["Result", "%0 = 8 9 10 0*13"]].concat());
    let (status, out, err) = evaluate_block("k.cl", BRANCHES, "12", "%1=0x1000 flat[0x2000]=1", &[]);
    assert!(status == 1 && err.is_empty(), "{status} {err}");
    assert!(out.contains("error: load of 4 bytes at 0x1000") && out.contains("here 4 bytes at"), "{out}");
    check_page_format("a block that fails", &out);
    let (status, out, _) = evaluate_block("k.cl", BRANCHES, "16", "%0=1", &[]);
    assert!(status == 1 && out.contains("error: more than 10000 instructions"), "{status}:\n{out}");
}

#[test]
fn blocks_of_all_languages_run() {
    let sycl = "template <int N> void f(float x) {\n  float y;\n  asm(\"mul (M1, 16) %[out](0,0)<1> %[in](0,0)<1;1,0> \"\n                    \"%2:f\" : [out] \"=rw\"(y) : [in] \"rw\"(x), \"P\"(N));\n}\n#include <sycl/sycl.hpp>\n";
    let shown = ["3  mul (M1, 16) %0(0,0)<1> %1(0,0)<1;1,0> 3:f", "Result", "%0 = 1.5 6.0 0.0*14"];
    let source = sycl.replace("%2:f", "0x40400000:f").replace(", \"P\"(N)", "");
    let shown_bits = [shown[0].replace(" 3:f", " 0x40400000:f"), shown[1].to_owned(), shown[2].to_owned()];
    let shown_bits: Vec<_> = shown_bits.iter().map(String::as_str).collect();
    expect_lines("f.cpp", &source, "4", "%[in]=0.5,2", &shown_bits);
    let uses = "#define SCALE(op, x) asm(#op \" (M1, 16) %0(0,0)<1> %1(0,0)<1;1,0> 0x3:d\" : \"=rw\"(x) : \"rw\"(x))\n                void f(int x, int y) {\n  SCALE(mul, x);\n  SCALE(add, y);\n}\n";
    expect_lines("f.hpp", uses, "3", "%1=2", &["Result", "%0 = 6*16"]);
    expect_lines("f.hpp", uses, "4", "%1=2", &["Result", "%0 = 5*16"]);
    let python = "import triton.language as tl\ndef f(x):\n    return tl.inline_asm_elementwise(\n                          'add (M1, 16) $0(0,0)<1> $1(0,0)<1;1,0> 0x1:d', '=rw,rw', [x], tl.int32, True, 1)\n";
    expect_lines("f.py", python, "3", "$1=1,2:d", &["Result", "$0 = 2 3 1*14"]);
    let mlir = "llvm.func @f(%a: i32) -> i32 {\n  %0 = llvm.inline_asm \"add (M1, 16) $0(0,0)<1> $1(0,0)<1;1,0> 0x1:d\",                 \"=rw,rw\" %a : (i32) -> i32\n  llvm.return %0 : i32\n}\n";
    expect_lines("f.mlir", mlir, "2", "$1=-1", &["Result", "$0 = 0*16"]);
    let ll = "define spir_func void @f(<2 x float> %a) {\n  %1 = call <2 x float> asm \"mov (M1, 16) $0(0,0)<1>               $1(0,0)<1;1,0>\\0Amov (M1, 16) $0(1,0)<1> $1(1,0)<1;1,0>\", \"=rw,rw\"(<2 x float> %a)\n  ret void\n}\n";
    let values = (0..32).map(|number| number.to_string()).collect::<Vec<_>>().join(",");
    expect_lines(
        "f.ll",
        ll,
        "2",
        &format!("$1={values} simd=16"),
        &["Result", "$0[16..31] = 16.0 17.0 18.0 19.0 20.0 21.0 22.0 23.0 24.0 25.0 26.0 27.0 28.0"],
    );
    let spirv = "OpCapability AsmINTEL\n%target = OpAsmTargetINTEL \"spirv64-unknown-unknown\"\n%int = OpTypeInt 32 0\n                 %sign = OpTypeFunction %int %int\n%one = OpAsmINTEL %int %sign %target \"shl (M1, 16) $0(0,0)<1> $1(0,0)<1;1,0>                  0x4:d\" \"=rw,rw\"\n";
    expect_lines("f.spvasm", spirv, "5", "$1=1", &["Result", "$0 = 16*16"]);
}

#[test]
fn an_incomplete_list_is_answered_with_the_operands() {
    for (place, list, expected) in [
        ("12", "", &["%1 has no value", "%0           output   =rw    d, 16 elements", "--evaluate '%1=VALUE'"][..]),
        ("15", "", &["%0, %1 have no values", "%1           input    rw.u   w, 1 element"]),
        ("15", "%0=1 %1=5,6", &["`%1` has 2 values, and its variable 1 elements"]),
        ("15", "%0=1:f %1=5", &["`%0` is of type d or ud in the source, not f"]),
        ("15", "%0=1 %1=5 z=3", &["no operand or variable `z`", "%0           both     +rw"]),
        ("15", "%0=1 %1=5 S[0]=1", &["declares no surface `S`"]),
        ("15", "%0=1 %1=5 simd=7", &["`7` is no SIMD width"]),
        ("2", "", &["no block of vISA in that line; blocks begin in lines 4, 12, 15, 16"]),
    ] {
        let (status, out, err) = evaluate_block("k.cl", BRANCHES, place, list, &[]);
        assert!(status == 2 && out.is_empty(), "{place} {list}: {status} {out}");
        for text in expected {
            assert!(err.contains(text), "{place} {list}: no `{text}` in {err}");
        }
    }
    let wrong = "void f(int x) {\n asm(\"addd (M1, 16) %0(0,0)<1> %0(0,0)<1;1,0> 0x1:d\" : \"+rw\"(x)); }\n";
    let (status, _, err) = evaluate_block("f.cpp", wrong, "2", "%0=1", &[]);
    assert!(status == 2 && err.contains("line 2: no instruction `addd` [text:mnemonic]"), "{err}");
    let unknown = "template <int N> void f(int x) {\n asm(\"add (M1, 16) %0(0,0)<1> %0(0,0)<1;1,0> %1\" : \"+rw\"(x) : \"i\"(N)); }\n";
    let (status, _, err) = evaluate_block("f.cpp", unknown, "2", "%0=1", &[]);
    assert!(status == 2 && err.contains("N has no value") && err.contains("does not state: N"), "{err}");
    expect_lines("f.cpp", unknown, "2", "%0=1 N=8", &["%1 input, `i`, the number 8", "Result", "%0 = 9*16"]);
}

#[test]
fn the_examples_to_copy_have_no_findings_and_compute_what_they_say() {
    let numbers = |range: std::ops::Range<u32>| range.map(|n| n.to_string()).collect::<Vec<_>>().join(",");
    let rows = (1..9).map(|row| format!("{row}*32")).collect::<Vec<_>>().join(",");
    let values = [
        (
            "block-load",
            "6",
            format!("%1=0x1000 flat[0x1000]={}:d", numbers(0..16)),
            "%0 = 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15",
        ),
        (
            "block2d-load",
            "8",
            format!("%1=0x1000 %2=63 %3=7 %4=63 %5=16 %6=1 flat[0x1000]={rows}:w"),
            "%0[96..111] = 8*16",
        ),
        ("dpas", "8", "%0=1 %1=0x3f80 %2=0x40004000".to_owned(), "%0[112..127] = 33.0*16"),
        (
            "atomic",
            "7",
            "%1=0x1000,0x1004,0x1000 %2=5 channels=7 flat[0x1000]=10,20:d".to_owned(),
            "%0 = 10 20 15 0*13",
        ),
        ("barrier", "6", "%0=0,4 %1=7,8 channels=3 slm[0]=0*2:d".to_owned(), "slm[0x0] = 7 8"),
        ("barrier", "10", "%1=4,0 channels=3 slm[0]=7,8:d".to_owned(), "%0 = 8 7 0*14"),
        ("reduction", "6", format!("%1={}", numbers(1..17)), "%0 = 136.0*16"),
    ];
    let mut seen = std::collections::BTreeSet::new();
    for (name, line, list, result) in values {
        seen.insert(name);
        let (status, source, err) = explain(&[&format!("example:{name}")]);
        assert!(status == 0 && err.is_empty() && source.contains("__asm__"), "{name}: {err}");
        expect_lines("example.cl", &source, line, &list, &["Result", result]);
        let mut input = source.as_bytes();
        let (mut out, mut err) = (Vec::new(), Vec::new());
        let mut context = cli::Context::plain(&mut input, &mut out, &mut err);
        let args = ["lint", "-", "--language", "opencl", "--deny-warnings"].map(std::ffi::OsString::from);
        let status = cli::run(args, &mut context).code();
        assert_eq!(status, 0, "{name}: {}", String::from_utf8_lossy(&out));
    }
    let (_, list, _) = explain(&["examples"]);
    check_page_format("examples", &list);
    let (_, json, _) = explain(&["examples", "--json"]);
    let objects: Vec<Value> = json.lines().map(|line| serde_json::from_str(line).expect("an object a line")).collect();
    let known: std::collections::BTreeSet<_> = objects.iter().filter_map(|object| object["name"].as_str()).collect();
    assert_eq!(known, seen, "each example is executed");
    assert!(known.iter().all(|name| list.contains(&format!("\n  {name} "))), "{list}");
    let (status, _, err) = explain(&["example:nothing"]);
    assert!(status == 2 && err.contains("nothing"), "{err}");
}
