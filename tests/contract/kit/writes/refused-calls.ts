/** Calls of a write that are refused, and must change nothing. */
import type { TestCall } from '../input/call-values';
import { mutated, mutationsFor } from '../input/mutations';
import type { KitOperation } from '../input/operation';
import { placesOf } from '../input/places';
import { wholeCall } from '../input/whole-call';
import type { Trial } from '../made-trial';
import { OWNER_FIELDS } from '../seen/owner-fields';
import { leavesIn } from '../seen/rows';
import { type Kit, tryCall } from '../trial';
import { changedRead, freshStates, statesOf, type Watched } from './watched';

/** So many of a write are sent between two reads. */
const MOST = 3;

/**
 * Calls that must change nothing of the tester's: without a credential, wrong in one place, and the tester's own by another customer,
 * where they name whose or which thing is meant.
 */
export function refusedCalls({ description, target }: Kit, operation: KitOperation): readonly TestCall[] {
  const values = wholeCall(description, operation);
  const mutations = mutationsFor(operation, placesOf(description, operation, values));
  const calls = mutations.flatMap((mutation): readonly TestCall[] => {
    const call = mutated(operation.call, mutation, operation.example);
    return call ? [call] : [];
  });
  const step = Math.max(1, Math.floor(calls.length / MOST));
  const { path, query, body } = operation.example;
  const isNamed = leavesIn([path, query, body]).some(([name]) => OWNER_FIELDS.has(name) || /No$/.test(name));
  const others: readonly TestCall[] =
    target.other && isNamed && operation.isSecured
      ? [{ values: operation.example, credential: 'other' }]
      : [];
  return [...calls.filter((_, at) => at % step === 0).slice(0, MOST), ...others];
}

/** The refused call that changes what a read answers, each sent again by itself; undefined where none does, or the read changes without a call. */
export async function culprit(
  kit: Kit,
  operation: KitOperation,
  { watched, refused }: { readonly watched: readonly Watched[]; readonly refused: readonly TestCall[] },
): Promise<{ readonly trial: Trial; readonly odd: string } | undefined> {
  let before = await freshStates(kit, operation, watched);
  for (const call of refused) {
    const still = await statesOf(kit, watched);
    if (changedRead(watched, before, still)) return undefined;
    const trial = await tryCall(kit, operation, call);
    before = await statesOf(kit, watched);
    const odd = changedRead(watched, still, before);
    if (odd) return { trial, odd };
  }
  return undefined;
}
