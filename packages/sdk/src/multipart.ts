/**
 * A form for uploads: files as they are, lists as repeated fields, other values as text; undefined is left out.
 * A `File` keeps its name; `toFile` makes one of bytes, a stream or a path.
 * @throws {TypeError} for bytes, streams and objects, whose text nobody wants
 */
export function multipart(body: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    for (const item of Array.isArray(value) ? value : [value]) {
      if (item === undefined || item === null) continue;
      if (typeof item === 'object' && !(item instanceof Blob))
        throw new TypeError(`Form field ${name} must be a file or a text; make a file with toFile()`);
      form.append(name, item instanceof Blob ? item : String(item));
    }
  }
  return form;
}
