// The extension: starts `visa lsp`, and starts it again when its settings change.
'use strict';

const vscode = require('vscode');
const { LanguageClient } = require('vscode-languageclient/node');
const { documentSelector, initializationOptions, serverCommand } = require('./server');

let client;

/** Starts the server. A message says what to do if there is no such command. */
async function start() {
    const settings = vscode.workspace.getConfiguration('openvisa');
    const chosen = { command: settings.get('command'), platform: settings.get('platform') };
    client = new LanguageClient('openvisa', 'Intel vISA', serverCommand(chosen), {
        documentSelector: documentSelector(),
        initializationOptions: initializationOptions(chosen),
    });
    try {
        await client.start();
    } catch (error) {
        client = undefined;
        const { command } = serverCommand(chosen);
        vscode.window.showErrorMessage(`\`${command} lsp\` cannot be started (${error.message}). Set openvisa.command.`);
    }
}

async function stop() {
    const stopped = client;
    client = undefined;
    await stopped?.stop();
}

/** Called by VS Code when a document of one of the languages is opened. */
async function activate(context) {
    const restart = vscode.workspace.onDidChangeConfiguration(async (event) => {
        if (event.affectsConfiguration('openvisa')) {
            await stop();
            await start();
        }
    });
    context.subscriptions.push(restart);
    await start();
}

module.exports = { activate, deactivate: stop };
