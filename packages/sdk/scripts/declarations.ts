/**
 * Declarations once: an imported module has the types that `require` gives. An entry whose types hold classes of
 * another package is written for both. Such a package has one class for each way to load it.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const DIST = fileURLToPath(new URL('../dist/', import.meta.url));
const CLASSES_OF_OTHERS = /from '@tanstack\/query-core'/;

// A declaration with a program of its name is an entry.
const names = readdirSync(DIST)
  .filter((file) => file.endsWith('.d.cts'))
  .map((file) => file.slice(0, -'.d.cts'.length))
  .filter((name) => existsSync(`${DIST}${name}.cjs`));
for (const name of names) {
  const text = readFileSync(`${DIST}${name}.d.cts`, 'utf8');
  const handedOn = `export * from './${name}.cjs';\n`;
  writeFileSync(`${DIST}${name}.d.ts`, CLASSES_OF_OTHERS.test(text) ? text : handedOn);
}
