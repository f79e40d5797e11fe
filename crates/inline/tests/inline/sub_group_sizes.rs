//! Checks blocks for the sub-group sizes that the kernels around them require.
//!
//! For example, `mov (M1, 32) ...` of variables with 16 elements is a mistake in a kernel of 16
//! channels, and none in a kernel of 32.

use openvisa_inline::{CheckOptions, Language, check_source};

fn language(name: &str) -> Language {
    Language::of_file(name).expect("the ending is known")
}

/// Returns 1 if a block that is correct for 32 channels alone has findings inside `source` in place
/// of `ASM`, else 0.
fn count_in_kernel(name: &str, source: &str, options: &CheckOptions) -> usize {
    let (text, constraints) = ("\"mov (M1, 32) $0(0,0)<1> $1(0,0)<1;1,0>\"", "\"=rw,rw\"");
    let (block, declarations) = match language(name) {
        Language::LlvmIr => (format!("%x = call i32 asm {text}, {constraints}(i32 %a)"), ""),
        Language::Mlir => (format!("%x = llvm.inline_asm {text}, {constraints} %a : (i32) -> i32"), ""),
        Language::Spirv => (format!("OpAsmINTEL %int %type %target {text} {constraints}"), ""),
        _ => (format!("asm({} : \"=rw\"(x) : \"rw\"(a));", text.replace('$', "%")), "int a, x;\n"),
    };
    let source = format!("{declarations}{}", source.replace("ASM", &block));
    let report = check_source(&source, language(name), options);
    assert_eq!(report.blocks, 1, "{source}");
    usize::from(!report.findings.is_empty())
}

#[test]
fn a_block_is_checked_for_the_sub_group_size_that_its_kernel_requires() {
    let attribute = "__attribute__((intel_reqd_sub_group_size(N)))";
    for (name, source) in [
        ("a.cl", &format!("{attribute} __kernel void k(int n) {{ ASM }}") as &str),
        ("a.cl", &format!("__kernel {attribute} void k(int n) {{ if (n) {{ n = 1; }} while (n) {{ ASM }} }}")),
        (
            "a.cl",
            &format!("#define SG N\n#define SIZED {}\nSIZED kernel void k() {{ ASM }}", attribute.replace('N', "SG")),
        ),
        ("a.cl", &format!("#define K(n) {attribute} kernel void k_##n() {{ ASM }}\nK(one)")),
        ("a.cl", &format!("#define K(n) kernel void k_##n() {{ ASM }}\n{attribute} K(one)")),
        (
            "a.cl",
            "kernel __attribute__((reqd_work_group_size(8, 1, 1), intel_reqd_sub_group_size(N)))\nvoid k() { ASM }",
        ),
        ("a.cpp", "void f() { h.parallel_for<K>(r, [=](sycl::id<1> i) [[sycl::reqd_sub_group_size(N)]] { ASM }); }"),
        (
            "a.cpp",
            "void f() { h.parallel_for(r, [=](auto i) [[intel::reqd_sub_group_size(N)]] {\n#if D\nASM\n#endif\n}); }",
        ),
        ("a.cpp", "void f() { auto k = [=](int i) [[cl::intel_reqd_sub_group_size(N)]] { ASM }; }"),
        ("a.cpp", "constexpr int HALF = N / 2; void f() { g([=]() [[sycl::reqd_sub_group_size(HALF * 2)]] { ASM }); }"),
        ("a.cpp", "struct K { [[sycl::reqd_sub_group_size(N)]] void operator()(sycl::item<1> i = {}) const { ASM } };"),
        ("a.cpp", "struct K { void operator() [[sycl::reqd_sub_group_size(N)]] (sycl::item<1> i) const { ASM } };"),
        ("a.cpp", "SYCL_EXTERNAL [[intel::sub_group_size(N)]] void f() { ASM }"),
        (
            "a.cpp",
            "template <class T> SYCL_EXT_ONEAPI_FUNCTION_PROPERTY((nd_range_kernel<1>))\n\
             SYCL_EXT_ONEAPI_FUNCTION_PROPERTY((exp::sub_group_size<N>)) void k(T *p) { if (p) { ASM } }",
        ),
        (
            "a.cpp",
            "#define SIZE N\nvoid f() { q.parallel_for<K>(nd_range<1>{n, 8}, exp::properties{exp::grf_size<256>, \
             exp::sub_group_size<SIZE>}, [=](auto i) { ASM }); }",
        ),
        (
            "a.cpp",
            "void f() { constexpr int SIZE = N; exp::properties props{exp::sub_group_size<SIZE>};\n\
             q.submit([&](auto &h) { h.parallel_for(range, props, [=](auto i) { while (i) { ASM } }); }); }",
        ),
        (
            "a.cpp",
            "struct K { void operator()(item<1> i) const { ASM } auto get(exp::properties_tag) const {\n\
             return exp::properties{exp::sub_group_size<N>}; } };",
        ),
        (
            "a.cpp",
            "static constexpr auto sized = properties{sub_group_size<N>}; struct K { auto get(properties_tag) { \
             return sized; } void operator()() const { g([=]() { ASM }); } };",
        ),
        (
            "a.cpp",
            "struct K { void operator()() const { ASM } auto get(properties_tag) const { return own; }\n\
             static constexpr auto own = properties(sub_group_size<N>); };",
        ),
    ] {
        let count = |width: &str, options: &CheckOptions| count_in_kernel(name, &source.replace('N', width), options);
        let default = CheckOptions::default();
        assert_eq!((count("16", &default), count("32", &default)), (1, 0), "{source}");
        let option = CheckOptions { simd_widths: vec![32], ..CheckOptions::default() };
        assert_eq!(count("16", &option), 0, "the option is for all blocks: {source}");
        let settings = CheckOptions { default_simd_widths: vec![16], ..CheckOptions::default() };
        assert_eq!(count("32", &settings), 0, "settings are for what is not stated: {source}");
    }
}

