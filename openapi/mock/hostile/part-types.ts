const BOUNDARY = /^--\S+/;

/** A multipart body in which each file part says its type: it need not, but Prism reads no other. */
export function withPartTypes(body: unknown): unknown {
  const boundary = typeof body === 'string' ? BOUNDARY.exec(body)?.[0] : undefined;
  if (typeof body !== 'string' || boundary === undefined) return body;
  return body.split(boundary).map(typed).join(boundary);
}

function typed(part: string): string {
  const end = part.indexOf('\r\n\r\n');
  const head = part.slice(0, Math.max(end, 0));
  const isUntypedFile = / filename=/i.test(head) && !/^content-type:/im.test(head);
  return isUntypedFile ? `${head}\r\nContent-Type: application/octet-stream${part.slice(end)}` : part;
}
