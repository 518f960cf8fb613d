/** The changes of a revision that can break a client: Redocly's diff with its rules on, and further promises. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { redocly } from '../redocly';
import { brokenPromises, type Change } from './promises';

export type { Change } from './promises';

/** The part of Redocly's report that is read. */
interface Report {
  readonly changes: readonly {
    readonly path: string;
    readonly impact: string;
    readonly verdicts?: readonly {
      readonly ruleId: string;
      readonly message: string;
      readonly impact: string;
    }[];
  }[];
}

// Without `extends: diff-recommended` Redocly rates every change as harmless.
const CONFIG = 'scripts/breaking/redocly.yaml';

function redoclyChanges(base: string, revision: string): readonly Change[] {
  const run = redocly(['diff', base, revision, '--config', CONFIG, '--format', 'json']);
  if (run.code !== 0 && !run.stdout.trim()) throw new Error(`redocly diff failed:\n${run.stderr}`);
  const { changes }: Report = JSON.parse(run.stdout);
  return changes
    .filter(({ impact }) => impact === 'major')
    .flatMap(({ path, verdicts = [] }) =>
      verdicts.map(({ ruleId, message }) => ({ rule: ruleId, where: path, message })),
    );
}

/**
 * Lists the breaking changes between two bundles.
 * @param base JSON text of the bundle as it was
 * @param revision JSON text of the bundle as it is
 * @throws Error when Redocly cannot read one of them
 */
export function breakingChanges(base: string, revision: string): readonly Change[] {
  const folder = mkdtempSync(join(tmpdir(), 'openapi-diff-'));
  try {
    const [before, after] = [join(folder, 'base.json'), join(folder, 'revision.json')];
    writeFileSync(before, base);
    writeFileSync(after, revision);
    return [...redoclyChanges(before, after), ...brokenPromises(JSON.parse(base), JSON.parse(revision))];
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Whether the version was raised enough to break clients: the major number, or the minor one while the major is 0.
 * @param base version as it was, e.g. `0.1.0`
 * @param revision version as it is
 */
export function mayBreak(base: string, revision: string): boolean {
  const [major = 0, minor = 0] = base.split('.').map(Number);
  const [newMajor = 0, newMinor = 0] = revision.split('.').map(Number);
  return newMajor > major || (major === 0 && newMajor === 0 && newMinor > minor);
}