#[test]
fn an_attribute_of_another_function_or_of_no_known_size_says_nothing_of_a_block() {
    for source in [
        "void f() { g([=]() [[sycl::reqd_sub_group_size(16)]] { n = 1; }, [=]() { ASM }); }",
        "void f() { g([=]() [[sycl::reqd_sub_group_size(16)]] { n = 1; }); ASM }",
        "[[sycl::reqd_sub_group_size(16)]] void k(); void f() { ASM }",
        "[[sycl::reqd_sub_group_size(16)]] void k() {} void f() { ASM }",
        "template <int N> [[sycl::reqd_sub_group_size(N)]] void k() { ASM }",
        "[[sycl::reqd_sub_group_size(4)]] void k() { ASM }",
        "[[sycl::reqd_work_group_size(16)]] void k() { ASM }",
        "[[sycl::reqd_sub_group_size]] void k() { ASM }",
        "[[sycl::reqd_sub_group_size(16 void k() { ASM }",
        "template <int N> struct K { auto get(properties_tag) { return properties{sub_group_size<N>}; } void k() { ASM } };",
        "struct K { auto get(properties_tag) { return properties{sub_group_size<16>}; } }; void f() { ASM }",
        "struct K { auto get(other_tag) { return properties{sub_group_size<16>}; } void k() { ASM } };",
        "void f() { auto p = properties{sub_group_size<16>}; h.parallel_for(r, [=](auto i) { ASM }); }",
        "void f() { h.parallel_for(r, properties{sub_group_size<16>}, k); h.parallel_for(r, [=](auto i) { ASM }); }",
        "void g() { auto p = properties{sub_group_size<16>}; } void f() { h.parallel_for(r, p, [=](auto i) { ASM }); }",
        "void f() { h.parallel_for(r, properties{sub_group_size_primary}, [=](auto i) { ASM }); }",
        "void f() { h.parallel_for(r, properties{sub_group_size<16, [=](auto i) { ASM",
        "void f(int sub_group_size) { if (sub_group_size < 16 && x > 3) { ASM } }",
    ] {
        assert_eq!(count_in_kernel("a.cpp", source, &CheckOptions::default()), 0, "{source}");
    }
    let inner = "[[sycl::reqd_sub_group_size(32)]] void k() { g([=]() [[sycl::reqd_sub_group_size(16)]] { ASM }); }";
    assert_eq!(count_in_kernel("a.cpp", inner, &CheckOptions::default()), 1, "the innermost function counts");
    let compared = "[[sycl::reqd_sub_group_size(16)]] void k() { if (sub_group_size < 32 && x > (3)) { ASM } }";
    assert_eq!(count_in_kernel("a.cpp", compared, &CheckOptions::default()), 1, "a comparison is no property");
    let two = "#ifdef A\n[[sycl::reqd_sub_group_size(16)]]\n#else\n[[sycl::reqd_sub_group_size(32)]]\n#endif\nvoid k() { ASM }";
    assert_eq!(count_in_kernel("a.cpp", two, &CheckOptions::default()), 1, "each branch is checked");
    let right = two.replace("16", "32");
    assert_eq!(count_in_kernel("a.cpp", &right, &CheckOptions::default()), 0);
    let comment = "// visa-lint: simd(32)\n[[sycl::reqd_sub_group_size(16)]] void k() { ASM }";
    assert_eq!(
        count_in_kernel("a.cpp", comment, &CheckOptions::default()),
        1,
        "the comment is for the rest of the file"
    );
}

