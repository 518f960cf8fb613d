// Immutable yes or no by position: 30 in a number, which the engine holds without a heap object, 32 numbers in a group. A
// change copies one group, always whole so that none is ever sparse, and the list of groups: 1 for 20 entries, 3 for 2,000.
const WORD = 30;
const GROUP = 32;
const NO_GROUP: readonly number[] = /* @__PURE__ */ Array.from({ length: GROUP }, () => 0);

/** A yes or no for each position; never changed in place. */
export type Bits = readonly (readonly number[])[];

/** Whether the position says yes; one that is not there says no. */
export function hasBit(bits: Bits, at: number): boolean {
  const word = Math.floor(at / WORD);
  return ((bits[Math.floor(word / GROUP)]?.[word % GROUP] ?? 0) & (1 << (at % WORD))) !== 0;
}

/** The same bits with one position turned over. */
export function flipBit(bits: Bits, at: number): Bits {
  const word = Math.floor(at / WORD);
  const place = Math.floor(word / GROUP);
  const group = (bits[place] ?? NO_GROUP).slice();
  group[word % GROUP] = (group[word % GROUP] ?? 0) ^ (1 << (at % WORD));
  const next = bits.slice();
  next[place] = group;
  return next;
}

/** The bits of a list of answers. */
export function bitsOf(answers: readonly boolean[]): Bits {
  return answers.reduce<Bits>((bits, isYes, at) => (isYes ? flipBit(bits, at) : bits), []);
}
