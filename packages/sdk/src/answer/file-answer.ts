/** Downloads: the file with its name, or the error that was sent in its place (HTTP-10). */

import { isApiError } from '../core/api-error';
import type { CallRequest } from '../core/call';
import type { Result } from '../core/result';
import { streamAnswer } from './stream-answer';

/** The data of an operation that answers with a file. */
export interface FileAnswer {
  readonly blob: Blob;
  /** As the server names it; undefined when it does not. */
  readonly fileName: string | undefined;
  readonly contentType: string;
}

/** Reads a file; any other answer becomes a failure. It is read by the same stream as every download. */
export async function fileAnswer(
  request: CallRequest,
  response: Response,
  release: () => void,
): Promise<Result<FileAnswer>> {
  const result = await streamAnswer(request, response, release);
  if (!result.ok) return result;
  const { stream, contentType, fileName } = result.data;
  const parts: BlobPart[] = [];
  const reader = stream.getReader();
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read())
      parts.push(next.value as BlobPart);
  } catch (cause) {
    if (isApiError(cause)) return cause.failure;
    throw cause;
  }
  return { ...result, data: { blob: new Blob(parts, { type: contentType }), contentType, fileName } };
}
