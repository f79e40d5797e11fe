// The functions of the package. Each runs the command `visa`, which `openvisa.wasm` holds, so that
// findings, texts and explanations are those of the command.

import { runCommand } from "./command.js";
import { decodeArray, encodeArray } from "./npy.js";

/** A program or a text that has errors. `findings` says where. */
export class ProgramError extends Error {
  constructor(message, findings) {
    super(message);
    this.name = "ProgramError";
    this.findings = findings;
  }
}

const decoder = new TextDecoder();

function bytesOf(program) {
  return typeof program === "string" ? new TextEncoder().encode(program) : program;
}

function platformArguments(options) {
  return options.platform === undefined ? [] : ["--platform", options.platform];
}

// Returns the message of a failure in the words of a function: without the usage of the command line, and with the names of options in
// place of those of its arguments.
function messageOf(errors) {
  const message = errors.trim().replace(/^error: /, "").replace(/\n\n(Usage: |For more information, try )[^]*$/, "");
  return message.replaceAll("`<stdin>`", "the program").replace(/'--([a-z-]+)[^']*'/g, "`$1`");
}

function parseFindings(output) {
  const lines = decoder.decode(output).split("\n").filter((line) => line !== "");
  return lines.map((line) => JSON.parse(line));
}

// Throws the findings about a program that a command refused.
async function refuse(program, options, done) {
  const findings = await verify(program, options).catch(() => []);
  const errors = findings.filter((finding) => finding.severity === "error");
  const lines = errors.map((error) => `${error.line ?? 0}:${error.column ?? 0}: ${error.message}`);
  throw new ProgramError(lines.length > 0 ? lines.join("\n") : messageOf(done.errors), errors);
}

export async function verify(program, options = {}) {
  const args = ["verify", "--format", "json", "-", ...platformArguments(options)];
  const done = await runCommand(args, bytesOf(program));
  if (done.status > 1) {
    throw new ProgramError(messageOf(done.errors), []);
  }
  return parseFindings(done.output);
}

export async function assemble(text, options = {}) {
  const done = await runCommand(["asm", "-", ...platformArguments(options)], bytesOf(text));
  return done.status === 0 ? done.output : refuse(text, options, done);
}

export async function disassemble(objectFile, options = {}) {
  const done = await runCommand(["dis", "-", ...platformArguments(options)], objectFile);
  return done.status === 0 ? decoder.decode(done.output) : refuse(objectFile, options, done);
}

export async function format(text) {
  const done = await runCommand(["fmt", "-"], bytesOf(text));
  return done.status === 0 ? decoder.decode(done.output) : refuse(text, {}, done);
}

export async function explain(name, options = {}) {
  const done = await runCommand(["explain", ...platformArguments(options), "--", name]);
  if (done.status > 1) {
    throw new Error(messageOf(done.errors));
  }
  return decoder.decode(done.output);
}

export async function run(program, launch, options = {}) {
  const bytes = bytesOf(program);
  const files = { [typeof program === "string" ? "kernel.visaasm" : "kernel.bin"]: bytes };
  const [kernelFile] = Object.keys(files);
  const args = launch.args.map((argument, index) => {
    if (!ArrayBuffer.isView(argument)) {
      return argument;
    }
    files[`in${index}.npy`] = encodeArray(argument);
    return { buffer: `in${index}.npy`, output: `out${index}.npy` };
  });
  files["launch.json"] = new TextEncoder().encode(JSON.stringify({ ...launch, args }));
  const command = ["run", `/${kernelFile}`, "--launch", "/launch.json", "--out", "/out", "--threads", "1"];
  const timeout = options.timeout === undefined ? [] : ["--timeout", String(options.timeout)];
  const done = await runCommand([...command, ...timeout, ...platformArguments(options)], undefined, files);
  if (done.status !== 0) {
    throw new ProgramError(messageOf(done.errors), []);
  }
  launch.args.forEach((argument, index) => {
    if (ArrayBuffer.isView(argument)) {
      decodeArray(done.files.get(`out${index}.npy`), argument);
    }
  });
  return { printed: decoder.decode(done.output), statistics: done.errors };
}
