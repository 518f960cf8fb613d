// Immutable yes or no by position. A change copies one chunk of 32 words and the short list of chunks, so its cost
// does not grow with a cart: 2,000 entries have two chunks, 20 have one.
const WORD = 32;
const CHUNK = WORD * WORD;

/** A yes or no for each position; never changed in place. */
export type Bits = readonly Uint32Array[];

/** The bits of a list of answers. */
export function bitsOf(answers: readonly boolean[]): Bits {
  const bits = Array.from({ length: Math.ceil(answers.length / CHUNK) }, () => new Uint32Array(WORD));
  for (const [at, isYes] of answers.entries()) {
    const chunk = bits[Math.floor(at / CHUNK)];
    const word = (at % CHUNK) >>> 5;
    if (chunk && isYes) chunk[word] = (chunk[word] ?? 0) | (1 << (at & 31));
  }
  return bits;
}

/** Whether the position says yes. */
export function hasBit(bits: Bits, at: number): boolean {
  const word = bits[Math.floor(at / CHUNK)]?.[(at % CHUNK) >>> 5] ?? 0;
  return ((word >>> (at & 31)) & 1) === 1;
}

/** The same bits with one position turned over. */
export function flipBit(bits: Bits, at: number): Bits {
  const changed = bits.slice();
  const chunk = Uint32Array.from(changed[Math.floor(at / CHUNK)] ?? []);
  const word = (at % CHUNK) >>> 5;
  chunk[word] = (chunk[word] ?? 0) ^ (1 << (at & 31));
  changed[Math.floor(at / CHUNK)] = chunk;
  return changed;
}
