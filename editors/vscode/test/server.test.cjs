// Tests of `visa lsp` with the client library of VS Code. The environment variable `VISA` is the command.
'use strict';

const assert = require('node:assert');
const { spawn } = require('node:child_process');
const test = require('node:test');
const protocol = require('vscode-languageserver-protocol/node');
const { documentSelector, initializationOptions, serverCommand } = require('../src/server');

const TEXT = [
    '.version 4.2',
    '.kernel "k"',
    '.decl x v_type=G type=d num_elts=8 align=GRF',
    '.function "k_0"',
    '    mov (M1, 8) y(0,0)<1> x(0,0)<1;1,0>',
    '    ret (M1, 1)',
    '',
].join('\n');

/** Starts the server in the way of the extension. */
async function startServer() {
    const { command, args } = serverCommand({ command: process.env.VISA });
    const server = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] });
    const reader = new protocol.StreamMessageReader(server.stdout);
    const writer = new protocol.StreamMessageWriter(server.stdin);
    const connection = protocol.createProtocolConnection(reader, writer);
    connection.listen();
    const settings = initializationOptions({ platform: 'XE2' });
    const parameters = { processId: null, rootUri: null, capabilities: {}, initializationOptions: settings };
    await connection.sendRequest(protocol.InitializeRequest.type, parameters);
    await connection.sendNotification(protocol.InitializedNotification.type, {});
    return { connection, server };
}

/** Opens a document, and returns its diagnostics. */
async function open(connection, uri, languageId, text) {
    const published = new Promise((resolve) => {
        connection.onNotification(protocol.PublishDiagnosticsNotification.type, resolve);
    });
    const textDocument = { uri, languageId, version: 1, text };
    await connection.sendNotification(protocol.DidOpenTextDocumentNotification.type, { textDocument });
    const { diagnostics } = await published;
    return diagnostics;
}

test('a session has a diagnostic, a hover, a completion and a rename', async () => {
    const { connection, server } = await startServer();
    const uri = 'file:///k.visaasm';
    const [diagnostic, ...others] = await open(connection, uri, 'visaasm', TEXT);
    assert.deepEqual(others, []);
    assert.equal(diagnostic.code, 'text:undeclared');
    assert.deepEqual(diagnostic.range.start, { line: 4, character: 16 });

    const at = (line, character) => ({ textDocument: { uri }, position: { line, character } });
    const hover = await connection.sendRequest(protocol.HoverRequest.type, at(4, 5));
    assert.match(hover.contents.value, /specs\/instructions\/MOV\.md/);

    const completed = await connection.sendRequest(protocol.CompletionRequest.type, at(4, 6));
    const items = Array.isArray(completed) ? completed : completed.items;
    assert.ok(items.some((item) => item.label === 'mul'), JSON.stringify(items.slice(0, 5)));

    const renamed = await connection.sendRequest(protocol.RenameRequest.type, { ...at(2, 6), newName: 'total' });
    const edits = renamed.changes[uri];
    assert.deepEqual(edits.map((edit) => [edit.range.start.line, edit.newText]), [[2, 'total'], [4, 'total']]);

    await connection.sendRequest(protocol.ShutdownRequest.type);
    const ended = new Promise((resolve) => server.on('exit', resolve));
    await connection.sendNotification(protocol.ExitNotification.type);
    assert.equal(await ended, 0);
    connection.dispose();
});

test('inline assembly has diagnostics at the line of the source', async () => {
    const { connection, server } = await startServer();
    const text = 'void f(int a) {\n    asm("addd (M1, 16) %0(0, 0)<1> %0(0, 0)<1;1,0> 0x1:w" : "+rw"(a));\n}\n';
    const [diagnostic] = await open(connection, 'file:///k.cpp', 'cpp', text);
    assert.equal(diagnostic.code, 'text:mnemonic');
    assert.deepEqual(diagnostic.range.start, { line: 1, character: 9 });
    connection.dispose();
    server.kill();
});

test('the languages of the extension are those that start it', () => {
    const { activationEvents, contributes } = require('../package.json');
    const own = contributes.languages.map((language) => language.id);
    const languageEvents = activationEvents.filter((event) => event.startsWith('onLanguage:'));
    const starting = languageEvents.map((event) => event.replace('onLanguage:', ''));
    const served = documentSelector().flatMap(({ language }) => language ?? []);
    assert.deepEqual(served.sort(), [...own, ...starting].sort());
});
