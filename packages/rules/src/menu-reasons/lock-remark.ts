import { type GateAnswer, gateDecision } from '../gate/gate';

/**
 * What a menu says of a page behind a closed gate; nothing while the gate is open (ROUTE-03). Assumption: without an
 * answer a menu shows no lock, for the check on entering decides.
 */
export function lockRemark(answer: GateAnswer | null | undefined): string | undefined {
  if (!answer) return undefined;
  const decision = gateDecision(answer);
  return decision.kind === 'closed' ? decision.notice.text : undefined;
}
