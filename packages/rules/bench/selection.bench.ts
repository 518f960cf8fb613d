/** One tick in carts of different sizes, with the total kept along, against adding up anew (CART-04). */
import { type CartEntry, entryKey, selectionOf, tick } from '../src/cart';
import { orderPrice } from '../src/money';
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

/** Ticks another entry each time, so that no branch is learned. */
function kept(size: number): Candidate {
  const entries = cart(size);
  let selection = selectionOf(entries, entries.slice(0, size / 2).map(entryKey));
  let at = 0;
  const keys = entries.map(entryKey);
  return {
    name: `ours, ${size} entries`,
    run: () => {
      at = (at + 7) % size;
      const key = keys[at] ?? '';
      selection = tick(selection, key, true);
      selection = tick(selection, key, false);
      return selection.total;
    },
  };
}

function recomputed(size: number): Candidate {
  const entries = cart(size);
  const ticked = new Set(entries.slice(0, size / 2).map(entryKey));
  let at = 0;
  const keys = entries.map(entryKey);
  const total = () =>
    orderPrice(entries.filter((entry) => ticked.has(entryKey(entry))).flatMap((entry) => entry.productList));
  return {
    name: `adding up anew, ${size} entries`,
    run: () => {
      at = (at + 7) % size;
      const key = keys[at] ?? '';
      ticked.add(key);
      const more = total();
      ticked.delete(key);
      return more + total();
    },
  };
}

export const figures: readonly Figure[] = [
  {
    name: 'selection, one entry ticked and unticked',
    candidates: [...SIZES.map(kept), ...SIZES.map(recomputed)],
    ratios: [
      { of: 'ours, 2000 entries', over: 'ours, 20 entries', bar: 1.1 },
      { of: 'adding up anew, 2000 entries', over: 'adding up anew, 20 entries' },
      { of: 'ours, 2000 entries', over: 'adding up anew, 2000 entries' },
    ],
    notes: () => [
      'growth: one entry read, one chunk of 1,024 bytes copied; a chunk more for each 1,024 entries',
    ],
  },
];
