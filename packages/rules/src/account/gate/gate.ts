/** Whether a finance route may be entered (ROUTE-03). */
import { type Flag, isOn } from '../../base/flag';
import { refuse } from '../../base/refusal';
import type { GateRefusal } from './gate-refusals';

/** The answer of the gate check. Assumption: the names of its fields. */
export interface GateAnswer {
  readonly isOpen?: Flag;
  /** Why the gate is closed. */
  readonly remark?: string | null | undefined;
}

/** Go on, or say why not, and go to the home page once the user has confirmed it. */
export type GateDecision =
  | { readonly kind: 'open' }
  | { readonly kind: 'closed'; readonly refusal: GateRefusal; readonly thenTo: 'index' };

/**
 * The decision on entering a gated route (ROUTE-03, 2§8). Assumption: a check without an answer counts as closed, as
 * the other permission checks do. A closed gate without a remark shows 该功能暂未开放.
 */
export function gateDecision(answer: GateAnswer | null | undefined): GateDecision {
  if (isOn(answer?.isOpen)) return { kind: 'open' };
  return {
    kind: 'closed',
    refusal: refuse('gate.closed', { remark: answer?.remark?.trim() ?? '' }),
    thenTo: 'index',
  };
}
