/** Files for uploads, from what Node has: bytes, a stream, a path. */
import { openAsBlob } from 'node:fs';
import { access } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

/**
 * A `File` for an operation that uploads: `{ body: { file: await toFile('scan.pdf') } }`. A path is read while it is sent,
 * so that a large file needs no memory; it must not change until then. A stream is read to its end first.
 * @param name the file's name for the server; that of the path, else `file`
 */
export async function toFile(
  source: string | Uint8Array | Readable | ReadableStream<Uint8Array>,
  name = typeof source === 'string' ? basename(source) : 'file',
): Promise<File> {
  if (typeof source === 'string') {
    // Says in its error which file is missing.
    await access(source);
    return new File([await openAsBlob(source)], name);
  }
  const bytes = source instanceof Uint8Array ? source : await buffer(source as Readable);
  return new File([bytes as Uint8Array<ArrayBuffer>], name);
}
