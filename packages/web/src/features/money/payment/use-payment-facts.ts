import type { Data } from '@dealer-portal/sdk';
import { listOriginalSaleOrgs } from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import { combineFacts } from '#kits/money-form/combine-facts';
import type { MoneyFacts } from '#kits/money-form/define-money-form';
import { type PayerFacts, usePayerFacts } from '#kits/money-form/payer-balances';
import { asideQuery } from '#platform/calls/query';
import { useAccount } from '#platform/session/account';

export interface PaymentFacts extends PayerFacts {
  /** To which the sold-to may recharge; empty where the server knows none. */
  readonly saleOrgs: Data<typeof listOriginalSaleOrgs>;
}

/** The payers with their balances, and the sales organisations of a recharge. */
export function usePaymentFacts(): MoneyFacts<PaymentFacts> {
  const account = useAccount();
  const payers = usePayerFacts();
  const orgs = useQuery(
    asideQuery(listOriginalSaleOrgs, { query: { saletoCode: account.saletoCode } }, account),
  );
  const { data, error } = orgs;
  // They do not change from one press to the next: a further press on the failed page alone asks for them again.
  const refetch = async () => (data ? { data, error } : orgs.refetch());
  return combineFacts(payers, { data, error, refetch }, (money, saleOrgs) => ({ ...money, saleOrgs }));
}
