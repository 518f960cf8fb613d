/**
 * A form for uploads: files as they are, lists as repeated fields, other values as text; undefined is left out.
 * A `File` keeps its name.
 */
export function multipart(body: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one === undefined || one === null) continue;
      form.append(name, one instanceof Blob ? one : String(one));
    }
  }
  return form;
}
