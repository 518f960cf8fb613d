/** The parameters of an address with other texts; one that is empty or undefined is taken out. */
export function withParams(
  params: URLSearchParams,
  texts: Readonly<Record<string, string | undefined>>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const [name, text] of Object.entries(texts)) {
    if (text) next.set(name, text);
    else next.delete(name);
  }
  return next;
}
