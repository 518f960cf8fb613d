import type { Fields } from './input';

/**
 * The parts of a multipart body by their names, files as text.
 * @param body the body as it came; of anything that is no multipart body there are no parts
 */
export function multipartFields(body: unknown): Fields {
  const boundary = typeof body === 'string' ? /^--\S+/.exec(body)?.[0] : undefined;
  if (typeof body !== 'string' || boundary === undefined) return {};
  const parts = body.split(boundary).flatMap((part) => {
    const end = part.indexOf('\r\n\r\n');
    const head = part.slice(0, end);
    const name = / name="([^"]+)"/.exec(head)?.[1];
    const file = /filename="([^"]+)"/.exec(head)?.[1];
    if (end < 0 || name === undefined) return [];
    const content = part.slice(end + 4).replace(/\r\n$/, '');
    return [[name, content] as const, ...(file ? [[`${name}Name`, file] as const] : [])];
  });
  return Object.fromEntries(parts);
}
