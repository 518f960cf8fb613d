/** `pnpm docs`: the description as one HTML file that needs nothing from outside; the mock serves it at /docs. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BUNDLE_FILE } from './bundled';
import { ROOT, redocly } from './redocly';

const FILE = join(ROOT, 'dist', 'docs', 'index.html');
const EMPTY_PICTURE = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='1' height='1'/%3E";

const run = redocly([
  'build-docs',
  BUNDLE_FILE,
  '--output',
  FILE,
  '--config',
  'redocly.yaml',
  '--inlineBundle',
]);
if (run.code !== 0) throw new Error(`Building the reference failed:\n${run.stderr}`);

const html = readFileSync(FILE, 'utf8')
  .replace('<html lang="en">', '<html lang="zh-CN">')
  // The page's one outside request would be for Redocly's logo.
  .replaceAll(/https:\/\/cdn\.redoc\.ly\/redoc\/logo-mini(-full)?\.svg/g, EMPTY_PICTURE);
writeFileSync(FILE, html);
console.log(`dist/docs/index.html: ${Math.round(html.length / 1024)} KiB`);
