/** Downloads as a stream, for files that should not lie in memory; what is no file is still recognised (HTTP-10). */
import { ApiError } from '../core/api-error';
import type { CallOptions, CallRequest } from '../core/call';
import { failed } from '../core/failure';
import { limited } from '../core/limits';
import type { Failure, Result } from '../core/result';
import { limitsOf } from '../core/send';
import { fileTail } from './file-end';
import { fileName } from './file-name';
import { type FileStart, fileStart } from './file-start';
import { success } from './read-answer';

export interface StreamAnswer {
  /** Breaks off with an `ApiError`: the signal, no bytes within the time-out, a broken network, or a file without its end. */
  readonly stream: ReadableStream<Uint8Array>;
  /** As the server names it; undefined when it does not. */
  readonly fileName: string | undefined;
  readonly contentType: string;
  /** Bytes of the complete file; undefined where the server does not say so, as of every compressed answer. */
  readonly size: number | undefined;
}

export interface DownloadProgress {
  /** Bytes so far. */
  readonly loaded: number;
  /** Bytes of the complete file; undefined where the server does not say so. */
  readonly total: number | undefined;
}

/** Options of a download, besides those of a call. */
export interface DownloadOptions extends CallOptions {
  /** Hears of every part of the file that has come. */
  readonly onProgress?: ((progress: DownloadProgress) => void) | undefined;
}

/** A reader of files that reports how far it has come. */
export function streaming({ onProgress }: DownloadOptions): typeof streamAnswer {
  return async (request, response, release) => {
    const result = await streamAnswer(request, response, release);
    if (!result.ok || !onProgress) return result;
    const { stream, size: total } = result.data;
    let loaded = 0;
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        loaded += chunk.length;
        onProgress({ loaded, total });
        controller.enqueue(chunk);
      },
    });
    return { ...result, data: { ...result.data, stream: stream.pipeThrough(counter) } };
  };
}

/** Reads a file as a stream. */
export async function streamAnswer(
  request: CallRequest,
  response: Response,
  release: () => void,
): Promise<Result<StreamAnswer>> {
  const start = await fileStart(request, response);
  if ('ok' in start) return start;
  release();
  const { headers } = response;
  const data: StreamAnswer = {
    stream: streamOf(request, start),
    fileName: fileName(headers.get('content-disposition')),
    contentType: headers.get('content-type') ?? '',
    size: sizeOf(headers),
  };
  return success(request, response, { data });
}

/** The length that is sent is that of the compressed bytes. */
function sizeOf(headers: Headers): number | undefined {
  const text = headers.get('content-encoding') ? null : headers.get('content-length');
  return text && /^\d+$/.test(text) ? Number(text) : undefined;
}

/** The chunks already read, then the rest; each wait is under the call's limits. */
function streamOf(request: CallRequest, { chunks, rest, end }: FileStart): ReadableStream<Uint8Array> {
  const waiting = [...chunks];
  const tail = end && fileTail(end);
  return new ReadableStream({
    async pull(controller) {
      const next = waiting.shift() ?? (rest && (await nextChunk(request, rest)));
      if (next instanceof Uint8Array) {
        tail?.add(next);
        controller.enqueue(next);
      } else if (next) controller.error(new ApiError(next));
      else if (tail?.isWhole() === false) controller.error(new ApiError(withoutEnd(request)));
      else controller.close();
    },
    cancel: (reason) => rest?.cancel(reason),
  });
}

/** The file broke off, and nothing else says so. */
function withoutEnd(request: CallRequest): Failure {
  const cause = new TypeError(`The file is cut: it does not end as ${request.operation.media} does`);
  return failed(request, 'invalid-response', { cause });
}

type Chunk = Uint8Array | Failure | undefined;

function nextChunk(request: CallRequest, rest: ReadableStreamDefaultReader<Uint8Array>): Promise<Chunk> {
  return limited<Chunk>(
    limitsOf(request),
    () =>
      rest.read().then(
        ({ value }) => value,
        (cause: unknown) => failed(request, 'network', { cause }),
      ),
    (kind, cause) => {
      // Nobody waits for the connection any longer; it may be broken already.
      rest.cancel(cause).catch(() => undefined);
      return failed(request, kind, { cause });
    },
  );
}