/// Checks that a block is correct in kernels of 32 channels alone. `WIDTH` is the size in a source.
fn assert_sized(name: &str, source: &str) {
    let count = |width: &str| count_in_kernel(name, &source.replace("WIDTH", width), &CheckOptions::default());
    assert_eq!((count("16") > 0, count("32"), count("64")), (true, 0, 0), "{source}");
}

/// Checks that a source with the size 16 says nothing of a block.
fn assert_not_sized(name: &str, source: &str) {
    assert_eq!(count_in_kernel(name, source, &CheckOptions::default()), 0, "{source}");
}

#[test]
fn a_function_of_llvm_ir_has_its_size_in_metadata_or_an_attribute() {
    for source in [
        "define spir_kernel void @k(i32 %a) !intel_reqd_sub_group_size !5 {\n  ASM\n}\n!4 = !{i32 8}\n!5 = !{i32 WIDTH}\n",
        "define void @k({ i32, i32 } %s) #0 !x !1 !intel_reqd_sub_group_size !{i32 WIDTH} {\nentry:\n  ASM\n}\n",
        "define { i32, i32 } @k(i32 %a) !intel_reqd_sub_group_size !5\n{\n  ASM\n}\n!5 = distinct !{i64 WIDTH}\n",
        "define void @k(i32 %a) #1 {\n  ASM\n}\nattributes #0 = { \"sycl-sub-group-size\"=\"8\" }\n\
         attributes #1 = { nounwind \"frame-pointer\"=\"all\" \"sycl-sub-group-size\"=\"WIDTH\" \"x\" }\n",
        "define void @k(i32 %a) \"sycl-sub-group-size\"=\"WIDTH\" {\n  ASM\n}\n",
    ] {
        assert_sized("a.ll", source);
    }
    for source in [
        "define void @f() !intel_reqd_sub_group_size !0 {\n  ret void\n}\ndefine void @k(i32 %a) {\n  ASM\n}\n!0 = !{i32 16}\n",
        "declare void @f() !intel_reqd_sub_group_size !0\ndefine void @k(i32 %a) {\n  ASM\n}\n!0 = !{i32 16}\n",
        "define void @k(i32 %a) !intel_reqd_sub_group_size !7 {\n  ASM\n}\n!0 = !{i32 16}\n",
        "define void @k(i32 %a) !reqd_work_group_size !0 {\n  ASM\n}\n!0 = !{i32 16}\n",
        "define void @k(i32 %a) #0 {\n  ASM\n}\nattributes #0 = { \"sycl-work-group-size\"=\"16\" }\n",
        "define void @k(i32 %a) !intel_reqd_sub_group_size !{i32 16} {\n  ASM\n",
    ] {
        assert_not_sized("a.ll", source);
    }
}

