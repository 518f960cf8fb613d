/** `pnpm breaking [commit]`: compares the sources with the bundle of a commit, the last one by default. */
import { execFileSync } from 'node:child_process';
import { bundled } from '../bundled';
import { ROOT } from '../redocly';
import { breakingChanges, mayBreak } from './changes';

const commit = process.argv[2] ?? 'HEAD';
const OUTPUT_BYTES = 256 * 1024 * 1024;

function committed(): string | undefined {
  try {
    const args = ['show', `${commit}:./bundle/openapi.json`];
    return execFileSync('git', args, { cwd: ROOT, encoding: 'utf8', maxBuffer: OUTPUT_BYTES, stdio: 'pipe' });
  } catch {
    // A copy without history, or a commit from before the first bundle: there is no promise to keep.
    return undefined;
  }
}

const versionOf = (text: string): string => JSON.parse(text).info.version;

const base = committed();
const revision = bundled();
const changes = base === undefined || base === revision ? [] : breakingChanges(base, revision);
for (const { rule, where, message } of changes) console.error(`${rule}: ${where}\n  ${message}`);

if (base === undefined) console.log(`breaking: no bundle at ${commit} to compare with`);
else if (changes.length === 0) console.log(`breaking: nothing that breaks a client of ${commit}`);
else if (mayBreak(versionOf(base), versionOf(revision)))
  console.log('breaking: allowed, info.version was raised');
else {
  console.error(`${changes.length} changes break clients; undo them, or raise info.version in openapi.yaml`);
  process.exit(1);
}
