import { confirmLetter } from '@dealer-portal/sdk/operations';
import { api } from '#platform/calls/api';
import type { AccountScope } from '#platform/calls/query';
import type { Letter } from './queries';

/** A letter is agreed to (1), or objected to with a reason (2). */
export type Answer = { readonly status: '1' } | { readonly status: '2'; readonly remark: string };

export function answerLetter({ id }: Letter, answer: Answer, { saletoCode }: AccountScope) {
  const body = { id, customerCode: saletoCode, ...answer };
  return api.call(confirmLetter, { body }, { isSilent: true });
}
