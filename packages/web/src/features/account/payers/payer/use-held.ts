import { type Money, sumAmounts } from '@dealer-portal/rules/money';
import { FUNDS_STATES, TRANSFER_STATES } from '@dealer-portal/rules/states';
import { queryFundsTransfers, queryTransfers } from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import { asideRecords } from '#platform/calls/account-records';
import { ALL_ROWS } from '#platform/calls/query';
import { useAccount } from '#platform/session/account';

/** The amounts of a payer that transfers on their way hold. */
export interface Held {
  /** Undefined where the amount of one cannot be read. */
  readonly amount: Money | undefined;
  readonly numbers: readonly string[];
}

/** The transfers out of a payer that wait for an approval or a bank; their amount cannot be used twice. */
export function useHeld(payerCode: string) {
  const account = useAccount();
  const body = { customerCode: account.saleInfo.customerCode, ...ALL_ROWS };
  const inApproval = { body: { ...body, status: TRANSFER_STATES.inApproval.value } };
  const underWay = { body: { ...body, status: FUNDS_STATES.underWay.value } };
  const accounts = useQuery(asideRecords(queryTransfers, inApproval, account));
  const funds = useQuery(asideRecords(queryFundsTransfers, underWay, account));
  const held = [
    ...(accounts.data ?? []).map((row) => ({ ...row, amount: row.transferMoney })),
    ...(funds.data ?? []),
  ].filter(({ fromPayerCode }) => fromPayerCode === payerCode);
  const data: Held | undefined = accounts.data &&
    funds.data && {
      amount: sumAmounts(held.map(({ amount }) => amount)),
      numbers: held.map(({ transferNo }) => transferNo ?? ''),
    };
  return {
    data,
    error: accounts.error ?? funds.error,
    refetch: () => Promise.all([accounts.refetch(), funds.refetch()]),
  };
}

/** What of a balance is held, and by what. */
export type HeldQuery = ReturnType<typeof useHeld>;