#[test]
fn an_operation_of_mlir_has_its_size_in_attributes_before_or_after_its_region() {
    let triton = "module attributes {\"ttg.num-warps\" = 4 : i32, \"ttg.threads-per-warp\" = WIDTH : i32} {\n  llvm.func @k(%a: i32) {\n    ASM\n  }\n}\n";
    let of_kernel = "llvm.func spir_kernelcc @k(%a: i32 {llvm.noundef}) attributes {intel_reqd_sub_group_size = WIDTH : i32, noinline} {\n  ASM\n}\n";
    for source in [
        triton,
        &triton.replace("ttg.", "triton_gpu."),
        &triton.replace("\"ttg.threads-per-warp\" = WIDTH : i32", "spirv.target_env = #spirv.target_env<#spirv.vce<v1.4, [Kernel], []>, #spirv.resource_limits<subgroup_size = WIDTH>>"),
        of_kernel,
        &of_kernel.replace("= WIDTH : i32", "= [WIDTH : i32]").replace("intel_", "triton_gen.intel_"),
        &of_kernel.replace("= WIDTH : i32", "= array<i32: WIDTH>").replace("intel_", "genx.intel_"),
        &of_kernel.replace("intel_reqd_sub_group_size = WIDTH : i32", "spirv.entry_point_abi = #spirv.entry_point_abi<subgroup_size = WIDTH>"),
        "\"llvm.func\"() <{intel_reqd_sub_group_size = WIDTH : i32, sym_name = \"k\"}> ({\n^bb0(%a: i32):\n  ASM\n}) : () -> ()\n",
        "\"builtin.module\"() ({\n  \"llvm.func\"() <{sym_name = \"k\"}> ({\n  ^bb0(%a: i32):\n    ASM\n  }) : () -> ()\n}) {\"ttg.threads-per-warp\" = WIDTH : i32} : () -> ()\n",
        "module attributes {\"ttg.threads-per-warp\" = 8 : i32} {\nllvm.func @f() {\n}\nllvm.func @k(%a: i32) attributes {intel_reqd_sub_group_size = WIDTH : i32} {\n  ASM\n}\n}\n",
    ] {
        assert_sized("a.mlir", source);
    }
    for source in [
        "llvm.func @f() attributes {intel_reqd_sub_group_size = 16 : i32} {\n}\nllvm.func @k(%a: i32) {\n  ASM\n}\n",
        "llvm.func @f() attributes {intel_reqd_sub_group_size = 16 : i32}\nllvm.func @k(%a: i32) {\n  ASM\n}\n",
        "\"llvm.func\"() ({\n}) {intel_reqd_sub_group_size = 16 : i32} : () -> ()\nllvm.func @k(%a: i32) {\n  ASM\n}\n",
        "llvm.func @k(%a: i32) attributes {reqd_work_group_size = array<i32: 16, 1, 1>} {\n  ASM\n}\n",
        "llvm.func @k(%a: i32) attributes {intel_reqd_sub_group_size = 16 : i32} {\n  ASM\n",
    ] {
        assert_not_sized("a.mlir", source);
    }
}

#[test]
fn an_inline_operation_of_triton_is_checked_for_the_threads_of_a_warp() {
    let source = |threads: u32, suffix: &str| {
        format!(
            "module attributes {{\"ttg.threads-per-warp\" = {threads} : i32}} {{\n  tt.func @k(%x: tensor<64xi32>) {{\n    \
             %0 = tt.elementwise_inline_asm \"mov (M1, 32) $0(0,0)<1> $1(0,0)<1;1,0>{suffix}\" {{constraints = \
             \"=rw,rw\", packed_element = 1 : i32, pure = true}} %x : tensor<64xi32> -> tensor<64xi32>\n  }}\n}}\n"
        )
    };
    let codes = |threads, suffix: &str| -> Vec<String> {
        let report = check_source(&source(threads, suffix), Language::Mlir, &CheckOptions::default());
        assert_eq!(report.blocks, 1);
        report.findings.into_iter().map(|finding| finding.code).collect()
    };
    assert_eq!(codes(32, ""), [""; 0]);
    assert_eq!(codes(16, "").len(), 2);
    assert_eq!(codes(32, " $2"), ["inline:operand"]);
}

#[test]
fn a_block_of_spirv_has_the_sizes_of_the_kernels_that_call_it() {
    let module = |modes: &str, callers: &str| {
        format!(
            "{modes}%void = OpTypeVoid\n%int = OpTypeInt 32 0\n%type = OpTypeFunction %int %int\n%one = ASM\n{callers}"
        )
    };
    let function = |name: &str| {
        format!("%{name} = OpFunction %void None %main\n%x_{name} = OpAsmCallINTEL %int %one %a\nOpFunctionEnd\n")
    };
    let (modes, k) = ("OpExecutionMode %k SubgroupSize WIDTH\n", function("k"));
    assert_sized("a.spvasm", &module(modes, &k));
    let sizes = modes.replace("WIDTH", "16") + "OpExecutionMode %m SubgroupSize 32\n";
    assert_not_sized("a.spvasm", &module(&sizes, &(k.clone() + &function("m"))));
    for (modes, callers) in [
        ("OpExecutionMode %k SubgroupSize 16\n", k.clone() + &function("helper")),
        ("OpExecutionMode %k SubgroupSize 16\n", function("other")),
        ("OpExecutionMode %k LocalSize 16 1 1\n", k.clone()),
        ("OpExecutionMode %k SubgroupSize 16\n", String::new()),
    ] {
        assert_not_sized("a.spvasm", &module(modes, &callers));
    }
}
