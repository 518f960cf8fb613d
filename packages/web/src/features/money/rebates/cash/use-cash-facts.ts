import { useQuery } from '@tanstack/react-query';
import { combineFacts } from '#kits/money-form/combine-facts';
import type { MoneyFacts } from '#kits/money-form/define-money-form';
import { type PayerFacts, usePayerFacts } from '#kits/money-form/payer-balances';
import { useAccount } from '#platform/session/account';
import { rebateQuery } from '../queries';
import type { Rebate } from '../rebate-report';

export interface CashFacts extends PayerFacts {
  /** Absent where the account has no rebate of the number. */
  readonly rebate: Rebate | undefined;
}

/** The payers, and the rebate that is to be cashed. */
export function useCashFacts(rebateNo: string): MoneyFacts<CashFacts> {
  const payers = usePayerFacts();
  const rebates = useQuery(rebateQuery(rebateNo, useAccount()));
  return combineFacts(payers, rebates, (money, { records }) => ({
    ...money,
    rebate: records.find((found) => found.rebateNo === rebateNo),
  }));
}
