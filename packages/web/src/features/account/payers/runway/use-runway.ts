import { compareAmounts, isAmount } from '@dealer-portal/rules/money';
import { AWAITS_TAIL } from '@dealer-portal/rules/order-list';
import { dayAfter, RUNWAY_DAYS, type RunwayDue, type RunwayFacts } from '@dealer-portal/rules/runway';
import {
  getFinanceRepayDetail,
  queryAllOrders,
  queryFinanceHistory,
  queryMyOrders,
  queryTransfers,
} from '@dealer-portal/sdk/operations';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { ALL_ROWS, asideRecords } from '#platform/calls/account-records';
import { useEach } from '#platform/calls/use-each';
import { useAccount } from '#platform/session/account';
import { balancesQuery } from '#widgets/payers/queries';

/** Loans that run; repayments that are open; transfers under approval. */
const RUNNING = '20';
const OPEN = '10';
const UNDER_APPROVAL = '10';
/** Assumption: a tail is due 30 days after the order, as credit is (信用付款，30 天内付清); no call gives the day. */
const TAIL_DAYS = 30;
/** Assumption: loans are repaid from the account of the sold-to itself; no call names the payer. */

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
  const loans = useQuery(asideRecords(queryFinanceHistory, { body: { ...body, status: RUNNING } }, account));
  const transfers = useQuery(
    asideRecords(queryTransfers, { body: { ...body, status: UNDER_APPROVAL } }, account),
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
  const all: readonly UseQueryResult<unknown>[] = [payers, loans, transfers, orders, repayments, details];
  const isLoaded = all.every(({ data }) => data !== undefined);
  const dues: readonly RunwayDue[] = [
    ...(repayments.data ?? []).flatMap((plan) => repaymentDues(plan, saletoCode)),
    ...(details.data ?? []).flat().flatMap((order) => tailDue(order, saletoCode)),
  ];
  const sources: RunwaySources | undefined =
    isLoaded && payers.data
      ? { today, payers: payers.data, dues, transfers: (transfers.data ?? []).flatMap(transferOf) }
      : undefined;
  const failed = all.filter(({ error }) => error);
  return {
    data: sources,
    error: failed[0]?.error ?? null,
    refetch: () => Promise.all(failed.map((query) => query.refetch())),
    /** The days that are looked at. */
    period: [today, dayAfter(today, RUNWAY_DAYS)] as const,
  };
}

/** The sources of the runways, as they load. */
export type RunwayQuery = ReturnType<typeof useRunway>;

interface LoanPlan {
  readonly loan: { readonly financeNo: string; readonly bankName?: string };
  readonly repayList: readonly {
    readonly repayDate: string;
    readonly amount: number;
    readonly principal?: number;
    readonly status: string;
  }[];
}

function repaymentDues({ loan, repayList }: LoanPlan, payerCode: string): readonly RunwayDue[] {
  return repayList
    .filter(({ status }) => status === OPEN)
    .map(({ repayDate, amount, principal }) => ({
      payerCode,
      day: repayDate,
      amount,
      document: { kind: 'loan', number: loan.financeNo, ...(principal !== undefined && { principal }) },
      text: `借款 ${loan.financeNo} ${loan.bankName ?? ''} 应还本息`,
      field: 'repayList.amount',
    }));
}

interface TailOrder {
  readonly orderNo: string;
  readonly createDate: string;
  readonly payerCode?: string;
  readonly restAmount?: number;
}

function tailDue(
  { orderNo, createDate, payerCode, restAmount }: TailOrder,
  saletoCode: string,
): readonly RunwayDue[] {
  // One that cannot be read is due, too: the payer's days are then not known.
  if (restAmount === undefined || (isAmount(restAmount) && compareAmounts(restAmount, 0) !== 1)) return [];
  const day = dayAfter(createDate, TAIL_DAYS);
  return [
    {
      payerCode: payerCode ?? saletoCode,
      day,
      amount: restAmount,
      text: `订单 ${orderNo} 尾款`,
      field: 'restAmount',
      document: { kind: 'order', number: orderNo },
    },
  ];
}

interface WireTransfer {
  readonly transferNo?: string;
  readonly fromPayerCode?: string;
  readonly toPayerCode?: string;
  readonly transferMoney?: number;
}

function transferOf({ transferNo, fromPayerCode, toPayerCode, transferMoney }: WireTransfer) {
  if (!transferNo || !fromPayerCode || !toPayerCode) return [];
  return [{ transferNo, fromPayerCode, toPayerCode, amount: transferMoney }];
}
