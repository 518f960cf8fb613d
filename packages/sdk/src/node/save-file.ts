/** Downloads on Node: straight to a file, whatever its size. */
import { createWriteStream } from 'node:fs';
import { rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { AnswerReader, CallOptions } from '../call';
import type { Client } from '../client';
import type { FileId } from '../download';
import { failed } from '../failure';
import type { Ops } from '../generated/ops';
import type { Operation } from '../operation';
import type { Result } from '../result';
import { type StreamAnswer, streamAnswer } from '../stream-answer';

export interface SavedFile {
  readonly path: string;
  readonly bytes: number;
}

export interface SaveOptions extends CallOptions {
  /** The file to write; absent, the server's name in `folder`. */
  readonly path?: string;
  /** Where the server's name is used; the current folder when absent. */
  readonly folder?: string;
}

/**
 * Calls an operation that answers with a file and writes it to disk. Time-out and signal cover the writing; a file
 * appears only when it is whole.
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

function savingAnswer({ path, folder = '.' }: SaveOptions): AnswerReader {
  return async (request, response) => {
    const result = await streamAnswer(request, response);
    if (!result.ok) return result;
    const { stream, fileName } = result.data as StreamAnswer;
    const target = path ?? join(folder, safeName(fileName) ?? `${request.operation.id}.download`);
    const part = `${target}.part`;
    try {
      await pipeline(
        Readable.fromWeb(stream as Parameters<typeof Readable.fromWeb>[0]),
        createWriteStream(part),
      );
      await rename(part, target);
    } catch (cause) {
      await rm(part, { force: true });
      return failed(request, 'network', { status: response.status, cause });
    }
    const data: SavedFile = { path: target, bytes: (await stat(target)).size };
    return { ...result, data };
  };
}

/** A server's name is never a path, a hidden file or a device. */
function safeName(name: string | undefined): string | undefined {
  const safe = name?.replace(/[<>:"|?*\p{Cc}]/gu, '_').replace(/^\.+/, '');
  return safe || undefined;
}
