import type { Ops } from '@dealer-portal/sdk';
import { checkCreditApplyAllowed } from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import { combineFacts } from '#kits/money-form/combine-facts';
import type { MoneyFacts } from '#kits/money-form/define-money-form';
import { type PayerFacts, usePayerFacts } from '#kits/money-form/payer-balances';
import { accountQuery } from '#platform/calls/query';
import { useAccount } from '#platform/session/account';

export interface CreditFacts extends PayerFacts {
  /** Whether and how much may be applied for. */
  readonly terms: Ops['checkCreditApplyAllowed']['data'];
}

/** The payers, and what the server allows to apply for. */
export function useCreditFacts(): MoneyFacts<CreditFacts> {
  const account = useAccount();
  const { customerCode } = account.saleInfo;
  const payers = usePayerFacts();
  const terms = useQuery(accountQuery(checkCreditApplyAllowed, { query: { customerCode } }, account));
  return combineFacts(payers, terms, (money, allowed) => ({ ...money, terms: allowed }));
}
