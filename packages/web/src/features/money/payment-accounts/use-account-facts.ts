import type { Data } from '@dealer-portal/sdk';
import { listPaymentAccounts } from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import type { MoneyFacts } from '#kits/money-form/define-money-form';
import { accountQuery } from '#platform/calls/query';
import { useAccount } from '#platform/session/account';

/** The accounts of the customer, each with its card and state. */
export type AccountFacts = Data<typeof listPaymentAccounts>;

export function useAccountFacts(): MoneyFacts<AccountFacts> {
  const account = useAccount();
  const { customerCode } = account.saleInfo;
  return useQuery(accountQuery(listPaymentAccounts, { query: { customerCode } }, account));
}
