// Chromium without a window, driven through a pipe by the DevTools protocol.
import { spawn } from 'node:child_process';

const OPTIONS = ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run', '--remote-debugging-pipe'];

export class Browser {
    /** Starts the browser. `profile` is a folder for its files. */
    constructor(profile) {
        const stdio = ['ignore', 'ignore', 'ignore', 'pipe', 'pipe'];
        this.process = spawn('chromium', [...OPTIONS, `--user-data-dir=${profile}`], { stdio });
        this.failed = new Promise((_, reject) => this.process.on('error', reject));
        this.ended = Promise.race([new Promise((resolve) => this.process.on('close', resolve)), this.failed.catch(() => {})]);
        // A browser that did not start closes the pipe.
        this.process.stdio[3].on('error', () => {});
        this.waiting = new Map();
        this.requests = 0;
        let rest = '';
        this.process.stdio[4].on('data', (data) => {
            const messages = (rest + data).split('\0');
            rest = messages.pop();
            for (const { id, result, error } of messages.map((message) => JSON.parse(message))) {
                if (error) this.waiting.get(id)?.reject(new Error(error.message));
                this.waiting.get(id)?.resolve(result);
                this.waiting.delete(id);
            }
        });
    }

    /** Sends a request, and returns its result. */
    send(method, params = {}) {
        const id = ++this.requests;
        const result = new Promise((resolve, reject) => this.waiting.set(id, { resolve, reject }));
        this.process.stdio[3].write(JSON.stringify({ id, method, params, sessionId: this.session }) + '\0');
        return Promise.race([result, this.failed]);
    }

    /** Opens a page of a size. */
    async open(url, { width, height }) {
        const { targetId } = await this.send('Target.createTarget', { url: 'about:blank' });
        this.session = (await this.send('Target.attachToTarget', { targetId, flatten: true })).sessionId;
        await this.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false });
        await this.send('Page.navigate', { url });
    }

    /** Computes an expression in the page. */
    async evaluate(expression) {
        const { result } = await this.send('Runtime.evaluate', { expression, returnByValue: true });
        return result.value;
    }

    /** Returns a picture of the page as PNG. */
    async screenshot() {
        const { data } = await this.send('Page.captureScreenshot', { format: 'png' });
        return Buffer.from(data, 'base64');
    }

    async close() {
        this.process.kill();
        await this.ended;
    }
}
