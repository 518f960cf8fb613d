import { lockRemark } from '@dealer-portal/rules/menu-reasons';
import { checkAccountGate } from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import { asideQuery } from '#platform/calls/query';
import { useAccount } from '#platform/session/account';

/** Why a gate is closed. All entries behind one gate share one call, made when the first of them is drawn, and remembered. */
export function useLockRemark(gateType: string): string | undefined {
  const { data } = useQuery(asideQuery(checkAccountGate, { path: { gateType } }, useAccount()));
  return lockRemark(data);
}
