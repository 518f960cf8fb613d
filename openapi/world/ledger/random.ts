/** A source of numbers that is the same for the same seed. */
export interface Random {
  /** From 0 to 1, without 1. */
  readonly next: () => number;
  /** A whole number; both ends are possible. */
  readonly integer: (from: number, to: number) => number;
  readonly pick: <Item>(items: readonly Item[]) => Item;
  readonly chance: (share: number) => boolean;
  /** A whole number whose mean is the rate, e.g. 4 or 5 for 4.2. */
  readonly count: (rate: number) => number;
}

/** The numbers of a seed: a hash of the text (FNV-1a) feeds a small generator (mulberry32). */
export function randomOf(seed: string): Random {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const integer = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    integer,
    pick: (items) => {
      const item = items[integer(0, items.length - 1)];
      if (item === undefined) throw new Error('There is nothing to pick from.');
      return item;
    },
    chance: (share) => next() < share,
    count: (rate) => Math.floor(rate) + (next() < rate % 1 ? 1 : 0),
  };
}
