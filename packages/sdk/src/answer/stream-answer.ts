/** Downloads as a stream, for files that should not lie in memory; what is no file is still recognised (HTTP-10). */
import { ApiError } from '../api-error';
import type { CallRequest } from '../call';
import { failed } from '../failure';
import { limited } from '../limits';
import type { Failure, Result } from '../result';
import { timeoutOf } from '../send';
import { fileName } from './file-name';
import { type FileStart, fileStart } from './file-start';
import { success } from './read-answer';

export interface StreamAnswer {
  /** Breaks off with an `ApiError`: the signal, no bytes within the time-out, or a broken network. */
  readonly stream: ReadableStream<Uint8Array>;
  /** As the server names it; undefined when it does not. */
  readonly fileName: string | undefined;
  readonly contentType: string;
}

/** Reads a file as a stream. */
export async function streamAnswer(request: CallRequest, response: Response): Promise<Result<StreamAnswer>> {
  const start = await fileStart(request, response);
  if ('ok' in start) return start;
  const data: StreamAnswer = {
    stream: streamOf(request, start),
    fileName: fileName(response.headers.get('content-disposition')),
    contentType: response.headers.get('content-type') ?? '',
  };
  return success(request, response, { data });
}

/** The chunks already read, then the rest; each wait is under the call's limits. */
function streamOf(request: CallRequest, { chunks, rest }: FileStart): ReadableStream<Uint8Array> {
  const waiting = [...chunks];
  return new ReadableStream({
    async pull(controller) {
      const next = waiting.shift() ?? (rest && (await nextChunk(request, rest)));
      if (next instanceof Uint8Array) controller.enqueue(next);
      else if (next) controller.error(new ApiError(next));
      else controller.close();
    },
    cancel: (reason) => rest?.cancel(reason),
  });
}

type Chunk = Uint8Array | Failure | undefined;

function nextChunk(request: CallRequest, rest: ReadableStreamDefaultReader<Uint8Array>): Promise<Chunk> {
  return limited<Chunk>(
    { timeoutMs: timeoutOf(request), signal: request.options.signal },
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
