/** A new site in the place of the older one, which is read until then. */
import { readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** Another build may put its own site there between two steps. */
const ATTEMPTS = 5;

/** Puts a folder in the place of an older one, if there is one: the place is empty for one step, not while files are removed. */
export function replaceFolder(made: string, target: string): void {
  const older = `${made}-old`;
  for (let attempt = 1; ; attempt += 1) {
    rmSync(older, { recursive: true, force: true });
    try {
      renameSync(target, older);
    } catch (error) {
      if (codeOf(error) !== 'ENOENT') throw error;
    }
    try {
      renameSync(made, target);
      break;
    } catch (error) {
      if (codeOf(error) !== 'ENOTEMPTY' || attempt === ATTEMPTS) throw error;
    }
  }
  rmSync(older, { recursive: true, force: true });
}

/** Removes the folders `docs-<id of a process>` beside a target whose builds were ended. */
export function removeLeft(target: string): void {
  const folder = dirname(target);
  for (const name of readdirSync(folder)) {
    const id = name.startsWith(`${basename(target)}-`)
      ? /^(\d+)(?:-old)?$/.exec(name.slice(basename(target).length + 1))?.[1]
      : undefined;
    if (id !== undefined && !isRunning(Number(id)))
      rmSync(join(folder, name), { recursive: true, force: true });
  }
}

function isRunning(id: number): boolean {
  try {
    // Signal 0 asks and ends nothing.
    return process.kill(id, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
}

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined;
