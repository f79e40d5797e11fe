// The extension: starts the language servers, and starts them again when their settings change. Starts the debug adapter.
'use strict';

const vscode = require('vscode');
const { LanguageClient } = require('vscode-languageclient/node');
const server = require('./server');

// The page of an instruction, by which a workspace is known to have a specification.
const SPECIFICATION_PAGES = '**/instructions/*.md';

const clients = [];

/** Starts a server. A message says what to do if there is no such command. */
async function startServer(id, name, commandLine, options, setting) {
    const client = new LanguageClient(id, name, commandLine, options);
    try {
        await client.start();
        clients.push(client);
    } catch (error) {
        const { command, args } = commandLine;
        const reason = `\`${command} ${args.join(' ')}\` cannot be started (${error.message})`;
        vscode.window.showErrorMessage(`${reason}. Set ${setting}.`);
    }
}

/** Starts `visa lsp`, and `visa-codegen lsp` if the workspace has a specification. */
async function start() {
    const settings = vscode.workspace.getConfiguration('openvisa');
    const chosen = {
        command: settings.get('command'),
        platform: settings.get('platform'),
        specificationCommand: settings.get('specificationCommand'),
    };
    const options = {
        documentSelector: server.documentSelector(),
        initializationOptions: server.initializationOptions(chosen),
    };
    await startServer('openvisa', 'Intel vISA', server.serverCommand(chosen), options, 'openvisa.command');
    const pages = await vscode.workspace.findFiles(SPECIFICATION_PAGES, '**/node_modules/**', 1);
    if (pages.length > 0) {
        const command = server.specificationCommand(chosen);
        const selector = { documentSelector: server.specificationSelector() };
        const name = 'Specification of vISA';
        await startServer('openvisa-specification', name, command, selector, 'openvisa.specificationCommand');
    }
}

/** Tells VS Code how the debug adapter is started, and what is debugged without a configuration. */
function registerDebugger(context) {
    const adapter = {
        createDebugAdapterDescriptor() {
            const settings = vscode.workspace.getConfiguration('openvisa');
            const { command, args } = server.debugCommand({ command: settings.get('command') });
            return new vscode.DebugAdapterExecutable(command, args);
        },
    };
    const configurations = {
        resolveDebugConfiguration(folder, configuration) {
            return server.defaultDebugConfiguration(configuration);
        },
    };
    context.subscriptions.push(
        vscode.debug.registerDebugAdapterDescriptorFactory('visa', adapter),
        vscode.debug.registerDebugConfigurationProvider('visa', configurations),
    );
}

async function stop() {
    await Promise.all(clients.splice(0).map((client) => client.stop()));
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
    registerDebugger(context);
    await start();
}

module.exports = { activate, deactivate: stop };
