"use strict";
// Runs the command `visa` in the page. `playground-visa.js` holds it as a WebAssembly module of the WASI interface, so all that a page
// has to bring is what a command asks of its system: arguments, standard input and output, and an end.

class Exit {
  constructor(status) { this.status = status; }
}

const BAD_DESCRIPTOR = 8;

// One run: arguments and input to status, output and errors.
async function run(module, args, input) {
  const encoder = new TextEncoder();
  const words = ["visa", ...args].map((word) => encoder.encode(`${word}\0`));
  const written = [[], [], []];
  let memory = null;
  let taken = 0;
  const view = () => new DataView(memory.buffer);
  const bytes = (at, length) => new Uint8Array(memory.buffer, at, length);
  const number = (at, value) => { view().setUint32(at, value, true); return 0; };
  // Goes through a list of buffers as far as `use` takes bytes; says how many it took.
  const buffers = (list, count, total, use) => {
    let sum = 0;
    for (let i = 0; i < count; i += 1) {
      const length = view().getUint32(list + 8 * i + 4, true);
      const done = use(view().getUint32(list + 8 * i, true), length);
      sum += done;
      if (done < length) break;
    }
    return number(total, sum);
  };
  const system = {
    args_sizes_get: (count, size) => number(count, words.length) + number(size, words.reduce((sum, word) => sum + word.length, 0)),
    args_get: (pointers, buffer) => {
      for (const [i, word] of words.entries()) {
        number(pointers + 4 * i, buffer);
        bytes(buffer, word.length).set(word);
        buffer += word.length;
      }
      return 0;
    },
    environ_sizes_get: (count, size) => number(count, 0) + number(size, 0),
    environ_get: () => 0,
    fd_read: (file, list, count, total) => file !== 0 ? BAD_DESCRIPTOR : buffers(list, count, total, (at, length) => {
      const part = input.subarray(taken, taken + length);
      bytes(at, part.length).set(part);
      taken += part.length;
      return part.length;
    }),
    fd_write: (file, list, count, total) => !written[file] ? BAD_DESCRIPTOR : buffers(list, count, total, (at, length) => {
      written[file].push(bytes(at, length).slice());
      return length;
    }),
    random_get: (at, length) => { crypto.getRandomValues(bytes(at, length)); return 0; },
    proc_exit: (status) => { throw new Exit(status); },
  };
  // There are no files and no clock.
  const imports = new Proxy(system, { get: (known, name) => known[name] ?? (() => BAD_DESCRIPTOR), has: () => true });
  const instance = await WebAssembly.instantiate(module, { wasi_snapshot_preview1: imports });
  memory = instance.exports.memory;
  let status = 0;
  try {
    instance.exports._start();
  } catch (end) {
    if (!(end instanceof Exit)) throw end;
    status = end.status;
  }
  return { status, out: joined(written[1]), err: new TextDecoder().decode(joined(written[2])) };
}

function joined(parts) {
  const all = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

let loading = null;

// The module; null where the site was made without it. Loaded when it is first needed, as a script, since pages that were opened as
// files may load nothing else.
function load() {
  loading ??= new Promise((done, failed) => {
    const script = document.createElement("script");
    script.src = "playground-visa.js";
    script.onload = () => done(window.VISA_WASM);
    script.onerror = () => failed(new Error("playground-visa.js cannot be loaded"));
    document.head.append(script);
  }).then((text) => text && WebAssembly.compile(Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))));
  return loading;
}

// Text as nodes, with places of the specification as links to their lines. `pages` has the names of documents.
function linked(text, pages) {
  const place = /(?:specs\/)?([\w/]+)\.md:(\d+)/g;
  const parts = [];
  let at = 0;
  for (const found of text.matchAll(place)) {
    const name = [found[1], `instructions/${found[1]}`].find((known) => pages.has(known));
    if (!name) continue;
    const link = document.createElement("a");
    link.href = `source-${name.replaceAll("/", "-")}.html#L${found[2]}`;
    link.textContent = found[0];
    parts.push(text.slice(at, found.index), link);
    at = found.index + found[0].length;
  }
  return [...parts, text.slice(at)];
}

const WITHOUT_COMMAND = "This copy of the site was made without the command.";
const HOW_TO_GET_IT = "rustup target add wasm32-wasip1\ncargo xtask site\n";
const OUTCOMES = ["Fine", "Something is wrong", "This cannot be done"];

