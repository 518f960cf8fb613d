import { textOf } from './build-request';

/**
 * A form for uploads, written out: files as they are, lists as repeated fields, other values as text; undefined is left
 * out. A `File` keeps its name; `toFile` makes one of bytes, a stream or a path. Every `fetch` sends a `Blob` with its
 * type; a `FormData` is the text `[object FormData]` to one of another package.
 * @returns the form as RFC 7578 has it; its type names the boundary
 * @throws {TypeError} for bytes, streams and objects, whose text nobody wants
 */
export function multipart(body: object): Blob {
  // The type of a Blob is in lower case, and so must be the boundary.
  const boundary = `form-${crypto.getRandomValues(new Uint32Array(4)).join('-')}`;
  const parts: (string | Blob)[] = [];
  for (const [name, value] of Object.entries(body)) {
    for (const entry of Array.isArray(value) ? value : [value]) {
      if (entry === undefined || entry === null) continue;
      const isFile = entry instanceof Blob;
      // A Blob that this realm does not know would be written as a text, and has another size.
      if (typeof entry === 'object' && !(isFile && new Blob([entry]).size === entry.size))
        throw new TypeError(`Form field ${name} must be a file or a text; make a file with toFile()`);
      const head = `--${boundary}\r\nContent-Disposition: form-data; name="${quoted(name)}"`;
      if (isFile) parts.push(`${head}${fileHead(entry)}\r\n\r\n`, entry, '\r\n');
      else parts.push(`${head}\r\n\r\n${lines(textOf(`Form field ${name}`, entry))}\r\n`);
    }
  }
  return new Blob([...parts, `--${boundary}--\r\n`], { type: `multipart/form-data; boundary=${boundary}` });
}

function fileHead({ name = 'blob', type }: Blob & { readonly name?: string }): string {
  return `; filename="${quoted(name)}"\r\nContent-Type: ${type || 'application/octet-stream'}`;
}

/** Names as browsers write them (HTML, "multipart/form-data encoding algorithm"). */
function quoted(name: string): string {
  return name.replace(/[\r\n"]/g, encodeURIComponent);
}

function lines(text: string): string {
  return text.replace(/\r\n?|\n/g, '\r\n');
}
