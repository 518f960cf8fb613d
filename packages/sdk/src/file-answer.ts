/** Downloads: the file with its name, or the error that was sent in its place (HTTP-10). */

import { fileName } from './answer/file-name';
import { fileStart } from './answer/file-start';
import { success } from './answer/read-answer';
import type { CallRequest } from './call';
import type { Result } from './result';

export interface FileAnswer {
  readonly blob: Blob;
  /** As the server names it; undefined when it does not. */
  readonly fileName: string | undefined;
  readonly contentType: string;
}

/** Reads a file; any other answer becomes a failure. */
export async function fileAnswer(request: CallRequest, response: Response): Promise<Result<FileAnswer>> {
  const start = await fileStart(request, response);
  if ('ok' in start) return start;
  const { chunks, rest } = start;
  const parts = [...chunks];
  for (let next = await rest?.read(); next && !next.done; next = await rest?.read()) parts.push(next.value);
  const contentType = response.headers.get('content-type') ?? '';
  const data: FileAnswer = {
    blob: new Blob(parts as BlobPart[], { type: contentType }),
    contentType,
    fileName: fileName(response.headers.get('content-disposition')),
  };
  return success(request, response, { data });
}
