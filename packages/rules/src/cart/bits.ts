// Immutable yes or no by position, 64 to a bigint. A change makes one bigint and copies their short list, so its cost
// hardly grows with a cart: 2,000 entries have 32 bigints, 20 have one.
const CHUNK = 64;

/** A yes or no for each position; never changed in place. */
export type Bits = readonly bigint[];

function mask(at: number): bigint {
  return 1n << BigInt(at % CHUNK);
}

/** Whether the position says yes. */
export function hasBit(bits: Bits, at: number): boolean {
  return ((bits[Math.floor(at / CHUNK)] ?? 0n) & mask(at)) !== 0n;
}

function flipIn(bits: bigint[], at: number): bigint[] {
  const chunk = Math.floor(at / CHUNK);
  bits[chunk] = (bits[chunk] ?? 0n) ^ mask(at);
  return bits;
}

/** The same bits with one position turned over. */
export function flipBit(bits: Bits, at: number): Bits {
  return flipIn(bits.slice(), at);
}

/** The bits of a list of answers. */
export function bitsOf(answers: readonly boolean[]): Bits {
  const none = Array.from({ length: Math.ceil(answers.length / CHUNK) }, () => 0n);
  return answers.reduce((bits, isYes, at) => (isYes ? flipIn(bits, at) : bits), none);
}
