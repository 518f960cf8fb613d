/** `pnpm bundle`: writes the committed bundle; `--check` only says whether it is up to date. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { BUNDLE_FILE, bundled } from './bundled';

const text = bundled();
if (process.argv.includes('--check')) {
  if (readFileSync(BUNDLE_FILE, 'utf8') !== text) {
    console.error('openapi/bundle/openapi.json is not what its sources give; run "pnpm generate".');
    process.exit(1);
  }
} else {
  mkdirSync(dirname(BUNDLE_FILE), { recursive: true });
  writeFileSync(BUNDLE_FILE, text);
  console.log(`bundle/openapi.json: ${Math.round(text.length / 1024)} KiB`);
}
