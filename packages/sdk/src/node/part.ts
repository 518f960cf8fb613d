/** The part of a download: named after its target, so that a run that was killed leaves nothing for ever. */
import { readdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** File systems count bytes, and take 255 of them for a name. */
const LONGEST_STEM = 200;

/** The downloads of this process, in which a part that is written is told from one that was left behind. */
const written = new Set<string>();
let count = 0;

/** The path of a part while it is written. */
export interface Part {
  readonly path: string;
  /** Removes the part, where it is still there. */
  readonly remove: () => Promise<void>;
}

/**
 * A free path beside `target`, `.invoices.xlsx.4711-1.part`. Parts of the same target that no process writes any more are
 * removed: those of a run that was killed.
 */
export async function partOf(target: string): Promise<Part> {
  const folder = dirname(target);
  const stem = shortened(basename(target));
  // Several downloads of one name do not write into each other's part.
  count += 1;
  const path = join(folder, `.${stem}.${process.pid}-${count}.part`);
  written.add(path);
  await removeLeft(folder, stem);
  return {
    path,
    remove: async () => {
      await rm(path, { force: true });
      written.delete(path);
    },
  };
}

async function removeLeft(folder: string, stem: string): Promise<void> {
  // A folder that is not there is reported by the download that cannot be written.
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    if (!name.startsWith(`.${stem}.`)) continue;
    const [, pid] = /^\.(\d+)-\d+\.part$/.exec(name.slice(stem.length + 1)) ?? [];
    const path = join(folder, name);
    // In a container every run may have the same number.
    const isWritten = Number(pid) === process.pid ? written.has(path) : isRunning(pid);
    // One that cannot be removed is in nobody's way.
    if (pid && !isWritten) await rm(path, { force: true }).catch(() => undefined);
  }
}

function isRunning(pid: string | undefined): boolean {
  try {
    return process.kill(Number(pid), 0);
  } catch (error) {
    // It runs, and belongs to somebody else.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** A name that is not too long for a file system; a Chinese character has three bytes. */
export function shortened(stem: string, rest = ''): string {
  let short = [...stem];
  while (Buffer.byteLength(short.join('') + rest) > LONGEST_STEM) short = short.slice(0, -1);
  return short.join('') + rest;
}
