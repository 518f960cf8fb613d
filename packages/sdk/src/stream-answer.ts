/** Downloads as a stream, for files that should not lie in memory; a hidden envelope is still recognised (HTTP-10). */
import type { CallRequest } from './call';
import { ENVELOPE_BYTES, fileAnswer } from './file-answer';
import { fileName } from './file-name';
import type { Result } from './result';

export interface StreamAnswer {
  readonly stream: ReadableStream<Uint8Array>;
  /** As the server names it; undefined when it does not. */
  readonly fileName: string | undefined;
  readonly contentType: string;
}

const BRACE = 0x7b;

/** Reads a file as a stream. What begins like an envelope, or says that it is JSON, is first looked at in whole. */
export async function streamAnswer(request: CallRequest, response: Response): Promise<Result<unknown>> {
  const contentType = response.headers.get('content-type') ?? '';
  if (!response.body || /\bjson\b/i.test(contentType)) return streamed(await fileAnswer(request, response));
  const reader = response.body.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  let isEnd = false;
  do {
    const { done, value } = await reader.read();
    isEnd = done;
    if (value) {
      chunks.push(value);
      size += value.length;
    }
  } while (
    !isEnd &&
    size <= ENVELOPE_BYTES &&
    (size === 0 || chunks.find((one) => one.length > 0)?.[0] === BRACE)
  );
  if (isEnd) return streamed(await fileAnswer(request, whole(chunks, response)));
  const { id: operationId } = request.operation;
  const name = fileName(response.headers.get('content-disposition'));
  const data: StreamAnswer = { stream: rejoined(chunks, reader), fileName: name, contentType };
  return {
    ok: true,
    data,
    code: '1',
    msg: '',
    status: response.status,
    operationId,
    attempts: request.attempt,
  };
}

function whole(chunks: Uint8Array[], { status, headers }: Response): Response {
  return new Response(new Blob(chunks as BlobPart[]), { status, headers });
}

function streamed(result: Result<unknown>): Result<unknown> {
  if (!result.ok) return result;
  // fileAnswer answers a file or a failure.
  const { blob, ...rest } = result.data as { blob: Blob } & Omit<StreamAnswer, 'stream'>;
  return { ...result, data: { ...rest, stream: blob.stream() } };
}

function rejoined(
  chunks: Uint8Array[],
  reader: ReadableStreamDefaultReader<Uint8Array>,
): StreamAnswer['stream'] {
  return new ReadableStream({
    async pull(controller) {
      const value = chunks.shift() ?? (await reader.read()).value;
      if (value) controller.enqueue(value);
      else controller.close();
    },
    cancel: (reason) => reader.cancel(reason),
  });
}
