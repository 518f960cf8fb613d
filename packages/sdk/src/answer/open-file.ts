/** A file that has begun to come, part by part: every way of reading files stands on it (HTTP-10). */
import type { CallRequest } from '../core/call';
import { failed } from '../core/failure';
import { limited } from '../core/limits';
import type { Failure } from '../core/result';
import { limitsOf } from '../core/send';
import { fileTail } from './file-end';
import { fileName } from './file-name';
import { type FileStart, fileStart } from './file-start';

/** The next part; undefined at the end of the file, a failure where it breaks off. */
export type FilePart = Uint8Array | Failure | undefined;

export interface OpenFile {
  readonly next: () => Promise<FilePart>;
  readonly cancel: (reason: unknown) => Promise<void> | undefined;
  /** As the server names it; undefined when it does not. */
  readonly fileName: string | undefined;
  readonly contentType: string;
}

/**
 * Looks at the start of an answer; what is no file becomes a failure.
 * @param release ends the limits of the call: each wait for a part has its own
 */
export async function openFile(
  request: CallRequest,
  response: Response,
  release: () => void,
): Promise<OpenFile | Failure> {
  const start = await fileStart(request, response);
  if ('ok' in start) return start;
  release();
  const { headers } = response;
  return {
    next: partsOf(request, start),
    cancel: (reason) => start.rest?.cancel(reason),
    fileName: fileName(headers.get('content-disposition')),
    contentType: headers.get('content-type') ?? '',
  };
}

/** The chunks already read, then the rest; a file without its end has none. */
function partsOf(request: CallRequest, { chunks, rest, end }: FileStart): OpenFile['next'] {
  const waiting = [...chunks];
  const tail = end && fileTail(end);
  return async () => {
    const part = waiting.shift() ?? (rest && (await nextChunk(request, rest)));
    if (part instanceof Uint8Array) tail?.add(part);
    return part ?? (tail?.isWhole() === false ? withoutEnd(request) : undefined);
  };
}

/** The file broke off, and nothing else says so. */
function withoutEnd(request: CallRequest): Failure {
  const cause = new TypeError(`The file is cut: it does not end as ${request.operation.media} does`);
  return failed(request, 'invalid-response', { cause });
}

/** Each wait is under the call's limits. */
function nextChunk(request: CallRequest, rest: ReadableStreamDefaultReader<Uint8Array>): Promise<FilePart> {
  return limited<FilePart>(
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