// The forms on the page of an instruction: run its pseudo-code on the values of the reader.
for (const evaluation of document.querySelectorAll("form.evaluate")) {
  const control = evaluation.querySelector(".control");
  const [outcome, result] = [".outcome", ".result"].map((part) => evaluation.parentElement.querySelector(part));
  const pages = new Set([evaluation.dataset.files]);
  const text = (input) => input?.value.replaceAll(/\s/g, "") ?? "";
  // An item as the command takes it: `Src0=1,2:d`, or `Dst:d`, or `Src0=1,2` if a choice gives the type.
  const item = (name, values, row) => {
    const type = text(row.querySelector(".type"));
    return `${name}${values ? `=${values}` : ""}${type ? `:${type}` : ""}`;
  };
  async function evaluate() {
    outcome.textContent = "Running";
    const module = await load();
    if (!module) {
      outcome.textContent = WITHOUT_COMMAND;
      result.textContent = HOW_TO_GET_IT;
      return;
    }
    const values = [...evaluation.querySelectorAll(".value")].map((row) => item(row.dataset.operand, text(row.querySelector("input")), row));
    // Memory: `flat[0x1000]=1,2:ud`, or an image: `S[2d,2x1]=1,2:R_FLOAT`. Without values, there is none.
    for (const row of evaluation.querySelectorAll(".memory")) {
      const contents = text(row.querySelector(".contents"));
      if (contents) values.push(item(`${row.dataset.memory}[${text(row.querySelector(".address"))}]`, contents, row));
    }
    // A part of the mnemonic has no type: `Rel_op.relation=lt`.
    for (const row of evaluation.querySelectorAll(".choice")) {
      values.push(`${row.dataset.operand}=${row.querySelector("input, select").value.trim()}`);
    }
    // A sampler has words: `Sampler=linear,repeat`.
    for (const row of evaluation.querySelectorAll(".sampler")) values.push(`${row.dataset.operand}=${text(row.querySelector("input"))}`);
    if (control.value.trim()) values.push(`cr0=${control.value.trim()}`);
    const args = ["explain", evaluation.dataset.name, "--evaluate", values.join(" ")];
    const done = await run(module, args, new Uint8Array());
    result.replaceChildren(...linked(new TextDecoder().decode(done.out) + done.err, pages));
    outcome.textContent = OUTCOMES[done.status] ?? `Status ${done.status}`;
  }
  evaluation.addEventListener("submit", (event) => {
    event.preventDefault();
    evaluate().catch((error) => { outcome.textContent = `The evaluation failed: ${error.message}`; });
  });
}

const form = document.getElementById("playground");
if (form) {
  const [source, action, platform, version, object, outcome, result] =
    ["source", "action", "platform", "version", "object", "outcome", "result"].map((id) => document.getElementById(id));
  const pages = new Set(form.dataset.files.split(" "));

  const show = (text) => result.replaceChildren(...linked(text, pages));

  const common = () => [...(platform.value ? ["--platform", platform.value] : [])];
  const ACTIONS = {
    explain: () => ["explain", "-", ...common(), ...(version.value ? ["--version", version.value] : [])],
    asm: () => ["asm", "-", ...common(), ...(version.value ? ["--target-version", version.value] : [])],
    verify: () => ["verify", "-", ...common()],
    fmt: () => ["fmt", "-"],
  };

  async function perform(args, input, then) {
    outcome.textContent = "Running";
    const module = await load();
    if (!module) {
      outcome.textContent = WITHOUT_COMMAND;
      show(HOW_TO_GET_IT);
      return null;
    }
    const done = await run(module, args, input);
    if (then && done.status === 0) return then(module, done);
    show(new TextDecoder().decode(done.out) + done.err);
    outcome.textContent = OUTCOMES[done.status] ?? `Status ${done.status}`;
    return done;
  }

  // The object file that was made, taken apart.
  const apart = async (module, made) => {
    const dump = await run(module, ["dis", "--plain", "-"], made.out);
    show(made.err + new TextDecoder().decode(dump.out) + dump.err);
    outcome.textContent = `Fine: an object file of ${made.out.length} bytes`;
  };

  const failed = (error) => { outcome.textContent = `The playground failed: ${error.message}`; };

  function start() {
    const input = new TextEncoder().encode(source.value);
    const asked = new URLSearchParams({ do: action.value, q: source.value });
    if (platform.value) asked.set("platform", platform.value);
    if (version.value) asked.set("version", version.value);
    try { history.replaceState(null, "", source.value.length < 2000 ? `#${asked}` : location.pathname); } catch { /* not from here */ }
    return perform(ACTIONS[action.value](), input, action.value === "asm" ? apart : null).catch(failed);
  }

  form.addEventListener("submit", (event) => { event.preventDefault(); start(); });
  source.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) { event.preventDefault(); start(); }
  });
  object.addEventListener("change", async () => {
    const file = object.files[0];
    if (!file) return;
    const input = new Uint8Array(await file.arrayBuffer());
    await perform(["dis", "-", ...common()], input, null).catch(failed);
  });
  for (const button of form.querySelectorAll(".example")) {
    button.addEventListener("click", () => {
      source.value = button.dataset.source;
      action.value = button.dataset.action;
      platform.value = button.dataset.platform;
      version.value = "";
      start();
    });
  }
  const asked = new URLSearchParams(location.hash.slice(1));
  if (asked.has("q")) {
    source.value = asked.get("q");
    action.value = ACTIONS[asked.get("do")] ? asked.get("do") : "explain";
    platform.value = asked.get("platform") ?? "";
    version.value = asked.get("version") ?? "";
    start();
  }
}
