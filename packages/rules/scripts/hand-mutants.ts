/**
 * `pnpm hand-mutants`: puts each fault of `test/made/hand-mutants.tsv` into the sources as the tests load them, no file is
 * changed, and runs the tests of its area. Names those that live. `pnpm hand-mutants runway` takes the paths with the word.
 */
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { HAND_MUTANTS, type HandMutant } from '../test/made/hand-mutants';

const root = fileURLToPath(new URL('..', import.meta.url));
const VITEST = fileURLToPath(new URL('../../../node_modules/vitest/vitest.mjs', import.meta.url));

/** The tests that judge a fault: those of the area that the file lies in. */
function judgesOf({ file, judges }: HandMutant): string {
  const [group = '', area = ''] = file.split('/');
  return `src/${judges || (group === 'base' ? group : `${group}/${area}`)}/**/*.test.ts`;
}

/** Whether the tests fail with the fault. */
function isKilled(mutant: HandMutant): Promise<boolean> {
  const env = { ...process.env, AREA_TESTS: judgesOf(mutant), HAND_MUTANT: JSON.stringify(mutant) };
  const run = spawn(process.execPath, [VITEST, 'run', '--root', root, '--bail', '1', '--silent'], {
    env,
    stdio: 'ignore',
  });
  return new Promise((resolve, reject) => {
    run.on('error', reject);
    run.on('exit', (code) => resolve(code !== 0));
  });
}

const words = process.argv.slice(2);
const chosen = HAND_MUTANTS.filter(
  ({ file }) => words.length === 0 || words.some((word) => file.includes(word)),
);
const living: HandMutant[] = [];
const waiting = [...chosen];
async function work(): Promise<void> {
  for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) {
    if (await isKilled(mutant)) continue;
    living.push(mutant);
    console.log(`lives: ${mutant.file}\n  ${mutant.from}\n  ${mutant.to}\n  ${mutant.lost}`);
  }
}
// A run whose tests fail without a fault would kill everything.
if (await isKilled({ file: 'base/none.ts', from: ' ', to: ' ', lost: 'nothing', judges: '' }))
  throw new Error('The tests of base fail without a fault');
await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, work));
console.log(`${chosen.length - living.length} of ${chosen.length} faults are found`);
if (living.length > 0) process.exitCode = 1;
