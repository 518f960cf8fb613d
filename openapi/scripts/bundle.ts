/** `pnpm bundle`: writes the bundle and what follows from it; `--check` only says whether that is up to date. */
import { relative } from 'node:path';
import { ROOT } from './redocly';
import { staleFiles, writeWritten } from './written';

if (process.argv.includes('--check')) {
  const stale = staleFiles();
  for (const [file] of stale)
    console.error(`openapi/${relative(ROOT, file)} is not what its sources give; run "pnpm generate".`);
  process.exitCode = stale.length === 0 ? 0 : 1;
} else writeWritten();
