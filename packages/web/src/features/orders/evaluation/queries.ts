import type { Data } from '@dealer-portal/sdk';
import { getEvaluateInfo, getEvaluateStatus, listEvaluateAttributes } from '@dealer-portal/sdk/operations';
import { accountQuery } from '#platform/calls/query';
import type { EvaluationKey } from './use-evaluation-key';

export type EvaluateAttribute = Data<typeof listEvaluateAttributes>[number];

const scopeOf = ({ customerCode }: EvaluationKey) => ({ saletoCode: customerCode, sendtoCode: '' });

/** Whether the order or visit is still to be evaluated. */
export function evaluateStatusQuery(key: EvaluationKey) {
  const { orderNo, customerCode } = key;
  return accountQuery(getEvaluateStatus, { query: { orderNo, customerCode } }, scopeOf(key));
}

/** A finished evaluation, and the answer to it. */
export function evaluateInfoQuery(key: EvaluationKey) {
  const { orderNo, customerCode } = key;
  return accountQuery(getEvaluateInfo, { query: { orderNo, customerCode } }, scopeOf(key));
}

/** The questions of this kind of evaluation. */
export function attributesQuery(key: EvaluationKey) {
  return accountQuery(listEvaluateAttributes, { query: { type: key.type } }, scopeOf(key));
}
