/** JSON without loss: a number that JavaScript cannot hold stays what the server wrote, as text. */

/** The value of a JSON text; whole numbers beyond 2^53 are texts of all their digits. */
export function parseJson(text: string): unknown {
  // Sixteen digits in a row are rare; without them no number can be too long.
  return JSON.parse(/\d{16}/.test(text) ? quoteLongNumbers(text) : text);
}

function quoteLongNumbers(json: string): string {
  let quoted = '';
  let at = 0;
  while (at < json.length) {
    const start = json.indexOf('"', at);
    const end = start < 0 ? json.length : start;
    quoted += json.slice(at, end).replace(/-?\d[\d.eE+-]*/g, quoteLong);
    if (start < 0) break;
    at = endOfText(json, start);
    quoted += json.slice(start, at);
  }
  return quoted;
}

function quoteLong(number: string): string {
  const isLong = /^-?\d{16,}(\.\d+)?$/.test(number);
  return isLong && !Number.isSafeInteger(Math.trunc(Number(number))) ? `"${number}"` : number;
}

/** The index after the text that begins at `start`. */
function endOfText(json: string, start: number): number {
  let at = start;
  do at = json.indexOf('"', at + 1);
  while (at > 0 && isEscaped(json, at));
  return at < 0 ? json.length : at + 1;
}

function isEscaped(json: string, quote: number): boolean {
  let slashes = 0;
  while (json[quote - 1 - slashes] === '\\') slashes += 1;
  return slashes % 2 === 1;
}
