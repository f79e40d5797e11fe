// Tests of the debugger's part of the extension. The environment variable `VISA` is the command.
'use strict';

const assert = require('node:assert');
const { spawn } = require('node:child_process');
const path = require('node:path');
const test = require('node:test');
const manifest = require('../package.json');
const { debugCommand, defaultDebugConfiguration } = require('../src/server');

const debuggers = manifest.contributes.debuggers;
const root = path.join(__dirname, '../../..');

/** Sends requests to an adapter, and returns its messages up to an event. */
function talk(requests, event) {
    const { command, args } = debugCommand({ command: process.env.VISA });
    const adapter = spawn(command, args, { stdio: ['pipe', 'pipe', 'inherit'] });
    for (const [index, request] of requests.entries()) {
        const text = JSON.stringify({ seq: index + 1, type: 'request', ...request });
        adapter.stdin.write(`Content-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`);
    }
    return new Promise((resolve, reject) => {
        let output = '';
        adapter.on('error', reject);
        adapter.on('exit', () => reject(new Error(`no event ${event}: ${output}`)));
        adapter.stdout.on('data', (data) => {
            output += data;
            const messages = output.split(/Content-Length: \d+\r\n\r\n/).filter(Boolean);
            if (new RegExp(`"event":"${event}","seq":\\d+,"type":"event"}`).test(output)) {
                adapter.removeAllListeners('exit');
                adapter.kill();
                resolve(messages.map((message) => JSON.parse(message)));
            }
        });
    });
}

test('an open file is debugged without a configuration', () => {
    const configuration = defaultDebugConfiguration({});
    assert.equal(configuration.type, debuggers[0].type);
    const { properties, required } = debuggers[0].configurationAttributes.launch;
    assert.deepEqual(required.filter((name) => !configuration[name]), []);
    const known = ['type', 'request', 'name', ...Object.keys(properties)];
    assert.deepEqual(Object.keys(configuration).filter((name) => !known.includes(name)), []);
    assert.deepEqual(defaultDebugConfiguration({ type: 'visa', program: 'x' }), { type: 'visa', program: 'x' });
});

test('the adapter takes every attribute of the manifest', async () => {
    const { properties } = debuggers[0].configurationAttributes.launch;
    const launch = {
        program: ['tests/own/vectors.visaasm'],
        launchFile: 'tests/own/launch.json',
        platform: 'XE2',
        out: 'target',
        cwd: root,
        stopOnEntry: true,
        strict: true,
        lines: properties.lines.enum[1],
    };
    assert.deepEqual(Object.keys(properties).filter((name) => !(name in launch)), ['zebin']);
    const requests = ['initialize', 'launch', 'configurationDone'].map((command) => ({ command, arguments: launch }));
    const messages = await talk(requests, 'stopped');
    assert.deepEqual(messages.filter((message) => message.success === false), []);
    assert.equal(messages.at(-1).body.reason, 'entry');
});
