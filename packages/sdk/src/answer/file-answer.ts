/** Downloads: the file with its name, or the error that was sent in its place (HTTP-10). */
import type { CallRequest } from '../core/call';
import type { Result } from '../core/result';
import { openFile } from './open-file';
import { success } from './read-answer';

/** The data of an operation that answers with a file. */
export interface FileAnswer {
  readonly blob: Blob;
  /** As the server names it; undefined when it does not. */
  readonly fileName: string | undefined;
  readonly contentType: string;
}

/** Reads a file; any other answer becomes a failure. */
export async function fileAnswer(
  request: CallRequest,
  response: Response,
  release: () => void,
): Promise<Result<FileAnswer>> {
  const file = await openFile(request, response, release);
  if ('ok' in file) return file;
  const { next, contentType, fileName } = file;
  const parts: BlobPart[] = [];
  for (let part = await next(); part; part = await next()) {
    if (!(part instanceof Uint8Array)) return part;
    parts.push(part as BlobPart);
  }
  const blob = new Blob(parts, { type: contentType });
  return success(request, response, { data: { blob, contentType, fileName } });
}
