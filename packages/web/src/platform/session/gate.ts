import { gateDecision, gateText } from '@dealer-portal/rules/gate';
import { checkAccountGate } from '@dealer-portal/sdk/operations';
import type { RouteName } from '#routes';
import { asideApi } from '../calls/api';
import { warnAndConfirm } from '../notices';

/**
 * Asks the gate of a finance page; a closed one, and one that does not answer, warns with its remark (ROUTE-03).
 * @returns where the user goes once the warning is confirmed; undefined when the gate is open
 */
export async function passGate(gateType: string): Promise<RouteName | undefined> {
  // The warning states a refusal itself; a toast would repeat it, and an error page would hide it.
  const result = await asideApi.call(checkAccountGate, { path: { gateType } });
  const decision = gateDecision(result.ok ? result.data : undefined);
  if (decision.kind === 'open') return undefined;
  await warnAndConfirm('该业务暂不可用', gateText(decision.refusal));
  return decision.thenTo;
}
