import { isList } from '../input/open-call';
import type { KitOperation } from '../input/operation';
import { isRecord } from '../input/schema';
import type { Problem } from '../judge/problem';
import { type Kit, type PhaseResult, phaseResult, putBack } from '../trial';
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
  const isWatched = ({ id, tag, isRead }: KitOperation) =>
    isRead && (wanted.has(id) || (READS.has(id) && tags.has(tag)) || EVERYWHERE.has(id));
  // Whoever opens a thing may mark it as seen: lists and counts are read before that.
  const watched = [...kit.operations.values()].filter(isWatched);
  for (const read of [
    ...watched.filter((one) => !isDetail(kit, one)),
    ...watched.filter((one) => isDetail(kit, one)),
  ]) {
    const [one, other] = [await look(kit, exampleLook(kit, read)), await look(kit, exampleLook(kit, read))];
    const text = JSON.stringify(other.data);
    if (text !== undefined && JSON.stringify(one.data) === text) still.set(read.id, text);
  }
  return still;
}

/** Whether a call answers one thing, and neither rows nor a figure. */
function isDetail({ description }: Kit, read: KitOperation): boolean {
  const [answer] = read.answers;
  return !isList(description, read) && isRecord(answer) && isRecord(answer['data']);
}

/** Reads that show what other calls did. */
const EVERYWHERE: ReadonlySet<string> = new Set([
  'listCart',
  'getCartCount',
  'listPayerBalances',
  'queryMessages',
]);

/** After all calls that only read, and all that were refused, each read still answers what it did; and so it does before them. */
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
    const hold = async ([id, text]: readonly [string, string], message: string, title: string) => {
      const read = counting.operations.get(id);
      if (!read) return;
      const { data, trial } = await look(counting, exampleLook(counting, read));
      if (JSON.stringify(data) === text) return;
      const problem: Problem = { check: 'write', place: id, message };
      failures.add({ ...trial, problems: [problem] }, title, reads);
    };
    const changed = 'calls that only read, or were refused, changed what it answers';
    for (const known of still) await hold(known, changed, 'all reads, then the first ones again');
    if (!counting.target.canReset) return failures.list();
    // What a read does when it is first asked shows in those that were asked before it, and here in the others.
    await putBack(counting);
    const other = 'before other calls that only read it answers otherwise than after them';
    for (const known of [...still].reverse()) await hold(known, other, 'all reads, the last one first');
    return failures.list();
  });
}
