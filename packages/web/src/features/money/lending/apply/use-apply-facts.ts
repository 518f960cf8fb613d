import type { Data, Ops } from '@dealer-portal/sdk';
import { getContractRate, getCreditCenter, listOriginalSaleOrgs } from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import type { MoneyFacts } from '#kits/money-form/define-money-form';
import { type PayerFacts, usePayerFacts } from '#kits/money-form/payer-balances';
import { accountQuery, asideQuery } from '#platform/calls/query';
import { useAccount } from '#platform/session/account';
import { type ChosenOrders, useChosenOrders } from './use-chosen-orders';

/** The facts behind an application for financing. */
export interface ApplyFacts extends PayerFacts {
  readonly credit: Ops['getCreditCenter']['data'];
  /** Percent of the amount; undefined where the contract has none. */
  readonly feeRate: number | undefined;
  readonly orgs: Data<typeof listOriginalSaleOrgs>;
  readonly chosen: ChosenOrders;
}

/** Payers, credit, rates, organisations, and the orders that are to be financed. */
export function useApplyFacts(orderNos: readonly string[]): MoneyFacts<ApplyFacts> {
  const account = useAccount();
  const { customerCode } = account.saleInfo;
  const payers = usePayerFacts();
  const credit = useQuery(accountQuery(getCreditCenter, { query: { customerCode } }, account));
  const rates = useQuery(asideQuery(getContractRate, { query: { customerCode } }, account));
  const { saletoCode } = account;
  const orgs = useQuery(asideQuery(listOriginalSaleOrgs, { query: { saletoCode } }, account));
  const orders = useChosenOrders(orderNos);
  const factsOf = (payers?: PayerFacts, creditCenter = credit.data): ApplyFacts | undefined =>
    payers && creditCenter && rates.data && orgs.data && orders.data
      ? {
          ...payers,
          credit: creditCenter,
          feeRate: rates.data.find(({ rateType }) => rateType === 'SERVICE')?.rate,
          orgs: orgs.data,
          chosen: orders.data,
        }
      : undefined;
  return {
    data: factsOf(payers.data),
    error: payers.error ?? credit.error ?? rates.error ?? orgs.error ?? orders.error,
    refetch: async () => {
      const [money, line] = await Promise.all([payers.refetch(), credit.refetch()]);
      await Promise.all([...[rates, orgs].map((query) => query.error && query.refetch()), orders.retry()]);
      return { data: factsOf(money.data, line.data), error: money.error ?? line.error };
    },
  };
}
