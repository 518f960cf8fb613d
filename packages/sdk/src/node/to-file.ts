/** Files for uploads, from what Node has: bytes, a stream, a path. */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';

/**
 * A `File` for an operation that uploads: `{ body: { file: await toFile('scan.pdf') } }`. Paths and streams are
 * read to their end first.
 * @param name the file's name for the server; that of the path, else `file`
 */
export async function toFile(
  source: string | Uint8Array | Readable | ReadableStream<Uint8Array>,
  name = typeof source === 'string' ? basename(source) : 'file',
): Promise<File> {
  const bytes =
    typeof source === 'string'
      ? await readFile(source)
      : source instanceof Uint8Array
        ? source
        : await buffer(source as Readable);
  return new File([bytes as Uint8Array<ArrayBuffer>], name);
}
