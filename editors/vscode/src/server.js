// How the language server is started, and for what. Nothing here needs VS Code, so that tests run it.
'use strict';

// Languages that inline assembly is found in. The server ignores a source without it.
const LANGUAGES = ['visaasm', 'c', 'cpp', 'llvm', 'mlir', 'opencl', 'python', 'spirv'];

// Endings of files with inline assembly, whichever language another extension gives them.
const ENDINGS = 'c,cc,cl,clcpp,cpp,cxx,h,hh,hpp,hxx,inc,inl,ipp,ll,mlir,py,spvasm,tpp';

/**
 * Returns the command line of the server.
 *
 * For example, `{ command: '', platform: '' }` gives `visa lsp`.
 */
function serverCommand(settings) {
    return { command: settings.command || 'visa', args: ['lsp'] };
}

/** Returns the command line of the debug adapter. */
function debugCommand(settings) {
    return { command: settings.command || 'visa', args: ['debug'] };
}

/** Returns the configuration that is debugged without a `launch.json`: the open file and a launch file beside it. */
function defaultDebugConfiguration(configuration) {
    if (configuration.type) {
        return configuration;
    }
    return {
        type: 'visa',
        request: 'launch',
        name: 'Debug the kernel',
        program: '${file}',
        launchFile: '${fileDirname}/launch.json',
        stopOnEntry: true,
    };
}

/** Returns the command line of the server for the Markdown files of specifications. */
function specificationCommand(settings) {
    return { command: settings.specificationCommand || 'visa-codegen', args: ['lsp'] };
}

/** Returns the documents that this server is told of. It ignores those outside of specifications. */
function specificationSelector() {
    return [{ scheme: 'file', language: 'markdown' }];
}

/** Returns the options of the initialization. An empty platform is none. */
function initializationOptions(settings) {
    return settings.platform ? { platform: settings.platform } : {};
}

/** Returns the documents that the server is told of. */
function documentSelector() {
    const byName = { scheme: 'file', pattern: `**/*.{${ENDINGS}}` };
    return [...LANGUAGES.map((language) => ({ scheme: 'file', language })), byName];
}

module.exports = {
    debugCommand,
    defaultDebugConfiguration,
    documentSelector,
    initializationOptions,
    serverCommand,
    specificationCommand,
    specificationSelector,
};
