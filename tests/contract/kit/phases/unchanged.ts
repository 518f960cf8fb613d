import type { KitOperation } from '../input/operation';
import type { Problem } from '../judge/problem';
import { type Kit, type PhaseResult, phaseResult } from '../trial';
import { exampleLook, look } from '../writes/read-state';
import { loadShownBy } from '../writes/shown-by';
import { createFailures } from './collect';

const READS = new Set([...loadShownBy().values()].flat().map(({ read }) => read));

/**
 * What reads answer before anything is written, by operation: those that were selected, and those that show a selected write.
 * A read that answers otherwise the second time is left out.
 */
export async function stillReads(
  kit: Kit,
  selected: readonly KitOperation[],
): Promise<ReadonlyMap<string, string>> {
  const tags = new Set(selected.map(({ tag }) => tag));
  const wanted = new Set(selected.map(({ id }) => id));
  const still = new Map<string, string>();
  for (const read of kit.operations.values()) {
    const isNear = wanted.has(read.id) || (READS.has(read.id) && tags.has(read.tag));
    if (!read.isRead || !(isNear || EVERYWHERE.has(read.id))) continue;
    const [one, other] = [await look(kit, exampleLook(kit, read)), await look(kit, exampleLook(kit, read))];
    const text = JSON.stringify(other.data);
    if (text !== undefined && JSON.stringify(one.data) === text) still.set(read.id, text);
  }
  return still;
}

/** Reads that show what other calls did. */
const EVERYWHERE: ReadonlySet<string> = new Set([
  'listCart',
  'getCartCount',
  'listPayerBalances',
  'queryMessages',
]);

/** After all calls that only read, and all that were refused, each read still answers what it did. */
export async function unchangedResult(
  kit: Kit,
  reads: readonly KitOperation[],
  still: ReadonlyMap<string, string>,
): Promise<PhaseResult | undefined> {
  const [first] = reads;
  if (!first) return undefined;
  const aim = { operation: first, phase: 'writes' } as const;
  return phaseResult(kit, aim, async (counting) => {
    const failures = createFailures(aim);
    for (const [id, text] of still) {
      const read = kit.operations.get(id);
      if (!read) continue;
      const { data, trial } = await look(counting, exampleLook(counting, read));
      if (JSON.stringify(data) === text) continue;
      const message = 'calls that only read, or were refused, changed what it answers';
      const problem: Problem = { check: 'write', place: id, message };
      failures.add({ ...trial, problems: [problem] }, 'all reads, then the first ones again', reads);
    }
    return failures.list();
  });
}
