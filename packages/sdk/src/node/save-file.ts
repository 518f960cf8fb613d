/** Downloads on Node: straight to a file of any size. */
import { createWriteStream } from 'node:fs';
import { open, rename, stat } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileId } from '../answer/download';
import { type DownloadOptions, streaming } from '../answer/stream-answer';
import { isApiError } from '../core/api-error';
import type { AnswerReader } from '../core/call';
import type { Client } from '../core/client';
import { failed } from '../core/failure';
import type { Operation } from '../core/operation';
import type { Result } from '../core/result';
import type { Ops } from '../generated/ops';
import { partOf, shortened } from './part';

export interface SavedFile {
  readonly path: string;
  readonly bytes: number;
}

export interface SaveOptions extends DownloadOptions {
  /** The file to write; absent, the server's name in `folder`. */
  readonly path?: string;
  /** Where the server's name is used; the current folder when absent. */
  readonly folder?: string;
}

/**
 * Calls an operation that answers with a file and writes it to disk. The signal covers the writing, and the time-out
 * each wait for further bytes; a file appears only when it is complete. A file of the same `path` is replaced; the server's name gets a number where it is
 * taken, `invoices (2).xlsx`. Until then it is a part beside its target, `.invoices.xlsx.4711-1.part`; the next download of the
 * target removes the part of a process that was killed.
 */
export async function saveFile<K extends FileId>(
  api: Pick<Client, 'call'>,
  operation: Operation<K>,
  ...[input, options = {}]: [input: Ops[K]['input'], options?: SaveOptions]
): Promise<Result<SavedFile>> {
  const result: Result<unknown> = await api.call(operation, input, {
    ...options,
    answer: savingAnswer(options),
  });
  // The reader decides what data is.
  return result as Result<SavedFile>;
}

/** The message about a full disk, a missing folder or a name that is too long. */
const NOT_WRITTEN = '文件没有写到磁盘';

function savingAnswer({ path, folder = '.', onProgress }: SaveOptions): AnswerReader {
  const read = streaming({ onProgress });
  return async (request, response, release) => {
    const result = await read(request, response, release);
    if (!result.ok) return result;
    const { stream, fileName } = result.data;
    const target = path ?? join(folder, safeName(fileName) ?? `${request.operation.id}.download`);
    const { path: part, remove } = await partOf(target);
    try {
      const source = Readable.fromWeb(stream as Parameters<typeof Readable.fromWeb>[0]);
      await pipeline(source, createWriteStream(part, { flags: 'wx' }));
      const { size } = await stat(part);
      const saved = path === undefined ? await placed(part, target) : target;
      if (path !== undefined) await rename(part, target);
      return { ...result, data: { path: saved, bytes: size } satisfies SavedFile };
    } catch (cause) {
      if (isApiError(cause)) return cause.failure;
      return failed(request, 'disk', { msg: NOT_WRITTEN, cause });
    } finally {
      await remove();
    }
  };
}

/** Gives a part its name without replacing a file; @returns the path that was free */
async function placed(part: string, target: string): Promise<string> {
  const { dir, name, ext } = parse(target);
  for (let number = 1; ; number += 1) {
    const path = number === 1 ? target : join(dir, `${name} (${number})${ext}`);
    try {
      // The empty file keeps the name for this download; nobody else's is ever replaced.
      await (await open(path, 'wx')).close();
      await rename(part, path);
      return path;
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code !== 'EEXIST') throw cause;
    }
  }
}

/** A server's name is never a path, a hidden file, a device, too long, or one that reads backwards. */
function safeName(name: string | undefined): string | undefined {
  const safe = name
    ?.replace(/[<>:"|?*\p{Cc}\p{Cf}]/gu, '_')
    .replace(/^\.+/, '')
    .replace(/^(con|prn|aux|nul|com\d|lpt\d)(?=\.|$)/i, '_$1');
  if (!safe) return undefined;
  const { name: stem, ext } = parse(safe);
  return shortened(stem, ext);
}
