/** Lines of a cart that wait for the user: they are not counted and not settled until they are put right (CART-04, CART-06). */
import { entryKey } from '../cart/entry';
import { entryProblem, type Selection, tick } from '../selection';
import { overStock, type StockedEntry } from './entry-stock';

/** Why a line waits: it cannot be ordered, its quantity was changed in two places, or it goes beyond the stock. */
export type Waiting = 'withdrawn' | 'conflict' | 'overStock';

/**
 * Why an entry waits; undefined when it does not.
 * @param conflicts keys of the entries whose quantity was changed in two places
 */
export function waitingOf(entry: StockedEntry, conflicts: ReadonlySet<string>): Waiting | undefined {
  if (entryProblem(entry) !== undefined) return 'withdrawn';
  if (conflicts.has(entryKey(entry))) return 'conflict';
  return overStock(entry) ? 'overStock' : undefined;
}

/** The entries of a selection that are counted and settled: ticked and not waiting; the ticks stay (CART-04). */
export function countedOf<E extends StockedEntry>(
  selection: Selection<E>,
  conflicts: ReadonlySet<string>,
): Selection<E> {
  const waiting = selection.entries.filter((entry) => waitingOf(entry, conflicts) !== undefined);
  return waiting.reduce((rest, entry) => tick(rest, entryKey(entry), false), selection);
}
