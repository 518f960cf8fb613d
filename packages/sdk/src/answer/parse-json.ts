/** JSON without loss: a number that JavaScript cannot hold stays what the server wrote, as text. */

/** The value of a JSON text; numbers beyond 2^53, and longer ones with decimals, are texts of all their digits. */
export function parseJson(text: string): unknown {
  if (!/\d{16}|e\+?\d{3}/i.test(text)) return JSON.parse(text);
  let isInText = false;
  const quoted = text.replace(/\\.|"|-?\d[\d.eE+-]*/g, (match) => {
    if (match === '"') isInText = !isInText;
    const isLong = /^-?\d{16,}(\.\d+)?$/.test(match)
      ? !Number.isSafeInteger(Number(match))
      : !Number.isFinite(Number(match));
    return isLong && !isInText && /\d/.test(match) ? `"${match}"` : match;
  });
  return JSON.parse(quoted);
}
