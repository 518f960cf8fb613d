/** The part of a download: named after its target, so that a run that was killed leaves nothing for ever. */
import { readdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** File systems count bytes, and take 255 of them for a name. */
const LONGEST_STEM = 200;

/** The files of this process, in which one that is written is told from one that was left behind. */
const written = new Set<string>();
let count = 0;

/** A file beside the target of a download, while that is under way. */
export interface Part {
  readonly path: string;
  /** Removes the file, where it is still there. */
  readonly remove: () => Promise<void>;
}

/**
 * A free path beside `target`, `.invoices.xlsx.4711-1.part`. Parts and marks of the same target that no process writes any
 * more are removed: those of a run that was killed.
 */
export async function partOf(target: string): Promise<Part> {
  // One that cannot be removed is in nobody's way.
  for (const { path } of await filesLeftBeside(target))
    await rm(path, { force: true }).catch(() => undefined);
  // Several downloads of one name do not write into each other's part.
  count += 1;
  return fileBeside(target, `${process.pid}-${count}.part`);
}

/** Where a run says of what its part is a part, `.invoices.xlsx.4711.mark`. */
export function markOf(target: string): Part {
  return fileBeside(target, `${process.pid}.mark`);
}

function fileBeside(target: string, ending: string): Part {
  const path = join(dirname(target), `.${shortened(basename(target))}.${ending}`);
  written.add(path);
  return {
    path,
    remove: async () => {
      await rm(path, { force: true });
      written.delete(path);
    },
  };
}

/** A part, or a mark, of a run that was killed. */
export interface LeftFile {
  readonly path: string;
  readonly pid: string;
  readonly kind: 'part' | 'mark';
}

/** The parts and marks of a target that no process writes any more. */
export async function filesLeftBeside(target: string): Promise<readonly LeftFile[]> {
  const folder = dirname(target);
  const stem = shortened(basename(target));
  // A folder that is not there is reported by the download that cannot be written.
  const names = await readdir(folder).catch(() => []);
  return names.flatMap((name): LeftFile[] => {
    if (!name.startsWith(`.${stem}.`)) return [];
    const [, pid, ending] = /^\.(\d+)(-\d+\.part|\.mark)$/.exec(name.slice(stem.length + 1)) ?? [];
    const path = join(folder, name);
    // In a container every run may have the same number.
    const isWritten = Number(pid) === process.pid ? written.has(path) : isRunning(pid);
    return pid && !isWritten ? [{ path, pid, kind: ending === '.mark' ? 'mark' : 'part' }] : [];
  });
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
