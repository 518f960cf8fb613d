/**
 * `pnpm docs`: the description as one HTML file that needs nothing from outside, with samples of each call. The bundle
 * is written next to it, complete and with one way of signing. The mock serves all of it at /docs.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { type Bundle, withOneSignature } from '../reference/one-signature';
import { documented, siteFiles } from '../reference/site';
import { BUNDLE_FILE } from './bundled';
import { ROOT } from './redocly';

const FOLDER = join(ROOT, 'dist', 'docs');
/** Written by `pnpm generate`, out of the same bundle. */
const REFERENCE = join(ROOT, '..', 'packages', 'sdk', 'reference');

function write(name: string, text: string): void {
  writeFileSync(join(FOLDER, name), text);
  console.log(`dist/docs/${name}: ${Math.round(text.length / 1024)} KiB`);
}

/** A file of the page, in one piece and without types. */
function built(name: string): string {
  const { outputFiles } = buildSync({
    entryPoints: [join(ROOT, 'reference', 'page', name)],
    bundle: true,
    minify: true,
    write: false,
    target: 'es2022',
  });
  return outputFiles[0]?.text ?? '';
}

// The bundle is our own, and its form is held by the lint.
const bundle = JSON.parse(readFileSync(BUNDLE_FILE, 'utf8')) as Bundle;
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(join(FOLDER, 'operations'), { recursive: true });
write('openapi.json', JSON.stringify(bundle));
for (const name of ['bearer', 'automation'] as const)
  write(`${name}.json`, JSON.stringify(withOneSignature(bundle, name)));
const files = siteFiles({
  ...documented(bundle, (tag) => readFileSync(join(REFERENCE, `${tag}.md`), 'utf8')),
  script: built('page.ts'),
  style: built('page.css'),
});
for (const [name, text] of files) writeFileSync(join(FOLDER, name), text);
