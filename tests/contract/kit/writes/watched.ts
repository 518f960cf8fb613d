/** The reads that show a write, as they are asked before it and after it. */
import type { KitOperation } from '../input/operation';
import { type Kit, putBack, tryCall } from '../trial';
import { isSame, stateDifference } from './differences';
import { aboutLook, exampleLook, type Look, look, namesIn, openLook, type State } from './read-state';
import type { Shown } from './shown-by';

export interface Watched extends Look {
  readonly shown: Shown;
}

/** How a read is asked that shows a write; undefined where it cannot be. */
export function watchedOf(kit: Kit, operation: KitOperation, shown: Shown): Watched | undefined {
  const read = kit.operations.get(shown.read);
  if (!read) return undefined;
  const looks = { example: exampleLook, open: openLook, about: aboutLook };
  const found = looks[shown.question](kit, read, namesIn(operation.example));
  return found && { ...found, shown };
}

export async function statesOf(kit: Kit, looks: readonly Look[]): Promise<readonly State[]> {
  const states: State[] = [];
  for (const item of looks) states.push(await look(kit, item));
  return states;
}

/** What reads answer in a backend that was put back, after what the description says must come before a write. */
export async function freshStates(
  kit: Kit,
  write: KitOperation,
  looks: readonly Look[],
): Promise<readonly State[]> {
  await putBack(kit);
  for (const id of write.call.route.operation['x-after'] ?? []) {
    const earlier = kit.operations.get(id);
    if (earlier) await tryCall(kit, earlier, { values: earlier.example });
  }
  return statesOf(kit, looks);
}

/** A read that answers otherwise than before, where it was answered both times. */
export function changedRead(
  watched: readonly Watched[],
  before: readonly State[],
  after: readonly State[],
): string | undefined {
  return watched.find((_, at) => {
    const result = stateDifference(before[at], after[at]);
    return result && !isSame(result);
  })?.shown.read;
}
