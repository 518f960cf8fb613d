/** One tick in carts of different sizes: the total kept up to date, against a new sum each time (CART-04). */

import { orderPrice } from '../src/base/money';
import { type CartEntry, entryKey } from '../src/buying/cart';
import { selectionOf, tick } from '../src/buying/selection';
import type { Candidate, Figure } from './measure';

const SIZES = [20, 200, 2000];

function cart(size: number): readonly CartEntry[] {
  return Array.from({ length: size }, (_, at) => ({
    id: `E${at}`,
    activityType: 1,
    composeEnable: true,
    number: 2,
    productList: [{ productCode: `P${at}`, number: 2, price: ((at * 137) % 9999) / 100 }],
  }));
}

// Twenty entries take turns, spread over the cart: what grows is then the cart, not the memory that the run touches.
const TURNS = 20;

function turns(entries: readonly CartEntry[]): () => string {
  const keys = Array.from({ length: TURNS }, (_, turn) => {
    const entry = entries[Math.floor((turn * entries.length) / TURNS)];
    return entry ? entryKey(entry) : '';
  });
  let at = 0;
  return () => {
    at = (at + 7) % TURNS;
    return keys[at] ?? '';
  };
}

function readStored(size: number): Candidate {
  const entries = cart(size);
  let selection = selectionOf(entries, entries.slice(0, size / 2).map(entryKey));
  const nextKey = turns(entries);
  return {
    name: `ours, ${size} entries`,
    run: () => {
      const key = nextKey();
      selection = tick(selection, key, true);
      selection = tick(selection, key, false);
      return selection.cents;
    },
  };
}

function recomputed(size: number): Candidate {
  const entries = cart(size);
  const ticked = new Set(entries.slice(0, size / 2).map(entryKey));
  const nextKey = turns(entries);
  const total = () =>
    orderPrice(entries.filter((entry) => ticked.has(entryKey(entry))).flatMap((entry) => entry.productList));
  return {
    name: `adding up anew, ${size} entries`,
    run: () => {
      const key = nextKey();
      ticked.add(key);
      const more = total();
      ticked.delete(key);
      return `${more} ${total()}`;
    },
  };
}

/** Every entry of the cart one after another, as a hand that never uses 全选. */
function oneByOne(size: number): Candidate {
  const entries = cart(size);
  const keys = entries.map(entryKey);
  let selection = selectionOf(entries, []);
  let at = 0;
  return {
    name: `one by one, ${size} entries`,
    run: () => {
      // Once round the cart ticks all, the next round unticks them.
      selection = tick(selection, keys[at % size] ?? '', Math.floor(at / size) % 2 === 0);
      at += 1;
      return selection.cents;
    },
  };
}

export const figures: readonly Figure[] = [
  {
    name: 'selection, one entry ticked and unticked',
    candidates: [...SIZES.map(readStored), ...SIZES.map(oneByOne), ...SIZES.map(recomputed)],
    ratios: [
      { of: 'ours, 2000 entries', over: 'ours, 20 entries', bar: 1.1 },
      { of: 'one by one, 2000 entries', over: 'one by one, 200 entries', bar: 1.1 },
      { of: 'adding up anew, 2000 entries', over: 'adding up anew, 20 entries' },
      { of: 'ours, 2000 entries', over: 'adding up anew, 2000 entries' },
    ],
    notes: () => [
      'growth: one entry is found by its key and read; eight numbers and the list of groups are copied',
    ],
  },
];
