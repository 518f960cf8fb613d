/** Lines of a cart that wait for the user: they are not counted and not settled until they are put right (CART-04, CART-06). */
import { readFigure } from '../../base/money';
import { entryKey } from '../cart/entry';
import { entryRefusal, isTicked, type Selection, tick } from '../selection';
import { isPromised, type OverStock, overStock, piecesLeft, type StockedEntry } from './entry-stock';

/** Why a line waits: it cannot be ordered, its quantity was changed in two places, or it goes beyond the stock. */
export type Waiting =
  | { readonly kind: 'withdrawn' | 'conflict' }
  | ({
      readonly kind: 'overStock';
      /** Whether lines above it take a part of the stock: `stock` is what they leave. */
      readonly isShared: boolean;
    } & OverStock);

interface WaitingFacts {
  /** Keys of the entries whose quantity was changed in two places. */
  readonly conflicts?: ReadonlySet<string>;
  /** Whether an entry takes its pieces from the stock; all do when absent. */
  readonly takes?: (entry: StockedEntry) => boolean;
}

/** Pieces that lines above have taken, by product and warehouse. */
type Taken = Map<string, number>;
type StockedLine = StockedEntry['productList'][number];

const stockKey = ({ productCode, yuncangType, yuncangCode }: StockedLine) =>
  JSON.stringify([productCode, yuncangType ?? '', yuncangCode ?? '']);

/** The entry with the stock that the lines above leave. */
function withRest(entry: StockedEntry, taken: Taken): StockedEntry {
  return {
    ...entry,
    productList: entry.productList.map((line) => {
      const [left, pieces] = [piecesLeft(line), taken.get(stockKey(line))];
      return left === undefined || pieces === undefined
        ? line
        : { ...line, stock: Math.max(0, left - pieces) };
    }),
  };
}

function takePieces({ productList }: StockedEntry, taken: Taken): void {
  for (const line of productList) {
    const pieces = readFigure(line.number);
    if (pieces === undefined || isPromised(line)) continue;
    const key = stockKey(line);
    taken.set(key, (taken.get(key) ?? 0) + pieces);
  }
}

function reasonOf(entry: StockedEntry, conflicts: ReadonlySet<string>, taken: Taken): Waiting | undefined {
  if (entryRefusal(entry) !== undefined) return { kind: 'withdrawn' };
  if (conflicts.has(entryKey(entry))) return { kind: 'conflict' };
  const rest = withRest(entry, taken);
  const over = overStock(rest);
  const isShared = rest.productList.some((line, at) => line !== entry.productList[at]);
  return over && { kind: 'overStock', isShared, ...over };
}

/**
 * The entries that wait, by key, each with its reason (CART-04, CART-06). Entries of one product share the stock of their
 * warehouse, the first ones first: the portal itself makes two of one product where a special price has a quota.
 * @param entries in the order of the cart
 */
export function waitingEntries(
  entries: readonly StockedEntry[],
  { conflicts = new Set(), takes = () => true }: WaitingFacts = {},
): ReadonlyMap<string, Waiting> {
  const waiting = new Map<string, Waiting>();
  const taken: Taken = new Map();
  for (const entry of entries) {
    const reason = reasonOf(entry, conflicts, taken);
    if (reason) waiting.set(entryKey(entry), reason);
    else if (takes(entry)) takePieces(entry, taken);
  }
  return waiting;
}

/** The entries of a selection that wait; the ticked ones take from the stock (CART-04). */
export function waitingOf<E extends StockedEntry>(
  selection: Selection<E>,
  conflicts: ReadonlySet<string>,
): ReadonlyMap<string, Waiting> {
  return waitingEntries(selection.entries, {
    conflicts,
    takes: (entry) => isTicked(selection, entryKey(entry)),
  });
}

/** The entries of a selection that are counted and settled: ticked and not waiting; the ticks stay (CART-04). */
export function countedOf<E extends StockedEntry>(
  selection: Selection<E>,
  waiting: ReadonlyMap<string, Waiting>,
): Selection<E> {
  return [...waiting.keys()].reduce((rest, key) => tick(rest, key, false), selection);
}
