// Tests of the grammars with the library that VS Code uses. `UPDATE=1 npm test` records scopes anew.
'use strict';

const assert = require('node:assert');
const { readFileSync, writeFileSync } = require('node:fs');
const path = require('node:path');
const test = require('node:test');
const oniguruma = require('vscode-oniguruma');
const textmate = require('vscode-textmate');

const folder = path.join(__dirname, '..');
const contributed = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')).contributes.grammars;

/** Returns the file of a grammar: one of the extension, or one that VS Code has itself. */
function grammarFile(scope) {
    const own = contributed.find((grammar) => grammar.scopeName === scope);
    const others = { 'source.c': 'c', 'source.cpp': 'cpp', 'source.cpp.embedded.macro': 'cpp-macro' };
    if (own) return path.join(folder, own.path);
    if (!(scope in others)) return undefined;
    return path.join(folder, 'node_modules/tm-grammars/grammars', `${others[scope]}.json`);
}

async function loadGrammar(scope) {
    return (await newRegistry()).loadGrammar(scope);
}

async function newRegistry() {
    const wasm = readFileSync(require.resolve('vscode-oniguruma/release/onig.wasm'));
    await oniguruma.loadWASM(wasm);
    return new textmate.Registry({
        onigLib: Promise.resolve({
            createOnigScanner: (patterns) => new oniguruma.OnigScanner(patterns),
            createOnigString: (text) => new oniguruma.OnigString(text),
        }),
        loadGrammar: async (name) => {
            const file = grammarFile(name);
            return file ? textmate.parseRawGrammar(readFileSync(file, 'utf8'), file) : null;
        },
        getInjections: (name) => contributed.filter((g) => g.injectTo?.includes(name)).map((g) => g.scopeName),
    });
}

/** Returns each line of a text, and below it the scopes of vISA in it. */
async function describeScopes(scope, text) {
    const grammar = await loadGrammar(scope);
    const described = [];
    let state = textmate.INITIAL;
    for (const line of text.trimEnd().split('\n')) {
        const { tokens, ruleStack } = grammar.tokenizeLine(line, state);
        state = ruleStack;
        described.push(line);
        for (const { startIndex, endIndex, scopes } of tokens) {
            const innermost = scopes.filter((name) => name.endsWith('.visaasm') && name !== 'source.visaasm').join(' ');
            if (innermost) described.push(`#   ${JSON.stringify(line.slice(startIndex, endIndex))} ${innermost}`);
        }
    }
    return described.join('\n') + '\n';
}

for (const [scope, name] of [['source.visaasm', 'kernel.visaasm'], ['source.cpp', 'inline.cpp'], ['source.c', 'inline.c']]) {
    test(`the scopes of ${name} are those that were recorded`, async () => {
        const text = readFileSync(path.join(__dirname, name), 'utf8');
        const recording = path.join(__dirname, `${name}.scopes`);
        const described = await describeScopes(scope, text);
        if (process.env.UPDATE) writeFileSync(recording, described);
        assert.equal(described, readFileSync(recording, 'utf8'));
    });
}

/** Returns the pieces of a text with their innermost scopes, and their colours in a theme of VS Code. */
async function colourPieces(scope, text, theme) {
    const { colors, tokenColors } = JSON.parse(readFileSync(require.resolve(`tm-themes/themes/${theme}.json`), 'utf8'));
    const plain = { foreground: colors['editor.foreground'], background: colors['editor.background'] };
    const registry = await newRegistry();
    registry.setTheme({ settings: [{ settings: plain }, ...tokenColors] });
    const [grammar, colours] = [await registry.loadGrammar(scope), registry.getColorMap()];
    const pieces = [];
    let state = textmate.INITIAL;
    for (const line of text.trimEnd().split('\n')) {
        const { tokens } = grammar.tokenizeLine(line, state);
        const { tokens: packed, ruleStack } = grammar.tokenizeLine2(line, state);
        state = ruleStack;
        for (const { startIndex, endIndex, scopes } of tokens) {
            // A pair of numbers says which metadata begin where. The colour is in the bits 15 to 23.
            const at = packed.findLastIndex((start, index) => index % 2 === 0 && start <= startIndex);
            const colour = colours[(packed[at + 1] >>> 15) & 0x1ff];
            pieces.push({ text: line.slice(startIndex, endIndex), scope: scopes.at(-1), colour });
        }
    }
    return { pieces, plain: plain.foreground.toUpperCase() };
}

for (const theme of ['dark-plus', 'light-plus']) {
    test(`every word of assembler text has a colour in the theme ${theme} of VS Code`, async () => {
        const text = readFileSync(path.join(__dirname, 'kernel.visaasm'), 'utf8');
        const { pieces, plain } = await colourPieces('source.visaasm', text, theme);
        const words = pieces.filter((piece) => /\w/.test(piece.text));
        assert.ok(words.length > 100);
        const uncoloured = words.filter((piece) => piece.colour.toUpperCase() === plain);
        assert.deepEqual(uncoloured, []);
        const colourOf = (word) => words.find((piece) => piece.text === word).colour;
        const kinds = ['.decl', 'add', 'V32', '16', 'f', 'k_0', '/// a comment'];
        assert.equal(new Set(kinds.map(colourOf)).size, kinds.length, JSON.stringify(kinds.map(colourOf)));
    });
}
