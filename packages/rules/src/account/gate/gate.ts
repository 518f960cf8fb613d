/** Whether a finance route may be entered (ROUTE-03). */
import { type Flag, isOn } from '../../base/flag';
import type { Notice } from '../../base/outcome';

/** The answer of the gate check. Assumption: the names of its fields. */
export interface GateAnswer {
  readonly isOpen?: Flag;
  /** Why the gate is closed. */
  readonly remark?: string | null | undefined;
}

/** Go on, or show the notice, and go to the home page once the user has confirmed it. */
export type GateDecision =
  | { readonly kind: 'open' }
  | { readonly kind: 'closed'; readonly notice: Notice; readonly thenTo: 'index' };

const CLOSED = '该功能暂未开放';

/**
 * The decision on entering a gated route (ROUTE-03, 2§8). Assumption: a check without an answer counts as closed, as
 * the other permission checks do. A closed gate without a remark shows 该功能暂未开放.
 */
export function gateDecision(answer: GateAnswer | null | undefined): GateDecision {
  if (isOn(answer?.isOpen)) return { kind: 'open' };
  return {
    kind: 'closed',
    notice: { level: 'warning', text: answer?.remark?.trim() || CLOSED },
    thenTo: 'index',
  };
}
