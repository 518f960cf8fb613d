/** Downloads: the file with its name, or the error that was sent in its place (HTTP-10). */

import type { CallRequest } from './call';
import { readEnvelope } from './envelope';
import { failed } from './failure';
import { fileName } from './file-name';
import { readText } from './read-answer';
import type { Result } from './result';

export interface FileAnswer {
  readonly blob: Blob;
  /** As the server names it; undefined when it does not. */
  readonly fileName: string | undefined;
  readonly contentType: string;
}

/** No envelope is longer; a longer body is a file whatever it begins with. */
export const ENVELOPE_BYTES = 64 * 1024;

/** Reads a file; an envelope labelled as JSON, or hidden under a file's label, is read as the failure that it is. */
export async function fileAnswer(request: CallRequest, response: Response): Promise<Result<unknown>> {
  const contentType = response.headers.get('content-type') ?? '';
  if (/\bjson\b/i.test(contentType)) return noFile(request, response, await response.text());
  const blob = await response.blob();
  const hidden = await hiddenEnvelope(blob);
  if (hidden !== undefined) return noFile(request, response, hidden);
  const data: FileAnswer = {
    blob,
    contentType,
    fileName: fileName(response.headers.get('content-disposition')),
  };
  const { id: operationId } = request.operation;
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

async function hiddenEnvelope(blob: Blob): Promise<string | undefined> {
  if (blob.size === 0 || blob.size > ENVELOPE_BYTES) return undefined;
  const text = await blob.text();
  if (!text.trimStart().startsWith('{')) return undefined;
  try {
    return readEnvelope(JSON.parse(text)) && text;
  } catch {
    return undefined; // not JSON: a file that begins with a brace
  }
}

function noFile(request: CallRequest, response: Response, text: string): Result<unknown> {
  const result = readText(request, response, text);
  if (!result.ok) return result;
  // Success was said, but no file came.
  return failed(request, 'invalid-response', { status: response.status, body: result.data });
}
