/** The cause of a failure, in one line: `fetch failed: connect ECONNREFUSED 127.0.0.1:4010`. */
export function causeText(cause: unknown): string {
  const texts: string[] = [];
  for (let item = cause; item instanceof Error && texts.length < 5; item = item.cause) {
    const code = (item as { code?: unknown }).code;
    // Node words some failures by their code alone.
    const text = item.message || (typeof code === 'string' ? code : item.name);
    if (!texts.includes(text)) texts.push(text);
  }
  return texts.join(': ');
}
