import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { userQuery } from '#platform/calls/user-query';
import { hasSession } from '#platform/session/session';

/** The evaluated object, and its customer. */
export interface EvaluationKey {
  readonly orderNo: string;
  readonly customerCode: string;
  /** ORDER or SERVICE. */
  readonly type: string;
}

/** The key, or how far it is: the link may leave the customer to the session. */
export type EvaluationSource =
  | { readonly kind: 'ready'; readonly key: EvaluationKey }
  | { readonly kind: 'loading' }
  | { readonly kind: 'incomplete' };

/**
 * The parameters of the address: `orderNo`, `type` (ORDER when absent) and `customerCode`. Without `customerCode` the
 * signed-in user's sold-to counts. Assumption: the names of the parameters.
 */
export function useEvaluationKey(): EvaluationSource {
  const [params] = useSearchParams();
  const [isSignedIn] = useState(hasSession);
  const named = params.get('customerCode') ?? '';
  const asksUser = named === '' && isSignedIn;
  const user = useQuery({ ...userQuery(), enabled: asksUser });
  const orderNo = params.get('orderNo') ?? '';
  const customerCode = named || (user.data?.saletoCode ?? '');
  if (orderNo !== '' && asksUser && user.isPending) return { kind: 'loading' };
  if (orderNo === '' || customerCode === '') return { kind: 'incomplete' };
  return { kind: 'ready', key: { orderNo, customerCode, type: params.get('type') ?? 'ORDER' } };
}

/** The query by which the pages of the evaluation hand the key on. */
export function evaluationSearch({ orderNo, customerCode, type }: EvaluationKey): string {
  return `?${new URLSearchParams({ orderNo, customerCode, type })}`;
}
