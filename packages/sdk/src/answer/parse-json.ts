/** JSON without loss: a number that JavaScript cannot hold stays what the server wrote, as text. */

/** The value of a JSON text; whole numbers beyond 2^53 are texts of all their digits. */
export function parseJson(text: string): unknown {
  // Sixteen digits in a row are rare; without them no number can be too long.
  if (!/\d{16}/.test(text)) return JSON.parse(text);
  let isInText = false;
  const stored = text.replace(/\\.|"|-?\d[\d.eE+-]*/g, (match) => {
    if (match === '"') isInText = !isInText;
    const isLong = !isInText && /^-?\d{16,}(\.\d+)?$/.test(match);
    return isLong && !Number.isSafeInteger(Math.trunc(Number(match))) ? `"${match}"` : match;
  });
  return JSON.parse(stored);
}
