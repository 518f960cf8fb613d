// Immutable yes or no by position. A change copies one chunk of fixed size and the short list of chunks, so its cost
// does not grow with a cart: 2,000 entries have two chunks, 20 have one.
const CHUNK = 1024;

/** A yes or no for each position; never changed in place. */
export type Bits = readonly Uint8Array[];

/** The bits of a list of answers. */
export function bitsOf(answers: readonly boolean[]): Bits {
  return Array.from({ length: Math.ceil(answers.length / CHUNK) }, (_, chunk) =>
    new Uint8Array(CHUNK).map((__, at) => Number(answers[chunk * CHUNK + at] ?? false)),
  );
}

/** Whether the position says yes. */
export function hasBit(bits: Bits, at: number): boolean {
  return bits[at >> 10]?.[at & 1023] === 1;
}

/** The same bits with one position turned over. */
export function flipBit(bits: Bits, at: number): Bits {
  return bits.map((chunk, which) => {
    if (which !== at >> 10) return chunk;
    const changed = chunk.slice();
    changed[at & 1023] = hasBit(bits, at) ? 0 : 1;
    return changed;
  });
}
