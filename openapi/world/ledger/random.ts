/** A source of numbers that is the same for the same seed. */
export interface Random {
  /** From 0 to 1, without 1. */
  next(): number;
  /** A whole number; both ends are possible. */
  integer(from: number, to: number): number;
  pick<Item>(items: readonly Item[]): Item;
  chance(share: number): boolean;
  /** A whole number whose mean is the rate, e.g. 4 or 5 for 4.2. */
  count(rate: number): number;
}

/** The numbers of a seed: a hash of the text (FNV-1a) feeds a small generator (mulberry32). */
class SeededRandom implements Random {
  #state = 2166136261;

  constructor(seed: string) {
    for (let at = 0; at < seed.length; at += 1)
      this.#state = Math.imul(this.#state ^ seed.charCodeAt(at), 16777619);
  }

  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }

  integer(from: number, to: number): number {
    return from + Math.floor(this.next() * (to - from + 1));
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[this.integer(0, items.length - 1)];
    if (item === undefined) throw new Error('There is nothing to pick from.');
    return item;
  }

  chance(share: number): boolean {
    return this.next() < share;
  }

  count(rate: number): number {
    return Math.floor(rate) + (this.next() < rate % 1 ? 1 : 0);
  }
}

/** The numbers of a seed. A ledger asks for a hundred thousand of them, so that they share their functions. */
export function randomOf(seed: string): Random {
  return new SeededRandom(seed);
}
