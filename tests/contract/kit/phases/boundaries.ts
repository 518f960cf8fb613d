import type { CallValues, TestCall } from '../input/call-values';
import { edgeCalls, worldCalls } from '../input/edges';
import { mutated, mutationsFor } from '../input/mutations';
import { isList, openCall } from '../input/open-call';
import type { KitOperation } from '../input/operation';
import { placesOf } from '../input/places';
import { wholeCall } from '../input/whole-call';
import { isThorough, type Kit, type PhaseResult, phaseResult } from '../trial';
import { judged, type TitledCall } from './collect';

/** Sends what is just still right and what is just wrong, at every place of the input. */
export async function boundariesPhase(kit: Kit, operation: KitOperation): Promise<PhaseResult> {
  const aim = { operation, phase: 'boundaries' } as const;
  const { edges, seed } = kit.amount;
  const values = wholeCall(kit.description, operation);
  const places = placesOf(kit.description, operation, values);
  const ground = edgeGround(kit, operation, values);
  const titled = ({ edge, ...call }: TestCall & { readonly edge: string }): TitledCall => ({
    ...call,
    title: edge,
  });
  const right = edgeCalls(operation, ground, places).map(titled);
  const world = worldCalls(ground, places).map(titled);
  const wrong = mutationsFor(operation, places).flatMap((mutation): readonly TitledCall[] => {
    const call = mutated(operation.call, mutation, values);
    return call ? [{ ...call, title: mutation.fault }] : [];
  });
  return phaseResult(kit, aim, (counting) =>
    judged(counting, aim, [
      ...share(right, edges, seed),
      ...(isThorough(kit) ? world : share(world, 1, seed)),
      ...share(wrong, edges, seed),
    ]),
  );
}

/** The input whose edges are tried: of a list without its filters, so that rows are met. */
function edgeGround(kit: Kit, operation: KitOperation, values: CallValues): CallValues {
  return isList(kit.description, operation) ? openCall(kit.description, operation) : values;
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
