/** Downloads as a stream, for files that should not lie in memory; what is no file is still recognised (HTTP-10). */
import { ApiError } from '../core/api-error';
import type { CallOptions, CallRequest } from '../core/call';
import type { Result } from '../core/result';
import { type OpenFile, openFile } from './open-file';
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
  const file = await openFile(request, response, release);
  if ('ok' in file) return file;
  const { fileName, contentType } = file;
  const data: StreamAnswer = {
    stream: streamOf(file),
    fileName,
    contentType,
    size: sizeOf(response.headers),
  };
  return success(request, response, { data });
}

/** The length that is sent is that of the compressed bytes. */
function sizeOf(headers: Headers): number | undefined {
  const text = headers.get('content-encoding') ? null : headers.get('content-length');
  return text && /^\d+$/.test(text) ? Number(text) : undefined;
}

function streamOf({ next, cancel }: OpenFile): ReadableStream<Uint8Array> {
  return new ReadableStream({
    async pull(controller) {
      const part = await next();
      if (part instanceof Uint8Array) controller.enqueue(part);
      else if (part) controller.error(new ApiError(part));
      else controller.close();
    },
    cancel,
  });
}
