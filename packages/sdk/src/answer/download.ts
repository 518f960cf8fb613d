import type { Client } from '../core/client';
import type { Operation, OperationId } from '../core/operation';
import type { Result } from '../core/result';
import type { Ops } from '../generated/ops';
import type { FileAnswer } from './file-answer';
import { type DownloadOptions, type StreamAnswer, streaming } from './stream-answer';

/** The operations that answer with a file. */
export type FileId = { [K in OperationId]: Ops[K]['data'] extends FileAnswer ? K : never }[OperationId];

/**
 * Calls an operation that answers with a file, and hands the file over as a stream. The signal ends the stream too; the
 * time-out holds until the stream is there, and then for each wait for further bytes. `onProgress` hears of every part.
 */
export async function download<K extends FileId>(
  api: Pick<Client, 'call'>,
  operation: Operation<K>,
  ...[input, options = {}]: [input: Ops[K]['input'], options?: DownloadOptions]
): Promise<Result<StreamAnswer>> {
  const result: Result<unknown> = await api.call(operation, input, {
    ...options,
    answer: streaming(options),
  });
  // The reader decides what data is.
  return result as Result<StreamAnswer>;
}
