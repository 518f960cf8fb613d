/** The part of a download whose run was killed: the next run of the same download goes on with it. */
import { type FileHandle, open, readFile, writeFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { filesLeftBeside, markOf, type Part } from '../node/part';

/** The file that a server offers in parts. */
export interface OfferedFile {
  /** Its strong `ETag`. */
  readonly tag: string;
  /** Bytes of the complete file. */
  readonly size: number;
}

/** The bytes that an earlier run has of a file. */
export interface EarlierPart extends OfferedFile {
  /** How many of them are used: one less than the file has, at least, so that the server is asked for the rest. */
  readonly bytes: number;
  readonly stream: () => ReadableStream<Uint8Array>;
}

/** The part of an earlier run, and the mark by which a later one finds that of this run. */
export interface ResumableDownload {
  readonly earlierPart: EarlierPart | undefined;
  /** Says of what file the part of this run is a part. */
  readonly mark: (file: OfferedFile) => Promise<void>;
  /** The download has ended, well or not: its part is gone, and so is its mark. */
  readonly end: () => Promise<void>;
}

/**
 * @param target the file that is written
 * @param download names what is downloaded, and for whom: parts of another download are not used
 */
export async function resumableDownload(target: string, download: string): Promise<ResumableDownload> {
  const opened = await openEarlierPart(target, download);
  let written: Part | undefined;
  return {
    earlierPart: opened?.earlierPart,
    mark: async ({ tag, size }) => {
      // In a container it may have the name of the earlier run's, which stays until there is an answer.
      written ??= markOf(target);
      const text = JSON.stringify({ download, tag, size });
      // Without a mark the next run begins again, as without a part.
      await writeFile(written.path, text, { mode: 0o600 }).catch(() => undefined);
    },
    end: async () => {
      await opened?.file.close();
      await written?.remove();
    },
  };
}

/** Opened before the next part of this target is begun, which removes it. */
async function openEarlierPart(
  target: string,
  download: string,
): Promise<{ readonly file: FileHandle; readonly earlierPart: EarlierPart } | undefined> {
  const files = await filesLeftBeside(target);
  for (const { path, pid } of files.filter(({ kind }) => kind === 'mark')) {
    const offered = await offeredIn(path, download);
    const part = files.find((file) => file.kind === 'part' && file.pid === pid);
    const file = offered && part && (await open(part.path).catch(() => undefined));
    if (!file) continue;
    const bytes = Math.min((await file.stat()).size, offered.size - 1);
    const stream = () => {
      const bytesOfPart = file.createReadStream({ start: 0, end: bytes - 1, autoClose: false });
      return Readable.toWeb(bytesOfPart) as ReadableStream<Uint8Array>;
    };
    if (bytes > 0) return { file, earlierPart: { ...offered, bytes, stream } };
    await file.close();
  }
  return undefined;
}

/** The file of a mark; undefined for one of another download, and for one that cannot be read. */
async function offeredIn(path: string, download: string): Promise<OfferedFile | undefined> {
  try {
    const mark = JSON.parse(await readFile(path, 'utf8')) as Partial<OfferedFile> & { download?: unknown };
    const { tag, size } = mark;
    const isRight = mark.download === download && typeof tag === 'string' && Number.isSafeInteger(size);
    return isRight && size ? { tag, size } : undefined;
  } catch {
    return undefined; // a mark that was killed while it was written
  }
}
