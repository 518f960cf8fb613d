/** `pnpm bundle`: writes the bundle and what follows from it; `--check` only says whether that is up to date. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { ROOT } from './redocly';
import { written } from './written';

const current = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');
const stale = [...written()].filter(([file, text]) => current(file) !== text);

if (process.argv.includes('--check')) {
  for (const [file] of stale)
    console.error(`openapi/${relative(ROOT, file)} is not what its sources give; run "pnpm generate".`);
  process.exitCode = stale.length === 0 ? 0 : 1;
} else {
  for (const [file, text] of stale) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
    console.log(`${relative(ROOT, file)}: ${Math.round(text.length / 1024)} KiB`);
  }
}
