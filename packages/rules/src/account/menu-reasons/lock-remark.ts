import { type GateAnswer, gateDecision } from '../gate/gate';
import { gateText } from '../gate/gate-refusals';

/**
 * The remark of a menu on a page behind a closed gate; undefined while the gate is open (ROUTE-03). Assumption: without
 * an answer a menu shows no lock, for the check on entering decides.
 */
export function lockRemark(answer: GateAnswer | null | undefined): string | undefined {
  if (!answer) return undefined;
  const decision = gateDecision(answer);
  return decision.kind === 'closed' ? gateText(decision.refusal) : undefined;
}
