/** The cause of a failure, in one line: `fetch failed: connect ECONNREFUSED 127.0.0.1:4010`. */
export function causeText(cause: unknown): string {
  const texts: string[] = [];
  for (let error = cause; error instanceof Error && texts.length < 5; error = error.cause) {
    const code = (error as { code?: unknown }).code;
    // Node words some failures by their code alone.
    const text = error.message || (typeof code === 'string' ? code : error.name);
    if (!texts.includes(text)) texts.push(text);
  }
  return texts.join(': ');
}
