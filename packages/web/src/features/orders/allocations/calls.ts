import { confirmOrRefuseAllocation } from '@dealer-portal/sdk/operations';
import { api } from '#platform/calls/api';
import type { AccountScope } from '#platform/calls/query';

/** An allocation is confirmed with a number of pieces, or refused with a reason. */
export type AllocationAnswer = { readonly number: number } | { readonly refuseReason: string };

export function answerAllocation(
  allocationNo: string,
  answer: AllocationAnswer,
  { saletoCode }: AccountScope,
) {
  const isConfirm = 'number' in answer;
  return api.call(confirmOrRefuseAllocation, { body: { saletoCode, allocationNo, isConfirm, ...answer } });
}
