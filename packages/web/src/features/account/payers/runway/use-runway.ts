import { AWAITS_TAIL } from '@dealer-portal/rules/order-list';
import {
  dayAfter,
  RUNWAY_DAYS,
  type RunwayDue,
  type RunwayFacts,
  repaymentDues,
  runwayTransfers,
  tailDues,
} from '@dealer-portal/rules/runway';
import { FINANCING_STATES, TRANSFER_STATES } from '@dealer-portal/rules/states';
import {
  getFinanceRepayDetail,
  queryAllOrders,
  queryFinanceHistory,
  queryMyOrders,
  queryTransfers,
} from '@dealer-portal/sdk/operations';
import { useQuery } from '@tanstack/react-query';
import { asideRecords } from '#platform/calls/account-records';
import { joinedQueries } from '#platform/calls/joined-queries';
import { ALL_ROWS } from '#platform/calls/query';
import { useEach } from '#platform/calls/use-each';
import { useAccount } from '#platform/session/account';
import { balancesQuery } from '#widgets/payers/queries';

type PayerBalance = RunwayFacts['payers'][number] & { readonly customerName: string };

/** The facts of the rule, with the names of the payers. */
export interface RunwaySources extends Omit<RunwayFacts, 'payers'> {
  readonly payers: readonly PayerBalance[];
}

/** Balances, open tails, loans and transfers of the sold-to; one that fails is shown and nothing is guessed. */
export function useRunway(today: string) {
  const account = useAccount();
  const { customerCode } = account.saleInfo;
  const { saletoCode } = account;
  const body = { customerCode, ...ALL_ROWS };
  const payers = useQuery(balancesQuery(account));
  const loans = useQuery(
    asideRecords(queryFinanceHistory, { body: { ...body, status: FINANCING_STATES.running.value } }, account),
  );
  const transfers = useQuery(
    asideRecords(queryTransfers, { body: { ...body, status: TRANSFER_STATES.inApproval.value } }, account),
  );
  const orders = useQuery(
    asideRecords(queryMyOrders, { body: { saletoCode, status: AWAITS_TAIL, ...ALL_ROWS } }, account),
  );
  const repayments = useEach(
    getFinanceRepayDetail,
    loans.data?.map(({ financeNo }) => ({ body: { customerCode, financeNo } })),
  );
  const details = useEach(
    queryAllOrders,
    orders.data?.map(({ orderNo }) => ({ body: { saletoCode, orderNo } })),
  );
  const runway = joinedQueries(
    [payers, loans, transfers, orders, repayments, details],
    ([payers, , transfers, , repayments, details]): RunwaySources => {
      const dues: readonly RunwayDue[] = [
        ...repayments.flatMap((plan) => repaymentDues(plan, saletoCode)),
        ...details.flat().flatMap((order) => tailDues(order, saletoCode)),
      ];
      return { today, payers, dues, transfers: runwayTransfers(transfers) };
    },
  );
  return {
    ...runway,
    /** The days that are looked at. */
    period: [today, dayAfter(today, RUNWAY_DAYS)] as const,
  };
}

/** The sources of the runways, as they load. */
export type RunwayQuery = ReturnType<typeof useRunway>;
