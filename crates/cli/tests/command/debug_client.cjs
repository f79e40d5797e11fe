// Debugs a kernel with the client that VS Code tests debug adapters with: node debug_client.cjs VISA
'use strict';

const assert = require('node:assert');
const fs = require('node:fs');
const os = require('node:os');
const path = require('node:path');
const { DebugClient } = require('@vscode/debugadapter-testsupport');

const root = path.join(__dirname, '../../../..');
const program = path.join(root, 'tests/own/vectors.visaasm');
const text = fs.readFileSync(program, 'utf8').split('\n');
// The first store is of the kernel `square`, the second one of `axpy`.
const [square, axpy] = text.flatMap((line, index) => (line.includes('lsc_store') ? [index + 1] : []));

/** Runs a test with a client whose adapter is started. */
async function withClient(visa, body) {
    const client = new DebugClient(visa, 'debug', 'visa');
    await client.start();
    const out = fs.mkdtempSync(path.join(os.tmpdir(), 'visa-debug-'));
    const launch = { program, launchFile: path.join(root, 'tests/own/launch.json'), platform: 'XE2', out };
    try {
        await body(client, launch);
    } finally {
        await client.stop();
        fs.rmSync(out, { recursive: true });
    }
}

async function stopAndInspect(client, launch) {
    await client.hitBreakpoint(launch, { path: program, line: square });
    const { body } = await client.threadsRequest();
    assert.deepEqual(body.threads, [{ id: 1, name: 'group (0,0,0) thread 0' }]);
    const { stackFrames } = (await client.stackTraceRequest({ threadId: 1 })).body;
    const { scopes } = (await client.scopesRequest({ frameId: stackFrames[0].id })).body;
    const { variablesReference } = scopes.find((scope) => scope.name === 'Variables');
    const { variables } = (await client.variablesRequest({ variablesReference })).body;
    const value = variables.find((variable) => variable.name === 'value');
    assert.equal(value.type, 'f x 16');
    const lanes = (await client.variablesRequest({ variablesReference: value.variablesReference })).body.variables;
    assert.deepEqual(lanes.map((lane) => lane.value), Array(16).fill('9.0'));
    await client.evaluateRequest({ expression: 'item[3]', frameId: stackFrames[0].id }).then(({ body }) => {
        assert.equal(body.result, '12');
    });
    // The next instruction is the return of the kernel.
    await Promise.all([
        client.nextRequest({ threadId: 1 }),
        client.assertStoppedLocation('step', { path: program, line: square + 1 }),
    ]);
    // The second group comes to the same line, and the second kernel to a line of its own.
    await Promise.all([
        client.continueRequest({ threadId: 1 }),
        client.assertStoppedLocation('breakpoint', { path: program, line: square }),
    ]);
    await client.setBreakpointsRequest({ source: { path: program }, breakpoints: [{ line: axpy }] });
    await Promise.all([
        client.continueRequest({ threadId: 1 }),
        client.assertStoppedLocation('breakpoint', { path: program, line: axpy }),
    ]);
}

async function runToTheEnd(client, launch) {
    await Promise.all([client.configurationSequence(), client.launch(launch), client.waitForEvent('terminated')]);
    assert.ok(fs.existsSync(path.join(launch.out, 'y.npy')));
}

async function main(visa) {
    for (const body of [stopAndInspect, runToTheEnd]) {
        await withClient(visa, body);
        console.log(`${body.name}: ok`);
    }
}

main(process.argv[2]).catch((error) => {
    console.error(error);
    process.exit(1);
});
