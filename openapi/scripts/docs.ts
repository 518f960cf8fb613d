/**
 * `pnpm docs`: the description as one HTML file that needs nothing from outside, with samples of each call. The bundle
 * is written next to it, complete and with one way of signing. The mock serves all of it at /docs.
 */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Bundle, withOneSignature } from '../reference/one-signature';
import { samplesOf } from '../reference/samples';
import { BUNDLE_FILE } from './bundled';
import { ROOT, redocly } from './redocly';

const FOLDER = join(ROOT, 'dist', 'docs');
const EMPTY_PICTURE = "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='1' height='1'/%3E";

function withSamples(bundle: Bundle): Bundle {
  const paths = Object.entries(bundle.paths).map(([path, item]) => {
    const operations = Object.entries(item).map(([method, operation]) => [
      method,
      {
        ...operation,
        'x-codeSamples': samplesOf({ method, path, operation, components: bundle.components }),
      },
    ]);
    return [path, Object.fromEntries(operations)];
  });
  return { ...bundle, paths: Object.fromEntries(paths) };
}

function htmlOf(bundle: Bundle): string {
  const folder = mkdtempSync(join(tmpdir(), 'openapi-docs-'));
  try {
    const [source, target] = [join(folder, 'openapi.json'), join(folder, 'index.html')];
    writeFileSync(source, JSON.stringify(bundle));
    const run = redocly([
      'build-docs',
      source,
      '--output',
      target,
      '--config',
      'redocly.yaml',
      '--inlineBundle',
    ]);
    if (run.code !== 0) throw new Error(`Building the reference failed:\n${run.stderr}`);
    return readFileSync(target, 'utf8');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function write(name: string, text: string): void {
  writeFileSync(join(FOLDER, name), text);
  console.log(`dist/docs/${name}: ${Math.round(text.length / 1024)} KiB`);
}

// The bundle is our own, and its form is held by the lint.
const bundle = JSON.parse(readFileSync(BUNDLE_FILE, 'utf8')) as Bundle;
mkdirSync(FOLDER, { recursive: true });
write('openapi.json', JSON.stringify(bundle));
for (const name of ['bearer', 'automation'] as const)
  write(`${name}.json`, JSON.stringify(withOneSignature(bundle, name)));
write(
  'index.html',
  htmlOf(withSamples(bundle))
    .replace('<html lang="en">', '<html lang="zh-CN">')
    // The page's one outside request would be for Redocly's logo.
    .replaceAll(/https:\/\/cdn\.redoc\.ly\/redoc\/logo-mini(-full)?\.svg/g, EMPTY_PICTURE),
);
