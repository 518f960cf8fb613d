/** What lies behind a failure, in one line: `fetch failed: connect ECONNREFUSED 127.0.0.1:4010`. */
export function causeWords(cause: unknown): string {
  const words: string[] = [];
  for (let one = cause; one instanceof Error && words.length < 5; one = one.cause) {
    const code = (one as { code?: unknown }).code;
    // Node words some failures by their code alone.
    const text = one.message || (typeof code === 'string' ? code : one.name);
    if (!words.includes(text)) words.push(text);
  }
  return words.join(': ');
}
