/**
 * `pnpm test:oldest-browser`: a real Chromium of the oldest release that is supported opens every address and walks what
 * a shop cannot do without. `--short` buys alone, as a step of `npm test`. Files of tests/e2e may be named instead.
 */
import { spawnSync } from 'node:child_process';
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createBrotliDecompress } from 'node:zlib';
import { OLDEST_CHROMIUM } from '@dealer-portal/web/browsers';
import { chromium } from 'playwright';

const PACKED = join(import.meta.dirname, 'node_modules/@sparticuz/chromium/bin');
const FOLDER = join(import.meta.dirname, 'node_modules/.chromium');
const COMMAND = join(FOLDER, 'chromium.sh');

const SHORT = ['e2e/purchase.test.ts'];
/** Every address, then buying, the close of a month, an import, a payment. */
const LONG = [
  'e2e/long/pages/each-address.test.ts',
  'e2e/purchase.test.ts',
  'e2e/finance/reconciliation.test.ts',
  'e2e/finance/flow.test.ts',
  'e2e/file-columns.test.ts',
  'e2e/import-foot.test.ts',
  'e2e/long/payment-writes.test.ts',
];

if (!existsSync(COMMAND)) await unpack();
const release = await releaseOf(COMMAND);
console.log(`Chromium ${release}`);
if (!release.startsWith(`${OLDEST_CHROMIUM}.`))
  throw new Error(
    `tests/oldest-browser/package.json brings ${release}, and ${OLDEST_CHROMIUM} is the oldest`,
  );

const isShort = process.argv.includes('--short');
const named = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const chosen = isShort ? SHORT : LONG;
const files = named.length > 0 ? named : chosen.map((file) => `tests/${file}`);
const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'e2e', '--maxWorkers=2', ...files], {
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM_PATH: COMMAND, ...(!isShort && { WHOLE: '1' }) },
});
process.exitCode = status ?? 1;

/** Unpacks the program and the libraries that an old one needs; what is there is complete. */
async function unpack(): Promise<void> {
  const begun = `${FOLDER}-begun`;
  rmSync(begun, { recursive: true, force: true });
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(begun, { recursive: true });
  for (const name of ['chromium', 'aws.tar'])
    await pipeline(
      createReadStream(join(PACKED, `${name}.br`)),
      createBrotliDecompress(),
      createWriteStream(join(begun, name), { mode: 0o755 }),
    );
  const tar = spawnSync('tar', ['xf', 'aws.tar'], { cwd: begun, encoding: 'utf8' });
  if (tar.status !== 0) throw new Error(`the libraries of the browser cannot be unpacked: ${tar.stderr}`);
  const lines = [
    '#!/bin/sh',
    `LD_LIBRARY_PATH='${FOLDER}/lib' exec '${FOLDER}/chromium' --no-zygote --headless "$@"`,
  ];
  writeFileSync(join(begun, 'chromium.sh'), `${lines.join('\n')}\n`, { mode: 0o755 });
  renameSync(begun, FOLDER);
}

async function releaseOf(executablePath: string): Promise<string> {
  const args = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
  const browser = await chromium.launch({ executablePath, args });
  const release = browser.version();
  await browser.close();
  return release;
}
