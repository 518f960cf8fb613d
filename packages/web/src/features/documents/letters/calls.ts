import type { RECONCILIATION_STATES } from '@dealer-portal/rules/states';
import { confirmLetter } from '@dealer-portal/sdk/operations';
import { api } from '#platform/calls/api';
import type { AccountScope } from '#platform/calls/query';
import type { Letter } from './queries';

/** A letter is agreed to, or objected to with a reason. */
export type Answer =
  | { readonly status: typeof RECONCILIATION_STATES.confirmed.value }
  | { readonly status: typeof RECONCILIATION_STATES.objected.value; readonly remark: string };

export function answerLetter({ id }: Letter, answer: Answer, { saletoCode }: AccountScope) {
  const body = { id, customerCode: saletoCode, ...answer };
  return api.call(confirmLetter, { body }, { isSilent: true });
}
