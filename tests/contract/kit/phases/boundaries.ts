import { edgeCalls } from '../input/edges';
import { mutated, mutationsFor } from '../input/mutations';
import type { KitOperation } from '../input/operation';
import { placesOf } from '../input/places';
import { wholeCall } from '../input/whole-call';
import type { Kit, PhaseResult } from '../trial';
import { judged, type TitledCall } from './collect';

/** Sends what is just still right and what is just wrong, at every place of the input. */
export async function boundariesPhase(kit: Kit, operation: KitOperation): Promise<PhaseResult> {
  const started = performance.now();
  const { edges, seed } = kit.amount;
  const values = wholeCall(kit.description, operation);
  const places = placesOf(kit.description, operation, values);
  const right = edgeCalls(operation, values, places).map(
    (call): TitledCall => ({ ...call, title: call.edge }),
  );
  const wrong = mutationsFor(operation, places).flatMap((mutation): readonly TitledCall[] => {
    const call = mutated(operation.call, mutation, values);
    return call ? [{ ...call, title: mutation.fault }] : [];
  });
  const valid = share(right, edges, seed);
  const invalid = share(wrong, edges, seed);
  const { failures, refused } = await judged(kit, { operation, phase: 'boundaries' }, [...valid, ...invalid]);
  return {
    operationId: operation.id,
    tag: operation.tag,
    phase: 'boundaries',
    valid: valid.length,
    wrong: invalid.length,
    refused,
    ms: Math.round(performance.now() - started),
    failures,
  };
}

/** At most so many, spread over all of them; the seed moves the choice. */
function share<Item>(items: readonly Item[], most: number, seed: number): readonly Item[] {
  if (items.length <= most) return items;
  const step = items.length / most;
  const start = Math.abs(seed) % items.length;
  return Array.from(
    { length: most },
    (_, at) => items[(start + Math.floor(at * step)) % items.length],
  ).filter((item) => item !== undefined);
}
