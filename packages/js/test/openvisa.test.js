// The functions of the package, as an application that has installed it calls them.

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import test from "node:test";
import { ProgramError, assemble, disassemble, explain, format, run, verify } from "openvisa";

const HEAD = '.version 4.1\n.kernel "k"\n.decl x v_type=G type=d num_elts=16\n.function "main"\nmain:\n';
const TEXT = `${HEAD}    mov (M1, 16) x(0,0)<1> 0x1:d\n    ret (M1, 1)\n`;

test("an object file disassembles to the text that it was assembled from", async () => {
  const objectFile = await assemble(TEXT, { platform: "XE2" });
  assert.deepEqual([...objectFile.subarray(0, 4)], [...Buffer.from("CISA")]);
  const lines = (await disassemble(objectFile, { platform: "XE2" })).split("\n");
  assert.ok(lines.includes("    mov (M1, 16) x(0,0)<1> 0x1:d"), lines.join("\n"));
});

test("a text with mistakes is refused with the place of each", async () => {
  const wrong = `${HEAD}    mov (M1, 16) y(0,0)<1> 0x1:d\n    mov (M1, 16) z(0,0)<1> 0x1:d\n    ret (M1, 1)\n`;
  await assert.rejects(assemble(wrong), (error) => {
    assert.ok(error instanceof ProgramError);
    assert.deepEqual(error.findings.map((finding) => [finding.code, finding.line]), [["text:undeclared", 6], ["text:undeclared", 7]]);
    return true;
  });
});

test("a program that breaks a rule has findings and a correct one has none", async () => {
  assert.deepEqual(await verify(TEXT, { platform: "XE2" }), []);
  const [finding] = await verify(TEXT.replace("0x1:d", "0x1:vf"), { platform: "XE2" });
  assert.equal(finding.line, 6);
  assert.match(finding.spec, /^specs\/.*\.md:\d+$/);
});

test("an unknown platform and a damaged file are refused", async () => {
  await assert.rejects(verify(TEXT, { platform: "NOTHING" }), /NOTHING/);
  await assert.rejects(disassemble(new Uint8Array([1, 2, 3])), ProgramError);
  await assert.rejects(explain("nothing_of_that_name"), /nothing_of_that_name/);
});

test("an instruction is explained, and a text formatted", async () => {
  assert.match(await explain("add"), /^ADD/);
  assert.equal(await format(TEXT.replace("    mov (M1, 16)", "mov  (M1,16)")), TEXT);
});

test("a kernel changes arrays in place", async () => {
  const program = await readFile(process.env.OPENVISA_KERNELS, "utf8");
  const x = Float32Array.from({ length: 64 }, (_, i) => i);
  const y = new Float32Array(64);
  const size = { global_size: 64, local_size: 16 };
  const { statistics } = await run(program, { kernel: "square", ...size, args: [x, y] }, { platform: "XE2" });
  assert.deepEqual(y, x.map((value) => value * value));
  assert.match(statistics, /64 work-items/);
  const before = y.slice();
  await run(program, { kernel: "axpy", ...size, args: [x, y, { scalar: "float", value: 2 }] }, { platform: "XE2" });
  assert.deepEqual(y, before.map((value, i) => 2 * x[i] + value));
});

test("a kernel that reads outside of its buffer fails and names the work-item", async () => {
  const program = await readFile(process.env.OPENVISA_KERNELS, "utf8");
  const launch = { kernel: "square", global_size: 64, local_size: 16, args: [new Float32Array(16), new Float32Array(64)] };
  await assert.rejects(run(program, launch, { platform: "XE2" }), /work-item/);
});
