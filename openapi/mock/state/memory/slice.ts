import type { Persona, World } from '../../../world/world';
import type { Answer, Id } from './shapes';

/** The memory of one persona: one slice per area, filled when it is first needed. */
export interface Dealer {
  readonly persona: Persona;
  readonly world: World;
  /** The moment of the call: the ledger reaches to its day. */
  readonly now: Date;
  /** `data` of an example in the description, in this persona's words; the first example unless one is named. */
  readonly example: <Name extends Id>(operationId: Name, name?: string) => Answer<Name>;
  /** `data` of all examples of an operation that have any, in this persona's words. */
  readonly examples: <Name extends Id>(operationId: Name) => readonly Answer<Name>[];
  readonly slices: Map<string, unknown>;
}

/**
 * Declares what an area remembers.
 * @param name its name in `GET /mock/state`
 * @param seed what it holds before the persona does anything
 * @returns the way to a dealer's slice, which the area then changes in place
 */
export function slice<Slice extends object>(
  name: string,
  seed: (dealer: Dealer) => Slice,
): (dealer: Dealer) => Slice {
  return (dealer) => {
    if (!dealer.slices.has(name)) dealer.slices.set(name, seed(dealer));
    return dealer.slices.get(name) as Slice; // only this function writes under this name
  };
}
