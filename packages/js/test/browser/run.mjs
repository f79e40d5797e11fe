// Runs the package in a browser: node run.mjs FOLDER, where FOLDER has the package and its dependency in node_modules.
// The page imports them as modules, without a bundler. Exits with 0 if the page shows what it should.

import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, normalize } from "node:path";
import { promisify } from "node:util";

const TYPES = { ".js": "text/javascript", ".wasm": "application/wasm", ".html": "text/html" };

const PAGE = `<!DOCTYPE html><meta charset="utf-8"><title>Test</title>
<script type="importmap">{"imports": {
  "openvisa": "/node_modules/openvisa/src/index.js",
  "@bjorn3/browser_wasi_shim": "/node_modules/@bjorn3/browser_wasi_shim/dist/index.js"
}}</script>
<pre id="result"></pre>
<script type="module">
import { assemble, disassemble, run, verify } from "openvisa";
const shown = document.getElementById("result");
try {
  const program = await (await fetch("/vectors.visaasm")).text();
  const x = Float32Array.from({ length: 16 }, (_, i) => i);
  const y = new Float32Array(16);
  await run(program, { kernel: "square", global_size: 16, local_size: 16, args: [x, y] }, { platform: "XE2" });
  const again = await disassemble(await assemble(program, { platform: "XE2" }), { platform: "XE2" });
  const findings = await verify(program, { platform: "XE2" });
  shown.textContent = JSON.stringify({ y: [...y], lines: again.split("\\n").length, findings: findings.length });
} catch (error) {
  shown.textContent = "error: " + error;
}
</script>`;

const [folder] = process.argv.slice(2);

async function answer(request, response) {
  const path = normalize(new URL(request.url, "http://localhost").pathname);
  const file = path === "/vectors.visaasm" ? process.env.OPENVISA_KERNELS : join(folder, path);
  try {
    const body = path === "/" ? PAGE : await readFile(file);
    response.writeHead(200, { "Content-Type": TYPES[extname(path) || ".html"] ?? "text/plain" }).end(body);
  } catch {
    response.writeHead(404).end();
  }
}

const server = createServer(answer).listen(0, "127.0.0.1");
await new Promise((ready) => server.once("listening", ready));
const address = `http://127.0.0.1:${server.address().port}/`;
const options = ["--headless", "--no-sandbox", "--disable-gpu", "--virtual-time-budget=60000", "--dump-dom", address];
const { stdout } = await promisify(execFile)("chromium", options, { timeout: 120_000 });
server.close();
const result = stdout.match(/<pre id="result">(.*?)<\/pre>/s)?.[1] ?? stdout;
console.log(result);
const { y, lines, findings } = JSON.parse(result);
process.exitCode = y.every((value, i) => value === i * i) && y.length === 16 && lines > 20 && findings === 0 ? 0 : 1;
