import type { Money } from '@dealer-portal/rules/money';
import { transformMoney } from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import { asideQuery } from '#platform/calls/query';
import { useAccount } from '#platform/session/account';
import { useRested } from '#ui/drawing/use-rested';

/** An amount in Chinese capitals as the server writes it, once the typing rests; nothing while it is not known (FIN-03). */
export function useCapitals(amount: Money | undefined): string | undefined {
  const rested = useRested(amount ?? '');
  const input = rested === '' ? undefined : { body: { moneyStr: rested } };
  const { data } = useQuery(asideQuery(transformMoney, input, useAccount()));
  return rested === (amount ?? '') ? data : undefined;
}
