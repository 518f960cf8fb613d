import type { Redemption } from '@dealer-portal/rules/movement';
import { movementText, redemptionOf, redemptionRefusal } from '@dealer-portal/rules/movement';
import { REPAYMENT_STATES } from '@dealer-portal/rules/states';
import type { Ops } from '@dealer-portal/sdk';
import { getFinanceRepayDetail } from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import { combineFacts } from '#kits/money-form/combine-facts';
import type { MoneyFacts } from '#kits/money-form/define-money-form';
import { type PayerFacts, usePayerFacts } from '#kits/money-form/payer-balances';
import { accountQuery } from '#platform/calls/query';
import { type Account, useAccount } from '#platform/session/account';

/** A financing with its repayments. */
export type RepayDetail = Ops['getFinanceRepayDetail']['data'];

export interface RepayFacts extends PayerFacts {
  readonly detail: RepayDetail;
}

export function repayDetailQuery(account: Account, financeNo: string) {
  const { customerCode } = account.saleInfo;
  return accountQuery(getFinanceRepayDetail, { body: { customerCode, financeNo } }, account);
}

/** The payers, and the financing that is to be repaid. */
export function useRepayFacts(financeNo: string): MoneyFacts<RepayFacts> {
  const payers = usePayerFacts();
  const detail = useQuery(repayDetailQuery(useAccount(), financeNo));
  return combineFacts(payers, detail, (money, loan) => ({ ...money, detail: loan }));
}

/** The sum of a repayment of this principal today; undefined where a figure of the financing cannot be read. */
export function redemptionToday(detail: RepayDetail, principal: string): Redemption | undefined {
  return redemptionOf(owedOf(detail), principal, new Date());
}

/** Which figure of the financing keeps it from being repaid. */
export const repayProblem = (detail: RepayDetail) => movementText(redemptionRefusal(owedOf(detail)));

function owedOf({ loan, repayList }: RepayDetail) {
  const { open, repaid } = REPAYMENT_STATES;
  const maybeDone = repayList?.filter(({ status }) => status !== open.value);
  // A row of no known state may be a repayment: its day is not known, and neither is the interest since.
  return {
    ...loan,
    repaidOn: maybeDone?.map(({ status, repayDate }) => (status === repaid.value ? repayDate : '')),
  };
}
