// Runs the command `visa` as WebAssembly, with files in memory.

import { Directory, File, OpenFile, PreopenDirectory, WASI } from "@bjorn3/browser_wasi_shim";

const WASM = new URL("../openvisa.wasm", import.meta.url);

let compiling;

// Returns the module, which is read and compiled once.
function compile() {
  compiling ??= (async () => {
    if (WASM.protocol === "file:") {
      const { readFile } = await import("node:fs/promises");
      return WebAssembly.compile(await readFile(WASM));
    }
    return WebAssembly.compileStreaming(fetch(WASM));
  })();
  return compiling;
}

/**
 * Runs the command in a new instance of the module.
 *
 * @param {string[]} args Arguments after the name of the command.
 * @param {Uint8Array} input Standard input.
 * @param {Record<string, Uint8Array>} files Files of the root folder.
 * @returns The exit status, standard output, standard error, and the files of the folder `/out`.
 */
export async function runCommand(args, input = new Uint8Array(), files = {}) {
  // Files, since the command styles what it writes to a terminal.
  const [output, errors] = [new File([]), new File([])];
  const out = new Directory(new Map());
  const entries = Object.entries(files).map(([name, bytes]) => [name, new File(bytes)]);
  const root = new PreopenDirectory("/", new Map([...entries, ["out", out]]));
  const streams = [new File(input), output, errors].map((file) => new OpenFile(file));
  const wasi = new WASI(["visa", ...args], [], [...streams, root], { debug: false });
  const instance = await WebAssembly.instantiate(await compile(), { wasi_snapshot_preview1: wasi.wasiImport });
  const status = wasi.start(instance);
  const results = new Map([...out.contents].map(([name, file]) => [name, file.data]));
  return { status, output: output.data, errors: new TextDecoder().decode(errors.data), files: results };
}
