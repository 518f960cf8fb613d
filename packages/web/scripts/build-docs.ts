/** `pnpm run docs`: writes the documentation site to `openapi/dist/docs`, which the mock serves at `/docs`. It replaces an older one at once. */
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withOneSignature } from '@dealer-portal/openapi/reference';
import { buildSync } from 'esbuild';
import { ROOT, readSite } from '../site';
import { pageHtml } from '../site/layout';
import { pictureName } from '../site/links';
import { type Entry, flat } from '../site/page/rank';
import { removeLeft, replaceFolder } from '../site/replace-folder';

const TARGET = join(ROOT, 'openapi', 'dist', 'docs');
/** Whoever reads the older site goes on reading it until the new one is complete. */
const FOLDER = `${TARGET}-${process.pid}`;

function write(name: string, text: string): void {
  const file = join(FOLDER, name);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}

/** Scripts and styles, in one piece for each page and without types. */
function writeAssets(): void {
  const path = (name: string) => fileURLToPath(new URL(`../site/page/${name}`, import.meta.url));
  buildSync({
    entryPoints: ['site.ts', 'trials.ts', 'site.css'].map(path),
    bundle: true,
    minify: true,
    splitting: true,
    format: 'esm',
    charset: 'utf8',
    target: 'es2022',
    outdir: join(FOLDER, 'assets'),
  });
}

/** A search asks whether a word is there, not how often. */
function withoutRepeats(entry: Entry): Entry {
  return { ...entry, text: [...new Set(flat(entry.text).trim().split(' '))].join(' ') };
}

const started = performance.now();
const { pages, entries, pictures, description } = await readSite();
for (const page of pages) {
  const isFile = page.address.endsWith('.html');
  write(isFile ? page.address : join(page.address, 'index.html'), pageHtml(page));
}
writeAssets();
write('assets/search.json', JSON.stringify(entries.map(withoutRepeats)));
for (const picture of pictures)
  copyFileSync(join(ROOT, picture), join(FOLDER, 'assets', pictureName(picture)));
write('openapi.json', JSON.stringify(description.bundle));
for (const name of ['bearer', 'automation'] as const)
  write(`${name}.json`, JSON.stringify(withOneSignature(description.bundle, name)));
replaceFolder(FOLDER, TARGET);
removeLeft(TARGET);
console.log(
  `openapi/dist/docs: ${pages.length} pages in ${((performance.now() - started) / 1000).toFixed(1)} s`,
);
