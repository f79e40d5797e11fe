// Copies what the repository has elsewhere into the folder of the extension: the grammar, which the
// generator makes from the specification, and the licence.
import { copyFileSync } from 'node:fs';

const root = new URL('../../../', import.meta.url);
const here = new URL('../', import.meta.url);
for (const [from, to] of [
    ['packages/bindings/textmate/visaasm.tmLanguage.json', 'syntaxes/visaasm.tmLanguage.json'],
    ['LICENSE', 'LICENSE'],
]) {
    copyFileSync(new URL(from, root), new URL(to, here));
}
